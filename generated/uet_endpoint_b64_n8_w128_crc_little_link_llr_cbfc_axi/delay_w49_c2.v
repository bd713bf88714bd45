// Delays 49 bits by 2 clocks.
`default_nettype none

module delay_w49_c2 (
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

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_entropy <= d_entropy;
        ago_1_sent_at <= d_sent_at;
        ago_2_valid <= ago_1_valid;
        ago_2_entropy <= ago_1_entropy;
        ago_2_sent_at <= ago_1_sent_at;
    end

    assign q_valid = ago_2_valid;
    assign q_entropy = ago_2_entropy;
    assign q_sent_at = ago_2_sent_at;

endmodule

`default_nettype wire
