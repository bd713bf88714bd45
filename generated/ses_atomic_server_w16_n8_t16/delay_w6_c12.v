// Delays 6 bits by 12 clocks.
`default_nettype none

module delay_w6_c12 (
    input  wire       clk,
    input  wire [5:0] d,
    output wire [5:0] q
);

    reg  [5:0] ago_1;
    reg  [5:0] ago_2;
    reg  [5:0] ago_3;
    reg  [5:0] ago_4;
    reg  [5:0] ago_5;
    reg  [5:0] ago_6;
    reg  [5:0] ago_7;
    reg  [5:0] ago_8;
    reg  [5:0] ago_9;
    reg  [5:0] ago_10;
    reg  [5:0] ago_11;
    reg  [5:0] ago_12;

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
    end

    assign q = ago_12;

endmodule

`default_nettype wire
