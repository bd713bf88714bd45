// Delays 9 bits by 6 clocks.
`default_nettype none

module delay_w9_c6 (
    input  wire       clk,
    input  wire [5:0] d_lane,
    input  wire       d_here,
    input  wire       d_next,
    input  wire       d_spoil,
    output wire [5:0] q_lane,
    output wire       q_here,
    output wire       q_next,
    output wire       q_spoil
);

    reg  [5:0] ago_1_lane;
    reg        ago_1_here;
    reg        ago_1_next;
    reg        ago_1_spoil;
    reg  [5:0] ago_2_lane;
    reg        ago_2_here;
    reg        ago_2_next;
    reg        ago_2_spoil;
    reg  [5:0] ago_3_lane;
    reg        ago_3_here;
    reg        ago_3_next;
    reg        ago_3_spoil;
    reg  [5:0] ago_4_lane;
    reg        ago_4_here;
    reg        ago_4_next;
    reg        ago_4_spoil;
    reg  [5:0] ago_5_lane;
    reg        ago_5_here;
    reg        ago_5_next;
    reg        ago_5_spoil;
    reg  [5:0] ago_6_lane;
    reg        ago_6_here;
    reg        ago_6_next;
    reg        ago_6_spoil;

    always @(posedge clk) begin
        ago_1_lane <= d_lane;
        ago_1_here <= d_here;
        ago_1_next <= d_next;
        ago_1_spoil <= d_spoil;
        ago_2_lane <= ago_1_lane;
        ago_2_here <= ago_1_here;
        ago_2_next <= ago_1_next;
        ago_2_spoil <= ago_1_spoil;
        ago_3_lane <= ago_2_lane;
        ago_3_here <= ago_2_here;
        ago_3_next <= ago_2_next;
        ago_3_spoil <= ago_2_spoil;
        ago_4_lane <= ago_3_lane;
        ago_4_here <= ago_3_here;
        ago_4_next <= ago_3_next;
        ago_4_spoil <= ago_3_spoil;
        ago_5_lane <= ago_4_lane;
        ago_5_here <= ago_4_here;
        ago_5_next <= ago_4_next;
        ago_5_spoil <= ago_4_spoil;
        ago_6_lane <= ago_5_lane;
        ago_6_here <= ago_5_here;
        ago_6_next <= ago_5_next;
        ago_6_spoil <= ago_5_spoil;
    end

    assign q_lane = ago_6_lane;
    assign q_here = ago_6_here;
    assign q_next = ago_6_next;
    assign q_spoil = ago_6_spoil;

endmodule

`default_nettype wire
