// 212 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w212_n256 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [7:0] pdc,
    input  wire         data_uud,
    input  wire   [2:0] data_ccc,
    input  wire [127:0] data_destination,
    input  wire   [3:0] data_local,
    input  wire  [31:0] data_handle,
    input  wire  [15:0] data_message,
    input  wire  [13:0] data_length,
    input  wire  [13:0] data_size,
    input  wire   [7:0] read,
    output reg          word_uud,
    output reg    [2:0] word_ccc,
    output reg  [127:0] word_destination,
    output reg    [3:0] word_local,
    output reg   [31:0] word_handle,
    output reg   [15:0] word_message,
    output reg   [13:0] word_length,
    output reg   [13:0] word_size
);

    reg  [211:0] memory_rdata;
    reg  [211:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_uud, data_ccc, data_destination, data_local, data_handle, data_message, data_length, data_size};
    end

    always @(posedge clk) begin
        word_uud <= memory_rdata[211];
        word_ccc <= memory_rdata[210:208];
        word_destination <= memory_rdata[207:80];
        word_local <= memory_rdata[79:76];
        word_handle <= memory_rdata[75:44];
        word_message <= memory_rdata[43:28];
        word_length <= memory_rdata[27:14];
        word_size <= memory_rdata[13:0];
    end

endmodule

`default_nettype wire
