// Stream FIFO of 32 items of 1018 bits.
`default_nettype none

module fifo_w1018_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire   [3:0] up_payload_packet_judgement,
    input  wire   [3:0] up_payload_packet_index,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_around_ipv6,
    input  wire [127:0] up_payload_packet_around_source,
    input  wire [127:0] up_payload_packet_around_destination,
    input  wire         up_payload_packet_around_udp,
    input  wire  [63:0] up_payload_packet_around_between,
    input  wire  [13:0] up_payload_packet_around_bytes,
    input  wire   [7:0] up_payload_packet_tag,
    input  wire   [5:0] up_payload_packet_skipped_bytes,
    input  wire  [13:0] up_payload_packet_opened_bytes,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [319:0] up_payload_packet_header,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [4:0] down_payload_request_association,
    output wire         down_payload_request_derive,
    output wire         down_payload_request_server,
    output wire         down_payload_request_direct,
    output wire         down_payload_request_wide,
    output wire [127:0] down_payload_request_address,
    output wire  [15:0] down_payload_request_epoch,
    output wire  [31:0] down_payload_request_rekey,
    output wire   [3:0] down_payload_packet_judgement,
    output wire   [3:0] down_payload_packet_index,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_around_ipv6,
    output wire [127:0] down_payload_packet_around_source,
    output wire [127:0] down_payload_packet_around_destination,
    output wire         down_payload_packet_around_udp,
    output wire  [63:0] down_payload_packet_around_between,
    output wire  [13:0] down_payload_packet_around_bytes,
    output wire   [7:0] down_payload_packet_tag,
    output wire   [5:0] down_payload_packet_skipped_bytes,
    output wire  [13:0] down_payload_packet_opened_bytes,
    output wire  [95:0] down_payload_packet_iv,
    output wire [319:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg     [5:0] wr;
    reg     [5:0] rd;
    reg  [1017:0] items [0:31];

    wire          full = (wr ^ rd) == 6'd32;
    wire          empty = wr == rd;
    wire          push = up_valid && !full;
    wire          pop = down_ready && !empty;
    wire [1017:0] items_rdata = items[rd[4:0]];

    always @(posedge clk) begin
        if (push) items[wr[4:0]] <= {
        up_payload_needed,
        up_payload_request_association,
        up_payload_request_derive,
        up_payload_request_server,
        up_payload_request_direct,
        up_payload_request_wide,
        up_payload_request_address,
        up_payload_request_epoch,
        up_payload_request_rekey,
        up_payload_packet_judgement,
        up_payload_packet_index,
        up_payload_packet_sdi,
        up_payload_packet_around_ipv6,
        up_payload_packet_around_source,
        up_payload_packet_around_destination,
        up_payload_packet_around_udp,
        up_payload_packet_around_between,
        up_payload_packet_around_bytes,
        up_payload_packet_tag,
        up_payload_packet_skipped_bytes,
        up_payload_packet_opened_bytes,
        up_payload_packet_iv,
        up_payload_packet_header,
        up_payload_packet_header_bytes,
        up_payload_packet_aad_bytes
    };
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
    assign down_payload_needed = items_rdata[1017];
    assign down_payload_request_association = items_rdata[1016:1012];
    assign down_payload_request_derive = items_rdata[1011];
    assign down_payload_request_server = items_rdata[1010];
    assign down_payload_request_direct = items_rdata[1009];
    assign down_payload_request_wide = items_rdata[1008];
    assign down_payload_request_address = items_rdata[1007:880];
    assign down_payload_request_epoch = items_rdata[879:864];
    assign down_payload_request_rekey = items_rdata[863:832];
    assign down_payload_packet_judgement = items_rdata[831:828];
    assign down_payload_packet_index = items_rdata[827:824];
    assign down_payload_packet_sdi = items_rdata[823:800];
    assign down_payload_packet_around_ipv6 = items_rdata[799];
    assign down_payload_packet_around_source = items_rdata[798:671];
    assign down_payload_packet_around_destination = items_rdata[670:543];
    assign down_payload_packet_around_udp = items_rdata[542];
    assign down_payload_packet_around_between = items_rdata[541:478];
    assign down_payload_packet_around_bytes = items_rdata[477:464];
    assign down_payload_packet_tag = items_rdata[463:456];
    assign down_payload_packet_skipped_bytes = items_rdata[455:450];
    assign down_payload_packet_opened_bytes = items_rdata[449:436];
    assign down_payload_packet_iv = items_rdata[435:340];
    assign down_payload_packet_header = items_rdata[339:20];
    assign down_payload_packet_header_bytes = items_rdata[19:14];
    assign down_payload_packet_aad_bytes = items_rdata[13:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
`endif

endmodule

`default_nettype wire
