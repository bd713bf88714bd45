import { describe, test } from 'vitest';
import type { PlanLink, PlanOptions } from '../testing/test-plans.ts';
import { testPlans } from '../testing/test-plans.ts';
import { LlrWorld } from './world.ts';

/** The golden model's two ends, as plans have them. */
function softwareLink({ settings = {}, delayNs = 0, firstSeq = 0, forward, backward }: PlanOptions): PlanLink {
  const world = new LlrWorld({
    settings,
    delayNs,
    firstSeq,
    ...(forward && { forward: { tamper: forward } }),
    ...(backward && { backward: { tamper: backward } }),
  });
  const { tx } = world.a;
  const done = Promise.resolve();
  return {
    txCounts: tx.counts,
    rxCounts: world.b.rx.counts,
    received: world.received,
    get state() {
      return tx.state;
    },
    get error() {
      return tx.error;
    },
    get outstanding() {
      return tx.outstanding;
    },
    get outstandingBytes() {
      return tx.outstandingBytes;
    },
    get waiting() {
      return world.a.waiting;
    },
    get idle() {
      return world.a.idle;
    },
    get sent() {
      return world.forward.counts.sent;
    },
    get preambleErrors() {
      return world.b.preambleErrors;
    },
    get now() {
      return world.now / world.settings.bytesPerNs;
    },
    submit: (...frames) => world.submit(...frames),
    connect: () => {
      world.connect();
      return done;
    },
    until: (condition) => {
      world.runUntil(condition);
      return done;
    },
    settle: () => {
      world.settle();
      return done;
    },
  };
}

describe('the tests of the plans, in software', () => {
  test.each(testPlans)('$name', async ({ make }) => {
    const { options, run } = make();
    await run(softwareLink(options));
  });
});
