// Maps packets that leave to headers of frames and orders for their bytes.
`default_nettype none

module uet_tx_fetch_n16_w128_returns_s8_p9_reads_uud_rudi (
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
    input  wire   [2:0] kept_packet_ses,
    input  wire         clear_valid,
    input  wire   [7:0] clear_place,
    output wire         ready,
    output wire         stale,
    output wire         not_known,
    input  wire   [3:0] packet_payload_packet_place,
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
    input  wire         packet_payload_uud,
    input  wire         packet_payload_rudi,
    input  wire         packet_payload_served_is,
    input  wire         packet_payload_served_marked,
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

    localparam [1:0] OP_LOOKUP                          = 2'd0;
    localparam [1:0] OP_INSERT                          = 2'd1;
    localparam [1:0] OP_REMOVE                          = 2'd2;
    localparam [2:0] PACKET_PAYLOAD_PACKET_KIND_REQUEST = 3'd0;

    reg          turn;
    reg  [386:0] packets_rdata;
    reg    [8:0] found_chain_first;
    reg    [8:0] found_chain_last;
    reg   [13:0] found_chain_length;
    reg  [351:0] found_ses_header;
    reg    [2:0] found_ses;
    reg   [23:0] uses_rdata;
    reg   [23:0] use_then;
    reg    [1:0] op;
    wire         neighbours_ready;
    wire         neighbours_valid;
    wire         neighbours_hit;
    wire         neighbours_full;
    wire         neighbours_inserted;
    wire  [47:0] neighbours_found;
    wire         written_later_q;
    wire   [3:0] then_later_q_packet_packet_place;
    wire   [2:0] then_later_q_packet_packet_kind;
    wire         then_later_q_packet_packet_rod;
    wire         then_later_q_packet_packet_retx;
    wire         then_later_q_packet_packet_ar;
    wire         then_later_q_packet_packet_syn;
    wire  [31:0] then_later_q_packet_packet_psn;
    wire  [15:0] then_later_q_packet_packet_clear_offset;
    wire  [15:0] then_later_q_packet_packet_opaque;
    wire  [31:0] then_later_q_packet_packet_payload;
    wire  [15:0] then_later_q_packet_packet_spdcid;
    wire  [15:0] then_later_q_packet_packet_dpdcid;
    wire  [15:0] then_later_q_packet_packet_picked_entropy;
    wire   [7:0] then_later_q_packet_packet_picked_ccc_id;
    wire  [23:0] then_later_q_packet_packet_picked_credit_target;
    wire  [31:0] then_later_q_packet_packet_handle;
    wire  [15:0] then_later_q_packet_packet_message;
    wire  [13:0] then_later_q_packet_packet_length;
    wire  [13:0] then_later_q_packet_packet_size;
    wire [127:0] then_later_q_packet_destination;
    wire   [3:0] then_later_q_packet_local;
    wire         then_later_q_packet_uud;
    wire         then_later_q_packet_rudi;
    wire         then_later_q_packet_served_is;
    wire         then_later_q_packet_served_marked;
    wire  [31:0] then_later_q_handle;
    reg          goes_1;
    reg          goes_2;
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
    wire         late_later_q_sends;
    wire         late_later_q_retires;
    wire   [8:0] late_later_q_chain_first;
    wire   [8:0] late_later_q_chain_last;
    wire  [13:0] late_later_q_chain_length;
    wire  [31:0] late_later_q_handle;
    reg          done_1;
    reg          done_2;
    reg          done_3;
    reg          done_4;
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
    reg          is_stale_then;
    (* no_rw_check *)
    reg  [386:0] packets [0:255];
    reg   [23:0] uses [0:255];

    wire        room = fetched_ready;
    wire        is_ready = neighbours_ready;
    wire        may = room && !neighbour_valid && is_ready;
    wire        retires_next = retires_valid && (turn || !packet_valid);
    wire        retired = may && retires_next;
    wire        taken = may && packet_valid && !retires_next;
    wire [31:0] handle = retires_next ? retires_payload : packet_payload_packet_handle;
    wire        is_request = then_later_q_packet_packet_kind == PACKET_PAYLOAD_PACKET_KIND_REQUEST;
    wire        is_stale = is_request && use_then != then_later_q_handle[31:8];
    wire  [2:0] ses = found_ses;
    wire        headers_taken = out_up_ready;
    wire        order_taken = orders_up_ready;
    wire        leaves_term = !fetched_down_payload_sends || (headers_taken && order_taken);
    wire        back_taken = returns_up_ready;
    wire        leaves_term_2 = !fetched_down_payload_retires || back_taken;
    wire        leaves = fetched_down_valid && leaves_term && leaves_term_2;
    wire        fetched_taken = leaves;
    wire        sends_next = leaves && fetched_down_payload_sends;
    wire        taken_or_retired = taken || retired;
    wire  [7:0] uses_choice = clear_valid ? clear_place : handle[7:0];

    hash_table_k128_v48_s16_w4_l2 neighbours (
        .clk      (clk),
        .rst      (rst),
        .op       (op),
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

    delay_w1_c2 written_later (
        .clk (clk),
        .d   (neighbour_valid && !neighbour_forget),
        .q   (written_later_q)
    );

    delay_w431_c2 then_later (
        .clk                                  (clk),
        .d_packet_packet_place                (packet_payload_packet_place),
        .d_packet_packet_kind                 (packet_payload_packet_kind),
        .d_packet_packet_rod                  (packet_payload_packet_rod),
        .d_packet_packet_retx                 (packet_payload_packet_retx),
        .d_packet_packet_ar                   (packet_payload_packet_ar),
        .d_packet_packet_syn                  (packet_payload_packet_syn),
        .d_packet_packet_psn                  (packet_payload_packet_psn),
        .d_packet_packet_clear_offset         (packet_payload_packet_clear_offset),
        .d_packet_packet_opaque               (packet_payload_packet_opaque),
        .d_packet_packet_payload              (packet_payload_packet_payload),
        .d_packet_packet_spdcid               (packet_payload_packet_spdcid),
        .d_packet_packet_dpdcid               (packet_payload_packet_dpdcid),
        .d_packet_packet_picked_entropy       (packet_payload_packet_picked_entropy),
        .d_packet_packet_picked_ccc_id        (packet_payload_packet_picked_ccc_id),
        .d_packet_packet_picked_credit_target (packet_payload_packet_picked_credit_target),
        .d_packet_packet_handle               (packet_payload_packet_handle),
        .d_packet_packet_message              (packet_payload_packet_message),
        .d_packet_packet_length               (packet_payload_packet_length),
        .d_packet_packet_size                 (packet_payload_packet_size),
        .d_packet_destination                 (packet_payload_destination),
        .d_packet_local                       (packet_payload_local),
        .d_packet_uud                         (packet_payload_uud),
        .d_packet_rudi                        (packet_payload_rudi),
        .d_packet_served_is                   (packet_payload_served_is),
        .d_packet_served_marked               (packet_payload_served_marked),
        .d_handle                             (handle),
        .q_packet_packet_place                (then_later_q_packet_packet_place),
        .q_packet_packet_kind                 (then_later_q_packet_packet_kind),
        .q_packet_packet_rod                  (then_later_q_packet_packet_rod),
        .q_packet_packet_retx                 (then_later_q_packet_packet_retx),
        .q_packet_packet_ar                   (then_later_q_packet_packet_ar),
        .q_packet_packet_syn                  (then_later_q_packet_packet_syn),
        .q_packet_packet_psn                  (then_later_q_packet_packet_psn),
        .q_packet_packet_clear_offset         (then_later_q_packet_packet_clear_offset),
        .q_packet_packet_opaque               (then_later_q_packet_packet_opaque),
        .q_packet_packet_payload              (then_later_q_packet_packet_payload),
        .q_packet_packet_spdcid               (then_later_q_packet_packet_spdcid),
        .q_packet_packet_dpdcid               (then_later_q_packet_packet_dpdcid),
        .q_packet_packet_picked_entropy       (then_later_q_packet_packet_picked_entropy),
        .q_packet_packet_picked_ccc_id        (then_later_q_packet_packet_picked_ccc_id),
        .q_packet_packet_picked_credit_target (then_later_q_packet_packet_picked_credit_target),
        .q_packet_packet_handle               (then_later_q_packet_packet_handle),
        .q_packet_packet_message              (then_later_q_packet_packet_message),
        .q_packet_packet_length               (then_later_q_packet_packet_length),
        .q_packet_packet_size                 (then_later_q_packet_packet_size),
        .q_packet_destination                 (then_later_q_packet_destination),
        .q_packet_local                       (then_later_q_packet_local),
        .q_packet_uud                         (then_later_q_packet_uud),
        .q_packet_rudi                        (then_later_q_packet_rudi),
        .q_packet_served_is                   (then_later_q_packet_served_is),
        .q_packet_served_marked               (then_later_q_packet_served_marked),
        .q_handle                             (then_later_q_handle)
    );

    uet_tx_map_uud_rudi map (
        .clk                            (clk),
        .rst                            (rst),
        .packet_kind                    (then_later_q_packet_packet_kind),
        .packet_rod                     (then_later_q_packet_packet_rod),
        .packet_retx                    (then_later_q_packet_packet_retx),
        .packet_ar                      (then_later_q_packet_packet_ar),
        .packet_syn                     (then_later_q_packet_packet_syn),
        .packet_psn                     (then_later_q_packet_packet_psn),
        .packet_clear_offset            (then_later_q_packet_packet_clear_offset),
        .packet_opaque                  (then_later_q_packet_packet_opaque),
        .packet_payload                 (then_later_q_packet_packet_payload),
        .packet_spdcid                  (then_later_q_packet_packet_spdcid),
        .packet_dpdcid                  (then_later_q_packet_packet_dpdcid),
        .packet_credit_present          (1'b0),
        .packet_credit_ccc_id           (then_later_q_packet_packet_picked_ccc_id),
        .packet_credit_credit_target    (then_later_q_packet_packet_picked_credit_target),
        .packet_entropy                 (then_later_q_packet_packet_picked_entropy),
        .packet_local                   (then_later_q_packet_local),
        .packet_destination             (then_later_q_packet_destination),
        .packet_ses                     (ses),
        .packet_ses_header              (found_ses_header),
        .packet_length                  (then_later_q_packet_packet_length),
        .packet_uud                     (then_later_q_packet_uud),
        .packet_rudi                    (then_later_q_packet_rudi),
        .packet_served_is               (then_later_q_packet_served_is),
        .packet_served_marked           (then_later_q_packet_served_marked),
        .next_hop                       (neighbours_hit ? neighbours_found : registers_gateway),
        .valid                          (goes_2),
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

    delay_w66_c2 late_later (
        .clk            (clk),
        .d_sends        (goes_2 && !is_stale),
        .d_retires      (!goes_2),
        .d_chain_first  (found_chain_first),
        .d_chain_last   (found_chain_last),
        .d_chain_length (goes_2 && !is_request ? 14'd0 : found_chain_length),
        .d_handle       (then_later_q_handle),
        .q_sends        (late_later_q_sends),
        .q_retires      (late_later_q_retires),
        .q_chain_first  (late_later_q_chain_first),
        .q_chain_last   (late_later_q_chain_last),
        .q_chain_length (late_later_q_chain_length),
        .q_handle       (late_later_q_handle)
    );

    result_buffer_w1620_d8 fetched (
        .clk                                       (clk),
        .rst                                       (rst),
        .issue                                     (taken_or_retired),
        .done                                      (done_4),
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
        .result_sends                              (late_later_q_sends),
        .result_retires                            (late_later_q_retires),
        .result_chain_first                        (late_later_q_chain_first),
        .result_chain_last                         (late_later_q_chain_last),
        .result_chain_length                       (late_later_q_chain_length),
        .result_handle                             (late_later_q_handle),
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
        .down_ready                                (fetched_taken)
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

    always @* begin
        op = OP_LOOKUP;
        if (neighbour_valid) begin
            op = OP_INSERT;
            if (neighbour_forget) begin
                op = OP_REMOVE;
            end
        end
    end

    always @(posedge clk) begin
        packets_rdata <= packets[handle[7:0]];
        if (kept_valid) packets[kept_place] <= {
        kept_packet_chain_first,
        kept_packet_chain_last,
        kept_packet_chain_length,
        kept_packet_ses_header,
        kept_packet_ses
    };
    end

    always @(posedge clk) begin
        uses_rdata <= uses[handle[7:0]];
        if (clear_valid || retired) uses[uses_choice] <= clear_valid ? 24'd0 : handle[31:8] + 24'd1;
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
            goes_1 <= 1'b0;
            goes_2 <= 1'b0;
            done_1 <= 1'b0;
            done_2 <= 1'b0;
            done_3 <= 1'b0;
            done_4 <= 1'b0;
            ordered <= 5'd0;
            is_stale_then <= 1'b0;
        end else begin
            if (may) begin
                turn <= taken;
            end
            goes_1 <= taken;
            goes_2 <= goes_1;
            done_1 <= taken_or_retired;
            done_2 <= done_1;
            done_3 <= done_2;
            done_4 <= done_3;
            if (sends_next) begin
                ordered <= ordered + 5'd1;
            end
            is_stale_then <= goes_2 && is_stale;
        end
    end

    always @(posedge clk) begin
        found_chain_first <= packets_rdata[386:378];
        found_chain_last <= packets_rdata[377:369];
        found_chain_length <= packets_rdata[368:355];
        found_ses_header <= packets_rdata[354:3];
        found_ses <= packets_rdata[2:0];
        use_then <= uses_rdata;
    end

    assign ready = neighbours_ready;
    assign stale = is_stale_then;
    assign not_known = written_later_q && neighbours_full;
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

    wire _unused_ok = &{1'b0, neighbours_valid, neighbours_inserted, then_later_q_packet_packet_place, then_later_q_packet_packet_handle, then_later_q_packet_packet_message, then_later_q_packet_packet_size, map_shown};

endmodule

`default_nettype wire
