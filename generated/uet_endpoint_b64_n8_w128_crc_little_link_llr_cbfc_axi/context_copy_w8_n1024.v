// 8 bits of each of 1024 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w8_n1024 (
    input  wire       clk,
    input  wire       enable,
    input  wire [9:0] pdc,
    input  wire [7:0] data,
    input  wire [9:0] read,
    output reg  [7:0] word
);

    reg  [7:0] memory_rdata;
    reg  [7:0] memory [0:1023];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
