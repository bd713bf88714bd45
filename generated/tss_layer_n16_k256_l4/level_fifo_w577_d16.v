// Stream FIFO of 16 items of 577 bits that says how many it holds.
`default_nettype none

module level_fifo_w577_d16 (
    input  wire         clk,
    input  wire         rst,
    output wire   [4:0] level,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [576:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [576:0] items_rdata = items[rd[3:0]];
    wire   [4:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {up_payload_data, up_payload_keep, up_payload_last};
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
    assign down_payload_data = items_rdata[576:65];
    assign down_payload_keep = items_rdata[64:1];
    assign down_payload_last = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 5'd16);
`endif

endmodule

`default_nettype wire
