// Delays 16 bits by 19 clocks.
`default_nettype none

module delay_w16_c19 (
    input  wire        clk,
    input  wire [15:0] d,
    output wire [15:0] q
);

    reg  [15:0] ago_1;
    reg  [15:0] ago_2;
    reg  [15:0] ago_3;
    reg  [15:0] ago_4;
    reg  [15:0] ago_5;
    reg  [15:0] ago_6;
    reg  [15:0] ago_7;
    reg  [15:0] ago_8;
    reg  [15:0] ago_9;
    reg  [15:0] ago_10;
    reg  [15:0] ago_11;
    reg  [15:0] ago_12;
    reg  [15:0] ago_13;
    reg  [15:0] ago_14;
    reg  [15:0] ago_15;
    reg  [15:0] ago_16;
    reg  [15:0] ago_17;
    reg  [15:0] ago_18;
    reg  [15:0] ago_19;

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
        ago_16 <= ago_15;
        ago_17 <= ago_16;
        ago_18 <= ago_17;
        ago_19 <= ago_18;
    end

    assign q = ago_19;

endmodule

`default_nettype wire
