import { describe, expect, test } from 'vitest';
import { fifoSimulator } from '../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../bench/testing/run-on.ts';
import { ScoreboardMismatch } from './mismatch.ts';
import { Scoreboard } from './scoreboard.ts';

describe('scoreboard', () => {
  test('counts what was expected, came and matched', () => {
    const board = new Scoreboard<number>('numbers', { cycle: 0 });
    for (let i = 0; i < 3000; i++) board.expect(i);
    for (let i = 0; i < 2999; i++) board.actual(i, i);
    expect(board.counts).toEqual({ expected: 3000, actual: 2999, matched: 2999 });
    board.actual(2999, 5000);
    board.finish();
    expect(board.counts).toEqual({ expected: 3000, actual: 3000, matched: 3000 });
  });

  test('a mismatch names index, cycle and each field that differs', () => {
    const board = new Scoreboard<object>('packets', { cycle: 17 });
    board.expect({ psn: 1, kind: 'ACK', tag: 0x20n });
    board.expect({ psn: 2, kind: 'ACK', tag: 0x20n });
    board.actual({ psn: 1, kind: 'ACK', tag: 0x20 });
    expect(() => board.actual({ psn: 2, kind: 'NACK', tag: 0x21 })).toThrow(ScoreboardMismatch);
    expect(() => board.finish()).toThrowErrorMatchingInlineSnapshot(`
      [ScoreboardMismatch: scoreboard packets: item 1 at cycle 17 is not what was expected:
        kind: expected ACK, got NACK
        tag: expected 0x20, got 0x21
        expected item: { psn: 2, kind: ACK, tag: 0x20 }
        actual item:   { psn: 2, kind: NACK, tag: 0x21 }]
    `);
  });

  test('left-over expected items fail at the end', () => {
    const board = new Scoreboard<number>('numbers', { cycle: 0 });
    for (const item of [10, 11, 12]) board.expect(item);
    board.actual(10);
    expect(() => board.finish()).toThrow(
      'scoreboard numbers: 2 expected items did not come (1 did); the next is item 1: 0xb',
    );
  });

  test('within one cycle the order of expect and actual does not matter; after it, it does', () => {
    const board = new Scoreboard<number>('numbers', { cycle: 3 });
    board.actual(1);
    board.expect(1);
    board.drive();
    board.actual(2);
    expect(() => board.drive()).toThrow('scoreboard numbers: item 1 at cycle 3 was not expected: 2');
    expect(() => board.finish()).toThrow('was not expected');
  });
});

describe('in a test', () => {
  test('a mismatch ends the run at once', async () => {
    const { failure, cycles } = await tryOn(fifoSimulator({ bug: 'swaps' }), async (t) => {
      const board = t.scoreboard<unknown>('bytes');
      const source = t.source('up');
      t.sink('down', { ready: [false, true], onItem: (item, cycle) => board.actual(item, cycle) });
      for (let i = 0; i < 100; i++) {
        board.expect(i);
        source.sendNow(i);
      }
      await t.cycles(1000);
    });
    expect(failure?.message).toMatch(/^scoreboard bytes: item \d+ at cycle \d+ is not what was expected:/);
    expect(cycles).toBeLessThan(100);
  });

  test('an item that no one expected fails after its cycle', async () => {
    const { failure, cycles } = await tryOn(fifoSimulator(), async (t) => {
      const board = t.scoreboard<unknown>('bytes');
      t.sink('down', { onItem: (item) => board.actual(item) });
      t.source('up').sendNow(5);
      await t.cycles(1000);
    });
    expect(failure?.message).toBe('scoreboard bytes: item 0 at cycle 4 was not expected: 5');
    expect(cycles).toBe(5);
  });

  test('left-over items fail although the function returned; a swallowed mismatch fails all the same', async () => {
    const leftover = await tryOn(fifoSimulator(), async (t) => t.scoreboard<number>().expect(1));
    expect(leftover.failure?.message).toMatch(/^scoreboard items: 1 expected item did not come \(0 did\)/);
    const swallowed = await tryOn(fifoSimulator(), async (t) => {
      const board = t.scoreboard<number>();
      board.expect(1);
      try {
        board.actual(2);
      } catch {
        // The end of the test must tell.
      }
    });
    expect(swallowed.failure?.message).toMatch(/is not what was expected/);
  });

  test('several failed checks are told together', async () => {
    const { failure } = await tryOn(fifoSimulator(), async (t) => {
      t.scoreboard<number>('a').expect(1);
      t.scoreboard<number>('b').expect(2);
      await t.rising();
    });
    expect(failure?.message.split('\n').map((line) => line.slice(0, 16))).toEqual([
      'scoreboard a: 1 ',
      'and: scoreboard ',
    ]);
  });

  test('reset has happened before the function starts, for two edges', async () => {
    await onFifo(async (t) => {
      expect([t.cycle, t.dut.port('rst').get()]).toEqual([2, 0]);
    });
  });
});
