// 2 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w2_n8_6ddc99 (
    input  wire       clk,
    input  wire       enable,
    input  wire [2:0] pdc,
    input  wire       data_pending,
    input  wire       data_ends,
    input  wire [2:0] read,
    output reg        word_pending,
    output reg        word_ends
);

    reg  [1:0] memory_rdata;
    reg  [1:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_pending, data_ends};
    end

    always @(posedge clk) begin
        word_pending <= memory_rdata[1];
        word_ends <= memory_rdata[0];
    end

endmodule

`default_nettype wire
