// Delays 1 bits by 3 clocks.
`default_nettype none

module delay_w1_c3 (
    input  wire clk,
    input  wire d,
    output wire q
);

    reg  ago_1;
    reg  ago_2;
    reg  ago_3;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
    end

    assign q = ago_3;

endmodule

`default_nettype wire
