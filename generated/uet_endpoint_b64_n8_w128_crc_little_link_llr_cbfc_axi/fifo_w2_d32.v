// Stream FIFO of 32 items of 2 bits.
`default_nettype none

module fifo_w2_d32 (
    input  wire clk,
    input  wire rst,
    input  wire up_payload_good,
    input  wire up_payload_stored,
    input  wire up_valid,
    output wire up_ready,
    output wire down_payload_good,
    output wire down_payload_stored,
    output wire down_valid,
    input  wire down_ready
);

    reg  [5:0] wr;
    reg  [5:0] rd;
    reg  [1:0] items [0:31];

    wire       full = (wr ^ rd) == 6'd32;
    wire       empty = wr == rd;
    wire       push = up_valid && !full;
    wire       pop = down_ready && !empty;
    wire [1:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {up_payload_good, up_payload_stored};
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

    assign up_ready = !full;
    assign down_payload_good = items_rdata[1];
    assign down_payload_stored = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
