// 26 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w26_n256 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire [15:0] data_pdcid,
    input  wire        data_rod,
    input  wire        data_roce,
    input  wire  [7:0] data_ccc,
    input  wire  [7:0] read,
    output reg  [15:0] word_pdcid,
    output reg         word_rod,
    output reg         word_roce,
    output reg   [7:0] word_ccc
);

    reg  [25:0] memory_rdata;
    reg  [25:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_pdcid, data_rod, data_roce, data_ccc};
    end

    always @(posedge clk) begin
        word_pdcid <= memory_rdata[25:10];
        word_rod <= memory_rdata[9];
        word_roce <= memory_rdata[8];
        word_ccc <= memory_rdata[7:0];
    end

endmodule

`default_nettype wire
