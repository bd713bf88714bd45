// Joins blocks of frames to beats of 8 bytes.
`default_nettype none

module llr_frame_join_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] column_blocks_0,
    input  wire        column_places_0,
    input  wire        column_own,
    input  wire        column_own_full,
    input  wire        column_stops,
    input  wire        column_stops_well,
    input  wire  [2:0] column_rest,
    input  wire        column_begins,
    input  wire        column_begun,
    input  wire        column_begun_count,
    input  wire        column_tag_llr,
    input  wire [19:0] column_tag_seq,
    input  wire        column_inner,
    input  wire        column_inner_cuts,
    input  wire        column_bad_preambles,
    input  wire [63:0] column_set_data,
    input  wire        column_has_set,
    input  wire        column_more_sets,
    output wire [63:0] beat_data,
    output wire  [7:0] beat_keep,
    output wire        beat_last,
    output wire        beat_user_llr,
    output wire [19:0] beat_user_seq,
    output reg         valid,
    output wire        error,
    output wire        refused,
    output wire        cut,
    output wire        runt
);

    reg         open;
    reg         fill;
    reg   [3:0] length;
    reg         room;
    reg  [63:0] entry_blocks_0;
    reg         entry_sources_0;
    reg         entry_begun_sources_0;
    reg         entry_fills;
    reg         entry_begun;
    reg         entry_held;
    reg         entry_leaves;
    reg         entry_twice;
    reg         entry_ends;
    reg         entry_error;
    reg         entry_final;
    reg   [2:0] entry_rest;
    reg         entry_begins;
    reg         entry_tag_llr;
    reg  [19:0] entry_tag_seq;
    reg         enters;
    reg         aside;
    wire  [5:0] queue_level;
    wire        queue_up_ready;
    wire [63:0] queue_down_payload_blocks_0;
    wire        queue_down_payload_sources_0;
    wire        queue_down_payload_begun_sources_0;
    wire        queue_down_payload_fills;
    wire        queue_down_payload_begun;
    wire        queue_down_payload_held;
    wire        queue_down_payload_leaves;
    wire        queue_down_payload_twice;
    wire        queue_down_payload_ends;
    wire        queue_down_payload_error;
    wire        queue_down_payload_final;
    wire  [2:0] queue_down_payload_rest;
    wire        queue_down_payload_begins;
    wire        queue_down_payload_tag_llr;
    wire [19:0] queue_down_payload_tag_seq;
    wire        queue_down_valid;
    reg  [63:0] placed_0;
    reg  [63:0] begun_0;
    reg         fills_now;
    reg         begun_now;
    reg         held_now;
    reg         begins_now;
    reg         tag_now_llr;
    reg  [19:0] tag_now_seq;
    reg         leaves_now;
    reg         from_aside;
    reg         ends_now;
    reg         twice_now;
    reg         error_now;
    reg   [7:0] tail_now;
    reg         tag_llr;
    reg  [19:0] tag_seq;
    reg  [63:0] aside_data_0;
    reg  [63:0] out_0;
    reg  [63:0] lane_0;
    reg   [7:0] aside_end_keep;
    reg         aside_end_last;
    reg         aside_end_error;
    reg         aside_end_tag_llr;
    reg  [19:0] aside_end_tag_seq;
    reg   [7:0] end_keep;
    reg         end_last;
    reg         end_error;
    reg         end_tag_llr;
    reg  [19:0] end_tag_seq;

    wire  [1:0] total = {1'b0, fill} + {1'b0, column_own};
    wire        over = total > 2'd1;
    wire  [1:0] left_choice = over ? total - 2'd1 : total;
    wire        left = left_choice[0];
    wire        stops = open && column_stops;
    wire        begins = column_begins && room;
    wire  [4:0] grown = {1'b0, length} + {4'd0, column_own_full};
    wire        is_short = grown < 5'd8;
    wire        is_cut = stops && !column_stops_well;
    wire        is_runt = stops && is_short;
    wire        begun_place_0_of_1 = !column_begun;
    wire        begun_place_1_of_1 = column_begun;
    wire        begun_place_0 = 1'b0;
    wire        begun_place_count = begun_place_1_of_1;
    wire        ready = !(queue_down_payload_twice && aside);
    wire        done = queue_down_valid && ready;
    wire        leaves = done && queue_down_payload_leaves;
    wire        adds = leaves && (aside || queue_down_payload_twice);
    wire [63:0] beat_0 = held_now ? lane_0 : placed_0;
    wire        full = twice_now || !ends_now;
    wire        begun_now_term = done && queue_down_payload_begins;
    wire  [7:0] tail_now_choice = (|queue_down_payload_rest) ? ~(8'd255 << queue_down_payload_rest) : 8'd255;

    level_fifo_w99_d32 queue (
        .clk                          (clk),
        .rst                          (rst),
        .level                        (queue_level),
        .up_payload_blocks_0          (entry_blocks_0),
        .up_payload_sources_0         (entry_sources_0),
        .up_payload_begun_sources_0   (entry_begun_sources_0),
        .up_payload_fills             (entry_fills),
        .up_payload_begun             (entry_begun),
        .up_payload_held              (entry_held),
        .up_payload_leaves            (entry_leaves),
        .up_payload_twice             (entry_twice),
        .up_payload_ends              (entry_ends),
        .up_payload_error             (entry_error),
        .up_payload_final             (entry_final),
        .up_payload_rest              (entry_rest),
        .up_payload_begins            (entry_begins),
        .up_payload_tag_llr           (entry_tag_llr),
        .up_payload_tag_seq           (entry_tag_seq),
        .up_valid                     (enters),
        .up_ready                     (queue_up_ready),
        .down_payload_blocks_0        (queue_down_payload_blocks_0),
        .down_payload_sources_0       (queue_down_payload_sources_0),
        .down_payload_begun_sources_0 (queue_down_payload_begun_sources_0),
        .down_payload_fills           (queue_down_payload_fills),
        .down_payload_begun           (queue_down_payload_begun),
        .down_payload_held            (queue_down_payload_held),
        .down_payload_leaves          (queue_down_payload_leaves),
        .down_payload_twice           (queue_down_payload_twice),
        .down_payload_ends            (queue_down_payload_ends),
        .down_payload_error           (queue_down_payload_error),
        .down_payload_final           (queue_down_payload_final),
        .down_payload_rest            (queue_down_payload_rest),
        .down_payload_begins          (queue_down_payload_begins),
        .down_payload_tag_llr         (queue_down_payload_tag_llr),
        .down_payload_tag_seq         (queue_down_payload_tag_seq),
        .down_valid                   (queue_down_valid),
        .down_ready                   (ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            room <= 1'b1;
            enters <= 1'b0;
            aside <= 1'b0;
            fills_now <= 1'b0;
            begun_now <= 1'b0;
            begins_now <= 1'b0;
            leaves_now <= 1'b0;
            valid <= 1'b0;
        end else begin
            if (column_stops) begin
                open <= begins;
            end
            enters <= (open && (column_own || column_stops)) || begins;
            room <= queue_level <= 6'd12;
            aside <= adds;
            fills_now <= queue_down_payload_fills && done;
            begun_now <= queue_down_payload_begun && begun_now_term;
            begins_now <= begun_now_term;
            leaves_now <= aside || leaves;
            valid <= leaves_now;
        end
    end

    always @(posedge clk) begin
        if (column_stops) begin
            fill <= column_begun_count;
            length <= {3'd0, column_begun_count};
        end else begin
            fill <= left;
            length <= is_short ? grown[3:0] : 4'd8;
        end
        entry_blocks_0 <= column_blocks_0;
        entry_sources_0 <= column_places_0;
        entry_begun_sources_0 <= begun_place_0;
        entry_fills <= !(1'b1 << column_own);
        entry_begun <= !(1'b1 << column_begun_count);
        entry_held <= !(1'b1 << fill);
        entry_leaves <= open && (over || (column_stops && (|total)));
        entry_twice <= stops && over;
        entry_ends <= stops;
        entry_error <= is_cut || is_runt;
        entry_final <= left - 1'b1;
        entry_rest <= column_rest;
        entry_begins <= begins;
        entry_tag_llr <= column_tag_llr;
        entry_tag_seq <= column_tag_seq;
        placed_0 <= queue_down_payload_blocks_0;
        begun_0 <= queue_down_payload_blocks_0;
        held_now <= queue_down_payload_held;
        tag_now_llr <= queue_down_payload_tag_llr;
        tag_now_seq <= queue_down_payload_tag_seq;
        from_aside <= aside;
        ends_now <= queue_down_payload_ends;
        twice_now <= queue_down_payload_twice;
        error_now <= queue_down_payload_error;
        tail_now <= {8{!queue_down_payload_ends}} | (tail_now_choice & {8{queue_down_payload_ends}});
        if (begins_now) begin
            tag_llr <= tag_now_llr;
            tag_seq <= tag_now_seq;
        end
        if (begun_now) begin
            lane_0 <= begun_0;
        end else if (fills_now) begin
            lane_0 <= placed_0;
        end
        out_0 <= from_aside ? aside_data_0 : beat_0;
        aside_data_0 <= from_aside ? beat_0 : placed_0;
        aside_end_keep <= tail_now;
        aside_end_last <= ends_now;
        aside_end_error <= error_now;
        aside_end_tag_llr <= tag_llr;
        aside_end_tag_seq <= tag_seq;
        end_keep <= from_aside ? aside_end_keep : full ? 8'd255 : tail_now;
        end_last <= from_aside ? aside_end_last : !full;
        end_error <= from_aside ? aside_end_error : error_now && !full;
        end_tag_llr <= from_aside ? aside_end_tag_llr : tag_llr;
        end_tag_seq <= from_aside ? aside_end_tag_seq : tag_seq;
    end

    assign beat_data = out_0;
    assign beat_keep = end_keep;
    assign beat_last = end_last;
    assign beat_user_llr = end_tag_llr;
    assign beat_user_seq = end_tag_seq;
    assign error = end_error;
    assign refused = column_begins && !room;
    assign cut = is_cut;
    assign runt = is_runt;

    wire _unused_ok = &{1'b0, column_inner, column_inner_cuts, column_bad_preambles, column_set_data, column_has_set, column_more_sets, begun_place_0_of_1, begun_place_count, queue_up_ready, queue_down_payload_sources_0, queue_down_payload_begun_sources_0, queue_down_payload_final, left_choice[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) column_finds_room: assert (!enters || queue_up_ready);
`endif

endmodule

`default_nettype wire
