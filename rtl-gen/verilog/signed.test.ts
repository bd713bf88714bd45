import { describe, expect, test } from 'vitest';
import { everyEngineTest } from '../../testbench/bench/every-engine.ts';
import { bit, bits, elaborate, int, module } from '../hdl/index.ts';
import { shown } from './testing/shown.ts';

/** Signed operators beside unsigned ones, where Verilog would make them unsigned. */
const beside = module(
  'beside',
  {
    in: { a: int(8), b: int(8), n: bits(4), u: bits(8), c: bit },
    out: { alone: int(8), sum: bits(8), choice: bits(8), below: bit, product: int(16), bounded: bit, part: bits(4) },
  },
  ({ a, b, n, u, c }, m) => ({
    alone: a.shr(n),
    sum: u.add(b.shr(n).asBits()),
    choice: m.mux(c, a.sub(1).shr(n).asBits(), u),
    below: a.add(3).lt(b),
    product: a.mul(b),
    bounded: a.ge(-5).and(b.gt(100)),
    part: a.add(b).shr(n).asBits().slice(7, 4),
  }),
);

const half = module('half', { in: { x: int(8) }, out: { y: int(8) } }, ({ x }) => ({ y: x.shr(1) }));

/** A signed operator as what an instance is given. */
const given = module('given', { in: { a: int(8), n: bits(4) }, out: { y: int(8) } }, ({ a, n }, m) => ({
  y: m.inst('halved', half, { x: a.shr(n) }).y,
}));

describe('signed operators', () => {
  test('stand in a wire of their own where an instance is given one', async () => {
    const text = await shown(given);
    expect(text).toContain('wire [7:0] a_shr_n = $signed(a) >>> n;');
    expect(text).toContain('.x (a_shr_n)');
  });

  everyEngineTest('mean the same to an instance', elaborate(given), { seeds: 1 }, async (t) => {
    for (let i = 0; i < 50; i++) {
      const [a, n] = [t.random.int(-128, 127), t.random.int(0, 15)];
      t.dut.port('a').set(a & 255);
      t.dut.port('n').set(n);
      expect(t.dut.port('y').get()).toBe(((a >> n) >> 1) & 255);
      await t.cycles(1);
    }
  });

  test('are marked as such, and kept from what is unsigned beside them', async () => {
    expect(await shown(beside)).toMatchInlineSnapshot(`
      "    wire [7:0] a_plus_b_shr_n = $signed(a + b) >>> n;

          assign alone = $signed(a) >>> n;
          assign sum = u + $unsigned($signed(b) >>> n);
          assign choice = c ? $unsigned($signed(a - 8'd1) >>> n) : u;
          assign below = $signed(a + 8'd3) < $signed(b);
          assign product = $signed({{8{a[7]}}, a}) * $signed({{8{b[7]}}, b});
          assign bounded = $signed(a) >= -8'sd5 && $signed(b) > 8'sd100;
          assign part = a_plus_b_shr_n[7:4];

          wire _unused_ok = &{1'b0, a_plus_b_shr_n[3:0]};"
    `);
  });

  everyEngineTest('mean the same beside unsigned ones', elaborate(beside), { seeds: 2 }, async (t) => {
    const signed = (x: number): number => (x > 127 ? x - 256 : x);
    for (let i = 0; i < 300; i++) {
      const [a, b, u] = [t.random.int(0, 255), t.random.int(0, 255), t.random.int(0, 255)];
      const [n, c] = [t.random.int(0, 15), t.random.int(0, 1)];
      for (const [name, value] of Object.entries({ a, b, n, u, c })) t.dut.port(name).set(value);
      const [x, y] = [signed(a), signed(b)];
      expect(['alone', 'sum', 'choice', 'below', 'product', 'bounded', 'part'].map((p) => t.dut.port(p).get())).toEqual(
        [
          (x >> n) & 255,
          (u + (y >> n)) & 255,
          c === 1 ? (signed((x - 1) & 255) >> n) & 255 : u,
          signed((x + 3) & 255) < y ? 1 : 0,
          (x * y) & 65535,
          x >= -5 && y > 100 ? 1 : 0,
          ((signed((x + y) & 255) >> n) & 255) >> 4,
        ],
      );
      await t.cycles(1);
    }
  });
});
