// 33 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w33_n8_edee5a (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire        data_idle,
    input  wire [31:0] data_since,
    input  wire  [2:0] read,
    output reg         word_idle,
    output reg  [31:0] word_since
);

    reg  [32:0] memory_rdata;
    reg  [32:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_idle, data_since};
    end

    always @(posedge clk) begin
        word_idle <= memory_rdata[32];
        word_since <= memory_rdata[31:0];
    end

endmodule

`default_nettype wire
