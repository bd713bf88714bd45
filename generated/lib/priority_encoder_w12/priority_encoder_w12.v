// The lowest 1 of 12 bits as a position and alone, and whether there is one.
`default_nettype none

module priority_encoder_w12 (
    input  wire [11:0] requests,
    output wire        valid,
    output wire  [3:0] index,
    output wire [11:0] one_hot
);

    wire        none_7_0 = !(|requests[7:0]);
    wire        none_9_8 = !(|requests[9:8]);
    wire        none_10_10 = !requests[10];
    wire        none_8_8 = !requests[8];
    wire  [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
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
    wire  [3:0] at_11_0 = {none_7_0, none_7_0 ? {1'b0, at_11_8} : at_7_0};
    wire  [1:0] first_11_10 = {requests[11] && none_10_10, requests[10]};
    wire  [1:0] first_9_8 = {requests[9] && none_8_8, requests[8]};
    wire  [3:0] first_11_8 = {first_11_10 & {2{none_9_8}}, first_9_8};
    wire  [1:0] first_7_6 = {requests[7] && none_6_6, requests[6]};
    wire  [1:0] first_5_4 = {requests[5] && none_4_4, requests[4]};
    wire  [3:0] first_7_4 = {first_7_6 & {2{none_5_4}}, first_5_4};
    wire  [1:0] first_3_2 = {requests[3] && none_2_2, requests[2]};
    wire  [1:0] first_1_0 = {requests[1] && none_0_0, requests[0]};
    wire  [3:0] first_3_0 = {first_3_2 & {2{none_1_0}}, first_1_0};
    wire  [7:0] first_7_0 = {first_7_4 & {4{none_3_0}}, first_3_0};
    wire [11:0] first_11_0 = {first_11_8 & {4{none_7_0}}, first_7_0};

    assign valid = |requests;
    assign index = at_11_0;
    assign one_hot = first_11_0;

endmodule

`default_nettype wire
