// Which of 8 PDCs has the next turn, one a clock.
`default_nettype none

module pds_initiator_turn_finder_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire  [2:0] cleared,
    input  wire        sent_enable,
    input  wire  [2:0] sent_place,
    input  wire        changed_enable,
    input  wire  [2:0] changed_place,
    input  wire        again_enable,
    input  wire  [2:0] again_place,
    input  wire        ends_enable,
    input  wire  [2:0] ends_place,
    input  wire        offered_enable,
    input  wire  [2:0] offered_place,
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
    output wire  [3:0] count,
    output wire  [2:0] turn_payload_place,
    output wire  [1:0] turn_payload_kind,
    output wire        turn_payload_is_busy,
    output wire  [3:0] turn_payload_ended,
    output wire [31:0] turn_payload_spec,
    output wire [31:0] turn_payload_tail_last,
    output wire [31:0] turn_payload_range_last,
    output wire [31:0] turn_payload_slots_last,
    output wire [31:0] turn_payload_again_last,
    output wire        turn_payload_is_free,
    output wire [63:0] turn_payload_marks,
    output wire        turn_valid,
    input  wire        turn_ready
);

    localparam [1:0] KIND_NONE                    = 2'd0;
    localparam [1:0] KIND_FRESH                   = 2'd1;
    localparam [1:0] KIND_MARKED                  = 2'd2;
    localparam [1:0] KIND_AGAIN                   = 2'd3;
    localparam [2:0] VIEWS_WORD_STATE_CREATING    = 3'd1;
    localparam [2:0] VIEWS_WORD_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] VIEWS_WORD_STATE_QUIESCE     = 3'd3;
    localparam [2:0] VIEWS_WORD_STATE_ACK_WAIT    = 3'd4;

    reg         again_now_enable;
    reg   [2:0] again_now_place;
    wire  [2:0] sent_queue_next_payload;
    wire        sent_queue_next_valid;
    wire  [2:0] changed_queue_next_payload;
    wire        changed_queue_next_valid;
    wire  [2:0] again_queue_next_payload;
    wire        again_queue_next_valid;
    reg   [1:0] order;
    reg   [1:0] chosen;
    reg   [2:0] place_look;
    wire  [2:0] views_word_state;
    wire [31:0] views_word_next;
    wire [31:0] views_word_cum;
    wire  [7:0] views_word_range;
    wire        views_word_going;
    wire        views_word_far;
    wire [31:0] views_word_again;
    wire [31:0] views_word_until;
    wire        views_word_sleek;
    wire        views_word_hold;
    wire        views_word_plain;
    wire  [7:0] views_word_code;
    wire [31:0] tails_word_tail;
    wire [15:0] tails_word_open;
    wire [31:0] oldests_word;
    wire  [1:0] flags_word;
    reg  [13:0] clock;
    reg  [13:0] since;
    reg   [3:0] ended;
    reg  [31:0] lowest_permit;
    reg   [1:0] marked_permit;
    reg         any_lost_permit;
    reg         may_send_permit;
    reg         may_resend_permit;
    reg         going_permit;
    reg  [31:0] next_permit;
    reg  [31:0] tail_permit;
    reg         offer_permit_is_free;
    reg  [31:0] offer_permit_spec;
    reg  [31:0] offer_permit_tail_last;
    reg  [31:0] offer_permit_range_last;
    reg  [31:0] offer_permit_slots_last;
    reg  [31:0] offer_permit_again_last;
    wire  [1:0] first_position;
    reg         hole_aim;
    wire [63:0] marks_even_word;
    wire [63:0] marks_odd_word;
    reg  [31:0] lowest_aim;
    reg  [31:0] lowest_mask;
    reg  [31:0] lowest_pick;
    reg         hole_mask;
    reg         hole_pick;
    reg         is_own_aim;
    reg         is_own_mask;
    reg         is_own_pick;
    reg         is_wrapped_aim;
    reg         is_wrapped_mask;
    reg         is_wrapped_pick;
    reg  [63:0] below_pick;
    reg         is_next_lap_find;
    reg  [24:0] lap_find;
    reg         hole_find;
    reg   [1:0] kind;
    reg         valid_look;
    reg         valid_read;
    reg         valid_know;
    reg         valid_permit;
    reg         valid_aim;
    reg         valid_mask;
    reg         valid_pick;
    reg         valid_find;
    reg   [2:0] place_mask;
    reg   [2:0] place_pick;
    reg   [2:0] place_find;
    reg  [63:0] marks_find;
    wire  [3:0] found_level;
    wire  [2:0] found_down_payload_place;
    wire  [1:0] found_down_payload_kind;
    wire        found_down_payload_is_busy;
    wire  [3:0] found_down_payload_ended;
    wire [31:0] found_down_payload_spec;
    wire [31:0] found_down_payload_tail_last;
    wire [31:0] found_down_payload_range_last;
    wire [31:0] found_down_payload_slots_last;
    wire [31:0] found_down_payload_again_last;
    wire        found_down_payload_is_free;
    wire [63:0] found_down_payload_marks;
    wire        found_down_valid;
    reg         has_room_now;
    wire  [2:0] place_aim_later_q;
    wire  [3:0] ended_then_find_later_q;
    wire        is_recent_find_later_q;
    wire        offer_find_later_q_is_free;
    wire [31:0] offer_find_later_q_spec;
    wire [31:0] offer_find_later_q_tail_last;
    wire [31:0] offer_find_later_q_range_last;
    wire [31:0] offer_find_later_q_slots_last;
    wire [31:0] offer_find_later_q_again_last;
    wire        permits_find_later_q_marked;
    wire        permits_find_later_q_again;
    wire        permits_find_later_q_going;
    wire        permits_find_later_q_fresh;
    wire        permits_find_later_q_waits;
    reg  [13:0] stamps [0:7];
    reg   [3:0] counts [0:7];

    wire        has_room = has_room_now;
    wire        has_room_and_not_clear = has_room && !clear;
    wire  [2:0] takes = (3'd1 << chosen) & {3{has_room_and_not_clear}};
    wire        looks = has_room_and_not_clear && chosen != 2'd3;
    wire [13:0] stamps_rdata = stamps[place_look];
    wire  [3:0] counts_rdata = counts[place_look];
    wire  [3:0] counts_rdata_1 = counts[ends_place];
    wire  [3:0] ended_then = ended;
    wire        is_recent = since < 14'd28;
    wire        sending_term = views_word_state == VIEWS_WORD_STATE_CREATING || views_word_state == VIEWS_WORD_STATE_ESTABLISHED;
    wire        sending = sending_term || views_word_state == VIEWS_WORD_STATE_QUIESCE;
    wire [31:0] lowest_difference = oldests_word - views_word_cum;
    wire [31:0] lowest = lowest_difference[31] ? views_word_cum : oldests_word;
    wire  [1:0] marked = flags_word;
    wire        any_lost = |flags_word;
    wire        may_send = sending && !views_word_hold;
    wire        may_resend = (sending || views_word_state == VIEWS_WORD_STATE_ACK_WAIT) && !views_word_hold;
    wire        going = views_word_going && !views_word_far;
    wire [31:0] next = views_word_next;
    wire [31:0] tail = tails_word_tail;
    wire        offer_is_free = views_word_sleek;
    wire [31:0] offer_spec = views_word_going && !views_word_far ? views_word_again : views_word_next;
    wire [31:0] offer_tail_last = tails_word_tail - 32'd1;
    wire [31:0] offer_range_last = views_word_cum + {17'd0, views_word_range, 7'd0} - 32'd1;
    wire [31:0] offer_slots_last = oldests_word + 32'd127;
    wire [31:0] offer_again_last = views_word_until - 32'd1;
    wire  [1:0] wrapped = ~(2'd3 << lowest_permit[6]);
    wire  [3:0] in_order = {marked_permit & wrapped, marked_permit & ~wrapped};
    wire        hole = first_position[0];
    wire        is_wrapped = first_position[1];
    wire        is_own = first_position[0] == lowest_permit[6];
    wire        permits_marked = any_lost_permit && may_resend_permit;
    wire [31:0] permits_again_difference = offer_permit_spec - offer_permit_again_last;
    wire        permits_again_term = permits_again_difference[31] || offer_permit_spec == offer_permit_again_last;
    wire [31:0] permits_again_difference_2 = offer_permit_range_last - offer_permit_spec;
    wire        permits_again_term_2 = !permits_again_difference_2[31];
    wire        permits_again = going_permit && permits_again_term && permits_again_term_2 && may_resend_permit;
    wire        permits_going = going_permit && permits_again_term;
    wire        permits_fresh_term = next_permit != tail_permit && permits_again_term_2 && may_send_permit;
    wire [31:0] permits_fresh_difference = offer_permit_slots_last - offer_permit_spec;
    wire        permits_fresh_difference_31 = permits_fresh_difference[31];
    wire        permits_fresh = permits_fresh_term && !permits_fresh_difference_31;
    wire        permits_waits = permits_fresh_term && permits_fresh_difference_31;
    wire  [2:0] place_aim = place_aim_later_q;
    wire [63:0] below = ~({64{1'b1}} << lowest_mask[5:0]);
    wire [63:0] read = hole_pick ? marks_odd_word : marks_even_word;
    wire [63:0] upper = read & ~below_pick;
    wire        is_low = is_own_pick && !(|upper);
    wire [63:0] marks = is_own_pick && !is_low ? upper : read;
    wire        is_next_lap = is_wrapped_pick || is_low;
    wire [24:0] lap = lowest_pick[31:7];
    wire        permits_find_marked = permits_find_later_q_marked;
    wire        permits_find_again = permits_find_later_q_again;
    wire        permits_find_going = permits_find_later_q_going;
    wire        permits_find_fresh = permits_find_later_q_fresh;
    wire        permits_find_waits = permits_find_later_q_waits;
    wire        offer_find_is_free = offer_find_later_q_is_free;
    wire [31:0] offer_find_spec = offer_find_later_q_spec;
    wire [31:0] offer_find_tail_last = offer_find_later_q_tail_last;
    wire [31:0] offer_find_range_last = offer_find_later_q_range_last;
    wire [31:0] offer_find_slots_last = offer_find_later_q_slots_last;
    wire [31:0] offer_find_again_last = offer_find_later_q_again_last;
    wire  [3:0] ended_then_find = ended_then_find_later_q;
    wire        is_recent_find = is_recent_find_later_q;
    wire  [3:0] counts_rdata_2 = counts[found_down_payload_place];
    wire [31:0] found_push_payload_spec_word = {is_next_lap_find ? lap_find + 25'd1 : lap_find, hole_find, 6'd0};
    wire  [2:0] stamps_choice = clear ? cleared : offered_place;
    wire  [2:0] counts_choice = clear ? cleared : ends_place;
    wire  [2:0] place_look_choice = chosen == 2'd1 ? changed_queue_next_payload : sent_queue_next_payload;

    place_queue_n8 sent_queue (
        .clk          (clk),
        .rst          (rst),
        .clear        (clear),
        .cleared      (cleared),
        .push         (sent_enable),
        .place        (sent_place),
        .next_payload (sent_queue_next_payload),
        .next_valid   (sent_queue_next_valid),
        .next_ready   (takes[0])
    );

    place_queue_n8 changed_queue (
        .clk          (clk),
        .rst          (rst),
        .clear        (clear),
        .cleared      (cleared),
        .push         (changed_enable),
        .place        (changed_place),
        .next_payload (changed_queue_next_payload),
        .next_valid   (changed_queue_next_valid),
        .next_ready   (takes[1])
    );

    place_queue_n8 again_queue (
        .clk          (clk),
        .rst          (rst),
        .clear        (clear),
        .cleared      (cleared),
        .push         (again_now_enable),
        .place        (again_now_place),
        .next_payload (again_queue_next_payload),
        .next_valid   (again_queue_next_valid),
        .next_ready   (takes[2])
    );

    context_copy_w152_n8 views (
        .clk        (clk),
        .enable     (view_write_enable),
        .pdc        (view_write_place),
        .data_state (view_write_view_state),
        .data_next  (view_write_view_next),
        .data_cum   (view_write_view_cum),
        .data_range (view_write_view_range),
        .data_going (view_write_view_going),
        .data_far   (view_write_view_far),
        .data_again (view_write_view_again),
        .data_until (view_write_view_until),
        .data_sleek (view_write_view_sleek),
        .data_hold  (view_write_view_hold),
        .data_plain (view_write_view_plain),
        .data_code  (view_write_view_code),
        .read       (place_look),
        .word_state (views_word_state),
        .word_next  (views_word_next),
        .word_cum   (views_word_cum),
        .word_range (views_word_range),
        .word_going (views_word_going),
        .word_far   (views_word_far),
        .word_again (views_word_again),
        .word_until (views_word_until),
        .word_sleek (views_word_sleek),
        .word_hold  (views_word_hold),
        .word_plain (views_word_plain),
        .word_code  (views_word_code)
    );

    context_copy_w48_n8 tails (
        .clk       (clk),
        .enable    (tail_write_enable),
        .pdc       (tail_write_place),
        .data_tail (tail_write_tail_tail),
        .data_open (tail_write_tail_open),
        .read      (place_look),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open)
    );

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (place_look),
        .word   (oldests_word)
    );

    context_copy_w2_n8_341e75 flags (
        .clk    (clk),
        .enable (flags_write_enable),
        .pdc    (flags_write_place),
        .data   (flags_write_flags),
        .read   (place_look),
        .word   (flags_word)
    );

    lowest_one_w4 first (
        .word     (in_order),
        .position (first_position)
    );

    context_copy_w64_n8 marks_even (
        .clk    (clk),
        .enable (marks_write_address_even_enable),
        .pdc    (marks_write_address_even),
        .data   (marks_write_words_even),
        .read   (place_aim),
        .word   (marks_even_word)
    );

    context_copy_w64_n8 marks_odd (
        .clk    (clk),
        .enable (marks_write_address_odd_enable),
        .pdc    (marks_write_address_odd),
        .data   (marks_write_words_odd),
        .read   (place_aim),
        .word   (marks_odd_word)
    );

    roomy_fifo_w235_d16 found (
        .clk                     (clk),
        .rst                     (rst),
        .push_enable             (valid_find),
        .push_payload_place      (place_find),
        .push_payload_kind       (kind),
        .push_payload_is_busy    (is_recent_find || (kind == KIND_NONE && permits_find_waits)),
        .push_payload_ended      (ended_then_find),
        .push_payload_spec       (kind == KIND_MARKED ? found_push_payload_spec_word : offer_find_spec),
        .push_payload_tail_last  (offer_find_tail_last),
        .push_payload_range_last (offer_find_range_last),
        .push_payload_slots_last (offer_find_slots_last),
        .push_payload_again_last (offer_find_again_last),
        .push_payload_is_free    (offer_find_is_free),
        .push_payload_marks      (marks_find),
        .level                   (found_level),
        .down_payload_place      (found_down_payload_place),
        .down_payload_kind       (found_down_payload_kind),
        .down_payload_is_busy    (found_down_payload_is_busy),
        .down_payload_ended      (found_down_payload_ended),
        .down_payload_spec       (found_down_payload_spec),
        .down_payload_tail_last  (found_down_payload_tail_last),
        .down_payload_range_last (found_down_payload_range_last),
        .down_payload_slots_last (found_down_payload_slots_last),
        .down_payload_again_last (found_down_payload_again_last),
        .down_payload_is_free    (found_down_payload_is_free),
        .down_payload_marks      (found_down_payload_marks),
        .down_valid              (found_down_valid),
        .down_ready              (turn_ready)
    );

    delay_w3_c4 place_aim_later (
        .clk (clk),
        .d   (place_look),
        .q   (place_aim_later_q)
    );

    delay_w4_c6 ended_then_find_later (
        .clk (clk),
        .d   (ended_then),
        .q   (ended_then_find_later_q)
    );

    delay_w1_c6 is_recent_find_later (
        .clk (clk),
        .d   (is_recent),
        .q   (is_recent_find_later_q)
    );

    delay_w161_c4 offer_find_later (
        .clk          (clk),
        .d_is_free    (offer_permit_is_free),
        .d_spec       (offer_permit_spec),
        .d_tail_last  (offer_permit_tail_last),
        .d_range_last (offer_permit_range_last),
        .d_slots_last (offer_permit_slots_last),
        .d_again_last (offer_permit_again_last),
        .q_is_free    (offer_find_later_q_is_free),
        .q_spec       (offer_find_later_q_spec),
        .q_tail_last  (offer_find_later_q_tail_last),
        .q_range_last (offer_find_later_q_range_last),
        .q_slots_last (offer_find_later_q_slots_last),
        .q_again_last (offer_find_later_q_again_last)
    );

    delay_w5_c4 permits_find_later (
        .clk      (clk),
        .d_marked (permits_marked),
        .d_again  (permits_again),
        .d_going  (permits_going),
        .d_fresh  (permits_fresh),
        .d_waits  (permits_waits),
        .q_marked (permits_find_later_q_marked),
        .q_again  (permits_find_later_q_again),
        .q_going  (permits_find_later_q_going),
        .q_fresh  (permits_find_later_q_fresh),
        .q_waits  (permits_find_later_q_waits)
    );

    always @* begin
        chosen = 2'd3;
        if (order == 2'd0) begin
            if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end else if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end else if (again_queue_next_valid) begin
                chosen = 2'd2;
            end
        end
        if (order == 2'd1) begin
            if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end else if (again_queue_next_valid) begin
                chosen = 2'd2;
            end else if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end
        end
        if (order == 2'd2) begin
            if (again_queue_next_valid) begin
                chosen = 2'd2;
            end else if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end else if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end
        end
    end

    always @* begin
        kind = KIND_NONE;
        if (permits_find_marked) begin
            kind = KIND_MARKED;
        end else if (permits_find_going) begin
            if (permits_find_again) begin
                kind = KIND_AGAIN;
            end
        end else if (permits_find_fresh) begin
            kind = KIND_FRESH;
        end
    end

    always @(posedge clk) begin
        if (offered_enable || clear) stamps[stamps_choice] <= clock;
    end

    always @(posedge clk) begin
        if (ends_enable || clear) counts[counts_choice] <= (counts_rdata_1 + 4'd1) & {4{!clear}};
    end

    always @(posedge clk) begin
        if (rst) begin
            again_now_enable <= 1'b0;
            order <= 2'd0;
            clock <= 14'd0;
            valid_look <= 1'b0;
            valid_read <= 1'b0;
            valid_know <= 1'b0;
            valid_permit <= 1'b0;
            valid_aim <= 1'b0;
            valid_mask <= 1'b0;
            valid_pick <= 1'b0;
            valid_find <= 1'b0;
        end else begin
            again_now_enable <= again_enable;
            if (looks) begin
                order <= chosen == 2'd2 ? 2'd0 : chosen + 2'd1;
            end
            clock <= clock + 14'd1;
            valid_look <= looks;
            valid_read <= valid_look;
            valid_know <= valid_read;
            valid_permit <= valid_know;
            valid_aim <= valid_permit;
            valid_mask <= valid_aim;
            valid_pick <= valid_mask;
            valid_find <= valid_pick;
        end
    end

    always @(posedge clk) begin
        again_now_place <= again_place;
        place_look <= chosen == 2'd2 ? again_queue_next_payload : place_look_choice;
        since <= clock - stamps_rdata;
        ended <= counts_rdata;
        lowest_permit <= lowest;
        marked_permit <= marked;
        any_lost_permit <= any_lost;
        may_send_permit <= may_send;
        may_resend_permit <= may_resend;
        going_permit <= going;
        next_permit <= next;
        tail_permit <= tail;
        offer_permit_is_free <= offer_is_free;
        offer_permit_spec <= offer_spec;
        offer_permit_tail_last <= offer_tail_last;
        offer_permit_range_last <= offer_range_last;
        offer_permit_slots_last <= offer_slots_last;
        offer_permit_again_last <= offer_again_last;
        hole_aim <= hole;
        lowest_aim <= lowest_permit;
        lowest_mask <= lowest_aim;
        lowest_pick <= lowest_mask;
        hole_mask <= hole_aim;
        hole_pick <= hole_mask;
        is_own_aim <= is_own;
        is_own_mask <= is_own_aim;
        is_own_pick <= is_own_mask;
        is_wrapped_aim <= is_wrapped;
        is_wrapped_mask <= is_wrapped_aim;
        is_wrapped_pick <= is_wrapped_mask;
        below_pick <= below;
        is_next_lap_find <= is_next_lap;
        lap_find <= lap;
        hole_find <= hole_pick;
        place_mask <= place_aim;
        place_pick <= place_mask;
        place_find <= place_pick;
        marks_find <= marks;
        has_room_now <= found_level < 4'd6;
    end

    assign count = counts_rdata_2;
    assign turn_payload_place = found_down_payload_place;
    assign turn_payload_kind = found_down_payload_kind;
    assign turn_payload_is_busy = found_down_payload_is_busy;
    assign turn_payload_ended = found_down_payload_ended;
    assign turn_payload_spec = found_down_payload_spec;
    assign turn_payload_tail_last = found_down_payload_tail_last;
    assign turn_payload_range_last = found_down_payload_range_last;
    assign turn_payload_slots_last = found_down_payload_slots_last;
    assign turn_payload_again_last = found_down_payload_again_last;
    assign turn_payload_is_free = found_down_payload_is_free;
    assign turn_payload_marks = found_down_payload_marks;
    assign turn_valid = found_down_valid;

    wire _unused_ok = &{1'b0, views_word_plain, views_word_code, tails_word_open, lowest_pick[6:0], lowest_difference[30:0], permits_again_difference[30:0], permits_again_difference_2[30:0], permits_fresh_difference[30:0]};

endmodule

`default_nettype wire
