// Buffers up to 32 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w62_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire  [3:0] result_early,
    input  wire  [3:0] result_before_crc,
    input  wire  [3:0] result_after_crc,
    input  wire        result_has_crc,
    input  wire  [7:0] result_crc_from,
    input  wire [16:0] result_packet_end,
    input  wire  [7:0] result_skip,
    input  wire [15:0] result_length,
    output wire        ready,
    output wire  [3:0] down_payload_early,
    output wire  [3:0] down_payload_before_crc,
    output wire  [3:0] down_payload_after_crc,
    output wire        down_payload_has_crc,
    output wire  [7:0] down_payload_crc_from,
    output wire [16:0] down_payload_packet_end,
    output wire  [7:0] down_payload_skip,
    output wire [15:0] down_payload_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] outstanding;
    wire        queue_up_ready;
    wire  [3:0] queue_down_payload_early;
    wire  [3:0] queue_down_payload_before_crc;
    wire  [3:0] queue_down_payload_after_crc;
    wire        queue_down_payload_has_crc;
    wire  [7:0] queue_down_payload_crc_from;
    wire [16:0] queue_down_payload_packet_end;
    wire  [7:0] queue_down_payload_skip;
    wire [15:0] queue_down_payload_length;
    wire        queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w62_d32 queue (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_early        (result_early),
        .up_payload_before_crc   (result_before_crc),
        .up_payload_after_crc    (result_after_crc),
        .up_payload_has_crc      (result_has_crc),
        .up_payload_crc_from     (result_crc_from),
        .up_payload_packet_end   (result_packet_end),
        .up_payload_skip         (result_skip),
        .up_payload_length       (result_length),
        .up_valid                (done),
        .up_ready                (queue_up_ready),
        .down_payload_early      (queue_down_payload_early),
        .down_payload_before_crc (queue_down_payload_before_crc),
        .down_payload_after_crc  (queue_down_payload_after_crc),
        .down_payload_has_crc    (queue_down_payload_has_crc),
        .down_payload_crc_from   (queue_down_payload_crc_from),
        .down_payload_packet_end (queue_down_payload_packet_end),
        .down_payload_skip       (queue_down_payload_skip),
        .down_payload_length     (queue_down_payload_length),
        .down_valid              (queue_down_valid),
        .down_ready              (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 6'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 6'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 6'd1;
            end
        end
    end

    assign ready = outstanding != 6'd32;
    assign down_payload_early = queue_down_payload_early;
    assign down_payload_before_crc = queue_down_payload_before_crc;
    assign down_payload_after_crc = queue_down_payload_after_crc;
    assign down_payload_has_crc = queue_down_payload_has_crc;
    assign down_payload_crc_from = queue_down_payload_crc_from;
    assign down_payload_packet_end = queue_down_payload_packet_end;
    assign down_payload_skip = queue_down_payload_skip;
    assign down_payload_length = queue_down_payload_length;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
