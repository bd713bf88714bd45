// Delays 2 bits by 11 clocks.
`default_nettype none

module delay_w2_c11 (
    input  wire       clk,
    input  wire [1:0] d,
    output wire [1:0] q
);

    reg  [1:0] ago_1;
    reg  [1:0] ago_2;
    reg  [1:0] ago_3;
    reg  [1:0] ago_4;
    reg  [1:0] ago_5;
    reg  [1:0] ago_6;
    reg  [1:0] ago_7;
    reg  [1:0] ago_8;
    reg  [1:0] ago_9;
    reg  [1:0] ago_10;
    reg  [1:0] ago_11;

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
    end

    assign q = ago_11;

endmodule

`default_nettype wire
