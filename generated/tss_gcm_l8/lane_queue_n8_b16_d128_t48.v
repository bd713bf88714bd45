// Up to 128 beats of 8 segments, read a segment at a time.
`default_nettype none

module lane_queue_n8_b16_d128_t48 (
    input  wire          clk,
    input  wire          rst,
    input  wire          push,
    input  wire [1023:0] row_data,
    input  wire  [127:0] row_keep,
    input  wire    [7:0] row_enable,
    input  wire    [7:0] row_last,
    output wire          busy,
    output wire          room,
    output wire  [127:0] down_payload_data,
    output wire   [15:0] down_payload_keep,
    output wire          down_payload_last,
    output wire          down_valid,
    input  wire          down_ready
);

    reg           pops;
    wire          queue_up_ready;
    wire [1023:0] queue_down_payload_data;
    wire  [127:0] queue_down_payload_keep;
    wire    [7:0] queue_down_payload_enable;
    wire    [7:0] queue_down_payload_last;
    wire          queue_down_valid;
    reg     [8:0] level;
    reg           is_busy;
    reg           has_room;
    reg     [7:0] left;
    wire          slice_up_ready;
    wire  [127:0] slice_down_payload_data;
    wire   [15:0] slice_down_payload_keep;
    wire          slice_down_payload_last;
    wire          slice_down_valid;

    wire   [7:0] remaining = queue_down_payload_enable & ~left;
    wire   [7:0] more_and = remaining & (8'd0 - remaining);
    wire         more = |(remaining ^ more_and);
    wire         slice_up_payload_data_term = !(|remaining[3:0]);
    wire         slice_up_payload_data_term_2 = !(|remaining[5:4]);
    wire   [1:0] slice_up_payload_data_word = {slice_up_payload_data_term_2, slice_up_payload_data_term_2 ? !remaining[6] : !remaining[4]};
    wire         slice_up_payload_data_term_3 = !(|remaining[1:0]);
    wire   [1:0] slice_up_payload_data_word_2 = {slice_up_payload_data_term_3, slice_up_payload_data_term_3 ? !remaining[2] : !remaining[0]};
    wire   [1:0] slice_up_payload_data_choice = slice_up_payload_data_term ? slice_up_payload_data_word : slice_up_payload_data_word_2;
    wire         slice_up_payload_data_part = slice_up_payload_data_choice[1];
    wire         slice_up_payload_data_part_2 = slice_up_payload_data_choice[0];
    wire [127:0] slice_up_payload_data_choice_2 = slice_up_payload_data_part_2 ? queue_down_payload_data[1023:896] : queue_down_payload_data[895:768];
    wire [127:0] slice_up_payload_data_choice_3 = slice_up_payload_data_part_2 ? queue_down_payload_data[767:640] : queue_down_payload_data[639:512];
    wire [127:0] slice_up_payload_data_choice_4 = slice_up_payload_data_part ? slice_up_payload_data_choice_2 : slice_up_payload_data_choice_3;
    wire [127:0] slice_up_payload_data_choice_5 = slice_up_payload_data_part_2 ? queue_down_payload_data[511:384] : queue_down_payload_data[383:256];
    wire [127:0] slice_up_payload_data_choice_6 = slice_up_payload_data_part_2 ? queue_down_payload_data[255:128] : queue_down_payload_data[127:0];
    wire  [15:0] slice_up_payload_keep_choice = slice_up_payload_data_part_2 ? queue_down_payload_keep[127:112] : queue_down_payload_keep[111:96];
    wire  [15:0] slice_up_payload_keep_choice_2 = slice_up_payload_data_part_2 ? queue_down_payload_keep[95:80] : queue_down_payload_keep[79:64];
    wire  [15:0] slice_up_payload_keep_choice_3 = slice_up_payload_data_part ? slice_up_payload_keep_choice : slice_up_payload_keep_choice_2;
    wire  [15:0] slice_up_payload_keep_choice_4 = slice_up_payload_data_part_2 ? queue_down_payload_keep[63:48] : queue_down_payload_keep[47:32];
    wire  [15:0] slice_up_payload_keep_choice_5 = slice_up_payload_data_part_2 ? queue_down_payload_keep[31:16] : queue_down_payload_keep[15:0];
    wire         slice_up_payload_last_choice = slice_up_payload_data_part_2 ? queue_down_payload_last[7] : queue_down_payload_last[6];
    wire         slice_up_payload_last_choice_2 = slice_up_payload_data_part_2 ? queue_down_payload_last[5] : queue_down_payload_last[4];
    wire         slice_up_payload_last_choice_3 = slice_up_payload_data_part ? slice_up_payload_last_choice : slice_up_payload_last_choice_2;
    wire         slice_up_payload_last_choice_4 = slice_up_payload_data_part_2 ? queue_down_payload_last[3] : queue_down_payload_last[2];
    wire         slice_up_payload_last_choice_5 = slice_up_payload_data_part_2 ? queue_down_payload_last[1] : queue_down_payload_last[0];

    block_fifo_w1168_d128 queue (
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
        .up_payload_data   (slice_up_payload_data_term ? slice_up_payload_data_choice_4 : slice_up_payload_data_part ? slice_up_payload_data_choice_5 : slice_up_payload_data_choice_6),
        .up_payload_keep   (slice_up_payload_data_term ? slice_up_payload_keep_choice_3 : slice_up_payload_data_part ? slice_up_payload_keep_choice_4 : slice_up_payload_keep_choice_5),
        .up_payload_last   (slice_up_payload_data_term ? slice_up_payload_last_choice_3 : slice_up_payload_data_part ? slice_up_payload_last_choice_4 : slice_up_payload_last_choice_5),
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
            level <= 9'd0;
            is_busy <= 1'b0;
            has_room <= 1'b1;
            left <= 8'd0;
        end else begin
            if (push && !pops) begin
                level <= level + 9'd1;
            end
            if (pops && !push) begin
                level <= level - 9'd1;
            end
            is_busy <= level >= 9'd48;
            has_room <= level < 9'd126;
            if (queue_down_valid && slice_up_ready) begin
                left <= more ? left | more_and : 8'd0;
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
