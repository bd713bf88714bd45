// 148 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w148_n8 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [2:0] pdc,
    input  wire [127:0] data_destination,
    input  wire   [3:0] data_local,
    input  wire  [15:0] data_peer_pdcid,
    input  wire   [2:0] read,
    output reg  [127:0] word_destination,
    output reg    [3:0] word_local,
    output reg   [15:0] word_peer_pdcid
);

    reg  [147:0] memory_rdata;
    reg  [147:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_destination, data_local, data_peer_pdcid};
    end

    always @(posedge clk) begin
        word_destination <= memory_rdata[147:20];
        word_local <= memory_rdata[19:16];
        word_peer_pdcid <= memory_rdata[15:0];
    end

endmodule

`default_nettype wire
