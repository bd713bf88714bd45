// Delays 96 bits by 10 clocks.
`default_nettype none

module delay_w96_c10 (
    input  wire        clk,
    input  wire [31:0] d_sack_base,
    input  wire [63:0] d_sack_bitmap,
    output wire [31:0] q_sack_base,
    output wire [63:0] q_sack_bitmap
);

    reg  [31:0] ago_1_sack_base;
    reg  [63:0] ago_1_sack_bitmap;
    reg  [31:0] ago_2_sack_base;
    reg  [63:0] ago_2_sack_bitmap;
    reg  [31:0] ago_3_sack_base;
    reg  [63:0] ago_3_sack_bitmap;
    reg  [31:0] ago_4_sack_base;
    reg  [63:0] ago_4_sack_bitmap;
    reg  [31:0] ago_5_sack_base;
    reg  [63:0] ago_5_sack_bitmap;
    reg  [31:0] ago_6_sack_base;
    reg  [63:0] ago_6_sack_bitmap;
    reg  [31:0] ago_7_sack_base;
    reg  [63:0] ago_7_sack_bitmap;
    reg  [31:0] ago_8_sack_base;
    reg  [63:0] ago_8_sack_bitmap;
    reg  [31:0] ago_9_sack_base;
    reg  [63:0] ago_9_sack_bitmap;
    reg  [31:0] ago_10_sack_base;
    reg  [63:0] ago_10_sack_bitmap;

    always @(posedge clk) begin
        ago_1_sack_base <= d_sack_base;
        ago_1_sack_bitmap <= d_sack_bitmap;
        ago_2_sack_base <= ago_1_sack_base;
        ago_2_sack_bitmap <= ago_1_sack_bitmap;
        ago_3_sack_base <= ago_2_sack_base;
        ago_3_sack_bitmap <= ago_2_sack_bitmap;
        ago_4_sack_base <= ago_3_sack_base;
        ago_4_sack_bitmap <= ago_3_sack_bitmap;
        ago_5_sack_base <= ago_4_sack_base;
        ago_5_sack_bitmap <= ago_4_sack_bitmap;
        ago_6_sack_base <= ago_5_sack_base;
        ago_6_sack_bitmap <= ago_5_sack_bitmap;
        ago_7_sack_base <= ago_6_sack_base;
        ago_7_sack_bitmap <= ago_6_sack_bitmap;
        ago_8_sack_base <= ago_7_sack_base;
        ago_8_sack_bitmap <= ago_7_sack_bitmap;
        ago_9_sack_base <= ago_8_sack_base;
        ago_9_sack_bitmap <= ago_8_sack_bitmap;
        ago_10_sack_base <= ago_9_sack_base;
        ago_10_sack_bitmap <= ago_9_sack_bitmap;
    end

    assign q_sack_base = ago_10_sack_base;
    assign q_sack_bitmap = ago_10_sack_bitmap;

endmodule

`default_nettype wire
