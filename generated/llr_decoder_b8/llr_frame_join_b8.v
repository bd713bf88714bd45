// Joins blocks of frames to beats of 8 bytes.
`default_nettype none

module llr_frame_join_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] column_one_blocks_0,
    input  wire        column_one_own,
    input  wire        column_one_own_full,
    input  wire        column_one_stops,
    input  wire        column_one_stops_well,
    input  wire  [2:0] column_one_rest,
    input  wire        column_one_begins,
    input  wire        column_one_tag_llr,
    input  wire [19:0] column_one_tag_seq,
    input  wire        column_one_bad_preambles,
    input  wire [55:0] column_one_set_body,
    input  wire        column_one_has_set,
    output wire [63:0] beat_data,
    output wire  [7:0] beat_keep,
    output wire        beat_last,
    output wire        beat_user_llr,
    output wire [19:0] beat_user_seq,
    output wire        valid,
    output wire        error,
    output wire        refused,
    output wire        cut,
    output wire        runt
);

    reg         open;
    reg         fill;
    reg   [3:0] length;
    reg         enters;
    reg  [63:0] step_blocks_0;
    reg         step_held;
    reg         step_leaves;
    reg         step_twice;
    reg         step_ends;
    reg         step_error;
    reg   [2:0] step_rest;
    reg         step_begins;
    reg         step_tag_llr;
    reg  [19:0] step_tag_seq;
    wire [63:0] beats_beat_data;
    wire  [7:0] beats_beat_keep;
    wire        beats_beat_last;
    wire        beats_beat_user_llr;
    wire [19:0] beats_beat_user_seq;
    wire        beats_valid;
    wire        beats_error;
    wire        beats_up_ready;

    wire [1:0] total = {1'b0, fill} + {1'b0, column_one_own};
    wire       over = total > 2'd1;
    wire [1:0] left_choice = over ? total - 2'd1 : total;
    wire       left = left_choice[0];
    wire       stops = open && column_one_stops;
    wire       begins = column_one_begins;
    wire [4:0] grown = {1'b0, length} + {4'd0, column_one_own_full};
    wire       is_short = grown < 5'd8;
    wire       is_cut = stops && !column_one_stops_well;
    wire       is_runt = stops && is_short;

    llr_beat_join_b8 beats (
        .clk                 (clk),
        .rst                 (rst),
        .beat_data           (beats_beat_data),
        .beat_keep           (beats_beat_keep),
        .beat_last           (beats_beat_last),
        .beat_user_llr       (beats_beat_user_llr),
        .beat_user_seq       (beats_beat_user_seq),
        .valid               (beats_valid),
        .error               (beats_error),
        .up_payload_blocks_0 (step_blocks_0),
        .up_payload_held     (step_held),
        .up_payload_leaves   (step_leaves),
        .up_payload_twice    (step_twice),
        .up_payload_ends     (step_ends),
        .up_payload_error    (step_error),
        .up_payload_rest     (step_rest),
        .up_payload_begins   (step_begins),
        .up_payload_tag_llr  (step_tag_llr),
        .up_payload_tag_seq  (step_tag_seq),
        .up_valid            (enters),
        .up_ready            (beats_up_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            enters <= 1'b0;
        end else begin
            if (column_one_stops) begin
                open <= begins;
            end
            enters <= (open && (column_one_own || column_one_stops)) || begins;
        end
    end

    always @(posedge clk) begin
        if (column_one_stops) begin
            fill <= 1'b0;
            length <= 4'd0;
        end else begin
            fill <= left;
            length <= is_short ? grown[3:0] : 4'd8;
        end
        step_blocks_0 <= column_one_blocks_0;
        step_held <= !(1'b1 << fill);
        step_leaves <= open && (over || (column_one_stops && (|total)));
        step_twice <= stops && over;
        step_ends <= stops;
        step_error <= is_cut || is_runt;
        step_rest <= column_one_rest;
        step_begins <= begins;
        step_tag_llr <= column_one_tag_llr;
        step_tag_seq <= column_one_tag_seq;
    end

    assign beat_data = beats_beat_data;
    assign beat_keep = beats_beat_keep;
    assign beat_last = beats_beat_last;
    assign beat_user_llr = beats_beat_user_llr;
    assign beat_user_seq = beats_beat_user_seq;
    assign valid = beats_valid;
    assign error = beats_error;
    assign refused = 1'b0;
    assign cut = is_cut;
    assign runt = is_runt;

    wire _unused_ok = &{1'b0, column_one_bad_preambles, column_one_set_body, column_one_has_set, beats_up_ready, left_choice[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) column_is_taken: assert (beats_up_ready);
`endif

endmodule

`default_nettype wire
