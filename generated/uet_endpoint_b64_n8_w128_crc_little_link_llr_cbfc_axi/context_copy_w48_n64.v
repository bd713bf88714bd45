// 48 bits of each of 64 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w48_n64 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [5:0] pdc,
    input  wire [47:0] data,
    input  wire  [5:0] read,
    output reg  [47:0] word
);

    reg  [47:0] memory_rdata;
    reg  [47:0] memory [0:63];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
