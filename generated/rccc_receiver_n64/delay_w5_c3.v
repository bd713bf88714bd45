// Delays 5 bits by 3 clocks.
`default_nettype none

module delay_w5_c3 (
    input  wire clk,
    input  wire d_start,
    input  wire d_target,
    input  wire d_waits,
    input  wire d_serves,
    input  wire d_gives,
    output wire q_start,
    output wire q_target,
    output wire q_waits,
    output wire q_serves,
    output wire q_gives
);

    reg  ago_1_start;
    reg  ago_1_target;
    reg  ago_1_waits;
    reg  ago_1_serves;
    reg  ago_1_gives;
    reg  ago_2_start;
    reg  ago_2_target;
    reg  ago_2_waits;
    reg  ago_2_serves;
    reg  ago_2_gives;
    reg  ago_3_start;
    reg  ago_3_target;
    reg  ago_3_waits;
    reg  ago_3_serves;
    reg  ago_3_gives;

    always @(posedge clk) begin
        ago_1_start <= d_start;
        ago_1_target <= d_target;
        ago_1_waits <= d_waits;
        ago_1_serves <= d_serves;
        ago_1_gives <= d_gives;
        ago_2_start <= ago_1_start;
        ago_2_target <= ago_1_target;
        ago_2_waits <= ago_1_waits;
        ago_2_serves <= ago_1_serves;
        ago_2_gives <= ago_1_gives;
        ago_3_start <= ago_2_start;
        ago_3_target <= ago_2_target;
        ago_3_waits <= ago_2_waits;
        ago_3_serves <= ago_2_serves;
        ago_3_gives <= ago_2_gives;
    end

    assign q_start = ago_3_start;
    assign q_target = ago_3_target;
    assign q_waits = ago_3_waits;
    assign q_serves = ago_3_serves;
    assign q_gives = ago_3_gives;

endmodule

`default_nettype wire
