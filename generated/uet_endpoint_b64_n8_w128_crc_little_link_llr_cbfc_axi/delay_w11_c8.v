// Delays 11 bits by 8 clocks.
`default_nettype none

module delay_w11_c8 (
    input  wire       clk,
    input  wire       d_keeps,
    input  wire [7:0] d_id,
    input  wire       d_is_record,
    input  wire       d_arrives,
    output wire       q_keeps,
    output wire [7:0] q_id,
    output wire       q_is_record,
    output wire       q_arrives
);

    reg        ago_1_keeps;
    reg  [7:0] ago_1_id;
    reg        ago_1_is_record;
    reg        ago_1_arrives;
    reg        ago_2_keeps;
    reg  [7:0] ago_2_id;
    reg        ago_2_is_record;
    reg        ago_2_arrives;
    reg        ago_3_keeps;
    reg  [7:0] ago_3_id;
    reg        ago_3_is_record;
    reg        ago_3_arrives;
    reg        ago_4_keeps;
    reg  [7:0] ago_4_id;
    reg        ago_4_is_record;
    reg        ago_4_arrives;
    reg        ago_5_keeps;
    reg  [7:0] ago_5_id;
    reg        ago_5_is_record;
    reg        ago_5_arrives;
    reg        ago_6_keeps;
    reg  [7:0] ago_6_id;
    reg        ago_6_is_record;
    reg        ago_6_arrives;
    reg        ago_7_keeps;
    reg  [7:0] ago_7_id;
    reg        ago_7_is_record;
    reg        ago_7_arrives;
    reg        ago_8_keeps;
    reg  [7:0] ago_8_id;
    reg        ago_8_is_record;
    reg        ago_8_arrives;

    always @(posedge clk) begin
        ago_1_keeps <= d_keeps;
        ago_1_id <= d_id;
        ago_1_is_record <= d_is_record;
        ago_1_arrives <= d_arrives;
        ago_2_keeps <= ago_1_keeps;
        ago_2_id <= ago_1_id;
        ago_2_is_record <= ago_1_is_record;
        ago_2_arrives <= ago_1_arrives;
        ago_3_keeps <= ago_2_keeps;
        ago_3_id <= ago_2_id;
        ago_3_is_record <= ago_2_is_record;
        ago_3_arrives <= ago_2_arrives;
        ago_4_keeps <= ago_3_keeps;
        ago_4_id <= ago_3_id;
        ago_4_is_record <= ago_3_is_record;
        ago_4_arrives <= ago_3_arrives;
        ago_5_keeps <= ago_4_keeps;
        ago_5_id <= ago_4_id;
        ago_5_is_record <= ago_4_is_record;
        ago_5_arrives <= ago_4_arrives;
        ago_6_keeps <= ago_5_keeps;
        ago_6_id <= ago_5_id;
        ago_6_is_record <= ago_5_is_record;
        ago_6_arrives <= ago_5_arrives;
        ago_7_keeps <= ago_6_keeps;
        ago_7_id <= ago_6_id;
        ago_7_is_record <= ago_6_is_record;
        ago_7_arrives <= ago_6_arrives;
        ago_8_keeps <= ago_7_keeps;
        ago_8_id <= ago_7_id;
        ago_8_is_record <= ago_7_is_record;
        ago_8_arrives <= ago_7_arrives;
    end

    assign q_keeps = ago_8_keeps;
    assign q_id = ago_8_id;
    assign q_is_record = ago_8_is_record;
    assign q_arrives = ago_8_arrives;

endmodule

`default_nettype wire
