// 16 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w16_n256_58fac5 (
    input  wire       clk,
    input  wire       enable,
    input  wire [7:0] pdc,
    input  wire [6:0] data_generation,
    input  wire [8:0] data_count,
    input  wire [7:0] read,
    output reg  [6:0] word_generation,
    output reg  [8:0] word_count
);

    reg  [15:0] memory_rdata;
    reg  [15:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_generation, data_count};
    end

    always @(posedge clk) begin
        word_generation <= memory_rdata[15:9];
        word_count <= memory_rdata[8:0];
    end

endmodule

`default_nettype wire
