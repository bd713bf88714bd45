// Position of the least significant 1 of 16 bits, 15 where there is none.
`default_nettype none

module lowest_one_w16 (
    input  wire [15:0] word,
    output wire  [3:0] position
);

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

    assign position = at_15_0;

    wire _unused_ok = &{1'b0, word[15]};

endmodule

`default_nettype wire
