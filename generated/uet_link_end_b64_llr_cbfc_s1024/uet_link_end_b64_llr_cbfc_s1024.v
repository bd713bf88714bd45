// One end of a link, 64 bytes a clock: frames to blocks of 64b/66b and back.
`default_nettype none

module uet_link_end_b64_llr_cbfc_s1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] settings_transmit_settings_poison,
    input  wire  [19:0] settings_transmit_settings_outstanding_seq_max,
    input  wire  [31:0] settings_transmit_settings_outstanding_data_max,
    input  wire  [15:0] settings_transmit_settings_longest_frame,
    input  wire  [19:0] settings_transmit_settings_replay_timer_max,
    input  wire   [7:0] settings_transmit_settings_replay_ct_max,
    input  wire  [31:0] settings_transmit_settings_pcs_lost_timer_max,
    input  wire  [31:0] settings_transmit_settings_data_age_timer_max,
    input  wire   [1:0] settings_transmit_settings_init_behaviour,
    input  wire   [1:0] settings_transmit_settings_flush_behaviour,
    input  wire         settings_transmit_settings_re_init_on_discard,
    input  wire  [19:0] settings_transmit_settings_first_seq,
    input  wire  [15:0] settings_transmit_settings_init_data,
    input  wire         settings_transmit_settings_match_seq,
    input  wire         settings_transmit_settings_match_data,
    input  wire  [17:0] settings_transmit_settings_init_spacing,
    input  wire   [8:0] settings_transmit_settings_line_bytes,
    input  wire         settings_transmit_enable,
    input  wire         settings_transmit_re_init,
    input  wire         settings_transmit_clear_error,
    input  wire         settings_transmit_inject_error,
    input  wire  [31:0] settings_receive_settings_poison,
    input  wire         settings_receive_settings_rearm,
    input  wire  [14:0] settings_receive_settings_ack_spacing,
    input  wire   [8:0] settings_receive_settings_line_bytes,
    input  wire         settings_receive_enable,
    input  wire  [14:0] settings_spacing_minimum,
    input  wire   [9:0] settings_spacing_from_frame_start,
    input  wire  [12:0] settings_spacing_within_frame,
    input  wire  [63:0] settings_credit_control_dscps,
    input  wire         settings_credit_receive,
    input  wire         settings_credit_transmit,
    input  wire   [1:0] settings_credit_lossless,
    input  wire  [19:0] settings_credit_limits_0,
    input  wire  [19:0] settings_credit_limits_1,
    input  wire  [19:0] settings_credit_own_limits_0,
    input  wire  [19:0] settings_credit_own_limits_1,
    input  wire  [17:0] settings_credit_minimum_spacing,
    input  wire  [20:0] settings_credit_maximum_spacing,
    input  wire   [9:0] settings_credit_updates_clocks,
    input  wire  [17:0] settings_credit_updates_period,
    input  wire  [47:0] settings_credit_mac,
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
    output wire   [2:0] status_transmit_state,
    output wire  [19:0] status_transmit_tx_seq,
    output wire  [19:0] status_transmit_acked,
    output wire  [31:0] status_transmit_outstanding,
    output wire   [7:0] status_transmit_replay_ct,
    output wire         status_transmit_error,
    output wire         status_transmit_events_seq_error,
    output wire         status_transmit_events_echo_mismatch,
    output wire   [7:0] status_transmit_counts_tx_init_ctl_os,
    output wire   [7:0] status_transmit_counts_rx_init_echo_ctl_os,
    output wire   [7:0] status_transmit_counts_rx_ack_ctl_os,
    output wire   [7:0] status_transmit_counts_rx_nack_ctl_os,
    output wire   [7:0] status_transmit_counts_rx_ack_nack_seq_error,
    output wire   [7:0] status_transmit_counts_rx_echo_mismatch,
    output wire   [7:0] status_transmit_counts_tx_discard,
    output wire   [7:0] status_transmit_counts_tx_best_effort,
    output wire   [7:0] status_transmit_counts_tx_ok,
    output wire   [7:0] status_transmit_counts_tx_poisoned,
    output wire   [7:0] status_transmit_counts_tx_replay,
    output wire   [7:0] status_transmit_counts_tx_replayed_frames,
    output wire  [13:0] status_transmit_counts_tx_replayed_bytes,
    output wire   [7:0] status_transmit_counts_tx_padded,
    output wire   [7:0] status_transmit_counts_tx_too_long,
    output wire   [2:0] status_receive_state,
    output wire  [19:0] status_receive_next_seq,
    output wire         status_receive_events_restarted,
    output wire         status_receive_events_poisoned,
    output wire   [7:0] status_receive_counts_rx_init_ctl_os,
    output wire   [7:0] status_receive_counts_tx_init_echo_ctl_os,
    output wire   [7:0] status_receive_counts_tx_ack_ctl_os,
    output wire   [7:0] status_receive_counts_tx_nack_ctl_os,
    output wire   [7:0] status_receive_counts_rx_ok,
    output wire   [7:0] status_receive_counts_rx_poisoned,
    output wire   [7:0] status_receive_counts_rx_bad,
    output wire   [7:0] status_receive_counts_rx_expected_seq_good,
    output wire   [7:0] status_receive_counts_rx_expected_seq_poisoned,
    output wire   [7:0] status_receive_counts_rx_expected_seq_bad,
    output wire   [7:0] status_receive_counts_rx_missing_seq,
    output wire   [7:0] status_receive_counts_rx_duplicate_seq,
    output wire   [7:0] status_receive_counts_rx_replay,
    output wire   [7:0] status_receive_counts_rx_ineligible_good,
    output wire   [7:0] status_receive_counts_rx_ineligible_bad,
    output wire   [7:0] status_receive_counts_rx_llr_dropped,
    output wire  [11:0] status_line_receive_counts_rx_ctl_os_type_error,
    output wire  [11:0] status_line_receive_counts_rx_ctl_os_padding_error,
    output wire  [11:0] status_line_receive_counts_rx_ctl_os_spacing_error,
    output wire  [11:0] status_line_receive_counts_rx_preamble_error,
    output wire  [11:0] status_line_receive_counts_rx_cut,
    output wire  [11:0] status_line_receive_counts_rx_runt,
    output wire  [11:0] status_line_receive_counts_rx_refused,
    output wire   [7:0] status_line_lost_messages,
    output wire   [7:0] status_line_underruns,
    output wire  [31:0] status_damaged,
    output wire  [31:0] status_lost,
    output wire  [21:0] status_credit_sender_used,
    output wire  [21:0] status_credit_sender_most_used,
    output wire   [7:0] status_credit_sender_cf_updates,
    output wire   [7:0] status_credit_sender_cf_refused,
    output wire   [7:0] status_credit_sender_cc_updates,
    output wire   [7:0] status_credit_receiver_cf_updates,
    output wire   [7:0] status_credit_receiver_cc_updates,
    output wire   [7:0] status_credit_receiver_cc_discarded,
    output wire   [7:0] status_credit_receiver_cc_too_soon,
    output wire   [7:0] status_credit_receiver_cc_malformed,
    output wire   [7:0] status_credit_receiver_bad_frames,
    output wire   [7:0] status_credit_receiver_overflows,
    output wire   [1:0] status_credit_active,
    output wire   [1:0] status_credit_overflowed,
    output wire         data_open,
    input  wire [511:0] sent_payload_data,
    input  wire  [63:0] sent_payload_keep,
    input  wire         sent_payload_last,
    input  wire         sent_payload_wrong,
    input  wire         sent_valid,
    output wire         sent_ready,
    output wire [511:0] received_payload_data,
    output wire  [63:0] received_payload_keep,
    output wire         received_payload_last,
    output wire         received_valid,
    input  wire         received_ready
);

    localparam [1:0] PORT_VERDICT_DELIVER = 2'd0;
    localparam [1:0] PORT_VERDICT_ERRORED = 2'd1;

    wire         credit_send_data_open;
    wire  [21:0] credit_send_counts_used;
    wire  [21:0] credit_send_counts_most_used;
    wire   [7:0] credit_send_counts_cf_updates;
    wire   [7:0] credit_send_counts_cf_refused;
    wire   [7:0] credit_send_counts_cc_updates;
    wire         credit_send_sent_ready;
    wire [511:0] credit_send_down_payload_data;
    wire  [63:0] credit_send_down_payload_keep;
    wire         credit_send_down_payload_last;
    wire         credit_send_down_payload_user_poison;
    wire         credit_send_down_valid;
    wire         port_column_0_control;
    wire  [63:0] port_column_0_data;
    wire         port_column_1_control;
    wire  [63:0] port_column_1_data;
    wire         port_column_2_control;
    wire  [63:0] port_column_2_data;
    wire         port_column_3_control;
    wire  [63:0] port_column_3_data;
    wire         port_column_4_control;
    wire  [63:0] port_column_4_data;
    wire         port_column_5_control;
    wire  [63:0] port_column_5_data;
    wire         port_column_6_control;
    wire  [63:0] port_column_6_data;
    wire         port_column_7_control;
    wire  [63:0] port_column_7_data;
    wire [511:0] port_out_beat_data;
    wire  [63:0] port_out_beat_keep;
    wire         port_out_beat_last;
    wire         port_out_beat_user_llr;
    wire  [19:0] port_out_beat_user_seq;
    wire         port_out_valid;
    wire   [1:0] port_verdict;
    wire   [4:0] port_far_cf_vc_0;
    wire  [14:0] port_far_cf_freed_0;
    wire   [4:0] port_far_cf_vc_1;
    wire  [14:0] port_far_cf_freed_1;
    wire         port_far_cf_valid;
    wire   [2:0] port_transmit_status_state;
    wire  [19:0] port_transmit_status_tx_seq;
    wire  [19:0] port_transmit_status_acked;
    wire  [31:0] port_transmit_status_outstanding;
    wire   [7:0] port_transmit_status_replay_ct;
    wire         port_transmit_status_error;
    wire         port_transmit_status_events_seq_error;
    wire         port_transmit_status_events_echo_mismatch;
    wire   [7:0] port_transmit_status_counts_tx_init_ctl_os;
    wire   [7:0] port_transmit_status_counts_rx_init_echo_ctl_os;
    wire   [7:0] port_transmit_status_counts_rx_ack_ctl_os;
    wire   [7:0] port_transmit_status_counts_rx_nack_ctl_os;
    wire   [7:0] port_transmit_status_counts_rx_ack_nack_seq_error;
    wire   [7:0] port_transmit_status_counts_rx_echo_mismatch;
    wire   [7:0] port_transmit_status_counts_tx_discard;
    wire   [7:0] port_transmit_status_counts_tx_best_effort;
    wire   [7:0] port_transmit_status_counts_tx_ok;
    wire   [7:0] port_transmit_status_counts_tx_poisoned;
    wire   [7:0] port_transmit_status_counts_tx_replay;
    wire   [7:0] port_transmit_status_counts_tx_replayed_frames;
    wire  [13:0] port_transmit_status_counts_tx_replayed_bytes;
    wire   [7:0] port_transmit_status_counts_tx_padded;
    wire   [7:0] port_transmit_status_counts_tx_too_long;
    wire   [2:0] port_receive_status_state;
    wire  [19:0] port_receive_status_next_seq;
    wire         port_receive_status_events_restarted;
    wire         port_receive_status_events_poisoned;
    wire   [7:0] port_receive_status_counts_rx_init_ctl_os;
    wire   [7:0] port_receive_status_counts_tx_init_echo_ctl_os;
    wire   [7:0] port_receive_status_counts_tx_ack_ctl_os;
    wire   [7:0] port_receive_status_counts_tx_nack_ctl_os;
    wire   [7:0] port_receive_status_counts_rx_ok;
    wire   [7:0] port_receive_status_counts_rx_poisoned;
    wire   [7:0] port_receive_status_counts_rx_bad;
    wire   [7:0] port_receive_status_counts_rx_expected_seq_good;
    wire   [7:0] port_receive_status_counts_rx_expected_seq_poisoned;
    wire   [7:0] port_receive_status_counts_rx_expected_seq_bad;
    wire   [7:0] port_receive_status_counts_rx_missing_seq;
    wire   [7:0] port_receive_status_counts_rx_duplicate_seq;
    wire   [7:0] port_receive_status_counts_rx_replay;
    wire   [7:0] port_receive_status_counts_rx_ineligible_good;
    wire   [7:0] port_receive_status_counts_rx_ineligible_bad;
    wire   [7:0] port_receive_status_counts_rx_llr_dropped;
    wire  [11:0] port_line_status_receive_counts_rx_ctl_os_type_error;
    wire  [11:0] port_line_status_receive_counts_rx_ctl_os_padding_error;
    wire  [11:0] port_line_status_receive_counts_rx_ctl_os_spacing_error;
    wire  [11:0] port_line_status_receive_counts_rx_preamble_error;
    wire  [11:0] port_line_status_receive_counts_rx_cut;
    wire  [11:0] port_line_status_receive_counts_rx_runt;
    wire  [11:0] port_line_status_receive_counts_rx_refused;
    wire   [7:0] port_line_status_lost_messages;
    wire   [7:0] port_line_status_underruns;
    wire         port_eligible_ready;
    wire         port_beside_ready;
    wire         port_cf_ready;
    wire  [10:0] stored_beats;
    wire  [10:0] stored_packets;
    wire         stored_overflow;
    wire         stored_up_ready;
    wire [511:0] stored_down_payload_data;
    wire  [63:0] stored_down_payload_keep;
    wire         stored_down_payload_last;
    wire         stored_down_valid;
    reg          missed;
    wire         strip_up_ready;
    wire [511:0] strip_down_payload_data;
    wire  [63:0] strip_down_payload_keep;
    wire         strip_down_payload_last;
    wire         strip_down_valid;
    wire         credit_receive_is_mac_control;
    wire   [1:0] credit_receive_active;
    wire   [1:0] credit_receive_overflowed;
    wire   [7:0] credit_receive_counts_cf_updates;
    wire   [7:0] credit_receive_counts_cc_updates;
    wire   [7:0] credit_receive_counts_cc_discarded;
    wire   [7:0] credit_receive_counts_cc_too_soon;
    wire   [7:0] credit_receive_counts_cc_malformed;
    wire   [7:0] credit_receive_counts_bad_frames;
    wire   [7:0] credit_receive_counts_overflows;
    wire   [4:0] credit_receive_cf_payload_vc_0;
    wire  [14:0] credit_receive_cf_payload_freed_0;
    wire   [4:0] credit_receive_cf_payload_vc_1;
    wire  [14:0] credit_receive_cf_payload_freed_1;
    wire         credit_receive_cf_valid;
    wire         told_up_ready;
    wire   [4:0] told_down_payload_vc_0;
    wire  [14:0] told_down_payload_freed_0;
    wire   [4:0] told_down_payload_vc_1;
    wire  [14:0] told_down_payload_freed_1;
    wire         told_down_valid;
    wire  [31:0] count_damaged_count;
    wire  [31:0] count_lost_count;

    wire        come_cf_valid = port_far_cf_valid;
    wire  [4:0] come_cf_payload_vc_0 = port_far_cf_vc_0;
    wire [14:0] come_cf_payload_freed_0 = port_far_cf_freed_0;
    wire  [4:0] come_cf_payload_vc_1 = port_far_cf_vc_1;
    wire [14:0] come_cf_payload_freed_1 = port_far_cf_freed_1;
    wire  [4:0] own_cf_payload_vc_0 = told_down_payload_vc_0;
    wire [14:0] own_cf_payload_freed_0 = told_down_payload_freed_0;
    wire  [4:0] own_cf_payload_vc_1 = told_down_payload_vc_1;
    wire [14:0] own_cf_payload_freed_1 = told_down_payload_freed_1;
    wire        own_cf_valid = told_down_valid;
    wire        is_mac_control = credit_receive_is_mac_control;
    wire        ends = port_out_valid && port_out_beat_last;
    wire        is_good = port_verdict == PORT_VERDICT_DELIVER;
    wire        drop = port_out_beat_last && !(is_good && !is_mac_control);
    wire        misses = stored_overflow || missed;
    wire        is_lost = ends && misses && !drop;

    uet_credit_send_b64_l72_c64_d256 credit_send (
        .clk                      (clk),
        .rst                      (rst),
        .settings_control_dscps   (settings_credit_control_dscps),
        .settings_receive         (settings_credit_receive),
        .settings_transmit        (settings_credit_transmit),
        .settings_lossless        (settings_credit_lossless),
        .settings_limits_0        (settings_credit_limits_0),
        .settings_limits_1        (settings_credit_limits_1),
        .settings_own_limits_0    (settings_credit_own_limits_0),
        .settings_own_limits_1    (settings_credit_own_limits_1),
        .settings_minimum_spacing (settings_credit_minimum_spacing),
        .settings_maximum_spacing (settings_credit_maximum_spacing),
        .settings_updates_clocks  (settings_credit_updates_clocks),
        .settings_updates_period  (settings_credit_updates_period),
        .settings_mac             (settings_credit_mac),
        .cf_vc_0                  (come_cf_payload_vc_0),
        .cf_freed_0               (come_cf_payload_freed_0),
        .cf_vc_1                  (come_cf_payload_vc_1),
        .cf_freed_1               (come_cf_payload_freed_1),
        .cf_valid                 (come_cf_valid),
        .data_open                (credit_send_data_open),
        .counts_used              (credit_send_counts_used),
        .counts_most_used         (credit_send_counts_most_used),
        .counts_cf_updates        (credit_send_counts_cf_updates),
        .counts_cf_refused        (credit_send_counts_cf_refused),
        .counts_cc_updates        (credit_send_counts_cc_updates),
        .sent_payload_data        (sent_payload_data),
        .sent_payload_keep        (sent_payload_keep),
        .sent_payload_last        (sent_payload_last),
        .sent_payload_wrong       (sent_payload_wrong),
        .sent_valid               (sent_valid),
        .sent_ready               (credit_send_sent_ready),
        .down_payload_data        (credit_send_down_payload_data),
        .down_payload_keep        (credit_send_down_payload_keep),
        .down_payload_last        (credit_send_down_payload_last),
        .down_payload_user_poison (credit_send_down_payload_user_poison),
        .down_valid               (credit_send_down_valid),
        .down_ready               (port_eligible_ready)
    );

    llr_port_b64_n1024_f128_l72 port (
        .clk                                                (clk),
        .rst                                                (rst),
        .transmit_settings_poison                           (settings_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max              (settings_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max             (settings_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                    (settings_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max                 (settings_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                    (settings_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max               (settings_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max               (settings_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour                   (settings_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour                  (settings_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard               (settings_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                        (settings_transmit_settings_first_seq),
        .transmit_settings_init_data                        (settings_transmit_settings_init_data),
        .transmit_settings_match_seq                        (settings_transmit_settings_match_seq),
        .transmit_settings_match_data                       (settings_transmit_settings_match_data),
        .transmit_settings_init_spacing                     (settings_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                       (settings_transmit_settings_line_bytes),
        .transmit_enable                                    (settings_transmit_enable),
        .transmit_re_init                                   (settings_transmit_re_init),
        .transmit_clear_error                               (settings_transmit_clear_error),
        .transmit_inject_error                              (settings_transmit_inject_error),
        .receive_settings_poison                            (settings_receive_settings_poison),
        .receive_settings_rearm                             (settings_receive_settings_rearm),
        .receive_settings_ack_spacing                       (settings_receive_settings_ack_spacing),
        .receive_settings_line_bytes                        (settings_receive_settings_line_bytes),
        .receive_enable                                     (settings_receive_enable),
        .spacing_minimum                                    (settings_spacing_minimum),
        .spacing_from_frame_start                           (settings_spacing_from_frame_start),
        .spacing_within_frame                               (settings_spacing_within_frame),
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
        .column_0_control                                   (port_column_0_control),
        .column_0_data                                      (port_column_0_data),
        .column_1_control                                   (port_column_1_control),
        .column_1_data                                      (port_column_1_data),
        .column_2_control                                   (port_column_2_control),
        .column_2_data                                      (port_column_2_data),
        .column_3_control                                   (port_column_3_control),
        .column_3_data                                      (port_column_3_data),
        .column_4_control                                   (port_column_4_control),
        .column_4_data                                      (port_column_4_data),
        .column_5_control                                   (port_column_5_control),
        .column_5_data                                      (port_column_5_data),
        .column_6_control                                   (port_column_6_control),
        .column_6_data                                      (port_column_6_data),
        .column_7_control                                   (port_column_7_control),
        .column_7_data                                      (port_column_7_data),
        .out_beat_data                                      (port_out_beat_data),
        .out_beat_keep                                      (port_out_beat_keep),
        .out_beat_last                                      (port_out_beat_last),
        .out_beat_user_llr                                  (port_out_beat_user_llr),
        .out_beat_user_seq                                  (port_out_beat_user_seq),
        .out_valid                                          (port_out_valid),
        .verdict                                            (port_verdict),
        .far_cf_vc_0                                        (port_far_cf_vc_0),
        .far_cf_freed_0                                     (port_far_cf_freed_0),
        .far_cf_vc_1                                        (port_far_cf_vc_1),
        .far_cf_freed_1                                     (port_far_cf_freed_1),
        .far_cf_valid                                       (port_far_cf_valid),
        .transmit_status_state                              (port_transmit_status_state),
        .transmit_status_tx_seq                             (port_transmit_status_tx_seq),
        .transmit_status_acked                              (port_transmit_status_acked),
        .transmit_status_outstanding                        (port_transmit_status_outstanding),
        .transmit_status_replay_ct                          (port_transmit_status_replay_ct),
        .transmit_status_error                              (port_transmit_status_error),
        .transmit_status_events_seq_error                   (port_transmit_status_events_seq_error),
        .transmit_status_events_echo_mismatch               (port_transmit_status_events_echo_mismatch),
        .transmit_status_counts_tx_init_ctl_os              (port_transmit_status_counts_tx_init_ctl_os),
        .transmit_status_counts_rx_init_echo_ctl_os         (port_transmit_status_counts_rx_init_echo_ctl_os),
        .transmit_status_counts_rx_ack_ctl_os               (port_transmit_status_counts_rx_ack_ctl_os),
        .transmit_status_counts_rx_nack_ctl_os              (port_transmit_status_counts_rx_nack_ctl_os),
        .transmit_status_counts_rx_ack_nack_seq_error       (port_transmit_status_counts_rx_ack_nack_seq_error),
        .transmit_status_counts_rx_echo_mismatch            (port_transmit_status_counts_rx_echo_mismatch),
        .transmit_status_counts_tx_discard                  (port_transmit_status_counts_tx_discard),
        .transmit_status_counts_tx_best_effort              (port_transmit_status_counts_tx_best_effort),
        .transmit_status_counts_tx_ok                       (port_transmit_status_counts_tx_ok),
        .transmit_status_counts_tx_poisoned                 (port_transmit_status_counts_tx_poisoned),
        .transmit_status_counts_tx_replay                   (port_transmit_status_counts_tx_replay),
        .transmit_status_counts_tx_replayed_frames          (port_transmit_status_counts_tx_replayed_frames),
        .transmit_status_counts_tx_replayed_bytes           (port_transmit_status_counts_tx_replayed_bytes),
        .transmit_status_counts_tx_padded                   (port_transmit_status_counts_tx_padded),
        .transmit_status_counts_tx_too_long                 (port_transmit_status_counts_tx_too_long),
        .receive_status_state                               (port_receive_status_state),
        .receive_status_next_seq                            (port_receive_status_next_seq),
        .receive_status_events_restarted                    (port_receive_status_events_restarted),
        .receive_status_events_poisoned                     (port_receive_status_events_poisoned),
        .receive_status_counts_rx_init_ctl_os               (port_receive_status_counts_rx_init_ctl_os),
        .receive_status_counts_tx_init_echo_ctl_os          (port_receive_status_counts_tx_init_echo_ctl_os),
        .receive_status_counts_tx_ack_ctl_os                (port_receive_status_counts_tx_ack_ctl_os),
        .receive_status_counts_tx_nack_ctl_os               (port_receive_status_counts_tx_nack_ctl_os),
        .receive_status_counts_rx_ok                        (port_receive_status_counts_rx_ok),
        .receive_status_counts_rx_poisoned                  (port_receive_status_counts_rx_poisoned),
        .receive_status_counts_rx_bad                       (port_receive_status_counts_rx_bad),
        .receive_status_counts_rx_expected_seq_good         (port_receive_status_counts_rx_expected_seq_good),
        .receive_status_counts_rx_expected_seq_poisoned     (port_receive_status_counts_rx_expected_seq_poisoned),
        .receive_status_counts_rx_expected_seq_bad          (port_receive_status_counts_rx_expected_seq_bad),
        .receive_status_counts_rx_missing_seq               (port_receive_status_counts_rx_missing_seq),
        .receive_status_counts_rx_duplicate_seq             (port_receive_status_counts_rx_duplicate_seq),
        .receive_status_counts_rx_replay                    (port_receive_status_counts_rx_replay),
        .receive_status_counts_rx_ineligible_good           (port_receive_status_counts_rx_ineligible_good),
        .receive_status_counts_rx_ineligible_bad            (port_receive_status_counts_rx_ineligible_bad),
        .receive_status_counts_rx_llr_dropped               (port_receive_status_counts_rx_llr_dropped),
        .line_status_receive_counts_rx_ctl_os_type_error    (port_line_status_receive_counts_rx_ctl_os_type_error),
        .line_status_receive_counts_rx_ctl_os_padding_error (port_line_status_receive_counts_rx_ctl_os_padding_error),
        .line_status_receive_counts_rx_ctl_os_spacing_error (port_line_status_receive_counts_rx_ctl_os_spacing_error),
        .line_status_receive_counts_rx_preamble_error       (port_line_status_receive_counts_rx_preamble_error),
        .line_status_receive_counts_rx_cut                  (port_line_status_receive_counts_rx_cut),
        .line_status_receive_counts_rx_runt                 (port_line_status_receive_counts_rx_runt),
        .line_status_receive_counts_rx_refused              (port_line_status_receive_counts_rx_refused),
        .line_status_lost_messages                          (port_line_status_lost_messages),
        .line_status_underruns                              (port_line_status_underruns),
        .eligible_payload_data                              (credit_send_down_payload_data),
        .eligible_payload_keep                              (credit_send_down_payload_keep),
        .eligible_payload_last                              (credit_send_down_payload_last),
        .eligible_payload_user_poison                       (credit_send_down_payload_user_poison),
        .eligible_valid                                     (credit_send_down_valid),
        .eligible_ready                                     (port_eligible_ready),
        .beside_payload_data                                (credit_send_down_payload_data),
        .beside_payload_keep                                (credit_send_down_payload_keep),
        .beside_payload_last                                (credit_send_down_payload_last),
        .beside_payload_user_poison                         (credit_send_down_payload_user_poison),
        .beside_valid                                       (1'b0),
        .beside_ready                                       (port_beside_ready),
        .cf_payload_vc_0                                    (own_cf_payload_vc_0),
        .cf_payload_freed_0                                 (own_cf_payload_freed_0),
        .cf_payload_vc_1                                    (own_cf_payload_vc_1),
        .cf_payload_freed_1                                 (own_cf_payload_freed_1),
        .cf_valid                                           (own_cf_valid),
        .cf_ready                                           (port_cf_ready)
    );

    packet_fifo_drop_w577_d1024 stored (
        .clk               (clk),
        .rst               (rst),
        .drop              (drop),
        .beats             (stored_beats),
        .packets           (stored_packets),
        .overflow          (stored_overflow),
        .up_payload_data   (port_out_beat_data),
        .up_payload_keep   (port_out_beat_keep),
        .up_payload_last   (port_out_beat_last),
        .up_valid          (port_out_valid),
        .up_ready          (stored_up_ready),
        .down_payload_data (stored_down_payload_data),
        .down_payload_keep (stored_down_payload_keep),
        .down_payload_last (stored_down_payload_last),
        .down_valid        (stored_down_valid),
        .down_ready        (strip_up_ready)
    );

    uet_fcs_strip_b64 strip (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (stored_down_payload_data),
        .up_payload_keep   (stored_down_payload_keep),
        .up_payload_last   (stored_down_payload_last),
        .up_valid          (stored_down_valid),
        .up_ready          (strip_up_ready),
        .down_payload_data (strip_down_payload_data),
        .down_payload_keep (strip_down_payload_keep),
        .down_payload_last (strip_down_payload_last),
        .down_valid        (strip_down_valid),
        .down_ready        (received_ready)
    );

    uet_credit_receive_b64 credit_receive (
        .clk                      (clk),
        .rst                      (rst),
        .settings_control_dscps   (settings_credit_control_dscps),
        .settings_receive         (settings_credit_receive),
        .settings_transmit        (settings_credit_transmit),
        .settings_lossless        (settings_credit_lossless),
        .settings_limits_0        (settings_credit_limits_0),
        .settings_limits_1        (settings_credit_limits_1),
        .settings_own_limits_0    (settings_credit_own_limits_0),
        .settings_own_limits_1    (settings_credit_own_limits_1),
        .settings_minimum_spacing (settings_credit_minimum_spacing),
        .settings_maximum_spacing (settings_credit_maximum_spacing),
        .settings_updates_clocks  (settings_credit_updates_clocks),
        .settings_updates_period  (settings_credit_updates_period),
        .settings_mac             (settings_credit_mac),
        .came_beat_data           (port_out_beat_data),
        .came_beat_keep           (port_out_beat_keep),
        .came_beat_last           (port_out_beat_last),
        .came_valid               (port_out_valid),
        .good                     (is_good && !is_lost),
        .left_beat_data           (stored_down_payload_data),
        .left_beat_keep           (stored_down_payload_keep),
        .left_beat_last           (stored_down_payload_last),
        .left_valid               (stored_down_valid && strip_up_ready),
        .is_mac_control           (credit_receive_is_mac_control),
        .active                   (credit_receive_active),
        .overflowed               (credit_receive_overflowed),
        .counts_cf_updates        (credit_receive_counts_cf_updates),
        .counts_cc_updates        (credit_receive_counts_cc_updates),
        .counts_cc_discarded      (credit_receive_counts_cc_discarded),
        .counts_cc_too_soon       (credit_receive_counts_cc_too_soon),
        .counts_cc_malformed      (credit_receive_counts_cc_malformed),
        .counts_bad_frames        (credit_receive_counts_bad_frames),
        .counts_overflows         (credit_receive_counts_overflows),
        .cf_payload_vc_0          (credit_receive_cf_payload_vc_0),
        .cf_payload_freed_0       (credit_receive_cf_payload_freed_0),
        .cf_payload_vc_1          (credit_receive_cf_payload_vc_1),
        .cf_payload_freed_1       (credit_receive_cf_payload_freed_1),
        .cf_valid                 (credit_receive_cf_valid),
        .cf_ready                 (told_up_ready)
    );

    full_slice_w40 told (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_vc_0      (credit_receive_cf_payload_vc_0),
        .up_payload_freed_0   (credit_receive_cf_payload_freed_0),
        .up_payload_vc_1      (credit_receive_cf_payload_vc_1),
        .up_payload_freed_1   (credit_receive_cf_payload_freed_1),
        .up_valid             (credit_receive_cf_valid),
        .up_ready             (told_up_ready),
        .down_payload_vc_0    (told_down_payload_vc_0),
        .down_payload_freed_0 (told_down_payload_freed_0),
        .down_payload_vc_1    (told_down_payload_vc_1),
        .down_payload_freed_1 (told_down_payload_freed_1),
        .down_valid           (told_down_valid),
        .down_ready           (port_cf_ready)
    );

    rolling_counter_w32_by1 count_damaged (
        .clk    (clk),
        .rst    (rst),
        .amount (ends && port_verdict == PORT_VERDICT_ERRORED),
        .count  (count_damaged_count)
    );

    rolling_counter_w32_by1 count_lost (
        .clk    (clk),
        .rst    (rst),
        .amount (is_lost),
        .count  (count_lost_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            missed <= 1'b0;
        end else begin
            if (port_out_valid) begin
                missed <= misses && !port_out_beat_last;
            end
        end
    end

    assign column_0_control = port_column_0_control;
    assign column_0_data = port_column_0_data;
    assign column_1_control = port_column_1_control;
    assign column_1_data = port_column_1_data;
    assign column_2_control = port_column_2_control;
    assign column_2_data = port_column_2_data;
    assign column_3_control = port_column_3_control;
    assign column_3_data = port_column_3_data;
    assign column_4_control = port_column_4_control;
    assign column_4_data = port_column_4_data;
    assign column_5_control = port_column_5_control;
    assign column_5_data = port_column_5_data;
    assign column_6_control = port_column_6_control;
    assign column_6_data = port_column_6_data;
    assign column_7_control = port_column_7_control;
    assign column_7_data = port_column_7_data;
    assign status_transmit_state = port_transmit_status_state;
    assign status_transmit_tx_seq = port_transmit_status_tx_seq;
    assign status_transmit_acked = port_transmit_status_acked;
    assign status_transmit_outstanding = port_transmit_status_outstanding;
    assign status_transmit_replay_ct = port_transmit_status_replay_ct;
    assign status_transmit_error = port_transmit_status_error;
    assign status_transmit_events_seq_error = port_transmit_status_events_seq_error;
    assign status_transmit_events_echo_mismatch = port_transmit_status_events_echo_mismatch;
    assign status_transmit_counts_tx_init_ctl_os = port_transmit_status_counts_tx_init_ctl_os;
    assign status_transmit_counts_rx_init_echo_ctl_os = port_transmit_status_counts_rx_init_echo_ctl_os;
    assign status_transmit_counts_rx_ack_ctl_os = port_transmit_status_counts_rx_ack_ctl_os;
    assign status_transmit_counts_rx_nack_ctl_os = port_transmit_status_counts_rx_nack_ctl_os;
    assign status_transmit_counts_rx_ack_nack_seq_error = port_transmit_status_counts_rx_ack_nack_seq_error;
    assign status_transmit_counts_rx_echo_mismatch = port_transmit_status_counts_rx_echo_mismatch;
    assign status_transmit_counts_tx_discard = port_transmit_status_counts_tx_discard;
    assign status_transmit_counts_tx_best_effort = port_transmit_status_counts_tx_best_effort;
    assign status_transmit_counts_tx_ok = port_transmit_status_counts_tx_ok;
    assign status_transmit_counts_tx_poisoned = port_transmit_status_counts_tx_poisoned;
    assign status_transmit_counts_tx_replay = port_transmit_status_counts_tx_replay;
    assign status_transmit_counts_tx_replayed_frames = port_transmit_status_counts_tx_replayed_frames;
    assign status_transmit_counts_tx_replayed_bytes = port_transmit_status_counts_tx_replayed_bytes;
    assign status_transmit_counts_tx_padded = port_transmit_status_counts_tx_padded;
    assign status_transmit_counts_tx_too_long = port_transmit_status_counts_tx_too_long;
    assign status_receive_state = port_receive_status_state;
    assign status_receive_next_seq = port_receive_status_next_seq;
    assign status_receive_events_restarted = port_receive_status_events_restarted;
    assign status_receive_events_poisoned = port_receive_status_events_poisoned;
    assign status_receive_counts_rx_init_ctl_os = port_receive_status_counts_rx_init_ctl_os;
    assign status_receive_counts_tx_init_echo_ctl_os = port_receive_status_counts_tx_init_echo_ctl_os;
    assign status_receive_counts_tx_ack_ctl_os = port_receive_status_counts_tx_ack_ctl_os;
    assign status_receive_counts_tx_nack_ctl_os = port_receive_status_counts_tx_nack_ctl_os;
    assign status_receive_counts_rx_ok = port_receive_status_counts_rx_ok;
    assign status_receive_counts_rx_poisoned = port_receive_status_counts_rx_poisoned;
    assign status_receive_counts_rx_bad = port_receive_status_counts_rx_bad;
    assign status_receive_counts_rx_expected_seq_good = port_receive_status_counts_rx_expected_seq_good;
    assign status_receive_counts_rx_expected_seq_poisoned = port_receive_status_counts_rx_expected_seq_poisoned;
    assign status_receive_counts_rx_expected_seq_bad = port_receive_status_counts_rx_expected_seq_bad;
    assign status_receive_counts_rx_missing_seq = port_receive_status_counts_rx_missing_seq;
    assign status_receive_counts_rx_duplicate_seq = port_receive_status_counts_rx_duplicate_seq;
    assign status_receive_counts_rx_replay = port_receive_status_counts_rx_replay;
    assign status_receive_counts_rx_ineligible_good = port_receive_status_counts_rx_ineligible_good;
    assign status_receive_counts_rx_ineligible_bad = port_receive_status_counts_rx_ineligible_bad;
    assign status_receive_counts_rx_llr_dropped = port_receive_status_counts_rx_llr_dropped;
    assign status_line_receive_counts_rx_ctl_os_type_error = port_line_status_receive_counts_rx_ctl_os_type_error;
    assign status_line_receive_counts_rx_ctl_os_padding_error = port_line_status_receive_counts_rx_ctl_os_padding_error;
    assign status_line_receive_counts_rx_ctl_os_spacing_error = port_line_status_receive_counts_rx_ctl_os_spacing_error;
    assign status_line_receive_counts_rx_preamble_error = port_line_status_receive_counts_rx_preamble_error;
    assign status_line_receive_counts_rx_cut = port_line_status_receive_counts_rx_cut;
    assign status_line_receive_counts_rx_runt = port_line_status_receive_counts_rx_runt;
    assign status_line_receive_counts_rx_refused = port_line_status_receive_counts_rx_refused;
    assign status_line_lost_messages = port_line_status_lost_messages;
    assign status_line_underruns = port_line_status_underruns;
    assign status_damaged = count_damaged_count;
    assign status_lost = count_lost_count;
    assign status_credit_sender_used = credit_send_counts_used;
    assign status_credit_sender_most_used = credit_send_counts_most_used;
    assign status_credit_sender_cf_updates = credit_send_counts_cf_updates;
    assign status_credit_sender_cf_refused = credit_send_counts_cf_refused;
    assign status_credit_sender_cc_updates = credit_send_counts_cc_updates;
    assign status_credit_receiver_cf_updates = credit_receive_counts_cf_updates;
    assign status_credit_receiver_cc_updates = credit_receive_counts_cc_updates;
    assign status_credit_receiver_cc_discarded = credit_receive_counts_cc_discarded;
    assign status_credit_receiver_cc_too_soon = credit_receive_counts_cc_too_soon;
    assign status_credit_receiver_cc_malformed = credit_receive_counts_cc_malformed;
    assign status_credit_receiver_bad_frames = credit_receive_counts_bad_frames;
    assign status_credit_receiver_overflows = credit_receive_counts_overflows;
    assign status_credit_active = credit_receive_active;
    assign status_credit_overflowed = credit_receive_overflowed;
    assign data_open = credit_send_data_open;
    assign sent_ready = credit_send_sent_ready;
    assign received_payload_data = strip_down_payload_data;
    assign received_payload_keep = strip_down_payload_keep;
    assign received_payload_last = strip_down_payload_last;
    assign received_valid = strip_down_valid;

    wire _unused_ok = &{1'b0, port_out_beat_user_llr, port_out_beat_user_seq, port_beside_ready, stored_beats, stored_packets, stored_up_ready};

`ifdef FORMAL
    wire what_has_credit_finds_room_term = (&settings_credit_lossless) && (&credit_receive_active);

    always @(posedge clk) if (!rst) what_has_credit_finds_room: assert (!(is_lost && what_has_credit_finds_room_term));
    always @(posedge clk) if (!rst) no_channel_overflows: assert (!((|credit_receive_overflowed) && what_has_credit_finds_room_term));
`endif

endmodule

`default_nettype wire
