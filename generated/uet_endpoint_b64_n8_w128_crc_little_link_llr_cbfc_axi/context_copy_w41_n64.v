// 41 bits of each of 64 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w41_n64 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [5:0] pdc,
    input  wire        data_turn,
    input  wire        data_pdcs_0_valid,
    input  wire        data_pdcs_0_taking,
    input  wire        data_pdcs_0_ordered,
    input  wire  [1:0] data_pdcs_0_use,
    input  wire [14:0] data_pdcs_0_pdc,
    input  wire        data_pdcs_1_valid,
    input  wire        data_pdcs_1_taking,
    input  wire        data_pdcs_1_ordered,
    input  wire  [1:0] data_pdcs_1_use,
    input  wire [14:0] data_pdcs_1_pdc,
    input  wire  [5:0] read,
    output reg         word_turn,
    output reg         word_pdcs_0_valid,
    output reg         word_pdcs_0_taking,
    output reg         word_pdcs_0_ordered,
    output reg   [1:0] word_pdcs_0_use,
    output reg  [14:0] word_pdcs_0_pdc,
    output reg         word_pdcs_1_valid,
    output reg         word_pdcs_1_taking,
    output reg         word_pdcs_1_ordered,
    output reg   [1:0] word_pdcs_1_use,
    output reg  [14:0] word_pdcs_1_pdc
);

    reg  [40:0] memory_rdata;
    reg  [40:0] memory [0:63];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_turn,
        data_pdcs_1_valid,
        data_pdcs_1_taking,
        data_pdcs_1_ordered,
        data_pdcs_1_use,
        data_pdcs_1_pdc,
        data_pdcs_0_valid,
        data_pdcs_0_taking,
        data_pdcs_0_ordered,
        data_pdcs_0_use,
        data_pdcs_0_pdc
    };
    end

    always @(posedge clk) begin
        word_turn <= memory_rdata[40];
        word_pdcs_0_valid <= memory_rdata[19];
        word_pdcs_0_taking <= memory_rdata[18];
        word_pdcs_0_ordered <= memory_rdata[17];
        word_pdcs_0_use <= memory_rdata[16:15];
        word_pdcs_0_pdc <= memory_rdata[14:0];
        word_pdcs_1_valid <= memory_rdata[39];
        word_pdcs_1_taking <= memory_rdata[38];
        word_pdcs_1_ordered <= memory_rdata[37];
        word_pdcs_1_use <= memory_rdata[36:35];
        word_pdcs_1_pdc <= memory_rdata[34:20];
    end

endmodule

`default_nettype wire
