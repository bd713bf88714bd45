// Delays 19 bits by 3 clocks.
`default_nettype none

module delay_w19_c3 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire [14:0] d_pdc,
    input  wire        d_opens,
    input  wire        d_lacks,
    input  wire        d_empty,
    output wire        q_valid,
    output wire [14:0] q_pdc,
    output wire        q_opens,
    output wire        q_lacks,
    output wire        q_empty
);

    reg         ago_1_valid;
    reg  [14:0] ago_1_pdc;
    reg         ago_1_opens;
    reg         ago_1_lacks;
    reg         ago_1_empty;
    reg         ago_2_valid;
    reg  [14:0] ago_2_pdc;
    reg         ago_2_opens;
    reg         ago_2_lacks;
    reg         ago_2_empty;
    reg         ago_3_valid;
    reg  [14:0] ago_3_pdc;
    reg         ago_3_opens;
    reg         ago_3_lacks;
    reg         ago_3_empty;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_pdc <= d_pdc;
        ago_1_opens <= d_opens;
        ago_1_lacks <= d_lacks;
        ago_1_empty <= d_empty;
        ago_2_valid <= ago_1_valid;
        ago_2_pdc <= ago_1_pdc;
        ago_2_opens <= ago_1_opens;
        ago_2_lacks <= ago_1_lacks;
        ago_2_empty <= ago_1_empty;
        ago_3_valid <= ago_2_valid;
        ago_3_pdc <= ago_2_pdc;
        ago_3_opens <= ago_2_opens;
        ago_3_lacks <= ago_2_lacks;
        ago_3_empty <= ago_2_empty;
    end

    assign q_valid = ago_3_valid;
    assign q_pdc = ago_3_pdc;
    assign q_opens = ago_3_opens;
    assign q_lacks = ago_3_lacks;
    assign q_empty = ago_3_empty;

endmodule

`default_nettype wire
