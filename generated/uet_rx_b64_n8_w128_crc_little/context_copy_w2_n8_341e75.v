// 2 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w2_n8_341e75 (
    input  wire       clk,
    input  wire       enable,
    input  wire [2:0] pdc,
    input  wire [1:0] data,
    input  wire [2:0] read,
    output reg  [1:0] word
);

    reg  [1:0] memory_rdata;
    reg  [1:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
