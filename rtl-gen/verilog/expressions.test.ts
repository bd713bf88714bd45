import { describe, expect, test } from 'vitest';
import { block, shown } from './testing/shown.ts';

describe('expressions', () => {
  test('operators of one bit are logical, those of words bitwise', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const { word, flag } = m.named({
          word: a.and(b).or(a.xor(b)).and(b.not()),
          flag: c.and(d.not()).or(c.xor(d)).and(c.or(d)),
        });
        return m.mux(flag, word, a.and(b).not());
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] a_and_b = a & b;
          wire [7:0] word = (a_and_b | (a ^ b)) & ~b;
          wire       flag = ((c && !d) || (c ^ d)) && (c || d);

          assign y = flag ? word : ~a_and_b;"
    `);
  });

  test('sums and differences keep their grouping', async () => {
    const text = await shown(
      block(({ a, b }, m) => {
        const { p, q } = m.named({ p: a.sub(b).sub(a.add(3)), q: a.sub(b.sub(a)).add(b) });
        return p.add(q.sub(a.add(b)));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] p = a - b - (a + 8'd3);
          wire [7:0] q = a - (b - a) + b;

          assign y = p + (q - (a + b));

          wire _unused_ok = &{1'b0, c, d};"
    `);
  });

  test('an order of bits is logic', async () => {
    const text = await shown(
      block(({ c, d }, m) => {
        const { p, q, r, s } = m.named({ p: c.lt(d), q: c.ge(d), r: c.gt(0), s: c.lt(1) });
        return p.cat(q).cat(r).cat(s).cat(c.le(d)).cat(c.eq(d)).zext(8);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire p = !c && d;
          wire q = c || !d;
          wire r = c;
          wire s = !c;

          assign y = {2'd0, p, q, r, s, d || !c, c == d};

          wire _unused_ok = &{1'b0, a, b};"
    `);
  });

  test('an order that a named constant decides is nothing that lint tools speak of', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const named = m.named({ none: m.lit(1, 0), least: m.lit(8, 0), most: m.lit(8, 255) });
        const { none, least, most } = named;
        const { bits, words } = m.named({
          bits: c.lt(none).or(d.ge(none.not())),
          words: a
            .lt(least)
            .or(most.lt(b))
            .cat(a.ge(none.zext(8)))
            .cat(b.le(most)),
        });
        return bits.cat(words).zext(8);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire       none = 1'b0;
          wire [7:0] least = 8'd0;
          wire [7:0] most = 8'd255;
          wire       bits = (!c && none) || d || none;
          wire       most_lt_b = $signed({1'b0, most}) < $signed({1'b0, b});
          wire [2:0] words = {
              $signed({1'b0, a}) < $signed({1'b0, least}) || most_lt_b,
              $signed({1'b0, a}) >= $signed({1'b0, {7'd0, none}}),
              !most_lt_b
          };

          assign y = {4'd0, bits, words};"
    `);
  });

  test('comparisons, their negations and comparisons as operands', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const { n } = m.named({
          n: a
            .lt(b)
            .and(a.ge(3))
            .or(a.le(b).and(b.ne(a)))
            .or(a.eq(7).eq(c))
            .xor(a.add(b).gt(b)),
        });
        return n.repeat(8);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire b_ge_a_and_b_ne_a = b >= a && b != a;
          wire n_term = (a < b && a >= 8'd3) || b_ge_a_and_b_ne_a;
          wire n = (n_term || (a == 8'd7) == c) ^ (b < a + b);

          assign y = {8{n}};

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('a constant stands on the right of a comparison, in the text and in the name of the wire', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const small = a.le(3);
        const large = b.gt(200);
        return m.mux(small.and(c), a, m.mux(small.or(large), b, large.xor(m.lit(8, 7).eq(a)).zext(8)));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire       a_le_3 = a <= 8'd3;
          wire       b_gt_200 = b > 8'd200;
          wire [7:0] y_word = {7'd0, b_gt_200 ^ (a == 8'd7)};
          wire [7:0] y_choice = a_le_3 || b_gt_200 ? b : y_word;

          assign y = a_le_3 && c ? a : y_choice;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('reductions as operands are in parentheses', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const { n } = m.named({ n: a.any().and(b.all().not()).or(a.and(b).parity()) });
        return m.mux(a.any(), b, m.mux(n, a, c.repeat(8)));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire a_any = |a;
          wire n = (a_any && !(&b)) || (^(a & b));

          assign y = a_any ? b : n ? a : {8{c}};

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('shifts by values and by constants, concatenation, replication and slices', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const { s } = m.named({ s: a.shl(b.trunc(3)).xor(a.shr(2)).xor(b.shl(3)) });
        const wide = a.cat(b).cat(c.repeat(3)).cat(b.slice(7, 4).repeat(2));
        const { t } = m.named({
          t: wide
            .parity()
            .zext(8)
            .or(c.cat(a.slice(6, 0))),
        });
        return s.shr(t);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] s = (a << b[2:0]) ^ {2'd0, a[7:2]} ^ {b[4:0], 3'd0};
          wire [7:0] t = {7'd0, ^{a, b, {3{c}}, {2{b[7:4]}}}} | {c, a[6:0]};

          assign y = s >> t;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('constants are sized: binary for a bit, decimal to 255, hexadecimal above, ones as a replication', async () => {
    const text = await shown(
      block(({ a, c }, m) => {
        const wide = a.zext(64);
        const { n } = m.named({
          n: wide
            .eq(255)
            .or(wide.eq(256))
            .or(wide.eq((1n << 64n) - 1n))
            .or(wide.xor(0xdeadbeefn).any()),
        });
        return m.mux(c, m.lit(8, 255), n.zext(8));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire n_term = {56'd0, a} == 64'd255 || {56'd0, a} == 64'h100;
          wire n_term_2 = n_term || {56'd0, a} == {64{1'b1}};
          wire n = n_term_2 || (|({56'd0, a} ^ 64'hdeadbeef));

          assign y = c ? 8'd255 : {7'd0, n};

          wire _unused_ok = &{1'b0, b, d};"
    `);
  });

  test('choices nest without parentheses on the right only', async () => {
    const text = await shown(block(({ a, b, c, d }, m) => m.mux(c, m.mux(d, a, b), m.mux(a.eq(b), b, a.add(1)))));
    expect(text).toMatchInlineSnapshot(`"    assign y = c ? (d ? a : b) : a == b ? b : a + 8'd1;"`);
  });

  test('an expression that is used twice or sliced is a wire named for its content', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const { p, q } = m.named({ p: a.add(b).slice(3, 0), q: a.sub(b).xor(a.sub(b).shl(1)) });
        const long = a.xor(b).add(a.and(b)).sub(b.or(a)).xor(a.sub(5));
        return m.mux(long.lt(b), p.zext(8), q).add(m.mux(long.lt(b), q, m.mux(c, long, a)));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] a_plus_b = a + b;
          wire [3:0] p = a_plus_b[3:0];
          wire [7:0] a_minus_b = a - b;
          wire [7:0] q = a_minus_b ^ {a_minus_b[6:0], 1'b0};
          wire [7:0] y_xor = ((a ^ b) + (a & b) - (b | a)) ^ (a - 8'd5);
          wire       y_xor_lt_b = y_xor < b;
          wire [7:0] y_choice = y_xor_lt_b ? q : c ? y_xor : a;

          assign y = (y_xor_lt_b ? {4'd0, p} : q) + y_choice;

          wire _unused_ok = &{1'b0, d, a_plus_b[7:4]};"
    `);
  });

  test('a long expression is broken into wires named for what they drive', async () => {
    const text = await shown(
      block(({ a, b }, m) => {
        const sum = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
          a
            .xor(n)
            .add(b.shr(n % 8))
            .and(a.sub(n)),
        );
        const { total } = m.named({ total: sum.reduce((x, y) => x.add(y)) });
        return total;
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] total_and = ((a ^ 8'd1) + {1'b0, b[7:1]}) & (a - 8'd1);
          wire [7:0] total_and_2 = ((a ^ 8'd2) + {2'd0, b[7:2]}) & (a - 8'd2);
          wire [7:0] total_and_3 = ((a ^ 8'd3) + {3'd0, b[7:3]}) & (a - 8'd3);
          wire [7:0] total_and_4 = ((a ^ 8'd4) + {4'd0, b[7:4]}) & (a - 8'd4);
          wire [7:0] total_sum = total_and + total_and_2 + total_and_3 + total_and_4;
          wire [7:0] total_and_5 = ((a ^ 8'd5) + {5'd0, b[7:5]}) & (a - 8'd5);
          wire [7:0] total_and_6 = ((a ^ 8'd6) + {6'd0, b[7:6]}) & (a - 8'd6);
          wire [7:0] total_and_7 = ((a ^ 8'd7) + {7'd0, b[7]}) & (a - 8'd7);
          wire [7:0] total_sum_2 = total_sum + total_and_5 + total_and_6 + total_and_7;
          wire [7:0] total = total_sum_2 + (((a ^ 8'd8) + b) & (a - 8'd8));

          assign y = total;

          wire _unused_ok = &{1'b0, c, d};"
    `);
  });

  test('a derived name is never a word of the language or a name of the design', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        // `first_match` is a keyword of SystemVerilog, and `a_plus_b` is taken.
        const { a_plus_b } = m.named({ a_plus_b: a.xor(b) });
        const same = a.xor(7).eq(m.mux(c, a, b));
        const { first, second } = m.named({ first: same.and(c), second: same.or(c) });
        return m.mux(first, a.add(b), m.mux(second, a.add(b).shr(1), a_plus_b));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] a_plus_b = a ^ b;
          wire       first_match_2 = (a ^ 8'd7) == (c ? a : b);
          wire       first = first_match_2 && c;
          wire       second = first_match_2 || c;
          wire [7:0] a_plus_b_2 = a + b;

          assign y = first ? a_plus_b_2 : second ? {1'b0, a_plus_b_2[7:1]} : a_plus_b;

          wire _unused_ok = &{1'b0, d};"
    `);
  });
});
