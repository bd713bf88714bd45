// Delays 5 bits by 1 clock.
`default_nettype none

module delay_w5_c1 (
    input  wire clk,
    input  wire d_write,
    input  wire d_send,
    input  wire d_no_op,
    input  wire d_single,
    input  wire d_wrong_length,
    output wire q_write,
    output wire q_send,
    output wire q_no_op,
    output wire q_single,
    output wire q_wrong_length
);

    reg  ago_1_write;
    reg  ago_1_send;
    reg  ago_1_no_op;
    reg  ago_1_single;
    reg  ago_1_wrong_length;

    always @(posedge clk) begin
        ago_1_write <= d_write;
        ago_1_send <= d_send;
        ago_1_no_op <= d_no_op;
        ago_1_single <= d_single;
        ago_1_wrong_length <= d_wrong_length;
    end

    assign q_write = ago_1_write;
    assign q_send = ago_1_send;
    assign q_no_op = ago_1_no_op;
    assign q_single = ago_1_single;
    assign q_wrong_length = ago_1_wrong_length;

endmodule

`default_nettype wire
