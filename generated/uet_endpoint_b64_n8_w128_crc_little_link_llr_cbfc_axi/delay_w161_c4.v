// Delays 161 bits by 4 clocks.
`default_nettype none

module delay_w161_c4 (
    input  wire        clk,
    input  wire        d_is_free,
    input  wire [31:0] d_spec,
    input  wire [31:0] d_tail_last,
    input  wire [31:0] d_range_last,
    input  wire [31:0] d_slots_last,
    input  wire [31:0] d_again_last,
    output wire        q_is_free,
    output wire [31:0] q_spec,
    output wire [31:0] q_tail_last,
    output wire [31:0] q_range_last,
    output wire [31:0] q_slots_last,
    output wire [31:0] q_again_last
);

    reg         ago_1_is_free;
    reg  [31:0] ago_1_spec;
    reg  [31:0] ago_1_tail_last;
    reg  [31:0] ago_1_range_last;
    reg  [31:0] ago_1_slots_last;
    reg  [31:0] ago_1_again_last;
    reg         ago_2_is_free;
    reg  [31:0] ago_2_spec;
    reg  [31:0] ago_2_tail_last;
    reg  [31:0] ago_2_range_last;
    reg  [31:0] ago_2_slots_last;
    reg  [31:0] ago_2_again_last;
    reg         ago_3_is_free;
    reg  [31:0] ago_3_spec;
    reg  [31:0] ago_3_tail_last;
    reg  [31:0] ago_3_range_last;
    reg  [31:0] ago_3_slots_last;
    reg  [31:0] ago_3_again_last;
    reg         ago_4_is_free;
    reg  [31:0] ago_4_spec;
    reg  [31:0] ago_4_tail_last;
    reg  [31:0] ago_4_range_last;
    reg  [31:0] ago_4_slots_last;
    reg  [31:0] ago_4_again_last;

    always @(posedge clk) begin
        ago_1_is_free <= d_is_free;
        ago_1_spec <= d_spec;
        ago_1_tail_last <= d_tail_last;
        ago_1_range_last <= d_range_last;
        ago_1_slots_last <= d_slots_last;
        ago_1_again_last <= d_again_last;
        ago_2_is_free <= ago_1_is_free;
        ago_2_spec <= ago_1_spec;
        ago_2_tail_last <= ago_1_tail_last;
        ago_2_range_last <= ago_1_range_last;
        ago_2_slots_last <= ago_1_slots_last;
        ago_2_again_last <= ago_1_again_last;
        ago_3_is_free <= ago_2_is_free;
        ago_3_spec <= ago_2_spec;
        ago_3_tail_last <= ago_2_tail_last;
        ago_3_range_last <= ago_2_range_last;
        ago_3_slots_last <= ago_2_slots_last;
        ago_3_again_last <= ago_2_again_last;
        ago_4_is_free <= ago_3_is_free;
        ago_4_spec <= ago_3_spec;
        ago_4_tail_last <= ago_3_tail_last;
        ago_4_range_last <= ago_3_range_last;
        ago_4_slots_last <= ago_3_slots_last;
        ago_4_again_last <= ago_3_again_last;
    end

    assign q_is_free = ago_4_is_free;
    assign q_spec = ago_4_spec;
    assign q_tail_last = ago_4_tail_last;
    assign q_range_last = ago_4_range_last;
    assign q_slots_last = ago_4_slots_last;
    assign q_again_last = ago_4_again_last;

endmodule

`default_nettype wire
