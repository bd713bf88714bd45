import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, type Ctx, enumOf, module, record, type Var } from '../../hdl/index.ts';
import { marksOf, mistakesOf } from '../../hdl/testing/mistakes.ts';

const at = marksOf(import.meta.filename);

/** A module with a register `r` and a wire `w`, both set by the body; the register is the output. */
const withBody = (
  body: (x: { a: Bits<1>; b: Bits<1>; r: Bits<8> & Var<Bits<8>>; w: Bits<8> & Var<Bits<8>> }, m: Ctx) => void,
) =>
  module('block', { in: { a: bit, b: bit }, out: { y: bits(8) } }, ({ a, b }, m) => {
    const r = m.reg('r', bits(8), { reset: 0 }); // register
    const w = m.wire('w', bits(8), 0); // wire
    body({ a, b, r, w }, m);
    return { y: r.xor(w) };
  });

const overridden = (name: string, ...marks: string[]) => ({
  code: 'doubly-driven',
  message: `${name} is always overridden here after it was set before`,
  fix: 'remove one assignment, or put the unconditional one first as a default',
  at: marks.map(at),
});

describe('undriven', () => {
  test('registers, wires and memories that nothing sets, all in one report', () => {
    const block = module('block', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
      const r = m.reg('r', bit); // no set
      const w = m.wire('w', record({ p: bit, q: bit }), { p: 0, q: 0 }); // half set
      const mem = m.mem('mem', bit, { depth: 2 }); // no write
      w.set({ p: a });
      return { y: r.and(w.p).and(w.q).and(mem.read(a)) };
    });
    const fix = 'set it, or use a constant';
    expect(mistakesOf(block)).toEqual([
      { code: 'undriven', message: 'register r is never set', fix, at: [at('no set')] },
      { code: 'undriven', message: 'wire w_q is never set', fix, at: [at('half set')] },
      {
        code: 'undriven',
        message: 'memory mem is never written and has no initial contents',
        fix: 'write it, or give init',
        at: [at('no write')],
      },
    ]);
  });

  test('a forward value is given on every path', () => {
    const State = enumOf('idle', 'busy');
    const block = module('block', { in: { a: bit, s: State, x: bits(8) }, out: { y: bits(8) } }, ({ a, s, x }, m) => {
      const whole = m.forward('whole', bits(8));
      const either = m.forward('either', bits(8));
      const inArms = m.forward('in_arms', bits(8));
      const never = m.forward('never', bits(8)); // never
      const once = m.forward('once', bits(8)); // once
      const y = whole.xor(either).xor(inArms).xor(never).xor(once);
      whole.set(x);
      m.when(a, () => either.set(x)).otherwise(() => either.set(1));
      m.match(s, { idle: () => inArms.set(0), busy: () => inArms.set(x) });
      m.when(a, () => once.set(x)); // in one branch
      return { y };
    });
    expect(mistakesOf(block)).toEqual([
      { code: 'undriven', message: 'wire never is never set', fix: 'set it, or use a constant', at: [at('never')] },
      {
        code: 'undriven',
        message: 'wire once has no default, and there is a path on which nothing sets it',
        fix: 'set it in the other branches too, or make it with m.wire and a default',
        at: [at('once'), at('in one branch')],
      },
    ]);
  });

  test('one assignment in one branch is enough, and a memory may live on its start contents', () => {
    const block = module('block', { in: { a: bit, b: bit }, out: { y: bit } }, ({ a, b }, m) => {
      const r = m.reg('r', bit, { reset: 0 });
      const rom = m.mem('rom', bit, { depth: 2, init: [1n] });
      m.when(a, () => m.when(b, () => {}).otherwise(() => r.set(1)));
      return { y: r.and(rom.read(a)) };
    });
    expect(mistakesOf(block)).toEqual([]);
  });
});

describe('doubly-driven', () => {
  test('a default before conditions is fine, also inside a branch', () => {
    const block = withBody(({ a, b, r, w }, m) => {
      r.set(1);
      w.set(1);
      m.when(a, () => {
        r.set(2);
        m.when(b, () => r.set(3)).otherwise(() => r.set(4));
      });
      m.when(b, () => w.set(5)).elsewhen(a, () => w.set(6));
    });
    expect(mistakesOf(block)).toEqual([]);
  });

  test('an unconditional assignment after another, or after a condition, takes its effect away', () => {
    const block = withBody(({ a, r, w }, m) => {
      r.set(1); // r first
      r.set(2); // r again
      m.when(a, () => w.set(1)); // w in when
      w.set(2); // w after when
    });
    expect(mistakesOf(block)).toEqual([
      overridden('r', 'r again', 'r first'),
      overridden('w', 'w after when', 'w in when'),
    ]);
  });

  test('the same inside branches and arms, and after an arm', () => {
    const block = withBody(({ a, b, r, w }, m) => {
      const s = m.reg('s', enumOf('on', 'off'), { reset: 'on' });
      m.when(a, () => s.set('off'));
      m.match(s, {
        on: () => {
          m.when(b, () => r.set(1)); // in arm
          r.set(2); // after in arm
        },
        off: () => w.set(1), // wire in arm
      });
      w.set(0); // after match
    });
    expect(mistakesOf(block)).toEqual([
      overridden('r', 'after in arm', 'in arm'),
      overridden('w', 'after match', 'wire in arm'),
    ]);
  });

  test('branches that exclude each other, and fields of one record, do not', () => {
    const block = module('block', { in: { a: bit }, out: { y: bit } }, ({ a }, m) => {
      const r = m.reg('r', record({ p: bit, q: bit }));
      m.when(a, () => r.set({ p: 1 })).otherwise(() => r.set({ p: 0 }));
      r.set({ q: a });
      return { y: r.p.and(r.q) };
    });
    expect(mistakesOf(block)).toEqual([]);
  });
});
