// Delays 8 bits by 8 clocks.
`default_nettype none

module delay_w8_c8 (
    input  wire       clk,
    input  wire [7:0] d,
    output wire [7:0] q
);

    reg  [7:0] ago_1;
    reg  [7:0] ago_2;
    reg  [7:0] ago_3;
    reg  [7:0] ago_4;
    reg  [7:0] ago_5;
    reg  [7:0] ago_6;
    reg  [7:0] ago_7;
    reg  [7:0] ago_8;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
        ago_5 <= ago_4;
        ago_6 <= ago_5;
        ago_7 <= ago_6;
        ago_8 <= ago_7;
    end

    assign q = ago_8;

endmodule

`default_nettype wire
