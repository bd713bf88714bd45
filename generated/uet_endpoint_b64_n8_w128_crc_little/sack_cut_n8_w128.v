// Cuts the 64 bits of a SACK out of a context's bitmap at any base.
`default_nettype none

module sack_cut_n8_w128 (
    input  wire        clk,
    input  wire  [2:0] pdc,
    input  wire [31:0] sack_base,
    input  wire [31:0] base,
    input  wire        write_enable,
    input  wire        write_store,
    input  wire  [2:0] write_pdc,
    input  wire        write_word,
    input  wire  [1:0] write_written,
    input  wire [63:0] write_data,
    output wire [63:0] bitmap
);

    wire [127:0] words_slots;
    reg   [31:0] distance_compare;
    reg    [5:0] shift_compare;
    reg    [5:0] shift_align;
    reg    [5:0] spill_align;
    reg   [63:0] aligned_merge;
    reg   [63:0] in_high_merge;
    reg          regions_align_low_passed;
    reg          regions_align_low_in_window;
    reg          regions_align_high_passed;
    reg          regions_align_high_in_window;
    reg          regions_merge_low_passed;
    reg          regions_merge_low_in_window;
    reg          regions_merge_high_passed;
    reg          regions_merge_high_in_window;
    reg   [63:0] merged_out;

    wire  [31:0] distance = sack_base - base;
    wire   [5:0] shift = sack_base[5:0];
    wire         regions_low_passed = distance_compare[31];
    wire         regions_low_in_window = !(|distance_compare[31:7]);
    wire         distance_compare_31_6_all = &distance_compare[31:6];
    wire         regions_high_passed = (&distance_compare[30:6]) ? !distance_compare_31_6_all : distance_compare[31];
    wire         regions_high_in_window_term = !(|distance_compare[31:7]) && !distance_compare[6];
    wire         regions_high_in_window = distance_compare_31_6_all || regions_high_in_window_term;
    wire   [5:0] spill = distance_compare[5:0];
    wire [127:0] words_slots_shr_shift_align = words_slots >> shift_align;
    wire  [63:0] aligned = words_slots_shr_shift_align[63:0];
    wire  [63:0] in_high = ~({64{1'b1}} >> spill_align);
    wire  [63:0] merged_or = (aligned_merge & {64{regions_merge_high_in_window}}) | {64{regions_merge_high_passed}};
    wire  [63:0] merged_or_2 = (aligned_merge & {64{regions_merge_low_in_window}}) | {64{regions_merge_low_passed}};
    wire  [63:0] merged = (merged_or & in_high_merge) | (merged_or_2 & ~in_high_merge);

    sack_words_n8_w128 words (
        .clk           (clk),
        .write_enable  (write_enable),
        .write_store   (write_store),
        .write_pdc     (write_pdc),
        .write_word    (write_word),
        .write_written (write_written),
        .write_data    (write_data),
        .pdc           (pdc),
        .number        (sack_base[7:6]),
        .slots         (words_slots)
    );

    always @(posedge clk) begin
        distance_compare <= distance;
        shift_compare <= shift;
        shift_align <= shift_compare;
        spill_align <= spill;
        aligned_merge <= aligned;
        in_high_merge <= in_high;
        regions_align_low_passed <= regions_low_passed;
        regions_align_low_in_window <= regions_low_in_window;
        regions_align_high_passed <= regions_high_passed;
        regions_align_high_in_window <= regions_high_in_window;
        regions_merge_low_passed <= regions_align_low_passed;
        regions_merge_low_in_window <= regions_align_low_in_window;
        regions_merge_high_passed <= regions_align_high_passed;
        regions_merge_high_in_window <= regions_align_high_in_window;
        merged_out <= merged;
    end

    assign bitmap = merged_out;

    wire _unused_ok = &{1'b0, words_slots_shr_shift_align[127:64]};

endmodule

`default_nettype wire
