// 24 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w24_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [11:0] data_generation,
    input  wire        data_alive,
    input  wire        data_closing,
    input  wire        data_busy,
    input  wire        data_used,
    input  wire  [7:0] data_count,
    input  wire  [2:0] read,
    output reg  [11:0] word_generation,
    output reg         word_alive,
    output reg         word_closing,
    output reg         word_busy,
    output reg         word_used,
    output reg   [7:0] word_count
);

    reg  [23:0] memory_rdata;
    reg  [23:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_generation, data_alive, data_closing, data_busy, data_used, data_count};
    end

    always @(posedge clk) begin
        word_generation <= memory_rdata[23:12];
        word_alive <= memory_rdata[11];
        word_closing <= memory_rdata[10];
        word_busy <= memory_rdata[9];
        word_used <= memory_rdata[8];
        word_count <= memory_rdata[7:0];
    end

endmodule

`default_nettype wire
