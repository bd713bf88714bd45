// Delays 8 bits by 2 clocks.
`default_nettype none

module delay_w8_c2 (
    input  wire       clk,
    input  wire [7:0] d,
    output wire [7:0] q
);

    reg  [7:0] ago_1;
    reg  [7:0] ago_2;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
    end

    assign q = ago_2;

endmodule

`default_nettype wire
