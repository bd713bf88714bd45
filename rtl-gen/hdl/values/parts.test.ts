import { describe, expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { emitVerilog } from '../../verilog/emit.ts';
import { lint } from '../../verilog/testing/lint.ts';
import { bit, bits, constant, type Design, elaborate, enumOf, module, record } from '../index.ts';
import { mistakesOf } from '../testing/mistakes.ts';

const verilog = (design: Design): string => emitVerilog(design).files[0]!.text;

/** Every kind of part, of a register with and without reset, and of a wire. */
const parts = module(
  'parts',
  {
    in: { word: bits(32), value: bits(8), lane: bits(2), index: bits(5), spot: bits(6), which: bits(3) },
    out: { whole: bits(32), lanes: bits(32), odd: bits(20), joined: bits(12) },
  },
  ({ word, value, lane, index, spot, which }, m) => {
    const whole = m.reg('whole', bits(32), { reset: 5 });
    const lanes = m.reg('lanes', bits(32));
    const odd = m.reg('odd', bits(20), { reset: 0xf00d });
    m.when(which.at(0), () => whole.set(word));
    m.when(which.at(1), () => whole.setSlice(15, 8, value)).otherwise(() => whole.setAt(index, value.at(7)));
    m.when(which.at(2), () => whole.setAt(0, 1));
    lanes.set(word);
    m.when(which.at(0), () => lanes.setLane(8, lane, value));
    m.when(which.at(1), () => lanes.setLane(16, 1, 0xbeef));
    // Lanes of 6 bits: three of them, so lane 3 is none, and two bits belong to no lane. A spot index is mostly beyond.
    m.when(which.at(0), () => odd.setLane(6, lane, value.trunc(6)));
    m.when(which.at(1), () => odd.setAt(spot, 1));
    m.when(which.at(2), () => odd.setSlice(19, 18, value.trunc(2)));
    const joined = m.forward('joined', bits(12));
    joined.setSlice(11, 4, value);
    joined.setLane(4, 0, which.cat(lane.at(0)));
    return { whole, lanes, odd, joined };
  },
);

everyEngineTest('parts of registers and wires', elaborate(parts), {}, async (t) => {
  const put = (word: number, lo: number, width: number, value: number): number => {
    const bitsOf = [...word.toString(2).padStart(32, '0')].reverse();
    for (let i = 0; i < width && lo + i < 32; i++) bitsOf[lo + i] = `${Math.floor(value / 2 ** i) % 2}`;
    return Number.parseInt(bitsOf.reverse().join(''), 2);
  };
  let [whole, lanes, odd] = [5, undefined as number | undefined, 0xf00d];
  for (let clock = 0; clock < 400; clock++) {
    const given = {
      word: t.random.int(0, 2 ** 32 - 1),
      value: t.random.int(0, 255),
      lane: t.random.int(0, 3),
      index: t.random.int(0, 31),
      spot: t.random.int(0, 63),
      which: t.random.int(0, 7),
    };
    const { word, value, lane, index, spot, which } = given;
    for (const [name, v] of Object.entries(given)) t.dut.port(name).set(v);
    expect(t.dut.port('joined').get()).toBe(value * 16 + which * 2 + (lane % 2));
    expect([t.dut.port('whole').get(), t.dut.port('odd').get()]).toEqual([whole, odd]);
    if (lanes !== undefined) expect(t.dut.port('lanes').get()).toBe(lanes);
    await t.rising();
    if (which & 1) whole = word;
    whole = which & 2 ? put(whole, 8, 8, value) : put(whole, index, 1, value >> 7);
    if (which & 4) whole = put(whole, 0, 1, 1);
    lanes = which & 1 ? put(word, 8 * lane, 8, value) : word;
    if (which & 2) lanes = put(lanes, 16, 16, 0xbeef);
    if (which & 1 && lane < 3) odd = put(odd, 6 * lane, 6, value % 64);
    if (which & 2 && spot < 20) odd = put(odd, spot, 1, 1);
    if (which & 4) odd = put(odd, 18, 2, value % 4);
  }
});

test('the Verilog of parts is what an engineer writes, and lint tools accept it', async () => {
  const text = verilog(elaborate(parts));
  for (const line of [
    'whole[15:8] <= value;',
    'whole[index] <= value[7];',
    "whole[0] <= 1'b1;",
    "lanes[{lane, 3'd0} +: 8] <= value;",
    "lanes[31:16] <= 16'hbeef;",
    'joined[11:4] = value;',
  ])
    expect(text).toContain(line);
  expect(await lint(emitVerilog(elaborate(parts)))).toBe('');
});

describe('what is wrong with parts', () => {
  const codes = (body: Parameters<typeof module<object, object>>[2]): readonly string[] =>
    mistakesOf(module('wrong', { in: {}, out: {} }, body)).map(({ code, message }) => `${code}: ${message}`);

  test('bits and lanes that the word does not have', () => {
    expect(
      codes((_, m) => {
        const r = m.reg('r', bits(8), { reset: 0 });
        r.setSlice(0, 3, 1 as never);
        r.setAt(8, 1);
        r.setLane(4, 2, 1);
        r.setLane(9, 0, 1);
        m.unused(r);
        return {};
      }),
    ).toEqual(
      expect.arrayContaining([
        'bad-slice: bits 0 down to 3 of a value of 8 bits',
        'bad-slice: bit 8 of a value of 8 bits',
        'bad-slice: bits 11 down to 8 of a value of 8 bits',
        'bad-slice: lanes of 9 bits of a value of 8 bits',
      ]),
    );
  });

  test('bits that nothing sets, bits set twice, and a forward wire set in part', () => {
    const found = codes((_, m) => {
      const r = m.reg('r', bits(8), { reset: 0 });
      r.setSlice(3, 0, 1);
      const twice = m.reg('twice', bits(8), { reset: 0 });
      twice.setSlice(7, 6, 1);
      twice.set(3);
      const f = m.forward('f', bits(4));
      f.setSlice(2, 0, 1);
      m.unused(r, twice, f);
      return {};
    });
    expect(found).toContain('undriven: no statement sets bits 7 down to 4 of register r');
    expect(found).toContain('doubly-driven: twice is always overridden here after it was set before');
    expect(found).toContain('undriven: wire f has no default, and there is a path on which nothing sets it');
  });

  test('a division by nothing or by hardware', () => {
    const found = codes((_, m) => {
      const r = m.next('r', m.lit(8, 3));
      m.named({ a: r.div(0), b: r.mod(1.5), c: r.div(r as never) });
      return {};
    });
    expect(found).toEqual(
      expect.arrayContaining([
        'bad-divisor: a division by 0',
        'bad-divisor: a division by 1.5',
        'bad-divisor: a division by hardware',
      ]),
    );
  });
});

const State = enumOf('idle', 'busy');
const Timeout = constant('TIMEOUT', 1000);

/** What is said in one line has to be the hardware of the long form. */
describe('one line', () => {
  const io = { in: { a: bits(10), c: bit, d: bit, s: State }, out: { y: bits(10), state: State, late: bit } };

  test('constants keep their names, with their widths where they are used at several', async () => {
    const named = module('named', { in: { a: bits(10), b: bits(12) }, out: { y: bit, z: bits(12) } }, ({ a, b }) => ({
      y: a.lt(Timeout),
      z: b.add(Timeout),
    }));
    const text = verilog(elaborate(named));
    expect(text).toContain("localparam [9:0] TIMEOUT     = 10'h3e8;");
    expect(text).toContain("localparam [11:0] TIMEOUT_W12 = 12'h3e8;");
    expect(text).toContain('assign y = a < TIMEOUT;');
    expect(await lint(emitVerilog(elaborate(named)))).toBe('');
    const small = module('narrow', { in: { a: bits(8) }, out: { y: bit } }, ({ a }) => ({ y: a.lt(Timeout) }));
    expect(mistakesOf(small)[0]!.message).toBe('1000 does not fit in 8 bits');
    expect(() => constant('my timeout', 3)).toThrow('no name for a constant');
    expect(() => constant('HALF', 0.5)).toThrow('the constant HALF is 0.5');
  });

  test('reg with next and enable, lit of a shape, choose', () => {
    const short = module('same', io, ({ a, c, d, s }, m) => {
      const y = m.reg('y', bits(10), { reset: 0, enable: c, next: (now) => m.mux(now.eq(1000), 0, now.add(1)) });
      const state = m.reg('state', State, {
        reset: 'idle',
        next: (now) =>
          m.choose(
            [
              [c, m.lit(State, 'busy')],
              [d, s],
            ],
            now,
          ),
      });
      return { y, state, late: m.choose([[c, a.at(0)]], d) };
    });
    const text = verilog(elaborate(short));
    expect(text).toContain("y <= y == 10'h3e8 ? 10'd0 : y + 10'd1;");
    expect(text).toContain('state <= c ? S_BUSY : d ? s : state;');
    expect(text).toContain('assign late = c ? a[0] : d;');
  });

  test('lit of a record says what it leaves out', () => {
    const Pair = record({ a: bits(4), b: bits(4) });
    const wrong = module('wrong', { out: { y: Pair } }, (_, m) => ({ y: m.lit(Pair, { a: 1 }) }));
    expect(mistakesOf(wrong).map(({ message }) => message)).toEqual(['a constant leaves out b']);
  });
});
