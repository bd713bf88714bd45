// Delays 5 bits by 5 clocks.
`default_nettype none

module delay_w5_c5 (
    input  wire       clk,
    input  wire       d_enable,
    input  wire [2:0] d_pdc,
    input  wire       d_flag,
    output wire       q_enable,
    output wire [2:0] q_pdc,
    output wire       q_flag
);

    reg        ago_1_enable;
    reg  [2:0] ago_1_pdc;
    reg        ago_1_flag;
    reg        ago_2_enable;
    reg  [2:0] ago_2_pdc;
    reg        ago_2_flag;
    reg        ago_3_enable;
    reg  [2:0] ago_3_pdc;
    reg        ago_3_flag;
    reg        ago_4_enable;
    reg  [2:0] ago_4_pdc;
    reg        ago_4_flag;
    reg        ago_5_enable;
    reg  [2:0] ago_5_pdc;
    reg        ago_5_flag;

    always @(posedge clk) begin
        ago_1_enable <= d_enable;
        ago_1_pdc <= d_pdc;
        ago_1_flag <= d_flag;
        ago_2_enable <= ago_1_enable;
        ago_2_pdc <= ago_1_pdc;
        ago_2_flag <= ago_1_flag;
        ago_3_enable <= ago_2_enable;
        ago_3_pdc <= ago_2_pdc;
        ago_3_flag <= ago_2_flag;
        ago_4_enable <= ago_3_enable;
        ago_4_pdc <= ago_3_pdc;
        ago_4_flag <= ago_3_flag;
        ago_5_enable <= ago_4_enable;
        ago_5_pdc <= ago_4_pdc;
        ago_5_flag <= ago_4_flag;
    end

    assign q_enable = ago_5_enable;
    assign q_pdc = ago_5_pdc;
    assign q_flag = ago_5_flag;

endmodule

`default_nettype wire
