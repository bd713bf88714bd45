// 24 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w24_n8_8b616e (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [23:0] data,
    input  wire  [2:0] read,
    output reg  [23:0] word
);

    reg  [23:0] memory_rdata;
    reg  [23:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
