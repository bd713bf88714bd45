// Stream FIFO of 64 items of 4 bits.
`default_nettype none

module fifo_w4_d64 (
    input  wire       clk,
    input  wire       rst,
    input  wire       up_payload_completes,
    input  wire [2:0] up_payload_ring,
    input  wire       up_valid,
    output wire       up_ready,
    output wire       down_payload_completes,
    output wire [2:0] down_payload_ring,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [6:0] wr;
    reg  [6:0] rd;
    reg  [3:0] items [0:63];

    wire       full = (wr ^ rd) == 7'd64;
    wire       empty = wr == rd;
    wire       push = up_valid && !full;
    wire       pop = down_ready && !empty;
    wire [3:0] items_rdata = items[rd[5:0]];

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {up_payload_completes, up_payload_ring};
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
    assign down_payload_completes = items_rdata[3];
    assign down_payload_ring = items_rdata[2:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
