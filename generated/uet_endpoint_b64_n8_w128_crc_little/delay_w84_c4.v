// Delays 84 bits by 4 clocks.
`default_nettype none

module delay_w84_c4 (
    input  wire        clk,
    input  wire [15:0] d_pdcid,
    input  wire [31:0] d_psn,
    input  wire        d_cookie_ack,
    input  wire        d_cookie_ce,
    input  wire        d_cookie_retx,
    input  wire [15:0] d_cookie_entropy,
    input  wire [16:0] d_cookie_time,
    output wire [15:0] q_pdcid,
    output wire [31:0] q_psn,
    output wire        q_cookie_ack,
    output wire        q_cookie_ce,
    output wire        q_cookie_retx,
    output wire [15:0] q_cookie_entropy,
    output wire [16:0] q_cookie_time
);

    reg  [15:0] ago_1_pdcid;
    reg  [31:0] ago_1_psn;
    reg         ago_1_cookie_ack;
    reg         ago_1_cookie_ce;
    reg         ago_1_cookie_retx;
    reg  [15:0] ago_1_cookie_entropy;
    reg  [16:0] ago_1_cookie_time;
    reg  [15:0] ago_2_pdcid;
    reg  [31:0] ago_2_psn;
    reg         ago_2_cookie_ack;
    reg         ago_2_cookie_ce;
    reg         ago_2_cookie_retx;
    reg  [15:0] ago_2_cookie_entropy;
    reg  [16:0] ago_2_cookie_time;
    reg  [15:0] ago_3_pdcid;
    reg  [31:0] ago_3_psn;
    reg         ago_3_cookie_ack;
    reg         ago_3_cookie_ce;
    reg         ago_3_cookie_retx;
    reg  [15:0] ago_3_cookie_entropy;
    reg  [16:0] ago_3_cookie_time;
    reg  [15:0] ago_4_pdcid;
    reg  [31:0] ago_4_psn;
    reg         ago_4_cookie_ack;
    reg         ago_4_cookie_ce;
    reg         ago_4_cookie_retx;
    reg  [15:0] ago_4_cookie_entropy;
    reg  [16:0] ago_4_cookie_time;

    always @(posedge clk) begin
        ago_1_pdcid <= d_pdcid;
        ago_1_psn <= d_psn;
        ago_1_cookie_ack <= d_cookie_ack;
        ago_1_cookie_ce <= d_cookie_ce;
        ago_1_cookie_retx <= d_cookie_retx;
        ago_1_cookie_entropy <= d_cookie_entropy;
        ago_1_cookie_time <= d_cookie_time;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_psn <= ago_1_psn;
        ago_2_cookie_ack <= ago_1_cookie_ack;
        ago_2_cookie_ce <= ago_1_cookie_ce;
        ago_2_cookie_retx <= ago_1_cookie_retx;
        ago_2_cookie_entropy <= ago_1_cookie_entropy;
        ago_2_cookie_time <= ago_1_cookie_time;
        ago_3_pdcid <= ago_2_pdcid;
        ago_3_psn <= ago_2_psn;
        ago_3_cookie_ack <= ago_2_cookie_ack;
        ago_3_cookie_ce <= ago_2_cookie_ce;
        ago_3_cookie_retx <= ago_2_cookie_retx;
        ago_3_cookie_entropy <= ago_2_cookie_entropy;
        ago_3_cookie_time <= ago_2_cookie_time;
        ago_4_pdcid <= ago_3_pdcid;
        ago_4_psn <= ago_3_psn;
        ago_4_cookie_ack <= ago_3_cookie_ack;
        ago_4_cookie_ce <= ago_3_cookie_ce;
        ago_4_cookie_retx <= ago_3_cookie_retx;
        ago_4_cookie_entropy <= ago_3_cookie_entropy;
        ago_4_cookie_time <= ago_3_cookie_time;
    end

    assign q_pdcid = ago_4_pdcid;
    assign q_psn = ago_4_psn;
    assign q_cookie_ack = ago_4_cookie_ack;
    assign q_cookie_ce = ago_4_cookie_ce;
    assign q_cookie_retx = ago_4_cookie_retx;
    assign q_cookie_entropy = ago_4_cookie_entropy;
    assign q_cookie_time = ago_4_cookie_time;

endmodule

`default_nettype wire
