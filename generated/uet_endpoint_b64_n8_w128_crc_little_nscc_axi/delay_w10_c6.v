// Delays 10 bits by 6 clocks.
`default_nettype none

module delay_w10_c6 (
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
    reg  ago_2_start;
    reg  ago_2_idle;
    reg  ago_2_sent;
    reg  ago_2_adds;
    reg  ago_2_removes;
    reg  ago_2_ack;
    reg  ago_2_probe;
    reg  ago_2_trim;
    reg  ago_2_last_hop;
    reg  ago_2_timeout;
    reg  ago_3_start;
    reg  ago_3_idle;
    reg  ago_3_sent;
    reg  ago_3_adds;
    reg  ago_3_removes;
    reg  ago_3_ack;
    reg  ago_3_probe;
    reg  ago_3_trim;
    reg  ago_3_last_hop;
    reg  ago_3_timeout;
    reg  ago_4_start;
    reg  ago_4_idle;
    reg  ago_4_sent;
    reg  ago_4_adds;
    reg  ago_4_removes;
    reg  ago_4_ack;
    reg  ago_4_probe;
    reg  ago_4_trim;
    reg  ago_4_last_hop;
    reg  ago_4_timeout;
    reg  ago_5_start;
    reg  ago_5_idle;
    reg  ago_5_sent;
    reg  ago_5_adds;
    reg  ago_5_removes;
    reg  ago_5_ack;
    reg  ago_5_probe;
    reg  ago_5_trim;
    reg  ago_5_last_hop;
    reg  ago_5_timeout;
    reg  ago_6_start;
    reg  ago_6_idle;
    reg  ago_6_sent;
    reg  ago_6_adds;
    reg  ago_6_removes;
    reg  ago_6_ack;
    reg  ago_6_probe;
    reg  ago_6_trim;
    reg  ago_6_last_hop;
    reg  ago_6_timeout;

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
        ago_2_start <= ago_1_start;
        ago_2_idle <= ago_1_idle;
        ago_2_sent <= ago_1_sent;
        ago_2_adds <= ago_1_adds;
        ago_2_removes <= ago_1_removes;
        ago_2_ack <= ago_1_ack;
        ago_2_probe <= ago_1_probe;
        ago_2_trim <= ago_1_trim;
        ago_2_last_hop <= ago_1_last_hop;
        ago_2_timeout <= ago_1_timeout;
        ago_3_start <= ago_2_start;
        ago_3_idle <= ago_2_idle;
        ago_3_sent <= ago_2_sent;
        ago_3_adds <= ago_2_adds;
        ago_3_removes <= ago_2_removes;
        ago_3_ack <= ago_2_ack;
        ago_3_probe <= ago_2_probe;
        ago_3_trim <= ago_2_trim;
        ago_3_last_hop <= ago_2_last_hop;
        ago_3_timeout <= ago_2_timeout;
        ago_4_start <= ago_3_start;
        ago_4_idle <= ago_3_idle;
        ago_4_sent <= ago_3_sent;
        ago_4_adds <= ago_3_adds;
        ago_4_removes <= ago_3_removes;
        ago_4_ack <= ago_3_ack;
        ago_4_probe <= ago_3_probe;
        ago_4_trim <= ago_3_trim;
        ago_4_last_hop <= ago_3_last_hop;
        ago_4_timeout <= ago_3_timeout;
        ago_5_start <= ago_4_start;
        ago_5_idle <= ago_4_idle;
        ago_5_sent <= ago_4_sent;
        ago_5_adds <= ago_4_adds;
        ago_5_removes <= ago_4_removes;
        ago_5_ack <= ago_4_ack;
        ago_5_probe <= ago_4_probe;
        ago_5_trim <= ago_4_trim;
        ago_5_last_hop <= ago_4_last_hop;
        ago_5_timeout <= ago_4_timeout;
        ago_6_start <= ago_5_start;
        ago_6_idle <= ago_5_idle;
        ago_6_sent <= ago_5_sent;
        ago_6_adds <= ago_5_adds;
        ago_6_removes <= ago_5_removes;
        ago_6_ack <= ago_5_ack;
        ago_6_probe <= ago_5_probe;
        ago_6_trim <= ago_5_trim;
        ago_6_last_hop <= ago_5_last_hop;
        ago_6_timeout <= ago_5_timeout;
    end

    assign q_start = ago_6_start;
    assign q_idle = ago_6_idle;
    assign q_sent = ago_6_sent;
    assign q_adds = ago_6_adds;
    assign q_removes = ago_6_removes;
    assign q_ack = ago_6_ack;
    assign q_probe = ago_6_probe;
    assign q_trim = ago_6_trim;
    assign q_last_hop = ago_6_last_hop;
    assign q_timeout = ago_6_timeout;

endmodule

`default_nettype wire
