// Delays 12 bits by 2 clocks.
`default_nettype none

module delay_w12_c2 (
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

    always @(posedge clk) begin
        ago_1_enable <= d_enable;
        ago_1_place <= d_place;
        ago_1_record <= d_record;
        ago_2_enable <= ago_1_enable;
        ago_2_place <= ago_1_place;
        ago_2_record <= ago_1_record;
    end

    assign q_enable = ago_2_enable;
    assign q_place = ago_2_place;
    assign q_record = ago_2_record;

endmodule

`default_nettype wire
