// Delays 3 bits by 2 clocks.
`default_nettype none

module delay_w3_c2 (
    input  wire clk,
    input  wire d_fresh,
    input  wire d_first,
    input  wire d_second,
    output wire q_fresh,
    output wire q_first,
    output wire q_second
);

    reg  ago_1_fresh;
    reg  ago_1_first;
    reg  ago_1_second;
    reg  ago_2_fresh;
    reg  ago_2_first;
    reg  ago_2_second;

    always @(posedge clk) begin
        ago_1_fresh <= d_fresh;
        ago_1_first <= d_first;
        ago_1_second <= d_second;
        ago_2_fresh <= ago_1_fresh;
        ago_2_first <= ago_1_first;
        ago_2_second <= ago_1_second;
    end

    assign q_fresh = ago_2_fresh;
    assign q_first = ago_2_first;
    assign q_second = ago_2_second;

endmodule

`default_nettype wire
