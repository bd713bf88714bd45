// Delays 24 bits by 14 clocks.
`default_nettype none

module delay_w24_c14 (
    input  wire        clk,
    input  wire [23:0] d,
    output wire [23:0] q
);

    reg  [23:0] ago_1;
    reg  [23:0] ago_2;
    reg  [23:0] ago_3;
    reg  [23:0] ago_4;
    reg  [23:0] ago_5;
    reg  [23:0] ago_6;
    reg  [23:0] ago_7;
    reg  [23:0] ago_8;
    reg  [23:0] ago_9;
    reg  [23:0] ago_10;
    reg  [23:0] ago_11;
    reg  [23:0] ago_12;
    reg  [23:0] ago_13;
    reg  [23:0] ago_14;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
        ago_5 <= ago_4;
        ago_6 <= ago_5;
        ago_7 <= ago_6;
        ago_8 <= ago_7;
        ago_9 <= ago_8;
        ago_10 <= ago_9;
        ago_11 <= ago_10;
        ago_12 <= ago_11;
        ago_13 <= ago_12;
        ago_14 <= ago_13;
    end

    assign q = ago_14;

endmodule

`default_nettype wire
