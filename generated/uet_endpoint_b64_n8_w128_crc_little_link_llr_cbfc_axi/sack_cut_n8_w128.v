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
    output reg  [63:0] bitmap
);

    wire [127:0] words_slots;
    reg    [5:0] shift_1;
    reg    [5:0] shift_2;
    reg   [31:0] distance;
    reg    [5:0] spill;
    reg          regions_low_passed;
    reg          regions_low_in_window;
    reg          regions_high_passed;
    reg          regions_high_in_window;
    reg          regions_1_low_passed;
    reg          regions_1_low_in_window;
    reg          regions_1_high_passed;
    reg          regions_1_high_in_window;
    reg   [63:0] aligned;
    reg   [63:0] in_high;

    wire         regions_low_in_window_term = !(|distance[31:7]);
    wire         distance_31_6_all = &distance[31:6];
    wire [127:0] words_slots_shr_shift_2 = words_slots >> shift_2;
    wire  [63:0] bitmap_or = (aligned & {64{regions_1_high_in_window}}) | {64{regions_1_high_passed}};
    wire  [63:0] bitmap_or_2 = (aligned & {64{regions_1_low_in_window}}) | {64{regions_1_low_passed}};

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
        shift_1 <= sack_base[5:0];
        shift_2 <= shift_1;
        distance <= sack_base - base;
        spill <= distance[5:0];
        regions_low_passed <= distance[31];
        regions_low_in_window <= regions_low_in_window_term;
        regions_high_passed <= (&distance[30:6]) ? !distance_31_6_all : distance[31];
        regions_high_in_window <= distance_31_6_all || (regions_low_in_window_term && !distance[6]);
        regions_1_low_passed <= regions_low_passed;
        regions_1_low_in_window <= regions_low_in_window;
        regions_1_high_passed <= regions_high_passed;
        regions_1_high_in_window <= regions_high_in_window;
        aligned <= words_slots_shr_shift_2[63:0];
        in_high <= ~({64{1'b1}} >> spill);
        bitmap <= (bitmap_or & in_high) | (bitmap_or_2 & ~in_high);
    end

    wire _unused_ok = &{1'b0, words_slots_shr_shift_2[127:64]};

endmodule

`default_nettype wire
