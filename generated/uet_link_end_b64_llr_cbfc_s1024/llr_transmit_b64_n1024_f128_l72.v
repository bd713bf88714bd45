// Sender of link-level retry, 64 bytes a clock, that keeps up to 127 frames.
`default_nettype none

module llr_transmit_b64_n1024_f128_l72 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] settings_poison,
    input  wire  [19:0] settings_outstanding_seq_max,
    input  wire  [31:0] settings_outstanding_data_max,
    input  wire  [15:0] settings_longest_frame,
    input  wire  [19:0] settings_replay_timer_max,
    input  wire   [7:0] settings_replay_ct_max,
    input  wire  [31:0] settings_pcs_lost_timer_max,
    input  wire  [31:0] settings_data_age_timer_max,
    input  wire   [1:0] settings_init_behaviour,
    input  wire   [1:0] settings_flush_behaviour,
    input  wire         settings_re_init_on_discard,
    input  wire  [19:0] settings_first_seq,
    input  wire  [15:0] settings_init_data,
    input  wire         settings_match_seq,
    input  wire         settings_match_data,
    input  wire  [17:0] settings_init_spacing,
    input  wire   [8:0] settings_line_bytes,
    input  wire         enable,
    input  wire         re_init,
    input  wire         clear_error,
    input  wire         pcs_up,
    input  wire         inject_error,
    output wire   [2:0] state,
    output wire  [19:0] tx_seq,
    output wire  [19:0] acked,
    output wire  [31:0] outstanding,
    output wire   [7:0] replay_ct,
    output wire         error,
    output wire         events_seq_error,
    output wire         events_echo_mismatch,
    output wire   [7:0] counts_tx_init_ctl_os,
    output wire   [7:0] counts_rx_init_echo_ctl_os,
    output wire   [7:0] counts_rx_ack_ctl_os,
    output wire   [7:0] counts_rx_nack_ctl_os,
    output wire   [7:0] counts_rx_ack_nack_seq_error,
    output wire   [7:0] counts_rx_echo_mismatch,
    output wire   [7:0] counts_tx_discard,
    output wire   [7:0] counts_tx_best_effort,
    output wire   [7:0] counts_tx_ok,
    output wire   [7:0] counts_tx_poisoned,
    output wire   [7:0] counts_tx_replay,
    output wire   [7:0] counts_tx_replayed_frames,
    output wire  [13:0] counts_tx_replayed_bytes,
    output wire   [7:0] counts_tx_padded,
    output wire   [7:0] counts_tx_too_long,
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
    input  wire   [1:0] message_payload_kind,
    input  wire  [19:0] message_payload_seq,
    input  wire  [15:0] message_payload_init_data,
    input  wire         message_valid,
    output wire         message_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_user_llr,
    output wire  [19:0] down_payload_user_seq,
    output wire         down_valid,
    input  wire         down_ready,
    output wire  [19:0] init_payload_seq,
    output wire  [15:0] init_payload_init_data,
    output wire         init_valid,
    input  wire         init_ready
);

    wire         control_may_numbered;
    wire         control_may_plain;
    wire         control_may_discarded;
    wire         control_may_beside;
    wire         control_may_again;
    wire   [2:0] control_state;
    wire  [19:0] control_tx_seq;
    wire  [19:0] control_oldest;
    wire  [19:0] control_replay_seq;
    wire   [7:0] control_replay_ct;
    wire         control_error;
    wire         control_free;
    wire  [19:0] control_free_seq;
    wire         control_replay;
    wire         control_cancel;
    wire         control_clear;
    wire         control_forget;
    wire         control_events_init;
    wire         control_events_echo;
    wire         control_events_ack;
    wire         control_events_nack;
    wire         control_events_seq_error;
    wire         control_events_echo_mismatch;
    wire         control_events_replay;
    wire         control_message_ready;
    wire  [19:0] control_init_payload_seq;
    wire  [15:0] control_init_payload_init_data;
    wire         control_init_valid;
    wire   [6:0] frame_limit_last_beat;
    wire  [63:0] frame_limit_last_keep;
    wire         eligible_bounds_padded;
    wire         eligible_bounds_too_long;
    wire         eligible_bounds_up_ready;
    wire [511:0] eligible_bounds_down_payload_data;
    wire  [63:0] eligible_bounds_down_payload_keep;
    wire         eligible_bounds_down_payload_last;
    wire         eligible_bounds_down_payload_user_poison;
    wire         eligible_bounds_down_valid;
    wire         eligible_room_up_ready;
    wire [511:0] eligible_room_down_payload_data;
    wire  [63:0] eligible_room_down_payload_keep;
    wire         eligible_room_down_payload_last;
    wire         eligible_room_down_payload_user_poison;
    wire         eligible_room_down_valid;
    wire         beside_bounds_padded;
    wire         beside_bounds_too_long;
    wire         beside_bounds_up_ready;
    wire [511:0] beside_bounds_down_payload_data;
    wire  [63:0] beside_bounds_down_payload_keep;
    wire         beside_bounds_down_payload_last;
    wire         beside_bounds_down_payload_user_poison;
    wire         beside_bounds_down_valid;
    wire         beside_room_up_ready;
    wire [511:0] beside_room_down_payload_data;
    wire  [63:0] beside_room_down_payload_keep;
    wire         beside_room_down_payload_last;
    wire         beside_room_down_payload_user_poison;
    wire         beside_room_down_valid;
    wire         buffer_room;
    wire  [19:0] buffer_next_seq;
    wire  [19:0] buffer_acked;
    wire  [19:0] buffer_frames;
    wire  [31:0] buffer_bytes;
    wire  [31:0] buffer_freed;
    wire         buffer_refused;
    wire         buffer_replaying;
    wire [511:0] buffer_down_payload_data;
    wire  [63:0] buffer_down_payload_keep;
    wire         buffer_down_payload_last;
    wire  [19:0] buffer_down_payload_user;
    wire         buffer_down_valid;
    wire [511:0] gate_out_beat_data;
    wire  [63:0] gate_out_beat_keep;
    wire         gate_out_beat_last;
    wire         gate_out_beat_user_llr;
    wire  [19:0] gate_out_beat_user_seq;
    wire         gate_out_valid;
    wire         gate_departure_fresh;
    wire         gate_departure_poison;
    wire         gate_departure_marked;
    wire         gate_taken;
    wire         gate_sends;
    wire         gate_degrades;
    wire         gate_repeats;
    wire         gate_discards;
    wire         gate_keeping;
    wire         gate_repeating;
    wire         gate_eligible_ready;
    wire         gate_beside_ready;
    wire         gate_replay_ready;
    wire [511:0] fill_out_beat_data;
    wire  [63:0] fill_out_beat_keep;
    wire         fill_out_beat_last;
    wire         fill_out_beat_user_llr;
    wire  [19:0] fill_out_beat_user_seq;
    wire         fill_out_valid;
    wire         fill_out_marked;
    wire         fill_out_fresh;
    wire         fill_poisoned;
    wire         fill_marks;
    wire         limit_open;
    wire  [31:0] limit_outstanding;
    wire         line_ready;
    wire [511:0] line_down_payload_data;
    wire  [63:0] line_down_payload_keep;
    wire         line_down_payload_last;
    wire         line_down_payload_user_llr;
    wire  [19:0] line_down_payload_user_seq;
    wire         line_down_valid;
    reg          happened_tx_init_ctl_os;
    reg          happened_rx_init_echo_ctl_os;
    reg          happened_rx_ack_ctl_os;
    reg          happened_rx_nack_ctl_os;
    reg          happened_rx_ack_nack_seq_error;
    reg          happened_rx_echo_mismatch;
    reg          happened_tx_discard;
    reg          happened_tx_best_effort;
    reg          happened_tx_ok;
    reg          happened_tx_poisoned;
    reg          happened_tx_replay;
    reg          happened_tx_replayed_frames;
    reg    [1:0] happened_tx_padded;
    reg    [1:0] happened_tx_too_long;
    reg    [6:0] again_bytes;
    wire   [7:0] tx_init_ctl_os_counter_count;
    wire   [7:0] rx_init_echo_ctl_os_counter_count;
    wire   [7:0] rx_ack_ctl_os_counter_count;
    wire   [7:0] rx_nack_ctl_os_counter_count;
    wire   [7:0] rx_ack_nack_seq_error_counter_count;
    wire   [7:0] rx_echo_mismatch_counter_count;
    wire   [7:0] tx_discard_counter_count;
    wire   [7:0] tx_best_effort_counter_count;
    wire   [7:0] tx_ok_counter_count;
    wire   [7:0] tx_poisoned_counter_count;
    wire   [7:0] tx_replay_counter_count;
    wire   [7:0] tx_replayed_frames_counter_count;
    wire   [7:0] tx_padded_counter_count;
    wire   [7:0] tx_too_long_counter_count;
    wire  [13:0] tx_replayed_bytes_counter_count;

    wire         flow_sends = gate_sends;
    wire         flow_repeats = gate_repeats;
    wire         flow_repeating = gate_repeating;
    wire         flow_storing = gate_keeping || fill_marks;
    wire  [19:0] flow_stored = buffer_next_seq;
    wire         room_left = buffer_room;
    wire         room_data = limit_open;
    wire         room_line = line_ready;
    wire [511:0] writes_data = fill_out_beat_data;
    wire  [63:0] writes_keep = fill_out_beat_keep;
    wire         writes_last = fill_out_beat_last;
    wire         writes_user_llr = fill_out_beat_user_llr;
    wire  [19:0] writes_user_seq = fill_out_beat_user_seq;
    wire         written = fill_out_marked;
    wire         happened_tx_ok_term = fill_out_valid && fill_out_beat_last && fill_out_beat_user_llr;
    wire  [64:0] again_bytes_and = ({fill_out_beat_keep, 1'b0} | 65'd1) & ~{1'b0, fill_out_beat_keep};
    wire   [6:0] again_bytes_word = {
        |(again_bytes_and & 65'h10000000000000000),
        |(again_bytes_and & 65'hffffffff00000000),
        |(again_bytes_and & 65'hffff0000ffff0000),
        |(again_bytes_and & 65'hff00ff00ff00ff00),
        |(again_bytes_and & 65'hf0f0f0f0f0f0f0f0),
        |(again_bytes_and & 65'hcccccccccccccccc),
        |(again_bytes_and & 65'haaaaaaaaaaaaaaaa)
    };
    wire         again_bytes_term = fill_out_valid && !fill_out_fresh;

    llr_transmit_control_f128 control (
        .clk                           (clk),
        .rst                           (rst),
        .settings_poison               (settings_poison),
        .settings_outstanding_seq_max  (settings_outstanding_seq_max),
        .settings_outstanding_data_max (settings_outstanding_data_max),
        .settings_longest_frame        (settings_longest_frame),
        .settings_replay_timer_max     (settings_replay_timer_max),
        .settings_replay_ct_max        (settings_replay_ct_max),
        .settings_pcs_lost_timer_max   (settings_pcs_lost_timer_max),
        .settings_data_age_timer_max   (settings_data_age_timer_max),
        .settings_init_behaviour       (settings_init_behaviour),
        .settings_flush_behaviour      (settings_flush_behaviour),
        .settings_re_init_on_discard   (settings_re_init_on_discard),
        .settings_first_seq            (settings_first_seq),
        .settings_init_data            (settings_init_data),
        .settings_match_seq            (settings_match_seq),
        .settings_match_data           (settings_match_data),
        .settings_init_spacing         (settings_init_spacing),
        .settings_line_bytes           (settings_line_bytes),
        .enable                        (enable),
        .re_init                       (re_init),
        .clear_error                   (clear_error),
        .pcs_up                        (pcs_up),
        .sends                         (flow_sends),
        .repeats                       (flow_repeats),
        .repeating                     (flow_repeating),
        .storing                       (flow_storing),
        .stored                        (flow_stored),
        .may_numbered                  (control_may_numbered),
        .may_plain                     (control_may_plain),
        .may_discarded                 (control_may_discarded),
        .may_beside                    (control_may_beside),
        .may_again                     (control_may_again),
        .state                         (control_state),
        .tx_seq                        (control_tx_seq),
        .oldest                        (control_oldest),
        .replay_seq                    (control_replay_seq),
        .replay_ct                     (control_replay_ct),
        .error                         (control_error),
        .free                          (control_free),
        .free_seq                      (control_free_seq),
        .replay                        (control_replay),
        .cancel                        (control_cancel),
        .clear                         (control_clear),
        .forget                        (control_forget),
        .events_init                   (control_events_init),
        .events_echo                   (control_events_echo),
        .events_ack                    (control_events_ack),
        .events_nack                   (control_events_nack),
        .events_seq_error              (control_events_seq_error),
        .events_echo_mismatch          (control_events_echo_mismatch),
        .events_replay                 (control_events_replay),
        .message_payload_kind          (message_payload_kind),
        .message_payload_seq           (message_payload_seq),
        .message_payload_init_data     (message_payload_init_data),
        .message_valid                 (message_valid),
        .message_ready                 (control_message_ready),
        .init_payload_seq              (control_init_payload_seq),
        .init_payload_init_data        (control_init_payload_init_data),
        .init_valid                    (control_init_valid),
        .init_ready                    (init_ready)
    );

    llr_frame_limit_b64_l72 frame_limit (
        .clk           (clk),
        .rst           (rst),
        .longest_frame (settings_longest_frame),
        .last_beat     (frame_limit_last_beat),
        .last_keep     (frame_limit_last_keep)
    );

    llr_frame_bounds_b64_l72 eligible_bounds (
        .clk                      (clk),
        .rst                      (rst),
        .last_beat                (frame_limit_last_beat),
        .last_keep                (frame_limit_last_keep),
        .padded                   (eligible_bounds_padded),
        .too_long                 (eligible_bounds_too_long),
        .up_payload_data          (eligible_payload_data),
        .up_payload_keep          (eligible_payload_keep),
        .up_payload_last          (eligible_payload_last),
        .up_payload_user_poison   (eligible_payload_user_poison),
        .up_valid                 (eligible_valid),
        .up_ready                 (eligible_bounds_up_ready),
        .down_payload_data        (eligible_bounds_down_payload_data),
        .down_payload_keep        (eligible_bounds_down_payload_keep),
        .down_payload_last        (eligible_bounds_down_payload_last),
        .down_payload_user_poison (eligible_bounds_down_payload_user_poison),
        .down_valid               (eligible_bounds_down_valid),
        .down_ready               (eligible_room_up_ready)
    );

    llr_fcs_room_b64 eligible_room (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_data          (eligible_bounds_down_payload_data),
        .up_payload_keep          (eligible_bounds_down_payload_keep),
        .up_payload_last          (eligible_bounds_down_payload_last),
        .up_payload_user_poison   (eligible_bounds_down_payload_user_poison),
        .up_valid                 (eligible_bounds_down_valid),
        .up_ready                 (eligible_room_up_ready),
        .down_payload_data        (eligible_room_down_payload_data),
        .down_payload_keep        (eligible_room_down_payload_keep),
        .down_payload_last        (eligible_room_down_payload_last),
        .down_payload_user_poison (eligible_room_down_payload_user_poison),
        .down_valid               (eligible_room_down_valid),
        .down_ready               (gate_eligible_ready)
    );

    llr_frame_bounds_b64_l72 beside_bounds (
        .clk                      (clk),
        .rst                      (rst),
        .last_beat                (frame_limit_last_beat),
        .last_keep                (frame_limit_last_keep),
        .padded                   (beside_bounds_padded),
        .too_long                 (beside_bounds_too_long),
        .up_payload_data          (beside_payload_data),
        .up_payload_keep          (beside_payload_keep),
        .up_payload_last          (beside_payload_last),
        .up_payload_user_poison   (beside_payload_user_poison),
        .up_valid                 (beside_valid),
        .up_ready                 (beside_bounds_up_ready),
        .down_payload_data        (beside_bounds_down_payload_data),
        .down_payload_keep        (beside_bounds_down_payload_keep),
        .down_payload_last        (beside_bounds_down_payload_last),
        .down_payload_user_poison (beside_bounds_down_payload_user_poison),
        .down_valid               (beside_bounds_down_valid),
        .down_ready               (beside_room_up_ready)
    );

    llr_fcs_room_b64 beside_room (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_data          (beside_bounds_down_payload_data),
        .up_payload_keep          (beside_bounds_down_payload_keep),
        .up_payload_last          (beside_bounds_down_payload_last),
        .up_payload_user_poison   (beside_bounds_down_payload_user_poison),
        .up_valid                 (beside_bounds_down_valid),
        .up_ready                 (beside_room_up_ready),
        .down_payload_data        (beside_room_down_payload_data),
        .down_payload_keep        (beside_room_down_payload_keep),
        .down_payload_last        (beside_room_down_payload_last),
        .down_payload_user_poison (beside_room_down_payload_user_poison),
        .down_valid               (beside_room_down_valid),
        .down_ready               (gate_beside_ready)
    );

    llr_replay_buffer_b64_n1024_f128_l72_u9 buffer (
        .clk               (clk),
        .rst               (rst),
        .clear             (control_clear),
        .first_seq         (control_tx_seq),
        .write_data        (writes_data ^ {511'd0, inject_error}),
        .write_keep        (writes_keep),
        .write_last        (writes_last),
        .write_valid       (written),
        .ack               (control_free),
        .ack_seq           (control_free_seq),
        .replay            (control_replay),
        .cancel            (control_cancel),
        .room              (buffer_room),
        .next_seq          (buffer_next_seq),
        .acked             (buffer_acked),
        .frames            (buffer_frames),
        .bytes             (buffer_bytes),
        .freed             (buffer_freed),
        .refused           (buffer_refused),
        .replaying         (buffer_replaying),
        .down_payload_data (buffer_down_payload_data),
        .down_payload_keep (buffer_down_payload_keep),
        .down_payload_last (buffer_down_payload_last),
        .down_payload_user (buffer_down_payload_user),
        .down_valid        (buffer_down_valid),
        .down_ready        (gate_replay_ready)
    );

    llr_frame_gate_b64 gate (
        .clk                          (clk),
        .rst                          (rst),
        .may_numbered                 (control_may_numbered && room_left && room_data),
        .may_plain                    (control_may_plain),
        .may_discarded                (control_may_discarded),
        .may_beside                   (control_may_beside),
        .may_again                    (control_may_again),
        .go                           (room_line),
        .tx_seq                       (control_tx_seq),
        .forget                       (control_forget),
        .out_beat_data                (gate_out_beat_data),
        .out_beat_keep                (gate_out_beat_keep),
        .out_beat_last                (gate_out_beat_last),
        .out_beat_user_llr            (gate_out_beat_user_llr),
        .out_beat_user_seq            (gate_out_beat_user_seq),
        .out_valid                    (gate_out_valid),
        .departure_fresh              (gate_departure_fresh),
        .departure_poison             (gate_departure_poison),
        .departure_marked             (gate_departure_marked),
        .taken                        (gate_taken),
        .sends                        (gate_sends),
        .degrades                     (gate_degrades),
        .repeats                      (gate_repeats),
        .discards                     (gate_discards),
        .keeping                      (gate_keeping),
        .repeating                    (gate_repeating),
        .eligible_payload_data        (eligible_room_down_payload_data),
        .eligible_payload_keep        (eligible_room_down_payload_keep),
        .eligible_payload_last        (eligible_room_down_payload_last),
        .eligible_payload_user_poison (eligible_room_down_payload_user_poison),
        .eligible_valid               (eligible_room_down_valid),
        .eligible_ready               (gate_eligible_ready),
        .beside_payload_data          (beside_room_down_payload_data),
        .beside_payload_keep          (beside_room_down_payload_keep),
        .beside_payload_last          (beside_room_down_payload_last),
        .beside_payload_user_poison   (beside_room_down_payload_user_poison),
        .beside_valid                 (beside_room_down_valid),
        .beside_ready                 (gate_beside_ready),
        .replay_payload_data          (buffer_down_payload_data),
        .replay_payload_keep          (buffer_down_payload_keep),
        .replay_payload_last          (buffer_down_payload_last),
        .replay_payload_user          (buffer_down_payload_user),
        .replay_valid                 (buffer_down_valid),
        .replay_ready                 (gate_replay_ready)
    );

    llr_fcs_fill_xor_b64 fill (
        .clk               (clk),
        .rst               (rst),
        .beat_data         (gate_out_beat_data),
        .beat_keep         (gate_out_beat_keep),
        .beat_last         (gate_out_beat_last),
        .beat_user_llr     (gate_out_beat_user_llr),
        .beat_user_seq     (gate_out_beat_user_seq),
        .valid             (gate_out_valid),
        .fresh             (gate_departure_fresh),
        .poison            (gate_departure_poison),
        .marked            (gate_departure_marked),
        .forget            (control_forget),
        .pattern           (settings_poison),
        .out_beat_data     (fill_out_beat_data),
        .out_beat_keep     (fill_out_beat_keep),
        .out_beat_last     (fill_out_beat_last),
        .out_beat_user_llr (fill_out_beat_user_llr),
        .out_beat_user_seq (fill_out_beat_user_seq),
        .out_valid         (fill_out_valid),
        .out_marked        (fill_out_marked),
        .out_fresh         (fill_out_fresh),
        .poisoned          (fill_poisoned),
        .marks             (fill_marks)
    );

    llr_data_limit_b64 limit (
        .clk         (clk),
        .rst         (rst),
        .beat_data   (gate_out_beat_data),
        .beat_keep   (gate_out_beat_keep),
        .beat_last   (gate_out_beat_last),
        .counts      (gate_departure_marked),
        .clear       (control_clear),
        .freed       (buffer_freed),
        .most        (settings_outstanding_data_max),
        .longest     (settings_longest_frame),
        .open        (limit_open),
        .outstanding (limit_outstanding)
    );

    result_buffer_w598_d16_late line (
        .clk                   (clk),
        .rst                   (rst),
        .issue                 (gate_taken),
        .done                  (fill_out_valid),
        .result_data           (fill_out_beat_data),
        .result_keep           (fill_out_beat_keep),
        .result_last           (fill_out_beat_last),
        .result_user_llr       (fill_out_beat_user_llr),
        .result_user_seq       (fill_out_beat_user_seq),
        .ready                 (line_ready),
        .down_payload_data     (line_down_payload_data),
        .down_payload_keep     (line_down_payload_keep),
        .down_payload_last     (line_down_payload_last),
        .down_payload_user_llr (line_down_payload_user_llr),
        .down_payload_user_seq (line_down_payload_user_seq),
        .down_valid            (line_down_valid),
        .down_ready            (down_ready)
    );

    rolling_counter_w8_by1 tx_init_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_init_ctl_os),
        .count  (tx_init_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 rx_init_echo_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_rx_init_echo_ctl_os),
        .count  (rx_init_echo_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 rx_ack_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_rx_ack_ctl_os),
        .count  (rx_ack_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 rx_nack_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_rx_nack_ctl_os),
        .count  (rx_nack_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 rx_ack_nack_seq_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_rx_ack_nack_seq_error),
        .count  (rx_ack_nack_seq_error_counter_count)
    );

    rolling_counter_w8_by1 rx_echo_mismatch_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_rx_echo_mismatch),
        .count  (rx_echo_mismatch_counter_count)
    );

    rolling_counter_w8_by1 tx_discard_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_discard),
        .count  (tx_discard_counter_count)
    );

    rolling_counter_w8_by1 tx_best_effort_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_best_effort),
        .count  (tx_best_effort_counter_count)
    );

    rolling_counter_w8_by1 tx_ok_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_ok),
        .count  (tx_ok_counter_count)
    );

    rolling_counter_w8_by1 tx_poisoned_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_poisoned),
        .count  (tx_poisoned_counter_count)
    );

    rolling_counter_w8_by1 tx_replay_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_replay),
        .count  (tx_replay_counter_count)
    );

    rolling_counter_w8_by1 tx_replayed_frames_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_replayed_frames),
        .count  (tx_replayed_frames_counter_count)
    );

    rolling_counter_w8_by2 tx_padded_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_padded),
        .count  (tx_padded_counter_count)
    );

    rolling_counter_w8_by2 tx_too_long_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (happened_tx_too_long),
        .count  (tx_too_long_counter_count)
    );

    rolling_counter_w14_by7 tx_replayed_bytes_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (again_bytes),
        .count  (tx_replayed_bytes_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            happened_tx_init_ctl_os <= 1'b0;
            happened_rx_init_echo_ctl_os <= 1'b0;
            happened_rx_ack_ctl_os <= 1'b0;
            happened_rx_nack_ctl_os <= 1'b0;
            happened_rx_ack_nack_seq_error <= 1'b0;
            happened_rx_echo_mismatch <= 1'b0;
            happened_tx_discard <= 1'b0;
            happened_tx_best_effort <= 1'b0;
            happened_tx_ok <= 1'b0;
            happened_tx_poisoned <= 1'b0;
            happened_tx_replay <= 1'b0;
            happened_tx_replayed_frames <= 1'b0;
            happened_tx_padded <= 2'd0;
            happened_tx_too_long <= 2'd0;
            again_bytes <= 7'd0;
        end else begin
            happened_tx_init_ctl_os <= control_events_init;
            happened_rx_init_echo_ctl_os <= control_events_echo;
            happened_rx_ack_ctl_os <= control_events_ack;
            happened_rx_nack_ctl_os <= control_events_nack;
            happened_rx_ack_nack_seq_error <= control_events_seq_error;
            happened_rx_echo_mismatch <= control_events_echo_mismatch;
            happened_tx_discard <= gate_discards;
            happened_tx_best_effort <= gate_degrades;
            happened_tx_ok <= happened_tx_ok_term && !fill_poisoned;
            happened_tx_poisoned <= happened_tx_ok_term && fill_poisoned;
            happened_tx_replay <= control_events_replay;
            happened_tx_replayed_frames <= gate_repeats;
            happened_tx_padded <= {1'b0, eligible_bounds_padded} + {1'b0, beside_bounds_padded};
            happened_tx_too_long <= {1'b0, eligible_bounds_too_long} + {1'b0, beside_bounds_too_long};
            again_bytes <= again_bytes_word & {7{again_bytes_term}};
        end
    end

    assign state = control_state;
    assign tx_seq = control_tx_seq;
    assign acked = control_oldest - 20'd1;
    assign outstanding = limit_outstanding;
    assign replay_ct = control_replay_ct;
    assign error = control_error;
    assign events_seq_error = happened_rx_ack_nack_seq_error;
    assign events_echo_mismatch = happened_rx_echo_mismatch;
    assign counts_tx_init_ctl_os = tx_init_ctl_os_counter_count;
    assign counts_rx_init_echo_ctl_os = rx_init_echo_ctl_os_counter_count;
    assign counts_rx_ack_ctl_os = rx_ack_ctl_os_counter_count;
    assign counts_rx_nack_ctl_os = rx_nack_ctl_os_counter_count;
    assign counts_rx_ack_nack_seq_error = rx_ack_nack_seq_error_counter_count;
    assign counts_rx_echo_mismatch = rx_echo_mismatch_counter_count;
    assign counts_tx_discard = tx_discard_counter_count;
    assign counts_tx_best_effort = tx_best_effort_counter_count;
    assign counts_tx_ok = tx_ok_counter_count;
    assign counts_tx_poisoned = tx_poisoned_counter_count;
    assign counts_tx_replay = tx_replay_counter_count;
    assign counts_tx_replayed_frames = tx_replayed_frames_counter_count;
    assign counts_tx_replayed_bytes = tx_replayed_bytes_counter_count;
    assign counts_tx_padded = tx_padded_counter_count;
    assign counts_tx_too_long = tx_too_long_counter_count;
    assign eligible_ready = eligible_bounds_up_ready;
    assign beside_ready = beside_bounds_up_ready;
    assign message_ready = control_message_ready;
    assign down_payload_data = line_down_payload_data;
    assign down_payload_keep = line_down_payload_keep;
    assign down_payload_last = line_down_payload_last;
    assign down_payload_user_llr = line_down_payload_user_llr;
    assign down_payload_user_seq = line_down_payload_user_seq;
    assign down_valid = line_down_valid;
    assign init_payload_seq = control_init_payload_seq;
    assign init_payload_init_data = control_init_payload_init_data;
    assign init_valid = control_init_valid;

    wire _unused_ok = &{1'b0, control_replay_seq, writes_user_llr, writes_user_seq, buffer_acked, buffer_frames, buffer_bytes, buffer_refused, buffer_replaying};

`ifdef FORMAL
    always @(posedge clk) if (!rst) replays_in_order: assert (!gate_repeats || buffer_down_payload_user == control_replay_seq);
`endif

endmodule

`default_nettype wire
