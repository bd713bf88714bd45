// Delays 3 bits by 39 clocks.
`default_nettype none

module delay_w3_c39 (
    input  wire       clk,
    input  wire [2:0] d,
    output wire [2:0] q
);

    reg  [2:0] ago_1;
    reg  [2:0] ago_2;
    reg  [2:0] ago_3;
    reg  [2:0] ago_4;
    reg  [2:0] ago_5;
    reg  [2:0] ago_6;
    reg  [2:0] ago_7;
    reg  [2:0] ago_8;
    reg  [2:0] ago_9;
    reg  [2:0] ago_10;
    reg  [2:0] ago_11;
    reg  [2:0] ago_12;
    reg  [2:0] ago_13;
    reg  [2:0] ago_14;
    reg  [2:0] ago_15;
    reg  [2:0] ago_16;
    reg  [2:0] ago_17;
    reg  [2:0] ago_18;
    reg  [2:0] ago_19;
    reg  [2:0] ago_20;
    reg  [2:0] ago_21;
    reg  [2:0] ago_22;
    reg  [2:0] ago_23;
    reg  [2:0] ago_24;
    reg  [2:0] ago_25;
    reg  [2:0] ago_26;
    reg  [2:0] ago_27;
    reg  [2:0] ago_28;
    reg  [2:0] ago_29;
    reg  [2:0] ago_30;
    reg  [2:0] ago_31;
    reg  [2:0] ago_32;
    reg  [2:0] ago_33;
    reg  [2:0] ago_34;
    reg  [2:0] ago_35;
    reg  [2:0] ago_36;
    reg  [2:0] ago_37;
    reg  [2:0] ago_38;
    reg  [2:0] ago_39;

    always @(posedge clk) begin
        ago_1 <= d;
        ago_2 <= ago_1;
        ago_3 <= ago_2;
        ago_4 <= ago_3;
        ago_5 <= ago_4;
        ago_6 <= ago_5;
        ago_7 <= ago_6;
        ago_8 <= ago_7;
        ago_9 <= ago_8;
        ago_10 <= ago_9;
        ago_11 <= ago_10;
        ago_12 <= ago_11;
        ago_13 <= ago_12;
        ago_14 <= ago_13;
        ago_15 <= ago_14;
        ago_16 <= ago_15;
        ago_17 <= ago_16;
        ago_18 <= ago_17;
        ago_19 <= ago_18;
        ago_20 <= ago_19;
        ago_21 <= ago_20;
        ago_22 <= ago_21;
        ago_23 <= ago_22;
        ago_24 <= ago_23;
        ago_25 <= ago_24;
        ago_26 <= ago_25;
        ago_27 <= ago_26;
        ago_28 <= ago_27;
        ago_29 <= ago_28;
        ago_30 <= ago_29;
        ago_31 <= ago_30;
        ago_32 <= ago_31;
        ago_33 <= ago_32;
        ago_34 <= ago_33;
        ago_35 <= ago_34;
        ago_36 <= ago_35;
        ago_37 <= ago_36;
        ago_38 <= ago_37;
        ago_39 <= ago_38;
    end

    assign q = ago_39;

endmodule

`default_nettype wire
