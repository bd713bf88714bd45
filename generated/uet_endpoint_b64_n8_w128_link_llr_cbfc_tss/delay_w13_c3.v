// Delays 13 bits by 3 clocks.
`default_nettype none

module delay_w13_c3 (
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
    end

    assign q_early = ago_3_early;
    assign q_before_crc = ago_3_before_crc;
    assign q_after_crc = ago_3_after_crc;
    assign q_has_crc = ago_3_has_crc;

endmodule

`default_nettype wire
