// Delays 40 bits by 5 clocks.
`default_nettype none

module delay_w40_c5 (
    input  wire        clk,
    input  wire  [4:0] d_vc_0,
    input  wire [14:0] d_freed_0,
    input  wire  [4:0] d_vc_1,
    input  wire [14:0] d_freed_1,
    output wire  [4:0] q_vc_0,
    output wire [14:0] q_freed_0,
    output wire  [4:0] q_vc_1,
    output wire [14:0] q_freed_1
);

    reg   [4:0] ago_1_vc_0;
    reg  [14:0] ago_1_freed_0;
    reg   [4:0] ago_1_vc_1;
    reg  [14:0] ago_1_freed_1;
    reg   [4:0] ago_2_vc_0;
    reg  [14:0] ago_2_freed_0;
    reg   [4:0] ago_2_vc_1;
    reg  [14:0] ago_2_freed_1;
    reg   [4:0] ago_3_vc_0;
    reg  [14:0] ago_3_freed_0;
    reg   [4:0] ago_3_vc_1;
    reg  [14:0] ago_3_freed_1;
    reg   [4:0] ago_4_vc_0;
    reg  [14:0] ago_4_freed_0;
    reg   [4:0] ago_4_vc_1;
    reg  [14:0] ago_4_freed_1;
    reg   [4:0] ago_5_vc_0;
    reg  [14:0] ago_5_freed_0;
    reg   [4:0] ago_5_vc_1;
    reg  [14:0] ago_5_freed_1;

    always @(posedge clk) begin
        ago_1_vc_0 <= d_vc_0;
        ago_1_freed_0 <= d_freed_0;
        ago_1_vc_1 <= d_vc_1;
        ago_1_freed_1 <= d_freed_1;
        ago_2_vc_0 <= ago_1_vc_0;
        ago_2_freed_0 <= ago_1_freed_0;
        ago_2_vc_1 <= ago_1_vc_1;
        ago_2_freed_1 <= ago_1_freed_1;
        ago_3_vc_0 <= ago_2_vc_0;
        ago_3_freed_0 <= ago_2_freed_0;
        ago_3_vc_1 <= ago_2_vc_1;
        ago_3_freed_1 <= ago_2_freed_1;
        ago_4_vc_0 <= ago_3_vc_0;
        ago_4_freed_0 <= ago_3_freed_0;
        ago_4_vc_1 <= ago_3_vc_1;
        ago_4_freed_1 <= ago_3_freed_1;
        ago_5_vc_0 <= ago_4_vc_0;
        ago_5_freed_0 <= ago_4_freed_0;
        ago_5_vc_1 <= ago_4_vc_1;
        ago_5_freed_1 <= ago_4_freed_1;
    end

    assign q_vc_0 = ago_5_vc_0;
    assign q_freed_0 = ago_5_freed_0;
    assign q_vc_1 = ago_5_vc_1;
    assign q_freed_1 = ago_5_freed_1;

endmodule

`default_nettype wire
