// Receive half of an endpoint, 64 bytes a clock: frames to placed payload, completions and replies.
`default_nettype none

module uet_rx_b64_n16_w128_crc_little_adopts_ses_hpc (
    input  wire         clk,
    input  wire         rst,
    input  wire  [16:0] now,
    input  wire         registers_enable,
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
    input  wire         registers_last_hop_used,
    input  wire   [5:0] registers_last_hop_dscp,
    input  wire  [47:0] registers_gateway,
    input  wire   [5:0] registers_reply_dscp,
    input  wire   [7:0] registers_reply_outer_ttl,
    input  wire         registers_reply_outer_native,
    input  wire         registers_pds_ack_ack_on_ecn,
    input  wire         registers_pds_ack_ack_per_packet,
    input  wire         registers_pds_ack_ack_tail,
    input  wire  [15:0] registers_pds_ack_ack_gen_trigger,
    input  wire  [11:0] registers_pds_ack_ack_gen_min_add,
    input  wire   [7:0] registers_pds_offer_mpr,
    input  wire   [6:0] registers_pds_offer_rcv_cwnd_pend,
    input  wire         registers_pds_offer_restore_cwnd,
    input  wire  [19:0] registers_pds_times_new_pdc,
    input  wire  [19:0] registers_pds_times_linger,
    input  wire  [19:0] registers_pds_times_close_req,
    input  wire  [24:0] registers_pds_quarantine,
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
    input  wire         flushed,
    input  wire         neighbour_valid,
    input  wire         neighbour_forget,
    input  wire [127:0] neighbour_ip,
    input  wire  [47:0] neighbour_mac,
    input  wire         adopt_valid,
    input  wire [127:0] adopt_payload_source,
    input  wire   [3:0] adopt_payload_local,
    input  wire   [3:0] adopt_payload_kind,
    input  wire         adopt_payload_rod,
    input  wire   [1:0] adopt_payload_trimmed,
    input  wire         adopt_payload_ce,
    input  wire         adopt_payload_retx,
    input  wire         adopt_payload_ar,
    input  wire         adopt_payload_syn,
    input  wire  [31:0] adopt_payload_psn,
    input  wire  [15:0] adopt_payload_clear_offset,
    input  wire  [15:0] adopt_payload_opaque,
    input  wire  [31:0] adopt_payload_payload,
    input  wire  [15:0] adopt_payload_spdcid,
    input  wire  [15:0] adopt_payload_dpdcid,
    input  wire  [13:0] adopt_payload_length,
    input  wire  [13:0] adopt_payload_size,
    input  wire  [15:0] adopt_payload_entropy,
    input  wire  [15:0] adopt_payload_message_id,
    input  wire  [23:0] adopt_payload_job_id,
    input  wire         adopt_payload_resources_ccc,
    input  wire         adopt_payload_resources_bitmap,
    input  wire         adopt_payload_resources_pkt_buffer,
    input  wire         adopt_payload_resources_gtd_del,
    input  wire         adopt_payload_resources_gtd_last,
    input  wire         adopt_payload_resources_ses_msg,
    input  wire         adopt_payload_resources_other,
    input  wire   [1:0] adopt_payload_tss_method,
    input  wire  [31:0] adopt_payload_tss_start_psn,
    input  wire         reading_found_valid,
    input  wire         reading_found_hit,
    input  wire   [5:0] reading_found_return_code,
    input  wire  [63:0] reading_found_address,
    input  wire  [13:0] reading_found_length,
    input  wire         reading_read_ready,
    input  wire         reading_answered_ready,
    input  wire         host_atomic_valid,
    input  wire   [7:0] host_atomic_payload_opcode,
    input  wire   [7:0] host_atomic_payload_data_type,
    input  wire  [12:0] host_atomic_payload_address,
    input  wire  [63:0] host_atomic_payload_operand,
    input  wire  [63:0] host_atomic_payload_compare,
    input  wire         deferral_target_upper,
    input  wire         deferral_rtr_ready,
    input  wire         deferral_returned_ready,
    input  wire         deferral_refused_valid,
    input  wire  [31:0] deferral_refused_token,
    input  wire         deferral_answer_valid,
    input  wire   [5:0] deferral_answer_code,
    input  wire         rest_read_ready,
    input  wire         rest_answer_valid,
    input  wire   [4:0] rest_answer_payload_slot,
    input  wire   [5:0] rest_answer_payload_return_code,
    output wire         ready,
    output wire         peer_valid,
    output wire   [2:0] peer_arrival_event_kind,
    output wire [127:0] peer_arrival_event_source,
    output wire   [3:0] peer_arrival_event_local,
    output wire  [15:0] peer_arrival_event_entropy,
    output wire  [15:0] peer_arrival_event_spdcid,
    output wire  [15:0] peer_arrival_event_dpdcid,
    output wire         peer_arrival_event_m,
    output wire         peer_arrival_event_retx,
    output wire   [1:0] peer_arrival_event_req,
    output wire         peer_arrival_event_p,
    output wire  [15:0] peer_arrival_event_ack_psn_offset,
    output wire         peer_arrival_event_nt,
    output wire   [7:0] peer_arrival_event_nack_code,
    output wire   [7:0] peer_arrival_event_vendor_code,
    output wire  [31:0] peer_arrival_event_psn,
    output wire  [31:0] peer_arrival_event_payload,
    output wire   [3:0] peer_arrival_event_cc_type,
    output wire   [7:0] peer_arrival_event_mpr,
    output wire  [15:0] peer_arrival_event_sack_psn_offset,
    output wire  [63:0] peer_arrival_event_sack_bitmap,
    output wire  [63:0] peer_arrival_event_cc_state,
    output wire   [2:0] peer_arrival_ses,
    output wire [351:0] peer_arrival_ses_header,
    output wire  [31:0] counts_parser_uet,
    output wire  [31:0] counts_parser_other,
    output wire  [31:0] counts_parser_short,
    output wire  [31:0] counts_parser_unknown_type,
    output wire  [31:0] counts_parser_unknown_next_header,
    output wire  [31:0] counts_parser_bad_length,
    output wire  [31:0] counts_parser_bad_version,
    output wire  [31:0] counts_parser_unsupported,
    output wire  [31:0] counts_parser_fragment,
    output wire  [31:0] counts_parser_bad_checksum,
    output wire  [31:0] counts_parser_bad_crc,
    output wire  [31:0] counts_parser_bad_fcs,
    output wire  [31:0] counts_parser_reserved_bits,
    output wire  [31:0] counts_parser_wrong_next_header,
    output wire  [31:0] counts_parser_unknown_control_type,
    output wire  [31:0] counts_parser_unknown_ack_request,
    output wire  [31:0] counts_deparser_sent,
    output wire  [31:0] counts_deparser_wrong_length,
    output wire  [31:0] counts_deparser_too_long,
    output wire  [31:0] counts_deparser_no_packet,
    output wire  [31:0] counts_off,
    output wire  [31:0] counts_unknown_address,
    output wire  [31:0] counts_too_long,
    output wire  [31:0] counts_unrouted,
    output wire  [31:0] counts_no_buffer,
    output wire         ses_events_delivered,
    output wire   [5:0] ses_events_return_code,
    output wire         ses_events_completed,
    output wire         neighbour_not_known,
    output wire  [10:0] level,
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
    output wire         trace_request_valid,
    output wire [127:0] trace_request_payload_source,
    output wire   [3:0] trace_request_payload_local,
    output wire   [3:0] trace_request_payload_kind,
    output wire         trace_request_payload_rod,
    output wire   [1:0] trace_request_payload_trimmed,
    output wire         trace_request_payload_ce,
    output wire         trace_request_payload_retx,
    output wire         trace_request_payload_ar,
    output wire         trace_request_payload_syn,
    output wire  [31:0] trace_request_payload_psn,
    output wire  [15:0] trace_request_payload_clear_offset,
    output wire  [15:0] trace_request_payload_opaque,
    output wire  [31:0] trace_request_payload_payload,
    output wire  [15:0] trace_request_payload_spdcid,
    output wire  [15:0] trace_request_payload_dpdcid,
    output wire  [13:0] trace_request_payload_length,
    output wire  [13:0] trace_request_payload_size,
    output wire  [15:0] trace_request_payload_entropy,
    output wire  [15:0] trace_request_payload_message_id,
    output wire  [23:0] trace_request_payload_job_id,
    output wire         trace_request_payload_resources_ccc,
    output wire         trace_request_payload_resources_bitmap,
    output wire         trace_request_payload_resources_pkt_buffer,
    output wire         trace_request_payload_resources_gtd_del,
    output wire         trace_request_payload_resources_gtd_last,
    output wire         trace_request_payload_resources_ses_msg,
    output wire         trace_request_payload_resources_other,
    output wire   [1:0] trace_request_payload_tss_method,
    output wire  [31:0] trace_request_payload_tss_start_psn,
    output wire         trace_verdict_valid,
    output wire   [5:0] trace_verdict_verdict,
    output wire   [1:0] trace_verdict_request_clear,
    output wire         trace_deliver_valid,
    output wire  [15:0] trace_deliver_pdcid,
    output wire  [31:0] trace_deliver_psn,
    output wire         trace_deliver_rod,
    output wire         trace_deliver_cookie_ack,
    output wire         trace_deliver_cookie_ce,
    output wire         trace_deliver_cookie_retx,
    output wire  [15:0] trace_deliver_cookie_entropy,
    output wire  [16:0] trace_deliver_cookie_time,
    output wire         trace_response_valid,
    output wire  [15:0] trace_response_payload_pdcid,
    output wire  [31:0] trace_response_payload_psn,
    output wire         trace_response_payload_cookie_ack,
    output wire         trace_response_payload_cookie_ce,
    output wire         trace_response_payload_cookie_retx,
    output wire  [15:0] trace_response_payload_cookie_entropy,
    output wire  [16:0] trace_response_payload_cookie_time,
    output wire         trace_response_payload_guaranteed,
    output wire         trace_response_payload_plain_ok,
    output wire  [31:0] trace_response_payload_handle,
    output wire   [3:0] trace_response_payload_next_hdr,
    output wire         trace_reply_valid,
    output wire   [1:0] trace_reply_payload_type,
    output wire [127:0] trace_reply_payload_destination,
    output wire   [3:0] trace_reply_payload_local,
    output wire  [15:0] trace_reply_payload_entropy,
    output wire  [15:0] trace_reply_payload_spdcid,
    output wire  [15:0] trace_reply_payload_dpdcid,
    output wire         trace_reply_payload_m,
    output wire         trace_reply_payload_retx,
    output wire   [1:0] trace_reply_payload_req,
    output wire         trace_reply_payload_p,
    output wire  [15:0] trace_reply_payload_ack_psn_offset,
    output wire  [31:0] trace_reply_payload_cack_psn,
    output wire   [1:0] trace_reply_payload_response,
    output wire  [15:0] trace_reply_payload_message_id,
    output wire  [23:0] trace_reply_payload_job_id,
    output wire  [31:0] trace_reply_payload_handle,
    output wire   [3:0] trace_reply_payload_next_hdr,
    output wire         trace_reply_payload_kept,
    output wire   [7:0] trace_reply_payload_mpr,
    output wire  [15:0] trace_reply_payload_sack_psn_offset,
    output wire  [63:0] trace_reply_payload_sack_bitmap,
    output wire  [15:0] trace_reply_payload_service_time,
    output wire         trace_reply_payload_restore_cwnd,
    output wire   [6:0] trace_reply_payload_rcv_cwnd_pend,
    output wire  [23:0] trace_reply_payload_rcvd_bytes,
    output wire  [15:0] trace_reply_payload_ooo_count,
    output wire   [7:0] trace_reply_payload_nack_code,
    output wire  [31:0] trace_reply_payload_psn,
    output wire  [31:0] trace_reply_payload_payload,
    output wire         trace_reply_payload_control,
    output wire         trace_reply_payload_ar,
    output wire   [6:0] trace_free_messages,
    output wire   [7:0] trace_free_guaranteed,
    output wire   [6:0] trace_free_responses,
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
    output wire         flush,
    output wire         host_atomic_done_taken,
    output wire         host_atomic_done_done_valid,
    output wire   [5:0] host_atomic_done_done_code,
    output wire  [63:0] host_atomic_done_done_fetched,
    output wire         deferral_told_rtr_valid,
    output wire  [31:0] deferral_told_rtr_payload_token,
    output wire [127:0] deferral_told_rtr_payload_destination,
    output wire   [3:0] deferral_told_rtr_payload_local,
    output wire  [23:0] deferral_told_rtr_payload_job_id,
    output wire  [63:0] deferral_told_rtr_payload_match_bits,
    output wire  [63:0] deferral_told_rtr_payload_buffer_offset,
    output wire         deferral_told_returned_valid,
    output wire  [31:0] deferral_told_returned_wr_id,
    output wire         deferral_told_refused_taken,
    output wire         deferral_told_arrived_valid,
    output wire  [15:0] deferral_told_arrived_peer,
    output wire  [63:0] deferral_told_arrived_match_bits,
    output wire  [63:0] deferral_told_arrived_buffer_offset,
    output wire         rest_told_read_valid,
    output wire   [4:0] rest_told_read_payload_slot,
    output wire [127:0] rest_told_read_payload_destination,
    output wire   [3:0] rest_told_read_payload_local,
    output wire  [23:0] rest_told_read_payload_job_id,
    output wire  [11:0] rest_told_read_payload_pid_on_fep,
    output wire  [11:0] rest_told_read_payload_resource_index,
    output wire  [63:0] rest_told_read_payload_key,
    output wire  [63:0] rest_told_read_payload_offset,
    output wire  [13:0] rest_told_read_payload_length,
    output wire  [63:0] rest_told_read_payload_address,
    output wire         rest_told_answer_taken,
    output wire         reads_find_valid,
    output wire  [15:0] reads_find_id,
    output wire  [15:0] reads_find_pdcid,
    output wire  [13:0] reads_find_length,
    output wire   [5:0] reads_find_return_code,
    output wire         reads_find_rudi_is,
    output wire  [31:0] reads_find_rudi_pkt_id,
    output wire [127:0] reads_find_rudi_source,
    output wire   [3:0] reads_find_rudi_local,
    output wire         reads_read_valid,
    output wire [213:0] reads_read_payload_tag,
    output wire  [63:0] reads_read_payload_address,
    output wire  [13:0] reads_read_payload_payload_length,
    output wire  [31:0] reads_read_payload_request_length,
    output wire  [31:0] reads_read_payload_message_offset,
    output wire  [23:0] reads_read_payload_job_id,
    output wire  [15:0] reads_read_payload_message_id,
    output wire         reads_read_payload_small,
    output wire  [31:0] reads_read_payload_psn,
    output wire         reads_read_payload_rudi,
    output wire         reads_answered_valid,
    output wire  [15:0] reads_answered_payload_id,
    output wire   [5:0] reads_answered_payload_return_code,
    output wire         halved_adopt_ready,
    output wire         halved_pdcs_begins_enable,
    output wire  [15:0] halved_pdcs_begins_pdcid,
    output wire [127:0] halved_pdcs_begins_destination,
    output wire   [3:0] halved_pdcs_begins_local,
    output wire  [15:0] halved_pdcs_begins_peer_pdcid,
    output wire         halved_pdcs_begins_rod,
    output wire  [31:0] halved_pdcs_begins_start_psn,
    output wire         halved_pdcs_begins_pending,
    output wire         halved_pdcs_closes_valid,
    output wire  [15:0] halved_pdcs_closes_pdcid,
    output wire         halved_ended_valid,
    output wire  [15:0] halved_ended_pdcid,
    output wire         halved_free_valid,
    output wire  [15:0] halved_free_pdcid,
    output wire         halved_concluded_valid,
    output wire  [15:0] halved_concluded_pdcid,
    input  wire [511:0] frames_payload_data,
    input  wire  [63:0] frames_payload_keep,
    input  wire         frames_payload_last,
    input  wire         frames_valid,
    output wire         frames_ready,
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
    input  wire         completion_ready,
    output wire [511:0] replies_payload_data,
    output wire  [63:0] replies_payload_keep,
    output wire         replies_payload_last,
    output wire         replies_payload_wrong,
    output wire         replies_valid,
    input  wire         replies_ready
);

    localparam [1:0] LEFT_PAYLOAD_RESPONSE_SES = 2'd2;

    wire  [31:0] parser_counts_uet;
    wire  [31:0] parser_counts_other;
    wire  [31:0] parser_counts_short;
    wire  [31:0] parser_counts_unknown_type;
    wire  [31:0] parser_counts_unknown_next_header;
    wire  [31:0] parser_counts_bad_length;
    wire  [31:0] parser_counts_bad_version;
    wire  [31:0] parser_counts_unsupported;
    wire  [31:0] parser_counts_fragment;
    wire  [31:0] parser_counts_bad_checksum;
    wire  [31:0] parser_counts_bad_crc;
    wire  [31:0] parser_counts_bad_fcs;
    wire  [31:0] parser_counts_reserved_bits;
    wire  [31:0] parser_counts_wrong_next_header;
    wire  [31:0] parser_counts_unknown_control_type;
    wire  [31:0] parser_counts_unknown_ack_request;
    wire         parser_up_ready;
    wire  [47:0] parser_headers_payload_ethernet_destination;
    wire  [47:0] parser_headers_payload_ethernet_source;
    wire  [15:0] parser_headers_payload_ethernet_ethertype;
    wire   [1:0] parser_headers_payload_tags;
    wire   [2:0] parser_headers_payload_outer_tag_pcp;
    wire         parser_headers_payload_outer_tag_dei;
    wire  [11:0] parser_headers_payload_outer_tag_vid;
    wire  [15:0] parser_headers_payload_outer_tag_ethertype;
    wire   [2:0] parser_headers_payload_inner_tag_pcp;
    wire         parser_headers_payload_inner_tag_dei;
    wire  [11:0] parser_headers_payload_inner_tag_vid;
    wire  [15:0] parser_headers_payload_inner_tag_ethertype;
    wire   [1:0] parser_headers_payload_ip;
    wire [319:0] parser_headers_payload_ip_header;
    wire   [1:0] parser_headers_payload_transport;
    wire  [63:0] parser_headers_payload_transport_header;
    wire         parser_headers_payload_trimmed;
    wire   [4:0] parser_headers_payload_pds;
    wire [319:0] parser_headers_payload_pds_header;
    wire   [2:0] parser_headers_payload_ses;
    wire [351:0] parser_headers_payload_ses_header;
    wire   [2:0] parser_headers_payload_extension;
    wire [287:0] parser_headers_payload_extension_header;
    wire  [15:0] parser_headers_payload_payload_length;
    wire         parser_headers_valid;
    wire [511:0] parser_payload_payload_data;
    wire  [63:0] parser_payload_payload_keep;
    wire         parser_payload_payload_last;
    wire   [3:0] parser_payload_payload_verdict;
    wire         parser_payload_valid;
    wire         map_shown;
    wire   [2:0] map_meta_route;
    wire [440:0] map_meta_content;
    wire   [2:0] map_meta_ses;
    wire [351:0] map_meta_ses_header;
    wire [287:0] map_meta_extension;
    wire         map_meta_rudi;
    wire         ring_end_valid;
    wire         ring_end_good;
    wire         ring_end_stored;
    wire  [10:0] ring_level;
    wire         ring_up_ready;
    wire [511:0] ring_down_payload_data;
    wire  [63:0] ring_down_payload_keep;
    wire         ring_down_payload_last;
    wire         ring_down_valid;
    wire         joining_peer_valid;
    wire   [2:0] joining_peer_arrival_event_kind;
    wire [127:0] joining_peer_arrival_event_source;
    wire   [3:0] joining_peer_arrival_event_local;
    wire  [15:0] joining_peer_arrival_event_entropy;
    wire  [15:0] joining_peer_arrival_event_spdcid;
    wire  [15:0] joining_peer_arrival_event_dpdcid;
    wire         joining_peer_arrival_event_m;
    wire         joining_peer_arrival_event_retx;
    wire   [1:0] joining_peer_arrival_event_req;
    wire         joining_peer_arrival_event_p;
    wire  [15:0] joining_peer_arrival_event_ack_psn_offset;
    wire         joining_peer_arrival_event_nt;
    wire   [7:0] joining_peer_arrival_event_nack_code;
    wire   [7:0] joining_peer_arrival_event_vendor_code;
    wire  [31:0] joining_peer_arrival_event_psn;
    wire  [31:0] joining_peer_arrival_event_payload;
    wire   [3:0] joining_peer_arrival_event_cc_type;
    wire   [7:0] joining_peer_arrival_event_mpr;
    wire  [15:0] joining_peer_arrival_event_sack_psn_offset;
    wire  [63:0] joining_peer_arrival_event_sack_bitmap;
    wire  [63:0] joining_peer_arrival_event_cc_state;
    wire   [2:0] joining_peer_arrival_ses;
    wire [351:0] joining_peer_arrival_ses_header;
    wire         joining_aside_valid;
    wire         joining_aside_delivered;
    wire         joining_aside_side_stored;
    wire         joining_aside_side_reserved;
    wire [127:0] joining_aside_side_source;
    wire   [3:0] joining_aside_side_local;
    wire  [13:0] joining_aside_side_length;
    wire   [2:0] joining_aside_side_ses;
    wire [351:0] joining_aside_side_ses_header;
    wire [287:0] joining_aside_side_extension;
    wire         joining_aside_uud;
    wire         joining_aside_rudi_is;
    wire         joining_aside_rudi_brings;
    wire  [31:0] joining_aside_rudi_echo_pkt_id;
    wire  [15:0] joining_aside_rudi_echo_entropy;
    wire         joining_aside_rudi_echo_retx;
    wire         joining_aside_rudi_echo_m;
    wire         joining_refused_valid;
    wire  [31:0] joining_refused_echo_pkt_id;
    wire  [15:0] joining_refused_echo_entropy;
    wire         joining_refused_echo_retx;
    wire         joining_refused_echo_m;
    wire [127:0] joining_refused_to_destination;
    wire   [3:0] joining_refused_to_local;
    wire   [7:0] joining_refused_nack_code;
    wire         joining_events_off;
    wire         joining_events_unknown_address;
    wire         joining_events_too_long;
    wire         joining_events_unrouted;
    wire         joining_events_no_buffer;
    wire   [4:0] joining_judged;
    wire   [6:0] joining_free_messages;
    wire   [7:0] joining_free_guaranteed;
    wire   [6:0] joining_free_responses;
    wire [127:0] joining_request_payload_source;
    wire   [3:0] joining_request_payload_local;
    wire   [3:0] joining_request_payload_kind;
    wire         joining_request_payload_rod;
    wire   [1:0] joining_request_payload_trimmed;
    wire         joining_request_payload_ce;
    wire         joining_request_payload_retx;
    wire         joining_request_payload_ar;
    wire         joining_request_payload_syn;
    wire  [31:0] joining_request_payload_psn;
    wire  [15:0] joining_request_payload_clear_offset;
    wire  [15:0] joining_request_payload_opaque;
    wire  [31:0] joining_request_payload_payload;
    wire  [15:0] joining_request_payload_spdcid;
    wire  [15:0] joining_request_payload_dpdcid;
    wire  [13:0] joining_request_payload_length;
    wire  [13:0] joining_request_payload_size;
    wire  [15:0] joining_request_payload_entropy;
    wire  [15:0] joining_request_payload_message_id;
    wire  [23:0] joining_request_payload_job_id;
    wire         joining_request_payload_resources_ccc;
    wire         joining_request_payload_resources_bitmap;
    wire         joining_request_payload_resources_pkt_buffer;
    wire         joining_request_payload_resources_gtd_del;
    wire         joining_request_payload_resources_gtd_last;
    wire         joining_request_payload_resources_ses_msg;
    wire         joining_request_payload_resources_other;
    wire   [1:0] joining_request_payload_tss_method;
    wire  [31:0] joining_request_payload_tss_start_psn;
    wire         joining_request_valid;
    reg    [6:0] offer_rcv_cwnd_pend;
    reg          offer_restore_cwnd;
    wire         target_verdict_valid;
    wire   [5:0] target_verdict_verdict;
    wire   [1:0] target_verdict_request_clear;
    wire         target_deliver_valid;
    wire  [15:0] target_deliver_pdcid;
    wire  [31:0] target_deliver_psn;
    wire         target_deliver_rod;
    wire         target_deliver_cookie_ack;
    wire         target_deliver_cookie_ce;
    wire         target_deliver_cookie_retx;
    wire  [15:0] target_deliver_cookie_entropy;
    wire  [16:0] target_deliver_cookie_time;
    wire         target_ended_valid;
    wire         target_ended_done;
    wire  [15:0] target_ended_pdcid;
    wire [127:0] target_ended_source;
    wire   [3:0] target_ended_local;
    wire  [15:0] target_ended_spdcid;
    wire  [31:0] target_ended_next_start_psn;
    wire         target_released_valid;
    wire  [15:0] target_released_pdcid;
    wire  [31:0] target_released_psn;
    wire  [31:0] target_released_handle;
    wire         target_trace_control_valid;
    wire         target_trace_control_kind;
    wire         target_trace_failed_valid;
    wire  [15:0] target_trace_failed_pdcid;
    wire         target_trace_failed_by_time;
    wire         target_trace_free_valid;
    wire  [15:0] target_trace_free_pdcid;
    wire         target_pdcs_begins_enable;
    wire  [15:0] target_pdcs_begins_pdcid;
    wire [127:0] target_pdcs_begins_destination;
    wire   [3:0] target_pdcs_begins_local;
    wire  [15:0] target_pdcs_begins_peer_pdcid;
    wire         target_pdcs_begins_rod;
    wire  [31:0] target_pdcs_begins_start_psn;
    wire         target_pdcs_begins_pending;
    wire         target_pdcs_closes_valid;
    wire  [15:0] target_pdcs_closes_pdcid;
    wire         target_request_ready;
    wire         target_response_ready;
    wire         target_command_ready;
    wire   [1:0] target_reply_payload_type;
    wire [127:0] target_reply_payload_destination;
    wire   [3:0] target_reply_payload_local;
    wire  [15:0] target_reply_payload_entropy;
    wire  [15:0] target_reply_payload_spdcid;
    wire  [15:0] target_reply_payload_dpdcid;
    wire         target_reply_payload_m;
    wire         target_reply_payload_retx;
    wire   [1:0] target_reply_payload_req;
    wire         target_reply_payload_p;
    wire  [15:0] target_reply_payload_ack_psn_offset;
    wire  [31:0] target_reply_payload_cack_psn;
    wire   [1:0] target_reply_payload_response;
    wire  [15:0] target_reply_payload_message_id;
    wire  [23:0] target_reply_payload_job_id;
    wire  [31:0] target_reply_payload_handle;
    wire   [3:0] target_reply_payload_next_hdr;
    wire         target_reply_payload_kept;
    wire   [7:0] target_reply_payload_mpr;
    wire  [15:0] target_reply_payload_sack_psn_offset;
    wire  [63:0] target_reply_payload_sack_bitmap;
    wire  [15:0] target_reply_payload_service_time;
    wire         target_reply_payload_restore_cwnd;
    wire   [6:0] target_reply_payload_rcv_cwnd_pend;
    wire  [23:0] target_reply_payload_rcvd_bytes;
    wire  [15:0] target_reply_payload_ooo_count;
    wire   [7:0] target_reply_payload_nack_code;
    wire  [31:0] target_reply_payload_psn;
    wire  [31:0] target_reply_payload_payload;
    wire         target_reply_payload_control;
    wire         target_reply_payload_ar;
    wire         target_reply_valid;
    wire  [31:0] handle_later_q;
    wire         guaranteed_later_q;
    reg          ages;
    wire         ses_ready;
    wire         ses_host_atomic_done_taken;
    wire         ses_host_atomic_done_done_valid;
    wire   [5:0] ses_host_atomic_done_done_code;
    wire  [63:0] ses_host_atomic_done_done_fetched;
    wire         ses_find_valid;
    wire  [15:0] ses_find_id;
    wire  [15:0] ses_find_pdcid;
    wire  [13:0] ses_find_length;
    wire   [5:0] ses_find_return_code;
    wire         ses_find_rudi_is;
    wire  [31:0] ses_find_rudi_pkt_id;
    wire [127:0] ses_find_rudi_source;
    wire   [3:0] ses_find_rudi_local;
    wire         ses_read_valid;
    wire  [31:0] ses_read_payload_tag;
    wire  [63:0] ses_read_payload_address;
    wire  [13:0] ses_read_payload_payload_length;
    wire  [31:0] ses_read_payload_request_length;
    wire  [31:0] ses_read_payload_message_offset;
    wire  [23:0] ses_read_payload_job_id;
    wire  [15:0] ses_read_payload_message_id;
    wire         ses_read_payload_small;
    wire  [31:0] ses_read_payload_psn;
    wire         ses_read_payload_rudi;
    wire         ses_rudi_read_valid;
    wire  [31:0] ses_rudi_read_payload_read_tag;
    wire  [63:0] ses_rudi_read_payload_read_address;
    wire  [13:0] ses_rudi_read_payload_read_payload_length;
    wire  [31:0] ses_rudi_read_payload_read_request_length;
    wire  [31:0] ses_rudi_read_payload_read_message_offset;
    wire  [23:0] ses_rudi_read_payload_read_job_id;
    wire  [15:0] ses_rudi_read_payload_read_message_id;
    wire         ses_rudi_read_payload_read_small;
    wire  [31:0] ses_rudi_read_payload_read_psn;
    wire         ses_rudi_read_payload_read_rudi;
    wire  [31:0] ses_rudi_read_payload_asker_echo_pkt_id;
    wire  [15:0] ses_rudi_read_payload_asker_echo_entropy;
    wire         ses_rudi_read_payload_asker_echo_retx;
    wire         ses_rudi_read_payload_asker_echo_m;
    wire [127:0] ses_rudi_read_payload_asker_to_destination;
    wire   [3:0] ses_rudi_read_payload_asker_to_local;
    wire         ses_deferral_told_rtr_valid;
    wire  [31:0] ses_deferral_told_rtr_payload_token;
    wire [127:0] ses_deferral_told_rtr_payload_destination;
    wire   [3:0] ses_deferral_told_rtr_payload_local;
    wire  [23:0] ses_deferral_told_rtr_payload_job_id;
    wire  [63:0] ses_deferral_told_rtr_payload_match_bits;
    wire  [63:0] ses_deferral_told_rtr_payload_buffer_offset;
    wire         ses_deferral_told_returned_valid;
    wire  [31:0] ses_deferral_told_returned_wr_id;
    wire         ses_deferral_told_refused_taken;
    wire         ses_deferral_told_arrived_valid;
    wire  [15:0] ses_deferral_told_arrived_peer;
    wire  [63:0] ses_deferral_told_arrived_match_bits;
    wire  [63:0] ses_deferral_told_arrived_buffer_offset;
    wire         ses_rest_told_read_valid;
    wire   [4:0] ses_rest_told_read_payload_slot;
    wire [127:0] ses_rest_told_read_payload_destination;
    wire   [3:0] ses_rest_told_read_payload_local;
    wire  [23:0] ses_rest_told_read_payload_job_id;
    wire  [11:0] ses_rest_told_read_payload_pid_on_fep;
    wire  [11:0] ses_rest_told_read_payload_resource_index;
    wire  [63:0] ses_rest_told_read_payload_key;
    wire  [63:0] ses_rest_told_read_payload_offset;
    wire  [13:0] ses_rest_told_read_payload_length;
    wire  [63:0] ses_rest_told_read_payload_address;
    wire         ses_rest_told_answer_taken;
    wire         ses_done_job_valid;
    wire   [2:0] ses_done_job_status;
    wire   [3:0] ses_done_job_slot;
    wire         ses_done_process_valid;
    wire   [2:0] ses_done_process_status;
    wire   [4:0] ses_done_process_slot;
    wire         ses_done_resource_valid;
    wire   [2:0] ses_done_resource_status;
    wire   [5:0] ses_done_resource_slot;
    wire         ses_done_region_valid;
    wire   [2:0] ses_done_region_status;
    wire   [5:0] ses_done_region_slot;
    wire         ses_done_context_taken;
    wire         ses_done_receive_taken;
    wire         ses_done_sends_valid;
    wire   [1:0] ses_done_sends_kind;
    wire   [1:0] ses_done_sends_outcome;
    wire  [31:0] ses_done_sends_wr_id;
    wire         ses_done_tags_valid;
    wire   [1:0] ses_done_tags_kind;
    wire   [1:0] ses_done_tags_outcome;
    wire  [31:0] ses_done_tags_wr_id;
    wire         ses_done_kept_found_valid;
    wire  [31:0] ses_done_kept_found_wr_id;
    wire   [4:0] ses_done_kept_found_number;
    wire         ses_done_kept_found_is_whole;
    wire         ses_done_released_valid;
    wire         ses_done_released_ok;
    wire         ses_order_valid;
    wire         ses_order_payload_bare;
    wire         ses_order_payload_place;
    wire         ses_order_payload_dc;
    wire  [63:0] ses_order_payload_placement_address;
    wire  [13:0] ses_order_payload_placement_length;
    wire  [15:0] ses_order_payload_placement_pdcid;
    wire  [15:0] ses_order_payload_placement_message_id;
    wire         ses_order_payload_placement_is_kept;
    wire         ses_order_payload_completes;
    wire   [5:0] ses_order_payload_completion_opcode;
    wire   [5:0] ses_order_payload_completion_return_code;
    wire         ses_order_payload_completion_reported;
    wire         ses_order_payload_completion_has_header_data;
    wire  [63:0] ses_order_payload_completion_header_data;
    wire  [31:0] ses_order_payload_completion_wr_id;
    wire  [31:0] ses_order_payload_completion_bytes;
    wire  [31:0] ses_order_payload_completion_initiator;
    wire  [63:0] ses_order_payload_completion_key;
    wire  [23:0] ses_order_payload_completion_job_id;
    wire  [15:0] ses_order_payload_completion_message_id;
    wire  [15:0] ses_order_payload_completion_pdcid;
    wire         ses_order_payload_completion_kept_is;
    wire   [4:0] ses_order_payload_completion_kept_number;
    wire         ses_store_valid;
    wire   [8:0] ses_store_handle;
    wire   [1:0] ses_store_response_list;
    wire   [5:0] ses_store_response_opcode;
    wire   [5:0] ses_store_response_return_code;
    wire  [15:0] ses_store_response_message_id;
    wire   [7:0] ses_store_response_ri_generation;
    wire  [23:0] ses_store_response_job_id;
    wire  [31:0] ses_store_response_modified_length;
    wire   [3:0] ses_store_response_fetched_length;
    wire  [63:0] ses_store_response_fetched_data;
    wire   [1:0] ses_returns_messages;
    wire   [1:0] ses_returns_guaranteed;
    wire   [1:0] ses_returns_responses;
    wire         ses_rudi_response_valid;
    wire  [31:0] ses_rudi_response_payload_handle;
    wire   [3:0] ses_rudi_response_payload_next_hdr;
    wire  [31:0] ses_rudi_response_payload_echo_pkt_id;
    wire  [15:0] ses_rudi_response_payload_echo_entropy;
    wire         ses_rudi_response_payload_echo_retx;
    wire         ses_rudi_response_payload_echo_m;
    wire [127:0] ses_rudi_response_payload_to_destination;
    wire   [3:0] ses_rudi_response_payload_to_local;
    wire         ses_rudi_response_payload_refused;
    wire   [6:0] ses_held_messages;
    wire   [7:0] ses_held_guaranteed;
    wire   [6:0] ses_held_responses;
    wire   [6:0] ses_held_deliveries;
    wire   [6:0] ses_held_complete;
    wire  [15:0] ses_response_payload_pdcid;
    wire  [31:0] ses_response_payload_psn;
    wire         ses_response_payload_cookie_ack;
    wire         ses_response_payload_cookie_ce;
    wire         ses_response_payload_cookie_retx;
    wire  [15:0] ses_response_payload_cookie_entropy;
    wire  [16:0] ses_response_payload_cookie_time;
    wire         ses_response_payload_guaranteed;
    wire         ses_response_payload_plain_ok;
    wire  [31:0] ses_response_payload_handle;
    wire   [3:0] ses_response_payload_next_hdr;
    wire         ses_response_valid;
    wire         reads_up_ready;
    wire  [31:0] reads_down_payload_tag;
    wire  [63:0] reads_down_payload_address;
    wire  [13:0] reads_down_payload_payload_length;
    wire  [31:0] reads_down_payload_request_length;
    wire  [31:0] reads_down_payload_message_offset;
    wire  [23:0] reads_down_payload_job_id;
    wire  [15:0] reads_down_payload_message_id;
    wire         reads_down_payload_small;
    wire  [31:0] reads_down_payload_psn;
    wire         reads_down_payload_rudi;
    wire         reads_down_valid;
    wire         rudi_reads_up_ready;
    wire         rudi_reads_pdc_ready;
    wire [213:0] rudi_reads_down_payload_tag;
    wire  [63:0] rudi_reads_down_payload_address;
    wire  [13:0] rudi_reads_down_payload_payload_length;
    wire  [31:0] rudi_reads_down_payload_request_length;
    wire  [31:0] rudi_reads_down_payload_message_offset;
    wire  [23:0] rudi_reads_down_payload_job_id;
    wire  [15:0] rudi_reads_down_payload_message_id;
    wire         rudi_reads_down_payload_small;
    wire  [31:0] rudi_reads_down_payload_psn;
    wire         rudi_reads_down_payload_rudi;
    wire         rudi_reads_down_valid;
    wire         placing_flush;
    wire         placing_up_ready;
    wire [511:0] placing_place_payload_data;
    wire  [63:0] placing_place_payload_keep;
    wire         placing_place_payload_last;
    wire  [63:0] placing_place_payload_user_address;
    wire  [13:0] placing_place_payload_user_length;
    wire  [15:0] placing_place_payload_user_pdcid;
    wire  [15:0] placing_place_payload_user_message_id;
    wire         placing_place_payload_user_is_kept;
    wire         placing_place_valid;
    wire   [5:0] placing_completion_payload_opcode;
    wire   [5:0] placing_completion_payload_return_code;
    wire         placing_completion_payload_reported;
    wire         placing_completion_payload_has_header_data;
    wire  [63:0] placing_completion_payload_header_data;
    wire  [31:0] placing_completion_payload_wr_id;
    wire  [31:0] placing_completion_payload_bytes;
    wire  [31:0] placing_completion_payload_initiator;
    wire  [63:0] placing_completion_payload_key;
    wire  [23:0] placing_completion_payload_job_id;
    wire  [15:0] placing_completion_payload_message_id;
    wire  [15:0] placing_completion_payload_pdcid;
    wire         placing_completion_payload_kept_is;
    wire   [4:0] placing_completion_payload_kept_number;
    wire         placing_completion_valid;
    wire         replies_dropped;
    wire         replies_target_ready;
    wire         replies_answers_ready;
    wire   [1:0] replies_down_payload_reply_type;
    wire [127:0] replies_down_payload_reply_destination;
    wire   [3:0] replies_down_payload_reply_local;
    wire  [15:0] replies_down_payload_reply_entropy;
    wire  [15:0] replies_down_payload_reply_spdcid;
    wire  [15:0] replies_down_payload_reply_dpdcid;
    wire         replies_down_payload_reply_m;
    wire         replies_down_payload_reply_retx;
    wire   [1:0] replies_down_payload_reply_req;
    wire         replies_down_payload_reply_p;
    wire  [15:0] replies_down_payload_reply_ack_psn_offset;
    wire  [31:0] replies_down_payload_reply_cack_psn;
    wire   [1:0] replies_down_payload_reply_response;
    wire  [15:0] replies_down_payload_reply_message_id;
    wire  [23:0] replies_down_payload_reply_job_id;
    wire  [31:0] replies_down_payload_reply_handle;
    wire   [3:0] replies_down_payload_reply_next_hdr;
    wire         replies_down_payload_reply_kept;
    wire   [7:0] replies_down_payload_reply_mpr;
    wire  [15:0] replies_down_payload_reply_sack_psn_offset;
    wire  [63:0] replies_down_payload_reply_sack_bitmap;
    wire  [15:0] replies_down_payload_reply_service_time;
    wire         replies_down_payload_reply_restore_cwnd;
    wire   [6:0] replies_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] replies_down_payload_reply_rcvd_bytes;
    wire  [15:0] replies_down_payload_reply_ooo_count;
    wire   [7:0] replies_down_payload_reply_nack_code;
    wire  [31:0] replies_down_payload_reply_psn;
    wire  [31:0] replies_down_payload_reply_payload;
    wire         replies_down_payload_reply_control;
    wire         replies_down_payload_reply_ar;
    wire         replies_down_payload_rudi;
    wire         replies_down_valid;
    wire         reply_map_ready;
    wire         reply_map_taken;
    wire   [8:0] reply_map_handle;
    wire         reply_map_not_known;
    wire         reply_map_reply_ready;
    wire  [47:0] reply_map_headers_payload_ethernet_destination;
    wire  [47:0] reply_map_headers_payload_ethernet_source;
    wire  [15:0] reply_map_headers_payload_ethernet_ethertype;
    wire   [1:0] reply_map_headers_payload_tags;
    wire   [2:0] reply_map_headers_payload_outer_tag_pcp;
    wire         reply_map_headers_payload_outer_tag_dei;
    wire  [11:0] reply_map_headers_payload_outer_tag_vid;
    wire  [15:0] reply_map_headers_payload_outer_tag_ethertype;
    wire   [2:0] reply_map_headers_payload_inner_tag_pcp;
    wire         reply_map_headers_payload_inner_tag_dei;
    wire  [11:0] reply_map_headers_payload_inner_tag_vid;
    wire  [15:0] reply_map_headers_payload_inner_tag_ethertype;
    wire   [1:0] reply_map_headers_payload_ip;
    wire [319:0] reply_map_headers_payload_ip_header;
    wire   [1:0] reply_map_headers_payload_transport;
    wire  [63:0] reply_map_headers_payload_transport_header;
    wire         reply_map_headers_payload_trimmed;
    wire   [4:0] reply_map_headers_payload_pds;
    wire [319:0] reply_map_headers_payload_pds_header;
    wire   [2:0] reply_map_headers_payload_ses;
    wire [351:0] reply_map_headers_payload_ses_header;
    wire   [2:0] reply_map_headers_payload_extension;
    wire [287:0] reply_map_headers_payload_extension_header;
    wire  [15:0] reply_map_headers_payload_payload_length;
    wire         reply_map_headers_valid;
    wire [511:0] reply_map_payload_payload_data;
    wire  [63:0] reply_map_payload_payload_keep;
    wire         reply_map_payload_payload_last;
    wire         reply_map_payload_valid;
    wire   [1:0] store_found_list;
    wire   [5:0] store_found_opcode;
    wire   [5:0] store_found_return_code;
    wire  [15:0] store_found_message_id;
    wire   [7:0] store_found_ri_generation;
    wire  [23:0] store_found_job_id;
    wire  [31:0] store_found_modified_length;
    wire   [3:0] store_found_fetched_length;
    wire  [63:0] store_found_fetched_data;
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
    reg   [31:0] count_off;
    reg   [31:0] count_unknown_address;
    reg   [31:0] count_too_long;
    reg   [31:0] count_unrouted;
    reg   [31:0] count_no_buffer;

    wire         payload_ready = ring_up_ready;
    wire         ring_taken = placing_up_ready;
    wire         all_ready = target_ready && ses_ready && reply_map_ready;
    wire         receives = all_ready && registers_enable;
    wire         delivered = target_deliver_valid;
    wire   [1:0] returns_messages = ses_returns_messages;
    wire   [1:0] returns_guaranteed = ses_returns_guaranteed;
    wire   [1:0] returns_responses = ses_returns_responses;
    wire         request_ready = target_request_ready;
    wire         response_valid = ses_response_valid;
    wire  [15:0] response_payload_pdcid = ses_response_payload_pdcid;
    wire  [31:0] response_payload_psn = ses_response_payload_psn;
    wire         response_payload_cookie_ack = ses_response_payload_cookie_ack;
    wire         response_payload_cookie_ce = ses_response_payload_cookie_ce;
    wire         response_payload_cookie_retx = ses_response_payload_cookie_retx;
    wire  [15:0] response_payload_cookie_entropy = ses_response_payload_cookie_entropy;
    wire  [16:0] response_payload_cookie_time = ses_response_payload_cookie_time;
    wire         response_payload_guaranteed = ses_response_payload_guaranteed;
    wire         response_payload_plain_ok = ses_response_payload_plain_ok;
    wire  [31:0] response_payload_handle = ses_response_payload_handle;
    wire   [3:0] response_payload_next_hdr = ses_response_payload_next_hdr;
    wire         reply_ready = replies_target_ready;
    wire         penalty_term = ring_level[10] || ring_level[9];
    wire   [6:0] penalty = (ring_level[8:2] | {7{ring_level[10]}}) & {7{penalty_term}};
    wire         handed_over = response_valid && target_response_ready;
    wire         reply_taken = target_reply_valid && replies_target_ready;
    wire         left_valid = reply_map_taken;
    wire   [1:0] left_payload_type = replies_down_payload_reply_type;
    wire [127:0] left_payload_destination = replies_down_payload_reply_destination;
    wire   [3:0] left_payload_local = replies_down_payload_reply_local;
    wire  [15:0] left_payload_entropy = replies_down_payload_reply_entropy;
    wire  [15:0] left_payload_spdcid = replies_down_payload_reply_spdcid;
    wire  [15:0] left_payload_dpdcid = replies_down_payload_reply_dpdcid;
    wire         left_payload_m = replies_down_payload_reply_m;
    wire         left_payload_retx = replies_down_payload_reply_retx;
    wire   [1:0] left_payload_req = replies_down_payload_reply_req;
    wire         left_payload_p = replies_down_payload_reply_p;
    wire  [15:0] left_payload_ack_psn_offset = replies_down_payload_reply_ack_psn_offset;
    wire  [31:0] left_payload_cack_psn = replies_down_payload_reply_cack_psn;
    wire   [1:0] left_payload_response = replies_down_payload_reply_response;
    wire  [15:0] left_payload_message_id = replies_down_payload_reply_message_id;
    wire  [23:0] left_payload_job_id = replies_down_payload_reply_job_id;
    wire  [31:0] left_payload_handle = replies_down_payload_reply_handle;
    wire   [3:0] left_payload_next_hdr = replies_down_payload_reply_next_hdr;
    wire         left_payload_kept = replies_down_payload_reply_kept;
    wire   [7:0] left_payload_mpr = replies_down_payload_reply_mpr;
    wire  [15:0] left_payload_sack_psn_offset = replies_down_payload_reply_sack_psn_offset;
    wire  [63:0] left_payload_sack_bitmap = replies_down_payload_reply_sack_bitmap;
    wire  [15:0] left_payload_service_time = replies_down_payload_reply_service_time;
    wire         left_payload_restore_cwnd = replies_down_payload_reply_restore_cwnd;
    wire   [6:0] left_payload_rcv_cwnd_pend = replies_down_payload_reply_rcv_cwnd_pend;
    wire  [23:0] left_payload_rcvd_bytes = replies_down_payload_reply_rcvd_bytes;
    wire  [15:0] left_payload_ooo_count = replies_down_payload_reply_ooo_count;
    wire   [7:0] left_payload_nack_code = replies_down_payload_reply_nack_code;
    wire  [31:0] left_payload_psn = replies_down_payload_reply_psn;
    wire  [31:0] left_payload_payload = replies_down_payload_reply_payload;
    wire         left_payload_control = replies_down_payload_reply_control;
    wire         left_payload_ar = replies_down_payload_reply_ar;
    wire         rudi_taken = replies_answers_ready;
    wire         read_room = reads_up_ready;
    wire         rudi_room = rudi_reads_up_ready;
    wire         rest_heard_match = placing_completion_payload_opcode == 6'd2;
    wire         rest_heard_choice = rest_heard_match ? reading_answered_ready : completion_ready;
    wire         rest_heard_term = placing_completion_valid && rest_heard_choice;
    wire         rest_heard_match_2 = placing_completion_payload_opcode == 6'd6;
    wire         rest_heard = rest_heard_term && (rest_heard_match_2 || placing_completion_payload_opcode == 6'd10);
    wire         kept_heard = rest_heard_term && placing_completion_payload_kept_is;
    wire         pdc_read_taken = rudi_reads_pdc_ready;
    wire         told_taken = rest_heard_choice;
    wire   [1:0] found_list = store_found_list;
    wire   [5:0] found_opcode = store_found_opcode;
    wire   [5:0] found_return_code = store_found_return_code;
    wire  [15:0] found_message_id = store_found_message_id;
    wire   [7:0] found_ri_generation = store_found_ri_generation;
    wire  [23:0] found_job_id = store_found_job_id;
    wire  [31:0] found_modified_length = store_found_modified_length;
    wire   [3:0] found_fetched_length = store_found_fetched_length;
    wire  [63:0] found_fetched_data = store_found_fetched_data;
    wire         headers_ready = deparser_headers_ready;
    wire         empty_ready = deparser_payload_ready;
    wire         leaving_taken = reply_map_reply_ready;

    uet_parser_b64_crc_little parser (
        .clk                                  (clk),
        .rst                                  (rst),
        .counts_uet                           (parser_counts_uet),
        .counts_other                         (parser_counts_other),
        .counts_short                         (parser_counts_short),
        .counts_unknown_type                  (parser_counts_unknown_type),
        .counts_unknown_next_header           (parser_counts_unknown_next_header),
        .counts_bad_length                    (parser_counts_bad_length),
        .counts_bad_version                   (parser_counts_bad_version),
        .counts_unsupported                   (parser_counts_unsupported),
        .counts_fragment                      (parser_counts_fragment),
        .counts_bad_checksum                  (parser_counts_bad_checksum),
        .counts_bad_crc                       (parser_counts_bad_crc),
        .counts_bad_fcs                       (parser_counts_bad_fcs),
        .counts_reserved_bits                 (parser_counts_reserved_bits),
        .counts_wrong_next_header             (parser_counts_wrong_next_header),
        .counts_unknown_control_type          (parser_counts_unknown_control_type),
        .counts_unknown_ack_request           (parser_counts_unknown_ack_request),
        .up_payload_data                      (frames_payload_data),
        .up_payload_keep                      (frames_payload_keep),
        .up_payload_last                      (frames_payload_last),
        .up_valid                             (frames_valid),
        .up_ready                             (parser_up_ready),
        .headers_payload_ethernet_destination (parser_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (parser_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (parser_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (parser_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (parser_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (parser_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (parser_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (parser_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (parser_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (parser_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (parser_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (parser_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (parser_headers_payload_ip),
        .headers_payload_ip_header            (parser_headers_payload_ip_header),
        .headers_payload_transport            (parser_headers_payload_transport),
        .headers_payload_transport_header     (parser_headers_payload_transport_header),
        .headers_payload_trimmed              (parser_headers_payload_trimmed),
        .headers_payload_pds                  (parser_headers_payload_pds),
        .headers_payload_pds_header           (parser_headers_payload_pds_header),
        .headers_payload_ses                  (parser_headers_payload_ses),
        .headers_payload_ses_header           (parser_headers_payload_ses_header),
        .headers_payload_extension            (parser_headers_payload_extension),
        .headers_payload_extension_header     (parser_headers_payload_extension_header),
        .headers_payload_payload_length       (parser_headers_payload_payload_length),
        .headers_valid                        (parser_headers_valid),
        .headers_ready                        (1'b1),
        .payload_payload_data                 (parser_payload_payload_data),
        .payload_payload_keep                 (parser_payload_payload_keep),
        .payload_payload_last                 (parser_payload_payload_last),
        .payload_payload_verdict              (parser_payload_payload_verdict),
        .payload_valid                        (parser_payload_valid),
        .payload_ready                        (payload_ready)
    );

    uet_rx_map_adopts_atomics_uud_rudi map (
        .clk                            (clk),
        .rst                            (rst),
        .headers_ethernet_destination   (parser_headers_payload_ethernet_destination),
        .headers_ethernet_source        (parser_headers_payload_ethernet_source),
        .headers_ethernet_ethertype     (parser_headers_payload_ethernet_ethertype),
        .headers_tags                   (parser_headers_payload_tags),
        .headers_outer_tag_pcp          (parser_headers_payload_outer_tag_pcp),
        .headers_outer_tag_dei          (parser_headers_payload_outer_tag_dei),
        .headers_outer_tag_vid          (parser_headers_payload_outer_tag_vid),
        .headers_outer_tag_ethertype    (parser_headers_payload_outer_tag_ethertype),
        .headers_inner_tag_pcp          (parser_headers_payload_inner_tag_pcp),
        .headers_inner_tag_dei          (parser_headers_payload_inner_tag_dei),
        .headers_inner_tag_vid          (parser_headers_payload_inner_tag_vid),
        .headers_inner_tag_ethertype    (parser_headers_payload_inner_tag_ethertype),
        .headers_ip                     (parser_headers_payload_ip),
        .headers_ip_header              (parser_headers_payload_ip_header),
        .headers_transport              (parser_headers_payload_transport),
        .headers_transport_header       (parser_headers_payload_transport_header),
        .headers_trimmed                (parser_headers_payload_trimmed),
        .headers_pds                    (parser_headers_payload_pds),
        .headers_pds_header             (parser_headers_payload_pds_header),
        .headers_ses                    (parser_headers_payload_ses),
        .headers_ses_header             (parser_headers_payload_ses_header),
        .headers_extension              (parser_headers_payload_extension),
        .headers_extension_header       (parser_headers_payload_extension_header),
        .headers_payload_length         (parser_headers_payload_payload_length),
        .valid                          (parser_headers_valid),
        .registers_addresses_0_enable   (registers_addresses_0_enable),
        .registers_addresses_0_ip       (registers_addresses_0_ip),
        .registers_addresses_0_mac      (registers_addresses_0_mac),
        .registers_addresses_0_tagged   (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp  (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei  (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid  (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable   (registers_addresses_1_enable),
        .registers_addresses_1_ip       (registers_addresses_1_ip),
        .registers_addresses_1_mac      (registers_addresses_1_mac),
        .registers_addresses_1_tagged   (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp  (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei  (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid  (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable   (registers_addresses_2_enable),
        .registers_addresses_2_ip       (registers_addresses_2_ip),
        .registers_addresses_2_mac      (registers_addresses_2_mac),
        .registers_addresses_2_tagged   (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp  (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei  (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid  (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable   (registers_addresses_3_enable),
        .registers_addresses_3_ip       (registers_addresses_3_ip),
        .registers_addresses_3_mac      (registers_addresses_3_mac),
        .registers_addresses_3_tagged   (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp  (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei  (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid  (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable   (registers_addresses_4_enable),
        .registers_addresses_4_ip       (registers_addresses_4_ip),
        .registers_addresses_4_mac      (registers_addresses_4_mac),
        .registers_addresses_4_tagged   (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp  (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei  (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid  (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable   (registers_addresses_5_enable),
        .registers_addresses_5_ip       (registers_addresses_5_ip),
        .registers_addresses_5_mac      (registers_addresses_5_mac),
        .registers_addresses_5_tagged   (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp  (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei  (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid  (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable   (registers_addresses_6_enable),
        .registers_addresses_6_ip       (registers_addresses_6_ip),
        .registers_addresses_6_mac      (registers_addresses_6_mac),
        .registers_addresses_6_tagged   (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp  (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei  (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid  (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable   (registers_addresses_7_enable),
        .registers_addresses_7_ip       (registers_addresses_7_ip),
        .registers_addresses_7_mac      (registers_addresses_7_mac),
        .registers_addresses_7_tagged   (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp  (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei  (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid  (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable   (registers_addresses_8_enable),
        .registers_addresses_8_ip       (registers_addresses_8_ip),
        .registers_addresses_8_mac      (registers_addresses_8_mac),
        .registers_addresses_8_tagged   (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp  (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei  (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid  (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable   (registers_addresses_9_enable),
        .registers_addresses_9_ip       (registers_addresses_9_ip),
        .registers_addresses_9_mac      (registers_addresses_9_mac),
        .registers_addresses_9_tagged   (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp  (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei  (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid  (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable  (registers_addresses_10_enable),
        .registers_addresses_10_ip      (registers_addresses_10_ip),
        .registers_addresses_10_mac     (registers_addresses_10_mac),
        .registers_addresses_10_tagged  (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable  (registers_addresses_11_enable),
        .registers_addresses_11_ip      (registers_addresses_11_ip),
        .registers_addresses_11_mac     (registers_addresses_11_mac),
        .registers_addresses_11_tagged  (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable  (registers_addresses_12_enable),
        .registers_addresses_12_ip      (registers_addresses_12_ip),
        .registers_addresses_12_mac     (registers_addresses_12_mac),
        .registers_addresses_12_tagged  (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable  (registers_addresses_13_enable),
        .registers_addresses_13_ip      (registers_addresses_13_ip),
        .registers_addresses_13_mac     (registers_addresses_13_mac),
        .registers_addresses_13_tagged  (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable  (registers_addresses_14_enable),
        .registers_addresses_14_ip      (registers_addresses_14_ip),
        .registers_addresses_14_mac     (registers_addresses_14_mac),
        .registers_addresses_14_tagged  (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable  (registers_addresses_15_enable),
        .registers_addresses_15_ip      (registers_addresses_15_ip),
        .registers_addresses_15_mac     (registers_addresses_15_mac),
        .registers_addresses_15_tagged  (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid (registers_addresses_15_tag_vid),
        .registers_last_hop_used        (registers_last_hop_used),
        .registers_last_hop_dscp        (registers_last_hop_dscp),
        .shown                          (map_shown),
        .meta_route                     (map_meta_route),
        .meta_content                   (map_meta_content),
        .meta_ses                       (map_meta_ses),
        .meta_ses_header                (map_meta_ses_header),
        .meta_extension                 (map_meta_extension),
        .meta_rudi                      (map_meta_rudi)
    );

    uet_rx_ring_b64_d1024_p256 ring (
        .clk                (clk),
        .rst                (rst),
        .end_valid          (ring_end_valid),
        .end_good           (ring_end_good),
        .end_stored         (ring_end_stored),
        .level              (ring_level),
        .up_payload_data    (parser_payload_payload_data),
        .up_payload_keep    (parser_payload_payload_keep),
        .up_payload_last    (parser_payload_payload_last),
        .up_payload_verdict (parser_payload_payload_verdict),
        .up_valid           (parser_payload_valid),
        .up_ready           (ring_up_ready),
        .down_payload_data  (ring_down_payload_data),
        .down_payload_keep  (ring_down_payload_keep),
        .down_payload_last  (ring_down_payload_last),
        .down_valid         (ring_down_valid),
        .down_ready         (ring_taken)
    );

    uet_rx_join_m64_g128_r64_adopts_atomics_asks_uud_rudi joining (
        .clk                                  (clk),
        .rst                                  (rst),
        .shown                                (map_shown),
        .meta_route                           (map_meta_route),
        .meta_content                         (map_meta_content),
        .meta_ses                             (map_meta_ses),
        .meta_ses_header                      (map_meta_ses_header),
        .meta_extension                       (map_meta_extension),
        .meta_rudi                            (map_meta_rudi),
        .end_valid                            (ring_end_valid),
        .end_good                             (ring_end_good),
        .end_stored                           (ring_end_stored),
        .enable                               (receives),
        .delivered                            (delivered),
        .returns_messages                     (returns_messages),
        .returns_guaranteed                   (returns_guaranteed),
        .returns_responses                    (returns_responses),
        .peer_valid                           (joining_peer_valid),
        .peer_arrival_event_kind              (joining_peer_arrival_event_kind),
        .peer_arrival_event_source            (joining_peer_arrival_event_source),
        .peer_arrival_event_local             (joining_peer_arrival_event_local),
        .peer_arrival_event_entropy           (joining_peer_arrival_event_entropy),
        .peer_arrival_event_spdcid            (joining_peer_arrival_event_spdcid),
        .peer_arrival_event_dpdcid            (joining_peer_arrival_event_dpdcid),
        .peer_arrival_event_m                 (joining_peer_arrival_event_m),
        .peer_arrival_event_retx              (joining_peer_arrival_event_retx),
        .peer_arrival_event_req               (joining_peer_arrival_event_req),
        .peer_arrival_event_p                 (joining_peer_arrival_event_p),
        .peer_arrival_event_ack_psn_offset    (joining_peer_arrival_event_ack_psn_offset),
        .peer_arrival_event_nt                (joining_peer_arrival_event_nt),
        .peer_arrival_event_nack_code         (joining_peer_arrival_event_nack_code),
        .peer_arrival_event_vendor_code       (joining_peer_arrival_event_vendor_code),
        .peer_arrival_event_psn               (joining_peer_arrival_event_psn),
        .peer_arrival_event_payload           (joining_peer_arrival_event_payload),
        .peer_arrival_event_cc_type           (joining_peer_arrival_event_cc_type),
        .peer_arrival_event_mpr               (joining_peer_arrival_event_mpr),
        .peer_arrival_event_sack_psn_offset   (joining_peer_arrival_event_sack_psn_offset),
        .peer_arrival_event_sack_bitmap       (joining_peer_arrival_event_sack_bitmap),
        .peer_arrival_event_cc_state          (joining_peer_arrival_event_cc_state),
        .peer_arrival_ses                     (joining_peer_arrival_ses),
        .peer_arrival_ses_header              (joining_peer_arrival_ses_header),
        .aside_valid                          (joining_aside_valid),
        .aside_delivered                      (joining_aside_delivered),
        .aside_side_stored                    (joining_aside_side_stored),
        .aside_side_reserved                  (joining_aside_side_reserved),
        .aside_side_source                    (joining_aside_side_source),
        .aside_side_local                     (joining_aside_side_local),
        .aside_side_length                    (joining_aside_side_length),
        .aside_side_ses                       (joining_aside_side_ses),
        .aside_side_ses_header                (joining_aside_side_ses_header),
        .aside_side_extension                 (joining_aside_side_extension),
        .aside_uud                            (joining_aside_uud),
        .aside_rudi_is                        (joining_aside_rudi_is),
        .aside_rudi_brings                    (joining_aside_rudi_brings),
        .aside_rudi_echo_pkt_id               (joining_aside_rudi_echo_pkt_id),
        .aside_rudi_echo_entropy              (joining_aside_rudi_echo_entropy),
        .aside_rudi_echo_retx                 (joining_aside_rudi_echo_retx),
        .aside_rudi_echo_m                    (joining_aside_rudi_echo_m),
        .refused_valid                        (joining_refused_valid),
        .refused_echo_pkt_id                  (joining_refused_echo_pkt_id),
        .refused_echo_entropy                 (joining_refused_echo_entropy),
        .refused_echo_retx                    (joining_refused_echo_retx),
        .refused_echo_m                       (joining_refused_echo_m),
        .refused_to_destination               (joining_refused_to_destination),
        .refused_to_local                     (joining_refused_to_local),
        .refused_nack_code                    (joining_refused_nack_code),
        .events_off                           (joining_events_off),
        .events_unknown_address               (joining_events_unknown_address),
        .events_too_long                      (joining_events_too_long),
        .events_unrouted                      (joining_events_unrouted),
        .events_no_buffer                     (joining_events_no_buffer),
        .judged                               (joining_judged),
        .free_messages                        (joining_free_messages),
        .free_guaranteed                      (joining_free_guaranteed),
        .free_responses                       (joining_free_responses),
        .request_payload_source               (joining_request_payload_source),
        .request_payload_local                (joining_request_payload_local),
        .request_payload_kind                 (joining_request_payload_kind),
        .request_payload_rod                  (joining_request_payload_rod),
        .request_payload_trimmed              (joining_request_payload_trimmed),
        .request_payload_ce                   (joining_request_payload_ce),
        .request_payload_retx                 (joining_request_payload_retx),
        .request_payload_ar                   (joining_request_payload_ar),
        .request_payload_syn                  (joining_request_payload_syn),
        .request_payload_psn                  (joining_request_payload_psn),
        .request_payload_clear_offset         (joining_request_payload_clear_offset),
        .request_payload_opaque               (joining_request_payload_opaque),
        .request_payload_payload              (joining_request_payload_payload),
        .request_payload_spdcid               (joining_request_payload_spdcid),
        .request_payload_dpdcid               (joining_request_payload_dpdcid),
        .request_payload_length               (joining_request_payload_length),
        .request_payload_size                 (joining_request_payload_size),
        .request_payload_entropy              (joining_request_payload_entropy),
        .request_payload_message_id           (joining_request_payload_message_id),
        .request_payload_job_id               (joining_request_payload_job_id),
        .request_payload_resources_ccc        (joining_request_payload_resources_ccc),
        .request_payload_resources_bitmap     (joining_request_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer (joining_request_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del    (joining_request_payload_resources_gtd_del),
        .request_payload_resources_gtd_last   (joining_request_payload_resources_gtd_last),
        .request_payload_resources_ses_msg    (joining_request_payload_resources_ses_msg),
        .request_payload_resources_other      (joining_request_payload_resources_other),
        .request_payload_tss_method           (joining_request_payload_tss_method),
        .request_payload_tss_start_psn        (joining_request_payload_tss_start_psn),
        .request_valid                        (joining_request_valid),
        .request_ready                        (request_ready)
    );

    pds_target_n16_w128_adopts target (
        .clk                                   (clk),
        .rst                                   (rst),
        .now                                   (now),
        .registers_ack_ack_on_ecn              (registers_pds_ack_ack_on_ecn),
        .registers_ack_ack_per_packet          (registers_pds_ack_ack_per_packet),
        .registers_ack_ack_tail                (registers_pds_ack_ack_tail),
        .registers_ack_ack_gen_trigger         (registers_pds_ack_ack_gen_trigger),
        .registers_ack_ack_gen_min_add         (registers_pds_ack_ack_gen_min_add),
        .registers_offer_mpr                   (registers_pds_offer_mpr),
        .registers_offer_rcv_cwnd_pend         (offer_rcv_cwnd_pend),
        .registers_offer_restore_cwnd          (offer_restore_cwnd),
        .registers_times_new_pdc               (registers_pds_times_new_pdc),
        .registers_times_linger                (registers_pds_times_linger),
        .registers_times_close_req             (registers_pds_times_close_req),
        .registers_quarantine                  (registers_pds_quarantine),
        .ready                                 (target_ready),
        .verdict_valid                         (target_verdict_valid),
        .verdict_verdict                       (target_verdict_verdict),
        .verdict_request_clear                 (target_verdict_request_clear),
        .deliver_valid                         (target_deliver_valid),
        .deliver_pdcid                         (target_deliver_pdcid),
        .deliver_psn                           (target_deliver_psn),
        .deliver_rod                           (target_deliver_rod),
        .deliver_cookie_ack                    (target_deliver_cookie_ack),
        .deliver_cookie_ce                     (target_deliver_cookie_ce),
        .deliver_cookie_retx                   (target_deliver_cookie_retx),
        .deliver_cookie_entropy                (target_deliver_cookie_entropy),
        .deliver_cookie_time                   (target_deliver_cookie_time),
        .ended_valid                           (target_ended_valid),
        .ended_done                            (target_ended_done),
        .ended_pdcid                           (target_ended_pdcid),
        .ended_source                          (target_ended_source),
        .ended_local                           (target_ended_local),
        .ended_spdcid                          (target_ended_spdcid),
        .ended_next_start_psn                  (target_ended_next_start_psn),
        .released_valid                        (target_released_valid),
        .released_pdcid                        (target_released_pdcid),
        .released_psn                          (target_released_psn),
        .released_handle                       (target_released_handle),
        .events_stored_response                (target_events_stored_response),
        .events_ack_req_stored                 (target_events_ack_req_stored),
        .events_gtd_resp_unavail               (target_events_gtd_resp_unavail),
        .events_ack_with_data                  (target_events_ack_with_data),
        .events_response_stale                 (target_events_response_stale),
        .events_command_ignored                (target_events_command_ignored),
        .events_guaranteed_not_stored          (target_events_guaranteed_not_stored),
        .events_reply_dropped                  (target_events_reply_dropped),
        .housekeeping_events_new_pdc_timeout   (target_housekeeping_events_new_pdc_timeout),
        .housekeeping_events_close_req_timeout (target_housekeeping_events_close_req_timeout),
        .housekeeping_events_command_ignored   (target_housekeeping_events_command_ignored),
        .trace_control_valid                   (target_trace_control_valid),
        .trace_control_kind                    (target_trace_control_kind),
        .trace_failed_valid                    (target_trace_failed_valid),
        .trace_failed_pdcid                    (target_trace_failed_pdcid),
        .trace_failed_by_time                  (target_trace_failed_by_time),
        .trace_free_valid                      (target_trace_free_valid),
        .trace_free_pdcid                      (target_trace_free_pdcid),
        .pdcs_begins_enable                    (target_pdcs_begins_enable),
        .pdcs_begins_pdcid                     (target_pdcs_begins_pdcid),
        .pdcs_begins_destination               (target_pdcs_begins_destination),
        .pdcs_begins_local                     (target_pdcs_begins_local),
        .pdcs_begins_peer_pdcid                (target_pdcs_begins_peer_pdcid),
        .pdcs_begins_rod                       (target_pdcs_begins_rod),
        .pdcs_begins_start_psn                 (target_pdcs_begins_start_psn),
        .pdcs_begins_pending                   (target_pdcs_begins_pending),
        .pdcs_closes_valid                     (target_pdcs_closes_valid),
        .pdcs_closes_pdcid                     (target_pdcs_closes_pdcid),
        .request_payload_source                (joining_request_valid ? joining_request_payload_source : adopt_payload_source),
        .request_payload_local                 (joining_request_valid ? joining_request_payload_local : adopt_payload_local),
        .request_payload_kind                  (joining_request_valid ? joining_request_payload_kind : adopt_payload_kind),
        .request_payload_rod                   (joining_request_valid ? joining_request_payload_rod : adopt_payload_rod),
        .request_payload_trimmed               (joining_request_valid ? joining_request_payload_trimmed : adopt_payload_trimmed),
        .request_payload_ce                    (joining_request_valid ? joining_request_payload_ce : adopt_payload_ce),
        .request_payload_retx                  (joining_request_valid ? joining_request_payload_retx : adopt_payload_retx),
        .request_payload_ar                    (joining_request_valid ? joining_request_payload_ar : adopt_payload_ar),
        .request_payload_syn                   (joining_request_valid ? joining_request_payload_syn : adopt_payload_syn),
        .request_payload_psn                   (joining_request_valid ? joining_request_payload_psn : adopt_payload_psn),
        .request_payload_clear_offset          (joining_request_valid ? joining_request_payload_clear_offset : adopt_payload_clear_offset),
        .request_payload_opaque                (joining_request_valid ? joining_request_payload_opaque : adopt_payload_opaque),
        .request_payload_payload               (joining_request_valid ? joining_request_payload_payload : adopt_payload_payload),
        .request_payload_spdcid                (joining_request_valid ? joining_request_payload_spdcid : adopt_payload_spdcid),
        .request_payload_dpdcid                (joining_request_valid ? joining_request_payload_dpdcid : adopt_payload_dpdcid),
        .request_payload_length                (joining_request_valid ? joining_request_payload_length : adopt_payload_length),
        .request_payload_size                  (joining_request_valid ? joining_request_payload_size : adopt_payload_size),
        .request_payload_entropy               (joining_request_valid ? joining_request_payload_entropy : adopt_payload_entropy),
        .request_payload_message_id            (joining_request_valid ? joining_request_payload_message_id : adopt_payload_message_id),
        .request_payload_job_id                (joining_request_valid ? joining_request_payload_job_id : adopt_payload_job_id),
        .request_payload_resources_ccc         (joining_request_valid ? joining_request_payload_resources_ccc : adopt_payload_resources_ccc),
        .request_payload_resources_bitmap      (joining_request_valid ? joining_request_payload_resources_bitmap : adopt_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer  (joining_request_valid ? joining_request_payload_resources_pkt_buffer : adopt_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del     (joining_request_valid ? joining_request_payload_resources_gtd_del : adopt_payload_resources_gtd_del),
        .request_payload_resources_gtd_last    (joining_request_valid ? joining_request_payload_resources_gtd_last : adopt_payload_resources_gtd_last),
        .request_payload_resources_ses_msg     (joining_request_valid ? joining_request_payload_resources_ses_msg : adopt_payload_resources_ses_msg),
        .request_payload_resources_other       (joining_request_valid ? joining_request_payload_resources_other : adopt_payload_resources_other),
        .request_payload_tss_method            (joining_request_valid ? joining_request_payload_tss_method : adopt_payload_tss_method),
        .request_payload_tss_start_psn         (joining_request_valid ? joining_request_payload_tss_start_psn : adopt_payload_tss_start_psn),
        .request_valid                         (joining_request_valid || adopt_valid),
        .request_ready                         (target_request_ready),
        .response_payload_pdcid                (response_payload_pdcid),
        .response_payload_psn                  (response_payload_psn),
        .response_payload_cookie_ack           (response_payload_cookie_ack),
        .response_payload_cookie_ce            (response_payload_cookie_ce),
        .response_payload_cookie_retx          (response_payload_cookie_retx),
        .response_payload_cookie_entropy       (response_payload_cookie_entropy),
        .response_payload_cookie_time          (response_payload_cookie_time),
        .response_payload_guaranteed           (response_payload_guaranteed),
        .response_payload_plain_ok             (response_payload_plain_ok),
        .response_payload_handle               (response_payload_handle),
        .response_payload_next_hdr             (response_payload_next_hdr),
        .response_valid                        (response_valid),
        .response_ready                        (target_response_ready),
        .command_payload_kind                  (command_payload_kind),
        .command_payload_pdcid                 (command_payload_pdcid),
        .command_payload_with_psn              (command_payload_with_psn),
        .command_payload_psn                   (command_payload_psn),
        .command_valid                         (command_valid),
        .command_ready                         (target_command_ready),
        .reply_payload_type                    (target_reply_payload_type),
        .reply_payload_destination             (target_reply_payload_destination),
        .reply_payload_local                   (target_reply_payload_local),
        .reply_payload_entropy                 (target_reply_payload_entropy),
        .reply_payload_spdcid                  (target_reply_payload_spdcid),
        .reply_payload_dpdcid                  (target_reply_payload_dpdcid),
        .reply_payload_m                       (target_reply_payload_m),
        .reply_payload_retx                    (target_reply_payload_retx),
        .reply_payload_req                     (target_reply_payload_req),
        .reply_payload_p                       (target_reply_payload_p),
        .reply_payload_ack_psn_offset          (target_reply_payload_ack_psn_offset),
        .reply_payload_cack_psn                (target_reply_payload_cack_psn),
        .reply_payload_response                (target_reply_payload_response),
        .reply_payload_message_id              (target_reply_payload_message_id),
        .reply_payload_job_id                  (target_reply_payload_job_id),
        .reply_payload_handle                  (target_reply_payload_handle),
        .reply_payload_next_hdr                (target_reply_payload_next_hdr),
        .reply_payload_kept                    (target_reply_payload_kept),
        .reply_payload_mpr                     (target_reply_payload_mpr),
        .reply_payload_sack_psn_offset         (target_reply_payload_sack_psn_offset),
        .reply_payload_sack_bitmap             (target_reply_payload_sack_bitmap),
        .reply_payload_service_time            (target_reply_payload_service_time),
        .reply_payload_restore_cwnd            (target_reply_payload_restore_cwnd),
        .reply_payload_rcv_cwnd_pend           (target_reply_payload_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes              (target_reply_payload_rcvd_bytes),
        .reply_payload_ooo_count               (target_reply_payload_ooo_count),
        .reply_payload_nack_code               (target_reply_payload_nack_code),
        .reply_payload_psn                     (target_reply_payload_psn),
        .reply_payload_payload                 (target_reply_payload_payload),
        .reply_payload_control                 (target_reply_payload_control),
        .reply_payload_ar                      (target_reply_payload_ar),
        .reply_valid                           (target_reply_valid),
        .reply_ready                           (reply_ready)
    );

    delay_w32_c4 handle_later (
        .clk (clk),
        .d   (response_payload_handle),
        .q   (handle_later_q)
    );

    delay_w1_c4 guaranteed_later (
        .clk (clk),
        .d   (response_payload_guaranteed),
        .q   (guaranteed_later_q)
    );

    uet_ses_hpc_g128_r64_p256_adopts_m1024_atomics_w1024_uud_rudi ses (
        .clk                                               (clk),
        .rst                                               (rst),
        .aside_valid                                       (joining_aside_valid),
        .aside_delivered                                   (joining_aside_delivered),
        .aside_side_stored                                 (joining_aside_side_stored),
        .aside_side_reserved                               (joining_aside_side_reserved),
        .aside_side_source                                 (joining_aside_side_source),
        .aside_side_local                                  (joining_aside_side_local),
        .aside_side_length                                 (joining_aside_side_length),
        .aside_side_ses                                    (joining_aside_side_ses),
        .aside_side_ses_header                             (joining_aside_side_ses_header),
        .aside_side_extension                              (joining_aside_side_extension),
        .aside_uud                                         (joining_aside_uud),
        .aside_rudi_is                                     (joining_aside_rudi_is),
        .aside_rudi_brings                                 (joining_aside_rudi_brings),
        .aside_rudi_echo_pkt_id                            (joining_aside_rudi_echo_pkt_id),
        .aside_rudi_echo_entropy                           (joining_aside_rudi_echo_entropy),
        .aside_rudi_echo_retx                              (joining_aside_rudi_echo_retx),
        .aside_rudi_echo_m                                 (joining_aside_rudi_echo_m),
        .deliver_valid                                     (target_deliver_valid),
        .deliver_pdcid                                     (target_deliver_pdcid),
        .deliver_psn                                       (target_deliver_psn),
        .deliver_rod                                       (target_deliver_rod),
        .deliver_cookie_ack                                (target_deliver_cookie_ack),
        .deliver_cookie_ce                                 (target_deliver_cookie_ce),
        .deliver_cookie_retx                               (target_deliver_cookie_retx),
        .deliver_cookie_entropy                            (target_deliver_cookie_entropy),
        .deliver_cookie_time                               (target_deliver_cookie_time),
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
        .released_sent_valid                               (left_valid && left_payload_response == LEFT_PAYLOAD_RESPONSE_SES && !left_payload_kept),
        .released_sent_handle                              (left_payload_handle),
        .released_released_valid                           (target_released_valid),
        .released_released_handle                          (target_released_handle),
        .released_stale_valid                              (target_events_response_stale && guaranteed_later_q),
        .released_stale_handle                             (handle_later_q),
        .released_reply_leaves                             (reply_taken),
        .released_reply_waits                              (target_reply_valid),
        .tick                                              (now[16] != ages),
        .flushed                                           (flushed),
        .read_room                                         (read_room),
        .found_valid                                       (reading_found_valid),
        .found_hit                                         (reading_found_hit),
        .found_return_code                                 (reading_found_return_code),
        .found_address                                     (reading_found_address),
        .found_length                                      (reading_found_length),
        .host_atomic_valid                                 (host_atomic_valid),
        .host_atomic_payload_opcode                        (host_atomic_payload_opcode),
        .host_atomic_payload_data_type                     (host_atomic_payload_data_type),
        .host_atomic_payload_address                       (host_atomic_payload_address),
        .host_atomic_payload_operand                       (host_atomic_payload_operand),
        .host_atomic_payload_compare                       (host_atomic_payload_compare),
        .deferral_target_upper                             (deferral_target_upper),
        .deferral_rtr_ready                                (deferral_rtr_ready),
        .deferral_returned_ready                           (deferral_returned_ready),
        .deferral_refused_valid                            (deferral_refused_valid),
        .deferral_refused_token                            (deferral_refused_token),
        .deferral_answer_valid                             (deferral_answer_valid),
        .deferral_answer_code                              (deferral_answer_code),
        .rest_read_ready                                   (rest_read_ready),
        .rest_answer_valid                                 (rest_answer_valid),
        .rest_answer_payload_slot                          (rest_answer_payload_slot),
        .rest_answer_payload_return_code                   (rest_answer_payload_return_code),
        .rest_heard                                        (rest_heard),
        .kept_heard                                        (kept_heard),
        .rudi_ready                                        (rudi_taken),
        .rudi_room                                         (rudi_room),
        .ready                                             (ses_ready),
        .host_atomic_done_taken                            (ses_host_atomic_done_taken),
        .host_atomic_done_done_valid                       (ses_host_atomic_done_done_valid),
        .host_atomic_done_done_code                        (ses_host_atomic_done_done_code),
        .host_atomic_done_done_fetched                     (ses_host_atomic_done_done_fetched),
        .find_valid                                        (ses_find_valid),
        .find_id                                           (ses_find_id),
        .find_pdcid                                        (ses_find_pdcid),
        .find_length                                       (ses_find_length),
        .find_return_code                                  (ses_find_return_code),
        .find_rudi_is                                      (ses_find_rudi_is),
        .find_rudi_pkt_id                                  (ses_find_rudi_pkt_id),
        .find_rudi_source                                  (ses_find_rudi_source),
        .find_rudi_local                                   (ses_find_rudi_local),
        .read_valid                                        (ses_read_valid),
        .read_payload_tag                                  (ses_read_payload_tag),
        .read_payload_address                              (ses_read_payload_address),
        .read_payload_payload_length                       (ses_read_payload_payload_length),
        .read_payload_request_length                       (ses_read_payload_request_length),
        .read_payload_message_offset                       (ses_read_payload_message_offset),
        .read_payload_job_id                               (ses_read_payload_job_id),
        .read_payload_message_id                           (ses_read_payload_message_id),
        .read_payload_small                                (ses_read_payload_small),
        .read_payload_psn                                  (ses_read_payload_psn),
        .read_payload_rudi                                 (ses_read_payload_rudi),
        .rudi_read_valid                                   (ses_rudi_read_valid),
        .rudi_read_payload_read_tag                        (ses_rudi_read_payload_read_tag),
        .rudi_read_payload_read_address                    (ses_rudi_read_payload_read_address),
        .rudi_read_payload_read_payload_length             (ses_rudi_read_payload_read_payload_length),
        .rudi_read_payload_read_request_length             (ses_rudi_read_payload_read_request_length),
        .rudi_read_payload_read_message_offset             (ses_rudi_read_payload_read_message_offset),
        .rudi_read_payload_read_job_id                     (ses_rudi_read_payload_read_job_id),
        .rudi_read_payload_read_message_id                 (ses_rudi_read_payload_read_message_id),
        .rudi_read_payload_read_small                      (ses_rudi_read_payload_read_small),
        .rudi_read_payload_read_psn                        (ses_rudi_read_payload_read_psn),
        .rudi_read_payload_read_rudi                       (ses_rudi_read_payload_read_rudi),
        .rudi_read_payload_asker_echo_pkt_id               (ses_rudi_read_payload_asker_echo_pkt_id),
        .rudi_read_payload_asker_echo_entropy              (ses_rudi_read_payload_asker_echo_entropy),
        .rudi_read_payload_asker_echo_retx                 (ses_rudi_read_payload_asker_echo_retx),
        .rudi_read_payload_asker_echo_m                    (ses_rudi_read_payload_asker_echo_m),
        .rudi_read_payload_asker_to_destination            (ses_rudi_read_payload_asker_to_destination),
        .rudi_read_payload_asker_to_local                  (ses_rudi_read_payload_asker_to_local),
        .deferral_told_rtr_valid                           (ses_deferral_told_rtr_valid),
        .deferral_told_rtr_payload_token                   (ses_deferral_told_rtr_payload_token),
        .deferral_told_rtr_payload_destination             (ses_deferral_told_rtr_payload_destination),
        .deferral_told_rtr_payload_local                   (ses_deferral_told_rtr_payload_local),
        .deferral_told_rtr_payload_job_id                  (ses_deferral_told_rtr_payload_job_id),
        .deferral_told_rtr_payload_match_bits              (ses_deferral_told_rtr_payload_match_bits),
        .deferral_told_rtr_payload_buffer_offset           (ses_deferral_told_rtr_payload_buffer_offset),
        .deferral_told_returned_valid                      (ses_deferral_told_returned_valid),
        .deferral_told_returned_wr_id                      (ses_deferral_told_returned_wr_id),
        .deferral_told_refused_taken                       (ses_deferral_told_refused_taken),
        .deferral_told_arrived_valid                       (ses_deferral_told_arrived_valid),
        .deferral_told_arrived_peer                        (ses_deferral_told_arrived_peer),
        .deferral_told_arrived_match_bits                  (ses_deferral_told_arrived_match_bits),
        .deferral_told_arrived_buffer_offset               (ses_deferral_told_arrived_buffer_offset),
        .rest_told_read_valid                              (ses_rest_told_read_valid),
        .rest_told_read_payload_slot                       (ses_rest_told_read_payload_slot),
        .rest_told_read_payload_destination                (ses_rest_told_read_payload_destination),
        .rest_told_read_payload_local                      (ses_rest_told_read_payload_local),
        .rest_told_read_payload_job_id                     (ses_rest_told_read_payload_job_id),
        .rest_told_read_payload_pid_on_fep                 (ses_rest_told_read_payload_pid_on_fep),
        .rest_told_read_payload_resource_index             (ses_rest_told_read_payload_resource_index),
        .rest_told_read_payload_key                        (ses_rest_told_read_payload_key),
        .rest_told_read_payload_offset                     (ses_rest_told_read_payload_offset),
        .rest_told_read_payload_length                     (ses_rest_told_read_payload_length),
        .rest_told_read_payload_address                    (ses_rest_told_read_payload_address),
        .rest_told_answer_taken                            (ses_rest_told_answer_taken),
        .done_job_valid                                    (ses_done_job_valid),
        .done_job_status                                   (ses_done_job_status),
        .done_job_slot                                     (ses_done_job_slot),
        .done_process_valid                                (ses_done_process_valid),
        .done_process_status                               (ses_done_process_status),
        .done_process_slot                                 (ses_done_process_slot),
        .done_resource_valid                               (ses_done_resource_valid),
        .done_resource_status                              (ses_done_resource_status),
        .done_resource_slot                                (ses_done_resource_slot),
        .done_region_valid                                 (ses_done_region_valid),
        .done_region_status                                (ses_done_region_status),
        .done_region_slot                                  (ses_done_region_slot),
        .done_context_taken                                (ses_done_context_taken),
        .done_receive_taken                                (ses_done_receive_taken),
        .done_sends_valid                                  (ses_done_sends_valid),
        .done_sends_kind                                   (ses_done_sends_kind),
        .done_sends_outcome                                (ses_done_sends_outcome),
        .done_sends_wr_id                                  (ses_done_sends_wr_id),
        .done_tags_valid                                   (ses_done_tags_valid),
        .done_tags_kind                                    (ses_done_tags_kind),
        .done_tags_outcome                                 (ses_done_tags_outcome),
        .done_tags_wr_id                                   (ses_done_tags_wr_id),
        .done_kept_found_valid                             (ses_done_kept_found_valid),
        .done_kept_found_wr_id                             (ses_done_kept_found_wr_id),
        .done_kept_found_number                            (ses_done_kept_found_number),
        .done_kept_found_is_whole                          (ses_done_kept_found_is_whole),
        .done_released_valid                               (ses_done_released_valid),
        .done_released_ok                                  (ses_done_released_ok),
        .order_valid                                       (ses_order_valid),
        .order_payload_bare                                (ses_order_payload_bare),
        .order_payload_place                               (ses_order_payload_place),
        .order_payload_dc                                  (ses_order_payload_dc),
        .order_payload_placement_address                   (ses_order_payload_placement_address),
        .order_payload_placement_length                    (ses_order_payload_placement_length),
        .order_payload_placement_pdcid                     (ses_order_payload_placement_pdcid),
        .order_payload_placement_message_id                (ses_order_payload_placement_message_id),
        .order_payload_placement_is_kept                   (ses_order_payload_placement_is_kept),
        .order_payload_completes                           (ses_order_payload_completes),
        .order_payload_completion_opcode                   (ses_order_payload_completion_opcode),
        .order_payload_completion_return_code              (ses_order_payload_completion_return_code),
        .order_payload_completion_reported                 (ses_order_payload_completion_reported),
        .order_payload_completion_has_header_data          (ses_order_payload_completion_has_header_data),
        .order_payload_completion_header_data              (ses_order_payload_completion_header_data),
        .order_payload_completion_wr_id                    (ses_order_payload_completion_wr_id),
        .order_payload_completion_bytes                    (ses_order_payload_completion_bytes),
        .order_payload_completion_initiator                (ses_order_payload_completion_initiator),
        .order_payload_completion_key                      (ses_order_payload_completion_key),
        .order_payload_completion_job_id                   (ses_order_payload_completion_job_id),
        .order_payload_completion_message_id               (ses_order_payload_completion_message_id),
        .order_payload_completion_pdcid                    (ses_order_payload_completion_pdcid),
        .order_payload_completion_kept_is                  (ses_order_payload_completion_kept_is),
        .order_payload_completion_kept_number              (ses_order_payload_completion_kept_number),
        .store_valid                                       (ses_store_valid),
        .store_handle                                      (ses_store_handle),
        .store_response_list                               (ses_store_response_list),
        .store_response_opcode                             (ses_store_response_opcode),
        .store_response_return_code                        (ses_store_response_return_code),
        .store_response_message_id                         (ses_store_response_message_id),
        .store_response_ri_generation                      (ses_store_response_ri_generation),
        .store_response_job_id                             (ses_store_response_job_id),
        .store_response_modified_length                    (ses_store_response_modified_length),
        .store_response_fetched_length                     (ses_store_response_fetched_length),
        .store_response_fetched_data                       (ses_store_response_fetched_data),
        .returns_messages                                  (ses_returns_messages),
        .returns_guaranteed                                (ses_returns_guaranteed),
        .returns_responses                                 (ses_returns_responses),
        .rudi_response_valid                               (ses_rudi_response_valid),
        .rudi_response_payload_handle                      (ses_rudi_response_payload_handle),
        .rudi_response_payload_next_hdr                    (ses_rudi_response_payload_next_hdr),
        .rudi_response_payload_echo_pkt_id                 (ses_rudi_response_payload_echo_pkt_id),
        .rudi_response_payload_echo_entropy                (ses_rudi_response_payload_echo_entropy),
        .rudi_response_payload_echo_retx                   (ses_rudi_response_payload_echo_retx),
        .rudi_response_payload_echo_m                      (ses_rudi_response_payload_echo_m),
        .rudi_response_payload_to_destination              (ses_rudi_response_payload_to_destination),
        .rudi_response_payload_to_local                    (ses_rudi_response_payload_to_local),
        .rudi_response_payload_refused                     (ses_rudi_response_payload_refused),
        .held_messages                                     (ses_held_messages),
        .held_guaranteed                                   (ses_held_guaranteed),
        .held_responses                                    (ses_held_responses),
        .held_deliveries                                   (ses_held_deliveries),
        .held_complete                                     (ses_held_complete),
        .events_delivered                                  (ses_events_delivered),
        .events_return_code                                (ses_events_return_code),
        .events_completed                                  (ses_events_completed),
        .response_payload_pdcid                            (ses_response_payload_pdcid),
        .response_payload_psn                              (ses_response_payload_psn),
        .response_payload_cookie_ack                       (ses_response_payload_cookie_ack),
        .response_payload_cookie_ce                        (ses_response_payload_cookie_ce),
        .response_payload_cookie_retx                      (ses_response_payload_cookie_retx),
        .response_payload_cookie_entropy                   (ses_response_payload_cookie_entropy),
        .response_payload_cookie_time                      (ses_response_payload_cookie_time),
        .response_payload_guaranteed                       (ses_response_payload_guaranteed),
        .response_payload_plain_ok                         (ses_response_payload_plain_ok),
        .response_payload_handle                           (ses_response_payload_handle),
        .response_payload_next_hdr                         (ses_response_payload_next_hdr),
        .response_valid                                    (ses_response_valid),
        .response_ready                                    (target_response_ready)
    );

    block_fifo_w248_d512 reads (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_tag              (ses_read_payload_tag),
        .up_payload_address          (ses_read_payload_address),
        .up_payload_payload_length   (ses_read_payload_payload_length),
        .up_payload_request_length   (ses_read_payload_request_length),
        .up_payload_message_offset   (ses_read_payload_message_offset),
        .up_payload_job_id           (ses_read_payload_job_id),
        .up_payload_message_id       (ses_read_payload_message_id),
        .up_payload_small            (ses_read_payload_small),
        .up_payload_psn              (ses_read_payload_psn),
        .up_payload_rudi             (ses_read_payload_rudi),
        .up_valid                    (ses_read_valid),
        .up_ready                    (reads_up_ready),
        .down_payload_tag            (reads_down_payload_tag),
        .down_payload_address        (reads_down_payload_address),
        .down_payload_payload_length (reads_down_payload_payload_length),
        .down_payload_request_length (reads_down_payload_request_length),
        .down_payload_message_offset (reads_down_payload_message_offset),
        .down_payload_job_id         (reads_down_payload_job_id),
        .down_payload_message_id     (reads_down_payload_message_id),
        .down_payload_small          (reads_down_payload_small),
        .down_payload_psn            (reads_down_payload_psn),
        .down_payload_rudi           (reads_down_payload_rudi),
        .down_valid                  (reads_down_valid),
        .down_ready                  (pdc_read_taken)
    );

    uet_rudi_reads rudi_reads (
        .clk                             (clk),
        .rst                             (rst),
        .up_payload_read_tag             (ses_rudi_read_payload_read_tag),
        .up_payload_read_address         (ses_rudi_read_payload_read_address),
        .up_payload_read_payload_length  (ses_rudi_read_payload_read_payload_length),
        .up_payload_read_request_length  (ses_rudi_read_payload_read_request_length),
        .up_payload_read_message_offset  (ses_rudi_read_payload_read_message_offset),
        .up_payload_read_job_id          (ses_rudi_read_payload_read_job_id),
        .up_payload_read_message_id      (ses_rudi_read_payload_read_message_id),
        .up_payload_read_small           (ses_rudi_read_payload_read_small),
        .up_payload_read_psn             (ses_rudi_read_payload_read_psn),
        .up_payload_read_rudi            (ses_rudi_read_payload_read_rudi),
        .up_payload_asker_echo_pkt_id    (ses_rudi_read_payload_asker_echo_pkt_id),
        .up_payload_asker_echo_entropy   (ses_rudi_read_payload_asker_echo_entropy),
        .up_payload_asker_echo_retx      (ses_rudi_read_payload_asker_echo_retx),
        .up_payload_asker_echo_m         (ses_rudi_read_payload_asker_echo_m),
        .up_payload_asker_to_destination (ses_rudi_read_payload_asker_to_destination),
        .up_payload_asker_to_local       (ses_rudi_read_payload_asker_to_local),
        .up_valid                        (ses_rudi_read_valid),
        .up_ready                        (rudi_reads_up_ready),
        .pdc_payload_tag                 (reads_down_payload_tag),
        .pdc_payload_address             (reads_down_payload_address),
        .pdc_payload_payload_length      (reads_down_payload_payload_length),
        .pdc_payload_request_length      (reads_down_payload_request_length),
        .pdc_payload_message_offset      (reads_down_payload_message_offset),
        .pdc_payload_job_id              (reads_down_payload_job_id),
        .pdc_payload_message_id          (reads_down_payload_message_id),
        .pdc_payload_small               (reads_down_payload_small),
        .pdc_payload_psn                 (reads_down_payload_psn),
        .pdc_payload_rudi                (reads_down_payload_rudi),
        .pdc_valid                       (reads_down_valid),
        .pdc_ready                       (rudi_reads_pdc_ready),
        .down_payload_tag                (rudi_reads_down_payload_tag),
        .down_payload_address            (rudi_reads_down_payload_address),
        .down_payload_payload_length     (rudi_reads_down_payload_payload_length),
        .down_payload_request_length     (rudi_reads_down_payload_request_length),
        .down_payload_message_offset     (rudi_reads_down_payload_message_offset),
        .down_payload_job_id             (rudi_reads_down_payload_job_id),
        .down_payload_message_id         (rudi_reads_down_payload_message_id),
        .down_payload_small              (rudi_reads_down_payload_small),
        .down_payload_psn                (rudi_reads_down_payload_psn),
        .down_payload_rudi               (rudi_reads_down_payload_rudi),
        .down_valid                      (rudi_reads_down_valid),
        .down_ready                      (reading_read_ready)
    );

    uet_cutting_placer_b64_o576_kept placing (
        .clk                                      (clk),
        .rst                                      (rst),
        .order_valid                              (ses_order_valid),
        .order_payload_bare                       (ses_order_payload_bare),
        .order_payload_place                      (ses_order_payload_place),
        .order_payload_dc                         (ses_order_payload_dc),
        .order_payload_placement_address          (ses_order_payload_placement_address),
        .order_payload_placement_length           (ses_order_payload_placement_length),
        .order_payload_placement_pdcid            (ses_order_payload_placement_pdcid),
        .order_payload_placement_message_id       (ses_order_payload_placement_message_id),
        .order_payload_placement_is_kept          (ses_order_payload_placement_is_kept),
        .order_payload_completes                  (ses_order_payload_completes),
        .order_payload_completion_opcode          (ses_order_payload_completion_opcode),
        .order_payload_completion_return_code     (ses_order_payload_completion_return_code),
        .order_payload_completion_reported        (ses_order_payload_completion_reported),
        .order_payload_completion_has_header_data (ses_order_payload_completion_has_header_data),
        .order_payload_completion_header_data     (ses_order_payload_completion_header_data),
        .order_payload_completion_wr_id           (ses_order_payload_completion_wr_id),
        .order_payload_completion_bytes           (ses_order_payload_completion_bytes),
        .order_payload_completion_initiator       (ses_order_payload_completion_initiator),
        .order_payload_completion_key             (ses_order_payload_completion_key),
        .order_payload_completion_job_id          (ses_order_payload_completion_job_id),
        .order_payload_completion_message_id      (ses_order_payload_completion_message_id),
        .order_payload_completion_pdcid           (ses_order_payload_completion_pdcid),
        .order_payload_completion_kept_is         (ses_order_payload_completion_kept_is),
        .order_payload_completion_kept_number     (ses_order_payload_completion_kept_number),
        .flush                                    (placing_flush),
        .up_payload_data                          (ring_down_payload_data),
        .up_payload_keep                          (ring_down_payload_keep),
        .up_payload_last                          (ring_down_payload_last),
        .up_valid                                 (ring_down_valid),
        .up_ready                                 (placing_up_ready),
        .place_payload_data                       (placing_place_payload_data),
        .place_payload_keep                       (placing_place_payload_keep),
        .place_payload_last                       (placing_place_payload_last),
        .place_payload_user_address               (placing_place_payload_user_address),
        .place_payload_user_length                (placing_place_payload_user_length),
        .place_payload_user_pdcid                 (placing_place_payload_user_pdcid),
        .place_payload_user_message_id            (placing_place_payload_user_message_id),
        .place_payload_user_is_kept               (placing_place_payload_user_is_kept),
        .place_valid                              (placing_place_valid),
        .place_ready                              (place_ready),
        .completion_payload_opcode                (placing_completion_payload_opcode),
        .completion_payload_return_code           (placing_completion_payload_return_code),
        .completion_payload_reported              (placing_completion_payload_reported),
        .completion_payload_has_header_data       (placing_completion_payload_has_header_data),
        .completion_payload_header_data           (placing_completion_payload_header_data),
        .completion_payload_wr_id                 (placing_completion_payload_wr_id),
        .completion_payload_bytes                 (placing_completion_payload_bytes),
        .completion_payload_initiator             (placing_completion_payload_initiator),
        .completion_payload_key                   (placing_completion_payload_key),
        .completion_payload_job_id                (placing_completion_payload_job_id),
        .completion_payload_message_id            (placing_completion_payload_message_id),
        .completion_payload_pdcid                 (placing_completion_payload_pdcid),
        .completion_payload_kept_is               (placing_completion_payload_kept_is),
        .completion_payload_kept_number           (placing_completion_payload_kept_number),
        .completion_valid                         (placing_completion_valid),
        .completion_ready                         (told_taken)
    );

    uet_rudi_replies replies (
        .clk                                (clk),
        .rst                                (rst),
        .refused_valid                      (joining_refused_valid),
        .refused_echo_pkt_id                (joining_refused_echo_pkt_id),
        .refused_echo_entropy               (joining_refused_echo_entropy),
        .refused_echo_retx                  (joining_refused_echo_retx),
        .refused_echo_m                     (joining_refused_echo_m),
        .refused_to_destination             (joining_refused_to_destination),
        .refused_to_local                   (joining_refused_to_local),
        .refused_nack_code                  (joining_refused_nack_code),
        .dropped                            (replies_dropped),
        .target_payload_type                (target_reply_payload_type),
        .target_payload_destination         (target_reply_payload_destination),
        .target_payload_local               (target_reply_payload_local),
        .target_payload_entropy             (target_reply_payload_entropy),
        .target_payload_spdcid              (target_reply_payload_spdcid),
        .target_payload_dpdcid              (target_reply_payload_dpdcid),
        .target_payload_m                   (target_reply_payload_m),
        .target_payload_retx                (target_reply_payload_retx),
        .target_payload_req                 (target_reply_payload_req),
        .target_payload_p                   (target_reply_payload_p),
        .target_payload_ack_psn_offset      (target_reply_payload_ack_psn_offset),
        .target_payload_cack_psn            (target_reply_payload_cack_psn),
        .target_payload_response            (target_reply_payload_response),
        .target_payload_message_id          (target_reply_payload_message_id),
        .target_payload_job_id              (target_reply_payload_job_id),
        .target_payload_handle              (target_reply_payload_handle),
        .target_payload_next_hdr            (target_reply_payload_next_hdr),
        .target_payload_kept                (target_reply_payload_kept),
        .target_payload_mpr                 (target_reply_payload_mpr),
        .target_payload_sack_psn_offset     (target_reply_payload_sack_psn_offset),
        .target_payload_sack_bitmap         (target_reply_payload_sack_bitmap),
        .target_payload_service_time        (target_reply_payload_service_time),
        .target_payload_restore_cwnd        (target_reply_payload_restore_cwnd),
        .target_payload_rcv_cwnd_pend       (target_reply_payload_rcv_cwnd_pend),
        .target_payload_rcvd_bytes          (target_reply_payload_rcvd_bytes),
        .target_payload_ooo_count           (target_reply_payload_ooo_count),
        .target_payload_nack_code           (target_reply_payload_nack_code),
        .target_payload_psn                 (target_reply_payload_psn),
        .target_payload_payload             (target_reply_payload_payload),
        .target_payload_control             (target_reply_payload_control),
        .target_payload_ar                  (target_reply_payload_ar),
        .target_valid                       (target_reply_valid),
        .target_ready                       (replies_target_ready),
        .answers_payload_handle             (ses_rudi_response_payload_handle),
        .answers_payload_next_hdr           (ses_rudi_response_payload_next_hdr),
        .answers_payload_echo_pkt_id        (ses_rudi_response_payload_echo_pkt_id),
        .answers_payload_echo_entropy       (ses_rudi_response_payload_echo_entropy),
        .answers_payload_echo_retx          (ses_rudi_response_payload_echo_retx),
        .answers_payload_echo_m             (ses_rudi_response_payload_echo_m),
        .answers_payload_to_destination     (ses_rudi_response_payload_to_destination),
        .answers_payload_to_local           (ses_rudi_response_payload_to_local),
        .answers_payload_refused            (ses_rudi_response_payload_refused),
        .answers_valid                      (ses_rudi_response_valid),
        .answers_ready                      (replies_answers_ready),
        .down_payload_reply_type            (replies_down_payload_reply_type),
        .down_payload_reply_destination     (replies_down_payload_reply_destination),
        .down_payload_reply_local           (replies_down_payload_reply_local),
        .down_payload_reply_entropy         (replies_down_payload_reply_entropy),
        .down_payload_reply_spdcid          (replies_down_payload_reply_spdcid),
        .down_payload_reply_dpdcid          (replies_down_payload_reply_dpdcid),
        .down_payload_reply_m               (replies_down_payload_reply_m),
        .down_payload_reply_retx            (replies_down_payload_reply_retx),
        .down_payload_reply_req             (replies_down_payload_reply_req),
        .down_payload_reply_p               (replies_down_payload_reply_p),
        .down_payload_reply_ack_psn_offset  (replies_down_payload_reply_ack_psn_offset),
        .down_payload_reply_cack_psn        (replies_down_payload_reply_cack_psn),
        .down_payload_reply_response        (replies_down_payload_reply_response),
        .down_payload_reply_message_id      (replies_down_payload_reply_message_id),
        .down_payload_reply_job_id          (replies_down_payload_reply_job_id),
        .down_payload_reply_handle          (replies_down_payload_reply_handle),
        .down_payload_reply_next_hdr        (replies_down_payload_reply_next_hdr),
        .down_payload_reply_kept            (replies_down_payload_reply_kept),
        .down_payload_reply_mpr             (replies_down_payload_reply_mpr),
        .down_payload_reply_sack_psn_offset (replies_down_payload_reply_sack_psn_offset),
        .down_payload_reply_sack_bitmap     (replies_down_payload_reply_sack_bitmap),
        .down_payload_reply_service_time    (replies_down_payload_reply_service_time),
        .down_payload_reply_restore_cwnd    (replies_down_payload_reply_restore_cwnd),
        .down_payload_reply_rcv_cwnd_pend   (replies_down_payload_reply_rcv_cwnd_pend),
        .down_payload_reply_rcvd_bytes      (replies_down_payload_reply_rcvd_bytes),
        .down_payload_reply_ooo_count       (replies_down_payload_reply_ooo_count),
        .down_payload_reply_nack_code       (replies_down_payload_reply_nack_code),
        .down_payload_reply_psn             (replies_down_payload_reply_psn),
        .down_payload_reply_payload         (replies_down_payload_reply_payload),
        .down_payload_reply_control         (replies_down_payload_reply_control),
        .down_payload_reply_ar              (replies_down_payload_reply_ar),
        .down_payload_rudi                  (replies_down_payload_rudi),
        .down_valid                         (replies_down_valid),
        .down_ready                         (leaving_taken)
    );

    uet_reply_map_b64_g128_atomics_defers_rudi reply_map (
        .clk                                  (clk),
        .rst                                  (rst),
        .registers_addresses_0_enable         (registers_addresses_0_enable),
        .registers_addresses_0_ip             (registers_addresses_0_ip),
        .registers_addresses_0_mac            (registers_addresses_0_mac),
        .registers_addresses_0_tagged         (registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp        (registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei        (registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid        (registers_addresses_0_tag_vid),
        .registers_addresses_1_enable         (registers_addresses_1_enable),
        .registers_addresses_1_ip             (registers_addresses_1_ip),
        .registers_addresses_1_mac            (registers_addresses_1_mac),
        .registers_addresses_1_tagged         (registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp        (registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei        (registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid        (registers_addresses_1_tag_vid),
        .registers_addresses_2_enable         (registers_addresses_2_enable),
        .registers_addresses_2_ip             (registers_addresses_2_ip),
        .registers_addresses_2_mac            (registers_addresses_2_mac),
        .registers_addresses_2_tagged         (registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp        (registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei        (registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid        (registers_addresses_2_tag_vid),
        .registers_addresses_3_enable         (registers_addresses_3_enable),
        .registers_addresses_3_ip             (registers_addresses_3_ip),
        .registers_addresses_3_mac            (registers_addresses_3_mac),
        .registers_addresses_3_tagged         (registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp        (registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei        (registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid        (registers_addresses_3_tag_vid),
        .registers_addresses_4_enable         (registers_addresses_4_enable),
        .registers_addresses_4_ip             (registers_addresses_4_ip),
        .registers_addresses_4_mac            (registers_addresses_4_mac),
        .registers_addresses_4_tagged         (registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp        (registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei        (registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid        (registers_addresses_4_tag_vid),
        .registers_addresses_5_enable         (registers_addresses_5_enable),
        .registers_addresses_5_ip             (registers_addresses_5_ip),
        .registers_addresses_5_mac            (registers_addresses_5_mac),
        .registers_addresses_5_tagged         (registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp        (registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei        (registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid        (registers_addresses_5_tag_vid),
        .registers_addresses_6_enable         (registers_addresses_6_enable),
        .registers_addresses_6_ip             (registers_addresses_6_ip),
        .registers_addresses_6_mac            (registers_addresses_6_mac),
        .registers_addresses_6_tagged         (registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp        (registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei        (registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid        (registers_addresses_6_tag_vid),
        .registers_addresses_7_enable         (registers_addresses_7_enable),
        .registers_addresses_7_ip             (registers_addresses_7_ip),
        .registers_addresses_7_mac            (registers_addresses_7_mac),
        .registers_addresses_7_tagged         (registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp        (registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei        (registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid        (registers_addresses_7_tag_vid),
        .registers_addresses_8_enable         (registers_addresses_8_enable),
        .registers_addresses_8_ip             (registers_addresses_8_ip),
        .registers_addresses_8_mac            (registers_addresses_8_mac),
        .registers_addresses_8_tagged         (registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp        (registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei        (registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid        (registers_addresses_8_tag_vid),
        .registers_addresses_9_enable         (registers_addresses_9_enable),
        .registers_addresses_9_ip             (registers_addresses_9_ip),
        .registers_addresses_9_mac            (registers_addresses_9_mac),
        .registers_addresses_9_tagged         (registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp        (registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei        (registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid        (registers_addresses_9_tag_vid),
        .registers_addresses_10_enable        (registers_addresses_10_enable),
        .registers_addresses_10_ip            (registers_addresses_10_ip),
        .registers_addresses_10_mac           (registers_addresses_10_mac),
        .registers_addresses_10_tagged        (registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp       (registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei       (registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid       (registers_addresses_10_tag_vid),
        .registers_addresses_11_enable        (registers_addresses_11_enable),
        .registers_addresses_11_ip            (registers_addresses_11_ip),
        .registers_addresses_11_mac           (registers_addresses_11_mac),
        .registers_addresses_11_tagged        (registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp       (registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei       (registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid       (registers_addresses_11_tag_vid),
        .registers_addresses_12_enable        (registers_addresses_12_enable),
        .registers_addresses_12_ip            (registers_addresses_12_ip),
        .registers_addresses_12_mac           (registers_addresses_12_mac),
        .registers_addresses_12_tagged        (registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp       (registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei       (registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid       (registers_addresses_12_tag_vid),
        .registers_addresses_13_enable        (registers_addresses_13_enable),
        .registers_addresses_13_ip            (registers_addresses_13_ip),
        .registers_addresses_13_mac           (registers_addresses_13_mac),
        .registers_addresses_13_tagged        (registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp       (registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei       (registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid       (registers_addresses_13_tag_vid),
        .registers_addresses_14_enable        (registers_addresses_14_enable),
        .registers_addresses_14_ip            (registers_addresses_14_ip),
        .registers_addresses_14_mac           (registers_addresses_14_mac),
        .registers_addresses_14_tagged        (registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp       (registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei       (registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid       (registers_addresses_14_tag_vid),
        .registers_addresses_15_enable        (registers_addresses_15_enable),
        .registers_addresses_15_ip            (registers_addresses_15_ip),
        .registers_addresses_15_mac           (registers_addresses_15_mac),
        .registers_addresses_15_tagged        (registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp       (registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei       (registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid       (registers_addresses_15_tag_vid),
        .registers_gateway                    (registers_gateway),
        .registers_reply_dscp                 (registers_reply_dscp),
        .registers_reply_outer_ttl            (registers_reply_outer_ttl),
        .registers_reply_outer_native         (registers_reply_outer_native),
        .neighbour_valid                      (neighbour_valid),
        .neighbour_forget                     (neighbour_forget),
        .neighbour_ip                         (neighbour_ip),
        .neighbour_mac                        (neighbour_mac),
        .found_list                           (found_list),
        .found_opcode                         (found_opcode),
        .found_return_code                    (found_return_code),
        .found_message_id                     (found_message_id),
        .found_ri_generation                  (found_ri_generation),
        .found_job_id                         (found_job_id),
        .found_modified_length                (found_modified_length),
        .found_fetched_length                 (found_fetched_length),
        .found_fetched_data                   (found_fetched_data),
        .of_rudi                              (replies_down_payload_rudi),
        .ready                                (reply_map_ready),
        .taken                                (reply_map_taken),
        .handle                               (reply_map_handle),
        .not_known                            (reply_map_not_known),
        .reply_payload_type                   (replies_down_payload_reply_type),
        .reply_payload_destination            (replies_down_payload_reply_destination),
        .reply_payload_local                  (replies_down_payload_reply_local),
        .reply_payload_entropy                (replies_down_payload_reply_entropy),
        .reply_payload_spdcid                 (replies_down_payload_reply_spdcid),
        .reply_payload_dpdcid                 (replies_down_payload_reply_dpdcid),
        .reply_payload_m                      (replies_down_payload_reply_m),
        .reply_payload_retx                   (replies_down_payload_reply_retx),
        .reply_payload_req                    (replies_down_payload_reply_req),
        .reply_payload_p                      (replies_down_payload_reply_p),
        .reply_payload_ack_psn_offset         (replies_down_payload_reply_ack_psn_offset),
        .reply_payload_cack_psn               (replies_down_payload_reply_cack_psn),
        .reply_payload_response               (replies_down_payload_reply_response),
        .reply_payload_message_id             (replies_down_payload_reply_message_id),
        .reply_payload_job_id                 (replies_down_payload_reply_job_id),
        .reply_payload_handle                 (replies_down_payload_reply_handle),
        .reply_payload_next_hdr               (replies_down_payload_reply_next_hdr),
        .reply_payload_kept                   (replies_down_payload_reply_kept),
        .reply_payload_mpr                    (replies_down_payload_reply_mpr),
        .reply_payload_sack_psn_offset        (replies_down_payload_reply_sack_psn_offset),
        .reply_payload_sack_bitmap            (replies_down_payload_reply_sack_bitmap),
        .reply_payload_service_time           (replies_down_payload_reply_service_time),
        .reply_payload_restore_cwnd           (replies_down_payload_reply_restore_cwnd),
        .reply_payload_rcv_cwnd_pend          (replies_down_payload_reply_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes             (replies_down_payload_reply_rcvd_bytes),
        .reply_payload_ooo_count              (replies_down_payload_reply_ooo_count),
        .reply_payload_nack_code              (replies_down_payload_reply_nack_code),
        .reply_payload_psn                    (replies_down_payload_reply_psn),
        .reply_payload_payload                (replies_down_payload_reply_payload),
        .reply_payload_control                (replies_down_payload_reply_control),
        .reply_payload_ar                     (replies_down_payload_reply_ar),
        .reply_valid                          (replies_down_valid),
        .reply_ready                          (reply_map_reply_ready),
        .headers_payload_ethernet_destination (reply_map_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (reply_map_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (reply_map_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (reply_map_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (reply_map_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (reply_map_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (reply_map_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (reply_map_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (reply_map_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (reply_map_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (reply_map_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (reply_map_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (reply_map_headers_payload_ip),
        .headers_payload_ip_header            (reply_map_headers_payload_ip_header),
        .headers_payload_transport            (reply_map_headers_payload_transport),
        .headers_payload_transport_header     (reply_map_headers_payload_transport_header),
        .headers_payload_trimmed              (reply_map_headers_payload_trimmed),
        .headers_payload_pds                  (reply_map_headers_payload_pds),
        .headers_payload_pds_header           (reply_map_headers_payload_pds_header),
        .headers_payload_ses                  (reply_map_headers_payload_ses),
        .headers_payload_ses_header           (reply_map_headers_payload_ses_header),
        .headers_payload_extension            (reply_map_headers_payload_extension),
        .headers_payload_extension_header     (reply_map_headers_payload_extension_header),
        .headers_payload_payload_length       (reply_map_headers_payload_payload_length),
        .headers_valid                        (reply_map_headers_valid),
        .headers_ready                        (headers_ready),
        .payload_payload_data                 (reply_map_payload_payload_data),
        .payload_payload_keep                 (reply_map_payload_payload_keep),
        .payload_payload_last                 (reply_map_payload_payload_last),
        .payload_valid                        (reply_map_payload_valid),
        .payload_ready                        (empty_ready)
    );

    uet_response_store_g128_atomics_defers store (
        .clk                            (clk),
        .store_valid                    (ses_store_valid),
        .store_handle                   (ses_store_handle),
        .store_response_list            (ses_store_response_list),
        .store_response_opcode          (ses_store_response_opcode),
        .store_response_return_code     (ses_store_response_return_code),
        .store_response_message_id      (ses_store_response_message_id),
        .store_response_ri_generation   (ses_store_response_ri_generation),
        .store_response_job_id          (ses_store_response_job_id),
        .store_response_modified_length (ses_store_response_modified_length),
        .store_response_fetched_length  (ses_store_response_fetched_length),
        .store_response_fetched_data    (ses_store_response_fetched_data),
        .handle                         (reply_map_handle),
        .found_list                     (store_found_list),
        .found_opcode                   (store_found_opcode),
        .found_return_code              (store_found_return_code),
        .found_message_id               (store_found_message_id),
        .found_ri_generation            (store_found_ri_generation),
        .found_job_id                   (store_found_job_id),
        .found_modified_length          (store_found_modified_length),
        .found_fetched_length           (store_found_fetched_length),
        .found_fetched_data             (store_found_fetched_data)
    );

    uet_deparser_b64_crc_little deparser (
        .clk                                  (clk),
        .rst                                  (rst),
        .counts_sent                          (deparser_counts_sent),
        .counts_wrong_length                  (deparser_counts_wrong_length),
        .counts_too_long                      (deparser_counts_too_long),
        .counts_no_packet                     (deparser_counts_no_packet),
        .headers_payload_ethernet_destination (reply_map_headers_payload_ethernet_destination),
        .headers_payload_ethernet_source      (reply_map_headers_payload_ethernet_source),
        .headers_payload_ethernet_ethertype   (reply_map_headers_payload_ethernet_ethertype),
        .headers_payload_tags                 (reply_map_headers_payload_tags),
        .headers_payload_outer_tag_pcp        (reply_map_headers_payload_outer_tag_pcp),
        .headers_payload_outer_tag_dei        (reply_map_headers_payload_outer_tag_dei),
        .headers_payload_outer_tag_vid        (reply_map_headers_payload_outer_tag_vid),
        .headers_payload_outer_tag_ethertype  (reply_map_headers_payload_outer_tag_ethertype),
        .headers_payload_inner_tag_pcp        (reply_map_headers_payload_inner_tag_pcp),
        .headers_payload_inner_tag_dei        (reply_map_headers_payload_inner_tag_dei),
        .headers_payload_inner_tag_vid        (reply_map_headers_payload_inner_tag_vid),
        .headers_payload_inner_tag_ethertype  (reply_map_headers_payload_inner_tag_ethertype),
        .headers_payload_ip                   (reply_map_headers_payload_ip),
        .headers_payload_ip_header            (reply_map_headers_payload_ip_header),
        .headers_payload_transport            (reply_map_headers_payload_transport),
        .headers_payload_transport_header     (reply_map_headers_payload_transport_header),
        .headers_payload_trimmed              (reply_map_headers_payload_trimmed),
        .headers_payload_pds                  (reply_map_headers_payload_pds),
        .headers_payload_pds_header           (reply_map_headers_payload_pds_header),
        .headers_payload_ses                  (reply_map_headers_payload_ses),
        .headers_payload_ses_header           (reply_map_headers_payload_ses_header),
        .headers_payload_extension            (reply_map_headers_payload_extension),
        .headers_payload_extension_header     (reply_map_headers_payload_extension_header),
        .headers_payload_payload_length       (reply_map_headers_payload_payload_length),
        .headers_valid                        (reply_map_headers_valid),
        .headers_ready                        (deparser_headers_ready),
        .payload_payload_data                 (reply_map_payload_payload_data),
        .payload_payload_keep                 (reply_map_payload_payload_keep),
        .payload_payload_last                 (reply_map_payload_payload_last),
        .payload_valid                        (reply_map_payload_valid),
        .payload_ready                        (deparser_payload_ready),
        .down_payload_data                    (deparser_down_payload_data),
        .down_payload_keep                    (deparser_down_payload_keep),
        .down_payload_last                    (deparser_down_payload_last),
        .down_payload_wrong                   (deparser_down_payload_wrong),
        .down_valid                           (deparser_down_valid),
        .down_ready                           (replies_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            offer_rcv_cwnd_pend <= 7'd0;
            offer_restore_cwnd <= 1'b0;
            count_off <= 32'd0;
            count_unknown_address <= 32'd0;
            count_too_long <= 32'd0;
            count_unrouted <= 32'd0;
            count_no_buffer <= 32'd0;
        end else begin
            offer_rcv_cwnd_pend <= penalty;
            offer_restore_cwnd <= ring_level < 11'h100;
            if (joining_events_off) begin
                count_off <= count_off + 32'd1;
            end
            if (joining_events_unknown_address) begin
                count_unknown_address <= count_unknown_address + 32'd1;
            end
            if (joining_events_too_long) begin
                count_too_long <= count_too_long + 32'd1;
            end
            if (joining_events_unrouted) begin
                count_unrouted <= count_unrouted + 32'd1;
            end
            if (joining_events_no_buffer) begin
                count_no_buffer <= count_no_buffer + 32'd1;
            end
        end
    end

    always @(posedge clk) begin
        ages <= now[16];
    end

    assign ready = all_ready;
    assign peer_valid = joining_peer_valid;
    assign peer_arrival_event_kind = joining_peer_arrival_event_kind;
    assign peer_arrival_event_source = joining_peer_arrival_event_source;
    assign peer_arrival_event_local = joining_peer_arrival_event_local;
    assign peer_arrival_event_entropy = joining_peer_arrival_event_entropy;
    assign peer_arrival_event_spdcid = joining_peer_arrival_event_spdcid;
    assign peer_arrival_event_dpdcid = joining_peer_arrival_event_dpdcid;
    assign peer_arrival_event_m = joining_peer_arrival_event_m;
    assign peer_arrival_event_retx = joining_peer_arrival_event_retx;
    assign peer_arrival_event_req = joining_peer_arrival_event_req;
    assign peer_arrival_event_p = joining_peer_arrival_event_p;
    assign peer_arrival_event_ack_psn_offset = joining_peer_arrival_event_ack_psn_offset;
    assign peer_arrival_event_nt = joining_peer_arrival_event_nt;
    assign peer_arrival_event_nack_code = joining_peer_arrival_event_nack_code;
    assign peer_arrival_event_vendor_code = joining_peer_arrival_event_vendor_code;
    assign peer_arrival_event_psn = joining_peer_arrival_event_psn;
    assign peer_arrival_event_payload = joining_peer_arrival_event_payload;
    assign peer_arrival_event_cc_type = joining_peer_arrival_event_cc_type;
    assign peer_arrival_event_mpr = joining_peer_arrival_event_mpr;
    assign peer_arrival_event_sack_psn_offset = joining_peer_arrival_event_sack_psn_offset;
    assign peer_arrival_event_sack_bitmap = joining_peer_arrival_event_sack_bitmap;
    assign peer_arrival_event_cc_state = joining_peer_arrival_event_cc_state;
    assign peer_arrival_ses = joining_peer_arrival_ses;
    assign peer_arrival_ses_header = joining_peer_arrival_ses_header;
    assign counts_parser_uet = parser_counts_uet;
    assign counts_parser_other = parser_counts_other;
    assign counts_parser_short = parser_counts_short;
    assign counts_parser_unknown_type = parser_counts_unknown_type;
    assign counts_parser_unknown_next_header = parser_counts_unknown_next_header;
    assign counts_parser_bad_length = parser_counts_bad_length;
    assign counts_parser_bad_version = parser_counts_bad_version;
    assign counts_parser_unsupported = parser_counts_unsupported;
    assign counts_parser_fragment = parser_counts_fragment;
    assign counts_parser_bad_checksum = parser_counts_bad_checksum;
    assign counts_parser_bad_crc = parser_counts_bad_crc;
    assign counts_parser_bad_fcs = parser_counts_bad_fcs;
    assign counts_parser_reserved_bits = parser_counts_reserved_bits;
    assign counts_parser_wrong_next_header = parser_counts_wrong_next_header;
    assign counts_parser_unknown_control_type = parser_counts_unknown_control_type;
    assign counts_parser_unknown_ack_request = parser_counts_unknown_ack_request;
    assign counts_deparser_sent = deparser_counts_sent;
    assign counts_deparser_wrong_length = deparser_counts_wrong_length;
    assign counts_deparser_too_long = deparser_counts_too_long;
    assign counts_deparser_no_packet = deparser_counts_no_packet;
    assign counts_off = count_off;
    assign counts_unknown_address = count_unknown_address;
    assign counts_too_long = count_too_long;
    assign counts_unrouted = count_unrouted;
    assign counts_no_buffer = count_no_buffer;
    assign neighbour_not_known = reply_map_not_known;
    assign level = ring_level;
    assign trace_request_valid = joining_request_valid;
    assign trace_request_payload_source = joining_request_payload_source;
    assign trace_request_payload_local = joining_request_payload_local;
    assign trace_request_payload_kind = joining_request_payload_kind;
    assign trace_request_payload_rod = joining_request_payload_rod;
    assign trace_request_payload_trimmed = joining_request_payload_trimmed;
    assign trace_request_payload_ce = joining_request_payload_ce;
    assign trace_request_payload_retx = joining_request_payload_retx;
    assign trace_request_payload_ar = joining_request_payload_ar;
    assign trace_request_payload_syn = joining_request_payload_syn;
    assign trace_request_payload_psn = joining_request_payload_psn;
    assign trace_request_payload_clear_offset = joining_request_payload_clear_offset;
    assign trace_request_payload_opaque = joining_request_payload_opaque;
    assign trace_request_payload_payload = joining_request_payload_payload;
    assign trace_request_payload_spdcid = joining_request_payload_spdcid;
    assign trace_request_payload_dpdcid = joining_request_payload_dpdcid;
    assign trace_request_payload_length = joining_request_payload_length;
    assign trace_request_payload_size = joining_request_payload_size;
    assign trace_request_payload_entropy = joining_request_payload_entropy;
    assign trace_request_payload_message_id = joining_request_payload_message_id;
    assign trace_request_payload_job_id = joining_request_payload_job_id;
    assign trace_request_payload_resources_ccc = joining_request_payload_resources_ccc;
    assign trace_request_payload_resources_bitmap = joining_request_payload_resources_bitmap;
    assign trace_request_payload_resources_pkt_buffer = joining_request_payload_resources_pkt_buffer;
    assign trace_request_payload_resources_gtd_del = joining_request_payload_resources_gtd_del;
    assign trace_request_payload_resources_gtd_last = joining_request_payload_resources_gtd_last;
    assign trace_request_payload_resources_ses_msg = joining_request_payload_resources_ses_msg;
    assign trace_request_payload_resources_other = joining_request_payload_resources_other;
    assign trace_request_payload_tss_method = joining_request_payload_tss_method;
    assign trace_request_payload_tss_start_psn = joining_request_payload_tss_start_psn;
    assign trace_verdict_valid = target_verdict_valid;
    assign trace_verdict_verdict = target_verdict_verdict;
    assign trace_verdict_request_clear = target_verdict_request_clear;
    assign trace_deliver_valid = target_deliver_valid;
    assign trace_deliver_pdcid = target_deliver_pdcid;
    assign trace_deliver_psn = target_deliver_psn;
    assign trace_deliver_rod = target_deliver_rod;
    assign trace_deliver_cookie_ack = target_deliver_cookie_ack;
    assign trace_deliver_cookie_ce = target_deliver_cookie_ce;
    assign trace_deliver_cookie_retx = target_deliver_cookie_retx;
    assign trace_deliver_cookie_entropy = target_deliver_cookie_entropy;
    assign trace_deliver_cookie_time = target_deliver_cookie_time;
    assign trace_response_valid = handed_over;
    assign trace_response_payload_pdcid = response_payload_pdcid;
    assign trace_response_payload_psn = response_payload_psn;
    assign trace_response_payload_cookie_ack = response_payload_cookie_ack;
    assign trace_response_payload_cookie_ce = response_payload_cookie_ce;
    assign trace_response_payload_cookie_retx = response_payload_cookie_retx;
    assign trace_response_payload_cookie_entropy = response_payload_cookie_entropy;
    assign trace_response_payload_cookie_time = response_payload_cookie_time;
    assign trace_response_payload_guaranteed = response_payload_guaranteed;
    assign trace_response_payload_plain_ok = response_payload_plain_ok;
    assign trace_response_payload_handle = response_payload_handle;
    assign trace_response_payload_next_hdr = response_payload_next_hdr;
    assign trace_reply_valid = reply_taken;
    assign trace_reply_payload_type = target_reply_payload_type;
    assign trace_reply_payload_destination = target_reply_payload_destination;
    assign trace_reply_payload_local = target_reply_payload_local;
    assign trace_reply_payload_entropy = target_reply_payload_entropy;
    assign trace_reply_payload_spdcid = target_reply_payload_spdcid;
    assign trace_reply_payload_dpdcid = target_reply_payload_dpdcid;
    assign trace_reply_payload_m = target_reply_payload_m;
    assign trace_reply_payload_retx = target_reply_payload_retx;
    assign trace_reply_payload_req = target_reply_payload_req;
    assign trace_reply_payload_p = target_reply_payload_p;
    assign trace_reply_payload_ack_psn_offset = target_reply_payload_ack_psn_offset;
    assign trace_reply_payload_cack_psn = target_reply_payload_cack_psn;
    assign trace_reply_payload_response = target_reply_payload_response;
    assign trace_reply_payload_message_id = target_reply_payload_message_id;
    assign trace_reply_payload_job_id = target_reply_payload_job_id;
    assign trace_reply_payload_handle = target_reply_payload_handle;
    assign trace_reply_payload_next_hdr = target_reply_payload_next_hdr;
    assign trace_reply_payload_kept = target_reply_payload_kept;
    assign trace_reply_payload_mpr = target_reply_payload_mpr;
    assign trace_reply_payload_sack_psn_offset = target_reply_payload_sack_psn_offset;
    assign trace_reply_payload_sack_bitmap = target_reply_payload_sack_bitmap;
    assign trace_reply_payload_service_time = target_reply_payload_service_time;
    assign trace_reply_payload_restore_cwnd = target_reply_payload_restore_cwnd;
    assign trace_reply_payload_rcv_cwnd_pend = target_reply_payload_rcv_cwnd_pend;
    assign trace_reply_payload_rcvd_bytes = target_reply_payload_rcvd_bytes;
    assign trace_reply_payload_ooo_count = target_reply_payload_ooo_count;
    assign trace_reply_payload_nack_code = target_reply_payload_nack_code;
    assign trace_reply_payload_psn = target_reply_payload_psn;
    assign trace_reply_payload_payload = target_reply_payload_payload;
    assign trace_reply_payload_control = target_reply_payload_control;
    assign trace_reply_payload_ar = target_reply_payload_ar;
    assign trace_free_messages = joining_free_messages;
    assign trace_free_guaranteed = joining_free_guaranteed;
    assign trace_free_responses = joining_free_responses;
    assign commands_done_job_valid = ses_done_job_valid;
    assign commands_done_job_status = ses_done_job_status;
    assign commands_done_job_slot = ses_done_job_slot;
    assign commands_done_process_valid = ses_done_process_valid;
    assign commands_done_process_status = ses_done_process_status;
    assign commands_done_process_slot = ses_done_process_slot;
    assign commands_done_resource_valid = ses_done_resource_valid;
    assign commands_done_resource_status = ses_done_resource_status;
    assign commands_done_resource_slot = ses_done_resource_slot;
    assign commands_done_region_valid = ses_done_region_valid;
    assign commands_done_region_status = ses_done_region_status;
    assign commands_done_region_slot = ses_done_region_slot;
    assign commands_done_context_taken = ses_done_context_taken;
    assign commands_done_receive_taken = ses_done_receive_taken;
    assign commands_done_sends_valid = ses_done_sends_valid;
    assign commands_done_sends_kind = ses_done_sends_kind;
    assign commands_done_sends_outcome = ses_done_sends_outcome;
    assign commands_done_sends_wr_id = ses_done_sends_wr_id;
    assign commands_done_tags_valid = ses_done_tags_valid;
    assign commands_done_tags_kind = ses_done_tags_kind;
    assign commands_done_tags_outcome = ses_done_tags_outcome;
    assign commands_done_tags_wr_id = ses_done_tags_wr_id;
    assign commands_done_kept_found_valid = ses_done_kept_found_valid;
    assign commands_done_kept_found_wr_id = ses_done_kept_found_wr_id;
    assign commands_done_kept_found_number = ses_done_kept_found_number;
    assign commands_done_kept_found_is_whole = ses_done_kept_found_is_whole;
    assign commands_done_released_valid = ses_done_released_valid;
    assign commands_done_released_ok = ses_done_released_ok;
    assign flush = placing_flush;
    assign host_atomic_done_taken = ses_host_atomic_done_taken;
    assign host_atomic_done_done_valid = ses_host_atomic_done_done_valid;
    assign host_atomic_done_done_code = ses_host_atomic_done_done_code;
    assign host_atomic_done_done_fetched = ses_host_atomic_done_done_fetched;
    assign deferral_told_rtr_valid = ses_deferral_told_rtr_valid;
    assign deferral_told_rtr_payload_token = ses_deferral_told_rtr_payload_token;
    assign deferral_told_rtr_payload_destination = ses_deferral_told_rtr_payload_destination;
    assign deferral_told_rtr_payload_local = ses_deferral_told_rtr_payload_local;
    assign deferral_told_rtr_payload_job_id = ses_deferral_told_rtr_payload_job_id;
    assign deferral_told_rtr_payload_match_bits = ses_deferral_told_rtr_payload_match_bits;
    assign deferral_told_rtr_payload_buffer_offset = ses_deferral_told_rtr_payload_buffer_offset;
    assign deferral_told_returned_valid = ses_deferral_told_returned_valid;
    assign deferral_told_returned_wr_id = ses_deferral_told_returned_wr_id;
    assign deferral_told_refused_taken = ses_deferral_told_refused_taken;
    assign deferral_told_arrived_valid = ses_deferral_told_arrived_valid;
    assign deferral_told_arrived_peer = ses_deferral_told_arrived_peer;
    assign deferral_told_arrived_match_bits = ses_deferral_told_arrived_match_bits;
    assign deferral_told_arrived_buffer_offset = ses_deferral_told_arrived_buffer_offset;
    assign rest_told_read_valid = ses_rest_told_read_valid;
    assign rest_told_read_payload_slot = ses_rest_told_read_payload_slot;
    assign rest_told_read_payload_destination = ses_rest_told_read_payload_destination;
    assign rest_told_read_payload_local = ses_rest_told_read_payload_local;
    assign rest_told_read_payload_job_id = ses_rest_told_read_payload_job_id;
    assign rest_told_read_payload_pid_on_fep = ses_rest_told_read_payload_pid_on_fep;
    assign rest_told_read_payload_resource_index = ses_rest_told_read_payload_resource_index;
    assign rest_told_read_payload_key = ses_rest_told_read_payload_key;
    assign rest_told_read_payload_offset = ses_rest_told_read_payload_offset;
    assign rest_told_read_payload_length = ses_rest_told_read_payload_length;
    assign rest_told_read_payload_address = ses_rest_told_read_payload_address;
    assign rest_told_answer_taken = ses_rest_told_answer_taken;
    assign reads_find_valid = ses_find_valid;
    assign reads_find_id = ses_find_id;
    assign reads_find_pdcid = ses_find_pdcid;
    assign reads_find_length = ses_find_length;
    assign reads_find_return_code = ses_find_return_code;
    assign reads_find_rudi_is = ses_find_rudi_is;
    assign reads_find_rudi_pkt_id = ses_find_rudi_pkt_id;
    assign reads_find_rudi_source = ses_find_rudi_source;
    assign reads_find_rudi_local = ses_find_rudi_local;
    assign reads_read_valid = rudi_reads_down_valid;
    assign reads_read_payload_tag = rudi_reads_down_payload_tag;
    assign reads_read_payload_address = rudi_reads_down_payload_address;
    assign reads_read_payload_payload_length = rudi_reads_down_payload_payload_length;
    assign reads_read_payload_request_length = rudi_reads_down_payload_request_length;
    assign reads_read_payload_message_offset = rudi_reads_down_payload_message_offset;
    assign reads_read_payload_job_id = rudi_reads_down_payload_job_id;
    assign reads_read_payload_message_id = rudi_reads_down_payload_message_id;
    assign reads_read_payload_small = rudi_reads_down_payload_small;
    assign reads_read_payload_psn = rudi_reads_down_payload_psn;
    assign reads_read_payload_rudi = rudi_reads_down_payload_rudi;
    assign reads_answered_valid = placing_completion_valid && rest_heard_match;
    assign reads_answered_payload_id = placing_completion_payload_message_id;
    assign reads_answered_payload_return_code = placing_completion_payload_return_code;
    assign halved_adopt_ready = target_request_ready && !joining_request_valid;
    assign halved_pdcs_begins_enable = target_pdcs_begins_enable;
    assign halved_pdcs_begins_pdcid = target_pdcs_begins_pdcid;
    assign halved_pdcs_begins_destination = target_pdcs_begins_destination;
    assign halved_pdcs_begins_local = target_pdcs_begins_local;
    assign halved_pdcs_begins_peer_pdcid = target_pdcs_begins_peer_pdcid;
    assign halved_pdcs_begins_rod = target_pdcs_begins_rod;
    assign halved_pdcs_begins_start_psn = target_pdcs_begins_start_psn;
    assign halved_pdcs_begins_pending = target_pdcs_begins_pending;
    assign halved_pdcs_closes_valid = target_pdcs_closes_valid;
    assign halved_pdcs_closes_pdcid = target_pdcs_closes_pdcid;
    assign halved_ended_valid = target_ended_valid && target_ended_done;
    assign halved_ended_pdcid = target_ended_pdcid;
    assign halved_free_valid = target_trace_free_valid;
    assign halved_free_pdcid = target_trace_free_pdcid;
    assign halved_concluded_valid = target_released_valid && target_released_handle[31];
    assign halved_concluded_pdcid = target_released_pdcid;
    assign frames_ready = parser_up_ready;
    assign buffers_ready = 1'b0;
    assign command_ready = target_command_ready;
    assign place_payload_data = placing_place_payload_data;
    assign place_payload_keep = placing_place_payload_keep;
    assign place_payload_last = placing_place_payload_last;
    assign place_payload_user_address = placing_place_payload_user_address;
    assign place_payload_user_length = placing_place_payload_user_length;
    assign place_payload_user_pdcid = placing_place_payload_user_pdcid;
    assign place_payload_user_message_id = placing_place_payload_user_message_id;
    assign place_payload_user_is_kept = placing_place_payload_user_is_kept;
    assign place_valid = placing_place_valid;
    assign completion_payload_opcode = placing_completion_payload_opcode;
    assign completion_payload_return_code = placing_completion_payload_return_code;
    assign completion_payload_reported = placing_completion_payload_reported;
    assign completion_payload_has_header_data = placing_completion_payload_has_header_data;
    assign completion_payload_header_data = placing_completion_payload_header_data;
    assign completion_payload_wr_id = placing_completion_payload_wr_id;
    assign completion_payload_bytes = placing_completion_payload_bytes;
    assign completion_payload_initiator = placing_completion_payload_initiator;
    assign completion_payload_key = placing_completion_payload_key;
    assign completion_payload_job_id = placing_completion_payload_job_id;
    assign completion_payload_message_id = placing_completion_payload_message_id;
    assign completion_payload_pdcid = placing_completion_payload_pdcid;
    assign completion_payload_kept_is = placing_completion_payload_kept_is;
    assign completion_payload_kept_number = placing_completion_payload_kept_number;
    assign completion_valid = placing_completion_valid && !rest_heard_match;
    assign replies_payload_data = deparser_down_payload_data;
    assign replies_payload_keep = deparser_down_payload_keep;
    assign replies_payload_last = deparser_down_payload_last;
    assign replies_payload_wrong = deparser_down_payload_wrong;
    assign replies_valid = deparser_down_valid;

    wire _unused_ok = &{1'b0, registers_pds_offer_rcv_cwnd_pend, registers_pds_offer_restore_cwnd, buffers_payload_address, buffers_payload_length, buffers_payload_wr_id, buffers_valid, joining_judged, target_ended_source, target_ended_local, target_ended_spdcid, target_ended_next_start_psn, target_released_psn, target_trace_control_valid, target_trace_control_kind, target_trace_failed_valid, target_trace_failed_pdcid, target_trace_failed_by_time, left_payload_type, left_payload_destination, left_payload_local, left_payload_entropy, left_payload_spdcid, left_payload_dpdcid, left_payload_m, left_payload_retx, left_payload_req, left_payload_p, left_payload_ack_psn_offset, left_payload_cack_psn, left_payload_message_id, left_payload_job_id, left_payload_next_hdr, left_payload_mpr, left_payload_sack_psn_offset, left_payload_sack_bitmap, left_payload_service_time, left_payload_restore_cwnd, left_payload_rcv_cwnd_pend, left_payload_rcvd_bytes, left_payload_ooo_count, left_payload_nack_code, left_payload_psn, left_payload_payload, left_payload_control, left_payload_ar, ses_held_messages, ses_held_guaranteed, ses_held_responses, ses_held_deliveries, ses_held_complete, replies_dropped};

`ifdef FORMAL
    wire [8:0] all_messages_are_somewhere_sum = {2'd0, joining_free_messages} + {4'd0, joining_judged};
    wire [8:0] all_messages_are_somewhere_sum_2 = all_messages_are_somewhere_sum + {2'd0, ses_held_deliveries} + {2'd0, ses_held_messages};
    wire [8:0] all_guaranteed_are_somewhere_sum = {1'b0, joining_free_guaranteed} + {4'd0, joining_judged};
    wire [8:0] all_guaranteed_are_somewhere_sum_2 = all_guaranteed_are_somewhere_sum + {2'd0, ses_held_deliveries} + {2'd0, ses_held_complete};
    wire [8:0] all_guaranteed_are_somewhere_sum_3 = all_guaranteed_are_somewhere_sum_2 + {1'b0, ses_held_guaranteed};
    wire [8:0] all_responses_are_somewhere_sum = {2'd0, joining_free_responses} + {4'd0, joining_judged};
    wire [8:0] all_responses_are_somewhere_sum_2 = all_responses_are_somewhere_sum + {2'd0, ses_held_deliveries} + {2'd0, ses_held_complete};
    wire [8:0] all_responses_are_somewhere_sum_3 = all_responses_are_somewhere_sum_2 + {2'd0, ses_held_responses} + {7'd0, returns_responses};

    always @(posedge clk) if (!rst) frames_are_taken: assert (!frames_valid || parser_up_ready);
    always @(posedge clk) if (!rst) all_messages_are_somewhere: assert (all_messages_are_somewhere_sum_2 + {7'd0, returns_messages} == 9'd64);
    always @(posedge clk) if (!rst) all_guaranteed_are_somewhere: assert (all_guaranteed_are_somewhere_sum_3 + {7'd0, returns_guaranteed} == 9'd128);
    always @(posedge clk) if (!rst) all_responses_are_somewhere: assert (all_responses_are_somewhere_sum_3 == 9'd64);
`endif

endmodule

`default_nettype wire
