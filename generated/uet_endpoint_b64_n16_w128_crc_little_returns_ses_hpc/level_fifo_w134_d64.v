// Stream FIFO of 64 items of 134 bits that says how many it holds.
`default_nettype none

module level_fifo_w134_d64 (
    input  wire         clk,
    input  wire         rst,
    output wire   [6:0] level,
    input  wire         up_payload_is,
    input  wire         up_payload_refused,
    input  wire [127:0] up_payload_to_destination,
    input  wire   [3:0] up_payload_to_local,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_is,
    output wire         down_payload_refused,
    output wire [127:0] down_payload_to_destination,
    output wire   [3:0] down_payload_to_local,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [133:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [133:0] items_rdata = items[rd[5:0]];
    wire   [6:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {up_payload_is, up_payload_refused, up_payload_to_destination, up_payload_to_local};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (pop) begin
                rd <= rd + 7'd1;
            end
        end
    end

    assign level = wr_minus_rd;
    assign up_ready = !full;
    assign down_payload_is = items_rdata[133];
    assign down_payload_refused = items_rdata[132];
    assign down_payload_to_destination = items_rdata[131:4];
    assign down_payload_to_local = items_rdata[3:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 7'd64);
`endif

endmodule

`default_nettype wire
