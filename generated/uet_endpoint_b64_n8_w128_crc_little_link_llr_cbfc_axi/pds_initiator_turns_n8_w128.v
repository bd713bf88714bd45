// Turns of 8 PDCs, and what each offers to send.
`default_nettype none

module pds_initiator_turns_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire  [2:0] cleared,
    input  wire        sent_enable,
    input  wire  [2:0] sent_place,
    input  wire        changed_enable,
    input  wire  [2:0] changed_place,
    input  wire        refused_enable,
    input  wire  [2:0] refused_place,
    input  wire        view_write_enable,
    input  wire  [2:0] view_write_place,
    input  wire  [2:0] view_write_view_state,
    input  wire [31:0] view_write_view_next,
    input  wire [31:0] view_write_view_cum,
    input  wire  [7:0] view_write_view_range,
    input  wire        view_write_view_going,
    input  wire        view_write_view_far,
    input  wire [31:0] view_write_view_again,
    input  wire [31:0] view_write_view_until,
    input  wire        view_write_view_sleek,
    input  wire        view_write_view_hold,
    input  wire        view_write_view_plain,
    input  wire  [7:0] view_write_view_code,
    input  wire        tail_write_enable,
    input  wire  [2:0] tail_write_place,
    input  wire [31:0] tail_write_tail_tail,
    input  wire [15:0] tail_write_tail_open,
    input  wire        oldest_write_enable,
    input  wire  [2:0] oldest_write_place,
    input  wire [31:0] oldest_write_oldest,
    input  wire        marks_write_address_even_enable,
    input  wire  [2:0] marks_write_address_even,
    input  wire        marks_write_address_odd_enable,
    input  wire  [2:0] marks_write_address_odd,
    input  wire [63:0] marks_write_words_even,
    input  wire [63:0] marks_write_words_odd,
    input  wire        flags_write_enable,
    input  wire  [2:0] flags_write_place,
    input  wire  [1:0] flags_write_flags,
    output wire  [1:0] candidate_payload_kind,
    output wire  [2:0] candidate_payload_place,
    output wire [31:0] candidate_payload_rel,
    output wire        candidate_payload_free,
    output wire        candidate_valid,
    input  wire        candidate_ready
);

    localparam [1:0] TURN_KIND_NONE        = 2'd0;
    localparam [1:0] TURN_KIND_MARKED      = 2'd2;
    localparam [1:0] TURN_KIND_AGAIN       = 2'd3;
    localparam [1:0] CANDIDATE_KIND_FRESH  = 2'd0;
    localparam [1:0] CANDIDATE_KIND_RESEND = 2'd1;
    localparam [1:0] CANDIDATE_KIND_AGAIN  = 2'd2;

    reg   [1:0] candidate_kind;
    reg   [2:0] candidate_place;
    reg  [31:0] candidate_rel;
    reg         candidate_free;
    reg         offers;
    reg   [2:0] turn_place;
    reg   [1:0] turn_kind;
    reg         turn_is_busy;
    reg   [3:0] turn_ended;
    reg  [31:0] turn_spec;
    reg  [31:0] turn_tail_last;
    reg  [31:0] turn_range_last;
    reg  [31:0] turn_slots_last;
    reg  [31:0] turn_again_last;
    reg         turn_is_free;
    reg  [63:0] turn_marks;
    reg         active;
    reg         back_enable;
    reg   [2:0] back_place;
    wire  [3:0] finder_count;
    wire  [2:0] finder_turn_payload_place;
    wire  [1:0] finder_turn_payload_kind;
    wire        finder_turn_payload_is_busy;
    wire  [3:0] finder_turn_payload_ended;
    wire [31:0] finder_turn_payload_spec;
    wire [31:0] finder_turn_payload_tail_last;
    wire [31:0] finder_turn_payload_range_last;
    wire [31:0] finder_turn_payload_slots_last;
    wire [31:0] finder_turn_payload_again_last;
    wire        finder_turn_payload_is_free;
    wire [63:0] finder_turn_payload_marks;
    wire        finder_turn_valid;
    reg   [2:0] next_turn_place;
    reg   [1:0] next_turn_kind;
    reg         next_turn_is_busy;
    reg   [3:0] next_turn_ended;
    reg  [31:0] next_turn_spec;
    reg  [31:0] next_turn_tail_last;
    reg  [31:0] next_turn_range_last;
    reg  [31:0] next_turn_slots_last;
    reg  [31:0] next_turn_again_last;
    reg         next_turn_is_free;
    reg  [63:0] next_turn_marks;
    reg         waits;
    reg         is_old;
    reg   [5:0] left;
    wire  [5:0] mark_index_position;
    reg         seen_enable;
    reg   [2:0] seen_place;
    reg  [31:0] seen_last;
    reg         tail_enable;
    reg   [2:0] tail_place;
    reg  [31:0] tail_tail_tail;
    reg  [15:0] tail_tail_open;
    reg         oldest_enable;
    reg   [2:0] oldest_place;
    reg  [31:0] oldest_oldest;

    wire        is_same = active && next_turn_place == turn_place;
    wire        is_late = is_old || next_turn_is_busy || is_same;
    wire        is_idle = next_turn_kind == TURN_KIND_NONE;
    wire        is_good = waits && !is_late && !is_idle;
    wire        is_refused = refused_enable && refused_place == turn_place;
    wire        moves = !offers || candidate_ready;
    wire        back_free = !back_enable || !refused_enable;
    wire        works = active && !is_refused && moves && back_free;
    wire [31:0] is_in_difference = turn_spec - turn_range_last;
    wire        is_in = is_in_difference[31];
    wire        more_again = turn_spec != turn_again_last && is_in;
    wire        is_next = turn_spec != turn_tail_last && is_in;
    wire [31:0] has_slot_difference = turn_spec - turn_slots_last;
    wire        has_slot = has_slot_difference[31];
    wire        more_fresh = is_next && has_slot;
    wire        is_last = !((turn_kind == TURN_KIND_AGAIN ? more_again : more_fresh) || turn_kind == TURN_KIND_MARKED);
    wire        left_any = |left;
    wire        is_other = is_good;
    wire        is_spent = !left_any && is_other;
    wire        has_marks = |turn_marks;
    wire        marks_end = works && turn_kind == TURN_KIND_MARKED && !has_marks;
    wire        ends = (active && is_refused) || (works && (is_last || is_spent)) || marks_end;
    wire        begins = is_good && (!active || ends);
    wire        waits_for_slot = is_next && !has_slot;
    wire        comes_back_term = works && (is_spent || (is_last && (turn_kind == TURN_KIND_AGAIN || waits_for_slot)));
    wire        comes_back = comes_back_term || marks_end;
    wire        drops_term = (is_idle && !is_late) || (is_late && back_free && !comes_back);
    wire        drops = waits && drops_term;
    wire        leaves = begins || drops;
    wire        taken = !waits || leaves;
    wire        goes = offers && candidate_ready;
    wire [31:0] after = turn_spec + 32'd1;
    wire [63:0] mark = turn_marks & (64'd0 - turn_marks);
    wire        offers_now = works && (turn_kind != TURN_KIND_MARKED || has_marks);
    wire        is_old_term = ends && turn_place == finder_turn_payload_place;

    pds_initiator_turn_finder_n8_w128 finder (
        .clk                             (clk),
        .rst                             (rst),
        .clear                           (clear),
        .cleared                         (cleared),
        .sent_enable                     (sent_enable),
        .sent_place                      (sent_place),
        .changed_enable                  (changed_enable),
        .changed_place                   (changed_place),
        .again_enable                    (refused_enable || back_enable),
        .again_place                     (refused_enable ? refused_place : back_place),
        .ends_enable                     (ends),
        .ends_place                      (turn_place),
        .offered_enable                  (goes),
        .offered_place                   (candidate_place),
        .view_write_enable               (view_write_enable),
        .view_write_place                (view_write_place),
        .view_write_view_state           (view_write_view_state),
        .view_write_view_next            (view_write_view_next),
        .view_write_view_cum             (view_write_view_cum),
        .view_write_view_range           (view_write_view_range),
        .view_write_view_going           (view_write_view_going),
        .view_write_view_far             (view_write_view_far),
        .view_write_view_again           (view_write_view_again),
        .view_write_view_until           (view_write_view_until),
        .view_write_view_sleek           (view_write_view_sleek),
        .view_write_view_hold            (view_write_view_hold),
        .view_write_view_plain           (view_write_view_plain),
        .view_write_view_code            (view_write_view_code),
        .tail_write_enable               (tail_write_enable),
        .tail_write_place                (tail_write_place),
        .tail_write_tail_tail            (tail_write_tail_tail),
        .tail_write_tail_open            (tail_write_tail_open),
        .oldest_write_enable             (oldest_write_enable),
        .oldest_write_place              (oldest_write_place),
        .oldest_write_oldest             (oldest_write_oldest),
        .marks_write_address_even_enable (marks_write_address_even_enable),
        .marks_write_address_even        (marks_write_address_even),
        .marks_write_address_odd_enable  (marks_write_address_odd_enable),
        .marks_write_address_odd         (marks_write_address_odd),
        .marks_write_words_even          (marks_write_words_even),
        .marks_write_words_odd           (marks_write_words_odd),
        .flags_write_enable              (flags_write_enable),
        .flags_write_place               (flags_write_place),
        .flags_write_flags               (flags_write_flags),
        .count                           (finder_count),
        .turn_payload_place              (finder_turn_payload_place),
        .turn_payload_kind               (finder_turn_payload_kind),
        .turn_payload_is_busy            (finder_turn_payload_is_busy),
        .turn_payload_ended              (finder_turn_payload_ended),
        .turn_payload_spec               (finder_turn_payload_spec),
        .turn_payload_tail_last          (finder_turn_payload_tail_last),
        .turn_payload_range_last         (finder_turn_payload_range_last),
        .turn_payload_slots_last         (finder_turn_payload_slots_last),
        .turn_payload_again_last         (finder_turn_payload_again_last),
        .turn_payload_is_free            (finder_turn_payload_is_free),
        .turn_payload_marks              (finder_turn_payload_marks),
        .turn_valid                      (finder_turn_valid),
        .turn_ready                      (taken)
    );

    lowest_one_w64 mark_index (
        .word     (turn_marks),
        .position (mark_index_position)
    );

    always @(posedge clk) begin
        if (rst) begin
            offers <= 1'b0;
            active <= 1'b0;
            back_enable <= 1'b0;
            waits <= 1'b0;
        end else begin
            if (!refused_enable) begin
                back_enable <= 1'b0;
            end
            if (taken) begin
                waits <= finder_turn_valid;
            end
            if (candidate_ready) begin
                offers <= 1'b0;
            end
            if (offers_now) begin
                offers <= 1'b1;
            end
            if (comes_back) begin
                back_enable <= 1'b1;
            end else if (drops && is_late) begin
                back_enable <= 1'b1;
            end
            if (ends) begin
                active <= 1'b0;
            end
            if (begins) begin
                active <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (taken) begin
            next_turn_place <= finder_turn_payload_place;
            next_turn_kind <= finder_turn_payload_kind;
            next_turn_is_busy <= finder_turn_payload_is_busy;
            next_turn_ended <= finder_turn_payload_ended;
            next_turn_spec <= finder_turn_payload_spec;
            next_turn_tail_last <= finder_turn_payload_tail_last;
            next_turn_range_last <= finder_turn_payload_range_last;
            next_turn_slots_last <= finder_turn_payload_slots_last;
            next_turn_again_last <= finder_turn_payload_again_last;
            next_turn_is_free <= finder_turn_payload_is_free;
            next_turn_marks <= finder_turn_payload_marks;
            is_old <= finder_turn_payload_ended != finder_count || is_old_term;
        end
        if (offers_now) begin
            candidate_kind <= CANDIDATE_KIND_FRESH;
            candidate_place <= turn_place;
            candidate_rel <= turn_kind == TURN_KIND_MARKED ? {turn_spec[31:6], mark_index_position} : turn_spec;
            candidate_free <= turn_is_free;
            if (turn_kind == TURN_KIND_MARKED) begin
                candidate_kind <= CANDIDATE_KIND_RESEND;
            end else if (turn_kind == TURN_KIND_AGAIN) begin
                candidate_kind <= CANDIDATE_KIND_AGAIN;
            end
            turn_spec <= after;
            turn_marks <= turn_marks & ~mark;
            if (left_any) begin
                left <= left - 6'd1;
            end
        end
        if (comes_back) begin
            back_place <= turn_place;
        end else if (drops && is_late) begin
            back_place <= next_turn_place;
        end
        seen_enable <= view_write_enable;
        seen_place <= view_write_place;
        seen_last <= view_write_view_cum + {17'd0, view_write_view_range, 7'd0} - 32'd1;
        if (seen_enable && seen_place == turn_place) begin
            turn_range_last <= seen_last;
        end
        tail_enable <= tail_write_enable;
        tail_place <= tail_write_place;
        tail_tail_tail <= tail_write_tail_tail;
        tail_tail_open <= tail_write_tail_open;
        if (tail_enable && tail_place == turn_place) begin
            turn_tail_last <= tail_tail_tail - 32'd1;
        end
        oldest_enable <= oldest_write_enable;
        oldest_place <= oldest_write_place;
        oldest_oldest <= oldest_write_oldest;
        if (oldest_enable && oldest_place == turn_place) begin
            turn_slots_last <= oldest_oldest + 32'd127;
        end
        if (begins) begin
            turn_place <= next_turn_place;
            turn_kind <= next_turn_kind;
            turn_is_busy <= next_turn_is_busy;
            turn_ended <= next_turn_ended;
            turn_spec <= next_turn_spec;
            turn_tail_last <= next_turn_tail_last;
            turn_range_last <= next_turn_range_last;
            turn_slots_last <= next_turn_slots_last;
            turn_again_last <= next_turn_again_last;
            turn_is_free <= next_turn_is_free;
            turn_marks <= next_turn_marks;
            left <= 6'd31;
        end
    end

    assign candidate_payload_kind = candidate_kind;
    assign candidate_payload_place = candidate_place;
    assign candidate_payload_rel = candidate_rel;
    assign candidate_payload_free = candidate_free;
    assign candidate_valid = offers;

    wire _unused_ok = &{1'b0, turn_is_busy, turn_ended, tail_tail_open, is_in_difference[30:0], has_slot_difference[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) rests_while_places_are_cleared: assert (!clear || !(active || waits || offers));
`endif

endmodule

`default_nettype wire
