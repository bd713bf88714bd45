// One end of link-level retry with registers, 8 bytes a clock, that keeps up to 32 frames.
`default_nettype none

module llr_axi_b8_n512_f32_l190 (
    input  wire        clk,
    input  wire        rst,
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
    output wire        irq,
    input  wire  [7:0] s_axi_awaddr,
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
    input  wire  [7:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready,
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

    wire [63:0] both_halves_out_beat_data;
    wire  [7:0] both_halves_out_beat_keep;
    wire        both_halves_out_beat_last;
    wire        both_halves_out_beat_user_llr;
    wire [19:0] both_halves_out_beat_user_seq;
    wire        both_halves_out_valid;
    wire  [1:0] both_halves_verdict;
    wire  [2:0] both_halves_transmit_status_state;
    wire [19:0] both_halves_transmit_status_tx_seq;
    wire [19:0] both_halves_transmit_status_acked;
    wire [31:0] both_halves_transmit_status_outstanding;
    wire  [7:0] both_halves_transmit_status_replay_ct;
    wire        both_halves_transmit_status_error;
    wire        both_halves_transmit_status_events_seq_error;
    wire        both_halves_transmit_status_events_echo_mismatch;
    wire [31:0] both_halves_transmit_status_counts_tx_init_ctl_os;
    wire [31:0] both_halves_transmit_status_counts_rx_init_echo_ctl_os;
    wire [31:0] both_halves_transmit_status_counts_rx_ack_ctl_os;
    wire [31:0] both_halves_transmit_status_counts_rx_nack_ctl_os;
    wire [31:0] both_halves_transmit_status_counts_rx_ack_nack_seq_error;
    wire [31:0] both_halves_transmit_status_counts_rx_echo_mismatch;
    wire [31:0] both_halves_transmit_status_counts_tx_discard;
    wire [31:0] both_halves_transmit_status_counts_tx_best_effort;
    wire [31:0] both_halves_transmit_status_counts_tx_ok;
    wire [31:0] both_halves_transmit_status_counts_tx_poisoned;
    wire [31:0] both_halves_transmit_status_counts_tx_replay;
    wire [31:0] both_halves_transmit_status_counts_tx_replayed_frames;
    wire [47:0] both_halves_transmit_status_counts_tx_replayed_bytes;
    wire  [2:0] both_halves_receive_status_state;
    wire [19:0] both_halves_receive_status_next_seq;
    wire        both_halves_receive_status_events_restarted;
    wire        both_halves_receive_status_events_poisoned;
    wire [31:0] both_halves_receive_status_counts_rx_init_ctl_os;
    wire [31:0] both_halves_receive_status_counts_tx_init_echo_ctl_os;
    wire [31:0] both_halves_receive_status_counts_tx_ack_ctl_os;
    wire [31:0] both_halves_receive_status_counts_tx_nack_ctl_os;
    wire [31:0] both_halves_receive_status_counts_rx_ok;
    wire [31:0] both_halves_receive_status_counts_rx_poisoned;
    wire [31:0] both_halves_receive_status_counts_rx_bad;
    wire [31:0] both_halves_receive_status_counts_rx_expected_seq_good;
    wire [31:0] both_halves_receive_status_counts_rx_expected_seq_poisoned;
    wire [31:0] both_halves_receive_status_counts_rx_expected_seq_bad;
    wire [31:0] both_halves_receive_status_counts_rx_missing_seq;
    wire [31:0] both_halves_receive_status_counts_rx_duplicate_seq;
    wire [31:0] both_halves_receive_status_counts_rx_replay;
    wire [31:0] both_halves_receive_status_counts_rx_ineligible_good;
    wire [31:0] both_halves_receive_status_counts_rx_ineligible_bad;
    wire        both_halves_eligible_ready;
    wire        both_halves_beside_ready;
    wire        both_halves_message_ready;
    wire [63:0] both_halves_down_payload_data;
    wire  [7:0] both_halves_down_payload_keep;
    wire        both_halves_down_payload_last;
    wire        both_halves_down_payload_user_llr;
    wire [19:0] both_halves_down_payload_user_seq;
    wire        both_halves_down_valid;
    wire  [1:0] both_halves_control_payload_kind;
    wire [19:0] both_halves_control_payload_seq;
    wire [15:0] both_halves_control_payload_init_data;
    wire        both_halves_control_valid;
    wire [31:0] control_transmit_settings_poison;
    wire [19:0] control_transmit_settings_outstanding_seq_max;
    wire [31:0] control_transmit_settings_outstanding_data_max;
    wire [15:0] control_transmit_settings_longest_frame;
    wire [19:0] control_transmit_settings_replay_timer_max;
    wire  [7:0] control_transmit_settings_replay_ct_max;
    wire [31:0] control_transmit_settings_pcs_lost_timer_max;
    wire [31:0] control_transmit_settings_data_age_timer_max;
    wire  [1:0] control_transmit_settings_init_behaviour;
    wire  [1:0] control_transmit_settings_flush_behaviour;
    wire        control_transmit_settings_re_init_on_discard;
    wire [19:0] control_transmit_settings_first_seq;
    wire [15:0] control_transmit_settings_init_data;
    wire        control_transmit_settings_match_seq;
    wire        control_transmit_settings_match_data;
    wire [17:0] control_transmit_settings_init_spacing;
    wire  [8:0] control_transmit_settings_line_bytes;
    wire        control_transmit_enable;
    wire        control_transmit_re_init;
    wire        control_transmit_clear_error;
    wire        control_transmit_inject_error;
    wire [31:0] control_receive_settings_poison;
    wire        control_receive_settings_rearm;
    wire [14:0] control_receive_settings_ack_spacing;
    wire  [8:0] control_receive_settings_line_bytes;
    wire        control_receive_enable;
    wire        control_clear_counts;
    wire        control_irq;
    wire        control_s_axi_awready;
    wire        control_s_axi_wready;
    wire  [1:0] control_s_axi_bresp;
    wire        control_s_axi_bvalid;
    wire        control_s_axi_arready;
    wire [31:0] control_s_axi_rdata;
    wire  [1:0] control_s_axi_rresp;
    wire        control_s_axi_rvalid;

    wire [31:0] told_transmit_settings_poison = control_transmit_settings_poison;
    wire [19:0] told_transmit_settings_outstanding_seq_max = control_transmit_settings_outstanding_seq_max;
    wire [31:0] told_transmit_settings_outstanding_data_max = control_transmit_settings_outstanding_data_max;
    wire [15:0] told_transmit_settings_longest_frame = control_transmit_settings_longest_frame;
    wire [19:0] told_transmit_settings_replay_timer_max = control_transmit_settings_replay_timer_max;
    wire  [7:0] told_transmit_settings_replay_ct_max = control_transmit_settings_replay_ct_max;
    wire [31:0] told_transmit_settings_pcs_lost_timer_max = control_transmit_settings_pcs_lost_timer_max;
    wire [31:0] told_transmit_settings_data_age_timer_max = control_transmit_settings_data_age_timer_max;
    wire  [1:0] told_transmit_settings_init_behaviour = control_transmit_settings_init_behaviour;
    wire  [1:0] told_transmit_settings_flush_behaviour = control_transmit_settings_flush_behaviour;
    wire        told_transmit_settings_re_init_on_discard = control_transmit_settings_re_init_on_discard;
    wire [19:0] told_transmit_settings_first_seq = control_transmit_settings_first_seq;
    wire [15:0] told_transmit_settings_init_data = control_transmit_settings_init_data;
    wire        told_transmit_settings_match_seq = control_transmit_settings_match_seq;
    wire        told_transmit_settings_match_data = control_transmit_settings_match_data;
    wire [17:0] told_transmit_settings_init_spacing = control_transmit_settings_init_spacing;
    wire  [8:0] told_transmit_settings_line_bytes = control_transmit_settings_line_bytes;
    wire        told_transmit_enable = control_transmit_enable;
    wire        told_transmit_re_init = control_transmit_re_init;
    wire        told_transmit_clear_error = control_transmit_clear_error;
    wire        told_transmit_inject_error = control_transmit_inject_error;
    wire [31:0] told_receive_settings_poison = control_receive_settings_poison;
    wire        told_receive_settings_rearm = control_receive_settings_rearm;
    wire [14:0] told_receive_settings_ack_spacing = control_receive_settings_ack_spacing;
    wire  [8:0] told_receive_settings_line_bytes = control_receive_settings_line_bytes;
    wire        told_receive_enable = control_receive_enable;
    wire        told_clear_counts = control_clear_counts;

    llr_end_b8_n512_f32_l190 both_halves (
        .clk                                            (clk),
        .rst                                            (rst),
        .transmit_settings_poison                       (told_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max          (told_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max         (told_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                (told_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max             (told_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                (told_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max           (told_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max           (told_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour               (told_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour              (told_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard           (told_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                    (told_transmit_settings_first_seq),
        .transmit_settings_init_data                    (told_transmit_settings_init_data),
        .transmit_settings_match_seq                    (told_transmit_settings_match_seq),
        .transmit_settings_match_data                   (told_transmit_settings_match_data),
        .transmit_settings_init_spacing                 (told_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                   (told_transmit_settings_line_bytes),
        .transmit_enable                                (told_transmit_enable),
        .transmit_re_init                               (told_transmit_re_init),
        .transmit_clear_error                           (told_transmit_clear_error),
        .transmit_inject_error                          (told_transmit_inject_error),
        .receive_settings_poison                        (told_receive_settings_poison),
        .receive_settings_rearm                         (told_receive_settings_rearm),
        .receive_settings_ack_spacing                   (told_receive_settings_ack_spacing),
        .receive_settings_line_bytes                    (told_receive_settings_line_bytes),
        .receive_enable                                 (told_receive_enable),
        .clear_counts                                   (told_clear_counts),
        .pcs_up                                         (pcs_up),
        .beat_data                                      (beat_data),
        .beat_keep                                      (beat_keep),
        .beat_last                                      (beat_last),
        .beat_user_llr                                  (beat_user_llr),
        .beat_user_seq                                  (beat_user_seq),
        .valid                                          (valid),
        .error                                          (error),
        .out_beat_data                                  (both_halves_out_beat_data),
        .out_beat_keep                                  (both_halves_out_beat_keep),
        .out_beat_last                                  (both_halves_out_beat_last),
        .out_beat_user_llr                              (both_halves_out_beat_user_llr),
        .out_beat_user_seq                              (both_halves_out_beat_user_seq),
        .out_valid                                      (both_halves_out_valid),
        .verdict                                        (both_halves_verdict),
        .transmit_status_state                          (both_halves_transmit_status_state),
        .transmit_status_tx_seq                         (both_halves_transmit_status_tx_seq),
        .transmit_status_acked                          (both_halves_transmit_status_acked),
        .transmit_status_outstanding                    (both_halves_transmit_status_outstanding),
        .transmit_status_replay_ct                      (both_halves_transmit_status_replay_ct),
        .transmit_status_error                          (both_halves_transmit_status_error),
        .transmit_status_events_seq_error               (both_halves_transmit_status_events_seq_error),
        .transmit_status_events_echo_mismatch           (both_halves_transmit_status_events_echo_mismatch),
        .transmit_status_counts_tx_init_ctl_os          (both_halves_transmit_status_counts_tx_init_ctl_os),
        .transmit_status_counts_rx_init_echo_ctl_os     (both_halves_transmit_status_counts_rx_init_echo_ctl_os),
        .transmit_status_counts_rx_ack_ctl_os           (both_halves_transmit_status_counts_rx_ack_ctl_os),
        .transmit_status_counts_rx_nack_ctl_os          (both_halves_transmit_status_counts_rx_nack_ctl_os),
        .transmit_status_counts_rx_ack_nack_seq_error   (both_halves_transmit_status_counts_rx_ack_nack_seq_error),
        .transmit_status_counts_rx_echo_mismatch        (both_halves_transmit_status_counts_rx_echo_mismatch),
        .transmit_status_counts_tx_discard              (both_halves_transmit_status_counts_tx_discard),
        .transmit_status_counts_tx_best_effort          (both_halves_transmit_status_counts_tx_best_effort),
        .transmit_status_counts_tx_ok                   (both_halves_transmit_status_counts_tx_ok),
        .transmit_status_counts_tx_poisoned             (both_halves_transmit_status_counts_tx_poisoned),
        .transmit_status_counts_tx_replay               (both_halves_transmit_status_counts_tx_replay),
        .transmit_status_counts_tx_replayed_frames      (both_halves_transmit_status_counts_tx_replayed_frames),
        .transmit_status_counts_tx_replayed_bytes       (both_halves_transmit_status_counts_tx_replayed_bytes),
        .receive_status_state                           (both_halves_receive_status_state),
        .receive_status_next_seq                        (both_halves_receive_status_next_seq),
        .receive_status_events_restarted                (both_halves_receive_status_events_restarted),
        .receive_status_events_poisoned                 (both_halves_receive_status_events_poisoned),
        .receive_status_counts_rx_init_ctl_os           (both_halves_receive_status_counts_rx_init_ctl_os),
        .receive_status_counts_tx_init_echo_ctl_os      (both_halves_receive_status_counts_tx_init_echo_ctl_os),
        .receive_status_counts_tx_ack_ctl_os            (both_halves_receive_status_counts_tx_ack_ctl_os),
        .receive_status_counts_tx_nack_ctl_os           (both_halves_receive_status_counts_tx_nack_ctl_os),
        .receive_status_counts_rx_ok                    (both_halves_receive_status_counts_rx_ok),
        .receive_status_counts_rx_poisoned              (both_halves_receive_status_counts_rx_poisoned),
        .receive_status_counts_rx_bad                   (both_halves_receive_status_counts_rx_bad),
        .receive_status_counts_rx_expected_seq_good     (both_halves_receive_status_counts_rx_expected_seq_good),
        .receive_status_counts_rx_expected_seq_poisoned (both_halves_receive_status_counts_rx_expected_seq_poisoned),
        .receive_status_counts_rx_expected_seq_bad      (both_halves_receive_status_counts_rx_expected_seq_bad),
        .receive_status_counts_rx_missing_seq           (both_halves_receive_status_counts_rx_missing_seq),
        .receive_status_counts_rx_duplicate_seq         (both_halves_receive_status_counts_rx_duplicate_seq),
        .receive_status_counts_rx_replay                (both_halves_receive_status_counts_rx_replay),
        .receive_status_counts_rx_ineligible_good       (both_halves_receive_status_counts_rx_ineligible_good),
        .receive_status_counts_rx_ineligible_bad        (both_halves_receive_status_counts_rx_ineligible_bad),
        .eligible_payload_data                          (eligible_payload_data),
        .eligible_payload_keep                          (eligible_payload_keep),
        .eligible_payload_last                          (eligible_payload_last),
        .eligible_payload_user_poison                   (eligible_payload_user_poison),
        .eligible_valid                                 (eligible_valid),
        .eligible_ready                                 (both_halves_eligible_ready),
        .beside_payload_data                            (beside_payload_data),
        .beside_payload_keep                            (beside_payload_keep),
        .beside_payload_last                            (beside_payload_last),
        .beside_payload_user_poison                     (beside_payload_user_poison),
        .beside_valid                                   (beside_valid),
        .beside_ready                                   (both_halves_beside_ready),
        .message_payload_kind                           (message_payload_kind),
        .message_payload_seq                            (message_payload_seq),
        .message_payload_init_data                      (message_payload_init_data),
        .message_valid                                  (message_valid),
        .message_ready                                  (both_halves_message_ready),
        .down_payload_data                              (both_halves_down_payload_data),
        .down_payload_keep                              (both_halves_down_payload_keep),
        .down_payload_last                              (both_halves_down_payload_last),
        .down_payload_user_llr                          (both_halves_down_payload_user_llr),
        .down_payload_user_seq                          (both_halves_down_payload_user_seq),
        .down_valid                                     (both_halves_down_valid),
        .down_ready                                     (down_ready),
        .control_payload_kind                           (both_halves_control_payload_kind),
        .control_payload_seq                            (both_halves_control_payload_seq),
        .control_payload_init_data                      (both_halves_control_payload_init_data),
        .control_valid                                  (both_halves_control_valid),
        .control_ready                                  (control_ready)
    );

    llr_end_control_b8_n512_f32_l190 control (
        .clk                                            (clk),
        .rst                                            (rst),
        .pcs_up                                         (pcs_up),
        .transmit_status_state                          (both_halves_transmit_status_state),
        .transmit_status_tx_seq                         (both_halves_transmit_status_tx_seq),
        .transmit_status_acked                          (both_halves_transmit_status_acked),
        .transmit_status_outstanding                    (both_halves_transmit_status_outstanding),
        .transmit_status_replay_ct                      (both_halves_transmit_status_replay_ct),
        .transmit_status_error                          (both_halves_transmit_status_error),
        .transmit_status_events_seq_error               (both_halves_transmit_status_events_seq_error),
        .transmit_status_events_echo_mismatch           (both_halves_transmit_status_events_echo_mismatch),
        .transmit_status_counts_tx_init_ctl_os          (both_halves_transmit_status_counts_tx_init_ctl_os),
        .transmit_status_counts_rx_init_echo_ctl_os     (both_halves_transmit_status_counts_rx_init_echo_ctl_os),
        .transmit_status_counts_rx_ack_ctl_os           (both_halves_transmit_status_counts_rx_ack_ctl_os),
        .transmit_status_counts_rx_nack_ctl_os          (both_halves_transmit_status_counts_rx_nack_ctl_os),
        .transmit_status_counts_rx_ack_nack_seq_error   (both_halves_transmit_status_counts_rx_ack_nack_seq_error),
        .transmit_status_counts_rx_echo_mismatch        (both_halves_transmit_status_counts_rx_echo_mismatch),
        .transmit_status_counts_tx_discard              (both_halves_transmit_status_counts_tx_discard),
        .transmit_status_counts_tx_best_effort          (both_halves_transmit_status_counts_tx_best_effort),
        .transmit_status_counts_tx_ok                   (both_halves_transmit_status_counts_tx_ok),
        .transmit_status_counts_tx_poisoned             (both_halves_transmit_status_counts_tx_poisoned),
        .transmit_status_counts_tx_replay               (both_halves_transmit_status_counts_tx_replay),
        .transmit_status_counts_tx_replayed_frames      (both_halves_transmit_status_counts_tx_replayed_frames),
        .transmit_status_counts_tx_replayed_bytes       (both_halves_transmit_status_counts_tx_replayed_bytes),
        .receive_status_state                           (both_halves_receive_status_state),
        .receive_status_next_seq                        (both_halves_receive_status_next_seq),
        .receive_status_events_restarted                (both_halves_receive_status_events_restarted),
        .receive_status_events_poisoned                 (both_halves_receive_status_events_poisoned),
        .receive_status_counts_rx_init_ctl_os           (both_halves_receive_status_counts_rx_init_ctl_os),
        .receive_status_counts_tx_init_echo_ctl_os      (both_halves_receive_status_counts_tx_init_echo_ctl_os),
        .receive_status_counts_tx_ack_ctl_os            (both_halves_receive_status_counts_tx_ack_ctl_os),
        .receive_status_counts_tx_nack_ctl_os           (both_halves_receive_status_counts_tx_nack_ctl_os),
        .receive_status_counts_rx_ok                    (both_halves_receive_status_counts_rx_ok),
        .receive_status_counts_rx_poisoned              (both_halves_receive_status_counts_rx_poisoned),
        .receive_status_counts_rx_bad                   (both_halves_receive_status_counts_rx_bad),
        .receive_status_counts_rx_expected_seq_good     (both_halves_receive_status_counts_rx_expected_seq_good),
        .receive_status_counts_rx_expected_seq_poisoned (both_halves_receive_status_counts_rx_expected_seq_poisoned),
        .receive_status_counts_rx_expected_seq_bad      (both_halves_receive_status_counts_rx_expected_seq_bad),
        .receive_status_counts_rx_missing_seq           (both_halves_receive_status_counts_rx_missing_seq),
        .receive_status_counts_rx_duplicate_seq         (both_halves_receive_status_counts_rx_duplicate_seq),
        .receive_status_counts_rx_replay                (both_halves_receive_status_counts_rx_replay),
        .receive_status_counts_rx_ineligible_good       (both_halves_receive_status_counts_rx_ineligible_good),
        .receive_status_counts_rx_ineligible_bad        (both_halves_receive_status_counts_rx_ineligible_bad),
        .transmit_settings_poison                       (control_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max          (control_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max         (control_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                (control_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max             (control_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                (control_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max           (control_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max           (control_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour               (control_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour              (control_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard           (control_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                    (control_transmit_settings_first_seq),
        .transmit_settings_init_data                    (control_transmit_settings_init_data),
        .transmit_settings_match_seq                    (control_transmit_settings_match_seq),
        .transmit_settings_match_data                   (control_transmit_settings_match_data),
        .transmit_settings_init_spacing                 (control_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                   (control_transmit_settings_line_bytes),
        .transmit_enable                                (control_transmit_enable),
        .transmit_re_init                               (control_transmit_re_init),
        .transmit_clear_error                           (control_transmit_clear_error),
        .transmit_inject_error                          (control_transmit_inject_error),
        .receive_settings_poison                        (control_receive_settings_poison),
        .receive_settings_rearm                         (control_receive_settings_rearm),
        .receive_settings_ack_spacing                   (control_receive_settings_ack_spacing),
        .receive_settings_line_bytes                    (control_receive_settings_line_bytes),
        .receive_enable                                 (control_receive_enable),
        .clear_counts                                   (control_clear_counts),
        .irq                                            (control_irq),
        .s_axi_awaddr                                   (s_axi_awaddr),
        .s_axi_awprot                                   (s_axi_awprot),
        .s_axi_awvalid                                  (s_axi_awvalid),
        .s_axi_awready                                  (control_s_axi_awready),
        .s_axi_wdata                                    (s_axi_wdata),
        .s_axi_wstrb                                    (s_axi_wstrb),
        .s_axi_wvalid                                   (s_axi_wvalid),
        .s_axi_wready                                   (control_s_axi_wready),
        .s_axi_bresp                                    (control_s_axi_bresp),
        .s_axi_bvalid                                   (control_s_axi_bvalid),
        .s_axi_bready                                   (s_axi_bready),
        .s_axi_araddr                                   (s_axi_araddr),
        .s_axi_arprot                                   (s_axi_arprot),
        .s_axi_arvalid                                  (s_axi_arvalid),
        .s_axi_arready                                  (control_s_axi_arready),
        .s_axi_rdata                                    (control_s_axi_rdata),
        .s_axi_rresp                                    (control_s_axi_rresp),
        .s_axi_rvalid                                   (control_s_axi_rvalid),
        .s_axi_rready                                   (s_axi_rready)
    );

    assign out_beat_data = both_halves_out_beat_data;
    assign out_beat_keep = both_halves_out_beat_keep;
    assign out_beat_last = both_halves_out_beat_last;
    assign out_beat_user_llr = both_halves_out_beat_user_llr;
    assign out_beat_user_seq = both_halves_out_beat_user_seq;
    assign out_valid = both_halves_out_valid;
    assign verdict = both_halves_verdict;
    assign irq = control_irq;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;
    assign eligible_ready = both_halves_eligible_ready;
    assign beside_ready = both_halves_beside_ready;
    assign message_ready = both_halves_message_ready;
    assign down_payload_data = both_halves_down_payload_data;
    assign down_payload_keep = both_halves_down_payload_keep;
    assign down_payload_last = both_halves_down_payload_last;
    assign down_payload_user_llr = both_halves_down_payload_user_llr;
    assign down_payload_user_seq = both_halves_down_payload_user_seq;
    assign down_valid = both_halves_down_valid;
    assign control_payload_kind = both_halves_control_payload_kind;
    assign control_payload_seq = both_halves_control_payload_seq;
    assign control_payload_init_data = both_halves_control_payload_init_data;
    assign control_valid = both_halves_control_valid;

endmodule

`default_nettype wire
