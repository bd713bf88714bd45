import fc from 'fast-check';
import { patterns } from '../../../../rtl-gen/lib/stream/testing/stimulus.ts';
import { packetPack } from '../../../../rtl-gen/uet/tss/gcm/pack.ts';
import type { TestContext } from '../../../bench/context.ts';
import { describe, elaborate, expect, hwProperty, hwTest } from '../vitest-kit.ts';

const size = 16;
const design = elaborate(packetPack(size));
// The emitted Verilog of it is run as part of the engine.

/** Packets as pieces of so many bytes; the last one of each is its end. */
const runs = fc.record({
  packets: fc.array(fc.array(fc.constantFrom(0, 1, 7, 15, 16, 16), { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
  up: patterns,
  down: patterns,
});
type Run = typeof runs extends fc.Arbitrary<infer V> ? V : never;

async function play(t: TestContext, { packets, up, down }: Run): Promise<readonly number[]> {
  const source = t.source('up', { valid: up });
  const sink = t.sink('down', { ready: down });
  const taken: number[] = [];
  t.monitor('up', { onItem: (_, cycle) => taken.push(cycle) });
  t.monitor('down');
  const expected: unknown[] = [];
  for (const pieces of packets) {
    const ok = t.random.below(2);
    let bytes = 0n;
    let length = 0;
    for (const [i, count] of pieces.entries()) {
      const data = t.random.bits(128);
      const kept = BigInt(data) & ((1n << BigInt(8 * count)) - 1n);
      bytes |= kept << BigInt(8 * length);
      length += count;
      const last = i === pieces.length - 1;
      // What the pieces before the last say of the packet is not asked.
      const said = last ? ok : t.random.below(2);
      source.sendNow({ data: kept, count, last: Number(last), ok: said, wrong: 1 - said });
    }
    const beats = Math.max(1, Math.ceil(length / size));
    for (let i = 0; i < beats; i++) {
      const kept = Math.min(size, length - size * i);
      const data = (bytes >> BigInt(8 * size * i)) & ((1n << BigInt(8 * size)) - 1n);
      const last = i === beats - 1;
      expected.push({ data, keep: 2 ** kept - 1, last: Number(last), ok: last ? ok : 'any' });
    }
  }
  await t.timeout(4000, sink.received(expected.length));
  await t.cycles(20);
  const seen = sink.items.map(({ item }) => {
    const { data, keep, last, ok } = item as Record<string, number | bigint>;
    return { data: BigInt(data!), keep: Number(keep), last: Number(last), ok: last === 1 ? Number(ok) : 'any' };
  });
  expect(seen).toEqual(expected);
  return taken;
}

describe('the joiner of pieces', () => {
  hwProperty('gives the bytes of all pieces in full beats, in order', { design, numRuns: 20 }, runs, async (t, run) => {
    await play(t, run);
  });

  hwTest('calls a packet wrong whose two verdicts are the same', { design }, async (t) => {
    const [source, sink] = [t.source('up'), t.sink('down')];
    for (const [ok, wrong] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      source.sendNow({ data: 7n, count: 3, last: 1, ok, wrong });
      expect((await sink.recv()).item).toMatchObject({ last: 1, ok: Number(ok === 1 && wrong === 0) });
    }
  });

  hwProperty(
    'takes a piece in every clock while no one makes it wait',
    { design, numRuns: 10 },
    runs.map((run) => ({ ...run, up: [true], down: [true] })),
    async (t, run) => {
      const taken = await play(t, run);
      expect(taken).toEqual(taken.map((_, i) => taken[0]! + i));
    },
  );
});
