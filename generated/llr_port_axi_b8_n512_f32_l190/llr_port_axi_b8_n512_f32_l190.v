// Link-level retry between MAC clients and PCS with registers, 8 bytes a clock, that keeps up to 31 frames.
`default_nettype none

module llr_port_axi_b8_n512_f32_l190 (
    input  wire        clk,
    input  wire        rst,
    input  wire        pcs_up,
    input  wire        advance,
    input  wire        far_column_0_control,
    input  wire [63:0] far_column_0_data,
    input  wire        far_valid,
    output wire        column_0_control,
    output wire [63:0] column_0_data,
    output wire [63:0] out_beat_data,
    output wire  [7:0] out_beat_keep,
    output wire        out_beat_last,
    output wire        out_beat_user_llr,
    output wire [19:0] out_beat_user_seq,
    output wire        out_valid,
    output wire  [1:0] verdict,
    output wire  [4:0] far_cf_vc_0,
    output wire [14:0] far_cf_freed_0,
    output wire  [4:0] far_cf_vc_1,
    output wire [14:0] far_cf_freed_1,
    output wire        far_cf_valid,
    output wire        irq,
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
    input  wire  [4:0] cf_payload_vc_0,
    input  wire [14:0] cf_payload_freed_0,
    input  wire  [4:0] cf_payload_vc_1,
    input  wire [14:0] cf_payload_freed_1,
    input  wire        cf_valid,
    output wire        cf_ready
);

    wire        port_column_0_control;
    wire [63:0] port_column_0_data;
    wire [63:0] port_out_beat_data;
    wire  [7:0] port_out_beat_keep;
    wire        port_out_beat_last;
    wire        port_out_beat_user_llr;
    wire [19:0] port_out_beat_user_seq;
    wire        port_out_valid;
    wire  [1:0] port_verdict;
    wire  [4:0] port_far_cf_vc_0;
    wire [14:0] port_far_cf_freed_0;
    wire  [4:0] port_far_cf_vc_1;
    wire [14:0] port_far_cf_freed_1;
    wire        port_far_cf_valid;
    wire  [2:0] port_transmit_status_state;
    wire [19:0] port_transmit_status_tx_seq;
    wire [19:0] port_transmit_status_acked;
    wire [31:0] port_transmit_status_outstanding;
    wire  [7:0] port_transmit_status_replay_ct;
    wire        port_transmit_status_error;
    wire        port_transmit_status_events_seq_error;
    wire        port_transmit_status_events_echo_mismatch;
    wire  [7:0] port_transmit_status_counts_tx_init_ctl_os;
    wire  [7:0] port_transmit_status_counts_rx_init_echo_ctl_os;
    wire  [7:0] port_transmit_status_counts_rx_ack_ctl_os;
    wire  [7:0] port_transmit_status_counts_rx_nack_ctl_os;
    wire  [7:0] port_transmit_status_counts_rx_ack_nack_seq_error;
    wire  [7:0] port_transmit_status_counts_rx_echo_mismatch;
    wire  [7:0] port_transmit_status_counts_tx_discard;
    wire  [7:0] port_transmit_status_counts_tx_best_effort;
    wire  [7:0] port_transmit_status_counts_tx_ok;
    wire  [7:0] port_transmit_status_counts_tx_poisoned;
    wire  [7:0] port_transmit_status_counts_tx_replay;
    wire  [7:0] port_transmit_status_counts_tx_replayed_frames;
    wire [13:0] port_transmit_status_counts_tx_replayed_bytes;
    wire  [7:0] port_transmit_status_counts_tx_padded;
    wire  [7:0] port_transmit_status_counts_tx_too_long;
    wire  [2:0] port_receive_status_state;
    wire [19:0] port_receive_status_next_seq;
    wire        port_receive_status_events_restarted;
    wire        port_receive_status_events_poisoned;
    wire  [7:0] port_receive_status_counts_rx_init_ctl_os;
    wire  [7:0] port_receive_status_counts_tx_init_echo_ctl_os;
    wire  [7:0] port_receive_status_counts_tx_ack_ctl_os;
    wire  [7:0] port_receive_status_counts_tx_nack_ctl_os;
    wire  [7:0] port_receive_status_counts_rx_ok;
    wire  [7:0] port_receive_status_counts_rx_poisoned;
    wire  [7:0] port_receive_status_counts_rx_bad;
    wire  [7:0] port_receive_status_counts_rx_expected_seq_good;
    wire  [7:0] port_receive_status_counts_rx_expected_seq_poisoned;
    wire  [7:0] port_receive_status_counts_rx_expected_seq_bad;
    wire  [7:0] port_receive_status_counts_rx_missing_seq;
    wire  [7:0] port_receive_status_counts_rx_duplicate_seq;
    wire  [7:0] port_receive_status_counts_rx_replay;
    wire  [7:0] port_receive_status_counts_rx_ineligible_good;
    wire  [7:0] port_receive_status_counts_rx_ineligible_bad;
    wire  [7:0] port_receive_status_counts_rx_llr_dropped;
    wire [11:0] port_line_status_receive_counts_rx_ctl_os_type_error;
    wire [11:0] port_line_status_receive_counts_rx_ctl_os_padding_error;
    wire [11:0] port_line_status_receive_counts_rx_ctl_os_spacing_error;
    wire [11:0] port_line_status_receive_counts_rx_preamble_error;
    wire [11:0] port_line_status_receive_counts_rx_cut;
    wire [11:0] port_line_status_receive_counts_rx_runt;
    wire [11:0] port_line_status_receive_counts_rx_refused;
    wire  [7:0] port_line_status_lost_messages;
    wire  [7:0] port_line_status_underruns;
    wire        port_eligible_ready;
    wire        port_beside_ready;
    wire        port_cf_ready;
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
    wire [14:0] control_spacing_minimum;
    wire  [9:0] control_spacing_from_frame_start;
    wire [12:0] control_spacing_within_frame;
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
    wire [14:0] told_spacing_minimum = control_spacing_minimum;
    wire  [9:0] told_spacing_from_frame_start = control_spacing_from_frame_start;
    wire [12:0] told_spacing_within_frame = control_spacing_within_frame;

    llr_port_b8_n512_f32_l190 port (
        .clk                                                (clk),
        .rst                                                (rst),
        .transmit_settings_poison                           (told_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max              (told_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max             (told_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                    (told_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max                 (told_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                    (told_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max               (told_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max               (told_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour                   (told_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour                  (told_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard               (told_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                        (told_transmit_settings_first_seq),
        .transmit_settings_init_data                        (told_transmit_settings_init_data),
        .transmit_settings_match_seq                        (told_transmit_settings_match_seq),
        .transmit_settings_match_data                       (told_transmit_settings_match_data),
        .transmit_settings_init_spacing                     (told_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                       (told_transmit_settings_line_bytes),
        .transmit_enable                                    (told_transmit_enable),
        .transmit_re_init                                   (told_transmit_re_init),
        .transmit_clear_error                               (told_transmit_clear_error),
        .transmit_inject_error                              (told_transmit_inject_error),
        .receive_settings_poison                            (told_receive_settings_poison),
        .receive_settings_rearm                             (told_receive_settings_rearm),
        .receive_settings_ack_spacing                       (told_receive_settings_ack_spacing),
        .receive_settings_line_bytes                        (told_receive_settings_line_bytes),
        .receive_enable                                     (told_receive_enable),
        .spacing_minimum                                    (told_spacing_minimum),
        .spacing_from_frame_start                           (told_spacing_from_frame_start),
        .spacing_within_frame                               (told_spacing_within_frame),
        .pcs_up                                             (pcs_up),
        .advance                                            (advance),
        .far_column_0_control                               (far_column_0_control),
        .far_column_0_data                                  (far_column_0_data),
        .far_valid                                          (far_valid),
        .column_0_control                                   (port_column_0_control),
        .column_0_data                                      (port_column_0_data),
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
        .eligible_payload_data                              (eligible_payload_data),
        .eligible_payload_keep                              (eligible_payload_keep),
        .eligible_payload_last                              (eligible_payload_last),
        .eligible_payload_user_poison                       (eligible_payload_user_poison),
        .eligible_valid                                     (eligible_valid),
        .eligible_ready                                     (port_eligible_ready),
        .beside_payload_data                                (beside_payload_data),
        .beside_payload_keep                                (beside_payload_keep),
        .beside_payload_last                                (beside_payload_last),
        .beside_payload_user_poison                         (beside_payload_user_poison),
        .beside_valid                                       (beside_valid),
        .beside_ready                                       (port_beside_ready),
        .cf_payload_vc_0                                    (cf_payload_vc_0),
        .cf_payload_freed_0                                 (cf_payload_freed_0),
        .cf_payload_vc_1                                    (cf_payload_vc_1),
        .cf_payload_freed_1                                 (cf_payload_freed_1),
        .cf_valid                                           (cf_valid),
        .cf_ready                                           (port_cf_ready)
    );

    llr_port_control_b8_n512_f32_l190 control (
        .clk                                                (clk),
        .rst                                                (rst),
        .pcs_up                                             (pcs_up),
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
        .transmit_settings_poison                           (control_transmit_settings_poison),
        .transmit_settings_outstanding_seq_max              (control_transmit_settings_outstanding_seq_max),
        .transmit_settings_outstanding_data_max             (control_transmit_settings_outstanding_data_max),
        .transmit_settings_longest_frame                    (control_transmit_settings_longest_frame),
        .transmit_settings_replay_timer_max                 (control_transmit_settings_replay_timer_max),
        .transmit_settings_replay_ct_max                    (control_transmit_settings_replay_ct_max),
        .transmit_settings_pcs_lost_timer_max               (control_transmit_settings_pcs_lost_timer_max),
        .transmit_settings_data_age_timer_max               (control_transmit_settings_data_age_timer_max),
        .transmit_settings_init_behaviour                   (control_transmit_settings_init_behaviour),
        .transmit_settings_flush_behaviour                  (control_transmit_settings_flush_behaviour),
        .transmit_settings_re_init_on_discard               (control_transmit_settings_re_init_on_discard),
        .transmit_settings_first_seq                        (control_transmit_settings_first_seq),
        .transmit_settings_init_data                        (control_transmit_settings_init_data),
        .transmit_settings_match_seq                        (control_transmit_settings_match_seq),
        .transmit_settings_match_data                       (control_transmit_settings_match_data),
        .transmit_settings_init_spacing                     (control_transmit_settings_init_spacing),
        .transmit_settings_line_bytes                       (control_transmit_settings_line_bytes),
        .transmit_enable                                    (control_transmit_enable),
        .transmit_re_init                                   (control_transmit_re_init),
        .transmit_clear_error                               (control_transmit_clear_error),
        .transmit_inject_error                              (control_transmit_inject_error),
        .receive_settings_poison                            (control_receive_settings_poison),
        .receive_settings_rearm                             (control_receive_settings_rearm),
        .receive_settings_ack_spacing                       (control_receive_settings_ack_spacing),
        .receive_settings_line_bytes                        (control_receive_settings_line_bytes),
        .receive_enable                                     (control_receive_enable),
        .spacing_minimum                                    (control_spacing_minimum),
        .spacing_from_frame_start                           (control_spacing_from_frame_start),
        .spacing_within_frame                               (control_spacing_within_frame),
        .irq                                                (control_irq),
        .s_axi_awaddr                                       (s_axi_awaddr),
        .s_axi_awprot                                       (s_axi_awprot),
        .s_axi_awvalid                                      (s_axi_awvalid),
        .s_axi_awready                                      (control_s_axi_awready),
        .s_axi_wdata                                        (s_axi_wdata),
        .s_axi_wstrb                                        (s_axi_wstrb),
        .s_axi_wvalid                                       (s_axi_wvalid),
        .s_axi_wready                                       (control_s_axi_wready),
        .s_axi_bresp                                        (control_s_axi_bresp),
        .s_axi_bvalid                                       (control_s_axi_bvalid),
        .s_axi_bready                                       (s_axi_bready),
        .s_axi_araddr                                       (s_axi_araddr),
        .s_axi_arprot                                       (s_axi_arprot),
        .s_axi_arvalid                                      (s_axi_arvalid),
        .s_axi_arready                                      (control_s_axi_arready),
        .s_axi_rdata                                        (control_s_axi_rdata),
        .s_axi_rresp                                        (control_s_axi_rresp),
        .s_axi_rvalid                                       (control_s_axi_rvalid),
        .s_axi_rready                                       (s_axi_rready)
    );

    assign column_0_control = port_column_0_control;
    assign column_0_data = port_column_0_data;
    assign out_beat_data = port_out_beat_data;
    assign out_beat_keep = port_out_beat_keep;
    assign out_beat_last = port_out_beat_last;
    assign out_beat_user_llr = port_out_beat_user_llr;
    assign out_beat_user_seq = port_out_beat_user_seq;
    assign out_valid = port_out_valid;
    assign verdict = port_verdict;
    assign far_cf_vc_0 = port_far_cf_vc_0;
    assign far_cf_freed_0 = port_far_cf_freed_0;
    assign far_cf_vc_1 = port_far_cf_vc_1;
    assign far_cf_freed_1 = port_far_cf_freed_1;
    assign far_cf_valid = port_far_cf_valid;
    assign irq = control_irq;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;
    assign eligible_ready = port_eligible_ready;
    assign beside_ready = port_beside_ready;
    assign cf_ready = port_cf_ready;

endmodule

`default_nettype wire
