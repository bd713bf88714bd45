// 130 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w130_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_window,
    input  wire        data_credit_on,
    input  wire [31:0] data_credit,
    input  wire [31:0] data_cwnd,
    input  wire [31:0] data_max_window,
    input  wire        data_is_small,
    input  wire  [2:0] read,
    output reg  [31:0] word_window,
    output reg         word_credit_on,
    output reg  [31:0] word_credit,
    output reg  [31:0] word_cwnd,
    output reg  [31:0] word_max_window,
    output reg         word_is_small
);

    reg  [129:0] memory_rdata;
    reg  [129:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_window, data_credit_on, data_credit, data_cwnd, data_max_window, data_is_small};
    end

    always @(posedge clk) begin
        word_window <= memory_rdata[129:98];
        word_credit_on <= memory_rdata[97];
        word_credit <= memory_rdata[96:65];
        word_cwnd <= memory_rdata[64:33];
        word_max_window <= memory_rdata[32:1];
        word_is_small <= memory_rdata[0];
    end

endmodule

`default_nettype wire
