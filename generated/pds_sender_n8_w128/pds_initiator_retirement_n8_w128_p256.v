// Frees slots and records of packets that are done, one a clock.
`default_nettype none

module pds_initiator_retirement_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        begin_enable,
    input  wire  [2:0] begin_place,
    input  wire        kick_enable,
    input  wire  [2:0] kick_place,
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
    input  wire        slot_write_enable,
    input  wire  [2:0] slot_write_place,
    input  wire  [6:0] slot_write_slot,
    input  wire  [7:0] slot_write_record,
    input  wire        sent_write_enable,
    input  wire  [7:0] sent_write_record,
    input  wire  [2:0] sent_write_sent_place,
    input  wire [31:0] sent_write_sent_rel,
    input  wire  [1:0] sent_write_sent_kind,
    input  wire        sent_write_sent_last,
    input  wire [31:0] sent_write_sent_handle,
    input  wire [15:0] sent_write_sent_message,
    input  wire [13:0] sent_write_sent_length,
    input  wire [13:0] sent_write_sent_size,
    input  wire        answered_write_enable,
    input  wire  [2:0] answered_write_place,
    input  wire  [6:0] answered_write_slot,
    input  wire        answered_write_answered,
    input  wire        flight_write_enable,
    input  wire  [7:0] flight_write_record,
    input  wire [31:0] flight_write_due,
    input  wire  [1:0] flight_write_state,
    input  wire        flight_write_counted,
    input  wire        flight_write_once,
    output reg         oldest_write_enable,
    output reg   [2:0] oldest_write_place,
    output reg  [31:0] oldest_write_oldest,
    output wire        freed_enable,
    output wire  [7:0] freed_record,
    output wire        retired_valid,
    output wire  [2:0] retired_place,
    output wire        retired_close,
    output wire  [2:0] finished_payload_place,
    output wire [31:0] finished_payload_handle,
    output wire [15:0] finished_payload_message,
    output wire  [1:0] finished_payload_kind,
    output wire  [7:0] finished_payload_code,
    output wire        finished_valid,
    input  wire        finished_ready,
    output wire  [2:0] adjust_payload_place,
    output wire [13:0] adjust_payload_size,
    output wire        adjust_payload_leaves,
    output wire        adjust_valid,
    input  wire        adjust_ready,
    output wire  [2:0] end_payload_place,
    output wire        end_payload_closes,
    output wire        end_valid,
    input  wire        end_ready
);

    localparam [2:0] STATE_IDLE                    = 3'd0;
    localparam [2:0] STATE_LOOK                    = 3'd1;
    localparam [2:0] STATE_RUN                     = 3'd2;
    localparam [2:0] STATE_DRAIN                   = 3'd3;
    localparam [2:0] STATE_STORE                   = 3'd4;
    localparam [2:0] STATE_END                     = 3'd5;
    localparam [2:0] STATE_SETTLE                  = 3'd6;
    localparam [1:0] SENT_WORD_KIND_CLOSE_CMD      = 2'd3;
    localparam [2:0] VIEWS_WORD_STATE_CLOSED       = 3'd0;
    localparam [2:0] VIEWS_WORD_STATE_ERROR        = 3'd5;
    localparam [1:0] FLOWN_WORD_STATE_OUT          = 2'd0;
    localparam [1:0] TELLS_PAYLOAD_KIND_DEFAULT_OK = 2'd1;
    localparam [1:0] TELLS_PAYLOAD_KIND_FAILED     = 2'd2;

    reg   [2:0] state;
    reg   [4:0] count;
    reg   [2:0] place;
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
    reg  [31:0] oldest_now;
    reg  [31:0] oldests_rdata;
    reg  [31:0] known;
    reg  [31:0] cursor;
    reg   [6:0] left;
    reg         stopped;
    reg         closes;
    reg         failed;
    reg  [31:0] limit;
    reg  [31:0] cum;
    wire        answered_word;
    wire  [7:0] slots_word;
    wire  [1:0] sent_word_kind;
    wire [31:0] sent_word_handle;
    wire [15:0] sent_word_message;
    wire [13:0] sent_word_size;
    wire  [1:0] flown_word_state;
    wire        flown_word_counted;
    reg         valid_read;
    reg         valid_know;
    reg         valid_fetch;
    reg         valid_judge;
    reg   [7:0] id_fetch;
    reg   [7:0] id_judge;
    reg         answer_fetch;
    reg         answer_judge;
    reg         stale;
    reg         tells_enable;
    reg   [2:0] tells_payload_place;
    reg  [31:0] tells_payload_handle;
    reg  [15:0] tells_payload_message;
    reg   [1:0] tells_payload_kind;
    reg   [7:0] tells_payload_code;
    wire  [6:0] told_level;
    wire  [2:0] told_down_payload_place;
    wire [31:0] told_down_payload_handle;
    wire [15:0] told_down_payload_message;
    wire  [1:0] told_down_payload_kind;
    wire  [7:0] told_down_payload_code;
    wire        told_down_valid;
    reg         makes_up_enable;
    reg   [2:0] makes_up_payload_place;
    reg  [13:0] makes_up_payload_size;
    reg         makes_up_payload_leaves;
    wire  [6:0] adjusts_level;
    wire  [2:0] adjusts_down_payload_place;
    wire [13:0] adjusts_down_payload_size;
    wire        adjusts_down_payload_leaves;
    wire        adjusts_down_valid;
    reg         has_room;
    reg         is_said;
    wire  [2:0] queue_next_payload;
    wire        queue_next_valid;
    wire [31:0] rel_judge_later_q;
    reg  [31:0] oldests [0:7];

    wire        is_end = cursor == limit;
    wire        left_any = |left;
    wire        issues = state == STATE_RUN && !is_end && left_any && !stopped;
    wire  [7:0] id = slots_word;
    wire        answer = answered_word;
    wire [31:0] rel_judge = rel_judge_later_q;
    wire [31:0] was_sent_difference = rel_judge - views_word_next;
    wire        was_sent = was_sent_difference[31];
    wire        is_answered = answer_judge && was_sent;
    wire [31:0] rel_judge_minus_cum = rel_judge - cum;
    wire        covered = rel_judge_minus_cum[31];
    wire        is_done = covered || is_answered || failed;
    wire        finishes = valid_judge && !stopped && !stale && is_done;
    wire        stops = valid_judge && !is_done;
    wire        is_close = sent_word_kind == SENT_WORD_KIND_CLOSE_CMD;
    wire        is_told = finishes && !is_answered && !is_close;
    wire        is_counted = flown_word_counted || views_word_plain;
    wire        is_back = !is_counted && flown_word_state != FLOWN_WORD_STATE_OUT;
    wire        is_copy = is_counted && flown_word_state == FLOWN_WORD_STATE_OUT;
    wire        arrived = covered || is_answered;
    wire        may_end = state == STATE_END && is_said;
    wire        is_over = views_word_state == VIEWS_WORD_STATE_ERROR;
    wire        pops = state == STATE_IDLE && has_room && !clear;
    wire        stores = state == STATE_STORE && !stale;
    wire        written_enable = begin_enable || stores;
    wire  [2:0] written_place = begin_enable ? begin_place : place;
    wire [31:0] written_oldest = oldest_now & {32{!begin_enable}};
    wire  [9:0] answered_read_word = {place, cursor[6:0]};
    wire        makes_up_enable_term = finishes && arrived && was_sent && (is_back || is_copy);
    wire  [4:0] count_plus_1 = count + 5'd1;

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
        .read       (place),
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
        .read      (place),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open)
    );

    context_copy_w1_n1024 answered (
        .clk    (clk),
        .enable (answered_write_enable),
        .pdc    ({answered_write_place, answered_write_slot}),
        .data   (answered_write_answered),
        .read   (answered_read_word),
        .word   (answered_word)
    );

    context_copy_w8_n1024 slots (
        .clk    (clk),
        .enable (slot_write_enable),
        .pdc    ({slot_write_place, slot_write_slot}),
        .data   (slot_write_record),
        .read   (answered_read_word),
        .word   (slots_word)
    );

    context_copy_w64_n256 sent (
        .clk          (clk),
        .enable       (sent_write_enable),
        .pdc          (sent_write_record),
        .data_kind    (sent_write_sent_kind),
        .data_handle  (sent_write_sent_handle),
        .data_message (sent_write_sent_message),
        .data_size    (sent_write_sent_size),
        .read         (slots_word),
        .word_kind    (sent_word_kind),
        .word_handle  (sent_word_handle),
        .word_message (sent_word_message),
        .word_size    (sent_word_size)
    );

    context_copy_w3_n256 flown (
        .clk          (clk),
        .enable       (flight_write_enable),
        .pdc          (flight_write_record),
        .data_state   (flight_write_state),
        .data_counted (flight_write_counted),
        .read         (slots_word),
        .word_state   (flown_word_state),
        .word_counted (flown_word_counted)
    );

    roomy_fifo_w61_d128 told (
        .clk                  (clk),
        .rst                  (rst),
        .push_enable          (tells_enable),
        .push_payload_place   (tells_payload_place),
        .push_payload_handle  (tells_payload_handle),
        .push_payload_message (tells_payload_message),
        .push_payload_kind    (tells_payload_kind),
        .push_payload_code    (tells_payload_code),
        .level                (told_level),
        .down_payload_place   (told_down_payload_place),
        .down_payload_handle  (told_down_payload_handle),
        .down_payload_message (told_down_payload_message),
        .down_payload_kind    (told_down_payload_kind),
        .down_payload_code    (told_down_payload_code),
        .down_valid           (told_down_valid),
        .down_ready           (finished_ready)
    );

    roomy_fifo_w18_d128 adjusts (
        .clk                 (clk),
        .rst                 (rst),
        .push_enable         (makes_up_enable),
        .push_payload_place  (makes_up_payload_place),
        .push_payload_size   (makes_up_payload_size),
        .push_payload_leaves (makes_up_payload_leaves),
        .level               (adjusts_level),
        .down_payload_place  (adjusts_down_payload_place),
        .down_payload_size   (adjusts_down_payload_size),
        .down_payload_leaves (adjusts_down_payload_leaves),
        .down_valid          (adjusts_down_valid),
        .down_ready          (adjust_ready)
    );

    place_queue_n8 queue (
        .clk          (clk),
        .rst          (rst),
        .clear        (clear),
        .cleared      (begin_place),
        .push         (kick_enable),
        .place        (kick_place),
        .next_payload (queue_next_payload),
        .next_valid   (queue_next_valid),
        .next_ready   (pops)
    );

    delay_w32_c4 rel_judge_later (
        .clk (clk),
        .d   (cursor),
        .q   (rel_judge_later_q)
    );

    always @(posedge clk) begin
        oldests_rdata <= oldests[place];
        if (written_enable) oldests[written_place] <= written_oldest;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            count <= 5'd0;
            valid_read <= 1'b0;
            valid_know <= 1'b0;
            valid_fetch <= 1'b0;
            valid_judge <= 1'b0;
            stale <= 1'b0;
            tells_enable <= 1'b0;
            makes_up_enable <= 1'b0;
            oldest_write_enable <= 1'b0;
        end else begin
            valid_read <= issues;
            valid_know <= valid_read;
            valid_fetch <= valid_know;
            valid_judge <= valid_fetch;
            if (state == STATE_IDLE) begin
                stale <= 1'b0;
            end else if (begin_enable && begin_place == place) begin
                stale <= 1'b1;
            end
            tells_enable <= is_told;
            makes_up_enable <= makes_up_enable_term && (|sent_word_size);
            count <= 5'd0;
            if (pops && queue_next_valid) begin
                state <= STATE_LOOK;
            end
            case (state)
                STATE_LOOK: begin
                    count <= count_plus_1;
                    if (count == 5'd3) begin
                        state <= STATE_RUN;
                    end
                    if (count == 5'd3 && views_word_state == VIEWS_WORD_STATE_CLOSED) begin
                        state <= STATE_IDLE;
                    end
                end
                STATE_RUN: begin
                    if (!issues) begin
                        state <= STATE_DRAIN;
                    end
                end
                STATE_DRAIN: begin
                    count <= count_plus_1;
                    if (count == 5'd5) begin
                        state <= STATE_STORE;
                    end
                end
                STATE_STORE: begin
                    if (!begin_enable) begin
                        state <= STATE_IDLE;
                        if (stale) begin
                        end else if (closes || (failed && oldest_now == limit)) begin
                            state <= STATE_END;
                        end else if (!left_any && !stopped) begin
                            state <= STATE_STORE;
                            if (has_room) begin
                                state <= STATE_LOOK;
                            end
                        end
                    end
                end
                STATE_END: begin
                    if (may_end && end_ready) begin
                        state <= STATE_SETTLE;
                    end
                end
                STATE_SETTLE: begin
                    count <= count_plus_1;
                    if (&count) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
            oldest_write_enable <= written_enable;
        end
    end

    always @(posedge clk) begin
        known <= oldests_rdata;
        id_fetch <= id;
        id_judge <= id_fetch;
        answer_fetch <= answer;
        answer_judge <= answer_fetch;
        tells_payload_place <= place;
        tells_payload_handle <= sent_word_handle;
        tells_payload_message <= sent_word_message;
        tells_payload_kind <= covered ? TELLS_PAYLOAD_KIND_DEFAULT_OK : TELLS_PAYLOAD_KIND_FAILED;
        tells_payload_code <= views_word_code;
        makes_up_payload_place <= place;
        makes_up_payload_size <= sent_word_size;
        makes_up_payload_leaves <= is_copy;
        has_room <= told_level < 7'd64 && adjusts_level < 7'd64;
        if (stops) begin
            stopped <= 1'b1;
        end
        if (finishes) begin
            oldest_now <= rel_judge + 32'd1;
            if (is_close) begin
                closes <= !failed;
            end
        end
        is_said <= !(|(told_level | adjusts_level));
        if (pops && queue_next_valid) begin
            place <= queue_next_payload;
        end
        case (state)
            STATE_LOOK: begin
                stopped <= 1'b0;
                closes <= 1'b0;
                left <= 7'd64;
                cursor <= known;
                oldest_now <= known;
                cum <= views_word_cum;
                failed <= is_over;
                limit <= is_over ? tails_word_tail : views_word_next;
            end
            STATE_RUN: begin
                if (issues) begin
                    cursor <= cursor + 32'd1;
                    left <= left - 7'd1;
                end
            end
            default: begin end
        endcase
        oldest_write_place <= written_place;
        oldest_write_oldest <= written_oldest;
    end

    assign freed_enable = finishes;
    assign freed_record = id_judge;
    assign retired_valid = finishes;
    assign retired_place = place;
    assign retired_close = is_close;
    assign finished_payload_place = told_down_payload_place;
    assign finished_payload_handle = told_down_payload_handle;
    assign finished_payload_message = told_down_payload_message;
    assign finished_payload_kind = told_down_payload_kind;
    assign finished_payload_code = told_down_payload_code;
    assign finished_valid = told_down_valid;
    assign adjust_payload_place = adjusts_down_payload_place;
    assign adjust_payload_size = adjusts_down_payload_size;
    assign adjust_payload_leaves = adjusts_down_payload_leaves;
    assign adjust_valid = adjusts_down_valid;
    assign end_payload_place = place;
    assign end_payload_closes = closes;
    assign end_valid = may_end;

    wire _unused_ok = &{1'b0, sent_write_sent_place, sent_write_sent_rel, sent_write_sent_last, sent_write_sent_length, flight_write_due, flight_write_once, views_word_range, views_word_going, views_word_far, views_word_again, views_word_until, views_word_sleek, views_word_hold, tails_word_open, was_sent_difference[30:0], rel_judge_minus_cum[30:0]};

endmodule

`default_nettype wire
