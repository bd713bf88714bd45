import { expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { interpreterEngine } from '../../../testbench/engine/interpreter/engine.ts';
import { bit, bits, elaborate, module, record, sink } from '../../hdl/index.ts';
import { streamContract } from './contract.ts';

const Item = record({ data: bits(6), kind: bits(2) });

/** Takes what comes when it is told to, and trusts its source. */
const taker = module(
  'taker',
  { in: { take: bit }, out: { taken: bit }, link: { up: sink(Item) } },
  ({ take, up }, m) => {
    streamContract(m, 'assume', 'up', { ...up, ready: take });
    return { taken: take.and(up.valid), up: { ready: take } };
  },
);

interface Clock {
  readonly valid: number;
  readonly data?: number;
  readonly take?: number;
  readonly rst?: number;
}

/** What is said to be broken in which clock. */
async function broken(clocks: readonly Clock[]): Promise<readonly string[]> {
  const s = await interpreterEngine.create(elaborate(taker));
  for (const { valid, data = 0, take = 0, rst = 0 } of [{ valid: 0, rst: 1 }, ...clocks]) {
    for (const [name, v] of Object.entries({ up_valid: valid, up_payload_data: data, take, rst })) s.port(name).set(v);
    s.step();
  }
  return s.takeFailures().map((f) => `${f.assumed ? 'assumption' : 'assertion'} ${f.path} in ${f.cycle}`);
}

test('valid that is withdrawn, and a payload that changes while it waits, break the contract', async () => {
  expect(await broken([{ valid: 1 }, { valid: 0 }])).toEqual(['assumption up_valid_kept in 2']);
  expect(
    await broken([
      { valid: 1, data: 1 },
      { valid: 1, data: 2 },
    ]),
  ).toEqual(['assumption up_payload_kept in 2']);
});

test('once it is taken, while it is not valid, and in reset, anything may come', async () => {
  expect(
    await broken([
      { valid: 1, data: 1, take: 1 },
      { valid: 0, data: 2 },
      { valid: 1, data: 3 },
    ]),
  ).toEqual([]);
  expect(
    await broken([
      { valid: 1, data: 1 },
      { valid: 0, rst: 1 },
      { valid: 1, data: 2 },
    ]),
  ).toEqual([]);
});

everyEngineTest('the sources of testbenches keep the contract', elaborate(taker), { seeds: 2 }, async (t) => {
  const { up, take } = dutOf(t.dut, taker);
  const source = t.source(up);
  for (let i = 0; i < 100; i++) source.sendNow({ data: t.random.below(64), kind: t.random.below(4) });
  for (let i = 0; i < 300; i++) {
    take.set(t.random.below(2));
    await t.rising();
  }
});
