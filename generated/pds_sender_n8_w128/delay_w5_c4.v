// Delays 5 bits by 4 clocks.
`default_nettype none

module delay_w5_c4 (
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
    reg  ago_4_marked;
    reg  ago_4_again;
    reg  ago_4_going;
    reg  ago_4_fresh;
    reg  ago_4_waits;

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
        ago_4_marked <= ago_3_marked;
        ago_4_again <= ago_3_again;
        ago_4_going <= ago_3_going;
        ago_4_fresh <= ago_3_fresh;
        ago_4_waits <= ago_3_waits;
    end

    assign q_marked = ago_4_marked;
    assign q_again = ago_4_again;
    assign q_going = ago_4_going;
    assign q_fresh = ago_4_fresh;
    assign q_waits = ago_4_waits;

endmodule

`default_nettype wire
