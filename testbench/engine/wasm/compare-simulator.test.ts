import { describe, expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { CompareSimulator } from './compare-simulator.ts';
import { compileNetlist } from './compile.ts';
import { wasmEngine } from './engine.ts';
import { allOn, type Optimisations } from './options.ts';
import { WasmSimulator } from './wasm-simulator.ts';

/** Counts to 200, then writes a row of a memory and counts on. */
const design = elaborate(
  module('late', { in: { en: bit }, out: { count: bits(8), row: bits(40) } }, ({ en }, m) => {
    const count = m.reg('count', bits(8), { reset: 0, init: 0 });
    const rows = m.mem('rows', bits(40), { depth: 4, init: [] });
    m.when(en, () => count.set(count.add(1)));
    rows.write({ addr: count.slice(1, 0), data: count.zext(40), enable: count.eq(200) });
    m.assert('below_220', count.lt(220));
    return { count, row: rows.read(m.lit(2, 0)) };
  }),
);

function built(net: Netlist, optimise: Optimisations): WasmSimulator {
  const compiled = compileNetlist(
    net,
    net.outputs.map((o) => o.node),
    { optimise },
  );
  return new WasmSimulator(net, compiled, new WebAssembly.Module(compiled.bytes), []);
}

/** Compiles the design, but with `conditionalStores` another constant where the design compares with 200. */
function broken(constant: bigint): CompareSimulator {
  const net = flatten(design);
  const wrong: Netlist = {
    ...net,
    nodes: net.nodes.map((n) => (n.op === 'const' && n.value === 200n ? { ...n, value: constant } : n)),
  };
  const build = (optimise: Optimisations) => built(optimise.conditionalStores ? wrong : net, optimise);
  return new CompareSimulator(build, allOn);
}

describe('the compare mode', () => {
  test('runs as the optimised engine alone does', async () => {
    const [both, alone] = await Promise.all([wasmEngine.create(design, { compare: true }), wasmEngine.create(design)]);
    for (const s of [both, alone]) {
      s.port('en').set(1);
      s.step(100);
    }
    const saved = both.snapshot();
    for (const s of [both, alone]) s.step(150);
    const values = (s: typeof both) => [s.cycle, s.takeFailures(), ...s.ports.map((p) => p.get())];
    expect(values(both)).toEqual(values(alone));
    expect(alone.port('count').get()).toBe(250);
    both.restore(saved);
    expect([both.cycle, both.port('count').get()]).toEqual([100, 100]);
    expect(() => both.port('cuont')).toThrow('late has no port cuont; did you mean count?');
  });

  test('names the edge, the first difference and the optimisation at fault', () => {
    const s = broken(201n);
    s.port('en').set(1);
    s.step(150);
    expect(() => s.step(1000)).toThrow(
      'late, after edge 200: memory rows[0] is 0x0 instead of 0xc8; gone without conditionalStores',
    );
  });

  test('sees an output that differs before any edge', () => {
    const net = flatten(design);
    const seven = net.nodes.length;
    const wrong: Netlist = {
      ...net,
      nodes: [...net.nodes, { op: 'const', width: 8, value: 7n }],
      outputs: net.outputs.map((o) => (o.name === 'count' ? { ...o, node: seven } : o)),
    };
    const s = new CompareSimulator((optimise) => built(optimise.tables ? wrong : net, optimise), allOn);
    expect(() => s.step()).toThrow('late, before edge 0: output count is 7 instead of 0; gone without tables');
  });
});
