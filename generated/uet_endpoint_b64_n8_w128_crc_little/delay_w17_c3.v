// Delays 17 bits by 3 clocks.
`default_nettype none

module delay_w17_c3 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire [15:0] d_pdcid,
    output wire        q_valid,
    output wire [15:0] q_pdcid
);

    reg         ago_1_valid;
    reg  [15:0] ago_1_pdcid;
    reg         ago_2_valid;
    reg  [15:0] ago_2_pdcid;
    reg         ago_3_valid;
    reg  [15:0] ago_3_pdcid;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_pdcid <= d_pdcid;
        ago_2_valid <= ago_1_valid;
        ago_2_pdcid <= ago_1_pdcid;
        ago_3_valid <= ago_2_valid;
        ago_3_pdcid <= ago_2_pdcid;
    end

    assign q_valid = ago_3_valid;
    assign q_pdcid = ago_3_pdcid;

endmodule

`default_nettype wire
