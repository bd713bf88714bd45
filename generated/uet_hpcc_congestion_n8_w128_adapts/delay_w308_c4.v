// Delays 308 bits by 4 clocks.
`default_nettype none

module delay_w308_c4 (
    input  wire        clk,
    input  wire  [2:0] d_count,
    input  wire [23:0] d_hops_0_time,
    input  wire [19:0] d_hops_0_bytes,
    input  wire [16:0] d_hops_0_queue,
    input  wire [23:0] d_hops_1_time,
    input  wire [19:0] d_hops_1_bytes,
    input  wire [16:0] d_hops_1_queue,
    input  wire [23:0] d_hops_2_time,
    input  wire [19:0] d_hops_2_bytes,
    input  wire [16:0] d_hops_2_queue,
    input  wire [23:0] d_hops_3_time,
    input  wire [19:0] d_hops_3_bytes,
    input  wire [16:0] d_hops_3_queue,
    input  wire [23:0] d_hops_4_time,
    input  wire [19:0] d_hops_4_bytes,
    input  wire [16:0] d_hops_4_queue,
    output wire  [2:0] q_count,
    output wire [23:0] q_hops_0_time,
    output wire [19:0] q_hops_0_bytes,
    output wire [16:0] q_hops_0_queue,
    output wire [23:0] q_hops_1_time,
    output wire [19:0] q_hops_1_bytes,
    output wire [16:0] q_hops_1_queue,
    output wire [23:0] q_hops_2_time,
    output wire [19:0] q_hops_2_bytes,
    output wire [16:0] q_hops_2_queue,
    output wire [23:0] q_hops_3_time,
    output wire [19:0] q_hops_3_bytes,
    output wire [16:0] q_hops_3_queue,
    output wire [23:0] q_hops_4_time,
    output wire [19:0] q_hops_4_bytes,
    output wire [16:0] q_hops_4_queue
);

    reg   [2:0] ago_1_count;
    reg  [23:0] ago_1_hops_0_time;
    reg  [19:0] ago_1_hops_0_bytes;
    reg  [16:0] ago_1_hops_0_queue;
    reg  [23:0] ago_1_hops_1_time;
    reg  [19:0] ago_1_hops_1_bytes;
    reg  [16:0] ago_1_hops_1_queue;
    reg  [23:0] ago_1_hops_2_time;
    reg  [19:0] ago_1_hops_2_bytes;
    reg  [16:0] ago_1_hops_2_queue;
    reg  [23:0] ago_1_hops_3_time;
    reg  [19:0] ago_1_hops_3_bytes;
    reg  [16:0] ago_1_hops_3_queue;
    reg  [23:0] ago_1_hops_4_time;
    reg  [19:0] ago_1_hops_4_bytes;
    reg  [16:0] ago_1_hops_4_queue;
    reg   [2:0] ago_2_count;
    reg  [23:0] ago_2_hops_0_time;
    reg  [19:0] ago_2_hops_0_bytes;
    reg  [16:0] ago_2_hops_0_queue;
    reg  [23:0] ago_2_hops_1_time;
    reg  [19:0] ago_2_hops_1_bytes;
    reg  [16:0] ago_2_hops_1_queue;
    reg  [23:0] ago_2_hops_2_time;
    reg  [19:0] ago_2_hops_2_bytes;
    reg  [16:0] ago_2_hops_2_queue;
    reg  [23:0] ago_2_hops_3_time;
    reg  [19:0] ago_2_hops_3_bytes;
    reg  [16:0] ago_2_hops_3_queue;
    reg  [23:0] ago_2_hops_4_time;
    reg  [19:0] ago_2_hops_4_bytes;
    reg  [16:0] ago_2_hops_4_queue;
    reg   [2:0] ago_3_count;
    reg  [23:0] ago_3_hops_0_time;
    reg  [19:0] ago_3_hops_0_bytes;
    reg  [16:0] ago_3_hops_0_queue;
    reg  [23:0] ago_3_hops_1_time;
    reg  [19:0] ago_3_hops_1_bytes;
    reg  [16:0] ago_3_hops_1_queue;
    reg  [23:0] ago_3_hops_2_time;
    reg  [19:0] ago_3_hops_2_bytes;
    reg  [16:0] ago_3_hops_2_queue;
    reg  [23:0] ago_3_hops_3_time;
    reg  [19:0] ago_3_hops_3_bytes;
    reg  [16:0] ago_3_hops_3_queue;
    reg  [23:0] ago_3_hops_4_time;
    reg  [19:0] ago_3_hops_4_bytes;
    reg  [16:0] ago_3_hops_4_queue;
    reg   [2:0] ago_4_count;
    reg  [23:0] ago_4_hops_0_time;
    reg  [19:0] ago_4_hops_0_bytes;
    reg  [16:0] ago_4_hops_0_queue;
    reg  [23:0] ago_4_hops_1_time;
    reg  [19:0] ago_4_hops_1_bytes;
    reg  [16:0] ago_4_hops_1_queue;
    reg  [23:0] ago_4_hops_2_time;
    reg  [19:0] ago_4_hops_2_bytes;
    reg  [16:0] ago_4_hops_2_queue;
    reg  [23:0] ago_4_hops_3_time;
    reg  [19:0] ago_4_hops_3_bytes;
    reg  [16:0] ago_4_hops_3_queue;
    reg  [23:0] ago_4_hops_4_time;
    reg  [19:0] ago_4_hops_4_bytes;
    reg  [16:0] ago_4_hops_4_queue;

    always @(posedge clk) begin
        ago_1_count <= d_count;
        ago_1_hops_0_time <= d_hops_0_time;
        ago_1_hops_0_bytes <= d_hops_0_bytes;
        ago_1_hops_0_queue <= d_hops_0_queue;
        ago_1_hops_1_time <= d_hops_1_time;
        ago_1_hops_1_bytes <= d_hops_1_bytes;
        ago_1_hops_1_queue <= d_hops_1_queue;
        ago_1_hops_2_time <= d_hops_2_time;
        ago_1_hops_2_bytes <= d_hops_2_bytes;
        ago_1_hops_2_queue <= d_hops_2_queue;
        ago_1_hops_3_time <= d_hops_3_time;
        ago_1_hops_3_bytes <= d_hops_3_bytes;
        ago_1_hops_3_queue <= d_hops_3_queue;
        ago_1_hops_4_time <= d_hops_4_time;
        ago_1_hops_4_bytes <= d_hops_4_bytes;
        ago_1_hops_4_queue <= d_hops_4_queue;
        ago_2_count <= ago_1_count;
        ago_2_hops_0_time <= ago_1_hops_0_time;
        ago_2_hops_0_bytes <= ago_1_hops_0_bytes;
        ago_2_hops_0_queue <= ago_1_hops_0_queue;
        ago_2_hops_1_time <= ago_1_hops_1_time;
        ago_2_hops_1_bytes <= ago_1_hops_1_bytes;
        ago_2_hops_1_queue <= ago_1_hops_1_queue;
        ago_2_hops_2_time <= ago_1_hops_2_time;
        ago_2_hops_2_bytes <= ago_1_hops_2_bytes;
        ago_2_hops_2_queue <= ago_1_hops_2_queue;
        ago_2_hops_3_time <= ago_1_hops_3_time;
        ago_2_hops_3_bytes <= ago_1_hops_3_bytes;
        ago_2_hops_3_queue <= ago_1_hops_3_queue;
        ago_2_hops_4_time <= ago_1_hops_4_time;
        ago_2_hops_4_bytes <= ago_1_hops_4_bytes;
        ago_2_hops_4_queue <= ago_1_hops_4_queue;
        ago_3_count <= ago_2_count;
        ago_3_hops_0_time <= ago_2_hops_0_time;
        ago_3_hops_0_bytes <= ago_2_hops_0_bytes;
        ago_3_hops_0_queue <= ago_2_hops_0_queue;
        ago_3_hops_1_time <= ago_2_hops_1_time;
        ago_3_hops_1_bytes <= ago_2_hops_1_bytes;
        ago_3_hops_1_queue <= ago_2_hops_1_queue;
        ago_3_hops_2_time <= ago_2_hops_2_time;
        ago_3_hops_2_bytes <= ago_2_hops_2_bytes;
        ago_3_hops_2_queue <= ago_2_hops_2_queue;
        ago_3_hops_3_time <= ago_2_hops_3_time;
        ago_3_hops_3_bytes <= ago_2_hops_3_bytes;
        ago_3_hops_3_queue <= ago_2_hops_3_queue;
        ago_3_hops_4_time <= ago_2_hops_4_time;
        ago_3_hops_4_bytes <= ago_2_hops_4_bytes;
        ago_3_hops_4_queue <= ago_2_hops_4_queue;
        ago_4_count <= ago_3_count;
        ago_4_hops_0_time <= ago_3_hops_0_time;
        ago_4_hops_0_bytes <= ago_3_hops_0_bytes;
        ago_4_hops_0_queue <= ago_3_hops_0_queue;
        ago_4_hops_1_time <= ago_3_hops_1_time;
        ago_4_hops_1_bytes <= ago_3_hops_1_bytes;
        ago_4_hops_1_queue <= ago_3_hops_1_queue;
        ago_4_hops_2_time <= ago_3_hops_2_time;
        ago_4_hops_2_bytes <= ago_3_hops_2_bytes;
        ago_4_hops_2_queue <= ago_3_hops_2_queue;
        ago_4_hops_3_time <= ago_3_hops_3_time;
        ago_4_hops_3_bytes <= ago_3_hops_3_bytes;
        ago_4_hops_3_queue <= ago_3_hops_3_queue;
        ago_4_hops_4_time <= ago_3_hops_4_time;
        ago_4_hops_4_bytes <= ago_3_hops_4_bytes;
        ago_4_hops_4_queue <= ago_3_hops_4_queue;
    end

    assign q_count = ago_4_count;
    assign q_hops_0_time = ago_4_hops_0_time;
    assign q_hops_0_bytes = ago_4_hops_0_bytes;
    assign q_hops_0_queue = ago_4_hops_0_queue;
    assign q_hops_1_time = ago_4_hops_1_time;
    assign q_hops_1_bytes = ago_4_hops_1_bytes;
    assign q_hops_1_queue = ago_4_hops_1_queue;
    assign q_hops_2_time = ago_4_hops_2_time;
    assign q_hops_2_bytes = ago_4_hops_2_bytes;
    assign q_hops_2_queue = ago_4_hops_2_queue;
    assign q_hops_3_time = ago_4_hops_3_time;
    assign q_hops_3_bytes = ago_4_hops_3_bytes;
    assign q_hops_3_queue = ago_4_hops_3_queue;
    assign q_hops_4_time = ago_4_hops_4_time;
    assign q_hops_4_bytes = ago_4_hops_4_bytes;
    assign q_hops_4_queue = ago_4_hops_4_queue;

endmodule

`default_nettype wire
