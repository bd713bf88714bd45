import { describe, expect, test } from 'vitest';
import type { SenderSize } from '../../../../../../rtl-gen/uet/pds/initiator/sender/sender-layout.ts';
import { engines } from '../../../../../engine/engines.ts';
import { type PairOptions, pairRegisters } from './pair-options.ts';
import { runPair } from './run-pair.ts';

/** Two millions of packets at each loss, on the emitted Verilog: docs/uet/pds-initiator.md has the command. */
const long = process.env.GATEWRIGHT_LONG !== undefined;
const packets = long ? 2_000_000 : 3_000;
const engine = long ? engines.yosys : engines.wasm;

/** Windows that hold what 512 packets can overtake. */
const size: SenderSize = { contexts: 8, window: 1024, records: 4096, parked: 64 };

const network: PairOptions = {
  seed: 1,
  flows: ['rud', 'rud', 'rud', 'rud', 'rud', 'rud', 'rod'],
  packets,
  longest: 4,
  loss: 0,
  ackLoss: 0,
  copies: 0.001,
  trims: 0,
  delay: 20,
  // Half as many packets leave as there are clocks, and a few more at times.
  spread: 800,
  ackSpread: 100,
  sesDelay: 20,
  guaranteed: 0.01,
  closes: 2e-6,
  cwnd: 2 ** 24,
  waiting: 8,
  registers: pairRegisters({ rtoInitTime: 3000, rtoMaxTime: 12_000, loss: { tail: 'off' } }),
  pdcsPerTuple: 1,
  mpr: 8,
  length: 0,
};

describe(`of ${packets} packets, which others overtake by up to 512, each is delivered once and SES hears of it once`, () => {
  test.each(long ? [0, 0.0001, 0.001, 0.01, 0.1] : [0.01])('at a loss of %d', { timeout: 7_200_000 }, async (loss) => {
    const pair = await runPair(engine, size, { ...network, loss, ackLoss: loss });
    if (long) console.log(loss, pair.describe());
    expect(pair.seen.again).toBeGreaterThanOrEqual(pair.seen.lost);
    expect(pair.overtaken).toBeGreaterThan(long ? 480 : 300);
  });
});
