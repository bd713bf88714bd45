import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packetSink } from '../../../testbench/agents/packet/packet-agents.ts';
import { segmentsOf, toBeats } from '../../../testbench/agents/packet/segments.ts';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { hwTest } from '../../../testbench/bench/hw-test.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { packets } from '../../../testbench/properties/packets.ts';
import { elaborate } from '../../hdl/index.ts';
import { patterns } from '../stream/testing/stimulus.ts';
import { packetDistribute } from './distribute.ts';

const [lanes, bytes, rows, enough] = [4, 2, 16, 4];
const design = elaborate(packetDistribute({ lanes, bytes, rows, enough }));
const alignedDesign = elaborate(packetDistribute({ lanes, bytes, rows, enough, aligned: true }));
const lateDesign = elaborate(packetDistribute({ lanes, bytes, rows, enough, aligned: true, late: true }));

const runs = fc.record({
  packets: fc.array(
    fc.record({ bytes: packets({ beat: bytes * lanes, min: 0, max: 60 }), gap: fc.constantFrom(0, 0, 0, 1, 2, 5) }),
    {
      maxLength: 24,
      size: 'max',
    },
  ),
  up: patterns,
  starts: patterns,
  downs: fc.tuple(patterns, patterns, patterns, patterns),
});
type Run = typeof runs extends fc.Arbitrary<infer V> ? V : never;

/** Plays a run, and gives the lane and the bytes of each packet as the lanes had them. */
async function play(t: TestContext, { packets: list, up, starts, downs }: Run, aligned = false): Promise<void> {
  const source = t.source('up', { valid: up });
  const told = t.sink('starts', { ready: starts });
  t.monitor('starts');
  const sinks = downs.map((ready, i) => packetSink(t, `down_${i}`, { ready }));
  for (let i = 0; i < lanes; i++) t.monitor(`down_${i}`);
  const given = list.map((packet) => packet.bytes);
  const unused = (i: number) => lanes - 1 - ((segmentsOf(given[i]!.length, bytes) - 1) % lanes);
  const gapBefore = (i: number) => (aligned ? (i === 0 ? 0 : unused(i - 1)) : list[i]!.gap);
  for (const beat of toBeats(given, { count: lanes, bytes }, gapBefore)) source.sendNow(beat);
  await t.timeout(6000, told.received(list.length));
  const where = told.items.map(({ item }) => item as { lane: number; before: number });
  for (const [i, sink] of sinks.entries()) {
    const expected = given.filter((_, n) => where[n]!.lane === i);
    await t.timeout(6000, sink.received(expected.length));
    expect(sink.items.map(({ item }) => [...item.bytes])).toEqual(expected.map((packet) => [...packet]));
  }
  await t.cycles(10);
  expect(sinks.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
  const lengths = given.map((packet) => segmentsOf(packet.length, bytes) % lanes);
  expect(where.map(({ before }) => before)).toEqual(lengths.map((_, n) => (aligned ? 0 : (lengths[n - 1] ?? 0))));
}

describe('the distributor', () => {
  everyEngineProperty(
    'gives each packet to one lane as a whole, in order',
    design,
    runs,
    async (t, run) => {
      await play(t, run);
    },
    { numRuns: 15 },
  );
  for (const [what, made] of [
    ['does so where each packet begins with a beat', alignedDesign],
    ['does so where it knows of room a clock later', lateDesign],
  ] as const)
    everyEngineProperty(
      what,
      made,
      runs,
      async (t, run) => {
        await play(t, run, true);
      },
      { numRuns: 15 },
    );

  // Every fourth one is long: in turn alone they would all be the same lane's.
  const mixed = Array.from({ length: 160 }, (_, i) => new Uint8Array(i % 4 === 0 ? 100 : 8 + (i % 3)));
  // The same in whole beats, of which the lanes read as much in a clock as comes.
  const whole = Array.from({ length: 160 }, (_, i) => new Uint8Array(i % 4 === 0 ? 96 : 8 * (1 + (i % 2))));
  for (const [what, made, list] of [
    ['lets no lane be without work, whatever the lengths', design, mixed],
    ['does so where each packet begins with a beat', alignedDesign, whole],
    ['does so where it knows of room a clock later', lateDesign, whole],
  ] as const)
    hwTest(what, { create: (o) => wasmEngine.create(made, o) }, async (t) => {
      const source = t.source('up');
      t.sink('starts');
      for (let i = 0; i < lanes; i++) t.sink(`down_${i}`);
      const beats = toBeats(list, { count: lanes, bytes });
      for (const beat of beats) source.sendNow(beat);
      let handed = 0;
      const [from, to] = [100, 400];
      for (let clock = 0; clock < to; clock++) {
        await t.cycles(1);
        if (clock < from) continue;
        for (let i = 0; i < lanes; i++) handed += Number(t.dut.port(`down_${i}_valid`).get());
      }
      expect(source.idle).toBe(false);
      expect(handed).toBeGreaterThanOrEqual(0.98 * lanes * (to - from));
    });

  test('refuses another number of lanes in one sentence', () => {
    const make = () => packetDistribute({ lanes: 3, bytes, rows, enough });
    expect(make).toThrow(new RangeError('a distributor of 3 lanes: give 2, 4 or 8'));
  });
});
