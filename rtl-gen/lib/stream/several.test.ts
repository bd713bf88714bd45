import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bit, bits, elaborate, record } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { priorityArbiter } from '../arbiter/priority.ts';
import { registeredArbiter } from '../arbiter/registered.ts';
import { roundRobin } from '../arbiter/round-robin.ts';
import { broadcast } from './broadcast.ts';
import { demux } from './demux.ts';
import { downs, ups } from './many.ts';
import { streamMux } from './mux.ts';
import { items, patterns } from './testing/stimulus.ts';

const eager = [true];

/** Sinks on `down_0` and so on, and monitors that hold the offers to the rules. */
const receivers = (t: TestContext, ready: readonly boolean[][]) =>
  downs(ready.length).map((name, i) => {
    t.monitor(name);
    return t.sink(name, { ready: ready[i]! });
  });

describe('broadcast', () => {
  const design = elaborate(broadcast(bits(12), 3));
  const runs = fc.record({
    sent: items(12),
    valid: patterns,
    ready: fc.array(patterns, { minLength: 3, maxLength: 3 }),
  });

  everyEngineProperty('every receiver gets every item once and in order', design, runs, async (t, run) => {
    const source = t.source('up', { valid: run.valid });
    const sinks = receivers(t, run.ready);
    for (const item of run.sent) source.sendNow(item);
    for (const sink of sinks) await t.timeout(2000, sink.received(run.sent.length));
    await t.cycles(5);
    for (const sink of sinks) expect(sink.items.map(({ item }) => item)).toEqual(run.sent);
  });

  everyEngineProperty(
    'receivers that are never ready in the same clock do not stop it',
    design,
    fc.record({ sent: items(12, 20) }),
    async (t, { sent }) => {
      const source = t.source('up');
      const sinks = receivers(t, [
        [true, false, false],
        [false, true, false],
        [false, false, true],
      ]);
      for (const item of sent) source.sendNow(item);
      for (const sink of sinks) await t.timeout(3 * sent.length + 10, sink.received(sent.length));
    },
    { numRuns: 5 },
  );

  test('no valid follows a ready', () => {
    const paths = combPaths(design.top);
    for (const name of downs(3)) expect([...paths.get(`${name}_valid`)!]).toEqual(['up_valid']);
  });
});

describe('demux', () => {
  const item = record({ to: bits(3), value: bits(8) });
  const design = elaborate(demux(item, 5, { select: (p) => p.to }));
  const runs = fc.record({
    sent: fc.array(fc.record({ to: fc.nat(7), value: fc.nat(255) }), { maxLength: 60, size: 'max' }),
    valid: patterns,
    ready: fc.array(patterns, { minLength: 5, maxLength: 5 }),
  });

  everyEngineProperty('each item goes to the receiver that it names, or nowhere', design, runs, async (t, run) => {
    const source = t.source('up', { valid: run.valid });
    const sinks = receivers(t, run.ready);
    for (const sent of run.sent) source.sendNow(sent);
    await t.timeout(2000, source.whenIdle());
    await t.cycles(2);
    sinks.forEach((sink, i) => {
      expect(sink.items.map((received) => received.item)).toEqual(run.sent.filter(({ to }) => to === i));
    });
  });
});

/** Beats of packets of the given lengths from sender `from`. */
const packets = (from: number, lengths: readonly number[]) =>
  lengths.flatMap((length, packet) =>
    Array.from({ length }, (_, i) => ({ from, packet, beat: i, last: i === length - 1 ? 1 : 0 })),
  );

describe('mux', () => {
  const item = record({ from: bits(2), packet: bits(8), beat: bits(4), last: bit });
  const runs = fc.record({
    lengths: fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 8 }), { minLength: 3, maxLength: 3 }),
    valid: fc.array(patterns, { minLength: 3, maxLength: 3 }),
    ready: patterns,
  });
  type Run = typeof runs extends fc.Arbitrary<infer R> ? R : never;

  async function play(t: TestContext, { lengths, valid, ready }: Run) {
    const sources = ups(3).map((name, i) => t.source(name, { valid: valid[i]! }));
    const sink = t.sink('down', { ready });
    t.monitor('down');
    const sent = lengths.map((list, i) => packets(i, list));
    await t.rising();
    sent.forEach((list, i) => {
      for (const beat of list) sources[i]!.sendNow(beat);
    });
    await t.timeout(3000, sink.received(sent.flat().length));
    await t.cycles(5);
    const received = sink.items.map((r) => r.item as (typeof sent)[number][number]);
    sent.forEach((list, i) => {
      expect(received.filter(({ from }) => from === i)).toEqual(list);
    });
    return { received, cycles: sink.items.map(({ cycle }) => cycle) };
  }

  for (const arbiter of [
    roundRobin(3, { hold: true }),
    priorityArbiter(3, { hold: true }),
    registeredArbiter(roundRobin(3)),
  ])
    everyEngineProperty(
      `under ${arbiter.name} no item is lost, doubled or overtaken by one of its stream`,
      elaborate(streamMux(item, arbiter)),
      runs,
      play,
    );

  const whole = elaborate(streamMux(item, roundRobin(3, { hold: true }), { last: (p) => p.last }));
  everyEngineProperty('packets stay whole where they are to', whole, runs, async (t, run) => {
    const { received } = await play(t, run);
    received.forEach(({ from, packet, last }, i) => {
      const next = received[i + 1];
      if (last === 0) expect([next?.from, next?.packet]).toEqual([from, packet]);
    });
  });

  everyEngineProperty(
    'an item passes in every clock while any stream has one',
    whole,
    runs.map((run) => ({ ...run, valid: [eager, eager, eager], ready: eager })),
    async (t, run) => {
      const { cycles } = await play(t, run);
      expect(cycles).toEqual(cycles.map((_, i) => cycles[0]! + i));
    },
    { numRuns: 10 },
  );

  test('an arbiter that may change its grant is refused', () => {
    const refusal = (name: string) => `a mux under ${name} could change what it offers: give an arbiter with hold`;
    expect(() => streamMux(item, roundRobin(3))).toThrow(new RangeError(refusal('round_robin_n3')));
    expect(() => streamMux(item, registeredArbiter(roundRobin(3)), { last: (p) => p.last })).toThrow(
      new RangeError(refusal('registered_round_robin_n3')),
    );
  });
});

test('fewer than two streams are refused', () => {
  expect(() => broadcast(bits(8), 1)).toThrow(new RangeError('a broadcast of 1 streams: give an integer from 2 up'));
  expect(() => demux(bits(8), 0, { select: (p) => p })).toThrow(RangeError);
});
