// Delays 7 bits by 1 clock.
`default_nettype none

module delay_w7_c1 (
    input  wire       clk,
    input  wire [5:0] d_place,
    input  wire       d_is_new,
    output wire [5:0] q_place,
    output wire       q_is_new
);

    reg  [5:0] ago_1_place;
    reg        ago_1_is_new;

    always @(posedge clk) begin
        ago_1_place <= d_place;
        ago_1_is_new <= d_is_new;
    end

    assign q_place = ago_1_place;
    assign q_is_new = ago_1_is_new;

endmodule

`default_nettype wire
