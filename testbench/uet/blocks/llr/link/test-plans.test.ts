import type { TestContext } from '../../../../bench/context.ts';
import type { Received } from '../../../golden/llr/peer/end.ts';
import { type PlanLink, type PlanOptions, testPlans } from '../../../golden/llr/testing/test-plans.ts';
import { describe, elaborate, hwTest } from '../../vitest-kit.ts';
import { LlrLinkBench } from './link-bench.ts';
import { llrPair } from './pair.ts';

/** Room for the 1,000 frames that plans have outstanding. */
const options = { size: 64, beats: 4096, frames: 2048, longest: 5 } as const;
const design = elaborate(llrPair(options));

/** Clocks in which what has happened is counted. */
const countedClocks = 30;

/** Both ends in hardware, as plans have them; a nanosecond is a clock. */
function hardwareLink(
  t: TestContext,
  { settings = {}, delayNs = 0, firstSeq = 0, forward, backward }: PlanOptions,
): PlanLink {
  const bench = new LlrLinkBench(t, {
    options,
    settings,
    delay: delayNs,
    firstSeq,
    ...(forward && { forward: { tamper: forward } }),
    ...(backward && { backward: { tamper: backward } }),
  });
  const { a, b } = bench;
  const received: Received[] = [];
  bench.onReceived = (frame) => void received.push(frame);
  return {
    received,
    get txCounts() {
      return a.txCounts;
    },
    get rxCounts() {
      return b.rxCounts;
    },
    get state() {
      return a.state;
    },
    get error() {
      return a.error;
    },
    get outstanding() {
      return a.tx.golden.outstanding;
    },
    get outstandingBytes() {
      return a.tx.golden.outstandingBytes;
    },
    get waiting() {
      return a.tx.notBegun;
    },
    get idle() {
      return bench.idle;
    },
    get sent() {
      return bench.forward.counts.sent;
    },
    get preambleErrors() {
      return b.arriving.preambleErrors;
    },
    get now() {
      return t.cycle;
    },
    submit: (...frames) => bench.submit(...frames),
    connect: async () => {
      await bench.connect();
      await t.cycles(countedClocks);
    },
    until: async (condition) => {
      await t.until(condition, { timeout: 200_000 });
      await t.cycles(countedClocks);
    },
    settle: () => bench.settle(),
  };
}

describe('the tests of the plans, in hardware', () => {
  for (const { name, make } of testPlans) {
    hwTest(name, { design, seeds: [1], maxCycles: 1_000_000 }, async (t) => {
      const plan = make();
      await plan.run(hardwareLink(t, plan.options));
    });
  }
});

describe('two of them, on the emitted Verilog as Yosys reads it', () => {
  for (const { name, make } of testPlans.filter(({ name }) => /LLR-0[25]/.test(name))) {
    hwTest(name, { design, engine: 'yosys', seeds: [1], maxCycles: 1_000_000 }, async (t) => {
      const plan = make();
      await plan.run(hardwareLink(t, plan.options));
    });
  }
});
