// Delays 13 bits by 9 clocks.
`default_nettype none

module delay_w13_c9 (
    input  wire       clk,
    input  wire [3:0] d_early,
    input  wire [3:0] d_before_crc,
    input  wire [3:0] d_after_crc,
    input  wire       d_has_crc,
    output wire [3:0] q_early,
    output wire [3:0] q_before_crc,
    output wire [3:0] q_after_crc,
    output wire       q_has_crc
);

    reg  [3:0] ago_1_early;
    reg  [3:0] ago_1_before_crc;
    reg  [3:0] ago_1_after_crc;
    reg        ago_1_has_crc;
    reg  [3:0] ago_2_early;
    reg  [3:0] ago_2_before_crc;
    reg  [3:0] ago_2_after_crc;
    reg        ago_2_has_crc;
    reg  [3:0] ago_3_early;
    reg  [3:0] ago_3_before_crc;
    reg  [3:0] ago_3_after_crc;
    reg        ago_3_has_crc;
    reg  [3:0] ago_4_early;
    reg  [3:0] ago_4_before_crc;
    reg  [3:0] ago_4_after_crc;
    reg        ago_4_has_crc;
    reg  [3:0] ago_5_early;
    reg  [3:0] ago_5_before_crc;
    reg  [3:0] ago_5_after_crc;
    reg        ago_5_has_crc;
    reg  [3:0] ago_6_early;
    reg  [3:0] ago_6_before_crc;
    reg  [3:0] ago_6_after_crc;
    reg        ago_6_has_crc;
    reg  [3:0] ago_7_early;
    reg  [3:0] ago_7_before_crc;
    reg  [3:0] ago_7_after_crc;
    reg        ago_7_has_crc;
    reg  [3:0] ago_8_early;
    reg  [3:0] ago_8_before_crc;
    reg  [3:0] ago_8_after_crc;
    reg        ago_8_has_crc;
    reg  [3:0] ago_9_early;
    reg  [3:0] ago_9_before_crc;
    reg  [3:0] ago_9_after_crc;
    reg        ago_9_has_crc;

    always @(posedge clk) begin
        ago_1_early <= d_early;
        ago_1_before_crc <= d_before_crc;
        ago_1_after_crc <= d_after_crc;
        ago_1_has_crc <= d_has_crc;
        ago_2_early <= ago_1_early;
        ago_2_before_crc <= ago_1_before_crc;
        ago_2_after_crc <= ago_1_after_crc;
        ago_2_has_crc <= ago_1_has_crc;
        ago_3_early <= ago_2_early;
        ago_3_before_crc <= ago_2_before_crc;
        ago_3_after_crc <= ago_2_after_crc;
        ago_3_has_crc <= ago_2_has_crc;
        ago_4_early <= ago_3_early;
        ago_4_before_crc <= ago_3_before_crc;
        ago_4_after_crc <= ago_3_after_crc;
        ago_4_has_crc <= ago_3_has_crc;
        ago_5_early <= ago_4_early;
        ago_5_before_crc <= ago_4_before_crc;
        ago_5_after_crc <= ago_4_after_crc;
        ago_5_has_crc <= ago_4_has_crc;
        ago_6_early <= ago_5_early;
        ago_6_before_crc <= ago_5_before_crc;
        ago_6_after_crc <= ago_5_after_crc;
        ago_6_has_crc <= ago_5_has_crc;
        ago_7_early <= ago_6_early;
        ago_7_before_crc <= ago_6_before_crc;
        ago_7_after_crc <= ago_6_after_crc;
        ago_7_has_crc <= ago_6_has_crc;
        ago_8_early <= ago_7_early;
        ago_8_before_crc <= ago_7_before_crc;
        ago_8_after_crc <= ago_7_after_crc;
        ago_8_has_crc <= ago_7_has_crc;
        ago_9_early <= ago_8_early;
        ago_9_before_crc <= ago_8_before_crc;
        ago_9_after_crc <= ago_8_after_crc;
        ago_9_has_crc <= ago_8_has_crc;
    end

    assign q_early = ago_9_early;
    assign q_before_crc = ago_9_before_crc;
    assign q_after_crc = ago_9_after_crc;
    assign q_has_crc = ago_9_has_crc;

endmodule

`default_nettype wire
