// Semantic sublayer of an endpoint that receives, profile hpc.
`default_nettype none

module uet_ses_hpc_g64_r64_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         aside_valid,
    input  wire         aside_delivered,
    input  wire         aside_side_stored,
    input  wire         aside_side_reserved,
    input  wire [127:0] aside_side_source,
    input  wire  [13:0] aside_side_length,
    input  wire   [2:0] aside_side_ses,
    input  wire [351:0] aside_side_ses_header,
    input  wire         deliver_valid,
    input  wire  [15:0] deliver_pdcid,
    input  wire  [31:0] deliver_psn,
    input  wire         deliver_rod,
    input  wire         deliver_cookie_ack,
    input  wire         deliver_cookie_ce,
    input  wire         deliver_cookie_retx,
    input  wire  [15:0] deliver_cookie_entropy,
    input  wire  [16:0] deliver_cookie_time,
    input  wire         commands_job_valid,
    input  wire         commands_job_payload_remove,
    input  wire  [23:0] commands_job_payload_key,
    input  wire         commands_process_valid,
    input  wire         commands_process_payload_remove,
    input  wire         commands_process_payload_process_rel,
    input  wire  [23:0] commands_process_payload_process_job_id,
    input  wire  [11:0] commands_process_payload_process_pid_on_fep,
    input  wire         commands_resource_valid,
    input  wire         commands_resource_payload_remove,
    input  wire         commands_resource_payload_absolute,
    input  wire   [4:0] commands_resource_payload_owner,
    input  wire   [1:0] commands_resource_payload_space,
    input  wire  [11:0] commands_resource_payload_resource_index,
    input  wire         commands_resource_payload_context_enabled,
    input  wire         commands_resource_payload_context_uses_generation,
    input  wire   [7:0] commands_resource_payload_context_generation,
    input  wire  [15:0] commands_resource_payload_context_supported,
    input  wire         commands_context_valid,
    input  wire   [5:0] commands_context_payload_index,
    input  wire         commands_context_payload_context_enabled,
    input  wire         commands_context_payload_context_uses_generation,
    input  wire   [7:0] commands_context_payload_context_generation,
    input  wire  [15:0] commands_context_payload_context_supported,
    input  wire         commands_region_valid,
    input  wire         commands_region_payload_remove,
    input  wire  [63:0] commands_region_payload_region_key,
    input  wire  [63:0] commands_region_payload_region_base,
    input  wire  [63:0] commands_region_payload_region_first,
    input  wire  [63:0] commands_region_payload_region_length,
    input  wire         commands_region_payload_region_remote_read,
    input  wire         commands_region_payload_region_remote_write,
    input  wire         commands_region_payload_region_remote_atomic,
    input  wire         commands_region_payload_region_restricts_job,
    input  wire  [23:0] commands_region_payload_region_job_id,
    input  wire         commands_region_payload_region_restricts_resource,
    input  wire  [11:0] commands_region_payload_region_resource,
    input  wire         commands_receive_valid,
    input  wire         commands_receive_payload_tagged,
    input  wire   [1:0] commands_receive_payload_kind,
    input  wire   [5:0] commands_receive_payload_resource,
    input  wire  [63:0] commands_receive_payload_tag_match_bits,
    input  wire  [31:0] commands_receive_payload_tag_initiator,
    input  wire         commands_receive_payload_any_initiator,
    input  wire  [63:0] commands_receive_payload_ignore_bits,
    input  wire  [31:0] commands_receive_payload_place_wr_id,
    input  wire  [63:0] commands_receive_payload_place_address,
    input  wire  [31:0] commands_receive_payload_place_length,
    input  wire         released_sent_valid,
    input  wire  [31:0] released_sent_handle,
    input  wire         released_released_valid,
    input  wire  [31:0] released_released_handle,
    input  wire         released_stale_valid,
    input  wire  [31:0] released_stale_handle,
    input  wire         released_reply_leaves,
    input  wire         released_reply_waits,
    input  wire         tick,
    input  wire         flushed,
    output wire         ready,
    output wire         done_job_valid,
    output wire   [2:0] done_job_status,
    output wire   [3:0] done_job_slot,
    output wire         done_process_valid,
    output wire   [2:0] done_process_status,
    output wire   [4:0] done_process_slot,
    output wire         done_resource_valid,
    output wire   [2:0] done_resource_status,
    output wire   [5:0] done_resource_slot,
    output wire         done_region_valid,
    output wire   [2:0] done_region_status,
    output wire   [5:0] done_region_slot,
    output wire         done_context_taken,
    output wire         done_receive_taken,
    output wire         done_sends_valid,
    output wire   [1:0] done_sends_kind,
    output wire   [1:0] done_sends_outcome,
    output wire  [31:0] done_sends_wr_id,
    output wire         done_tags_valid,
    output wire   [1:0] done_tags_kind,
    output wire   [1:0] done_tags_outcome,
    output wire  [31:0] done_tags_wr_id,
    output wire         order_valid,
    output wire         order_payload_bare,
    output wire         order_payload_place,
    output wire         order_payload_dc,
    output wire  [63:0] order_payload_placement_address,
    output wire  [13:0] order_payload_placement_length,
    output wire  [15:0] order_payload_placement_pdcid,
    output wire  [15:0] order_payload_placement_message_id,
    output wire         order_payload_completes,
    output wire   [5:0] order_payload_completion_opcode,
    output wire   [5:0] order_payload_completion_return_code,
    output wire         order_payload_completion_reported,
    output wire         order_payload_completion_has_header_data,
    output wire  [63:0] order_payload_completion_header_data,
    output wire  [31:0] order_payload_completion_wr_id,
    output wire  [31:0] order_payload_completion_bytes,
    output wire  [31:0] order_payload_completion_initiator,
    output wire  [63:0] order_payload_completion_key,
    output wire  [23:0] order_payload_completion_job_id,
    output wire  [15:0] order_payload_completion_message_id,
    output wire  [15:0] order_payload_completion_pdcid,
    output wire         store_valid,
    output wire   [8:0] store_handle,
    output wire   [5:0] store_response_opcode,
    output wire   [5:0] store_response_return_code,
    output wire  [15:0] store_response_message_id,
    output wire   [7:0] store_response_ri_generation,
    output wire  [23:0] store_response_job_id,
    output wire  [31:0] store_response_modified_length,
    output wire   [1:0] returns_messages,
    output wire   [1:0] returns_guaranteed,
    output wire   [1:0] returns_responses,
    output wire   [6:0] held_messages,
    output wire   [6:0] held_guaranteed,
    output wire   [6:0] held_responses,
    output wire   [6:0] held_deliveries,
    output wire   [6:0] held_complete,
    output wire         events_delivered,
    output wire   [5:0] events_return_code,
    output wire         events_completed,
    output wire  [15:0] response_payload_pdcid,
    output wire  [31:0] response_payload_psn,
    output wire         response_payload_cookie_ack,
    output wire         response_payload_cookie_ce,
    output wire         response_payload_cookie_retx,
    output wire  [15:0] response_payload_cookie_entropy,
    output wire  [16:0] response_payload_cookie_time,
    output wire         response_payload_guaranteed,
    output wire         response_payload_plain_ok,
    output wire  [31:0] response_payload_handle,
    output wire   [3:0] response_payload_next_hdr,
    output wire         response_valid,
    input  wire         response_ready
);

    localparam [2:0] ASIDE_SIDE_SES_REQUEST_SMALL  = 3'd1;
    localparam [2:0] ASIDE_SIDE_SES_REQUEST_MEDIUM = 3'd2;
    localparam [2:0] ASIDE_SIDE_SES_REQUEST_STD    = 3'd3;

    reg         enters;
    reg   [5:0] packet_opcode;
    reg   [1:0] packet_version;
    reg         packet_small;
    reg         packet_rudi;
    reg         packet_rod;
    reg         packet_dc;
    reg         packet_ie;
    reg         packet_rel;
    reg         packet_hd;
    reg         packet_som;
    reg         packet_eom;
    reg  [15:0] packet_message_id;
    reg   [7:0] packet_ri_generation;
    reg  [23:0] packet_job_id;
    reg  [11:0] packet_pid_on_fep;
    reg  [11:0] packet_resource_index;
    reg  [63:0] packet_buffer_offset;
    reg  [31:0] packet_initiator;
    reg  [63:0] packet_match_bits;
    reg  [63:0] packet_header_data;
    reg  [31:0] packet_request_length;
    reg  [13:0] packet_payload_length;
    reg  [31:0] packet_message_offset;
    reg  [15:0] packet_peer;
    reg  [15:0] packet_pdc;
    reg         entering_delivered;
    reg         entering_delivery_valid;
    reg  [15:0] entering_delivery_pdcid;
    reg  [31:0] entering_delivery_psn;
    reg         entering_delivery_rod;
    reg         entering_delivery_cookie_ack;
    reg         entering_delivery_cookie_ce;
    reg         entering_delivery_cookie_retx;
    reg  [15:0] entering_delivery_cookie_entropy;
    reg  [16:0] entering_delivery_cookie_time;
    wire        half_ready;
    wire        half_result_valid;
    wire        half_result_expired;
    wire        half_result_response_plain;
    wire  [5:0] half_result_response_return_code;
    wire  [1:0] half_result_response_list;
    wire [31:0] half_result_response_modified_length;
    wire  [7:0] half_result_response_ri_generation;
    wire        half_result_place;
    wire        half_result_dc;
    wire        half_result_read;
    wire [63:0] half_result_address;
    wire [13:0] half_result_length;
    wire        half_result_atomic;
    wire        half_result_completes;
    wire        half_result_completion_kind;
    wire  [5:0] half_result_completion_return_code;
    wire  [5:0] half_result_completion_opcode;
    wire [31:0] half_result_completion_wr_id;
    wire [31:0] half_result_completion_bytes;
    wire [31:0] half_result_completion_cut;
    wire        half_result_completion_has_header_data;
    wire [63:0] half_result_completion_header_data;
    wire [63:0] half_result_completion_match_bits;
    wire [31:0] half_result_completion_initiator;
    wire [23:0] half_result_completion_job_id;
    wire [15:0] half_result_completion_message_id;
    wire [15:0] half_result_completion_peer;
    wire [15:0] half_result_completion_pdc;
    wire        half_result_opens;
    wire        half_result_closes;
    wire        half_job_done_valid;
    wire  [2:0] half_job_done_status;
    wire  [3:0] half_job_done_slot;
    wire        half_process_done_valid;
    wire  [2:0] half_process_done_status;
    wire  [4:0] half_process_done_slot;
    wire        half_resource_done_valid;
    wire  [2:0] half_resource_done_status;
    wire  [5:0] half_resource_done_slot;
    wire        half_region_done_valid;
    wire  [2:0] half_region_done_status;
    wire  [5:0] half_region_done_slot;
    wire        half_send_done_valid;
    wire  [1:0] half_send_done_kind;
    wire  [1:0] half_send_done_outcome;
    wire [31:0] half_send_done_wr_id;
    wire        half_tagged_done_valid;
    wire  [1:0] half_tagged_done_kind;
    wire  [1:0] half_tagged_done_outcome;
    wire [31:0] half_tagged_done_wr_id;
    wire        half_job_commands_ready;
    wire        half_process_commands_ready;
    wire        half_resource_commands_ready;
    wire        half_contexts_ready;
    wire        half_regions_ready;
    wire        half_receives_ready;
    wire        line_up_ready;
    wire        line_down_payload_delivered;
    wire        line_down_payload_delivery_valid;
    wire [15:0] line_down_payload_delivery_pdcid;
    wire [31:0] line_down_payload_delivery_psn;
    wire        line_down_payload_delivery_rod;
    wire        line_down_payload_delivery_cookie_ack;
    wire        line_down_payload_delivery_cookie_ce;
    wire        line_down_payload_delivery_cookie_retx;
    wire [15:0] line_down_payload_delivery_cookie_entropy;
    wire [16:0] line_down_payload_delivery_cookie_time;
    wire [15:0] line_down_payload_message_id;
    wire [23:0] line_down_payload_job_id;
    wire        line_down_valid;
    reg         order_bare;
    reg         order_place;
    reg         order_dc;
    reg  [63:0] order_placement_address;
    reg  [13:0] order_placement_length;
    reg  [15:0] order_placement_pdcid;
    reg  [15:0] order_placement_message_id;
    reg         order_completes;
    reg   [5:0] order_completion_opcode;
    reg   [5:0] order_completion_return_code;
    reg         order_completion_reported;
    reg         order_completion_has_header_data;
    reg  [63:0] order_completion_header_data;
    reg  [31:0] order_completion_wr_id;
    reg  [31:0] order_completion_bytes;
    reg  [31:0] order_completion_initiator;
    reg  [63:0] order_completion_key;
    reg  [23:0] order_completion_job_id;
    reg  [15:0] order_completion_message_id;
    reg  [15:0] order_completion_pdcid;
    reg         orders;
    wire        complete_line_up_ready;
    wire [15:0] complete_line_down_payload_pdcid;
    wire [31:0] complete_line_down_payload_psn;
    wire        complete_line_down_payload_cookie_ack;
    wire        complete_line_down_payload_cookie_ce;
    wire        complete_line_down_payload_cookie_retx;
    wire [15:0] complete_line_down_payload_cookie_entropy;
    wire [16:0] complete_line_down_payload_cookie_time;
    wire [15:0] complete_line_down_payload_message_id;
    wire [23:0] complete_line_down_payload_job_id;
    wire        complete_line_down_payload_plain;
    wire        complete_line_down_payload_concludes;
    wire [31:0] complete_line_down_payload_modified_length;
    wire        complete_line_down_valid;
    reg   [6:0] hidden;
    reg   [6:0] visible;
    wire        handles_ready;
    wire  [8:0] handles_handle;
    wire        handles_returned;
    wire  [6:0] handles_held;
    reg         answers;
    reg  [15:0] answer_pdcid;
    reg  [31:0] answer_psn;
    reg         answer_cookie_ack;
    reg         answer_cookie_ce;
    reg         answer_cookie_retx;
    reg  [15:0] answer_cookie_entropy;
    reg  [16:0] answer_cookie_time;
    reg         answer_guaranteed;
    reg         answer_plain_ok;
    reg  [31:0] answer_handle;
    reg   [3:0] answer_next_hdr;
    wire  [6:0] answer_queue_level;
    wire        answer_queue_up_ready;
    wire [15:0] answer_queue_down_payload_pdcid;
    wire [31:0] answer_queue_down_payload_psn;
    wire        answer_queue_down_payload_cookie_ack;
    wire        answer_queue_down_payload_cookie_ce;
    wire        answer_queue_down_payload_cookie_retx;
    wire [15:0] answer_queue_down_payload_cookie_entropy;
    wire [16:0] answer_queue_down_payload_cookie_time;
    wire        answer_queue_down_payload_guaranteed;
    wire        answer_queue_down_payload_plain_ok;
    wire [31:0] answer_queue_down_payload_handle;
    wire  [3:0] answer_queue_down_payload_next_hdr;
    wire        answer_queue_down_valid;
    reg   [6:0] used;
    reg   [6:0] deliveries;
    reg         to_store_valid;
    reg   [8:0] to_store_handle;
    reg   [5:0] to_store_response_opcode;
    reg   [5:0] to_store_response_return_code;
    reg  [15:0] to_store_response_message_id;
    reg   [7:0] to_store_response_ri_generation;
    reg  [23:0] to_store_response_job_id;
    reg  [31:0] to_store_response_modified_length;
    reg   [1:0] given_back_messages;
    reg   [1:0] given_back_guaranteed;
    reg   [1:0] given_back_responses;
    reg   [5:0] code;
    reg         completed;

    wire        is_standard = aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
    wire        is_medium = aside_side_ses == ASIDE_SIDE_SES_REQUEST_MEDIUM;
    wire        is_small = aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
    wire        answers_packet = half_result_valid && !half_result_expired;
    wire        given = answers_packet && line_down_payload_delivered;
    wire        reads = 1'b0;
    wire        is_unread_term = half_result_atomic && half_result_response_return_code == 6'd1;
    wire        is_unread = half_result_read || is_unread_term;
    wire        plain_request = half_result_response_plain && !is_unread;
    wire        takes_found = 1'b0;
    wire [15:0] asker_pdcid = line_down_payload_delivery_pdcid;
    wire [31:0] asker_psn = line_down_payload_delivery_psn;
    wire        asker_cookie_ack = line_down_payload_delivery_cookie_ack;
    wire        asker_cookie_ce = line_down_payload_delivery_cookie_ce;
    wire        asker_cookie_retx = line_down_payload_delivery_cookie_retx;
    wire [15:0] asker_cookie_entropy = line_down_payload_delivery_cookie_entropy;
    wire [16:0] asker_cookie_time = line_down_payload_delivery_cookie_time;
    wire [15:0] asker_message_id = line_down_payload_message_id;
    wire [23:0] asker_job_id = line_down_payload_job_id;
    wire        asker_concludes = 1'b0;
    wire  [5:0] asker_request_length = 6'd0;
    wire        waits_until_visible = given && half_result_dc;
    wire        complete_now = complete_line_down_valid && (|visible) && !given;
    wire        complete_taken = complete_now;
    wire        settled = given;
    wire        answered = (settled && !waits_until_visible) || complete_now;
    wire        leaves = answer_queue_down_valid && response_ready;
    wire        handles_guaranteed_choice = given ? plain_request : complete_line_down_payload_plain;
    wire        handles_guaranteed_term = !handles_guaranteed_choice;
    wire        packet_opcode_term = is_standard || is_medium || is_small;
    wire  [5:0] packet_opcode_choice = packet_opcode_term ? aside_side_ses_header[349:344] : 6'd63;
    wire        packet_hd_term = aside_side_ses_header[338] && aside_side_ses_header[336];
    wire        packet_som_term = aside_side_ses_header[336] || !is_standard;
    wire        not_packet_opcode_term = !packet_opcode_term;
    wire        packet_eom_term = aside_side_ses_header[337] || !is_standard;
    wire [63:0] packet_buffer_offset_and = aside_side_ses_header[255:192] & {64{!aside_side_ses_header[338]}};
    wire [63:0] packet_buffer_offset_choice = is_medium ? packet_buffer_offset_and : aside_side_ses_header[255:192];
    wire [31:0] packet_initiator_choice = is_medium ? aside_side_ses_header[191:160] : 32'd0;
    wire [63:0] packet_match_bits_word = {52'h4000000000000, aside_side_ses_header[267:256]};
    wire [63:0] packet_match_bits_choice = is_medium ? aside_side_ses_header[159:96] : packet_match_bits_word;
    wire [63:0] packet_header_data_choice = is_medium ? aside_side_ses_header[255:192] : 64'd0;
    wire [31:0] packet_request_length_word = {18'd0, aside_side_ses_header[333:320]};
    wire [31:0] packet_request_length_choice = is_standard ? aside_side_ses_header[31:0] : packet_request_length_word;
    wire        packet_payload_length_term = aside_side_ses_header[349:344] == 6'd2 && packet_opcode_term;
    wire        packet_payload_length_below = packet_request_length_choice > 32'h3fff;
    wire [13:0] packet_payload_length_or = {14{packet_payload_length_below}} | packet_request_length_choice[13:0];
    wire [13:0] packet_payload_length_choice = packet_som_term ? 14'h400 : aside_side_ses_header[77:64];
    wire [13:0] packet_payload_length_choice_2 = packet_som_term && packet_eom_term ? packet_payload_length_or : packet_payload_length_choice;
    wire        packet_message_offset_term = is_standard && !aside_side_ses_header[336];
    wire        orders_term = half_result_valid && half_result_expired && half_result_completes;
    wire        used_term = given && !takes_found && half_result_opens;
    wire        used_term_2 = half_result_valid && half_result_closes;
    wire  [6:0] deliveries_sum = deliveries + {6'd0, aside_valid && aside_delivered};
    wire  [5:0] to_store_response_return_code_choice = given ? (is_unread ? 6'd6 : half_result_response_return_code) : 6'd1;

    ses_target_hpc_c64_m256 half (
        .clk                                               (clk),
        .rst                                               (rst),
        .packet_valid                                      (enters),
        .packet_opcode                                     (packet_opcode),
        .packet_version                                    (packet_version),
        .packet_small                                      (packet_small),
        .packet_rudi                                       (packet_rudi),
        .packet_rod                                        (packet_rod),
        .packet_dc                                         (packet_dc),
        .packet_ie                                         (packet_ie),
        .packet_rel                                        (packet_rel),
        .packet_hd                                         (packet_hd),
        .packet_som                                        (packet_som),
        .packet_eom                                        (packet_eom),
        .packet_message_id                                 (packet_message_id),
        .packet_ri_generation                              (packet_ri_generation),
        .packet_job_id                                     (packet_job_id),
        .packet_pid_on_fep                                 (packet_pid_on_fep),
        .packet_resource_index                             (packet_resource_index),
        .packet_buffer_offset                              (packet_buffer_offset),
        .packet_initiator                                  (packet_initiator),
        .packet_match_bits                                 (packet_match_bits),
        .packet_header_data                                (packet_header_data),
        .packet_request_length                             (packet_request_length),
        .packet_payload_length                             (packet_payload_length),
        .packet_message_offset                             (packet_message_offset),
        .packet_peer                                       (packet_peer),
        .packet_pdc                                        (packet_pdc),
        .tick                                              (tick),
        .resolver_settings_version_code                    (6'd32),
        .region_settings_job_code                          (6'd23),
        .region_settings_right_code                        (6'd23),
        .region_settings_message_code                      (6'd29),
        .region_settings_checks_message                    (1'b0),
        .region_settings_atomics_need_all                  (1'b1),
        .choices_default_length                            (1'b0),
        .ready                                             (half_ready),
        .result_valid                                      (half_result_valid),
        .result_expired                                    (half_result_expired),
        .result_response_plain                             (half_result_response_plain),
        .result_response_return_code                       (half_result_response_return_code),
        .result_response_list                              (half_result_response_list),
        .result_response_modified_length                   (half_result_response_modified_length),
        .result_response_ri_generation                     (half_result_response_ri_generation),
        .result_place                                      (half_result_place),
        .result_dc                                         (half_result_dc),
        .result_read                                       (half_result_read),
        .result_address                                    (half_result_address),
        .result_length                                     (half_result_length),
        .result_atomic                                     (half_result_atomic),
        .result_completes                                  (half_result_completes),
        .result_completion_kind                            (half_result_completion_kind),
        .result_completion_return_code                     (half_result_completion_return_code),
        .result_completion_opcode                          (half_result_completion_opcode),
        .result_completion_wr_id                           (half_result_completion_wr_id),
        .result_completion_bytes                           (half_result_completion_bytes),
        .result_completion_cut                             (half_result_completion_cut),
        .result_completion_has_header_data                 (half_result_completion_has_header_data),
        .result_completion_header_data                     (half_result_completion_header_data),
        .result_completion_match_bits                      (half_result_completion_match_bits),
        .result_completion_initiator                       (half_result_completion_initiator),
        .result_completion_job_id                          (half_result_completion_job_id),
        .result_completion_message_id                      (half_result_completion_message_id),
        .result_completion_peer                            (half_result_completion_peer),
        .result_completion_pdc                             (half_result_completion_pdc),
        .result_opens                                      (half_result_opens),
        .result_closes                                     (half_result_closes),
        .job_done_valid                                    (half_job_done_valid),
        .job_done_status                                   (half_job_done_status),
        .job_done_slot                                     (half_job_done_slot),
        .process_done_valid                                (half_process_done_valid),
        .process_done_status                               (half_process_done_status),
        .process_done_slot                                 (half_process_done_slot),
        .resource_done_valid                               (half_resource_done_valid),
        .resource_done_status                              (half_resource_done_status),
        .resource_done_slot                                (half_resource_done_slot),
        .region_done_valid                                 (half_region_done_valid),
        .region_done_status                                (half_region_done_status),
        .region_done_slot                                  (half_region_done_slot),
        .send_done_valid                                   (half_send_done_valid),
        .send_done_kind                                    (half_send_done_kind),
        .send_done_outcome                                 (half_send_done_outcome),
        .send_done_wr_id                                   (half_send_done_wr_id),
        .tagged_done_valid                                 (half_tagged_done_valid),
        .tagged_done_kind                                  (half_tagged_done_kind),
        .tagged_done_outcome                               (half_tagged_done_outcome),
        .tagged_done_wr_id                                 (half_tagged_done_wr_id),
        .job_commands_payload_remove                       (commands_job_payload_remove),
        .job_commands_payload_key                          (commands_job_payload_key),
        .job_commands_valid                                (commands_job_valid),
        .job_commands_ready                                (half_job_commands_ready),
        .process_commands_payload_remove                   (commands_process_payload_remove),
        .process_commands_payload_process_rel              (commands_process_payload_process_rel),
        .process_commands_payload_process_job_id           (commands_process_payload_process_job_id),
        .process_commands_payload_process_pid_on_fep       (commands_process_payload_process_pid_on_fep),
        .process_commands_valid                            (commands_process_valid),
        .process_commands_ready                            (half_process_commands_ready),
        .resource_commands_payload_remove                  (commands_resource_payload_remove),
        .resource_commands_payload_absolute                (commands_resource_payload_absolute),
        .resource_commands_payload_owner                   (commands_resource_payload_owner),
        .resource_commands_payload_space                   (commands_resource_payload_space),
        .resource_commands_payload_resource_index          (commands_resource_payload_resource_index),
        .resource_commands_payload_context_enabled         (commands_resource_payload_context_enabled),
        .resource_commands_payload_context_uses_generation (commands_resource_payload_context_uses_generation),
        .resource_commands_payload_context_generation      (commands_resource_payload_context_generation),
        .resource_commands_payload_context_supported       (commands_resource_payload_context_supported),
        .resource_commands_valid                           (commands_resource_valid),
        .resource_commands_ready                           (half_resource_commands_ready),
        .contexts_payload_index                            (commands_context_payload_index),
        .contexts_payload_context_enabled                  (commands_context_payload_context_enabled),
        .contexts_payload_context_uses_generation          (commands_context_payload_context_uses_generation),
        .contexts_payload_context_generation               (commands_context_payload_context_generation),
        .contexts_payload_context_supported                (commands_context_payload_context_supported),
        .contexts_valid                                    (commands_context_valid),
        .contexts_ready                                    (half_contexts_ready),
        .regions_payload_remove                            (commands_region_payload_remove),
        .regions_payload_region_key                        (commands_region_payload_region_key),
        .regions_payload_region_base                       (commands_region_payload_region_base),
        .regions_payload_region_first                      (commands_region_payload_region_first),
        .regions_payload_region_length                     (commands_region_payload_region_length),
        .regions_payload_region_remote_read                (commands_region_payload_region_remote_read),
        .regions_payload_region_remote_write               (commands_region_payload_region_remote_write),
        .regions_payload_region_remote_atomic              (commands_region_payload_region_remote_atomic),
        .regions_payload_region_restricts_job              (commands_region_payload_region_restricts_job),
        .regions_payload_region_job_id                     (commands_region_payload_region_job_id),
        .regions_payload_region_restricts_resource         (commands_region_payload_region_restricts_resource),
        .regions_payload_region_resource                   (commands_region_payload_region_resource),
        .regions_valid                                     (commands_region_valid),
        .regions_ready                                     (half_regions_ready),
        .receives_payload_tagged                           (commands_receive_payload_tagged),
        .receives_payload_kind                             (commands_receive_payload_kind),
        .receives_payload_resource                         (commands_receive_payload_resource),
        .receives_payload_tag_match_bits                   (commands_receive_payload_tag_match_bits),
        .receives_payload_tag_initiator                    (commands_receive_payload_tag_initiator),
        .receives_payload_any_initiator                    (commands_receive_payload_any_initiator),
        .receives_payload_ignore_bits                      (commands_receive_payload_ignore_bits),
        .receives_payload_place_wr_id                      (commands_receive_payload_place_wr_id),
        .receives_payload_place_address                    (commands_receive_payload_place_address),
        .receives_payload_place_length                     (commands_receive_payload_place_length),
        .receives_valid                                    (commands_receive_valid),
        .receives_ready                                    (half_receives_ready)
    );

    block_fifo_w127_d256 line (
        .clk                                  (clk),
        .rst                                  (rst),
        .up_payload_delivered                 (entering_delivered),
        .up_payload_delivery_valid            (entering_delivery_valid),
        .up_payload_delivery_pdcid            (entering_delivery_pdcid),
        .up_payload_delivery_psn              (entering_delivery_psn),
        .up_payload_delivery_rod              (entering_delivery_rod),
        .up_payload_delivery_cookie_ack       (entering_delivery_cookie_ack),
        .up_payload_delivery_cookie_ce        (entering_delivery_cookie_ce),
        .up_payload_delivery_cookie_retx      (entering_delivery_cookie_retx),
        .up_payload_delivery_cookie_entropy   (entering_delivery_cookie_entropy),
        .up_payload_delivery_cookie_time      (entering_delivery_cookie_time),
        .up_payload_message_id                (packet_message_id),
        .up_payload_job_id                    (packet_job_id),
        .up_valid                             (enters),
        .up_ready                             (line_up_ready),
        .down_payload_delivered               (line_down_payload_delivered),
        .down_payload_delivery_valid          (line_down_payload_delivery_valid),
        .down_payload_delivery_pdcid          (line_down_payload_delivery_pdcid),
        .down_payload_delivery_psn            (line_down_payload_delivery_psn),
        .down_payload_delivery_rod            (line_down_payload_delivery_rod),
        .down_payload_delivery_cookie_ack     (line_down_payload_delivery_cookie_ack),
        .down_payload_delivery_cookie_ce      (line_down_payload_delivery_cookie_ce),
        .down_payload_delivery_cookie_retx    (line_down_payload_delivery_cookie_retx),
        .down_payload_delivery_cookie_entropy (line_down_payload_delivery_cookie_entropy),
        .down_payload_delivery_cookie_time    (line_down_payload_delivery_cookie_time),
        .down_payload_message_id              (line_down_payload_message_id),
        .down_payload_job_id                  (line_down_payload_job_id),
        .down_valid                           (line_down_valid),
        .down_ready                           (answers_packet)
    );

    block_fifo_w158_d64 complete_line (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_pdcid             (line_down_payload_delivery_pdcid),
        .up_payload_psn               (line_down_payload_delivery_psn),
        .up_payload_cookie_ack        (line_down_payload_delivery_cookie_ack),
        .up_payload_cookie_ce         (line_down_payload_delivery_cookie_ce),
        .up_payload_cookie_retx       (line_down_payload_delivery_cookie_retx),
        .up_payload_cookie_entropy    (line_down_payload_delivery_cookie_entropy),
        .up_payload_cookie_time       (line_down_payload_delivery_cookie_time),
        .up_payload_message_id        (line_down_payload_message_id),
        .up_payload_job_id            (line_down_payload_job_id),
        .up_payload_plain             (plain_request),
        .up_payload_concludes         (1'b0),
        .up_payload_modified_length   (half_result_response_modified_length),
        .up_valid                     (waits_until_visible),
        .up_ready                     (complete_line_up_ready),
        .down_payload_pdcid           (complete_line_down_payload_pdcid),
        .down_payload_psn             (complete_line_down_payload_psn),
        .down_payload_cookie_ack      (complete_line_down_payload_cookie_ack),
        .down_payload_cookie_ce       (complete_line_down_payload_cookie_ce),
        .down_payload_cookie_retx     (complete_line_down_payload_cookie_retx),
        .down_payload_cookie_entropy  (complete_line_down_payload_cookie_entropy),
        .down_payload_cookie_time     (complete_line_down_payload_cookie_time),
        .down_payload_message_id      (complete_line_down_payload_message_id),
        .down_payload_job_id          (complete_line_down_payload_job_id),
        .down_payload_plain           (complete_line_down_payload_plain),
        .down_payload_concludes       (complete_line_down_payload_concludes),
        .down_payload_modified_length (complete_line_down_payload_modified_length),
        .down_valid                   (complete_line_down_valid),
        .down_ready                   (complete_taken)
    );

    uet_response_places_g64 handles (
        .clk                      (clk),
        .rst                      (rst),
        .take                     (answered),
        .guaranteed               (handles_guaranteed_term),
        .released_sent_valid      (released_sent_valid),
        .released_sent_handle     (released_sent_handle),
        .released_released_valid  (released_released_valid),
        .released_released_handle (released_released_handle),
        .released_stale_valid     (released_stale_valid),
        .released_stale_handle    (released_stale_handle),
        .released_reply_leaves    (released_reply_leaves),
        .released_reply_waits     (released_reply_waits),
        .ready                    (handles_ready),
        .handle                   (handles_handle),
        .returned                 (handles_returned),
        .held                     (handles_held)
    );

    level_fifo_w122_d64 answer_queue (
        .clk                         (clk),
        .rst                         (rst),
        .level                       (answer_queue_level),
        .up_payload_pdcid            (answer_pdcid),
        .up_payload_psn              (answer_psn),
        .up_payload_cookie_ack       (answer_cookie_ack),
        .up_payload_cookie_ce        (answer_cookie_ce),
        .up_payload_cookie_retx      (answer_cookie_retx),
        .up_payload_cookie_entropy   (answer_cookie_entropy),
        .up_payload_cookie_time      (answer_cookie_time),
        .up_payload_guaranteed       (answer_guaranteed),
        .up_payload_plain_ok         (answer_plain_ok),
        .up_payload_handle           (answer_handle),
        .up_payload_next_hdr         (answer_next_hdr),
        .up_valid                    (answers),
        .up_ready                    (answer_queue_up_ready),
        .down_payload_pdcid          (answer_queue_down_payload_pdcid),
        .down_payload_psn            (answer_queue_down_payload_psn),
        .down_payload_cookie_ack     (answer_queue_down_payload_cookie_ack),
        .down_payload_cookie_ce      (answer_queue_down_payload_cookie_ce),
        .down_payload_cookie_retx    (answer_queue_down_payload_cookie_retx),
        .down_payload_cookie_entropy (answer_queue_down_payload_cookie_entropy),
        .down_payload_cookie_time    (answer_queue_down_payload_cookie_time),
        .down_payload_guaranteed     (answer_queue_down_payload_guaranteed),
        .down_payload_plain_ok       (answer_queue_down_payload_plain_ok),
        .down_payload_handle         (answer_queue_down_payload_handle),
        .down_payload_next_hdr       (answer_queue_down_payload_next_hdr),
        .down_valid                  (answer_queue_down_valid),
        .down_ready                  (response_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            enters <= 1'b0;
            orders <= 1'b0;
            hidden <= 7'd0;
            visible <= 7'd0;
            answers <= 1'b0;
            used <= 7'd0;
            deliveries <= 7'd0;
            given_back_messages <= 2'd0;
            given_back_guaranteed <= 2'd0;
            given_back_responses <= 2'd0;
            completed <= 1'b0;
        end else begin
            enters <= aside_valid && aside_side_stored;
            orders <= answers_packet || orders_term;
            hidden <= hidden + {6'd0, waits_until_visible} - {6'd0, flushed};
            visible <= visible + {6'd0, flushed} - {6'd0, complete_now};
            answers <= answered;
            used <= used + {6'd0, used_term} - {6'd0, used_term_2};
            deliveries <= deliveries_sum - {6'd0, settled};
            given_back_messages <= {1'b0, settled && !used_term} + {1'b0, used_term_2};
            given_back_guaranteed <= {1'b0, answered && handles_guaranteed_choice} + {1'b0, handles_returned};
            given_back_responses <= {1'b0, leaves};
            completed <= half_result_valid && half_result_completes;
        end
    end

    always @(posedge clk) begin
        packet_opcode <= !aside_delivered ? 6'd0 : packet_opcode_choice;
        packet_version <= aside_side_ses_header[343:342];
        packet_small <= aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
        packet_rudi <= 1'b0;
        packet_rod <= deliver_rod;
        packet_dc <= aside_side_ses_header[341];
        packet_ie <= aside_side_ses_header[340];
        packet_rel <= aside_side_ses_header[339];
        packet_hd <= is_standard ? packet_hd_term : is_medium ? aside_side_ses_header[338] : 1'b0;
        packet_som <= packet_som_term || !aside_delivered || not_packet_opcode_term;
        packet_eom <= packet_eom_term || !aside_delivered || not_packet_opcode_term;
        packet_message_id <= aside_side_ses_header[335:320] & {16{is_standard}};
        packet_ri_generation <= aside_side_ses_header[319:312];
        packet_job_id <= aside_side_ses_header[311:288];
        packet_pid_on_fep <= aside_side_ses_header[283:272];
        packet_resource_index <= aside_side_ses_header[267:256];
        packet_buffer_offset <= is_standard ? aside_side_ses_header[255:192] : packet_buffer_offset_choice;
        packet_initiator <= is_standard ? aside_side_ses_header[191:160] : packet_initiator_choice;
        packet_match_bits <= is_standard ? aside_side_ses_header[159:96] : packet_match_bits_choice;
        packet_header_data <= is_standard ? aside_side_ses_header[95:32] : packet_header_data_choice;
        packet_request_length <= packet_request_length_choice;
        packet_payload_length <= packet_payload_length_term ? packet_payload_length_choice_2 : aside_side_length;
        packet_message_offset <= aside_side_ses_header[63:32] & {32{packet_message_offset_term}};
        packet_peer <= 16'd0;
        packet_pdc <= deliver_pdcid;
        entering_delivered <= aside_delivered;
        entering_delivery_valid <= deliver_valid;
        entering_delivery_pdcid <= deliver_pdcid;
        entering_delivery_psn <= deliver_psn;
        entering_delivery_rod <= deliver_rod;
        entering_delivery_cookie_ack <= deliver_cookie_ack;
        entering_delivery_cookie_ce <= deliver_cookie_ce;
        entering_delivery_cookie_retx <= deliver_cookie_retx;
        entering_delivery_cookie_entropy <= deliver_cookie_entropy;
        entering_delivery_cookie_time <= deliver_cookie_time;
        order_bare <= half_result_expired;
        order_place <= given && half_result_place;
        order_dc <= given && half_result_dc;
        order_placement_address <= half_result_address;
        order_placement_length <= half_result_length;
        order_placement_pdcid <= line_down_payload_delivery_pdcid;
        order_placement_message_id <= line_down_payload_message_id;
        order_completes <= half_result_completes;
        order_completion_opcode <= half_result_completion_opcode;
        order_completion_return_code <= half_result_completion_return_code;
        order_completion_reported <= 1'b1;
        order_completion_has_header_data <= half_result_completion_has_header_data;
        order_completion_header_data <= half_result_completion_header_data & {64{half_result_completion_has_header_data}};
        order_completion_wr_id <= half_result_completion_wr_id;
        order_completion_bytes <= half_result_completion_bytes;
        order_completion_initiator <= half_result_completion_initiator;
        order_completion_key <= half_result_completion_match_bits;
        order_completion_job_id <= half_result_completion_job_id;
        order_completion_message_id <= half_result_completion_message_id;
        order_completion_pdcid <= half_result_completion_pdc;
        answer_pdcid <= given ? line_down_payload_delivery_pdcid : complete_line_down_payload_pdcid;
        answer_psn <= given ? line_down_payload_delivery_psn : complete_line_down_payload_psn;
        answer_cookie_ack <= given ? line_down_payload_delivery_cookie_ack : complete_line_down_payload_cookie_ack;
        answer_cookie_ce <= given ? line_down_payload_delivery_cookie_ce : complete_line_down_payload_cookie_ce;
        answer_cookie_retx <= given ? line_down_payload_delivery_cookie_retx : complete_line_down_payload_cookie_retx;
        answer_cookie_entropy <= given ? line_down_payload_delivery_cookie_entropy : complete_line_down_payload_cookie_entropy;
        answer_cookie_time <= given ? line_down_payload_delivery_cookie_time : complete_line_down_payload_cookie_time;
        answer_guaranteed <= handles_guaranteed_term;
        answer_plain_ok <= handles_guaranteed_choice;
        answer_handle <= {23'd0, handles_handle};
        answer_next_hdr <= 4'd4;
        to_store_valid <= answered;
        to_store_handle <= handles_handle;
        to_store_response_opcode <= handles_guaranteed_choice ? 6'd0 : 6'd1;
        to_store_response_return_code <= to_store_response_return_code_choice;
        to_store_response_message_id <= given ? line_down_payload_message_id : complete_line_down_payload_message_id;
        to_store_response_ri_generation <= given ? half_result_response_ri_generation : 8'd0;
        to_store_response_job_id <= given ? line_down_payload_job_id : complete_line_down_payload_job_id;
        to_store_response_modified_length <= given ? half_result_response_modified_length : complete_line_down_payload_modified_length;
        code <= to_store_response_return_code_choice;
    end

    assign ready = half_ready && handles_ready;
    assign done_job_valid = half_job_done_valid;
    assign done_job_status = half_job_done_status;
    assign done_job_slot = half_job_done_slot;
    assign done_process_valid = half_process_done_valid;
    assign done_process_status = half_process_done_status;
    assign done_process_slot = half_process_done_slot;
    assign done_resource_valid = half_resource_done_valid;
    assign done_resource_status = half_resource_done_status;
    assign done_resource_slot = half_resource_done_slot;
    assign done_region_valid = half_region_done_valid;
    assign done_region_status = half_region_done_status;
    assign done_region_slot = half_region_done_slot;
    assign done_context_taken = half_contexts_ready;
    assign done_receive_taken = half_receives_ready;
    assign done_sends_valid = half_send_done_valid;
    assign done_sends_kind = half_send_done_kind;
    assign done_sends_outcome = half_send_done_outcome;
    assign done_sends_wr_id = half_send_done_wr_id;
    assign done_tags_valid = half_tagged_done_valid;
    assign done_tags_kind = half_tagged_done_kind;
    assign done_tags_outcome = half_tagged_done_outcome;
    assign done_tags_wr_id = half_tagged_done_wr_id;
    assign order_valid = orders;
    assign order_payload_bare = order_bare;
    assign order_payload_place = order_place;
    assign order_payload_dc = order_dc;
    assign order_payload_placement_address = order_placement_address;
    assign order_payload_placement_length = order_placement_length;
    assign order_payload_placement_pdcid = order_placement_pdcid;
    assign order_payload_placement_message_id = order_placement_message_id;
    assign order_payload_completes = order_completes;
    assign order_payload_completion_opcode = order_completion_opcode;
    assign order_payload_completion_return_code = order_completion_return_code;
    assign order_payload_completion_reported = order_completion_reported;
    assign order_payload_completion_has_header_data = order_completion_has_header_data;
    assign order_payload_completion_header_data = order_completion_header_data;
    assign order_payload_completion_wr_id = order_completion_wr_id;
    assign order_payload_completion_bytes = order_completion_bytes;
    assign order_payload_completion_initiator = order_completion_initiator;
    assign order_payload_completion_key = order_completion_key;
    assign order_payload_completion_job_id = order_completion_job_id;
    assign order_payload_completion_message_id = order_completion_message_id;
    assign order_payload_completion_pdcid = order_completion_pdcid;
    assign store_valid = to_store_valid;
    assign store_handle = to_store_handle;
    assign store_response_opcode = to_store_response_opcode;
    assign store_response_return_code = to_store_response_return_code;
    assign store_response_message_id = to_store_response_message_id;
    assign store_response_ri_generation = to_store_response_ri_generation;
    assign store_response_job_id = to_store_response_job_id;
    assign store_response_modified_length = to_store_response_modified_length;
    assign returns_messages = given_back_messages;
    assign returns_guaranteed = given_back_guaranteed;
    assign returns_responses = given_back_responses;
    assign held_messages = used;
    assign held_guaranteed = handles_held;
    assign held_responses = answer_queue_level + {6'd0, answers};
    assign held_deliveries = deliveries;
    assign held_complete = hidden + visible;
    assign events_delivered = answers;
    assign events_return_code = code;
    assign events_completed = completed;
    assign response_payload_pdcid = answer_queue_down_payload_pdcid;
    assign response_payload_psn = answer_queue_down_payload_psn;
    assign response_payload_cookie_ack = answer_queue_down_payload_cookie_ack;
    assign response_payload_cookie_ce = answer_queue_down_payload_cookie_ce;
    assign response_payload_cookie_retx = answer_queue_down_payload_cookie_retx;
    assign response_payload_cookie_entropy = answer_queue_down_payload_cookie_entropy;
    assign response_payload_cookie_time = answer_queue_down_payload_cookie_time;
    assign response_payload_guaranteed = answer_queue_down_payload_guaranteed;
    assign response_payload_plain_ok = answer_queue_down_payload_plain_ok;
    assign response_payload_handle = answer_queue_down_payload_handle;
    assign response_payload_next_hdr = answer_queue_down_payload_next_hdr;
    assign response_valid = answer_queue_down_valid;

    wire _unused_ok = &{1'b0, aside_side_reserved, aside_side_source, aside_side_ses_header[351:350], aside_side_ses_header[287:284], aside_side_ses_header[271:268], half_result_response_list, half_result_completion_kind, half_result_completion_cut, half_result_completion_peer, half_job_commands_ready, half_process_commands_ready, half_resource_commands_ready, half_regions_ready, line_up_ready, line_down_payload_delivery_valid, line_down_payload_delivery_rod, line_down_valid, reads, asker_pdcid, asker_psn, asker_cookie_ack, asker_cookie_ce, asker_cookie_retx, asker_cookie_entropy, asker_cookie_time, asker_message_id, asker_job_id, asker_concludes, asker_request_length, complete_line_up_ready, complete_line_down_payload_concludes, answer_queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) delivery_finds_room: assert (!enters || line_up_ready);
    always @(posedge clk) if (!rst) result_is_of_a_packet: assert (!answers_packet || line_down_valid);
    always @(posedge clk) if (!rst) complete_finds_room: assert (!waits_until_visible || complete_line_up_ready);
    always @(posedge clk) if (!rst) flush_is_asked_for: assert (!flushed || (|hidden));
    always @(posedge clk) if (!rst) answer_finds_room: assert (!answers || answer_queue_up_ready);
`endif

endmodule

`default_nettype wire
