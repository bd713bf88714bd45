// Stream FIFO of 8 items of 22 bits that says how many it holds.
`default_nettype none

module level_fifo_w22_d8 (
    input  wire        clk,
    input  wire        rst,
    output wire  [3:0] level,
    input  wire        up_payload_uet,
    input  wire  [6:0] up_payload_skip,
    input  wire [13:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_uet,
    output wire  [6:0] down_payload_skip,
    output wire [13:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] wr;
    reg   [3:0] rd;
    reg  [21:0] items [0:7];

    wire        full = (wr ^ rd) == 4'd8;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        pop = down_ready && !empty;
    wire [21:0] items_rdata = items[rd[2:0]];
    wire  [3:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {up_payload_uet, up_payload_skip, up_payload_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_uet = items_rdata[21];
    assign down_payload_skip = items_rdata[20:14];
    assign down_payload_length = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 4'd8);
`endif

endmodule

`default_nettype wire
