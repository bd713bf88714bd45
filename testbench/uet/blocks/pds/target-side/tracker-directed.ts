/** What the PDC tracker promises, step by step. The bench holds every output against the model besides. */
import assert from 'node:assert/strict';
import { pdcTrackerLatency as latency } from '../../../../../rtl-gen/uet/pds/target-side/pdc-tracker.ts';
import type { TrackerSize } from '../../../../../rtl-gen/uet/pds/target-side/tracker-layout.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { addPsn } from '../../../golden/serial.ts';
import { TrackerBench } from './tracker-bench.ts';
import type { AnswerOut, VerdictOut } from './tracker-model.ts';

/** Steps in which one thing happens a clock, in context `pdc` unless it says otherwise. */
class Steps {
  readonly bench: TrackerBench;
  readonly pdc: number;

  constructor(bench: TrackerBench, pdc: number) {
    this.bench = bench;
    this.pdc = pdc;
  }

  create(start: number, rod = false, psn = start): Promise<void> {
    return this.bench.clock({ arrival: { pdc: this.pdc, create: { start, rod }, psn } });
  }

  async arrive(...psns: number[]): Promise<void> {
    for (const psn of psns) await this.bench.clock({ arrival: { pdc: this.pdc, psn } });
  }

  arriveWithClear(psn: number, clear: number): Promise<void> {
    return this.bench.clock({ arrival: { pdc: this.pdc, psn, clear } });
  }

  async respond(psns: readonly number[], guaranteed = false): Promise<void> {
    for (const psn of psns) await this.bench.clock({ response: { pdc: this.pdc, psn, guaranteed } });
  }

  /** The answer to a query of now, once it has come. */
  async ask(mode: 'at' | 'next' | 'note', psn: number): Promise<AnswerOut> {
    await this.bench.clock({ query: { pdc: this.pdc, mode, psn } });
    await this.bench.drain();
    return this.bench.answers.at(-1)!;
  }

  async pause(clocks: number): Promise<void> {
    for (let i = 0; i < clocks; i++) await this.bench.clock({});
  }

  /** The last verdicts' judgements. */
  judged(count: number): readonly VerdictOut['judgement'][] {
    return this.bench.verdicts.slice(-count).map(({ judgement }) => judgement);
  }
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => addPsn(from, i));

/** The tests for a tracker of that size. */
export function trackerDirected(size: TrackerSize): readonly NamedTest[] {
  const { window } = size;
  const test = (name: string, pdc: number, steps: (s: Steps) => Promise<void>): NamedTest =>
    named(name, async (t) => {
      const bench = new TrackerBench(t, size);
      await steps(new Steps(bench, pdc));
      await bench.drain();
    });
  return [
    test('the window and the prior window are W PSNs each, by serial comparison through 2^32', 1, async (s) => {
      const start = addPsn(0, -2);
      await s.create(start);
      await s.arrive(...[-1, -window, -window - 1, window - 1, window, 0, 1, 2 ** 31].map((n) => addPsn(start, n)));
      assert.deepEqual(s.judged(9), [
        'accepted',
        ...['prior', 'prior', 'behind', 'accepted', 'ahead', 'duplicate', 'accepted', 'behind'],
      ]);
    }),
    test(
      'from every word CACK jumps over a full window to a hole in every other, five clocks after the response',
      0,
      async (s) => {
        let base = 2 ** 32 - 3 * window;
        await s.create(base);
        for (let jump = 1; jump < window; jump += window / 32 + 1) {
          // All but the lowest and one more, then the lowest.
          const hole = addPsn(base, jump);
          await s.arrive(...range(base, window).filter((psn) => psn !== hole));
          await s.pause(latency.frontier);
          await s.respond(range(addPsn(base, 1), window - 1).filter((psn) => psn !== hole));
          await s.respond([base]);
          await s.pause(latency.cackResponse - 2);
          assert.equal((await s.ask('at', base)).cack, addPsn(base, -1), 'a clock before');
          const answer = await s.ask('at', base);
          assert.equal(answer.cack, addPsn(hole, -1), 'then');
          assert.equal(answer.frontier, answer.cack);
          assert.equal(answer.out_of_order, window - 1 - jump);
          // The rest of the window, so that the next jump begins elsewhere.
          await s.arrive(hole);
          await s.pause(latency.frontier);
          await s.respond([hole]);
          await s.pause(latency.cackResponse);
          base = addPsn((await s.ask('at', hole)).cack, 1);
        }
      },
    ),
    test(
      'CACK stops before a guaranteed response until it is cleared, also in the middle of full words',
      2,
      async (s) => {
        const start = 1_000;
        await s.create(start);
        await s.arrive(...range(start + 1, window - 1));
        await s.pause(latency.frontier);
        const guaranteed = [start + 10, start + 70, start + 71];
        await s.respond(range(start, window).filter((psn) => !guaranteed.includes(psn)));
        await s.respond(guaranteed, true);
        await s.pause(latency.cackResponse);
        assert.equal((await s.ask('at', start)).cack, start + 9);
        // A CLEAR that is old, one beyond the highest PSN, one below the next, and one that covers it.
        await s.pause(latency.windowQuery);
        await s.arriveWithClear(start, start + 8);
        await s.arriveWithClear(start, start - 1);
        await s.arriveWithClear(start, start + window);
        assert.deepEqual(
          s.bench.verdicts.slice(-3).map(({ clear }) => clear),
          ['applied', 'old', 'beyond'],
        );
        assert.equal((await s.ask('at', start)).cack, start + 9);
        await s.arriveWithClear(start + window, start + 69);
        await s.pause(latency.cackClear);
        assert.equal((await s.ask('at', start)).cack, start + 69);
        await s.arriveWithClear(start + window, start + 70);
        await s.pause(latency.cackClear);
        assert.equal((await s.ask('at', start)).cack, start + 70);
        await s.arriveWithClear(start + window, start + 71);
        await s.pause(latency.cackClear - 2);
        assert.equal((await s.ask('at', start)).cack, start + 70);
        assert.equal((await s.ask('at', start)).cack, start + window - 1);
      },
    ),
    test('CACK follows CLEAR through guaranteed responses, one PSN at a time', 0, async (s) => {
      const start = 2 ** 32 - 30;
      await s.create(start);
      await s.arrive(...range(addPsn(start, 1), window - 1));
      await s.pause(latency.frontier);
      await s.respond(range(start, window), true);
      for (const psn of range(start, 128)) {
        await s.arriveWithClear(start, psn);
        await s.pause(latency.cackClear);
        assert.equal((await s.ask('at', psn)).cack, psn);
      }
    }),
    test('a duplicate is told whether its response has come, and needs to be kept', 3, async (s) => {
      await s.create(5);
      await s.arrive(6, 7, 8);
      await s.pause(latency.frontier);
      await s.respond([7]);
      await s.respond([6, 8], true);
      await s.pause(latency.duplicateResponse);
      await s.arriveWithClear(5, 6);
      await s.arrive(6, 7, 8);
      const told = s.bench.verdicts.slice(-4).map(({ response }) => response);
      assert.deepEqual(told, ['waiting', 'plain', 'plain', 'guaranteed']);
    }),
    test('ROD takes the next PSN alone, and tells a gap once until that has come', 1, async (s) => {
      await s.create(2 ** 32 - 1, true);
      await s.arrive(1, 2, 0, 2, 1, 0, 3, 2, 3);
      assert.deepEqual(s.judged(9), [
        'gap',
        'gap',
        'accepted',
        'gap',
        'accepted',
        'duplicate',
        'gap',
        'accepted',
        'accepted',
      ]);
      const gaps = s.bench.verdicts.filter(({ judgement }) => judgement === 'gap');
      assert.deepEqual(
        gaps.map((g) => [g.first_gap, g.expected]),
        [
          [true, 0],
          [false, 0],
          [true, 1],
          [true, 2],
        ],
      );
    }),
    test(
      'a CLOSE_CMD that is the next PSN announces the close, and closes once nothing before it is missing',
      0,
      async (s) => {
        const close = (psn: number, busy = false) =>
          s.bench.clock({ arrival: { pdc: s.pdc, psn, kind: 'close', busy } });
        const start = 2 ** 32 - 2;
        const psn = (n: number) => addPsn(start, n);
        await s.create(start);
        await s.arrive(psn(1), psn(3));
        // Not the next, not the next, announced, beyond it, its own PSN, again, then the one that is missing, and
        // closed.
        for (const n of [2, 5, 4]) await close(psn(n));
        await s.arrive(psn(5), psn(4));
        await close(psn(4));
        await s.arrive(psn(2));
        await close(psn(4));
        await close(psn(4), true);
        await s.arrive(psn(3), psn(4));
        assert.deepEqual(s.judged(11), [
          ...['close_early', 'close_early', 'close_waits', 'beyond_close', 'beyond_close', 'close_waits'],
          ...['accepted', 'closed', 'duplicate', 'duplicate', 'closing'],
        ]);
      },
    ),
    test('all responses are cleared by the close, and none before it', 1, async (s) => {
      await s.create(70);
      await s.arrive(71);
      await s.pause(latency.frontier);
      await s.respond([70, 71], true);
      await s.bench.clock({ arrival: { pdc: s.pdc, psn: 72, kind: 'close' } });
      await s.pause(latency.frontier);
      await s.respond([72]);
      assert.equal((await s.ask('at', 72)).cack, 71);
      await s.pause(latency.windowQuery);
      assert.equal((await s.ask('at', 72)).cack, 72);
    }),
    test('a CLOSE_CMD while the return space is busy, or a failure from outside, ends in ERROR', 2, async (s) => {
      await s.create(9);
      await s.bench.clock({ arrival: { pdc: s.pdc, psn: 10, kind: 'close', busy: true } });
      await s.bench.clock({ arrival: { pdc: s.pdc, psn: 10, clear: 9 } });
      await s.bench.clock({ forget: s.pdc });
      await s.pause(latency.forget - 1);
      await s.create(9);
      await s.bench.clock({ arrival: { pdc: s.pdc, psn: 10, failed: true } });
      assert.deepEqual(s.judged(4), ['close_busy', 'failed', 'accepted', 'failed']);
      assert.equal(s.bench.verdicts.at(-3)?.clear, 'none');
    }),
    test('PENDING lets nothing through but what it waits for', 3, async (s) => {
      const at = (psn: number, fields = {}) => s.bench.clock({ arrival: { pdc: s.pdc, psn, ...fields } });
      await at(40, { create: { start: 40, rod: false, pends: true } });
      await at(40, { lacks: true });
      await at(40, { clear: 39 });
      await at(41, { opens: true, clear: 39 });
      await at(41);
      await at(40);
      assert.deepEqual(s.judged(6), ['pending', 'pending', 'pending', 'accepted', 'duplicate', 'accepted']);
    }),
    test('a context that was forgotten starts again, at once where it may', 2, async (s) => {
      for (const start of [0, 0, 64, 2 ** 32 - 100]) {
        await s.create(start);
        await s.arrive(...range(addPsn(start, 1), window - 1));
        await s.pause(latency.frontier);
        await s.respond(range(start, window - 1), start === 64);
        await s.pause(latency.cackResponse);
        const last = addPsn(start, window - 1);
        const { cack, highest } = await s.ask('next', last);
        assert.deepEqual([cack, highest], [start === 64 ? start - 1 : addPsn(last, -1), last]);
        await s.arriveWithClear(last, addPsn(start, window - 10));
        await s.bench.clock({ forget: s.pdc });
        await s.pause(latency.forget - 1);
      }
      await s.create(7);
      await s.pause(latency.frontier);
      const { cack, frontier, highest, out_of_order, sack_base, bitmap } = await s.ask('next', 7);
      assert.deepEqual([cack, frontier, highest, out_of_order, sack_base, bitmap], [6, 7, 7, 0, 7, 1n]);
    }),
    test('the pointer of SACKs goes over all that has arrived, and back to what came late', 0, async (s) => {
      const start = 500;
      await s.create(start, false, start + 1);
      await s.arrive(...range(start + 2, window - 2));
      await s.pause(latency.frontier);
      const bases: number[] = [];
      for (let i = 0; i <= window / 64; i++) bases.push((await s.ask('next', start + window - 1)).sack_base);
      const last = start + window - 64;
      assert.deepEqual(bases, [...Array.from({ length: window / 64 }, (_, i) => start + 64 * i), last]);
      // What is responded to is noted, with an ACK or without one; what is out of the window is not.
      await s.ask('note', start + 9);
      assert.equal((await s.ask('next', start - 1)).sack_base, start + 9);
    }),
  ];
}
