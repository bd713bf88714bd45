// 20 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w20_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [11:0] data_generation,
    input  wire  [7:0] data_count,
    input  wire  [2:0] read,
    output reg  [11:0] word_generation,
    output reg   [7:0] word_count
);

    reg  [19:0] memory_rdata;
    reg  [19:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_generation, data_count};
    end

    always @(posedge clk) begin
        word_generation <= memory_rdata[19:8];
        word_count <= memory_rdata[7:0];
    end

endmodule

`default_nettype wire
