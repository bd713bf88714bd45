import { describe, expect, test } from 'vitest';
import { numbered } from '../../ir/states.ts';
import { bit, bits, clog2, elaborate, enumOf, module, record } from '../index.ts';
import { counter } from '../testing/examples.ts';
import { mistakesOf } from '../testing/mistakes.ts';

describe('a hardware value has no value in TypeScript', () => {
  const message = 'a hardware value has no value in TypeScript: use when or mux to choose, eq to compare, add to sum';
  const uses: Readonly<Record<string, (x: never) => unknown>> = {
    sum: (x) => x + 1,
    order: (x) => x < 2,
    text: (x) => `${x}`,
    condition: (x) => (x > 0 ? 1 : 2),
    number: (x) => Number(x),
    index: (x) => [1, 2][x],
  };

  const block = (f: (io: { x: never; s: never; a: never }) => void) =>
    module('block', { in: { x: bits(8), s: enumOf('on', 'off'), p: record({ a: bit }) }, out: { y: bit } }, (io) => {
      f({ x: io.x as never, s: io.s as never, a: io.p.a as never });
      return { y: io.s.is('on').and(io.x.any()).and(io.p.a) };
    });

  test.each(Object.keys(uses))('%s is reported in a body', (name) => {
    const design = block(({ x, s, a }) => {
      for (const value of [x, s, a]) uses[name]!(value);
    });
    expect(mistakesOf(design).map((d) => `${d.message}: ${d.fix}`)).toEqual([message]);
  });

  test.each(Object.keys(uses))('%s is thrown outside of one', (name) => {
    let kept: readonly never[] = [];
    elaborate(
      block(({ x, s, a }) => {
        kept = [x, s, a];
      }),
    );
    expect(kept).toHaveLength(3);
    for (const value of kept) expect(() => uses[name]!(value)).toThrow(message);
  });
});

describe('equal modules', () => {
  const pair = (left: number, right: number) =>
    module('pair', { in: { go: bit }, out: { y: bit } }, ({ go }, m) => {
      const a = m.inst('a', counter(left), { en: go });
      const b = m.inst('b', counter(right), { en: go });
      return { y: a.count.any().and(b.count.any()) };
    });

  test('are one module in the design, children before parents', () => {
    const design = elaborate(pair(8, 8));
    expect(design.modules.map((m) => m.name)).toEqual(['counter', 'pair']);
    expect(design.top).toBe(design.modules[1]);
    expect(design.top.instances.map((i) => i.module)).toEqual([design.modules[0], design.modules[0]]);
  });

  test('that only share a name get suffixes from their content, whatever their order', () => {
    const names = (left: number, right: number): readonly string[] => {
      const { instances } = elaborate(pair(left, right)).top;
      return instances.map((i) => i.module.name);
    };
    const [eight, nine] = names(8, 9);
    expect(eight).toMatch(/^counter_[0-9a-f]{6}$/);
    expect(eight).not.toBe(nine);
    expect(names(9, 8)).toEqual([nine, eight]);
  });
});

test('only modules that need them have a clock and a reset', () => {
  const logic = module('logic_only', { in: { a: bit }, out: { y: bit } }, ({ a }) => ({ y: a.not() }));
  const delay = module('delay', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
    const q = m.reg('q', bit);
    q.set(m.inst('inverter', logic, { a }).y);
    return { y: q };
  });
  const top = module('top', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
    const c = m.inst('c', counter(2), { en: m.inst('d', delay, { a }).y });
    return { y: c.count.any() };
  });
  const used = elaborate(top).modules.map((m) => [m.name, m.domains[0]!.usesClock, m.domains[0]!.usesReset]);
  expect(used).toEqual([
    ['logic_only', false, false],
    ['delay', true, false],
    ['counter', true, true],
    ['top', true, true],
  ]);
});

test('an assertion that holds by construction is dropped, one that fails by construction is kept', () => {
  const block = module('block', {}, (_, m) => {
    m.assert('holds', m.lit(4, 3).lt(4));
    m.assert('fails', m.lit(4, 3).gt(4));
    return {};
  });
  expect(elaborate(block).top.checks.map((c) => c.name)).toEqual(['fails']);
});

describe('shapes', () => {
  test('a record has its fields side by side, the first most significant', () => {
    const shape = record({ a: bits(4), b: record({ c: bit, d: enumOf('x', 'y', 'z') }) });
    expect(shape.width).toBe(7);
    expect(shape.leaves).toEqual([
      { suffix: '_a', fields: ['a'], width: 4, lo: 3 },
      { suffix: '_b_c', fields: ['b', 'c'], width: 1, lo: 2 },
      { suffix: '_b_d', fields: ['b', 'd'], width: 2, lo: 0, states: numbered(['x', 'y', 'z']) },
    ]);
  });

  test('widths and fields that cannot be are refused', () => {
    expect(() => bits(0)).toThrow('0 is not a width: give an integer from 1 to 1048576');
    expect(() => bits(1.5)).toThrow(RangeError);
    expect(() => record({ set: bit })).toThrow('a record field must not be named set: registers need that name');
  });

  test('an enumeration has the fewest bits that hold its last state', () => {
    const widths = [1, 2, 3, 4, 5].map((n) => enumOf(...Array.from({ length: n }, (_, i) => `s${i}`)).width);
    expect(widths).toEqual([1, 1, 2, 2, 3]);
  });
});

test('clog2 is the number of bits that address n things', () => {
  expect([1, 2, 3, 4, 5, 8, 9, 1024, 1025, 2 ** 29, 2 ** 29 + 1].map(clog2)).toEqual([
    0, 1, 2, 2, 3, 3, 4, 10, 11, 29, 30,
  ]);
  for (let w = 1; w <= 52; w++)
    expect([clog2(2 ** w), clog2(2 ** w - 1), clog2(2 ** w + 1)]).toEqual([w, w === 1 ? 0 : w, w + 1]);
  expect(() => clog2(0)).toThrow('clog2 of 0: give an integer of 1 or more');
});
