// A UET endpoint, 64 bytes a clock: messages to frames, and frames to placed payload.
`default_nettype none

module uet_endpoint_b64_n8_w128_crc_little_marked (
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
    input  wire [511:0] received_payload_data,
    input  wire  [63:0] received_payload_keep,
    input  wire         received_payload_last,
    input  wire         received_payload_user_bad,
    input  wire         received_valid,
    output wire         received_ready,
    output wire [511:0] sent_payload_data,
    output wire  [63:0] sent_payload_keep,
    output wire         sent_payload_last,
    output wire         sent_payload_wrong,
    output wire         sent_valid,
    input  wire         sent_ready,
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
    wire   [6:0] rx_trace_free_guaranteed;
    wire   [6:0] rx_trace_free_responses;
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
    wire         rx_completion_valid;
    wire [511:0] rx_replies_payload_data;
    wire  [63:0] rx_replies_payload_keep;
    wire         rx_replies_payload_last;
    wire         rx_replies_payload_wrong;
    wire         rx_replies_valid;
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
    wire   [2:0] tx_pdc_event_place;
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
    wire         tx_neighbour_not_known;
    wire         tx_sender_ready;
    wire         tx_sender_left;
    wire   [9:0] tx_free;
    wire         tx_messages_ready;
    wire         tx_payload_ready;
    wire         tx_replies_ready;
    wire  [31:0] tx_completion_payload_wr_id;
    wire  [15:0] tx_completion_payload_message_id;
    wire  [31:0] tx_completion_payload_bytes;
    wire   [1:0] tx_completion_payload_result;
    wire   [7:0] tx_completion_payload_code;
    wire         tx_completion_valid;
    wire [511:0] tx_frames_payload_data;
    wire  [63:0] tx_frames_payload_keep;
    wire         tx_frames_payload_last;
    wire         tx_frames_payload_wrong;
    wire         tx_frames_valid;

    uet_rx_b64_n8_w128_crc_little_marked rx (
        .clk                                          (clk),
        .rst                                          (rst),
        .now                                          (units),
        .registers_enable                             (registers_receive),
        .registers_addresses_0_enable                 (registers_addresses_0_enable),
        .registers_addresses_0_ip                     (registers_addresses_0_ip),
        .registers_addresses_0_mac                    (registers_addresses_0_mac),
        .registers_addresses_0_tagged                 (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp                (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei                (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid                (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable                 (registers_addresses_1_enable),
        .registers_addresses_1_ip                     (registers_addresses_1_ip),
        .registers_addresses_1_mac                    (registers_addresses_1_mac),
        .registers_addresses_1_tagged                 (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp                (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei                (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid                (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable                 (registers_addresses_2_enable),
        .registers_addresses_2_ip                     (registers_addresses_2_ip),
        .registers_addresses_2_mac                    (registers_addresses_2_mac),
        .registers_addresses_2_tagged                 (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp                (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei                (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid                (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable                 (registers_addresses_3_enable),
        .registers_addresses_3_ip                     (registers_addresses_3_ip),
        .registers_addresses_3_mac                    (registers_addresses_3_mac),
        .registers_addresses_3_tagged                 (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp                (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei                (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid                (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable                 (registers_addresses_4_enable),
        .registers_addresses_4_ip                     (registers_addresses_4_ip),
        .registers_addresses_4_mac                    (registers_addresses_4_mac),
        .registers_addresses_4_tagged                 (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp                (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei                (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid                (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable                 (registers_addresses_5_enable),
        .registers_addresses_5_ip                     (registers_addresses_5_ip),
        .registers_addresses_5_mac                    (registers_addresses_5_mac),
        .registers_addresses_5_tagged                 (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp                (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei                (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid                (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable                 (registers_addresses_6_enable),
        .registers_addresses_6_ip                     (registers_addresses_6_ip),
        .registers_addresses_6_mac                    (registers_addresses_6_mac),
        .registers_addresses_6_tagged                 (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp                (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei                (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid                (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable                 (registers_addresses_7_enable),
        .registers_addresses_7_ip                     (registers_addresses_7_ip),
        .registers_addresses_7_mac                    (registers_addresses_7_mac),
        .registers_addresses_7_tagged                 (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp                (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei                (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid                (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable                 (registers_addresses_8_enable),
        .registers_addresses_8_ip                     (registers_addresses_8_ip),
        .registers_addresses_8_mac                    (registers_addresses_8_mac),
        .registers_addresses_8_tagged                 (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp                (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei                (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid                (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable                 (registers_addresses_9_enable),
        .registers_addresses_9_ip                     (registers_addresses_9_ip),
        .registers_addresses_9_mac                    (registers_addresses_9_mac),
        .registers_addresses_9_tagged                 (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp                (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei                (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid                (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable                (registers_addresses_10_enable),
        .registers_addresses_10_ip                    (registers_addresses_10_ip),
        .registers_addresses_10_mac                   (registers_addresses_10_mac),
        .registers_addresses_10_tagged                (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp               (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei               (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid               (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable                (registers_addresses_11_enable),
        .registers_addresses_11_ip                    (registers_addresses_11_ip),
        .registers_addresses_11_mac                   (registers_addresses_11_mac),
        .registers_addresses_11_tagged                (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp               (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei               (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid               (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable                (registers_addresses_12_enable),
        .registers_addresses_12_ip                    (registers_addresses_12_ip),
        .registers_addresses_12_mac                   (registers_addresses_12_mac),
        .registers_addresses_12_tagged                (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp               (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei               (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid               (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable                (registers_addresses_13_enable),
        .registers_addresses_13_ip                    (registers_addresses_13_ip),
        .registers_addresses_13_mac                   (registers_addresses_13_mac),
        .registers_addresses_13_tagged                (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp               (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei               (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid               (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable                (registers_addresses_14_enable),
        .registers_addresses_14_ip                    (registers_addresses_14_ip),
        .registers_addresses_14_mac                   (registers_addresses_14_mac),
        .registers_addresses_14_tagged                (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp               (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei               (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid               (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable                (registers_addresses_15_enable),
        .registers_addresses_15_ip                    (registers_addresses_15_ip),
        .registers_addresses_15_mac                   (registers_addresses_15_mac),
        .registers_addresses_15_tagged                (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp               (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei               (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid               (registers_addresses_15_tag_vid),
        .registers_last_hop_used                      (registers_last_hop_used),
        .registers_last_hop_dscp                      (registers_last_hop_dscp),
        .registers_gateway                            (registers_gateway),
        .registers_reply_dscp                         (registers_control_dscp),
        .registers_reply_outer_ttl                    (registers_outer_ttl),
        .registers_reply_outer_native                 (registers_outer_native),
        .registers_pds_ack_ack_on_ecn                 (registers_target_ack_ack_on_ecn),
        .registers_pds_ack_ack_per_packet             (registers_target_ack_ack_per_packet),
        .registers_pds_ack_ack_tail                   (registers_target_ack_ack_tail),
        .registers_pds_ack_ack_gen_trigger            (registers_target_ack_ack_gen_trigger),
        .registers_pds_ack_ack_gen_min_add            (registers_target_ack_ack_gen_min_add),
        .registers_pds_offer_mpr                      (registers_target_offer_mpr),
        .registers_pds_offer_rcv_cwnd_pend            (registers_target_offer_rcv_cwnd_pend),
        .registers_pds_offer_restore_cwnd             (registers_target_offer_restore_cwnd),
        .registers_pds_times_new_pdc                  (registers_target_times_new_pdc),
        .registers_pds_times_linger                   (registers_target_times_linger),
        .registers_pds_times_close_req                (registers_target_times_close_req),
        .registers_pds_quarantine                     (registers_target_quarantine),
        .regions_valid                                (regions_valid),
        .regions_index                                (regions_index),
        .regions_region_enable                        (regions_region_enable),
        .regions_region_key                           (regions_region_key),
        .regions_region_base                          (regions_region_base),
        .regions_region_length                        (regions_region_length),
        .regions_region_remote_write                  (regions_region_remote_write),
        .neighbour_valid                              (neighbour_valid),
        .neighbour_forget                             (neighbour_forget),
        .neighbour_ip                                 (neighbour_ip),
        .neighbour_mac                                (neighbour_mac),
        .ready                                        (rx_ready),
        .peer_valid                                   (rx_peer_valid),
        .peer_arrival_event_kind                      (rx_peer_arrival_event_kind),
        .peer_arrival_event_source                    (rx_peer_arrival_event_source),
        .peer_arrival_event_local                     (rx_peer_arrival_event_local),
        .peer_arrival_event_entropy                   (rx_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid                    (rx_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid                    (rx_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                         (rx_peer_arrival_event_m),
        .peer_arrival_event_retx                      (rx_peer_arrival_event_retx),
        .peer_arrival_event_req                       (rx_peer_arrival_event_req),
        .peer_arrival_event_p                         (rx_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset            (rx_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                        (rx_peer_arrival_event_nt),
        .peer_arrival_event_nack_code                 (rx_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code               (rx_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn                       (rx_peer_arrival_event_psn),
        .peer_arrival_event_payload                   (rx_peer_arrival_event_payload),
        .peer_arrival_event_cc_type                   (rx_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr                       (rx_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset           (rx_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap               (rx_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state                  (rx_peer_arrival_event_cc_state),
        .peer_arrival_ses                             (rx_peer_arrival_ses),
        .peer_arrival_ses_header                      (rx_peer_arrival_ses_header),
        .counts_parser_uet                            (rx_counts_parser_uet),
        .counts_parser_other                          (rx_counts_parser_other),
        .counts_parser_short                          (rx_counts_parser_short),
        .counts_parser_unknown_type                   (rx_counts_parser_unknown_type),
        .counts_parser_unknown_next_header            (rx_counts_parser_unknown_next_header),
        .counts_parser_bad_length                     (rx_counts_parser_bad_length),
        .counts_parser_bad_version                    (rx_counts_parser_bad_version),
        .counts_parser_unsupported                    (rx_counts_parser_unsupported),
        .counts_parser_fragment                       (rx_counts_parser_fragment),
        .counts_parser_bad_checksum                   (rx_counts_parser_bad_checksum),
        .counts_parser_bad_crc                        (rx_counts_parser_bad_crc),
        .counts_parser_bad_fcs                        (rx_counts_parser_bad_fcs),
        .counts_parser_reserved_bits                  (rx_counts_parser_reserved_bits),
        .counts_parser_wrong_next_header              (rx_counts_parser_wrong_next_header),
        .counts_parser_unknown_control_type           (rx_counts_parser_unknown_control_type),
        .counts_parser_unknown_ack_request            (rx_counts_parser_unknown_ack_request),
        .counts_deparser_sent                         (rx_counts_deparser_sent),
        .counts_deparser_wrong_length                 (rx_counts_deparser_wrong_length),
        .counts_deparser_too_long                     (rx_counts_deparser_too_long),
        .counts_deparser_no_packet                    (rx_counts_deparser_no_packet),
        .counts_off                                   (rx_counts_off),
        .counts_unknown_address                       (rx_counts_unknown_address),
        .counts_too_long                              (rx_counts_too_long),
        .counts_unrouted                              (rx_counts_unrouted),
        .counts_no_buffer                             (rx_counts_no_buffer),
        .ses_events_delivered                         (rx_ses_events_delivered),
        .ses_events_return_code                       (rx_ses_events_return_code),
        .ses_events_completed                         (rx_ses_events_completed),
        .neighbour_not_known                          (rx_neighbour_not_known),
        .level                                        (rx_level),
        .target_ready                                 (rx_target_ready),
        .target_events_stored_response                (rx_target_events_stored_response),
        .target_events_ack_req_stored                 (rx_target_events_ack_req_stored),
        .target_events_gtd_resp_unavail               (rx_target_events_gtd_resp_unavail),
        .target_events_ack_with_data                  (rx_target_events_ack_with_data),
        .target_events_response_stale                 (rx_target_events_response_stale),
        .target_events_command_ignored                (rx_target_events_command_ignored),
        .target_events_guaranteed_not_stored          (rx_target_events_guaranteed_not_stored),
        .target_events_reply_dropped                  (rx_target_events_reply_dropped),
        .target_housekeeping_events_new_pdc_timeout   (rx_target_housekeeping_events_new_pdc_timeout),
        .target_housekeeping_events_close_req_timeout (rx_target_housekeeping_events_close_req_timeout),
        .target_housekeeping_events_command_ignored   (rx_target_housekeeping_events_command_ignored),
        .trace_request_valid                          (rx_trace_request_valid),
        .trace_request_payload_source                 (rx_trace_request_payload_source),
        .trace_request_payload_local                  (rx_trace_request_payload_local),
        .trace_request_payload_kind                   (rx_trace_request_payload_kind),
        .trace_request_payload_rod                    (rx_trace_request_payload_rod),
        .trace_request_payload_trimmed                (rx_trace_request_payload_trimmed),
        .trace_request_payload_ce                     (rx_trace_request_payload_ce),
        .trace_request_payload_retx                   (rx_trace_request_payload_retx),
        .trace_request_payload_ar                     (rx_trace_request_payload_ar),
        .trace_request_payload_syn                    (rx_trace_request_payload_syn),
        .trace_request_payload_psn                    (rx_trace_request_payload_psn),
        .trace_request_payload_clear_offset           (rx_trace_request_payload_clear_offset),
        .trace_request_payload_opaque                 (rx_trace_request_payload_opaque),
        .trace_request_payload_payload                (rx_trace_request_payload_payload),
        .trace_request_payload_spdcid                 (rx_trace_request_payload_spdcid),
        .trace_request_payload_dpdcid                 (rx_trace_request_payload_dpdcid),
        .trace_request_payload_length                 (rx_trace_request_payload_length),
        .trace_request_payload_size                   (rx_trace_request_payload_size),
        .trace_request_payload_entropy                (rx_trace_request_payload_entropy),
        .trace_request_payload_message_id             (rx_trace_request_payload_message_id),
        .trace_request_payload_job_id                 (rx_trace_request_payload_job_id),
        .trace_request_payload_resources_ccc          (rx_trace_request_payload_resources_ccc),
        .trace_request_payload_resources_bitmap       (rx_trace_request_payload_resources_bitmap),
        .trace_request_payload_resources_pkt_buffer   (rx_trace_request_payload_resources_pkt_buffer),
        .trace_request_payload_resources_gtd_del      (rx_trace_request_payload_resources_gtd_del),
        .trace_request_payload_resources_gtd_last     (rx_trace_request_payload_resources_gtd_last),
        .trace_request_payload_resources_ses_msg      (rx_trace_request_payload_resources_ses_msg),
        .trace_request_payload_resources_other        (rx_trace_request_payload_resources_other),
        .trace_request_payload_tss_method             (rx_trace_request_payload_tss_method),
        .trace_request_payload_tss_start_psn          (rx_trace_request_payload_tss_start_psn),
        .trace_verdict_valid                          (rx_trace_verdict_valid),
        .trace_verdict_verdict                        (rx_trace_verdict_verdict),
        .trace_verdict_request_clear                  (rx_trace_verdict_request_clear),
        .trace_deliver_valid                          (rx_trace_deliver_valid),
        .trace_deliver_pdcid                          (rx_trace_deliver_pdcid),
        .trace_deliver_psn                            (rx_trace_deliver_psn),
        .trace_deliver_rod                            (rx_trace_deliver_rod),
        .trace_deliver_cookie_ack                     (rx_trace_deliver_cookie_ack),
        .trace_deliver_cookie_ce                      (rx_trace_deliver_cookie_ce),
        .trace_deliver_cookie_retx                    (rx_trace_deliver_cookie_retx),
        .trace_deliver_cookie_entropy                 (rx_trace_deliver_cookie_entropy),
        .trace_deliver_cookie_time                    (rx_trace_deliver_cookie_time),
        .trace_response_valid                         (rx_trace_response_valid),
        .trace_response_payload_pdcid                 (rx_trace_response_payload_pdcid),
        .trace_response_payload_psn                   (rx_trace_response_payload_psn),
        .trace_response_payload_cookie_ack            (rx_trace_response_payload_cookie_ack),
        .trace_response_payload_cookie_ce             (rx_trace_response_payload_cookie_ce),
        .trace_response_payload_cookie_retx           (rx_trace_response_payload_cookie_retx),
        .trace_response_payload_cookie_entropy        (rx_trace_response_payload_cookie_entropy),
        .trace_response_payload_cookie_time           (rx_trace_response_payload_cookie_time),
        .trace_response_payload_guaranteed            (rx_trace_response_payload_guaranteed),
        .trace_response_payload_plain_ok              (rx_trace_response_payload_plain_ok),
        .trace_response_payload_handle                (rx_trace_response_payload_handle),
        .trace_response_payload_next_hdr              (rx_trace_response_payload_next_hdr),
        .trace_reply_valid                            (rx_trace_reply_valid),
        .trace_reply_payload_type                     (rx_trace_reply_payload_type),
        .trace_reply_payload_destination              (rx_trace_reply_payload_destination),
        .trace_reply_payload_local                    (rx_trace_reply_payload_local),
        .trace_reply_payload_entropy                  (rx_trace_reply_payload_entropy),
        .trace_reply_payload_spdcid                   (rx_trace_reply_payload_spdcid),
        .trace_reply_payload_dpdcid                   (rx_trace_reply_payload_dpdcid),
        .trace_reply_payload_m                        (rx_trace_reply_payload_m),
        .trace_reply_payload_retx                     (rx_trace_reply_payload_retx),
        .trace_reply_payload_req                      (rx_trace_reply_payload_req),
        .trace_reply_payload_p                        (rx_trace_reply_payload_p),
        .trace_reply_payload_ack_psn_offset           (rx_trace_reply_payload_ack_psn_offset),
        .trace_reply_payload_cack_psn                 (rx_trace_reply_payload_cack_psn),
        .trace_reply_payload_response                 (rx_trace_reply_payload_response),
        .trace_reply_payload_message_id               (rx_trace_reply_payload_message_id),
        .trace_reply_payload_job_id                   (rx_trace_reply_payload_job_id),
        .trace_reply_payload_handle                   (rx_trace_reply_payload_handle),
        .trace_reply_payload_next_hdr                 (rx_trace_reply_payload_next_hdr),
        .trace_reply_payload_kept                     (rx_trace_reply_payload_kept),
        .trace_reply_payload_mpr                      (rx_trace_reply_payload_mpr),
        .trace_reply_payload_sack_psn_offset          (rx_trace_reply_payload_sack_psn_offset),
        .trace_reply_payload_sack_bitmap              (rx_trace_reply_payload_sack_bitmap),
        .trace_reply_payload_service_time             (rx_trace_reply_payload_service_time),
        .trace_reply_payload_restore_cwnd             (rx_trace_reply_payload_restore_cwnd),
        .trace_reply_payload_rcv_cwnd_pend            (rx_trace_reply_payload_rcv_cwnd_pend),
        .trace_reply_payload_rcvd_bytes               (rx_trace_reply_payload_rcvd_bytes),
        .trace_reply_payload_ooo_count                (rx_trace_reply_payload_ooo_count),
        .trace_reply_payload_nack_code                (rx_trace_reply_payload_nack_code),
        .trace_reply_payload_psn                      (rx_trace_reply_payload_psn),
        .trace_reply_payload_payload                  (rx_trace_reply_payload_payload),
        .trace_reply_payload_control                  (rx_trace_reply_payload_control),
        .trace_reply_payload_ar                       (rx_trace_reply_payload_ar),
        .trace_free_messages                          (rx_trace_free_messages),
        .trace_free_guaranteed                        (rx_trace_free_guaranteed),
        .trace_free_responses                         (rx_trace_free_responses),
        .frames_payload_data                          (received_payload_data),
        .frames_payload_keep                          (received_payload_keep),
        .frames_payload_last                          (received_payload_last),
        .frames_payload_user_bad                      (received_payload_user_bad),
        .frames_valid                                 (received_valid),
        .frames_ready                                 (rx_frames_ready),
        .buffers_payload_address                      (buffers_payload_address),
        .buffers_payload_length                       (buffers_payload_length),
        .buffers_payload_wr_id                        (buffers_payload_wr_id),
        .buffers_valid                                (buffers_valid),
        .buffers_ready                                (rx_buffers_ready),
        .command_payload_kind                         (command_payload_kind),
        .command_payload_pdcid                        (command_payload_pdcid),
        .command_payload_with_psn                     (command_payload_with_psn),
        .command_payload_psn                          (command_payload_psn),
        .command_valid                                (command_valid),
        .command_ready                                (rx_command_ready),
        .place_payload_data                           (rx_place_payload_data),
        .place_payload_keep                           (rx_place_payload_keep),
        .place_payload_last                           (rx_place_payload_last),
        .place_payload_user_address                   (rx_place_payload_user_address),
        .place_payload_user_length                    (rx_place_payload_user_length),
        .place_payload_user_pdcid                     (rx_place_payload_user_pdcid),
        .place_payload_user_message_id                (rx_place_payload_user_message_id),
        .place_valid                                  (rx_place_valid),
        .place_ready                                  (place_ready),
        .completion_payload_opcode                    (rx_completion_payload_opcode),
        .completion_payload_return_code               (rx_completion_payload_return_code),
        .completion_payload_reported                  (rx_completion_payload_reported),
        .completion_payload_has_header_data           (rx_completion_payload_has_header_data),
        .completion_payload_header_data               (rx_completion_payload_header_data),
        .completion_payload_wr_id                     (rx_completion_payload_wr_id),
        .completion_payload_bytes                     (rx_completion_payload_bytes),
        .completion_payload_initiator                 (rx_completion_payload_initiator),
        .completion_payload_key                       (rx_completion_payload_key),
        .completion_payload_job_id                    (rx_completion_payload_job_id),
        .completion_payload_message_id                (rx_completion_payload_message_id),
        .completion_payload_pdcid                     (rx_completion_payload_pdcid),
        .completion_valid                             (rx_completion_valid),
        .completion_ready                             (completion_ready),
        .replies_payload_data                         (rx_replies_payload_data),
        .replies_payload_keep                         (rx_replies_payload_keep),
        .replies_payload_last                         (rx_replies_payload_last),
        .replies_payload_wrong                        (rx_replies_payload_wrong),
        .replies_valid                                (rx_replies_valid),
        .replies_ready                                (tx_replies_ready)
    );

    uet_tx_b64_n8_w128_crc_little tx (
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
        .payload_wrong                                          (payload_wrong),
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
        .neighbour_not_known                                    (tx_neighbour_not_known),
        .sender_ready                                           (tx_sender_ready),
        .sender_left                                            (tx_sender_left),
        .free                                                   (tx_free),
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
        .messages_ready                                         (tx_messages_ready),
        .payload_payload_data                                   (payload_payload_data),
        .payload_payload_keep                                   (payload_payload_keep),
        .payload_payload_last                                   (payload_payload_last),
        .payload_valid                                          (payload_valid),
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
        .completion_valid                                       (tx_completion_valid),
        .completion_ready                                       (sent_completion_ready),
        .frames_payload_data                                    (tx_frames_payload_data),
        .frames_payload_keep                                    (tx_frames_payload_keep),
        .frames_payload_last                                    (tx_frames_payload_last),
        .frames_payload_wrong                                   (tx_frames_payload_wrong),
        .frames_valid                                           (tx_frames_valid),
        .frames_ready                                           (sent_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            now <= 32'd0;
            tick <= 6'd0;
            units <= 17'd0;
        end else begin
            now <= now + 32'd1;
            tick <= tick + 6'd1;
            if (tick == 6'd40) begin
                tick <= 6'd0;
                units <= units + 17'd1;
            end
        end
    end

    assign ready = rx_ready && tx_ready;
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
    assign messages_ready = tx_messages_ready;
    assign payload_ready = tx_payload_ready;
    assign sent_completion_payload_wr_id = tx_completion_payload_wr_id;
    assign sent_completion_payload_message_id = tx_completion_payload_message_id;
    assign sent_completion_payload_bytes = tx_completion_payload_bytes;
    assign sent_completion_payload_result = tx_completion_payload_result;
    assign sent_completion_payload_code = tx_completion_payload_code;
    assign sent_completion_valid = tx_completion_valid;
    assign buffers_ready = rx_buffers_ready;
    assign command_ready = rx_command_ready;
    assign place_payload_data = rx_place_payload_data;
    assign place_payload_keep = rx_place_payload_keep;
    assign place_payload_last = rx_place_payload_last;
    assign place_payload_user_address = rx_place_payload_user_address;
    assign place_payload_user_length = rx_place_payload_user_length;
    assign place_payload_user_pdcid = rx_place_payload_user_pdcid;
    assign place_payload_user_message_id = rx_place_payload_user_message_id;
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
    assign completion_valid = rx_completion_valid;

    wire _unused_ok = &{1'b0, rx_trace_request_valid, rx_trace_request_payload_source, rx_trace_request_payload_local, rx_trace_request_payload_kind, rx_trace_request_payload_rod, rx_trace_request_payload_trimmed, rx_trace_request_payload_ce, rx_trace_request_payload_retx, rx_trace_request_payload_ar, rx_trace_request_payload_syn, rx_trace_request_payload_psn, rx_trace_request_payload_clear_offset, rx_trace_request_payload_opaque, rx_trace_request_payload_payload, rx_trace_request_payload_spdcid, rx_trace_request_payload_dpdcid, rx_trace_request_payload_length, rx_trace_request_payload_size, rx_trace_request_payload_entropy, rx_trace_request_payload_message_id, rx_trace_request_payload_job_id, rx_trace_request_payload_resources_ccc, rx_trace_request_payload_resources_bitmap, rx_trace_request_payload_resources_pkt_buffer, rx_trace_request_payload_resources_gtd_del, rx_trace_request_payload_resources_gtd_last, rx_trace_request_payload_resources_ses_msg, rx_trace_request_payload_resources_other, rx_trace_request_payload_tss_method, rx_trace_request_payload_tss_start_psn, rx_trace_deliver_valid, rx_trace_deliver_pdcid, rx_trace_deliver_psn, rx_trace_deliver_rod, rx_trace_deliver_cookie_ack, rx_trace_deliver_cookie_ce, rx_trace_deliver_cookie_retx, rx_trace_deliver_cookie_entropy, rx_trace_deliver_cookie_time, rx_trace_response_valid, rx_trace_response_payload_pdcid, rx_trace_response_payload_psn, rx_trace_response_payload_cookie_ack, rx_trace_response_payload_cookie_ce, rx_trace_response_payload_cookie_retx, rx_trace_response_payload_cookie_entropy, rx_trace_response_payload_cookie_time, rx_trace_response_payload_guaranteed, rx_trace_response_payload_plain_ok, rx_trace_response_payload_handle, rx_trace_response_payload_next_hdr, rx_trace_reply_valid, rx_trace_reply_payload_type, rx_trace_reply_payload_destination, rx_trace_reply_payload_local, rx_trace_reply_payload_entropy, rx_trace_reply_payload_spdcid, rx_trace_reply_payload_dpdcid, rx_trace_reply_payload_m, rx_trace_reply_payload_retx, rx_trace_reply_payload_req, rx_trace_reply_payload_p, rx_trace_reply_payload_ack_psn_offset, rx_trace_reply_payload_cack_psn, rx_trace_reply_payload_response, rx_trace_reply_payload_message_id, rx_trace_reply_payload_job_id, rx_trace_reply_payload_handle, rx_trace_reply_payload_next_hdr, rx_trace_reply_payload_kept, rx_trace_reply_payload_mpr, rx_trace_reply_payload_sack_psn_offset, rx_trace_reply_payload_sack_bitmap, rx_trace_reply_payload_service_time, rx_trace_reply_payload_restore_cwnd, rx_trace_reply_payload_rcv_cwnd_pend, rx_trace_reply_payload_rcvd_bytes, rx_trace_reply_payload_ooo_count, rx_trace_reply_payload_nack_code, rx_trace_reply_payload_psn, rx_trace_reply_payload_payload, rx_trace_reply_payload_control, rx_trace_reply_payload_ar};

endmodule

`default_nettype wire
