// Delays 1 bits by 4 clocks.
`default_nettype none

module delay_w1_c4 (
    input  wire clk,
    input  wire d,
    output wire q
);

    reg  ago_1;
    reg  ago_2;
    reg  ago_3;
    reg  ago_4;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
    end

    assign q = ago_4;

endmodule

`default_nettype wire
