import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { lowestOne } from '../../../rtl-gen/lib/bits/lowest-one.ts';
import { Interpreter } from '../interpreter/engine.ts';
import { gate } from './activity.ts';
import { compileNetlist } from './compile.ts';
import { simulate, wasmEngine } from './engine.ts';
import { edgeSinks, Graph } from './graph.ts';
import { Layout } from './layout.ts';
import { replaceLowestOnes } from './lowest-ones.ts';
import { allOff, allOn, type Optimisations } from './options.ts';
import { joinElementWrites, replaceElementReads } from './register-arrays.ts';
import { schedule } from './schedule.ts';
import { simplify } from './simplify.ts';
import { difference } from './testing/compare.ts';
import { findRoots } from './trees.ts';

const sizeOf = (net: Netlist, optimise: Partial<Optimisations>): number =>
  compileNetlist(
    net,
    net.outputs.map((o) => o.node),
    { optimise: { ...allOff, ...optimise } },
  ).bytes.length;

/** A counter that takes up to `most` steps of 3 after `go`, with a long sum beside it. */
const worker = module('worker', { in: { go: bit, most: bits(6), x: bits(32) }, out: { sum: bits(32) } }, (io, m) => {
  const left = m.reg('left', bits(6), { reset: 0 });
  const sum = m.reg('sum', bits(32), { reset: 0 });
  const mixed = [1, 5, 9, 13].reduce<Bits<32>>((y, n) => y.add(io.x.shr(n)).xor(y.shl(n)), sum);
  m.when(io.go, () => left.set(io.most)).elsewhen(left.any(), () => {
    left.set(left.sub(1));
    sum.set(mixed);
  });
  return { sum };
});

/** Workers of which each is asked now and then: `sparse` decides how rarely. */
const crew = (sparse: number) =>
  module('crew', { in: { x: bits(32) }, out: { sum: bits(32) } }, ({ x }, m) => {
    const clocks = m.reg('clocks', bits(16), { reset: 0 });
    clocks.set(clocks.add(1));
    const sums = [0, 1, 2, 3].map((i) => {
      const go = m.reg(`go_${i}`, bit, { reset: 0 });
      go.set(clocks.trunc(sparse).eq(i * 3));
      return m.inst(`worker_${i}`, worker, { go, most: m.lit(6, 5 + i), x }).sum;
    });
    return { sum: sums.reduce((a, b) => a.xor(b)) };
  });

describe('gating', () => {
  const gated = (net: Netlist) => {
    const graph = new Graph(net);
    const { sinks } = edgeSinks(graph, allOn);
    const roots = new Set(findRoots(graph, sinks));
    return gate({ graph, roots, optimisations: allOn }, schedule(graph, sinks, roots), 4000);
  };

  test('gives each instance that can rest a flag, and none to what runs freely', () => {
    expect(gated(flatten(elaborate(crew(10))))?.activity.costs).toHaveLength(4);
    const running = module('running', { out: { y: bits(64) } }, (_, m) => {
      const x = m.reg('x', bits(64), { reset: 1 });
      const y = m.reg('y', bits(64), { reset: 1 });
      x.set([7, 9, 13, 17].reduce<Bits<64>>((v, n) => v.xor(v.shl(n)).add(v.shr(n)), x));
      y.set(x.add(5));
      return { y };
    });
    expect(gated(flatten(elaborate(running)))).toBeUndefined();
  });

  // Busy ones are run without flags for 64 windows of 256 edges, then tried again.
  test.each([4, 10])(
    'agrees with the plain program over many windows where workers are asked every 2^%i clocks',
    async (sparse) => {
      const s = await wasmEngine.create(elaborate(crew(sparse)), { compare: true });
      s.port('rst').set(1);
      s.step();
      s.port('rst').set(0);
      for (const x of [1, 0x1234_5678]) {
        s.port('x').set(x);
        s.step(9000);
        s.step(9000);
      }
      expect(s.port('sum').get()).not.toBe(0);
    },
  );

  test('goes on from a snapshot as the plain program does', async () => {
    const s = await wasmEngine.create(elaborate(crew(6)), { compare: true });
    s.port('rst').set(1);
    s.step();
    s.port('rst').set(0);
    s.port('x').set(77);
    s.step(1700);
    const saved = s.snapshot();
    s.step(333);
    const [sum, cycle] = [s.port('sum').get(), s.cycle];
    s.port('x').set(0);
    s.step(1000);
    s.restore(saved);
    s.step(333);
    expect([s.port('sum').get(), s.cycle]).toEqual([sum, cycle]);
  });

  test('sees registers that an asynchronous reset changes between edges', async () => {
    const net = flatten(elaborate(crew(6)));
    const rst = net.inputs.findIndex(({ name }) => name === 'rst');
    const active = net.nodes.findIndex((node) => node.op === 'input' && node.input === rst);
    const asynchronous: Netlist = {
      ...net,
      registers: net.registers.map((register, i) => ({ ...register, asyncReset: { active, value: BigInt(i % 2) } })),
    };
    const compiled = compileNetlist(asynchronous, [], { gateAfter: 0, optimise: { states: false } });
    expect(compiled.later?.compile()?.phases).toBeDefined();
    for (const settings of [{}, { compare: true }, { optimise: { ...allOff, gating: true } }]) {
      for (const seed of [1, 2, 3]) {
        const run = { seed, edges: 3000, trace: false, reset: 0.02, hold: 0.9, ...settings };
        expect(await difference(asynchronous, run)).toBeUndefined();
      }
    }
    // A reset that is over before the next edge.
    const simulators = [new Interpreter(asynchronous), await simulate(asynchronous, { optimise: {} })];
    const sums = simulators.map((s) => {
      s.port('x').set(77);
      s.step(1500);
      return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((pulse) => {
        s.port('rst').set(1);
        s.port('rst').set(0);
        return [1, 2, 3 + 5 * pulse, 64].map((edges) => {
          s.step(edges);
          return s.registers?.map((r) => r.get()).join();
        });
      });
    });
    expect(sums[1]).toEqual(sums[0]);
  });

  test('begins after 20,000 edges, and goes on from a snapshot of before', async () => {
    const design = elaborate(crew(6));
    const sums = (
      await Promise.all([{}, { optimise: { gating: false } }].map((o) => wasmEngine.create(design, o)))
    ).map((s) => {
      s.port('rst').set(1);
      s.step();
      s.port('rst').set(0);
      s.port('x').set(77);
      s.step(15_000);
      const saved = s.snapshot();
      const seen = [8000, 2000, 1].map((edges) => {
        s.step(edges);
        return s.port('sum').get();
      });
      s.restore(saved);
      s.step(400);
      return [...seen, s.port('sum').get(), s.cycle];
    });
    expect(sums[0]).toEqual(sums[1]);
    expect(new Set(sums[0]).size).toBeGreaterThan(3);
  });
});

test('simplifying folds constants through ports and leaves the rest', () => {
  const inner = module('inner', { in: { a: bits(8), en: bit }, out: { y: bits(8) } }, ({ a, en }, m) => ({
    y: m.mux(en, a.add(3), a.xor(5)),
  }));
  const outer = module('outer', { in: { b: bits(8) }, out: { y: bits(8), z: bits(8) } }, ({ b }, m) => ({
    y: m.inst('one', inner, { a: m.lit(8, 4), en: m.lit(1, 1) }).y,
    z: m.inst('two', inner, { a: b, en: m.lit(1, 0) }).y,
  }));
  const net = flatten(elaborate(outer));
  const { net: simple, nodes } = simplify(net);
  const [y, z] = net.outputs.map((o) => simple.nodes[nodes[o.node]!]!);
  expect(y).toMatchObject({ op: 'const', value: 7n });
  expect(z).toMatchObject({ op: 'xor' });
  expect(sizeOf(net, { simplify: true })).toBeLessThan(sizeOf(net, {}));
});

test.each([4, 8, 64])('the lowest of %i bits is one node', (width) => {
  const net = flatten(elaborate(lowestOne(width as 4)));
  const graph = new Graph(net);
  replaceLowestOnes(graph);
  expect(graph.get(net.outputs[0]!.node)).toMatchObject({ op: 'lowest', width: Math.log2(width), lo: 0 });
});

test('registers after an index are read and written as an array', () => {
  const file = module(
    'file',
    { in: { to: bits(4), from: bits(4), en: bit, d: bits(20) }, out: { q: bits(20) } },
    ({ to, from, en, d }, m) => {
      const regs = Array.from({ length: 16 }, (_, i) => {
        const r = m.reg(`r${i}`, bits(20), { reset: i });
        m.when(en.and(to.eq(i)), () => r.set(d));
        return r;
      });
      const q = m.reg('q', bits(20));
      q.set(regs.slice(1).reduce<Bits<20>>((rest, r, i) => m.mux(from.eq(i + 1), r, rest), regs[0]!));
      return { q };
    },
  );
  const net = flatten(elaborate(file));
  const graph = new Graph(net);
  const layout = new Layout(net);
  const { sinks } = edgeSinks(graph, allOn);
  replaceElementReads(graph, layout);
  const joined = joinElementWrites(graph, layout, sinks);
  expect(joined.map(({ kind }) => kind).toSorted()).toEqual(['element', 'register']);
  expect(graph.nodes.filter(({ op }) => op === 'element')).toHaveLength(1);
  expect(sizeOf(net, { arrays: true, lateResets: true })).toBeLessThan(sizeOf(net, { lateResets: true }));
});
