// Position of the least significant 1 of 4 bits, 3 where there is none.
`default_nettype none

module lowest_one_w4 (
    input  wire [3:0] word,
    output wire [1:0] position
);

    wire       none_1_0 = !(|word[1:0]);
    wire       none_2_2 = !word[2];
    wire       none_0_0 = !word[0];
    wire [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};

    assign position = at_3_0;

    wire _unused_ok = &{1'b0, word[3]};

endmodule

`default_nettype wire
