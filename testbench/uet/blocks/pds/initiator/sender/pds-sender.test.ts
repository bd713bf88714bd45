import { senderSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import { pdsSender } from '../../../../../../rtl-gen/uet/pds/initiator/sender/pds-sender.ts';
import { describe, elaborate, expect, hwTest, test, wasmEngine } from '../../../vitest-kit.ts';
import { type PairOptions, pairRegisters } from './pair-options.ts';
import { runPair } from './run-pair.ts';
import { senderProperty } from './sender-property.ts';
import { senderReturns } from './sender-returns.ts';

const size = senderSizes[0]!;
const long = process.env.GATEWRIGHT_LONG !== undefined;
const design = elaborate(pdsSender(size));

const fair: PairOptions = {
  seed: 1,
  flows: ['rud', 'rod', 'rud', 'roce'],
  packets: 1000,
  longest: 4,
  loss: 0,
  ackLoss: 0,
  copies: 0,
  trims: 0,
  delay: 20,
  spread: 20,
  ackSpread: 20,
  sesDelay: 20,
  guaranteed: 0,
  closes: 0,
  cwnd: 400_000,
  waiting: 8,
  registers: pairRegisters({ rtoInitTime: 1200, rtoMaxTime: 4800 }),
  pdcsPerTuple: 1,
  mpr: 1,
  length: 0,
};

describe('hardware to hardware, each packet is delivered once and SES hears of it once', () => {
  test('in fair weather', async () => {
    // CACK waits for guaranteed responses to be cleared, and nothing else tells a PDC without SACK what has come.
    const { seen } = await runPair(wasmEngine, size, { ...fair, registers: pairRegisters() });
    expect(seen).toMatchObject({ again: 0, opened: 4 });
  });
  test('with loss of packets and ACKs, copies and trimming, while PDCs are closed', async () => {
    const foul = {
      packets: 1500,
      guaranteed: 0.1,
      loss: 0.05,
      ackLoss: 0.05,
      copies: 0.05,
      trims: 0.02,
      closes: 0.001,
    };
    const { seen } = await runPair(wasmEngine, size, { ...fair, ...foul });
    expect(seen.lost).toBeGreaterThan(50);
    expect(seen.trimmed).toBeGreaterThan(20);
    expect(seen.closed).toBeGreaterThan(5);
  });
  test.each([
    [
      1178036849,
      { longest: 20, spread: 100, closes: 0.001, cwnd: 10_000, flows: ['rud', 'rud', 'rud', 'rod', 'rud', 'rod'] },
    ],
    [3088761567, { copies: 0.05, spread: 0, ackSpread: 0, cwnd: 60_000, flows: ['rud', 'rud', 'rud'] }],
  ] as const)('by RTO alone, while ACKs are lost (%d)', async (seed, network) => {
    const loss = { probe: false, tail: 'off', ackReq: false } as const;
    const registers = pairRegisters({ rtoInitTime: 1200, rtoMaxTime: 4800, loss });
    const options = { ...fair, packets: 600, ackLoss: 0.2, sesDelay: 0, guaranteed: 0.1, registers, seed, ...network };
    const { seen } = await runPair(wasmEngine, size, options);
    expect(seen.again).toBeGreaterThan(10);
  });
  hwTest(
    'in any network',
    { design, seeds: long ? 20 : 2, timeout: 600_000 },
    senderProperty(size, long ? 6_000 : 2_000),
  );
});

describe('return spaces', () => {
  const withReturns = senderSizes.find(({ returns }) => returns)!;
  const returns = elaborate(pdsSender(withReturns));
  for (const { name, body } of senderReturns(withReturns)) hwTest(name, { design: returns, seeds: 1 }, body);
});

test('an initiator with too few records is refused in one sentence', () => {
  expect(() => pdsSender({ contexts: 256, window: 128, records: 256 })).toThrow(
    '256 records are too few for 256 PDCs: choose a power of two from 320 on',
  );
});
