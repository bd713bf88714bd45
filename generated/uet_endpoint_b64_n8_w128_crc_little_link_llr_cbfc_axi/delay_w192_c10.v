// Delays 192 bits by 10 clocks.
`default_nettype none

module delay_w192_c10 (
    input  wire         clk,
    input  wire [111:0] d_ethernet,
    input  wire   [1:0] d_tags,
    input  wire  [31:0] d_outer_tag,
    input  wire  [31:0] d_inner_tag,
    input  wire   [1:0] d_is,
    input  wire   [3:0] d_verdict,
    input  wire   [7:0] d_at,
    output wire [111:0] q_ethernet,
    output wire   [1:0] q_tags,
    output wire  [31:0] q_outer_tag,
    output wire  [31:0] q_inner_tag,
    output wire   [1:0] q_is,
    output wire   [3:0] q_verdict,
    output wire   [7:0] q_at
);

    reg  [111:0] ago_1_ethernet;
    reg    [1:0] ago_1_tags;
    reg   [31:0] ago_1_outer_tag;
    reg   [31:0] ago_1_inner_tag;
    reg    [1:0] ago_1_is;
    reg    [3:0] ago_1_verdict;
    reg    [7:0] ago_1_at;
    reg  [111:0] ago_2_ethernet;
    reg    [1:0] ago_2_tags;
    reg   [31:0] ago_2_outer_tag;
    reg   [31:0] ago_2_inner_tag;
    reg    [1:0] ago_2_is;
    reg    [3:0] ago_2_verdict;
    reg    [7:0] ago_2_at;
    reg  [111:0] ago_3_ethernet;
    reg    [1:0] ago_3_tags;
    reg   [31:0] ago_3_outer_tag;
    reg   [31:0] ago_3_inner_tag;
    reg    [1:0] ago_3_is;
    reg    [3:0] ago_3_verdict;
    reg    [7:0] ago_3_at;
    reg  [111:0] ago_4_ethernet;
    reg    [1:0] ago_4_tags;
    reg   [31:0] ago_4_outer_tag;
    reg   [31:0] ago_4_inner_tag;
    reg    [1:0] ago_4_is;
    reg    [3:0] ago_4_verdict;
    reg    [7:0] ago_4_at;
    reg  [111:0] ago_5_ethernet;
    reg    [1:0] ago_5_tags;
    reg   [31:0] ago_5_outer_tag;
    reg   [31:0] ago_5_inner_tag;
    reg    [1:0] ago_5_is;
    reg    [3:0] ago_5_verdict;
    reg    [7:0] ago_5_at;
    reg  [111:0] ago_6_ethernet;
    reg    [1:0] ago_6_tags;
    reg   [31:0] ago_6_outer_tag;
    reg   [31:0] ago_6_inner_tag;
    reg    [1:0] ago_6_is;
    reg    [3:0] ago_6_verdict;
    reg    [7:0] ago_6_at;
    reg  [111:0] ago_7_ethernet;
    reg    [1:0] ago_7_tags;
    reg   [31:0] ago_7_outer_tag;
    reg   [31:0] ago_7_inner_tag;
    reg    [1:0] ago_7_is;
    reg    [3:0] ago_7_verdict;
    reg    [7:0] ago_7_at;
    reg  [111:0] ago_8_ethernet;
    reg    [1:0] ago_8_tags;
    reg   [31:0] ago_8_outer_tag;
    reg   [31:0] ago_8_inner_tag;
    reg    [1:0] ago_8_is;
    reg    [3:0] ago_8_verdict;
    reg    [7:0] ago_8_at;
    reg  [111:0] ago_9_ethernet;
    reg    [1:0] ago_9_tags;
    reg   [31:0] ago_9_outer_tag;
    reg   [31:0] ago_9_inner_tag;
    reg    [1:0] ago_9_is;
    reg    [3:0] ago_9_verdict;
    reg    [7:0] ago_9_at;
    reg  [111:0] ago_10_ethernet;
    reg    [1:0] ago_10_tags;
    reg   [31:0] ago_10_outer_tag;
    reg   [31:0] ago_10_inner_tag;
    reg    [1:0] ago_10_is;
    reg    [3:0] ago_10_verdict;
    reg    [7:0] ago_10_at;

    always @(posedge clk) begin
        ago_1_ethernet <= d_ethernet;
        ago_1_tags <= d_tags;
        ago_1_outer_tag <= d_outer_tag;
        ago_1_inner_tag <= d_inner_tag;
        ago_1_is <= d_is;
        ago_1_verdict <= d_verdict;
        ago_1_at <= d_at;
        ago_2_ethernet <= ago_1_ethernet;
        ago_2_tags <= ago_1_tags;
        ago_2_outer_tag <= ago_1_outer_tag;
        ago_2_inner_tag <= ago_1_inner_tag;
        ago_2_is <= ago_1_is;
        ago_2_verdict <= ago_1_verdict;
        ago_2_at <= ago_1_at;
        ago_3_ethernet <= ago_2_ethernet;
        ago_3_tags <= ago_2_tags;
        ago_3_outer_tag <= ago_2_outer_tag;
        ago_3_inner_tag <= ago_2_inner_tag;
        ago_3_is <= ago_2_is;
        ago_3_verdict <= ago_2_verdict;
        ago_3_at <= ago_2_at;
        ago_4_ethernet <= ago_3_ethernet;
        ago_4_tags <= ago_3_tags;
        ago_4_outer_tag <= ago_3_outer_tag;
        ago_4_inner_tag <= ago_3_inner_tag;
        ago_4_is <= ago_3_is;
        ago_4_verdict <= ago_3_verdict;
        ago_4_at <= ago_3_at;
        ago_5_ethernet <= ago_4_ethernet;
        ago_5_tags <= ago_4_tags;
        ago_5_outer_tag <= ago_4_outer_tag;
        ago_5_inner_tag <= ago_4_inner_tag;
        ago_5_is <= ago_4_is;
        ago_5_verdict <= ago_4_verdict;
        ago_5_at <= ago_4_at;
        ago_6_ethernet <= ago_5_ethernet;
        ago_6_tags <= ago_5_tags;
        ago_6_outer_tag <= ago_5_outer_tag;
        ago_6_inner_tag <= ago_5_inner_tag;
        ago_6_is <= ago_5_is;
        ago_6_verdict <= ago_5_verdict;
        ago_6_at <= ago_5_at;
        ago_7_ethernet <= ago_6_ethernet;
        ago_7_tags <= ago_6_tags;
        ago_7_outer_tag <= ago_6_outer_tag;
        ago_7_inner_tag <= ago_6_inner_tag;
        ago_7_is <= ago_6_is;
        ago_7_verdict <= ago_6_verdict;
        ago_7_at <= ago_6_at;
        ago_8_ethernet <= ago_7_ethernet;
        ago_8_tags <= ago_7_tags;
        ago_8_outer_tag <= ago_7_outer_tag;
        ago_8_inner_tag <= ago_7_inner_tag;
        ago_8_is <= ago_7_is;
        ago_8_verdict <= ago_7_verdict;
        ago_8_at <= ago_7_at;
        ago_9_ethernet <= ago_8_ethernet;
        ago_9_tags <= ago_8_tags;
        ago_9_outer_tag <= ago_8_outer_tag;
        ago_9_inner_tag <= ago_8_inner_tag;
        ago_9_is <= ago_8_is;
        ago_9_verdict <= ago_8_verdict;
        ago_9_at <= ago_8_at;
        ago_10_ethernet <= ago_9_ethernet;
        ago_10_tags <= ago_9_tags;
        ago_10_outer_tag <= ago_9_outer_tag;
        ago_10_inner_tag <= ago_9_inner_tag;
        ago_10_is <= ago_9_is;
        ago_10_verdict <= ago_9_verdict;
        ago_10_at <= ago_9_at;
    end

    assign q_ethernet = ago_10_ethernet;
    assign q_tags = ago_10_tags;
    assign q_outer_tag = ago_10_outer_tag;
    assign q_inner_tag = ago_10_inner_tag;
    assign q_is = ago_10_is;
    assign q_verdict = ago_10_verdict;
    assign q_at = ago_10_at;

endmodule

`default_nettype wire
