// The registers of an endpoint behind AXI4-Lite, and its interrupt.
`default_nettype none

module uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc_control (
    input  wire         clk,
    input  wire         rst,
    input  wire         ready,
    input  wire  [31:0] rx_counts_parser_uet,
    input  wire  [31:0] rx_counts_parser_other,
    input  wire  [31:0] rx_counts_parser_short,
    input  wire  [31:0] rx_counts_parser_unknown_type,
    input  wire  [31:0] rx_counts_parser_unknown_next_header,
    input  wire  [31:0] rx_counts_parser_bad_length,
    input  wire  [31:0] rx_counts_parser_bad_version,
    input  wire  [31:0] rx_counts_parser_unsupported,
    input  wire  [31:0] rx_counts_parser_fragment,
    input  wire  [31:0] rx_counts_parser_bad_checksum,
    input  wire  [31:0] rx_counts_parser_bad_crc,
    input  wire  [31:0] rx_counts_parser_bad_fcs,
    input  wire  [31:0] rx_counts_parser_reserved_bits,
    input  wire  [31:0] rx_counts_parser_wrong_next_header,
    input  wire  [31:0] rx_counts_parser_unknown_control_type,
    input  wire  [31:0] rx_counts_parser_unknown_ack_request,
    input  wire  [31:0] rx_counts_deparser_sent,
    input  wire  [31:0] rx_counts_deparser_wrong_length,
    input  wire  [31:0] rx_counts_deparser_too_long,
    input  wire  [31:0] rx_counts_deparser_no_packet,
    input  wire  [31:0] rx_counts_off,
    input  wire  [31:0] rx_counts_unknown_address,
    input  wire  [31:0] rx_counts_too_long,
    input  wire  [31:0] rx_counts_unrouted,
    input  wire  [31:0] rx_counts_no_buffer,
    input  wire  [31:0] tx_counts_deparser_sent,
    input  wire  [31:0] tx_counts_deparser_wrong_length,
    input  wire  [31:0] tx_counts_deparser_too_long,
    input  wire  [31:0] tx_counts_deparser_no_packet,
    input  wire  [31:0] tx_counts_stale,
    input  wire  [31:0] tx_counts_messages,
    input  wire  [31:0] tx_counts_completions,
    input  wire         sender_counts_initiator_pipe_ignored_unknown_pdc,
    input  wire         sender_counts_initiator_pipe_ignored_mismatch,
    input  wire         sender_counts_initiator_pipe_ignored_ack_out_of_range,
    input  wire         sender_counts_initiator_pipe_ignored_nack_out_of_range,
    input  wire         sender_counts_initiator_pipe_ignored_nack_unexpected,
    input  wire         sender_counts_initiator_pipe_sack_out_of_range,
    input  wire         sender_counts_initiator_pipe_probe_stale,
    input  wire         sender_counts_initiator_pipe_duplicate_ack,
    input  wire         sender_counts_initiator_pipe_spurious,
    input  wire         sender_counts_initiator_pipe_held_timeout,
    input  wire         sender_counts_initiator_pipe_nack_again,
    input  wire         sender_counts_initiator_pipe_retransmitted,
    input  wire         sender_counts_initiator_pipe_ack_req_sent,
    input  wire         sender_counts_initiator_pipe_probe_sent,
    input  wire         sender_counts_initiator_pipe_clear_sent,
    input  wire         sender_counts_initiator_pipe_lost_trim,
    input  wire         sender_counts_initiator_pipe_lost_nack,
    input  wire         sender_counts_initiator_pipe_lost_timeout,
    input  wire         sender_counts_initiator_pipe_lost_tail,
    input  wire         sender_counts_initiator_pipe_lost_entropy,
    input  wire         sender_counts_initiator_pipe_recoveries,
    input  wire         sender_counts_initiator_peer_mismatch,
    input  wire         sender_counts_initiator_peer_dropped,
    input  wire         sender_counts_parked,
    input  wire         sender_counts_unsent,
    input  wire         sender_counts_credit_req_sent,
    input  wire         sender_counts_credit_req_ignored,
    input  wire         ses_events_delivered,
    input  wire   [5:0] ses_events_return_code,
    input  wire         ses_events_completed,
    input  wire         pdc_event_valid,
    input  wire   [3:0] pdc_event_place,
    input  wire  [15:0] pdc_event_pdcid,
    input  wire         pdc_event_opened,
    input  wire         pdc_event_established,
    input  wire         pdc_event_moved,
    input  wire         pdc_event_quiesce,
    input  wire         pdc_event_failed,
    input  wire   [7:0] pdc_event_code,
    input  wire         pdc_event_closed,
    input  wire         pdc_event_ended,
    input  wire  [31:0] pdc_event_next_psn,
    input  wire         pdc_event_syn_resent,
    input  wire  [31:0] pdc_event_start_psn,
    input  wire  [15:0] pdc_event_peer,
    input  wire         neighbour_not_known,
    input  wire         verdict_valid,
    input  wire   [5:0] verdict_verdict,
    input  wire   [1:0] verdict_request_clear,
    input  wire         target_ready,
    input  wire         target_events_stored_response,
    input  wire         target_events_ack_req_stored,
    input  wire         target_events_gtd_resp_unavail,
    input  wire         target_events_ack_with_data,
    input  wire         target_events_response_stale,
    input  wire         target_events_command_ignored,
    input  wire         target_events_guaranteed_not_stored,
    input  wire         target_events_reply_dropped,
    input  wire         target_housekeeping_events_new_pdc_timeout,
    input  wire         target_housekeeping_events_close_req_timeout,
    input  wire         target_housekeeping_events_command_ignored,
    input  wire         sender_ready,
    input  wire         sender_left,
    input  wire   [6:0] units_messages,
    input  wire   [7:0] units_guaranteed,
    input  wire   [6:0] units_responses,
    input  wire  [10:0] level,
    input  wire   [9:0] free,
    input  wire         bad_frame,
    input  wire         commands_done_job_valid,
    input  wire   [2:0] commands_done_job_status,
    input  wire   [3:0] commands_done_job_slot,
    input  wire         commands_done_process_valid,
    input  wire   [2:0] commands_done_process_status,
    input  wire   [4:0] commands_done_process_slot,
    input  wire         commands_done_resource_valid,
    input  wire   [2:0] commands_done_resource_status,
    input  wire   [5:0] commands_done_resource_slot,
    input  wire         commands_done_region_valid,
    input  wire   [2:0] commands_done_region_status,
    input  wire   [5:0] commands_done_region_slot,
    input  wire         commands_done_context_taken,
    input  wire         commands_done_receive_taken,
    input  wire         commands_done_sends_valid,
    input  wire   [1:0] commands_done_sends_kind,
    input  wire   [1:0] commands_done_sends_outcome,
    input  wire  [31:0] commands_done_sends_wr_id,
    input  wire         commands_done_tags_valid,
    input  wire   [1:0] commands_done_tags_kind,
    input  wire   [1:0] commands_done_tags_outcome,
    input  wire  [31:0] commands_done_tags_wr_id,
    input  wire         commands_done_kept_found_valid,
    input  wire  [31:0] commands_done_kept_found_wr_id,
    input  wire   [4:0] commands_done_kept_found_number,
    input  wire         commands_done_kept_found_is_whole,
    input  wire         commands_done_released_valid,
    input  wire         commands_done_released_ok,
    input  wire         host_atomic_done_taken,
    input  wire         host_atomic_done_done_valid,
    input  wire   [5:0] host_atomic_done_done_code,
    input  wire  [63:0] host_atomic_done_done_fetched,
    input  wire  [31:0] bytes_unasked,
    input  wire  [31:0] rudi_counts_datagram_sent,
    input  wire  [31:0] rudi_counts_retransmitted,
    input  wire  [31:0] rudi_counts_lost_trim,
    input  wire  [31:0] rudi_counts_lost_nack,
    input  wire  [31:0] rudi_counts_lost_timeout,
    input  wire  [31:0] rudi_counts_nack_unexpected,
    input  wire  [31:0] rudi_counts_pkt_id_unknown,
    input  wire  [31:0] rudi_counts_peer_dropped,
    input  wire         deferral_told_restart_valid,
    input  wire  [31:0] deferral_told_restart_payload_wr_id,
    input  wire  [63:0] deferral_told_restart_payload_tokens,
    input  wire  [31:0] deferral_told_restart_payload_at,
    input  wire  [31:0] deferral_told_restart_payload_length,
    input  wire         deferral_told_returned_valid,
    input  wire  [31:0] deferral_told_returned_wr_id,
    output wire         registers_receive,
    output wire         registers_transmit,
    output wire         registers_addresses_0_enable,
    output wire [127:0] registers_addresses_0_ip,
    output wire  [47:0] registers_addresses_0_mac,
    output wire         registers_addresses_0_tagged,
    output wire   [2:0] registers_addresses_0_tag_pcp,
    output wire         registers_addresses_0_tag_dei,
    output wire  [11:0] registers_addresses_0_tag_vid,
    output wire         registers_addresses_1_enable,
    output wire [127:0] registers_addresses_1_ip,
    output wire  [47:0] registers_addresses_1_mac,
    output wire         registers_addresses_1_tagged,
    output wire   [2:0] registers_addresses_1_tag_pcp,
    output wire         registers_addresses_1_tag_dei,
    output wire  [11:0] registers_addresses_1_tag_vid,
    output wire         registers_addresses_2_enable,
    output wire [127:0] registers_addresses_2_ip,
    output wire  [47:0] registers_addresses_2_mac,
    output wire         registers_addresses_2_tagged,
    output wire   [2:0] registers_addresses_2_tag_pcp,
    output wire         registers_addresses_2_tag_dei,
    output wire  [11:0] registers_addresses_2_tag_vid,
    output wire         registers_addresses_3_enable,
    output wire [127:0] registers_addresses_3_ip,
    output wire  [47:0] registers_addresses_3_mac,
    output wire         registers_addresses_3_tagged,
    output wire   [2:0] registers_addresses_3_tag_pcp,
    output wire         registers_addresses_3_tag_dei,
    output wire  [11:0] registers_addresses_3_tag_vid,
    output wire         registers_addresses_4_enable,
    output wire [127:0] registers_addresses_4_ip,
    output wire  [47:0] registers_addresses_4_mac,
    output wire         registers_addresses_4_tagged,
    output wire   [2:0] registers_addresses_4_tag_pcp,
    output wire         registers_addresses_4_tag_dei,
    output wire  [11:0] registers_addresses_4_tag_vid,
    output wire         registers_addresses_5_enable,
    output wire [127:0] registers_addresses_5_ip,
    output wire  [47:0] registers_addresses_5_mac,
    output wire         registers_addresses_5_tagged,
    output wire   [2:0] registers_addresses_5_tag_pcp,
    output wire         registers_addresses_5_tag_dei,
    output wire  [11:0] registers_addresses_5_tag_vid,
    output wire         registers_addresses_6_enable,
    output wire [127:0] registers_addresses_6_ip,
    output wire  [47:0] registers_addresses_6_mac,
    output wire         registers_addresses_6_tagged,
    output wire   [2:0] registers_addresses_6_tag_pcp,
    output wire         registers_addresses_6_tag_dei,
    output wire  [11:0] registers_addresses_6_tag_vid,
    output wire         registers_addresses_7_enable,
    output wire [127:0] registers_addresses_7_ip,
    output wire  [47:0] registers_addresses_7_mac,
    output wire         registers_addresses_7_tagged,
    output wire   [2:0] registers_addresses_7_tag_pcp,
    output wire         registers_addresses_7_tag_dei,
    output wire  [11:0] registers_addresses_7_tag_vid,
    output wire         registers_addresses_8_enable,
    output wire [127:0] registers_addresses_8_ip,
    output wire  [47:0] registers_addresses_8_mac,
    output wire         registers_addresses_8_tagged,
    output wire   [2:0] registers_addresses_8_tag_pcp,
    output wire         registers_addresses_8_tag_dei,
    output wire  [11:0] registers_addresses_8_tag_vid,
    output wire         registers_addresses_9_enable,
    output wire [127:0] registers_addresses_9_ip,
    output wire  [47:0] registers_addresses_9_mac,
    output wire         registers_addresses_9_tagged,
    output wire   [2:0] registers_addresses_9_tag_pcp,
    output wire         registers_addresses_9_tag_dei,
    output wire  [11:0] registers_addresses_9_tag_vid,
    output wire         registers_addresses_10_enable,
    output wire [127:0] registers_addresses_10_ip,
    output wire  [47:0] registers_addresses_10_mac,
    output wire         registers_addresses_10_tagged,
    output wire   [2:0] registers_addresses_10_tag_pcp,
    output wire         registers_addresses_10_tag_dei,
    output wire  [11:0] registers_addresses_10_tag_vid,
    output wire         registers_addresses_11_enable,
    output wire [127:0] registers_addresses_11_ip,
    output wire  [47:0] registers_addresses_11_mac,
    output wire         registers_addresses_11_tagged,
    output wire   [2:0] registers_addresses_11_tag_pcp,
    output wire         registers_addresses_11_tag_dei,
    output wire  [11:0] registers_addresses_11_tag_vid,
    output wire         registers_addresses_12_enable,
    output wire [127:0] registers_addresses_12_ip,
    output wire  [47:0] registers_addresses_12_mac,
    output wire         registers_addresses_12_tagged,
    output wire   [2:0] registers_addresses_12_tag_pcp,
    output wire         registers_addresses_12_tag_dei,
    output wire  [11:0] registers_addresses_12_tag_vid,
    output wire         registers_addresses_13_enable,
    output wire [127:0] registers_addresses_13_ip,
    output wire  [47:0] registers_addresses_13_mac,
    output wire         registers_addresses_13_tagged,
    output wire   [2:0] registers_addresses_13_tag_pcp,
    output wire         registers_addresses_13_tag_dei,
    output wire  [11:0] registers_addresses_13_tag_vid,
    output wire         registers_addresses_14_enable,
    output wire [127:0] registers_addresses_14_ip,
    output wire  [47:0] registers_addresses_14_mac,
    output wire         registers_addresses_14_tagged,
    output wire   [2:0] registers_addresses_14_tag_pcp,
    output wire         registers_addresses_14_tag_dei,
    output wire  [11:0] registers_addresses_14_tag_vid,
    output wire         registers_addresses_15_enable,
    output wire [127:0] registers_addresses_15_ip,
    output wire  [47:0] registers_addresses_15_mac,
    output wire         registers_addresses_15_tagged,
    output wire   [2:0] registers_addresses_15_tag_pcp,
    output wire         registers_addresses_15_tag_dei,
    output wire  [11:0] registers_addresses_15_tag_vid,
    output wire  [47:0] registers_gateway,
    output wire   [5:0] registers_data_dscp,
    output wire   [5:0] registers_control_dscp,
    output wire         registers_last_hop_used,
    output wire   [5:0] registers_last_hop_dscp,
    output wire   [7:0] registers_outer_ttl,
    output wire         registers_outer_native,
    output wire         registers_target_ack_ack_on_ecn,
    output wire         registers_target_ack_ack_per_packet,
    output wire         registers_target_ack_ack_tail,
    output wire  [15:0] registers_target_ack_ack_gen_trigger,
    output wire  [11:0] registers_target_ack_ack_gen_min_add,
    output wire   [7:0] registers_target_offer_mpr,
    output wire   [6:0] registers_target_offer_rcv_cwnd_pend,
    output wire         registers_target_offer_restore_cwnd,
    output wire  [19:0] registers_target_times_new_pdc,
    output wire  [19:0] registers_target_times_linger,
    output wire  [19:0] registers_target_times_close_req,
    output wire  [24:0] registers_target_quarantine,
    output wire  [31:0] registers_cwnd,
    output wire  [31:0] registers_initiator_rto_init,
    output wire  [31:0] registers_initiator_rto_max,
    output wire   [3:0] registers_initiator_max_rto_retx,
    output wire  [31:0] registers_initiator_nack_retx,
    output wire   [4:0] registers_initiator_max_nack_retx,
    output wire  [31:0] registers_initiator_go_back,
    output wire  [31:0] registers_initiator_tail_loss,
    output wire   [3:0] registers_initiator_max_tail_loss,
    output wire  [31:0] registers_initiator_probe,
    output wire  [31:0] registers_initiator_probe_tail,
    output wire  [31:0] registers_initiator_probe_again,
    output wire         registers_initiator_probe_first,
    output wire  [31:0] registers_initiator_clear,
    output wire  [31:0] registers_initiator_idle,
    output wire   [7:0] registers_initiator_default_mpr,
    output wire   [7:0] registers_initiator_override_mpr_zero,
    output wire  [15:0] registers_initiator_ack_request_below,
    output wire   [3:0] registers_initiator_packet_shift,
    output wire         registers_initiator_service_required,
    output wire         registers_initiator_loss_trim_nack,
    output wire         registers_initiator_loss_loss_nack,
    output wire         registers_initiator_loss_out_of_order,
    output wire         registers_initiator_loss_entropy,
    output wire         registers_initiator_loss_probe,
    output wire   [1:0] registers_initiator_loss_tail,
    output wire         registers_initiator_loss_rto,
    output wire         registers_initiator_loss_ack_req,
    output wire   [2:0] registers_choice_pdcs_per_tuple,
    output wire         registers_choice_spread_turns,
    output wire   [7:0] registers_choice_full_level,
    output wire  [24:0] registers_choice_quarantine_time,
    output wire         registers_expected_0rtt,
    output wire         commands_job_valid,
    output wire         commands_job_payload_remove,
    output wire  [23:0] commands_job_payload_key,
    output wire         commands_process_valid,
    output wire         commands_process_payload_remove,
    output wire         commands_process_payload_process_rel,
    output wire  [23:0] commands_process_payload_process_job_id,
    output wire  [11:0] commands_process_payload_process_pid_on_fep,
    output wire         commands_resource_valid,
    output wire         commands_resource_payload_remove,
    output wire         commands_resource_payload_absolute,
    output wire   [4:0] commands_resource_payload_owner,
    output wire   [1:0] commands_resource_payload_space,
    output wire  [11:0] commands_resource_payload_resource_index,
    output wire         commands_resource_payload_context_enabled,
    output wire         commands_resource_payload_context_uses_generation,
    output wire   [7:0] commands_resource_payload_context_generation,
    output wire  [15:0] commands_resource_payload_context_supported,
    output wire         commands_context_valid,
    output wire   [5:0] commands_context_payload_index,
    output wire         commands_context_payload_context_enabled,
    output wire         commands_context_payload_context_uses_generation,
    output wire   [7:0] commands_context_payload_context_generation,
    output wire  [15:0] commands_context_payload_context_supported,
    output wire         commands_region_valid,
    output wire         commands_region_payload_remove,
    output wire  [63:0] commands_region_payload_region_key,
    output wire  [63:0] commands_region_payload_region_base,
    output wire  [63:0] commands_region_payload_region_first,
    output wire  [63:0] commands_region_payload_region_length,
    output wire         commands_region_payload_region_remote_read,
    output wire         commands_region_payload_region_remote_write,
    output wire         commands_region_payload_region_remote_atomic,
    output wire         commands_region_payload_region_restricts_job,
    output wire  [23:0] commands_region_payload_region_job_id,
    output wire         commands_region_payload_region_restricts_resource,
    output wire  [11:0] commands_region_payload_region_resource,
    output wire         commands_receive_valid,
    output wire         commands_receive_payload_tagged,
    output wire   [1:0] commands_receive_payload_kind,
    output wire   [5:0] commands_receive_payload_resource,
    output wire  [63:0] commands_receive_payload_tag_match_bits,
    output wire  [31:0] commands_receive_payload_tag_initiator,
    output wire         commands_receive_payload_any_initiator,
    output wire  [63:0] commands_receive_payload_ignore_bits,
    output wire  [31:0] commands_receive_payload_place_wr_id,
    output wire  [63:0] commands_receive_payload_place_address,
    output wire  [31:0] commands_receive_payload_place_length,
    output wire         commands_release_valid,
    output wire   [4:0] commands_release_number,
    output wire         host_atomic_valid,
    output wire   [7:0] host_atomic_payload_opcode,
    output wire   [7:0] host_atomic_payload_data_type,
    output wire  [12:0] host_atomic_payload_address,
    output wire  [63:0] host_atomic_payload_operand,
    output wire  [63:0] host_atomic_payload_compare,
    output wire   [1:0] deferral_choices_partial,
    output wire         deferral_choices_target_upper,
    output wire         deferral_restart_ready,
    output wire         deferral_returned_ready,
    output wire         neighbour_valid,
    output wire         neighbour_forget,
    output wire [127:0] neighbour_ip,
    output wire  [47:0] neighbour_mac,
    output wire         irq,
    output wire   [2:0] command_payload_kind,
    output wire  [15:0] command_payload_pdcid,
    output wire         command_payload_with_psn,
    output wire  [31:0] command_payload_psn,
    output wire         command_valid,
    input  wire         command_ready,
    input  wire  [15:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire  [15:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         decoder_s_axi_awready;
    wire         decoder_s_axi_wready;
    wire   [1:0] decoder_s_axi_bresp;
    wire         decoder_s_axi_bvalid;
    wire         decoder_s_axi_arready;
    wire  [31:0] decoder_s_axi_rdata;
    wire   [1:0] decoder_s_axi_rresp;
    wire         decoder_s_axi_rvalid;
    wire   [6:0] decoder_identity_awaddr;
    wire   [2:0] decoder_identity_awprot;
    wire         decoder_identity_awvalid;
    wire  [31:0] decoder_identity_wdata;
    wire   [3:0] decoder_identity_wstrb;
    wire         decoder_identity_wvalid;
    wire         decoder_identity_bready;
    wire   [6:0] decoder_identity_araddr;
    wire   [2:0] decoder_identity_arprot;
    wire         decoder_identity_arvalid;
    wire         decoder_identity_rready;
    wire   [6:0] decoder_addresses_awaddr;
    wire   [2:0] decoder_addresses_awprot;
    wire         decoder_addresses_awvalid;
    wire  [31:0] decoder_addresses_wdata;
    wire   [3:0] decoder_addresses_wstrb;
    wire         decoder_addresses_wvalid;
    wire         decoder_addresses_bready;
    wire   [6:0] decoder_addresses_araddr;
    wire   [2:0] decoder_addresses_arprot;
    wire         decoder_addresses_arvalid;
    wire         decoder_addresses_rready;
    wire   [8:0] decoder_traffic_awaddr;
    wire   [2:0] decoder_traffic_awprot;
    wire         decoder_traffic_awvalid;
    wire  [31:0] decoder_traffic_wdata;
    wire   [3:0] decoder_traffic_wstrb;
    wire         decoder_traffic_wvalid;
    wire         decoder_traffic_bready;
    wire   [8:0] decoder_traffic_araddr;
    wire   [2:0] decoder_traffic_arprot;
    wire         decoder_traffic_arvalid;
    wire         decoder_traffic_rready;
    wire   [5:0] decoder_target_awaddr;
    wire   [2:0] decoder_target_awprot;
    wire         decoder_target_awvalid;
    wire  [31:0] decoder_target_wdata;
    wire   [3:0] decoder_target_wstrb;
    wire         decoder_target_wvalid;
    wire         decoder_target_bready;
    wire   [5:0] decoder_target_araddr;
    wire   [2:0] decoder_target_arprot;
    wire         decoder_target_arvalid;
    wire         decoder_target_rready;
    wire   [8:0] decoder_initiator_awaddr;
    wire   [2:0] decoder_initiator_awprot;
    wire         decoder_initiator_awvalid;
    wire  [31:0] decoder_initiator_wdata;
    wire   [3:0] decoder_initiator_wstrb;
    wire         decoder_initiator_wvalid;
    wire         decoder_initiator_bready;
    wire   [8:0] decoder_initiator_araddr;
    wire   [2:0] decoder_initiator_arprot;
    wire         decoder_initiator_arvalid;
    wire         decoder_initiator_rready;
    wire   [2:0] decoder_congestion_awaddr;
    wire   [2:0] decoder_congestion_awprot;
    wire         decoder_congestion_awvalid;
    wire  [31:0] decoder_congestion_wdata;
    wire   [3:0] decoder_congestion_wstrb;
    wire         decoder_congestion_wvalid;
    wire         decoder_congestion_bready;
    wire   [2:0] decoder_congestion_araddr;
    wire   [2:0] decoder_congestion_arprot;
    wire         decoder_congestion_arvalid;
    wire         decoder_congestion_rready;
    wire   [7:0] decoder_semantics_awaddr;
    wire   [2:0] decoder_semantics_awprot;
    wire         decoder_semantics_awvalid;
    wire  [31:0] decoder_semantics_wdata;
    wire   [3:0] decoder_semantics_wstrb;
    wire         decoder_semantics_wvalid;
    wire         decoder_semantics_bready;
    wire   [7:0] decoder_semantics_araddr;
    wire   [2:0] decoder_semantics_arprot;
    wire         decoder_semantics_arvalid;
    wire         decoder_semantics_rready;
    wire   [5:0] decoder_neighbours_awaddr;
    wire   [2:0] decoder_neighbours_awprot;
    wire         decoder_neighbours_awvalid;
    wire  [31:0] decoder_neighbours_wdata;
    wire   [3:0] decoder_neighbours_wstrb;
    wire         decoder_neighbours_wvalid;
    wire         decoder_neighbours_bready;
    wire   [5:0] decoder_neighbours_araddr;
    wire   [2:0] decoder_neighbours_arprot;
    wire         decoder_neighbours_arvalid;
    wire         decoder_neighbours_rready;
    wire   [5:0] decoder_levels_awaddr;
    wire   [2:0] decoder_levels_awprot;
    wire         decoder_levels_awvalid;
    wire  [31:0] decoder_levels_wdata;
    wire   [3:0] decoder_levels_wstrb;
    wire         decoder_levels_wvalid;
    wire         decoder_levels_bready;
    wire   [5:0] decoder_levels_araddr;
    wire   [2:0] decoder_levels_arprot;
    wire         decoder_levels_arvalid;
    wire         decoder_levels_rready;
    wire   [3:0] decoder_commands_awaddr;
    wire   [2:0] decoder_commands_awprot;
    wire         decoder_commands_awvalid;
    wire  [31:0] decoder_commands_wdata;
    wire   [3:0] decoder_commands_wstrb;
    wire         decoder_commands_wvalid;
    wire         decoder_commands_bready;
    wire   [3:0] decoder_commands_araddr;
    wire   [2:0] decoder_commands_arprot;
    wire         decoder_commands_arvalid;
    wire         decoder_commands_rready;
    wire         addresses_addresses_0_enable;
    wire [127:0] addresses_addresses_0_ip;
    wire  [47:0] addresses_addresses_0_mac;
    wire         addresses_addresses_0_tagged;
    wire   [2:0] addresses_addresses_0_tag_pcp;
    wire         addresses_addresses_0_tag_dei;
    wire  [11:0] addresses_addresses_0_tag_vid;
    wire         addresses_addresses_1_enable;
    wire [127:0] addresses_addresses_1_ip;
    wire  [47:0] addresses_addresses_1_mac;
    wire         addresses_addresses_1_tagged;
    wire   [2:0] addresses_addresses_1_tag_pcp;
    wire         addresses_addresses_1_tag_dei;
    wire  [11:0] addresses_addresses_1_tag_vid;
    wire         addresses_addresses_2_enable;
    wire [127:0] addresses_addresses_2_ip;
    wire  [47:0] addresses_addresses_2_mac;
    wire         addresses_addresses_2_tagged;
    wire   [2:0] addresses_addresses_2_tag_pcp;
    wire         addresses_addresses_2_tag_dei;
    wire  [11:0] addresses_addresses_2_tag_vid;
    wire         addresses_addresses_3_enable;
    wire [127:0] addresses_addresses_3_ip;
    wire  [47:0] addresses_addresses_3_mac;
    wire         addresses_addresses_3_tagged;
    wire   [2:0] addresses_addresses_3_tag_pcp;
    wire         addresses_addresses_3_tag_dei;
    wire  [11:0] addresses_addresses_3_tag_vid;
    wire         addresses_addresses_4_enable;
    wire [127:0] addresses_addresses_4_ip;
    wire  [47:0] addresses_addresses_4_mac;
    wire         addresses_addresses_4_tagged;
    wire   [2:0] addresses_addresses_4_tag_pcp;
    wire         addresses_addresses_4_tag_dei;
    wire  [11:0] addresses_addresses_4_tag_vid;
    wire         addresses_addresses_5_enable;
    wire [127:0] addresses_addresses_5_ip;
    wire  [47:0] addresses_addresses_5_mac;
    wire         addresses_addresses_5_tagged;
    wire   [2:0] addresses_addresses_5_tag_pcp;
    wire         addresses_addresses_5_tag_dei;
    wire  [11:0] addresses_addresses_5_tag_vid;
    wire         addresses_addresses_6_enable;
    wire [127:0] addresses_addresses_6_ip;
    wire  [47:0] addresses_addresses_6_mac;
    wire         addresses_addresses_6_tagged;
    wire   [2:0] addresses_addresses_6_tag_pcp;
    wire         addresses_addresses_6_tag_dei;
    wire  [11:0] addresses_addresses_6_tag_vid;
    wire         addresses_addresses_7_enable;
    wire [127:0] addresses_addresses_7_ip;
    wire  [47:0] addresses_addresses_7_mac;
    wire         addresses_addresses_7_tagged;
    wire   [2:0] addresses_addresses_7_tag_pcp;
    wire         addresses_addresses_7_tag_dei;
    wire  [11:0] addresses_addresses_7_tag_vid;
    wire         addresses_addresses_8_enable;
    wire [127:0] addresses_addresses_8_ip;
    wire  [47:0] addresses_addresses_8_mac;
    wire         addresses_addresses_8_tagged;
    wire   [2:0] addresses_addresses_8_tag_pcp;
    wire         addresses_addresses_8_tag_dei;
    wire  [11:0] addresses_addresses_8_tag_vid;
    wire         addresses_addresses_9_enable;
    wire [127:0] addresses_addresses_9_ip;
    wire  [47:0] addresses_addresses_9_mac;
    wire         addresses_addresses_9_tagged;
    wire   [2:0] addresses_addresses_9_tag_pcp;
    wire         addresses_addresses_9_tag_dei;
    wire  [11:0] addresses_addresses_9_tag_vid;
    wire         addresses_addresses_10_enable;
    wire [127:0] addresses_addresses_10_ip;
    wire  [47:0] addresses_addresses_10_mac;
    wire         addresses_addresses_10_tagged;
    wire   [2:0] addresses_addresses_10_tag_pcp;
    wire         addresses_addresses_10_tag_dei;
    wire  [11:0] addresses_addresses_10_tag_vid;
    wire         addresses_addresses_11_enable;
    wire [127:0] addresses_addresses_11_ip;
    wire  [47:0] addresses_addresses_11_mac;
    wire         addresses_addresses_11_tagged;
    wire   [2:0] addresses_addresses_11_tag_pcp;
    wire         addresses_addresses_11_tag_dei;
    wire  [11:0] addresses_addresses_11_tag_vid;
    wire         addresses_addresses_12_enable;
    wire [127:0] addresses_addresses_12_ip;
    wire  [47:0] addresses_addresses_12_mac;
    wire         addresses_addresses_12_tagged;
    wire   [2:0] addresses_addresses_12_tag_pcp;
    wire         addresses_addresses_12_tag_dei;
    wire  [11:0] addresses_addresses_12_tag_vid;
    wire         addresses_addresses_13_enable;
    wire [127:0] addresses_addresses_13_ip;
    wire  [47:0] addresses_addresses_13_mac;
    wire         addresses_addresses_13_tagged;
    wire   [2:0] addresses_addresses_13_tag_pcp;
    wire         addresses_addresses_13_tag_dei;
    wire  [11:0] addresses_addresses_13_tag_vid;
    wire         addresses_addresses_14_enable;
    wire [127:0] addresses_addresses_14_ip;
    wire  [47:0] addresses_addresses_14_mac;
    wire         addresses_addresses_14_tagged;
    wire   [2:0] addresses_addresses_14_tag_pcp;
    wire         addresses_addresses_14_tag_dei;
    wire  [11:0] addresses_addresses_14_tag_vid;
    wire         addresses_addresses_15_enable;
    wire [127:0] addresses_addresses_15_ip;
    wire  [47:0] addresses_addresses_15_mac;
    wire         addresses_addresses_15_tagged;
    wire   [2:0] addresses_addresses_15_tag_pcp;
    wire         addresses_addresses_15_tag_dei;
    wire  [11:0] addresses_addresses_15_tag_vid;
    wire  [47:0] addresses_gateway;
    wire   [5:0] addresses_data_dscp;
    wire   [5:0] addresses_control_dscp;
    wire         addresses_last_hop_used;
    wire   [5:0] addresses_last_hop_dscp;
    wire   [7:0] addresses_outer_ttl;
    wire         addresses_outer_native;
    wire         addresses_s_axi_awready;
    wire         addresses_s_axi_wready;
    wire   [1:0] addresses_s_axi_bresp;
    wire         addresses_s_axi_bvalid;
    wire         addresses_s_axi_arready;
    wire  [31:0] addresses_s_axi_rdata;
    wire   [1:0] addresses_s_axi_rresp;
    wire         addresses_s_axi_rvalid;
    wire         traffic_s_axi_awready;
    wire         traffic_s_axi_wready;
    wire   [1:0] traffic_s_axi_bresp;
    wire         traffic_s_axi_bvalid;
    wire         traffic_s_axi_arready;
    wire  [31:0] traffic_s_axi_rdata;
    wire   [1:0] traffic_s_axi_rresp;
    wire         traffic_s_axi_rvalid;
    wire         target_registers_registers_ack_ack_on_ecn;
    wire         target_registers_registers_ack_ack_per_packet;
    wire         target_registers_registers_ack_ack_tail;
    wire  [15:0] target_registers_registers_ack_ack_gen_trigger;
    wire  [11:0] target_registers_registers_ack_ack_gen_min_add;
    wire   [7:0] target_registers_registers_offer_mpr;
    wire   [6:0] target_registers_registers_offer_rcv_cwnd_pend;
    wire         target_registers_registers_offer_restore_cwnd;
    wire  [19:0] target_registers_registers_times_new_pdc;
    wire  [19:0] target_registers_registers_times_linger;
    wire  [19:0] target_registers_registers_times_close_req;
    wire  [24:0] target_registers_registers_quarantine;
    wire         target_registers_irq;
    wire         target_registers_s_axi_awready;
    wire         target_registers_s_axi_wready;
    wire   [1:0] target_registers_s_axi_bresp;
    wire         target_registers_s_axi_bvalid;
    wire         target_registers_s_axi_arready;
    wire  [31:0] target_registers_s_axi_rdata;
    wire   [1:0] target_registers_s_axi_rresp;
    wire         target_registers_s_axi_rvalid;
    wire  [31:0] initiator_registers_initiator_rto_init;
    wire  [31:0] initiator_registers_initiator_rto_max;
    wire   [3:0] initiator_registers_initiator_max_rto_retx;
    wire  [31:0] initiator_registers_initiator_nack_retx;
    wire   [4:0] initiator_registers_initiator_max_nack_retx;
    wire  [31:0] initiator_registers_initiator_go_back;
    wire  [31:0] initiator_registers_initiator_tail_loss;
    wire   [3:0] initiator_registers_initiator_max_tail_loss;
    wire  [31:0] initiator_registers_initiator_probe;
    wire  [31:0] initiator_registers_initiator_probe_tail;
    wire  [31:0] initiator_registers_initiator_probe_again;
    wire         initiator_registers_initiator_probe_first;
    wire  [31:0] initiator_registers_initiator_clear;
    wire  [31:0] initiator_registers_initiator_idle;
    wire   [7:0] initiator_registers_initiator_default_mpr;
    wire   [7:0] initiator_registers_initiator_override_mpr_zero;
    wire  [15:0] initiator_registers_initiator_ack_request_below;
    wire   [3:0] initiator_registers_initiator_packet_shift;
    wire         initiator_registers_initiator_service_required;
    wire         initiator_registers_initiator_loss_trim_nack;
    wire         initiator_registers_initiator_loss_loss_nack;
    wire         initiator_registers_initiator_loss_out_of_order;
    wire         initiator_registers_initiator_loss_entropy;
    wire         initiator_registers_initiator_loss_probe;
    wire   [1:0] initiator_registers_initiator_loss_tail;
    wire         initiator_registers_initiator_loss_rto;
    wire         initiator_registers_initiator_loss_ack_req;
    wire   [2:0] initiator_registers_choice_pdcs_per_tuple;
    wire         initiator_registers_choice_spread_turns;
    wire   [7:0] initiator_registers_choice_full_level;
    wire  [24:0] initiator_registers_choice_quarantine_time;
    wire         initiator_registers_expected_0rtt;
    wire         initiator_irq;
    wire         initiator_s_axi_awready;
    wire         initiator_s_axi_wready;
    wire   [1:0] initiator_s_axi_bresp;
    wire         initiator_s_axi_bvalid;
    wire         initiator_s_axi_arready;
    wire  [31:0] initiator_s_axi_rdata;
    wire   [1:0] initiator_s_axi_rresp;
    wire         initiator_s_axi_rvalid;
    wire  [31:0] congestion_regs_cwnd_bytes;
    wire         congestion_s_axi_awready;
    wire         congestion_s_axi_wready;
    wire   [1:0] congestion_s_axi_bresp;
    wire         congestion_s_axi_bvalid;
    wire         congestion_s_axi_arready;
    wire  [31:0] congestion_s_axi_rdata;
    wire   [1:0] congestion_s_axi_rresp;
    wire         congestion_s_axi_rvalid;
    wire         semantics_commands_job_valid;
    wire         semantics_commands_job_payload_remove;
    wire  [23:0] semantics_commands_job_payload_key;
    wire         semantics_commands_process_valid;
    wire         semantics_commands_process_payload_remove;
    wire         semantics_commands_process_payload_process_rel;
    wire  [23:0] semantics_commands_process_payload_process_job_id;
    wire  [11:0] semantics_commands_process_payload_process_pid_on_fep;
    wire         semantics_commands_resource_valid;
    wire         semantics_commands_resource_payload_remove;
    wire         semantics_commands_resource_payload_absolute;
    wire   [4:0] semantics_commands_resource_payload_owner;
    wire   [1:0] semantics_commands_resource_payload_space;
    wire  [11:0] semantics_commands_resource_payload_resource_index;
    wire         semantics_commands_resource_payload_context_enabled;
    wire         semantics_commands_resource_payload_context_uses_generation;
    wire   [7:0] semantics_commands_resource_payload_context_generation;
    wire  [15:0] semantics_commands_resource_payload_context_supported;
    wire         semantics_commands_context_valid;
    wire   [5:0] semantics_commands_context_payload_index;
    wire         semantics_commands_context_payload_context_enabled;
    wire         semantics_commands_context_payload_context_uses_generation;
    wire   [7:0] semantics_commands_context_payload_context_generation;
    wire  [15:0] semantics_commands_context_payload_context_supported;
    wire         semantics_commands_region_valid;
    wire         semantics_commands_region_payload_remove;
    wire  [63:0] semantics_commands_region_payload_region_key;
    wire  [63:0] semantics_commands_region_payload_region_base;
    wire  [63:0] semantics_commands_region_payload_region_first;
    wire  [63:0] semantics_commands_region_payload_region_length;
    wire         semantics_commands_region_payload_region_remote_read;
    wire         semantics_commands_region_payload_region_remote_write;
    wire         semantics_commands_region_payload_region_remote_atomic;
    wire         semantics_commands_region_payload_region_restricts_job;
    wire  [23:0] semantics_commands_region_payload_region_job_id;
    wire         semantics_commands_region_payload_region_restricts_resource;
    wire  [11:0] semantics_commands_region_payload_region_resource;
    wire         semantics_commands_receive_valid;
    wire         semantics_commands_receive_payload_tagged;
    wire   [1:0] semantics_commands_receive_payload_kind;
    wire   [5:0] semantics_commands_receive_payload_resource;
    wire  [63:0] semantics_commands_receive_payload_tag_match_bits;
    wire  [31:0] semantics_commands_receive_payload_tag_initiator;
    wire         semantics_commands_receive_payload_any_initiator;
    wire  [63:0] semantics_commands_receive_payload_ignore_bits;
    wire  [31:0] semantics_commands_receive_payload_place_wr_id;
    wire  [63:0] semantics_commands_receive_payload_place_address;
    wire  [31:0] semantics_commands_receive_payload_place_length;
    wire         semantics_commands_release_valid;
    wire   [4:0] semantics_commands_release_number;
    wire         semantics_host_atomic_valid;
    wire   [7:0] semantics_host_atomic_payload_opcode;
    wire   [7:0] semantics_host_atomic_payload_data_type;
    wire  [12:0] semantics_host_atomic_payload_address;
    wire  [63:0] semantics_host_atomic_payload_operand;
    wire  [63:0] semantics_host_atomic_payload_compare;
    wire   [1:0] semantics_deferral_choices_partial;
    wire         semantics_deferral_choices_target_upper;
    wire         semantics_deferral_restart_ready;
    wire         semantics_deferral_returned_ready;
    wire         semantics_s_axi_awready;
    wire         semantics_s_axi_wready;
    wire   [1:0] semantics_s_axi_bresp;
    wire         semantics_s_axi_bvalid;
    wire         semantics_s_axi_arready;
    wire  [31:0] semantics_s_axi_rdata;
    wire   [1:0] semantics_s_axi_rresp;
    wire         semantics_s_axi_rvalid;
    wire         neighbours_neighbour_valid;
    wire         neighbours_neighbour_forget;
    wire [127:0] neighbours_neighbour_ip;
    wire  [47:0] neighbours_neighbour_mac;
    wire         neighbours_s_axi_awready;
    wire         neighbours_s_axi_wready;
    wire   [1:0] neighbours_s_axi_bresp;
    wire         neighbours_s_axi_bvalid;
    wire         neighbours_s_axi_arready;
    wire  [31:0] neighbours_s_axi_rdata;
    wire   [1:0] neighbours_s_axi_rresp;
    wire         neighbours_s_axi_rvalid;
    wire         levels_ring_above;
    wire         levels_store_below;
    wire         levels_s_axi_awready;
    wire         levels_s_axi_wready;
    wire   [1:0] levels_s_axi_bresp;
    wire         levels_s_axi_bvalid;
    wire         levels_s_axi_arready;
    wire  [31:0] levels_s_axi_rdata;
    wire   [1:0] levels_s_axi_rresp;
    wire         levels_s_axi_rvalid;
    wire   [2:0] commands_command_payload_kind;
    wire  [15:0] commands_command_payload_pdcid;
    wire         commands_command_payload_with_psn;
    wire  [31:0] commands_command_payload_psn;
    wire         commands_command_valid;
    wire         commands_s_axi_awready;
    wire         commands_s_axi_wready;
    wire   [1:0] commands_s_axi_bresp;
    wire         commands_s_axi_bvalid;
    wire         commands_s_axi_arready;
    wire  [31:0] commands_s_axi_rdata;
    wire   [1:0] commands_s_axi_rresp;
    wire         commands_s_axi_rvalid;
    wire         identity_receive;
    wire         identity_transmit;
    wire         identity_irq;
    wire         identity_s_axi_awready;
    wire         identity_s_axi_wready;
    wire   [1:0] identity_s_axi_bresp;
    wire         identity_s_axi_bvalid;
    wire         identity_s_axi_arready;
    wire  [31:0] identity_s_axi_rdata;
    wire   [1:0] identity_s_axi_rresp;
    wire         identity_s_axi_rvalid;

    wire        identity_answers_awready = identity_s_axi_awready;
    wire        identity_answers_wready = identity_s_axi_wready;
    wire  [1:0] identity_answers_bresp = identity_s_axi_bresp;
    wire        identity_answers_bvalid = identity_s_axi_bvalid;
    wire        identity_answers_arready = identity_s_axi_arready;
    wire [31:0] identity_answers_rdata = identity_s_axi_rdata;
    wire  [1:0] identity_answers_rresp = identity_s_axi_rresp;
    wire        identity_answers_rvalid = identity_s_axi_rvalid;
    wire        addresses_answers_awready = addresses_s_axi_awready;
    wire        addresses_answers_wready = addresses_s_axi_wready;
    wire  [1:0] addresses_answers_bresp = addresses_s_axi_bresp;
    wire        addresses_answers_bvalid = addresses_s_axi_bvalid;
    wire        addresses_answers_arready = addresses_s_axi_arready;
    wire [31:0] addresses_answers_rdata = addresses_s_axi_rdata;
    wire  [1:0] addresses_answers_rresp = addresses_s_axi_rresp;
    wire        addresses_answers_rvalid = addresses_s_axi_rvalid;
    wire        traffic_answers_awready = traffic_s_axi_awready;
    wire        traffic_answers_wready = traffic_s_axi_wready;
    wire  [1:0] traffic_answers_bresp = traffic_s_axi_bresp;
    wire        traffic_answers_bvalid = traffic_s_axi_bvalid;
    wire        traffic_answers_arready = traffic_s_axi_arready;
    wire [31:0] traffic_answers_rdata = traffic_s_axi_rdata;
    wire  [1:0] traffic_answers_rresp = traffic_s_axi_rresp;
    wire        traffic_answers_rvalid = traffic_s_axi_rvalid;
    wire        target_answers_awready = target_registers_s_axi_awready;
    wire        target_answers_wready = target_registers_s_axi_wready;
    wire  [1:0] target_answers_bresp = target_registers_s_axi_bresp;
    wire        target_answers_bvalid = target_registers_s_axi_bvalid;
    wire        target_answers_arready = target_registers_s_axi_arready;
    wire [31:0] target_answers_rdata = target_registers_s_axi_rdata;
    wire  [1:0] target_answers_rresp = target_registers_s_axi_rresp;
    wire        target_answers_rvalid = target_registers_s_axi_rvalid;
    wire        initiator_answers_awready = initiator_s_axi_awready;
    wire        initiator_answers_wready = initiator_s_axi_wready;
    wire  [1:0] initiator_answers_bresp = initiator_s_axi_bresp;
    wire        initiator_answers_bvalid = initiator_s_axi_bvalid;
    wire        initiator_answers_arready = initiator_s_axi_arready;
    wire [31:0] initiator_answers_rdata = initiator_s_axi_rdata;
    wire  [1:0] initiator_answers_rresp = initiator_s_axi_rresp;
    wire        initiator_answers_rvalid = initiator_s_axi_rvalid;
    wire        congestion_answers_awready = congestion_s_axi_awready;
    wire        congestion_answers_wready = congestion_s_axi_wready;
    wire  [1:0] congestion_answers_bresp = congestion_s_axi_bresp;
    wire        congestion_answers_bvalid = congestion_s_axi_bvalid;
    wire        congestion_answers_arready = congestion_s_axi_arready;
    wire [31:0] congestion_answers_rdata = congestion_s_axi_rdata;
    wire  [1:0] congestion_answers_rresp = congestion_s_axi_rresp;
    wire        congestion_answers_rvalid = congestion_s_axi_rvalid;
    wire        semantics_answers_awready = semantics_s_axi_awready;
    wire        semantics_answers_wready = semantics_s_axi_wready;
    wire  [1:0] semantics_answers_bresp = semantics_s_axi_bresp;
    wire        semantics_answers_bvalid = semantics_s_axi_bvalid;
    wire        semantics_answers_arready = semantics_s_axi_arready;
    wire [31:0] semantics_answers_rdata = semantics_s_axi_rdata;
    wire  [1:0] semantics_answers_rresp = semantics_s_axi_rresp;
    wire        semantics_answers_rvalid = semantics_s_axi_rvalid;
    wire        neighbours_answers_awready = neighbours_s_axi_awready;
    wire        neighbours_answers_wready = neighbours_s_axi_wready;
    wire  [1:0] neighbours_answers_bresp = neighbours_s_axi_bresp;
    wire        neighbours_answers_bvalid = neighbours_s_axi_bvalid;
    wire        neighbours_answers_arready = neighbours_s_axi_arready;
    wire [31:0] neighbours_answers_rdata = neighbours_s_axi_rdata;
    wire  [1:0] neighbours_answers_rresp = neighbours_s_axi_rresp;
    wire        neighbours_answers_rvalid = neighbours_s_axi_rvalid;
    wire        levels_answers_awready = levels_s_axi_awready;
    wire        levels_answers_wready = levels_s_axi_wready;
    wire  [1:0] levels_answers_bresp = levels_s_axi_bresp;
    wire        levels_answers_bvalid = levels_s_axi_bvalid;
    wire        levels_answers_arready = levels_s_axi_arready;
    wire [31:0] levels_answers_rdata = levels_s_axi_rdata;
    wire  [1:0] levels_answers_rresp = levels_s_axi_rresp;
    wire        levels_answers_rvalid = levels_s_axi_rvalid;
    wire        commands_answers_awready = commands_s_axi_awready;
    wire        commands_answers_wready = commands_s_axi_wready;
    wire  [1:0] commands_answers_bresp = commands_s_axi_bresp;
    wire        commands_answers_bvalid = commands_s_axi_bvalid;
    wire        commands_answers_arready = commands_s_axi_arready;
    wire [31:0] commands_answers_rdata = commands_s_axi_rdata;
    wire  [1:0] commands_answers_rresp = commands_s_axi_rresp;
    wire        commands_answers_rvalid = commands_s_axi_rvalid;

    uet_endpoint_decoder_ses decoder (
        .clk                (clk),
        .rst                (rst),
        .s_axi_awaddr       (s_axi_awaddr),
        .s_axi_awprot       (s_axi_awprot),
        .s_axi_awvalid      (s_axi_awvalid),
        .s_axi_awready      (decoder_s_axi_awready),
        .s_axi_wdata        (s_axi_wdata),
        .s_axi_wstrb        (s_axi_wstrb),
        .s_axi_wvalid       (s_axi_wvalid),
        .s_axi_wready       (decoder_s_axi_wready),
        .s_axi_bresp        (decoder_s_axi_bresp),
        .s_axi_bvalid       (decoder_s_axi_bvalid),
        .s_axi_bready       (s_axi_bready),
        .s_axi_araddr       (s_axi_araddr),
        .s_axi_arprot       (s_axi_arprot),
        .s_axi_arvalid      (s_axi_arvalid),
        .s_axi_arready      (decoder_s_axi_arready),
        .s_axi_rdata        (decoder_s_axi_rdata),
        .s_axi_rresp        (decoder_s_axi_rresp),
        .s_axi_rvalid       (decoder_s_axi_rvalid),
        .s_axi_rready       (s_axi_rready),
        .identity_awaddr    (decoder_identity_awaddr),
        .identity_awprot    (decoder_identity_awprot),
        .identity_awvalid   (decoder_identity_awvalid),
        .identity_awready   (identity_answers_awready),
        .identity_wdata     (decoder_identity_wdata),
        .identity_wstrb     (decoder_identity_wstrb),
        .identity_wvalid    (decoder_identity_wvalid),
        .identity_wready    (identity_answers_wready),
        .identity_bresp     (identity_answers_bresp),
        .identity_bvalid    (identity_answers_bvalid),
        .identity_bready    (decoder_identity_bready),
        .identity_araddr    (decoder_identity_araddr),
        .identity_arprot    (decoder_identity_arprot),
        .identity_arvalid   (decoder_identity_arvalid),
        .identity_arready   (identity_answers_arready),
        .identity_rdata     (identity_answers_rdata),
        .identity_rresp     (identity_answers_rresp),
        .identity_rvalid    (identity_answers_rvalid),
        .identity_rready    (decoder_identity_rready),
        .addresses_awaddr   (decoder_addresses_awaddr),
        .addresses_awprot   (decoder_addresses_awprot),
        .addresses_awvalid  (decoder_addresses_awvalid),
        .addresses_awready  (addresses_answers_awready),
        .addresses_wdata    (decoder_addresses_wdata),
        .addresses_wstrb    (decoder_addresses_wstrb),
        .addresses_wvalid   (decoder_addresses_wvalid),
        .addresses_wready   (addresses_answers_wready),
        .addresses_bresp    (addresses_answers_bresp),
        .addresses_bvalid   (addresses_answers_bvalid),
        .addresses_bready   (decoder_addresses_bready),
        .addresses_araddr   (decoder_addresses_araddr),
        .addresses_arprot   (decoder_addresses_arprot),
        .addresses_arvalid  (decoder_addresses_arvalid),
        .addresses_arready  (addresses_answers_arready),
        .addresses_rdata    (addresses_answers_rdata),
        .addresses_rresp    (addresses_answers_rresp),
        .addresses_rvalid   (addresses_answers_rvalid),
        .addresses_rready   (decoder_addresses_rready),
        .traffic_awaddr     (decoder_traffic_awaddr),
        .traffic_awprot     (decoder_traffic_awprot),
        .traffic_awvalid    (decoder_traffic_awvalid),
        .traffic_awready    (traffic_answers_awready),
        .traffic_wdata      (decoder_traffic_wdata),
        .traffic_wstrb      (decoder_traffic_wstrb),
        .traffic_wvalid     (decoder_traffic_wvalid),
        .traffic_wready     (traffic_answers_wready),
        .traffic_bresp      (traffic_answers_bresp),
        .traffic_bvalid     (traffic_answers_bvalid),
        .traffic_bready     (decoder_traffic_bready),
        .traffic_araddr     (decoder_traffic_araddr),
        .traffic_arprot     (decoder_traffic_arprot),
        .traffic_arvalid    (decoder_traffic_arvalid),
        .traffic_arready    (traffic_answers_arready),
        .traffic_rdata      (traffic_answers_rdata),
        .traffic_rresp      (traffic_answers_rresp),
        .traffic_rvalid     (traffic_answers_rvalid),
        .traffic_rready     (decoder_traffic_rready),
        .target_awaddr      (decoder_target_awaddr),
        .target_awprot      (decoder_target_awprot),
        .target_awvalid     (decoder_target_awvalid),
        .target_awready     (target_answers_awready),
        .target_wdata       (decoder_target_wdata),
        .target_wstrb       (decoder_target_wstrb),
        .target_wvalid      (decoder_target_wvalid),
        .target_wready      (target_answers_wready),
        .target_bresp       (target_answers_bresp),
        .target_bvalid      (target_answers_bvalid),
        .target_bready      (decoder_target_bready),
        .target_araddr      (decoder_target_araddr),
        .target_arprot      (decoder_target_arprot),
        .target_arvalid     (decoder_target_arvalid),
        .target_arready     (target_answers_arready),
        .target_rdata       (target_answers_rdata),
        .target_rresp       (target_answers_rresp),
        .target_rvalid      (target_answers_rvalid),
        .target_rready      (decoder_target_rready),
        .initiator_awaddr   (decoder_initiator_awaddr),
        .initiator_awprot   (decoder_initiator_awprot),
        .initiator_awvalid  (decoder_initiator_awvalid),
        .initiator_awready  (initiator_answers_awready),
        .initiator_wdata    (decoder_initiator_wdata),
        .initiator_wstrb    (decoder_initiator_wstrb),
        .initiator_wvalid   (decoder_initiator_wvalid),
        .initiator_wready   (initiator_answers_wready),
        .initiator_bresp    (initiator_answers_bresp),
        .initiator_bvalid   (initiator_answers_bvalid),
        .initiator_bready   (decoder_initiator_bready),
        .initiator_araddr   (decoder_initiator_araddr),
        .initiator_arprot   (decoder_initiator_arprot),
        .initiator_arvalid  (decoder_initiator_arvalid),
        .initiator_arready  (initiator_answers_arready),
        .initiator_rdata    (initiator_answers_rdata),
        .initiator_rresp    (initiator_answers_rresp),
        .initiator_rvalid   (initiator_answers_rvalid),
        .initiator_rready   (decoder_initiator_rready),
        .congestion_awaddr  (decoder_congestion_awaddr),
        .congestion_awprot  (decoder_congestion_awprot),
        .congestion_awvalid (decoder_congestion_awvalid),
        .congestion_awready (congestion_answers_awready),
        .congestion_wdata   (decoder_congestion_wdata),
        .congestion_wstrb   (decoder_congestion_wstrb),
        .congestion_wvalid  (decoder_congestion_wvalid),
        .congestion_wready  (congestion_answers_wready),
        .congestion_bresp   (congestion_answers_bresp),
        .congestion_bvalid  (congestion_answers_bvalid),
        .congestion_bready  (decoder_congestion_bready),
        .congestion_araddr  (decoder_congestion_araddr),
        .congestion_arprot  (decoder_congestion_arprot),
        .congestion_arvalid (decoder_congestion_arvalid),
        .congestion_arready (congestion_answers_arready),
        .congestion_rdata   (congestion_answers_rdata),
        .congestion_rresp   (congestion_answers_rresp),
        .congestion_rvalid  (congestion_answers_rvalid),
        .congestion_rready  (decoder_congestion_rready),
        .semantics_awaddr   (decoder_semantics_awaddr),
        .semantics_awprot   (decoder_semantics_awprot),
        .semantics_awvalid  (decoder_semantics_awvalid),
        .semantics_awready  (semantics_answers_awready),
        .semantics_wdata    (decoder_semantics_wdata),
        .semantics_wstrb    (decoder_semantics_wstrb),
        .semantics_wvalid   (decoder_semantics_wvalid),
        .semantics_wready   (semantics_answers_wready),
        .semantics_bresp    (semantics_answers_bresp),
        .semantics_bvalid   (semantics_answers_bvalid),
        .semantics_bready   (decoder_semantics_bready),
        .semantics_araddr   (decoder_semantics_araddr),
        .semantics_arprot   (decoder_semantics_arprot),
        .semantics_arvalid  (decoder_semantics_arvalid),
        .semantics_arready  (semantics_answers_arready),
        .semantics_rdata    (semantics_answers_rdata),
        .semantics_rresp    (semantics_answers_rresp),
        .semantics_rvalid   (semantics_answers_rvalid),
        .semantics_rready   (decoder_semantics_rready),
        .neighbours_awaddr  (decoder_neighbours_awaddr),
        .neighbours_awprot  (decoder_neighbours_awprot),
        .neighbours_awvalid (decoder_neighbours_awvalid),
        .neighbours_awready (neighbours_answers_awready),
        .neighbours_wdata   (decoder_neighbours_wdata),
        .neighbours_wstrb   (decoder_neighbours_wstrb),
        .neighbours_wvalid  (decoder_neighbours_wvalid),
        .neighbours_wready  (neighbours_answers_wready),
        .neighbours_bresp   (neighbours_answers_bresp),
        .neighbours_bvalid  (neighbours_answers_bvalid),
        .neighbours_bready  (decoder_neighbours_bready),
        .neighbours_araddr  (decoder_neighbours_araddr),
        .neighbours_arprot  (decoder_neighbours_arprot),
        .neighbours_arvalid (decoder_neighbours_arvalid),
        .neighbours_arready (neighbours_answers_arready),
        .neighbours_rdata   (neighbours_answers_rdata),
        .neighbours_rresp   (neighbours_answers_rresp),
        .neighbours_rvalid  (neighbours_answers_rvalid),
        .neighbours_rready  (decoder_neighbours_rready),
        .levels_awaddr      (decoder_levels_awaddr),
        .levels_awprot      (decoder_levels_awprot),
        .levels_awvalid     (decoder_levels_awvalid),
        .levels_awready     (levels_answers_awready),
        .levels_wdata       (decoder_levels_wdata),
        .levels_wstrb       (decoder_levels_wstrb),
        .levels_wvalid      (decoder_levels_wvalid),
        .levels_wready      (levels_answers_wready),
        .levels_bresp       (levels_answers_bresp),
        .levels_bvalid      (levels_answers_bvalid),
        .levels_bready      (decoder_levels_bready),
        .levels_araddr      (decoder_levels_araddr),
        .levels_arprot      (decoder_levels_arprot),
        .levels_arvalid     (decoder_levels_arvalid),
        .levels_arready     (levels_answers_arready),
        .levels_rdata       (levels_answers_rdata),
        .levels_rresp       (levels_answers_rresp),
        .levels_rvalid      (levels_answers_rvalid),
        .levels_rready      (decoder_levels_rready),
        .commands_awaddr    (decoder_commands_awaddr),
        .commands_awprot    (decoder_commands_awprot),
        .commands_awvalid   (decoder_commands_awvalid),
        .commands_awready   (commands_answers_awready),
        .commands_wdata     (decoder_commands_wdata),
        .commands_wstrb     (decoder_commands_wstrb),
        .commands_wvalid    (decoder_commands_wvalid),
        .commands_wready    (commands_answers_wready),
        .commands_bresp     (commands_answers_bresp),
        .commands_bvalid    (commands_answers_bvalid),
        .commands_bready    (decoder_commands_bready),
        .commands_araddr    (decoder_commands_araddr),
        .commands_arprot    (decoder_commands_arprot),
        .commands_arvalid   (decoder_commands_arvalid),
        .commands_arready   (commands_answers_arready),
        .commands_rdata     (commands_answers_rdata),
        .commands_rresp     (commands_answers_rresp),
        .commands_rvalid    (commands_answers_rvalid),
        .commands_rready    (decoder_commands_rready)
    );

    uet_endpoint_address_control addresses (
        .clk                  (clk),
        .rst                  (rst),
        .addresses_0_enable   (addresses_addresses_0_enable),
        .addresses_0_ip       (addresses_addresses_0_ip),
        .addresses_0_mac      (addresses_addresses_0_mac),
        .addresses_0_tagged   (addresses_addresses_0_tagged),
        .addresses_0_tag_pcp  (addresses_addresses_0_tag_pcp),
        .addresses_0_tag_dei  (addresses_addresses_0_tag_dei),
        .addresses_0_tag_vid  (addresses_addresses_0_tag_vid),
        .addresses_1_enable   (addresses_addresses_1_enable),
        .addresses_1_ip       (addresses_addresses_1_ip),
        .addresses_1_mac      (addresses_addresses_1_mac),
        .addresses_1_tagged   (addresses_addresses_1_tagged),
        .addresses_1_tag_pcp  (addresses_addresses_1_tag_pcp),
        .addresses_1_tag_dei  (addresses_addresses_1_tag_dei),
        .addresses_1_tag_vid  (addresses_addresses_1_tag_vid),
        .addresses_2_enable   (addresses_addresses_2_enable),
        .addresses_2_ip       (addresses_addresses_2_ip),
        .addresses_2_mac      (addresses_addresses_2_mac),
        .addresses_2_tagged   (addresses_addresses_2_tagged),
        .addresses_2_tag_pcp  (addresses_addresses_2_tag_pcp),
        .addresses_2_tag_dei  (addresses_addresses_2_tag_dei),
        .addresses_2_tag_vid  (addresses_addresses_2_tag_vid),
        .addresses_3_enable   (addresses_addresses_3_enable),
        .addresses_3_ip       (addresses_addresses_3_ip),
        .addresses_3_mac      (addresses_addresses_3_mac),
        .addresses_3_tagged   (addresses_addresses_3_tagged),
        .addresses_3_tag_pcp  (addresses_addresses_3_tag_pcp),
        .addresses_3_tag_dei  (addresses_addresses_3_tag_dei),
        .addresses_3_tag_vid  (addresses_addresses_3_tag_vid),
        .addresses_4_enable   (addresses_addresses_4_enable),
        .addresses_4_ip       (addresses_addresses_4_ip),
        .addresses_4_mac      (addresses_addresses_4_mac),
        .addresses_4_tagged   (addresses_addresses_4_tagged),
        .addresses_4_tag_pcp  (addresses_addresses_4_tag_pcp),
        .addresses_4_tag_dei  (addresses_addresses_4_tag_dei),
        .addresses_4_tag_vid  (addresses_addresses_4_tag_vid),
        .addresses_5_enable   (addresses_addresses_5_enable),
        .addresses_5_ip       (addresses_addresses_5_ip),
        .addresses_5_mac      (addresses_addresses_5_mac),
        .addresses_5_tagged   (addresses_addresses_5_tagged),
        .addresses_5_tag_pcp  (addresses_addresses_5_tag_pcp),
        .addresses_5_tag_dei  (addresses_addresses_5_tag_dei),
        .addresses_5_tag_vid  (addresses_addresses_5_tag_vid),
        .addresses_6_enable   (addresses_addresses_6_enable),
        .addresses_6_ip       (addresses_addresses_6_ip),
        .addresses_6_mac      (addresses_addresses_6_mac),
        .addresses_6_tagged   (addresses_addresses_6_tagged),
        .addresses_6_tag_pcp  (addresses_addresses_6_tag_pcp),
        .addresses_6_tag_dei  (addresses_addresses_6_tag_dei),
        .addresses_6_tag_vid  (addresses_addresses_6_tag_vid),
        .addresses_7_enable   (addresses_addresses_7_enable),
        .addresses_7_ip       (addresses_addresses_7_ip),
        .addresses_7_mac      (addresses_addresses_7_mac),
        .addresses_7_tagged   (addresses_addresses_7_tagged),
        .addresses_7_tag_pcp  (addresses_addresses_7_tag_pcp),
        .addresses_7_tag_dei  (addresses_addresses_7_tag_dei),
        .addresses_7_tag_vid  (addresses_addresses_7_tag_vid),
        .addresses_8_enable   (addresses_addresses_8_enable),
        .addresses_8_ip       (addresses_addresses_8_ip),
        .addresses_8_mac      (addresses_addresses_8_mac),
        .addresses_8_tagged   (addresses_addresses_8_tagged),
        .addresses_8_tag_pcp  (addresses_addresses_8_tag_pcp),
        .addresses_8_tag_dei  (addresses_addresses_8_tag_dei),
        .addresses_8_tag_vid  (addresses_addresses_8_tag_vid),
        .addresses_9_enable   (addresses_addresses_9_enable),
        .addresses_9_ip       (addresses_addresses_9_ip),
        .addresses_9_mac      (addresses_addresses_9_mac),
        .addresses_9_tagged   (addresses_addresses_9_tagged),
        .addresses_9_tag_pcp  (addresses_addresses_9_tag_pcp),
        .addresses_9_tag_dei  (addresses_addresses_9_tag_dei),
        .addresses_9_tag_vid  (addresses_addresses_9_tag_vid),
        .addresses_10_enable  (addresses_addresses_10_enable),
        .addresses_10_ip      (addresses_addresses_10_ip),
        .addresses_10_mac     (addresses_addresses_10_mac),
        .addresses_10_tagged  (addresses_addresses_10_tagged),
        .addresses_10_tag_pcp (addresses_addresses_10_tag_pcp),
        .addresses_10_tag_dei (addresses_addresses_10_tag_dei),
        .addresses_10_tag_vid (addresses_addresses_10_tag_vid),
        .addresses_11_enable  (addresses_addresses_11_enable),
        .addresses_11_ip      (addresses_addresses_11_ip),
        .addresses_11_mac     (addresses_addresses_11_mac),
        .addresses_11_tagged  (addresses_addresses_11_tagged),
        .addresses_11_tag_pcp (addresses_addresses_11_tag_pcp),
        .addresses_11_tag_dei (addresses_addresses_11_tag_dei),
        .addresses_11_tag_vid (addresses_addresses_11_tag_vid),
        .addresses_12_enable  (addresses_addresses_12_enable),
        .addresses_12_ip      (addresses_addresses_12_ip),
        .addresses_12_mac     (addresses_addresses_12_mac),
        .addresses_12_tagged  (addresses_addresses_12_tagged),
        .addresses_12_tag_pcp (addresses_addresses_12_tag_pcp),
        .addresses_12_tag_dei (addresses_addresses_12_tag_dei),
        .addresses_12_tag_vid (addresses_addresses_12_tag_vid),
        .addresses_13_enable  (addresses_addresses_13_enable),
        .addresses_13_ip      (addresses_addresses_13_ip),
        .addresses_13_mac     (addresses_addresses_13_mac),
        .addresses_13_tagged  (addresses_addresses_13_tagged),
        .addresses_13_tag_pcp (addresses_addresses_13_tag_pcp),
        .addresses_13_tag_dei (addresses_addresses_13_tag_dei),
        .addresses_13_tag_vid (addresses_addresses_13_tag_vid),
        .addresses_14_enable  (addresses_addresses_14_enable),
        .addresses_14_ip      (addresses_addresses_14_ip),
        .addresses_14_mac     (addresses_addresses_14_mac),
        .addresses_14_tagged  (addresses_addresses_14_tagged),
        .addresses_14_tag_pcp (addresses_addresses_14_tag_pcp),
        .addresses_14_tag_dei (addresses_addresses_14_tag_dei),
        .addresses_14_tag_vid (addresses_addresses_14_tag_vid),
        .addresses_15_enable  (addresses_addresses_15_enable),
        .addresses_15_ip      (addresses_addresses_15_ip),
        .addresses_15_mac     (addresses_addresses_15_mac),
        .addresses_15_tagged  (addresses_addresses_15_tagged),
        .addresses_15_tag_pcp (addresses_addresses_15_tag_pcp),
        .addresses_15_tag_dei (addresses_addresses_15_tag_dei),
        .addresses_15_tag_vid (addresses_addresses_15_tag_vid),
        .gateway              (addresses_gateway),
        .data_dscp            (addresses_data_dscp),
        .control_dscp         (addresses_control_dscp),
        .last_hop_used        (addresses_last_hop_used),
        .last_hop_dscp        (addresses_last_hop_dscp),
        .outer_ttl            (addresses_outer_ttl),
        .outer_native         (addresses_outer_native),
        .s_axi_awaddr         (decoder_addresses_awaddr),
        .s_axi_awprot         (decoder_addresses_awprot),
        .s_axi_awvalid        (decoder_addresses_awvalid),
        .s_axi_awready        (addresses_s_axi_awready),
        .s_axi_wdata          (decoder_addresses_wdata),
        .s_axi_wstrb          (decoder_addresses_wstrb),
        .s_axi_wvalid         (decoder_addresses_wvalid),
        .s_axi_wready         (addresses_s_axi_wready),
        .s_axi_bresp          (addresses_s_axi_bresp),
        .s_axi_bvalid         (addresses_s_axi_bvalid),
        .s_axi_bready         (decoder_addresses_bready),
        .s_axi_araddr         (decoder_addresses_araddr),
        .s_axi_arprot         (decoder_addresses_arprot),
        .s_axi_arvalid        (decoder_addresses_arvalid),
        .s_axi_arready        (addresses_s_axi_arready),
        .s_axi_rdata          (addresses_s_axi_rdata),
        .s_axi_rresp          (addresses_s_axi_rresp),
        .s_axi_rvalid         (addresses_s_axi_rvalid),
        .s_axi_rready         (decoder_addresses_rready)
    );

    uet_endpoint_traffic_counters traffic (
        .clk                            (clk),
        .rst                            (rst),
        .rx_parser_uet                  (rx_counts_parser_uet),
        .rx_parser_other                (rx_counts_parser_other),
        .rx_parser_short                (rx_counts_parser_short),
        .rx_parser_unknown_type         (rx_counts_parser_unknown_type),
        .rx_parser_unknown_next_header  (rx_counts_parser_unknown_next_header),
        .rx_parser_bad_length           (rx_counts_parser_bad_length),
        .rx_parser_bad_version          (rx_counts_parser_bad_version),
        .rx_parser_unsupported          (rx_counts_parser_unsupported),
        .rx_parser_fragment             (rx_counts_parser_fragment),
        .rx_parser_bad_checksum         (rx_counts_parser_bad_checksum),
        .rx_parser_bad_crc              (rx_counts_parser_bad_crc),
        .rx_parser_bad_fcs              (rx_counts_parser_bad_fcs),
        .rx_parser_reserved_bits        (rx_counts_parser_reserved_bits),
        .rx_parser_wrong_next_header    (rx_counts_parser_wrong_next_header),
        .rx_parser_unknown_control_type (rx_counts_parser_unknown_control_type),
        .rx_parser_unknown_ack_request  (rx_counts_parser_unknown_ack_request),
        .rx_deparser_sent               (rx_counts_deparser_sent),
        .rx_deparser_wrong_length       (rx_counts_deparser_wrong_length),
        .rx_deparser_too_long           (rx_counts_deparser_too_long),
        .rx_deparser_no_packet          (rx_counts_deparser_no_packet),
        .rx_off                         (rx_counts_off),
        .rx_unknown_address             (rx_counts_unknown_address),
        .rx_too_long                    (rx_counts_too_long),
        .rx_unrouted                    (rx_counts_unrouted),
        .rx_no_buffer                   (rx_counts_no_buffer),
        .tx_deparser_sent               (tx_counts_deparser_sent),
        .tx_deparser_wrong_length       (tx_counts_deparser_wrong_length),
        .tx_deparser_too_long           (tx_counts_deparser_too_long),
        .tx_deparser_no_packet          (tx_counts_deparser_no_packet),
        .tx_stale                       (tx_counts_stale),
        .tx_messages                    (tx_counts_messages),
        .tx_completions                 (tx_counts_completions),
        .ses_delivered                  (ses_events_delivered),
        .ses_return_code                (ses_events_return_code),
        .ses_completed                  (ses_events_completed),
        .s_axi_awaddr                   (decoder_traffic_awaddr),
        .s_axi_awprot                   (decoder_traffic_awprot),
        .s_axi_awvalid                  (decoder_traffic_awvalid),
        .s_axi_awready                  (traffic_s_axi_awready),
        .s_axi_wdata                    (decoder_traffic_wdata),
        .s_axi_wstrb                    (decoder_traffic_wstrb),
        .s_axi_wvalid                   (decoder_traffic_wvalid),
        .s_axi_wready                   (traffic_s_axi_wready),
        .s_axi_bresp                    (traffic_s_axi_bresp),
        .s_axi_bvalid                   (traffic_s_axi_bvalid),
        .s_axi_bready                   (decoder_traffic_bready),
        .s_axi_araddr                   (decoder_traffic_araddr),
        .s_axi_arprot                   (decoder_traffic_arprot),
        .s_axi_arvalid                  (decoder_traffic_arvalid),
        .s_axi_arready                  (traffic_s_axi_arready),
        .s_axi_rdata                    (traffic_s_axi_rdata),
        .s_axi_rresp                    (traffic_s_axi_rresp),
        .s_axi_rvalid                   (traffic_s_axi_rvalid),
        .s_axi_rready                   (decoder_traffic_rready)
    );

    pds_control target_registers (
        .clk                                   (clk),
        .rst                                   (rst),
        .ready                                 (target_ready),
        .verdict_valid                         (verdict_valid),
        .verdict_verdict                       (verdict_verdict),
        .verdict_request_clear                 (verdict_request_clear),
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
        .registers_ack_ack_on_ecn              (target_registers_registers_ack_ack_on_ecn),
        .registers_ack_ack_per_packet          (target_registers_registers_ack_ack_per_packet),
        .registers_ack_ack_tail                (target_registers_registers_ack_ack_tail),
        .registers_ack_ack_gen_trigger         (target_registers_registers_ack_ack_gen_trigger),
        .registers_ack_ack_gen_min_add         (target_registers_registers_ack_ack_gen_min_add),
        .registers_offer_mpr                   (target_registers_registers_offer_mpr),
        .registers_offer_rcv_cwnd_pend         (target_registers_registers_offer_rcv_cwnd_pend),
        .registers_offer_restore_cwnd          (target_registers_registers_offer_restore_cwnd),
        .registers_times_new_pdc               (target_registers_registers_times_new_pdc),
        .registers_times_linger                (target_registers_registers_times_linger),
        .registers_times_close_req             (target_registers_registers_times_close_req),
        .registers_quarantine                  (target_registers_registers_quarantine),
        .irq                                   (target_registers_irq),
        .s_axi_awaddr                          (decoder_target_awaddr),
        .s_axi_awprot                          (decoder_target_awprot),
        .s_axi_awvalid                         (decoder_target_awvalid),
        .s_axi_awready                         (target_registers_s_axi_awready),
        .s_axi_wdata                           (decoder_target_wdata),
        .s_axi_wstrb                           (decoder_target_wstrb),
        .s_axi_wvalid                          (decoder_target_wvalid),
        .s_axi_wready                          (target_registers_s_axi_wready),
        .s_axi_bresp                           (target_registers_s_axi_bresp),
        .s_axi_bvalid                          (target_registers_s_axi_bvalid),
        .s_axi_bready                          (decoder_target_bready),
        .s_axi_araddr                          (decoder_target_araddr),
        .s_axi_arprot                          (decoder_target_arprot),
        .s_axi_arvalid                         (decoder_target_arvalid),
        .s_axi_arready                         (target_registers_s_axi_arready),
        .s_axi_rdata                           (target_registers_s_axi_rdata),
        .s_axi_rresp                           (target_registers_s_axi_rresp),
        .s_axi_rvalid                          (target_registers_s_axi_rvalid),
        .s_axi_rready                          (decoder_target_rready)
    );

    pds_sender_control_n16_w128_returns initiator (
        .clk                                             (clk),
        .rst                                             (rst),
        .ready                                           (sender_ready),
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
        .pdc_event_valid                                 (pdc_event_valid),
        .pdc_event_place                                 (pdc_event_place),
        .pdc_event_pdcid                                 (pdc_event_pdcid),
        .pdc_event_opened                                (pdc_event_opened),
        .pdc_event_established                           (pdc_event_established),
        .pdc_event_moved                                 (pdc_event_moved),
        .pdc_event_quiesce                               (pdc_event_quiesce),
        .pdc_event_failed                                (pdc_event_failed),
        .pdc_event_code                                  (pdc_event_code),
        .pdc_event_closed                                (pdc_event_closed),
        .pdc_event_ended                                 (pdc_event_ended),
        .pdc_event_next_psn                              (pdc_event_next_psn),
        .pdc_event_syn_resent                            (pdc_event_syn_resent),
        .pdc_event_start_psn                             (pdc_event_start_psn),
        .pdc_event_peer                                  (pdc_event_peer),
        .left                                            (sender_left),
        .registers_initiator_rto_init                    (initiator_registers_initiator_rto_init),
        .registers_initiator_rto_max                     (initiator_registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                (initiator_registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                   (initiator_registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx               (initiator_registers_initiator_max_nack_retx),
        .registers_initiator_go_back                     (initiator_registers_initiator_go_back),
        .registers_initiator_tail_loss                   (initiator_registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss               (initiator_registers_initiator_max_tail_loss),
        .registers_initiator_probe                       (initiator_registers_initiator_probe),
        .registers_initiator_probe_tail                  (initiator_registers_initiator_probe_tail),
        .registers_initiator_probe_again                 (initiator_registers_initiator_probe_again),
        .registers_initiator_probe_first                 (initiator_registers_initiator_probe_first),
        .registers_initiator_clear                       (initiator_registers_initiator_clear),
        .registers_initiator_idle                        (initiator_registers_initiator_idle),
        .registers_initiator_default_mpr                 (initiator_registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero           (initiator_registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below           (initiator_registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                (initiator_registers_initiator_packet_shift),
        .registers_initiator_service_required            (initiator_registers_initiator_service_required),
        .registers_initiator_loss_trim_nack              (initiator_registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack              (initiator_registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order           (initiator_registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                (initiator_registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                  (initiator_registers_initiator_loss_probe),
        .registers_initiator_loss_tail                   (initiator_registers_initiator_loss_tail),
        .registers_initiator_loss_rto                    (initiator_registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                (initiator_registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                 (initiator_registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                   (initiator_registers_choice_spread_turns),
        .registers_choice_full_level                     (initiator_registers_choice_full_level),
        .registers_choice_quarantine_time                (initiator_registers_choice_quarantine_time),
        .registers_expected_0rtt                         (initiator_registers_expected_0rtt),
        .irq                                             (initiator_irq),
        .s_axi_awaddr                                    (decoder_initiator_awaddr),
        .s_axi_awprot                                    (decoder_initiator_awprot),
        .s_axi_awvalid                                   (decoder_initiator_awvalid),
        .s_axi_awready                                   (initiator_s_axi_awready),
        .s_axi_wdata                                     (decoder_initiator_wdata),
        .s_axi_wstrb                                     (decoder_initiator_wstrb),
        .s_axi_wvalid                                    (decoder_initiator_wvalid),
        .s_axi_wready                                    (initiator_s_axi_wready),
        .s_axi_bresp                                     (initiator_s_axi_bresp),
        .s_axi_bvalid                                    (initiator_s_axi_bvalid),
        .s_axi_bready                                    (decoder_initiator_bready),
        .s_axi_araddr                                    (decoder_initiator_araddr),
        .s_axi_arprot                                    (decoder_initiator_arprot),
        .s_axi_arvalid                                   (decoder_initiator_arvalid),
        .s_axi_arready                                   (initiator_s_axi_arready),
        .s_axi_rdata                                     (initiator_s_axi_rdata),
        .s_axi_rresp                                     (initiator_s_axi_rresp),
        .s_axi_rvalid                                    (initiator_s_axi_rvalid),
        .s_axi_rready                                    (decoder_initiator_rready)
    );

    uet_endpoint_congestion_registers congestion (
        .clk             (clk),
        .rst             (rst),
        .regs_cwnd_bytes (congestion_regs_cwnd_bytes),
        .s_axi_awaddr    (decoder_congestion_awaddr),
        .s_axi_awprot    (decoder_congestion_awprot),
        .s_axi_awvalid   (decoder_congestion_awvalid),
        .s_axi_awready   (congestion_s_axi_awready),
        .s_axi_wdata     (decoder_congestion_wdata),
        .s_axi_wstrb     (decoder_congestion_wstrb),
        .s_axi_wvalid    (decoder_congestion_wvalid),
        .s_axi_wready    (congestion_s_axi_wready),
        .s_axi_bresp     (congestion_s_axi_bresp),
        .s_axi_bvalid    (congestion_s_axi_bvalid),
        .s_axi_bready    (decoder_congestion_bready),
        .s_axi_araddr    (decoder_congestion_araddr),
        .s_axi_arprot    (decoder_congestion_arprot),
        .s_axi_arvalid   (decoder_congestion_arvalid),
        .s_axi_arready   (congestion_s_axi_arready),
        .s_axi_rdata     (congestion_s_axi_rdata),
        .s_axi_rresp     (congestion_s_axi_rresp),
        .s_axi_rvalid    (congestion_s_axi_rvalid),
        .s_axi_rready    (decoder_congestion_rready)
    );

    uet_semantic_control_ses_target_hpc_c64_m256_d64_v32_uud_rudi_kept_atomics_w1024 semantics (
        .clk                                               (clk),
        .rst                                               (rst),
        .done_job_valid                                    (commands_done_job_valid),
        .done_job_status                                   (commands_done_job_status),
        .done_job_slot                                     (commands_done_job_slot),
        .done_process_valid                                (commands_done_process_valid),
        .done_process_status                               (commands_done_process_status),
        .done_process_slot                                 (commands_done_process_slot),
        .done_resource_valid                               (commands_done_resource_valid),
        .done_resource_status                              (commands_done_resource_status),
        .done_resource_slot                                (commands_done_resource_slot),
        .done_region_valid                                 (commands_done_region_valid),
        .done_region_status                                (commands_done_region_status),
        .done_region_slot                                  (commands_done_region_slot),
        .done_context_taken                                (commands_done_context_taken),
        .done_receive_taken                                (commands_done_receive_taken),
        .done_sends_valid                                  (commands_done_sends_valid),
        .done_sends_kind                                   (commands_done_sends_kind),
        .done_sends_outcome                                (commands_done_sends_outcome),
        .done_sends_wr_id                                  (commands_done_sends_wr_id),
        .done_tags_valid                                   (commands_done_tags_valid),
        .done_tags_kind                                    (commands_done_tags_kind),
        .done_tags_outcome                                 (commands_done_tags_outcome),
        .done_tags_wr_id                                   (commands_done_tags_wr_id),
        .done_kept_found_valid                             (commands_done_kept_found_valid),
        .done_kept_found_wr_id                             (commands_done_kept_found_wr_id),
        .done_kept_found_number                            (commands_done_kept_found_number),
        .done_kept_found_is_whole                          (commands_done_kept_found_is_whole),
        .done_released_valid                               (commands_done_released_valid),
        .done_released_ok                                  (commands_done_released_ok),
        .host_atomic_done_taken                            (host_atomic_done_taken),
        .host_atomic_done_done_valid                       (host_atomic_done_done_valid),
        .host_atomic_done_done_code                        (host_atomic_done_done_code),
        .host_atomic_done_done_fetched                     (host_atomic_done_done_fetched),
        .bytes_unasked                                     (bytes_unasked),
        .rudi_counts_datagram_sent                         (rudi_counts_datagram_sent),
        .rudi_counts_retransmitted                         (rudi_counts_retransmitted),
        .rudi_counts_lost_trim                             (rudi_counts_lost_trim),
        .rudi_counts_lost_nack                             (rudi_counts_lost_nack),
        .rudi_counts_lost_timeout                          (rudi_counts_lost_timeout),
        .rudi_counts_nack_unexpected                       (rudi_counts_nack_unexpected),
        .rudi_counts_pkt_id_unknown                        (rudi_counts_pkt_id_unknown),
        .rudi_counts_peer_dropped                          (rudi_counts_peer_dropped),
        .deferral_told_restart_valid                       (deferral_told_restart_valid),
        .deferral_told_restart_payload_wr_id               (deferral_told_restart_payload_wr_id),
        .deferral_told_restart_payload_tokens              (deferral_told_restart_payload_tokens),
        .deferral_told_restart_payload_at                  (deferral_told_restart_payload_at),
        .deferral_told_restart_payload_length              (deferral_told_restart_payload_length),
        .deferral_told_returned_valid                      (deferral_told_returned_valid),
        .deferral_told_returned_wr_id                      (deferral_told_returned_wr_id),
        .commands_job_valid                                (semantics_commands_job_valid),
        .commands_job_payload_remove                       (semantics_commands_job_payload_remove),
        .commands_job_payload_key                          (semantics_commands_job_payload_key),
        .commands_process_valid                            (semantics_commands_process_valid),
        .commands_process_payload_remove                   (semantics_commands_process_payload_remove),
        .commands_process_payload_process_rel              (semantics_commands_process_payload_process_rel),
        .commands_process_payload_process_job_id           (semantics_commands_process_payload_process_job_id),
        .commands_process_payload_process_pid_on_fep       (semantics_commands_process_payload_process_pid_on_fep),
        .commands_resource_valid                           (semantics_commands_resource_valid),
        .commands_resource_payload_remove                  (semantics_commands_resource_payload_remove),
        .commands_resource_payload_absolute                (semantics_commands_resource_payload_absolute),
        .commands_resource_payload_owner                   (semantics_commands_resource_payload_owner),
        .commands_resource_payload_space                   (semantics_commands_resource_payload_space),
        .commands_resource_payload_resource_index          (semantics_commands_resource_payload_resource_index),
        .commands_resource_payload_context_enabled         (semantics_commands_resource_payload_context_enabled),
        .commands_resource_payload_context_uses_generation (semantics_commands_resource_payload_context_uses_generation),
        .commands_resource_payload_context_generation      (semantics_commands_resource_payload_context_generation),
        .commands_resource_payload_context_supported       (semantics_commands_resource_payload_context_supported),
        .commands_context_valid                            (semantics_commands_context_valid),
        .commands_context_payload_index                    (semantics_commands_context_payload_index),
        .commands_context_payload_context_enabled          (semantics_commands_context_payload_context_enabled),
        .commands_context_payload_context_uses_generation  (semantics_commands_context_payload_context_uses_generation),
        .commands_context_payload_context_generation       (semantics_commands_context_payload_context_generation),
        .commands_context_payload_context_supported        (semantics_commands_context_payload_context_supported),
        .commands_region_valid                             (semantics_commands_region_valid),
        .commands_region_payload_remove                    (semantics_commands_region_payload_remove),
        .commands_region_payload_region_key                (semantics_commands_region_payload_region_key),
        .commands_region_payload_region_base               (semantics_commands_region_payload_region_base),
        .commands_region_payload_region_first              (semantics_commands_region_payload_region_first),
        .commands_region_payload_region_length             (semantics_commands_region_payload_region_length),
        .commands_region_payload_region_remote_read        (semantics_commands_region_payload_region_remote_read),
        .commands_region_payload_region_remote_write       (semantics_commands_region_payload_region_remote_write),
        .commands_region_payload_region_remote_atomic      (semantics_commands_region_payload_region_remote_atomic),
        .commands_region_payload_region_restricts_job      (semantics_commands_region_payload_region_restricts_job),
        .commands_region_payload_region_job_id             (semantics_commands_region_payload_region_job_id),
        .commands_region_payload_region_restricts_resource (semantics_commands_region_payload_region_restricts_resource),
        .commands_region_payload_region_resource           (semantics_commands_region_payload_region_resource),
        .commands_receive_valid                            (semantics_commands_receive_valid),
        .commands_receive_payload_tagged                   (semantics_commands_receive_payload_tagged),
        .commands_receive_payload_kind                     (semantics_commands_receive_payload_kind),
        .commands_receive_payload_resource                 (semantics_commands_receive_payload_resource),
        .commands_receive_payload_tag_match_bits           (semantics_commands_receive_payload_tag_match_bits),
        .commands_receive_payload_tag_initiator            (semantics_commands_receive_payload_tag_initiator),
        .commands_receive_payload_any_initiator            (semantics_commands_receive_payload_any_initiator),
        .commands_receive_payload_ignore_bits              (semantics_commands_receive_payload_ignore_bits),
        .commands_receive_payload_place_wr_id              (semantics_commands_receive_payload_place_wr_id),
        .commands_receive_payload_place_address            (semantics_commands_receive_payload_place_address),
        .commands_receive_payload_place_length             (semantics_commands_receive_payload_place_length),
        .commands_release_valid                            (semantics_commands_release_valid),
        .commands_release_number                           (semantics_commands_release_number),
        .host_atomic_valid                                 (semantics_host_atomic_valid),
        .host_atomic_payload_opcode                        (semantics_host_atomic_payload_opcode),
        .host_atomic_payload_data_type                     (semantics_host_atomic_payload_data_type),
        .host_atomic_payload_address                       (semantics_host_atomic_payload_address),
        .host_atomic_payload_operand                       (semantics_host_atomic_payload_operand),
        .host_atomic_payload_compare                       (semantics_host_atomic_payload_compare),
        .deferral_choices_partial                          (semantics_deferral_choices_partial),
        .deferral_choices_target_upper                     (semantics_deferral_choices_target_upper),
        .deferral_restart_ready                            (semantics_deferral_restart_ready),
        .deferral_returned_ready                           (semantics_deferral_returned_ready),
        .s_axi_awaddr                                      (decoder_semantics_awaddr),
        .s_axi_awprot                                      (decoder_semantics_awprot),
        .s_axi_awvalid                                     (decoder_semantics_awvalid),
        .s_axi_awready                                     (semantics_s_axi_awready),
        .s_axi_wdata                                       (decoder_semantics_wdata),
        .s_axi_wstrb                                       (decoder_semantics_wstrb),
        .s_axi_wvalid                                      (decoder_semantics_wvalid),
        .s_axi_wready                                      (semantics_s_axi_wready),
        .s_axi_bresp                                       (semantics_s_axi_bresp),
        .s_axi_bvalid                                      (semantics_s_axi_bvalid),
        .s_axi_bready                                      (decoder_semantics_bready),
        .s_axi_araddr                                      (decoder_semantics_araddr),
        .s_axi_arprot                                      (decoder_semantics_arprot),
        .s_axi_arvalid                                     (decoder_semantics_arvalid),
        .s_axi_arready                                     (semantics_s_axi_arready),
        .s_axi_rdata                                       (semantics_s_axi_rdata),
        .s_axi_rresp                                       (semantics_s_axi_rresp),
        .s_axi_rvalid                                      (semantics_s_axi_rvalid),
        .s_axi_rready                                      (decoder_semantics_rready)
    );

    uet_endpoint_neighbour_control neighbours (
        .clk              (clk),
        .rst              (rst),
        .ready            (ready),
        .neighbour_valid  (neighbours_neighbour_valid),
        .neighbour_forget (neighbours_neighbour_forget),
        .neighbour_ip     (neighbours_neighbour_ip),
        .neighbour_mac    (neighbours_neighbour_mac),
        .s_axi_awaddr     (decoder_neighbours_awaddr),
        .s_axi_awprot     (decoder_neighbours_awprot),
        .s_axi_awvalid    (decoder_neighbours_awvalid),
        .s_axi_awready    (neighbours_s_axi_awready),
        .s_axi_wdata      (decoder_neighbours_wdata),
        .s_axi_wstrb      (decoder_neighbours_wstrb),
        .s_axi_wvalid     (decoder_neighbours_wvalid),
        .s_axi_wready     (neighbours_s_axi_wready),
        .s_axi_bresp      (neighbours_s_axi_bresp),
        .s_axi_bvalid     (neighbours_s_axi_bvalid),
        .s_axi_bready     (decoder_neighbours_bready),
        .s_axi_araddr     (decoder_neighbours_araddr),
        .s_axi_arprot     (decoder_neighbours_arprot),
        .s_axi_arvalid    (decoder_neighbours_arvalid),
        .s_axi_arready    (neighbours_s_axi_arready),
        .s_axi_rdata      (neighbours_s_axi_rdata),
        .s_axi_rresp      (neighbours_s_axi_rresp),
        .s_axi_rvalid     (neighbours_s_axi_rvalid),
        .s_axi_rready     (decoder_neighbours_rready)
    );

    uet_endpoint_level_control_r11_s10_g128 levels (
        .clk              (clk),
        .rst              (rst),
        .level            (level),
        .free             (free),
        .units_messages   (units_messages),
        .units_guaranteed (units_guaranteed),
        .units_responses  (units_responses),
        .messages         (tx_counts_messages),
        .completions      (tx_counts_completions),
        .ring_above       (levels_ring_above),
        .store_below      (levels_store_below),
        .s_axi_awaddr     (decoder_levels_awaddr),
        .s_axi_awprot     (decoder_levels_awprot),
        .s_axi_awvalid    (decoder_levels_awvalid),
        .s_axi_awready    (levels_s_axi_awready),
        .s_axi_wdata      (decoder_levels_wdata),
        .s_axi_wstrb      (decoder_levels_wstrb),
        .s_axi_wvalid     (decoder_levels_wvalid),
        .s_axi_wready     (levels_s_axi_wready),
        .s_axi_bresp      (levels_s_axi_bresp),
        .s_axi_bvalid     (levels_s_axi_bvalid),
        .s_axi_bready     (decoder_levels_bready),
        .s_axi_araddr     (decoder_levels_araddr),
        .s_axi_arprot     (decoder_levels_arprot),
        .s_axi_arvalid    (decoder_levels_arvalid),
        .s_axi_arready    (levels_s_axi_arready),
        .s_axi_rdata      (levels_s_axi_rdata),
        .s_axi_rresp      (levels_s_axi_rresp),
        .s_axi_rvalid     (levels_s_axi_rvalid),
        .s_axi_rready     (decoder_levels_rready)
    );

    uet_endpoint_command_control commands (
        .clk                      (clk),
        .rst                      (rst),
        .command_payload_kind     (commands_command_payload_kind),
        .command_payload_pdcid    (commands_command_payload_pdcid),
        .command_payload_with_psn (commands_command_payload_with_psn),
        .command_payload_psn      (commands_command_payload_psn),
        .command_valid            (commands_command_valid),
        .command_ready            (command_ready),
        .s_axi_awaddr             (decoder_commands_awaddr),
        .s_axi_awprot             (decoder_commands_awprot),
        .s_axi_awvalid            (decoder_commands_awvalid),
        .s_axi_awready            (commands_s_axi_awready),
        .s_axi_wdata              (decoder_commands_wdata),
        .s_axi_wstrb              (decoder_commands_wstrb),
        .s_axi_wvalid             (decoder_commands_wvalid),
        .s_axi_wready             (commands_s_axi_wready),
        .s_axi_bresp              (commands_s_axi_bresp),
        .s_axi_bvalid             (commands_s_axi_bvalid),
        .s_axi_bready             (decoder_commands_bready),
        .s_axi_araddr             (decoder_commands_araddr),
        .s_axi_arprot             (decoder_commands_arprot),
        .s_axi_arvalid            (decoder_commands_arvalid),
        .s_axi_arready            (commands_s_axi_arready),
        .s_axi_rdata              (commands_s_axi_rdata),
        .s_axi_rresp              (commands_s_axi_rresp),
        .s_axi_rvalid             (commands_s_axi_rvalid),
        .s_axi_rready             (decoder_commands_rready)
    );

    uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc_identity identity (
        .clk                        (clk),
        .rst                        (rst),
        .status_ready               (ready),
        .status_target              (target_ready),
        .status_initiator           (sender_ready),
        .events_neighbour_not_known (neighbour_not_known),
        .events_ring_above          (levels_ring_above),
        .events_store_below         (levels_store_below),
        .events_bad_frame           (bad_frame),
        .target_irq                 (target_registers_irq),
        .initiator_irq              (initiator_irq),
        .receive                    (identity_receive),
        .transmit                   (identity_transmit),
        .irq                        (identity_irq),
        .s_axi_awaddr               (decoder_identity_awaddr),
        .s_axi_awprot               (decoder_identity_awprot),
        .s_axi_awvalid              (decoder_identity_awvalid),
        .s_axi_awready              (identity_s_axi_awready),
        .s_axi_wdata                (decoder_identity_wdata),
        .s_axi_wstrb                (decoder_identity_wstrb),
        .s_axi_wvalid               (decoder_identity_wvalid),
        .s_axi_wready               (identity_s_axi_wready),
        .s_axi_bresp                (identity_s_axi_bresp),
        .s_axi_bvalid               (identity_s_axi_bvalid),
        .s_axi_bready               (decoder_identity_bready),
        .s_axi_araddr               (decoder_identity_araddr),
        .s_axi_arprot               (decoder_identity_arprot),
        .s_axi_arvalid              (decoder_identity_arvalid),
        .s_axi_arready              (identity_s_axi_arready),
        .s_axi_rdata                (identity_s_axi_rdata),
        .s_axi_rresp                (identity_s_axi_rresp),
        .s_axi_rvalid               (identity_s_axi_rvalid),
        .s_axi_rready               (decoder_identity_rready)
    );

    assign registers_receive = identity_receive;
    assign registers_transmit = identity_transmit;
    assign registers_addresses_0_enable = addresses_addresses_0_enable;
    assign registers_addresses_0_ip = addresses_addresses_0_ip;
    assign registers_addresses_0_mac = addresses_addresses_0_mac;
    assign registers_addresses_0_tagged = addresses_addresses_0_tagged;
    assign registers_addresses_0_tag_pcp = addresses_addresses_0_tag_pcp;
    assign registers_addresses_0_tag_dei = addresses_addresses_0_tag_dei;
    assign registers_addresses_0_tag_vid = addresses_addresses_0_tag_vid;
    assign registers_addresses_1_enable = addresses_addresses_1_enable;
    assign registers_addresses_1_ip = addresses_addresses_1_ip;
    assign registers_addresses_1_mac = addresses_addresses_1_mac;
    assign registers_addresses_1_tagged = addresses_addresses_1_tagged;
    assign registers_addresses_1_tag_pcp = addresses_addresses_1_tag_pcp;
    assign registers_addresses_1_tag_dei = addresses_addresses_1_tag_dei;
    assign registers_addresses_1_tag_vid = addresses_addresses_1_tag_vid;
    assign registers_addresses_2_enable = addresses_addresses_2_enable;
    assign registers_addresses_2_ip = addresses_addresses_2_ip;
    assign registers_addresses_2_mac = addresses_addresses_2_mac;
    assign registers_addresses_2_tagged = addresses_addresses_2_tagged;
    assign registers_addresses_2_tag_pcp = addresses_addresses_2_tag_pcp;
    assign registers_addresses_2_tag_dei = addresses_addresses_2_tag_dei;
    assign registers_addresses_2_tag_vid = addresses_addresses_2_tag_vid;
    assign registers_addresses_3_enable = addresses_addresses_3_enable;
    assign registers_addresses_3_ip = addresses_addresses_3_ip;
    assign registers_addresses_3_mac = addresses_addresses_3_mac;
    assign registers_addresses_3_tagged = addresses_addresses_3_tagged;
    assign registers_addresses_3_tag_pcp = addresses_addresses_3_tag_pcp;
    assign registers_addresses_3_tag_dei = addresses_addresses_3_tag_dei;
    assign registers_addresses_3_tag_vid = addresses_addresses_3_tag_vid;
    assign registers_addresses_4_enable = addresses_addresses_4_enable;
    assign registers_addresses_4_ip = addresses_addresses_4_ip;
    assign registers_addresses_4_mac = addresses_addresses_4_mac;
    assign registers_addresses_4_tagged = addresses_addresses_4_tagged;
    assign registers_addresses_4_tag_pcp = addresses_addresses_4_tag_pcp;
    assign registers_addresses_4_tag_dei = addresses_addresses_4_tag_dei;
    assign registers_addresses_4_tag_vid = addresses_addresses_4_tag_vid;
    assign registers_addresses_5_enable = addresses_addresses_5_enable;
    assign registers_addresses_5_ip = addresses_addresses_5_ip;
    assign registers_addresses_5_mac = addresses_addresses_5_mac;
    assign registers_addresses_5_tagged = addresses_addresses_5_tagged;
    assign registers_addresses_5_tag_pcp = addresses_addresses_5_tag_pcp;
    assign registers_addresses_5_tag_dei = addresses_addresses_5_tag_dei;
    assign registers_addresses_5_tag_vid = addresses_addresses_5_tag_vid;
    assign registers_addresses_6_enable = addresses_addresses_6_enable;
    assign registers_addresses_6_ip = addresses_addresses_6_ip;
    assign registers_addresses_6_mac = addresses_addresses_6_mac;
    assign registers_addresses_6_tagged = addresses_addresses_6_tagged;
    assign registers_addresses_6_tag_pcp = addresses_addresses_6_tag_pcp;
    assign registers_addresses_6_tag_dei = addresses_addresses_6_tag_dei;
    assign registers_addresses_6_tag_vid = addresses_addresses_6_tag_vid;
    assign registers_addresses_7_enable = addresses_addresses_7_enable;
    assign registers_addresses_7_ip = addresses_addresses_7_ip;
    assign registers_addresses_7_mac = addresses_addresses_7_mac;
    assign registers_addresses_7_tagged = addresses_addresses_7_tagged;
    assign registers_addresses_7_tag_pcp = addresses_addresses_7_tag_pcp;
    assign registers_addresses_7_tag_dei = addresses_addresses_7_tag_dei;
    assign registers_addresses_7_tag_vid = addresses_addresses_7_tag_vid;
    assign registers_addresses_8_enable = addresses_addresses_8_enable;
    assign registers_addresses_8_ip = addresses_addresses_8_ip;
    assign registers_addresses_8_mac = addresses_addresses_8_mac;
    assign registers_addresses_8_tagged = addresses_addresses_8_tagged;
    assign registers_addresses_8_tag_pcp = addresses_addresses_8_tag_pcp;
    assign registers_addresses_8_tag_dei = addresses_addresses_8_tag_dei;
    assign registers_addresses_8_tag_vid = addresses_addresses_8_tag_vid;
    assign registers_addresses_9_enable = addresses_addresses_9_enable;
    assign registers_addresses_9_ip = addresses_addresses_9_ip;
    assign registers_addresses_9_mac = addresses_addresses_9_mac;
    assign registers_addresses_9_tagged = addresses_addresses_9_tagged;
    assign registers_addresses_9_tag_pcp = addresses_addresses_9_tag_pcp;
    assign registers_addresses_9_tag_dei = addresses_addresses_9_tag_dei;
    assign registers_addresses_9_tag_vid = addresses_addresses_9_tag_vid;
    assign registers_addresses_10_enable = addresses_addresses_10_enable;
    assign registers_addresses_10_ip = addresses_addresses_10_ip;
    assign registers_addresses_10_mac = addresses_addresses_10_mac;
    assign registers_addresses_10_tagged = addresses_addresses_10_tagged;
    assign registers_addresses_10_tag_pcp = addresses_addresses_10_tag_pcp;
    assign registers_addresses_10_tag_dei = addresses_addresses_10_tag_dei;
    assign registers_addresses_10_tag_vid = addresses_addresses_10_tag_vid;
    assign registers_addresses_11_enable = addresses_addresses_11_enable;
    assign registers_addresses_11_ip = addresses_addresses_11_ip;
    assign registers_addresses_11_mac = addresses_addresses_11_mac;
    assign registers_addresses_11_tagged = addresses_addresses_11_tagged;
    assign registers_addresses_11_tag_pcp = addresses_addresses_11_tag_pcp;
    assign registers_addresses_11_tag_dei = addresses_addresses_11_tag_dei;
    assign registers_addresses_11_tag_vid = addresses_addresses_11_tag_vid;
    assign registers_addresses_12_enable = addresses_addresses_12_enable;
    assign registers_addresses_12_ip = addresses_addresses_12_ip;
    assign registers_addresses_12_mac = addresses_addresses_12_mac;
    assign registers_addresses_12_tagged = addresses_addresses_12_tagged;
    assign registers_addresses_12_tag_pcp = addresses_addresses_12_tag_pcp;
    assign registers_addresses_12_tag_dei = addresses_addresses_12_tag_dei;
    assign registers_addresses_12_tag_vid = addresses_addresses_12_tag_vid;
    assign registers_addresses_13_enable = addresses_addresses_13_enable;
    assign registers_addresses_13_ip = addresses_addresses_13_ip;
    assign registers_addresses_13_mac = addresses_addresses_13_mac;
    assign registers_addresses_13_tagged = addresses_addresses_13_tagged;
    assign registers_addresses_13_tag_pcp = addresses_addresses_13_tag_pcp;
    assign registers_addresses_13_tag_dei = addresses_addresses_13_tag_dei;
    assign registers_addresses_13_tag_vid = addresses_addresses_13_tag_vid;
    assign registers_addresses_14_enable = addresses_addresses_14_enable;
    assign registers_addresses_14_ip = addresses_addresses_14_ip;
    assign registers_addresses_14_mac = addresses_addresses_14_mac;
    assign registers_addresses_14_tagged = addresses_addresses_14_tagged;
    assign registers_addresses_14_tag_pcp = addresses_addresses_14_tag_pcp;
    assign registers_addresses_14_tag_dei = addresses_addresses_14_tag_dei;
    assign registers_addresses_14_tag_vid = addresses_addresses_14_tag_vid;
    assign registers_addresses_15_enable = addresses_addresses_15_enable;
    assign registers_addresses_15_ip = addresses_addresses_15_ip;
    assign registers_addresses_15_mac = addresses_addresses_15_mac;
    assign registers_addresses_15_tagged = addresses_addresses_15_tagged;
    assign registers_addresses_15_tag_pcp = addresses_addresses_15_tag_pcp;
    assign registers_addresses_15_tag_dei = addresses_addresses_15_tag_dei;
    assign registers_addresses_15_tag_vid = addresses_addresses_15_tag_vid;
    assign registers_gateway = addresses_gateway;
    assign registers_data_dscp = addresses_data_dscp;
    assign registers_control_dscp = addresses_control_dscp;
    assign registers_last_hop_used = addresses_last_hop_used;
    assign registers_last_hop_dscp = addresses_last_hop_dscp;
    assign registers_outer_ttl = addresses_outer_ttl;
    assign registers_outer_native = addresses_outer_native;
    assign registers_target_ack_ack_on_ecn = target_registers_registers_ack_ack_on_ecn;
    assign registers_target_ack_ack_per_packet = target_registers_registers_ack_ack_per_packet;
    assign registers_target_ack_ack_tail = target_registers_registers_ack_ack_tail;
    assign registers_target_ack_ack_gen_trigger = target_registers_registers_ack_ack_gen_trigger;
    assign registers_target_ack_ack_gen_min_add = target_registers_registers_ack_ack_gen_min_add;
    assign registers_target_offer_mpr = target_registers_registers_offer_mpr;
    assign registers_target_offer_rcv_cwnd_pend = target_registers_registers_offer_rcv_cwnd_pend;
    assign registers_target_offer_restore_cwnd = target_registers_registers_offer_restore_cwnd;
    assign registers_target_times_new_pdc = target_registers_registers_times_new_pdc;
    assign registers_target_times_linger = target_registers_registers_times_linger;
    assign registers_target_times_close_req = target_registers_registers_times_close_req;
    assign registers_target_quarantine = target_registers_registers_quarantine;
    assign registers_cwnd = congestion_regs_cwnd_bytes;
    assign registers_initiator_rto_init = initiator_registers_initiator_rto_init;
    assign registers_initiator_rto_max = initiator_registers_initiator_rto_max;
    assign registers_initiator_max_rto_retx = initiator_registers_initiator_max_rto_retx;
    assign registers_initiator_nack_retx = initiator_registers_initiator_nack_retx;
    assign registers_initiator_max_nack_retx = initiator_registers_initiator_max_nack_retx;
    assign registers_initiator_go_back = initiator_registers_initiator_go_back;
    assign registers_initiator_tail_loss = initiator_registers_initiator_tail_loss;
    assign registers_initiator_max_tail_loss = initiator_registers_initiator_max_tail_loss;
    assign registers_initiator_probe = initiator_registers_initiator_probe;
    assign registers_initiator_probe_tail = initiator_registers_initiator_probe_tail;
    assign registers_initiator_probe_again = initiator_registers_initiator_probe_again;
    assign registers_initiator_probe_first = initiator_registers_initiator_probe_first;
    assign registers_initiator_clear = initiator_registers_initiator_clear;
    assign registers_initiator_idle = initiator_registers_initiator_idle;
    assign registers_initiator_default_mpr = initiator_registers_initiator_default_mpr;
    assign registers_initiator_override_mpr_zero = initiator_registers_initiator_override_mpr_zero;
    assign registers_initiator_ack_request_below = initiator_registers_initiator_ack_request_below;
    assign registers_initiator_packet_shift = initiator_registers_initiator_packet_shift;
    assign registers_initiator_service_required = initiator_registers_initiator_service_required;
    assign registers_initiator_loss_trim_nack = initiator_registers_initiator_loss_trim_nack;
    assign registers_initiator_loss_loss_nack = initiator_registers_initiator_loss_loss_nack;
    assign registers_initiator_loss_out_of_order = initiator_registers_initiator_loss_out_of_order;
    assign registers_initiator_loss_entropy = initiator_registers_initiator_loss_entropy;
    assign registers_initiator_loss_probe = initiator_registers_initiator_loss_probe;
    assign registers_initiator_loss_tail = initiator_registers_initiator_loss_tail;
    assign registers_initiator_loss_rto = initiator_registers_initiator_loss_rto;
    assign registers_initiator_loss_ack_req = initiator_registers_initiator_loss_ack_req;
    assign registers_choice_pdcs_per_tuple = initiator_registers_choice_pdcs_per_tuple;
    assign registers_choice_spread_turns = initiator_registers_choice_spread_turns;
    assign registers_choice_full_level = initiator_registers_choice_full_level;
    assign registers_choice_quarantine_time = initiator_registers_choice_quarantine_time;
    assign registers_expected_0rtt = initiator_registers_expected_0rtt;
    assign commands_job_valid = semantics_commands_job_valid;
    assign commands_job_payload_remove = semantics_commands_job_payload_remove;
    assign commands_job_payload_key = semantics_commands_job_payload_key;
    assign commands_process_valid = semantics_commands_process_valid;
    assign commands_process_payload_remove = semantics_commands_process_payload_remove;
    assign commands_process_payload_process_rel = semantics_commands_process_payload_process_rel;
    assign commands_process_payload_process_job_id = semantics_commands_process_payload_process_job_id;
    assign commands_process_payload_process_pid_on_fep = semantics_commands_process_payload_process_pid_on_fep;
    assign commands_resource_valid = semantics_commands_resource_valid;
    assign commands_resource_payload_remove = semantics_commands_resource_payload_remove;
    assign commands_resource_payload_absolute = semantics_commands_resource_payload_absolute;
    assign commands_resource_payload_owner = semantics_commands_resource_payload_owner;
    assign commands_resource_payload_space = semantics_commands_resource_payload_space;
    assign commands_resource_payload_resource_index = semantics_commands_resource_payload_resource_index;
    assign commands_resource_payload_context_enabled = semantics_commands_resource_payload_context_enabled;
    assign commands_resource_payload_context_uses_generation = semantics_commands_resource_payload_context_uses_generation;
    assign commands_resource_payload_context_generation = semantics_commands_resource_payload_context_generation;
    assign commands_resource_payload_context_supported = semantics_commands_resource_payload_context_supported;
    assign commands_context_valid = semantics_commands_context_valid;
    assign commands_context_payload_index = semantics_commands_context_payload_index;
    assign commands_context_payload_context_enabled = semantics_commands_context_payload_context_enabled;
    assign commands_context_payload_context_uses_generation = semantics_commands_context_payload_context_uses_generation;
    assign commands_context_payload_context_generation = semantics_commands_context_payload_context_generation;
    assign commands_context_payload_context_supported = semantics_commands_context_payload_context_supported;
    assign commands_region_valid = semantics_commands_region_valid;
    assign commands_region_payload_remove = semantics_commands_region_payload_remove;
    assign commands_region_payload_region_key = semantics_commands_region_payload_region_key;
    assign commands_region_payload_region_base = semantics_commands_region_payload_region_base;
    assign commands_region_payload_region_first = semantics_commands_region_payload_region_first;
    assign commands_region_payload_region_length = semantics_commands_region_payload_region_length;
    assign commands_region_payload_region_remote_read = semantics_commands_region_payload_region_remote_read;
    assign commands_region_payload_region_remote_write = semantics_commands_region_payload_region_remote_write;
    assign commands_region_payload_region_remote_atomic = semantics_commands_region_payload_region_remote_atomic;
    assign commands_region_payload_region_restricts_job = semantics_commands_region_payload_region_restricts_job;
    assign commands_region_payload_region_job_id = semantics_commands_region_payload_region_job_id;
    assign commands_region_payload_region_restricts_resource = semantics_commands_region_payload_region_restricts_resource;
    assign commands_region_payload_region_resource = semantics_commands_region_payload_region_resource;
    assign commands_receive_valid = semantics_commands_receive_valid;
    assign commands_receive_payload_tagged = semantics_commands_receive_payload_tagged;
    assign commands_receive_payload_kind = semantics_commands_receive_payload_kind;
    assign commands_receive_payload_resource = semantics_commands_receive_payload_resource;
    assign commands_receive_payload_tag_match_bits = semantics_commands_receive_payload_tag_match_bits;
    assign commands_receive_payload_tag_initiator = semantics_commands_receive_payload_tag_initiator;
    assign commands_receive_payload_any_initiator = semantics_commands_receive_payload_any_initiator;
    assign commands_receive_payload_ignore_bits = semantics_commands_receive_payload_ignore_bits;
    assign commands_receive_payload_place_wr_id = semantics_commands_receive_payload_place_wr_id;
    assign commands_receive_payload_place_address = semantics_commands_receive_payload_place_address;
    assign commands_receive_payload_place_length = semantics_commands_receive_payload_place_length;
    assign commands_release_valid = semantics_commands_release_valid;
    assign commands_release_number = semantics_commands_release_number;
    assign host_atomic_valid = semantics_host_atomic_valid;
    assign host_atomic_payload_opcode = semantics_host_atomic_payload_opcode;
    assign host_atomic_payload_data_type = semantics_host_atomic_payload_data_type;
    assign host_atomic_payload_address = semantics_host_atomic_payload_address;
    assign host_atomic_payload_operand = semantics_host_atomic_payload_operand;
    assign host_atomic_payload_compare = semantics_host_atomic_payload_compare;
    assign deferral_choices_partial = semantics_deferral_choices_partial;
    assign deferral_choices_target_upper = semantics_deferral_choices_target_upper;
    assign deferral_restart_ready = semantics_deferral_restart_ready;
    assign deferral_returned_ready = semantics_deferral_returned_ready;
    assign neighbour_valid = neighbours_neighbour_valid;
    assign neighbour_forget = neighbours_neighbour_forget;
    assign neighbour_ip = neighbours_neighbour_ip;
    assign neighbour_mac = neighbours_neighbour_mac;
    assign irq = identity_irq;
    assign command_payload_kind = commands_command_payload_kind;
    assign command_payload_pdcid = commands_command_payload_pdcid;
    assign command_payload_with_psn = commands_command_payload_with_psn;
    assign command_payload_psn = commands_command_payload_psn;
    assign command_valid = commands_command_valid;
    assign s_axi_awready = decoder_s_axi_awready;
    assign s_axi_wready = decoder_s_axi_wready;
    assign s_axi_bresp = decoder_s_axi_bresp;
    assign s_axi_bvalid = decoder_s_axi_bvalid;
    assign s_axi_arready = decoder_s_axi_arready;
    assign s_axi_rdata = decoder_s_axi_rdata;
    assign s_axi_rresp = decoder_s_axi_rresp;
    assign s_axi_rvalid = decoder_s_axi_rvalid;

endmodule

`default_nettype wire
