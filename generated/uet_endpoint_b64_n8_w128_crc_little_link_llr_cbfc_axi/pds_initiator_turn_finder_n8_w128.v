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
    reg         valid_0;
    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         valid_7;
    reg   [2:0] place_0;
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
    reg         is_recent;
    reg   [3:0] ended;
    reg   [2:0] place_1;
    reg   [2:0] place_2;
    reg   [2:0] place_3;
    reg   [2:0] place_4;
    reg  [31:0] lowest;
    reg   [1:0] flags_3;
    reg  [31:0] lowest_4;
    wire  [1:0] first_position;
    reg         hole_word;
    reg         is_wrapped;
    reg         is_own;
    reg         any_lost;
    reg         known_sending;
    reg         known_resending;
    reg         known_going;
    reg         known_is_free;
    reg  [31:0] known_spec;
    reg  [31:0] known_tail_last;
    reg  [31:0] known_range_last;
    reg  [31:0] known_slots_last;
    reg  [31:0] known_again_last;
    reg  [31:0] known_next;
    reg  [31:0] known_tail;
    reg         permits_marked;
    reg         permits_again;
    reg         permits_going;
    reg         permits_fresh;
    reg         permits_waits;
    wire        kept_7_later_q_is_free;
    wire [31:0] kept_7_later_q_spec;
    wire [31:0] kept_7_later_q_tail_last;
    wire [31:0] kept_7_later_q_range_last;
    wire [31:0] kept_7_later_q_slots_last;
    wire [31:0] kept_7_later_q_again_last;
    wire [63:0] marks_even_word;
    wire [63:0] marks_odd_word;
    wire        hole_6_later_q_word;
    wire        hole_6_later_q_is_wrapped;
    wire        hole_6_later_q_is_own;
    wire [31:0] hole_6_later_q_lowest;
    wire  [5:0] lowest_5_later_q;
    reg  [63:0] below;
    reg  [63:0] marks;
    reg         is_next_lap;
    reg  [24:0] lap;
    reg         word_7;
    wire        permits_7_later_q_marked;
    wire        permits_7_later_q_again;
    wire        permits_7_later_q_going;
    wire        permits_7_later_q_fresh;
    wire        permits_7_later_q_waits;
    reg   [1:0] kind;
    wire  [2:0] place_7_later_q;
    wire        busy_7_later_q;
    wire  [3:0] ended_7_later_q;
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
    reg  [13:0] stamps [0:7];
    reg   [3:0] counts [0:7];

    wire        has_room = has_room_now;
    wire        has_room_and_not_clear = has_room && !clear;
    wire  [2:0] takes = (3'd1 << chosen) & {3{has_room_and_not_clear}};
    wire        looks = has_room_and_not_clear && chosen != 2'd3;
    wire  [2:0] head_choice = chosen == 2'd1 ? changed_queue_next_payload : sent_queue_next_payload;
    wire  [2:0] head = chosen == 2'd2 ? again_queue_next_payload : head_choice;
    wire [13:0] stamps_rdata = stamps[place_0];
    wire  [3:0] counts_rdata = counts[place_0];
    wire  [3:0] counts_rdata_1 = counts[ends_place];
    wire  [1:0] wrapped = ~(2'd3 << lowest[6]);
    wire  [3:0] in_order = {flags_3 & wrapped, flags_3 & ~wrapped};
    wire        sending_term = views_word_state == VIEWS_WORD_STATE_CREATING || views_word_state == VIEWS_WORD_STATE_ESTABLISHED;
    wire        sending = sending_term || views_word_state == VIEWS_WORD_STATE_QUIESCE;
    wire [63:0] read = hole_6_later_q_word ? marks_odd_word : marks_even_word;
    wire [63:0] upper = read & ~below;
    wire        is_low = hole_6_later_q_is_own && !(|upper);
    wire  [3:0] counts_rdata_2 = counts[found_down_payload_place];
    wire [31:0] found_push_payload_spec_word = {is_next_lap ? lap + 25'd1 : lap, word_7, 6'd0};
    wire  [2:0] stamps_choice = clear ? cleared : offered_place;
    wire  [2:0] counts_choice = clear ? cleared : ends_place;
    wire [31:0] lowest_difference = oldests_word - views_word_cum;
    wire        known_going_term = views_word_going && !views_word_far;
    wire [31:0] permits_again_difference = known_spec - known_again_last;
    wire        permits_again_term = known_going && (permits_again_difference[31] || known_spec == known_again_last);
    wire [31:0] permits_again_difference_2 = known_range_last - known_spec;
    wire        permits_again_term_2 = !permits_again_difference_2[31];
    wire        permits_fresh_term = known_next != known_tail && permits_again_term_2 && known_sending;
    wire [31:0] permits_fresh_difference = known_slots_last - known_spec;
    wire        permits_fresh_difference_31 = permits_fresh_difference[31];

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
        .read       (place_0),
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
        .read      (place_0),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open)
    );

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (place_0),
        .word   (oldests_word)
    );

    context_copy_w2_n8_534add flags (
        .clk    (clk),
        .enable (flags_write_enable),
        .pdc    (flags_write_place),
        .data   (flags_write_flags),
        .read   (place_0),
        .word   (flags_word)
    );

    lowest_one_w4 first (
        .word     (in_order),
        .position (first_position)
    );

    delay_w161_c4 kept_7_later (
        .clk          (clk),
        .d_is_free    (known_is_free),
        .d_spec       (known_spec),
        .d_tail_last  (known_tail_last),
        .d_range_last (known_range_last),
        .d_slots_last (known_slots_last),
        .d_again_last (known_again_last),
        .q_is_free    (kept_7_later_q_is_free),
        .q_spec       (kept_7_later_q_spec),
        .q_tail_last  (kept_7_later_q_tail_last),
        .q_range_last (kept_7_later_q_range_last),
        .q_slots_last (kept_7_later_q_slots_last),
        .q_again_last (kept_7_later_q_again_last)
    );

    context_copy_w64_n8 marks_even (
        .clk    (clk),
        .enable (marks_write_address_even_enable),
        .pdc    (marks_write_address_even),
        .data   (marks_write_words_even),
        .read   (place_4),
        .word   (marks_even_word)
    );

    context_copy_w64_n8 marks_odd (
        .clk    (clk),
        .enable (marks_write_address_odd_enable),
        .pdc    (marks_write_address_odd),
        .data   (marks_write_words_odd),
        .read   (place_4),
        .word   (marks_odd_word)
    );

    delay_w35_c2 hole_6_later (
        .clk          (clk),
        .d_word       (hole_word),
        .d_is_wrapped (is_wrapped),
        .d_is_own     (is_own),
        .d_lowest     (lowest_4),
        .q_word       (hole_6_later_q_word),
        .q_is_wrapped (hole_6_later_q_is_wrapped),
        .q_is_own     (hole_6_later_q_is_own),
        .q_lowest     (hole_6_later_q_lowest)
    );

    delay_w6_c1 lowest_5_later (
        .clk (clk),
        .d   (lowest_4[5:0]),
        .q   (lowest_5_later_q)
    );

    delay_w5_c3 permits_7_later (
        .clk      (clk),
        .d_marked (permits_marked),
        .d_again  (permits_again),
        .d_going  (permits_going),
        .d_fresh  (permits_fresh),
        .d_waits  (permits_waits),
        .q_marked (permits_7_later_q_marked),
        .q_again  (permits_7_later_q_again),
        .q_going  (permits_7_later_q_going),
        .q_fresh  (permits_7_later_q_fresh),
        .q_waits  (permits_7_later_q_waits)
    );

    delay_w3_c3 place_7_later (
        .clk (clk),
        .d   (place_4),
        .q   (place_7_later_q)
    );

    delay_w1_c5 busy_7_later (
        .clk (clk),
        .d   (is_recent),
        .q   (busy_7_later_q)
    );

    delay_w4_c6 ended_7_later (
        .clk (clk),
        .d   (ended),
        .q   (ended_7_later_q)
    );

    roomy_fifo_w235_d16 found (
        .clk                     (clk),
        .rst                     (rst),
        .push_enable             (valid_7),
        .push_payload_place      (place_7_later_q),
        .push_payload_kind       (kind),
        .push_payload_is_busy    (busy_7_later_q || (kind == KIND_NONE && permits_7_later_q_waits)),
        .push_payload_ended      (ended_7_later_q),
        .push_payload_spec       (kind == KIND_MARKED ? found_push_payload_spec_word : kept_7_later_q_spec),
        .push_payload_tail_last  (kept_7_later_q_tail_last),
        .push_payload_range_last (kept_7_later_q_range_last),
        .push_payload_slots_last (kept_7_later_q_slots_last),
        .push_payload_again_last (kept_7_later_q_again_last),
        .push_payload_is_free    (kept_7_later_q_is_free),
        .push_payload_marks      (marks),
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
        if (permits_7_later_q_marked) begin
            kind = KIND_MARKED;
        end else if (permits_7_later_q_going) begin
            if (permits_7_later_q_again) begin
                kind = KIND_AGAIN;
            end
        end else if (permits_7_later_q_fresh) begin
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
            valid_0 <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            clock <= 14'd0;
        end else begin
            again_now_enable <= again_enable;
            if (looks) begin
                order <= chosen == 2'd2 ? 2'd0 : chosen + 2'd1;
            end
            valid_0 <= looks;
            valid_1 <= valid_0;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            clock <= clock + 14'd1;
        end
    end

    always @(posedge clk) begin
        again_now_place <= again_place;
        place_0 <= head;
        since <= clock - stamps_rdata;
        is_recent <= since < 14'd28;
        ended <= counts_rdata;
        place_1 <= place_0;
        place_2 <= place_1;
        place_3 <= place_2;
        place_4 <= place_3;
        lowest <= lowest_difference[31] ? views_word_cum : oldests_word;
        flags_3 <= flags_word;
        lowest_4 <= lowest;
        hole_word <= first_position[0];
        is_wrapped <= first_position[1];
        is_own <= first_position[0] == lowest[6];
        any_lost <= |flags_word;
        known_sending <= sending && !views_word_hold;
        known_resending <= (sending || views_word_state == VIEWS_WORD_STATE_ACK_WAIT) && !views_word_hold;
        known_going <= known_going_term;
        known_is_free <= views_word_sleek;
        known_spec <= known_going_term ? views_word_again : views_word_next;
        known_tail_last <= tails_word_tail - 32'd1;
        known_range_last <= views_word_cum + {17'd0, views_word_range, 7'd0} - 32'd1;
        known_slots_last <= oldests_word + 32'd127;
        known_again_last <= views_word_until - 32'd1;
        known_next <= views_word_next;
        known_tail <= tails_word_tail;
        permits_marked <= any_lost && known_resending;
        permits_again <= permits_again_term && permits_again_term_2 && known_resending;
        permits_going <= permits_again_term;
        permits_fresh <= permits_fresh_term && !permits_fresh_difference_31;
        permits_waits <= permits_fresh_term && permits_fresh_difference_31;
        below <= ~({64{1'b1}} << lowest_5_later_q);
        marks <= hole_6_later_q_is_own && !is_low ? upper : read;
        is_next_lap <= hole_6_later_q_is_wrapped || is_low;
        lap <= hole_6_later_q_lowest[31:7];
        word_7 <= hole_6_later_q_word;
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

    wire _unused_ok = &{1'b0, views_word_plain, views_word_code, tails_word_open, hole_6_later_q_lowest[6:0], lowest_difference[30:0], permits_again_difference[30:0], permits_again_difference_2[30:0], permits_fresh_difference[30:0]};

endmodule

`default_nettype wire
