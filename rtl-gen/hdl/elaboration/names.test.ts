import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, type Ctx, module, record } from '../index.ts';
import { marksOf, mistakesOf } from '../testing/mistakes.ts';

const at = marksOf(import.meta.filename);

/**
 * A module of one input of 8 bits, whose body makes the mistake and whose output is 0 unless the body gives a value.
 */
const withBody = (body: (x: Bits<8>, m: Ctx) => Bits<8> | undefined) =>
  module('block', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => ({ y: body(x, m) ?? m.lit(8, 0) }));

const given = (...values: unknown[]): undefined => void values;

describe('name-taken', () => {
  const taken = (name: string, ...marks: string[]) => ({
    code: 'name-taken',
    message: `the name ${name} is used twice in this module`,
    fix: 'rename one of them',
    at: marks.map(at),
  });

  test('two registers, and a field of a record that meets a plain name', () => {
    const design = withBody((x, m) => {
      const [a, c] = [m.reg('a', bits(8)), m.reg('r_lo', bits(4))]; // first a
      const b = m.reg('a', bits(8)); // second a
      const r = m.reg('r', record({ lo: bits(4) })); // record
      for (const reg of [a, b]) reg.set(x);
      c.set(x.trunc(4));
      r.set({ lo: c });
      return a.xor(b).xor(r.lo.zext(8));
    });
    expect(mistakesOf(design)).toEqual([taken('a', 'second a', 'first a'), taken('r_lo', 'record', 'first a')]);
  });

  test('an output that is not what bears its name', () => {
    const design = withBody((x, m) => {
      const y = m.reg('y', bits(8)); // register y
      y.set(x);
      return y.not();
    });
    expect(mistakesOf(design).map((d) => d.message)).toEqual(['the name y is used twice in this module']);
    expect(mistakesOf(design)[0]!.at[1]).toBe(at('register y'));
  });

  test('an output that is an input of the same name', () => {
    const design = module('block', { in: { x: bit }, out: { x: bit } }, ({ x }) => ({ x })); // both
    expect(mistakesOf(design)).toEqual([
      {
        code: 'port-name-taken',
        message: 'two ports of block are named x in Verilog',
        fix: 'rename a port or a field',
        at: [at('both')],
      },
    ]);
  });

  test('two outputs that flatten to one name, though one value bears it', () => {
    const ports = { in: { i: bit }, out: { p: record({ q: bit }), p_q: bit } };
    const design = module('block', ports, ({ i }, m) => {
      const { p_q } = m.named({ p_q: i.not() });
      return { p: { q: p_q }, p_q };
    });
    expect(mistakesOf(design).map((d) => d.message)).toEqual(['two ports of block are named p_q in Verilog']);
  });

  test('an instance named like something inside its module', () => {
    const child = module('child', { out: { q: bit } }, (_, m) => {
      const toggle = m.reg('toggle', bit, { reset: 0 }); // inside
      toggle.set(toggle.not());
      return { q: toggle };
    });
    const design = withBody((_, m) => {
      return m.inst('toggle', child, {}).q.zext(8); // outside
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'instance-name-hides',
        message: 'instance toggle is named like something inside child',
        fix: 'rename the instance',
        at: [at('outside'), at('inside')],
      },
    ]);
  });
});

describe('bad-name', () => {
  const notName = (name: string, mark: string) => ({
    code: 'bad-name',
    message: `${JSON.stringify(name)} is not a name`,
    fix: 'use letters, digits and _, a letter first',
    at: [at(mark)],
  });
  const reserved = (name: string, mark: string) => ({
    code: 'reserved-word',
    message: `${name} is a word of Verilog or an implicit port`,
    fix: 'choose another name',
    at: [at(mark)],
  });

  test('what Verilog does not take as a name, and the words that it reserves', () => {
    const design = withBody((x, m) => {
      given(m.named({ 'a-b': x })); // dash
      given(m.named({ _a: x })); // underscore
      given(m.named({ case: x })); // keyword
      given(m.named({ logic: x })); // word of SystemVerilog
      given(m.named({ clk: x })); // clock
      m.assert('rst', x.any()); // reset name
    });
    expect(mistakesOf(design)).toEqual([
      notName('a-b', 'dash'),
      notName('_a', 'underscore'),
      reserved('case', 'keyword'),
      reserved('logic', 'word of SystemVerilog'),
      reserved('clk', 'clock'),
      reserved('rst', 'reset name'),
    ]);
  });

  test('names of modules', () => {
    const dashed = module('fifo-16', { out: { y: bit } }, (_, m) => ({ y: m.lit(1, 0) })); // module name
    expect(mistakesOf(dashed)).toEqual([notName('fifo-16', 'module name')]);
    const word = module('priority', { out: { y: bit } }, (_, m) => ({ y: m.lit(1, 0) })); // module word
    expect(mistakesOf(word)).toEqual([reserved('priority', 'module word')]);
  });

  test('fields that a record does not have, and names for what is not hardware', () => {
    const Pair = record({ a: bits(4), b: bits(4) });
    const design = withBody((_, m) => {
      const w = m.wire('w', Pair, { a: 0, b: 0, c: 0 } as never); // field
      w.set({ a: 1, b: 1 });
      given(m.named({ n: 5 })); // number
      return w.a.cat(w.b);
    });
    expect(mistakesOf(design)).toEqual([
      { code: 'unknown-field', message: 'the record has no field c', fix: 'its fields are a, b', at: [at('field')] },
      {
        code: 'not-hardware',
        message: 'n is 5, not a hardware value',
        fix: 'give a word, an enum or a record',
        at: [at('number')],
      },
    ]);
  });
});
