// 79 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w79_n256 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire  [1:0] data_kind,
    input  wire        data_last,
    input  wire [31:0] data_handle,
    input  wire [15:0] data_message,
    input  wire [13:0] data_length,
    input  wire [13:0] data_size,
    input  wire  [7:0] read,
    output reg   [1:0] word_kind,
    output reg         word_last,
    output reg  [31:0] word_handle,
    output reg  [15:0] word_message,
    output reg  [13:0] word_length,
    output reg  [13:0] word_size
);

    reg  [78:0] memory_rdata;
    reg  [78:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_kind, data_last, data_handle, data_message, data_length, data_size};
    end

    always @(posedge clk) begin
        word_kind <= memory_rdata[78:77];
        word_last <= memory_rdata[76];
        word_handle <= memory_rdata[75:44];
        word_message <= memory_rdata[43:28];
        word_length <= memory_rdata[27:14];
        word_size <= memory_rdata[13:0];
    end

endmodule

`default_nettype wire
