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
    output wire   [2:0] meta_route,
    output wire [440:0] meta_content,
    output wire   [2:0] meta_ses,
    output wire [351:0] meta_ses_header
);

    localparam [3:0] KIND_REQUEST           = 4'd0;
    localparam [3:0] KIND_NOOP              = 4'd1;
    localparam [3:0] KIND_ACK_REQ           = 4'd2;
    localparam [3:0] KIND_CLEAR_CMD         = 4'd3;
    localparam [3:0] KIND_CLOSE_CMD         = 4'd5;
    localparam [3:0] KIND_PROBE             = 4'd7;
    localparam [3:0] KIND_NEGOTIATION       = 4'd8;
    localparam [2:0] ROUTE_TARGET           = 3'd0;
    localparam [2:0] ROUTE_INITIATOR        = 3'd1;
    localparam [2:0] ROUTE_CREDIT_REQ       = 3'd2;
    localparam [2:0] ROUTE_DATAGRAM         = 3'd3;
    localparam [2:0] ROUTE_SECURED          = 3'd4;
    localparam [2:0] ROUTE_UNKNOWN_ADDRESS  = 3'd5;
    localparam [2:0] ROUTE_TOO_LONG         = 3'd6;
    localparam [2:0] ROUTE_UNROUTED         = 3'd7;
    localparam [1:0] TRIMMED_NONE           = 2'd0;
    localparam [1:0] TRIMMED_TRIMMED        = 2'd1;
    localparam [1:0] TRIMMED_LAST_HOP       = 2'd2;
    localparam [2:0] REST_SES_NONE          = 3'd0;
    localparam [2:0] REST_SES_REQUEST_STD   = 3'd3;
    localparam [2:0] REST_SES_RESPONSE      = 3'd4;
    localparam [2:0] REST_SES_RESPONSE_DATA = 3'd5;
    localparam [2:0] PEER_KIND_ACK          = 3'd0;
    localparam [2:0] PEER_KIND_ACK_CC       = 3'd1;
    localparam [2:0] PEER_KIND_ACK_CCX      = 3'd2;
    localparam [2:0] PEER_KIND_NACK         = 3'd3;
    localparam [2:0] PEER_KIND_NACK_CCX     = 3'd4;
    localparam [2:0] PEER_KIND_CREDIT       = 3'd5;
    localparam [2:0] PEER_KIND_CLEAR_REQ    = 3'd6;
    localparam [2:0] PEER_KIND_CLOSE_REQ    = 3'd7;
    localparam [1:0] HEADERS_IP_IPV4        = 2'd2;
    localparam [4:0] HEADERS_PDS_TSS        = 5'd1;
    localparam [4:0] HEADERS_PDS_RUD_REQ    = 5'd2;
    localparam [4:0] HEADERS_PDS_ROD_REQ    = 5'd3;
    localparam [4:0] HEADERS_PDS_RUDI_REQ   = 5'd4;
    localparam [4:0] HEADERS_PDS_RUDI_RESP  = 5'd5;
    localparam [4:0] HEADERS_PDS_UUD_REQ    = 5'd6;
    localparam [4:0] HEADERS_PDS_ACK        = 5'd7;
    localparam [4:0] HEADERS_PDS_ACK_CC     = 5'd8;
    localparam [4:0] HEADERS_PDS_ACK_CCX    = 5'd9;
    localparam [4:0] HEADERS_PDS_NACK       = 5'd10;
    localparam [4:0] HEADERS_PDS_CP         = 5'd11;
    localparam [4:0] HEADERS_PDS_NACK_CCX   = 5'd12;
    localparam [4:0] HEADERS_PDS_RUD_CC_REQ = 5'd13;
    localparam [4:0] HEADERS_PDS_ROD_CC_REQ = 5'd14;
    localparam [4:0] HEADERS_PDS_CUT        = 5'd31;
    localparam [1:0] HEADERS_TRANSPORT_UDP  = 2'd2;

    reg   [47:0] headers_look_ethernet_destination;
    reg   [47:0] headers_look_ethernet_source;
    reg   [15:0] headers_look_ethernet_ethertype;
    reg    [1:0] headers_look_tags;
    reg    [2:0] headers_look_outer_tag_pcp;
    reg          headers_look_outer_tag_dei;
    reg   [11:0] headers_look_outer_tag_vid;
    reg   [15:0] headers_look_outer_tag_ethertype;
    reg    [2:0] headers_look_inner_tag_pcp;
    reg          headers_look_inner_tag_dei;
    reg   [11:0] headers_look_inner_tag_vid;
    reg   [15:0] headers_look_inner_tag_ethertype;
    reg    [1:0] headers_look_ip;
    reg  [319:0] headers_look_ip_header;
    reg    [1:0] headers_look_transport;
    reg   [63:0] headers_look_transport_header;
    reg          headers_look_trimmed;
    reg    [4:0] headers_look_pds;
    reg  [319:0] headers_look_pds_header;
    reg    [2:0] headers_look_ses;
    reg  [351:0] headers_look_ses_header;
    reg    [2:0] headers_look_extension;
    reg  [287:0] headers_look_extension_header;
    reg   [15:0] headers_look_payload_length;
    reg    [2:0] route;
    reg    [3:0] kind;
    reg    [1:0] trimmed;
    reg    [2:0] peer_kind;
    reg    [3:0] matches_route_0;
    reg    [3:0] matches_route_1;
    reg    [3:0] matches_route_2;
    reg    [3:0] matches_route_3;
    reg    [3:0] matches_route_4;
    reg    [3:0] matches_route_5;
    reg    [3:0] matches_route_6;
    reg    [3:0] matches_route_7;
    reg    [3:0] matches_route_8;
    reg    [3:0] matches_route_9;
    reg    [3:0] matches_route_10;
    reg    [3:0] matches_route_11;
    reg    [3:0] matches_route_12;
    reg    [3:0] matches_route_13;
    reg    [3:0] matches_route_14;
    reg    [3:0] matches_route_15;
    reg   [15:0] bytes_route;
    reg          is_trimmed_route;
    reg    [2:0] route_route;
    reg  [127:0] packet_route_source;
    reg    [3:0] packet_route_kind;
    reg    [1:0] packet_route_trimmed;
    reg   [15:0] packet_route_entropy;
    reg          packet_route_rod;
    reg          packet_route_ce;
    reg          packet_route_retx;
    reg          packet_route_ar;
    reg          packet_route_syn;
    reg   [31:0] packet_route_psn;
    reg   [15:0] packet_route_clear_offset;
    reg   [15:0] packet_route_opaque;
    reg   [31:0] packet_route_payload;
    reg   [15:0] packet_route_spdcid;
    reg   [15:0] packet_route_dpdcid;
    reg   [13:0] packet_route_length;
    reg   [15:0] packet_route_message_id;
    reg   [23:0] packet_route_job_id;
    reg    [2:0] event_route_kind;
    reg  [127:0] event_route_source;
    reg   [15:0] event_route_entropy;
    reg   [15:0] event_route_spdcid;
    reg   [15:0] event_route_dpdcid;
    reg          event_route_m;
    reg          event_route_retx;
    reg    [1:0] event_route_req;
    reg          event_route_p;
    reg   [15:0] event_route_ack_psn_offset;
    reg          event_route_nt;
    reg    [7:0] event_route_nack_code;
    reg    [7:0] event_route_vendor_code;
    reg   [31:0] event_route_psn;
    reg   [31:0] event_route_payload;
    reg    [3:0] event_route_cc_type;
    reg    [7:0] event_route_mpr;
    reg   [15:0] event_route_sack_psn_offset;
    reg   [63:0] event_route_sack_bitmap;
    reg   [63:0] event_route_cc_state;
    reg    [2:0] rest_route_ses;
    reg  [351:0] rest_route_ses_header;
    reg    [2:0] mapped_route;
    reg  [440:0] mapped_content;
    reg          valid_look;
    reg          valid_route;
    reg          valid_out;
    reg    [2:0] mapped_out_route;
    reg  [440:0] mapped_out_content;
    reg    [2:0] mapped_out_ses;
    reg  [351:0] mapped_out_ses_header;

    wire         is_ipv4 = headers_look_ip == HEADERS_IP_IPV4;
    wire         is_udp = headers_look_transport == HEADERS_TRANSPORT_UDP;
    wire [127:0] destination_word = {96'hffff, headers_look_ip_header[191:160]};
    wire [127:0] destination = is_ipv4 ? destination_word : headers_look_ip_header[127:0];
    wire   [5:0] dscp = is_ipv4 ? headers_look_ip_header[311:306] : headers_look_ip_header[315:310];
    wire  [15:0] entropy = headers_look_transport_header[63:48];
    wire         is_cp = headers_look_pds == HEADERS_PDS_CP;
    wire         is_cut = headers_look_pds == HEADERS_PDS_CUT;
    wire         is_ack_term = headers_look_pds == HEADERS_PDS_ACK || headers_look_pds == HEADERS_PDS_ACK_CC;
    wire         is_ack = is_ack_term || headers_look_pds == HEADERS_PDS_ACK_CCX;
    wire         is_state = headers_look_pds == HEADERS_PDS_ACK_CC || headers_look_pds == HEADERS_PDS_ACK_CCX;
    wire         is_extended = headers_look_pds == HEADERS_PDS_ACK_CCX;
    wire         is_nack = headers_look_pds == HEADERS_PDS_NACK || headers_look_pds == HEADERS_PDS_NACK_CCX;
    wire         matches_0_match = registers_addresses_0_ip[31:0] == destination[31:0];
    wire   [3:0] matches_0 = {
        registers_addresses_0_ip[127:96] == destination[127:96],
        registers_addresses_0_ip[95:64] == destination[95:64],
        registers_addresses_0_ip[63:32] == destination[63:32],
        matches_0_match && registers_addresses_0_enable
    };
    wire         matches_1_match = registers_addresses_1_ip[31:0] == destination[31:0];
    wire   [3:0] matches_1 = {
        registers_addresses_1_ip[127:96] == destination[127:96],
        registers_addresses_1_ip[95:64] == destination[95:64],
        registers_addresses_1_ip[63:32] == destination[63:32],
        matches_1_match && registers_addresses_1_enable
    };
    wire         matches_2_match = registers_addresses_2_ip[31:0] == destination[31:0];
    wire   [3:0] matches_2 = {
        registers_addresses_2_ip[127:96] == destination[127:96],
        registers_addresses_2_ip[95:64] == destination[95:64],
        registers_addresses_2_ip[63:32] == destination[63:32],
        matches_2_match && registers_addresses_2_enable
    };
    wire         matches_3_match = registers_addresses_3_ip[31:0] == destination[31:0];
    wire   [3:0] matches_3 = {
        registers_addresses_3_ip[127:96] == destination[127:96],
        registers_addresses_3_ip[95:64] == destination[95:64],
        registers_addresses_3_ip[63:32] == destination[63:32],
        matches_3_match && registers_addresses_3_enable
    };
    wire         matches_4_match = registers_addresses_4_ip[31:0] == destination[31:0];
    wire   [3:0] matches_4 = {
        registers_addresses_4_ip[127:96] == destination[127:96],
        registers_addresses_4_ip[95:64] == destination[95:64],
        registers_addresses_4_ip[63:32] == destination[63:32],
        matches_4_match && registers_addresses_4_enable
    };
    wire         matches_5_match = registers_addresses_5_ip[31:0] == destination[31:0];
    wire   [3:0] matches_5 = {
        registers_addresses_5_ip[127:96] == destination[127:96],
        registers_addresses_5_ip[95:64] == destination[95:64],
        registers_addresses_5_ip[63:32] == destination[63:32],
        matches_5_match && registers_addresses_5_enable
    };
    wire         matches_6_match = registers_addresses_6_ip[31:0] == destination[31:0];
    wire   [3:0] matches_6 = {
        registers_addresses_6_ip[127:96] == destination[127:96],
        registers_addresses_6_ip[95:64] == destination[95:64],
        registers_addresses_6_ip[63:32] == destination[63:32],
        matches_6_match && registers_addresses_6_enable
    };
    wire         matches_7_match = registers_addresses_7_ip[31:0] == destination[31:0];
    wire   [3:0] matches_7 = {
        registers_addresses_7_ip[127:96] == destination[127:96],
        registers_addresses_7_ip[95:64] == destination[95:64],
        registers_addresses_7_ip[63:32] == destination[63:32],
        matches_7_match && registers_addresses_7_enable
    };
    wire         matches_8_match = registers_addresses_8_ip[31:0] == destination[31:0];
    wire   [3:0] matches_8 = {
        registers_addresses_8_ip[127:96] == destination[127:96],
        registers_addresses_8_ip[95:64] == destination[95:64],
        registers_addresses_8_ip[63:32] == destination[63:32],
        matches_8_match && registers_addresses_8_enable
    };
    wire         matches_9_match = registers_addresses_9_ip[31:0] == destination[31:0];
    wire   [3:0] matches_9 = {
        registers_addresses_9_ip[127:96] == destination[127:96],
        registers_addresses_9_ip[95:64] == destination[95:64],
        registers_addresses_9_ip[63:32] == destination[63:32],
        matches_9_match && registers_addresses_9_enable
    };
    wire         matches_10_match = registers_addresses_10_ip[31:0] == destination[31:0];
    wire   [3:0] matches_10 = {
        registers_addresses_10_ip[127:96] == destination[127:96],
        registers_addresses_10_ip[95:64] == destination[95:64],
        registers_addresses_10_ip[63:32] == destination[63:32],
        matches_10_match && registers_addresses_10_enable
    };
    wire         matches_11_match = registers_addresses_11_ip[31:0] == destination[31:0];
    wire   [3:0] matches_11 = {
        registers_addresses_11_ip[127:96] == destination[127:96],
        registers_addresses_11_ip[95:64] == destination[95:64],
        registers_addresses_11_ip[63:32] == destination[63:32],
        matches_11_match && registers_addresses_11_enable
    };
    wire         matches_12_match = registers_addresses_12_ip[31:0] == destination[31:0];
    wire   [3:0] matches_12 = {
        registers_addresses_12_ip[127:96] == destination[127:96],
        registers_addresses_12_ip[95:64] == destination[95:64],
        registers_addresses_12_ip[63:32] == destination[63:32],
        matches_12_match && registers_addresses_12_enable
    };
    wire         matches_13_match = registers_addresses_13_ip[31:0] == destination[31:0];
    wire   [3:0] matches_13 = {
        registers_addresses_13_ip[127:96] == destination[127:96],
        registers_addresses_13_ip[95:64] == destination[95:64],
        registers_addresses_13_ip[63:32] == destination[63:32],
        matches_13_match && registers_addresses_13_enable
    };
    wire         matches_14_match = registers_addresses_14_ip[31:0] == destination[31:0];
    wire   [3:0] matches_14 = {
        registers_addresses_14_ip[127:96] == destination[127:96],
        registers_addresses_14_ip[95:64] == destination[95:64],
        registers_addresses_14_ip[63:32] == destination[63:32],
        matches_14_match && registers_addresses_14_enable
    };
    wire         matches_15_match = registers_addresses_15_ip[31:0] == destination[31:0];
    wire   [3:0] matches_15 = {
        registers_addresses_15_ip[127:96] == destination[127:96],
        registers_addresses_15_ip[95:64] == destination[95:64],
        registers_addresses_15_ip[63:32] == destination[63:32],
        matches_15_match && registers_addresses_15_enable
    };
    wire  [15:0] bytes_difference = headers_look_ip_header[303:288] - 16'd20;
    wire  [15:0] bytes_choice = is_ipv4 ? bytes_difference : headers_look_ip_header[287:272];
    wire  [15:0] bytes = is_udp ? headers_look_transport_header[31:16] : bytes_choice;
    wire         is_trimmed = headers_look_trimmed;
    wire [127:0] packet_source_word = {96'hffff, headers_look_ip_header[223:192]};
    wire [127:0] packet_source = is_ipv4 ? packet_source_word : headers_look_ip_header[255:128];
    wire   [3:0] packet_kind = kind;
    wire   [1:0] packet_trimmed = trimmed;
    wire  [15:0] packet_entropy = entropy;
    wire         packet_rod_match = headers_look_pds_header[319:315] == 5'd3;
    wire         packet_rod_match_2 = headers_look_pds_header[319:315] == 5'd14;
    wire         packet_rod = is_cp ? headers_look_pds_header[309] : packet_rod_match || packet_rod_match_2;
    wire   [1:0] packet_ce_choice = is_ipv4 ? headers_look_ip_header[305:304] : headers_look_ip_header[309:308];
    wire         packet_ce = packet_ce_choice == 2'd3;
    wire         packet_retx = headers_look_pds_header[308];
    wire         packet_ar = headers_look_pds_header[307];
    wire         packet_syn = headers_look_pds_header[306];
    wire  [31:0] packet_psn = headers_look_pds_header[287:256];
    wire         not_is_cp_or_is_cut = !(is_cp || is_cut);
    wire  [15:0] packet_clear_offset = headers_look_pds_header[303:288] & {16{not_is_cp_or_is_cut}};
    wire  [15:0] packet_opaque = headers_look_pds_header[303:288] & {16{is_cp}};
    wire         packet_payload_match = headers_look_pds_header[314:311] == 4'd1;
    wire         packet_payload_term = headers_look_pds == HEADERS_PDS_CP && packet_payload_match;
    wire         packet_payload_match_2 = headers_look_pds_header[314:311] == 4'd7;
    wire         packet_payload_term_2 = !(packet_payload_term || (headers_look_pds == HEADERS_PDS_CP && packet_payload_match_2));
    wire         not_packet_payload_term = !packet_payload_term;
    wire  [31:0] packet_payload_word = {
        headers_look_pds_header[223:216] & {8{packet_payload_term_2}},
        headers_look_pds_header[215:208] & {8{not_packet_payload_term}},
        headers_look_pds_header[207:192]
    };
    wire  [31:0] packet_payload = packet_payload_word & {32{is_cp}};
    wire  [15:0] packet_spdcid = headers_look_pds_header[255:240];
    wire  [15:0] packet_dpdcid = headers_look_pds_header[239:224];
    wire  [13:0] packet_length = headers_look_payload_length[13:0];
    wire         packet_message_id_term = headers_look_ses == REST_SES_REQUEST_STD || headers_look_ses == REST_SES_RESPONSE;
    wire         packet_message_id_term_2 = packet_message_id_term || headers_look_ses == REST_SES_RESPONSE_DATA;
    wire  [15:0] packet_message_id = headers_look_ses_header[335:320] & {16{packet_message_id_term_2}};
    wire  [23:0] packet_job_id = headers_look_ses_header[311:288] & {24{headers_look_ses != REST_SES_NONE}};
    wire   [2:0] event_kind = peer_kind;
    wire [127:0] event_source = is_ipv4 ? packet_source_word : headers_look_ip_header[255:128];
    wire  [15:0] event_entropy = entropy;
    wire  [15:0] event_spdcid = headers_look_pds_header[255:240];
    wire  [15:0] event_dpdcid = headers_look_pds_header[239:224];
    wire         event_m = headers_look_pds_header[309] && headers_look_pds != HEADERS_PDS_CP;
    wire         event_retx = headers_look_pds_header[308] && headers_look_pds != HEADERS_PDS_CP;
    wire   [1:0] event_req = headers_look_pds_header[306:305] & {2{is_ack}};
    wire         event_p = headers_look_pds_header[307] && is_ack;
    wire  [15:0] event_ack_psn_offset = headers_look_pds_header[303:288] & {16{is_ack}};
    wire         event_nt = headers_look_pds_header[307] && is_nack;
    wire   [7:0] event_nack_code = headers_look_pds_header[303:296] & {8{is_nack}};
    wire   [7:0] event_vendor_code = headers_look_pds_header[295:288] & {8{is_nack}};
    wire  [31:0] event_psn = headers_look_pds_header[287:256];
    wire  [31:0] event_payload = packet_payload_word & {32{!is_ack}};
    wire   [3:0] event_cc_type = headers_look_pds_header[223:220] & {4{is_state}};
    wire   [7:0] event_mpr = headers_look_pds_header[215:208] & {8{is_state}};
    wire  [15:0] event_sack_psn_offset = headers_look_pds_header[207:192] & {16{is_state}};
    wire  [63:0] event_sack_bitmap = headers_look_pds_header[191:128] & {64{is_state}};
    wire         is_state_and_not_is_extended = is_state && !is_extended;
    wire  [63:0] event_cc_state = headers_look_pds_header[127:64] & {64{is_state_and_not_is_extended}};
    wire   [2:0] rest_ses = headers_look_ses;
    wire [351:0] rest_ses_header = headers_look_ses_header;
    wire   [2:0] mapped_ses = rest_route_ses;
    wire [351:0] mapped_ses_header = rest_route_ses_header;
    wire         route_term = headers_look_pds == HEADERS_PDS_RUD_REQ || headers_look_pds == HEADERS_PDS_ROD_REQ;
    wire         route_term_2 = headers_look_pds_header[319:315] == 5'd2 || packet_rod_match;
    wire         route_term_3 = route_term_2 || headers_look_pds_header[319:315] == 5'd13 || packet_rod_match_2;
    wire         route_term_4 = is_ack_term || headers_look_pds == HEADERS_PDS_ACK_CCX || headers_look_pds == HEADERS_PDS_NACK;
    wire         route_term_5 = headers_look_pds == HEADERS_PDS_RUDI_REQ || headers_look_pds == HEADERS_PDS_RUDI_RESP;
    wire         route_term_6 = headers_look_pds_header[314:311] == 4'd0 || packet_payload_match;
    wire         route_term_7 = route_term_6 || headers_look_pds_header[314:311] == 4'd2;
    wire         route_term_8 = route_term_7 || headers_look_pds_header[314:311] == 4'd4;
    wire         route_term_9 = route_term_8 || headers_look_pds_header[314:311] == 4'd6;
    wire         route_match = headers_look_pds_header[314:311] == 4'd3;
    wire         route_match_2 = headers_look_pds_header[314:311] == 4'd5;
    wire  [15:0] mapped_route_word = {
        &matches_route_15,
        &matches_route_14,
        &matches_route_13,
        &matches_route_12,
        &matches_route_11,
        &matches_route_10,
        &matches_route_9,
        &matches_route_8,
        &matches_route_7,
        &matches_route_6,
        &matches_route_5,
        &matches_route_4,
        &matches_route_3,
        &matches_route_2,
        &matches_route_1,
        &matches_route_0
    };
    wire  [16:0] mapped_route_sum = {1'b0, bytes_route} + 17'd40;
    wire         mapped_content_any = |(mapped_route_word & 16'hff00);
    wire         mapped_content_any_2 = |(mapped_route_word & 16'hf0f0);
    wire         mapped_content_any_3 = |(mapped_route_word & 16'hcccc);
    wire         mapped_content_any_4 = |(mapped_route_word & 16'haaaa);

    always @* begin
        route = ROUTE_UNROUTED;
        if (route_term || headers_look_pds == HEADERS_PDS_RUD_CC_REQ || headers_look_pds == HEADERS_PDS_ROD_CC_REQ) begin
            route = ROUTE_TARGET;
        end else if (headers_look_pds == HEADERS_PDS_CUT && route_term_3) begin
            route = ROUTE_TARGET;
        end else if ((route_term_4 || headers_look_pds == HEADERS_PDS_NACK_CCX) && !headers_look_trimmed) begin
            route = ROUTE_INITIATOR;
        end else if (route_term_5 || headers_look_pds == HEADERS_PDS_UUD_REQ) begin
            route = ROUTE_DATAGRAM;
        end else if (headers_look_pds == HEADERS_PDS_TSS) begin
            route = ROUTE_SECURED;
        end else if (headers_look_pds == HEADERS_PDS_CP) begin
            if (route_term_9 || headers_look_pds_header[314:311] == 4'd9) begin
                route = ROUTE_TARGET;
            end else if ((route_match || route_match_2 || packet_payload_match_2) && !headers_look_trimmed) begin
                route = ROUTE_INITIATOR;
            end else if (headers_look_pds_header[314:311] == 4'd8) begin
                route = ROUTE_CREDIT_REQ;
            end
        end
    end

    always @* begin
        kind = KIND_REQUEST;
        case ({headers_look_pds_header[314:311] & {4{is_cp}}, is_cp})
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
        if (headers_look_trimmed) begin
            trimmed = TRIMMED_TRIMMED;
            if (registers_last_hop_used && dscp == registers_last_hop_dscp) begin
                trimmed = TRIMMED_LAST_HOP;
            end
        end
    end

    always @* begin
        peer_kind = PEER_KIND_ACK;
        if (headers_look_pds == HEADERS_PDS_ACK_CC) begin
            peer_kind = PEER_KIND_ACK_CC;
        end
        if (headers_look_pds == HEADERS_PDS_ACK_CCX) begin
            peer_kind = PEER_KIND_ACK_CCX;
        end
        if (headers_look_pds == HEADERS_PDS_NACK) begin
            peer_kind = PEER_KIND_NACK;
        end
        if (headers_look_pds == HEADERS_PDS_NACK_CCX) begin
            peer_kind = PEER_KIND_NACK_CCX;
        end
        if (headers_look_pds == HEADERS_PDS_CP) begin
            peer_kind = PEER_KIND_CREDIT;
            if (route_match) begin
                peer_kind = PEER_KIND_CLEAR_REQ;
            end
            if (route_match_2) begin
                peer_kind = PEER_KIND_CLOSE_REQ;
            end
        end
    end

    always @* begin
        mapped_route = ROUTE_TARGET;
        mapped_content = 441'd0;
        mapped_route = route_route;
        if (!(route_route == ROUTE_SECURED || route_route == ROUTE_UNROUTED)) begin
            if (!(|mapped_route_word)) begin
                mapped_route = ROUTE_UNKNOWN_ADDRESS;
            end else if ((|mapped_route_sum[16:14]) && !is_trimmed_route) begin
                mapped_route = ROUTE_TOO_LONG;
            end
        end
        if (route_route == ROUTE_INITIATOR) begin
            mapped_content = {
                event_route_kind,
                event_route_source,
                mapped_content_any,
                mapped_content_any_2,
                mapped_content_any_3,
                mapped_content_any_4,
                event_route_entropy,
                event_route_spdcid,
                event_route_dpdcid,
                event_route_m,
                event_route_retx,
                event_route_req,
                event_route_p,
                event_route_ack_psn_offset,
                event_route_nt,
                event_route_nack_code,
                event_route_vendor_code,
                event_route_psn,
                event_route_payload,
                event_route_cc_type,
                event_route_mpr,
                event_route_sack_psn_offset,
                event_route_sack_bitmap,
                event_route_cc_state
            };
        end else begin
            mapped_content = {
                packet_route_source,
                mapped_content_any,
                mapped_content_any_2,
                mapped_content_any_3,
                mapped_content_any_4,
                packet_route_kind,
                packet_route_rod,
                packet_route_trimmed,
                packet_route_ce,
                packet_route_retx,
                packet_route_ar,
                packet_route_syn,
                packet_route_psn,
                packet_route_clear_offset,
                packet_route_opaque,
                packet_route_payload,
                packet_route_spdcid,
                packet_route_dpdcid,
                packet_route_length,
                mapped_route_sum[13:0],
                packet_route_entropy,
                packet_route_message_id,
                packet_route_job_id,
                86'd0
            };
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_look <= 1'b0;
            valid_route <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_look <= valid;
            valid_route <= valid_look;
            valid_out <= valid_route;
        end
    end

    always @(posedge clk) begin
        headers_look_ethernet_destination <= headers_ethernet_destination;
        headers_look_ethernet_source <= headers_ethernet_source;
        headers_look_ethernet_ethertype <= headers_ethernet_ethertype;
        headers_look_tags <= headers_tags;
        headers_look_outer_tag_pcp <= headers_outer_tag_pcp;
        headers_look_outer_tag_dei <= headers_outer_tag_dei;
        headers_look_outer_tag_vid <= headers_outer_tag_vid;
        headers_look_outer_tag_ethertype <= headers_outer_tag_ethertype;
        headers_look_inner_tag_pcp <= headers_inner_tag_pcp;
        headers_look_inner_tag_dei <= headers_inner_tag_dei;
        headers_look_inner_tag_vid <= headers_inner_tag_vid;
        headers_look_inner_tag_ethertype <= headers_inner_tag_ethertype;
        headers_look_ip <= headers_ip;
        headers_look_ip_header <= headers_ip_header;
        headers_look_transport <= headers_transport;
        headers_look_transport_header <= headers_transport_header;
        headers_look_trimmed <= headers_trimmed;
        headers_look_pds <= headers_pds;
        headers_look_pds_header <= headers_pds_header;
        headers_look_ses <= headers_ses;
        headers_look_ses_header <= headers_ses_header;
        headers_look_extension <= headers_extension;
        headers_look_extension_header <= headers_extension_header;
        headers_look_payload_length <= headers_payload_length;
        matches_route_0 <= matches_0;
        matches_route_1 <= matches_1;
        matches_route_2 <= matches_2;
        matches_route_3 <= matches_3;
        matches_route_4 <= matches_4;
        matches_route_5 <= matches_5;
        matches_route_6 <= matches_6;
        matches_route_7 <= matches_7;
        matches_route_8 <= matches_8;
        matches_route_9 <= matches_9;
        matches_route_10 <= matches_10;
        matches_route_11 <= matches_11;
        matches_route_12 <= matches_12;
        matches_route_13 <= matches_13;
        matches_route_14 <= matches_14;
        matches_route_15 <= matches_15;
        bytes_route <= bytes;
        is_trimmed_route <= is_trimmed;
        route_route <= route;
        packet_route_source <= packet_source;
        packet_route_kind <= packet_kind;
        packet_route_trimmed <= packet_trimmed;
        packet_route_entropy <= packet_entropy;
        packet_route_rod <= packet_rod;
        packet_route_ce <= packet_ce;
        packet_route_retx <= packet_retx;
        packet_route_ar <= packet_ar;
        packet_route_syn <= packet_syn;
        packet_route_psn <= packet_psn;
        packet_route_clear_offset <= packet_clear_offset;
        packet_route_opaque <= packet_opaque;
        packet_route_payload <= packet_payload;
        packet_route_spdcid <= packet_spdcid;
        packet_route_dpdcid <= packet_dpdcid;
        packet_route_length <= packet_length;
        packet_route_message_id <= packet_message_id;
        packet_route_job_id <= packet_job_id;
        event_route_kind <= event_kind;
        event_route_source <= event_source;
        event_route_entropy <= event_entropy;
        event_route_spdcid <= event_spdcid;
        event_route_dpdcid <= event_dpdcid;
        event_route_m <= event_m;
        event_route_retx <= event_retx;
        event_route_req <= event_req;
        event_route_p <= event_p;
        event_route_ack_psn_offset <= event_ack_psn_offset;
        event_route_nt <= event_nt;
        event_route_nack_code <= event_nack_code;
        event_route_vendor_code <= event_vendor_code;
        event_route_psn <= event_psn;
        event_route_payload <= event_payload;
        event_route_cc_type <= event_cc_type;
        event_route_mpr <= event_mpr;
        event_route_sack_psn_offset <= event_sack_psn_offset;
        event_route_sack_bitmap <= event_sack_bitmap;
        event_route_cc_state <= event_cc_state;
        rest_route_ses <= rest_ses;
        rest_route_ses_header <= rest_ses_header;
        mapped_out_route <= mapped_route;
        mapped_out_content <= mapped_content;
        mapped_out_ses <= mapped_ses;
        mapped_out_ses_header <= mapped_ses_header;
    end

    assign shown = valid_out;
    assign meta_route = mapped_out_route;
    assign meta_content = mapped_out_content;
    assign meta_ses = mapped_out_ses;
    assign meta_ses_header = mapped_out_ses_header;

    wire _unused_ok = &{1'b0, registers_addresses_0_mac, registers_addresses_0_tagged, registers_addresses_0_tag_pcp, registers_addresses_0_tag_dei, registers_addresses_0_tag_vid, registers_addresses_1_mac, registers_addresses_1_tagged, registers_addresses_1_tag_pcp, registers_addresses_1_tag_dei, registers_addresses_1_tag_vid, registers_addresses_2_mac, registers_addresses_2_tagged, registers_addresses_2_tag_pcp, registers_addresses_2_tag_dei, registers_addresses_2_tag_vid, registers_addresses_3_mac, registers_addresses_3_tagged, registers_addresses_3_tag_pcp, registers_addresses_3_tag_dei, registers_addresses_3_tag_vid, registers_addresses_4_mac, registers_addresses_4_tagged, registers_addresses_4_tag_pcp, registers_addresses_4_tag_dei, registers_addresses_4_tag_vid, registers_addresses_5_mac, registers_addresses_5_tagged, registers_addresses_5_tag_pcp, registers_addresses_5_tag_dei, registers_addresses_5_tag_vid, registers_addresses_6_mac, registers_addresses_6_tagged, registers_addresses_6_tag_pcp, registers_addresses_6_tag_dei, registers_addresses_6_tag_vid, registers_addresses_7_mac, registers_addresses_7_tagged, registers_addresses_7_tag_pcp, registers_addresses_7_tag_dei, registers_addresses_7_tag_vid, registers_addresses_8_mac, registers_addresses_8_tagged, registers_addresses_8_tag_pcp, registers_addresses_8_tag_dei, registers_addresses_8_tag_vid, registers_addresses_9_mac, registers_addresses_9_tagged, registers_addresses_9_tag_pcp, registers_addresses_9_tag_dei, registers_addresses_9_tag_vid, registers_addresses_10_mac, registers_addresses_10_tagged, registers_addresses_10_tag_pcp, registers_addresses_10_tag_dei, registers_addresses_10_tag_vid, registers_addresses_11_mac, registers_addresses_11_tagged, registers_addresses_11_tag_pcp, registers_addresses_11_tag_dei, registers_addresses_11_tag_vid, registers_addresses_12_mac, registers_addresses_12_tagged, registers_addresses_12_tag_pcp, registers_addresses_12_tag_dei, registers_addresses_12_tag_vid, registers_addresses_13_mac, registers_addresses_13_tagged, registers_addresses_13_tag_pcp, registers_addresses_13_tag_dei, registers_addresses_13_tag_vid, registers_addresses_14_mac, registers_addresses_14_tagged, registers_addresses_14_tag_pcp, registers_addresses_14_tag_dei, registers_addresses_14_tag_vid, registers_addresses_15_mac, registers_addresses_15_tagged, registers_addresses_15_tag_pcp, registers_addresses_15_tag_dei, registers_addresses_15_tag_vid, headers_look_ethernet_destination, headers_look_ethernet_source, headers_look_ethernet_ethertype, headers_look_tags, headers_look_outer_tag_pcp, headers_look_outer_tag_dei, headers_look_outer_tag_vid, headers_look_outer_tag_ethertype, headers_look_inner_tag_pcp, headers_look_inner_tag_dei, headers_look_inner_tag_vid, headers_look_inner_tag_ethertype, headers_look_ip_header[319:316], headers_look_ip_header[271:256], headers_look_transport_header[47:32], headers_look_transport_header[15:0], headers_look_pds_header[310], headers_look_pds_header[304], headers_look_pds_header[63:0], headers_look_extension, headers_look_extension_header, headers_look_payload_length[15:14]};

endmodule

`default_nettype wire
