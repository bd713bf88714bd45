// NSCC of 1024 congestion control contexts: an event a clock in, the context's limit out.
`default_nettype none

module nscc_n1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [9:0] event_ccc,
    input  wire  [3:0] event_kind,
    input  wire [31:0] event_bytes,
    input  wire        event_rtt_valid,
    input  wire [23:0] event_rtt,
    input  wire        event_keeps_base,
    input  wire        event_ecn,
    input  wire  [6:0] event_penalty,
    input  wire        event_restores,
    input  wire [31:0] event_now,
    input  wire [19:0] registers_base_rtt,
    input  wire [16:0] registers_target,
    input  wire [15:0] registers_fast_delay,
    input  wire [19:0] registers_qa_threshold,
    input  wire [19:0] registers_adjust_period,
    input  wire [19:0] registers_adjust_bytes,
    input  wire [16:0] registers_min_window,
    input  wire [19:0] registers_window_per_tick,
    input  wire [23:0] registers_alpha,
    input  wire [19:0] registers_fair_increase,
    input  wire [15:0] registers_eta,
    input  wire [15:0] registers_fast_scale,
    input  wire  [9:0] registers_gamma,
    input  wire  [9:0] registers_most_decrease,
    input  wire [10:0] registers_gain,
    input  wire  [2:0] registers_qa_gate,
    input  wire        registers_has_credit,
    input  wire [19:0] registers_ack_trigger,
    output wire        limit_valid,
    output wire  [9:0] limit_ccc,
    output wire [31:0] limit_window,
    output wire [23:0] limit_cwnd,
    output wire [23:0] limit_max_window,
    output wire        limit_small,
    output wire  [2:0] outcome_quadrant,
    output wire  [1:0] outcome_adapted,
    output wire        outcome_fulfilled,
    output wire        outcome_eta
);

    localparam [3:0] EVENT_KIND_START         = 4'd0;
    localparam [3:0] EVENT_KIND_SENT          = 4'd1;
    localparam [3:0] EVENT_KIND_ACK           = 4'd2;
    localparam [3:0] EVENT_KIND_PROBE_ACK     = 4'd3;
    localparam [3:0] EVENT_KIND_NACK_TRIM     = 4'd4;
    localparam [3:0] EVENT_KIND_NACK_LAST_HOP = 4'd5;
    localparam [3:0] EVENT_KIND_NACK_OTHER    = 4'd6;
    localparam [3:0] EVENT_KIND_TIMEOUT       = 4'd7;
    localparam [3:0] EVENT_KIND_INFERRED      = 4'd8;
    localparam [3:0] EVENT_KIND_WITHDRAWN     = 4'd9;
    localparam [3:0] EVENT_KIND_READD         = 4'd10;
    localparam [3:0] EVENT_KIND_IDLE          = 4'd12;
    localparam [1:0] OUTCOME_ADAPTED_CUT      = 2'd2;
    localparam [1:0] OUTCOME_ADAPTED_IGNORE   = 2'd3;
    localparam [2:0] QUADRANT_AT_21_Q_FAST    = 3'd2;
    localparam [2:0] QUADRANT_AT_21_Q_MD      = 3'd5;

    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         valid_7;
    reg         valid_8;
    reg         valid_9;
    reg         valid_10;
    reg         valid_11;
    reg         valid_12;
    reg         valid_13;
    reg         valid_14;
    reg         valid_15;
    reg         valid_16;
    reg         valid_17;
    reg         valid_18;
    reg         valid_19;
    reg         valid_20;
    reg         valid_21;
    reg         valid_22;
    reg         valid_23;
    reg         valid_24;
    reg         valid_25;
    reg         valid_26;
    reg         valid_27;
    reg         valid_28;
    reg         valid_29;
    reg         valid_30;
    reg         valid_31;
    reg         valid_32;
    reg         valid_33;
    reg         valid_34;
    reg         valid_35;
    reg         valid_36;
    reg         valid_37;
    reg         valid_38;
    reg         valid_39;
    reg         valid_40;
    reg         valid_41;
    wire        steps_at_2_q_start;
    wire        steps_at_2_q_idle;
    wire        steps_at_2_q_sent;
    wire        steps_at_2_q_adds;
    wire        steps_at_2_q_removes;
    wire        steps_at_2_q_ack;
    wire        steps_at_2_q_probe;
    wire        steps_at_2_q_trim;
    wire        steps_at_2_q_last_hop;
    wire        steps_at_2_q_timeout;
    wire [31:0] whole_bytes_at_2_q;
    wire [25:0] in_flight_seen;
    wire [25:0] in_flight_after;
    wire [31:0] in_flight_removed;
    wire        lowers_at_2_q;
    wire [19:0] rtt_at_2_q;
    wire [19:0] lowest_base_rtt;
    wire [23:0] lowest_largest;
    wire [31:0] now_at_3_q;
    reg  [31:0] decrease_since_4;
    reg  [20:0] open_for;
    wire [31:0] now_at_4_q;
    reg  [31:0] ends_5;
    wire  [9:0] ccc_at_6_q;
    wire  [9:0] ccc_at_3_q;
    wire        steps_at_3_q_start;
    wire        steps_at_3_q_idle;
    wire        steps_at_3_q_sent;
    wire        steps_at_3_q_adds;
    wire        steps_at_3_q_removes;
    wire        steps_at_3_q_ack;
    wire        steps_at_3_q_probe;
    wire        steps_at_3_q_trim;
    wire        steps_at_3_q_last_hop;
    wire        steps_at_3_q_timeout;
    wire        sampled_at_3_q;
    wire        ecn_at_3_q;
    wire [19:0] rtt_at_3_q;
    wire [19:0] delays_delay;
    wire [25:0] delays_average;
    reg         is_high_10;
    reg         is_low_10;
    reg         is_late_10;
    reg  [16:0] below_10;
    reg  [23:0] gate_8;
    wire [23:0] bytes_at_8_q;
    wire        steps_at_8_q_start;
    wire        steps_at_8_q_idle;
    wire        steps_at_8_q_sent;
    wire        steps_at_8_q_adds;
    wire        steps_at_8_q_removes;
    wire        steps_at_8_q_ack;
    wire        steps_at_8_q_probe;
    wire        steps_at_8_q_trim;
    wire        steps_at_8_q_last_hop;
    wire        steps_at_8_q_timeout;
    reg  [24:0] gate_9;
    wire  [9:0] ccc_at_8_q;
    wire        steps_at_10_q_start;
    wire        steps_at_10_q_idle;
    wire        steps_at_10_q_sent;
    wire        steps_at_10_q_adds;
    wire        steps_at_10_q_removes;
    wire        steps_at_10_q_ack;
    wire        steps_at_10_q_probe;
    wire        steps_at_10_q_trim;
    wire        steps_at_10_q_last_hop;
    wire        steps_at_10_q_timeout;
    wire        ecn_at_10_q;
    wire [23:0] bytes_at_10_q;
    wire [31:0] now_at_10_q;
    reg  [24:0] gate_10;
    wire [31:0] ends_at_10_q;
    wire [25:0] flight_seen_at_10_q;
    wire  [1:0] adapting_adapted;
    wire [23:0] adapting_achieved;
    wire        less_is_over;
    wire [15:0] less_part;
    wire [31:0] more_increase;
    wire [31:0] now_at_15_q;
    reg  [31:0] adjust_since;
    wire  [9:0] ccc_at_14_q;
    wire        steps_at_16_q_start;
    wire        steps_at_16_q_idle;
    wire        steps_at_16_q_sent;
    wire        steps_at_16_q_adds;
    wire        steps_at_16_q_removes;
    wire        steps_at_16_q_ack;
    wire        steps_at_16_q_probe;
    wire        steps_at_16_q_trim;
    wire        steps_at_16_q_last_hop;
    wire        steps_at_16_q_timeout;
    wire        handled_at_16_q;
    wire        ecn_at_16_q;
    wire        is_high_at_16_q;
    wire        is_low_at_16_q;
    wire        is_over_at_16_q;
    wire [31:0] now_at_16_q;
    wire [31:0] decrease_since_at_16_q;
    wire [23:0] bytes_at_16_q;
    wire [23:0] bytes_at_15_q;
    reg  [24:0] adjust_room;
    reg  [24:0] fast_room;
    wire        penalised_at_16_q;
    wire        restores_at_16_q;
    wire [23:0] seen_later_at_16_q;
    wire  [2:0] choosing_outputs_quadrant;
    wire        choosing_outputs_fulfilled;
    wire        choosing_outputs_period;
    wire        choosing_outputs_eta;
    wire [31:0] choosing_outputs_gathered;
    wire        choosing_outputs_restored;
    wire [23:0] choosing_outputs_saved;
    wire [23:0] seen_later_at_19_q;
    reg  [39:0] decrease_20;
    reg  [39:0] decrease_21;
    wire [23:0] bytes_at_17_q;
    reg  [39:0] fast_18;
    reg  [39:0] fast_19;
    wire  [6:0] penalty_at_17_q;
    reg  [30:0] penalty_18;
    reg  [30:0] penalty_19;
    wire [27:0] fast_at_21_q;
    wire  [2:0] quadrant_at_21_q;
    reg  [30:0] moved_22;
    wire [23:0] penalty_bytes_at_22_q;
    reg  [30:0] change_23;
    wire [25:0] flight_after_at_23_q;
    wire [23:0] seen_later_at_23_q;
    reg  [31:0] window_24;
    wire [23:0] largest_at_24_q;
    reg  [23:0] window_25;
    reg  [31:0] flight_24;
    reg  [23:0] flight_25;
    wire [31:0] gathered_at_31_q;
    wire [23:0] gaining_bytes;
    wire        eta_at_35_q;
    reg  [24:0] gain_36;
    wire  [1:0] adapted_later_at_17_q;
    wire        steps_at_17_q_start;
    wire        steps_at_17_q_idle;
    wire        steps_at_17_q_sent;
    wire        steps_at_17_q_adds;
    wire        steps_at_17_q_removes;
    wire        steps_at_17_q_ack;
    wire        steps_at_17_q_probe;
    wire        steps_at_17_q_trim;
    wire        steps_at_17_q_last_hop;
    wire        steps_at_17_q_timeout;
    wire [23:0] achieved_at_17_q;
    wire [23:0] largest_at_17_q;
    reg  [23:0] chosen_18;
    wire [23:0] largest_at_18_q;
    reg  [23:0] set_19;
    wire [23:0] flight_most_at_36_q;
    wire  [9:0] ccc_at_37_q;
    wire        is_plain_at_36_q;
    wire [30:0] change_at_36_q;
    wire [23:0] lost_at_36_q;
    wire        is_set_at_36_q;
    wire [23:0] set_at_36_q;
    wire        penalised_at_36_q;
    wire [23:0] largest_at_36_q;
    wire  [9:0] ccc_at_13_q;
    wire [23:0] moving_window;
    wire [23:0] moving_seen;
    wire [31:0] removed_at_40_q;
    wire  [9:0] ccc_at_41_q;
    reg  [31:0] window_41;
    reg  [23:0] cwnd_41;
    wire [23:0] largest_at_41_q;
    reg         small_41;
    wire  [2:0] quadrant_at_41_q;
    wire  [1:0] adapted_later_at_41_q;
    wire        fulfilled_at_41_q;
    wire        period_at_41_q;

    wire [23:0] seen = moving_seen;
    wire        steps_at_2_d_removes_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_PROBE_ACK;
    wire        steps_at_2_d_removes_term_2 = steps_at_2_d_removes_term || event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP;
    wire        steps_at_2_d_removes_term_3 = steps_at_2_d_removes_term_2 || event_kind == EVENT_KIND_NACK_OTHER || event_kind == EVENT_KIND_TIMEOUT;
    wire        steps_at_2_d_removes_term_4 = steps_at_2_d_removes_term_3 || event_kind == EVENT_KIND_INFERRED || event_kind == EVENT_KIND_WITHDRAWN;
    wire        steps_at_2_d_ack_term = steps_at_2_d_removes_term && event_valid;
    wire        steps_at_2_d_probe_term = event_kind == EVENT_KIND_PROBE_ACK && event_valid;
    wire        steps_at_2_d_trim_term = (event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP) && event_valid;
    wire        lowers_at_2_d_term = !event_keeps_base && (steps_at_2_d_trim_term || (steps_at_2_d_ack_term && !steps_at_2_d_probe_term));
    wire        lost_at_36_d_term = (steps_at_17_q_last_hop && registers_has_credit) || adapted_later_at_17_q == OUTCOME_ADAPTED_IGNORE;
    wire        lost_at_36_d_term_2 = steps_at_17_q_timeout || (steps_at_17_q_trim && !lost_at_36_d_term);
    wire        is_set_at_36_d_term = steps_at_17_q_start || adapted_later_at_17_q == OUTCOME_ADAPTED_CUT;
    wire [30:0] moved_22_word = {7'd0, decrease_21[39:16] & {24{quadrant_at_21_q == QUADRANT_AT_21_Q_MD}}};
    wire [31:0] window_24_word = {change_23[30], change_23};
    wire        window_25_below = $signed(window_24) < $signed({15'd0, registers_min_window});
    wire        window_25_below_2 = $signed({8'd0, largest_at_24_q}) < $signed(window_24);
    wire [23:0] window_25_choice = window_25_below_2 ? largest_at_24_q : window_24[23:0];
    wire        flight_25_below = $signed(flight_24) < $signed({15'd0, registers_min_window});
    wire        flight_25_below_2 = $signed({8'd0, largest_at_24_q}) < $signed(flight_24);
    wire [23:0] flight_25_choice = flight_25_below_2 ? largest_at_24_q : flight_24[23:0];
    wire [23:0] chosen_18_choice = steps_at_17_q_start ? largest_at_17_q : choosing_outputs_saved;
    wire        set_19_below = chosen_18 < {7'd0, registers_min_window};
    wire [23:0] set_19_choice = set_19_below ? {7'd0, registers_min_window} : chosen_18;

    delay_w10_c2_3c119e steps_at_2 (
        .clk        (clk),
        .d_start    (event_kind == EVENT_KIND_START && event_valid),
        .d_idle     (event_kind == EVENT_KIND_IDLE && event_valid),
        .d_sent     (event_kind == EVENT_KIND_SENT && event_valid),
        .d_adds     ((event_kind == EVENT_KIND_SENT || event_kind == EVENT_KIND_READD) && event_valid),
        .d_removes  (steps_at_2_d_removes_term_4 && event_valid),
        .d_ack      (steps_at_2_d_ack_term),
        .d_probe    (steps_at_2_d_probe_term),
        .d_trim     (steps_at_2_d_trim_term),
        .d_last_hop (event_kind == EVENT_KIND_NACK_LAST_HOP && event_valid),
        .d_timeout  (event_kind == EVENT_KIND_TIMEOUT && event_valid),
        .q_start    (steps_at_2_q_start),
        .q_idle     (steps_at_2_q_idle),
        .q_sent     (steps_at_2_q_sent),
        .q_adds     (steps_at_2_q_adds),
        .q_removes  (steps_at_2_q_removes),
        .q_ack      (steps_at_2_q_ack),
        .q_probe    (steps_at_2_q_probe),
        .q_trim     (steps_at_2_q_trim),
        .q_last_hop (steps_at_2_q_last_hop),
        .q_timeout  (steps_at_2_q_timeout)
    );

    delay_w32_c2 whole_bytes_at_2 (
        .clk (clk),
        .d   (event_bytes),
        .q   (whole_bytes_at_2_q)
    );

    nscc_flight_n1024 in_flight (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .steps_start    (steps_at_2_q_start),
        .steps_idle     (steps_at_2_q_idle),
        .steps_sent     (steps_at_2_q_sent),
        .steps_adds     (steps_at_2_q_adds),
        .steps_removes  (steps_at_2_q_removes),
        .steps_ack      (steps_at_2_q_ack),
        .steps_probe    (steps_at_2_q_probe),
        .steps_trim     (steps_at_2_q_trim),
        .steps_last_hop (steps_at_2_q_last_hop),
        .steps_timeout  (steps_at_2_q_timeout),
        .bytes          (whole_bytes_at_2_q),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    delay_w1_c2 lowers_at_2 (
        .clk (clk),
        .d   (event_rtt_valid && lowers_at_2_d_term),
        .q   (lowers_at_2_q)
    );

    delay_w20_c2 rtt_at_2 (
        .clk (clk),
        .d   ((|event_rtt[23:20]) ? {20{1'b1}} : event_rtt[19:0]),
        .q   (rtt_at_2_q)
    );

    nscc_base_rtt_n1024 lowest (
        .clk             (clk),
        .rst             (rst),
        .enable          (event_valid),
        .ccc             (event_ccc),
        .start           (steps_at_2_q_start),
        .lowers          (lowers_at_2_q),
        .rtt             (rtt_at_2_q),
        .first           (registers_base_rtt),
        .window_per_tick (registers_window_per_tick),
        .min_window      (registers_min_window),
        .base_rtt        (lowest_base_rtt),
        .largest         (lowest_largest)
    );

    delay_w32_c3 now_at_3 (
        .clk (clk),
        .d   (event_now),
        .q   (now_at_3_q)
    );

    delay_w32_c1 now_at_4 (
        .clk (clk),
        .d   (now_at_3_q),
        .q   (now_at_4_q)
    );

    delay_w10_c6_8fd124 ccc_at_6 (
        .clk (clk),
        .d   (event_ccc),
        .q   (ccc_at_6_q)
    );

    delay_w10_c3 ccc_at_3 (
        .clk (clk),
        .d   (event_ccc),
        .q   (ccc_at_3_q)
    );

    delay_w10_c1 steps_at_3 (
        .clk        (clk),
        .d_start    (steps_at_2_q_start),
        .d_idle     (steps_at_2_q_idle),
        .d_sent     (steps_at_2_q_sent),
        .d_adds     (steps_at_2_q_adds),
        .d_removes  (steps_at_2_q_removes),
        .d_ack      (steps_at_2_q_ack),
        .d_probe    (steps_at_2_q_probe),
        .d_trim     (steps_at_2_q_trim),
        .d_last_hop (steps_at_2_q_last_hop),
        .d_timeout  (steps_at_2_q_timeout),
        .q_start    (steps_at_3_q_start),
        .q_idle     (steps_at_3_q_idle),
        .q_sent     (steps_at_3_q_sent),
        .q_adds     (steps_at_3_q_adds),
        .q_removes  (steps_at_3_q_removes),
        .q_ack      (steps_at_3_q_ack),
        .q_probe    (steps_at_3_q_probe),
        .q_trim     (steps_at_3_q_trim),
        .q_last_hop (steps_at_3_q_last_hop),
        .q_timeout  (steps_at_3_q_timeout)
    );

    delay_w1_c3 sampled_at_3 (
        .clk (clk),
        .d   (event_rtt_valid && steps_at_2_d_ack_term),
        .q   (sampled_at_3_q)
    );

    delay_w1_c3 ecn_at_3 (
        .clk (clk),
        .d   (event_ecn),
        .q   (ecn_at_3_q)
    );

    delay_w20_c1 rtt_at_3 (
        .clk (clk),
        .d   (rtt_at_2_q),
        .q   (rtt_at_3_q)
    );

    nscc_delay_filter_n1024 delays (
        .clk            (clk),
        .rst            (rst),
        .enable         (valid_6),
        .ccc            (ccc_at_6_q),
        .read_ccc       (ccc_at_3_q),
        .sample_start   (steps_at_3_q_start),
        .sample_trim    (steps_at_3_q_trim),
        .sample_sampled (sampled_at_3_q),
        .sample_probe   (steps_at_3_q_probe),
        .sample_ecn     (ecn_at_3_q),
        .sample_rtt     (rtt_at_3_q),
        .base_rtt       (lowest_base_rtt),
        .target         (registers_target),
        .gain           (registers_gain),
        .trimmed_delay  (registers_base_rtt),
        .delay          (delays_delay),
        .average        (delays_average)
    );

    delay_w24_c8 bytes_at_8 (
        .clk (clk),
        .d   (event_bytes[23:0]),
        .q   (bytes_at_8_q)
    );

    delay_w10_c5_0bcb24 steps_at_8 (
        .clk        (clk),
        .d_start    (steps_at_3_q_start),
        .d_idle     (steps_at_3_q_idle),
        .d_sent     (steps_at_3_q_sent),
        .d_adds     (steps_at_3_q_adds),
        .d_removes  (steps_at_3_q_removes),
        .d_ack      (steps_at_3_q_ack),
        .d_probe    (steps_at_3_q_probe),
        .d_trim     (steps_at_3_q_trim),
        .d_last_hop (steps_at_3_q_last_hop),
        .d_timeout  (steps_at_3_q_timeout),
        .q_start    (steps_at_8_q_start),
        .q_idle     (steps_at_8_q_idle),
        .q_sent     (steps_at_8_q_sent),
        .q_adds     (steps_at_8_q_adds),
        .q_removes  (steps_at_8_q_removes),
        .q_ack      (steps_at_8_q_ack),
        .q_probe    (steps_at_8_q_probe),
        .q_trim     (steps_at_8_q_trim),
        .q_last_hop (steps_at_8_q_last_hop),
        .q_timeout  (steps_at_8_q_timeout)
    );

    delay_w10_c2_50d7a8 ccc_at_8 (
        .clk (clk),
        .d   (ccc_at_6_q),
        .q   (ccc_at_8_q)
    );

    delay_w10_c2_3c119e steps_at_10 (
        .clk        (clk),
        .d_start    (steps_at_8_q_start),
        .d_idle     (steps_at_8_q_idle),
        .d_sent     (steps_at_8_q_sent),
        .d_adds     (steps_at_8_q_adds),
        .d_removes  (steps_at_8_q_removes),
        .d_ack      (steps_at_8_q_ack),
        .d_probe    (steps_at_8_q_probe),
        .d_trim     (steps_at_8_q_trim),
        .d_last_hop (steps_at_8_q_last_hop),
        .d_timeout  (steps_at_8_q_timeout),
        .q_start    (steps_at_10_q_start),
        .q_idle     (steps_at_10_q_idle),
        .q_sent     (steps_at_10_q_sent),
        .q_adds     (steps_at_10_q_adds),
        .q_removes  (steps_at_10_q_removes),
        .q_ack      (steps_at_10_q_ack),
        .q_probe    (steps_at_10_q_probe),
        .q_trim     (steps_at_10_q_trim),
        .q_last_hop (steps_at_10_q_last_hop),
        .q_timeout  (steps_at_10_q_timeout)
    );

    delay_w1_c7 ecn_at_10 (
        .clk (clk),
        .d   (ecn_at_3_q),
        .q   (ecn_at_10_q)
    );

    delay_w24_c2 bytes_at_10 (
        .clk (clk),
        .d   (bytes_at_8_q),
        .q   (bytes_at_10_q)
    );

    delay_w32_c6 now_at_10 (
        .clk (clk),
        .d   (now_at_4_q),
        .q   (now_at_10_q)
    );

    delay_w32_c5 ends_at_10 (
        .clk (clk),
        .d   (ends_5),
        .q   (ends_at_10_q)
    );

    delay_w26_c7 flight_seen_at_10 (
        .clk (clk),
        .d   (in_flight_seen),
        .q   (flight_seen_at_10_q)
    );

    nscc_quick_adapt_n1024 adapting (
        .clk              (clk),
        .rst              (rst),
        .enable           (valid_8),
        .ccc              (ccc_at_8_q),
        .inputs_start     (steps_at_10_q_start),
        .inputs_idle      (steps_at_10_q_idle),
        .inputs_ack       (steps_at_10_q_ack),
        .inputs_trim      (steps_at_10_q_trim),
        .inputs_ecn       (ecn_at_10_q),
        .inputs_bytes     (bytes_at_10_q),
        .inputs_now       (now_at_10_q),
        .inputs_is_late   (is_late_10),
        .inputs_gate      (gate_10),
        .inputs_end       (ends_at_10_q),
        .inputs_in_flight (flight_seen_at_10_q),
        .adapted          (adapting_adapted),
        .achieved         (adapting_achieved)
    );

    nscc_decreasing less (
        .clk           (clk),
        .average       (delays_average),
        .target        (registers_target),
        .gamma         (registers_gamma),
        .most_decrease (registers_most_decrease),
        .is_over       (less_is_over),
        .part          (less_part)
    );

    nscc_gathering more (
        .clk           (clk),
        .below         (below_10),
        .is_high       (is_high_10),
        .bytes         (bytes_at_10_q),
        .alpha         (registers_alpha),
        .fair_increase (registers_fair_increase),
        .increase      (more_increase)
    );

    delay_w32_c5 now_at_15 (
        .clk (clk),
        .d   (now_at_10_q),
        .q   (now_at_15_q)
    );

    delay_w10_c6_8fd124 ccc_at_14 (
        .clk (clk),
        .d   (ccc_at_8_q),
        .q   (ccc_at_14_q)
    );

    delay_w10_c6_d7aad6 steps_at_16 (
        .clk        (clk),
        .d_start    (steps_at_10_q_start),
        .d_idle     (steps_at_10_q_idle),
        .d_sent     (steps_at_10_q_sent),
        .d_adds     (steps_at_10_q_adds),
        .d_removes  (steps_at_10_q_removes),
        .d_ack      (steps_at_10_q_ack),
        .d_probe    (steps_at_10_q_probe),
        .d_trim     (steps_at_10_q_trim),
        .d_last_hop (steps_at_10_q_last_hop),
        .d_timeout  (steps_at_10_q_timeout),
        .q_start    (steps_at_16_q_start),
        .q_idle     (steps_at_16_q_idle),
        .q_sent     (steps_at_16_q_sent),
        .q_adds     (steps_at_16_q_adds),
        .q_removes  (steps_at_16_q_removes),
        .q_ack      (steps_at_16_q_ack),
        .q_probe    (steps_at_16_q_probe),
        .q_trim     (steps_at_16_q_trim),
        .q_last_hop (steps_at_16_q_last_hop),
        .q_timeout  (steps_at_16_q_timeout)
    );

    delay_w1_c5 handled_at_16 (
        .clk (clk),
        .d   (adapting_adapted == OUTCOME_ADAPTED_CUT || adapting_adapted == OUTCOME_ADAPTED_IGNORE),
        .q   (handled_at_16_q)
    );

    delay_w1_c6 ecn_at_16 (
        .clk (clk),
        .d   (ecn_at_10_q),
        .q   (ecn_at_16_q)
    );

    delay_w1_c6 is_high_at_16 (
        .clk (clk),
        .d   (is_high_10),
        .q   (is_high_at_16_q)
    );

    delay_w1_c6 is_low_at_16 (
        .clk (clk),
        .d   (is_low_10),
        .q   (is_low_at_16_q)
    );

    delay_w1_c6 is_over_at_16 (
        .clk (clk),
        .d   (less_is_over),
        .q   (is_over_at_16_q)
    );

    delay_w32_c1 now_at_16 (
        .clk (clk),
        .d   (now_at_15_q),
        .q   (now_at_16_q)
    );

    delay_w32_c12 decrease_since_at_16 (
        .clk (clk),
        .d   (decrease_since_4),
        .q   (decrease_since_at_16_q)
    );

    delay_w24_c6 bytes_at_16 (
        .clk (clk),
        .d   (bytes_at_10_q),
        .q   (bytes_at_16_q)
    );

    delay_w24_c5 bytes_at_15 (
        .clk (clk),
        .d   (bytes_at_10_q),
        .q   (bytes_at_15_q)
    );

    delay_w1_c16 penalised_at_16 (
        .clk (clk),
        .d   ((|event_penalty) && steps_at_2_d_ack_term),
        .q   (penalised_at_16_q)
    );

    delay_w1_c16 restores_at_16 (
        .clk (clk),
        .d   (event_restores),
        .q   (restores_at_16_q)
    );

    delay_w24_c1 seen_later_at_16 (
        .clk (clk),
        .d   (seen),
        .q   (seen_later_at_16_q)
    );

    nscc_quadrants_n1024 choosing (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_14),
        .ccc                   (ccc_at_14_q),
        .inputs_start          (steps_at_16_q_start),
        .inputs_idle           (steps_at_16_q_idle),
        .inputs_ack            (steps_at_16_q_ack),
        .inputs_handled        (handled_at_16_q),
        .inputs_ecn            (ecn_at_16_q),
        .inputs_is_high        (is_high_at_16_q),
        .inputs_is_low         (is_low_at_16_q),
        .inputs_is_over        (is_over_at_16_q),
        .inputs_now            (now_at_16_q),
        .inputs_decrease_since (decrease_since_at_16_q),
        .inputs_adjust_since   (adjust_since),
        .inputs_bytes          (bytes_at_16_q),
        .inputs_increase       (more_increase),
        .inputs_adjust_room    (adjust_room),
        .inputs_fast_room      (fast_room),
        .inputs_penalised      (penalised_at_16_q),
        .inputs_restores       (restores_at_16_q),
        .inputs_seen           (seen_later_at_16_q),
        .outputs_quadrant      (choosing_outputs_quadrant),
        .outputs_fulfilled     (choosing_outputs_fulfilled),
        .outputs_period        (choosing_outputs_period),
        .outputs_eta           (choosing_outputs_eta),
        .outputs_gathered      (choosing_outputs_gathered),
        .outputs_restored      (choosing_outputs_restored),
        .outputs_saved         (choosing_outputs_saved)
    );

    delay_w24_c3 seen_later_at_19 (
        .clk (clk),
        .d   (seen_later_at_16_q),
        .q   (seen_later_at_19_q)
    );

    delay_w24_c1 bytes_at_17 (
        .clk (clk),
        .d   (bytes_at_16_q),
        .q   (bytes_at_17_q)
    );

    delay_w7_c17 penalty_at_17 (
        .clk (clk),
        .d   (event_penalty & {7{steps_at_2_d_ack_term}}),
        .q   (penalty_at_17_q)
    );

    delay_w28_c2 fast_at_21 (
        .clk (clk),
        .d   (fast_19[39:12]),
        .q   (fast_at_21_q)
    );

    delay_w3_c4 quadrant_at_21 (
        .clk (clk),
        .d   (choosing_outputs_quadrant),
        .q   (quadrant_at_21_q)
    );

    delay_w24_c3 penalty_bytes_at_22 (
        .clk (clk),
        .d   (penalty_19[30:7]),
        .q   (penalty_bytes_at_22_q)
    );

    delay_w26_c20 flight_after_at_23 (
        .clk (clk),
        .d   (in_flight_after),
        .q   (flight_after_at_23_q)
    );

    delay_w24_c4 seen_later_at_23 (
        .clk (clk),
        .d   (seen_later_at_19_q),
        .q   (seen_later_at_23_q)
    );

    delay_w24_c17 largest_at_24 (
        .clk (clk),
        .d   (lowest_largest),
        .q   (largest_at_24_q)
    );

    delay_w32_c14 gathered_at_31 (
        .clk (clk),
        .d   (choosing_outputs_gathered),
        .q   (gathered_at_31_q)
    );

    nscc_quotient gaining (
        .clk      (clk),
        .window   (window_25),
        .gathered (gathered_at_31_q),
        .bytes    (gaining_bytes)
    );

    delay_w1_c18 eta_at_35 (
        .clk (clk),
        .d   (choosing_outputs_eta),
        .q   (eta_at_35_q)
    );

    delay_w2_c6 adapted_later_at_17 (
        .clk (clk),
        .d   (adapting_adapted),
        .q   (adapted_later_at_17_q)
    );

    delay_w10_c1 steps_at_17 (
        .clk        (clk),
        .d_start    (steps_at_16_q_start),
        .d_idle     (steps_at_16_q_idle),
        .d_sent     (steps_at_16_q_sent),
        .d_adds     (steps_at_16_q_adds),
        .d_removes  (steps_at_16_q_removes),
        .d_ack      (steps_at_16_q_ack),
        .d_probe    (steps_at_16_q_probe),
        .d_trim     (steps_at_16_q_trim),
        .d_last_hop (steps_at_16_q_last_hop),
        .d_timeout  (steps_at_16_q_timeout),
        .q_start    (steps_at_17_q_start),
        .q_idle     (steps_at_17_q_idle),
        .q_sent     (steps_at_17_q_sent),
        .q_adds     (steps_at_17_q_adds),
        .q_removes  (steps_at_17_q_removes),
        .q_ack      (steps_at_17_q_ack),
        .q_probe    (steps_at_17_q_probe),
        .q_trim     (steps_at_17_q_trim),
        .q_last_hop (steps_at_17_q_last_hop),
        .q_timeout  (steps_at_17_q_timeout)
    );

    delay_w24_c6 achieved_at_17 (
        .clk (clk),
        .d   (adapting_achieved),
        .q   (achieved_at_17_q)
    );

    delay_w24_c10 largest_at_17 (
        .clk (clk),
        .d   (lowest_largest),
        .q   (largest_at_17_q)
    );

    delay_w24_c1 largest_at_18 (
        .clk (clk),
        .d   (largest_at_17_q),
        .q   (largest_at_18_q)
    );

    delay_w24_c11 flight_most_at_36 (
        .clk (clk),
        .d   (flight_25),
        .q   (flight_most_at_36_q)
    );

    delay_w10_c23 ccc_at_37 (
        .clk (clk),
        .d   (ccc_at_14_q),
        .q   (ccc_at_37_q)
    );

    delay_w1_c19 is_plain_at_36 (
        .clk (clk),
        .d   (steps_at_17_q_ack),
        .q   (is_plain_at_36_q)
    );

    delay_w31_c13 change_at_36 (
        .clk (clk),
        .d   (change_23),
        .q   (change_at_36_q)
    );

    delay_w24_c19 lost_at_36 (
        .clk (clk),
        .d   (bytes_at_17_q & {24{lost_at_36_d_term_2}}),
        .q   (lost_at_36_q)
    );

    delay_w1_c19 is_set_at_36 (
        .clk (clk),
        .d   (is_set_at_36_d_term || choosing_outputs_restored),
        .q   (is_set_at_36_q)
    );

    delay_w24_c17 set_at_36 (
        .clk (clk),
        .d   (set_19),
        .q   (set_at_36_q)
    );

    delay_w1_c20 penalised_at_36 (
        .clk (clk),
        .d   (penalised_at_16_q),
        .q   (penalised_at_36_q)
    );

    delay_w24_c12 largest_at_36 (
        .clk (clk),
        .d   (largest_at_24_q),
        .q   (largest_at_36_q)
    );

    delay_w10_c5_498920 ccc_at_13 (
        .clk (clk),
        .d   (ccc_at_8_q),
        .q   (ccc_at_13_q)
    );

    nscc_window_n1024 moving (
        .clk             (clk),
        .rst             (rst),
        .enable          (valid_37),
        .ccc             (ccc_at_37_q),
        .inputs_is_plain (is_plain_at_36_q),
        .inputs_change   (change_at_36_q),
        .inputs_gain     (gain_36),
        .inputs_lost     (lost_at_36_q),
        .inputs_is_set   (is_set_at_36_q),
        .inputs_set_to   (set_at_36_q),
        .inputs_most     (penalised_at_36_q ? flight_most_at_36_q : largest_at_36_q),
        .min_window      (registers_min_window),
        .read            (ccc_at_13_q),
        .window          (moving_window),
        .seen            (moving_seen)
    );

    delay_w32_c37 removed_at_40 (
        .clk (clk),
        .d   (in_flight_removed),
        .q   (removed_at_40_q)
    );

    delay_w10_c4 ccc_at_41 (
        .clk (clk),
        .d   (ccc_at_37_q),
        .q   (ccc_at_41_q)
    );

    delay_w24_c5 largest_at_41 (
        .clk (clk),
        .d   (largest_at_36_q),
        .q   (largest_at_41_q)
    );

    delay_w3_c20 quadrant_at_41 (
        .clk (clk),
        .d   (quadrant_at_21_q),
        .q   (quadrant_at_41_q)
    );

    delay_w2_c24 adapted_later_at_41 (
        .clk (clk),
        .d   (adapted_later_at_17_q),
        .q   (adapted_later_at_41_q)
    );

    delay_w1_c24 fulfilled_at_41 (
        .clk (clk),
        .d   (choosing_outputs_fulfilled),
        .q   (fulfilled_at_41_q)
    );

    delay_w1_c24 period_at_41 (
        .clk (clk),
        .d   (choosing_outputs_period),
        .q   (period_at_41_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            valid_12 <= 1'b0;
            valid_13 <= 1'b0;
            valid_14 <= 1'b0;
            valid_15 <= 1'b0;
            valid_16 <= 1'b0;
            valid_17 <= 1'b0;
            valid_18 <= 1'b0;
            valid_19 <= 1'b0;
            valid_20 <= 1'b0;
            valid_21 <= 1'b0;
            valid_22 <= 1'b0;
            valid_23 <= 1'b0;
            valid_24 <= 1'b0;
            valid_25 <= 1'b0;
            valid_26 <= 1'b0;
            valid_27 <= 1'b0;
            valid_28 <= 1'b0;
            valid_29 <= 1'b0;
            valid_30 <= 1'b0;
            valid_31 <= 1'b0;
            valid_32 <= 1'b0;
            valid_33 <= 1'b0;
            valid_34 <= 1'b0;
            valid_35 <= 1'b0;
            valid_36 <= 1'b0;
            valid_37 <= 1'b0;
            valid_38 <= 1'b0;
            valid_39 <= 1'b0;
            valid_40 <= 1'b0;
            valid_41 <= 1'b0;
        end else begin
            valid_1 <= event_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            valid_12 <= valid_11;
            valid_13 <= valid_12;
            valid_14 <= valid_13;
            valid_15 <= valid_14;
            valid_16 <= valid_15;
            valid_17 <= valid_16;
            valid_18 <= valid_17;
            valid_19 <= valid_18;
            valid_20 <= valid_19;
            valid_21 <= valid_20;
            valid_22 <= valid_21;
            valid_23 <= valid_22;
            valid_24 <= valid_23;
            valid_25 <= valid_24;
            valid_26 <= valid_25;
            valid_27 <= valid_26;
            valid_28 <= valid_27;
            valid_29 <= valid_28;
            valid_30 <= valid_29;
            valid_31 <= valid_30;
            valid_32 <= valid_31;
            valid_33 <= valid_32;
            valid_34 <= valid_33;
            valid_35 <= valid_34;
            valid_36 <= valid_35;
            valid_37 <= valid_36;
            valid_38 <= valid_37;
            valid_39 <= valid_38;
            valid_40 <= valid_39;
            valid_41 <= valid_40;
        end
    end

    always @(posedge clk) begin
        decrease_since_4 <= now_at_3_q - {12'd0, lowest_base_rtt};
        open_for <= {1'b0, lowest_base_rtt} + {4'd0, registers_target};
        ends_5 <= now_at_4_q + {11'd0, open_for};
        is_high_10 <= delays_delay >= {3'd0, registers_target};
        is_low_10 <= delays_delay < {4'd0, registers_fast_delay};
        is_late_10 <= registers_qa_threshold < delays_delay;
        below_10 <= registers_target - delays_delay[16:0];
        gate_8 <= lowest_largest >> registers_qa_gate;
        gate_9 <= {1'b0, gate_8} - {1'b0, bytes_at_8_q & {24{steps_at_8_q_ack}}};
        gate_10 <= gate_9;
        adjust_since <= now_at_15_q - {12'd0, registers_adjust_period};
        adjust_room <= {5'd0, registers_adjust_bytes} - {1'b0, bytes_at_15_q};
        fast_room <= {1'b0, seen} - {1'b0, bytes_at_15_q};
        decrease_20 <= {16'd0, seen_later_at_19_q} * {24'd0, less_part};
        decrease_21 <= decrease_20;
        fast_18 <= {16'd0, bytes_at_17_q} * {24'd0, registers_fast_scale};
        fast_19 <= fast_18;
        penalty_18 <= {7'd0, bytes_at_17_q} * {24'd0, penalty_at_17_q};
        penalty_19 <= penalty_18;
        moved_22 <= {3'd0, fast_at_21_q & {28{quadrant_at_21_q == QUADRANT_AT_21_Q_FAST}}} - moved_22_word;
        change_23 <= moved_22 - {7'd0, penalty_bytes_at_22_q};
        window_24 <= {8'd0, seen_later_at_23_q} + window_24_word;
        window_25 <= window_25_below ? {7'd0, registers_min_window} : window_25_choice;
        flight_24 <= {{6{flight_after_at_23_q[25]}}, flight_after_at_23_q} + window_24_word;
        flight_25 <= flight_25_below ? {7'd0, registers_min_window} : flight_25_choice;
        gain_36 <= {1'b0, gaining_bytes} + ({9'd0, registers_eta} & {25{eta_at_35_q}});
        chosen_18 <= adapted_later_at_17_q == OUTCOME_ADAPTED_CUT ? achieved_at_17_q : chosen_18_choice;
        set_19 <= largest_at_18_q < chosen_18 ? largest_at_18_q : set_19_choice;
        window_41 <= {8'd0, moving_window} + removed_at_40_q;
        cwnd_41 <= moving_window;
        small_41 <= moving_window < {4'd0, registers_ack_trigger};
    end

    assign limit_valid = valid_41;
    assign limit_ccc = ccc_at_41_q;
    assign limit_window = window_41;
    assign limit_cwnd = cwnd_41;
    assign limit_max_window = largest_at_41_q;
    assign limit_small = small_41;
    assign outcome_quadrant = quadrant_at_41_q;
    assign outcome_adapted = adapted_later_at_41_q;
    assign outcome_fulfilled = fulfilled_at_41_q;
    assign outcome_eta = period_at_41_q;

    wire _unused_ok = &{1'b0, decrease_21[15:0], fast_19[11:0], penalty_19[6:0], steps_at_17_q_idle, steps_at_17_q_sent, steps_at_17_q_adds, steps_at_17_q_removes, steps_at_17_q_probe};

endmodule

`default_nettype wire
