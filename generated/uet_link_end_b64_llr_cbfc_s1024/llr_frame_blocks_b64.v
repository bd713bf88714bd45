// Frames as blocks of 64b/66b, in beats of 64 bytes.
`default_nettype none

module llr_frame_blocks_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_user_llr,
    input  wire  [19:0] up_payload_user_seq,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_blocks_0_control,
    output wire  [63:0] down_payload_blocks_0_data,
    output wire         down_payload_blocks_1_control,
    output wire  [63:0] down_payload_blocks_1_data,
    output wire         down_payload_blocks_2_control,
    output wire  [63:0] down_payload_blocks_2_data,
    output wire         down_payload_blocks_3_control,
    output wire  [63:0] down_payload_blocks_3_data,
    output wire         down_payload_blocks_4_control,
    output wire  [63:0] down_payload_blocks_4_data,
    output wire         down_payload_blocks_5_control,
    output wire  [63:0] down_payload_blocks_5_data,
    output wire         down_payload_blocks_6_control,
    output wire  [63:0] down_payload_blocks_6_data,
    output wire         down_payload_blocks_7_control,
    output wire  [63:0] down_payload_blocks_7_data,
    output wire   [3:0] down_payload_count,
    output wire   [5:0] down_payload_extent,
    output wire         down_payload_over,
    output wire         down_payload_first,
    output wire         down_payload_last,
    output wire   [2:0] down_payload_tail,
    output wire         down_payload_user_llr,
    output wire  [19:0] down_payload_user_seq,
    output wire         down_valid,
    input  wire         down_ready
);

    reg         full;
    reg         in_frame;
    wire        word_0_block_control;
    wire [63:0] word_0_block_data;
    wire  [2:0] word_0_tail;
    wire        word_1_block_control;
    wire [63:0] word_1_block_data;
    wire  [2:0] word_1_tail;
    wire        word_2_block_control;
    wire [63:0] word_2_block_data;
    wire  [2:0] word_2_tail;
    wire        word_3_block_control;
    wire [63:0] word_3_block_data;
    wire  [2:0] word_3_tail;
    wire        word_4_block_control;
    wire [63:0] word_4_block_data;
    wire  [2:0] word_4_tail;
    wire        word_5_block_control;
    wire [63:0] word_5_block_data;
    wire  [2:0] word_5_tail;
    wire        word_6_block_control;
    wire [63:0] word_6_block_data;
    wire  [2:0] word_6_tail;
    wire        word_7_block_control;
    wire [63:0] word_7_block_data;
    wire  [2:0] word_7_tail;
    reg         held_blocks_0_control;
    reg  [63:0] held_blocks_0_data;
    reg         held_blocks_1_control;
    reg  [63:0] held_blocks_1_data;
    reg         held_blocks_2_control;
    reg  [63:0] held_blocks_2_data;
    reg         held_blocks_3_control;
    reg  [63:0] held_blocks_3_data;
    reg         held_blocks_4_control;
    reg  [63:0] held_blocks_4_data;
    reg         held_blocks_5_control;
    reg  [63:0] held_blocks_5_data;
    reg         held_blocks_6_control;
    reg  [63:0] held_blocks_6_data;
    reg         held_blocks_7_control;
    reg  [63:0] held_blocks_7_data;
    reg   [3:0] held_count;
    reg   [5:0] held_extent;
    reg         held_over;
    reg         held_first;
    reg         held_last;
    reg   [2:0] held_tail;
    reg         held_user_llr;
    reg  [19:0] held_user_seq;

    wire       ready = !full || down_ready;
    wire       takes = ready && up_valid;
    wire       over = up_payload_last && up_payload_keep[63];
    wire       first = !in_frame;
    wire       word_0_ends_term = up_payload_last && !up_payload_keep[7];
    wire       word_1_ends_term = up_payload_last && up_payload_keep[7] && !up_payload_keep[15];
    wire       word_2_ends_term = up_payload_last && up_payload_keep[15] && !up_payload_keep[23];
    wire       word_3_ends_term = up_payload_last && up_payload_keep[23] && !up_payload_keep[31];
    wire       word_4_ends_term = up_payload_last && up_payload_keep[31] && !up_payload_keep[39];
    wire       word_5_ends_term = up_payload_last && up_payload_keep[39] && !up_payload_keep[47];
    wire       word_6_ends_term = up_payload_last && up_payload_keep[47] && !up_payload_keep[55];
    wire       word_7_ends_term = up_payload_last && up_payload_keep[55] && !up_payload_keep[63];
    wire [8:0] held_count_word = {
        word_7_ends_term || !up_payload_last || over,
        word_6_ends_term,
        word_5_ends_term,
        word_4_ends_term,
        word_3_ends_term,
        word_2_ends_term,
        word_1_ends_term,
        word_0_ends_term,
        1'b0
    };
    wire       held_count_word_and_256_any = |(held_count_word & 9'h100);
    wire       held_count_word_and_240_any = |(held_count_word & 9'd240);
    wire       held_count_word_and_204_any = |(held_count_word & 9'd204);
    wire       held_count_word_and_170_any = |(held_count_word & 9'd170);
    wire [5:0] held_extent_word = {
        2'd0,
        held_count_word_and_256_any,
        held_count_word_and_240_any,
        held_count_word_and_204_any,
        held_count_word_and_170_any
    };
    wire [2:0] held_tail_or = word_0_tail | word_1_tail | word_2_tail | word_3_tail | word_4_tail;

    llr_frame_word word_0 (
        .bytes         (up_payload_data[63:0]),
        .kept          (up_payload_keep[7:0]),
        .ends          (word_0_ends_term),
        .block_control (word_0_block_control),
        .block_data    (word_0_block_data),
        .tail          (word_0_tail)
    );

    llr_frame_word word_1 (
        .bytes         (up_payload_data[127:64]),
        .kept          (up_payload_keep[15:8]),
        .ends          (word_1_ends_term),
        .block_control (word_1_block_control),
        .block_data    (word_1_block_data),
        .tail          (word_1_tail)
    );

    llr_frame_word word_2 (
        .bytes         (up_payload_data[191:128]),
        .kept          (up_payload_keep[23:16]),
        .ends          (word_2_ends_term),
        .block_control (word_2_block_control),
        .block_data    (word_2_block_data),
        .tail          (word_2_tail)
    );

    llr_frame_word word_3 (
        .bytes         (up_payload_data[255:192]),
        .kept          (up_payload_keep[31:24]),
        .ends          (word_3_ends_term),
        .block_control (word_3_block_control),
        .block_data    (word_3_block_data),
        .tail          (word_3_tail)
    );

    llr_frame_word word_4 (
        .bytes         (up_payload_data[319:256]),
        .kept          (up_payload_keep[39:32]),
        .ends          (word_4_ends_term),
        .block_control (word_4_block_control),
        .block_data    (word_4_block_data),
        .tail          (word_4_tail)
    );

    llr_frame_word word_5 (
        .bytes         (up_payload_data[383:320]),
        .kept          (up_payload_keep[47:40]),
        .ends          (word_5_ends_term),
        .block_control (word_5_block_control),
        .block_data    (word_5_block_data),
        .tail          (word_5_tail)
    );

    llr_frame_word word_6 (
        .bytes         (up_payload_data[447:384]),
        .kept          (up_payload_keep[55:48]),
        .ends          (word_6_ends_term),
        .block_control (word_6_block_control),
        .block_data    (word_6_block_data),
        .tail          (word_6_tail)
    );

    llr_frame_word word_7 (
        .bytes         (up_payload_data[511:448]),
        .kept          (up_payload_keep[63:56]),
        .ends          (word_7_ends_term),
        .block_control (word_7_block_control),
        .block_data    (word_7_block_data),
        .tail          (word_7_tail)
    );

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            in_frame <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
            if (takes) begin
                in_frame <= !up_payload_last;
            end
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            held_blocks_0_control <= word_0_block_control;
            held_blocks_0_data <= word_0_block_data;
            held_blocks_1_control <= word_1_block_control;
            held_blocks_1_data <= word_1_block_data;
            held_blocks_2_control <= word_2_block_control;
            held_blocks_2_data <= word_2_block_data;
            held_blocks_3_control <= word_3_block_control;
            held_blocks_3_data <= word_3_block_data;
            held_blocks_4_control <= word_4_block_control;
            held_blocks_4_data <= word_4_block_data;
            held_blocks_5_control <= word_5_block_control;
            held_blocks_5_data <= word_5_block_data;
            held_blocks_6_control <= word_6_block_control;
            held_blocks_6_data <= word_6_block_data;
            held_blocks_7_control <= word_7_block_control;
            held_blocks_7_data <= word_7_block_data;
            held_count <= {
                held_count_word_and_256_any,
                held_count_word_and_240_any,
                held_count_word_and_204_any,
                held_count_word_and_170_any
            };
            held_extent <= held_extent_word + {5'd0, over} + {5'd0, first} - 6'd8;
            held_over <= over;
            held_first <= first;
            held_last <= up_payload_last;
            held_tail <= held_tail_or | word_5_tail | word_6_tail | word_7_tail;
            held_user_llr <= up_payload_user_llr;
            held_user_seq <= up_payload_user_seq;
        end
    end

    assign up_ready = ready;
    assign down_payload_blocks_0_control = held_blocks_0_control;
    assign down_payload_blocks_0_data = held_blocks_0_data;
    assign down_payload_blocks_1_control = held_blocks_1_control;
    assign down_payload_blocks_1_data = held_blocks_1_data;
    assign down_payload_blocks_2_control = held_blocks_2_control;
    assign down_payload_blocks_2_data = held_blocks_2_data;
    assign down_payload_blocks_3_control = held_blocks_3_control;
    assign down_payload_blocks_3_data = held_blocks_3_data;
    assign down_payload_blocks_4_control = held_blocks_4_control;
    assign down_payload_blocks_4_data = held_blocks_4_data;
    assign down_payload_blocks_5_control = held_blocks_5_control;
    assign down_payload_blocks_5_data = held_blocks_5_data;
    assign down_payload_blocks_6_control = held_blocks_6_control;
    assign down_payload_blocks_6_data = held_blocks_6_data;
    assign down_payload_blocks_7_control = held_blocks_7_control;
    assign down_payload_blocks_7_data = held_blocks_7_data;
    assign down_payload_count = held_count;
    assign down_payload_extent = held_extent;
    assign down_payload_over = held_over;
    assign down_payload_first = held_first;
    assign down_payload_last = held_last;
    assign down_payload_tail = held_tail;
    assign down_payload_user_llr = held_user_llr;
    assign down_payload_user_seq = held_user_seq;
    assign down_valid = full;

endmodule

`default_nettype wire
