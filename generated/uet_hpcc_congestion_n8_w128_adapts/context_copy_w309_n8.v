// 309 bits of each of 8 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w309_n8 (
    input  wire        clk,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire        data_mark,
    input  wire  [2:0] data_path_count,
    input  wire [23:0] data_path_hops_0_time,
    input  wire [19:0] data_path_hops_0_bytes,
    input  wire [16:0] data_path_hops_0_queue,
    input  wire [23:0] data_path_hops_1_time,
    input  wire [19:0] data_path_hops_1_bytes,
    input  wire [16:0] data_path_hops_1_queue,
    input  wire [23:0] data_path_hops_2_time,
    input  wire [19:0] data_path_hops_2_bytes,
    input  wire [16:0] data_path_hops_2_queue,
    input  wire [23:0] data_path_hops_3_time,
    input  wire [19:0] data_path_hops_3_bytes,
    input  wire [16:0] data_path_hops_3_queue,
    input  wire [23:0] data_path_hops_4_time,
    input  wire [19:0] data_path_hops_4_bytes,
    input  wire [16:0] data_path_hops_4_queue,
    input  wire  [2:0] read,
    output reg         word_mark,
    output reg   [2:0] word_path_count,
    output reg  [23:0] word_path_hops_0_time,
    output reg  [19:0] word_path_hops_0_bytes,
    output reg  [16:0] word_path_hops_0_queue,
    output reg  [23:0] word_path_hops_1_time,
    output reg  [19:0] word_path_hops_1_bytes,
    output reg  [16:0] word_path_hops_1_queue,
    output reg  [23:0] word_path_hops_2_time,
    output reg  [19:0] word_path_hops_2_bytes,
    output reg  [16:0] word_path_hops_2_queue,
    output reg  [23:0] word_path_hops_3_time,
    output reg  [19:0] word_path_hops_3_bytes,
    output reg  [16:0] word_path_hops_3_queue,
    output reg  [23:0] word_path_hops_4_time,
    output reg  [19:0] word_path_hops_4_bytes,
    output reg  [16:0] word_path_hops_4_queue
);

    reg  [308:0] memory_rdata;
    reg  [308:0] memory [0:7];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_mark,
        data_path_count,
        data_path_hops_4_time,
        data_path_hops_4_bytes,
        data_path_hops_4_queue,
        data_path_hops_3_time,
        data_path_hops_3_bytes,
        data_path_hops_3_queue,
        data_path_hops_2_time,
        data_path_hops_2_bytes,
        data_path_hops_2_queue,
        data_path_hops_1_time,
        data_path_hops_1_bytes,
        data_path_hops_1_queue,
        data_path_hops_0_time,
        data_path_hops_0_bytes,
        data_path_hops_0_queue
    };
    end

    always @(posedge clk) begin
        word_mark <= memory_rdata[308];
        word_path_count <= memory_rdata[307:305];
        word_path_hops_0_time <= memory_rdata[60:37];
        word_path_hops_0_bytes <= memory_rdata[36:17];
        word_path_hops_0_queue <= memory_rdata[16:0];
        word_path_hops_1_time <= memory_rdata[121:98];
        word_path_hops_1_bytes <= memory_rdata[97:78];
        word_path_hops_1_queue <= memory_rdata[77:61];
        word_path_hops_2_time <= memory_rdata[182:159];
        word_path_hops_2_bytes <= memory_rdata[158:139];
        word_path_hops_2_queue <= memory_rdata[138:122];
        word_path_hops_3_time <= memory_rdata[243:220];
        word_path_hops_3_bytes <= memory_rdata[219:200];
        word_path_hops_3_queue <= memory_rdata[199:183];
        word_path_hops_4_time <= memory_rdata[304:281];
        word_path_hops_4_bytes <= memory_rdata[280:261];
        word_path_hops_4_queue <= memory_rdata[260:244];
    end

endmodule

`default_nettype wire
