import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { ScoreboardMismatch } from './mismatch.ts';
import { RuledScoreboard, type ScoreboardRules, scoreboard } from './ruled-scoreboard.ts';
import { within } from './tolerance.ts';

interface Packet {
  readonly tag: number;
  readonly time: number;
  readonly kind?: string;
}

/** A board with a clock to be set; `edge` is what the kernel does at each. */
function boardOf<T = Packet>(rules: ScoreboardRules<T> = {}) {
  const clock = { cycle: 0 };
  const board = new RuledScoreboard<T>('packets', clock, rules);
  return {
    clock,
    board,
    edge(cycles = 1): void {
      for (let i = 0; i < cycles; i++) {
        clock.cycle++;
        board.drive();
      }
    },
  };
}

/** Whether a board takes `actual` for `expected`. */
function accepts<T>(rules: ScoreboardRules<T>, expected: readonly T[], actual: readonly T[]): boolean {
  const { board } = boardOf(rules);
  for (const item of expected) board.expect(item);
  for (const item of actual) board.actual(item);
  try {
    board.finish();
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(ScoreboardMismatch);
    return false;
  }
}

const few = fc.array(fc.nat(3), { maxLength: 8 });

describe('without rules', () => {
  test('only the same items in the same order pass', () => {
    fc.assert(fc.property(few, few, (a, b) => accepts({}, a, b) === (a.join() === b.join())));
    fc.assert(fc.property(few, (a) => accepts({}, a, a)));
  });
});

describe('out of order by key', () => {
  const items = fc.array(fc.record({ tag: fc.nat(2), time: fc.nat(2) }), { maxLength: 7 });
  const key = ({ tag }: Packet): number => tag;

  test('passes exactly what is in order for each key', () => {
    const perKey = (list: readonly Packet[]): string =>
      [0, 1, 2].map((tag) => list.filter((p) => p.tag === tag).map((p) => p.time)).join('|');
    const shuffled = items.chain((list) => fc.shuffledSubarray(list, { minLength: list.length }).map((b) => [list, b]));
    let passed = 0;
    fc.assert(
      fc.property(shuffled, ([a, b]) => {
        const passes = perKey(a!) === perKey(b!);
        if (passes) passed++;
        return accepts({ key }, a!, b!) === passes;
      }),
      { numRuns: 500 },
    );
    expect(passed).toBeGreaterThan(50);
  });

  test('says what differs, field by field, for the key that came', () => {
    const { board, edge } = boardOf({ key });
    board.expect({ tag: 7, time: 1 });
    board.expect({ tag: 32, time: 2, kind: 'ACK' });
    board.actual({ tag: 32, time: 3, kind: 'NACK' });
    expect(() => edge()).toThrowErrorMatchingInlineSnapshot(`
      [ScoreboardMismatch: scoreboard packets: the item of key 0x20 at cycle 0 is not what was expected:
        time: expected 2, got 3
        kind: expected ACK, got NACK
        expected item: { tag: 0x20, time: 2, kind: ACK }
        actual item:   { tag: 0x20, time: 3, kind: NACK }]
    `);
    // Whoever has swallowed it hears it at the end.
    expect(() => board.finish()).toThrow('time: expected 2, got 3');
  });

  test('says so where nothing of the key is expected, or something of it is left over', () => {
    const { board, edge } = boardOf({ key });
    board.expect({ tag: 7, time: 1 });
    board.actual({ tag: 0x20, time: 1 });
    expect(() => edge()).toThrow(
      'scoreboard packets: the item of key 0x20 at cycle 0 was not expected: { tag: 0x20, time: 1 }',
    );
    const left = boardOf({ key });
    left.board.expect({ tag: 7, time: 1 });
    left.board.expect({ tag: 8, time: 1 });
    left.board.actual({ tag: 7, time: 1 });
    expect(() => left.board.finish()).toThrow(
      'scoreboard packets: 1 expected item did not come (1 did); the next is the item of key 8: { tag: 8, time: 1 }',
    );
    expect(left.board.counts).toEqual({ expected: 2, actual: 1, matched: 1, dropped: 0 });
  });
});

describe('values within a bound', () => {
  const compare = within({ time: 2 });

  test('pass up to the bound, either way; all else has to be equal', () => {
    const tried = [7, 8, 10, 12, 13].map((time) => accepts({ compare }, [{ tag: 1, time: 10 }], [{ tag: 1, time }]));
    expect(tried).toEqual([false, true, true, true, false]);
    expect(accepts({ compare }, [{ tag: 1, time: 10 }], [{ tag: 2, time: 10 }])).toBe(false);
  });

  test('bigints, numbers beside bigints, items that are numbers, and paths into records', () => {
    const near = (bound: Parameters<typeof within>[0], a: unknown, b: unknown) => within(bound)(a, b).length === 0;
    expect([
      near(3, 5, 8),
      near(3, 5, 9),
      near(3n, 2n ** 60n, 2n ** 60n + 3n),
      near(3, 2n ** 60n, 2n ** 60n + 4n),
    ]).toEqual([true, false, true, false]);
    expect([near(3, 5, 8n), near(3, 8n, 5), near(3, 5n, 9)]).toEqual([true, true, false]);
    expect(near({ 'a.1': 1 }, { a: [5, 5] }, { a: [5, 6] })).toBe(true);
    expect(near({ 'a.1': 1 }, { a: [5, 5] }, { a: [6, 5] })).toBe(false);
    expect(near({ a: 1 }, { a: 5 }, { a: '5' })).toBe(false);
    expect(near({ a: 1 }, { a: 5 }, {})).toBe(false);
    // A counter of 8 bits that wraps.
    const wrapping = { at: (a: number | bigint, b: number | bigint) => ((Number(b) - Number(a)) & 255) <= 2 };
    expect([near(wrapping, { at: 255 }, { at: 1 }), near(wrapping, { at: 255 }, { at: 254 })]).toEqual([true, false]);
  });

  test('the message names the bound', () => {
    const { board, edge } = boardOf({ compare });
    board.expect({ tag: 1, time: 0x10 });
    board.actual({ tag: 1, time: 0x20 });
    expect(() => edge()).toThrow(
      'item 0 at cycle 0 is not what was expected:\n  time: expected 0x10 within 2, got 0x20',
    );
  });
});

describe('latency', () => {
  const rules = { latency: { min: 2, max: 4 } };

  test.each([
    [1, 'item 0 at cycle 11 came 1 cycles after cycle 10, in which it was expected; at least 2 are right: 5'],
    [2, undefined],
    [4, undefined],
    [5, 'the item expected in cycle 10 has not come by cycle 14, 4 cycles later: 5'],
  ])('an item %i edges later', (latency, message) => {
    const { board, clock, edge } = boardOf<number>(rules);
    clock.cycle = 10;
    board.expect(5);
    const run = () => {
      edge(latency);
      // As an agent says it in `sample` of that edge, before the edge.
      board.actual(5);
      edge();
      board.finish();
    };
    if (message === undefined) run();
    else expect(run).toThrow(`scoreboard packets: ${message}`);
  });

  test('an item that is late fails at once, not at the end, also when others of other keys have come', () => {
    const { board, edge, clock } = boardOf<number>({ ...rules, key: (item) => item });
    for (const item of [1, 2, 3]) board.expect(item);
    edge(3);
    board.actual(3);
    board.actual(1);
    edge(1);
    expect(() => edge(100)).toThrow('the item expected in cycle 0 has not come by cycle 4, 4 cycles later: 2');
    expect(clock.cycle).toBe(5);
  });
});

describe('items that may be missing', () => {
  test('passes exactly subsequences with few enough left out', () => {
    const subsequence = (a: readonly number[], b: readonly number[]): boolean => {
      let next = 0;
      for (const item of a) if (item === b[next]) next++;
      return next === b.length;
    };
    const listed = few.chain((a) => fc.oneof(few, fc.subarray(a)).map((b) => [a, b] as const));
    let passed = 0;
    fc.assert(
      fc.property(listed, fc.nat(3), ([a, b], drops) => {
        const passes = subsequence(a, b) && a.length - b.length <= drops;
        if (passes) passed++;
        return accepts({ drops }, a, b) === passes;
      }),
      { numRuns: 1000 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  test('are counted over all keys, and told when they are too many', () => {
    const { board } = boardOf({ key: ({ tag }: Packet) => tag, drops: 2 });
    for (const time of [0, 1]) for (const tag of [1, 2]) board.expect({ tag, time });
    board.actual({ tag: 1, time: 1 });
    board.actual({ tag: 2, time: 1 });
    board.finish();
    expect(board.counts).toEqual({ expected: 4, actual: 2, matched: 2, dropped: 2 });
    board.expect({ tag: 3, time: 5 });
    expect(() => board.finish()).toThrow(
      '1 expected item did not come (2 did); the next is the item of key 3: { tag: 3, time: 5 }; 2 may be missing, and 2 were before',
    );
  });

  test('an item that is none of the next ones is told with the difference to the first', () => {
    const { board, edge } = boardOf<number>({ drops: 2 });
    for (const item of [1, 2, 3, 4]) board.expect(item);
    board.actual(4);
    expect(() => edge()).toThrow(
      'item 0 at cycle 0 is not what was expected:\n  value: expected 1, got 4\n  expected item: 1\n' +
        '  actual item:   4\n  nor is it one of the 2 behind that, if those before them were dropped',
    );
  });

  test('what is late counts as missing, and is not expected any more', () => {
    const { board, edge } = boardOf<number>({ drops: 1, latency: { max: 3 } });
    board.expect(1);
    edge(10);
    expect(board.counts.dropped).toBe(1);
    board.expect(2);
    board.actual(2);
    edge();
    board.actual(1);
    expect(() => edge()).toThrow('item 1 at cycle 11 was not expected: 1');
    const twice = boardOf<number>({ drops: 1, latency: { max: 3 } });
    twice.board.expect(1);
    twice.board.expect(2);
    expect(() => twice.edge(10)).toThrow('the item expected in cycle 0 has not come by cycle 3, 3 cycles later: 2');
  });
});

describe('in a test', () => {
  test('is compared at the end of each cycle, whoever is called first, and drained at the end', async () => {
    await onFifo(async (t) => {
      const board = scoreboard<unknown>(t, 'bytes', { latency: { max: 5 } });
      const source = t.source('up', { onItem: (item) => board.expect(item) });
      const sink = t.sink('down', { onItem: (item) => board.actual(item) });
      board.actual('through');
      board.expect('through');
      for (let i = 0; i < 20; i++) source.sendNow(i);
      await sink.received(20);
    });
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      const board = scoreboard<unknown>(t, 'bytes');
      t.source('up', { onItem: (item) => board.expect(item) }).sendNow(3);
      await t.cycles(5);
    });
    expect(failure?.message).toBe('scoreboard bytes: 1 expected item did not come (0 did); the next is item 0: 3');
  });

  test('what a FIFO drops when it is full is allowed up to the count', async () => {
    const lost = (drops: number) =>
      tryOn(fifoSimulator({ bug: 'dropsWhenFull', depth: 2 }), async (t) => {
        const board = scoreboard<unknown>(t, 'bytes', { drops });
        const source = t.source('up', { onItem: (item) => board.expect(item) });
        t.sink('down', { ready: [false, false, false, false, false, true], onItem: (item) => board.actual(item) });
        for (let i = 0; i < 10; i++) source.sendNow(i);
        await t.cycles(60);
      });
    expect((await lost(9)).failure).toBeUndefined();
    expect((await lost(2)).failure?.message).toContain('scoreboard bytes');
  });
});
