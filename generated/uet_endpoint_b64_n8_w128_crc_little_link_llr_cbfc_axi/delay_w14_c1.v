// Delays 14 bits by 1 clock.
`default_nettype none

module delay_w14_c1 (
    input  wire        clk,
    input  wire [13:0] d,
    output wire [13:0] q
);

    reg  [13:0] ago_1;

    always @(posedge clk) begin
        ago_1 <= d;
    end

    assign q = ago_1;

endmodule

`default_nettype wire
