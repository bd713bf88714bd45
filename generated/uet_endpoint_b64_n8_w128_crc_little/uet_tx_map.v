// Maps packets of the PDS initiator to headers of frames, a packet in each clock.
`default_nettype none

module uet_tx_map (
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
    output wire  [47:0] headers_ethernet_destination,
    output wire  [47:0] headers_ethernet_source,
    output wire  [15:0] headers_ethernet_ethertype,
    output wire   [1:0] headers_tags,
    output wire   [2:0] headers_outer_tag_pcp,
    output wire         headers_outer_tag_dei,
    output wire  [11:0] headers_outer_tag_vid,
    output wire  [15:0] headers_outer_tag_ethertype,
    output wire   [2:0] headers_inner_tag_pcp,
    output wire         headers_inner_tag_dei,
    output wire  [11:0] headers_inner_tag_vid,
    output wire  [15:0] headers_inner_tag_ethertype,
    output wire   [1:0] headers_ip,
    output wire [319:0] headers_ip_header,
    output wire   [1:0] headers_transport,
    output wire  [63:0] headers_transport_header,
    output wire         headers_trimmed,
    output wire   [4:0] headers_pds,
    output wire [319:0] headers_pds_header,
    output wire   [2:0] headers_ses,
    output wire [351:0] headers_ses_header,
    output wire   [2:0] headers_extension,
    output wire [287:0] headers_extension_header,
    output wire  [15:0] headers_payload_length
);

    localparam [1:0] MAPPED_IP_NONE           = 2'd0;
    localparam [1:0] MAPPED_IP_IPV6           = 2'd1;
    localparam [1:0] MAPPED_IP_IPV4           = 2'd2;
    localparam [2:0] PACKET_SES_NONE          = 3'd0;
    localparam [4:0] MAPPED_PDS_NONE          = 5'd0;
    localparam [4:0] MAPPED_PDS_RUD_REQ       = 5'd2;
    localparam [4:0] MAPPED_PDS_ROD_REQ       = 5'd3;
    localparam [4:0] MAPPED_PDS_CP            = 5'd11;
    localparam [4:0] MAPPED_PDS_RUD_CC_REQ    = 5'd13;
    localparam [4:0] MAPPED_PDS_ROD_CC_REQ    = 5'd14;
    localparam [2:0] PACKET_KIND_REQUEST      = 3'd0;
    localparam [2:0] PACKET_KIND_NEGOTIATION  = 3'd2;
    localparam [2:0] PACKET_KIND_CLOSE_CMD    = 3'd3;
    localparam [2:0] PACKET_KIND_ACK_REQ      = 3'd4;
    localparam [2:0] PACKET_KIND_CLEAR_CMD    = 3'd5;
    localparam [2:0] PACKET_KIND_PROBE        = 3'd6;
    localparam [1:0] MAPPED_TRANSPORT_NONE    = 2'd0;
    localparam [1:0] MAPPED_TRANSPORT_ENTROPY = 2'd1;
    localparam [1:0] MAPPED_TRANSPORT_UDP     = 2'd2;
    localparam [2:0] MAPPED_EXTENSION_NONE    = 3'd0;

    reg    [2:0] packet_map_kind;
    reg          packet_map_rod;
    reg          packet_map_retx;
    reg          packet_map_ar;
    reg          packet_map_syn;
    reg   [31:0] packet_map_psn;
    reg   [15:0] packet_map_clear_offset;
    reg   [15:0] packet_map_opaque;
    reg   [31:0] packet_map_payload;
    reg   [15:0] packet_map_spdcid;
    reg   [15:0] packet_map_dpdcid;
    reg          packet_map_credit_present;
    reg    [7:0] packet_map_credit_ccc_id;
    reg   [23:0] packet_map_credit_credit_target;
    reg   [15:0] packet_map_entropy;
    reg  [127:0] packet_map_destination;
    reg    [2:0] packet_map_ses;
    reg  [351:0] packet_map_ses_header;
    reg   [13:0] packet_map_length;
    reg          local_map_enable;
    reg  [127:0] local_map_ip;
    reg   [47:0] local_map_mac;
    reg          local_map_tagged;
    reg    [2:0] local_map_tag_pcp;
    reg          local_map_tag_dei;
    reg   [11:0] local_map_tag_vid;
    reg   [47:0] next_hop_map;
    reg    [1:0] mapped_ip;
    reg  [319:0] mapped_ip_header;
    reg    [1:0] mapped_transport;
    reg   [63:0] mapped_transport_header;
    reg    [4:0] mapped_pds;
    reg  [319:0] mapped_pds_header;
    reg    [2:0] mapped_ses;
    reg  [351:0] mapped_ses_header;
    reg   [15:0] mapped_payload_length;
    reg    [3:0] control_type;
    reg          valid_map;
    reg          valid_out;
    reg   [47:0] mapped_out_ethernet_destination;
    reg   [47:0] mapped_out_ethernet_source;
    reg   [15:0] mapped_out_ethernet_ethertype;
    reg    [1:0] mapped_out_tags;
    reg    [2:0] mapped_out_outer_tag_pcp;
    reg          mapped_out_outer_tag_dei;
    reg   [11:0] mapped_out_outer_tag_vid;
    reg   [15:0] mapped_out_outer_tag_ethertype;
    reg    [2:0] mapped_out_inner_tag_pcp;
    reg          mapped_out_inner_tag_dei;
    reg   [11:0] mapped_out_inner_tag_vid;
    reg   [15:0] mapped_out_inner_tag_ethertype;
    reg    [1:0] mapped_out_ip;
    reg  [319:0] mapped_out_ip_header;
    reg    [1:0] mapped_out_transport;
    reg   [63:0] mapped_out_transport_header;
    reg          mapped_out_trimmed;
    reg    [4:0] mapped_out_pds;
    reg  [319:0] mapped_out_pds_header;
    reg    [2:0] mapped_out_ses;
    reg  [351:0] mapped_out_ses_header;
    reg    [2:0] mapped_out_extension;
    reg  [287:0] mapped_out_extension_header;
    reg   [15:0] mapped_out_payload_length;

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
    wire         local_enable = packet_local[3] ? local_enable_choice_7 : local_enable_choice_14;
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
    wire [127:0] local_ip = packet_local[3] ? local_ip_choice_7 : local_ip_choice_14;
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
    wire  [47:0] local_mac = packet_local[3] ? local_mac_choice_7 : local_mac_choice_14;
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
    wire         local_tagged = packet_local[3] ? local_tagged_choice_7 : local_tagged_choice_14;
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
    wire   [2:0] local_tag_pcp = packet_local[3] ? local_tag_pcp_choice_7 : local_tag_pcp_choice_14;
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
    wire         local_tag_dei = packet_local[3] ? local_tag_dei_choice_7 : local_tag_dei_choice_14;
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
    wire  [11:0] local_tag_vid = packet_local[3] ? local_tag_vid_choice_7 : local_tag_vid_choice_14;
    wire  [47:0] mapped_ethernet_destination = next_hop_map;
    wire  [47:0] mapped_ethernet_source = local_map_mac;
    wire  [15:0] mapped_ethernet_ethertype = 16'd0;
    wire   [1:0] mapped_tags = {1'b0, local_map_tagged};
    wire   [2:0] mapped_outer_tag_pcp = local_map_tag_pcp;
    wire         mapped_outer_tag_dei = local_map_tag_dei;
    wire  [11:0] mapped_outer_tag_vid = local_map_tag_vid;
    wire  [15:0] mapped_outer_tag_ethertype = 16'd0;
    wire   [2:0] mapped_inner_tag_pcp = 3'd0;
    wire         mapped_inner_tag_dei = 1'b0;
    wire  [11:0] mapped_inner_tag_vid = 12'd0;
    wire  [15:0] mapped_inner_tag_ethertype = 16'd0;
    wire         mapped_trimmed = 1'b0;
    wire   [2:0] mapped_extension = MAPPED_EXTENSION_NONE;
    wire [287:0] mapped_extension_header = 288'd0;
    wire         is_ipv4 = packet_map_destination[127:32] == 96'hffff;
    wire   [5:0] mapped_ip_header_choice = packet_map_kind == PACKET_KIND_REQUEST ? registers_data_dscp : registers_control_dscp;
    wire  [63:0] mapped_transport_header_word = {packet_map_entropy, 48'd0};

    always @* begin
        mapped_ip = MAPPED_IP_NONE;
        mapped_ip_header = 320'd0;
        mapped_transport = MAPPED_TRANSPORT_NONE;
        mapped_transport_header = 64'd0;
        mapped_pds = MAPPED_PDS_NONE;
        mapped_pds_header = 320'd0;
        mapped_ses = PACKET_SES_NONE;
        mapped_ses_header = 352'd0;
        mapped_payload_length = 16'd0;
        mapped_ip = MAPPED_IP_IPV6;
        mapped_ip_header = {
            4'd0,
            mapped_ip_header_choice,
            46'h200000000000,
            registers_outer_ttl,
            local_map_ip,
            packet_map_destination
        };
        mapped_transport = MAPPED_TRANSPORT_UDP;
        mapped_transport_header = mapped_transport_header_word;
        mapped_pds = MAPPED_PDS_CP;
        mapped_pds_header = {
            5'd0,
            control_type,
            1'b0,
            packet_map_rod,
            packet_map_retx,
            packet_map_ar,
            packet_map_syn,
            2'd0,
            packet_map_opaque,
            packet_map_psn,
            packet_map_spdcid,
            packet_map_dpdcid,
            packet_map_payload,
            192'd0
        };
        mapped_ses = PACKET_SES_NONE;
        mapped_ses_header = 352'd0;
        mapped_payload_length = 16'd0;
        if (is_ipv4) begin
            mapped_ip = MAPPED_IP_IPV4;
            mapped_ip_header = {
                8'd0,
                mapped_ip_header_choice,
                50'h2000000004000,
                registers_outer_ttl,
                24'd0,
                local_map_ip[31:0],
                packet_map_destination[31:0],
                160'd0
            };
        end
        if (registers_outer_native) begin
            mapped_transport = MAPPED_TRANSPORT_ENTROPY;
            mapped_transport_header = mapped_transport_header_word;
        end
        if (packet_map_kind == PACKET_KIND_REQUEST) begin
            mapped_pds = MAPPED_PDS_RUD_REQ;
            mapped_pds_header = {
                11'd0,
                packet_map_retx,
                packet_map_ar,
                packet_map_syn,
                2'd0,
                packet_map_clear_offset,
                packet_map_psn,
                packet_map_spdcid,
                packet_map_dpdcid,
                packet_map_credit_ccc_id,
                packet_map_credit_credit_target,
                192'd0
            };
            mapped_ses = packet_map_ses;
            mapped_ses_header = packet_map_ses_header;
            mapped_payload_length = {2'd0, packet_map_length};
            if (packet_map_rod && packet_map_credit_present) begin
                mapped_pds = MAPPED_PDS_ROD_CC_REQ;
            end else if (packet_map_rod) begin
                mapped_pds = MAPPED_PDS_ROD_REQ;
            end else if (packet_map_credit_present) begin
                mapped_pds = MAPPED_PDS_RUD_CC_REQ;
            end
        end
    end

    always @* begin
        control_type = 4'd0;
        if (packet_map_kind == PACKET_KIND_NEGOTIATION) begin
            control_type = 4'd9;
        end
        if (packet_map_kind == PACKET_KIND_CLOSE_CMD) begin
            control_type = 4'd4;
        end
        if (packet_map_kind == PACKET_KIND_ACK_REQ) begin
            control_type = 4'd1;
        end
        if (packet_map_kind == PACKET_KIND_CLEAR_CMD) begin
            control_type = 4'd2;
        end
        if (packet_map_kind == PACKET_KIND_PROBE) begin
            control_type = 4'd6;
        end
        if (packet_map_kind == PACKET_KIND_CLOSE_CMD && !packet_map_spdcid[15]) begin
            control_type = 4'd5;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_map <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_map <= valid;
            valid_out <= valid_map;
        end
    end

    always @(posedge clk) begin
        packet_map_kind <= packet_kind;
        packet_map_rod <= packet_rod;
        packet_map_retx <= packet_retx;
        packet_map_ar <= packet_ar;
        packet_map_syn <= packet_syn;
        packet_map_psn <= packet_psn;
        packet_map_clear_offset <= packet_clear_offset;
        packet_map_opaque <= packet_opaque;
        packet_map_payload <= packet_payload;
        packet_map_spdcid <= packet_spdcid;
        packet_map_dpdcid <= packet_dpdcid;
        packet_map_credit_present <= packet_credit_present;
        packet_map_credit_ccc_id <= packet_credit_ccc_id;
        packet_map_credit_credit_target <= packet_credit_credit_target;
        packet_map_entropy <= packet_entropy;
        packet_map_destination <= packet_destination;
        packet_map_ses <= packet_ses;
        packet_map_ses_header <= packet_ses_header;
        packet_map_length <= packet_length;
        local_map_enable <= local_enable;
        local_map_ip <= local_ip;
        local_map_mac <= local_mac;
        local_map_tagged <= local_tagged;
        local_map_tag_pcp <= local_tag_pcp;
        local_map_tag_dei <= local_tag_dei;
        local_map_tag_vid <= local_tag_vid;
        next_hop_map <= next_hop;
        mapped_out_ethernet_destination <= mapped_ethernet_destination;
        mapped_out_ethernet_source <= mapped_ethernet_source;
        mapped_out_ethernet_ethertype <= mapped_ethernet_ethertype;
        mapped_out_tags <= mapped_tags;
        mapped_out_outer_tag_pcp <= mapped_outer_tag_pcp;
        mapped_out_outer_tag_dei <= mapped_outer_tag_dei;
        mapped_out_outer_tag_vid <= mapped_outer_tag_vid;
        mapped_out_outer_tag_ethertype <= mapped_outer_tag_ethertype;
        mapped_out_inner_tag_pcp <= mapped_inner_tag_pcp;
        mapped_out_inner_tag_dei <= mapped_inner_tag_dei;
        mapped_out_inner_tag_vid <= mapped_inner_tag_vid;
        mapped_out_inner_tag_ethertype <= mapped_inner_tag_ethertype;
        mapped_out_ip <= mapped_ip;
        mapped_out_ip_header <= mapped_ip_header;
        mapped_out_transport <= mapped_transport;
        mapped_out_transport_header <= mapped_transport_header;
        mapped_out_trimmed <= mapped_trimmed;
        mapped_out_pds <= mapped_pds;
        mapped_out_pds_header <= mapped_pds_header;
        mapped_out_ses <= mapped_ses;
        mapped_out_ses_header <= mapped_ses_header;
        mapped_out_extension <= mapped_extension;
        mapped_out_extension_header <= mapped_extension_header;
        mapped_out_payload_length <= mapped_payload_length;
    end

    assign shown = valid_out;
    assign headers_ethernet_destination = mapped_out_ethernet_destination;
    assign headers_ethernet_source = mapped_out_ethernet_source;
    assign headers_ethernet_ethertype = mapped_out_ethernet_ethertype;
    assign headers_tags = mapped_out_tags;
    assign headers_outer_tag_pcp = mapped_out_outer_tag_pcp;
    assign headers_outer_tag_dei = mapped_out_outer_tag_dei;
    assign headers_outer_tag_vid = mapped_out_outer_tag_vid;
    assign headers_outer_tag_ethertype = mapped_out_outer_tag_ethertype;
    assign headers_inner_tag_pcp = mapped_out_inner_tag_pcp;
    assign headers_inner_tag_dei = mapped_out_inner_tag_dei;
    assign headers_inner_tag_vid = mapped_out_inner_tag_vid;
    assign headers_inner_tag_ethertype = mapped_out_inner_tag_ethertype;
    assign headers_ip = mapped_out_ip;
    assign headers_ip_header = mapped_out_ip_header;
    assign headers_transport = mapped_out_transport;
    assign headers_transport_header = mapped_out_transport_header;
    assign headers_trimmed = mapped_out_trimmed;
    assign headers_pds = mapped_out_pds;
    assign headers_pds_header = mapped_out_pds_header;
    assign headers_ses = mapped_out_ses;
    assign headers_ses_header = mapped_out_ses_header;
    assign headers_extension = mapped_out_extension;
    assign headers_extension_header = mapped_out_extension_header;
    assign headers_payload_length = mapped_out_payload_length;

    wire _unused_ok = &{1'b0, local_map_enable};

endmodule

`default_nettype wire
