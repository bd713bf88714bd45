// Number of zeros above the most significant 1 of 26 bits.
`default_nettype none

module leading_zeros_w26 (
    input  wire [25:0] word,
    output wire  [4:0] count
);

    wire       none_25_0 = !(|word);
    wire       none_25_10 = !(|word[25:10]);
    wire       none_9_2 = !(|word[9:2]);
    wire       none_1_1 = !word[1];
    wire       none_9_6 = !(|word[9:6]);
    wire       none_5_4 = !(|word[5:4]);
    wire       none_3_3 = !word[3];
    wire       none_5_5 = !word[5];
    wire [1:0] at_5_2 = {none_5_4, none_5_4 ? none_3_3 : none_5_5};
    wire       none_9_8 = !(|word[9:8]);
    wire       none_7_7 = !word[7];
    wire       none_9_9 = !word[9];
    wire [1:0] at_9_6 = {none_9_8, none_9_8 ? none_7_7 : none_9_9};
    wire [2:0] at_9_2 = {none_9_6, none_9_6 ? at_5_2 : at_9_6};
    wire [3:0] at_9_0 = {none_9_2, none_9_2 ? {2'd0, none_1_1} : at_9_2};
    wire       none_25_18 = !(|word[25:18]);
    wire       none_17_14 = !(|word[17:14]);
    wire       none_13_12 = !(|word[13:12]);
    wire       none_11_11 = !word[11];
    wire       none_13_13 = !word[13];
    wire [1:0] at_13_10 = {none_13_12, none_13_12 ? none_11_11 : none_13_13};
    wire       none_17_16 = !(|word[17:16]);
    wire       none_15_15 = !word[15];
    wire       none_17_17 = !word[17];
    wire [1:0] at_17_14 = {none_17_16, none_17_16 ? none_15_15 : none_17_17};
    wire [2:0] at_17_10 = {none_17_14, none_17_14 ? at_13_10 : at_17_14};
    wire       none_25_22 = !(|word[25:22]);
    wire       none_21_20 = !(|word[21:20]);
    wire       none_19_19 = !word[19];
    wire       none_21_21 = !word[21];
    wire [1:0] at_21_18 = {none_21_20, none_21_20 ? none_19_19 : none_21_21};
    wire       none_25_24 = !(|word[25:24]);
    wire       none_23_23 = !word[23];
    wire       none_25_25 = !word[25];
    wire [1:0] at_25_22 = {none_25_24, none_25_24 ? none_23_23 : none_25_25};
    wire [2:0] at_25_18 = {none_25_22, none_25_22 ? at_21_18 : at_25_22};
    wire [3:0] at_25_10 = {none_25_18, none_25_18 ? at_17_10 : at_25_18};
    wire [4:0] at_25_0 = {none_25_10, none_25_10 ? at_9_0 : at_25_10};

    assign count = none_25_0 ? 5'd26 : at_25_0;

endmodule

`default_nettype wire
