// Delays 11 bits by 2 clocks.
`default_nettype none

module delay_w11_c2 (
    input  wire       clk,
    input  wire       d_enable,
    input  wire [7:0] d_at,
    input  wire       d_freed,
    input  wire       d_doomed,
    output wire       q_enable,
    output wire [7:0] q_at,
    output wire       q_freed,
    output wire       q_doomed
);

    reg        ago_1_enable;
    reg  [7:0] ago_1_at;
    reg        ago_1_freed;
    reg        ago_1_doomed;
    reg        ago_2_enable;
    reg  [7:0] ago_2_at;
    reg        ago_2_freed;
    reg        ago_2_doomed;

    always @(posedge clk) begin
        ago_1_enable <= d_enable;
        ago_1_at <= d_at;
        ago_1_freed <= d_freed;
        ago_1_doomed <= d_doomed;
        ago_2_enable <= ago_1_enable;
        ago_2_at <= ago_1_at;
        ago_2_freed <= ago_1_freed;
        ago_2_doomed <= ago_1_doomed;
    end

    assign q_enable = ago_2_enable;
    assign q_at = ago_2_at;
    assign q_freed = ago_2_freed;
    assign q_doomed = ago_2_doomed;

endmodule

`default_nettype wire
