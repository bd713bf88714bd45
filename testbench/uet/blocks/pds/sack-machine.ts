/** The commands of the SACK tracker, given to hardware and golden model; PSNs are drawn about the model's window. */
import fc from 'fast-check';
import type { TestContext } from '../../../bench/context.ts';
import type { Machine } from '../../../properties/model-property.ts';
import type { SackTracker } from '../../golden/sack-tracker.ts';
import { addPsn } from '../../golden/serial.ts';
import { type SackBench, sackBench } from './sack-bench.ts';
import { sackModel } from './sack-checker.ts';

/** The tracker with its agents, and the run that it is in. */
interface Tracker extends SackBench {
  readonly t: TestContext;
}

/**
 * The tracker with that window. The model is that of the checker, which feeds it with what the hardware takes in and
 * compares every output in every clock; so commands need only send, and know from it where the window is.
 */
export function sackMachine(window: number): Machine<SackTracker, Tracker> {
  const base = (model: SackTracker): number => addPsn(model.status().cack, 1);
  /** How far from the window's base: in its first words, about its end, or half the PSN space away. */
  const offset = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 70 }) },
    { weight: 2, arbitrary: fc.integer({ min: window - 70, max: window + 70 }) },
    { weight: 1, arbitrary: fc.integer({ min: -(2 ** 31) - 70, max: -(2 ** 31) + 70 }) },
  );
  const nearWrap = fc.integer({ min: 2 ** 32 - 200, max: 2 ** 32 - 1 });
  return {
    model: () => sackModel(window),
    real: (t, model) => ({ ...sackBench(t, { window, model }), t }),
    maxCommands: 80,
    commands: (define) => [
      define('arrive', {
        args: offset,
        model: (model, away) => addPsn(base(model), away),
        hardware: ({ arrivals }, _, psn) => arrivals.sendNow(psn),
      }),
      // In order but for the first, so that a hole stays; the window fills up.
      define('sweep', {
        args: fc.record({ from: fc.integer({ min: 0, max: 3 }), count: fc.integer({ min: 1, max: window }) }),
        model: (model, { from }) => addPsn(base(model), from),
        hardware: ({ arrivals }, { count }, first) => {
          for (let i = 0; i < count; i++) arrivals.sendNow(addPsn(first, i));
        },
      }),
      define('fillHole', {
        args: fc.constant(undefined),
        when: (model) => model.status().outOfOrder > 0,
        model: base,
        hardware: ({ arrivals }, _, psn) => arrivals.sendNow(psn),
      }),
      define('ask', {
        args: offset,
        model: (model, away) => addPsn(base(model), away),
        hardware: ({ queries }, _, psn) => queries.sendNow(psn),
      }),
      define('load', {
        args: fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), nearWrap),
        model: () => undefined,
        hardware: async ({ starts }, start) => void (await starts.send(start)),
      }),
      define('wait', {
        args: fc.integer({ min: 1, max: 40 }),
        model: () => undefined,
        hardware: async ({ t }, clocks) => t.cycles(clocks),
      }),
      define('take', {
        args: fc.record({ verdicts: fc.boolean(), sacks: fc.boolean() }),
        model: () => undefined,
        hardware: ({ verdicts, sacks }, willing) => {
          take(verdicts, willing.verdicts);
          take(sacks, willing.sacks);
        },
      }),
    ],
    end: async ({ verdicts, sacks, drain }) => {
      take(verdicts, true);
      take(sacks, true);
      await drain();
    },
  };
}

function take(sink: Tracker['verdicts'] | Tracker['sacks'], willing: boolean): void {
  if (willing) sink.resume();
  else sink.pause();
}
