// 1 bits of each of 1024 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w1_n1024 (
    input  wire       clk,
    input  wire       enable,
    input  wire [9:0] pdc,
    input  wire       data,
    input  wire [9:0] read,
    output reg        word
);

    reg  memory_rdata;
    reg  memory [0:1023];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= data;
    end

    always @(posedge clk) begin
        word <= memory_rdata;
    end

endmodule

`default_nettype wire
