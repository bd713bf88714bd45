// What part of the window a multiplicative decrease takes: gamma x (average - target) / average.
`default_nettype none

module nscc_decreasing (
    input  wire        clk,
    input  wire [25:0] average,
    input  wire [16:0] target,
    input  wire  [9:0] gamma,
    input  wire  [9:0] most_decrease,
    output reg         is_over,
    output reg  [15:0] part
);

    reg  [25:0] over;
    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg  [16:0] shifted;
    reg  [16:0] numerator_1;
    reg  [16:0] numerator_2;
    reg  [16:0] numerator_3;
    reg  [16:0] numerator_4;
    reg  [33:0] partial;
    reg  [33:0] ratio;
    reg  [26:0] scaled;

    wire [26:0] distance = {1'b0, average} - {4'd0, target, 6'd0};
    wire [15:0] most = {most_decrease, 6'd0};
    wire [25:0] over_shl_one_over_shift = over << one_over_shift;

    reciprocal_w26 one_over (
        .clk    (clk),
        .word   (average),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    always @(posedge clk) begin
        is_over <= (|distance) && !distance[26];
        over <= distance[25:0];
        shifted <= over_shl_one_over_shift[25:9];
        numerator_1 <= shifted;
        numerator_2 <= numerator_1;
        numerator_3 <= numerator_2;
        numerator_4 <= numerator_3;
        partial <= {17'd0, numerator_4} * {17'd0, one_over_result};
        ratio <= partial;
        scaled <= {10'd0, ratio[33:17]} * {17'd0, gamma};
        part <= {1'b0, most} < scaled[26:10] ? most : scaled[25:10];
    end

    wire _unused_ok = &{1'b0, ratio[16:0], scaled[9:0], over_shl_one_over_shift[8:0]};

endmodule

`default_nettype wire
