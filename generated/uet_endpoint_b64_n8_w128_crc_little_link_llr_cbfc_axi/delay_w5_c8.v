// Delays 5 bits by 8 clocks.
`default_nettype none

module delay_w5_c8 (
    input  wire clk,
    input  wire d_unknown_pdc,
    input  wire d_mismatch,
    input  wire d_ack_out_of_range,
    input  wire d_nack_out_of_range,
    input  wire d_nack_unexpected,
    output wire q_unknown_pdc,
    output wire q_mismatch,
    output wire q_ack_out_of_range,
    output wire q_nack_out_of_range,
    output wire q_nack_unexpected
);

    reg  ago_1_unknown_pdc;
    reg  ago_1_mismatch;
    reg  ago_1_ack_out_of_range;
    reg  ago_1_nack_out_of_range;
    reg  ago_1_nack_unexpected;
    reg  ago_2_unknown_pdc;
    reg  ago_2_mismatch;
    reg  ago_2_ack_out_of_range;
    reg  ago_2_nack_out_of_range;
    reg  ago_2_nack_unexpected;
    reg  ago_3_unknown_pdc;
    reg  ago_3_mismatch;
    reg  ago_3_ack_out_of_range;
    reg  ago_3_nack_out_of_range;
    reg  ago_3_nack_unexpected;
    reg  ago_4_unknown_pdc;
    reg  ago_4_mismatch;
    reg  ago_4_ack_out_of_range;
    reg  ago_4_nack_out_of_range;
    reg  ago_4_nack_unexpected;
    reg  ago_5_unknown_pdc;
    reg  ago_5_mismatch;
    reg  ago_5_ack_out_of_range;
    reg  ago_5_nack_out_of_range;
    reg  ago_5_nack_unexpected;
    reg  ago_6_unknown_pdc;
    reg  ago_6_mismatch;
    reg  ago_6_ack_out_of_range;
    reg  ago_6_nack_out_of_range;
    reg  ago_6_nack_unexpected;
    reg  ago_7_unknown_pdc;
    reg  ago_7_mismatch;
    reg  ago_7_ack_out_of_range;
    reg  ago_7_nack_out_of_range;
    reg  ago_7_nack_unexpected;
    reg  ago_8_unknown_pdc;
    reg  ago_8_mismatch;
    reg  ago_8_ack_out_of_range;
    reg  ago_8_nack_out_of_range;
    reg  ago_8_nack_unexpected;

    always @(posedge clk) begin
        ago_1_unknown_pdc <= d_unknown_pdc;
        ago_1_mismatch <= d_mismatch;
        ago_1_ack_out_of_range <= d_ack_out_of_range;
        ago_1_nack_out_of_range <= d_nack_out_of_range;
        ago_1_nack_unexpected <= d_nack_unexpected;
        ago_2_unknown_pdc <= ago_1_unknown_pdc;
        ago_2_mismatch <= ago_1_mismatch;
        ago_2_ack_out_of_range <= ago_1_ack_out_of_range;
        ago_2_nack_out_of_range <= ago_1_nack_out_of_range;
        ago_2_nack_unexpected <= ago_1_nack_unexpected;
        ago_3_unknown_pdc <= ago_2_unknown_pdc;
        ago_3_mismatch <= ago_2_mismatch;
        ago_3_ack_out_of_range <= ago_2_ack_out_of_range;
        ago_3_nack_out_of_range <= ago_2_nack_out_of_range;
        ago_3_nack_unexpected <= ago_2_nack_unexpected;
        ago_4_unknown_pdc <= ago_3_unknown_pdc;
        ago_4_mismatch <= ago_3_mismatch;
        ago_4_ack_out_of_range <= ago_3_ack_out_of_range;
        ago_4_nack_out_of_range <= ago_3_nack_out_of_range;
        ago_4_nack_unexpected <= ago_3_nack_unexpected;
        ago_5_unknown_pdc <= ago_4_unknown_pdc;
        ago_5_mismatch <= ago_4_mismatch;
        ago_5_ack_out_of_range <= ago_4_ack_out_of_range;
        ago_5_nack_out_of_range <= ago_4_nack_out_of_range;
        ago_5_nack_unexpected <= ago_4_nack_unexpected;
        ago_6_unknown_pdc <= ago_5_unknown_pdc;
        ago_6_mismatch <= ago_5_mismatch;
        ago_6_ack_out_of_range <= ago_5_ack_out_of_range;
        ago_6_nack_out_of_range <= ago_5_nack_out_of_range;
        ago_6_nack_unexpected <= ago_5_nack_unexpected;
        ago_7_unknown_pdc <= ago_6_unknown_pdc;
        ago_7_mismatch <= ago_6_mismatch;
        ago_7_ack_out_of_range <= ago_6_ack_out_of_range;
        ago_7_nack_out_of_range <= ago_6_nack_out_of_range;
        ago_7_nack_unexpected <= ago_6_nack_unexpected;
        ago_8_unknown_pdc <= ago_7_unknown_pdc;
        ago_8_mismatch <= ago_7_mismatch;
        ago_8_ack_out_of_range <= ago_7_ack_out_of_range;
        ago_8_nack_out_of_range <= ago_7_nack_out_of_range;
        ago_8_nack_unexpected <= ago_7_nack_unexpected;
    end

    assign q_unknown_pdc = ago_8_unknown_pdc;
    assign q_mismatch = ago_8_mismatch;
    assign q_ack_out_of_range = ago_8_ack_out_of_range;
    assign q_nack_out_of_range = ago_8_nack_out_of_range;
    assign q_nack_unexpected = ago_8_nack_unexpected;

endmodule

`default_nettype wire
