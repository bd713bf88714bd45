// Delays 8 bits by 6 clocks.
`default_nettype none

module delay_w8_c6 (
    input  wire       clk,
    input  wire       d_cut,
    input  wire       d_tracked,
    input  wire [5:0] d_code,
    output wire       q_cut,
    output wire       q_tracked,
    output wire [5:0] q_code
);

    reg        ago_1_cut;
    reg        ago_1_tracked;
    reg  [5:0] ago_1_code;
    reg        ago_2_cut;
    reg        ago_2_tracked;
    reg  [5:0] ago_2_code;
    reg        ago_3_cut;
    reg        ago_3_tracked;
    reg  [5:0] ago_3_code;
    reg        ago_4_cut;
    reg        ago_4_tracked;
    reg  [5:0] ago_4_code;
    reg        ago_5_cut;
    reg        ago_5_tracked;
    reg  [5:0] ago_5_code;
    reg        ago_6_cut;
    reg        ago_6_tracked;
    reg  [5:0] ago_6_code;

    always @(posedge clk) begin
        ago_1_cut <= d_cut;
        ago_1_tracked <= d_tracked;
        ago_1_code <= d_code;
        ago_2_cut <= ago_1_cut;
        ago_2_tracked <= ago_1_tracked;
        ago_2_code <= ago_1_code;
        ago_3_cut <= ago_2_cut;
        ago_3_tracked <= ago_2_tracked;
        ago_3_code <= ago_2_code;
        ago_4_cut <= ago_3_cut;
        ago_4_tracked <= ago_3_tracked;
        ago_4_code <= ago_3_code;
        ago_5_cut <= ago_4_cut;
        ago_5_tracked <= ago_4_tracked;
        ago_5_code <= ago_4_code;
        ago_6_cut <= ago_5_cut;
        ago_6_tracked <= ago_5_tracked;
        ago_6_code <= ago_5_code;
    end

    assign q_cut = ago_6_cut;
    assign q_tracked = ago_6_tracked;
    assign q_code = ago_6_code;

endmodule

`default_nettype wire
