// 65 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w65_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [31:0] data_window,
    input  wire        data_credit_on,
    input  wire [31:0] data_credit,
    input  wire  [2:0] read,
    output reg  [31:0] word_window,
    output reg         word_credit_on,
    output reg  [31:0] word_credit
);

    reg  [64:0] memory_rdata;
    reg  [64:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_window, data_credit_on, data_credit};
    end

    always @(posedge clk) begin
        word_window <= memory_rdata[64:33];
        word_credit_on <= memory_rdata[32];
        word_credit <= memory_rdata[31:0];
    end

endmodule

`default_nettype wire
