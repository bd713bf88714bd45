// Stream FIFO of 64 items of 134 bits.
`default_nettype none

module fifo_w134_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [130:0] up_payload_who,
    input  wire         up_payload_fetching,
    input  wire   [1:0] up_payload_size,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [130:0] down_payload_who,
    output wire         down_payload_fetching,
    output wire   [1:0] down_payload_size,
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

    always @(posedge clk) begin
        if (push) items[wr[5:0]] <= {up_payload_who, up_payload_fetching, up_payload_size};
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
    assign down_payload_who = items_rdata[133:3];
    assign down_payload_fetching = items_rdata[2];
    assign down_payload_size = items_rdata[1:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
`endif

endmodule

`default_nettype wire
