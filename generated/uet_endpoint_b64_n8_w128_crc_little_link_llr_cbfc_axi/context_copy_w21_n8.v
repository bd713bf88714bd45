// 21 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w21_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [15:0] data_pdcid,
    input  wire        data_rod,
    input  wire        data_roce,
    input  wire  [2:0] data_ccc,
    input  wire  [2:0] read,
    output reg  [15:0] word_pdcid,
    output reg         word_rod,
    output reg         word_roce,
    output reg   [2:0] word_ccc
);

    reg  [20:0] memory_rdata;
    reg  [20:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_pdcid, data_rod, data_roce, data_ccc};
    end

    always @(posedge clk) begin
        word_pdcid <= memory_rdata[20:5];
        word_rod <= memory_rdata[4];
        word_roce <= memory_rdata[3];
        word_ccc <= memory_rdata[2:0];
    end

endmodule

`default_nettype wire
