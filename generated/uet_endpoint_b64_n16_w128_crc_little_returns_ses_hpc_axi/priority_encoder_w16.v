// The lowest 1 of 16 bits as a position and alone, and whether there is one.
`default_nettype none

module priority_encoder_w16 (
    input  wire [15:0] requests,
    output wire        valid,
    output wire  [3:0] index,
    output wire [15:0] one_hot
);

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

    assign valid = |requests;
    assign index = at_15_0;
    assign one_hot = first_15_0;

endmodule

`default_nettype wire
