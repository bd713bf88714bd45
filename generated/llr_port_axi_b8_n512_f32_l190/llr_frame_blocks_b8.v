// Frames as blocks of 64b/66b, in beats of 8 bytes.
`default_nettype none

module llr_frame_blocks_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_payload_user_llr,
    input  wire [19:0] up_payload_user_seq,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_blocks_0_control,
    output wire [63:0] down_payload_blocks_0_data,
    output wire        down_payload_count,
    output wire  [3:0] down_payload_extent,
    output wire        down_payload_over,
    output wire        down_payload_first,
    output wire        down_payload_last,
    output wire  [2:0] down_payload_tail,
    output wire        down_payload_user_llr,
    output wire [19:0] down_payload_user_seq,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         full;
    reg         in_frame;
    wire        word_0_block_control;
    wire [63:0] word_0_block_data;
    wire  [2:0] word_0_tail;
    reg         held_blocks_0_control;
    reg  [63:0] held_blocks_0_data;
    reg         held_count;
    reg   [3:0] held_extent;
    reg         held_over;
    reg         held_first;
    reg         held_last;
    reg   [2:0] held_tail;
    reg         held_user_llr;
    reg  [19:0] held_user_seq;

    wire       ready = !full || down_ready;
    wire       takes = ready && up_valid;
    wire       over = up_payload_last && up_payload_keep[7];
    wire       first = !in_frame;
    wire       word_0_ends_term = up_payload_last && !up_payload_keep[7];
    wire       held_count_any = |({word_0_ends_term || !up_payload_last || over, 1'b0} & 2'd2);
    wire [3:0] held_extent_sum = {3'd0, held_count_any} + {3'd0, over} + {3'd0, first};

    llr_frame_word word_0 (
        .bytes         (up_payload_data),
        .kept          (up_payload_keep),
        .ends          (word_0_ends_term),
        .block_control (word_0_block_control),
        .block_data    (word_0_block_data),
        .tail          (word_0_tail)
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
            held_count <= held_count_any;
            held_extent <= held_extent_sum - 4'd1;
            held_over <= over;
            held_first <= first;
            held_last <= up_payload_last;
            held_tail <= word_0_tail;
            held_user_llr <= up_payload_user_llr;
            held_user_seq <= up_payload_user_seq;
        end
    end

    assign up_ready = ready;
    assign down_payload_blocks_0_control = held_blocks_0_control;
    assign down_payload_blocks_0_data = held_blocks_0_data;
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
