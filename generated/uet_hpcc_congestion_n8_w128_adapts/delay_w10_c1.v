// Delays 10 bits by 1 clock.
`default_nettype none

module delay_w10_c1 (
    input  wire clk,
    input  wire d_start,
    input  wire d_idle,
    input  wire d_sent,
    input  wire d_adds,
    input  wire d_removes,
    input  wire d_ack,
    input  wire d_probe,
    input  wire d_trim,
    input  wire d_last_hop,
    input  wire d_timeout,
    output wire q_start,
    output wire q_idle,
    output wire q_sent,
    output wire q_adds,
    output wire q_removes,
    output wire q_ack,
    output wire q_probe,
    output wire q_trim,
    output wire q_last_hop,
    output wire q_timeout
);

    reg  ago_1_start;
    reg  ago_1_idle;
    reg  ago_1_sent;
    reg  ago_1_adds;
    reg  ago_1_removes;
    reg  ago_1_ack;
    reg  ago_1_probe;
    reg  ago_1_trim;
    reg  ago_1_last_hop;
    reg  ago_1_timeout;

    always @(posedge clk) begin
        ago_1_start <= d_start;
        ago_1_idle <= d_idle;
        ago_1_sent <= d_sent;
        ago_1_adds <= d_adds;
        ago_1_removes <= d_removes;
        ago_1_ack <= d_ack;
        ago_1_probe <= d_probe;
        ago_1_trim <= d_trim;
        ago_1_last_hop <= d_last_hop;
        ago_1_timeout <= d_timeout;
    end

    assign q_start = ago_1_start;
    assign q_idle = ago_1_idle;
    assign q_sent = ago_1_sent;
    assign q_adds = ago_1_adds;
    assign q_removes = ago_1_removes;
    assign q_ack = ago_1_ack;
    assign q_probe = ago_1_probe;
    assign q_trim = ago_1_trim;
    assign q_last_hop = ago_1_last_hop;
    assign q_timeout = ago_1_timeout;

endmodule

`default_nettype wire
