// Stream of packets to stream of their crc32, 512 bits a clock.
`default_nettype none

module crc32_stream_w512 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [31:0] down_payload,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [31:0] pipeline_crc;
    wire        pipeline_done;
    wire        buffer_ready;
    wire [31:0] buffer_down_payload;
    wire        buffer_down_valid;

    wire take = up_valid && buffer_ready;

    crc32_w512 pipeline (
        .clk   (clk),
        .rst   (rst),
        .data  (up_payload_data),
        .keep  (up_payload_keep),
        .last  (up_payload_last),
        .valid (take),
        .crc   (pipeline_crc),
        .done  (pipeline_done)
    );

    result_buffer_w32_d8 buffer (
        .clk          (clk),
        .rst          (rst),
        .issue        (take && up_payload_last),
        .done         (pipeline_done),
        .result       (pipeline_crc),
        .ready        (buffer_ready),
        .down_payload (buffer_down_payload),
        .down_valid   (buffer_down_valid),
        .down_ready   (down_ready)
    );

    assign up_ready = buffer_ready;
    assign down_payload = buffer_down_payload;
    assign down_valid = buffer_down_valid;

endmodule

`default_nettype wire
