/**
 * MSG_ERROR and NO_OP between endpoints: a golden host gives messages up while they are under way (ses.md 3.5) to one
 * in hardware, over links that lose and reorder.
 */
import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../support/random.ts';
import { isLong, longNote } from '../../../../support/testing/long-run.ts';
import { yosysEngine } from '../../../engine/foreign/engine.ts';
import type { Engine } from '../../../engine/simulator.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { noBytes } from '../../golden/ses/packets/packet.ts';
import { BadNetwork } from './bad-network.ts';
import { type CqEntry, LibfabricEndpoint, pidOnFep } from './endpoint.ts';
import { RtlLibfabricEndpoint } from './rtl-endpoint.ts';

const count = 12;
/** Room of each message: it has a guard after it. */
const room = 131_072;

/** What a message has been given, and what has become of it. */
interface Message {
  readonly length: number;
  readonly bytes: Uint8Array;
  /** The golden host could give it up. */
  isAborted: boolean;
}

interface Ran {
  readonly messages: readonly Message[];
  readonly memory: RtlLibfabricEndpoint['memory'];
  entryOf(host: number, context: string): CqEntry;
}

async function run(engine: Engine, seed: number, loss: number): Promise<Ran> {
  const random = seededRandom(seed);
  const host = { host: 0, jobId: 1, mode: 'rud', rel: true } as const;
  const hardware = await RtlLibfabricEndpoint.make(engine, { ...host, memory: count * room, seed });
  try {
    const network = new BadNetwork({ hosts: 2, seed, loss, profile: 'hpc', mode: 'rud', hardware: [hardware] });
    const golden = network.endpoints[1];
    assert(golden instanceof LibfabricEndpoint);
    const entries: CqEntry[][] = [[], []];
    const collect = (): void => {
      for (const [end, of] of entries.entries()) of.push(...network.endpoints[end]!.cqRead());
    };
    const has = (end: number, context: string): boolean => entries[end]!.some((entry) => entry.context === context);
    const messages = Array.from({ length: count }, (_, i): Message => {
      const isGivenUp = random.chance(0.5);
      // More than a golden host has under way at once: what has not left can be taken back.
      const length = isGivenUp ? 80_000 + random.below(40_000) : 1 + random.below(20_000);
      const bytes = Uint8Array.from({ length }, () => random.below(255) + 1);
      hardware.trecv(BigInt(i * room), length, BigInt(i), `receive ${i}`);
      golden.tsend(0, bytes, BigInt(i), `send ${i}`);
      if (!isGivenUp) return { length, bytes, isAborted: false };
      // In its middle, but for some of which nothing has left.
      const { writes } = hardware.memory;
      if (random.chance(0.8)) network.run(() => writes.subarray(i * room, i * room + length).includes(1));
      return { length, bytes, isAborted: golden.cancel(`send ${i}`) };
    });
    let noOp: string | undefined;
    golden.node.ses.start(
      {
        ...{ opcode: 'no_op', peer: 0, mode: 'rud', rel: true, jobId: 1, pidOnFep, resourceIndex: 0 },
        ...{ initiator: 1, matchBits: 0n, payload: noBytes },
      },
      ({ code }) => {
        noOp = code;
      },
    );
    network.run(() => {
      collect();
      return messages.every((_, i) => has(1, `send ${i}`)) && noOp !== undefined;
    });
    expect(noOp).toBe('ok');
    // Of a message that was given up before any of its packets left the receive is still there.
    for (const i of messages.keys()) if (!has(0, `receive ${i}`)) hardware.cancel(`receive ${i}`);
    network.run(() => {
      collect();
      return messages.every((_, i) => has(0, `receive ${i}`));
    });
    const until = network.now + 200e6;
    network.run(() => network.now >= until);
    collect();
    const entryOf = (end: number, context: string): CqEntry => {
      const found = entries[end]!.filter((entry) => entry.context === context);
      expect(found, `${context} is told once`).toHaveLength(1);
      return found[0]!;
    };
    return { messages, memory: hardware.memory, entryOf };
  } finally {
    hardware.dispose();
  }
}

async function check(engine: Engine, seed: number, loss: number): Promise<Record<string, number>> {
  const { messages, memory, entryOf } = await run(engine, seed, loss);
  const codes: Record<string, number> = {};
  for (const [i, { length, bytes, isAborted }] of messages.entries()) {
    const { code, length: told } = entryOf(0, `receive ${i}`);
    codes[code] = (codes[code] ?? 0) + 1;
    expect(entryOf(1, `send ${i}`).code).toBe(isAborted ? 'cancelled' : 'ok');
    const place = memory.bytes.subarray(i * room, (i + 1) * room);
    const writes = memory.writes.subarray(i * room, (i + 1) * room);
    expect(writes.subarray(length).every((times) => times === 0)).toBe(true);
    // Whatever came is right, and once.
    expect(place.subarray(0, length).every((byte, at) => byte === (writes[at] === 0 ? 0 : bytes[at]))).toBe(true);
    expect(writes.every((times) => times <= 1)).toBe(true);
    if (isAborted) expect(['initiator_error', 'cancelled']).toContain(code);
    else expect([code, told, writes.subarray(0, length).includes(0)]).toEqual(['ok', length, false]);
  }
  return codes;
}

const seeds = (engine: Engine, numRuns: number) => async (): Promise<void> => {
  const all: Record<string, number> = {};
  for (let seed = 1; seed <= numRuns; seed++)
    for (const [code, times] of Object.entries(await check(engine, seed, [0, 0.01, 0.05][seed % 3]!)))
      all[code] = (all[code] ?? 0) + times;
  // Messages that were given up in their middle are what this is about.
  expect(all.initiator_error).toBeGreaterThan(numRuns);
};

test('messages that are given up end with INITIATOR_ERROR, others are whole', seeds(wasmEngine, 3), 3_600_000);

// Yosys takes minutes for a whole endpoint.
test.skipIf(!isLong)(`the same on the emitted Verilog, through Yosys${longNote}`, seeds(yosysEngine, 3), 3_600_000);
