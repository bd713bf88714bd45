// Delays 28 bits by 20 clocks.
`default_nettype none

module delay_w28_c20 (
    input  wire        clk,
    input  wire [27:0] d,
    output wire [27:0] q
);

    reg  [27:0] ago_1;
    reg  [27:0] ago_2;
    reg  [27:0] ago_3;
    reg  [27:0] ago_4;
    reg  [27:0] ago_5;
    reg  [27:0] ago_6;
    reg  [27:0] ago_7;
    reg  [27:0] ago_8;
    reg  [27:0] ago_9;
    reg  [27:0] ago_10;
    reg  [27:0] ago_11;
    reg  [27:0] ago_12;
    reg  [27:0] ago_13;
    reg  [27:0] ago_14;
    reg  [27:0] ago_15;
    reg  [27:0] ago_16;
    reg  [27:0] ago_17;
    reg  [27:0] ago_18;
    reg  [27:0] ago_19;
    reg  [27:0] ago_20;

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
        ago_20 <= ago_19;
    end

    assign q = ago_20;

endmodule

`default_nettype wire
