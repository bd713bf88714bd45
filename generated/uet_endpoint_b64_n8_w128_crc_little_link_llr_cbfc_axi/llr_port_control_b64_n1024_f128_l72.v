// Registers of a port of link-level retry, 64 bytes a clock, that keeps up to 127 frames.
`default_nettype none

module llr_port_control_b64_n1024_f128_l72 (
    input  wire        clk,
    input  wire        rst,
    input  wire        pcs_up,
    input  wire  [2:0] transmit_status_state,
    input  wire [19:0] transmit_status_tx_seq,
    input  wire [19:0] transmit_status_acked,
    input  wire [31:0] transmit_status_outstanding,
    input  wire  [7:0] transmit_status_replay_ct,
    input  wire        transmit_status_error,
    input  wire        transmit_status_events_seq_error,
    input  wire        transmit_status_events_echo_mismatch,
    input  wire  [7:0] transmit_status_counts_tx_init_ctl_os,
    input  wire  [7:0] transmit_status_counts_rx_init_echo_ctl_os,
    input  wire  [7:0] transmit_status_counts_rx_ack_ctl_os,
    input  wire  [7:0] transmit_status_counts_rx_nack_ctl_os,
    input  wire  [7:0] transmit_status_counts_rx_ack_nack_seq_error,
    input  wire  [7:0] transmit_status_counts_rx_echo_mismatch,
    input  wire  [7:0] transmit_status_counts_tx_discard,
    input  wire  [7:0] transmit_status_counts_tx_best_effort,
    input  wire  [7:0] transmit_status_counts_tx_ok,
    input  wire  [7:0] transmit_status_counts_tx_poisoned,
    input  wire  [7:0] transmit_status_counts_tx_replay,
    input  wire  [7:0] transmit_status_counts_tx_replayed_frames,
    input  wire [13:0] transmit_status_counts_tx_replayed_bytes,
    input  wire  [7:0] transmit_status_counts_tx_padded,
    input  wire  [7:0] transmit_status_counts_tx_too_long,
    input  wire  [2:0] receive_status_state,
    input  wire [19:0] receive_status_next_seq,
    input  wire        receive_status_events_restarted,
    input  wire        receive_status_events_poisoned,
    input  wire  [7:0] receive_status_counts_rx_init_ctl_os,
    input  wire  [7:0] receive_status_counts_tx_init_echo_ctl_os,
    input  wire  [7:0] receive_status_counts_tx_ack_ctl_os,
    input  wire  [7:0] receive_status_counts_tx_nack_ctl_os,
    input  wire  [7:0] receive_status_counts_rx_ok,
    input  wire  [7:0] receive_status_counts_rx_poisoned,
    input  wire  [7:0] receive_status_counts_rx_bad,
    input  wire  [7:0] receive_status_counts_rx_expected_seq_good,
    input  wire  [7:0] receive_status_counts_rx_expected_seq_poisoned,
    input  wire  [7:0] receive_status_counts_rx_expected_seq_bad,
    input  wire  [7:0] receive_status_counts_rx_missing_seq,
    input  wire  [7:0] receive_status_counts_rx_duplicate_seq,
    input  wire  [7:0] receive_status_counts_rx_replay,
    input  wire  [7:0] receive_status_counts_rx_ineligible_good,
    input  wire  [7:0] receive_status_counts_rx_ineligible_bad,
    input  wire  [7:0] receive_status_counts_rx_llr_dropped,
    input  wire [11:0] line_status_receive_counts_rx_ctl_os_type_error,
    input  wire [11:0] line_status_receive_counts_rx_ctl_os_padding_error,
    input  wire [11:0] line_status_receive_counts_rx_ctl_os_spacing_error,
    input  wire [11:0] line_status_receive_counts_rx_preamble_error,
    input  wire [11:0] line_status_receive_counts_rx_cut,
    input  wire [11:0] line_status_receive_counts_rx_runt,
    input  wire [11:0] line_status_receive_counts_rx_refused,
    input  wire  [7:0] line_status_lost_messages,
    input  wire  [7:0] line_status_underruns,
    output wire [31:0] transmit_settings_poison,
    output wire [19:0] transmit_settings_outstanding_seq_max,
    output wire [31:0] transmit_settings_outstanding_data_max,
    output wire [15:0] transmit_settings_longest_frame,
    output wire [19:0] transmit_settings_replay_timer_max,
    output wire  [7:0] transmit_settings_replay_ct_max,
    output wire [31:0] transmit_settings_pcs_lost_timer_max,
    output wire [31:0] transmit_settings_data_age_timer_max,
    output wire  [1:0] transmit_settings_init_behaviour,
    output wire  [1:0] transmit_settings_flush_behaviour,
    output wire        transmit_settings_re_init_on_discard,
    output wire [19:0] transmit_settings_first_seq,
    output wire [15:0] transmit_settings_init_data,
    output wire        transmit_settings_match_seq,
    output wire        transmit_settings_match_data,
    output wire [17:0] transmit_settings_init_spacing,
    output wire  [8:0] transmit_settings_line_bytes,
    output wire        transmit_enable,
    output wire        transmit_re_init,
    output wire        transmit_clear_error,
    output wire        transmit_inject_error,
    output wire [31:0] receive_settings_poison,
    output wire        receive_settings_rearm,
    output wire [14:0] receive_settings_ack_spacing,
    output wire  [8:0] receive_settings_line_bytes,
    output wire        receive_enable,
    output wire [14:0] spacing_minimum,
    output wire  [9:0] spacing_from_frame_start,
    output wire [12:0] spacing_within_frame,
    output reg         irq,
    input  wire  [9:0] s_axi_awaddr,
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
    input  wire  [9:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [2:0] TRANSMIT_STATUS_STATE_INIT    = 3'd1;
    localparam [2:0] TRANSMIT_STATUS_STATE_ADVANCE = 3'd2;

    reg         error_then;
    reg         in_init;
    wire        file_regs_mode_tx;
    wire        file_regs_mode_rx;
    wire  [8:0] file_regs_line_bytes;
    wire [31:0] file_regs_poison_pattern;
    wire [14:0] file_regs_answers_ack_spacing;
    wire        file_regs_answers_rearm;
    wire [15:0] file_regs_init_data;
    wire        file_regs_init_match_seq;
    wire        file_regs_init_match_data;
    wire [17:0] file_regs_init_spacing_bytes;
    wire [19:0] file_regs_first_seq_seq;
    wire [19:0] file_regs_outstanding_seq_max_frames;
    wire [31:0] file_regs_outstanding_data_max_bytes;
    wire [15:0] file_regs_longest_frame_bytes;
    wire [19:0] file_regs_replay_timer_max_clocks;
    wire  [7:0] file_regs_replay_ct_max_replays;
    wire [31:0] file_regs_pcs_lost_timer_max_clocks;
    wire [31:0] file_regs_data_age_timer_max_clocks;
    wire  [1:0] file_regs_behaviour_init;
    wire  [1:0] file_regs_behaviour_flush;
    wire        file_regs_behaviour_re_init_on_discard;
    wire        file_regs_actions_re_init;
    wire        file_regs_actions_clear_error;
    wire        file_regs_inject_error;
    wire        file_regs_events_flushed;
    wire        file_regs_events_connected;
    wire        file_regs_events_restarted;
    wire        file_regs_events_seq_error;
    wire        file_regs_events_echo_mismatch;
    wire        file_regs_events_poisoned;
    wire        file_regs_events_pcs_lost;
    wire        file_regs_interrupts_flushed;
    wire        file_regs_interrupts_connected;
    wire        file_regs_interrupts_restarted;
    wire        file_regs_interrupts_seq_error;
    wire        file_regs_interrupts_echo_mismatch;
    wire        file_regs_interrupts_poisoned;
    wire        file_regs_interrupts_pcs_lost;
    wire [14:0] file_regs_spacing_minimum_bytes;
    wire  [9:0] file_regs_spacing_from_frame_start_bytes;
    wire [12:0] file_regs_spacing_within_frame_bytes;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;

    wire [6:0] irq_word = {
        file_regs_events_flushed,
        file_regs_events_connected,
        file_regs_events_restarted,
        file_regs_events_seq_error,
        file_regs_events_echo_mismatch,
        file_regs_events_poisoned,
        file_regs_events_pcs_lost
    };
    wire [6:0] irq_word_2 = {
        file_regs_interrupts_flushed,
        file_regs_interrupts_connected,
        file_regs_interrupts_restarted,
        file_regs_interrupts_seq_error,
        file_regs_interrupts_echo_mismatch,
        file_regs_interrupts_poisoned,
        file_regs_interrupts_pcs_lost
    };

    llr_port_registers_b64_n1024_f128_l72 file (
        .clk                                 (clk),
        .rst                                 (rst),
        .hw_identity_size                    (7'd64),
        .hw_identity_frames                  (24'd127),
        .hw_capacity_bytes                   (32'hffc0),
        .hw_events_flushed                   (transmit_status_error && !error_then),
        .hw_events_connected                 (in_init && transmit_status_state == TRANSMIT_STATUS_STATE_ADVANCE),
        .hw_events_restarted                 (receive_status_events_restarted),
        .hw_events_seq_error                 (transmit_status_events_seq_error),
        .hw_events_echo_mismatch             (transmit_status_events_echo_mismatch),
        .hw_events_poisoned                  (receive_status_events_poisoned),
        .hw_events_pcs_lost                  (!pcs_up),
        .hw_status_tx_state                  (transmit_status_state),
        .hw_status_rx_state                  (receive_status_state),
        .hw_status_pcs_up                    (pcs_up),
        .hw_status_error                     (transmit_status_error),
        .hw_status_replay_ct                 (transmit_status_replay_ct),
        .hw_tx_seq_count                     (transmit_status_tx_seq),
        .hw_acked_seq_count                  (transmit_status_acked),
        .hw_next_rx_seq_count                (receive_status_next_seq),
        .hw_outstanding_count                (transmit_status_outstanding),
        .hw_tx_init_ctl_os_count             (transmit_status_counts_tx_init_ctl_os),
        .hw_rx_init_echo_ctl_os_count        (transmit_status_counts_rx_init_echo_ctl_os),
        .hw_rx_ack_ctl_os_count              (transmit_status_counts_rx_ack_ctl_os),
        .hw_rx_nack_ctl_os_count             (transmit_status_counts_rx_nack_ctl_os),
        .hw_rx_ack_nack_seq_error_count      (transmit_status_counts_rx_ack_nack_seq_error),
        .hw_rx_echo_mismatch_count           (transmit_status_counts_rx_echo_mismatch),
        .hw_tx_discard_count                 (transmit_status_counts_tx_discard),
        .hw_tx_best_effort_count             (transmit_status_counts_tx_best_effort),
        .hw_tx_ok_count                      (transmit_status_counts_tx_ok),
        .hw_tx_poisoned_count                (transmit_status_counts_tx_poisoned),
        .hw_tx_replay_count                  (transmit_status_counts_tx_replay),
        .hw_tx_replayed_frames_count         (transmit_status_counts_tx_replayed_frames),
        .hw_tx_replayed_bytes_count          (transmit_status_counts_tx_replayed_bytes),
        .hw_tx_padded_count                  (transmit_status_counts_tx_padded),
        .hw_tx_too_long_count                (transmit_status_counts_tx_too_long),
        .hw_rx_init_ctl_os_count             (receive_status_counts_rx_init_ctl_os),
        .hw_tx_init_echo_ctl_os_count        (receive_status_counts_tx_init_echo_ctl_os),
        .hw_tx_ack_ctl_os_count              (receive_status_counts_tx_ack_ctl_os),
        .hw_tx_nack_ctl_os_count             (receive_status_counts_tx_nack_ctl_os),
        .hw_rx_ok_count                      (receive_status_counts_rx_ok),
        .hw_rx_poisoned_count                (receive_status_counts_rx_poisoned),
        .hw_rx_bad_count                     (receive_status_counts_rx_bad),
        .hw_rx_expected_seq_good_count       (receive_status_counts_rx_expected_seq_good),
        .hw_rx_expected_seq_poisoned_count   (receive_status_counts_rx_expected_seq_poisoned),
        .hw_rx_expected_seq_bad_count        (receive_status_counts_rx_expected_seq_bad),
        .hw_rx_missing_seq_count             (receive_status_counts_rx_missing_seq),
        .hw_rx_duplicate_seq_count           (receive_status_counts_rx_duplicate_seq),
        .hw_rx_replay_count                  (receive_status_counts_rx_replay),
        .hw_rx_ineligible_good_count         (receive_status_counts_rx_ineligible_good),
        .hw_rx_ineligible_bad_count          (receive_status_counts_rx_ineligible_bad),
        .hw_rx_llr_dropped_count             (receive_status_counts_rx_llr_dropped),
        .hw_rx_ctl_os_type_error_count       (line_status_receive_counts_rx_ctl_os_type_error),
        .hw_rx_ctl_os_padding_error_count    (line_status_receive_counts_rx_ctl_os_padding_error),
        .hw_rx_ctl_os_spacing_error_count    (line_status_receive_counts_rx_ctl_os_spacing_error),
        .hw_rx_preamble_error_count          (line_status_receive_counts_rx_preamble_error),
        .hw_rx_cut_count                     (line_status_receive_counts_rx_cut),
        .hw_rx_runt_count                    (line_status_receive_counts_rx_runt),
        .hw_rx_refused_count                 (line_status_receive_counts_rx_refused),
        .hw_tx_underrun_count                (line_status_underruns),
        .hw_rx_ctl_os_lost_count             (line_status_lost_messages),
        .regs_mode_tx                        (file_regs_mode_tx),
        .regs_mode_rx                        (file_regs_mode_rx),
        .regs_line_bytes                     (file_regs_line_bytes),
        .regs_poison_pattern                 (file_regs_poison_pattern),
        .regs_answers_ack_spacing            (file_regs_answers_ack_spacing),
        .regs_answers_rearm                  (file_regs_answers_rearm),
        .regs_init_data                      (file_regs_init_data),
        .regs_init_match_seq                 (file_regs_init_match_seq),
        .regs_init_match_data                (file_regs_init_match_data),
        .regs_init_spacing_bytes             (file_regs_init_spacing_bytes),
        .regs_first_seq_seq                  (file_regs_first_seq_seq),
        .regs_outstanding_seq_max_frames     (file_regs_outstanding_seq_max_frames),
        .regs_outstanding_data_max_bytes     (file_regs_outstanding_data_max_bytes),
        .regs_longest_frame_bytes            (file_regs_longest_frame_bytes),
        .regs_replay_timer_max_clocks        (file_regs_replay_timer_max_clocks),
        .regs_replay_ct_max_replays          (file_regs_replay_ct_max_replays),
        .regs_pcs_lost_timer_max_clocks      (file_regs_pcs_lost_timer_max_clocks),
        .regs_data_age_timer_max_clocks      (file_regs_data_age_timer_max_clocks),
        .regs_behaviour_init                 (file_regs_behaviour_init),
        .regs_behaviour_flush                (file_regs_behaviour_flush),
        .regs_behaviour_re_init_on_discard   (file_regs_behaviour_re_init_on_discard),
        .regs_actions_re_init                (file_regs_actions_re_init),
        .regs_actions_clear_error            (file_regs_actions_clear_error),
        .regs_inject_error                   (file_regs_inject_error),
        .regs_events_flushed                 (file_regs_events_flushed),
        .regs_events_connected               (file_regs_events_connected),
        .regs_events_restarted               (file_regs_events_restarted),
        .regs_events_seq_error               (file_regs_events_seq_error),
        .regs_events_echo_mismatch           (file_regs_events_echo_mismatch),
        .regs_events_poisoned                (file_regs_events_poisoned),
        .regs_events_pcs_lost                (file_regs_events_pcs_lost),
        .regs_interrupts_flushed             (file_regs_interrupts_flushed),
        .regs_interrupts_connected           (file_regs_interrupts_connected),
        .regs_interrupts_restarted           (file_regs_interrupts_restarted),
        .regs_interrupts_seq_error           (file_regs_interrupts_seq_error),
        .regs_interrupts_echo_mismatch       (file_regs_interrupts_echo_mismatch),
        .regs_interrupts_poisoned            (file_regs_interrupts_poisoned),
        .regs_interrupts_pcs_lost            (file_regs_interrupts_pcs_lost),
        .regs_spacing_minimum_bytes          (file_regs_spacing_minimum_bytes),
        .regs_spacing_from_frame_start_bytes (file_regs_spacing_from_frame_start_bytes),
        .regs_spacing_within_frame_bytes     (file_regs_spacing_within_frame_bytes),
        .s_axi_awaddr                        (s_axi_awaddr),
        .s_axi_awprot                        (s_axi_awprot),
        .s_axi_awvalid                       (s_axi_awvalid),
        .s_axi_awready                       (file_s_axi_awready),
        .s_axi_wdata                         (s_axi_wdata),
        .s_axi_wstrb                         (s_axi_wstrb),
        .s_axi_wvalid                        (s_axi_wvalid),
        .s_axi_wready                        (file_s_axi_wready),
        .s_axi_bresp                         (file_s_axi_bresp),
        .s_axi_bvalid                        (file_s_axi_bvalid),
        .s_axi_bready                        (s_axi_bready),
        .s_axi_araddr                        (s_axi_araddr),
        .s_axi_arprot                        (s_axi_arprot),
        .s_axi_arvalid                       (s_axi_arvalid),
        .s_axi_arready                       (file_s_axi_arready),
        .s_axi_rdata                         (file_s_axi_rdata),
        .s_axi_rresp                         (file_s_axi_rresp),
        .s_axi_rvalid                        (file_s_axi_rvalid),
        .s_axi_rready                        (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            error_then <= 1'b0;
            in_init <= 1'b0;
            irq <= 1'b0;
        end else begin
            error_then <= transmit_status_error;
            in_init <= transmit_status_state == TRANSMIT_STATUS_STATE_INIT;
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign transmit_settings_poison = file_regs_poison_pattern;
    assign transmit_settings_outstanding_seq_max = file_regs_outstanding_seq_max_frames;
    assign transmit_settings_outstanding_data_max = file_regs_outstanding_data_max_bytes;
    assign transmit_settings_longest_frame = file_regs_longest_frame_bytes;
    assign transmit_settings_replay_timer_max = file_regs_replay_timer_max_clocks;
    assign transmit_settings_replay_ct_max = file_regs_replay_ct_max_replays;
    assign transmit_settings_pcs_lost_timer_max = file_regs_pcs_lost_timer_max_clocks;
    assign transmit_settings_data_age_timer_max = file_regs_data_age_timer_max_clocks;
    assign transmit_settings_init_behaviour = file_regs_behaviour_init;
    assign transmit_settings_flush_behaviour = file_regs_behaviour_flush;
    assign transmit_settings_re_init_on_discard = file_regs_behaviour_re_init_on_discard;
    assign transmit_settings_first_seq = file_regs_first_seq_seq;
    assign transmit_settings_init_data = file_regs_init_data;
    assign transmit_settings_match_seq = file_regs_init_match_seq;
    assign transmit_settings_match_data = file_regs_init_match_data;
    assign transmit_settings_init_spacing = file_regs_init_spacing_bytes;
    assign transmit_settings_line_bytes = file_regs_line_bytes;
    assign transmit_enable = file_regs_mode_tx;
    assign transmit_re_init = file_regs_actions_re_init;
    assign transmit_clear_error = file_regs_actions_clear_error;
    assign transmit_inject_error = file_regs_inject_error;
    assign receive_settings_poison = file_regs_poison_pattern;
    assign receive_settings_rearm = file_regs_answers_rearm;
    assign receive_settings_ack_spacing = file_regs_answers_ack_spacing;
    assign receive_settings_line_bytes = file_regs_line_bytes;
    assign receive_enable = file_regs_mode_rx;
    assign spacing_minimum = file_regs_spacing_minimum_bytes;
    assign spacing_from_frame_start = file_regs_spacing_from_frame_start_bytes;
    assign spacing_within_frame = file_regs_spacing_within_frame_bytes;
    assign s_axi_awready = file_s_axi_awready;
    assign s_axi_wready = file_s_axi_wready;
    assign s_axi_bresp = file_s_axi_bresp;
    assign s_axi_bvalid = file_s_axi_bvalid;
    assign s_axi_arready = file_s_axi_arready;
    assign s_axi_rdata = file_s_axi_rdata;
    assign s_axi_rresp = file_s_axi_rresp;
    assign s_axi_rvalid = file_s_axi_rvalid;

endmodule

`default_nettype wire
