import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Body } from '../bench/context.ts';
import { type Judge, runCampaign } from './campaign.ts';
import { chooseMutants } from './choose.ts';
import { CYCLE_LIMIT, firstFailure } from './judge.ts';
import { mutantName } from './mutant.ts';
import { killedPercent, type Survivor } from './report.ts';

/** Counts up to 3 and stays there, until it is cleared. */
const counter = flatten(
  elaborate(
    module('counter', { in: { clear: bit }, out: { count: bits(2), full: bit } }, ({ clear }, m) => {
      const count = m.reg('count', bits(2), { reset: 0 });
      const full = count.eq(3);
      m.when(clear, () => count.set(0)).elsewhen(full.not(), () => count.set(count.add(1)));
      return { count, full };
    }),
  ),
);

/** Looks at everything. */
const strong: Body<void> = async (t) => {
  const read = () => [t.dut.port('count').get(), t.dut.port('full').get()];
  const clear = (value: number) => t.dut.port('clear').set(value);
  clear(0);
  for (const expected of [0, 1, 2, 3, 3]) {
    assert.deepEqual(read(), [expected, Number(expected === 3)]);
    await t.rising();
  }
  clear(1);
  await t.rising();
  assert.deepEqual(read(), [0, 0]);
  clear(0);
  await t.cycles(2);
  assert.deepEqual(read(), [2, 0]);
};

/** Only looks whether it ever gets full. */
const weak: Body<void> = async (t) => {
  await t.until(t.dut.port('full'));
};

const judge =
  (name: string, body: Body<void>): Judge =>
  (net) =>
    firstFailure(net, [{ name, seed: 1, body }]);
const run = (test: Judge, judges = 1) =>
  runCampaign(counter, {
    count: 1000,
    seed: 1,
    judges: Array.from({ length: judges }, () => test),
    prove: async () => false,
  });

test('a test that looks at everything kills all mutants, one that looks at little leaves those it cannot see', async () => {
  const thorough = await run(judge('strong', strong));
  expect(thorough.survivors).toEqual([]);
  expect(thorough.killed).toBe(thorough.total);
  expect(thorough.total).toBeGreaterThan(25);
  expect(thorough.killedBy).toEqual({ strong: thorough.total });
  expect(killedPercent(thorough)).toBe(100);

  const poor = await run(judge('weak', weak));
  expect(poor.total).toBe(thorough.total);
  const survivors = poor.survivors.map(({ what }) => what);
  expect(survivors.toSorted()).toEqual([
    '== becomes != in full = (count == 3)',
    'a == b becomes a + 1 == b in full = (count == 3)',
    'a == b becomes a - 1 == b in full = (count == 3)',
    'add becomes sub in (count + 1)',
    'arms of (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count))) swapped',
    'bit 0 of (clear ? 0 : (~full ? (count + 1) : count)) stuck at 1',
    'bit 0 of (count + 1) stuck at 1',
    'bit 0 of (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count))) stuck at 1',
    'bit 0 of (~full ? (count + 1) : count) stuck at 1',
    'bit 0 of count stuck at 1',
    'bit 1 of (clear ? 0 : (~full ? (count + 1) : count)) stuck at 1',
    'bit 1 of (count + 1) stuck at 1',
    'bit 1 of (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count))) stuck at 1',
    'bit 1 of (~full ? (count + 1) : count) stuck at 1',
    'bit 1 of count stuck at 1',
    'clear stuck at 0',
    'constant 0 becomes 1 in (clear ? 0 : (~full ? (count + 1) : count))',
    'constant 0 becomes 1 in (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count)))',
    'constant 0 becomes 2 in (clear ? 0 : (~full ? (count + 1) : count))',
    'constant 0 becomes 2 in (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count)))',
    'constant 0 becomes 3 in (clear ? 0 : (~full ? (count + 1) : count))',
    'constant 0 becomes 3 in (rst ? 0 : (clear ? 0 : (~full ? (count + 1) : count)))',
    'constant 1 becomes 3 in (count + 1)',
    'constant 3 becomes 0 in full = (count == 3)',
    'constant 3 becomes 1 in full = (count == 3)',
    'constant 3 becomes 2 in full = (count == 3)',
    'enable of count dropped: ~full',
    'full stuck at 1',
    'rst stuck at 0',
  ]);
  expect(poor.killed).toBe(poor.total - survivors.length);
});

test('each survivor has its kind, words, scope and place in the source', async () => {
  const { survivors } = await run(judge('weak', weak));
  expect(survivors.find(({ what }) => what === 'enable of count dropped: ~full')).toEqual({
    kind: 'dropped enable',
    what: 'enable of count dropped: ~full',
    scope: '',
    at: { file: 'testbench/mutation/campaign.test.ts', line: expect.any(Number), column: expect.any(Number) },
  });
});

test('mutants that are named are tested again, and no others', async () => {
  const { survivors } = await run(judge('weak', weak));
  const names = survivors.map(({ kind, what, scope }) => mutantName({ kind, what, origin: { scope } }));
  const again = (test: Judge) =>
    runCampaign(counter, { count: 1, seed: 1, names: [...names, 'no such'], judges: [test], prove: async () => false });
  expect((await again(judge('weak', weak))).survivors.toSorted(byWhat)).toEqual(survivors.toSorted(byWhat));
  expect(await again(judge('strong', strong))).toMatchObject({ total: names.length, killed: names.length });
});

test('the report does not depend on how many run at once', async () => {
  const one = await run(judge('weak', weak));
  expect(await run(judge('weak', weak), 3)).toEqual(one);
});

test('a mutant that keeps the test from ending is killed by the limit of cycles', async () => {
  const stuck = chooseMutants(counter, 1000, 1).find(({ what }) => what === 'full stuck at 0')!;
  const kill = await firstFailure(stuck.net, [{ name: 'weak', seed: 1, body: weak }]);
  expect(kill).toMatchObject({
    test: 'weak',
    cycles: CYCLE_LIMIT,
    reason: expect.stringContaining('was not over after'),
  });
});

test('a design that fails its own test is a mistake of the user', async () => {
  const wrong: Body<void> = async (t) => assert.equal(t.dut.port('count').get(), 2, 'count is not 2');
  await expect(run(judge('wrong', wrong))).rejects.toThrow(
    'counter fails its own test, wrong (seed 1): count is not 2',
  );
});

test('proved mutants are no survivors; explanations are attached, and reported when they are wrong', async () => {
  const report = await runCampaign(counter, {
    count: 1000,
    seed: 1,
    judges: [judge('weak', weak)],
    prove: async (_, mutant) => mutant.nodes.length > counter.nodes.length,
    explanations: [
      { mutants: /enable of count dropped: ~full/, reason: 'not observed' },
      { mutants: /full stuck at 0/, reason: 'wrong' },
      { mutants: /no such thing/, reason: 'old' },
    ],
  });
  expect(report.equivalent).toBeGreaterThan(0);
  expect(report.killed + report.equivalent + report.survivors.length).toBe(report.total);
  expect(report.survivors.filter((s) => s.explanation !== undefined)).toEqual([
    expect.objectContaining({ what: 'enable of count dropped: ~full', explanation: 'not observed' }),
  ]);
  expect(report.brokenExplanations).toEqual([
    'no mutation of the design is called /no such thing/',
    'killed by weak although it is explained: stuck bit in the top: full stuck at 0',
  ]);
});

const byWhat = (a: Survivor, b: Survivor): number => (a.what < b.what ? -1 : 1);
