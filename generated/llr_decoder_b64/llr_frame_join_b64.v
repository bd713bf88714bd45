// Joins blocks of frames to beats of 64 bytes.
`default_nettype none

module llr_frame_join_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] column_blocks_0,
    input  wire  [63:0] column_blocks_1,
    input  wire  [63:0] column_blocks_2,
    input  wire  [63:0] column_blocks_3,
    input  wire  [63:0] column_blocks_4,
    input  wire  [63:0] column_blocks_5,
    input  wire  [63:0] column_blocks_6,
    input  wire  [63:0] column_blocks_7,
    input  wire   [2:0] column_places_0,
    input  wire   [2:0] column_places_1,
    input  wire   [2:0] column_places_2,
    input  wire   [2:0] column_places_3,
    input  wire   [2:0] column_places_4,
    input  wire   [2:0] column_places_5,
    input  wire   [2:0] column_places_6,
    input  wire   [2:0] column_places_7,
    input  wire   [3:0] column_own,
    input  wire   [3:0] column_own_full,
    input  wire         column_stops,
    input  wire         column_stops_well,
    input  wire   [2:0] column_rest,
    input  wire         column_begins,
    input  wire   [7:0] column_begun,
    input  wire   [3:0] column_begun_count,
    input  wire         column_tag_llr,
    input  wire  [19:0] column_tag_seq,
    input  wire   [3:0] column_inner,
    input  wire   [3:0] column_inner_cuts,
    input  wire   [3:0] column_bad_preambles,
    input  wire  [63:0] column_set_data,
    input  wire         column_has_set,
    input  wire   [3:0] column_more_sets,
    output wire [511:0] beat_data,
    output wire  [63:0] beat_keep,
    output wire         beat_last,
    output wire         beat_user_llr,
    output wire  [19:0] beat_user_seq,
    output reg          valid,
    output wire         error,
    output wire         refused,
    output wire         cut,
    output wire         runt
);

    reg         open;
    reg   [3:0] fill;
    reg   [3:0] length;
    reg         room;
    reg  [63:0] entry_blocks_0;
    reg  [63:0] entry_blocks_1;
    reg  [63:0] entry_blocks_2;
    reg  [63:0] entry_blocks_3;
    reg  [63:0] entry_blocks_4;
    reg  [63:0] entry_blocks_5;
    reg  [63:0] entry_blocks_6;
    reg  [63:0] entry_blocks_7;
    reg   [2:0] entry_sources_0;
    reg   [2:0] entry_sources_1;
    reg   [2:0] entry_sources_2;
    reg   [2:0] entry_sources_3;
    reg   [2:0] entry_sources_4;
    reg   [2:0] entry_sources_5;
    reg   [2:0] entry_sources_6;
    reg   [2:0] entry_sources_7;
    reg   [2:0] entry_begun_sources_0;
    reg   [2:0] entry_begun_sources_1;
    reg   [2:0] entry_begun_sources_2;
    reg   [2:0] entry_begun_sources_3;
    reg   [2:0] entry_begun_sources_4;
    reg   [2:0] entry_begun_sources_5;
    reg   [2:0] entry_begun_sources_6;
    reg   [2:0] entry_begun_sources_7;
    reg   [7:0] entry_fills;
    reg   [7:0] entry_begun;
    reg   [7:0] entry_held;
    reg         entry_leaves;
    reg         entry_twice;
    reg         entry_ends;
    reg         entry_error;
    reg   [2:0] entry_final;
    reg   [2:0] entry_rest;
    reg         entry_begins;
    reg         entry_tag_llr;
    reg  [19:0] entry_tag_seq;
    reg         enters;
    reg         aside;
    wire  [5:0] queue_level;
    wire        queue_up_ready;
    wire [63:0] queue_down_payload_blocks_0;
    wire [63:0] queue_down_payload_blocks_1;
    wire [63:0] queue_down_payload_blocks_2;
    wire [63:0] queue_down_payload_blocks_3;
    wire [63:0] queue_down_payload_blocks_4;
    wire [63:0] queue_down_payload_blocks_5;
    wire [63:0] queue_down_payload_blocks_6;
    wire [63:0] queue_down_payload_blocks_7;
    wire  [2:0] queue_down_payload_sources_0;
    wire  [2:0] queue_down_payload_sources_1;
    wire  [2:0] queue_down_payload_sources_2;
    wire  [2:0] queue_down_payload_sources_3;
    wire  [2:0] queue_down_payload_sources_4;
    wire  [2:0] queue_down_payload_sources_5;
    wire  [2:0] queue_down_payload_sources_6;
    wire  [2:0] queue_down_payload_sources_7;
    wire  [2:0] queue_down_payload_begun_sources_0;
    wire  [2:0] queue_down_payload_begun_sources_1;
    wire  [2:0] queue_down_payload_begun_sources_2;
    wire  [2:0] queue_down_payload_begun_sources_3;
    wire  [2:0] queue_down_payload_begun_sources_4;
    wire  [2:0] queue_down_payload_begun_sources_5;
    wire  [2:0] queue_down_payload_begun_sources_6;
    wire  [2:0] queue_down_payload_begun_sources_7;
    wire  [7:0] queue_down_payload_fills;
    wire  [7:0] queue_down_payload_begun;
    wire  [7:0] queue_down_payload_held;
    wire        queue_down_payload_leaves;
    wire        queue_down_payload_twice;
    wire        queue_down_payload_ends;
    wire        queue_down_payload_error;
    wire  [2:0] queue_down_payload_final;
    wire  [2:0] queue_down_payload_rest;
    wire        queue_down_payload_begins;
    wire        queue_down_payload_tag_llr;
    wire [19:0] queue_down_payload_tag_seq;
    wire        queue_down_valid;
    reg  [63:0] placed_0;
    reg  [63:0] placed_1;
    reg  [63:0] placed_2;
    reg  [63:0] placed_3;
    reg  [63:0] placed_4;
    reg  [63:0] placed_5;
    reg  [63:0] placed_6;
    reg  [63:0] placed_7;
    reg  [63:0] begun_0;
    reg  [63:0] begun_1;
    reg  [63:0] begun_2;
    reg  [63:0] begun_3;
    reg  [63:0] begun_4;
    reg  [63:0] begun_5;
    reg  [63:0] begun_6;
    reg  [63:0] begun_7;
    reg   [7:0] fills_now;
    reg   [7:0] begun_now;
    reg   [7:0] held_now;
    reg         begins_now;
    reg         tag_now_llr;
    reg  [19:0] tag_now_seq;
    reg         leaves_now;
    reg         from_aside;
    reg         ends_now;
    reg         twice_now;
    reg         error_now;
    reg  [63:0] tail_now;
    reg         tag_llr;
    reg  [19:0] tag_seq;
    reg  [63:0] aside_data_0;
    reg  [63:0] aside_data_1;
    reg  [63:0] aside_data_2;
    reg  [63:0] aside_data_3;
    reg  [63:0] aside_data_4;
    reg  [63:0] aside_data_5;
    reg  [63:0] aside_data_6;
    reg  [63:0] aside_data_7;
    reg  [63:0] out_0;
    reg  [63:0] out_1;
    reg  [63:0] out_2;
    reg  [63:0] out_3;
    reg  [63:0] out_4;
    reg  [63:0] out_5;
    reg  [63:0] out_6;
    reg  [63:0] out_7;
    reg  [63:0] lane_0;
    reg  [63:0] lane_1;
    reg  [63:0] lane_2;
    reg  [63:0] lane_3;
    reg  [63:0] lane_4;
    reg  [63:0] lane_5;
    reg  [63:0] lane_6;
    reg  [63:0] lane_7;
    reg  [63:0] aside_end_keep;
    reg         aside_end_last;
    reg         aside_end_error;
    reg         aside_end_tag_llr;
    reg  [19:0] aside_end_tag_seq;
    reg  [63:0] end_keep;
    reg         end_last;
    reg         end_error;
    reg         end_tag_llr;
    reg  [19:0] end_tag_seq;

    wire  [4:0] total = {1'b0, fill} + {1'b0, column_own};
    wire        over = total > 5'd8;
    wire  [4:0] left_choice = over ? total - 5'd8 : total;
    wire  [3:0] left = left_choice[3:0];
    wire        stops = open && column_stops;
    wire        begins = column_begins && room;
    wire  [4:0] grown = {1'b0, length} + {1'b0, column_own_full};
    wire        is_short = grown < 5'd8;
    wire        is_cut = stops && !column_stops_well;
    wire        is_runt = stops && is_short;
    wire        begun_place_0_of_1 = !column_begun[0];
    wire        begun_place_1_of_1 = column_begun[0];
    wire        begun_place_0_of_2 = begun_place_0_of_1 && !column_begun[1];
    wire        begun_place_1_of_2 = column_begun[1] ? begun_place_0_of_1 : begun_place_1_of_1;
    wire        begun_place_2_of_2 = begun_place_1_of_1 && column_begun[1];
    wire        begun_place_0_of_3 = begun_place_0_of_2 && !column_begun[2];
    wire        begun_place_1_of_3 = column_begun[2] ? begun_place_0_of_2 : begun_place_1_of_2;
    wire        begun_place_2_of_3 = column_begun[2] ? begun_place_1_of_2 : begun_place_2_of_2;
    wire        begun_place_3_of_3 = begun_place_2_of_2 && column_begun[2];
    wire        begun_place_0_of_4 = begun_place_0_of_3 && !column_begun[3];
    wire        begun_place_1_of_4 = column_begun[3] ? begun_place_0_of_3 : begun_place_1_of_3;
    wire        begun_place_2_of_4 = column_begun[3] ? begun_place_1_of_3 : begun_place_2_of_3;
    wire        begun_place_3_of_4 = column_begun[3] ? begun_place_2_of_3 : begun_place_3_of_3;
    wire        begun_place_4_of_4 = begun_place_3_of_3 && column_begun[3];
    wire        begun_place_0_of_5 = begun_place_0_of_4 && !column_begun[4];
    wire        begun_place_1_of_5 = column_begun[4] ? begun_place_0_of_4 : begun_place_1_of_4;
    wire        begun_place_2_of_5 = column_begun[4] ? begun_place_1_of_4 : begun_place_2_of_4;
    wire        begun_place_3_of_5 = column_begun[4] ? begun_place_2_of_4 : begun_place_3_of_4;
    wire        begun_place_4_of_5 = column_begun[4] ? begun_place_3_of_4 : begun_place_4_of_4;
    wire        begun_place_5_of_5 = begun_place_4_of_4 && column_begun[4];
    wire        begun_place_0_of_6 = begun_place_0_of_5 && !column_begun[5];
    wire        begun_place_1_of_6 = column_begun[5] ? begun_place_0_of_5 : begun_place_1_of_5;
    wire        begun_place_2_of_6 = column_begun[5] ? begun_place_1_of_5 : begun_place_2_of_5;
    wire        begun_place_3_of_6 = column_begun[5] ? begun_place_2_of_5 : begun_place_3_of_5;
    wire        begun_place_4_of_6 = column_begun[5] ? begun_place_3_of_5 : begun_place_4_of_5;
    wire        begun_place_5_of_6 = column_begun[5] ? begun_place_4_of_5 : begun_place_5_of_5;
    wire        begun_place_6_of_6 = begun_place_5_of_5 && column_begun[5];
    wire        begun_place_0_of_7 = begun_place_0_of_6 && !column_begun[6];
    wire        begun_place_1_of_7 = column_begun[6] ? begun_place_0_of_6 : begun_place_1_of_6;
    wire        begun_place_2_of_7 = column_begun[6] ? begun_place_1_of_6 : begun_place_2_of_6;
    wire        begun_place_3_of_7 = column_begun[6] ? begun_place_2_of_6 : begun_place_3_of_6;
    wire        begun_place_4_of_7 = column_begun[6] ? begun_place_3_of_6 : begun_place_4_of_6;
    wire        begun_place_5_of_7 = column_begun[6] ? begun_place_4_of_6 : begun_place_5_of_6;
    wire        begun_place_6_of_7 = column_begun[6] ? begun_place_5_of_6 : begun_place_6_of_6;
    wire        begun_place_7_of_7 = begun_place_6_of_6 && column_begun[6];
    wire        begun_place_0_of_8 = begun_place_0_of_7 && !column_begun[7];
    wire        begun_place_1_of_8 = column_begun[7] ? begun_place_0_of_7 : begun_place_1_of_7;
    wire        begun_place_2_of_8 = column_begun[7] ? begun_place_1_of_7 : begun_place_2_of_7;
    wire        begun_place_3_of_8 = column_begun[7] ? begun_place_2_of_7 : begun_place_3_of_7;
    wire        begun_place_4_of_8 = column_begun[7] ? begun_place_3_of_7 : begun_place_4_of_7;
    wire        begun_place_5_of_8 = column_begun[7] ? begun_place_4_of_7 : begun_place_5_of_7;
    wire        begun_place_6_of_8 = column_begun[7] ? begun_place_5_of_7 : begun_place_6_of_7;
    wire        begun_place_7_of_8 = column_begun[7] ? begun_place_6_of_7 : begun_place_7_of_7;
    wire        begun_place_8_of_8 = begun_place_7_of_7 && column_begun[7];
    wire        begun_place_0_term = column_begun[5] && begun_place_0_of_5;
    wire        begun_place_0_term_2 = column_begun[6] && begun_place_0_of_6;
    wire        begun_place_0_term_3 = (column_begun[4] && begun_place_0_of_4) || begun_place_0_term || begun_place_0_term_2;
    wire        begun_place_0_term_4 = column_begun[7] && begun_place_0_of_7;
    wire        begun_place_0_term_5 = column_begun[3] && begun_place_0_of_3;
    wire        begun_place_0_term_6 = (column_begun[2] && begun_place_0_of_2) || begun_place_0_term_5 || begun_place_0_term_2;
    wire        begun_place_0_term_7 = (column_begun[1] && begun_place_0_of_1) || begun_place_0_term_5 || begun_place_0_term;
    wire  [2:0] begun_place_0 = {
        begun_place_0_term_3 || begun_place_0_term_4,
        begun_place_0_term_6 || begun_place_0_term_4,
        begun_place_0_term_7 || begun_place_0_term_4
    };
    wire        begun_place_1_term = column_begun[5] && begun_place_1_of_5;
    wire        begun_place_1_term_2 = column_begun[6] && begun_place_1_of_6;
    wire        begun_place_1_term_3 = (column_begun[4] && begun_place_1_of_4) || begun_place_1_term || begun_place_1_term_2;
    wire        begun_place_1_term_4 = column_begun[7] && begun_place_1_of_7;
    wire        begun_place_1_term_5 = column_begun[3] && begun_place_1_of_3;
    wire        begun_place_1_term_6 = (column_begun[2] && begun_place_1_of_2) || begun_place_1_term_5 || begun_place_1_term_2;
    wire        begun_place_1_term_7 = (column_begun[1] && begun_place_1_of_1) || begun_place_1_term_5 || begun_place_1_term;
    wire  [2:0] begun_place_1 = {
        begun_place_1_term_3 || begun_place_1_term_4,
        begun_place_1_term_6 || begun_place_1_term_4,
        begun_place_1_term_7 || begun_place_1_term_4
    };
    wire        begun_place_2_term = column_begun[5] && begun_place_2_of_5;
    wire        begun_place_2_term_2 = column_begun[6] && begun_place_2_of_6;
    wire        begun_place_2_term_3 = (column_begun[4] && begun_place_2_of_4) || begun_place_2_term || begun_place_2_term_2;
    wire        begun_place_2_term_4 = column_begun[7] && begun_place_2_of_7;
    wire        begun_place_2_term_5 = column_begun[3] && begun_place_2_of_3;
    wire        begun_place_2_term_6 = (column_begun[2] && begun_place_2_of_2) || begun_place_2_term_5 || begun_place_2_term_2;
    wire  [2:0] begun_place_2 = {
        begun_place_2_term_3 || begun_place_2_term_4,
        begun_place_2_term_6 || begun_place_2_term_4,
        begun_place_2_term_5 || begun_place_2_term || begun_place_2_term_4
    };
    wire        begun_place_3_term = column_begun[5] && begun_place_3_of_5;
    wire        begun_place_3_term_2 = column_begun[6] && begun_place_3_of_6;
    wire        begun_place_3_term_3 = (column_begun[4] && begun_place_3_of_4) || begun_place_3_term || begun_place_3_term_2;
    wire        begun_place_3_term_4 = column_begun[7] && begun_place_3_of_7;
    wire        begun_place_3_term_5 = column_begun[3] && begun_place_3_of_3;
    wire  [2:0] begun_place_3 = {
        begun_place_3_term_3 || begun_place_3_term_4,
        begun_place_3_term_5 || begun_place_3_term_2 || begun_place_3_term_4,
        begun_place_3_term_5 || begun_place_3_term || begun_place_3_term_4
    };
    wire        begun_place_4_term = column_begun[5] && begun_place_4_of_5;
    wire        begun_place_4_term_2 = column_begun[6] && begun_place_4_of_6;
    wire        begun_place_4_term_3 = (column_begun[4] && begun_place_4_of_4) || begun_place_4_term || begun_place_4_term_2;
    wire        begun_place_4_term_4 = column_begun[7] && begun_place_4_of_7;
    wire  [2:0] begun_place_4 = {
        begun_place_4_term_3 || begun_place_4_term_4,
        begun_place_4_term_2 || begun_place_4_term_4,
        begun_place_4_term || begun_place_4_term_4
    };
    wire        begun_place_5_term = column_begun[5] && begun_place_5_of_5;
    wire        begun_place_5_term_2 = column_begun[6] && begun_place_5_of_6;
    wire        begun_place_5_term_3 = column_begun[7] && begun_place_5_of_7;
    wire  [2:0] begun_place_5 = {
        begun_place_5_term || begun_place_5_term_2 || begun_place_5_term_3,
        begun_place_5_term_2 || begun_place_5_term_3,
        begun_place_5_term || begun_place_5_term_3
    };
    wire        begun_place_6_term = column_begun[7] && begun_place_6_of_7;
    wire        begun_place_6_term_2 = (column_begun[6] && begun_place_6_of_6) || begun_place_6_term;
    wire  [2:0] begun_place_6 = {{2{begun_place_6_term_2}}, begun_place_6_term};
    wire        begun_place_7_term = column_begun[7] && begun_place_7_of_7;
    wire  [2:0] begun_place_7 = {3{begun_place_7_term}};
    wire        begun_place_count_term = begun_place_4_of_8 || begun_place_5_of_8 || begun_place_6_of_8;
    wire        begun_place_count_term_2 = begun_place_2_of_8 || begun_place_3_of_8 || begun_place_6_of_8;
    wire        begun_place_count_term_3 = begun_place_1_of_8 || begun_place_3_of_8 || begun_place_5_of_8;
    wire  [3:0] begun_place_count = {
        begun_place_8_of_8,
        begun_place_count_term || begun_place_7_of_8,
        begun_place_count_term_2 || begun_place_7_of_8,
        begun_place_count_term_3 || begun_place_7_of_8
    };
    wire        ready = !(queue_down_payload_twice && aside);
    wire        done = queue_down_valid && ready;
    wire        leaves = done && queue_down_payload_leaves;
    wire        adds = leaves && (aside || queue_down_payload_twice);
    wire [63:0] beat_0 = held_now[0] ? lane_0 : placed_0;
    wire [63:0] beat_1 = held_now[1] ? lane_1 : placed_1;
    wire [63:0] beat_2 = held_now[2] ? lane_2 : placed_2;
    wire [63:0] beat_3 = held_now[3] ? lane_3 : placed_3;
    wire [63:0] beat_4 = held_now[4] ? lane_4 : placed_4;
    wire [63:0] beat_5 = held_now[5] ? lane_5 : placed_5;
    wire [63:0] beat_6 = held_now[6] ? lane_6 : placed_6;
    wire [63:0] beat_7 = held_now[7] ? lane_7 : placed_7;
    wire        full = twice_now || !ends_now;
    wire  [2:0] entry_sources_0_choice = fill[0] ? column_places_1 : column_places_2;
    wire  [2:0] entry_sources_0_choice_2 = fill[0] ? column_places_3 : column_places_4;
    wire  [2:0] entry_sources_0_choice_3 = fill[1] ? entry_sources_0_choice : entry_sources_0_choice_2;
    wire  [2:0] entry_sources_0_choice_4 = fill[0] ? column_places_5 : column_places_6;
    wire  [2:0] entry_sources_0_choice_5 = fill[0] ? column_places_7 : column_places_0;
    wire  [2:0] entry_sources_0_choice_6 = fill[1] ? entry_sources_0_choice_4 : entry_sources_0_choice_5;
    wire  [2:0] entry_sources_1_choice = fill[0] ? column_places_2 : column_places_3;
    wire  [2:0] entry_sources_1_choice_2 = fill[0] ? column_places_4 : column_places_5;
    wire  [2:0] entry_sources_1_choice_3 = fill[1] ? entry_sources_1_choice : entry_sources_1_choice_2;
    wire  [2:0] entry_sources_1_choice_4 = fill[0] ? column_places_6 : column_places_7;
    wire  [2:0] entry_sources_1_choice_5 = fill[0] ? column_places_0 : column_places_1;
    wire  [2:0] entry_sources_1_choice_6 = fill[1] ? entry_sources_1_choice_4 : entry_sources_1_choice_5;
    wire  [2:0] entry_sources_2_choice = fill[1] ? entry_sources_0_choice_2 : entry_sources_0_choice_4;
    wire  [2:0] entry_sources_2_choice_2 = fill[1] ? entry_sources_0_choice_5 : entry_sources_0_choice;
    wire  [2:0] entry_sources_3_choice = fill[1] ? entry_sources_1_choice_2 : entry_sources_1_choice_4;
    wire  [2:0] entry_sources_3_choice_2 = fill[1] ? entry_sources_1_choice_5 : entry_sources_1_choice;
    wire  [7:0] entry_fills_not = ~(8'd255 << column_own);
    wire        entry_fills_not_0 = entry_fills_not[0];
    wire        entry_fills_not_1 = entry_fills_not[1];
    wire        entry_fills_choice = fill[0] ? entry_fills_not_0 : entry_fills_not_1;
    wire        entry_fills_not_2 = entry_fills_not[2];
    wire        entry_fills_not_3 = entry_fills_not[3];
    wire        entry_fills_choice_2 = fill[0] ? entry_fills_not_2 : entry_fills_not_3;
    wire        entry_fills_choice_3 = fill[1] ? entry_fills_choice : entry_fills_choice_2;
    wire        entry_fills_not_4 = entry_fills_not[4];
    wire        entry_fills_not_5 = entry_fills_not[5];
    wire        entry_fills_choice_4 = fill[0] ? entry_fills_not_4 : entry_fills_not_5;
    wire        entry_fills_not_6 = entry_fills_not[6];
    wire        entry_fills_not_7 = entry_fills_not[7];
    wire        entry_fills_choice_5 = fill[0] ? entry_fills_not_6 : entry_fills_not_7;
    wire        entry_fills_choice_6 = fill[1] ? entry_fills_choice_4 : entry_fills_choice_5;
    wire        entry_fills_choice_7 = fill[0] ? entry_fills_not_7 : entry_fills_not_0;
    wire        entry_fills_choice_8 = fill[0] ? entry_fills_not_1 : entry_fills_not_2;
    wire        entry_fills_choice_9 = fill[1] ? entry_fills_choice_7 : entry_fills_choice_8;
    wire        entry_fills_choice_10 = fill[0] ? entry_fills_not_3 : entry_fills_not_4;
    wire        entry_fills_choice_11 = fill[0] ? entry_fills_not_5 : entry_fills_not_6;
    wire        entry_fills_choice_12 = fill[1] ? entry_fills_choice_10 : entry_fills_choice_11;
    wire        entry_fills_choice_13 = fill[1] ? entry_fills_choice_5 : entry_fills_choice;
    wire        entry_fills_choice_14 = fill[1] ? entry_fills_choice_2 : entry_fills_choice_4;
    wire        entry_fills_choice_15 = fill[1] ? entry_fills_choice_11 : entry_fills_choice_7;
    wire        entry_fills_choice_16 = fill[1] ? entry_fills_choice_8 : entry_fills_choice_10;
    wire  [3:0] left_minus_1 = left - 4'd1;
    wire        placed_0_part = queue_down_payload_sources_0[0];
    wire [63:0] placed_0_choice = placed_0_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_0_choice_2 = placed_0_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_0_choice_3 = queue_down_payload_sources_0[1] ? placed_0_choice : placed_0_choice_2;
    wire [63:0] placed_0_choice_4 = placed_0_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_0_choice_5 = placed_0_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_0_choice_6 = queue_down_payload_sources_0[1] ? placed_0_choice_4 : placed_0_choice_5;
    wire        placed_1_part = queue_down_payload_sources_1[0];
    wire [63:0] placed_1_choice = placed_1_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_1_choice_2 = placed_1_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_1_choice_3 = queue_down_payload_sources_1[1] ? placed_1_choice : placed_1_choice_2;
    wire [63:0] placed_1_choice_4 = placed_1_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_1_choice_5 = placed_1_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_1_choice_6 = queue_down_payload_sources_1[1] ? placed_1_choice_4 : placed_1_choice_5;
    wire        placed_2_part = queue_down_payload_sources_2[0];
    wire [63:0] placed_2_choice = placed_2_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_2_choice_2 = placed_2_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_2_choice_3 = queue_down_payload_sources_2[1] ? placed_2_choice : placed_2_choice_2;
    wire [63:0] placed_2_choice_4 = placed_2_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_2_choice_5 = placed_2_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_2_choice_6 = queue_down_payload_sources_2[1] ? placed_2_choice_4 : placed_2_choice_5;
    wire        placed_3_part = queue_down_payload_sources_3[0];
    wire [63:0] placed_3_choice = placed_3_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_3_choice_2 = placed_3_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_3_choice_3 = queue_down_payload_sources_3[1] ? placed_3_choice : placed_3_choice_2;
    wire [63:0] placed_3_choice_4 = placed_3_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_3_choice_5 = placed_3_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_3_choice_6 = queue_down_payload_sources_3[1] ? placed_3_choice_4 : placed_3_choice_5;
    wire        placed_4_part = queue_down_payload_sources_4[0];
    wire [63:0] placed_4_choice = placed_4_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_4_choice_2 = placed_4_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_4_choice_3 = queue_down_payload_sources_4[1] ? placed_4_choice : placed_4_choice_2;
    wire [63:0] placed_4_choice_4 = placed_4_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_4_choice_5 = placed_4_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_4_choice_6 = queue_down_payload_sources_4[1] ? placed_4_choice_4 : placed_4_choice_5;
    wire        placed_5_part = queue_down_payload_sources_5[0];
    wire [63:0] placed_5_choice = placed_5_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_5_choice_2 = placed_5_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_5_choice_3 = queue_down_payload_sources_5[1] ? placed_5_choice : placed_5_choice_2;
    wire [63:0] placed_5_choice_4 = placed_5_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_5_choice_5 = placed_5_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_5_choice_6 = queue_down_payload_sources_5[1] ? placed_5_choice_4 : placed_5_choice_5;
    wire        placed_6_part = queue_down_payload_sources_6[0];
    wire [63:0] placed_6_choice = placed_6_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_6_choice_2 = placed_6_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_6_choice_3 = queue_down_payload_sources_6[1] ? placed_6_choice : placed_6_choice_2;
    wire [63:0] placed_6_choice_4 = placed_6_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_6_choice_5 = placed_6_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_6_choice_6 = queue_down_payload_sources_6[1] ? placed_6_choice_4 : placed_6_choice_5;
    wire        placed_7_part = queue_down_payload_sources_7[0];
    wire [63:0] placed_7_choice = placed_7_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] placed_7_choice_2 = placed_7_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] placed_7_choice_3 = queue_down_payload_sources_7[1] ? placed_7_choice : placed_7_choice_2;
    wire [63:0] placed_7_choice_4 = placed_7_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] placed_7_choice_5 = placed_7_part ? queue_down_payload_blocks_1 : queue_down_payload_blocks_0;
    wire [63:0] placed_7_choice_6 = queue_down_payload_sources_7[1] ? placed_7_choice_4 : placed_7_choice_5;
    wire        begun_0_part = queue_down_payload_begun_sources_0[0];
    wire [63:0] begun_0_choice = begun_0_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] begun_0_choice_2 = begun_0_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] begun_0_choice_3 = queue_down_payload_begun_sources_0[1] ? begun_0_choice : begun_0_choice_2;
    wire [63:0] begun_0_choice_4 = begun_0_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire [63:0] begun_0_choice_5 = queue_down_payload_begun_sources_0[1] ? begun_0_choice_4 : queue_down_payload_blocks_1;
    wire        begun_1_part = queue_down_payload_begun_sources_1[0];
    wire [63:0] begun_1_choice = begun_1_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] begun_1_choice_2 = begun_1_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] begun_1_choice_3 = queue_down_payload_begun_sources_1[1] ? begun_1_choice : begun_1_choice_2;
    wire [63:0] begun_1_choice_4 = begun_1_part ? queue_down_payload_blocks_3 : queue_down_payload_blocks_2;
    wire        begun_2_part = queue_down_payload_begun_sources_2[0];
    wire [63:0] begun_2_choice = begun_2_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] begun_2_choice_2 = begun_2_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire [63:0] begun_2_choice_3 = queue_down_payload_begun_sources_2[1] ? begun_2_choice : begun_2_choice_2;
    wire        begun_3_part = queue_down_payload_begun_sources_3[0];
    wire [63:0] begun_3_choice = begun_3_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire [63:0] begun_3_choice_2 = begun_3_part ? queue_down_payload_blocks_5 : queue_down_payload_blocks_4;
    wire        begun_4_part = queue_down_payload_begun_sources_4[0];
    wire [63:0] begun_4_choice = begun_4_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
    wire        begun_5_part = queue_down_payload_begun_sources_5[0];
    wire        begun_now_term = done && queue_down_payload_begins;
    wire  [7:0] tail_now_choice = (|queue_down_payload_rest) ? ~(8'd255 << queue_down_payload_rest) : 8'd255;
    wire        tail_now_term = queue_down_payload_ends && queue_down_payload_final == 3'd7;
    wire        tail_now_term_2 = !queue_down_payload_ends || queue_down_payload_final > 3'd6;
    wire        tail_now_term_3 = queue_down_payload_ends && queue_down_payload_final == 3'd6;
    wire        tail_now_term_4 = !queue_down_payload_ends || queue_down_payload_final > 3'd5;
    wire        tail_now_term_5 = queue_down_payload_ends && queue_down_payload_final == 3'd5;
    wire        tail_now_term_6 = !queue_down_payload_ends || queue_down_payload_final > 3'd4;
    wire        tail_now_term_7 = queue_down_payload_ends && queue_down_payload_final == 3'd4;
    wire        tail_now_term_8 = !queue_down_payload_ends || queue_down_payload_final > 3'd3;
    wire        tail_now_term_9 = queue_down_payload_ends && queue_down_payload_final == 3'd3;
    wire        tail_now_term_10 = !queue_down_payload_ends || queue_down_payload_final > 3'd2;
    wire        tail_now_term_11 = queue_down_payload_ends && queue_down_payload_final == 3'd2;
    wire        tail_now_term_12 = !queue_down_payload_ends || queue_down_payload_final > 3'd1;
    wire        tail_now_term_13 = queue_down_payload_ends && queue_down_payload_final == 3'd1;
    wire        tail_now_term_14 = !queue_down_payload_ends || queue_down_payload_final > 3'd0;
    wire        tail_now_term_15 = queue_down_payload_ends && queue_down_payload_final == 3'd0;

    level_fifo_w616_d32 queue (
        .clk                          (clk),
        .rst                          (rst),
        .level                        (queue_level),
        .up_payload_blocks_0          (entry_blocks_0),
        .up_payload_blocks_1          (entry_blocks_1),
        .up_payload_blocks_2          (entry_blocks_2),
        .up_payload_blocks_3          (entry_blocks_3),
        .up_payload_blocks_4          (entry_blocks_4),
        .up_payload_blocks_5          (entry_blocks_5),
        .up_payload_blocks_6          (entry_blocks_6),
        .up_payload_blocks_7          (entry_blocks_7),
        .up_payload_sources_0         (entry_sources_0),
        .up_payload_sources_1         (entry_sources_1),
        .up_payload_sources_2         (entry_sources_2),
        .up_payload_sources_3         (entry_sources_3),
        .up_payload_sources_4         (entry_sources_4),
        .up_payload_sources_5         (entry_sources_5),
        .up_payload_sources_6         (entry_sources_6),
        .up_payload_sources_7         (entry_sources_7),
        .up_payload_begun_sources_0   (entry_begun_sources_0),
        .up_payload_begun_sources_1   (entry_begun_sources_1),
        .up_payload_begun_sources_2   (entry_begun_sources_2),
        .up_payload_begun_sources_3   (entry_begun_sources_3),
        .up_payload_begun_sources_4   (entry_begun_sources_4),
        .up_payload_begun_sources_5   (entry_begun_sources_5),
        .up_payload_begun_sources_6   (entry_begun_sources_6),
        .up_payload_begun_sources_7   (entry_begun_sources_7),
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
        .down_payload_blocks_1        (queue_down_payload_blocks_1),
        .down_payload_blocks_2        (queue_down_payload_blocks_2),
        .down_payload_blocks_3        (queue_down_payload_blocks_3),
        .down_payload_blocks_4        (queue_down_payload_blocks_4),
        .down_payload_blocks_5        (queue_down_payload_blocks_5),
        .down_payload_blocks_6        (queue_down_payload_blocks_6),
        .down_payload_blocks_7        (queue_down_payload_blocks_7),
        .down_payload_sources_0       (queue_down_payload_sources_0),
        .down_payload_sources_1       (queue_down_payload_sources_1),
        .down_payload_sources_2       (queue_down_payload_sources_2),
        .down_payload_sources_3       (queue_down_payload_sources_3),
        .down_payload_sources_4       (queue_down_payload_sources_4),
        .down_payload_sources_5       (queue_down_payload_sources_5),
        .down_payload_sources_6       (queue_down_payload_sources_6),
        .down_payload_sources_7       (queue_down_payload_sources_7),
        .down_payload_begun_sources_0 (queue_down_payload_begun_sources_0),
        .down_payload_begun_sources_1 (queue_down_payload_begun_sources_1),
        .down_payload_begun_sources_2 (queue_down_payload_begun_sources_2),
        .down_payload_begun_sources_3 (queue_down_payload_begun_sources_3),
        .down_payload_begun_sources_4 (queue_down_payload_begun_sources_4),
        .down_payload_begun_sources_5 (queue_down_payload_begun_sources_5),
        .down_payload_begun_sources_6 (queue_down_payload_begun_sources_6),
        .down_payload_begun_sources_7 (queue_down_payload_begun_sources_7),
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
            fills_now <= 8'd0;
            begun_now <= 8'd0;
            begins_now <= 1'b0;
            leaves_now <= 1'b0;
            valid <= 1'b0;
        end else begin
            if (column_stops) begin
                open <= begins;
            end
            enters <= (open && ((|column_own) || column_stops)) || begins;
            room <= queue_level <= 6'd12;
            aside <= adds;
            fills_now <= queue_down_payload_fills & {8{done}};
            begun_now <= queue_down_payload_begun & {8{begun_now_term}};
            begins_now <= begun_now_term;
            leaves_now <= aside || leaves;
            valid <= leaves_now;
        end
    end

    always @(posedge clk) begin
        if (column_stops) begin
            fill <= column_begun_count;
            length <= column_begun_count;
        end else begin
            fill <= left;
            length <= is_short ? grown[3:0] : 4'd8;
        end
        entry_blocks_0 <= column_blocks_0;
        entry_blocks_1 <= column_blocks_1;
        entry_blocks_2 <= column_blocks_2;
        entry_blocks_3 <= column_blocks_3;
        entry_blocks_4 <= column_blocks_4;
        entry_blocks_5 <= column_blocks_5;
        entry_blocks_6 <= column_blocks_6;
        entry_blocks_7 <= column_blocks_7;
        entry_sources_0 <= fill[2] ? entry_sources_0_choice_3 : entry_sources_0_choice_6;
        entry_sources_1 <= fill[2] ? entry_sources_1_choice_3 : entry_sources_1_choice_6;
        entry_sources_2 <= fill[2] ? entry_sources_2_choice : entry_sources_2_choice_2;
        entry_sources_3 <= fill[2] ? entry_sources_3_choice : entry_sources_3_choice_2;
        entry_sources_4 <= fill[2] ? entry_sources_0_choice_6 : entry_sources_0_choice_3;
        entry_sources_5 <= fill[2] ? entry_sources_1_choice_6 : entry_sources_1_choice_3;
        entry_sources_6 <= fill[2] ? entry_sources_2_choice_2 : entry_sources_2_choice;
        entry_sources_7 <= fill[2] ? entry_sources_3_choice_2 : entry_sources_3_choice;
        entry_begun_sources_0 <= begun_place_0;
        entry_begun_sources_1 <= begun_place_1;
        entry_begun_sources_2 <= begun_place_2;
        entry_begun_sources_3 <= begun_place_3;
        entry_begun_sources_4 <= begun_place_4;
        entry_begun_sources_5 <= begun_place_5;
        entry_begun_sources_6 <= begun_place_6;
        entry_begun_sources_7 <= begun_place_7;
        entry_fills <= {
            fill[2] ? entry_fills_choice_3 : entry_fills_choice_6,
            fill[2] ? entry_fills_choice_9 : entry_fills_choice_12,
            fill[2] ? entry_fills_choice_13 : entry_fills_choice_14,
            fill[2] ? entry_fills_choice_15 : entry_fills_choice_16,
            fill[2] ? entry_fills_choice_6 : entry_fills_choice_3,
            fill[2] ? entry_fills_choice_12 : entry_fills_choice_9,
            fill[2] ? entry_fills_choice_14 : entry_fills_choice_13,
            fill[2] ? entry_fills_choice_16 : entry_fills_choice_15
        };
        entry_begun <= ~(8'd255 << column_begun_count);
        entry_held <= ~(8'd255 << fill);
        entry_leaves <= open && (over || (column_stops && (|total)));
        entry_twice <= stops && over;
        entry_ends <= stops;
        entry_error <= is_cut || is_runt;
        entry_final <= left_minus_1[2:0];
        entry_rest <= column_rest;
        entry_begins <= begins;
        entry_tag_llr <= column_tag_llr;
        entry_tag_seq <= column_tag_seq;
        placed_0 <= queue_down_payload_sources_0[2] ? placed_0_choice_3 : placed_0_choice_6;
        placed_1 <= queue_down_payload_sources_1[2] ? placed_1_choice_3 : placed_1_choice_6;
        placed_2 <= queue_down_payload_sources_2[2] ? placed_2_choice_3 : placed_2_choice_6;
        placed_3 <= queue_down_payload_sources_3[2] ? placed_3_choice_3 : placed_3_choice_6;
        placed_4 <= queue_down_payload_sources_4[2] ? placed_4_choice_3 : placed_4_choice_6;
        placed_5 <= queue_down_payload_sources_5[2] ? placed_5_choice_3 : placed_5_choice_6;
        placed_6 <= queue_down_payload_sources_6[2] ? placed_6_choice_3 : placed_6_choice_6;
        placed_7 <= queue_down_payload_sources_7[2] ? placed_7_choice_3 : placed_7_choice_6;
        begun_0 <= queue_down_payload_begun_sources_0[2] ? begun_0_choice_3 : begun_0_choice_5;
        begun_1 <= queue_down_payload_begun_sources_1[2] ? begun_1_choice_3 : begun_1_choice_4;
        begun_2 <= queue_down_payload_begun_sources_2[2] ? begun_2_choice_3 : queue_down_payload_blocks_3;
        begun_3 <= queue_down_payload_begun_sources_3[1] ? begun_3_choice : begun_3_choice_2;
        begun_4 <= queue_down_payload_begun_sources_4[1] ? begun_4_choice : queue_down_payload_blocks_5;
        begun_5 <= begun_5_part ? queue_down_payload_blocks_7 : queue_down_payload_blocks_6;
        begun_6 <= queue_down_payload_blocks_7;
        begun_7 <= queue_down_payload_blocks_7;
        held_now <= queue_down_payload_held;
        tag_now_llr <= queue_down_payload_tag_llr;
        tag_now_seq <= queue_down_payload_tag_seq;
        from_aside <= aside;
        ends_now <= queue_down_payload_ends;
        twice_now <= queue_down_payload_twice;
        error_now <= queue_down_payload_error;
        tail_now <= {
            {8{!queue_down_payload_ends}} | (tail_now_choice & {8{tail_now_term}}),
            {8{tail_now_term_2}} | (tail_now_choice & {8{tail_now_term_3}}),
            {8{tail_now_term_4}} | (tail_now_choice & {8{tail_now_term_5}}),
            {8{tail_now_term_6}} | (tail_now_choice & {8{tail_now_term_7}}),
            {8{tail_now_term_8}} | (tail_now_choice & {8{tail_now_term_9}}),
            {8{tail_now_term_10}} | (tail_now_choice & {8{tail_now_term_11}}),
            {8{tail_now_term_12}} | (tail_now_choice & {8{tail_now_term_13}}),
            {8{tail_now_term_14}} | (tail_now_choice & {8{tail_now_term_15}})
        };
        if (begins_now) begin
            tag_llr <= tag_now_llr;
            tag_seq <= tag_now_seq;
        end
        if (begun_now[0]) begin
            lane_0 <= begun_0;
        end else if (fills_now[0]) begin
            lane_0 <= placed_0;
        end
        if (begun_now[1]) begin
            lane_1 <= begun_1;
        end else if (fills_now[1]) begin
            lane_1 <= placed_1;
        end
        if (begun_now[2]) begin
            lane_2 <= begun_2;
        end else if (fills_now[2]) begin
            lane_2 <= placed_2;
        end
        if (begun_now[3]) begin
            lane_3 <= begun_3;
        end else if (fills_now[3]) begin
            lane_3 <= placed_3;
        end
        if (begun_now[4]) begin
            lane_4 <= begun_4;
        end else if (fills_now[4]) begin
            lane_4 <= placed_4;
        end
        if (begun_now[5]) begin
            lane_5 <= begun_5;
        end else if (fills_now[5]) begin
            lane_5 <= placed_5;
        end
        if (begun_now[6]) begin
            lane_6 <= begun_6;
        end else if (fills_now[6]) begin
            lane_6 <= placed_6;
        end
        if (begun_now[7]) begin
            lane_7 <= begun_7;
        end else if (fills_now[7]) begin
            lane_7 <= placed_7;
        end
        out_0 <= from_aside ? aside_data_0 : beat_0;
        out_1 <= from_aside ? aside_data_1 : beat_1;
        out_2 <= from_aside ? aside_data_2 : beat_2;
        out_3 <= from_aside ? aside_data_3 : beat_3;
        out_4 <= from_aside ? aside_data_4 : beat_4;
        out_5 <= from_aside ? aside_data_5 : beat_5;
        out_6 <= from_aside ? aside_data_6 : beat_6;
        out_7 <= from_aside ? aside_data_7 : beat_7;
        aside_data_0 <= from_aside ? beat_0 : placed_0;
        aside_data_1 <= from_aside ? beat_1 : placed_1;
        aside_data_2 <= from_aside ? beat_2 : placed_2;
        aside_data_3 <= from_aside ? beat_3 : placed_3;
        aside_data_4 <= from_aside ? beat_4 : placed_4;
        aside_data_5 <= from_aside ? beat_5 : placed_5;
        aside_data_6 <= from_aside ? beat_6 : placed_6;
        aside_data_7 <= from_aside ? beat_7 : placed_7;
        aside_end_keep <= tail_now;
        aside_end_last <= ends_now;
        aside_end_error <= error_now;
        aside_end_tag_llr <= tag_llr;
        aside_end_tag_seq <= tag_seq;
        end_keep <= from_aside ? aside_end_keep : full ? {64{1'b1}} : tail_now;
        end_last <= from_aside ? aside_end_last : !full;
        end_error <= from_aside ? aside_end_error : error_now && !full;
        end_tag_llr <= from_aside ? aside_end_tag_llr : tag_llr;
        end_tag_seq <= from_aside ? aside_end_tag_seq : tag_seq;
    end

    assign beat_data = {out_7, out_6, out_5, out_4, out_3, out_2, out_1, out_0};
    assign beat_keep = end_keep;
    assign beat_last = end_last;
    assign beat_user_llr = end_tag_llr;
    assign beat_user_seq = end_tag_seq;
    assign error = end_error;
    assign refused = column_begins && !room;
    assign cut = is_cut;
    assign runt = is_runt;

    wire _unused_ok = &{1'b0, column_inner, column_inner_cuts, column_bad_preambles, column_set_data, column_has_set, column_more_sets, begun_place_0_of_8, begun_place_count, queue_up_ready, queue_down_payload_begun_sources_3[2], queue_down_payload_begun_sources_4[2], queue_down_payload_begun_sources_5[2:1], queue_down_payload_begun_sources_6, queue_down_payload_begun_sources_7, left_choice[4], left_minus_1[3]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) column_finds_room: assert (!enters || queue_up_ready);
`endif

endmodule

`default_nettype wire
