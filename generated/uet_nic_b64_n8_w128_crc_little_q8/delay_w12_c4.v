// Delays 12 bits by 4 clocks.
`default_nettype none

module delay_w12_c4 (
    input  wire       clk,
    input  wire       d_enable,
    input  wire [2:0] d_place,
    input  wire [7:0] d_record,
    output wire       q_enable,
    output wire [2:0] q_place,
    output wire [7:0] q_record
);

    reg        ago_1_enable;
    reg  [2:0] ago_1_place;
    reg  [7:0] ago_1_record;
    reg        ago_2_enable;
    reg  [2:0] ago_2_place;
    reg  [7:0] ago_2_record;
    reg        ago_3_enable;
    reg  [2:0] ago_3_place;
    reg  [7:0] ago_3_record;
    reg        ago_4_enable;
    reg  [2:0] ago_4_place;
    reg  [7:0] ago_4_record;

    always @(posedge clk) begin
        ago_1_enable <= d_enable;
        ago_1_place <= d_place;
        ago_1_record <= d_record;
        ago_2_enable <= ago_1_enable;
        ago_2_place <= ago_1_place;
        ago_2_record <= ago_1_record;
        ago_3_enable <= ago_2_enable;
        ago_3_place <= ago_2_place;
        ago_3_record <= ago_2_record;
        ago_4_enable <= ago_3_enable;
        ago_4_place <= ago_3_place;
        ago_4_record <= ago_3_record;
    end

    assign q_enable = ago_4_enable;
    assign q_place = ago_4_place;
    assign q_record = ago_4_record;

endmodule

`default_nettype wire
