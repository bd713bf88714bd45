// 33 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w33_n8_cecc50 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_next,
    input  wire        data_announced,
    input  wire  [2:0] read,
    output reg  [31:0] word_next,
    output reg         word_announced
);

    reg  [32:0] memory_rdata;
    reg  [32:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_next, data_announced};
    end

    always @(posedge clk) begin
        word_next <= memory_rdata[32:1];
        word_announced <= memory_rdata[0];
    end

endmodule

`default_nettype wire
