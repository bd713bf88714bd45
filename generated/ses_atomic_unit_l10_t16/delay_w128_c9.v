// Delays 128 bits by 9 clocks.
`default_nettype none

module delay_w128_c9 (
    input  wire        clk,
    input  wire [63:0] d_operand,
    input  wire [63:0] d_compare,
    output wire [63:0] q_operand,
    output wire [63:0] q_compare
);

    reg  [63:0] ago_1_operand;
    reg  [63:0] ago_1_compare;
    reg  [63:0] ago_2_operand;
    reg  [63:0] ago_2_compare;
    reg  [63:0] ago_3_operand;
    reg  [63:0] ago_3_compare;
    reg  [63:0] ago_4_operand;
    reg  [63:0] ago_4_compare;
    reg  [63:0] ago_5_operand;
    reg  [63:0] ago_5_compare;
    reg  [63:0] ago_6_operand;
    reg  [63:0] ago_6_compare;
    reg  [63:0] ago_7_operand;
    reg  [63:0] ago_7_compare;
    reg  [63:0] ago_8_operand;
    reg  [63:0] ago_8_compare;
    reg  [63:0] ago_9_operand;
    reg  [63:0] ago_9_compare;

    always @(posedge clk) begin
        ago_1_operand <= d_operand;
        ago_1_compare <= d_compare;
        ago_2_operand <= ago_1_operand;
        ago_2_compare <= ago_1_compare;
        ago_3_operand <= ago_2_operand;
        ago_3_compare <= ago_2_compare;
        ago_4_operand <= ago_3_operand;
        ago_4_compare <= ago_3_compare;
        ago_5_operand <= ago_4_operand;
        ago_5_compare <= ago_4_compare;
        ago_6_operand <= ago_5_operand;
        ago_6_compare <= ago_5_compare;
        ago_7_operand <= ago_6_operand;
        ago_7_compare <= ago_6_compare;
        ago_8_operand <= ago_7_operand;
        ago_8_compare <= ago_7_compare;
        ago_9_operand <= ago_8_operand;
        ago_9_compare <= ago_8_compare;
    end

    assign q_operand = ago_9_operand;
    assign q_compare = ago_9_compare;

endmodule

`default_nettype wire
