// Delays 5 bits by 6 clocks.
`default_nettype none

module delay_w5_c6 (
    input  wire       clk,
    input  wire [4:0] d,
    output wire [4:0] q
);

    reg  [4:0] ago_1;
    reg  [4:0] ago_2;
    reg  [4:0] ago_3;
    reg  [4:0] ago_4;
    reg  [4:0] ago_5;
    reg  [4:0] ago_6;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
        ago_5 <= ago_4;
        ago_6 <= ago_5;
    end

    assign q = ago_6;

endmodule

`default_nettype wire
