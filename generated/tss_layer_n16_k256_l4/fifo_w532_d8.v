// Stream FIFO of 8 items of 532 bits.
`default_nettype none

module fifo_w532_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_has_key,
    input  wire         up_payload_packet_packet_ipv6,
    input  wire [127:0] up_payload_packet_packet_source,
    input  wire [127:0] up_payload_packet_packet_destination,
    input  wire         up_payload_packet_packet_udp,
    input  wire  [63:0] up_payload_packet_packet_between,
    input  wire  [13:0] up_payload_packet_packet_bytes,
    input  wire  [23:0] up_payload_packet_packet_sdi,
    input  wire         up_payload_packet_packet_an,
    input  wire         up_payload_packet_packet_has_ssi,
    input  wire  [31:0] up_payload_packet_packet_ssi,
    input  wire         up_payload_packet_known,
    input  wire   [3:0] up_payload_packet_index,
    input  wire   [1:0] up_payload_packet_domain_mode,
    input  wire   [1:0] up_payload_packet_domain_associations,
    input  wire   [7:0] up_payload_packet_domain_crypt_offset,
    input  wire   [1:0] up_payload_packet_domain_udp_aad,
    input  wire  [15:0] up_payload_packet_domain_epoch_0,
    input  wire  [15:0] up_payload_packet_domain_epoch_1,
    input  wire  [15:0] up_payload_packet_domain_max_epoch_lifetime,
    input  wire  [15:0] up_payload_packet_domain_max_epoch_ahead,
    input  wire  [47:0] up_payload_packet_domain_rekey_mask,
    input  wire   [5:0] up_payload_packet_domain_rekey_shift,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_has_key,
    output wire         down_payload_packet_packet_ipv6,
    output wire [127:0] down_payload_packet_packet_source,
    output wire [127:0] down_payload_packet_packet_destination,
    output wire         down_payload_packet_packet_udp,
    output wire  [63:0] down_payload_packet_packet_between,
    output wire  [13:0] down_payload_packet_packet_bytes,
    output wire  [23:0] down_payload_packet_packet_sdi,
    output wire         down_payload_packet_packet_an,
    output wire         down_payload_packet_packet_has_ssi,
    output wire  [31:0] down_payload_packet_packet_ssi,
    output wire         down_payload_packet_known,
    output wire   [3:0] down_payload_packet_index,
    output wire   [1:0] down_payload_packet_domain_mode,
    output wire   [1:0] down_payload_packet_domain_associations,
    output wire   [7:0] down_payload_packet_domain_crypt_offset,
    output wire   [1:0] down_payload_packet_domain_udp_aad,
    output wire  [15:0] down_payload_packet_domain_epoch_0,
    output wire  [15:0] down_payload_packet_domain_epoch_1,
    output wire  [15:0] down_payload_packet_domain_max_epoch_lifetime,
    output wire  [15:0] down_payload_packet_domain_max_epoch_ahead,
    output wire  [47:0] down_payload_packet_domain_rekey_mask,
    output wire   [5:0] down_payload_packet_domain_rekey_shift,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] wr;
    reg    [3:0] rd;
    reg  [531:0] items [0:7];

    wire         full = (wr ^ rd) == 4'd8;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [531:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {
        up_payload_has_key,
        up_payload_packet_packet_ipv6,
        up_payload_packet_packet_source,
        up_payload_packet_packet_destination,
        up_payload_packet_packet_udp,
        up_payload_packet_packet_between,
        up_payload_packet_packet_bytes,
        up_payload_packet_packet_sdi,
        up_payload_packet_packet_an,
        up_payload_packet_packet_has_ssi,
        up_payload_packet_packet_ssi,
        up_payload_packet_known,
        up_payload_packet_index,
        up_payload_packet_domain_mode,
        up_payload_packet_domain_associations,
        up_payload_packet_domain_crypt_offset,
        up_payload_packet_domain_udp_aad,
        up_payload_packet_domain_epoch_0,
        up_payload_packet_domain_epoch_1,
        up_payload_packet_domain_max_epoch_lifetime,
        up_payload_packet_domain_max_epoch_ahead,
        up_payload_packet_domain_rekey_mask,
        up_payload_packet_domain_rekey_shift
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

    assign up_ready = !full;
    assign down_payload_has_key = items_rdata[531];
    assign down_payload_packet_packet_ipv6 = items_rdata[530];
    assign down_payload_packet_packet_source = items_rdata[529:402];
    assign down_payload_packet_packet_destination = items_rdata[401:274];
    assign down_payload_packet_packet_udp = items_rdata[273];
    assign down_payload_packet_packet_between = items_rdata[272:209];
    assign down_payload_packet_packet_bytes = items_rdata[208:195];
    assign down_payload_packet_packet_sdi = items_rdata[194:171];
    assign down_payload_packet_packet_an = items_rdata[170];
    assign down_payload_packet_packet_has_ssi = items_rdata[169];
    assign down_payload_packet_packet_ssi = items_rdata[168:137];
    assign down_payload_packet_known = items_rdata[136];
    assign down_payload_packet_index = items_rdata[135:132];
    assign down_payload_packet_domain_mode = items_rdata[131:130];
    assign down_payload_packet_domain_associations = items_rdata[129:128];
    assign down_payload_packet_domain_crypt_offset = items_rdata[127:120];
    assign down_payload_packet_domain_udp_aad = items_rdata[119:118];
    assign down_payload_packet_domain_epoch_0 = items_rdata[117:102];
    assign down_payload_packet_domain_epoch_1 = items_rdata[101:86];
    assign down_payload_packet_domain_max_epoch_lifetime = items_rdata[85:70];
    assign down_payload_packet_domain_max_epoch_ahead = items_rdata[69:54];
    assign down_payload_packet_domain_rekey_mask = items_rdata[53:6];
    assign down_payload_packet_domain_rekey_shift = items_rdata[5:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
