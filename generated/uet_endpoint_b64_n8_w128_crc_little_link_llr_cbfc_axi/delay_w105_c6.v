// Delays 105 bits by 6 clocks.
`default_nettype none

module delay_w105_c6 (
    input  wire        clk,
    input  wire [31:0] d_cack,
    input  wire        d_held,
    input  wire [31:0] d_frontier,
    input  wire [31:0] d_highest,
    input  wire  [7:0] d_out_of_order,
    output wire [31:0] q_cack,
    output wire        q_held,
    output wire [31:0] q_frontier,
    output wire [31:0] q_highest,
    output wire  [7:0] q_out_of_order
);

    reg  [31:0] ago_1_cack;
    reg         ago_1_held;
    reg  [31:0] ago_1_frontier;
    reg  [31:0] ago_1_highest;
    reg   [7:0] ago_1_out_of_order;
    reg  [31:0] ago_2_cack;
    reg         ago_2_held;
    reg  [31:0] ago_2_frontier;
    reg  [31:0] ago_2_highest;
    reg   [7:0] ago_2_out_of_order;
    reg  [31:0] ago_3_cack;
    reg         ago_3_held;
    reg  [31:0] ago_3_frontier;
    reg  [31:0] ago_3_highest;
    reg   [7:0] ago_3_out_of_order;
    reg  [31:0] ago_4_cack;
    reg         ago_4_held;
    reg  [31:0] ago_4_frontier;
    reg  [31:0] ago_4_highest;
    reg   [7:0] ago_4_out_of_order;
    reg  [31:0] ago_5_cack;
    reg         ago_5_held;
    reg  [31:0] ago_5_frontier;
    reg  [31:0] ago_5_highest;
    reg   [7:0] ago_5_out_of_order;
    reg  [31:0] ago_6_cack;
    reg         ago_6_held;
    reg  [31:0] ago_6_frontier;
    reg  [31:0] ago_6_highest;
    reg   [7:0] ago_6_out_of_order;

    always @(posedge clk) begin
        ago_1_cack <= d_cack;
        ago_1_held <= d_held;
        ago_1_frontier <= d_frontier;
        ago_1_highest <= d_highest;
        ago_1_out_of_order <= d_out_of_order;
        ago_2_cack <= ago_1_cack;
        ago_2_held <= ago_1_held;
        ago_2_frontier <= ago_1_frontier;
        ago_2_highest <= ago_1_highest;
        ago_2_out_of_order <= ago_1_out_of_order;
        ago_3_cack <= ago_2_cack;
        ago_3_held <= ago_2_held;
        ago_3_frontier <= ago_2_frontier;
        ago_3_highest <= ago_2_highest;
        ago_3_out_of_order <= ago_2_out_of_order;
        ago_4_cack <= ago_3_cack;
        ago_4_held <= ago_3_held;
        ago_4_frontier <= ago_3_frontier;
        ago_4_highest <= ago_3_highest;
        ago_4_out_of_order <= ago_3_out_of_order;
        ago_5_cack <= ago_4_cack;
        ago_5_held <= ago_4_held;
        ago_5_frontier <= ago_4_frontier;
        ago_5_highest <= ago_4_highest;
        ago_5_out_of_order <= ago_4_out_of_order;
        ago_6_cack <= ago_5_cack;
        ago_6_held <= ago_5_held;
        ago_6_frontier <= ago_5_frontier;
        ago_6_highest <= ago_5_highest;
        ago_6_out_of_order <= ago_5_out_of_order;
    end

    assign q_cack = ago_6_cack;
    assign q_held = ago_6_held;
    assign q_frontier = ago_6_frontier;
    assign q_highest = ago_6_highest;
    assign q_out_of_order = ago_6_out_of_order;

endmodule

`default_nettype wire
