// Delays 26 bits by 1 clock.
`default_nettype none

module delay_w26_c1 (
    input  wire        clk,
    input  wire        d_crc_has,
    input  wire  [7:0] d_crc_from,
    input  wire [16:0] d_crc_at,
    output wire        q_crc_has,
    output wire  [7:0] q_crc_from,
    output wire [16:0] q_crc_at
);

    reg         ago_1_crc_has;
    reg   [7:0] ago_1_crc_from;
    reg  [16:0] ago_1_crc_at;

    always @(posedge clk) begin
        ago_1_crc_has <= d_crc_has;
        ago_1_crc_from <= d_crc_from;
        ago_1_crc_at <= d_crc_at;
    end

    assign q_crc_has = ago_1_crc_has;
    assign q_crc_from = ago_1_crc_from;
    assign q_crc_at = ago_1_crc_at;

endmodule

`default_nettype wire
