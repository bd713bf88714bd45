// Stream FIFO of 4 items of 469 bits.
`default_nettype none

module fifo_w469_d4 (
    input  wire         clk,
    input  wire         rst,
    input  wire [447:0] up_payload_header,
    input  wire   [5:0] up_payload_length,
    input  wire  [13:0] up_payload_payload,
    input  wire         up_payload_send,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [447:0] down_payload_header,
    output wire   [5:0] down_payload_length,
    output wire  [13:0] down_payload_payload,
    output wire         down_payload_send,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [468:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [468:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {up_payload_header, up_payload_length, up_payload_payload, up_payload_send};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 3'd0;
            rd <= 3'd0;
        end else begin
            if (push) begin
                wr <= wr + 3'd1;
            end
            if (pop) begin
                rd <= rd + 3'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_header = items_rdata[468:21];
    assign down_payload_length = items_rdata[20:15];
    assign down_payload_payload = items_rdata[14:1];
    assign down_payload_send = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
