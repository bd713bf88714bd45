import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Body } from '../bench/context.ts';
import { allMutations } from './all-mutations.ts';
import { firstFailure } from './judge.ts';
import { judgeTogether } from './judge-together.ts';
import { mutantName } from './mutant.ts';

/** Counts, keeps what it has counted, and writes it down: a register, an enable, a memory with contents. */
const net = flatten(
  elaborate(
    module('counts', { in: { on: bit, at: bits(2) }, out: { count: bits(3), kept: bits(3), never: bit } }, (io, m) => {
      const count = m.reg('count', bits(3), { reset: 0 });
      m.when(io.on, () => count.set(count.add(1)));
      const words = m.mem('words', bits(3), { depth: 4, init: [1n, 2n, 3n, 4n] });
      words.write({ addr: io.at, data: count, enable: io.on });
      return { count, kept: words.read(io.at), never: count.eq(7).and(io.on.not()) };
    }),
  ),
);
const mutations = [...allMutations(net).values()].flat();

/** Never counts beyond 2, so that some places are not reached. */
const few: Body<void> = async (t) => {
  const [on, at] = [t.dut.port('on'), t.dut.port('at')];
  on.set(1);
  for (const [address, expected] of [
    [0, 0],
    [2, 1],
  ] as const) {
    at.set(address);
    assert.equal(t.dut.port('count').get(), expected);
    await t.rising();
    assert.equal(t.dut.port('kept').get(), expected);
  }
  on.set(0);
  at.set(3);
  await t.cycles(2);
  assert.deepEqual(
    ['count', 'kept', 'never'].map((name) => t.dut.port(name).get()),
    [2, 4, 0],
  );
};

test('mutants in one netlist die as they do alone, and those that are not reached live', async () => {
  const runs = [{ name: 'few', seed: 1, body: few }];
  const told: string[] = [];
  const judged = await judgeTogether(net, mutations, runs, (one) => told.push(mutantName(one)));
  expect(told).toEqual(mutations.map(mutantName));
  const alone = [];
  for (const one of mutations) alone.push(await firstFailure(one.apply(), runs));
  expect(judged.map(({ kill }) => kill?.reason)).toEqual(alone.map((kill) => kill?.reason));
  expect(judged.filter(({ kill }) => kill === undefined).length).toBeGreaterThan(10);
  expect(judged.filter(({ kill }) => kill !== undefined).length).toBeGreaterThan(40);
  const reached = new Set(judged.map((one) => one.reached));
  expect([...reached].sort()).toEqual([0, 1, undefined]);
  for (const { kill, reached } of judged) if (reached === 0) expect(kill).toBeUndefined();
});

test('a design that fails its own tests is told of', async () => {
  const fails: Body<void> = async () => assert.fail('wrong');
  await expect(judgeTogether(net, mutations, [{ name: 'fails', seed: 1, body: fails }], () => {})).rejects.toThrow(
    'counts fails its own test, fails: wrong',
  );
});
