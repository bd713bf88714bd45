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
    output reg   [5:0] expired_slot,
    output wire [15:0] expired_message_peer,
    output wire [15:0] expired_message_pdc,
    output wire [15:0] expired_message_message_id,
    output wire  [5:0] expired_code
);

    reg         clearing;
    reg   [3:0] cleared;
    reg         packet_1_valid;
    reg  [15:0] packet_1_message_peer;
    reg  [15:0] packet_1_message_pdc;
    reg  [15:0] packet_1_message_message_id;
    reg         packet_1_som;
    reg         packet_1_eom;
    reg         packet_1_msg_error;
    reg   [5:0] packet_1_code;
    reg  [13:0] packet_1_payload_length;
    reg  [31:0] packet_1_message_offset;
    reg  [31:0] packet_1_request_length;
    reg         packet_1_hd;
    reg  [63:0] packet_1_header_data;
    reg   [3:0] set_1;
    reg  [32:0] amount_2;
    reg         looking;
    reg   [3:0] pointer;
    wire [15:0] message_later_q_peer;
    wire [15:0] message_later_q_pdc;
    wire [15:0] message_later_q_message_id;
    wire  [5:0] own_code_later_q;
    wire        msg_error_later_q;
    wire        hd_later_q;
    reg  [32:0] request_2;
    reg  [32:0] first_left_3;
    wire [32:0] amount_later_q;
    reg         counts_1;
    reg         counts_2;
    reg         counts_3;
    reg  [32:0] first_left_4;
    reg         first_done;
    reg         clears_1;
    reg         clears_2;
    reg         clears_3;
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
    reg   [3:0] match_5;
    reg   [3:0] finish_5;
    reg   [3:0] has_data_5;
    reg   [3:0] live_5;
    reg   [3:0] old_5;
    reg   [5:0] code_5_0;
    reg   [5:0] code_5_1;
    reg   [5:0] code_5_2;
    reg   [5:0] code_5_3;
    reg  [15:0] gone_5_0_message_peer;
    reg  [15:0] gone_5_0_message_pdc;
    reg  [15:0] gone_5_0_message_message_id;
    reg   [5:0] gone_5_0_code;
    reg  [15:0] gone_5_1_message_peer;
    reg  [15:0] gone_5_1_message_pdc;
    reg  [15:0] gone_5_1_message_message_id;
    reg   [5:0] gone_5_1_code;
    reg  [15:0] gone_5_2_message_peer;
    reg  [15:0] gone_5_2_message_pdc;
    reg  [15:0] gone_5_2_message_message_id;
    reg   [5:0] gone_5_2_code;
    reg  [15:0] gone_5_3_message_peer;
    reg  [15:0] gone_5_3_message_pdc;
    reg  [15:0] gone_5_3_message_message_id;
    reg   [5:0] gone_5_3_code;
    reg         first_5_finishes;
    reg   [5:0] first_5_code;
    reg         counts_5;
    reg         looks_1;
    reg         looks_2;
    reg         looks_3;
    reg         looks_4;
    wire  [3:0] set_5_later_q;
    wire        bytes_later_q;
    reg   [5:0] own_5_code;
    reg         own_5_has_header_data;
    reg         own_5_bytes;
    wire [63:0] header_data_later_q;
    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg  [63:0] header_data_kept_rdata;
    reg         own_6_has;
    reg  [63:0] own_6_data;
    reg         had_6;
    reg         verdict_6_found;
    reg   [5:0] verdict_6_slot;
    reg   [5:0] verdict_6_code;
    reg         verdict_6_place;
    reg         verdict_6_refused;
    reg         verdict_6_completes;
    reg  [53:0] expired_6;
    reg         valid_6;
    reg         expires_6;
    wire  [3:0] looked_set_later_q;
    (* no_rw_check *)
    reg  [63:0] header_data_kept [0:63];

    wire        single = packet_1_som && packet_1_eom && !packet_1_msg_error;
    wire        counts = packet_1_valid && !single;
    wire        looks = looking && !counts;
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
    wire [47:0] hit_word = {message_later_q_peer, message_later_q_pdc, message_later_q_message_id};
    wire        hit_match = {word_0_message_peer, word_0_message_pdc, word_0_message_message_id} == hit_word;
    wire        word_0_live_and_hit_match = word_0_live && hit_match;
    wire        hit_match_2 = {word_1_message_peer, word_1_message_pdc, word_1_message_message_id} == hit_word;
    wire        word_1_live_and_hit_match_2 = word_1_live && hit_match_2;
    wire        hit_match_3 = {word_2_message_peer, word_2_message_pdc, word_2_message_message_id} == hit_word;
    wire        word_2_live_and_hit_match_3 = word_2_live && hit_match_3;
    wire        hit_match_4 = {word_3_message_peer, word_3_message_pdc, word_3_message_message_id} == hit_word;
    wire        word_3_live_and_hit_match_4 = word_3_live && hit_match_4;
    wire        hit = word_0_live_and_hit_match || word_1_live_and_hit_match_2 || word_2_live_and_hit_match_3 || word_3_live_and_hit_match_4;
    wire        match_5_any = |match_5;
    wire  [3:0] chosen = match_5_any ? match_5 : ~live_5 & (4'd0 - ~live_5);
    wire  [3:0] expires = old_5 & (4'd0 - old_5);
    wire  [5:0] header_data_kept_rdata_word = {|(chosen & 4'd12), |(chosen & 4'd10), set_5_later_q};
    wire        own_6_has_or_had_6 = own_6_has || had_6;
    wire        own_code_later_d_term = {1'b0, packet_1_request_length} != {19'd0, packet_1_payload_length};
    wire  [5:0] own_code_later_d_choice = single && own_code_later_d_term ? 6'd24 : packet_1_code;
    wire        ram_next_0_live_term = !(msg_error_later_q && word_0_shortened);
    wire [32:0] ram_next_0_live_difference = word_0_left - amount_later_q;
    wire        ram_next_0_live_term_2 = ram_next_0_live_difference[32] && ram_next_0_live_term;
    wire        ram_next_0_live_term_3 = (word_0_left == amount_later_q && ram_next_0_live_term) || ram_next_0_live_term_2;
    wire        ram_next_0_live_term_4 = first_done || first_left_4[32];
    wire        ram_next_0_live_term_5 = counts_3 && !ram_next_0_live_term_4;
    wire        ram_next_0_live_term_6 = !word_0_live && !hit && ram_next_0_live_term_5;
    wire        ram_next_0_live_choice = word_0_live_and_hit_match ? !ram_next_0_live_term_3 : ram_next_0_live_term_6 ? 1'b1 : word_0_live;
    wire        ram_next_0_live_term_7 = word_0_live && word_0_age == 2'd3;
    wire        not_ram_next_0_live_term_7 = !ram_next_0_live_term_7;
    wire [15:0] ram_next_0_message_peer_choice = ram_next_0_live_term_6 ? message_later_q_peer : word_0_message_peer;
    wire [15:0] ram_next_0_message_pdc_choice = ram_next_0_live_term_6 ? message_later_q_pdc : word_0_message_pdc;
    wire [15:0] ram_next_0_message_message_id_choice = ram_next_0_live_term_6 ? message_later_q_message_id : word_0_message_message_id;
    wire [15:0] ram_next_0_message_message_id_choice_2 = word_0_live_and_hit_match ? word_0_message_message_id : ram_next_0_message_message_id_choice;
    wire [32:0] ram_next_0_left_choice = ram_next_0_live_term ? ram_next_0_live_difference : word_0_left;
    wire [32:0] ram_next_0_left_choice_2 = word_0_live_and_hit_match ? ram_next_0_left_choice : ram_next_0_live_term_6 ? first_left_4 : word_0_left;
    wire        own_code_later_q_ne_1 = own_code_later_q != 6'd1;
    wire  [5:0] ram_next_0_error_choice = own_code_later_q_ne_1 ? own_code_later_q : ram_next_0_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] ram_next_0_error_choice_2 = (|word_0_error) ? word_0_error : ram_next_0_error_choice;
    wire        ram_next_0_error_term = ram_next_0_error_choice_2 != 6'd1;
    wire  [5:0] ram_next_0_error_and = own_code_later_q & {6{own_code_later_q_ne_1}};
    wire  [5:0] ram_next_0_error_choice_3 = ram_next_0_live_term_6 ? ram_next_0_error_and : word_0_error;
    wire  [5:0] ram_next_0_error_choice_4 = word_0_live_and_hit_match ? ram_next_0_error_choice_2 & {6{ram_next_0_error_term}} : ram_next_0_error_choice_3;
    wire        ram_next_0_shortened_choice = ram_next_0_live_term_6 ? msg_error_later_q : word_0_shortened;
    wire        ram_next_0_shortened_choice_2 = word_0_live_and_hit_match ? word_0_shortened || msg_error_later_q : ram_next_0_shortened_choice;
    wire        ram_next_0_has_header_data_choice = ram_next_0_live_term_6 ? hd_later_q : word_0_has_header_data;
    wire        ram_next_0_has_header_data_choice_2 = word_0_live_and_hit_match ? word_0_has_header_data || hd_later_q : ram_next_0_has_header_data_choice;
    wire  [1:0] ram_next_0_age_choice = word_0_live_and_hit_match ? 2'd0 : ram_next_0_live_term_6 ? 2'd0 : word_0_age;
    wire        ram_next_1_live_term = !(msg_error_later_q && word_1_shortened);
    wire [32:0] ram_next_1_live_difference = word_1_left - amount_later_q;
    wire        ram_next_1_live_term_2 = ram_next_1_live_difference[32] && ram_next_1_live_term;
    wire        ram_next_1_live_term_3 = (word_1_left == amount_later_q && ram_next_1_live_term) || ram_next_1_live_term_2;
    wire        ram_next_1_live_term_4 = !word_1_live && word_0_live && !hit && ram_next_0_live_term_5;
    wire        ram_next_1_live_choice = word_1_live_and_hit_match_2 ? !ram_next_1_live_term_3 : ram_next_1_live_term_4 ? 1'b1 : word_1_live;
    wire        ram_next_1_live_term_5 = word_1_live && word_1_age == 2'd3;
    wire        ram_next_1_live_term_6 = word_1_live && !(ram_next_1_live_term_5 && not_ram_next_0_live_term_7) && !clears_3;
    wire [15:0] ram_next_1_message_peer_choice = ram_next_1_live_term_4 ? message_later_q_peer : word_1_message_peer;
    wire [15:0] ram_next_1_message_pdc_choice = ram_next_1_live_term_4 ? message_later_q_pdc : word_1_message_pdc;
    wire [15:0] ram_next_1_message_message_id_choice = ram_next_1_live_term_4 ? message_later_q_message_id : word_1_message_message_id;
    wire [15:0] ram_next_1_message_message_id_choice_2 = word_1_live_and_hit_match_2 ? word_1_message_message_id : ram_next_1_message_message_id_choice;
    wire [32:0] ram_next_1_left_choice = ram_next_1_live_term ? ram_next_1_live_difference : word_1_left;
    wire [32:0] ram_next_1_left_choice_2 = word_1_live_and_hit_match_2 ? ram_next_1_left_choice : ram_next_1_live_term_4 ? first_left_4 : word_1_left;
    wire  [5:0] ram_next_1_error_choice = own_code_later_q_ne_1 ? own_code_later_q : ram_next_1_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] ram_next_1_error_choice_2 = (|word_1_error) ? word_1_error : ram_next_1_error_choice;
    wire        ram_next_1_error_term = ram_next_1_error_choice_2 != 6'd1;
    wire  [5:0] ram_next_1_error_choice_3 = ram_next_1_live_term_4 ? ram_next_0_error_and : word_1_error;
    wire  [5:0] ram_next_1_error_choice_4 = word_1_live_and_hit_match_2 ? ram_next_1_error_choice_2 & {6{ram_next_1_error_term}} : ram_next_1_error_choice_3;
    wire        ram_next_1_shortened_choice = ram_next_1_live_term_4 ? msg_error_later_q : word_1_shortened;
    wire        ram_next_1_shortened_choice_2 = word_1_live_and_hit_match_2 ? word_1_shortened || msg_error_later_q : ram_next_1_shortened_choice;
    wire        ram_next_1_has_header_data_choice = ram_next_1_live_term_4 ? hd_later_q : word_1_has_header_data;
    wire        ram_next_1_has_header_data_choice_2 = word_1_live_and_hit_match_2 ? word_1_has_header_data || hd_later_q : ram_next_1_has_header_data_choice;
    wire  [1:0] ram_next_1_age_choice = word_1_live_and_hit_match_2 ? 2'd0 : ram_next_1_live_term_4 ? 2'd0 : word_1_age;
    wire        not_ram_next_1_live_term_5 = !ram_next_1_live_term_5;
    wire        ram_next_2_live_term = !(msg_error_later_q && word_2_shortened);
    wire [32:0] ram_next_2_live_difference = word_2_left - amount_later_q;
    wire        ram_next_2_live_term_2 = ram_next_2_live_difference[32] && ram_next_2_live_term;
    wire        ram_next_2_live_term_3 = (word_2_left == amount_later_q && ram_next_2_live_term) || ram_next_2_live_term_2;
    wire        ram_next_2_live_term_4 = !word_2_live && word_0_live && word_1_live && !hit;
    wire        ram_next_2_live_term_5 = ram_next_2_live_term_4 && ram_next_0_live_term_5;
    wire        ram_next_2_live_choice = word_2_live_and_hit_match_3 ? !ram_next_2_live_term_3 : ram_next_2_live_term_5 ? 1'b1 : word_2_live;
    wire        ram_next_2_live_term_6 = word_2_live && word_2_age == 2'd3;
    wire        ram_next_2_live_term_7 = word_2_live && !(ram_next_2_live_term_6 && not_ram_next_0_live_term_7 && not_ram_next_1_live_term_5);
    wire [15:0] ram_next_2_message_peer_choice = ram_next_2_live_term_5 ? message_later_q_peer : word_2_message_peer;
    wire [15:0] ram_next_2_message_pdc_choice = ram_next_2_live_term_5 ? message_later_q_pdc : word_2_message_pdc;
    wire [15:0] ram_next_2_message_message_id_choice = ram_next_2_live_term_5 ? message_later_q_message_id : word_2_message_message_id;
    wire [15:0] ram_next_2_message_message_id_choice_2 = word_2_live_and_hit_match_3 ? word_2_message_message_id : ram_next_2_message_message_id_choice;
    wire [32:0] ram_next_2_left_choice = ram_next_2_live_term ? ram_next_2_live_difference : word_2_left;
    wire [32:0] ram_next_2_left_choice_2 = word_2_live_and_hit_match_3 ? ram_next_2_left_choice : ram_next_2_live_term_5 ? first_left_4 : word_2_left;
    wire  [5:0] ram_next_2_error_choice = own_code_later_q_ne_1 ? own_code_later_q : ram_next_2_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] ram_next_2_error_choice_2 = (|word_2_error) ? word_2_error : ram_next_2_error_choice;
    wire        ram_next_2_error_term = ram_next_2_error_choice_2 != 6'd1;
    wire  [5:0] ram_next_2_error_choice_3 = ram_next_2_live_term_5 ? ram_next_0_error_and : word_2_error;
    wire  [5:0] ram_next_2_error_choice_4 = word_2_live_and_hit_match_3 ? ram_next_2_error_choice_2 & {6{ram_next_2_error_term}} : ram_next_2_error_choice_3;
    wire        ram_next_2_shortened_choice = ram_next_2_live_term_5 ? msg_error_later_q : word_2_shortened;
    wire        ram_next_2_shortened_choice_2 = word_2_live_and_hit_match_3 ? word_2_shortened || msg_error_later_q : ram_next_2_shortened_choice;
    wire        ram_next_2_has_header_data_choice = ram_next_2_live_term_5 ? hd_later_q : word_2_has_header_data;
    wire        ram_next_2_has_header_data_choice_2 = word_2_live_and_hit_match_3 ? word_2_has_header_data || hd_later_q : ram_next_2_has_header_data_choice;
    wire  [1:0] ram_next_2_age_choice = word_2_live_and_hit_match_3 ? 2'd0 : ram_next_2_live_term_5 ? 2'd0 : word_2_age;
    wire        not_ram_next_2_live_term_6 = !ram_next_2_live_term_6;
    wire        ram_next_3_live_term = !(msg_error_later_q && word_3_shortened);
    wire [32:0] ram_next_3_live_difference = word_3_left - amount_later_q;
    wire        ram_next_3_live_term_2 = ram_next_3_live_difference[32] && ram_next_3_live_term;
    wire        ram_next_3_live_term_3 = (word_3_left == amount_later_q && ram_next_3_live_term) || ram_next_3_live_term_2;
    wire        ram_next_3_live_term_4 = !word_3_live && word_0_live && word_1_live && word_2_live;
    wire        ram_next_3_live_term_5 = ram_next_3_live_term_4 && !hit && ram_next_0_live_term_5;
    wire        ram_next_3_live_choice = word_3_live_and_hit_match_4 ? !ram_next_3_live_term_3 : ram_next_3_live_term_5 ? 1'b1 : word_3_live;
    wire        ram_next_3_live_term_6 = word_3_live && word_3_age == 2'd3;
    wire        ram_next_3_live_term_7 = !(ram_next_3_live_term_6 && not_ram_next_0_live_term_7 && not_ram_next_1_live_term_5 && not_ram_next_2_live_term_6);
    wire [15:0] ram_next_3_message_peer_choice = ram_next_3_live_term_5 ? message_later_q_peer : word_3_message_peer;
    wire [15:0] ram_next_3_message_pdc_choice = ram_next_3_live_term_5 ? message_later_q_pdc : word_3_message_pdc;
    wire [15:0] ram_next_3_message_message_id_choice = ram_next_3_live_term_5 ? message_later_q_message_id : word_3_message_message_id;
    wire [15:0] ram_next_3_message_message_id_choice_2 = word_3_live_and_hit_match_4 ? word_3_message_message_id : ram_next_3_message_message_id_choice;
    wire [32:0] ram_next_3_left_choice = ram_next_3_live_term ? ram_next_3_live_difference : word_3_left;
    wire [32:0] ram_next_3_left_choice_2 = word_3_live_and_hit_match_4 ? ram_next_3_left_choice : ram_next_3_live_term_5 ? first_left_4 : word_3_left;
    wire  [5:0] ram_next_3_error_choice = own_code_later_q_ne_1 ? own_code_later_q : ram_next_3_live_term_2 ? 6'd24 : 6'd1;
    wire  [5:0] ram_next_3_error_choice_2 = (|word_3_error) ? word_3_error : ram_next_3_error_choice;
    wire        ram_next_3_error_term = ram_next_3_error_choice_2 != 6'd1;
    wire  [5:0] ram_next_3_error_choice_3 = ram_next_3_live_term_5 ? ram_next_0_error_and : word_3_error;
    wire  [5:0] ram_next_3_error_choice_4 = word_3_live_and_hit_match_4 ? ram_next_3_error_choice_2 & {6{ram_next_3_error_term}} : ram_next_3_error_choice_3;
    wire        ram_next_3_shortened_choice = ram_next_3_live_term_5 ? msg_error_later_q : word_3_shortened;
    wire        ram_next_3_shortened_choice_2 = word_3_live_and_hit_match_4 ? word_3_shortened || msg_error_later_q : ram_next_3_shortened_choice;
    wire        ram_next_3_has_header_data_choice = ram_next_3_live_term_5 ? hd_later_q : word_3_has_header_data;
    wire        ram_next_3_has_header_data_choice_2 = word_3_live_and_hit_match_4 ? word_3_has_header_data || hd_later_q : ram_next_3_has_header_data_choice;
    wire  [1:0] ram_next_3_age_choice = word_3_live_and_hit_match_4 ? 2'd0 : ram_next_3_live_term_5 ? 2'd0 : word_3_age;
    wire [47:0] set_1_word = {packet_message_peer, packet_message_pdc, packet_message_message_id};
    wire [32:0] amount_2_difference = {1'b0, packet_1_request_length} - {1'b0, packet_1_message_offset};
    wire  [5:0] verdict_6_code_or = (code_5_0 & {6{match_5[0]}}) | (code_5_1 & {6{match_5[1]}});
    wire  [5:0] verdict_6_code_or_2 = verdict_6_code_or | (code_5_2 & {6{match_5[2]}});
    wire  [5:0] verdict_6_code_or_3 = verdict_6_code_or_2 | (code_5_3 & {6{match_5[3]}});
    wire  [5:0] verdict_6_code_choice = !counts_5 ? own_5_code : match_5_any ? verdict_6_code_or_3 : first_5_code;
    wire        verdict_6_place_term = counts_5 && !match_5_any && !(|(~live_5));
    wire        verdict_6_place_term_2 = verdict_6_place_term && !first_5_finishes;
    wire        not_verdict_6_place_term_2 = !verdict_6_place_term_2;
    wire        verdict_6_completes_term = (match_5_any ? (|(match_5 & finish_5)) : first_5_finishes) && not_verdict_6_place_term_2;
    wire [53:0] expired_6_word = {gone_5_0_message_peer, gone_5_0_message_pdc, gone_5_0_message_message_id, gone_5_0_code};
    wire [53:0] expired_6_and = expired_6_word & {54{expires[0]}};
    wire [53:0] expired_6_word_2 = {gone_5_1_message_peer, gone_5_1_message_pdc, gone_5_1_message_message_id, gone_5_1_code};
    wire [53:0] expired_6_or = expired_6_and | (expired_6_word_2 & {54{expires[1]}});
    wire [53:0] expired_6_word_3 = {gone_5_2_message_peer, gone_5_2_message_pdc, gone_5_2_message_message_id, gone_5_2_code};
    wire [53:0] expired_6_or_2 = expired_6_or | (expired_6_word_3 & {54{expires[2]}});
    wire [53:0] expired_6_word_4 = {gone_5_3_message_peer, gone_5_3_message_pdc, gone_5_3_message_message_id, gone_5_3_code};

    delay_w48_c3 message_later (
        .clk          (clk),
        .d_peer       (packet_1_message_peer),
        .d_pdc        (packet_1_message_pdc),
        .d_message_id (packet_1_message_message_id),
        .q_peer       (message_later_q_peer),
        .q_pdc        (message_later_q_pdc),
        .q_message_id (message_later_q_message_id)
    );

    delay_w6_c3 own_code_later (
        .clk (clk),
        .d   (packet_1_code != 6'd1 ? packet_1_code : own_code_later_d_choice),
        .q   (own_code_later_q)
    );

    delay_w1_c3 msg_error_later (
        .clk (clk),
        .d   (packet_1_msg_error),
        .q   (msg_error_later_q)
    );

    delay_w1_c3 hd_later (
        .clk (clk),
        .d   (packet_1_hd && packet_1_som),
        .q   (hd_later_q)
    );

    delay_w33_c2 amount_later (
        .clk (clk),
        .d   (amount_2),
        .q   (amount_later_q)
    );

    forwarding_ram_w368_d16_l3 ram (
        .clk                       (clk),
        .rst                       (rst),
        .addr                      (clearing ? cleared : counts ? set_1 : pointer),
        .enable                    (clearing || counts || looks),
        .next_0_live               (counts_3 ? ram_next_0_live_choice : word_0_live && not_ram_next_0_live_term_7 && !clears_3),
        .next_0_message_peer       (counts_3 ? (word_0_live_and_hit_match ? word_0_message_peer : ram_next_0_message_peer_choice) : word_0_message_peer),
        .next_0_message_pdc        (counts_3 ? (word_0_live_and_hit_match ? word_0_message_pdc : ram_next_0_message_pdc_choice) : word_0_message_pdc),
        .next_0_message_message_id (counts_3 ? ram_next_0_message_message_id_choice_2 : word_0_message_message_id),
        .next_0_left               (counts_3 ? ram_next_0_left_choice_2 : word_0_left),
        .next_0_error              (counts_3 ? ram_next_0_error_choice_4 : word_0_error),
        .next_0_shortened          (counts_3 ? ram_next_0_shortened_choice_2 : word_0_shortened),
        .next_0_has_header_data    (counts_3 ? ram_next_0_has_header_data_choice_2 : word_0_has_header_data),
        .next_0_age                (counts_3 ? ram_next_0_age_choice : word_0_age + {1'b0, not_ram_next_0_live_term_7}),
        .next_1_live               (counts_3 ? ram_next_1_live_choice : ram_next_1_live_term_6),
        .next_1_message_peer       (counts_3 ? (word_1_live_and_hit_match_2 ? word_1_message_peer : ram_next_1_message_peer_choice) : word_1_message_peer),
        .next_1_message_pdc        (counts_3 ? (word_1_live_and_hit_match_2 ? word_1_message_pdc : ram_next_1_message_pdc_choice) : word_1_message_pdc),
        .next_1_message_message_id (counts_3 ? ram_next_1_message_message_id_choice_2 : word_1_message_message_id),
        .next_1_left               (counts_3 ? ram_next_1_left_choice_2 : word_1_left),
        .next_1_error              (counts_3 ? ram_next_1_error_choice_4 : word_1_error),
        .next_1_shortened          (counts_3 ? ram_next_1_shortened_choice_2 : word_1_shortened),
        .next_1_has_header_data    (counts_3 ? ram_next_1_has_header_data_choice_2 : word_1_has_header_data),
        .next_1_age                (counts_3 ? ram_next_1_age_choice : word_1_age + {1'b0, not_ram_next_1_live_term_5}),
        .next_2_live               (counts_3 ? ram_next_2_live_choice : ram_next_2_live_term_7 && !clears_3),
        .next_2_message_peer       (counts_3 ? (word_2_live_and_hit_match_3 ? word_2_message_peer : ram_next_2_message_peer_choice) : word_2_message_peer),
        .next_2_message_pdc        (counts_3 ? (word_2_live_and_hit_match_3 ? word_2_message_pdc : ram_next_2_message_pdc_choice) : word_2_message_pdc),
        .next_2_message_message_id (counts_3 ? ram_next_2_message_message_id_choice_2 : word_2_message_message_id),
        .next_2_left               (counts_3 ? ram_next_2_left_choice_2 : word_2_left),
        .next_2_error              (counts_3 ? ram_next_2_error_choice_4 : word_2_error),
        .next_2_shortened          (counts_3 ? ram_next_2_shortened_choice_2 : word_2_shortened),
        .next_2_has_header_data    (counts_3 ? ram_next_2_has_header_data_choice_2 : word_2_has_header_data),
        .next_2_age                (counts_3 ? ram_next_2_age_choice : word_2_age + {1'b0, not_ram_next_2_live_term_6}),
        .next_3_live               (counts_3 ? ram_next_3_live_choice : word_3_live && ram_next_3_live_term_7 && !clears_3),
        .next_3_message_peer       (counts_3 ? (word_3_live_and_hit_match_4 ? word_3_message_peer : ram_next_3_message_peer_choice) : word_3_message_peer),
        .next_3_message_pdc        (counts_3 ? (word_3_live_and_hit_match_4 ? word_3_message_pdc : ram_next_3_message_pdc_choice) : word_3_message_pdc),
        .next_3_message_message_id (counts_3 ? ram_next_3_message_message_id_choice_2 : word_3_message_message_id),
        .next_3_left               (counts_3 ? ram_next_3_left_choice_2 : word_3_left),
        .next_3_error              (counts_3 ? ram_next_3_error_choice_4 : word_3_error),
        .next_3_shortened          (counts_3 ? ram_next_3_shortened_choice_2 : word_3_shortened),
        .next_3_has_header_data    (counts_3 ? ram_next_3_has_header_data_choice_2 : word_3_has_header_data),
        .next_3_age                (counts_3 ? ram_next_3_age_choice : word_3_age + {1'b0, !ram_next_3_live_term_6}),
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

    delay_w4_c4 set_5_later (
        .clk (clk),
        .d   (set_1),
        .q   (set_5_later_q)
    );

    delay_w1_c3 bytes_later (
        .clk (clk),
        .d   ((|packet_1_payload_length) && !packet_1_msg_error),
        .q   (bytes_later_q)
    );

    delay_w64_c4 header_data_later (
        .clk (clk),
        .d   (packet_1_header_data),
        .q   (header_data_later_q)
    );

    delay_w4_c4 looked_set_later (
        .clk (clk),
        .d   (pointer),
        .q   (looked_set_later_q)
    );

    always @(posedge clk) begin
        header_data_kept_rdata <= header_data_kept[header_data_kept_rdata_word];
        if (counts_5 && own_5_has_header_data && (|chosen)) header_data_kept[header_data_kept_rdata_word] <= header_data_later_q;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            packet_1_valid <= 1'b0;
            looking <= 1'b0;
            pointer <= 4'd0;
            counts_1 <= 1'b0;
            counts_2 <= 1'b0;
            counts_3 <= 1'b0;
            clears_1 <= 1'b0;
            clears_2 <= 1'b0;
            clears_3 <= 1'b0;
            counts_5 <= 1'b0;
            looks_1 <= 1'b0;
            looks_2 <= 1'b0;
            looks_3 <= 1'b0;
            looks_4 <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_6 <= 1'b0;
            expires_6 <= 1'b0;
        end else begin
            cleared <= cleared + 4'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            packet_1_valid <= packet_valid;
            if (looks) begin
                pointer <= pointer + 4'd1;
                if (&pointer) begin
                    looking <= 1'b0;
                end
            end
            if (tick) begin
                looking <= 1'b1;
            end
            counts_1 <= counts;
            counts_2 <= counts_1;
            counts_3 <= counts_2;
            clears_1 <= clearing;
            clears_2 <= clears_1;
            clears_3 <= clears_2;
            counts_5 <= counts_3;
            looks_1 <= looks && !clearing;
            looks_2 <= looks_1;
            looks_3 <= looks_2;
            looks_4 <= looks_3;
            valid_1 <= packet_1_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_6 <= valid_4;
            expires_6 <= looks_4 && (|old_5);
        end
    end

    always @(posedge clk) begin
        packet_1_message_peer <= packet_message_peer;
        packet_1_message_pdc <= packet_message_pdc;
        packet_1_message_message_id <= packet_message_message_id;
        packet_1_som <= packet_som;
        packet_1_eom <= packet_eom;
        packet_1_msg_error <= packet_msg_error;
        packet_1_code <= packet_code;
        packet_1_payload_length <= packet_payload_length;
        packet_1_message_offset <= packet_message_offset;
        packet_1_request_length <= packet_request_length;
        packet_1_hd <= packet_hd;
        packet_1_header_data <= packet_header_data;
        set_1 <= {
            ^(set_1_word & 48'h1eb23d647ac8),
            ^(set_1_word & 48'h8f591eb23d64),
            ^(set_1_word & 48'h47ac8f591eb2),
            ^(set_1_word & 48'h3d647ac8f591)
        };
        amount_2 <= packet_1_msg_error ? amount_2_difference : {19'd0, packet_1_payload_length};
        request_2 <= {1'b0, packet_1_request_length};
        first_left_3 <= request_2 - amount_2;
        first_left_4 <= first_left_3;
        first_done <= !(|first_left_3);
        match_5 <= {
            word_3_live_and_hit_match_4,
            word_2_live_and_hit_match_3,
            word_1_live_and_hit_match_2,
            word_0_live_and_hit_match
        };
        finish_5 <= {ram_next_3_live_term_3, ram_next_2_live_term_3, ram_next_1_live_term_3, ram_next_0_live_term_3};
        has_data_5 <= {word_3_has_header_data, word_2_has_header_data, word_1_has_header_data, word_0_has_header_data};
        live_5 <= {word_3_live, word_2_live, word_1_live, word_0_live};
        old_5 <= {ram_next_3_live_term_6, ram_next_2_live_term_6, ram_next_1_live_term_5, ram_next_0_live_term_7};
        code_5_0 <= ram_next_0_error_choice_2;
        code_5_1 <= ram_next_1_error_choice_2;
        code_5_2 <= ram_next_2_error_choice_2;
        code_5_3 <= ram_next_3_error_choice_2;
        gone_5_0_message_peer <= word_0_message_peer;
        gone_5_0_message_pdc <= word_0_message_pdc;
        gone_5_0_message_message_id <= word_0_message_message_id;
        gone_5_0_code <= word_0_error;
        gone_5_1_message_peer <= word_1_message_peer;
        gone_5_1_message_pdc <= word_1_message_pdc;
        gone_5_1_message_message_id <= word_1_message_message_id;
        gone_5_1_code <= word_1_error;
        gone_5_2_message_peer <= word_2_message_peer;
        gone_5_2_message_pdc <= word_2_message_pdc;
        gone_5_2_message_message_id <= word_2_message_message_id;
        gone_5_2_code <= word_2_error;
        gone_5_3_message_peer <= word_3_message_peer;
        gone_5_3_message_pdc <= word_3_message_pdc;
        gone_5_3_message_message_id <= word_3_message_message_id;
        gone_5_3_code <= word_3_error;
        first_5_finishes <= ram_next_0_live_term_4;
        first_5_code <= own_code_later_q_ne_1 ? own_code_later_q : first_left_4[32] ? 6'd24 : 6'd1;
        own_5_code <= own_code_later_q;
        own_5_has_header_data <= hd_later_q;
        own_5_bytes <= bytes_later_q;
        own_6_has <= own_5_has_header_data;
        own_6_data <= header_data_later_q;
        had_6 <= (|(match_5 & has_data_5)) && counts_5;
        verdict_6_found <= counts_5 && match_5_any;
        verdict_6_slot <= header_data_kept_rdata_word;
        verdict_6_code <= verdict_6_code_choice;
        verdict_6_place <= verdict_6_code_choice == 6'd1 && own_5_bytes && not_verdict_6_place_term_2;
        verdict_6_refused <= verdict_6_place_term_2;
        verdict_6_completes <= counts_5 ? verdict_6_completes_term : 1'b1;
        expired_6 <= expired_6_or_2 | (expired_6_word_4 & {54{expires[3]}});
        expired_slot <= {|(expires & 4'd12), |(expires & 4'd10), looked_set_later_q};
    end

    assign ready = !clearing;
    assign verdict_valid = valid_6;
    assign verdict_found = verdict_6_found;
    assign verdict_slot = verdict_6_slot;
    assign verdict_code = verdict_6_code;
    assign verdict_place = verdict_6_place;
    assign verdict_refused = verdict_6_refused;
    assign verdict_completes = verdict_6_completes;
    assign verdict_has_header_data = own_6_has_or_had_6;
    assign verdict_header_data = (own_6_has ? own_6_data : header_data_kept_rdata) & {64{own_6_has_or_had_6}};
    assign expired_valid = expires_6;
    assign expired_message_peer = expired_6[53:38];
    assign expired_message_pdc = expired_6[37:22];
    assign expired_message_message_id = expired_6[21:6];
    assign expired_code = expired_6[5:0];

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

endmodule

`default_nettype wire
