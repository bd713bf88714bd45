// Delays 598 bits by 7 clocks.
`default_nettype none

module delay_w598_c7 (
    input  wire         clk,
    input  wire [511:0] d_data,
    input  wire  [63:0] d_keep,
    input  wire         d_last,
    input  wire         d_user_llr,
    input  wire  [19:0] d_user_seq,
    output wire [511:0] q_data,
    output wire  [63:0] q_keep,
    output wire         q_last,
    output wire         q_user_llr,
    output wire  [19:0] q_user_seq
);

    reg  [511:0] ago_1_data;
    reg   [63:0] ago_1_keep;
    reg          ago_1_last;
    reg          ago_1_user_llr;
    reg   [19:0] ago_1_user_seq;
    reg  [511:0] ago_2_data;
    reg   [63:0] ago_2_keep;
    reg          ago_2_last;
    reg          ago_2_user_llr;
    reg   [19:0] ago_2_user_seq;
    reg  [511:0] ago_3_data;
    reg   [63:0] ago_3_keep;
    reg          ago_3_last;
    reg          ago_3_user_llr;
    reg   [19:0] ago_3_user_seq;
    reg  [511:0] ago_4_data;
    reg   [63:0] ago_4_keep;
    reg          ago_4_last;
    reg          ago_4_user_llr;
    reg   [19:0] ago_4_user_seq;
    reg  [511:0] ago_5_data;
    reg   [63:0] ago_5_keep;
    reg          ago_5_last;
    reg          ago_5_user_llr;
    reg   [19:0] ago_5_user_seq;
    reg  [511:0] ago_6_data;
    reg   [63:0] ago_6_keep;
    reg          ago_6_last;
    reg          ago_6_user_llr;
    reg   [19:0] ago_6_user_seq;
    reg  [511:0] ago_7_data;
    reg   [63:0] ago_7_keep;
    reg          ago_7_last;
    reg          ago_7_user_llr;
    reg   [19:0] ago_7_user_seq;

    always @(posedge clk) begin
        ago_1_data <= d_data;
        ago_1_keep <= d_keep;
        ago_1_last <= d_last;
        ago_1_user_llr <= d_user_llr;
        ago_1_user_seq <= d_user_seq;
        ago_2_data <= ago_1_data;
        ago_2_keep <= ago_1_keep;
        ago_2_last <= ago_1_last;
        ago_2_user_llr <= ago_1_user_llr;
        ago_2_user_seq <= ago_1_user_seq;
        ago_3_data <= ago_2_data;
        ago_3_keep <= ago_2_keep;
        ago_3_last <= ago_2_last;
        ago_3_user_llr <= ago_2_user_llr;
        ago_3_user_seq <= ago_2_user_seq;
        ago_4_data <= ago_3_data;
        ago_4_keep <= ago_3_keep;
        ago_4_last <= ago_3_last;
        ago_4_user_llr <= ago_3_user_llr;
        ago_4_user_seq <= ago_3_user_seq;
        ago_5_data <= ago_4_data;
        ago_5_keep <= ago_4_keep;
        ago_5_last <= ago_4_last;
        ago_5_user_llr <= ago_4_user_llr;
        ago_5_user_seq <= ago_4_user_seq;
        ago_6_data <= ago_5_data;
        ago_6_keep <= ago_5_keep;
        ago_6_last <= ago_5_last;
        ago_6_user_llr <= ago_5_user_llr;
        ago_6_user_seq <= ago_5_user_seq;
        ago_7_data <= ago_6_data;
        ago_7_keep <= ago_6_keep;
        ago_7_last <= ago_6_last;
        ago_7_user_llr <= ago_6_user_llr;
        ago_7_user_seq <= ago_6_user_seq;
    end

    assign q_data = ago_7_data;
    assign q_keep = ago_7_keep;
    assign q_last = ago_7_last;
    assign q_user_llr = ago_7_user_llr;
    assign q_user_seq = ago_7_user_seq;

endmodule

`default_nettype wire
