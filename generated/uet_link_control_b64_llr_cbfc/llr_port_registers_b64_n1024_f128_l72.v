// AXI4-Lite register file: identity, capacity, mode, line, poison, answers, init, init_spacing, first_seq, outstanding_seq_max, outstanding_data_max, longest_frame, replay_timer_max, replay_ct_max, pcs_lost_timer_max, data_age_timer_max, behaviour, actions, inject, events, interrupts, status, tx_seq, acked_seq, next_rx_seq, outstanding, spacing_minimum, spacing_from_frame_start, spacing_within_frame, tx_init_ctl_os, tx_init_ctl_os_high, rx_init_echo_ctl_os, rx_init_echo_ctl_os_high, rx_ack_ctl_os, rx_ack_ctl_os_high, rx_nack_ctl_os, rx_nack_ctl_os_high, rx_ack_nack_seq_error, rx_ack_nack_seq_error_high, rx_echo_mismatch, rx_echo_mismatch_high, tx_discard, tx_discard_high, tx_best_effort, tx_best_effort_high, tx_ok, tx_ok_high, tx_poisoned, tx_poisoned_high, tx_replay, tx_replay_high, tx_replayed_frames, tx_replayed_frames_high, tx_replayed_bytes, tx_replayed_bytes_high, tx_padded, tx_padded_high, tx_too_long, tx_too_long_high, rx_init_ctl_os, rx_init_ctl_os_high, tx_init_echo_ctl_os, tx_init_echo_ctl_os_high, tx_ack_ctl_os, tx_ack_ctl_os_high, tx_nack_ctl_os, tx_nack_ctl_os_high, rx_ok, rx_ok_high, rx_poisoned, rx_poisoned_high, rx_bad, rx_bad_high, rx_expected_seq_good, rx_expected_seq_good_high, rx_expected_seq_poisoned, rx_expected_seq_poisoned_high, rx_expected_seq_bad, rx_expected_seq_bad_high, rx_missing_seq, rx_missing_seq_high, rx_duplicate_seq, rx_duplicate_seq_high, rx_replay, rx_replay_high, rx_ineligible_good, rx_ineligible_good_high, rx_ineligible_bad, rx_ineligible_bad_high, rx_llr_dropped, rx_llr_dropped_high, rx_ctl_os_type_error, rx_ctl_os_type_error_high, rx_ctl_os_padding_error, rx_ctl_os_padding_error_high, rx_ctl_os_spacing_error, rx_ctl_os_spacing_error_high, rx_preamble_error, rx_preamble_error_high, rx_cut, rx_cut_high, rx_runt, rx_runt_high, rx_refused, rx_refused_high, tx_underrun, tx_underrun_high, rx_ctl_os_lost, rx_ctl_os_lost_high.
`default_nettype none

module llr_port_registers_b64_n1024_f128_l72 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] hw_identity_size,
    input  wire [23:0] hw_identity_frames,
    input  wire [31:0] hw_capacity_bytes,
    input  wire        hw_events_flushed,
    input  wire        hw_events_connected,
    input  wire        hw_events_restarted,
    input  wire        hw_events_seq_error,
    input  wire        hw_events_echo_mismatch,
    input  wire        hw_events_poisoned,
    input  wire        hw_events_pcs_lost,
    input  wire  [2:0] hw_status_tx_state,
    input  wire  [2:0] hw_status_rx_state,
    input  wire        hw_status_pcs_up,
    input  wire        hw_status_error,
    input  wire  [7:0] hw_status_replay_ct,
    input  wire [19:0] hw_tx_seq_count,
    input  wire [19:0] hw_acked_seq_count,
    input  wire [19:0] hw_next_rx_seq_count,
    input  wire [31:0] hw_outstanding_count,
    input  wire  [7:0] hw_tx_init_ctl_os_count,
    input  wire  [7:0] hw_rx_init_echo_ctl_os_count,
    input  wire  [7:0] hw_rx_ack_ctl_os_count,
    input  wire  [7:0] hw_rx_nack_ctl_os_count,
    input  wire  [7:0] hw_rx_ack_nack_seq_error_count,
    input  wire  [7:0] hw_rx_echo_mismatch_count,
    input  wire  [7:0] hw_tx_discard_count,
    input  wire  [7:0] hw_tx_best_effort_count,
    input  wire  [7:0] hw_tx_ok_count,
    input  wire  [7:0] hw_tx_poisoned_count,
    input  wire  [7:0] hw_tx_replay_count,
    input  wire  [7:0] hw_tx_replayed_frames_count,
    input  wire [13:0] hw_tx_replayed_bytes_count,
    input  wire  [7:0] hw_tx_padded_count,
    input  wire  [7:0] hw_tx_too_long_count,
    input  wire  [7:0] hw_rx_init_ctl_os_count,
    input  wire  [7:0] hw_tx_init_echo_ctl_os_count,
    input  wire  [7:0] hw_tx_ack_ctl_os_count,
    input  wire  [7:0] hw_tx_nack_ctl_os_count,
    input  wire  [7:0] hw_rx_ok_count,
    input  wire  [7:0] hw_rx_poisoned_count,
    input  wire  [7:0] hw_rx_bad_count,
    input  wire  [7:0] hw_rx_expected_seq_good_count,
    input  wire  [7:0] hw_rx_expected_seq_poisoned_count,
    input  wire  [7:0] hw_rx_expected_seq_bad_count,
    input  wire  [7:0] hw_rx_missing_seq_count,
    input  wire  [7:0] hw_rx_duplicate_seq_count,
    input  wire  [7:0] hw_rx_replay_count,
    input  wire  [7:0] hw_rx_ineligible_good_count,
    input  wire  [7:0] hw_rx_ineligible_bad_count,
    input  wire  [7:0] hw_rx_llr_dropped_count,
    input  wire [11:0] hw_rx_ctl_os_type_error_count,
    input  wire [11:0] hw_rx_ctl_os_padding_error_count,
    input  wire [11:0] hw_rx_ctl_os_spacing_error_count,
    input  wire [11:0] hw_rx_preamble_error_count,
    input  wire [11:0] hw_rx_cut_count,
    input  wire [11:0] hw_rx_runt_count,
    input  wire [11:0] hw_rx_refused_count,
    input  wire  [7:0] hw_tx_underrun_count,
    input  wire  [7:0] hw_rx_ctl_os_lost_count,
    output reg         regs_mode_tx,
    output reg         regs_mode_rx,
    output reg   [8:0] regs_line_bytes,
    output reg  [31:0] regs_poison_pattern,
    output reg  [14:0] regs_answers_ack_spacing,
    output reg         regs_answers_rearm,
    output reg  [15:0] regs_init_data,
    output reg         regs_init_match_seq,
    output reg         regs_init_match_data,
    output reg  [17:0] regs_init_spacing_bytes,
    output reg  [19:0] regs_first_seq_seq,
    output reg  [19:0] regs_outstanding_seq_max_frames,
    output reg  [31:0] regs_outstanding_data_max_bytes,
    output reg  [15:0] regs_longest_frame_bytes,
    output reg  [19:0] regs_replay_timer_max_clocks,
    output reg   [7:0] regs_replay_ct_max_replays,
    output reg  [31:0] regs_pcs_lost_timer_max_clocks,
    output reg  [31:0] regs_data_age_timer_max_clocks,
    output reg   [1:0] regs_behaviour_init,
    output reg   [1:0] regs_behaviour_flush,
    output reg         regs_behaviour_re_init_on_discard,
    output reg         regs_actions_re_init,
    output reg         regs_actions_clear_error,
    output reg         regs_inject_error,
    output reg         regs_events_flushed,
    output reg         regs_events_connected,
    output reg         regs_events_restarted,
    output reg         regs_events_seq_error,
    output reg         regs_events_echo_mismatch,
    output reg         regs_events_poisoned,
    output reg         regs_events_pcs_lost,
    output reg         regs_interrupts_flushed,
    output reg         regs_interrupts_connected,
    output reg         regs_interrupts_restarted,
    output reg         regs_interrupts_seq_error,
    output reg         regs_interrupts_echo_mismatch,
    output reg         regs_interrupts_poisoned,
    output reg         regs_interrupts_pcs_lost,
    output reg  [14:0] regs_spacing_minimum_bytes,
    output reg   [9:0] regs_spacing_from_frame_start_bytes,
    output reg  [12:0] regs_spacing_within_frame_bytes,
    input  wire  [9:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output reg   [1:0] s_axi_bresp,
    output reg         s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [9:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] S_AXI_BRESP_OKAY   = 2'd0;
    localparam [1:0] S_AXI_BRESP_SLVERR = 2'd2;

    reg         aw_held;
    reg         w_held;
    reg   [7:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;
    wire [63:0] counters_total;
    reg         holds_high;
    reg  [31:0] held_high;
    reg   [5:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [7:0] r_word = s_axi_araddr[9:2];
    wire        w_identity = w_word == 8'd0;
    wire        w_capacity = w_word == 8'd1;
    wire        w_mode = w_word == 8'd2;
    wire        w_line = w_word == 8'd3;
    wire        w_poison = w_word == 8'd4;
    wire        w_answers = w_word == 8'd5;
    wire        w_init = w_word == 8'd6;
    wire        w_init_spacing = w_word == 8'd7;
    wire        w_first_seq = w_word == 8'd8;
    wire        w_outstanding_seq_max = w_word == 8'd9;
    wire        w_outstanding_data_max = w_word == 8'd10;
    wire        w_longest_frame = w_word == 8'd11;
    wire        w_replay_timer_max = w_word == 8'd12;
    wire        w_replay_ct_max = w_word == 8'd13;
    wire        w_pcs_lost_timer_max = w_word == 8'd14;
    wire        w_data_age_timer_max = w_word == 8'd15;
    wire        w_behaviour = w_word == 8'd16;
    wire        w_actions = w_word == 8'd17;
    wire        w_inject = w_word == 8'd18;
    wire        w_events = w_word == 8'd19;
    wire        w_interrupts = w_word == 8'd20;
    wire        w_status = w_word == 8'd21;
    wire        w_tx_seq = w_word == 8'd22;
    wire        w_acked_seq = w_word == 8'd23;
    wire        w_next_rx_seq = w_word == 8'd24;
    wire        w_outstanding = w_word == 8'd25;
    wire        w_spacing_minimum = w_word == 8'd26;
    wire        w_spacing_from_frame_start = w_word == 8'd27;
    wire        w_spacing_within_frame = w_word == 8'd28;
    wire        w_counters = {7'd0, w_word[7]} == 8'd1 && w_word[6:0] < 7'd80;
    wire        r_counter = {7'd0, r_word[7]} == 8'd1 && r_word[6:0] < 7'd80;
    wire        takes_held = holds_high && held_of == r_word[6:1];
    wire        s_axi_bresp_term = w_identity || w_capacity || w_mode || w_line || w_poison;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_answers || w_init || w_init_spacing || w_first_seq;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_outstanding_seq_max || w_outstanding_data_max;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_longest_frame || w_replay_timer_max || w_replay_ct_max;
    wire        s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_pcs_lost_timer_max || w_data_age_timer_max || w_behaviour;
    wire        s_axi_bresp_term_6 = s_axi_bresp_term_5 || w_actions || w_inject || w_events || w_interrupts;
    wire        s_axi_bresp_term_7 = s_axi_bresp_term_6 || w_status || w_tx_seq || w_acked_seq || w_next_rx_seq;
    wire        s_axi_bresp_term_8 = s_axi_bresp_term_7 || w_outstanding || w_spacing_minimum || w_spacing_from_frame_start;
    wire        w_data_0_and_w_strb_0 = w_data[0] && w_strb[0];
    wire        w_data_1_and_w_strb_0 = w_data[1] && w_strb[0];
    wire        regs_events_restarted_term = regs_events_restarted && !(w_data[2] && w_strb[0]);
    wire        regs_events_seq_error_term = regs_events_seq_error && !(w_data[3] && w_strb[0]);
    wire        regs_events_echo_mismatch_term = regs_events_echo_mismatch && !(w_data[4] && w_strb[0]);
    wire        regs_events_poisoned_term = regs_events_poisoned && !(w_data[5] && w_strb[0]);
    wire        regs_events_pcs_lost_term = regs_events_pcs_lost && !(w_data[6] && w_strb[0]);
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    llr_port_registers_b64_n1024_f128_l72_counters counters (
        .clk                             (clk),
        .rst                             (rst),
        .counts_tx_init_ctl_os           (hw_tx_init_ctl_os_count),
        .counts_rx_init_echo_ctl_os      (hw_rx_init_echo_ctl_os_count),
        .counts_rx_ack_ctl_os            (hw_rx_ack_ctl_os_count),
        .counts_rx_nack_ctl_os           (hw_rx_nack_ctl_os_count),
        .counts_rx_ack_nack_seq_error    (hw_rx_ack_nack_seq_error_count),
        .counts_rx_echo_mismatch         (hw_rx_echo_mismatch_count),
        .counts_tx_discard               (hw_tx_discard_count),
        .counts_tx_best_effort           (hw_tx_best_effort_count),
        .counts_tx_ok                    (hw_tx_ok_count),
        .counts_tx_poisoned              (hw_tx_poisoned_count),
        .counts_tx_replay                (hw_tx_replay_count),
        .counts_tx_replayed_frames       (hw_tx_replayed_frames_count),
        .counts_tx_replayed_bytes        (hw_tx_replayed_bytes_count),
        .counts_tx_padded                (hw_tx_padded_count),
        .counts_tx_too_long              (hw_tx_too_long_count),
        .counts_rx_init_ctl_os           (hw_rx_init_ctl_os_count),
        .counts_tx_init_echo_ctl_os      (hw_tx_init_echo_ctl_os_count),
        .counts_tx_ack_ctl_os            (hw_tx_ack_ctl_os_count),
        .counts_tx_nack_ctl_os           (hw_tx_nack_ctl_os_count),
        .counts_rx_ok                    (hw_rx_ok_count),
        .counts_rx_poisoned              (hw_rx_poisoned_count),
        .counts_rx_bad                   (hw_rx_bad_count),
        .counts_rx_expected_seq_good     (hw_rx_expected_seq_good_count),
        .counts_rx_expected_seq_poisoned (hw_rx_expected_seq_poisoned_count),
        .counts_rx_expected_seq_bad      (hw_rx_expected_seq_bad_count),
        .counts_rx_missing_seq           (hw_rx_missing_seq_count),
        .counts_rx_duplicate_seq         (hw_rx_duplicate_seq_count),
        .counts_rx_replay                (hw_rx_replay_count),
        .counts_rx_ineligible_good       (hw_rx_ineligible_good_count),
        .counts_rx_ineligible_bad        (hw_rx_ineligible_bad_count),
        .counts_rx_llr_dropped           (hw_rx_llr_dropped_count),
        .counts_rx_ctl_os_type_error     (hw_rx_ctl_os_type_error_count),
        .counts_rx_ctl_os_padding_error  (hw_rx_ctl_os_padding_error_count),
        .counts_rx_ctl_os_spacing_error  (hw_rx_ctl_os_spacing_error_count),
        .counts_rx_preamble_error        (hw_rx_preamble_error_count),
        .counts_rx_cut                   (hw_rx_cut_count),
        .counts_rx_runt                  (hw_rx_runt_count),
        .counts_rx_refused               (hw_rx_refused_count),
        .counts_tx_underrun              (hw_tx_underrun_count),
        .counts_rx_ctl_os_lost           (hw_rx_ctl_os_lost_count),
        .read                            (r_word[6:1]),
        .total                           (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_mode_tx <= 1'b0;
            regs_mode_rx <= 1'b0;
            regs_line_bytes <= 9'd64;
            regs_poison_pattern <= 32'haaaaaaaa;
            regs_answers_ack_spacing <= 15'h800;
            regs_answers_rearm <= 1'b1;
            regs_init_data <= 16'd0;
            regs_init_match_seq <= 1'b1;
            regs_init_match_data <= 1'b1;
            regs_init_spacing_bytes <= 18'h6400;
            regs_first_seq_seq <= 20'd0;
            regs_outstanding_seq_max_frames <= 20'd127;
            regs_outstanding_data_max_bytes <= 32'hffc0;
            regs_longest_frame_bytes <= 16'h1200;
            regs_replay_timer_max_clocks <= 20'd0;
            regs_replay_ct_max_replays <= 8'd1;
            regs_pcs_lost_timer_max_clocks <= 32'd0;
            regs_data_age_timer_max_clocks <= 32'd0;
            regs_behaviour_init <= 2'd2;
            regs_behaviour_flush <= 2'd2;
            regs_behaviour_re_init_on_discard <= 1'b0;
            regs_actions_re_init <= 1'b0;
            regs_actions_clear_error <= 1'b0;
            regs_inject_error <= 1'b0;
            regs_events_flushed <= 1'b0;
            regs_events_connected <= 1'b0;
            regs_events_restarted <= 1'b0;
            regs_events_seq_error <= 1'b0;
            regs_events_echo_mismatch <= 1'b0;
            regs_events_poisoned <= 1'b0;
            regs_events_pcs_lost <= 1'b0;
            regs_interrupts_flushed <= 1'b0;
            regs_interrupts_connected <= 1'b0;
            regs_interrupts_restarted <= 1'b0;
            regs_interrupts_seq_error <= 1'b0;
            regs_interrupts_echo_mismatch <= 1'b0;
            regs_interrupts_poisoned <= 1'b0;
            regs_interrupts_pcs_lost <= 1'b0;
            regs_spacing_minimum_bytes <= 15'h1900;
            regs_spacing_from_frame_start_bytes <= 10'h100;
            regs_spacing_within_frame_bytes <= 13'h800;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
            end
            if (write) begin
                aw_held <= 1'b0;
                w_held <= 1'b0;
                s_axi_bvalid <= 1'b1;
            end
            if (read && r_counter) begin
                if (!r_word[0]) begin
                    holds_high <= 1'b1;
                end else if (takes_held) begin
                    holds_high <= 1'b0;
                end
            end
            if (write && w_mode) begin
                if (w_strb[0]) begin
                    regs_mode_tx <= w_data[0];
                    regs_mode_rx <= w_data[1];
                end
            end
            if (write && w_line) begin
                regs_line_bytes <= {w_strb[1] ? w_data[8] : regs_line_bytes[8], w_strb[0] ? w_data[7:0] : regs_line_bytes[7:0]};
            end
            if (write && w_poison) begin
                regs_poison_pattern <= {
                    w_strb[3] ? w_data[31:24] : regs_poison_pattern[31:24],
                    w_strb[2] ? w_data[23:16] : regs_poison_pattern[23:16],
                    w_strb[1] ? w_data[15:8] : regs_poison_pattern[15:8],
                    w_strb[0] ? w_data[7:0] : regs_poison_pattern[7:0]
                };
            end
            if (write && w_answers) begin
                if (w_strb[3]) begin
                    regs_answers_rearm <= w_data[31];
                end
                regs_answers_ack_spacing <= {
                    w_strb[1] ? w_data[14:8] : regs_answers_ack_spacing[14:8],
                    w_strb[0] ? w_data[7:0] : regs_answers_ack_spacing[7:0]
                };
            end
            if (write && w_init) begin
                if (w_strb[2]) begin
                    regs_init_match_seq <= w_data[16];
                    regs_init_match_data <= w_data[17];
                end
                regs_init_data <= {w_strb[1] ? w_data[15:8] : regs_init_data[15:8], w_strb[0] ? w_data[7:0] : regs_init_data[7:0]};
            end
            if (write && w_init_spacing) begin
                regs_init_spacing_bytes <= {
                    w_strb[2] ? w_data[17:16] : regs_init_spacing_bytes[17:16],
                    w_strb[1] ? w_data[15:8] : regs_init_spacing_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_init_spacing_bytes[7:0]
                };
            end
            if (write && w_first_seq) begin
                regs_first_seq_seq <= {
                    w_strb[2] ? w_data[19:16] : regs_first_seq_seq[19:16],
                    w_strb[1] ? w_data[15:8] : regs_first_seq_seq[15:8],
                    w_strb[0] ? w_data[7:0] : regs_first_seq_seq[7:0]
                };
            end
            if (write && w_outstanding_seq_max) begin
                regs_outstanding_seq_max_frames <= {
                    w_strb[2] ? w_data[19:16] : regs_outstanding_seq_max_frames[19:16],
                    w_strb[1] ? w_data[15:8] : regs_outstanding_seq_max_frames[15:8],
                    w_strb[0] ? w_data[7:0] : regs_outstanding_seq_max_frames[7:0]
                };
            end
            if (write && w_outstanding_data_max) begin
                regs_outstanding_data_max_bytes <= {
                    w_strb[3] ? w_data[31:24] : regs_outstanding_data_max_bytes[31:24],
                    w_strb[2] ? w_data[23:16] : regs_outstanding_data_max_bytes[23:16],
                    w_strb[1] ? w_data[15:8] : regs_outstanding_data_max_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_outstanding_data_max_bytes[7:0]
                };
            end
            if (write && w_longest_frame) begin
                regs_longest_frame_bytes <= {
                    w_strb[1] ? w_data[15:8] : regs_longest_frame_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_longest_frame_bytes[7:0]
                };
            end
            if (write && w_replay_timer_max) begin
                regs_replay_timer_max_clocks <= {
                    w_strb[2] ? w_data[19:16] : regs_replay_timer_max_clocks[19:16],
                    w_strb[1] ? w_data[15:8] : regs_replay_timer_max_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_replay_timer_max_clocks[7:0]
                };
            end
            if (write && w_replay_ct_max) begin
                if (w_strb[0]) begin
                    regs_replay_ct_max_replays <= w_data[7:0];
                end
            end
            if (write && w_pcs_lost_timer_max) begin
                regs_pcs_lost_timer_max_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_pcs_lost_timer_max_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_pcs_lost_timer_max_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_pcs_lost_timer_max_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_pcs_lost_timer_max_clocks[7:0]
                };
            end
            if (write && w_data_age_timer_max) begin
                regs_data_age_timer_max_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_data_age_timer_max_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_data_age_timer_max_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_data_age_timer_max_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_data_age_timer_max_clocks[7:0]
                };
            end
            if (write && w_behaviour) begin
                if (w_strb[0]) begin
                    regs_behaviour_init <= w_data[1:0];
                end
                if (w_strb[1]) begin
                    regs_behaviour_flush <= w_data[9:8];
                end
                if (w_strb[2]) begin
                    regs_behaviour_re_init_on_discard <= w_data[16];
                end
            end
            regs_actions_re_init <= 1'b0;
            regs_actions_clear_error <= 1'b0;
            if (write && w_actions) begin
                regs_actions_re_init <= w_data_0_and_w_strb_0;
                regs_actions_clear_error <= w_data_1_and_w_strb_0;
            end
            if (write && w_inject) begin
                if (w_strb[0]) begin
                    regs_inject_error <= w_data[0];
                end
            end
            regs_events_flushed <= regs_events_flushed || hw_events_flushed;
            regs_events_connected <= regs_events_connected || hw_events_connected;
            regs_events_restarted <= regs_events_restarted || hw_events_restarted;
            regs_events_seq_error <= regs_events_seq_error || hw_events_seq_error;
            regs_events_echo_mismatch <= regs_events_echo_mismatch || hw_events_echo_mismatch;
            regs_events_poisoned <= regs_events_poisoned || hw_events_poisoned;
            regs_events_pcs_lost <= regs_events_pcs_lost || hw_events_pcs_lost;
            if (write && w_events) begin
                regs_events_flushed <= (regs_events_flushed && !w_data_0_and_w_strb_0) || hw_events_flushed;
                regs_events_connected <= (regs_events_connected && !w_data_1_and_w_strb_0) || hw_events_connected;
                regs_events_restarted <= regs_events_restarted_term || hw_events_restarted;
                regs_events_seq_error <= regs_events_seq_error_term || hw_events_seq_error;
                regs_events_echo_mismatch <= regs_events_echo_mismatch_term || hw_events_echo_mismatch;
                regs_events_poisoned <= regs_events_poisoned_term || hw_events_poisoned;
                regs_events_pcs_lost <= regs_events_pcs_lost_term || hw_events_pcs_lost;
            end
            if (write && w_interrupts) begin
                if (w_strb[0]) begin
                    regs_interrupts_flushed <= w_data[0];
                    regs_interrupts_connected <= w_data[1];
                    regs_interrupts_restarted <= w_data[2];
                    regs_interrupts_seq_error <= w_data[3];
                    regs_interrupts_echo_mismatch <= w_data[4];
                    regs_interrupts_poisoned <= w_data[5];
                    regs_interrupts_pcs_lost <= w_data[6];
                end
            end
            if (write && w_spacing_minimum) begin
                regs_spacing_minimum_bytes <= {
                    w_strb[1] ? w_data[14:8] : regs_spacing_minimum_bytes[14:8],
                    w_strb[0] ? w_data[7:0] : regs_spacing_minimum_bytes[7:0]
                };
            end
            if (write && w_spacing_from_frame_start) begin
                regs_spacing_from_frame_start_bytes <= {
                    w_strb[1] ? w_data[9:8] : regs_spacing_from_frame_start_bytes[9:8],
                    w_strb[0] ? w_data[7:0] : regs_spacing_from_frame_start_bytes[7:0]
                };
            end
            if (write && w_spacing_within_frame) begin
                regs_spacing_within_frame_bytes <= {
                    w_strb[1] ? w_data[12:8] : regs_spacing_within_frame_bytes[12:8],
                    w_strb[0] ? w_data[7:0] : regs_spacing_within_frame_bytes[7:0]
                };
            end
            if (s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
            end
            if (read) begin
                s_axi_rvalid <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            w_word <= s_axi_awaddr[9:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_8 || w_spacing_within_frame || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[6:1];
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 8'd0) begin
                s_axi_rdata <= {hw_identity_frames, 1'b0, hw_identity_size};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd1) begin
                s_axi_rdata <= hw_capacity_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd2) begin
                s_axi_rdata <= {30'd0, regs_mode_rx, regs_mode_tx};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd3) begin
                s_axi_rdata <= {23'd0, regs_line_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd4) begin
                s_axi_rdata <= regs_poison_pattern;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd5) begin
                s_axi_rdata <= {regs_answers_rearm, 16'd0, regs_answers_ack_spacing};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd6) begin
                s_axi_rdata <= {14'd0, regs_init_match_data, regs_init_match_seq, regs_init_data};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd7) begin
                s_axi_rdata <= {14'd0, regs_init_spacing_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd8) begin
                s_axi_rdata <= {12'd0, regs_first_seq_seq};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd9) begin
                s_axi_rdata <= {12'd0, regs_outstanding_seq_max_frames};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd10) begin
                s_axi_rdata <= regs_outstanding_data_max_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd11) begin
                s_axi_rdata <= {16'd0, regs_longest_frame_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd12) begin
                s_axi_rdata <= {12'd0, regs_replay_timer_max_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd13) begin
                s_axi_rdata <= {24'd0, regs_replay_ct_max_replays};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd14) begin
                s_axi_rdata <= regs_pcs_lost_timer_max_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd15) begin
                s_axi_rdata <= regs_data_age_timer_max_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd16) begin
                s_axi_rdata <= {15'd0, regs_behaviour_re_init_on_discard, 6'd0, regs_behaviour_flush, 6'd0, regs_behaviour_init};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd17) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd18) begin
                s_axi_rdata <= {31'd0, regs_inject_error};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd19) begin
                s_axi_rdata <= {
                    25'd0,
                    regs_events_pcs_lost,
                    regs_events_poisoned,
                    regs_events_echo_mismatch,
                    regs_events_seq_error,
                    regs_events_restarted,
                    regs_events_connected,
                    regs_events_flushed
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd20) begin
                s_axi_rdata <= {
                    25'd0,
                    regs_interrupts_pcs_lost,
                    regs_interrupts_poisoned,
                    regs_interrupts_echo_mismatch,
                    regs_interrupts_seq_error,
                    regs_interrupts_restarted,
                    regs_interrupts_connected,
                    regs_interrupts_flushed
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd21) begin
                s_axi_rdata <= {
                    8'd0,
                    hw_status_replay_ct,
                    6'd0,
                    hw_status_error,
                    hw_status_pcs_up,
                    1'b0,
                    hw_status_rx_state,
                    1'b0,
                    hw_status_tx_state
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd22) begin
                s_axi_rdata <= {12'd0, hw_tx_seq_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd23) begin
                s_axi_rdata <= {12'd0, hw_acked_seq_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd24) begin
                s_axi_rdata <= {12'd0, hw_next_rx_seq_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd25) begin
                s_axi_rdata <= hw_outstanding_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd26) begin
                s_axi_rdata <= {17'd0, regs_spacing_minimum_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd27) begin
                s_axi_rdata <= {22'd0, regs_spacing_from_frame_start_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 8'd28) begin
                s_axi_rdata <= {19'd0, regs_spacing_within_frame_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_counter) begin
                s_axi_rdata <= r_word[0] ? s_axi_rdata_choice : counters_total[31:0];
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

`ifdef FORMAL
    reg         past_valid;
    reg         s_axi_bvalid_past;
    reg         s_axi_bready_past;
    reg   [1:0] s_axi_bresp_past;
    reg         s_axi_rvalid_past;
    reg         s_axi_rready_past;
    reg   [1:0] s_axi_rresp_past;
    reg  [31:0] s_axi_rdata_past;

    wire b_is_kept_term = s_axi_bvalid && (!past_valid || s_axi_bresp == s_axi_bresp_past);
    wire r_is_kept_term = s_axi_rvalid && (!past_valid || s_axi_rresp == s_axi_rresp_past);
    wire r_is_kept_term_2 = r_is_kept_term && (!past_valid || s_axi_rdata == s_axi_rdata_past);

    always @(posedge clk) begin
        if (rst) begin
            past_valid <= 1'b0;
        end else begin
            past_valid <= 1'b1;
        end
    end

    always @(posedge clk) begin
        s_axi_bvalid_past <= s_axi_bvalid;
        s_axi_bready_past <= s_axi_bready;
        s_axi_bresp_past <= s_axi_bresp;
        s_axi_rvalid_past <= s_axi_rvalid;
        s_axi_rready_past <= s_axi_rready;
        s_axi_rresp_past <= s_axi_rresp;
        s_axi_rdata_past <= s_axi_rdata;
    end

    always @(posedge clk) if (!rst) b_is_kept: assert (!(past_valid && s_axi_bvalid_past && !s_axi_bready_past) || b_is_kept_term);
    always @(posedge clk) if (!rst) r_is_kept: assert (!(past_valid && s_axi_rvalid_past && !s_axi_rready_past) || r_is_kept_term_2);
`endif

endmodule

`default_nettype wire
