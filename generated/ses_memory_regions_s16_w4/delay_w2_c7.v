// Delays 2 bits by 7 clocks.
`default_nettype none

module delay_w2_c7 (
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

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
        ago_5 <= ago_4;
        ago_6 <= ago_5;
        ago_7 <= ago_6;
    end

    assign q = ago_7;

endmodule

`default_nettype wire
