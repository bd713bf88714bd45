// 33 bits of each of 16 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w33_n16_600f94 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [3:0] pdc,
    input  wire        data_alive,
    input  wire [15:0] data_pdcid,
    input  wire [15:0] data_peer,
    input  wire  [3:0] read,
    output reg         word_alive,
    output reg  [15:0] word_pdcid,
    output reg  [15:0] word_peer
);

    reg  [32:0] memory_rdata;
    reg  [32:0] memory [0:15];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_alive, data_pdcid, data_peer};
    end

    always @(posedge clk) begin
        word_alive <= memory_rdata[32];
        word_pdcid <= memory_rdata[31:16];
        word_peer <= memory_rdata[15:0];
    end

endmodule

`default_nettype wire
