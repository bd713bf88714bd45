// 34 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w34_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_sent,
    input  wire        data_waits_start,
    input  wire        data_waits_mark,
    input  wire  [2:0] read,
    output reg  [31:0] word_sent,
    output reg         word_waits_start,
    output reg         word_waits_mark
);

    reg  [33:0] memory_rdata;
    reg  [33:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_sent, data_waits_start, data_waits_mark};
    end

    always @(posedge clk) begin
        word_sent <= memory_rdata[33:2];
        word_waits_start <= memory_rdata[1];
        word_waits_mark <= memory_rdata[0];
    end

endmodule

`default_nettype wire
