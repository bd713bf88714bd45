// 15 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w15_n8 (
    input  wire       clk,
    input  wire       enable,
    input  wire [2:0] pdc,
    input  wire [5:0] data_index,
    input  wire [5:0] data_order,
    input  wire [2:0] data_turn,
    input  wire [2:0] read,
    output reg  [5:0] word_index,
    output reg  [5:0] word_order,
    output reg  [2:0] word_turn
);

    reg  [14:0] memory_rdata;
    reg  [14:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_index, data_order, data_turn};
    end

    always @(posedge clk) begin
        word_index <= memory_rdata[14:9];
        word_order <= memory_rdata[8:3];
        word_turn <= memory_rdata[2:0];
    end

endmodule

`default_nettype wire
