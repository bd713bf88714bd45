// 189 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w189_n256 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [7:0] pdc,
    input  wire [127:0] data_identity_source,
    input  wire   [3:0] data_identity_local,
    input  wire  [15:0] data_identity_spdcid,
    input  wire         data_rod,
    input  wire  [31:0] data_start,
    input  wire   [7:0] data_generation,
    input  wire   [7:0] read,
    output reg  [127:0] word_identity_source,
    output reg    [3:0] word_identity_local,
    output reg   [15:0] word_identity_spdcid,
    output reg          word_rod,
    output reg   [31:0] word_start,
    output reg    [7:0] word_generation
);

    reg  [188:0] memory_rdata;
    reg  [188:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_identity_source,
        data_identity_local,
        data_identity_spdcid,
        data_rod,
        data_start,
        data_generation
    };
    end

    always @(posedge clk) begin
        word_identity_source <= memory_rdata[188:61];
        word_identity_local <= memory_rdata[60:57];
        word_identity_spdcid <= memory_rdata[56:41];
        word_rod <= memory_rdata[40];
        word_start <= memory_rdata[39:8];
        word_generation <= memory_rdata[7:0];
    end

endmodule

`default_nettype wire
