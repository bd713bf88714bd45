// FIFO of less than 16 items of 235 bits, which always has room.
`default_nettype none

module roomy_fifo_w235_d16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push_enable,
    input  wire  [2:0] push_payload_place,
    input  wire  [1:0] push_payload_kind,
    input  wire        push_payload_is_busy,
    input  wire  [3:0] push_payload_ended,
    input  wire [31:0] push_payload_spec,
    input  wire [31:0] push_payload_tail_last,
    input  wire [31:0] push_payload_range_last,
    input  wire [31:0] push_payload_slots_last,
    input  wire [31:0] push_payload_again_last,
    input  wire        push_payload_is_free,
    input  wire [63:0] push_payload_marks,
    output wire  [3:0] level,
    output wire  [2:0] down_payload_place,
    output wire  [1:0] down_payload_kind,
    output wire        down_payload_is_busy,
    output wire  [3:0] down_payload_ended,
    output wire [31:0] down_payload_spec,
    output wire [31:0] down_payload_tail_last,
    output wire [31:0] down_payload_range_last,
    output wire [31:0] down_payload_slots_last,
    output wire [31:0] down_payload_again_last,
    output wire        down_payload_is_free,
    output wire [63:0] down_payload_marks,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [234:0] items [0:15];

    wire         empty = wr == rd;
    wire         pop = down_ready && !empty;
    wire   [3:0] after = wr + 4'd1;
    wire [234:0] items_rdata = items[rd];

    always @(posedge clk) begin
        items[wr] <= {
        push_payload_place,
        push_payload_kind,
        push_payload_is_busy,
        push_payload_ended,
        push_payload_spec,
        push_payload_tail_last,
        push_payload_range_last,
        push_payload_slots_last,
        push_payload_again_last,
        push_payload_is_free,
        push_payload_marks
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push_enable) begin
                wr <= after;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign level = wr - rd;
    assign down_payload_place = items_rdata[234:232];
    assign down_payload_kind = items_rdata[231:230];
    assign down_payload_is_busy = items_rdata[229];
    assign down_payload_ended = items_rdata[228:225];
    assign down_payload_spec = items_rdata[224:193];
    assign down_payload_tail_last = items_rdata[192:161];
    assign down_payload_range_last = items_rdata[160:129];
    assign down_payload_slots_last = items_rdata[128:97];
    assign down_payload_again_last = items_rdata[96:65];
    assign down_payload_is_free = items_rdata[64];
    assign down_payload_marks = items_rdata[63:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!(push_enable && !pop) || after != rd);
`endif

endmodule

`default_nettype wire
