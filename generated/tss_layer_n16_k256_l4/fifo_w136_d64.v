// Stream FIFO of 64 items of 136 bits.
`default_nettype none

module fifo_w136_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire   [4:0] up_payload_count,
    input  wire         up_payload_end,
    input  wire         up_payload_seal,
    input  wire         up_payload_bad,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire   [4:0] down_payload_count,
    output wire         down_payload_end,
    output wire         down_payload_seal,
    output wire         down_payload_bad,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg  [135:0] items [0:63];

    wire         full = (wr ^ rd) == 7'd64;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [135:0] items_rdata = items[rd[5:0]];

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {up_payload_data, up_payload_count, up_payload_end, up_payload_seal, up_payload_bad};
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
    assign down_payload_data = items_rdata[135:8];
    assign down_payload_count = items_rdata[7:3];
    assign down_payload_end = items_rdata[2];
    assign down_payload_seal = items_rdata[1];
    assign down_payload_bad = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
