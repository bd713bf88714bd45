import { describe, expect, test } from 'vitest';
import { bit, bits, enumOf, module, record } from '../hdl/index.ts';
import { block, shown } from './testing/shown.ts';

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

  test('a match on values is a case, its other words the default', async () => {
    const text = await shown(
      block(({ a, b }, m) => {
        const r = m.reg('r', bits(8), { reset: 0 });
        const w = m.wire('w', bits(8), 0);
        m.match(
          a,
          [
            [1, () => r.set(b)],
            [[200, 0x1n, 3], () => m.when(b.at(0), () => r.set(2))],
            ['0000_0000', () => w.set(7)],
          ],
          () => r.set(0),
        );
        m.match(b.trunc(1), [
          [0, () => w.set(1)],
          [1, () => w.set(2)],
        ]);
        m.match(a, [[4, () => r.set(9)]], () => w.set(r));
        return w;
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] r;
          reg  [7:0] w;

          always @* begin
              w = 8'd0;
              case (a)
                  8'd0: begin
                      w = 8'd7;
                  end
                  default: begin end
              endcase
              case (b[0])
                  1'b0: begin
                      w = 8'd1;
                  end
                  1'b1: begin
                      w = 8'd2;
                  end
                  default: begin end
              endcase
              if (a != 8'd4) begin
                  w = r;
              end
          end

          always @(posedge clk) begin
              if (rst) begin
                  r <= 8'd0;
              end else begin
                  case (a)
                      8'd1: begin
                          r <= b;
                      end
                      8'd200, 8'd3: begin
                          if (b[0]) begin
                              r <= 8'd2;
                          end
                      end
                      8'd0: begin end
                      default: begin
                          r <= 8'd0;
                      end
                  endcase
                  if (a == 8'd4) begin
                      r <= 8'd9;
                  end
              end
          end

          assign y = w;

          wire _unused_ok = &{1'b0, c, d};"
    `);
  });

  test('a match on patterns is a chain of conditions on the bits that are given', async () => {
    const text = await shown(
      block(({ a }, m) => {
        const r = m.reg('r', bits(8), { reset: 0 });
        m.match(
          a,
          [
            ['1???_???0', () => r.set(1)],
            ['0010_????', () => r.set(2)],
            [[3, 5], () => r.set(3)],
          ],
          () => r.set(0),
        );
        return r;
      }),
    );
    expect(text).toMatchInlineSnapshot(`
      "    reg  [7:0] r;

          always @(posedge clk) begin
              if (rst) begin
                  r <= 8'd0;
              end else begin
                  if (a[7] && !a[0]) begin
                      r <= 8'd1;
                  end else if (a[7:4] == 4'd2) begin
                      r <= 8'd2;
                  end else if (a == 8'd3 || a == 8'd5) begin
                      r <= 8'd3;
                  end else begin
                      r <= 8'd0;
                  end
              end
          end

          assign y = r;

          wire _unused_ok = &{1'b0, b, c, d};"
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

  test('a state that no printed arm names has no constant, which lint tools would find unused', async () => {
    const State = enumOf('idle', 'busy', 'done');
    const text = await shown(
      module('block', { in: { s: State }, out: { y: bit } }, ({ s }, m) => {
        const y = m.wire('y', bit, 0);
        const nothing = (): void => {};
        m.match(s, { idle: () => y.set(1), busy: nothing, done: nothing });
        return { y };
      }),
    );
    expect(text).toContain('S_IDLE: begin');
    expect(text).not.toContain('S_DONE');
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
        const t = m.reg('t', enumOf('red', 'green', 'blue'), { reset: 'red', unreached: ['blue'] });
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
