// Registers of an end of a link, 64 bytes a clock.
`default_nettype none

module uet_link_control_b64_llr_cbfc (
    input  wire        clk,
    input  wire        rst,
    input  wire        pcs_up,
    input  wire  [2:0] status_transmit_state,
    input  wire [19:0] status_transmit_tx_seq,
    input  wire [19:0] status_transmit_acked,
    input  wire [31:0] status_transmit_outstanding,
    input  wire  [7:0] status_transmit_replay_ct,
    input  wire        status_transmit_error,
    input  wire        status_transmit_events_seq_error,
    input  wire        status_transmit_events_echo_mismatch,
    input  wire  [7:0] status_transmit_counts_tx_init_ctl_os,
    input  wire  [7:0] status_transmit_counts_rx_init_echo_ctl_os,
    input  wire  [7:0] status_transmit_counts_rx_ack_ctl_os,
    input  wire  [7:0] status_transmit_counts_rx_nack_ctl_os,
    input  wire  [7:0] status_transmit_counts_rx_ack_nack_seq_error,
    input  wire  [7:0] status_transmit_counts_rx_echo_mismatch,
    input  wire  [7:0] status_transmit_counts_tx_discard,
    input  wire  [7:0] status_transmit_counts_tx_best_effort,
    input  wire  [7:0] status_transmit_counts_tx_ok,
    input  wire  [7:0] status_transmit_counts_tx_poisoned,
    input  wire  [7:0] status_transmit_counts_tx_replay,
    input  wire  [7:0] status_transmit_counts_tx_replayed_frames,
    input  wire [13:0] status_transmit_counts_tx_replayed_bytes,
    input  wire  [7:0] status_transmit_counts_tx_padded,
    input  wire  [7:0] status_transmit_counts_tx_too_long,
    input  wire  [2:0] status_receive_state,
    input  wire [19:0] status_receive_next_seq,
    input  wire        status_receive_events_restarted,
    input  wire        status_receive_events_poisoned,
    input  wire  [7:0] status_receive_counts_rx_init_ctl_os,
    input  wire  [7:0] status_receive_counts_tx_init_echo_ctl_os,
    input  wire  [7:0] status_receive_counts_tx_ack_ctl_os,
    input  wire  [7:0] status_receive_counts_tx_nack_ctl_os,
    input  wire  [7:0] status_receive_counts_rx_ok,
    input  wire  [7:0] status_receive_counts_rx_poisoned,
    input  wire  [7:0] status_receive_counts_rx_bad,
    input  wire  [7:0] status_receive_counts_rx_expected_seq_good,
    input  wire  [7:0] status_receive_counts_rx_expected_seq_poisoned,
    input  wire  [7:0] status_receive_counts_rx_expected_seq_bad,
    input  wire  [7:0] status_receive_counts_rx_missing_seq,
    input  wire  [7:0] status_receive_counts_rx_duplicate_seq,
    input  wire  [7:0] status_receive_counts_rx_replay,
    input  wire  [7:0] status_receive_counts_rx_ineligible_good,
    input  wire  [7:0] status_receive_counts_rx_ineligible_bad,
    input  wire  [7:0] status_receive_counts_rx_llr_dropped,
    input  wire [11:0] status_line_receive_counts_rx_ctl_os_type_error,
    input  wire [11:0] status_line_receive_counts_rx_ctl_os_padding_error,
    input  wire [11:0] status_line_receive_counts_rx_ctl_os_spacing_error,
    input  wire [11:0] status_line_receive_counts_rx_preamble_error,
    input  wire [11:0] status_line_receive_counts_rx_cut,
    input  wire [11:0] status_line_receive_counts_rx_runt,
    input  wire [11:0] status_line_receive_counts_rx_refused,
    input  wire  [7:0] status_line_lost_messages,
    input  wire  [7:0] status_line_underruns,
    input  wire [31:0] status_damaged,
    input  wire [31:0] status_lost,
    input  wire [21:0] status_credit_sender_used,
    input  wire [21:0] status_credit_sender_most_used,
    input  wire  [7:0] status_credit_sender_cf_updates,
    input  wire  [7:0] status_credit_sender_cf_refused,
    input  wire  [7:0] status_credit_sender_cc_updates,
    input  wire  [7:0] status_credit_receiver_cf_updates,
    input  wire  [7:0] status_credit_receiver_cc_updates,
    input  wire  [7:0] status_credit_receiver_cc_discarded,
    input  wire  [7:0] status_credit_receiver_cc_too_soon,
    input  wire  [7:0] status_credit_receiver_cc_malformed,
    input  wire  [7:0] status_credit_receiver_bad_frames,
    input  wire  [7:0] status_credit_receiver_overflows,
    input  wire  [1:0] status_credit_active,
    input  wire  [1:0] status_credit_overflowed,
    output wire [31:0] settings_transmit_settings_poison,
    output wire [19:0] settings_transmit_settings_outstanding_seq_max,
    output wire [31:0] settings_transmit_settings_outstanding_data_max,
    output wire [15:0] settings_transmit_settings_longest_frame,
    output wire [19:0] settings_transmit_settings_replay_timer_max,
    output wire  [7:0] settings_transmit_settings_replay_ct_max,
    output wire [31:0] settings_transmit_settings_pcs_lost_timer_max,
    output wire [31:0] settings_transmit_settings_data_age_timer_max,
    output wire  [1:0] settings_transmit_settings_init_behaviour,
    output wire  [1:0] settings_transmit_settings_flush_behaviour,
    output wire        settings_transmit_settings_re_init_on_discard,
    output wire [19:0] settings_transmit_settings_first_seq,
    output wire [15:0] settings_transmit_settings_init_data,
    output wire        settings_transmit_settings_match_seq,
    output wire        settings_transmit_settings_match_data,
    output wire [17:0] settings_transmit_settings_init_spacing,
    output wire  [8:0] settings_transmit_settings_line_bytes,
    output wire        settings_transmit_enable,
    output wire        settings_transmit_re_init,
    output wire        settings_transmit_clear_error,
    output wire        settings_transmit_inject_error,
    output wire [31:0] settings_receive_settings_poison,
    output wire        settings_receive_settings_rearm,
    output wire [14:0] settings_receive_settings_ack_spacing,
    output wire  [8:0] settings_receive_settings_line_bytes,
    output wire        settings_receive_enable,
    output wire [14:0] settings_spacing_minimum,
    output wire  [9:0] settings_spacing_from_frame_start,
    output wire [12:0] settings_spacing_within_frame,
    output wire [63:0] settings_credit_control_dscps,
    output wire        settings_credit_receive,
    output wire        settings_credit_transmit,
    output wire  [1:0] settings_credit_lossless,
    output wire [19:0] settings_credit_limits_0,
    output wire [19:0] settings_credit_limits_1,
    output wire [19:0] settings_credit_own_limits_0,
    output wire [19:0] settings_credit_own_limits_1,
    output wire [17:0] settings_credit_minimum_spacing,
    output wire [20:0] settings_credit_maximum_spacing,
    output wire  [9:0] settings_credit_updates_clocks,
    output wire [17:0] settings_credit_updates_period,
    output wire [47:0] settings_credit_mac,
    output wire        irq,
    input  wire [13:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output wire  [1:0] s_axi_bresp,
    output wire        s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire [13:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    wire        decoder_s_axi_awready;
    wire        decoder_s_axi_wready;
    wire  [1:0] decoder_s_axi_bresp;
    wire        decoder_s_axi_bvalid;
    wire        decoder_s_axi_arready;
    wire [31:0] decoder_s_axi_rdata;
    wire  [1:0] decoder_s_axi_rresp;
    wire        decoder_s_axi_rvalid;
    wire  [9:0] decoder_retry_awaddr;
    wire  [2:0] decoder_retry_awprot;
    wire        decoder_retry_awvalid;
    wire [31:0] decoder_retry_wdata;
    wire  [3:0] decoder_retry_wstrb;
    wire        decoder_retry_wvalid;
    wire        decoder_retry_bready;
    wire  [9:0] decoder_retry_araddr;
    wire  [2:0] decoder_retry_arprot;
    wire        decoder_retry_arvalid;
    wire        decoder_retry_rready;
    wire  [7:0] decoder_credit_awaddr;
    wire  [2:0] decoder_credit_awprot;
    wire        decoder_credit_awvalid;
    wire [31:0] decoder_credit_wdata;
    wire  [3:0] decoder_credit_wstrb;
    wire        decoder_credit_wvalid;
    wire        decoder_credit_bready;
    wire  [7:0] decoder_credit_araddr;
    wire  [2:0] decoder_credit_arprot;
    wire        decoder_credit_arvalid;
    wire        decoder_credit_rready;
    wire  [5:0] decoder_store_awaddr;
    wire  [2:0] decoder_store_awprot;
    wire        decoder_store_awvalid;
    wire [31:0] decoder_store_wdata;
    wire  [3:0] decoder_store_wstrb;
    wire        decoder_store_wvalid;
    wire        decoder_store_bready;
    wire  [5:0] decoder_store_araddr;
    wire  [2:0] decoder_store_arprot;
    wire        decoder_store_arvalid;
    wire        decoder_store_rready;
    wire [31:0] retry_transmit_settings_poison;
    wire [19:0] retry_transmit_settings_outstanding_seq_max;
    wire [31:0] retry_transmit_settings_outstanding_data_max;
    wire [15:0] retry_transmit_settings_longest_frame;
    wire [19:0] retry_transmit_settings_replay_timer_max;
    wire  [7:0] retry_transmit_settings_replay_ct_max;
    wire [31:0] retry_transmit_settings_pcs_lost_timer_max;
    wire [31:0] retry_transmit_settings_data_age_timer_max;
    wire  [1:0] retry_transmit_settings_init_behaviour;
    wire  [1:0] retry_transmit_settings_flush_behaviour;
    wire        retry_transmit_settings_re_init_on_discard;
    wire [19:0] retry_transmit_settings_first_seq;
    wire [15:0] retry_transmit_settings_init_data;
    wire        retry_transmit_settings_match_seq;
    wire        retry_transmit_settings_match_data;
    wire [17:0] retry_transmit_settings_init_spacing;
    wire  [8:0] retry_transmit_settings_line_bytes;
    wire        retry_transmit_enable;
    wire        retry_transmit_re_init;
    wire        retry_transmit_clear_error;
    wire        retry_transmit_inject_error;
    wire [31:0] retry_receive_settings_poison;
    wire        retry_receive_settings_rearm;
    wire [14:0] retry_receive_settings_ack_spacing;
    wire  [8:0] retry_receive_settings_line_bytes;
    wire        retry_receive_enable;
    wire [14:0] retry_spacing_minimum;
    wire  [9:0] retry_spacing_from_frame_start;
    wire [12:0] retry_spacing_within_frame;
    wire        retry_irq;
    wire        retry_s_axi_awready;
    wire        retry_s_axi_wready;
    wire  [1:0] retry_s_axi_bresp;
    wire        retry_s_axi_bvalid;
    wire        retry_s_axi_arready;
    wire [31:0] retry_s_axi_rdata;
    wire  [1:0] retry_s_axi_rresp;
    wire        retry_s_axi_rvalid;
    wire        store_s_axi_awready;
    wire        store_s_axi_wready;
    wire  [1:0] store_s_axi_bresp;
    wire        store_s_axi_bvalid;
    wire        store_s_axi_arready;
    wire [31:0] store_s_axi_rdata;
    wire  [1:0] store_s_axi_rresp;
    wire        store_s_axi_rvalid;
    wire        credit_regs_switches_receive;
    wire        credit_regs_switches_transmit;
    wire  [1:0] credit_regs_channels_lossless;
    wire [31:0] credit_regs_control_dscps_0_bits;
    wire [31:0] credit_regs_control_dscps_1_bits;
    wire [19:0] credit_regs_limit_control_credits;
    wire [19:0] credit_regs_limit_data_credits;
    wire [19:0] credit_regs_own_limit_control_credits;
    wire [19:0] credit_regs_own_limit_data_credits;
    wire [17:0] credit_regs_minimum_spacing_bytes;
    wire [20:0] credit_regs_maximum_spacing_bytes;
    wire  [9:0] credit_regs_updates_clocks;
    wire [17:0] credit_regs_updates_period_microseconds;
    wire [31:0] credit_regs_mac_0_bits;
    wire [15:0] credit_regs_mac_1_bits;
    wire        credit_s_axi_awready;
    wire        credit_s_axi_wready;
    wire  [1:0] credit_s_axi_bresp;
    wire        credit_s_axi_bvalid;
    wire        credit_s_axi_arready;
    wire [31:0] credit_s_axi_rdata;
    wire  [1:0] credit_s_axi_rresp;
    wire        credit_s_axi_rvalid;

    wire        retry_answers_awready = retry_s_axi_awready;
    wire        retry_answers_wready = retry_s_axi_wready;
    wire  [1:0] retry_answers_bresp = retry_s_axi_bresp;
    wire        retry_answers_bvalid = retry_s_axi_bvalid;
    wire        retry_answers_arready = retry_s_axi_arready;
    wire [31:0] retry_answers_rdata = retry_s_axi_rdata;
    wire  [1:0] retry_answers_rresp = retry_s_axi_rresp;
    wire        retry_answers_rvalid = retry_s_axi_rvalid;
    wire        credit_answers_awready = credit_s_axi_awready;
    wire        credit_answers_wready = credit_s_axi_wready;
    wire  [1:0] credit_answers_bresp = credit_s_axi_bresp;
    wire        credit_answers_bvalid = credit_s_axi_bvalid;
    wire        credit_answers_arready = credit_s_axi_arready;
    wire [31:0] credit_answers_rdata = credit_s_axi_rdata;
    wire  [1:0] credit_answers_rresp = credit_s_axi_rresp;
    wire        credit_answers_rvalid = credit_s_axi_rvalid;
    wire        store_answers_awready = store_s_axi_awready;
    wire        store_answers_wready = store_s_axi_wready;
    wire  [1:0] store_answers_bresp = store_s_axi_bresp;
    wire        store_answers_bvalid = store_s_axi_bvalid;
    wire        store_answers_arready = store_s_axi_arready;
    wire [31:0] store_answers_rdata = store_s_axi_rdata;
    wire  [1:0] store_answers_rresp = store_s_axi_rresp;
    wire        store_answers_rvalid = store_s_axi_rvalid;

    uet_link_decoder_cbfc decoder (
        .clk            (clk),
        .rst            (rst),
        .s_axi_awaddr   (s_axi_awaddr),
        .s_axi_awprot   (s_axi_awprot),
        .s_axi_awvalid  (s_axi_awvalid),
        .s_axi_awready  (decoder_s_axi_awready),
        .s_axi_wdata    (s_axi_wdata),
        .s_axi_wstrb    (s_axi_wstrb),
        .s_axi_wvalid   (s_axi_wvalid),
        .s_axi_wready   (decoder_s_axi_wready),
        .s_axi_bresp    (decoder_s_axi_bresp),
        .s_axi_bvalid   (decoder_s_axi_bvalid),
        .s_axi_bready   (s_axi_bready),
        .s_axi_araddr   (s_axi_araddr),
        .s_axi_arprot   (s_axi_arprot),
        .s_axi_arvalid  (s_axi_arvalid),
        .s_axi_arready  (decoder_s_axi_arready),
        .s_axi_rdata    (decoder_s_axi_rdata),
        .s_axi_rresp    (decoder_s_axi_rresp),
        .s_axi_rvalid   (decoder_s_axi_rvalid),
        .s_axi_rready   (s_axi_rready),
        .retry_awaddr   (decoder_retry_awaddr),
        .retry_awprot   (decoder_retry_awprot),
        .retry_awvalid  (decoder_retry_awvalid),
        .retry_awready  (retry_answers_awready),
        .retry_wdata    (decoder_retry_wdata),
        .retry_wstrb    (decoder_retry_wstrb),
        .retry_wvalid   (decoder_retry_wvalid),
        .retry_wready   (retry_answers_wready),
        .retry_bresp    (retry_answers_bresp),
        .retry_bvalid   (retry_answers_bvalid),
        .retry_bready   (decoder_retry_bready),
        .retry_araddr   (decoder_retry_araddr),
        .retry_arprot   (decoder_retry_arprot),
        .retry_arvalid  (decoder_retry_arvalid),
        .retry_arready  (retry_answers_arready),
        .retry_rdata    (retry_answers_rdata),
        .retry_rresp    (retry_answers_rresp),
        .retry_rvalid   (retry_answers_rvalid),
        .retry_rready   (decoder_retry_rready),
        .credit_awaddr  (decoder_credit_awaddr),
        .credit_awprot  (decoder_credit_awprot),
        .credit_awvalid (decoder_credit_awvalid),
        .credit_awready (credit_answers_awready),
        .credit_wdata   (decoder_credit_wdata),
        .credit_wstrb   (decoder_credit_wstrb),
        .credit_wvalid  (decoder_credit_wvalid),
        .credit_wready  (credit_answers_wready),
        .credit_bresp   (credit_answers_bresp),
        .credit_bvalid  (credit_answers_bvalid),
        .credit_bready  (decoder_credit_bready),
        .credit_araddr  (decoder_credit_araddr),
        .credit_arprot  (decoder_credit_arprot),
        .credit_arvalid (decoder_credit_arvalid),
        .credit_arready (credit_answers_arready),
        .credit_rdata   (credit_answers_rdata),
        .credit_rresp   (credit_answers_rresp),
        .credit_rvalid  (credit_answers_rvalid),
        .credit_rready  (decoder_credit_rready),
        .store_awaddr   (decoder_store_awaddr),
        .store_awprot   (decoder_store_awprot),
        .store_awvalid  (decoder_store_awvalid),
        .store_awready  (store_answers_awready),
        .store_wdata    (decoder_store_wdata),
        .store_wstrb    (decoder_store_wstrb),
        .store_wvalid   (decoder_store_wvalid),
        .store_wready   (store_answers_wready),
        .store_bresp    (store_answers_bresp),
        .store_bvalid   (store_answers_bvalid),
        .store_bready   (decoder_store_bready),
        .store_araddr   (decoder_store_araddr),
        .store_arprot   (decoder_store_arprot),
        .store_arvalid  (decoder_store_arvalid),
        .store_arready  (store_answers_arready),
        .store_rdata    (store_answers_rdata),
        .store_rresp    (store_answers_rresp),
        .store_rvalid   (store_answers_rvalid),
        .store_rready   (decoder_store_rready)
    );

    llr_port_control_b64_n1024_f128_l72 retry (
        .clk                                                (clk),
        .rst                                                (rst),
        .pcs_up                                             (pcs_up),
        .transmit_status_state                              (status_transmit_state),
        .transmit_status_tx_seq                             (status_transmit_tx_seq),
        .transmit_status_acked                              (status_transmit_acked),
        .transmit_status_outstanding                        (status_transmit_outstanding),
        .transmit_status_replay_ct                          (status_transmit_replay_ct),
        .transmit_status_error                              (status_transmit_error),
        .transmit_status_events_seq_error                   (status_transmit_events_seq_error),
        .transmit_status_events_echo_mismatch               (status_transmit_events_echo_mismatch),
        .transmit_status_counts_tx_init_ctl_os              (status_transmit_counts_tx_init_ctl_os),
        .transmit_status_counts_rx_init_echo_ctl_os         (status_transmit_counts_rx_init_echo_ctl_os),
        .transmit_status_counts_rx_ack_ctl_os               (status_transmit_counts_rx_ack_ctl_os),
        .transmit_status_counts_rx_nack_ctl_os              (status_transmit_counts_rx_nack_ctl_os),
        .transmit_status_counts_rx_ack_nack_seq_error       (status_transmit_counts_rx_ack_nack_seq_error),
        .transmit_status_counts_rx_echo_mismatch            (status_transmit_counts_rx_echo_mismatch),
        .transmit_status_counts_tx_discard                  (status_transmit_counts_tx_discard),
        .transmit_status_counts_tx_best_effort              (status_transmit_counts_tx_best_effort),
        .transmit_status_counts_tx_ok                       (status_transmit_counts_tx_ok),
        .transmit_status_counts_tx_poisoned                 (status_transmit_counts_tx_poisoned),
        .transmit_status_counts_tx_replay                   (status_transmit_counts_tx_replay),
        .transmit_status_counts_tx_replayed_frames          (status_transmit_counts_tx_replayed_frames),
        .transmit_status_counts_tx_replayed_bytes           (status_transmit_counts_tx_replayed_bytes),
        .transmit_status_counts_tx_padded                   (status_transmit_counts_tx_padded),
        .transmit_status_counts_tx_too_long                 (status_transmit_counts_tx_too_long),
        .receive_status_state                               (status_receive_state),
        .receive_status_next_seq                            (status_receive_next_seq),
        .receive_status_events_restarted                    (status_receive_events_restarted),
        .receive_status_events_poisoned                     (status_receive_events_poisoned),
        .receive_status_counts_rx_init_ctl_os               (status_receive_counts_rx_init_ctl_os),
        .receive_status_counts_tx_init_echo_ctl_os          (status_receive_counts_tx_init_echo_ctl_os),
        .receive_status_counts_tx_ack_ctl_os                (status_receive_counts_tx_ack_ctl_os),
        .receive_status_counts_tx_nack_ctl_os               (status_receive_counts_tx_nack_ctl_os),
        .receive_status_counts_rx_ok                        (status_receive_counts_rx_ok),
        .receive_status_counts_rx_poisoned                  (status_receive_counts_rx_poisoned),
        .receive_status_counts_rx_bad                       (status_receive_counts_rx_bad),
        .receive_status_counts_rx_expected_seq_good         (status_receive_counts_rx_expected_seq_good),
        .receive_status_counts_rx_expected_seq_poisoned     (status_receive_counts_rx_expected_seq_poisoned),
        .receive_status_counts_rx_expected_seq_bad          (status_receive_counts_rx_expected_seq_bad),
        .receive_status_counts_rx_missing_seq               (status_receive_counts_rx_missing_seq),
        .receive_status_counts_rx_duplicate_seq             (status_receive_counts_rx_duplicate_seq),
        .receive_status_counts_rx_replay                    (status_receive_counts_rx_replay),
        .receive_status_counts_rx_ineligible_good           (status_receive_counts_rx_ineligible_good),
        .receive_status_counts_rx_ineligible_bad            (status_receive_counts_rx_ineligible_bad),
        .receive_status_counts_rx_llr_dropped               (status_receive_counts_rx_llr_dropped),
        .line_status_receive_counts_rx_ctl_os_type_error    (status_line_receive_counts_rx_ctl_os_type_error),
        .line_status_receive_counts_rx_ctl_os_padding_error (status_line_receive_counts_rx_ctl_os_padding_error),
        .line_status_receive_counts_rx_ctl_os_spacing_error (status_line_receive_counts_rx_ctl_os_spacing_error),
        .line_status_receive_counts_rx_preamble_error       (status_line_receive_counts_rx_preamble_error),
        .line_status_receive_counts_rx_cut                  (status_line_receive_counts_rx_cut),
        .line_status_receive_counts_rx_runt                 (status_line_receive_counts_rx_runt),
        .line_status_receive_counts_rx_refused              (status_line_receive_counts_rx_refused),
        .line_status_lost_messages                          (status_line_lost_messages),
        .line_status_underruns                              (status_line_underruns),
        .transmit_settings_poison                           (retry_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max              (retry_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max             (retry_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                    (retry_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max                 (retry_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                    (retry_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max               (retry_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max               (retry_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour                   (retry_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour                  (retry_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard               (retry_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                        (retry_transmit_settings_first_seq),
        .transmit_settings_init_data                        (retry_transmit_settings_init_data),
        .transmit_settings_match_seq                        (retry_transmit_settings_match_seq),
        .transmit_settings_match_data                       (retry_transmit_settings_match_data),
        .transmit_settings_init_spacing                     (retry_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                       (retry_transmit_settings_line_bytes),
        .transmit_enable                                    (retry_transmit_enable),
        .transmit_re_init                                   (retry_transmit_re_init),
        .transmit_clear_error                               (retry_transmit_clear_error),
        .transmit_inject_error                              (retry_transmit_inject_error),
        .receive_settings_poison                            (retry_receive_settings_poison),
        .receive_settings_rearm                             (retry_receive_settings_rearm),
        .receive_settings_ack_spacing                       (retry_receive_settings_ack_spacing),
        .receive_settings_line_bytes                        (retry_receive_settings_line_bytes),
        .receive_enable                                     (retry_receive_enable),
        .spacing_minimum                                    (retry_spacing_minimum),
        .spacing_from_frame_start                           (retry_spacing_from_frame_start),
        .spacing_within_frame                               (retry_spacing_within_frame),
        .irq                                                (retry_irq),
        .s_axi_awaddr                                       (decoder_retry_awaddr),
        .s_axi_awprot                                       (decoder_retry_awprot),
        .s_axi_awvalid                                      (decoder_retry_awvalid),
        .s_axi_awready                                      (retry_s_axi_awready),
        .s_axi_wdata                                        (decoder_retry_wdata),
        .s_axi_wstrb                                        (decoder_retry_wstrb),
        .s_axi_wvalid                                       (decoder_retry_wvalid),
        .s_axi_wready                                       (retry_s_axi_wready),
        .s_axi_bresp                                        (retry_s_axi_bresp),
        .s_axi_bvalid                                       (retry_s_axi_bvalid),
        .s_axi_bready                                       (decoder_retry_bready),
        .s_axi_araddr                                       (decoder_retry_araddr),
        .s_axi_arprot                                       (decoder_retry_arprot),
        .s_axi_arvalid                                      (decoder_retry_arvalid),
        .s_axi_arready                                      (retry_s_axi_arready),
        .s_axi_rdata                                        (retry_s_axi_rdata),
        .s_axi_rresp                                        (retry_s_axi_rresp),
        .s_axi_rvalid                                       (retry_s_axi_rvalid),
        .s_axi_rready                                       (decoder_retry_rready)
    );

    uet_link_store_registers store (
        .clk              (clk),
        .rst              (rst),
        .hw_built_bytes   (8'd64),
        .hw_built_credit  (1'b1),
        .hw_built_beats   (16'h400),
        .hw_damaged_count (status_damaged),
        .hw_lost_count    (status_lost),
        .s_axi_awaddr     (decoder_store_awaddr),
        .s_axi_awprot     (decoder_store_awprot),
        .s_axi_awvalid    (decoder_store_awvalid),
        .s_axi_awready    (store_s_axi_awready),
        .s_axi_wdata      (decoder_store_wdata),
        .s_axi_wstrb      (decoder_store_wstrb),
        .s_axi_wvalid     (decoder_store_wvalid),
        .s_axi_wready     (store_s_axi_wready),
        .s_axi_bresp      (store_s_axi_bresp),
        .s_axi_bvalid     (store_s_axi_bvalid),
        .s_axi_bready     (decoder_store_bready),
        .s_axi_araddr     (decoder_store_araddr),
        .s_axi_arprot     (decoder_store_arprot),
        .s_axi_arvalid    (decoder_store_arvalid),
        .s_axi_arready    (store_s_axi_arready),
        .s_axi_rdata      (store_s_axi_rdata),
        .s_axi_rresp      (store_s_axi_rresp),
        .s_axi_rvalid     (store_s_axi_rvalid),
        .s_axi_rready     (decoder_store_rready)
    );

    uet_link_credit_registers credit (
        .clk                              (clk),
        .rst                              (rst),
        .hw_state_active                  (status_credit_active),
        .hw_state_overflowed              (status_credit_overflowed),
        .hw_used_count                    (status_credit_sender_used),
        .hw_most_used_count               (status_credit_sender_most_used),
        .hw_cf_updates_received_count     (status_credit_sender_cf_updates),
        .hw_cf_updates_refused_count      (status_credit_sender_cf_refused),
        .hw_cc_updates_sent_count         (status_credit_sender_cc_updates),
        .hw_cf_updates_sent_count         (status_credit_receiver_cf_updates),
        .hw_cc_updates_received_count     (status_credit_receiver_cc_updates),
        .hw_cc_updates_discarded_count    (status_credit_receiver_cc_discarded),
        .hw_cc_updates_too_soon_count     (status_credit_receiver_cc_too_soon),
        .hw_cc_updates_malformed_count    (status_credit_receiver_cc_malformed),
        .hw_overflows_count               (status_credit_receiver_overflows),
        .regs_switches_receive            (credit_regs_switches_receive),
        .regs_switches_transmit           (credit_regs_switches_transmit),
        .regs_channels_lossless           (credit_regs_channels_lossless),
        .regs_control_dscps_0_bits        (credit_regs_control_dscps_0_bits),
        .regs_control_dscps_1_bits        (credit_regs_control_dscps_1_bits),
        .regs_limit_control_credits       (credit_regs_limit_control_credits),
        .regs_limit_data_credits          (credit_regs_limit_data_credits),
        .regs_own_limit_control_credits   (credit_regs_own_limit_control_credits),
        .regs_own_limit_data_credits      (credit_regs_own_limit_data_credits),
        .regs_minimum_spacing_bytes       (credit_regs_minimum_spacing_bytes),
        .regs_maximum_spacing_bytes       (credit_regs_maximum_spacing_bytes),
        .regs_updates_clocks              (credit_regs_updates_clocks),
        .regs_updates_period_microseconds (credit_regs_updates_period_microseconds),
        .regs_mac_0_bits                  (credit_regs_mac_0_bits),
        .regs_mac_1_bits                  (credit_regs_mac_1_bits),
        .s_axi_awaddr                     (decoder_credit_awaddr),
        .s_axi_awprot                     (decoder_credit_awprot),
        .s_axi_awvalid                    (decoder_credit_awvalid),
        .s_axi_awready                    (credit_s_axi_awready),
        .s_axi_wdata                      (decoder_credit_wdata),
        .s_axi_wstrb                      (decoder_credit_wstrb),
        .s_axi_wvalid                     (decoder_credit_wvalid),
        .s_axi_wready                     (credit_s_axi_wready),
        .s_axi_bresp                      (credit_s_axi_bresp),
        .s_axi_bvalid                     (credit_s_axi_bvalid),
        .s_axi_bready                     (decoder_credit_bready),
        .s_axi_araddr                     (decoder_credit_araddr),
        .s_axi_arprot                     (decoder_credit_arprot),
        .s_axi_arvalid                    (decoder_credit_arvalid),
        .s_axi_arready                    (credit_s_axi_arready),
        .s_axi_rdata                      (credit_s_axi_rdata),
        .s_axi_rresp                      (credit_s_axi_rresp),
        .s_axi_rvalid                     (credit_s_axi_rvalid),
        .s_axi_rready                     (decoder_credit_rready)
    );

    assign settings_transmit_settings_poison = retry_transmit_settings_poison;
    assign settings_transmit_settings_outstanding_seq_max = retry_transmit_settings_outstanding_seq_max;
    assign settings_transmit_settings_outstanding_data_max = retry_transmit_settings_outstanding_data_max;
    assign settings_transmit_settings_longest_frame = retry_transmit_settings_longest_frame;
    assign settings_transmit_settings_replay_timer_max = retry_transmit_settings_replay_timer_max;
    assign settings_transmit_settings_replay_ct_max = retry_transmit_settings_replay_ct_max;
    assign settings_transmit_settings_pcs_lost_timer_max = retry_transmit_settings_pcs_lost_timer_max;
    assign settings_transmit_settings_data_age_timer_max = retry_transmit_settings_data_age_timer_max;
    assign settings_transmit_settings_init_behaviour = retry_transmit_settings_init_behaviour;
    assign settings_transmit_settings_flush_behaviour = retry_transmit_settings_flush_behaviour;
    assign settings_transmit_settings_re_init_on_discard = retry_transmit_settings_re_init_on_discard;
    assign settings_transmit_settings_first_seq = retry_transmit_settings_first_seq;
    assign settings_transmit_settings_init_data = retry_transmit_settings_init_data;
    assign settings_transmit_settings_match_seq = retry_transmit_settings_match_seq;
    assign settings_transmit_settings_match_data = retry_transmit_settings_match_data;
    assign settings_transmit_settings_init_spacing = retry_transmit_settings_init_spacing;
    assign settings_transmit_settings_line_bytes = retry_transmit_settings_line_bytes;
    assign settings_transmit_enable = retry_transmit_enable;
    assign settings_transmit_re_init = retry_transmit_re_init;
    assign settings_transmit_clear_error = retry_transmit_clear_error;
    assign settings_transmit_inject_error = retry_transmit_inject_error;
    assign settings_receive_settings_poison = retry_receive_settings_poison;
    assign settings_receive_settings_rearm = retry_receive_settings_rearm;
    assign settings_receive_settings_ack_spacing = retry_receive_settings_ack_spacing;
    assign settings_receive_settings_line_bytes = retry_receive_settings_line_bytes;
    assign settings_receive_enable = retry_receive_enable;
    assign settings_spacing_minimum = retry_spacing_minimum;
    assign settings_spacing_from_frame_start = retry_spacing_from_frame_start;
    assign settings_spacing_within_frame = retry_spacing_within_frame;
    assign settings_credit_control_dscps = {credit_regs_control_dscps_1_bits, credit_regs_control_dscps_0_bits};
    assign settings_credit_receive = credit_regs_switches_receive;
    assign settings_credit_transmit = credit_regs_switches_transmit;
    assign settings_credit_lossless = credit_regs_channels_lossless;
    assign settings_credit_limits_0 = credit_regs_limit_control_credits;
    assign settings_credit_limits_1 = credit_regs_limit_data_credits;
    assign settings_credit_own_limits_0 = credit_regs_own_limit_control_credits;
    assign settings_credit_own_limits_1 = credit_regs_own_limit_data_credits;
    assign settings_credit_minimum_spacing = credit_regs_minimum_spacing_bytes;
    assign settings_credit_maximum_spacing = credit_regs_maximum_spacing_bytes;
    assign settings_credit_updates_clocks = credit_regs_updates_clocks;
    assign settings_credit_updates_period = credit_regs_updates_period_microseconds;
    assign settings_credit_mac = {credit_regs_mac_1_bits, credit_regs_mac_0_bits};
    assign irq = retry_irq;
    assign s_axi_awready = decoder_s_axi_awready;
    assign s_axi_wready = decoder_s_axi_wready;
    assign s_axi_bresp = decoder_s_axi_bresp;
    assign s_axi_bvalid = decoder_s_axi_bvalid;
    assign s_axi_arready = decoder_s_axi_arready;
    assign s_axi_rdata = decoder_s_axi_rdata;
    assign s_axi_rresp = decoder_s_axi_rresp;
    assign s_axi_rvalid = decoder_s_axi_rvalid;

    wire _unused_ok = &{1'b0, status_credit_receiver_bad_frames};

endmodule

`default_nettype wire
