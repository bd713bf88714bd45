// Transmit half of an endpoint, 64 bytes a clock: messages to frames and completions.
`default_nettype none

module uet_tx_b64_n16_w128_crc_little_returns_tags_reads_defers_rests_uud_rudi (
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
    input  wire         halves_change_valid,
    input  wire         halves_change_payload_kind,
    input  wire  [15:0] halves_change_payload_pdcid,
    input  wire  [15:0] halves_change_payload_peer,
    input  wire         halves_change_payload_rod,
    input  wire  [31:0] halves_change_payload_start_psn,
    input  wire   [3:0] halves_change_payload_local,
    input  wire [127:0] halves_change_payload_destination,
    input  wire   [3:0] halves_change_payload_traffic_class,
    input  wire         halves_asked,
    input  wire         halves_answered,
    input  wire         halves_concluded_valid,
    input  wire  [15:0] halves_concluded_pdcid,
    input  wire         halves_conclude_valid,
    input  wire  [15:0] halves_conclude_payload,
    input  wire         reading_find_valid,
    input  wire  [15:0] reading_find_id,
    input  wire  [15:0] reading_find_pdcid,
    input  wire  [13:0] reading_find_length,
    input  wire   [5:0] reading_find_return_code,
    input  wire         reading_find_rudi_is,
    input  wire  [31:0] reading_find_rudi_pkt_id,
    input  wire [127:0] reading_find_rudi_source,
    input  wire   [3:0] reading_find_rudi_local,
    input  wire         reading_answered_valid,
    input  wire  [15:0] reading_answered_payload_id,
    input  wire   [5:0] reading_answered_payload_return_code,
    input  wire         answering_message_valid,
    input  wire   [3:0] answering_message_payload_op,
    input  wire         answering_message_payload_is_tagged,
    input  wire   [1:0] answering_message_payload_mode,
    input  wire   [3:0] answering_message_payload_lane,
    input  wire   [3:0] answering_message_payload_traffic_class,
    input  wire   [3:0] answering_message_payload_local,
    input  wire [127:0] answering_message_payload_destination,
    input  wire  [23:0] answering_message_payload_job_id,
    input  wire  [11:0] answering_message_payload_pid_on_fep,
    input  wire  [11:0] answering_message_payload_resource_index,
    input  wire   [7:0] answering_message_payload_ri_generation,
    input  wire         answering_message_payload_dc,
    input  wire  [63:0] answering_message_payload_key,
    input  wire  [63:0] answering_message_payload_offset,
    input  wire  [31:0] answering_message_payload_initiator,
    input  wire         answering_message_payload_has_header_data,
    input  wire  [63:0] answering_message_payload_header_data,
    input  wire  [31:0] answering_message_payload_length,
    input  wire  [31:0] answering_message_payload_wr_id,
    input  wire         answering_message_payload_back_enable,
    input  wire  [15:0] answering_message_payload_back_pdcid,
    input  wire         answering_message_payload_back_close,
    input  wire         answering_message_payload_expects,
    input  wire         answering_beat_valid,
    input  wire [511:0] answering_beat_payload_data,
    input  wire  [63:0] answering_beat_payload_keep,
    input  wire         answering_beat_payload_last,
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
    output wire   [3:0] pdc_event_place,
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
    output wire  [31:0] pdc_event_start_psn,
    output wire  [15:0] pdc_event_peer,
    output wire         neighbour_not_known,
    output wire         sender_ready,
    output wire         sender_left,
    output wire  [31:0] rudi_counts_datagram_sent,
    output wire  [31:0] rudi_counts_retransmitted,
    output wire  [31:0] rudi_counts_lost_trim,
    output wire  [31:0] rudi_counts_lost_nack,
    output wire  [31:0] rudi_counts_lost_timeout,
    output wire  [31:0] rudi_counts_nack_unexpected,
    output wire  [31:0] rudi_counts_pkt_id_unknown,
    output wire  [31:0] rudi_counts_peer_dropped,
    output wire   [9:0] free,
    output wire         reads_found_valid,
    output wire         reads_found_hit,
    output wire   [5:0] reads_found_return_code,
    output wire  [63:0] reads_found_address,
    output wire  [13:0] reads_found_length,
    output wire         reads_answered_ready,
    output wire         reads_fetched_valid,
    output wire  [63:0] reads_fetched_value,
    output wire  [31:0] reads_unasked,
    output wire         answers_message,
    output wire         answers_beat,
    output wire         halved_change_ready,
    output wire         halved_begun_enable,
    output wire   [3:0] halved_begun_payload_place,
    output wire  [15:0] halved_begun_payload_pdcid,
    output wire         halved_begun_payload_rod,
    output wire         halved_begun_payload_roce,
    output wire   [3:0] halved_begun_payload_ccc,
    output wire         halved_begun_payload_starts,
    output wire  [31:0] halved_begun_payload_start_psn,
    output wire [127:0] halved_begun_payload_destination,
    output wire   [3:0] halved_begun_payload_local,
    output wire  [15:0] halved_begun_payload_peer,
    output wire         halved_asked_valid,
    output wire  [15:0] halved_asked_pdcid,
    output wire         halved_asked_close,
    output wire         halved_answered_valid,
    output wire  [15:0] halved_answered_pdcid,
    output wire         halved_conclude_ready,
    input  wire   [3:0] messages_payload_op,
    input  wire         messages_payload_is_tagged,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire   [7:0] messages_payload_ri_generation,
    input  wire         messages_payload_dc,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_payload_back_enable,
    input  wire  [15:0] messages_payload_back_pdcid,
    input  wire         messages_payload_back_close,
    input  wire         messages_payload_expects,
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
    output wire   [7:0] completion_payload_ri_generation,
    output wire   [3:0] completion_payload_op,
    output wire         completion_payload_deferred,
    output wire         completion_payload_modified_valid,
    output wire  [31:0] completion_payload_modified_length,
    output wire         completion_valid,
    input  wire         completion_ready,
    output wire [511:0] frames_payload_data,
    output wire  [63:0] frames_payload_keep,
    output wire         frames_payload_last,
    output wire         frames_payload_wrong,
    output wire         frames_valid,
    input  wire         frames_ready
);

    localparam [1:0] EITHER_KIND_RESPONSE                      = 2'd0;
    localparam [3:0] MESSAGES_PAYLOAD_OP_READ                  = 4'd2;
    localparam [3:0] MESSAGES_PAYLOAD_OP_FETCHING_ATOMIC       = 4'd5;
    localparam [3:0] MESSAGES_PAYLOAD_OP_RUDI_READ             = 4'd11;
    localparam [2:0] SENDER_PACKET_PAYLOAD_PACKET_KIND_REQUEST = 3'd0;

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
    wire   [3:0] sender_outcome_place;
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
    wire   [3:0] sender_congestion_ccc;
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
    wire   [3:0] sender_pdc_event_place;
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
    wire  [31:0] sender_pdc_event_start_psn;
    wire  [15:0] sender_pdc_event_peer;
    wire         sender_pick_valid;
    wire   [3:0] sender_pick_ccc;
    wire   [3:0] sender_pick_place;
    wire  [13:0] sender_pick_size;
    wire         sender_pick_ordered;
    wire         sender_returned_change_ready;
    wire         sender_returned_send_ready;
    wire         sender_returned_ask_ready;
    wire         sender_returned_begun_enable;
    wire   [3:0] sender_returned_begun_payload_place;
    wire  [15:0] sender_returned_begun_payload_pdcid;
    wire         sender_returned_begun_payload_rod;
    wire         sender_returned_begun_payload_roce;
    wire   [3:0] sender_returned_begun_payload_ccc;
    wire         sender_returned_begun_payload_starts;
    wire  [31:0] sender_returned_begun_payload_start_psn;
    wire [127:0] sender_returned_begun_payload_destination;
    wire   [3:0] sender_returned_begun_payload_local;
    wire  [15:0] sender_returned_begun_payload_peer;
    wire         sender_send_ready;
    wire   [3:0] sender_packet_payload_packet_place;
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
    wire   [3:0] window_limit_ccc;
    wire  [31:0] window_limit_window;
    wire         window_limit_credit_on;
    wire  [31:0] window_limit_credit;
    wire  [31:0] window_limit_cwnd;
    wire  [31:0] window_limit_max_window;
    wire         window_limit_is_small;
    wire         under_way_ready;
    wire         under_way_answers_ready;
    wire         under_way_opened_answer_valid;
    wire   [3:0] under_way_opened_answer_payload_message_op;
    wire         under_way_opened_answer_payload_message_is_tagged;
    wire   [1:0] under_way_opened_answer_payload_message_mode;
    wire   [3:0] under_way_opened_answer_payload_message_lane;
    wire   [3:0] under_way_opened_answer_payload_message_traffic_class;
    wire   [3:0] under_way_opened_answer_payload_message_local;
    wire [127:0] under_way_opened_answer_payload_message_destination;
    wire  [23:0] under_way_opened_answer_payload_message_job_id;
    wire  [11:0] under_way_opened_answer_payload_message_pid_on_fep;
    wire  [11:0] under_way_opened_answer_payload_message_resource_index;
    wire   [7:0] under_way_opened_answer_payload_message_ri_generation;
    wire         under_way_opened_answer_payload_message_dc;
    wire  [63:0] under_way_opened_answer_payload_message_key;
    wire  [63:0] under_way_opened_answer_payload_message_offset;
    wire  [31:0] under_way_opened_answer_payload_message_initiator;
    wire         under_way_opened_answer_payload_message_has_header_data;
    wire  [63:0] under_way_opened_answer_payload_message_header_data;
    wire  [31:0] under_way_opened_answer_payload_message_length;
    wire  [31:0] under_way_opened_answer_payload_message_wr_id;
    wire         under_way_opened_answer_payload_message_back_enable;
    wire  [15:0] under_way_opened_answer_payload_message_back_pdcid;
    wire         under_way_opened_answer_payload_message_back_close;
    wire         under_way_opened_answer_payload_message_expects;
    wire  [15:0] under_way_opened_answer_payload_id;
    wire  [31:0] under_way_opened_answer_payload_beats;
    wire         under_way_asked_enable;
    wire  [15:0] under_way_asked_pdcid;
    wire         under_way_asked_close;
    wire         under_way_answered_enable;
    wire  [15:0] under_way_answered_pdcid;
    wire         under_way_unanswered_enable;
    wire   [3:0] under_way_unanswered_place;
    wire         under_way_messages_ready;
    wire   [3:0] under_way_opened_payload_message_op;
    wire         under_way_opened_payload_message_is_tagged;
    wire   [1:0] under_way_opened_payload_message_mode;
    wire   [3:0] under_way_opened_payload_message_lane;
    wire   [3:0] under_way_opened_payload_message_traffic_class;
    wire   [3:0] under_way_opened_payload_message_local;
    wire [127:0] under_way_opened_payload_message_destination;
    wire  [23:0] under_way_opened_payload_message_job_id;
    wire  [11:0] under_way_opened_payload_message_pid_on_fep;
    wire  [11:0] under_way_opened_payload_message_resource_index;
    wire   [7:0] under_way_opened_payload_message_ri_generation;
    wire         under_way_opened_payload_message_dc;
    wire  [63:0] under_way_opened_payload_message_key;
    wire  [63:0] under_way_opened_payload_message_offset;
    wire  [31:0] under_way_opened_payload_message_initiator;
    wire         under_way_opened_payload_message_has_header_data;
    wire  [63:0] under_way_opened_payload_message_header_data;
    wire  [31:0] under_way_opened_payload_message_length;
    wire  [31:0] under_way_opened_payload_message_wr_id;
    wire         under_way_opened_payload_message_back_enable;
    wire  [15:0] under_way_opened_payload_message_back_pdcid;
    wire         under_way_opened_payload_message_back_close;
    wire         under_way_opened_payload_message_expects;
    wire  [15:0] under_way_opened_payload_id;
    wire  [31:0] under_way_opened_payload_beats;
    wire         under_way_opened_valid;
    wire  [31:0] under_way_completion_payload_wr_id;
    wire  [15:0] under_way_completion_payload_message_id;
    wire  [31:0] under_way_completion_payload_bytes;
    wire   [1:0] under_way_completion_payload_result;
    wire   [7:0] under_way_completion_payload_code;
    wire   [7:0] under_way_completion_payload_ri_generation;
    wire   [3:0] under_way_completion_payload_op;
    wire         under_way_completion_payload_deferred;
    wire         under_way_completion_payload_modified_valid;
    wire  [31:0] under_way_completion_payload_modified_length;
    wire         under_way_completion_valid;
    reg          half;
    reg    [5:0] halves;
    reg          either_valid;
    reg   [31:0] either_handle;
    reg   [15:0] either_message;
    reg    [1:0] either_kind;
    reg          either_response_present;
    reg    [1:0] either_response_list;
    reg    [5:0] either_response_opcode;
    reg    [5:0] either_response_return_code;
    reg   [15:0] either_response_message_id;
    reg   [31:0] either_response_modified_length;
    reg    [7:0] either_code;
    wire         read_table_found_valid;
    wire         read_table_found_hit;
    wire   [5:0] read_table_found_return_code;
    wire  [63:0] read_table_found_address;
    wire  [13:0] read_table_found_length;
    wire         read_table_outcome_valid;
    wire   [3:0] read_table_outcome_place;
    wire  [31:0] read_table_outcome_handle;
    wire  [15:0] read_table_outcome_message;
    wire   [1:0] read_table_outcome_kind;
    wire         read_table_outcome_response_present;
    wire   [1:0] read_table_outcome_response_list;
    wire   [5:0] read_table_outcome_response_opcode;
    wire   [5:0] read_table_outcome_response_return_code;
    wire  [15:0] read_table_outcome_response_message_id;
    wire  [31:0] read_table_outcome_response_modified_length;
    wire   [7:0] read_table_outcome_code;
    wire         read_table_unanswered_enable;
    wire   [3:0] read_table_unanswered_place;
    wire         read_table_answered_ready;
    wire         fetched_fetched_valid;
    wire  [63:0] fetched_fetched_value;
    wire         handles_filling;
    wire   [7:0] handles_fill;
    wire  [31:0] handles_next_payload;
    wire         handles_next_valid;
    wire         parts_answered_message;
    wire         parts_answered_beat;
    wire         parts_answered_send_valid;
    wire   [1:0] parts_answered_send_payload_send_tuple_mode;
    wire  [23:0] parts_answered_send_payload_send_tuple_job_id;
    wire   [3:0] parts_answered_send_payload_send_tuple_local;
    wire [127:0] parts_answered_send_payload_send_tuple_destination;
    wire   [3:0] parts_answered_send_payload_send_tuple_traffic_class;
    wire  [23:0] parts_answered_send_payload_send_tuple_sdi;
    wire   [3:0] parts_answered_send_payload_send_tuple_lane;
    wire   [1:0] parts_answered_send_payload_send_packet_kind;
    wire  [15:0] parts_answered_send_payload_send_packet_message;
    wire         parts_answered_send_payload_send_packet_first;
    wire         parts_answered_send_payload_send_packet_last;
    wire  [13:0] parts_answered_send_payload_send_packet_length;
    wire  [13:0] parts_answered_send_payload_send_packet_size;
    wire  [31:0] parts_answered_send_payload_send_packet_payload;
    wire  [31:0] parts_answered_send_payload_send_packet_handle;
    wire         parts_answered_send_payload_send_packet_expects;
    wire         parts_answered_send_payload_back_enable;
    wire  [15:0] parts_answered_send_payload_back_pdcid;
    wire         parts_answered_send_payload_back_close;
    wire         parts_answered_send_payload_uud;
    wire         parts_answered_send_payload_rudi;
    wire         parts_answered_send_payload_served_is;
    wire  [31:0] parts_answered_send_payload_served_echo_pkt_id;
    wire  [15:0] parts_answered_send_payload_served_echo_entropy;
    wire         parts_answered_send_payload_served_echo_retx;
    wire         parts_answered_send_payload_served_echo_m;
    wire         parts_back_enable;
    wire  [15:0] parts_back_pdcid;
    wire         parts_back_close;
    wire         parts_uud;
    wire         parts_rudi;
    wire         parts_kept_valid;
    wire   [7:0] parts_kept_place;
    wire   [8:0] parts_kept_packet_chain_first;
    wire   [8:0] parts_kept_packet_chain_last;
    wire  [13:0] parts_kept_packet_chain_length;
    wire [351:0] parts_kept_packet_ses_header;
    wire   [2:0] parts_kept_packet_ses;
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
    wire         parts_send_payload_packet_expects;
    wire         parts_send_valid;
    wire         backs_up_0_ready;
    wire         backs_up_1_ready;
    wire  [15:0] backs_down_payload_pdcid;
    wire   [1:0] backs_down_payload_packet_kind;
    wire  [15:0] backs_down_payload_packet_message;
    wire         backs_down_payload_packet_first;
    wire         backs_down_payload_packet_last;
    wire  [13:0] backs_down_payload_packet_length;
    wire  [13:0] backs_down_payload_packet_size;
    wire  [31:0] backs_down_payload_packet_payload;
    wire  [31:0] backs_down_payload_packet_handle;
    wire         backs_down_payload_packet_expects;
    wire         backs_down_valid;
    reg          unread_1_enable;
    reg    [3:0] unread_1_place;
    reg          unread_enable;
    reg    [3:0] unread_place;
    wire         refused_up_ready;
    wire  [15:0] refused_down_payload_pdcid;
    wire         refused_down_payload_close;
    wire         refused_down_valid;
    wire         over_up_ready;
    wire  [31:0] over_down_payload;
    wire         over_down_valid;
    wire         departures_ended_valid;
    wire  [31:0] departures_ended_handle;
    wire  [15:0] departures_ended_message;
    wire   [1:0] departures_ended_kind;
    wire         departures_ended_response_present;
    wire   [1:0] departures_ended_response_list;
    wire   [5:0] departures_ended_response_opcode;
    wire   [5:0] departures_ended_response_return_code;
    wire  [15:0] departures_ended_response_message_id;
    wire  [31:0] departures_ended_response_modified_length;
    wire   [7:0] departures_ended_code;
    wire         departures_rudi_told_ready;
    wire  [31:0] departures_rudi_told_counts_datagram_sent;
    wire  [31:0] departures_rudi_told_counts_retransmitted;
    wire  [31:0] departures_rudi_told_counts_lost_trim;
    wire  [31:0] departures_rudi_told_counts_lost_nack;
    wire  [31:0] departures_rudi_told_counts_lost_timeout;
    wire  [31:0] departures_rudi_told_counts_nack_unexpected;
    wire  [31:0] departures_rudi_told_counts_pkt_id_unknown;
    wire  [31:0] departures_rudi_told_counts_peer_dropped;
    wire         departures_rudi_told_served_ready;
    wire         departures_packet_ready;
    wire         departures_datagrams_ready;
    wire   [3:0] departures_down_payload_packet_place;
    wire   [2:0] departures_down_payload_packet_kind;
    wire         departures_down_payload_packet_rod;
    wire         departures_down_payload_packet_retx;
    wire         departures_down_payload_packet_ar;
    wire         departures_down_payload_packet_syn;
    wire  [31:0] departures_down_payload_packet_psn;
    wire  [15:0] departures_down_payload_packet_clear_offset;
    wire  [15:0] departures_down_payload_packet_opaque;
    wire  [31:0] departures_down_payload_packet_payload;
    wire  [15:0] departures_down_payload_packet_spdcid;
    wire  [15:0] departures_down_payload_packet_dpdcid;
    wire  [15:0] departures_down_payload_packet_picked_entropy;
    wire   [7:0] departures_down_payload_packet_picked_ccc_id;
    wire  [23:0] departures_down_payload_packet_picked_credit_target;
    wire  [31:0] departures_down_payload_packet_handle;
    wire  [15:0] departures_down_payload_packet_message;
    wire  [13:0] departures_down_payload_packet_length;
    wire  [13:0] departures_down_payload_packet_size;
    wire [127:0] departures_down_payload_destination;
    wire   [3:0] departures_down_payload_local;
    wire         departures_down_payload_uud;
    wire         departures_down_payload_rudi;
    wire         departures_down_payload_served_is;
    wire         departures_down_payload_served_marked;
    wire         departures_down_valid;
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
    reg          has_room_for_two;
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
    reg   [31:0] count_unasked;
    wire         asked_up_ready;
    wire  [15:0] asked_down_payload_pdcid;
    wire         asked_down_payload_close;
    wire         asked_down_valid;
    wire         answered_up_ready;
    wire  [15:0] answered_down_payload_pdcid;
    wire         answered_down_payload_close;
    wire         answered_down_valid;
    reg   [15:0] pdcids [0:15];

    wire         all_ready_term = sender_ready && under_way_ready && !handles_filling && fetch_ready;
    wire         all_ready = all_ready_term && store_ready && departures_rudi_told_ready;
    wire         is_on = all_ready && registers_enable;
    wire         parts_uud_or_parts_rudi = parts_uud || parts_rudi;
    wire         send_valid = parts_send_valid && !parts_back_enable && !parts_uud_or_parts_rudi;
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
    wire         send_payload_packet_expects = parts_send_payload_packet_expects;
    wire         packet_taken = departures_packet_ready;
    wire         back_valid = backs_down_valid;
    wire  [15:0] back_payload_pdcid = backs_down_payload_pdcid;
    wire   [1:0] back_payload_packet_kind = backs_down_payload_packet_kind;
    wire  [15:0] back_payload_packet_message = backs_down_payload_packet_message;
    wire         back_payload_packet_first = backs_down_payload_packet_first;
    wire         back_payload_packet_last = backs_down_payload_packet_last;
    wire  [13:0] back_payload_packet_length = backs_down_payload_packet_length;
    wire  [13:0] back_payload_packet_size = backs_down_payload_packet_size;
    wire  [31:0] back_payload_packet_payload = backs_down_payload_packet_payload;
    wire  [31:0] back_payload_packet_handle = backs_down_payload_packet_handle;
    wire         back_payload_packet_expects = backs_down_payload_packet_expects;
    wire         concludes_enable = halves_concluded_valid || refused_down_valid || halves_conclude_valid;
    wire  [15:0] concludes_pdcid_choice = refused_down_valid ? refused_down_payload_pdcid : halves_conclude_payload;
    wire  [15:0] concludes_pdcid = halves_concluded_valid ? halves_concluded_pdcid : concludes_pdcid_choice;
    wire         limit_valid = window_limit_valid;
    wire   [3:0] limit_ccc = window_limit_ccc;
    wire  [31:0] limit_window = window_limit_window;
    wire         limit_credit_on = window_limit_credit_on;
    wire  [31:0] limit_credit = window_limit_credit;
    wire  [31:0] limit_cwnd = window_limit_cwnd;
    wire  [31:0] limit_max_window = window_limit_max_window;
    wire         limit_is_small = window_limit_is_small;
    wire         opened_taken = parts_messages_ready;
    wire         answer_taken = parts_answered_message;
    wire         outcome_valid = read_table_outcome_valid;
    wire   [3:0] outcome_place = read_table_outcome_place;
    wire  [31:0] outcome_handle = read_table_outcome_handle;
    wire  [15:0] outcome_message = read_table_outcome_message;
    wire   [1:0] outcome_kind = read_table_outcome_kind;
    wire         outcome_response_present = read_table_outcome_response_present;
    wire   [1:0] outcome_response_list = read_table_outcome_response_list;
    wire   [5:0] outcome_response_opcode = read_table_outcome_response_opcode;
    wire   [5:0] outcome_response_return_code = read_table_outcome_response_return_code;
    wire  [15:0] outcome_response_message_id = read_table_outcome_response_message_id;
    wire  [31:0] outcome_response_modified_length = read_table_outcome_response_modified_length;
    wire   [7:0] outcome_code = read_table_outcome_code;
    wire         datagram_ended_valid = departures_ended_valid;
    wire  [31:0] datagram_ended_handle = departures_ended_handle;
    wire  [15:0] datagram_ended_message = departures_ended_message;
    wire   [1:0] datagram_ended_kind = departures_ended_kind;
    wire         datagram_ended_response_present = departures_ended_response_present;
    wire   [1:0] datagram_ended_response_list = departures_ended_response_list;
    wire   [5:0] datagram_ended_response_opcode = departures_ended_response_opcode;
    wire   [5:0] datagram_ended_response_return_code = departures_ended_response_return_code;
    wire  [15:0] datagram_ended_response_message_id = departures_ended_response_message_id;
    wire  [31:0] datagram_ended_response_modified_length = departures_ended_response_modified_length;
    wire   [7:0] datagram_ended_code = departures_ended_code;
    wire         rudi_left_valid = departures_down_valid && fetch_packet_ready && departures_down_payload_rudi;
    wire  [15:0] rudi_left_id = departures_down_payload_packet_message;
    wire  [31:0] rudi_left_pkt_id = departures_down_payload_packet_psn;
    wire [127:0] rudi_left_to_destination = departures_down_payload_destination;
    wire   [3:0] rudi_left_to_local = departures_down_payload_local;
    wire         units_16_ne_half = units[16] != half;
    wire         read_tick = units_16_ne_half && (&halves);
    wire   [3:0] either_place = sender_outcome_place;
    wire         retired_valid = store_retired_valid;
    wire  [31:0] retired_handle = store_retired_handle;
    wire         handle_taken = parts_handles_ready;
    wire   [8:0] chain_first = store_chain_first;
    wire   [8:0] chain_last = store_chain_last;
    wire         stores = store_up_ready;
    wire         datagram_taken = departures_datagrams_ready;
    wire         send_taken_choice = parts_back_enable ? backs_up_0_ready : sender_send_ready;
    wire         send_taken = parts_uud_or_parts_rudi ? datagram_taken : send_taken_choice;
    wire         served_taken = departures_rudi_told_served_ready;
    wire         answer_sent = parts_answered_send_payload_served_is ? served_taken : backs_up_1_ready;
    wire         room_for_two = has_room_for_two;
    wire         may_conclude = !halves_concluded_valid;
    wire         refused_waits = refused_down_valid;
    wire   [3:0] pdcids_rdata_choice = under_way_unanswered_enable ? under_way_unanswered_place : unread_place;
    wire  [15:0] pdcids_rdata = pdcids[pdcids_rdata_choice];
    wire         retires_taken = fetch_retires_ready;
    wire         headers_taken = deparser_headers_ready;
    wire         order_taken = store_order_ready;
    wire         back_taken = store_back_ready;
    wire         leaving_taken = fetch_packet_ready;
    wire         payload_taken = deparser_payload_ready;
    wire         data_taken = line_data_ready;
    wire         peer_map_valid_term = peer_valid && !peer_arrival_event_nt;
    wire         messages_valid_and_is_on = messages_valid && is_on;
    wire         read_table_opened_valid_term = under_way_opened_valid && opened_taken;
    wire         read_table_opened_reads_match = under_way_opened_payload_message_op == MESSAGES_PAYLOAD_OP_READ;
    wire         read_table_opened_reads_term = read_table_opened_reads_match || under_way_opened_payload_message_op == MESSAGES_PAYLOAD_OP_RUDI_READ;
    wire         read_table_left_valid_match = sender_packet_payload_packet_kind == SENDER_PACKET_PAYLOAD_PACKET_KIND_REQUEST;
    wire         refused_up_valid_term = under_way_unanswered_enable || unread_enable;
    wire         over_up_valid_term = sender_outcome_valid || datagram_ended_valid;

    uet_peer_map_generations peer_map (
        .clk                            (clk),
        .rst                            (rst),
        .valid                          (peer_map_valid_term),
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

    pds_sender_n16_w128_returns sender (
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
        .returning_change_valid                          (halves_change_valid),
        .returning_change_payload_kind                   (halves_change_payload_kind),
        .returning_change_payload_pdcid                  (halves_change_payload_pdcid),
        .returning_change_payload_peer                   (halves_change_payload_peer),
        .returning_change_payload_rod                    (halves_change_payload_rod),
        .returning_change_payload_start_psn              (halves_change_payload_start_psn),
        .returning_change_payload_local                  (halves_change_payload_local),
        .returning_change_payload_destination            (halves_change_payload_destination),
        .returning_change_payload_traffic_class          (halves_change_payload_traffic_class),
        .returning_send_valid                            (back_valid),
        .returning_send_payload_pdcid                    (back_payload_pdcid),
        .returning_send_payload_packet_kind              (back_payload_packet_kind),
        .returning_send_payload_packet_message           (back_payload_packet_message),
        .returning_send_payload_packet_first             (back_payload_packet_first),
        .returning_send_payload_packet_last              (back_payload_packet_last),
        .returning_send_payload_packet_length            (back_payload_packet_length),
        .returning_send_payload_packet_size              (back_payload_packet_size),
        .returning_send_payload_packet_payload           (back_payload_packet_payload),
        .returning_send_payload_packet_handle            (back_payload_packet_handle),
        .returning_send_payload_packet_expects           (back_payload_packet_expects),
        .returning_conclude_enable                       (concludes_enable),
        .returning_conclude_pdcid                        (concludes_pdcid),
        .returning_ask_valid                             (1'b0),
        .returning_ask_payload_place                     (4'd0),
        .returning_ask_payload_credit_target             (24'd0),
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
        .pdc_event_start_psn                             (sender_pdc_event_start_psn),
        .pdc_event_peer                                  (sender_pdc_event_peer),
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
        .returned_change_ready                           (sender_returned_change_ready),
        .returned_send_ready                             (sender_returned_send_ready),
        .returned_ask_ready                              (sender_returned_ask_ready),
        .returned_begun_enable                           (sender_returned_begun_enable),
        .returned_begun_payload_place                    (sender_returned_begun_payload_place),
        .returned_begun_payload_pdcid                    (sender_returned_begun_payload_pdcid),
        .returned_begun_payload_rod                      (sender_returned_begun_payload_rod),
        .returned_begun_payload_roce                     (sender_returned_begun_payload_roce),
        .returned_begun_payload_ccc                      (sender_returned_begun_payload_ccc),
        .returned_begun_payload_starts                   (sender_returned_begun_payload_starts),
        .returned_begun_payload_start_psn                (sender_returned_begun_payload_start_psn),
        .returned_begun_payload_destination              (sender_returned_begun_payload_destination),
        .returned_begun_payload_local                    (sender_returned_begun_payload_local),
        .returned_begun_payload_peer                     (sender_returned_begun_payload_peer),
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
        .send_payload_packet_expects                     (send_payload_packet_expects),
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
        .packet_ready                                    (packet_taken)
    );

    uet_fixed_limit_n16_w128_returns window (
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

    uet_message_table_n256_m1024_b64_returns_tags_reads_defers under_way (
        .clk                                           (clk),
        .rst                                           (rst),
        .outcome_valid                                 (outcome_valid),
        .outcome_place                                 (outcome_place),
        .outcome_handle                                (outcome_handle),
        .outcome_message                               (outcome_message),
        .outcome_kind                                  (outcome_kind),
        .outcome_response_present                      (outcome_response_present),
        .outcome_response_list                         (outcome_response_list),
        .outcome_response_opcode                       (outcome_response_opcode),
        .outcome_response_return_code                  (outcome_response_return_code),
        .outcome_response_message_id                   (outcome_response_message_id),
        .outcome_response_modified_length              (outcome_response_modified_length),
        .outcome_code                                  (outcome_code),
        .answers_valid                                 (answering_message_valid && is_on),
        .answers_payload_op                            (answering_message_payload_op),
        .answers_payload_is_tagged                     (answering_message_payload_is_tagged),
        .answers_payload_mode                          (answering_message_payload_mode),
        .answers_payload_lane                          (answering_message_payload_lane),
        .answers_payload_traffic_class                 (answering_message_payload_traffic_class),
        .answers_payload_local                         (answering_message_payload_local),
        .answers_payload_destination                   (answering_message_payload_destination),
        .answers_payload_job_id                        (answering_message_payload_job_id),
        .answers_payload_pid_on_fep                    (answering_message_payload_pid_on_fep),
        .answers_payload_resource_index                (answering_message_payload_resource_index),
        .answers_payload_ri_generation                 (answering_message_payload_ri_generation),
        .answers_payload_dc                            (answering_message_payload_dc),
        .answers_payload_key                           (answering_message_payload_key),
        .answers_payload_offset                        (answering_message_payload_offset),
        .answers_payload_initiator                     (answering_message_payload_initiator),
        .answers_payload_has_header_data               (answering_message_payload_has_header_data),
        .answers_payload_header_data                   (answering_message_payload_header_data),
        .answers_payload_length                        (answering_message_payload_length),
        .answers_payload_wr_id                         (answering_message_payload_wr_id),
        .answers_payload_back_enable                   (answering_message_payload_back_enable),
        .answers_payload_back_pdcid                    (answering_message_payload_back_pdcid),
        .answers_payload_back_close                    (answering_message_payload_back_close),
        .answers_payload_expects                       (answering_message_payload_expects),
        .answer_taken                                  (answer_taken),
        .ready                                         (under_way_ready),
        .answers_ready                                 (under_way_answers_ready),
        .opened_answer_valid                           (under_way_opened_answer_valid),
        .opened_answer_payload_message_op              (under_way_opened_answer_payload_message_op),
        .opened_answer_payload_message_is_tagged       (under_way_opened_answer_payload_message_is_tagged),
        .opened_answer_payload_message_mode            (under_way_opened_answer_payload_message_mode),
        .opened_answer_payload_message_lane            (under_way_opened_answer_payload_message_lane),
        .opened_answer_payload_message_traffic_class   (under_way_opened_answer_payload_message_traffic_class),
        .opened_answer_payload_message_local           (under_way_opened_answer_payload_message_local),
        .opened_answer_payload_message_destination     (under_way_opened_answer_payload_message_destination),
        .opened_answer_payload_message_job_id          (under_way_opened_answer_payload_message_job_id),
        .opened_answer_payload_message_pid_on_fep      (under_way_opened_answer_payload_message_pid_on_fep),
        .opened_answer_payload_message_resource_index  (under_way_opened_answer_payload_message_resource_index),
        .opened_answer_payload_message_ri_generation   (under_way_opened_answer_payload_message_ri_generation),
        .opened_answer_payload_message_dc              (under_way_opened_answer_payload_message_dc),
        .opened_answer_payload_message_key             (under_way_opened_answer_payload_message_key),
        .opened_answer_payload_message_offset          (under_way_opened_answer_payload_message_offset),
        .opened_answer_payload_message_initiator       (under_way_opened_answer_payload_message_initiator),
        .opened_answer_payload_message_has_header_data (under_way_opened_answer_payload_message_has_header_data),
        .opened_answer_payload_message_header_data     (under_way_opened_answer_payload_message_header_data),
        .opened_answer_payload_message_length          (under_way_opened_answer_payload_message_length),
        .opened_answer_payload_message_wr_id           (under_way_opened_answer_payload_message_wr_id),
        .opened_answer_payload_message_back_enable     (under_way_opened_answer_payload_message_back_enable),
        .opened_answer_payload_message_back_pdcid      (under_way_opened_answer_payload_message_back_pdcid),
        .opened_answer_payload_message_back_close      (under_way_opened_answer_payload_message_back_close),
        .opened_answer_payload_message_expects         (under_way_opened_answer_payload_message_expects),
        .opened_answer_payload_id                      (under_way_opened_answer_payload_id),
        .opened_answer_payload_beats                   (under_way_opened_answer_payload_beats),
        .asked_enable                                  (under_way_asked_enable),
        .asked_pdcid                                   (under_way_asked_pdcid),
        .asked_close                                   (under_way_asked_close),
        .answered_enable                               (under_way_answered_enable),
        .answered_pdcid                                (under_way_answered_pdcid),
        .unanswered_enable                             (under_way_unanswered_enable),
        .unanswered_place                              (under_way_unanswered_place),
        .messages_payload_op                           (messages_payload_op),
        .messages_payload_is_tagged                    (messages_payload_is_tagged),
        .messages_payload_mode                         (messages_payload_mode),
        .messages_payload_lane                         (messages_payload_lane),
        .messages_payload_traffic_class                (messages_payload_traffic_class),
        .messages_payload_local                        (messages_payload_local),
        .messages_payload_destination                  (messages_payload_destination),
        .messages_payload_job_id                       (messages_payload_job_id),
        .messages_payload_pid_on_fep                   (messages_payload_pid_on_fep),
        .messages_payload_resource_index               (messages_payload_resource_index),
        .messages_payload_ri_generation                (messages_payload_ri_generation),
        .messages_payload_dc                           (messages_payload_dc),
        .messages_payload_key                          (messages_payload_key),
        .messages_payload_offset                       (messages_payload_offset),
        .messages_payload_initiator                    (messages_payload_initiator),
        .messages_payload_has_header_data              (messages_payload_has_header_data),
        .messages_payload_header_data                  (messages_payload_header_data),
        .messages_payload_length                       (messages_payload_length),
        .messages_payload_wr_id                        (messages_payload_wr_id),
        .messages_payload_back_enable                  (messages_payload_back_enable),
        .messages_payload_back_pdcid                   (messages_payload_back_pdcid),
        .messages_payload_back_close                   (messages_payload_back_close),
        .messages_payload_expects                      (messages_payload_expects),
        .messages_valid                                (messages_valid_and_is_on),
        .messages_ready                                (under_way_messages_ready),
        .opened_payload_message_op                     (under_way_opened_payload_message_op),
        .opened_payload_message_is_tagged              (under_way_opened_payload_message_is_tagged),
        .opened_payload_message_mode                   (under_way_opened_payload_message_mode),
        .opened_payload_message_lane                   (under_way_opened_payload_message_lane),
        .opened_payload_message_traffic_class          (under_way_opened_payload_message_traffic_class),
        .opened_payload_message_local                  (under_way_opened_payload_message_local),
        .opened_payload_message_destination            (under_way_opened_payload_message_destination),
        .opened_payload_message_job_id                 (under_way_opened_payload_message_job_id),
        .opened_payload_message_pid_on_fep             (under_way_opened_payload_message_pid_on_fep),
        .opened_payload_message_resource_index         (under_way_opened_payload_message_resource_index),
        .opened_payload_message_ri_generation          (under_way_opened_payload_message_ri_generation),
        .opened_payload_message_dc                     (under_way_opened_payload_message_dc),
        .opened_payload_message_key                    (under_way_opened_payload_message_key),
        .opened_payload_message_offset                 (under_way_opened_payload_message_offset),
        .opened_payload_message_initiator              (under_way_opened_payload_message_initiator),
        .opened_payload_message_has_header_data        (under_way_opened_payload_message_has_header_data),
        .opened_payload_message_header_data            (under_way_opened_payload_message_header_data),
        .opened_payload_message_length                 (under_way_opened_payload_message_length),
        .opened_payload_message_wr_id                  (under_way_opened_payload_message_wr_id),
        .opened_payload_message_back_enable            (under_way_opened_payload_message_back_enable),
        .opened_payload_message_back_pdcid             (under_way_opened_payload_message_back_pdcid),
        .opened_payload_message_back_close             (under_way_opened_payload_message_back_close),
        .opened_payload_message_expects                (under_way_opened_payload_message_expects),
        .opened_payload_id                             (under_way_opened_payload_id),
        .opened_payload_beats                          (under_way_opened_payload_beats),
        .opened_valid                                  (under_way_opened_valid),
        .opened_ready                                  (opened_taken),
        .completion_payload_wr_id                      (under_way_completion_payload_wr_id),
        .completion_payload_message_id                 (under_way_completion_payload_message_id),
        .completion_payload_bytes                      (under_way_completion_payload_bytes),
        .completion_payload_result                     (under_way_completion_payload_result),
        .completion_payload_code                       (under_way_completion_payload_code),
        .completion_payload_ri_generation              (under_way_completion_payload_ri_generation),
        .completion_payload_op                         (under_way_completion_payload_op),
        .completion_payload_deferred                   (under_way_completion_payload_deferred),
        .completion_payload_modified_valid             (under_way_completion_payload_modified_valid),
        .completion_payload_modified_length            (under_way_completion_payload_modified_length),
        .completion_valid                              (under_way_completion_valid),
        .completion_ready                              (completion_ready)
    );

    uet_read_table_n256_n16_w128_returns_rudi read_table (
        .clk                              (clk),
        .rst                              (rst),
        .opened_valid                     (read_table_opened_valid_term),
        .opened_reads                     (read_table_opened_reads_term && (|under_way_opened_payload_message_length)),
        .opened_id                        (under_way_opened_payload_id),
        .opened_address                   (under_way_opened_payload_message_header_data),
        .opened_length                    (under_way_opened_payload_message_length[13:0]),
        .opened_rudi                      (under_way_opened_payload_message_op == MESSAGES_PAYLOAD_OP_RUDI_READ),
        .left_valid                       (sender_packet_valid && packet_taken && read_table_left_valid_match),
        .left_id                          (sender_packet_payload_packet_message),
        .left_pdcid                       (sender_packet_payload_packet_spdcid),
        .find_valid                       (reading_find_valid),
        .find_id                          (reading_find_id),
        .find_pdcid                       (reading_find_pdcid),
        .find_length                      (reading_find_length),
        .find_return_code                 (reading_find_return_code),
        .find_rudi_is                     (reading_find_rudi_is),
        .find_rudi_pkt_id                 (reading_find_rudi_pkt_id),
        .find_rudi_source                 (reading_find_rudi_source),
        .find_rudi_local                  (reading_find_rudi_local),
        .given_valid                      (either_valid),
        .given_place                      (either_place),
        .given_handle                     (either_handle),
        .given_message                    (either_message),
        .given_kind                       (either_kind),
        .given_response_present           (either_response_present),
        .given_response_list              (either_response_list),
        .given_response_opcode            (either_response_opcode),
        .given_response_return_code       (either_response_return_code),
        .given_response_message_id        (either_response_message_id),
        .given_response_modified_length   (either_response_modified_length),
        .given_code                       (either_code),
        .rudi_left_valid                  (rudi_left_valid),
        .rudi_left_id                     (rudi_left_id),
        .rudi_left_pkt_id                 (rudi_left_pkt_id),
        .rudi_left_to_destination         (rudi_left_to_destination),
        .rudi_left_to_local               (rudi_left_to_local),
        .rudi_of_none                     (datagram_ended_valid),
        .ended_valid                      (sender_pdc_event_valid && (sender_pdc_event_ended || sender_pdc_event_closed)),
        .ended_place                      (sender_pdc_event_place),
        .tick                             (read_tick),
        .found_valid                      (read_table_found_valid),
        .found_hit                        (read_table_found_hit),
        .found_return_code                (read_table_found_return_code),
        .found_address                    (read_table_found_address),
        .found_length                     (read_table_found_length),
        .outcome_valid                    (read_table_outcome_valid),
        .outcome_place                    (read_table_outcome_place),
        .outcome_handle                   (read_table_outcome_handle),
        .outcome_message                  (read_table_outcome_message),
        .outcome_kind                     (read_table_outcome_kind),
        .outcome_response_present         (read_table_outcome_response_present),
        .outcome_response_list            (read_table_outcome_response_list),
        .outcome_response_opcode          (read_table_outcome_response_opcode),
        .outcome_response_return_code     (read_table_outcome_response_return_code),
        .outcome_response_message_id      (read_table_outcome_response_message_id),
        .outcome_response_modified_length (read_table_outcome_response_modified_length),
        .outcome_code                     (read_table_outcome_code),
        .unanswered_enable                (read_table_unanswered_enable),
        .unanswered_place                 (read_table_unanswered_place),
        .answered_payload_id              (reading_answered_payload_id),
        .answered_payload_return_code     (reading_answered_payload_return_code),
        .answered_valid                   (reading_answered_valid),
        .answered_ready                   (read_table_answered_ready)
    );

    uet_fetched_values_n256 fetched (
        .clk                                (clk),
        .rst                                (rst),
        .opened_valid                       (read_table_opened_valid_term),
        .opened_fetches                     (under_way_opened_payload_message_op == MESSAGES_PAYLOAD_OP_FETCHING_ATOMIC),
        .opened_id                          (under_way_opened_payload_id),
        .opened_destination                 (under_way_opened_payload_message_destination),
        .peer_valid                         (peer_map_valid_term),
        .peer_arrival_event_kind            (peer_arrival_event_kind),
        .peer_arrival_event_source          (peer_arrival_event_source),
        .peer_arrival_event_local           (peer_arrival_event_local),
        .peer_arrival_event_entropy         (peer_arrival_event_entropy),
        .peer_arrival_event_spdcid          (peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid          (peer_arrival_event_dpdcid),
        .peer_arrival_event_m               (peer_arrival_event_m),
        .peer_arrival_event_retx            (peer_arrival_event_retx),
        .peer_arrival_event_req             (peer_arrival_event_req),
        .peer_arrival_event_p               (peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset  (peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt              (peer_arrival_event_nt),
        .peer_arrival_event_nack_code       (peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code     (peer_arrival_event_vendor_code),
        .peer_arrival_event_psn             (peer_arrival_event_psn),
        .peer_arrival_event_payload         (peer_arrival_event_payload),
        .peer_arrival_event_cc_type         (peer_arrival_event_cc_type),
        .peer_arrival_event_mpr             (peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset (peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap     (peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state        (peer_arrival_event_cc_state),
        .peer_arrival_ses                   (peer_arrival_ses),
        .peer_arrival_ses_header            (peer_arrival_ses_header),
        .asked                              (under_way_completion_payload_message_id),
        .fetched_valid                      (fetched_fetched_valid),
        .fetched_value                      (fetched_fetched_value)
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
        .next_ready   (handle_taken)
    );

    uet_segmenter_b64_m1024_s8_p9_returns_tags_reads_defers_rests_uud_rudi parts (
        .clk                                               (clk),
        .rst                                               (rst),
        .chain_first                                       (chain_first),
        .chain_last                                        (chain_last),
        .payload_wrong                                     (payload_wrong),
        .answering_has_room                                (room_for_two),
        .answering_message_valid                           (under_way_opened_answer_valid),
        .answering_message_payload_message_op              (under_way_opened_answer_payload_message_op),
        .answering_message_payload_message_is_tagged       (under_way_opened_answer_payload_message_is_tagged),
        .answering_message_payload_message_mode            (under_way_opened_answer_payload_message_mode),
        .answering_message_payload_message_lane            (under_way_opened_answer_payload_message_lane),
        .answering_message_payload_message_traffic_class   (under_way_opened_answer_payload_message_traffic_class),
        .answering_message_payload_message_local           (under_way_opened_answer_payload_message_local),
        .answering_message_payload_message_destination     (under_way_opened_answer_payload_message_destination),
        .answering_message_payload_message_job_id          (under_way_opened_answer_payload_message_job_id),
        .answering_message_payload_message_pid_on_fep      (under_way_opened_answer_payload_message_pid_on_fep),
        .answering_message_payload_message_resource_index  (under_way_opened_answer_payload_message_resource_index),
        .answering_message_payload_message_ri_generation   (under_way_opened_answer_payload_message_ri_generation),
        .answering_message_payload_message_dc              (under_way_opened_answer_payload_message_dc),
        .answering_message_payload_message_key             (under_way_opened_answer_payload_message_key),
        .answering_message_payload_message_offset          (under_way_opened_answer_payload_message_offset),
        .answering_message_payload_message_initiator       (under_way_opened_answer_payload_message_initiator),
        .answering_message_payload_message_has_header_data (under_way_opened_answer_payload_message_has_header_data),
        .answering_message_payload_message_header_data     (under_way_opened_answer_payload_message_header_data),
        .answering_message_payload_message_length          (under_way_opened_answer_payload_message_length),
        .answering_message_payload_message_wr_id           (under_way_opened_answer_payload_message_wr_id),
        .answering_message_payload_message_back_enable     (under_way_opened_answer_payload_message_back_enable),
        .answering_message_payload_message_back_pdcid      (under_way_opened_answer_payload_message_back_pdcid),
        .answering_message_payload_message_back_close      (under_way_opened_answer_payload_message_back_close),
        .answering_message_payload_message_expects         (under_way_opened_answer_payload_message_expects),
        .answering_message_payload_id                      (under_way_opened_answer_payload_id),
        .answering_message_payload_beats                   (under_way_opened_answer_payload_beats),
        .answering_beat_valid                              (answering_beat_valid),
        .answering_beat_payload_data                       (answering_beat_payload_data),
        .answering_beat_payload_keep                       (answering_beat_payload_keep),
        .answering_beat_payload_last                       (answering_beat_payload_last),
        .answering_send_ready                              (answer_sent),
        .answered_message                                  (parts_answered_message),
        .answered_beat                                     (parts_answered_beat),
        .answered_send_valid                               (parts_answered_send_valid),
        .answered_send_payload_send_tuple_mode             (parts_answered_send_payload_send_tuple_mode),
        .answered_send_payload_send_tuple_job_id           (parts_answered_send_payload_send_tuple_job_id),
        .answered_send_payload_send_tuple_local            (parts_answered_send_payload_send_tuple_local),
        .answered_send_payload_send_tuple_destination      (parts_answered_send_payload_send_tuple_destination),
        .answered_send_payload_send_tuple_traffic_class    (parts_answered_send_payload_send_tuple_traffic_class),
        .answered_send_payload_send_tuple_sdi              (parts_answered_send_payload_send_tuple_sdi),
        .answered_send_payload_send_tuple_lane             (parts_answered_send_payload_send_tuple_lane),
        .answered_send_payload_send_packet_kind            (parts_answered_send_payload_send_packet_kind),
        .answered_send_payload_send_packet_message         (parts_answered_send_payload_send_packet_message),
        .answered_send_payload_send_packet_first           (parts_answered_send_payload_send_packet_first),
        .answered_send_payload_send_packet_last            (parts_answered_send_payload_send_packet_last),
        .answered_send_payload_send_packet_length          (parts_answered_send_payload_send_packet_length),
        .answered_send_payload_send_packet_size            (parts_answered_send_payload_send_packet_size),
        .answered_send_payload_send_packet_payload         (parts_answered_send_payload_send_packet_payload),
        .answered_send_payload_send_packet_handle          (parts_answered_send_payload_send_packet_handle),
        .answered_send_payload_send_packet_expects         (parts_answered_send_payload_send_packet_expects),
        .answered_send_payload_back_enable                 (parts_answered_send_payload_back_enable),
        .answered_send_payload_back_pdcid                  (parts_answered_send_payload_back_pdcid),
        .answered_send_payload_back_close                  (parts_answered_send_payload_back_close),
        .answered_send_payload_uud                         (parts_answered_send_payload_uud),
        .answered_send_payload_rudi                        (parts_answered_send_payload_rudi),
        .answered_send_payload_served_is                   (parts_answered_send_payload_served_is),
        .answered_send_payload_served_echo_pkt_id          (parts_answered_send_payload_served_echo_pkt_id),
        .answered_send_payload_served_echo_entropy         (parts_answered_send_payload_served_echo_entropy),
        .answered_send_payload_served_echo_retx            (parts_answered_send_payload_served_echo_retx),
        .answered_send_payload_served_echo_m               (parts_answered_send_payload_served_echo_m),
        .back_enable                                       (parts_back_enable),
        .back_pdcid                                        (parts_back_pdcid),
        .back_close                                        (parts_back_close),
        .uud                                               (parts_uud),
        .rudi                                              (parts_rudi),
        .kept_valid                                        (parts_kept_valid),
        .kept_place                                        (parts_kept_place),
        .kept_packet_chain_first                           (parts_kept_packet_chain_first),
        .kept_packet_chain_last                            (parts_kept_packet_chain_last),
        .kept_packet_chain_length                          (parts_kept_packet_chain_length),
        .kept_packet_ses_header                            (parts_kept_packet_ses_header),
        .kept_packet_ses                                   (parts_kept_packet_ses),
        .messages_payload_message_op                       (under_way_opened_payload_message_op),
        .messages_payload_message_is_tagged                (under_way_opened_payload_message_is_tagged),
        .messages_payload_message_mode                     (under_way_opened_payload_message_mode),
        .messages_payload_message_lane                     (under_way_opened_payload_message_lane),
        .messages_payload_message_traffic_class            (under_way_opened_payload_message_traffic_class),
        .messages_payload_message_local                    (under_way_opened_payload_message_local),
        .messages_payload_message_destination              (under_way_opened_payload_message_destination),
        .messages_payload_message_job_id                   (under_way_opened_payload_message_job_id),
        .messages_payload_message_pid_on_fep               (under_way_opened_payload_message_pid_on_fep),
        .messages_payload_message_resource_index           (under_way_opened_payload_message_resource_index),
        .messages_payload_message_ri_generation            (under_way_opened_payload_message_ri_generation),
        .messages_payload_message_dc                       (under_way_opened_payload_message_dc),
        .messages_payload_message_key                      (under_way_opened_payload_message_key),
        .messages_payload_message_offset                   (under_way_opened_payload_message_offset),
        .messages_payload_message_initiator                (under_way_opened_payload_message_initiator),
        .messages_payload_message_has_header_data          (under_way_opened_payload_message_has_header_data),
        .messages_payload_message_header_data              (under_way_opened_payload_message_header_data),
        .messages_payload_message_length                   (under_way_opened_payload_message_length),
        .messages_payload_message_wr_id                    (under_way_opened_payload_message_wr_id),
        .messages_payload_message_back_enable              (under_way_opened_payload_message_back_enable),
        .messages_payload_message_back_pdcid               (under_way_opened_payload_message_back_pdcid),
        .messages_payload_message_back_close               (under_way_opened_payload_message_back_close),
        .messages_payload_message_expects                  (under_way_opened_payload_message_expects),
        .messages_payload_id                               (under_way_opened_payload_id),
        .messages_payload_beats                            (under_way_opened_payload_beats),
        .messages_valid                                    (under_way_opened_valid),
        .messages_ready                                    (parts_messages_ready),
        .payload_payload_data                              (payload_payload_data),
        .payload_payload_keep                              (payload_payload_keep),
        .payload_payload_last                              (payload_payload_last),
        .payload_valid                                     (payload_valid),
        .payload_ready                                     (parts_payload_ready),
        .handles_payload                                   (handles_next_payload),
        .handles_valid                                     (handles_next_valid),
        .handles_ready                                     (parts_handles_ready),
        .stored_payload_data                               (parts_stored_payload_data),
        .stored_payload_keep                               (parts_stored_payload_keep),
        .stored_payload_last                               (parts_stored_payload_last),
        .stored_valid                                      (parts_stored_valid),
        .stored_ready                                      (stores),
        .send_payload_tuple_mode                           (parts_send_payload_tuple_mode),
        .send_payload_tuple_job_id                         (parts_send_payload_tuple_job_id),
        .send_payload_tuple_local                          (parts_send_payload_tuple_local),
        .send_payload_tuple_destination                    (parts_send_payload_tuple_destination),
        .send_payload_tuple_traffic_class                  (parts_send_payload_tuple_traffic_class),
        .send_payload_tuple_sdi                            (parts_send_payload_tuple_sdi),
        .send_payload_tuple_lane                           (parts_send_payload_tuple_lane),
        .send_payload_packet_kind                          (parts_send_payload_packet_kind),
        .send_payload_packet_message                       (parts_send_payload_packet_message),
        .send_payload_packet_first                         (parts_send_payload_packet_first),
        .send_payload_packet_last                          (parts_send_payload_packet_last),
        .send_payload_packet_length                        (parts_send_payload_packet_length),
        .send_payload_packet_size                          (parts_send_payload_packet_size),
        .send_payload_packet_payload                       (parts_send_payload_packet_payload),
        .send_payload_packet_handle                        (parts_send_payload_packet_handle),
        .send_payload_packet_expects                       (parts_send_payload_packet_expects),
        .send_valid                                        (parts_send_valid),
        .send_ready                                        (send_taken)
    );

    stream_mux_w129_round_robin_n2_hold backs (
        .clk                         (clk),
        .rst                         (rst),
        .up_0_payload_pdcid          (parts_back_pdcid),
        .up_0_payload_packet_kind    (parts_send_payload_packet_kind),
        .up_0_payload_packet_message (parts_send_payload_packet_message),
        .up_0_payload_packet_first   (parts_send_payload_packet_first),
        .up_0_payload_packet_last    (parts_send_payload_packet_last),
        .up_0_payload_packet_length  (parts_send_payload_packet_length),
        .up_0_payload_packet_size    (parts_send_payload_packet_size),
        .up_0_payload_packet_payload (parts_send_payload_packet_payload),
        .up_0_payload_packet_handle  (parts_send_payload_packet_handle),
        .up_0_payload_packet_expects (parts_send_payload_packet_expects),
        .up_0_valid                  (parts_send_valid && parts_back_enable),
        .up_0_ready                  (backs_up_0_ready),
        .up_1_payload_pdcid          (parts_answered_send_payload_back_pdcid),
        .up_1_payload_packet_kind    (parts_answered_send_payload_send_packet_kind),
        .up_1_payload_packet_message (parts_answered_send_payload_send_packet_message),
        .up_1_payload_packet_first   (parts_answered_send_payload_send_packet_first),
        .up_1_payload_packet_last    (parts_answered_send_payload_send_packet_last),
        .up_1_payload_packet_length  (parts_answered_send_payload_send_packet_length),
        .up_1_payload_packet_size    (parts_answered_send_payload_send_packet_size),
        .up_1_payload_packet_payload (parts_answered_send_payload_send_packet_payload),
        .up_1_payload_packet_handle  (parts_answered_send_payload_send_packet_handle),
        .up_1_payload_packet_expects (parts_answered_send_payload_send_packet_expects),
        .up_1_valid                  (parts_answered_send_valid && !parts_answered_send_payload_served_is),
        .up_1_ready                  (backs_up_1_ready),
        .down_payload_pdcid          (backs_down_payload_pdcid),
        .down_payload_packet_kind    (backs_down_payload_packet_kind),
        .down_payload_packet_message (backs_down_payload_packet_message),
        .down_payload_packet_first   (backs_down_payload_packet_first),
        .down_payload_packet_last    (backs_down_payload_packet_last),
        .down_payload_packet_length  (backs_down_payload_packet_length),
        .down_payload_packet_size    (backs_down_payload_packet_size),
        .down_payload_packet_payload (backs_down_payload_packet_payload),
        .down_payload_packet_handle  (backs_down_payload_packet_handle),
        .down_payload_packet_expects (backs_down_payload_packet_expects),
        .down_valid                  (backs_down_valid),
        .down_ready                  (sender_returned_send_ready)
    );

    block_fifo_w17_d256 refused (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (pdcids_rdata),
        .up_payload_close   (1'b0),
        .up_valid           (refused_up_valid_term),
        .up_ready           (refused_up_ready),
        .down_payload_pdcid (refused_down_payload_pdcid),
        .down_payload_close (refused_down_payload_close),
        .down_valid         (refused_down_valid),
        .down_ready         (may_conclude)
    );

    block_fifo_w32_d256 over (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (datagram_ended_valid ? datagram_ended_handle : sender_outcome_handle),
        .up_valid     (over_up_valid_term),
        .up_ready     (over_up_ready),
        .down_payload (over_down_payload),
        .down_valid   (over_down_valid),
        .down_ready   (retires_taken)
    );

    uet_tx_departures_n16_w128_returns_expects_rudi departures (
        .clk                                          (clk),
        .rst                                          (rst),
        .entropy                                      (random[15:0]),
        .may_end                                      (!sender_outcome_valid),
        .rudi_is                                      (parts_rudi),
        .rudi_now                                     (now),
        .rudi_random                                  (random),
        .rudi_registers_datagrams_rto                 (registers_initiator_loss_rto),
        .rudi_registers_datagrams_rto_init            (registers_initiator_rto_init),
        .rudi_registers_datagrams_rto_max             (registers_initiator_rto_max),
        .rudi_registers_datagrams_max_rto_retx        (registers_initiator_max_rto_retx),
        .rudi_registers_datagrams_nack_retx           (registers_initiator_nack_retx),
        .rudi_registers_datagrams_max_nack_retx       (registers_initiator_max_nack_retx),
        .rudi_registers_datagrams_service_required    (registers_initiator_service_required),
        .rudi_registers_cwnd                          (registers_cwnd),
        .rudi_peer_valid                              (peer_valid),
        .rudi_peer_arrival_event_kind                 (peer_arrival_event_kind),
        .rudi_peer_arrival_event_source               (peer_arrival_event_source),
        .rudi_peer_arrival_event_local                (peer_arrival_event_local),
        .rudi_peer_arrival_event_entropy              (peer_arrival_event_entropy),
        .rudi_peer_arrival_event_spdcid               (peer_arrival_event_spdcid),
        .rudi_peer_arrival_event_dpdcid               (peer_arrival_event_dpdcid),
        .rudi_peer_arrival_event_m                    (peer_arrival_event_m),
        .rudi_peer_arrival_event_retx                 (peer_arrival_event_retx),
        .rudi_peer_arrival_event_req                  (peer_arrival_event_req),
        .rudi_peer_arrival_event_p                    (peer_arrival_event_p),
        .rudi_peer_arrival_event_ack_psn_offset       (peer_arrival_event_ack_psn_offset),
        .rudi_peer_arrival_event_nt                   (peer_arrival_event_nt),
        .rudi_peer_arrival_event_nack_code            (peer_arrival_event_nack_code),
        .rudi_peer_arrival_event_vendor_code          (peer_arrival_event_vendor_code),
        .rudi_peer_arrival_event_psn                  (peer_arrival_event_psn),
        .rudi_peer_arrival_event_payload              (peer_arrival_event_payload),
        .rudi_peer_arrival_event_cc_type              (peer_arrival_event_cc_type),
        .rudi_peer_arrival_event_mpr                  (peer_arrival_event_mpr),
        .rudi_peer_arrival_event_sack_psn_offset      (peer_arrival_event_sack_psn_offset),
        .rudi_peer_arrival_event_sack_bitmap          (peer_arrival_event_sack_bitmap),
        .rudi_peer_arrival_event_cc_state             (peer_arrival_event_cc_state),
        .rudi_peer_arrival_ses                        (peer_arrival_ses),
        .rudi_peer_arrival_ses_header                 (peer_arrival_ses_header),
        .rudi_served_valid                            (parts_answered_send_valid && parts_answered_send_payload_served_is),
        .rudi_served_payload_send_tuple_mode          (parts_answered_send_payload_send_tuple_mode),
        .rudi_served_payload_send_tuple_job_id        (parts_answered_send_payload_send_tuple_job_id),
        .rudi_served_payload_send_tuple_local         (parts_answered_send_payload_send_tuple_local),
        .rudi_served_payload_send_tuple_destination   (parts_answered_send_payload_send_tuple_destination),
        .rudi_served_payload_send_tuple_traffic_class (parts_answered_send_payload_send_tuple_traffic_class),
        .rudi_served_payload_send_tuple_sdi           (parts_answered_send_payload_send_tuple_sdi),
        .rudi_served_payload_send_tuple_lane          (parts_answered_send_payload_send_tuple_lane),
        .rudi_served_payload_send_packet_kind         (parts_answered_send_payload_send_packet_kind),
        .rudi_served_payload_send_packet_message      (parts_answered_send_payload_send_packet_message),
        .rudi_served_payload_send_packet_first        (parts_answered_send_payload_send_packet_first),
        .rudi_served_payload_send_packet_last         (parts_answered_send_payload_send_packet_last),
        .rudi_served_payload_send_packet_length       (parts_answered_send_payload_send_packet_length),
        .rudi_served_payload_send_packet_size         (parts_answered_send_payload_send_packet_size),
        .rudi_served_payload_send_packet_payload      (parts_answered_send_payload_send_packet_payload),
        .rudi_served_payload_send_packet_handle       (parts_answered_send_payload_send_packet_handle),
        .rudi_served_payload_send_packet_expects      (parts_answered_send_payload_send_packet_expects),
        .rudi_served_payload_echo_pkt_id              (parts_answered_send_payload_served_echo_pkt_id),
        .rudi_served_payload_echo_entropy             (parts_answered_send_payload_served_echo_entropy),
        .rudi_served_payload_echo_retx                (parts_answered_send_payload_served_echo_retx),
        .rudi_served_payload_echo_m                   (parts_answered_send_payload_served_echo_m),
        .ended_valid                                  (departures_ended_valid),
        .ended_handle                                 (departures_ended_handle),
        .ended_message                                (departures_ended_message),
        .ended_kind                                   (departures_ended_kind),
        .ended_response_present                       (departures_ended_response_present),
        .ended_response_list                          (departures_ended_response_list),
        .ended_response_opcode                        (departures_ended_response_opcode),
        .ended_response_return_code                   (departures_ended_response_return_code),
        .ended_response_message_id                    (departures_ended_response_message_id),
        .ended_response_modified_length               (departures_ended_response_modified_length),
        .ended_code                                   (departures_ended_code),
        .rudi_told_ready                              (departures_rudi_told_ready),
        .rudi_told_counts_datagram_sent               (departures_rudi_told_counts_datagram_sent),
        .rudi_told_counts_retransmitted               (departures_rudi_told_counts_retransmitted),
        .rudi_told_counts_lost_trim                   (departures_rudi_told_counts_lost_trim),
        .rudi_told_counts_lost_nack                   (departures_rudi_told_counts_lost_nack),
        .rudi_told_counts_lost_timeout                (departures_rudi_told_counts_lost_timeout),
        .rudi_told_counts_nack_unexpected             (departures_rudi_told_counts_nack_unexpected),
        .rudi_told_counts_pkt_id_unknown              (departures_rudi_told_counts_pkt_id_unknown),
        .rudi_told_counts_peer_dropped                (departures_rudi_told_counts_peer_dropped),
        .rudi_told_served_ready                       (departures_rudi_told_served_ready),
        .packet_payload_packet_place                  (sender_packet_payload_packet_place),
        .packet_payload_packet_kind                   (sender_packet_payload_packet_kind),
        .packet_payload_packet_rod                    (sender_packet_payload_packet_rod),
        .packet_payload_packet_retx                   (sender_packet_payload_packet_retx),
        .packet_payload_packet_ar                     (sender_packet_payload_packet_ar),
        .packet_payload_packet_syn                    (sender_packet_payload_packet_syn),
        .packet_payload_packet_psn                    (sender_packet_payload_packet_psn),
        .packet_payload_packet_clear_offset           (sender_packet_payload_packet_clear_offset),
        .packet_payload_packet_opaque                 (sender_packet_payload_packet_opaque),
        .packet_payload_packet_payload                (sender_packet_payload_packet_payload),
        .packet_payload_packet_spdcid                 (sender_packet_payload_packet_spdcid),
        .packet_payload_packet_dpdcid                 (sender_packet_payload_packet_dpdcid),
        .packet_payload_packet_picked_entropy         (sender_packet_payload_packet_picked_entropy),
        .packet_payload_packet_picked_ccc_id          (sender_packet_payload_packet_picked_ccc_id),
        .packet_payload_packet_picked_credit_target   (sender_packet_payload_packet_picked_credit_target),
        .packet_payload_packet_handle                 (sender_packet_payload_packet_handle),
        .packet_payload_packet_message                (sender_packet_payload_packet_message),
        .packet_payload_packet_length                 (sender_packet_payload_packet_length),
        .packet_payload_packet_size                   (sender_packet_payload_packet_size),
        .packet_payload_destination                   (sender_packet_payload_destination),
        .packet_payload_local                         (sender_packet_payload_local),
        .packet_valid                                 (sender_packet_valid),
        .packet_ready                                 (departures_packet_ready),
        .datagrams_payload_tuple_mode                 (parts_send_payload_tuple_mode),
        .datagrams_payload_tuple_job_id               (parts_send_payload_tuple_job_id),
        .datagrams_payload_tuple_local                (parts_send_payload_tuple_local),
        .datagrams_payload_tuple_destination          (parts_send_payload_tuple_destination),
        .datagrams_payload_tuple_traffic_class        (parts_send_payload_tuple_traffic_class),
        .datagrams_payload_tuple_sdi                  (parts_send_payload_tuple_sdi),
        .datagrams_payload_tuple_lane                 (parts_send_payload_tuple_lane),
        .datagrams_payload_packet_kind                (parts_send_payload_packet_kind),
        .datagrams_payload_packet_message             (parts_send_payload_packet_message),
        .datagrams_payload_packet_first               (parts_send_payload_packet_first),
        .datagrams_payload_packet_last                (parts_send_payload_packet_last),
        .datagrams_payload_packet_length              (parts_send_payload_packet_length),
        .datagrams_payload_packet_size                (parts_send_payload_packet_size),
        .datagrams_payload_packet_payload             (parts_send_payload_packet_payload),
        .datagrams_payload_packet_handle              (parts_send_payload_packet_handle),
        .datagrams_payload_packet_expects             (parts_send_payload_packet_expects),
        .datagrams_valid                              (parts_send_valid && parts_uud_or_parts_rudi),
        .datagrams_ready                              (departures_datagrams_ready),
        .down_payload_packet_place                    (departures_down_payload_packet_place),
        .down_payload_packet_kind                     (departures_down_payload_packet_kind),
        .down_payload_packet_rod                      (departures_down_payload_packet_rod),
        .down_payload_packet_retx                     (departures_down_payload_packet_retx),
        .down_payload_packet_ar                       (departures_down_payload_packet_ar),
        .down_payload_packet_syn                      (departures_down_payload_packet_syn),
        .down_payload_packet_psn                      (departures_down_payload_packet_psn),
        .down_payload_packet_clear_offset             (departures_down_payload_packet_clear_offset),
        .down_payload_packet_opaque                   (departures_down_payload_packet_opaque),
        .down_payload_packet_payload                  (departures_down_payload_packet_payload),
        .down_payload_packet_spdcid                   (departures_down_payload_packet_spdcid),
        .down_payload_packet_dpdcid                   (departures_down_payload_packet_dpdcid),
        .down_payload_packet_picked_entropy           (departures_down_payload_packet_picked_entropy),
        .down_payload_packet_picked_ccc_id            (departures_down_payload_packet_picked_ccc_id),
        .down_payload_packet_picked_credit_target     (departures_down_payload_packet_picked_credit_target),
        .down_payload_packet_handle                   (departures_down_payload_packet_handle),
        .down_payload_packet_message                  (departures_down_payload_packet_message),
        .down_payload_packet_length                   (departures_down_payload_packet_length),
        .down_payload_packet_size                     (departures_down_payload_packet_size),
        .down_payload_destination                     (departures_down_payload_destination),
        .down_payload_local                           (departures_down_payload_local),
        .down_payload_uud                             (departures_down_payload_uud),
        .down_payload_rudi                            (departures_down_payload_rudi),
        .down_payload_served_is                       (departures_down_payload_served_is),
        .down_payload_served_marked                   (departures_down_payload_served_marked),
        .down_valid                                   (departures_down_valid),
        .down_ready                                   (leaving_taken)
    );

    uet_tx_fetch_n16_w128_returns_s8_p9_reads_uud_rudi fetch (
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
        .kept_packet_ses                            (parts_kept_packet_ses),
        .clear_valid                                (handles_filling),
        .clear_place                                (handles_fill),
        .ready                                      (fetch_ready),
        .stale                                      (fetch_stale),
        .not_known                                  (fetch_not_known),
        .packet_payload_packet_place                (departures_down_payload_packet_place),
        .packet_payload_packet_kind                 (departures_down_payload_packet_kind),
        .packet_payload_packet_rod                  (departures_down_payload_packet_rod),
        .packet_payload_packet_retx                 (departures_down_payload_packet_retx),
        .packet_payload_packet_ar                   (departures_down_payload_packet_ar),
        .packet_payload_packet_syn                  (departures_down_payload_packet_syn),
        .packet_payload_packet_psn                  (departures_down_payload_packet_psn),
        .packet_payload_packet_clear_offset         (departures_down_payload_packet_clear_offset),
        .packet_payload_packet_opaque               (departures_down_payload_packet_opaque),
        .packet_payload_packet_payload              (departures_down_payload_packet_payload),
        .packet_payload_packet_spdcid               (departures_down_payload_packet_spdcid),
        .packet_payload_packet_dpdcid               (departures_down_payload_packet_dpdcid),
        .packet_payload_packet_picked_entropy       (departures_down_payload_packet_picked_entropy),
        .packet_payload_packet_picked_ccc_id        (departures_down_payload_packet_picked_ccc_id),
        .packet_payload_packet_picked_credit_target (departures_down_payload_packet_picked_credit_target),
        .packet_payload_packet_handle               (departures_down_payload_packet_handle),
        .packet_payload_packet_message              (departures_down_payload_packet_message),
        .packet_payload_packet_length               (departures_down_payload_packet_length),
        .packet_payload_packet_size                 (departures_down_payload_packet_size),
        .packet_payload_destination                 (departures_down_payload_destination),
        .packet_payload_local                       (departures_down_payload_local),
        .packet_payload_uud                         (departures_down_payload_uud),
        .packet_payload_rudi                        (departures_down_payload_rudi),
        .packet_payload_served_is                   (departures_down_payload_served_is),
        .packet_payload_served_marked               (departures_down_payload_served_marked),
        .packet_valid                               (departures_down_valid),
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
        .headers_ready                              (headers_taken),
        .order_payload_first                        (fetch_order_payload_first),
        .order_payload_last                         (fetch_order_payload_last),
        .order_payload_length                       (fetch_order_payload_length),
        .order_valid                                (fetch_order_valid),
        .order_ready                                (order_taken),
        .back_payload_chain_first                   (fetch_back_payload_chain_first),
        .back_payload_chain_last                    (fetch_back_payload_chain_last),
        .back_payload_chain_length                  (fetch_back_payload_chain_length),
        .back_payload_handle                        (fetch_back_payload_handle),
        .back_payload_after                         (fetch_back_payload_after),
        .back_valid                                 (fetch_back_valid),
        .back_ready                                 (back_taken)
    );

    uet_payload_store_b64_d2048_m1024 store (
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
        .down_ready                (payload_taken)
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
        .down_ready                           (data_taken)
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

    block_fifo_w17_d256 asked (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (under_way_asked_pdcid),
        .up_payload_close   (under_way_asked_close),
        .up_valid           (under_way_asked_enable),
        .up_ready           (asked_up_ready),
        .down_payload_pdcid (asked_down_payload_pdcid),
        .down_payload_close (asked_down_payload_close),
        .down_valid         (asked_down_valid),
        .down_ready         (halves_asked)
    );

    block_fifo_w17_d256 answered (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (under_way_answered_pdcid),
        .up_payload_close   (1'b0),
        .up_valid           (under_way_answered_enable),
        .up_ready           (answered_up_ready),
        .down_payload_pdcid (answered_down_payload_pdcid),
        .down_payload_close (answered_down_payload_close),
        .down_valid         (answered_down_valid),
        .down_ready         (halves_answered)
    );

    always @* begin
        either_valid = 1'b0;
        either_handle = 32'd0;
        either_message = 16'd0;
        either_kind = EITHER_KIND_RESPONSE;
        either_response_present = 1'b0;
        either_response_list = 2'd0;
        either_response_opcode = 6'd0;
        either_response_return_code = 6'd0;
        either_response_message_id = 16'd0;
        either_response_modified_length = 32'd0;
        either_code = 8'd0;
        either_valid = sender_outcome_valid;
        either_handle = sender_outcome_handle;
        either_message = sender_outcome_message;
        either_kind = sender_outcome_kind;
        either_response_present = sender_outcome_response_present;
        either_response_list = sender_outcome_response_list;
        either_response_opcode = sender_outcome_response_opcode;
        either_response_return_code = sender_outcome_response_return_code;
        either_response_message_id = sender_outcome_response_message_id;
        either_response_modified_length = sender_outcome_response_modified_length;
        either_code = sender_outcome_code;
        if (datagram_ended_valid) begin
            either_valid = datagram_ended_valid;
            either_handle = datagram_ended_handle;
            either_message = datagram_ended_message;
            either_kind = datagram_ended_kind;
            either_response_present = datagram_ended_response_present;
            either_response_list = datagram_ended_response_list;
            either_response_opcode = datagram_ended_response_opcode;
            either_response_return_code = datagram_ended_response_return_code;
            either_response_message_id = datagram_ended_response_message_id;
            either_response_modified_length = datagram_ended_response_modified_length;
            either_code = datagram_ended_code;
        end
    end

    always @(posedge clk) begin
        if (sender_returned_begun_enable) pdcids[sender_returned_begun_payload_place] <= sender_returned_begun_payload_pdcid;
    end

    always @(posedge clk) begin
        if (rst) begin
            halves <= 6'd0;
            unread_1_enable <= 1'b0;
            unread_enable <= 1'b0;
            has_room_for_two <= 1'b0;
            count_stale <= 32'd0;
            count_messages <= 32'd0;
            count_completions <= 32'd0;
            count_unasked <= 32'd0;
        end else begin
            if (units_16_ne_half) begin
                halves <= halves + 6'd1;
            end
            unread_1_enable <= read_table_unanswered_enable;
            unread_enable <= unread_1_enable;
            has_room_for_two <= store_free >= 10'd16;
            if (fetch_stale) begin
                count_stale <= count_stale + 32'd1;
            end
            if ((messages_valid_and_is_on && under_way_messages_ready) || under_way_answers_ready) begin
                count_messages <= count_messages + 32'd1;
            end
            if (under_way_completion_valid && completion_ready) begin
                count_completions <= count_completions + 32'd1;
            end
            if (read_table_found_valid && !read_table_found_hit) begin
                count_unasked <= count_unasked + 32'd1;
            end
        end
    end

    always @(posedge clk) begin
        half <= units[16];
        unread_1_place <= read_table_unanswered_place;
        unread_place <= unread_1_place;
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
    assign pdc_event_start_psn = sender_pdc_event_start_psn;
    assign pdc_event_peer = sender_pdc_event_peer;
    assign neighbour_not_known = fetch_not_known;
    assign sender_left = sender_packet_valid && departures_packet_ready;
    assign rudi_counts_datagram_sent = departures_rudi_told_counts_datagram_sent;
    assign rudi_counts_retransmitted = departures_rudi_told_counts_retransmitted;
    assign rudi_counts_lost_trim = departures_rudi_told_counts_lost_trim;
    assign rudi_counts_lost_nack = departures_rudi_told_counts_lost_nack;
    assign rudi_counts_lost_timeout = departures_rudi_told_counts_lost_timeout;
    assign rudi_counts_nack_unexpected = departures_rudi_told_counts_nack_unexpected;
    assign rudi_counts_pkt_id_unknown = departures_rudi_told_counts_pkt_id_unknown;
    assign rudi_counts_peer_dropped = departures_rudi_told_counts_peer_dropped;
    assign free = store_free;
    assign reads_found_valid = read_table_found_valid;
    assign reads_found_hit = read_table_found_hit;
    assign reads_found_return_code = read_table_found_return_code;
    assign reads_found_address = read_table_found_address;
    assign reads_found_length = read_table_found_length;
    assign reads_answered_ready = read_table_answered_ready;
    assign reads_fetched_valid = fetched_fetched_valid;
    assign reads_fetched_value = fetched_fetched_value;
    assign reads_unasked = count_unasked;
    assign answers_message = under_way_answers_ready && is_on;
    assign answers_beat = parts_answered_beat;
    assign halved_change_ready = sender_returned_change_ready;
    assign halved_begun_enable = sender_returned_begun_enable;
    assign halved_begun_payload_place = sender_returned_begun_payload_place;
    assign halved_begun_payload_pdcid = sender_returned_begun_payload_pdcid;
    assign halved_begun_payload_rod = sender_returned_begun_payload_rod;
    assign halved_begun_payload_roce = sender_returned_begun_payload_roce;
    assign halved_begun_payload_ccc = sender_returned_begun_payload_ccc;
    assign halved_begun_payload_starts = sender_returned_begun_payload_starts;
    assign halved_begun_payload_start_psn = sender_returned_begun_payload_start_psn;
    assign halved_begun_payload_destination = sender_returned_begun_payload_destination;
    assign halved_begun_payload_local = sender_returned_begun_payload_local;
    assign halved_begun_payload_peer = sender_returned_begun_payload_peer;
    assign halved_asked_valid = asked_down_valid;
    assign halved_asked_pdcid = asked_down_payload_pdcid;
    assign halved_asked_close = asked_down_payload_close;
    assign halved_answered_valid = answered_down_valid;
    assign halved_answered_pdcid = answered_down_payload_pdcid;
    assign halved_conclude_ready = may_conclude && !refused_waits;
    assign messages_ready = under_way_messages_ready && is_on;
    assign payload_ready = parts_payload_ready;
    assign replies_ready = line_replies_ready;
    assign completion_payload_wr_id = under_way_completion_payload_wr_id;
    assign completion_payload_message_id = under_way_completion_payload_message_id;
    assign completion_payload_bytes = under_way_completion_payload_bytes;
    assign completion_payload_result = under_way_completion_payload_result;
    assign completion_payload_code = under_way_completion_payload_code;
    assign completion_payload_ri_generation = under_way_completion_payload_ri_generation;
    assign completion_payload_op = under_way_completion_payload_op;
    assign completion_payload_deferred = under_way_completion_payload_deferred;
    assign completion_payload_modified_valid = under_way_completion_payload_modified_valid;
    assign completion_payload_modified_length = under_way_completion_payload_modified_length;
    assign completion_valid = under_way_completion_valid;
    assign frames_payload_data = line_down_payload_data;
    assign frames_payload_keep = line_down_payload_keep;
    assign frames_payload_last = line_down_payload_last;
    assign frames_payload_wrong = line_down_payload_wrong;
    assign frames_valid = line_down_valid;

    wire _unused_ok = &{1'b0, sender_left_valid, sender_left_handle, sender_pick_valid, sender_pick_ccc, sender_pick_place, sender_pick_size, sender_pick_ordered, sender_returned_ask_ready, parts_answered_send_payload_back_enable, parts_answered_send_payload_back_close, parts_answered_send_payload_uud, parts_answered_send_payload_rudi, parts_back_close, refused_up_ready, refused_down_payload_close, over_up_ready, asked_up_ready, answered_up_ready, answered_down_payload_close};

`ifdef FORMAL
    always @(posedge clk) if (!rst) refused_finds_room: assert (!refused_up_valid_term || refused_up_ready);
    always @(posedge clk) if (!rst) what_is_over_finds_room: assert (!over_up_valid_term || over_up_ready);
    always @(posedge clk) if (!rst) asked_finds_room: assert (!under_way_asked_enable || asked_up_ready);
    always @(posedge clk) if (!rst) answered_finds_room: assert (!under_way_answered_enable || answered_up_ready);
`endif

endmodule

`default_nettype wire
