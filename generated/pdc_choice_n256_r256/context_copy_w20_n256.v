// 20 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w20_n256 (
    input  wire       clk,
    input  wire       enable,
    input  wire [7:0] pdc,
    input  wire [6:0] data_generation,
    input  wire       data_alive,
    input  wire       data_closing,
    input  wire       data_busy,
    input  wire       data_used,
    input  wire [8:0] data_count,
    input  wire [7:0] read,
    output reg  [6:0] word_generation,
    output reg        word_alive,
    output reg        word_closing,
    output reg        word_busy,
    output reg        word_used,
    output reg  [8:0] word_count
);

    reg  [19:0] memory_rdata;
    reg  [19:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_generation, data_alive, data_closing, data_busy, data_used, data_count};
    end

    always @(posedge clk) begin
        word_generation <= memory_rdata[19:13];
        word_alive <= memory_rdata[12];
        word_closing <= memory_rdata[11];
        word_busy <= memory_rdata[10];
        word_used <= memory_rdata[9];
        word_count <= memory_rdata[8:0];
    end

endmodule

`default_nettype wire
