// Frames of a virtual channel that wait, up to 64 beats of 64 bytes.
`default_nettype none

module uet_channel_queue_b64_d64_l2 (
    input  wire         clk,
    input  wire         rst,
    input  wire         ends,
    input  wire  [13:0] bytes,
    output wire         opens,
    output reg          room,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_wrong,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready,
    output wire  [13:0] waiting_payload,
    output wire         waiting_valid,
    input  wire         waiting_ready
);

    wire   [6:0] frames_beats;
    wire   [6:0] frames_packets;
    wire         frames_overflow;
    wire         frames_up_ready;
    wire [511:0] frames_down_payload_data;
    wire  [63:0] frames_down_payload_keep;
    wire         frames_down_payload_last;
    wire         frames_down_payload_wrong;
    wire         frames_down_valid;
    wire   [2:0] list_level;
    wire         list_up_ready;
    wire  [13:0] list_down_payload;
    wire         list_down_valid;

    assign opens = list_level <= 3'd2;

    packet_fifo_wait_w578_d64 frames (
        .clk                (clk),
        .rst                (rst),
        .drop               (1'b0),
        .beats              (frames_beats),
        .packets            (frames_packets),
        .overflow           (frames_overflow),
        .up_payload_data    (up_payload_data),
        .up_payload_keep    (up_payload_keep),
        .up_payload_last    (up_payload_last),
        .up_payload_wrong   (up_payload_wrong),
        .up_valid           (up_valid),
        .up_ready           (frames_up_ready),
        .down_payload_data  (frames_down_payload_data),
        .down_payload_keep  (frames_down_payload_keep),
        .down_payload_last  (frames_down_payload_last),
        .down_payload_wrong (frames_down_payload_wrong),
        .down_valid         (frames_down_valid),
        .down_ready         (down_ready)
    );

    level_fifo_w14_d4 list (
        .clk          (clk),
        .rst          (rst),
        .level        (list_level),
        .up_payload   (bytes),
        .up_valid     (ends),
        .up_ready     (list_up_ready),
        .down_payload (list_down_payload),
        .down_valid   (list_down_valid),
        .down_ready   (waiting_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            room <= 1'b0;
        end else begin
            room <= frames_beats <= 7'd58 && opens;
        end
    end

    assign up_ready = frames_up_ready;
    assign down_payload_data = frames_down_payload_data;
    assign down_payload_keep = frames_down_payload_keep;
    assign down_payload_last = frames_down_payload_last;
    assign down_payload_wrong = frames_down_payload_wrong;
    assign down_valid = frames_down_valid;
    assign waiting_payload = list_down_payload;
    assign waiting_valid = list_down_valid;

    wire _unused_ok = &{1'b0, frames_packets, frames_overflow, list_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) no_frame_is_too_long: assert (!frames_overflow);
    always @(posedge clk) if (!rst) a_frame_finds_its_place: assert (!ends || list_up_ready);
`endif

endmodule

`default_nettype wire
