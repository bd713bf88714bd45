// 2 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w2_n8 (
    input  wire       clk,
    input  wire       enable,
    input  wire [2:0] pdc,
    input  wire       data_start,
    input  wire       data_mark,
    input  wire [2:0] read,
    output reg        word_start,
    output reg        word_mark
);

    reg  [1:0] memory_rdata;
    reg  [1:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_start, data_mark};
    end

    always @(posedge clk) begin
        word_start <= memory_rdata[1];
        word_mark <= memory_rdata[0];
    end

endmodule

`default_nettype wire
