// Delays 148 bits by 2 clocks.
`default_nettype none

module delay_w148_c2 (
    input  wire         clk,
    input  wire [127:0] d_source,
    input  wire   [3:0] d_local,
    input  wire  [15:0] d_spdcid,
    output wire [127:0] q_source,
    output wire   [3:0] q_local,
    output wire  [15:0] q_spdcid
);

    reg  [127:0] ago_1_source;
    reg    [3:0] ago_1_local;
    reg   [15:0] ago_1_spdcid;
    reg  [127:0] ago_2_source;
    reg    [3:0] ago_2_local;
    reg   [15:0] ago_2_spdcid;

    always @(posedge clk) begin
        ago_1_source <= d_source;
        ago_1_local <= d_local;
        ago_1_spdcid <= d_spdcid;
        ago_2_source <= ago_1_source;
        ago_2_local <= ago_1_local;
        ago_2_spdcid <= ago_1_spdcid;
    end

    assign q_source = ago_2_source;
    assign q_local = ago_2_local;
    assign q_spdcid = ago_2_spdcid;

endmodule

`default_nettype wire
