// Marks with tags of 8 contexts, each with a window of 128 PSNs.
`default_nettype none

module context_bitmap_n8_w128_p2 (
    input  wire         clk,
    input  wire         rst,
    input  wire         enable,
    input  wire   [2:0] pdc,
    input  wire         fresh,
    input  wire         word,
    input  wire         mark,
    input  wire   [5:0] slot,
    input  wire         lap,
    input  wire         tag,
    input  wire  [63:0] passed,
    output reg          arrived,
    output wire         word_write_enable,
    output wire         word_write_store,
    output wire   [2:0] word_write_pdc,
    output wire         word_write_word,
    output wire   [1:0] word_write_written,
    output wire [127:0] word_write_data,
    output wire         flags_write_enable,
    output wire   [2:0] flags_write_pdc,
    output wire   [3:0] flags_write_flags
);

    reg          enable_1;
    reg          enable_2;
    reg          enable_3;
    reg          enable_4;
    reg          enable_5;
    reg    [2:0] pdc_1;
    reg    [2:0] pdc_2;
    reg    [2:0] pdc_3;
    reg    [2:0] pdc_4;
    reg    [2:0] pdc_5;
    reg          fresh_1;
    reg          fresh_2;
    reg          fresh_3;
    reg          fresh_4;
    reg          word_1;
    reg          word_2;
    reg          word_3;
    reg          held;
    reg    [1:0] written;
    wire   [1:0] written_words_word;
    wire   [2:0] written_words_at;
    wire         written_words_valid;
    reg          mark_1;
    reg   [63:0] slot_alone;
    reg          lap_1;
    reg          lap_2;
    reg   [63:0] passed_1;
    reg          tag_1;
    reg          is_new;
    reg          completes;
    reg          has_tag;
    reg  [127:0] data;
    reg    [1:0] written_then;
    wire [127:0] slots_word;
    wire   [3:0] slots_at;
    wire         slots_valid;
    reg    [3:0] flags;
    wire   [3:0] word_flags_word;
    wire   [2:0] word_flags_at;
    wire         word_flags_valid;

    wire   [1:0] marked = 2'd1 << word_1;
    wire   [1:0] written_words_now = written_words_word;
    wire   [1:0] next_and = written_words_now & {2{!fresh_2}};
    wire   [1:0] next = next_and | (marked & {2{mark}});
    wire [127:0] slots_now = slots_word;
    wire  [63:0] current = slots_now[63:0] & {64{held}};
    wire  [63:0] seen = (current ^ {64{lap_1}}) | passed_1;
    wire         is_marked = |(seen & slot_alone);
    wire  [63:0] next_tags_and = slots_now[127:64] & ~slot_alone;
    wire  [63:0] next_tags = tag_1 ? slots_now[127:64] | slot_alone : next_tags_and;
    wire         changes = mark_1 && !is_marked;
    wire   [1:0] here = (2'd1 << word_3) & {2{completes}};
    wire   [3:0] word_flags_now = word_flags_word;
    wire   [3:0] next_flags_and = word_flags_now & {4{!fresh_4}};
    wire   [1:0] next_flags_and_3_2 = next_flags_and[3:2];
    wire   [1:0] next_flags_and_1_0 = next_flags_and[1:0];
    wire   [3:0] next_flags = {
        has_tag ? next_flags_and_3_2 | here : next_flags_and_3_2 & ~here,
        !lap_2 ? next_flags_and_1_0 | here : next_flags_and_1_0 & ~here
    };
    wire [127:0] slots_next_word = {next_tags, lap_1 ? current & ~slot_alone : current | slot_alone};

    forwarding_ram_w2_d8_l2 written_words (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc),
        .enable (enable),
        .next   (next),
        .write  (1'b1),
        .word   (written_words_word),
        .at     (written_words_at),
        .valid  (written_words_valid)
    );

    forwarding_ram_w128_d16_l2 slots (
        .clk    (clk),
        .rst    (rst),
        .addr   ({pdc_1, word}),
        .enable (enable_1),
        .next   (slots_next_word),
        .write  (changes),
        .word   (slots_word),
        .at     (slots_at),
        .valid  (slots_valid)
    );

    forwarding_ram_w4_d8_l2 word_flags (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_2),
        .enable (enable_2),
        .next   (next_flags),
        .write  (1'b1),
        .word   (word_flags_word),
        .at     (word_flags_at),
        .valid  (word_flags_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            enable_1 <= 1'b0;
            enable_2 <= 1'b0;
            enable_3 <= 1'b0;
            enable_4 <= 1'b0;
            enable_5 <= 1'b0;
        end else begin
            enable_1 <= enable;
            enable_2 <= enable_1;
            enable_3 <= enable_2;
            enable_4 <= enable_3;
            enable_5 <= enable_4;
        end
    end

    always @(posedge clk) begin
        pdc_1 <= pdc;
        pdc_2 <= pdc_1;
        pdc_3 <= pdc_2;
        pdc_4 <= pdc_3;
        pdc_5 <= pdc_4;
        fresh_1 <= fresh;
        fresh_2 <= fresh_1;
        fresh_3 <= fresh_2;
        fresh_4 <= fresh_3;
        word_1 <= word;
        word_2 <= word_1;
        word_3 <= word_2;
        held <= |(next_and & marked);
        written <= next;
        lap_1 <= lap;
        lap_2 <= lap_1;
        mark_1 <= mark;
        slot_alone <= 64'd1 << slot;
        passed_1 <= passed;
        tag_1 <= tag;
        written_then <= written;
        has_tag <= |(next_tags & ~passed_1);
        arrived <= is_marked;
        is_new <= changes;
        completes <= changes && (&(seen | slot_alone));
        data <= slots_next_word;
        flags <= next_flags;
    end

    assign word_write_enable = enable_4;
    assign word_write_store = enable_4 && is_new;
    assign word_write_pdc = pdc_4;
    assign word_write_word = word_3;
    assign word_write_written = written_then;
    assign word_write_data = data;
    assign flags_write_enable = enable_5;
    assign flags_write_pdc = pdc_5;
    assign flags_write_flags = flags;

    wire _unused_ok = &{1'b0, written_words_at, written_words_valid, slots_at, slots_valid, word_flags_at, word_flags_valid};

endmodule

`default_nettype wire
