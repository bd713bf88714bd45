// Position of the least significant 1 of 64 bits, 63 where there is none.
`default_nettype none

module lowest_one_w64 (
    input  wire [63:0] word,
    output wire  [5:0] position
);

    wire       none_31_0 = !(|word[31:0]);
    wire       none_47_32 = !(|word[47:32]);
    wire       none_55_48 = !(|word[55:48]);
    wire       none_59_56 = !(|word[59:56]);
    wire       none_61_60 = !(|word[61:60]);
    wire       none_62_62 = !word[62];
    wire       none_60_60 = !word[60];
    wire [1:0] at_63_60 = {none_61_60, none_61_60 ? none_62_62 : none_60_60};
    wire       none_57_56 = !(|word[57:56]);
    wire       none_58_58 = !word[58];
    wire       none_56_56 = !word[56];
    wire [1:0] at_59_56 = {none_57_56, none_57_56 ? none_58_58 : none_56_56};
    wire [2:0] at_63_56 = {none_59_56, none_59_56 ? at_63_60 : at_59_56};
    wire       none_51_48 = !(|word[51:48]);
    wire       none_53_52 = !(|word[53:52]);
    wire       none_54_54 = !word[54];
    wire       none_52_52 = !word[52];
    wire [1:0] at_55_52 = {none_53_52, none_53_52 ? none_54_54 : none_52_52};
    wire       none_49_48 = !(|word[49:48]);
    wire       none_50_50 = !word[50];
    wire       none_48_48 = !word[48];
    wire [1:0] at_51_48 = {none_49_48, none_49_48 ? none_50_50 : none_48_48};
    wire [2:0] at_55_48 = {none_51_48, none_51_48 ? at_55_52 : at_51_48};
    wire [3:0] at_63_48 = {none_55_48, none_55_48 ? at_63_56 : at_55_48};
    wire       none_39_32 = !(|word[39:32]);
    wire       none_43_40 = !(|word[43:40]);
    wire       none_45_44 = !(|word[45:44]);
    wire       none_46_46 = !word[46];
    wire       none_44_44 = !word[44];
    wire [1:0] at_47_44 = {none_45_44, none_45_44 ? none_46_46 : none_44_44};
    wire       none_41_40 = !(|word[41:40]);
    wire       none_42_42 = !word[42];
    wire       none_40_40 = !word[40];
    wire [1:0] at_43_40 = {none_41_40, none_41_40 ? none_42_42 : none_40_40};
    wire [2:0] at_47_40 = {none_43_40, none_43_40 ? at_47_44 : at_43_40};
    wire       none_35_32 = !(|word[35:32]);
    wire       none_37_36 = !(|word[37:36]);
    wire       none_38_38 = !word[38];
    wire       none_36_36 = !word[36];
    wire [1:0] at_39_36 = {none_37_36, none_37_36 ? none_38_38 : none_36_36};
    wire       none_33_32 = !(|word[33:32]);
    wire       none_34_34 = !word[34];
    wire       none_32_32 = !word[32];
    wire [1:0] at_35_32 = {none_33_32, none_33_32 ? none_34_34 : none_32_32};
    wire [2:0] at_39_32 = {none_35_32, none_35_32 ? at_39_36 : at_35_32};
    wire [3:0] at_47_32 = {none_39_32, none_39_32 ? at_47_40 : at_39_32};
    wire [4:0] at_63_32 = {none_47_32, none_47_32 ? at_63_48 : at_47_32};
    wire       none_15_0 = !(|word[15:0]);
    wire       none_23_16 = !(|word[23:16]);
    wire       none_27_24 = !(|word[27:24]);
    wire       none_29_28 = !(|word[29:28]);
    wire       none_30_30 = !word[30];
    wire       none_28_28 = !word[28];
    wire [1:0] at_31_28 = {none_29_28, none_29_28 ? none_30_30 : none_28_28};
    wire       none_25_24 = !(|word[25:24]);
    wire       none_26_26 = !word[26];
    wire       none_24_24 = !word[24];
    wire [1:0] at_27_24 = {none_25_24, none_25_24 ? none_26_26 : none_24_24};
    wire [2:0] at_31_24 = {none_27_24, none_27_24 ? at_31_28 : at_27_24};
    wire       none_19_16 = !(|word[19:16]);
    wire       none_21_20 = !(|word[21:20]);
    wire       none_22_22 = !word[22];
    wire       none_20_20 = !word[20];
    wire [1:0] at_23_20 = {none_21_20, none_21_20 ? none_22_22 : none_20_20};
    wire       none_17_16 = !(|word[17:16]);
    wire       none_18_18 = !word[18];
    wire       none_16_16 = !word[16];
    wire [1:0] at_19_16 = {none_17_16, none_17_16 ? none_18_18 : none_16_16};
    wire [2:0] at_23_16 = {none_19_16, none_19_16 ? at_23_20 : at_19_16};
    wire [3:0] at_31_16 = {none_23_16, none_23_16 ? at_31_24 : at_23_16};
    wire       none_7_0 = !(|word[7:0]);
    wire       none_11_8 = !(|word[11:8]);
    wire       none_13_12 = !(|word[13:12]);
    wire       none_14_14 = !word[14];
    wire       none_12_12 = !word[12];
    wire [1:0] at_15_12 = {none_13_12, none_13_12 ? none_14_14 : none_12_12};
    wire       none_9_8 = !(|word[9:8]);
    wire       none_10_10 = !word[10];
    wire       none_8_8 = !word[8];
    wire [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
    wire [2:0] at_15_8 = {none_11_8, none_11_8 ? at_15_12 : at_11_8};
    wire       none_3_0 = !(|word[3:0]);
    wire       none_5_4 = !(|word[5:4]);
    wire       none_6_6 = !word[6];
    wire       none_4_4 = !word[4];
    wire [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire       none_1_0 = !(|word[1:0]);
    wire       none_2_2 = !word[2];
    wire       none_0_0 = !word[0];
    wire [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire [3:0] at_15_0 = {none_7_0, none_7_0 ? at_15_8 : at_7_0};
    wire [4:0] at_31_0 = {none_15_0, none_15_0 ? at_31_16 : at_15_0};
    wire [5:0] at_63_0 = {none_31_0, none_31_0 ? at_63_32 : at_31_0};

    assign position = at_63_0;

    wire _unused_ok = &{1'b0, word[63]};

endmodule

`default_nettype wire
