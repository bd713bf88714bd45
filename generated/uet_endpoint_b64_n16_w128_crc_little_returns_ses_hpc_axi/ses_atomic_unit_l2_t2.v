// Atomic operations of integers and floats on words of memory, one a clock, exact in order of arrival.
`default_nettype none

module ses_atomic_unit_l2_t2 (
    input  wire        clk,
    input  wire        rst,
    input  wire        settings_min_max_number,
    input  wire        settings_wrong_pair_is_type,
    input  wire [63:0] read_data,
    output wire        read_valid,
    output wire [60:0] read_address,
    output wire        write_valid,
    output wire [60:0] write_address,
    output reg  [63:0] write_data,
    output reg   [7:0] write_enable,
    input  wire  [1:0] up_payload_tag,
    input  wire  [5:0] up_payload_code,
    input  wire  [7:0] up_payload_opcode,
    input  wire  [7:0] up_payload_data_type,
    input  wire        up_payload_fetching,
    input  wire [31:0] up_payload_request_length,
    input  wire [13:0] up_payload_payload_length,
    input  wire [63:0] up_payload_address,
    input  wire [63:0] up_payload_operand,
    input  wire [63:0] up_payload_compare,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [1:0] down_payload_tag,
    output wire  [5:0] down_payload_code,
    output wire [63:0] down_payload_fetched,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         valid_first;
    reg   [1:0] first_tag;
    reg   [5:0] first_code;
    reg   [7:0] first_opcode;
    reg   [7:0] first_data_type;
    reg         first_fetching;
    reg  [31:0] first_request_length;
    reg  [13:0] first_payload_length;
    reg  [63:0] first_address;
    reg  [63:0] first_operand;
    reg  [63:0] first_compare;
    reg         valid_a;
    reg   [1:0] a_tag;
    reg         a_fetching;
    reg  [63:0] a_address;
    reg  [63:0] a_operand;
    reg  [63:0] a_compare;
    reg   [4:0] checked_a_operation_opcode;
    reg   [1:0] checked_a_operation_size;
    reg         checked_a_operation_is_signed;
    reg         checked_a_operation_is_float;
    reg   [2:0] checked_a_operation_byte;
    reg         checked_a_has_operation;
    reg         checked_a_has_type;
    reg         checked_a_is_pair;
    reg         checked_a_fits_request;
    reg         checked_a_compares;
    reg         checked_a_fetching;
    reg  [13:0] checked_a_payload_length;
    reg   [2:0] checked_a_below;
    reg   [5:0] checked_a_code;
    reg         valid_b;
    reg   [4:0] b_operation_opcode;
    reg   [1:0] b_operation_size;
    reg         b_operation_is_signed;
    reg         b_operation_is_float;
    reg   [2:0] b_operation_byte;
    reg   [5:0] b_code;
    reg   [1:0] b_element_tag;
    reg         b_element_fetching;
    reg  [63:0] b_element_address;
    reg  [63:0] b_element_operand;
    reg  [63:0] b_element_compare;
    reg  [60:0] word_1;
    reg         works_1;
    reg         sums_1;
    reg  [60:0] word_2;
    reg         works_2;
    reg         sums_2;
    reg  [60:0] word_3;
    reg         works_3;
    reg         sums_3;
    reg  [60:0] word_4;
    reg         works_4;
    reg         sums_4;
    reg  [60:0] word_5;
    reg         works_5;
    reg         sums_5;
    reg  [60:0] word_6;
    reg         works_6;
    reg         sums_6;
    reg  [60:0] word_7;
    reg         works_7;
    reg         sums_7;
    reg  [60:0] word_8;
    reg         works_8;
    reg         sums_8;
    reg  [60:0] word_9;
    reg         works_9;
    reg         sums_9;
    reg  [60:0] word_10;
    reg         works_10;
    reg         sums_10;
    reg  [60:0] word_11;
    reg         works_11;
    reg         sums_11;
    reg  [60:0] word_12;
    reg         works_12;
    reg         sums_12;
    reg  [60:0] word_13;
    reg         works_13;
    reg         sums_13;
    reg  [60:0] word_14;
    reg         works_14;
    reg         sums_14;
    reg  [60:0] word_15;
    reg         works_15;
    reg         sums_15;
    reg  [60:0] word_16;
    reg         works_16;
    reg         sums_16;
    reg  [16:0] same_ahead;
    reg  [16:0] sums_ahead;
    reg         valid_1;
    reg  [16:0] same_ahead_1;
    reg  [16:0] sums_ahead_1;
    reg         nearby_2_fresh;
    reg         nearby_2_first;
    reg         nearby_2_second;
    reg   [2:0] alone_2;
    reg         nearest_is_sum_3;
    reg   [4:0] distance_2;
    reg   [5:0] code_1;
    reg   [1:0] tag_1;
    reg         fetching_1;
    reg   [4:0] operation_1_opcode;
    reg   [1:0] operation_1_size;
    reg         operation_1_is_signed;
    reg         operation_1_is_float;
    reg   [2:0] operation_1_byte;
    reg  [63:0] operands_1_operand;
    reg  [63:0] operands_1_compare;
    wire  [4:0] operation_later_q_opcode;
    wire  [1:0] operation_later_q_size;
    wire        operation_later_q_is_signed;
    wire        operation_later_q_is_float;
    wire  [2:0] operation_later_q_byte;
    wire [63:0] operands_later_q_operand;
    wire [63:0] operands_later_q_compare;
    reg   [4:0] placed_operation_opcode;
    reg   [1:0] placed_operation_size;
    reg         placed_operation_is_signed;
    reg         placed_operation_is_float;
    reg   [2:0] placed_operation_byte;
    reg  [63:0] placed_operand;
    reg  [63:0] placed_compare;
    reg   [7:0] placed_bytes;
    reg   [7:0] planned_bytes;
    reg   [7:0] planned_sign_bytes;
    reg         planned_sums;
    reg  [63:0] planned_operand;
    reg  [63:0] planned_given;
    reg  [63:0] planned_mask;
    reg  [63:0] planned_one;
    reg  [63:0] planned_magnitude;
    reg  [63:0] planned_highest;
    reg         planned_is_float;
    reg         planned_has_sign;
    reg         planned_logical;
    reg         planned_or;
    reg         planned_and;
    reg         planned_puts;
    reg         planned_clears;
    reg         planned_masks;
    reg         planned_swaps_bits;
    reg         planned_flips;
    reg         planned_read;
    reg         planned_conditional;
    reg         planned_takes_below;
    reg         planned_takes_equal;
    reg         planned_takes_above;
    reg         planned_takes_unordered;
    reg         planned_takes_nan;
    reg   [7:0] plan_bytes;
    reg         plan_sums;
    reg  [63:0] plan_keep;
    reg  [63:0] plan_flip;
    reg  [63:0] plan_swap;
    reg  [63:0] plan_operand;
    reg  [63:0] plan_magnitude;
    reg  [63:0] plan_highest;
    reg   [7:0] plan_sign_bytes;
    reg         plan_if_positive_below;
    reg         plan_if_positive_equal;
    reg         plan_if_positive_above;
    reg         plan_if_negative_below;
    reg         plan_if_negative_equal;
    reg         plan_if_negative_above;
    reg         plan_if_nan;
    reg         plan_if_zero;
    reg         plan_writes;
    reg   [4:0] clock;
    wire  [4:0] distance_later_q;
    reg   [4:0] place;
    reg   [4:0] sum_place;
    wire        nearby_later_q_fresh;
    wire        nearby_later_q_first;
    wire        nearby_later_q_second;
    wire        nearest_is_sum_later_q;
    reg  [63:0] word;
    reg         compared_below;
    reg         compared_above;
    reg         compared_nan;
    reg         compared_zero;
    reg         compared_negative;
    reg  [63:0] compared_word;
    reg  [63:0] compared_sum;
    reg   [7:0] plan_1_bytes;
    reg         plan_1_sums;
    reg  [63:0] plan_1_keep;
    reg  [63:0] plan_1_flip;
    reg  [63:0] plan_1_swap;
    reg  [63:0] plan_1_operand;
    reg  [63:0] plan_1_magnitude;
    reg  [63:0] plan_1_highest;
    reg   [7:0] plan_1_sign_bytes;
    reg         plan_1_if_positive_below;
    reg         plan_1_if_positive_equal;
    reg         plan_1_if_positive_above;
    reg         plan_1_if_negative_below;
    reg         plan_1_if_negative_equal;
    reg         plan_1_if_negative_above;
    reg         plan_1_if_nan;
    reg         plan_1_if_zero;
    reg         plan_1_writes;
    reg  [63:0] left_2;
    reg  [63:0] before_1;
    wire  [4:0] operation_after_later_q_opcode;
    wire  [1:0] operation_after_later_q_size;
    wire        operation_after_later_q_is_signed;
    wire        operation_after_later_q_is_float;
    wire  [2:0] operation_after_later_q_byte;
    reg  [63:0] element;
    reg   [4:0] summed_opcode;
    reg   [1:0] summed_size;
    reg         summed_is_signed;
    reg         summed_is_float;
    reg   [2:0] summed_byte;
    wire [63:0] summand_later_q;
    wire [63:0] float_sum_sum;
    wire  [7:0] bytes_later_q;
    wire [63:0] left_then_later_q;
    wire        is_sum_later_q;
    wire  [1:0] size_later_q;
    reg         written_1;
    reg         written_2;
    reg         written_3;
    reg         written_4;
    reg         written_5;
    reg         written_6;
    reg         written_7;
    reg         written_8;
    reg         written_9;
    reg         written_10;
    reg         written_11;
    reg         written_12;
    reg         written_13;
    reg         done_1;
    reg         done_2;
    reg         done_3;
    reg         done_4;
    reg         done_5;
    reg         done_6;
    reg         done_7;
    reg         done_8;
    reg         done_9;
    reg         done_10;
    reg         done_11;
    reg         done_12;
    reg         done_13;
    reg         done_14;
    reg         done_15;
    reg         done_16;
    reg         done_17;
    reg         done_18;
    wire  [5:0] code_then_later_q;
    wire        fetches_later_q;
    wire [63:0] fetched_later_q;
    wire  [1:0] tag_later_q;
    wire  [5:0] code_later_q;
    wire        results_ready;
    wire  [1:0] results_down_payload_tag;
    wire  [5:0] results_down_payload_code;
    wire [63:0] results_down_payload_fetched;
    wire        results_down_valid;
    wire [60:0] address_later_q;
    reg  [63:0] left [0:31];
    reg  [63:0] sums_left [0:31];

    wire        works_b = valid_b && b_code == 6'd1;
    wire        waits = works_b && ((|sums_ahead[13:0]) || same_ahead[0]);
    wire        goes = !waits;
    wire        buffer_ready = results_ready;
    wire        ready = goes && buffer_ready;
    wire        enters = up_valid && ready;
    wire        is_float_term = first_data_type == 8'd17 || first_data_type == 8'd10;
    wire        is_float = is_float_term || first_data_type == 8'd11;
    wire        size_term = first_data_type == 8'd4 || first_data_type == 8'd5;
    wire        size_term_2 = size_term || first_data_type == 8'd6 || first_data_type == 8'd7;
    wire        size_term_3 = first_data_type == 8'd2 || first_data_type == 8'd3;
    wire        size_term_4 = size_term_3 || first_data_type == 8'd6 || first_data_type == 8'd7;
    wire  [1:0] size = {
        size_term_2 || first_data_type == 8'd10 || first_data_type == 8'd11,
        size_term_4 || first_data_type == 8'd17 || first_data_type == 8'd11
    };
    wire        compares_term = first_opcode == 8'd13 || first_opcode == 8'd14;
    wire        compares_term_2 = compares_term || first_opcode == 8'd15 || first_opcode == 8'd16;
    wire        compares_term_3 = compares_term_2 || first_opcode == 8'd17 || first_opcode == 8'd18;
    wire        compares = compares_term_3 || first_opcode == 8'd19;
    wire        sums_b_term = b_operation_opcode == 5'd2 || b_operation_opcode == 5'd3;
    wire        sums_b = works_b && b_operation_is_float && sums_b_term;
    wire        leaves = goes && valid_b;
    wire        same_1 = b_element_address[63:3] == a_address[63:3];
    wire        same_2 = word_1 == a_address[63:3];
    wire        same_3 = word_2 == a_address[63:3];
    wire        same_4 = word_3 == a_address[63:3];
    wire        same_5 = word_4 == a_address[63:3];
    wire        same_6 = word_5 == a_address[63:3];
    wire        same_7 = word_6 == a_address[63:3];
    wire        same_8 = word_7 == a_address[63:3];
    wire        same_9 = word_8 == a_address[63:3];
    wire        same_10 = word_9 == a_address[63:3];
    wire        same_11 = word_10 == a_address[63:3];
    wire        same_12 = word_11 == a_address[63:3];
    wire        same_13 = word_12 == a_address[63:3];
    wire        same_14 = word_13 == a_address[63:3];
    wire        same_15 = word_14 == a_address[63:3];
    wire        same_16 = word_15 == a_address[63:3];
    wire        same_17 = word_16 == a_address[63:3];
    wire        none_16_0 = !(|same_ahead_1);
    wire        none_15_0 = !(|same_ahead_1[15:0]);
    wire        none_7_0 = !(|same_ahead_1[7:0]);
    wire        none_11_8 = !(|same_ahead_1[11:8]);
    wire        none_13_12 = !(|same_ahead_1[13:12]);
    wire        none_14_14 = !same_ahead_1[14];
    wire  [1:0] first_15_14 = {same_ahead_1[15] && none_14_14, same_ahead_1[14]};
    wire        none_12_12 = !same_ahead_1[12];
    wire  [1:0] first_13_12 = {same_ahead_1[13] && none_12_12, same_ahead_1[12]};
    wire  [3:0] first_15_12 = {first_15_14 & {2{none_13_12}}, first_13_12};
    wire        none_9_8 = !(|same_ahead_1[9:8]);
    wire        none_10_10 = !same_ahead_1[10];
    wire  [1:0] first_11_10 = {same_ahead_1[11] && none_10_10, same_ahead_1[10]};
    wire        none_8_8 = !same_ahead_1[8];
    wire  [1:0] first_9_8 = {same_ahead_1[9] && none_8_8, same_ahead_1[8]};
    wire  [3:0] first_11_8 = {first_11_10 & {2{none_9_8}}, first_9_8};
    wire  [7:0] first_15_8 = {first_15_12 & {4{none_11_8}}, first_11_8};
    wire        none_3_0 = !(|same_ahead_1[3:0]);
    wire        none_5_4 = !(|same_ahead_1[5:4]);
    wire        none_6_6 = !same_ahead_1[6];
    wire  [1:0] first_7_6 = {same_ahead_1[7] && none_6_6, same_ahead_1[6]};
    wire        none_4_4 = !same_ahead_1[4];
    wire  [1:0] first_5_4 = {same_ahead_1[5] && none_4_4, same_ahead_1[4]};
    wire  [3:0] first_7_4 = {first_7_6 & {2{none_5_4}}, first_5_4};
    wire        none_1_0 = !(|same_ahead_1[1:0]);
    wire        none_2_2 = !same_ahead_1[2];
    wire  [1:0] first_3_2 = {same_ahead_1[3] && none_2_2, same_ahead_1[2]};
    wire        none_0_0 = !same_ahead_1[0];
    wire  [1:0] first_1_0 = {same_ahead_1[1] && none_0_0, same_ahead_1[0]};
    wire  [3:0] first_3_0 = {first_3_2 & {2{none_1_0}}, first_1_0};
    wire  [7:0] first_7_0 = {first_7_4 & {4{none_3_0}}, first_3_0};
    wire [15:0] first_15_0 = {first_15_8 & {8{none_7_0}}, first_7_0};
    wire [16:0] first_16_0 = {same_ahead_1[16] && none_15_0, first_15_0};
    wire  [1:0] at_15_12 = {none_13_12, none_13_12 ? none_14_14 : none_12_12};
    wire  [1:0] at_11_8 = {none_9_8, none_9_8 ? none_10_10 : none_8_8};
    wire  [2:0] at_15_8 = {none_11_8, none_11_8 ? at_15_12 : at_11_8};
    wire  [1:0] at_7_4 = {none_5_4, none_5_4 ? none_6_6 : none_4_4};
    wire  [1:0] at_3_0 = {none_1_0, none_1_0 ? none_2_2 : none_0_0};
    wire  [2:0] at_7_0 = {none_3_0, none_3_0 ? at_7_4 : at_3_0};
    wire  [3:0] at_15_0 = {none_7_0, none_7_0 ? at_15_8 : at_7_0};
    wire  [4:0] at_16_0 = {none_15_0, none_15_0 ? 4'd0 : at_15_0};
    wire [63:0] operand_is_zero_and = planned_operand & planned_magnitude;
    wire        operand_is_zero = !(|operand_is_zero_and);
    wire        operand_is_nan = planned_highest < operand_is_zero_and;
    wire [63:0] operand_is_negative_word = {
        planned_sign_bytes[7],
        7'd0,
        planned_sign_bytes[6],
        7'd0,
        planned_sign_bytes[5],
        7'd0,
        planned_sign_bytes[4],
        7'd0,
        planned_sign_bytes[3],
        7'd0,
        planned_sign_bytes[2],
        7'd0,
        planned_sign_bytes[1],
        7'd0,
        planned_sign_bytes[0],
        7'd0
    };
    wire        operand_is_negative = (|(planned_operand & operand_is_negative_word)) && planned_has_sign;
    wire        holds_choice = compared_above ? plan_1_if_negative_above : plan_1_if_negative_equal;
    wire        holds_choice_2 = compared_below ? plan_1_if_negative_below : holds_choice;
    wire        holds_choice_3 = compared_above ? plan_1_if_positive_above : plan_1_if_positive_equal;
    wire        holds_choice_4 = compared_below ? plan_1_if_positive_below : holds_choice_3;
    wire        holds_choice_5 = compared_nan ? plan_1_if_nan : compared_negative ? holds_choice_2 : holds_choice_4;
    wire        holds = compared_zero ? plan_1_if_zero : holds_choice_5;
    wire [63:0] swapped_word = {
        {7{plan_1_bytes[7]}},
        plan_1_bytes[7:6],
        {6{plan_1_bytes[6]}},
        plan_1_bytes[6:5],
        {6{plan_1_bytes[5]}},
        plan_1_bytes[5:4],
        {6{plan_1_bytes[4]}},
        plan_1_bytes[4:3],
        {6{plan_1_bytes[3]}},
        plan_1_bytes[3:2],
        {6{plan_1_bytes[2]}},
        plan_1_bytes[2:1],
        {6{plan_1_bytes[1]}},
        plan_1_bytes[1:0],
        {7{plan_1_bytes[0]}}
    };
    wire [63:0] swapped = (compared_word & ~swapped_word) | plan_1_swap;
    wire  [7:0] kept_and = plan_1_bytes & {8{plan_1_sums}};
    wire        kept_and_7 = kept_and[7];
    wire        kept_and_6 = kept_and[6];
    wire        kept_and_5 = kept_and[5];
    wire        kept_and_4 = kept_and[4];
    wire        kept_and_3 = kept_and[3];
    wire        kept_and_2 = kept_and[2];
    wire        kept_and_1 = kept_and[1];
    wire        kept_and_0 = kept_and[0];
    wire [63:0] kept_word = {
        {7{kept_and_7}},
        kept_and[7:6],
        {6{kept_and_6}},
        kept_and[6:5],
        {6{kept_and_5}},
        kept_and[5:4],
        {6{kept_and_4}},
        kept_and[4:3],
        {6{kept_and_3}},
        kept_and[3:2],
        {6{kept_and_2}},
        kept_and[2:1],
        {6{kept_and_1}},
        kept_and[1:0],
        {7{kept_and_0}}
    };
    wire [63:0] kept_and_8 = ((compared_word & plan_1_keep) ^ plan_1_flip) & ~kept_word;
    wire [63:0] kept = (compared_sum & kept_word) | kept_and_8;
    wire [63:0] after = holds ? swapped : kept;
    wire [63:0] sums_left_rdata = sums_left[sum_place];
    wire [63:0] left_rdata = left[place];
    wire [63:0] data_choice = size_later_q[0] ? float_sum_sum : {2{float_sum_sum[31:0]}};
    wire [63:0] data_choice_2 = size_later_q[0] ? {4{float_sum_sum[15:0]}} : {8{float_sum_sum[7:0]}};
    wire  [7:0] data_and = bytes_later_q & {8{is_sum_later_q}};
    wire        data_and_7 = data_and[7];
    wire        data_and_6 = data_and[6];
    wire        data_and_5 = data_and[5];
    wire        data_and_4 = data_and[4];
    wire        data_and_3 = data_and[3];
    wire        data_and_2 = data_and[2];
    wire        data_and_1 = data_and[1];
    wire        data_and_0 = data_and[0];
    wire [63:0] data_word = {
        {7{data_and_7}},
        data_and[7:6],
        {6{data_and_6}},
        data_and[6:5],
        {6{data_and_5}},
        data_and[5:4],
        {6{data_and_4}},
        data_and[4:3],
        {6{data_and_3}},
        data_and[3:2],
        {6{data_and_2}},
        data_and[2:1],
        {6{data_and_1}},
        data_and[1:0],
        {7{data_and_0}}
    };
    wire [63:0] data_and_8 = (size_later_q[1] ? data_choice : data_choice_2) & data_word;
    wire [63:0] data = data_and_8 | (left_then_later_q & ~data_word);
    wire        works_then = works_6;
    wire        reads = works_2 && nearby_2_fresh;
    wire        fetched_later_d_term = fetches_later_q && code_then_later_q == 6'd1;
    wire        checked_a_operation_is_signed_term = first_data_type == 8'd0 || first_data_type == 8'd2;
    wire        checked_a_has_operation_term = first_opcode == 8'd0 || first_opcode == 8'd1;
    wire        checked_a_has_operation_term_2 = checked_a_has_operation_term || first_opcode == 8'd2 || first_opcode == 8'd3;
    wire        checked_a_has_operation_term_3 = checked_a_has_operation_term_2 || first_opcode == 8'd5 || first_opcode == 8'd6;
    wire        checked_a_has_operation_term_4 = checked_a_has_operation_term_3 || first_opcode == 8'd7 || first_opcode == 8'd8;
    wire        checked_a_has_operation_term_5 = checked_a_has_operation_term_4 || first_opcode == 8'd9 || first_opcode == 8'd10;
    wire        checked_a_has_operation_term_6 = checked_a_has_operation_term_5 || first_opcode == 8'd11 || first_opcode == 8'd12;
    wire        checked_a_has_operation_term_7 = checked_a_has_operation_term_6 || first_opcode == 8'd13 || first_opcode == 8'd14;
    wire        checked_a_has_operation_term_8 = checked_a_has_operation_term_7 || first_opcode == 8'd15 || first_opcode == 8'd16;
    wire        checked_a_has_operation_term_9 = checked_a_has_operation_term_8 || first_opcode == 8'd17 || first_opcode == 8'd18;
    wire        checked_a_has_type_term = first_data_type == 8'd0 || first_data_type == 8'd1;
    wire        checked_a_has_type_term_2 = checked_a_has_type_term || first_data_type == 8'd2 || first_data_type == 8'd3;
    wire        checked_a_has_type_term_3 = checked_a_has_type_term_2 || first_data_type == 8'd4 || first_data_type == 8'd5;
    wire        checked_a_has_type_term_4 = checked_a_has_type_term_3 || first_data_type == 8'd6 || first_data_type == 8'd7;
    wire        checked_a_has_type_term_5 = checked_a_has_type_term_4 || first_data_type == 8'd17 || first_data_type == 8'd10;
    wire        checked_a_is_pair_term = first_opcode == 8'd7 || first_opcode == 8'd8;
    wire        checked_a_is_pair_term_2 = checked_a_is_pair_term || first_opcode == 8'd10 || first_opcode == 8'd19;
    wire        checked_a_fits_request_match = first_request_length == {18'd0, first_payload_length};
    wire  [5:0] b_code_choice = settings_wrong_pair_is_type ? 6'd16 : 6'd15;
    wire        checked_a_payload_length_any = |checked_a_payload_length;
    wire        b_code_term = checked_a_payload_length_any && !(|(checked_a_payload_length[2:0] & checked_a_below));
    wire        b_code_term_2 = checked_a_operation_size == 2'd0 && checked_a_payload_length == 14'd1;
    wire        b_code_term_3 = checked_a_operation_size == 2'd1 && checked_a_payload_length == 14'd2;
    wire        b_code_term_4 = checked_a_operation_size == 2'd2 && checked_a_payload_length == 14'd4;
    wire        b_code_term_5 = checked_a_operation_size == 2'd3 && checked_a_payload_length == 14'd8;
    wire        b_code_term_6 = b_code_term_2 || b_code_term_3 || b_code_term_4 || b_code_term_5;
    wire        b_code_term_7 = b_code_term && (b_code_term_6 || !checked_a_fetching);
    wire        b_code_term_8 = checked_a_fits_request && (checked_a_compares ? !checked_a_payload_length_any : b_code_term_7);
    wire        b_code_term_9 = checked_a_code != 6'd1 && checked_a_code != 6'd35;
    wire  [5:0] b_code_choice_2 = (|(checked_a_operation_byte & checked_a_below)) ? 6'd18 : checked_a_code;
    wire  [5:0] b_code_choice_3 = !b_code_term_8 ? 6'd17 : b_code_term_9 ? checked_a_code : b_code_choice_2;
    wire  [5:0] b_code_choice_4 = !checked_a_is_pair ? b_code_choice : b_code_choice_3;
    wire  [5:0] b_code_choice_5 = !checked_a_has_type ? 6'd16 : b_code_choice_4;
    wire [16:0] same_ahead_word = {
        works_16 && same_17,
        works_15 && same_16,
        works_14 && same_15,
        works_13 && same_14,
        works_12 && same_13,
        works_11 && same_12,
        works_10 && same_11,
        works_9 && same_10,
        works_8 && same_9,
        works_7 && same_8,
        works_6 && same_7,
        works_5 && same_6,
        works_4 && same_5,
        works_3 && same_4,
        works_2 && same_3,
        works_1 && same_2,
        works_b && same_1
    };
    wire [16:0] sums_ahead_word = {
        sums_16 && same_17,
        sums_15 && same_16,
        sums_14 && same_15,
        sums_13 && same_14,
        sums_12 && same_13,
        sums_11 && same_12,
        sums_10 && same_11,
        sums_9 && same_10,
        sums_8 && same_9,
        sums_7 && same_8,
        sums_6 && same_7,
        sums_5 && same_6,
        sums_4 && same_5,
        sums_3 && same_4,
        sums_2 && same_3,
        sums_1 && same_2,
        sums_b && same_1
    };
    wire        placed_operand_term = operation_later_q_opcode == 5'd3 && !operation_later_q_is_float;
    wire [63:0] placed_operand_choice = placed_operand_term ? 64'd0 - operands_later_q_operand : operands_later_q_operand;
    wire [31:0] placed_operand_choice_31_0 = placed_operand_choice[31:0];
    wire [63:0] placed_operand_choice_2 = operation_later_q_size[0] ? placed_operand_choice : {2{placed_operand_choice_31_0}};
    wire [15:0] placed_operand_choice_15_0 = placed_operand_choice[15:0];
    wire  [7:0] placed_operand_choice_7_0 = placed_operand_choice[7:0];
    wire [63:0] placed_operand_choice_3 = operation_later_q_size[0] ? {4{placed_operand_choice_15_0}} : {8{placed_operand_choice_7_0}};
    wire [63:0] placed_compare_word = {2{operands_later_q_compare[31:0]}};
    wire [63:0] placed_compare_choice = operation_later_q_size[0] ? operands_later_q_compare : placed_compare_word;
    wire [63:0] placed_compare_word_2 = {4{operands_later_q_compare[15:0]}};
    wire [63:0] placed_compare_choice_2 = operation_later_q_size[0] ? placed_compare_word_2 : {8{operands_later_q_compare[7:0]}};
    wire        placed_bytes_term = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd7;
    wire        placed_bytes_term_2 = operation_later_q_size == 2'd1 && operation_later_q_byte[2:1] == 2'd3;
    wire        placed_bytes_term_3 = operation_later_q_size == 2'd2 && operation_later_q_byte[2];
    wire        placed_bytes_term_4 = operation_later_q_size == 2'd3 && (|operation_later_q_size);
    wire        placed_bytes_term_5 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd6;
    wire        placed_bytes_term_6 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd5;
    wire        placed_bytes_term_7 = operation_later_q_size == 2'd1 && operation_later_q_byte[2:1] == 2'd2;
    wire        placed_bytes_term_8 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd4;
    wire        placed_bytes_term_9 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd3;
    wire        placed_bytes_term_10 = operation_later_q_size == 2'd1 && operation_later_q_byte[2:1] == 2'd1;
    wire        placed_bytes_term_11 = operation_later_q_size == 2'd2 && !operation_later_q_byte[2];
    wire        placed_bytes_term_12 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd2;
    wire        placed_bytes_term_13 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd1;
    wire        placed_bytes_term_14 = operation_later_q_size == 2'd1 && operation_later_q_byte[2:1] == 2'd0;
    wire        placed_bytes_term_15 = operation_later_q_size == 2'd0 && operation_later_q_byte == 3'd0;
    wire  [7:0] planned_sign_bytes_and = placed_bytes & ~{1'b0, placed_bytes[7:1]};
    wire        planned_sums_term = placed_operation_opcode == 5'd2 || placed_operation_opcode == 5'd3;
    wire        planned_operand_term = placed_operation_opcode == 5'd13 || placed_operation_opcode == 5'd14;
    wire        planned_operand_term_2 = planned_operand_term || placed_operation_opcode == 5'd15;
    wire        planned_operand_term_3 = planned_operand_term_2 || placed_operation_opcode == 5'd16;
    wire        planned_operand_term_4 = planned_operand_term_3 || placed_operation_opcode == 5'd17;
    wire        planned_operand_term_5 = planned_operand_term_4 || placed_operation_opcode == 5'd18;
    wire        planned_operand_term_6 = planned_operand_term_5 || placed_operation_opcode == 5'd19;
    wire [63:0] planned_operand_word = {
        {7{placed_bytes[7]}},
        placed_bytes[7:6],
        {6{placed_bytes[6]}},
        placed_bytes[6:5],
        {6{placed_bytes[5]}},
        placed_bytes[5:4],
        {6{placed_bytes[4]}},
        placed_bytes[4:3],
        {6{placed_bytes[3]}},
        placed_bytes[3:2],
        {6{placed_bytes[2]}},
        placed_bytes[2:1],
        {6{placed_bytes[1]}},
        placed_bytes[1:0],
        {7{placed_bytes[0]}}
    };
    wire [63:0] planned_one_choice = placed_operation_size == 2'd2 ? 64'h3f8000003f800000 : 64'h3ff0000000000000;
    wire [63:0] planned_one_choice_2 = placed_operation_size == 2'd1 ? 64'h3c003c003c003c00 : planned_one_choice;
    wire [63:0] planned_one_choice_3 = !placed_operation_is_float ? 64'h101010101010101 : planned_one_choice_2;
    wire  [7:0] planned_one_and = placed_bytes & ~{placed_bytes[6:0], 1'b0};
    wire        planned_one_and_7 = planned_one_and[7];
    wire        planned_one_and_6 = planned_one_and[6];
    wire        planned_one_and_5 = planned_one_and[5];
    wire        planned_one_and_4 = planned_one_and[4];
    wire        planned_one_and_3 = planned_one_and[3];
    wire        planned_one_and_2 = planned_one_and[2];
    wire        planned_one_and_1 = planned_one_and[1];
    wire        planned_one_and_0 = planned_one_and[0];
    wire [63:0] planned_one_word = {
        {7{planned_one_and_7}},
        planned_one_and[7:6],
        {6{planned_one_and_6}},
        planned_one_and[6:5],
        {6{planned_one_and_5}},
        planned_one_and[5:4],
        {6{planned_one_and_4}},
        planned_one_and[4:3],
        {6{planned_one_and_3}},
        planned_one_and[3:2],
        {6{planned_one_and_2}},
        planned_one_and[2:1],
        {6{planned_one_and_1}},
        planned_one_and[1:0],
        {7{planned_one_and_0}}
    };
    wire [63:0] planned_magnitude_word = {
        planned_sign_bytes_and[7],
        7'd0,
        planned_sign_bytes_and[6],
        7'd0,
        planned_sign_bytes_and[5],
        7'd0,
        planned_sign_bytes_and[4],
        7'd0,
        planned_sign_bytes_and[3],
        7'd0,
        planned_sign_bytes_and[2],
        7'd0,
        planned_sign_bytes_and[1],
        7'd0,
        planned_sign_bytes_and[0],
        7'd0
    };
    wire [63:0] planned_highest_choice = placed_operation_size == 2'd2 ? 64'h7f8000007f800000 : 64'h7ff0000000000000;
    wire [63:0] planned_highest_choice_2 = placed_operation_size == 2'd1 ? 64'h7c007c007c007c00 : planned_highest_choice;
    wire        planned_logical_term = placed_operation_opcode == 5'd5 || placed_operation_opcode == 5'd6;
    wire        planned_logical_term_2 = planned_logical_term || placed_operation_opcode == 5'd9;
    wire        planned_puts_term = placed_operation_opcode == 5'd12 || planned_logical_term_2;
    wire        planned_flips_term = placed_operation_opcode == 5'd12 || placed_operation_opcode == 5'd7;
    wire        planned_conditional_term = placed_operation_opcode == 5'd0 || placed_operation_opcode == 5'd1;
    wire        planned_takes_below_term = placed_operation_opcode == 5'd1 || placed_operation_opcode == 5'd14;
    wire        planned_takes_below_term_2 = planned_takes_below_term || placed_operation_opcode == 5'd17;
    wire        planned_takes_equal_term = placed_operation_opcode == 5'd13 || placed_operation_opcode == 5'd15;
    wire        planned_takes_above_term = placed_operation_opcode == 5'd0 || placed_operation_opcode == 5'd14;
    wire        planned_takes_above_term_2 = planned_takes_above_term || placed_operation_opcode == 5'd15;
    wire [63:0] plan_keep_word = {
        {7{planned_bytes[7]}},
        planned_bytes[7:6],
        {6{planned_bytes[6]}},
        planned_bytes[6:5],
        {6{planned_bytes[5]}},
        planned_bytes[5:4],
        {6{planned_bytes[4]}},
        planned_bytes[4:3],
        {6{planned_bytes[3]}},
        planned_bytes[3:2],
        {6{planned_bytes[2]}},
        planned_bytes[2:1],
        {6{planned_bytes[1]}},
        planned_bytes[1:0],
        {7{planned_bytes[0]}}
    };
    wire [63:0] not_plan_keep_word = ~plan_keep_word;
    wire [63:0] plan_keep_choice = planned_masks ? planned_given | not_plan_keep_word : {64{1'b1}};
    wire [63:0] plan_keep_choice_2 = planned_puts ? not_plan_keep_word : planned_clears ? ~planned_given : plan_keep_choice;
    wire [63:0] plan_flip_and = planned_given & {64{planned_flips}};
    wire        plan_if_positive_below_choice = planned_or ? 1'b1 : planned_and ? !operand_is_zero : operand_is_zero;
    wire        plan_if_positive_below_term = planned_has_sign && operand_is_negative;
    wire        plan_if_positive_below_choice_2 = plan_if_positive_below_term ? planned_takes_above : planned_takes_below;
    wire        plan_if_positive_below_choice_3 = operand_is_nan ? planned_takes_unordered : plan_if_positive_below_choice_2;
    wire        plan_if_positive_equal_choice = plan_if_positive_below_term ? planned_takes_above : planned_takes_equal;
    wire        plan_if_positive_equal_choice_2 = operand_is_nan ? planned_takes_unordered : plan_if_positive_equal_choice;
    wire        plan_if_positive_above_choice = operand_is_nan ? planned_takes_unordered : planned_takes_above;
    wire        plan_if_negative_below_term = planned_has_sign && !operand_is_negative;
    wire        plan_if_negative_below_choice = planned_is_float ? planned_takes_above : planned_takes_below;
    wire        plan_if_negative_below_choice_2 = plan_if_negative_below_term ? planned_takes_below : plan_if_negative_below_choice;
    wire        plan_if_negative_below_choice_3 = operand_is_nan ? planned_takes_unordered : plan_if_negative_below_choice_2;
    wire        plan_if_negative_equal_choice = plan_if_negative_below_term ? planned_takes_below : planned_takes_equal;
    wire        plan_if_negative_equal_choice_2 = operand_is_nan ? planned_takes_unordered : plan_if_negative_equal_choice;
    wire        plan_if_negative_above_choice = planned_is_float ? planned_takes_below : planned_takes_above;
    wire        plan_if_negative_above_choice_2 = plan_if_negative_below_term ? planned_takes_below : plan_if_negative_above_choice;
    wire        plan_if_negative_above_choice_3 = operand_is_nan ? planned_takes_unordered : plan_if_negative_above_choice_2;
    wire        plan_if_zero_choice = operand_is_negative ? planned_takes_above : planned_takes_below;
    wire        plan_if_zero_choice_2 = operand_is_zero ? planned_takes_equal : plan_if_zero_choice;
    wire        plan_if_zero_choice_3 = operand_is_nan ? planned_takes_unordered : plan_if_zero_choice_2;
    wire  [4:0] clock_minus_distance_later_q = clock - distance_later_q;
    wire [63:0] compared_below_word = {
        {7{plan_bytes[7]}},
        plan_bytes[7:6],
        {6{plan_bytes[6]}},
        plan_bytes[6:5],
        {6{plan_bytes[5]}},
        plan_bytes[5:4],
        {6{plan_bytes[4]}},
        plan_bytes[4:3],
        {6{plan_bytes[3]}},
        plan_bytes[3:2],
        {6{plan_bytes[2]}},
        plan_bytes[2:1],
        {6{plan_bytes[1]}},
        plan_bytes[1:0],
        {7{plan_bytes[0]}}
    };
    wire [63:0] word_and_compared_below_word = word & compared_below_word;
    wire [63:0] word_and_plan_magnitude = word & plan_magnitude;
    wire [63:0] compared_negative_word = {
        plan_sign_bytes[7],
        7'd0,
        plan_sign_bytes[6],
        7'd0,
        plan_sign_bytes[5],
        7'd0,
        plan_sign_bytes[4],
        7'd0,
        plan_sign_bytes[3],
        7'd0,
        plan_sign_bytes[2],
        7'd0,
        plan_sign_bytes[1],
        7'd0,
        plan_sign_bytes[0],
        7'd0
    };
    wire [63:0] word_choice = nearby_later_q_second ? left_2 : left_rdata;
    wire [63:0] word_choice_2 = nearest_is_sum_later_q ? sums_left_rdata : word_choice;
    wire [63:0] word_choice_3 = nearby_later_q_fresh ? read_data : word_choice_2;
    wire [63:0] element_word = {before_1[55:0], before_1[63:56]};
    wire [63:0] element_word_2 = {before_1[47:0], before_1[63:48]};
    wire [63:0] element_choice = operation_after_later_q_byte[0] ? element_word : element_word_2;
    wire [63:0] element_word_3 = {before_1[39:0], before_1[63:40]};
    wire [63:0] element_word_4 = {before_1[31:0], before_1[63:32]};
    wire [63:0] element_choice_2 = operation_after_later_q_byte[0] ? element_word_3 : element_word_4;
    wire [63:0] element_choice_3 = operation_after_later_q_byte[1] ? element_choice : element_choice_2;
    wire [63:0] element_word_5 = {before_1[23:0], before_1[63:24]};
    wire [63:0] element_word_6 = {before_1[15:0], before_1[63:16]};
    wire [63:0] element_choice_4 = operation_after_later_q_byte[0] ? element_word_5 : element_word_6;
    wire [63:0] element_word_7 = {before_1[7:0], before_1[63:8]};
    wire [63:0] element_choice_5 = operation_after_later_q_byte[0] ? element_word_7 : before_1;
    wire [63:0] element_choice_6 = operation_after_later_q_byte[1] ? element_choice_4 : element_choice_5;
    wire [63:0] element_choice_7 = operation_after_later_q_byte[2] ? element_choice_3 : element_choice_6;
    wire        element_term = operation_after_later_q_size == 2'd3 && (|operation_after_later_q_size);
    wire        element_term_2 = operation_after_later_q_size == 2'd2 || element_term;
    wire        element_term_3 = operation_after_later_q_size == 2'd1 || operation_after_later_q_size == 2'd2;
    wire        element_term_4 = element_term_3 || element_term;
    wire        element_term_5 = operation_after_later_q_size == 2'd0 || operation_after_later_q_size == 2'd1;
    wire        element_term_6 = element_term_5 || operation_after_later_q_size == 2'd2 || element_term;

    delay_w12_c1 operation_later (
        .clk         (clk),
        .d_opcode    (operation_1_opcode),
        .d_size      (operation_1_size),
        .d_is_signed (operation_1_is_signed),
        .d_is_float  (operation_1_is_float),
        .d_byte      (operation_1_byte),
        .q_opcode    (operation_later_q_opcode),
        .q_size      (operation_later_q_size),
        .q_is_signed (operation_later_q_is_signed),
        .q_is_float  (operation_later_q_is_float),
        .q_byte      (operation_later_q_byte)
    );

    delay_w128_c1 operands_later (
        .clk       (clk),
        .d_operand (operands_1_operand),
        .d_compare (operands_1_compare),
        .q_operand (operands_later_q_operand),
        .q_compare (operands_later_q_compare)
    );

    delay_w5_c1 distance_later (
        .clk (clk),
        .d   (distance_2),
        .q   (distance_later_q)
    );

    delay_w3_c2 nearby_later (
        .clk      (clk),
        .d_fresh  (nearby_2_fresh),
        .d_first  (nearby_2_first),
        .d_second (nearby_2_second),
        .q_fresh  (nearby_later_q_fresh),
        .q_first  (nearby_later_q_first),
        .q_second (nearby_later_q_second)
    );

    delay_w1_c1 nearest_is_sum_later (
        .clk (clk),
        .d   (nearest_is_sum_3),
        .q   (nearest_is_sum_later_q)
    );

    delay_w12_c4 operation_after_later (
        .clk         (clk),
        .d_opcode    (operation_later_q_opcode),
        .d_size      (operation_later_q_size),
        .d_is_signed (operation_later_q_is_signed),
        .d_is_float  (operation_later_q_is_float),
        .d_byte      (operation_later_q_byte),
        .q_opcode    (operation_after_later_q_opcode),
        .q_size      (operation_after_later_q_size),
        .q_is_signed (operation_after_later_q_is_signed),
        .q_is_float  (operation_after_later_q_is_float),
        .q_byte      (operation_after_later_q_byte)
    );

    delay_w64_c5 summand_later (
        .clk (clk),
        .d   (operands_later_q_operand),
        .q   (summand_later_q)
    );

    ses_float_sum float_sum (
        .clk           (clk),
        .a             (element),
        .b             (summand_later_q),
        .negate        (summed_opcode == 5'd3),
        .format_half   (summed_size == 2'd1),
        .format_single (summed_size == 2'd2),
        .sum           (float_sum_sum)
    );

    delay_w8_c13 bytes_later (
        .clk (clk),
        .d   (plan_bytes),
        .q   (bytes_later_q)
    );

    delay_w64_c11 left_then_later (
        .clk (clk),
        .d   (left_2),
        .q   (left_then_later_q)
    );

    delay_w1_c11 is_sum_later (
        .clk (clk),
        .d   (summed_is_float && (summed_opcode == 5'd2 || summed_opcode == 5'd3)),
        .q   (is_sum_later_q)
    );

    delay_w2_c11 size_later (
        .clk (clk),
        .d   (summed_size),
        .q   (size_later_q)
    );

    delay_w6_c6 code_then_later (
        .clk (clk),
        .d   (code_1),
        .q   (code_then_later_q)
    );

    delay_w1_c6 fetches_later (
        .clk (clk),
        .d   (fetching_1),
        .q   (fetches_later_q)
    );

    delay_w64_c12 fetched_later (
        .clk (clk),
        .d   (element & {64{fetched_later_d_term}}),
        .q   (fetched_later_q)
    );

    delay_w2_c18 tag_later (
        .clk (clk),
        .d   (tag_1),
        .q   (tag_later_q)
    );

    delay_w6_c18 code_later (
        .clk (clk),
        .d   (code_1),
        .q   (code_later_q)
    );

    result_buffer_w72_d32 results (
        .clk                  (clk),
        .rst                  (rst),
        .issue                (enters),
        .done                 (done_18),
        .result_tag           (tag_later_q),
        .result_code          (code_later_q),
        .result_fetched       (fetched_later_q),
        .ready                (results_ready),
        .down_payload_tag     (results_down_payload_tag),
        .down_payload_code    (results_down_payload_code),
        .down_payload_fetched (results_down_payload_fetched),
        .down_valid           (results_down_valid),
        .down_ready           (down_ready)
    );

    delay_w61_c3 address_later (
        .clk (clk),
        .d   (word_16),
        .q   (address_later_q)
    );

    always @(posedge clk) begin
        left[clock] <= left_2;
    end

    always @(posedge clk) begin
        sums_left[clock] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_first <= 1'b0;
            valid_a <= 1'b0;
            valid_b <= 1'b0;
            works_1 <= 1'b0;
            sums_1 <= 1'b0;
            works_2 <= 1'b0;
            sums_2 <= 1'b0;
            works_3 <= 1'b0;
            sums_3 <= 1'b0;
            works_4 <= 1'b0;
            sums_4 <= 1'b0;
            works_5 <= 1'b0;
            sums_5 <= 1'b0;
            works_6 <= 1'b0;
            sums_6 <= 1'b0;
            works_7 <= 1'b0;
            sums_7 <= 1'b0;
            works_8 <= 1'b0;
            sums_8 <= 1'b0;
            works_9 <= 1'b0;
            sums_9 <= 1'b0;
            works_10 <= 1'b0;
            sums_10 <= 1'b0;
            works_11 <= 1'b0;
            sums_11 <= 1'b0;
            works_12 <= 1'b0;
            sums_12 <= 1'b0;
            works_13 <= 1'b0;
            sums_13 <= 1'b0;
            works_14 <= 1'b0;
            sums_14 <= 1'b0;
            works_15 <= 1'b0;
            sums_15 <= 1'b0;
            works_16 <= 1'b0;
            sums_16 <= 1'b0;
            valid_1 <= 1'b0;
            clock <= 5'd0;
            written_1 <= 1'b0;
            written_2 <= 1'b0;
            written_3 <= 1'b0;
            written_4 <= 1'b0;
            written_5 <= 1'b0;
            written_6 <= 1'b0;
            written_7 <= 1'b0;
            written_8 <= 1'b0;
            written_9 <= 1'b0;
            written_10 <= 1'b0;
            written_11 <= 1'b0;
            written_12 <= 1'b0;
            written_13 <= 1'b0;
            done_1 <= 1'b0;
            done_2 <= 1'b0;
            done_3 <= 1'b0;
            done_4 <= 1'b0;
            done_5 <= 1'b0;
            done_6 <= 1'b0;
            done_7 <= 1'b0;
            done_8 <= 1'b0;
            done_9 <= 1'b0;
            done_10 <= 1'b0;
            done_11 <= 1'b0;
            done_12 <= 1'b0;
            done_13 <= 1'b0;
            done_14 <= 1'b0;
            done_15 <= 1'b0;
            done_16 <= 1'b0;
            done_17 <= 1'b0;
            done_18 <= 1'b0;
        end else begin
            if (goes) begin
                valid_first <= enters;
            end
            if (goes) begin
                valid_a <= valid_first;
            end
            if (goes) begin
                valid_b <= valid_a;
            end
            works_1 <= works_b && goes;
            sums_1 <= sums_b && goes;
            works_2 <= works_1;
            sums_2 <= sums_1;
            works_3 <= works_2;
            sums_3 <= sums_2;
            works_4 <= works_3;
            sums_4 <= sums_3;
            works_5 <= works_4;
            sums_5 <= sums_4;
            works_6 <= works_5;
            sums_6 <= sums_5;
            works_7 <= works_6;
            sums_7 <= sums_6;
            works_8 <= works_7;
            sums_8 <= sums_7;
            works_9 <= works_8;
            sums_9 <= sums_8;
            works_10 <= works_9;
            sums_10 <= sums_9;
            works_11 <= works_10;
            sums_11 <= sums_10;
            works_12 <= works_11;
            sums_12 <= sums_11;
            works_13 <= works_12;
            sums_13 <= sums_12;
            works_14 <= works_13;
            sums_14 <= sums_13;
            works_15 <= works_14;
            sums_15 <= sums_14;
            works_16 <= works_15;
            sums_16 <= sums_15;
            valid_1 <= leaves;
            clock <= clock + 5'd1;
            written_1 <= works_then && (plan_1_writes || holds);
            written_2 <= written_1;
            written_3 <= written_2;
            written_4 <= written_3;
            written_5 <= written_4;
            written_6 <= written_5;
            written_7 <= written_6;
            written_8 <= written_7;
            written_9 <= written_8;
            written_10 <= written_9;
            written_11 <= written_10;
            written_12 <= written_11;
            written_13 <= written_12;
            done_1 <= valid_1;
            done_2 <= done_1;
            done_3 <= done_2;
            done_4 <= done_3;
            done_5 <= done_4;
            done_6 <= done_5;
            done_7 <= done_6;
            done_8 <= done_7;
            done_9 <= done_8;
            done_10 <= done_9;
            done_11 <= done_10;
            done_12 <= done_11;
            done_13 <= done_12;
            done_14 <= done_13;
            done_15 <= done_14;
            done_16 <= done_15;
            done_17 <= done_16;
            done_18 <= done_17;
        end
    end

    always @(posedge clk) begin
        if (goes) begin
            first_tag <= up_payload_tag;
            first_code <= up_payload_code;
            first_opcode <= up_payload_opcode;
            first_data_type <= up_payload_data_type;
            first_fetching <= up_payload_fetching;
            first_request_length <= up_payload_request_length;
            first_payload_length <= up_payload_payload_length;
            first_address <= up_payload_address;
            first_operand <= up_payload_operand;
            first_compare <= up_payload_compare;
        end
        if (goes) begin
            a_tag <= first_tag;
            a_fetching <= first_fetching;
            a_address <= first_address;
            a_operand <= first_operand;
            a_compare <= first_compare;
        end
        if (goes) begin
            checked_a_operation_opcode <= first_opcode[4:0];
            checked_a_operation_size <= size;
            checked_a_operation_is_signed <= checked_a_operation_is_signed_term || first_data_type == 8'd4 || first_data_type == 8'd6;
            checked_a_operation_is_float <= is_float;
            checked_a_operation_byte <= first_address[2:0];
            checked_a_has_operation <= checked_a_has_operation_term_9 || first_opcode == 8'd19;
            checked_a_has_type <= checked_a_has_type_term_5 || first_data_type == 8'd11;
            checked_a_is_pair <= !(is_float && checked_a_is_pair_term_2);
            checked_a_fits_request <= compares ? first_request_length == 32'd32 : checked_a_fits_request_match;
            checked_a_compares <= compares;
            checked_a_fetching <= first_fetching;
            checked_a_payload_length <= first_payload_length;
            checked_a_below <= {size[1] && size[0], size[1], |size};
            checked_a_code <= first_code;
        end
        if (goes) begin
            b_operation_opcode <= checked_a_operation_opcode;
            b_operation_size <= checked_a_operation_size;
            b_operation_is_signed <= checked_a_operation_is_signed;
            b_operation_is_float <= checked_a_operation_is_float;
            b_operation_byte <= checked_a_operation_byte;
            b_code <= !checked_a_has_operation ? 6'd15 : b_code_choice_5;
            b_element_tag <= a_tag;
            b_element_fetching <= a_fetching;
            b_element_address <= a_address;
            b_element_operand <= a_operand;
            b_element_compare <= a_compare;
        end
        word_1 <= b_element_address[63:3];
        word_2 <= word_1;
        word_3 <= word_2;
        word_4 <= word_3;
        word_5 <= word_4;
        word_6 <= word_5;
        word_7 <= word_6;
        word_8 <= word_7;
        word_9 <= word_8;
        word_10 <= word_9;
        word_11 <= word_10;
        word_12 <= word_11;
        word_13 <= word_12;
        word_14 <= word_13;
        word_15 <= word_14;
        word_16 <= word_15;
        same_ahead <= goes ? same_ahead_word : {same_ahead[15:0], 1'b0};
        sums_ahead <= goes ? sums_ahead_word : {sums_ahead[15:0], 1'b0};
        same_ahead_1 <= same_ahead & {17{works_b}};
        sums_ahead_1 <= sums_ahead;
        nearby_2_fresh <= none_16_0;
        nearby_2_first <= same_ahead_1[1:0] == 2'd2;
        nearby_2_second <= same_ahead_1[2:0] == 3'd4;
        alone_2 <= first_16_0[16:14] & sums_ahead_1[16:14];
        nearest_is_sum_3 <= |alone_2;
        distance_2 <= at_16_0 + 5'd1;
        code_1 <= b_code;
        tag_1 <= b_element_tag;
        fetching_1 <= b_element_fetching;
        operation_1_opcode <= b_operation_opcode;
        operation_1_size <= b_operation_size;
        operation_1_is_signed <= b_operation_is_signed;
        operation_1_is_float <= b_operation_is_float;
        operation_1_byte <= b_operation_byte;
        operands_1_operand <= b_element_operand;
        operands_1_compare <= b_element_compare;
        placed_operation_opcode <= operation_later_q_opcode;
        placed_operation_size <= operation_later_q_size;
        placed_operation_is_signed <= operation_later_q_is_signed;
        placed_operation_is_float <= operation_later_q_is_float;
        placed_operation_byte <= operation_later_q_byte;
        placed_operand <= operation_later_q_size[1] ? placed_operand_choice_2 : placed_operand_choice_3;
        placed_compare <= operation_later_q_size[1] ? placed_compare_choice : placed_compare_choice_2;
        placed_bytes <= {
            placed_bytes_term || placed_bytes_term_2 || placed_bytes_term_3 || placed_bytes_term_4,
            placed_bytes_term_5 || placed_bytes_term_2 || placed_bytes_term_3 || placed_bytes_term_4,
            placed_bytes_term_6 || placed_bytes_term_7 || placed_bytes_term_3 || placed_bytes_term_4,
            placed_bytes_term_8 || placed_bytes_term_7 || placed_bytes_term_3 || placed_bytes_term_4,
            placed_bytes_term_9 || placed_bytes_term_10 || placed_bytes_term_11 || placed_bytes_term_4,
            placed_bytes_term_12 || placed_bytes_term_10 || placed_bytes_term_11 || placed_bytes_term_4,
            placed_bytes_term_13 || placed_bytes_term_14 || placed_bytes_term_11 || placed_bytes_term_4,
            placed_bytes_term_15 || placed_bytes_term_14 || placed_bytes_term_11 || placed_bytes_term_4
        };
        planned_bytes <= placed_bytes;
        planned_sign_bytes <= planned_sign_bytes_and;
        planned_sums <= planned_sums_term && !(placed_operation_is_float && planned_sums_term);
        planned_operand <= (planned_operand_term_6 ? placed_compare : placed_operand) & planned_operand_word;
        planned_given <= placed_operand & planned_operand_word;
        planned_mask <= placed_compare & planned_operand_word;
        planned_one <= planned_one_choice_3 & (placed_operation_is_float ? planned_operand_word : planned_one_word);
        planned_magnitude <= planned_operand_word & ~(planned_magnitude_word & {64{placed_operation_is_float}});
        planned_highest <= (planned_highest_choice_2 & planned_operand_word) | {64{!placed_operation_is_float}};
        planned_is_float <= placed_operation_is_float;
        planned_has_sign <= placed_operation_is_float || placed_operation_is_signed;
        planned_logical <= planned_logical_term_2;
        planned_or <= placed_operation_opcode == 5'd5;
        planned_and <= placed_operation_opcode == 5'd6;
        planned_puts <= planned_puts_term || placed_operation_opcode == 5'd19;
        planned_clears <= placed_operation_opcode == 5'd7;
        planned_masks <= placed_operation_opcode == 5'd8;
        planned_swaps_bits <= placed_operation_opcode == 5'd19;
        planned_flips <= planned_flips_term || placed_operation_opcode == 5'd10;
        planned_read <= placed_operation_opcode == 5'd11;
        planned_conditional <= planned_conditional_term || (planned_operand_term_6 && placed_operation_opcode != 5'd19);
        planned_takes_below <= planned_takes_below_term_2 || placed_operation_opcode == 5'd18;
        planned_takes_equal <= planned_takes_equal_term || placed_operation_opcode == 5'd17;
        planned_takes_above <= planned_takes_above_term_2 || placed_operation_opcode == 5'd16;
        planned_takes_unordered <= placed_operation_opcode == 5'd14;
        planned_takes_nan <= placed_operation_opcode == 5'd14 || (planned_conditional_term && settings_min_max_number);
        plan_bytes <= planned_bytes;
        plan_sums <= planned_sums;
        plan_keep <= planned_swaps_bits ? ~planned_mask : plan_keep_choice_2;
        plan_flip <= planned_swaps_bits ? planned_given & planned_mask : plan_flip_and;
        plan_swap <= planned_logical ? planned_one : planned_given;
        plan_operand <= planned_operand;
        plan_magnitude <= planned_magnitude;
        plan_highest <= planned_highest;
        plan_sign_bytes <= planned_sign_bytes;
        plan_if_positive_below <= planned_logical ? plan_if_positive_below_choice : plan_if_positive_below_choice_3;
        plan_if_positive_equal <= planned_logical ? plan_if_positive_below_choice : plan_if_positive_equal_choice_2;
        plan_if_positive_above <= planned_logical ? plan_if_positive_below_choice : plan_if_positive_above_choice;
        plan_if_negative_below <= planned_logical ? plan_if_positive_below_choice : plan_if_negative_below_choice_3;
        plan_if_negative_equal <= planned_logical ? plan_if_positive_below_choice : plan_if_negative_equal_choice_2;
        plan_if_negative_above <= planned_logical ? plan_if_positive_below_choice : plan_if_negative_above_choice_3;
        plan_if_nan <= planned_logical ? plan_if_positive_below_choice : planned_takes_nan;
        plan_if_zero <= planned_logical ? !operand_is_zero && !planned_and : plan_if_zero_choice_3;
        plan_writes <= !(planned_read || planned_conditional);
        place <= clock_minus_distance_later_q + 5'd4;
        sum_place <= clock_minus_distance_later_q + 5'd15;
        compared_below <= word_and_compared_below_word < plan_operand;
        compared_above <= plan_operand < word_and_compared_below_word;
        compared_nan <= plan_highest < word_and_plan_magnitude;
        compared_zero <= !(|word_and_plan_magnitude);
        compared_negative <= |(word & compared_negative_word);
        compared_word <= word;
        compared_sum <= word + plan_operand;
        plan_1_bytes <= plan_bytes;
        plan_1_sums <= plan_sums;
        plan_1_keep <= plan_keep;
        plan_1_flip <= plan_flip;
        plan_1_swap <= plan_swap;
        plan_1_operand <= plan_operand;
        plan_1_magnitude <= plan_magnitude;
        plan_1_highest <= plan_highest;
        plan_1_sign_bytes <= plan_sign_bytes;
        plan_1_if_positive_below <= plan_if_positive_below;
        plan_1_if_positive_equal <= plan_if_positive_equal;
        plan_1_if_positive_above <= plan_if_positive_above;
        plan_1_if_negative_below <= plan_if_negative_below;
        plan_1_if_negative_equal <= plan_if_negative_equal;
        plan_1_if_negative_above <= plan_if_negative_above;
        plan_1_if_nan <= plan_if_nan;
        plan_1_if_zero <= plan_if_zero;
        plan_1_writes <= plan_writes;
        left_2 <= after;
        word <= nearby_later_q_first ? (holds ? swapped : kept) : word_choice_3;
        before_1 <= word;
        element <= element_choice_7 & {{32{element_term}}, {16{element_term_2}}, {8{element_term_4}}, {8{element_term_6}}};
        summed_opcode <= operation_after_later_q_opcode;
        summed_size <= operation_after_later_q_size;
        summed_is_signed <= operation_after_later_q_is_signed;
        summed_is_float <= operation_after_later_q_is_float;
        summed_byte <= operation_after_later_q_byte;
        write_data <= data;
        write_enable <= bytes_later_q;
    end

    assign read_valid = reads;
    assign read_address = word_2;
    assign write_valid = written_13;
    assign write_address = address_later_q;
    assign up_ready = ready;
    assign down_payload_tag = results_down_payload_tag;
    assign down_payload_code = results_down_payload_code;
    assign down_payload_fetched = results_down_payload_fetched;
    assign down_valid = results_down_valid;

    wire _unused_ok = &{1'b0, b_element_address[2:0], sums_ahead_1[13:0], first_16_0[13:0], placed_operation_byte, plan_1_operand, plan_1_magnitude, plan_1_highest, plan_1_sign_bytes, summed_is_signed, summed_byte};

endmodule

`default_nettype wire
