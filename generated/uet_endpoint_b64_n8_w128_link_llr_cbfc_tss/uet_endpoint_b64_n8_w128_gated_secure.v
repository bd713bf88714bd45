// A UET endpoint, 64 bytes a clock, whose frames are secured.
`default_nettype none

module uet_endpoint_b64_n8_w128_gated_secure (
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
    input  wire         data_open,
    input  wire  [23:0] secure_sdi,
    input  wire         secure_an,
    input  wire         secure_has_ssi,
    input  wire  [31:0] secure_ssi,
    input  wire         secure_required,
    input  wire   [1:0] secure_start_method,
    input  wire         tss_zeroise,
    input  wire         tss_privileged_only,
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

    wire         secured_irq;
    wire  [31:0] secured_counts_opened;
    wire  [31:0] secured_counts_refused;
    wire  [31:0] secured_counts_dropped;
    wire  [31:0] secured_counts_others;
    wire  [31:0] secured_counts_not_sent;
    wire         secured_busy;
    wire         secured_clearing;
    wire         secured_received_plain;
    wire         secured_s_axi_awready;
    wire         secured_s_axi_wready;
    wire   [1:0] secured_s_axi_bresp;
    wire         secured_s_axi_bvalid;
    wire         secured_s_axi_arready;
    wire  [31:0] secured_s_axi_rdata;
    wire   [1:0] secured_s_axi_rresp;
    wire         secured_s_axi_rvalid;
    wire         secured_sent_ready;
    wire [511:0] secured_line_sent_payload_data;
    wire  [63:0] secured_line_sent_payload_keep;
    wire         secured_line_sent_payload_last;
    wire         secured_line_sent_payload_wrong;
    wire         secured_line_sent_valid;
    wire         secured_line_received_ready;
    wire [511:0] secured_received_payload_data;
    wire  [63:0] secured_received_payload_keep;
    wire         secured_received_payload_last;
    wire         secured_received_valid;
    wire  [31:0] endpoint_plain_refused;
    wire         endpoint_ready;
    wire  [31:0] endpoint_rx_counts_parser_uet;
    wire  [31:0] endpoint_rx_counts_parser_other;
    wire  [31:0] endpoint_rx_counts_parser_short;
    wire  [31:0] endpoint_rx_counts_parser_unknown_type;
    wire  [31:0] endpoint_rx_counts_parser_unknown_next_header;
    wire  [31:0] endpoint_rx_counts_parser_bad_length;
    wire  [31:0] endpoint_rx_counts_parser_bad_version;
    wire  [31:0] endpoint_rx_counts_parser_unsupported;
    wire  [31:0] endpoint_rx_counts_parser_fragment;
    wire  [31:0] endpoint_rx_counts_parser_bad_checksum;
    wire  [31:0] endpoint_rx_counts_parser_bad_crc;
    wire  [31:0] endpoint_rx_counts_parser_bad_fcs;
    wire  [31:0] endpoint_rx_counts_parser_reserved_bits;
    wire  [31:0] endpoint_rx_counts_parser_wrong_next_header;
    wire  [31:0] endpoint_rx_counts_parser_unknown_control_type;
    wire  [31:0] endpoint_rx_counts_parser_unknown_ack_request;
    wire  [31:0] endpoint_rx_counts_deparser_sent;
    wire  [31:0] endpoint_rx_counts_deparser_wrong_length;
    wire  [31:0] endpoint_rx_counts_deparser_too_long;
    wire  [31:0] endpoint_rx_counts_deparser_no_packet;
    wire  [31:0] endpoint_rx_counts_off;
    wire  [31:0] endpoint_rx_counts_unknown_address;
    wire  [31:0] endpoint_rx_counts_too_long;
    wire  [31:0] endpoint_rx_counts_unrouted;
    wire  [31:0] endpoint_rx_counts_no_buffer;
    wire  [31:0] endpoint_tx_counts_deparser_sent;
    wire  [31:0] endpoint_tx_counts_deparser_wrong_length;
    wire  [31:0] endpoint_tx_counts_deparser_too_long;
    wire  [31:0] endpoint_tx_counts_deparser_no_packet;
    wire  [31:0] endpoint_tx_counts_stale;
    wire  [31:0] endpoint_tx_counts_messages;
    wire  [31:0] endpoint_tx_counts_completions;
    wire         endpoint_sender_counts_initiator_pipe_ignored_unknown_pdc;
    wire         endpoint_sender_counts_initiator_pipe_ignored_mismatch;
    wire         endpoint_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    wire         endpoint_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    wire         endpoint_sender_counts_initiator_pipe_ignored_nack_unexpected;
    wire         endpoint_sender_counts_initiator_pipe_sack_out_of_range;
    wire         endpoint_sender_counts_initiator_pipe_probe_stale;
    wire         endpoint_sender_counts_initiator_pipe_duplicate_ack;
    wire         endpoint_sender_counts_initiator_pipe_spurious;
    wire         endpoint_sender_counts_initiator_pipe_held_timeout;
    wire         endpoint_sender_counts_initiator_pipe_nack_again;
    wire         endpoint_sender_counts_initiator_pipe_retransmitted;
    wire         endpoint_sender_counts_initiator_pipe_ack_req_sent;
    wire         endpoint_sender_counts_initiator_pipe_probe_sent;
    wire         endpoint_sender_counts_initiator_pipe_clear_sent;
    wire         endpoint_sender_counts_initiator_pipe_lost_trim;
    wire         endpoint_sender_counts_initiator_pipe_lost_nack;
    wire         endpoint_sender_counts_initiator_pipe_lost_timeout;
    wire         endpoint_sender_counts_initiator_pipe_lost_tail;
    wire         endpoint_sender_counts_initiator_pipe_lost_entropy;
    wire         endpoint_sender_counts_initiator_pipe_recoveries;
    wire         endpoint_sender_counts_initiator_peer_mismatch;
    wire         endpoint_sender_counts_initiator_peer_dropped;
    wire         endpoint_sender_counts_parked;
    wire         endpoint_sender_counts_unsent;
    wire         endpoint_sender_counts_credit_req_sent;
    wire         endpoint_sender_counts_credit_req_ignored;
    wire         endpoint_ses_events_delivered;
    wire   [5:0] endpoint_ses_events_return_code;
    wire         endpoint_ses_events_completed;
    wire         endpoint_pdc_event_valid;
    wire   [2:0] endpoint_pdc_event_place;
    wire  [15:0] endpoint_pdc_event_pdcid;
    wire         endpoint_pdc_event_opened;
    wire         endpoint_pdc_event_established;
    wire         endpoint_pdc_event_moved;
    wire         endpoint_pdc_event_quiesce;
    wire         endpoint_pdc_event_failed;
    wire   [7:0] endpoint_pdc_event_code;
    wire         endpoint_pdc_event_closed;
    wire         endpoint_pdc_event_ended;
    wire  [31:0] endpoint_pdc_event_next_psn;
    wire         endpoint_pdc_event_syn_resent;
    wire         endpoint_neighbour_not_known;
    wire         endpoint_verdict_valid;
    wire   [5:0] endpoint_verdict_verdict;
    wire   [1:0] endpoint_verdict_request_clear;
    wire         endpoint_target_ready;
    wire         endpoint_target_events_stored_response;
    wire         endpoint_target_events_ack_req_stored;
    wire         endpoint_target_events_gtd_resp_unavail;
    wire         endpoint_target_events_ack_with_data;
    wire         endpoint_target_events_response_stale;
    wire         endpoint_target_events_command_ignored;
    wire         endpoint_target_events_guaranteed_not_stored;
    wire         endpoint_target_events_reply_dropped;
    wire         endpoint_target_housekeeping_events_new_pdc_timeout;
    wire         endpoint_target_housekeeping_events_close_req_timeout;
    wire         endpoint_target_housekeeping_events_command_ignored;
    wire         endpoint_sender_ready;
    wire         endpoint_sender_left;
    wire   [6:0] endpoint_units_messages;
    wire   [6:0] endpoint_units_guaranteed;
    wire   [6:0] endpoint_units_responses;
    wire  [10:0] endpoint_level;
    wire   [9:0] endpoint_free;
    wire         endpoint_received_ready;
    wire [511:0] endpoint_sent_payload_data;
    wire  [63:0] endpoint_sent_payload_keep;
    wire         endpoint_sent_payload_last;
    wire         endpoint_sent_payload_wrong;
    wire         endpoint_sent_valid;
    wire         endpoint_messages_ready;
    wire         endpoint_payload_ready;
    wire  [31:0] endpoint_sent_completion_payload_wr_id;
    wire  [15:0] endpoint_sent_completion_payload_message_id;
    wire  [31:0] endpoint_sent_completion_payload_bytes;
    wire   [1:0] endpoint_sent_completion_payload_result;
    wire   [7:0] endpoint_sent_completion_payload_code;
    wire         endpoint_sent_completion_valid;
    wire         endpoint_buffers_ready;
    wire         endpoint_command_ready;
    wire [511:0] endpoint_place_payload_data;
    wire  [63:0] endpoint_place_payload_keep;
    wire         endpoint_place_payload_last;
    wire  [63:0] endpoint_place_payload_user_address;
    wire  [13:0] endpoint_place_payload_user_length;
    wire  [15:0] endpoint_place_payload_user_pdcid;
    wire  [15:0] endpoint_place_payload_user_message_id;
    wire         endpoint_place_valid;
    wire   [5:0] endpoint_completion_payload_opcode;
    wire   [5:0] endpoint_completion_payload_return_code;
    wire         endpoint_completion_payload_reported;
    wire         endpoint_completion_payload_has_header_data;
    wire  [63:0] endpoint_completion_payload_header_data;
    wire  [31:0] endpoint_completion_payload_wr_id;
    wire  [31:0] endpoint_completion_payload_bytes;
    wire  [31:0] endpoint_completion_payload_initiator;
    wire  [63:0] endpoint_completion_payload_key;
    wire  [23:0] endpoint_completion_payload_job_id;
    wire  [15:0] endpoint_completion_payload_message_id;
    wire  [15:0] endpoint_completion_payload_pdcid;
    wire         endpoint_completion_valid;

    wire         leaving_valid = endpoint_sent_valid;
    wire [511:0] leaving_payload_data = endpoint_sent_payload_data;
    wire  [63:0] leaving_payload_keep = endpoint_sent_payload_keep;
    wire         leaving_payload_last = endpoint_sent_payload_last;
    wire         leaving_payload_wrong = endpoint_sent_payload_wrong;

    uet_secure_line_b64_n16_k256 secured (
        .clk                        (clk),
        .rst                        (rst),
        .settings_sdi               (secure_sdi),
        .settings_an                (secure_an),
        .settings_has_ssi           (secure_has_ssi),
        .settings_ssi               (secure_ssi),
        .settings_required          (secure_required),
        .zeroise                    (tss_zeroise),
        .privileged_only            (tss_privileged_only),
        .irq                        (secured_irq),
        .counts_opened              (secured_counts_opened),
        .counts_refused             (secured_counts_refused),
        .counts_dropped             (secured_counts_dropped),
        .counts_others              (secured_counts_others),
        .counts_not_sent            (secured_counts_not_sent),
        .busy                       (secured_busy),
        .clearing                   (secured_clearing),
        .received_plain             (secured_received_plain),
        .s_axi_awaddr               (tss_axi_awaddr),
        .s_axi_awprot               (tss_axi_awprot),
        .s_axi_awvalid              (tss_axi_awvalid),
        .s_axi_awready              (secured_s_axi_awready),
        .s_axi_wdata                (tss_axi_wdata),
        .s_axi_wstrb                (tss_axi_wstrb),
        .s_axi_wvalid               (tss_axi_wvalid),
        .s_axi_wready               (secured_s_axi_wready),
        .s_axi_bresp                (secured_s_axi_bresp),
        .s_axi_bvalid               (secured_s_axi_bvalid),
        .s_axi_bready               (tss_axi_bready),
        .s_axi_araddr               (tss_axi_araddr),
        .s_axi_arprot               (tss_axi_arprot),
        .s_axi_arvalid              (tss_axi_arvalid),
        .s_axi_arready              (secured_s_axi_arready),
        .s_axi_rdata                (secured_s_axi_rdata),
        .s_axi_rresp                (secured_s_axi_rresp),
        .s_axi_rvalid               (secured_s_axi_rvalid),
        .s_axi_rready               (tss_axi_rready),
        .sent_payload_data          (leaving_payload_data),
        .sent_payload_keep          (leaving_payload_keep),
        .sent_payload_last          (leaving_payload_last),
        .sent_payload_wrong         (leaving_payload_wrong),
        .sent_valid                 (leaving_valid),
        .sent_ready                 (secured_sent_ready),
        .line_sent_payload_data     (secured_line_sent_payload_data),
        .line_sent_payload_keep     (secured_line_sent_payload_keep),
        .line_sent_payload_last     (secured_line_sent_payload_last),
        .line_sent_payload_wrong    (secured_line_sent_payload_wrong),
        .line_sent_valid            (secured_line_sent_valid),
        .line_sent_ready            (sent_ready),
        .line_received_payload_data (received_payload_data),
        .line_received_payload_keep (received_payload_keep),
        .line_received_payload_last (received_payload_last),
        .line_received_valid        (received_valid),
        .line_received_ready        (secured_line_received_ready),
        .received_payload_data      (secured_received_payload_data),
        .received_payload_keep      (secured_received_payload_keep),
        .received_payload_last      (secured_received_payload_last),
        .received_valid             (secured_received_valid),
        .received_ready             (1'b1)
    );

    uet_endpoint_b64_n8_w128_gated_secured endpoint (
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
        .data_open                                              (data_open && !secured_busy),
        .plain                                                  (secured_received_plain),
        .start_method                                           (secure_start_method),
        .plain_refused                                          (endpoint_plain_refused),
        .ready                                                  (endpoint_ready),
        .rx_counts_parser_uet                                   (endpoint_rx_counts_parser_uet),
        .rx_counts_parser_other                                 (endpoint_rx_counts_parser_other),
        .rx_counts_parser_short                                 (endpoint_rx_counts_parser_short),
        .rx_counts_parser_unknown_type                          (endpoint_rx_counts_parser_unknown_type),
        .rx_counts_parser_unknown_next_header                   (endpoint_rx_counts_parser_unknown_next_header),
        .rx_counts_parser_bad_length                            (endpoint_rx_counts_parser_bad_length),
        .rx_counts_parser_bad_version                           (endpoint_rx_counts_parser_bad_version),
        .rx_counts_parser_unsupported                           (endpoint_rx_counts_parser_unsupported),
        .rx_counts_parser_fragment                              (endpoint_rx_counts_parser_fragment),
        .rx_counts_parser_bad_checksum                          (endpoint_rx_counts_parser_bad_checksum),
        .rx_counts_parser_bad_crc                               (endpoint_rx_counts_parser_bad_crc),
        .rx_counts_parser_bad_fcs                               (endpoint_rx_counts_parser_bad_fcs),
        .rx_counts_parser_reserved_bits                         (endpoint_rx_counts_parser_reserved_bits),
        .rx_counts_parser_wrong_next_header                     (endpoint_rx_counts_parser_wrong_next_header),
        .rx_counts_parser_unknown_control_type                  (endpoint_rx_counts_parser_unknown_control_type),
        .rx_counts_parser_unknown_ack_request                   (endpoint_rx_counts_parser_unknown_ack_request),
        .rx_counts_deparser_sent                                (endpoint_rx_counts_deparser_sent),
        .rx_counts_deparser_wrong_length                        (endpoint_rx_counts_deparser_wrong_length),
        .rx_counts_deparser_too_long                            (endpoint_rx_counts_deparser_too_long),
        .rx_counts_deparser_no_packet                           (endpoint_rx_counts_deparser_no_packet),
        .rx_counts_off                                          (endpoint_rx_counts_off),
        .rx_counts_unknown_address                              (endpoint_rx_counts_unknown_address),
        .rx_counts_too_long                                     (endpoint_rx_counts_too_long),
        .rx_counts_unrouted                                     (endpoint_rx_counts_unrouted),
        .rx_counts_no_buffer                                    (endpoint_rx_counts_no_buffer),
        .tx_counts_deparser_sent                                (endpoint_tx_counts_deparser_sent),
        .tx_counts_deparser_wrong_length                        (endpoint_tx_counts_deparser_wrong_length),
        .tx_counts_deparser_too_long                            (endpoint_tx_counts_deparser_too_long),
        .tx_counts_deparser_no_packet                           (endpoint_tx_counts_deparser_no_packet),
        .tx_counts_stale                                        (endpoint_tx_counts_stale),
        .tx_counts_messages                                     (endpoint_tx_counts_messages),
        .tx_counts_completions                                  (endpoint_tx_counts_completions),
        .sender_counts_initiator_pipe_ignored_unknown_pdc       (endpoint_sender_counts_initiator_pipe_ignored_unknown_pdc),
        .sender_counts_initiator_pipe_ignored_mismatch          (endpoint_sender_counts_initiator_pipe_ignored_mismatch),
        .sender_counts_initiator_pipe_ignored_ack_out_of_range  (endpoint_sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_out_of_range (endpoint_sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .sender_counts_initiator_pipe_ignored_nack_unexpected   (endpoint_sender_counts_initiator_pipe_ignored_nack_unexpected),
        .sender_counts_initiator_pipe_sack_out_of_range         (endpoint_sender_counts_initiator_pipe_sack_out_of_range),
        .sender_counts_initiator_pipe_probe_stale               (endpoint_sender_counts_initiator_pipe_probe_stale),
        .sender_counts_initiator_pipe_duplicate_ack             (endpoint_sender_counts_initiator_pipe_duplicate_ack),
        .sender_counts_initiator_pipe_spurious                  (endpoint_sender_counts_initiator_pipe_spurious),
        .sender_counts_initiator_pipe_held_timeout              (endpoint_sender_counts_initiator_pipe_held_timeout),
        .sender_counts_initiator_pipe_nack_again                (endpoint_sender_counts_initiator_pipe_nack_again),
        .sender_counts_initiator_pipe_retransmitted             (endpoint_sender_counts_initiator_pipe_retransmitted),
        .sender_counts_initiator_pipe_ack_req_sent              (endpoint_sender_counts_initiator_pipe_ack_req_sent),
        .sender_counts_initiator_pipe_probe_sent                (endpoint_sender_counts_initiator_pipe_probe_sent),
        .sender_counts_initiator_pipe_clear_sent                (endpoint_sender_counts_initiator_pipe_clear_sent),
        .sender_counts_initiator_pipe_lost_trim                 (endpoint_sender_counts_initiator_pipe_lost_trim),
        .sender_counts_initiator_pipe_lost_nack                 (endpoint_sender_counts_initiator_pipe_lost_nack),
        .sender_counts_initiator_pipe_lost_timeout              (endpoint_sender_counts_initiator_pipe_lost_timeout),
        .sender_counts_initiator_pipe_lost_tail                 (endpoint_sender_counts_initiator_pipe_lost_tail),
        .sender_counts_initiator_pipe_lost_entropy              (endpoint_sender_counts_initiator_pipe_lost_entropy),
        .sender_counts_initiator_pipe_recoveries                (endpoint_sender_counts_initiator_pipe_recoveries),
        .sender_counts_initiator_peer_mismatch                  (endpoint_sender_counts_initiator_peer_mismatch),
        .sender_counts_initiator_peer_dropped                   (endpoint_sender_counts_initiator_peer_dropped),
        .sender_counts_parked                                   (endpoint_sender_counts_parked),
        .sender_counts_unsent                                   (endpoint_sender_counts_unsent),
        .sender_counts_credit_req_sent                          (endpoint_sender_counts_credit_req_sent),
        .sender_counts_credit_req_ignored                       (endpoint_sender_counts_credit_req_ignored),
        .ses_events_delivered                                   (endpoint_ses_events_delivered),
        .ses_events_return_code                                 (endpoint_ses_events_return_code),
        .ses_events_completed                                   (endpoint_ses_events_completed),
        .pdc_event_valid                                        (endpoint_pdc_event_valid),
        .pdc_event_place                                        (endpoint_pdc_event_place),
        .pdc_event_pdcid                                        (endpoint_pdc_event_pdcid),
        .pdc_event_opened                                       (endpoint_pdc_event_opened),
        .pdc_event_established                                  (endpoint_pdc_event_established),
        .pdc_event_moved                                        (endpoint_pdc_event_moved),
        .pdc_event_quiesce                                      (endpoint_pdc_event_quiesce),
        .pdc_event_failed                                       (endpoint_pdc_event_failed),
        .pdc_event_code                                         (endpoint_pdc_event_code),
        .pdc_event_closed                                       (endpoint_pdc_event_closed),
        .pdc_event_ended                                        (endpoint_pdc_event_ended),
        .pdc_event_next_psn                                     (endpoint_pdc_event_next_psn),
        .pdc_event_syn_resent                                   (endpoint_pdc_event_syn_resent),
        .neighbour_not_known                                    (endpoint_neighbour_not_known),
        .verdict_valid                                          (endpoint_verdict_valid),
        .verdict_verdict                                        (endpoint_verdict_verdict),
        .verdict_request_clear                                  (endpoint_verdict_request_clear),
        .target_ready                                           (endpoint_target_ready),
        .target_events_stored_response                          (endpoint_target_events_stored_response),
        .target_events_ack_req_stored                           (endpoint_target_events_ack_req_stored),
        .target_events_gtd_resp_unavail                         (endpoint_target_events_gtd_resp_unavail),
        .target_events_ack_with_data                            (endpoint_target_events_ack_with_data),
        .target_events_response_stale                           (endpoint_target_events_response_stale),
        .target_events_command_ignored                          (endpoint_target_events_command_ignored),
        .target_events_guaranteed_not_stored                    (endpoint_target_events_guaranteed_not_stored),
        .target_events_reply_dropped                            (endpoint_target_events_reply_dropped),
        .target_housekeeping_events_new_pdc_timeout             (endpoint_target_housekeeping_events_new_pdc_timeout),
        .target_housekeeping_events_close_req_timeout           (endpoint_target_housekeeping_events_close_req_timeout),
        .target_housekeeping_events_command_ignored             (endpoint_target_housekeeping_events_command_ignored),
        .sender_ready                                           (endpoint_sender_ready),
        .sender_left                                            (endpoint_sender_left),
        .units_messages                                         (endpoint_units_messages),
        .units_guaranteed                                       (endpoint_units_guaranteed),
        .units_responses                                        (endpoint_units_responses),
        .level                                                  (endpoint_level),
        .free                                                   (endpoint_free),
        .received_payload_data                                  (secured_received_payload_data),
        .received_payload_keep                                  (secured_received_payload_keep),
        .received_payload_last                                  (secured_received_payload_last),
        .received_valid                                         (secured_received_valid),
        .received_ready                                         (endpoint_received_ready),
        .sent_payload_data                                      (endpoint_sent_payload_data),
        .sent_payload_keep                                      (endpoint_sent_payload_keep),
        .sent_payload_last                                      (endpoint_sent_payload_last),
        .sent_payload_wrong                                     (endpoint_sent_payload_wrong),
        .sent_valid                                             (endpoint_sent_valid),
        .sent_ready                                             (secured_sent_ready),
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
        .messages_ready                                         (endpoint_messages_ready),
        .payload_payload_data                                   (payload_payload_data),
        .payload_payload_keep                                   (payload_payload_keep),
        .payload_payload_last                                   (payload_payload_last),
        .payload_valid                                          (payload_valid),
        .payload_ready                                          (endpoint_payload_ready),
        .sent_completion_payload_wr_id                          (endpoint_sent_completion_payload_wr_id),
        .sent_completion_payload_message_id                     (endpoint_sent_completion_payload_message_id),
        .sent_completion_payload_bytes                          (endpoint_sent_completion_payload_bytes),
        .sent_completion_payload_result                         (endpoint_sent_completion_payload_result),
        .sent_completion_payload_code                           (endpoint_sent_completion_payload_code),
        .sent_completion_valid                                  (endpoint_sent_completion_valid),
        .sent_completion_ready                                  (sent_completion_ready),
        .buffers_payload_address                                (buffers_payload_address),
        .buffers_payload_length                                 (buffers_payload_length),
        .buffers_payload_wr_id                                  (buffers_payload_wr_id),
        .buffers_valid                                          (buffers_valid),
        .buffers_ready                                          (endpoint_buffers_ready),
        .command_payload_kind                                   (command_payload_kind),
        .command_payload_pdcid                                  (command_payload_pdcid),
        .command_payload_with_psn                               (command_payload_with_psn),
        .command_payload_psn                                    (command_payload_psn),
        .command_valid                                          (command_valid),
        .command_ready                                          (endpoint_command_ready),
        .place_payload_data                                     (endpoint_place_payload_data),
        .place_payload_keep                                     (endpoint_place_payload_keep),
        .place_payload_last                                     (endpoint_place_payload_last),
        .place_payload_user_address                             (endpoint_place_payload_user_address),
        .place_payload_user_length                              (endpoint_place_payload_user_length),
        .place_payload_user_pdcid                               (endpoint_place_payload_user_pdcid),
        .place_payload_user_message_id                          (endpoint_place_payload_user_message_id),
        .place_valid                                            (endpoint_place_valid),
        .place_ready                                            (place_ready),
        .completion_payload_opcode                              (endpoint_completion_payload_opcode),
        .completion_payload_return_code                         (endpoint_completion_payload_return_code),
        .completion_payload_reported                            (endpoint_completion_payload_reported),
        .completion_payload_has_header_data                     (endpoint_completion_payload_has_header_data),
        .completion_payload_header_data                         (endpoint_completion_payload_header_data),
        .completion_payload_wr_id                               (endpoint_completion_payload_wr_id),
        .completion_payload_bytes                               (endpoint_completion_payload_bytes),
        .completion_payload_initiator                           (endpoint_completion_payload_initiator),
        .completion_payload_key                                 (endpoint_completion_payload_key),
        .completion_payload_job_id                              (endpoint_completion_payload_job_id),
        .completion_payload_message_id                          (endpoint_completion_payload_message_id),
        .completion_payload_pdcid                               (endpoint_completion_payload_pdcid),
        .completion_valid                                       (endpoint_completion_valid),
        .completion_ready                                       (completion_ready)
    );

    assign plain_refused = endpoint_plain_refused;
    assign ready = endpoint_ready;
    assign rx_counts_parser_uet = endpoint_rx_counts_parser_uet;
    assign rx_counts_parser_other = endpoint_rx_counts_parser_other;
    assign rx_counts_parser_short = endpoint_rx_counts_parser_short;
    assign rx_counts_parser_unknown_type = endpoint_rx_counts_parser_unknown_type;
    assign rx_counts_parser_unknown_next_header = endpoint_rx_counts_parser_unknown_next_header;
    assign rx_counts_parser_bad_length = endpoint_rx_counts_parser_bad_length;
    assign rx_counts_parser_bad_version = endpoint_rx_counts_parser_bad_version;
    assign rx_counts_parser_unsupported = endpoint_rx_counts_parser_unsupported;
    assign rx_counts_parser_fragment = endpoint_rx_counts_parser_fragment;
    assign rx_counts_parser_bad_checksum = endpoint_rx_counts_parser_bad_checksum;
    assign rx_counts_parser_bad_crc = endpoint_rx_counts_parser_bad_crc;
    assign rx_counts_parser_bad_fcs = endpoint_rx_counts_parser_bad_fcs;
    assign rx_counts_parser_reserved_bits = endpoint_rx_counts_parser_reserved_bits;
    assign rx_counts_parser_wrong_next_header = endpoint_rx_counts_parser_wrong_next_header;
    assign rx_counts_parser_unknown_control_type = endpoint_rx_counts_parser_unknown_control_type;
    assign rx_counts_parser_unknown_ack_request = endpoint_rx_counts_parser_unknown_ack_request;
    assign rx_counts_deparser_sent = endpoint_rx_counts_deparser_sent;
    assign rx_counts_deparser_wrong_length = endpoint_rx_counts_deparser_wrong_length;
    assign rx_counts_deparser_too_long = endpoint_rx_counts_deparser_too_long;
    assign rx_counts_deparser_no_packet = endpoint_rx_counts_deparser_no_packet;
    assign rx_counts_off = endpoint_rx_counts_off;
    assign rx_counts_unknown_address = endpoint_rx_counts_unknown_address;
    assign rx_counts_too_long = endpoint_rx_counts_too_long;
    assign rx_counts_unrouted = endpoint_rx_counts_unrouted;
    assign rx_counts_no_buffer = endpoint_rx_counts_no_buffer;
    assign tx_counts_deparser_sent = endpoint_tx_counts_deparser_sent;
    assign tx_counts_deparser_wrong_length = endpoint_tx_counts_deparser_wrong_length;
    assign tx_counts_deparser_too_long = endpoint_tx_counts_deparser_too_long;
    assign tx_counts_deparser_no_packet = endpoint_tx_counts_deparser_no_packet;
    assign tx_counts_stale = endpoint_tx_counts_stale;
    assign tx_counts_messages = endpoint_tx_counts_messages;
    assign tx_counts_completions = endpoint_tx_counts_completions;
    assign sender_counts_initiator_pipe_ignored_unknown_pdc = endpoint_sender_counts_initiator_pipe_ignored_unknown_pdc;
    assign sender_counts_initiator_pipe_ignored_mismatch = endpoint_sender_counts_initiator_pipe_ignored_mismatch;
    assign sender_counts_initiator_pipe_ignored_ack_out_of_range = endpoint_sender_counts_initiator_pipe_ignored_ack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_out_of_range = endpoint_sender_counts_initiator_pipe_ignored_nack_out_of_range;
    assign sender_counts_initiator_pipe_ignored_nack_unexpected = endpoint_sender_counts_initiator_pipe_ignored_nack_unexpected;
    assign sender_counts_initiator_pipe_sack_out_of_range = endpoint_sender_counts_initiator_pipe_sack_out_of_range;
    assign sender_counts_initiator_pipe_probe_stale = endpoint_sender_counts_initiator_pipe_probe_stale;
    assign sender_counts_initiator_pipe_duplicate_ack = endpoint_sender_counts_initiator_pipe_duplicate_ack;
    assign sender_counts_initiator_pipe_spurious = endpoint_sender_counts_initiator_pipe_spurious;
    assign sender_counts_initiator_pipe_held_timeout = endpoint_sender_counts_initiator_pipe_held_timeout;
    assign sender_counts_initiator_pipe_nack_again = endpoint_sender_counts_initiator_pipe_nack_again;
    assign sender_counts_initiator_pipe_retransmitted = endpoint_sender_counts_initiator_pipe_retransmitted;
    assign sender_counts_initiator_pipe_ack_req_sent = endpoint_sender_counts_initiator_pipe_ack_req_sent;
    assign sender_counts_initiator_pipe_probe_sent = endpoint_sender_counts_initiator_pipe_probe_sent;
    assign sender_counts_initiator_pipe_clear_sent = endpoint_sender_counts_initiator_pipe_clear_sent;
    assign sender_counts_initiator_pipe_lost_trim = endpoint_sender_counts_initiator_pipe_lost_trim;
    assign sender_counts_initiator_pipe_lost_nack = endpoint_sender_counts_initiator_pipe_lost_nack;
    assign sender_counts_initiator_pipe_lost_timeout = endpoint_sender_counts_initiator_pipe_lost_timeout;
    assign sender_counts_initiator_pipe_lost_tail = endpoint_sender_counts_initiator_pipe_lost_tail;
    assign sender_counts_initiator_pipe_lost_entropy = endpoint_sender_counts_initiator_pipe_lost_entropy;
    assign sender_counts_initiator_pipe_recoveries = endpoint_sender_counts_initiator_pipe_recoveries;
    assign sender_counts_initiator_peer_mismatch = endpoint_sender_counts_initiator_peer_mismatch;
    assign sender_counts_initiator_peer_dropped = endpoint_sender_counts_initiator_peer_dropped;
    assign sender_counts_parked = endpoint_sender_counts_parked;
    assign sender_counts_unsent = endpoint_sender_counts_unsent;
    assign sender_counts_credit_req_sent = endpoint_sender_counts_credit_req_sent;
    assign sender_counts_credit_req_ignored = endpoint_sender_counts_credit_req_ignored;
    assign ses_events_delivered = endpoint_ses_events_delivered;
    assign ses_events_return_code = endpoint_ses_events_return_code;
    assign ses_events_completed = endpoint_ses_events_completed;
    assign pdc_event_valid = endpoint_pdc_event_valid;
    assign pdc_event_place = endpoint_pdc_event_place;
    assign pdc_event_pdcid = endpoint_pdc_event_pdcid;
    assign pdc_event_opened = endpoint_pdc_event_opened;
    assign pdc_event_established = endpoint_pdc_event_established;
    assign pdc_event_moved = endpoint_pdc_event_moved;
    assign pdc_event_quiesce = endpoint_pdc_event_quiesce;
    assign pdc_event_failed = endpoint_pdc_event_failed;
    assign pdc_event_code = endpoint_pdc_event_code;
    assign pdc_event_closed = endpoint_pdc_event_closed;
    assign pdc_event_ended = endpoint_pdc_event_ended;
    assign pdc_event_next_psn = endpoint_pdc_event_next_psn;
    assign pdc_event_syn_resent = endpoint_pdc_event_syn_resent;
    assign neighbour_not_known = endpoint_neighbour_not_known;
    assign verdict_valid = endpoint_verdict_valid;
    assign verdict_verdict = endpoint_verdict_verdict;
    assign verdict_request_clear = endpoint_verdict_request_clear;
    assign target_ready = endpoint_target_ready;
    assign target_events_stored_response = endpoint_target_events_stored_response;
    assign target_events_ack_req_stored = endpoint_target_events_ack_req_stored;
    assign target_events_gtd_resp_unavail = endpoint_target_events_gtd_resp_unavail;
    assign target_events_ack_with_data = endpoint_target_events_ack_with_data;
    assign target_events_response_stale = endpoint_target_events_response_stale;
    assign target_events_command_ignored = endpoint_target_events_command_ignored;
    assign target_events_guaranteed_not_stored = endpoint_target_events_guaranteed_not_stored;
    assign target_events_reply_dropped = endpoint_target_events_reply_dropped;
    assign target_housekeeping_events_new_pdc_timeout = endpoint_target_housekeeping_events_new_pdc_timeout;
    assign target_housekeeping_events_close_req_timeout = endpoint_target_housekeeping_events_close_req_timeout;
    assign target_housekeeping_events_command_ignored = endpoint_target_housekeeping_events_command_ignored;
    assign sender_ready = endpoint_sender_ready;
    assign sender_left = endpoint_sender_left;
    assign units_messages = endpoint_units_messages;
    assign units_guaranteed = endpoint_units_guaranteed;
    assign units_responses = endpoint_units_responses;
    assign level = endpoint_level;
    assign free = endpoint_free;
    assign secure_counts_opened = secured_counts_opened;
    assign secure_counts_refused = secured_counts_refused;
    assign secure_counts_dropped = secured_counts_dropped;
    assign secure_counts_others = secured_counts_others;
    assign secure_counts_not_sent = secured_counts_not_sent;
    assign tss_irq = secured_irq;
    assign tss_clearing = secured_clearing;
    assign received_ready = secured_line_received_ready;
    assign sent_payload_data = secured_line_sent_payload_data;
    assign sent_payload_keep = secured_line_sent_payload_keep;
    assign sent_payload_last = secured_line_sent_payload_last;
    assign sent_payload_wrong = secured_line_sent_payload_wrong;
    assign sent_valid = secured_line_sent_valid;
    assign messages_ready = endpoint_messages_ready;
    assign payload_ready = endpoint_payload_ready;
    assign sent_completion_payload_wr_id = endpoint_sent_completion_payload_wr_id;
    assign sent_completion_payload_message_id = endpoint_sent_completion_payload_message_id;
    assign sent_completion_payload_bytes = endpoint_sent_completion_payload_bytes;
    assign sent_completion_payload_result = endpoint_sent_completion_payload_result;
    assign sent_completion_payload_code = endpoint_sent_completion_payload_code;
    assign sent_completion_valid = endpoint_sent_completion_valid;
    assign buffers_ready = endpoint_buffers_ready;
    assign command_ready = endpoint_command_ready;
    assign place_payload_data = endpoint_place_payload_data;
    assign place_payload_keep = endpoint_place_payload_keep;
    assign place_payload_last = endpoint_place_payload_last;
    assign place_payload_user_address = endpoint_place_payload_user_address;
    assign place_payload_user_length = endpoint_place_payload_user_length;
    assign place_payload_user_pdcid = endpoint_place_payload_user_pdcid;
    assign place_payload_user_message_id = endpoint_place_payload_user_message_id;
    assign place_valid = endpoint_place_valid;
    assign completion_payload_opcode = endpoint_completion_payload_opcode;
    assign completion_payload_return_code = endpoint_completion_payload_return_code;
    assign completion_payload_reported = endpoint_completion_payload_reported;
    assign completion_payload_has_header_data = endpoint_completion_payload_has_header_data;
    assign completion_payload_header_data = endpoint_completion_payload_header_data;
    assign completion_payload_wr_id = endpoint_completion_payload_wr_id;
    assign completion_payload_bytes = endpoint_completion_payload_bytes;
    assign completion_payload_initiator = endpoint_completion_payload_initiator;
    assign completion_payload_key = endpoint_completion_payload_key;
    assign completion_payload_job_id = endpoint_completion_payload_job_id;
    assign completion_payload_message_id = endpoint_completion_payload_message_id;
    assign completion_payload_pdcid = endpoint_completion_payload_pdcid;
    assign completion_valid = endpoint_completion_valid;
    assign tss_axi_awready = secured_s_axi_awready;
    assign tss_axi_wready = secured_s_axi_wready;
    assign tss_axi_bresp = secured_s_axi_bresp;
    assign tss_axi_bvalid = secured_s_axi_bvalid;
    assign tss_axi_arready = secured_s_axi_arready;
    assign tss_axi_rdata = secured_s_axi_rdata;
    assign tss_axi_rresp = secured_s_axi_rresp;
    assign tss_axi_rvalid = secured_s_axi_rvalid;

    wire _unused_ok = &{1'b0, endpoint_received_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) endpoint_takes_what_comes: assert (endpoint_received_ready);
`endif

endmodule

`default_nettype wire
