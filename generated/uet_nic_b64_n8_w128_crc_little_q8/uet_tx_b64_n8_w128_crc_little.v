// Transmit half of an endpoint, 64 bytes a clock: messages to frames and completions.
`default_nettype none

module uet_tx_b64_n8_w128_crc_little (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [16:0] units,
    input  wire  [31:0] random,
    input  wire         registers_enable,
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
    input  wire  [31:0] registers_cwnd,
    input  wire  [31:0] registers_initiator_rto_init,
    input  wire  [31:0] registers_initiator_rto_max,
    input  wire   [3:0] registers_initiator_max_rto_retx,
    input  wire  [31:0] registers_initiator_nack_retx,
    input  wire   [4:0] registers_initiator_max_nack_retx,
    input  wire  [31:0] registers_initiator_go_back,
    input  wire  [31:0] registers_initiator_tail_loss,
    input  wire   [3:0] registers_initiator_max_tail_loss,
    input  wire  [31:0] registers_initiator_probe,
    input  wire  [31:0] registers_initiator_probe_tail,
    input  wire  [31:0] registers_initiator_probe_again,
    input  wire         registers_initiator_probe_first,
    input  wire  [31:0] registers_initiator_clear,
    input  wire  [31:0] registers_initiator_idle,
    input  wire   [7:0] registers_initiator_default_mpr,
    input  wire   [7:0] registers_initiator_override_mpr_zero,
    input  wire  [15:0] registers_initiator_ack_request_below,
    input  wire   [3:0] registers_initiator_packet_shift,
    input  wire         registers_initiator_service_required,
    input  wire         registers_initiator_loss_trim_nack,
    input  wire         registers_initiator_loss_loss_nack,
    input  wire         registers_initiator_loss_out_of_order,
    input  wire         registers_initiator_loss_entropy,
    input  wire         registers_initiator_loss_probe,
    input  wire   [1:0] registers_initiator_loss_tail,
    input  wire         registers_initiator_loss_rto,
    input  wire         registers_initiator_loss_ack_req,
    input  wire   [2:0] registers_choice_pdcs_per_tuple,
    input  wire         registers_choice_spread_turns,
    input  wire   [7:0] registers_choice_full_level,
    input  wire  [24:0] registers_choice_quarantine_time,
    input  wire         registers_expected_0rtt,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire         peer_valid,
    input  wire   [2:0] peer_arrival_event_kind,
    input  wire [127:0] peer_arrival_event_source,
    input  wire   [3:0] peer_arrival_event_local,
    input  wire  [15:0] peer_arrival_event_entropy,
    input  wire  [15:0] peer_arrival_event_spdcid,
    input  wire  [15:0] peer_arrival_event_dpdcid,
    input  wire         peer_arrival_event_m,
    input  wire         peer_arrival_event_retx,
    input  wire   [1:0] peer_arrival_event_req,
    input  wire         peer_arrival_event_p,
    input  wire  [15:0] peer_arrival_event_ack_psn_offset,
    input  wire         peer_arrival_event_nt,
    input  wire   [7:0] peer_arrival_event_nack_code,
    input  wire   [7:0] peer_arrival_event_vendor_code,
    input  wire  [31:0] peer_arrival_event_psn,
    input  wire  [31:0] peer_arrival_event_payload,
    input  wire   [3:0] peer_arrival_event_cc_type,
    input  wire   [7:0] peer_arrival_event_mpr,
    input  wire  [15:0] peer_arrival_event_sack_psn_offset,
    input  wire  [63:0] peer_arrival_event_sack_bitmap,
    input  wire  [63:0] peer_arrival_event_cc_state,
    input  wire   [2:0] peer_arrival_ses,
    input  wire [351:0] peer_arrival_ses_header,
    input  wire         payload_wrong,
    output wire         ready,
    output wire  [31:0] counts_deparser_sent,
    output wire  [31:0] counts_deparser_wrong_length,
    output wire  [31:0] counts_deparser_too_long,
    output wire  [31:0] counts_deparser_no_packet,
    output wire  [31:0] counts_stale,
    output wire  [31:0] counts_messages,
    output wire  [31:0] counts_completions,
    output wire         sender_counts_initiator_pipe_ignored_unknown_pdc,
    output wire         sender_counts_initiator_pipe_ignored_mismatch,
    output wire         sender_counts_initiator_pipe_ignored_ack_out_of_range,
    output wire         sender_counts_initiator_pipe_ignored_nack_out_of_range,
    output wire         sender_counts_initiator_pipe_ignored_nack_unexpected,
    output wire         sender_counts_initiator_pipe_sack_out_of_range,
    output wire         sender_counts_initiator_pipe_probe_stale,
    output wire         sender_counts_initiator_pipe_duplicate_ack,
    output wire         sender_counts_initiator_pipe_spurious,
    output wire         sender_counts_initiator_pipe_held_timeout,
    output wire         sender_counts_initiator_pipe_nack_again,
    output wire         sender_counts_initiator_pipe_retransmitted,
    output wire         sender_counts_initiator_pipe_ack_req_sent,
    output wire         sender_counts_initiator_pipe_probe_sent,
    output wire         sender_counts_initiator_pipe_clear_sent,
    output wire         sender_counts_initiator_pipe_lost_trim,
    output wire         sender_counts_initiator_pipe_lost_nack,
    output wire         sender_counts_initiator_pipe_lost_timeout,
    output wire         sender_counts_initiator_pipe_lost_tail,
    output wire         sender_counts_initiator_pipe_lost_entropy,
    output wire         sender_counts_initiator_pipe_recoveries,
    output wire         sender_counts_initiator_peer_mismatch,
    output wire         sender_counts_initiator_peer_dropped,
    output wire         sender_counts_parked,
    output wire         sender_counts_unsent,
    output wire         sender_counts_credit_req_sent,
    output wire         sender_counts_credit_req_ignored,
    output wire         pdc_event_valid,
    output wire   [2:0] pdc_event_place,
    output wire  [15:0] pdc_event_pdcid,
    output wire         pdc_event_opened,
    output wire         pdc_event_established,
    output wire         pdc_event_moved,
    output wire         pdc_event_quiesce,
    output wire         pdc_event_failed,
    output wire   [7:0] pdc_event_code,
    output wire         pdc_event_closed,
    output wire         pdc_event_ended,
    output wire  [31:0] pdc_event_next_psn,
    output wire         pdc_event_syn_resent,
    output wire         neighbour_not_known,
    output wire         sender_ready,
    output wire         sender_left,
    output wire   [9:0] free,
    input  wire         messages_payload_op,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_valid,
    output wire         messages_ready,
    input  wire [511:0] payload_payload_data,
    input  wire  [63:0] payload_payload_keep,
    input  wire         payload_payload_last,
    input  wire         payload_valid,
    output wire         payload_ready,
    input  wire [511:0] replies_payload_data,
    input  wire  [63:0] replies_payload_keep,
    input  wire         replies_payload_last,
    input  wire         replies_payload_wrong,
    input  wire         replies_valid,
    output wire         replies_ready,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [31:0] completion_payload_bytes,
    output wire   [1:0] completion_payload_result,
    output wire   [7:0] completion_payload_code,
    output wire         completion_valid,
    input  wire         completion_ready,
    output wire [511:0] frames_payload_data,
    output wire  [63:0] frames_payload_keep,
    output wire         frames_payload_last,
    output wire         frames_payload_wrong,
    output wire         frames_valid,
    input  wire         frames_ready
);

    wire         peer_map_shown;
    wire   [2:0] peer_map_event_kind;
    wire [127:0] peer_map_event_source;
    wire   [3:0] peer_map_event_local;
    wire  [15:0] peer_map_event_spdcid;
    wire  [15:0] peer_map_event_dpdcid;
    wire         peer_map_event_m;
    wire         peer_map_event_retx;
    wire   [1:0] peer_map_event_req;
    wire         peer_map_event_probe;
    wire  [15:0] peer_map_event_offset;
    wire  [31:0] peer_map_event_psn;
    wire   [7:0] peer_map_event_nack_code;
    wire  [31:0] peer_map_event_payload;
    wire         peer_map_event_has_state;
    wire   [7:0] peer_map_event_mpr;
    wire  [15:0] peer_map_event_sack_offset;
    wire  [63:0] peer_map_event_sack_bitmap;
    wire  [15:0] peer_map_event_ooo_count;
    wire         peer_map_event_has_nscc;
    wire  [15:0] peer_map_event_service_time;
    wire         peer_map_event_restore_cwnd;
    wire   [6:0] peer_map_event_rcv_cwnd_pend;
    wire  [23:0] peer_map_event_rcvd_bytes;
    wire         peer_map_event_has_credit;
    wire  [23:0] peer_map_event_credit;
    wire  [15:0] peer_map_event_entropy;
    wire         peer_map_event_response_present;
    wire   [1:0] peer_map_event_response_list;
    wire   [5:0] peer_map_event_response_opcode;
    wire   [5:0] peer_map_event_response_return_code;
    wire  [15:0] peer_map_event_response_message_id;
    wire  [31:0] peer_map_event_response_modified_length;
    wire         sender_left_valid;
    wire  [31:0] sender_left_handle;
    wire         sender_outcome_valid;
    wire   [2:0] sender_outcome_place;
    wire  [31:0] sender_outcome_handle;
    wire  [15:0] sender_outcome_message;
    wire   [1:0] sender_outcome_kind;
    wire         sender_outcome_response_present;
    wire   [1:0] sender_outcome_response_list;
    wire   [5:0] sender_outcome_response_opcode;
    wire   [5:0] sender_outcome_response_return_code;
    wire  [15:0] sender_outcome_response_message_id;
    wire  [31:0] sender_outcome_response_modified_length;
    wire   [7:0] sender_outcome_code;
    wire         sender_congestion_valid;
    wire   [2:0] sender_congestion_ccc;
    wire   [3:0] sender_congestion_kind;
    wire  [31:0] sender_congestion_bytes;
    wire  [15:0] sender_congestion_entropy;
    wire         sender_congestion_ecn;
    wire         sender_congestion_rtt_valid;
    wire  [31:0] sender_congestion_rtt;
    wire  [15:0] sender_congestion_out_of_order;
    wire         sender_congestion_has_nscc;
    wire   [6:0] sender_congestion_rcv_cwnd_pend;
    wire         sender_congestion_restore_cwnd;
    wire         sender_congestion_has_credit;
    wire  [23:0] sender_congestion_credit;
    wire  [31:0] sender_congestion_now;
    wire         sender_pdc_event_valid;
    wire   [2:0] sender_pdc_event_place;
    wire  [15:0] sender_pdc_event_pdcid;
    wire         sender_pdc_event_opened;
    wire         sender_pdc_event_established;
    wire         sender_pdc_event_moved;
    wire         sender_pdc_event_quiesce;
    wire         sender_pdc_event_failed;
    wire   [7:0] sender_pdc_event_code;
    wire         sender_pdc_event_closed;
    wire         sender_pdc_event_ended;
    wire  [31:0] sender_pdc_event_next_psn;
    wire         sender_pdc_event_syn_resent;
    wire         sender_pick_valid;
    wire   [2:0] sender_pick_ccc;
    wire   [2:0] sender_pick_place;
    wire  [13:0] sender_pick_size;
    wire         sender_pick_ordered;
    wire         sender_send_ready;
    wire   [2:0] sender_packet_payload_packet_place;
    wire   [2:0] sender_packet_payload_packet_kind;
    wire         sender_packet_payload_packet_rod;
    wire         sender_packet_payload_packet_retx;
    wire         sender_packet_payload_packet_ar;
    wire         sender_packet_payload_packet_syn;
    wire  [31:0] sender_packet_payload_packet_psn;
    wire  [15:0] sender_packet_payload_packet_clear_offset;
    wire  [15:0] sender_packet_payload_packet_opaque;
    wire  [31:0] sender_packet_payload_packet_payload;
    wire  [15:0] sender_packet_payload_packet_spdcid;
    wire  [15:0] sender_packet_payload_packet_dpdcid;
    wire  [15:0] sender_packet_payload_packet_picked_entropy;
    wire   [7:0] sender_packet_payload_packet_picked_ccc_id;
    wire  [23:0] sender_packet_payload_packet_picked_credit_target;
    wire  [31:0] sender_packet_payload_packet_handle;
    wire  [15:0] sender_packet_payload_packet_message;
    wire  [13:0] sender_packet_payload_packet_length;
    wire  [13:0] sender_packet_payload_packet_size;
    wire [127:0] sender_packet_payload_destination;
    wire   [3:0] sender_packet_payload_local;
    wire         sender_packet_valid;
    wire         window_limit_valid;
    wire   [2:0] window_limit_ccc;
    wire  [31:0] window_limit_window;
    wire         window_limit_credit_on;
    wire  [31:0] window_limit_credit;
    wire  [31:0] window_limit_cwnd;
    wire  [31:0] window_limit_max_window;
    wire         window_limit_is_small;
    wire         under_way_ready;
    wire         under_way_messages_ready;
    wire         under_way_opened_payload_message_op;
    wire   [1:0] under_way_opened_payload_message_mode;
    wire   [3:0] under_way_opened_payload_message_lane;
    wire   [3:0] under_way_opened_payload_message_traffic_class;
    wire   [3:0] under_way_opened_payload_message_local;
    wire [127:0] under_way_opened_payload_message_destination;
    wire  [23:0] under_way_opened_payload_message_job_id;
    wire  [11:0] under_way_opened_payload_message_pid_on_fep;
    wire  [11:0] under_way_opened_payload_message_resource_index;
    wire  [63:0] under_way_opened_payload_message_key;
    wire  [63:0] under_way_opened_payload_message_offset;
    wire  [31:0] under_way_opened_payload_message_initiator;
    wire         under_way_opened_payload_message_has_header_data;
    wire  [63:0] under_way_opened_payload_message_header_data;
    wire  [31:0] under_way_opened_payload_message_length;
    wire  [31:0] under_way_opened_payload_message_wr_id;
    wire  [15:0] under_way_opened_payload_id;
    wire  [31:0] under_way_opened_payload_beats;
    wire         under_way_opened_valid;
    wire  [31:0] under_way_completion_payload_wr_id;
    wire  [15:0] under_way_completion_payload_message_id;
    wire  [31:0] under_way_completion_payload_bytes;
    wire   [1:0] under_way_completion_payload_result;
    wire   [7:0] under_way_completion_payload_code;
    wire         under_way_completion_valid;
    wire         handles_filling;
    wire   [7:0] handles_fill;
    wire  [31:0] handles_next_payload;
    wire         handles_next_valid;
    wire         parts_kept_valid;
    wire   [7:0] parts_kept_place;
    wire   [8:0] parts_kept_packet_chain_first;
    wire   [8:0] parts_kept_packet_chain_last;
    wire  [13:0] parts_kept_packet_chain_length;
    wire [351:0] parts_kept_packet_ses_header;
    wire         parts_messages_ready;
    wire         parts_payload_ready;
    wire         parts_handles_ready;
    wire [511:0] parts_stored_payload_data;
    wire  [63:0] parts_stored_payload_keep;
    wire         parts_stored_payload_last;
    wire         parts_stored_valid;
    wire   [1:0] parts_send_payload_tuple_mode;
    wire  [23:0] parts_send_payload_tuple_job_id;
    wire   [3:0] parts_send_payload_tuple_local;
    wire [127:0] parts_send_payload_tuple_destination;
    wire   [3:0] parts_send_payload_tuple_traffic_class;
    wire  [23:0] parts_send_payload_tuple_sdi;
    wire   [3:0] parts_send_payload_tuple_lane;
    wire   [1:0] parts_send_payload_packet_kind;
    wire  [15:0] parts_send_payload_packet_message;
    wire         parts_send_payload_packet_first;
    wire         parts_send_payload_packet_last;
    wire  [13:0] parts_send_payload_packet_length;
    wire  [13:0] parts_send_payload_packet_size;
    wire  [31:0] parts_send_payload_packet_payload;
    wire  [31:0] parts_send_payload_packet_handle;
    wire         parts_send_valid;
    wire         over_up_ready;
    wire  [31:0] over_down_payload;
    wire         over_down_valid;
    wire         fetch_ready;
    wire         fetch_stale;
    wire         fetch_not_known;
    wire         fetch_packet_ready;
    wire         fetch_retires_ready;
    wire  [47:0] fetch_headers_payload_ethernet_destination;
    wire  [47:0] fetch_headers_payload_ethernet_source;
    wire  [15:0] fetch_headers_payload_ethernet_ethertype;
    wire   [1:0] fetch_headers_payload_tags;
    wire   [2:0] fetch_headers_payload_outer_tag_pcp;
    wire         fetch_headers_payload_outer_tag_dei;
    wire  [11:0] fetch_headers_payload_outer_tag_vid;
    wire  [15:0] fetch_headers_payload_outer_tag_ethertype;
    wire   [2:0] fetch_headers_payload_inner_tag_pcp;
    wire         fetch_headers_payload_inner_tag_dei;
    wire  [11:0] fetch_headers_payload_inner_tag_vid;
    wire  [15:0] fetch_headers_payload_inner_tag_ethertype;
    wire   [1:0] fetch_headers_payload_ip;
    wire [319:0] fetch_headers_payload_ip_header;
    wire   [1:0] fetch_headers_payload_transport;
    wire  [63:0] fetch_headers_payload_transport_header;
    wire         fetch_headers_payload_trimmed;
    wire   [4:0] fetch_headers_payload_pds;
    wire [319:0] fetch_headers_payload_pds_header;
    wire   [2:0] fetch_headers_payload_ses;
    wire [351:0] fetch_headers_payload_ses_header;
    wire   [2:0] fetch_headers_payload_extension;
    wire [287:0] fetch_headers_payload_extension_header;
    wire  [15:0] fetch_headers_payload_payload_length;
    wire         fetch_headers_valid;
    wire   [8:0] fetch_order_payload_first;
    wire   [8:0] fetch_order_payload_last;
    wire  [13:0] fetch_order_payload_length;
    wire         fetch_order_valid;
    wire   [8:0] fetch_back_payload_chain_first;
    wire   [8:0] fetch_back_payload_chain_last;
    wire  [13:0] fetch_back_payload_chain_length;
    wire  [31:0] fetch_back_payload_handle;
    wire   [4:0] fetch_back_payload_after;
    wire         fetch_back_valid;
    wire         store_ready;
    wire   [8:0] store_chain_first;
    wire   [8:0] store_chain_last;
    wire         store_retired_valid;
    wire  [31:0] store_retired_handle;
    wire   [9:0] store_free;
    wire         store_up_ready;
    wire         store_order_ready;
    wire         store_back_ready;
    wire [511:0] store_down_payload_data;
    wire  [63:0] store_down_payload_keep;
    wire         store_down_payload_last;
    wire         store_down_valid;
    wire  [31:0] deparser_counts_sent;
    wire  [31:0] deparser_counts_wrong_length;
    wire  [31:0] deparser_counts_too_long;
    wire  [31:0] deparser_counts_no_packet;
    wire         deparser_headers_ready;
    wire         deparser_payload_ready;
    wire [511:0] deparser_down_payload_data;
    wire  [63:0] deparser_down_payload_keep;
    wire         deparser_down_payload_last;
    wire         deparser_down_payload_wrong;
    wire         deparser_down_valid;
    wire         line_replies_ready;
    wire         line_data_ready;
    wire [511:0] line_down_payload_data;
    wire  [63:0] line_down_payload_keep;
    wire         line_down_payload_last;
    wire         line_down_payload_wrong;
    wire         line_down_valid;
    reg   [31:0] count_stale;
    reg   [31:0] count_messages;
    reg   [31:0] count_completions;

    wire         all_ready_term = sender_ready && under_way_ready && !handles_filling && fetch_ready;
    wire         all_ready = all_ready_term && store_ready;
    wire         is_on = all_ready && registers_enable;
    wire   [1:0] send_payload_tuple_mode = parts_send_payload_tuple_mode;
    wire  [23:0] send_payload_tuple_job_id = parts_send_payload_tuple_job_id;
    wire   [3:0] send_payload_tuple_local = parts_send_payload_tuple_local;
    wire [127:0] send_payload_tuple_destination = parts_send_payload_tuple_destination;
    wire   [3:0] send_payload_tuple_traffic_class = parts_send_payload_tuple_traffic_class;
    wire  [23:0] send_payload_tuple_sdi = parts_send_payload_tuple_sdi;
    wire   [3:0] send_payload_tuple_lane = parts_send_payload_tuple_lane;
    wire   [1:0] send_payload_packet_kind = parts_send_payload_packet_kind;
    wire  [15:0] send_payload_packet_message = parts_send_payload_packet_message;
    wire         send_payload_packet_first = parts_send_payload_packet_first;
    wire         send_payload_packet_last = parts_send_payload_packet_last;
    wire  [13:0] send_payload_packet_length = parts_send_payload_packet_length;
    wire  [13:0] send_payload_packet_size = parts_send_payload_packet_size;
    wire  [31:0] send_payload_packet_payload = parts_send_payload_packet_payload;
    wire  [31:0] send_payload_packet_handle = parts_send_payload_packet_handle;
    wire         send_valid = parts_send_valid;
    wire         limit_valid = window_limit_valid;
    wire   [2:0] limit_ccc = window_limit_ccc;
    wire  [31:0] limit_window = window_limit_window;
    wire         limit_credit_on = window_limit_credit_on;
    wire  [31:0] limit_credit = window_limit_credit;
    wire  [31:0] limit_cwnd = window_limit_cwnd;
    wire  [31:0] limit_max_window = window_limit_max_window;
    wire         limit_is_small = window_limit_is_small;
    wire         retired_valid = store_retired_valid;
    wire  [31:0] retired_handle = store_retired_handle;
    wire   [8:0] chain_first = store_chain_first;
    wire   [8:0] chain_last = store_chain_last;
    wire         under_way_completion_ready = completion_ready;
    wire         messages_valid_and_is_on = messages_valid && is_on;

    uet_peer_map peer_map (
        .clk                            (clk),
        .rst                            (rst),
        .valid                          (peer_valid),
        .arrival_event_kind             (peer_arrival_event_kind),
        .arrival_event_source           (peer_arrival_event_source),
        .arrival_event_local            (peer_arrival_event_local),
        .arrival_event_entropy          (peer_arrival_event_entropy),
        .arrival_event_spdcid           (peer_arrival_event_spdcid),
        .arrival_event_dpdcid           (peer_arrival_event_dpdcid),
        .arrival_event_m                (peer_arrival_event_m),
        .arrival_event_retx             (peer_arrival_event_retx),
        .arrival_event_req              (peer_arrival_event_req),
        .arrival_event_p                (peer_arrival_event_p),
        .arrival_event_ack_psn_offset   (peer_arrival_event_ack_psn_offset),
        .arrival_event_nt               (peer_arrival_event_nt),
        .arrival_event_nack_code        (peer_arrival_event_nack_code),
        .arrival_event_vendor_code      (peer_arrival_event_vendor_code),
        .arrival_event_psn              (peer_arrival_event_psn),
        .arrival_event_payload          (peer_arrival_event_payload),
        .arrival_event_cc_type          (peer_arrival_event_cc_type),
        .arrival_event_mpr              (peer_arrival_event_mpr),
        .arrival_event_sack_psn_offset  (peer_arrival_event_sack_psn_offset),
        .arrival_event_sack_bitmap      (peer_arrival_event_sack_bitmap),
        .arrival_event_cc_state         (peer_arrival_event_cc_state),
        .arrival_ses                    (peer_arrival_ses),
        .arrival_ses_header             (peer_arrival_ses_header),
        .shown                          (peer_map_shown),
        .event_kind                     (peer_map_event_kind),
        .event_source                   (peer_map_event_source),
        .event_local                    (peer_map_event_local),
        .event_spdcid                   (peer_map_event_spdcid),
        .event_dpdcid                   (peer_map_event_dpdcid),
        .event_m                        (peer_map_event_m),
        .event_retx                     (peer_map_event_retx),
        .event_req                      (peer_map_event_req),
        .event_probe                    (peer_map_event_probe),
        .event_offset                   (peer_map_event_offset),
        .event_psn                      (peer_map_event_psn),
        .event_nack_code                (peer_map_event_nack_code),
        .event_payload                  (peer_map_event_payload),
        .event_has_state                (peer_map_event_has_state),
        .event_mpr                      (peer_map_event_mpr),
        .event_sack_offset              (peer_map_event_sack_offset),
        .event_sack_bitmap              (peer_map_event_sack_bitmap),
        .event_ooo_count                (peer_map_event_ooo_count),
        .event_has_nscc                 (peer_map_event_has_nscc),
        .event_service_time             (peer_map_event_service_time),
        .event_restore_cwnd             (peer_map_event_restore_cwnd),
        .event_rcv_cwnd_pend            (peer_map_event_rcv_cwnd_pend),
        .event_rcvd_bytes               (peer_map_event_rcvd_bytes),
        .event_has_credit               (peer_map_event_has_credit),
        .event_credit                   (peer_map_event_credit),
        .event_entropy                  (peer_map_event_entropy),
        .event_response_present         (peer_map_event_response_present),
        .event_response_list            (peer_map_event_response_list),
        .event_response_opcode          (peer_map_event_response_opcode),
        .event_response_return_code     (peer_map_event_response_return_code),
        .event_response_message_id      (peer_map_event_response_message_id),
        .event_response_modified_length (peer_map_event_response_modified_length)
    );

    pds_sender_n8_w128 sender (
        .clk                                             (clk),
        .rst                                             (rst),
        .now                                             (now),
        .units                                           (units),
        .random                                          (random),
        .registers_initiator_rto_init                    (registers_initiator_rto_init),
        .registers_initiator_rto_max                     (registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                (registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                   (registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx               (registers_initiator_max_nack_retx),
        .registers_initiator_go_back                     (registers_initiator_go_back),
        .registers_initiator_tail_loss                   (registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss               (registers_initiator_max_tail_loss),
        .registers_initiator_probe                       (registers_initiator_probe),
        .registers_initiator_probe_tail                  (registers_initiator_probe_tail),
        .registers_initiator_probe_again                 (registers_initiator_probe_again),
        .registers_initiator_probe_first                 (registers_initiator_probe_first),
        .registers_initiator_clear                       (registers_initiator_clear),
        .registers_initiator_idle                        (registers_initiator_idle),
        .registers_initiator_default_mpr                 (registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero           (registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below           (registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                (registers_initiator_packet_shift),
        .registers_initiator_service_required            (registers_initiator_service_required),
        .registers_initiator_loss_trim_nack              (registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack              (registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order           (registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                (registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                  (registers_initiator_loss_probe),
        .registers_initiator_loss_tail                   (registers_initiator_loss_tail),
        .registers_initiator_loss_rto                    (registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                (registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                 (registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                   (registers_choice_spread_turns),
        .registers_choice_full_level                     (registers_choice_full_level),
        .registers_choice_quarantine_time                (registers_choice_quarantine_time),
        .registers_expected_0rtt                         (registers_expected_0rtt),
        .peer_valid                                      (peer_map_shown),
        .peer_kind                                       (peer_map_event_kind),
        .peer_source                                     (peer_map_event_source),
        .peer_local                                      (peer_map_event_local),
        .peer_spdcid                                     (peer_map_event_spdcid),
        .peer_dpdcid                                     (peer_map_event_dpdcid),
        .peer_m                                          (peer_map_event_m),
        .peer_retx                                       (peer_map_event_retx),
        .peer_req                                        (peer_map_event_req),
        .peer_probe                                      (peer_map_event_probe),
        .peer_offset                                     (peer_map_event_offset),
        .peer_psn                                        (peer_map_event_psn),
        .peer_nack_code                                  (peer_map_event_nack_code),
        .peer_payload                                    (peer_map_event_payload),
        .peer_has_state                                  (peer_map_event_has_state),
        .peer_mpr                                        (peer_map_event_mpr),
        .peer_sack_offset                                (peer_map_event_sack_offset),
        .peer_sack_bitmap                                (peer_map_event_sack_bitmap),
        .peer_ooo_count                                  (peer_map_event_ooo_count),
        .peer_has_nscc                                   (peer_map_event_has_nscc),
        .peer_service_time                               (peer_map_event_service_time),
        .peer_restore_cwnd                               (peer_map_event_restore_cwnd),
        .peer_rcv_cwnd_pend                              (peer_map_event_rcv_cwnd_pend),
        .peer_rcvd_bytes                                 (peer_map_event_rcvd_bytes),
        .peer_has_credit                                 (peer_map_event_has_credit),
        .peer_credit                                     (peer_map_event_credit),
        .peer_entropy                                    (peer_map_event_entropy),
        .peer_response_present                           (peer_map_event_response_present),
        .peer_response_list                              (peer_map_event_response_list),
        .peer_response_opcode                            (peer_map_event_response_opcode),
        .peer_response_return_code                       (peer_map_event_response_return_code),
        .peer_response_message_id                        (peer_map_event_response_message_id),
        .peer_response_modified_length                   (peer_map_event_response_modified_length),
        .limit_valid                                     (limit_valid),
        .limit_ccc                                       (limit_ccc),
        .limit_window                                    (limit_window),
        .limit_credit_on                                 (limit_credit_on),
        .limit_credit                                    (limit_credit),
        .limit_cwnd                                      (limit_cwnd),
        .limit_max_window                                (limit_max_window),
        .limit_is_small                                  (limit_is_small),
        .picked_entropy                                  ({1'b1, random[31:17]}),
        .picked_ccc_id                                   (8'd0),
        .picked_credit_target                            (24'd0),
        .ready                                           (sender_ready),
        .left_valid                                      (sender_left_valid),
        .left_handle                                     (sender_left_handle),
        .outcome_valid                                   (sender_outcome_valid),
        .outcome_place                                   (sender_outcome_place),
        .outcome_handle                                  (sender_outcome_handle),
        .outcome_message                                 (sender_outcome_message),
        .outcome_kind                                    (sender_outcome_kind),
        .outcome_response_present                        (sender_outcome_response_present),
        .outcome_response_list                           (sender_outcome_response_list),
        .outcome_response_opcode                         (sender_outcome_response_opcode),
        .outcome_response_return_code                    (sender_outcome_response_return_code),
        .outcome_response_message_id                     (sender_outcome_response_message_id),
        .outcome_response_modified_length                (sender_outcome_response_modified_length),
        .outcome_code                                    (sender_outcome_code),
        .congestion_valid                                (sender_congestion_valid),
        .congestion_ccc                                  (sender_congestion_ccc),
        .congestion_kind                                 (sender_congestion_kind),
        .congestion_bytes                                (sender_congestion_bytes),
        .congestion_entropy                              (sender_congestion_entropy),
        .congestion_ecn                                  (sender_congestion_ecn),
        .congestion_rtt_valid                            (sender_congestion_rtt_valid),
        .congestion_rtt                                  (sender_congestion_rtt),
        .congestion_out_of_order                         (sender_congestion_out_of_order),
        .congestion_has_nscc                             (sender_congestion_has_nscc),
        .congestion_rcv_cwnd_pend                        (sender_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd                         (sender_congestion_restore_cwnd),
        .congestion_has_credit                           (sender_congestion_has_credit),
        .congestion_credit                               (sender_congestion_credit),
        .congestion_now                                  (sender_congestion_now),
        .pdc_event_valid                                 (sender_pdc_event_valid),
        .pdc_event_place                                 (sender_pdc_event_place),
        .pdc_event_pdcid                                 (sender_pdc_event_pdcid),
        .pdc_event_opened                                (sender_pdc_event_opened),
        .pdc_event_established                           (sender_pdc_event_established),
        .pdc_event_moved                                 (sender_pdc_event_moved),
        .pdc_event_quiesce                               (sender_pdc_event_quiesce),
        .pdc_event_failed                                (sender_pdc_event_failed),
        .pdc_event_code                                  (sender_pdc_event_code),
        .pdc_event_closed                                (sender_pdc_event_closed),
        .pdc_event_ended                                 (sender_pdc_event_ended),
        .pdc_event_next_psn                              (sender_pdc_event_next_psn),
        .pdc_event_syn_resent                            (sender_pdc_event_syn_resent),
        .pick_valid                                      (sender_pick_valid),
        .pick_ccc                                        (sender_pick_ccc),
        .pick_place                                      (sender_pick_place),
        .pick_size                                       (sender_pick_size),
        .pick_ordered                                    (sender_pick_ordered),
        .counts_initiator_pipe_ignored_unknown_pdc       (sender_counts_initiator_pipe_ignored_unknown_pdc),
        .counts_initiator_pipe_ignored_mismatch          (sender_counts_initiator_pipe_ignored_mismatch),
        .counts_initiator_pipe_ignored_ack_out_of_range  (sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .counts_initiator_pipe_ignored_nack_out_of_range (sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .counts_initiator_pipe_ignored_nack_unexpected   (sender_counts_initiator_pipe_ignored_nack_unexpected),
        .counts_initiator_pipe_sack_out_of_range         (sender_counts_initiator_pipe_sack_out_of_range),
        .counts_initiator_pipe_probe_stale               (sender_counts_initiator_pipe_probe_stale),
        .counts_initiator_pipe_duplicate_ack             (sender_counts_initiator_pipe_duplicate_ack),
        .counts_initiator_pipe_spurious                  (sender_counts_initiator_pipe_spurious),
        .counts_initiator_pipe_held_timeout              (sender_counts_initiator_pipe_held_timeout),
        .counts_initiator_pipe_nack_again                (sender_counts_initiator_pipe_nack_again),
        .counts_initiator_pipe_retransmitted             (sender_counts_initiator_pipe_retransmitted),
        .counts_initiator_pipe_ack_req_sent              (sender_counts_initiator_pipe_ack_req_sent),
        .counts_initiator_pipe_probe_sent                (sender_counts_initiator_pipe_probe_sent),
        .counts_initiator_pipe_clear_sent                (sender_counts_initiator_pipe_clear_sent),
        .counts_initiator_pipe_lost_trim                 (sender_counts_initiator_pipe_lost_trim),
        .counts_initiator_pipe_lost_nack                 (sender_counts_initiator_pipe_lost_nack),
        .counts_initiator_pipe_lost_timeout              (sender_counts_initiator_pipe_lost_timeout),
        .counts_initiator_pipe_lost_tail                 (sender_counts_initiator_pipe_lost_tail),
        .counts_initiator_pipe_lost_entropy              (sender_counts_initiator_pipe_lost_entropy),
        .counts_initiator_pipe_recoveries                (sender_counts_initiator_pipe_recoveries),
        .counts_initiator_peer_mismatch                  (sender_counts_initiator_peer_mismatch),
        .counts_initiator_peer_dropped                   (sender_counts_initiator_peer_dropped),
        .counts_parked                                   (sender_counts_parked),
        .counts_unsent                                   (sender_counts_unsent),
        .counts_credit_req_sent                          (sender_counts_credit_req_sent),
        .counts_credit_req_ignored                       (sender_counts_credit_req_ignored),
        .send_payload_tuple_mode                         (send_payload_tuple_mode),
        .send_payload_tuple_job_id                       (send_payload_tuple_job_id),
        .send_payload_tuple_local                        (send_payload_tuple_local),
        .send_payload_tuple_destination                  (send_payload_tuple_destination),
        .send_payload_tuple_traffic_class                (send_payload_tuple_traffic_class),
        .send_payload_tuple_sdi                          (send_payload_tuple_sdi),
        .send_payload_tuple_lane                         (send_payload_tuple_lane),
        .send_payload_packet_kind                        (send_payload_packet_kind),
        .send_payload_packet_message                     (send_payload_packet_message),
        .send_payload_packet_first                       (send_payload_packet_first),
        .send_payload_packet_last                        (send_payload_packet_last),
        .send_payload_packet_length                      (send_payload_packet_length),
        .send_payload_packet_size                        (send_payload_packet_size),
        .send_payload_packet_payload                     (send_payload_packet_payload),
        .send_payload_packet_handle                      (send_payload_packet_handle),
        .send_valid                                      (send_valid),
        .send_ready                                      (sender_send_ready),
        .packet_payload_packet_place                     (sender_packet_payload_packet_place),
        .packet_payload_packet_kind                      (sender_packet_payload_packet_kind),
        .packet_payload_packet_rod                       (sender_packet_payload_packet_rod),
        .packet_payload_packet_retx                      (sender_packet_payload_packet_retx),
        .packet_payload_packet_ar                        (sender_packet_payload_packet_ar),
        .packet_payload_packet_syn                       (sender_packet_payload_packet_syn),
        .packet_payload_packet_psn                       (sender_packet_payload_packet_psn),
        .packet_payload_packet_clear_offset              (sender_packet_payload_packet_clear_offset),
        .packet_payload_packet_opaque                    (sender_packet_payload_packet_opaque),
        .packet_payload_packet_payload                   (sender_packet_payload_packet_payload),
        .packet_payload_packet_spdcid                    (sender_packet_payload_packet_spdcid),
        .packet_payload_packet_dpdcid                    (sender_packet_payload_packet_dpdcid),
        .packet_payload_packet_picked_entropy            (sender_packet_payload_packet_picked_entropy),
        .packet_payload_packet_picked_ccc_id             (sender_packet_payload_packet_picked_ccc_id),
        .packet_payload_packet_picked_credit_target      (sender_packet_payload_packet_picked_credit_target),
        .packet_payload_packet_handle                    (sender_packet_payload_packet_handle),
        .packet_payload_packet_message                   (sender_packet_payload_packet_message),
        .packet_payload_packet_length                    (sender_packet_payload_packet_length),
        .packet_payload_packet_size                      (sender_packet_payload_packet_size),
        .packet_payload_destination                      (sender_packet_payload_destination),
        .packet_payload_local                            (sender_packet_payload_local),
        .packet_valid                                    (sender_packet_valid),
        .packet_ready                                    (fetch_packet_ready)
    );

    uet_fixed_limit_n8_w128 window (
        .clk                 (clk),
        .rst                 (rst),
        .event_valid         (sender_congestion_valid),
        .event_ccc           (sender_congestion_ccc),
        .event_kind          (sender_congestion_kind),
        .event_bytes         (sender_congestion_bytes),
        .event_entropy       (sender_congestion_entropy),
        .event_ecn           (sender_congestion_ecn),
        .event_rtt_valid     (sender_congestion_rtt_valid),
        .event_rtt           (sender_congestion_rtt),
        .event_out_of_order  (sender_congestion_out_of_order),
        .event_has_nscc      (sender_congestion_has_nscc),
        .event_rcv_cwnd_pend (sender_congestion_rcv_cwnd_pend),
        .event_restore_cwnd  (sender_congestion_restore_cwnd),
        .event_has_credit    (sender_congestion_has_credit),
        .event_credit        (sender_congestion_credit),
        .event_now           (sender_congestion_now),
        .cwnd                (registers_cwnd),
        .limit_valid         (window_limit_valid),
        .limit_ccc           (window_limit_ccc),
        .limit_window        (window_limit_window),
        .limit_credit_on     (window_limit_credit_on),
        .limit_credit        (window_limit_credit),
        .limit_cwnd          (window_limit_cwnd),
        .limit_max_window    (window_limit_max_window),
        .limit_is_small      (window_limit_is_small)
    );

    uet_message_table_n256_m4096_b64 under_way (
        .clk                                    (clk),
        .rst                                    (rst),
        .outcome_valid                          (sender_outcome_valid),
        .outcome_place                          (sender_outcome_place),
        .outcome_handle                         (sender_outcome_handle),
        .outcome_message                        (sender_outcome_message),
        .outcome_kind                           (sender_outcome_kind),
        .outcome_response_present               (sender_outcome_response_present),
        .outcome_response_list                  (sender_outcome_response_list),
        .outcome_response_opcode                (sender_outcome_response_opcode),
        .outcome_response_return_code           (sender_outcome_response_return_code),
        .outcome_response_message_id            (sender_outcome_response_message_id),
        .outcome_response_modified_length       (sender_outcome_response_modified_length),
        .outcome_code                           (sender_outcome_code),
        .ready                                  (under_way_ready),
        .messages_payload_op                    (messages_payload_op),
        .messages_payload_mode                  (messages_payload_mode),
        .messages_payload_lane                  (messages_payload_lane),
        .messages_payload_traffic_class         (messages_payload_traffic_class),
        .messages_payload_local                 (messages_payload_local),
        .messages_payload_destination           (messages_payload_destination),
        .messages_payload_job_id                (messages_payload_job_id),
        .messages_payload_pid_on_fep            (messages_payload_pid_on_fep),
        .messages_payload_resource_index        (messages_payload_resource_index),
        .messages_payload_key                   (messages_payload_key),
        .messages_payload_offset                (messages_payload_offset),
        .messages_payload_initiator             (messages_payload_initiator),
        .messages_payload_has_header_data       (messages_payload_has_header_data),
        .messages_payload_header_data           (messages_payload_header_data),
        .messages_payload_length                (messages_payload_length),
        .messages_payload_wr_id                 (messages_payload_wr_id),
        .messages_valid                         (messages_valid_and_is_on),
        .messages_ready                         (under_way_messages_ready),
        .opened_payload_message_op              (under_way_opened_payload_message_op),
        .opened_payload_message_mode            (under_way_opened_payload_message_mode),
        .opened_payload_message_lane            (under_way_opened_payload_message_lane),
        .opened_payload_message_traffic_class   (under_way_opened_payload_message_traffic_class),
        .opened_payload_message_local           (under_way_opened_payload_message_local),
        .opened_payload_message_destination     (under_way_opened_payload_message_destination),
        .opened_payload_message_job_id          (under_way_opened_payload_message_job_id),
        .opened_payload_message_pid_on_fep      (under_way_opened_payload_message_pid_on_fep),
        .opened_payload_message_resource_index  (under_way_opened_payload_message_resource_index),
        .opened_payload_message_key             (under_way_opened_payload_message_key),
        .opened_payload_message_offset          (under_way_opened_payload_message_offset),
        .opened_payload_message_initiator       (under_way_opened_payload_message_initiator),
        .opened_payload_message_has_header_data (under_way_opened_payload_message_has_header_data),
        .opened_payload_message_header_data     (under_way_opened_payload_message_header_data),
        .opened_payload_message_length          (under_way_opened_payload_message_length),
        .opened_payload_message_wr_id           (under_way_opened_payload_message_wr_id),
        .opened_payload_id                      (under_way_opened_payload_id),
        .opened_payload_beats                   (under_way_opened_payload_beats),
        .opened_valid                           (under_way_opened_valid),
        .opened_ready                           (parts_messages_ready),
        .completion_payload_wr_id               (under_way_completion_payload_wr_id),
        .completion_payload_message_id          (under_way_completion_payload_message_id),
        .completion_payload_bytes               (under_way_completion_payload_bytes),
        .completion_payload_result              (under_way_completion_payload_result),
        .completion_payload_code                (under_way_completion_payload_code),
        .completion_valid                       (under_way_completion_valid),
        .completion_ready                       (under_way_completion_ready)
    );

    handle_list_n256_w32 handles (
        .clk          (clk),
        .rst          (rst),
        .returned     (retired_valid),
        .back         (retired_handle),
        .filling      (handles_filling),
        .fill         (handles_fill),
        .next_payload (handles_next_payload),
        .next_valid   (handles_next_valid),
        .next_ready   (parts_handles_ready)
    );

    uet_segmenter_b64_m4096_s8_p9 parts (
        .clk                                      (clk),
        .rst                                      (rst),
        .chain_first                              (chain_first),
        .chain_last                               (chain_last),
        .payload_wrong                            (payload_wrong),
        .kept_valid                               (parts_kept_valid),
        .kept_place                               (parts_kept_place),
        .kept_packet_chain_first                  (parts_kept_packet_chain_first),
        .kept_packet_chain_last                   (parts_kept_packet_chain_last),
        .kept_packet_chain_length                 (parts_kept_packet_chain_length),
        .kept_packet_ses_header                   (parts_kept_packet_ses_header),
        .messages_payload_message_op              (under_way_opened_payload_message_op),
        .messages_payload_message_mode            (under_way_opened_payload_message_mode),
        .messages_payload_message_lane            (under_way_opened_payload_message_lane),
        .messages_payload_message_traffic_class   (under_way_opened_payload_message_traffic_class),
        .messages_payload_message_local           (under_way_opened_payload_message_local),
        .messages_payload_message_destination     (under_way_opened_payload_message_destination),
        .messages_payload_message_job_id          (under_way_opened_payload_message_job_id),
        .messages_payload_message_pid_on_fep      (under_way_opened_payload_message_pid_on_fep),
        .messages_payload_message_resource_index  (under_way_opened_payload_message_resource_index),
        .messages_payload_message_key             (under_way_opened_payload_message_key),
        .messages_payload_message_offset          (under_way_opened_payload_message_offset),
        .messages_payload_message_initiator       (under_way_opened_payload_message_initiator),
        .messages_payload_message_has_header_data (under_way_opened_payload_message_has_header_data),
        .messages_payload_message_header_data     (under_way_opened_payload_message_header_data),
        .messages_payload_message_length          (under_way_opened_payload_message_length),
        .messages_payload_message_wr_id           (under_way_opened_payload_message_wr_id),
        .messages_payload_id                      (under_way_opened_payload_id),
        .messages_payload_beats                   (under_way_opened_payload_beats),
        .messages_valid                           (under_way_opened_valid),
        .messages_ready                           (parts_messages_ready),
        .payload_payload_data                     (payload_payload_data),
        .payload_payload_keep                     (payload_payload_keep),
        .payload_payload_last                     (payload_payload_last),
        .payload_valid                            (payload_valid),
        .payload_ready                            (parts_payload_ready),
        .handles_payload                          (handles_next_payload),
        .handles_valid                            (handles_next_valid),
        .handles_ready                            (parts_handles_ready),
        .stored_payload_data                      (parts_stored_payload_data),
        .stored_payload_keep                      (parts_stored_payload_keep),
        .stored_payload_last                      (parts_stored_payload_last),
        .stored_valid                             (parts_stored_valid),
        .stored_ready                             (store_up_ready),
        .send_payload_tuple_mode                  (parts_send_payload_tuple_mode),
        .send_payload_tuple_job_id                (parts_send_payload_tuple_job_id),
        .send_payload_tuple_local                 (parts_send_payload_tuple_local),
        .send_payload_tuple_destination           (parts_send_payload_tuple_destination),
        .send_payload_tuple_traffic_class         (parts_send_payload_tuple_traffic_class),
        .send_payload_tuple_sdi                   (parts_send_payload_tuple_sdi),
        .send_payload_tuple_lane                  (parts_send_payload_tuple_lane),
        .send_payload_packet_kind                 (parts_send_payload_packet_kind),
        .send_payload_packet_message              (parts_send_payload_packet_message),
        .send_payload_packet_first                (parts_send_payload_packet_first),
        .send_payload_packet_last                 (parts_send_payload_packet_last),
        .send_payload_packet_length               (parts_send_payload_packet_length),
        .send_payload_packet_size                 (parts_send_payload_packet_size),
        .send_payload_packet_payload              (parts_send_payload_packet_payload),
        .send_payload_packet_handle               (parts_send_payload_packet_handle),
        .send_valid                               (parts_send_valid),
        .send_ready                               (sender_send_ready)
    );

    block_fifo_w32_d256 over (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (sender_outcome_handle),
        .up_valid     (sender_outcome_valid),
        .up_ready     (over_up_ready),
        .down_payload (over_down_payload),
        .down_valid   (over_down_valid),
        .down_ready   (fetch_retires_ready)
    );

    uet_tx_fetch_n8_w128_s8_p9 fetch (
        .clk                                        (clk),
        .rst                                        (rst),
        .registers_map_addresses_0_enable           (registers_map_addresses_0_enable),
        .registers_map_addresses_0_ip               (registers_map_addresses_0_ip),
        .registers_map_addresses_0_mac              (registers_map_addresses_0_mac),
        .registers_map_addresses_0_tagged           (registers_map_addresses_0_tagged),
        .registers_map_addresses_0_tag_pcp          (registers_map_addresses_0_tag_pcp),
        .registers_map_addresses_0_tag_dei          (registers_map_addresses_0_tag_dei),
        .registers_map_addresses_0_tag_vid          (registers_map_addresses_0_tag_vid),
        .registers_map_addresses_1_enable           (registers_map_addresses_1_enable),
        .registers_map_addresses_1_ip               (registers_map_addresses_1_ip),
        .registers_map_addresses_1_mac              (registers_map_addresses_1_mac),
        .registers_map_addresses_1_tagged           (registers_map_addresses_1_tagged),
        .registers_map_addresses_1_tag_pcp          (registers_map_addresses_1_tag_pcp),
        .registers_map_addresses_1_tag_dei          (registers_map_addresses_1_tag_dei),
        .registers_map_addresses_1_tag_vid          (registers_map_addresses_1_tag_vid),
        .registers_map_addresses_2_enable           (registers_map_addresses_2_enable),
        .registers_map_addresses_2_ip               (registers_map_addresses_2_ip),
        .registers_map_addresses_2_mac              (registers_map_addresses_2_mac),
        .registers_map_addresses_2_tagged           (registers_map_addresses_2_tagged),
        .registers_map_addresses_2_tag_pcp          (registers_map_addresses_2_tag_pcp),
        .registers_map_addresses_2_tag_dei          (registers_map_addresses_2_tag_dei),
        .registers_map_addresses_2_tag_vid          (registers_map_addresses_2_tag_vid),
        .registers_map_addresses_3_enable           (registers_map_addresses_3_enable),
        .registers_map_addresses_3_ip               (registers_map_addresses_3_ip),
        .registers_map_addresses_3_mac              (registers_map_addresses_3_mac),
        .registers_map_addresses_3_tagged           (registers_map_addresses_3_tagged),
        .registers_map_addresses_3_tag_pcp          (registers_map_addresses_3_tag_pcp),
        .registers_map_addresses_3_tag_dei          (registers_map_addresses_3_tag_dei),
        .registers_map_addresses_3_tag_vid          (registers_map_addresses_3_tag_vid),
        .registers_map_addresses_4_enable           (registers_map_addresses_4_enable),
        .registers_map_addresses_4_ip               (registers_map_addresses_4_ip),
        .registers_map_addresses_4_mac              (registers_map_addresses_4_mac),
        .registers_map_addresses_4_tagged           (registers_map_addresses_4_tagged),
        .registers_map_addresses_4_tag_pcp          (registers_map_addresses_4_tag_pcp),
        .registers_map_addresses_4_tag_dei          (registers_map_addresses_4_tag_dei),
        .registers_map_addresses_4_tag_vid          (registers_map_addresses_4_tag_vid),
        .registers_map_addresses_5_enable           (registers_map_addresses_5_enable),
        .registers_map_addresses_5_ip               (registers_map_addresses_5_ip),
        .registers_map_addresses_5_mac              (registers_map_addresses_5_mac),
        .registers_map_addresses_5_tagged           (registers_map_addresses_5_tagged),
        .registers_map_addresses_5_tag_pcp          (registers_map_addresses_5_tag_pcp),
        .registers_map_addresses_5_tag_dei          (registers_map_addresses_5_tag_dei),
        .registers_map_addresses_5_tag_vid          (registers_map_addresses_5_tag_vid),
        .registers_map_addresses_6_enable           (registers_map_addresses_6_enable),
        .registers_map_addresses_6_ip               (registers_map_addresses_6_ip),
        .registers_map_addresses_6_mac              (registers_map_addresses_6_mac),
        .registers_map_addresses_6_tagged           (registers_map_addresses_6_tagged),
        .registers_map_addresses_6_tag_pcp          (registers_map_addresses_6_tag_pcp),
        .registers_map_addresses_6_tag_dei          (registers_map_addresses_6_tag_dei),
        .registers_map_addresses_6_tag_vid          (registers_map_addresses_6_tag_vid),
        .registers_map_addresses_7_enable           (registers_map_addresses_7_enable),
        .registers_map_addresses_7_ip               (registers_map_addresses_7_ip),
        .registers_map_addresses_7_mac              (registers_map_addresses_7_mac),
        .registers_map_addresses_7_tagged           (registers_map_addresses_7_tagged),
        .registers_map_addresses_7_tag_pcp          (registers_map_addresses_7_tag_pcp),
        .registers_map_addresses_7_tag_dei          (registers_map_addresses_7_tag_dei),
        .registers_map_addresses_7_tag_vid          (registers_map_addresses_7_tag_vid),
        .registers_map_addresses_8_enable           (registers_map_addresses_8_enable),
        .registers_map_addresses_8_ip               (registers_map_addresses_8_ip),
        .registers_map_addresses_8_mac              (registers_map_addresses_8_mac),
        .registers_map_addresses_8_tagged           (registers_map_addresses_8_tagged),
        .registers_map_addresses_8_tag_pcp          (registers_map_addresses_8_tag_pcp),
        .registers_map_addresses_8_tag_dei          (registers_map_addresses_8_tag_dei),
        .registers_map_addresses_8_tag_vid          (registers_map_addresses_8_tag_vid),
        .registers_map_addresses_9_enable           (registers_map_addresses_9_enable),
        .registers_map_addresses_9_ip               (registers_map_addresses_9_ip),
        .registers_map_addresses_9_mac              (registers_map_addresses_9_mac),
        .registers_map_addresses_9_tagged           (registers_map_addresses_9_tagged),
        .registers_map_addresses_9_tag_pcp          (registers_map_addresses_9_tag_pcp),
        .registers_map_addresses_9_tag_dei          (registers_map_addresses_9_tag_dei),
        .registers_map_addresses_9_tag_vid          (registers_map_addresses_9_tag_vid),
        .registers_map_addresses_10_enable          (registers_map_addresses_10_enable),
        .registers_map_addresses_10_ip              (registers_map_addresses_10_ip),
        .registers_map_addresses_10_mac             (registers_map_addresses_10_mac),
        .registers_map_addresses_10_tagged          (registers_map_addresses_10_tagged),
        .registers_map_addresses_10_tag_pcp         (registers_map_addresses_10_tag_pcp),
        .registers_map_addresses_10_tag_dei         (registers_map_addresses_10_tag_dei),
        .registers_map_addresses_10_tag_vid         (registers_map_addresses_10_tag_vid),
        .registers_map_addresses_11_enable          (registers_map_addresses_11_enable),
        .registers_map_addresses_11_ip              (registers_map_addresses_11_ip),
        .registers_map_addresses_11_mac             (registers_map_addresses_11_mac),
        .registers_map_addresses_11_tagged          (registers_map_addresses_11_tagged),
        .registers_map_addresses_11_tag_pcp         (registers_map_addresses_11_tag_pcp),
        .registers_map_addresses_11_tag_dei         (registers_map_addresses_11_tag_dei),
        .registers_map_addresses_11_tag_vid         (registers_map_addresses_11_tag_vid),
        .registers_map_addresses_12_enable          (registers_map_addresses_12_enable),
        .registers_map_addresses_12_ip              (registers_map_addresses_12_ip),
        .registers_map_addresses_12_mac             (registers_map_addresses_12_mac),
        .registers_map_addresses_12_tagged          (registers_map_addresses_12_tagged),
        .registers_map_addresses_12_tag_pcp         (registers_map_addresses_12_tag_pcp),
        .registers_map_addresses_12_tag_dei         (registers_map_addresses_12_tag_dei),
        .registers_map_addresses_12_tag_vid         (registers_map_addresses_12_tag_vid),
        .registers_map_addresses_13_enable          (registers_map_addresses_13_enable),
        .registers_map_addresses_13_ip              (registers_map_addresses_13_ip),
        .registers_map_addresses_13_mac             (registers_map_addresses_13_mac),
        .registers_map_addresses_13_tagged          (registers_map_addresses_13_tagged),
        .registers_map_addresses_13_tag_pcp         (registers_map_addresses_13_tag_pcp),
        .registers_map_addresses_13_tag_dei         (registers_map_addresses_13_tag_dei),
        .registers_map_addresses_13_tag_vid         (registers_map_addresses_13_tag_vid),
        .registers_map_addresses_14_enable          (registers_map_addresses_14_enable),
        .registers_map_addresses_14_ip              (registers_map_addresses_14_ip),
        .registers_map_addresses_14_mac             (registers_map_addresses_14_mac),
        .registers_map_addresses_14_tagged          (registers_map_addresses_14_tagged),
        .registers_map_addresses_14_tag_pcp         (registers_map_addresses_14_tag_pcp),
        .registers_map_addresses_14_tag_dei         (registers_map_addresses_14_tag_dei),
        .registers_map_addresses_14_tag_vid         (registers_map_addresses_14_tag_vid),
        .registers_map_addresses_15_enable          (registers_map_addresses_15_enable),
        .registers_map_addresses_15_ip              (registers_map_addresses_15_ip),
        .registers_map_addresses_15_mac             (registers_map_addresses_15_mac),
        .registers_map_addresses_15_tagged          (registers_map_addresses_15_tagged),
        .registers_map_addresses_15_tag_pcp         (registers_map_addresses_15_tag_pcp),
        .registers_map_addresses_15_tag_dei         (registers_map_addresses_15_tag_dei),
        .registers_map_addresses_15_tag_vid         (registers_map_addresses_15_tag_vid),
        .registers_map_data_dscp                    (registers_map_data_dscp),
        .registers_map_control_dscp                 (registers_map_control_dscp),
        .registers_map_outer_ttl                    (registers_map_outer_ttl),
        .registers_map_outer_native                 (registers_map_outer_native),
        .registers_gateway                          (registers_gateway),
        .neighbour_valid                            (neighbour_valid),
        .neighbour_forget                           (neighbour_forget),
        .neighbour_ip                               (neighbour_ip),
        .neighbour_mac                              (neighbour_mac),
        .kept_valid                                 (parts_kept_valid),
        .kept_place                                 (parts_kept_place),
        .kept_packet_chain_first                    (parts_kept_packet_chain_first),
        .kept_packet_chain_last                     (parts_kept_packet_chain_last),
        .kept_packet_chain_length                   (parts_kept_packet_chain_length),
        .kept_packet_ses_header                     (parts_kept_packet_ses_header),
        .clear_valid                                (handles_filling),
        .clear_place                                (handles_fill),
        .ready                                      (fetch_ready),
        .stale                                      (fetch_stale),
        .not_known                                  (fetch_not_known),
        .packet_payload_packet_place                (sender_packet_payload_packet_place),
        .packet_payload_packet_kind                 (sender_packet_payload_packet_kind),
        .packet_payload_packet_rod                  (sender_packet_payload_packet_rod),
        .packet_payload_packet_retx                 (sender_packet_payload_packet_retx),
        .packet_payload_packet_ar                   (sender_packet_payload_packet_ar),
        .packet_payload_packet_syn                  (sender_packet_payload_packet_syn),
        .packet_payload_packet_psn                  (sender_packet_payload_packet_psn),
        .packet_payload_packet_clear_offset         (sender_packet_payload_packet_clear_offset),
        .packet_payload_packet_opaque               (sender_packet_payload_packet_opaque),
        .packet_payload_packet_payload              (sender_packet_payload_packet_payload),
        .packet_payload_packet_spdcid               (sender_packet_payload_packet_spdcid),
        .packet_payload_packet_dpdcid               (sender_packet_payload_packet_dpdcid),
        .packet_payload_packet_picked_entropy       (sender_packet_payload_packet_picked_entropy),
        .packet_payload_packet_picked_ccc_id        (sender_packet_payload_packet_picked_ccc_id),
        .packet_payload_packet_picked_credit_target (sender_packet_payload_packet_picked_credit_target),
        .packet_payload_packet_handle               (sender_packet_payload_packet_handle),
        .packet_payload_packet_message              (sender_packet_payload_packet_message),
        .packet_payload_packet_length               (sender_packet_payload_packet_length),
        .packet_payload_packet_size                 (sender_packet_payload_packet_size),
        .packet_payload_destination                 (sender_packet_payload_destination),
        .packet_payload_local                       (sender_packet_payload_local),
        .packet_valid                               (sender_packet_valid),
        .packet_ready                               (fetch_packet_ready),
        .retires_payload                            (over_down_payload),
        .retires_valid                              (over_down_valid),
        .retires_ready                              (fetch_retires_ready),
        .headers_payload_ethernet_destination       (fetch_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source            (fetch_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype         (fetch_headers_payload_ethernet_ethertype),
        .headers_payload_tags                       (fetch_headers_payload_tags),
        .headers_payload_outer_tag_pcp              (fetch_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei              (fetch_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid              (fetch_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype        (fetch_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp              (fetch_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei              (fetch_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid              (fetch_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype        (fetch_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                         (fetch_headers_payload_ip),
        .headers_payload_ip_header                  (fetch_headers_payload_ip_header),
        .headers_payload_transport                  (fetch_headers_payload_transport),
        .headers_payload_transport_header           (fetch_headers_payload_transport_header),
        .headers_payload_trimmed                    (fetch_headers_payload_trimmed),
        .headers_payload_pds                        (fetch_headers_payload_pds),
        .headers_payload_pds_header                 (fetch_headers_payload_pds_header),
        .headers_payload_ses                        (fetch_headers_payload_ses),
        .headers_payload_ses_header                 (fetch_headers_payload_ses_header),
        .headers_payload_extension                  (fetch_headers_payload_extension),
        .headers_payload_extension_header           (fetch_headers_payload_extension_header),
        .headers_payload_payload_length             (fetch_headers_payload_payload_length),
        .headers_valid                              (fetch_headers_valid),
        .headers_ready                              (deparser_headers_ready),
        .order_payload_first                        (fetch_order_payload_first),
        .order_payload_last                         (fetch_order_payload_last),
        .order_payload_length                       (fetch_order_payload_length),
        .order_valid                                (fetch_order_valid),
        .order_ready                                (store_order_ready),
        .back_payload_chain_first                   (fetch_back_payload_chain_first),
        .back_payload_chain_last                    (fetch_back_payload_chain_last),
        .back_payload_chain_length                  (fetch_back_payload_chain_length),
        .back_payload_handle                        (fetch_back_payload_handle),
        .back_payload_after                         (fetch_back_payload_after),
        .back_valid                                 (fetch_back_valid),
        .back_ready                                 (store_back_ready)
    );

    uet_payload_store_b64_d2048_m4096 store (
        .clk                       (clk),
        .rst                       (rst),
        .ready                     (store_ready),
        .chain_first               (store_chain_first),
        .chain_last                (store_chain_last),
        .retired_valid             (store_retired_valid),
        .retired_handle            (store_retired_handle),
        .free                      (store_free),
        .up_payload_data           (parts_stored_payload_data),
        .up_payload_keep           (parts_stored_payload_keep),
        .up_payload_last           (parts_stored_payload_last),
        .up_valid                  (parts_stored_valid),
        .up_ready                  (store_up_ready),
        .order_payload_first       (fetch_order_payload_first),
        .order_payload_last        (fetch_order_payload_last),
        .order_payload_length      (fetch_order_payload_length),
        .order_valid               (fetch_order_valid),
        .order_ready               (store_order_ready),
        .back_payload_chain_first  (fetch_back_payload_chain_first),
        .back_payload_chain_last   (fetch_back_payload_chain_last),
        .back_payload_chain_length (fetch_back_payload_chain_length),
        .back_payload_handle       (fetch_back_payload_handle),
        .back_payload_after        (fetch_back_payload_after),
        .back_valid                (fetch_back_valid),
        .back_ready                (store_back_ready),
        .down_payload_data         (store_down_payload_data),
        .down_payload_keep         (store_down_payload_keep),
        .down_payload_last         (store_down_payload_last),
        .down_valid                (store_down_valid),
        .down_ready                (deparser_payload_ready)
    );

    uet_deparser_b64_crc_little deparser (
        .clk                                  (clk),
        .rst                                  (rst),
        .counts_sent                          (deparser_counts_sent),
        .counts_wrong_length                  (deparser_counts_wrong_length),
        .counts_too_long                      (deparser_counts_too_long),
        .counts_no_packet                     (deparser_counts_no_packet),
        .headers_payload_ethernet_destination (fetch_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (fetch_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (fetch_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (fetch_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (fetch_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (fetch_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (fetch_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (fetch_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (fetch_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (fetch_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (fetch_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (fetch_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (fetch_headers_payload_ip),
        .headers_payload_ip_header            (fetch_headers_payload_ip_header),
        .headers_payload_transport            (fetch_headers_payload_transport),
        .headers_payload_transport_header     (fetch_headers_payload_transport_header),
        .headers_payload_trimmed              (fetch_headers_payload_trimmed),
        .headers_payload_pds                  (fetch_headers_payload_pds),
        .headers_payload_pds_header           (fetch_headers_payload_pds_header),
        .headers_payload_ses                  (fetch_headers_payload_ses),
        .headers_payload_ses_header           (fetch_headers_payload_ses_header),
        .headers_payload_extension            (fetch_headers_payload_extension),
        .headers_payload_extension_header     (fetch_headers_payload_extension_header),
        .headers_payload_payload_length       (fetch_headers_payload_payload_length),
        .headers_valid                        (fetch_headers_valid),
        .headers_ready                        (deparser_headers_ready),
        .payload_payload_data                 (store_down_payload_data),
        .payload_payload_keep                 (store_down_payload_keep),
        .payload_payload_last                 (store_down_payload_last),
        .payload_valid                        (store_down_valid),
        .payload_ready                        (deparser_payload_ready),
        .down_payload_data                    (deparser_down_payload_data),
        .down_payload_keep                    (deparser_down_payload_keep),
        .down_payload_last                    (deparser_down_payload_last),
        .down_payload_wrong                   (deparser_down_payload_wrong),
        .down_valid                           (deparser_down_valid),
        .down_ready                           (line_data_ready)
    );

    uet_tx_arbiter_b64 line (
        .clk                   (clk),
        .rst                   (rst),
        .replies_payload_data  (replies_payload_data),
        .replies_payload_keep  (replies_payload_keep),
        .replies_payload_last  (replies_payload_last),
        .replies_payload_wrong (replies_payload_wrong),
        .replies_valid         (replies_valid),
        .replies_ready         (line_replies_ready),
        .data_payload_data     (deparser_down_payload_data),
        .data_payload_keep     (deparser_down_payload_keep),
        .data_payload_last     (deparser_down_payload_last),
        .data_payload_wrong    (deparser_down_payload_wrong),
        .data_valid            (deparser_down_valid),
        .data_ready            (line_data_ready),
        .down_payload_data     (line_down_payload_data),
        .down_payload_keep     (line_down_payload_keep),
        .down_payload_last     (line_down_payload_last),
        .down_payload_wrong    (line_down_payload_wrong),
        .down_valid            (line_down_valid),
        .down_ready            (frames_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            count_stale <= 32'd0;
            count_messages <= 32'd0;
            count_completions <= 32'd0;
        end else begin
            if (fetch_stale) begin
                count_stale <= count_stale + 32'd1;
            end
            if (messages_valid_and_is_on && under_way_messages_ready) begin
                count_messages <= count_messages + 32'd1;
            end
            if (under_way_completion_valid && under_way_completion_ready) begin
                count_completions <= count_completions + 32'd1;
            end
        end
    end

    assign ready = all_ready;
    assign counts_deparser_sent = deparser_counts_sent;
    assign counts_deparser_wrong_length = deparser_counts_wrong_length;
    assign counts_deparser_too_long = deparser_counts_too_long;
    assign counts_deparser_no_packet = deparser_counts_no_packet;
    assign counts_stale = count_stale;
    assign counts_messages = count_messages;
    assign counts_completions = count_completions;
    assign pdc_event_valid = sender_pdc_event_valid;
    assign pdc_event_place = sender_pdc_event_place;
    assign pdc_event_pdcid = sender_pdc_event_pdcid;
    assign pdc_event_opened = sender_pdc_event_opened;
    assign pdc_event_established = sender_pdc_event_established;
    assign pdc_event_moved = sender_pdc_event_moved;
    assign pdc_event_quiesce = sender_pdc_event_quiesce;
    assign pdc_event_failed = sender_pdc_event_failed;
    assign pdc_event_code = sender_pdc_event_code;
    assign pdc_event_closed = sender_pdc_event_closed;
    assign pdc_event_ended = sender_pdc_event_ended;
    assign pdc_event_next_psn = sender_pdc_event_next_psn;
    assign pdc_event_syn_resent = sender_pdc_event_syn_resent;
    assign neighbour_not_known = fetch_not_known;
    assign sender_left = sender_packet_valid && fetch_packet_ready;
    assign free = store_free;
    assign messages_ready = under_way_messages_ready && is_on;
    assign payload_ready = parts_payload_ready;
    assign replies_ready = line_replies_ready;
    assign completion_payload_wr_id = under_way_completion_payload_wr_id;
    assign completion_payload_message_id = under_way_completion_payload_message_id;
    assign completion_payload_bytes = under_way_completion_payload_bytes;
    assign completion_payload_result = under_way_completion_payload_result;
    assign completion_payload_code = under_way_completion_payload_code;
    assign completion_valid = under_way_completion_valid;
    assign frames_payload_data = line_down_payload_data;
    assign frames_payload_keep = line_down_payload_keep;
    assign frames_payload_last = line_down_payload_last;
    assign frames_payload_wrong = line_down_payload_wrong;
    assign frames_valid = line_down_valid;

    wire _unused_ok = &{1'b0, sender_left_valid, sender_left_handle, sender_pick_valid, sender_pick_ccc, sender_pick_place, sender_pick_size, sender_pick_ordered, over_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) what_is_over_finds_room: assert (!sender_outcome_valid || over_up_ready);
`endif

endmodule

`default_nettype wire
