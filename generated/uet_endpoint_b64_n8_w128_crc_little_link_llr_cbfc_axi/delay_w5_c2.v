// Delays 5 bits by 2 clocks.
`default_nettype none

module delay_w5_c2 (
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
    end

    assign q_unknown_pdc = ago_2_unknown_pdc;
    assign q_mismatch = ago_2_mismatch;
    assign q_ack_out_of_range = ago_2_ack_out_of_range;
    assign q_nack_out_of_range = ago_2_nack_out_of_range;
    assign q_nack_unexpected = ago_2_nack_unexpected;

endmodule

`default_nettype wire
