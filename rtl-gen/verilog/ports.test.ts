import { describe, expect, test } from 'vitest';
import type { AnyModule } from '../hdl/body/module.ts';
import { bit, bits, module } from '../hdl/index.ts';
import { counter } from '../hdl/testing/examples.ts';
import { emitModule } from './testing/emit-module.ts';
import { shown } from './testing/shown.ts';

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
        m.allow('unused');
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

          counter_b00238 a (
              .clk   (clk),
              .rst   (rst),
              .en    (c),
              .count (a_count)
          );

          counter_2569ce b (
              .clk   (clk),
              .rst   (rst),
              .en    (a_count[7]),
              .count (b_count)
          );

          assign y = b_count ^ {1'b0, a_count};"
    `);
  });

  test('a module without ports, and one that has only an instance', async () => {
    const empty = module('empty', {}, (_, m) => {
      m.allow('no-output');
      return {};
    });
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
