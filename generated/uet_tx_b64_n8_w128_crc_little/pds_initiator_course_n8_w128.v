// Next packets, ranges that go again, and holds of 8 PDCs, an event a clock.
`default_nettype none

module pds_initiator_course_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire        intent_begins,
    input  wire        intent_is_visit,
    input  wire        intent_is_open,
    input  wire        intent_may_begin,
    input  wire        intent_may_repeat,
    input  wire        intent_may_step,
    input  wire        intent_is_near,
    input  wire        intent_closes,
    input  wire        intent_ordered,
    input  wire        intent_creating,
    input  wire        intent_newer,
    input  wire        intent_moves,
    input  wire        intent_recovers,
    input  wire        intent_renews,
    input  wire        intent_holds,
    input  wire        intent_quiesces,
    input  wire [31:0] intent_rel,
    input  wire [31:0] intent_after,
    input  wire [31:0] intent_cum,
    input  wire [31:0] intent_start,
    input  wire [31:0] intent_now,
    input  wire [31:0] intent_held_until,
    input  wire        to_gap,
    input  wire        to_rel,
    output wire [31:0] course_next,
    output wire [31:0] course_was_next,
    output wire        course_close_sent,
    output wire        course_going,
    output wire        course_far,
    output wire [31:0] course_again,
    output wire [31:0] course_until,
    output wire        course_sleek,
    output wire        course_was_sleek,
    output wire        course_hold,
    output wire        course_was_renew,
    output wire        course_syn_resent,
    output wire        course_begins,
    output wire        course_repeats,
    output wire        course_steps,
    output wire        course_unholds,
    output wire        course_settled
);

    reg  [31:0] next_course_next;
    reg         next_course_close_sent;
    reg         next_course_going;
    reg         next_course_far;
    reg         next_course_sleek;
    reg         next_course_hold;
    reg         next_course_renew;
    reg         next_course_syn_resent;
    wire [31:0] courses_word_next;
    wire        courses_word_close_sent;
    wire        courses_word_going;
    wire        courses_word_far;
    wire [31:0] courses_word_again;
    wire [31:0] courses_word_until;
    wire        courses_word_sleek;
    wire        courses_word_hold;
    wire [31:0] courses_word_hold_at;
    wire        courses_word_renew;
    wire        courses_word_syn_resent;
    wire  [2:0] courses_at;
    wire        courses_valid;
    reg  [31:0] course_now_next;
    reg         course_now_close_sent;
    reg         course_now_going;
    reg         course_now_far;
    reg  [31:0] course_now_again;
    reg  [31:0] course_now_until;
    reg         course_now_sleek;
    reg         course_now_hold;
    reg         course_now_syn_resent;
    reg  [31:0] course_now_was_next;
    reg         course_now_was_sleek;
    reg         course_now_was_renew;
    reg         course_now_begins;
    reg         course_now_repeats;
    reg         course_now_steps;
    reg         course_now_unholds;
    reg         course_now_settled;

    wire [31:0] courses_now_next = courses_word_next;
    wire        courses_now_close_sent = courses_word_close_sent;
    wire        courses_now_going = courses_word_going;
    wire        courses_now_far = courses_word_far;
    wire [31:0] courses_now_again = courses_word_again;
    wire [31:0] courses_now_until = courses_word_until;
    wire        courses_now_sleek = courses_word_sleek;
    wire        courses_now_hold = courses_word_hold;
    wire [31:0] courses_now_hold_at = courses_word_hold_at;
    wire        courses_now_renew = courses_word_renew;
    wire        courses_now_syn_resent = courses_word_syn_resent;
    wire        runs = !courses_now_hold;
    wire        is_next = intent_rel == courses_now_next;
    wire        begins_term = intent_may_begin && is_next && runs && !courses_now_close_sent;
    wire        begins = begins_term && !(intent_ordered && courses_now_going);
    wire        repeats = intent_may_repeat && runs;
    wire        is_again = intent_rel == courses_now_again;
    wire        may_step = intent_may_step && courses_now_going && is_again && runs;
    wire        is_far = courses_now_sleek && !intent_is_near;
    wire        steps = may_step && !is_far;
    wire        ends = steps && intent_after == courses_now_until;
    wire [31:0] past_difference = intent_cum - courses_now_until;
    wire        past = intent_newer && !past_difference[31];
    wire [31:0] is_behind_difference = courses_now_again - intent_cum;
    wire        is_behind = is_behind_difference[31];
    wire        lifts = intent_newer && is_behind;
    wire        not_going = !courses_now_going;
    wire [31:0] lowers_difference = intent_cum - courses_now_again;
    wire        lowers = to_gap && (lowers_difference[31] || not_going);
    wire [31:0] returns_difference = intent_rel - courses_now_again;
    wire        returns = to_rel && (returns_difference[31] || not_going);
    wire        recovers = intent_recovers && courses_now_next != intent_start;
    wire        from_oldest = intent_moves || recovers;
    wire        takes = lifts || lowers || returns || from_oldest || steps;
    wire        goes = to_gap || to_rel;
    wire        starts = from_oldest || goes;
    wire        bounds = from_oldest || (goes && !courses_now_sleek);
    wire [31:0] held = intent_now - courses_now_hold_at;
    wire        unholds = intent_is_visit && courses_now_hold && !held[31];
    wire [31:0] next_course_again = takes ? intent_start : courses_now_again;
    wire [31:0] next_course_until = bounds ? courses_now_next : courses_now_until;
    wire [31:0] next_course_hold_at_choice = intent_quiesces ? intent_now : courses_now_hold_at;
    wire [31:0] next_course_hold_at = intent_holds ? intent_held_until : next_course_hold_at_choice;
    wire        next_course_far_term = courses_now_far && !(takes || intent_newer || starts);

    forwarding_ram_w135_d8_l3 courses (
        .clk             (clk),
        .rst             (rst),
        .addr            (place),
        .enable          (enable),
        .next_next       (next_course_next),
        .next_close_sent (next_course_close_sent),
        .next_going      (next_course_going),
        .next_far        (next_course_far),
        .next_again      (next_course_again),
        .next_until      (next_course_until),
        .next_sleek      (next_course_sleek),
        .next_hold       (next_course_hold),
        .next_hold_at    (next_course_hold_at),
        .next_renew      (next_course_renew),
        .next_syn_resent (next_course_syn_resent),
        .write           (1'b1),
        .word_next       (courses_word_next),
        .word_close_sent (courses_word_close_sent),
        .word_going      (courses_word_going),
        .word_far        (courses_word_far),
        .word_again      (courses_word_again),
        .word_until      (courses_word_until),
        .word_sleek      (courses_word_sleek),
        .word_hold       (courses_word_hold),
        .word_hold_at    (courses_word_hold_at),
        .word_renew      (courses_word_renew),
        .word_syn_resent (courses_word_syn_resent),
        .at              (courses_at),
        .valid           (courses_valid)
    );

    always @* begin
        next_course_next = courses_now_next;
        next_course_close_sent = courses_now_close_sent;
        next_course_going = courses_now_going;
        next_course_far = courses_now_far;
        next_course_sleek = courses_now_sleek;
        next_course_hold = courses_now_hold;
        next_course_renew = courses_now_renew;
        next_course_syn_resent = courses_now_syn_resent;
        next_course_next = begins ? intent_after : courses_now_next;
        next_course_close_sent = courses_now_close_sent || (begins && intent_closes);
        next_course_going = starts || (courses_now_going && !(past || ends));
        next_course_far = (may_step && is_far) || next_course_far_term;
        next_course_sleek = recovers || (courses_now_sleek && !(past || intent_moves));
        next_course_hold = intent_holds || (courses_now_hold && !unholds);
        next_course_renew = intent_renews || (courses_now_renew && !(begins || repeats || steps));
        next_course_syn_resent = courses_now_syn_resent || (intent_creating && (repeats || steps));
        if (intent_begins) begin
            next_course_next = 32'd0;
            next_course_close_sent = 1'b0;
            next_course_going = 1'b0;
            next_course_far = 1'b0;
            next_course_sleek = 1'b0;
            next_course_hold = 1'b0;
            next_course_renew = 1'b0;
            next_course_syn_resent = 1'b0;
        end
    end

    always @(posedge clk) begin
        course_now_next <= next_course_next;
        course_now_close_sent <= next_course_close_sent;
        course_now_going <= next_course_going;
        course_now_far <= next_course_far;
        course_now_again <= next_course_again;
        course_now_until <= next_course_until;
        course_now_sleek <= next_course_sleek;
        course_now_hold <= next_course_hold;
        course_now_syn_resent <= next_course_syn_resent;
        course_now_was_next <= courses_now_next;
        course_now_was_sleek <= courses_now_sleek;
        course_now_was_renew <= courses_now_renew;
        course_now_begins <= begins;
        course_now_repeats <= repeats;
        course_now_steps <= steps;
        course_now_unholds <= unholds;
        course_now_settled <= (|held[31:8]) && runs;
    end

    assign course_next = course_now_next;
    assign course_was_next = course_now_was_next;
    assign course_close_sent = course_now_close_sent;
    assign course_going = course_now_going;
    assign course_far = course_now_far;
    assign course_again = course_now_again;
    assign course_until = course_now_until;
    assign course_sleek = course_now_sleek;
    assign course_was_sleek = course_now_was_sleek;
    assign course_hold = course_now_hold;
    assign course_was_renew = course_now_was_renew;
    assign course_syn_resent = course_now_syn_resent;
    assign course_begins = course_now_begins;
    assign course_repeats = course_now_repeats;
    assign course_steps = course_now_steps;
    assign course_unholds = course_now_unholds;
    assign course_settled = course_now_settled;

    wire _unused_ok = &{1'b0, intent_is_open, held[7:0], courses_at, courses_valid, past_difference[30:0], is_behind_difference[30:0], lowers_difference[30:0], returns_difference[30:0]};

endmodule

`default_nettype wire
