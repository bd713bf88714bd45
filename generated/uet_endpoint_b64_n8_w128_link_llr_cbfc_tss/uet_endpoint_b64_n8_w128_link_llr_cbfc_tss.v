// A UET endpoint with its end of a link, 64 bytes a clock.
`default_nettype none

module uet_endpoint_b64_n8_w128_link_llr_cbfc_tss (
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
    input  wire         regions_valid,
    input  wire   [3:0] regions_index,
    input  wire         regions_region_enable,
    input  wire  [63:0] regions_region_key,
    input  wire  [63:0] regions_region_base,
    input  wire  [63:0] regions_region_length,
    input  wire         regions_region_remote_write,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire         payload_wrong,
    input  wire  [23:0] secure_sdi,
    input  wire         secure_an,
    input  wire         secure_has_ssi,
    input  wire  [31:0] secure_ssi,
    input  wire         secure_required,
    input  wire   [1:0] secure_start_method,
    input  wire         tss_zeroise,
    input  wire         tss_privileged_only,
    input  wire  [31:0] link_transmit_settings_poison,
    input  wire  [19:0] link_transmit_settings_outstanding_seq_max,
    input  wire  [31:0] link_transmit_settings_outstanding_data_max,
    input  wire  [15:0] link_transmit_settings_longest_frame,
    input  wire  [19:0] link_transmit_settings_replay_timer_max,
    input  wire   [7:0] link_transmit_settings_replay_ct_max,
    input  wire  [31:0] link_transmit_settings_pcs_lost_timer_max,
    input  wire  [31:0] link_transmit_settings_data_age_timer_max,
    input  wire   [1:0] link_transmit_settings_init_behaviour,
    input  wire   [1:0] link_transmit_settings_flush_behaviour,
    input  wire         link_transmit_settings_re_init_on_discard,
    input  wire  [19:0] link_transmit_settings_first_seq,
    input  wire  [15:0] link_transmit_settings_init_data,
    input  wire         link_transmit_settings_match_seq,
    input  wire         link_transmit_settings_match_data,
    input  wire  [17:0] link_transmit_settings_init_spacing,
    input  wire   [8:0] link_transmit_settings_line_bytes,
    input  wire         link_transmit_enable,
    input  wire         link_transmit_re_init,
    input  wire         link_transmit_clear_error,
    input  wire         link_transmit_inject_error,
    input  wire  [31:0] link_receive_settings_poison,
    input  wire         link_receive_settings_rearm,
    input  wire  [14:0] link_receive_settings_ack_spacing,
    input  wire   [8:0] link_receive_settings_line_bytes,
    input  wire         link_receive_enable,
    input  wire  [14:0] link_spacing_minimum,
    input  wire   [9:0] link_spacing_from_frame_start,
    input  wire  [12:0] link_spacing_within_frame,
    input  wire  [63:0] link_credit_control_dscps,
    input  wire         link_credit_receive,
    input  wire         link_credit_transmit,
    input  wire   [1:0] link_credit_lossless,
    input  wire  [19:0] link_credit_limits_0,
    input  wire  [19:0] link_credit_limits_1,
    input  wire  [19:0] link_credit_own_limits_0,
    input  wire  [19:0] link_credit_own_limits_1,
    input  wire  [17:0] link_credit_minimum_spacing,
    input  wire  [20:0] link_credit_maximum_spacing,
    input  wire   [9:0] link_credit_updates_clocks,
    input  wire  [17:0] link_credit_updates_period,
    input  wire  [47:0] link_credit_mac,
    input  wire         pcs_up,
    input  wire         advance,
    input  wire         far_column_0_control,
    input  wire  [63:0] far_column_0_data,
    input  wire         far_column_1_control,
    input  wire  [63:0] far_column_1_data,
    input  wire         far_column_2_control,
    input  wire  [63:0] far_column_2_data,
    input  wire         far_column_3_control,
    input  wire  [63:0] far_column_3_data,
    input  wire         far_column_4_control,
    input  wire  [63:0] far_column_4_data,
    input  wire         far_column_5_control,
    input  wire  [63:0] far_column_5_data,
    input  wire         far_column_6_control,
    input  wire  [63:0] far_column_6_data,
    input  wire         far_column_7_control,
    input  wire  [63:0] far_column_7_data,
    input  wire         far_valid,
    output wire  [31:0] plain_refused,
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
    output wire   [6:0] units_guaranteed,
    output wire   [6:0] units_responses,
    output wire  [10:0] level,
    output wire   [9:0] free,
    output wire  [31:0] secure_counts_opened,
    output wire  [31:0] secure_counts_refused,
    output wire  [31:0] secure_counts_dropped,
    output wire  [31:0] secure_counts_others,
    output wire  [31:0] secure_counts_not_sent,
    output wire         tss_irq,
    output wire         tss_clearing,
    output wire   [2:0] link_status_transmit_state,
    output wire  [19:0] link_status_transmit_tx_seq,
    output wire  [19:0] link_status_transmit_acked,
    output wire  [31:0] link_status_transmit_outstanding,
    output wire   [7:0] link_status_transmit_replay_ct,
    output wire         link_status_transmit_error,
    output wire         link_status_transmit_events_seq_error,
    output wire         link_status_transmit_events_echo_mismatch,
    output wire   [7:0] link_status_transmit_counts_tx_init_ctl_os,
    output wire   [7:0] link_status_transmit_counts_rx_init_echo_ctl_os,
    output wire   [7:0] link_status_transmit_counts_rx_ack_ctl_os,
    output wire   [7:0] link_status_transmit_counts_rx_nack_ctl_os,
    output wire   [7:0] link_status_transmit_counts_rx_ack_nack_seq_error,
    output wire   [7:0] link_status_transmit_counts_rx_echo_mismatch,
    output wire   [7:0] link_status_transmit_counts_tx_discard,
    output wire   [7:0] link_status_transmit_counts_tx_best_effort,
    output wire   [7:0] link_status_transmit_counts_tx_ok,
    output wire   [7:0] link_status_transmit_counts_tx_poisoned,
    output wire   [7:0] link_status_transmit_counts_tx_replay,
    output wire   [7:0] link_status_transmit_counts_tx_replayed_frames,
    output wire  [13:0] link_status_transmit_counts_tx_replayed_bytes,
    output wire   [7:0] link_status_transmit_counts_tx_padded,
    output wire   [7:0] link_status_transmit_counts_tx_too_long,
    output wire   [2:0] link_status_receive_state,
    output wire  [19:0] link_status_receive_next_seq,
    output wire         link_status_receive_events_restarted,
    output wire         link_status_receive_events_poisoned,
    output wire   [7:0] link_status_receive_counts_rx_init_ctl_os,
    output wire   [7:0] link_status_receive_counts_tx_init_echo_ctl_os,
    output wire   [7:0] link_status_receive_counts_tx_ack_ctl_os,
    output wire   [7:0] link_status_receive_counts_tx_nack_ctl_os,
    output wire   [7:0] link_status_receive_counts_rx_ok,
    output wire   [7:0] link_status_receive_counts_rx_poisoned,
    output wire   [7:0] link_status_receive_counts_rx_bad,
    output wire   [7:0] link_status_receive_counts_rx_expected_seq_good,
    output wire   [7:0] link_status_receive_counts_rx_expected_seq_poisoned,
    output wire   [7:0] link_status_receive_counts_rx_expected_seq_bad,
    output wire   [7:0] link_status_receive_counts_rx_missing_seq,
    output wire   [7:0] link_status_receive_counts_rx_duplicate_seq,
    output wire   [7:0] link_status_receive_counts_rx_replay,
    output wire   [7:0] link_status_receive_counts_rx_ineligible_good,
    output wire   [7:0] link_status_receive_counts_rx_ineligible_bad,
    output wire   [7:0] link_status_receive_counts_rx_llr_dropped,
    output wire  [11:0] link_status_line_receive_counts_rx_ctl_os_type_error,
    output wire  [11:0] link_status_line_receive_counts_rx_ctl_os_padding_error,
    output wire  [11:0] link_status_line_receive_counts_rx_ctl_os_spacing_error,
    output wire  [11:0] link_status_line_receive_counts_rx_preamble_error,
    output wire  [11:0] link_status_line_receive_counts_rx_cut,
    output wire  [11:0] link_status_line_receive_counts_rx_runt,
    output wire  [11:0] link_status_line_receive_counts_rx_refused,
    output wire   [7:0] link_status_line_lost_messages,
    output wire   [7:0] link_status_line_underruns,
    output wire  [31:0] link_status_damaged,
    output wire  [31:0] link_status_lost,
    output wire  [21:0] link_status_credit_sender_used,
    output wire  [21:0] link_status_credit_sender_most_used,
    output wire   [7:0] link_status_credit_sender_cf_updates,
    output wire   [7:0] link_status_credit_sender_cf_refused,
    output wire   [7:0] link_status_credit_sender_cc_updates,
    output wire   [7:0] link_status_credit_receiver_cf_updates,
    output wire   [7:0] link_status_credit_receiver_cc_updates,
    output wire   [7:0] link_status_credit_receiver_cc_discarded,
    output wire   [7:0] link_status_credit_receiver_cc_too_soon,
    output wire   [7:0] link_status_credit_receiver_cc_malformed,
    output wire   [7:0] link_status_credit_receiver_bad_frames,
    output wire   [7:0] link_status_credit_receiver_overflows,
    output wire   [1:0] link_status_credit_active,
    output wire   [1:0] link_status_credit_overflowed,
    output wire         column_0_control,
    output wire  [63:0] column_0_data,
    output wire         column_1_control,
    output wire  [63:0] column_1_data,
    output wire         column_2_control,
    output wire  [63:0] column_2_data,
    output wire         column_3_control,
    output wire  [63:0] column_3_data,
    output wire         column_4_control,
    output wire  [63:0] column_4_data,
    output wire         column_5_control,
    output wire  [63:0] column_5_data,
    output wire         column_6_control,
    output wire  [63:0] column_6_data,
    output wire         column_7_control,
    output wire  [63:0] column_7_data,
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
    output wire  [31:0] sent_completion_payload_wr_id,
    output wire  [15:0] sent_completion_payload_message_id,
    output wire  [31:0] sent_completion_payload_bytes,
    output wire   [1:0] sent_completion_payload_result,
    output wire   [7:0] sent_completion_payload_code,
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
    output wire         completion_valid,
    input  wire         completion_ready,
    input  wire   [7:0] tss_axi_awaddr,
    input  wire   [2:0] tss_axi_awprot,
    input  wire         tss_axi_awvalid,
    output wire         tss_axi_awready,
    input  wire  [31:0] tss_axi_wdata,
    input  wire   [3:0] tss_axi_wstrb,
    input  wire         tss_axi_wvalid,
    output wire         tss_axi_wready,
    output wire   [1:0] tss_axi_bresp,
    output wire         tss_axi_bvalid,
    input  wire         tss_axi_bready,
    input  wire   [7:0] tss_axi_araddr,
    input  wire   [2:0] tss_axi_arprot,
    input  wire         tss_axi_arvalid,
    output wire         tss_axi_arready,
    output wire  [31:0] tss_axi_rdata,
    output wire   [1:0] tss_axi_rresp,
    output wire         tss_axi_rvalid,
    input  wire         tss_axi_rready
);

    wire         line_column_0_control;
    wire  [63:0] line_column_0_data;
    wire         line_column_1_control;
    wire  [63:0] line_column_1_data;
    wire         line_column_2_control;
    wire  [63:0] line_column_2_data;
    wire         line_column_3_control;
    wire  [63:0] line_column_3_data;
    wire         line_column_4_control;
    wire  [63:0] line_column_4_data;
    wire         line_column_5_control;
    wire  [63:0] line_column_5_data;
    wire         line_column_6_control;
    wire  [63:0] line_column_6_data;
    wire         line_column_7_control;
    wire  [63:0] line_column_7_data;
    wire   [2:0] line_status_transmit_state;
    wire  [19:0] line_status_transmit_tx_seq;
    wire  [19:0] line_status_transmit_acked;
    wire  [31:0] line_status_transmit_outstanding;
    wire   [7:0] line_status_transmit_replay_ct;
    wire         line_status_transmit_error;
    wire         line_status_transmit_events_seq_error;
    wire         line_status_transmit_events_echo_mismatch;
    wire   [7:0] line_status_transmit_counts_tx_init_ctl_os;
    wire   [7:0] line_status_transmit_counts_rx_init_echo_ctl_os;
    wire   [7:0] line_status_transmit_counts_rx_ack_ctl_os;
    wire   [7:0] line_status_transmit_counts_rx_nack_ctl_os;
    wire   [7:0] line_status_transmit_counts_rx_ack_nack_seq_error;
    wire   [7:0] line_status_transmit_counts_rx_echo_mismatch;
    wire   [7:0] line_status_transmit_counts_tx_discard;
    wire   [7:0] line_status_transmit_counts_tx_best_effort;
    wire   [7:0] line_status_transmit_counts_tx_ok;
    wire   [7:0] line_status_transmit_counts_tx_poisoned;
    wire   [7:0] line_status_transmit_counts_tx_replay;
    wire   [7:0] line_status_transmit_counts_tx_replayed_frames;
    wire  [13:0] line_status_transmit_counts_tx_replayed_bytes;
    wire   [7:0] line_status_transmit_counts_tx_padded;
    wire   [7:0] line_status_transmit_counts_tx_too_long;
    wire   [2:0] line_status_receive_state;
    wire  [19:0] line_status_receive_next_seq;
    wire         line_status_receive_events_restarted;
    wire         line_status_receive_events_poisoned;
    wire   [7:0] line_status_receive_counts_rx_init_ctl_os;
    wire   [7:0] line_status_receive_counts_tx_init_echo_ctl_os;
    wire   [7:0] line_status_receive_counts_tx_ack_ctl_os;
    wire   [7:0] line_status_receive_counts_tx_nack_ctl_os;
    wire   [7:0] line_status_receive_counts_rx_ok;
    wire   [7:0] line_status_receive_counts_rx_poisoned;
    wire   [7:0] line_status_receive_counts_rx_bad;
    wire   [7:0] line_status_receive_counts_rx_expected_seq_good;
    wire   [7:0] line_status_receive_counts_rx_expected_seq_poisoned;
    wire   [7:0] line_status_receive_counts_rx_expected_seq_bad;
    wire   [7:0] line_status_receive_counts_rx_missing_seq;
    wire   [7:0] line_status_receive_counts_rx_duplicate_seq;
    wire   [7:0] line_status_receive_counts_rx_replay;
    wire   [7:0] line_status_receive_counts_rx_ineligible_good;
    wire   [7:0] line_status_receive_counts_rx_ineligible_bad;
    wire   [7:0] line_status_receive_counts_rx_llr_dropped;
    wire  [11:0] line_status_line_receive_counts_rx_ctl_os_type_error;
    wire  [11:0] line_status_line_receive_counts_rx_ctl_os_padding_error;
    wire  [11:0] line_status_line_receive_counts_rx_ctl_os_spacing_error;
    wire  [11:0] line_status_line_receive_counts_rx_preamble_error;
    wire  [11:0] line_status_line_receive_counts_rx_cut;
    wire  [11:0] line_status_line_receive_counts_rx_runt;
    wire  [11:0] line_status_line_receive_counts_rx_refused;
    wire   [7:0] line_status_line_lost_messages;
    wire   [7:0] line_status_line_underruns;
    wire  [31:0] line_status_damaged;
    wire  [31:0] line_status_lost;
    wire  [21:0] line_status_credit_sender_used;
    wire  [21:0] line_status_credit_sender_most_used;
    wire   [7:0] line_status_credit_sender_cf_updates;
    wire   [7:0] line_status_credit_sender_cf_refused;
    wire   [7:0] line_status_credit_sender_cc_updates;
    wire   [7:0] line_status_credit_receiver_cf_updates;
    wire   [7:0] line_status_credit_receiver_cc_updates;
    wire   [7:0] line_status_credit_receiver_cc_discarded;
    wire   [7:0] line_status_credit_receiver_cc_too_soon;
    wire   [7:0] line_status_credit_receiver_cc_malformed;
    wire   [7:0] line_status_credit_receiver_bad_frames;
    wire   [7:0] line_status_credit_receiver_overflows;
    wire   [1:0] line_status_credit_active;
    wire   [1:0] line_status_credit_overflowed;
    wire         line_data_open;
    wire         line_sent_ready;
    wire [511:0] line_received_payload_data;
    wire  [63:0] line_received_payload_keep;
    wire         line_received_payload_last;
    wire         line_received_valid;
    wire  [31:0] core_plain_refused;
    wire         core_ready;
    wire  [31:0] core_rx_counts_parser_uet;
    wire  [31:0] core_rx_counts_parser_other;
    wire  [31:0] core_rx_counts_parser_short;
    wire  [31:0] core_rx_counts_parser_unknown_type;
    wire  [31:0] core_rx_counts_parser_unknown_next_header;
    wire  [31:0] core_rx_counts_parser_bad_length;
    wire  [31:0] core_rx_counts_parser_bad_version;
    wire  [31:0] core_rx_counts_parser_unsupported;
    wire  [31:0] core_rx_counts_parser_fragment;
    wire  [31:0] core_rx_counts_parser_bad_checksum;
    wire  [31:0] core_rx_counts_parser_bad_crc;
    wire  [31:0] core_rx_counts_parser_bad_fcs;
    wire  [31:0] core_rx_counts_parser_reserved_bits;
    wire  [31:0] core_rx_counts_parser_wrong_next_header;
    wire  [31:0] core_rx_counts_parser_unknown_control_type;
    wire  [31:0] core_rx_counts_parser_unknown_ack_request;
    wire  [31:0] core_rx_counts_deparser_sent;
    wire  [31:0] core_rx_counts_deparser_wrong_length;
    wire  [31:0] core_rx_counts_deparser_too_long;
    wire  [31:0] core_rx_counts_deparser_no_packet;
    wire  [31:0] core_rx_counts_off;
    wire  [31:0] core_rx_counts_unknown_address;
    wire  [31:0] core_rx_counts_too_long;
    wire  [31:0] core_rx_counts_unrouted;
    wire  [31:0] core_rx_counts_no_buffer;
    wire  [31:0] core_tx_counts_deparser_sent;
    wire  [31:0] core_tx_counts_deparser_wrong_length;
    wire  [31:0] core_tx_counts_deparser_too_long;
    wire  [31:0] core_tx_counts_deparser_no_packet;
    wire  [31:0] core_tx_counts_stale;
    wire  [31:0] core_tx_counts_messages;
    wire  [31:0] core_tx_counts_completions;
    wire         core_sender_counts_initiator_pipe_ignored_unknown_pdc;
    wire         core_sender_counts_initiator_pipe_ignored_mismatch;
    wire         core_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    wire         core_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    wire         core_sender_counts_initiator_pipe_ignored_nack_unexpected;
    wire         core_sender_counts_initiator_pipe_sack_out_of_range;
    wire         core_sender_counts_initiator_pipe_probe_stale;
    wire         core_sender_counts_initiator_pipe_duplicate_ack;
    wire         core_sender_counts_initiator_pipe_spurious;
    wire         core_sender_counts_initiator_pipe_held_timeout;
    wire         core_sender_counts_initiator_pipe_nack_again;
    wire         core_sender_counts_initiator_pipe_retransmitted;
    wire         core_sender_counts_initiator_pipe_ack_req_sent;
    wire         core_sender_counts_initiator_pipe_probe_sent;
    wire         core_sender_counts_initiator_pipe_clear_sent;
    wire         core_sender_counts_initiator_pipe_lost_trim;
    wire         core_sender_counts_initiator_pipe_lost_nack;
    wire         core_sender_counts_initiator_pipe_lost_timeout;
    wire         core_sender_counts_initiator_pipe_lost_tail;
    wire         core_sender_counts_initiator_pipe_lost_entropy;
    wire         core_sender_counts_initiator_pipe_recoveries;
    wire         core_sender_counts_initiator_peer_mismatch;
    wire         core_sender_counts_initiator_peer_dropped;
    wire         core_sender_counts_parked;
    wire         core_sender_counts_unsent;
    wire         core_sender_counts_credit_req_sent;
    wire         core_sender_counts_credit_req_ignored;
    wire         core_ses_events_delivered;
    wire   [5:0] core_ses_events_return_code;
    wire         core_ses_events_completed;
    wire         core_pdc_event_valid;
    wire   [2:0] core_pdc_event_place;
    wire  [15:0] core_pdc_event_pdcid;
    wire         core_pdc_event_opened;
    wire         core_pdc_event_established;
    wire         core_pdc_event_moved;
    wire         core_pdc_event_quiesce;
    wire         core_pdc_event_failed;
    wire   [7:0] core_pdc_event_code;
    wire         core_pdc_event_closed;
    wire         core_pdc_event_ended;
    wire  [31:0] core_pdc_event_next_psn;
    wire         core_pdc_event_syn_resent;
    wire         core_neighbour_not_known;
    wire         core_verdict_valid;
    wire   [5:0] core_verdict_verdict;
    wire   [1:0] core_verdict_request_clear;
    wire         core_target_ready;
    wire         core_target_events_stored_response;
    wire         core_target_events_ack_req_stored;
    wire         core_target_events_gtd_resp_unavail;
    wire         core_target_events_ack_with_data;
    wire         core_target_events_response_stale;
    wire         core_target_events_command_ignored;
    wire         core_target_events_guaranteed_not_stored;
    wire         core_target_events_reply_dropped;
    wire         core_target_housekeeping_events_new_pdc_timeout;
    wire         core_target_housekeeping_events_close_req_timeout;
    wire         core_target_housekeeping_events_command_ignored;
    wire         core_sender_ready;
    wire         core_sender_left;
    wire   [6:0] core_units_messages;
    wire   [6:0] core_units_guaranteed;
    wire   [6:0] core_units_responses;
    wire  [10:0] core_level;
    wire   [9:0] core_free;
    wire  [31:0] core_secure_counts_opened;
    wire  [31:0] core_secure_counts_refused;
    wire  [31:0] core_secure_counts_dropped;
    wire  [31:0] core_secure_counts_others;
    wire  [31:0] core_secure_counts_not_sent;
    wire         core_tss_irq;
    wire         core_tss_clearing;
    wire         core_received_ready;
    wire [511:0] core_sent_payload_data;
    wire  [63:0] core_sent_payload_keep;
    wire         core_sent_payload_last;
    wire         core_sent_payload_wrong;
    wire         core_sent_valid;
    wire         core_messages_ready;
    wire         core_payload_ready;
    wire  [31:0] core_sent_completion_payload_wr_id;
    wire  [15:0] core_sent_completion_payload_message_id;
    wire  [31:0] core_sent_completion_payload_bytes;
    wire   [1:0] core_sent_completion_payload_result;
    wire   [7:0] core_sent_completion_payload_code;
    wire         core_sent_completion_valid;
    wire         core_buffers_ready;
    wire         core_command_ready;
    wire [511:0] core_place_payload_data;
    wire  [63:0] core_place_payload_keep;
    wire         core_place_payload_last;
    wire  [63:0] core_place_payload_user_address;
    wire  [13:0] core_place_payload_user_length;
    wire  [15:0] core_place_payload_user_pdcid;
    wire  [15:0] core_place_payload_user_message_id;
    wire         core_place_valid;
    wire   [5:0] core_completion_payload_opcode;
    wire   [5:0] core_completion_payload_return_code;
    wire         core_completion_payload_reported;
    wire         core_completion_payload_has_header_data;
    wire  [63:0] core_completion_payload_header_data;
    wire  [31:0] core_completion_payload_wr_id;
    wire  [31:0] core_completion_payload_bytes;
    wire  [31:0] core_completion_payload_initiator;
    wire  [63:0] core_completion_payload_key;
    wire  [23:0] core_completion_payload_job_id;
    wire  [15:0] core_completion_payload_message_id;
    wire  [15:0] core_completion_payload_pdcid;
    wire         core_completion_valid;
    wire         core_tss_axi_awready;
    wire         core_tss_axi_wready;
    wire   [1:0] core_tss_axi_bresp;
    wire         core_tss_axi_bvalid;
    wire         core_tss_axi_arready;
    wire  [31:0] core_tss_axi_rdata;
    wire   [1:0] core_tss_axi_rresp;
    wire         core_tss_axi_rvalid;

    wire         sent_valid = core_sent_valid;
    wire [511:0] sent_payload_data = core_sent_payload_data;
    wire  [63:0] sent_payload_keep = core_sent_payload_keep;
    wire         sent_payload_last = core_sent_payload_last;
    wire         sent_payload_wrong = core_sent_payload_wrong;
    wire         taken = core_received_ready;

    uet_link_end_b64_llr_cbfc_s1024 line (
        .clk                                                (clk),
        .rst                                                (rst),
        .settings_transmit_settings_poison                  (link_transmit_settings_poison),
        .settings_transmit_settings_outstanding_seq_max     (link_transmit_settings_outstanding_seq_max),
        .settings_transmit_settings_outstanding_data_max    (link_transmit_settings_outstanding_data_max),
        .settings_transmit_settings_longest_frame           (link_transmit_settings_longest_frame),
        .settings_transmit_settings_replay_timer_max        (link_transmit_settings_replay_timer_max),
        .settings_transmit_settings_replay_ct_max           (link_transmit_settings_replay_ct_max),
        .settings_transmit_settings_pcs_lost_timer_max      (link_transmit_settings_pcs_lost_timer_max),
        .settings_transmit_settings_data_age_timer_max      (link_transmit_settings_data_age_timer_max),
        .settings_transmit_settings_init_behaviour          (link_transmit_settings_init_behaviour),
        .settings_transmit_settings_flush_behaviour         (link_transmit_settings_flush_behaviour),
        .settings_transmit_settings_re_init_on_discard      (link_transmit_settings_re_init_on_discard),
        .settings_transmit_settings_first_seq               (link_transmit_settings_first_seq),
        .settings_transmit_settings_init_data               (link_transmit_settings_init_data),
        .settings_transmit_settings_match_seq               (link_transmit_settings_match_seq),
        .settings_transmit_settings_match_data              (link_transmit_settings_match_data),
        .settings_transmit_settings_init_spacing            (link_transmit_settings_init_spacing),
        .settings_transmit_settings_line_bytes              (link_transmit_settings_line_bytes),
        .settings_transmit_enable                           (link_transmit_enable),
        .settings_transmit_re_init                          (link_transmit_re_init),
        .settings_transmit_clear_error                      (link_transmit_clear_error),
        .settings_transmit_inject_error                     (link_transmit_inject_error),
        .settings_receive_settings_poison                   (link_receive_settings_poison),
        .settings_receive_settings_rearm                    (link_receive_settings_rearm),
        .settings_receive_settings_ack_spacing              (link_receive_settings_ack_spacing),
        .settings_receive_settings_line_bytes               (link_receive_settings_line_bytes),
        .settings_receive_enable                            (link_receive_enable),
        .settings_spacing_minimum                           (link_spacing_minimum),
        .settings_spacing_from_frame_start                  (link_spacing_from_frame_start),
        .settings_spacing_within_frame                      (link_spacing_within_frame),
        .settings_credit_control_dscps                      (link_credit_control_dscps),
        .settings_credit_receive                            (link_credit_receive),
        .settings_credit_transmit                           (link_credit_transmit),
        .settings_credit_lossless                           (link_credit_lossless),
        .settings_credit_limits_0                           (link_credit_limits_0),
        .settings_credit_limits_1                           (link_credit_limits_1),
        .settings_credit_own_limits_0                       (link_credit_own_limits_0),
        .settings_credit_own_limits_1                       (link_credit_own_limits_1),
        .settings_credit_minimum_spacing                    (link_credit_minimum_spacing),
        .settings_credit_maximum_spacing                    (link_credit_maximum_spacing),
        .settings_credit_updates_clocks                     (link_credit_updates_clocks),
        .settings_credit_updates_period                     (link_credit_updates_period),
        .settings_credit_mac                                (link_credit_mac),
        .pcs_up                                             (pcs_up),
        .advance                                            (advance),
        .far_column_0_control                               (far_column_0_control),
        .far_column_0_data                                  (far_column_0_data),
        .far_column_1_control                               (far_column_1_control),
        .far_column_1_data                                  (far_column_1_data),
        .far_column_2_control                               (far_column_2_control),
        .far_column_2_data                                  (far_column_2_data),
        .far_column_3_control                               (far_column_3_control),
        .far_column_3_data                                  (far_column_3_data),
        .far_column_4_control                               (far_column_4_control),
        .far_column_4_data                                  (far_column_4_data),
        .far_column_5_control                               (far_column_5_control),
        .far_column_5_data                                  (far_column_5_data),
        .far_column_6_control                               (far_column_6_control),
        .far_column_6_data                                  (far_column_6_data),
        .far_column_7_control                               (far_column_7_control),
        .far_column_7_data                                  (far_column_7_data),
        .far_valid                                          (far_valid),
        .column_0_control                                   (line_column_0_control),
        .column_0_data                                      (line_column_0_data),
        .column_1_control                                   (line_column_1_control),
        .column_1_data                                      (line_column_1_data),
        .column_2_control                                   (line_column_2_control),
        .column_2_data                                      (line_column_2_data),
        .column_3_control                                   (line_column_3_control),
        .column_3_data                                      (line_column_3_data),
        .column_4_control                                   (line_column_4_control),
        .column_4_data                                      (line_column_4_data),
        .column_5_control                                   (line_column_5_control),
        .column_5_data                                      (line_column_5_data),
        .column_6_control                                   (line_column_6_control),
        .column_6_data                                      (line_column_6_data),
        .column_7_control                                   (line_column_7_control),
        .column_7_data                                      (line_column_7_data),
        .status_transmit_state                              (line_status_transmit_state),
        .status_transmit_tx_seq                             (line_status_transmit_tx_seq),
        .status_transmit_acked                              (line_status_transmit_acked),
        .status_transmit_outstanding                        (line_status_transmit_outstanding),
        .status_transmit_replay_ct                          (line_status_transmit_replay_ct),
        .status_transmit_error                              (line_status_transmit_error),
        .status_transmit_events_seq_error                   (line_status_transmit_events_seq_error),
        .status_transmit_events_echo_mismatch               (line_status_transmit_events_echo_mismatch),
        .status_transmit_counts_tx_init_ctl_os              (line_status_transmit_counts_tx_init_ctl_os),
        .status_transmit_counts_rx_init_echo_ctl_os         (line_status_transmit_counts_rx_init_echo_ctl_os),
        .status_transmit_counts_rx_ack_ctl_os               (line_status_transmit_counts_rx_ack_ctl_os),
        .status_transmit_counts_rx_nack_ctl_os              (line_status_transmit_counts_rx_nack_ctl_os),
        .status_transmit_counts_rx_ack_nack_seq_error       (line_status_transmit_counts_rx_ack_nack_seq_error),
        .status_transmit_counts_rx_echo_mismatch            (line_status_transmit_counts_rx_echo_mismatch),
        .status_transmit_counts_tx_discard                  (line_status_transmit_counts_tx_discard),
        .status_transmit_counts_tx_best_effort              (line_status_transmit_counts_tx_best_effort),
        .status_transmit_counts_tx_ok                       (line_status_transmit_counts_tx_ok),
        .status_transmit_counts_tx_poisoned                 (line_status_transmit_counts_tx_poisoned),
        .status_transmit_counts_tx_replay                   (line_status_transmit_counts_tx_replay),
        .status_transmit_counts_tx_replayed_frames          (line_status_transmit_counts_tx_replayed_frames),
        .status_transmit_counts_tx_replayed_bytes           (line_status_transmit_counts_tx_replayed_bytes),
        .status_transmit_counts_tx_padded                   (line_status_transmit_counts_tx_padded),
        .status_transmit_counts_tx_too_long                 (line_status_transmit_counts_tx_too_long),
        .status_receive_state                               (line_status_receive_state),
        .status_receive_next_seq                            (line_status_receive_next_seq),
        .status_receive_events_restarted                    (line_status_receive_events_restarted),
        .status_receive_events_poisoned                     (line_status_receive_events_poisoned),
        .status_receive_counts_rx_init_ctl_os               (line_status_receive_counts_rx_init_ctl_os),
        .status_receive_counts_tx_init_echo_ctl_os          (line_status_receive_counts_tx_init_echo_ctl_os),
        .status_receive_counts_tx_ack_ctl_os                (line_status_receive_counts_tx_ack_ctl_os),
        .status_receive_counts_tx_nack_ctl_os               (line_status_receive_counts_tx_nack_ctl_os),
        .status_receive_counts_rx_ok                        (line_status_receive_counts_rx_ok),
        .status_receive_counts_rx_poisoned                  (line_status_receive_counts_rx_poisoned),
        .status_receive_counts_rx_bad                       (line_status_receive_counts_rx_bad),
        .status_receive_counts_rx_expected_seq_good         (line_status_receive_counts_rx_expected_seq_good),
        .status_receive_counts_rx_expected_seq_poisoned     (line_status_receive_counts_rx_expected_seq_poisoned),
        .status_receive_counts_rx_expected_seq_bad          (line_status_receive_counts_rx_expected_seq_bad),
        .status_receive_counts_rx_missing_seq               (line_status_receive_counts_rx_missing_seq),
        .status_receive_counts_rx_duplicate_seq             (line_status_receive_counts_rx_duplicate_seq),
        .status_receive_counts_rx_replay                    (line_status_receive_counts_rx_replay),
        .status_receive_counts_rx_ineligible_good           (line_status_receive_counts_rx_ineligible_good),
        .status_receive_counts_rx_ineligible_bad            (line_status_receive_counts_rx_ineligible_bad),
        .status_receive_counts_rx_llr_dropped               (line_status_receive_counts_rx_llr_dropped),
        .status_line_receive_counts_rx_ctl_os_type_error    (line_status_line_receive_counts_rx_ctl_os_type_error),
        .status_line_receive_counts_rx_ctl_os_padding_error (line_status_line_receive_counts_rx_ctl_os_padding_error),
        .status_line_receive_counts_rx_ctl_os_spacing_error (line_status_line_receive_counts_rx_ctl_os_spacing_error),
        .status_line_receive_counts_rx_preamble_error       (line_status_line_receive_counts_rx_preamble_error),
        .status_line_receive_counts_rx_cut                  (line_status_line_receive_counts_rx_cut),
        .status_line_receive_counts_rx_runt                 (line_status_line_receive_counts_rx_runt),
        .status_line_receive_counts_rx_refused              (line_status_line_receive_counts_rx_refused),
        .status_line_lost_messages                          (line_status_line_lost_messages),
        .status_line_underruns                              (line_status_line_underruns),
        .status_damaged                                     (line_status_damaged),
        .status_lost                                        (line_status_lost),
        .status_credit_sender_used                          (line_status_credit_sender_used),
        .status_credit_sender_most_used                     (line_status_credit_sender_most_used),
        .status_credit_sender_cf_updates                    (line_status_credit_sender_cf_updates),
        .status_credit_sender_cf_refused                    (line_status_credit_sender_cf_refused),
        .status_credit_sender_cc_updates                    (line_status_credit_sender_cc_updates),
        .status_credit_receiver_cf_updates                  (line_status_credit_receiver_cf_updates),
        .status_credit_receiver_cc_updates                  (line_status_credit_receiver_cc_updates),
        .status_credit_receiver_cc_discarded                (line_status_credit_receiver_cc_discarded),
        .status_credit_receiver_cc_too_soon                 (line_status_credit_receiver_cc_too_soon),
        .status_credit_receiver_cc_malformed                (line_status_credit_receiver_cc_malformed),
        .status_credit_receiver_bad_frames                  (line_status_credit_receiver_bad_frames),
        .status_credit_receiver_overflows                   (line_status_credit_receiver_overflows),
        .status_credit_active                               (line_status_credit_active),
        .status_credit_overflowed                           (line_status_credit_overflowed),
        .data_open                                          (line_data_open),
        .sent_payload_data                                  (sent_payload_data),
        .sent_payload_keep                                  (sent_payload_keep),
        .sent_payload_last                                  (sent_payload_last),
        .sent_payload_wrong                                 (sent_payload_wrong),
        .sent_valid                                         (sent_valid),
        .sent_ready                                         (line_sent_ready),
        .received_payload_data                              (line_received_payload_data),
        .received_payload_keep                              (line_received_payload_keep),
        .received_payload_last                              (line_received_payload_last),
        .received_valid                                     (line_received_valid),
        .received_ready                                     (taken)
    );

    uet_endpoint_b64_n8_w128_gated_secure core (
        .clk                                                    (clk),
        .rst                                                    (rst),
        .random                                                 (random),
        .registers_receive                                      (registers_receive),
        .registers_transmit                                     (registers_transmit),
        .registers_addresses_0_enable                           (registers_addresses_0_enable),
        .registers_addresses_0_ip                               (registers_addresses_0_ip),
        .registers_addresses_0_mac                              (registers_addresses_0_mac),
        .registers_addresses_0_tagged                           (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp                          (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei                          (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid                          (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable                           (registers_addresses_1_enable),
        .registers_addresses_1_ip                               (registers_addresses_1_ip),
        .registers_addresses_1_mac                              (registers_addresses_1_mac),
        .registers_addresses_1_tagged                           (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp                          (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei                          (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid                          (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable                           (registers_addresses_2_enable),
        .registers_addresses_2_ip                               (registers_addresses_2_ip),
        .registers_addresses_2_mac                              (registers_addresses_2_mac),
        .registers_addresses_2_tagged                           (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp                          (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei                          (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid                          (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable                           (registers_addresses_3_enable),
        .registers_addresses_3_ip                               (registers_addresses_3_ip),
        .registers_addresses_3_mac                              (registers_addresses_3_mac),
        .registers_addresses_3_tagged                           (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp                          (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei                          (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid                          (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable                           (registers_addresses_4_enable),
        .registers_addresses_4_ip                               (registers_addresses_4_ip),
        .registers_addresses_4_mac                              (registers_addresses_4_mac),
        .registers_addresses_4_tagged                           (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp                          (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei                          (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid                          (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable                           (registers_addresses_5_enable),
        .registers_addresses_5_ip                               (registers_addresses_5_ip),
        .registers_addresses_5_mac                              (registers_addresses_5_mac),
        .registers_addresses_5_tagged                           (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp                          (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei                          (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid                          (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable                           (registers_addresses_6_enable),
        .registers_addresses_6_ip                               (registers_addresses_6_ip),
        .registers_addresses_6_mac                              (registers_addresses_6_mac),
        .registers_addresses_6_tagged                           (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp                          (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei                          (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid                          (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable                           (registers_addresses_7_enable),
        .registers_addresses_7_ip                               (registers_addresses_7_ip),
        .registers_addresses_7_mac                              (registers_addresses_7_mac),
        .registers_addresses_7_tagged                           (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp                          (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei                          (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid                          (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable                           (registers_addresses_8_enable),
        .registers_addresses_8_ip                               (registers_addresses_8_ip),
        .registers_addresses_8_mac                              (registers_addresses_8_mac),
        .registers_addresses_8_tagged                           (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp                          (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei                          (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid                          (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable                           (registers_addresses_9_enable),
        .registers_addresses_9_ip                               (registers_addresses_9_ip),
        .registers_addresses_9_mac                              (registers_addresses_9_mac),
        .registers_addresses_9_tagged                           (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp                          (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei                          (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid                          (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable                          (registers_addresses_10_enable),
        .registers_addresses_10_ip                              (registers_addresses_10_ip),
        .registers_addresses_10_mac                             (registers_addresses_10_mac),
        .registers_addresses_10_tagged                          (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp                         (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei                         (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid                         (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable                          (registers_addresses_11_enable),
        .registers_addresses_11_ip                              (registers_addresses_11_ip),
        .registers_addresses_11_mac                             (registers_addresses_11_mac),
        .registers_addresses_11_tagged                          (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp                         (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei                         (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid                         (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable                          (registers_addresses_12_enable),
        .registers_addresses_12_ip                              (registers_addresses_12_ip),
        .registers_addresses_12_mac                             (registers_addresses_12_mac),
        .registers_addresses_12_tagged                          (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp                         (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei                         (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid                         (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable                          (registers_addresses_13_enable),
        .registers_addresses_13_ip                              (registers_addresses_13_ip),
        .registers_addresses_13_mac                             (registers_addresses_13_mac),
        .registers_addresses_13_tagged                          (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp                         (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei                         (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid                         (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable                          (registers_addresses_14_enable),
        .registers_addresses_14_ip                              (registers_addresses_14_ip),
        .registers_addresses_14_mac                             (registers_addresses_14_mac),
        .registers_addresses_14_tagged                          (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp                         (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei                         (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid                         (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable                          (registers_addresses_15_enable),
        .registers_addresses_15_ip                              (registers_addresses_15_ip),
        .registers_addresses_15_mac                             (registers_addresses_15_mac),
        .registers_addresses_15_tagged                          (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp                         (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei                         (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid                         (registers_addresses_15_tag_vid),
        .registers_gateway                                      (registers_gateway),
        .registers_data_dscp                                    (registers_data_dscp),
        .registers_control_dscp                                 (registers_control_dscp),
        .registers_last_hop_used                                (registers_last_hop_used),
        .registers_last_hop_dscp                                (registers_last_hop_dscp),
        .registers_outer_ttl                                    (registers_outer_ttl),
        .registers_outer_native                                 (registers_outer_native),
        .registers_target_ack_ack_on_ecn                        (registers_target_ack_ack_on_ecn),
        .registers_target_ack_ack_per_packet                    (registers_target_ack_ack_per_packet),
        .registers_target_ack_ack_tail                          (registers_target_ack_ack_tail),
        .registers_target_ack_ack_gen_trigger                   (registers_target_ack_ack_gen_trigger),
        .registers_target_ack_ack_gen_min_add                   (registers_target_ack_ack_gen_min_add),
        .registers_target_offer_mpr                             (registers_target_offer_mpr),
        .registers_target_offer_rcv_cwnd_pend                   (registers_target_offer_rcv_cwnd_pend),
        .registers_target_offer_restore_cwnd                    (registers_target_offer_restore_cwnd),
        .registers_target_times_new_pdc                         (registers_target_times_new_pdc),
        .registers_target_times_linger                          (registers_target_times_linger),
        .registers_target_times_close_req                       (registers_target_times_close_req),
        .registers_target_quarantine                            (registers_target_quarantine),
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
        .regions_valid                                          (regions_valid),
        .regions_index                                          (regions_index),
        .regions_region_enable                                  (regions_region_enable),
        .regions_region_key                                     (regions_region_key),
        .regions_region_base                                    (regions_region_base),
        .regions_region_length                                  (regions_region_length),
        .regions_region_remote_write                            (regions_region_remote_write),
        .neighbour_valid                                        (neighbour_valid),
        .neighbour_forget                                       (neighbour_forget),
        .neighbour_ip                                           (neighbour_ip),
        .neighbour_mac                                          (neighbour_mac),
        .payload_wrong                                          (payload_wrong),
        .data_open                                              (line_data_open),
        .secure_sdi                                             (secure_sdi),
        .secure_an                                              (secure_an),
        .secure_has_ssi                                         (secure_has_ssi),
        .secure_ssi                                             (secure_ssi),
        .secure_required                                        (secure_required),
        .secure_start_method                                    (secure_start_method),
        .tss_zeroise                                            (tss_zeroise),
        .tss_privileged_only                                    (tss_privileged_only),
        .plain_refused                                          (core_plain_refused),
        .ready                                                  (core_ready),
        .rx_counts_parser_uet                                   (core_rx_counts_parser_uet),
        .rx_counts_parser_other                                 (core_rx_counts_parser_other),
        .rx_counts_parser_short                                 (core_rx_counts_parser_short),
        .rx_counts_parser_unknown_type                          (core_rx_counts_parser_unknown_type),
        .rx_counts_parser_unknown_next_header                   (core_rx_counts_parser_unknown_next_header),
        .rx_counts_parser_bad_length                            (core_rx_counts_parser_bad_length),
        .rx_counts_parser_bad_version                           (core_rx_counts_parser_bad_version),
        .rx_counts_parser_unsupported                           (core_rx_counts_parser_unsupported),
        .rx_counts_parser_fragment                              (core_rx_counts_parser_fragment),
        .rx_counts_parser_bad_checksum                          (core_rx_counts_parser_bad_checksum),
        .rx_counts_parser_bad_crc                               (core_rx_counts_parser_bad_crc),
        .rx_counts_parser_bad_fcs                               (core_rx_counts_parser_bad_fcs),
        .rx_counts_parser_reserved_bits                         (core_rx_counts_parser_reserved_bits),
        .rx_counts_parser_wrong_next_header                     (core_rx_counts_parser_wrong_next_header),
        .rx_counts_parser_unknown_control_type                  (core_rx_counts_parser_unknown_control_type),
        .rx_counts_parser_unknown_ack_request                   (core_rx_counts_parser_unknown_ack_request),
        .rx_counts_deparser_sent                                (core_rx_counts_deparser_sent),
        .rx_counts_deparser_wrong_length                        (core_rx_counts_deparser_wrong_length),
        .rx_counts_deparser_too_long                            (core_rx_counts_deparser_too_long),
        .rx_counts_deparser_no_packet                           (core_rx_counts_deparser_no_packet),
        .rx_counts_off                                          (core_rx_counts_off),
        .rx_counts_unknown_address                              (core_rx_counts_unknown_address),
        .rx_counts_too_long                                     (core_rx_counts_too_long),
        .rx_counts_unrouted                                     (core_rx_counts_unrouted),
        .rx_counts_no_buffer                                    (core_rx_counts_no_buffer),
        .tx_counts_deparser_sent                                (core_tx_counts_deparser_sent),
        .tx_counts_deparser_wrong_length                        (core_tx_counts_deparser_wrong_length),
        .tx_counts_deparser_too_long                            (core_tx_counts_deparser_too_long),
        .tx_counts_deparser_no_packet                           (core_tx_counts_deparser_no_packet),
        .tx_counts_stale                                        (core_tx_counts_stale),
        .tx_counts_messages                                     (core_tx_counts_messages),
        .tx_counts_completions                                  (core_tx_counts_completions),
        .sender_counts_initiator_pipe_ignored_unknown_pdc       (core_sender_counts_initiator_pipe_ignored_unknown_pdc),
        .sender_counts_initiator_pipe_ignored_mismatch          (core_sender_counts_initiator_pipe_ignored_mismatch),
        .sender_counts_initiator_pipe_ignored_ack_out_of_range  (core_sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_out_of_range (core_sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_unexpected   (core_sender_counts_initiator_pipe_ignored_nack_unexpected),
        .sender_counts_initiator_pipe_sack_out_of_range         (core_sender_counts_initiator_pipe_sack_out_of_range),
        .sender_counts_initiator_pipe_probe_stale               (core_sender_counts_initiator_pipe_probe_stale),
        .sender_counts_initiator_pipe_duplicate_ack             (core_sender_counts_initiator_pipe_duplicate_ack),
        .sender_counts_initiator_pipe_spurious                  (core_sender_counts_initiator_pipe_spurious),
        .sender_counts_initiator_pipe_held_timeout              (core_sender_counts_initiator_pipe_held_timeout),
        .sender_counts_initiator_pipe_nack_again                (core_sender_counts_initiator_pipe_nack_again),
        .sender_counts_initiator_pipe_retransmitted             (core_sender_counts_initiator_pipe_retransmitted),
        .sender_counts_initiator_pipe_ack_req_sent              (core_sender_counts_initiator_pipe_ack_req_sent),
        .sender_counts_initiator_pipe_probe_sent                (core_sender_counts_initiator_pipe_probe_sent),
        .sender_counts_initiator_pipe_clear_sent                (core_sender_counts_initiator_pipe_clear_sent),
        .sender_counts_initiator_pipe_lost_trim                 (core_sender_counts_initiator_pipe_lost_trim),
        .sender_counts_initiator_pipe_lost_nack                 (core_sender_counts_initiator_pipe_lost_nack),
        .sender_counts_initiator_pipe_lost_timeout              (core_sender_counts_initiator_pipe_lost_timeout),
        .sender_counts_initiator_pipe_lost_tail                 (core_sender_counts_initiator_pipe_lost_tail),
        .sender_counts_initiator_pipe_lost_entropy              (core_sender_counts_initiator_pipe_lost_entropy),
        .sender_counts_initiator_pipe_recoveries                (core_sender_counts_initiator_pipe_recoveries),
        .sender_counts_initiator_peer_mismatch                  (core_sender_counts_initiator_peer_mismatch),
        .sender_counts_initiator_peer_dropped                   (core_sender_counts_initiator_peer_dropped),
        .sender_counts_parked                                   (core_sender_counts_parked),
        .sender_counts_unsent                                   (core_sender_counts_unsent),
        .sender_counts_credit_req_sent                          (core_sender_counts_credit_req_sent),
        .sender_counts_credit_req_ignored                       (core_sender_counts_credit_req_ignored),
        .ses_events_delivered                                   (core_ses_events_delivered),
        .ses_events_return_code                                 (core_ses_events_return_code),
        .ses_events_completed                                   (core_ses_events_completed),
        .pdc_event_valid                                        (core_pdc_event_valid),
        .pdc_event_place                                        (core_pdc_event_place),
        .pdc_event_pdcid                                        (core_pdc_event_pdcid),
        .pdc_event_opened                                       (core_pdc_event_opened),
        .pdc_event_established                                  (core_pdc_event_established),
        .pdc_event_moved                                        (core_pdc_event_moved),
        .pdc_event_quiesce                                      (core_pdc_event_quiesce),
        .pdc_event_failed                                       (core_pdc_event_failed),
        .pdc_event_code                                         (core_pdc_event_code),
        .pdc_event_closed                                       (core_pdc_event_closed),
        .pdc_event_ended                                        (core_pdc_event_ended),
        .pdc_event_next_psn                                     (core_pdc_event_next_psn),
        .pdc_event_syn_resent                                   (core_pdc_event_syn_resent),
        .neighbour_not_known                                    (core_neighbour_not_known),
        .verdict_valid                                          (core_verdict_valid),
        .verdict_verdict                                        (core_verdict_verdict),
        .verdict_request_clear                                  (core_verdict_request_clear),
        .target_ready                                           (core_target_ready),
        .target_events_stored_response                          (core_target_events_stored_response),
        .target_events_ack_req_stored                           (core_target_events_ack_req_stored),
        .target_events_gtd_resp_unavail                         (core_target_events_gtd_resp_unavail),
        .target_events_ack_with_data                            (core_target_events_ack_with_data),
        .target_events_response_stale                           (core_target_events_response_stale),
        .target_events_command_ignored                          (core_target_events_command_ignored),
        .target_events_guaranteed_not_stored                    (core_target_events_guaranteed_not_stored),
        .target_events_reply_dropped                            (core_target_events_reply_dropped),
        .target_housekeeping_events_new_pdc_timeout             (core_target_housekeeping_events_new_pdc_timeout),
        .target_housekeeping_events_close_req_timeout           (core_target_housekeeping_events_close_req_timeout),
        .target_housekeeping_events_command_ignored             (core_target_housekeeping_events_command_ignored),
        .sender_ready                                           (core_sender_ready),
        .sender_left                                            (core_sender_left),
        .units_messages                                         (core_units_messages),
        .units_guaranteed                                       (core_units_guaranteed),
        .units_responses                                        (core_units_responses),
        .level                                                  (core_level),
        .free                                                   (core_free),
        .secure_counts_opened                                   (core_secure_counts_opened),
        .secure_counts_refused                                  (core_secure_counts_refused),
        .secure_counts_dropped                                  (core_secure_counts_dropped),
        .secure_counts_others                                   (core_secure_counts_others),
        .secure_counts_not_sent                                 (core_secure_counts_not_sent),
        .tss_irq                                                (core_tss_irq),
        .tss_clearing                                           (core_tss_clearing),
        .received_payload_data                                  (line_received_payload_data),
        .received_payload_keep                                  (line_received_payload_keep),
        .received_payload_last                                  (line_received_payload_last),
        .received_valid                                         (line_received_valid),
        .received_ready                                         (core_received_ready),
        .sent_payload_data                                      (core_sent_payload_data),
        .sent_payload_keep                                      (core_sent_payload_keep),
        .sent_payload_last                                      (core_sent_payload_last),
        .sent_payload_wrong                                     (core_sent_payload_wrong),
        .sent_valid                                             (core_sent_valid),
        .sent_ready                                             (line_sent_ready),
        .messages_payload_op                                    (messages_payload_op),
        .messages_payload_mode                                  (messages_payload_mode),
        .messages_payload_lane                                  (messages_payload_lane),
        .messages_payload_traffic_class                         (messages_payload_traffic_class),
        .messages_payload_local                                 (messages_payload_local),
        .messages_payload_destination                           (messages_payload_destination),
        .messages_payload_job_id                                (messages_payload_job_id),
        .messages_payload_pid_on_fep                            (messages_payload_pid_on_fep),
        .messages_payload_resource_index                        (messages_payload_resource_index),
        .messages_payload_key                                   (messages_payload_key),
        .messages_payload_offset                                (messages_payload_offset),
        .messages_payload_initiator                             (messages_payload_initiator),
        .messages_payload_has_header_data                       (messages_payload_has_header_data),
        .messages_payload_header_data                           (messages_payload_header_data),
        .messages_payload_length                                (messages_payload_length),
        .messages_payload_wr_id                                 (messages_payload_wr_id),
        .messages_valid                                         (messages_valid),
        .messages_ready                                         (core_messages_ready),
        .payload_payload_data                                   (payload_payload_data),
        .payload_payload_keep                                   (payload_payload_keep),
        .payload_payload_last                                   (payload_payload_last),
        .payload_valid                                          (payload_valid),
        .payload_ready                                          (core_payload_ready),
        .sent_completion_payload_wr_id                          (core_sent_completion_payload_wr_id),
        .sent_completion_payload_message_id                     (core_sent_completion_payload_message_id),
        .sent_completion_payload_bytes                          (core_sent_completion_payload_bytes),
        .sent_completion_payload_result                         (core_sent_completion_payload_result),
        .sent_completion_payload_code                           (core_sent_completion_payload_code),
        .sent_completion_valid                                  (core_sent_completion_valid),
        .sent_completion_ready                                  (sent_completion_ready),
        .buffers_payload_address                                (buffers_payload_address),
        .buffers_payload_length                                 (buffers_payload_length),
        .buffers_payload_wr_id                                  (buffers_payload_wr_id),
        .buffers_valid                                          (buffers_valid),
        .buffers_ready                                          (core_buffers_ready),
        .command_payload_kind                                   (command_payload_kind),
        .command_payload_pdcid                                  (command_payload_pdcid),
        .command_payload_with_psn                               (command_payload_with_psn),
        .command_payload_psn                                    (command_payload_psn),
        .command_valid                                          (command_valid),
        .command_ready                                          (core_command_ready),
        .place_payload_data                                     (core_place_payload_data),
        .place_payload_keep                                     (core_place_payload_keep),
        .place_payload_last                                     (core_place_payload_last),
        .place_payload_user_address                             (core_place_payload_user_address),
        .place_payload_user_length                              (core_place_payload_user_length),
        .place_payload_user_pdcid                               (core_place_payload_user_pdcid),
        .place_payload_user_message_id                          (core_place_payload_user_message_id),
        .place_valid                                            (core_place_valid),
        .place_ready                                            (place_ready),
        .completion_payload_opcode                              (core_completion_payload_opcode),
        .completion_payload_return_code                         (core_completion_payload_return_code),
        .completion_payload_reported                            (core_completion_payload_reported),
        .completion_payload_has_header_data                     (core_completion_payload_has_header_data),
        .completion_payload_header_data                         (core_completion_payload_header_data),
        .completion_payload_wr_id                               (core_completion_payload_wr_id),
        .completion_payload_bytes                               (core_completion_payload_bytes),
        .completion_payload_initiator                           (core_completion_payload_initiator),
        .completion_payload_key                                 (core_completion_payload_key),
        .completion_payload_job_id                              (core_completion_payload_job_id),
        .completion_payload_message_id                          (core_completion_payload_message_id),
        .completion_payload_pdcid                               (core_completion_payload_pdcid),
        .completion_valid                                       (core_completion_valid),
        .completion_ready                                       (completion_ready),
        .tss_axi_awaddr                                         (tss_axi_awaddr),
        .tss_axi_awprot                                         (tss_axi_awprot),
        .tss_axi_awvalid                                        (tss_axi_awvalid),
        .tss_axi_awready                                        (core_tss_axi_awready),
        .tss_axi_wdata                                          (tss_axi_wdata),
        .tss_axi_wstrb                                          (tss_axi_wstrb),
        .tss_axi_wvalid                                         (tss_axi_wvalid),
        .tss_axi_wready                                         (core_tss_axi_wready),
        .tss_axi_bresp                                          (core_tss_axi_bresp),
        .tss_axi_bvalid                                         (core_tss_axi_bvalid),
        .tss_axi_bready                                         (tss_axi_bready),
        .tss_axi_araddr                                         (tss_axi_araddr),
        .tss_axi_arprot                                         (tss_axi_arprot),
        .tss_axi_arvalid                                        (tss_axi_arvalid),
        .tss_axi_arready                                        (core_tss_axi_arready),
        .tss_axi_rdata                                          (core_tss_axi_rdata),
        .tss_axi_rresp                                          (core_tss_axi_rresp),
        .tss_axi_rvalid                                         (core_tss_axi_rvalid),
        .tss_axi_rready                                         (tss_axi_rready)
    );

    assign plain_refused = core_plain_refused;
    assign ready = core_ready;
    assign rx_counts_parser_uet = core_rx_counts_parser_uet;
    assign rx_counts_parser_other = core_rx_counts_parser_other;
    assign rx_counts_parser_short = core_rx_counts_parser_short;
    assign rx_counts_parser_unknown_type = core_rx_counts_parser_unknown_type;
    assign rx_counts_parser_unknown_next_header = core_rx_counts_parser_unknown_next_header;
    assign rx_counts_parser_bad_length = core_rx_counts_parser_bad_length;
    assign rx_counts_parser_bad_version = core_rx_counts_parser_bad_version;
    assign rx_counts_parser_unsupported = core_rx_counts_parser_unsupported;
    assign rx_counts_parser_fragment = core_rx_counts_parser_fragment;
    assign rx_counts_parser_bad_checksum = core_rx_counts_parser_bad_checksum;
    assign rx_counts_parser_bad_crc = core_rx_counts_parser_bad_crc;
    assign rx_counts_parser_bad_fcs = core_rx_counts_parser_bad_fcs;
    assign rx_counts_parser_reserved_bits = core_rx_counts_parser_reserved_bits;
    assign rx_counts_parser_wrong_next_header = core_rx_counts_parser_wrong_next_header;
    assign rx_counts_parser_unknown_control_type = core_rx_counts_parser_unknown_control_type;
    assign rx_counts_parser_unknown_ack_request = core_rx_counts_parser_unknown_ack_request;
    assign rx_counts_deparser_sent = core_rx_counts_deparser_sent;
    assign rx_counts_deparser_wrong_length = core_rx_counts_deparser_wrong_length;
    assign rx_counts_deparser_too_long = core_rx_counts_deparser_too_long;
    assign rx_counts_deparser_no_packet = core_rx_counts_deparser_no_packet;
    assign rx_counts_off = core_rx_counts_off;
    assign rx_counts_unknown_address = core_rx_counts_unknown_address;
    assign rx_counts_too_long = core_rx_counts_too_long;
    assign rx_counts_unrouted = core_rx_counts_unrouted;
    assign rx_counts_no_buffer = core_rx_counts_no_buffer;
    assign tx_counts_deparser_sent = core_tx_counts_deparser_sent;
    assign tx_counts_deparser_wrong_length = core_tx_counts_deparser_wrong_length;
    assign tx_counts_deparser_too_long = core_tx_counts_deparser_too_long;
    assign tx_counts_deparser_no_packet = core_tx_counts_deparser_no_packet;
    assign tx_counts_stale = core_tx_counts_stale;
    assign tx_counts_messages = core_tx_counts_messages;
    assign tx_counts_completions = core_tx_counts_completions;
    assign sender_counts_initiator_pipe_ignored_unknown_pdc = core_sender_counts_initiator_pipe_ignored_unknown_pdc;
    assign sender_counts_initiator_pipe_ignored_mismatch = core_sender_counts_initiator_pipe_ignored_mismatch;
    assign sender_counts_initiator_pipe_ignored_ack_out_of_range = core_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_out_of_range = core_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_unexpected = core_sender_counts_initiator_pipe_ignored_nack_unexpected;
    assign sender_counts_initiator_pipe_sack_out_of_range = core_sender_counts_initiator_pipe_sack_out_of_range;
    assign sender_counts_initiator_pipe_probe_stale = core_sender_counts_initiator_pipe_probe_stale;
    assign sender_counts_initiator_pipe_duplicate_ack = core_sender_counts_initiator_pipe_duplicate_ack;
    assign sender_counts_initiator_pipe_spurious = core_sender_counts_initiator_pipe_spurious;
    assign sender_counts_initiator_pipe_held_timeout = core_sender_counts_initiator_pipe_held_timeout;
    assign sender_counts_initiator_pipe_nack_again = core_sender_counts_initiator_pipe_nack_again;
    assign sender_counts_initiator_pipe_retransmitted = core_sender_counts_initiator_pipe_retransmitted;
    assign sender_counts_initiator_pipe_ack_req_sent = core_sender_counts_initiator_pipe_ack_req_sent;
    assign sender_counts_initiator_pipe_probe_sent = core_sender_counts_initiator_pipe_probe_sent;
    assign sender_counts_initiator_pipe_clear_sent = core_sender_counts_initiator_pipe_clear_sent;
    assign sender_counts_initiator_pipe_lost_trim = core_sender_counts_initiator_pipe_lost_trim;
    assign sender_counts_initiator_pipe_lost_nack = core_sender_counts_initiator_pipe_lost_nack;
    assign sender_counts_initiator_pipe_lost_timeout = core_sender_counts_initiator_pipe_lost_timeout;
    assign sender_counts_initiator_pipe_lost_tail = core_sender_counts_initiator_pipe_lost_tail;
    assign sender_counts_initiator_pipe_lost_entropy = core_sender_counts_initiator_pipe_lost_entropy;
    assign sender_counts_initiator_pipe_recoveries = core_sender_counts_initiator_pipe_recoveries;
    assign sender_counts_initiator_peer_mismatch = core_sender_counts_initiator_peer_mismatch;
    assign sender_counts_initiator_peer_dropped = core_sender_counts_initiator_peer_dropped;
    assign sender_counts_parked = core_sender_counts_parked;
    assign sender_counts_unsent = core_sender_counts_unsent;
    assign sender_counts_credit_req_sent = core_sender_counts_credit_req_sent;
    assign sender_counts_credit_req_ignored = core_sender_counts_credit_req_ignored;
    assign ses_events_delivered = core_ses_events_delivered;
    assign ses_events_return_code = core_ses_events_return_code;
    assign ses_events_completed = core_ses_events_completed;
    assign pdc_event_valid = core_pdc_event_valid;
    assign pdc_event_place = core_pdc_event_place;
    assign pdc_event_pdcid = core_pdc_event_pdcid;
    assign pdc_event_opened = core_pdc_event_opened;
    assign pdc_event_established = core_pdc_event_established;
    assign pdc_event_moved = core_pdc_event_moved;
    assign pdc_event_quiesce = core_pdc_event_quiesce;
    assign pdc_event_failed = core_pdc_event_failed;
    assign pdc_event_code = core_pdc_event_code;
    assign pdc_event_closed = core_pdc_event_closed;
    assign pdc_event_ended = core_pdc_event_ended;
    assign pdc_event_next_psn = core_pdc_event_next_psn;
    assign pdc_event_syn_resent = core_pdc_event_syn_resent;
    assign neighbour_not_known = core_neighbour_not_known;
    assign verdict_valid = core_verdict_valid;
    assign verdict_verdict = core_verdict_verdict;
    assign verdict_request_clear = core_verdict_request_clear;
    assign target_ready = core_target_ready;
    assign target_events_stored_response = core_target_events_stored_response;
    assign target_events_ack_req_stored = core_target_events_ack_req_stored;
    assign target_events_gtd_resp_unavail = core_target_events_gtd_resp_unavail;
    assign target_events_ack_with_data = core_target_events_ack_with_data;
    assign target_events_response_stale = core_target_events_response_stale;
    assign target_events_command_ignored = core_target_events_command_ignored;
    assign target_events_guaranteed_not_stored = core_target_events_guaranteed_not_stored;
    assign target_events_reply_dropped = core_target_events_reply_dropped;
    assign target_housekeeping_events_new_pdc_timeout = core_target_housekeeping_events_new_pdc_timeout;
    assign target_housekeeping_events_close_req_timeout = core_target_housekeeping_events_close_req_timeout;
    assign target_housekeeping_events_command_ignored = core_target_housekeeping_events_command_ignored;
    assign sender_ready = core_sender_ready;
    assign sender_left = core_sender_left;
    assign units_messages = core_units_messages;
    assign units_guaranteed = core_units_guaranteed;
    assign units_responses = core_units_responses;
    assign level = core_level;
    assign free = core_free;
    assign secure_counts_opened = core_secure_counts_opened;
    assign secure_counts_refused = core_secure_counts_refused;
    assign secure_counts_dropped = core_secure_counts_dropped;
    assign secure_counts_others = core_secure_counts_others;
    assign secure_counts_not_sent = core_secure_counts_not_sent;
    assign tss_irq = core_tss_irq;
    assign tss_clearing = core_tss_clearing;
    assign link_status_transmit_state = line_status_transmit_state;
    assign link_status_transmit_tx_seq = line_status_transmit_tx_seq;
    assign link_status_transmit_acked = line_status_transmit_acked;
    assign link_status_transmit_outstanding = line_status_transmit_outstanding;
    assign link_status_transmit_replay_ct = line_status_transmit_replay_ct;
    assign link_status_transmit_error = line_status_transmit_error;
    assign link_status_transmit_events_seq_error = line_status_transmit_events_seq_error;
    assign link_status_transmit_events_echo_mismatch = line_status_transmit_events_echo_mismatch;
    assign link_status_transmit_counts_tx_init_ctl_os = line_status_transmit_counts_tx_init_ctl_os;
    assign link_status_transmit_counts_rx_init_echo_ctl_os = line_status_transmit_counts_rx_init_echo_ctl_os;
    assign link_status_transmit_counts_rx_ack_ctl_os = line_status_transmit_counts_rx_ack_ctl_os;
    assign link_status_transmit_counts_rx_nack_ctl_os = line_status_transmit_counts_rx_nack_ctl_os;
    assign link_status_transmit_counts_rx_ack_nack_seq_error = line_status_transmit_counts_rx_ack_nack_seq_error;
    assign link_status_transmit_counts_rx_echo_mismatch = line_status_transmit_counts_rx_echo_mismatch;
    assign link_status_transmit_counts_tx_discard = line_status_transmit_counts_tx_discard;
    assign link_status_transmit_counts_tx_best_effort = line_status_transmit_counts_tx_best_effort;
    assign link_status_transmit_counts_tx_ok = line_status_transmit_counts_tx_ok;
    assign link_status_transmit_counts_tx_poisoned = line_status_transmit_counts_tx_poisoned;
    assign link_status_transmit_counts_tx_replay = line_status_transmit_counts_tx_replay;
    assign link_status_transmit_counts_tx_replayed_frames = line_status_transmit_counts_tx_replayed_frames;
    assign link_status_transmit_counts_tx_replayed_bytes = line_status_transmit_counts_tx_replayed_bytes;
    assign link_status_transmit_counts_tx_padded = line_status_transmit_counts_tx_padded;
    assign link_status_transmit_counts_tx_too_long = line_status_transmit_counts_tx_too_long;
    assign link_status_receive_state = line_status_receive_state;
    assign link_status_receive_next_seq = line_status_receive_next_seq;
    assign link_status_receive_events_restarted = line_status_receive_events_restarted;
    assign link_status_receive_events_poisoned = line_status_receive_events_poisoned;
    assign link_status_receive_counts_rx_init_ctl_os = line_status_receive_counts_rx_init_ctl_os;
    assign link_status_receive_counts_tx_init_echo_ctl_os = line_status_receive_counts_tx_init_echo_ctl_os;
    assign link_status_receive_counts_tx_ack_ctl_os = line_status_receive_counts_tx_ack_ctl_os;
    assign link_status_receive_counts_tx_nack_ctl_os = line_status_receive_counts_tx_nack_ctl_os;
    assign link_status_receive_counts_rx_ok = line_status_receive_counts_rx_ok;
    assign link_status_receive_counts_rx_poisoned = line_status_receive_counts_rx_poisoned;
    assign link_status_receive_counts_rx_bad = line_status_receive_counts_rx_bad;
    assign link_status_receive_counts_rx_expected_seq_good = line_status_receive_counts_rx_expected_seq_good;
    assign link_status_receive_counts_rx_expected_seq_poisoned = line_status_receive_counts_rx_expected_seq_poisoned;
    assign link_status_receive_counts_rx_expected_seq_bad = line_status_receive_counts_rx_expected_seq_bad;
    assign link_status_receive_counts_rx_missing_seq = line_status_receive_counts_rx_missing_seq;
    assign link_status_receive_counts_rx_duplicate_seq = line_status_receive_counts_rx_duplicate_seq;
    assign link_status_receive_counts_rx_replay = line_status_receive_counts_rx_replay;
    assign link_status_receive_counts_rx_ineligible_good = line_status_receive_counts_rx_ineligible_good;
    assign link_status_receive_counts_rx_ineligible_bad = line_status_receive_counts_rx_ineligible_bad;
    assign link_status_receive_counts_rx_llr_dropped = line_status_receive_counts_rx_llr_dropped;
    assign link_status_line_receive_counts_rx_ctl_os_type_error = line_status_line_receive_counts_rx_ctl_os_type_error;
    assign link_status_line_receive_counts_rx_ctl_os_padding_error = line_status_line_receive_counts_rx_ctl_os_padding_error;
    assign link_status_line_receive_counts_rx_ctl_os_spacing_error = line_status_line_receive_counts_rx_ctl_os_spacing_error;
    assign link_status_line_receive_counts_rx_preamble_error = line_status_line_receive_counts_rx_preamble_error;
    assign link_status_line_receive_counts_rx_cut = line_status_line_receive_counts_rx_cut;
    assign link_status_line_receive_counts_rx_runt = line_status_line_receive_counts_rx_runt;
    assign link_status_line_receive_counts_rx_refused = line_status_line_receive_counts_rx_refused;
    assign link_status_line_lost_messages = line_status_line_lost_messages;
    assign link_status_line_underruns = line_status_line_underruns;
    assign link_status_damaged = line_status_damaged;
    assign link_status_lost = line_status_lost;
    assign link_status_credit_sender_used = line_status_credit_sender_used;
    assign link_status_credit_sender_most_used = line_status_credit_sender_most_used;
    assign link_status_credit_sender_cf_updates = line_status_credit_sender_cf_updates;
    assign link_status_credit_sender_cf_refused = line_status_credit_sender_cf_refused;
    assign link_status_credit_sender_cc_updates = line_status_credit_sender_cc_updates;
    assign link_status_credit_receiver_cf_updates = line_status_credit_receiver_cf_updates;
    assign link_status_credit_receiver_cc_updates = line_status_credit_receiver_cc_updates;
    assign link_status_credit_receiver_cc_discarded = line_status_credit_receiver_cc_discarded;
    assign link_status_credit_receiver_cc_too_soon = line_status_credit_receiver_cc_too_soon;
    assign link_status_credit_receiver_cc_malformed = line_status_credit_receiver_cc_malformed;
    assign link_status_credit_receiver_bad_frames = line_status_credit_receiver_bad_frames;
    assign link_status_credit_receiver_overflows = line_status_credit_receiver_overflows;
    assign link_status_credit_active = line_status_credit_active;
    assign link_status_credit_overflowed = line_status_credit_overflowed;
    assign column_0_control = line_column_0_control;
    assign column_0_data = line_column_0_data;
    assign column_1_control = line_column_1_control;
    assign column_1_data = line_column_1_data;
    assign column_2_control = line_column_2_control;
    assign column_2_data = line_column_2_data;
    assign column_3_control = line_column_3_control;
    assign column_3_data = line_column_3_data;
    assign column_4_control = line_column_4_control;
    assign column_4_data = line_column_4_data;
    assign column_5_control = line_column_5_control;
    assign column_5_data = line_column_5_data;
    assign column_6_control = line_column_6_control;
    assign column_6_data = line_column_6_data;
    assign column_7_control = line_column_7_control;
    assign column_7_data = line_column_7_data;
    assign messages_ready = core_messages_ready;
    assign payload_ready = core_payload_ready;
    assign sent_completion_payload_wr_id = core_sent_completion_payload_wr_id;
    assign sent_completion_payload_message_id = core_sent_completion_payload_message_id;
    assign sent_completion_payload_bytes = core_sent_completion_payload_bytes;
    assign sent_completion_payload_result = core_sent_completion_payload_result;
    assign sent_completion_payload_code = core_sent_completion_payload_code;
    assign sent_completion_valid = core_sent_completion_valid;
    assign buffers_ready = core_buffers_ready;
    assign command_ready = core_command_ready;
    assign place_payload_data = core_place_payload_data;
    assign place_payload_keep = core_place_payload_keep;
    assign place_payload_last = core_place_payload_last;
    assign place_payload_user_address = core_place_payload_user_address;
    assign place_payload_user_length = core_place_payload_user_length;
    assign place_payload_user_pdcid = core_place_payload_user_pdcid;
    assign place_payload_user_message_id = core_place_payload_user_message_id;
    assign place_valid = core_place_valid;
    assign completion_payload_opcode = core_completion_payload_opcode;
    assign completion_payload_return_code = core_completion_payload_return_code;
    assign completion_payload_reported = core_completion_payload_reported;
    assign completion_payload_has_header_data = core_completion_payload_has_header_data;
    assign completion_payload_header_data = core_completion_payload_header_data;
    assign completion_payload_wr_id = core_completion_payload_wr_id;
    assign completion_payload_bytes = core_completion_payload_bytes;
    assign completion_payload_initiator = core_completion_payload_initiator;
    assign completion_payload_key = core_completion_payload_key;
    assign completion_payload_job_id = core_completion_payload_job_id;
    assign completion_payload_message_id = core_completion_payload_message_id;
    assign completion_payload_pdcid = core_completion_payload_pdcid;
    assign completion_valid = core_completion_valid;
    assign tss_axi_awready = core_tss_axi_awready;
    assign tss_axi_wready = core_tss_axi_wready;
    assign tss_axi_bresp = core_tss_axi_bresp;
    assign tss_axi_bvalid = core_tss_axi_bvalid;
    assign tss_axi_arready = core_tss_axi_arready;
    assign tss_axi_rdata = core_tss_axi_rdata;
    assign tss_axi_rresp = core_tss_axi_rresp;
    assign tss_axi_rvalid = core_tss_axi_rvalid;

endmodule

`default_nettype wire
