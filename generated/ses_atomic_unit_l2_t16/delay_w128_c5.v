// Delays 128 bits by 5 clocks.
`default_nettype none

module delay_w128_c5 (
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
    end

    assign q_operand = ago_5_operand;
    assign q_compare = ago_5_compare;

endmodule

`default_nettype wire
