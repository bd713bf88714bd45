import { describe, expect, test } from 'vitest';
import { bit, bits, clock, elaborate, module, on } from '../hdl/index.ts';
import { counter } from '../hdl/testing/examples.ts';
import { emitVerilog } from './emit.ts';
import { lint } from './testing/lint.ts';

/** The text of the top, once the lint tools that are installed have accepted the design. */
async function textOf(design: Parameters<typeof emitVerilog>[0]): Promise<string> {
  const verilog = emitVerilog(design);
  expect(await lint(verilog)).toBe('');
  return verilog.files[0]!.text;
}

test('a reset of each kind and level', async () => {
  const text = async (style: Parameters<typeof clock>[0]): Promise<readonly string[]> => {
    const lines = (await textOf(elaborate(counter(4), { clock: clock(style) }))).split('\n');
    return lines.filter((line) => /rst|always|reg /.test(line)).map((line) => line.trim());
  };
  expect(await text({})).toEqual([
    'input  wire       rst,',
    'output reg  [3:0] count',
    'always @(posedge clk) begin',
    'if (rst) begin',
  ]);
  expect(await text({ active: 'low', edge: 'falling' })).toEqual([
    'input  wire       rst_n,',
    'output reg  [3:0] count',
    'always @(negedge clk) begin',
    'if (!rst_n) begin',
  ]);
  expect(await text({ reset: 'async', active: 'low' })).toEqual([
    'input  wire       rst_n,',
    'output reg  [3:0] count',
    'always @(posedge clk or negedge rst_n) begin',
    'if (!rst_n) begin',
  ]);
  expect(await text({ reset: 'async' })).toEqual([
    'input  wire       rst,',
    'output reg  [3:0] count',
    'always @(posedge clk or posedge rst) begin',
    'if (rst) begin',
  ]);
  expect(await text({ reset: 'none' })).toEqual(["output reg  [3:0] count = 4'd0", 'always @(posedge clk) begin']);
});

describe('two clocks', () => {
  const mailbox = module(
    'mailbox',
    {
      clocks: { wr: clock(), rd: clock({ reset: 'async', active: 'low' }) },
      in: { word: bits(8), write: bit, slot: on('rd', bits(2)) },
      out: { count: bits(4), read: on('rd', bits(8)), seen: on('rd', bit) },
    },
    ({ word, write, slot }, m) => {
      const rd = m.on('rd');
      const { count } = m.inst('writes', counter(4), { en: write });
      const words = m.mem('words', bits(8), { depth: 4 });
      words.write({ addr: count.slice(1, 0), data: word, enable: write });
      const read = words.on(rd).readSync({ addr: slot, onCollision: 'undefined' });
      const stages = rd.reg('stages', bits(2), { reset: 0, attributes: { async_reg: 'true' } });
      stages.set(stages.at(0).cat(rd.unsafeCross('any_written', count.any())));
      m.assert('few', count.lt(9));
      rd.assert('read_after_write', stages.any().or(read.eq(0)));
      return { count, read, seen: stages.at(1) };
    },
  );

  test('a block for each clock and reset, attributes, and the wire that crosses', async () => {
    expect(await textOf(elaborate(mailbox))).toMatchInlineSnapshot(`
      "\`default_nettype none

      module mailbox (
          input  wire       wr_clk,
          input  wire       wr_rst,
          input  wire       rd_clk,
          input  wire       rd_rst_n,
          input  wire [7:0] word,
          input  wire       write,
          input  wire [1:0] slot,
          output wire [3:0] count,
          output wire [7:0] read,
          output wire       seen
      );

          wire [3:0] writes_count;
          reg  [7:0] words_rdata;
          (* async_reg = "true" *)
          reg  [1:0] stages;
          (* no_rw_check *)
          reg  [7:0] words [0:3];

          wire any_written = |writes_count;

          counter writes (
              .clk   (wr_clk),
              .rst   (wr_rst),
              .en    (write),
              .count (writes_count)
          );

          always @(posedge rd_clk) begin
              words_rdata <= words[slot];
          end

          always @(posedge wr_clk) begin
              if (write) words[writes_count[1:0]] <= word;
          end

          always @(posedge rd_clk or negedge rd_rst_n) begin
              if (!rd_rst_n) begin
                  stages <= 2'd0;
              end else begin
                  stages <= {stages[0], any_written};
              end
          end

          assign count = writes_count;
          assign read = words_rdata;
          assign seen = stages[1];

      \`ifdef FORMAL
          always @(posedge wr_clk) if (!wr_rst) few: assert (writes_count < 4'd9);
          always @(posedge rd_clk or negedge rd_rst_n) if (rd_rst_n) read_after_write: assert ((|stages) || words_rdata == 8'd0);
      \`endif

      endmodule

      \`default_nettype wire
      "
    `);
  });

  test('a domain with a reset of its own', async () => {
    const restarted = module('restarted', { in: { en: bit, restart: bit }, out: { count: bits(4) } }, (io, m) => {
      const again = m.withReset('restart_now', io.restart.and(io.en.not()), { active: 'low' });
      const seconds = again.reg('seconds', bits(4), { reset: 9 });
      seconds.set(seconds.sub(1));
      return { count: again.inst('c', counter(4), { en: io.en }).count.xor(seconds) };
    });
    expect(await textOf(elaborate(restarted))).toMatchInlineSnapshot(`
      "\`default_nettype none

      module restarted (
          input  wire       clk,
          input  wire       en,
          input  wire       restart,
          output wire [3:0] count
      );

          reg  [3:0] seconds;
          wire [3:0] c_count;

          wire restart_now = restart && !en;

          counter c (
              .clk   (clk),
              .rst_n (restart_now),
              .en    (en),
              .count (c_count)
          );

          always @(posedge clk) begin
              if (!restart_now) begin
                  seconds <= 4'd9;
              end else begin
                  seconds <= seconds - 4'd1;
              end
          end

          assign count = c_count ^ seconds;

      endmodule

      \`default_nettype wire
      "
    `);
  });
});
