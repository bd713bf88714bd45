// 34 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w34_n256 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire [31:0] data_due,
    input  wire        data_out,
    input  wire        data_once,
    input  wire  [7:0] read,
    output reg  [31:0] word_due,
    output reg         word_out,
    output reg         word_once
);

    reg  [33:0] memory_rdata;
    reg  [33:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_due, data_out, data_once};
    end

    always @(posedge clk) begin
        word_due <= memory_rdata[33:2];
        word_out <= memory_rdata[1];
        word_once <= memory_rdata[0];
    end

endmodule

`default_nettype wire
