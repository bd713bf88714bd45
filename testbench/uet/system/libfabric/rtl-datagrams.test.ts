/** Datagrams by UUD between an endpoint in hardware and a golden one, both ways, in each profile (ses.md 7). */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../support/random.ts';
import { isLong, longNote } from '../../../../support/testing/long-run.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { dscps } from '../../blocks/endpoint/pair/endpoint-settings.ts';
import { requestOf } from '../../golden/ses/packets/wire.ts';
import type { ProfileName } from '../../golden/ses/profiles.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { leastTrimmed, trimmed } from '../../golden/wire/trim.ts';
import { BadNetwork } from './bad-network.ts';
import { frameOf, payloadOf, refused, withoutSes } from './datagram-frames.ts';
import { RtlLibfabricEndpoint, rtlMtu } from './rtl-endpoint.ts';

const profileNames = ['hpc', 'ai_full', 'ai_base'] as const;
/** Bytes of a receive, its guard among them. */
const room = 1100;
/** Receives that wait at a time: a context of the hardware has 32. */
const waiting = 24;
const count = 60;
/** Datagrams that each host sends together, and us until the next ones. */
const burst = { datagrams: 4, wait: 30 } as const;

const made = (engine: Engine, profile: ProfileName, host: number, memory: number): Promise<RtlLibfabricEndpoint> =>
  RtlLibfabricEndpoint.make(engine, { profile, host, jobId: 1, mode: 'rud', rel: true, memory, seed: 5 });

/** Both send to each other; each packet that comes is delivered once, and nothing else is on the line. */
async function exchange(engine: Engine, profile: ProfileName, loss: number, copies: number): Promise<number> {
  const memory = 5 * count * room;
  const hardware = [await made(engine, profile, 0, memory)];
  try {
    const random = seededRandom(21);
    const network = new BadNetwork({ hosts: 2, seed: 4, loss, copies, memory, profile, mode: 'rud', hardware });
    const { endpoints, memories } = network;
    const lengths = [0, 1, 63, 64, 65, rtlMtu - 1, rtlMtu];
    const sent = endpoints.map(() =>
      Array.from({ length: count }, (_, i) => payloadOf(lengths[i] ?? random.below(rtlMtu + 1), i)),
    );
    const arrived = sent.map((of) => of.map(() => 0));
    const delivered = sent.map((of) => of.map(() => 0));
    const left = endpoints.map(() => 0);
    const others: string[] = [];
    network.onArrived = (frame, host) => {
      const { layers } = decode(frame, { crc: 'little' });
      if (layerOf(layers, 'uud_req') === undefined) others.push(layers.map(({ name }) => name).join());
      else arrived[host]![Number(requestOf(layers, rtlMtu)!.headerData)]!++;
    };
    const posted = endpoints.map(() => 0);
    const post = (host: number): void => {
      const number = posted[host]!++;
      expect(endpoints[host]!.recv(BigInt(number * room), room, number)).toBe(true);
    };
    const collect = (): void => {
      for (const [host, endpoint] of endpoints.entries())
        for (const { op, context, code, length, source, data } of endpoint.cqRead()) {
          expect(code).toBe('ok');
          if (op === 'send') {
            expect([context, length]).toEqual([`out ${left[host]}`, sent[host]![left[host]!]!.length]);
            left[host]!++;
            continue;
          }
          const payload = sent[1 - host]![Number(data)]!;
          expect([length, source]).toEqual([payload.length, 1 - host]);
          const at = (context as number) * room;
          const { bytes, writes } = memories[host]!;
          expect(bytes.slice(at, at + room)).toEqual(Uint8Array.from({ length: room }, (_, k) => payload[k] ?? 0));
          expect(writes.subarray(at, at + room).every((times, k) => times === Number(k < length))).toBe(true);
          delivered[host]![Number(data)]!++;
          post(host);
        }
    };
    for (let i = 0; i < waiting; i++) for (const host of endpoints.keys()) post(host);
    for (let i = 0; i < count + burst.datagrams; i += burst.datagrams) {
      for (const [host, endpoint] of endpoints.entries())
        for (let k = i; k < Math.min(i + burst.datagrams, count); k++)
          endpoint.sendDatagram(1 - host, sent[host]![k]!, `out ${k}`, { data: BigInt(k) });
      const end = network.now + burst.wait * 1e6;
      network.run(() => {
        collect();
        return network.now >= end;
      });
    }
    expect(others).toEqual([]);
    expect(left).toEqual([count, count]);
    expect(delivered).toEqual(arrived);
    expect(hardware[0]!.refused).toBe(0);
    for (const of of arrived) expect(of.filter((times) => times > 0).length).toBeGreaterThan(count / 2);
    hardware[0]!.check();
    return arrived.flat().filter((times) => times > 1).length;
  } finally {
    for (const one of hardware) one.dispose();
  }
}

/** The hardware hears all that is refused, and takes the next good one. */
async function refuse(engine: Engine, profile: ProfileName): Promise<void> {
  const end = await made(engine, profile, 1, 8192);
  try {
    const out: Uint8Array[] = [];
    end.node.onFrame = (frame) => out.push(frame);
    const pass = (frame: Uint8Array): void => {
      end.node.receive(frame);
      for (let clock = 0; clock < 800; clock++) end.clock();
    };
    end.register(9n, 0n, 4096, { read: true, write: true, atomic: false });
    // No receive is there.
    pass(frameOf({}));
    end.recv(4096n, 100, 'in');
    for (const dscp of [dscps.trimmed, dscps.lastHop])
      pass(trimmed(frameOf({}), { dscp, bytes: leastTrimmed.udp }, { crc: 'little' }));
    pass(frameOf({}, { to: 2 }));
    pass(withoutSes);
    for (const [, request] of refused) pass(frameOf({ matchBits: 9n, ...request }));
    expect([out, end.cqRead()]).toEqual([[], []]);
    // One without a receive and one without SES, too; the others do not come so far.
    const { rx_counts_unrouted: unrouted, rx_counts_unknown_address: unknown } = end.counts();
    expect([end.refused, unrouted, unknown]).toEqual([refused.length + 2, 2, 1]);
    expect(end.memory.writes.every((times) => times === 0)).toBe(true);
    pass(frameOf({}));
    expect(end.cqRead()).toMatchObject([{ context: 'in', op: 'recv', code: 'ok', length: 40, source: 100 }]);
    expect(end.memory.read(4096n, 40)).toEqual(payloadOf(40));
    end.recv(5000n, 30, 'short');
    end.recv(6000n, 100, 'medium');
    pass(frameOf({}));
    pass(frameOf({ form: 'medium' }));
    expect(end.cqRead()).toMatchObject([
      { context: 'short', code: 'ok', length: 30 },
      { context: 'medium', code: 'ok', length: 40 },
    ]);
    expect(end.memory.read(5000n, 31)).toEqual(Uint8Array.of(...payloadOf(40).subarray(0, 30), 0));
    expect(() => end.sendDatagram(0, payloadOf(rtlMtu + 1), 'long')).toThrow(
      'a datagram is one packet of at most 1024 bytes, not 1025: send it as a message',
    );
    expect(out).toEqual([]);
    end.check();
  } finally {
    end.dispose();
  }
}

test.each(profileNames)(
  '%s: both ways over a network that loses and copies',
  async (profile) => {
    expect(await exchange(wasmEngine, profile, 0, 0)).toBe(0);
    expect(await exchange(wasmEngine, profile, 0.03, 0.1)).toBeGreaterThan(0);
  },
  900_000,
);

test.each(profileNames)(
  '%s: what is no datagram for a receive is dropped without an answer, and takes none',
  (profile) => refuse(wasmEngine, profile),
  900_000,
);

// Yosys takes minutes for a whole endpoint.
test.skipIf(!isLong).each(profileNames)(
  `%s: the same on the emitted Verilog, through Yosys${longNote}`,
  async (profile) => {
    expect(await exchange(yosysEngine, profile, 0.03, 0.1)).toBeGreaterThan(0);
    await refuse(yosysEngine, profile);
  },
  3_600_000,
);
