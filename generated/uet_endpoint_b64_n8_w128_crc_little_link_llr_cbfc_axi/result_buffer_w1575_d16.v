// Buffers up to 16 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w1575_d16 (
    input  wire          clk,
    input  wire          rst,
    input  wire          issue,
    input  wire          done,
    input  wire [1519:0] result_header,
    input  wire    [5:0] result_words,
    input  wire   [15:0] result_payload,
    input  wire    [5:0] result_room,
    input  wire          result_send,
    input  wire          result_user_crc_has,
    input  wire    [7:0] result_user_crc_from,
    input  wire   [16:0] result_user_crc_at,
    output wire          ready,
    output wire [1519:0] down_payload_header,
    output wire    [5:0] down_payload_words,
    output wire   [15:0] down_payload_payload,
    output wire    [5:0] down_payload_room,
    output wire          down_payload_send,
    output wire          down_payload_user_crc_has,
    output wire    [7:0] down_payload_user_crc_from,
    output wire   [16:0] down_payload_user_crc_at,
    output wire          down_valid,
    input  wire          down_ready
);

    reg     [4:0] outstanding;
    wire          queue_up_ready;
    wire [1519:0] queue_down_payload_header;
    wire    [5:0] queue_down_payload_words;
    wire   [15:0] queue_down_payload_payload;
    wire    [5:0] queue_down_payload_room;
    wire          queue_down_payload_send;
    wire          queue_down_payload_user_crc_has;
    wire    [7:0] queue_down_payload_user_crc_from;
    wire   [16:0] queue_down_payload_user_crc_at;
    wire          queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w1575_d16 queue (
        .clk                        (clk),
        .rst                        (rst),
        .up_payload_header          (result_header),
        .up_payload_words           (result_words),
        .up_payload_payload         (result_payload),
        .up_payload_room            (result_room),
        .up_payload_send            (result_send),
        .up_payload_user_crc_has    (result_user_crc_has),
        .up_payload_user_crc_from   (result_user_crc_from),
        .up_payload_user_crc_at     (result_user_crc_at),
        .up_valid                   (done),
        .up_ready                   (queue_up_ready),
        .down_payload_header        (queue_down_payload_header),
        .down_payload_words         (queue_down_payload_words),
        .down_payload_payload       (queue_down_payload_payload),
        .down_payload_room          (queue_down_payload_room),
        .down_payload_send          (queue_down_payload_send),
        .down_payload_user_crc_has  (queue_down_payload_user_crc_has),
        .down_payload_user_crc_from (queue_down_payload_user_crc_from),
        .down_payload_user_crc_at   (queue_down_payload_user_crc_at),
        .down_valid                 (queue_down_valid),
        .down_ready                 (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 5'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 5'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 5'd1;
            end
        end
    end

    assign ready = outstanding != 5'd16;
    assign down_payload_header = queue_down_payload_header;
    assign down_payload_words = queue_down_payload_words;
    assign down_payload_payload = queue_down_payload_payload;
    assign down_payload_room = queue_down_payload_room;
    assign down_payload_send = queue_down_payload_send;
    assign down_payload_user_crc_has = queue_down_payload_user_crc_has;
    assign down_payload_user_crc_from = queue_down_payload_user_crc_from;
    assign down_payload_user_crc_at = queue_down_payload_user_crc_at;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
