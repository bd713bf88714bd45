// Stream FIFO of 128 items of 396 bits.
`default_nettype none

module fifo_w396_d128 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_judgement,
    input  wire   [3:0] up_payload_index,
    input  wire  [23:0] up_payload_sdi,
    input  wire         up_payload_around_ipv6,
    input  wire [127:0] up_payload_around_source,
    input  wire [127:0] up_payload_around_destination,
    input  wire         up_payload_around_udp,
    input  wire  [63:0] up_payload_around_between,
    input  wire  [13:0] up_payload_around_bytes,
    input  wire   [7:0] up_payload_tag,
    input  wire   [5:0] up_payload_skipped_bytes,
    input  wire  [13:0] up_payload_opened_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_judgement,
    output wire   [3:0] down_payload_index,
    output wire  [23:0] down_payload_sdi,
    output wire         down_payload_around_ipv6,
    output wire [127:0] down_payload_around_source,
    output wire [127:0] down_payload_around_destination,
    output wire         down_payload_around_udp,
    output wire  [63:0] down_payload_around_between,
    output wire  [13:0] down_payload_around_bytes,
    output wire   [7:0] down_payload_tag,
    output wire   [5:0] down_payload_skipped_bytes,
    output wire  [13:0] down_payload_opened_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [7:0] wr;
    reg    [7:0] rd;
    reg  [395:0] items [0:127];

    wire         full = (wr ^ rd) == 8'd128;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [395:0] items_rdata = items[rd[6:0]];

    always @(posedge clk) begin
        if (push) items[wr[6:0]] <= {
        up_payload_judgement,
        up_payload_index,
        up_payload_sdi,
        up_payload_around_ipv6,
        up_payload_around_source,
        up_payload_around_destination,
        up_payload_around_udp,
        up_payload_around_between,
        up_payload_around_bytes,
        up_payload_tag,
        up_payload_skipped_bytes,
        up_payload_opened_bytes
    };
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
    assign down_payload_judgement = items_rdata[395:392];
    assign down_payload_index = items_rdata[391:388];
    assign down_payload_sdi = items_rdata[387:364];
    assign down_payload_around_ipv6 = items_rdata[363];
    assign down_payload_around_source = items_rdata[362:235];
    assign down_payload_around_destination = items_rdata[234:107];
    assign down_payload_around_udp = items_rdata[106];
    assign down_payload_around_between = items_rdata[105:42];
    assign down_payload_around_bytes = items_rdata[41:28];
    assign down_payload_tag = items_rdata[27:20];
    assign down_payload_skipped_bytes = items_rdata[19:14];
    assign down_payload_opened_bytes = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 8'd128);
`endif

endmodule

`default_nettype wire
