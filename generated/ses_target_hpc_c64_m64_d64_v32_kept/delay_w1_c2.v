// Delays 1 bits by 2 clocks.
`default_nettype none

module delay_w1_c2 (
    input  wire clk,
    input  wire d,
    output wire q
);

    reg  ago_1;
    reg  ago_2;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
    end

    assign q = ago_2;

endmodule

`default_nettype wire
