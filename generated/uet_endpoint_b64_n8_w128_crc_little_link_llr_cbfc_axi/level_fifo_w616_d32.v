// Stream FIFO of 32 items of 616 bits that says how many it holds.
`default_nettype none

module level_fifo_w616_d32 (
    input  wire        clk,
    input  wire        rst,
    output wire  [5:0] level,
    input  wire [63:0] up_payload_blocks_0,
    input  wire [63:0] up_payload_blocks_1,
    input  wire [63:0] up_payload_blocks_2,
    input  wire [63:0] up_payload_blocks_3,
    input  wire [63:0] up_payload_blocks_4,
    input  wire [63:0] up_payload_blocks_5,
    input  wire [63:0] up_payload_blocks_6,
    input  wire [63:0] up_payload_blocks_7,
    input  wire  [7:0] up_payload_held,
    input  wire        up_payload_leaves,
    input  wire        up_payload_twice,
    input  wire        up_payload_ends,
    input  wire        up_payload_error,
    input  wire  [2:0] up_payload_rest,
    input  wire        up_payload_begins,
    input  wire        up_payload_tag_llr,
    input  wire [19:0] up_payload_tag_seq,
    input  wire  [7:0] up_payload_several_fills,
    input  wire  [2:0] up_payload_several_sources_0,
    input  wire  [2:0] up_payload_several_sources_1,
    input  wire  [2:0] up_payload_several_sources_2,
    input  wire  [2:0] up_payload_several_sources_3,
    input  wire  [2:0] up_payload_several_sources_4,
    input  wire  [2:0] up_payload_several_sources_5,
    input  wire  [2:0] up_payload_several_sources_6,
    input  wire  [2:0] up_payload_several_sources_7,
    input  wire  [2:0] up_payload_several_begun_sources_0,
    input  wire  [2:0] up_payload_several_begun_sources_1,
    input  wire  [2:0] up_payload_several_begun_sources_2,
    input  wire  [2:0] up_payload_several_begun_sources_3,
    input  wire  [2:0] up_payload_several_begun_sources_4,
    input  wire  [2:0] up_payload_several_begun_sources_5,
    input  wire  [2:0] up_payload_several_begun_sources_6,
    input  wire  [2:0] up_payload_several_begun_sources_7,
    input  wire  [7:0] up_payload_several_begun,
    input  wire  [2:0] up_payload_several_final,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_blocks_0,
    output wire [63:0] down_payload_blocks_1,
    output wire [63:0] down_payload_blocks_2,
    output wire [63:0] down_payload_blocks_3,
    output wire [63:0] down_payload_blocks_4,
    output wire [63:0] down_payload_blocks_5,
    output wire [63:0] down_payload_blocks_6,
    output wire [63:0] down_payload_blocks_7,
    output wire  [7:0] down_payload_held,
    output wire        down_payload_leaves,
    output wire        down_payload_twice,
    output wire        down_payload_ends,
    output wire        down_payload_error,
    output wire  [2:0] down_payload_rest,
    output wire        down_payload_begins,
    output wire        down_payload_tag_llr,
    output wire [19:0] down_payload_tag_seq,
    output wire  [7:0] down_payload_several_fills,
    output wire  [2:0] down_payload_several_sources_0,
    output wire  [2:0] down_payload_several_sources_1,
    output wire  [2:0] down_payload_several_sources_2,
    output wire  [2:0] down_payload_several_sources_3,
    output wire  [2:0] down_payload_several_sources_4,
    output wire  [2:0] down_payload_several_sources_5,
    output wire  [2:0] down_payload_several_sources_6,
    output wire  [2:0] down_payload_several_sources_7,
    output wire  [2:0] down_payload_several_begun_sources_0,
    output wire  [2:0] down_payload_several_begun_sources_1,
    output wire  [2:0] down_payload_several_begun_sources_2,
    output wire  [2:0] down_payload_several_begun_sources_3,
    output wire  [2:0] down_payload_several_begun_sources_4,
    output wire  [2:0] down_payload_several_begun_sources_5,
    output wire  [2:0] down_payload_several_begun_sources_6,
    output wire  [2:0] down_payload_several_begun_sources_7,
    output wire  [7:0] down_payload_several_begun,
    output wire  [2:0] down_payload_several_final,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [5:0] wr;
    reg    [5:0] rd;
    reg  [615:0] items [0:31];

    wire         full = (wr ^ rd) == 6'd32;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [615:0] items_rdata = items[rd[4:0]];
    wire   [5:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_blocks_7,
        up_payload_blocks_6,
        up_payload_blocks_5,
        up_payload_blocks_4,
        up_payload_blocks_3,
        up_payload_blocks_2,
        up_payload_blocks_1,
        up_payload_blocks_0,
        up_payload_held,
        up_payload_leaves,
        up_payload_twice,
        up_payload_ends,
        up_payload_error,
        up_payload_rest,
        up_payload_begins,
        up_payload_tag_llr,
        up_payload_tag_seq,
        up_payload_several_fills,
        up_payload_several_sources_7,
        up_payload_several_sources_6,
        up_payload_several_sources_5,
        up_payload_several_sources_4,
        up_payload_several_sources_3,
        up_payload_several_sources_2,
        up_payload_several_sources_1,
        up_payload_several_sources_0,
        up_payload_several_begun_sources_7,
        up_payload_several_begun_sources_6,
        up_payload_several_begun_sources_5,
        up_payload_several_begun_sources_4,
        up_payload_several_begun_sources_3,
        up_payload_several_begun_sources_2,
        up_payload_several_begun_sources_1,
        up_payload_several_begun_sources_0,
        up_payload_several_begun,
        up_payload_several_final
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (pop) begin
                rd <= rd + 6'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_blocks_0 = items_rdata[167:104];
    assign down_payload_blocks_1 = items_rdata[231:168];
    assign down_payload_blocks_2 = items_rdata[295:232];
    assign down_payload_blocks_3 = items_rdata[359:296];
    assign down_payload_blocks_4 = items_rdata[423:360];
    assign down_payload_blocks_5 = items_rdata[487:424];
    assign down_payload_blocks_6 = items_rdata[551:488];
    assign down_payload_blocks_7 = items_rdata[615:552];
    assign down_payload_held = items_rdata[103:96];
    assign down_payload_leaves = items_rdata[95];
    assign down_payload_twice = items_rdata[94];
    assign down_payload_ends = items_rdata[93];
    assign down_payload_error = items_rdata[92];
    assign down_payload_rest = items_rdata[91:89];
    assign down_payload_begins = items_rdata[88];
    assign down_payload_tag_llr = items_rdata[87];
    assign down_payload_tag_seq = items_rdata[86:67];
    assign down_payload_several_fills = items_rdata[66:59];
    assign down_payload_several_sources_0 = items_rdata[37:35];
    assign down_payload_several_sources_1 = items_rdata[40:38];
    assign down_payload_several_sources_2 = items_rdata[43:41];
    assign down_payload_several_sources_3 = items_rdata[46:44];
    assign down_payload_several_sources_4 = items_rdata[49:47];
    assign down_payload_several_sources_5 = items_rdata[52:50];
    assign down_payload_several_sources_6 = items_rdata[55:53];
    assign down_payload_several_sources_7 = items_rdata[58:56];
    assign down_payload_several_begun_sources_0 = items_rdata[13:11];
    assign down_payload_several_begun_sources_1 = items_rdata[16:14];
    assign down_payload_several_begun_sources_2 = items_rdata[19:17];
    assign down_payload_several_begun_sources_3 = items_rdata[22:20];
    assign down_payload_several_begun_sources_4 = items_rdata[25:23];
    assign down_payload_several_begun_sources_5 = items_rdata[28:26];
    assign down_payload_several_begun_sources_6 = items_rdata[31:29];
    assign down_payload_several_begun_sources_7 = items_rdata[34:32];
    assign down_payload_several_begun = items_rdata[10:3];
    assign down_payload_several_final = items_rdata[2:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 6'd32);
`endif

endmodule

`default_nettype wire
