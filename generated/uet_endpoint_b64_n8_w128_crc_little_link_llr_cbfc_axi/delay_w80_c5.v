// Delays 80 bits by 5 clocks.
`default_nettype none

module delay_w80_c5 (
    input  wire        clk,
    input  wire [15:0] d_pdcid,
    input  wire [31:0] d_psn,
    input  wire [31:0] d_handle,
    output wire [15:0] q_pdcid,
    output wire [31:0] q_psn,
    output wire [31:0] q_handle
);

    reg  [15:0] ago_1_pdcid;
    reg  [31:0] ago_1_psn;
    reg  [31:0] ago_1_handle;
    reg  [15:0] ago_2_pdcid;
    reg  [31:0] ago_2_psn;
    reg  [31:0] ago_2_handle;
    reg  [15:0] ago_3_pdcid;
    reg  [31:0] ago_3_psn;
    reg  [31:0] ago_3_handle;
    reg  [15:0] ago_4_pdcid;
    reg  [31:0] ago_4_psn;
    reg  [31:0] ago_4_handle;
    reg  [15:0] ago_5_pdcid;
    reg  [31:0] ago_5_psn;
    reg  [31:0] ago_5_handle;

    always @(posedge clk) begin
        ago_1_pdcid <= d_pdcid;
        ago_1_psn <= d_psn;
        ago_1_handle <= d_handle;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_psn <= ago_1_psn;
        ago_2_handle <= ago_1_handle;
        ago_3_pdcid <= ago_2_pdcid;
        ago_3_psn <= ago_2_psn;
        ago_3_handle <= ago_2_handle;
        ago_4_pdcid <= ago_3_pdcid;
        ago_4_psn <= ago_3_psn;
        ago_4_handle <= ago_3_handle;
        ago_5_pdcid <= ago_4_pdcid;
        ago_5_psn <= ago_4_psn;
        ago_5_handle <= ago_4_handle;
    end

    assign q_pdcid = ago_5_pdcid;
    assign q_psn = ago_5_psn;
    assign q_handle = ago_5_handle;

endmodule

`default_nettype wire
