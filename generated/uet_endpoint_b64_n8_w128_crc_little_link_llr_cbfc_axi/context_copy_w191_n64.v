// 191 bits of each of 64 contexts, written by one pipe and read by another.
`default_nettype none

module context_copy_w191_n64 (
    input  wire         clk,
    input  wire         enable,
    input  wire   [5:0] pdc,
    input  wire         data_used,
    input  wire   [1:0] data_tuple_mode,
    input  wire  [23:0] data_tuple_job_id,
    input  wire   [3:0] data_tuple_local,
    input  wire [127:0] data_tuple_destination,
    input  wire   [3:0] data_tuple_traffic_class,
    input  wire  [23:0] data_tuple_sdi,
    input  wire   [3:0] data_tuple_lane,
    input  wire   [5:0] read,
    output reg          word_used,
    output reg    [1:0] word_tuple_mode,
    output reg   [23:0] word_tuple_job_id,
    output reg    [3:0] word_tuple_local,
    output reg  [127:0] word_tuple_destination,
    output reg    [3:0] word_tuple_traffic_class,
    output reg   [23:0] word_tuple_sdi,
    output reg    [3:0] word_tuple_lane
);

    reg  [190:0] memory_rdata;
    reg  [190:0] memory [0:63];

    always @(posedge clk) begin
        memory_rdata <= memory[read];
        if (enable) memory[pdc] <= {
        data_used,
        data_tuple_mode,
        data_tuple_job_id,
        data_tuple_local,
        data_tuple_destination,
        data_tuple_traffic_class,
        data_tuple_sdi,
        data_tuple_lane
    };
    end

    always @(posedge clk) begin
        word_used <= memory_rdata[190];
        word_tuple_mode <= memory_rdata[189:188];
        word_tuple_job_id <= memory_rdata[187:164];
        word_tuple_local <= memory_rdata[163:160];
        word_tuple_destination <= memory_rdata[159:32];
        word_tuple_traffic_class <= memory_rdata[31:28];
        word_tuple_sdi <= memory_rdata[27:4];
        word_tuple_lane <= memory_rdata[3:0];
    end

endmodule

`default_nettype wire
