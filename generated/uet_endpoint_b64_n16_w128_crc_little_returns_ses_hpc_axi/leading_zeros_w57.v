// Number of zeros above the most significant 1 of 57 bits.
`default_nettype none

module leading_zeros_w57 (
    input  wire [56:0] word,
    output wire  [5:0] count
);

    wire       none_56_0 = !(|word);
    wire       none_56_25 = !(|word[56:25]);
    wire       none_24_9 = !(|word[24:9]);
    wire       none_8_1 = !(|word[8:1]);
    wire       none_8_5 = !(|word[8:5]);
    wire       none_4_3 = !(|word[4:3]);
    wire       none_2_2 = !word[2];
    wire       none_4_4 = !word[4];
    wire [1:0] at_4_1 = {none_4_3, none_4_3 ? none_2_2 : none_4_4};
    wire       none_8_7 = !(|word[8:7]);
    wire       none_6_6 = !word[6];
    wire       none_8_8 = !word[8];
    wire [1:0] at_8_5 = {none_8_7, none_8_7 ? none_6_6 : none_8_8};
    wire [2:0] at_8_1 = {none_8_5, none_8_5 ? at_4_1 : at_8_5};
    wire [3:0] at_8_0 = {none_8_1, none_8_1 ? 3'd0 : at_8_1};
    wire       none_24_17 = !(|word[24:17]);
    wire       none_16_13 = !(|word[16:13]);
    wire       none_12_11 = !(|word[12:11]);
    wire       none_10_10 = !word[10];
    wire       none_12_12 = !word[12];
    wire [1:0] at_12_9 = {none_12_11, none_12_11 ? none_10_10 : none_12_12};
    wire       none_16_15 = !(|word[16:15]);
    wire       none_14_14 = !word[14];
    wire       none_16_16 = !word[16];
    wire [1:0] at_16_13 = {none_16_15, none_16_15 ? none_14_14 : none_16_16};
    wire [2:0] at_16_9 = {none_16_13, none_16_13 ? at_12_9 : at_16_13};
    wire       none_24_21 = !(|word[24:21]);
    wire       none_20_19 = !(|word[20:19]);
    wire       none_18_18 = !word[18];
    wire       none_20_20 = !word[20];
    wire [1:0] at_20_17 = {none_20_19, none_20_19 ? none_18_18 : none_20_20};
    wire       none_24_23 = !(|word[24:23]);
    wire       none_22_22 = !word[22];
    wire       none_24_24 = !word[24];
    wire [1:0] at_24_21 = {none_24_23, none_24_23 ? none_22_22 : none_24_24};
    wire [2:0] at_24_17 = {none_24_21, none_24_21 ? at_20_17 : at_24_21};
    wire [3:0] at_24_9 = {none_24_17, none_24_17 ? at_16_9 : at_24_17};
    wire [4:0] at_24_0 = {none_24_9, none_24_9 ? at_8_0 : at_24_9};
    wire       none_56_41 = !(|word[56:41]);
    wire       none_40_33 = !(|word[40:33]);
    wire       none_32_29 = !(|word[32:29]);
    wire       none_28_27 = !(|word[28:27]);
    wire       none_26_26 = !word[26];
    wire       none_28_28 = !word[28];
    wire [1:0] at_28_25 = {none_28_27, none_28_27 ? none_26_26 : none_28_28};
    wire       none_32_31 = !(|word[32:31]);
    wire       none_30_30 = !word[30];
    wire       none_32_32 = !word[32];
    wire [1:0] at_32_29 = {none_32_31, none_32_31 ? none_30_30 : none_32_32};
    wire [2:0] at_32_25 = {none_32_29, none_32_29 ? at_28_25 : at_32_29};
    wire       none_40_37 = !(|word[40:37]);
    wire       none_36_35 = !(|word[36:35]);
    wire       none_34_34 = !word[34];
    wire       none_36_36 = !word[36];
    wire [1:0] at_36_33 = {none_36_35, none_36_35 ? none_34_34 : none_36_36};
    wire       none_40_39 = !(|word[40:39]);
    wire       none_38_38 = !word[38];
    wire       none_40_40 = !word[40];
    wire [1:0] at_40_37 = {none_40_39, none_40_39 ? none_38_38 : none_40_40};
    wire [2:0] at_40_33 = {none_40_37, none_40_37 ? at_36_33 : at_40_37};
    wire [3:0] at_40_25 = {none_40_33, none_40_33 ? at_32_25 : at_40_33};
    wire       none_56_49 = !(|word[56:49]);
    wire       none_48_45 = !(|word[48:45]);
    wire       none_44_43 = !(|word[44:43]);
    wire       none_42_42 = !word[42];
    wire       none_44_44 = !word[44];
    wire [1:0] at_44_41 = {none_44_43, none_44_43 ? none_42_42 : none_44_44};
    wire       none_48_47 = !(|word[48:47]);
    wire       none_46_46 = !word[46];
    wire       none_48_48 = !word[48];
    wire [1:0] at_48_45 = {none_48_47, none_48_47 ? none_46_46 : none_48_48};
    wire [2:0] at_48_41 = {none_48_45, none_48_45 ? at_44_41 : at_48_45};
    wire       none_56_53 = !(|word[56:53]);
    wire       none_52_51 = !(|word[52:51]);
    wire       none_50_50 = !word[50];
    wire       none_52_52 = !word[52];
    wire [1:0] at_52_49 = {none_52_51, none_52_51 ? none_50_50 : none_52_52};
    wire       none_56_55 = !(|word[56:55]);
    wire       none_54_54 = !word[54];
    wire       none_56_56 = !word[56];
    wire [1:0] at_56_53 = {none_56_55, none_56_55 ? none_54_54 : none_56_56};
    wire [2:0] at_56_49 = {none_56_53, none_56_53 ? at_52_49 : at_56_53};
    wire [3:0] at_56_41 = {none_56_49, none_56_49 ? at_48_41 : at_56_49};
    wire [4:0] at_56_25 = {none_56_41, none_56_41 ? at_40_25 : at_56_41};
    wire [5:0] at_56_0 = {none_56_25, none_56_25 ? at_24_0 : at_56_25};

    assign count = none_56_0 ? 6'd57 : at_56_0;

endmodule

`default_nettype wire
