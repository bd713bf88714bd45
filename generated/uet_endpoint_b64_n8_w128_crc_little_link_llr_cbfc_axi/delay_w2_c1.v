// Delays 2 bits by 1 clock.
`default_nettype none

module delay_w2_c1 (
    input  wire       clk,
    input  wire [1:0] d,
    output wire [1:0] q
);

    reg  [1:0] ago_1;

    always @(posedge clk) begin
        ago_1 <= d;
    end

    assign q = ago_1;

endmodule

`default_nettype wire
