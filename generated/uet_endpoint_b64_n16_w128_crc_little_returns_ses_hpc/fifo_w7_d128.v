// Stream FIFO of 128 items of 7 bits.
`default_nettype none

module fifo_w7_d128 (
    input  wire       clk,
    input  wire       rst,
    input  wire [6:0] up_payload,
    input  wire       up_valid,
    output wire       up_ready,
    output wire [6:0] down_payload,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [7:0] wr;
    reg  [7:0] rd;
    reg  [6:0] items [0:127];

    wire       full = (wr ^ rd) == 8'd128;
    wire       empty = wr == rd;
    wire       push = up_valid && !full;
    wire       pop = down_ready && !empty;
    wire [6:0] items_rdata = items[rd[6:0]];

    always @(posedge clk) begin
        if (push) items[wr[6:0]] <= up_payload;
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 8'd0;
            rd <= 8'd0;
        end else begin
            if (push) begin
                wr <= wr + 8'd1;
            end
            if (pop) begin
                rd <= rd + 8'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload = items_rdata;
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 8'd128);
`endif

endmodule

`default_nettype wire
