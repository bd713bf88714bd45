// 3 bits of each of 256 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w3_n256 (
    input  wire       clk,
    input  wire       enable,
    input  wire [7:0] pdc,
    input  wire [1:0] data_state,
    input  wire       data_counted,
    input  wire [7:0] read,
    output reg  [1:0] word_state,
    output reg        word_counted
);

    reg  [2:0] memory_rdata;
    reg  [2:0] memory [0:255];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {data_state, data_counted};
    end

    always @(posedge clk) begin
        word_state <= memory_rdata[2:1];
        word_counted <= memory_rdata[0];
    end

endmodule

`default_nettype wire
