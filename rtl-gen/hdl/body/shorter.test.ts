import { describe, expect, test } from 'vitest';
import type { Design } from '../../ir/module-ir.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { bit, bits, elaborate, enumOf, module, record } from '../index.ts';

const verilog = (design: Design): string => emitVerilog(design).files[0]!.text;

const State = enumOf('idle', 'busy');
const Item = record({ a: bits(8), s: State });
const ports = {
  in: { x: bits(8), y: bits(8), i: bits(3), c: bit, item: Item },
  out: { z: bits(8), b: bit, kept: Item },
};

/** What is said shorter has to be the same hardware under the same names. */
describe('the short form is the long form', () => {
  test('next: a register and what it becomes', () => {
    const long = module('same', ports, ({ x, y, i, c, item }, m) => {
      const sum = m.reg('sum', bits(8), { reset: 0 });
      sum.set(x.add(y));
      const held = m.reg('held', bit);
      m.when(c, () => held.set(x.at(0)));
      const kept = m.reg('kept', Item, { reset: { a: 3, s: 'busy' } });
      kept.set(item);
      return { z: sum, b: held.and(i.any()), kept };
    });
    const short = module('same', ports, ({ x, y, i, c, item }, m) => {
      const z = m.next('sum', x.add(y), { reset: 0 });
      const held = m.next('held', x.at(0), { enable: c });
      const kept = m.next('kept', item, { reset: { a: 3, s: 'busy' } });
      return { z, b: held.and(i.any()), kept };
    });
    expect(verilog(elaborate(short))).toBe(verilog(elaborate(long)));
  });

  test('next: at every edge, also where a statement is around it', () => {
    const body = (isWithin: boolean) =>
      module('same', ports, ({ x, c, item }, m) => {
        const z = m.wire('chosen', bits(8), 0);
        const before = isWithin ? undefined : m.next('x_ago', x);
        m.when(c, () => z.set(before ?? m.next('x_ago', x)));
        return { z, b: c, kept: item };
      });
    expect(verilog(elaborate(body(true)))).toBe(verilog(elaborate(body(false))));
  });

  test('named: what has the name already, and a wire of that name', () => {
    const body = (isTwice: boolean) =>
      module('same', ports, ({ x, y, c, item }, m) => {
        const name = <V>(key: string, value: V): V => (isTwice ? m.named(key, value) : value);
        const sum = name('sum', m.named('sum', x.add(y)));
        const kept = m.wire('chosen', Item, { a: 0, s: 'idle' });
        m.when(c, () => kept.set(item));
        return { z: sum, b: c, kept: name('chosen', kept) };
      });
    expect(verilog(elaborate(body(true)))).toBe(verilog(elaborate(body(false))));
  });

  test('forward: a wire that has no default', () => {
    const body = (isShort: boolean) =>
      module('same', ports, ({ x, y, c, item }, m) => {
        const later = isShort ? m.forward('later', bits(8)) : m.wire('later', bits(8), 0);
        const kept = isShort ? m.forward('kept_later', Item) : m.wire('kept_later', Item, { a: 0, s: 'idle' });
        const z = x.xor(later);
        later.set(y.add(1));
        kept.set(item);
        return { z, b: c, kept };
      });
    expect(verilog(elaborate(body(true)))).toBe(verilog(elaborate(body(false))));
  });

  test('named, at by hardware, mask, mux with a number on either side', () => {
    const long = module('same', ports, ({ x, y, i, c, item }, m) => {
      const { sum } = m.named({ sum: x.add(y) });
      const { kept_item } = m.named({ kept_item: item });
      const either = m.mux(c, m.lit(8, 0), x).or(m.mux(c, y, m.lit(8, 7)));
      return { z: sum.and(c.repeat(8)).xor(either), b: x.shr(i).at(0), kept: kept_item };
    });
    const short = module('same', ports, ({ x, y, i, c, item }, m) => {
      const sum = m.named('sum', x.add(y));
      const kept = m.named('kept_item', item);
      const either = m.mux(c, 0, x).or(m.mux(c, y, 7));
      return { z: sum.mask(c).xor(either), b: x.at(i), kept };
    });
    expect(verilog(elaborate(short))).toBe(verilog(elaborate(long)));
  });
});

test('what next makes cannot be set again', () => {
  module('twice', ports, ({ x, y, c, item }, m) => {
    const sum = m.next('sum', x.add(y));
    // @ts-expect-error: next has said what it becomes
    m.when(c, () => sum.set(0));
    return { z: sum, b: c, kept: item };
  });
});

test('two numbers have no width, and mux says so', () => {
  const nothing = module('nothing', ports, ({ x, c, item }, m) => ({
    z: x.or(m.mux<typeof x>(c, 1, 0)),
    b: c,
    kept: item,
  }));
  expect(() => elaborate(nothing)).toThrow('a choice of mux is 0, not a hardware value');
});
