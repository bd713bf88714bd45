// 194 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w194_n8 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [2:0] pdc,
    input  wire [127:0] data_identity_source,
    input  wire   [3:0] data_identity_local,
    input  wire  [15:0] data_identity_spdcid,
    input  wire         data_rod,
    input  wire  [31:0] data_start,
    input  wire  [12:0] data_generation,
    input  wire   [2:0] read,
    output reg  [127:0] word_identity_source,
    output reg    [3:0] word_identity_local,
    output reg   [15:0] word_identity_spdcid,
    output reg          word_rod,
    output reg   [31:0] word_start,
    output reg   [12:0] word_generation
);

    reg  [193:0] memory_rdata;
    reg  [193:0] memory [0:7];

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
        word_identity_source <= memory_rdata[193:66];
        word_identity_local <= memory_rdata[65:62];
        word_identity_spdcid <= memory_rdata[61:46];
        word_rod <= memory_rdata[45];
        word_start <= memory_rdata[44:13];
        word_generation <= memory_rdata[12:0];
    end

endmodule

`default_nettype wire
