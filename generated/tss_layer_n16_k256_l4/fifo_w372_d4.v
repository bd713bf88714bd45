// Stream FIFO of 4 items of 372 bits.
`default_nettype none

module fifo_w372_d4 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_verdict,
    input  wire  [23:0] up_payload_sdi,
    input  wire         up_payload_around_ipv6,
    input  wire [127:0] up_payload_around_source,
    input  wire [127:0] up_payload_around_destination,
    input  wire         up_payload_around_udp,
    input  wire  [63:0] up_payload_around_between,
    input  wire  [13:0] up_payload_around_bytes,
    input  wire   [7:0] up_payload_tag,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_verdict,
    output wire  [23:0] down_payload_sdi,
    output wire         down_payload_around_ipv6,
    output wire [127:0] down_payload_around_source,
    output wire [127:0] down_payload_around_destination,
    output wire         down_payload_around_udp,
    output wire  [63:0] down_payload_around_between,
    output wire  [13:0] down_payload_around_bytes,
    output wire   [7:0] down_payload_tag,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [2:0] wr;
    reg    [2:0] rd;
    reg  [371:0] items [0:3];

    wire         full = (wr ^ rd) == 3'd4;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [371:0] items_rdata = items[rd[1:0]];

    always @(posedge clk) begin
        if (push) items[wr[1:0]] <= {
        up_payload_verdict,
        up_payload_sdi,
        up_payload_around_ipv6,
        up_payload_around_source,
        up_payload_around_destination,
        up_payload_around_udp,
        up_payload_around_between,
        up_payload_around_bytes,
        up_payload_tag
    };
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
    assign down_payload_verdict = items_rdata[371:368];
    assign down_payload_sdi = items_rdata[367:344];
    assign down_payload_around_ipv6 = items_rdata[343];
    assign down_payload_around_source = items_rdata[342:215];
    assign down_payload_around_destination = items_rdata[214:87];
    assign down_payload_around_udp = items_rdata[86];
    assign down_payload_around_between = items_rdata[85:22];
    assign down_payload_around_bytes = items_rdata[21:8];
    assign down_payload_tag = items_rdata[7:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 3'd4);
`endif

endmodule

`default_nettype wire
