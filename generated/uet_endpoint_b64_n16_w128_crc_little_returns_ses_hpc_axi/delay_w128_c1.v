// Delays 128 bits by 1 clock.
`default_nettype none

module delay_w128_c1 (
    input  wire        clk,
    input  wire [63:0] d_operand,
    input  wire [63:0] d_compare,
    output wire [63:0] q_operand,
    output wire [63:0] q_compare
);

    reg  [63:0] ago_1_operand;
    reg  [63:0] ago_1_compare;

    always @(posedge clk) begin
        ago_1_operand <= d_operand;
        ago_1_compare <= d_compare;
    end

    assign q_operand = ago_1_operand;
    assign q_compare = ago_1_compare;

endmodule

`default_nettype wire
