// One end of link-level retry, 8 bytes a clock, that keeps up to 31 frames.
`default_nettype none

module llr_end_b8_n512_f32_l190 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] transmit_settings_poison,
    input  wire [19:0] transmit_settings_outstanding_seq_max,
    input  wire [31:0] transmit_settings_outstanding_data_max,
    input  wire [15:0] transmit_settings_longest_frame,
    input  wire [19:0] transmit_settings_replay_timer_max,
    input  wire  [7:0] transmit_settings_replay_ct_max,
    input  wire [31:0] transmit_settings_pcs_lost_timer_max,
    input  wire [31:0] transmit_settings_data_age_timer_max,
    input  wire  [1:0] transmit_settings_init_behaviour,
    input  wire  [1:0] transmit_settings_flush_behaviour,
    input  wire        transmit_settings_re_init_on_discard,
    input  wire [19:0] transmit_settings_first_seq,
    input  wire [15:0] transmit_settings_init_data,
    input  wire        transmit_settings_match_seq,
    input  wire        transmit_settings_match_data,
    input  wire [17:0] transmit_settings_init_spacing,
    input  wire  [8:0] transmit_settings_line_bytes,
    input  wire        transmit_enable,
    input  wire        transmit_re_init,
    input  wire        transmit_clear_error,
    input  wire        transmit_inject_error,
    input  wire [31:0] receive_settings_poison,
    input  wire        receive_settings_rearm,
    input  wire [14:0] receive_settings_ack_spacing,
    input  wire  [8:0] receive_settings_line_bytes,
    input  wire        receive_enable,
    input  wire        pcs_up,
    input  wire [63:0] beat_data,
    input  wire  [7:0] beat_keep,
    input  wire        beat_last,
    input  wire        beat_user_llr,
    input  wire [19:0] beat_user_seq,
    input  wire        valid,
    input  wire        error,
    output wire [63:0] out_beat_data,
    output wire  [7:0] out_beat_keep,
    output wire        out_beat_last,
    output wire        out_beat_user_llr,
    output wire [19:0] out_beat_user_seq,
    output wire        out_valid,
    output wire  [1:0] verdict,
    output wire  [2:0] transmit_status_state,
    output wire [19:0] transmit_status_tx_seq,
    output wire [19:0] transmit_status_acked,
    output wire [31:0] transmit_status_outstanding,
    output wire  [7:0] transmit_status_replay_ct,
    output wire        transmit_status_error,
    output wire        transmit_status_events_seq_error,
    output wire        transmit_status_events_echo_mismatch,
    output wire  [7:0] transmit_status_counts_tx_init_ctl_os,
    output wire  [7:0] transmit_status_counts_rx_init_echo_ctl_os,
    output wire  [7:0] transmit_status_counts_rx_ack_ctl_os,
    output wire  [7:0] transmit_status_counts_rx_nack_ctl_os,
    output wire  [7:0] transmit_status_counts_rx_ack_nack_seq_error,
    output wire  [7:0] transmit_status_counts_rx_echo_mismatch,
    output wire  [7:0] transmit_status_counts_tx_discard,
    output wire  [7:0] transmit_status_counts_tx_best_effort,
    output wire  [7:0] transmit_status_counts_tx_ok,
    output wire  [7:0] transmit_status_counts_tx_poisoned,
    output wire  [7:0] transmit_status_counts_tx_replay,
    output wire  [7:0] transmit_status_counts_tx_replayed_frames,
    output wire [13:0] transmit_status_counts_tx_replayed_bytes,
    output wire  [7:0] transmit_status_counts_tx_padded,
    output wire  [7:0] transmit_status_counts_tx_too_long,
    output wire  [2:0] receive_status_state,
    output wire [19:0] receive_status_next_seq,
    output wire        receive_status_events_restarted,
    output wire        receive_status_events_poisoned,
    output wire  [7:0] receive_status_counts_rx_init_ctl_os,
    output wire  [7:0] receive_status_counts_tx_init_echo_ctl_os,
    output wire  [7:0] receive_status_counts_tx_ack_ctl_os,
    output wire  [7:0] receive_status_counts_tx_nack_ctl_os,
    output wire  [7:0] receive_status_counts_rx_ok,
    output wire  [7:0] receive_status_counts_rx_poisoned,
    output wire  [7:0] receive_status_counts_rx_bad,
    output wire  [7:0] receive_status_counts_rx_expected_seq_good,
    output wire  [7:0] receive_status_counts_rx_expected_seq_poisoned,
    output wire  [7:0] receive_status_counts_rx_expected_seq_bad,
    output wire  [7:0] receive_status_counts_rx_missing_seq,
    output wire  [7:0] receive_status_counts_rx_duplicate_seq,
    output wire  [7:0] receive_status_counts_rx_replay,
    output wire  [7:0] receive_status_counts_rx_ineligible_good,
    output wire  [7:0] receive_status_counts_rx_ineligible_bad,
    output wire  [7:0] receive_status_counts_rx_llr_dropped,
    input  wire [63:0] eligible_payload_data,
    input  wire  [7:0] eligible_payload_keep,
    input  wire        eligible_payload_last,
    input  wire        eligible_payload_user_poison,
    input  wire        eligible_valid,
    output wire        eligible_ready,
    input  wire [63:0] beside_payload_data,
    input  wire  [7:0] beside_payload_keep,
    input  wire        beside_payload_last,
    input  wire        beside_payload_user_poison,
    input  wire        beside_valid,
    output wire        beside_ready,
    input  wire  [1:0] message_payload_kind,
    input  wire [19:0] message_payload_seq,
    input  wire [15:0] message_payload_init_data,
    input  wire        message_valid,
    output wire        message_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_payload_user_llr,
    output wire [19:0] down_payload_user_seq,
    output wire        down_valid,
    input  wire        down_ready,
    output wire  [1:0] control_payload_kind,
    output wire [19:0] control_payload_seq,
    output wire [15:0] control_payload_init_data,
    output wire        control_valid,
    input  wire        control_ready
);

    localparam [1:0] MESSAGE_PAYLOAD_KIND_INIT = 2'd2;

    wire  [2:0] transmit_state;
    wire [19:0] transmit_tx_seq;
    wire [19:0] transmit_acked;
    wire [31:0] transmit_outstanding;
    wire  [7:0] transmit_replay_ct;
    wire        transmit_error;
    wire        transmit_events_seq_error;
    wire        transmit_events_echo_mismatch;
    wire  [7:0] transmit_counts_tx_init_ctl_os;
    wire  [7:0] transmit_counts_rx_init_echo_ctl_os;
    wire  [7:0] transmit_counts_rx_ack_ctl_os;
    wire  [7:0] transmit_counts_rx_nack_ctl_os;
    wire  [7:0] transmit_counts_rx_ack_nack_seq_error;
    wire  [7:0] transmit_counts_rx_echo_mismatch;
    wire  [7:0] transmit_counts_tx_discard;
    wire  [7:0] transmit_counts_tx_best_effort;
    wire  [7:0] transmit_counts_tx_ok;
    wire  [7:0] transmit_counts_tx_poisoned;
    wire  [7:0] transmit_counts_tx_replay;
    wire  [7:0] transmit_counts_tx_replayed_frames;
    wire [13:0] transmit_counts_tx_replayed_bytes;
    wire  [7:0] transmit_counts_tx_padded;
    wire  [7:0] transmit_counts_tx_too_long;
    wire        transmit_eligible_ready;
    wire        transmit_beside_ready;
    wire        transmit_message_ready;
    wire [63:0] transmit_down_payload_data;
    wire  [7:0] transmit_down_payload_keep;
    wire        transmit_down_payload_last;
    wire        transmit_down_payload_user_llr;
    wire [19:0] transmit_down_payload_user_seq;
    wire        transmit_down_valid;
    wire [19:0] transmit_init_payload_seq;
    wire [15:0] transmit_init_payload_init_data;
    wire        transmit_init_valid;
    wire [63:0] receive_out_beat_data;
    wire  [7:0] receive_out_beat_keep;
    wire        receive_out_beat_last;
    wire        receive_out_beat_user_llr;
    wire [19:0] receive_out_beat_user_seq;
    wire        receive_out_valid;
    wire  [1:0] receive_verdict;
    wire  [2:0] receive_state;
    wire [19:0] receive_next_seq;
    wire        receive_events_restarted;
    wire        receive_events_poisoned;
    wire  [7:0] receive_counts_rx_init_ctl_os;
    wire  [7:0] receive_counts_tx_init_echo_ctl_os;
    wire  [7:0] receive_counts_tx_ack_ctl_os;
    wire  [7:0] receive_counts_tx_nack_ctl_os;
    wire  [7:0] receive_counts_rx_ok;
    wire  [7:0] receive_counts_rx_poisoned;
    wire  [7:0] receive_counts_rx_bad;
    wire  [7:0] receive_counts_rx_expected_seq_good;
    wire  [7:0] receive_counts_rx_expected_seq_poisoned;
    wire  [7:0] receive_counts_rx_expected_seq_bad;
    wire  [7:0] receive_counts_rx_missing_seq;
    wire  [7:0] receive_counts_rx_duplicate_seq;
    wire  [7:0] receive_counts_rx_replay;
    wire  [7:0] receive_counts_rx_ineligible_good;
    wire  [7:0] receive_counts_rx_ineligible_bad;
    wire  [7:0] receive_counts_rx_llr_dropped;
    wire        receive_init_ready;
    wire  [1:0] receive_control_payload_kind;
    wire [19:0] receive_control_payload_seq;
    wire [15:0] receive_control_payload_init_data;
    wire        receive_control_valid;
    wire        choice_init_ready;
    wire        choice_answer_ready;
    wire  [1:0] choice_control_payload_kind;
    wire [19:0] choice_control_payload_seq;
    wire [15:0] choice_control_payload_init_data;
    wire        choice_control_valid;

    wire is_init = message_payload_kind == MESSAGE_PAYLOAD_KIND_INIT;

    llr_transmit_b8_n512_f32_l190 transmit (
        .clk                           (clk),
        .rst                           (rst),
        .settings_poison               (transmit_settings_poison),
        .settings_outstanding_seq_max  (transmit_settings_outstanding_seq_max),
        .settings_outstanding_data_max (transmit_settings_outstanding_data_max),
        .settings_longest_frame        (transmit_settings_longest_frame),
        .settings_replay_timer_max     (transmit_settings_replay_timer_max),
        .settings_replay_ct_max        (transmit_settings_replay_ct_max),
        .settings_pcs_lost_timer_max   (transmit_settings_pcs_lost_timer_max),
        .settings_data_age_timer_max   (transmit_settings_data_age_timer_max),
        .settings_init_behaviour       (transmit_settings_init_behaviour),
        .settings_flush_behaviour      (transmit_settings_flush_behaviour),
        .settings_re_init_on_discard   (transmit_settings_re_init_on_discard),
        .settings_first_seq            (transmit_settings_first_seq),
        .settings_init_data            (transmit_settings_init_data),
        .settings_match_seq            (transmit_settings_match_seq),
        .settings_match_data           (transmit_settings_match_data),
        .settings_init_spacing         (transmit_settings_init_spacing),
        .settings_line_bytes           (transmit_settings_line_bytes),
        .enable                        (transmit_enable),
        .re_init                       (transmit_re_init),
        .clear_error                   (transmit_clear_error),
        .pcs_up                        (pcs_up),
        .inject_error                  (transmit_inject_error),
        .state                         (transmit_state),
        .tx_seq                        (transmit_tx_seq),
        .acked                         (transmit_acked),
        .outstanding                   (transmit_outstanding),
        .replay_ct                     (transmit_replay_ct),
        .error                         (transmit_error),
        .events_seq_error              (transmit_events_seq_error),
        .events_echo_mismatch          (transmit_events_echo_mismatch),
        .counts_tx_init_ctl_os         (transmit_counts_tx_init_ctl_os),
        .counts_rx_init_echo_ctl_os    (transmit_counts_rx_init_echo_ctl_os),
        .counts_rx_ack_ctl_os          (transmit_counts_rx_ack_ctl_os),
        .counts_rx_nack_ctl_os         (transmit_counts_rx_nack_ctl_os),
        .counts_rx_ack_nack_seq_error  (transmit_counts_rx_ack_nack_seq_error),
        .counts_rx_echo_mismatch       (transmit_counts_rx_echo_mismatch),
        .counts_tx_discard             (transmit_counts_tx_discard),
        .counts_tx_best_effort         (transmit_counts_tx_best_effort),
        .counts_tx_ok                  (transmit_counts_tx_ok),
        .counts_tx_poisoned            (transmit_counts_tx_poisoned),
        .counts_tx_replay              (transmit_counts_tx_replay),
        .counts_tx_replayed_frames     (transmit_counts_tx_replayed_frames),
        .counts_tx_replayed_bytes      (transmit_counts_tx_replayed_bytes),
        .counts_tx_padded              (transmit_counts_tx_padded),
        .counts_tx_too_long            (transmit_counts_tx_too_long),
        .eligible_payload_data         (eligible_payload_data),
        .eligible_payload_keep         (eligible_payload_keep),
        .eligible_payload_last         (eligible_payload_last),
        .eligible_payload_user_poison  (eligible_payload_user_poison),
        .eligible_valid                (eligible_valid),
        .eligible_ready                (transmit_eligible_ready),
        .beside_payload_data           (beside_payload_data),
        .beside_payload_keep           (beside_payload_keep),
        .beside_payload_last           (beside_payload_last),
        .beside_payload_user_poison    (beside_payload_user_poison),
        .beside_valid                  (beside_valid),
        .beside_ready                  (transmit_beside_ready),
        .message_payload_kind          (message_payload_kind),
        .message_payload_seq           (message_payload_seq),
        .message_payload_init_data     (message_payload_init_data),
        .message_valid                 (message_valid && !is_init),
        .message_ready                 (transmit_message_ready),
        .down_payload_data             (transmit_down_payload_data),
        .down_payload_keep             (transmit_down_payload_keep),
        .down_payload_last             (transmit_down_payload_last),
        .down_payload_user_llr         (transmit_down_payload_user_llr),
        .down_payload_user_seq         (transmit_down_payload_user_seq),
        .down_valid                    (transmit_down_valid),
        .down_ready                    (down_ready),
        .init_payload_seq              (transmit_init_payload_seq),
        .init_payload_init_data        (transmit_init_payload_init_data),
        .init_valid                    (transmit_init_valid),
        .init_ready                    (choice_init_ready)
    );

    llr_receive_b8 receive (
        .clk                             (clk),
        .rst                             (rst),
        .settings_poison                 (receive_settings_poison),
        .settings_rearm                  (receive_settings_rearm),
        .settings_ack_spacing            (receive_settings_ack_spacing),
        .settings_line_bytes             (receive_settings_line_bytes),
        .enable                          (receive_enable),
        .beat_data                       (beat_data),
        .beat_keep                       (beat_keep),
        .beat_last                       (beat_last),
        .beat_user_llr                   (beat_user_llr),
        .beat_user_seq                   (beat_user_seq),
        .valid                           (valid),
        .error                           (error),
        .out_beat_data                   (receive_out_beat_data),
        .out_beat_keep                   (receive_out_beat_keep),
        .out_beat_last                   (receive_out_beat_last),
        .out_beat_user_llr               (receive_out_beat_user_llr),
        .out_beat_user_seq               (receive_out_beat_user_seq),
        .out_valid                       (receive_out_valid),
        .verdict                         (receive_verdict),
        .state                           (receive_state),
        .next_seq                        (receive_next_seq),
        .events_restarted                (receive_events_restarted),
        .events_poisoned                 (receive_events_poisoned),
        .counts_rx_init_ctl_os           (receive_counts_rx_init_ctl_os),
        .counts_tx_init_echo_ctl_os      (receive_counts_tx_init_echo_ctl_os),
        .counts_tx_ack_ctl_os            (receive_counts_tx_ack_ctl_os),
        .counts_tx_nack_ctl_os           (receive_counts_tx_nack_ctl_os),
        .counts_rx_ok                    (receive_counts_rx_ok),
        .counts_rx_poisoned              (receive_counts_rx_poisoned),
        .counts_rx_bad                   (receive_counts_rx_bad),
        .counts_rx_expected_seq_good     (receive_counts_rx_expected_seq_good),
        .counts_rx_expected_seq_poisoned (receive_counts_rx_expected_seq_poisoned),
        .counts_rx_expected_seq_bad      (receive_counts_rx_expected_seq_bad),
        .counts_rx_missing_seq           (receive_counts_rx_missing_seq),
        .counts_rx_duplicate_seq         (receive_counts_rx_duplicate_seq),
        .counts_rx_replay                (receive_counts_rx_replay),
        .counts_rx_ineligible_good       (receive_counts_rx_ineligible_good),
        .counts_rx_ineligible_bad        (receive_counts_rx_ineligible_bad),
        .counts_rx_llr_dropped           (receive_counts_rx_llr_dropped),
        .init_payload_seq                (message_payload_seq),
        .init_payload_init_data          (message_payload_init_data),
        .init_valid                      (message_valid && transmit_message_ready && is_init),
        .init_ready                      (receive_init_ready),
        .control_payload_kind            (receive_control_payload_kind),
        .control_payload_seq             (receive_control_payload_seq),
        .control_payload_init_data       (receive_control_payload_init_data),
        .control_valid                   (receive_control_valid),
        .control_ready                   (choice_answer_ready)
    );

    llr_control_choice choice (
        .clk                       (clk),
        .rst                       (rst),
        .open                      (pcs_up),
        .init_payload_seq          (transmit_init_payload_seq),
        .init_payload_init_data    (transmit_init_payload_init_data),
        .init_valid                (transmit_init_valid),
        .init_ready                (choice_init_ready),
        .answer_payload_kind       (receive_control_payload_kind),
        .answer_payload_seq        (receive_control_payload_seq),
        .answer_payload_init_data  (receive_control_payload_init_data),
        .answer_valid              (receive_control_valid),
        .answer_ready              (choice_answer_ready),
        .control_payload_kind      (choice_control_payload_kind),
        .control_payload_seq       (choice_control_payload_seq),
        .control_payload_init_data (choice_control_payload_init_data),
        .control_valid             (choice_control_valid),
        .control_ready             (control_ready)
    );

    assign out_beat_data = receive_out_beat_data;
    assign out_beat_keep = receive_out_beat_keep;
    assign out_beat_last = receive_out_beat_last;
    assign out_beat_user_llr = receive_out_beat_user_llr;
    assign out_beat_user_seq = receive_out_beat_user_seq;
    assign out_valid = receive_out_valid;
    assign verdict = receive_verdict;
    assign transmit_status_state = transmit_state;
    assign transmit_status_tx_seq = transmit_tx_seq;
    assign transmit_status_acked = transmit_acked;
    assign transmit_status_outstanding = transmit_outstanding;
    assign transmit_status_replay_ct = transmit_replay_ct;
    assign transmit_status_error = transmit_error;
    assign transmit_status_events_seq_error = transmit_events_seq_error;
    assign transmit_status_events_echo_mismatch = transmit_events_echo_mismatch;
    assign transmit_status_counts_tx_init_ctl_os = transmit_counts_tx_init_ctl_os;
    assign transmit_status_counts_rx_init_echo_ctl_os = transmit_counts_rx_init_echo_ctl_os;
    assign transmit_status_counts_rx_ack_ctl_os = transmit_counts_rx_ack_ctl_os;
    assign transmit_status_counts_rx_nack_ctl_os = transmit_counts_rx_nack_ctl_os;
    assign transmit_status_counts_rx_ack_nack_seq_error = transmit_counts_rx_ack_nack_seq_error;
    assign transmit_status_counts_rx_echo_mismatch = transmit_counts_rx_echo_mismatch;
    assign transmit_status_counts_tx_discard = transmit_counts_tx_discard;
    assign transmit_status_counts_tx_best_effort = transmit_counts_tx_best_effort;
    assign transmit_status_counts_tx_ok = transmit_counts_tx_ok;
    assign transmit_status_counts_tx_poisoned = transmit_counts_tx_poisoned;
    assign transmit_status_counts_tx_replay = transmit_counts_tx_replay;
    assign transmit_status_counts_tx_replayed_frames = transmit_counts_tx_replayed_frames;
    assign transmit_status_counts_tx_replayed_bytes = transmit_counts_tx_replayed_bytes;
    assign transmit_status_counts_tx_padded = transmit_counts_tx_padded;
    assign transmit_status_counts_tx_too_long = transmit_counts_tx_too_long;
    assign receive_status_state = receive_state;
    assign receive_status_next_seq = receive_next_seq;
    assign receive_status_events_restarted = receive_events_restarted;
    assign receive_status_events_poisoned = receive_events_poisoned;
    assign receive_status_counts_rx_init_ctl_os = receive_counts_rx_init_ctl_os;
    assign receive_status_counts_tx_init_echo_ctl_os = receive_counts_tx_init_echo_ctl_os;
    assign receive_status_counts_tx_ack_ctl_os = receive_counts_tx_ack_ctl_os;
    assign receive_status_counts_tx_nack_ctl_os = receive_counts_tx_nack_ctl_os;
    assign receive_status_counts_rx_ok = receive_counts_rx_ok;
    assign receive_status_counts_rx_poisoned = receive_counts_rx_poisoned;
    assign receive_status_counts_rx_bad = receive_counts_rx_bad;
    assign receive_status_counts_rx_expected_seq_good = receive_counts_rx_expected_seq_good;
    assign receive_status_counts_rx_expected_seq_poisoned = receive_counts_rx_expected_seq_poisoned;
    assign receive_status_counts_rx_expected_seq_bad = receive_counts_rx_expected_seq_bad;
    assign receive_status_counts_rx_missing_seq = receive_counts_rx_missing_seq;
    assign receive_status_counts_rx_duplicate_seq = receive_counts_rx_duplicate_seq;
    assign receive_status_counts_rx_replay = receive_counts_rx_replay;
    assign receive_status_counts_rx_ineligible_good = receive_counts_rx_ineligible_good;
    assign receive_status_counts_rx_ineligible_bad = receive_counts_rx_ineligible_bad;
    assign receive_status_counts_rx_llr_dropped = receive_counts_rx_llr_dropped;
    assign eligible_ready = transmit_eligible_ready;
    assign beside_ready = transmit_beside_ready;
    assign message_ready = transmit_message_ready;
    assign down_payload_data = transmit_down_payload_data;
    assign down_payload_keep = transmit_down_payload_keep;
    assign down_payload_last = transmit_down_payload_last;
    assign down_payload_user_llr = transmit_down_payload_user_llr;
    assign down_payload_user_seq = transmit_down_payload_user_seq;
    assign down_valid = transmit_down_valid;
    assign control_payload_kind = choice_control_payload_kind;
    assign control_payload_seq = choice_control_payload_seq;
    assign control_payload_init_data = choice_control_payload_init_data;
    assign control_valid = choice_control_valid;

    wire _unused_ok = &{1'b0, receive_init_ready};

endmodule

`default_nettype wire
