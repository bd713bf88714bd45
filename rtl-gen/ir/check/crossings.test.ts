import { describe, expect, test } from 'vitest';
import { asynchronous, type Bits, bit, bits, type Ctx, clock, module, on } from '../../hdl/index.ts';
import { marksOf, mistakesOf } from '../../hdl/testing/mistakes.ts';

const at = marksOf(import.meta.filename);

/** A module of two clocks with a word in each and one in none; the body gives the output, which is of `rd`. */
const twoClocks = (body: (io: { a: Bits<4>; b: Bits<4>; pin: Bits<1> }, m: Ctx<'wr' | 'rd'>) => Bits<4>) =>
  module(
    'two',
    {
      clocks: { wr: clock(), rd: clock() },
      in: { a: on('wr', bits(4)), b: on('rd', bits(4)), pin: asynchronous(bit) },
      out: { y: on('rd', bits(4)) }, // y
    },
    (io, m) => ({ y: body(io, m) }),
  );

const fix = 'use a crossing of the library, or make both in one domain';

describe('clock-crossing', () => {
  test('a register of one domain in the logic of another: the path, and every place on it', () => {
    const design = twoClocks(({ b }, m) => {
      const count = m.reg('count', bits(4), { reset: 0 }); // count
      count.set(count.add(1));
      const { sum } = m.named({ sum: count.add(b) }); // sum
      const w = m.wire('w', bits(4), 0); // w
      w.set(sum);
      const q = m.on('rd').reg('q', bits(4), { reset: 0 }); // q
      q.set(w);
      return q;
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'clock-crossing',
        message: 'count changes with wr_clk and is taken in at rd_clk: count -> sum -> w -> register q',
        fix,
        at: [at('q'), at('count'), at('sum'), at('w')],
      },
    ]);
  });

  test('in a condition, an output, an assertion, and both ports of a memory', () => {
    const design = twoClocks(({ a, b }, m) => {
      const rd = m.on('rd');
      const q = rd.reg('held', bits(4)); // held
      m.when(a.any(), () => q.set(b));
      rd.assert('a_is_small', a.lt(9)); // assertion
      const words = m.mem('words', bits(4), { depth: 16 });
      words.write({ addr: b, data: a, enable: a.any() }); // write
      const read = words.on(rd).readSync({ addr: a, onCollision: 'undefined' }); // read
      return q.xor(read).xor(a);
    });
    const crossing = (path: string, mark: string) => ({
      code: 'clock-crossing',
      message: `a changes with wr_clk and is taken in at rd_clk: a -> ${path}`,
      fix,
      at: [at(mark), expect.anything()],
    });
    expect(mistakesOf(design)).toEqual([
      crossing('register held', 'held'),
      { ...crossing('output y', 'y'), at: expect.anything() },
      {
        ...crossing('', 'write'),
        message: 'b changes with rd_clk and is taken in at wr_clk: b -> a write of memory words',
      },
      crossing('a read of memory words', 'read'),
      crossing('the condition a_is_small', 'assertion'),
    ]);
  });

  test('an instance and its outputs are in the domain of the context that made it', () => {
    const delay = module('delay', { in: { x: bits(4) }, out: { y: bits(4) } }, ({ x }, m) => {
      const q = m.reg('q', bits(4));
      q.set(x);
      return { y: q };
    });
    const good = twoClocks(({ b }, m) => m.on('rd').inst('d', delay, { x: b }).y);
    expect(mistakesOf(good)).toEqual([]);
    const bad = twoClocks(({ b }, m) => m.inst('d', delay, { x: b }).y); // instance
    expect(mistakesOf(bad).map((d) => [d.message, d.at[0]])).toEqual([
      ['d_y changes with wr_clk and is taken in at rd_clk: d_y -> output y', expect.anything()],
      ['b changes with rd_clk and is taken in at wr_clk: b -> input x of instance d', at('instance')],
    ]);
  });

  test('a child of two clocks that are one clock here', () => {
    const joined = twoClocks(({ b }, m) => {
      const part = m.inst('part', crossed, { a: b, b, pin: b.any() }, { clocks: { wr: 'rd' } });
      return part.y;
    });
    expect(mistakesOf(joined)).toEqual([]);
  });

  test('an asynchronous read of what another clock writes, and what a registered one says of meeting a write', () => {
    const design = twoClocks(({ a, b }, m) => {
      const words = m.mem('words', bits(4), { depth: 16 });
      words.write({ addr: a, data: a, enable: a.any() }); // port
      const there = words.on(m.on('rd'));
      const now = there.read(b); // now
      const q = m.on('rd').reg('q', bits(4)); // taken
      q.set(now);
      return q.xor(there.readSync({ addr: b, onCollision: 'old' })); // old
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'clock-crossing',
        message: 'words_rdata changes with wr_clk and is taken in at rd_clk: words_rdata -> register q',
        fix,
        at: [at('taken'), at('now')],
      },
      {
        code: 'clock-crossing',
        message:
          'memory words is read with rd_clk and written with wr_clk, and the read says what it gives when both meet',
        fix: "give onCollision: 'undefined', and read no word that may be being written",
        at: [at('old'), at('port')],
      },
    ]);
  });

  test('a memory that two clocks write', () => {
    const design = twoClocks(({ a, b }, m) => {
      const rd = m.on('rd');
      const words = m.mem('words', bits(4), { depth: 16 });
      words.write({ addr: a, data: a, enable: a.any() }); // by wr
      words.on(rd).write({ addr: b, data: b, enable: b.any() }); // by rd
      return words.on(rd).readSync({ addr: b, onCollision: 'undefined' });
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'clock-crossing',
        message: 'memory words is written with two clocks, wr_clk and rd_clk',
        fix: 'write it with one, and bring the other over with a crossing of the library',
        at: [at('by rd'), at('by wr')],
      },
    ]);
  });

  test('the reset of a domain of its own', () => {
    const design = twoClocks(({ a, b }, m) => {
      const restarted = m.on('rd').withReset('restart', a.any(), { reset: 'async' }); // restart
      const q = restarted.reg('q', bits(4), { reset: 0 });
      q.set(b);
      return q;
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'clock-crossing',
        message: 'a changes with wr_clk and is taken in at rd_clk: a -> restart -> the reset restart',
        fix,
        at: [at('restart'), expect.anything(), at('restart')],
      },
    ]);
  });

  test('what unsafeCross names is of the domain it is named in, and constants are of all', () => {
    expect(mistakesOf(crossed)).toEqual([]);
  });
});

const crossed = twoClocks(({ a, pin }, m) => {
  const rd = m.on('rd');
  const q = rd.reg('q', bits(4), { reset: 0 });
  q.set(rd.unsafeCross('a_there', a).xor(rd.unsafeCross('pin_there', pin).repeat(4).as(4)));
  const one = m.reg('one', bits(4), { reset: 0 });
  one.set(1);
  m.assert('one_is_small', one.lt(2));
  return q;
});

describe('asynchronous-input', () => {
  test('is taken in through a synchroniser alone', () => {
    const design = twoClocks(({ pin }, m) => {
      const q = m.on('rd').reg('q', bit); // register
      q.set(pin);
      return q.repeat(4).as(4);
    });
    expect(mistakesOf(design)).toEqual([
      {
        code: 'asynchronous-input',
        message: 'pin belongs to no clock and is taken in at rd_clk: pin -> register q',
        fix: 'put a synchroniser of the library between them',
        at: [at('register'), expect.anything()],
      },
    ]);
  });

  test('may go on to an asynchronous port', () => {
    const pad = module('pad', { in: { pin: asynchronous(bit) }, out: { out: asynchronous(bit) } }, ({ pin }) => ({
      out: pin.not(),
    }));
    const design = module('top', { in: { pin: asynchronous(bit) }, out: { out: asynchronous(bit) } }, ({ pin }, m) => {
      return { out: m.inst('p', pad, { pin }).out };
    });
    expect(mistakesOf(design)).toEqual([]);
  });
});
