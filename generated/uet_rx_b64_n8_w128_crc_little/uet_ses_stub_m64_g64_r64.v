// Semantic sublayer of plain WRITEs into regions and of SENDs of one packet into posted buffers.
`default_nettype none

module uet_ses_stub_m64_g64_r64 (
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
    input  wire         regions_valid,
    input  wire   [3:0] regions_index,
    input  wire         regions_region_enable,
    input  wire  [63:0] regions_region_key,
    input  wire  [63:0] regions_region_base,
    input  wire  [63:0] regions_region_length,
    input  wire         regions_region_remote_write,
    input  wire         ended_valid,
    input  wire  [15:0] ended_pdcid,
    input  wire         released_sent_valid,
    input  wire  [31:0] released_sent_handle,
    input  wire         released_released_valid,
    input  wire  [31:0] released_released_handle,
    input  wire         released_stale_valid,
    input  wire  [31:0] released_stale_handle,
    input  wire         released_reply_leaves,
    input  wire         released_reply_waits,
    output wire         ready,
    output wire         order_valid,
    output wire         order_payload_place,
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
    output wire   [2:0] held_deliveries,
    output wire         events_delivered,
    output wire   [5:0] events_return_code,
    output wire         events_completed,
    input  wire  [63:0] buffers_payload_address,
    input  wire  [31:0] buffers_payload_length,
    input  wire  [31:0] buffers_payload_wr_id,
    input  wire         buffers_valid,
    output wire         buffers_ready,
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

    reg          request_plan_valid;
    reg    [5:0] request_plan_opcode;
    reg          request_plan_ie;
    reg          request_plan_som;
    reg          request_plan_eom;
    reg   [15:0] request_plan_message_id;
    reg   [23:0] request_plan_job_id;
    reg   [63:0] request_plan_key;
    reg   [63:0] request_plan_buffer_offset;
    reg   [31:0] request_plan_message_offset;
    reg   [31:0] request_plan_request_length;
    reg          request_plan_has_header_data;
    reg   [63:0] request_plan_header_data;
    reg   [31:0] request_plan_initiator;
    reg   [13:0] length_plan;
    reg          given_plan;
    reg   [15:0] delivery_plan_pdcid;
    reg   [31:0] delivery_plan_psn;
    reg          delivery_plan_cookie_ack;
    reg          delivery_plan_cookie_ce;
    reg          delivery_plan_cookie_retx;
    reg   [15:0] delivery_plan_cookie_entropy;
    reg   [16:0] delivery_plan_cookie_time;
    wire         finder_ready;
    wire   [5:0] finder_found_place;
    wire         finder_found_is_new;
    wire  [63:0] finder_ends;
    wire         finder_returned;
    wire         regions_hit;
    wire         regions_found_enable;
    wire  [63:0] regions_found_key;
    wire  [63:0] regions_found_base;
    wire  [63:0] regions_found_length;
    wire         regions_found_remote_write;
    wire         posted_up_ready;
    wire  [63:0] posted_down_payload_address;
    wire  [31:0] posted_down_payload_length;
    wire  [31:0] posted_down_payload_wr_id;
    wire         posted_down_valid;
    reg   [64:0] offset_look_up;
    reg   [64:0] offset_find;
    reg   [13:0] length_look_up;
    reg   [13:0] length_find;
    reg          request_look_up_valid;
    reg    [5:0] request_look_up_opcode;
    reg          request_look_up_ie;
    reg          request_look_up_som;
    reg          request_look_up_eom;
    reg   [15:0] request_look_up_message_id;
    reg   [23:0] request_look_up_job_id;
    reg   [63:0] request_look_up_key;
    reg   [63:0] request_look_up_buffer_offset;
    reg   [31:0] request_look_up_message_offset;
    reg   [31:0] request_look_up_request_length;
    reg          request_look_up_has_header_data;
    reg   [63:0] request_look_up_header_data;
    reg   [31:0] request_look_up_initiator;
    reg          request_find_valid;
    reg    [5:0] request_find_opcode;
    reg          request_find_ie;
    reg          request_find_som;
    reg          request_find_eom;
    reg   [15:0] request_find_message_id;
    reg   [23:0] request_find_job_id;
    reg   [63:0] request_find_key;
    reg   [63:0] request_find_buffer_offset;
    reg   [31:0] request_find_message_offset;
    reg   [31:0] request_find_request_length;
    reg          request_find_has_header_data;
    reg   [63:0] request_find_header_data;
    reg   [31:0] request_find_initiator;
    reg          request_judge_valid;
    reg    [5:0] request_judge_opcode;
    reg          request_judge_ie;
    reg          request_judge_som;
    reg          request_judge_eom;
    reg   [15:0] request_judge_message_id;
    reg   [23:0] request_judge_job_id;
    reg   [63:0] request_judge_key;
    reg   [63:0] request_judge_buffer_offset;
    reg   [31:0] request_judge_message_offset;
    reg   [31:0] request_judge_request_length;
    reg          request_judge_has_header_data;
    reg   [63:0] request_judge_header_data;
    reg   [31:0] request_judge_initiator;
    reg          kind_look_up_write;
    reg          kind_look_up_send;
    reg          kind_look_up_no_op;
    reg          kind_look_up_single;
    reg          kind_look_up_wrong_length;
    reg          kind_find_write;
    reg          kind_find_send;
    reg          kind_find_no_op;
    reg          kind_find_single;
    reg          kind_find_wrong_length;
    reg          kind_judge_write;
    reg          kind_judge_send;
    reg          kind_judge_no_op;
    reg          kind_judge_single;
    reg          kind_judge_wrong_length;
    reg   [13:0] length_judge;
    reg          given_look_up;
    reg          given_find;
    reg          given_judge;
    reg          region_judge_hit;
    reg          region_judge_right;
    reg   [63:0] region_judge_length;
    reg   [65:0] write_end_judge;
    reg   [63:0] write_address_judge;
    reg          given_out;
    reg    [5:0] found_judge_place;
    reg          found_judge_is_new;
    reg    [5:0] found_out_place;
    reg          found_out_is_new;
    reg          request_out_valid;
    reg    [5:0] request_out_opcode;
    reg          request_out_ie;
    reg          request_out_som;
    reg          request_out_eom;
    reg   [15:0] request_out_message_id;
    reg   [23:0] request_out_job_id;
    reg   [63:0] request_out_key;
    reg   [63:0] request_out_buffer_offset;
    reg   [31:0] request_out_message_offset;
    reg   [31:0] request_out_request_length;
    reg          request_out_has_header_data;
    reg   [63:0] request_out_header_data;
    reg   [31:0] request_out_initiator;
    reg   [13:0] length_out;
    reg    [5:0] code_out;
    reg   [32:0] first_left_out;
    reg          is_all_out;
    reg   [63:0] live;
    reg          is_done;
    reg    [5:0] done_at;
    reg          single_out;
    reg          is_message_out;
    wire         handles_ready;
    wire   [8:0] handles_handle;
    wire         handles_returned;
    wire   [6:0] handles_held;
    reg   [63:0] address_out;
    reg          is_send_out;
    reg   [31:0] wr_id_out;
    reg          order_place;
    reg   [63:0] order_placement_address;
    reg   [13:0] order_placement_length;
    reg   [15:0] order_placement_pdcid;
    reg   [15:0] order_placement_message_id;
    reg          order_completes;
    reg    [5:0] order_completion_opcode;
    reg    [5:0] order_completion_return_code;
    reg          order_completion_reported;
    reg          order_completion_has_header_data;
    reg   [63:0] order_completion_header_data;
    reg   [31:0] order_completion_wr_id;
    reg   [31:0] order_completion_bytes;
    reg   [31:0] order_completion_initiator;
    reg   [63:0] order_completion_key;
    reg   [23:0] order_completion_job_id;
    reg   [15:0] order_completion_message_id;
    reg   [15:0] order_completion_pdcid;
    reg          valid_plan;
    reg          valid_look_up;
    reg          valid_find;
    reg          valid_judge;
    reg          valid_out;
    reg          orders;
    reg          answers;
    reg   [15:0] answer_pdcid;
    reg   [31:0] answer_psn;
    reg          answer_cookie_ack;
    reg          answer_cookie_ce;
    reg          answer_cookie_retx;
    reg   [15:0] answer_cookie_entropy;
    reg   [16:0] answer_cookie_time;
    reg          answer_guaranteed;
    reg          answer_plain_ok;
    reg   [31:0] answer_handle;
    reg    [3:0] answer_next_hdr;
    wire   [6:0] answer_queue_level;
    wire         answer_queue_up_ready;
    wire  [15:0] answer_queue_down_payload_pdcid;
    wire  [31:0] answer_queue_down_payload_psn;
    wire         answer_queue_down_payload_cookie_ack;
    wire         answer_queue_down_payload_cookie_ce;
    wire         answer_queue_down_payload_cookie_retx;
    wire  [15:0] answer_queue_down_payload_cookie_entropy;
    wire  [16:0] answer_queue_down_payload_cookie_time;
    wire         answer_queue_down_payload_guaranteed;
    wire         answer_queue_down_payload_plain_ok;
    wire  [31:0] answer_queue_down_payload_handle;
    wire   [3:0] answer_queue_down_payload_next_hdr;
    wire         answer_queue_down_valid;
    reg          to_store_valid;
    reg    [8:0] to_store_handle;
    reg    [5:0] to_store_response_opcode;
    reg    [5:0] to_store_response_return_code;
    reg   [15:0] to_store_response_message_id;
    reg    [7:0] to_store_response_ri_generation;
    reg   [23:0] to_store_response_job_id;
    reg   [31:0] to_store_response_modified_length;
    reg    [1:0] given_back_messages;
    reg    [1:0] given_back_guaranteed;
    reg    [1:0] given_back_responses;
    reg    [6:0] used;
    reg    [2:0] deliveries;
    reg    [5:0] answered_code;
    reg          completed;
    wire         stored_out_later_q;
    wire  [15:0] delivery_out_later_q_pdcid;
    wire  [31:0] delivery_out_later_q_psn;
    wire         delivery_out_later_q_cookie_ack;
    wire         delivery_out_later_q_cookie_ce;
    wire         delivery_out_later_q_cookie_retx;
    wire  [15:0] delivery_out_later_q_cookie_entropy;
    wire  [16:0] delivery_out_later_q_cookie_time;
    wire         counts_out_later_q;
    reg  [102:0] progress [0:63];

    wire         enters = aside_valid && aside_delivered;
    wire         is_standard = aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
    wire         is_medium = aside_side_ses == ASIDE_SIDE_SES_REQUEST_MEDIUM;
    wire         is_small = aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
    wire         kind_write = request_plan_valid && request_plan_opcode == 6'd1;
    wire         kind_send = request_plan_valid && request_plan_opcode == 6'd5;
    wire         kind_no_op = request_plan_valid && request_plan_opcode == 6'd0;
    wire         kind_single = request_plan_som && request_plan_eom;
    wire         kind_wrong_length_term = request_plan_request_length != {18'd0, length_plan};
    wire         kind_wrong_length = request_plan_som && request_plan_eom && kind_wrong_length_term;
    wire         counts_term = given_plan && request_plan_valid && request_plan_opcode == 6'd1;
    wire         counts = counts_term && !(request_plan_som && request_plan_eom);
    wire  [64:0] offset = {1'b0, request_plan_buffer_offset} + {33'd0, request_plan_message_offset};
    wire         done_valid = is_done;
    wire   [5:0] done_place = done_at;
    wire   [5:0] found_place = finder_found_place;
    wire         found_is_new = finder_found_is_new;
    wire  [65:0] write_end = {1'b0, offset_find} + {52'd0, length_find};
    wire  [63:0] write_address = regions_found_base + offset_find[63:0];
    wire         region_hit = regions_hit;
    wire         region_right = regions_found_remote_write;
    wire  [63:0] region_length = regions_found_length;
    wire   [5:0] code_choice = kind_judge_wrong_length ? 6'd24 : request_judge_ie ? 6'd35 : 6'd1;
    wire   [5:0] code_choice_2 = {2'd0, region_judge_length} < write_end_judge ? 6'd29 : code_choice;
    wire   [5:0] code_choice_3 = !region_judge_hit ? 6'd28 : !region_judge_right ? 6'd23 : code_choice_2;
    wire   [5:0] code_choice_4 = posted_down_payload_length < {18'd0, length_judge} ? 6'd34 : code_choice;
    wire   [5:0] code_choice_5 = !kind_judge_single ? 6'd7 : !posted_down_valid ? 6'd5 : code_choice_4;
    wire   [5:0] code_choice_6 = kind_judge_send ? code_choice_5 : kind_judge_no_op ? 6'd1 : 6'd6;
    wire   [5:0] code = kind_judge_write ? code_choice_3 : code_choice_6;
    wire  [63:0] address = kind_judge_send ? posted_down_payload_address : write_address_judge;
    wire  [31:0] wr_id = posted_down_payload_wr_id & {32{kind_judge_send}};
    wire  [32:0] first_left = {1'b0, request_judge_request_length} - {19'd0, length_judge};
    wire         is_all = request_judge_request_length == {18'd0, length_judge};
    wire         single = kind_judge_single;
    wire         is_send = kind_judge_send;
    wire         is_message = kind_judge_send || kind_judge_write;
    wire         counts_out = counts_out_later_q;
    wire  [15:0] delivery_out_pdcid = delivery_out_later_q_pdcid;
    wire  [31:0] delivery_out_psn = delivery_out_later_q_psn;
    wire         delivery_out_cookie_ack = delivery_out_later_q_cookie_ack;
    wire         delivery_out_cookie_ce = delivery_out_later_q_cookie_ce;
    wire         delivery_out_cookie_retx = delivery_out_later_q_cookie_retx;
    wire  [15:0] delivery_out_cookie_entropy = delivery_out_later_q_cookie_entropy;
    wire  [16:0] delivery_out_cookie_time = delivery_out_later_q_cookie_time;
    wire [102:0] progress_rdata = progress[found_out_place];
    wire         tracked = given_out && counts_out;
    wire  [63:0] is_lost_shl = 64'd1 << found_out_place;
    wire         is_lost = !found_out_is_new && !(|(live & is_lost_shl));
    wire  [32:0] rest_difference = {1'b0, progress_rdata[102:71]} - {19'd0, length_out};
    wire  [32:0] rest = found_out_is_new ? first_left_out : rest_difference;
    wire         is_over = found_out_is_new ? first_left_out[32] : rest_difference[32];
    wire         is_whole_match = progress_rdata[102:71] == {18'd0, length_out};
    wire         is_whole = found_out_is_new ? is_all_out : is_whole_match;
    wire   [5:0] result_and = progress_rdata[70:65] & {6{!found_out_is_new}};
    wire   [5:0] result_choice = is_lost || is_over ? 6'd24 : (|result_and) ? result_and : code_out;
    wire   [5:0] result = counts_out ? result_choice : code_out;
    wire         is_ok = result == 6'd1;
    wire         has_data_term = counts_out && !found_out_is_new && progress_rdata[64];
    wire         has_data = request_out_has_header_data || has_data_term;
    wire         kept = tracked && !is_lost;
    wire         finishes = kept && (is_whole || is_over);
    wire         completes_term = given_out && single_out && is_message_out && is_ok;
    wire         completes = counts_out ? finishes : completes_term;
    wire         stays = !is_ok;
    wire         stored_out = stored_out_later_q;
    wire         unneeded = given_out && !(counts_out && found_out_is_new);
    wire         posted_down_ready_match = (kind_judge_write ? code_choice_3 : code_choice_6) == 6'd1;
    wire  [63:0] progress_choice = request_out_has_header_data ? request_out_header_data : progress_rdata[63:0];
    wire  [63:0] request_plan_key_word = {52'h4000000000000, aside_side_ses_header[267:256]};
    wire  [63:0] request_plan_key_choice = is_medium ? aside_side_ses_header[159:96] : request_plan_key_word;
    wire  [63:0] request_plan_buffer_offset_and = aside_side_ses_header[255:192] & {64{!aside_side_ses_header[338]}};
    wire  [63:0] request_plan_buffer_offset_choice = is_medium ? request_plan_buffer_offset_and : aside_side_ses_header[255:192];
    wire         request_plan_message_offset_term = is_standard && !aside_side_ses_header[336];
    wire  [31:0] request_plan_request_length_word = {18'd0, aside_side_ses_header[333:320]};
    wire         request_plan_has_header_data_term = aside_side_ses_header[338] && aside_side_ses_header[336];
    wire  [63:0] request_plan_header_data_choice = is_medium ? aside_side_ses_header[255:192] : 64'd0;
    wire  [31:0] request_plan_initiator_choice = is_medium ? aside_side_ses_header[191:160] : 32'd0;
    wire  [63:0] live_or = (live & ~finder_ends) | (is_lost_shl & {64{kept}});
    wire   [6:0] used_sum = used + {6'd0, tracked && found_out_is_new};

    message_finder_n64 finder (
        .clk                 (clk),
        .rst                 (rst),
        .find_valid          (counts),
        .find_key_pdcid      (delivery_plan_pdcid),
        .find_key_message_id (request_plan_message_id),
        .done_valid          (done_valid),
        .done_place          (done_place),
        .ended_valid         (ended_valid),
        .ended_pdcid         (ended_pdcid),
        .ready               (finder_ready),
        .found_place         (finder_found_place),
        .found_is_new        (finder_found_is_new),
        .ends                (finder_ends),
        .returned            (finder_returned)
    );

    uet_region_table regions (
        .clk                       (clk),
        .rst                       (rst),
        .key                       (request_plan_key),
        .write_valid               (regions_valid),
        .write_index               (regions_index),
        .write_region_enable       (regions_region_enable),
        .write_region_key          (regions_region_key),
        .write_region_base         (regions_region_base),
        .write_region_length       (regions_region_length),
        .write_region_remote_write (regions_region_remote_write),
        .hit                       (regions_hit),
        .found_enable              (regions_found_enable),
        .found_key                 (regions_found_key),
        .found_base                (regions_found_base),
        .found_length              (regions_found_length),
        .found_remote_write        (regions_found_remote_write)
    );

    block_fifo_w128_d256 posted (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_address   (buffers_payload_address),
        .up_payload_length    (buffers_payload_length),
        .up_payload_wr_id     (buffers_payload_wr_id),
        .up_valid             (buffers_valid),
        .up_ready             (posted_up_ready),
        .down_payload_address (posted_down_payload_address),
        .down_payload_length  (posted_down_payload_length),
        .down_payload_wr_id   (posted_down_payload_wr_id),
        .down_valid           (posted_down_valid),
        .down_ready           (given_judge && kind_judge_send && posted_down_ready_match)
    );

    uet_response_places_g64 handles (
        .clk                      (clk),
        .rst                      (rst),
        .take                     (given_out),
        .guaranteed               (stays),
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

    delay_w1_c5 stored_out_later (
        .clk (clk),
        .d   (aside_side_stored),
        .q   (stored_out_later_q)
    );

    delay_w84_c4 delivery_out_later (
        .clk              (clk),
        .d_pdcid          (delivery_plan_pdcid),
        .d_psn            (delivery_plan_psn),
        .d_cookie_ack     (delivery_plan_cookie_ack),
        .d_cookie_ce      (delivery_plan_cookie_ce),
        .d_cookie_retx    (delivery_plan_cookie_retx),
        .d_cookie_entropy (delivery_plan_cookie_entropy),
        .d_cookie_time    (delivery_plan_cookie_time),
        .q_pdcid          (delivery_out_later_q_pdcid),
        .q_psn            (delivery_out_later_q_psn),
        .q_cookie_ack     (delivery_out_later_q_cookie_ack),
        .q_cookie_ce      (delivery_out_later_q_cookie_ce),
        .q_cookie_retx    (delivery_out_later_q_cookie_retx),
        .q_cookie_entropy (delivery_out_later_q_cookie_entropy),
        .q_cookie_time    (delivery_out_later_q_cookie_time)
    );

    delay_w1_c4 counts_out_later (
        .clk (clk),
        .d   (counts),
        .q   (counts_out_later_q)
    );

    always @(posedge clk) begin
        if (kept) progress[found_out_place] <= {rest[31:0], is_ok ? 6'd0 : result, has_data, progress_choice};
    end

    always @(posedge clk) begin
        if (rst) begin
            given_plan <= 1'b0;
            given_look_up <= 1'b0;
            given_find <= 1'b0;
            given_judge <= 1'b0;
            given_out <= 1'b0;
            live <= 64'd0;
            is_done <= 1'b0;
            valid_plan <= 1'b0;
            valid_look_up <= 1'b0;
            valid_find <= 1'b0;
            valid_judge <= 1'b0;
            valid_out <= 1'b0;
            orders <= 1'b0;
            answers <= 1'b0;
            given_back_messages <= 2'd0;
            given_back_guaranteed <= 2'd0;
            given_back_responses <= 2'd0;
            used <= 7'd0;
            deliveries <= 3'd0;
            completed <= 1'b0;
        end else begin
            given_plan <= enters;
            given_look_up <= given_plan;
            given_find <= given_look_up;
            given_judge <= given_find;
            given_out <= given_judge;
            live <= live_or & ~(is_lost_shl & {64{finishes}});
            is_done <= finishes;
            valid_plan <= aside_valid;
            valid_look_up <= valid_plan;
            valid_find <= valid_look_up;
            valid_judge <= valid_find;
            valid_out <= valid_judge;
            orders <= valid_out && stored_out;
            answers <= given_out;
            given_back_messages <= {1'b0, unneeded} + {1'b0, finder_returned};
            given_back_guaranteed <= {1'b0, given_out && !stays} + {1'b0, handles_returned};
            given_back_responses <= {1'b0, answer_queue_down_valid && response_ready};
            used <= used_sum - {6'd0, finder_returned};
            deliveries <= deliveries + {2'd0, enters} - {2'd0, given_out};
            completed <= completes;
        end
    end

    always @(posedge clk) begin
        request_plan_valid <= is_standard || is_medium || is_small;
        request_plan_opcode <= aside_side_ses_header[349:344];
        request_plan_ie <= aside_side_ses_header[340];
        request_plan_som <= aside_side_ses_header[336] || !is_standard;
        request_plan_eom <= aside_side_ses_header[337] || !is_standard;
        request_plan_message_id <= aside_side_ses_header[335:320] & {16{is_standard}};
        request_plan_job_id <= aside_side_ses_header[311:288];
        request_plan_key <= is_standard ? aside_side_ses_header[159:96] : request_plan_key_choice;
        request_plan_buffer_offset <= is_standard ? aside_side_ses_header[255:192] : request_plan_buffer_offset_choice;
        request_plan_message_offset <= aside_side_ses_header[63:32] & {32{request_plan_message_offset_term}};
        request_plan_request_length <= is_standard ? aside_side_ses_header[31:0] : request_plan_request_length_word;
        request_plan_has_header_data <= is_standard ? request_plan_has_header_data_term : is_medium ? aside_side_ses_header[338] : 1'b0;
        request_plan_header_data <= is_standard ? aside_side_ses_header[95:32] : request_plan_header_data_choice;
        request_plan_initiator <= is_standard ? aside_side_ses_header[191:160] : request_plan_initiator_choice;
        length_plan <= aside_side_length;
        delivery_plan_pdcid <= deliver_pdcid;
        delivery_plan_psn <= deliver_psn;
        delivery_plan_cookie_ack <= deliver_cookie_ack;
        delivery_plan_cookie_ce <= deliver_cookie_ce;
        delivery_plan_cookie_retx <= deliver_cookie_retx;
        delivery_plan_cookie_entropy <= deliver_cookie_entropy;
        delivery_plan_cookie_time <= deliver_cookie_time;
        offset_look_up <= offset;
        offset_find <= offset_look_up;
        length_look_up <= length_plan;
        length_find <= length_look_up;
        request_look_up_valid <= request_plan_valid;
        request_look_up_opcode <= request_plan_opcode;
        request_look_up_ie <= request_plan_ie;
        request_look_up_som <= request_plan_som;
        request_look_up_eom <= request_plan_eom;
        request_look_up_message_id <= request_plan_message_id;
        request_look_up_job_id <= request_plan_job_id;
        request_look_up_key <= request_plan_key;
        request_look_up_buffer_offset <= request_plan_buffer_offset;
        request_look_up_message_offset <= request_plan_message_offset;
        request_look_up_request_length <= request_plan_request_length;
        request_look_up_has_header_data <= request_plan_has_header_data;
        request_look_up_header_data <= request_plan_header_data;
        request_look_up_initiator <= request_plan_initiator;
        request_find_valid <= request_look_up_valid;
        request_find_opcode <= request_look_up_opcode;
        request_find_ie <= request_look_up_ie;
        request_find_som <= request_look_up_som;
        request_find_eom <= request_look_up_eom;
        request_find_message_id <= request_look_up_message_id;
        request_find_job_id <= request_look_up_job_id;
        request_find_key <= request_look_up_key;
        request_find_buffer_offset <= request_look_up_buffer_offset;
        request_find_message_offset <= request_look_up_message_offset;
        request_find_request_length <= request_look_up_request_length;
        request_find_has_header_data <= request_look_up_has_header_data;
        request_find_header_data <= request_look_up_header_data;
        request_find_initiator <= request_look_up_initiator;
        request_judge_valid <= request_find_valid;
        request_judge_opcode <= request_find_opcode;
        request_judge_ie <= request_find_ie;
        request_judge_som <= request_find_som;
        request_judge_eom <= request_find_eom;
        request_judge_message_id <= request_find_message_id;
        request_judge_job_id <= request_find_job_id;
        request_judge_key <= request_find_key;
        request_judge_buffer_offset <= request_find_buffer_offset;
        request_judge_message_offset <= request_find_message_offset;
        request_judge_request_length <= request_find_request_length;
        request_judge_has_header_data <= request_find_has_header_data;
        request_judge_header_data <= request_find_header_data;
        request_judge_initiator <= request_find_initiator;
        kind_look_up_write <= kind_write;
        kind_look_up_send <= kind_send;
        kind_look_up_no_op <= kind_no_op;
        kind_look_up_single <= kind_single;
        kind_look_up_wrong_length <= kind_wrong_length;
        kind_find_write <= kind_look_up_write;
        kind_find_send <= kind_look_up_send;
        kind_find_no_op <= kind_look_up_no_op;
        kind_find_single <= kind_look_up_single;
        kind_find_wrong_length <= kind_look_up_wrong_length;
        kind_judge_write <= kind_find_write;
        kind_judge_send <= kind_find_send;
        kind_judge_no_op <= kind_find_no_op;
        kind_judge_single <= kind_find_single;
        kind_judge_wrong_length <= kind_find_wrong_length;
        length_judge <= length_find;
        region_judge_hit <= region_hit;
        region_judge_right <= region_right;
        region_judge_length <= region_length;
        write_end_judge <= write_end;
        write_address_judge <= write_address;
        found_judge_place <= found_place;
        found_judge_is_new <= found_is_new;
        found_out_place <= found_judge_place;
        found_out_is_new <= found_judge_is_new;
        request_out_valid <= request_judge_valid;
        request_out_opcode <= request_judge_opcode;
        request_out_ie <= request_judge_ie;
        request_out_som <= request_judge_som;
        request_out_eom <= request_judge_eom;
        request_out_message_id <= request_judge_message_id;
        request_out_job_id <= request_judge_job_id;
        request_out_key <= request_judge_key;
        request_out_buffer_offset <= request_judge_buffer_offset;
        request_out_message_offset <= request_judge_message_offset;
        request_out_request_length <= request_judge_request_length;
        request_out_has_header_data <= request_judge_has_header_data;
        request_out_header_data <= request_judge_header_data;
        request_out_initiator <= request_judge_initiator;
        length_out <= length_judge;
        code_out <= code;
        first_left_out <= first_left;
        is_all_out <= is_all;
        done_at <= found_out_place;
        single_out <= single;
        is_message_out <= is_message;
        address_out <= address;
        is_send_out <= is_send;
        wr_id_out <= wr_id;
        order_place <= given_out && is_ok && (|length_out) && is_message_out;
        order_placement_address <= address_out;
        order_placement_length <= length_out;
        order_placement_pdcid <= delivery_out_pdcid;
        order_placement_message_id <= request_out_message_id;
        order_completes <= completes;
        order_completion_opcode <= request_out_opcode;
        order_completion_return_code <= result;
        order_completion_reported <= is_send_out || has_data;
        order_completion_has_header_data <= has_data;
        order_completion_header_data <= progress_choice & {64{has_data}};
        order_completion_wr_id <= wr_id_out;
        order_completion_bytes <= request_out_request_length;
        order_completion_initiator <= request_out_initiator;
        order_completion_key <= request_out_key;
        order_completion_job_id <= request_out_job_id;
        order_completion_message_id <= request_out_message_id;
        order_completion_pdcid <= delivery_out_pdcid;
        answer_pdcid <= delivery_out_pdcid;
        answer_psn <= delivery_out_psn;
        answer_cookie_ack <= delivery_out_cookie_ack;
        answer_cookie_ce <= delivery_out_cookie_ce;
        answer_cookie_retx <= delivery_out_cookie_retx;
        answer_cookie_entropy <= delivery_out_cookie_entropy;
        answer_cookie_time <= delivery_out_cookie_time;
        answer_guaranteed <= stays;
        answer_plain_ok <= !stays;
        answer_handle <= {23'd0, handles_handle};
        answer_next_hdr <= 4'd4;
        to_store_valid <= given_out;
        to_store_handle <= handles_handle;
        to_store_response_opcode <= stays ? 6'd1 : 6'd0;
        to_store_response_return_code <= result;
        to_store_response_message_id <= request_out_message_id;
        to_store_response_ri_generation <= 8'd0;
        to_store_response_job_id <= request_out_job_id;
        to_store_response_modified_length <= 32'd0;
        answered_code <= result;
    end

    assign ready = finder_ready && handles_ready;
    assign order_valid = orders;
    assign order_payload_place = order_place;
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
    assign events_delivered = answers;
    assign events_return_code = answered_code;
    assign events_completed = completed;
    assign buffers_ready = posted_up_ready;
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

    wire _unused_ok = &{1'b0, aside_side_reserved, aside_side_source, aside_side_ses_header[351:350], aside_side_ses_header[343:341], aside_side_ses_header[339], aside_side_ses_header[319:312], aside_side_ses_header[287:268], deliver_valid, deliver_rod, regions_found_enable, regions_found_key, request_out_valid, request_out_ie, request_out_som, request_out_eom, request_out_buffer_offset, request_out_message_offset, rest[32], answer_queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answer_finds_room: assert (!answers || answer_queue_up_ready);
`endif

endmodule

`default_nettype wire
