// 49 bits of each of 128 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w49_n128 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [6:0] pdc,
    input  wire        data_valid,
    input  wire [15:0] data_entropy,
    input  wire [31:0] data_sent_at,
    input  wire  [6:0] read,
    output reg         word_valid,
    output reg  [15:0] word_entropy,
    output reg  [31:0] word_sent_at
);

    reg  [48:0] memory_rdata;
    reg  [48:0] memory [0:127];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_valid, data_entropy, data_sent_at};
    end

    always @(posedge clk) begin
        word_valid <= memory_rdata[48];
        word_entropy <= memory_rdata[47:32];
        word_sent_at <= memory_rdata[31:0];
    end

endmodule

`default_nettype wire
