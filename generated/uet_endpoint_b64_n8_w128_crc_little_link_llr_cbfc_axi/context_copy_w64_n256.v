// 64 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w64_n256 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire  [1:0] data_kind,
    input  wire [31:0] data_handle,
    input  wire [15:0] data_message,
    input  wire [13:0] data_size,
    input  wire  [7:0] read,
    output reg   [1:0] word_kind,
    output reg  [31:0] word_handle,
    output reg  [15:0] word_message,
    output reg  [13:0] word_size
);

    reg  [63:0] memory_rdata;
    reg  [63:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_kind, data_handle, data_message, data_size};
    end

    always @(posedge clk) begin
        word_kind <= memory_rdata[63:62];
        word_handle <= memory_rdata[61:30];
        word_message <= memory_rdata[29:14];
        word_size <= memory_rdata[13:0];
    end

endmodule

`default_nettype wire
