// Joins blocks of frames to beats of 64 bytes.
`default_nettype none

module llr_frame_join_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] column_one_blocks_0,
    input  wire  [63:0] column_one_blocks_1,
    input  wire  [63:0] column_one_blocks_2,
    input  wire  [63:0] column_one_blocks_3,
    input  wire  [63:0] column_one_blocks_4,
    input  wire  [63:0] column_one_blocks_5,
    input  wire  [63:0] column_one_blocks_6,
    input  wire  [63:0] column_one_blocks_7,
    input  wire   [3:0] column_one_own,
    input  wire   [3:0] column_one_own_full,
    input  wire         column_one_stops,
    input  wire         column_one_stops_well,
    input  wire   [2:0] column_one_rest,
    input  wire         column_one_begins,
    input  wire         column_one_tag_llr,
    input  wire  [19:0] column_one_tag_seq,
    input  wire   [3:0] column_one_bad_preambles,
    input  wire  [55:0] column_one_set_body,
    input  wire         column_one_has_set,
    input  wire   [2:0] column_several_places_0,
    input  wire   [2:0] column_several_places_1,
    input  wire   [2:0] column_several_places_2,
    input  wire   [2:0] column_several_places_3,
    input  wire   [2:0] column_several_places_4,
    input  wire   [2:0] column_several_places_5,
    input  wire   [2:0] column_several_places_6,
    input  wire   [2:0] column_several_places_7,
    input  wire   [7:0] column_several_begun,
    input  wire   [3:0] column_several_begun_count,
    input  wire   [3:0] column_several_inner,
    input  wire   [3:0] column_several_inner_cuts,
    input  wire   [3:0] column_several_more_sets,
    output wire [511:0] beat_data,
    output wire  [63:0] beat_keep,
    output wire         beat_last,
    output wire         beat_user_llr,
    output wire  [19:0] beat_user_seq,
    output wire         valid,
    output wire         error,
    output wire         refused,
    output wire         cut,
    output wire         runt
);

    reg          open;
    reg    [3:0] fill;
    reg    [3:0] length;
    reg          room;
    reg          enters;
    reg   [63:0] step_blocks_0;
    reg   [63:0] step_blocks_1;
    reg   [63:0] step_blocks_2;
    reg   [63:0] step_blocks_3;
    reg   [63:0] step_blocks_4;
    reg   [63:0] step_blocks_5;
    reg   [63:0] step_blocks_6;
    reg   [63:0] step_blocks_7;
    reg    [7:0] step_held;
    reg          step_leaves;
    reg          step_twice;
    reg          step_ends;
    reg          step_error;
    reg    [2:0] step_rest;
    reg          step_begins;
    reg          step_tag_llr;
    reg   [19:0] step_tag_seq;
    reg    [7:0] step_several_fills;
    reg    [2:0] step_several_sources_0;
    reg    [2:0] step_several_sources_1;
    reg    [2:0] step_several_sources_2;
    reg    [2:0] step_several_sources_3;
    reg    [2:0] step_several_sources_4;
    reg    [2:0] step_several_sources_5;
    reg    [2:0] step_several_sources_6;
    reg    [2:0] step_several_sources_7;
    reg    [2:0] step_several_begun_sources_0;
    reg    [2:0] step_several_begun_sources_1;
    reg    [2:0] step_several_begun_sources_2;
    reg    [2:0] step_several_begun_sources_3;
    reg    [2:0] step_several_begun_sources_4;
    reg    [2:0] step_several_begun_sources_5;
    reg    [2:0] step_several_begun_sources_6;
    reg    [2:0] step_several_begun_sources_7;
    reg    [7:0] step_several_begun;
    reg    [2:0] step_several_final;
    wire   [5:0] queue_level;
    wire         queue_up_ready;
    wire  [63:0] queue_down_payload_blocks_0;
    wire  [63:0] queue_down_payload_blocks_1;
    wire  [63:0] queue_down_payload_blocks_2;
    wire  [63:0] queue_down_payload_blocks_3;
    wire  [63:0] queue_down_payload_blocks_4;
    wire  [63:0] queue_down_payload_blocks_5;
    wire  [63:0] queue_down_payload_blocks_6;
    wire  [63:0] queue_down_payload_blocks_7;
    wire   [7:0] queue_down_payload_held;
    wire         queue_down_payload_leaves;
    wire         queue_down_payload_twice;
    wire         queue_down_payload_ends;
    wire         queue_down_payload_error;
    wire   [2:0] queue_down_payload_rest;
    wire         queue_down_payload_begins;
    wire         queue_down_payload_tag_llr;
    wire  [19:0] queue_down_payload_tag_seq;
    wire   [7:0] queue_down_payload_several_fills;
    wire   [2:0] queue_down_payload_several_sources_0;
    wire   [2:0] queue_down_payload_several_sources_1;
    wire   [2:0] queue_down_payload_several_sources_2;
    wire   [2:0] queue_down_payload_several_sources_3;
    wire   [2:0] queue_down_payload_several_sources_4;
    wire   [2:0] queue_down_payload_several_sources_5;
    wire   [2:0] queue_down_payload_several_sources_6;
    wire   [2:0] queue_down_payload_several_sources_7;
    wire   [2:0] queue_down_payload_several_begun_sources_0;
    wire   [2:0] queue_down_payload_several_begun_sources_1;
    wire   [2:0] queue_down_payload_several_begun_sources_2;
    wire   [2:0] queue_down_payload_several_begun_sources_3;
    wire   [2:0] queue_down_payload_several_begun_sources_4;
    wire   [2:0] queue_down_payload_several_begun_sources_5;
    wire   [2:0] queue_down_payload_several_begun_sources_6;
    wire   [2:0] queue_down_payload_several_begun_sources_7;
    wire   [7:0] queue_down_payload_several_begun;
    wire   [2:0] queue_down_payload_several_final;
    wire         queue_down_valid;
    wire [511:0] beats_beat_data;
    wire  [63:0] beats_beat_keep;
    wire         beats_beat_last;
    wire         beats_beat_user_llr;
    wire  [19:0] beats_beat_user_seq;
    wire         beats_valid;
    wire         beats_error;
    wire         beats_up_ready;

    wire [4:0] total = {1'b0, fill} + {1'b0, column_one_own};
    wire       over = total > 5'd8;
    wire [4:0] left_choice = over ? total - 5'd8 : total;
    wire [3:0] left = left_choice[3:0];
    wire       stops = open && column_one_stops;
    wire       begins = column_one_begins && room;
    wire [4:0] grown = {1'b0, length} + {1'b0, column_one_own_full};
    wire       is_short = grown < 5'd8;
    wire       is_cut = stops && !column_one_stops_well;
    wire       is_runt = stops && is_short;
    wire       begun_place_0_of_1 = !column_several_begun[0];
    wire       begun_place_1_of_1 = column_several_begun[0];
    wire       begun_place_0_of_2 = begun_place_0_of_1 && !column_several_begun[1];
    wire       begun_place_1_of_2 = column_several_begun[1] ? begun_place_0_of_1 : begun_place_1_of_1;
    wire       begun_place_2_of_2 = begun_place_1_of_1 && column_several_begun[1];
    wire       begun_place_0_of_3 = begun_place_0_of_2 && !column_several_begun[2];
    wire       begun_place_1_of_3 = column_several_begun[2] ? begun_place_0_of_2 : begun_place_1_of_2;
    wire       begun_place_2_of_3 = column_several_begun[2] ? begun_place_1_of_2 : begun_place_2_of_2;
    wire       begun_place_3_of_3 = begun_place_2_of_2 && column_several_begun[2];
    wire       begun_place_0_of_4 = begun_place_0_of_3 && !column_several_begun[3];
    wire       begun_place_1_of_4 = column_several_begun[3] ? begun_place_0_of_3 : begun_place_1_of_3;
    wire       begun_place_2_of_4 = column_several_begun[3] ? begun_place_1_of_3 : begun_place_2_of_3;
    wire       begun_place_3_of_4 = column_several_begun[3] ? begun_place_2_of_3 : begun_place_3_of_3;
    wire       begun_place_4_of_4 = begun_place_3_of_3 && column_several_begun[3];
    wire       begun_place_0_of_5 = begun_place_0_of_4 && !column_several_begun[4];
    wire       begun_place_1_of_5 = column_several_begun[4] ? begun_place_0_of_4 : begun_place_1_of_4;
    wire       begun_place_2_of_5 = column_several_begun[4] ? begun_place_1_of_4 : begun_place_2_of_4;
    wire       begun_place_3_of_5 = column_several_begun[4] ? begun_place_2_of_4 : begun_place_3_of_4;
    wire       begun_place_4_of_5 = column_several_begun[4] ? begun_place_3_of_4 : begun_place_4_of_4;
    wire       begun_place_5_of_5 = begun_place_4_of_4 && column_several_begun[4];
    wire       begun_place_0_of_6 = begun_place_0_of_5 && !column_several_begun[5];
    wire       begun_place_1_of_6 = column_several_begun[5] ? begun_place_0_of_5 : begun_place_1_of_5;
    wire       begun_place_2_of_6 = column_several_begun[5] ? begun_place_1_of_5 : begun_place_2_of_5;
    wire       begun_place_3_of_6 = column_several_begun[5] ? begun_place_2_of_5 : begun_place_3_of_5;
    wire       begun_place_4_of_6 = column_several_begun[5] ? begun_place_3_of_5 : begun_place_4_of_5;
    wire       begun_place_5_of_6 = column_several_begun[5] ? begun_place_4_of_5 : begun_place_5_of_5;
    wire       begun_place_6_of_6 = begun_place_5_of_5 && column_several_begun[5];
    wire       begun_place_0_of_7 = begun_place_0_of_6 && !column_several_begun[6];
    wire       begun_place_1_of_7 = column_several_begun[6] ? begun_place_0_of_6 : begun_place_1_of_6;
    wire       begun_place_2_of_7 = column_several_begun[6] ? begun_place_1_of_6 : begun_place_2_of_6;
    wire       begun_place_3_of_7 = column_several_begun[6] ? begun_place_2_of_6 : begun_place_3_of_6;
    wire       begun_place_4_of_7 = column_several_begun[6] ? begun_place_3_of_6 : begun_place_4_of_6;
    wire       begun_place_5_of_7 = column_several_begun[6] ? begun_place_4_of_6 : begun_place_5_of_6;
    wire       begun_place_6_of_7 = column_several_begun[6] ? begun_place_5_of_6 : begun_place_6_of_6;
    wire       begun_place_7_of_7 = begun_place_6_of_6 && column_several_begun[6];
    wire       begun_place_0_of_8 = begun_place_0_of_7 && !column_several_begun[7];
    wire       begun_place_1_of_8 = column_several_begun[7] ? begun_place_0_of_7 : begun_place_1_of_7;
    wire       begun_place_2_of_8 = column_several_begun[7] ? begun_place_1_of_7 : begun_place_2_of_7;
    wire       begun_place_3_of_8 = column_several_begun[7] ? begun_place_2_of_7 : begun_place_3_of_7;
    wire       begun_place_4_of_8 = column_several_begun[7] ? begun_place_3_of_7 : begun_place_4_of_7;
    wire       begun_place_5_of_8 = column_several_begun[7] ? begun_place_4_of_7 : begun_place_5_of_7;
    wire       begun_place_6_of_8 = column_several_begun[7] ? begun_place_5_of_7 : begun_place_6_of_7;
    wire       begun_place_7_of_8 = column_several_begun[7] ? begun_place_6_of_7 : begun_place_7_of_7;
    wire       begun_place_8_of_8 = begun_place_7_of_7 && column_several_begun[7];
    wire       begun_place_0_term = column_several_begun[5] && begun_place_0_of_5;
    wire       begun_place_0_term_2 = (column_several_begun[4] && begun_place_0_of_4) || begun_place_0_term;
    wire       begun_place_0_term_3 = column_several_begun[6] && begun_place_0_of_6;
    wire       begun_place_0_term_4 = column_several_begun[7] && begun_place_0_of_7;
    wire       begun_place_0_term_5 = column_several_begun[3] && begun_place_0_of_3;
    wire       begun_place_0_term_6 = (column_several_begun[2] && begun_place_0_of_2) || begun_place_0_term_5;
    wire       begun_place_0_term_7 = (column_several_begun[1] && begun_place_0_of_1) || begun_place_0_term_5;
    wire [2:0] begun_place_0 = {
        begun_place_0_term_2 || begun_place_0_term_3 || begun_place_0_term_4,
        begun_place_0_term_6 || begun_place_0_term_3 || begun_place_0_term_4,
        begun_place_0_term_7 || begun_place_0_term || begun_place_0_term_4
    };
    wire       begun_place_1_term = column_several_begun[5] && begun_place_1_of_5;
    wire       begun_place_1_term_2 = (column_several_begun[4] && begun_place_1_of_4) || begun_place_1_term;
    wire       begun_place_1_term_3 = column_several_begun[6] && begun_place_1_of_6;
    wire       begun_place_1_term_4 = column_several_begun[7] && begun_place_1_of_7;
    wire       begun_place_1_term_5 = column_several_begun[3] && begun_place_1_of_3;
    wire       begun_place_1_term_6 = (column_several_begun[2] && begun_place_1_of_2) || begun_place_1_term_5;
    wire       begun_place_1_term_7 = (column_several_begun[1] && begun_place_1_of_1) || begun_place_1_term_5;
    wire [2:0] begun_place_1 = {
        begun_place_1_term_2 || begun_place_1_term_3 || begun_place_1_term_4,
        begun_place_1_term_6 || begun_place_1_term_3 || begun_place_1_term_4,
        begun_place_1_term_7 || begun_place_1_term || begun_place_1_term_4
    };
    wire       begun_place_2_term = column_several_begun[5] && begun_place_2_of_5;
    wire       begun_place_2_term_2 = (column_several_begun[4] && begun_place_2_of_4) || begun_place_2_term;
    wire       begun_place_2_term_3 = column_several_begun[6] && begun_place_2_of_6;
    wire       begun_place_2_term_4 = column_several_begun[7] && begun_place_2_of_7;
    wire       begun_place_2_term_5 = column_several_begun[3] && begun_place_2_of_3;
    wire       begun_place_2_term_6 = (column_several_begun[2] && begun_place_2_of_2) || begun_place_2_term_5;
    wire [2:0] begun_place_2 = {
        begun_place_2_term_2 || begun_place_2_term_3 || begun_place_2_term_4,
        begun_place_2_term_6 || begun_place_2_term_3 || begun_place_2_term_4,
        begun_place_2_term_5 || begun_place_2_term || begun_place_2_term_4
    };
    wire       begun_place_3_term = column_several_begun[5] && begun_place_3_of_5;
    wire       begun_place_3_term_2 = (column_several_begun[4] && begun_place_3_of_4) || begun_place_3_term;
    wire       begun_place_3_term_3 = column_several_begun[6] && begun_place_3_of_6;
    wire       begun_place_3_term_4 = column_several_begun[7] && begun_place_3_of_7;
    wire       begun_place_3_term_5 = column_several_begun[3] && begun_place_3_of_3;
    wire [2:0] begun_place_3 = {
        begun_place_3_term_2 || begun_place_3_term_3 || begun_place_3_term_4,
        begun_place_3_term_5 || begun_place_3_term_3 || begun_place_3_term_4,
        begun_place_3_term_5 || begun_place_3_term || begun_place_3_term_4
    };
    wire       begun_place_4_term = column_several_begun[5] && begun_place_4_of_5;
    wire       begun_place_4_term_2 = (column_several_begun[4] && begun_place_4_of_4) || begun_place_4_term;
    wire       begun_place_4_term_3 = column_several_begun[6] && begun_place_4_of_6;
    wire       begun_place_4_term_4 = column_several_begun[7] && begun_place_4_of_7;
    wire [2:0] begun_place_4 = {
        begun_place_4_term_2 || begun_place_4_term_3 || begun_place_4_term_4,
        begun_place_4_term_3 || begun_place_4_term_4,
        begun_place_4_term || begun_place_4_term_4
    };
    wire       begun_place_5_term = column_several_begun[5] && begun_place_5_of_5;
    wire       begun_place_5_term_2 = column_several_begun[6] && begun_place_5_of_6;
    wire       begun_place_5_term_3 = column_several_begun[7] && begun_place_5_of_7;
    wire [2:0] begun_place_5 = {
        begun_place_5_term || begun_place_5_term_2 || begun_place_5_term_3,
        begun_place_5_term_2 || begun_place_5_term_3,
        begun_place_5_term || begun_place_5_term_3
    };
    wire       begun_place_6_term = column_several_begun[7] && begun_place_6_of_7;
    wire       begun_place_6_term_2 = (column_several_begun[6] && begun_place_6_of_6) || begun_place_6_term;
    wire [2:0] begun_place_6 = {{2{begun_place_6_term_2}}, begun_place_6_term};
    wire       begun_place_7_term = column_several_begun[7] && begun_place_7_of_7;
    wire [2:0] begun_place_7 = {3{begun_place_7_term}};
    wire       begun_place_count_term = begun_place_4_of_8 || begun_place_5_of_8 || begun_place_6_of_8;
    wire       begun_place_count_term_2 = begun_place_2_of_8 || begun_place_3_of_8 || begun_place_6_of_8;
    wire       begun_place_count_term_3 = begun_place_1_of_8 || begun_place_3_of_8 || begun_place_5_of_8;
    wire [3:0] begun_place_count = {
        begun_place_8_of_8,
        begun_place_count_term || begun_place_7_of_8,
        begun_place_count_term_2 || begun_place_7_of_8,
        begun_place_count_term_3 || begun_place_7_of_8
    };
    wire [7:0] step_several_fills_not = ~(8'd255 << column_one_own);
    wire       step_several_fills_not_0 = step_several_fills_not[0];
    wire       step_several_fills_not_1 = step_several_fills_not[1];
    wire       step_several_fills_choice = fill[0] ? step_several_fills_not_0 : step_several_fills_not_1;
    wire       step_several_fills_not_2 = step_several_fills_not[2];
    wire       step_several_fills_not_3 = step_several_fills_not[3];
    wire       step_several_fills_choice_2 = fill[0] ? step_several_fills_not_2 : step_several_fills_not_3;
    wire       step_several_fills_choice_3 = fill[1] ? step_several_fills_choice : step_several_fills_choice_2;
    wire       step_several_fills_not_4 = step_several_fills_not[4];
    wire       step_several_fills_not_5 = step_several_fills_not[5];
    wire       step_several_fills_choice_4 = fill[0] ? step_several_fills_not_4 : step_several_fills_not_5;
    wire       step_several_fills_not_6 = step_several_fills_not[6];
    wire       step_several_fills_not_7 = step_several_fills_not[7];
    wire       step_several_fills_choice_5 = fill[0] ? step_several_fills_not_6 : step_several_fills_not_7;
    wire       step_several_fills_choice_6 = fill[1] ? step_several_fills_choice_4 : step_several_fills_choice_5;
    wire       step_several_fills_choice_7 = fill[0] ? step_several_fills_not_7 : step_several_fills_not_0;
    wire       step_several_fills_choice_8 = fill[0] ? step_several_fills_not_1 : step_several_fills_not_2;
    wire       step_several_fills_choice_9 = fill[1] ? step_several_fills_choice_7 : step_several_fills_choice_8;
    wire       step_several_fills_choice_10 = fill[0] ? step_several_fills_not_3 : step_several_fills_not_4;
    wire       step_several_fills_choice_11 = fill[0] ? step_several_fills_not_5 : step_several_fills_not_6;
    wire       step_several_fills_choice_12 = fill[1] ? step_several_fills_choice_10 : step_several_fills_choice_11;
    wire       step_several_fills_choice_13 = fill[1] ? step_several_fills_choice_5 : step_several_fills_choice;
    wire       step_several_fills_choice_14 = fill[1] ? step_several_fills_choice_2 : step_several_fills_choice_4;
    wire       step_several_fills_choice_15 = fill[1] ? step_several_fills_choice_11 : step_several_fills_choice_7;
    wire       step_several_fills_choice_16 = fill[1] ? step_several_fills_choice_8 : step_several_fills_choice_10;
    wire [2:0] step_several_sources_0_choice = fill[0] ? column_several_places_1 : column_several_places_2;
    wire [2:0] step_several_sources_0_choice_2 = fill[0] ? column_several_places_3 : column_several_places_4;
    wire [2:0] step_several_sources_0_choice_3 = fill[1] ? step_several_sources_0_choice : step_several_sources_0_choice_2;
    wire [2:0] step_several_sources_0_choice_4 = fill[0] ? column_several_places_5 : column_several_places_6;
    wire [2:0] step_several_sources_0_choice_5 = fill[0] ? column_several_places_7 : column_several_places_0;
    wire [2:0] step_several_sources_0_choice_6 = fill[1] ? step_several_sources_0_choice_4 : step_several_sources_0_choice_5;
    wire [2:0] step_several_sources_1_choice = fill[0] ? column_several_places_2 : column_several_places_3;
    wire [2:0] step_several_sources_1_choice_2 = fill[0] ? column_several_places_4 : column_several_places_5;
    wire [2:0] step_several_sources_1_choice_3 = fill[1] ? step_several_sources_1_choice : step_several_sources_1_choice_2;
    wire [2:0] step_several_sources_1_choice_4 = fill[0] ? column_several_places_6 : column_several_places_7;
    wire [2:0] step_several_sources_1_choice_5 = fill[0] ? column_several_places_0 : column_several_places_1;
    wire [2:0] step_several_sources_1_choice_6 = fill[1] ? step_several_sources_1_choice_4 : step_several_sources_1_choice_5;
    wire [2:0] step_several_sources_2_choice = fill[1] ? step_several_sources_0_choice_2 : step_several_sources_0_choice_4;
    wire [2:0] step_several_sources_2_choice_2 = fill[1] ? step_several_sources_0_choice_5 : step_several_sources_0_choice;
    wire [2:0] step_several_sources_3_choice = fill[1] ? step_several_sources_1_choice_2 : step_several_sources_1_choice_4;
    wire [2:0] step_several_sources_3_choice_2 = fill[1] ? step_several_sources_1_choice_5 : step_several_sources_1_choice;
    wire [3:0] left_minus_1 = left - 4'd1;

    level_fifo_w616_d32 queue (
        .clk                                  (clk),
        .rst                                  (rst),
        .level                                (queue_level),
        .up_payload_blocks_0                  (step_blocks_0),
        .up_payload_blocks_1                  (step_blocks_1),
        .up_payload_blocks_2                  (step_blocks_2),
        .up_payload_blocks_3                  (step_blocks_3),
        .up_payload_blocks_4                  (step_blocks_4),
        .up_payload_blocks_5                  (step_blocks_5),
        .up_payload_blocks_6                  (step_blocks_6),
        .up_payload_blocks_7                  (step_blocks_7),
        .up_payload_held                      (step_held),
        .up_payload_leaves                    (step_leaves),
        .up_payload_twice                     (step_twice),
        .up_payload_ends                      (step_ends),
        .up_payload_error                     (step_error),
        .up_payload_rest                      (step_rest),
        .up_payload_begins                    (step_begins),
        .up_payload_tag_llr                   (step_tag_llr),
        .up_payload_tag_seq                   (step_tag_seq),
        .up_payload_several_fills             (step_several_fills),
        .up_payload_several_sources_0         (step_several_sources_0),
        .up_payload_several_sources_1         (step_several_sources_1),
        .up_payload_several_sources_2         (step_several_sources_2),
        .up_payload_several_sources_3         (step_several_sources_3),
        .up_payload_several_sources_4         (step_several_sources_4),
        .up_payload_several_sources_5         (step_several_sources_5),
        .up_payload_several_sources_6         (step_several_sources_6),
        .up_payload_several_sources_7         (step_several_sources_7),
        .up_payload_several_begun_sources_0   (step_several_begun_sources_0),
        .up_payload_several_begun_sources_1   (step_several_begun_sources_1),
        .up_payload_several_begun_sources_2   (step_several_begun_sources_2),
        .up_payload_several_begun_sources_3   (step_several_begun_sources_3),
        .up_payload_several_begun_sources_4   (step_several_begun_sources_4),
        .up_payload_several_begun_sources_5   (step_several_begun_sources_5),
        .up_payload_several_begun_sources_6   (step_several_begun_sources_6),
        .up_payload_several_begun_sources_7   (step_several_begun_sources_7),
        .up_payload_several_begun             (step_several_begun),
        .up_payload_several_final             (step_several_final),
        .up_valid                             (enters),
        .up_ready                             (queue_up_ready),
        .down_payload_blocks_0                (queue_down_payload_blocks_0),
        .down_payload_blocks_1                (queue_down_payload_blocks_1),
        .down_payload_blocks_2                (queue_down_payload_blocks_2),
        .down_payload_blocks_3                (queue_down_payload_blocks_3),
        .down_payload_blocks_4                (queue_down_payload_blocks_4),
        .down_payload_blocks_5                (queue_down_payload_blocks_5),
        .down_payload_blocks_6                (queue_down_payload_blocks_6),
        .down_payload_blocks_7                (queue_down_payload_blocks_7),
        .down_payload_held                    (queue_down_payload_held),
        .down_payload_leaves                  (queue_down_payload_leaves),
        .down_payload_twice                   (queue_down_payload_twice),
        .down_payload_ends                    (queue_down_payload_ends),
        .down_payload_error                   (queue_down_payload_error),
        .down_payload_rest                    (queue_down_payload_rest),
        .down_payload_begins                  (queue_down_payload_begins),
        .down_payload_tag_llr                 (queue_down_payload_tag_llr),
        .down_payload_tag_seq                 (queue_down_payload_tag_seq),
        .down_payload_several_fills           (queue_down_payload_several_fills),
        .down_payload_several_sources_0       (queue_down_payload_several_sources_0),
        .down_payload_several_sources_1       (queue_down_payload_several_sources_1),
        .down_payload_several_sources_2       (queue_down_payload_several_sources_2),
        .down_payload_several_sources_3       (queue_down_payload_several_sources_3),
        .down_payload_several_sources_4       (queue_down_payload_several_sources_4),
        .down_payload_several_sources_5       (queue_down_payload_several_sources_5),
        .down_payload_several_sources_6       (queue_down_payload_several_sources_6),
        .down_payload_several_sources_7       (queue_down_payload_several_sources_7),
        .down_payload_several_begun_sources_0 (queue_down_payload_several_begun_sources_0),
        .down_payload_several_begun_sources_1 (queue_down_payload_several_begun_sources_1),
        .down_payload_several_begun_sources_2 (queue_down_payload_several_begun_sources_2),
        .down_payload_several_begun_sources_3 (queue_down_payload_several_begun_sources_3),
        .down_payload_several_begun_sources_4 (queue_down_payload_several_begun_sources_4),
        .down_payload_several_begun_sources_5 (queue_down_payload_several_begun_sources_5),
        .down_payload_several_begun_sources_6 (queue_down_payload_several_begun_sources_6),
        .down_payload_several_begun_sources_7 (queue_down_payload_several_begun_sources_7),
        .down_payload_several_begun           (queue_down_payload_several_begun),
        .down_payload_several_final           (queue_down_payload_several_final),
        .down_valid                           (queue_down_valid),
        .down_ready                           (beats_up_ready)
    );

    llr_beat_join_b64 beats (
        .clk                                (clk),
        .rst                                (rst),
        .beat_data                          (beats_beat_data),
        .beat_keep                          (beats_beat_keep),
        .beat_last                          (beats_beat_last),
        .beat_user_llr                      (beats_beat_user_llr),
        .beat_user_seq                      (beats_beat_user_seq),
        .valid                              (beats_valid),
        .error                              (beats_error),
        .up_payload_blocks_0                (queue_down_payload_blocks_0),
        .up_payload_blocks_1                (queue_down_payload_blocks_1),
        .up_payload_blocks_2                (queue_down_payload_blocks_2),
        .up_payload_blocks_3                (queue_down_payload_blocks_3),
        .up_payload_blocks_4                (queue_down_payload_blocks_4),
        .up_payload_blocks_5                (queue_down_payload_blocks_5),
        .up_payload_blocks_6                (queue_down_payload_blocks_6),
        .up_payload_blocks_7                (queue_down_payload_blocks_7),
        .up_payload_held                    (queue_down_payload_held),
        .up_payload_leaves                  (queue_down_payload_leaves),
        .up_payload_twice                   (queue_down_payload_twice),
        .up_payload_ends                    (queue_down_payload_ends),
        .up_payload_error                   (queue_down_payload_error),
        .up_payload_rest                    (queue_down_payload_rest),
        .up_payload_begins                  (queue_down_payload_begins),
        .up_payload_tag_llr                 (queue_down_payload_tag_llr),
        .up_payload_tag_seq                 (queue_down_payload_tag_seq),
        .up_payload_several_fills           (queue_down_payload_several_fills),
        .up_payload_several_sources_0       (queue_down_payload_several_sources_0),
        .up_payload_several_sources_1       (queue_down_payload_several_sources_1),
        .up_payload_several_sources_2       (queue_down_payload_several_sources_2),
        .up_payload_several_sources_3       (queue_down_payload_several_sources_3),
        .up_payload_several_sources_4       (queue_down_payload_several_sources_4),
        .up_payload_several_sources_5       (queue_down_payload_several_sources_5),
        .up_payload_several_sources_6       (queue_down_payload_several_sources_6),
        .up_payload_several_sources_7       (queue_down_payload_several_sources_7),
        .up_payload_several_begun_sources_0 (queue_down_payload_several_begun_sources_0),
        .up_payload_several_begun_sources_1 (queue_down_payload_several_begun_sources_1),
        .up_payload_several_begun_sources_2 (queue_down_payload_several_begun_sources_2),
        .up_payload_several_begun_sources_3 (queue_down_payload_several_begun_sources_3),
        .up_payload_several_begun_sources_4 (queue_down_payload_several_begun_sources_4),
        .up_payload_several_begun_sources_5 (queue_down_payload_several_begun_sources_5),
        .up_payload_several_begun_sources_6 (queue_down_payload_several_begun_sources_6),
        .up_payload_several_begun_sources_7 (queue_down_payload_several_begun_sources_7),
        .up_payload_several_begun           (queue_down_payload_several_begun),
        .up_payload_several_final           (queue_down_payload_several_final),
        .up_valid                           (queue_down_valid),
        .up_ready                           (beats_up_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            room <= 1'b1;
            enters <= 1'b0;
        end else begin
            if (column_one_stops) begin
                open <= begins;
            end
            enters <= (open && ((|column_one_own) || column_one_stops)) || begins;
            room <= queue_level <= 6'd12;
        end
    end

    always @(posedge clk) begin
        if (column_one_stops) begin
            fill <= column_several_begun_count;
            length <= column_several_begun_count;
        end else begin
            fill <= left;
            length <= is_short ? grown[3:0] : 4'd8;
        end
        step_blocks_0 <= column_one_blocks_0;
        step_blocks_1 <= column_one_blocks_1;
        step_blocks_2 <= column_one_blocks_2;
        step_blocks_3 <= column_one_blocks_3;
        step_blocks_4 <= column_one_blocks_4;
        step_blocks_5 <= column_one_blocks_5;
        step_blocks_6 <= column_one_blocks_6;
        step_blocks_7 <= column_one_blocks_7;
        step_held <= ~(8'd255 << fill);
        step_leaves <= open && (over || (column_one_stops && (|total)));
        step_twice <= stops && over;
        step_ends <= stops;
        step_error <= is_cut || is_runt;
        step_rest <= column_one_rest;
        step_begins <= begins;
        step_tag_llr <= column_one_tag_llr;
        step_tag_seq <= column_one_tag_seq;
        step_several_fills <= {
            fill[2] ? step_several_fills_choice_3 : step_several_fills_choice_6,
            fill[2] ? step_several_fills_choice_9 : step_several_fills_choice_12,
            fill[2] ? step_several_fills_choice_13 : step_several_fills_choice_14,
            fill[2] ? step_several_fills_choice_15 : step_several_fills_choice_16,
            fill[2] ? step_several_fills_choice_6 : step_several_fills_choice_3,
            fill[2] ? step_several_fills_choice_12 : step_several_fills_choice_9,
            fill[2] ? step_several_fills_choice_14 : step_several_fills_choice_13,
            fill[2] ? step_several_fills_choice_16 : step_several_fills_choice_15
        };
        step_several_sources_0 <= fill[2] ? step_several_sources_0_choice_3 : step_several_sources_0_choice_6;
        step_several_sources_1 <= fill[2] ? step_several_sources_1_choice_3 : step_several_sources_1_choice_6;
        step_several_sources_2 <= fill[2] ? step_several_sources_2_choice : step_several_sources_2_choice_2;
        step_several_sources_3 <= fill[2] ? step_several_sources_3_choice : step_several_sources_3_choice_2;
        step_several_sources_4 <= fill[2] ? step_several_sources_0_choice_6 : step_several_sources_0_choice_3;
        step_several_sources_5 <= fill[2] ? step_several_sources_1_choice_6 : step_several_sources_1_choice_3;
        step_several_sources_6 <= fill[2] ? step_several_sources_2_choice_2 : step_several_sources_2_choice;
        step_several_sources_7 <= fill[2] ? step_several_sources_3_choice_2 : step_several_sources_3_choice;
        step_several_begun_sources_0 <= begun_place_0;
        step_several_begun_sources_1 <= begun_place_1;
        step_several_begun_sources_2 <= begun_place_2;
        step_several_begun_sources_3 <= begun_place_3;
        step_several_begun_sources_4 <= begun_place_4;
        step_several_begun_sources_5 <= begun_place_5;
        step_several_begun_sources_6 <= begun_place_6;
        step_several_begun_sources_7 <= begun_place_7;
        step_several_begun <= ~(8'd255 << column_several_begun_count);
        step_several_final <= left_minus_1[2:0];
    end

    assign beat_data = beats_beat_data;
    assign beat_keep = beats_beat_keep;
    assign beat_last = beats_beat_last;
    assign beat_user_llr = beats_beat_user_llr;
    assign beat_user_seq = beats_beat_user_seq;
    assign valid = beats_valid;
    assign error = beats_error;
    assign refused = column_one_begins && !room;
    assign cut = is_cut;
    assign runt = is_runt;

    wire _unused_ok = &{1'b0, column_one_bad_preambles, column_one_set_body, column_one_has_set, column_several_inner, column_several_inner_cuts, column_several_more_sets, begun_place_0_of_8, begun_place_count, queue_up_ready, left_choice[4], left_minus_1[3]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) column_finds_room: assert (!enters || queue_up_ready);
`endif

endmodule

`default_nettype wire
