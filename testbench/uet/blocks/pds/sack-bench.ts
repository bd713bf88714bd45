/** The testbench of the SACK tracker: agents on its streams, and the checker over all of them. */

import type { Payload } from '../../../agents/payload.ts';
import type { StreamSink } from '../../../agents/stream-sink.ts';
import type { StreamSource } from '../../../agents/stream-source.ts';
import type { PatternLike, TestContext } from '../test-kit.ts';
import { type CheckerOptions, SackChecker } from './sack-checker.ts';

export interface SackBenchOptions extends CheckerOptions {
  /** When arrivals and queries are offered, verdicts and SACKs taken; default: in every clock. */
  readonly arrivals?: PatternLike;
  readonly queries?: PatternLike;
  readonly verdicts?: PatternLike;
  readonly sacks?: PatternLike;
  /** What payloads show while nothing is offered; default: random values. */
  readonly idlePayload?: 'random' | 'hold';
}

export interface SackBench {
  readonly checker: SackChecker;
  readonly starts: StreamSource<Payload>;
  readonly arrivals: StreamSource<Payload>;
  readonly queries: StreamSource<Payload>;
  readonly verdicts: StreamSink<Payload>;
  readonly sacks: StreamSink<Payload>;
  /** Waits until everything sent has been taken, answered and compared. */
  drain(): Promise<void>;
}

/** Attach agents and checker to a test of the tracker. Stream rules are monitored on both outputs. */
export function sackBench(t: TestContext, options: SackBenchOptions): SackBench {
  const checker = t.attach(new SackChecker(t.dut, options));
  const { idlePayload = 'random' } = options;
  const source = (name: string, valid: PatternLike = true) => t.source(name, { valid, idlePayload });
  const sink = (name: string, ready: PatternLike = true) => t.sink(name, { ready, keep: false });
  const starts = source('start');
  const arrivals = source('arrival', options.arrivals);
  const queries = source('query', options.queries);
  const verdicts = sink('verdict', options.verdicts);
  const sacks = sink('sack', options.sacks);
  t.monitor('verdict');
  t.monitor('sack');
  return {
    checker,
    starts,
    arrivals,
    queries,
    verdicts,
    sacks,
    drain: async () => {
      await starts.whenIdle();
      await arrivals.whenIdle();
      await queries.whenIdle();
      await t.until(() => checker.outstanding === 0, { timeout: 10_000 });
      // The counters of the last arrival.
      await t.cycles(10);
    },
  };
}
