// Position of the least significant 1 of 8 bits, 7 where there is none.
`default_nettype none

module lowest_one_w8 (
    input  wire [7:0] word,
    output wire [2:0] position
);

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

    assign position = at_7_0;

    wire _unused_ok = &{1'b0, word[7]};

endmodule

`default_nettype wire
