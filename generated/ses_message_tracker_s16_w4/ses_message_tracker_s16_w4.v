// Messages of several packets, 64 at a time: a packet in each clock, completions out.
`default_nettype none

module ses_message_tracker_s16_w4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        packet_valid,
    input  wire [15:0] packet_message_peer,
    input  wire [15:0] packet_message_pdc,
    input  wire [15:0] packet_message_message_id,
    input  wire        packet_som,
    input  wire        packet_eom,
    input  wire        packet_msg_error,
    input  wire  [5:0] packet_code,
    input  wire [13:0] packet_payload_length,
    input  wire [31:0] packet_message_offset,
    input  wire [31:0] packet_request_length,
    input  wire        packet_hd,
    input  wire [63:0] packet_header_data,
    input  wire        tick,
    output wire        ready,
    output wire        verdict_valid,
    output wire        verdict_found,
    output wire  [5:0] verdict_slot,
    output wire  [5:0] verdict_code,
    output wire        verdict_place,
    output wire        verdict_refused,
    output wire        verdict_completes,
    output wire        verdict_has_header_data,
    output wire [63:0] verdict_header_data,
    output wire        expired_valid,
    output wire  [5:0] expired_slot,
    output wire [15:0] expired_message_peer,
    output wire [15:0] expired_message_pdc,
    output wire [15:0] expired_message_message_id,
    output wire  [5:0] expired_code
);

    reg         clearing;
    reg   [3:0] cleared;
    reg         looking;
    reg   [3:0] pointer;
    reg         valid_ask;
    reg  [15:0] packet_ask_message_peer;
    reg  [15:0] packet_ask_message_pdc;
    reg  [15:0] packet_ask_message_message_id;
    reg         packet_ask_som;
    reg         packet_ask_eom;
    reg         packet_ask_msg_error;
    reg   [5:0] packet_ask_code;
    reg  [13:0] packet_ask_payload_length;
    reg  [31:0] packet_ask_message_offset;
    reg  [31:0] packet_ask_request_length;
    reg         packet_ask_hd;
    reg  [63:0] packet_ask_header_data;
    reg   [3:0] set_of_ask;
    reg  [32:0] request_subtract;
    reg  [32:0] amount_subtract;
    reg  [32:0] first_left_compare;
    reg  [15:0] title_subtract_peer;
    reg  [15:0] title_subtract_pdc;
    reg  [15:0] title_subtract_message_id;
    reg  [15:0] title_compare_peer;
    reg  [15:0] title_compare_pdc;
    reg  [15:0] title_compare_message_id;
    reg  [15:0] title_update_peer;
    reg  [15:0] title_update_pdc;
    reg  [15:0] title_update_message_id;
    reg         is_error_subtract;
    reg         is_error_compare;
    reg         is_error_update;
    reg  [32:0] amount_compare;
    reg  [32:0] amount_update;
    reg  [32:0] first_left_update;
    reg         first_done_update;
    reg         brings_data_subtract;
    reg         brings_data_compare;
    reg         brings_data_update;
    reg         counts_subtract;
    reg         counts_compare;
    reg         counts_update;
    reg   [5:0] own_code_subtract;
    reg   [5:0] own_code_compare;
    reg   [5:0] own_code_update;
    reg         clears_subtract;
    reg         clears_compare;
    reg         clears_update;
    reg   [3:0] own_ways_choose;
    reg         counts_choose;
    reg   [5:0] codes_choose_0;
    reg   [5:0] codes_choose_1;
    reg   [5:0] codes_choose_2;
    reg   [5:0] codes_choose_3;
    reg  [53:0] gone_choose_0;
    reg  [53:0] gone_choose_1;
    reg  [53:0] gone_choose_2;
    reg  [53:0] gone_choose_3;
    reg   [3:0] old_choose;
    reg         first_finishes_choose;
    reg   [3:0] live_choose;
    reg   [5:0] own_code_choose;
    reg   [5:0] first_code_choose;
    reg   [3:0] finishes_choose;
    reg         brings_data_choose;
    reg   [3:0] had_data_choose;
    reg         ages_subtract;
    reg         ages_compare;
    reg         ages_update;
    reg         ages_choose;
    wire        ram_word_0_live;
    wire [15:0] ram_word_0_message_peer;
    wire [15:0] ram_word_0_message_pdc;
    wire [15:0] ram_word_0_message_message_id;
    wire [32:0] ram_word_0_left;
    wire  [5:0] ram_word_0_error;
    wire        ram_word_0_shortened;
    wire        ram_word_0_has_header_data;
    wire  [1:0] ram_word_0_age;
    wire        ram_word_1_live;
    wire [15:0] ram_word_1_message_peer;
    wire [15:0] ram_word_1_message_pdc;
    wire [15:0] ram_word_1_message_message_id;
    wire [32:0] ram_word_1_left;
    wire  [5:0] ram_word_1_error;
    wire        ram_word_1_shortened;
    wire        ram_word_1_has_header_data;
    wire  [1:0] ram_word_1_age;
    wire        ram_word_2_live;
    wire [15:0] ram_word_2_message_peer;
    wire [15:0] ram_word_2_message_pdc;
    wire [15:0] ram_word_2_message_message_id;
    wire [32:0] ram_word_2_left;
    wire  [5:0] ram_word_2_error;
    wire        ram_word_2_shortened;
    wire        ram_word_2_has_header_data;
    wire  [1:0] ram_word_2_age;
    wire        ram_word_3_live;
    wire [15:0] ram_word_3_message_peer;
    wire [15:0] ram_word_3_message_pdc;
    wire [15:0] ram_word_3_message_message_id;
    wire [32:0] ram_word_3_left;
    wire  [5:0] ram_word_3_error;
    wire        ram_word_3_shortened;
    wire        ram_word_3_has_header_data;
    wire  [1:0] ram_word_3_age;
    wire  [3:0] ram_at;
    wire        ram_valid;
    reg  [63:0] header_data_kept_rdata;
    reg         brings_data_out;
    reg         had_before_out;
    reg         valid_subtract;
    reg         valid_compare;
    reg         valid_update;
    reg         valid_choose;
    reg         valid_out;
    reg         judged_out_found;
    reg   [5:0] judged_out_slot;
    reg   [5:0] judged_out_code;
    reg         judged_out_refused;
    reg         judged_out_place;
    reg         judged_out_completes;
    reg  [63:0] data_out;
    reg         expires_out;
    reg   [5:0] expired_slot_is_out;
    reg  [53:0] forgotten_out;
    wire  [3:0] set_of_choose_later_q;
    wire  [3:0] looked_set_choose_later_q;
    wire [63:0] data_choose_later_q;
    wire        has_bytes_choose_later_q;
    (* no_rw_check *)
    reg  [63:0] header_data_kept [0:63];

    wire        word_0_live = ram_word_0_live;
    wire [15:0] word_0_message_peer = ram_word_0_message_peer;
    wire [15:0] word_0_message_pdc = ram_word_0_message_pdc;
    wire [15:0] word_0_message_message_id = ram_word_0_message_message_id;
    wire [32:0] word_0_left = ram_word_0_left;
    wire  [5:0] word_0_error = ram_word_0_error;
    wire        word_0_shortened = ram_word_0_shortened;
    wire        word_0_has_header_data = ram_word_0_has_header_data;
    wire  [1:0] word_0_age = ram_word_0_age;
    wire        word_1_live = ram_word_1_live;
    wire [15:0] word_1_message_peer = ram_word_1_message_peer;
    wire [15:0] word_1_message_pdc = ram_word_1_message_pdc;
    wire [15:0] word_1_message_message_id = ram_word_1_message_message_id;
    wire [32:0] word_1_left = ram_word_1_left;
    wire  [5:0] word_1_error = ram_word_1_error;
    wire        word_1_shortened = ram_word_1_shortened;
    wire        word_1_has_header_data = ram_word_1_has_header_data;
    wire  [1:0] word_1_age = ram_word_1_age;
    wire        word_2_live = ram_word_2_live;
    wire [15:0] word_2_message_peer = ram_word_2_message_peer;
    wire [15:0] word_2_message_pdc = ram_word_2_message_pdc;
    wire [15:0] word_2_message_message_id = ram_word_2_message_message_id;
    wire [32:0] word_2_left = ram_word_2_left;
    wire  [5:0] word_2_error = ram_word_2_error;
    wire        word_2_shortened = ram_word_2_shortened;
    wire        word_2_has_header_data = ram_word_2_has_header_data;
    wire  [1:0] word_2_age = ram_word_2_age;
    wire        word_3_live = ram_word_3_live;
    wire [15:0] word_3_message_peer = ram_word_3_message_peer;
    wire [15:0] word_3_message_pdc = ram_word_3_message_pdc;
    wire [15:0] word_3_message_message_id = ram_word_3_message_message_id;
    wire [32:0] word_3_left = ram_word_3_left;
    wire  [5:0] word_3_error = ram_word_3_error;
    wire        word_3_shortened = ram_word_3_shortened;
    wire        word_3_has_header_data = ram_word_3_has_header_data;
    wire  [1:0] word_3_age = ram_word_3_age;
    wire [47:0] set_of_word = {packet_message_peer, packet_message_pdc, packet_message_message_id};
    wire  [3:0] set_of = {
        ^(set_of_word & 48'h1eb23d647ac8),
        ^(set_of_word & 48'h8f591eb23d64),
        ^(set_of_word & 48'h47ac8f591eb2),
        ^(set_of_word & 48'h3d647ac8f591)
    };
    wire        single = packet_ask_som && packet_ask_eom && !packet_ask_msg_error;
    wire        looks = looking && !(valid_ask && !single);
    wire        counts = valid_ask && !single;
    wire        clears = clearing;
    wire        ages = looks && !clearing;
    wire  [3:0] looked_set = pointer;
    wire  [3:0] set_asked = clearing ? cleared : valid_ask && !single ? set_of_ask : pointer;
    wire        asks = clearing || (valid_ask && !single) || looks;
    wire [32:0] request = {1'b0, packet_ask_request_length};
    wire [32:0] amount_difference = {1'b0, packet_ask_request_length} - {1'b0, packet_ask_message_offset};
    wire [32:0] amount = packet_ask_msg_error ? amount_difference : {19'd0, packet_ask_payload_length};
    wire        own_code_term = {1'b0, packet_ask_request_length} != {19'd0, packet_ask_payload_length};
    wire  [5:0] own_code_choice = single && own_code_term ? 6'd24 : packet_ask_code;
    wire  [5:0] own_code = packet_ask_code != 6'd1 ? packet_ask_code : own_code_choice;
    wire [15:0] title_peer = packet_ask_message_peer;
    wire [15:0] title_pdc = packet_ask_message_pdc;
    wire [15:0] title_message_id = packet_ask_message_message_id;
    wire        is_error = packet_ask_msg_error;
    wire [63:0] data = packet_ask_header_data;
    wire        brings_data = packet_ask_hd && packet_ask_som;
    wire        has_bytes = (|packet_ask_payload_length) && !packet_ask_msg_error;
    wire [32:0] first_left = request_subtract - amount_subtract;
    wire        first_done = !(|first_left_compare);
    wire [47:0] hit_word = {title_update_peer, title_update_pdc, title_update_message_id};
    wire        hit_match = {word_0_message_peer, word_0_message_pdc, word_0_message_message_id} == hit_word;
    wire        word_0_live_and_hit_match = word_0_live && hit_match;
    wire        hit_match_2 = {word_1_message_peer, word_1_message_pdc, word_1_message_message_id} == hit_word;
    wire        word_1_live_and_hit_match_2 = word_1_live && hit_match_2;
    wire        hit_match_3 = {word_2_message_peer, word_2_message_pdc, word_2_message_message_id} == hit_word;
    wire        word_2_live_and_hit_match_3 = word_2_live && hit_match_3;
    wire        hit_match_4 = {word_3_message_peer, word_3_message_pdc, word_3_message_message_id} == hit_word;
    wire        word_3_live_and_hit_match_4 = word_3_live && hit_match_4;
    wire        hit = word_0_live_and_hit_match || word_1_live_and_hit_match_2 || word_2_live_and_hit_match_3 || word_3_live_and_hit_match_4;
    wire        next_word_0_live_term = !(is_error_update && word_0_shortened);
    wire [32:0] next_word_0_live_difference = word_0_left - amount_update;
    wire        next_word_0_live_term_2 = next_word_0_live_difference[32] && next_word_0_live_term;
    wire        next_word_0_live_term_3 = (word_0_left == amount_update && next_word_0_live_term) || next_word_0_live_term_2;
    wire        next_word_0_live_term_4 = counts_update && !(first_done_update || first_left_update[32]);
    wire        next_word_0_live_term_5 = !word_0_live && !hit && next_word_0_live_term_4;
    wire        next_word_0_live_choice = word_0_live_and_hit_match ? !next_word_0_live_term_3 : next_word_0_live_term_5 ? 1'b1 : word_0_live;
    wire        next_word_0_live_term_6 = word_0_live && word_0_age == 2'd3;
    wire        not_next_word_0_live_term_6 = !next_word_0_live_term_6;
    wire        next_word_0_live_term_7 = word_0_live && not_next_word_0_live_term_6 && !clears_update;
    wire        next_word_0_live = counts_update ? next_word_0_live_choice : next_word_0_live_term_7;
    wire [15:0] next_word_0_message_peer_choice = next_word_0_live_term_5 ? title_update_peer : word_0_message_peer;
    wire [15:0] next_word_0_message_peer_choice_2 = word_0_live_and_hit_match ? word_0_message_peer : next_word_0_message_peer_choice;
    wire [15:0] next_word_0_message_peer = counts_update ? next_word_0_message_peer_choice_2 : word_0_message_peer;
    wire [15:0] next_word_0_message_pdc_choice = next_word_0_live_term_5 ? title_update_pdc : word_0_message_pdc;
    wire [15:0] next_word_0_message_pdc_choice_2 = word_0_live_and_hit_match ? word_0_message_pdc : next_word_0_message_pdc_choice;
    wire [15:0] next_word_0_message_pdc = counts_update ? next_word_0_message_pdc_choice_2 : word_0_message_pdc;
    wire [15:0] next_word_0_message_message_id_choice = next_word_0_live_term_5 ? title_update_message_id : word_0_message_message_id;
    wire [15:0] next_word_0_message_message_id_choice_2 = word_0_live_and_hit_match ? word_0_message_message_id : next_word_0_message_message_id_choice;
    wire [15:0] next_word_0_message_message_id = counts_update ? next_word_0_message_message_id_choice_2 : word_0_message_message_id;
    wire [32:0] next_word_0_left_choice = next_word_0_live_term_5 ? first_left_update : word_0_left;
    wire [32:0] next_word_0_left_choice_2 = word_0_live_and_hit_match ? (next_word_0_live_term ? next_word_0_live_difference : word_0_left) : next_word_0_left_choice;
    wire [32:0] next_word_0_left = counts_update ? next_word_0_left_choice_2 : word_0_left;
    wire  [5:0] next_word_0_error_choice = next_word_0_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] next_word_0_error_choice_2 = own_code_update != 6'd1 ? own_code_update : next_word_0_error_choice;
    wire        next_word_0_error_term = ((|word_0_error) ? word_0_error : next_word_0_error_choice_2) != 6'd1;
    wire  [5:0] next_word_0_error_and = ((|word_0_error) ? word_0_error : next_word_0_error_choice_2) & {6{next_word_0_error_term}};
    wire  [5:0] next_word_0_error_and_2 = own_code_update & {6{own_code_update != 6'd1}};
    wire  [5:0] next_word_0_error_choice_3 = word_0_live_and_hit_match ? next_word_0_error_and : next_word_0_live_term_5 ? next_word_0_error_and_2 : word_0_error;
    wire  [5:0] next_word_0_error = counts_update ? next_word_0_error_choice_3 : word_0_error;
    wire        next_word_0_shortened_choice = next_word_0_live_term_5 ? is_error_update : word_0_shortened;
    wire        next_word_0_shortened_choice_2 = word_0_live_and_hit_match ? word_0_shortened || is_error_update : next_word_0_shortened_choice;
    wire        next_word_0_shortened = counts_update ? next_word_0_shortened_choice_2 : word_0_shortened;
    wire        next_word_0_has_header_data_choice = next_word_0_live_term_5 ? brings_data_update : word_0_has_header_data;
    wire        next_word_0_has_header_data_choice_2 = word_0_live_and_hit_match ? word_0_has_header_data || brings_data_update : next_word_0_has_header_data_choice;
    wire        next_word_0_has_header_data = counts_update ? next_word_0_has_header_data_choice_2 : word_0_has_header_data;
    wire  [1:0] next_word_0_age_choice = word_0_live_and_hit_match ? 2'd0 : next_word_0_live_term_5 ? 2'd0 : word_0_age;
    wire  [1:0] next_word_0_age = counts_update ? next_word_0_age_choice : word_0_age + {1'b0, not_next_word_0_live_term_6};
    wire        next_word_1_live_term = !(is_error_update && word_1_shortened);
    wire [32:0] next_word_1_live_difference = word_1_left - amount_update;
    wire        next_word_1_live_term_2 = next_word_1_live_difference[32] && next_word_1_live_term;
    wire        next_word_1_live_term_3 = (word_1_left == amount_update && next_word_1_live_term) || next_word_1_live_term_2;
    wire        next_word_1_live_term_4 = !word_1_live && word_0_live && !hit && next_word_0_live_term_4;
    wire        next_word_1_live_choice = word_1_live_and_hit_match_2 ? !next_word_1_live_term_3 : next_word_1_live_term_4 ? 1'b1 : word_1_live;
    wire        next_word_1_live_term_5 = word_1_live && word_1_age == 2'd3;
    wire        next_word_1_live_term_6 = word_1_live && !(next_word_1_live_term_5 && not_next_word_0_live_term_6) && !clears_update;
    wire        next_word_1_live = counts_update ? next_word_1_live_choice : next_word_1_live_term_6;
    wire [15:0] next_word_1_message_peer_choice = next_word_1_live_term_4 ? title_update_peer : word_1_message_peer;
    wire [15:0] next_word_1_message_peer_choice_2 = word_1_live_and_hit_match_2 ? word_1_message_peer : next_word_1_message_peer_choice;
    wire [15:0] next_word_1_message_peer = counts_update ? next_word_1_message_peer_choice_2 : word_1_message_peer;
    wire [15:0] next_word_1_message_pdc_choice = next_word_1_live_term_4 ? title_update_pdc : word_1_message_pdc;
    wire [15:0] next_word_1_message_pdc_choice_2 = word_1_live_and_hit_match_2 ? word_1_message_pdc : next_word_1_message_pdc_choice;
    wire [15:0] next_word_1_message_pdc = counts_update ? next_word_1_message_pdc_choice_2 : word_1_message_pdc;
    wire [15:0] next_word_1_message_message_id_choice = next_word_1_live_term_4 ? title_update_message_id : word_1_message_message_id;
    wire [15:0] next_word_1_message_message_id_choice_2 = word_1_live_and_hit_match_2 ? word_1_message_message_id : next_word_1_message_message_id_choice;
    wire [15:0] next_word_1_message_message_id = counts_update ? next_word_1_message_message_id_choice_2 : word_1_message_message_id;
    wire [32:0] next_word_1_left_choice = next_word_1_live_term_4 ? first_left_update : word_1_left;
    wire [32:0] next_word_1_left_choice_2 = word_1_live_and_hit_match_2 ? (next_word_1_live_term ? next_word_1_live_difference : word_1_left) : next_word_1_left_choice;
    wire [32:0] next_word_1_left = counts_update ? next_word_1_left_choice_2 : word_1_left;
    wire  [5:0] next_word_1_error_choice = next_word_1_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] next_word_1_error_choice_2 = own_code_update != 6'd1 ? own_code_update : next_word_1_error_choice;
    wire        next_word_1_error_term = ((|word_1_error) ? word_1_error : next_word_1_error_choice_2) != 6'd1;
    wire  [5:0] next_word_1_error_and = ((|word_1_error) ? word_1_error : next_word_1_error_choice_2) & {6{next_word_1_error_term}};
    wire  [5:0] next_word_1_error_choice_3 = word_1_live_and_hit_match_2 ? next_word_1_error_and : next_word_1_live_term_4 ? next_word_0_error_and_2 : word_1_error;
    wire  [5:0] next_word_1_error = counts_update ? next_word_1_error_choice_3 : word_1_error;
    wire        next_word_1_shortened_choice = next_word_1_live_term_4 ? is_error_update : word_1_shortened;
    wire        next_word_1_shortened_choice_2 = word_1_live_and_hit_match_2 ? word_1_shortened || is_error_update : next_word_1_shortened_choice;
    wire        next_word_1_shortened = counts_update ? next_word_1_shortened_choice_2 : word_1_shortened;
    wire        next_word_1_has_header_data_choice = next_word_1_live_term_4 ? brings_data_update : word_1_has_header_data;
    wire        next_word_1_has_header_data_choice_2 = word_1_live_and_hit_match_2 ? word_1_has_header_data || brings_data_update : next_word_1_has_header_data_choice;
    wire        next_word_1_has_header_data = counts_update ? next_word_1_has_header_data_choice_2 : word_1_has_header_data;
    wire  [1:0] next_word_1_age_choice = word_1_live_and_hit_match_2 ? 2'd0 : next_word_1_live_term_4 ? 2'd0 : word_1_age;
    wire        not_next_word_1_live_term_5 = !next_word_1_live_term_5;
    wire  [1:0] next_word_1_age = counts_update ? next_word_1_age_choice : word_1_age + {1'b0, not_next_word_1_live_term_5};
    wire        next_word_2_live_term = !(is_error_update && word_2_shortened);
    wire [32:0] next_word_2_live_difference = word_2_left - amount_update;
    wire        next_word_2_live_term_2 = next_word_2_live_difference[32] && next_word_2_live_term;
    wire        next_word_2_live_term_3 = (word_2_left == amount_update && next_word_2_live_term) || next_word_2_live_term_2;
    wire        next_word_2_live_term_4 = !word_2_live && word_0_live && word_1_live && !hit;
    wire        next_word_2_live_term_5 = next_word_2_live_term_4 && next_word_0_live_term_4;
    wire        next_word_2_live_choice = word_2_live_and_hit_match_3 ? !next_word_2_live_term_3 : next_word_2_live_term_5 ? 1'b1 : word_2_live;
    wire        next_word_2_live_term_6 = word_2_live && word_2_age == 2'd3;
    wire        next_word_2_live_term_7 = word_2_live && !(next_word_2_live_term_6 && not_next_word_0_live_term_6 && not_next_word_1_live_term_5);
    wire        next_word_2_live = counts_update ? next_word_2_live_choice : next_word_2_live_term_7 && !clears_update;
    wire [15:0] next_word_2_message_peer_choice = next_word_2_live_term_5 ? title_update_peer : word_2_message_peer;
    wire [15:0] next_word_2_message_peer_choice_2 = word_2_live_and_hit_match_3 ? word_2_message_peer : next_word_2_message_peer_choice;
    wire [15:0] next_word_2_message_peer = counts_update ? next_word_2_message_peer_choice_2 : word_2_message_peer;
    wire [15:0] next_word_2_message_pdc_choice = next_word_2_live_term_5 ? title_update_pdc : word_2_message_pdc;
    wire [15:0] next_word_2_message_pdc_choice_2 = word_2_live_and_hit_match_3 ? word_2_message_pdc : next_word_2_message_pdc_choice;
    wire [15:0] next_word_2_message_pdc = counts_update ? next_word_2_message_pdc_choice_2 : word_2_message_pdc;
    wire [15:0] next_word_2_message_message_id_choice = next_word_2_live_term_5 ? title_update_message_id : word_2_message_message_id;
    wire [15:0] next_word_2_message_message_id_choice_2 = word_2_live_and_hit_match_3 ? word_2_message_message_id : next_word_2_message_message_id_choice;
    wire [15:0] next_word_2_message_message_id = counts_update ? next_word_2_message_message_id_choice_2 : word_2_message_message_id;
    wire [32:0] next_word_2_left_choice = next_word_2_live_term_5 ? first_left_update : word_2_left;
    wire [32:0] next_word_2_left_choice_2 = word_2_live_and_hit_match_3 ? (next_word_2_live_term ? next_word_2_live_difference : word_2_left) : next_word_2_left_choice;
    wire [32:0] next_word_2_left = counts_update ? next_word_2_left_choice_2 : word_2_left;
    wire  [5:0] next_word_2_error_choice = next_word_2_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] next_word_2_error_choice_2 = own_code_update != 6'd1 ? own_code_update : next_word_2_error_choice;
    wire        next_word_2_error_term = ((|word_2_error) ? word_2_error : next_word_2_error_choice_2) != 6'd1;
    wire  [5:0] next_word_2_error_and = ((|word_2_error) ? word_2_error : next_word_2_error_choice_2) & {6{next_word_2_error_term}};
    wire  [5:0] next_word_2_error_choice_3 = word_2_live_and_hit_match_3 ? next_word_2_error_and : next_word_2_live_term_5 ? next_word_0_error_and_2 : word_2_error;
    wire  [5:0] next_word_2_error = counts_update ? next_word_2_error_choice_3 : word_2_error;
    wire        next_word_2_shortened_choice = next_word_2_live_term_5 ? is_error_update : word_2_shortened;
    wire        next_word_2_shortened_choice_2 = word_2_live_and_hit_match_3 ? word_2_shortened || is_error_update : next_word_2_shortened_choice;
    wire        next_word_2_shortened = counts_update ? next_word_2_shortened_choice_2 : word_2_shortened;
    wire        next_word_2_has_header_data_choice = next_word_2_live_term_5 ? brings_data_update : word_2_has_header_data;
    wire        next_word_2_has_header_data_choice_2 = word_2_live_and_hit_match_3 ? word_2_has_header_data || brings_data_update : next_word_2_has_header_data_choice;
    wire        next_word_2_has_header_data = counts_update ? next_word_2_has_header_data_choice_2 : word_2_has_header_data;
    wire  [1:0] next_word_2_age_choice = word_2_live_and_hit_match_3 ? 2'd0 : next_word_2_live_term_5 ? 2'd0 : word_2_age;
    wire        not_next_word_2_live_term_6 = !next_word_2_live_term_6;
    wire  [1:0] next_word_2_age = counts_update ? next_word_2_age_choice : word_2_age + {1'b0, not_next_word_2_live_term_6};
    wire        next_word_3_live_term = !(is_error_update && word_3_shortened);
    wire [32:0] next_word_3_live_difference = word_3_left - amount_update;
    wire        next_word_3_live_term_2 = next_word_3_live_difference[32] && next_word_3_live_term;
    wire        next_word_3_live_term_3 = (word_3_left == amount_update && next_word_3_live_term) || next_word_3_live_term_2;
    wire        next_word_3_live_term_4 = !word_3_live && word_0_live && word_1_live && word_2_live;
    wire        next_word_3_live_term_5 = next_word_3_live_term_4 && !hit && next_word_0_live_term_4;
    wire        next_word_3_live_choice = word_3_live_and_hit_match_4 ? !next_word_3_live_term_3 : next_word_3_live_term_5 ? 1'b1 : word_3_live;
    wire        next_word_3_live_term_6 = word_3_live && word_3_age == 2'd3;
    wire        next_word_3_live_term_7 = !(next_word_3_live_term_6 && not_next_word_0_live_term_6 && not_next_word_1_live_term_5 && not_next_word_2_live_term_6);
    wire        next_word_3_live_term_8 = word_3_live && next_word_3_live_term_7 && !clears_update;
    wire        next_word_3_live = counts_update ? next_word_3_live_choice : next_word_3_live_term_8;
    wire [15:0] next_word_3_message_peer_choice = next_word_3_live_term_5 ? title_update_peer : word_3_message_peer;
    wire [15:0] next_word_3_message_peer_choice_2 = word_3_live_and_hit_match_4 ? word_3_message_peer : next_word_3_message_peer_choice;
    wire [15:0] next_word_3_message_peer = counts_update ? next_word_3_message_peer_choice_2 : word_3_message_peer;
    wire [15:0] next_word_3_message_pdc_choice = next_word_3_live_term_5 ? title_update_pdc : word_3_message_pdc;
    wire [15:0] next_word_3_message_pdc_choice_2 = word_3_live_and_hit_match_4 ? word_3_message_pdc : next_word_3_message_pdc_choice;
    wire [15:0] next_word_3_message_pdc = counts_update ? next_word_3_message_pdc_choice_2 : word_3_message_pdc;
    wire [15:0] next_word_3_message_message_id_choice = next_word_3_live_term_5 ? title_update_message_id : word_3_message_message_id;
    wire [15:0] next_word_3_message_message_id_choice_2 = word_3_live_and_hit_match_4 ? word_3_message_message_id : next_word_3_message_message_id_choice;
    wire [15:0] next_word_3_message_message_id = counts_update ? next_word_3_message_message_id_choice_2 : word_3_message_message_id;
    wire [32:0] next_word_3_left_choice = next_word_3_live_term_5 ? first_left_update : word_3_left;
    wire [32:0] next_word_3_left_choice_2 = word_3_live_and_hit_match_4 ? (next_word_3_live_term ? next_word_3_live_difference : word_3_left) : next_word_3_left_choice;
    wire [32:0] next_word_3_left = counts_update ? next_word_3_left_choice_2 : word_3_left;
    wire  [5:0] next_word_3_error_choice = next_word_3_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] next_word_3_error_choice_2 = own_code_update != 6'd1 ? own_code_update : next_word_3_error_choice;
    wire        next_word_3_error_term = ((|word_3_error) ? word_3_error : next_word_3_error_choice_2) != 6'd1;
    wire  [5:0] next_word_3_error_and = ((|word_3_error) ? word_3_error : next_word_3_error_choice_2) & {6{next_word_3_error_term}};
    wire  [5:0] next_word_3_error_choice_3 = word_3_live_and_hit_match_4 ? next_word_3_error_and : next_word_3_live_term_5 ? next_word_0_error_and_2 : word_3_error;
    wire  [5:0] next_word_3_error = counts_update ? next_word_3_error_choice_3 : word_3_error;
    wire        next_word_3_shortened_choice = next_word_3_live_term_5 ? is_error_update : word_3_shortened;
    wire        next_word_3_shortened_choice_2 = word_3_live_and_hit_match_4 ? word_3_shortened || is_error_update : next_word_3_shortened_choice;
    wire        next_word_3_shortened = counts_update ? next_word_3_shortened_choice_2 : word_3_shortened;
    wire        next_word_3_has_header_data_choice = next_word_3_live_term_5 ? brings_data_update : word_3_has_header_data;
    wire        next_word_3_has_header_data_choice_2 = word_3_live_and_hit_match_4 ? word_3_has_header_data || brings_data_update : next_word_3_has_header_data_choice;
    wire        next_word_3_has_header_data = counts_update ? next_word_3_has_header_data_choice_2 : word_3_has_header_data;
    wire  [1:0] next_word_3_age_choice = word_3_live_and_hit_match_4 ? 2'd0 : next_word_3_live_term_5 ? 2'd0 : word_3_age;
    wire  [1:0] next_word_3_age = counts_update ? next_word_3_age_choice : word_3_age + {1'b0, !next_word_3_live_term_6};
    wire  [3:0] own_ways = {
        word_3_live_and_hit_match_4,
        word_2_live_and_hit_match_3,
        word_1_live_and_hit_match_2,
        word_0_live_and_hit_match
    };
    wire  [3:0] finishes = {next_word_3_live_term_3, next_word_2_live_term_3, next_word_1_live_term_3, next_word_0_live_term_3};
    wire  [3:0] had_data = {word_3_has_header_data, word_2_has_header_data, word_1_has_header_data, word_0_has_header_data};
    wire  [3:0] live = {word_3_live, word_2_live, word_1_live, word_0_live};
    wire  [3:0] old = {next_word_3_live_term_6, next_word_2_live_term_6, next_word_1_live_term_5, next_word_0_live_term_6};
    wire  [5:0] codes_0 = (|word_0_error) ? word_0_error : next_word_0_error_choice_2;
    wire  [5:0] codes_1 = (|word_1_error) ? word_1_error : next_word_1_error_choice_2;
    wire  [5:0] codes_2 = (|word_2_error) ? word_2_error : next_word_2_error_choice_2;
    wire  [5:0] codes_3 = (|word_3_error) ? word_3_error : next_word_3_error_choice_2;
    wire [53:0] gone_0 = {word_0_message_peer, word_0_message_pdc, word_0_message_message_id, word_0_error};
    wire [53:0] gone_1 = {word_1_message_peer, word_1_message_pdc, word_1_message_message_id, word_1_error};
    wire [53:0] gone_2 = {word_2_message_peer, word_2_message_pdc, word_2_message_message_id, word_2_error};
    wire [53:0] gone_3 = {word_3_message_peer, word_3_message_pdc, word_3_message_message_id, word_3_error};
    wire        first_finishes = first_done_update || first_left_update[32];
    wire  [5:0] first_code_choice = first_left_update[32] ? 6'd24 : 6'd1;
    wire  [5:0] first_code = own_code_update != 6'd1 ? own_code_update : first_code_choice;
    wire  [3:0] set_of_choose = set_of_choose_later_q;
    wire        own_ways_choose_any = |own_ways_choose;
    wire  [3:0] chosen_and = ~live_choose & (4'd0 - ~live_choose);
    wire  [3:0] chosen = own_ways_choose_any ? own_ways_choose : chosen_and;
    wire  [3:0] expired_ways = old_choose & (4'd0 - old_choose);
    wire        has_bytes_choose = has_bytes_choose_later_q;
    wire  [3:0] looked_set_choose = looked_set_choose_later_q;
    wire        judged_found = counts_choose && own_ways_choose_any;
    wire  [5:0] judged_slot = {|(chosen & 4'd12), |(chosen & 4'd10), set_of_choose};
    wire  [5:0] judged_code_and = codes_choose_0 & {6{own_ways_choose[0]}};
    wire  [5:0] judged_code_or = judged_code_and | (codes_choose_1 & {6{own_ways_choose[1]}});
    wire  [5:0] judged_code_or_2 = judged_code_or | (codes_choose_2 & {6{own_ways_choose[2]}});
    wire  [5:0] judged_code_or_3 = judged_code_or_2 | (codes_choose_3 & {6{own_ways_choose[3]}});
    wire  [5:0] judged_code_choice = own_ways_choose_any ? judged_code_or_3 : first_code_choose;
    wire  [5:0] judged_code = !counts_choose ? own_code_choose : judged_code_choice;
    wire        judged_refused_term = counts_choose && !own_ways_choose_any && !(|(~live_choose));
    wire        judged_refused = judged_refused_term && !first_finishes_choose;
    wire        judged_place_match = (!counts_choose ? own_code_choose : judged_code_choice) == 6'd1;
    wire        judged_place_term = !(judged_refused_term && !first_finishes_choose);
    wire        judged_place = judged_place_match && has_bytes_choose && judged_place_term;
    wire        judged_completes_choice = own_ways_choose_any ? (|(own_ways_choose & finishes_choose)) : first_finishes_choose;
    wire        judged_completes = counts_choose ? judged_completes_choice && judged_place_term : 1'b1;
    wire        keeps_data = counts_choose && brings_data_choose && (|chosen);
    wire        had_before = (|(own_ways_choose & had_data_choose)) && counts_choose;
    wire        expires = ages_choose && (|old_choose);
    wire  [5:0] expired_slot_is = {|(expired_ways & 4'd12), |(expired_ways & 4'd10), looked_set_choose};
    wire [53:0] forgotten_and = gone_choose_0 & {54{expired_ways[0]}};
    wire [53:0] forgotten_or = forgotten_and | (gone_choose_1 & {54{expired_ways[1]}});
    wire [53:0] forgotten_or_2 = forgotten_or | (gone_choose_2 & {54{expired_ways[2]}});
    wire [53:0] forgotten = forgotten_or_2 | (gone_choose_3 & {54{expired_ways[3]}});
    wire [63:0] data_choose = data_choose_later_q;
    wire        verdict_has_header_data_term = brings_data_out || had_before_out;

    forwarding_ram_w368_d16_l3 ram (
        .clk                       (clk),
        .rst                       (rst),
        .addr                      (set_asked),
        .enable                    (asks),
        .next_0_live               (next_word_0_live),
        .next_0_message_peer       (next_word_0_message_peer),
        .next_0_message_pdc        (next_word_0_message_pdc),
        .next_0_message_message_id (next_word_0_message_message_id),
        .next_0_left               (next_word_0_left),
        .next_0_error              (next_word_0_error),
        .next_0_shortened          (next_word_0_shortened),
        .next_0_has_header_data    (next_word_0_has_header_data),
        .next_0_age                (next_word_0_age),
        .next_1_live               (next_word_1_live),
        .next_1_message_peer       (next_word_1_message_peer),
        .next_1_message_pdc        (next_word_1_message_pdc),
        .next_1_message_message_id (next_word_1_message_message_id),
        .next_1_left               (next_word_1_left),
        .next_1_error              (next_word_1_error),
        .next_1_shortened          (next_word_1_shortened),
        .next_1_has_header_data    (next_word_1_has_header_data),
        .next_1_age                (next_word_1_age),
        .next_2_live               (next_word_2_live),
        .next_2_message_peer       (next_word_2_message_peer),
        .next_2_message_pdc        (next_word_2_message_pdc),
        .next_2_message_message_id (next_word_2_message_message_id),
        .next_2_left               (next_word_2_left),
        .next_2_error              (next_word_2_error),
        .next_2_shortened          (next_word_2_shortened),
        .next_2_has_header_data    (next_word_2_has_header_data),
        .next_2_age                (next_word_2_age),
        .next_3_live               (next_word_3_live),
        .next_3_message_peer       (next_word_3_message_peer),
        .next_3_message_pdc        (next_word_3_message_pdc),
        .next_3_message_message_id (next_word_3_message_message_id),
        .next_3_left               (next_word_3_left),
        .next_3_error              (next_word_3_error),
        .next_3_shortened          (next_word_3_shortened),
        .next_3_has_header_data    (next_word_3_has_header_data),
        .next_3_age                (next_word_3_age),
        .write                     (1'b1),
        .word_0_live               (ram_word_0_live),
        .word_0_message_peer       (ram_word_0_message_peer),
        .word_0_message_pdc        (ram_word_0_message_pdc),
        .word_0_message_message_id (ram_word_0_message_message_id),
        .word_0_left               (ram_word_0_left),
        .word_0_error              (ram_word_0_error),
        .word_0_shortened          (ram_word_0_shortened),
        .word_0_has_header_data    (ram_word_0_has_header_data),
        .word_0_age                (ram_word_0_age),
        .word_1_live               (ram_word_1_live),
        .word_1_message_peer       (ram_word_1_message_peer),
        .word_1_message_pdc        (ram_word_1_message_pdc),
        .word_1_message_message_id (ram_word_1_message_message_id),
        .word_1_left               (ram_word_1_left),
        .word_1_error              (ram_word_1_error),
        .word_1_shortened          (ram_word_1_shortened),
        .word_1_has_header_data    (ram_word_1_has_header_data),
        .word_1_age                (ram_word_1_age),
        .word_2_live               (ram_word_2_live),
        .word_2_message_peer       (ram_word_2_message_peer),
        .word_2_message_pdc        (ram_word_2_message_pdc),
        .word_2_message_message_id (ram_word_2_message_message_id),
        .word_2_left               (ram_word_2_left),
        .word_2_error              (ram_word_2_error),
        .word_2_shortened          (ram_word_2_shortened),
        .word_2_has_header_data    (ram_word_2_has_header_data),
        .word_2_age                (ram_word_2_age),
        .word_3_live               (ram_word_3_live),
        .word_3_message_peer       (ram_word_3_message_peer),
        .word_3_message_pdc        (ram_word_3_message_pdc),
        .word_3_message_message_id (ram_word_3_message_message_id),
        .word_3_left               (ram_word_3_left),
        .word_3_error              (ram_word_3_error),
        .word_3_shortened          (ram_word_3_shortened),
        .word_3_has_header_data    (ram_word_3_has_header_data),
        .word_3_age                (ram_word_3_age),
        .at                        (ram_at),
        .valid                     (ram_valid)
    );

    delay_w4_c4 set_of_choose_later (
        .clk (clk),
        .d   (set_of_ask),
        .q   (set_of_choose_later_q)
    );

    delay_w4_c4 looked_set_choose_later (
        .clk (clk),
        .d   (looked_set),
        .q   (looked_set_choose_later_q)
    );

    delay_w64_c4 data_choose_later (
        .clk (clk),
        .d   (data),
        .q   (data_choose_later_q)
    );

    delay_w1_c4 has_bytes_choose_later (
        .clk (clk),
        .d   (has_bytes),
        .q   (has_bytes_choose_later_q)
    );

    always @(posedge clk) begin
        header_data_kept_rdata <= header_data_kept[judged_slot];
        if (keeps_data) header_data_kept[judged_slot] <= data_choose;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            looking <= 1'b0;
            pointer <= 4'd0;
            valid_ask <= 1'b0;
            counts_subtract <= 1'b0;
            counts_compare <= 1'b0;
            counts_update <= 1'b0;
            clears_subtract <= 1'b0;
            clears_compare <= 1'b0;
            clears_update <= 1'b0;
            counts_choose <= 1'b0;
            ages_subtract <= 1'b0;
            ages_compare <= 1'b0;
            ages_update <= 1'b0;
            ages_choose <= 1'b0;
            valid_subtract <= 1'b0;
            valid_compare <= 1'b0;
            valid_update <= 1'b0;
            valid_choose <= 1'b0;
            valid_out <= 1'b0;
            expires_out <= 1'b0;
        end else begin
            cleared <= cleared + 4'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            valid_ask <= packet_valid;
            if (looks) begin
                pointer <= pointer + 4'd1;
                if (&pointer) begin
                    looking <= 1'b0;
                end
            end
            if (tick) begin
                looking <= 1'b1;
            end
            counts_subtract <= counts;
            counts_compare <= counts_subtract;
            counts_update <= counts_compare;
            clears_subtract <= clears;
            clears_compare <= clears_subtract;
            clears_update <= clears_compare;
            counts_choose <= counts_update;
            ages_subtract <= ages;
            ages_compare <= ages_subtract;
            ages_update <= ages_compare;
            ages_choose <= ages_update;
            valid_subtract <= valid_ask;
            valid_compare <= valid_subtract;
            valid_update <= valid_compare;
            valid_choose <= valid_update;
            valid_out <= valid_choose;
            expires_out <= expires;
        end
    end

    always @(posedge clk) begin
        packet_ask_message_peer <= packet_message_peer;
        packet_ask_message_pdc <= packet_message_pdc;
        packet_ask_message_message_id <= packet_message_message_id;
        packet_ask_som <= packet_som;
        packet_ask_eom <= packet_eom;
        packet_ask_msg_error <= packet_msg_error;
        packet_ask_code <= packet_code;
        packet_ask_payload_length <= packet_payload_length;
        packet_ask_message_offset <= packet_message_offset;
        packet_ask_request_length <= packet_request_length;
        packet_ask_hd <= packet_hd;
        packet_ask_header_data <= packet_header_data;
        set_of_ask <= set_of;
        request_subtract <= request;
        amount_subtract <= amount;
        first_left_compare <= first_left;
        title_subtract_peer <= title_peer;
        title_subtract_pdc <= title_pdc;
        title_subtract_message_id <= title_message_id;
        title_compare_peer <= title_subtract_peer;
        title_compare_pdc <= title_subtract_pdc;
        title_compare_message_id <= title_subtract_message_id;
        title_update_peer <= title_compare_peer;
        title_update_pdc <= title_compare_pdc;
        title_update_message_id <= title_compare_message_id;
        is_error_subtract <= is_error;
        is_error_compare <= is_error_subtract;
        is_error_update <= is_error_compare;
        amount_compare <= amount_subtract;
        amount_update <= amount_compare;
        first_left_update <= first_left_compare;
        first_done_update <= first_done;
        brings_data_subtract <= brings_data;
        brings_data_compare <= brings_data_subtract;
        brings_data_update <= brings_data_compare;
        own_code_subtract <= own_code;
        own_code_compare <= own_code_subtract;
        own_code_update <= own_code_compare;
        own_ways_choose <= own_ways;
        codes_choose_0 <= codes_0;
        codes_choose_1 <= codes_1;
        codes_choose_2 <= codes_2;
        codes_choose_3 <= codes_3;
        gone_choose_0 <= gone_0;
        gone_choose_1 <= gone_1;
        gone_choose_2 <= gone_2;
        gone_choose_3 <= gone_3;
        old_choose <= old;
        first_finishes_choose <= first_finishes;
        live_choose <= live;
        own_code_choose <= own_code_update;
        first_code_choose <= first_code;
        finishes_choose <= finishes;
        brings_data_choose <= brings_data_update;
        had_data_choose <= had_data;
        brings_data_out <= brings_data_choose;
        had_before_out <= had_before;
        judged_out_found <= judged_found;
        judged_out_slot <= judged_slot;
        judged_out_code <= judged_code;
        judged_out_refused <= judged_refused;
        judged_out_place <= judged_place;
        judged_out_completes <= judged_completes;
        data_out <= data_choose;
        expired_slot_is_out <= expired_slot_is;
        forgotten_out <= forgotten;
    end

    assign ready = !clearing;
    assign verdict_valid = valid_out;
    assign verdict_found = judged_out_found;
    assign verdict_slot = judged_out_slot;
    assign verdict_code = judged_out_code;
    assign verdict_place = judged_out_place;
    assign verdict_refused = judged_out_refused;
    assign verdict_completes = judged_out_completes;
    assign verdict_has_header_data = verdict_has_header_data_term;
    assign verdict_header_data = (brings_data_out ? data_out : header_data_kept_rdata) & {64{verdict_has_header_data_term}};
    assign expired_valid = expires_out;
    assign expired_slot = expired_slot_is_out;
    assign expired_message_peer = forgotten_out[53:38];
    assign expired_message_pdc = forgotten_out[37:22];
    assign expired_message_message_id = forgotten_out[21:6];
    assign expired_code = forgotten_out[5:0];

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

endmodule

`default_nettype wire
