import { expect, test } from 'vitest';
import { bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { runSeed } from '../bench/run-seed.ts';
import { Interpreter } from '../engine/interpreter/engine.ts';
import { simulate } from '../engine/wasm/engine.ts';
import { beside } from './beside.ts';

/** Sums what comes in, and gives the double of the sum; `wrong` subtracts instead. */
const sums = (wrong: boolean) =>
  module('sums', { in: { x: bits(8) }, out: { twice: bits(8) } }, ({ x }, m) => {
    const sum = m.reg('sum', bits(8), { reset: 0 });
    sum.set(wrong ? sum.sub(x) : sum.add(x));
    return { twice: sum.add(sum) };
  });

const net = flatten(elaborate(sums(false)));

/** Where the engine that runs `subject` differs from the interpreter that runs the right design. */
async function firstDifference(subject: typeof net): Promise<unknown> {
  const options = { seed: 1, trace: true };
  const both = beside(await simulate(subject, options), new Interpreter(net, options));
  const { failure } = await runSeed(both, 1, async (t) => {
    for (const x of [0, 0, 3, 5]) {
      t.dut.port('x').set(x);
      await t.cycles(1);
    }
  });
  both.dispose();
  expect(failure).toBeUndefined();
  return both.first;
}

test('two engines on one netlist differ nowhere', async () => {
  expect(await firstDifference(net)).toBeUndefined();
});

test('an engine that runs something else differs first where the mistake shows first, in the cycle in which it does', async () => {
  // Two clocks of reset, then two of zeros: the third value shows the wrong sum, in the register before the output.
  expect(await firstDifference(flatten(elaborate(sums(true))))).toEqual({ signal: 'sum', cycle: 5 });
});
