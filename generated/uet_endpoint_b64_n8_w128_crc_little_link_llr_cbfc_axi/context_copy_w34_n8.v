// 34 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w34_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_next,
    input  wire        data_close_sent,
    input  wire        data_age,
    input  wire  [2:0] read,
    output reg  [31:0] word_next,
    output reg         word_close_sent,
    output reg         word_age
);

    reg  [33:0] memory_rdata;
    reg  [33:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_next, data_close_sent, data_age};
    end

    always @(posedge clk) begin
        word_next <= memory_rdata[33:2];
        word_close_sent <= memory_rdata[1];
        word_age <= memory_rdata[0];
    end

endmodule

`default_nettype wire
