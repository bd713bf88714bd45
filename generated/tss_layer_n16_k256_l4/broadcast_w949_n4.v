// Hands each item of a stream of 949 bits to 4 receivers.
`default_nettype none

module broadcast_w949_n4 (
    input  wire         clk,
    input  wire         rst,
    input  wire         up_payload_needed,
    input  wire   [7:0] up_payload_place_slot,
    input  wire  [95:0] up_payload_place_iv_mask,
    input  wire         up_payload_way_parked,
    input  wire         up_payload_way_parks,
    input  wire   [9:0] up_payload_way_beats,
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
    output wire         down_0_payload_needed,
    output wire   [7:0] down_0_payload_place_slot,
    output wire  [95:0] down_0_payload_place_iv_mask,
    output wire         down_0_payload_way_parked,
    output wire         down_0_payload_way_parks,
    output wire   [9:0] down_0_payload_way_beats,
    output wire   [3:0] down_0_payload_packet_judgement,
    output wire   [3:0] down_0_payload_packet_index,
    output wire  [23:0] down_0_payload_packet_sdi,
    output wire         down_0_payload_packet_around_ipv6,
    output wire [127:0] down_0_payload_packet_around_source,
    output wire [127:0] down_0_payload_packet_around_destination,
    output wire         down_0_payload_packet_around_udp,
    output wire  [63:0] down_0_payload_packet_around_between,
    output wire  [13:0] down_0_payload_packet_around_bytes,
    output wire   [7:0] down_0_payload_packet_tag,
    output wire   [5:0] down_0_payload_packet_skipped_bytes,
    output wire  [13:0] down_0_payload_packet_opened_bytes,
    output wire  [95:0] down_0_payload_packet_iv,
    output wire [319:0] down_0_payload_packet_header,
    output wire   [5:0] down_0_payload_packet_header_bytes,
    output wire  [13:0] down_0_payload_packet_aad_bytes,
    output wire         down_0_valid,
    input  wire         down_0_ready,
    output wire         down_1_payload_needed,
    output wire   [7:0] down_1_payload_place_slot,
    output wire  [95:0] down_1_payload_place_iv_mask,
    output wire         down_1_payload_way_parked,
    output wire         down_1_payload_way_parks,
    output wire   [9:0] down_1_payload_way_beats,
    output wire   [3:0] down_1_payload_packet_judgement,
    output wire   [3:0] down_1_payload_packet_index,
    output wire  [23:0] down_1_payload_packet_sdi,
    output wire         down_1_payload_packet_around_ipv6,
    output wire [127:0] down_1_payload_packet_around_source,
    output wire [127:0] down_1_payload_packet_around_destination,
    output wire         down_1_payload_packet_around_udp,
    output wire  [63:0] down_1_payload_packet_around_between,
    output wire  [13:0] down_1_payload_packet_around_bytes,
    output wire   [7:0] down_1_payload_packet_tag,
    output wire   [5:0] down_1_payload_packet_skipped_bytes,
    output wire  [13:0] down_1_payload_packet_opened_bytes,
    output wire  [95:0] down_1_payload_packet_iv,
    output wire [319:0] down_1_payload_packet_header,
    output wire   [5:0] down_1_payload_packet_header_bytes,
    output wire  [13:0] down_1_payload_packet_aad_bytes,
    output wire         down_1_valid,
    input  wire         down_1_ready,
    output wire         down_2_payload_needed,
    output wire   [7:0] down_2_payload_place_slot,
    output wire  [95:0] down_2_payload_place_iv_mask,
    output wire         down_2_payload_way_parked,
    output wire         down_2_payload_way_parks,
    output wire   [9:0] down_2_payload_way_beats,
    output wire   [3:0] down_2_payload_packet_judgement,
    output wire   [3:0] down_2_payload_packet_index,
    output wire  [23:0] down_2_payload_packet_sdi,
    output wire         down_2_payload_packet_around_ipv6,
    output wire [127:0] down_2_payload_packet_around_source,
    output wire [127:0] down_2_payload_packet_around_destination,
    output wire         down_2_payload_packet_around_udp,
    output wire  [63:0] down_2_payload_packet_around_between,
    output wire  [13:0] down_2_payload_packet_around_bytes,
    output wire   [7:0] down_2_payload_packet_tag,
    output wire   [5:0] down_2_payload_packet_skipped_bytes,
    output wire  [13:0] down_2_payload_packet_opened_bytes,
    output wire  [95:0] down_2_payload_packet_iv,
    output wire [319:0] down_2_payload_packet_header,
    output wire   [5:0] down_2_payload_packet_header_bytes,
    output wire  [13:0] down_2_payload_packet_aad_bytes,
    output wire         down_2_valid,
    input  wire         down_2_ready,
    output wire         down_3_payload_needed,
    output wire   [7:0] down_3_payload_place_slot,
    output wire  [95:0] down_3_payload_place_iv_mask,
    output wire         down_3_payload_way_parked,
    output wire         down_3_payload_way_parks,
    output wire   [9:0] down_3_payload_way_beats,
    output wire   [3:0] down_3_payload_packet_judgement,
    output wire   [3:0] down_3_payload_packet_index,
    output wire  [23:0] down_3_payload_packet_sdi,
    output wire         down_3_payload_packet_around_ipv6,
    output wire [127:0] down_3_payload_packet_around_source,
    output wire [127:0] down_3_payload_packet_around_destination,
    output wire         down_3_payload_packet_around_udp,
    output wire  [63:0] down_3_payload_packet_around_between,
    output wire  [13:0] down_3_payload_packet_around_bytes,
    output wire   [7:0] down_3_payload_packet_tag,
    output wire   [5:0] down_3_payload_packet_skipped_bytes,
    output wire  [13:0] down_3_payload_packet_opened_bytes,
    output wire  [95:0] down_3_payload_packet_iv,
    output wire [319:0] down_3_payload_packet_header,
    output wire   [5:0] down_3_payload_packet_header_bytes,
    output wire  [13:0] down_3_payload_packet_aad_bytes,
    output wire         down_3_valid,
    input  wire         down_3_ready
);

    reg  [3:0] taken;

    wire [3:0] done = taken | {down_3_ready, down_2_ready, down_1_ready, down_0_ready};
    wire       ready = &done;

    always @(posedge clk) begin
        if (rst) begin
            taken <= 4'd0;
        end else begin
            if (up_valid) begin
                taken <= ready ? 4'd0 : done;
            end
        end
    end

    assign up_ready = ready;
    assign down_0_payload_needed = up_payload_needed;
    assign down_0_payload_place_slot = up_payload_place_slot;
    assign down_0_payload_place_iv_mask = up_payload_place_iv_mask;
    assign down_0_payload_way_parked = up_payload_way_parked;
    assign down_0_payload_way_parks = up_payload_way_parks;
    assign down_0_payload_way_beats = up_payload_way_beats;
    assign down_0_payload_packet_judgement = up_payload_packet_judgement;
    assign down_0_payload_packet_index = up_payload_packet_index;
    assign down_0_payload_packet_sdi = up_payload_packet_sdi;
    assign down_0_payload_packet_around_ipv6 = up_payload_packet_around_ipv6;
    assign down_0_payload_packet_around_source = up_payload_packet_around_source;
    assign down_0_payload_packet_around_destination = up_payload_packet_around_destination;
    assign down_0_payload_packet_around_udp = up_payload_packet_around_udp;
    assign down_0_payload_packet_around_between = up_payload_packet_around_between;
    assign down_0_payload_packet_around_bytes = up_payload_packet_around_bytes;
    assign down_0_payload_packet_tag = up_payload_packet_tag;
    assign down_0_payload_packet_skipped_bytes = up_payload_packet_skipped_bytes;
    assign down_0_payload_packet_opened_bytes = up_payload_packet_opened_bytes;
    assign down_0_payload_packet_iv = up_payload_packet_iv;
    assign down_0_payload_packet_header = up_payload_packet_header;
    assign down_0_payload_packet_header_bytes = up_payload_packet_header_bytes;
    assign down_0_payload_packet_aad_bytes = up_payload_packet_aad_bytes;
    assign down_0_valid = up_valid && !taken[0];
    assign down_1_payload_needed = up_payload_needed;
    assign down_1_payload_place_slot = up_payload_place_slot;
    assign down_1_payload_place_iv_mask = up_payload_place_iv_mask;
    assign down_1_payload_way_parked = up_payload_way_parked;
    assign down_1_payload_way_parks = up_payload_way_parks;
    assign down_1_payload_way_beats = up_payload_way_beats;
    assign down_1_payload_packet_judgement = up_payload_packet_judgement;
    assign down_1_payload_packet_index = up_payload_packet_index;
    assign down_1_payload_packet_sdi = up_payload_packet_sdi;
    assign down_1_payload_packet_around_ipv6 = up_payload_packet_around_ipv6;
    assign down_1_payload_packet_around_source = up_payload_packet_around_source;
    assign down_1_payload_packet_around_destination = up_payload_packet_around_destination;
    assign down_1_payload_packet_around_udp = up_payload_packet_around_udp;
    assign down_1_payload_packet_around_between = up_payload_packet_around_between;
    assign down_1_payload_packet_around_bytes = up_payload_packet_around_bytes;
    assign down_1_payload_packet_tag = up_payload_packet_tag;
    assign down_1_payload_packet_skipped_bytes = up_payload_packet_skipped_bytes;
    assign down_1_payload_packet_opened_bytes = up_payload_packet_opened_bytes;
    assign down_1_payload_packet_iv = up_payload_packet_iv;
    assign down_1_payload_packet_header = up_payload_packet_header;
    assign down_1_payload_packet_header_bytes = up_payload_packet_header_bytes;
    assign down_1_payload_packet_aad_bytes = up_payload_packet_aad_bytes;
    assign down_1_valid = up_valid && !taken[1];
    assign down_2_payload_needed = up_payload_needed;
    assign down_2_payload_place_slot = up_payload_place_slot;
    assign down_2_payload_place_iv_mask = up_payload_place_iv_mask;
    assign down_2_payload_way_parked = up_payload_way_parked;
    assign down_2_payload_way_parks = up_payload_way_parks;
    assign down_2_payload_way_beats = up_payload_way_beats;
    assign down_2_payload_packet_judgement = up_payload_packet_judgement;
    assign down_2_payload_packet_index = up_payload_packet_index;
    assign down_2_payload_packet_sdi = up_payload_packet_sdi;
    assign down_2_payload_packet_around_ipv6 = up_payload_packet_around_ipv6;
    assign down_2_payload_packet_around_source = up_payload_packet_around_source;
    assign down_2_payload_packet_around_destination = up_payload_packet_around_destination;
    assign down_2_payload_packet_around_udp = up_payload_packet_around_udp;
    assign down_2_payload_packet_around_between = up_payload_packet_around_between;
    assign down_2_payload_packet_around_bytes = up_payload_packet_around_bytes;
    assign down_2_payload_packet_tag = up_payload_packet_tag;
    assign down_2_payload_packet_skipped_bytes = up_payload_packet_skipped_bytes;
    assign down_2_payload_packet_opened_bytes = up_payload_packet_opened_bytes;
    assign down_2_payload_packet_iv = up_payload_packet_iv;
    assign down_2_payload_packet_header = up_payload_packet_header;
    assign down_2_payload_packet_header_bytes = up_payload_packet_header_bytes;
    assign down_2_payload_packet_aad_bytes = up_payload_packet_aad_bytes;
    assign down_2_valid = up_valid && !taken[2];
    assign down_3_payload_needed = up_payload_needed;
    assign down_3_payload_place_slot = up_payload_place_slot;
    assign down_3_payload_place_iv_mask = up_payload_place_iv_mask;
    assign down_3_payload_way_parked = up_payload_way_parked;
    assign down_3_payload_way_parks = up_payload_way_parks;
    assign down_3_payload_way_beats = up_payload_way_beats;
    assign down_3_payload_packet_judgement = up_payload_packet_judgement;
    assign down_3_payload_packet_index = up_payload_packet_index;
    assign down_3_payload_packet_sdi = up_payload_packet_sdi;
    assign down_3_payload_packet_around_ipv6 = up_payload_packet_around_ipv6;
    assign down_3_payload_packet_around_source = up_payload_packet_around_source;
    assign down_3_payload_packet_around_destination = up_payload_packet_around_destination;
    assign down_3_payload_packet_around_udp = up_payload_packet_around_udp;
    assign down_3_payload_packet_around_between = up_payload_packet_around_between;
    assign down_3_payload_packet_around_bytes = up_payload_packet_around_bytes;
    assign down_3_payload_packet_tag = up_payload_packet_tag;
    assign down_3_payload_packet_skipped_bytes = up_payload_packet_skipped_bytes;
    assign down_3_payload_packet_opened_bytes = up_payload_packet_opened_bytes;
    assign down_3_payload_packet_iv = up_payload_packet_iv;
    assign down_3_payload_packet_header = up_payload_packet_header;
    assign down_3_payload_packet_header_bytes = up_payload_packet_header_bytes;
    assign down_3_payload_packet_aad_bytes = up_payload_packet_aad_bytes;
    assign down_3_valid = up_valid && !taken[3];

`ifdef FORMAL
    always @(posedge clk) if (!rst) someone_lacks_the_item: assert (!(&taken));
`endif

endmodule

`default_nettype wire
