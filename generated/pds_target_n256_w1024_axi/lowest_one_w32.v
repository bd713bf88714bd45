// Position of the least significant 1 of 32 bits, 31 where there is none.
`default_nettype none

module lowest_one_w32 (
    input  wire [31:0] word,
    output wire  [4:0] position
);

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

    assign position = at_31_0;

    wire _unused_ok = &{1'b0, word[31]};

endmodule

`default_nettype wire
