// Delays 171 bits by 8 clocks.
`default_nettype none

module delay_w171_c8 (
    input  wire        clk,
    input  wire  [2:0] d_ccc,
    input  wire  [3:0] d_kind,
    input  wire [31:0] d_bytes,
    input  wire [15:0] d_entropy,
    input  wire        d_ecn,
    input  wire        d_rtt_valid,
    input  wire [31:0] d_rtt,
    input  wire [15:0] d_out_of_order,
    input  wire        d_has_nscc,
    input  wire  [6:0] d_rcv_cwnd_pend,
    input  wire        d_restore_cwnd,
    input  wire        d_has_credit,
    input  wire [23:0] d_credit,
    input  wire [31:0] d_now,
    output wire  [2:0] q_ccc,
    output wire  [3:0] q_kind,
    output wire [31:0] q_bytes,
    output wire [15:0] q_entropy,
    output wire        q_ecn,
    output wire        q_rtt_valid,
    output wire [31:0] q_rtt,
    output wire [15:0] q_out_of_order,
    output wire        q_has_nscc,
    output wire  [6:0] q_rcv_cwnd_pend,
    output wire        q_restore_cwnd,
    output wire        q_has_credit,
    output wire [23:0] q_credit,
    output wire [31:0] q_now
);

    reg   [2:0] ago_1_ccc;
    reg   [3:0] ago_1_kind;
    reg  [31:0] ago_1_bytes;
    reg  [15:0] ago_1_entropy;
    reg         ago_1_ecn;
    reg         ago_1_rtt_valid;
    reg  [31:0] ago_1_rtt;
    reg  [15:0] ago_1_out_of_order;
    reg         ago_1_has_nscc;
    reg   [6:0] ago_1_rcv_cwnd_pend;
    reg         ago_1_restore_cwnd;
    reg         ago_1_has_credit;
    reg  [23:0] ago_1_credit;
    reg  [31:0] ago_1_now;
    reg   [2:0] ago_2_ccc;
    reg   [3:0] ago_2_kind;
    reg  [31:0] ago_2_bytes;
    reg  [15:0] ago_2_entropy;
    reg         ago_2_ecn;
    reg         ago_2_rtt_valid;
    reg  [31:0] ago_2_rtt;
    reg  [15:0] ago_2_out_of_order;
    reg         ago_2_has_nscc;
    reg   [6:0] ago_2_rcv_cwnd_pend;
    reg         ago_2_restore_cwnd;
    reg         ago_2_has_credit;
    reg  [23:0] ago_2_credit;
    reg  [31:0] ago_2_now;
    reg   [2:0] ago_3_ccc;
    reg   [3:0] ago_3_kind;
    reg  [31:0] ago_3_bytes;
    reg  [15:0] ago_3_entropy;
    reg         ago_3_ecn;
    reg         ago_3_rtt_valid;
    reg  [31:0] ago_3_rtt;
    reg  [15:0] ago_3_out_of_order;
    reg         ago_3_has_nscc;
    reg   [6:0] ago_3_rcv_cwnd_pend;
    reg         ago_3_restore_cwnd;
    reg         ago_3_has_credit;
    reg  [23:0] ago_3_credit;
    reg  [31:0] ago_3_now;
    reg   [2:0] ago_4_ccc;
    reg   [3:0] ago_4_kind;
    reg  [31:0] ago_4_bytes;
    reg  [15:0] ago_4_entropy;
    reg         ago_4_ecn;
    reg         ago_4_rtt_valid;
    reg  [31:0] ago_4_rtt;
    reg  [15:0] ago_4_out_of_order;
    reg         ago_4_has_nscc;
    reg   [6:0] ago_4_rcv_cwnd_pend;
    reg         ago_4_restore_cwnd;
    reg         ago_4_has_credit;
    reg  [23:0] ago_4_credit;
    reg  [31:0] ago_4_now;
    reg   [2:0] ago_5_ccc;
    reg   [3:0] ago_5_kind;
    reg  [31:0] ago_5_bytes;
    reg  [15:0] ago_5_entropy;
    reg         ago_5_ecn;
    reg         ago_5_rtt_valid;
    reg  [31:0] ago_5_rtt;
    reg  [15:0] ago_5_out_of_order;
    reg         ago_5_has_nscc;
    reg   [6:0] ago_5_rcv_cwnd_pend;
    reg         ago_5_restore_cwnd;
    reg         ago_5_has_credit;
    reg  [23:0] ago_5_credit;
    reg  [31:0] ago_5_now;
    reg   [2:0] ago_6_ccc;
    reg   [3:0] ago_6_kind;
    reg  [31:0] ago_6_bytes;
    reg  [15:0] ago_6_entropy;
    reg         ago_6_ecn;
    reg         ago_6_rtt_valid;
    reg  [31:0] ago_6_rtt;
    reg  [15:0] ago_6_out_of_order;
    reg         ago_6_has_nscc;
    reg   [6:0] ago_6_rcv_cwnd_pend;
    reg         ago_6_restore_cwnd;
    reg         ago_6_has_credit;
    reg  [23:0] ago_6_credit;
    reg  [31:0] ago_6_now;
    reg   [2:0] ago_7_ccc;
    reg   [3:0] ago_7_kind;
    reg  [31:0] ago_7_bytes;
    reg  [15:0] ago_7_entropy;
    reg         ago_7_ecn;
    reg         ago_7_rtt_valid;
    reg  [31:0] ago_7_rtt;
    reg  [15:0] ago_7_out_of_order;
    reg         ago_7_has_nscc;
    reg   [6:0] ago_7_rcv_cwnd_pend;
    reg         ago_7_restore_cwnd;
    reg         ago_7_has_credit;
    reg  [23:0] ago_7_credit;
    reg  [31:0] ago_7_now;
    reg   [2:0] ago_8_ccc;
    reg   [3:0] ago_8_kind;
    reg  [31:0] ago_8_bytes;
    reg  [15:0] ago_8_entropy;
    reg         ago_8_ecn;
    reg         ago_8_rtt_valid;
    reg  [31:0] ago_8_rtt;
    reg  [15:0] ago_8_out_of_order;
    reg         ago_8_has_nscc;
    reg   [6:0] ago_8_rcv_cwnd_pend;
    reg         ago_8_restore_cwnd;
    reg         ago_8_has_credit;
    reg  [23:0] ago_8_credit;
    reg  [31:0] ago_8_now;

    always @(posedge clk) begin
        ago_1_ccc <= d_ccc;
        ago_1_kind <= d_kind;
        ago_1_bytes <= d_bytes;
        ago_1_entropy <= d_entropy;
        ago_1_ecn <= d_ecn;
        ago_1_rtt_valid <= d_rtt_valid;
        ago_1_rtt <= d_rtt;
        ago_1_out_of_order <= d_out_of_order;
        ago_1_has_nscc <= d_has_nscc;
        ago_1_rcv_cwnd_pend <= d_rcv_cwnd_pend;
        ago_1_restore_cwnd <= d_restore_cwnd;
        ago_1_has_credit <= d_has_credit;
        ago_1_credit <= d_credit;
        ago_1_now <= d_now;
        ago_2_ccc <= ago_1_ccc;
        ago_2_kind <= ago_1_kind;
        ago_2_bytes <= ago_1_bytes;
        ago_2_entropy <= ago_1_entropy;
        ago_2_ecn <= ago_1_ecn;
        ago_2_rtt_valid <= ago_1_rtt_valid;
        ago_2_rtt <= ago_1_rtt;
        ago_2_out_of_order <= ago_1_out_of_order;
        ago_2_has_nscc <= ago_1_has_nscc;
        ago_2_rcv_cwnd_pend <= ago_1_rcv_cwnd_pend;
        ago_2_restore_cwnd <= ago_1_restore_cwnd;
        ago_2_has_credit <= ago_1_has_credit;
        ago_2_credit <= ago_1_credit;
        ago_2_now <= ago_1_now;
        ago_3_ccc <= ago_2_ccc;
        ago_3_kind <= ago_2_kind;
        ago_3_bytes <= ago_2_bytes;
        ago_3_entropy <= ago_2_entropy;
        ago_3_ecn <= ago_2_ecn;
        ago_3_rtt_valid <= ago_2_rtt_valid;
        ago_3_rtt <= ago_2_rtt;
        ago_3_out_of_order <= ago_2_out_of_order;
        ago_3_has_nscc <= ago_2_has_nscc;
        ago_3_rcv_cwnd_pend <= ago_2_rcv_cwnd_pend;
        ago_3_restore_cwnd <= ago_2_restore_cwnd;
        ago_3_has_credit <= ago_2_has_credit;
        ago_3_credit <= ago_2_credit;
        ago_3_now <= ago_2_now;
        ago_4_ccc <= ago_3_ccc;
        ago_4_kind <= ago_3_kind;
        ago_4_bytes <= ago_3_bytes;
        ago_4_entropy <= ago_3_entropy;
        ago_4_ecn <= ago_3_ecn;
        ago_4_rtt_valid <= ago_3_rtt_valid;
        ago_4_rtt <= ago_3_rtt;
        ago_4_out_of_order <= ago_3_out_of_order;
        ago_4_has_nscc <= ago_3_has_nscc;
        ago_4_rcv_cwnd_pend <= ago_3_rcv_cwnd_pend;
        ago_4_restore_cwnd <= ago_3_restore_cwnd;
        ago_4_has_credit <= ago_3_has_credit;
        ago_4_credit <= ago_3_credit;
        ago_4_now <= ago_3_now;
        ago_5_ccc <= ago_4_ccc;
        ago_5_kind <= ago_4_kind;
        ago_5_bytes <= ago_4_bytes;
        ago_5_entropy <= ago_4_entropy;
        ago_5_ecn <= ago_4_ecn;
        ago_5_rtt_valid <= ago_4_rtt_valid;
        ago_5_rtt <= ago_4_rtt;
        ago_5_out_of_order <= ago_4_out_of_order;
        ago_5_has_nscc <= ago_4_has_nscc;
        ago_5_rcv_cwnd_pend <= ago_4_rcv_cwnd_pend;
        ago_5_restore_cwnd <= ago_4_restore_cwnd;
        ago_5_has_credit <= ago_4_has_credit;
        ago_5_credit <= ago_4_credit;
        ago_5_now <= ago_4_now;
        ago_6_ccc <= ago_5_ccc;
        ago_6_kind <= ago_5_kind;
        ago_6_bytes <= ago_5_bytes;
        ago_6_entropy <= ago_5_entropy;
        ago_6_ecn <= ago_5_ecn;
        ago_6_rtt_valid <= ago_5_rtt_valid;
        ago_6_rtt <= ago_5_rtt;
        ago_6_out_of_order <= ago_5_out_of_order;
        ago_6_has_nscc <= ago_5_has_nscc;
        ago_6_rcv_cwnd_pend <= ago_5_rcv_cwnd_pend;
        ago_6_restore_cwnd <= ago_5_restore_cwnd;
        ago_6_has_credit <= ago_5_has_credit;
        ago_6_credit <= ago_5_credit;
        ago_6_now <= ago_5_now;
        ago_7_ccc <= ago_6_ccc;
        ago_7_kind <= ago_6_kind;
        ago_7_bytes <= ago_6_bytes;
        ago_7_entropy <= ago_6_entropy;
        ago_7_ecn <= ago_6_ecn;
        ago_7_rtt_valid <= ago_6_rtt_valid;
        ago_7_rtt <= ago_6_rtt;
        ago_7_out_of_order <= ago_6_out_of_order;
        ago_7_has_nscc <= ago_6_has_nscc;
        ago_7_rcv_cwnd_pend <= ago_6_rcv_cwnd_pend;
        ago_7_restore_cwnd <= ago_6_restore_cwnd;
        ago_7_has_credit <= ago_6_has_credit;
        ago_7_credit <= ago_6_credit;
        ago_7_now <= ago_6_now;
        ago_8_ccc <= ago_7_ccc;
        ago_8_kind <= ago_7_kind;
        ago_8_bytes <= ago_7_bytes;
        ago_8_entropy <= ago_7_entropy;
        ago_8_ecn <= ago_7_ecn;
        ago_8_rtt_valid <= ago_7_rtt_valid;
        ago_8_rtt <= ago_7_rtt;
        ago_8_out_of_order <= ago_7_out_of_order;
        ago_8_has_nscc <= ago_7_has_nscc;
        ago_8_rcv_cwnd_pend <= ago_7_rcv_cwnd_pend;
        ago_8_restore_cwnd <= ago_7_restore_cwnd;
        ago_8_has_credit <= ago_7_has_credit;
        ago_8_credit <= ago_7_credit;
        ago_8_now <= ago_7_now;
    end

    assign q_ccc = ago_8_ccc;
    assign q_kind = ago_8_kind;
    assign q_bytes = ago_8_bytes;
    assign q_entropy = ago_8_entropy;
    assign q_ecn = ago_8_ecn;
    assign q_rtt_valid = ago_8_rtt_valid;
    assign q_rtt = ago_8_rtt;
    assign q_out_of_order = ago_8_out_of_order;
    assign q_has_nscc = ago_8_has_nscc;
    assign q_rcv_cwnd_pend = ago_8_rcv_cwnd_pend;
    assign q_restore_cwnd = ago_8_restore_cwnd;
    assign q_has_credit = ago_8_has_credit;
    assign q_credit = ago_8_credit;
    assign q_now = ago_8_now;

endmodule

`default_nettype wire
