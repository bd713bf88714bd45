// Quadrants, fast increase and fulfil adjustment of each of 8 congestion control contexts.
`default_nettype none

module nscc_quadrants_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_idle,
    input  wire        inputs_ack,
    input  wire        inputs_handled,
    input  wire        inputs_ecn,
    input  wire        inputs_is_high,
    input  wire        inputs_is_low,
    input  wire        inputs_is_over,
    input  wire [31:0] inputs_now,
    input  wire [31:0] inputs_decrease_since,
    input  wire [31:0] inputs_adjust_since,
    input  wire [23:0] inputs_bytes,
    input  wire [31:0] inputs_increase,
    input  wire [24:0] inputs_adjust_room,
    input  wire [24:0] inputs_fast_room,
    input  wire        inputs_penalised,
    input  wire        inputs_restores,
    input  wire [23:0] inputs_seen,
    output reg   [2:0] outputs_quadrant,
    output reg         outputs_fulfilled,
    output reg         outputs_period,
    output reg         outputs_eta,
    output reg  [31:0] outputs_gathered,
    output reg         outputs_restored,
    output reg  [23:0] outputs_saved
);

    localparam [2:0] IS_IN_NONE    = 3'd0;
    localparam [2:0] IS_IN_PI      = 3'd1;
    localparam [2:0] IS_IN_FAST    = 3'd2;
    localparam [2:0] IS_IN_FI      = 3'd3;
    localparam [2:0] IS_IN_NOOP    = 3'd4;
    localparam [2:0] IS_IN_MD      = 3'd5;
    localparam [2:0] IS_IN_MD_SKIP = 3'd6;

    reg   [2:0] is_in;
    wire [31:0] states_word_gathered;
    wire [23:0] states_word_received;
    wire [31:0] states_word_adjusted;
    wire        states_word_is_adjusted;
    wire [31:0] states_word_decreased;
    wire        states_word_is_decreased;
    wire [23:0] states_word_fast_count;
    wire        states_word_is_fast;
    wire        states_word_is_limited;
    wire [23:0] states_word_saved;
    wire  [2:0] states_at;
    wire        states_valid;

    wire        acts = inputs_ack && !inputs_handled;
    wire [31:0] states_now_gathered = states_word_gathered;
    wire [23:0] states_now_received = states_word_received;
    wire [31:0] states_now_adjusted = states_word_adjusted;
    wire        states_now_is_adjusted = states_word_is_adjusted;
    wire [31:0] states_now_decreased = states_word_decreased;
    wire        states_now_is_decreased = states_word_is_decreased;
    wire [23:0] states_now_fast_count = states_word_fast_count;
    wire        states_now_is_fast = states_word_is_fast;
    wire        states_now_is_limited = states_word_is_limited;
    wire [23:0] states_now_saved = states_word_saved;
    wire        comes_back = inputs_ack && inputs_restores && !inputs_penalised && states_now_is_limited;
    wire        limited_term = inputs_penalised || (states_now_is_limited && !inputs_restores);
    wire        limited = inputs_ack ? limited_term : states_now_is_limited;
    wire        saved_term = inputs_ack && inputs_penalised && !states_now_is_limited;
    wire [23:0] saved = saved_term ? inputs_seen : states_now_saved;
    wire        is_md = acts && inputs_ecn && inputs_is_high;
    wire        acts_and_not_inputs_ecn = acts && !inputs_ecn;
    wire        is_fi = acts_and_not_inputs_ecn && inputs_is_high;
    wire        is_pi = acts_and_not_inputs_ecn && !inputs_is_high;
    wire [31:0] is_long_difference = states_now_decreased - inputs_decrease_since;
    wire        is_long = !states_now_is_decreased || is_long_difference[31];
    wire        decreases = is_md && inputs_is_over && is_long;
    wire        counts = is_pi && inputs_is_low && !limited;
    wire        is_full = $signed(inputs_fast_room) < $signed({1'b0, states_now_fast_count});
    wire        fast = counts && (states_now_is_fast || is_full);
    wire [24:0] fast_sum = {1'b0, states_now_fast_count} + {1'b0, inputs_bytes};
    wire        clears = is_md || (is_pi && !counts) || inputs_start;
    wire [32:0] more = {1'b0, states_now_gathered} + {1'b0, inputs_increase};
    wire        adds = (is_fi || (is_pi && !fast)) && !limited;
    wire [31:0] gathered = adds ? (more[32] ? {32{1'b1}} : more[31:0]) : states_now_gathered;
    wire [24:0] received_sum = {1'b0, states_now_received} + {1'b0, inputs_bytes};
    wire [31:0] since = inputs_adjust_since - states_now_adjusted;
    wire        is_period = !states_now_is_adjusted || !since[31];
    wire        is_much = $signed(inputs_adjust_room) < $signed({1'b0, states_now_received});
    wire [31:0] fulfils_difference = states_now_adjusted - inputs_adjust_since;
    wire        fulfils = acts && (!states_now_is_adjusted || fulfils_difference[31] || is_much);
    wire        period = fulfils && is_period;
    wire        empties = fulfils || inputs_handled || inputs_start;
    wire [23:0] states_next_received_choice = received_sum[24] ? {24{1'b1}} : received_sum[23:0];
    wire        period_or_inputs_start = period || inputs_start;
    wire        decreases_or_inputs_start = decreases || inputs_start;
    wire [23:0] states_next_fast_count_choice = fast_sum[24] ? {24{1'b1}} : fast_sum[23:0];

    forwarding_ram_w172_d8_l2 states (
        .clk               (clk),
        .rst               (rst),
        .addr              (ccc),
        .enable            (enable),
        .next_gathered     (gathered & {32{!empties}}),
        .next_received     ((acts ? states_next_received_choice : states_now_received) & {24{!empties}}),
        .next_adjusted     (period_or_inputs_start ? inputs_now : states_now_adjusted),
        .next_is_adjusted  ((period_or_inputs_start || states_now_is_adjusted) && !inputs_idle),
        .next_decreased    (decreases_or_inputs_start ? inputs_now : states_now_decreased),
        .next_is_decreased ((decreases_or_inputs_start || states_now_is_decreased) && !inputs_idle),
        .next_fast_count   ((counts ? states_next_fast_count_choice : states_now_fast_count) & {24{!clears}}),
        .next_is_fast      ((counts ? fast : states_now_is_fast) && !clears),
        .next_is_limited   (limited && !inputs_start),
        .next_saved        (saved),
        .write             (1'b1),
        .word_gathered     (states_word_gathered),
        .word_received     (states_word_received),
        .word_adjusted     (states_word_adjusted),
        .word_is_adjusted  (states_word_is_adjusted),
        .word_decreased    (states_word_decreased),
        .word_is_decreased (states_word_is_decreased),
        .word_fast_count   (states_word_fast_count),
        .word_is_fast      (states_word_is_fast),
        .word_is_limited   (states_word_is_limited),
        .word_saved        (states_word_saved),
        .at                (states_at),
        .valid             (states_valid)
    );

    always @* begin
        is_in = IS_IN_NONE;
        if (acts && !inputs_is_high && inputs_ecn) begin
            is_in = IS_IN_NOOP;
        end
        if (is_fi) begin
            is_in = IS_IN_FI;
        end
        if (is_pi) begin
            is_in = IS_IN_PI;
        end
        if (fast) begin
            is_in = IS_IN_FAST;
        end
        if (is_md) begin
            is_in = IS_IN_MD_SKIP;
        end
        if (decreases) begin
            is_in = IS_IN_MD;
        end
    end

    always @(posedge clk) begin
        outputs_quadrant <= is_in;
        outputs_fulfilled <= fulfils;
        outputs_period <= period;
        outputs_eta <= period && !limited;
        outputs_gathered <= gathered & {32{fulfils}};
        outputs_restored <= comes_back;
        outputs_saved <= states_now_saved;
    end

    wire _unused_ok = &{1'b0, since[30:0], states_at, states_valid, is_long_difference[30:0], fulfils_difference[30:0]};

endmodule

`default_nettype wire
