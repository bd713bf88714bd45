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
    input  wire [31:0] view_write_view_again,
    input  wire [31:0] view_write_view_until,
    input  wire        view_write_view_sleek,
    input  wire        view_write_view_hold,
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

    localparam [3:0] STATE_IDLE                   = 4'd0;
    localparam [3:0] STATE_LOOK                   = 4'd1;
    localparam [3:0] STATE_DECIDE                 = 4'd2;
    localparam [3:0] STATE_FIND                   = 4'd3;
    localparam [3:0] STATE_READ                   = 4'd4;
    localparam [3:0] STATE_MARKED                 = 4'd5;
    localparam [3:0] STATE_AGAIN                  = 4'd6;
    localparam [3:0] STATE_FRESH                  = 4'd7;
    localparam [3:0] STATE_REQUEUE                = 4'd8;
    localparam [1:0] CANDIDATE_KIND_FRESH         = 2'd0;
    localparam [1:0] CANDIDATE_KIND_RESEND        = 2'd1;
    localparam [1:0] CANDIDATE_KIND_AGAIN         = 2'd2;
    localparam [2:0] VIEWS_WORD_STATE_CREATING    = 3'd1;
    localparam [2:0] VIEWS_WORD_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] VIEWS_WORD_STATE_QUIESCE     = 3'd3;
    localparam [2:0] VIEWS_WORD_STATE_ACK_WAIT    = 3'd4;

    reg   [3:0] state;
    reg   [1:0] count;
    reg   [2:0] place;
    wire  [2:0] sent_queue_next_payload;
    wire        sent_queue_next_valid;
    wire  [2:0] changed_queue_next_payload;
    wire        changed_queue_next_valid;
    wire  [2:0] again_queue_next_payload;
    wire        again_queue_next_valid;
    reg   [1:0] turn;
    reg   [1:0] chosen;
    wire  [2:0] views_word_state;
    wire [31:0] views_word_next;
    wire [31:0] views_word_cum;
    wire  [7:0] views_word_range;
    wire        views_word_going;
    wire [31:0] views_word_again;
    wire [31:0] views_word_until;
    wire        views_word_sleek;
    wire        views_word_hold;
    wire  [7:0] views_word_code;
    wire [31:0] tails_word_tail;
    wire [15:0] tails_word_open;
    wire [31:0] oldests_word;
    wire  [1:0] flags_word;
    reg         hole_word;
    reg         is_wrapped;
    wire [63:0] marks_even_word;
    wire [63:0] marks_odd_word;
    wire  [1:0] first_position;
    reg  [63:0] below;
    reg  [63:0] marks;
    reg  [31:0] base;
    reg   [7:0] clock;
    reg   [7:0] since;
    reg   [1:0] candidate_kind;
    reg   [2:0] candidate_place;
    reg  [31:0] candidate_rel;
    reg         candidate_free;
    reg         offers;
    reg  [31:0] spec;
    reg   [5:0] left;
    reg  [31:0] range_end;
    reg  [31:0] slots_end;
    wire  [5:0] mark_position;
    reg   [7:0] stamps [0:7];

    wire        idle = state == STATE_IDLE && !clear;
    wire  [2:0] takes = (3'd1 << chosen) & {3{idle}};
    wire        requeues = state == STATE_REQUEUE && !refused_enable;
    wire  [2:0] head_choice = chosen == 2'd1 ? changed_queue_next_payload : sent_queue_next_payload;
    wire  [2:0] head = chosen == 2'd2 ? again_queue_next_payload : head_choice;
    wire        is_other_term = changed_queue_next_valid && changed_queue_next_payload != place;
    wire        is_other_term_2 = (sent_queue_next_valid && sent_queue_next_payload != place) || is_other_term;
    wire        is_other_term_3 = again_queue_next_valid && again_queue_next_payload != place;
    wire        is_other = is_other_term_2 || is_other_term_3;
    wire  [1:0] wrapped = ~(2'd3 << views_word_cum[6]);
    wire  [3:0] in_order = {flags_word & wrapped, flags_word & ~wrapped};
    wire        own = hole_word == views_word_cum[6];
    wire [63:0] read = hole_word ? marks_odd_word : marks_even_word;
    wire [63:0] upper = read & ~below;
    wire  [7:0] stamps_rdata = stamps[place];
    wire        is_busy = since < 8'd28;
    wire        moves = !offers || candidate_ready;
    wire        goes = offers && candidate_ready;
    wire        is_refused = refused_enable && refused_place == place;
    wire        sending_term = views_word_state == VIEWS_WORD_STATE_CREATING || views_word_state == VIEWS_WORD_STATE_ESTABLISHED;
    wire        sending = sending_term || views_word_state == VIEWS_WORD_STATE_QUIESCE;
    wire [31:0] spec_minus_range_end = spec - range_end;
    wire        in_range = spec_minus_range_end[31];
    wire [31:0] spec_minus_slots_end = spec - slots_end;
    wire        fits_term = spec != tails_word_tail && in_range && spec_minus_slots_end[31];
    wire        fits = fits_term && (views_word_state != VIEWS_WORD_STATE_CREATING || !(|spec[31:12]));
    wire        left_any = |left;
    wire        is_spent = !left_any && is_other;
    wire [63:0] mark_bit = marks & (64'd0 - marks);
    wire        is_low = own && !(|upper);
    wire  [1:0] count_plus_1 = count + 2'd1;
    wire        count_all = &count;
    wire [24:0] views_word_cum_31_7_plus_1 = views_word_cum[31:7] + 25'd1;
    wire  [5:0] left_minus_1 = left - 6'd1;
    wire [31:0] spec_plus_1 = spec + 32'd1;

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
        .push         (refused_enable || requeues),
        .place        (refused_enable ? refused_place : place),
        .next_payload (again_queue_next_payload),
        .next_valid   (again_queue_next_valid),
        .next_ready   (takes[2])
    );

    context_copy_w150_n8 views (
        .clk        (clk),
        .enable     (view_write_enable),
        .pdc        (view_write_place),
        .data_state (view_write_view_state),
        .data_next  (view_write_view_next),
        .data_cum   (view_write_view_cum),
        .data_range (view_write_view_range),
        .data_going (view_write_view_going),
        .data_again (view_write_view_again),
        .data_until (view_write_view_until),
        .data_sleek (view_write_view_sleek),
        .data_hold  (view_write_view_hold),
        .data_code  (view_write_view_code),
        .read       (place),
        .word_state (views_word_state),
        .word_next  (views_word_next),
        .word_cum   (views_word_cum),
        .word_range (views_word_range),
        .word_going (views_word_going),
        .word_again (views_word_again),
        .word_until (views_word_until),
        .word_sleek (views_word_sleek),
        .word_hold  (views_word_hold),
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

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (place),
        .word   (oldests_word)
    );

    context_copy_w2_n8 flags (
        .clk    (clk),
        .enable (flags_write_enable),
        .pdc    (flags_write_place),
        .data   (flags_write_flags),
        .read   (place),
        .word   (flags_word)
    );

    context_copy_w64_n8 marks_even (
        .clk    (clk),
        .enable (marks_write_address_even_enable),
        .pdc    (marks_write_address_even),
        .data   (marks_write_words_even),
        .read   (place),
        .word   (marks_even_word)
    );

    context_copy_w64_n8 marks_odd (
        .clk    (clk),
        .enable (marks_write_address_odd_enable),
        .pdc    (marks_write_address_odd),
        .data   (marks_write_words_odd),
        .read   (place),
        .word   (marks_odd_word)
    );

    lowest_one_w4 first (
        .word     (in_order),
        .position (first_position)
    );

    lowest_one_w64 mark (
        .word     (marks),
        .position (mark_position)
    );

    always @* begin
        chosen = 2'd3;
        if (turn == 2'd0) begin
            if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end else if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end else if (again_queue_next_valid) begin
                chosen = 2'd2;
            end
        end
        if (turn == 2'd1) begin
            if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end else if (again_queue_next_valid) begin
                chosen = 2'd2;
            end else if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end
        end
        if (turn == 2'd2) begin
            if (again_queue_next_valid) begin
                chosen = 2'd2;
            end else if (sent_queue_next_valid) begin
                chosen = 2'd0;
            end else if (changed_queue_next_valid) begin
                chosen = 2'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (goes) stamps[place] <= clock;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            count <= 2'd0;
            turn <= 2'd0;
            clock <= 8'd0;
            offers <= 1'b0;
        end else begin
            clock <= clock + 8'd1;
            if (candidate_ready) begin
                offers <= 1'b0;
            end
            case (state)
                STATE_IDLE: begin
                    count <= 2'd0;
                    if (idle && chosen != 2'd3) begin
                        turn <= chosen == 2'd2 ? 2'd0 : chosen + 2'd1;
                        state <= STATE_LOOK;
                    end
                end
                STATE_LOOK: begin
                    count <= count_plus_1;
                    if (count_all) begin
                        if (!is_busy) begin
                            state <= STATE_DECIDE;
                        end
                    end
                    if (count_all) begin
                        count <= 2'd3;
                    end
                end
                STATE_DECIDE: begin
                    count <= 2'd0;
                    state <= STATE_IDLE;
                    if (views_word_hold || (!sending && views_word_state != VIEWS_WORD_STATE_ACK_WAIT)) begin
                    end else if (|flags_word) begin
                        state <= STATE_FIND;
                    end else if (views_word_going && views_word_again != views_word_until) begin
                        state <= STATE_AGAIN;
                    end else if (sending && views_word_next != tails_word_tail) begin
                        state <= STATE_FRESH;
                    end
                end
                STATE_FIND: begin
                    state <= STATE_READ;
                end
                STATE_READ: begin
                    count <= count_plus_1;
                    if (count_all) begin
                        state <= STATE_MARKED;
                    end
                end
                STATE_MARKED: begin
                    if (moves) begin
                        if (!(|marks) || is_spent || is_refused) begin
                            state <= STATE_REQUEUE;
                        end else begin
                            offers <= 1'b1;
                        end
                    end
                end
                STATE_AGAIN: begin
                    if (moves) begin
                        if (is_spent) begin
                            state <= STATE_REQUEUE;
                        end else if (spec == views_word_until) begin
                            state <= STATE_REQUEUE;
                        end else if (is_refused || !in_range) begin
                            state <= STATE_IDLE;
                        end else begin
                            offers <= 1'b1;
                        end
                    end
                end
                STATE_FRESH: begin
                    if (moves) begin
                        if (is_spent) begin
                            state <= STATE_REQUEUE;
                        end else if (!fits || is_refused) begin
                            state <= STATE_IDLE;
                        end else begin
                            offers <= 1'b1;
                        end
                    end
                end
                STATE_REQUEUE: begin
                    if (requeues) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        below <= ~({64{1'b1}} << views_word_cum[5:0]);
        since <= clock - stamps_rdata;
        range_end <= views_word_cum + {17'd0, views_word_range, 7'd0};
        slots_end <= oldests_word + 32'd128;
        case (state)
            STATE_IDLE: begin
                left <= 6'd32;
                if (idle && chosen != 2'd3) begin
                    place <= head;
                end
            end
            STATE_DECIDE: begin
                spec <= views_word_going ? views_word_again : views_word_next;
            end
            STATE_FIND: begin
                hole_word <= first_position[0];
                is_wrapped <= first_position[1];
            end
            STATE_READ: begin
                marks <= own ? (is_low ? read : upper) : read;
                base <= {is_wrapped || is_low ? views_word_cum_31_7_plus_1 : views_word_cum[31:7], hole_word, 6'd0};
            end
            STATE_MARKED: begin
                if (moves) begin
                    if (!(!(|marks) || is_spent || is_refused)) begin
                        candidate_kind <= CANDIDATE_KIND_RESEND;
                        candidate_place <= place;
                        candidate_rel <= {base[31:6], mark_position};
                        candidate_free <= views_word_sleek;
                        if (left_any) begin
                            left <= left_minus_1;
                        end
                        marks <= marks & ~mark_bit;
                    end
                end
            end
            STATE_AGAIN: begin
                if (moves) begin
                    if (is_spent) begin
                    end else if (spec == views_word_until) begin
                    end else if (is_refused || !in_range) begin
                    end else begin
                        candidate_kind <= CANDIDATE_KIND_AGAIN;
                        candidate_place <= place;
                        candidate_rel <= spec;
                        candidate_free <= 1'b1;
                        if (left_any) begin
                            left <= left_minus_1;
                        end
                        spec <= spec_plus_1;
                    end
                end
            end
            STATE_FRESH: begin
                if (moves) begin
                    if (is_spent) begin
                    end else if (!fits || is_refused) begin
                    end else begin
                        candidate_kind <= CANDIDATE_KIND_FRESH;
                        candidate_place <= place;
                        candidate_rel <= spec;
                        candidate_free <= 1'b0;
                        if (left_any) begin
                            left <= left_minus_1;
                        end
                        spec <= spec_plus_1;
                    end
                end
            end
            default: begin end
        endcase
    end

    assign candidate_payload_kind = candidate_kind;
    assign candidate_payload_place = candidate_place;
    assign candidate_payload_rel = candidate_rel;
    assign candidate_payload_free = candidate_free;
    assign candidate_valid = offers;

    wire _unused_ok = &{1'b0, views_word_code, tails_word_open, base[5:0], spec_minus_range_end[30:0], spec_minus_slots_end[30:0]};

endmodule

`default_nettype wire
