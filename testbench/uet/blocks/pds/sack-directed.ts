/** What the SACK tracker promises, step by step. */
import { sackTrackerLatency } from '../../../../rtl-gen/uet/pds/sack-tracker.ts';
import { addPsn } from '../../golden/serial.ts';
import { assert, type NamedTest, named, type TestContext } from '../test-kit.ts';
import { type SackBench, sackBench } from './sack-bench.ts';

type Steps = (t: TestContext, bench: SackBench, verdicts: readonly string[]) => Promise<void>;

/** The tests for a tracker with that window. */
export function sackDirected(window: number): readonly NamedTest[] {
  /** Runs `steps` on a tracker that starts at PSN `start`; verdicts are collected. */
  const tracker = (name: string, start: number, steps: Steps): NamedTest =>
    named(name, async (t) => {
      const verdicts: string[] = [];
      const bench = sackBench(t, { window, onVerdict: (a) => void verdicts.push(`${a.psn} ${a.verdict}`) });
      await bench.starts.send(start);
      await steps(t, bench, verdicts);
    });

  return [
    named(
      'after reset the start PSN is 0; eight verdicts and eight SACKs may wait to be taken, and none is lost',
      async (t) => {
        let taken = false;
        const verdicts: string[] = [];
        const bench = sackBench(t, {
          window,
          verdicts: () => () => taken,
          sacks: () => () => taken,
          onVerdict: (a) => void verdicts.push(`${a.psn} ${a.verdict}`),
        });
        for (let psn = 0; psn < 12; psn++) {
          bench.arrivals.sendNow(psn);
          bench.queries.sendNow(psn);
        }
        await t.cycles(40);
        assert.deepEqual([bench.arrivals.sent, bench.queries.sent], [8, 8]);
        taken = true;
        await bench.drain();
        assert.deepEqual(
          verdicts,
          Array.from({ length: 12 }, (_, psn) => `${psn} accepted`),
        );
        assert.deepEqual([bench.checker.sacks, bench.ports.cack.get()], [12, 11]);
      },
    ),
    tracker(
      'the window is [CACK + 1, CACK + W], by serial comparison through 2^32',
      2 ** 32 - 2,
      async (_, bench, verdicts) => {
        const last = window - 3;
        for (const psn of [2 ** 32 - 3, last, last + 1, 2 ** 32 - 1, last, 2 ** 31 - 3, 2 ** 31 - 2])
          bench.arrivals.sendNow(psn);
        await bench.drain();
        assert.deepEqual(verdicts, [
          '4294967293 before',
          `${last} accepted`,
          `${last + 1} beyond`,
          '4294967295 accepted',
          `${last} duplicate`,
          '2147483645 beyond',
          '2147483646 before',
        ]);
      },
    ),
    tracker(
      'the lowest hole of a full window moves CACK over all of it, cack clocks later and not before',
      1000,
      async (t, bench) => {
        for (let i = 1; i < window; i++) bench.arrivals.sendNow(1000 + i);
        await bench.drain();
        assert.equal(bench.ports.cack.get(), 999);
        assert.equal(bench.ports.out_of_order.get(), window - 1);
        const accepted = await bench.arrivals.send(1000);
        // `send` returns in the clock after the handshake; read the counters of each clock before its edge.
        await t.cycles(accepted + sackTrackerLatency.cack - 1 - t.cycle);
        assert.equal(bench.ports.cack.get(), 999);
        await t.cycles(1);
        assert.equal(bench.ports.cack.get(), 999 + window);
        assert.equal(bench.ports.out_of_order.get(), 0);
        assert.equal(bench.ports.highest.get(), 999 + window);
      },
    ),
    tracker('from every word of the window CACK jumps to a hole in every other', 2 ** 32 - 5000, async (t, bench) => {
      const words = window / 64;
      // Not only whole words, so that the holes do not stay at one slot; the longest jumps end below the base's own
      // slot.
      const jumps = Array.from({ length: words * words }, (_, i) =>
        Math.min(64 * (1 + Math.floor(i / words)) + (i % 3), window - 1),
      );
      const holes = [0];
      for (const jump of jumps) holes.push(holes.at(-1)! + jump);
      const left = new Set(holes);
      const psn = (offset: number): number => addPsn(2 ** 32 - 5000, offset);
      let sent = 0;
      for (const [i, hole] of holes.slice(0, -1).entries()) {
        for (; sent < hole + window; sent++) if (!left.has(sent)) bench.arrivals.sendNow(psn(sent));
        bench.arrivals.sendNow(psn(hole));
        await bench.arrivals.whenIdle();
        await t.cycles(sackTrackerLatency.cack);
        assert.equal(bench.ports.cack.get(), psn(holes[i + 1]! - 1));
      }
    }),
    tracker('the window moves on windowLag clocks after the arrival that moves it', 0, async (t, bench, verdicts) => {
      const first = await bench.arrivals.send(0);
      // An item queued after an edge is offered in the clock after the next one.
      await t.cycles(first + sackTrackerLatency.windowLag - 2 - t.cycle);
      bench.arrivals.sendNow(window);
      await t.cycles(1);
      bench.arrivals.sendNow(window);
      await bench.drain();
      assert.deepEqual(verdicts, ['0 accepted', `${window} beyond`, `${window} accepted`]);
    }),
    tracker('bit i of a SACK is PSN base + i: 1 up to CACK, 0 above the window', 100, async (t, bench) => {
      for (const psn of [100, 101, 103, 110, 163, 164]) bench.arrivals.sendNow(psn);
      await bench.drain();
      const bitmaps: string[] = [];
      t.attach({
        sample: () => {
          if (bench.ports.sack.valid.get() !== 1) return;
          bitmaps.push(bench.ports.sack.payload.bitmap.get().toString(16).padStart(16, '0'));
        },
      });
      for (const base of [100, 102, 101, 38, 0, 164, 102 + window, 2 ** 32 - 1]) bench.queries.sendNow(base);
      await bench.drain();
      assert.deepEqual(bitmaps, [
        '800000000000040b',
        '6000000000000102',
        'c000000000000205',
        'ffffffffffffffff',
        'ffffffffffffffff',
        '0000000000000001',
        '0000000000000000',
        'ffffffffffffffff',
      ]);
    }),
    tracker('a new start PSN forgets everything', 5, async (_, bench, verdicts) => {
      for (const psn of [5, 6, 9]) bench.arrivals.sendNow(psn);
      await bench.arrivals.whenIdle();
      await bench.starts.send(7);
      for (const psn of [9, 7, 6]) bench.arrivals.sendNow(psn);
      await bench.drain();
      assert.deepEqual(verdicts, ['5 accepted', '6 accepted', '9 accepted', '9 accepted', '7 accepted', '6 before']);
      assert.equal(bench.ports.cack.get(), 7);
      assert.equal(bench.ports.out_of_order.get(), 1);
    }),
  ];
}
