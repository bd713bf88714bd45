// Stream FIFO of 32 items of 99 bits that says how many it holds.
`default_nettype none

module level_fifo_w99_d32 (
    input  wire        clk,
    input  wire        rst,
    output wire  [5:0] level,
    input  wire [63:0] up_payload_blocks_0,
    input  wire        up_payload_sources_0,
    input  wire        up_payload_begun_sources_0,
    input  wire        up_payload_fills,
    input  wire        up_payload_begun,
    input  wire        up_payload_held,
    input  wire        up_payload_leaves,
    input  wire        up_payload_twice,
    input  wire        up_payload_ends,
    input  wire        up_payload_error,
    input  wire        up_payload_final,
    input  wire  [2:0] up_payload_rest,
    input  wire        up_payload_begins,
    input  wire        up_payload_tag_llr,
    input  wire [19:0] up_payload_tag_seq,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_blocks_0,
    output wire        down_payload_sources_0,
    output wire        down_payload_begun_sources_0,
    output wire        down_payload_fills,
    output wire        down_payload_begun,
    output wire        down_payload_held,
    output wire        down_payload_leaves,
    output wire        down_payload_twice,
    output wire        down_payload_ends,
    output wire        down_payload_error,
    output wire        down_payload_final,
    output wire  [2:0] down_payload_rest,
    output wire        down_payload_begins,
    output wire        down_payload_tag_llr,
    output wire [19:0] down_payload_tag_seq,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] wr;
    reg   [5:0] rd;
    reg  [98:0] items [0:31];

    wire        full = (wr ^ rd) == 6'd32;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [98:0] items_rdata = items[rd[4:0]];
    wire  [5:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_blocks_0,
        up_payload_sources_0,
        up_payload_begun_sources_0,
        up_payload_fills,
        up_payload_begun,
        up_payload_held,
        up_payload_leaves,
        up_payload_twice,
        up_payload_ends,
        up_payload_error,
        up_payload_final,
        up_payload_rest,
        up_payload_begins,
        up_payload_tag_llr,
        up_payload_tag_seq
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
    assign down_payload_blocks_0 = items_rdata[98:35];
    assign down_payload_sources_0 = items_rdata[34];
    assign down_payload_begun_sources_0 = items_rdata[33];
    assign down_payload_fills = items_rdata[32];
    assign down_payload_begun = items_rdata[31];
    assign down_payload_held = items_rdata[30];
    assign down_payload_leaves = items_rdata[29];
    assign down_payload_twice = items_rdata[28];
    assign down_payload_ends = items_rdata[27];
    assign down_payload_error = items_rdata[26];
    assign down_payload_final = items_rdata[25];
    assign down_payload_rest = items_rdata[24:22];
    assign down_payload_begins = items_rdata[21];
    assign down_payload_tag_llr = items_rdata[20];
    assign down_payload_tag_seq = items_rdata[19:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 6'd32);
`endif

endmodule

`default_nettype wire
