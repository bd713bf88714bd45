import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, type Ctx, enumOf, module, record, type Shape } from './index.ts';
import { marksOf, mistakesOf } from './testing/mistakes.ts';

const at = marksOf(import.meta.filename);

/**
 * A module of one input of 8 bits, whose body makes the mistake and whose output is 0 unless the body gives a value.
 */
const withBody = (body: (x: Bits<8>, m: Ctx) => Bits<8> | undefined) =>
  module('block', { in: { x: bits(8) }, out: { y: bits(8) } }, ({ x }, m) => ({ y: body(x, m) ?? m.lit(8, 0) }));

const given = (...values: unknown[]): undefined => void values;

const widthFix = 'extend with zext, cut with trunc or slice, or make both widths the same';

describe('width-mismatch', () => {
  const wrong = (what: string, needed: string) => ({
    code: 'width-mismatch',
    message: `${what} where ${needed} needed`,
  });

  test('operands', () => {
    const design = withBody((x, m) => {
      return x.add(m.lit(9, 1) as never); // operand
    });
    expect(mistakesOf(design)).toEqual([
      { ...wrong('a value of 9 bits', '8 are'), fix: widthFix, at: [at('operand')] },
    ]);
  });

  test('assignments, also of a field deep in a record', () => {
    const Deep = record({ outer: record({ inner: record({ leaf: bits(3), state: enumOf('on', 'off') }) }) });
    const design = withBody((x, m) => {
      const r = m.reg('r', Deep);
      r.set({ outer: { inner: { leaf: x as never } } }); // deep
      r.set({ outer: { inner: { state: 'on' } } });
      return r.outer.inner.leaf.zext(8);
    });
    expect(mistakesOf(design)).toEqual([{ ...wrong('a value of 8 bits', '3 are'), fix: widthFix, at: [at('deep')] }]);
  });

  test('outputs, at the module and with the name of the output', () => {
    const child = module('child', { out: { wide: bits(9) } }, (_, m) => ({ wide: m.lit(8, 0) as never })); // output
    const design = withBody((_, m) => m.inst('c', child, {}).wide.trunc(8));
    expect(mistakesOf(design)).toEqual([
      {
        ...wrong('output wide of child: a value of 8 bits', '9 are'),
        fix: widthFix,
        at: [at('output')],
      },
    ]);
  });

  test('inputs of instances, at the instance and with the name of the input', () => {
    const child = module('child', { in: { a: bits(9) }, out: { b: bits(8) } }, ({ a }) => ({ b: a.trunc(8) }));
    const design = withBody((x, m) => {
      return m.inst('c', child, { a: x as never }).b; // input
    });
    expect(mistakesOf(design)).toEqual([
      { ...wrong('input a of instance c: a value of 8 bits', '9 are'), fix: widthFix, at: [at('input')] },
    ]);
  });

  test('as', () => {
    const design = withBody((x) => {
      return x.as(7).zext(8); // as
    });
    expect(mistakesOf(design)).toEqual([
      { code: 'width-mismatch', message: 'as(7) of a value of 8 bits', fix: 'use zext or trunc', at: [at('as')] },
    ]);
  });
});

describe('shape-mismatch', () => {
  const wrong = (what: string, needed: string) => ({
    code: 'shape-mismatch',
    message: `${what} where ${needed} needed`,
  });

  test('something that is no word at all', () => {
    const design = withBody((x, m) => {
      given(x.and('no' as never)); // no word
      given(m.mux(undefined as never, x, x)); // nothing
    });
    const fix = 'give a word or a number';
    expect(mistakesOf(design)).toEqual([
      { ...wrong('"no"', '8 bits are'), fix, at: [at('no word')] },
      { ...wrong('nothing', '1 bits are'), fix, at: [at('nothing')] },
    ]);
  });

  test('a number or a word for a record', () => {
    const Pair = record({ a: bits(4), b: bits(4) });
    const design = withBody((x, m) => {
      const r = m.reg('r', Pair, { reset: 0 }); // number for a record
      r.set(x as never); // word for a record
      return r.a.cat(r.b);
    });
    const fix = 'give a record of a, b';
    expect(mistakesOf(design)).toEqual([
      { ...wrong('0', 'a record is'), fix, at: [at('number for a record')] },
      { ...wrong('a value of another shape', 'a record is'), fix, at: [at('word for a record')] },
    ]);
  });

  test('the choices of a mux', () => {
    const design = withBody((x, m) => {
      const fruit = m.reg('fruit', enumOf('apple', 'pear'));
      const animal = m.reg('animal', enumOf('cow', 'dog'));
      m.when(x.at(0), () => fruit.set('pear'));
      m.when(x.at(1), () => animal.set('dog'));
      given(m.mux(x.at(2), fruit, animal as never)); // choices
      given(m.mux(x.at(2), { p: x, q: x }, { p: x })); // fields
      given(m.mux(x.at(2), x, fruit as never)); // word or state
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'shape-mismatch',
        message: 'mux between values of different shapes',
        fix: 'give two values of one shape',
        at: [at('choices')],
      },
      {
        code: 'shape-mismatch',
        message: 'mux between values of different shapes',
        fix: 'give two values of one shape',
        at: [at('fields')],
      },
      { ...wrong('a value of another shape', '8 bits are'), fix: 'give a word or a number', at: [at('word or state')] },
    ]);
  });
});

describe('literal-range', () => {
  test('operands, constants and amounts that do not fit', () => {
    const design = withBody((x, m) => {
      given(x.add(256)); // too big
      given(x.eq(-1)); // negative
      given(m.lit(4, 2.5)); // fraction
      given(m.lit(65, 1n << 65n)); // too big for 65
      given(x.shl(-1)); // amount
    });
    const wrong = (value: string, width: number, range: string, mark: string) => ({
      code: 'literal-range',
      message: `${value} does not fit in ${width} bits`,
      fix: `give an integer from ${range}`,
      at: [at(mark)],
    });
    expect(mistakesOf(design)).toEqual([
      wrong('256', 8, '0 to 255', 'too big'),
      wrong('-1', 8, '0 to 255', 'negative'),
      wrong('2.5', 4, '0 to 15', 'fraction'),
      wrong(`${1n << 65n}`, 65, '0 to 2^65 - 1', 'too big for 65'),
      wrong('-1', 32, '0 to 4294967295', 'amount'),
    ]);
  });

  test('a reset value that is not a constant', () => {
    const design = withBody((x, m) => {
      const r = m.reg('r', bits(8), { reset: x }); // reset
      r.set(x);
      return r;
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'reset-not-constant',
        message: 'a reset or start value that is not a constant',
        fix: 'give a number or a state',
        at: [at('reset')],
      },
    ]);
  });
});

test('bad-width', () => {
  const design = withBody((x) => {
    given(x.zext(7)); // zext
    given(x.trunc(9)); // trunc
    given(x.repeat(0)); // repeat
    given(x.zext(8.5)); // not whole
  });
  const code = 'bad-width';
  const fix = 'give an integer from 1 to 1048576';
  expect(mistakesOf(design)).toEqual([
    { code, message: 'zext(7) of a value of 8 bits', fix: 'use trunc', at: [at('zext')] },
    { code, message: 'trunc(9) of a value of 8 bits', fix: 'use zext', at: [at('trunc')] },
    { code, message: '0 is not a width', fix, at: [at('repeat')] },
    { code, message: '8.5 is not a width', fix, at: [at('not whole')] },
  ]);
});

test('bad-slice', () => {
  const design = withBody((x) => {
    given(x.slice(8, 0)); // above
    given(x.slice(2, 5)); // reversed
    given(x.at(8)); // bit
    given(x.at(-1)); // below
  });
  const wrong = (bitsOf: string, mark: string) => ({
    code: 'bad-slice',
    message: `${bitsOf} of a value of 8 bits`,
    fix: 'stay within 7 and 0',
    at: [at(mark)],
  });
  expect(mistakesOf(design)).toEqual([
    wrong('bits 8 down to 0', 'above'),
    wrong('bits 2 down to 5', 'reversed'),
    wrong('bit 8', 'bit'),
    wrong('bit -1', 'below'),
  ]);
});

describe('what is missing', () => {
  const Pair = record({ a: bits(4), b: bits(4) });

  test('outputs and fields of outputs', () => {
    const ports = { out: { y: bit, pair: Pair } };
    const design = module('block', ports, (_, m) => ({ pair: { a: m.lit(4, 1) } }) as never); // outputs
    expect(mistakesOf(design)).toEqual(
      ['y', 'pair_b'].map((name) => ({
        code: 'missing-output',
        message: `output ${name} of block is not driven`,
        fix: 'return a value for it',
        at: [at('outputs')],
      })),
    );
  });

  test('inputs of instances', () => {
    const ports = { in: { a: bit, p: Pair }, out: { b: bit } };
    const child = module('child', ports, ({ a, p }) => ({ b: a.and(p.a.any()) })); // child
    const design = withBody((x, m) => {
      return m.inst('c', child, { p: { a: x.slice(3, 0) } } as never).b.zext(8); // instance
    });
    expect(mistakesOf(design)).toEqual(
      ['a', 'p_b'].map((name) => ({
        code: 'missing-input',
        message: `input ${name} of instance c has no value`,
        fix: 'give it one',
        at: [at('instance'), at('child')],
      })),
    );
  });

  test('fields of defaults and of written words', () => {
    const design = withBody((x, m) => {
      const w = m.wire('w', Pair, { a: 1 } as never); // default
      const mem = m.mem('mem', Pair, { depth: 2 });
      w.set({ a: 1, b: 2 });
      mem.write({ addr: x.at(0), data: { b: w.a } as never, enable: w.b.any() }); // word
      return mem.read(x.at(1)).b.zext(8);
    });
    const fix = 'give every field';
    expect(mistakesOf(design)).toEqual([
      { code: 'missing-field', message: 'the default of wire w leaves out b', fix, at: [at('default')] },
      { code: 'missing-field', message: 'the word written to mem leaves out a', fix, at: [at('word')] },
    ]);
  });
});

describe('foreign-value', () => {
  test("a value of one module in another's body", () => {
    const design = withBody((x, m) => {
      const child = module('child', { out: { b: bits(8) } }, () => ({ b: x })); // closure
      return m.inst('c', child, {}).b;
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'foreign-value',
        message: 'output b of child: a value of one module is used in the body of another',
        fix: 'pass it through a port of the instance',
        at: [at('closure')],
      },
    ]);
  });

  test("a value of another module as operand, and a register of the parent's set by the child's body", () => {
    const design = withBody((x, m) => {
      const r = m.reg('r', bits(8), { reset: 0 });
      const child = module('child', { in: { a: bits(8) }, out: { b: bits(8) } }, ({ a }) => {
        r.set(1); // set from below
        return { b: a.add(x) }; // operand from above
      });
      r.set(m.inst('c', child, { a: x }).b);
      return r;
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'foreign-statement',
        message: 'the body of one module adds to another module',
        fix: 'use the context and the values that the body was given',
        at: [at('set from below')],
      },
      {
        code: 'foreign-value',
        message: 'a value of one module is used in the body of another',
        fix: 'pass it through a port of the instance',
        at: [at('operand from above')],
      },
    ]);
  });
});

describe('states', () => {
  const State = enumOf('idle', 'run');
  const wrong = (what: string, mark: string) => ({
    code: 'unknown-state',
    message: `${what} is not one of the states idle, run`,
    fix: 'give one of the states',
    at: [at(mark)],
  });

  test('unknown-state', () => {
    const design = withBody((x, m) => {
      const s = m.reg('s', State, { reset: 'stop' as never }); // reset state
      const other = m.reg('other', enumOf('idle', 'run', 'halt'), { reset: 0 as never }); // other
      s.set('runn' as never); // misspelt
      other.set('halt');
      m.when(s.is('rum' as never), () => s.set(other as never)); // asked
      m.when(x.at(0), () => s.set({ idle: x } as never)); // record for a state
      return s.is('idle').zext(8);
    });
    expect(mistakesOf(design)).toEqual([
      wrong('"stop"', 'reset state'),
      { ...wrong('0', 'other'), message: '0 is not one of the states idle, run, halt' },
      wrong('"runn"', 'misspelt'),
      wrong('"rum"', 'asked'),
      wrong('a value of another shape', 'asked'),
      wrong('a value of another shape', 'record for a state'),
    ]);
  });

  test('not-exhaustive', () => {
    const design = withBody((_, m) => {
      const s = m.reg('s', State, { reset: 'idle' });
      m.match(s, { idle: () => s.set('run') } as never); // match
      return s.is('idle').zext(8);
    });
    expect(mistakesOf(design)).toEqual([
      { code: 'not-exhaustive', message: 'match has no arm for run', fix: 'add the arms', at: [at('match')] },
    ]);
  });

  test('states that Verilog could not tell apart or name are refused where the enumeration is made', () => {
    expect(() => enumOf('idle', 'Idle')).toThrow('two states are named Idle, in capitals: rename one of them');
    expect(() => enumOf('a-b')).toThrow('"a-b" cannot name a state: use letters, digits and _');
    expect(() => enumOf()).toThrow('an enumeration without states: give one or more');
  });
});

test('memory-lanes', () => {
  const Pair = record({ hi: bits(4), lo: bits(4) });
  const design = withBody((x, m) => {
    const mem = m.mem('mem', bits(8), { depth: 2 });
    mem.write({ addr: x.at(0), data: x, enable: x.at(1), lanes: x.trunc(3) }); // three
    const pairs = m.mem('pairs', Pair, { depth: 2 });
    const lanes = { hi: x.at(2), middle: x.at(3) };
    pairs.write({ addr: x.at(0), data: { hi: x.trunc(4), lo: x.trunc(4) }, enable: x.at(1), lanes }); // no field
    return mem.read(x.at(0)).xor(pairs.read(x.at(0)).hi.zext(8));
  });
  expect(mistakesOf(design)).toEqual([
    {
      code: 'memory-lanes',
      message: '3 lanes of a word of 8 bits',
      fix: 'give a number of lanes that divides the width',
      at: [at('three')],
    },
    {
      code: 'memory-lanes',
      message: 'there is a lane middle and no such field',
      fix: 'its fields are hi, lo',
      at: [at('no field')],
    },
  ]);
});

test('memory-depth, memory-init and memory-word', () => {
  const Empty = record({}) as Shape<object>;
  const design = withBody((x, m) => {
    const three = m.mem('three', bits(8), { depth: 1.5 }); // depth
    three.write({ addr: x.at(0), data: x, enable: x.at(1) });
    const crowded = m.mem('crowded', bits(8), { depth: 2, init: [1n, 2n, 3n] }); // too many
    const narrow = m.mem('narrow', bits(8), { depth: 2, init: [1n, 256n] }); // too wide
    const empty = m.mem('empty', Empty, { depth: 2, init: [] }); // no bits
    given(empty.read(x.at(0)));
    return three
      .read(x.at(0))
      .xor(crowded.read(x.at(0)))
      .xor(narrow.read(x.at(0)));
  });
  const wrong = (code: string, message: string, fix: string, mark: string) => ({ code, message, fix, at: [at(mark)] });
  expect(mistakesOf(design)).toEqual([
    wrong('memory-depth', 'memory three has 1.5 words', 'make the depth a whole number, 2 or more', 'depth'),
    wrong('memory-init', 'memory crowded has 2 words and 3 initial ones', 'give fewer', 'too many'),
    wrong(
      'memory-init',
      'memory narrow has words of 8 bits and the initial one 256',
      'give words that fit',
      'too wide',
    ),
    wrong('memory-word', 'memory empty has words of no bits', 'give its words a field', 'no bits'),
  ]);
});

test('the mistakes of several modules are reported together, in the order in which they are met', () => {
  const child = module('child', { in: { a: bits(8) }, out: { b: bits(8) } }, ({ a }) => {
    return { b: a.slice(8, 1).as(8) }; // in the child
  });
  const design = withBody((x, m) => {
    given(x.add(300)); // in the parent
    given(m.inst('c', child, { a: x }).b.zext(4)); // after the child
  });
  expect(mistakesOf(design).map((d) => [d.code, d.at[0]])).toEqual([
    ['literal-range', at('in the parent')],
    ['bad-slice', at('in the child')],
    ['bad-width', at('after the child')],
  ]);
});
