// Delays 2 bits by 12 clocks.
`default_nettype none

module delay_w2_c12 (
    input  wire clk,
    input  wire d_start,
    input  wire d_mark,
    output wire q_start,
    output wire q_mark
);

    reg  ago_1_start;
    reg  ago_1_mark;
    reg  ago_2_start;
    reg  ago_2_mark;
    reg  ago_3_start;
    reg  ago_3_mark;
    reg  ago_4_start;
    reg  ago_4_mark;
    reg  ago_5_start;
    reg  ago_5_mark;
    reg  ago_6_start;
    reg  ago_6_mark;
    reg  ago_7_start;
    reg  ago_7_mark;
    reg  ago_8_start;
    reg  ago_8_mark;
    reg  ago_9_start;
    reg  ago_9_mark;
    reg  ago_10_start;
    reg  ago_10_mark;
    reg  ago_11_start;
    reg  ago_11_mark;
    reg  ago_12_start;
    reg  ago_12_mark;

    always @(posedge clk) begin
        ago_1_start <= d_start;
        ago_1_mark <= d_mark;
        ago_2_start <= ago_1_start;
        ago_2_mark <= ago_1_mark;
        ago_3_start <= ago_2_start;
        ago_3_mark <= ago_2_mark;
        ago_4_start <= ago_3_start;
        ago_4_mark <= ago_3_mark;
        ago_5_start <= ago_4_start;
        ago_5_mark <= ago_4_mark;
        ago_6_start <= ago_5_start;
        ago_6_mark <= ago_5_mark;
        ago_7_start <= ago_6_start;
        ago_7_mark <= ago_6_mark;
        ago_8_start <= ago_7_start;
        ago_8_mark <= ago_7_mark;
        ago_9_start <= ago_8_start;
        ago_9_mark <= ago_8_mark;
        ago_10_start <= ago_9_start;
        ago_10_mark <= ago_9_mark;
        ago_11_start <= ago_10_start;
        ago_11_mark <= ago_10_mark;
        ago_12_start <= ago_11_start;
        ago_12_mark <= ago_11_mark;
    end

    assign q_start = ago_12_start;
    assign q_mark = ago_12_mark;

endmodule

`default_nettype wire
