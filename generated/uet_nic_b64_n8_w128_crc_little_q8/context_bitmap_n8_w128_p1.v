// Marks of 8 contexts, each with a window of 128 PSNs.
`default_nettype none

module context_bitmap_n8_w128_p1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire        fresh,
    input  wire        word,
    input  wire        mark,
    input  wire  [5:0] slot,
    input  wire        lap,
    input  wire [63:0] passed,
    output wire        arrived,
    output wire        word_write_enable,
    output wire        word_write_store,
    output wire  [2:0] word_write_pdc,
    output wire        word_write_word,
    output wire  [1:0] word_write_written,
    output wire [63:0] word_write_data,
    output wire        flags_write_enable,
    output wire  [2:0] flags_write_pdc,
    output wire  [1:0] flags_write_flags
);

    reg         fresh_find;
    reg         fresh_hold;
    reg         word_hold;
    wire  [1:0] written_words_word;
    wire  [2:0] written_words_at;
    wire        written_words_valid;
    reg         held_mark;
    reg  [63:0] own_slot_mark;
    reg         mark_mark;
    reg         lap_mark;
    reg  [63:0] passed_mark;
    reg         valid_find;
    reg   [2:0] pdc_find;
    wire [63:0] slots_word;
    wire  [3:0] slots_at;
    wire        slots_valid;
    reg         valid_hold;
    reg   [2:0] pdc_hold;
    reg         word_mark;
    reg         word_complete;
    reg         completes_complete;
    reg         fresh_mark;
    reg         fresh_complete;
    reg         lap_complete;
    wire  [1:0] word_flags_word;
    wire  [2:0] word_flags_at;
    wire        word_flags_valid;
    reg         valid_mark;
    reg         valid_complete;
    reg   [1:0] written_mark;
    reg   [1:0] written_complete;
    reg  [63:0] data_complete;
    reg         is_marked_complete;
    reg         changes_complete;
    reg   [2:0] pdc_mark;
    reg   [2:0] pdc_complete;
    reg         valid_out;
    reg   [2:0] pdc_out;
    reg   [1:0] flags_out;

    wire  [1:0] written_words_now = written_words_word;
    wire  [1:0] own_word = 2'd1 << word_hold;
    wire  [1:0] written_and = written_words_now & {2{!fresh_hold}};
    wire  [1:0] written = written_and | (own_word & {2{mark}});
    wire        held = |(written_and & own_word);
    wire [63:0] own_slot = 64'd1 << slot;
    wire        tag = 1'b0;
    wire [63:0] slots_now = slots_word;
    wire [63:0] current = slots_now & {64{held_mark}};
    wire [63:0] seen = (current ^ {64{lap_mark}}) | passed_mark;
    wire        is_marked = |(seen & own_slot_mark);
    wire        changes = mark_mark && !is_marked;
    wire        completes = changes && (&(seen | own_slot_mark));
    wire [63:0] data = lap_mark ? current & ~own_slot_mark : current | own_slot_mark;
    wire        has_tag = 1'b0;
    wire  [1:0] here = (2'd1 << word_complete) & {2{completes_complete}};
    wire  [1:0] word_flags_now = word_flags_word;
    wire  [1:0] flags_and = word_flags_now & {2{!fresh_complete}};
    wire  [1:0] flags = !lap_complete ? flags_and | here : flags_and & ~here;

    forwarding_ram_w2_d8_l2 written_words (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc),
        .enable (enable),
        .next   (written),
        .write  (1'b1),
        .word   (written_words_word),
        .at     (written_words_at),
        .valid  (written_words_valid)
    );

    forwarding_ram_w64_d16_l2 slots (
        .clk    (clk),
        .rst    (rst),
        .addr   ({pdc_find, word}),
        .enable (valid_find),
        .next   (lap_mark ? current & ~own_slot_mark : current | own_slot_mark),
        .write  (changes),
        .word   (slots_word),
        .at     (slots_at),
        .valid  (slots_valid)
    );

    forwarding_ram_w2_d8_l2 word_flags (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_hold),
        .enable (valid_hold),
        .next   (!lap_complete ? flags_and | here : flags_and & ~here),
        .write  (1'b1),
        .word   (word_flags_word),
        .at     (word_flags_at),
        .valid  (word_flags_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_find <= 1'b0;
            valid_hold <= 1'b0;
            valid_mark <= 1'b0;
            valid_complete <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_find <= enable;
            valid_hold <= valid_find;
            valid_mark <= valid_hold;
            valid_complete <= valid_mark;
            valid_out <= valid_complete;
        end
    end

    always @(posedge clk) begin
        fresh_find <= fresh;
        fresh_hold <= fresh_find;
        word_hold <= word;
        held_mark <= held;
        own_slot_mark <= own_slot;
        mark_mark <= mark;
        lap_mark <= lap;
        passed_mark <= passed;
        pdc_find <= pdc;
        pdc_hold <= pdc_find;
        word_mark <= word_hold;
        word_complete <= word_mark;
        completes_complete <= completes;
        fresh_mark <= fresh_hold;
        fresh_complete <= fresh_mark;
        lap_complete <= lap_mark;
        written_mark <= written;
        written_complete <= written_mark;
        data_complete <= data;
        is_marked_complete <= is_marked;
        changes_complete <= changes;
        pdc_mark <= pdc_hold;
        pdc_complete <= pdc_mark;
        pdc_out <= pdc_complete;
        flags_out <= flags;
    end

    assign arrived = is_marked_complete;
    assign word_write_enable = valid_complete;
    assign word_write_store = valid_complete && changes_complete;
    assign word_write_pdc = pdc_complete;
    assign word_write_word = word_complete;
    assign word_write_written = written_complete;
    assign word_write_data = data_complete;
    assign flags_write_enable = valid_out;
    assign flags_write_pdc = pdc_out;
    assign flags_write_flags = flags_out;

    wire _unused_ok = &{1'b0, written_words_at, written_words_valid, tag, slots_at, slots_valid, has_tag, word_flags_at, word_flags_valid};

endmodule

`default_nettype wire
