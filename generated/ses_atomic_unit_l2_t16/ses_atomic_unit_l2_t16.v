// Atomic operations of integers and floats on words of memory, one a clock, exact in order of arrival.
`default_nettype none

module ses_atomic_unit_l2_t16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        settings_min_max_number,
    input  wire        settings_wrong_pair_is_type,
    input  wire [63:0] read_data,
    output wire        read_valid,
    output wire [60:0] read_address,
    output wire        write_valid,
    output wire [60:0] write_address,
    output wire [63:0] write_data,
    output wire  [7:0] write_enable,
    input  wire [15:0] up_payload_tag,
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
    output wire [15:0] down_payload_tag,
    output wire  [5:0] down_payload_code,
    output wire [63:0] down_payload_fetched,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [15:0] element_check_tag;
    reg   [5:0] element_check_code;
    reg   [7:0] element_check_opcode;
    reg   [7:0] element_check_data_type;
    reg         element_check_fetching;
    reg  [31:0] element_check_request_length;
    reg  [13:0] element_check_payload_length;
    reg  [63:0] element_check_address;
    reg  [63:0] element_check_operand;
    reg  [63:0] element_check_compare;
    reg   [4:0] checked_judge_operation_opcode;
    reg   [1:0] checked_judge_operation_size;
    reg         checked_judge_operation_is_signed;
    reg         checked_judge_operation_is_float;
    reg   [2:0] checked_judge_operation_byte;
    reg         checked_judge_has_operation;
    reg         checked_judge_has_type;
    reg         checked_judge_is_pair;
    reg         checked_judge_fits_request;
    reg         checked_judge_compares;
    reg         checked_judge_fetching;
    reg  [13:0] checked_judge_payload_length;
    reg   [2:0] checked_judge_below;
    reg   [5:0] checked_judge_code;
    reg  [15:0] asked_judge_tag;
    reg         asked_judge_fetching;
    reg  [63:0] asked_judge_address;
    reg  [63:0] asked_judge_operand;
    reg  [63:0] asked_judge_compare;
    reg  [15:0] asked_leave_tag;
    reg         asked_leave_fetching;
    reg  [63:0] asked_leave_address;
    reg  [63:0] asked_leave_operand;
    reg  [63:0] asked_leave_compare;
    reg   [4:0] operation_leave_opcode;
    reg   [1:0] operation_leave_size;
    reg         operation_leave_is_signed;
    reg         operation_leave_is_float;
    reg   [2:0] operation_leave_byte;
    reg   [5:0] code_leave;
    reg         valid_check;
    reg         valid_judge;
    reg         valid_leave;
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
    reg  [16:0] same_ahead_1;
    reg  [16:0] sums_ahead_1;
    reg         nearby_2_fresh;
    reg         nearby_2_first;
    reg         nearby_2_second;
    reg   [2:0] alone_2;
    reg         nearest_is_sum_3;
    reg   [4:0] distance_2;
    reg   [4:0] operation_wait_1_opcode;
    reg   [1:0] operation_wait_1_size;
    reg         operation_wait_1_is_signed;
    reg         operation_wait_1_is_float;
    reg   [2:0] operation_wait_1_byte;
    reg   [4:0] operation_place_opcode;
    reg   [1:0] operation_place_size;
    reg         operation_place_is_signed;
    reg         operation_place_is_float;
    reg   [2:0] operation_place_byte;
    reg  [63:0] operand_wait_1;
    reg  [63:0] operand_place;
    reg  [63:0] compare_wait_1;
    reg  [63:0] compare_place;
    reg   [4:0] placed_prepare_operation_opcode;
    reg   [1:0] placed_prepare_operation_size;
    reg         placed_prepare_operation_is_signed;
    reg         placed_prepare_operation_is_float;
    reg   [2:0] placed_prepare_operation_byte;
    reg  [63:0] placed_prepare_operand;
    reg  [63:0] placed_prepare_compare;
    reg   [7:0] placed_prepare_bytes;
    reg   [7:0] prepared_plan_bytes;
    reg   [7:0] prepared_plan_sign_bytes;
    reg         prepared_plan_sums;
    reg  [63:0] prepared_plan_operand;
    reg  [63:0] prepared_plan_given;
    reg  [63:0] prepared_plan_mask;
    reg  [63:0] prepared_plan_one;
    reg  [63:0] prepared_plan_magnitude;
    reg  [63:0] prepared_plan_highest;
    reg         prepared_plan_is_float;
    reg         prepared_plan_has_sign;
    reg         prepared_plan_logical;
    reg         prepared_plan_or;
    reg         prepared_plan_and;
    reg         prepared_plan_puts;
    reg         prepared_plan_clears;
    reg         prepared_plan_masks;
    reg         prepared_plan_swaps_bits;
    reg         prepared_plan_flips;
    reg         prepared_plan_read;
    reg         prepared_plan_conditional;
    reg         prepared_plan_takes_below;
    reg         prepared_plan_takes_equal;
    reg         prepared_plan_takes_above;
    reg         prepared_plan_takes_unordered;
    reg         prepared_plan_takes_nan;
    reg   [4:0] clock;
    wire  [4:0] distance_later_q;
    reg   [4:0] place;
    reg   [4:0] sum_place;
    wire        nearby_later_q_fresh;
    wire        nearby_later_q_first;
    wire        nearby_later_q_second;
    wire        nearest_is_sum_later_q;
    reg  [63:0] word;
    reg  [63:0] before_1;
    reg   [7:0] plan_compare_bytes;
    reg         plan_compare_sums;
    reg  [63:0] plan_compare_keep;
    reg  [63:0] plan_compare_flip;
    reg  [63:0] plan_compare_swap;
    reg         plan_compare_if_positive_below;
    reg         plan_compare_if_positive_equal;
    reg         plan_compare_if_positive_above;
    reg         plan_compare_if_negative_below;
    reg         plan_compare_if_negative_equal;
    reg         plan_compare_if_negative_above;
    reg         plan_compare_if_nan;
    reg         plan_compare_if_zero;
    reg         plan_compare_writes;
    reg  [63:0] compares_compare_operand;
    reg  [63:0] compares_compare_magnitude;
    reg  [63:0] compares_compare_highest;
    reg   [7:0] compares_compare_sign_bytes;
    reg         compared_choose_below;
    reg         compared_choose_above;
    reg         compared_choose_nan;
    reg         compared_choose_zero;
    reg         compared_choose_negative;
    reg  [63:0] compared_choose_word;
    reg  [63:0] compared_choose_sum;
    reg   [7:0] plan_choose_bytes;
    reg         plan_choose_sums;
    reg  [63:0] plan_choose_keep;
    reg  [63:0] plan_choose_flip;
    reg  [63:0] plan_choose_swap;
    reg         plan_choose_if_positive_below;
    reg         plan_choose_if_positive_equal;
    reg         plan_choose_if_positive_above;
    reg         plan_choose_if_negative_below;
    reg         plan_choose_if_negative_equal;
    reg         plan_choose_if_negative_above;
    reg         plan_choose_if_nan;
    reg         plan_choose_if_zero;
    reg         plan_choose_writes;
    reg  [63:0] element_sum;
    reg   [4:0] operation_sum_opcode;
    reg   [1:0] operation_sum_size;
    reg         operation_sum_is_signed;
    reg         operation_sum_is_float;
    reg   [2:0] operation_sum_byte;
    reg  [63:0] after_sum;
    wire [63:0] float_sum_sum;
    reg         valid_wait_1;
    reg         valid_place;
    reg         valid_prepare;
    reg         valid_plan;
    reg         valid_compare;
    reg         valid_choose;
    reg         valid_sum;
    reg         valid_summing_0;
    reg         valid_summing_1;
    reg         valid_summing_2;
    reg         valid_summing_3;
    reg         valid_summing_4;
    reg         valid_summing_5;
    reg         valid_summing_6;
    reg         valid_summing_7;
    reg         valid_summing_8;
    reg         valid_summing_9;
    reg         valid_merge;
    reg         valid_out;
    reg         written_sum;
    reg         written_summing_0;
    reg         written_summing_1;
    reg         written_summing_2;
    reg         written_summing_3;
    reg         written_summing_4;
    reg         written_summing_5;
    reg         written_summing_6;
    reg         written_summing_7;
    reg         written_summing_8;
    reg         written_summing_9;
    reg         written_merge;
    reg         written_out;
    reg   [7:0] bytes_out;
    reg  [63:0] data_out;
    wire        results_ready;
    wire [15:0] results_down_payload_tag;
    wire  [5:0] results_down_payload_code;
    wire [63:0] results_down_payload_fetched;
    wire        results_down_valid;
    wire [60:0] address_later_q;
    wire  [5:0] code_sum_later_q;
    wire  [5:0] code_out_later_q;
    wire  [4:0] operation_choose_later_q_opcode;
    wire  [1:0] operation_choose_later_q_size;
    wire        operation_choose_later_q_is_signed;
    wire        operation_choose_later_q_is_float;
    wire  [2:0] operation_choose_later_q_byte;
    wire [15:0] tag_out_later_q;
    wire        fetching_sum_later_q;
    wire [63:0] operand_sum_later_q;
    wire [63:0] after_merge_later_q;
    wire  [7:0] bytes_merge_later_q;
    wire        is_sum_merge_later_q;
    wire  [1:0] sum_size_merge_later_q;
    wire [63:0] fetched_out_later_q;
    reg  [63:0] left [0:31];
    reg  [63:0] sums_left [0:31];

    wire        valid_b = valid_leave;
    wire  [5:0] b_code = code_leave;
    wire        works_b = valid_b && b_code == 6'd1;
    wire        waits = works_b && ((|sums_ahead[13:0]) || same_ahead[0]);
    wire        goes = !waits;
    wire        buffer_ready = results_ready;
    wire        ready = goes && buffer_ready;
    wire        enters = up_valid && ready;
    wire        is_float_term = element_check_data_type == 8'd17 || element_check_data_type == 8'd10;
    wire        is_float = is_float_term || element_check_data_type == 8'd11;
    wire        size_term = element_check_data_type == 8'd4 || element_check_data_type == 8'd5;
    wire        size_term_2 = size_term || element_check_data_type == 8'd6;
    wire        size_term_3 = size_term_2 || element_check_data_type == 8'd7;
    wire        size_term_4 = size_term_3 || element_check_data_type == 8'd10;
    wire        size_term_5 = element_check_data_type == 8'd2 || element_check_data_type == 8'd3;
    wire        size_term_6 = size_term_5 || element_check_data_type == 8'd6;
    wire        size_term_7 = size_term_6 || element_check_data_type == 8'd7;
    wire        size_term_8 = size_term_7 || element_check_data_type == 8'd17;
    wire  [1:0] size = {size_term_4 || element_check_data_type == 8'd11, size_term_8 || element_check_data_type == 8'd11};
    wire        compares_term = element_check_opcode == 8'd13 || element_check_opcode == 8'd14;
    wire        compares_term_2 = compares_term || element_check_opcode == 8'd15;
    wire        compares_term_3 = compares_term_2 || element_check_opcode == 8'd16;
    wire        compares_term_4 = compares_term_3 || element_check_opcode == 8'd17;
    wire        compares_term_5 = compares_term_4 || element_check_opcode == 8'd18;
    wire        compares = compares_term_5 || element_check_opcode == 8'd19;
    wire [15:0] asked_tag = element_check_tag;
    wire        asked_fetching = element_check_fetching;
    wire [63:0] asked_address = element_check_address;
    wire [63:0] asked_operand = element_check_operand;
    wire [63:0] asked_compare = element_check_compare;
    wire  [4:0] checked_operation_opcode = element_check_opcode[4:0];
    wire  [1:0] checked_operation_size = size;
    wire        checked_operation_is_signed_term = element_check_data_type == 8'd0 || element_check_data_type == 8'd2;
    wire        checked_operation_is_signed_term_2 = checked_operation_is_signed_term || element_check_data_type == 8'd4;
    wire        checked_operation_is_signed = checked_operation_is_signed_term_2 || element_check_data_type == 8'd6;
    wire        checked_operation_is_float = is_float;
    wire  [2:0] checked_operation_byte = element_check_address[2:0];
    wire        checked_has_operation_term = element_check_opcode == 8'd0 || element_check_opcode == 8'd1;
    wire        checked_has_operation_term_2 = checked_has_operation_term || element_check_opcode == 8'd2;
    wire        checked_has_operation_term_3 = checked_has_operation_term_2 || element_check_opcode == 8'd3;
    wire        checked_has_operation_term_4 = checked_has_operation_term_3 || element_check_opcode == 8'd5;
    wire        checked_has_operation_term_5 = checked_has_operation_term_4 || element_check_opcode == 8'd6;
    wire        checked_has_operation_term_6 = checked_has_operation_term_5 || element_check_opcode == 8'd7;
    wire        checked_has_operation_term_7 = checked_has_operation_term_6 || element_check_opcode == 8'd8;
    wire        checked_has_operation_term_8 = checked_has_operation_term_7 || element_check_opcode == 8'd9;
    wire        checked_has_operation_term_9 = checked_has_operation_term_8 || element_check_opcode == 8'd10;
    wire        checked_has_operation_term_10 = checked_has_operation_term_9 || element_check_opcode == 8'd11;
    wire        checked_has_operation_term_11 = checked_has_operation_term_10 || element_check_opcode == 8'd12;
    wire        checked_has_operation_term_12 = checked_has_operation_term_11 || element_check_opcode == 8'd13;
    wire        checked_has_operation_term_13 = checked_has_operation_term_12 || element_check_opcode == 8'd14;
    wire        checked_has_operation_term_14 = checked_has_operation_term_13 || element_check_opcode == 8'd15;
    wire        checked_has_operation_term_15 = checked_has_operation_term_14 || element_check_opcode == 8'd16;
    wire        checked_has_operation_term_16 = checked_has_operation_term_15 || element_check_opcode == 8'd17;
    wire        checked_has_operation_term_17 = checked_has_operation_term_16 || element_check_opcode == 8'd18;
    wire        checked_has_operation = checked_has_operation_term_17 || element_check_opcode == 8'd19;
    wire        checked_has_type_term = element_check_data_type == 8'd0 || element_check_data_type == 8'd1;
    wire        checked_has_type_term_2 = checked_has_type_term || element_check_data_type == 8'd2;
    wire        checked_has_type_term_3 = checked_has_type_term_2 || element_check_data_type == 8'd3;
    wire        checked_has_type_term_4 = checked_has_type_term_3 || element_check_data_type == 8'd4;
    wire        checked_has_type_term_5 = checked_has_type_term_4 || element_check_data_type == 8'd5;
    wire        checked_has_type_term_6 = checked_has_type_term_5 || element_check_data_type == 8'd6;
    wire        checked_has_type_term_7 = checked_has_type_term_6 || element_check_data_type == 8'd7;
    wire        checked_has_type_term_8 = checked_has_type_term_7 || element_check_data_type == 8'd17;
    wire        checked_has_type_term_9 = checked_has_type_term_8 || element_check_data_type == 8'd10;
    wire        checked_has_type = checked_has_type_term_9 || element_check_data_type == 8'd11;
    wire        checked_is_pair_term = element_check_opcode == 8'd7 || element_check_opcode == 8'd8;
    wire        checked_is_pair_term_2 = checked_is_pair_term || element_check_opcode == 8'd10;
    wire        checked_is_pair = !(is_float && (checked_is_pair_term_2 || element_check_opcode == 8'd19));
    wire        checked_fits_request_match = element_check_request_length == {18'd0, element_check_payload_length};
    wire        checked_fits_request = compares ? element_check_request_length == 32'd32 : checked_fits_request_match;
    wire        checked_compares = compares;
    wire        checked_fetching = element_check_fetching;
    wire [13:0] checked_payload_length = element_check_payload_length;
    wire  [2:0] checked_below = {size[1] && size[0], size[1], |size};
    wire  [5:0] checked_code = element_check_code;
    wire  [4:0] operation_opcode = checked_judge_operation_opcode;
    wire  [1:0] operation_size = checked_judge_operation_size;
    wire        operation_is_signed = checked_judge_operation_is_signed;
    wire        operation_is_float = checked_judge_operation_is_float;
    wire  [2:0] operation_byte = checked_judge_operation_byte;
    wire  [5:0] code_choice = settings_wrong_pair_is_type ? 6'd16 : 6'd15;
    wire        code_any = |checked_judge_payload_length;
    wire        code_term = !(|(checked_judge_payload_length[2:0] & checked_judge_below));
    wire        code_term_2 = checked_judge_operation_size == 2'd0 && checked_judge_payload_length == 14'd1;
    wire        code_term_3 = checked_judge_operation_size == 2'd1 && checked_judge_payload_length == 14'd2;
    wire        code_term_4 = checked_judge_operation_size == 2'd2 && checked_judge_payload_length == 14'd4;
    wire        code_term_5 = checked_judge_operation_size == 2'd3 && checked_judge_payload_length == 14'd8;
    wire        code_term_6 = code_term_2 || code_term_3 || code_term_4 || code_term_5;
    wire        code_term_7 = code_any && code_term && (code_term_6 || !checked_judge_fetching);
    wire        code_choice_2 = checked_judge_compares ? !code_any : code_term_7;
    wire        code_term_8 = checked_judge_code != 6'd1 && checked_judge_code != 6'd35;
    wire        code_any_2 = |(checked_judge_operation_byte & checked_judge_below);
    wire  [5:0] code_choice_3 = code_term_8 ? checked_judge_code : code_any_2 ? 6'd18 : checked_judge_code;
    wire  [5:0] code_choice_4 = !(checked_judge_fits_request && code_choice_2) ? 6'd17 : code_choice_3;
    wire  [5:0] code_choice_5 = !checked_judge_is_pair ? code_choice : code_choice_4;
    wire  [5:0] code_choice_6 = !checked_judge_has_type ? 6'd16 : code_choice_5;
    wire  [5:0] code = !checked_judge_has_operation ? 6'd15 : code_choice_6;
    wire [60:0] word_a = asked_judge_address[63:3];
    wire [15:0] b_tag = asked_leave_tag;
    wire        b_fetching = asked_leave_fetching;
    wire [63:0] b_address = asked_leave_address;
    wire [63:0] b_operand = asked_leave_operand;
    wire [63:0] b_compare = asked_leave_compare;
    wire  [4:0] b_operation_opcode = operation_leave_opcode;
    wire  [1:0] b_operation_size = operation_leave_size;
    wire        b_operation_is_signed = operation_leave_is_signed;
    wire        b_operation_is_float = operation_leave_is_float;
    wire  [2:0] b_operation_byte = operation_leave_byte;
    wire        sums_b_term = b_operation_opcode == 5'd2 || b_operation_opcode == 5'd3;
    wire        sums_b = works_b && b_operation_is_float && sums_b_term;
    wire        leaves = goes && valid_b;
    wire        same_1 = b_address[63:3] == word_a;
    wire        same_2 = word_1 == word_a;
    wire        same_3 = word_2 == word_a;
    wire        same_4 = word_3 == word_a;
    wire        same_5 = word_4 == word_a;
    wire        same_6 = word_5 == word_a;
    wire        same_7 = word_6 == word_a;
    wire        same_8 = word_7 == word_a;
    wire        same_9 = word_8 == word_a;
    wire        same_10 = word_9 == word_a;
    wire        same_11 = word_10 == word_a;
    wire        same_12 = word_11 == word_a;
    wire        same_13 = word_12 == word_a;
    wire        same_14 = word_13 == word_a;
    wire        same_15 = word_14 == word_a;
    wire        same_16 = word_15 == word_a;
    wire        same_17 = word_16 == word_a;
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
    wire  [4:0] placed_operation_opcode = operation_place_opcode;
    wire  [1:0] placed_operation_size = operation_place_size;
    wire        placed_operation_is_signed = operation_place_is_signed;
    wire        placed_operation_is_float = operation_place_is_float;
    wire  [2:0] placed_operation_byte = operation_place_byte;
    wire        operation_place_size_0 = operation_place_size[0];
    wire        placed_operand_term = operation_place_opcode == 5'd3 && !operation_place_is_float;
    wire [63:0] placed_operand_choice = placed_operand_term ? 64'd0 - operand_place : operand_place;
    wire [31:0] placed_operand_choice_31_0 = placed_operand_choice[31:0];
    wire [63:0] placed_operand_choice_2 = operation_place_size_0 ? placed_operand_choice : {2{placed_operand_choice_31_0}};
    wire [15:0] placed_operand_choice_15_0 = placed_operand_choice[15:0];
    wire  [7:0] placed_operand_choice_7_0 = placed_operand_choice[7:0];
    wire [63:0] placed_operand_choice_3 = operation_place_size_0 ? {4{placed_operand_choice_15_0}} : {8{placed_operand_choice_7_0}};
    wire [63:0] placed_operand = operation_place_size[1] ? placed_operand_choice_2 : placed_operand_choice_3;
    wire [63:0] placed_compare_choice = operation_place_size_0 ? compare_place : {2{compare_place[31:0]}};
    wire [63:0] placed_compare_choice_2 = operation_place_size_0 ? {4{compare_place[15:0]}} : {8{compare_place[7:0]}};
    wire [63:0] placed_compare = operation_place_size[1] ? placed_compare_choice : placed_compare_choice_2;
    wire        placed_bytes_term = operation_place_size == 2'd0 && operation_place_byte == 3'd7;
    wire        placed_bytes_term_2 = operation_place_size == 2'd1 && operation_place_byte[2:1] == 2'd3;
    wire        placed_bytes_term_3 = operation_place_size == 2'd2 && operation_place_byte[2];
    wire        placed_bytes_term_4 = operation_place_size == 2'd3 && (|operation_place_size);
    wire        placed_bytes_term_5 = operation_place_size == 2'd0 && operation_place_byte == 3'd6;
    wire        placed_bytes_term_6 = operation_place_size == 2'd0 && operation_place_byte == 3'd5;
    wire        placed_bytes_term_7 = operation_place_size == 2'd1 && operation_place_byte[2:1] == 2'd2;
    wire        placed_bytes_term_8 = operation_place_size == 2'd0 && operation_place_byte == 3'd4;
    wire        placed_bytes_term_9 = operation_place_size == 2'd0 && operation_place_byte == 3'd3;
    wire        placed_bytes_term_10 = operation_place_size == 2'd1 && operation_place_byte[2:1] == 2'd1;
    wire        placed_bytes_term_11 = operation_place_size == 2'd2 && !operation_place_byte[2];
    wire        placed_bytes_term_12 = operation_place_size == 2'd0 && operation_place_byte == 3'd2;
    wire        placed_bytes_term_13 = operation_place_size == 2'd0 && operation_place_byte == 3'd1;
    wire        placed_bytes_term_14 = operation_place_size == 2'd1 && operation_place_byte[2:1] == 2'd0;
    wire        placed_bytes_term_15 = operation_place_size == 2'd0 && operation_place_byte == 3'd0;
    wire  [7:0] placed_bytes = {
        placed_bytes_term || placed_bytes_term_2 || placed_bytes_term_3 || placed_bytes_term_4,
        placed_bytes_term_5 || placed_bytes_term_2 || placed_bytes_term_3 || placed_bytes_term_4,
        placed_bytes_term_6 || placed_bytes_term_7 || placed_bytes_term_3 || placed_bytes_term_4,
        placed_bytes_term_8 || placed_bytes_term_7 || placed_bytes_term_3 || placed_bytes_term_4,
        placed_bytes_term_9 || placed_bytes_term_10 || placed_bytes_term_11 || placed_bytes_term_4,
        placed_bytes_term_12 || placed_bytes_term_10 || placed_bytes_term_11 || placed_bytes_term_4,
        placed_bytes_term_13 || placed_bytes_term_14 || placed_bytes_term_11 || placed_bytes_term_4,
        placed_bytes_term_15 || placed_bytes_term_14 || placed_bytes_term_11 || placed_bytes_term_4
    };
    wire  [7:0] prepared_bytes = placed_prepare_bytes;
    wire  [7:0] prepared_sign_bytes_and = placed_prepare_bytes & ~{1'b0, placed_prepare_bytes[7:1]};
    wire  [7:0] prepared_sign_bytes = prepared_sign_bytes_and;
    wire        prepared_sums_match = placed_prepare_operation_opcode == 5'd2;
    wire        prepared_sums_term = prepared_sums_match || placed_prepare_operation_opcode == 5'd3;
    wire        prepared_sums = prepared_sums_term && !(placed_prepare_operation_is_float && prepared_sums_term);
    wire        prepared_operand_match = placed_prepare_operation_opcode == 5'd13;
    wire        prepared_operand_match_2 = placed_prepare_operation_opcode == 5'd14;
    wire        prepared_operand_term = prepared_operand_match || prepared_operand_match_2;
    wire        prepared_operand_term_2 = prepared_operand_term || placed_prepare_operation_opcode == 5'd15;
    wire        prepared_operand_term_3 = prepared_operand_term_2 || placed_prepare_operation_opcode == 5'd16;
    wire        prepared_operand_term_4 = prepared_operand_term_3 || placed_prepare_operation_opcode == 5'd17;
    wire        prepared_operand_term_5 = prepared_operand_term_4 || placed_prepare_operation_opcode == 5'd18;
    wire        prepared_operand_term_6 = prepared_operand_term_5 || placed_prepare_operation_opcode == 5'd19;
    wire [63:0] prepared_operand_word = {
        {7{placed_prepare_bytes[7]}},
        placed_prepare_bytes[7:6],
        {6{placed_prepare_bytes[6]}},
        placed_prepare_bytes[6:5],
        {6{placed_prepare_bytes[5]}},
        placed_prepare_bytes[5:4],
        {6{placed_prepare_bytes[4]}},
        placed_prepare_bytes[4:3],
        {6{placed_prepare_bytes[3]}},
        placed_prepare_bytes[3:2],
        {6{placed_prepare_bytes[2]}},
        placed_prepare_bytes[2:1],
        {6{placed_prepare_bytes[1]}},
        placed_prepare_bytes[1:0],
        {7{placed_prepare_bytes[0]}}
    };
    wire [63:0] prepared_operand = (prepared_operand_term_6 ? placed_prepare_compare : placed_prepare_operand) & prepared_operand_word;
    wire [63:0] prepared_given = placed_prepare_operand & prepared_operand_word;
    wire [63:0] prepared_mask = placed_prepare_compare & prepared_operand_word;
    wire [63:0] prepared_one_choice = placed_prepare_operation_size == 2'd2 ? 64'h3f8000003f800000 : 64'h3ff0000000000000;
    wire [63:0] prepared_one_choice_2 = placed_prepare_operation_size == 2'd1 ? 64'h3c003c003c003c00 : prepared_one_choice;
    wire [63:0] prepared_one_choice_3 = !placed_prepare_operation_is_float ? 64'h101010101010101 : prepared_one_choice_2;
    wire  [7:0] prepared_one_and = placed_prepare_bytes & ~{placed_prepare_bytes[6:0], 1'b0};
    wire        prepared_one_and_7 = prepared_one_and[7];
    wire        prepared_one_and_6 = prepared_one_and[6];
    wire        prepared_one_and_5 = prepared_one_and[5];
    wire        prepared_one_and_4 = prepared_one_and[4];
    wire        prepared_one_and_3 = prepared_one_and[3];
    wire        prepared_one_and_2 = prepared_one_and[2];
    wire        prepared_one_and_1 = prepared_one_and[1];
    wire        prepared_one_and_0 = prepared_one_and[0];
    wire [63:0] prepared_one_word = {
        {7{prepared_one_and_7}},
        prepared_one_and[7:6],
        {6{prepared_one_and_6}},
        prepared_one_and[6:5],
        {6{prepared_one_and_5}},
        prepared_one_and[5:4],
        {6{prepared_one_and_4}},
        prepared_one_and[4:3],
        {6{prepared_one_and_3}},
        prepared_one_and[3:2],
        {6{prepared_one_and_2}},
        prepared_one_and[2:1],
        {6{prepared_one_and_1}},
        prepared_one_and[1:0],
        {7{prepared_one_and_0}}
    };
    wire [63:0] prepared_one = prepared_one_choice_3 & (placed_prepare_operation_is_float ? prepared_operand_word : prepared_one_word);
    wire [63:0] prepared_magnitude_word = {
        prepared_sign_bytes_and[7],
        7'd0,
        prepared_sign_bytes_and[6],
        7'd0,
        prepared_sign_bytes_and[5],
        7'd0,
        prepared_sign_bytes_and[4],
        7'd0,
        prepared_sign_bytes_and[3],
        7'd0,
        prepared_sign_bytes_and[2],
        7'd0,
        prepared_sign_bytes_and[1],
        7'd0,
        prepared_sign_bytes_and[0],
        7'd0
    };
    wire [63:0] prepared_magnitude = prepared_operand_word & ~(prepared_magnitude_word & {64{placed_prepare_operation_is_float}});
    wire [63:0] prepared_highest_choice = placed_prepare_operation_size == 2'd2 ? 64'h7f8000007f800000 : 64'h7ff0000000000000;
    wire [63:0] prepared_highest_choice_2 = placed_prepare_operation_size == 2'd1 ? 64'h7c007c007c007c00 : prepared_highest_choice;
    wire [63:0] prepared_highest = (prepared_highest_choice_2 & prepared_operand_word) | {64{!placed_prepare_operation_is_float}};
    wire        prepared_is_float = placed_prepare_operation_is_float;
    wire        prepared_has_sign = placed_prepare_operation_is_float || placed_prepare_operation_is_signed;
    wire        prepared_logical_match = placed_prepare_operation_opcode == 5'd5;
    wire        prepared_logical_term = prepared_logical_match || placed_prepare_operation_opcode == 5'd6;
    wire        prepared_logical_term_2 = prepared_logical_term || placed_prepare_operation_opcode == 5'd9;
    wire        prepared_logical = prepared_logical_term_2;
    wire        prepared_or = prepared_logical_match;
    wire        prepared_and = placed_prepare_operation_opcode == 5'd6;
    wire        prepared_puts_match = placed_prepare_operation_opcode == 5'd12;
    wire        prepared_puts_term = prepared_puts_match || prepared_logical_term_2;
    wire        prepared_puts = prepared_puts_term || placed_prepare_operation_opcode == 5'd19;
    wire        prepared_clears = placed_prepare_operation_opcode == 5'd7;
    wire        prepared_masks = placed_prepare_operation_opcode == 5'd8;
    wire        prepared_swaps_bits = placed_prepare_operation_opcode == 5'd19;
    wire        prepared_flips_term = prepared_puts_match || placed_prepare_operation_opcode == 5'd7;
    wire        prepared_flips = prepared_flips_term || placed_prepare_operation_opcode == 5'd10;
    wire        prepared_read = placed_prepare_operation_opcode == 5'd11;
    wire        prepared_conditional_match = placed_prepare_operation_opcode == 5'd0;
    wire        prepared_conditional_match_2 = placed_prepare_operation_opcode == 5'd1;
    wire        prepared_conditional_term = prepared_conditional_match || prepared_conditional_match_2;
    wire        prepared_conditional = prepared_conditional_term || (prepared_operand_term_6 && placed_prepare_operation_opcode != 5'd19);
    wire        prepared_takes_below_term = prepared_conditional_match_2 || prepared_operand_match_2;
    wire        prepared_takes_below_term_2 = prepared_takes_below_term || placed_prepare_operation_opcode == 5'd17;
    wire        prepared_takes_below = prepared_takes_below_term_2 || placed_prepare_operation_opcode == 5'd18;
    wire        prepared_takes_equal_term = prepared_operand_match || placed_prepare_operation_opcode == 5'd15;
    wire        prepared_takes_equal = prepared_takes_equal_term || placed_prepare_operation_opcode == 5'd17;
    wire        prepared_takes_above_term = prepared_conditional_match || prepared_operand_match_2;
    wire        prepared_takes_above_term_2 = prepared_takes_above_term || placed_prepare_operation_opcode == 5'd15;
    wire        prepared_takes_above = prepared_takes_above_term_2 || placed_prepare_operation_opcode == 5'd16;
    wire        prepared_takes_unordered = prepared_operand_match_2;
    wire        prepared_takes_nan = prepared_operand_match_2 || (prepared_conditional_term && settings_min_max_number);
    wire [63:0] operand_is_zero_and = prepared_plan_operand & prepared_plan_magnitude;
    wire        operand_is_zero = !(|operand_is_zero_and);
    wire        operand_is_nan = prepared_plan_highest < operand_is_zero_and;
    wire [63:0] operand_is_negative_word = {
        prepared_plan_sign_bytes[7],
        7'd0,
        prepared_plan_sign_bytes[6],
        7'd0,
        prepared_plan_sign_bytes[5],
        7'd0,
        prepared_plan_sign_bytes[4],
        7'd0,
        prepared_plan_sign_bytes[3],
        7'd0,
        prepared_plan_sign_bytes[2],
        7'd0,
        prepared_plan_sign_bytes[1],
        7'd0,
        prepared_plan_sign_bytes[0],
        7'd0
    };
    wire        operand_is_negative = (|(prepared_plan_operand & operand_is_negative_word)) && prepared_plan_has_sign;
    wire  [7:0] plan_bytes = prepared_plan_bytes;
    wire        plan_sums = prepared_plan_sums;
    wire [63:0] plan_keep_word = {
        {7{prepared_plan_bytes[7]}},
        prepared_plan_bytes[7:6],
        {6{prepared_plan_bytes[6]}},
        prepared_plan_bytes[6:5],
        {6{prepared_plan_bytes[5]}},
        prepared_plan_bytes[5:4],
        {6{prepared_plan_bytes[4]}},
        prepared_plan_bytes[4:3],
        {6{prepared_plan_bytes[3]}},
        prepared_plan_bytes[3:2],
        {6{prepared_plan_bytes[2]}},
        prepared_plan_bytes[2:1],
        {6{prepared_plan_bytes[1]}},
        prepared_plan_bytes[1:0],
        {7{prepared_plan_bytes[0]}}
    };
    wire [63:0] not_plan_keep_word = ~plan_keep_word;
    wire [63:0] plan_keep_choice = prepared_plan_masks ? prepared_plan_given | not_plan_keep_word : {64{1'b1}};
    wire [63:0] plan_keep_choice_2 = prepared_plan_clears ? ~prepared_plan_given : plan_keep_choice;
    wire [63:0] plan_keep_choice_3 = prepared_plan_puts ? not_plan_keep_word : plan_keep_choice_2;
    wire [63:0] plan_keep = prepared_plan_swaps_bits ? ~prepared_plan_mask : plan_keep_choice_3;
    wire [63:0] plan_flip_and = prepared_plan_given & {64{prepared_plan_flips}};
    wire [63:0] plan_flip = prepared_plan_swaps_bits ? prepared_plan_given & prepared_plan_mask : plan_flip_and;
    wire [63:0] plan_swap = prepared_plan_logical ? prepared_plan_one : prepared_plan_given;
    wire        plan_if_positive_below_choice = prepared_plan_and ? !operand_is_zero : operand_is_zero;
    wire        plan_if_positive_below_choice_2 = prepared_plan_or ? 1'b1 : plan_if_positive_below_choice;
    wire        plan_if_positive_below_term = prepared_plan_has_sign && operand_is_negative;
    wire        plan_if_positive_below_choice_3 = plan_if_positive_below_term ? prepared_plan_takes_above : prepared_plan_takes_below;
    wire        plan_if_positive_below_choice_4 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_positive_below_choice_3;
    wire        plan_if_positive_below = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_positive_below_choice_4;
    wire        plan_if_positive_equal_choice = plan_if_positive_below_term ? prepared_plan_takes_above : prepared_plan_takes_equal;
    wire        plan_if_positive_equal_choice_2 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_positive_equal_choice;
    wire        plan_if_positive_equal = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_positive_equal_choice_2;
    wire        plan_if_positive_above_choice = operand_is_nan ? prepared_plan_takes_unordered : prepared_plan_takes_above;
    wire        plan_if_positive_above = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_positive_above_choice;
    wire        plan_if_negative_below_term = prepared_plan_has_sign && !operand_is_negative;
    wire        plan_if_negative_below_choice = prepared_plan_is_float ? prepared_plan_takes_above : prepared_plan_takes_below;
    wire        plan_if_negative_below_choice_2 = plan_if_negative_below_term ? prepared_plan_takes_below : plan_if_negative_below_choice;
    wire        plan_if_negative_below_choice_3 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_negative_below_choice_2;
    wire        plan_if_negative_below = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_negative_below_choice_3;
    wire        plan_if_negative_equal_choice = plan_if_negative_below_term ? prepared_plan_takes_below : prepared_plan_takes_equal;
    wire        plan_if_negative_equal_choice_2 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_negative_equal_choice;
    wire        plan_if_negative_equal = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_negative_equal_choice_2;
    wire        plan_if_negative_above_choice = prepared_plan_is_float ? prepared_plan_takes_below : prepared_plan_takes_above;
    wire        plan_if_negative_above_choice_2 = plan_if_negative_below_term ? prepared_plan_takes_below : plan_if_negative_above_choice;
    wire        plan_if_negative_above_choice_3 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_negative_above_choice_2;
    wire        plan_if_negative_above = prepared_plan_logical ? plan_if_positive_below_choice_2 : plan_if_negative_above_choice_3;
    wire        plan_if_nan = prepared_plan_logical ? plan_if_positive_below_choice_2 : prepared_plan_takes_nan;
    wire        plan_if_zero_term = !operand_is_zero && !prepared_plan_and;
    wire        plan_if_zero_choice = operand_is_negative ? prepared_plan_takes_above : prepared_plan_takes_below;
    wire        plan_if_zero_choice_2 = operand_is_zero ? prepared_plan_takes_equal : plan_if_zero_choice;
    wire        plan_if_zero_choice_3 = operand_is_nan ? prepared_plan_takes_unordered : plan_if_zero_choice_2;
    wire        plan_if_zero = prepared_plan_logical ? plan_if_zero_term : plan_if_zero_choice_3;
    wire        plan_writes = !(prepared_plan_read || prepared_plan_conditional);
    wire [63:0] compares_operand = prepared_plan_operand;
    wire [63:0] compares_magnitude = prepared_plan_magnitude;
    wire [63:0] compares_highest = prepared_plan_highest;
    wire  [7:0] compares_sign_bytes = prepared_plan_sign_bytes;
    wire [63:0] compared_below_word = {
        {7{plan_compare_bytes[7]}},
        plan_compare_bytes[7:6],
        {6{plan_compare_bytes[6]}},
        plan_compare_bytes[6:5],
        {6{plan_compare_bytes[5]}},
        plan_compare_bytes[5:4],
        {6{plan_compare_bytes[4]}},
        plan_compare_bytes[4:3],
        {6{plan_compare_bytes[3]}},
        plan_compare_bytes[3:2],
        {6{plan_compare_bytes[2]}},
        plan_compare_bytes[2:1],
        {6{plan_compare_bytes[1]}},
        plan_compare_bytes[1:0],
        {7{plan_compare_bytes[0]}}
    };
    wire [63:0] word_and_compared_below_word = word & compared_below_word;
    wire        compared_below = word_and_compared_below_word < compares_compare_operand;
    wire        compared_above = compares_compare_operand < word_and_compared_below_word;
    wire [63:0] compared_nan_and = word & compares_compare_magnitude;
    wire        compared_nan = compares_compare_highest < compared_nan_and;
    wire        compared_zero = !(|compared_nan_and);
    wire [63:0] compared_negative_word = {
        compares_compare_sign_bytes[7],
        7'd0,
        compares_compare_sign_bytes[6],
        7'd0,
        compares_compare_sign_bytes[5],
        7'd0,
        compares_compare_sign_bytes[4],
        7'd0,
        compares_compare_sign_bytes[3],
        7'd0,
        compares_compare_sign_bytes[2],
        7'd0,
        compares_compare_sign_bytes[1],
        7'd0,
        compares_compare_sign_bytes[0],
        7'd0
    };
    wire        compared_negative = |(word & compared_negative_word);
    wire [63:0] compared_word = word;
    wire [63:0] compared_sum = word + compares_compare_operand;
    wire  [4:0] operation_choose_opcode = operation_choose_later_q_opcode;
    wire  [1:0] operation_choose_size = operation_choose_later_q_size;
    wire        operation_choose_is_signed = operation_choose_later_q_is_signed;
    wire        operation_choose_is_float = operation_choose_later_q_is_float;
    wire  [2:0] operation_choose_byte = operation_choose_later_q_byte;
    wire        holds_choice = compared_choose_above ? plan_choose_if_negative_above : plan_choose_if_negative_equal;
    wire        holds_choice_2 = compared_choose_below ? plan_choose_if_negative_below : holds_choice;
    wire        holds_choice_3 = compared_choose_above ? plan_choose_if_positive_above : plan_choose_if_positive_equal;
    wire        holds_choice_4 = compared_choose_below ? plan_choose_if_positive_below : holds_choice_3;
    wire        holds_choice_5 = compared_choose_negative ? holds_choice_2 : holds_choice_4;
    wire        holds_choice_6 = compared_choose_nan ? plan_choose_if_nan : holds_choice_5;
    wire        holds = compared_choose_zero ? plan_choose_if_zero : holds_choice_6;
    wire [63:0] swapped_word = {
        {7{plan_choose_bytes[7]}},
        plan_choose_bytes[7:6],
        {6{plan_choose_bytes[6]}},
        plan_choose_bytes[6:5],
        {6{plan_choose_bytes[5]}},
        plan_choose_bytes[5:4],
        {6{plan_choose_bytes[4]}},
        plan_choose_bytes[4:3],
        {6{plan_choose_bytes[3]}},
        plan_choose_bytes[3:2],
        {6{plan_choose_bytes[2]}},
        plan_choose_bytes[2:1],
        {6{plan_choose_bytes[1]}},
        plan_choose_bytes[1:0],
        {7{plan_choose_bytes[0]}}
    };
    wire [63:0] swapped = (compared_choose_word & ~swapped_word) | plan_choose_swap;
    wire  [7:0] kept_and = plan_choose_bytes & {8{plan_choose_sums}};
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
    wire [63:0] kept_xor = (compared_choose_word & plan_choose_keep) ^ plan_choose_flip;
    wire [63:0] kept = (compared_choose_sum & kept_word) | (kept_xor & ~kept_word);
    wire [63:0] after = holds ? swapped : kept;
    wire        written = works_6 && (plan_choose_writes || holds);
    wire  [7:0] bytes = plan_choose_bytes;
    wire [63:0] element_word = {before_1[55:0], before_1[63:56]};
    wire [63:0] element_word_2 = {before_1[47:0], before_1[63:48]};
    wire [63:0] element_choice = operation_choose_byte[0] ? element_word : element_word_2;
    wire [63:0] element_word_3 = {before_1[39:0], before_1[63:40]};
    wire [63:0] element_word_4 = {before_1[31:0], before_1[63:32]};
    wire [63:0] element_choice_2 = operation_choose_byte[0] ? element_word_3 : element_word_4;
    wire [63:0] element_choice_3 = operation_choose_byte[1] ? element_choice : element_choice_2;
    wire [63:0] element_word_5 = {before_1[23:0], before_1[63:24]};
    wire [63:0] element_word_6 = {before_1[15:0], before_1[63:16]};
    wire [63:0] element_choice_4 = operation_choose_byte[0] ? element_word_5 : element_word_6;
    wire [63:0] element_word_7 = {before_1[7:0], before_1[63:8]};
    wire [63:0] element_choice_5 = operation_choose_byte[0] ? element_word_7 : before_1;
    wire [63:0] element_choice_6 = operation_choose_byte[1] ? element_choice_4 : element_choice_5;
    wire [63:0] element_choice_7 = operation_choose_byte[2] ? element_choice_3 : element_choice_6;
    wire        element_term = operation_choose_size == 2'd3 && (|operation_choose_size);
    wire        element_term_2 = operation_choose_size == 2'd2 || element_term;
    wire        element_term_3 = operation_choose_size == 2'd1 || operation_choose_size == 2'd2;
    wire        element_term_4 = element_term_3 || element_term;
    wire        element_term_5 = operation_choose_size == 2'd0 || operation_choose_size == 2'd1;
    wire        element_term_6 = element_term_5 || operation_choose_size == 2'd2 || element_term;
    wire [63:0] element = element_choice_7 & {{32{element_term}}, {16{element_term_2}}, {8{element_term_4}}, {8{element_term_6}}};
    wire  [5:0] code_sum = code_sum_later_q;
    wire        fetching_sum = fetching_sum_later_q;
    wire        is_sum_term = operation_sum_opcode == 5'd2 || operation_sum_opcode == 5'd3;
    wire        is_sum = operation_sum_is_float && is_sum_term;
    wire  [1:0] sum_size = operation_sum_size;
    wire        fetched_term = fetching_sum && code_sum == 6'd1;
    wire [63:0] fetched = element_sum & {64{fetched_term}};
    wire [63:0] operand_sum = operand_sum_later_q;
    wire [63:0] sums_left_rdata = sums_left[sum_place];
    wire [63:0] left_rdata = left[place];
    wire  [7:0] bytes_merge = bytes_merge_later_q;
    wire        is_sum_merge = is_sum_merge_later_q;
    wire  [1:0] sum_size_merge = sum_size_merge_later_q;
    wire [63:0] after_merge = after_merge_later_q;
    wire [63:0] data_choice = sum_size_merge[0] ? float_sum_sum : {2{float_sum_sum[31:0]}};
    wire [63:0] data_choice_2 = sum_size_merge[0] ? {4{float_sum_sum[15:0]}} : {8{float_sum_sum[7:0]}};
    wire  [7:0] data_and = bytes_merge & {8{is_sum_merge}};
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
    wire [63:0] data_and_8 = (sum_size_merge[1] ? data_choice : data_choice_2) & data_word;
    wire [63:0] data = data_and_8 | (after_merge & ~data_word);
    wire [15:0] tag_out = tag_out_later_q;
    wire  [5:0] code_out = code_out_later_q;
    wire [63:0] fetched_out = fetched_out_later_q;
    wire        reads = works_2 && nearby_2_fresh;
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
    wire  [4:0] clock_minus_distance_later_q = clock - distance_later_q;
    wire [63:0] word_choice = nearby_later_q_second ? after_sum : left_rdata;
    wire [63:0] word_choice_2 = nearest_is_sum_later_q ? sums_left_rdata : word_choice;

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

    ses_float_sum float_sum (
        .clk           (clk),
        .a             (element_sum),
        .b             (operand_sum),
        .negate        (operation_sum_opcode == 5'd3),
        .format_half   (operation_sum_size == 2'd1),
        .format_single (operation_sum_size == 2'd2),
        .sum           (float_sum_sum)
    );

    result_buffer_w86_d32 results (
        .clk                  (clk),
        .rst                  (rst),
        .issue                (enters),
        .done                 (valid_out),
        .result_tag           (tag_out),
        .result_code          (code_out),
        .result_fetched       (fetched_out),
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

    delay_w6_c7 code_sum_later (
        .clk (clk),
        .d   (b_code),
        .q   (code_sum_later_q)
    );

    delay_w6_c12 code_out_later (
        .clk (clk),
        .d   (code_sum),
        .q   (code_out_later_q)
    );

    delay_w12_c4 operation_choose_later (
        .clk         (clk),
        .d_opcode    (operation_place_opcode),
        .d_size      (operation_place_size),
        .d_is_signed (operation_place_is_signed),
        .d_is_float  (operation_place_is_float),
        .d_byte      (operation_place_byte),
        .q_opcode    (operation_choose_later_q_opcode),
        .q_size      (operation_choose_later_q_size),
        .q_is_signed (operation_choose_later_q_is_signed),
        .q_is_float  (operation_choose_later_q_is_float),
        .q_byte      (operation_choose_later_q_byte)
    );

    delay_w16_c19 tag_out_later (
        .clk (clk),
        .d   (b_tag),
        .q   (tag_out_later_q)
    );

    delay_w1_c7 fetching_sum_later (
        .clk (clk),
        .d   (b_fetching),
        .q   (fetching_sum_later_q)
    );

    delay_w64_c5 operand_sum_later (
        .clk (clk),
        .d   (operand_place),
        .q   (operand_sum_later_q)
    );

    delay_w64_c11 after_merge_later (
        .clk (clk),
        .d   (after_sum),
        .q   (after_merge_later_q)
    );

    delay_w8_c12 bytes_merge_later (
        .clk (clk),
        .d   (bytes),
        .q   (bytes_merge_later_q)
    );

    delay_w1_c11 is_sum_merge_later (
        .clk (clk),
        .d   (is_sum),
        .q   (is_sum_merge_later_q)
    );

    delay_w2_c11 sum_size_merge_later (
        .clk (clk),
        .d   (sum_size),
        .q   (sum_size_merge_later_q)
    );

    delay_w64_c12 fetched_out_later (
        .clk (clk),
        .d   (fetched),
        .q   (fetched_out_later_q)
    );

    always @(posedge clk) begin
        left[clock] <= after_sum;
    end

    always @(posedge clk) begin
        sums_left[clock] <= data;
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_check <= 1'b0;
            valid_judge <= 1'b0;
            valid_leave <= 1'b0;
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
            clock <= 5'd0;
            valid_wait_1 <= 1'b0;
            valid_place <= 1'b0;
            valid_prepare <= 1'b0;
            valid_plan <= 1'b0;
            valid_compare <= 1'b0;
            valid_choose <= 1'b0;
            valid_sum <= 1'b0;
            valid_summing_0 <= 1'b0;
            valid_summing_1 <= 1'b0;
            valid_summing_2 <= 1'b0;
            valid_summing_3 <= 1'b0;
            valid_summing_4 <= 1'b0;
            valid_summing_5 <= 1'b0;
            valid_summing_6 <= 1'b0;
            valid_summing_7 <= 1'b0;
            valid_summing_8 <= 1'b0;
            valid_summing_9 <= 1'b0;
            valid_merge <= 1'b0;
            valid_out <= 1'b0;
            written_sum <= 1'b0;
            written_summing_0 <= 1'b0;
            written_summing_1 <= 1'b0;
            written_summing_2 <= 1'b0;
            written_summing_3 <= 1'b0;
            written_summing_4 <= 1'b0;
            written_summing_5 <= 1'b0;
            written_summing_6 <= 1'b0;
            written_summing_7 <= 1'b0;
            written_summing_8 <= 1'b0;
            written_summing_9 <= 1'b0;
            written_merge <= 1'b0;
            written_out <= 1'b0;
        end else begin
            if (goes) begin
                valid_check <= enters;
            end
            if (goes) begin
                valid_judge <= valid_check;
            end
            if (goes) begin
                valid_leave <= valid_judge;
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
            clock <= clock + 5'd1;
            valid_wait_1 <= leaves;
            valid_place <= valid_wait_1;
            valid_prepare <= valid_place;
            valid_plan <= valid_prepare;
            valid_compare <= valid_plan;
            valid_choose <= valid_compare;
            valid_sum <= valid_choose;
            valid_summing_0 <= valid_sum;
            valid_summing_1 <= valid_summing_0;
            valid_summing_2 <= valid_summing_1;
            valid_summing_3 <= valid_summing_2;
            valid_summing_4 <= valid_summing_3;
            valid_summing_5 <= valid_summing_4;
            valid_summing_6 <= valid_summing_5;
            valid_summing_7 <= valid_summing_6;
            valid_summing_8 <= valid_summing_7;
            valid_summing_9 <= valid_summing_8;
            valid_merge <= valid_summing_9;
            valid_out <= valid_merge;
            written_sum <= written;
            written_summing_0 <= written_sum;
            written_summing_1 <= written_summing_0;
            written_summing_2 <= written_summing_1;
            written_summing_3 <= written_summing_2;
            written_summing_4 <= written_summing_3;
            written_summing_5 <= written_summing_4;
            written_summing_6 <= written_summing_5;
            written_summing_7 <= written_summing_6;
            written_summing_8 <= written_summing_7;
            written_summing_9 <= written_summing_8;
            written_merge <= written_summing_9;
            written_out <= written_merge;
        end
    end

    always @(posedge clk) begin
        if (goes) begin
            element_check_tag <= up_payload_tag;
            element_check_code <= up_payload_code;
            element_check_opcode <= up_payload_opcode;
            element_check_data_type <= up_payload_data_type;
            element_check_fetching <= up_payload_fetching;
            element_check_request_length <= up_payload_request_length;
            element_check_payload_length <= up_payload_payload_length;
            element_check_address <= up_payload_address;
            element_check_operand <= up_payload_operand;
            element_check_compare <= up_payload_compare;
        end
        if (goes) begin
            checked_judge_operation_opcode <= checked_operation_opcode;
            checked_judge_operation_size <= checked_operation_size;
            checked_judge_operation_is_signed <= checked_operation_is_signed;
            checked_judge_operation_is_float <= checked_operation_is_float;
            checked_judge_operation_byte <= checked_operation_byte;
            checked_judge_has_operation <= checked_has_operation;
            checked_judge_has_type <= checked_has_type;
            checked_judge_is_pair <= checked_is_pair;
            checked_judge_fits_request <= checked_fits_request;
            checked_judge_compares <= checked_compares;
            checked_judge_fetching <= checked_fetching;
            checked_judge_payload_length <= checked_payload_length;
            checked_judge_below <= checked_below;
            checked_judge_code <= checked_code;
        end
        if (goes) begin
            asked_judge_tag <= asked_tag;
            asked_judge_fetching <= asked_fetching;
            asked_judge_address <= asked_address;
            asked_judge_operand <= asked_operand;
            asked_judge_compare <= asked_compare;
        end
        if (goes) begin
            asked_leave_tag <= asked_judge_tag;
            asked_leave_fetching <= asked_judge_fetching;
            asked_leave_address <= asked_judge_address;
            asked_leave_operand <= asked_judge_operand;
            asked_leave_compare <= asked_judge_compare;
        end
        if (goes) begin
            operation_leave_opcode <= operation_opcode;
            operation_leave_size <= operation_size;
            operation_leave_is_signed <= operation_is_signed;
            operation_leave_is_float <= operation_is_float;
            operation_leave_byte <= operation_byte;
        end
        if (goes) begin
            code_leave <= code;
        end
        word_1 <= b_address[63:3];
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
        operation_wait_1_opcode <= b_operation_opcode;
        operation_wait_1_size <= b_operation_size;
        operation_wait_1_is_signed <= b_operation_is_signed;
        operation_wait_1_is_float <= b_operation_is_float;
        operation_wait_1_byte <= b_operation_byte;
        operation_place_opcode <= operation_wait_1_opcode;
        operation_place_size <= operation_wait_1_size;
        operation_place_is_signed <= operation_wait_1_is_signed;
        operation_place_is_float <= operation_wait_1_is_float;
        operation_place_byte <= operation_wait_1_byte;
        operand_wait_1 <= b_operand;
        operand_place <= operand_wait_1;
        compare_wait_1 <= b_compare;
        compare_place <= compare_wait_1;
        placed_prepare_operation_opcode <= placed_operation_opcode;
        placed_prepare_operation_size <= placed_operation_size;
        placed_prepare_operation_is_signed <= placed_operation_is_signed;
        placed_prepare_operation_is_float <= placed_operation_is_float;
        placed_prepare_operation_byte <= placed_operation_byte;
        placed_prepare_operand <= placed_operand;
        placed_prepare_compare <= placed_compare;
        placed_prepare_bytes <= placed_bytes;
        prepared_plan_bytes <= prepared_bytes;
        prepared_plan_sign_bytes <= prepared_sign_bytes;
        prepared_plan_sums <= prepared_sums;
        prepared_plan_operand <= prepared_operand;
        prepared_plan_given <= prepared_given;
        prepared_plan_mask <= prepared_mask;
        prepared_plan_one <= prepared_one;
        prepared_plan_magnitude <= prepared_magnitude;
        prepared_plan_highest <= prepared_highest;
        prepared_plan_is_float <= prepared_is_float;
        prepared_plan_has_sign <= prepared_has_sign;
        prepared_plan_logical <= prepared_logical;
        prepared_plan_or <= prepared_or;
        prepared_plan_and <= prepared_and;
        prepared_plan_puts <= prepared_puts;
        prepared_plan_clears <= prepared_clears;
        prepared_plan_masks <= prepared_masks;
        prepared_plan_swaps_bits <= prepared_swaps_bits;
        prepared_plan_flips <= prepared_flips;
        prepared_plan_read <= prepared_read;
        prepared_plan_conditional <= prepared_conditional;
        prepared_plan_takes_below <= prepared_takes_below;
        prepared_plan_takes_equal <= prepared_takes_equal;
        prepared_plan_takes_above <= prepared_takes_above;
        prepared_plan_takes_unordered <= prepared_takes_unordered;
        prepared_plan_takes_nan <= prepared_takes_nan;
        place <= clock_minus_distance_later_q + 5'd4;
        sum_place <= clock_minus_distance_later_q + 5'd15;
        before_1 <= word;
        plan_compare_bytes <= plan_bytes;
        plan_compare_sums <= plan_sums;
        plan_compare_keep <= plan_keep;
        plan_compare_flip <= plan_flip;
        plan_compare_swap <= plan_swap;
        plan_compare_if_positive_below <= plan_if_positive_below;
        plan_compare_if_positive_equal <= plan_if_positive_equal;
        plan_compare_if_positive_above <= plan_if_positive_above;
        plan_compare_if_negative_below <= plan_if_negative_below;
        plan_compare_if_negative_equal <= plan_if_negative_equal;
        plan_compare_if_negative_above <= plan_if_negative_above;
        plan_compare_if_nan <= plan_if_nan;
        plan_compare_if_zero <= plan_if_zero;
        plan_compare_writes <= plan_writes;
        compares_compare_operand <= compares_operand;
        compares_compare_magnitude <= compares_magnitude;
        compares_compare_highest <= compares_highest;
        compares_compare_sign_bytes <= compares_sign_bytes;
        compared_choose_below <= compared_below;
        compared_choose_above <= compared_above;
        compared_choose_nan <= compared_nan;
        compared_choose_zero <= compared_zero;
        compared_choose_negative <= compared_negative;
        compared_choose_word <= compared_word;
        compared_choose_sum <= compared_sum;
        plan_choose_bytes <= plan_compare_bytes;
        plan_choose_sums <= plan_compare_sums;
        plan_choose_keep <= plan_compare_keep;
        plan_choose_flip <= plan_compare_flip;
        plan_choose_swap <= plan_compare_swap;
        plan_choose_if_positive_below <= plan_compare_if_positive_below;
        plan_choose_if_positive_equal <= plan_compare_if_positive_equal;
        plan_choose_if_positive_above <= plan_compare_if_positive_above;
        plan_choose_if_negative_below <= plan_compare_if_negative_below;
        plan_choose_if_negative_equal <= plan_compare_if_negative_equal;
        plan_choose_if_negative_above <= plan_compare_if_negative_above;
        plan_choose_if_nan <= plan_compare_if_nan;
        plan_choose_if_zero <= plan_compare_if_zero;
        plan_choose_writes <= plan_compare_writes;
        element_sum <= element;
        operation_sum_opcode <= operation_choose_opcode;
        operation_sum_size <= operation_choose_size;
        operation_sum_is_signed <= operation_choose_is_signed;
        operation_sum_is_float <= operation_choose_is_float;
        operation_sum_byte <= operation_choose_byte;
        after_sum <= after;
        word <= nearby_later_q_first ? after : nearby_later_q_fresh ? read_data : word_choice_2;
        bytes_out <= bytes_merge;
        data_out <= data;
    end

    assign read_valid = reads;
    assign read_address = word_2;
    assign write_valid = written_out;
    assign write_address = address_later_q;
    assign write_data = data_out;
    assign write_enable = bytes_out;
    assign up_ready = ready;
    assign down_payload_tag = results_down_payload_tag;
    assign down_payload_code = results_down_payload_code;
    assign down_payload_fetched = results_down_payload_fetched;
    assign down_valid = results_down_valid;

    wire _unused_ok = &{1'b0, b_address[2:0], sums_ahead_1[13:0], first_16_0[13:0], placed_prepare_operation_byte, operation_sum_is_signed, operation_sum_byte};

endmodule

`default_nettype wire
