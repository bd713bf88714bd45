/** What DCQCN promises, step by step. */
import assert from 'node:assert/strict';
import { dcqcnClock, dcqcnEventClocks, sweepClocks } from '../../../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { DcqcnFixedSettings } from '../../../golden/cms/dcqcn/fixed/dcqcn-fixed.ts';
import { DcqcnChecker } from './dcqcn-checker.ts';
import { dcqcnPorts, type PacedEvent, pacedWriter, type ShownTurn, setDcqcnRegisters } from './dcqcn-ports.ts';

const GIGA = 1e9;

/** Clocks of a sweep after which the turns of contexts 2 and 3 have seen what was before. */
const AFTER_TURNS = 16;

const usual: DcqcnFixedSettings = {
  linkRate: 100 * GIGA,
  leastRate: GIGA,
  additive: 2 * GIGA,
  hyper: 8 * GIGA,
  alphaTime: 100_000,
  decreaseTime: 10_000,
  rateTime: 50_000,
  fastStages: 2,
  clampsTarget: true,
  gainShift: 4,
  pace: 7037,
  burst: 20_000,
};

type Given = Pick<PacedEvent, 'kind'> & Partial<PacedEvent>;

interface Steps {
  /** Events in clocks in a row, then the contexts after the sweep that hears them, by context. */
  readonly give: (...events: readonly Given[]) => Promise<ReadonlyMap<number, ShownTurn>>;
  /** Context 2 sends so much, and a sweep passes. */
  readonly send: (bytes: number) => Promise<void>;
  /** As `give`, at another time. */
  readonly at: (now: number, ...events: readonly Given[]) => Promise<ReadonlyMap<number, ShownTurn>>;
}

export function dcqcnDirected(contexts: number): readonly NamedTest[] {
  const named = (name: string, of: Partial<DcqcnFixedSettings>, steps: (bench: Steps) => Promise<void>): NamedTest => ({
    name,
    body: async (t) => {
      const settings = { ...usual, ...of };
      setDcqcnRegisters(t.dut, settings);
      const write = pacedWriter(t.dut);
      const port = dcqcnPorts(t.dut).now;
      const setNow = (now: number) => port.set(now % 2 ** 24);
      write(undefined);
      setNow(0);
      let shown = new Map<number, ShownTurn>();
      let clock = 0;
      const pass = async (clocks: number): Promise<void> => {
        await t.cycles(clocks);
        clock += clocks;
      };
      const sweep = sweepClocks(contexts);
      const checker = t.attach(
        new DcqcnChecker(t.dut, contexts, settings, { onTurn: (turn) => shown.set(turn.ccc, turn) }),
      );
      while (!checker.isReady) await pass(1);
      const give: Steps['give'] = async (...events) => {
        // So that one sweep hears them all.
        while (clock % sweep !== 0) await pass(1);
        await pass(AFTER_TURNS);
        for (const event of events) {
          write({ ccc: 2, bytes: 0, ...event });
          await pass(1);
        }
        write(undefined);
        await pass(dcqcnEventClocks);
        while (clock % sweep !== 0) await pass(1);
        await pass(dcqcnClock.limit + 1);
        shown = new Map();
        await pass(sweep);
        return shown;
      };
      await steps({
        give,
        send: async (bytes) => {
          while (clock % sweep !== AFTER_TURNS) await pass(1);
          write({ ccc: 2, kind: 'sent', bytes });
          await pass(1);
          write(undefined);
        },
        at: async (now, ...events) => {
          setNow(now);
          return await give(...events);
        },
      });
    },
  });
  const one = (turns: ReadonlyMap<number, ShownTurn>): ShownTurn => turns.get(2)!;
  return [
    named('a context begins at the rate of the link, and says nothing before', {}, async ({ give }) => {
      assert.equal((await give()).size, 0);
      const { rate, target, running, window } = one(await give({ kind: 'start' }));
      assert.deepEqual([rate, target, running, window], [100 * GIGA, 100 * GIGA, false, 20_000]);
    }),
    named('a context begins with all that was sent before it', {}, async ({ give }) => {
      assert.equal(one(await give({ kind: 'start', bytes: 2 ** 32 - 5_000 })).window, 15_000);
    }),
    named('the first mark starts the timers, and the first decrease halves the rate', {}, async ({ at }) => {
      await at(0, { kind: 'start' });
      const first = one(await at(1_000, { kind: 'mark' }));
      assert.deepEqual([first.rate, first.running, first.alphaDue], [100 * GIGA, true, 101_000]);
      assert.equal(one(await at(11_000)).rate, 100 * GIGA);
      const cut = one(await at(11_001));
      assert.deepEqual([cut.rate, cut.target, cut.stage, cut.rateDue], [50 * GIGA, 100 * GIGA, 0, 61_001]);
      assert.equal(one(await at(21_001)).rate, 50 * GIGA, 'a decrease without a mark');
    }),
    named('the rate comes back half of the way at a time, then the target grows', {}, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      const rates = [];
      for (const now of [10_001, 60_001, 110_001, 160_001, 210_001, 260_001]) {
        const { rate, target, stage } = one(await at(now));
        rates.push([rate / GIGA, target / GIGA, stage]);
      }
      assert.deepEqual(rates, [
        [50, 100, 0],
        [75, 100, 1],
        [87.5, 100, 2],
        [93.75, 100, 3],
        [96.875, 100, 4],
        [98.4375, 100, 5],
      ]);
    }),
    named('additive and hyper increase of a target below the link', { fastStages: 1 }, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      await at(10_001, { kind: 'mark' });
      await at(20_001);
      const targets = [];
      for (const now of [70_001, 120_001, 170_001]) targets.push(one(await at(now)).target / GIGA);
      assert.deepEqual(targets, [50, 52, 60]);
    }),
    named('alpha decays without marks and grows with them', {}, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      const quiet = one(await at(100_000));
      assert.equal(quiet.alpha, 2 ** 32 - 2 ** 28);
      await at(100_001, { kind: 'mark' });
      assert.equal(one(await at(200_000)).alpha, quiet.alpha - Math.floor(quiet.alpha / 16) + 2 ** 28);
    }),
    named('a rate is not cut below the least one', { leastRate: 60 * GIGA }, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      assert.equal(one(await at(10_001)).rate, 60 * GIGA);
    }),
    named('nor by one below it', { leastRate: 50 * GIGA + 1 }, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      assert.equal(one(await at(10_001)).rate, 50 * GIGA + 1);
    }),
    named('stages are counted up to 31', {}, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      const stages = [];
      for (let raise = 0; raise <= 33; raise += 1) stages.push(one(await at(10_001 + 50_000 * raise)).stage);
      assert.deepEqual(
        stages,
        Array.from({ length: 34 }, (_, raise) => Math.min(raise, 31)),
      );
    }),
    named(
      'without clamping only the first cut after a stage moves the target',
      { clampsTarget: false },
      async ({ at }) => {
        await at(0, { kind: 'start' }, { kind: 'mark' });
        await at(10_001, { kind: 'mark' });
        assert.equal(one(await at(20_001)).target, 100 * GIGA);
        await at(70_001, { kind: 'mark' });
        const { rate, target } = one(await at(80_001));
        assert.ok(target > rate && target < 100 * GIGA);
      },
    ),
    named('the window grows by the rate, up to a burst beyond what was sent', {}, async ({ at, give }) => {
      const sweep = sweepClocks(contexts);
      const full = one(await at(0, { kind: 'start' }, { kind: 'mark' }));
      assert.equal(full.window, 20_000);
      const cut = one(await at(10_001, { kind: 'sent', bytes: 2 ** 23 }));
      const grown = one(await give());
      const later = one(await give());
      // 50 Gb/s for the sweeps of a step, each of which `pace` says.
      const each = (2 ** -14 * 50 * GIGA * usual.pace) / 2 ** 22;
      const steps = Math.round((later.window - grown.window) / each);
      assert.ok(steps >= 2 && steps <= 4, `${steps} sweeps of ${sweep} clocks`);
      assert.ok(Math.abs(later.window - grown.window - steps * each) < 1);
      assert.ok(grown.window > cut.window);
      const idle = one(await give({ kind: 'idle', bytes: 2 ** 32 - 5 }));
      assert.equal(idle.window, 19_995);
    }),
    named(
      'bytes that fill a burst to the byte keep their fraction, and one more does not',
      {},
      async ({ give, send }) => {
        // What a sweep adds at the rate of the link, without its fraction.
        const whole = Math.floor((Math.floor((100 * GIGA) / 2 ** 14) * usual.pace) / 2 ** 22);
        for (const bytes of [whole, whole - 1]) {
          await give({ kind: 'start' });
          await send(bytes);
          for (let sweep = 0; sweep < 6; sweep += 1) await send(2 ** 20);
        }
      },
    ),
    named('a start begins again, whatever waited before it, and a mark after it counts', {}, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'mark' });
      await at(10_001);
      const again = one(await at(10_002, { kind: 'mark' }, { kind: 'start' }));
      assert.deepEqual([again.rate, again.running, again.decreaseMarked], [100 * GIGA, false, false]);
      const marked = one(await at(20_000, { kind: 'start' }, { kind: 'mark' }));
      assert.deepEqual([marked.running, marked.decreaseMarked, marked.alphaMarked], [true, true, false]);
    }),
    named('contexts know nothing of each other', {}, async ({ at }) => {
      await at(0, { kind: 'start' }, { kind: 'start', ccc: 3 }, { kind: 'mark', ccc: 3 });
      const turns = await at(10_001);
      assert.deepEqual(
        [...turns].map(([ccc, { rate }]) => [ccc, rate / GIGA]),
        [
          [2, 100],
          [3, 50],
        ],
      );
    }),
  ];
}
