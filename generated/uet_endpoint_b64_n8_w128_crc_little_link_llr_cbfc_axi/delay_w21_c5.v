// Delays 21 bits by 5 clocks.
`default_nettype none

module delay_w21_c5 (
    input  wire        clk,
    input  wire        d_llr,
    input  wire [19:0] d_seq,
    output wire        q_llr,
    output wire [19:0] q_seq
);

    reg         ago_1_llr;
    reg  [19:0] ago_1_seq;
    reg         ago_2_llr;
    reg  [19:0] ago_2_seq;
    reg         ago_3_llr;
    reg  [19:0] ago_3_seq;
    reg         ago_4_llr;
    reg  [19:0] ago_4_seq;
    reg         ago_5_llr;
    reg  [19:0] ago_5_seq;

    always @(posedge clk) begin
        ago_1_llr <= d_llr;
        ago_1_seq <= d_seq;
        ago_2_llr <= ago_1_llr;
        ago_2_seq <= ago_1_seq;
        ago_3_llr <= ago_2_llr;
        ago_3_seq <= ago_2_seq;
        ago_4_llr <= ago_3_llr;
        ago_4_seq <= ago_3_seq;
        ago_5_llr <= ago_4_llr;
        ago_5_seq <= ago_4_seq;
    end

    assign q_llr = ago_5_llr;
    assign q_seq = ago_5_seq;

endmodule

`default_nettype wire
