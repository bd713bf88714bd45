import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../../rtl-gen/hdl/index.ts';
import { type Recipe, randomModule, recipes } from '../../../rtl-gen/hdl/testing/random-module.ts';
import { doubtfulCodes } from '../../../rtl-gen/ir/diagnostic-codes.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { mixer, vary } from '../testing/vary.ts';
import { compileNetlist } from './compile.ts';
import { edgeSinks, Graph } from './graph.ts';
import { equalInstances } from './instances.ts';
import { allOff, allOn, type Optimisations, optimisationNames } from './options.ts';
import { registerArrays } from './register-arrays.ts';
import { difference } from './testing/compare.ts';

const classesOf = (net: Netlist, shareFrom?: number) => {
  const graph = new Graph(net);
  const { sinks } = edgeSinks(graph, allOn);
  return equalInstances(graph, sinks, registerArrays(graph, sinks), shareFrom);
};

const sizeOf = (net: Netlist, instances: boolean): number =>
  compileNetlist(
    net,
    net.outputs.map(({ node }) => node),
    { optimise: { instances } },
  ).bytes.length;

/** Mixes what it is given with what it had, and keeps some of it in a memory. */
const element = module(
  'element',
  { in: { a: bits(32), keep: bit }, out: { next: bits(32), sum: bits(32) } },
  ({ a, keep }, m) => {
    const later = m.next('later', a);
    const place = m.reg('place', bits(3), { reset: 0, next: (now) => now.add(1) });
    const sum = m.reg('sum', bits(32), { reset: 0 });
    const words = m.mem('words', bits(32), { depth: 8 });
    const mixed = [3, 5, 7, 11, 13, 17, 19, 23].reduce<Bits<32>>(
      (x, n) => x.xor(x.shl(n)).add(x.shr(n)),
      sum.xor(later).add(words.read(place)),
    );
    m.when(keep, () => sum.set(mixed));
    words.write({ addr: place, data: mixed, enable: keep });
    return { next: later, sum };
  },
);

/** Wide words, of which instructions take several parts at once, and a line of registers. */
const wideElement = module(
  'wide_element',
  { in: { a: bits(32), keep: bit }, out: { next: bits(32), sum: bits(32) } },
  ({ a, keep }, m) => {
    const place = m.reg('place', bits(3), { reset: 0, next: (now) => now.add(1) });
    const all = m.reg('all', bits(512), { reset: 0 });
    const words = m.mem('words', bits(512), { depth: 8 });
    const mixed = all.rotl(32).xor(words.read(place)).xor(a.zext(512)).xor(all.not().shl(7)).xor(all.shr(9).and(all));
    m.when(keep, () => all.set(mixed));
    const line = Array.from({ length: 20 }, (_, i) => i).reduce(
      (x, i) => m.next(`line_${i}`, x),
      mixed.trunc(32).add(a),
    );
    words.write({ addr: place, data: line.repeat(16).and(mixed), enable: keep });
    return { next: line, sum: all.slice(511, 480) };
  },
);

/** Elements in a row: each is given what the one before it had, and some rest. */
const row = (count: number, of: typeof element = element, keepOf = sharedBit) =>
  module('row', { in: { x: bits(32), mask: bits(64) }, out: { y: bits(32) } }, ({ x, mask }, m) => {
    let a: Bits<32> = x;
    const sums = Array.from({ length: count }, (_, i) => {
      const { next, sum } = m.inst(`element_${i}`, of, { a, keep: keepOf(mask, i) });
      a = next;
      return sum;
    });
    return { y: sums.reduce((p, q) => p.xor(q)) };
  });

/** Of several elements. */
const sharedBit = (mask: Bits<64>, i: number): Bits<1> => mask.at(i % 8);
/** By operators of one kind in all elements, on other bits in each. */
const ownBits = (mask: Bits<64>, i: number): Bits<1> => mask.at(i).xor(mask.slice(i + 3, 1).eq(0));

describe('equal instances', () => {
  test('share a program where there are many, whose size is that of one', () => {
    const net = flatten(elaborate(row(100)));
    const [found, ...others] = classesOf(net);
    expect(others).toEqual([]);
    expect(found!.copies).toHaveLength(100);
    // What only carries on what the element before it had is not computed, so it is stored beside the program.
    const [first] = found!.copies;
    expect(found!.stored.map((place) => net.registers[first!.registers[place]!]!.path)).toEqual([
      'element_0.place',
      'element_0.sum',
    ]);
    expect(sizeOf(net, true)).toBeLessThan(sizeOf(net, false) / 5);
  });

  test('have code of their own where there are few', () => {
    expect(classesOf(flatten(elaborate(row(4))))).toEqual([]);
  });

  test.each([{}, { compare: true }, { optimise: allOff }, { limit: 30 }])(
    'do what the interpreter does: %j',
    async (settings) => {
      for (const design of [row(60), row(60, element, ownBits), row(40, wideElement)]) {
        const net = flatten(elaborate(design));
        expect(classesOf(net)).toHaveLength(1);
        for (const trace of [false, true])
          expect(await difference(net, { seed: 7, edges: 100, trace, ...settings })).toBeUndefined();
      }
    },
  );
});

/** What a copy is given: an input of the whole, the output of another copy, a register of it, or a constant. */
interface Given {
  readonly from: 'input' | 'copy' | 'register' | 'constant';
  readonly copy: number;
  readonly port: number;
}

/** Copies of a random module, whose inputs come from wherever they may without a loop. */
const crowd = (recipe: Recipe, copies: readonly (readonly Given[])[]) => {
  const child = randomModule(recipe, 'child');
  const inputs = Object.fromEntries(recipe.inputs.map((width, i) => [`x${i}`, bits(width)]));
  const names = copies.flatMap((_, c) => recipe.outputs.map((_, k) => `y${c}_${k}`));
  const widths = copies.flatMap(() => recipe.outputs.map(({ width }) => width));
  const outputs = Object.fromEntries(names.map((name, i) => [name, bits(widths[i]!)]));
  return module('crowd', { in: inputs, out: outputs }, (io, m) => {
    m.allow(...doubtfulCodes);
    const made: Bits<number>[][] = [];
    const registers = recipe.inputs.map((width, i) => m.reg(`kept_${i}`, bits(width), { reset: i % 2 }));
    copies.forEach((list, c) => {
      const given = recipe.inputs.map((width, i): Bits<number> => {
        const { from, copy, port } = list[i % list.length]!;
        if (from === 'constant') return m.lit(width, (c * port) % 2);
        if (from === 'register') return registers[i]!;
        if (from === 'input' || made.length === 0) return (io as Readonly<Record<string, Bits<number>>>)[`x${i}`]!;
        const outputs = made[copy % made.length]!;
        return resized(outputs[port % outputs.length]!, width);
      });
      const outs = m.inst(`copy_${c}`, child, Object.fromEntries(given.map((value, i) => [`i${i}`, value])) as never);
      made.push(Object.values(outs as unknown as Readonly<Record<string, Bits<number>>>));
    });
    registers.forEach((register, i) => {
      const outputs = made[i % made.length]!;
      register.set(resized(outputs[i % outputs.length]!, recipe.inputs[i]!) as never);
    });
    const all = made.flat();
    return Object.fromEntries(names.map((name, i) => [name, all[i]!])) as never;
  });
};

const resized = (value: Bits<number>, width: number): Bits<number> =>
  value.width >= width ? value.trunc(width) : value.zext(width);

const given: fc.Arbitrary<Given> = fc.record({
  from: fc.constantFrom('input', 'input', 'copy', 'copy', 'register', 'constant'),
  copy: fc.nat(5),
  port: fc.nat(3),
});

const crowds = fc.tuple(
  recipes,
  fc.array(fc.array(given, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
);

const single: fc.Arbitrary<Optimisations> = fc
  .constantFrom(...optimisationNames)
  .map((name) => ({ ...(name === 'instances' ? allOff : allOn), instances: true, [name]: name === 'instances' }));

describe('copies of random modules that share a program', () => {
  const settings = fc.record({
    seed: fc.integer({ min: 1, max: 2 ** 31 }),
    edges: fc.constant(12),
    trace: fc.boolean(),
    hold: fc.constantFrom(0, 0.8),
    shareFrom: fc.constant(0),
    limit: fc.constantFrom(10, 100, 40_000),
  });
  let shared = 0;

  test('do what the interpreter does, with each optimisation off', async () => {
    await fc.assert(
      fc.asyncProperty(crowds, settings, single, async ([recipe, copies], comparison, one) => {
        const net = flatten(elaborate(crowd(recipe, copies)));
        shared += classesOf(net, 0).length;
        for (const run of [{}, { optimise: one }, { compare: true }])
          expect(await difference(net, { ...comparison, ...run })).toBeUndefined();
      }),
      { numRuns: 150 },
    );
    expect(shared).toBeGreaterThan(50);
  });

  test('also with several clocks, asynchronous resets, masked writes and products', async () => {
    await fc.assert(
      fc.asyncProperty(crowds, settings, async ([recipe, copies], comparison) => {
        const net = vary(flatten(elaborate(crowd(recipe, copies))), comparison.seed);
        expect(await difference(net, { ...comparison, boxes: mixer })).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
