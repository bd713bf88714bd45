import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { type Netlist, netOperands } from '../../rtl-gen/ir/netlist.ts';
import { difference } from '../engine/wasm/testing/compare.ts';
import { allMutations } from './all-mutations.ts';
import { chooseMutants } from './choose.ts';
import type { MutantKind } from './mutant.ts';
import { type Inputs, outputsOf } from './testing/engines-agree.ts';

const netOf = (m: unknown): Netlist => flatten(elaborate(m as Parameters<typeof elaborate>[0]));
const byte = bits(8);
const pair = { in: { a: byte, b: byte } } as const;

/** A one-output function of `a` and `b`. */
const of = (build: (a: Bits<8>, b: Bits<8>) => Bits<8>): Netlist =>
  netOf(module('block', { ...pair, out: { y: byte } }, ({ a, b }) => ({ y: build(a, b) })));

const words = (net: Netlist, kind: MutantKind): readonly string[] =>
  allMutations(net)
    .get(kind)!
    .map((m) => m.what);

/** What the mutant of that kind and those words gives for `a` and `b`, or over several clocks. */
async function mutated(net: Netlist, kind: MutantKind, what: string, ...clocks: readonly Inputs[]) {
  const found = allMutations(net)
    .get(kind)!
    .find((m) => m.what === what);
  if (found === undefined) throw new Error(`no ${kind} "${what}"; there are: ${words(net, kind).join('; ')}`);
  return (await outputsOf(found.apply(), clocks)).flat();
}

describe('operators', () => {
  const cases: readonly [string, Netlist, string, number][] = [
    ['add', of((a, b) => a.add(b)), 'add becomes sub in y = (a + b)', 12 - 10],
    ['sub', of((a, b) => a.sub(b)), 'sub becomes add in y = (a - b)', 12 + 10],
    ['and', of((a, b) => a.and(b)), 'and becomes or in y = (a & b)', 12 | 10],
    ['or', of((a, b) => a.or(b)), 'or becomes and in y = (a | b)', 12 & 10],
    ['xor', of((a, b) => a.xor(b)), 'xor becomes or in y = (a ^ b)', 12 | 10],
    ['not', of((a) => a.not()), 'not is left out in y = ~a', 12],
    ['shift', of((a, b) => a.shl(b.trunc(2))), 'left shift becomes right shift in y = (a << b[1:0])', 12 >> 2],
    ['eq', of((a, b) => a.eq(b).zext(8)), '== becomes != in (a == b)', 1],
    ['lt', of((a, b) => a.lt(b).zext(8)), '< becomes > in (a < b)', 1],
    ['any', of((a) => a.any().zext(8)), 'any becomes all in any(a)', 0],
    ['all', of((a) => a.all().zext(8)), 'all becomes any in all(a)', 1],
  ];
  for (const [name, net, what, value] of cases) {
    test(name, async () => {
      expect(words(net, 'operator')).toContain(what);
      expect(await mutated(net, 'operator', what, { a: 12, ...(net.inputs.length > 1 ? { b: 10 } : {}) })).toEqual([
        value,
      ]);
    });
  }
});

describe('constants', () => {
  test('one reader of a constant gets a neighbour, other readers keep it', async () => {
    const net = netOf(
      module('block', { in: { a: byte }, out: { y: byte, z: byte } }, ({ a }) => ({ y: a.add(5), z: a.xor(5) })),
    );
    const what = ['6', '4', '133'].map((v) => `constant 5 becomes ${v} in y = (a + 5)`);
    expect(words(net, 'constant').slice(0, 3)).toEqual(what);
    expect(await mutated(net, 'constant', what[1]!, { a: 2 })).toEqual([6, 2 ^ 5]);
  });

  test('an output that is a constant, a reset value, a power-up value, and words of a memory', async () => {
    const net = netOf(
      module('block', { in: { a: bits(1) }, out: { y: byte, one: bit, q: byte } }, ({ a }, m) => {
        const q = m.reg('q', byte, { reset: 7, init: 9 });
        q.set(q.add(1));
        const codes = m.mem('codes', byte, { depth: 2, init: [3n, 4n] });
        return { y: codes.read(a), one: m.lit(1, 1), q };
      }),
    );
    const all = words(net, 'constant');
    expect(all).toContain('constant 1 becomes 0 as output one');
    expect(all).toContain('constant 7 becomes 8 in (rst ? 7 : (q + 1))');
    expect(all).toContain('power-up value 9 of q becomes 10');
    expect(await mutated(net, 'constant', 'word 1 of codes, 4, becomes 5', { a: 1, rst: 0 })).toEqual([5, 1, 9]);
    expect(await mutated(net, 'constant', 'power-up value 9 of q becomes 8', { a: 0, rst: 0 })).toEqual([3, 1, 8]);
  });
});

test('stuck bits: every bit of every value, at 0 and at 1', async () => {
  const net = of((a, b) => a.add(b));
  expect(words(net, 'stuck bit')).toHaveLength(3 * 16);
  const at = (what: string) => mutated(net, 'stuck bit', what, { a: 1, b: 2 });
  expect(await at('bit 0 of y stuck at 0')).toEqual([2]);
  expect(await at('bit 7 of a stuck at 1')).toEqual([131]);
  expect(await at('bit 3 of b stuck at 1')).toEqual([11]);
});

test('swapped arms', async () => {
  const net = netOf(
    module('block', { in: { s: bit, a: byte, b: byte }, out: { y: byte } }, ({ s, a, b }, m) => ({
      y: m.mux(s, a, b),
    })),
  );
  const what = 'arms of y = (s ? a : b) swapped';
  expect(words(net, 'swapped arms')).toEqual([what]);
  expect(await mutated(net, 'swapped arms', what, { s: 1, a: 3, b: 4 })).toEqual([4]);
});

test('comparisons that are off by one, at the greatest value too', async () => {
  const less = of((a, b) => a.lt(b).zext(8));
  const at = (what: string, a: number, b: number) => mutated(less, 'off by one', what, { a, b });
  const wider = '< becomes <= in (a < b)';
  const closer = 'a < b becomes a < b - 1 in (a < b)';
  expect(words(less, 'off by one')).toEqual([wider, closer]);
  expect([await at(wider, 4, 4), await at(wider, 5, 4)]).toEqual([[1], [0]]);
  expect([await at(closer, 3, 4), await at(closer, 2, 4), await at(closer, 255, 0)]).toEqual([[0], [1], [0]]);
  const equal = of((a, b) => a.eq(b).zext(8));
  expect(await mutated(equal, 'off by one', 'a == b becomes a + 1 == b in (a == b)', { a: 255, b: 0 })).toEqual([1]);
  expect(await mutated(equal, 'off by one', 'a == b becomes a - 1 == b in (a == b)', { a: 5, b: 4 })).toEqual([1]);
});

test('dropped enables: of registers, of memory writes and of registered reads', async () => {
  const net = netOf(
    module('block', { in: { en: bit, a: byte }, out: { q: byte, word: byte, late: byte } }, ({ en, a }, m) => {
      const q = m.reg('q', byte, { init: 0 });
      m.when(en, () => q.set(a));
      const mem = m.mem('words', byte, { depth: 2, init: [0n, 0n] });
      mem.write({ addr: m.lit(1, 0), data: a, enable: en });
      return {
        q,
        word: mem.read(m.lit(1, 0)),
        late: mem.readSync({ addr: m.lit(1, 0), enable: en, onCollision: 'new' }),
      };
    }),
  );
  const enables = words(net, 'dropped enable');
  expect(enables.toSorted()).toEqual([
    'enable of q dropped: en',
    expect.stringMatching(/^enable of the read into \w+ dropped: en$/),
    'enable of write 0 to words dropped: en',
  ]);
  const clocks = [
    { en: 0, a: 5 },
    { en: 0, a: 6 },
  ];
  const second = async (what: string) => (await mutated(net, 'dropped enable', what, ...clocks)).slice(3, 5);
  expect(await second('enable of q dropped: en')).toEqual([5, 0]);
  expect(await second('enable of write 0 to words dropped: en')).toEqual([0, 5]);
});

test('a place that only an assertion reads, or nothing, is not mutated', () => {
  const net = netOf(
    module('block', { ...pair, out: { y: byte } }, ({ a, b }, m) => {
      m.assert('in_order', a.lt(b));
      const unused = m.reg('unused', byte, { reset: 0 });
      unused.set(unused.add(a));
      m.unused(unused);
      return { y: a };
    }),
  );
  expect(words(net, 'operator')).toEqual([]);
  expect(words(net, 'stuck bit')).toHaveLength(16);
});

test('each mutation says where in the source its place is', () => {
  const inner = module('inner', { in: { a: byte }, out: { y: byte } }, ({ a }) => ({ y: a.add(1) }));
  const net = netOf(
    module('block', { in: { a: byte }, out: { y: byte } }, ({ a }, m) => ({ y: m.inst('part', inner, { a }).y })),
  );
  const [add] = allMutations(net).get('operator')!;
  expect(add!.origin).toEqual({
    scope: 'part',
    at: expect.objectContaining({ file: 'testbench/mutation/mutators.test.ts', line: expect.any(Number) }),
  });
});

test('on mutants of random modules both engines agree, and operands keep smaller indices', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(recipes, fc.nat(), async (recipe, seed) => {
      const net = netOf(randomModule(recipe));
      for (const mutant of chooseMutants(net, 8, seed)) {
        mutant.net.nodes.forEach((node, id) => {
          for (const operand of netOperands(node)) expect(operand).toBeLessThan(id);
        });
        expect(await difference(mutant.net, { seed, edges: 12, trace: true })).toBeUndefined();
        compared++;
      }
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(100);
});
