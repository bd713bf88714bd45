// Receiver of link-level retry, 8 bytes a clock: frames once and in order, ACKs and NACKs.
`default_nettype none

module llr_receive_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] settings_poison,
    input  wire        settings_rearm,
    input  wire [14:0] settings_ack_spacing,
    input  wire  [8:0] settings_line_bytes,
    input  wire        enable,
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
    output wire  [2:0] state,
    output wire [19:0] next_seq,
    output wire        events_restarted,
    output wire        events_poisoned,
    output wire  [7:0] counts_rx_init_ctl_os,
    output wire  [7:0] counts_tx_init_echo_ctl_os,
    output wire  [7:0] counts_tx_ack_ctl_os,
    output wire  [7:0] counts_tx_nack_ctl_os,
    output wire  [7:0] counts_rx_ok,
    output wire  [7:0] counts_rx_poisoned,
    output wire  [7:0] counts_rx_bad,
    output wire  [7:0] counts_rx_expected_seq_good,
    output wire  [7:0] counts_rx_expected_seq_poisoned,
    output wire  [7:0] counts_rx_expected_seq_bad,
    output wire  [7:0] counts_rx_missing_seq,
    output wire  [7:0] counts_rx_duplicate_seq,
    output wire  [7:0] counts_rx_replay,
    output wire  [7:0] counts_rx_ineligible_good,
    output wire  [7:0] counts_rx_ineligible_bad,
    output wire  [7:0] counts_rx_llr_dropped,
    input  wire [19:0] init_payload_seq,
    input  wire [15:0] init_payload_init_data,
    input  wire        init_valid,
    output wire        init_ready,
    output wire  [1:0] control_payload_kind,
    output wire [19:0] control_payload_seq,
    output wire [15:0] control_payload_init_data,
    output wire        control_valid,
    input  wire        control_ready
);

    localparam [2:0] STATE_OFF       = 3'd0;
    localparam [2:0] STATE_SEND_ACKS = 3'd1;
    localparam [2:0] STATE_SEND_NACK = 3'd2;

    wire        fcs_done;
    wire        fcs_good;
    wire        fcs_poisoned;
    wire        tag_later_q_llr;
    wire [19:0] tag_later_q_seq;
    wire [19:0] message_later_q_seq;
    wire [15:0] message_later_q_init_data;
    reg  [19:0] judged_message_seq;
    reg  [15:0] judged_message_init_data;
    wire        error_later_q;
    reg         init_ago_1;
    reg         init_ago_2;
    reg         init_ago_3;
    reg         init_ago_4;
    reg         init_ago_5;
    reg         judged_tag_llr;
    reg  [19:0] judged_tag_seq;
    reg  [19:0] seq_after;
    reg  [19:0] init_before;
    wire  [1:0] check_verdict;
    wire        check_events_ok;
    wire        check_events_poisoned;
    wire        check_events_bad;
    wire        check_events_expected_seq_good;
    wire        check_events_expected_seq_poisoned;
    wire        check_events_expected_seq_bad;
    wire        check_events_missing_seq;
    wire        check_events_duplicate_seq;
    wire        check_events_replay;
    wire        check_events_ineligible_good;
    wire        check_events_ineligible_bad;
    wire        check_events_llr_dropped;
    wire  [2:0] check_state;
    wire [19:0] check_next_seq;
    wire [19:0] check_acked;
    wire        answers_nack_sent;
    wire        answers_ack_sent;
    wire        answers_echo_sent;
    wire  [1:0] answers_control_payload_kind;
    wire [19:0] answers_control_payload_seq;
    wire [15:0] answers_control_payload_init_data;
    wire        answers_control_valid;
    reg         init_counts;
    wire [63:0] beat_later_q_data;
    wire  [7:0] beat_later_q_keep;
    wire        beat_later_q_last;
    wire        beat_later_q_user_llr;
    wire [19:0] beat_later_q_user_seq;
    reg         valid_ago_1;
    reg         valid_ago_2;
    reg         valid_ago_3;
    reg         valid_ago_4;
    reg         valid_ago_5;
    reg         valid_ago_6;
    wire  [7:0] rx_init_ctl_os_counter_count;
    wire  [7:0] tx_init_echo_ctl_os_counter_count;
    wire  [7:0] tx_ack_ctl_os_counter_count;
    wire  [7:0] tx_nack_ctl_os_counter_count;
    wire  [7:0] rx_ok_counter_count;
    wire  [7:0] rx_poisoned_counter_count;
    wire  [7:0] rx_bad_counter_count;
    wire  [7:0] rx_expected_seq_good_counter_count;
    wire  [7:0] rx_expected_seq_poisoned_counter_count;
    wire  [7:0] rx_expected_seq_bad_counter_count;
    wire  [7:0] rx_missing_seq_counter_count;
    wire  [7:0] rx_duplicate_seq_counter_count;
    wire  [7:0] rx_replay_counter_count;
    wire  [7:0] rx_ineligible_good_counter_count;
    wire  [7:0] rx_ineligible_bad_counter_count;
    wire  [7:0] rx_llr_dropped_counter_count;

    wire nack_sent = answers_nack_sent;

    llr_fcs_check_xor_b8 fcs (
        .clk      (clk),
        .rst      (rst),
        .data     (beat_data),
        .keep     (beat_keep),
        .last     (beat_last),
        .valid    (valid),
        .pattern  (settings_poison),
        .done     (fcs_done),
        .good     (fcs_good),
        .poisoned (fcs_poisoned)
    );

    delay_w21_c4 tag_later (
        .clk   (clk),
        .d_llr (beat_user_llr),
        .d_seq (beat_user_seq),
        .q_llr (tag_later_q_llr),
        .q_seq (tag_later_q_seq)
    );

    delay_w36_c4 message_later (
        .clk         (clk),
        .d_seq       (init_payload_seq),
        .d_init_data (init_payload_init_data),
        .q_seq       (message_later_q_seq),
        .q_init_data (message_later_q_init_data)
    );

    delay_w1_c5 error_later (
        .clk (clk),
        .d   (error),
        .q   (error_later_q)
    );

    llr_sequence_check check (
        .clk                          (clk),
        .rst                          (rst),
        .enable                       (enable),
        .rearm                        (settings_rearm),
        .frame                        (fcs_done),
        .llr                          (judged_tag_llr),
        .seq                          (judged_tag_seq),
        .seq_after                    (seq_after),
        .good                         (fcs_good && !error_later_q),
        .poisoned                     (fcs_poisoned && !error_later_q),
        .init                         (init_ago_5),
        .init_seq                     (judged_message_seq),
        .init_before                  (init_before),
        .nack_sent                    (nack_sent),
        .verdict                      (check_verdict),
        .events_ok                    (check_events_ok),
        .events_poisoned              (check_events_poisoned),
        .events_bad                   (check_events_bad),
        .events_expected_seq_good     (check_events_expected_seq_good),
        .events_expected_seq_poisoned (check_events_expected_seq_poisoned),
        .events_expected_seq_bad      (check_events_expected_seq_bad),
        .events_missing_seq           (check_events_missing_seq),
        .events_duplicate_seq         (check_events_duplicate_seq),
        .events_replay                (check_events_replay),
        .events_ineligible_good       (check_events_ineligible_good),
        .events_ineligible_bad        (check_events_ineligible_bad),
        .events_llr_dropped           (check_events_llr_dropped),
        .state                        (check_state),
        .next_seq                     (check_next_seq),
        .acked                        (check_acked)
    );

    llr_receive_answers answers (
        .clk                       (clk),
        .rst                       (rst),
        .on                        (enable && check_state != STATE_OFF),
        .init                      (init_ago_5),
        .message_seq               (judged_message_seq),
        .message_init_data         (judged_message_init_data),
        .nack_due                  (check_state == STATE_SEND_NACK),
        .acks                      (check_state == STATE_SEND_ACKS),
        .acked                     (check_acked),
        .ack_spacing               (settings_ack_spacing),
        .line_bytes                (settings_line_bytes),
        .nack_sent                 (answers_nack_sent),
        .ack_sent                  (answers_ack_sent),
        .echo_sent                 (answers_echo_sent),
        .control_payload_kind      (answers_control_payload_kind),
        .control_payload_seq       (answers_control_payload_seq),
        .control_payload_init_data (answers_control_payload_init_data),
        .control_valid             (answers_control_valid),
        .control_ready             (control_ready)
    );

    delay_w94_c6 beat_later (
        .clk        (clk),
        .d_data     (beat_data),
        .d_keep     (beat_keep),
        .d_last     (beat_last),
        .d_user_llr (beat_user_llr),
        .d_user_seq (beat_user_seq),
        .q_data     (beat_later_q_data),
        .q_keep     (beat_later_q_keep),
        .q_last     (beat_later_q_last),
        .q_user_llr (beat_later_q_user_llr),
        .q_user_seq (beat_later_q_user_seq)
    );

    rolling_counter_w8_by1 rx_init_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (init_counts),
        .count  (rx_init_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 tx_init_echo_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (answers_echo_sent),
        .count  (tx_init_echo_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 tx_ack_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (answers_ack_sent),
        .count  (tx_ack_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 tx_nack_ctl_os_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (answers_nack_sent),
        .count  (tx_nack_ctl_os_counter_count)
    );

    rolling_counter_w8_by1 rx_ok_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_ok),
        .count  (rx_ok_counter_count)
    );

    rolling_counter_w8_by1 rx_poisoned_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_poisoned),
        .count  (rx_poisoned_counter_count)
    );

    rolling_counter_w8_by1 rx_bad_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_bad),
        .count  (rx_bad_counter_count)
    );

    rolling_counter_w8_by1 rx_expected_seq_good_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_expected_seq_good),
        .count  (rx_expected_seq_good_counter_count)
    );

    rolling_counter_w8_by1 rx_expected_seq_poisoned_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_expected_seq_poisoned),
        .count  (rx_expected_seq_poisoned_counter_count)
    );

    rolling_counter_w8_by1 rx_expected_seq_bad_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_expected_seq_bad),
        .count  (rx_expected_seq_bad_counter_count)
    );

    rolling_counter_w8_by1 rx_missing_seq_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_missing_seq),
        .count  (rx_missing_seq_counter_count)
    );

    rolling_counter_w8_by1 rx_duplicate_seq_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_duplicate_seq),
        .count  (rx_duplicate_seq_counter_count)
    );

    rolling_counter_w8_by1 rx_replay_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_replay),
        .count  (rx_replay_counter_count)
    );

    rolling_counter_w8_by1 rx_ineligible_good_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_ineligible_good),
        .count  (rx_ineligible_good_counter_count)
    );

    rolling_counter_w8_by1 rx_ineligible_bad_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_ineligible_bad),
        .count  (rx_ineligible_bad_counter_count)
    );

    rolling_counter_w8_by1 rx_llr_dropped_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (check_events_llr_dropped),
        .count  (rx_llr_dropped_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            init_ago_1 <= 1'b0;
            init_ago_2 <= 1'b0;
            init_ago_3 <= 1'b0;
            init_ago_4 <= 1'b0;
            init_ago_5 <= 1'b0;
            init_counts <= 1'b0;
            valid_ago_1 <= 1'b0;
            valid_ago_2 <= 1'b0;
            valid_ago_3 <= 1'b0;
            valid_ago_4 <= 1'b0;
            valid_ago_5 <= 1'b0;
            valid_ago_6 <= 1'b0;
        end else begin
            init_ago_1 <= init_valid;
            init_ago_2 <= init_ago_1;
            init_ago_3 <= init_ago_2;
            init_ago_4 <= init_ago_3;
            init_ago_5 <= init_ago_4;
            init_counts <= init_ago_5;
            valid_ago_1 <= valid;
            valid_ago_2 <= valid_ago_1;
            valid_ago_3 <= valid_ago_2;
            valid_ago_4 <= valid_ago_3;
            valid_ago_5 <= valid_ago_4;
            valid_ago_6 <= valid_ago_5;
        end
    end

    always @(posedge clk) begin
        judged_message_seq <= message_later_q_seq;
        judged_message_init_data <= message_later_q_init_data;
        judged_tag_llr <= tag_later_q_llr;
        judged_tag_seq <= tag_later_q_seq;
        seq_after <= tag_later_q_seq + 20'd1;
        init_before <= message_later_q_seq - 20'd1;
    end

    assign out_beat_data = beat_later_q_data;
    assign out_beat_keep = beat_later_q_keep;
    assign out_beat_last = beat_later_q_last;
    assign out_beat_user_llr = beat_later_q_user_llr;
    assign out_beat_user_seq = beat_later_q_user_seq;
    assign out_valid = valid_ago_6;
    assign verdict = check_verdict;
    assign state = check_state;
    assign next_seq = check_next_seq;
    assign events_restarted = init_counts;
    assign events_poisoned = check_events_poisoned;
    assign counts_rx_init_ctl_os = rx_init_ctl_os_counter_count;
    assign counts_tx_init_echo_ctl_os = tx_init_echo_ctl_os_counter_count;
    assign counts_tx_ack_ctl_os = tx_ack_ctl_os_counter_count;
    assign counts_tx_nack_ctl_os = tx_nack_ctl_os_counter_count;
    assign counts_rx_ok = rx_ok_counter_count;
    assign counts_rx_poisoned = rx_poisoned_counter_count;
    assign counts_rx_bad = rx_bad_counter_count;
    assign counts_rx_expected_seq_good = rx_expected_seq_good_counter_count;
    assign counts_rx_expected_seq_poisoned = rx_expected_seq_poisoned_counter_count;
    assign counts_rx_expected_seq_bad = rx_expected_seq_bad_counter_count;
    assign counts_rx_missing_seq = rx_missing_seq_counter_count;
    assign counts_rx_duplicate_seq = rx_duplicate_seq_counter_count;
    assign counts_rx_replay = rx_replay_counter_count;
    assign counts_rx_ineligible_good = rx_ineligible_good_counter_count;
    assign counts_rx_ineligible_bad = rx_ineligible_bad_counter_count;
    assign counts_rx_llr_dropped = rx_llr_dropped_counter_count;
    assign init_ready = 1'b1;
    assign control_payload_kind = answers_control_payload_kind;
    assign control_payload_seq = answers_control_payload_seq;
    assign control_payload_init_data = answers_control_payload_init_data;
    assign control_valid = answers_control_valid;

endmodule

`default_nettype wire
