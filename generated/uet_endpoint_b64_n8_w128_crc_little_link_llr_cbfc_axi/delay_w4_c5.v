// Delays 4 bits by 5 clocks.
`default_nettype none

module delay_w4_c5 (
    input  wire       clk,
    input  wire       d_fresh,
    input  wire       d_poison,
    input  wire [1:0] d_turn,
    output wire       q_fresh,
    output wire       q_poison,
    output wire [1:0] q_turn
);

    reg        ago_1_fresh;
    reg        ago_1_poison;
    reg  [1:0] ago_1_turn;
    reg        ago_2_fresh;
    reg        ago_2_poison;
    reg  [1:0] ago_2_turn;
    reg        ago_3_fresh;
    reg        ago_3_poison;
    reg  [1:0] ago_3_turn;
    reg        ago_4_fresh;
    reg        ago_4_poison;
    reg  [1:0] ago_4_turn;
    reg        ago_5_fresh;
    reg        ago_5_poison;
    reg  [1:0] ago_5_turn;

    always @(posedge clk) begin
        ago_1_fresh <= d_fresh;
        ago_1_poison <= d_poison;
        ago_1_turn <= d_turn;
        ago_2_fresh <= ago_1_fresh;
        ago_2_poison <= ago_1_poison;
        ago_2_turn <= ago_1_turn;
        ago_3_fresh <= ago_2_fresh;
        ago_3_poison <= ago_2_poison;
        ago_3_turn <= ago_2_turn;
        ago_4_fresh <= ago_3_fresh;
        ago_4_poison <= ago_3_poison;
        ago_4_turn <= ago_3_turn;
        ago_5_fresh <= ago_4_fresh;
        ago_5_poison <= ago_4_poison;
        ago_5_turn <= ago_4_turn;
    end

    assign q_fresh = ago_5_fresh;
    assign q_poison = ago_5_poison;
    assign q_turn = ago_5_turn;

endmodule

`default_nettype wire
