import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bits, elaborate } from '../../rtl-gen/hdl/index.ts';
import { roundRobin } from '../../rtl-gen/lib/arbiter/round-robin.ts';
import { streamMux } from '../../rtl-gen/lib/stream/mux.ts';
import type { TestContext } from '../bench/context.ts';
import { hwProperty } from '../bench/hw-property.ts';
import { runProperty } from '../bench/run-property.ts';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import type { CreateSimulator } from '../bench/traced-run.ts';
import { wasmEngine } from '../engine/wasm/engine.ts';
import { arbitraryOf } from '../properties/arbitrary-of.ts';
import { schedules } from '../properties/schedules.ts';
import { MergingScoreboard, mergingScoreboard } from './merging-scoreboard.ts';
import { ScoreboardMismatch } from './mismatch.ts';

const boardOf = <T>(clock = { cycle: 4 }) => new MergingScoreboard<T, 'a' | 'b' | 'c'>('mux', clock, ['a', 'b', 'c']);

/** Whether `merged` is the three lists, each in its order. */
function isMerge(lists: readonly (readonly number[])[], merged: readonly number[]): boolean {
  if (merged.length === 0) return lists.every((list) => list.length === 0);
  return lists.some(
    (list, i) => list[0] === merged[0] && list.length > 0 && isMerge(lists.with(i, list.slice(1)), merged.slice(1)),
  );
}

describe('several sources into one', () => {
  test('passes exactly what is a merge of all, also where items of several are equal', () => {
    const list = fc.array(fc.nat(1), { maxLength: 4 });
    let passed = 0;
    fc.assert(
      fc.property(list, list, list, fc.infiniteStream(fc.nat(2)), fc.boolean(), (a, b, c, turns, swapped) => {
        const lists = [a, b, c].map((items) => [...items]);
        const merged: number[] = [];
        for (const turn of turns) {
          if (lists.every((items) => items.length === 0)) break;
          const next = lists[turn]!.shift();
          if (next !== undefined) merged.push(next);
        }
        if (swapped) merged.reverse();
        const board = boardOf<number>();
        for (const [i, source] of (['a', 'b', 'c'] as const).entries())
          for (const item of [a, b, c][i]!) board.expect(source, item);
        for (const item of merged) board.actual(item);
        const passes = isMerge([a, b, c], merged);
        if (passes) passed++;
        try {
          board.finish();
          return passes;
        } catch (error) {
          return error instanceof ScoreboardMismatch && !passes;
        }
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(200);
    expect(passed).toBeLessThan(499);
  });

  test('an item that may have come from either is followed both ways', () => {
    const board = boardOf<string>();
    for (const item of ['x', 'y']) board.expect('a', item);
    for (const item of ['x', 'z']) board.expect('b', item);
    for (const item of ['x', 'z', 'x', 'y']) {
      board.actual(item);
      board.drive();
    }
    board.finish();
    expect(board.counts).toEqual({ expected: 4, actual: 4, matched: 4 });
  });

  test('an item that is the next of none is told with the nearest, field by field, and the others', () => {
    const board = boardOf<object>();
    board.expect('a', { to: 1, value: 0x10 });
    board.expect('b', { to: 2, value: 0x20 });
    board.actual({ to: 2, value: 0x21 });
    expect(() => board.drive()).toThrowErrorMatchingInlineSnapshot(`
      [ScoreboardMismatch: scoreboard mux: item 0 at cycle 4 is the next one of no source; the nearest is that of b:
        value: expected 0x20, got 0x21
        expected item: { to: 2, value: 0x20 }
        actual item:   { to: 2, value: 0x21 }
        next of a: { to: 1, value: 0x10 }]
    `);
    expect(() => board.finish()).toThrow('value: expected 0x20, got 0x21');
  });

  test('an item that no one sent, and items left over, are told', () => {
    const unexpected = boardOf<number>();
    unexpected.actual(5);
    expect(() => unexpected.drive()).toThrow('scoreboard mux: item 0 at cycle 4 was not expected: 5');
    const left = boardOf<number>();
    left.expect('a', 1);
    left.expect('a', 2);
    left.expect('c', 3);
    left.actual(1);
    expect(() => left.finish()).toThrow(
      'scoreboard mux: 2 expected items did not come (1 did); the next is 2 of a, 3 of c',
    );
  });

  test('an unknown source, and items that are too much alike, are mistakes of the test', () => {
    const board = new MergingScoreboard<number>('mux', { cycle: 0 }, ['a', 'b']);
    expect(() => board.expect('d', 1)).toThrow('scoreboard mux has no source d: its sources are a, b');
    const alike = boardOf<number>();
    for (const source of ['a', 'b', 'c'] as const) for (let i = 0; i < 200; i++) alike.expect(source, 0);
    for (let i = 0; i < 300; i++) alike.actual(0);
    expect(() => alike.drive()).toThrow('more than 4096 ways in which equal items can have come');
  });

  test('long runs keep no more than the last items', () => {
    const board = boardOf<number>();
    for (let i = 0; i < 50_000; i++) {
      board.expect(i % 3 === 0 ? 'a' : 'b', i);
      board.actual(i);
      board.drive();
    }
    board.finish();
    expect(board.counts).toEqual({ expected: 50_000, actual: 50_000, matched: 50_000 });
  });

  test('in a test it is attached and drained', async () => {
    await onFifo(async (t) => {
      const board = mergingScoreboard<unknown, 'up' | 'other'>(t, 'mux', ['up', 'other']);
      const source = t.source('up', { onItem: (item) => board.expect('up', item) });
      const sink = t.sink('down', { onItem: (item) => board.actual(item) });
      for (let i = 0; i < 20; i++) source.sendNow(i);
      await sink.received(20);
    });
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      mergingScoreboard<number, 'up'>(t, 'mux', ['up']).expect('up', 3);
      await t.rising();
    });
    expect(failure?.message).toBe('scoreboard mux: 1 expected item did not come (0 did); the next is 3 of up');
  });
});

describe('a mux of streams whose items do not tell where they come from', () => {
  const design = elaborate(streamMux(bits(2), roundRobin(3, { hold: true })));
  const create: CreateSimulator = (options) => wasmEngine.create(design, options);
  const names = ['up_0', 'up_1', 'up_2'] as const;
  const side = fc.record({ items: fc.array(arbitraryOf(bits(2)), { maxLength: 40, size: 'max' }), valid: schedules() });
  const runs = fc.record({ sides: fc.tuple(side, side, side), ready: schedules() });
  type Run = typeof runs extends fc.Arbitrary<infer R> ? R : never;

  /** `change` is what becomes of item number `i` on its way. */
  const play =
    (change: (item: number, i: number) => number) =>
    async (t: TestContext, { sides, ready }: Run) => {
      const board = mergingScoreboard<number, (typeof names)[number]>(t, 'mux', names);
      sides.forEach(({ items, valid }, i) => {
        const source = t.source(names[i]!, { valid, onItem: (item) => board.expect(names[i]!, Number(item)) });
        for (const item of items) source.sendNow(item);
      });
      let came = 0;
      t.sink('down', { ready, onItem: (item) => board.actual(change(Number(item), came++)) });
      const all = sides.reduce((sum, { items }) => sum + items.length, 0);
      await t.until(() => came === all, { timeout: 5000 });
    };

  hwProperty(
    'passes, whatever the order',
    { create, numRuns: 60 },
    runs,
    play((item) => item),
  );

  test('fails where one item changes on its way, in the cycle in which it comes', async () => {
    const swapped = runProperty(
      { name: 'changed', create, wavesFolder: 'out/waves', seed: 1, environment: {} },
      runs,
      play((item, i) => (i === 1 ? item ^ 1 : item)),
    );
    await expect(swapped).rejects.toThrow(
      /scoreboard mux: item 1 at cycle \d+ (is the next one of no source|was not expected)/,
    );
  });
});
