// Which packets of 8 PDCs are answered or were shown by SACK, an event a clock.
`default_nettype none

module pds_initiator_slots_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        at_enable,
    input  wire  [2:0] at_place,
    input  wire [31:0] at_rel,
    input  wire        step_valid,
    input  wire  [4:0] step_kind,
    input  wire  [2:0] step_place,
    input  wire        step_on,
    input  wire        step_open,
    input  wire        step_claimed,
    input  wire        step_moved,
    input  wire        step_restarted,
    input  wire        step_ordered,
    input  wire        step_roce,
    input  wire  [2:0] step_state,
    input  wire [31:0] step_start,
    input  wire [15:0] step_peer,
    input  wire [31:0] step_next,
    input  wire [31:0] step_cum,
    input  wire [31:0] step_oldest,
    input  wire        step_above,
    input  wire [31:0] step_tail_tail,
    input  wire [15:0] step_tail_open,
    input  wire  [7:0] step_range,
    input  wire        step_sleek,
    input  wire        step_keeps,
    input  wire        step_hold,
    input  wire        step_close_due,
    input  wire        step_nears_end,
    input  wire        step_exhausted,
    input  wire [31:0] rel,
    input  wire        for_packet,
    input  wire  [3:0] act,
    input  wire [31:0] sack_base,
    input  wire [63:0] sack_bitmap,
    output reg         answered,
    output reg         answers,
    output reg         covered,
    output reg         news,
    output wire        beyond,
    output wire        address_even_enable,
    output wire  [2:0] address_even,
    output wire        address_odd_enable,
    output wire  [2:0] address_odd,
    output wire        held_even,
    output wire        held_odd,
    output wire [63:0] shown_even,
    output wire [63:0] shown_odd,
    output reg         answered_write_enable,
    output reg   [2:0] answered_write_place,
    output reg   [6:0] answered_write_slot,
    output reg         answered_write_answered,
    output reg         covered_write_address_even_enable,
    output reg   [2:0] covered_write_address_even,
    output reg         covered_write_address_odd_enable,
    output reg   [2:0] covered_write_address_odd,
    output reg  [63:0] covered_write_words_even,
    output reg  [63:0] covered_write_words_odd
);

    localparam [3:0] ACT_TRIM          = 4'd5;
    localparam [3:0] ACT_TRIM_LAST_HOP = 4'd6;
    localparam [3:0] ACT_LOSS          = 4'd7;
    localparam [3:0] ACT_OUT_OF_WINDOW = 4'd8;
    localparam [3:0] ACT_REFUSE        = 4'd11;
    localparam [4:0] STEP_KIND_OPEN    = 5'd1;
    localparam [4:0] STEP_KIND_ACK     = 5'd2;
    localparam [4:0] STEP_KIND_NACK    = 5'd3;
    localparam [4:0] STEP_KIND_FRESH   = 5'd7;

    reg          valid_1;
    reg          asks;
    reg          fresh_1;
    reg    [2:0] place_1;
    reg   [31:0] rel_1;
    wire         answered_slots_word;
    wire   [9:0] answered_slots_at;
    wire         answered_slots_valid;
    reg  [127:0] wide;
    reg   [31:0] low;
    reg   [31:0] high;
    reg          uses_sack;
    reg          is_odd_1;
    reg   [63:0] visible_even;
    reg   [63:0] visible_odd;
    reg          is_beyond;
    reg          address_1_even_enable;
    reg    [2:0] address_1_even;
    reg          address_1_odd_enable;
    reg    [2:0] address_1_odd;
    reg          even_word_1;
    reg          odd_word_1;
    reg          begins_1;
    wire   [1:0] written_words_word;
    wire   [2:0] written_words_at;
    wire         written_words_valid;
    reg          held_now_even;
    reg          held_now_odd;
    reg          address_2_even_enable;
    reg    [2:0] address_2_even;
    reg          address_2_odd_enable;
    reg    [2:0] address_2_odd;
    reg          loses_1;
    reg          clears;
    reg   [63:0] slot;
    reg          is_ack_1;
    reg          is_ack_2;
    reg          fresh_2;
    wire  [63:0] covered_even_word;
    wire   [2:0] covered_even_at;
    wire         covered_even_valid;
    wire  [63:0] covered_odd_word;
    wire   [2:0] covered_odd_at;
    wire         covered_odd_valid;
    reg          beyond_1;
    reg   [63:0] shown_1_even;
    reg   [63:0] shown_1_odd;

    wire         is_ack = step_kind == STEP_KIND_ACK && step_on;
    wire         is_fresh = step_kind == STEP_KIND_FRESH && step_on;
    wire         begins = step_kind == STEP_KIND_OPEN;
    wire         answered_slots_now = answered_slots_word;
    wire         answers_now = asks && !answered_slots_now;
    wire         answered_next = (answered_slots_now && !fresh_1) || answers_now;
    wire         first = sack_base[6];
    wire  [31:0] base = {sack_base[31:6], 6'd0};
    wire         is_odd = first;
    wire         high_30_7_any = |high[30:7];
    wire [127:0] sent_or = ~({128{1'b1}} << high[6:0]) | {128{high_30_7_any}};
    wire [127:0] sent = sent_or & {128{!high[31]}};
    wire         low_30_7_any = |low[30:7];
    wire [127:0] done_or = ~({128{1'b1}} << low[6:0]) | {128{low_30_7_any}};
    wire [127:0] done = done_or & {128{!low[31]}};
    wire [127:0] bitmap = wide & sent & ~done & {128{uses_sack}};
    wire         word = rel[6];
    wire         touches_both = is_ack;
    wire         following = first + 1'b1;
    wire         even_word = touches_both ? (is_odd ? following : first) : word;
    wire         odd_word = touches_both ? (is_odd ? first : following) : word;
    wire         step_valid_and_not_begins = step_valid && !begins;
    wire         pair_even_enable = step_valid_and_not_begins && (touches_both || !word);
    wire   [2:0] pair_even = step_place;
    wire         pair_odd_enable = step_valid_and_not_begins && (touches_both || word);
    wire   [2:0] pair_odd = step_place;
    wire   [1:0] written_words_now = written_words_word;
    wire   [1:0] written_next_and = (2'd1 << even_word_1) & {2{address_1_even_enable}};
    wire   [1:0] written_next_or = written_next_and | ((2'd1 << odd_word_1) & {2{address_1_odd_enable}});
    wire   [1:0] written_next = (written_words_now & {2{!begins_1}}) | written_next_or;
    wire         loses_term = act == ACT_TRIM || act == ACT_TRIM_LAST_HOP || act == ACT_LOSS;
    wire         loses_term_2 = loses_term || act == ACT_OUT_OF_WINDOW || act == ACT_REFUSE;
    wire         loses = step_on && step_open && step_kind == STEP_KIND_NACK && loses_term_2;
    wire   [5:0] slot_1 = rel_1[5:0];
    wire         clears_now = clears && (fresh_2 || !answered);
    wire         even_slot = address_2_even_enable && !is_ack_2;
    wire  [63:0] covered_even_now = covered_even_word;
    wire  [63:0] even_held = covered_even_now & {64{held_now_even}};
    wire         clears_now_and_even_slot = clears_now && even_slot;
    wire  [63:0] even_next = (even_held | visible_even) & ~(slot & {64{clears_now_and_even_slot}});
    wire         odd_slot = address_2_odd_enable && !is_ack_2;
    wire  [63:0] covered_odd_now = covered_odd_word;
    wire  [63:0] odd_held = covered_odd_now & {64{held_now_odd}};
    wire         clears_now_and_odd_slot = clears_now && odd_slot;
    wire  [63:0] odd_next = (odd_held | visible_odd) & ~(slot & {64{clears_now_and_odd_slot}});
    wire  [63:0] newly_even = visible_even & ~even_held;
    wire  [63:0] newly_odd = visible_odd & ~odd_held;
    wire   [1:0] held_now_even_shr = written_words_now >> even_word_1;
    wire   [1:0] held_now_odd_shr = written_words_now >> odd_word_1;
    wire         covered_term = (|(even_held & slot)) && even_slot;

    forwarding_ram_w1_d1024_l2 answered_slots (
        .clk    (clk),
        .rst    (rst),
        .addr   ({at_place, at_rel[6:0]}),
        .enable (at_enable),
        .next   (answered_next),
        .write  (1'b1),
        .word   (answered_slots_word),
        .at     (answered_slots_at),
        .valid  (answered_slots_valid)
    );

    forwarding_ram_w2_d8_l2 written_words (
        .clk    (clk),
        .rst    (rst),
        .addr   (at_place),
        .enable (at_enable),
        .next   (written_next),
        .write  (1'b1),
        .word   (written_words_word),
        .at     (written_words_at),
        .valid  (written_words_valid)
    );

    forwarding_ram_w64_d8_l2 covered_even (
        .clk    (clk),
        .rst    (rst),
        .addr   (pair_even),
        .enable (pair_even_enable),
        .next   (even_next),
        .write  (1'b1),
        .word   (covered_even_word),
        .at     (covered_even_at),
        .valid  (covered_even_valid)
    );

    forwarding_ram_w64_d8_l2 covered_odd (
        .clk    (clk),
        .rst    (rst),
        .addr   (pair_odd),
        .enable (pair_odd_enable),
        .next   (odd_next),
        .write  (1'b1),
        .word   (covered_odd_word),
        .at     (covered_odd_at),
        .valid  (covered_odd_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            covered_write_address_even_enable <= 1'b0;
            covered_write_address_odd_enable <= 1'b0;
        end else begin
            covered_write_address_even_enable <= address_2_even_enable;
            covered_write_address_odd_enable <= address_2_odd_enable;
        end
    end

    always @(posedge clk) begin
        valid_1 <= step_valid;
        asks <= is_ack && for_packet && step_open;
        fresh_1 <= is_fresh;
        place_1 <= step_place;
        rel_1 <= rel;
        answered <= answered_slots_now;
        wide <= {64'd0, sack_bitmap} << sack_base[5:0];
        low <= (step_above ? step_oldest : step_cum) - base;
        high <= step_next - base;
        uses_sack <= is_ack && !step_roce;
        is_odd_1 <= is_odd;
        visible_even <= is_odd_1 ? bitmap[127:64] : bitmap[63:0];
        visible_odd <= is_odd_1 ? bitmap[63:0] : bitmap[127:64];
        is_beyond <= (|(wide & ~sent)) && uses_sack;
        address_1_even_enable <= pair_even_enable;
        address_1_even <= pair_even;
        address_1_odd_enable <= pair_odd_enable;
        address_1_odd <= pair_odd;
        even_word_1 <= even_word;
        odd_word_1 <= odd_word;
        begins_1 <= begins;
        held_now_even <= held_now_even_shr[0];
        held_now_odd <= held_now_odd_shr[0];
        address_2_even_enable <= address_1_even_enable;
        address_2_even <= address_1_even;
        address_2_odd_enable <= address_1_odd_enable;
        address_2_odd <= address_1_odd;
        loses_1 <= loses;
        clears <= fresh_1 || loses_1;
        slot <= 64'd1 << slot_1;
        is_ack_1 <= is_ack;
        is_ack_2 <= is_ack_1;
        fresh_2 <= fresh_1;
        answers <= answers_now;
        covered <= covered_term || ((|(odd_held & slot)) && odd_slot);
        news <= (|newly_even) || (|newly_odd);
        beyond_1 <= is_beyond;
        shown_1_even <= newly_even;
        shown_1_odd <= newly_odd;
        answered_write_enable <= valid_1;
        answered_write_place <= place_1;
        answered_write_slot <= rel_1[6:0];
        answered_write_answered <= answered_next;
        covered_write_address_even <= address_2_even;
        covered_write_address_odd <= address_2_odd;
        covered_write_words_even <= even_next;
        covered_write_words_odd <= odd_next;
    end

    assign beyond = beyond_1;
    assign address_even_enable = address_2_even_enable;
    assign address_even = address_2_even;
    assign address_odd_enable = address_2_odd_enable;
    assign address_odd = address_2_odd;
    assign held_even = held_now_even;
    assign held_odd = held_now_odd;
    assign shown_even = shown_1_even;
    assign shown_odd = shown_1_odd;

    wire _unused_ok = &{1'b0, at_rel[31:7], step_claimed, step_moved, step_restarted, step_ordered, step_state, step_start, step_peer, step_tail_tail, step_tail_open, step_range, step_sleek, step_keeps, step_hold, step_close_due, step_nears_end, step_exhausted, rel_1[31:7], answered_slots_at, answered_slots_valid, written_words_at, written_words_valid, covered_even_at, covered_even_valid, covered_odd_at, covered_odd_valid, held_now_even_shr[1], held_now_odd_shr[1]};

endmodule

`default_nettype wire
