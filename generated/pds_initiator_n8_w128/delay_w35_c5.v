// Delays 35 bits by 5 clocks.
`default_nettype none

module delay_w35_c5 (
    input  wire        clk,
    input  wire  [2:0] d_place,
    input  wire [31:0] d_rel,
    output wire  [2:0] q_place,
    output wire [31:0] q_rel
);

    reg   [2:0] ago_1_place;
    reg  [31:0] ago_1_rel;
    reg   [2:0] ago_2_place;
    reg  [31:0] ago_2_rel;
    reg   [2:0] ago_3_place;
    reg  [31:0] ago_3_rel;
    reg   [2:0] ago_4_place;
    reg  [31:0] ago_4_rel;
    reg   [2:0] ago_5_place;
    reg  [31:0] ago_5_rel;

    always @(posedge clk) begin
        ago_1_place <= d_place;
        ago_1_rel <= d_rel;
        ago_2_place <= ago_1_place;
        ago_2_rel <= ago_1_rel;
        ago_3_place <= ago_2_place;
        ago_3_rel <= ago_2_rel;
        ago_4_place <= ago_3_place;
        ago_4_rel <= ago_3_rel;
        ago_5_place <= ago_4_place;
        ago_5_rel <= ago_4_rel;
    end

    assign q_place = ago_5_place;
    assign q_rel = ago_5_rel;

endmodule

`default_nettype wire
