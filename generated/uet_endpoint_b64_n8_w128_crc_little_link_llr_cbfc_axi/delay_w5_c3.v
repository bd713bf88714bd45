// Delays 5 bits by 3 clocks.
`default_nettype none

module delay_w5_c3 (
    input  wire clk,
    input  wire d_marked,
    input  wire d_again,
    input  wire d_going,
    input  wire d_fresh,
    input  wire d_waits,
    output wire q_marked,
    output wire q_again,
    output wire q_going,
    output wire q_fresh,
    output wire q_waits
);

    reg  ago_1_marked;
    reg  ago_1_again;
    reg  ago_1_going;
    reg  ago_1_fresh;
    reg  ago_1_waits;
    reg  ago_2_marked;
    reg  ago_2_again;
    reg  ago_2_going;
    reg  ago_2_fresh;
    reg  ago_2_waits;
    reg  ago_3_marked;
    reg  ago_3_again;
    reg  ago_3_going;
    reg  ago_3_fresh;
    reg  ago_3_waits;

    always @(posedge clk) begin
        ago_1_marked <= d_marked;
        ago_1_again <= d_again;
        ago_1_going <= d_going;
        ago_1_fresh <= d_fresh;
        ago_1_waits <= d_waits;
        ago_2_marked <= ago_1_marked;
        ago_2_again <= ago_1_again;
        ago_2_going <= ago_1_going;
        ago_2_fresh <= ago_1_fresh;
        ago_2_waits <= ago_1_waits;
        ago_3_marked <= ago_2_marked;
        ago_3_again <= ago_2_again;
        ago_3_going <= ago_2_going;
        ago_3_fresh <= ago_2_fresh;
        ago_3_waits <= ago_2_waits;
    end

    assign q_marked = ago_3_marked;
    assign q_again = ago_3_again;
    assign q_going = ago_3_going;
    assign q_fresh = ago_3_fresh;
    assign q_waits = ago_3_waits;

endmodule

`default_nettype wire
