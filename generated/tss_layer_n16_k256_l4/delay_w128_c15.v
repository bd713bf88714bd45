// Delays 128 bits by 15 clocks.
`default_nettype none

module delay_w128_c15 (
    input  wire         clk,
    input  wire [127:0] d,
    output wire [127:0] q
);

    reg  [127:0] ago_1;
    reg  [127:0] ago_2;
    reg  [127:0] ago_3;
    reg  [127:0] ago_4;
    reg  [127:0] ago_5;
    reg  [127:0] ago_6;
    reg  [127:0] ago_7;
    reg  [127:0] ago_8;
    reg  [127:0] ago_9;
    reg  [127:0] ago_10;
    reg  [127:0] ago_11;
    reg  [127:0] ago_12;
    reg  [127:0] ago_13;
    reg  [127:0] ago_14;
    reg  [127:0] ago_15;

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
        ago_15 <= ago_14;
    end

    assign q = ago_15;

endmodule

`default_nettype wire
