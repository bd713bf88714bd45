// Delays 66 bits by 8 clocks.
`default_nettype none

module delay_w66_c8 (
    input  wire        clk,
    input  wire [63:0] d_keep,
    input  wire        d_last,
    input  wire        d_wrong,
    output wire [63:0] q_keep,
    output wire        q_last,
    output wire        q_wrong
);

    reg  [63:0] ago_1_keep;
    reg         ago_1_last;
    reg         ago_1_wrong;
    reg  [63:0] ago_2_keep;
    reg         ago_2_last;
    reg         ago_2_wrong;
    reg  [63:0] ago_3_keep;
    reg         ago_3_last;
    reg         ago_3_wrong;
    reg  [63:0] ago_4_keep;
    reg         ago_4_last;
    reg         ago_4_wrong;
    reg  [63:0] ago_5_keep;
    reg         ago_5_last;
    reg         ago_5_wrong;
    reg  [63:0] ago_6_keep;
    reg         ago_6_last;
    reg         ago_6_wrong;
    reg  [63:0] ago_7_keep;
    reg         ago_7_last;
    reg         ago_7_wrong;
    reg  [63:0] ago_8_keep;
    reg         ago_8_last;
    reg         ago_8_wrong;

    always @(posedge clk) begin
        ago_1_keep <= d_keep;
        ago_1_last <= d_last;
        ago_1_wrong <= d_wrong;
        ago_2_keep <= ago_1_keep;
        ago_2_last <= ago_1_last;
        ago_2_wrong <= ago_1_wrong;
        ago_3_keep <= ago_2_keep;
        ago_3_last <= ago_2_last;
        ago_3_wrong <= ago_2_wrong;
        ago_4_keep <= ago_3_keep;
        ago_4_last <= ago_3_last;
        ago_4_wrong <= ago_3_wrong;
        ago_5_keep <= ago_4_keep;
        ago_5_last <= ago_4_last;
        ago_5_wrong <= ago_4_wrong;
        ago_6_keep <= ago_5_keep;
        ago_6_last <= ago_5_last;
        ago_6_wrong <= ago_5_wrong;
        ago_7_keep <= ago_6_keep;
        ago_7_last <= ago_6_last;
        ago_7_wrong <= ago_6_wrong;
        ago_8_keep <= ago_7_keep;
        ago_8_last <= ago_7_last;
        ago_8_wrong <= ago_7_wrong;
    end

    assign q_keep = ago_8_keep;
    assign q_last = ago_8_last;
    assign q_wrong = ago_8_wrong;

endmodule

`default_nettype wire
