// Delays 42 bits by 18 clocks.
`default_nettype none

module delay_w42_c18 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire  [7:0] d_change_index,
    input  wire [31:0] d_change_psn,
    input  wire        d_change_raises,
    output wire        q_valid,
    output wire  [7:0] q_change_index,
    output wire [31:0] q_change_psn,
    output wire        q_change_raises
);

    reg         ago_1_valid;
    reg   [7:0] ago_1_change_index;
    reg  [31:0] ago_1_change_psn;
    reg         ago_1_change_raises;
    reg         ago_2_valid;
    reg   [7:0] ago_2_change_index;
    reg  [31:0] ago_2_change_psn;
    reg         ago_2_change_raises;
    reg         ago_3_valid;
    reg   [7:0] ago_3_change_index;
    reg  [31:0] ago_3_change_psn;
    reg         ago_3_change_raises;
    reg         ago_4_valid;
    reg   [7:0] ago_4_change_index;
    reg  [31:0] ago_4_change_psn;
    reg         ago_4_change_raises;
    reg         ago_5_valid;
    reg   [7:0] ago_5_change_index;
    reg  [31:0] ago_5_change_psn;
    reg         ago_5_change_raises;
    reg         ago_6_valid;
    reg   [7:0] ago_6_change_index;
    reg  [31:0] ago_6_change_psn;
    reg         ago_6_change_raises;
    reg         ago_7_valid;
    reg   [7:0] ago_7_change_index;
    reg  [31:0] ago_7_change_psn;
    reg         ago_7_change_raises;
    reg         ago_8_valid;
    reg   [7:0] ago_8_change_index;
    reg  [31:0] ago_8_change_psn;
    reg         ago_8_change_raises;
    reg         ago_9_valid;
    reg   [7:0] ago_9_change_index;
    reg  [31:0] ago_9_change_psn;
    reg         ago_9_change_raises;
    reg         ago_10_valid;
    reg   [7:0] ago_10_change_index;
    reg  [31:0] ago_10_change_psn;
    reg         ago_10_change_raises;
    reg         ago_11_valid;
    reg   [7:0] ago_11_change_index;
    reg  [31:0] ago_11_change_psn;
    reg         ago_11_change_raises;
    reg         ago_12_valid;
    reg   [7:0] ago_12_change_index;
    reg  [31:0] ago_12_change_psn;
    reg         ago_12_change_raises;
    reg         ago_13_valid;
    reg   [7:0] ago_13_change_index;
    reg  [31:0] ago_13_change_psn;
    reg         ago_13_change_raises;
    reg         ago_14_valid;
    reg   [7:0] ago_14_change_index;
    reg  [31:0] ago_14_change_psn;
    reg         ago_14_change_raises;
    reg         ago_15_valid;
    reg   [7:0] ago_15_change_index;
    reg  [31:0] ago_15_change_psn;
    reg         ago_15_change_raises;
    reg         ago_16_valid;
    reg   [7:0] ago_16_change_index;
    reg  [31:0] ago_16_change_psn;
    reg         ago_16_change_raises;
    reg         ago_17_valid;
    reg   [7:0] ago_17_change_index;
    reg  [31:0] ago_17_change_psn;
    reg         ago_17_change_raises;
    reg         ago_18_valid;
    reg   [7:0] ago_18_change_index;
    reg  [31:0] ago_18_change_psn;
    reg         ago_18_change_raises;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_change_index <= d_change_index;
        ago_1_change_psn <= d_change_psn;
        ago_1_change_raises <= d_change_raises;
        ago_2_valid <= ago_1_valid;
        ago_2_change_index <= ago_1_change_index;
        ago_2_change_psn <= ago_1_change_psn;
        ago_2_change_raises <= ago_1_change_raises;
        ago_3_valid <= ago_2_valid;
        ago_3_change_index <= ago_2_change_index;
        ago_3_change_psn <= ago_2_change_psn;
        ago_3_change_raises <= ago_2_change_raises;
        ago_4_valid <= ago_3_valid;
        ago_4_change_index <= ago_3_change_index;
        ago_4_change_psn <= ago_3_change_psn;
        ago_4_change_raises <= ago_3_change_raises;
        ago_5_valid <= ago_4_valid;
        ago_5_change_index <= ago_4_change_index;
        ago_5_change_psn <= ago_4_change_psn;
        ago_5_change_raises <= ago_4_change_raises;
        ago_6_valid <= ago_5_valid;
        ago_6_change_index <= ago_5_change_index;
        ago_6_change_psn <= ago_5_change_psn;
        ago_6_change_raises <= ago_5_change_raises;
        ago_7_valid <= ago_6_valid;
        ago_7_change_index <= ago_6_change_index;
        ago_7_change_psn <= ago_6_change_psn;
        ago_7_change_raises <= ago_6_change_raises;
        ago_8_valid <= ago_7_valid;
        ago_8_change_index <= ago_7_change_index;
        ago_8_change_psn <= ago_7_change_psn;
        ago_8_change_raises <= ago_7_change_raises;
        ago_9_valid <= ago_8_valid;
        ago_9_change_index <= ago_8_change_index;
        ago_9_change_psn <= ago_8_change_psn;
        ago_9_change_raises <= ago_8_change_raises;
        ago_10_valid <= ago_9_valid;
        ago_10_change_index <= ago_9_change_index;
        ago_10_change_psn <= ago_9_change_psn;
        ago_10_change_raises <= ago_9_change_raises;
        ago_11_valid <= ago_10_valid;
        ago_11_change_index <= ago_10_change_index;
        ago_11_change_psn <= ago_10_change_psn;
        ago_11_change_raises <= ago_10_change_raises;
        ago_12_valid <= ago_11_valid;
        ago_12_change_index <= ago_11_change_index;
        ago_12_change_psn <= ago_11_change_psn;
        ago_12_change_raises <= ago_11_change_raises;
        ago_13_valid <= ago_12_valid;
        ago_13_change_index <= ago_12_change_index;
        ago_13_change_psn <= ago_12_change_psn;
        ago_13_change_raises <= ago_12_change_raises;
        ago_14_valid <= ago_13_valid;
        ago_14_change_index <= ago_13_change_index;
        ago_14_change_psn <= ago_13_change_psn;
        ago_14_change_raises <= ago_13_change_raises;
        ago_15_valid <= ago_14_valid;
        ago_15_change_index <= ago_14_change_index;
        ago_15_change_psn <= ago_14_change_psn;
        ago_15_change_raises <= ago_14_change_raises;
        ago_16_valid <= ago_15_valid;
        ago_16_change_index <= ago_15_change_index;
        ago_16_change_psn <= ago_15_change_psn;
        ago_16_change_raises <= ago_15_change_raises;
        ago_17_valid <= ago_16_valid;
        ago_17_change_index <= ago_16_change_index;
        ago_17_change_psn <= ago_16_change_psn;
        ago_17_change_raises <= ago_16_change_raises;
        ago_18_valid <= ago_17_valid;
        ago_18_change_index <= ago_17_change_index;
        ago_18_change_psn <= ago_17_change_psn;
        ago_18_change_raises <= ago_17_change_raises;
    end

    assign q_valid = ago_18_valid;
    assign q_change_index = ago_18_change_index;
    assign q_change_psn = ago_18_change_psn;
    assign q_change_raises = ago_18_change_raises;

endmodule

`default_nettype wire
