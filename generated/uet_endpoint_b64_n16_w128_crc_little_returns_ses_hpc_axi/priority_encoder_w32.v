// The lowest 1 of 32 bits as a position and alone, and whether there is one.
`default_nettype none

module priority_encoder_w32 (
    input  wire [31:0] requests,
    output wire        valid,
    output wire  [4:0] index,
    output wire [31:0] one_hot
);

    wire        none_15_0 = !(|requests[15:0]);
    wire        none_23_16 = !(|requests[23:16]);
    wire        none_27_24 = !(|requests[27:24]);
    wire        none_29_28 = !(|requests[29:28]);
    wire        none_30_30 = !requests[30];
    wire        none_28_28 = !requests[28];
    wire  [1:0] at_31_28 = {none_29_28, none_29_28 ? none_30_30 : none_28_28};
    wire        none_25_24 = !(|requests[25:24]);
    wire        none_26_26 = !requests[26];
    wire        none_24_24 = !requests[24];
    wire  [1:0] at_27_24 = {none_25_24, none_25_24 ? none_26_26 : none_24_24};
    wire  [2:0] at_31_24 = {none_27_24, none_27_24 ? at_31_28 : at_27_24};
    wire        none_19_16 = !(|requests[19:16]);
    wire        none_21_20 = !(|requests[21:20]);
    wire        none_22_22 = !requests[22];
    wire        none_20_20 = !requests[20];
    wire  [1:0] at_23_20 = {none_21_20, none_21_20 ? none_22_22 : none_20_20};
    wire        none_17_16 = !(|requests[17:16]);
    wire        none_18_18 = !requests[18];
    wire        none_16_16 = !requests[16];
    wire  [1:0] at_19_16 = {none_17_16, none_17_16 ? none_18_18 : none_16_16};
    wire  [2:0] at_23_16 = {none_19_16, none_19_16 ? at_23_20 : at_19_16};
    wire  [3:0] at_31_16 = {none_23_16, none_23_16 ? at_31_24 : at_23_16};
    wire        none_7_0 = !(|requests[7:0]);
    wire        none_11_8 = !(|requests[11:8]);
    wire        none_13_12 = !(|requests[13:12]);
    wire        none_14_14 = !requests[14];
    wire        none_12_12 = !requests[12];
    wire  [1:0] at_15_12 = {none_13_12, none_13_12 ? none_14_14 : none_12_12};
    wire        none_9_8 = !(|requests[9:8]);
    wire        none_10_10 = !requests[10];
    wire        none_8_8 = !requests[8];
    wire  [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
    wire  [2:0] at_15_8 = {none_11_8, none_11_8 ? at_15_12 : at_11_8};
    wire        none_3_0 = !(|requests[3:0]);
    wire        none_5_4 = !(|requests[5:4]);
    wire        none_6_6 = !requests[6];
    wire        none_4_4 = !requests[4];
    wire  [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire        none_1_0 = !(|requests[1:0]);
    wire        none_2_2 = !requests[2];
    wire        none_0_0 = !requests[0];
    wire  [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire  [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire  [3:0] at_15_0 = {none_7_0, none_7_0 ? at_15_8 : at_7_0};
    wire  [4:0] at_31_0 = {none_15_0, none_15_0 ? at_31_16 : at_15_0};
    wire  [1:0] first_31_30 = {requests[31] && none_30_30, requests[30]};
    wire  [1:0] first_29_28 = {requests[29] && none_28_28, requests[28]};
    wire  [3:0] first_31_28 = {first_31_30 & {2{none_29_28}}, first_29_28};
    wire  [1:0] first_27_26 = {requests[27] && none_26_26, requests[26]};
    wire  [1:0] first_25_24 = {requests[25] && none_24_24, requests[24]};
    wire  [3:0] first_27_24 = {first_27_26 & {2{none_25_24}}, first_25_24};
    wire  [7:0] first_31_24 = {first_31_28 & {4{none_27_24}}, first_27_24};
    wire  [1:0] first_23_22 = {requests[23] && none_22_22, requests[22]};
    wire  [1:0] first_21_20 = {requests[21] && none_20_20, requests[20]};
    wire  [3:0] first_23_20 = {first_23_22 & {2{none_21_20}}, first_21_20};
    wire  [1:0] first_19_18 = {requests[19] && none_18_18, requests[18]};
    wire  [1:0] first_17_16 = {requests[17] && none_16_16, requests[16]};
    wire  [3:0] first_19_16 = {first_19_18 & {2{none_17_16}}, first_17_16};
    wire  [7:0] first_23_16 = {first_23_20 & {4{none_19_16}}, first_19_16};
    wire [15:0] first_31_16 = {first_31_24 & {8{none_23_16}}, first_23_16};
    wire  [1:0] first_15_14 = {requests[15] && none_14_14, requests[14]};
    wire  [1:0] first_13_12 = {requests[13] && none_12_12, requests[12]};
    wire  [3:0] first_15_12 = {first_15_14 & {2{none_13_12}}, first_13_12};
    wire  [1:0] first_11_10 = {requests[11] && none_10_10, requests[10]};
    wire  [1:0] first_9_8 = {requests[9] && none_8_8, requests[8]};
    wire  [3:0] first_11_8 = {first_11_10 & {2{none_9_8}}, first_9_8};
    wire  [7:0] first_15_8 = {first_15_12 & {4{none_11_8}}, first_11_8};
    wire  [1:0] first_7_6 = {requests[7] && none_6_6, requests[6]};
    wire  [1:0] first_5_4 = {requests[5] && none_4_4, requests[4]};
    wire  [3:0] first_7_4 = {first_7_6 & {2{none_5_4}}, first_5_4};
    wire  [1:0] first_3_2 = {requests[3] && none_2_2, requests[2]};
    wire  [1:0] first_1_0 = {requests[1] && none_0_0, requests[0]};
    wire  [3:0] first_3_0 = {first_3_2 & {2{none_1_0}}, first_1_0};
    wire  [7:0] first_7_0 = {first_7_4 & {4{none_3_0}}, first_3_0};
    wire [15:0] first_15_0 = {first_15_8 & {8{none_7_0}}, first_7_0};
    wire [31:0] first_31_0 = {first_31_16 & {16{none_15_0}}, first_15_0};

    assign valid = |requests;
    assign index = at_31_0;
    assign one_hot = first_31_0;

endmodule

`default_nettype wire
