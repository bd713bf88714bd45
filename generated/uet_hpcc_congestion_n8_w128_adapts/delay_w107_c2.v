// Delays 107 bits by 2 clocks.
`default_nettype none

module delay_w107_c2 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire  [2:0] d_ccc,
    input  wire  [3:0] d_kind,
    input  wire [31:0] d_bytes,
    input  wire        d_rtt_valid,
    input  wire [23:0] d_rtt,
    input  wire        d_keeps_base,
    input  wire        d_ecn,
    input  wire  [6:0] d_penalty,
    input  wire        d_restores,
    input  wire [31:0] d_now,
    output wire        q_valid,
    output wire  [2:0] q_ccc,
    output wire  [3:0] q_kind,
    output wire [31:0] q_bytes,
    output wire        q_rtt_valid,
    output wire [23:0] q_rtt,
    output wire        q_keeps_base,
    output wire        q_ecn,
    output wire  [6:0] q_penalty,
    output wire        q_restores,
    output wire [31:0] q_now
);

    reg         ago_1_valid;
    reg   [2:0] ago_1_ccc;
    reg   [3:0] ago_1_kind;
    reg  [31:0] ago_1_bytes;
    reg         ago_1_rtt_valid;
    reg  [23:0] ago_1_rtt;
    reg         ago_1_keeps_base;
    reg         ago_1_ecn;
    reg   [6:0] ago_1_penalty;
    reg         ago_1_restores;
    reg  [31:0] ago_1_now;
    reg         ago_2_valid;
    reg   [2:0] ago_2_ccc;
    reg   [3:0] ago_2_kind;
    reg  [31:0] ago_2_bytes;
    reg         ago_2_rtt_valid;
    reg  [23:0] ago_2_rtt;
    reg         ago_2_keeps_base;
    reg         ago_2_ecn;
    reg   [6:0] ago_2_penalty;
    reg         ago_2_restores;
    reg  [31:0] ago_2_now;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_ccc <= d_ccc;
        ago_1_kind <= d_kind;
        ago_1_bytes <= d_bytes;
        ago_1_rtt_valid <= d_rtt_valid;
        ago_1_rtt <= d_rtt;
        ago_1_keeps_base <= d_keeps_base;
        ago_1_ecn <= d_ecn;
        ago_1_penalty <= d_penalty;
        ago_1_restores <= d_restores;
        ago_1_now <= d_now;
        ago_2_valid <= ago_1_valid;
        ago_2_ccc <= ago_1_ccc;
        ago_2_kind <= ago_1_kind;
        ago_2_bytes <= ago_1_bytes;
        ago_2_rtt_valid <= ago_1_rtt_valid;
        ago_2_rtt <= ago_1_rtt;
        ago_2_keeps_base <= ago_1_keeps_base;
        ago_2_ecn <= ago_1_ecn;
        ago_2_penalty <= ago_1_penalty;
        ago_2_restores <= ago_1_restores;
        ago_2_now <= ago_1_now;
    end

    assign q_valid = ago_2_valid;
    assign q_ccc = ago_2_ccc;
    assign q_kind = ago_2_kind;
    assign q_bytes = ago_2_bytes;
    assign q_rtt_valid = ago_2_rtt_valid;
    assign q_rtt = ago_2_rtt;
    assign q_keeps_base = ago_2_keeps_base;
    assign q_ecn = ago_2_ecn;
    assign q_penalty = ago_2_penalty;
    assign q_restores = ago_2_restores;
    assign q_now = ago_2_now;

endmodule

`default_nettype wire
