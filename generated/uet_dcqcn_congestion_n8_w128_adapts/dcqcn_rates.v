// Rate of DCQCN after a mark and the timers that are due.
`default_nettype none

module dcqcn_rates (
    input  wire        clk,
    input  wire        was_active,
    input  wire        was_running,
    input  wire        was_armed,
    input  wire        was_alpha_marked,
    input  wire        was_decrease_marked,
    input  wire  [4:0] was_stage,
    input  wire [32:0] was_alpha,
    input  wire [39:0] was_rate,
    input  wire [39:0] was_target,
    input  wire [23:0] was_alpha_due,
    input  wire [23:0] was_decrease_due,
    input  wire [23:0] was_rate_due,
    input  wire        start,
    input  wire        mark,
    input  wire [23:0] now,
    input  wire [39:0] registers_link_rate,
    input  wire [39:0] registers_least_rate,
    input  wire [39:0] registers_additive,
    input  wire [39:0] registers_hyper,
    input  wire [22:0] registers_alpha_time,
    input  wire [22:0] registers_decrease_time,
    input  wire [22:0] registers_rate_time,
    input  wire  [4:0] registers_fast_stages,
    input  wire        registers_clamps_target,
    input  wire  [3:0] registers_gain_shift,
    input  wire [16:0] registers_pace,
    input  wire [23:0] registers_burst,
    output wire        next_active,
    output wire        next_running,
    output wire        next_armed,
    output wire        next_alpha_marked,
    output wire        next_decrease_marked,
    output wire  [4:0] next_stage,
    output wire [32:0] next_alpha,
    output wire [39:0] next_rate,
    output wire [39:0] next_target,
    output wire [23:0] next_alpha_due,
    output wire [23:0] next_decrease_due,
    output wire [23:0] next_rate_due
);

    reg         order_3_alpha;
    reg         order_3_decrease;
    reg         order_3_rate;
    reg         order_3_decrease_first;
    reg         order_3_cut_first;
    reg         was_3_active;
    reg         was_3_running;
    reg         was_3_armed;
    reg         was_3_alpha_marked;
    reg         was_3_decrease_marked;
    reg   [4:0] was_3_stage;
    reg  [32:0] was_3_alpha;
    reg  [39:0] was_3_rate;
    reg  [39:0] was_3_target;
    reg  [23:0] was_3_alpha_due;
    reg  [23:0] was_3_decrease_due;
    reg  [23:0] was_3_rate_due;
    reg         start_3;
    reg         mark_3;
    reg         state_4_active;
    reg         state_4_running;
    reg         state_4_armed;
    reg         state_4_alpha_marked;
    reg         state_4_decrease_marked;
    reg   [4:0] state_4_stage;
    reg  [32:0] state_4_alpha;
    reg  [39:0] state_4_rate;
    reg  [39:0] state_4_target;
    reg  [23:0] state_4_alpha_due;
    reg  [23:0] state_4_decrease_due;
    reg  [23:0] state_4_rate_due;
    reg         fires_4_first;
    reg         fires_4_alpha;
    reg         fires_4_decrease;
    reg         fires_4_rate;
    reg         fires_4_cuts;
    reg         fires_4_old_alpha;
    reg  [32:0] alpha_shifted;
    reg  [32:0] gain;
    wire [32:0] alpha_before_at_5_q;
    reg  [32:0] alpha_less;
    reg  [32:0] gain_6;
    reg  [32:0] alpha_gained;
    wire        alpha_at_7_q;
    wire [32:0] alpha_before_at_7_q;
    reg  [32:0] alpha_8;
    wire        old_alpha_at_7_q;
    reg  [25:0] alpha_of_cut;
    wire [23:0] now_at_4_q;
    reg  [23:0] alpha_due_5;
    reg  [23:0] decrease_base_5;
    reg  [22:0] decrease_time_5;
    reg  [23:0] decrease_due_6;
    reg  [23:0] rate_due_5;
    reg         grows_5;
    reg  [39:0] more_5;
    reg   [4:0] stage_5;
    wire [39:0] target_before_at_5_q;
    reg  [40:0] target_sum;
    reg         target_above;
    reg  [39:0] target_sum_7;
    wire        grows_at_7_q;
    wire [39:0] target_before_at_7_q;
    reg  [39:0] target_8;
    wire [39:0] rate_before_at_8_q;
    reg  [39:0] raised;
    wire        rate_at_9_q;
    wire [39:0] rate_before_at_9_q;
    reg  [39:0] rate_10;
    wire        cuts_at_10_q;
    wire  [4:0] stage_at_10_q;
    wire [39:0] target_at_10_q;
    reg  [39:0] target_11;
    wire [25:0] alpha_cut_at_10_q;
    reg  [59:0] product_11;
    reg  [59:0] product_12;
    wire [39:0] rate_at_12_q;
    reg  [39:0] cut_13;
    wire        cuts_at_13_q;
    wire [39:0] rate_at_13_q;
    reg  [39:0] rate_14;
    wire        active_at_14_q;
    wire        running_at_14_q;
    wire        armed_at_14_q;
    wire        alpha_marked_at_14_q;
    wire        decrease_marked_at_14_q;
    wire  [4:0] stage_at_14_q;
    wire        cuts_at_14_q;
    wire [32:0] alpha_after_at_14_q;
    wire [39:0] target_after_at_14_q;
    wire [23:0] alpha_due_at_14_q;
    wire [23:0] decrease_due_at_14_q;
    wire [23:0] rate_due_at_14_q;

    wire        runs = was_3_running && !start_3;
    wire        was_3_active_or_start_3 = was_3_active || start_3;
    wire        marks = mark_3 && was_3_active_or_start_3;
    wire        runs_and_order_3_decrease = runs && order_3_decrease;
    wire        cuts = runs_and_order_3_decrease && (was_3_decrease_marked || marks);
    wire [23:0] decrease_base = (fires_4_first ? now_at_4_q : state_4_decrease_due) + {23'd0, fires_4_first};
    wire [23:0] now_minus_was_alpha_due = now - was_alpha_due;
    wire [23:0] now_minus_was_decrease_due = now - was_decrease_due;
    wire [23:0] now_minus_was_rate_due = now - was_rate_due;
    wire [23:0] order_3_decrease_first_difference = was_decrease_due - was_alpha_due;
    wire [23:0] order_3_cut_first_difference = was_decrease_due - was_rate_due;
    wire [32:0] alpha_of_cut_choice = alpha_at_7_q && !old_alpha_at_7_q ? alpha_gained : alpha_before_at_7_q;
    wire        alpha_due_5_term = fires_4_first || fires_4_alpha;
    wire [23:0] alpha_due_5_word = {1'b0, registers_alpha_time & {23{alpha_due_5_term}}};
    wire        decrease_time_5_term = fires_4_first || fires_4_decrease;
    wire [23:0] rate_due_5_choice = fires_4_cuts ? state_4_decrease_due : state_4_rate_due;
    wire        fires_4_cuts_or_fires_4_rate = fires_4_cuts || fires_4_rate;
    wire [39:0] target_8_choice = target_above ? registers_link_rate : target_sum_7;
    wire        target_11_term = cuts_at_10_q && (registers_clamps_target || (|stage_at_10_q));
    wire [39:0] rate_14_choice = cut_13 < registers_least_rate ? registers_least_rate : cut_13;

    delay_w33_c1 alpha_before_at_5 (
        .clk (clk),
        .d   (state_4_alpha),
        .q   (alpha_before_at_5_q)
    );

    delay_w1_c3 alpha_at_7 (
        .clk (clk),
        .d   (fires_4_alpha),
        .q   (alpha_at_7_q)
    );

    delay_w33_c2 alpha_before_at_7 (
        .clk (clk),
        .d   (alpha_before_at_5_q),
        .q   (alpha_before_at_7_q)
    );

    delay_w1_c3 old_alpha_at_7 (
        .clk (clk),
        .d   (fires_4_old_alpha),
        .q   (old_alpha_at_7_q)
    );

    delay_w24_c2 now_at_4 (
        .clk (clk),
        .d   (now),
        .q   (now_at_4_q)
    );

    delay_w40_c1 target_before_at_5 (
        .clk (clk),
        .d   (state_4_target),
        .q   (target_before_at_5_q)
    );

    delay_w1_c2 grows_at_7 (
        .clk (clk),
        .d   (grows_5),
        .q   (grows_at_7_q)
    );

    delay_w40_c2 target_before_at_7 (
        .clk (clk),
        .d   (target_before_at_5_q),
        .q   (target_before_at_7_q)
    );

    delay_w40_c4 rate_before_at_8 (
        .clk (clk),
        .d   (state_4_rate),
        .q   (rate_before_at_8_q)
    );

    delay_w1_c5 rate_at_9 (
        .clk (clk),
        .d   (fires_4_rate),
        .q   (rate_at_9_q)
    );

    delay_w40_c1 rate_before_at_9 (
        .clk (clk),
        .d   (rate_before_at_8_q),
        .q   (rate_before_at_9_q)
    );

    delay_w1_c6 cuts_at_10 (
        .clk (clk),
        .d   (fires_4_cuts),
        .q   (cuts_at_10_q)
    );

    delay_w5_c5 stage_at_10 (
        .clk (clk),
        .d   (stage_5),
        .q   (stage_at_10_q)
    );

    delay_w40_c2 target_at_10 (
        .clk (clk),
        .d   (target_8),
        .q   (target_at_10_q)
    );

    delay_w26_c2 alpha_cut_at_10 (
        .clk (clk),
        .d   (alpha_of_cut),
        .q   (alpha_cut_at_10_q)
    );

    delay_w40_c2 rate_at_12 (
        .clk (clk),
        .d   (rate_10),
        .q   (rate_at_12_q)
    );

    delay_w1_c3 cuts_at_13 (
        .clk (clk),
        .d   (cuts_at_10_q),
        .q   (cuts_at_13_q)
    );

    delay_w40_c1 rate_at_13 (
        .clk (clk),
        .d   (rate_at_12_q),
        .q   (rate_at_13_q)
    );

    delay_w1_c10 active_at_14 (
        .clk (clk),
        .d   (state_4_active),
        .q   (active_at_14_q)
    );

    delay_w1_c10 running_at_14 (
        .clk (clk),
        .d   (state_4_running),
        .q   (running_at_14_q)
    );

    delay_w1_c10 armed_at_14 (
        .clk (clk),
        .d   (state_4_armed),
        .q   (armed_at_14_q)
    );

    delay_w1_c10 alpha_marked_at_14 (
        .clk (clk),
        .d   (state_4_alpha_marked && !fires_4_alpha),
        .q   (alpha_marked_at_14_q)
    );

    delay_w1_c10 decrease_marked_at_14 (
        .clk (clk),
        .d   (state_4_decrease_marked && !fires_4_cuts),
        .q   (decrease_marked_at_14_q)
    );

    delay_w5_c4 stage_at_14 (
        .clk (clk),
        .d   (stage_at_10_q),
        .q   (stage_at_14_q)
    );

    delay_w1_c1 cuts_at_14 (
        .clk (clk),
        .d   (cuts_at_13_q),
        .q   (cuts_at_14_q)
    );

    delay_w33_c6 alpha_after_at_14 (
        .clk (clk),
        .d   (alpha_8),
        .q   (alpha_after_at_14_q)
    );

    delay_w40_c3 target_after_at_14 (
        .clk (clk),
        .d   (target_11),
        .q   (target_after_at_14_q)
    );

    delay_w24_c9 alpha_due_at_14 (
        .clk (clk),
        .d   (alpha_due_5),
        .q   (alpha_due_at_14_q)
    );

    delay_w24_c8 decrease_due_at_14 (
        .clk (clk),
        .d   (decrease_due_6),
        .q   (decrease_due_at_14_q)
    );

    delay_w24_c9 rate_due_at_14 (
        .clk (clk),
        .d   (rate_due_5),
        .q   (rate_due_at_14_q)
    );

    always @(posedge clk) begin
        order_3_alpha <= !now_minus_was_alpha_due[23];
        order_3_decrease <= !now_minus_was_decrease_due[23];
        order_3_rate <= !now_minus_was_rate_due[23];
        order_3_decrease_first <= order_3_decrease_first_difference[23];
        order_3_cut_first <= order_3_cut_first_difference[23];
        was_3_active <= was_active;
        was_3_running <= was_running;
        was_3_armed <= was_armed;
        was_3_alpha_marked <= was_alpha_marked;
        was_3_decrease_marked <= was_decrease_marked;
        was_3_stage <= was_stage;
        was_3_alpha <= was_alpha;
        was_3_rate <= was_rate;
        was_3_target <= was_target;
        was_3_alpha_due <= was_alpha_due;
        was_3_decrease_due <= was_decrease_due;
        was_3_rate_due <= was_rate_due;
        start_3 <= start;
        mark_3 <= mark;
        state_4_active <= was_3_active_or_start_3;
        state_4_running <= runs || marks;
        state_4_armed <= (was_3_armed && runs) || cuts;
        state_4_alpha_marked <= (was_3_alpha_marked || marks) && runs;
        state_4_decrease_marked <= (was_3_decrease_marked && runs) || marks;
        state_4_stage <= was_3_stage & {5{!start_3}};
        state_4_alpha <= runs ? was_3_alpha : 33'h100000000;
        state_4_rate <= start_3 ? registers_link_rate : was_3_rate;
        state_4_target <= start_3 ? registers_link_rate : was_3_target;
        state_4_alpha_due <= was_3_alpha_due;
        state_4_decrease_due <= was_3_decrease_due;
        state_4_rate_due <= was_3_rate_due;
        fires_4_first <= marks && !runs;
        fires_4_alpha <= runs && order_3_alpha;
        fires_4_decrease <= runs_and_order_3_decrease;
        fires_4_rate <= runs && was_3_armed && order_3_rate && !(cuts && order_3_cut_first);
        fires_4_cuts <= cuts;
        fires_4_old_alpha <= order_3_decrease_first;
        alpha_shifted <= state_4_alpha >> registers_gain_shift;
        gain <= (33'h100000000 >> registers_gain_shift) & {33{state_4_alpha_marked}};
        alpha_less <= alpha_before_at_5_q - alpha_shifted;
        gain_6 <= gain;
        alpha_gained <= alpha_less + gain_6;
        alpha_8 <= alpha_at_7_q ? alpha_gained : alpha_before_at_7_q;
        alpha_of_cut <= alpha_of_cut_choice[32:7];
        alpha_due_5 <= (fires_4_first ? now_at_4_q : state_4_alpha_due) + alpha_due_5_word;
        decrease_base_5 <= decrease_base;
        decrease_time_5 <= registers_decrease_time & {23{decrease_time_5_term}};
        decrease_due_6 <= decrease_base_5 + {1'b0, decrease_time_5};
        rate_due_5 <= rate_due_5_choice + {1'b0, registers_rate_time & {23{fires_4_cuts_or_fires_4_rate}}};
        grows_5 <= state_4_stage >= registers_fast_stages && fires_4_rate;
        more_5 <= state_4_stage == registers_fast_stages ? registers_additive : registers_hyper;
        stage_5 <= state_4_stage + {4'd0, fires_4_rate && !(&state_4_stage)};
        target_sum <= {1'b0, target_before_at_5_q} + {1'b0, more_5};
        target_above <= {1'b0, registers_link_rate} < target_sum;
        target_sum_7 <= target_sum[39:0];
        target_8 <= grows_at_7_q ? target_8_choice : target_before_at_7_q;
        raised <= {1'b0, rate_before_at_8_q[39:1]} + {1'b0, target_8[39:1]};
        rate_10 <= rate_at_9_q ? raised : rate_before_at_9_q;
        target_11 <= target_11_term ? rate_10 : target_at_10_q;
        product_11 <= {26'd0, rate_10[39:6]} * {34'd0, alpha_cut_at_10_q};
        product_12 <= product_11;
        cut_13 <= rate_at_12_q - product_12[59:20];
        rate_14 <= cuts_at_13_q ? rate_14_choice : rate_at_13_q;
    end

    assign next_active = active_at_14_q;
    assign next_running = running_at_14_q;
    assign next_armed = armed_at_14_q;
    assign next_alpha_marked = alpha_marked_at_14_q;
    assign next_decrease_marked = decrease_marked_at_14_q;
    assign next_stage = stage_at_14_q & {5{!cuts_at_14_q}};
    assign next_alpha = alpha_after_at_14_q;
    assign next_rate = rate_14;
    assign next_target = target_after_at_14_q;
    assign next_alpha_due = alpha_due_at_14_q;
    assign next_decrease_due = decrease_due_at_14_q;
    assign next_rate_due = rate_due_at_14_q;

    wire _unused_ok = &{1'b0, registers_pace, registers_burst, product_12[19:0], now_minus_was_alpha_due[22:0], now_minus_was_decrease_due[22:0], now_minus_was_rate_due[22:0], order_3_decrease_first_difference[22:0], order_3_cut_first_difference[22:0], alpha_of_cut_choice[6:0]};

endmodule

`default_nettype wire
