// 132 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w132_n8 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [2:0] pdc,
    input  wire [127:0] data_destination,
    input  wire   [3:0] data_local,
    input  wire   [2:0] read,
    output reg  [127:0] word_destination,
    output reg    [3:0] word_local
);

    reg  [131:0] memory_rdata;
    reg  [131:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_destination, data_local};
    end

    always @(posedge clk) begin
        word_destination <= memory_rdata[131:4];
        word_local <= memory_rdata[3:0];
    end

endmodule

`default_nettype wire
