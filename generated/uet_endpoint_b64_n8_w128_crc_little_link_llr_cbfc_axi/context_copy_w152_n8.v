// 152 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w152_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire  [2:0] data_state,
    input  wire [31:0] data_next,
    input  wire [31:0] data_cum,
    input  wire  [7:0] data_range,
    input  wire        data_going,
    input  wire        data_far,
    input  wire [31:0] data_again,
    input  wire [31:0] data_until,
    input  wire        data_sleek,
    input  wire        data_hold,
    input  wire        data_plain,
    input  wire  [7:0] data_code,
    input  wire  [2:0] read,
    output reg   [2:0] word_state,
    output reg  [31:0] word_next,
    output reg  [31:0] word_cum,
    output reg   [7:0] word_range,
    output reg         word_going,
    output reg         word_far,
    output reg  [31:0] word_again,
    output reg  [31:0] word_until,
    output reg         word_sleek,
    output reg         word_hold,
    output reg         word_plain,
    output reg   [7:0] word_code
);

    reg  [151:0] memory_rdata;
    reg  [151:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_state,
        data_next,
        data_cum,
        data_range,
        data_going,
        data_far,
        data_again,
        data_until,
        data_sleek,
        data_hold,
        data_plain,
        data_code
    };
    end

    always @(posedge clk) begin
        word_state <= memory_rdata[151:149];
        word_next <= memory_rdata[148:117];
        word_cum <= memory_rdata[116:85];
        word_range <= memory_rdata[84:77];
        word_going <= memory_rdata[76];
        word_far <= memory_rdata[75];
        word_again <= memory_rdata[74:43];
        word_until <= memory_rdata[42:11];
        word_sleek <= memory_rdata[10];
        word_hold <= memory_rdata[9];
        word_plain <= memory_rdata[8];
        word_code <= memory_rdata[7:0];
    end

endmodule

`default_nettype wire
