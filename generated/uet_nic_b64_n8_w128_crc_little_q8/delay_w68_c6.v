// Delays 68 bits by 6 clocks.
`default_nettype none

module delay_w68_c6 (
    input  wire        clk,
    input  wire [63:0] d_header,
    input  wire  [3:0] d_verdict,
    output wire [63:0] q_header,
    output wire  [3:0] q_verdict
);

    reg  [63:0] ago_1_header;
    reg   [3:0] ago_1_verdict;
    reg  [63:0] ago_2_header;
    reg   [3:0] ago_2_verdict;
    reg  [63:0] ago_3_header;
    reg   [3:0] ago_3_verdict;
    reg  [63:0] ago_4_header;
    reg   [3:0] ago_4_verdict;
    reg  [63:0] ago_5_header;
    reg   [3:0] ago_5_verdict;
    reg  [63:0] ago_6_header;
    reg   [3:0] ago_6_verdict;

    always @(posedge clk) begin
        ago_1_header <= d_header;
        ago_1_verdict <= d_verdict;
        ago_2_header <= ago_1_header;
        ago_2_verdict <= ago_1_verdict;
        ago_3_header <= ago_2_header;
        ago_3_verdict <= ago_2_verdict;
        ago_4_header <= ago_3_header;
        ago_4_verdict <= ago_3_verdict;
        ago_5_header <= ago_4_header;
        ago_5_verdict <= ago_4_verdict;
        ago_6_header <= ago_5_header;
        ago_6_verdict <= ago_5_verdict;
    end

    assign q_header = ago_6_header;
    assign q_verdict = ago_6_verdict;

endmodule

`default_nettype wire
