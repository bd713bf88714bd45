import { expect, test } from 'vitest';
import type { AnyModule } from '../hdl/body/module.ts';
import { bits, record } from '../hdl/index.ts';
import { counter, fifo, luma, ram, top, uartTx } from '../hdl/testing/examples.ts';
import { emitModule } from './testing/emit-module.ts';
import { lint, missingTools } from './testing/lint.ts';

const textOf = (mod: unknown): string => emitModule(mod as AnyModule).files[0]!.text;

test('counter', () => {
  expect(textOf(counter(8))).toMatchInlineSnapshot(`
    "\`default_nettype none

    module counter (
        input  wire       clk,
        input  wire       rst,
        input  wire       en,
        output reg  [7:0] count
    );

        always @(posedge clk) begin
            if (rst) begin
                count <= 8'd0;
            end else begin
                if (en) begin
                    count <= count + 8'd1;
                end
            end
        end

    endmodule

    \`default_nettype wire
    "
  `);
});

test('fifo of a record', () => {
  expect(textOf(fifo(record({ a: bits(4), b: bits(9) }), 16))).toMatchInlineSnapshot(`
    "\`default_nettype none

    module fifo (
        input  wire       clk,
        input  wire       rst,
        input  wire [3:0] up_payload_a,
        input  wire [8:0] up_payload_b,
        input  wire       up_valid,
        output wire       up_ready,
        output wire [3:0] down_payload_a,
        output wire [8:0] down_payload_b,
        output wire       down_valid,
        input  wire       down_ready
    );

        reg   [4:0] wr;
        reg   [4:0] rd;
        reg  [12:0] mem [0:15];

        wire  [4:0] wr_minus_rd = wr - rd;
        wire        full = wr_minus_rd == 5'd16;
        wire        empty = wr == rd;
        wire [12:0] mem_rdata = mem[rd[3:0]];
        wire        up_valid_and_not_full = up_valid && !full;

        always @(posedge clk) begin
            if (up_valid_and_not_full) mem[wr[3:0]] <= {up_payload_a, up_payload_b};
        end

        always @(posedge clk) begin
            if (rst) begin
                wr <= 5'd0;
                rd <= 5'd0;
            end else begin
                if (up_valid_and_not_full) begin
                    wr <= wr + 5'd1;
                end
                if (down_ready && !empty) begin
                    rd <= rd + 5'd1;
                end
            end
        end

        assign up_ready = !full;
        assign down_payload_a = mem_rdata[12:9];
        assign down_payload_b = mem_rdata[8:0];
        assign down_valid = !empty;

    \`ifdef FORMAL
        always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd < 5'd17);
    \`endif

    endmodule

    \`default_nettype wire
    "
  `);
});

test('luma', () => {
  expect(textOf(luma)).toMatchInlineSnapshot(`
    "\`default_nettype none

    module luma (
        input  wire [7:0] px_r,
        input  wire [7:0] px_g,
        input  wire [7:0] px_b,
        output wire [7:0] y
    );

        wire [9:0] y_sum = {2'd0, px_r} + {2'd0, px_g} + {2'd0, px_g};
        wire [9:0] y_sum_2 = y_sum + {2'd0, px_b};
        assign y = y_sum_2[9:2];

        wire _unused_ok = &{1'b0, y_sum_2[1:0]};

    endmodule

    \`default_nettype wire
    "
  `);
});

test('ram', () => {
  expect(textOf(ram)).toMatchInlineSnapshot(`
    "\`default_nettype none

    module ram (
        input  wire        clk,
        input  wire  [9:0] addr,
        input  wire [31:0] wdata,
        input  wire        we,
        output wire [31:0] rdata
    );

        reg  [31:0] mem_rdata;
        reg  [31:0] mem [0:1023];

        always @(posedge clk) begin
            mem_rdata <= mem[addr];
            if (we) mem[addr] <= wdata;
        end

        assign rdata = mem_rdata;

    endmodule

    \`default_nettype wire
    "
  `);
});

test('uart_tx', () => {
  expect(textOf(uartTx(100))).toMatchInlineSnapshot(`
    "\`default_nettype none

    module uart_tx (
        input  wire       clk,
        input  wire       rst,
        output reg        tx,
        input  wire [7:0] up_payload,
        input  wire       up_valid,
        output wire       up_ready
    );

        localparam [1:0] STATE_IDLE  = 2'd0;
        localparam [1:0] STATE_START = 2'd1;
        localparam [1:0] STATE_DATA  = 2'd2;
        localparam [1:0] STATE_STOP  = 2'd3;

        reg  [1:0] state;
        reg  [7:0] shift;
        reg  [2:0] index;
        reg  [6:0] baud;

        always @* begin
            tx = 1'b1;
            case (state)
                STATE_START: begin
                    tx = 1'b0;
                end
                STATE_DATA: begin
                    tx = shift[0];
                end
                default: begin end
            endcase
        end

        always @(posedge clk) begin
            if (rst) begin
                state <= STATE_IDLE;
                index <= 3'd0;
                baud <= 7'd0;
            end else begin
                if (state == STATE_IDLE || baud == 7'd99) begin
                    baud <= 7'd0;
                end else begin
                    baud <= baud + 7'd1;
                end
                case (state)
                    STATE_IDLE: begin
                        if (up_valid) begin
                            state <= STATE_START;
                        end
                    end
                    STATE_START: begin
                        if (baud == 7'd99) begin
                            state <= STATE_DATA;
                        end
                    end
                    STATE_DATA: begin
                        if (baud == 7'd99) begin
                            index <= index + 3'd1;
                            if (index == 3'd7) begin
                                state <= STATE_STOP;
                            end
                        end
                    end
                    STATE_STOP: begin
                        if (baud == 7'd99) begin
                            state <= STATE_IDLE;
                        end
                    end
                    default: begin end
                endcase
            end
        end

        always @(posedge clk) begin
            case (state)
                STATE_IDLE: begin
                    if (up_valid) begin
                        shift <= up_payload;
                    end
                end
                STATE_DATA: begin
                    if (baud == 7'd99) begin
                        shift <= {1'b0, shift[7:1]};
                    end
                end
                default: begin end
            endcase
        end

        assign up_ready = state == STATE_IDLE;

    endmodule

    \`default_nettype wire
    "
  `);
});

test('top', () => {
  expect(textOf(top)).toMatchInlineSnapshot(`
    "\`default_nettype none

    module top (
        input  wire       clk,
        input  wire       rst,
        input  wire       go,
        output wire [3:0] lo,
        output wire [7:0] down_payload_r,
        output wire [7:0] down_payload_g,
        output wire [7:0] down_payload_b,
        output wire       down_valid,
        input  wire       down_ready,
        input  wire [7:0] up_payload_r,
        input  wire [7:0] up_payload_g,
        input  wire [7:0] up_payload_b,
        input  wire       up_valid,
        output wire       up_ready
    );

        wire [7:0] c_count;
        wire       q_up_ready;
        wire [7:0] q_down_payload_r;
        wire [7:0] q_down_payload_g;
        wire [7:0] q_down_payload_b;
        wire       q_down_valid;

        counter c (
            .clk   (clk),
            .rst   (rst),
            .en    (go),
            .count (c_count)
        );

        fifo q (
            .clk            (clk),
            .rst            (rst),
            .up_payload_r   (up_payload_r),
            .up_payload_g   (up_payload_g),
            .up_payload_b   (up_payload_b),
            .up_valid       (up_valid),
            .up_ready       (q_up_ready),
            .down_payload_r (q_down_payload_r),
            .down_payload_g (q_down_payload_g),
            .down_payload_b (q_down_payload_b),
            .down_valid     (q_down_valid),
            .down_ready     (down_ready)
        );

        assign lo = c_count[3:0];
        assign down_payload_r = q_down_payload_r;
        assign down_payload_g = q_down_payload_g;
        assign down_payload_b = q_down_payload_b;
        assign down_valid = q_down_valid;
        assign up_ready = q_up_ready;

        wire _unused_ok = &{1'b0, c_count[7:4]};

    endmodule

    \`default_nettype wire
    "
  `);
});

test('a file a module, the top first, each named for its module', () => {
  const { top: name, files } = emitModule(top as unknown as AnyModule);
  expect(name).toBe('top');
  expect(files.map((f) => f.name)).toEqual(['top.v', 'fifo.v', 'counter.v']);
  for (const { name, text } of files) expect(text).toContain(`\nmodule ${name.replace('.v', '')} (\n`);
});

test.for(Object.entries({ counter: counter(8), fifo: fifo(bits(13), 16), luma, ram, uart_tx: uartTx(100), top }))(
  'lint tools accept %s without a word',
  async ([, mod], { skip }) => {
    const missing = await missingTools();
    if (missing.length > 0) skip(`${missing.join(' and ')} not installed`);
    expect(await lint(emitModule(mod as unknown as AnyModule))).toBe('');
  },
);
