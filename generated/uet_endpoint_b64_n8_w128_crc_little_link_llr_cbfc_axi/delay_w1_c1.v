// Delays 1 bits by 1 clock.
`default_nettype none

module delay_w1_c1 (
    input  wire clk,
    input  wire d,
    output wire q
);

    reg  ago_1;

    always @(posedge clk) begin
        ago_1 <= d;
    end

    assign q = ago_1;

endmodule

`default_nettype wire
