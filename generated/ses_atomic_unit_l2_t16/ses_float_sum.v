// Sum of two floats of 16, 32 or 64 bits, a sum in each clock.
`default_nettype none

module ses_float_sum (
    input  wire        clk,
    input  wire [63:0] a,
    input  wire [63:0] b,
    input  wire        negate,
    input  wire        format_half,
    input  wire        format_single,
    output wire [63:0] sum
);

    reg         a_compare_negative;
    reg  [10:0] a_compare_exponent;
    reg  [51:0] a_compare_fraction;
    reg         half_compare;
    reg         single_compare;
    reg         b_compare_negative;
    reg  [10:0] b_compare_exponent;
    reg  [51:0] b_compare_fraction;
    reg         x_order_nan;
    reg         x_order_infinite;
    reg  [10:0] x_order_exponent;
    reg  [52:0] x_order_significand;
    reg         y_order_nan;
    reg         y_order_infinite;
    reg  [10:0] y_order_exponent;
    reg  [52:0] y_order_significand;
    reg         swap_order;
    reg         a_order_negative;
    reg  [10:0] a_order_exponent;
    reg  [51:0] a_order_fraction;
    reg         b_order_negative;
    reg  [10:0] b_order_exponent;
    reg  [51:0] b_order_fraction;
    reg  [10:0] a_above_order;
    reg  [10:0] b_above_order;
    reg         subtracts_order;
    reg  [52:0] lesser_align;
    reg  [10:0] by_align;
    reg  [54:0] aligned_add;
    reg         sticky_add;
    reg   [2:0] by_bits_add;
    reg  [52:0] greater_align;
    reg  [52:0] greater_add;
    reg         subtracts_align;
    reg         subtracts_add;
    reg  [56:0] exact_count;
    wire  [5:0] leading_count;
    reg  [56:0] exact_normalise;
    reg   [5:0] zeros_normalise;
    reg  [56:0] coarse_place;
    reg   [2:0] by_places_place;
    reg   [5:0] by_all_place;
    reg  [10:0] exponent_place;
    reg  [56:0] normal_decide;
    reg  [11:0] scaled_decide;
    reg  [63:0] unrounded_round;
    reg         up_round;
    reg         half_round;
    reg         single_round;
    reg         zero_round;
    reg  [63:0] rounded_pack;
    reg         negative_sum_pack;
    reg         half_pack;
    reg         single_pack;
    reg  [63:0] result_out;
    wire        half_decide_later_q;
    wire        single_decide_later_q;
    wire        subtracts_round_later_q;
    wire [10:0] exponent_normalise_later_q;
    wire        negative_round_later_q;
    wire        nan_pack_later_q;
    wire        infinite_pack_later_q;

    wire        half = format_half;
    wire        single = format_single;
    wire        double = !(format_half || format_single);
    wire        a_negative = format_half ? a[15] : format_single ? a[31] : a[63];
    wire [10:0] a_exponent_choice = format_single ? {3'd0, a[30:23]} : a[62:52];
    wire [10:0] a_exponent = format_half ? {6'd0, a[14:10]} : a_exponent_choice;
    wire [51:0] a_fraction_choice = format_single ? {a[22:0], 29'd0} : a[51:0];
    wire [51:0] a_fraction = format_half ? {a[9:0], 42'd0} : a_fraction_choice;
    wire        b_negative_choice = format_half ? b[15] : format_single ? b[31] : b[63];
    wire        b_negative = b_negative_choice ^ negate;
    wire [10:0] b_exponent_choice = format_single ? {3'd0, b[30:23]} : b[62:52];
    wire [10:0] b_exponent = format_half ? {6'd0, b[14:10]} : b_exponent_choice;
    wire [51:0] b_fraction_choice = format_single ? {b[22:0], 29'd0} : b[51:0];
    wire [51:0] b_fraction = format_half ? {b[9:0], 42'd0} : b_fraction_choice;
    wire        x_nan_choice = single_compare ? (&a_compare_exponent[7:0]) : &a_compare_exponent;
    wire        x_nan_choice_2 = half_compare ? (&a_compare_exponent[4:0]) : x_nan_choice;
    wire        a_compare_fraction_any = |a_compare_fraction;
    wire        x_nan = x_nan_choice_2 && a_compare_fraction_any;
    wire        x_infinite = x_nan_choice_2 && !a_compare_fraction_any;
    wire        a_compare_exponent_any = |a_compare_exponent;
    wire [10:0] x_exponent_or = a_compare_exponent | {10'd0, !a_compare_exponent_any};
    wire [10:0] x_exponent = x_exponent_or;
    wire [52:0] x_significand = {a_compare_exponent_any, a_compare_fraction};
    wire        y_nan_choice = single_compare ? (&b_compare_exponent[7:0]) : &b_compare_exponent;
    wire        y_nan_choice_2 = half_compare ? (&b_compare_exponent[4:0]) : y_nan_choice;
    wire        b_compare_fraction_any = |b_compare_fraction;
    wire        y_nan = y_nan_choice_2 && b_compare_fraction_any;
    wire        y_infinite = y_nan_choice_2 && !b_compare_fraction_any;
    wire        b_compare_exponent_any = |b_compare_exponent;
    wire [10:0] y_exponent = b_compare_exponent | {10'd0, !b_compare_exponent_any};
    wire [52:0] y_significand = {b_compare_exponent_any, b_compare_fraction};
    wire [62:0] swap_word = {a_compare_exponent, a_compare_fraction};
    wire        swap = swap_word < {b_compare_exponent, b_compare_fraction};
    wire [10:0] a_above = x_exponent_or - (b_compare_exponent | {10'd0, !b_compare_exponent_any});
    wire [10:0] b_above = (b_compare_exponent | {10'd0, !b_compare_exponent_any}) - x_exponent_or;
    wire        subtracts = a_compare_negative ^ b_compare_negative;
    wire [10:0] exponent = swap_order ? y_order_exponent : x_order_exponent;
    wire [52:0] greater = swap_order ? y_order_significand : x_order_significand;
    wire [52:0] lesser = swap_order ? x_order_significand : y_order_significand;
    wire [10:0] by = swap_order ? b_above_order : a_above_order;
    wire        negative = swap_order ? b_order_negative : a_order_negative;
    wire        nan_term = x_order_infinite && y_order_infinite && subtracts_order;
    wire        nan = x_order_nan || y_order_nan || nan_term;
    wire        infinite = x_order_infinite || y_order_infinite;
    wire [54:0] aligned_choice = by_align[3] ? 55'd0 : {48'd0, lesser_align[52:46]};
    wire [54:0] aligned_word = {40'd0, lesser_align[52:38]};
    wire [54:0] aligned_choice_2 = by_align[3] ? aligned_word : {32'd0, lesser_align[52:30]};
    wire [54:0] aligned_choice_3 = by_align[4] ? aligned_choice : aligned_choice_2;
    wire [54:0] aligned_word_2 = {24'd0, lesser_align[52:22]};
    wire [54:0] aligned_choice_4 = by_align[3] ? aligned_word_2 : {16'd0, lesser_align[52:14]};
    wire [54:0] aligned_choice_5 = by_align[3] ? {8'd0, lesser_align[52:6]} : {lesser_align, 2'd0};
    wire [54:0] aligned_choice_6 = by_align[4] ? aligned_choice_4 : aligned_choice_5;
    wire        by_align_10_6_any = |by_align[10:6];
    wire        not_by_align_10_6_any = !by_align_10_6_any;
    wire [54:0] aligned = (by_align[5] ? aligned_choice_3 : aligned_choice_6) & {55{not_by_align_10_6_any}};
    wire        lesser_align_any = |lesser_align;
    wire        sticky_choice = by_align[3] ? lesser_align_any : |lesser_align[45:0];
    wire        sticky_choice_2 = by_align[3] ? (|lesser_align[37:0]) : |lesser_align[29:0];
    wire        sticky_choice_3 = by_align[4] ? sticky_choice : sticky_choice_2;
    wire        sticky_choice_4 = by_align[3] ? (|lesser_align[21:0]) : |lesser_align[13:0];
    wire        sticky_choice_5 = by_align[3] ? (|lesser_align[5:0]) : 1'b0;
    wire        sticky_choice_6 = by_align[4] ? sticky_choice_4 : sticky_choice_5;
    wire        sticky = by_align_10_6_any ? lesser_align_any : by_align[5] ? sticky_choice_3 : sticky_choice_6;
    wire  [2:0] by_bits = by_align[2:0];
    wire        exact_choice = by_bits_add[0] ? (|aligned_add[6:0]) : |aligned_add[5:0];
    wire        exact_choice_2 = by_bits_add[0] ? (|aligned_add[4:0]) : |aligned_add[3:0];
    wire        exact_choice_3 = by_bits_add[1] ? exact_choice : exact_choice_2;
    wire        exact_choice_4 = by_bits_add[0] ? (|aligned_add[2:0]) : |aligned_add[1:0];
    wire        exact_choice_5 = by_bits_add[0] ? aligned_add[0] : 1'b0;
    wire        exact_choice_6 = by_bits_add[1] ? exact_choice_4 : exact_choice_5;
    wire [56:0] exact_word = {1'b0, aligned_add >> by_bits_add, sticky_add || (by_bits_add[2] ? exact_choice_3 : exact_choice_6)};
    wire [57:0] exact_word_2 = {exact_word ^ {57{subtracts_add}}, subtracts_add};
    wire [57:0] exact_sum = {1'b0, greater_add, 4'd1} + exact_word_2;
    wire [56:0] exact = exact_sum[57:1];
    wire  [5:0] zeros = leading_count;
    wire [10:0] exponent_normalise = exponent_normalise_later_q;
    wire        coarse_below = exponent_normalise < {5'd0, zeros_normalise};
    wire  [5:0] coarse_choice = coarse_below ? exponent_normalise[5:0] : zeros_normalise;
    wire        coarse_choice_4 = coarse_choice[4];
    wire        coarse_choice_3 = coarse_choice[3];
    wire [56:0] coarse_word = {exact_normalise[0], 56'd0};
    wire [56:0] coarse_choice_2 = coarse_choice_3 ? coarse_word : {exact_normalise[8:0], 48'd0};
    wire [56:0] coarse_word_2 = {exact_normalise[16:0], 40'd0};
    wire [56:0] coarse_choice_5 = coarse_choice_3 ? coarse_word_2 : {exact_normalise[24:0], 32'd0};
    wire [56:0] coarse_choice_6 = coarse_choice_4 ? coarse_choice_2 : coarse_choice_5;
    wire [56:0] coarse_word_3 = {exact_normalise[32:0], 24'd0};
    wire [56:0] coarse_choice_7 = coarse_choice_3 ? coarse_word_3 : {exact_normalise[40:0], 16'd0};
    wire [56:0] coarse_choice_8 = coarse_choice_3 ? {exact_normalise[48:0], 8'd0} : exact_normalise;
    wire [56:0] coarse = coarse_choice[5] ? coarse_choice_6 : coarse_choice_4 ? coarse_choice_7 : coarse_choice_8;
    wire  [2:0] by_places = coarse_choice[2:0];
    wire  [5:0] by_all = coarse_choice;
    wire [56:0] normal = coarse_place << by_places_place;
    wire [11:0] scaled = {1'b0, exponent_place} + 12'd1 - {6'd0, by_all_place};
    wire        half_decide = half_decide_later_q;
    wire        single_decide = single_decide_later_q;
    wire        up_term = normal_decide[45] && (normal_decide[46] || (|normal_decide[44:0]));
    wire        up_term_2 = normal_decide[32] && (normal_decide[33] || (|normal_decide[31:0]));
    wire        up_term_3 = normal_decide[3] && (normal_decide[4] || (|normal_decide[2:0]));
    wire        up = half_decide ? up_term : single_decide ? up_term_2 : up_term_3;
    wire [51:0] unrounded_choice = single_decide ? {normal_decide[55:33], 29'd0} : normal_decide[55:4];
    wire [63:0] unrounded = {
        scaled_decide & {12{normal_decide[56]}},
        half_decide ? {normal_decide[55:46], 42'd0} : unrounded_choice
    };
    wire        zero = !(|normal_decide);
    wire        negative_round = negative_round_later_q;
    wire        subtracts_round = subtracts_round_later_q;
    wire [63:0] rounded_choice = single_round ? {34'd0, up_round, 29'd0} : {63'd0, up_round};
    wire [63:0] rounded = unrounded_round + (half_round ? {21'd0, up_round, 42'd0} : rounded_choice);
    wire        negative_sum = negative_round && !(zero_round && subtracts_round);
    wire        infinite_pack = infinite_pack_later_q;
    wire        nan_pack = nan_pack_later_q;
    wire        result_term = rounded_pack[63:52] >= 12'd31 || infinite_pack;
    wire [15:0] result_word = {negative_sum_pack, result_term ? 15'h7c00 : rounded_pack[56:42]};
    wire        result_term_2 = rounded_pack[63:52] >= 12'd255 || infinite_pack;
    wire [31:0] result_word_2 = {negative_sum_pack, result_term_2 ? 31'h7f800000 : rounded_pack[59:29]};
    wire [63:0] result_word_3 = {32'd0, nan_pack ? 32'h7fc00000 : result_word_2};
    wire        result_term_3 = rounded_pack[63:52] >= 12'h7ff || infinite_pack;
    wire [63:0] result_word_4 = {negative_sum_pack, result_term_3 ? 63'h7ff0000000000000 : rounded_pack[62:0]};
    wire [63:0] result_choice = single_pack ? result_word_3 : nan_pack ? 64'h7ff8000000000000 : result_word_4;
    wire [63:0] result = half_pack ? {48'd0, nan_pack ? 16'h7e00 : result_word} : result_choice;

    leading_zeros_w57 leading (
        .word  (exact_count),
        .count (leading_count)
    );

    delay_w1_c7 half_decide_later (
        .clk (clk),
        .d   (half_compare),
        .q   (half_decide_later_q)
    );

    delay_w1_c7 single_decide_later (
        .clk (clk),
        .d   (single_compare),
        .q   (single_decide_later_q)
    );

    delay_w1_c5 subtracts_round_later (
        .clk (clk),
        .d   (subtracts_add),
        .q   (subtracts_round_later_q)
    );

    delay_w11_c4 exponent_normalise_later (
        .clk (clk),
        .d   (exponent),
        .q   (exponent_normalise_later_q)
    );

    delay_w1_c7 negative_round_later (
        .clk (clk),
        .d   (negative),
        .q   (negative_round_later_q)
    );

    delay_w1_c8 nan_pack_later (
        .clk (clk),
        .d   (nan),
        .q   (nan_pack_later_q)
    );

    delay_w1_c8 infinite_pack_later (
        .clk (clk),
        .d   (infinite),
        .q   (infinite_pack_later_q)
    );

    always @(posedge clk) begin
        a_compare_negative <= a_negative;
        a_compare_exponent <= a_exponent;
        a_compare_fraction <= a_fraction;
        half_compare <= half;
        single_compare <= single;
        b_compare_negative <= b_negative;
        b_compare_exponent <= b_exponent;
        b_compare_fraction <= b_fraction;
        x_order_nan <= x_nan;
        x_order_infinite <= x_infinite;
        x_order_exponent <= x_exponent;
        x_order_significand <= x_significand;
        y_order_nan <= y_nan;
        y_order_infinite <= y_infinite;
        y_order_exponent <= y_exponent;
        y_order_significand <= y_significand;
        swap_order <= swap;
        a_order_negative <= a_compare_negative;
        a_order_exponent <= a_compare_exponent;
        a_order_fraction <= a_compare_fraction;
        b_order_negative <= b_compare_negative;
        b_order_exponent <= b_compare_exponent;
        b_order_fraction <= b_compare_fraction;
        a_above_order <= a_above;
        b_above_order <= b_above;
        subtracts_order <= subtracts;
        lesser_align <= lesser;
        by_align <= by;
        aligned_add <= aligned;
        sticky_add <= sticky;
        by_bits_add <= by_bits;
        greater_align <= greater;
        greater_add <= greater_align;
        subtracts_align <= subtracts_order;
        subtracts_add <= subtracts_align;
        exact_count <= exact;
        exact_normalise <= exact_count;
        zeros_normalise <= zeros;
        coarse_place <= coarse;
        by_places_place <= by_places;
        by_all_place <= by_all;
        exponent_place <= exponent_normalise;
        normal_decide <= normal;
        scaled_decide <= scaled;
        unrounded_round <= unrounded;
        up_round <= up;
        half_round <= half_decide;
        single_round <= single_decide;
        zero_round <= zero;
        rounded_pack <= rounded;
        negative_sum_pack <= negative_sum;
        half_pack <= half_round;
        single_pack <= single_round;
        result_out <= result;
    end

    assign sum = result_out;

    wire _unused_ok = &{1'b0, double, a_order_exponent, a_order_fraction, b_order_exponent, b_order_fraction, exact_sum[0]};

endmodule

`default_nettype wire
