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

    reg         was_mark_active;
    reg         was_mark_running;
    reg         was_mark_armed;
    reg         was_mark_alpha_marked;
    reg         was_mark_decrease_marked;
    reg   [4:0] was_mark_stage;
    reg  [32:0] was_mark_alpha;
    reg  [39:0] was_mark_rate;
    reg  [39:0] was_mark_target;
    reg  [23:0] was_mark_alpha_due;
    reg  [23:0] was_mark_decrease_due;
    reg  [23:0] was_mark_rate_due;
    reg         start_mark;
    reg         mark_mark;
    reg         alpha_past_mark;
    reg         decrease_past_mark;
    reg         rate_past_mark;
    reg         cut_first_mark;
    reg         begins_fire;
    reg         alpha_fires_fire;
    reg         decrease_fires_fire;
    reg         rate_fires_fire;
    reg         cuts_fire;
    reg   [4:0] stage_fire;
    reg         alpha_marked_fire;
    reg         decrease_marked_fire;
    reg  [23:0] alpha_due_fire;
    reg  [23:0] now_mark;
    reg  [23:0] now_fire;
    reg  [23:0] decrease_due_fire;
    reg  [23:0] rate_due_fire;
    reg  [32:0] alpha_fire;
    reg  [23:0] decrease_due_step;
    reg  [22:0] decrease_time_step;
    reg  [32:0] alpha_step;
    reg  [32:0] decay_step;
    reg  [39:0] target_fire;
    reg  [39:0] target_step;
    reg  [39:0] more_step;
    reg  [32:0] less_gain;
    reg  [32:0] gain_step;
    reg  [32:0] gain_gain;
    reg  [40:0] sum_gain;
    reg         alpha_fires_step;
    reg         alpha_fires_gain;
    reg         alpha_fires_cap;
    reg  [32:0] gained_cap;
    reg  [32:0] alpha_gain;
    reg  [32:0] alpha_cap;
    reg         grows_step;
    reg         grows_gain;
    reg         grows_cap;
    reg         is_above_cap;
    reg  [39:0] sum_cap;
    reg  [39:0] target_gain;
    reg  [39:0] target_cap;
    reg  [39:0] target_raise;
    reg  [39:0] raised_rate;
    reg  [39:0] rate_rate;
    reg  [39:0] rate_cut;
    reg  [39:0] target_rate;
    reg  [39:0] target_cut;
    reg  [25:0] alpha_of_cut_raise;
    reg  [25:0] alpha_of_cut_rate;
    reg  [25:0] alpha_of_cut_cut;
    reg  [39:0] rate_cut_product;
    reg  [39:0] rate_subtract;
    reg  [59:0] product_cut_product;
    reg  [59:0] product_subtract;
    reg         cuts_cut_product;
    reg         cuts_subtract;
    reg         cuts_least;
    reg  [39:0] rate_least;
    reg  [39:0] cut_least;
    reg         cuts_out;
    reg  [39:0] rate_out;
    wire        decrease_first_cap_later_q;
    wire        active_out_later_q;
    wire        running_out_later_q;
    wire        armed_out_later_q;
    wire        alpha_marked_out_later_q;
    wire        decrease_marked_out_later_q;
    wire  [4:0] stage_cut_later_q;
    wire  [4:0] stage_out_later_q;
    wire [32:0] alpha_out_later_q;
    wire [39:0] rate_raise_later_q;
    wire [39:0] target_out_later_q;
    wire [23:0] alpha_due_out_later_q;
    wire [23:0] decrease_due_out_later_q;
    wire [23:0] rate_due_out_later_q;
    wire        rate_fires_rate_later_q;
    wire        cuts_cut_later_q;

    wire [23:0] now_minus_was_alpha_due = now - was_alpha_due;
    wire        alpha_past = !now_minus_was_alpha_due[23];
    wire [23:0] now_minus_was_decrease_due = now - was_decrease_due;
    wire        decrease_past = !now_minus_was_decrease_due[23];
    wire [23:0] now_minus_was_rate_due = now - was_rate_due;
    wire        rate_past = !now_minus_was_rate_due[23];
    wire [23:0] decrease_first_difference = was_decrease_due - was_alpha_due;
    wire        decrease_first = decrease_first_difference[23];
    wire [23:0] cut_first_difference = was_decrease_due - was_rate_due;
    wire        cut_first = cut_first_difference[23];
    wire        runs = was_mark_running && !start_mark;
    wire        marks = mark_mark && (was_mark_active || start_mark);
    wire        active = was_mark_active || start_mark;
    wire        running = runs || marks;
    wire        armed_term = runs && decrease_past_mark && (was_mark_decrease_marked || marks);
    wire        armed = (was_mark_armed && runs) || armed_term;
    wire        alpha_marked = (was_mark_alpha_marked || marks) && runs;
    wire        decrease_marked = (was_mark_decrease_marked && runs) || marks;
    wire  [4:0] stage = was_mark_stage & {5{!start_mark}};
    wire [32:0] alpha = runs ? was_mark_alpha : 33'h100000000;
    wire [39:0] rate = start_mark ? registers_link_rate : was_mark_rate;
    wire [39:0] target = start_mark ? registers_link_rate : was_mark_target;
    wire [23:0] alpha_due = was_mark_alpha_due;
    wire [23:0] decrease_due = was_mark_decrease_due;
    wire [23:0] rate_due = was_mark_rate_due;
    wire        begins = marks && !runs;
    wire        alpha_fires = runs && alpha_past_mark;
    wire        decrease_fires = runs && decrease_past_mark;
    wire        rate_fires_term = runs && was_mark_armed && rate_past_mark;
    wire        rate_fires = rate_fires_term && !(armed_term && cut_first_mark);
    wire        cuts = armed_term;
    wire        alpha_marked_of_fire = alpha_marked_fire && !alpha_fires_fire;
    wire        decrease_marked_of_fire = decrease_marked_fire && !cuts_fire;
    wire        alpha_due_of_fire_term = begins_fire || alpha_fires_fire;
    wire [23:0] alpha_due_of_fire_word = {1'b0, registers_alpha_time & {23{alpha_due_of_fire_term}}};
    wire [23:0] alpha_due_of_fire = (begins_fire ? now_fire : alpha_due_fire) + alpha_due_of_fire_word;
    wire [23:0] decrease_due_of_fire = (begins_fire ? now_fire : decrease_due_fire) + {23'd0, begins_fire};
    wire        decrease_time_term = begins_fire || decrease_fires_fire;
    wire [22:0] decrease_time = registers_decrease_time & {23{decrease_time_term}};
    wire        cuts_fire_or_rate_fires_fire = cuts_fire || rate_fires_fire;
    wire [23:0] rate_due_of_fire_word = {1'b0, registers_rate_time & {23{cuts_fire_or_rate_fires_fire}}};
    wire [23:0] rate_due_of_fire = (cuts_fire ? decrease_due_fire : rate_due_fire) + rate_due_of_fire_word;
    wire [32:0] decay = alpha_fire >> registers_gain_shift;
    wire [32:0] gain = (33'h100000000 >> registers_gain_shift) & {33{alpha_marked_fire}};
    wire        grows = stage_fire >= registers_fast_stages && rate_fires_fire;
    wire [39:0] more = stage_fire == registers_fast_stages ? registers_additive : registers_hyper;
    wire  [4:0] stage_of_fire = stage_fire + {4'd0, rate_fires_fire && !(&stage_fire)};
    wire [23:0] decrease_due_of_step = decrease_due_step + {1'b0, decrease_time_step};
    wire [32:0] less = alpha_step - decay_step;
    wire [40:0] sum = {1'b0, target_step} + {1'b0, more_step};
    wire [32:0] gained = less_gain + gain_gain;
    wire        is_above = {1'b0, registers_link_rate} < sum_gain;
    wire [39:0] sum_of_gain = sum_gain[39:0];
    wire        decrease_first_cap = decrease_first_cap_later_q;
    wire [32:0] alpha_of_cap = alpha_fires_cap ? gained_cap : alpha_cap;
    wire [32:0] alpha_of_cut_choice = alpha_fires_cap && !decrease_first_cap ? gained_cap : alpha_cap;
    wire [25:0] alpha_of_cut = alpha_of_cut_choice[32:7];
    wire [39:0] target_of_cap = grows_cap ? (is_above_cap ? registers_link_rate : sum_cap) : target_cap;
    wire [39:0] rate_raise = rate_raise_later_q;
    wire [39:0] raised = {1'b0, rate_raise[39:1]} + {1'b0, target_raise[39:1]};
    wire        rate_fires_rate = rate_fires_rate_later_q;
    wire [39:0] rate_of_rate = rate_fires_rate ? raised_rate : rate_rate;
    wire        cuts_cut = cuts_cut_later_q;
    wire  [4:0] stage_cut = stage_cut_later_q;
    wire [39:0] target_of_cut = cuts_cut && (registers_clamps_target || (|stage_cut)) ? rate_cut : target_cut;
    wire [59:0] product = {26'd0, rate_cut[39:6]} * {34'd0, alpha_of_cut_cut};
    wire [39:0] cut = rate_subtract - product_subtract[59:20];
    wire [39:0] rate_of_least_choice = cut_least < registers_least_rate ? registers_least_rate : cut_least;
    wire [39:0] rate_of_least = cuts_least ? rate_of_least_choice : rate_least;
    wire  [4:0] stage_out = stage_out_later_q;
    wire        active_out = active_out_later_q;
    wire        running_out = running_out_later_q;
    wire        armed_out = armed_out_later_q;
    wire        alpha_marked_out = alpha_marked_out_later_q;
    wire        decrease_marked_out = decrease_marked_out_later_q;
    wire [32:0] alpha_out = alpha_out_later_q;
    wire [39:0] target_out = target_out_later_q;
    wire [23:0] alpha_due_out = alpha_due_out_later_q;
    wire [23:0] decrease_due_out = decrease_due_out_later_q;
    wire [23:0] rate_due_out = rate_due_out_later_q;

    delay_w1_c5 decrease_first_cap_later (
        .clk (clk),
        .d   (decrease_first),
        .q   (decrease_first_cap_later_q)
    );

    delay_w1_c11 active_out_later (
        .clk (clk),
        .d   (active),
        .q   (active_out_later_q)
    );

    delay_w1_c11 running_out_later (
        .clk (clk),
        .d   (running),
        .q   (running_out_later_q)
    );

    delay_w1_c11 armed_out_later (
        .clk (clk),
        .d   (armed),
        .q   (armed_out_later_q)
    );

    delay_w1_c10 alpha_marked_out_later (
        .clk (clk),
        .d   (alpha_marked_of_fire),
        .q   (alpha_marked_out_later_q)
    );

    delay_w1_c10 decrease_marked_out_later (
        .clk (clk),
        .d   (decrease_marked_of_fire),
        .q   (decrease_marked_out_later_q)
    );

    delay_w5_c6 stage_cut_later (
        .clk (clk),
        .d   (stage_of_fire),
        .q   (stage_cut_later_q)
    );

    delay_w5_c4 stage_out_later (
        .clk (clk),
        .d   (stage_cut),
        .q   (stage_out_later_q)
    );

    delay_w33_c7 alpha_out_later (
        .clk (clk),
        .d   (alpha_of_cap),
        .q   (alpha_out_later_q)
    );

    delay_w40_c5 rate_raise_later (
        .clk (clk),
        .d   (rate),
        .q   (rate_raise_later_q)
    );

    delay_w40_c4 target_out_later (
        .clk (clk),
        .d   (target_of_cut),
        .q   (target_out_later_q)
    );

    delay_w24_c10 alpha_due_out_later (
        .clk (clk),
        .d   (alpha_due_of_fire),
        .q   (alpha_due_out_later_q)
    );

    delay_w24_c9 decrease_due_out_later (
        .clk (clk),
        .d   (decrease_due_of_step),
        .q   (decrease_due_out_later_q)
    );

    delay_w24_c10 rate_due_out_later (
        .clk (clk),
        .d   (rate_due_of_fire),
        .q   (rate_due_out_later_q)
    );

    delay_w1_c5 rate_fires_rate_later (
        .clk (clk),
        .d   (rate_fires_fire),
        .q   (rate_fires_rate_later_q)
    );

    delay_w1_c6 cuts_cut_later (
        .clk (clk),
        .d   (cuts_fire),
        .q   (cuts_cut_later_q)
    );

    always @(posedge clk) begin
        was_mark_active <= was_active;
        was_mark_running <= was_running;
        was_mark_armed <= was_armed;
        was_mark_alpha_marked <= was_alpha_marked;
        was_mark_decrease_marked <= was_decrease_marked;
        was_mark_stage <= was_stage;
        was_mark_alpha <= was_alpha;
        was_mark_rate <= was_rate;
        was_mark_target <= was_target;
        was_mark_alpha_due <= was_alpha_due;
        was_mark_decrease_due <= was_decrease_due;
        was_mark_rate_due <= was_rate_due;
        start_mark <= start;
        mark_mark <= mark;
        alpha_past_mark <= alpha_past;
        decrease_past_mark <= decrease_past;
        rate_past_mark <= rate_past;
        cut_first_mark <= cut_first;
        begins_fire <= begins;
        alpha_fires_fire <= alpha_fires;
        decrease_fires_fire <= decrease_fires;
        rate_fires_fire <= rate_fires;
        cuts_fire <= cuts;
        stage_fire <= stage;
        alpha_marked_fire <= alpha_marked;
        decrease_marked_fire <= decrease_marked;
        alpha_due_fire <= alpha_due;
        now_mark <= now;
        now_fire <= now_mark;
        decrease_due_fire <= decrease_due;
        rate_due_fire <= rate_due;
        alpha_fire <= alpha;
        decrease_due_step <= decrease_due_of_fire;
        decrease_time_step <= decrease_time;
        alpha_step <= alpha_fire;
        decay_step <= decay;
        target_fire <= target;
        target_step <= target_fire;
        more_step <= more;
        less_gain <= less;
        gain_step <= gain;
        gain_gain <= gain_step;
        sum_gain <= sum;
        alpha_fires_step <= alpha_fires_fire;
        alpha_fires_gain <= alpha_fires_step;
        alpha_fires_cap <= alpha_fires_gain;
        gained_cap <= gained;
        alpha_gain <= alpha_step;
        alpha_cap <= alpha_gain;
        grows_step <= grows;
        grows_gain <= grows_step;
        grows_cap <= grows_gain;
        is_above_cap <= is_above;
        sum_cap <= sum_of_gain;
        target_gain <= target_step;
        target_cap <= target_gain;
        target_raise <= target_of_cap;
        raised_rate <= raised;
        rate_rate <= rate_raise;
        rate_cut <= rate_of_rate;
        target_rate <= target_raise;
        target_cut <= target_rate;
        alpha_of_cut_raise <= alpha_of_cut;
        alpha_of_cut_rate <= alpha_of_cut_raise;
        alpha_of_cut_cut <= alpha_of_cut_rate;
        rate_cut_product <= rate_cut;
        rate_subtract <= rate_cut_product;
        product_cut_product <= product;
        product_subtract <= product_cut_product;
        cuts_cut_product <= cuts_cut;
        cuts_subtract <= cuts_cut_product;
        cuts_least <= cuts_subtract;
        rate_least <= rate_subtract;
        cut_least <= cut;
        cuts_out <= cuts_least;
        rate_out <= rate_of_least;
    end

    assign next_active = active_out;
    assign next_running = running_out;
    assign next_armed = armed_out;
    assign next_alpha_marked = alpha_marked_out;
    assign next_decrease_marked = decrease_marked_out;
    assign next_stage = stage_out & {5{!cuts_out}};
    assign next_alpha = alpha_out;
    assign next_rate = rate_out;
    assign next_target = target_out;
    assign next_alpha_due = alpha_due_out;
    assign next_decrease_due = decrease_due_out;
    assign next_rate_due = rate_due_out;

    wire _unused_ok = &{1'b0, registers_pace, registers_burst, product_subtract[19:0], now_minus_was_alpha_due[22:0], now_minus_was_decrease_due[22:0], now_minus_was_rate_due[22:0], decrease_first_difference[22:0], cut_first_difference[22:0], alpha_of_cut_choice[6:0]};

endmodule

`default_nettype wire
