import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { ExprTable } from '../../../rtl-gen/ir/expr-table.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import { runYosys } from '../../../support/yosys/run-yosys.ts';
import { Interpreter } from '../../engine/interpreter/engine.ts';
import { frame } from './frame.ts';
import type { Question } from './miter.ts';
import { questionVerilog } from './question-verilog.ts';

/**
 * The question whether the frame of a netlist, from a random state and with random inputs, has the outputs and the
 * state that the interpreter arrives at; `wrong`: with one bit of one of these the other way round.
 */
function asInterpreted(net: Netlist, seed: number, wrong: boolean): Question {
  const random = seededRandom(seed);
  const reference = new Interpreter(net, { seed });
  const table = new ExprTable();
  const facts: number[] = [];
  const symbol = (width: number, value: bigint): number => {
    const ref = table.ref(width, facts.length);
    facts.push(table.compare('eq', ref, table.const(width, value)));
    return ref;
  };
  const inputs = net.inputs.map(({ name, width }) => {
    const value = random.bits(width);
    reference.port(name).set(value);
    return symbol(width, BigInt(value));
  });
  const registerValues = (): readonly bigint[] =>
    net.registers.map(({ path }) => BigInt(reference.signals.find((s) => s.path === path)!.get()));
  const registers = registerValues().map((value, i) => symbol(net.registers[i]!.width, value));
  const { outputs, next } = frame(table, net, inputs, { registers, memories: [] });
  const values = net.outputs.map(({ name }) => BigInt(reference.port(name).get()));
  reference.step();
  const expected = [...values, ...registerValues()];
  if (wrong) expected[random.below(expected.length)]! ^= 1n;
  const given = facts.reduce((a, b) => table.binary('and', a, b));
  const claims = [...outputs, ...next.registers].map((id, i) => {
    const { width } = table.get(id);
    const holds = table.compare('eq', id, table.const(width, expected[i]!));
    return table.binary('or', table.unary('not', given), holds);
  });
  return { table, claims };
}

test('Yosys reads a question as the interpreter computes it', async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(recipes, fc.nat(), async (recipe, seed) => {
      const net = flatten(elaborate(randomModule(recipe)));
      fc.pre(net.memories.length === 0);
      for (const wrong of [false, true]) {
        const files = { 'question.v': questionVerilog(asInterpreted(net, seed, wrong)) };
        const { log } = await runYosys({ script: 'read_verilog question.v; sat -prove holds 1 question', files });
        expect(log.includes('no model found: SUCCESS!')).toBe(!wrong);
        asked++;
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
  expect(asked).toBe(8);
});
