// Delays 321 bits by 1 clock.
`default_nettype none

module delay_w321_c1 (
    input  wire        clk,
    input  wire        d_half,
    input  wire [19:0] d_consumed_0,
    input  wire [19:0] d_consumed_1,
    input  wire [19:0] d_consumed_2,
    input  wire [19:0] d_consumed_3,
    input  wire [19:0] d_consumed_4,
    input  wire [19:0] d_consumed_5,
    input  wire [19:0] d_consumed_6,
    input  wire [19:0] d_consumed_7,
    input  wire [19:0] d_consumed_8,
    input  wire [19:0] d_consumed_9,
    input  wire [19:0] d_consumed_10,
    input  wire [19:0] d_consumed_11,
    input  wire [19:0] d_consumed_12,
    input  wire [19:0] d_consumed_13,
    input  wire [19:0] d_consumed_14,
    input  wire [19:0] d_consumed_15,
    output wire        q_half,
    output wire [19:0] q_consumed_0,
    output wire [19:0] q_consumed_1,
    output wire [19:0] q_consumed_2,
    output wire [19:0] q_consumed_3,
    output wire [19:0] q_consumed_4,
    output wire [19:0] q_consumed_5,
    output wire [19:0] q_consumed_6,
    output wire [19:0] q_consumed_7,
    output wire [19:0] q_consumed_8,
    output wire [19:0] q_consumed_9,
    output wire [19:0] q_consumed_10,
    output wire [19:0] q_consumed_11,
    output wire [19:0] q_consumed_12,
    output wire [19:0] q_consumed_13,
    output wire [19:0] q_consumed_14,
    output wire [19:0] q_consumed_15
);

    reg         ago_1_half;
    reg  [19:0] ago_1_consumed_0;
    reg  [19:0] ago_1_consumed_1;
    reg  [19:0] ago_1_consumed_2;
    reg  [19:0] ago_1_consumed_3;
    reg  [19:0] ago_1_consumed_4;
    reg  [19:0] ago_1_consumed_5;
    reg  [19:0] ago_1_consumed_6;
    reg  [19:0] ago_1_consumed_7;
    reg  [19:0] ago_1_consumed_8;
    reg  [19:0] ago_1_consumed_9;
    reg  [19:0] ago_1_consumed_10;
    reg  [19:0] ago_1_consumed_11;
    reg  [19:0] ago_1_consumed_12;
    reg  [19:0] ago_1_consumed_13;
    reg  [19:0] ago_1_consumed_14;
    reg  [19:0] ago_1_consumed_15;

    always @(posedge clk) begin
        ago_1_half <= d_half;
        ago_1_consumed_0 <= d_consumed_0;
        ago_1_consumed_1 <= d_consumed_1;
        ago_1_consumed_2 <= d_consumed_2;
        ago_1_consumed_3 <= d_consumed_3;
        ago_1_consumed_4 <= d_consumed_4;
        ago_1_consumed_5 <= d_consumed_5;
        ago_1_consumed_6 <= d_consumed_6;
        ago_1_consumed_7 <= d_consumed_7;
        ago_1_consumed_8 <= d_consumed_8;
        ago_1_consumed_9 <= d_consumed_9;
        ago_1_consumed_10 <= d_consumed_10;
        ago_1_consumed_11 <= d_consumed_11;
        ago_1_consumed_12 <= d_consumed_12;
        ago_1_consumed_13 <= d_consumed_13;
        ago_1_consumed_14 <= d_consumed_14;
        ago_1_consumed_15 <= d_consumed_15;
    end

    assign q_half = ago_1_half;
    assign q_consumed_0 = ago_1_consumed_0;
    assign q_consumed_1 = ago_1_consumed_1;
    assign q_consumed_2 = ago_1_consumed_2;
    assign q_consumed_3 = ago_1_consumed_3;
    assign q_consumed_4 = ago_1_consumed_4;
    assign q_consumed_5 = ago_1_consumed_5;
    assign q_consumed_6 = ago_1_consumed_6;
    assign q_consumed_7 = ago_1_consumed_7;
    assign q_consumed_8 = ago_1_consumed_8;
    assign q_consumed_9 = ago_1_consumed_9;
    assign q_consumed_10 = ago_1_consumed_10;
    assign q_consumed_11 = ago_1_consumed_11;
    assign q_consumed_12 = ago_1_consumed_12;
    assign q_consumed_13 = ago_1_consumed_13;
    assign q_consumed_14 = ago_1_consumed_14;
    assign q_consumed_15 = ago_1_consumed_15;

endmodule

`default_nettype wire
