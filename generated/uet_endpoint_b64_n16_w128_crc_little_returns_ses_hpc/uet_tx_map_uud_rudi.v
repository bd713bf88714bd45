// Maps packets of the PDS initiator to headers of frames, a packet in each clock.
`default_nettype none

module uet_tx_map_uud_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire   [2:0] packet_kind,
    input  wire         packet_rod,
    input  wire         packet_retx,
    input  wire         packet_ar,
    input  wire         packet_syn,
    input  wire  [31:0] packet_psn,
    input  wire  [15:0] packet_clear_offset,
    input  wire  [15:0] packet_opaque,
    input  wire  [31:0] packet_payload,
    input  wire  [15:0] packet_spdcid,
    input  wire  [15:0] packet_dpdcid,
    input  wire         packet_credit_present,
    input  wire   [7:0] packet_credit_ccc_id,
    input  wire  [23:0] packet_credit_credit_target,
    input  wire  [15:0] packet_entropy,
    input  wire   [3:0] packet_local,
    input  wire [127:0] packet_destination,
    input  wire   [2:0] packet_ses,
    input  wire [351:0] packet_ses_header,
    input  wire  [13:0] packet_length,
    input  wire         packet_uud,
    input  wire         packet_rudi,
    input  wire         packet_served_is,
    input  wire         packet_served_marked,
    input  wire  [47:0] next_hop,
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
    input  wire   [5:0] registers_data_dscp,
    input  wire   [5:0] registers_control_dscp,
    input  wire   [7:0] registers_outer_ttl,
    input  wire         registers_outer_native,
    output wire         shown,
    output reg   [47:0] headers_ethernet_destination,
    output reg   [47:0] headers_ethernet_source,
    output reg   [15:0] headers_ethernet_ethertype,
    output reg    [1:0] headers_tags,
    output reg    [2:0] headers_outer_tag_pcp,
    output reg          headers_outer_tag_dei,
    output reg   [11:0] headers_outer_tag_vid,
    output reg   [15:0] headers_outer_tag_ethertype,
    output reg    [2:0] headers_inner_tag_pcp,
    output reg          headers_inner_tag_dei,
    output reg   [11:0] headers_inner_tag_vid,
    output reg   [15:0] headers_inner_tag_ethertype,
    output reg    [1:0] headers_ip,
    output reg  [319:0] headers_ip_header,
    output reg    [1:0] headers_transport,
    output reg   [63:0] headers_transport_header,
    output reg          headers_trimmed,
    output reg    [4:0] headers_pds,
    output reg  [319:0] headers_pds_header,
    output reg    [2:0] headers_ses,
    output reg  [351:0] headers_ses_header,
    output reg    [2:0] headers_extension,
    output reg  [287:0] headers_extension_header,
    output reg   [15:0] headers_payload_length
);

    localparam [2:0] HELD_SES_NONE             = 3'd0;
    localparam [2:0] HELD_KIND_REQUEST         = 3'd0;
    localparam [2:0] HELD_KIND_NEGOTIATION     = 3'd2;
    localparam [2:0] HELD_KIND_CLOSE_CMD       = 3'd3;
    localparam [2:0] HELD_KIND_ACK_REQ         = 3'd4;
    localparam [2:0] HELD_KIND_CLEAR_CMD       = 3'd5;
    localparam [2:0] HELD_KIND_PROBE           = 3'd6;
    localparam [1:0] HEADERS_IP_IPV6           = 2'd1;
    localparam [1:0] HEADERS_IP_IPV4           = 2'd2;
    localparam [4:0] HEADERS_PDS_RUD_REQ       = 5'd2;
    localparam [4:0] HEADERS_PDS_ROD_REQ       = 5'd3;
    localparam [4:0] HEADERS_PDS_RUDI_REQ      = 5'd4;
    localparam [4:0] HEADERS_PDS_RUDI_RESP     = 5'd5;
    localparam [4:0] HEADERS_PDS_UUD_REQ       = 5'd6;
    localparam [4:0] HEADERS_PDS_CP            = 5'd11;
    localparam [4:0] HEADERS_PDS_RUD_CC_REQ    = 5'd13;
    localparam [4:0] HEADERS_PDS_ROD_CC_REQ    = 5'd14;
    localparam [1:0] HEADERS_TRANSPORT_ENTROPY = 2'd1;
    localparam [1:0] HEADERS_TRANSPORT_UDP     = 2'd2;
    localparam [2:0] HEADERS_EXTENSION_NONE    = 3'd0;

    reg          local_enable;
    reg  [127:0] local_ip;
    reg   [47:0] local_mac;
    reg          local_tagged;
    reg    [2:0] local_tag_pcp;
    reg          local_tag_dei;
    reg   [11:0] local_tag_vid;
    reg    [2:0] held_kind;
    reg          held_rod;
    reg          held_retx;
    reg          held_ar;
    reg          held_syn;
    reg   [31:0] held_psn;
    reg   [15:0] held_clear_offset;
    reg   [15:0] held_opaque;
    reg   [31:0] held_payload;
    reg   [15:0] held_spdcid;
    reg   [15:0] held_dpdcid;
    reg          held_credit_present;
    reg    [7:0] held_credit_ccc_id;
    reg   [23:0] held_credit_credit_target;
    reg   [15:0] held_entropy;
    reg    [3:0] held_local;
    reg  [127:0] held_destination;
    reg    [2:0] held_ses;
    reg  [351:0] held_ses_header;
    reg   [13:0] held_length;
    reg          held_uud;
    reg          held_rudi;
    reg          held_served_is;
    reg          held_served_marked;
    reg   [47:0] next_hop_1;
    reg          shown_1;
    reg    [3:0] control_type;
    reg          shown_2;

    wire         is_request = held_kind == HELD_KIND_REQUEST;
    wire         is_ipv4 = held_destination[127:32] == 96'hffff;
    wire         local_enable_choice = packet_local[0] ? registers_addresses_15_enable : registers_addresses_14_enable;
    wire         local_enable_choice_2 = packet_local[0] ? registers_addresses_13_enable : registers_addresses_12_enable;
    wire         local_enable_choice_3 = packet_local[1] ? local_enable_choice : local_enable_choice_2;
    wire         local_enable_choice_4 = packet_local[0] ? registers_addresses_11_enable : registers_addresses_10_enable;
    wire         local_enable_choice_5 = packet_local[0] ? registers_addresses_9_enable : registers_addresses_8_enable;
    wire         local_enable_choice_6 = packet_local[1] ? local_enable_choice_4 : local_enable_choice_5;
    wire         local_enable_choice_7 = packet_local[2] ? local_enable_choice_3 : local_enable_choice_6;
    wire         local_enable_choice_8 = packet_local[0] ? registers_addresses_7_enable : registers_addresses_6_enable;
    wire         local_enable_choice_9 = packet_local[0] ? registers_addresses_5_enable : registers_addresses_4_enable;
    wire         local_enable_choice_10 = packet_local[1] ? local_enable_choice_8 : local_enable_choice_9;
    wire         local_enable_choice_11 = packet_local[0] ? registers_addresses_3_enable : registers_addresses_2_enable;
    wire         local_enable_choice_12 = packet_local[0] ? registers_addresses_1_enable : registers_addresses_0_enable;
    wire         local_enable_choice_13 = packet_local[1] ? local_enable_choice_11 : local_enable_choice_12;
    wire         local_enable_choice_14 = packet_local[2] ? local_enable_choice_10 : local_enable_choice_13;
    wire [127:0] local_ip_choice = packet_local[0] ? registers_addresses_15_ip : registers_addresses_14_ip;
    wire [127:0] local_ip_choice_2 = packet_local[0] ? registers_addresses_13_ip : registers_addresses_12_ip;
    wire [127:0] local_ip_choice_3 = packet_local[1] ? local_ip_choice : local_ip_choice_2;
    wire [127:0] local_ip_choice_4 = packet_local[0] ? registers_addresses_11_ip : registers_addresses_10_ip;
    wire [127:0] local_ip_choice_5 = packet_local[0] ? registers_addresses_9_ip : registers_addresses_8_ip;
    wire [127:0] local_ip_choice_6 = packet_local[1] ? local_ip_choice_4 : local_ip_choice_5;
    wire [127:0] local_ip_choice_7 = packet_local[2] ? local_ip_choice_3 : local_ip_choice_6;
    wire [127:0] local_ip_choice_8 = packet_local[0] ? registers_addresses_7_ip : registers_addresses_6_ip;
    wire [127:0] local_ip_choice_9 = packet_local[0] ? registers_addresses_5_ip : registers_addresses_4_ip;
    wire [127:0] local_ip_choice_10 = packet_local[1] ? local_ip_choice_8 : local_ip_choice_9;
    wire [127:0] local_ip_choice_11 = packet_local[0] ? registers_addresses_3_ip : registers_addresses_2_ip;
    wire [127:0] local_ip_choice_12 = packet_local[0] ? registers_addresses_1_ip : registers_addresses_0_ip;
    wire [127:0] local_ip_choice_13 = packet_local[1] ? local_ip_choice_11 : local_ip_choice_12;
    wire [127:0] local_ip_choice_14 = packet_local[2] ? local_ip_choice_10 : local_ip_choice_13;
    wire  [47:0] local_mac_choice = packet_local[0] ? registers_addresses_15_mac : registers_addresses_14_mac;
    wire  [47:0] local_mac_choice_2 = packet_local[0] ? registers_addresses_13_mac : registers_addresses_12_mac;
    wire  [47:0] local_mac_choice_3 = packet_local[1] ? local_mac_choice : local_mac_choice_2;
    wire  [47:0] local_mac_choice_4 = packet_local[0] ? registers_addresses_11_mac : registers_addresses_10_mac;
    wire  [47:0] local_mac_choice_5 = packet_local[0] ? registers_addresses_9_mac : registers_addresses_8_mac;
    wire  [47:0] local_mac_choice_6 = packet_local[1] ? local_mac_choice_4 : local_mac_choice_5;
    wire  [47:0] local_mac_choice_7 = packet_local[2] ? local_mac_choice_3 : local_mac_choice_6;
    wire  [47:0] local_mac_choice_8 = packet_local[0] ? registers_addresses_7_mac : registers_addresses_6_mac;
    wire  [47:0] local_mac_choice_9 = packet_local[0] ? registers_addresses_5_mac : registers_addresses_4_mac;
    wire  [47:0] local_mac_choice_10 = packet_local[1] ? local_mac_choice_8 : local_mac_choice_9;
    wire  [47:0] local_mac_choice_11 = packet_local[0] ? registers_addresses_3_mac : registers_addresses_2_mac;
    wire  [47:0] local_mac_choice_12 = packet_local[0] ? registers_addresses_1_mac : registers_addresses_0_mac;
    wire  [47:0] local_mac_choice_13 = packet_local[1] ? local_mac_choice_11 : local_mac_choice_12;
    wire  [47:0] local_mac_choice_14 = packet_local[2] ? local_mac_choice_10 : local_mac_choice_13;
    wire         local_tagged_choice = packet_local[0] ? registers_addresses_15_tagged : registers_addresses_14_tagged;
    wire         local_tagged_choice_2 = packet_local[0] ? registers_addresses_13_tagged : registers_addresses_12_tagged;
    wire         local_tagged_choice_3 = packet_local[1] ? local_tagged_choice : local_tagged_choice_2;
    wire         local_tagged_choice_4 = packet_local[0] ? registers_addresses_11_tagged : registers_addresses_10_tagged;
    wire         local_tagged_choice_5 = packet_local[0] ? registers_addresses_9_tagged : registers_addresses_8_tagged;
    wire         local_tagged_choice_6 = packet_local[1] ? local_tagged_choice_4 : local_tagged_choice_5;
    wire         local_tagged_choice_7 = packet_local[2] ? local_tagged_choice_3 : local_tagged_choice_6;
    wire         local_tagged_choice_8 = packet_local[0] ? registers_addresses_7_tagged : registers_addresses_6_tagged;
    wire         local_tagged_choice_9 = packet_local[0] ? registers_addresses_5_tagged : registers_addresses_4_tagged;
    wire         local_tagged_choice_10 = packet_local[1] ? local_tagged_choice_8 : local_tagged_choice_9;
    wire         local_tagged_choice_11 = packet_local[0] ? registers_addresses_3_tagged : registers_addresses_2_tagged;
    wire         local_tagged_choice_12 = packet_local[0] ? registers_addresses_1_tagged : registers_addresses_0_tagged;
    wire         local_tagged_choice_13 = packet_local[1] ? local_tagged_choice_11 : local_tagged_choice_12;
    wire         local_tagged_choice_14 = packet_local[2] ? local_tagged_choice_10 : local_tagged_choice_13;
    wire   [2:0] local_tag_pcp_choice = packet_local[0] ? registers_addresses_15_tag_pcp : registers_addresses_14_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_2 = packet_local[0] ? registers_addresses_13_tag_pcp : registers_addresses_12_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_3 = packet_local[1] ? local_tag_pcp_choice : local_tag_pcp_choice_2;
    wire   [2:0] local_tag_pcp_choice_4 = packet_local[0] ? registers_addresses_11_tag_pcp : registers_addresses_10_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_5 = packet_local[0] ? registers_addresses_9_tag_pcp : registers_addresses_8_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_6 = packet_local[1] ? local_tag_pcp_choice_4 : local_tag_pcp_choice_5;
    wire   [2:0] local_tag_pcp_choice_7 = packet_local[2] ? local_tag_pcp_choice_3 : local_tag_pcp_choice_6;
    wire   [2:0] local_tag_pcp_choice_8 = packet_local[0] ? registers_addresses_7_tag_pcp : registers_addresses_6_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_9 = packet_local[0] ? registers_addresses_5_tag_pcp : registers_addresses_4_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_10 = packet_local[1] ? local_tag_pcp_choice_8 : local_tag_pcp_choice_9;
    wire   [2:0] local_tag_pcp_choice_11 = packet_local[0] ? registers_addresses_3_tag_pcp : registers_addresses_2_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_12 = packet_local[0] ? registers_addresses_1_tag_pcp : registers_addresses_0_tag_pcp;
    wire   [2:0] local_tag_pcp_choice_13 = packet_local[1] ? local_tag_pcp_choice_11 : local_tag_pcp_choice_12;
    wire   [2:0] local_tag_pcp_choice_14 = packet_local[2] ? local_tag_pcp_choice_10 : local_tag_pcp_choice_13;
    wire         local_tag_dei_choice = packet_local[0] ? registers_addresses_15_tag_dei : registers_addresses_14_tag_dei;
    wire         local_tag_dei_choice_2 = packet_local[0] ? registers_addresses_13_tag_dei : registers_addresses_12_tag_dei;
    wire         local_tag_dei_choice_3 = packet_local[1] ? local_tag_dei_choice : local_tag_dei_choice_2;
    wire         local_tag_dei_choice_4 = packet_local[0] ? registers_addresses_11_tag_dei : registers_addresses_10_tag_dei;
    wire         local_tag_dei_choice_5 = packet_local[0] ? registers_addresses_9_tag_dei : registers_addresses_8_tag_dei;
    wire         local_tag_dei_choice_6 = packet_local[1] ? local_tag_dei_choice_4 : local_tag_dei_choice_5;
    wire         local_tag_dei_choice_7 = packet_local[2] ? local_tag_dei_choice_3 : local_tag_dei_choice_6;
    wire         local_tag_dei_choice_8 = packet_local[0] ? registers_addresses_7_tag_dei : registers_addresses_6_tag_dei;
    wire         local_tag_dei_choice_9 = packet_local[0] ? registers_addresses_5_tag_dei : registers_addresses_4_tag_dei;
    wire         local_tag_dei_choice_10 = packet_local[1] ? local_tag_dei_choice_8 : local_tag_dei_choice_9;
    wire         local_tag_dei_choice_11 = packet_local[0] ? registers_addresses_3_tag_dei : registers_addresses_2_tag_dei;
    wire         local_tag_dei_choice_12 = packet_local[0] ? registers_addresses_1_tag_dei : registers_addresses_0_tag_dei;
    wire         local_tag_dei_choice_13 = packet_local[1] ? local_tag_dei_choice_11 : local_tag_dei_choice_12;
    wire         local_tag_dei_choice_14 = packet_local[2] ? local_tag_dei_choice_10 : local_tag_dei_choice_13;
    wire  [11:0] local_tag_vid_choice = packet_local[0] ? registers_addresses_15_tag_vid : registers_addresses_14_tag_vid;
    wire  [11:0] local_tag_vid_choice_2 = packet_local[0] ? registers_addresses_13_tag_vid : registers_addresses_12_tag_vid;
    wire  [11:0] local_tag_vid_choice_3 = packet_local[1] ? local_tag_vid_choice : local_tag_vid_choice_2;
    wire  [11:0] local_tag_vid_choice_4 = packet_local[0] ? registers_addresses_11_tag_vid : registers_addresses_10_tag_vid;
    wire  [11:0] local_tag_vid_choice_5 = packet_local[0] ? registers_addresses_9_tag_vid : registers_addresses_8_tag_vid;
    wire  [11:0] local_tag_vid_choice_6 = packet_local[1] ? local_tag_vid_choice_4 : local_tag_vid_choice_5;
    wire  [11:0] local_tag_vid_choice_7 = packet_local[2] ? local_tag_vid_choice_3 : local_tag_vid_choice_6;
    wire  [11:0] local_tag_vid_choice_8 = packet_local[0] ? registers_addresses_7_tag_vid : registers_addresses_6_tag_vid;
    wire  [11:0] local_tag_vid_choice_9 = packet_local[0] ? registers_addresses_5_tag_vid : registers_addresses_4_tag_vid;
    wire  [11:0] local_tag_vid_choice_10 = packet_local[1] ? local_tag_vid_choice_8 : local_tag_vid_choice_9;
    wire  [11:0] local_tag_vid_choice_11 = packet_local[0] ? registers_addresses_3_tag_vid : registers_addresses_2_tag_vid;
    wire  [11:0] local_tag_vid_choice_12 = packet_local[0] ? registers_addresses_1_tag_vid : registers_addresses_0_tag_vid;
    wire  [11:0] local_tag_vid_choice_13 = packet_local[1] ? local_tag_vid_choice_11 : local_tag_vid_choice_12;
    wire  [11:0] local_tag_vid_choice_14 = packet_local[2] ? local_tag_vid_choice_10 : local_tag_vid_choice_13;
    wire   [5:0] headers_ip_header_choice = is_request && !held_served_is ? registers_data_dscp : registers_control_dscp;
    wire   [1:0] headers_ip_header_choice_2 = held_served_is ? 2'd0 : 2'd2;
    wire  [63:0] headers_transport_header_word = {held_entropy, 48'd0};

    always @* begin
        control_type = 4'd0;
        if (held_kind == HELD_KIND_NEGOTIATION) begin
            control_type = 4'd9;
        end
        if (held_kind == HELD_KIND_CLOSE_CMD) begin
            control_type = 4'd4;
        end
        if (held_kind == HELD_KIND_ACK_REQ) begin
            control_type = 4'd1;
        end
        if (held_kind == HELD_KIND_CLEAR_CMD) begin
            control_type = 4'd2;
        end
        if (held_kind == HELD_KIND_PROBE) begin
            control_type = 4'd6;
        end
        if (held_kind == HELD_KIND_CLOSE_CMD && !held_spdcid[15]) begin
            control_type = 4'd5;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            shown_1 <= 1'b0;
            shown_2 <= 1'b0;
        end else begin
            shown_1 <= valid;
            shown_2 <= shown_1;
        end
    end

    always @(posedge clk) begin
        local_enable <= packet_local[3] ? local_enable_choice_7 : local_enable_choice_14;
        local_ip <= packet_local[3] ? local_ip_choice_7 : local_ip_choice_14;
        local_mac <= packet_local[3] ? local_mac_choice_7 : local_mac_choice_14;
        local_tagged <= packet_local[3] ? local_tagged_choice_7 : local_tagged_choice_14;
        local_tag_pcp <= packet_local[3] ? local_tag_pcp_choice_7 : local_tag_pcp_choice_14;
        local_tag_dei <= packet_local[3] ? local_tag_dei_choice_7 : local_tag_dei_choice_14;
        local_tag_vid <= packet_local[3] ? local_tag_vid_choice_7 : local_tag_vid_choice_14;
        held_kind <= packet_kind;
        held_rod <= packet_rod;
        held_retx <= packet_retx;
        held_ar <= packet_ar;
        held_syn <= packet_syn;
        held_psn <= packet_psn;
        held_clear_offset <= packet_clear_offset;
        held_opaque <= packet_opaque;
        held_payload <= packet_payload;
        held_spdcid <= packet_spdcid;
        held_dpdcid <= packet_dpdcid;
        held_credit_present <= packet_credit_present;
        held_credit_ccc_id <= packet_credit_ccc_id;
        held_credit_credit_target <= packet_credit_credit_target;
        held_entropy <= packet_entropy;
        held_local <= packet_local;
        held_destination <= packet_destination;
        held_ses <= packet_ses;
        held_ses_header <= packet_ses_header;
        held_length <= packet_length;
        held_uud <= packet_uud;
        held_rudi <= packet_rudi;
        held_served_is <= packet_served_is;
        held_served_marked <= packet_served_marked;
        next_hop_1 <= next_hop;
        headers_ethernet_destination <= next_hop_1;
        headers_ethernet_source <= local_mac;
        headers_ethernet_ethertype <= 16'd0;
        headers_tags <= {1'b0, local_tagged};
        headers_outer_tag_pcp <= local_tag_pcp;
        headers_outer_tag_dei <= local_tag_dei;
        headers_outer_tag_vid <= local_tag_vid;
        headers_outer_tag_ethertype <= 16'd0;
        headers_inner_tag_pcp <= 3'd0;
        headers_inner_tag_dei <= 1'b0;
        headers_inner_tag_vid <= 12'd0;
        headers_inner_tag_ethertype <= 16'd0;
        headers_ip <= HEADERS_IP_IPV6;
        headers_ip_header <= {
            4'd0,
            headers_ip_header_choice,
            headers_ip_header_choice_2,
            44'd0,
            registers_outer_ttl,
            local_ip,
            held_destination
        };
        headers_transport <= HEADERS_TRANSPORT_UDP;
        headers_transport_header <= headers_transport_header_word;
        headers_trimmed <= 1'b0;
        headers_pds <= HEADERS_PDS_CP;
        headers_pds_header <= {
            5'd0,
            control_type,
            1'b0,
            held_rod,
            held_retx,
            held_ar,
            held_syn,
            2'd0,
            held_opaque,
            held_psn,
            held_spdcid,
            held_dpdcid,
            held_payload,
            192'd0
        };
        headers_ses <= HELD_SES_NONE;
        headers_ses_header <= 352'd0;
        headers_extension <= HEADERS_EXTENSION_NONE;
        headers_extension_header <= 288'd0;
        headers_payload_length <= 16'd0;
        if (is_ipv4) begin
            headers_ip <= HEADERS_IP_IPV4;
            headers_ip_header <= {
                8'd0,
                headers_ip_header_choice,
                headers_ip_header_choice_2,
                48'h4000,
                registers_outer_ttl,
                24'd0,
                local_ip[31:0],
                held_destination[31:0],
                160'd0
            };
        end
        if (registers_outer_native) begin
            headers_transport <= HEADERS_TRANSPORT_ENTROPY;
            headers_transport_header <= headers_transport_header_word;
        end
        if (is_request) begin
            headers_pds <= HEADERS_PDS_RUD_REQ;
            headers_pds_header <= {
                11'd0,
                held_retx,
                held_ar,
                held_syn,
                2'd0,
                held_clear_offset,
                held_psn,
                held_spdcid,
                held_dpdcid,
                held_credit_ccc_id,
                held_credit_credit_target,
                192'd0
            };
            headers_ses <= held_ses;
            headers_ses_header <= held_ses_header;
            headers_payload_length <= {2'd0, held_length};
            if (held_rod && held_credit_present) begin
                headers_pds <= HEADERS_PDS_ROD_CC_REQ;
            end else if (held_rod) begin
                headers_pds <= HEADERS_PDS_ROD_REQ;
            end else if (held_credit_present) begin
                headers_pds <= HEADERS_PDS_RUD_CC_REQ;
            end
            if (held_uud) begin
                headers_pds <= HEADERS_PDS_UUD_REQ;
                headers_pds_header <= 320'd0;
            end
            if (held_rudi) begin
                headers_pds <= HEADERS_PDS_RUDI_REQ;
                headers_pds_header <= {11'd0, held_retx, 20'd0, held_psn, 256'd0};
            end
            if (held_served_is) begin
                headers_pds <= HEADERS_PDS_RUDI_RESP;
                headers_pds_header <= {10'd0, held_served_marked, held_retx, 20'd0, held_psn, 256'd0};
            end
        end
    end

    assign shown = shown_2;

    wire _unused_ok = &{1'b0, local_enable, held_local};

endmodule

`default_nettype wire
