// Stream FIFO of 16 items of 130 bits that says how many it holds.
`default_nettype none

module level_fifo_w130_d16 (
    input  wire        clk,
    input  wire        rst,
    output wire  [4:0] level,
    input  wire        up_payload_matched,
    input  wire        up_payload_stored,
    input  wire [31:0] up_payload_place_wr_id,
    input  wire [63:0] up_payload_place_address,
    input  wire [31:0] up_payload_place_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_matched,
    output wire        down_payload_stored,
    output wire [31:0] down_payload_place_wr_id,
    output wire [63:0] down_payload_place_address,
    output wire [31:0] down_payload_place_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [129:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [129:0] items_rdata = items[rd[3:0]];
    wire   [4:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_matched,
        up_payload_stored,
        up_payload_place_wr_id,
        up_payload_place_address,
        up_payload_place_length
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
    assign down_payload_matched = items_rdata[129];
    assign down_payload_stored = items_rdata[128];
    assign down_payload_place_wr_id = items_rdata[127:96];
    assign down_payload_place_address = items_rdata[95:32];
    assign down_payload_place_length = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 5'd16);
`endif

endmodule

`default_nettype wire
