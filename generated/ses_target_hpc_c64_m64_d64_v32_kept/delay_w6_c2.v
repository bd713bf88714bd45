// Delays 6 bits by 2 clocks.
`default_nettype none

module delay_w6_c2 (
    input  wire       clk,
    input  wire [5:0] d,
    output wire [5:0] q
);

    reg  [5:0] ago_1;
    reg  [5:0] ago_2;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
    end

    assign q = ago_2;

endmodule

`default_nettype wire
