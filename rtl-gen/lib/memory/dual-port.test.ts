import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { dutOf } from '../../../testbench/bench/typed-dut.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { simpleDualPort, trueDualPort } from './dual-port.ts';

const depth = 6;
const address = fc.nat(7);
const flag = fc.nat(1);

const simple = simpleDualPort(bits(16), { depth, onCollision: 'old', lanes: 2 });

everyEngineProperty(
  'a simple dual-port RAM writes lanes, and reads the old word where it is written',
  elaborate(simple),
  fc.array(
    fc.record({
      write_addr: address,
      write_enable: fc.nat(3),
      data: fc.nat(65535),
      read_addr: address,
      read_enable: flag,
    }),
    { minLength: 1, maxLength: 40, size: 'max' },
  ),
  async (t, clocks) => {
    const dut = dutOf(t.dut, simple);
    const words = Array.from({ length: depth }, () => 0);
    const step = async (inputs: (typeof clocks)[number]) => {
      for (const [name, value] of Object.entries(inputs)) dut[name as keyof typeof inputs].set(value);
      await t.rising();
    };
    for (let i = 0; i < depth; i++) {
      await step({ write_addr: i, write_enable: 3, data: 0, read_addr: 7, read_enable: 1 });
    }
    let q = 0;
    for (const inputs of clocks) {
      await step(inputs);
      if (inputs.read_enable === 1) q = words[inputs.read_addr] ?? 0;
      expect(dut.q.get()).toBe(q);
      const mask = (inputs.write_enable & 1) * 0xff + (inputs.write_enable >> 1) * 0xff00;
      const at = inputs.write_addr;
      if (at < depth) words[at] = (words[at]! & ~mask) | (inputs.data & mask);
    }
  },
);

const side = fc.record({ addr: fc.nat(3), enable: flag, write: flag, data: fc.nat(255) });

const both = trueDualPort(bits(8), { depth: 4, onWrite: 'new' });

everyEngineProperty(
  'both ports of a true dual-port RAM read and write, and show what they write themselves',
  elaborate(both),
  fc.array(fc.record({ a: side, b: side }), { minLength: 1, maxLength: 40, size: 'max' }),
  async (t, clocks) => {
    const dut = dutOf(t.dut, both);
    const words = Array.from({ length: 4 }, () => 0);
    const set = (name: 'a' | 'b', p: (typeof clocks)[number]['a']) => {
      for (const [key, value] of Object.entries(p)) dut[`${name}_${key as keyof typeof p}`].set(value);
    };
    for (let i = 0; i < 4; i++) {
      set('a', { addr: i, enable: 1, write: 1, data: 0 });
      set('b', { addr: 0, enable: 0, write: 0, data: 0 });
      await t.rising();
    }
    const shown: { a: number | undefined; b: number | undefined } = { a: undefined, b: undefined };
    for (const { a, b: other } of clocks) {
      const writes = (p: typeof a) => p.enable === 1 && p.write === 1;
      // The same word from both sides is the designer's mistake.
      const b = writes(a) && writes(other) && a.addr === other.addr ? { ...other, write: 0 } : other;
      set('a', a);
      set('b', b);
      await t.rising();
      const read = (p: typeof a, q: typeof a): number | undefined => {
        if (writes(q) && q.addr === p.addr && !writes(p)) return undefined;
        return writes(p) ? p.data : words[p.addr]!;
      };
      if (a.enable === 1) shown.a = read(a, b);
      if (b.enable === 1) shown.b = read(b, a);
      if (shown.a !== undefined) expect(dut.a_q.get()).toBe(shown.a);
      if (shown.b !== undefined) expect(dut.b_q.get()).toBe(shown.b);
      for (const p of [a, b]) if (writes(p)) words[p.addr] = p.data;
    }
  },
);

test('simpleDualPort refuses lanes that do not divide the word, and a depth that is none', () => {
  expect(() => simpleDualPort(bits(8), { depth: 4, onCollision: 'old', lanes: 3 })).toThrow(RangeError);
  expect(() => simpleDualPort(bits(8), { depth: 1, onCollision: 'old' })).toThrow(RangeError);
});
