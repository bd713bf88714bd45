// A UET endpoint, 64 bytes a clock: messages to frames, and frames to placed payload.
`default_nettype none

module uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] random,
    input  wire         registers_receive,
    input  wire         registers_transmit,
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
    input  wire   [5:0] registers_data_dscp,
    input  wire   [5:0] registers_control_dscp,
    input  wire         registers_last_hop_used,
    input  wire   [5:0] registers_last_hop_dscp,
    input  wire   [7:0] registers_outer_ttl,
    input  wire         registers_outer_native,
    input  wire         registers_target_ack_ack_on_ecn,
    input  wire         registers_target_ack_ack_per_packet,
    input  wire         registers_target_ack_ack_tail,
    input  wire  [15:0] registers_target_ack_ack_gen_trigger,
    input  wire  [11:0] registers_target_ack_ack_gen_min_add,
    input  wire   [7:0] registers_target_offer_mpr,
    input  wire   [6:0] registers_target_offer_rcv_cwnd_pend,
    input  wire         registers_target_offer_restore_cwnd,
    input  wire  [19:0] registers_target_times_new_pdc,
    input  wire  [19:0] registers_target_times_linger,
    input  wire  [19:0] registers_target_times_close_req,
    input  wire  [24:0] registers_target_quarantine,
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
    input  wire         commands_job_valid,
    input  wire         commands_job_payload_remove,
    input  wire  [23:0] commands_job_payload_key,
    input  wire         commands_process_valid,
    input  wire         commands_process_payload_remove,
    input  wire         commands_process_payload_process_rel,
    input  wire  [23:0] commands_process_payload_process_job_id,
    input  wire  [11:0] commands_process_payload_process_pid_on_fep,
    input  wire         commands_resource_valid,
    input  wire         commands_resource_payload_remove,
    input  wire         commands_resource_payload_absolute,
    input  wire   [4:0] commands_resource_payload_owner,
    input  wire   [1:0] commands_resource_payload_space,
    input  wire  [11:0] commands_resource_payload_resource_index,
    input  wire         commands_resource_payload_context_enabled,
    input  wire         commands_resource_payload_context_uses_generation,
    input  wire   [7:0] commands_resource_payload_context_generation,
    input  wire  [15:0] commands_resource_payload_context_supported,
    input  wire         commands_context_valid,
    input  wire   [5:0] commands_context_payload_index,
    input  wire         commands_context_payload_context_enabled,
    input  wire         commands_context_payload_context_uses_generation,
    input  wire   [7:0] commands_context_payload_context_generation,
    input  wire  [15:0] commands_context_payload_context_supported,
    input  wire         commands_region_valid,
    input  wire         commands_region_payload_remove,
    input  wire  [63:0] commands_region_payload_region_key,
    input  wire  [63:0] commands_region_payload_region_base,
    input  wire  [63:0] commands_region_payload_region_first,
    input  wire  [63:0] commands_region_payload_region_length,
    input  wire         commands_region_payload_region_remote_read,
    input  wire         commands_region_payload_region_remote_write,
    input  wire         commands_region_payload_region_remote_atomic,
    input  wire         commands_region_payload_region_restricts_job,
    input  wire  [23:0] commands_region_payload_region_job_id,
    input  wire         commands_region_payload_region_restricts_resource,
    input  wire  [11:0] commands_region_payload_region_resource,
    input  wire         commands_receive_valid,
    input  wire         commands_receive_payload_tagged,
    input  wire   [1:0] commands_receive_payload_kind,
    input  wire   [5:0] commands_receive_payload_resource,
    input  wire  [63:0] commands_receive_payload_tag_match_bits,
    input  wire  [31:0] commands_receive_payload_tag_initiator,
    input  wire         commands_receive_payload_any_initiator,
    input  wire  [63:0] commands_receive_payload_ignore_bits,
    input  wire  [31:0] commands_receive_payload_place_wr_id,
    input  wire  [63:0] commands_receive_payload_place_address,
    input  wire  [31:0] commands_receive_payload_place_length,
    input  wire         commands_release_valid,
    input  wire   [4:0] commands_release_number,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire         payload_wrong,
    input  wire         conclude_valid,
    input  wire  [15:0] conclude_payload,
    input  wire         host_atomic_valid,
    input  wire   [7:0] host_atomic_payload_opcode,
    input  wire   [7:0] host_atomic_payload_data_type,
    input  wire  [12:0] host_atomic_payload_address,
    input  wire  [63:0] host_atomic_payload_operand,
    input  wire  [63:0] host_atomic_payload_compare,
    input  wire         flushed,
    input  wire   [1:0] deferral_choices_partial,
    input  wire         deferral_choices_target_upper,
    input  wire         deferral_restart_ready,
    input  wire         deferral_returned_ready,
    input  wire         memory_ar_ready,
    input  wire         memory_r_valid,
    input  wire   [3:0] memory_r_payload_id,
    input  wire [511:0] memory_r_payload_data,
    input  wire   [1:0] memory_r_payload_resp,
    input  wire         memory_r_payload_last,
    output wire         conclude_ready,
    output wire         commands_done_job_valid,
    output wire   [2:0] commands_done_job_status,
    output wire   [3:0] commands_done_job_slot,
    output wire         commands_done_process_valid,
    output wire   [2:0] commands_done_process_status,
    output wire   [4:0] commands_done_process_slot,
    output wire         commands_done_resource_valid,
    output wire   [2:0] commands_done_resource_status,
    output wire   [5:0] commands_done_resource_slot,
    output wire         commands_done_region_valid,
    output wire   [2:0] commands_done_region_status,
    output wire   [5:0] commands_done_region_slot,
    output wire         commands_done_context_taken,
    output wire         commands_done_receive_taken,
    output wire         commands_done_sends_valid,
    output wire   [1:0] commands_done_sends_kind,
    output wire   [1:0] commands_done_sends_outcome,
    output wire  [31:0] commands_done_sends_wr_id,
    output wire         commands_done_tags_valid,
    output wire   [1:0] commands_done_tags_kind,
    output wire   [1:0] commands_done_tags_outcome,
    output wire  [31:0] commands_done_tags_wr_id,
    output wire         commands_done_kept_found_valid,
    output wire  [31:0] commands_done_kept_found_wr_id,
    output wire   [4:0] commands_done_kept_found_number,
    output wire         commands_done_kept_found_is_whole,
    output wire         commands_done_released_valid,
    output wire         commands_done_released_ok,
    output wire         host_atomic_done_taken,
    output wire         host_atomic_done_done_valid,
    output wire   [5:0] host_atomic_done_done_code,
    output wire  [63:0] host_atomic_done_done_fetched,
    output wire         flush,
    output wire         fetched_valid,
    output wire  [63:0] fetched_value,
    output wire  [31:0] bytes_unasked,
    output wire  [31:0] rudi_counts_datagram_sent,
    output wire  [31:0] rudi_counts_retransmitted,
    output wire  [31:0] rudi_counts_lost_trim,
    output wire  [31:0] rudi_counts_lost_nack,
    output wire  [31:0] rudi_counts_lost_timeout,
    output wire  [31:0] rudi_counts_nack_unexpected,
    output wire  [31:0] rudi_counts_pkt_id_unknown,
    output wire  [31:0] rudi_counts_peer_dropped,
    output wire         deferral_told_restart_valid,
    output wire  [31:0] deferral_told_restart_payload_wr_id,
    output wire  [63:0] deferral_told_restart_payload_tokens,
    output wire  [31:0] deferral_told_restart_payload_at,
    output wire  [31:0] deferral_told_restart_payload_length,
    output wire         deferral_told_returned_valid,
    output wire  [31:0] deferral_told_returned_wr_id,
    output wire         memory_reads_ar_valid,
    output wire   [3:0] memory_reads_ar_payload_id,
    output wire  [63:0] memory_reads_ar_payload_addr,
    output wire   [7:0] memory_reads_ar_payload_len,
    output wire   [2:0] memory_reads_ar_payload_size,
    output wire   [1:0] memory_reads_ar_payload_burst,
    output wire         memory_reads_ar_payload_lock,
    output wire   [3:0] memory_reads_ar_payload_cache,
    output wire   [2:0] memory_reads_ar_payload_prot,
    output wire         memory_reads_r_ready,
    output wire         ready,
    output wire  [31:0] rx_counts_parser_uet,
    output wire  [31:0] rx_counts_parser_other,
    output wire  [31:0] rx_counts_parser_short,
    output wire  [31:0] rx_counts_parser_unknown_type,
    output wire  [31:0] rx_counts_parser_unknown_next_header,
    output wire  [31:0] rx_counts_parser_bad_length,
    output wire  [31:0] rx_counts_parser_bad_version,
    output wire  [31:0] rx_counts_parser_unsupported,
    output wire  [31:0] rx_counts_parser_fragment,
    output wire  [31:0] rx_counts_parser_bad_checksum,
    output wire  [31:0] rx_counts_parser_bad_crc,
    output wire  [31:0] rx_counts_parser_bad_fcs,
    output wire  [31:0] rx_counts_parser_reserved_bits,
    output wire  [31:0] rx_counts_parser_wrong_next_header,
    output wire  [31:0] rx_counts_parser_unknown_control_type,
    output wire  [31:0] rx_counts_parser_unknown_ack_request,
    output wire  [31:0] rx_counts_deparser_sent,
    output wire  [31:0] rx_counts_deparser_wrong_length,
    output wire  [31:0] rx_counts_deparser_too_long,
    output wire  [31:0] rx_counts_deparser_no_packet,
    output wire  [31:0] rx_counts_off,
    output wire  [31:0] rx_counts_unknown_address,
    output wire  [31:0] rx_counts_too_long,
    output wire  [31:0] rx_counts_unrouted,
    output wire  [31:0] rx_counts_no_buffer,
    output wire  [31:0] tx_counts_deparser_sent,
    output wire  [31:0] tx_counts_deparser_wrong_length,
    output wire  [31:0] tx_counts_deparser_too_long,
    output wire  [31:0] tx_counts_deparser_no_packet,
    output wire  [31:0] tx_counts_stale,
    output wire  [31:0] tx_counts_messages,
    output wire  [31:0] tx_counts_completions,
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
    output wire         ses_events_delivered,
    output wire   [5:0] ses_events_return_code,
    output wire         ses_events_completed,
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
    output wire         verdict_valid,
    output wire   [5:0] verdict_verdict,
    output wire   [1:0] verdict_request_clear,
    output wire         target_ready,
    output wire         target_events_stored_response,
    output wire         target_events_ack_req_stored,
    output wire         target_events_gtd_resp_unavail,
    output wire         target_events_ack_with_data,
    output wire         target_events_response_stale,
    output wire         target_events_command_ignored,
    output wire         target_events_guaranteed_not_stored,
    output wire         target_events_reply_dropped,
    output wire         target_housekeeping_events_new_pdc_timeout,
    output wire         target_housekeeping_events_close_req_timeout,
    output wire         target_housekeeping_events_command_ignored,
    output wire         sender_ready,
    output wire         sender_left,
    output wire   [6:0] units_messages,
    output wire   [7:0] units_guaranteed,
    output wire   [6:0] units_responses,
    output wire  [10:0] level,
    output wire   [9:0] free,
    input  wire [511:0] received_payload_data,
    input  wire  [63:0] received_payload_keep,
    input  wire         received_payload_last,
    input  wire         received_valid,
    output wire         received_ready,
    output wire [511:0] sent_payload_data,
    output wire  [63:0] sent_payload_keep,
    output wire         sent_payload_last,
    output wire         sent_payload_wrong,
    output wire         sent_valid,
    input  wire         sent_ready,
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
    output wire  [31:0] sent_completion_payload_wr_id,
    output wire  [15:0] sent_completion_payload_message_id,
    output wire  [31:0] sent_completion_payload_bytes,
    output wire   [1:0] sent_completion_payload_result,
    output wire   [7:0] sent_completion_payload_code,
    output wire   [7:0] sent_completion_payload_ri_generation,
    output wire         sent_completion_valid,
    input  wire         sent_completion_ready,
    input  wire  [63:0] buffers_payload_address,
    input  wire  [31:0] buffers_payload_length,
    input  wire  [31:0] buffers_payload_wr_id,
    input  wire         buffers_valid,
    output wire         buffers_ready,
    input  wire   [2:0] command_payload_kind,
    input  wire  [15:0] command_payload_pdcid,
    input  wire         command_payload_with_psn,
    input  wire  [31:0] command_payload_psn,
    input  wire         command_valid,
    output wire         command_ready,
    output wire [511:0] place_payload_data,
    output wire  [63:0] place_payload_keep,
    output wire         place_payload_last,
    output wire  [63:0] place_payload_user_address,
    output wire  [13:0] place_payload_user_length,
    output wire  [15:0] place_payload_user_pdcid,
    output wire  [15:0] place_payload_user_message_id,
    output wire         place_payload_user_is_kept,
    output wire         place_valid,
    input  wire         place_ready,
    output wire   [5:0] completion_payload_opcode,
    output wire   [5:0] completion_payload_return_code,
    output wire         completion_payload_reported,
    output wire         completion_payload_has_header_data,
    output wire  [63:0] completion_payload_header_data,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [31:0] completion_payload_bytes,
    output wire  [31:0] completion_payload_initiator,
    output wire  [63:0] completion_payload_key,
    output wire  [23:0] completion_payload_job_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [15:0] completion_payload_pdcid,
    output wire         completion_payload_kept_is,
    output wire   [4:0] completion_payload_kept_number,
    output wire         completion_valid,
    input  wire         completion_ready
);

    reg   [31:0] now;
    reg    [5:0] tick;
    reg   [16:0] units;
    wire         rx_ready;
    wire         rx_peer_valid;
    wire   [2:0] rx_peer_arrival_event_kind;
    wire [127:0] rx_peer_arrival_event_source;
    wire   [3:0] rx_peer_arrival_event_local;
    wire  [15:0] rx_peer_arrival_event_entropy;
    wire  [15:0] rx_peer_arrival_event_spdcid;
    wire  [15:0] rx_peer_arrival_event_dpdcid;
    wire         rx_peer_arrival_event_m;
    wire         rx_peer_arrival_event_retx;
    wire   [1:0] rx_peer_arrival_event_req;
    wire         rx_peer_arrival_event_p;
    wire  [15:0] rx_peer_arrival_event_ack_psn_offset;
    wire         rx_peer_arrival_event_nt;
    wire   [7:0] rx_peer_arrival_event_nack_code;
    wire   [7:0] rx_peer_arrival_event_vendor_code;
    wire  [31:0] rx_peer_arrival_event_psn;
    wire  [31:0] rx_peer_arrival_event_payload;
    wire   [3:0] rx_peer_arrival_event_cc_type;
    wire   [7:0] rx_peer_arrival_event_mpr;
    wire  [15:0] rx_peer_arrival_event_sack_psn_offset;
    wire  [63:0] rx_peer_arrival_event_sack_bitmap;
    wire  [63:0] rx_peer_arrival_event_cc_state;
    wire   [2:0] rx_peer_arrival_ses;
    wire [351:0] rx_peer_arrival_ses_header;
    wire         rx_ses_events_delivered;
    wire   [5:0] rx_ses_events_return_code;
    wire         rx_ses_events_completed;
    wire         rx_neighbour_not_known;
    wire  [10:0] rx_level;
    wire         rx_target_ready;
    wire         rx_target_events_stored_response;
    wire         rx_target_events_ack_req_stored;
    wire         rx_target_events_gtd_resp_unavail;
    wire         rx_target_events_ack_with_data;
    wire         rx_target_events_response_stale;
    wire         rx_target_events_command_ignored;
    wire         rx_target_events_guaranteed_not_stored;
    wire         rx_target_events_reply_dropped;
    wire         rx_target_housekeeping_events_new_pdc_timeout;
    wire         rx_target_housekeeping_events_close_req_timeout;
    wire         rx_target_housekeeping_events_command_ignored;
    wire         rx_trace_request_valid;
    wire [127:0] rx_trace_request_payload_source;
    wire   [3:0] rx_trace_request_payload_local;
    wire   [3:0] rx_trace_request_payload_kind;
    wire         rx_trace_request_payload_rod;
    wire   [1:0] rx_trace_request_payload_trimmed;
    wire         rx_trace_request_payload_ce;
    wire         rx_trace_request_payload_retx;
    wire         rx_trace_request_payload_ar;
    wire         rx_trace_request_payload_syn;
    wire  [31:0] rx_trace_request_payload_psn;
    wire  [15:0] rx_trace_request_payload_clear_offset;
    wire  [15:0] rx_trace_request_payload_opaque;
    wire  [31:0] rx_trace_request_payload_payload;
    wire  [15:0] rx_trace_request_payload_spdcid;
    wire  [15:0] rx_trace_request_payload_dpdcid;
    wire  [13:0] rx_trace_request_payload_length;
    wire  [13:0] rx_trace_request_payload_size;
    wire  [15:0] rx_trace_request_payload_entropy;
    wire  [15:0] rx_trace_request_payload_message_id;
    wire  [23:0] rx_trace_request_payload_job_id;
    wire         rx_trace_request_payload_resources_ccc;
    wire         rx_trace_request_payload_resources_bitmap;
    wire         rx_trace_request_payload_resources_pkt_buffer;
    wire         rx_trace_request_payload_resources_gtd_del;
    wire         rx_trace_request_payload_resources_gtd_last;
    wire         rx_trace_request_payload_resources_ses_msg;
    wire         rx_trace_request_payload_resources_other;
    wire   [1:0] rx_trace_request_payload_tss_method;
    wire  [31:0] rx_trace_request_payload_tss_start_psn;
    wire         rx_trace_verdict_valid;
    wire   [5:0] rx_trace_verdict_verdict;
    wire   [1:0] rx_trace_verdict_request_clear;
    wire         rx_trace_deliver_valid;
    wire  [15:0] rx_trace_deliver_pdcid;
    wire  [31:0] rx_trace_deliver_psn;
    wire         rx_trace_deliver_rod;
    wire         rx_trace_deliver_cookie_ack;
    wire         rx_trace_deliver_cookie_ce;
    wire         rx_trace_deliver_cookie_retx;
    wire  [15:0] rx_trace_deliver_cookie_entropy;
    wire  [16:0] rx_trace_deliver_cookie_time;
    wire         rx_trace_response_valid;
    wire  [15:0] rx_trace_response_payload_pdcid;
    wire  [31:0] rx_trace_response_payload_psn;
    wire         rx_trace_response_payload_cookie_ack;
    wire         rx_trace_response_payload_cookie_ce;
    wire         rx_trace_response_payload_cookie_retx;
    wire  [15:0] rx_trace_response_payload_cookie_entropy;
    wire  [16:0] rx_trace_response_payload_cookie_time;
    wire         rx_trace_response_payload_guaranteed;
    wire         rx_trace_response_payload_plain_ok;
    wire  [31:0] rx_trace_response_payload_handle;
    wire   [3:0] rx_trace_response_payload_next_hdr;
    wire         rx_trace_reply_valid;
    wire   [1:0] rx_trace_reply_payload_type;
    wire [127:0] rx_trace_reply_payload_destination;
    wire   [3:0] rx_trace_reply_payload_local;
    wire  [15:0] rx_trace_reply_payload_entropy;
    wire  [15:0] rx_trace_reply_payload_spdcid;
    wire  [15:0] rx_trace_reply_payload_dpdcid;
    wire         rx_trace_reply_payload_m;
    wire         rx_trace_reply_payload_retx;
    wire   [1:0] rx_trace_reply_payload_req;
    wire         rx_trace_reply_payload_p;
    wire  [15:0] rx_trace_reply_payload_ack_psn_offset;
    wire  [31:0] rx_trace_reply_payload_cack_psn;
    wire   [1:0] rx_trace_reply_payload_response;
    wire  [15:0] rx_trace_reply_payload_message_id;
    wire  [23:0] rx_trace_reply_payload_job_id;
    wire  [31:0] rx_trace_reply_payload_handle;
    wire   [3:0] rx_trace_reply_payload_next_hdr;
    wire         rx_trace_reply_payload_kept;
    wire   [7:0] rx_trace_reply_payload_mpr;
    wire  [15:0] rx_trace_reply_payload_sack_psn_offset;
    wire  [63:0] rx_trace_reply_payload_sack_bitmap;
    wire  [15:0] rx_trace_reply_payload_service_time;
    wire         rx_trace_reply_payload_restore_cwnd;
    wire   [6:0] rx_trace_reply_payload_rcv_cwnd_pend;
    wire  [23:0] rx_trace_reply_payload_rcvd_bytes;
    wire  [15:0] rx_trace_reply_payload_ooo_count;
    wire   [7:0] rx_trace_reply_payload_nack_code;
    wire  [31:0] rx_trace_reply_payload_psn;
    wire  [31:0] rx_trace_reply_payload_payload;
    wire         rx_trace_reply_payload_control;
    wire         rx_trace_reply_payload_ar;
    wire   [6:0] rx_trace_free_messages;
    wire   [7:0] rx_trace_free_guaranteed;
    wire   [6:0] rx_trace_free_responses;
    wire         rx_commands_done_job_valid;
    wire   [2:0] rx_commands_done_job_status;
    wire   [3:0] rx_commands_done_job_slot;
    wire         rx_commands_done_process_valid;
    wire   [2:0] rx_commands_done_process_status;
    wire   [4:0] rx_commands_done_process_slot;
    wire         rx_commands_done_resource_valid;
    wire   [2:0] rx_commands_done_resource_status;
    wire   [5:0] rx_commands_done_resource_slot;
    wire         rx_commands_done_region_valid;
    wire   [2:0] rx_commands_done_region_status;
    wire   [5:0] rx_commands_done_region_slot;
    wire         rx_commands_done_context_taken;
    wire         rx_commands_done_receive_taken;
    wire         rx_commands_done_sends_valid;
    wire   [1:0] rx_commands_done_sends_kind;
    wire   [1:0] rx_commands_done_sends_outcome;
    wire  [31:0] rx_commands_done_sends_wr_id;
    wire         rx_commands_done_tags_valid;
    wire   [1:0] rx_commands_done_tags_kind;
    wire   [1:0] rx_commands_done_tags_outcome;
    wire  [31:0] rx_commands_done_tags_wr_id;
    wire         rx_commands_done_kept_found_valid;
    wire  [31:0] rx_commands_done_kept_found_wr_id;
    wire   [4:0] rx_commands_done_kept_found_number;
    wire         rx_commands_done_kept_found_is_whole;
    wire         rx_commands_done_released_valid;
    wire         rx_commands_done_released_ok;
    wire         rx_flush;
    wire         rx_host_atomic_done_taken;
    wire         rx_host_atomic_done_done_valid;
    wire   [5:0] rx_host_atomic_done_done_code;
    wire  [63:0] rx_host_atomic_done_done_fetched;
    wire         rx_deferral_told_rtr_valid;
    wire  [31:0] rx_deferral_told_rtr_payload_token;
    wire [127:0] rx_deferral_told_rtr_payload_destination;
    wire   [3:0] rx_deferral_told_rtr_payload_local;
    wire  [23:0] rx_deferral_told_rtr_payload_job_id;
    wire  [63:0] rx_deferral_told_rtr_payload_match_bits;
    wire  [63:0] rx_deferral_told_rtr_payload_buffer_offset;
    wire         rx_deferral_told_returned_valid;
    wire  [31:0] rx_deferral_told_returned_wr_id;
    wire         rx_deferral_told_refused_taken;
    wire         rx_deferral_told_arrived_valid;
    wire  [15:0] rx_deferral_told_arrived_peer;
    wire  [63:0] rx_deferral_told_arrived_match_bits;
    wire  [63:0] rx_deferral_told_arrived_buffer_offset;
    wire         rx_rest_told_read_valid;
    wire   [4:0] rx_rest_told_read_payload_slot;
    wire [127:0] rx_rest_told_read_payload_destination;
    wire   [3:0] rx_rest_told_read_payload_local;
    wire  [23:0] rx_rest_told_read_payload_job_id;
    wire  [11:0] rx_rest_told_read_payload_pid_on_fep;
    wire  [11:0] rx_rest_told_read_payload_resource_index;
    wire  [63:0] rx_rest_told_read_payload_key;
    wire  [63:0] rx_rest_told_read_payload_offset;
    wire  [13:0] rx_rest_told_read_payload_length;
    wire  [63:0] rx_rest_told_read_payload_address;
    wire         rx_rest_told_answer_taken;
    wire         rx_reads_find_valid;
    wire  [15:0] rx_reads_find_id;
    wire  [15:0] rx_reads_find_pdcid;
    wire  [13:0] rx_reads_find_length;
    wire   [5:0] rx_reads_find_return_code;
    wire         rx_reads_find_rudi_is;
    wire  [31:0] rx_reads_find_rudi_pkt_id;
    wire [127:0] rx_reads_find_rudi_source;
    wire   [3:0] rx_reads_find_rudi_local;
    wire         rx_reads_read_valid;
    wire [213:0] rx_reads_read_payload_tag;
    wire  [63:0] rx_reads_read_payload_address;
    wire  [13:0] rx_reads_read_payload_payload_length;
    wire  [31:0] rx_reads_read_payload_request_length;
    wire  [31:0] rx_reads_read_payload_message_offset;
    wire  [23:0] rx_reads_read_payload_job_id;
    wire  [15:0] rx_reads_read_payload_message_id;
    wire         rx_reads_read_payload_small;
    wire  [31:0] rx_reads_read_payload_psn;
    wire         rx_reads_read_payload_rudi;
    wire         rx_reads_answered_valid;
    wire  [15:0] rx_reads_answered_payload_id;
    wire   [5:0] rx_reads_answered_payload_return_code;
    wire         rx_halved_adopt_ready;
    wire         rx_halved_pdcs_begins_enable;
    wire  [15:0] rx_halved_pdcs_begins_pdcid;
    wire [127:0] rx_halved_pdcs_begins_destination;
    wire   [3:0] rx_halved_pdcs_begins_local;
    wire  [15:0] rx_halved_pdcs_begins_peer_pdcid;
    wire         rx_halved_pdcs_begins_rod;
    wire  [31:0] rx_halved_pdcs_begins_start_psn;
    wire         rx_halved_pdcs_begins_pending;
    wire         rx_halved_pdcs_closes_valid;
    wire  [15:0] rx_halved_pdcs_closes_pdcid;
    wire         rx_halved_ended_valid;
    wire  [15:0] rx_halved_ended_pdcid;
    wire         rx_halved_free_valid;
    wire  [15:0] rx_halved_free_pdcid;
    wire         rx_halved_concluded_valid;
    wire  [15:0] rx_halved_concluded_pdcid;
    wire         rx_frames_ready;
    wire         rx_buffers_ready;
    wire         rx_command_ready;
    wire [511:0] rx_place_payload_data;
    wire  [63:0] rx_place_payload_keep;
    wire         rx_place_payload_last;
    wire  [63:0] rx_place_payload_user_address;
    wire  [13:0] rx_place_payload_user_length;
    wire  [15:0] rx_place_payload_user_pdcid;
    wire  [15:0] rx_place_payload_user_message_id;
    wire         rx_place_payload_user_is_kept;
    wire         rx_place_valid;
    wire   [5:0] rx_completion_payload_opcode;
    wire   [5:0] rx_completion_payload_return_code;
    wire         rx_completion_payload_reported;
    wire         rx_completion_payload_has_header_data;
    wire  [63:0] rx_completion_payload_header_data;
    wire  [31:0] rx_completion_payload_wr_id;
    wire  [31:0] rx_completion_payload_bytes;
    wire  [31:0] rx_completion_payload_initiator;
    wire  [63:0] rx_completion_payload_key;
    wire  [23:0] rx_completion_payload_job_id;
    wire  [15:0] rx_completion_payload_message_id;
    wire  [15:0] rx_completion_payload_pdcid;
    wire         rx_completion_payload_kept_is;
    wire   [4:0] rx_completion_payload_kept_number;
    wire         rx_completion_valid;
    wire [511:0] rx_replies_payload_data;
    wire  [63:0] rx_replies_payload_keep;
    wire         rx_replies_payload_last;
    wire         rx_replies_payload_wrong;
    wire         rx_replies_valid;
    wire         server_up_ready;
    wire [213:0] server_answer_payload_tag;
    wire   [5:0] server_answer_payload_return_code;
    wire         server_answer_payload_small;
    wire         server_answer_payload_in_ack;
    wire  [23:0] server_answer_payload_job_id;
    wire  [15:0] server_answer_payload_message_id;
    wire  [13:0] server_answer_payload_payload_length;
    wire  [31:0] server_answer_payload_modified_length;
    wire  [31:0] server_answer_payload_message_offset;
    wire  [31:0] server_answer_payload_original_request_psn;
    wire         server_answer_valid;
    wire [511:0] server_beats_payload_data;
    wire  [63:0] server_beats_payload_keep;
    wire         server_beats_payload_last;
    wire         server_beats_payload_wrong;
    wire         server_beats_valid;
    wire   [3:0] server_m_axi_arid;
    wire  [63:0] server_m_axi_araddr;
    wire   [7:0] server_m_axi_arlen;
    wire   [2:0] server_m_axi_arsize;
    wire   [1:0] server_m_axi_arburst;
    wire         server_m_axi_arlock;
    wire   [3:0] server_m_axi_arcache;
    wire   [2:0] server_m_axi_arprot;
    wire         server_m_axi_arvalid;
    wire         server_m_axi_rready;
    reg          deferral_half;
    reg    [5:0] deferral_halves;
    wire         rendezvous_sends_ready;
    wire         rendezvous_sends_fetched_valid;
    wire  [63:0] rendezvous_sends_fetched_value;
    wire         rendezvous_sends_messages_ready;
    wire         rendezvous_sends_ended_ready;
    wire   [3:0] rendezvous_sends_out_payload_op;
    wire         rendezvous_sends_out_payload_is_tagged;
    wire   [1:0] rendezvous_sends_out_payload_mode;
    wire   [3:0] rendezvous_sends_out_payload_lane;
    wire   [3:0] rendezvous_sends_out_payload_traffic_class;
    wire   [3:0] rendezvous_sends_out_payload_local;
    wire [127:0] rendezvous_sends_out_payload_destination;
    wire  [23:0] rendezvous_sends_out_payload_job_id;
    wire  [11:0] rendezvous_sends_out_payload_pid_on_fep;
    wire  [11:0] rendezvous_sends_out_payload_resource_index;
    wire   [7:0] rendezvous_sends_out_payload_ri_generation;
    wire         rendezvous_sends_out_payload_dc;
    wire  [63:0] rendezvous_sends_out_payload_key;
    wire  [63:0] rendezvous_sends_out_payload_offset;
    wire  [31:0] rendezvous_sends_out_payload_initiator;
    wire         rendezvous_sends_out_payload_has_header_data;
    wire  [63:0] rendezvous_sends_out_payload_header_data;
    wire  [31:0] rendezvous_sends_out_payload_length;
    wire  [31:0] rendezvous_sends_out_payload_wr_id;
    wire         rendezvous_sends_out_payload_back_enable;
    wire  [15:0] rendezvous_sends_out_payload_back_pdcid;
    wire         rendezvous_sends_out_payload_back_close;
    wire         rendezvous_sends_out_payload_expects;
    wire         rendezvous_sends_out_valid;
    wire  [31:0] rendezvous_sends_told_payload_wr_id;
    wire  [15:0] rendezvous_sends_told_payload_message_id;
    wire  [31:0] rendezvous_sends_told_payload_bytes;
    wire   [1:0] rendezvous_sends_told_payload_result;
    wire   [7:0] rendezvous_sends_told_payload_code;
    wire   [7:0] rendezvous_sends_told_payload_ri_generation;
    wire   [3:0] rendezvous_sends_told_payload_op;
    wire         rendezvous_sends_told_payload_deferred;
    wire         rendezvous_sends_told_payload_modified_valid;
    wire  [31:0] rendezvous_sends_told_payload_modified_length;
    wire         rendezvous_sends_told_valid;
    wire         deferred_answer_valid;
    wire   [5:0] deferred_answer_code;
    wire         deferred_wrong;
    wire         deferred_fetched_valid;
    wire  [63:0] deferred_fetched_value;
    wire         deferred_messages_ready;
    wire         deferred_payload_ready;
    wire         deferred_rtrs_ready;
    wire         deferred_ended_ready;
    wire   [3:0] deferred_out_payload_op;
    wire         deferred_out_payload_is_tagged;
    wire   [1:0] deferred_out_payload_mode;
    wire   [3:0] deferred_out_payload_lane;
    wire   [3:0] deferred_out_payload_traffic_class;
    wire   [3:0] deferred_out_payload_local;
    wire [127:0] deferred_out_payload_destination;
    wire  [23:0] deferred_out_payload_job_id;
    wire  [11:0] deferred_out_payload_pid_on_fep;
    wire  [11:0] deferred_out_payload_resource_index;
    wire   [7:0] deferred_out_payload_ri_generation;
    wire         deferred_out_payload_dc;
    wire  [63:0] deferred_out_payload_key;
    wire  [63:0] deferred_out_payload_offset;
    wire  [31:0] deferred_out_payload_initiator;
    wire         deferred_out_payload_has_header_data;
    wire  [63:0] deferred_out_payload_header_data;
    wire  [31:0] deferred_out_payload_length;
    wire  [31:0] deferred_out_payload_wr_id;
    wire         deferred_out_payload_back_enable;
    wire  [15:0] deferred_out_payload_back_pdcid;
    wire         deferred_out_payload_back_close;
    wire         deferred_out_payload_expects;
    wire         deferred_out_valid;
    wire [511:0] deferred_bytes_payload_data;
    wire  [63:0] deferred_bytes_payload_keep;
    wire         deferred_bytes_payload_last;
    wire         deferred_bytes_valid;
    wire  [31:0] deferred_told_payload_wr_id;
    wire  [15:0] deferred_told_payload_message_id;
    wire  [31:0] deferred_told_payload_bytes;
    wire   [1:0] deferred_told_payload_result;
    wire   [7:0] deferred_told_payload_code;
    wire   [7:0] deferred_told_payload_ri_generation;
    wire   [3:0] deferred_told_payload_op;
    wire         deferred_told_valid;
    wire  [31:0] deferred_restart_payload_wr_id;
    wire  [63:0] deferred_restart_payload_tokens;
    wire  [31:0] deferred_restart_payload_at;
    wire  [31:0] deferred_restart_payload_length;
    wire         deferred_restart_valid;
    wire  [31:0] deferred_refused_payload;
    wire         deferred_refused_valid;
    wire         requests_ready;
    wire         requests_wrong;
    wire         requests_messages_ready;
    wire         requests_payload_ready;
    wire         requests_ended_ready;
    wire   [3:0] requests_out_payload_op;
    wire         requests_out_payload_is_tagged;
    wire   [1:0] requests_out_payload_mode;
    wire   [3:0] requests_out_payload_lane;
    wire   [3:0] requests_out_payload_traffic_class;
    wire   [3:0] requests_out_payload_local;
    wire [127:0] requests_out_payload_destination;
    wire  [23:0] requests_out_payload_job_id;
    wire  [11:0] requests_out_payload_pid_on_fep;
    wire  [11:0] requests_out_payload_resource_index;
    wire   [7:0] requests_out_payload_ri_generation;
    wire         requests_out_payload_dc;
    wire  [63:0] requests_out_payload_key;
    wire  [63:0] requests_out_payload_offset;
    wire  [31:0] requests_out_payload_initiator;
    wire         requests_out_payload_has_header_data;
    wire  [63:0] requests_out_payload_header_data;
    wire  [31:0] requests_out_payload_length;
    wire  [31:0] requests_out_payload_wr_id;
    wire         requests_out_payload_back_enable;
    wire  [15:0] requests_out_payload_back_pdcid;
    wire         requests_out_payload_back_close;
    wire         requests_out_payload_expects;
    wire         requests_out_valid;
    wire [511:0] requests_bytes_payload_data;
    wire  [63:0] requests_bytes_payload_keep;
    wire         requests_bytes_payload_last;
    wire         requests_bytes_valid;
    wire  [31:0] requests_completion_payload_wr_id;
    wire  [15:0] requests_completion_payload_message_id;
    wire  [31:0] requests_completion_payload_bytes;
    wire   [1:0] requests_completion_payload_result;
    wire   [7:0] requests_completion_payload_code;
    wire   [7:0] requests_completion_payload_ri_generation;
    wire         requests_completion_valid;
    wire         answers_answers_ready;
    wire         answers_data_ready;
    wire   [3:0] answers_out_payload_op;
    wire         answers_out_payload_is_tagged;
    wire   [1:0] answers_out_payload_mode;
    wire   [3:0] answers_out_payload_lane;
    wire   [3:0] answers_out_payload_traffic_class;
    wire   [3:0] answers_out_payload_local;
    wire [127:0] answers_out_payload_destination;
    wire  [23:0] answers_out_payload_job_id;
    wire  [11:0] answers_out_payload_pid_on_fep;
    wire  [11:0] answers_out_payload_resource_index;
    wire   [7:0] answers_out_payload_ri_generation;
    wire         answers_out_payload_dc;
    wire  [63:0] answers_out_payload_key;
    wire  [63:0] answers_out_payload_offset;
    wire  [31:0] answers_out_payload_initiator;
    wire         answers_out_payload_has_header_data;
    wire  [63:0] answers_out_payload_header_data;
    wire  [31:0] answers_out_payload_length;
    wire  [31:0] answers_out_payload_wr_id;
    wire         answers_out_payload_back_enable;
    wire  [15:0] answers_out_payload_back_pdcid;
    wire         answers_out_payload_back_close;
    wire         answers_out_payload_expects;
    wire         answers_out_valid;
    wire [511:0] answers_bytes_payload_data;
    wire  [63:0] answers_bytes_payload_keep;
    wire         answers_bytes_payload_last;
    wire         answers_bytes_valid;
    wire         rest_reads_wrong;
    wire         rest_reads_messages_ready;
    wire         rest_reads_payload_ready;
    wire         rest_reads_rests_ready;
    wire         rest_reads_ended_ready;
    wire   [3:0] rest_reads_out_payload_op;
    wire         rest_reads_out_payload_is_tagged;
    wire   [1:0] rest_reads_out_payload_mode;
    wire   [3:0] rest_reads_out_payload_lane;
    wire   [3:0] rest_reads_out_payload_traffic_class;
    wire   [3:0] rest_reads_out_payload_local;
    wire [127:0] rest_reads_out_payload_destination;
    wire  [23:0] rest_reads_out_payload_job_id;
    wire  [11:0] rest_reads_out_payload_pid_on_fep;
    wire  [11:0] rest_reads_out_payload_resource_index;
    wire   [7:0] rest_reads_out_payload_ri_generation;
    wire         rest_reads_out_payload_dc;
    wire  [63:0] rest_reads_out_payload_key;
    wire  [63:0] rest_reads_out_payload_offset;
    wire  [31:0] rest_reads_out_payload_initiator;
    wire         rest_reads_out_payload_has_header_data;
    wire  [63:0] rest_reads_out_payload_header_data;
    wire  [31:0] rest_reads_out_payload_length;
    wire  [31:0] rest_reads_out_payload_wr_id;
    wire         rest_reads_out_payload_back_enable;
    wire  [15:0] rest_reads_out_payload_back_pdcid;
    wire         rest_reads_out_payload_back_close;
    wire         rest_reads_out_payload_expects;
    wire         rest_reads_out_valid;
    wire [511:0] rest_reads_bytes_payload_data;
    wire  [63:0] rest_reads_bytes_payload_keep;
    wire         rest_reads_bytes_payload_last;
    wire         rest_reads_bytes_valid;
    wire  [31:0] rest_reads_told_payload_wr_id;
    wire  [15:0] rest_reads_told_payload_message_id;
    wire  [31:0] rest_reads_told_payload_bytes;
    wire   [1:0] rest_reads_told_payload_result;
    wire   [7:0] rest_reads_told_payload_code;
    wire   [7:0] rest_reads_told_payload_ri_generation;
    wire   [3:0] rest_reads_told_payload_op;
    wire         rest_reads_told_payload_deferred;
    wire         rest_reads_told_payload_modified_valid;
    wire  [31:0] rest_reads_told_payload_modified_length;
    wire         rest_reads_told_valid;
    wire   [4:0] rest_reads_answers_payload_slot;
    wire   [5:0] rest_reads_answers_payload_return_code;
    wire         rest_reads_answers_valid;
    wire         tx_ready;
    wire         tx_sender_counts_initiator_pipe_ignored_unknown_pdc;
    wire         tx_sender_counts_initiator_pipe_ignored_mismatch;
    wire         tx_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    wire         tx_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    wire         tx_sender_counts_initiator_pipe_ignored_nack_unexpected;
    wire         tx_sender_counts_initiator_pipe_sack_out_of_range;
    wire         tx_sender_counts_initiator_pipe_probe_stale;
    wire         tx_sender_counts_initiator_pipe_duplicate_ack;
    wire         tx_sender_counts_initiator_pipe_spurious;
    wire         tx_sender_counts_initiator_pipe_held_timeout;
    wire         tx_sender_counts_initiator_pipe_nack_again;
    wire         tx_sender_counts_initiator_pipe_retransmitted;
    wire         tx_sender_counts_initiator_pipe_ack_req_sent;
    wire         tx_sender_counts_initiator_pipe_probe_sent;
    wire         tx_sender_counts_initiator_pipe_clear_sent;
    wire         tx_sender_counts_initiator_pipe_lost_trim;
    wire         tx_sender_counts_initiator_pipe_lost_nack;
    wire         tx_sender_counts_initiator_pipe_lost_timeout;
    wire         tx_sender_counts_initiator_pipe_lost_tail;
    wire         tx_sender_counts_initiator_pipe_lost_entropy;
    wire         tx_sender_counts_initiator_pipe_recoveries;
    wire         tx_sender_counts_initiator_peer_mismatch;
    wire         tx_sender_counts_initiator_peer_dropped;
    wire         tx_sender_counts_parked;
    wire         tx_sender_counts_unsent;
    wire         tx_sender_counts_credit_req_sent;
    wire         tx_sender_counts_credit_req_ignored;
    wire         tx_pdc_event_valid;
    wire   [3:0] tx_pdc_event_place;
    wire  [15:0] tx_pdc_event_pdcid;
    wire         tx_pdc_event_opened;
    wire         tx_pdc_event_established;
    wire         tx_pdc_event_moved;
    wire         tx_pdc_event_quiesce;
    wire         tx_pdc_event_failed;
    wire   [7:0] tx_pdc_event_code;
    wire         tx_pdc_event_closed;
    wire         tx_pdc_event_ended;
    wire  [31:0] tx_pdc_event_next_psn;
    wire         tx_pdc_event_syn_resent;
    wire  [31:0] tx_pdc_event_start_psn;
    wire  [15:0] tx_pdc_event_peer;
    wire         tx_neighbour_not_known;
    wire         tx_sender_ready;
    wire         tx_sender_left;
    wire  [31:0] tx_rudi_counts_datagram_sent;
    wire  [31:0] tx_rudi_counts_retransmitted;
    wire  [31:0] tx_rudi_counts_lost_trim;
    wire  [31:0] tx_rudi_counts_lost_nack;
    wire  [31:0] tx_rudi_counts_lost_timeout;
    wire  [31:0] tx_rudi_counts_nack_unexpected;
    wire  [31:0] tx_rudi_counts_pkt_id_unknown;
    wire  [31:0] tx_rudi_counts_peer_dropped;
    wire   [9:0] tx_free;
    wire         tx_reads_found_valid;
    wire         tx_reads_found_hit;
    wire   [5:0] tx_reads_found_return_code;
    wire  [63:0] tx_reads_found_address;
    wire  [13:0] tx_reads_found_length;
    wire         tx_reads_answered_ready;
    wire         tx_reads_fetched_valid;
    wire  [63:0] tx_reads_fetched_value;
    wire  [31:0] tx_reads_unasked;
    wire         tx_answers_message;
    wire         tx_answers_beat;
    wire         tx_halved_change_ready;
    wire         tx_halved_begun_enable;
    wire   [3:0] tx_halved_begun_payload_place;
    wire  [15:0] tx_halved_begun_payload_pdcid;
    wire         tx_halved_begun_payload_rod;
    wire         tx_halved_begun_payload_roce;
    wire   [3:0] tx_halved_begun_payload_ccc;
    wire         tx_halved_begun_payload_starts;
    wire  [31:0] tx_halved_begun_payload_start_psn;
    wire [127:0] tx_halved_begun_payload_destination;
    wire   [3:0] tx_halved_begun_payload_local;
    wire  [15:0] tx_halved_begun_payload_peer;
    wire         tx_halved_asked_valid;
    wire  [15:0] tx_halved_asked_pdcid;
    wire         tx_halved_asked_close;
    wire         tx_halved_answered_valid;
    wire  [15:0] tx_halved_answered_pdcid;
    wire         tx_halved_conclude_ready;
    wire         tx_messages_ready;
    wire         tx_payload_ready;
    wire         tx_replies_ready;
    wire  [31:0] tx_completion_payload_wr_id;
    wire  [15:0] tx_completion_payload_message_id;
    wire  [31:0] tx_completion_payload_bytes;
    wire   [1:0] tx_completion_payload_result;
    wire   [7:0] tx_completion_payload_code;
    wire   [7:0] tx_completion_payload_ri_generation;
    wire   [3:0] tx_completion_payload_op;
    wire         tx_completion_payload_deferred;
    wire         tx_completion_payload_modified_valid;
    wire  [31:0] tx_completion_payload_modified_length;
    wire         tx_completion_valid;
    wire [511:0] tx_frames_payload_data;
    wire  [63:0] tx_frames_payload_keep;
    wire         tx_frames_payload_last;
    wire         tx_frames_payload_wrong;
    wire         tx_frames_valid;
    wire         halves_asked_ready;
    wire         halves_answered_ready;
    wire [127:0] halves_adopts_payload_source;
    wire   [3:0] halves_adopts_payload_local;
    wire   [3:0] halves_adopts_payload_kind;
    wire         halves_adopts_payload_rod;
    wire   [1:0] halves_adopts_payload_trimmed;
    wire         halves_adopts_payload_ce;
    wire         halves_adopts_payload_retx;
    wire         halves_adopts_payload_ar;
    wire         halves_adopts_payload_syn;
    wire  [31:0] halves_adopts_payload_psn;
    wire  [15:0] halves_adopts_payload_clear_offset;
    wire  [15:0] halves_adopts_payload_opaque;
    wire  [31:0] halves_adopts_payload_payload;
    wire  [15:0] halves_adopts_payload_spdcid;
    wire  [15:0] halves_adopts_payload_dpdcid;
    wire  [13:0] halves_adopts_payload_length;
    wire  [13:0] halves_adopts_payload_size;
    wire  [15:0] halves_adopts_payload_entropy;
    wire  [15:0] halves_adopts_payload_message_id;
    wire  [23:0] halves_adopts_payload_job_id;
    wire         halves_adopts_payload_resources_ccc;
    wire         halves_adopts_payload_resources_bitmap;
    wire         halves_adopts_payload_resources_pkt_buffer;
    wire         halves_adopts_payload_resources_gtd_del;
    wire         halves_adopts_payload_resources_gtd_last;
    wire         halves_adopts_payload_resources_ses_msg;
    wire         halves_adopts_payload_resources_other;
    wire   [1:0] halves_adopts_payload_tss_method;
    wire  [31:0] halves_adopts_payload_tss_start_psn;
    wire         halves_adopts_valid;
    wire   [2:0] halves_commands_payload_kind;
    wire  [15:0] halves_commands_payload_pdcid;
    wire         halves_commands_payload_with_psn;
    wire  [31:0] halves_commands_payload_psn;
    wire         halves_commands_valid;
    wire         halves_changes_payload_kind;
    wire  [15:0] halves_changes_payload_pdcid;
    wire  [15:0] halves_changes_payload_peer;
    wire         halves_changes_payload_rod;
    wire  [31:0] halves_changes_payload_start_psn;
    wire   [3:0] halves_changes_payload_local;
    wire [127:0] halves_changes_payload_destination;
    wire   [3:0] halves_changes_payload_traffic_class;
    wire         halves_changes_valid;

    wire         replies_taken = tx_replies_ready;
    wire         adopt_valid = halves_adopts_valid;
    wire [127:0] adopt_payload_source = halves_adopts_payload_source;
    wire   [3:0] adopt_payload_local = halves_adopts_payload_local;
    wire   [3:0] adopt_payload_kind = halves_adopts_payload_kind;
    wire         adopt_payload_rod = halves_adopts_payload_rod;
    wire   [1:0] adopt_payload_trimmed = halves_adopts_payload_trimmed;
    wire         adopt_payload_ce = halves_adopts_payload_ce;
    wire         adopt_payload_retx = halves_adopts_payload_retx;
    wire         adopt_payload_ar = halves_adopts_payload_ar;
    wire         adopt_payload_syn = halves_adopts_payload_syn;
    wire  [31:0] adopt_payload_psn = halves_adopts_payload_psn;
    wire  [15:0] adopt_payload_clear_offset = halves_adopts_payload_clear_offset;
    wire  [15:0] adopt_payload_opaque = halves_adopts_payload_opaque;
    wire  [31:0] adopt_payload_payload = halves_adopts_payload_payload;
    wire  [15:0] adopt_payload_spdcid = halves_adopts_payload_spdcid;
    wire  [15:0] adopt_payload_dpdcid = halves_adopts_payload_dpdcid;
    wire  [13:0] adopt_payload_length = halves_adopts_payload_length;
    wire  [13:0] adopt_payload_size = halves_adopts_payload_size;
    wire  [15:0] adopt_payload_entropy = halves_adopts_payload_entropy;
    wire  [15:0] adopt_payload_message_id = halves_adopts_payload_message_id;
    wire  [23:0] adopt_payload_job_id = halves_adopts_payload_job_id;
    wire         adopt_payload_resources_ccc = halves_adopts_payload_resources_ccc;
    wire         adopt_payload_resources_bitmap = halves_adopts_payload_resources_bitmap;
    wire         adopt_payload_resources_pkt_buffer = halves_adopts_payload_resources_pkt_buffer;
    wire         adopt_payload_resources_gtd_del = halves_adopts_payload_resources_gtd_del;
    wire         adopt_payload_resources_gtd_last = halves_adopts_payload_resources_gtd_last;
    wire         adopt_payload_resources_ses_msg = halves_adopts_payload_resources_ses_msg;
    wire         adopt_payload_resources_other = halves_adopts_payload_resources_other;
    wire   [1:0] adopt_payload_tss_method = halves_adopts_payload_tss_method;
    wire  [31:0] adopt_payload_tss_start_psn = halves_adopts_payload_tss_start_psn;
    wire         order_valid = halves_commands_valid;
    wire   [2:0] order_payload_kind = halves_commands_payload_kind;
    wire  [15:0] order_payload_pdcid = halves_commands_payload_pdcid;
    wire         order_payload_with_psn = halves_commands_payload_with_psn;
    wire  [31:0] order_payload_psn = halves_commands_payload_psn;
    wire         tell_change_valid = halves_changes_valid;
    wire         tell_change_payload_kind = halves_changes_payload_kind;
    wire  [15:0] tell_change_payload_pdcid = halves_changes_payload_pdcid;
    wire  [15:0] tell_change_payload_peer = halves_changes_payload_peer;
    wire         tell_change_payload_rod = halves_changes_payload_rod;
    wire  [31:0] tell_change_payload_start_psn = halves_changes_payload_start_psn;
    wire   [3:0] tell_change_payload_local = halves_changes_payload_local;
    wire [127:0] tell_change_payload_destination = halves_changes_payload_destination;
    wire   [3:0] tell_change_payload_traffic_class = halves_changes_payload_traffic_class;
    wire         tell_asked = halves_asked_ready;
    wire         tell_answered = halves_answered_ready;
    wire         tell_concluded_valid = rx_halved_concluded_valid;
    wire  [15:0] tell_concluded_pdcid = rx_halved_concluded_pdcid;
    wire         found_valid = tx_reads_found_valid;
    wire         found_hit = tx_reads_found_hit;
    wire   [5:0] found_return_code = tx_reads_found_return_code;
    wire  [63:0] found_address = tx_reads_found_address;
    wire  [13:0] found_length = tx_reads_found_length;
    wire         read_ready = server_up_ready;
    wire         answered_ready = tx_reads_answered_ready;
    wire         deferring_target_upper = deferral_choices_target_upper;
    wire         deferring_rtr_ready = deferred_rtrs_ready;
    wire         deferring_returned_ready = deferral_returned_ready;
    wire         deferring_refused_valid = deferred_refused_valid;
    wire  [31:0] deferring_refused_token = deferred_refused_payload;
    wire         deferring_answer_valid = deferred_answer_valid;
    wire   [5:0] deferring_answer_code = deferred_answer_code;
    wire         resting_read_ready = rest_reads_rests_ready;
    wire         resting_answer_valid = rest_reads_answers_valid;
    wire   [4:0] resting_answer_payload_slot = rest_reads_answers_payload_slot;
    wire   [5:0] resting_answer_payload_return_code = rest_reads_answers_payload_return_code;
    wire         message_taken = tx_messages_ready;
    wire         bytes_taken = tx_payload_ready;
    wire         ended_valid = tx_completion_valid;
    wire  [31:0] ended_payload_wr_id = tx_completion_payload_wr_id;
    wire  [15:0] ended_payload_message_id = tx_completion_payload_message_id;
    wire  [31:0] ended_payload_bytes = tx_completion_payload_bytes;
    wire   [1:0] ended_payload_result = tx_completion_payload_result;
    wire   [7:0] ended_payload_code = tx_completion_payload_code;
    wire   [7:0] ended_payload_ri_generation = tx_completion_payload_ri_generation;
    wire   [3:0] ended_payload_op = tx_completion_payload_op;
    wire         ended_payload_deferred = tx_completion_payload_deferred;
    wire         ended_payload_modified_valid = tx_completion_payload_modified_valid;
    wire  [31:0] ended_payload_modified_length = tx_completion_payload_modified_length;
    wire         answer_taken = answers_answers_ready;
    wire         beat_taken = answers_data_ready;
    wire         answers_taken_message = tx_answers_message;
    wire         answers_taken_beat = tx_answers_beat;
    wire         host_message = requests_messages_ready;
    wire         host_payload = requests_payload_ready;
    wire         host_ended = requests_ended_ready;
    wire         had_valid = tx_reads_fetched_valid;
    wire  [63:0] had_value = tx_reads_fetched_value;
    wire         units_16_ne_deferral_half = units[16] != deferral_half;
    wire         deferral_tick = units_16_ne_deferral_half && (&deferral_halves);
    wire         rendezvous_message = deferred_messages_ready;
    wire         rendezvous_ended = deferred_ended_ready;
    wire         rendezvous_had_valid = had_valid;
    wire  [63:0] rendezvous_had_value = had_value;
    wire         rendezvous_rest_ended = rendezvous_sends_ended_ready;
    wire         rest_told_valid = rest_reads_told_valid;
    wire  [31:0] rest_told_payload_wr_id = rest_reads_told_payload_wr_id;
    wire  [15:0] rest_told_payload_message_id = rest_reads_told_payload_message_id;
    wire  [31:0] rest_told_payload_bytes = rest_reads_told_payload_bytes;
    wire   [1:0] rest_told_payload_result = rest_reads_told_payload_result;
    wire   [7:0] rest_told_payload_code = rest_reads_told_payload_code;
    wire   [7:0] rest_told_payload_ri_generation = rest_reads_told_payload_ri_generation;
    wire   [3:0] rest_told_payload_op = rest_reads_told_payload_op;
    wire         rest_told_payload_deferred = rest_reads_told_payload_deferred;
    wire         rest_told_payload_modified_valid = rest_reads_told_payload_modified_valid;
    wire  [31:0] rest_told_payload_modified_length = rest_reads_told_payload_modified_length;
    wire         rest_taken_message = rest_reads_messages_ready;
    wire         rest_taken_payload = rest_reads_payload_ready;

    uet_rx_b64_n16_w128_crc_little_adopts_ses_hpc rx (
        .clk                                               (clk),
        .rst                                               (rst),
        .now                                               (units),
        .registers_enable                                  (registers_receive),
        .registers_addresses_0_enable                      (registers_addresses_0_enable),
        .registers_addresses_0_ip                          (registers_addresses_0_ip),
        .registers_addresses_0_mac                         (registers_addresses_0_mac),
        .registers_addresses_0_tagged                      (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp                     (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei                     (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid                     (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable                      (registers_addresses_1_enable),
        .registers_addresses_1_ip                          (registers_addresses_1_ip),
        .registers_addresses_1_mac                         (registers_addresses_1_mac),
        .registers_addresses_1_tagged                      (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp                     (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei                     (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid                     (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable                      (registers_addresses_2_enable),
        .registers_addresses_2_ip                          (registers_addresses_2_ip),
        .registers_addresses_2_mac                         (registers_addresses_2_mac),
        .registers_addresses_2_tagged                      (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp                     (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei                     (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid                     (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable                      (registers_addresses_3_enable),
        .registers_addresses_3_ip                          (registers_addresses_3_ip),
        .registers_addresses_3_mac                         (registers_addresses_3_mac),
        .registers_addresses_3_tagged                      (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp                     (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei                     (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid                     (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable                      (registers_addresses_4_enable),
        .registers_addresses_4_ip                          (registers_addresses_4_ip),
        .registers_addresses_4_mac                         (registers_addresses_4_mac),
        .registers_addresses_4_tagged                      (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp                     (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei                     (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid                     (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable                      (registers_addresses_5_enable),
        .registers_addresses_5_ip                          (registers_addresses_5_ip),
        .registers_addresses_5_mac                         (registers_addresses_5_mac),
        .registers_addresses_5_tagged                      (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp                     (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei                     (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid                     (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable                      (registers_addresses_6_enable),
        .registers_addresses_6_ip                          (registers_addresses_6_ip),
        .registers_addresses_6_mac                         (registers_addresses_6_mac),
        .registers_addresses_6_tagged                      (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp                     (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei                     (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid                     (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable                      (registers_addresses_7_enable),
        .registers_addresses_7_ip                          (registers_addresses_7_ip),
        .registers_addresses_7_mac                         (registers_addresses_7_mac),
        .registers_addresses_7_tagged                      (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp                     (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei                     (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid                     (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable                      (registers_addresses_8_enable),
        .registers_addresses_8_ip                          (registers_addresses_8_ip),
        .registers_addresses_8_mac                         (registers_addresses_8_mac),
        .registers_addresses_8_tagged                      (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp                     (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei                     (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid                     (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable                      (registers_addresses_9_enable),
        .registers_addresses_9_ip                          (registers_addresses_9_ip),
        .registers_addresses_9_mac                         (registers_addresses_9_mac),
        .registers_addresses_9_tagged                      (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp                     (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei                     (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid                     (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable                     (registers_addresses_10_enable),
        .registers_addresses_10_ip                         (registers_addresses_10_ip),
        .registers_addresses_10_mac                        (registers_addresses_10_mac),
        .registers_addresses_10_tagged                     (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp                    (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei                    (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid                    (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable                     (registers_addresses_11_enable),
        .registers_addresses_11_ip                         (registers_addresses_11_ip),
        .registers_addresses_11_mac                        (registers_addresses_11_mac),
        .registers_addresses_11_tagged                     (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp                    (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei                    (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid                    (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable                     (registers_addresses_12_enable),
        .registers_addresses_12_ip                         (registers_addresses_12_ip),
        .registers_addresses_12_mac                        (registers_addresses_12_mac),
        .registers_addresses_12_tagged                     (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp                    (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei                    (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid                    (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable                     (registers_addresses_13_enable),
        .registers_addresses_13_ip                         (registers_addresses_13_ip),
        .registers_addresses_13_mac                        (registers_addresses_13_mac),
        .registers_addresses_13_tagged                     (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp                    (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei                    (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid                    (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable                     (registers_addresses_14_enable),
        .registers_addresses_14_ip                         (registers_addresses_14_ip),
        .registers_addresses_14_mac                        (registers_addresses_14_mac),
        .registers_addresses_14_tagged                     (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp                    (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei                    (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid                    (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable                     (registers_addresses_15_enable),
        .registers_addresses_15_ip                         (registers_addresses_15_ip),
        .registers_addresses_15_mac                        (registers_addresses_15_mac),
        .registers_addresses_15_tagged                     (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp                    (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei                    (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid                    (registers_addresses_15_tag_vid),
        .registers_last_hop_used                           (registers_last_hop_used),
        .registers_last_hop_dscp                           (registers_last_hop_dscp),
        .registers_gateway                                 (registers_gateway),
        .registers_reply_dscp                              (registers_control_dscp),
        .registers_reply_outer_ttl                         (registers_outer_ttl),
        .registers_reply_outer_native                      (registers_outer_native),
        .registers_pds_ack_ack_on_ecn                      (registers_target_ack_ack_on_ecn),
        .registers_pds_ack_ack_per_packet                  (registers_target_ack_ack_per_packet),
        .registers_pds_ack_ack_tail                        (registers_target_ack_ack_tail),
        .registers_pds_ack_ack_gen_trigger                 (registers_target_ack_ack_gen_trigger),
        .registers_pds_ack_ack_gen_min_add                 (registers_target_ack_ack_gen_min_add),
        .registers_pds_offer_mpr                           (registers_target_offer_mpr),
        .registers_pds_offer_rcv_cwnd_pend                 (registers_target_offer_rcv_cwnd_pend),
        .registers_pds_offer_restore_cwnd                  (registers_target_offer_restore_cwnd),
        .registers_pds_times_new_pdc                       (registers_target_times_new_pdc),
        .registers_pds_times_linger                        (registers_target_times_linger),
        .registers_pds_times_close_req                     (registers_target_times_close_req),
        .registers_pds_quarantine                          (registers_target_quarantine),
        .commands_job_valid                                (commands_job_valid),
        .commands_job_payload_remove                       (commands_job_payload_remove),
        .commands_job_payload_key                          (commands_job_payload_key),
        .commands_process_valid                            (commands_process_valid),
        .commands_process_payload_remove                   (commands_process_payload_remove),
        .commands_process_payload_process_rel              (commands_process_payload_process_rel),
        .commands_process_payload_process_job_id           (commands_process_payload_process_job_id),
        .commands_process_payload_process_pid_on_fep       (commands_process_payload_process_pid_on_fep),
        .commands_resource_valid                           (commands_resource_valid),
        .commands_resource_payload_remove                  (commands_resource_payload_remove),
        .commands_resource_payload_absolute                (commands_resource_payload_absolute),
        .commands_resource_payload_owner                   (commands_resource_payload_owner),
        .commands_resource_payload_space                   (commands_resource_payload_space),
        .commands_resource_payload_resource_index          (commands_resource_payload_resource_index),
        .commands_resource_payload_context_enabled         (commands_resource_payload_context_enabled),
        .commands_resource_payload_context_uses_generation (commands_resource_payload_context_uses_generation),
        .commands_resource_payload_context_generation      (commands_resource_payload_context_generation),
        .commands_resource_payload_context_supported       (commands_resource_payload_context_supported),
        .commands_context_valid                            (commands_context_valid),
        .commands_context_payload_index                    (commands_context_payload_index),
        .commands_context_payload_context_enabled          (commands_context_payload_context_enabled),
        .commands_context_payload_context_uses_generation  (commands_context_payload_context_uses_generation),
        .commands_context_payload_context_generation       (commands_context_payload_context_generation),
        .commands_context_payload_context_supported        (commands_context_payload_context_supported),
        .commands_region_valid                             (commands_region_valid),
        .commands_region_payload_remove                    (commands_region_payload_remove),
        .commands_region_payload_region_key                (commands_region_payload_region_key),
        .commands_region_payload_region_base               (commands_region_payload_region_base),
        .commands_region_payload_region_first              (commands_region_payload_region_first),
        .commands_region_payload_region_length             (commands_region_payload_region_length),
        .commands_region_payload_region_remote_read        (commands_region_payload_region_remote_read),
        .commands_region_payload_region_remote_write       (commands_region_payload_region_remote_write),
        .commands_region_payload_region_remote_atomic      (commands_region_payload_region_remote_atomic),
        .commands_region_payload_region_restricts_job      (commands_region_payload_region_restricts_job),
        .commands_region_payload_region_job_id             (commands_region_payload_region_job_id),
        .commands_region_payload_region_restricts_resource (commands_region_payload_region_restricts_resource),
        .commands_region_payload_region_resource           (commands_region_payload_region_resource),
        .commands_receive_valid                            (commands_receive_valid),
        .commands_receive_payload_tagged                   (commands_receive_payload_tagged),
        .commands_receive_payload_kind                     (commands_receive_payload_kind),
        .commands_receive_payload_resource                 (commands_receive_payload_resource),
        .commands_receive_payload_tag_match_bits           (commands_receive_payload_tag_match_bits),
        .commands_receive_payload_tag_initiator            (commands_receive_payload_tag_initiator),
        .commands_receive_payload_any_initiator            (commands_receive_payload_any_initiator),
        .commands_receive_payload_ignore_bits              (commands_receive_payload_ignore_bits),
        .commands_receive_payload_place_wr_id              (commands_receive_payload_place_wr_id),
        .commands_receive_payload_place_address            (commands_receive_payload_place_address),
        .commands_receive_payload_place_length             (commands_receive_payload_place_length),
        .commands_release_valid                            (commands_release_valid),
        .commands_release_number                           (commands_release_number),
        .flushed                                           (flushed),
        .neighbour_valid                                   (neighbour_valid),
        .neighbour_forget                                  (neighbour_forget),
        .neighbour_ip                                      (neighbour_ip),
        .neighbour_mac                                     (neighbour_mac),
        .adopt_valid                                       (adopt_valid),
        .adopt_payload_source                              (adopt_payload_source),
        .adopt_payload_local                               (adopt_payload_local),
        .adopt_payload_kind                                (adopt_payload_kind),
        .adopt_payload_rod                                 (adopt_payload_rod),
        .adopt_payload_trimmed                             (adopt_payload_trimmed),
        .adopt_payload_ce                                  (adopt_payload_ce),
        .adopt_payload_retx                                (adopt_payload_retx),
        .adopt_payload_ar                                  (adopt_payload_ar),
        .adopt_payload_syn                                 (adopt_payload_syn),
        .adopt_payload_psn                                 (adopt_payload_psn),
        .adopt_payload_clear_offset                        (adopt_payload_clear_offset),
        .adopt_payload_opaque                              (adopt_payload_opaque),
        .adopt_payload_payload                             (adopt_payload_payload),
        .adopt_payload_spdcid                              (adopt_payload_spdcid),
        .adopt_payload_dpdcid                              (adopt_payload_dpdcid),
        .adopt_payload_length                              (adopt_payload_length),
        .adopt_payload_size                                (adopt_payload_size),
        .adopt_payload_entropy                             (adopt_payload_entropy),
        .adopt_payload_message_id                          (adopt_payload_message_id),
        .adopt_payload_job_id                              (adopt_payload_job_id),
        .adopt_payload_resources_ccc                       (adopt_payload_resources_ccc),
        .adopt_payload_resources_bitmap                    (adopt_payload_resources_bitmap),
        .adopt_payload_resources_pkt_buffer                (adopt_payload_resources_pkt_buffer),
        .adopt_payload_resources_gtd_del                   (adopt_payload_resources_gtd_del),
        .adopt_payload_resources_gtd_last                  (adopt_payload_resources_gtd_last),
        .adopt_payload_resources_ses_msg                   (adopt_payload_resources_ses_msg),
        .adopt_payload_resources_other                     (adopt_payload_resources_other),
        .adopt_payload_tss_method                          (adopt_payload_tss_method),
        .adopt_payload_tss_start_psn                       (adopt_payload_tss_start_psn),
        .reading_found_valid                               (found_valid),
        .reading_found_hit                                 (found_hit),
        .reading_found_return_code                         (found_return_code),
        .reading_found_address                             (found_address),
        .reading_found_length                              (found_length),
        .reading_read_ready                                (read_ready),
        .reading_answered_ready                            (answered_ready),
        .host_atomic_valid                                 (host_atomic_valid),
        .host_atomic_payload_opcode                        (host_atomic_payload_opcode),
        .host_atomic_payload_data_type                     (host_atomic_payload_data_type),
        .host_atomic_payload_address                       (host_atomic_payload_address),
        .host_atomic_payload_operand                       (host_atomic_payload_operand),
        .host_atomic_payload_compare                       (host_atomic_payload_compare),
        .deferral_target_upper                             (deferring_target_upper),
        .deferral_rtr_ready                                (deferring_rtr_ready),
        .deferral_returned_ready                           (deferring_returned_ready),
        .deferral_refused_valid                            (deferring_refused_valid),
        .deferral_refused_token                            (deferring_refused_token),
        .deferral_answer_valid                             (deferring_answer_valid),
        .deferral_answer_code                              (deferring_answer_code),
        .rest_read_ready                                   (resting_read_ready),
        .rest_answer_valid                                 (resting_answer_valid),
        .rest_answer_payload_slot                          (resting_answer_payload_slot),
        .rest_answer_payload_return_code                   (resting_answer_payload_return_code),
        .ready                                             (rx_ready),
        .peer_valid                                        (rx_peer_valid),
        .peer_arrival_event_kind                           (rx_peer_arrival_event_kind),
        .peer_arrival_event_source                         (rx_peer_arrival_event_source),
        .peer_arrival_event_local                          (rx_peer_arrival_event_local),
        .peer_arrival_event_entropy                        (rx_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid                         (rx_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid                         (rx_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                              (rx_peer_arrival_event_m),
        .peer_arrival_event_retx                           (rx_peer_arrival_event_retx),
        .peer_arrival_event_req                            (rx_peer_arrival_event_req),
        .peer_arrival_event_p                              (rx_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset                 (rx_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                             (rx_peer_arrival_event_nt),
        .peer_arrival_event_nack_code                      (rx_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code                    (rx_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn                            (rx_peer_arrival_event_psn),
        .peer_arrival_event_payload                        (rx_peer_arrival_event_payload),
        .peer_arrival_event_cc_type                        (rx_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr                            (rx_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset                (rx_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap                    (rx_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state                       (rx_peer_arrival_event_cc_state),
        .peer_arrival_ses                                  (rx_peer_arrival_ses),
        .peer_arrival_ses_header                           (rx_peer_arrival_ses_header),
        .counts_parser_uet                                 (rx_counts_parser_uet),
        .counts_parser_other                               (rx_counts_parser_other),
        .counts_parser_short                               (rx_counts_parser_short),
        .counts_parser_unknown_type                        (rx_counts_parser_unknown_type),
        .counts_parser_unknown_next_header                 (rx_counts_parser_unknown_next_header),
        .counts_parser_bad_length                          (rx_counts_parser_bad_length),
        .counts_parser_bad_version                         (rx_counts_parser_bad_version),
        .counts_parser_unsupported                         (rx_counts_parser_unsupported),
        .counts_parser_fragment                            (rx_counts_parser_fragment),
        .counts_parser_bad_checksum                        (rx_counts_parser_bad_checksum),
        .counts_parser_bad_crc                             (rx_counts_parser_bad_crc),
        .counts_parser_bad_fcs                             (rx_counts_parser_bad_fcs),
        .counts_parser_reserved_bits                       (rx_counts_parser_reserved_bits),
        .counts_parser_wrong_next_header                   (rx_counts_parser_wrong_next_header),
        .counts_parser_unknown_control_type                (rx_counts_parser_unknown_control_type),
        .counts_parser_unknown_ack_request                 (rx_counts_parser_unknown_ack_request),
        .counts_deparser_sent                              (rx_counts_deparser_sent),
        .counts_deparser_wrong_length                      (rx_counts_deparser_wrong_length),
        .counts_deparser_too_long                          (rx_counts_deparser_too_long),
        .counts_deparser_no_packet                         (rx_counts_deparser_no_packet),
        .counts_off                                        (rx_counts_off),
        .counts_unknown_address                            (rx_counts_unknown_address),
        .counts_too_long                                   (rx_counts_too_long),
        .counts_unrouted                                   (rx_counts_unrouted),
        .counts_no_buffer                                  (rx_counts_no_buffer),
        .ses_events_delivered                              (rx_ses_events_delivered),
        .ses_events_return_code                            (rx_ses_events_return_code),
        .ses_events_completed                              (rx_ses_events_completed),
        .neighbour_not_known                               (rx_neighbour_not_known),
        .level                                             (rx_level),
        .target_ready                                      (rx_target_ready),
        .target_events_stored_response                     (rx_target_events_stored_response),
        .target_events_ack_req_stored                      (rx_target_events_ack_req_stored),
        .target_events_gtd_resp_unavail                    (rx_target_events_gtd_resp_unavail),
        .target_events_ack_with_data                       (rx_target_events_ack_with_data),
        .target_events_response_stale                      (rx_target_events_response_stale),
        .target_events_command_ignored                     (rx_target_events_command_ignored),
        .target_events_guaranteed_not_stored               (rx_target_events_guaranteed_not_stored),
        .target_events_reply_dropped                       (rx_target_events_reply_dropped),
        .target_housekeeping_events_new_pdc_timeout        (rx_target_housekeeping_events_new_pdc_timeout),
        .target_housekeeping_events_close_req_timeout      (rx_target_housekeeping_events_close_req_timeout),
        .target_housekeeping_events_command_ignored        (rx_target_housekeeping_events_command_ignored),
        .trace_request_valid                               (rx_trace_request_valid),
        .trace_request_payload_source                      (rx_trace_request_payload_source),
        .trace_request_payload_local                       (rx_trace_request_payload_local),
        .trace_request_payload_kind                        (rx_trace_request_payload_kind),
        .trace_request_payload_rod                         (rx_trace_request_payload_rod),
        .trace_request_payload_trimmed                     (rx_trace_request_payload_trimmed),
        .trace_request_payload_ce                          (rx_trace_request_payload_ce),
        .trace_request_payload_retx                        (rx_trace_request_payload_retx),
        .trace_request_payload_ar                          (rx_trace_request_payload_ar),
        .trace_request_payload_syn                         (rx_trace_request_payload_syn),
        .trace_request_payload_psn                         (rx_trace_request_payload_psn),
        .trace_request_payload_clear_offset                (rx_trace_request_payload_clear_offset),
        .trace_request_payload_opaque                      (rx_trace_request_payload_opaque),
        .trace_request_payload_payload                     (rx_trace_request_payload_payload),
        .trace_request_payload_spdcid                      (rx_trace_request_payload_spdcid),
        .trace_request_payload_dpdcid                      (rx_trace_request_payload_dpdcid),
        .trace_request_payload_length                      (rx_trace_request_payload_length),
        .trace_request_payload_size                        (rx_trace_request_payload_size),
        .trace_request_payload_entropy                     (rx_trace_request_payload_entropy),
        .trace_request_payload_message_id                  (rx_trace_request_payload_message_id),
        .trace_request_payload_job_id                      (rx_trace_request_payload_job_id),
        .trace_request_payload_resources_ccc               (rx_trace_request_payload_resources_ccc),
        .trace_request_payload_resources_bitmap            (rx_trace_request_payload_resources_bitmap),
        .trace_request_payload_resources_pkt_buffer        (rx_trace_request_payload_resources_pkt_buffer),
        .trace_request_payload_resources_gtd_del           (rx_trace_request_payload_resources_gtd_del),
        .trace_request_payload_resources_gtd_last          (rx_trace_request_payload_resources_gtd_last),
        .trace_request_payload_resources_ses_msg           (rx_trace_request_payload_resources_ses_msg),
        .trace_request_payload_resources_other             (rx_trace_request_payload_resources_other),
        .trace_request_payload_tss_method                  (rx_trace_request_payload_tss_method),
        .trace_request_payload_tss_start_psn               (rx_trace_request_payload_tss_start_psn),
        .trace_verdict_valid                               (rx_trace_verdict_valid),
        .trace_verdict_verdict                             (rx_trace_verdict_verdict),
        .trace_verdict_request_clear                       (rx_trace_verdict_request_clear),
        .trace_deliver_valid                               (rx_trace_deliver_valid),
        .trace_deliver_pdcid                               (rx_trace_deliver_pdcid),
        .trace_deliver_psn                                 (rx_trace_deliver_psn),
        .trace_deliver_rod                                 (rx_trace_deliver_rod),
        .trace_deliver_cookie_ack                          (rx_trace_deliver_cookie_ack),
        .trace_deliver_cookie_ce                           (rx_trace_deliver_cookie_ce),
        .trace_deliver_cookie_retx                         (rx_trace_deliver_cookie_retx),
        .trace_deliver_cookie_entropy                      (rx_trace_deliver_cookie_entropy),
        .trace_deliver_cookie_time                         (rx_trace_deliver_cookie_time),
        .trace_response_valid                              (rx_trace_response_valid),
        .trace_response_payload_pdcid                      (rx_trace_response_payload_pdcid),
        .trace_response_payload_psn                        (rx_trace_response_payload_psn),
        .trace_response_payload_cookie_ack                 (rx_trace_response_payload_cookie_ack),
        .trace_response_payload_cookie_ce                  (rx_trace_response_payload_cookie_ce),
        .trace_response_payload_cookie_retx                (rx_trace_response_payload_cookie_retx),
        .trace_response_payload_cookie_entropy             (rx_trace_response_payload_cookie_entropy),
        .trace_response_payload_cookie_time                (rx_trace_response_payload_cookie_time),
        .trace_response_payload_guaranteed                 (rx_trace_response_payload_guaranteed),
        .trace_response_payload_plain_ok                   (rx_trace_response_payload_plain_ok),
        .trace_response_payload_handle                     (rx_trace_response_payload_handle),
        .trace_response_payload_next_hdr                   (rx_trace_response_payload_next_hdr),
        .trace_reply_valid                                 (rx_trace_reply_valid),
        .trace_reply_payload_type                          (rx_trace_reply_payload_type),
        .trace_reply_payload_destination                   (rx_trace_reply_payload_destination),
        .trace_reply_payload_local                         (rx_trace_reply_payload_local),
        .trace_reply_payload_entropy                       (rx_trace_reply_payload_entropy),
        .trace_reply_payload_spdcid                        (rx_trace_reply_payload_spdcid),
        .trace_reply_payload_dpdcid                        (rx_trace_reply_payload_dpdcid),
        .trace_reply_payload_m                             (rx_trace_reply_payload_m),
        .trace_reply_payload_retx                          (rx_trace_reply_payload_retx),
        .trace_reply_payload_req                           (rx_trace_reply_payload_req),
        .trace_reply_payload_p                             (rx_trace_reply_payload_p),
        .trace_reply_payload_ack_psn_offset                (rx_trace_reply_payload_ack_psn_offset),
        .trace_reply_payload_cack_psn                      (rx_trace_reply_payload_cack_psn),
        .trace_reply_payload_response                      (rx_trace_reply_payload_response),
        .trace_reply_payload_message_id                    (rx_trace_reply_payload_message_id),
        .trace_reply_payload_job_id                        (rx_trace_reply_payload_job_id),
        .trace_reply_payload_handle                        (rx_trace_reply_payload_handle),
        .trace_reply_payload_next_hdr                      (rx_trace_reply_payload_next_hdr),
        .trace_reply_payload_kept                          (rx_trace_reply_payload_kept),
        .trace_reply_payload_mpr                           (rx_trace_reply_payload_mpr),
        .trace_reply_payload_sack_psn_offset               (rx_trace_reply_payload_sack_psn_offset),
        .trace_reply_payload_sack_bitmap                   (rx_trace_reply_payload_sack_bitmap),
        .trace_reply_payload_service_time                  (rx_trace_reply_payload_service_time),
        .trace_reply_payload_restore_cwnd                  (rx_trace_reply_payload_restore_cwnd),
        .trace_reply_payload_rcv_cwnd_pend                 (rx_trace_reply_payload_rcv_cwnd_pend),
        .trace_reply_payload_rcvd_bytes                    (rx_trace_reply_payload_rcvd_bytes),
        .trace_reply_payload_ooo_count                     (rx_trace_reply_payload_ooo_count),
        .trace_reply_payload_nack_code                     (rx_trace_reply_payload_nack_code),
        .trace_reply_payload_psn                           (rx_trace_reply_payload_psn),
        .trace_reply_payload_payload                       (rx_trace_reply_payload_payload),
        .trace_reply_payload_control                       (rx_trace_reply_payload_control),
        .trace_reply_payload_ar                            (rx_trace_reply_payload_ar),
        .trace_free_messages                               (rx_trace_free_messages),
        .trace_free_guaranteed                             (rx_trace_free_guaranteed),
        .trace_free_responses                              (rx_trace_free_responses),
        .commands_done_job_valid                           (rx_commands_done_job_valid),
        .commands_done_job_status                          (rx_commands_done_job_status),
        .commands_done_job_slot                            (rx_commands_done_job_slot),
        .commands_done_process_valid                       (rx_commands_done_process_valid),
        .commands_done_process_status                      (rx_commands_done_process_status),
        .commands_done_process_slot                        (rx_commands_done_process_slot),
        .commands_done_resource_valid                      (rx_commands_done_resource_valid),
        .commands_done_resource_status                     (rx_commands_done_resource_status),
        .commands_done_resource_slot                       (rx_commands_done_resource_slot),
        .commands_done_region_valid                        (rx_commands_done_region_valid),
        .commands_done_region_status                       (rx_commands_done_region_status),
        .commands_done_region_slot                         (rx_commands_done_region_slot),
        .commands_done_context_taken                       (rx_commands_done_context_taken),
        .commands_done_receive_taken                       (rx_commands_done_receive_taken),
        .commands_done_sends_valid                         (rx_commands_done_sends_valid),
        .commands_done_sends_kind                          (rx_commands_done_sends_kind),
        .commands_done_sends_outcome                       (rx_commands_done_sends_outcome),
        .commands_done_sends_wr_id                         (rx_commands_done_sends_wr_id),
        .commands_done_tags_valid                          (rx_commands_done_tags_valid),
        .commands_done_tags_kind                           (rx_commands_done_tags_kind),
        .commands_done_tags_outcome                        (rx_commands_done_tags_outcome),
        .commands_done_tags_wr_id                          (rx_commands_done_tags_wr_id),
        .commands_done_kept_found_valid                    (rx_commands_done_kept_found_valid),
        .commands_done_kept_found_wr_id                    (rx_commands_done_kept_found_wr_id),
        .commands_done_kept_found_number                   (rx_commands_done_kept_found_number),
        .commands_done_kept_found_is_whole                 (rx_commands_done_kept_found_is_whole),
        .commands_done_released_valid                      (rx_commands_done_released_valid),
        .commands_done_released_ok                         (rx_commands_done_released_ok),
        .flush                                             (rx_flush),
        .host_atomic_done_taken                            (rx_host_atomic_done_taken),
        .host_atomic_done_done_valid                       (rx_host_atomic_done_done_valid),
        .host_atomic_done_done_code                        (rx_host_atomic_done_done_code),
        .host_atomic_done_done_fetched                     (rx_host_atomic_done_done_fetched),
        .deferral_told_rtr_valid                           (rx_deferral_told_rtr_valid),
        .deferral_told_rtr_payload_token                   (rx_deferral_told_rtr_payload_token),
        .deferral_told_rtr_payload_destination             (rx_deferral_told_rtr_payload_destination),
        .deferral_told_rtr_payload_local                   (rx_deferral_told_rtr_payload_local),
        .deferral_told_rtr_payload_job_id                  (rx_deferral_told_rtr_payload_job_id),
        .deferral_told_rtr_payload_match_bits              (rx_deferral_told_rtr_payload_match_bits),
        .deferral_told_rtr_payload_buffer_offset           (rx_deferral_told_rtr_payload_buffer_offset),
        .deferral_told_returned_valid                      (rx_deferral_told_returned_valid),
        .deferral_told_returned_wr_id                      (rx_deferral_told_returned_wr_id),
        .deferral_told_refused_taken                       (rx_deferral_told_refused_taken),
        .deferral_told_arrived_valid                       (rx_deferral_told_arrived_valid),
        .deferral_told_arrived_peer                        (rx_deferral_told_arrived_peer),
        .deferral_told_arrived_match_bits                  (rx_deferral_told_arrived_match_bits),
        .deferral_told_arrived_buffer_offset               (rx_deferral_told_arrived_buffer_offset),
        .rest_told_read_valid                              (rx_rest_told_read_valid),
        .rest_told_read_payload_slot                       (rx_rest_told_read_payload_slot),
        .rest_told_read_payload_destination                (rx_rest_told_read_payload_destination),
        .rest_told_read_payload_local                      (rx_rest_told_read_payload_local),
        .rest_told_read_payload_job_id                     (rx_rest_told_read_payload_job_id),
        .rest_told_read_payload_pid_on_fep                 (rx_rest_told_read_payload_pid_on_fep),
        .rest_told_read_payload_resource_index             (rx_rest_told_read_payload_resource_index),
        .rest_told_read_payload_key                        (rx_rest_told_read_payload_key),
        .rest_told_read_payload_offset                     (rx_rest_told_read_payload_offset),
        .rest_told_read_payload_length                     (rx_rest_told_read_payload_length),
        .rest_told_read_payload_address                    (rx_rest_told_read_payload_address),
        .rest_told_answer_taken                            (rx_rest_told_answer_taken),
        .reads_find_valid                                  (rx_reads_find_valid),
        .reads_find_id                                     (rx_reads_find_id),
        .reads_find_pdcid                                  (rx_reads_find_pdcid),
        .reads_find_length                                 (rx_reads_find_length),
        .reads_find_return_code                            (rx_reads_find_return_code),
        .reads_find_rudi_is                                (rx_reads_find_rudi_is),
        .reads_find_rudi_pkt_id                            (rx_reads_find_rudi_pkt_id),
        .reads_find_rudi_source                            (rx_reads_find_rudi_source),
        .reads_find_rudi_local                             (rx_reads_find_rudi_local),
        .reads_read_valid                                  (rx_reads_read_valid),
        .reads_read_payload_tag                            (rx_reads_read_payload_tag),
        .reads_read_payload_address                        (rx_reads_read_payload_address),
        .reads_read_payload_payload_length                 (rx_reads_read_payload_payload_length),
        .reads_read_payload_request_length                 (rx_reads_read_payload_request_length),
        .reads_read_payload_message_offset                 (rx_reads_read_payload_message_offset),
        .reads_read_payload_job_id                         (rx_reads_read_payload_job_id),
        .reads_read_payload_message_id                     (rx_reads_read_payload_message_id),
        .reads_read_payload_small                          (rx_reads_read_payload_small),
        .reads_read_payload_psn                            (rx_reads_read_payload_psn),
        .reads_read_payload_rudi                           (rx_reads_read_payload_rudi),
        .reads_answered_valid                              (rx_reads_answered_valid),
        .reads_answered_payload_id                         (rx_reads_answered_payload_id),
        .reads_answered_payload_return_code                (rx_reads_answered_payload_return_code),
        .halved_adopt_ready                                (rx_halved_adopt_ready),
        .halved_pdcs_begins_enable                         (rx_halved_pdcs_begins_enable),
        .halved_pdcs_begins_pdcid                          (rx_halved_pdcs_begins_pdcid),
        .halved_pdcs_begins_destination                    (rx_halved_pdcs_begins_destination),
        .halved_pdcs_begins_local                          (rx_halved_pdcs_begins_local),
        .halved_pdcs_begins_peer_pdcid                     (rx_halved_pdcs_begins_peer_pdcid),
        .halved_pdcs_begins_rod                            (rx_halved_pdcs_begins_rod),
        .halved_pdcs_begins_start_psn                      (rx_halved_pdcs_begins_start_psn),
        .halved_pdcs_begins_pending                        (rx_halved_pdcs_begins_pending),
        .halved_pdcs_closes_valid                          (rx_halved_pdcs_closes_valid),
        .halved_pdcs_closes_pdcid                          (rx_halved_pdcs_closes_pdcid),
        .halved_ended_valid                                (rx_halved_ended_valid),
        .halved_ended_pdcid                                (rx_halved_ended_pdcid),
        .halved_free_valid                                 (rx_halved_free_valid),
        .halved_free_pdcid                                 (rx_halved_free_pdcid),
        .halved_concluded_valid                            (rx_halved_concluded_valid),
        .halved_concluded_pdcid                            (rx_halved_concluded_pdcid),
        .frames_payload_data                               (received_payload_data),
        .frames_payload_keep                               (received_payload_keep),
        .frames_payload_last                               (received_payload_last),
        .frames_valid                                      (received_valid),
        .frames_ready                                      (rx_frames_ready),
        .buffers_payload_address                           (buffers_payload_address),
        .buffers_payload_length                            (buffers_payload_length),
        .buffers_payload_wr_id                             (buffers_payload_wr_id),
        .buffers_valid                                     (buffers_valid),
        .buffers_ready                                     (rx_buffers_ready),
        .command_payload_kind                              (command_valid ? command_payload_kind : order_payload_kind),
        .command_payload_pdcid                             (command_valid ? command_payload_pdcid : order_payload_pdcid),
        .command_payload_with_psn                          (command_valid ? command_payload_with_psn : order_payload_with_psn),
        .command_payload_psn                               (command_valid ? command_payload_psn : order_payload_psn),
        .command_valid                                     (command_valid || order_valid),
        .command_ready                                     (rx_command_ready),
        .place_payload_data                                (rx_place_payload_data),
        .place_payload_keep                                (rx_place_payload_keep),
        .place_payload_last                                (rx_place_payload_last),
        .place_payload_user_address                        (rx_place_payload_user_address),
        .place_payload_user_length                         (rx_place_payload_user_length),
        .place_payload_user_pdcid                          (rx_place_payload_user_pdcid),
        .place_payload_user_message_id                     (rx_place_payload_user_message_id),
        .place_payload_user_is_kept                        (rx_place_payload_user_is_kept),
        .place_valid                                       (rx_place_valid),
        .place_ready                                       (place_ready),
        .completion_payload_opcode                         (rx_completion_payload_opcode),
        .completion_payload_return_code                    (rx_completion_payload_return_code),
        .completion_payload_reported                       (rx_completion_payload_reported),
        .completion_payload_has_header_data                (rx_completion_payload_has_header_data),
        .completion_payload_header_data                    (rx_completion_payload_header_data),
        .completion_payload_wr_id                          (rx_completion_payload_wr_id),
        .completion_payload_bytes                          (rx_completion_payload_bytes),
        .completion_payload_initiator                      (rx_completion_payload_initiator),
        .completion_payload_key                            (rx_completion_payload_key),
        .completion_payload_job_id                         (rx_completion_payload_job_id),
        .completion_payload_message_id                     (rx_completion_payload_message_id),
        .completion_payload_pdcid                          (rx_completion_payload_pdcid),
        .completion_payload_kept_is                        (rx_completion_payload_kept_is),
        .completion_payload_kept_number                    (rx_completion_payload_kept_number),
        .completion_valid                                  (rx_completion_valid),
        .completion_ready                                  (completion_ready),
        .replies_payload_data                              (rx_replies_payload_data),
        .replies_payload_keep                              (rx_replies_payload_keep),
        .replies_payload_last                              (rx_replies_payload_last),
        .replies_payload_wrong                             (rx_replies_payload_wrong),
        .replies_valid                                     (rx_replies_valid),
        .replies_ready                                     (replies_taken)
    );

    ses_read_server_b64_a64_i4_n16_r256_t214 server (
        .clk                                 (clk),
        .rst                                 (rst),
        .max_ack_data                        (14'd0),
        .up_payload_tag                      (rx_reads_read_payload_tag),
        .up_payload_address                  (rx_reads_read_payload_address),
        .up_payload_payload_length           (rx_reads_read_payload_payload_length),
        .up_payload_request_length           (rx_reads_read_payload_request_length),
        .up_payload_message_offset           (rx_reads_read_payload_message_offset),
        .up_payload_job_id                   (rx_reads_read_payload_job_id),
        .up_payload_message_id               (rx_reads_read_payload_message_id),
        .up_payload_small                    (rx_reads_read_payload_small),
        .up_payload_psn                      (rx_reads_read_payload_psn),
        .up_payload_rudi                     (rx_reads_read_payload_rudi),
        .up_valid                            (rx_reads_read_valid),
        .up_ready                            (server_up_ready),
        .answer_payload_tag                  (server_answer_payload_tag),
        .answer_payload_return_code          (server_answer_payload_return_code),
        .answer_payload_small                (server_answer_payload_small),
        .answer_payload_in_ack               (server_answer_payload_in_ack),
        .answer_payload_job_id               (server_answer_payload_job_id),
        .answer_payload_message_id           (server_answer_payload_message_id),
        .answer_payload_payload_length       (server_answer_payload_payload_length),
        .answer_payload_modified_length      (server_answer_payload_modified_length),
        .answer_payload_message_offset       (server_answer_payload_message_offset),
        .answer_payload_original_request_psn (server_answer_payload_original_request_psn),
        .answer_valid                        (server_answer_valid),
        .answer_ready                        (answer_taken),
        .beats_payload_data                  (server_beats_payload_data),
        .beats_payload_keep                  (server_beats_payload_keep),
        .beats_payload_last                  (server_beats_payload_last),
        .beats_payload_wrong                 (server_beats_payload_wrong),
        .beats_valid                         (server_beats_valid),
        .beats_ready                         (beat_taken),
        .m_axi_arid                          (server_m_axi_arid),
        .m_axi_araddr                        (server_m_axi_araddr),
        .m_axi_arlen                         (server_m_axi_arlen),
        .m_axi_arsize                        (server_m_axi_arsize),
        .m_axi_arburst                       (server_m_axi_arburst),
        .m_axi_arlock                        (server_m_axi_arlock),
        .m_axi_arcache                       (server_m_axi_arcache),
        .m_axi_arprot                        (server_m_axi_arprot),
        .m_axi_arvalid                       (server_m_axi_arvalid),
        .m_axi_arready                       (memory_ar_ready),
        .m_axi_rid                           (memory_r_payload_id),
        .m_axi_rdata                         (memory_r_payload_data),
        .m_axi_rresp                         (memory_r_payload_resp),
        .m_axi_rlast                         (memory_r_payload_last),
        .m_axi_rvalid                        (memory_r_valid),
        .m_axi_rready                        (server_m_axi_rready)
    );

    uet_rendezvous_sends_n16_m1024_tags rendezvous_sends (
        .clk                              (clk),
        .rst                              (rst),
        .tick                             (deferral_tick),
        .had_valid                        (rendezvous_had_valid),
        .had_value                        (rendezvous_had_value),
        .ready                            (rendezvous_sends_ready),
        .fetched_valid                    (rendezvous_sends_fetched_valid),
        .fetched_value                    (rendezvous_sends_fetched_value),
        .messages_payload_op              (messages_payload_op),
        .messages_payload_is_tagged       (messages_payload_is_tagged),
        .messages_payload_mode            (messages_payload_mode),
        .messages_payload_lane            (messages_payload_lane),
        .messages_payload_traffic_class   (messages_payload_traffic_class),
        .messages_payload_local           (messages_payload_local),
        .messages_payload_destination     (messages_payload_destination),
        .messages_payload_job_id          (messages_payload_job_id),
        .messages_payload_pid_on_fep      (messages_payload_pid_on_fep),
        .messages_payload_resource_index  (messages_payload_resource_index),
        .messages_payload_ri_generation   (messages_payload_ri_generation),
        .messages_payload_dc              (messages_payload_dc),
        .messages_payload_key             (messages_payload_key),
        .messages_payload_offset          (messages_payload_offset),
        .messages_payload_initiator       (messages_payload_initiator),
        .messages_payload_has_header_data (messages_payload_has_header_data),
        .messages_payload_header_data     (messages_payload_header_data),
        .messages_payload_length          (messages_payload_length),
        .messages_payload_wr_id           (messages_payload_wr_id),
        .messages_payload_back_enable     (messages_payload_back_enable),
        .messages_payload_back_pdcid      (messages_payload_back_pdcid),
        .messages_payload_back_close      (messages_payload_back_close),
        .messages_payload_expects         (messages_payload_expects),
        .messages_valid                   (messages_valid),
        .messages_ready                   (rendezvous_sends_messages_ready),
        .ended_payload_wr_id              (rest_told_payload_wr_id),
        .ended_payload_message_id         (rest_told_payload_message_id),
        .ended_payload_bytes              (rest_told_payload_bytes),
        .ended_payload_result             (rest_told_payload_result),
        .ended_payload_code               (rest_told_payload_code),
        .ended_payload_ri_generation      (rest_told_payload_ri_generation),
        .ended_payload_op                 (rest_told_payload_op),
        .ended_payload_deferred           (rest_told_payload_deferred),
        .ended_payload_modified_valid     (rest_told_payload_modified_valid),
        .ended_payload_modified_length    (rest_told_payload_modified_length),
        .ended_valid                      (rest_told_valid),
        .ended_ready                      (rendezvous_sends_ended_ready),
        .out_payload_op                   (rendezvous_sends_out_payload_op),
        .out_payload_is_tagged            (rendezvous_sends_out_payload_is_tagged),
        .out_payload_mode                 (rendezvous_sends_out_payload_mode),
        .out_payload_lane                 (rendezvous_sends_out_payload_lane),
        .out_payload_traffic_class        (rendezvous_sends_out_payload_traffic_class),
        .out_payload_local                (rendezvous_sends_out_payload_local),
        .out_payload_destination          (rendezvous_sends_out_payload_destination),
        .out_payload_job_id               (rendezvous_sends_out_payload_job_id),
        .out_payload_pid_on_fep           (rendezvous_sends_out_payload_pid_on_fep),
        .out_payload_resource_index       (rendezvous_sends_out_payload_resource_index),
        .out_payload_ri_generation        (rendezvous_sends_out_payload_ri_generation),
        .out_payload_dc                   (rendezvous_sends_out_payload_dc),
        .out_payload_key                  (rendezvous_sends_out_payload_key),
        .out_payload_offset               (rendezvous_sends_out_payload_offset),
        .out_payload_initiator            (rendezvous_sends_out_payload_initiator),
        .out_payload_has_header_data      (rendezvous_sends_out_payload_has_header_data),
        .out_payload_header_data          (rendezvous_sends_out_payload_header_data),
        .out_payload_length               (rendezvous_sends_out_payload_length),
        .out_payload_wr_id                (rendezvous_sends_out_payload_wr_id),
        .out_payload_back_enable          (rendezvous_sends_out_payload_back_enable),
        .out_payload_back_pdcid           (rendezvous_sends_out_payload_back_pdcid),
        .out_payload_back_close           (rendezvous_sends_out_payload_back_close),
        .out_payload_expects              (rendezvous_sends_out_payload_expects),
        .out_valid                        (rendezvous_sends_out_valid),
        .out_ready                        (rendezvous_message),
        .told_payload_wr_id               (rendezvous_sends_told_payload_wr_id),
        .told_payload_message_id          (rendezvous_sends_told_payload_message_id),
        .told_payload_bytes               (rendezvous_sends_told_payload_bytes),
        .told_payload_result              (rendezvous_sends_told_payload_result),
        .told_payload_code                (rendezvous_sends_told_payload_code),
        .told_payload_ri_generation       (rendezvous_sends_told_payload_ri_generation),
        .told_payload_op                  (rendezvous_sends_told_payload_op),
        .told_payload_deferred            (rendezvous_sends_told_payload_deferred),
        .told_payload_modified_valid      (rendezvous_sends_told_payload_modified_valid),
        .told_payload_modified_length     (rendezvous_sends_told_payload_modified_length),
        .told_valid                       (rendezvous_sends_told_valid),
        .told_ready                       (rendezvous_ended)
    );

    uet_deferred_sends_b64_n64_tags deferred (
        .clk                              (clk),
        .rst                              (rst),
        .choices_partial                  (deferral_choices_partial),
        .choices_target_upper             (deferral_choices_target_upper),
        .tick                             (deferral_tick),
        .arrived_valid                    (rx_deferral_told_arrived_valid),
        .arrived_peer                     (rx_deferral_told_arrived_peer),
        .arrived_match_bits               (rx_deferral_told_arrived_match_bits),
        .arrived_buffer_offset            (rx_deferral_told_arrived_buffer_offset),
        .payload_wrong                    (payload_wrong),
        .had_valid                        (rendezvous_sends_fetched_valid),
        .had_value                        (rendezvous_sends_fetched_value),
        .answer_valid                     (deferred_answer_valid),
        .answer_code                      (deferred_answer_code),
        .wrong                            (deferred_wrong),
        .fetched_valid                    (deferred_fetched_valid),
        .fetched_value                    (deferred_fetched_value),
        .messages_payload_op              (rendezvous_sends_out_payload_op),
        .messages_payload_is_tagged       (rendezvous_sends_out_payload_is_tagged),
        .messages_payload_mode            (rendezvous_sends_out_payload_mode),
        .messages_payload_lane            (rendezvous_sends_out_payload_lane),
        .messages_payload_traffic_class   (rendezvous_sends_out_payload_traffic_class),
        .messages_payload_local           (rendezvous_sends_out_payload_local),
        .messages_payload_destination     (rendezvous_sends_out_payload_destination),
        .messages_payload_job_id          (rendezvous_sends_out_payload_job_id),
        .messages_payload_pid_on_fep      (rendezvous_sends_out_payload_pid_on_fep),
        .messages_payload_resource_index  (rendezvous_sends_out_payload_resource_index),
        .messages_payload_ri_generation   (rendezvous_sends_out_payload_ri_generation),
        .messages_payload_dc              (rendezvous_sends_out_payload_dc),
        .messages_payload_key             (rendezvous_sends_out_payload_key),
        .messages_payload_offset          (rendezvous_sends_out_payload_offset),
        .messages_payload_initiator       (rendezvous_sends_out_payload_initiator),
        .messages_payload_has_header_data (rendezvous_sends_out_payload_has_header_data),
        .messages_payload_header_data     (rendezvous_sends_out_payload_header_data),
        .messages_payload_length          (rendezvous_sends_out_payload_length),
        .messages_payload_wr_id           (rendezvous_sends_out_payload_wr_id),
        .messages_payload_back_enable     (rendezvous_sends_out_payload_back_enable),
        .messages_payload_back_pdcid      (rendezvous_sends_out_payload_back_pdcid),
        .messages_payload_back_close      (rendezvous_sends_out_payload_back_close),
        .messages_payload_expects         (rendezvous_sends_out_payload_expects),
        .messages_valid                   (rendezvous_sends_out_valid),
        .messages_ready                   (deferred_messages_ready),
        .payload_payload_data             (payload_payload_data),
        .payload_payload_keep             (payload_payload_keep),
        .payload_payload_last             (payload_payload_last),
        .payload_valid                    (payload_valid),
        .payload_ready                    (deferred_payload_ready),
        .rtrs_payload_token               (rx_deferral_told_rtr_payload_token),
        .rtrs_payload_destination         (rx_deferral_told_rtr_payload_destination),
        .rtrs_payload_local               (rx_deferral_told_rtr_payload_local),
        .rtrs_payload_job_id              (rx_deferral_told_rtr_payload_job_id),
        .rtrs_payload_match_bits          (rx_deferral_told_rtr_payload_match_bits),
        .rtrs_payload_buffer_offset       (rx_deferral_told_rtr_payload_buffer_offset),
        .rtrs_valid                       (rx_deferral_told_rtr_valid),
        .rtrs_ready                       (deferred_rtrs_ready),
        .ended_payload_wr_id              (rendezvous_sends_told_payload_wr_id),
        .ended_payload_message_id         (rendezvous_sends_told_payload_message_id),
        .ended_payload_bytes              (rendezvous_sends_told_payload_bytes),
        .ended_payload_result             (rendezvous_sends_told_payload_result),
        .ended_payload_code               (rendezvous_sends_told_payload_code),
        .ended_payload_ri_generation      (rendezvous_sends_told_payload_ri_generation),
        .ended_payload_op                 (rendezvous_sends_told_payload_op),
        .ended_payload_deferred           (rendezvous_sends_told_payload_deferred),
        .ended_payload_modified_valid     (rendezvous_sends_told_payload_modified_valid),
        .ended_payload_modified_length    (rendezvous_sends_told_payload_modified_length),
        .ended_valid                      (rendezvous_sends_told_valid),
        .ended_ready                      (deferred_ended_ready),
        .out_payload_op                   (deferred_out_payload_op),
        .out_payload_is_tagged            (deferred_out_payload_is_tagged),
        .out_payload_mode                 (deferred_out_payload_mode),
        .out_payload_lane                 (deferred_out_payload_lane),
        .out_payload_traffic_class        (deferred_out_payload_traffic_class),
        .out_payload_local                (deferred_out_payload_local),
        .out_payload_destination          (deferred_out_payload_destination),
        .out_payload_job_id               (deferred_out_payload_job_id),
        .out_payload_pid_on_fep           (deferred_out_payload_pid_on_fep),
        .out_payload_resource_index       (deferred_out_payload_resource_index),
        .out_payload_ri_generation        (deferred_out_payload_ri_generation),
        .out_payload_dc                   (deferred_out_payload_dc),
        .out_payload_key                  (deferred_out_payload_key),
        .out_payload_offset               (deferred_out_payload_offset),
        .out_payload_initiator            (deferred_out_payload_initiator),
        .out_payload_has_header_data      (deferred_out_payload_has_header_data),
        .out_payload_header_data          (deferred_out_payload_header_data),
        .out_payload_length               (deferred_out_payload_length),
        .out_payload_wr_id                (deferred_out_payload_wr_id),
        .out_payload_back_enable          (deferred_out_payload_back_enable),
        .out_payload_back_pdcid           (deferred_out_payload_back_pdcid),
        .out_payload_back_close           (deferred_out_payload_back_close),
        .out_payload_expects              (deferred_out_payload_expects),
        .out_valid                        (deferred_out_valid),
        .out_ready                        (host_message),
        .bytes_payload_data               (deferred_bytes_payload_data),
        .bytes_payload_keep               (deferred_bytes_payload_keep),
        .bytes_payload_last               (deferred_bytes_payload_last),
        .bytes_valid                      (deferred_bytes_valid),
        .bytes_ready                      (host_payload),
        .told_payload_wr_id               (deferred_told_payload_wr_id),
        .told_payload_message_id          (deferred_told_payload_message_id),
        .told_payload_bytes               (deferred_told_payload_bytes),
        .told_payload_result              (deferred_told_payload_result),
        .told_payload_code                (deferred_told_payload_code),
        .told_payload_ri_generation       (deferred_told_payload_ri_generation),
        .told_payload_op                  (deferred_told_payload_op),
        .told_valid                       (deferred_told_valid),
        .told_ready                       (host_ended),
        .restart_payload_wr_id            (deferred_restart_payload_wr_id),
        .restart_payload_tokens           (deferred_restart_payload_tokens),
        .restart_payload_at               (deferred_restart_payload_at),
        .restart_payload_length           (deferred_restart_payload_length),
        .restart_valid                    (deferred_restart_valid),
        .restart_ready                    (deferral_restart_ready),
        .refused_payload                  (deferred_refused_payload),
        .refused_valid                    (deferred_refused_valid),
        .refused_ready                    (rx_deferral_told_refused_taken)
    );

    uet_read_requests_b64_m1024_tags requests (
        .clk                              (clk),
        .rst                              (rst),
        .payload_wrong                    (deferred_wrong),
        .ready                            (requests_ready),
        .wrong                            (requests_wrong),
        .messages_payload_op              (deferred_out_payload_op),
        .messages_payload_is_tagged       (deferred_out_payload_is_tagged),
        .messages_payload_mode            (deferred_out_payload_mode),
        .messages_payload_lane            (deferred_out_payload_lane),
        .messages_payload_traffic_class   (deferred_out_payload_traffic_class),
        .messages_payload_local           (deferred_out_payload_local),
        .messages_payload_destination     (deferred_out_payload_destination),
        .messages_payload_job_id          (deferred_out_payload_job_id),
        .messages_payload_pid_on_fep      (deferred_out_payload_pid_on_fep),
        .messages_payload_resource_index  (deferred_out_payload_resource_index),
        .messages_payload_ri_generation   (deferred_out_payload_ri_generation),
        .messages_payload_dc              (deferred_out_payload_dc),
        .messages_payload_key             (deferred_out_payload_key),
        .messages_payload_offset          (deferred_out_payload_offset),
        .messages_payload_initiator       (deferred_out_payload_initiator),
        .messages_payload_has_header_data (deferred_out_payload_has_header_data),
        .messages_payload_header_data     (deferred_out_payload_header_data),
        .messages_payload_length          (deferred_out_payload_length),
        .messages_payload_wr_id           (deferred_out_payload_wr_id),
        .messages_payload_back_enable     (deferred_out_payload_back_enable),
        .messages_payload_back_pdcid      (deferred_out_payload_back_pdcid),
        .messages_payload_back_close      (deferred_out_payload_back_close),
        .messages_payload_expects         (deferred_out_payload_expects),
        .messages_valid                   (deferred_out_valid),
        .messages_ready                   (requests_messages_ready),
        .payload_payload_data             (deferred_bytes_payload_data),
        .payload_payload_keep             (deferred_bytes_payload_keep),
        .payload_payload_last             (deferred_bytes_payload_last),
        .payload_valid                    (deferred_bytes_valid),
        .payload_ready                    (requests_payload_ready),
        .ended_payload_wr_id              (deferred_told_payload_wr_id),
        .ended_payload_message_id         (deferred_told_payload_message_id),
        .ended_payload_bytes              (deferred_told_payload_bytes),
        .ended_payload_result             (deferred_told_payload_result),
        .ended_payload_code               (deferred_told_payload_code),
        .ended_payload_ri_generation      (deferred_told_payload_ri_generation),
        .ended_payload_op                 (deferred_told_payload_op),
        .ended_valid                      (deferred_told_valid),
        .ended_ready                      (requests_ended_ready),
        .out_payload_op                   (requests_out_payload_op),
        .out_payload_is_tagged            (requests_out_payload_is_tagged),
        .out_payload_mode                 (requests_out_payload_mode),
        .out_payload_lane                 (requests_out_payload_lane),
        .out_payload_traffic_class        (requests_out_payload_traffic_class),
        .out_payload_local                (requests_out_payload_local),
        .out_payload_destination          (requests_out_payload_destination),
        .out_payload_job_id               (requests_out_payload_job_id),
        .out_payload_pid_on_fep           (requests_out_payload_pid_on_fep),
        .out_payload_resource_index       (requests_out_payload_resource_index),
        .out_payload_ri_generation        (requests_out_payload_ri_generation),
        .out_payload_dc                   (requests_out_payload_dc),
        .out_payload_key                  (requests_out_payload_key),
        .out_payload_offset               (requests_out_payload_offset),
        .out_payload_initiator            (requests_out_payload_initiator),
        .out_payload_has_header_data      (requests_out_payload_has_header_data),
        .out_payload_header_data          (requests_out_payload_header_data),
        .out_payload_length               (requests_out_payload_length),
        .out_payload_wr_id                (requests_out_payload_wr_id),
        .out_payload_back_enable          (requests_out_payload_back_enable),
        .out_payload_back_pdcid           (requests_out_payload_back_pdcid),
        .out_payload_back_close           (requests_out_payload_back_close),
        .out_payload_expects              (requests_out_payload_expects),
        .out_valid                        (requests_out_valid),
        .out_ready                        (rest_taken_message),
        .bytes_payload_data               (requests_bytes_payload_data),
        .bytes_payload_keep               (requests_bytes_payload_keep),
        .bytes_payload_last               (requests_bytes_payload_last),
        .bytes_valid                      (requests_bytes_valid),
        .bytes_ready                      (rest_taken_payload),
        .completion_payload_wr_id         (requests_completion_payload_wr_id),
        .completion_payload_message_id    (requests_completion_payload_message_id),
        .completion_payload_bytes         (requests_completion_payload_bytes),
        .completion_payload_result        (requests_completion_payload_result),
        .completion_payload_code          (requests_completion_payload_code),
        .completion_payload_ri_generation (requests_completion_payload_ri_generation),
        .completion_valid                 (requests_completion_valid),
        .completion_ready                 (sent_completion_ready)
    );

    uet_read_answers_b64_tags_rudi answers (
        .clk                                  (clk),
        .rst                                  (rst),
        .answers_payload_tag                  (server_answer_payload_tag),
        .answers_payload_return_code          (server_answer_payload_return_code),
        .answers_payload_small                (server_answer_payload_small),
        .answers_payload_in_ack               (server_answer_payload_in_ack),
        .answers_payload_job_id               (server_answer_payload_job_id),
        .answers_payload_message_id           (server_answer_payload_message_id),
        .answers_payload_payload_length       (server_answer_payload_payload_length),
        .answers_payload_modified_length      (server_answer_payload_modified_length),
        .answers_payload_message_offset       (server_answer_payload_message_offset),
        .answers_payload_original_request_psn (server_answer_payload_original_request_psn),
        .answers_valid                        (server_answer_valid),
        .answers_ready                        (answers_answers_ready),
        .data_payload_data                    (server_beats_payload_data),
        .data_payload_keep                    (server_beats_payload_keep),
        .data_payload_last                    (server_beats_payload_last),
        .data_valid                           (server_beats_valid),
        .data_ready                           (answers_data_ready),
        .out_payload_op                       (answers_out_payload_op),
        .out_payload_is_tagged                (answers_out_payload_is_tagged),
        .out_payload_mode                     (answers_out_payload_mode),
        .out_payload_lane                     (answers_out_payload_lane),
        .out_payload_traffic_class            (answers_out_payload_traffic_class),
        .out_payload_local                    (answers_out_payload_local),
        .out_payload_destination              (answers_out_payload_destination),
        .out_payload_job_id                   (answers_out_payload_job_id),
        .out_payload_pid_on_fep               (answers_out_payload_pid_on_fep),
        .out_payload_resource_index           (answers_out_payload_resource_index),
        .out_payload_ri_generation            (answers_out_payload_ri_generation),
        .out_payload_dc                       (answers_out_payload_dc),
        .out_payload_key                      (answers_out_payload_key),
        .out_payload_offset                   (answers_out_payload_offset),
        .out_payload_initiator                (answers_out_payload_initiator),
        .out_payload_has_header_data          (answers_out_payload_has_header_data),
        .out_payload_header_data              (answers_out_payload_header_data),
        .out_payload_length                   (answers_out_payload_length),
        .out_payload_wr_id                    (answers_out_payload_wr_id),
        .out_payload_back_enable              (answers_out_payload_back_enable),
        .out_payload_back_pdcid               (answers_out_payload_back_pdcid),
        .out_payload_back_close               (answers_out_payload_back_close),
        .out_payload_expects                  (answers_out_payload_expects),
        .out_valid                            (answers_out_valid),
        .out_ready                            (answers_taken_message),
        .bytes_payload_data                   (answers_bytes_payload_data),
        .bytes_payload_keep                   (answers_bytes_payload_keep),
        .bytes_payload_last                   (answers_bytes_payload_last),
        .bytes_valid                          (answers_bytes_valid),
        .bytes_ready                          (answers_taken_beat)
    );

    uet_rest_reads_b64_n32_tags rest_reads (
        .clk                              (clk),
        .rst                              (rst),
        .payload_wrong                    (requests_wrong),
        .wrong                            (rest_reads_wrong),
        .messages_payload_op              (requests_out_payload_op),
        .messages_payload_is_tagged       (requests_out_payload_is_tagged),
        .messages_payload_mode            (requests_out_payload_mode),
        .messages_payload_lane            (requests_out_payload_lane),
        .messages_payload_traffic_class   (requests_out_payload_traffic_class),
        .messages_payload_local           (requests_out_payload_local),
        .messages_payload_destination     (requests_out_payload_destination),
        .messages_payload_job_id          (requests_out_payload_job_id),
        .messages_payload_pid_on_fep      (requests_out_payload_pid_on_fep),
        .messages_payload_resource_index  (requests_out_payload_resource_index),
        .messages_payload_ri_generation   (requests_out_payload_ri_generation),
        .messages_payload_dc              (requests_out_payload_dc),
        .messages_payload_key             (requests_out_payload_key),
        .messages_payload_offset          (requests_out_payload_offset),
        .messages_payload_initiator       (requests_out_payload_initiator),
        .messages_payload_has_header_data (requests_out_payload_has_header_data),
        .messages_payload_header_data     (requests_out_payload_header_data),
        .messages_payload_length          (requests_out_payload_length),
        .messages_payload_wr_id           (requests_out_payload_wr_id),
        .messages_payload_back_enable     (requests_out_payload_back_enable),
        .messages_payload_back_pdcid      (requests_out_payload_back_pdcid),
        .messages_payload_back_close      (requests_out_payload_back_close),
        .messages_payload_expects         (requests_out_payload_expects),
        .messages_valid                   (requests_out_valid),
        .messages_ready                   (rest_reads_messages_ready),
        .payload_payload_data             (requests_bytes_payload_data),
        .payload_payload_keep             (requests_bytes_payload_keep),
        .payload_payload_last             (requests_bytes_payload_last),
        .payload_valid                    (requests_bytes_valid),
        .payload_ready                    (rest_reads_payload_ready),
        .rests_payload_slot               (rx_rest_told_read_payload_slot),
        .rests_payload_destination        (rx_rest_told_read_payload_destination),
        .rests_payload_local              (rx_rest_told_read_payload_local),
        .rests_payload_job_id             (rx_rest_told_read_payload_job_id),
        .rests_payload_pid_on_fep         (rx_rest_told_read_payload_pid_on_fep),
        .rests_payload_resource_index     (rx_rest_told_read_payload_resource_index),
        .rests_payload_key                (rx_rest_told_read_payload_key),
        .rests_payload_offset             (rx_rest_told_read_payload_offset),
        .rests_payload_length             (rx_rest_told_read_payload_length),
        .rests_payload_address            (rx_rest_told_read_payload_address),
        .rests_valid                      (rx_rest_told_read_valid),
        .rests_ready                      (rest_reads_rests_ready),
        .ended_payload_wr_id              (ended_payload_wr_id),
        .ended_payload_message_id         (ended_payload_message_id),
        .ended_payload_bytes              (ended_payload_bytes),
        .ended_payload_result             (ended_payload_result),
        .ended_payload_code               (ended_payload_code),
        .ended_payload_ri_generation      (ended_payload_ri_generation),
        .ended_payload_op                 (ended_payload_op),
        .ended_payload_deferred           (ended_payload_deferred),
        .ended_payload_modified_valid     (ended_payload_modified_valid),
        .ended_payload_modified_length    (ended_payload_modified_length),
        .ended_valid                      (ended_valid),
        .ended_ready                      (rest_reads_ended_ready),
        .out_payload_op                   (rest_reads_out_payload_op),
        .out_payload_is_tagged            (rest_reads_out_payload_is_tagged),
        .out_payload_mode                 (rest_reads_out_payload_mode),
        .out_payload_lane                 (rest_reads_out_payload_lane),
        .out_payload_traffic_class        (rest_reads_out_payload_traffic_class),
        .out_payload_local                (rest_reads_out_payload_local),
        .out_payload_destination          (rest_reads_out_payload_destination),
        .out_payload_job_id               (rest_reads_out_payload_job_id),
        .out_payload_pid_on_fep           (rest_reads_out_payload_pid_on_fep),
        .out_payload_resource_index       (rest_reads_out_payload_resource_index),
        .out_payload_ri_generation        (rest_reads_out_payload_ri_generation),
        .out_payload_dc                   (rest_reads_out_payload_dc),
        .out_payload_key                  (rest_reads_out_payload_key),
        .out_payload_offset               (rest_reads_out_payload_offset),
        .out_payload_initiator            (rest_reads_out_payload_initiator),
        .out_payload_has_header_data      (rest_reads_out_payload_has_header_data),
        .out_payload_header_data          (rest_reads_out_payload_header_data),
        .out_payload_length               (rest_reads_out_payload_length),
        .out_payload_wr_id                (rest_reads_out_payload_wr_id),
        .out_payload_back_enable          (rest_reads_out_payload_back_enable),
        .out_payload_back_pdcid           (rest_reads_out_payload_back_pdcid),
        .out_payload_back_close           (rest_reads_out_payload_back_close),
        .out_payload_expects              (rest_reads_out_payload_expects),
        .out_valid                        (rest_reads_out_valid),
        .out_ready                        (message_taken),
        .bytes_payload_data               (rest_reads_bytes_payload_data),
        .bytes_payload_keep               (rest_reads_bytes_payload_keep),
        .bytes_payload_last               (rest_reads_bytes_payload_last),
        .bytes_valid                      (rest_reads_bytes_valid),
        .bytes_ready                      (bytes_taken),
        .told_payload_wr_id               (rest_reads_told_payload_wr_id),
        .told_payload_message_id          (rest_reads_told_payload_message_id),
        .told_payload_bytes               (rest_reads_told_payload_bytes),
        .told_payload_result              (rest_reads_told_payload_result),
        .told_payload_code                (rest_reads_told_payload_code),
        .told_payload_ri_generation       (rest_reads_told_payload_ri_generation),
        .told_payload_op                  (rest_reads_told_payload_op),
        .told_payload_deferred            (rest_reads_told_payload_deferred),
        .told_payload_modified_valid      (rest_reads_told_payload_modified_valid),
        .told_payload_modified_length     (rest_reads_told_payload_modified_length),
        .told_valid                       (rest_reads_told_valid),
        .told_ready                       (rendezvous_rest_ended),
        .answers_payload_slot             (rest_reads_answers_payload_slot),
        .answers_payload_return_code      (rest_reads_answers_payload_return_code),
        .answers_valid                    (rest_reads_answers_valid),
        .answers_ready                    (rx_rest_told_answer_taken)
    );

    uet_tx_b64_n16_w128_crc_little_returns_tags_reads_defers_rests_uud_rudi tx (
        .clk                                                    (clk),
        .rst                                                    (rst),
        .now                                                    (now),
        .units                                                  (units),
        .random                                                 (random),
        .registers_enable                                       (registers_transmit),
        .registers_map_addresses_0_enable                       (registers_addresses_0_enable),
        .registers_map_addresses_0_ip                           (registers_addresses_0_ip),
        .registers_map_addresses_0_mac                          (registers_addresses_0_mac),
        .registers_map_addresses_0_tagged                       (registers_addresses_0_tagged),
        .registers_map_addresses_0_tag_pcp                      (registers_addresses_0_tag_pcp),
        .registers_map_addresses_0_tag_dei                      (registers_addresses_0_tag_dei),
        .registers_map_addresses_0_tag_vid                      (registers_addresses_0_tag_vid),
        .registers_map_addresses_1_enable                       (registers_addresses_1_enable),
        .registers_map_addresses_1_ip                           (registers_addresses_1_ip),
        .registers_map_addresses_1_mac                          (registers_addresses_1_mac),
        .registers_map_addresses_1_tagged                       (registers_addresses_1_tagged),
        .registers_map_addresses_1_tag_pcp                      (registers_addresses_1_tag_pcp),
        .registers_map_addresses_1_tag_dei                      (registers_addresses_1_tag_dei),
        .registers_map_addresses_1_tag_vid                      (registers_addresses_1_tag_vid),
        .registers_map_addresses_2_enable                       (registers_addresses_2_enable),
        .registers_map_addresses_2_ip                           (registers_addresses_2_ip),
        .registers_map_addresses_2_mac                          (registers_addresses_2_mac),
        .registers_map_addresses_2_tagged                       (registers_addresses_2_tagged),
        .registers_map_addresses_2_tag_pcp                      (registers_addresses_2_tag_pcp),
        .registers_map_addresses_2_tag_dei                      (registers_addresses_2_tag_dei),
        .registers_map_addresses_2_tag_vid                      (registers_addresses_2_tag_vid),
        .registers_map_addresses_3_enable                       (registers_addresses_3_enable),
        .registers_map_addresses_3_ip                           (registers_addresses_3_ip),
        .registers_map_addresses_3_mac                          (registers_addresses_3_mac),
        .registers_map_addresses_3_tagged                       (registers_addresses_3_tagged),
        .registers_map_addresses_3_tag_pcp                      (registers_addresses_3_tag_pcp),
        .registers_map_addresses_3_tag_dei                      (registers_addresses_3_tag_dei),
        .registers_map_addresses_3_tag_vid                      (registers_addresses_3_tag_vid),
        .registers_map_addresses_4_enable                       (registers_addresses_4_enable),
        .registers_map_addresses_4_ip                           (registers_addresses_4_ip),
        .registers_map_addresses_4_mac                          (registers_addresses_4_mac),
        .registers_map_addresses_4_tagged                       (registers_addresses_4_tagged),
        .registers_map_addresses_4_tag_pcp                      (registers_addresses_4_tag_pcp),
        .registers_map_addresses_4_tag_dei                      (registers_addresses_4_tag_dei),
        .registers_map_addresses_4_tag_vid                      (registers_addresses_4_tag_vid),
        .registers_map_addresses_5_enable                       (registers_addresses_5_enable),
        .registers_map_addresses_5_ip                           (registers_addresses_5_ip),
        .registers_map_addresses_5_mac                          (registers_addresses_5_mac),
        .registers_map_addresses_5_tagged                       (registers_addresses_5_tagged),
        .registers_map_addresses_5_tag_pcp                      (registers_addresses_5_tag_pcp),
        .registers_map_addresses_5_tag_dei                      (registers_addresses_5_tag_dei),
        .registers_map_addresses_5_tag_vid                      (registers_addresses_5_tag_vid),
        .registers_map_addresses_6_enable                       (registers_addresses_6_enable),
        .registers_map_addresses_6_ip                           (registers_addresses_6_ip),
        .registers_map_addresses_6_mac                          (registers_addresses_6_mac),
        .registers_map_addresses_6_tagged                       (registers_addresses_6_tagged),
        .registers_map_addresses_6_tag_pcp                      (registers_addresses_6_tag_pcp),
        .registers_map_addresses_6_tag_dei                      (registers_addresses_6_tag_dei),
        .registers_map_addresses_6_tag_vid                      (registers_addresses_6_tag_vid),
        .registers_map_addresses_7_enable                       (registers_addresses_7_enable),
        .registers_map_addresses_7_ip                           (registers_addresses_7_ip),
        .registers_map_addresses_7_mac                          (registers_addresses_7_mac),
        .registers_map_addresses_7_tagged                       (registers_addresses_7_tagged),
        .registers_map_addresses_7_tag_pcp                      (registers_addresses_7_tag_pcp),
        .registers_map_addresses_7_tag_dei                      (registers_addresses_7_tag_dei),
        .registers_map_addresses_7_tag_vid                      (registers_addresses_7_tag_vid),
        .registers_map_addresses_8_enable                       (registers_addresses_8_enable),
        .registers_map_addresses_8_ip                           (registers_addresses_8_ip),
        .registers_map_addresses_8_mac                          (registers_addresses_8_mac),
        .registers_map_addresses_8_tagged                       (registers_addresses_8_tagged),
        .registers_map_addresses_8_tag_pcp                      (registers_addresses_8_tag_pcp),
        .registers_map_addresses_8_tag_dei                      (registers_addresses_8_tag_dei),
        .registers_map_addresses_8_tag_vid                      (registers_addresses_8_tag_vid),
        .registers_map_addresses_9_enable                       (registers_addresses_9_enable),
        .registers_map_addresses_9_ip                           (registers_addresses_9_ip),
        .registers_map_addresses_9_mac                          (registers_addresses_9_mac),
        .registers_map_addresses_9_tagged                       (registers_addresses_9_tagged),
        .registers_map_addresses_9_tag_pcp                      (registers_addresses_9_tag_pcp),
        .registers_map_addresses_9_tag_dei                      (registers_addresses_9_tag_dei),
        .registers_map_addresses_9_tag_vid                      (registers_addresses_9_tag_vid),
        .registers_map_addresses_10_enable                      (registers_addresses_10_enable),
        .registers_map_addresses_10_ip                          (registers_addresses_10_ip),
        .registers_map_addresses_10_mac                         (registers_addresses_10_mac),
        .registers_map_addresses_10_tagged                      (registers_addresses_10_tagged),
        .registers_map_addresses_10_tag_pcp                     (registers_addresses_10_tag_pcp),
        .registers_map_addresses_10_tag_dei                     (registers_addresses_10_tag_dei),
        .registers_map_addresses_10_tag_vid                     (registers_addresses_10_tag_vid),
        .registers_map_addresses_11_enable                      (registers_addresses_11_enable),
        .registers_map_addresses_11_ip                          (registers_addresses_11_ip),
        .registers_map_addresses_11_mac                         (registers_addresses_11_mac),
        .registers_map_addresses_11_tagged                      (registers_addresses_11_tagged),
        .registers_map_addresses_11_tag_pcp                     (registers_addresses_11_tag_pcp),
        .registers_map_addresses_11_tag_dei                     (registers_addresses_11_tag_dei),
        .registers_map_addresses_11_tag_vid                     (registers_addresses_11_tag_vid),
        .registers_map_addresses_12_enable                      (registers_addresses_12_enable),
        .registers_map_addresses_12_ip                          (registers_addresses_12_ip),
        .registers_map_addresses_12_mac                         (registers_addresses_12_mac),
        .registers_map_addresses_12_tagged                      (registers_addresses_12_tagged),
        .registers_map_addresses_12_tag_pcp                     (registers_addresses_12_tag_pcp),
        .registers_map_addresses_12_tag_dei                     (registers_addresses_12_tag_dei),
        .registers_map_addresses_12_tag_vid                     (registers_addresses_12_tag_vid),
        .registers_map_addresses_13_enable                      (registers_addresses_13_enable),
        .registers_map_addresses_13_ip                          (registers_addresses_13_ip),
        .registers_map_addresses_13_mac                         (registers_addresses_13_mac),
        .registers_map_addresses_13_tagged                      (registers_addresses_13_tagged),
        .registers_map_addresses_13_tag_pcp                     (registers_addresses_13_tag_pcp),
        .registers_map_addresses_13_tag_dei                     (registers_addresses_13_tag_dei),
        .registers_map_addresses_13_tag_vid                     (registers_addresses_13_tag_vid),
        .registers_map_addresses_14_enable                      (registers_addresses_14_enable),
        .registers_map_addresses_14_ip                          (registers_addresses_14_ip),
        .registers_map_addresses_14_mac                         (registers_addresses_14_mac),
        .registers_map_addresses_14_tagged                      (registers_addresses_14_tagged),
        .registers_map_addresses_14_tag_pcp                     (registers_addresses_14_tag_pcp),
        .registers_map_addresses_14_tag_dei                     (registers_addresses_14_tag_dei),
        .registers_map_addresses_14_tag_vid                     (registers_addresses_14_tag_vid),
        .registers_map_addresses_15_enable                      (registers_addresses_15_enable),
        .registers_map_addresses_15_ip                          (registers_addresses_15_ip),
        .registers_map_addresses_15_mac                         (registers_addresses_15_mac),
        .registers_map_addresses_15_tagged                      (registers_addresses_15_tagged),
        .registers_map_addresses_15_tag_pcp                     (registers_addresses_15_tag_pcp),
        .registers_map_addresses_15_tag_dei                     (registers_addresses_15_tag_dei),
        .registers_map_addresses_15_tag_vid                     (registers_addresses_15_tag_vid),
        .registers_map_data_dscp                                (registers_data_dscp),
        .registers_map_control_dscp                             (registers_control_dscp),
        .registers_map_outer_ttl                                (registers_outer_ttl),
        .registers_map_outer_native                             (registers_outer_native),
        .registers_gateway                                      (registers_gateway),
        .registers_cwnd                                         (registers_cwnd),
        .registers_initiator_rto_init                           (registers_initiator_rto_init),
        .registers_initiator_rto_max                            (registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                       (registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                          (registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx                      (registers_initiator_max_nack_retx),
        .registers_initiator_go_back                            (registers_initiator_go_back),
        .registers_initiator_tail_loss                          (registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss                      (registers_initiator_max_tail_loss),
        .registers_initiator_probe                              (registers_initiator_probe),
        .registers_initiator_probe_tail                         (registers_initiator_probe_tail),
        .registers_initiator_probe_again                        (registers_initiator_probe_again),
        .registers_initiator_probe_first                        (registers_initiator_probe_first),
        .registers_initiator_clear                              (registers_initiator_clear),
        .registers_initiator_idle                               (registers_initiator_idle),
        .registers_initiator_default_mpr                        (registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero                  (registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below                  (registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                       (registers_initiator_packet_shift),
        .registers_initiator_service_required                   (registers_initiator_service_required),
        .registers_initiator_loss_trim_nack                     (registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack                     (registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order                  (registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                       (registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                         (registers_initiator_loss_probe),
        .registers_initiator_loss_tail                          (registers_initiator_loss_tail),
        .registers_initiator_loss_rto                           (registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                       (registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                        (registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                          (registers_choice_spread_turns),
        .registers_choice_full_level                            (registers_choice_full_level),
        .registers_choice_quarantine_time                       (registers_choice_quarantine_time),
        .registers_expected_0rtt                                (registers_expected_0rtt),
        .neighbour_valid                                        (neighbour_valid),
        .neighbour_forget                                       (neighbour_forget),
        .neighbour_ip                                           (neighbour_ip),
        .neighbour_mac                                          (neighbour_mac),
        .peer_valid                                             (rx_peer_valid),
        .peer_arrival_event_kind                                (rx_peer_arrival_event_kind),
        .peer_arrival_event_source                              (rx_peer_arrival_event_source),
        .peer_arrival_event_local                               (rx_peer_arrival_event_local),
        .peer_arrival_event_entropy                             (rx_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid                              (rx_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid                              (rx_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                                   (rx_peer_arrival_event_m),
        .peer_arrival_event_retx                                (rx_peer_arrival_event_retx),
        .peer_arrival_event_req                                 (rx_peer_arrival_event_req),
        .peer_arrival_event_p                                   (rx_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset                      (rx_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                                  (rx_peer_arrival_event_nt),
        .peer_arrival_event_nack_code                           (rx_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code                         (rx_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn                                 (rx_peer_arrival_event_psn),
        .peer_arrival_event_payload                             (rx_peer_arrival_event_payload),
        .peer_arrival_event_cc_type                             (rx_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr                                 (rx_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset                     (rx_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap                         (rx_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state                            (rx_peer_arrival_event_cc_state),
        .peer_arrival_ses                                       (rx_peer_arrival_ses),
        .peer_arrival_ses_header                                (rx_peer_arrival_ses_header),
        .payload_wrong                                          (rest_reads_wrong),
        .halves_change_valid                                    (tell_change_valid),
        .halves_change_payload_kind                             (tell_change_payload_kind),
        .halves_change_payload_pdcid                            (tell_change_payload_pdcid),
        .halves_change_payload_peer                             (tell_change_payload_peer),
        .halves_change_payload_rod                              (tell_change_payload_rod),
        .halves_change_payload_start_psn                        (tell_change_payload_start_psn),
        .halves_change_payload_local                            (tell_change_payload_local),
        .halves_change_payload_destination                      (tell_change_payload_destination),
        .halves_change_payload_traffic_class                    (tell_change_payload_traffic_class),
        .halves_asked                                           (tell_asked),
        .halves_answered                                        (tell_answered),
        .halves_concluded_valid                                 (tell_concluded_valid),
        .halves_concluded_pdcid                                 (tell_concluded_pdcid),
        .halves_conclude_valid                                  (conclude_valid),
        .halves_conclude_payload                                (conclude_payload),
        .reading_find_valid                                     (rx_reads_find_valid),
        .reading_find_id                                        (rx_reads_find_id),
        .reading_find_pdcid                                     (rx_reads_find_pdcid),
        .reading_find_length                                    (rx_reads_find_length),
        .reading_find_return_code                               (rx_reads_find_return_code),
        .reading_find_rudi_is                                   (rx_reads_find_rudi_is),
        .reading_find_rudi_pkt_id                               (rx_reads_find_rudi_pkt_id),
        .reading_find_rudi_source                               (rx_reads_find_rudi_source),
        .reading_find_rudi_local                                (rx_reads_find_rudi_local),
        .reading_answered_valid                                 (rx_reads_answered_valid),
        .reading_answered_payload_id                            (rx_reads_answered_payload_id),
        .reading_answered_payload_return_code                   (rx_reads_answered_payload_return_code),
        .answering_message_valid                                (answers_out_valid),
        .answering_message_payload_op                           (answers_out_payload_op),
        .answering_message_payload_is_tagged                    (answers_out_payload_is_tagged),
        .answering_message_payload_mode                         (answers_out_payload_mode),
        .answering_message_payload_lane                         (answers_out_payload_lane),
        .answering_message_payload_traffic_class                (answers_out_payload_traffic_class),
        .answering_message_payload_local                        (answers_out_payload_local),
        .answering_message_payload_destination                  (answers_out_payload_destination),
        .answering_message_payload_job_id                       (answers_out_payload_job_id),
        .answering_message_payload_pid_on_fep                   (answers_out_payload_pid_on_fep),
        .answering_message_payload_resource_index               (answers_out_payload_resource_index),
        .answering_message_payload_ri_generation                (answers_out_payload_ri_generation),
        .answering_message_payload_dc                           (answers_out_payload_dc),
        .answering_message_payload_key                          (answers_out_payload_key),
        .answering_message_payload_offset                       (answers_out_payload_offset),
        .answering_message_payload_initiator                    (answers_out_payload_initiator),
        .answering_message_payload_has_header_data              (answers_out_payload_has_header_data),
        .answering_message_payload_header_data                  (answers_out_payload_header_data),
        .answering_message_payload_length                       (answers_out_payload_length),
        .answering_message_payload_wr_id                        (answers_out_payload_wr_id),
        .answering_message_payload_back_enable                  (answers_out_payload_back_enable),
        .answering_message_payload_back_pdcid                   (answers_out_payload_back_pdcid),
        .answering_message_payload_back_close                   (answers_out_payload_back_close),
        .answering_message_payload_expects                      (answers_out_payload_expects),
        .answering_beat_valid                                   (answers_bytes_valid),
        .answering_beat_payload_data                            (answers_bytes_payload_data),
        .answering_beat_payload_keep                            (answers_bytes_payload_keep),
        .answering_beat_payload_last                            (answers_bytes_payload_last),
        .ready                                                  (tx_ready),
        .counts_deparser_sent                                   (tx_counts_deparser_sent),
        .counts_deparser_wrong_length                           (tx_counts_deparser_wrong_length),
        .counts_deparser_too_long                               (tx_counts_deparser_too_long),
        .counts_deparser_no_packet                              (tx_counts_deparser_no_packet),
        .counts_stale                                           (tx_counts_stale),
        .counts_messages                                        (tx_counts_messages),
        .counts_completions                                     (tx_counts_completions),
        .sender_counts_initiator_pipe_ignored_unknown_pdc       (tx_sender_counts_initiator_pipe_ignored_unknown_pdc),
        .sender_counts_initiator_pipe_ignored_mismatch          (tx_sender_counts_initiator_pipe_ignored_mismatch),
        .sender_counts_initiator_pipe_ignored_ack_out_of_range  (tx_sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_out_of_range (tx_sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_unexpected   (tx_sender_counts_initiator_pipe_ignored_nack_unexpected),
        .sender_counts_initiator_pipe_sack_out_of_range         (tx_sender_counts_initiator_pipe_sack_out_of_range),
        .sender_counts_initiator_pipe_probe_stale               (tx_sender_counts_initiator_pipe_probe_stale),
        .sender_counts_initiator_pipe_duplicate_ack             (tx_sender_counts_initiator_pipe_duplicate_ack),
        .sender_counts_initiator_pipe_spurious                  (tx_sender_counts_initiator_pipe_spurious),
        .sender_counts_initiator_pipe_held_timeout              (tx_sender_counts_initiator_pipe_held_timeout),
        .sender_counts_initiator_pipe_nack_again                (tx_sender_counts_initiator_pipe_nack_again),
        .sender_counts_initiator_pipe_retransmitted             (tx_sender_counts_initiator_pipe_retransmitted),
        .sender_counts_initiator_pipe_ack_req_sent              (tx_sender_counts_initiator_pipe_ack_req_sent),
        .sender_counts_initiator_pipe_probe_sent                (tx_sender_counts_initiator_pipe_probe_sent),
        .sender_counts_initiator_pipe_clear_sent                (tx_sender_counts_initiator_pipe_clear_sent),
        .sender_counts_initiator_pipe_lost_trim                 (tx_sender_counts_initiator_pipe_lost_trim),
        .sender_counts_initiator_pipe_lost_nack                 (tx_sender_counts_initiator_pipe_lost_nack),
        .sender_counts_initiator_pipe_lost_timeout              (tx_sender_counts_initiator_pipe_lost_timeout),
        .sender_counts_initiator_pipe_lost_tail                 (tx_sender_counts_initiator_pipe_lost_tail),
        .sender_counts_initiator_pipe_lost_entropy              (tx_sender_counts_initiator_pipe_lost_entropy),
        .sender_counts_initiator_pipe_recoveries                (tx_sender_counts_initiator_pipe_recoveries),
        .sender_counts_initiator_peer_mismatch                  (tx_sender_counts_initiator_peer_mismatch),
        .sender_counts_initiator_peer_dropped                   (tx_sender_counts_initiator_peer_dropped),
        .sender_counts_parked                                   (tx_sender_counts_parked),
        .sender_counts_unsent                                   (tx_sender_counts_unsent),
        .sender_counts_credit_req_sent                          (tx_sender_counts_credit_req_sent),
        .sender_counts_credit_req_ignored                       (tx_sender_counts_credit_req_ignored),
        .pdc_event_valid                                        (tx_pdc_event_valid),
        .pdc_event_place                                        (tx_pdc_event_place),
        .pdc_event_pdcid                                        (tx_pdc_event_pdcid),
        .pdc_event_opened                                       (tx_pdc_event_opened),
        .pdc_event_established                                  (tx_pdc_event_established),
        .pdc_event_moved                                        (tx_pdc_event_moved),
        .pdc_event_quiesce                                      (tx_pdc_event_quiesce),
        .pdc_event_failed                                       (tx_pdc_event_failed),
        .pdc_event_code                                         (tx_pdc_event_code),
        .pdc_event_closed                                       (tx_pdc_event_closed),
        .pdc_event_ended                                        (tx_pdc_event_ended),
        .pdc_event_next_psn                                     (tx_pdc_event_next_psn),
        .pdc_event_syn_resent                                   (tx_pdc_event_syn_resent),
        .pdc_event_start_psn                                    (tx_pdc_event_start_psn),
        .pdc_event_peer                                         (tx_pdc_event_peer),
        .neighbour_not_known                                    (tx_neighbour_not_known),
        .sender_ready                                           (tx_sender_ready),
        .sender_left                                            (tx_sender_left),
        .rudi_counts_datagram_sent                              (tx_rudi_counts_datagram_sent),
        .rudi_counts_retransmitted                              (tx_rudi_counts_retransmitted),
        .rudi_counts_lost_trim                                  (tx_rudi_counts_lost_trim),
        .rudi_counts_lost_nack                                  (tx_rudi_counts_lost_nack),
        .rudi_counts_lost_timeout                               (tx_rudi_counts_lost_timeout),
        .rudi_counts_nack_unexpected                            (tx_rudi_counts_nack_unexpected),
        .rudi_counts_pkt_id_unknown                             (tx_rudi_counts_pkt_id_unknown),
        .rudi_counts_peer_dropped                               (tx_rudi_counts_peer_dropped),
        .free                                                   (tx_free),
        .reads_found_valid                                      (tx_reads_found_valid),
        .reads_found_hit                                        (tx_reads_found_hit),
        .reads_found_return_code                                (tx_reads_found_return_code),
        .reads_found_address                                    (tx_reads_found_address),
        .reads_found_length                                     (tx_reads_found_length),
        .reads_answered_ready                                   (tx_reads_answered_ready),
        .reads_fetched_valid                                    (tx_reads_fetched_valid),
        .reads_fetched_value                                    (tx_reads_fetched_value),
        .reads_unasked                                          (tx_reads_unasked),
        .answers_message                                        (tx_answers_message),
        .answers_beat                                           (tx_answers_beat),
        .halved_change_ready                                    (tx_halved_change_ready),
        .halved_begun_enable                                    (tx_halved_begun_enable),
        .halved_begun_payload_place                             (tx_halved_begun_payload_place),
        .halved_begun_payload_pdcid                             (tx_halved_begun_payload_pdcid),
        .halved_begun_payload_rod                               (tx_halved_begun_payload_rod),
        .halved_begun_payload_roce                              (tx_halved_begun_payload_roce),
        .halved_begun_payload_ccc                               (tx_halved_begun_payload_ccc),
        .halved_begun_payload_starts                            (tx_halved_begun_payload_starts),
        .halved_begun_payload_start_psn                         (tx_halved_begun_payload_start_psn),
        .halved_begun_payload_destination                       (tx_halved_begun_payload_destination),
        .halved_begun_payload_local                             (tx_halved_begun_payload_local),
        .halved_begun_payload_peer                              (tx_halved_begun_payload_peer),
        .halved_asked_valid                                     (tx_halved_asked_valid),
        .halved_asked_pdcid                                     (tx_halved_asked_pdcid),
        .halved_asked_close                                     (tx_halved_asked_close),
        .halved_answered_valid                                  (tx_halved_answered_valid),
        .halved_answered_pdcid                                  (tx_halved_answered_pdcid),
        .halved_conclude_ready                                  (tx_halved_conclude_ready),
        .messages_payload_op                                    (rest_reads_out_payload_op),
        .messages_payload_is_tagged                             (rest_reads_out_payload_is_tagged),
        .messages_payload_mode                                  (rest_reads_out_payload_mode),
        .messages_payload_lane                                  (rest_reads_out_payload_lane),
        .messages_payload_traffic_class                         (rest_reads_out_payload_traffic_class),
        .messages_payload_local                                 (rest_reads_out_payload_local),
        .messages_payload_destination                           (rest_reads_out_payload_destination),
        .messages_payload_job_id                                (rest_reads_out_payload_job_id),
        .messages_payload_pid_on_fep                            (rest_reads_out_payload_pid_on_fep),
        .messages_payload_resource_index                        (rest_reads_out_payload_resource_index),
        .messages_payload_ri_generation                         (rest_reads_out_payload_ri_generation),
        .messages_payload_dc                                    (rest_reads_out_payload_dc),
        .messages_payload_key                                   (rest_reads_out_payload_key),
        .messages_payload_offset                                (rest_reads_out_payload_offset),
        .messages_payload_initiator                             (rest_reads_out_payload_initiator),
        .messages_payload_has_header_data                       (rest_reads_out_payload_has_header_data),
        .messages_payload_header_data                           (rest_reads_out_payload_header_data),
        .messages_payload_length                                (rest_reads_out_payload_length),
        .messages_payload_wr_id                                 (rest_reads_out_payload_wr_id),
        .messages_payload_back_enable                           (rest_reads_out_payload_back_enable),
        .messages_payload_back_pdcid                            (rest_reads_out_payload_back_pdcid),
        .messages_payload_back_close                            (rest_reads_out_payload_back_close),
        .messages_payload_expects                               (rest_reads_out_payload_expects),
        .messages_valid                                         (rest_reads_out_valid),
        .messages_ready                                         (tx_messages_ready),
        .payload_payload_data                                   (rest_reads_bytes_payload_data),
        .payload_payload_keep                                   (rest_reads_bytes_payload_keep),
        .payload_payload_last                                   (rest_reads_bytes_payload_last),
        .payload_valid                                          (rest_reads_bytes_valid),
        .payload_ready                                          (tx_payload_ready),
        .replies_payload_data                                   (rx_replies_payload_data),
        .replies_payload_keep                                   (rx_replies_payload_keep),
        .replies_payload_last                                   (rx_replies_payload_last),
        .replies_payload_wrong                                  (rx_replies_payload_wrong),
        .replies_valid                                          (rx_replies_valid),
        .replies_ready                                          (tx_replies_ready),
        .completion_payload_wr_id                               (tx_completion_payload_wr_id),
        .completion_payload_message_id                          (tx_completion_payload_message_id),
        .completion_payload_bytes                               (tx_completion_payload_bytes),
        .completion_payload_result                              (tx_completion_payload_result),
        .completion_payload_code                                (tx_completion_payload_code),
        .completion_payload_ri_generation                       (tx_completion_payload_ri_generation),
        .completion_payload_op                                  (tx_completion_payload_op),
        .completion_payload_deferred                            (tx_completion_payload_deferred),
        .completion_payload_modified_valid                      (tx_completion_payload_modified_valid),
        .completion_payload_modified_length                     (tx_completion_payload_modified_length),
        .completion_valid                                       (tx_completion_valid),
        .completion_ready                                       (rest_reads_ended_ready),
        .frames_payload_data                                    (tx_frames_payload_data),
        .frames_payload_keep                                    (tx_frames_payload_keep),
        .frames_payload_last                                    (tx_frames_payload_last),
        .frames_payload_wrong                                   (tx_frames_payload_wrong),
        .frames_valid                                           (tx_frames_valid),
        .frames_ready                                           (sent_ready)
    );

    pdc_halves_n16_w128_returns_m256 halves (
        .clk                                 (clk),
        .rst                                 (rst),
        .begun_enable                        (tx_halved_begun_enable),
        .begun_payload_place                 (tx_halved_begun_payload_place),
        .begun_payload_pdcid                 (tx_halved_begun_payload_pdcid),
        .begun_payload_rod                   (tx_halved_begun_payload_rod),
        .begun_payload_roce                  (tx_halved_begun_payload_roce),
        .begun_payload_ccc                   (tx_halved_begun_payload_ccc),
        .begun_payload_starts                (tx_halved_begun_payload_starts),
        .begun_payload_start_psn             (tx_halved_begun_payload_start_psn),
        .begun_payload_destination           (tx_halved_begun_payload_destination),
        .begun_payload_local                 (tx_halved_begun_payload_local),
        .begun_payload_peer                  (tx_halved_begun_payload_peer),
        .pdc_event_valid                     (tx_pdc_event_valid),
        .pdc_event_place                     (tx_pdc_event_place),
        .pdc_event_pdcid                     (tx_pdc_event_pdcid),
        .pdc_event_opened                    (tx_pdc_event_opened),
        .pdc_event_established               (tx_pdc_event_established),
        .pdc_event_moved                     (tx_pdc_event_moved),
        .pdc_event_quiesce                   (tx_pdc_event_quiesce),
        .pdc_event_failed                    (tx_pdc_event_failed),
        .pdc_event_code                      (tx_pdc_event_code),
        .pdc_event_closed                    (tx_pdc_event_closed),
        .pdc_event_ended                     (tx_pdc_event_ended),
        .pdc_event_next_psn                  (tx_pdc_event_next_psn),
        .pdc_event_syn_resent                (tx_pdc_event_syn_resent),
        .pdc_event_start_psn                 (tx_pdc_event_start_psn),
        .pdc_event_peer                      (tx_pdc_event_peer),
        .pdcs_begins_enable                  (rx_halved_pdcs_begins_enable),
        .pdcs_begins_pdcid                   (rx_halved_pdcs_begins_pdcid),
        .pdcs_begins_destination             (rx_halved_pdcs_begins_destination),
        .pdcs_begins_local                   (rx_halved_pdcs_begins_local),
        .pdcs_begins_peer_pdcid              (rx_halved_pdcs_begins_peer_pdcid),
        .pdcs_begins_rod                     (rx_halved_pdcs_begins_rod),
        .pdcs_begins_start_psn               (rx_halved_pdcs_begins_start_psn),
        .pdcs_begins_pending                 (rx_halved_pdcs_begins_pending),
        .pdcs_closes_valid                   (rx_halved_pdcs_closes_valid),
        .pdcs_closes_pdcid                   (rx_halved_pdcs_closes_pdcid),
        .ended_valid                         (rx_halved_ended_valid),
        .ended_pdcid                         (rx_halved_ended_pdcid),
        .free_valid                          (rx_halved_free_valid),
        .free_pdcid                          (rx_halved_free_pdcid),
        .traffic_class                       (4'd0),
        .asked_payload_pdcid                 (tx_halved_asked_pdcid),
        .asked_payload_close                 (tx_halved_asked_close),
        .asked_valid                         (tx_halved_asked_valid),
        .asked_ready                         (halves_asked_ready),
        .answered_payload                    (tx_halved_answered_pdcid),
        .answered_valid                      (tx_halved_answered_valid),
        .answered_ready                      (halves_answered_ready),
        .adopts_payload_source               (halves_adopts_payload_source),
        .adopts_payload_local                (halves_adopts_payload_local),
        .adopts_payload_kind                 (halves_adopts_payload_kind),
        .adopts_payload_rod                  (halves_adopts_payload_rod),
        .adopts_payload_trimmed              (halves_adopts_payload_trimmed),
        .adopts_payload_ce                   (halves_adopts_payload_ce),
        .adopts_payload_retx                 (halves_adopts_payload_retx),
        .adopts_payload_ar                   (halves_adopts_payload_ar),
        .adopts_payload_syn                  (halves_adopts_payload_syn),
        .adopts_payload_psn                  (halves_adopts_payload_psn),
        .adopts_payload_clear_offset         (halves_adopts_payload_clear_offset),
        .adopts_payload_opaque               (halves_adopts_payload_opaque),
        .adopts_payload_payload              (halves_adopts_payload_payload),
        .adopts_payload_spdcid               (halves_adopts_payload_spdcid),
        .adopts_payload_dpdcid               (halves_adopts_payload_dpdcid),
        .adopts_payload_length               (halves_adopts_payload_length),
        .adopts_payload_size                 (halves_adopts_payload_size),
        .adopts_payload_entropy              (halves_adopts_payload_entropy),
        .adopts_payload_message_id           (halves_adopts_payload_message_id),
        .adopts_payload_job_id               (halves_adopts_payload_job_id),
        .adopts_payload_resources_ccc        (halves_adopts_payload_resources_ccc),
        .adopts_payload_resources_bitmap     (halves_adopts_payload_resources_bitmap),
        .adopts_payload_resources_pkt_buffer (halves_adopts_payload_resources_pkt_buffer),
        .adopts_payload_resources_gtd_del    (halves_adopts_payload_resources_gtd_del),
        .adopts_payload_resources_gtd_last   (halves_adopts_payload_resources_gtd_last),
        .adopts_payload_resources_ses_msg    (halves_adopts_payload_resources_ses_msg),
        .adopts_payload_resources_other      (halves_adopts_payload_resources_other),
        .adopts_payload_tss_method           (halves_adopts_payload_tss_method),
        .adopts_payload_tss_start_psn        (halves_adopts_payload_tss_start_psn),
        .adopts_valid                        (halves_adopts_valid),
        .adopts_ready                        (rx_halved_adopt_ready),
        .commands_payload_kind               (halves_commands_payload_kind),
        .commands_payload_pdcid              (halves_commands_payload_pdcid),
        .commands_payload_with_psn           (halves_commands_payload_with_psn),
        .commands_payload_psn                (halves_commands_payload_psn),
        .commands_valid                      (halves_commands_valid),
        .commands_ready                      (rx_command_ready && !command_valid),
        .changes_payload_kind                (halves_changes_payload_kind),
        .changes_payload_pdcid               (halves_changes_payload_pdcid),
        .changes_payload_peer                (halves_changes_payload_peer),
        .changes_payload_rod                 (halves_changes_payload_rod),
        .changes_payload_start_psn           (halves_changes_payload_start_psn),
        .changes_payload_local               (halves_changes_payload_local),
        .changes_payload_destination         (halves_changes_payload_destination),
        .changes_payload_traffic_class       (halves_changes_payload_traffic_class),
        .changes_valid                       (halves_changes_valid),
        .changes_ready                       (tx_halved_change_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            now <= 32'd0;
            tick <= 6'd0;
            units <= 17'd0;
            deferral_halves <= 6'd0;
        end else begin
            now <= now + 32'd1;
            tick <= tick + 6'd1;
            if (tick == 6'd40) begin
                tick <= 6'd0;
                units <= units + 17'd1;
            end
            if (units_16_ne_deferral_half) begin
                deferral_halves <= deferral_halves + 6'd1;
            end
        end
    end

    always @(posedge clk) begin
        deferral_half <= units[16];
    end

    assign conclude_ready = tx_halved_conclude_ready;
    assign commands_done_job_valid = rx_commands_done_job_valid;
    assign commands_done_job_status = rx_commands_done_job_status;
    assign commands_done_job_slot = rx_commands_done_job_slot;
    assign commands_done_process_valid = rx_commands_done_process_valid;
    assign commands_done_process_status = rx_commands_done_process_status;
    assign commands_done_process_slot = rx_commands_done_process_slot;
    assign commands_done_resource_valid = rx_commands_done_resource_valid;
    assign commands_done_resource_status = rx_commands_done_resource_status;
    assign commands_done_resource_slot = rx_commands_done_resource_slot;
    assign commands_done_region_valid = rx_commands_done_region_valid;
    assign commands_done_region_status = rx_commands_done_region_status;
    assign commands_done_region_slot = rx_commands_done_region_slot;
    assign commands_done_context_taken = rx_commands_done_context_taken;
    assign commands_done_receive_taken = rx_commands_done_receive_taken;
    assign commands_done_sends_valid = rx_commands_done_sends_valid;
    assign commands_done_sends_kind = rx_commands_done_sends_kind;
    assign commands_done_sends_outcome = rx_commands_done_sends_outcome;
    assign commands_done_sends_wr_id = rx_commands_done_sends_wr_id;
    assign commands_done_tags_valid = rx_commands_done_tags_valid;
    assign commands_done_tags_kind = rx_commands_done_tags_kind;
    assign commands_done_tags_outcome = rx_commands_done_tags_outcome;
    assign commands_done_tags_wr_id = rx_commands_done_tags_wr_id;
    assign commands_done_kept_found_valid = rx_commands_done_kept_found_valid;
    assign commands_done_kept_found_wr_id = rx_commands_done_kept_found_wr_id;
    assign commands_done_kept_found_number = rx_commands_done_kept_found_number;
    assign commands_done_kept_found_is_whole = rx_commands_done_kept_found_is_whole;
    assign commands_done_released_valid = rx_commands_done_released_valid;
    assign commands_done_released_ok = rx_commands_done_released_ok;
    assign host_atomic_done_taken = rx_host_atomic_done_taken;
    assign host_atomic_done_done_valid = rx_host_atomic_done_done_valid;
    assign host_atomic_done_done_code = rx_host_atomic_done_done_code;
    assign host_atomic_done_done_fetched = rx_host_atomic_done_done_fetched;
    assign flush = rx_flush;
    assign fetched_valid = deferred_fetched_valid;
    assign fetched_value = deferred_fetched_value;
    assign bytes_unasked = tx_reads_unasked;
    assign rudi_counts_datagram_sent = tx_rudi_counts_datagram_sent;
    assign rudi_counts_retransmitted = tx_rudi_counts_retransmitted;
    assign rudi_counts_lost_trim = tx_rudi_counts_lost_trim;
    assign rudi_counts_lost_nack = tx_rudi_counts_lost_nack;
    assign rudi_counts_lost_timeout = tx_rudi_counts_lost_timeout;
    assign rudi_counts_nack_unexpected = tx_rudi_counts_nack_unexpected;
    assign rudi_counts_pkt_id_unknown = tx_rudi_counts_pkt_id_unknown;
    assign rudi_counts_peer_dropped = tx_rudi_counts_peer_dropped;
    assign deferral_told_restart_valid = deferred_restart_valid;
    assign deferral_told_restart_payload_wr_id = deferred_restart_payload_wr_id;
    assign deferral_told_restart_payload_tokens = deferred_restart_payload_tokens;
    assign deferral_told_restart_payload_at = deferred_restart_payload_at;
    assign deferral_told_restart_payload_length = deferred_restart_payload_length;
    assign deferral_told_returned_valid = rx_deferral_told_returned_valid;
    assign deferral_told_returned_wr_id = rx_deferral_told_returned_wr_id;
    assign memory_reads_ar_valid = server_m_axi_arvalid;
    assign memory_reads_ar_payload_id = server_m_axi_arid;
    assign memory_reads_ar_payload_addr = server_m_axi_araddr;
    assign memory_reads_ar_payload_len = server_m_axi_arlen;
    assign memory_reads_ar_payload_size = server_m_axi_arsize;
    assign memory_reads_ar_payload_burst = server_m_axi_arburst;
    assign memory_reads_ar_payload_lock = server_m_axi_arlock;
    assign memory_reads_ar_payload_cache = server_m_axi_arcache;
    assign memory_reads_ar_payload_prot = server_m_axi_arprot;
    assign memory_reads_r_ready = server_m_axi_rready;
    assign ready = rx_ready && tx_ready && requests_ready && rendezvous_sends_ready;
    assign sender_counts_initiator_pipe_ignored_unknown_pdc = tx_sender_counts_initiator_pipe_ignored_unknown_pdc;
    assign sender_counts_initiator_pipe_ignored_mismatch = tx_sender_counts_initiator_pipe_ignored_mismatch;
    assign sender_counts_initiator_pipe_ignored_ack_out_of_range = tx_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_out_of_range = tx_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_unexpected = tx_sender_counts_initiator_pipe_ignored_nack_unexpected;
    assign sender_counts_initiator_pipe_sack_out_of_range = tx_sender_counts_initiator_pipe_sack_out_of_range;
    assign sender_counts_initiator_pipe_probe_stale = tx_sender_counts_initiator_pipe_probe_stale;
    assign sender_counts_initiator_pipe_duplicate_ack = tx_sender_counts_initiator_pipe_duplicate_ack;
    assign sender_counts_initiator_pipe_spurious = tx_sender_counts_initiator_pipe_spurious;
    assign sender_counts_initiator_pipe_held_timeout = tx_sender_counts_initiator_pipe_held_timeout;
    assign sender_counts_initiator_pipe_nack_again = tx_sender_counts_initiator_pipe_nack_again;
    assign sender_counts_initiator_pipe_retransmitted = tx_sender_counts_initiator_pipe_retransmitted;
    assign sender_counts_initiator_pipe_ack_req_sent = tx_sender_counts_initiator_pipe_ack_req_sent;
    assign sender_counts_initiator_pipe_probe_sent = tx_sender_counts_initiator_pipe_probe_sent;
    assign sender_counts_initiator_pipe_clear_sent = tx_sender_counts_initiator_pipe_clear_sent;
    assign sender_counts_initiator_pipe_lost_trim = tx_sender_counts_initiator_pipe_lost_trim;
    assign sender_counts_initiator_pipe_lost_nack = tx_sender_counts_initiator_pipe_lost_nack;
    assign sender_counts_initiator_pipe_lost_timeout = tx_sender_counts_initiator_pipe_lost_timeout;
    assign sender_counts_initiator_pipe_lost_tail = tx_sender_counts_initiator_pipe_lost_tail;
    assign sender_counts_initiator_pipe_lost_entropy = tx_sender_counts_initiator_pipe_lost_entropy;
    assign sender_counts_initiator_pipe_recoveries = tx_sender_counts_initiator_pipe_recoveries;
    assign sender_counts_initiator_peer_mismatch = tx_sender_counts_initiator_peer_mismatch;
    assign sender_counts_initiator_peer_dropped = tx_sender_counts_initiator_peer_dropped;
    assign sender_counts_parked = tx_sender_counts_parked;
    assign sender_counts_unsent = tx_sender_counts_unsent;
    assign sender_counts_credit_req_sent = tx_sender_counts_credit_req_sent;
    assign sender_counts_credit_req_ignored = tx_sender_counts_credit_req_ignored;
    assign ses_events_delivered = rx_ses_events_delivered;
    assign ses_events_return_code = rx_ses_events_return_code;
    assign ses_events_completed = rx_ses_events_completed;
    assign pdc_event_valid = tx_pdc_event_valid;
    assign pdc_event_place = tx_pdc_event_place;
    assign pdc_event_pdcid = tx_pdc_event_pdcid;
    assign pdc_event_opened = tx_pdc_event_opened;
    assign pdc_event_established = tx_pdc_event_established;
    assign pdc_event_moved = tx_pdc_event_moved;
    assign pdc_event_quiesce = tx_pdc_event_quiesce;
    assign pdc_event_failed = tx_pdc_event_failed;
    assign pdc_event_code = tx_pdc_event_code;
    assign pdc_event_closed = tx_pdc_event_closed;
    assign pdc_event_ended = tx_pdc_event_ended;
    assign pdc_event_next_psn = tx_pdc_event_next_psn;
    assign pdc_event_syn_resent = tx_pdc_event_syn_resent;
    assign pdc_event_start_psn = tx_pdc_event_start_psn;
    assign pdc_event_peer = tx_pdc_event_peer;
    assign neighbour_not_known = rx_neighbour_not_known || tx_neighbour_not_known;
    assign verdict_valid = rx_trace_verdict_valid;
    assign verdict_verdict = rx_trace_verdict_verdict;
    assign verdict_request_clear = rx_trace_verdict_request_clear;
    assign target_ready = rx_target_ready;
    assign target_events_stored_response = rx_target_events_stored_response;
    assign target_events_ack_req_stored = rx_target_events_ack_req_stored;
    assign target_events_gtd_resp_unavail = rx_target_events_gtd_resp_unavail;
    assign target_events_ack_with_data = rx_target_events_ack_with_data;
    assign target_events_response_stale = rx_target_events_response_stale;
    assign target_events_command_ignored = rx_target_events_command_ignored;
    assign target_events_guaranteed_not_stored = rx_target_events_guaranteed_not_stored;
    assign target_events_reply_dropped = rx_target_events_reply_dropped;
    assign target_housekeeping_events_new_pdc_timeout = rx_target_housekeeping_events_new_pdc_timeout;
    assign target_housekeeping_events_close_req_timeout = rx_target_housekeeping_events_close_req_timeout;
    assign target_housekeeping_events_command_ignored = rx_target_housekeeping_events_command_ignored;
    assign sender_ready = tx_sender_ready;
    assign sender_left = tx_sender_left;
    assign units_messages = rx_trace_free_messages;
    assign units_guaranteed = rx_trace_free_guaranteed;
    assign units_responses = rx_trace_free_responses;
    assign level = rx_level;
    assign free = tx_free;
    assign received_ready = rx_frames_ready;
    assign sent_payload_data = tx_frames_payload_data;
    assign sent_payload_keep = tx_frames_payload_keep;
    assign sent_payload_last = tx_frames_payload_last;
    assign sent_payload_wrong = tx_frames_payload_wrong;
    assign sent_valid = tx_frames_valid;
    assign messages_ready = rendezvous_sends_messages_ready;
    assign payload_ready = deferred_payload_ready;
    assign sent_completion_payload_wr_id = requests_completion_payload_wr_id;
    assign sent_completion_payload_message_id = requests_completion_payload_message_id;
    assign sent_completion_payload_bytes = requests_completion_payload_bytes;
    assign sent_completion_payload_result = requests_completion_payload_result;
    assign sent_completion_payload_code = requests_completion_payload_code;
    assign sent_completion_payload_ri_generation = requests_completion_payload_ri_generation;
    assign sent_completion_valid = requests_completion_valid;
    assign buffers_ready = rx_buffers_ready;
    assign command_ready = rx_command_ready;
    assign place_payload_data = rx_place_payload_data;
    assign place_payload_keep = rx_place_payload_keep;
    assign place_payload_last = rx_place_payload_last;
    assign place_payload_user_address = rx_place_payload_user_address;
    assign place_payload_user_length = rx_place_payload_user_length;
    assign place_payload_user_pdcid = rx_place_payload_user_pdcid;
    assign place_payload_user_message_id = rx_place_payload_user_message_id;
    assign place_payload_user_is_kept = rx_place_payload_user_is_kept;
    assign place_valid = rx_place_valid;
    assign completion_payload_opcode = rx_completion_payload_opcode;
    assign completion_payload_return_code = rx_completion_payload_return_code;
    assign completion_payload_reported = rx_completion_payload_reported;
    assign completion_payload_has_header_data = rx_completion_payload_has_header_data;
    assign completion_payload_header_data = rx_completion_payload_header_data;
    assign completion_payload_wr_id = rx_completion_payload_wr_id;
    assign completion_payload_bytes = rx_completion_payload_bytes;
    assign completion_payload_initiator = rx_completion_payload_initiator;
    assign completion_payload_key = rx_completion_payload_key;
    assign completion_payload_job_id = rx_completion_payload_job_id;
    assign completion_payload_message_id = rx_completion_payload_message_id;
    assign completion_payload_pdcid = rx_completion_payload_pdcid;
    assign completion_payload_kept_is = rx_completion_payload_kept_is;
    assign completion_payload_kept_number = rx_completion_payload_kept_number;
    assign completion_valid = rx_completion_valid;

    wire _unused_ok = &{1'b0, rx_trace_request_valid, rx_trace_request_payload_source, rx_trace_request_payload_local, rx_trace_request_payload_kind, rx_trace_request_payload_rod, rx_trace_request_payload_trimmed, rx_trace_request_payload_ce, rx_trace_request_payload_retx, rx_trace_request_payload_ar, rx_trace_request_payload_syn, rx_trace_request_payload_psn, rx_trace_request_payload_clear_offset, rx_trace_request_payload_opaque, rx_trace_request_payload_payload, rx_trace_request_payload_spdcid, rx_trace_request_payload_dpdcid, rx_trace_request_payload_length, rx_trace_request_payload_size, rx_trace_request_payload_entropy, rx_trace_request_payload_message_id, rx_trace_request_payload_job_id, rx_trace_request_payload_resources_ccc, rx_trace_request_payload_resources_bitmap, rx_trace_request_payload_resources_pkt_buffer, rx_trace_request_payload_resources_gtd_del, rx_trace_request_payload_resources_gtd_last, rx_trace_request_payload_resources_ses_msg, rx_trace_request_payload_resources_other, rx_trace_request_payload_tss_method, rx_trace_request_payload_tss_start_psn, rx_trace_deliver_valid, rx_trace_deliver_pdcid, rx_trace_deliver_psn, rx_trace_deliver_rod, rx_trace_deliver_cookie_ack, rx_trace_deliver_cookie_ce, rx_trace_deliver_cookie_retx, rx_trace_deliver_cookie_entropy, rx_trace_deliver_cookie_time, rx_trace_response_valid, rx_trace_response_payload_pdcid, rx_trace_response_payload_psn, rx_trace_response_payload_cookie_ack, rx_trace_response_payload_cookie_ce, rx_trace_response_payload_cookie_retx, rx_trace_response_payload_cookie_entropy, rx_trace_response_payload_cookie_time, rx_trace_response_payload_guaranteed, rx_trace_response_payload_plain_ok, rx_trace_response_payload_handle, rx_trace_response_payload_next_hdr, rx_trace_reply_valid, rx_trace_reply_payload_type, rx_trace_reply_payload_destination, rx_trace_reply_payload_local, rx_trace_reply_payload_entropy, rx_trace_reply_payload_spdcid, rx_trace_reply_payload_dpdcid, rx_trace_reply_payload_m, rx_trace_reply_payload_retx, rx_trace_reply_payload_req, rx_trace_reply_payload_p, rx_trace_reply_payload_ack_psn_offset, rx_trace_reply_payload_cack_psn, rx_trace_reply_payload_response, rx_trace_reply_payload_message_id, rx_trace_reply_payload_job_id, rx_trace_reply_payload_handle, rx_trace_reply_payload_next_hdr, rx_trace_reply_payload_kept, rx_trace_reply_payload_mpr, rx_trace_reply_payload_sack_psn_offset, rx_trace_reply_payload_sack_bitmap, rx_trace_reply_payload_service_time, rx_trace_reply_payload_restore_cwnd, rx_trace_reply_payload_rcv_cwnd_pend, rx_trace_reply_payload_rcvd_bytes, rx_trace_reply_payload_ooo_count, rx_trace_reply_payload_nack_code, rx_trace_reply_payload_psn, rx_trace_reply_payload_payload, rx_trace_reply_payload_control, rx_trace_reply_payload_ar, server_beats_payload_wrong};

endmodule

`default_nettype wire
