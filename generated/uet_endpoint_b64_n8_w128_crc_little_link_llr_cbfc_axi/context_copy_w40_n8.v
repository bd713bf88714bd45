// 40 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w40_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire  [7:0] data_accepted,
    input  wire [31:0] data_highest,
    input  wire  [2:0] read,
    output reg   [7:0] word_accepted,
    output reg  [31:0] word_highest
);

    reg  [39:0] memory_rdata;
    reg  [39:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_accepted, data_highest};
    end

    always @(posedge clk) begin
        word_accepted <= memory_rdata[39:32];
        word_highest <= memory_rdata[31:0];
    end

endmodule

`default_nettype wire
