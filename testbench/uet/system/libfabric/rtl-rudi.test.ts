/** READs and WRITEs by RUDI between an endpoint in hardware and a golden one, both ways (ses.md 7). */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../support/random.ts';
import { isLong, longNote } from '../../../../support/testing/long-run.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { BadNetwork } from './bad-network.ts';
import { payloadOf } from './datagram-frames.ts';
import { LibfabricEndpoint } from './endpoint.ts';
import { RtlLibfabricEndpoint, rtlMtu } from './rtl-endpoint.ts';

/** A key whose region may be read and written again (ses.md 5.1), and one that does not say so. */
const [safe, plain] = [(1n << 63n) | 5n, 6n];
const rights = { read: true, write: true, atomic: false };
const count = 48;
/** Bytes of the region, of which peers write into the lower half, and read from the upper one; and of a place. */
const [area, room] = [1 << 19, 5000];
const half = area / 2;

/** Each operation completes once with its code, and memory has what was written and read. */
async function exchange(engine: Engine, seed: number, loss: number, copies: number): Promise<void> {
  const random = seededRandom(seed);
  const memory = area + count * room;
  const host = { host: 0, jobId: 1, mode: 'rud', rel: true } as const;
  const hardware = await RtlLibfabricEndpoint.make(engine, { ...host, memory, seed });
  try {
    const of = { hosts: 2, seed, loss, copies, memory, profile: 'hpc', mode: 'rud', hardware: [hardware] } as const;
    const network = new BadNetwork(of);
    const others: string[] = [];
    network.onArrived = (frame) => {
      const { layers } = decode(frame, { crc: 'little' });
      const isRudi = (['rudi_req', 'rudi_resp'] as const).some((name) => layerOf(layers, name) !== undefined);
      if (!isRudi) others.push(layers.map(({ name }) => name).join());
    };
    for (const [end, endpoint] of network.endpoints.entries()) {
      for (const key of [safe, plain]) expect(endpoint.register(key, 0n, area, rights)).toBe(true);
      network.memories[end]!.bytes.set(payloadOf(half, end), half);
    }
    const tasks = Array.from({ length: count }, (_, i) => {
      const isRead = random.chance(0.6);
      const drawn = random.pick([0, 1, 64, 1023, 1024, 1025, random.below(room), random.below(room)]);
      const wrong = random.pick([undefined, undefined, undefined, undefined, 'op_violation', 'bad_mkey', 'bad_addr']);
      // Each packet is judged by itself: of one that ends outside nothing is done.
      const length = wrong === 'bad_addr' ? random.int(1, rtlMtu) : drawn;
      const offset = wrong === 'bad_addr' ? area - length + 1 : isRead ? half + random.below(half - room) : i * room;
      const key = wrong === 'op_violation' ? plain : wrong === 'bad_mkey' ? safe | 64n : safe;
      return { from: i % 2, isRead, length, offset, key, code: wrong ?? 'ok', i };
    });
    for (const { from, isRead, length, offset, key, i } of tasks) {
      const [end, to, mode] = [network.endpoints[from]!, 1 - from, { mode: 'rudi' } as const];
      if (isRead) end.read(to, BigInt(area + i * room), length, key, BigInt(offset), i, mode);
      else end.write(to, payloadOf(length, i), key, BigInt(offset), i, mode);
    }
    const told: (readonly [unknown, string])[] = [];
    const collect = (): boolean => {
      for (const end of network.endpoints)
        told.push(...end.cqRead().map(({ context, code }) => [context, code] as const));
      return told.length >= count;
    };
    network.run(collect);
    // Nothing comes after that.
    const until = network.now + 20e9 / 1000;
    network.run(() => collect() && network.now > until);
    const codes = tasks.map(({ i, code }) => [i, code] as const);
    expect(told.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(codes);
    for (const { from, isRead, length, offset, code, i } of tasks) {
      const at = isRead ? area + i * room : i * room;
      const { bytes, writes } = network.memories[isRead ? from : 1 - from]!;
      const expected = isRead
        ? network.memories[1 - from]!.bytes.subarray(offset, offset + length)
        : payloadOf(length, i);
      const isThere = code === 'ok';
      if (isThere) expect(bytes.slice(at, at + length)).toEqual(Uint8Array.from(expected));
      // A read places what has come for it once.
      const most = !isThere ? 0 : isRead ? 1 : Number.POSITIVE_INFINITY;
      const times = writes.subarray(at, at + room);
      expect(times.subarray(0, length).every((n) => n <= most && n >= Number(isThere))).toBe(true);
      expect(times.subarray(length).every((n) => n === 0)).toBe(true);
    }
    expect(others).toEqual([]);
    hardware.check();
    const golden = network.endpoints[1];
    expect(golden instanceof LibfabricEndpoint && golden.node.isIdle).toBe(true);
  } finally {
    hardware.dispose();
  }
}

test.each([
  ['no loss', 0, 0],
  ['loss', 0.02, 0],
  ['loss and copies', 0.05, 0.1],
] as const)(
  'both ways with %s: each once, and no PDC',
  (_of, loss, copies) => exchange(wasmEngine, 8, loss, copies),
  600_000,
);

test('what RUDI does not carry is refused in a sentence, and so is RUDI where its profile has none', async () => {
  const of = { host: 0, jobId: 1, mode: 'rud', rel: true, memory: 4096, seed: 1 } as const;
  const hpc = await RtlLibfabricEndpoint.make(wasmEngine, of);
  const full = await RtlLibfabricEndpoint.make(wasmEngine, { ...of, profile: 'ai_full' });
  try {
    expect(() => hpc.write(1, payloadOf(8), safe, 0n, 'data', { mode: 'rudi', data: 1n })).toThrow(
      'a write by rudi is not told to the target, so it has no data for it',
    );
    expect(() => full.write(1, payloadOf(8), safe, 0n, 'x', { mode: 'rudi' })).toThrow('ai_full has no rudi');
    expect(() => full.read(1, 0n, 8, safe, 0n, 'x', { mode: 'rudi' })).toThrow('ai_full has no rudi');
  } finally {
    for (const end of [hpc, full]) end.dispose();
  }
}, 300_000);

// Yosys takes minutes for a whole endpoint.
test.skipIf(!isLong)(
  `the same on the emitted Verilog, through Yosys${longNote}`,
  () => exchange(yosysEngine, 8, 0.05, 0.1),
  3_600_000,
);
