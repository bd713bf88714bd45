// 85 bits of each of 64 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w85_n64 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [5:0] pdc,
    input  wire        data_parity,
    input  wire [15:0] data_pdcid,
    input  wire [31:0] data_psn,
    input  wire [31:0] data_handle,
    input  wire  [3:0] data_next_hdr,
    input  wire  [5:0] read,
    output reg         word_parity,
    output reg  [15:0] word_pdcid,
    output reg  [31:0] word_psn,
    output reg  [31:0] word_handle,
    output reg   [3:0] word_next_hdr
);

    reg  [84:0] memory_rdata;
    reg  [84:0] memory [0:63];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_parity, data_pdcid, data_psn, data_handle, data_next_hdr};
    end

    always @(posedge clk) begin
        word_parity <= memory_rdata[84];
        word_pdcid <= memory_rdata[83:68];
        word_psn <= memory_rdata[67:36];
        word_handle <= memory_rdata[35:4];
        word_next_hdr <= memory_rdata[3:0];
    end

endmodule

`default_nettype wire
