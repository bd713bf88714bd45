// Up to 256 beats of 4 segments, read a segment at a time.
`default_nettype none

module lane_queue_n4_b16_d256_t96 (
    input  wire         clk,
    input  wire         rst,
    input  wire         push,
    input  wire [511:0] row_data,
    input  wire  [63:0] row_keep,
    input  wire   [3:0] row_enable,
    input  wire   [3:0] row_last,
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
    wire [511:0] queue_down_payload_data;
    wire  [63:0] queue_down_payload_keep;
    wire   [3:0] queue_down_payload_enable;
    wire   [3:0] queue_down_payload_last;
    wire         queue_down_valid;
    reg    [9:0] level;
    reg          is_busy;
    reg          has_room;
    reg    [3:0] left;
    wire         slice_up_ready;
    wire [127:0] slice_down_payload_data;
    wire  [15:0] slice_down_payload_keep;
    wire         slice_down_payload_last;
    wire         slice_down_valid;

    wire   [3:0] remaining = queue_down_payload_enable & ~left;
    wire   [3:0] more_and = remaining & (4'd0 - remaining);
    wire         more = |(remaining ^ more_and);
    wire         slice_up_payload_data_term = !(|remaining[1:0]);
    wire         slice_up_payload_data_choice = slice_up_payload_data_term ? !remaining[2] : !remaining[0];
    wire [127:0] slice_up_payload_data_choice_2 = slice_up_payload_data_choice ? queue_down_payload_data[511:384] : queue_down_payload_data[383:256];
    wire [127:0] slice_up_payload_data_choice_3 = slice_up_payload_data_choice ? queue_down_payload_data[255:128] : queue_down_payload_data[127:0];
    wire  [15:0] slice_up_payload_keep_choice = slice_up_payload_data_choice ? queue_down_payload_keep[63:48] : queue_down_payload_keep[47:32];
    wire  [15:0] slice_up_payload_keep_choice_2 = slice_up_payload_data_choice ? queue_down_payload_keep[31:16] : queue_down_payload_keep[15:0];
    wire         slice_up_payload_last_choice = slice_up_payload_data_choice ? queue_down_payload_last[3] : queue_down_payload_last[2];
    wire         slice_up_payload_last_choice_2 = slice_up_payload_data_choice ? queue_down_payload_last[1] : queue_down_payload_last[0];

    block_fifo_w584_d256 queue (
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
        .up_payload_data   (slice_up_payload_data_term ? slice_up_payload_data_choice_2 : slice_up_payload_data_choice_3),
        .up_payload_keep   (slice_up_payload_data_term ? slice_up_payload_keep_choice : slice_up_payload_keep_choice_2),
        .up_payload_last   (slice_up_payload_data_term ? slice_up_payload_last_choice : slice_up_payload_last_choice_2),
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
            level <= 10'd0;
            is_busy <= 1'b0;
            has_room <= 1'b1;
            left <= 4'd0;
        end else begin
            if (push && !pops) begin
                level <= level + 10'd1;
            end
            if (pops && !push) begin
                level <= level - 10'd1;
            end
            is_busy <= level >= 10'd96;
            has_room <= level < 10'd254;
            if (queue_down_valid && slice_up_ready) begin
                left <= more ? left | more_and : 4'd0;
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
