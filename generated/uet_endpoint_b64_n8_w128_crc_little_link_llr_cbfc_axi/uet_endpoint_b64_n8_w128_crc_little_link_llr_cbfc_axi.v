// A UET endpoint with its end of a link, 64 bytes a clock, and all registers at AXI4-Lite.
`default_nettype none

module uet_endpoint_b64_n8_w128_crc_little_link_llr_cbfc_axi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] random,
    input  wire         payload_wrong,
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
    output wire         ready,
    output wire         irq,
    output wire  [10:0] level,
    output wire   [9:0] free,
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
    input  wire  [16:0] s_axi_awaddr,
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
    input  wire  [16:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         bus_s_axi_awready;
    wire         bus_s_axi_wready;
    wire   [1:0] bus_s_axi_bresp;
    wire         bus_s_axi_bvalid;
    wire         bus_s_axi_arready;
    wire  [31:0] bus_s_axi_rdata;
    wire   [1:0] bus_s_axi_rresp;
    wire         bus_s_axi_rvalid;
    wire  [15:0] bus_endpoint_awaddr;
    wire   [2:0] bus_endpoint_awprot;
    wire         bus_endpoint_awvalid;
    wire  [31:0] bus_endpoint_wdata;
    wire   [3:0] bus_endpoint_wstrb;
    wire         bus_endpoint_wvalid;
    wire         bus_endpoint_bready;
    wire  [15:0] bus_endpoint_araddr;
    wire   [2:0] bus_endpoint_arprot;
    wire         bus_endpoint_arvalid;
    wire         bus_endpoint_rready;
    wire  [13:0] bus_link_awaddr;
    wire   [2:0] bus_link_awprot;
    wire         bus_link_awvalid;
    wire  [31:0] bus_link_wdata;
    wire   [3:0] bus_link_wstrb;
    wire         bus_link_wvalid;
    wire         bus_link_bready;
    wire  [13:0] bus_link_araddr;
    wire   [2:0] bus_link_arprot;
    wire         bus_link_arvalid;
    wire         bus_link_rready;
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
    wire         core_ready;
    wire         core_irq;
    wire  [10:0] core_level;
    wire   [9:0] core_free;
    wire         core_s_axis_rx_tready;
    wire [511:0] core_m_axis_tx_tdata;
    wire  [63:0] core_m_axis_tx_tkeep;
    wire         core_m_axis_tx_tlast;
    wire         core_m_axis_tx_tuser;
    wire         core_m_axis_tx_tvalid;
    wire         core_messages_ready;
    wire         core_payload_ready;
    wire  [31:0] core_sent_completion_payload_wr_id;
    wire  [15:0] core_sent_completion_payload_message_id;
    wire  [31:0] core_sent_completion_payload_bytes;
    wire   [1:0] core_sent_completion_payload_result;
    wire   [7:0] core_sent_completion_payload_code;
    wire         core_sent_completion_valid;
    wire         core_buffers_ready;
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
    wire         core_s_axi_awready;
    wire         core_s_axi_wready;
    wire   [1:0] core_s_axi_bresp;
    wire         core_s_axi_bvalid;
    wire         core_s_axi_arready;
    wire  [31:0] core_s_axi_rdata;
    wire   [1:0] core_s_axi_rresp;
    wire         core_s_axi_rvalid;
    wire  [31:0] link_registers_settings_transmit_settings_poison;
    wire  [19:0] link_registers_settings_transmit_settings_outstanding_seq_max;
    wire  [31:0] link_registers_settings_transmit_settings_outstanding_data_max;
    wire  [15:0] link_registers_settings_transmit_settings_longest_frame;
    wire  [19:0] link_registers_settings_transmit_settings_replay_timer_max;
    wire   [7:0] link_registers_settings_transmit_settings_replay_ct_max;
    wire  [31:0] link_registers_settings_transmit_settings_pcs_lost_timer_max;
    wire  [31:0] link_registers_settings_transmit_settings_data_age_timer_max;
    wire   [1:0] link_registers_settings_transmit_settings_init_behaviour;
    wire   [1:0] link_registers_settings_transmit_settings_flush_behaviour;
    wire         link_registers_settings_transmit_settings_re_init_on_discard;
    wire  [19:0] link_registers_settings_transmit_settings_first_seq;
    wire  [15:0] link_registers_settings_transmit_settings_init_data;
    wire         link_registers_settings_transmit_settings_match_seq;
    wire         link_registers_settings_transmit_settings_match_data;
    wire  [17:0] link_registers_settings_transmit_settings_init_spacing;
    wire   [8:0] link_registers_settings_transmit_settings_line_bytes;
    wire         link_registers_settings_transmit_enable;
    wire         link_registers_settings_transmit_re_init;
    wire         link_registers_settings_transmit_clear_error;
    wire         link_registers_settings_transmit_inject_error;
    wire  [31:0] link_registers_settings_receive_settings_poison;
    wire         link_registers_settings_receive_settings_rearm;
    wire  [14:0] link_registers_settings_receive_settings_ack_spacing;
    wire   [8:0] link_registers_settings_receive_settings_line_bytes;
    wire         link_registers_settings_receive_enable;
    wire  [14:0] link_registers_settings_spacing_minimum;
    wire   [9:0] link_registers_settings_spacing_from_frame_start;
    wire  [12:0] link_registers_settings_spacing_within_frame;
    wire  [63:0] link_registers_settings_credit_control_dscps;
    wire         link_registers_settings_credit_receive;
    wire         link_registers_settings_credit_transmit;
    wire   [1:0] link_registers_settings_credit_lossless;
    wire  [19:0] link_registers_settings_credit_limits_0;
    wire  [19:0] link_registers_settings_credit_limits_1;
    wire  [19:0] link_registers_settings_credit_own_limits_0;
    wire  [19:0] link_registers_settings_credit_own_limits_1;
    wire  [17:0] link_registers_settings_credit_minimum_spacing;
    wire  [20:0] link_registers_settings_credit_maximum_spacing;
    wire   [9:0] link_registers_settings_credit_updates_clocks;
    wire  [17:0] link_registers_settings_credit_updates_period;
    wire  [47:0] link_registers_settings_credit_mac;
    wire         link_registers_irq;
    wire         link_registers_s_axi_awready;
    wire         link_registers_s_axi_wready;
    wire   [1:0] link_registers_s_axi_bresp;
    wire         link_registers_s_axi_bvalid;
    wire         link_registers_s_axi_arready;
    wire  [31:0] link_registers_s_axi_rdata;
    wire   [1:0] link_registers_s_axi_rresp;
    wire         link_registers_s_axi_rvalid;

    wire         endpoint_answers_awready = core_s_axi_awready;
    wire         endpoint_answers_wready = core_s_axi_wready;
    wire   [1:0] endpoint_answers_bresp = core_s_axi_bresp;
    wire         endpoint_answers_bvalid = core_s_axi_bvalid;
    wire         endpoint_answers_arready = core_s_axi_arready;
    wire  [31:0] endpoint_answers_rdata = core_s_axi_rdata;
    wire   [1:0] endpoint_answers_rresp = core_s_axi_rresp;
    wire         endpoint_answers_rvalid = core_s_axi_rvalid;
    wire         link_answers_awready = link_registers_s_axi_awready;
    wire         link_answers_wready = link_registers_s_axi_wready;
    wire   [1:0] link_answers_bresp = link_registers_s_axi_bresp;
    wire         link_answers_bvalid = link_registers_s_axi_bvalid;
    wire         link_answers_arready = link_registers_s_axi_arready;
    wire  [31:0] link_answers_rdata = link_registers_s_axi_rdata;
    wire   [1:0] link_answers_rresp = link_registers_s_axi_rresp;
    wire         link_answers_rvalid = link_registers_s_axi_rvalid;
    wire  [31:0] settings_transmit_settings_poison = link_registers_settings_transmit_settings_poison;
    wire  [19:0] settings_transmit_settings_outstanding_seq_max = link_registers_settings_transmit_settings_outstanding_seq_max;
    wire  [31:0] settings_transmit_settings_outstanding_data_max = link_registers_settings_transmit_settings_outstanding_data_max;
    wire  [15:0] settings_transmit_settings_longest_frame = link_registers_settings_transmit_settings_longest_frame;
    wire  [19:0] settings_transmit_settings_replay_timer_max = link_registers_settings_transmit_settings_replay_timer_max;
    wire   [7:0] settings_transmit_settings_replay_ct_max = link_registers_settings_transmit_settings_replay_ct_max;
    wire  [31:0] settings_transmit_settings_pcs_lost_timer_max = link_registers_settings_transmit_settings_pcs_lost_timer_max;
    wire  [31:0] settings_transmit_settings_data_age_timer_max = link_registers_settings_transmit_settings_data_age_timer_max;
    wire   [1:0] settings_transmit_settings_init_behaviour = link_registers_settings_transmit_settings_init_behaviour;
    wire   [1:0] settings_transmit_settings_flush_behaviour = link_registers_settings_transmit_settings_flush_behaviour;
    wire         settings_transmit_settings_re_init_on_discard = link_registers_settings_transmit_settings_re_init_on_discard;
    wire  [19:0] settings_transmit_settings_first_seq = link_registers_settings_transmit_settings_first_seq;
    wire  [15:0] settings_transmit_settings_init_data = link_registers_settings_transmit_settings_init_data;
    wire         settings_transmit_settings_match_seq = link_registers_settings_transmit_settings_match_seq;
    wire         settings_transmit_settings_match_data = link_registers_settings_transmit_settings_match_data;
    wire  [17:0] settings_transmit_settings_init_spacing = link_registers_settings_transmit_settings_init_spacing;
    wire   [8:0] settings_transmit_settings_line_bytes = link_registers_settings_transmit_settings_line_bytes;
    wire         settings_transmit_enable = link_registers_settings_transmit_enable;
    wire         settings_transmit_re_init = link_registers_settings_transmit_re_init;
    wire         settings_transmit_clear_error = link_registers_settings_transmit_clear_error;
    wire         settings_transmit_inject_error = link_registers_settings_transmit_inject_error;
    wire  [31:0] settings_receive_settings_poison = link_registers_settings_receive_settings_poison;
    wire         settings_receive_settings_rearm = link_registers_settings_receive_settings_rearm;
    wire  [14:0] settings_receive_settings_ack_spacing = link_registers_settings_receive_settings_ack_spacing;
    wire   [8:0] settings_receive_settings_line_bytes = link_registers_settings_receive_settings_line_bytes;
    wire         settings_receive_enable = link_registers_settings_receive_enable;
    wire  [14:0] settings_spacing_minimum = link_registers_settings_spacing_minimum;
    wire   [9:0] settings_spacing_from_frame_start = link_registers_settings_spacing_from_frame_start;
    wire  [12:0] settings_spacing_within_frame = link_registers_settings_spacing_within_frame;
    wire  [63:0] settings_credit_control_dscps = link_registers_settings_credit_control_dscps;
    wire         settings_credit_receive = link_registers_settings_credit_receive;
    wire         settings_credit_transmit = link_registers_settings_credit_transmit;
    wire   [1:0] settings_credit_lossless = link_registers_settings_credit_lossless;
    wire  [19:0] settings_credit_limits_0 = link_registers_settings_credit_limits_0;
    wire  [19:0] settings_credit_limits_1 = link_registers_settings_credit_limits_1;
    wire  [19:0] settings_credit_own_limits_0 = link_registers_settings_credit_own_limits_0;
    wire  [19:0] settings_credit_own_limits_1 = link_registers_settings_credit_own_limits_1;
    wire  [17:0] settings_credit_minimum_spacing = link_registers_settings_credit_minimum_spacing;
    wire  [20:0] settings_credit_maximum_spacing = link_registers_settings_credit_maximum_spacing;
    wire   [9:0] settings_credit_updates_clocks = link_registers_settings_credit_updates_clocks;
    wire  [17:0] settings_credit_updates_period = link_registers_settings_credit_updates_period;
    wire  [47:0] settings_credit_mac = link_registers_settings_credit_mac;
    wire         sent_valid = core_m_axis_tx_tvalid;
    wire [511:0] sent_payload_data = core_m_axis_tx_tdata;
    wire  [63:0] sent_payload_keep = core_m_axis_tx_tkeep;
    wire         sent_payload_last = core_m_axis_tx_tlast;
    wire         sent_payload_user = core_m_axis_tx_tuser;

    uet_endpoint_link_decoder bus (
        .clk              (clk),
        .rst              (rst),
        .s_axi_awaddr     (s_axi_awaddr),
        .s_axi_awprot     (s_axi_awprot),
        .s_axi_awvalid    (s_axi_awvalid),
        .s_axi_awready    (bus_s_axi_awready),
        .s_axi_wdata      (s_axi_wdata),
        .s_axi_wstrb      (s_axi_wstrb),
        .s_axi_wvalid     (s_axi_wvalid),
        .s_axi_wready     (bus_s_axi_wready),
        .s_axi_bresp      (bus_s_axi_bresp),
        .s_axi_bvalid     (bus_s_axi_bvalid),
        .s_axi_bready     (s_axi_bready),
        .s_axi_araddr     (s_axi_araddr),
        .s_axi_arprot     (s_axi_arprot),
        .s_axi_arvalid    (s_axi_arvalid),
        .s_axi_arready    (bus_s_axi_arready),
        .s_axi_rdata      (bus_s_axi_rdata),
        .s_axi_rresp      (bus_s_axi_rresp),
        .s_axi_rvalid     (bus_s_axi_rvalid),
        .s_axi_rready     (s_axi_rready),
        .endpoint_awaddr  (bus_endpoint_awaddr),
        .endpoint_awprot  (bus_endpoint_awprot),
        .endpoint_awvalid (bus_endpoint_awvalid),
        .endpoint_awready (endpoint_answers_awready),
        .endpoint_wdata   (bus_endpoint_wdata),
        .endpoint_wstrb   (bus_endpoint_wstrb),
        .endpoint_wvalid  (bus_endpoint_wvalid),
        .endpoint_wready  (endpoint_answers_wready),
        .endpoint_bresp   (endpoint_answers_bresp),
        .endpoint_bvalid  (endpoint_answers_bvalid),
        .endpoint_bready  (bus_endpoint_bready),
        .endpoint_araddr  (bus_endpoint_araddr),
        .endpoint_arprot  (bus_endpoint_arprot),
        .endpoint_arvalid (bus_endpoint_arvalid),
        .endpoint_arready (endpoint_answers_arready),
        .endpoint_rdata   (endpoint_answers_rdata),
        .endpoint_rresp   (endpoint_answers_rresp),
        .endpoint_rvalid  (endpoint_answers_rvalid),
        .endpoint_rready  (bus_endpoint_rready),
        .link_awaddr      (bus_link_awaddr),
        .link_awprot      (bus_link_awprot),
        .link_awvalid     (bus_link_awvalid),
        .link_awready     (link_answers_awready),
        .link_wdata       (bus_link_wdata),
        .link_wstrb       (bus_link_wstrb),
        .link_wvalid      (bus_link_wvalid),
        .link_wready      (link_answers_wready),
        .link_bresp       (link_answers_bresp),
        .link_bvalid      (link_answers_bvalid),
        .link_bready      (bus_link_bready),
        .link_araddr      (bus_link_araddr),
        .link_arprot      (bus_link_arprot),
        .link_arvalid     (bus_link_arvalid),
        .link_arready     (link_answers_arready),
        .link_rdata       (link_answers_rdata),
        .link_rresp       (link_answers_rresp),
        .link_rvalid      (link_answers_rvalid),
        .link_rready      (bus_link_rready)
    );

    uet_link_end_b64_llr_cbfc_s1024 line (
        .clk                                                (clk),
        .rst                                                (rst),
        .settings_transmit_settings_poison                  (settings_transmit_settings_poison),
        .settings_transmit_settings_outstanding_seq_max     (settings_transmit_settings_outstanding_seq_max),
        .settings_transmit_settings_outstanding_data_max    (settings_transmit_settings_outstanding_data_max),
        .settings_transmit_settings_longest_frame           (settings_transmit_settings_longest_frame),
        .settings_transmit_settings_replay_timer_max        (settings_transmit_settings_replay_timer_max),
        .settings_transmit_settings_replay_ct_max           (settings_transmit_settings_replay_ct_max),
        .settings_transmit_settings_pcs_lost_timer_max      (settings_transmit_settings_pcs_lost_timer_max),
        .settings_transmit_settings_data_age_timer_max      (settings_transmit_settings_data_age_timer_max),
        .settings_transmit_settings_init_behaviour          (settings_transmit_settings_init_behaviour),
        .settings_transmit_settings_flush_behaviour         (settings_transmit_settings_flush_behaviour),
        .settings_transmit_settings_re_init_on_discard      (settings_transmit_settings_re_init_on_discard),
        .settings_transmit_settings_first_seq               (settings_transmit_settings_first_seq),
        .settings_transmit_settings_init_data               (settings_transmit_settings_init_data),
        .settings_transmit_settings_match_seq               (settings_transmit_settings_match_seq),
        .settings_transmit_settings_match_data              (settings_transmit_settings_match_data),
        .settings_transmit_settings_init_spacing            (settings_transmit_settings_init_spacing),
        .settings_transmit_settings_line_bytes              (settings_transmit_settings_line_bytes),
        .settings_transmit_enable                           (settings_transmit_enable),
        .settings_transmit_re_init                          (settings_transmit_re_init),
        .settings_transmit_clear_error                      (settings_transmit_clear_error),
        .settings_transmit_inject_error                     (settings_transmit_inject_error),
        .settings_receive_settings_poison                   (settings_receive_settings_poison),
        .settings_receive_settings_rearm                    (settings_receive_settings_rearm),
        .settings_receive_settings_ack_spacing              (settings_receive_settings_ack_spacing),
        .settings_receive_settings_line_bytes               (settings_receive_settings_line_bytes),
        .settings_receive_enable                            (settings_receive_enable),
        .settings_spacing_minimum                           (settings_spacing_minimum),
        .settings_spacing_from_frame_start                  (settings_spacing_from_frame_start),
        .settings_spacing_within_frame                      (settings_spacing_within_frame),
        .settings_credit_control_dscps                      (settings_credit_control_dscps),
        .settings_credit_receive                            (settings_credit_receive),
        .settings_credit_transmit                           (settings_credit_transmit),
        .settings_credit_lossless                           (settings_credit_lossless),
        .settings_credit_limits_0                           (settings_credit_limits_0),
        .settings_credit_limits_1                           (settings_credit_limits_1),
        .settings_credit_own_limits_0                       (settings_credit_own_limits_0),
        .settings_credit_own_limits_1                       (settings_credit_own_limits_1),
        .settings_credit_minimum_spacing                    (settings_credit_minimum_spacing),
        .settings_credit_maximum_spacing                    (settings_credit_maximum_spacing),
        .settings_credit_updates_clocks                     (settings_credit_updates_clocks),
        .settings_credit_updates_period                     (settings_credit_updates_period),
        .settings_credit_mac                                (settings_credit_mac),
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
        .sent_payload_wrong                                 (sent_payload_user),
        .sent_valid                                         (sent_valid),
        .sent_ready                                         (line_sent_ready),
        .received_payload_data                              (line_received_payload_data),
        .received_payload_keep                              (line_received_payload_keep),
        .received_payload_last                              (line_received_payload_last),
        .received_valid                                     (line_received_valid),
        .received_ready                                     (1'b1)
    );

    uet_endpoint_b64_n8_w128_crc_little_gated_axi core (
        .clk                                (clk),
        .rst                                (rst),
        .random                             (random),
        .payload_wrong                      (payload_wrong),
        .data_open                          (line_data_open),
        .ready                              (core_ready),
        .irq                                (core_irq),
        .level                              (core_level),
        .free                               (core_free),
        .s_axis_rx_tdata                    (line_received_payload_data),
        .s_axis_rx_tkeep                    (line_received_payload_keep),
        .s_axis_rx_tlast                    (line_received_payload_last),
        .s_axis_rx_tuser                    (1'b0),
        .s_axis_rx_tvalid                   (line_received_valid),
        .s_axis_rx_tready                   (core_s_axis_rx_tready),
        .m_axis_tx_tdata                    (core_m_axis_tx_tdata),
        .m_axis_tx_tkeep                    (core_m_axis_tx_tkeep),
        .m_axis_tx_tlast                    (core_m_axis_tx_tlast),
        .m_axis_tx_tuser                    (core_m_axis_tx_tuser),
        .m_axis_tx_tvalid                   (core_m_axis_tx_tvalid),
        .m_axis_tx_tready                   (line_sent_ready),
        .messages_payload_op                (messages_payload_op),
        .messages_payload_mode              (messages_payload_mode),
        .messages_payload_lane              (messages_payload_lane),
        .messages_payload_traffic_class     (messages_payload_traffic_class),
        .messages_payload_local             (messages_payload_local),
        .messages_payload_destination       (messages_payload_destination),
        .messages_payload_job_id            (messages_payload_job_id),
        .messages_payload_pid_on_fep        (messages_payload_pid_on_fep),
        .messages_payload_resource_index    (messages_payload_resource_index),
        .messages_payload_key               (messages_payload_key),
        .messages_payload_offset            (messages_payload_offset),
        .messages_payload_initiator         (messages_payload_initiator),
        .messages_payload_has_header_data   (messages_payload_has_header_data),
        .messages_payload_header_data       (messages_payload_header_data),
        .messages_payload_length            (messages_payload_length),
        .messages_payload_wr_id             (messages_payload_wr_id),
        .messages_valid                     (messages_valid),
        .messages_ready                     (core_messages_ready),
        .payload_payload_data               (payload_payload_data),
        .payload_payload_keep               (payload_payload_keep),
        .payload_payload_last               (payload_payload_last),
        .payload_valid                      (payload_valid),
        .payload_ready                      (core_payload_ready),
        .sent_completion_payload_wr_id      (core_sent_completion_payload_wr_id),
        .sent_completion_payload_message_id (core_sent_completion_payload_message_id),
        .sent_completion_payload_bytes      (core_sent_completion_payload_bytes),
        .sent_completion_payload_result     (core_sent_completion_payload_result),
        .sent_completion_payload_code       (core_sent_completion_payload_code),
        .sent_completion_valid              (core_sent_completion_valid),
        .sent_completion_ready              (sent_completion_ready),
        .buffers_payload_address            (buffers_payload_address),
        .buffers_payload_length             (buffers_payload_length),
        .buffers_payload_wr_id              (buffers_payload_wr_id),
        .buffers_valid                      (buffers_valid),
        .buffers_ready                      (core_buffers_ready),
        .place_payload_data                 (core_place_payload_data),
        .place_payload_keep                 (core_place_payload_keep),
        .place_payload_last                 (core_place_payload_last),
        .place_payload_user_address         (core_place_payload_user_address),
        .place_payload_user_length          (core_place_payload_user_length),
        .place_payload_user_pdcid           (core_place_payload_user_pdcid),
        .place_payload_user_message_id      (core_place_payload_user_message_id),
        .place_valid                        (core_place_valid),
        .place_ready                        (place_ready),
        .completion_payload_opcode          (core_completion_payload_opcode),
        .completion_payload_return_code     (core_completion_payload_return_code),
        .completion_payload_reported        (core_completion_payload_reported),
        .completion_payload_has_header_data (core_completion_payload_has_header_data),
        .completion_payload_header_data     (core_completion_payload_header_data),
        .completion_payload_wr_id           (core_completion_payload_wr_id),
        .completion_payload_bytes           (core_completion_payload_bytes),
        .completion_payload_initiator       (core_completion_payload_initiator),
        .completion_payload_key             (core_completion_payload_key),
        .completion_payload_job_id          (core_completion_payload_job_id),
        .completion_payload_message_id      (core_completion_payload_message_id),
        .completion_payload_pdcid           (core_completion_payload_pdcid),
        .completion_valid                   (core_completion_valid),
        .completion_ready                   (completion_ready),
        .s_axi_awaddr                       (bus_endpoint_awaddr),
        .s_axi_awprot                       (bus_endpoint_awprot),
        .s_axi_awvalid                      (bus_endpoint_awvalid),
        .s_axi_awready                      (core_s_axi_awready),
        .s_axi_wdata                        (bus_endpoint_wdata),
        .s_axi_wstrb                        (bus_endpoint_wstrb),
        .s_axi_wvalid                       (bus_endpoint_wvalid),
        .s_axi_wready                       (core_s_axi_wready),
        .s_axi_bresp                        (core_s_axi_bresp),
        .s_axi_bvalid                       (core_s_axi_bvalid),
        .s_axi_bready                       (bus_endpoint_bready),
        .s_axi_araddr                       (bus_endpoint_araddr),
        .s_axi_arprot                       (bus_endpoint_arprot),
        .s_axi_arvalid                      (bus_endpoint_arvalid),
        .s_axi_arready                      (core_s_axi_arready),
        .s_axi_rdata                        (core_s_axi_rdata),
        .s_axi_rresp                        (core_s_axi_rresp),
        .s_axi_rvalid                       (core_s_axi_rvalid),
        .s_axi_rready                       (bus_endpoint_rready)
    );

    uet_link_control_b64_llr_cbfc link_registers (
        .clk                                                (clk),
        .rst                                                (rst),
        .pcs_up                                             (pcs_up),
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
        .settings_transmit_settings_poison                  (link_registers_settings_transmit_settings_poison),
        .settings_transmit_settings_outstanding_seq_max     (link_registers_settings_transmit_settings_outstanding_seq_max),
        .settings_transmit_settings_outstanding_data_max    (link_registers_settings_transmit_settings_outstanding_data_max),
        .settings_transmit_settings_longest_frame           (link_registers_settings_transmit_settings_longest_frame),
        .settings_transmit_settings_replay_timer_max        (link_registers_settings_transmit_settings_replay_timer_max),
        .settings_transmit_settings_replay_ct_max           (link_registers_settings_transmit_settings_replay_ct_max),
        .settings_transmit_settings_pcs_lost_timer_max      (link_registers_settings_transmit_settings_pcs_lost_timer_max),
        .settings_transmit_settings_data_age_timer_max      (link_registers_settings_transmit_settings_data_age_timer_max),
        .settings_transmit_settings_init_behaviour          (link_registers_settings_transmit_settings_init_behaviour),
        .settings_transmit_settings_flush_behaviour         (link_registers_settings_transmit_settings_flush_behaviour),
        .settings_transmit_settings_re_init_on_discard      (link_registers_settings_transmit_settings_re_init_on_discard),
        .settings_transmit_settings_first_seq               (link_registers_settings_transmit_settings_first_seq),
        .settings_transmit_settings_init_data               (link_registers_settings_transmit_settings_init_data),
        .settings_transmit_settings_match_seq               (link_registers_settings_transmit_settings_match_seq),
        .settings_transmit_settings_match_data              (link_registers_settings_transmit_settings_match_data),
        .settings_transmit_settings_init_spacing            (link_registers_settings_transmit_settings_init_spacing),
        .settings_transmit_settings_line_bytes              (link_registers_settings_transmit_settings_line_bytes),
        .settings_transmit_enable                           (link_registers_settings_transmit_enable),
        .settings_transmit_re_init                          (link_registers_settings_transmit_re_init),
        .settings_transmit_clear_error                      (link_registers_settings_transmit_clear_error),
        .settings_transmit_inject_error                     (link_registers_settings_transmit_inject_error),
        .settings_receive_settings_poison                   (link_registers_settings_receive_settings_poison),
        .settings_receive_settings_rearm                    (link_registers_settings_receive_settings_rearm),
        .settings_receive_settings_ack_spacing              (link_registers_settings_receive_settings_ack_spacing),
        .settings_receive_settings_line_bytes               (link_registers_settings_receive_settings_line_bytes),
        .settings_receive_enable                            (link_registers_settings_receive_enable),
        .settings_spacing_minimum                           (link_registers_settings_spacing_minimum),
        .settings_spacing_from_frame_start                  (link_registers_settings_spacing_from_frame_start),
        .settings_spacing_within_frame                      (link_registers_settings_spacing_within_frame),
        .settings_credit_control_dscps                      (link_registers_settings_credit_control_dscps),
        .settings_credit_receive                            (link_registers_settings_credit_receive),
        .settings_credit_transmit                           (link_registers_settings_credit_transmit),
        .settings_credit_lossless                           (link_registers_settings_credit_lossless),
        .settings_credit_limits_0                           (link_registers_settings_credit_limits_0),
        .settings_credit_limits_1                           (link_registers_settings_credit_limits_1),
        .settings_credit_own_limits_0                       (link_registers_settings_credit_own_limits_0),
        .settings_credit_own_limits_1                       (link_registers_settings_credit_own_limits_1),
        .settings_credit_minimum_spacing                    (link_registers_settings_credit_minimum_spacing),
        .settings_credit_maximum_spacing                    (link_registers_settings_credit_maximum_spacing),
        .settings_credit_updates_clocks                     (link_registers_settings_credit_updates_clocks),
        .settings_credit_updates_period                     (link_registers_settings_credit_updates_period),
        .settings_credit_mac                                (link_registers_settings_credit_mac),
        .irq                                                (link_registers_irq),
        .s_axi_awaddr                                       (bus_link_awaddr),
        .s_axi_awprot                                       (bus_link_awprot),
        .s_axi_awvalid                                      (bus_link_awvalid),
        .s_axi_awready                                      (link_registers_s_axi_awready),
        .s_axi_wdata                                        (bus_link_wdata),
        .s_axi_wstrb                                        (bus_link_wstrb),
        .s_axi_wvalid                                       (bus_link_wvalid),
        .s_axi_wready                                       (link_registers_s_axi_wready),
        .s_axi_bresp                                        (link_registers_s_axi_bresp),
        .s_axi_bvalid                                       (link_registers_s_axi_bvalid),
        .s_axi_bready                                       (bus_link_bready),
        .s_axi_araddr                                       (bus_link_araddr),
        .s_axi_arprot                                       (bus_link_arprot),
        .s_axi_arvalid                                      (bus_link_arvalid),
        .s_axi_arready                                      (link_registers_s_axi_arready),
        .s_axi_rdata                                        (link_registers_s_axi_rdata),
        .s_axi_rresp                                        (link_registers_s_axi_rresp),
        .s_axi_rvalid                                       (link_registers_s_axi_rvalid),
        .s_axi_rready                                       (bus_link_rready)
    );

    assign ready = core_ready;
    assign irq = core_irq || link_registers_irq;
    assign level = core_level;
    assign free = core_free;
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
    assign s_axi_awready = bus_s_axi_awready;
    assign s_axi_wready = bus_s_axi_wready;
    assign s_axi_bresp = bus_s_axi_bresp;
    assign s_axi_bvalid = bus_s_axi_bvalid;
    assign s_axi_arready = bus_s_axi_arready;
    assign s_axi_rdata = bus_s_axi_rdata;
    assign s_axi_rresp = bus_s_axi_rresp;
    assign s_axi_rvalid = bus_s_axi_rvalid;

    wire _unused_ok = &{1'b0, core_s_axis_rx_tready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) endpoint_takes_what_comes: assert (core_s_axis_rx_tready);
`endif

endmodule

`default_nettype wire
