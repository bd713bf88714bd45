// Delays 18 bits by 1 clock.
`default_nettype none

module delay_w18_c1 (
    input  wire        clk,
    input  wire        d_probe,
    input  wire        d_clear,
    input  wire [15:0] d_opaque,
    output wire        q_probe,
    output wire        q_clear,
    output wire [15:0] q_opaque
);

    reg         ago_1_probe;
    reg         ago_1_clear;
    reg  [15:0] ago_1_opaque;

    always @(posedge clk) begin
        ago_1_probe <= d_probe;
        ago_1_clear <= d_clear;
        ago_1_opaque <= d_opaque;
    end

    assign q_probe = ago_1_probe;
    assign q_clear = ago_1_clear;
    assign q_opaque = ago_1_opaque;

endmodule

`default_nettype wire
