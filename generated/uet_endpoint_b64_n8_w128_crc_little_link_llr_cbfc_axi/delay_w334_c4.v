// Delays 334 bits by 4 clocks.
`default_nettype none

module delay_w334_c4 (
    input  wire         clk,
    input  wire [319:0] d_header,
    input  wire   [4:0] d_kind,
    input  wire   [3:0] d_before,
    input  wire   [3:0] d_after,
    input  wire         d_has_crc,
    output wire [319:0] q_header,
    output wire   [4:0] q_kind,
    output wire   [3:0] q_before,
    output wire   [3:0] q_after,
    output wire         q_has_crc
);

    reg  [319:0] ago_1_header;
    reg    [4:0] ago_1_kind;
    reg    [3:0] ago_1_before;
    reg    [3:0] ago_1_after;
    reg          ago_1_has_crc;
    reg  [319:0] ago_2_header;
    reg    [4:0] ago_2_kind;
    reg    [3:0] ago_2_before;
    reg    [3:0] ago_2_after;
    reg          ago_2_has_crc;
    reg  [319:0] ago_3_header;
    reg    [4:0] ago_3_kind;
    reg    [3:0] ago_3_before;
    reg    [3:0] ago_3_after;
    reg          ago_3_has_crc;
    reg  [319:0] ago_4_header;
    reg    [4:0] ago_4_kind;
    reg    [3:0] ago_4_before;
    reg    [3:0] ago_4_after;
    reg          ago_4_has_crc;

    always @(posedge clk) begin
        ago_1_header <= d_header;
        ago_1_kind <= d_kind;
        ago_1_before <= d_before;
        ago_1_after <= d_after;
        ago_1_has_crc <= d_has_crc;
        ago_2_header <= ago_1_header;
        ago_2_kind <= ago_1_kind;
        ago_2_before <= ago_1_before;
        ago_2_after <= ago_1_after;
        ago_2_has_crc <= ago_1_has_crc;
        ago_3_header <= ago_2_header;
        ago_3_kind <= ago_2_kind;
        ago_3_before <= ago_2_before;
        ago_3_after <= ago_2_after;
        ago_3_has_crc <= ago_2_has_crc;
        ago_4_header <= ago_3_header;
        ago_4_kind <= ago_3_kind;
        ago_4_before <= ago_3_before;
        ago_4_after <= ago_3_after;
        ago_4_has_crc <= ago_3_has_crc;
    end

    assign q_header = ago_4_header;
    assign q_kind = ago_4_kind;
    assign q_before = ago_4_before;
    assign q_after = ago_4_after;
    assign q_has_crc = ago_4_has_crc;

endmodule

`default_nettype wire
