// 35 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w35_n256 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire  [2:0] data_place,
    input  wire [31:0] data_rel,
    input  wire  [7:0] read,
    output reg   [2:0] word_place,
    output reg  [31:0] word_rel
);

    reg  [34:0] memory_rdata;
    reg  [34:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_place, data_rel};
    end

    always @(posedge clk) begin
        word_place <= memory_rdata[34:32];
        word_rel <= memory_rdata[31:0];
    end

endmodule

`default_nettype wire
