// Delays 305 bits by 2 clocks.
`default_nettype none

module delay_w305_c2 (
    input  wire        clk,
    input  wire [23:0] d_0_time,
    input  wire [19:0] d_0_bytes,
    input  wire [16:0] d_0_queue,
    input  wire [23:0] d_1_time,
    input  wire [19:0] d_1_bytes,
    input  wire [16:0] d_1_queue,
    input  wire [23:0] d_2_time,
    input  wire [19:0] d_2_bytes,
    input  wire [16:0] d_2_queue,
    input  wire [23:0] d_3_time,
    input  wire [19:0] d_3_bytes,
    input  wire [16:0] d_3_queue,
    input  wire [23:0] d_4_time,
    input  wire [19:0] d_4_bytes,
    input  wire [16:0] d_4_queue,
    output wire [23:0] q_0_time,
    output wire [19:0] q_0_bytes,
    output wire [16:0] q_0_queue,
    output wire [23:0] q_1_time,
    output wire [19:0] q_1_bytes,
    output wire [16:0] q_1_queue,
    output wire [23:0] q_2_time,
    output wire [19:0] q_2_bytes,
    output wire [16:0] q_2_queue,
    output wire [23:0] q_3_time,
    output wire [19:0] q_3_bytes,
    output wire [16:0] q_3_queue,
    output wire [23:0] q_4_time,
    output wire [19:0] q_4_bytes,
    output wire [16:0] q_4_queue
);

    reg  [23:0] ago_1_0_time;
    reg  [19:0] ago_1_0_bytes;
    reg  [16:0] ago_1_0_queue;
    reg  [23:0] ago_1_1_time;
    reg  [19:0] ago_1_1_bytes;
    reg  [16:0] ago_1_1_queue;
    reg  [23:0] ago_1_2_time;
    reg  [19:0] ago_1_2_bytes;
    reg  [16:0] ago_1_2_queue;
    reg  [23:0] ago_1_3_time;
    reg  [19:0] ago_1_3_bytes;
    reg  [16:0] ago_1_3_queue;
    reg  [23:0] ago_1_4_time;
    reg  [19:0] ago_1_4_bytes;
    reg  [16:0] ago_1_4_queue;
    reg  [23:0] ago_2_0_time;
    reg  [19:0] ago_2_0_bytes;
    reg  [16:0] ago_2_0_queue;
    reg  [23:0] ago_2_1_time;
    reg  [19:0] ago_2_1_bytes;
    reg  [16:0] ago_2_1_queue;
    reg  [23:0] ago_2_2_time;
    reg  [19:0] ago_2_2_bytes;
    reg  [16:0] ago_2_2_queue;
    reg  [23:0] ago_2_3_time;
    reg  [19:0] ago_2_3_bytes;
    reg  [16:0] ago_2_3_queue;
    reg  [23:0] ago_2_4_time;
    reg  [19:0] ago_2_4_bytes;
    reg  [16:0] ago_2_4_queue;

    always @(posedge clk) begin
        ago_1_0_time <= d_0_time;
        ago_1_0_bytes <= d_0_bytes;
        ago_1_0_queue <= d_0_queue;
        ago_1_1_time <= d_1_time;
        ago_1_1_bytes <= d_1_bytes;
        ago_1_1_queue <= d_1_queue;
        ago_1_2_time <= d_2_time;
        ago_1_2_bytes <= d_2_bytes;
        ago_1_2_queue <= d_2_queue;
        ago_1_3_time <= d_3_time;
        ago_1_3_bytes <= d_3_bytes;
        ago_1_3_queue <= d_3_queue;
        ago_1_4_time <= d_4_time;
        ago_1_4_bytes <= d_4_bytes;
        ago_1_4_queue <= d_4_queue;
        ago_2_0_time <= ago_1_0_time;
        ago_2_0_bytes <= ago_1_0_bytes;
        ago_2_0_queue <= ago_1_0_queue;
        ago_2_1_time <= ago_1_1_time;
        ago_2_1_bytes <= ago_1_1_bytes;
        ago_2_1_queue <= ago_1_1_queue;
        ago_2_2_time <= ago_1_2_time;
        ago_2_2_bytes <= ago_1_2_bytes;
        ago_2_2_queue <= ago_1_2_queue;
        ago_2_3_time <= ago_1_3_time;
        ago_2_3_bytes <= ago_1_3_bytes;
        ago_2_3_queue <= ago_1_3_queue;
        ago_2_4_time <= ago_1_4_time;
        ago_2_4_bytes <= ago_1_4_bytes;
        ago_2_4_queue <= ago_1_4_queue;
    end

    assign q_0_time = ago_2_0_time;
    assign q_0_bytes = ago_2_0_bytes;
    assign q_0_queue = ago_2_0_queue;
    assign q_1_time = ago_2_1_time;
    assign q_1_bytes = ago_2_1_bytes;
    assign q_1_queue = ago_2_1_queue;
    assign q_2_time = ago_2_2_time;
    assign q_2_bytes = ago_2_2_bytes;
    assign q_2_queue = ago_2_2_queue;
    assign q_3_time = ago_2_3_time;
    assign q_3_bytes = ago_2_3_bytes;
    assign q_3_queue = ago_2_3_queue;
    assign q_4_time = ago_2_4_time;
    assign q_4_bytes = ago_2_4_bytes;
    assign q_4_queue = ago_2_4_queue;

endmodule

`default_nettype wire
