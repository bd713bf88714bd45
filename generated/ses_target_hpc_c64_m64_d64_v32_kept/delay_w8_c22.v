// Delays 8 bits by 22 clocks.
`default_nettype none

module delay_w8_c22 (
    input  wire       clk,
    input  wire       d_cut,
    input  wire       d_tracked,
    input  wire [5:0] d_code,
    output wire       q_cut,
    output wire       q_tracked,
    output wire [5:0] q_code
);

    reg        ago_1_cut;
    reg        ago_1_tracked;
    reg  [5:0] ago_1_code;
    reg        ago_2_cut;
    reg        ago_2_tracked;
    reg  [5:0] ago_2_code;
    reg        ago_3_cut;
    reg        ago_3_tracked;
    reg  [5:0] ago_3_code;
    reg        ago_4_cut;
    reg        ago_4_tracked;
    reg  [5:0] ago_4_code;
    reg        ago_5_cut;
    reg        ago_5_tracked;
    reg  [5:0] ago_5_code;
    reg        ago_6_cut;
    reg        ago_6_tracked;
    reg  [5:0] ago_6_code;
    reg        ago_7_cut;
    reg        ago_7_tracked;
    reg  [5:0] ago_7_code;
    reg        ago_8_cut;
    reg        ago_8_tracked;
    reg  [5:0] ago_8_code;
    reg        ago_9_cut;
    reg        ago_9_tracked;
    reg  [5:0] ago_9_code;
    reg        ago_10_cut;
    reg        ago_10_tracked;
    reg  [5:0] ago_10_code;
    reg        ago_11_cut;
    reg        ago_11_tracked;
    reg  [5:0] ago_11_code;
    reg        ago_12_cut;
    reg        ago_12_tracked;
    reg  [5:0] ago_12_code;
    reg        ago_13_cut;
    reg        ago_13_tracked;
    reg  [5:0] ago_13_code;
    reg        ago_14_cut;
    reg        ago_14_tracked;
    reg  [5:0] ago_14_code;
    reg        ago_15_cut;
    reg        ago_15_tracked;
    reg  [5:0] ago_15_code;
    reg        ago_16_cut;
    reg        ago_16_tracked;
    reg  [5:0] ago_16_code;
    reg        ago_17_cut;
    reg        ago_17_tracked;
    reg  [5:0] ago_17_code;
    reg        ago_18_cut;
    reg        ago_18_tracked;
    reg  [5:0] ago_18_code;
    reg        ago_19_cut;
    reg        ago_19_tracked;
    reg  [5:0] ago_19_code;
    reg        ago_20_cut;
    reg        ago_20_tracked;
    reg  [5:0] ago_20_code;
    reg        ago_21_cut;
    reg        ago_21_tracked;
    reg  [5:0] ago_21_code;
    reg        ago_22_cut;
    reg        ago_22_tracked;
    reg  [5:0] ago_22_code;

    always @(posedge clk) begin
        ago_1_cut <= d_cut;
        ago_1_tracked <= d_tracked;
        ago_1_code <= d_code;
        ago_2_cut <= ago_1_cut;
        ago_2_tracked <= ago_1_tracked;
        ago_2_code <= ago_1_code;
        ago_3_cut <= ago_2_cut;
        ago_3_tracked <= ago_2_tracked;
        ago_3_code <= ago_2_code;
        ago_4_cut <= ago_3_cut;
        ago_4_tracked <= ago_3_tracked;
        ago_4_code <= ago_3_code;
        ago_5_cut <= ago_4_cut;
        ago_5_tracked <= ago_4_tracked;
        ago_5_code <= ago_4_code;
        ago_6_cut <= ago_5_cut;
        ago_6_tracked <= ago_5_tracked;
        ago_6_code <= ago_5_code;
        ago_7_cut <= ago_6_cut;
        ago_7_tracked <= ago_6_tracked;
        ago_7_code <= ago_6_code;
        ago_8_cut <= ago_7_cut;
        ago_8_tracked <= ago_7_tracked;
        ago_8_code <= ago_7_code;
        ago_9_cut <= ago_8_cut;
        ago_9_tracked <= ago_8_tracked;
        ago_9_code <= ago_8_code;
        ago_10_cut <= ago_9_cut;
        ago_10_tracked <= ago_9_tracked;
        ago_10_code <= ago_9_code;
        ago_11_cut <= ago_10_cut;
        ago_11_tracked <= ago_10_tracked;
        ago_11_code <= ago_10_code;
        ago_12_cut <= ago_11_cut;
        ago_12_tracked <= ago_11_tracked;
        ago_12_code <= ago_11_code;
        ago_13_cut <= ago_12_cut;
        ago_13_tracked <= ago_12_tracked;
        ago_13_code <= ago_12_code;
        ago_14_cut <= ago_13_cut;
        ago_14_tracked <= ago_13_tracked;
        ago_14_code <= ago_13_code;
        ago_15_cut <= ago_14_cut;
        ago_15_tracked <= ago_14_tracked;
        ago_15_code <= ago_14_code;
        ago_16_cut <= ago_15_cut;
        ago_16_tracked <= ago_15_tracked;
        ago_16_code <= ago_15_code;
        ago_17_cut <= ago_16_cut;
        ago_17_tracked <= ago_16_tracked;
        ago_17_code <= ago_16_code;
        ago_18_cut <= ago_17_cut;
        ago_18_tracked <= ago_17_tracked;
        ago_18_code <= ago_17_code;
        ago_19_cut <= ago_18_cut;
        ago_19_tracked <= ago_18_tracked;
        ago_19_code <= ago_18_code;
        ago_20_cut <= ago_19_cut;
        ago_20_tracked <= ago_19_tracked;
        ago_20_code <= ago_19_code;
        ago_21_cut <= ago_20_cut;
        ago_21_tracked <= ago_20_tracked;
        ago_21_code <= ago_20_code;
        ago_22_cut <= ago_21_cut;
        ago_22_tracked <= ago_21_tracked;
        ago_22_code <= ago_21_code;
    end

    assign q_cut = ago_22_cut;
    assign q_tracked = ago_22_tracked;
    assign q_code = ago_22_code;

endmodule

`default_nettype wire
