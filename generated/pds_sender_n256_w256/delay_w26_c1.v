// Delays 26 bits by 1 clock.
`default_nettype none

module delay_w26_c1 (
    input  wire        clk,
    input  wire [15:0] d_pdcid,
    input  wire        d_rod,
    input  wire        d_roce,
    input  wire  [7:0] d_ccc,
    output wire [15:0] q_pdcid,
    output wire        q_rod,
    output wire        q_roce,
    output wire  [7:0] q_ccc
);

    reg  [15:0] ago_1_pdcid;
    reg         ago_1_rod;
    reg         ago_1_roce;
    reg   [7:0] ago_1_ccc;

    always @(posedge clk) begin
        ago_1_pdcid <= d_pdcid;
        ago_1_rod <= d_rod;
        ago_1_roce <= d_roce;
        ago_1_ccc <= d_ccc;
    end

    assign q_pdcid = ago_1_pdcid;
    assign q_rod = ago_1_rod;
    assign q_roce = ago_1_roce;
    assign q_ccc = ago_1_ccc;

endmodule

`default_nettype wire
