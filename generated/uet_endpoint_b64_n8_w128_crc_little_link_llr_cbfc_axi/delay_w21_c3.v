// Delays 21 bits by 3 clocks.
`default_nettype none

module delay_w21_c3 (
    input  wire        clk,
    input  wire [15:0] d_pdcid,
    input  wire        d_rod,
    input  wire        d_roce,
    input  wire  [2:0] d_ccc,
    output wire [15:0] q_pdcid,
    output wire        q_rod,
    output wire        q_roce,
    output wire  [2:0] q_ccc
);

    reg  [15:0] ago_1_pdcid;
    reg         ago_1_rod;
    reg         ago_1_roce;
    reg   [2:0] ago_1_ccc;
    reg  [15:0] ago_2_pdcid;
    reg         ago_2_rod;
    reg         ago_2_roce;
    reg   [2:0] ago_2_ccc;
    reg  [15:0] ago_3_pdcid;
    reg         ago_3_rod;
    reg         ago_3_roce;
    reg   [2:0] ago_3_ccc;

    always @(posedge clk) begin
        ago_1_pdcid <= d_pdcid;
        ago_1_rod <= d_rod;
        ago_1_roce <= d_roce;
        ago_1_ccc <= d_ccc;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_rod <= ago_1_rod;
        ago_2_roce <= ago_1_roce;
        ago_2_ccc <= ago_1_ccc;
        ago_3_pdcid <= ago_2_pdcid;
        ago_3_rod <= ago_2_rod;
        ago_3_roce <= ago_2_roce;
        ago_3_ccc <= ago_2_ccc;
    end

    assign q_pdcid = ago_3_pdcid;
    assign q_rod = ago_3_rod;
    assign q_roce = ago_3_roce;
    assign q_ccc = ago_3_ccc;

endmodule

`default_nettype wire
