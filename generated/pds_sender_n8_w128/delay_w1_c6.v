// Delays 1 bits by 6 clocks.
`default_nettype none

module delay_w1_c6 (
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
