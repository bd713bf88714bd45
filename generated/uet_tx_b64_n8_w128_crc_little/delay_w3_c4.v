// Delays 3 bits by 4 clocks.
`default_nettype none

module delay_w3_c4 (
    input  wire       clk,
    input  wire [2:0] d,
    output wire [2:0] q
);

    reg  [2:0] ago_1;
    reg  [2:0] ago_2;
    reg  [2:0] ago_3;
    reg  [2:0] ago_4;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
    end

    assign q = ago_4;

endmodule

`default_nettype wire
