// Delays 48 bits by 4 clocks.
`default_nettype none

module delay_w48_c4 (
    input  wire        clk,
    input  wire [31:0] d_tail,
    input  wire [15:0] d_open,
    output wire [31:0] q_tail,
    output wire [15:0] q_open
);

    reg  [31:0] ago_1_tail;
    reg  [15:0] ago_1_open;
    reg  [31:0] ago_2_tail;
    reg  [15:0] ago_2_open;
    reg  [31:0] ago_3_tail;
    reg  [15:0] ago_3_open;
    reg  [31:0] ago_4_tail;
    reg  [15:0] ago_4_open;

    always @(posedge clk) begin
        ago_1_tail <= d_tail;
        ago_1_open <= d_open;
        ago_2_tail <= ago_1_tail;
        ago_2_open <= ago_1_open;
        ago_3_tail <= ago_2_tail;
        ago_3_open <= ago_2_open;
        ago_4_tail <= ago_3_tail;
        ago_4_open <= ago_3_open;
    end

    assign q_tail = ago_4_tail;
    assign q_open = ago_4_open;

endmodule

`default_nettype wire
