// 22 bits of each of 16 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w22_n16 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [3:0] pdc,
    input  wire [15:0] data_pdcid,
    input  wire        data_rod,
    input  wire        data_roce,
    input  wire  [3:0] data_ccc,
    input  wire  [3:0] read,
    output reg  [15:0] word_pdcid,
    output reg         word_rod,
    output reg         word_roce,
    output reg   [3:0] word_ccc
);

    reg  [21:0] memory_rdata;
    reg  [21:0] memory [0:15];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_pdcid, data_rod, data_roce, data_ccc};
    end

    always @(posedge clk) begin
        word_pdcid <= memory_rdata[21:6];
        word_rod <= memory_rdata[5];
        word_roce <= memory_rdata[4];
        word_ccc <= memory_rdata[3:0];
    end

endmodule

`default_nettype wire
