// Delays 37 bits by 4 clocks.
`default_nettype none

module delay_w37_c4 (
    input  wire        clk,
    input  wire  [2:0] d_place,
    input  wire [31:0] d_rel,
    input  wire        d_out,
    input  wire        d_once,
    output wire  [2:0] q_place,
    output wire [31:0] q_rel,
    output wire        q_out,
    output wire        q_once
);

    reg   [2:0] ago_1_place;
    reg  [31:0] ago_1_rel;
    reg         ago_1_out;
    reg         ago_1_once;
    reg   [2:0] ago_2_place;
    reg  [31:0] ago_2_rel;
    reg         ago_2_out;
    reg         ago_2_once;
    reg   [2:0] ago_3_place;
    reg  [31:0] ago_3_rel;
    reg         ago_3_out;
    reg         ago_3_once;
    reg   [2:0] ago_4_place;
    reg  [31:0] ago_4_rel;
    reg         ago_4_out;
    reg         ago_4_once;

    always @(posedge clk) begin
        ago_1_place <= d_place;
        ago_1_rel <= d_rel;
        ago_1_out <= d_out;
        ago_1_once <= d_once;
        ago_2_place <= ago_1_place;
        ago_2_rel <= ago_1_rel;
        ago_2_out <= ago_1_out;
        ago_2_once <= ago_1_once;
        ago_3_place <= ago_2_place;
        ago_3_rel <= ago_2_rel;
        ago_3_out <= ago_2_out;
        ago_3_once <= ago_2_once;
        ago_4_place <= ago_3_place;
        ago_4_rel <= ago_3_rel;
        ago_4_out <= ago_3_out;
        ago_4_once <= ago_3_once;
    end

    assign q_place = ago_4_place;
    assign q_rel = ago_4_rel;
    assign q_out = ago_4_out;
    assign q_once = ago_4_once;

endmodule

`default_nettype wire
