// A UET endpoint, 64 bytes a clock, with registers behind AXI4-Lite and AXI4-Stream to a MAC.
`default_nettype none

module uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc_axi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] random,
    input  wire         payload_wrong,
    input  wire         flushed,
    input  wire         memory_ar_ready,
    input  wire         memory_r_valid,
    input  wire   [3:0] memory_r_payload_id,
    input  wire [511:0] memory_r_payload_data,
    input  wire   [1:0] memory_r_payload_resp,
    input  wire         memory_r_payload_last,
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
    output wire         fetched_valid,
    output wire  [63:0] fetched_value,
    output wire         flush,
    output wire         ready,
    output wire         irq,
    output wire  [10:0] level,
    output wire   [9:0] free,
    input  wire [511:0] s_axis_rx_tdata,
    input  wire  [63:0] s_axis_rx_tkeep,
    input  wire         s_axis_rx_tlast,
    input  wire         s_axis_rx_tuser,
    input  wire         s_axis_rx_tvalid,
    output wire         s_axis_rx_tready,
    output wire [511:0] m_axis_tx_tdata,
    output wire  [63:0] m_axis_tx_tkeep,
    output wire         m_axis_tx_tlast,
    output wire         m_axis_tx_tuser,
    output wire         m_axis_tx_tvalid,
    input  wire         m_axis_tx_tready,
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

    wire         endpoint_conclude_ready;
    wire         endpoint_commands_done_job_valid;
    wire   [2:0] endpoint_commands_done_job_status;
    wire   [3:0] endpoint_commands_done_job_slot;
    wire         endpoint_commands_done_process_valid;
    wire   [2:0] endpoint_commands_done_process_status;
    wire   [4:0] endpoint_commands_done_process_slot;
    wire         endpoint_commands_done_resource_valid;
    wire   [2:0] endpoint_commands_done_resource_status;
    wire   [5:0] endpoint_commands_done_resource_slot;
    wire         endpoint_commands_done_region_valid;
    wire   [2:0] endpoint_commands_done_region_status;
    wire   [5:0] endpoint_commands_done_region_slot;
    wire         endpoint_commands_done_context_taken;
    wire         endpoint_commands_done_receive_taken;
    wire         endpoint_commands_done_sends_valid;
    wire   [1:0] endpoint_commands_done_sends_kind;
    wire   [1:0] endpoint_commands_done_sends_outcome;
    wire  [31:0] endpoint_commands_done_sends_wr_id;
    wire         endpoint_commands_done_tags_valid;
    wire   [1:0] endpoint_commands_done_tags_kind;
    wire   [1:0] endpoint_commands_done_tags_outcome;
    wire  [31:0] endpoint_commands_done_tags_wr_id;
    wire         endpoint_commands_done_kept_found_valid;
    wire  [31:0] endpoint_commands_done_kept_found_wr_id;
    wire   [4:0] endpoint_commands_done_kept_found_number;
    wire         endpoint_commands_done_kept_found_is_whole;
    wire         endpoint_commands_done_released_valid;
    wire         endpoint_commands_done_released_ok;
    wire         endpoint_host_atomic_done_taken;
    wire         endpoint_host_atomic_done_done_valid;
    wire   [5:0] endpoint_host_atomic_done_done_code;
    wire  [63:0] endpoint_host_atomic_done_done_fetched;
    wire         endpoint_flush;
    wire         endpoint_fetched_valid;
    wire  [63:0] endpoint_fetched_value;
    wire  [31:0] endpoint_bytes_unasked;
    wire  [31:0] endpoint_rudi_counts_datagram_sent;
    wire  [31:0] endpoint_rudi_counts_retransmitted;
    wire  [31:0] endpoint_rudi_counts_lost_trim;
    wire  [31:0] endpoint_rudi_counts_lost_nack;
    wire  [31:0] endpoint_rudi_counts_lost_timeout;
    wire  [31:0] endpoint_rudi_counts_nack_unexpected;
    wire  [31:0] endpoint_rudi_counts_pkt_id_unknown;
    wire  [31:0] endpoint_rudi_counts_peer_dropped;
    wire         endpoint_deferral_told_restart_valid;
    wire  [31:0] endpoint_deferral_told_restart_payload_wr_id;
    wire  [63:0] endpoint_deferral_told_restart_payload_tokens;
    wire  [31:0] endpoint_deferral_told_restart_payload_at;
    wire  [31:0] endpoint_deferral_told_restart_payload_length;
    wire         endpoint_deferral_told_returned_valid;
    wire  [31:0] endpoint_deferral_told_returned_wr_id;
    wire         endpoint_memory_reads_ar_valid;
    wire   [3:0] endpoint_memory_reads_ar_payload_id;
    wire  [63:0] endpoint_memory_reads_ar_payload_addr;
    wire   [7:0] endpoint_memory_reads_ar_payload_len;
    wire   [2:0] endpoint_memory_reads_ar_payload_size;
    wire   [1:0] endpoint_memory_reads_ar_payload_burst;
    wire         endpoint_memory_reads_ar_payload_lock;
    wire   [3:0] endpoint_memory_reads_ar_payload_cache;
    wire   [2:0] endpoint_memory_reads_ar_payload_prot;
    wire         endpoint_memory_reads_r_ready;
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
    wire   [3:0] endpoint_pdc_event_place;
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
    wire  [31:0] endpoint_pdc_event_start_psn;
    wire  [15:0] endpoint_pdc_event_peer;
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
    wire   [7:0] endpoint_units_guaranteed;
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
    wire   [7:0] endpoint_sent_completion_payload_ri_generation;
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
    wire         endpoint_place_payload_user_is_kept;
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
    wire         endpoint_completion_payload_kept_is;
    wire   [4:0] endpoint_completion_payload_kept_number;
    wire         endpoint_completion_valid;
    wire         control_registers_receive;
    wire         control_registers_transmit;
    wire         control_registers_addresses_0_enable;
    wire [127:0] control_registers_addresses_0_ip;
    wire  [47:0] control_registers_addresses_0_mac;
    wire         control_registers_addresses_0_tagged;
    wire   [2:0] control_registers_addresses_0_tag_pcp;
    wire         control_registers_addresses_0_tag_dei;
    wire  [11:0] control_registers_addresses_0_tag_vid;
    wire         control_registers_addresses_1_enable;
    wire [127:0] control_registers_addresses_1_ip;
    wire  [47:0] control_registers_addresses_1_mac;
    wire         control_registers_addresses_1_tagged;
    wire   [2:0] control_registers_addresses_1_tag_pcp;
    wire         control_registers_addresses_1_tag_dei;
    wire  [11:0] control_registers_addresses_1_tag_vid;
    wire         control_registers_addresses_2_enable;
    wire [127:0] control_registers_addresses_2_ip;
    wire  [47:0] control_registers_addresses_2_mac;
    wire         control_registers_addresses_2_tagged;
    wire   [2:0] control_registers_addresses_2_tag_pcp;
    wire         control_registers_addresses_2_tag_dei;
    wire  [11:0] control_registers_addresses_2_tag_vid;
    wire         control_registers_addresses_3_enable;
    wire [127:0] control_registers_addresses_3_ip;
    wire  [47:0] control_registers_addresses_3_mac;
    wire         control_registers_addresses_3_tagged;
    wire   [2:0] control_registers_addresses_3_tag_pcp;
    wire         control_registers_addresses_3_tag_dei;
    wire  [11:0] control_registers_addresses_3_tag_vid;
    wire         control_registers_addresses_4_enable;
    wire [127:0] control_registers_addresses_4_ip;
    wire  [47:0] control_registers_addresses_4_mac;
    wire         control_registers_addresses_4_tagged;
    wire   [2:0] control_registers_addresses_4_tag_pcp;
    wire         control_registers_addresses_4_tag_dei;
    wire  [11:0] control_registers_addresses_4_tag_vid;
    wire         control_registers_addresses_5_enable;
    wire [127:0] control_registers_addresses_5_ip;
    wire  [47:0] control_registers_addresses_5_mac;
    wire         control_registers_addresses_5_tagged;
    wire   [2:0] control_registers_addresses_5_tag_pcp;
    wire         control_registers_addresses_5_tag_dei;
    wire  [11:0] control_registers_addresses_5_tag_vid;
    wire         control_registers_addresses_6_enable;
    wire [127:0] control_registers_addresses_6_ip;
    wire  [47:0] control_registers_addresses_6_mac;
    wire         control_registers_addresses_6_tagged;
    wire   [2:0] control_registers_addresses_6_tag_pcp;
    wire         control_registers_addresses_6_tag_dei;
    wire  [11:0] control_registers_addresses_6_tag_vid;
    wire         control_registers_addresses_7_enable;
    wire [127:0] control_registers_addresses_7_ip;
    wire  [47:0] control_registers_addresses_7_mac;
    wire         control_registers_addresses_7_tagged;
    wire   [2:0] control_registers_addresses_7_tag_pcp;
    wire         control_registers_addresses_7_tag_dei;
    wire  [11:0] control_registers_addresses_7_tag_vid;
    wire         control_registers_addresses_8_enable;
    wire [127:0] control_registers_addresses_8_ip;
    wire  [47:0] control_registers_addresses_8_mac;
    wire         control_registers_addresses_8_tagged;
    wire   [2:0] control_registers_addresses_8_tag_pcp;
    wire         control_registers_addresses_8_tag_dei;
    wire  [11:0] control_registers_addresses_8_tag_vid;
    wire         control_registers_addresses_9_enable;
    wire [127:0] control_registers_addresses_9_ip;
    wire  [47:0] control_registers_addresses_9_mac;
    wire         control_registers_addresses_9_tagged;
    wire   [2:0] control_registers_addresses_9_tag_pcp;
    wire         control_registers_addresses_9_tag_dei;
    wire  [11:0] control_registers_addresses_9_tag_vid;
    wire         control_registers_addresses_10_enable;
    wire [127:0] control_registers_addresses_10_ip;
    wire  [47:0] control_registers_addresses_10_mac;
    wire         control_registers_addresses_10_tagged;
    wire   [2:0] control_registers_addresses_10_tag_pcp;
    wire         control_registers_addresses_10_tag_dei;
    wire  [11:0] control_registers_addresses_10_tag_vid;
    wire         control_registers_addresses_11_enable;
    wire [127:0] control_registers_addresses_11_ip;
    wire  [47:0] control_registers_addresses_11_mac;
    wire         control_registers_addresses_11_tagged;
    wire   [2:0] control_registers_addresses_11_tag_pcp;
    wire         control_registers_addresses_11_tag_dei;
    wire  [11:0] control_registers_addresses_11_tag_vid;
    wire         control_registers_addresses_12_enable;
    wire [127:0] control_registers_addresses_12_ip;
    wire  [47:0] control_registers_addresses_12_mac;
    wire         control_registers_addresses_12_tagged;
    wire   [2:0] control_registers_addresses_12_tag_pcp;
    wire         control_registers_addresses_12_tag_dei;
    wire  [11:0] control_registers_addresses_12_tag_vid;
    wire         control_registers_addresses_13_enable;
    wire [127:0] control_registers_addresses_13_ip;
    wire  [47:0] control_registers_addresses_13_mac;
    wire         control_registers_addresses_13_tagged;
    wire   [2:0] control_registers_addresses_13_tag_pcp;
    wire         control_registers_addresses_13_tag_dei;
    wire  [11:0] control_registers_addresses_13_tag_vid;
    wire         control_registers_addresses_14_enable;
    wire [127:0] control_registers_addresses_14_ip;
    wire  [47:0] control_registers_addresses_14_mac;
    wire         control_registers_addresses_14_tagged;
    wire   [2:0] control_registers_addresses_14_tag_pcp;
    wire         control_registers_addresses_14_tag_dei;
    wire  [11:0] control_registers_addresses_14_tag_vid;
    wire         control_registers_addresses_15_enable;
    wire [127:0] control_registers_addresses_15_ip;
    wire  [47:0] control_registers_addresses_15_mac;
    wire         control_registers_addresses_15_tagged;
    wire   [2:0] control_registers_addresses_15_tag_pcp;
    wire         control_registers_addresses_15_tag_dei;
    wire  [11:0] control_registers_addresses_15_tag_vid;
    wire  [47:0] control_registers_gateway;
    wire   [5:0] control_registers_data_dscp;
    wire   [5:0] control_registers_control_dscp;
    wire         control_registers_last_hop_used;
    wire   [5:0] control_registers_last_hop_dscp;
    wire   [7:0] control_registers_outer_ttl;
    wire         control_registers_outer_native;
    wire         control_registers_target_ack_ack_on_ecn;
    wire         control_registers_target_ack_ack_per_packet;
    wire         control_registers_target_ack_ack_tail;
    wire  [15:0] control_registers_target_ack_ack_gen_trigger;
    wire  [11:0] control_registers_target_ack_ack_gen_min_add;
    wire   [7:0] control_registers_target_offer_mpr;
    wire   [6:0] control_registers_target_offer_rcv_cwnd_pend;
    wire         control_registers_target_offer_restore_cwnd;
    wire  [19:0] control_registers_target_times_new_pdc;
    wire  [19:0] control_registers_target_times_linger;
    wire  [19:0] control_registers_target_times_close_req;
    wire  [24:0] control_registers_target_quarantine;
    wire  [31:0] control_registers_cwnd;
    wire  [31:0] control_registers_initiator_rto_init;
    wire  [31:0] control_registers_initiator_rto_max;
    wire   [3:0] control_registers_initiator_max_rto_retx;
    wire  [31:0] control_registers_initiator_nack_retx;
    wire   [4:0] control_registers_initiator_max_nack_retx;
    wire  [31:0] control_registers_initiator_go_back;
    wire  [31:0] control_registers_initiator_tail_loss;
    wire   [3:0] control_registers_initiator_max_tail_loss;
    wire  [31:0] control_registers_initiator_probe;
    wire  [31:0] control_registers_initiator_probe_tail;
    wire  [31:0] control_registers_initiator_probe_again;
    wire         control_registers_initiator_probe_first;
    wire  [31:0] control_registers_initiator_clear;
    wire  [31:0] control_registers_initiator_idle;
    wire   [7:0] control_registers_initiator_default_mpr;
    wire   [7:0] control_registers_initiator_override_mpr_zero;
    wire  [15:0] control_registers_initiator_ack_request_below;
    wire   [3:0] control_registers_initiator_packet_shift;
    wire         control_registers_initiator_service_required;
    wire         control_registers_initiator_loss_trim_nack;
    wire         control_registers_initiator_loss_loss_nack;
    wire         control_registers_initiator_loss_out_of_order;
    wire         control_registers_initiator_loss_entropy;
    wire         control_registers_initiator_loss_probe;
    wire   [1:0] control_registers_initiator_loss_tail;
    wire         control_registers_initiator_loss_rto;
    wire         control_registers_initiator_loss_ack_req;
    wire   [2:0] control_registers_choice_pdcs_per_tuple;
    wire         control_registers_choice_spread_turns;
    wire   [7:0] control_registers_choice_full_level;
    wire  [24:0] control_registers_choice_quarantine_time;
    wire         control_registers_expected_0rtt;
    wire         control_commands_job_valid;
    wire         control_commands_job_payload_remove;
    wire  [23:0] control_commands_job_payload_key;
    wire         control_commands_process_valid;
    wire         control_commands_process_payload_remove;
    wire         control_commands_process_payload_process_rel;
    wire  [23:0] control_commands_process_payload_process_job_id;
    wire  [11:0] control_commands_process_payload_process_pid_on_fep;
    wire         control_commands_resource_valid;
    wire         control_commands_resource_payload_remove;
    wire         control_commands_resource_payload_absolute;
    wire   [4:0] control_commands_resource_payload_owner;
    wire   [1:0] control_commands_resource_payload_space;
    wire  [11:0] control_commands_resource_payload_resource_index;
    wire         control_commands_resource_payload_context_enabled;
    wire         control_commands_resource_payload_context_uses_generation;
    wire   [7:0] control_commands_resource_payload_context_generation;
    wire  [15:0] control_commands_resource_payload_context_supported;
    wire         control_commands_context_valid;
    wire   [5:0] control_commands_context_payload_index;
    wire         control_commands_context_payload_context_enabled;
    wire         control_commands_context_payload_context_uses_generation;
    wire   [7:0] control_commands_context_payload_context_generation;
    wire  [15:0] control_commands_context_payload_context_supported;
    wire         control_commands_region_valid;
    wire         control_commands_region_payload_remove;
    wire  [63:0] control_commands_region_payload_region_key;
    wire  [63:0] control_commands_region_payload_region_base;
    wire  [63:0] control_commands_region_payload_region_first;
    wire  [63:0] control_commands_region_payload_region_length;
    wire         control_commands_region_payload_region_remote_read;
    wire         control_commands_region_payload_region_remote_write;
    wire         control_commands_region_payload_region_remote_atomic;
    wire         control_commands_region_payload_region_restricts_job;
    wire  [23:0] control_commands_region_payload_region_job_id;
    wire         control_commands_region_payload_region_restricts_resource;
    wire  [11:0] control_commands_region_payload_region_resource;
    wire         control_commands_receive_valid;
    wire         control_commands_receive_payload_tagged;
    wire   [1:0] control_commands_receive_payload_kind;
    wire   [5:0] control_commands_receive_payload_resource;
    wire  [63:0] control_commands_receive_payload_tag_match_bits;
    wire  [31:0] control_commands_receive_payload_tag_initiator;
    wire         control_commands_receive_payload_any_initiator;
    wire  [63:0] control_commands_receive_payload_ignore_bits;
    wire  [31:0] control_commands_receive_payload_place_wr_id;
    wire  [63:0] control_commands_receive_payload_place_address;
    wire  [31:0] control_commands_receive_payload_place_length;
    wire         control_commands_release_valid;
    wire   [4:0] control_commands_release_number;
    wire         control_host_atomic_valid;
    wire   [7:0] control_host_atomic_payload_opcode;
    wire   [7:0] control_host_atomic_payload_data_type;
    wire  [12:0] control_host_atomic_payload_address;
    wire  [63:0] control_host_atomic_payload_operand;
    wire  [63:0] control_host_atomic_payload_compare;
    wire   [1:0] control_deferral_choices_partial;
    wire         control_deferral_choices_target_upper;
    wire         control_deferral_restart_ready;
    wire         control_deferral_returned_ready;
    wire         control_neighbour_valid;
    wire         control_neighbour_forget;
    wire [127:0] control_neighbour_ip;
    wire  [47:0] control_neighbour_mac;
    wire         control_irq;
    wire   [2:0] control_command_payload_kind;
    wire  [15:0] control_command_payload_pdcid;
    wire         control_command_payload_with_psn;
    wire  [31:0] control_command_payload_psn;
    wire         control_command_valid;
    wire         control_s_axi_awready;
    wire         control_s_axi_wready;
    wire   [1:0] control_s_axi_bresp;
    wire         control_s_axi_bvalid;
    wire         control_s_axi_arready;
    wire  [31:0] control_s_axi_rdata;
    wire   [1:0] control_s_axi_rresp;
    wire         control_s_axi_rvalid;

    wire         registers_receive = control_registers_receive;
    wire         registers_transmit = control_registers_transmit;
    wire         registers_addresses_0_enable = control_registers_addresses_0_enable;
    wire [127:0] registers_addresses_0_ip = control_registers_addresses_0_ip;
    wire  [47:0] registers_addresses_0_mac = control_registers_addresses_0_mac;
    wire         registers_addresses_0_tagged = control_registers_addresses_0_tagged;
    wire   [2:0] registers_addresses_0_tag_pcp = control_registers_addresses_0_tag_pcp;
    wire         registers_addresses_0_tag_dei = control_registers_addresses_0_tag_dei;
    wire  [11:0] registers_addresses_0_tag_vid = control_registers_addresses_0_tag_vid;
    wire         registers_addresses_1_enable = control_registers_addresses_1_enable;
    wire [127:0] registers_addresses_1_ip = control_registers_addresses_1_ip;
    wire  [47:0] registers_addresses_1_mac = control_registers_addresses_1_mac;
    wire         registers_addresses_1_tagged = control_registers_addresses_1_tagged;
    wire   [2:0] registers_addresses_1_tag_pcp = control_registers_addresses_1_tag_pcp;
    wire         registers_addresses_1_tag_dei = control_registers_addresses_1_tag_dei;
    wire  [11:0] registers_addresses_1_tag_vid = control_registers_addresses_1_tag_vid;
    wire         registers_addresses_2_enable = control_registers_addresses_2_enable;
    wire [127:0] registers_addresses_2_ip = control_registers_addresses_2_ip;
    wire  [47:0] registers_addresses_2_mac = control_registers_addresses_2_mac;
    wire         registers_addresses_2_tagged = control_registers_addresses_2_tagged;
    wire   [2:0] registers_addresses_2_tag_pcp = control_registers_addresses_2_tag_pcp;
    wire         registers_addresses_2_tag_dei = control_registers_addresses_2_tag_dei;
    wire  [11:0] registers_addresses_2_tag_vid = control_registers_addresses_2_tag_vid;
    wire         registers_addresses_3_enable = control_registers_addresses_3_enable;
    wire [127:0] registers_addresses_3_ip = control_registers_addresses_3_ip;
    wire  [47:0] registers_addresses_3_mac = control_registers_addresses_3_mac;
    wire         registers_addresses_3_tagged = control_registers_addresses_3_tagged;
    wire   [2:0] registers_addresses_3_tag_pcp = control_registers_addresses_3_tag_pcp;
    wire         registers_addresses_3_tag_dei = control_registers_addresses_3_tag_dei;
    wire  [11:0] registers_addresses_3_tag_vid = control_registers_addresses_3_tag_vid;
    wire         registers_addresses_4_enable = control_registers_addresses_4_enable;
    wire [127:0] registers_addresses_4_ip = control_registers_addresses_4_ip;
    wire  [47:0] registers_addresses_4_mac = control_registers_addresses_4_mac;
    wire         registers_addresses_4_tagged = control_registers_addresses_4_tagged;
    wire   [2:0] registers_addresses_4_tag_pcp = control_registers_addresses_4_tag_pcp;
    wire         registers_addresses_4_tag_dei = control_registers_addresses_4_tag_dei;
    wire  [11:0] registers_addresses_4_tag_vid = control_registers_addresses_4_tag_vid;
    wire         registers_addresses_5_enable = control_registers_addresses_5_enable;
    wire [127:0] registers_addresses_5_ip = control_registers_addresses_5_ip;
    wire  [47:0] registers_addresses_5_mac = control_registers_addresses_5_mac;
    wire         registers_addresses_5_tagged = control_registers_addresses_5_tagged;
    wire   [2:0] registers_addresses_5_tag_pcp = control_registers_addresses_5_tag_pcp;
    wire         registers_addresses_5_tag_dei = control_registers_addresses_5_tag_dei;
    wire  [11:0] registers_addresses_5_tag_vid = control_registers_addresses_5_tag_vid;
    wire         registers_addresses_6_enable = control_registers_addresses_6_enable;
    wire [127:0] registers_addresses_6_ip = control_registers_addresses_6_ip;
    wire  [47:0] registers_addresses_6_mac = control_registers_addresses_6_mac;
    wire         registers_addresses_6_tagged = control_registers_addresses_6_tagged;
    wire   [2:0] registers_addresses_6_tag_pcp = control_registers_addresses_6_tag_pcp;
    wire         registers_addresses_6_tag_dei = control_registers_addresses_6_tag_dei;
    wire  [11:0] registers_addresses_6_tag_vid = control_registers_addresses_6_tag_vid;
    wire         registers_addresses_7_enable = control_registers_addresses_7_enable;
    wire [127:0] registers_addresses_7_ip = control_registers_addresses_7_ip;
    wire  [47:0] registers_addresses_7_mac = control_registers_addresses_7_mac;
    wire         registers_addresses_7_tagged = control_registers_addresses_7_tagged;
    wire   [2:0] registers_addresses_7_tag_pcp = control_registers_addresses_7_tag_pcp;
    wire         registers_addresses_7_tag_dei = control_registers_addresses_7_tag_dei;
    wire  [11:0] registers_addresses_7_tag_vid = control_registers_addresses_7_tag_vid;
    wire         registers_addresses_8_enable = control_registers_addresses_8_enable;
    wire [127:0] registers_addresses_8_ip = control_registers_addresses_8_ip;
    wire  [47:0] registers_addresses_8_mac = control_registers_addresses_8_mac;
    wire         registers_addresses_8_tagged = control_registers_addresses_8_tagged;
    wire   [2:0] registers_addresses_8_tag_pcp = control_registers_addresses_8_tag_pcp;
    wire         registers_addresses_8_tag_dei = control_registers_addresses_8_tag_dei;
    wire  [11:0] registers_addresses_8_tag_vid = control_registers_addresses_8_tag_vid;
    wire         registers_addresses_9_enable = control_registers_addresses_9_enable;
    wire [127:0] registers_addresses_9_ip = control_registers_addresses_9_ip;
    wire  [47:0] registers_addresses_9_mac = control_registers_addresses_9_mac;
    wire         registers_addresses_9_tagged = control_registers_addresses_9_tagged;
    wire   [2:0] registers_addresses_9_tag_pcp = control_registers_addresses_9_tag_pcp;
    wire         registers_addresses_9_tag_dei = control_registers_addresses_9_tag_dei;
    wire  [11:0] registers_addresses_9_tag_vid = control_registers_addresses_9_tag_vid;
    wire         registers_addresses_10_enable = control_registers_addresses_10_enable;
    wire [127:0] registers_addresses_10_ip = control_registers_addresses_10_ip;
    wire  [47:0] registers_addresses_10_mac = control_registers_addresses_10_mac;
    wire         registers_addresses_10_tagged = control_registers_addresses_10_tagged;
    wire   [2:0] registers_addresses_10_tag_pcp = control_registers_addresses_10_tag_pcp;
    wire         registers_addresses_10_tag_dei = control_registers_addresses_10_tag_dei;
    wire  [11:0] registers_addresses_10_tag_vid = control_registers_addresses_10_tag_vid;
    wire         registers_addresses_11_enable = control_registers_addresses_11_enable;
    wire [127:0] registers_addresses_11_ip = control_registers_addresses_11_ip;
    wire  [47:0] registers_addresses_11_mac = control_registers_addresses_11_mac;
    wire         registers_addresses_11_tagged = control_registers_addresses_11_tagged;
    wire   [2:0] registers_addresses_11_tag_pcp = control_registers_addresses_11_tag_pcp;
    wire         registers_addresses_11_tag_dei = control_registers_addresses_11_tag_dei;
    wire  [11:0] registers_addresses_11_tag_vid = control_registers_addresses_11_tag_vid;
    wire         registers_addresses_12_enable = control_registers_addresses_12_enable;
    wire [127:0] registers_addresses_12_ip = control_registers_addresses_12_ip;
    wire  [47:0] registers_addresses_12_mac = control_registers_addresses_12_mac;
    wire         registers_addresses_12_tagged = control_registers_addresses_12_tagged;
    wire   [2:0] registers_addresses_12_tag_pcp = control_registers_addresses_12_tag_pcp;
    wire         registers_addresses_12_tag_dei = control_registers_addresses_12_tag_dei;
    wire  [11:0] registers_addresses_12_tag_vid = control_registers_addresses_12_tag_vid;
    wire         registers_addresses_13_enable = control_registers_addresses_13_enable;
    wire [127:0] registers_addresses_13_ip = control_registers_addresses_13_ip;
    wire  [47:0] registers_addresses_13_mac = control_registers_addresses_13_mac;
    wire         registers_addresses_13_tagged = control_registers_addresses_13_tagged;
    wire   [2:0] registers_addresses_13_tag_pcp = control_registers_addresses_13_tag_pcp;
    wire         registers_addresses_13_tag_dei = control_registers_addresses_13_tag_dei;
    wire  [11:0] registers_addresses_13_tag_vid = control_registers_addresses_13_tag_vid;
    wire         registers_addresses_14_enable = control_registers_addresses_14_enable;
    wire [127:0] registers_addresses_14_ip = control_registers_addresses_14_ip;
    wire  [47:0] registers_addresses_14_mac = control_registers_addresses_14_mac;
    wire         registers_addresses_14_tagged = control_registers_addresses_14_tagged;
    wire   [2:0] registers_addresses_14_tag_pcp = control_registers_addresses_14_tag_pcp;
    wire         registers_addresses_14_tag_dei = control_registers_addresses_14_tag_dei;
    wire  [11:0] registers_addresses_14_tag_vid = control_registers_addresses_14_tag_vid;
    wire         registers_addresses_15_enable = control_registers_addresses_15_enable;
    wire [127:0] registers_addresses_15_ip = control_registers_addresses_15_ip;
    wire  [47:0] registers_addresses_15_mac = control_registers_addresses_15_mac;
    wire         registers_addresses_15_tagged = control_registers_addresses_15_tagged;
    wire   [2:0] registers_addresses_15_tag_pcp = control_registers_addresses_15_tag_pcp;
    wire         registers_addresses_15_tag_dei = control_registers_addresses_15_tag_dei;
    wire  [11:0] registers_addresses_15_tag_vid = control_registers_addresses_15_tag_vid;
    wire  [47:0] registers_gateway = control_registers_gateway;
    wire   [5:0] registers_data_dscp = control_registers_data_dscp;
    wire   [5:0] registers_control_dscp = control_registers_control_dscp;
    wire         registers_last_hop_used = control_registers_last_hop_used;
    wire   [5:0] registers_last_hop_dscp = control_registers_last_hop_dscp;
    wire   [7:0] registers_outer_ttl = control_registers_outer_ttl;
    wire         registers_outer_native = control_registers_outer_native;
    wire         registers_target_ack_ack_on_ecn = control_registers_target_ack_ack_on_ecn;
    wire         registers_target_ack_ack_per_packet = control_registers_target_ack_ack_per_packet;
    wire         registers_target_ack_ack_tail = control_registers_target_ack_ack_tail;
    wire  [15:0] registers_target_ack_ack_gen_trigger = control_registers_target_ack_ack_gen_trigger;
    wire  [11:0] registers_target_ack_ack_gen_min_add = control_registers_target_ack_ack_gen_min_add;
    wire   [7:0] registers_target_offer_mpr = control_registers_target_offer_mpr;
    wire   [6:0] registers_target_offer_rcv_cwnd_pend = control_registers_target_offer_rcv_cwnd_pend;
    wire         registers_target_offer_restore_cwnd = control_registers_target_offer_restore_cwnd;
    wire  [19:0] registers_target_times_new_pdc = control_registers_target_times_new_pdc;
    wire  [19:0] registers_target_times_linger = control_registers_target_times_linger;
    wire  [19:0] registers_target_times_close_req = control_registers_target_times_close_req;
    wire  [24:0] registers_target_quarantine = control_registers_target_quarantine;
    wire  [31:0] registers_cwnd = control_registers_cwnd;
    wire  [31:0] registers_initiator_rto_init = control_registers_initiator_rto_init;
    wire  [31:0] registers_initiator_rto_max = control_registers_initiator_rto_max;
    wire   [3:0] registers_initiator_max_rto_retx = control_registers_initiator_max_rto_retx;
    wire  [31:0] registers_initiator_nack_retx = control_registers_initiator_nack_retx;
    wire   [4:0] registers_initiator_max_nack_retx = control_registers_initiator_max_nack_retx;
    wire  [31:0] registers_initiator_go_back = control_registers_initiator_go_back;
    wire  [31:0] registers_initiator_tail_loss = control_registers_initiator_tail_loss;
    wire   [3:0] registers_initiator_max_tail_loss = control_registers_initiator_max_tail_loss;
    wire  [31:0] registers_initiator_probe = control_registers_initiator_probe;
    wire  [31:0] registers_initiator_probe_tail = control_registers_initiator_probe_tail;
    wire  [31:0] registers_initiator_probe_again = control_registers_initiator_probe_again;
    wire         registers_initiator_probe_first = control_registers_initiator_probe_first;
    wire  [31:0] registers_initiator_clear = control_registers_initiator_clear;
    wire  [31:0] registers_initiator_idle = control_registers_initiator_idle;
    wire   [7:0] registers_initiator_default_mpr = control_registers_initiator_default_mpr;
    wire   [7:0] registers_initiator_override_mpr_zero = control_registers_initiator_override_mpr_zero;
    wire  [15:0] registers_initiator_ack_request_below = control_registers_initiator_ack_request_below;
    wire   [3:0] registers_initiator_packet_shift = control_registers_initiator_packet_shift;
    wire         registers_initiator_service_required = control_registers_initiator_service_required;
    wire         registers_initiator_loss_trim_nack = control_registers_initiator_loss_trim_nack;
    wire         registers_initiator_loss_loss_nack = control_registers_initiator_loss_loss_nack;
    wire         registers_initiator_loss_out_of_order = control_registers_initiator_loss_out_of_order;
    wire         registers_initiator_loss_entropy = control_registers_initiator_loss_entropy;
    wire         registers_initiator_loss_probe = control_registers_initiator_loss_probe;
    wire   [1:0] registers_initiator_loss_tail = control_registers_initiator_loss_tail;
    wire         registers_initiator_loss_rto = control_registers_initiator_loss_rto;
    wire         registers_initiator_loss_ack_req = control_registers_initiator_loss_ack_req;
    wire   [2:0] registers_choice_pdcs_per_tuple = control_registers_choice_pdcs_per_tuple;
    wire         registers_choice_spread_turns = control_registers_choice_spread_turns;
    wire   [7:0] registers_choice_full_level = control_registers_choice_full_level;
    wire  [24:0] registers_choice_quarantine_time = control_registers_choice_quarantine_time;
    wire         registers_expected_0rtt = control_registers_expected_0rtt;
    wire         commands_job_valid = control_commands_job_valid;
    wire         commands_job_payload_remove = control_commands_job_payload_remove;
    wire  [23:0] commands_job_payload_key = control_commands_job_payload_key;
    wire         commands_process_valid = control_commands_process_valid;
    wire         commands_process_payload_remove = control_commands_process_payload_remove;
    wire         commands_process_payload_process_rel = control_commands_process_payload_process_rel;
    wire  [23:0] commands_process_payload_process_job_id = control_commands_process_payload_process_job_id;
    wire  [11:0] commands_process_payload_process_pid_on_fep = control_commands_process_payload_process_pid_on_fep;
    wire         commands_resource_valid = control_commands_resource_valid;
    wire         commands_resource_payload_remove = control_commands_resource_payload_remove;
    wire         commands_resource_payload_absolute = control_commands_resource_payload_absolute;
    wire   [4:0] commands_resource_payload_owner = control_commands_resource_payload_owner;
    wire   [1:0] commands_resource_payload_space = control_commands_resource_payload_space;
    wire  [11:0] commands_resource_payload_resource_index = control_commands_resource_payload_resource_index;
    wire         commands_resource_payload_context_enabled = control_commands_resource_payload_context_enabled;
    wire         commands_resource_payload_context_uses_generation = control_commands_resource_payload_context_uses_generation;
    wire   [7:0] commands_resource_payload_context_generation = control_commands_resource_payload_context_generation;
    wire  [15:0] commands_resource_payload_context_supported = control_commands_resource_payload_context_supported;
    wire         commands_context_valid = control_commands_context_valid;
    wire   [5:0] commands_context_payload_index = control_commands_context_payload_index;
    wire         commands_context_payload_context_enabled = control_commands_context_payload_context_enabled;
    wire         commands_context_payload_context_uses_generation = control_commands_context_payload_context_uses_generation;
    wire   [7:0] commands_context_payload_context_generation = control_commands_context_payload_context_generation;
    wire  [15:0] commands_context_payload_context_supported = control_commands_context_payload_context_supported;
    wire         commands_region_valid = control_commands_region_valid;
    wire         commands_region_payload_remove = control_commands_region_payload_remove;
    wire  [63:0] commands_region_payload_region_key = control_commands_region_payload_region_key;
    wire  [63:0] commands_region_payload_region_base = control_commands_region_payload_region_base;
    wire  [63:0] commands_region_payload_region_first = control_commands_region_payload_region_first;
    wire  [63:0] commands_region_payload_region_length = control_commands_region_payload_region_length;
    wire         commands_region_payload_region_remote_read = control_commands_region_payload_region_remote_read;
    wire         commands_region_payload_region_remote_write = control_commands_region_payload_region_remote_write;
    wire         commands_region_payload_region_remote_atomic = control_commands_region_payload_region_remote_atomic;
    wire         commands_region_payload_region_restricts_job = control_commands_region_payload_region_restricts_job;
    wire  [23:0] commands_region_payload_region_job_id = control_commands_region_payload_region_job_id;
    wire         commands_region_payload_region_restricts_resource = control_commands_region_payload_region_restricts_resource;
    wire  [11:0] commands_region_payload_region_resource = control_commands_region_payload_region_resource;
    wire         commands_receive_valid = control_commands_receive_valid;
    wire         commands_receive_payload_tagged = control_commands_receive_payload_tagged;
    wire   [1:0] commands_receive_payload_kind = control_commands_receive_payload_kind;
    wire   [5:0] commands_receive_payload_resource = control_commands_receive_payload_resource;
    wire  [63:0] commands_receive_payload_tag_match_bits = control_commands_receive_payload_tag_match_bits;
    wire  [31:0] commands_receive_payload_tag_initiator = control_commands_receive_payload_tag_initiator;
    wire         commands_receive_payload_any_initiator = control_commands_receive_payload_any_initiator;
    wire  [63:0] commands_receive_payload_ignore_bits = control_commands_receive_payload_ignore_bits;
    wire  [31:0] commands_receive_payload_place_wr_id = control_commands_receive_payload_place_wr_id;
    wire  [63:0] commands_receive_payload_place_address = control_commands_receive_payload_place_address;
    wire  [31:0] commands_receive_payload_place_length = control_commands_receive_payload_place_length;
    wire         commands_release_valid = control_commands_release_valid;
    wire   [4:0] commands_release_number = control_commands_release_number;
    wire         host_atomic_valid = control_host_atomic_valid;
    wire   [7:0] host_atomic_payload_opcode = control_host_atomic_payload_opcode;
    wire   [7:0] host_atomic_payload_data_type = control_host_atomic_payload_data_type;
    wire  [12:0] host_atomic_payload_address = control_host_atomic_payload_address;
    wire  [63:0] host_atomic_payload_operand = control_host_atomic_payload_operand;
    wire  [63:0] host_atomic_payload_compare = control_host_atomic_payload_compare;
    wire   [1:0] deferral_choices_partial = control_deferral_choices_partial;
    wire         deferral_choices_target_upper = control_deferral_choices_target_upper;
    wire         deferral_restart_ready = control_deferral_restart_ready;
    wire         deferral_returned_ready = control_deferral_returned_ready;
    wire         neighbour_valid = control_neighbour_valid;
    wire         neighbour_forget = control_neighbour_forget;
    wire [127:0] neighbour_ip = control_neighbour_ip;
    wire  [47:0] neighbour_mac = control_neighbour_mac;
    wire         command_valid = control_command_valid;
    wire   [2:0] command_payload_kind = control_command_payload_kind;
    wire  [15:0] command_payload_pdcid = control_command_payload_pdcid;
    wire         command_payload_with_psn = control_command_payload_with_psn;
    wire  [31:0] command_payload_psn = control_command_payload_psn;

    uet_endpoint_b64_n16_w128_crc_little_marked_returns_ses_hpc endpoint (
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
        .commands_job_valid                                     (commands_job_valid),
        .commands_job_payload_remove                            (commands_job_payload_remove),
        .commands_job_payload_key                               (commands_job_payload_key),
        .commands_process_valid                                 (commands_process_valid),
        .commands_process_payload_remove                        (commands_process_payload_remove),
        .commands_process_payload_process_rel                   (commands_process_payload_process_rel),
        .commands_process_payload_process_job_id                (commands_process_payload_process_job_id),
        .commands_process_payload_process_pid_on_fep            (commands_process_payload_process_pid_on_fep),
        .commands_resource_valid                                (commands_resource_valid),
        .commands_resource_payload_remove                       (commands_resource_payload_remove),
        .commands_resource_payload_absolute                     (commands_resource_payload_absolute),
        .commands_resource_payload_owner                        (commands_resource_payload_owner),
        .commands_resource_payload_space                        (commands_resource_payload_space),
        .commands_resource_payload_resource_index               (commands_resource_payload_resource_index),
        .commands_resource_payload_context_enabled              (commands_resource_payload_context_enabled),
        .commands_resource_payload_context_uses_generation      (commands_resource_payload_context_uses_generation),
        .commands_resource_payload_context_generation           (commands_resource_payload_context_generation),
        .commands_resource_payload_context_supported            (commands_resource_payload_context_supported),
        .commands_context_valid                                 (commands_context_valid),
        .commands_context_payload_index                         (commands_context_payload_index),
        .commands_context_payload_context_enabled               (commands_context_payload_context_enabled),
        .commands_context_payload_context_uses_generation       (commands_context_payload_context_uses_generation),
        .commands_context_payload_context_generation            (commands_context_payload_context_generation),
        .commands_context_payload_context_supported             (commands_context_payload_context_supported),
        .commands_region_valid                                  (commands_region_valid),
        .commands_region_payload_remove                         (commands_region_payload_remove),
        .commands_region_payload_region_key                     (commands_region_payload_region_key),
        .commands_region_payload_region_base                    (commands_region_payload_region_base),
        .commands_region_payload_region_first                   (commands_region_payload_region_first),
        .commands_region_payload_region_length                  (commands_region_payload_region_length),
        .commands_region_payload_region_remote_read             (commands_region_payload_region_remote_read),
        .commands_region_payload_region_remote_write            (commands_region_payload_region_remote_write),
        .commands_region_payload_region_remote_atomic           (commands_region_payload_region_remote_atomic),
        .commands_region_payload_region_restricts_job           (commands_region_payload_region_restricts_job),
        .commands_region_payload_region_job_id                  (commands_region_payload_region_job_id),
        .commands_region_payload_region_restricts_resource      (commands_region_payload_region_restricts_resource),
        .commands_region_payload_region_resource                (commands_region_payload_region_resource),
        .commands_receive_valid                                 (commands_receive_valid),
        .commands_receive_payload_tagged                        (commands_receive_payload_tagged),
        .commands_receive_payload_kind                          (commands_receive_payload_kind),
        .commands_receive_payload_resource                      (commands_receive_payload_resource),
        .commands_receive_payload_tag_match_bits                (commands_receive_payload_tag_match_bits),
        .commands_receive_payload_tag_initiator                 (commands_receive_payload_tag_initiator),
        .commands_receive_payload_any_initiator                 (commands_receive_payload_any_initiator),
        .commands_receive_payload_ignore_bits                   (commands_receive_payload_ignore_bits),
        .commands_receive_payload_place_wr_id                   (commands_receive_payload_place_wr_id),
        .commands_receive_payload_place_address                 (commands_receive_payload_place_address),
        .commands_receive_payload_place_length                  (commands_receive_payload_place_length),
        .commands_release_valid                                 (commands_release_valid),
        .commands_release_number                                (commands_release_number),
        .neighbour_valid                                        (neighbour_valid),
        .neighbour_forget                                       (neighbour_forget),
        .neighbour_ip                                           (neighbour_ip),
        .neighbour_mac                                          (neighbour_mac),
        .payload_wrong                                          (payload_wrong),
        .conclude_valid                                         (1'b0),
        .conclude_payload                                       (16'd0),
        .host_atomic_valid                                      (host_atomic_valid),
        .host_atomic_payload_opcode                             (host_atomic_payload_opcode),
        .host_atomic_payload_data_type                          (host_atomic_payload_data_type),
        .host_atomic_payload_address                            (host_atomic_payload_address),
        .host_atomic_payload_operand                            (host_atomic_payload_operand),
        .host_atomic_payload_compare                            (host_atomic_payload_compare),
        .flushed                                                (flushed),
        .deferral_choices_partial                               (deferral_choices_partial),
        .deferral_choices_target_upper                          (deferral_choices_target_upper),
        .deferral_restart_ready                                 (deferral_restart_ready),
        .deferral_returned_ready                                (deferral_returned_ready),
        .memory_ar_ready                                        (memory_ar_ready),
        .memory_r_valid                                         (memory_r_valid),
        .memory_r_payload_id                                    (memory_r_payload_id),
        .memory_r_payload_data                                  (memory_r_payload_data),
        .memory_r_payload_resp                                  (memory_r_payload_resp),
        .memory_r_payload_last                                  (memory_r_payload_last),
        .conclude_ready                                         (endpoint_conclude_ready),
        .commands_done_job_valid                                (endpoint_commands_done_job_valid),
        .commands_done_job_status                               (endpoint_commands_done_job_status),
        .commands_done_job_slot                                 (endpoint_commands_done_job_slot),
        .commands_done_process_valid                            (endpoint_commands_done_process_valid),
        .commands_done_process_status                           (endpoint_commands_done_process_status),
        .commands_done_process_slot                             (endpoint_commands_done_process_slot),
        .commands_done_resource_valid                           (endpoint_commands_done_resource_valid),
        .commands_done_resource_status                          (endpoint_commands_done_resource_status),
        .commands_done_resource_slot                            (endpoint_commands_done_resource_slot),
        .commands_done_region_valid                             (endpoint_commands_done_region_valid),
        .commands_done_region_status                            (endpoint_commands_done_region_status),
        .commands_done_region_slot                              (endpoint_commands_done_region_slot),
        .commands_done_context_taken                            (endpoint_commands_done_context_taken),
        .commands_done_receive_taken                            (endpoint_commands_done_receive_taken),
        .commands_done_sends_valid                              (endpoint_commands_done_sends_valid),
        .commands_done_sends_kind                               (endpoint_commands_done_sends_kind),
        .commands_done_sends_outcome                            (endpoint_commands_done_sends_outcome),
        .commands_done_sends_wr_id                              (endpoint_commands_done_sends_wr_id),
        .commands_done_tags_valid                               (endpoint_commands_done_tags_valid),
        .commands_done_tags_kind                                (endpoint_commands_done_tags_kind),
        .commands_done_tags_outcome                             (endpoint_commands_done_tags_outcome),
        .commands_done_tags_wr_id                               (endpoint_commands_done_tags_wr_id),
        .commands_done_kept_found_valid                         (endpoint_commands_done_kept_found_valid),
        .commands_done_kept_found_wr_id                         (endpoint_commands_done_kept_found_wr_id),
        .commands_done_kept_found_number                        (endpoint_commands_done_kept_found_number),
        .commands_done_kept_found_is_whole                      (endpoint_commands_done_kept_found_is_whole),
        .commands_done_released_valid                           (endpoint_commands_done_released_valid),
        .commands_done_released_ok                              (endpoint_commands_done_released_ok),
        .host_atomic_done_taken                                 (endpoint_host_atomic_done_taken),
        .host_atomic_done_done_valid                            (endpoint_host_atomic_done_done_valid),
        .host_atomic_done_done_code                             (endpoint_host_atomic_done_done_code),
        .host_atomic_done_done_fetched                          (endpoint_host_atomic_done_done_fetched),
        .flush                                                  (endpoint_flush),
        .fetched_valid                                          (endpoint_fetched_valid),
        .fetched_value                                          (endpoint_fetched_value),
        .bytes_unasked                                          (endpoint_bytes_unasked),
        .rudi_counts_datagram_sent                              (endpoint_rudi_counts_datagram_sent),
        .rudi_counts_retransmitted                              (endpoint_rudi_counts_retransmitted),
        .rudi_counts_lost_trim                                  (endpoint_rudi_counts_lost_trim),
        .rudi_counts_lost_nack                                  (endpoint_rudi_counts_lost_nack),
        .rudi_counts_lost_timeout                               (endpoint_rudi_counts_lost_timeout),
        .rudi_counts_nack_unexpected                            (endpoint_rudi_counts_nack_unexpected),
        .rudi_counts_pkt_id_unknown                             (endpoint_rudi_counts_pkt_id_unknown),
        .rudi_counts_peer_dropped                               (endpoint_rudi_counts_peer_dropped),
        .deferral_told_restart_valid                            (endpoint_deferral_told_restart_valid),
        .deferral_told_restart_payload_wr_id                    (endpoint_deferral_told_restart_payload_wr_id),
        .deferral_told_restart_payload_tokens                   (endpoint_deferral_told_restart_payload_tokens),
        .deferral_told_restart_payload_at                       (endpoint_deferral_told_restart_payload_at),
        .deferral_told_restart_payload_length                   (endpoint_deferral_told_restart_payload_length),
        .deferral_told_returned_valid                           (endpoint_deferral_told_returned_valid),
        .deferral_told_returned_wr_id                           (endpoint_deferral_told_returned_wr_id),
        .memory_reads_ar_valid                                  (endpoint_memory_reads_ar_valid),
        .memory_reads_ar_payload_id                             (endpoint_memory_reads_ar_payload_id),
        .memory_reads_ar_payload_addr                           (endpoint_memory_reads_ar_payload_addr),
        .memory_reads_ar_payload_len                            (endpoint_memory_reads_ar_payload_len),
        .memory_reads_ar_payload_size                           (endpoint_memory_reads_ar_payload_size),
        .memory_reads_ar_payload_burst                          (endpoint_memory_reads_ar_payload_burst),
        .memory_reads_ar_payload_lock                           (endpoint_memory_reads_ar_payload_lock),
        .memory_reads_ar_payload_cache                          (endpoint_memory_reads_ar_payload_cache),
        .memory_reads_ar_payload_prot                           (endpoint_memory_reads_ar_payload_prot),
        .memory_reads_r_ready                                   (endpoint_memory_reads_r_ready),
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
        .pdc_event_start_psn                                    (endpoint_pdc_event_start_psn),
        .pdc_event_peer                                         (endpoint_pdc_event_peer),
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
        .received_payload_data                                  (s_axis_rx_tdata),
        .received_payload_keep                                  (s_axis_rx_tkeep),
        .received_payload_last                                  (s_axis_rx_tlast),
        .received_payload_user_bad                              (s_axis_rx_tuser),
        .received_valid                                         (s_axis_rx_tvalid),
        .received_ready                                         (endpoint_received_ready),
        .sent_payload_data                                      (endpoint_sent_payload_data),
        .sent_payload_keep                                      (endpoint_sent_payload_keep),
        .sent_payload_last                                      (endpoint_sent_payload_last),
        .sent_payload_wrong                                     (endpoint_sent_payload_wrong),
        .sent_valid                                             (endpoint_sent_valid),
        .sent_ready                                             (m_axis_tx_tready),
        .messages_payload_op                                    (messages_payload_op),
        .messages_payload_is_tagged                             (messages_payload_is_tagged),
        .messages_payload_mode                                  (messages_payload_mode),
        .messages_payload_lane                                  (messages_payload_lane),
        .messages_payload_traffic_class                         (messages_payload_traffic_class),
        .messages_payload_local                                 (messages_payload_local),
        .messages_payload_destination                           (messages_payload_destination),
        .messages_payload_job_id                                (messages_payload_job_id),
        .messages_payload_pid_on_fep                            (messages_payload_pid_on_fep),
        .messages_payload_resource_index                        (messages_payload_resource_index),
        .messages_payload_ri_generation                         (messages_payload_ri_generation),
        .messages_payload_dc                                    (messages_payload_dc),
        .messages_payload_key                                   (messages_payload_key),
        .messages_payload_offset                                (messages_payload_offset),
        .messages_payload_initiator                             (messages_payload_initiator),
        .messages_payload_has_header_data                       (messages_payload_has_header_data),
        .messages_payload_header_data                           (messages_payload_header_data),
        .messages_payload_length                                (messages_payload_length),
        .messages_payload_wr_id                                 (messages_payload_wr_id),
        .messages_payload_back_enable                           (messages_payload_back_enable),
        .messages_payload_back_pdcid                            (messages_payload_back_pdcid),
        .messages_payload_back_close                            (messages_payload_back_close),
        .messages_payload_expects                               (messages_payload_expects),
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
        .sent_completion_payload_ri_generation                  (endpoint_sent_completion_payload_ri_generation),
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
        .place_payload_user_is_kept                             (endpoint_place_payload_user_is_kept),
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
        .completion_payload_kept_is                             (endpoint_completion_payload_kept_is),
        .completion_payload_kept_number                         (endpoint_completion_payload_kept_number),
        .completion_valid                                       (endpoint_completion_valid),
        .completion_ready                                       (completion_ready)
    );

    uet_endpoint_b64_n16_w128_crc_little_returns_ses_hpc_control control (
        .clk                                                    (clk),
        .rst                                                    (rst),
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
        .pdc_event_start_psn                                    (endpoint_pdc_event_start_psn),
        .pdc_event_peer                                         (endpoint_pdc_event_peer),
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
        .bad_frame                                              (s_axis_rx_tvalid && s_axis_rx_tlast && s_axis_rx_tuser),
        .commands_done_job_valid                                (endpoint_commands_done_job_valid),
        .commands_done_job_status                               (endpoint_commands_done_job_status),
        .commands_done_job_slot                                 (endpoint_commands_done_job_slot),
        .commands_done_process_valid                            (endpoint_commands_done_process_valid),
        .commands_done_process_status                           (endpoint_commands_done_process_status),
        .commands_done_process_slot                             (endpoint_commands_done_process_slot),
        .commands_done_resource_valid                           (endpoint_commands_done_resource_valid),
        .commands_done_resource_status                          (endpoint_commands_done_resource_status),
        .commands_done_resource_slot                            (endpoint_commands_done_resource_slot),
        .commands_done_region_valid                             (endpoint_commands_done_region_valid),
        .commands_done_region_status                            (endpoint_commands_done_region_status),
        .commands_done_region_slot                              (endpoint_commands_done_region_slot),
        .commands_done_context_taken                            (endpoint_commands_done_context_taken),
        .commands_done_receive_taken                            (endpoint_commands_done_receive_taken),
        .commands_done_sends_valid                              (endpoint_commands_done_sends_valid),
        .commands_done_sends_kind                               (endpoint_commands_done_sends_kind),
        .commands_done_sends_outcome                            (endpoint_commands_done_sends_outcome),
        .commands_done_sends_wr_id                              (endpoint_commands_done_sends_wr_id),
        .commands_done_tags_valid                               (endpoint_commands_done_tags_valid),
        .commands_done_tags_kind                                (endpoint_commands_done_tags_kind),
        .commands_done_tags_outcome                             (endpoint_commands_done_tags_outcome),
        .commands_done_tags_wr_id                               (endpoint_commands_done_tags_wr_id),
        .commands_done_kept_found_valid                         (endpoint_commands_done_kept_found_valid),
        .commands_done_kept_found_wr_id                         (endpoint_commands_done_kept_found_wr_id),
        .commands_done_kept_found_number                        (endpoint_commands_done_kept_found_number),
        .commands_done_kept_found_is_whole                      (endpoint_commands_done_kept_found_is_whole),
        .commands_done_released_valid                           (endpoint_commands_done_released_valid),
        .commands_done_released_ok                              (endpoint_commands_done_released_ok),
        .host_atomic_done_taken                                 (endpoint_host_atomic_done_taken),
        .host_atomic_done_done_valid                            (endpoint_host_atomic_done_done_valid),
        .host_atomic_done_done_code                             (endpoint_host_atomic_done_done_code),
        .host_atomic_done_done_fetched                          (endpoint_host_atomic_done_done_fetched),
        .bytes_unasked                                          (endpoint_bytes_unasked),
        .rudi_counts_datagram_sent                              (endpoint_rudi_counts_datagram_sent),
        .rudi_counts_retransmitted                              (endpoint_rudi_counts_retransmitted),
        .rudi_counts_lost_trim                                  (endpoint_rudi_counts_lost_trim),
        .rudi_counts_lost_nack                                  (endpoint_rudi_counts_lost_nack),
        .rudi_counts_lost_timeout                               (endpoint_rudi_counts_lost_timeout),
        .rudi_counts_nack_unexpected                            (endpoint_rudi_counts_nack_unexpected),
        .rudi_counts_pkt_id_unknown                             (endpoint_rudi_counts_pkt_id_unknown),
        .rudi_counts_peer_dropped                               (endpoint_rudi_counts_peer_dropped),
        .deferral_told_restart_valid                            (endpoint_deferral_told_restart_valid),
        .deferral_told_restart_payload_wr_id                    (endpoint_deferral_told_restart_payload_wr_id),
        .deferral_told_restart_payload_tokens                   (endpoint_deferral_told_restart_payload_tokens),
        .deferral_told_restart_payload_at                       (endpoint_deferral_told_restart_payload_at),
        .deferral_told_restart_payload_length                   (endpoint_deferral_told_restart_payload_length),
        .deferral_told_returned_valid                           (endpoint_deferral_told_returned_valid),
        .deferral_told_returned_wr_id                           (endpoint_deferral_told_returned_wr_id),
        .registers_receive                                      (control_registers_receive),
        .registers_transmit                                     (control_registers_transmit),
        .registers_addresses_0_enable                           (control_registers_addresses_0_enable),
        .registers_addresses_0_ip                               (control_registers_addresses_0_ip),
        .registers_addresses_0_mac                              (control_registers_addresses_0_mac),
        .registers_addresses_0_tagged                           (control_registers_addresses_0_tagged),
        .registers_addresses_0_tag_pcp                          (control_registers_addresses_0_tag_pcp),
        .registers_addresses_0_tag_dei                          (control_registers_addresses_0_tag_dei),
        .registers_addresses_0_tag_vid                          (control_registers_addresses_0_tag_vid),
        .registers_addresses_1_enable                           (control_registers_addresses_1_enable),
        .registers_addresses_1_ip                               (control_registers_addresses_1_ip),
        .registers_addresses_1_mac                              (control_registers_addresses_1_mac),
        .registers_addresses_1_tagged                           (control_registers_addresses_1_tagged),
        .registers_addresses_1_tag_pcp                          (control_registers_addresses_1_tag_pcp),
        .registers_addresses_1_tag_dei                          (control_registers_addresses_1_tag_dei),
        .registers_addresses_1_tag_vid                          (control_registers_addresses_1_tag_vid),
        .registers_addresses_2_enable                           (control_registers_addresses_2_enable),
        .registers_addresses_2_ip                               (control_registers_addresses_2_ip),
        .registers_addresses_2_mac                              (control_registers_addresses_2_mac),
        .registers_addresses_2_tagged                           (control_registers_addresses_2_tagged),
        .registers_addresses_2_tag_pcp                          (control_registers_addresses_2_tag_pcp),
        .registers_addresses_2_tag_dei                          (control_registers_addresses_2_tag_dei),
        .registers_addresses_2_tag_vid                          (control_registers_addresses_2_tag_vid),
        .registers_addresses_3_enable                           (control_registers_addresses_3_enable),
        .registers_addresses_3_ip                               (control_registers_addresses_3_ip),
        .registers_addresses_3_mac                              (control_registers_addresses_3_mac),
        .registers_addresses_3_tagged                           (control_registers_addresses_3_tagged),
        .registers_addresses_3_tag_pcp                          (control_registers_addresses_3_tag_pcp),
        .registers_addresses_3_tag_dei                          (control_registers_addresses_3_tag_dei),
        .registers_addresses_3_tag_vid                          (control_registers_addresses_3_tag_vid),
        .registers_addresses_4_enable                           (control_registers_addresses_4_enable),
        .registers_addresses_4_ip                               (control_registers_addresses_4_ip),
        .registers_addresses_4_mac                              (control_registers_addresses_4_mac),
        .registers_addresses_4_tagged                           (control_registers_addresses_4_tagged),
        .registers_addresses_4_tag_pcp                          (control_registers_addresses_4_tag_pcp),
        .registers_addresses_4_tag_dei                          (control_registers_addresses_4_tag_dei),
        .registers_addresses_4_tag_vid                          (control_registers_addresses_4_tag_vid),
        .registers_addresses_5_enable                           (control_registers_addresses_5_enable),
        .registers_addresses_5_ip                               (control_registers_addresses_5_ip),
        .registers_addresses_5_mac                              (control_registers_addresses_5_mac),
        .registers_addresses_5_tagged                           (control_registers_addresses_5_tagged),
        .registers_addresses_5_tag_pcp                          (control_registers_addresses_5_tag_pcp),
        .registers_addresses_5_tag_dei                          (control_registers_addresses_5_tag_dei),
        .registers_addresses_5_tag_vid                          (control_registers_addresses_5_tag_vid),
        .registers_addresses_6_enable                           (control_registers_addresses_6_enable),
        .registers_addresses_6_ip                               (control_registers_addresses_6_ip),
        .registers_addresses_6_mac                              (control_registers_addresses_6_mac),
        .registers_addresses_6_tagged                           (control_registers_addresses_6_tagged),
        .registers_addresses_6_tag_pcp                          (control_registers_addresses_6_tag_pcp),
        .registers_addresses_6_tag_dei                          (control_registers_addresses_6_tag_dei),
        .registers_addresses_6_tag_vid                          (control_registers_addresses_6_tag_vid),
        .registers_addresses_7_enable                           (control_registers_addresses_7_enable),
        .registers_addresses_7_ip                               (control_registers_addresses_7_ip),
        .registers_addresses_7_mac                              (control_registers_addresses_7_mac),
        .registers_addresses_7_tagged                           (control_registers_addresses_7_tagged),
        .registers_addresses_7_tag_pcp                          (control_registers_addresses_7_tag_pcp),
        .registers_addresses_7_tag_dei                          (control_registers_addresses_7_tag_dei),
        .registers_addresses_7_tag_vid                          (control_registers_addresses_7_tag_vid),
        .registers_addresses_8_enable                           (control_registers_addresses_8_enable),
        .registers_addresses_8_ip                               (control_registers_addresses_8_ip),
        .registers_addresses_8_mac                              (control_registers_addresses_8_mac),
        .registers_addresses_8_tagged                           (control_registers_addresses_8_tagged),
        .registers_addresses_8_tag_pcp                          (control_registers_addresses_8_tag_pcp),
        .registers_addresses_8_tag_dei                          (control_registers_addresses_8_tag_dei),
        .registers_addresses_8_tag_vid                          (control_registers_addresses_8_tag_vid),
        .registers_addresses_9_enable                           (control_registers_addresses_9_enable),
        .registers_addresses_9_ip                               (control_registers_addresses_9_ip),
        .registers_addresses_9_mac                              (control_registers_addresses_9_mac),
        .registers_addresses_9_tagged                           (control_registers_addresses_9_tagged),
        .registers_addresses_9_tag_pcp                          (control_registers_addresses_9_tag_pcp),
        .registers_addresses_9_tag_dei                          (control_registers_addresses_9_tag_dei),
        .registers_addresses_9_tag_vid                          (control_registers_addresses_9_tag_vid),
        .registers_addresses_10_enable                          (control_registers_addresses_10_enable),
        .registers_addresses_10_ip                              (control_registers_addresses_10_ip),
        .registers_addresses_10_mac                             (control_registers_addresses_10_mac),
        .registers_addresses_10_tagged                          (control_registers_addresses_10_tagged),
        .registers_addresses_10_tag_pcp                         (control_registers_addresses_10_tag_pcp),
        .registers_addresses_10_tag_dei                         (control_registers_addresses_10_tag_dei),
        .registers_addresses_10_tag_vid                         (control_registers_addresses_10_tag_vid),
        .registers_addresses_11_enable                          (control_registers_addresses_11_enable),
        .registers_addresses_11_ip                              (control_registers_addresses_11_ip),
        .registers_addresses_11_mac                             (control_registers_addresses_11_mac),
        .registers_addresses_11_tagged                          (control_registers_addresses_11_tagged),
        .registers_addresses_11_tag_pcp                         (control_registers_addresses_11_tag_pcp),
        .registers_addresses_11_tag_dei                         (control_registers_addresses_11_tag_dei),
        .registers_addresses_11_tag_vid                         (control_registers_addresses_11_tag_vid),
        .registers_addresses_12_enable                          (control_registers_addresses_12_enable),
        .registers_addresses_12_ip                              (control_registers_addresses_12_ip),
        .registers_addresses_12_mac                             (control_registers_addresses_12_mac),
        .registers_addresses_12_tagged                          (control_registers_addresses_12_tagged),
        .registers_addresses_12_tag_pcp                         (control_registers_addresses_12_tag_pcp),
        .registers_addresses_12_tag_dei                         (control_registers_addresses_12_tag_dei),
        .registers_addresses_12_tag_vid                         (control_registers_addresses_12_tag_vid),
        .registers_addresses_13_enable                          (control_registers_addresses_13_enable),
        .registers_addresses_13_ip                              (control_registers_addresses_13_ip),
        .registers_addresses_13_mac                             (control_registers_addresses_13_mac),
        .registers_addresses_13_tagged                          (control_registers_addresses_13_tagged),
        .registers_addresses_13_tag_pcp                         (control_registers_addresses_13_tag_pcp),
        .registers_addresses_13_tag_dei                         (control_registers_addresses_13_tag_dei),
        .registers_addresses_13_tag_vid                         (control_registers_addresses_13_tag_vid),
        .registers_addresses_14_enable                          (control_registers_addresses_14_enable),
        .registers_addresses_14_ip                              (control_registers_addresses_14_ip),
        .registers_addresses_14_mac                             (control_registers_addresses_14_mac),
        .registers_addresses_14_tagged                          (control_registers_addresses_14_tagged),
        .registers_addresses_14_tag_pcp                         (control_registers_addresses_14_tag_pcp),
        .registers_addresses_14_tag_dei                         (control_registers_addresses_14_tag_dei),
        .registers_addresses_14_tag_vid                         (control_registers_addresses_14_tag_vid),
        .registers_addresses_15_enable                          (control_registers_addresses_15_enable),
        .registers_addresses_15_ip                              (control_registers_addresses_15_ip),
        .registers_addresses_15_mac                             (control_registers_addresses_15_mac),
        .registers_addresses_15_tagged                          (control_registers_addresses_15_tagged),
        .registers_addresses_15_tag_pcp                         (control_registers_addresses_15_tag_pcp),
        .registers_addresses_15_tag_dei                         (control_registers_addresses_15_tag_dei),
        .registers_addresses_15_tag_vid                         (control_registers_addresses_15_tag_vid),
        .registers_gateway                                      (control_registers_gateway),
        .registers_data_dscp                                    (control_registers_data_dscp),
        .registers_control_dscp                                 (control_registers_control_dscp),
        .registers_last_hop_used                                (control_registers_last_hop_used),
        .registers_last_hop_dscp                                (control_registers_last_hop_dscp),
        .registers_outer_ttl                                    (control_registers_outer_ttl),
        .registers_outer_native                                 (control_registers_outer_native),
        .registers_target_ack_ack_on_ecn                        (control_registers_target_ack_ack_on_ecn),
        .registers_target_ack_ack_per_packet                    (control_registers_target_ack_ack_per_packet),
        .registers_target_ack_ack_tail                          (control_registers_target_ack_ack_tail),
        .registers_target_ack_ack_gen_trigger                   (control_registers_target_ack_ack_gen_trigger),
        .registers_target_ack_ack_gen_min_add                   (control_registers_target_ack_ack_gen_min_add),
        .registers_target_offer_mpr                             (control_registers_target_offer_mpr),
        .registers_target_offer_rcv_cwnd_pend                   (control_registers_target_offer_rcv_cwnd_pend),
        .registers_target_offer_restore_cwnd                    (control_registers_target_offer_restore_cwnd),
        .registers_target_times_new_pdc                         (control_registers_target_times_new_pdc),
        .registers_target_times_linger                          (control_registers_target_times_linger),
        .registers_target_times_close_req                       (control_registers_target_times_close_req),
        .registers_target_quarantine                            (control_registers_target_quarantine),
        .registers_cwnd                                         (control_registers_cwnd),
        .registers_initiator_rto_init                           (control_registers_initiator_rto_init),
        .registers_initiator_rto_max                            (control_registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                       (control_registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                          (control_registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx                      (control_registers_initiator_max_nack_retx),
        .registers_initiator_go_back                            (control_registers_initiator_go_back),
        .registers_initiator_tail_loss                          (control_registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss                      (control_registers_initiator_max_tail_loss),
        .registers_initiator_probe                              (control_registers_initiator_probe),
        .registers_initiator_probe_tail                         (control_registers_initiator_probe_tail),
        .registers_initiator_probe_again                        (control_registers_initiator_probe_again),
        .registers_initiator_probe_first                        (control_registers_initiator_probe_first),
        .registers_initiator_clear                              (control_registers_initiator_clear),
        .registers_initiator_idle                               (control_registers_initiator_idle),
        .registers_initiator_default_mpr                        (control_registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero                  (control_registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below                  (control_registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                       (control_registers_initiator_packet_shift),
        .registers_initiator_service_required                   (control_registers_initiator_service_required),
        .registers_initiator_loss_trim_nack                     (control_registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack                     (control_registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order                  (control_registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                       (control_registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                         (control_registers_initiator_loss_probe),
        .registers_initiator_loss_tail                          (control_registers_initiator_loss_tail),
        .registers_initiator_loss_rto                           (control_registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                       (control_registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                        (control_registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                          (control_registers_choice_spread_turns),
        .registers_choice_full_level                            (control_registers_choice_full_level),
        .registers_choice_quarantine_time                       (control_registers_choice_quarantine_time),
        .registers_expected_0rtt                                (control_registers_expected_0rtt),
        .commands_job_valid                                     (control_commands_job_valid),
        .commands_job_payload_remove                            (control_commands_job_payload_remove),
        .commands_job_payload_key                               (control_commands_job_payload_key),
        .commands_process_valid                                 (control_commands_process_valid),
        .commands_process_payload_remove                        (control_commands_process_payload_remove),
        .commands_process_payload_process_rel                   (control_commands_process_payload_process_rel),
        .commands_process_payload_process_job_id                (control_commands_process_payload_process_job_id),
        .commands_process_payload_process_pid_on_fep            (control_commands_process_payload_process_pid_on_fep),
        .commands_resource_valid                                (control_commands_resource_valid),
        .commands_resource_payload_remove                       (control_commands_resource_payload_remove),
        .commands_resource_payload_absolute                     (control_commands_resource_payload_absolute),
        .commands_resource_payload_owner                        (control_commands_resource_payload_owner),
        .commands_resource_payload_space                        (control_commands_resource_payload_space),
        .commands_resource_payload_resource_index               (control_commands_resource_payload_resource_index),
        .commands_resource_payload_context_enabled              (control_commands_resource_payload_context_enabled),
        .commands_resource_payload_context_uses_generation      (control_commands_resource_payload_context_uses_generation),
        .commands_resource_payload_context_generation           (control_commands_resource_payload_context_generation),
        .commands_resource_payload_context_supported            (control_commands_resource_payload_context_supported),
        .commands_context_valid                                 (control_commands_context_valid),
        .commands_context_payload_index                         (control_commands_context_payload_index),
        .commands_context_payload_context_enabled               (control_commands_context_payload_context_enabled),
        .commands_context_payload_context_uses_generation       (control_commands_context_payload_context_uses_generation),
        .commands_context_payload_context_generation            (control_commands_context_payload_context_generation),
        .commands_context_payload_context_supported             (control_commands_context_payload_context_supported),
        .commands_region_valid                                  (control_commands_region_valid),
        .commands_region_payload_remove                         (control_commands_region_payload_remove),
        .commands_region_payload_region_key                     (control_commands_region_payload_region_key),
        .commands_region_payload_region_base                    (control_commands_region_payload_region_base),
        .commands_region_payload_region_first                   (control_commands_region_payload_region_first),
        .commands_region_payload_region_length                  (control_commands_region_payload_region_length),
        .commands_region_payload_region_remote_read             (control_commands_region_payload_region_remote_read),
        .commands_region_payload_region_remote_write            (control_commands_region_payload_region_remote_write),
        .commands_region_payload_region_remote_atomic           (control_commands_region_payload_region_remote_atomic),
        .commands_region_payload_region_restricts_job           (control_commands_region_payload_region_restricts_job),
        .commands_region_payload_region_job_id                  (control_commands_region_payload_region_job_id),
        .commands_region_payload_region_restricts_resource      (control_commands_region_payload_region_restricts_resource),
        .commands_region_payload_region_resource                (control_commands_region_payload_region_resource),
        .commands_receive_valid                                 (control_commands_receive_valid),
        .commands_receive_payload_tagged                        (control_commands_receive_payload_tagged),
        .commands_receive_payload_kind                          (control_commands_receive_payload_kind),
        .commands_receive_payload_resource                      (control_commands_receive_payload_resource),
        .commands_receive_payload_tag_match_bits                (control_commands_receive_payload_tag_match_bits),
        .commands_receive_payload_tag_initiator                 (control_commands_receive_payload_tag_initiator),
        .commands_receive_payload_any_initiator                 (control_commands_receive_payload_any_initiator),
        .commands_receive_payload_ignore_bits                   (control_commands_receive_payload_ignore_bits),
        .commands_receive_payload_place_wr_id                   (control_commands_receive_payload_place_wr_id),
        .commands_receive_payload_place_address                 (control_commands_receive_payload_place_address),
        .commands_receive_payload_place_length                  (control_commands_receive_payload_place_length),
        .commands_release_valid                                 (control_commands_release_valid),
        .commands_release_number                                (control_commands_release_number),
        .host_atomic_valid                                      (control_host_atomic_valid),
        .host_atomic_payload_opcode                             (control_host_atomic_payload_opcode),
        .host_atomic_payload_data_type                          (control_host_atomic_payload_data_type),
        .host_atomic_payload_address                            (control_host_atomic_payload_address),
        .host_atomic_payload_operand                            (control_host_atomic_payload_operand),
        .host_atomic_payload_compare                            (control_host_atomic_payload_compare),
        .deferral_choices_partial                               (control_deferral_choices_partial),
        .deferral_choices_target_upper                          (control_deferral_choices_target_upper),
        .deferral_restart_ready                                 (control_deferral_restart_ready),
        .deferral_returned_ready                                (control_deferral_returned_ready),
        .neighbour_valid                                        (control_neighbour_valid),
        .neighbour_forget                                       (control_neighbour_forget),
        .neighbour_ip                                           (control_neighbour_ip),
        .neighbour_mac                                          (control_neighbour_mac),
        .irq                                                    (control_irq),
        .command_payload_kind                                   (control_command_payload_kind),
        .command_payload_pdcid                                  (control_command_payload_pdcid),
        .command_payload_with_psn                               (control_command_payload_with_psn),
        .command_payload_psn                                    (control_command_payload_psn),
        .command_valid                                          (control_command_valid),
        .command_ready                                          (endpoint_command_ready),
        .s_axi_awaddr                                           (s_axi_awaddr),
        .s_axi_awprot                                           (s_axi_awprot),
        .s_axi_awvalid                                          (s_axi_awvalid),
        .s_axi_awready                                          (control_s_axi_awready),
        .s_axi_wdata                                            (s_axi_wdata),
        .s_axi_wstrb                                            (s_axi_wstrb),
        .s_axi_wvalid                                           (s_axi_wvalid),
        .s_axi_wready                                           (control_s_axi_wready),
        .s_axi_bresp                                            (control_s_axi_bresp),
        .s_axi_bvalid                                           (control_s_axi_bvalid),
        .s_axi_bready                                           (s_axi_bready),
        .s_axi_araddr                                           (s_axi_araddr),
        .s_axi_arprot                                           (s_axi_arprot),
        .s_axi_arvalid                                          (s_axi_arvalid),
        .s_axi_arready                                          (control_s_axi_arready),
        .s_axi_rdata                                            (control_s_axi_rdata),
        .s_axi_rresp                                            (control_s_axi_rresp),
        .s_axi_rvalid                                           (control_s_axi_rvalid),
        .s_axi_rready                                           (s_axi_rready)
    );

    assign memory_reads_ar_valid = endpoint_memory_reads_ar_valid;
    assign memory_reads_ar_payload_id = endpoint_memory_reads_ar_payload_id;
    assign memory_reads_ar_payload_addr = endpoint_memory_reads_ar_payload_addr;
    assign memory_reads_ar_payload_len = endpoint_memory_reads_ar_payload_len;
    assign memory_reads_ar_payload_size = endpoint_memory_reads_ar_payload_size;
    assign memory_reads_ar_payload_burst = endpoint_memory_reads_ar_payload_burst;
    assign memory_reads_ar_payload_lock = endpoint_memory_reads_ar_payload_lock;
    assign memory_reads_ar_payload_cache = endpoint_memory_reads_ar_payload_cache;
    assign memory_reads_ar_payload_prot = endpoint_memory_reads_ar_payload_prot;
    assign memory_reads_r_ready = endpoint_memory_reads_r_ready;
    assign fetched_valid = endpoint_fetched_valid;
    assign fetched_value = endpoint_fetched_value;
    assign flush = endpoint_flush;
    assign ready = endpoint_ready;
    assign irq = control_irq;
    assign level = endpoint_level;
    assign free = endpoint_free;
    assign s_axis_rx_tready = endpoint_received_ready;
    assign m_axis_tx_tdata = endpoint_sent_payload_data;
    assign m_axis_tx_tkeep = endpoint_sent_payload_keep;
    assign m_axis_tx_tlast = endpoint_sent_payload_last;
    assign m_axis_tx_tuser = endpoint_sent_payload_wrong && endpoint_sent_payload_last;
    assign m_axis_tx_tvalid = endpoint_sent_valid;
    assign messages_ready = endpoint_messages_ready;
    assign payload_ready = endpoint_payload_ready;
    assign sent_completion_payload_wr_id = endpoint_sent_completion_payload_wr_id;
    assign sent_completion_payload_message_id = endpoint_sent_completion_payload_message_id;
    assign sent_completion_payload_bytes = endpoint_sent_completion_payload_bytes;
    assign sent_completion_payload_result = endpoint_sent_completion_payload_result;
    assign sent_completion_payload_code = endpoint_sent_completion_payload_code;
    assign sent_completion_payload_ri_generation = endpoint_sent_completion_payload_ri_generation;
    assign sent_completion_valid = endpoint_sent_completion_valid;
    assign buffers_ready = endpoint_buffers_ready;
    assign place_payload_data = endpoint_place_payload_data;
    assign place_payload_keep = endpoint_place_payload_keep;
    assign place_payload_last = endpoint_place_payload_last;
    assign place_payload_user_address = endpoint_place_payload_user_address;
    assign place_payload_user_length = endpoint_place_payload_user_length;
    assign place_payload_user_pdcid = endpoint_place_payload_user_pdcid;
    assign place_payload_user_message_id = endpoint_place_payload_user_message_id;
    assign place_payload_user_is_kept = endpoint_place_payload_user_is_kept;
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
    assign completion_payload_kept_is = endpoint_completion_payload_kept_is;
    assign completion_payload_kept_number = endpoint_completion_payload_kept_number;
    assign completion_valid = endpoint_completion_valid;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;

    wire _unused_ok = &{1'b0, endpoint_conclude_ready};

endmodule

`default_nettype wire
