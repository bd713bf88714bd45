// Delays 3 bits by 10 clocks.
`default_nettype none

module delay_w3_c10 (
    input  wire clk,
    input  wire d_fresh,
    input  wire d_first,
    input  wire d_second,
    output wire q_fresh,
    output wire q_first,
    output wire q_second
);

    reg  ago_1_fresh;
    reg  ago_1_first;
    reg  ago_1_second;
    reg  ago_2_fresh;
    reg  ago_2_first;
    reg  ago_2_second;
    reg  ago_3_fresh;
    reg  ago_3_first;
    reg  ago_3_second;
    reg  ago_4_fresh;
    reg  ago_4_first;
    reg  ago_4_second;
    reg  ago_5_fresh;
    reg  ago_5_first;
    reg  ago_5_second;
    reg  ago_6_fresh;
    reg  ago_6_first;
    reg  ago_6_second;
    reg  ago_7_fresh;
    reg  ago_7_first;
    reg  ago_7_second;
    reg  ago_8_fresh;
    reg  ago_8_first;
    reg  ago_8_second;
    reg  ago_9_fresh;
    reg  ago_9_first;
    reg  ago_9_second;
    reg  ago_10_fresh;
    reg  ago_10_first;
    reg  ago_10_second;

    always @(posedge clk) begin
        ago_1_fresh <= d_fresh;
        ago_1_first <= d_first;
        ago_1_second <= d_second;
        ago_2_fresh <= ago_1_fresh;
        ago_2_first <= ago_1_first;
        ago_2_second <= ago_1_second;
        ago_3_fresh <= ago_2_fresh;
        ago_3_first <= ago_2_first;
        ago_3_second <= ago_2_second;
        ago_4_fresh <= ago_3_fresh;
        ago_4_first <= ago_3_first;
        ago_4_second <= ago_3_second;
        ago_5_fresh <= ago_4_fresh;
        ago_5_first <= ago_4_first;
        ago_5_second <= ago_4_second;
        ago_6_fresh <= ago_5_fresh;
        ago_6_first <= ago_5_first;
        ago_6_second <= ago_5_second;
        ago_7_fresh <= ago_6_fresh;
        ago_7_first <= ago_6_first;
        ago_7_second <= ago_6_second;
        ago_8_fresh <= ago_7_fresh;
        ago_8_first <= ago_7_first;
        ago_8_second <= ago_7_second;
        ago_9_fresh <= ago_8_fresh;
        ago_9_first <= ago_8_first;
        ago_9_second <= ago_8_second;
        ago_10_fresh <= ago_9_fresh;
        ago_10_first <= ago_9_first;
        ago_10_second <= ago_9_second;
    end

    assign q_fresh = ago_10_fresh;
    assign q_first = ago_10_first;
    assign q_second = ago_10_second;

endmodule

`default_nettype wire
