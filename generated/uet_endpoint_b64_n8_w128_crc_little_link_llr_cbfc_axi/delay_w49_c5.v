// Delays 49 bits by 5 clocks.
`default_nettype none

module delay_w49_c5 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire [15:0] d_entropy,
    input  wire [31:0] d_sent_at,
    output wire        q_valid,
    output wire [15:0] q_entropy,
    output wire [31:0] q_sent_at
);

    reg         ago_1_valid;
    reg  [15:0] ago_1_entropy;
    reg  [31:0] ago_1_sent_at;
    reg         ago_2_valid;
    reg  [15:0] ago_2_entropy;
    reg  [31:0] ago_2_sent_at;
    reg         ago_3_valid;
    reg  [15:0] ago_3_entropy;
    reg  [31:0] ago_3_sent_at;
    reg         ago_4_valid;
    reg  [15:0] ago_4_entropy;
    reg  [31:0] ago_4_sent_at;
    reg         ago_5_valid;
    reg  [15:0] ago_5_entropy;
    reg  [31:0] ago_5_sent_at;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_entropy <= d_entropy;
        ago_1_sent_at <= d_sent_at;
        ago_2_valid <= ago_1_valid;
        ago_2_entropy <= ago_1_entropy;
        ago_2_sent_at <= ago_1_sent_at;
        ago_3_valid <= ago_2_valid;
        ago_3_entropy <= ago_2_entropy;
        ago_3_sent_at <= ago_2_sent_at;
        ago_4_valid <= ago_3_valid;
        ago_4_entropy <= ago_3_entropy;
        ago_4_sent_at <= ago_3_sent_at;
        ago_5_valid <= ago_4_valid;
        ago_5_entropy <= ago_4_entropy;
        ago_5_sent_at <= ago_4_sent_at;
    end

    assign q_valid = ago_5_valid;
    assign q_entropy = ago_5_entropy;
    assign q_sent_at = ago_5_sent_at;

endmodule

`default_nettype wire
