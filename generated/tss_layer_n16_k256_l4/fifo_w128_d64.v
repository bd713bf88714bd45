// Stream FIFO of 64 items of 128 bits.
`default_nettype none

module fifo_w128_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [127:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [127:0] items_rdata = items[rd[5:0]];

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= up_payload;
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

    assign up_ready = !full;
    assign down_payload = items_rdata;
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
