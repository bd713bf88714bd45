// 74 bits of each of 512 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w74_n512 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [8:0] pdc,
    input  wire  [1:0] data_turn,
    input  wire        data_pdcs_0_valid,
    input  wire        data_pdcs_0_taking,
    input  wire        data_pdcs_0_ordered,
    input  wire [14:0] data_pdcs_0_pdc,
    input  wire        data_pdcs_1_valid,
    input  wire        data_pdcs_1_taking,
    input  wire        data_pdcs_1_ordered,
    input  wire [14:0] data_pdcs_1_pdc,
    input  wire        data_pdcs_2_valid,
    input  wire        data_pdcs_2_taking,
    input  wire        data_pdcs_2_ordered,
    input  wire [14:0] data_pdcs_2_pdc,
    input  wire        data_pdcs_3_valid,
    input  wire        data_pdcs_3_taking,
    input  wire        data_pdcs_3_ordered,
    input  wire [14:0] data_pdcs_3_pdc,
    input  wire  [8:0] read,
    output reg   [1:0] word_turn,
    output reg         word_pdcs_0_valid,
    output reg         word_pdcs_0_taking,
    output reg         word_pdcs_0_ordered,
    output reg  [14:0] word_pdcs_0_pdc,
    output reg         word_pdcs_1_valid,
    output reg         word_pdcs_1_taking,
    output reg         word_pdcs_1_ordered,
    output reg  [14:0] word_pdcs_1_pdc,
    output reg         word_pdcs_2_valid,
    output reg         word_pdcs_2_taking,
    output reg         word_pdcs_2_ordered,
    output reg  [14:0] word_pdcs_2_pdc,
    output reg         word_pdcs_3_valid,
    output reg         word_pdcs_3_taking,
    output reg         word_pdcs_3_ordered,
    output reg  [14:0] word_pdcs_3_pdc
);

    reg  [73:0] memory_rdata;
    reg  [73:0] memory [0:511];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_turn,
        data_pdcs_3_valid,
        data_pdcs_3_taking,
        data_pdcs_3_ordered,
        data_pdcs_3_pdc,
        data_pdcs_2_valid,
        data_pdcs_2_taking,
        data_pdcs_2_ordered,
        data_pdcs_2_pdc,
        data_pdcs_1_valid,
        data_pdcs_1_taking,
        data_pdcs_1_ordered,
        data_pdcs_1_pdc,
        data_pdcs_0_valid,
        data_pdcs_0_taking,
        data_pdcs_0_ordered,
        data_pdcs_0_pdc
    };
    end

    always @(posedge clk) begin
        word_turn <= memory_rdata[73:72];
        word_pdcs_0_valid <= memory_rdata[17];
        word_pdcs_0_taking <= memory_rdata[16];
        word_pdcs_0_ordered <= memory_rdata[15];
        word_pdcs_0_pdc <= memory_rdata[14:0];
        word_pdcs_1_valid <= memory_rdata[35];
        word_pdcs_1_taking <= memory_rdata[34];
        word_pdcs_1_ordered <= memory_rdata[33];
        word_pdcs_1_pdc <= memory_rdata[32:18];
        word_pdcs_2_valid <= memory_rdata[53];
        word_pdcs_2_taking <= memory_rdata[52];
        word_pdcs_2_ordered <= memory_rdata[51];
        word_pdcs_2_pdc <= memory_rdata[50:36];
        word_pdcs_3_valid <= memory_rdata[71];
        word_pdcs_3_taking <= memory_rdata[70];
        word_pdcs_3_ordered <= memory_rdata[69];
        word_pdcs_3_pdc <= memory_rdata[68:54];
    end

endmodule

`default_nettype wire
