/** The testbench of the SACK tracker: agents on its streams, and the checker over all of them. */

import type { PatternLike, TestContext } from '../test-kit.ts';
import { type CheckerOptions, SackChecker, sackPorts } from './sack-checker.ts';

export interface SackBenchOptions extends CheckerOptions {
  /** When arrivals and queries are offered, verdicts and SACKs taken; default: in every clock. */
  readonly arrivals?: PatternLike;
  readonly queries?: PatternLike;
  readonly verdicts?: PatternLike;
  readonly sacks?: PatternLike;
  /** What payloads show while nothing is offered; default: random values. */
  readonly idlePayload?: 'random' | 'hold';
}

export type SackBench = ReturnType<typeof sackBench>;

/** Attach agents and checker to a test of the tracker. Stream rules are monitored on both outputs. */
export function sackBench(t: TestContext, options: SackBenchOptions) {
  const ports = sackPorts(t.dut);
  const checker = t.attach(new SackChecker(ports, options));
  const { idlePayload = 'random' } = options;
  const sourceOf = (valid: PatternLike = true) => ({ valid, idlePayload });
  const sinkOf = (ready: PatternLike = true) => ({ ready, keep: false });
  const starts = t.source(ports.start, sourceOf());
  const arrivals = t.source(ports.arrival, sourceOf(options.arrivals));
  const queries = t.source(ports.query, sourceOf(options.queries));
  const verdicts = t.sink(ports.verdict, sinkOf(options.verdicts));
  const sacks = t.sink(ports.sack, sinkOf(options.sacks));
  t.monitor(ports.verdict);
  t.monitor(ports.sack);
  return {
    ports,
    checker,
    starts,
    arrivals,
    queries,
    verdicts,
    sacks,
    /** Waits until everything sent has been taken, answered and compared. */
    drain: async (): Promise<void> => {
      await starts.whenIdle();
      await arrivals.whenIdle();
      await queries.whenIdle();
      await t.until(() => checker.outstanding === 0, { timeout: 10_000 });
      // The counters of the last arrival.
      await t.cycles(10);
    },
  };
}
