// Delays 1 bits by 11 clocks.
`default_nettype none

module delay_w1_c11 (
    input  wire clk,
    input  wire d,
    output wire q
);

    reg  ago_1;
    reg  ago_2;
    reg  ago_3;
    reg  ago_4;
    reg  ago_5;
    reg  ago_6;
    reg  ago_7;
    reg  ago_8;
    reg  ago_9;
    reg  ago_10;
    reg  ago_11;

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
