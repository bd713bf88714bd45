// Number of zeros above the most significant 1 of 28 bits.
`default_nettype none

module leading_zeros_w28 (
    input  wire [27:0] word,
    output wire  [4:0] count
);

    wire       none_27_0 = !(|word);
    wire       none_27_12 = !(|word[27:12]);
    wire       none_11_4 = !(|word[11:4]);
    wire       none_3_2 = !(|word[3:2]);
    wire       none_1_1 = !word[1];
    wire       none_3_3 = !word[3];
    wire [1:0] at_3_0 = {none_3_2, none_3_2 ? none_1_1 : none_3_3};
    wire       none_11_8 = !(|word[11:8]);
    wire       none_7_6 = !(|word[7:6]);
    wire       none_5_5 = !word[5];
    wire       none_7_7 = !word[7];
    wire [1:0] at_7_4 = {none_7_6, none_7_6 ? none_5_5 : none_7_7};
    wire       none_11_10 = !(|word[11:10]);
    wire       none_9_9 = !word[9];
    wire       none_11_11 = !word[11];
    wire [1:0] at_11_8 = {none_11_10, none_11_10 ? none_9_9 : none_11_11};
    wire [2:0] at_11_4 = {none_11_8, none_11_8 ? at_7_4 : at_11_8};
    wire [3:0] at_11_0 = {none_11_4, none_11_4 ? {1'b0, at_3_0} : at_11_4};
    wire       none_27_20 = !(|word[27:20]);
    wire       none_19_16 = !(|word[19:16]);
    wire       none_15_14 = !(|word[15:14]);
    wire       none_13_13 = !word[13];
    wire       none_15_15 = !word[15];
    wire [1:0] at_15_12 = {none_15_14, none_15_14 ? none_13_13 : none_15_15};
    wire       none_19_18 = !(|word[19:18]);
    wire       none_17_17 = !word[17];
    wire       none_19_19 = !word[19];
    wire [1:0] at_19_16 = {none_19_18, none_19_18 ? none_17_17 : none_19_19};
    wire [2:0] at_19_12 = {none_19_16, none_19_16 ? at_15_12 : at_19_16};
    wire       none_27_24 = !(|word[27:24]);
    wire       none_23_22 = !(|word[23:22]);
    wire       none_21_21 = !word[21];
    wire       none_23_23 = !word[23];
    wire [1:0] at_23_20 = {none_23_22, none_23_22 ? none_21_21 : none_23_23};
    wire       none_27_26 = !(|word[27:26]);
    wire       none_25_25 = !word[25];
    wire       none_27_27 = !word[27];
    wire [1:0] at_27_24 = {none_27_26, none_27_26 ? none_25_25 : none_27_27};
    wire [2:0] at_27_20 = {none_27_24, none_27_24 ? at_23_20 : at_27_24};
    wire [3:0] at_27_12 = {none_27_20, none_27_20 ? at_19_12 : at_27_20};
    wire [4:0] at_27_0 = {none_27_12, none_27_12 ? at_11_0 : at_27_12};

    assign count = none_27_0 ? 5'd28 : at_27_0;

endmodule

`default_nettype wire
