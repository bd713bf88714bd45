import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import { edgeSinks, Graph } from './graph.ts';
import { allOn } from './options.ts';
import { Premise } from './premise.ts';

const premiseOf = (net: Netlist): Premise => {
  const graph = new Graph(net);
  return new Premise(graph, edgeSinks(graph, allOn).sinks);
};

test('counts what is left in a state', () => {
  const machine = module('machine', { in: { x: bits(32), go: bit }, out: { y: bits(32) } }, ({ x, go }, m) => {
    const state = m.reg('state', bits(2), { reset: 0 });
    const y = m.reg('y', bits(32), { reset: 0 });
    m.when(go, () => state.set(state.add(1)));
    const long = (n: number): Bits<32> =>
      Array.from({ length: n }, (_, i) => i + 1).reduce<Bits<32>>((a, i) => a.add(x.shr(i)), y);
    m.when(state.eq(1), () => y.set(long(20))).elsewhen(state.eq(2), () => y.set(long(5)));
    return { y };
  });
  const net = flatten(elaborate(machine));
  const premise = premiseOf(net);
  const register = net.registers.findIndex(({ path }) => path === 'state');
  const [all, first, second, idle] = [premise.live(), ...[1, 2, 3].map((state) => premise.live(register, state))];
  // A term is a slice, a concatenation and a sum; sums share their first five.
  expect(all! - first!).toBeGreaterThanOrEqual(4);
  expect(first! - second!).toBe(45);
  expect(second! - idle!).toBe(15);
});

test('follows gates of several bits', () => {
  const gates = module('gates', { in: { go: bit }, out: { y: bits(4), z: bits(4), n: bits(4) } }, ({ go }, m) => {
    const state = m.reg('state', bits(4), { reset: 0 });
    m.when(go, () => state.set(state.add(1)));
    return { y: state.and(m.lit(4, 6)), z: state.or(m.lit(4, 9)), n: state.not() };
  });
  const net = flatten(elaborate(gates));
  const premise = premiseOf(net);
  for (let state = 0; state < 16; state++) {
    premise.live(0, state);
    const [y, z, n] = net.outputs.map(({ node }) => premise.known(node));
    expect([y, z, n]).toEqual([state & 6, state | 9, 15 - state]);
  }
});

test('never leaves out what an edge needs: known values are those that the design has', async () => {
  const { Interpreter } = await import('../interpreter/engine.ts');
  fc.assert(
    fc.property(recipes, fc.nat(1 << 30), (recipe, seed) => {
      const net = flatten(elaborate(randomModule(recipe)));
      const narrow = [...net.registers.keys()].filter((r) => net.registers[r]!.width <= 8);
      if (narrow.length === 0) return;
      const random = seededRandom(seed);
      const register = random.pick(narrow);
      const signals = net.nodes.map((node, id) => ({
        path: `n${id}`,
        width: node.width,
        kind: 'wire' as const,
        node: id,
      }));
      const traced = new Interpreter({ ...net, signals } as unknown as Netlist, { seed });
      const premise = premiseOf(net);
      for (let clock = 0; clock < 10; clock++) {
        for (const { name, width } of net.inputs) traced.port(name).set(random.bits(width));
        const held = Number(traced.registers[register]!.get());
        premise.live(register, held);
        net.nodes.forEach((_, id) => {
          const known = premise.known(id);
          if (known !== undefined) expect([id, known]).toEqual([id, Number(traced.signals[id]!.get())]);
        });
        traced.step();
      }
    }),
    { numRuns: 100 },
  );
});
