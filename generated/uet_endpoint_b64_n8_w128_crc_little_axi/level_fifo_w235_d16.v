// Stream FIFO of 16 items of 235 bits that says how many it holds.
`default_nettype none

module level_fifo_w235_d16 (
    input  wire        clk,
    input  wire        rst,
    output wire  [4:0] level,
    input  wire  [2:0] up_payload_place,
    input  wire  [1:0] up_payload_kind,
    input  wire        up_payload_is_busy,
    input  wire  [3:0] up_payload_ended,
    input  wire [31:0] up_payload_spec,
    input  wire [31:0] up_payload_tail_last,
    input  wire [31:0] up_payload_range_last,
    input  wire [31:0] up_payload_slots_last,
    input  wire [31:0] up_payload_again_last,
    input  wire        up_payload_is_free,
    input  wire [63:0] up_payload_marks,
    input  wire        up_valid,
    output wire        up_ready,
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

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [234:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [234:0] items_rdata = items[rd[3:0]];
    wire   [4:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_place,
        up_payload_kind,
        up_payload_is_busy,
        up_payload_ended,
        up_payload_spec,
        up_payload_tail_last,
        up_payload_range_last,
        up_payload_slots_last,
        up_payload_again_last,
        up_payload_is_free,
        up_payload_marks
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
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
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 5'd16);
`endif

endmodule

`default_nettype wire
