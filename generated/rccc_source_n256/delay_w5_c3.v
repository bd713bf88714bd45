// Delays 5 bits by 3 clocks.
`default_nettype none

module delay_w5_c3 (
    input  wire clk,
    input  wire d_start,
    input  wire d_data,
    input  wire d_resend,
    input  wire d_credit,
    input  wire d_ends,
    output wire q_start,
    output wire q_data,
    output wire q_resend,
    output wire q_credit,
    output wire q_ends
);

    reg  ago_1_start;
    reg  ago_1_data;
    reg  ago_1_resend;
    reg  ago_1_credit;
    reg  ago_1_ends;
    reg  ago_2_start;
    reg  ago_2_data;
    reg  ago_2_resend;
    reg  ago_2_credit;
    reg  ago_2_ends;
    reg  ago_3_start;
    reg  ago_3_data;
    reg  ago_3_resend;
    reg  ago_3_credit;
    reg  ago_3_ends;

    always @(posedge clk) begin
        ago_1_start <= d_start;
        ago_1_data <= d_data;
        ago_1_resend <= d_resend;
        ago_1_credit <= d_credit;
        ago_1_ends <= d_ends;
        ago_2_start <= ago_1_start;
        ago_2_data <= ago_1_data;
        ago_2_resend <= ago_1_resend;
        ago_2_credit <= ago_1_credit;
        ago_2_ends <= ago_1_ends;
        ago_3_start <= ago_2_start;
        ago_3_data <= ago_2_data;
        ago_3_resend <= ago_2_resend;
        ago_3_credit <= ago_2_credit;
        ago_3_ends <= ago_2_ends;
    end

    assign q_start = ago_3_start;
    assign q_data = ago_3_data;
    assign q_resend = ago_3_resend;
    assign q_credit = ago_3_credit;
    assign q_ends = ago_3_ends;

endmodule

`default_nettype wire
