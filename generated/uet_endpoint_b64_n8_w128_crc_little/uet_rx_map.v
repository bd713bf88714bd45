// Maps parsed headers to the records of the PDS target and the initiator, a packet in each clock.
`default_nettype none

module uet_rx_map (
    input  wire         clk,
    input  wire         rst,
    input  wire  [47:0] headers_ethernet_destination,
    input  wire  [47:0] headers_ethernet_source,
    input  wire  [15:0] headers_ethernet_ethertype,
    input  wire   [1:0] headers_tags,
    input  wire   [2:0] headers_outer_tag_pcp,
    input  wire         headers_outer_tag_dei,
    input  wire  [11:0] headers_outer_tag_vid,
    input  wire  [15:0] headers_outer_tag_ethertype,
    input  wire   [2:0] headers_inner_tag_pcp,
    input  wire         headers_inner_tag_dei,
    input  wire  [11:0] headers_inner_tag_vid,
    input  wire  [15:0] headers_inner_tag_ethertype,
    input  wire   [1:0] headers_ip,
    input  wire [319:0] headers_ip_header,
    input  wire   [1:0] headers_transport,
    input  wire  [63:0] headers_transport_header,
    input  wire         headers_trimmed,
    input  wire   [4:0] headers_pds,
    input  wire [319:0] headers_pds_header,
    input  wire   [2:0] headers_ses,
    input  wire [351:0] headers_ses_header,
    input  wire   [2:0] headers_extension,
    input  wire [287:0] headers_extension_header,
    input  wire  [15:0] headers_payload_length,
    input  wire         valid,
    input  wire         registers_addresses_0_enable,
    input  wire [127:0] registers_addresses_0_ip,
    input  wire  [47:0] registers_addresses_0_mac,
    input  wire         registers_addresses_0_tagged,
    input  wire   [2:0] registers_addresses_0_tag_pcp,
    input  wire         registers_addresses_0_tag_dei,
    input  wire  [11:0] registers_addresses_0_tag_vid,
    input  wire         registers_addresses_1_enable,
    input  wire [127:0] registers_addresses_1_ip,
    input  wire  [47:0] registers_addresses_1_mac,
    input  wire         registers_addresses_1_tagged,
    input  wire   [2:0] registers_addresses_1_tag_pcp,
    input  wire         registers_addresses_1_tag_dei,
    input  wire  [11:0] registers_addresses_1_tag_vid,
    input  wire         registers_addresses_2_enable,
    input  wire [127:0] registers_addresses_2_ip,
    input  wire  [47:0] registers_addresses_2_mac,
    input  wire         registers_addresses_2_tagged,
    input  wire   [2:0] registers_addresses_2_tag_pcp,
    input  wire         registers_addresses_2_tag_dei,
    input  wire  [11:0] registers_addresses_2_tag_vid,
    input  wire         registers_addresses_3_enable,
    input  wire [127:0] registers_addresses_3_ip,
    input  wire  [47:0] registers_addresses_3_mac,
    input  wire         registers_addresses_3_tagged,
    input  wire   [2:0] registers_addresses_3_tag_pcp,
    input  wire         registers_addresses_3_tag_dei,
    input  wire  [11:0] registers_addresses_3_tag_vid,
    input  wire         registers_addresses_4_enable,
    input  wire [127:0] registers_addresses_4_ip,
    input  wire  [47:0] registers_addresses_4_mac,
    input  wire         registers_addresses_4_tagged,
    input  wire   [2:0] registers_addresses_4_tag_pcp,
    input  wire         registers_addresses_4_tag_dei,
    input  wire  [11:0] registers_addresses_4_tag_vid,
    input  wire         registers_addresses_5_enable,
    input  wire [127:0] registers_addresses_5_ip,
    input  wire  [47:0] registers_addresses_5_mac,
    input  wire         registers_addresses_5_tagged,
    input  wire   [2:0] registers_addresses_5_tag_pcp,
    input  wire         registers_addresses_5_tag_dei,
    input  wire  [11:0] registers_addresses_5_tag_vid,
    input  wire         registers_addresses_6_enable,
    input  wire [127:0] registers_addresses_6_ip,
    input  wire  [47:0] registers_addresses_6_mac,
    input  wire         registers_addresses_6_tagged,
    input  wire   [2:0] registers_addresses_6_tag_pcp,
    input  wire         registers_addresses_6_tag_dei,
    input  wire  [11:0] registers_addresses_6_tag_vid,
    input  wire         registers_addresses_7_enable,
    input  wire [127:0] registers_addresses_7_ip,
    input  wire  [47:0] registers_addresses_7_mac,
    input  wire         registers_addresses_7_tagged,
    input  wire   [2:0] registers_addresses_7_tag_pcp,
    input  wire         registers_addresses_7_tag_dei,
    input  wire  [11:0] registers_addresses_7_tag_vid,
    input  wire         registers_addresses_8_enable,
    input  wire [127:0] registers_addresses_8_ip,
    input  wire  [47:0] registers_addresses_8_mac,
    input  wire         registers_addresses_8_tagged,
    input  wire   [2:0] registers_addresses_8_tag_pcp,
    input  wire         registers_addresses_8_tag_dei,
    input  wire  [11:0] registers_addresses_8_tag_vid,
    input  wire         registers_addresses_9_enable,
    input  wire [127:0] registers_addresses_9_ip,
    input  wire  [47:0] registers_addresses_9_mac,
    input  wire         registers_addresses_9_tagged,
    input  wire   [2:0] registers_addresses_9_tag_pcp,
    input  wire         registers_addresses_9_tag_dei,
    input  wire  [11:0] registers_addresses_9_tag_vid,
    input  wire         registers_addresses_10_enable,
    input  wire [127:0] registers_addresses_10_ip,
    input  wire  [47:0] registers_addresses_10_mac,
    input  wire         registers_addresses_10_tagged,
    input  wire   [2:0] registers_addresses_10_tag_pcp,
    input  wire         registers_addresses_10_tag_dei,
    input  wire  [11:0] registers_addresses_10_tag_vid,
    input  wire         registers_addresses_11_enable,
    input  wire [127:0] registers_addresses_11_ip,
    input  wire  [47:0] registers_addresses_11_mac,
    input  wire         registers_addresses_11_tagged,
    input  wire   [2:0] registers_addresses_11_tag_pcp,
    input  wire         registers_addresses_11_tag_dei,
    input  wire  [11:0] registers_addresses_11_tag_vid,
    input  wire         registers_addresses_12_enable,
    input  wire [127:0] registers_addresses_12_ip,
    input  wire  [47:0] registers_addresses_12_mac,
    input  wire         registers_addresses_12_tagged,
    input  wire   [2:0] registers_addresses_12_tag_pcp,
    input  wire         registers_addresses_12_tag_dei,
    input  wire  [11:0] registers_addresses_12_tag_vid,
    input  wire         registers_addresses_13_enable,
    input  wire [127:0] registers_addresses_13_ip,
    input  wire  [47:0] registers_addresses_13_mac,
    input  wire         registers_addresses_13_tagged,
    input  wire   [2:0] registers_addresses_13_tag_pcp,
    input  wire         registers_addresses_13_tag_dei,
    input  wire  [11:0] registers_addresses_13_tag_vid,
    input  wire         registers_addresses_14_enable,
    input  wire [127:0] registers_addresses_14_ip,
    input  wire  [47:0] registers_addresses_14_mac,
    input  wire         registers_addresses_14_tagged,
    input  wire   [2:0] registers_addresses_14_tag_pcp,
    input  wire         registers_addresses_14_tag_dei,
    input  wire  [11:0] registers_addresses_14_tag_vid,
    input  wire         registers_addresses_15_enable,
    input  wire [127:0] registers_addresses_15_ip,
    input  wire  [47:0] registers_addresses_15_mac,
    input  wire         registers_addresses_15_tagged,
    input  wire   [2:0] registers_addresses_15_tag_pcp,
    input  wire         registers_addresses_15_tag_dei,
    input  wire  [11:0] registers_addresses_15_tag_vid,
    input  wire         registers_last_hop_used,
    input  wire   [5:0] registers_last_hop_dscp,
    output wire         shown,
    output reg    [2:0] meta_route,
    output reg  [440:0] meta_content,
    output reg    [2:0] meta_ses,
    output reg  [351:0] meta_ses_header
);

    localparam [3:0] KIND_REQUEST            = 4'd0;
    localparam [3:0] KIND_NOOP               = 4'd1;
    localparam [3:0] KIND_ACK_REQ            = 4'd2;
    localparam [3:0] KIND_CLEAR_CMD          = 4'd3;
    localparam [3:0] KIND_CLOSE_CMD          = 4'd5;
    localparam [3:0] KIND_PROBE              = 4'd7;
    localparam [3:0] KIND_NEGOTIATION        = 4'd8;
    localparam [2:0] SES_2_NONE              = 3'd0;
    localparam [2:0] SES_2_REQUEST_STD       = 3'd3;
    localparam [2:0] SES_2_RESPONSE          = 3'd4;
    localparam [2:0] SES_2_RESPONSE_DATA     = 3'd5;
    localparam [2:0] ROUTE_2_TARGET          = 3'd0;
    localparam [2:0] ROUTE_2_INITIATOR       = 3'd1;
    localparam [2:0] ROUTE_2_CREDIT_REQ      = 3'd2;
    localparam [2:0] ROUTE_2_DATAGRAM        = 3'd3;
    localparam [2:0] ROUTE_2_SECURED         = 3'd4;
    localparam [2:0] ROUTE_2_UNKNOWN_ADDRESS = 3'd5;
    localparam [2:0] ROUTE_2_TOO_LONG        = 3'd6;
    localparam [2:0] ROUTE_2_UNROUTED        = 3'd7;
    localparam [1:0] TRIMMED_NONE            = 2'd0;
    localparam [1:0] TRIMMED_TRIMMED         = 2'd1;
    localparam [1:0] TRIMMED_LAST_HOP        = 2'd2;
    localparam [2:0] PEER_KIND_ACK           = 3'd0;
    localparam [2:0] PEER_KIND_ACK_CC        = 3'd1;
    localparam [2:0] PEER_KIND_ACK_CCX       = 3'd2;
    localparam [2:0] PEER_KIND_NACK          = 3'd3;
    localparam [2:0] PEER_KIND_NACK_CCX      = 3'd4;
    localparam [2:0] PEER_KIND_CREDIT        = 3'd5;
    localparam [2:0] PEER_KIND_CLEAR_REQ     = 3'd6;
    localparam [2:0] PEER_KIND_CLOSE_REQ     = 3'd7;
    localparam [1:0] HEADERS_IP_IPV4         = 2'd2;
    localparam [4:0] HEADERS_PDS_TSS         = 5'd1;
    localparam [4:0] HEADERS_PDS_RUD_REQ     = 5'd2;
    localparam [4:0] HEADERS_PDS_ROD_REQ     = 5'd3;
    localparam [4:0] HEADERS_PDS_RUDI_REQ    = 5'd4;
    localparam [4:0] HEADERS_PDS_RUDI_RESP   = 5'd5;
    localparam [4:0] HEADERS_PDS_UUD_REQ     = 5'd6;
    localparam [4:0] HEADERS_PDS_ACK         = 5'd7;
    localparam [4:0] HEADERS_PDS_ACK_CC      = 5'd8;
    localparam [4:0] HEADERS_PDS_ACK_CCX     = 5'd9;
    localparam [4:0] HEADERS_PDS_NACK        = 5'd10;
    localparam [4:0] HEADERS_PDS_CP          = 5'd11;
    localparam [4:0] HEADERS_PDS_NACK_CCX    = 5'd12;
    localparam [4:0] HEADERS_PDS_RUD_CC_REQ  = 5'd13;
    localparam [4:0] HEADERS_PDS_ROD_CC_REQ  = 5'd14;
    localparam [4:0] HEADERS_PDS_CUT         = 5'd31;
    localparam [1:0] HEADERS_TRANSPORT_UDP   = 2'd2;

    reg   [47:0] headers_1_ethernet_destination;
    reg   [47:0] headers_1_ethernet_source;
    reg   [15:0] headers_1_ethernet_ethertype;
    reg    [1:0] headers_1_tags;
    reg    [2:0] headers_1_outer_tag_pcp;
    reg          headers_1_outer_tag_dei;
    reg   [11:0] headers_1_outer_tag_vid;
    reg   [15:0] headers_1_outer_tag_ethertype;
    reg    [2:0] headers_1_inner_tag_pcp;
    reg          headers_1_inner_tag_dei;
    reg   [11:0] headers_1_inner_tag_vid;
    reg   [15:0] headers_1_inner_tag_ethertype;
    reg    [1:0] headers_1_ip;
    reg  [319:0] headers_1_ip_header;
    reg    [1:0] headers_1_transport;
    reg   [63:0] headers_1_transport_header;
    reg          headers_1_trimmed;
    reg    [4:0] headers_1_pds;
    reg  [319:0] headers_1_pds_header;
    reg    [2:0] headers_1_ses;
    reg  [351:0] headers_1_ses_header;
    reg    [2:0] headers_1_extension;
    reg  [287:0] headers_1_extension_header;
    reg   [15:0] headers_1_payload_length;
    reg          shown_1;
    reg          shown_2;
    reg          matches_0_0;
    reg          matches_0_1;
    reg          matches_0_2;
    reg          matches_0_3;
    reg          matches_1_0;
    reg          matches_1_1;
    reg          matches_1_2;
    reg          matches_1_3;
    reg          matches_2_0;
    reg          matches_2_1;
    reg          matches_2_2;
    reg          matches_2_3;
    reg          matches_3_0;
    reg          matches_3_1;
    reg          matches_3_2;
    reg          matches_3_3;
    reg          matches_4_0;
    reg          matches_4_1;
    reg          matches_4_2;
    reg          matches_4_3;
    reg          matches_5_0;
    reg          matches_5_1;
    reg          matches_5_2;
    reg          matches_5_3;
    reg          matches_6_0;
    reg          matches_6_1;
    reg          matches_6_2;
    reg          matches_6_3;
    reg          matches_7_0;
    reg          matches_7_1;
    reg          matches_7_2;
    reg          matches_7_3;
    reg          matches_8_0;
    reg          matches_8_1;
    reg          matches_8_2;
    reg          matches_8_3;
    reg          matches_9_0;
    reg          matches_9_1;
    reg          matches_9_2;
    reg          matches_9_3;
    reg          matches_10_0;
    reg          matches_10_1;
    reg          matches_10_2;
    reg          matches_10_3;
    reg          matches_11_0;
    reg          matches_11_1;
    reg          matches_11_2;
    reg          matches_11_3;
    reg          matches_12_0;
    reg          matches_12_1;
    reg          matches_12_2;
    reg          matches_12_3;
    reg          matches_13_0;
    reg          matches_13_1;
    reg          matches_13_2;
    reg          matches_13_3;
    reg          matches_14_0;
    reg          matches_14_1;
    reg          matches_14_2;
    reg          matches_14_3;
    reg          matches_15_0;
    reg          matches_15_1;
    reg          matches_15_2;
    reg          matches_15_3;
    reg          trimmed_2;
    reg   [15:0] transport_bytes;
    reg    [2:0] route_2;
    reg    [3:0] kind;
    reg    [1:0] trimmed;
    reg  [127:0] packet_source;
    reg    [3:0] packet_local;
    reg    [3:0] packet_kind;
    reg          packet_rod;
    reg    [1:0] packet_trimmed;
    reg          packet_ce;
    reg          packet_retx;
    reg          packet_ar;
    reg          packet_syn;
    reg   [31:0] packet_psn;
    reg   [15:0] packet_clear_offset;
    reg   [15:0] packet_opaque;
    reg   [31:0] packet_payload;
    reg   [15:0] packet_spdcid;
    reg   [15:0] packet_dpdcid;
    reg   [13:0] packet_length;
    reg   [13:0] packet_size;
    reg   [15:0] packet_entropy;
    reg   [15:0] packet_message_id;
    reg   [23:0] packet_job_id;
    reg    [2:0] peer_kind;
    reg    [2:0] event_kind;
    reg  [127:0] event_source;
    reg    [3:0] event_local;
    reg   [15:0] event_entropy;
    reg   [15:0] event_spdcid;
    reg   [15:0] event_dpdcid;
    reg          event_m;
    reg          event_retx;
    reg    [1:0] event_req;
    reg          event_p;
    reg   [15:0] event_ack_psn_offset;
    reg          event_nt;
    reg    [7:0] event_nack_code;
    reg    [7:0] event_vendor_code;
    reg   [31:0] event_psn;
    reg   [31:0] event_payload;
    reg    [3:0] event_cc_type;
    reg    [7:0] event_mpr;
    reg   [15:0] event_sack_psn_offset;
    reg   [63:0] event_sack_bitmap;
    reg   [63:0] event_cc_state;
    reg    [2:0] ses_2;
    reg  [351:0] ses_header_2;
    reg          shown_3;

    wire         is_ipv4 = headers_1_ip == HEADERS_IP_IPV4;
    wire         is_udp = headers_1_transport == HEADERS_TRANSPORT_UDP;
    wire         is_cut = headers_1_pds == HEADERS_PDS_CUT;
    wire         is_cp = headers_1_pds == HEADERS_PDS_CP;
    wire [127:0] destination = is_ipv4 ? {96'hffff, headers_1_ip_header[191:160]} : headers_1_ip_header[127:0];
    wire   [5:0] dscp = is_ipv4 ? headers_1_ip_header[311:306] : headers_1_ip_header[315:310];
    wire  [15:0] entropy = headers_1_transport_header[63:48];
    wire         control_word_match = headers_1_pds_header[314:311] == 4'd1;
    wire         is_cp_and_control_word_match = is_cp && control_word_match;
    wire         control_word_match_2 = headers_1_pds_header[314:311] == 4'd7;
    wire         control_word_term = !(is_cp_and_control_word_match || (is_cp && control_word_match_2));
    wire         control_word_term_2 = !is_cp_and_control_word_match;
    wire  [31:0] control_word = {
        headers_1_pds_header[223:216] & {8{control_word_term}},
        headers_1_pds_header[215:208] & {8{control_word_term_2}},
        headers_1_pds_header[207:192]
    };
    wire         is_ack_term = headers_1_pds == HEADERS_PDS_ACK || headers_1_pds == HEADERS_PDS_ACK_CC;
    wire         is_ack = is_ack_term || headers_1_pds == HEADERS_PDS_ACK_CCX;
    wire         is_state = headers_1_pds == HEADERS_PDS_ACK_CC || headers_1_pds == HEADERS_PDS_ACK_CCX;
    wire         is_extended = headers_1_pds == HEADERS_PDS_ACK_CCX;
    wire         is_nack = headers_1_pds == HEADERS_PDS_NACK || headers_1_pds == HEADERS_PDS_NACK_CCX;
    wire  [16:0] is_long_sum = {1'b0, transport_bytes} + 17'd40;
    wire         is_long = (|is_long_sum[16:14]) && !trimmed_2;
    wire  [15:0] is_unknown_word = {
        matches_15_0 && matches_15_1 && matches_15_2 && matches_15_3,
        matches_14_0 && matches_14_1 && matches_14_2 && matches_14_3,
        matches_13_0 && matches_13_1 && matches_13_2 && matches_13_3,
        matches_12_0 && matches_12_1 && matches_12_2 && matches_12_3,
        matches_11_0 && matches_11_1 && matches_11_2 && matches_11_3,
        matches_10_0 && matches_10_1 && matches_10_2 && matches_10_3,
        matches_9_0 && matches_9_1 && matches_9_2 && matches_9_3,
        matches_8_0 && matches_8_1 && matches_8_2 && matches_8_3,
        matches_7_0 && matches_7_1 && matches_7_2 && matches_7_3,
        matches_6_0 && matches_6_1 && matches_6_2 && matches_6_3,
        matches_5_0 && matches_5_1 && matches_5_2 && matches_5_3,
        matches_4_0 && matches_4_1 && matches_4_2 && matches_4_3,
        matches_3_0 && matches_3_1 && matches_3_2 && matches_3_3,
        matches_2_0 && matches_2_1 && matches_2_2 && matches_2_3,
        matches_1_0 && matches_1_1 && matches_1_2 && matches_1_3,
        matches_0_0 && matches_0_1 && matches_0_2 && matches_0_3
    };
    wire         is_unknown = !(|is_unknown_word);
    wire         is_for_none = route_2 == ROUTE_2_SECURED || route_2 == ROUTE_2_UNROUTED;
    wire         matches_0_0_match = registers_addresses_0_ip[31:0] == destination[31:0];
    wire         matches_1_0_match = registers_addresses_1_ip[31:0] == destination[31:0];
    wire         matches_2_0_match = registers_addresses_2_ip[31:0] == destination[31:0];
    wire         matches_3_0_match = registers_addresses_3_ip[31:0] == destination[31:0];
    wire         matches_4_0_match = registers_addresses_4_ip[31:0] == destination[31:0];
    wire         matches_5_0_match = registers_addresses_5_ip[31:0] == destination[31:0];
    wire         matches_6_0_match = registers_addresses_6_ip[31:0] == destination[31:0];
    wire         matches_7_0_match = registers_addresses_7_ip[31:0] == destination[31:0];
    wire         matches_8_0_match = registers_addresses_8_ip[31:0] == destination[31:0];
    wire         matches_9_0_match = registers_addresses_9_ip[31:0] == destination[31:0];
    wire         matches_10_0_match = registers_addresses_10_ip[31:0] == destination[31:0];
    wire         matches_11_0_match = registers_addresses_11_ip[31:0] == destination[31:0];
    wire         matches_12_0_match = registers_addresses_12_ip[31:0] == destination[31:0];
    wire         matches_13_0_match = registers_addresses_13_ip[31:0] == destination[31:0];
    wire         matches_14_0_match = registers_addresses_14_ip[31:0] == destination[31:0];
    wire         matches_15_0_match = registers_addresses_15_ip[31:0] == destination[31:0];
    wire  [15:0] transport_bytes_choice = is_ipv4 ? headers_1_ip_header[303:288] - 16'd20 : headers_1_ip_header[287:272];
    wire         route_2_term = headers_1_pds == HEADERS_PDS_RUD_REQ || headers_1_pds == HEADERS_PDS_ROD_REQ;
    wire         route_2_match = headers_1_pds_header[319:315] == 5'd3;
    wire         route_2_term_2 = headers_1_pds_header[319:315] == 5'd2 || route_2_match;
    wire         route_2_match_2 = headers_1_pds_header[319:315] == 5'd14;
    wire         route_2_term_3 = route_2_term_2 || headers_1_pds_header[319:315] == 5'd13 || route_2_match_2;
    wire         route_2_term_4 = is_ack_term || headers_1_pds == HEADERS_PDS_ACK_CCX || headers_1_pds == HEADERS_PDS_NACK;
    wire         route_2_term_5 = headers_1_pds == HEADERS_PDS_RUDI_REQ || headers_1_pds == HEADERS_PDS_RUDI_RESP;
    wire         route_2_term_6 = headers_1_pds_header[314:311] == 4'd0 || control_word_match;
    wire         route_2_term_7 = route_2_term_6 || headers_1_pds_header[314:311] == 4'd2;
    wire         route_2_term_8 = route_2_term_7 || headers_1_pds_header[314:311] == 4'd4;
    wire         route_2_term_9 = route_2_term_8 || headers_1_pds_header[314:311] == 4'd6;
    wire         route_2_match_3 = headers_1_pds_header[314:311] == 4'd3;
    wire         route_2_match_4 = headers_1_pds_header[314:311] == 4'd5;
    wire [127:0] packet_source_choice = is_ipv4 ? {96'hffff, headers_1_ip_header[223:192]} : headers_1_ip_header[255:128];
    wire         not_is_cp_or_is_cut = !(is_cp || is_cut);
    wire         packet_message_id_term = headers_1_ses == SES_2_REQUEST_STD || headers_1_ses == SES_2_RESPONSE;
    wire         packet_message_id_term_2 = packet_message_id_term || headers_1_ses == SES_2_RESPONSE_DATA;
    wire         is_state_and_not_is_extended = is_state && !is_extended;
    wire         meta_content_any = |(is_unknown_word & 16'hff00);
    wire         meta_content_any_2 = |(is_unknown_word & 16'hf0f0);
    wire         meta_content_any_3 = |(is_unknown_word & 16'hcccc);
    wire         meta_content_any_4 = |(is_unknown_word & 16'haaaa);

    always @* begin
        kind = KIND_REQUEST;
        case ({headers_1_pds_header[314:311] & {4{is_cp}}, is_cp})
            5'd1: begin
                kind = KIND_NOOP;
            end
            5'd3: begin
                kind = KIND_ACK_REQ;
            end
            5'd5: begin
                kind = KIND_CLEAR_CMD;
            end
            5'd9: begin
                kind = KIND_CLOSE_CMD;
            end
            5'd13: begin
                kind = KIND_PROBE;
            end
            5'd19: begin
                kind = KIND_NEGOTIATION;
            end
            default: begin
                kind = KIND_REQUEST;
            end
        endcase
    end

    always @* begin
        trimmed = TRIMMED_NONE;
        if (headers_1_trimmed) begin
            trimmed = TRIMMED_TRIMMED;
            if (registers_last_hop_used && dscp == registers_last_hop_dscp) begin
                trimmed = TRIMMED_LAST_HOP;
            end
        end
    end

    always @* begin
        peer_kind = PEER_KIND_ACK;
        if (headers_1_pds == HEADERS_PDS_ACK_CC) begin
            peer_kind = PEER_KIND_ACK_CC;
        end
        if (headers_1_pds == HEADERS_PDS_ACK_CCX) begin
            peer_kind = PEER_KIND_ACK_CCX;
        end
        if (headers_1_pds == HEADERS_PDS_NACK) begin
            peer_kind = PEER_KIND_NACK;
        end
        if (headers_1_pds == HEADERS_PDS_NACK_CCX) begin
            peer_kind = PEER_KIND_NACK_CCX;
        end
        if (headers_1_pds == HEADERS_PDS_CP) begin
            peer_kind = PEER_KIND_CREDIT;
            if (route_2_match_3) begin
                peer_kind = PEER_KIND_CLEAR_REQ;
            end
            if (route_2_match_4) begin
                peer_kind = PEER_KIND_CLOSE_REQ;
            end
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            shown_1 <= 1'b0;
            shown_2 <= 1'b0;
            shown_3 <= 1'b0;
        end else begin
            shown_1 <= valid;
            shown_2 <= shown_1;
            shown_3 <= shown_2;
        end
    end

    always @(posedge clk) begin
        headers_1_ethernet_destination <= headers_ethernet_destination;
        headers_1_ethernet_source <= headers_ethernet_source;
        headers_1_ethernet_ethertype <= headers_ethernet_ethertype;
        headers_1_tags <= headers_tags;
        headers_1_outer_tag_pcp <= headers_outer_tag_pcp;
        headers_1_outer_tag_dei <= headers_outer_tag_dei;
        headers_1_outer_tag_vid <= headers_outer_tag_vid;
        headers_1_outer_tag_ethertype <= headers_outer_tag_ethertype;
        headers_1_inner_tag_pcp <= headers_inner_tag_pcp;
        headers_1_inner_tag_dei <= headers_inner_tag_dei;
        headers_1_inner_tag_vid <= headers_inner_tag_vid;
        headers_1_inner_tag_ethertype <= headers_inner_tag_ethertype;
        headers_1_ip <= headers_ip;
        headers_1_ip_header <= headers_ip_header;
        headers_1_transport <= headers_transport;
        headers_1_transport_header <= headers_transport_header;
        headers_1_trimmed <= headers_trimmed;
        headers_1_pds <= headers_pds;
        headers_1_pds_header <= headers_pds_header;
        headers_1_ses <= headers_ses;
        headers_1_ses_header <= headers_ses_header;
        headers_1_extension <= headers_extension;
        headers_1_extension_header <= headers_extension_header;
        headers_1_payload_length <= headers_payload_length;
        matches_0_0 <= matches_0_0_match && registers_addresses_0_enable;
        matches_0_1 <= registers_addresses_0_ip[63:32] == destination[63:32];
        matches_0_2 <= registers_addresses_0_ip[95:64] == destination[95:64];
        matches_0_3 <= registers_addresses_0_ip[127:96] == destination[127:96];
        matches_1_0 <= matches_1_0_match && registers_addresses_1_enable;
        matches_1_1 <= registers_addresses_1_ip[63:32] == destination[63:32];
        matches_1_2 <= registers_addresses_1_ip[95:64] == destination[95:64];
        matches_1_3 <= registers_addresses_1_ip[127:96] == destination[127:96];
        matches_2_0 <= matches_2_0_match && registers_addresses_2_enable;
        matches_2_1 <= registers_addresses_2_ip[63:32] == destination[63:32];
        matches_2_2 <= registers_addresses_2_ip[95:64] == destination[95:64];
        matches_2_3 <= registers_addresses_2_ip[127:96] == destination[127:96];
        matches_3_0 <= matches_3_0_match && registers_addresses_3_enable;
        matches_3_1 <= registers_addresses_3_ip[63:32] == destination[63:32];
        matches_3_2 <= registers_addresses_3_ip[95:64] == destination[95:64];
        matches_3_3 <= registers_addresses_3_ip[127:96] == destination[127:96];
        matches_4_0 <= matches_4_0_match && registers_addresses_4_enable;
        matches_4_1 <= registers_addresses_4_ip[63:32] == destination[63:32];
        matches_4_2 <= registers_addresses_4_ip[95:64] == destination[95:64];
        matches_4_3 <= registers_addresses_4_ip[127:96] == destination[127:96];
        matches_5_0 <= matches_5_0_match && registers_addresses_5_enable;
        matches_5_1 <= registers_addresses_5_ip[63:32] == destination[63:32];
        matches_5_2 <= registers_addresses_5_ip[95:64] == destination[95:64];
        matches_5_3 <= registers_addresses_5_ip[127:96] == destination[127:96];
        matches_6_0 <= matches_6_0_match && registers_addresses_6_enable;
        matches_6_1 <= registers_addresses_6_ip[63:32] == destination[63:32];
        matches_6_2 <= registers_addresses_6_ip[95:64] == destination[95:64];
        matches_6_3 <= registers_addresses_6_ip[127:96] == destination[127:96];
        matches_7_0 <= matches_7_0_match && registers_addresses_7_enable;
        matches_7_1 <= registers_addresses_7_ip[63:32] == destination[63:32];
        matches_7_2 <= registers_addresses_7_ip[95:64] == destination[95:64];
        matches_7_3 <= registers_addresses_7_ip[127:96] == destination[127:96];
        matches_8_0 <= matches_8_0_match && registers_addresses_8_enable;
        matches_8_1 <= registers_addresses_8_ip[63:32] == destination[63:32];
        matches_8_2 <= registers_addresses_8_ip[95:64] == destination[95:64];
        matches_8_3 <= registers_addresses_8_ip[127:96] == destination[127:96];
        matches_9_0 <= matches_9_0_match && registers_addresses_9_enable;
        matches_9_1 <= registers_addresses_9_ip[63:32] == destination[63:32];
        matches_9_2 <= registers_addresses_9_ip[95:64] == destination[95:64];
        matches_9_3 <= registers_addresses_9_ip[127:96] == destination[127:96];
        matches_10_0 <= matches_10_0_match && registers_addresses_10_enable;
        matches_10_1 <= registers_addresses_10_ip[63:32] == destination[63:32];
        matches_10_2 <= registers_addresses_10_ip[95:64] == destination[95:64];
        matches_10_3 <= registers_addresses_10_ip[127:96] == destination[127:96];
        matches_11_0 <= matches_11_0_match && registers_addresses_11_enable;
        matches_11_1 <= registers_addresses_11_ip[63:32] == destination[63:32];
        matches_11_2 <= registers_addresses_11_ip[95:64] == destination[95:64];
        matches_11_3 <= registers_addresses_11_ip[127:96] == destination[127:96];
        matches_12_0 <= matches_12_0_match && registers_addresses_12_enable;
        matches_12_1 <= registers_addresses_12_ip[63:32] == destination[63:32];
        matches_12_2 <= registers_addresses_12_ip[95:64] == destination[95:64];
        matches_12_3 <= registers_addresses_12_ip[127:96] == destination[127:96];
        matches_13_0 <= matches_13_0_match && registers_addresses_13_enable;
        matches_13_1 <= registers_addresses_13_ip[63:32] == destination[63:32];
        matches_13_2 <= registers_addresses_13_ip[95:64] == destination[95:64];
        matches_13_3 <= registers_addresses_13_ip[127:96] == destination[127:96];
        matches_14_0 <= matches_14_0_match && registers_addresses_14_enable;
        matches_14_1 <= registers_addresses_14_ip[63:32] == destination[63:32];
        matches_14_2 <= registers_addresses_14_ip[95:64] == destination[95:64];
        matches_14_3 <= registers_addresses_14_ip[127:96] == destination[127:96];
        matches_15_0 <= matches_15_0_match && registers_addresses_15_enable;
        matches_15_1 <= registers_addresses_15_ip[63:32] == destination[63:32];
        matches_15_2 <= registers_addresses_15_ip[95:64] == destination[95:64];
        matches_15_3 <= registers_addresses_15_ip[127:96] == destination[127:96];
        trimmed_2 <= headers_1_trimmed;
        transport_bytes <= is_udp ? headers_1_transport_header[31:16] : transport_bytes_choice;
        route_2 <= ROUTE_2_UNROUTED;
        if (route_2_term || headers_1_pds == HEADERS_PDS_RUD_CC_REQ || headers_1_pds == HEADERS_PDS_ROD_CC_REQ) begin
            route_2 <= ROUTE_2_TARGET;
        end else if (headers_1_pds == HEADERS_PDS_CUT && route_2_term_3) begin
            route_2 <= ROUTE_2_TARGET;
        end else if ((route_2_term_4 || headers_1_pds == HEADERS_PDS_NACK_CCX) && !headers_1_trimmed) begin
            route_2 <= ROUTE_2_INITIATOR;
        end else if (route_2_term_5 || headers_1_pds == HEADERS_PDS_UUD_REQ) begin
            route_2 <= ROUTE_2_DATAGRAM;
        end else if (headers_1_pds == HEADERS_PDS_TSS) begin
            route_2 <= ROUTE_2_SECURED;
        end else if (headers_1_pds == HEADERS_PDS_CP) begin
            if (route_2_term_9 || headers_1_pds_header[314:311] == 4'd9) begin
                route_2 <= ROUTE_2_TARGET;
            end else if ((route_2_match_3 || route_2_match_4 || control_word_match_2) && !headers_1_trimmed) begin
                route_2 <= ROUTE_2_INITIATOR;
            end else if (headers_1_pds_header[314:311] == 4'd8) begin
                route_2 <= ROUTE_2_CREDIT_REQ;
            end
        end
        packet_source <= packet_source_choice;
        packet_local <= 4'd0;
        packet_kind <= kind;
        packet_rod <= is_cp ? headers_1_pds_header[309] : route_2_match || route_2_match_2;
        packet_trimmed <= trimmed;
        packet_ce <= (is_ipv4 ? headers_1_ip_header[305:304] : headers_1_ip_header[309:308]) == 2'd3;
        packet_retx <= headers_1_pds_header[308];
        packet_ar <= headers_1_pds_header[307];
        packet_syn <= headers_1_pds_header[306];
        packet_psn <= headers_1_pds_header[287:256];
        packet_clear_offset <= headers_1_pds_header[303:288] & {16{not_is_cp_or_is_cut}};
        packet_opaque <= headers_1_pds_header[303:288] & {16{is_cp}};
        packet_payload <= control_word & {32{is_cp}};
        packet_spdcid <= headers_1_pds_header[255:240];
        packet_dpdcid <= headers_1_pds_header[239:224];
        packet_length <= headers_1_payload_length[13:0];
        packet_size <= 14'd0;
        packet_entropy <= entropy;
        packet_message_id <= headers_1_ses_header[335:320] & {16{packet_message_id_term_2}};
        packet_job_id <= headers_1_ses_header[311:288] & {24{headers_1_ses != SES_2_NONE}};
        event_kind <= peer_kind;
        event_source <= packet_source_choice;
        event_local <= 4'd0;
        event_entropy <= entropy;
        event_spdcid <= headers_1_pds_header[255:240];
        event_dpdcid <= headers_1_pds_header[239:224];
        event_m <= headers_1_pds_header[309] && !is_cp;
        event_retx <= headers_1_pds_header[308] && !is_cp;
        event_req <= headers_1_pds_header[306:305] & {2{is_ack}};
        event_p <= headers_1_pds_header[307] && is_ack;
        event_ack_psn_offset <= headers_1_pds_header[303:288] & {16{is_ack}};
        event_nt <= headers_1_pds_header[307] && is_nack;
        event_nack_code <= headers_1_pds_header[303:296] & {8{is_nack}};
        event_vendor_code <= headers_1_pds_header[295:288] & {8{is_nack}};
        event_psn <= headers_1_pds_header[287:256];
        event_payload <= control_word & {32{!is_ack}};
        event_cc_type <= headers_1_pds_header[223:220] & {4{is_state}};
        event_mpr <= headers_1_pds_header[215:208] & {8{is_state}};
        event_sack_psn_offset <= headers_1_pds_header[207:192] & {16{is_state}};
        event_sack_bitmap <= headers_1_pds_header[191:128] & {64{is_state}};
        event_cc_state <= headers_1_pds_header[127:64] & {64{is_state_and_not_is_extended}};
        ses_2 <= headers_1_ses;
        ses_header_2 <= headers_1_ses_header;
        meta_route <= route_2;
        meta_ses <= ses_2;
        meta_ses_header <= ses_header_2;
        if (!is_for_none) begin
            if (is_unknown) begin
                meta_route <= ROUTE_2_UNKNOWN_ADDRESS;
            end else if (is_long) begin
                meta_route <= ROUTE_2_TOO_LONG;
            end
        end
        if (route_2 == ROUTE_2_INITIATOR) begin
            meta_content <= {
                event_kind,
                event_source,
                meta_content_any,
                meta_content_any_2,
                meta_content_any_3,
                meta_content_any_4,
                event_entropy,
                event_spdcid,
                event_dpdcid,
                event_m,
                event_retx,
                event_req,
                event_p,
                event_ack_psn_offset,
                event_nt,
                event_nack_code,
                event_vendor_code,
                event_psn,
                event_payload,
                event_cc_type,
                event_mpr,
                event_sack_psn_offset,
                event_sack_bitmap,
                event_cc_state
            };
        end else begin
            meta_content <= {
                packet_source,
                meta_content_any,
                meta_content_any_2,
                meta_content_any_3,
                meta_content_any_4,
                packet_kind,
                packet_rod,
                packet_trimmed,
                packet_ce,
                packet_retx,
                packet_ar,
                packet_syn,
                packet_psn,
                packet_clear_offset,
                packet_opaque,
                packet_payload,
                packet_spdcid,
                packet_dpdcid,
                packet_length,
                is_long_sum[13:0],
                packet_entropy,
                packet_message_id,
                packet_job_id,
                86'd0
            };
        end
    end

    assign shown = shown_3;

    wire _unused_ok = &{1'b0, registers_addresses_0_mac, registers_addresses_0_tagged, registers_addresses_0_tag_pcp, registers_addresses_0_tag_dei, registers_addresses_0_tag_vid, registers_addresses_1_mac, registers_addresses_1_tagged, registers_addresses_1_tag_pcp, registers_addresses_1_tag_dei, registers_addresses_1_tag_vid, registers_addresses_2_mac, registers_addresses_2_tagged, registers_addresses_2_tag_pcp, registers_addresses_2_tag_dei, registers_addresses_2_tag_vid, registers_addresses_3_mac, registers_addresses_3_tagged, registers_addresses_3_tag_pcp, registers_addresses_3_tag_dei, registers_addresses_3_tag_vid, registers_addresses_4_mac, registers_addresses_4_tagged, registers_addresses_4_tag_pcp, registers_addresses_4_tag_dei, registers_addresses_4_tag_vid, registers_addresses_5_mac, registers_addresses_5_tagged, registers_addresses_5_tag_pcp, registers_addresses_5_tag_dei, registers_addresses_5_tag_vid, registers_addresses_6_mac, registers_addresses_6_tagged, registers_addresses_6_tag_pcp, registers_addresses_6_tag_dei, registers_addresses_6_tag_vid, registers_addresses_7_mac, registers_addresses_7_tagged, registers_addresses_7_tag_pcp, registers_addresses_7_tag_dei, registers_addresses_7_tag_vid, registers_addresses_8_mac, registers_addresses_8_tagged, registers_addresses_8_tag_pcp, registers_addresses_8_tag_dei, registers_addresses_8_tag_vid, registers_addresses_9_mac, registers_addresses_9_tagged, registers_addresses_9_tag_pcp, registers_addresses_9_tag_dei, registers_addresses_9_tag_vid, registers_addresses_10_mac, registers_addresses_10_tagged, registers_addresses_10_tag_pcp, registers_addresses_10_tag_dei, registers_addresses_10_tag_vid, registers_addresses_11_mac, registers_addresses_11_tagged, registers_addresses_11_tag_pcp, registers_addresses_11_tag_dei, registers_addresses_11_tag_vid, registers_addresses_12_mac, registers_addresses_12_tagged, registers_addresses_12_tag_pcp, registers_addresses_12_tag_dei, registers_addresses_12_tag_vid, registers_addresses_13_mac, registers_addresses_13_tagged, registers_addresses_13_tag_pcp, registers_addresses_13_tag_dei, registers_addresses_13_tag_vid, registers_addresses_14_mac, registers_addresses_14_tagged, registers_addresses_14_tag_pcp, registers_addresses_14_tag_dei, registers_addresses_14_tag_vid, registers_addresses_15_mac, registers_addresses_15_tagged, registers_addresses_15_tag_pcp, registers_addresses_15_tag_dei, registers_addresses_15_tag_vid, headers_1_ethernet_destination, headers_1_ethernet_source, headers_1_ethernet_ethertype, headers_1_tags, headers_1_outer_tag_pcp, headers_1_outer_tag_dei, headers_1_outer_tag_vid, headers_1_outer_tag_ethertype, headers_1_inner_tag_pcp, headers_1_inner_tag_dei, headers_1_inner_tag_vid, headers_1_inner_tag_ethertype, headers_1_ip_header[319:316], headers_1_ip_header[271:256], headers_1_transport_header[47:32], headers_1_transport_header[15:0], headers_1_pds_header[310], headers_1_pds_header[304], headers_1_pds_header[63:0], headers_1_extension, headers_1_extension_header, headers_1_payload_length[15:14], packet_local, packet_size, event_local};

endmodule

`default_nettype wire
