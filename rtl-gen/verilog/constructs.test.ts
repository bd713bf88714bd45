import { describe, expect, test } from 'vitest';
import { type Bits, bit, bits, type Collision, type Ctx, enumOf, module, record } from '../hdl/index.ts';
import type { AnyModule } from '../hdl/module.ts';
import { counter } from '../hdl/testing/examples.ts';
import { bodyOf, emitModule } from './testing/emit-module.ts';
import { lint } from './testing/lint.ts';

/** The text between header and end of the module, once the lint tools that are installed have accepted the design. */
async function shown(mod: unknown): Promise<string> {
  const design = emitModule(mod as AnyModule);
  expect(await lint(design)).toBe('');
  return bodyOf(design);
}

interface Inputs {
  readonly a: Bits<8>;
  readonly b: Bits<8>;
  readonly c: Bits<1>;
  readonly d: Bits<1>;
}

/** A module of two words and two bits, whose body gives the output. */
const block = (body: (io: Inputs, m: Ctx) => Bits<8>) =>
  module('block', { in: { a: bits(8), b: bits(8), c: bit, d: bit }, out: { y: bits(8) } }, (io, m) => ({
    y: body(io, m),
  }));

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

describe('statements', () => {
  test('a chain of conditions', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const r = m.reg('r', bits(8), { reset: 1 });
        m.when(c, () => r.set(a))
          .elsewhen(d, () => m.when(a.eq(b), () => r.set(b)))
          .elsewhen(a.any(), () => r.set(r.add(1)))
          .otherwise(() => r.set(0));
        return r;
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] r;

          always @(posedge clk) begin
              if (rst) begin
                  r <= 8'd1;
              end else begin
                  if (c) begin
                      r <= a;
                  end else if (d) begin
                      if (a == b) begin
                          r <= b;
                      end
                  end else if (|a) begin
                      r <= r + 8'd1;
                  end else begin
                      r <= 8'd0;
                  end
              end
          end

          assign y = r;"
    `);
  });

  test('a match prints the arms that do something, and one of three states', async () => {
    const State = enumOf('idle', 'busy', 'done');
    const text = await shown(
      block(({ a, c, d }, m) => {
        const state = m.reg('state', State, { reset: 'idle' });
        const r = m.reg('r', bits(8), { reset: 0 });
        m.match(state, {
          idle: () => m.when(c, () => state.set('busy')),
          busy: () => {
            r.set(a);
            m.when(d, () => state.set('done'));
          },
          done: () => {},
        });
        return r;
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    localparam [1:0] STATE_IDLE = 2'd0;
          localparam [1:0] STATE_BUSY = 2'd1;
          localparam [1:0] STATE_DONE = 2'd2;

          reg  [1:0] state;
          reg  [7:0] r;

          always @(posedge clk) begin
              if (rst) begin
                  state <= STATE_IDLE;
                  r <= 8'd0;
              end else begin
                  case (state)
                      STATE_IDLE: begin
                          if (c) begin
                              state <= STATE_BUSY;
                          end
                      end
                      STATE_BUSY: begin
                          r <= a;
                          if (d) begin
                              state <= STATE_DONE;
                          end
                      end
                      default: begin end
                  endcase
              end
          end

          assign y = r;

          wire _unused_ok = &{1'b0, b};"
    `);
  });

  test('states in choices and comparisons, under the shortest name that holds them', async () => {
    const State = enumOf('idle', 'busy', 'done');
    const text = await shown(
      module('block', { in: { c: bit, next_state: State }, out: { y: bit, s: State } }, ({ c, next_state }, m) => {
        const state = m.reg('state', State, { reset: 'done' });
        const picked = m.wire('picked', State, 'busy');
        m.when(state.is('done').or(next_state.is('done')), () => picked.set('idle'));
        state.set(m.mux(c, picked, next_state));
        return { y: state.is('busy').not(), s: state };
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    localparam [1:0] S_IDLE = 2'd0;
          localparam [1:0] S_BUSY = 2'd1;
          localparam [1:0] S_DONE = 2'd2;

          reg  [1:0] state;
          reg  [1:0] picked;

          always @* begin
              picked = S_BUSY;
              if (state == S_DONE || next_state == S_DONE) begin
                  picked = S_IDLE;
              end
          end

          always @(posedge clk) begin
              if (rst) begin
                  state <= S_DONE;
              end else begin
                  state <= c ? picked : next_state;
              end
          end

          assign y = state != S_BUSY;
          assign s = state;"
    `);
  });

  test('constants of states clash with no name, and those that only assertions mention stand beside them', async () => {
    const text = await shown(
      module('block', { in: { c: bit }, out: { y: bit } }, ({ c }, m) => {
        const s = m.reg('s', enumOf('on', 'off'), { reset: 'on' });
        const { S_ON } = m.named({ S_ON: c.not() });
        const t = m.reg('t', enumOf('red', 'green', 'blue'), { reset: 'red' });
        m.when(S_ON, () => s.set('off'));
        m.when(s.is('off'), () => t.set('green'));
        m.assert('never_blue', t.is('blue').not());
        return { y: t.is('red').xor(s.is('on')) };
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    localparam S_ON_2  = 1'b0;
          localparam S_OFF   = 1'b1;
          localparam [1:0] T_RED   = 2'd0;
          localparam [1:0] T_GREEN = 2'd1;

          reg        s;
          reg  [1:0] t;

          wire S_ON = !c;

          always @(posedge clk) begin
              if (rst) begin
                  s <= S_ON_2;
                  t <= T_RED;
              end else begin
                  if (S_ON) begin
                      s <= S_OFF;
                  end
                  if (s) begin
                      t <= T_GREEN;
                  end
              end
          end

          assign y = (t == T_RED) ^ !s;

      \`ifdef FORMAL
          localparam [1:0] T_BLUE = 2'd2;
          always @(posedge clk) if (!rst) never_blue: assert (t != T_BLUE);
      \`endif"
    `);
  });

  test('a record register set in parts, some fields reset', async () => {
    const Entry = record({ key: bits(4), used: bit, data: bits(8) });
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const entry = m.reg('entry', Entry, { reset: { used: 0 } });
        m.when(c, () => entry.set({ key: a.trunc(4), used: 1 }));
        m.when(d, () => entry.set({ data: b, used: 0 }));
        return m.mux(entry.used, entry.data, entry.key.zext(8));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [3:0] entry_key;
          reg        entry_used;
          reg  [7:0] entry_data;

          always @(posedge clk) begin
              if (rst) begin
                  entry_used <= 1'b0;
              end else begin
                  if (c) begin
                      entry_used <= 1'b1;
                  end
                  if (d) begin
                      entry_used <= 1'b0;
                  end
              end
          end

          always @(posedge clk) begin
              if (c) begin
                  entry_key <= a[3:0];
              end
              if (d) begin
                  entry_data <= b;
              end
          end

          assign y = entry_used ? entry_data : {4'd0, entry_key};

          wire _unused_ok = &{1'b0, a[7:4]};"
    `);
  });

  test('a record wire shares a block unless one field depends on another', async () => {
    const Pair = record({ p: bits(8), q: bits(8) });
    const text = await shown(
      block(({ a, b, c }, m) => {
        const u = m.wire('u', Pair, { p: a, q: b });
        const v = m.wire('v', Pair, { p: 0, q: 0 });
        m.when(c, () => u.set({ p: b, q: a }));
        m.when(c, () => {
          v.set({ q: v.p });
          v.set({ p: a });
        });
        return u.p.xor(u.q).xor(v.p).xor(v.q);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] u_p;
          reg  [7:0] u_q;
          reg  [7:0] v_p;
          reg  [7:0] v_q;

          always @* begin
              u_p = a;
              u_q = b;
              if (c) begin
                  u_p = b;
                  u_q = a;
              end
          end

          always @* begin
              v_p = 8'd0;
              if (c) begin
                  v_p = a;
              end
          end

          always @* begin
              v_q = 8'd0;
              if (c) begin
                  v_q = v_p;
              end
          end

          assign y = u_p ^ u_q ^ v_p ^ v_q;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('a wire that is always set is a plain wire, and its default is gone', async () => {
    const text = await shown(
      module(
        'block',
        { in: { a: bits(8), b: bits(8), unread: bits(8) }, out: { y: bits(8) } },
        ({ a, b, unread }, m) => {
          const w = m.wire('w', bits(8), unread);
          w.set(a.add(b));
          return { y: w };
        },
      ),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] w = a + b;

          assign y = w;

          wire _unused_ok = &{1'b0, unread};"
    `);
  });

  test('constant conditions are decided for wires, whose blocks would never run, and kept for registers', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const w = m.wire('w', bits(8), 1);
        const v = m.wire('v', bits(8), 2);
        const r = m.reg('r', bits(8));
        m.when(m.lit(1, 1), () => {
          w.set(3);
          r.set(a);
        }).otherwise(() => v.set(4));
        m.when(m.lit(1, 0), () => m.when(c, () => v.set(b))).elsewhen(c, () => v.set(a));
        return w.xor(v).xor(r);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] v;
          reg  [7:0] r;

          wire [7:0] w = 8'd3;

          always @* begin
              v = 8'd2;
              if (c) begin
                  v = a;
              end
          end

          always @(posedge clk) begin
              if (1'b1) begin
                  r <= a;
              end
          end

          assign y = w ^ v ^ r;

          wire _unused_ok = &{1'b0, b, d};"
    `);
  });

  test('a condition without statements is not there', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        m.when(c.xor(d), () => {}).elsewhen(d, () => {});
        return a.add(b);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    assign y = a + b;

          wire _unused_ok = &{1'b0, c, d};"
    `);
  });
});

describe('memories', () => {
  const memory = (onCollision: Collision, enabled: boolean, ports: 1 | 2) =>
    block(({ a, b, c, d }, m) => {
      const mem = m.mem('mem', bits(8), { depth: 16 });
      mem.write({ addr: a.trunc(4), data: b, enable: c });
      if (ports === 2) mem.write({ addr: b.slice(7, 4), data: a.xor(b), enable: c.and(d) });
      const read = { addr: a.slice(7, 4), onCollision };
      return mem.readSync(enabled ? { ...read, enable: d } : read);
    });

  test('a synchronous read of the old word, enabled', async () => {
    expect(await shown(memory('old', true, 2))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              if (d) mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
              if (c && d) mem[b[7:4]] <= a ^ b;
          end

          assign y = mem_rdata;"
    `);
  });

  test('a synchronous read where collisions do not matter', async () => {
    expect(await shown(memory('undefined', false, 1))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('a synchronous read of the new word', async () => {
    expect(await shown(memory('new', false, 1))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          always @(posedge clk) begin
              mem_rdata <= (c && a[3:0] == a[7:4]) ? b : mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, d};"
    `);
  });

  test('a synchronous read of the new word, enabled, of two write ports', async () => {
    expect(await shown(memory('new', true, 2))).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:15];

          wire       c_and_d = c && d;
          wire [7:0] a_xor_b = a ^ b;

          always @(posedge clk) begin
              if (d) mem_rdata <= (c_and_d && b[7:4] == a[7:4]) ? a_xor_b : (c && a[3:0] == a[7:4]) ? b : mem[a[7:4]];
              if (c) mem[a[3:0]] <= b;
              if (c_and_d) mem[b[7:4]] <= a_xor_b;
          end

          assign y = mem_rdata;"
    `);
  });

  test('a new word at the address that is written: the enable decides alone, and operators are in parentheses', async () => {
    const text = await shown(
      block(({ a, b, c, d }, m) => {
        const mem = m.mem('mem', bits(8), { depth: 2 });
        const addr = a.at(0).or(a.at(1));
        mem.write({ addr, data: b, enable: m.lit(1, 1) });
        mem.write({ addr: c, data: m.mux(c, a, b), enable: m.mux(d, c, a.at(2)) });
        return mem.readSync({ addr, onCollision: 'new' });
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem_rdata;
          reg  [7:0] mem [0:1];

          wire       a_0_or_a_1 = a[0] || a[1];
          wire       mem_choice = d ? c : a[2];
          wire [7:0] mem_choice_2 = c ? a : b;

          always @(posedge clk) begin
              mem_rdata <= (mem_choice && c == a_0_or_a_1) ? mem_choice_2 : b;
              mem[a_0_or_a_1] <= b;
              if (mem_choice) mem[c] <= mem_choice_2;
          end

          assign y = mem_rdata;

          wire _unused_ok = &{1'b0, mem[0]};"
    `);
  });

  test('records are stored side by side; asynchronous reads are wires', async () => {
    const Entry = record({ hi: bits(4), lo: bits(4) });
    const text = await shown(
      block(({ a, c }, m) => {
        const mem = m.mem('mem', Entry, { depth: 4 });
        mem.write({ addr: a.trunc(2), data: { hi: a.slice(7, 4), lo: a.slice(3, 0) }, enable: c });
        const [x, y] = [mem.read(a.slice(3, 2)), mem.read(a.slice(5, 4))];
        return x.lo.cat(y.hi);
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] mem [0:3];

          wire [7:0] mem_rdata = mem[a[3:2]];
          wire [7:0] mem_rdata_1 = mem[a[5:4]];

          always @(posedge clk) begin
              if (c) mem[a[1:0]] <= a;
          end

          assign y = {mem_rdata[3:0], mem_rdata_1[7:4]};

          wire _unused_ok = &{1'b0, b, d, mem_rdata[7:4], mem_rdata_1[3:0]};"
    `);
  });

  test('start contents, whole and in part', async () => {
    const text = await shown(
      block(({ a, b, c }, m) => {
        const rom = m.mem('rom', bits(8), { depth: 4, init: [1n, 0xffn, 3n, 200n] });
        const ram = m.mem('ram', bits(16), { depth: 64, init: [0x1234n, 5n] });
        ram.write({ addr: a.trunc(6), data: a.cat(b), enable: c });
        return rom.read(a.trunc(2)).xor(ram.read(b.trunc(6)).trunc(8));
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg   [7:0] rom [0:3];
          reg  [15:0] ram [0:63];

          wire  [7:0] rom_rdata = rom[a[1:0]];
          wire [15:0] ram_rdata = ram[b[5:0]];

          initial begin
              rom[0] = 8'd1;
              rom[1] = 8'd255;
              rom[2] = 8'd3;
              rom[3] = 8'd200;
          end

          integer ram_index;
          initial begin
              ram[0] = 16'h1234;
              ram[1] = 16'd5;
              for (ram_index = 2; ram_index < 64; ram_index = ram_index + 1) ram[ram_index] = 16'd0;
          end

          always @(posedge clk) begin
              if (c) ram[a[5:0]] <= {a, b};
          end

          assign y = rom_rdata ^ ram_rdata[7:0];

          wire _unused_ok = &{1'b0, d, ram_rdata[15:8]};"
    `);
  });
});

describe('ports and instances', () => {
  test('an output that is a register, a named value, a wire, a read port, an input or a constant', async () => {
    const ports = {
      in: { a: bits(4), c: bit },
      out: { r: bits(4), n: bits(4), w: bits(4), p: bits(4), mem_rdata: bits(4), same: bits(4), fixed: bits(4) },
    };
    const mod = module('block', ports, ({ a, c }, m) => {
      const r = m.reg('r', bits(4), { init: 3, reset: 5 });
      const hidden = m.reg('hidden', bits(4), { init: 6 });
      const w = m.wire('w', bits(4), 0);
      const p = m.wire('p', bits(4), 0);
      const mem = m.mem('mem', bits(4), { depth: 2 });
      mem.write({ addr: c, data: hidden, enable: c });
      m.when(c, () => w.set(a));
      p.set(a.add(1));
      r.set(w);
      hidden.set(a);
      const mem_rdata = mem.readSync({ addr: c, onCollision: 'old' });
      return { r, ...m.named({ n: a.xor(r) }), w, p, mem_rdata, same: a, fixed: m.lit(4, 9) };
    });
    expect(await shown(mod)).toMatchInlineSnapshot(`
      "    reg  [3:0] hidden = 4'd6;
          reg  [3:0] mem [0:1];

          assign p = a + 4'd1;
          assign n = a ^ r;

          always @* begin
              w = 4'd0;
              if (c) begin
                  w = a;
              end
          end

          always @(posedge clk) begin
              mem_rdata <= mem[c];
              if (c) mem[c] <= hidden;
          end

          always @(posedge clk) begin
              if (rst) begin
                  r <= 4'd5;
              end else begin
                  r <= w;
              end
          end

          always @(posedge clk) begin
              hidden <= a;
          end

          assign same = a;
          assign fixed = 4'd9;"
    `);
    expect(emitModule(mod as unknown as AnyModule).files[0]!.text.split('\n\n')[1]).toMatchInlineSnapshot(`
      "module block (
          input  wire       clk,
          input  wire       rst,
          input  wire [3:0] a,
          input  wire       c,
          output reg  [3:0] r = 4'd3,
          output wire [3:0] n,
          output reg  [3:0] w,
          output wire [3:0] p,
          output reg  [3:0] mem_rdata,
          output wire [3:0] same,
          output wire [3:0] fixed
      );"
    `);
  });

  test('what nothing reads is collected in the open: inputs, registers, instance outputs, parts of words, memories', async () => {
    const text = await shown(
      module('block', { in: { a: bits(8), unread: bit }, out: { y: bits(2) } }, ({ a }, m) => {
        const lost = m.reg('lost', bits(8));
        lost.set(a);
        const log = m.mem('log_of_a', bits(8), { depth: 4 });
        log.write({ addr: a.trunc(2), data: a, enable: a.at(7) });
        const c = m.inst('c', counter(8), { en: a.at(0) });
        m.inst('d', counter(8), { en: a.at(1) });
        m.named({ checked: a.at(3) });
        return { y: c.count.slice(4, 3) };
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] lost;
          wire [7:0] c_count;
          wire [7:0] d_count;
          reg  [7:0] log_of_a [0:3];

          wire checked = a[3];

          counter c (
              .clk   (clk),
              .rst   (rst),
              .en    (a[0]),
              .count (c_count)
          );

          counter d (
              .clk   (clk),
              .rst   (rst),
              .en    (a[1]),
              .count (d_count)
          );

          always @(posedge clk) begin
              if (a[7]) log_of_a[a[1:0]] <= a;
          end

          always @(posedge clk) begin
              lost <= a;
          end

          assign y = c_count[4:3];

          wire _unused_ok = &{1'b0, unread, lost, c_count[7:5], c_count[2:0], d_count, checked, log_of_a[0]};"
    `);
  });

  test('an assertion alone keeps nothing in use, and brings the clock and reset that it holds by', async () => {
    const text = await shown(
      module('block', { in: { a: bits(4), b: bits(4) }, out: { y: bit } }, ({ a, b }, m) => {
        m.assert('bounded', a.add(b).lt(12));
        m.assert('never', m.lit(1, 0));
        return { y: a.any() };
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    assign y = |a;

          wire _unused_ok = &{1'b0, clk, rst, b};

      \`ifdef FORMAL
          always @(posedge clk) if (!rst) bounded: assert (a + b < 4'd12);
          always @(posedge clk) if (!rst) never: assert (1'b0);
      \`endif"
    `);
  });

  test('modules of one name and unequal content get a suffix', async () => {
    const text = await shown(
      module('block', { in: { c: bit }, out: { y: bits(9) } }, ({ c }, m) => {
        const a = m.inst('a', counter(8), { en: c });
        const b = m.inst('b', counter(9), { en: a.count.at(7) });
        return { y: b.count.xor(a.count.zext(9)) };
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    wire [7:0] a_count;
          wire [8:0] b_count;

          counter_a7a614 a (
              .clk   (clk),
              .rst   (rst),
              .en    (c),
              .count (a_count)
          );

          counter_bf1199 b (
              .clk   (clk),
              .rst   (rst),
              .en    (a_count[7]),
              .count (b_count)
          );

          assign y = b_count ^ {1'b0, a_count};"
    `);
  });

  test('a module without ports, and one that has only an instance', async () => {
    const empty = module('empty', {}, () => ({}));
    const text = await shown(
      module('block', {}, (_, m) => {
        m.inst('nothing', empty, {});
        return {};
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    empty nothing (
          );"
    `);
  });
});
