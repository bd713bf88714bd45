// Delays 51 bits by 18 clocks.
`default_nettype none

module delay_w51_c18 (
    input  wire        clk,
    input  wire        d_is,
    input  wire [31:0] d_echo_pkt_id,
    input  wire [15:0] d_echo_entropy,
    input  wire        d_echo_retx,
    input  wire        d_echo_m,
    output wire        q_is,
    output wire [31:0] q_echo_pkt_id,
    output wire [15:0] q_echo_entropy,
    output wire        q_echo_retx,
    output wire        q_echo_m
);

    reg         ago_1_is;
    reg  [31:0] ago_1_echo_pkt_id;
    reg  [15:0] ago_1_echo_entropy;
    reg         ago_1_echo_retx;
    reg         ago_1_echo_m;
    reg         ago_2_is;
    reg  [31:0] ago_2_echo_pkt_id;
    reg  [15:0] ago_2_echo_entropy;
    reg         ago_2_echo_retx;
    reg         ago_2_echo_m;
    reg         ago_3_is;
    reg  [31:0] ago_3_echo_pkt_id;
    reg  [15:0] ago_3_echo_entropy;
    reg         ago_3_echo_retx;
    reg         ago_3_echo_m;
    reg         ago_4_is;
    reg  [31:0] ago_4_echo_pkt_id;
    reg  [15:0] ago_4_echo_entropy;
    reg         ago_4_echo_retx;
    reg         ago_4_echo_m;
    reg         ago_5_is;
    reg  [31:0] ago_5_echo_pkt_id;
    reg  [15:0] ago_5_echo_entropy;
    reg         ago_5_echo_retx;
    reg         ago_5_echo_m;
    reg         ago_6_is;
    reg  [31:0] ago_6_echo_pkt_id;
    reg  [15:0] ago_6_echo_entropy;
    reg         ago_6_echo_retx;
    reg         ago_6_echo_m;
    reg         ago_7_is;
    reg  [31:0] ago_7_echo_pkt_id;
    reg  [15:0] ago_7_echo_entropy;
    reg         ago_7_echo_retx;
    reg         ago_7_echo_m;
    reg         ago_8_is;
    reg  [31:0] ago_8_echo_pkt_id;
    reg  [15:0] ago_8_echo_entropy;
    reg         ago_8_echo_retx;
    reg         ago_8_echo_m;
    reg         ago_9_is;
    reg  [31:0] ago_9_echo_pkt_id;
    reg  [15:0] ago_9_echo_entropy;
    reg         ago_9_echo_retx;
    reg         ago_9_echo_m;
    reg         ago_10_is;
    reg  [31:0] ago_10_echo_pkt_id;
    reg  [15:0] ago_10_echo_entropy;
    reg         ago_10_echo_retx;
    reg         ago_10_echo_m;
    reg         ago_11_is;
    reg  [31:0] ago_11_echo_pkt_id;
    reg  [15:0] ago_11_echo_entropy;
    reg         ago_11_echo_retx;
    reg         ago_11_echo_m;
    reg         ago_12_is;
    reg  [31:0] ago_12_echo_pkt_id;
    reg  [15:0] ago_12_echo_entropy;
    reg         ago_12_echo_retx;
    reg         ago_12_echo_m;
    reg         ago_13_is;
    reg  [31:0] ago_13_echo_pkt_id;
    reg  [15:0] ago_13_echo_entropy;
    reg         ago_13_echo_retx;
    reg         ago_13_echo_m;
    reg         ago_14_is;
    reg  [31:0] ago_14_echo_pkt_id;
    reg  [15:0] ago_14_echo_entropy;
    reg         ago_14_echo_retx;
    reg         ago_14_echo_m;
    reg         ago_15_is;
    reg  [31:0] ago_15_echo_pkt_id;
    reg  [15:0] ago_15_echo_entropy;
    reg         ago_15_echo_retx;
    reg         ago_15_echo_m;
    reg         ago_16_is;
    reg  [31:0] ago_16_echo_pkt_id;
    reg  [15:0] ago_16_echo_entropy;
    reg         ago_16_echo_retx;
    reg         ago_16_echo_m;
    reg         ago_17_is;
    reg  [31:0] ago_17_echo_pkt_id;
    reg  [15:0] ago_17_echo_entropy;
    reg         ago_17_echo_retx;
    reg         ago_17_echo_m;
    reg         ago_18_is;
    reg  [31:0] ago_18_echo_pkt_id;
    reg  [15:0] ago_18_echo_entropy;
    reg         ago_18_echo_retx;
    reg         ago_18_echo_m;

    always @(posedge clk) begin
        ago_1_is <= d_is;
        ago_1_echo_pkt_id <= d_echo_pkt_id;
        ago_1_echo_entropy <= d_echo_entropy;
        ago_1_echo_retx <= d_echo_retx;
        ago_1_echo_m <= d_echo_m;
        ago_2_is <= ago_1_is;
        ago_2_echo_pkt_id <= ago_1_echo_pkt_id;
        ago_2_echo_entropy <= ago_1_echo_entropy;
        ago_2_echo_retx <= ago_1_echo_retx;
        ago_2_echo_m <= ago_1_echo_m;
        ago_3_is <= ago_2_is;
        ago_3_echo_pkt_id <= ago_2_echo_pkt_id;
        ago_3_echo_entropy <= ago_2_echo_entropy;
        ago_3_echo_retx <= ago_2_echo_retx;
        ago_3_echo_m <= ago_2_echo_m;
        ago_4_is <= ago_3_is;
        ago_4_echo_pkt_id <= ago_3_echo_pkt_id;
        ago_4_echo_entropy <= ago_3_echo_entropy;
        ago_4_echo_retx <= ago_3_echo_retx;
        ago_4_echo_m <= ago_3_echo_m;
        ago_5_is <= ago_4_is;
        ago_5_echo_pkt_id <= ago_4_echo_pkt_id;
        ago_5_echo_entropy <= ago_4_echo_entropy;
        ago_5_echo_retx <= ago_4_echo_retx;
        ago_5_echo_m <= ago_4_echo_m;
        ago_6_is <= ago_5_is;
        ago_6_echo_pkt_id <= ago_5_echo_pkt_id;
        ago_6_echo_entropy <= ago_5_echo_entropy;
        ago_6_echo_retx <= ago_5_echo_retx;
        ago_6_echo_m <= ago_5_echo_m;
        ago_7_is <= ago_6_is;
        ago_7_echo_pkt_id <= ago_6_echo_pkt_id;
        ago_7_echo_entropy <= ago_6_echo_entropy;
        ago_7_echo_retx <= ago_6_echo_retx;
        ago_7_echo_m <= ago_6_echo_m;
        ago_8_is <= ago_7_is;
        ago_8_echo_pkt_id <= ago_7_echo_pkt_id;
        ago_8_echo_entropy <= ago_7_echo_entropy;
        ago_8_echo_retx <= ago_7_echo_retx;
        ago_8_echo_m <= ago_7_echo_m;
        ago_9_is <= ago_8_is;
        ago_9_echo_pkt_id <= ago_8_echo_pkt_id;
        ago_9_echo_entropy <= ago_8_echo_entropy;
        ago_9_echo_retx <= ago_8_echo_retx;
        ago_9_echo_m <= ago_8_echo_m;
        ago_10_is <= ago_9_is;
        ago_10_echo_pkt_id <= ago_9_echo_pkt_id;
        ago_10_echo_entropy <= ago_9_echo_entropy;
        ago_10_echo_retx <= ago_9_echo_retx;
        ago_10_echo_m <= ago_9_echo_m;
        ago_11_is <= ago_10_is;
        ago_11_echo_pkt_id <= ago_10_echo_pkt_id;
        ago_11_echo_entropy <= ago_10_echo_entropy;
        ago_11_echo_retx <= ago_10_echo_retx;
        ago_11_echo_m <= ago_10_echo_m;
        ago_12_is <= ago_11_is;
        ago_12_echo_pkt_id <= ago_11_echo_pkt_id;
        ago_12_echo_entropy <= ago_11_echo_entropy;
        ago_12_echo_retx <= ago_11_echo_retx;
        ago_12_echo_m <= ago_11_echo_m;
        ago_13_is <= ago_12_is;
        ago_13_echo_pkt_id <= ago_12_echo_pkt_id;
        ago_13_echo_entropy <= ago_12_echo_entropy;
        ago_13_echo_retx <= ago_12_echo_retx;
        ago_13_echo_m <= ago_12_echo_m;
        ago_14_is <= ago_13_is;
        ago_14_echo_pkt_id <= ago_13_echo_pkt_id;
        ago_14_echo_entropy <= ago_13_echo_entropy;
        ago_14_echo_retx <= ago_13_echo_retx;
        ago_14_echo_m <= ago_13_echo_m;
        ago_15_is <= ago_14_is;
        ago_15_echo_pkt_id <= ago_14_echo_pkt_id;
        ago_15_echo_entropy <= ago_14_echo_entropy;
        ago_15_echo_retx <= ago_14_echo_retx;
        ago_15_echo_m <= ago_14_echo_m;
        ago_16_is <= ago_15_is;
        ago_16_echo_pkt_id <= ago_15_echo_pkt_id;
        ago_16_echo_entropy <= ago_15_echo_entropy;
        ago_16_echo_retx <= ago_15_echo_retx;
        ago_16_echo_m <= ago_15_echo_m;
        ago_17_is <= ago_16_is;
        ago_17_echo_pkt_id <= ago_16_echo_pkt_id;
        ago_17_echo_entropy <= ago_16_echo_entropy;
        ago_17_echo_retx <= ago_16_echo_retx;
        ago_17_echo_m <= ago_16_echo_m;
        ago_18_is <= ago_17_is;
        ago_18_echo_pkt_id <= ago_17_echo_pkt_id;
        ago_18_echo_entropy <= ago_17_echo_entropy;
        ago_18_echo_retx <= ago_17_echo_retx;
        ago_18_echo_m <= ago_17_echo_m;
    end

    assign q_is = ago_18_is;
    assign q_echo_pkt_id = ago_18_echo_pkt_id;
    assign q_echo_entropy = ago_18_echo_entropy;
    assign q_echo_retx = ago_18_echo_retx;
    assign q_echo_m = ago_18_echo_m;

endmodule

`default_nettype wire
