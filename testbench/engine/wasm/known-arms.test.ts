import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bits, type Ctx, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { edgeSinks, Graph } from './graph.ts';
import { replaceKnownArms } from './known-arms.ts';
import { allOff, allOn } from './options.ts';
import { difference } from './testing/compare.ts';
import { sinkOperands } from './trees.ts';

/** The multiplexers that an edge needs, before and after. */
function muxes(net: Netlist): readonly [before: number, after: number] {
  const graph = new Graph(net);
  const { sinks } = edgeSinks(graph, allOn);
  const count = (): number => {
    const needed = new Set(sinks.flatMap(sinkOperands));
    // A set takes what is added while it is walked.
    for (const id of needed) for (const operand of graph.operands(id)) needed.add(operand);
    return [...needed].filter((id) => graph.get(id).op === 'mux').length;
  };
  const before = count();
  replaceKnownArms(graph, sinks);
  return [before, count()];
}

/** A register that takes what `next` makes of a state of 2 bits, two more bits, and a value. */
const machine = (next: (m: Ctx, state: Bits<2>, on: Bits<2>, x: Bits<8>) => Bits<8>): Netlist =>
  flatten(
    elaborate(
      module('machine', { in: { state: bits(2), on: bits(2), x: bits(8) }, out: { y: bits(8) } }, (io, m) => {
        const y = m.reg('y', bits(8), {});
        y.set(next(m, io.state, io.on, io.x));
        return { y };
      }),
    ),
  );

describe('what an arm tests again', () => {
  test.each<[string, (m: Ctx, state: Bits<2>, on: Bits<2>, x: Bits<8>) => Bits<8>, number, number]>([
    [
      'the condition',
      (m, _, on, x) => m.mux(on.at(0), m.mux(on.at(1), m.mux(on.at(0), x.add(1), x), x.xor(3)), x),
      3,
      2,
    ],
    [
      'its negation',
      (m, _, on, x) => m.mux(on.at(0), m.mux(on.at(1), m.mux(on.at(0).not(), x.add(1), x), x.add(5)), x),
      3,
      2,
    ],
    ['another state', (m, s, on, x) => m.mux(s.eq(1), m.mux(on.at(1), m.mux(s.eq(2), x.add(1), x), x.add(5)), x), 3, 2],
    ['no state', (m, s, on, x) => m.mux(s.eq(0), m.mux(on.at(1), m.mux(s.any(), x.add(1), x), x.add(5)), x), 3, 2],
    ['a part of it', (m, s, on, x) => m.mux(on.at(0).and(s.eq(1)), m.mux(on.at(0), x.add(1), x.sub(7)), x), 2, 1],
    [
      'what it says nothing about',
      (m, s, on, x) => m.mux(s.eq(1), x, m.mux(s.eq(2), x.add(1), m.mux(on.at(1), x.sub(3), x.xor(7)))),
      3,
      3,
    ],
  ])('%s', async (_, next, before, after) => {
    const net = machine(next);
    expect(muxes(net)).toEqual([before, after]);
    expect(await difference(net, { seed: 1, edges: 200, trace: true })).toBeUndefined();
  });

  test('stays where something else uses the value as well', () => {
    const net = flatten(
      elaborate(
        module('shared', { in: { on: bits(2), x: bits(8) }, out: { y: bits(8), z: bits(8) } }, ({ on, x }, m) => {
          const inner = m.mux(on.at(0), x.add(1), x.sub(1));
          const y = m.reg('y', bits(8), {});
          const z = m.reg('z', bits(8), {});
          y.set(m.mux(on.at(0), m.mux(on.at(1), inner, x), x));
          z.set(inner);
          return { y, z };
        }),
      ),
    );
    expect(muxes(net)).toEqual([3, 3]);
  });

  test('makes no difference to random trees of few conditions', async () => {
    const trees = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 6 }, fc.record({ leaf: fc.nat(7) }), tie('mux')),
      mux: fc.record({ condition: fc.nat(9), a: tie('tree'), b: tie('tree') }),
    })).mux;
    type Tree = { readonly leaf: number } | { readonly condition: number; readonly a: Tree; readonly b: Tree };
    const build = (m: Ctx, state: Bits<2>, on: Bits<2>, x: Bits<8>, tree: Tree): Bits<8> => {
      if ('leaf' in tree) return x.add(tree.leaf);
      const eq = state.eq(tree.condition % 4);
      const conditions = [eq, eq.not(), on.at(0), on.at(0).not(), on.at(1).and(eq), on.at(1).or(eq), state.any()];
      const condition = conditions[tree.condition % conditions.length]!;
      return m.mux(condition, build(m, state, on, x, tree.a), build(m, state, on, x, tree.b));
    };
    await fc.assert(
      fc.asyncProperty(trees, fc.nat(1 << 30), async (tree, seed) => {
        const net = machine((m, state, on, x) => build(m, state, on, x, tree as Tree));
        for (const settings of [{}, { compare: true }, { optimise: { ...allOff, knownArms: true } }]) {
          expect(await difference(net, { seed, edges: 60, trace: true, ...settings })).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});
