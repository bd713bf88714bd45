// Delays 8 bits by 1 clock.
`default_nettype none

module delay_w8_c1 (
    input  wire       clk,
    input  wire [7:0] d,
    output wire [7:0] q
);

    reg  [7:0] ago_1;

    always @(posedge clk) begin
        ago_1 <= d;
    end

    assign q = ago_1;

endmodule

`default_nettype wire
