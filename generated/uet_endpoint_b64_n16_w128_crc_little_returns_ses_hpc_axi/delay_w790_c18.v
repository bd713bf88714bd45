// Delays 790 bits by 18 clocks.
`default_nettype none

module delay_w790_c18 (
    input  wire         clk,
    input  wire         d_stored,
    input  wire [127:0] d_source,
    input  wire   [3:0] d_local,
    input  wire  [13:0] d_length,
    input  wire   [2:0] d_ses,
    input  wire [351:0] d_ses_header,
    input  wire [287:0] d_extension,
    output wire         q_stored,
    output wire [127:0] q_source,
    output wire   [3:0] q_local,
    output wire  [13:0] q_length,
    output wire   [2:0] q_ses,
    output wire [351:0] q_ses_header,
    output wire [287:0] q_extension
);

    reg          ago_1_stored;
    reg  [127:0] ago_1_source;
    reg    [3:0] ago_1_local;
    reg   [13:0] ago_1_length;
    reg    [2:0] ago_1_ses;
    reg  [351:0] ago_1_ses_header;
    reg  [287:0] ago_1_extension;
    reg          ago_2_stored;
    reg  [127:0] ago_2_source;
    reg    [3:0] ago_2_local;
    reg   [13:0] ago_2_length;
    reg    [2:0] ago_2_ses;
    reg  [351:0] ago_2_ses_header;
    reg  [287:0] ago_2_extension;
    reg          ago_3_stored;
    reg  [127:0] ago_3_source;
    reg    [3:0] ago_3_local;
    reg   [13:0] ago_3_length;
    reg    [2:0] ago_3_ses;
    reg  [351:0] ago_3_ses_header;
    reg  [287:0] ago_3_extension;
    reg          ago_4_stored;
    reg  [127:0] ago_4_source;
    reg    [3:0] ago_4_local;
    reg   [13:0] ago_4_length;
    reg    [2:0] ago_4_ses;
    reg  [351:0] ago_4_ses_header;
    reg  [287:0] ago_4_extension;
    reg          ago_5_stored;
    reg  [127:0] ago_5_source;
    reg    [3:0] ago_5_local;
    reg   [13:0] ago_5_length;
    reg    [2:0] ago_5_ses;
    reg  [351:0] ago_5_ses_header;
    reg  [287:0] ago_5_extension;
    reg          ago_6_stored;
    reg  [127:0] ago_6_source;
    reg    [3:0] ago_6_local;
    reg   [13:0] ago_6_length;
    reg    [2:0] ago_6_ses;
    reg  [351:0] ago_6_ses_header;
    reg  [287:0] ago_6_extension;
    reg          ago_7_stored;
    reg  [127:0] ago_7_source;
    reg    [3:0] ago_7_local;
    reg   [13:0] ago_7_length;
    reg    [2:0] ago_7_ses;
    reg  [351:0] ago_7_ses_header;
    reg  [287:0] ago_7_extension;
    reg          ago_8_stored;
    reg  [127:0] ago_8_source;
    reg    [3:0] ago_8_local;
    reg   [13:0] ago_8_length;
    reg    [2:0] ago_8_ses;
    reg  [351:0] ago_8_ses_header;
    reg  [287:0] ago_8_extension;
    reg          ago_9_stored;
    reg  [127:0] ago_9_source;
    reg    [3:0] ago_9_local;
    reg   [13:0] ago_9_length;
    reg    [2:0] ago_9_ses;
    reg  [351:0] ago_9_ses_header;
    reg  [287:0] ago_9_extension;
    reg          ago_10_stored;
    reg  [127:0] ago_10_source;
    reg    [3:0] ago_10_local;
    reg   [13:0] ago_10_length;
    reg    [2:0] ago_10_ses;
    reg  [351:0] ago_10_ses_header;
    reg  [287:0] ago_10_extension;
    reg          ago_11_stored;
    reg  [127:0] ago_11_source;
    reg    [3:0] ago_11_local;
    reg   [13:0] ago_11_length;
    reg    [2:0] ago_11_ses;
    reg  [351:0] ago_11_ses_header;
    reg  [287:0] ago_11_extension;
    reg          ago_12_stored;
    reg  [127:0] ago_12_source;
    reg    [3:0] ago_12_local;
    reg   [13:0] ago_12_length;
    reg    [2:0] ago_12_ses;
    reg  [351:0] ago_12_ses_header;
    reg  [287:0] ago_12_extension;
    reg          ago_13_stored;
    reg  [127:0] ago_13_source;
    reg    [3:0] ago_13_local;
    reg   [13:0] ago_13_length;
    reg    [2:0] ago_13_ses;
    reg  [351:0] ago_13_ses_header;
    reg  [287:0] ago_13_extension;
    reg          ago_14_stored;
    reg  [127:0] ago_14_source;
    reg    [3:0] ago_14_local;
    reg   [13:0] ago_14_length;
    reg    [2:0] ago_14_ses;
    reg  [351:0] ago_14_ses_header;
    reg  [287:0] ago_14_extension;
    reg          ago_15_stored;
    reg  [127:0] ago_15_source;
    reg    [3:0] ago_15_local;
    reg   [13:0] ago_15_length;
    reg    [2:0] ago_15_ses;
    reg  [351:0] ago_15_ses_header;
    reg  [287:0] ago_15_extension;
    reg          ago_16_stored;
    reg  [127:0] ago_16_source;
    reg    [3:0] ago_16_local;
    reg   [13:0] ago_16_length;
    reg    [2:0] ago_16_ses;
    reg  [351:0] ago_16_ses_header;
    reg  [287:0] ago_16_extension;
    reg          ago_17_stored;
    reg  [127:0] ago_17_source;
    reg    [3:0] ago_17_local;
    reg   [13:0] ago_17_length;
    reg    [2:0] ago_17_ses;
    reg  [351:0] ago_17_ses_header;
    reg  [287:0] ago_17_extension;
    reg          ago_18_stored;
    reg  [127:0] ago_18_source;
    reg    [3:0] ago_18_local;
    reg   [13:0] ago_18_length;
    reg    [2:0] ago_18_ses;
    reg  [351:0] ago_18_ses_header;
    reg  [287:0] ago_18_extension;

    always @(posedge clk) begin
        ago_1_stored <= d_stored;
        ago_1_source <= d_source;
        ago_1_local <= d_local;
        ago_1_length <= d_length;
        ago_1_ses <= d_ses;
        ago_1_ses_header <= d_ses_header;
        ago_1_extension <= d_extension;
        ago_2_stored <= ago_1_stored;
        ago_2_source <= ago_1_source;
        ago_2_local <= ago_1_local;
        ago_2_length <= ago_1_length;
        ago_2_ses <= ago_1_ses;
        ago_2_ses_header <= ago_1_ses_header;
        ago_2_extension <= ago_1_extension;
        ago_3_stored <= ago_2_stored;
        ago_3_source <= ago_2_source;
        ago_3_local <= ago_2_local;
        ago_3_length <= ago_2_length;
        ago_3_ses <= ago_2_ses;
        ago_3_ses_header <= ago_2_ses_header;
        ago_3_extension <= ago_2_extension;
        ago_4_stored <= ago_3_stored;
        ago_4_source <= ago_3_source;
        ago_4_local <= ago_3_local;
        ago_4_length <= ago_3_length;
        ago_4_ses <= ago_3_ses;
        ago_4_ses_header <= ago_3_ses_header;
        ago_4_extension <= ago_3_extension;
        ago_5_stored <= ago_4_stored;
        ago_5_source <= ago_4_source;
        ago_5_local <= ago_4_local;
        ago_5_length <= ago_4_length;
        ago_5_ses <= ago_4_ses;
        ago_5_ses_header <= ago_4_ses_header;
        ago_5_extension <= ago_4_extension;
        ago_6_stored <= ago_5_stored;
        ago_6_source <= ago_5_source;
        ago_6_local <= ago_5_local;
        ago_6_length <= ago_5_length;
        ago_6_ses <= ago_5_ses;
        ago_6_ses_header <= ago_5_ses_header;
        ago_6_extension <= ago_5_extension;
        ago_7_stored <= ago_6_stored;
        ago_7_source <= ago_6_source;
        ago_7_local <= ago_6_local;
        ago_7_length <= ago_6_length;
        ago_7_ses <= ago_6_ses;
        ago_7_ses_header <= ago_6_ses_header;
        ago_7_extension <= ago_6_extension;
        ago_8_stored <= ago_7_stored;
        ago_8_source <= ago_7_source;
        ago_8_local <= ago_7_local;
        ago_8_length <= ago_7_length;
        ago_8_ses <= ago_7_ses;
        ago_8_ses_header <= ago_7_ses_header;
        ago_8_extension <= ago_7_extension;
        ago_9_stored <= ago_8_stored;
        ago_9_source <= ago_8_source;
        ago_9_local <= ago_8_local;
        ago_9_length <= ago_8_length;
        ago_9_ses <= ago_8_ses;
        ago_9_ses_header <= ago_8_ses_header;
        ago_9_extension <= ago_8_extension;
        ago_10_stored <= ago_9_stored;
        ago_10_source <= ago_9_source;
        ago_10_local <= ago_9_local;
        ago_10_length <= ago_9_length;
        ago_10_ses <= ago_9_ses;
        ago_10_ses_header <= ago_9_ses_header;
        ago_10_extension <= ago_9_extension;
        ago_11_stored <= ago_10_stored;
        ago_11_source <= ago_10_source;
        ago_11_local <= ago_10_local;
        ago_11_length <= ago_10_length;
        ago_11_ses <= ago_10_ses;
        ago_11_ses_header <= ago_10_ses_header;
        ago_11_extension <= ago_10_extension;
        ago_12_stored <= ago_11_stored;
        ago_12_source <= ago_11_source;
        ago_12_local <= ago_11_local;
        ago_12_length <= ago_11_length;
        ago_12_ses <= ago_11_ses;
        ago_12_ses_header <= ago_11_ses_header;
        ago_12_extension <= ago_11_extension;
        ago_13_stored <= ago_12_stored;
        ago_13_source <= ago_12_source;
        ago_13_local <= ago_12_local;
        ago_13_length <= ago_12_length;
        ago_13_ses <= ago_12_ses;
        ago_13_ses_header <= ago_12_ses_header;
        ago_13_extension <= ago_12_extension;
        ago_14_stored <= ago_13_stored;
        ago_14_source <= ago_13_source;
        ago_14_local <= ago_13_local;
        ago_14_length <= ago_13_length;
        ago_14_ses <= ago_13_ses;
        ago_14_ses_header <= ago_13_ses_header;
        ago_14_extension <= ago_13_extension;
        ago_15_stored <= ago_14_stored;
        ago_15_source <= ago_14_source;
        ago_15_local <= ago_14_local;
        ago_15_length <= ago_14_length;
        ago_15_ses <= ago_14_ses;
        ago_15_ses_header <= ago_14_ses_header;
        ago_15_extension <= ago_14_extension;
        ago_16_stored <= ago_15_stored;
        ago_16_source <= ago_15_source;
        ago_16_local <= ago_15_local;
        ago_16_length <= ago_15_length;
        ago_16_ses <= ago_15_ses;
        ago_16_ses_header <= ago_15_ses_header;
        ago_16_extension <= ago_15_extension;
        ago_17_stored <= ago_16_stored;
        ago_17_source <= ago_16_source;
        ago_17_local <= ago_16_local;
        ago_17_length <= ago_16_length;
        ago_17_ses <= ago_16_ses;
        ago_17_ses_header <= ago_16_ses_header;
        ago_17_extension <= ago_16_extension;
        ago_18_stored <= ago_17_stored;
        ago_18_source <= ago_17_source;
        ago_18_local <= ago_17_local;
        ago_18_length <= ago_17_length;
        ago_18_ses <= ago_17_ses;
        ago_18_ses_header <= ago_17_ses_header;
        ago_18_extension <= ago_17_extension;
    end

    assign q_stored = ago_18_stored;
    assign q_source = ago_18_source;
    assign q_local = ago_18_local;
    assign q_length = ago_18_length;
    assign q_ses = ago_18_ses;
    assign q_ses_header = ago_18_ses_header;
    assign q_extension = ago_18_extension;

endmodule

`default_nettype wire
