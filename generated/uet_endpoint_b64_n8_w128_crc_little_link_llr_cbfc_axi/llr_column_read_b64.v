// Tells what columns of 64 bytes of the line do to frames.
`default_nettype none

module llr_column_read_b64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        column_0_control,
    input  wire [63:0] column_0_data,
    input  wire        column_1_control,
    input  wire [63:0] column_1_data,
    input  wire        column_2_control,
    input  wire [63:0] column_2_data,
    input  wire        column_3_control,
    input  wire [63:0] column_3_data,
    input  wire        column_4_control,
    input  wire [63:0] column_4_data,
    input  wire        column_5_control,
    input  wire [63:0] column_5_data,
    input  wire        column_6_control,
    input  wire [63:0] column_6_data,
    input  wire        column_7_control,
    input  wire [63:0] column_7_data,
    input  wire        valid,
    input  wire        pcs_up,
    output wire [63:0] read_one_blocks_0,
    output wire [63:0] read_one_blocks_1,
    output wire [63:0] read_one_blocks_2,
    output wire [63:0] read_one_blocks_3,
    output wire [63:0] read_one_blocks_4,
    output wire [63:0] read_one_blocks_5,
    output wire [63:0] read_one_blocks_6,
    output wire [63:0] read_one_blocks_7,
    output wire  [3:0] read_one_own,
    output wire  [3:0] read_one_own_full,
    output wire        read_one_stops,
    output wire        read_one_stops_well,
    output wire  [2:0] read_one_rest,
    output wire        read_one_begins,
    output wire        read_one_tag_llr,
    output wire [19:0] read_one_tag_seq,
    output wire  [3:0] read_one_bad_preambles,
    output wire [55:0] read_one_set_body,
    output wire        read_one_has_set,
    output wire  [2:0] read_several_places_0,
    output wire  [2:0] read_several_places_1,
    output wire  [2:0] read_several_places_2,
    output wire  [2:0] read_several_places_3,
    output wire  [2:0] read_several_places_4,
    output wire  [2:0] read_several_places_5,
    output wire  [2:0] read_several_places_6,
    output wire  [2:0] read_several_places_7,
    output wire  [7:0] read_several_begun,
    output wire  [3:0] read_several_begun_count,
    output wire  [3:0] read_several_inner,
    output wire  [3:0] read_several_inner_cuts,
    output wire  [3:0] read_several_more_sets
);

    wire [63:0] block_0_read_data;
    wire        block_0_read_is_set;
    wire        block_0_read_filled;
    wire        block_0_read_full;
    wire        block_0_read_bound;
    wire        block_0_read_ends;
    wire  [2:0] block_0_read_rest;
    wire        block_0_read_starts;
    wire        block_0_read_llr;
    wire        block_0_read_bad_preamble;
    reg  [63:0] read_0_data;
    reg         read_0_is_set;
    reg         read_0_filled;
    reg         read_0_full;
    reg         read_0_bound;
    reg         read_0_ends;
    reg   [2:0] read_0_rest;
    reg         read_0_starts;
    reg         read_0_llr;
    reg         read_0_bad_preamble;
    wire [63:0] block_1_read_data;
    wire        block_1_read_is_set;
    wire        block_1_read_filled;
    wire        block_1_read_full;
    wire        block_1_read_bound;
    wire        block_1_read_ends;
    wire  [2:0] block_1_read_rest;
    wire        block_1_read_starts;
    wire        block_1_read_llr;
    wire        block_1_read_bad_preamble;
    reg  [63:0] read_1_data;
    reg         read_1_is_set;
    reg         read_1_filled;
    reg         read_1_full;
    reg         read_1_bound;
    reg         read_1_ends;
    reg   [2:0] read_1_rest;
    reg         read_1_starts;
    reg         read_1_llr;
    reg         read_1_bad_preamble;
    wire [63:0] block_2_read_data;
    wire        block_2_read_is_set;
    wire        block_2_read_filled;
    wire        block_2_read_full;
    wire        block_2_read_bound;
    wire        block_2_read_ends;
    wire  [2:0] block_2_read_rest;
    wire        block_2_read_starts;
    wire        block_2_read_llr;
    wire        block_2_read_bad_preamble;
    reg  [63:0] read_2_data;
    reg         read_2_is_set;
    reg         read_2_filled;
    reg         read_2_full;
    reg         read_2_bound;
    reg         read_2_ends;
    reg   [2:0] read_2_rest;
    reg         read_2_starts;
    reg         read_2_llr;
    reg         read_2_bad_preamble;
    wire [63:0] block_3_read_data;
    wire        block_3_read_is_set;
    wire        block_3_read_filled;
    wire        block_3_read_full;
    wire        block_3_read_bound;
    wire        block_3_read_ends;
    wire  [2:0] block_3_read_rest;
    wire        block_3_read_starts;
    wire        block_3_read_llr;
    wire        block_3_read_bad_preamble;
    reg  [63:0] read_3_data;
    reg         read_3_is_set;
    reg         read_3_filled;
    reg         read_3_full;
    reg         read_3_bound;
    reg         read_3_ends;
    reg   [2:0] read_3_rest;
    reg         read_3_starts;
    reg         read_3_llr;
    reg         read_3_bad_preamble;
    wire [63:0] block_4_read_data;
    wire        block_4_read_is_set;
    wire        block_4_read_filled;
    wire        block_4_read_full;
    wire        block_4_read_bound;
    wire        block_4_read_ends;
    wire  [2:0] block_4_read_rest;
    wire        block_4_read_starts;
    wire        block_4_read_llr;
    wire        block_4_read_bad_preamble;
    reg  [63:0] read_4_data;
    reg         read_4_is_set;
    reg         read_4_filled;
    reg         read_4_full;
    reg         read_4_bound;
    reg         read_4_ends;
    reg   [2:0] read_4_rest;
    reg         read_4_starts;
    reg         read_4_llr;
    reg         read_4_bad_preamble;
    wire [63:0] block_5_read_data;
    wire        block_5_read_is_set;
    wire        block_5_read_filled;
    wire        block_5_read_full;
    wire        block_5_read_bound;
    wire        block_5_read_ends;
    wire  [2:0] block_5_read_rest;
    wire        block_5_read_starts;
    wire        block_5_read_llr;
    wire        block_5_read_bad_preamble;
    reg  [63:0] read_5_data;
    reg         read_5_is_set;
    reg         read_5_filled;
    reg         read_5_full;
    reg         read_5_bound;
    reg         read_5_ends;
    reg   [2:0] read_5_rest;
    reg         read_5_starts;
    reg         read_5_llr;
    reg         read_5_bad_preamble;
    wire [63:0] block_6_read_data;
    wire        block_6_read_is_set;
    wire        block_6_read_filled;
    wire        block_6_read_full;
    wire        block_6_read_bound;
    wire        block_6_read_ends;
    wire  [2:0] block_6_read_rest;
    wire        block_6_read_starts;
    wire        block_6_read_llr;
    wire        block_6_read_bad_preamble;
    reg  [63:0] read_6_data;
    reg         read_6_is_set;
    reg         read_6_filled;
    reg         read_6_full;
    reg         read_6_bound;
    reg         read_6_ends;
    reg   [2:0] read_6_rest;
    reg         read_6_starts;
    reg         read_6_llr;
    reg         read_6_bad_preamble;
    wire [63:0] block_7_read_data;
    wire        block_7_read_is_set;
    wire        block_7_read_filled;
    wire        block_7_read_full;
    wire        block_7_read_bound;
    wire        block_7_read_ends;
    wire  [2:0] block_7_read_rest;
    wire        block_7_read_starts;
    wire        block_7_read_llr;
    wire        block_7_read_bad_preamble;
    reg  [63:0] read_7_data;
    reg         read_7_is_set;
    reg         read_7_filled;
    reg         read_7_full;
    reg         read_7_bound;
    reg         read_7_ends;
    reg   [2:0] read_7_rest;
    reg         read_7_starts;
    reg         read_7_llr;
    reg         read_7_bad_preamble;
    reg  [63:0] read_blocks_0;
    reg  [63:0] read_blocks_1;
    reg  [63:0] read_blocks_2;
    reg  [63:0] read_blocks_3;
    reg  [63:0] read_blocks_4;
    reg  [63:0] read_blocks_5;
    reg  [63:0] read_blocks_6;
    reg  [63:0] read_blocks_7;
    reg   [3:0] read_own;
    reg   [3:0] read_own_full;
    reg         read_stops;
    reg         read_stops_well;
    reg   [2:0] read_rest;
    reg         read_begins;
    reg         read_tag_llr;
    reg  [19:0] read_tag_seq;
    reg   [3:0] read_bad_preambles;
    reg  [55:0] read_set_body;
    reg         read_has_set;
    reg   [2:0] several_places_0;
    reg   [2:0] several_places_1;
    reg   [2:0] several_places_2;
    reg   [2:0] several_places_3;
    reg   [2:0] several_places_4;
    reg   [2:0] several_places_5;
    reg   [2:0] several_places_6;
    reg   [2:0] several_places_7;
    reg   [7:0] several_begun;
    reg   [3:0] several_begun_count;
    reg   [3:0] several_inner;
    reg   [3:0] several_inner_cuts;
    reg   [3:0] several_more_sets;

    wire        comes = valid && pcs_up;
    wire  [7:0] bound = {
        read_7_bound,
        read_6_bound,
        read_5_bound,
        read_4_bound,
        read_3_bound,
        read_2_bound,
        read_1_bound,
        read_0_bound
    };
    wire  [7:0] ends = {
        read_7_ends,
        read_6_ends,
        read_5_ends,
        read_4_ends,
        read_3_ends,
        read_2_ends,
        read_1_ends,
        read_0_ends
    };
    wire  [7:0] starts = {
        read_7_starts,
        read_6_starts,
        read_5_starts,
        read_4_starts,
        read_3_starts,
        read_2_starts,
        read_1_starts,
        read_0_starts
    };
    wire  [7:0] filled = {
        read_7_filled,
        read_6_filled,
        read_5_filled,
        read_4_filled,
        read_3_filled,
        read_2_filled,
        read_1_filled,
        read_0_filled
    };
    wire  [7:0] set = {
        read_7_is_set,
        read_6_is_set,
        read_5_is_set,
        read_4_is_set,
        read_3_is_set,
        read_2_is_set,
        read_1_is_set,
        read_0_is_set
    };
    wire  [6:0] bound_before_or_at_1 = bound[6:0] | {bound[5:0], 1'b0};
    wire  [6:0] bound_before_or_at_2 = bound_before_or_at_1 | {bound_before_or_at_1[4:0], 2'd0};
    wire  [6:0] bound_before_or_at_4 = bound_before_or_at_2 | {bound_before_or_at_2[2:0], 4'd0};
    wire  [7:0] bound_before = {bound_before_or_at_4, 1'b0};
    wire  [6:0] bound_behind_or_at_1_word = {bound[1], bound[2], bound[3], bound[4], bound[5], bound[6], bound[7]};
    wire  [6:0] bound_behind_or_at_1_word_2 = {bound[2], bound[3], bound[4], bound[5], bound[6], bound[7], 1'b0};
    wire  [6:0] bound_behind_or_at_1 = bound_behind_or_at_1_word | bound_behind_or_at_1_word_2;
    wire  [6:0] bound_behind_or_at_2 = bound_behind_or_at_1 | {bound_behind_or_at_1[4:0], 2'd0};
    wire  [6:0] bound_behind_or_at_4 = bound_behind_or_at_2 | {bound_behind_or_at_2[2:0], 4'd0};
    wire  [7:0] bound_behind = {bound_behind_or_at_4, 1'b0};
    wire  [6:0] set_before_or_at_1 = set[6:0] | {set[5:0], 1'b0};
    wire  [6:0] set_before_or_at_2 = set_before_or_at_1 | {set_before_or_at_1[4:0], 2'd0};
    wire  [6:0] set_before_or_at_4 = set_before_or_at_2 | {set_before_or_at_2[2:0], 4'd0};
    wire  [7:0] set_before = {set_before_or_at_4, 1'b0};
    wire  [7:0] own = filled & ~bound_before;
    wire  [7:0] last_bound_word = {
        bound_behind[0],
        bound_behind[1],
        bound_behind[2],
        bound_behind[3],
        bound_behind[4],
        bound_behind[5],
        bound_behind[6],
        bound_behind[7]
    };
    wire  [7:0] last_bound = bound & ~last_bound_word;
    wire  [7:0] first_end = ends & ~bound_before;
    wire  [7:0] first_set = set & ~set_before;
    wire        begins = |(last_bound & starts);
    wire        own_count_0_of_1 = !own[0];
    wire        own_count_1_of_1 = own[0];
    wire        own_count_0_of_2 = own_count_0_of_1 && !own[1];
    wire        own_count_1_of_2 = own[1] ? own_count_0_of_1 : own_count_1_of_1;
    wire        own_count_2_of_2 = own_count_1_of_1 && own[1];
    wire        own_count_0_of_3 = own_count_0_of_2 && !own[2];
    wire        own_count_1_of_3 = own[2] ? own_count_0_of_2 : own_count_1_of_2;
    wire        own_count_2_of_3 = own[2] ? own_count_1_of_2 : own_count_2_of_2;
    wire        own_count_3_of_3 = own_count_2_of_2 && own[2];
    wire        own_count_0_of_4 = own_count_0_of_3 && !own[3];
    wire        own_count_1_of_4 = own[3] ? own_count_0_of_3 : own_count_1_of_3;
    wire        own_count_2_of_4 = own[3] ? own_count_1_of_3 : own_count_2_of_3;
    wire        own_count_3_of_4 = own[3] ? own_count_2_of_3 : own_count_3_of_3;
    wire        own_count_4_of_4 = own_count_3_of_3 && own[3];
    wire        own_count_0_of_5 = own_count_0_of_4 && !own[4];
    wire        own_count_1_of_5 = own[4] ? own_count_0_of_4 : own_count_1_of_4;
    wire        own_count_2_of_5 = own[4] ? own_count_1_of_4 : own_count_2_of_4;
    wire        own_count_3_of_5 = own[4] ? own_count_2_of_4 : own_count_3_of_4;
    wire        own_count_4_of_5 = own[4] ? own_count_3_of_4 : own_count_4_of_4;
    wire        own_count_5_of_5 = own_count_4_of_4 && own[4];
    wire        own_count_0_of_6 = own_count_0_of_5 && !own[5];
    wire        own_count_1_of_6 = own[5] ? own_count_0_of_5 : own_count_1_of_5;
    wire        own_count_2_of_6 = own[5] ? own_count_1_of_5 : own_count_2_of_5;
    wire        own_count_3_of_6 = own[5] ? own_count_2_of_5 : own_count_3_of_5;
    wire        own_count_4_of_6 = own[5] ? own_count_3_of_5 : own_count_4_of_5;
    wire        own_count_5_of_6 = own[5] ? own_count_4_of_5 : own_count_5_of_5;
    wire        own_count_6_of_6 = own_count_5_of_5 && own[5];
    wire        own_count_0_of_7 = own_count_0_of_6 && !own[6];
    wire        own_count_1_of_7 = own[6] ? own_count_0_of_6 : own_count_1_of_6;
    wire        own_count_2_of_7 = own[6] ? own_count_1_of_6 : own_count_2_of_6;
    wire        own_count_3_of_7 = own[6] ? own_count_2_of_6 : own_count_3_of_6;
    wire        own_count_4_of_7 = own[6] ? own_count_3_of_6 : own_count_4_of_6;
    wire        own_count_5_of_7 = own[6] ? own_count_4_of_6 : own_count_5_of_6;
    wire        own_count_6_of_7 = own[6] ? own_count_5_of_6 : own_count_6_of_6;
    wire        own_count_7_of_7 = own_count_6_of_6 && own[6];
    wire        own_count_0_of_8 = own_count_0_of_7 && !own[7];
    wire        own_count_1_of_8 = own[7] ? own_count_0_of_7 : own_count_1_of_7;
    wire        own_count_2_of_8 = own[7] ? own_count_1_of_7 : own_count_2_of_7;
    wire        own_count_3_of_8 = own[7] ? own_count_2_of_7 : own_count_3_of_7;
    wire        own_count_4_of_8 = own[7] ? own_count_3_of_7 : own_count_4_of_7;
    wire        own_count_5_of_8 = own[7] ? own_count_4_of_7 : own_count_5_of_7;
    wire        own_count_6_of_8 = own[7] ? own_count_5_of_7 : own_count_6_of_7;
    wire        own_count_7_of_8 = own[7] ? own_count_6_of_7 : own_count_7_of_7;
    wire        own_count_8_of_8 = own_count_7_of_7 && own[7];
    wire        own_5_and_own_count_0_of_5 = own[5] && own_count_0_of_5;
    wire        own_6_and_own_count_0_of_6 = own[6] && own_count_0_of_6;
    wire        own_count_0_term = (own[4] && own_count_0_of_4) || own_5_and_own_count_0_of_5 || own_6_and_own_count_0_of_6;
    wire        own_7_and_own_count_0_of_7 = own[7] && own_count_0_of_7;
    wire        own_3_and_own_count_0_of_3 = own[3] && own_count_0_of_3;
    wire        own_count_0_term_2 = (own[2] && own_count_0_of_2) || own_3_and_own_count_0_of_3 || own_6_and_own_count_0_of_6;
    wire        own_count_0_term_3 = (own[1] && own_count_0_of_1) || own_3_and_own_count_0_of_3 || own_5_and_own_count_0_of_5;
    wire  [2:0] own_count_0 = {
        own_count_0_term || own_7_and_own_count_0_of_7,
        own_count_0_term_2 || own_7_and_own_count_0_of_7,
        own_count_0_term_3 || own_7_and_own_count_0_of_7
    };
    wire        own_5_and_own_count_1_of_5 = own[5] && own_count_1_of_5;
    wire        own_6_and_own_count_1_of_6 = own[6] && own_count_1_of_6;
    wire        own_count_1_term = (own[4] && own_count_1_of_4) || own_5_and_own_count_1_of_5 || own_6_and_own_count_1_of_6;
    wire        own_7_and_own_count_1_of_7 = own[7] && own_count_1_of_7;
    wire        own_3_and_own_count_1_of_3 = own[3] && own_count_1_of_3;
    wire        own_count_1_term_2 = (own[2] && own_count_1_of_2) || own_3_and_own_count_1_of_3 || own_6_and_own_count_1_of_6;
    wire        own_count_1_term_3 = (own[1] && own_count_1_of_1) || own_3_and_own_count_1_of_3 || own_5_and_own_count_1_of_5;
    wire  [2:0] own_count_1 = {
        own_count_1_term || own_7_and_own_count_1_of_7,
        own_count_1_term_2 || own_7_and_own_count_1_of_7,
        own_count_1_term_3 || own_7_and_own_count_1_of_7
    };
    wire        own_5_and_own_count_2_of_5 = own[5] && own_count_2_of_5;
    wire        own_6_and_own_count_2_of_6 = own[6] && own_count_2_of_6;
    wire        own_count_2_term = (own[4] && own_count_2_of_4) || own_5_and_own_count_2_of_5 || own_6_and_own_count_2_of_6;
    wire        own_7_and_own_count_2_of_7 = own[7] && own_count_2_of_7;
    wire        own_3_and_own_count_2_of_3 = own[3] && own_count_2_of_3;
    wire        own_count_2_term_2 = (own[2] && own_count_2_of_2) || own_3_and_own_count_2_of_3 || own_6_and_own_count_2_of_6;
    wire  [2:0] own_count_2 = {
        own_count_2_term || own_7_and_own_count_2_of_7,
        own_count_2_term_2 || own_7_and_own_count_2_of_7,
        own_3_and_own_count_2_of_3 || own_5_and_own_count_2_of_5 || own_7_and_own_count_2_of_7
    };
    wire        own_5_and_own_count_3_of_5 = own[5] && own_count_3_of_5;
    wire        own_6_and_own_count_3_of_6 = own[6] && own_count_3_of_6;
    wire        own_count_3_term = (own[4] && own_count_3_of_4) || own_5_and_own_count_3_of_5 || own_6_and_own_count_3_of_6;
    wire        own_7_and_own_count_3_of_7 = own[7] && own_count_3_of_7;
    wire        own_3_and_own_count_3_of_3 = own[3] && own_count_3_of_3;
    wire  [2:0] own_count_3 = {
        own_count_3_term || own_7_and_own_count_3_of_7,
        own_3_and_own_count_3_of_3 || own_6_and_own_count_3_of_6 || own_7_and_own_count_3_of_7,
        own_3_and_own_count_3_of_3 || own_5_and_own_count_3_of_5 || own_7_and_own_count_3_of_7
    };
    wire        own_5_and_own_count_4_of_5 = own[5] && own_count_4_of_5;
    wire        own_6_and_own_count_4_of_6 = own[6] && own_count_4_of_6;
    wire        own_count_4_term = (own[4] && own_count_4_of_4) || own_5_and_own_count_4_of_5 || own_6_and_own_count_4_of_6;
    wire        own_7_and_own_count_4_of_7 = own[7] && own_count_4_of_7;
    wire  [2:0] own_count_4 = {
        own_count_4_term || own_7_and_own_count_4_of_7,
        own_6_and_own_count_4_of_6 || own_7_and_own_count_4_of_7,
        own_5_and_own_count_4_of_5 || own_7_and_own_count_4_of_7
    };
    wire        own_5_and_own_count_5_of_5 = own[5] && own_count_5_of_5;
    wire        own_6_and_own_count_5_of_6 = own[6] && own_count_5_of_6;
    wire        own_7_and_own_count_5_of_7 = own[7] && own_count_5_of_7;
    wire  [2:0] own_count_5 = {
        own_5_and_own_count_5_of_5 || own_6_and_own_count_5_of_6 || own_7_and_own_count_5_of_7,
        own_6_and_own_count_5_of_6 || own_7_and_own_count_5_of_7,
        own_5_and_own_count_5_of_5 || own_7_and_own_count_5_of_7
    };
    wire        own_7_and_own_count_6_of_7 = own[7] && own_count_6_of_7;
    wire        own_count_6_term = (own[6] && own_count_6_of_6) || own_7_and_own_count_6_of_7;
    wire  [2:0] own_count_6 = {{2{own_count_6_term}}, own_7_and_own_count_6_of_7};
    wire        own_7_and_own_count_7_of_7 = own[7] && own_count_7_of_7;
    wire  [2:0] own_count_7 = {3{own_7_and_own_count_7_of_7}};
    wire  [3:0] own_count_count = {
        own_count_8_of_8,
        own_count_4_of_8 || own_count_5_of_8 || own_count_6_of_8 || own_count_7_of_8,
        own_count_2_of_8 || own_count_3_of_8 || own_count_6_of_8 || own_count_7_of_8,
        own_count_1_of_8 || own_count_3_of_8 || own_count_5_of_8 || own_count_7_of_8
    };
    wire  [7:0] full = {
        read_7_full,
        read_6_full,
        read_5_full,
        read_4_full,
        read_3_full,
        read_2_full,
        read_1_full,
        read_0_full
    };
    wire  [7:0] own_and_full = own & full;
    wire        own_full_0_of_1 = !own_and_full[0];
    wire        own_full_1_of_1 = own_and_full[0];
    wire        own_and_full_1 = own_and_full[1];
    wire        own_full_0_of_2 = own_full_0_of_1 && !own_and_full_1;
    wire        own_full_1_of_2 = own_and_full_1 ? own_full_0_of_1 : own_full_1_of_1;
    wire        own_full_2_of_2 = own_full_1_of_1 && own_and_full_1;
    wire        own_and_full_2 = own_and_full[2];
    wire        own_full_0_of_3 = own_full_0_of_2 && !own_and_full_2;
    wire        own_full_1_of_3 = own_and_full_2 ? own_full_0_of_2 : own_full_1_of_2;
    wire        own_full_2_of_3 = own_and_full_2 ? own_full_1_of_2 : own_full_2_of_2;
    wire        own_full_3_of_3 = own_full_2_of_2 && own_and_full_2;
    wire        own_and_full_3 = own_and_full[3];
    wire        own_full_0_of_4 = own_full_0_of_3 && !own_and_full_3;
    wire        own_full_1_of_4 = own_and_full_3 ? own_full_0_of_3 : own_full_1_of_3;
    wire        own_full_2_of_4 = own_and_full_3 ? own_full_1_of_3 : own_full_2_of_3;
    wire        own_full_3_of_4 = own_and_full_3 ? own_full_2_of_3 : own_full_3_of_3;
    wire        own_full_4_of_4 = own_full_3_of_3 && own_and_full_3;
    wire        own_and_full_4 = own_and_full[4];
    wire        own_full_0_of_5 = own_full_0_of_4 && !own_and_full_4;
    wire        own_full_1_of_5 = own_and_full_4 ? own_full_0_of_4 : own_full_1_of_4;
    wire        own_full_2_of_5 = own_and_full_4 ? own_full_1_of_4 : own_full_2_of_4;
    wire        own_full_3_of_5 = own_and_full_4 ? own_full_2_of_4 : own_full_3_of_4;
    wire        own_full_4_of_5 = own_and_full_4 ? own_full_3_of_4 : own_full_4_of_4;
    wire        own_full_5_of_5 = own_full_4_of_4 && own_and_full_4;
    wire        own_and_full_5 = own_and_full[5];
    wire        own_full_0_of_6 = own_full_0_of_5 && !own_and_full_5;
    wire        own_full_1_of_6 = own_and_full_5 ? own_full_0_of_5 : own_full_1_of_5;
    wire        own_full_2_of_6 = own_and_full_5 ? own_full_1_of_5 : own_full_2_of_5;
    wire        own_full_3_of_6 = own_and_full_5 ? own_full_2_of_5 : own_full_3_of_5;
    wire        own_full_4_of_6 = own_and_full_5 ? own_full_3_of_5 : own_full_4_of_5;
    wire        own_full_5_of_6 = own_and_full_5 ? own_full_4_of_5 : own_full_5_of_5;
    wire        own_full_6_of_6 = own_full_5_of_5 && own_and_full_5;
    wire        own_and_full_6 = own_and_full[6];
    wire        own_full_0_of_7 = own_full_0_of_6 && !own_and_full_6;
    wire        own_full_1_of_7 = own_and_full_6 ? own_full_0_of_6 : own_full_1_of_6;
    wire        own_full_2_of_7 = own_and_full_6 ? own_full_1_of_6 : own_full_2_of_6;
    wire        own_full_3_of_7 = own_and_full_6 ? own_full_2_of_6 : own_full_3_of_6;
    wire        own_full_4_of_7 = own_and_full_6 ? own_full_3_of_6 : own_full_4_of_6;
    wire        own_full_5_of_7 = own_and_full_6 ? own_full_4_of_6 : own_full_5_of_6;
    wire        own_full_6_of_7 = own_and_full_6 ? own_full_5_of_6 : own_full_6_of_6;
    wire        own_full_7_of_7 = own_full_6_of_6 && own_and_full_6;
    wire        own_and_full_7 = own_and_full[7];
    wire        own_full_0_of_8 = own_full_0_of_7 && !own_and_full_7;
    wire        own_full_1_of_8 = own_and_full_7 ? own_full_0_of_7 : own_full_1_of_7;
    wire        own_full_2_of_8 = own_and_full_7 ? own_full_1_of_7 : own_full_2_of_7;
    wire        own_full_3_of_8 = own_and_full_7 ? own_full_2_of_7 : own_full_3_of_7;
    wire        own_full_4_of_8 = own_and_full_7 ? own_full_3_of_7 : own_full_4_of_7;
    wire        own_full_5_of_8 = own_and_full_7 ? own_full_4_of_7 : own_full_5_of_7;
    wire        own_full_6_of_8 = own_and_full_7 ? own_full_5_of_7 : own_full_6_of_7;
    wire        own_full_7_of_8 = own_and_full_7 ? own_full_6_of_7 : own_full_7_of_7;
    wire        own_full_8_of_8 = own_full_7_of_7 && own_and_full_7;
    wire        own_full_0_term = own_and_full_5 && own_full_0_of_5;
    wire        own_full_0_term_2 = own_and_full_6 && own_full_0_of_6;
    wire        own_full_0_term_3 = (own_and_full_4 && own_full_0_of_4) || own_full_0_term || own_full_0_term_2;
    wire        own_full_0_term_4 = own_and_full_7 && own_full_0_of_7;
    wire        own_full_0_term_5 = own_and_full_3 && own_full_0_of_3;
    wire        own_full_0_term_6 = (own_and_full_2 && own_full_0_of_2) || own_full_0_term_5 || own_full_0_term_2;
    wire        own_full_0_term_7 = (own_and_full_1 && own_full_0_of_1) || own_full_0_term_5 || own_full_0_term;
    wire  [2:0] own_full_0 = {
        own_full_0_term_3 || own_full_0_term_4,
        own_full_0_term_6 || own_full_0_term_4,
        own_full_0_term_7 || own_full_0_term_4
    };
    wire        own_full_1_term = own_and_full_5 && own_full_1_of_5;
    wire        own_full_1_term_2 = own_and_full_6 && own_full_1_of_6;
    wire        own_full_1_term_3 = (own_and_full_4 && own_full_1_of_4) || own_full_1_term || own_full_1_term_2;
    wire        own_full_1_term_4 = own_and_full_7 && own_full_1_of_7;
    wire        own_full_1_term_5 = own_and_full_3 && own_full_1_of_3;
    wire        own_full_1_term_6 = (own_and_full_2 && own_full_1_of_2) || own_full_1_term_5 || own_full_1_term_2;
    wire        own_full_1_term_7 = (own_and_full_1 && own_full_1_of_1) || own_full_1_term_5 || own_full_1_term;
    wire  [2:0] own_full_1 = {
        own_full_1_term_3 || own_full_1_term_4,
        own_full_1_term_6 || own_full_1_term_4,
        own_full_1_term_7 || own_full_1_term_4
    };
    wire        own_full_2_term = own_and_full_5 && own_full_2_of_5;
    wire        own_full_2_term_2 = own_and_full_6 && own_full_2_of_6;
    wire        own_full_2_term_3 = (own_and_full_4 && own_full_2_of_4) || own_full_2_term || own_full_2_term_2;
    wire        own_full_2_term_4 = own_and_full_7 && own_full_2_of_7;
    wire        own_full_2_term_5 = own_and_full_3 && own_full_2_of_3;
    wire        own_full_2_term_6 = (own_and_full_2 && own_full_2_of_2) || own_full_2_term_5 || own_full_2_term_2;
    wire  [2:0] own_full_2 = {
        own_full_2_term_3 || own_full_2_term_4,
        own_full_2_term_6 || own_full_2_term_4,
        own_full_2_term_5 || own_full_2_term || own_full_2_term_4
    };
    wire        own_full_3_term = own_and_full_5 && own_full_3_of_5;
    wire        own_full_3_term_2 = own_and_full_6 && own_full_3_of_6;
    wire        own_full_3_term_3 = (own_and_full_4 && own_full_3_of_4) || own_full_3_term || own_full_3_term_2;
    wire        own_full_3_term_4 = own_and_full_7 && own_full_3_of_7;
    wire        own_full_3_term_5 = own_and_full_3 && own_full_3_of_3;
    wire  [2:0] own_full_3 = {
        own_full_3_term_3 || own_full_3_term_4,
        own_full_3_term_5 || own_full_3_term_2 || own_full_3_term_4,
        own_full_3_term_5 || own_full_3_term || own_full_3_term_4
    };
    wire        own_full_4_term = own_and_full_5 && own_full_4_of_5;
    wire        own_full_4_term_2 = own_and_full_6 && own_full_4_of_6;
    wire        own_full_4_term_3 = (own_and_full_4 && own_full_4_of_4) || own_full_4_term || own_full_4_term_2;
    wire        own_full_4_term_4 = own_and_full_7 && own_full_4_of_7;
    wire  [2:0] own_full_4 = {
        own_full_4_term_3 || own_full_4_term_4,
        own_full_4_term_2 || own_full_4_term_4,
        own_full_4_term || own_full_4_term_4
    };
    wire        own_full_5_term = own_and_full_5 && own_full_5_of_5;
    wire        own_full_5_term_2 = own_and_full_6 && own_full_5_of_6;
    wire        own_full_5_term_3 = own_and_full_7 && own_full_5_of_7;
    wire  [2:0] own_full_5 = {
        own_full_5_term || own_full_5_term_2 || own_full_5_term_3,
        own_full_5_term_2 || own_full_5_term_3,
        own_full_5_term || own_full_5_term_3
    };
    wire        own_full_6_term = own_and_full_7 && own_full_6_of_7;
    wire        own_full_6_term_2 = (own_and_full_6 && own_full_6_of_6) || own_full_6_term;
    wire  [2:0] own_full_6 = {{2{own_full_6_term_2}}, own_full_6_term};
    wire        own_full_7_term = own_and_full_7 && own_full_7_of_7;
    wire  [2:0] own_full_7 = {3{own_full_7_term}};
    wire  [3:0] own_full_count = {
        own_full_8_of_8,
        own_full_4_of_8 || own_full_5_of_8 || own_full_6_of_8 || own_full_7_of_8,
        own_full_2_of_8 || own_full_3_of_8 || own_full_6_of_8 || own_full_7_of_8,
        own_full_1_of_8 || own_full_3_of_8 || own_full_5_of_8 || own_full_7_of_8
    };
    wire  [7:0] bad_preamble = {
        read_7_bad_preamble,
        read_6_bad_preamble,
        read_5_bad_preamble,
        read_4_bad_preamble,
        read_3_bad_preamble,
        read_2_bad_preamble,
        read_1_bad_preamble,
        read_0_bad_preamble
    };
    wire        bad_preambles_0_of_1 = !bad_preamble[0];
    wire        bad_preambles_1_of_1 = bad_preamble[0];
    wire        bad_preambles_0_of_2 = bad_preambles_0_of_1 && !bad_preamble[1];
    wire        bad_preambles_1_of_2 = bad_preamble[1] ? bad_preambles_0_of_1 : bad_preambles_1_of_1;
    wire        bad_preambles_2_of_2 = bad_preambles_1_of_1 && bad_preamble[1];
    wire        bad_preambles_0_of_3 = bad_preambles_0_of_2 && !bad_preamble[2];
    wire        bad_preambles_1_of_3 = bad_preamble[2] ? bad_preambles_0_of_2 : bad_preambles_1_of_2;
    wire        bad_preambles_2_of_3 = bad_preamble[2] ? bad_preambles_1_of_2 : bad_preambles_2_of_2;
    wire        bad_preambles_3_of_3 = bad_preambles_2_of_2 && bad_preamble[2];
    wire        bad_preambles_0_of_4 = bad_preambles_0_of_3 && !bad_preamble[3];
    wire        bad_preambles_1_of_4 = bad_preamble[3] ? bad_preambles_0_of_3 : bad_preambles_1_of_3;
    wire        bad_preambles_2_of_4 = bad_preamble[3] ? bad_preambles_1_of_3 : bad_preambles_2_of_3;
    wire        bad_preambles_3_of_4 = bad_preamble[3] ? bad_preambles_2_of_3 : bad_preambles_3_of_3;
    wire        bad_preambles_4_of_4 = bad_preambles_3_of_3 && bad_preamble[3];
    wire        bad_preambles_0_of_5 = bad_preambles_0_of_4 && !bad_preamble[4];
    wire        bad_preambles_1_of_5 = bad_preamble[4] ? bad_preambles_0_of_4 : bad_preambles_1_of_4;
    wire        bad_preambles_2_of_5 = bad_preamble[4] ? bad_preambles_1_of_4 : bad_preambles_2_of_4;
    wire        bad_preambles_3_of_5 = bad_preamble[4] ? bad_preambles_2_of_4 : bad_preambles_3_of_4;
    wire        bad_preambles_4_of_5 = bad_preamble[4] ? bad_preambles_3_of_4 : bad_preambles_4_of_4;
    wire        bad_preambles_5_of_5 = bad_preambles_4_of_4 && bad_preamble[4];
    wire        bad_preambles_0_of_6 = bad_preambles_0_of_5 && !bad_preamble[5];
    wire        bad_preambles_1_of_6 = bad_preamble[5] ? bad_preambles_0_of_5 : bad_preambles_1_of_5;
    wire        bad_preambles_2_of_6 = bad_preamble[5] ? bad_preambles_1_of_5 : bad_preambles_2_of_5;
    wire        bad_preambles_3_of_6 = bad_preamble[5] ? bad_preambles_2_of_5 : bad_preambles_3_of_5;
    wire        bad_preambles_4_of_6 = bad_preamble[5] ? bad_preambles_3_of_5 : bad_preambles_4_of_5;
    wire        bad_preambles_5_of_6 = bad_preamble[5] ? bad_preambles_4_of_5 : bad_preambles_5_of_5;
    wire        bad_preambles_6_of_6 = bad_preambles_5_of_5 && bad_preamble[5];
    wire        bad_preambles_0_of_7 = bad_preambles_0_of_6 && !bad_preamble[6];
    wire        bad_preambles_1_of_7 = bad_preamble[6] ? bad_preambles_0_of_6 : bad_preambles_1_of_6;
    wire        bad_preambles_2_of_7 = bad_preamble[6] ? bad_preambles_1_of_6 : bad_preambles_2_of_6;
    wire        bad_preambles_3_of_7 = bad_preamble[6] ? bad_preambles_2_of_6 : bad_preambles_3_of_6;
    wire        bad_preambles_4_of_7 = bad_preamble[6] ? bad_preambles_3_of_6 : bad_preambles_4_of_6;
    wire        bad_preambles_5_of_7 = bad_preamble[6] ? bad_preambles_4_of_6 : bad_preambles_5_of_6;
    wire        bad_preambles_6_of_7 = bad_preamble[6] ? bad_preambles_5_of_6 : bad_preambles_6_of_6;
    wire        bad_preambles_7_of_7 = bad_preambles_6_of_6 && bad_preamble[6];
    wire        bad_preambles_0_of_8 = bad_preambles_0_of_7 && !bad_preamble[7];
    wire        bad_preambles_1_of_8 = bad_preamble[7] ? bad_preambles_0_of_7 : bad_preambles_1_of_7;
    wire        bad_preambles_2_of_8 = bad_preamble[7] ? bad_preambles_1_of_7 : bad_preambles_2_of_7;
    wire        bad_preambles_3_of_8 = bad_preamble[7] ? bad_preambles_2_of_7 : bad_preambles_3_of_7;
    wire        bad_preambles_4_of_8 = bad_preamble[7] ? bad_preambles_3_of_7 : bad_preambles_4_of_7;
    wire        bad_preambles_5_of_8 = bad_preamble[7] ? bad_preambles_4_of_7 : bad_preambles_5_of_7;
    wire        bad_preambles_6_of_8 = bad_preamble[7] ? bad_preambles_5_of_7 : bad_preambles_6_of_7;
    wire        bad_preambles_7_of_8 = bad_preamble[7] ? bad_preambles_6_of_7 : bad_preambles_7_of_7;
    wire        bad_preambles_8_of_8 = bad_preambles_7_of_7 && bad_preamble[7];
    wire        bad_preambles_0_term = bad_preamble[5] && bad_preambles_0_of_5;
    wire        bad_preambles_0_term_2 = bad_preamble[6] && bad_preambles_0_of_6;
    wire        bad_preambles_0_term_3 = (bad_preamble[4] && bad_preambles_0_of_4) || bad_preambles_0_term || bad_preambles_0_term_2;
    wire        bad_preambles_0_term_4 = bad_preamble[7] && bad_preambles_0_of_7;
    wire        bad_preambles_0_term_5 = bad_preamble[3] && bad_preambles_0_of_3;
    wire        bad_preambles_0_term_6 = (bad_preamble[2] && bad_preambles_0_of_2) || bad_preambles_0_term_5 || bad_preambles_0_term_2;
    wire        bad_preambles_0_term_7 = (bad_preamble[1] && bad_preambles_0_of_1) || bad_preambles_0_term_5 || bad_preambles_0_term;
    wire  [2:0] bad_preambles_0 = {
        bad_preambles_0_term_3 || bad_preambles_0_term_4,
        bad_preambles_0_term_6 || bad_preambles_0_term_4,
        bad_preambles_0_term_7 || bad_preambles_0_term_4
    };
    wire        bad_preambles_1_term = bad_preamble[5] && bad_preambles_1_of_5;
    wire        bad_preambles_1_term_2 = bad_preamble[6] && bad_preambles_1_of_6;
    wire        bad_preambles_1_term_3 = (bad_preamble[4] && bad_preambles_1_of_4) || bad_preambles_1_term || bad_preambles_1_term_2;
    wire        bad_preambles_1_term_4 = bad_preamble[7] && bad_preambles_1_of_7;
    wire        bad_preambles_1_term_5 = bad_preamble[3] && bad_preambles_1_of_3;
    wire        bad_preambles_1_term_6 = (bad_preamble[2] && bad_preambles_1_of_2) || bad_preambles_1_term_5 || bad_preambles_1_term_2;
    wire        bad_preambles_1_term_7 = (bad_preamble[1] && bad_preambles_1_of_1) || bad_preambles_1_term_5 || bad_preambles_1_term;
    wire  [2:0] bad_preambles_1 = {
        bad_preambles_1_term_3 || bad_preambles_1_term_4,
        bad_preambles_1_term_6 || bad_preambles_1_term_4,
        bad_preambles_1_term_7 || bad_preambles_1_term_4
    };
    wire        bad_preambles_2_term = bad_preamble[5] && bad_preambles_2_of_5;
    wire        bad_preambles_2_term_2 = bad_preamble[6] && bad_preambles_2_of_6;
    wire        bad_preambles_2_term_3 = (bad_preamble[4] && bad_preambles_2_of_4) || bad_preambles_2_term || bad_preambles_2_term_2;
    wire        bad_preambles_2_term_4 = bad_preamble[7] && bad_preambles_2_of_7;
    wire        bad_preambles_2_term_5 = bad_preamble[3] && bad_preambles_2_of_3;
    wire        bad_preambles_2_term_6 = (bad_preamble[2] && bad_preambles_2_of_2) || bad_preambles_2_term_5 || bad_preambles_2_term_2;
    wire  [2:0] bad_preambles_2 = {
        bad_preambles_2_term_3 || bad_preambles_2_term_4,
        bad_preambles_2_term_6 || bad_preambles_2_term_4,
        bad_preambles_2_term_5 || bad_preambles_2_term || bad_preambles_2_term_4
    };
    wire        bad_preambles_3_term = bad_preamble[5] && bad_preambles_3_of_5;
    wire        bad_preambles_3_term_2 = bad_preamble[6] && bad_preambles_3_of_6;
    wire        bad_preambles_3_term_3 = (bad_preamble[4] && bad_preambles_3_of_4) || bad_preambles_3_term || bad_preambles_3_term_2;
    wire        bad_preambles_3_term_4 = bad_preamble[7] && bad_preambles_3_of_7;
    wire        bad_preambles_3_term_5 = bad_preamble[3] && bad_preambles_3_of_3;
    wire  [2:0] bad_preambles_3 = {
        bad_preambles_3_term_3 || bad_preambles_3_term_4,
        bad_preambles_3_term_5 || bad_preambles_3_term_2 || bad_preambles_3_term_4,
        bad_preambles_3_term_5 || bad_preambles_3_term || bad_preambles_3_term_4
    };
    wire        bad_preambles_4_term = bad_preamble[5] && bad_preambles_4_of_5;
    wire        bad_preambles_4_term_2 = bad_preamble[6] && bad_preambles_4_of_6;
    wire        bad_preambles_4_term_3 = (bad_preamble[4] && bad_preambles_4_of_4) || bad_preambles_4_term || bad_preambles_4_term_2;
    wire        bad_preambles_4_term_4 = bad_preamble[7] && bad_preambles_4_of_7;
    wire  [2:0] bad_preambles_4 = {
        bad_preambles_4_term_3 || bad_preambles_4_term_4,
        bad_preambles_4_term_2 || bad_preambles_4_term_4,
        bad_preambles_4_term || bad_preambles_4_term_4
    };
    wire        bad_preambles_5_term = bad_preamble[5] && bad_preambles_5_of_5;
    wire        bad_preambles_5_term_2 = bad_preamble[6] && bad_preambles_5_of_6;
    wire        bad_preambles_5_term_3 = bad_preamble[7] && bad_preambles_5_of_7;
    wire  [2:0] bad_preambles_5 = {
        bad_preambles_5_term || bad_preambles_5_term_2 || bad_preambles_5_term_3,
        bad_preambles_5_term_2 || bad_preambles_5_term_3,
        bad_preambles_5_term || bad_preambles_5_term_3
    };
    wire        bad_preambles_6_term = bad_preamble[7] && bad_preambles_6_of_7;
    wire        bad_preambles_6_term_2 = (bad_preamble[6] && bad_preambles_6_of_6) || bad_preambles_6_term;
    wire  [2:0] bad_preambles_6 = {{2{bad_preambles_6_term_2}}, bad_preambles_6_term};
    wire        bad_preambles_7_term = bad_preamble[7] && bad_preambles_7_of_7;
    wire  [2:0] bad_preambles_7 = {3{bad_preambles_7_term}};
    wire        bad_preambles_count_term = bad_preambles_4_of_8 || bad_preambles_5_of_8 || bad_preambles_6_of_8;
    wire        bad_preambles_count_term_2 = bad_preambles_2_of_8 || bad_preambles_3_of_8 || bad_preambles_6_of_8;
    wire        bad_preambles_count_term_3 = bad_preambles_1_of_8 || bad_preambles_3_of_8 || bad_preambles_5_of_8;
    wire  [3:0] bad_preambles_count = {
        bad_preambles_8_of_8,
        bad_preambles_count_term || bad_preambles_7_of_8,
        bad_preambles_count_term_2 || bad_preambles_7_of_8,
        bad_preambles_count_term_3 || bad_preambles_7_of_8
    };
    wire        inside_1 = read_0_starts;
    wire        inside_2 = read_1_starts || (inside_1 && !read_1_bound);
    wire        inside_3 = read_2_starts || (inside_2 && !read_2_bound);
    wire        inside_4 = read_3_starts || (inside_3 && !read_3_bound);
    wire        inside_5 = read_4_starts || (inside_4 && !read_4_bound);
    wire        inside_6 = read_5_starts || (inside_5 && !read_5_bound);
    wire        inside_7 = read_6_starts || (inside_6 && !read_6_bound);
    wire  [7:0] begun = filled & bound_before & ~(bound | last_bound_word) & {8{begins}};
    wire  [7:0] inner_cut = {
        inside_7 && read_7_bound && !read_7_ends,
        inside_6 && read_6_bound && !read_6_ends,
        inside_5 && read_5_bound && !read_5_ends,
        inside_4 && read_4_bound && !read_4_ends,
        inside_3 && read_3_bound && !read_3_ends,
        inside_2 && read_2_bound && !read_2_ends,
        inside_1 && read_1_bound && !read_1_ends,
        1'b0
    };
    wire        place_0_of_1 = !filled[0];
    wire        place_1_of_1 = filled[0];
    wire        place_0_of_2 = place_0_of_1 && !filled[1];
    wire        place_1_of_2 = filled[1] ? place_0_of_1 : place_1_of_1;
    wire        place_2_of_2 = place_1_of_1 && filled[1];
    wire        place_0_of_3 = place_0_of_2 && !filled[2];
    wire        place_1_of_3 = filled[2] ? place_0_of_2 : place_1_of_2;
    wire        place_2_of_3 = filled[2] ? place_1_of_2 : place_2_of_2;
    wire        place_3_of_3 = place_2_of_2 && filled[2];
    wire        place_0_of_4 = place_0_of_3 && !filled[3];
    wire        place_1_of_4 = filled[3] ? place_0_of_3 : place_1_of_3;
    wire        place_2_of_4 = filled[3] ? place_1_of_3 : place_2_of_3;
    wire        place_3_of_4 = filled[3] ? place_2_of_3 : place_3_of_3;
    wire        place_4_of_4 = place_3_of_3 && filled[3];
    wire        place_0_of_5 = place_0_of_4 && !filled[4];
    wire        place_1_of_5 = filled[4] ? place_0_of_4 : place_1_of_4;
    wire        place_2_of_5 = filled[4] ? place_1_of_4 : place_2_of_4;
    wire        place_3_of_5 = filled[4] ? place_2_of_4 : place_3_of_4;
    wire        place_4_of_5 = filled[4] ? place_3_of_4 : place_4_of_4;
    wire        place_5_of_5 = place_4_of_4 && filled[4];
    wire        place_0_of_6 = place_0_of_5 && !filled[5];
    wire        place_1_of_6 = filled[5] ? place_0_of_5 : place_1_of_5;
    wire        place_2_of_6 = filled[5] ? place_1_of_5 : place_2_of_5;
    wire        place_3_of_6 = filled[5] ? place_2_of_5 : place_3_of_5;
    wire        place_4_of_6 = filled[5] ? place_3_of_5 : place_4_of_5;
    wire        place_5_of_6 = filled[5] ? place_4_of_5 : place_5_of_5;
    wire        place_6_of_6 = place_5_of_5 && filled[5];
    wire        place_0_of_7 = place_0_of_6 && !filled[6];
    wire        place_1_of_7 = filled[6] ? place_0_of_6 : place_1_of_6;
    wire        place_2_of_7 = filled[6] ? place_1_of_6 : place_2_of_6;
    wire        place_3_of_7 = filled[6] ? place_2_of_6 : place_3_of_6;
    wire        place_4_of_7 = filled[6] ? place_3_of_6 : place_4_of_6;
    wire        place_5_of_7 = filled[6] ? place_4_of_6 : place_5_of_6;
    wire        place_6_of_7 = filled[6] ? place_5_of_6 : place_6_of_6;
    wire        place_7_of_7 = place_6_of_6 && filled[6];
    wire        place_0_of_8 = place_0_of_7 && !filled[7];
    wire        place_1_of_8 = filled[7] ? place_0_of_7 : place_1_of_7;
    wire        place_2_of_8 = filled[7] ? place_1_of_7 : place_2_of_7;
    wire        place_3_of_8 = filled[7] ? place_2_of_7 : place_3_of_7;
    wire        place_4_of_8 = filled[7] ? place_3_of_7 : place_4_of_7;
    wire        place_5_of_8 = filled[7] ? place_4_of_7 : place_5_of_7;
    wire        place_6_of_8 = filled[7] ? place_5_of_7 : place_6_of_7;
    wire        place_7_of_8 = filled[7] ? place_6_of_7 : place_7_of_7;
    wire        place_8_of_8 = place_7_of_7 && filled[7];
    wire        filled_5_and_place_0_of_5 = filled[5] && place_0_of_5;
    wire        filled_6_and_place_0_of_6 = filled[6] && place_0_of_6;
    wire        place_0_term = (filled[4] && place_0_of_4) || filled_5_and_place_0_of_5 || filled_6_and_place_0_of_6;
    wire        filled_7_and_place_0_of_7 = filled[7] && place_0_of_7;
    wire        filled_3_and_place_0_of_3 = filled[3] && place_0_of_3;
    wire        place_0_term_2 = (filled[2] && place_0_of_2) || filled_3_and_place_0_of_3 || filled_6_and_place_0_of_6;
    wire        place_0_term_3 = (filled[1] && place_0_of_1) || filled_3_and_place_0_of_3 || filled_5_and_place_0_of_5;
    wire  [2:0] place_0 = {
        place_0_term || filled_7_and_place_0_of_7,
        place_0_term_2 || filled_7_and_place_0_of_7,
        place_0_term_3 || filled_7_and_place_0_of_7
    };
    wire        filled_5_and_place_1_of_5 = filled[5] && place_1_of_5;
    wire        filled_6_and_place_1_of_6 = filled[6] && place_1_of_6;
    wire        place_1_term = (filled[4] && place_1_of_4) || filled_5_and_place_1_of_5 || filled_6_and_place_1_of_6;
    wire        filled_7_and_place_1_of_7 = filled[7] && place_1_of_7;
    wire        filled_3_and_place_1_of_3 = filled[3] && place_1_of_3;
    wire        place_1_term_2 = (filled[2] && place_1_of_2) || filled_3_and_place_1_of_3 || filled_6_and_place_1_of_6;
    wire        place_1_term_3 = (filled[1] && place_1_of_1) || filled_3_and_place_1_of_3 || filled_5_and_place_1_of_5;
    wire  [2:0] place_1 = {
        place_1_term || filled_7_and_place_1_of_7,
        place_1_term_2 || filled_7_and_place_1_of_7,
        place_1_term_3 || filled_7_and_place_1_of_7
    };
    wire        filled_5_and_place_2_of_5 = filled[5] && place_2_of_5;
    wire        filled_6_and_place_2_of_6 = filled[6] && place_2_of_6;
    wire        place_2_term = (filled[4] && place_2_of_4) || filled_5_and_place_2_of_5 || filled_6_and_place_2_of_6;
    wire        filled_7_and_place_2_of_7 = filled[7] && place_2_of_7;
    wire        filled_3_and_place_2_of_3 = filled[3] && place_2_of_3;
    wire        place_2_term_2 = (filled[2] && place_2_of_2) || filled_3_and_place_2_of_3 || filled_6_and_place_2_of_6;
    wire  [2:0] place_2 = {
        place_2_term || filled_7_and_place_2_of_7,
        place_2_term_2 || filled_7_and_place_2_of_7,
        filled_3_and_place_2_of_3 || filled_5_and_place_2_of_5 || filled_7_and_place_2_of_7
    };
    wire        filled_5_and_place_3_of_5 = filled[5] && place_3_of_5;
    wire        filled_6_and_place_3_of_6 = filled[6] && place_3_of_6;
    wire        place_3_term = (filled[4] && place_3_of_4) || filled_5_and_place_3_of_5 || filled_6_and_place_3_of_6;
    wire        filled_7_and_place_3_of_7 = filled[7] && place_3_of_7;
    wire        filled_3_and_place_3_of_3 = filled[3] && place_3_of_3;
    wire  [2:0] place_3 = {
        place_3_term || filled_7_and_place_3_of_7,
        filled_3_and_place_3_of_3 || filled_6_and_place_3_of_6 || filled_7_and_place_3_of_7,
        filled_3_and_place_3_of_3 || filled_5_and_place_3_of_5 || filled_7_and_place_3_of_7
    };
    wire        filled_5_and_place_4_of_5 = filled[5] && place_4_of_5;
    wire        filled_6_and_place_4_of_6 = filled[6] && place_4_of_6;
    wire        place_4_term = (filled[4] && place_4_of_4) || filled_5_and_place_4_of_5 || filled_6_and_place_4_of_6;
    wire        filled_7_and_place_4_of_7 = filled[7] && place_4_of_7;
    wire  [2:0] place_4 = {
        place_4_term || filled_7_and_place_4_of_7,
        filled_6_and_place_4_of_6 || filled_7_and_place_4_of_7,
        filled_5_and_place_4_of_5 || filled_7_and_place_4_of_7
    };
    wire        filled_5_and_place_5_of_5 = filled[5] && place_5_of_5;
    wire        filled_6_and_place_5_of_6 = filled[6] && place_5_of_6;
    wire        filled_7_and_place_5_of_7 = filled[7] && place_5_of_7;
    wire  [2:0] place_5 = {
        filled_5_and_place_5_of_5 || filled_6_and_place_5_of_6 || filled_7_and_place_5_of_7,
        filled_6_and_place_5_of_6 || filled_7_and_place_5_of_7,
        filled_5_and_place_5_of_5 || filled_7_and_place_5_of_7
    };
    wire        filled_7_and_place_6_of_7 = filled[7] && place_6_of_7;
    wire        place_6_term = (filled[6] && place_6_of_6) || filled_7_and_place_6_of_7;
    wire  [2:0] place_6 = {{2{place_6_term}}, filled_7_and_place_6_of_7};
    wire        filled_7_and_place_7_of_7 = filled[7] && place_7_of_7;
    wire  [2:0] place_7 = {3{filled_7_and_place_7_of_7}};
    wire  [3:0] place_count = {
        place_8_of_8,
        place_4_of_8 || place_5_of_8 || place_6_of_8 || place_7_of_8,
        place_2_of_8 || place_3_of_8 || place_6_of_8 || place_7_of_8,
        place_1_of_8 || place_3_of_8 || place_5_of_8 || place_7_of_8
    };
    wire        begun_count_0_of_1 = !begun[0];
    wire        begun_count_1_of_1 = begun[0];
    wire        begun_count_0_of_2 = begun_count_0_of_1 && !begun[1];
    wire        begun_count_1_of_2 = begun[1] ? begun_count_0_of_1 : begun_count_1_of_1;
    wire        begun_count_2_of_2 = begun_count_1_of_1 && begun[1];
    wire        begun_count_0_of_3 = begun_count_0_of_2 && !begun[2];
    wire        begun_count_1_of_3 = begun[2] ? begun_count_0_of_2 : begun_count_1_of_2;
    wire        begun_count_2_of_3 = begun[2] ? begun_count_1_of_2 : begun_count_2_of_2;
    wire        begun_count_3_of_3 = begun_count_2_of_2 && begun[2];
    wire        begun_count_0_of_4 = begun_count_0_of_3 && !begun[3];
    wire        begun_count_1_of_4 = begun[3] ? begun_count_0_of_3 : begun_count_1_of_3;
    wire        begun_count_2_of_4 = begun[3] ? begun_count_1_of_3 : begun_count_2_of_3;
    wire        begun_count_3_of_4 = begun[3] ? begun_count_2_of_3 : begun_count_3_of_3;
    wire        begun_count_4_of_4 = begun_count_3_of_3 && begun[3];
    wire        begun_count_0_of_5 = begun_count_0_of_4 && !begun[4];
    wire        begun_count_1_of_5 = begun[4] ? begun_count_0_of_4 : begun_count_1_of_4;
    wire        begun_count_2_of_5 = begun[4] ? begun_count_1_of_4 : begun_count_2_of_4;
    wire        begun_count_3_of_5 = begun[4] ? begun_count_2_of_4 : begun_count_3_of_4;
    wire        begun_count_4_of_5 = begun[4] ? begun_count_3_of_4 : begun_count_4_of_4;
    wire        begun_count_5_of_5 = begun_count_4_of_4 && begun[4];
    wire        begun_count_0_of_6 = begun_count_0_of_5 && !begun[5];
    wire        begun_count_1_of_6 = begun[5] ? begun_count_0_of_5 : begun_count_1_of_5;
    wire        begun_count_2_of_6 = begun[5] ? begun_count_1_of_5 : begun_count_2_of_5;
    wire        begun_count_3_of_6 = begun[5] ? begun_count_2_of_5 : begun_count_3_of_5;
    wire        begun_count_4_of_6 = begun[5] ? begun_count_3_of_5 : begun_count_4_of_5;
    wire        begun_count_5_of_6 = begun[5] ? begun_count_4_of_5 : begun_count_5_of_5;
    wire        begun_count_6_of_6 = begun_count_5_of_5 && begun[5];
    wire        begun_count_0_of_7 = begun_count_0_of_6 && !begun[6];
    wire        begun_count_1_of_7 = begun[6] ? begun_count_0_of_6 : begun_count_1_of_6;
    wire        begun_count_2_of_7 = begun[6] ? begun_count_1_of_6 : begun_count_2_of_6;
    wire        begun_count_3_of_7 = begun[6] ? begun_count_2_of_6 : begun_count_3_of_6;
    wire        begun_count_4_of_7 = begun[6] ? begun_count_3_of_6 : begun_count_4_of_6;
    wire        begun_count_5_of_7 = begun[6] ? begun_count_4_of_6 : begun_count_5_of_6;
    wire        begun_count_6_of_7 = begun[6] ? begun_count_5_of_6 : begun_count_6_of_6;
    wire        begun_count_7_of_7 = begun_count_6_of_6 && begun[6];
    wire        begun_count_0_of_8 = begun_count_0_of_7 && !begun[7];
    wire        begun_count_1_of_8 = begun[7] ? begun_count_0_of_7 : begun_count_1_of_7;
    wire        begun_count_2_of_8 = begun[7] ? begun_count_1_of_7 : begun_count_2_of_7;
    wire        begun_count_3_of_8 = begun[7] ? begun_count_2_of_7 : begun_count_3_of_7;
    wire        begun_count_4_of_8 = begun[7] ? begun_count_3_of_7 : begun_count_4_of_7;
    wire        begun_count_5_of_8 = begun[7] ? begun_count_4_of_7 : begun_count_5_of_7;
    wire        begun_count_6_of_8 = begun[7] ? begun_count_5_of_7 : begun_count_6_of_7;
    wire        begun_count_7_of_8 = begun[7] ? begun_count_6_of_7 : begun_count_7_of_7;
    wire        begun_count_8_of_8 = begun_count_7_of_7 && begun[7];
    wire        begun_count_0_term = begun[5] && begun_count_0_of_5;
    wire        begun_count_0_term_2 = begun[6] && begun_count_0_of_6;
    wire        begun_count_0_term_3 = (begun[4] && begun_count_0_of_4) || begun_count_0_term || begun_count_0_term_2;
    wire        begun_count_0_term_4 = begun[7] && begun_count_0_of_7;
    wire        begun_count_0_term_5 = begun[3] && begun_count_0_of_3;
    wire        begun_count_0_term_6 = (begun[2] && begun_count_0_of_2) || begun_count_0_term_5 || begun_count_0_term_2;
    wire        begun_count_0_term_7 = (begun[1] && begun_count_0_of_1) || begun_count_0_term_5 || begun_count_0_term;
    wire  [2:0] begun_count_0 = {
        begun_count_0_term_3 || begun_count_0_term_4,
        begun_count_0_term_6 || begun_count_0_term_4,
        begun_count_0_term_7 || begun_count_0_term_4
    };
    wire        begun_count_1_term = begun[5] && begun_count_1_of_5;
    wire        begun_count_1_term_2 = begun[6] && begun_count_1_of_6;
    wire        begun_count_1_term_3 = (begun[4] && begun_count_1_of_4) || begun_count_1_term || begun_count_1_term_2;
    wire        begun_count_1_term_4 = begun[7] && begun_count_1_of_7;
    wire        begun_count_1_term_5 = begun[3] && begun_count_1_of_3;
    wire        begun_count_1_term_6 = (begun[2] && begun_count_1_of_2) || begun_count_1_term_5 || begun_count_1_term_2;
    wire        begun_count_1_term_7 = (begun[1] && begun_count_1_of_1) || begun_count_1_term_5 || begun_count_1_term;
    wire  [2:0] begun_count_1 = {
        begun_count_1_term_3 || begun_count_1_term_4,
        begun_count_1_term_6 || begun_count_1_term_4,
        begun_count_1_term_7 || begun_count_1_term_4
    };
    wire        begun_count_2_term = begun[5] && begun_count_2_of_5;
    wire        begun_count_2_term_2 = begun[6] && begun_count_2_of_6;
    wire        begun_count_2_term_3 = (begun[4] && begun_count_2_of_4) || begun_count_2_term || begun_count_2_term_2;
    wire        begun_count_2_term_4 = begun[7] && begun_count_2_of_7;
    wire        begun_count_2_term_5 = begun[3] && begun_count_2_of_3;
    wire        begun_count_2_term_6 = (begun[2] && begun_count_2_of_2) || begun_count_2_term_5 || begun_count_2_term_2;
    wire  [2:0] begun_count_2 = {
        begun_count_2_term_3 || begun_count_2_term_4,
        begun_count_2_term_6 || begun_count_2_term_4,
        begun_count_2_term_5 || begun_count_2_term || begun_count_2_term_4
    };
    wire        begun_count_3_term = begun[5] && begun_count_3_of_5;
    wire        begun_count_3_term_2 = begun[6] && begun_count_3_of_6;
    wire        begun_count_3_term_3 = (begun[4] && begun_count_3_of_4) || begun_count_3_term || begun_count_3_term_2;
    wire        begun_count_3_term_4 = begun[7] && begun_count_3_of_7;
    wire        begun_count_3_term_5 = begun[3] && begun_count_3_of_3;
    wire  [2:0] begun_count_3 = {
        begun_count_3_term_3 || begun_count_3_term_4,
        begun_count_3_term_5 || begun_count_3_term_2 || begun_count_3_term_4,
        begun_count_3_term_5 || begun_count_3_term || begun_count_3_term_4
    };
    wire        begun_count_4_term = begun[5] && begun_count_4_of_5;
    wire        begun_count_4_term_2 = begun[6] && begun_count_4_of_6;
    wire        begun_count_4_term_3 = (begun[4] && begun_count_4_of_4) || begun_count_4_term || begun_count_4_term_2;
    wire        begun_count_4_term_4 = begun[7] && begun_count_4_of_7;
    wire  [2:0] begun_count_4 = {
        begun_count_4_term_3 || begun_count_4_term_4,
        begun_count_4_term_2 || begun_count_4_term_4,
        begun_count_4_term || begun_count_4_term_4
    };
    wire        begun_count_5_term = begun[5] && begun_count_5_of_5;
    wire        begun_count_5_term_2 = begun[6] && begun_count_5_of_6;
    wire        begun_count_5_term_3 = begun[7] && begun_count_5_of_7;
    wire  [2:0] begun_count_5 = {
        begun_count_5_term || begun_count_5_term_2 || begun_count_5_term_3,
        begun_count_5_term_2 || begun_count_5_term_3,
        begun_count_5_term || begun_count_5_term_3
    };
    wire        begun_count_6_term = begun[7] && begun_count_6_of_7;
    wire        begun_count_6_term_2 = (begun[6] && begun_count_6_of_6) || begun_count_6_term;
    wire  [2:0] begun_count_6 = {{2{begun_count_6_term_2}}, begun_count_6_term};
    wire        begun_count_7_term = begun[7] && begun_count_7_of_7;
    wire  [2:0] begun_count_7 = {3{begun_count_7_term}};
    wire        begun_count_count_term = begun_count_4_of_8 || begun_count_5_of_8 || begun_count_6_of_8;
    wire        begun_count_count_term_2 = begun_count_2_of_8 || begun_count_3_of_8 || begun_count_6_of_8;
    wire        begun_count_count_term_3 = begun_count_1_of_8 || begun_count_3_of_8 || begun_count_5_of_8;
    wire  [3:0] begun_count_count = {
        begun_count_8_of_8,
        begun_count_count_term || begun_count_7_of_8,
        begun_count_count_term_2 || begun_count_7_of_8,
        begun_count_count_term_3 || begun_count_7_of_8
    };
    wire  [7:0] starts_and_last_bound_word = starts & last_bound_word;
    wire        inner_0_of_1 = !starts_and_last_bound_word[0];
    wire        inner_1_of_1 = starts_and_last_bound_word[0];
    wire        starts_and_last_bound_word_1 = starts_and_last_bound_word[1];
    wire        inner_0_of_2 = inner_0_of_1 && !starts_and_last_bound_word_1;
    wire        inner_1_of_2 = starts_and_last_bound_word_1 ? inner_0_of_1 : inner_1_of_1;
    wire        inner_2_of_2 = inner_1_of_1 && starts_and_last_bound_word_1;
    wire        starts_and_last_bound_word_2 = starts_and_last_bound_word[2];
    wire        inner_0_of_3 = inner_0_of_2 && !starts_and_last_bound_word_2;
    wire        inner_1_of_3 = starts_and_last_bound_word_2 ? inner_0_of_2 : inner_1_of_2;
    wire        inner_2_of_3 = starts_and_last_bound_word_2 ? inner_1_of_2 : inner_2_of_2;
    wire        inner_3_of_3 = inner_2_of_2 && starts_and_last_bound_word_2;
    wire        starts_and_last_bound_word_3 = starts_and_last_bound_word[3];
    wire        inner_0_of_4 = inner_0_of_3 && !starts_and_last_bound_word_3;
    wire        inner_1_of_4 = starts_and_last_bound_word_3 ? inner_0_of_3 : inner_1_of_3;
    wire        inner_2_of_4 = starts_and_last_bound_word_3 ? inner_1_of_3 : inner_2_of_3;
    wire        inner_3_of_4 = starts_and_last_bound_word_3 ? inner_2_of_3 : inner_3_of_3;
    wire        inner_4_of_4 = inner_3_of_3 && starts_and_last_bound_word_3;
    wire        starts_and_last_bound_word_4 = starts_and_last_bound_word[4];
    wire        inner_0_of_5 = inner_0_of_4 && !starts_and_last_bound_word_4;
    wire        inner_1_of_5 = starts_and_last_bound_word_4 ? inner_0_of_4 : inner_1_of_4;
    wire        inner_2_of_5 = starts_and_last_bound_word_4 ? inner_1_of_4 : inner_2_of_4;
    wire        inner_3_of_5 = starts_and_last_bound_word_4 ? inner_2_of_4 : inner_3_of_4;
    wire        inner_4_of_5 = starts_and_last_bound_word_4 ? inner_3_of_4 : inner_4_of_4;
    wire        inner_5_of_5 = inner_4_of_4 && starts_and_last_bound_word_4;
    wire        starts_and_last_bound_word_5 = starts_and_last_bound_word[5];
    wire        inner_0_of_6 = inner_0_of_5 && !starts_and_last_bound_word_5;
    wire        inner_1_of_6 = starts_and_last_bound_word_5 ? inner_0_of_5 : inner_1_of_5;
    wire        inner_2_of_6 = starts_and_last_bound_word_5 ? inner_1_of_5 : inner_2_of_5;
    wire        inner_3_of_6 = starts_and_last_bound_word_5 ? inner_2_of_5 : inner_3_of_5;
    wire        inner_4_of_6 = starts_and_last_bound_word_5 ? inner_3_of_5 : inner_4_of_5;
    wire        inner_5_of_6 = starts_and_last_bound_word_5 ? inner_4_of_5 : inner_5_of_5;
    wire        inner_6_of_6 = inner_5_of_5 && starts_and_last_bound_word_5;
    wire        starts_and_last_bound_word_6 = starts_and_last_bound_word[6];
    wire        inner_0_of_7 = inner_0_of_6 && !starts_and_last_bound_word_6;
    wire        inner_1_of_7 = starts_and_last_bound_word_6 ? inner_0_of_6 : inner_1_of_6;
    wire        inner_2_of_7 = starts_and_last_bound_word_6 ? inner_1_of_6 : inner_2_of_6;
    wire        inner_3_of_7 = starts_and_last_bound_word_6 ? inner_2_of_6 : inner_3_of_6;
    wire        inner_4_of_7 = starts_and_last_bound_word_6 ? inner_3_of_6 : inner_4_of_6;
    wire        inner_5_of_7 = starts_and_last_bound_word_6 ? inner_4_of_6 : inner_5_of_6;
    wire        inner_6_of_7 = starts_and_last_bound_word_6 ? inner_5_of_6 : inner_6_of_6;
    wire        inner_7_of_7 = inner_6_of_6 && starts_and_last_bound_word_6;
    wire        starts_and_last_bound_word_7 = starts_and_last_bound_word[7];
    wire        inner_0_of_8 = inner_0_of_7 && !starts_and_last_bound_word_7;
    wire        inner_1_of_8 = starts_and_last_bound_word_7 ? inner_0_of_7 : inner_1_of_7;
    wire        inner_2_of_8 = starts_and_last_bound_word_7 ? inner_1_of_7 : inner_2_of_7;
    wire        inner_3_of_8 = starts_and_last_bound_word_7 ? inner_2_of_7 : inner_3_of_7;
    wire        inner_4_of_8 = starts_and_last_bound_word_7 ? inner_3_of_7 : inner_4_of_7;
    wire        inner_5_of_8 = starts_and_last_bound_word_7 ? inner_4_of_7 : inner_5_of_7;
    wire        inner_6_of_8 = starts_and_last_bound_word_7 ? inner_5_of_7 : inner_6_of_7;
    wire        inner_7_of_8 = starts_and_last_bound_word_7 ? inner_6_of_7 : inner_7_of_7;
    wire        inner_8_of_8 = inner_7_of_7 && starts_and_last_bound_word_7;
    wire        inner_0_term = starts_and_last_bound_word_5 && inner_0_of_5;
    wire        inner_0_term_2 = starts_and_last_bound_word_6 && inner_0_of_6;
    wire        inner_0_term_3 = (starts_and_last_bound_word_4 && inner_0_of_4) || inner_0_term || inner_0_term_2;
    wire        inner_0_term_4 = starts_and_last_bound_word_7 && inner_0_of_7;
    wire        inner_0_term_5 = starts_and_last_bound_word_3 && inner_0_of_3;
    wire        inner_0_term_6 = (starts_and_last_bound_word_2 && inner_0_of_2) || inner_0_term_5 || inner_0_term_2;
    wire        inner_0_term_7 = (starts_and_last_bound_word_1 && inner_0_of_1) || inner_0_term_5 || inner_0_term;
    wire  [2:0] inner_0 = {inner_0_term_3 || inner_0_term_4, inner_0_term_6 || inner_0_term_4, inner_0_term_7 || inner_0_term_4};
    wire        inner_1_term = starts_and_last_bound_word_5 && inner_1_of_5;
    wire        inner_1_term_2 = starts_and_last_bound_word_6 && inner_1_of_6;
    wire        inner_1_term_3 = (starts_and_last_bound_word_4 && inner_1_of_4) || inner_1_term || inner_1_term_2;
    wire        inner_1_term_4 = starts_and_last_bound_word_7 && inner_1_of_7;
    wire        inner_1_term_5 = starts_and_last_bound_word_3 && inner_1_of_3;
    wire        inner_1_term_6 = (starts_and_last_bound_word_2 && inner_1_of_2) || inner_1_term_5 || inner_1_term_2;
    wire        inner_1_term_7 = (starts_and_last_bound_word_1 && inner_1_of_1) || inner_1_term_5 || inner_1_term;
    wire  [2:0] inner_1 = {inner_1_term_3 || inner_1_term_4, inner_1_term_6 || inner_1_term_4, inner_1_term_7 || inner_1_term_4};
    wire        inner_2_term = starts_and_last_bound_word_5 && inner_2_of_5;
    wire        inner_2_term_2 = starts_and_last_bound_word_6 && inner_2_of_6;
    wire        inner_2_term_3 = (starts_and_last_bound_word_4 && inner_2_of_4) || inner_2_term || inner_2_term_2;
    wire        inner_2_term_4 = starts_and_last_bound_word_7 && inner_2_of_7;
    wire        inner_2_term_5 = starts_and_last_bound_word_3 && inner_2_of_3;
    wire        inner_2_term_6 = (starts_and_last_bound_word_2 && inner_2_of_2) || inner_2_term_5 || inner_2_term_2;
    wire  [2:0] inner_2 = {
        inner_2_term_3 || inner_2_term_4,
        inner_2_term_6 || inner_2_term_4,
        inner_2_term_5 || inner_2_term || inner_2_term_4
    };
    wire        inner_3_term = starts_and_last_bound_word_5 && inner_3_of_5;
    wire        inner_3_term_2 = starts_and_last_bound_word_6 && inner_3_of_6;
    wire        inner_3_term_3 = (starts_and_last_bound_word_4 && inner_3_of_4) || inner_3_term || inner_3_term_2;
    wire        inner_3_term_4 = starts_and_last_bound_word_7 && inner_3_of_7;
    wire        inner_3_term_5 = starts_and_last_bound_word_3 && inner_3_of_3;
    wire  [2:0] inner_3 = {
        inner_3_term_3 || inner_3_term_4,
        inner_3_term_5 || inner_3_term_2 || inner_3_term_4,
        inner_3_term_5 || inner_3_term || inner_3_term_4
    };
    wire        inner_4_term = starts_and_last_bound_word_5 && inner_4_of_5;
    wire        inner_4_term_2 = starts_and_last_bound_word_6 && inner_4_of_6;
    wire        inner_4_term_3 = (starts_and_last_bound_word_4 && inner_4_of_4) || inner_4_term || inner_4_term_2;
    wire        inner_4_term_4 = starts_and_last_bound_word_7 && inner_4_of_7;
    wire  [2:0] inner_4 = {inner_4_term_3 || inner_4_term_4, inner_4_term_2 || inner_4_term_4, inner_4_term || inner_4_term_4};
    wire        inner_5_term = starts_and_last_bound_word_5 && inner_5_of_5;
    wire        inner_5_term_2 = starts_and_last_bound_word_6 && inner_5_of_6;
    wire        inner_5_term_3 = starts_and_last_bound_word_7 && inner_5_of_7;
    wire  [2:0] inner_5 = {
        inner_5_term || inner_5_term_2 || inner_5_term_3,
        inner_5_term_2 || inner_5_term_3,
        inner_5_term || inner_5_term_3
    };
    wire        inner_6_term = starts_and_last_bound_word_7 && inner_6_of_7;
    wire        inner_6_term_2 = (starts_and_last_bound_word_6 && inner_6_of_6) || inner_6_term;
    wire  [2:0] inner_6 = {{2{inner_6_term_2}}, inner_6_term};
    wire        inner_7_term = starts_and_last_bound_word_7 && inner_7_of_7;
    wire  [2:0] inner_7 = {3{inner_7_term}};
    wire  [3:0] inner_count = {
        inner_8_of_8,
        inner_4_of_8 || inner_5_of_8 || inner_6_of_8 || inner_7_of_8,
        inner_2_of_8 || inner_3_of_8 || inner_6_of_8 || inner_7_of_8,
        inner_1_of_8 || inner_3_of_8 || inner_5_of_8 || inner_7_of_8
    };
    wire        inner_cut_count_0_of_1 = !inner_cut[0];
    wire        inner_cut_count_1_of_1 = inner_cut[0];
    wire        inner_cut_count_0_of_2 = inner_cut_count_0_of_1 && !inner_cut[1];
    wire        inner_cut_count_1_of_2 = inner_cut[1] ? inner_cut_count_0_of_1 : inner_cut_count_1_of_1;
    wire        inner_cut_count_2_of_2 = inner_cut_count_1_of_1 && inner_cut[1];
    wire        inner_cut_count_0_of_3 = inner_cut_count_0_of_2 && !inner_cut[2];
    wire        inner_cut_count_1_of_3 = inner_cut[2] ? inner_cut_count_0_of_2 : inner_cut_count_1_of_2;
    wire        inner_cut_count_2_of_3 = inner_cut[2] ? inner_cut_count_1_of_2 : inner_cut_count_2_of_2;
    wire        inner_cut_count_3_of_3 = inner_cut_count_2_of_2 && inner_cut[2];
    wire        inner_cut_count_0_of_4 = inner_cut_count_0_of_3 && !inner_cut[3];
    wire        inner_cut_count_1_of_4 = inner_cut[3] ? inner_cut_count_0_of_3 : inner_cut_count_1_of_3;
    wire        inner_cut_count_2_of_4 = inner_cut[3] ? inner_cut_count_1_of_3 : inner_cut_count_2_of_3;
    wire        inner_cut_count_3_of_4 = inner_cut[3] ? inner_cut_count_2_of_3 : inner_cut_count_3_of_3;
    wire        inner_cut_count_4_of_4 = inner_cut_count_3_of_3 && inner_cut[3];
    wire        inner_cut_count_0_of_5 = inner_cut_count_0_of_4 && !inner_cut[4];
    wire        inner_cut_count_1_of_5 = inner_cut[4] ? inner_cut_count_0_of_4 : inner_cut_count_1_of_4;
    wire        inner_cut_count_2_of_5 = inner_cut[4] ? inner_cut_count_1_of_4 : inner_cut_count_2_of_4;
    wire        inner_cut_count_3_of_5 = inner_cut[4] ? inner_cut_count_2_of_4 : inner_cut_count_3_of_4;
    wire        inner_cut_count_4_of_5 = inner_cut[4] ? inner_cut_count_3_of_4 : inner_cut_count_4_of_4;
    wire        inner_cut_count_5_of_5 = inner_cut_count_4_of_4 && inner_cut[4];
    wire        inner_cut_count_0_of_6 = inner_cut_count_0_of_5 && !inner_cut[5];
    wire        inner_cut_count_1_of_6 = inner_cut[5] ? inner_cut_count_0_of_5 : inner_cut_count_1_of_5;
    wire        inner_cut_count_2_of_6 = inner_cut[5] ? inner_cut_count_1_of_5 : inner_cut_count_2_of_5;
    wire        inner_cut_count_3_of_6 = inner_cut[5] ? inner_cut_count_2_of_5 : inner_cut_count_3_of_5;
    wire        inner_cut_count_4_of_6 = inner_cut[5] ? inner_cut_count_3_of_5 : inner_cut_count_4_of_5;
    wire        inner_cut_count_5_of_6 = inner_cut[5] ? inner_cut_count_4_of_5 : inner_cut_count_5_of_5;
    wire        inner_cut_count_6_of_6 = inner_cut_count_5_of_5 && inner_cut[5];
    wire        inner_cut_count_0_of_7 = inner_cut_count_0_of_6 && !inner_cut[6];
    wire        inner_cut_count_1_of_7 = inner_cut[6] ? inner_cut_count_0_of_6 : inner_cut_count_1_of_6;
    wire        inner_cut_count_2_of_7 = inner_cut[6] ? inner_cut_count_1_of_6 : inner_cut_count_2_of_6;
    wire        inner_cut_count_3_of_7 = inner_cut[6] ? inner_cut_count_2_of_6 : inner_cut_count_3_of_6;
    wire        inner_cut_count_4_of_7 = inner_cut[6] ? inner_cut_count_3_of_6 : inner_cut_count_4_of_6;
    wire        inner_cut_count_5_of_7 = inner_cut[6] ? inner_cut_count_4_of_6 : inner_cut_count_5_of_6;
    wire        inner_cut_count_6_of_7 = inner_cut[6] ? inner_cut_count_5_of_6 : inner_cut_count_6_of_6;
    wire        inner_cut_count_7_of_7 = inner_cut_count_6_of_6 && inner_cut[6];
    wire        inner_cut_count_0_of_8 = inner_cut_count_0_of_7 && !inner_cut[7];
    wire        inner_cut_count_1_of_8 = inner_cut[7] ? inner_cut_count_0_of_7 : inner_cut_count_1_of_7;
    wire        inner_cut_count_2_of_8 = inner_cut[7] ? inner_cut_count_1_of_7 : inner_cut_count_2_of_7;
    wire        inner_cut_count_3_of_8 = inner_cut[7] ? inner_cut_count_2_of_7 : inner_cut_count_3_of_7;
    wire        inner_cut_count_4_of_8 = inner_cut[7] ? inner_cut_count_3_of_7 : inner_cut_count_4_of_7;
    wire        inner_cut_count_5_of_8 = inner_cut[7] ? inner_cut_count_4_of_7 : inner_cut_count_5_of_7;
    wire        inner_cut_count_6_of_8 = inner_cut[7] ? inner_cut_count_5_of_7 : inner_cut_count_6_of_7;
    wire        inner_cut_count_7_of_8 = inner_cut[7] ? inner_cut_count_6_of_7 : inner_cut_count_7_of_7;
    wire        inner_cut_count_8_of_8 = inner_cut_count_7_of_7 && inner_cut[7];
    wire        inner_cut_count_0_term = inner_cut[5] && inner_cut_count_0_of_5;
    wire        inner_cut_count_0_term_2 = inner_cut[6] && inner_cut_count_0_of_6;
    wire        inner_cut_count_0_term_3 = (inner_cut[4] && inner_cut_count_0_of_4) || inner_cut_count_0_term || inner_cut_count_0_term_2;
    wire        inner_cut_count_0_term_4 = inner_cut[7] && inner_cut_count_0_of_7;
    wire        inner_cut_count_0_term_5 = inner_cut[3] && inner_cut_count_0_of_3;
    wire        inner_cut_count_0_term_6 = (inner_cut[2] && inner_cut_count_0_of_2) || inner_cut_count_0_term_5 || inner_cut_count_0_term_2;
    wire        inner_cut_count_0_term_7 = (inner_cut[1] && inner_cut_count_0_of_1) || inner_cut_count_0_term_5 || inner_cut_count_0_term;
    wire  [2:0] inner_cut_count_0 = {
        inner_cut_count_0_term_3 || inner_cut_count_0_term_4,
        inner_cut_count_0_term_6 || inner_cut_count_0_term_4,
        inner_cut_count_0_term_7 || inner_cut_count_0_term_4
    };
    wire        inner_cut_count_1_term = inner_cut[5] && inner_cut_count_1_of_5;
    wire        inner_cut_count_1_term_2 = inner_cut[6] && inner_cut_count_1_of_6;
    wire        inner_cut_count_1_term_3 = (inner_cut[4] && inner_cut_count_1_of_4) || inner_cut_count_1_term || inner_cut_count_1_term_2;
    wire        inner_cut_count_1_term_4 = inner_cut[7] && inner_cut_count_1_of_7;
    wire        inner_cut_count_1_term_5 = inner_cut[3] && inner_cut_count_1_of_3;
    wire        inner_cut_count_1_term_6 = (inner_cut[2] && inner_cut_count_1_of_2) || inner_cut_count_1_term_5 || inner_cut_count_1_term_2;
    wire        inner_cut_count_1_term_7 = (inner_cut[1] && inner_cut_count_1_of_1) || inner_cut_count_1_term_5 || inner_cut_count_1_term;
    wire  [2:0] inner_cut_count_1 = {
        inner_cut_count_1_term_3 || inner_cut_count_1_term_4,
        inner_cut_count_1_term_6 || inner_cut_count_1_term_4,
        inner_cut_count_1_term_7 || inner_cut_count_1_term_4
    };
    wire        inner_cut_count_2_term = inner_cut[5] && inner_cut_count_2_of_5;
    wire        inner_cut_count_2_term_2 = inner_cut[6] && inner_cut_count_2_of_6;
    wire        inner_cut_count_2_term_3 = (inner_cut[4] && inner_cut_count_2_of_4) || inner_cut_count_2_term || inner_cut_count_2_term_2;
    wire        inner_cut_count_2_term_4 = inner_cut[7] && inner_cut_count_2_of_7;
    wire        inner_cut_count_2_term_5 = inner_cut[3] && inner_cut_count_2_of_3;
    wire        inner_cut_count_2_term_6 = (inner_cut[2] && inner_cut_count_2_of_2) || inner_cut_count_2_term_5 || inner_cut_count_2_term_2;
    wire  [2:0] inner_cut_count_2 = {
        inner_cut_count_2_term_3 || inner_cut_count_2_term_4,
        inner_cut_count_2_term_6 || inner_cut_count_2_term_4,
        inner_cut_count_2_term_5 || inner_cut_count_2_term || inner_cut_count_2_term_4
    };
    wire        inner_cut_count_3_term = inner_cut[5] && inner_cut_count_3_of_5;
    wire        inner_cut_count_3_term_2 = inner_cut[6] && inner_cut_count_3_of_6;
    wire        inner_cut_count_3_term_3 = (inner_cut[4] && inner_cut_count_3_of_4) || inner_cut_count_3_term || inner_cut_count_3_term_2;
    wire        inner_cut_count_3_term_4 = inner_cut[7] && inner_cut_count_3_of_7;
    wire        inner_cut_count_3_term_5 = inner_cut[3] && inner_cut_count_3_of_3;
    wire  [2:0] inner_cut_count_3 = {
        inner_cut_count_3_term_3 || inner_cut_count_3_term_4,
        inner_cut_count_3_term_5 || inner_cut_count_3_term_2 || inner_cut_count_3_term_4,
        inner_cut_count_3_term_5 || inner_cut_count_3_term || inner_cut_count_3_term_4
    };
    wire        inner_cut_count_4_term = inner_cut[5] && inner_cut_count_4_of_5;
    wire        inner_cut_count_4_term_2 = inner_cut[6] && inner_cut_count_4_of_6;
    wire        inner_cut_count_4_term_3 = (inner_cut[4] && inner_cut_count_4_of_4) || inner_cut_count_4_term || inner_cut_count_4_term_2;
    wire        inner_cut_count_4_term_4 = inner_cut[7] && inner_cut_count_4_of_7;
    wire  [2:0] inner_cut_count_4 = {
        inner_cut_count_4_term_3 || inner_cut_count_4_term_4,
        inner_cut_count_4_term_2 || inner_cut_count_4_term_4,
        inner_cut_count_4_term || inner_cut_count_4_term_4
    };
    wire        inner_cut_count_5_term = inner_cut[5] && inner_cut_count_5_of_5;
    wire        inner_cut_count_5_term_2 = inner_cut[6] && inner_cut_count_5_of_6;
    wire        inner_cut_count_5_term_3 = inner_cut[7] && inner_cut_count_5_of_7;
    wire  [2:0] inner_cut_count_5 = {
        inner_cut_count_5_term || inner_cut_count_5_term_2 || inner_cut_count_5_term_3,
        inner_cut_count_5_term_2 || inner_cut_count_5_term_3,
        inner_cut_count_5_term || inner_cut_count_5_term_3
    };
    wire        inner_cut_count_6_term = inner_cut[7] && inner_cut_count_6_of_7;
    wire        inner_cut_count_6_term_2 = (inner_cut[6] && inner_cut_count_6_of_6) || inner_cut_count_6_term;
    wire  [2:0] inner_cut_count_6 = {{2{inner_cut_count_6_term_2}}, inner_cut_count_6_term};
    wire        inner_cut_count_7_term = inner_cut[7] && inner_cut_count_7_of_7;
    wire  [2:0] inner_cut_count_7 = {3{inner_cut_count_7_term}};
    wire        inner_cut_count_count_term = inner_cut_count_4_of_8 || inner_cut_count_5_of_8 || inner_cut_count_6_of_8;
    wire        inner_cut_count_count_term_2 = inner_cut_count_2_of_8 || inner_cut_count_3_of_8 || inner_cut_count_6_of_8;
    wire        inner_cut_count_count_term_3 = inner_cut_count_1_of_8 || inner_cut_count_3_of_8 || inner_cut_count_5_of_8;
    wire  [3:0] inner_cut_count_count = {
        inner_cut_count_8_of_8,
        inner_cut_count_count_term || inner_cut_count_7_of_8,
        inner_cut_count_count_term_2 || inner_cut_count_7_of_8,
        inner_cut_count_count_term_3 || inner_cut_count_7_of_8
    };
    wire  [7:0] set_and_set_before = set & set_before;
    wire        more_sets_0_of_1 = !set_and_set_before[0];
    wire        more_sets_1_of_1 = set_and_set_before[0];
    wire        set_and_set_before_1 = set_and_set_before[1];
    wire        more_sets_0_of_2 = more_sets_0_of_1 && !set_and_set_before_1;
    wire        more_sets_1_of_2 = set_and_set_before_1 ? more_sets_0_of_1 : more_sets_1_of_1;
    wire        more_sets_2_of_2 = more_sets_1_of_1 && set_and_set_before_1;
    wire        set_and_set_before_2 = set_and_set_before[2];
    wire        more_sets_0_of_3 = more_sets_0_of_2 && !set_and_set_before_2;
    wire        more_sets_1_of_3 = set_and_set_before_2 ? more_sets_0_of_2 : more_sets_1_of_2;
    wire        more_sets_2_of_3 = set_and_set_before_2 ? more_sets_1_of_2 : more_sets_2_of_2;
    wire        more_sets_3_of_3 = more_sets_2_of_2 && set_and_set_before_2;
    wire        set_and_set_before_3 = set_and_set_before[3];
    wire        more_sets_0_of_4 = more_sets_0_of_3 && !set_and_set_before_3;
    wire        more_sets_1_of_4 = set_and_set_before_3 ? more_sets_0_of_3 : more_sets_1_of_3;
    wire        more_sets_2_of_4 = set_and_set_before_3 ? more_sets_1_of_3 : more_sets_2_of_3;
    wire        more_sets_3_of_4 = set_and_set_before_3 ? more_sets_2_of_3 : more_sets_3_of_3;
    wire        more_sets_4_of_4 = more_sets_3_of_3 && set_and_set_before_3;
    wire        set_and_set_before_4 = set_and_set_before[4];
    wire        more_sets_0_of_5 = more_sets_0_of_4 && !set_and_set_before_4;
    wire        more_sets_1_of_5 = set_and_set_before_4 ? more_sets_0_of_4 : more_sets_1_of_4;
    wire        more_sets_2_of_5 = set_and_set_before_4 ? more_sets_1_of_4 : more_sets_2_of_4;
    wire        more_sets_3_of_5 = set_and_set_before_4 ? more_sets_2_of_4 : more_sets_3_of_4;
    wire        more_sets_4_of_5 = set_and_set_before_4 ? more_sets_3_of_4 : more_sets_4_of_4;
    wire        more_sets_5_of_5 = more_sets_4_of_4 && set_and_set_before_4;
    wire        set_and_set_before_5 = set_and_set_before[5];
    wire        more_sets_0_of_6 = more_sets_0_of_5 && !set_and_set_before_5;
    wire        more_sets_1_of_6 = set_and_set_before_5 ? more_sets_0_of_5 : more_sets_1_of_5;
    wire        more_sets_2_of_6 = set_and_set_before_5 ? more_sets_1_of_5 : more_sets_2_of_5;
    wire        more_sets_3_of_6 = set_and_set_before_5 ? more_sets_2_of_5 : more_sets_3_of_5;
    wire        more_sets_4_of_6 = set_and_set_before_5 ? more_sets_3_of_5 : more_sets_4_of_5;
    wire        more_sets_5_of_6 = set_and_set_before_5 ? more_sets_4_of_5 : more_sets_5_of_5;
    wire        more_sets_6_of_6 = more_sets_5_of_5 && set_and_set_before_5;
    wire        set_and_set_before_6 = set_and_set_before[6];
    wire        more_sets_0_of_7 = more_sets_0_of_6 && !set_and_set_before_6;
    wire        more_sets_1_of_7 = set_and_set_before_6 ? more_sets_0_of_6 : more_sets_1_of_6;
    wire        more_sets_2_of_7 = set_and_set_before_6 ? more_sets_1_of_6 : more_sets_2_of_6;
    wire        more_sets_3_of_7 = set_and_set_before_6 ? more_sets_2_of_6 : more_sets_3_of_6;
    wire        more_sets_4_of_7 = set_and_set_before_6 ? more_sets_3_of_6 : more_sets_4_of_6;
    wire        more_sets_5_of_7 = set_and_set_before_6 ? more_sets_4_of_6 : more_sets_5_of_6;
    wire        more_sets_6_of_7 = set_and_set_before_6 ? more_sets_5_of_6 : more_sets_6_of_6;
    wire        more_sets_7_of_7 = more_sets_6_of_6 && set_and_set_before_6;
    wire        set_and_set_before_7 = set_and_set_before[7];
    wire        more_sets_0_of_8 = more_sets_0_of_7 && !set_and_set_before_7;
    wire        more_sets_1_of_8 = set_and_set_before_7 ? more_sets_0_of_7 : more_sets_1_of_7;
    wire        more_sets_2_of_8 = set_and_set_before_7 ? more_sets_1_of_7 : more_sets_2_of_7;
    wire        more_sets_3_of_8 = set_and_set_before_7 ? more_sets_2_of_7 : more_sets_3_of_7;
    wire        more_sets_4_of_8 = set_and_set_before_7 ? more_sets_3_of_7 : more_sets_4_of_7;
    wire        more_sets_5_of_8 = set_and_set_before_7 ? more_sets_4_of_7 : more_sets_5_of_7;
    wire        more_sets_6_of_8 = set_and_set_before_7 ? more_sets_5_of_7 : more_sets_6_of_7;
    wire        more_sets_7_of_8 = set_and_set_before_7 ? more_sets_6_of_7 : more_sets_7_of_7;
    wire        more_sets_8_of_8 = more_sets_7_of_7 && set_and_set_before_7;
    wire        more_sets_0_term = set_and_set_before_5 && more_sets_0_of_5;
    wire        more_sets_0_term_2 = set_and_set_before_6 && more_sets_0_of_6;
    wire        more_sets_0_term_3 = (set_and_set_before_4 && more_sets_0_of_4) || more_sets_0_term || more_sets_0_term_2;
    wire        more_sets_0_term_4 = set_and_set_before_7 && more_sets_0_of_7;
    wire        more_sets_0_term_5 = set_and_set_before_3 && more_sets_0_of_3;
    wire        more_sets_0_term_6 = (set_and_set_before_2 && more_sets_0_of_2) || more_sets_0_term_5 || more_sets_0_term_2;
    wire        more_sets_0_term_7 = (set_and_set_before_1 && more_sets_0_of_1) || more_sets_0_term_5 || more_sets_0_term;
    wire  [2:0] more_sets_0 = {
        more_sets_0_term_3 || more_sets_0_term_4,
        more_sets_0_term_6 || more_sets_0_term_4,
        more_sets_0_term_7 || more_sets_0_term_4
    };
    wire        more_sets_1_term = set_and_set_before_5 && more_sets_1_of_5;
    wire        more_sets_1_term_2 = set_and_set_before_6 && more_sets_1_of_6;
    wire        more_sets_1_term_3 = (set_and_set_before_4 && more_sets_1_of_4) || more_sets_1_term || more_sets_1_term_2;
    wire        more_sets_1_term_4 = set_and_set_before_7 && more_sets_1_of_7;
    wire        more_sets_1_term_5 = set_and_set_before_3 && more_sets_1_of_3;
    wire        more_sets_1_term_6 = (set_and_set_before_2 && more_sets_1_of_2) || more_sets_1_term_5 || more_sets_1_term_2;
    wire        more_sets_1_term_7 = (set_and_set_before_1 && more_sets_1_of_1) || more_sets_1_term_5 || more_sets_1_term;
    wire  [2:0] more_sets_1 = {
        more_sets_1_term_3 || more_sets_1_term_4,
        more_sets_1_term_6 || more_sets_1_term_4,
        more_sets_1_term_7 || more_sets_1_term_4
    };
    wire        more_sets_2_term = set_and_set_before_5 && more_sets_2_of_5;
    wire        more_sets_2_term_2 = set_and_set_before_6 && more_sets_2_of_6;
    wire        more_sets_2_term_3 = (set_and_set_before_4 && more_sets_2_of_4) || more_sets_2_term || more_sets_2_term_2;
    wire        more_sets_2_term_4 = set_and_set_before_7 && more_sets_2_of_7;
    wire        more_sets_2_term_5 = set_and_set_before_3 && more_sets_2_of_3;
    wire        more_sets_2_term_6 = (set_and_set_before_2 && more_sets_2_of_2) || more_sets_2_term_5 || more_sets_2_term_2;
    wire  [2:0] more_sets_2 = {
        more_sets_2_term_3 || more_sets_2_term_4,
        more_sets_2_term_6 || more_sets_2_term_4,
        more_sets_2_term_5 || more_sets_2_term || more_sets_2_term_4
    };
    wire        more_sets_3_term = set_and_set_before_5 && more_sets_3_of_5;
    wire        more_sets_3_term_2 = set_and_set_before_6 && more_sets_3_of_6;
    wire        more_sets_3_term_3 = (set_and_set_before_4 && more_sets_3_of_4) || more_sets_3_term || more_sets_3_term_2;
    wire        more_sets_3_term_4 = set_and_set_before_7 && more_sets_3_of_7;
    wire        more_sets_3_term_5 = set_and_set_before_3 && more_sets_3_of_3;
    wire  [2:0] more_sets_3 = {
        more_sets_3_term_3 || more_sets_3_term_4,
        more_sets_3_term_5 || more_sets_3_term_2 || more_sets_3_term_4,
        more_sets_3_term_5 || more_sets_3_term || more_sets_3_term_4
    };
    wire        more_sets_4_term = set_and_set_before_5 && more_sets_4_of_5;
    wire        more_sets_4_term_2 = set_and_set_before_6 && more_sets_4_of_6;
    wire        more_sets_4_term_3 = (set_and_set_before_4 && more_sets_4_of_4) || more_sets_4_term || more_sets_4_term_2;
    wire        more_sets_4_term_4 = set_and_set_before_7 && more_sets_4_of_7;
    wire  [2:0] more_sets_4 = {
        more_sets_4_term_3 || more_sets_4_term_4,
        more_sets_4_term_2 || more_sets_4_term_4,
        more_sets_4_term || more_sets_4_term_4
    };
    wire        more_sets_5_term = set_and_set_before_5 && more_sets_5_of_5;
    wire        more_sets_5_term_2 = set_and_set_before_6 && more_sets_5_of_6;
    wire        more_sets_5_term_3 = set_and_set_before_7 && more_sets_5_of_7;
    wire  [2:0] more_sets_5 = {
        more_sets_5_term || more_sets_5_term_2 || more_sets_5_term_3,
        more_sets_5_term_2 || more_sets_5_term_3,
        more_sets_5_term || more_sets_5_term_3
    };
    wire        more_sets_6_term = set_and_set_before_7 && more_sets_6_of_7;
    wire        more_sets_6_term_2 = (set_and_set_before_6 && more_sets_6_of_6) || more_sets_6_term;
    wire  [2:0] more_sets_6 = {{2{more_sets_6_term_2}}, more_sets_6_term};
    wire        more_sets_7_term = set_and_set_before_7 && more_sets_7_of_7;
    wire  [2:0] more_sets_7 = {3{more_sets_7_term}};
    wire  [3:0] more_sets_count = {
        more_sets_8_of_8,
        more_sets_4_of_8 || more_sets_5_of_8 || more_sets_6_of_8 || more_sets_7_of_8,
        more_sets_2_of_8 || more_sets_3_of_8 || more_sets_6_of_8 || more_sets_7_of_8,
        more_sets_1_of_8 || more_sets_3_of_8 || more_sets_5_of_8 || more_sets_7_of_8
    };
    wire  [2:0] read_rest_and = read_0_rest & {3{first_end[0]}};
    wire  [2:0] read_rest_or = read_rest_and | (read_1_rest & {3{first_end[1]}});
    wire  [2:0] read_rest_or_2 = read_rest_or | (read_2_rest & {3{first_end[2]}});
    wire  [2:0] read_rest_or_3 = read_rest_or_2 | (read_3_rest & {3{first_end[3]}});
    wire  [2:0] read_rest_or_4 = read_rest_or_3 | (read_4_rest & {3{first_end[4]}});
    wire  [2:0] read_rest_or_5 = read_rest_or_4 | (read_5_rest & {3{first_end[5]}});
    wire  [2:0] read_rest_or_6 = read_rest_or_5 | (read_6_rest & {3{first_end[6]}});
    wire        read_tag_llr_term = (read_0_llr && last_bound[0]) || (read_1_llr && last_bound[1]);
    wire        read_tag_llr_term_2 = read_tag_llr_term || (read_2_llr && last_bound[2]);
    wire        read_tag_llr_term_3 = read_tag_llr_term_2 || (read_3_llr && last_bound[3]);
    wire        read_tag_llr_term_4 = read_tag_llr_term_3 || (read_4_llr && last_bound[4]);
    wire        read_tag_llr_term_5 = read_tag_llr_term_4 || (read_5_llr && last_bound[5]);
    wire        read_tag_llr_term_6 = read_tag_llr_term_5 || (read_6_llr && last_bound[6]);
    wire [19:0] read_tag_seq_word = {read_0_data[15:12], read_0_data[23:16], read_0_data[31:24]};
    wire [19:0] read_tag_seq_and = read_tag_seq_word & {20{last_bound[0]}};
    wire [19:0] read_tag_seq_word_2 = {read_1_data[15:12], read_1_data[23:16], read_1_data[31:24]};
    wire [19:0] read_tag_seq_or = read_tag_seq_and | (read_tag_seq_word_2 & {20{last_bound[1]}});
    wire [19:0] read_tag_seq_word_3 = {read_2_data[15:12], read_2_data[23:16], read_2_data[31:24]};
    wire [19:0] read_tag_seq_or_2 = read_tag_seq_or | (read_tag_seq_word_3 & {20{last_bound[2]}});
    wire [19:0] read_tag_seq_word_4 = {read_3_data[15:12], read_3_data[23:16], read_3_data[31:24]};
    wire [19:0] read_tag_seq_or_3 = read_tag_seq_or_2 | (read_tag_seq_word_4 & {20{last_bound[3]}});
    wire [19:0] read_tag_seq_word_5 = {read_4_data[15:12], read_4_data[23:16], read_4_data[31:24]};
    wire [19:0] read_tag_seq_or_4 = read_tag_seq_or_3 | (read_tag_seq_word_5 & {20{last_bound[4]}});
    wire [19:0] read_tag_seq_word_6 = {read_5_data[15:12], read_5_data[23:16], read_5_data[31:24]};
    wire [19:0] read_tag_seq_or_5 = read_tag_seq_or_4 | (read_tag_seq_word_6 & {20{last_bound[5]}});
    wire [19:0] read_tag_seq_word_7 = {read_6_data[15:12], read_6_data[23:16], read_6_data[31:24]};
    wire [19:0] read_tag_seq_or_6 = read_tag_seq_or_5 | (read_tag_seq_word_7 & {20{last_bound[6]}});
    wire [19:0] read_tag_seq_word_8 = {read_7_data[15:12], read_7_data[23:16], read_7_data[31:24]};
    wire [55:0] read_set_body_and = read_0_data[63:8] & {56{first_set[0]}};
    wire [55:0] read_set_body_or = read_set_body_and | (read_1_data[63:8] & {56{first_set[1]}});
    wire [55:0] read_set_body_or_2 = read_set_body_or | (read_2_data[63:8] & {56{first_set[2]}});
    wire [55:0] read_set_body_or_3 = read_set_body_or_2 | (read_3_data[63:8] & {56{first_set[3]}});
    wire [55:0] read_set_body_or_4 = read_set_body_or_3 | (read_4_data[63:8] & {56{first_set[4]}});
    wire [55:0] read_set_body_or_5 = read_set_body_or_4 | (read_5_data[63:8] & {56{first_set[5]}});
    wire [55:0] read_set_body_or_6 = read_set_body_or_5 | (read_6_data[63:8] & {56{first_set[6]}});

    llr_block_read block_0 (
        .block_control     (column_0_control),
        .block_data        (column_0_data),
        .read_data         (block_0_read_data),
        .read_is_set       (block_0_read_is_set),
        .read_filled       (block_0_read_filled),
        .read_full         (block_0_read_full),
        .read_bound        (block_0_read_bound),
        .read_ends         (block_0_read_ends),
        .read_rest         (block_0_read_rest),
        .read_starts       (block_0_read_starts),
        .read_llr          (block_0_read_llr),
        .read_bad_preamble (block_0_read_bad_preamble)
    );

    llr_block_read block_1 (
        .block_control     (column_1_control),
        .block_data        (column_1_data),
        .read_data         (block_1_read_data),
        .read_is_set       (block_1_read_is_set),
        .read_filled       (block_1_read_filled),
        .read_full         (block_1_read_full),
        .read_bound        (block_1_read_bound),
        .read_ends         (block_1_read_ends),
        .read_rest         (block_1_read_rest),
        .read_starts       (block_1_read_starts),
        .read_llr          (block_1_read_llr),
        .read_bad_preamble (block_1_read_bad_preamble)
    );

    llr_block_read block_2 (
        .block_control     (column_2_control),
        .block_data        (column_2_data),
        .read_data         (block_2_read_data),
        .read_is_set       (block_2_read_is_set),
        .read_filled       (block_2_read_filled),
        .read_full         (block_2_read_full),
        .read_bound        (block_2_read_bound),
        .read_ends         (block_2_read_ends),
        .read_rest         (block_2_read_rest),
        .read_starts       (block_2_read_starts),
        .read_llr          (block_2_read_llr),
        .read_bad_preamble (block_2_read_bad_preamble)
    );

    llr_block_read block_3 (
        .block_control     (column_3_control),
        .block_data        (column_3_data),
        .read_data         (block_3_read_data),
        .read_is_set       (block_3_read_is_set),
        .read_filled       (block_3_read_filled),
        .read_full         (block_3_read_full),
        .read_bound        (block_3_read_bound),
        .read_ends         (block_3_read_ends),
        .read_rest         (block_3_read_rest),
        .read_starts       (block_3_read_starts),
        .read_llr          (block_3_read_llr),
        .read_bad_preamble (block_3_read_bad_preamble)
    );

    llr_block_read block_4 (
        .block_control     (column_4_control),
        .block_data        (column_4_data),
        .read_data         (block_4_read_data),
        .read_is_set       (block_4_read_is_set),
        .read_filled       (block_4_read_filled),
        .read_full         (block_4_read_full),
        .read_bound        (block_4_read_bound),
        .read_ends         (block_4_read_ends),
        .read_rest         (block_4_read_rest),
        .read_starts       (block_4_read_starts),
        .read_llr          (block_4_read_llr),
        .read_bad_preamble (block_4_read_bad_preamble)
    );

    llr_block_read block_5 (
        .block_control     (column_5_control),
        .block_data        (column_5_data),
        .read_data         (block_5_read_data),
        .read_is_set       (block_5_read_is_set),
        .read_filled       (block_5_read_filled),
        .read_full         (block_5_read_full),
        .read_bound        (block_5_read_bound),
        .read_ends         (block_5_read_ends),
        .read_rest         (block_5_read_rest),
        .read_starts       (block_5_read_starts),
        .read_llr          (block_5_read_llr),
        .read_bad_preamble (block_5_read_bad_preamble)
    );

    llr_block_read block_6 (
        .block_control     (column_6_control),
        .block_data        (column_6_data),
        .read_data         (block_6_read_data),
        .read_is_set       (block_6_read_is_set),
        .read_filled       (block_6_read_filled),
        .read_full         (block_6_read_full),
        .read_bound        (block_6_read_bound),
        .read_ends         (block_6_read_ends),
        .read_rest         (block_6_read_rest),
        .read_starts       (block_6_read_starts),
        .read_llr          (block_6_read_llr),
        .read_bad_preamble (block_6_read_bad_preamble)
    );

    llr_block_read block_7 (
        .block_control     (column_7_control),
        .block_data        (column_7_data),
        .read_data         (block_7_read_data),
        .read_is_set       (block_7_read_is_set),
        .read_filled       (block_7_read_filled),
        .read_full         (block_7_read_full),
        .read_bound        (block_7_read_bound),
        .read_ends         (block_7_read_ends),
        .read_rest         (block_7_read_rest),
        .read_starts       (block_7_read_starts),
        .read_llr          (block_7_read_llr),
        .read_bad_preamble (block_7_read_bad_preamble)
    );

    always @(posedge clk) begin
        if (rst) begin
            read_0_is_set <= 1'b0;
            read_0_filled <= 1'b0;
            read_0_bound <= 1'b0;
            read_0_bad_preamble <= 1'b0;
            read_1_is_set <= 1'b0;
            read_1_filled <= 1'b0;
            read_1_bound <= 1'b0;
            read_1_bad_preamble <= 1'b0;
            read_2_is_set <= 1'b0;
            read_2_filled <= 1'b0;
            read_2_bound <= 1'b0;
            read_2_bad_preamble <= 1'b0;
            read_3_is_set <= 1'b0;
            read_3_filled <= 1'b0;
            read_3_bound <= 1'b0;
            read_3_bad_preamble <= 1'b0;
            read_4_is_set <= 1'b0;
            read_4_filled <= 1'b0;
            read_4_bound <= 1'b0;
            read_4_bad_preamble <= 1'b0;
            read_5_is_set <= 1'b0;
            read_5_filled <= 1'b0;
            read_5_bound <= 1'b0;
            read_5_bad_preamble <= 1'b0;
            read_6_is_set <= 1'b0;
            read_6_filled <= 1'b0;
            read_6_bound <= 1'b0;
            read_6_bad_preamble <= 1'b0;
            read_7_is_set <= 1'b0;
            read_7_filled <= 1'b0;
            read_7_bound <= 1'b0;
            read_7_bad_preamble <= 1'b0;
            read_own <= 4'd0;
            read_stops <= 1'b0;
            read_begins <= 1'b0;
            read_bad_preambles <= 4'd0;
            read_has_set <= 1'b0;
            several_inner <= 4'd0;
            several_inner_cuts <= 4'd0;
            several_more_sets <= 4'd0;
        end else begin
            read_0_is_set <= block_0_read_is_set && comes;
            read_0_filled <= block_0_read_filled && comes;
            read_0_bound <= pcs_up ? block_0_read_bound && valid : 1'b1;
            read_0_bad_preamble <= block_0_read_bad_preamble && comes;
            read_1_is_set <= block_1_read_is_set && comes;
            read_1_filled <= block_1_read_filled && comes;
            read_1_bound <= block_1_read_bound && comes;
            read_1_bad_preamble <= block_1_read_bad_preamble && comes;
            read_2_is_set <= block_2_read_is_set && comes;
            read_2_filled <= block_2_read_filled && comes;
            read_2_bound <= block_2_read_bound && comes;
            read_2_bad_preamble <= block_2_read_bad_preamble && comes;
            read_3_is_set <= block_3_read_is_set && comes;
            read_3_filled <= block_3_read_filled && comes;
            read_3_bound <= block_3_read_bound && comes;
            read_3_bad_preamble <= block_3_read_bad_preamble && comes;
            read_4_is_set <= block_4_read_is_set && comes;
            read_4_filled <= block_4_read_filled && comes;
            read_4_bound <= block_4_read_bound && comes;
            read_4_bad_preamble <= block_4_read_bad_preamble && comes;
            read_5_is_set <= block_5_read_is_set && comes;
            read_5_filled <= block_5_read_filled && comes;
            read_5_bound <= block_5_read_bound && comes;
            read_5_bad_preamble <= block_5_read_bad_preamble && comes;
            read_6_is_set <= block_6_read_is_set && comes;
            read_6_filled <= block_6_read_filled && comes;
            read_6_bound <= block_6_read_bound && comes;
            read_6_bad_preamble <= block_6_read_bad_preamble && comes;
            read_7_is_set <= block_7_read_is_set && comes;
            read_7_filled <= block_7_read_filled && comes;
            read_7_bound <= block_7_read_bound && comes;
            read_7_bad_preamble <= block_7_read_bad_preamble && comes;
            read_own <= own_count_count;
            read_stops <= |bound;
            read_begins <= begins;
            read_bad_preambles <= bad_preambles_count;
            read_has_set <= |set;
            several_inner <= inner_count;
            several_inner_cuts <= inner_cut_count_count;
            several_more_sets <= more_sets_count;
        end
    end

    always @(posedge clk) begin
        read_0_data <= block_0_read_data;
        read_0_full <= block_0_read_full && comes;
        read_0_ends <= block_0_read_ends && comes;
        read_0_rest <= block_0_read_rest;
        read_0_starts <= block_0_read_starts && comes;
        read_0_llr <= block_0_read_llr;
        read_1_data <= block_1_read_data;
        read_1_full <= block_1_read_full && comes;
        read_1_ends <= block_1_read_ends && comes;
        read_1_rest <= block_1_read_rest;
        read_1_starts <= block_1_read_starts && comes;
        read_1_llr <= block_1_read_llr;
        read_2_data <= block_2_read_data;
        read_2_full <= block_2_read_full && comes;
        read_2_ends <= block_2_read_ends && comes;
        read_2_rest <= block_2_read_rest;
        read_2_starts <= block_2_read_starts && comes;
        read_2_llr <= block_2_read_llr;
        read_3_data <= block_3_read_data;
        read_3_full <= block_3_read_full && comes;
        read_3_ends <= block_3_read_ends && comes;
        read_3_rest <= block_3_read_rest;
        read_3_starts <= block_3_read_starts && comes;
        read_3_llr <= block_3_read_llr;
        read_4_data <= block_4_read_data;
        read_4_full <= block_4_read_full && comes;
        read_4_ends <= block_4_read_ends && comes;
        read_4_rest <= block_4_read_rest;
        read_4_starts <= block_4_read_starts && comes;
        read_4_llr <= block_4_read_llr;
        read_5_data <= block_5_read_data;
        read_5_full <= block_5_read_full && comes;
        read_5_ends <= block_5_read_ends && comes;
        read_5_rest <= block_5_read_rest;
        read_5_starts <= block_5_read_starts && comes;
        read_5_llr <= block_5_read_llr;
        read_6_data <= block_6_read_data;
        read_6_full <= block_6_read_full && comes;
        read_6_ends <= block_6_read_ends && comes;
        read_6_rest <= block_6_read_rest;
        read_6_starts <= block_6_read_starts && comes;
        read_6_llr <= block_6_read_llr;
        read_7_data <= block_7_read_data;
        read_7_full <= block_7_read_full && comes;
        read_7_ends <= block_7_read_ends && comes;
        read_7_rest <= block_7_read_rest;
        read_7_starts <= block_7_read_starts && comes;
        read_7_llr <= block_7_read_llr;
        read_blocks_0 <= read_0_data;
        read_blocks_1 <= read_1_data;
        read_blocks_2 <= read_2_data;
        read_blocks_3 <= read_3_data;
        read_blocks_4 <= read_4_data;
        read_blocks_5 <= read_5_data;
        read_blocks_6 <= read_6_data;
        read_blocks_7 <= read_7_data;
        read_own_full <= own_full_count;
        read_stops_well <= |first_end;
        read_rest <= read_rest_or_6 | (read_7_rest & {3{first_end[7]}});
        read_tag_llr <= read_tag_llr_term_6 || (read_7_llr && last_bound[7]);
        read_tag_seq <= read_tag_seq_or_6 | (read_tag_seq_word_8 & {20{last_bound[7]}});
        read_set_body <= read_set_body_or_6 | (read_7_data[63:8] & {56{first_set[7]}});
        several_places_0 <= place_0;
        several_places_1 <= place_1;
        several_places_2 <= place_2;
        several_places_3 <= place_3;
        several_places_4 <= place_4;
        several_places_5 <= place_5;
        several_places_6 <= place_6;
        several_places_7 <= place_7;
        several_begun <= begun;
        several_begun_count <= begun_count_count;
    end

    assign read_one_blocks_0 = read_blocks_0;
    assign read_one_blocks_1 = read_blocks_1;
    assign read_one_blocks_2 = read_blocks_2;
    assign read_one_blocks_3 = read_blocks_3;
    assign read_one_blocks_4 = read_blocks_4;
    assign read_one_blocks_5 = read_blocks_5;
    assign read_one_blocks_6 = read_blocks_6;
    assign read_one_blocks_7 = read_blocks_7;
    assign read_one_own = read_own;
    assign read_one_own_full = read_own_full;
    assign read_one_stops = read_stops;
    assign read_one_stops_well = read_stops_well;
    assign read_one_rest = read_rest;
    assign read_one_begins = read_begins;
    assign read_one_tag_llr = read_tag_llr;
    assign read_one_tag_seq = read_tag_seq;
    assign read_one_bad_preambles = read_bad_preambles;
    assign read_one_set_body = read_set_body;
    assign read_one_has_set = read_has_set;
    assign read_several_places_0 = several_places_0;
    assign read_several_places_1 = several_places_1;
    assign read_several_places_2 = several_places_2;
    assign read_several_places_3 = several_places_3;
    assign read_several_places_4 = several_places_4;
    assign read_several_places_5 = several_places_5;
    assign read_several_places_6 = several_places_6;
    assign read_several_places_7 = several_places_7;
    assign read_several_begun = several_begun;
    assign read_several_begun_count = several_begun_count;
    assign read_several_inner = several_inner;
    assign read_several_inner_cuts = several_inner_cuts;
    assign read_several_more_sets = several_more_sets;

    wire _unused_ok = &{1'b0, own_count_0_of_8, own_count_0, own_count_1, own_count_2, own_count_3, own_count_4, own_count_5, own_count_6, own_count_7, own_full_0_of_8, own_full_0, own_full_1, own_full_2, own_full_3, own_full_4, own_full_5, own_full_6, own_full_7, bad_preambles_0_of_8, bad_preambles_0, bad_preambles_1, bad_preambles_2, bad_preambles_3, bad_preambles_4, bad_preambles_5, bad_preambles_6, bad_preambles_7, place_0_of_8, place_count, begun_count_0_of_8, begun_count_0, begun_count_1, begun_count_2, begun_count_3, begun_count_4, begun_count_5, begun_count_6, begun_count_7, inner_0_of_8, inner_0, inner_1, inner_2, inner_3, inner_4, inner_5, inner_6, inner_7, inner_cut_count_0_of_8, inner_cut_count_0, inner_cut_count_1, inner_cut_count_2, inner_cut_count_3, inner_cut_count_4, inner_cut_count_5, inner_cut_count_6, inner_cut_count_7, more_sets_0_of_8, more_sets_0, more_sets_1, more_sets_2, more_sets_3, more_sets_4, more_sets_5, more_sets_6, more_sets_7};

endmodule

`default_nettype wire
