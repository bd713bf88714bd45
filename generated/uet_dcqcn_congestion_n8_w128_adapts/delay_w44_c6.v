// Delays 44 bits by 6 clocks.
`default_nettype none

module delay_w44_c6 (
    input  wire        clk,
    input  wire [31:0] d_window,
    input  wire [11:0] d_fraction,
    output wire [31:0] q_window,
    output wire [11:0] q_fraction
);

    reg  [31:0] ago_1_window;
    reg  [11:0] ago_1_fraction;
    reg  [31:0] ago_2_window;
    reg  [11:0] ago_2_fraction;
    reg  [31:0] ago_3_window;
    reg  [11:0] ago_3_fraction;
    reg  [31:0] ago_4_window;
    reg  [11:0] ago_4_fraction;
    reg  [31:0] ago_5_window;
    reg  [11:0] ago_5_fraction;
    reg  [31:0] ago_6_window;
    reg  [11:0] ago_6_fraction;

    always @(posedge clk) begin
        ago_1_window <= d_window;
        ago_1_fraction <= d_fraction;
        ago_2_window <= ago_1_window;
        ago_2_fraction <= ago_1_fraction;
        ago_3_window <= ago_2_window;
        ago_3_fraction <= ago_2_fraction;
        ago_4_window <= ago_3_window;
        ago_4_fraction <= ago_3_fraction;
        ago_5_window <= ago_4_window;
        ago_5_fraction <= ago_4_fraction;
        ago_6_window <= ago_5_window;
        ago_6_fraction <= ago_5_fraction;
    end

    assign q_window = ago_6_window;
    assign q_fraction = ago_6_fraction;

endmodule

`default_nettype wire
