import { expect, test } from 'vitest';
import { bit, bits, elaborate, enumOf, module } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { allMutations } from '../all-mutations.ts';
import { proveEquivalent } from './prove.ts';

const netOf = (m: unknown): Netlist => flatten(elaborate(m as Parameters<typeof elaborate>[0]));

/** Whether the mutant of those words is proved equivalent. */
async function proved(net: Netlist, what: string): Promise<boolean> {
  const mutation = [...allMutations(net).values()].flat().find((m) => m.what === what);
  if (mutation === undefined) throw new Error(`no mutation ${what}`);
  return proveEquivalent(net, mutation.apply());
}

test('the same function written otherwise is equivalent, another one is not', async () => {
  const net = netOf(
    module('block', { in: { a: bits(8), b: bits(8) }, out: { y: bits(8), z: bit } }, ({ a, b }) => ({
      // The operands have no bit in common.
      y: a.and(b).xor(a.and(b.not())),
      z: a.lt(b),
    })),
  );
  expect(await proved(net, 'xor becomes or in y = ((a & b) ^ (a & ~b))')).toBe(true);
  expect(await proved(net, '< becomes <= in z = (a < b)')).toBe(false);
});

test('what differs in states that are reached, inside a memory too, is not equivalent', async () => {
  const net = netOf(
    module(
      'block',
      { in: { addr: bits(2), data: bits(4), en: bit }, out: { y: bits(4), n: bits(4) } },
      ({ addr, data, en }, m) => {
        const words = m.mem('words', bits(4), { depth: 4 });
        const n = m.reg('n', bits(4), { reset: 0 });
        n.set(n.add(1));
        words.write({ addr, data: data.or(data), enable: en });
        return { y: words.read(addr), n };
      },
    ),
  );
  expect(await proved(net, 'enable of write 0 to words dropped: en')).toBe(false);
  expect(await proved(net, 'constant 1 becomes 2 in (n + 1)')).toBe(false);
});

test('a reset value that is overwritten before it can be seen is equivalent, one that is seen is not', async () => {
  const net = netOf(
    module('block', { in: { a: bits(4) }, out: { y: bits(4) } }, ({ a }, m) => {
      // Three clocks after reset in which `y` is 0 whatever `late` is.
      const starting = m.reg('starting', bits(3), { reset: 0b111 });
      starting.set(starting.trunc(2).cat(m.lit(1, 0)));
      const early = m.reg('early', bits(4), { reset: 3 });
      early.set(a);
      const late = m.reg('late', bits(4), { reset: 5 });
      late.set(early);
      return { y: late.and(starting.any().not().repeat(4)) };
    }),
  );
  expect(await proved(net, 'constant 5 becomes 6 in (rst ? 5 : early)')).toBe(true);
  expect(await proved(net, 'constant 3 becomes 4 in (rst ? 3 : a)')).toBe(true);
  expect(await proved(net, 'constant 7 becomes 6 in (rst ? 7 : {starting[1:0], 0})')).toBe(false);
});

test('another power-up value is not equivalent, although the logic is the same', async () => {
  const net = netOf(
    module('block', { in: { a: bit }, out: { y: bit, n: bit } }, ({ a }, m) => {
      const n = m.reg('n', bit, { init: 1 });
      n.set(n.and(a));
      return { y: m.mem('codes', bit, { depth: 2, init: [0n, 1n] }).read(a), n };
    }),
  );
  expect(await proved(net, 'power-up value 1 of n becomes 0')).toBe(false);
  expect(await proved(net, 'word 1 of codes, 1, becomes 0')).toBe(false);
});

test('a proof that takes too long is none', async () => {
  const width = 24;
  const input = (at: number) => ({ op: 'input', width, input: at }) as const;
  const mul = (a: number, b: number) => ({ op: 'mul', width, a, b }) as const;
  const net = netOf(
    module('block', { in: { a: bits(width), b: bits(width), c: bits(width) }, out: { y: bits(width) } }, ({ a }) => ({
      y: a,
    })),
  );
  const product = (...products: readonly ReturnType<typeof mul>[]): Netlist => ({
    ...net,
    nodes: [input(0), input(1), input(2), ...products],
    outputs: net.outputs.map((o) => ({ ...o, node: 4 })),
  });
  // (a b) c and a (b c): the same, but much too hard a question for a SAT solver.
  expect(await proveEquivalent(product(mul(0, 1), mul(3, 2)), product(mul(1, 2), mul(0, 3)), { seconds: 3 })).toBe(
    false,
  );
  expect(await proveEquivalent(product(mul(0, 1), mul(3, 2)), product(mul(0, 1), mul(3, 2)), { seconds: 3 })).toBe(
    true,
  );
});

test('what differs in values alone that a state machine never has is equivalent', async () => {
  const Step = enumOf('idle', 'one', 'two', 'three', 'four');
  const net = (hasReset: boolean): Netlist =>
    netOf(
      module('block', { in: { go: bit, other: bit }, out: { y: bit } }, ({ go, other }, m) => {
        const step = m.reg('step', Step, hasReset ? { reset: 'idle' } : {});
        m.match(step, {
          idle: () => m.when(go, () => m.when(other, () => step.set('one')).otherwise(() => step.set('three'))),
          one: () => step.set('two'),
          two: () => m.when(other, () => step.set('four')),
          three: () => step.set('idle'),
          four: () => m.when(go, () => step.set('idle')),
        });
        return { y: step.is('two') };
      }),
    );
  const what = 'bit 2 of ((step == 0) ? (go ? (other ? 1 : 3) : step) : step) stuck at 0';
  expect(await proved(net(true), what)).toBe(true);
  expect(await proved(net(false), what)).toBe(false);
  expect(await proved(net(true), what.replace('bit 2', 'bit 1'))).toBe(false);
});
