// 8 bits of each of 2048 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w8_n2048 (
    input  wire        clk,
    input  wire        enable,
    input  wire [10:0] pdc,
    input  wire  [7:0] data,
    input  wire [10:0] read,
    output reg   [7:0] word
);

    reg  [7:0] memory_rdata;
    reg  [7:0] memory [0:2047];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
