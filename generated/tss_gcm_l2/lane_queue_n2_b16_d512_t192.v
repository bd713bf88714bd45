// Up to 512 beats of 2 segments, read a segment at a time.
`default_nettype none

module lane_queue_n2_b16_d512_t192 (
    input  wire         clk,
    input  wire         rst,
    input  wire         push,
    input  wire [255:0] row_data,
    input  wire  [31:0] row_keep,
    input  wire   [1:0] row_enable,
    input  wire   [1:0] row_last,
    output wire         busy,
    output wire         room,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          pops;
    wire         queue_up_ready;
    wire [255:0] queue_down_payload_data;
    wire  [31:0] queue_down_payload_keep;
    wire   [1:0] queue_down_payload_enable;
    wire   [1:0] queue_down_payload_last;
    wire         queue_down_valid;
    reg   [10:0] level;
    reg          is_busy;
    reg          has_room;
    reg    [1:0] left;
    wire         slice_up_ready;
    wire [127:0] slice_down_payload_data;
    wire  [15:0] slice_down_payload_keep;
    wire         slice_down_payload_last;
    wire         slice_down_valid;

    wire   [1:0] remaining = queue_down_payload_enable & ~left;
    wire   [1:0] more_and = remaining & (2'd0 - remaining);
    wire         more = |(remaining ^ more_and);
    wire [127:0] slice_up_payload_data_part = queue_down_payload_data[255:128];
    wire  [15:0] slice_up_payload_keep_part = queue_down_payload_keep[31:16];
    wire         queue_down_payload_last_1 = queue_down_payload_last[1];

    block_fifo_w292_d512 queue (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_data     (row_data),
        .up_payload_keep     (row_keep),
        .up_payload_enable   (row_enable),
        .up_payload_last     (row_last),
        .up_valid            (push),
        .up_ready            (queue_up_ready),
        .down_payload_data   (queue_down_payload_data),
        .down_payload_keep   (queue_down_payload_keep),
        .down_payload_enable (queue_down_payload_enable),
        .down_payload_last   (queue_down_payload_last),
        .down_valid          (queue_down_valid),
        .down_ready          (pops)
    );

    forward_slice_w145 slice (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (!remaining[0] ? slice_up_payload_data_part : queue_down_payload_data[127:0]),
        .up_payload_keep   (!remaining[0] ? slice_up_payload_keep_part : queue_down_payload_keep[15:0]),
        .up_payload_last   (!remaining[0] ? queue_down_payload_last_1 : queue_down_payload_last[0]),
        .up_valid          (queue_down_valid),
        .up_ready          (slice_up_ready),
        .down_payload_data (slice_down_payload_data),
        .down_payload_keep (slice_down_payload_keep),
        .down_payload_last (slice_down_payload_last),
        .down_valid        (slice_down_valid),
        .down_ready        (down_ready)
    );

    always @* begin
        pops = 1'b0;
        if (queue_down_valid && slice_up_ready) begin
            pops = !more;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            level <= 11'd0;
            is_busy <= 1'b0;
            has_room <= 1'b1;
            left <= 2'd0;
        end else begin
            if (push && !pops) begin
                level <= level + 11'd1;
            end
            if (pops && !push) begin
                level <= level - 11'd1;
            end
            is_busy <= level >= 11'd192;
            has_room <= level < 11'h1fe;
            if (queue_down_valid && slice_up_ready) begin
                left <= more ? left | more_and : 2'd0;
            end
        end
    end

    assign busy = is_busy;
    assign room = has_room;
    assign down_payload_data = slice_down_payload_data;
    assign down_payload_keep = slice_down_payload_keep;
    assign down_payload_last = slice_down_payload_last;
    assign down_valid = slice_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) row_finds_room: assert (!push || queue_up_ready);
    always @(posedge clk) if (!rst) row_has_segments: assert (!push || (|row_enable));
`endif

endmodule

`default_nettype wire
