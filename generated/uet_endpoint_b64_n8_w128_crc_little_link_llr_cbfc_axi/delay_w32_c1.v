// Delays 32 bits by 1 clock.
`default_nettype none

module delay_w32_c1 (
    input  wire        clk,
    input  wire [31:0] d,
    output wire [31:0] q
);

    reg  [31:0] ago_1;

    always @(posedge clk) begin
        ago_1 <= d;
    end

    assign q = ago_1;

endmodule

`default_nettype wire
