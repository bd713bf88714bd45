// What part of the window a multiplicative decrease takes: gamma x (average - target) / average.
`default_nettype none

module nscc_decreasing (
    input  wire        clk,
    input  wire [25:0] average,
    input  wire [16:0] target,
    input  wire  [9:0] gamma,
    input  wire  [9:0] most_decrease,
    output wire        is_over,
    output wire [15:0] part
);

    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg         above_out;
    reg  [25:0] over_align;
    reg  [33:0] ratio_ratio_product;
    reg  [33:0] ratio_scale;
    reg  [26:0] scaled_limit;
    reg  [15:0] taken_out;
    wire [16:0] numerator_divide_later_q;

    wire [26:0] above_difference = {1'b0, average} - {4'd0, target, 6'd0};
    wire        above = (|above_difference) && !above_difference[26];
    wire [25:0] over = above_difference[25:0];
    wire [25:0] numerator_shl = over_align << one_over_shift;
    wire [16:0] numerator = numerator_shl[25:9];
    wire [16:0] numerator_divide = numerator_divide_later_q;
    wire [33:0] ratio = {17'd0, numerator_divide} * {17'd0, one_over_result};
    wire [26:0] scaled = {10'd0, ratio_scale[33:17]} * {17'd0, gamma};
    wire        taken_below = {1'b0, most_decrease, 6'd0} < scaled_limit[26:10];
    wire [15:0] taken = taken_below ? {most_decrease, 6'd0} : scaled_limit[25:10];

    reciprocal_w26 one_over (
        .clk    (clk),
        .word   (average),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w17_c5 numerator_divide_later (
        .clk (clk),
        .d   (numerator),
        .q   (numerator_divide_later_q)
    );

    always @(posedge clk) begin
        above_out <= above;
        over_align <= over;
        ratio_ratio_product <= ratio;
        ratio_scale <= ratio_ratio_product;
        scaled_limit <= scaled;
        taken_out <= taken;
    end

    assign is_over = above_out;
    assign part = taken_out;

    wire _unused_ok = &{1'b0, ratio_scale[16:0], scaled_limit[9:0], numerator_shl[8:0]};

endmodule

`default_nettype wire
