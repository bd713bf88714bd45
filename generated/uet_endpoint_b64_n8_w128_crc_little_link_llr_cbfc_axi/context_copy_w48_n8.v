// 48 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w48_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_tail,
    input  wire [15:0] data_open,
    input  wire  [2:0] read,
    output reg  [31:0] word_tail,
    output reg  [15:0] word_open
);

    reg  [47:0] memory_rdata;
    reg  [47:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_tail, data_open};
    end

    always @(posedge clk) begin
        word_tail <= memory_rdata[47:16];
        word_open <= memory_rdata[15:0];
    end

endmodule

`default_nettype wire
