// Maps replies of the PDS target to headers of frames, a reply in each clock.
`default_nettype none

module uet_reply_map_b64_g64 (
    input  wire         clk,
    input  wire         rst,
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
    input  wire  [47:0] registers_gateway,
    input  wire   [5:0] registers_reply_dscp,
    input  wire   [7:0] registers_reply_outer_ttl,
    input  wire         registers_reply_outer_native,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire   [5:0] found_opcode,
    input  wire   [5:0] found_return_code,
    input  wire  [15:0] found_message_id,
    input  wire   [7:0] found_ri_generation,
    input  wire  [23:0] found_job_id,
    input  wire  [31:0] found_modified_length,
    output wire         ready,
    output wire         taken,
    output wire   [8:0] handle,
    output wire         not_known,
    input  wire   [1:0] reply_payload_type,
    input  wire [127:0] reply_payload_destination,
    input  wire   [3:0] reply_payload_local,
    input  wire  [15:0] reply_payload_entropy,
    input  wire  [15:0] reply_payload_spdcid,
    input  wire  [15:0] reply_payload_dpdcid,
    input  wire         reply_payload_m,
    input  wire         reply_payload_retx,
    input  wire   [1:0] reply_payload_req,
    input  wire         reply_payload_p,
    input  wire  [15:0] reply_payload_ack_psn_offset,
    input  wire  [31:0] reply_payload_cack_psn,
    input  wire   [1:0] reply_payload_response,
    input  wire  [15:0] reply_payload_message_id,
    input  wire  [23:0] reply_payload_job_id,
    input  wire  [31:0] reply_payload_handle,
    input  wire   [3:0] reply_payload_next_hdr,
    input  wire         reply_payload_kept,
    input  wire   [7:0] reply_payload_mpr,
    input  wire  [15:0] reply_payload_sack_psn_offset,
    input  wire  [63:0] reply_payload_sack_bitmap,
    input  wire  [15:0] reply_payload_service_time,
    input  wire         reply_payload_restore_cwnd,
    input  wire   [6:0] reply_payload_rcv_cwnd_pend,
    input  wire  [23:0] reply_payload_rcvd_bytes,
    input  wire  [15:0] reply_payload_ooo_count,
    input  wire   [7:0] reply_payload_nack_code,
    input  wire  [31:0] reply_payload_psn,
    input  wire  [31:0] reply_payload_payload,
    input  wire         reply_payload_control,
    input  wire         reply_payload_ar,
    input  wire         reply_valid,
    output wire         reply_ready,
    output wire  [47:0] headers_payload_ethernet_destination,
    output wire  [47:0] headers_payload_ethernet_source,
    output wire  [15:0] headers_payload_ethernet_ethertype,
    output wire   [1:0] headers_payload_tags,
    output wire   [2:0] headers_payload_outer_tag_pcp,
    output wire         headers_payload_outer_tag_dei,
    output wire  [11:0] headers_payload_outer_tag_vid,
    output wire  [15:0] headers_payload_outer_tag_ethertype,
    output wire   [2:0] headers_payload_inner_tag_pcp,
    output wire         headers_payload_inner_tag_dei,
    output wire  [11:0] headers_payload_inner_tag_vid,
    output wire  [15:0] headers_payload_inner_tag_ethertype,
    output wire   [1:0] headers_payload_ip,
    output wire [319:0] headers_payload_ip_header,
    output wire   [1:0] headers_payload_transport,
    output wire  [63:0] headers_payload_transport_header,
    output wire         headers_payload_trimmed,
    output wire   [4:0] headers_payload_pds,
    output wire [319:0] headers_payload_pds_header,
    output wire   [2:0] headers_payload_ses,
    output wire [351:0] headers_payload_ses_header,
    output wire   [2:0] headers_payload_extension,
    output wire [287:0] headers_payload_extension_header,
    output wire  [15:0] headers_payload_payload_length,
    output wire         headers_valid,
    input  wire         headers_ready,
    output wire [511:0] payload_payload_data,
    output wire  [63:0] payload_payload_keep,
    output wire         payload_payload_last,
    output wire         payload_valid,
    input  wire         payload_ready
);

    localparam [1:0] HEADERS_IP_NONE            = 2'd0;
    localparam [1:0] HEADERS_IP_IPV6            = 2'd1;
    localparam [1:0] HEADERS_IP_IPV4            = 2'd2;
    localparam [4:0] HEADERS_PDS_NONE           = 5'd0;
    localparam [4:0] HEADERS_PDS_ACK            = 5'd7;
    localparam [4:0] HEADERS_PDS_ACK_CC         = 5'd8;
    localparam [4:0] HEADERS_PDS_NACK           = 5'd10;
    localparam [4:0] HEADERS_PDS_CP             = 5'd11;
    localparam [2:0] HEADERS_SES_NONE           = 3'd0;
    localparam [2:0] HEADERS_SES_RESPONSE       = 3'd4;
    localparam [1:0] REPLY_OUT_TYPE_ACK         = 2'd0;
    localparam [1:0] REPLY_OUT_TYPE_ACK_CC      = 2'd1;
    localparam [1:0] REPLY_OUT_TYPE_NACK        = 2'd2;
    localparam [1:0] REPLY_OUT_TYPE_CP          = 2'd3;
    localparam [1:0] HEADERS_TRANSPORT_NONE     = 2'd0;
    localparam [1:0] HEADERS_TRANSPORT_ENTROPY  = 2'd1;
    localparam [1:0] HEADERS_TRANSPORT_UDP      = 2'd2;
    localparam [2:0] HEADERS_EXTENSION_NONE     = 3'd0;
    localparam [1:0] REPLY_OUT_RESPONSE_NONE    = 2'd0;
    localparam [1:0] REPLY_OUT_RESPONSE_DEFAULT = 2'd1;

    wire         neighbours_ready;
    wire         neighbours_valid;
    wire         neighbours_hit;
    wire         neighbours_full;
    wire         neighbours_inserted;
    wire  [47:0] neighbours_found;
    reg          written_1;
    reg          written;
    reg          valid_find;
    reg          valid_out;
    reg    [1:0] reply_find_type;
    reg  [127:0] reply_find_destination;
    reg    [3:0] reply_find_local;
    reg   [15:0] reply_find_entropy;
    reg   [15:0] reply_find_spdcid;
    reg   [15:0] reply_find_dpdcid;
    reg          reply_find_m;
    reg          reply_find_retx;
    reg    [1:0] reply_find_req;
    reg          reply_find_p;
    reg   [15:0] reply_find_ack_psn_offset;
    reg   [31:0] reply_find_cack_psn;
    reg    [1:0] reply_find_response;
    reg   [15:0] reply_find_message_id;
    reg   [23:0] reply_find_job_id;
    reg   [31:0] reply_find_handle;
    reg    [3:0] reply_find_next_hdr;
    reg          reply_find_kept;
    reg    [7:0] reply_find_mpr;
    reg   [15:0] reply_find_sack_psn_offset;
    reg   [63:0] reply_find_sack_bitmap;
    reg   [15:0] reply_find_service_time;
    reg          reply_find_restore_cwnd;
    reg    [6:0] reply_find_rcv_cwnd_pend;
    reg   [23:0] reply_find_rcvd_bytes;
    reg   [15:0] reply_find_ooo_count;
    reg    [7:0] reply_find_nack_code;
    reg   [31:0] reply_find_psn;
    reg   [31:0] reply_find_payload;
    reg          reply_find_control;
    reg          reply_find_ar;
    reg    [1:0] reply_out_type;
    reg  [127:0] reply_out_destination;
    reg    [3:0] reply_out_local;
    reg   [15:0] reply_out_entropy;
    reg   [15:0] reply_out_spdcid;
    reg   [15:0] reply_out_dpdcid;
    reg          reply_out_m;
    reg          reply_out_retx;
    reg    [1:0] reply_out_req;
    reg          reply_out_p;
    reg   [15:0] reply_out_ack_psn_offset;
    reg   [31:0] reply_out_cack_psn;
    reg    [1:0] reply_out_response;
    reg   [15:0] reply_out_message_id;
    reg   [23:0] reply_out_job_id;
    reg   [31:0] reply_out_handle;
    reg    [3:0] reply_out_next_hdr;
    reg          reply_out_kept;
    reg    [7:0] reply_out_mpr;
    reg   [15:0] reply_out_sack_psn_offset;
    reg   [63:0] reply_out_sack_bitmap;
    reg   [15:0] reply_out_service_time;
    reg          reply_out_restore_cwnd;
    reg    [6:0] reply_out_rcv_cwnd_pend;
    reg   [23:0] reply_out_rcvd_bytes;
    reg   [15:0] reply_out_ooo_count;
    reg    [7:0] reply_out_nack_code;
    reg   [31:0] reply_out_psn;
    reg   [31:0] reply_out_payload;
    reg          reply_out_control;
    reg          reply_out_ar;
    wire         frames_ready;
    wire   [1:0] frames_down_payload_reply_type;
    wire [127:0] frames_down_payload_reply_destination;
    wire   [3:0] frames_down_payload_reply_local;
    wire  [15:0] frames_down_payload_reply_entropy;
    wire  [15:0] frames_down_payload_reply_spdcid;
    wire  [15:0] frames_down_payload_reply_dpdcid;
    wire         frames_down_payload_reply_m;
    wire         frames_down_payload_reply_retx;
    wire   [1:0] frames_down_payload_reply_req;
    wire         frames_down_payload_reply_p;
    wire  [15:0] frames_down_payload_reply_ack_psn_offset;
    wire  [31:0] frames_down_payload_reply_cack_psn;
    wire   [1:0] frames_down_payload_reply_response;
    wire  [15:0] frames_down_payload_reply_message_id;
    wire  [23:0] frames_down_payload_reply_job_id;
    wire  [31:0] frames_down_payload_reply_handle;
    wire   [3:0] frames_down_payload_reply_next_hdr;
    wire         frames_down_payload_reply_kept;
    wire   [7:0] frames_down_payload_reply_mpr;
    wire  [15:0] frames_down_payload_reply_sack_psn_offset;
    wire  [63:0] frames_down_payload_reply_sack_bitmap;
    wire  [15:0] frames_down_payload_reply_service_time;
    wire         frames_down_payload_reply_restore_cwnd;
    wire   [6:0] frames_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] frames_down_payload_reply_rcvd_bytes;
    wire  [15:0] frames_down_payload_reply_ooo_count;
    wire   [7:0] frames_down_payload_reply_nack_code;
    wire  [31:0] frames_down_payload_reply_psn;
    wire  [31:0] frames_down_payload_reply_payload;
    wire         frames_down_payload_reply_control;
    wire         frames_down_payload_reply_ar;
    wire   [5:0] frames_down_payload_response_opcode;
    wire   [5:0] frames_down_payload_response_return_code;
    wire  [15:0] frames_down_payload_response_message_id;
    wire   [7:0] frames_down_payload_response_ri_generation;
    wire  [23:0] frames_down_payload_response_job_id;
    wire  [31:0] frames_down_payload_response_modified_length;
    wire         frames_down_payload_local_enable;
    wire [127:0] frames_down_payload_local_ip;
    wire  [47:0] frames_down_payload_local_mac;
    wire         frames_down_payload_local_tagged;
    wire   [2:0] frames_down_payload_local_tag_pcp;
    wire         frames_down_payload_local_tag_dei;
    wire  [11:0] frames_down_payload_local_tag_vid;
    wire  [47:0] frames_down_payload_next_hop;
    wire         frames_down_valid;
    reg    [3:0] owed;
    reg    [1:0] headers_ip;
    reg  [319:0] headers_ip_header;
    reg    [1:0] headers_transport;
    reg   [63:0] headers_transport_header;
    reg    [4:0] headers_pds;
    reg  [319:0] headers_pds_header;
    reg    [2:0] headers_ses;
    reg  [351:0] headers_ses_header;
    wire         out_up_ready;
    wire  [47:0] out_down_payload_ethernet_destination;
    wire  [47:0] out_down_payload_ethernet_source;
    wire  [15:0] out_down_payload_ethernet_ethertype;
    wire   [1:0] out_down_payload_tags;
    wire   [2:0] out_down_payload_outer_tag_pcp;
    wire         out_down_payload_outer_tag_dei;
    wire  [11:0] out_down_payload_outer_tag_vid;
    wire  [15:0] out_down_payload_outer_tag_ethertype;
    wire   [2:0] out_down_payload_inner_tag_pcp;
    wire         out_down_payload_inner_tag_dei;
    wire  [11:0] out_down_payload_inner_tag_vid;
    wire  [15:0] out_down_payload_inner_tag_ethertype;
    wire   [1:0] out_down_payload_ip;
    wire [319:0] out_down_payload_ip_header;
    wire   [1:0] out_down_payload_transport;
    wire  [63:0] out_down_payload_transport_header;
    wire         out_down_payload_trimmed;
    wire   [4:0] out_down_payload_pds;
    wire [319:0] out_down_payload_pds_header;
    wire   [2:0] out_down_payload_ses;
    wire [351:0] out_down_payload_ses_header;
    wire   [2:0] out_down_payload_extension;
    wire [287:0] out_down_payload_extension_header;
    wire  [15:0] out_down_payload_payload_length;
    wire         out_down_valid;

    wire         is_ready = neighbours_ready;
    wire         room = frames_ready;
    wire         may = room && !neighbour_valid && is_ready;
    assign taken = reply_valid && may;
    wire         may_owe = owed != 4'd15;
    wire         is_ack_match = frames_down_payload_reply_type == REPLY_OUT_TYPE_ACK;
    wire         is_ack = is_ack_match || frames_down_payload_reply_type == REPLY_OUT_TYPE_ACK_CC;
    wire  [15:0] own_entropy_xor = frames_down_payload_reply_dpdcid ^ frames_down_payload_reply_destination[15:0];
    wire  [15:0] own_entropy_xor_2 = own_entropy_xor ^ frames_down_payload_reply_destination[31:16];
    wire  [15:0] own_entropy_xor_3 = own_entropy_xor_2 ^ frames_down_payload_reply_destination[47:32];
    wire  [15:0] own_entropy_xor_4 = own_entropy_xor_3 ^ frames_down_payload_reply_destination[63:48];
    wire  [15:0] own_entropy_xor_5 = own_entropy_xor_4 ^ frames_down_payload_reply_destination[79:64];
    wire  [15:0] own_entropy_xor_6 = own_entropy_xor_5 ^ frames_down_payload_reply_destination[95:80];
    wire  [15:0] own_entropy_xor_7 = own_entropy_xor_6 ^ frames_down_payload_reply_destination[111:96];
    wire  [15:0] own_entropy = own_entropy_xor_7 ^ frames_down_payload_reply_destination[127:112];
    wire  [47:0] headers_ethernet_destination = frames_down_payload_next_hop;
    wire  [47:0] headers_ethernet_source = frames_down_payload_local_mac;
    wire  [15:0] headers_ethernet_ethertype = 16'd0;
    wire   [1:0] headers_tags = {1'b0, frames_down_payload_local_tagged};
    wire   [2:0] headers_outer_tag_pcp = frames_down_payload_local_tag_pcp;
    wire         headers_outer_tag_dei = frames_down_payload_local_tag_dei;
    wire  [11:0] headers_outer_tag_vid = frames_down_payload_local_tag_vid;
    wire  [15:0] headers_outer_tag_ethertype = 16'd0;
    wire   [2:0] headers_inner_tag_pcp = 3'd0;
    wire         headers_inner_tag_dei = 1'b0;
    wire  [11:0] headers_inner_tag_vid = 12'd0;
    wire  [15:0] headers_inner_tag_ethertype = 16'd0;
    wire         headers_trimmed = 1'b0;
    wire   [2:0] headers_extension = HEADERS_EXTENSION_NONE;
    wire [287:0] headers_extension_header = 288'd0;
    wire  [15:0] headers_payload_length = 16'd0;
    wire         is_ipv4 = frames_down_payload_reply_destination[127:32] == 96'hffff;
    wire         out_up_ready_and_may_owe = out_up_ready && may_owe;
    wire         owes = frames_down_valid && out_up_ready_and_may_owe;
    wire         owed_any = |owed;
    wire         pays = owed_any && payload_ready;
    wire         reply_out_local_0 = reply_out_local[0];
    wire         frames_result_local_enable_choice = reply_out_local_0 ? registers_addresses_15_enable : registers_addresses_14_enable;
    wire         frames_result_local_enable_choice_2 = reply_out_local_0 ? registers_addresses_13_enable : registers_addresses_12_enable;
    wire         frames_result_local_enable_choice_3 = reply_out_local[1] ? frames_result_local_enable_choice : frames_result_local_enable_choice_2;
    wire         frames_result_local_enable_choice_4 = reply_out_local_0 ? registers_addresses_11_enable : registers_addresses_10_enable;
    wire         frames_result_local_enable_choice_5 = reply_out_local_0 ? registers_addresses_9_enable : registers_addresses_8_enable;
    wire         frames_result_local_enable_choice_6 = reply_out_local[1] ? frames_result_local_enable_choice_4 : frames_result_local_enable_choice_5;
    wire         frames_result_local_enable_choice_7 = reply_out_local[2] ? frames_result_local_enable_choice_3 : frames_result_local_enable_choice_6;
    wire         frames_result_local_enable_choice_8 = reply_out_local_0 ? registers_addresses_7_enable : registers_addresses_6_enable;
    wire         frames_result_local_enable_choice_9 = reply_out_local_0 ? registers_addresses_5_enable : registers_addresses_4_enable;
    wire         frames_result_local_enable_choice_10 = reply_out_local[1] ? frames_result_local_enable_choice_8 : frames_result_local_enable_choice_9;
    wire         frames_result_local_enable_choice_11 = reply_out_local_0 ? registers_addresses_3_enable : registers_addresses_2_enable;
    wire         frames_result_local_enable_choice_12 = reply_out_local_0 ? registers_addresses_1_enable : registers_addresses_0_enable;
    wire         frames_result_local_enable_choice_13 = reply_out_local[1] ? frames_result_local_enable_choice_11 : frames_result_local_enable_choice_12;
    wire         frames_result_local_enable_choice_14 = reply_out_local[2] ? frames_result_local_enable_choice_10 : frames_result_local_enable_choice_13;
    wire [127:0] frames_result_local_ip_choice = reply_out_local_0 ? registers_addresses_15_ip : registers_addresses_14_ip;
    wire [127:0] frames_result_local_ip_choice_2 = reply_out_local_0 ? registers_addresses_13_ip : registers_addresses_12_ip;
    wire [127:0] frames_result_local_ip_choice_3 = reply_out_local[1] ? frames_result_local_ip_choice : frames_result_local_ip_choice_2;
    wire [127:0] frames_result_local_ip_choice_4 = reply_out_local_0 ? registers_addresses_11_ip : registers_addresses_10_ip;
    wire [127:0] frames_result_local_ip_choice_5 = reply_out_local_0 ? registers_addresses_9_ip : registers_addresses_8_ip;
    wire [127:0] frames_result_local_ip_choice_6 = reply_out_local[1] ? frames_result_local_ip_choice_4 : frames_result_local_ip_choice_5;
    wire [127:0] frames_result_local_ip_choice_7 = reply_out_local[2] ? frames_result_local_ip_choice_3 : frames_result_local_ip_choice_6;
    wire [127:0] frames_result_local_ip_choice_8 = reply_out_local_0 ? registers_addresses_7_ip : registers_addresses_6_ip;
    wire [127:0] frames_result_local_ip_choice_9 = reply_out_local_0 ? registers_addresses_5_ip : registers_addresses_4_ip;
    wire [127:0] frames_result_local_ip_choice_10 = reply_out_local[1] ? frames_result_local_ip_choice_8 : frames_result_local_ip_choice_9;
    wire [127:0] frames_result_local_ip_choice_11 = reply_out_local_0 ? registers_addresses_3_ip : registers_addresses_2_ip;
    wire [127:0] frames_result_local_ip_choice_12 = reply_out_local_0 ? registers_addresses_1_ip : registers_addresses_0_ip;
    wire [127:0] frames_result_local_ip_choice_13 = reply_out_local[1] ? frames_result_local_ip_choice_11 : frames_result_local_ip_choice_12;
    wire [127:0] frames_result_local_ip_choice_14 = reply_out_local[2] ? frames_result_local_ip_choice_10 : frames_result_local_ip_choice_13;
    wire  [47:0] frames_result_local_mac_choice = reply_out_local_0 ? registers_addresses_15_mac : registers_addresses_14_mac;
    wire  [47:0] frames_result_local_mac_choice_2 = reply_out_local_0 ? registers_addresses_13_mac : registers_addresses_12_mac;
    wire  [47:0] frames_result_local_mac_choice_3 = reply_out_local[1] ? frames_result_local_mac_choice : frames_result_local_mac_choice_2;
    wire  [47:0] frames_result_local_mac_choice_4 = reply_out_local_0 ? registers_addresses_11_mac : registers_addresses_10_mac;
    wire  [47:0] frames_result_local_mac_choice_5 = reply_out_local_0 ? registers_addresses_9_mac : registers_addresses_8_mac;
    wire  [47:0] frames_result_local_mac_choice_6 = reply_out_local[1] ? frames_result_local_mac_choice_4 : frames_result_local_mac_choice_5;
    wire  [47:0] frames_result_local_mac_choice_7 = reply_out_local[2] ? frames_result_local_mac_choice_3 : frames_result_local_mac_choice_6;
    wire  [47:0] frames_result_local_mac_choice_8 = reply_out_local_0 ? registers_addresses_7_mac : registers_addresses_6_mac;
    wire  [47:0] frames_result_local_mac_choice_9 = reply_out_local_0 ? registers_addresses_5_mac : registers_addresses_4_mac;
    wire  [47:0] frames_result_local_mac_choice_10 = reply_out_local[1] ? frames_result_local_mac_choice_8 : frames_result_local_mac_choice_9;
    wire  [47:0] frames_result_local_mac_choice_11 = reply_out_local_0 ? registers_addresses_3_mac : registers_addresses_2_mac;
    wire  [47:0] frames_result_local_mac_choice_12 = reply_out_local_0 ? registers_addresses_1_mac : registers_addresses_0_mac;
    wire  [47:0] frames_result_local_mac_choice_13 = reply_out_local[1] ? frames_result_local_mac_choice_11 : frames_result_local_mac_choice_12;
    wire  [47:0] frames_result_local_mac_choice_14 = reply_out_local[2] ? frames_result_local_mac_choice_10 : frames_result_local_mac_choice_13;
    wire         frames_result_local_tagged_choice = reply_out_local_0 ? registers_addresses_15_tagged : registers_addresses_14_tagged;
    wire         frames_result_local_tagged_choice_2 = reply_out_local_0 ? registers_addresses_13_tagged : registers_addresses_12_tagged;
    wire         frames_result_local_tagged_choice_3 = reply_out_local[1] ? frames_result_local_tagged_choice : frames_result_local_tagged_choice_2;
    wire         frames_result_local_tagged_choice_4 = reply_out_local_0 ? registers_addresses_11_tagged : registers_addresses_10_tagged;
    wire         frames_result_local_tagged_choice_5 = reply_out_local_0 ? registers_addresses_9_tagged : registers_addresses_8_tagged;
    wire         frames_result_local_tagged_choice_6 = reply_out_local[1] ? frames_result_local_tagged_choice_4 : frames_result_local_tagged_choice_5;
    wire         frames_result_local_tagged_choice_7 = reply_out_local[2] ? frames_result_local_tagged_choice_3 : frames_result_local_tagged_choice_6;
    wire         frames_result_local_tagged_choice_8 = reply_out_local_0 ? registers_addresses_7_tagged : registers_addresses_6_tagged;
    wire         frames_result_local_tagged_choice_9 = reply_out_local_0 ? registers_addresses_5_tagged : registers_addresses_4_tagged;
    wire         frames_result_local_tagged_choice_10 = reply_out_local[1] ? frames_result_local_tagged_choice_8 : frames_result_local_tagged_choice_9;
    wire         frames_result_local_tagged_choice_11 = reply_out_local_0 ? registers_addresses_3_tagged : registers_addresses_2_tagged;
    wire         frames_result_local_tagged_choice_12 = reply_out_local_0 ? registers_addresses_1_tagged : registers_addresses_0_tagged;
    wire         frames_result_local_tagged_choice_13 = reply_out_local[1] ? frames_result_local_tagged_choice_11 : frames_result_local_tagged_choice_12;
    wire         frames_result_local_tagged_choice_14 = reply_out_local[2] ? frames_result_local_tagged_choice_10 : frames_result_local_tagged_choice_13;
    wire   [2:0] frames_result_local_tag_pcp_choice = reply_out_local_0 ? registers_addresses_15_tag_pcp : registers_addresses_14_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_2 = reply_out_local_0 ? registers_addresses_13_tag_pcp : registers_addresses_12_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_3 = reply_out_local[1] ? frames_result_local_tag_pcp_choice : frames_result_local_tag_pcp_choice_2;
    wire   [2:0] frames_result_local_tag_pcp_choice_4 = reply_out_local_0 ? registers_addresses_11_tag_pcp : registers_addresses_10_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_5 = reply_out_local_0 ? registers_addresses_9_tag_pcp : registers_addresses_8_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_6 = reply_out_local[1] ? frames_result_local_tag_pcp_choice_4 : frames_result_local_tag_pcp_choice_5;
    wire   [2:0] frames_result_local_tag_pcp_choice_7 = reply_out_local[2] ? frames_result_local_tag_pcp_choice_3 : frames_result_local_tag_pcp_choice_6;
    wire   [2:0] frames_result_local_tag_pcp_choice_8 = reply_out_local_0 ? registers_addresses_7_tag_pcp : registers_addresses_6_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_9 = reply_out_local_0 ? registers_addresses_5_tag_pcp : registers_addresses_4_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_10 = reply_out_local[1] ? frames_result_local_tag_pcp_choice_8 : frames_result_local_tag_pcp_choice_9;
    wire   [2:0] frames_result_local_tag_pcp_choice_11 = reply_out_local_0 ? registers_addresses_3_tag_pcp : registers_addresses_2_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_12 = reply_out_local_0 ? registers_addresses_1_tag_pcp : registers_addresses_0_tag_pcp;
    wire   [2:0] frames_result_local_tag_pcp_choice_13 = reply_out_local[1] ? frames_result_local_tag_pcp_choice_11 : frames_result_local_tag_pcp_choice_12;
    wire   [2:0] frames_result_local_tag_pcp_choice_14 = reply_out_local[2] ? frames_result_local_tag_pcp_choice_10 : frames_result_local_tag_pcp_choice_13;
    wire         frames_result_local_tag_dei_choice = reply_out_local_0 ? registers_addresses_15_tag_dei : registers_addresses_14_tag_dei;
    wire         frames_result_local_tag_dei_choice_2 = reply_out_local_0 ? registers_addresses_13_tag_dei : registers_addresses_12_tag_dei;
    wire         frames_result_local_tag_dei_choice_3 = reply_out_local[1] ? frames_result_local_tag_dei_choice : frames_result_local_tag_dei_choice_2;
    wire         frames_result_local_tag_dei_choice_4 = reply_out_local_0 ? registers_addresses_11_tag_dei : registers_addresses_10_tag_dei;
    wire         frames_result_local_tag_dei_choice_5 = reply_out_local_0 ? registers_addresses_9_tag_dei : registers_addresses_8_tag_dei;
    wire         frames_result_local_tag_dei_choice_6 = reply_out_local[1] ? frames_result_local_tag_dei_choice_4 : frames_result_local_tag_dei_choice_5;
    wire         frames_result_local_tag_dei_choice_7 = reply_out_local[2] ? frames_result_local_tag_dei_choice_3 : frames_result_local_tag_dei_choice_6;
    wire         frames_result_local_tag_dei_choice_8 = reply_out_local_0 ? registers_addresses_7_tag_dei : registers_addresses_6_tag_dei;
    wire         frames_result_local_tag_dei_choice_9 = reply_out_local_0 ? registers_addresses_5_tag_dei : registers_addresses_4_tag_dei;
    wire         frames_result_local_tag_dei_choice_10 = reply_out_local[1] ? frames_result_local_tag_dei_choice_8 : frames_result_local_tag_dei_choice_9;
    wire         frames_result_local_tag_dei_choice_11 = reply_out_local_0 ? registers_addresses_3_tag_dei : registers_addresses_2_tag_dei;
    wire         frames_result_local_tag_dei_choice_12 = reply_out_local_0 ? registers_addresses_1_tag_dei : registers_addresses_0_tag_dei;
    wire         frames_result_local_tag_dei_choice_13 = reply_out_local[1] ? frames_result_local_tag_dei_choice_11 : frames_result_local_tag_dei_choice_12;
    wire         frames_result_local_tag_dei_choice_14 = reply_out_local[2] ? frames_result_local_tag_dei_choice_10 : frames_result_local_tag_dei_choice_13;
    wire  [11:0] frames_result_local_tag_vid_choice = reply_out_local_0 ? registers_addresses_15_tag_vid : registers_addresses_14_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_2 = reply_out_local_0 ? registers_addresses_13_tag_vid : registers_addresses_12_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_3 = reply_out_local[1] ? frames_result_local_tag_vid_choice : frames_result_local_tag_vid_choice_2;
    wire  [11:0] frames_result_local_tag_vid_choice_4 = reply_out_local_0 ? registers_addresses_11_tag_vid : registers_addresses_10_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_5 = reply_out_local_0 ? registers_addresses_9_tag_vid : registers_addresses_8_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_6 = reply_out_local[1] ? frames_result_local_tag_vid_choice_4 : frames_result_local_tag_vid_choice_5;
    wire  [11:0] frames_result_local_tag_vid_choice_7 = reply_out_local[2] ? frames_result_local_tag_vid_choice_3 : frames_result_local_tag_vid_choice_6;
    wire  [11:0] frames_result_local_tag_vid_choice_8 = reply_out_local_0 ? registers_addresses_7_tag_vid : registers_addresses_6_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_9 = reply_out_local_0 ? registers_addresses_5_tag_vid : registers_addresses_4_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_10 = reply_out_local[1] ? frames_result_local_tag_vid_choice_8 : frames_result_local_tag_vid_choice_9;
    wire  [11:0] frames_result_local_tag_vid_choice_11 = reply_out_local_0 ? registers_addresses_3_tag_vid : registers_addresses_2_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_12 = reply_out_local_0 ? registers_addresses_1_tag_vid : registers_addresses_0_tag_vid;
    wire  [11:0] frames_result_local_tag_vid_choice_13 = reply_out_local[1] ? frames_result_local_tag_vid_choice_11 : frames_result_local_tag_vid_choice_12;
    wire  [11:0] frames_result_local_tag_vid_choice_14 = reply_out_local[2] ? frames_result_local_tag_vid_choice_10 : frames_result_local_tag_vid_choice_13;
    wire         headers_transport_header_match = frames_down_payload_reply_type == REPLY_OUT_TYPE_CP;
    wire  [63:0] headers_transport_header_word = {headers_transport_header_match ? own_entropy : frames_down_payload_reply_entropy, 48'd0};
    wire         headers_ses_header_match = frames_down_payload_reply_response == REPLY_OUT_RESPONSE_DEFAULT;

    hash_table_k128_v48_s16_w4_l2 neighbours (
        .clk      (clk),
        .rst      (rst),
        .op       (neighbour_valid ? (neighbour_forget ? 2'd2 : 2'd1) : 2'd0),
        .key      (neighbour_valid ? neighbour_ip : reply_payload_destination),
        .value    (neighbour_mac),
        .enable   (neighbour_valid || taken),
        .ready    (neighbours_ready),
        .valid    (neighbours_valid),
        .hit      (neighbours_hit),
        .full     (neighbours_full),
        .inserted (neighbours_inserted),
        .found    (neighbours_found)
    );

    result_buffer_w874_d8 frames (
        .clk                                   (clk),
        .rst                                   (rst),
        .issue                                 (taken),
        .done                                  (valid_out),
        .result_reply_type                     (reply_out_type),
        .result_reply_destination              (reply_out_destination),
        .result_reply_local                    (reply_out_local),
        .result_reply_entropy                  (reply_out_entropy),
        .result_reply_spdcid                   (reply_out_spdcid),
        .result_reply_dpdcid                   (reply_out_dpdcid),
        .result_reply_m                        (reply_out_m),
        .result_reply_retx                     (reply_out_retx),
        .result_reply_req                      (reply_out_req),
        .result_reply_p                        (reply_out_p),
        .result_reply_ack_psn_offset           (reply_out_ack_psn_offset),
        .result_reply_cack_psn                 (reply_out_cack_psn),
        .result_reply_response                 (reply_out_response),
        .result_reply_message_id               (reply_out_message_id),
        .result_reply_job_id                   (reply_out_job_id),
        .result_reply_handle                   (reply_out_handle),
        .result_reply_next_hdr                 (reply_out_next_hdr),
        .result_reply_kept                     (reply_out_kept),
        .result_reply_mpr                      (reply_out_mpr),
        .result_reply_sack_psn_offset          (reply_out_sack_psn_offset),
        .result_reply_sack_bitmap              (reply_out_sack_bitmap),
        .result_reply_service_time             (reply_out_service_time),
        .result_reply_restore_cwnd             (reply_out_restore_cwnd),
        .result_reply_rcv_cwnd_pend            (reply_out_rcv_cwnd_pend),
        .result_reply_rcvd_bytes               (reply_out_rcvd_bytes),
        .result_reply_ooo_count                (reply_out_ooo_count),
        .result_reply_nack_code                (reply_out_nack_code),
        .result_reply_psn                      (reply_out_psn),
        .result_reply_payload                  (reply_out_payload),
        .result_reply_control                  (reply_out_control),
        .result_reply_ar                       (reply_out_ar),
        .result_response_opcode                (found_opcode),
        .result_response_return_code           (found_return_code),
        .result_response_message_id            (found_message_id),
        .result_response_ri_generation         (found_ri_generation),
        .result_response_job_id                (found_job_id),
        .result_response_modified_length       (found_modified_length),
        .result_local_enable                   (reply_out_local[3] ? frames_result_local_enable_choice_7 : frames_result_local_enable_choice_14),
        .result_local_ip                       (reply_out_local[3] ? frames_result_local_ip_choice_7 : frames_result_local_ip_choice_14),
        .result_local_mac                      (reply_out_local[3] ? frames_result_local_mac_choice_7 : frames_result_local_mac_choice_14),
        .result_local_tagged                   (reply_out_local[3] ? frames_result_local_tagged_choice_7 : frames_result_local_tagged_choice_14),
        .result_local_tag_pcp                  (reply_out_local[3] ? frames_result_local_tag_pcp_choice_7 : frames_result_local_tag_pcp_choice_14),
        .result_local_tag_dei                  (reply_out_local[3] ? frames_result_local_tag_dei_choice_7 : frames_result_local_tag_dei_choice_14),
        .result_local_tag_vid                  (reply_out_local[3] ? frames_result_local_tag_vid_choice_7 : frames_result_local_tag_vid_choice_14),
        .result_next_hop                       (neighbours_hit ? neighbours_found : registers_gateway),
        .ready                                 (frames_ready),
        .down_payload_reply_type               (frames_down_payload_reply_type),
        .down_payload_reply_destination        (frames_down_payload_reply_destination),
        .down_payload_reply_local              (frames_down_payload_reply_local),
        .down_payload_reply_entropy            (frames_down_payload_reply_entropy),
        .down_payload_reply_spdcid             (frames_down_payload_reply_spdcid),
        .down_payload_reply_dpdcid             (frames_down_payload_reply_dpdcid),
        .down_payload_reply_m                  (frames_down_payload_reply_m),
        .down_payload_reply_retx               (frames_down_payload_reply_retx),
        .down_payload_reply_req                (frames_down_payload_reply_req),
        .down_payload_reply_p                  (frames_down_payload_reply_p),
        .down_payload_reply_ack_psn_offset     (frames_down_payload_reply_ack_psn_offset),
        .down_payload_reply_cack_psn           (frames_down_payload_reply_cack_psn),
        .down_payload_reply_response           (frames_down_payload_reply_response),
        .down_payload_reply_message_id         (frames_down_payload_reply_message_id),
        .down_payload_reply_job_id             (frames_down_payload_reply_job_id),
        .down_payload_reply_handle             (frames_down_payload_reply_handle),
        .down_payload_reply_next_hdr           (frames_down_payload_reply_next_hdr),
        .down_payload_reply_kept               (frames_down_payload_reply_kept),
        .down_payload_reply_mpr                (frames_down_payload_reply_mpr),
        .down_payload_reply_sack_psn_offset    (frames_down_payload_reply_sack_psn_offset),
        .down_payload_reply_sack_bitmap        (frames_down_payload_reply_sack_bitmap),
        .down_payload_reply_service_time       (frames_down_payload_reply_service_time),
        .down_payload_reply_restore_cwnd       (frames_down_payload_reply_restore_cwnd),
        .down_payload_reply_rcv_cwnd_pend      (frames_down_payload_reply_rcv_cwnd_pend),
        .down_payload_reply_rcvd_bytes         (frames_down_payload_reply_rcvd_bytes),
        .down_payload_reply_ooo_count          (frames_down_payload_reply_ooo_count),
        .down_payload_reply_nack_code          (frames_down_payload_reply_nack_code),
        .down_payload_reply_psn                (frames_down_payload_reply_psn),
        .down_payload_reply_payload            (frames_down_payload_reply_payload),
        .down_payload_reply_control            (frames_down_payload_reply_control),
        .down_payload_reply_ar                 (frames_down_payload_reply_ar),
        .down_payload_response_opcode          (frames_down_payload_response_opcode),
        .down_payload_response_return_code     (frames_down_payload_response_return_code),
        .down_payload_response_message_id      (frames_down_payload_response_message_id),
        .down_payload_response_ri_generation   (frames_down_payload_response_ri_generation),
        .down_payload_response_job_id          (frames_down_payload_response_job_id),
        .down_payload_response_modified_length (frames_down_payload_response_modified_length),
        .down_payload_local_enable             (frames_down_payload_local_enable),
        .down_payload_local_ip                 (frames_down_payload_local_ip),
        .down_payload_local_mac                (frames_down_payload_local_mac),
        .down_payload_local_tagged             (frames_down_payload_local_tagged),
        .down_payload_local_tag_pcp            (frames_down_payload_local_tag_pcp),
        .down_payload_local_tag_dei            (frames_down_payload_local_tag_dei),
        .down_payload_local_tag_vid            (frames_down_payload_local_tag_vid),
        .down_payload_next_hop                 (frames_down_payload_next_hop),
        .down_valid                            (frames_down_valid),
        .down_ready                            (out_up_ready_and_may_owe)
    );

    forward_slice_w1554 out (
        .clk                               (clk),
        .rst                               (rst),
        .up_payload_ethernet_destination   (headers_ethernet_destination),
        .up_payload_ethernet_source        (headers_ethernet_source),
        .up_payload_ethernet_ethertype     (headers_ethernet_ethertype),
        .up_payload_tags                   (headers_tags),
        .up_payload_outer_tag_pcp          (headers_outer_tag_pcp),
        .up_payload_outer_tag_dei          (headers_outer_tag_dei),
        .up_payload_outer_tag_vid          (headers_outer_tag_vid),
        .up_payload_outer_tag_ethertype    (headers_outer_tag_ethertype),
        .up_payload_inner_tag_pcp          (headers_inner_tag_pcp),
        .up_payload_inner_tag_dei          (headers_inner_tag_dei),
        .up_payload_inner_tag_vid          (headers_inner_tag_vid),
        .up_payload_inner_tag_ethertype    (headers_inner_tag_ethertype),
        .up_payload_ip                     (headers_ip),
        .up_payload_ip_header              (headers_ip_header),
        .up_payload_transport              (headers_transport),
        .up_payload_transport_header       (headers_transport_header),
        .up_payload_trimmed                (headers_trimmed),
        .up_payload_pds                    (headers_pds),
        .up_payload_pds_header             (headers_pds_header),
        .up_payload_ses                    (headers_ses),
        .up_payload_ses_header             (headers_ses_header),
        .up_payload_extension              (headers_extension),
        .up_payload_extension_header       (headers_extension_header),
        .up_payload_payload_length         (headers_payload_length),
        .up_valid                          (frames_down_valid && may_owe),
        .up_ready                          (out_up_ready),
        .down_payload_ethernet_destination (out_down_payload_ethernet_destination),
        .down_payload_ethernet_source      (out_down_payload_ethernet_source),
        .down_payload_ethernet_ethertype   (out_down_payload_ethernet_ethertype),
        .down_payload_tags                 (out_down_payload_tags),
        .down_payload_outer_tag_pcp        (out_down_payload_outer_tag_pcp),
        .down_payload_outer_tag_dei        (out_down_payload_outer_tag_dei),
        .down_payload_outer_tag_vid        (out_down_payload_outer_tag_vid),
        .down_payload_outer_tag_ethertype  (out_down_payload_outer_tag_ethertype),
        .down_payload_inner_tag_pcp        (out_down_payload_inner_tag_pcp),
        .down_payload_inner_tag_dei        (out_down_payload_inner_tag_dei),
        .down_payload_inner_tag_vid        (out_down_payload_inner_tag_vid),
        .down_payload_inner_tag_ethertype  (out_down_payload_inner_tag_ethertype),
        .down_payload_ip                   (out_down_payload_ip),
        .down_payload_ip_header            (out_down_payload_ip_header),
        .down_payload_transport            (out_down_payload_transport),
        .down_payload_transport_header     (out_down_payload_transport_header),
        .down_payload_trimmed              (out_down_payload_trimmed),
        .down_payload_pds                  (out_down_payload_pds),
        .down_payload_pds_header           (out_down_payload_pds_header),
        .down_payload_ses                  (out_down_payload_ses),
        .down_payload_ses_header           (out_down_payload_ses_header),
        .down_payload_extension            (out_down_payload_extension),
        .down_payload_extension_header     (out_down_payload_extension_header),
        .down_payload_payload_length       (out_down_payload_payload_length),
        .down_valid                        (out_down_valid),
        .down_ready                        (headers_ready)
    );

    always @* begin
        headers_ip = HEADERS_IP_NONE;
        headers_ip_header = 320'd0;
        headers_transport = HEADERS_TRANSPORT_NONE;
        headers_transport_header = 64'd0;
        headers_pds = HEADERS_PDS_NONE;
        headers_pds_header = 320'd0;
        headers_ses = HEADERS_SES_NONE;
        headers_ses_header = 352'd0;
        headers_ip = HEADERS_IP_IPV6;
        headers_ip_header = {
            4'd0,
            registers_reply_dscp,
            46'd0,
            registers_reply_outer_ttl,
            frames_down_payload_local_ip,
            frames_down_payload_reply_destination
        };
        headers_transport = HEADERS_TRANSPORT_UDP;
        headers_transport_header = headers_transport_header_word;
        headers_pds = HEADERS_PDS_ACK;
        headers_pds_header = {
            10'd0,
            frames_down_payload_reply_m,
            frames_down_payload_reply_retx,
            frames_down_payload_reply_p,
            frames_down_payload_reply_req,
            1'b0,
            frames_down_payload_reply_ack_psn_offset,
            frames_down_payload_reply_cack_psn,
            frames_down_payload_reply_spdcid,
            frames_down_payload_reply_dpdcid,
            224'd0
        };
        headers_ses = HEADERS_SES_NONE;
        headers_ses_header = 352'd0;
        if (is_ipv4) begin
            headers_ip = HEADERS_IP_IPV4;
            headers_ip_header = {
                8'd0,
                registers_reply_dscp,
                50'h4000,
                registers_reply_outer_ttl,
                24'd0,
                frames_down_payload_local_ip[31:0],
                frames_down_payload_reply_destination[31:0],
                160'd0
            };
        end
        if (registers_reply_outer_native) begin
            headers_transport = HEADERS_TRANSPORT_ENTROPY;
            headers_transport_header = headers_transport_header_word;
        end
        case (frames_down_payload_reply_type)
            REPLY_OUT_TYPE_ACK: begin
                headers_pds = HEADERS_PDS_ACK;
            end
            REPLY_OUT_TYPE_ACK_CC: begin
                headers_pds = HEADERS_PDS_ACK_CC;
                headers_pds_header = {
                    10'd0,
                    frames_down_payload_reply_m,
                    frames_down_payload_reply_retx,
                    frames_down_payload_reply_p,
                    frames_down_payload_reply_req,
                    1'b0,
                    frames_down_payload_reply_ack_psn_offset,
                    frames_down_payload_reply_cack_psn,
                    frames_down_payload_reply_spdcid,
                    frames_down_payload_reply_dpdcid,
                    8'd0,
                    frames_down_payload_reply_mpr,
                    frames_down_payload_reply_sack_psn_offset,
                    frames_down_payload_reply_sack_bitmap,
                    frames_down_payload_reply_service_time,
                    frames_down_payload_reply_restore_cwnd,
                    frames_down_payload_reply_rcv_cwnd_pend,
                    frames_down_payload_reply_rcvd_bytes,
                    frames_down_payload_reply_ooo_count,
                    64'd0
                };
            end
            REPLY_OUT_TYPE_NACK: begin
                headers_pds = HEADERS_PDS_NACK;
                headers_pds_header = {
                    10'd0,
                    frames_down_payload_reply_m,
                    frames_down_payload_reply_retx,
                    4'd0,
                    frames_down_payload_reply_nack_code,
                    8'd0,
                    frames_down_payload_reply_psn,
                    frames_down_payload_reply_spdcid,
                    frames_down_payload_reply_dpdcid,
                    frames_down_payload_reply_payload,
                    192'd0
                };
            end
            REPLY_OUT_TYPE_CP: begin
                headers_pds = HEADERS_PDS_CP;
                headers_pds_header = {
                    5'd0,
                    !frames_down_payload_reply_control ? 4'd3 : 4'd5,
                    3'd0,
                    frames_down_payload_reply_ar,
                    19'd0,
                    frames_down_payload_reply_psn,
                    frames_down_payload_reply_spdcid,
                    frames_down_payload_reply_dpdcid,
                    frames_down_payload_reply_payload,
                    192'd0
                };
            end
            default: begin end
        endcase
        if (is_ack && frames_down_payload_reply_response != REPLY_OUT_RESPONSE_NONE) begin
            headers_ses = HEADERS_SES_RESPONSE;
            headers_ses_header = {
                2'd0,
                headers_ses_header_match ? 6'd0 : frames_down_payload_response_opcode,
                2'd0,
                headers_ses_header_match ? 6'd1 : frames_down_payload_response_return_code,
                headers_ses_header_match ? frames_down_payload_reply_message_id : frames_down_payload_response_message_id,
                headers_ses_header_match ? 8'd0 : frames_down_payload_response_ri_generation,
                headers_ses_header_match ? frames_down_payload_reply_job_id : frames_down_payload_response_job_id,
                headers_ses_header_match ? 32'd0 : frames_down_payload_response_modified_length,
                256'd0
            };
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_find <= 1'b0;
            valid_out <= 1'b0;
            owed <= 4'd0;
        end else begin
            valid_find <= taken;
            valid_out <= valid_find;
            owed <= owed + {3'd0, owes} - {3'd0, pays};
        end
    end

    always @(posedge clk) begin
        written_1 <= neighbour_valid && !neighbour_forget;
        written <= written_1;
        reply_find_type <= reply_payload_type;
        reply_find_destination <= reply_payload_destination;
        reply_find_local <= reply_payload_local;
        reply_find_entropy <= reply_payload_entropy;
        reply_find_spdcid <= reply_payload_spdcid;
        reply_find_dpdcid <= reply_payload_dpdcid;
        reply_find_m <= reply_payload_m;
        reply_find_retx <= reply_payload_retx;
        reply_find_req <= reply_payload_req;
        reply_find_p <= reply_payload_p;
        reply_find_ack_psn_offset <= reply_payload_ack_psn_offset;
        reply_find_cack_psn <= reply_payload_cack_psn;
        reply_find_response <= reply_payload_response;
        reply_find_message_id <= reply_payload_message_id;
        reply_find_job_id <= reply_payload_job_id;
        reply_find_handle <= reply_payload_handle;
        reply_find_next_hdr <= reply_payload_next_hdr;
        reply_find_kept <= reply_payload_kept;
        reply_find_mpr <= reply_payload_mpr;
        reply_find_sack_psn_offset <= reply_payload_sack_psn_offset;
        reply_find_sack_bitmap <= reply_payload_sack_bitmap;
        reply_find_service_time <= reply_payload_service_time;
        reply_find_restore_cwnd <= reply_payload_restore_cwnd;
        reply_find_rcv_cwnd_pend <= reply_payload_rcv_cwnd_pend;
        reply_find_rcvd_bytes <= reply_payload_rcvd_bytes;
        reply_find_ooo_count <= reply_payload_ooo_count;
        reply_find_nack_code <= reply_payload_nack_code;
        reply_find_psn <= reply_payload_psn;
        reply_find_payload <= reply_payload_payload;
        reply_find_control <= reply_payload_control;
        reply_find_ar <= reply_payload_ar;
        reply_out_type <= reply_find_type;
        reply_out_destination <= reply_find_destination;
        reply_out_local <= reply_find_local;
        reply_out_entropy <= reply_find_entropy;
        reply_out_spdcid <= reply_find_spdcid;
        reply_out_dpdcid <= reply_find_dpdcid;
        reply_out_m <= reply_find_m;
        reply_out_retx <= reply_find_retx;
        reply_out_req <= reply_find_req;
        reply_out_p <= reply_find_p;
        reply_out_ack_psn_offset <= reply_find_ack_psn_offset;
        reply_out_cack_psn <= reply_find_cack_psn;
        reply_out_response <= reply_find_response;
        reply_out_message_id <= reply_find_message_id;
        reply_out_job_id <= reply_find_job_id;
        reply_out_handle <= reply_find_handle;
        reply_out_next_hdr <= reply_find_next_hdr;
        reply_out_kept <= reply_find_kept;
        reply_out_mpr <= reply_find_mpr;
        reply_out_sack_psn_offset <= reply_find_sack_psn_offset;
        reply_out_sack_bitmap <= reply_find_sack_bitmap;
        reply_out_service_time <= reply_find_service_time;
        reply_out_restore_cwnd <= reply_find_restore_cwnd;
        reply_out_rcv_cwnd_pend <= reply_find_rcv_cwnd_pend;
        reply_out_rcvd_bytes <= reply_find_rcvd_bytes;
        reply_out_ooo_count <= reply_find_ooo_count;
        reply_out_nack_code <= reply_find_nack_code;
        reply_out_psn <= reply_find_psn;
        reply_out_payload <= reply_find_payload;
        reply_out_control <= reply_find_control;
        reply_out_ar <= reply_find_ar;
    end

    assign ready = neighbours_ready;
    assign handle = reply_payload_handle[8:0];
    assign not_known = written && neighbours_full;
    assign reply_ready = may;
    assign headers_payload_ethernet_destination = out_down_payload_ethernet_destination;
    assign headers_payload_ethernet_source = out_down_payload_ethernet_source;
    assign headers_payload_ethernet_ethertype = out_down_payload_ethernet_ethertype;
    assign headers_payload_tags = out_down_payload_tags;
    assign headers_payload_outer_tag_pcp = out_down_payload_outer_tag_pcp;
    assign headers_payload_outer_tag_dei = out_down_payload_outer_tag_dei;
    assign headers_payload_outer_tag_vid = out_down_payload_outer_tag_vid;
    assign headers_payload_outer_tag_ethertype = out_down_payload_outer_tag_ethertype;
    assign headers_payload_inner_tag_pcp = out_down_payload_inner_tag_pcp;
    assign headers_payload_inner_tag_dei = out_down_payload_inner_tag_dei;
    assign headers_payload_inner_tag_vid = out_down_payload_inner_tag_vid;
    assign headers_payload_inner_tag_ethertype = out_down_payload_inner_tag_ethertype;
    assign headers_payload_ip = out_down_payload_ip;
    assign headers_payload_ip_header = out_down_payload_ip_header;
    assign headers_payload_transport = out_down_payload_transport;
    assign headers_payload_transport_header = out_down_payload_transport_header;
    assign headers_payload_trimmed = out_down_payload_trimmed;
    assign headers_payload_pds = out_down_payload_pds;
    assign headers_payload_pds_header = out_down_payload_pds_header;
    assign headers_payload_ses = out_down_payload_ses;
    assign headers_payload_ses_header = out_down_payload_ses_header;
    assign headers_payload_extension = out_down_payload_extension;
    assign headers_payload_extension_header = out_down_payload_extension_header;
    assign headers_payload_payload_length = out_down_payload_payload_length;
    assign headers_valid = out_down_valid;
    assign payload_payload_data = 512'd0;
    assign payload_payload_keep = 64'd0;
    assign payload_payload_last = 1'b1;
    assign payload_valid = owed_any;

    wire _unused_ok = &{1'b0, neighbours_valid, neighbours_inserted, frames_down_payload_reply_local, frames_down_payload_reply_handle, frames_down_payload_reply_next_hdr, frames_down_payload_reply_kept, frames_down_payload_local_enable};

endmodule

`default_nettype wire
