// Stream FIFO of 8 items of 875 bits that says how many it holds.
`default_nettype none

module level_fifo_w875_d8 (
    input  wire         clk,
    input  wire         rst,
    output wire   [3:0] level,
    input  wire [527:0] up_payload_outer_header,
    input  wire   [6:0] up_payload_outer_length,
    input  wire         up_payload_outer_tagged,
    input  wire         up_payload_outer_ipv6,
    input  wire         up_payload_outer_udp,
    input  wire         up_payload_around_ipv6,
    input  wire [127:0] up_payload_around_source,
    input  wire [127:0] up_payload_around_destination,
    input  wire         up_payload_around_udp,
    input  wire  [63:0] up_payload_around_between,
    input  wire  [13:0] up_payload_around_bytes,
    input  wire         up_payload_trimmed,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [527:0] down_payload_outer_header,
    output wire   [6:0] down_payload_outer_length,
    output wire         down_payload_outer_tagged,
    output wire         down_payload_outer_ipv6,
    output wire         down_payload_outer_udp,
    output wire         down_payload_around_ipv6,
    output wire [127:0] down_payload_around_source,
    output wire [127:0] down_payload_around_destination,
    output wire         down_payload_around_udp,
    output wire  [63:0] down_payload_around_between,
    output wire  [13:0] down_payload_around_bytes,
    output wire         down_payload_trimmed,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [874:0] items [0:7];

    wire         full = (wr ^ rd) == 4'd8;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [874:0] items_rdata = items[rd[2:0]];
    wire   [3:0] wr_minus_rd = wr - rd;

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {
        up_payload_outer_header,
        up_payload_outer_length,
        up_payload_outer_tagged,
        up_payload_outer_ipv6,
        up_payload_outer_udp,
        up_payload_around_ipv6,
        up_payload_around_source,
        up_payload_around_destination,
        up_payload_around_udp,
        up_payload_around_between,
        up_payload_around_bytes,
        up_payload_trimmed
    };
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
    assign down_payload_outer_header = items_rdata[874:347];
    assign down_payload_outer_length = items_rdata[346:340];
    assign down_payload_outer_tagged = items_rdata[339];
    assign down_payload_outer_ipv6 = items_rdata[338];
    assign down_payload_outer_udp = items_rdata[337];
    assign down_payload_around_ipv6 = items_rdata[336];
    assign down_payload_around_source = items_rdata[335:208];
    assign down_payload_around_destination = items_rdata[207:80];
    assign down_payload_around_udp = items_rdata[79];
    assign down_payload_around_between = items_rdata[78:15];
    assign down_payload_around_bytes = items_rdata[14:1];
    assign down_payload_trimmed = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 4'd8);
`endif

endmodule

`default_nettype wire
