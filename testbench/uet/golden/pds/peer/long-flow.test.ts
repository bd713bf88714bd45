import { describe, expect, test } from 'vitest';
import type { InitiatorOptions, LossSwitches, Mode } from '../initiator/index.ts';
import { idealLongFlow, type LongFlow, runLongFlow } from './long-flow.ts';

/** In packets of 4 KiB on the line: a round of 36 is 12 us at 100 Gb/s, and the window one and a half of it. */
const flow = { packets: 4000, delay: 18, window: 54, seed: 1 };
const registers = {
  rtoInitTime: 400,
  rtoMaxTime: 4000,
  maxRtoRetx: 15,
  nackRetxTime: 100,
  maxNackRetx: 31,
  goBackTime: 40,
  clearTime: 400,
  idleTime: 0,
  tailLossTime: 100,
  probeTime: 108,
  probeTailTime: 63,
  probeAgainTime: 180,
  packetBytes: 4222,
  ackRequestBelow: 4222,
};
const optionsOf = (loss: Partial<LossSwitches>): InitiatorOptions => ({
  window: 1024,
  policies: { serviceTime: 'optional' },
  registers: { ...registers, loss },
});
const entropy = { entropy: true, outOfOrder: false };
const outOfOrder = {};
const rtoAlone = { outOfOrder: false, probe: false, tail: 'off' } as const;

/** The rate of a flow in percent of the ideal one's: docs/uet/pds-initiator.md has this table. */
const rates: readonly [string, Mode, Partial<LossSwitches>, readonly number[]][] = [
  ['RUD, order of the entropy value', 'rud', entropy, [100, 100, 100, 99.1]],
  ['RUD, count out of order', 'rud', outOfOrder, [100, 100, 99.2, 24.3]],
  ['RUD, RTO alone', 'rud', rtoAlone, [100, 100, 92.5, 20.7]],
  ['ROD', 'rod', outOfOrder, [99.1, 96.6, 66.6, 13.4]],
  ['as RoCEv2', 'roce', outOfOrder, [99.1, 96.6, 66.6, 13.4]],
];
const losses = [0.0001, 0.001, 0.01, 0.1] as const;

describe.each(rates)('%s', (_, mode, found, expected) => {
  test.each(losses.map((loss, i) => [loss, expected[i]!] as const))(
    'at a loss of %d: %d percent of the ideal rate',
    (loss, rate) => {
      const own: LongFlow = { ...flow, mode, loss, options: optionsOf(found) };
      const [ideal, real] = [idealLongFlow(own), runLongFlow(own)];
      expect(real.time).toBeGreaterThanOrEqual(ideal.time - 1);
      expect(Math.round((1000 * ideal.time) / real.time) / 10).toBe(rate);
      if (mode === 'rud' && loss <= 0.01 && found !== rtoAlone) expect(rate).toBeGreaterThan(97);
    },
  );
});
