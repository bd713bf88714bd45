// Maps packets that leave to headers of frames and orders for their bytes.
`default_nettype none

module uet_tx_fetch_n8_w128_s8_p9 (
    input  wire         clk,
    input  wire         rst,
    input  wire         registers_map_addresses_0_enable,
    input  wire [127:0] registers_map_addresses_0_ip,
    input  wire  [47:0] registers_map_addresses_0_mac,
    input  wire         registers_map_addresses_0_tagged,
    input  wire   [2:0] registers_map_addresses_0_tag_pcp,
    input  wire         registers_map_addresses_0_tag_dei,
    input  wire  [11:0] registers_map_addresses_0_tag_vid,
    input  wire         registers_map_addresses_1_enable,
    input  wire [127:0] registers_map_addresses_1_ip,
    input  wire  [47:0] registers_map_addresses_1_mac,
    input  wire         registers_map_addresses_1_tagged,
    input  wire   [2:0] registers_map_addresses_1_tag_pcp,
    input  wire         registers_map_addresses_1_tag_dei,
    input  wire  [11:0] registers_map_addresses_1_tag_vid,
    input  wire         registers_map_addresses_2_enable,
    input  wire [127:0] registers_map_addresses_2_ip,
    input  wire  [47:0] registers_map_addresses_2_mac,
    input  wire         registers_map_addresses_2_tagged,
    input  wire   [2:0] registers_map_addresses_2_tag_pcp,
    input  wire         registers_map_addresses_2_tag_dei,
    input  wire  [11:0] registers_map_addresses_2_tag_vid,
    input  wire         registers_map_addresses_3_enable,
    input  wire [127:0] registers_map_addresses_3_ip,
    input  wire  [47:0] registers_map_addresses_3_mac,
    input  wire         registers_map_addresses_3_tagged,
    input  wire   [2:0] registers_map_addresses_3_tag_pcp,
    input  wire         registers_map_addresses_3_tag_dei,
    input  wire  [11:0] registers_map_addresses_3_tag_vid,
    input  wire         registers_map_addresses_4_enable,
    input  wire [127:0] registers_map_addresses_4_ip,
    input  wire  [47:0] registers_map_addresses_4_mac,
    input  wire         registers_map_addresses_4_tagged,
    input  wire   [2:0] registers_map_addresses_4_tag_pcp,
    input  wire         registers_map_addresses_4_tag_dei,
    input  wire  [11:0] registers_map_addresses_4_tag_vid,
    input  wire         registers_map_addresses_5_enable,
    input  wire [127:0] registers_map_addresses_5_ip,
    input  wire  [47:0] registers_map_addresses_5_mac,
    input  wire         registers_map_addresses_5_tagged,
    input  wire   [2:0] registers_map_addresses_5_tag_pcp,
    input  wire         registers_map_addresses_5_tag_dei,
    input  wire  [11:0] registers_map_addresses_5_tag_vid,
    input  wire         registers_map_addresses_6_enable,
    input  wire [127:0] registers_map_addresses_6_ip,
    input  wire  [47:0] registers_map_addresses_6_mac,
    input  wire         registers_map_addresses_6_tagged,
    input  wire   [2:0] registers_map_addresses_6_tag_pcp,
    input  wire         registers_map_addresses_6_tag_dei,
    input  wire  [11:0] registers_map_addresses_6_tag_vid,
    input  wire         registers_map_addresses_7_enable,
    input  wire [127:0] registers_map_addresses_7_ip,
    input  wire  [47:0] registers_map_addresses_7_mac,
    input  wire         registers_map_addresses_7_tagged,
    input  wire   [2:0] registers_map_addresses_7_tag_pcp,
    input  wire         registers_map_addresses_7_tag_dei,
    input  wire  [11:0] registers_map_addresses_7_tag_vid,
    input  wire         registers_map_addresses_8_enable,
    input  wire [127:0] registers_map_addresses_8_ip,
    input  wire  [47:0] registers_map_addresses_8_mac,
    input  wire         registers_map_addresses_8_tagged,
    input  wire   [2:0] registers_map_addresses_8_tag_pcp,
    input  wire         registers_map_addresses_8_tag_dei,
    input  wire  [11:0] registers_map_addresses_8_tag_vid,
    input  wire         registers_map_addresses_9_enable,
    input  wire [127:0] registers_map_addresses_9_ip,
    input  wire  [47:0] registers_map_addresses_9_mac,
    input  wire         registers_map_addresses_9_tagged,
    input  wire   [2:0] registers_map_addresses_9_tag_pcp,
    input  wire         registers_map_addresses_9_tag_dei,
    input  wire  [11:0] registers_map_addresses_9_tag_vid,
    input  wire         registers_map_addresses_10_enable,
    input  wire [127:0] registers_map_addresses_10_ip,
    input  wire  [47:0] registers_map_addresses_10_mac,
    input  wire         registers_map_addresses_10_tagged,
    input  wire   [2:0] registers_map_addresses_10_tag_pcp,
    input  wire         registers_map_addresses_10_tag_dei,
    input  wire  [11:0] registers_map_addresses_10_tag_vid,
    input  wire         registers_map_addresses_11_enable,
    input  wire [127:0] registers_map_addresses_11_ip,
    input  wire  [47:0] registers_map_addresses_11_mac,
    input  wire         registers_map_addresses_11_tagged,
    input  wire   [2:0] registers_map_addresses_11_tag_pcp,
    input  wire         registers_map_addresses_11_tag_dei,
    input  wire  [11:0] registers_map_addresses_11_tag_vid,
    input  wire         registers_map_addresses_12_enable,
    input  wire [127:0] registers_map_addresses_12_ip,
    input  wire  [47:0] registers_map_addresses_12_mac,
    input  wire         registers_map_addresses_12_tagged,
    input  wire   [2:0] registers_map_addresses_12_tag_pcp,
    input  wire         registers_map_addresses_12_tag_dei,
    input  wire  [11:0] registers_map_addresses_12_tag_vid,
    input  wire         registers_map_addresses_13_enable,
    input  wire [127:0] registers_map_addresses_13_ip,
    input  wire  [47:0] registers_map_addresses_13_mac,
    input  wire         registers_map_addresses_13_tagged,
    input  wire   [2:0] registers_map_addresses_13_tag_pcp,
    input  wire         registers_map_addresses_13_tag_dei,
    input  wire  [11:0] registers_map_addresses_13_tag_vid,
    input  wire         registers_map_addresses_14_enable,
    input  wire [127:0] registers_map_addresses_14_ip,
    input  wire  [47:0] registers_map_addresses_14_mac,
    input  wire         registers_map_addresses_14_tagged,
    input  wire   [2:0] registers_map_addresses_14_tag_pcp,
    input  wire         registers_map_addresses_14_tag_dei,
    input  wire  [11:0] registers_map_addresses_14_tag_vid,
    input  wire         registers_map_addresses_15_enable,
    input  wire [127:0] registers_map_addresses_15_ip,
    input  wire  [47:0] registers_map_addresses_15_mac,
    input  wire         registers_map_addresses_15_tagged,
    input  wire   [2:0] registers_map_addresses_15_tag_pcp,
    input  wire         registers_map_addresses_15_tag_dei,
    input  wire  [11:0] registers_map_addresses_15_tag_vid,
    input  wire   [5:0] registers_map_data_dscp,
    input  wire   [5:0] registers_map_control_dscp,
    input  wire   [7:0] registers_map_outer_ttl,
    input  wire         registers_map_outer_native,
    input  wire  [47:0] registers_gateway,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire         kept_valid,
    input  wire   [7:0] kept_place,
    input  wire   [8:0] kept_packet_chain_first,
    input  wire   [8:0] kept_packet_chain_last,
    input  wire  [13:0] kept_packet_chain_length,
    input  wire [351:0] kept_packet_ses_header,
    input  wire         clear_valid,
    input  wire   [7:0] clear_place,
    output wire         ready,
    output wire         stale,
    output wire         not_known,
    input  wire   [2:0] packet_payload_packet_place,
    input  wire   [2:0] packet_payload_packet_kind,
    input  wire         packet_payload_packet_rod,
    input  wire         packet_payload_packet_retx,
    input  wire         packet_payload_packet_ar,
    input  wire         packet_payload_packet_syn,
    input  wire  [31:0] packet_payload_packet_psn,
    input  wire  [15:0] packet_payload_packet_clear_offset,
    input  wire  [15:0] packet_payload_packet_opaque,
    input  wire  [31:0] packet_payload_packet_payload,
    input  wire  [15:0] packet_payload_packet_spdcid,
    input  wire  [15:0] packet_payload_packet_dpdcid,
    input  wire  [15:0] packet_payload_packet_picked_entropy,
    input  wire   [7:0] packet_payload_packet_picked_ccc_id,
    input  wire  [23:0] packet_payload_packet_picked_credit_target,
    input  wire  [31:0] packet_payload_packet_handle,
    input  wire  [15:0] packet_payload_packet_message,
    input  wire  [13:0] packet_payload_packet_length,
    input  wire  [13:0] packet_payload_packet_size,
    input  wire [127:0] packet_payload_destination,
    input  wire   [3:0] packet_payload_local,
    input  wire         packet_valid,
    output wire         packet_ready,
    input  wire  [31:0] retires_payload,
    input  wire         retires_valid,
    output wire         retires_ready,
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
    output wire   [8:0] order_payload_first,
    output wire   [8:0] order_payload_last,
    output wire  [13:0] order_payload_length,
    output wire         order_valid,
    input  wire         order_ready,
    output wire   [8:0] back_payload_chain_first,
    output wire   [8:0] back_payload_chain_last,
    output wire  [13:0] back_payload_chain_length,
    output wire  [31:0] back_payload_handle,
    output wire   [4:0] back_payload_after,
    output wire         back_valid,
    input  wire         back_ready
);

    localparam [2:0] LEAVING_MAP_PACKET_KIND_REQUEST = 3'd0;

    reg          turn;
    wire         neighbours_ready;
    wire         neighbours_valid;
    wire         neighbours_hit;
    wire         neighbours_full;
    wire         neighbours_inserted;
    wire  [47:0] neighbours_found;
    reg          written_1;
    reg          written;
    reg  [383:0] packets_rdata;
    reg   [23:0] uses_rdata;
    reg    [2:0] leaving_find_packet_place;
    reg    [2:0] leaving_find_packet_kind;
    reg          leaving_find_packet_rod;
    reg          leaving_find_packet_retx;
    reg          leaving_find_packet_ar;
    reg          leaving_find_packet_syn;
    reg   [31:0] leaving_find_packet_psn;
    reg   [15:0] leaving_find_packet_clear_offset;
    reg   [15:0] leaving_find_packet_opaque;
    reg   [31:0] leaving_find_packet_payload;
    reg   [15:0] leaving_find_packet_spdcid;
    reg   [15:0] leaving_find_packet_dpdcid;
    reg   [15:0] leaving_find_packet_picked_entropy;
    reg    [7:0] leaving_find_packet_picked_ccc_id;
    reg   [23:0] leaving_find_packet_picked_credit_target;
    reg   [31:0] leaving_find_packet_handle;
    reg   [15:0] leaving_find_packet_message;
    reg   [13:0] leaving_find_packet_length;
    reg   [13:0] leaving_find_packet_size;
    reg  [127:0] leaving_find_destination;
    reg    [3:0] leaving_find_local;
    reg    [2:0] leaving_map_packet_place;
    reg    [2:0] leaving_map_packet_kind;
    reg          leaving_map_packet_rod;
    reg          leaving_map_packet_retx;
    reg          leaving_map_packet_ar;
    reg          leaving_map_packet_syn;
    reg   [31:0] leaving_map_packet_psn;
    reg   [15:0] leaving_map_packet_clear_offset;
    reg   [15:0] leaving_map_packet_opaque;
    reg   [31:0] leaving_map_packet_payload;
    reg   [15:0] leaving_map_packet_spdcid;
    reg   [15:0] leaving_map_packet_dpdcid;
    reg   [15:0] leaving_map_packet_picked_entropy;
    reg    [7:0] leaving_map_packet_picked_ccc_id;
    reg   [23:0] leaving_map_packet_picked_credit_target;
    reg   [31:0] leaving_map_packet_handle;
    reg   [15:0] leaving_map_packet_message;
    reg   [13:0] leaving_map_packet_length;
    reg   [13:0] leaving_map_packet_size;
    reg  [127:0] leaving_map_destination;
    reg    [3:0] leaving_map_local;
    reg   [31:0] handle_find;
    reg   [31:0] handle_map;
    reg          goes_find;
    reg          goes_map;
    reg    [8:0] found_map_chain_first;
    reg    [8:0] found_map_chain_last;
    reg   [13:0] found_map_chain_length;
    reg  [351:0] found_map_ses_header;
    reg   [23:0] of_use_map;
    wire         map_shown;
    wire  [47:0] map_headers_ethernet_destination;
    wire  [47:0] map_headers_ethernet_source;
    wire  [15:0] map_headers_ethernet_ethertype;
    wire   [1:0] map_headers_tags;
    wire   [2:0] map_headers_outer_tag_pcp;
    wire         map_headers_outer_tag_dei;
    wire  [11:0] map_headers_outer_tag_vid;
    wire  [15:0] map_headers_outer_tag_ethertype;
    wire   [2:0] map_headers_inner_tag_pcp;
    wire         map_headers_inner_tag_dei;
    wire  [11:0] map_headers_inner_tag_vid;
    wire  [15:0] map_headers_inner_tag_ethertype;
    wire   [1:0] map_headers_ip;
    wire [319:0] map_headers_ip_header;
    wire   [1:0] map_headers_transport;
    wire  [63:0] map_headers_transport_header;
    wire         map_headers_trimmed;
    wire   [4:0] map_headers_pds;
    wire [319:0] map_headers_pds_header;
    wire   [2:0] map_headers_ses;
    wire [351:0] map_headers_ses_header;
    wire   [2:0] map_headers_extension;
    wire [287:0] map_headers_extension_header;
    wire  [15:0] map_headers_payload_length;
    reg          issued_find;
    reg          issued_map;
    reg          issued_wait;
    reg          issued_out;
    reg          sends_wait;
    reg          sends_out;
    reg          retires_wait;
    reg          retires_out;
    reg    [8:0] chain_wait_first;
    reg    [8:0] chain_wait_last;
    reg   [13:0] chain_wait_length;
    reg    [8:0] chain_out_first;
    reg    [8:0] chain_out_last;
    reg   [13:0] chain_out_length;
    reg   [31:0] handle_wait;
    reg   [31:0] handle_out;
    wire         fetched_ready;
    wire  [47:0] fetched_down_payload_headers_ethernet_destination;
    wire  [47:0] fetched_down_payload_headers_ethernet_source;
    wire  [15:0] fetched_down_payload_headers_ethernet_ethertype;
    wire   [1:0] fetched_down_payload_headers_tags;
    wire   [2:0] fetched_down_payload_headers_outer_tag_pcp;
    wire         fetched_down_payload_headers_outer_tag_dei;
    wire  [11:0] fetched_down_payload_headers_outer_tag_vid;
    wire  [15:0] fetched_down_payload_headers_outer_tag_ethertype;
    wire   [2:0] fetched_down_payload_headers_inner_tag_pcp;
    wire         fetched_down_payload_headers_inner_tag_dei;
    wire  [11:0] fetched_down_payload_headers_inner_tag_vid;
    wire  [15:0] fetched_down_payload_headers_inner_tag_ethertype;
    wire   [1:0] fetched_down_payload_headers_ip;
    wire [319:0] fetched_down_payload_headers_ip_header;
    wire   [1:0] fetched_down_payload_headers_transport;
    wire  [63:0] fetched_down_payload_headers_transport_header;
    wire         fetched_down_payload_headers_trimmed;
    wire   [4:0] fetched_down_payload_headers_pds;
    wire [319:0] fetched_down_payload_headers_pds_header;
    wire   [2:0] fetched_down_payload_headers_ses;
    wire [351:0] fetched_down_payload_headers_ses_header;
    wire   [2:0] fetched_down_payload_headers_extension;
    wire [287:0] fetched_down_payload_headers_extension_header;
    wire  [15:0] fetched_down_payload_headers_payload_length;
    wire         fetched_down_payload_sends;
    wire         fetched_down_payload_retires;
    wire   [8:0] fetched_down_payload_chain_first;
    wire   [8:0] fetched_down_payload_chain_last;
    wire  [13:0] fetched_down_payload_chain_length;
    wire  [31:0] fetched_down_payload_handle;
    wire         fetched_down_valid;
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
    wire         orders_up_ready;
    wire   [8:0] orders_down_payload_first;
    wire   [8:0] orders_down_payload_last;
    wire  [13:0] orders_down_payload_length;
    wire         orders_down_valid;
    reg    [4:0] ordered;
    wire         returns_up_ready;
    wire   [8:0] returns_down_payload_chain_first;
    wire   [8:0] returns_down_payload_chain_last;
    wire  [13:0] returns_down_payload_chain_length;
    wire  [31:0] returns_down_payload_handle;
    wire   [4:0] returns_down_payload_after;
    wire         returns_down_valid;
    reg          is_stale_wait;
    (* no_rw_check *)
    reg  [383:0] packets [0:255];
    reg   [23:0] uses [0:255];

    wire         room = fetched_ready;
    wire         is_ready = neighbours_ready;
    wire         may = room && !neighbour_valid && is_ready;
    wire         retires_next = retires_valid && (turn || !packet_valid);
    wire         retired = may && retires_next;
    wire         taken = may && packet_valid && !retires_next;
    wire  [31:0] handle = retires_next ? retires_payload : packet_payload_packet_handle;
    wire   [8:0] found_chain_first = packets_rdata[383:375];
    wire   [8:0] found_chain_last = packets_rdata[374:366];
    wire  [13:0] found_chain_length = packets_rdata[365:352];
    wire [351:0] found_ses_header = packets_rdata[351:0];
    wire  [23:0] of_use = uses_rdata;
    wire         is_request = leaving_map_packet_kind == LEAVING_MAP_PACKET_KIND_REQUEST;
    wire         is_stale_term = is_request && of_use_map != handle_map[31:8];
    wire         is_stale = goes_map && is_stale_term;
    wire         sends = goes_map && !is_stale_term;
    wire         retires = !goes_map;
    wire   [8:0] chain_first = found_map_chain_first;
    wire   [8:0] chain_last = found_map_chain_last;
    wire  [13:0] chain_length = goes_map && !is_request ? 14'd0 : found_map_chain_length;
    wire         leaves_term = !fetched_down_payload_sends || (out_up_ready && orders_up_ready);
    wire         leaves_term_2 = !fetched_down_payload_retires || returns_up_ready;
    wire         leaves = fetched_down_valid && leaves_term && leaves_term_2;
    wire         sends_next = leaves && fetched_down_payload_sends;
    wire         taken_or_retired = taken || retired;
    wire   [7:0] uses_choice = clear_valid ? clear_place : handle[7:0];

    hash_table_k128_v48_s16_w4_l2 neighbours (
        .clk      (clk),
        .rst      (rst),
        .op       (neighbour_valid ? (neighbour_forget ? 2'd2 : 2'd1) : 2'd0),
        .key      (neighbour_valid ? neighbour_ip : packet_payload_destination),
        .value    (neighbour_mac),
        .enable   (neighbour_valid || taken),
        .ready    (neighbours_ready),
        .valid    (neighbours_valid),
        .hit      (neighbours_hit),
        .full     (neighbours_full),
        .inserted (neighbours_inserted),
        .found    (neighbours_found)
    );

    uet_tx_map map (
        .clk                            (clk),
        .rst                            (rst),
        .packet_kind                    (leaving_map_packet_kind),
        .packet_rod                     (leaving_map_packet_rod),
        .packet_retx                    (leaving_map_packet_retx),
        .packet_ar                      (leaving_map_packet_ar),
        .packet_syn                     (leaving_map_packet_syn),
        .packet_psn                     (leaving_map_packet_psn),
        .packet_clear_offset            (leaving_map_packet_clear_offset),
        .packet_opaque                  (leaving_map_packet_opaque),
        .packet_payload                 (leaving_map_packet_payload),
        .packet_spdcid                  (leaving_map_packet_spdcid),
        .packet_dpdcid                  (leaving_map_packet_dpdcid),
        .packet_credit_present          (1'b0),
        .packet_credit_ccc_id           (leaving_map_packet_picked_ccc_id),
        .packet_credit_credit_target    (leaving_map_packet_picked_credit_target),
        .packet_entropy                 (leaving_map_packet_picked_entropy),
        .packet_local                   (leaving_map_local),
        .packet_destination             (leaving_map_destination),
        .packet_ses                     (3'd3),
        .packet_ses_header              (found_map_ses_header),
        .packet_length                  (leaving_map_packet_length),
        .next_hop                       (neighbours_hit ? neighbours_found : registers_gateway),
        .valid                          (goes_map),
        .registers_addresses_0_enable   (registers_map_addresses_0_enable),
        .registers_addresses_0_ip       (registers_map_addresses_0_ip),
        .registers_addresses_0_mac      (registers_map_addresses_0_mac),
        .registers_addresses_0_tagged   (registers_map_addresses_0_tagged),
        .registers_addresses_0_tag_pcp  (registers_map_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei  (registers_map_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid  (registers_map_addresses_0_tag_vid),
        .registers_addresses_1_enable   (registers_map_addresses_1_enable),
        .registers_addresses_1_ip       (registers_map_addresses_1_ip),
        .registers_addresses_1_mac      (registers_map_addresses_1_mac),
        .registers_addresses_1_tagged   (registers_map_addresses_1_tagged),
        .registers_addresses_1_tag_pcp  (registers_map_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei  (registers_map_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid  (registers_map_addresses_1_tag_vid),
        .registers_addresses_2_enable   (registers_map_addresses_2_enable),
        .registers_addresses_2_ip       (registers_map_addresses_2_ip),
        .registers_addresses_2_mac      (registers_map_addresses_2_mac),
        .registers_addresses_2_tagged   (registers_map_addresses_2_tagged),
        .registers_addresses_2_tag_pcp  (registers_map_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei  (registers_map_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid  (registers_map_addresses_2_tag_vid),
        .registers_addresses_3_enable   (registers_map_addresses_3_enable),
        .registers_addresses_3_ip       (registers_map_addresses_3_ip),
        .registers_addresses_3_mac      (registers_map_addresses_3_mac),
        .registers_addresses_3_tagged   (registers_map_addresses_3_tagged),
        .registers_addresses_3_tag_pcp  (registers_map_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei  (registers_map_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid  (registers_map_addresses_3_tag_vid),
        .registers_addresses_4_enable   (registers_map_addresses_4_enable),
        .registers_addresses_4_ip       (registers_map_addresses_4_ip),
        .registers_addresses_4_mac      (registers_map_addresses_4_mac),
        .registers_addresses_4_tagged   (registers_map_addresses_4_tagged),
        .registers_addresses_4_tag_pcp  (registers_map_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei  (registers_map_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid  (registers_map_addresses_4_tag_vid),
        .registers_addresses_5_enable   (registers_map_addresses_5_enable),
        .registers_addresses_5_ip       (registers_map_addresses_5_ip),
        .registers_addresses_5_mac      (registers_map_addresses_5_mac),
        .registers_addresses_5_tagged   (registers_map_addresses_5_tagged),
        .registers_addresses_5_tag_pcp  (registers_map_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei  (registers_map_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid  (registers_map_addresses_5_tag_vid),
        .registers_addresses_6_enable   (registers_map_addresses_6_enable),
        .registers_addresses_6_ip       (registers_map_addresses_6_ip),
        .registers_addresses_6_mac      (registers_map_addresses_6_mac),
        .registers_addresses_6_tagged   (registers_map_addresses_6_tagged),
        .registers_addresses_6_tag_pcp  (registers_map_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei  (registers_map_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid  (registers_map_addresses_6_tag_vid),
        .registers_addresses_7_enable   (registers_map_addresses_7_enable),
        .registers_addresses_7_ip       (registers_map_addresses_7_ip),
        .registers_addresses_7_mac      (registers_map_addresses_7_mac),
        .registers_addresses_7_tagged   (registers_map_addresses_7_tagged),
        .registers_addresses_7_tag_pcp  (registers_map_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei  (registers_map_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid  (registers_map_addresses_7_tag_vid),
        .registers_addresses_8_enable   (registers_map_addresses_8_enable),
        .registers_addresses_8_ip       (registers_map_addresses_8_ip),
        .registers_addresses_8_mac      (registers_map_addresses_8_mac),
        .registers_addresses_8_tagged   (registers_map_addresses_8_tagged),
        .registers_addresses_8_tag_pcp  (registers_map_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei  (registers_map_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid  (registers_map_addresses_8_tag_vid),
        .registers_addresses_9_enable   (registers_map_addresses_9_enable),
        .registers_addresses_9_ip       (registers_map_addresses_9_ip),
        .registers_addresses_9_mac      (registers_map_addresses_9_mac),
        .registers_addresses_9_tagged   (registers_map_addresses_9_tagged),
        .registers_addresses_9_tag_pcp  (registers_map_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei  (registers_map_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid  (registers_map_addresses_9_tag_vid),
        .registers_addresses_10_enable  (registers_map_addresses_10_enable),
        .registers_addresses_10_ip      (registers_map_addresses_10_ip),
        .registers_addresses_10_mac     (registers_map_addresses_10_mac),
        .registers_addresses_10_tagged  (registers_map_addresses_10_tagged),
        .registers_addresses_10_tag_pcp (registers_map_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei (registers_map_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid (registers_map_addresses_10_tag_vid),
        .registers_addresses_11_enable  (registers_map_addresses_11_enable),
        .registers_addresses_11_ip      (registers_map_addresses_11_ip),
        .registers_addresses_11_mac     (registers_map_addresses_11_mac),
        .registers_addresses_11_tagged  (registers_map_addresses_11_tagged),
        .registers_addresses_11_tag_pcp (registers_map_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei (registers_map_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid (registers_map_addresses_11_tag_vid),
        .registers_addresses_12_enable  (registers_map_addresses_12_enable),
        .registers_addresses_12_ip      (registers_map_addresses_12_ip),
        .registers_addresses_12_mac     (registers_map_addresses_12_mac),
        .registers_addresses_12_tagged  (registers_map_addresses_12_tagged),
        .registers_addresses_12_tag_pcp (registers_map_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei (registers_map_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid (registers_map_addresses_12_tag_vid),
        .registers_addresses_13_enable  (registers_map_addresses_13_enable),
        .registers_addresses_13_ip      (registers_map_addresses_13_ip),
        .registers_addresses_13_mac     (registers_map_addresses_13_mac),
        .registers_addresses_13_tagged  (registers_map_addresses_13_tagged),
        .registers_addresses_13_tag_pcp (registers_map_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei (registers_map_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid (registers_map_addresses_13_tag_vid),
        .registers_addresses_14_enable  (registers_map_addresses_14_enable),
        .registers_addresses_14_ip      (registers_map_addresses_14_ip),
        .registers_addresses_14_mac     (registers_map_addresses_14_mac),
        .registers_addresses_14_tagged  (registers_map_addresses_14_tagged),
        .registers_addresses_14_tag_pcp (registers_map_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei (registers_map_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid (registers_map_addresses_14_tag_vid),
        .registers_addresses_15_enable  (registers_map_addresses_15_enable),
        .registers_addresses_15_ip      (registers_map_addresses_15_ip),
        .registers_addresses_15_mac     (registers_map_addresses_15_mac),
        .registers_addresses_15_tagged  (registers_map_addresses_15_tagged),
        .registers_addresses_15_tag_pcp (registers_map_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei (registers_map_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid (registers_map_addresses_15_tag_vid),
        .registers_data_dscp            (registers_map_data_dscp),
        .registers_control_dscp         (registers_map_control_dscp),
        .registers_outer_ttl            (registers_map_outer_ttl),
        .registers_outer_native         (registers_map_outer_native),
        .shown                          (map_shown),
        .headers_ethernet_destination   (map_headers_ethernet_destination),
        .headers_ethernet_source        (map_headers_ethernet_source),
        .headers_ethernet_ethertype     (map_headers_ethernet_ethertype),
        .headers_tags                   (map_headers_tags),
        .headers_outer_tag_pcp          (map_headers_outer_tag_pcp),
        .headers_outer_tag_dei          (map_headers_outer_tag_dei),
        .headers_outer_tag_vid          (map_headers_outer_tag_vid),
        .headers_outer_tag_ethertype    (map_headers_outer_tag_ethertype),
        .headers_inner_tag_pcp          (map_headers_inner_tag_pcp),
        .headers_inner_tag_dei          (map_headers_inner_tag_dei),
        .headers_inner_tag_vid          (map_headers_inner_tag_vid),
        .headers_inner_tag_ethertype    (map_headers_inner_tag_ethertype),
        .headers_ip                     (map_headers_ip),
        .headers_ip_header              (map_headers_ip_header),
        .headers_transport              (map_headers_transport),
        .headers_transport_header       (map_headers_transport_header),
        .headers_trimmed                (map_headers_trimmed),
        .headers_pds                    (map_headers_pds),
        .headers_pds_header             (map_headers_pds_header),
        .headers_ses                    (map_headers_ses),
        .headers_ses_header             (map_headers_ses_header),
        .headers_extension              (map_headers_extension),
        .headers_extension_header       (map_headers_extension_header),
        .headers_payload_length         (map_headers_payload_length)
    );

    result_buffer_w1620_d8 fetched (
        .clk                                       (clk),
        .rst                                       (rst),
        .issue                                     (taken_or_retired),
        .done                                      (issued_out),
        .result_headers_ethernet_destination       (map_headers_ethernet_destination),
        .result_headers_ethernet_source            (map_headers_ethernet_source),
        .result_headers_ethernet_ethertype         (map_headers_ethernet_ethertype),
        .result_headers_tags                       (map_headers_tags),
        .result_headers_outer_tag_pcp              (map_headers_outer_tag_pcp),
        .result_headers_outer_tag_dei              (map_headers_outer_tag_dei),
        .result_headers_outer_tag_vid              (map_headers_outer_tag_vid),
        .result_headers_outer_tag_ethertype        (map_headers_outer_tag_ethertype),
        .result_headers_inner_tag_pcp              (map_headers_inner_tag_pcp),
        .result_headers_inner_tag_dei              (map_headers_inner_tag_dei),
        .result_headers_inner_tag_vid              (map_headers_inner_tag_vid),
        .result_headers_inner_tag_ethertype        (map_headers_inner_tag_ethertype),
        .result_headers_ip                         (map_headers_ip),
        .result_headers_ip_header                  (map_headers_ip_header),
        .result_headers_transport                  (map_headers_transport),
        .result_headers_transport_header           (map_headers_transport_header),
        .result_headers_trimmed                    (map_headers_trimmed),
        .result_headers_pds                        (map_headers_pds),
        .result_headers_pds_header                 (map_headers_pds_header),
        .result_headers_ses                        (map_headers_ses),
        .result_headers_ses_header                 (map_headers_ses_header),
        .result_headers_extension                  (map_headers_extension),
        .result_headers_extension_header           (map_headers_extension_header),
        .result_headers_payload_length             (map_headers_payload_length),
        .result_sends                              (sends_out),
        .result_retires                            (retires_out),
        .result_chain_first                        (chain_out_first),
        .result_chain_last                         (chain_out_last),
        .result_chain_length                       (chain_out_length),
        .result_handle                             (handle_out),
        .ready                                     (fetched_ready),
        .down_payload_headers_ethernet_destination (fetched_down_payload_headers_ethernet_destination),
        .down_payload_headers_ethernet_source      (fetched_down_payload_headers_ethernet_source),
        .down_payload_headers_ethernet_ethertype   (fetched_down_payload_headers_ethernet_ethertype),
        .down_payload_headers_tags                 (fetched_down_payload_headers_tags),
        .down_payload_headers_outer_tag_pcp        (fetched_down_payload_headers_outer_tag_pcp),
        .down_payload_headers_outer_tag_dei        (fetched_down_payload_headers_outer_tag_dei),
        .down_payload_headers_outer_tag_vid        (fetched_down_payload_headers_outer_tag_vid),
        .down_payload_headers_outer_tag_ethertype  (fetched_down_payload_headers_outer_tag_ethertype),
        .down_payload_headers_inner_tag_pcp        (fetched_down_payload_headers_inner_tag_pcp),
        .down_payload_headers_inner_tag_dei        (fetched_down_payload_headers_inner_tag_dei),
        .down_payload_headers_inner_tag_vid        (fetched_down_payload_headers_inner_tag_vid),
        .down_payload_headers_inner_tag_ethertype  (fetched_down_payload_headers_inner_tag_ethertype),
        .down_payload_headers_ip                   (fetched_down_payload_headers_ip),
        .down_payload_headers_ip_header            (fetched_down_payload_headers_ip_header),
        .down_payload_headers_transport            (fetched_down_payload_headers_transport),
        .down_payload_headers_transport_header     (fetched_down_payload_headers_transport_header),
        .down_payload_headers_trimmed              (fetched_down_payload_headers_trimmed),
        .down_payload_headers_pds                  (fetched_down_payload_headers_pds),
        .down_payload_headers_pds_header           (fetched_down_payload_headers_pds_header),
        .down_payload_headers_ses                  (fetched_down_payload_headers_ses),
        .down_payload_headers_ses_header           (fetched_down_payload_headers_ses_header),
        .down_payload_headers_extension            (fetched_down_payload_headers_extension),
        .down_payload_headers_extension_header     (fetched_down_payload_headers_extension_header),
        .down_payload_headers_payload_length       (fetched_down_payload_headers_payload_length),
        .down_payload_sends                        (fetched_down_payload_sends),
        .down_payload_retires                      (fetched_down_payload_retires),
        .down_payload_chain_first                  (fetched_down_payload_chain_first),
        .down_payload_chain_last                   (fetched_down_payload_chain_last),
        .down_payload_chain_length                 (fetched_down_payload_chain_length),
        .down_payload_handle                       (fetched_down_payload_handle),
        .down_valid                                (fetched_down_valid),
        .down_ready                                (leaves)
    );

    forward_slice_w1554 out (
        .clk                               (clk),
        .rst                               (rst),
        .up_payload_ethernet_destination   (fetched_down_payload_headers_ethernet_destination),
        .up_payload_ethernet_source        (fetched_down_payload_headers_ethernet_source),
        .up_payload_ethernet_ethertype     (fetched_down_payload_headers_ethernet_ethertype),
        .up_payload_tags                   (fetched_down_payload_headers_tags),
        .up_payload_outer_tag_pcp          (fetched_down_payload_headers_outer_tag_pcp),
        .up_payload_outer_tag_dei          (fetched_down_payload_headers_outer_tag_dei),
        .up_payload_outer_tag_vid          (fetched_down_payload_headers_outer_tag_vid),
        .up_payload_outer_tag_ethertype    (fetched_down_payload_headers_outer_tag_ethertype),
        .up_payload_inner_tag_pcp          (fetched_down_payload_headers_inner_tag_pcp),
        .up_payload_inner_tag_dei          (fetched_down_payload_headers_inner_tag_dei),
        .up_payload_inner_tag_vid          (fetched_down_payload_headers_inner_tag_vid),
        .up_payload_inner_tag_ethertype    (fetched_down_payload_headers_inner_tag_ethertype),
        .up_payload_ip                     (fetched_down_payload_headers_ip),
        .up_payload_ip_header              (fetched_down_payload_headers_ip_header),
        .up_payload_transport              (fetched_down_payload_headers_transport),
        .up_payload_transport_header       (fetched_down_payload_headers_transport_header),
        .up_payload_trimmed                (fetched_down_payload_headers_trimmed),
        .up_payload_pds                    (fetched_down_payload_headers_pds),
        .up_payload_pds_header             (fetched_down_payload_headers_pds_header),
        .up_payload_ses                    (fetched_down_payload_headers_ses),
        .up_payload_ses_header             (fetched_down_payload_headers_ses_header),
        .up_payload_extension              (fetched_down_payload_headers_extension),
        .up_payload_extension_header       (fetched_down_payload_headers_extension_header),
        .up_payload_payload_length         (fetched_down_payload_headers_payload_length),
        .up_valid                          (sends_next),
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

    fifo_w32_d4 orders (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_first    (fetched_down_payload_chain_first),
        .up_payload_last     (fetched_down_payload_chain_last),
        .up_payload_length   (fetched_down_payload_chain_length),
        .up_valid            (sends_next),
        .up_ready            (orders_up_ready),
        .down_payload_first  (orders_down_payload_first),
        .down_payload_last   (orders_down_payload_last),
        .down_payload_length (orders_down_payload_length),
        .down_valid          (orders_down_valid),
        .down_ready          (order_ready)
    );

    fifo_w69_d16 returns (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_chain_first    (fetched_down_payload_chain_first),
        .up_payload_chain_last     (fetched_down_payload_chain_last),
        .up_payload_chain_length   (fetched_down_payload_chain_length),
        .up_payload_handle         (fetched_down_payload_handle),
        .up_payload_after          (ordered),
        .up_valid                  (leaves && fetched_down_payload_retires),
        .up_ready                  (returns_up_ready),
        .down_payload_chain_first  (returns_down_payload_chain_first),
        .down_payload_chain_last   (returns_down_payload_chain_last),
        .down_payload_chain_length (returns_down_payload_chain_length),
        .down_payload_handle       (returns_down_payload_handle),
        .down_payload_after        (returns_down_payload_after),
        .down_valid                (returns_down_valid),
        .down_ready                (back_ready)
    );

    always @(posedge clk) begin
        packets_rdata <= packets[handle[7:0]];
        if (kept_valid) packets[kept_place] <= {kept_packet_chain_first, kept_packet_chain_last, kept_packet_chain_length, kept_packet_ses_header};
    end

    always @(posedge clk) begin
        uses_rdata <= uses[handle[7:0]];
        if (clear_valid || retired) uses[uses_choice] <= clear_valid ? 24'd0 : handle[31:8] + 24'd1;
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
            goes_find <= 1'b0;
            goes_map <= 1'b0;
            issued_find <= 1'b0;
            issued_map <= 1'b0;
            issued_wait <= 1'b0;
            issued_out <= 1'b0;
            ordered <= 5'd0;
            is_stale_wait <= 1'b0;
        end else begin
            if (may) begin
                turn <= taken;
            end
            goes_find <= taken;
            goes_map <= goes_find;
            issued_find <= taken_or_retired;
            issued_map <= issued_find;
            issued_wait <= issued_map;
            issued_out <= issued_wait;
            if (sends_next) begin
                ordered <= ordered + 5'd1;
            end
            is_stale_wait <= is_stale;
        end
    end

    always @(posedge clk) begin
        written_1 <= neighbour_valid && !neighbour_forget;
        written <= written_1;
        leaving_find_packet_place <= packet_payload_packet_place;
        leaving_find_packet_kind <= packet_payload_packet_kind;
        leaving_find_packet_rod <= packet_payload_packet_rod;
        leaving_find_packet_retx <= packet_payload_packet_retx;
        leaving_find_packet_ar <= packet_payload_packet_ar;
        leaving_find_packet_syn <= packet_payload_packet_syn;
        leaving_find_packet_psn <= packet_payload_packet_psn;
        leaving_find_packet_clear_offset <= packet_payload_packet_clear_offset;
        leaving_find_packet_opaque <= packet_payload_packet_opaque;
        leaving_find_packet_payload <= packet_payload_packet_payload;
        leaving_find_packet_spdcid <= packet_payload_packet_spdcid;
        leaving_find_packet_dpdcid <= packet_payload_packet_dpdcid;
        leaving_find_packet_picked_entropy <= packet_payload_packet_picked_entropy;
        leaving_find_packet_picked_ccc_id <= packet_payload_packet_picked_ccc_id;
        leaving_find_packet_picked_credit_target <= packet_payload_packet_picked_credit_target;
        leaving_find_packet_handle <= packet_payload_packet_handle;
        leaving_find_packet_message <= packet_payload_packet_message;
        leaving_find_packet_length <= packet_payload_packet_length;
        leaving_find_packet_size <= packet_payload_packet_size;
        leaving_find_destination <= packet_payload_destination;
        leaving_find_local <= packet_payload_local;
        leaving_map_packet_place <= leaving_find_packet_place;
        leaving_map_packet_kind <= leaving_find_packet_kind;
        leaving_map_packet_rod <= leaving_find_packet_rod;
        leaving_map_packet_retx <= leaving_find_packet_retx;
        leaving_map_packet_ar <= leaving_find_packet_ar;
        leaving_map_packet_syn <= leaving_find_packet_syn;
        leaving_map_packet_psn <= leaving_find_packet_psn;
        leaving_map_packet_clear_offset <= leaving_find_packet_clear_offset;
        leaving_map_packet_opaque <= leaving_find_packet_opaque;
        leaving_map_packet_payload <= leaving_find_packet_payload;
        leaving_map_packet_spdcid <= leaving_find_packet_spdcid;
        leaving_map_packet_dpdcid <= leaving_find_packet_dpdcid;
        leaving_map_packet_picked_entropy <= leaving_find_packet_picked_entropy;
        leaving_map_packet_picked_ccc_id <= leaving_find_packet_picked_ccc_id;
        leaving_map_packet_picked_credit_target <= leaving_find_packet_picked_credit_target;
        leaving_map_packet_handle <= leaving_find_packet_handle;
        leaving_map_packet_message <= leaving_find_packet_message;
        leaving_map_packet_length <= leaving_find_packet_length;
        leaving_map_packet_size <= leaving_find_packet_size;
        leaving_map_destination <= leaving_find_destination;
        leaving_map_local <= leaving_find_local;
        handle_find <= handle;
        handle_map <= handle_find;
        found_map_chain_first <= found_chain_first;
        found_map_chain_last <= found_chain_last;
        found_map_chain_length <= found_chain_length;
        found_map_ses_header <= found_ses_header;
        of_use_map <= of_use;
        sends_wait <= sends;
        sends_out <= sends_wait;
        retires_wait <= retires;
        retires_out <= retires_wait;
        chain_wait_first <= chain_first;
        chain_wait_last <= chain_last;
        chain_wait_length <= chain_length;
        chain_out_first <= chain_wait_first;
        chain_out_last <= chain_wait_last;
        chain_out_length <= chain_wait_length;
        handle_wait <= handle_map;
        handle_out <= handle_wait;
    end

    assign ready = neighbours_ready;
    assign stale = is_stale_wait;
    assign not_known = written && neighbours_full;
    assign packet_ready = may && !retires_next;
    assign retires_ready = may && retires_next;
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
    assign order_payload_first = orders_down_payload_first;
    assign order_payload_last = orders_down_payload_last;
    assign order_payload_length = orders_down_payload_length;
    assign order_valid = orders_down_valid;
    assign back_payload_chain_first = returns_down_payload_chain_first;
    assign back_payload_chain_last = returns_down_payload_chain_last;
    assign back_payload_chain_length = returns_down_payload_chain_length;
    assign back_payload_handle = returns_down_payload_handle;
    assign back_payload_after = returns_down_payload_after;
    assign back_valid = returns_down_valid;

    wire _unused_ok = &{1'b0, neighbours_valid, neighbours_inserted, leaving_map_packet_place, leaving_map_packet_handle, leaving_map_packet_message, leaving_map_packet_size, map_shown};

endmodule

`default_nettype wire
