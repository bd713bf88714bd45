// Delays 17 bits by 32 clocks.
`default_nettype none

module delay_w17_c32 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire [15:0] d_pdcid,
    output wire        q_valid,
    output wire [15:0] q_pdcid
);

    reg         ago_1_valid;
    reg  [15:0] ago_1_pdcid;
    reg         ago_2_valid;
    reg  [15:0] ago_2_pdcid;
    reg         ago_3_valid;
    reg  [15:0] ago_3_pdcid;
    reg         ago_4_valid;
    reg  [15:0] ago_4_pdcid;
    reg         ago_5_valid;
    reg  [15:0] ago_5_pdcid;
    reg         ago_6_valid;
    reg  [15:0] ago_6_pdcid;
    reg         ago_7_valid;
    reg  [15:0] ago_7_pdcid;
    reg         ago_8_valid;
    reg  [15:0] ago_8_pdcid;
    reg         ago_9_valid;
    reg  [15:0] ago_9_pdcid;
    reg         ago_10_valid;
    reg  [15:0] ago_10_pdcid;
    reg         ago_11_valid;
    reg  [15:0] ago_11_pdcid;
    reg         ago_12_valid;
    reg  [15:0] ago_12_pdcid;
    reg         ago_13_valid;
    reg  [15:0] ago_13_pdcid;
    reg         ago_14_valid;
    reg  [15:0] ago_14_pdcid;
    reg         ago_15_valid;
    reg  [15:0] ago_15_pdcid;
    reg         ago_16_valid;
    reg  [15:0] ago_16_pdcid;
    reg         ago_17_valid;
    reg  [15:0] ago_17_pdcid;
    reg         ago_18_valid;
    reg  [15:0] ago_18_pdcid;
    reg         ago_19_valid;
    reg  [15:0] ago_19_pdcid;
    reg         ago_20_valid;
    reg  [15:0] ago_20_pdcid;
    reg         ago_21_valid;
    reg  [15:0] ago_21_pdcid;
    reg         ago_22_valid;
    reg  [15:0] ago_22_pdcid;
    reg         ago_23_valid;
    reg  [15:0] ago_23_pdcid;
    reg         ago_24_valid;
    reg  [15:0] ago_24_pdcid;
    reg         ago_25_valid;
    reg  [15:0] ago_25_pdcid;
    reg         ago_26_valid;
    reg  [15:0] ago_26_pdcid;
    reg         ago_27_valid;
    reg  [15:0] ago_27_pdcid;
    reg         ago_28_valid;
    reg  [15:0] ago_28_pdcid;
    reg         ago_29_valid;
    reg  [15:0] ago_29_pdcid;
    reg         ago_30_valid;
    reg  [15:0] ago_30_pdcid;
    reg         ago_31_valid;
    reg  [15:0] ago_31_pdcid;
    reg         ago_32_valid;
    reg  [15:0] ago_32_pdcid;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_pdcid <= d_pdcid;
        ago_2_valid <= ago_1_valid;
        ago_2_pdcid <= ago_1_pdcid;
        ago_3_valid <= ago_2_valid;
        ago_3_pdcid <= ago_2_pdcid;
        ago_4_valid <= ago_3_valid;
        ago_4_pdcid <= ago_3_pdcid;
        ago_5_valid <= ago_4_valid;
        ago_5_pdcid <= ago_4_pdcid;
        ago_6_valid <= ago_5_valid;
        ago_6_pdcid <= ago_5_pdcid;
        ago_7_valid <= ago_6_valid;
        ago_7_pdcid <= ago_6_pdcid;
        ago_8_valid <= ago_7_valid;
        ago_8_pdcid <= ago_7_pdcid;
        ago_9_valid <= ago_8_valid;
        ago_9_pdcid <= ago_8_pdcid;
        ago_10_valid <= ago_9_valid;
        ago_10_pdcid <= ago_9_pdcid;
        ago_11_valid <= ago_10_valid;
        ago_11_pdcid <= ago_10_pdcid;
        ago_12_valid <= ago_11_valid;
        ago_12_pdcid <= ago_11_pdcid;
        ago_13_valid <= ago_12_valid;
        ago_13_pdcid <= ago_12_pdcid;
        ago_14_valid <= ago_13_valid;
        ago_14_pdcid <= ago_13_pdcid;
        ago_15_valid <= ago_14_valid;
        ago_15_pdcid <= ago_14_pdcid;
        ago_16_valid <= ago_15_valid;
        ago_16_pdcid <= ago_15_pdcid;
        ago_17_valid <= ago_16_valid;
        ago_17_pdcid <= ago_16_pdcid;
        ago_18_valid <= ago_17_valid;
        ago_18_pdcid <= ago_17_pdcid;
        ago_19_valid <= ago_18_valid;
        ago_19_pdcid <= ago_18_pdcid;
        ago_20_valid <= ago_19_valid;
        ago_20_pdcid <= ago_19_pdcid;
        ago_21_valid <= ago_20_valid;
        ago_21_pdcid <= ago_20_pdcid;
        ago_22_valid <= ago_21_valid;
        ago_22_pdcid <= ago_21_pdcid;
        ago_23_valid <= ago_22_valid;
        ago_23_pdcid <= ago_22_pdcid;
        ago_24_valid <= ago_23_valid;
        ago_24_pdcid <= ago_23_pdcid;
        ago_25_valid <= ago_24_valid;
        ago_25_pdcid <= ago_24_pdcid;
        ago_26_valid <= ago_25_valid;
        ago_26_pdcid <= ago_25_pdcid;
        ago_27_valid <= ago_26_valid;
        ago_27_pdcid <= ago_26_pdcid;
        ago_28_valid <= ago_27_valid;
        ago_28_pdcid <= ago_27_pdcid;
        ago_29_valid <= ago_28_valid;
        ago_29_pdcid <= ago_28_pdcid;
        ago_30_valid <= ago_29_valid;
        ago_30_pdcid <= ago_29_pdcid;
        ago_31_valid <= ago_30_valid;
        ago_31_pdcid <= ago_30_pdcid;
        ago_32_valid <= ago_31_valid;
        ago_32_pdcid <= ago_31_pdcid;
    end

    assign q_valid = ago_32_valid;
    assign q_pdcid = ago_32_pdcid;

endmodule

`default_nettype wire
