// Delays 10 bits by 8 clocks.
`default_nettype none

module delay_w10_c8 (
    input  wire       clk,
    input  wire       d_keeps,
    input  wire [7:0] d_id,
    input  wire       d_is_record,
    output wire       q_keeps,
    output wire [7:0] q_id,
    output wire       q_is_record
);

    reg        ago_1_keeps;
    reg  [7:0] ago_1_id;
    reg        ago_1_is_record;
    reg        ago_2_keeps;
    reg  [7:0] ago_2_id;
    reg        ago_2_is_record;
    reg        ago_3_keeps;
    reg  [7:0] ago_3_id;
    reg        ago_3_is_record;
    reg        ago_4_keeps;
    reg  [7:0] ago_4_id;
    reg        ago_4_is_record;
    reg        ago_5_keeps;
    reg  [7:0] ago_5_id;
    reg        ago_5_is_record;
    reg        ago_6_keeps;
    reg  [7:0] ago_6_id;
    reg        ago_6_is_record;
    reg        ago_7_keeps;
    reg  [7:0] ago_7_id;
    reg        ago_7_is_record;
    reg        ago_8_keeps;
    reg  [7:0] ago_8_id;
    reg        ago_8_is_record;

    always @(posedge clk) begin
        ago_1_keeps <= d_keeps;
        ago_1_id <= d_id;
        ago_1_is_record <= d_is_record;
        ago_2_keeps <= ago_1_keeps;
        ago_2_id <= ago_1_id;
        ago_2_is_record <= ago_1_is_record;
        ago_3_keeps <= ago_2_keeps;
        ago_3_id <= ago_2_id;
        ago_3_is_record <= ago_2_is_record;
        ago_4_keeps <= ago_3_keeps;
        ago_4_id <= ago_3_id;
        ago_4_is_record <= ago_3_is_record;
        ago_5_keeps <= ago_4_keeps;
        ago_5_id <= ago_4_id;
        ago_5_is_record <= ago_4_is_record;
        ago_6_keeps <= ago_5_keeps;
        ago_6_id <= ago_5_id;
        ago_6_is_record <= ago_5_is_record;
        ago_7_keeps <= ago_6_keeps;
        ago_7_id <= ago_6_id;
        ago_7_is_record <= ago_6_is_record;
        ago_8_keeps <= ago_7_keeps;
        ago_8_id <= ago_7_id;
        ago_8_is_record <= ago_7_is_record;
    end

    assign q_keeps = ago_8_keeps;
    assign q_id = ago_8_id;
    assign q_is_record = ago_8_is_record;

endmodule

`default_nettype wire
