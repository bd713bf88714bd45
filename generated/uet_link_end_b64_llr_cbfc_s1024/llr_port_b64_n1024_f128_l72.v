// Link-level retry between MAC clients and PCS, 64 bytes a clock, that keeps up to 127 frames.
`default_nettype none

module llr_port_b64_n1024_f128_l72 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] transmit_settings_poison,
    input  wire  [19:0] transmit_settings_outstanding_seq_max,
    input  wire  [31:0] transmit_settings_outstanding_data_max,
    input  wire  [15:0] transmit_settings_longest_frame,
    input  wire  [19:0] transmit_settings_replay_timer_max,
    input  wire   [7:0] transmit_settings_replay_ct_max,
    input  wire  [31:0] transmit_settings_pcs_lost_timer_max,
    input  wire  [31:0] transmit_settings_data_age_timer_max,
    input  wire   [1:0] transmit_settings_init_behaviour,
    input  wire   [1:0] transmit_settings_flush_behaviour,
    input  wire         transmit_settings_re_init_on_discard,
    input  wire  [19:0] transmit_settings_first_seq,
    input  wire  [15:0] transmit_settings_init_data,
    input  wire         transmit_settings_match_seq,
    input  wire         transmit_settings_match_data,
    input  wire  [17:0] transmit_settings_init_spacing,
    input  wire   [8:0] transmit_settings_line_bytes,
    input  wire         transmit_enable,
    input  wire         transmit_re_init,
    input  wire         transmit_clear_error,
    input  wire         transmit_inject_error,
    input  wire  [31:0] receive_settings_poison,
    input  wire         receive_settings_rearm,
    input  wire  [14:0] receive_settings_ack_spacing,
    input  wire   [8:0] receive_settings_line_bytes,
    input  wire         receive_enable,
    input  wire  [14:0] spacing_minimum,
    input  wire   [9:0] spacing_from_frame_start,
    input  wire  [12:0] spacing_within_frame,
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
    output wire [511:0] out_beat_data,
    output wire  [63:0] out_beat_keep,
    output wire         out_beat_last,
    output wire         out_beat_user_llr,
    output wire  [19:0] out_beat_user_seq,
    output wire         out_valid,
    output wire   [1:0] verdict,
    output wire   [4:0] far_cf_vc_0,
    output wire  [14:0] far_cf_freed_0,
    output wire   [4:0] far_cf_vc_1,
    output wire  [14:0] far_cf_freed_1,
    output wire         far_cf_valid,
    output wire   [2:0] transmit_status_state,
    output wire  [19:0] transmit_status_tx_seq,
    output wire  [19:0] transmit_status_acked,
    output wire  [31:0] transmit_status_outstanding,
    output wire   [7:0] transmit_status_replay_ct,
    output wire         transmit_status_error,
    output wire         transmit_status_events_seq_error,
    output wire         transmit_status_events_echo_mismatch,
    output wire   [7:0] transmit_status_counts_tx_init_ctl_os,
    output wire   [7:0] transmit_status_counts_rx_init_echo_ctl_os,
    output wire   [7:0] transmit_status_counts_rx_ack_ctl_os,
    output wire   [7:0] transmit_status_counts_rx_nack_ctl_os,
    output wire   [7:0] transmit_status_counts_rx_ack_nack_seq_error,
    output wire   [7:0] transmit_status_counts_rx_echo_mismatch,
    output wire   [7:0] transmit_status_counts_tx_discard,
    output wire   [7:0] transmit_status_counts_tx_best_effort,
    output wire   [7:0] transmit_status_counts_tx_ok,
    output wire   [7:0] transmit_status_counts_tx_poisoned,
    output wire   [7:0] transmit_status_counts_tx_replay,
    output wire   [7:0] transmit_status_counts_tx_replayed_frames,
    output wire  [13:0] transmit_status_counts_tx_replayed_bytes,
    output wire   [7:0] transmit_status_counts_tx_padded,
    output wire   [7:0] transmit_status_counts_tx_too_long,
    output wire   [2:0] receive_status_state,
    output wire  [19:0] receive_status_next_seq,
    output wire         receive_status_events_restarted,
    output wire         receive_status_events_poisoned,
    output wire   [7:0] receive_status_counts_rx_init_ctl_os,
    output wire   [7:0] receive_status_counts_tx_init_echo_ctl_os,
    output wire   [7:0] receive_status_counts_tx_ack_ctl_os,
    output wire   [7:0] receive_status_counts_tx_nack_ctl_os,
    output wire   [7:0] receive_status_counts_rx_ok,
    output wire   [7:0] receive_status_counts_rx_poisoned,
    output wire   [7:0] receive_status_counts_rx_bad,
    output wire   [7:0] receive_status_counts_rx_expected_seq_good,
    output wire   [7:0] receive_status_counts_rx_expected_seq_poisoned,
    output wire   [7:0] receive_status_counts_rx_expected_seq_bad,
    output wire   [7:0] receive_status_counts_rx_missing_seq,
    output wire   [7:0] receive_status_counts_rx_duplicate_seq,
    output wire   [7:0] receive_status_counts_rx_replay,
    output wire   [7:0] receive_status_counts_rx_ineligible_good,
    output wire   [7:0] receive_status_counts_rx_ineligible_bad,
    output wire   [7:0] receive_status_counts_rx_llr_dropped,
    output wire  [11:0] line_status_receive_counts_rx_ctl_os_type_error,
    output wire  [11:0] line_status_receive_counts_rx_ctl_os_padding_error,
    output wire  [11:0] line_status_receive_counts_rx_ctl_os_spacing_error,
    output wire  [11:0] line_status_receive_counts_rx_preamble_error,
    output wire  [11:0] line_status_receive_counts_rx_cut,
    output wire  [11:0] line_status_receive_counts_rx_runt,
    output wire  [11:0] line_status_receive_counts_rx_refused,
    output wire   [7:0] line_status_lost_messages,
    output wire   [7:0] line_status_underruns,
    input  wire [511:0] eligible_payload_data,
    input  wire  [63:0] eligible_payload_keep,
    input  wire         eligible_payload_last,
    input  wire         eligible_payload_user_poison,
    input  wire         eligible_valid,
    output wire         eligible_ready,
    input  wire [511:0] beside_payload_data,
    input  wire  [63:0] beside_payload_keep,
    input  wire         beside_payload_last,
    input  wire         beside_payload_user_poison,
    input  wire         beside_valid,
    output wire         beside_ready,
    input  wire   [4:0] cf_payload_vc_0,
    input  wire  [14:0] cf_payload_freed_0,
    input  wire   [4:0] cf_payload_vc_1,
    input  wire  [14:0] cf_payload_freed_1,
    input  wire         cf_valid,
    output wire         cf_ready
);

    wire [511:0] decoder_beat_data;
    wire  [63:0] decoder_beat_keep;
    wire         decoder_beat_last;
    wire         decoder_beat_user_llr;
    wire  [19:0] decoder_beat_user_seq;
    wire         decoder_beat_valid;
    wire         decoder_error;
    wire   [1:0] decoder_message_kind;
    wire  [19:0] decoder_message_seq;
    wire  [15:0] decoder_message_init_data;
    wire         decoder_message_valid;
    wire   [4:0] decoder_cf_update_vc_0;
    wire  [14:0] decoder_cf_update_freed_0;
    wire   [4:0] decoder_cf_update_vc_1;
    wire  [14:0] decoder_cf_update_freed_1;
    wire         decoder_cf_update_valid;
    wire  [11:0] decoder_counts_rx_ctl_os_type_error;
    wire  [11:0] decoder_counts_rx_ctl_os_padding_error;
    wire  [11:0] decoder_counts_rx_ctl_os_spacing_error;
    wire  [11:0] decoder_counts_rx_preamble_error;
    wire  [11:0] decoder_counts_rx_cut;
    wire  [11:0] decoder_counts_rx_runt;
    wire  [11:0] decoder_counts_rx_refused;
    wire         messages_up_ready;
    wire   [1:0] messages_down_payload_kind;
    wire  [19:0] messages_down_payload_seq;
    wire  [15:0] messages_down_payload_init_data;
    wire         messages_down_valid;
    wire   [7:0] lost_message_counter_count;
    wire [511:0] retry_out_beat_data;
    wire  [63:0] retry_out_beat_keep;
    wire         retry_out_beat_last;
    wire         retry_out_beat_user_llr;
    wire  [19:0] retry_out_beat_user_seq;
    wire         retry_out_valid;
    wire   [1:0] retry_verdict;
    wire   [2:0] retry_transmit_status_state;
    wire  [19:0] retry_transmit_status_tx_seq;
    wire  [19:0] retry_transmit_status_acked;
    wire  [31:0] retry_transmit_status_outstanding;
    wire   [7:0] retry_transmit_status_replay_ct;
    wire         retry_transmit_status_error;
    wire         retry_transmit_status_events_seq_error;
    wire         retry_transmit_status_events_echo_mismatch;
    wire   [7:0] retry_transmit_status_counts_tx_init_ctl_os;
    wire   [7:0] retry_transmit_status_counts_rx_init_echo_ctl_os;
    wire   [7:0] retry_transmit_status_counts_rx_ack_ctl_os;
    wire   [7:0] retry_transmit_status_counts_rx_nack_ctl_os;
    wire   [7:0] retry_transmit_status_counts_rx_ack_nack_seq_error;
    wire   [7:0] retry_transmit_status_counts_rx_echo_mismatch;
    wire   [7:0] retry_transmit_status_counts_tx_discard;
    wire   [7:0] retry_transmit_status_counts_tx_best_effort;
    wire   [7:0] retry_transmit_status_counts_tx_ok;
    wire   [7:0] retry_transmit_status_counts_tx_poisoned;
    wire   [7:0] retry_transmit_status_counts_tx_replay;
    wire   [7:0] retry_transmit_status_counts_tx_replayed_frames;
    wire  [13:0] retry_transmit_status_counts_tx_replayed_bytes;
    wire   [7:0] retry_transmit_status_counts_tx_padded;
    wire   [7:0] retry_transmit_status_counts_tx_too_long;
    wire   [2:0] retry_receive_status_state;
    wire  [19:0] retry_receive_status_next_seq;
    wire         retry_receive_status_events_restarted;
    wire         retry_receive_status_events_poisoned;
    wire   [7:0] retry_receive_status_counts_rx_init_ctl_os;
    wire   [7:0] retry_receive_status_counts_tx_init_echo_ctl_os;
    wire   [7:0] retry_receive_status_counts_tx_ack_ctl_os;
    wire   [7:0] retry_receive_status_counts_tx_nack_ctl_os;
    wire   [7:0] retry_receive_status_counts_rx_ok;
    wire   [7:0] retry_receive_status_counts_rx_poisoned;
    wire   [7:0] retry_receive_status_counts_rx_bad;
    wire   [7:0] retry_receive_status_counts_rx_expected_seq_good;
    wire   [7:0] retry_receive_status_counts_rx_expected_seq_poisoned;
    wire   [7:0] retry_receive_status_counts_rx_expected_seq_bad;
    wire   [7:0] retry_receive_status_counts_rx_missing_seq;
    wire   [7:0] retry_receive_status_counts_rx_duplicate_seq;
    wire   [7:0] retry_receive_status_counts_rx_replay;
    wire   [7:0] retry_receive_status_counts_rx_ineligible_good;
    wire   [7:0] retry_receive_status_counts_rx_ineligible_bad;
    wire   [7:0] retry_receive_status_counts_rx_llr_dropped;
    wire         retry_eligible_ready;
    wire         retry_beside_ready;
    wire         retry_message_ready;
    wire [511:0] retry_down_payload_data;
    wire  [63:0] retry_down_payload_keep;
    wire         retry_down_payload_last;
    wire         retry_down_payload_user_llr;
    wire  [19:0] retry_down_payload_user_seq;
    wire         retry_down_valid;
    wire   [1:0] retry_control_payload_kind;
    wire  [19:0] retry_control_payload_seq;
    wire  [15:0] retry_control_payload_init_data;
    wire         retry_control_valid;
    wire         encoder_column_0_control;
    wire  [63:0] encoder_column_0_data;
    wire         encoder_column_1_control;
    wire  [63:0] encoder_column_1_data;
    wire         encoder_column_2_control;
    wire  [63:0] encoder_column_2_data;
    wire         encoder_column_3_control;
    wire  [63:0] encoder_column_3_data;
    wire         encoder_column_4_control;
    wire  [63:0] encoder_column_4_data;
    wire         encoder_column_5_control;
    wire  [63:0] encoder_column_5_data;
    wire         encoder_column_6_control;
    wire  [63:0] encoder_column_6_data;
    wire         encoder_column_7_control;
    wire  [63:0] encoder_column_7_data;
    wire   [7:0] encoder_underruns;
    wire         encoder_down_ready;
    wire         encoder_control_ready;
    wire         encoder_cf_ready;

    llr_decoder_b64 decoder (
        .clk                            (clk),
        .rst                            (rst),
        .column_0_control               (far_column_0_control),
        .column_0_data                  (far_column_0_data),
        .column_1_control               (far_column_1_control),
        .column_1_data                  (far_column_1_data),
        .column_2_control               (far_column_2_control),
        .column_2_data                  (far_column_2_data),
        .column_3_control               (far_column_3_control),
        .column_3_data                  (far_column_3_data),
        .column_4_control               (far_column_4_control),
        .column_4_data                  (far_column_4_data),
        .column_5_control               (far_column_5_control),
        .column_5_data                  (far_column_5_data),
        .column_6_control               (far_column_6_control),
        .column_6_data                  (far_column_6_data),
        .column_7_control               (far_column_7_control),
        .column_7_data                  (far_column_7_data),
        .valid                          (far_valid),
        .pcs_up                         (pcs_up),
        .beat_data                      (decoder_beat_data),
        .beat_keep                      (decoder_beat_keep),
        .beat_last                      (decoder_beat_last),
        .beat_user_llr                  (decoder_beat_user_llr),
        .beat_user_seq                  (decoder_beat_user_seq),
        .beat_valid                     (decoder_beat_valid),
        .error                          (decoder_error),
        .message_kind                   (decoder_message_kind),
        .message_seq                    (decoder_message_seq),
        .message_init_data              (decoder_message_init_data),
        .message_valid                  (decoder_message_valid),
        .cf_update_vc_0                 (decoder_cf_update_vc_0),
        .cf_update_freed_0              (decoder_cf_update_freed_0),
        .cf_update_vc_1                 (decoder_cf_update_vc_1),
        .cf_update_freed_1              (decoder_cf_update_freed_1),
        .cf_update_valid                (decoder_cf_update_valid),
        .counts_rx_ctl_os_type_error    (decoder_counts_rx_ctl_os_type_error),
        .counts_rx_ctl_os_padding_error (decoder_counts_rx_ctl_os_padding_error),
        .counts_rx_ctl_os_spacing_error (decoder_counts_rx_ctl_os_spacing_error),
        .counts_rx_preamble_error       (decoder_counts_rx_preamble_error),
        .counts_rx_cut                  (decoder_counts_rx_cut),
        .counts_rx_runt                 (decoder_counts_rx_runt),
        .counts_rx_refused              (decoder_counts_rx_refused)
    );

    fifo_w38_d4 messages (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_kind        (decoder_message_kind),
        .up_payload_seq         (decoder_message_seq),
        .up_payload_init_data   (decoder_message_init_data),
        .up_valid               (decoder_message_valid),
        .up_ready               (messages_up_ready),
        .down_payload_kind      (messages_down_payload_kind),
        .down_payload_seq       (messages_down_payload_seq),
        .down_payload_init_data (messages_down_payload_init_data),
        .down_valid             (messages_down_valid),
        .down_ready             (retry_message_ready)
    );

    rolling_counter_w8_by1 lost_message_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (decoder_message_valid && !messages_up_ready),
        .count  (lost_message_counter_count)
    );

    llr_end_b64_n1024_f128_l72 retry (
        .clk                                            (clk),
        .rst                                            (rst),
        .transmit_settings_poison                       (transmit_settings_poison),
        .transmit_settings_outstanding_seq_max          (transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max         (transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                (transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max             (transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                (transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max           (transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max           (transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour               (transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour              (transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard           (transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                    (transmit_settings_first_seq),
        .transmit_settings_init_data                    (transmit_settings_init_data),
        .transmit_settings_match_seq                    (transmit_settings_match_seq),
        .transmit_settings_match_data                   (transmit_settings_match_data),
        .transmit_settings_init_spacing                 (transmit_settings_init_spacing),
        .transmit_settings_line_bytes                   (transmit_settings_line_bytes),
        .transmit_enable                                (transmit_enable),
        .transmit_re_init                               (transmit_re_init),
        .transmit_clear_error                           (transmit_clear_error),
        .transmit_inject_error                          (transmit_inject_error),
        .receive_settings_poison                        (receive_settings_poison),
        .receive_settings_rearm                         (receive_settings_rearm),
        .receive_settings_ack_spacing                   (receive_settings_ack_spacing),
        .receive_settings_line_bytes                    (receive_settings_line_bytes),
        .receive_enable                                 (receive_enable),
        .pcs_up                                         (pcs_up),
        .beat_data                                      (decoder_beat_data),
        .beat_keep                                      (decoder_beat_keep),
        .beat_last                                      (decoder_beat_last),
        .beat_user_llr                                  (decoder_beat_user_llr),
        .beat_user_seq                                  (decoder_beat_user_seq),
        .valid                                          (decoder_beat_valid),
        .error                                          (decoder_error),
        .out_beat_data                                  (retry_out_beat_data),
        .out_beat_keep                                  (retry_out_beat_keep),
        .out_beat_last                                  (retry_out_beat_last),
        .out_beat_user_llr                              (retry_out_beat_user_llr),
        .out_beat_user_seq                              (retry_out_beat_user_seq),
        .out_valid                                      (retry_out_valid),
        .verdict                                        (retry_verdict),
        .transmit_status_state                          (retry_transmit_status_state),
        .transmit_status_tx_seq                         (retry_transmit_status_tx_seq),
        .transmit_status_acked                          (retry_transmit_status_acked),
        .transmit_status_outstanding                    (retry_transmit_status_outstanding),
        .transmit_status_replay_ct                      (retry_transmit_status_replay_ct),
        .transmit_status_error                          (retry_transmit_status_error),
        .transmit_status_events_seq_error               (retry_transmit_status_events_seq_error),
        .transmit_status_events_echo_mismatch           (retry_transmit_status_events_echo_mismatch),
        .transmit_status_counts_tx_init_ctl_os          (retry_transmit_status_counts_tx_init_ctl_os),
        .transmit_status_counts_rx_init_echo_ctl_os     (retry_transmit_status_counts_rx_init_echo_ctl_os),
        .transmit_status_counts_rx_ack_ctl_os           (retry_transmit_status_counts_rx_ack_ctl_os),
        .transmit_status_counts_rx_nack_ctl_os          (retry_transmit_status_counts_rx_nack_ctl_os),
        .transmit_status_counts_rx_ack_nack_seq_error   (retry_transmit_status_counts_rx_ack_nack_seq_error),
        .transmit_status_counts_rx_echo_mismatch        (retry_transmit_status_counts_rx_echo_mismatch),
        .transmit_status_counts_tx_discard              (retry_transmit_status_counts_tx_discard),
        .transmit_status_counts_tx_best_effort          (retry_transmit_status_counts_tx_best_effort),
        .transmit_status_counts_tx_ok                   (retry_transmit_status_counts_tx_ok),
        .transmit_status_counts_tx_poisoned             (retry_transmit_status_counts_tx_poisoned),
        .transmit_status_counts_tx_replay               (retry_transmit_status_counts_tx_replay),
        .transmit_status_counts_tx_replayed_frames      (retry_transmit_status_counts_tx_replayed_frames),
        .transmit_status_counts_tx_replayed_bytes       (retry_transmit_status_counts_tx_replayed_bytes),
        .transmit_status_counts_tx_padded               (retry_transmit_status_counts_tx_padded),
        .transmit_status_counts_tx_too_long             (retry_transmit_status_counts_tx_too_long),
        .receive_status_state                           (retry_receive_status_state),
        .receive_status_next_seq                        (retry_receive_status_next_seq),
        .receive_status_events_restarted                (retry_receive_status_events_restarted),
        .receive_status_events_poisoned                 (retry_receive_status_events_poisoned),
        .receive_status_counts_rx_init_ctl_os           (retry_receive_status_counts_rx_init_ctl_os),
        .receive_status_counts_tx_init_echo_ctl_os      (retry_receive_status_counts_tx_init_echo_ctl_os),
        .receive_status_counts_tx_ack_ctl_os            (retry_receive_status_counts_tx_ack_ctl_os),
        .receive_status_counts_tx_nack_ctl_os           (retry_receive_status_counts_tx_nack_ctl_os),
        .receive_status_counts_rx_ok                    (retry_receive_status_counts_rx_ok),
        .receive_status_counts_rx_poisoned              (retry_receive_status_counts_rx_poisoned),
        .receive_status_counts_rx_bad                   (retry_receive_status_counts_rx_bad),
        .receive_status_counts_rx_expected_seq_good     (retry_receive_status_counts_rx_expected_seq_good),
        .receive_status_counts_rx_expected_seq_poisoned (retry_receive_status_counts_rx_expected_seq_poisoned),
        .receive_status_counts_rx_expected_seq_bad      (retry_receive_status_counts_rx_expected_seq_bad),
        .receive_status_counts_rx_missing_seq           (retry_receive_status_counts_rx_missing_seq),
        .receive_status_counts_rx_duplicate_seq         (retry_receive_status_counts_rx_duplicate_seq),
        .receive_status_counts_rx_replay                (retry_receive_status_counts_rx_replay),
        .receive_status_counts_rx_ineligible_good       (retry_receive_status_counts_rx_ineligible_good),
        .receive_status_counts_rx_ineligible_bad        (retry_receive_status_counts_rx_ineligible_bad),
        .receive_status_counts_rx_llr_dropped           (retry_receive_status_counts_rx_llr_dropped),
        .eligible_payload_data                          (eligible_payload_data),
        .eligible_payload_keep                          (eligible_payload_keep),
        .eligible_payload_last                          (eligible_payload_last),
        .eligible_payload_user_poison                   (eligible_payload_user_poison),
        .eligible_valid                                 (eligible_valid),
        .eligible_ready                                 (retry_eligible_ready),
        .beside_payload_data                            (beside_payload_data),
        .beside_payload_keep                            (beside_payload_keep),
        .beside_payload_last                            (beside_payload_last),
        .beside_payload_user_poison                     (beside_payload_user_poison),
        .beside_valid                                   (beside_valid),
        .beside_ready                                   (retry_beside_ready),
        .message_payload_kind                           (messages_down_payload_kind),
        .message_payload_seq                            (messages_down_payload_seq),
        .message_payload_init_data                      (messages_down_payload_init_data),
        .message_valid                                  (messages_down_valid),
        .message_ready                                  (retry_message_ready),
        .down_payload_data                              (retry_down_payload_data),
        .down_payload_keep                              (retry_down_payload_keep),
        .down_payload_last                              (retry_down_payload_last),
        .down_payload_user_llr                          (retry_down_payload_user_llr),
        .down_payload_user_seq                          (retry_down_payload_user_seq),
        .down_valid                                     (retry_down_valid),
        .down_ready                                     (encoder_down_ready),
        .control_payload_kind                           (retry_control_payload_kind),
        .control_payload_seq                            (retry_control_payload_seq),
        .control_payload_init_data                      (retry_control_payload_init_data),
        .control_valid                                  (retry_control_valid),
        .control_ready                                  (encoder_control_ready)
    );

    llr_encoder_b64 encoder (
        .clk                       (clk),
        .rst                       (rst),
        .advance                   (advance),
        .spacing_minimum           (spacing_minimum),
        .spacing_from_frame_start  (spacing_from_frame_start),
        .spacing_within_frame      (spacing_within_frame),
        .column_0_control          (encoder_column_0_control),
        .column_0_data             (encoder_column_0_data),
        .column_1_control          (encoder_column_1_control),
        .column_1_data             (encoder_column_1_data),
        .column_2_control          (encoder_column_2_control),
        .column_2_data             (encoder_column_2_data),
        .column_3_control          (encoder_column_3_control),
        .column_3_data             (encoder_column_3_data),
        .column_4_control          (encoder_column_4_control),
        .column_4_data             (encoder_column_4_data),
        .column_5_control          (encoder_column_5_control),
        .column_5_data             (encoder_column_5_data),
        .column_6_control          (encoder_column_6_control),
        .column_6_data             (encoder_column_6_data),
        .column_7_control          (encoder_column_7_control),
        .column_7_data             (encoder_column_7_data),
        .underruns                 (encoder_underruns),
        .down_payload_data         (retry_down_payload_data),
        .down_payload_keep         (retry_down_payload_keep),
        .down_payload_last         (retry_down_payload_last),
        .down_payload_user_llr     (retry_down_payload_user_llr),
        .down_payload_user_seq     (retry_down_payload_user_seq),
        .down_valid                (retry_down_valid),
        .down_ready                (encoder_down_ready),
        .control_payload_kind      (retry_control_payload_kind),
        .control_payload_seq       (retry_control_payload_seq),
        .control_payload_init_data (retry_control_payload_init_data),
        .control_valid             (retry_control_valid),
        .control_ready             (encoder_control_ready),
        .cf_payload_vc_0           (cf_payload_vc_0),
        .cf_payload_freed_0        (cf_payload_freed_0),
        .cf_payload_vc_1           (cf_payload_vc_1),
        .cf_payload_freed_1        (cf_payload_freed_1),
        .cf_valid                  (cf_valid),
        .cf_ready                  (encoder_cf_ready)
    );

    assign column_0_control = encoder_column_0_control;
    assign column_0_data = encoder_column_0_data;
    assign column_1_control = encoder_column_1_control;
    assign column_1_data = encoder_column_1_data;
    assign column_2_control = encoder_column_2_control;
    assign column_2_data = encoder_column_2_data;
    assign column_3_control = encoder_column_3_control;
    assign column_3_data = encoder_column_3_data;
    assign column_4_control = encoder_column_4_control;
    assign column_4_data = encoder_column_4_data;
    assign column_5_control = encoder_column_5_control;
    assign column_5_data = encoder_column_5_data;
    assign column_6_control = encoder_column_6_control;
    assign column_6_data = encoder_column_6_data;
    assign column_7_control = encoder_column_7_control;
    assign column_7_data = encoder_column_7_data;
    assign out_beat_data = retry_out_beat_data;
    assign out_beat_keep = retry_out_beat_keep;
    assign out_beat_last = retry_out_beat_last;
    assign out_beat_user_llr = retry_out_beat_user_llr;
    assign out_beat_user_seq = retry_out_beat_user_seq;
    assign out_valid = retry_out_valid;
    assign verdict = retry_verdict;
    assign far_cf_vc_0 = decoder_cf_update_vc_0;
    assign far_cf_freed_0 = decoder_cf_update_freed_0;
    assign far_cf_vc_1 = decoder_cf_update_vc_1;
    assign far_cf_freed_1 = decoder_cf_update_freed_1;
    assign far_cf_valid = decoder_cf_update_valid;
    assign transmit_status_state = retry_transmit_status_state;
    assign transmit_status_tx_seq = retry_transmit_status_tx_seq;
    assign transmit_status_acked = retry_transmit_status_acked;
    assign transmit_status_outstanding = retry_transmit_status_outstanding;
    assign transmit_status_replay_ct = retry_transmit_status_replay_ct;
    assign transmit_status_error = retry_transmit_status_error;
    assign transmit_status_events_seq_error = retry_transmit_status_events_seq_error;
    assign transmit_status_events_echo_mismatch = retry_transmit_status_events_echo_mismatch;
    assign transmit_status_counts_tx_init_ctl_os = retry_transmit_status_counts_tx_init_ctl_os;
    assign transmit_status_counts_rx_init_echo_ctl_os = retry_transmit_status_counts_rx_init_echo_ctl_os;
    assign transmit_status_counts_rx_ack_ctl_os = retry_transmit_status_counts_rx_ack_ctl_os;
    assign transmit_status_counts_rx_nack_ctl_os = retry_transmit_status_counts_rx_nack_ctl_os;
    assign transmit_status_counts_rx_ack_nack_seq_error = retry_transmit_status_counts_rx_ack_nack_seq_error;
    assign transmit_status_counts_rx_echo_mismatch = retry_transmit_status_counts_rx_echo_mismatch;
    assign transmit_status_counts_tx_discard = retry_transmit_status_counts_tx_discard;
    assign transmit_status_counts_tx_best_effort = retry_transmit_status_counts_tx_best_effort;
    assign transmit_status_counts_tx_ok = retry_transmit_status_counts_tx_ok;
    assign transmit_status_counts_tx_poisoned = retry_transmit_status_counts_tx_poisoned;
    assign transmit_status_counts_tx_replay = retry_transmit_status_counts_tx_replay;
    assign transmit_status_counts_tx_replayed_frames = retry_transmit_status_counts_tx_replayed_frames;
    assign transmit_status_counts_tx_replayed_bytes = retry_transmit_status_counts_tx_replayed_bytes;
    assign transmit_status_counts_tx_padded = retry_transmit_status_counts_tx_padded;
    assign transmit_status_counts_tx_too_long = retry_transmit_status_counts_tx_too_long;
    assign receive_status_state = retry_receive_status_state;
    assign receive_status_next_seq = retry_receive_status_next_seq;
    assign receive_status_events_restarted = retry_receive_status_events_restarted;
    assign receive_status_events_poisoned = retry_receive_status_events_poisoned;
    assign receive_status_counts_rx_init_ctl_os = retry_receive_status_counts_rx_init_ctl_os;
    assign receive_status_counts_tx_init_echo_ctl_os = retry_receive_status_counts_tx_init_echo_ctl_os;
    assign receive_status_counts_tx_ack_ctl_os = retry_receive_status_counts_tx_ack_ctl_os;
    assign receive_status_counts_tx_nack_ctl_os = retry_receive_status_counts_tx_nack_ctl_os;
    assign receive_status_counts_rx_ok = retry_receive_status_counts_rx_ok;
    assign receive_status_counts_rx_poisoned = retry_receive_status_counts_rx_poisoned;
    assign receive_status_counts_rx_bad = retry_receive_status_counts_rx_bad;
    assign receive_status_counts_rx_expected_seq_good = retry_receive_status_counts_rx_expected_seq_good;
    assign receive_status_counts_rx_expected_seq_poisoned = retry_receive_status_counts_rx_expected_seq_poisoned;
    assign receive_status_counts_rx_expected_seq_bad = retry_receive_status_counts_rx_expected_seq_bad;
    assign receive_status_counts_rx_missing_seq = retry_receive_status_counts_rx_missing_seq;
    assign receive_status_counts_rx_duplicate_seq = retry_receive_status_counts_rx_duplicate_seq;
    assign receive_status_counts_rx_replay = retry_receive_status_counts_rx_replay;
    assign receive_status_counts_rx_ineligible_good = retry_receive_status_counts_rx_ineligible_good;
    assign receive_status_counts_rx_ineligible_bad = retry_receive_status_counts_rx_ineligible_bad;
    assign receive_status_counts_rx_llr_dropped = retry_receive_status_counts_rx_llr_dropped;
    assign line_status_receive_counts_rx_ctl_os_type_error = decoder_counts_rx_ctl_os_type_error;
    assign line_status_receive_counts_rx_ctl_os_padding_error = decoder_counts_rx_ctl_os_padding_error;
    assign line_status_receive_counts_rx_ctl_os_spacing_error = decoder_counts_rx_ctl_os_spacing_error;
    assign line_status_receive_counts_rx_preamble_error = decoder_counts_rx_preamble_error;
    assign line_status_receive_counts_rx_cut = decoder_counts_rx_cut;
    assign line_status_receive_counts_rx_runt = decoder_counts_rx_runt;
    assign line_status_receive_counts_rx_refused = decoder_counts_rx_refused;
    assign line_status_lost_messages = lost_message_counter_count;
    assign line_status_underruns = encoder_underruns;
    assign eligible_ready = retry_eligible_ready;
    assign beside_ready = retry_beside_ready;
    assign cf_ready = encoder_cf_ready;

endmodule

`default_nettype wire
