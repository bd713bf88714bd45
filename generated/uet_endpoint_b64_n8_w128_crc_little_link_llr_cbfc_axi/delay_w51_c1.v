// Delays 51 bits by 1 clock.
`default_nettype none

module delay_w51_c1 (
    input  wire        clk,
    input  wire        d_sends,
    input  wire        d_retx,
    input  wire        d_counts,
    input  wire        d_asks,
    input  wire        d_marks,
    input  wire        d_unmarks,
    input  wire        d_leaves,
    input  wire  [3:0] d_kind,
    input  wire        d_loses,
    input  wire        d_timed,
    input  wire [31:0] d_sent_at,
    input  wire        d_arrives,
    input  wire        d_fails,
    input  wire        d_backs,
    input  wire        d_spurious,
    input  wire        d_held,
    input  wire        d_ignored,
    output wire        q_sends,
    output wire        q_retx,
    output wire        q_counts,
    output wire        q_asks,
    output wire        q_marks,
    output wire        q_unmarks,
    output wire        q_leaves,
    output wire  [3:0] q_kind,
    output wire        q_loses,
    output wire        q_timed,
    output wire [31:0] q_sent_at,
    output wire        q_arrives,
    output wire        q_fails,
    output wire        q_backs,
    output wire        q_spurious,
    output wire        q_held,
    output wire        q_ignored
);

    reg         ago_1_sends;
    reg         ago_1_retx;
    reg         ago_1_counts;
    reg         ago_1_asks;
    reg         ago_1_marks;
    reg         ago_1_unmarks;
    reg         ago_1_leaves;
    reg   [3:0] ago_1_kind;
    reg         ago_1_loses;
    reg         ago_1_timed;
    reg  [31:0] ago_1_sent_at;
    reg         ago_1_arrives;
    reg         ago_1_fails;
    reg         ago_1_backs;
    reg         ago_1_spurious;
    reg         ago_1_held;
    reg         ago_1_ignored;

    always @(posedge clk) begin
        ago_1_sends <= d_sends;
        ago_1_retx <= d_retx;
        ago_1_counts <= d_counts;
        ago_1_asks <= d_asks;
        ago_1_marks <= d_marks;
        ago_1_unmarks <= d_unmarks;
        ago_1_leaves <= d_leaves;
        ago_1_kind <= d_kind;
        ago_1_loses <= d_loses;
        ago_1_timed <= d_timed;
        ago_1_sent_at <= d_sent_at;
        ago_1_arrives <= d_arrives;
        ago_1_fails <= d_fails;
        ago_1_backs <= d_backs;
        ago_1_spurious <= d_spurious;
        ago_1_held <= d_held;
        ago_1_ignored <= d_ignored;
    end

    assign q_sends = ago_1_sends;
    assign q_retx = ago_1_retx;
    assign q_counts = ago_1_counts;
    assign q_asks = ago_1_asks;
    assign q_marks = ago_1_marks;
    assign q_unmarks = ago_1_unmarks;
    assign q_leaves = ago_1_leaves;
    assign q_kind = ago_1_kind;
    assign q_loses = ago_1_loses;
    assign q_timed = ago_1_timed;
    assign q_sent_at = ago_1_sent_at;
    assign q_arrives = ago_1_arrives;
    assign q_fails = ago_1_fails;
    assign q_backs = ago_1_backs;
    assign q_spurious = ago_1_spurious;
    assign q_held = ago_1_held;
    assign q_ignored = ago_1_ignored;

endmodule

`default_nettype wire
