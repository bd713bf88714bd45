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

    reg          valid_1;
    reg          given_1;
    reg          request_valid;
    reg    [5:0] request_opcode;
    reg          request_ie;
    reg          request_som;
    reg          request_eom;
    reg   [15:0] request_message_id;
    reg   [23:0] request_job_id;
    reg   [63:0] request_key;
    reg   [63:0] request_buffer_offset;
    reg   [31:0] request_message_offset;
    reg   [31:0] request_request_length;
    reg          request_has_header_data;
    reg   [63:0] request_header_data;
    reg   [31:0] request_initiator;
    reg          here_stored;
    reg   [13:0] here_length;
    reg          delivery_valid;
    reg   [15:0] delivery_pdcid;
    reg   [31:0] delivery_psn;
    reg          delivery_rod;
    reg          delivery_cookie_ack;
    reg          delivery_cookie_ce;
    reg          delivery_cookie_retx;
    reg   [15:0] delivery_cookie_entropy;
    reg   [16:0] delivery_cookie_time;
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
    reg   [64:0] offset;
    reg          plain_write;
    reg          plain_send;
    reg          plain_no_op;
    reg          plain_single;
    reg          plain_wrong_length;
    wire  [64:0] offset_3_later_q;
    wire         plain_3_later_q_write;
    wire         plain_3_later_q_send;
    wire         plain_3_later_q_no_op;
    wire         plain_3_later_q_single;
    wire         plain_3_later_q_wrong_length;
    wire  [13:0] length_3_later_q;
    reg   [65:0] write_end;
    reg   [63:0] write_address;
    reg          region_hit;
    reg          region_right;
    reg   [63:0] region_length;
    wire         plain_4_later_q_write;
    wire         plain_4_later_q_send;
    wire         plain_4_later_q_no_op;
    wire         plain_4_later_q_single;
    wire         plain_4_later_q_wrong_length;
    reg          given_2_later;
    reg          given_3_later;
    reg          given_4_later;
    wire         request_4_later_q_valid;
    wire   [5:0] request_4_later_q_opcode;
    wire         request_4_later_q_ie;
    wire         request_4_later_q_som;
    wire         request_4_later_q_eom;
    wire  [15:0] request_4_later_q_message_id;
    wire  [23:0] request_4_later_q_job_id;
    wire  [63:0] request_4_later_q_key;
    wire  [63:0] request_4_later_q_buffer_offset;
    wire  [31:0] request_4_later_q_message_offset;
    wire  [31:0] request_4_later_q_request_length;
    wire         request_4_later_q_has_header_data;
    wire  [63:0] request_4_later_q_header_data;
    wire  [31:0] request_4_later_q_initiator;
    wire  [13:0] length_4_later_q;
    wire         posted_up_ready;
    wire  [63:0] posted_down_payload_address;
    wire  [31:0] posted_down_payload_length;
    wire  [31:0] posted_down_payload_wr_id;
    wire         posted_down_valid;
    reg    [5:0] own_code;
    wire         counts_later_q;
    wire         stored_5_later_q;
    wire         delivery_5_later_q_valid;
    wire  [15:0] delivery_5_later_q_pdcid;
    wire  [31:0] delivery_5_later_q_psn;
    wire         delivery_5_later_q_rod;
    wire         delivery_5_later_q_cookie_ack;
    wire         delivery_5_later_q_cookie_ce;
    wire         delivery_5_later_q_cookie_retx;
    wire  [15:0] delivery_5_later_q_cookie_entropy;
    wire  [16:0] delivery_5_later_q_cookie_time;
    wire   [5:0] found_5_later_q_place;
    wire         found_5_later_q_is_new;
    reg    [5:0] packet_code;
    reg   [63:0] packet_address;
    reg   [31:0] packet_wr_id;
    reg   [13:0] packet_length;
    reg   [32:0] packet_first_left;
    reg          packet_is_all;
    reg          packet_request_valid;
    reg    [5:0] packet_request_opcode;
    reg          packet_request_ie;
    reg          packet_request_som;
    reg          packet_request_eom;
    reg   [15:0] packet_request_message_id;
    reg   [23:0] packet_request_job_id;
    reg   [63:0] packet_request_key;
    reg   [63:0] packet_request_buffer_offset;
    reg   [31:0] packet_request_message_offset;
    reg   [31:0] packet_request_request_length;
    reg          packet_request_has_header_data;
    reg   [63:0] packet_request_header_data;
    reg   [31:0] packet_request_initiator;
    reg          packet_counts;
    reg          packet_single;
    reg          packet_send;
    reg          packet_message;
    reg          packet_stored;
    reg          packet_delivery_valid;
    reg   [15:0] packet_delivery_pdcid;
    reg   [31:0] packet_delivery_psn;
    reg          packet_delivery_rod;
    reg          packet_delivery_cookie_ack;
    reg          packet_delivery_cookie_ce;
    reg          packet_delivery_cookie_retx;
    reg   [15:0] packet_delivery_cookie_entropy;
    reg   [16:0] packet_delivery_cookie_time;
    reg    [5:0] packet_found_place;
    reg          packet_found_is_new;
    reg          valid_2_later;
    reg          valid_3_later;
    reg          valid_4_later;
    reg          valid_5;
    reg          given_5;
    reg   [63:0] live;
    reg    [5:0] result;
    reg          is_done;
    reg    [5:0] done_at;
    wire         handles_ready;
    wire   [8:0] handles_handle;
    wire         handles_returned;
    wire   [6:0] handles_held;
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
    reg    [6:0] used;
    reg    [2:0] deliveries;
    reg          orders;
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
    reg    [5:0] code;
    reg          completed;
    reg  [102:0] progress [0:63];

    wire         is_standard = aside_side_ses == ASIDE_SIDE_SES_REQUEST_STD;
    wire         is_medium = aside_side_ses == ASIDE_SIDE_SES_REQUEST_MEDIUM;
    wire         is_small = aside_side_ses == ASIDE_SIDE_SES_REQUEST_SMALL;
    wire         counts_term = request_valid && request_opcode == 6'd1;
    wire         request_som_and_request_eom = request_som && request_eom;
    wire         counts = given_1 && counts_term && !request_som_and_request_eom;
    wire         done_valid = is_done;
    wire   [5:0] done_place = done_at;
    wire         take_buffer = given_4_later && plain_4_later_q_send && own_code == 6'd1;
    wire [102:0] progress_rdata = progress[packet_found_place];
    wire         tracked = given_5 && packet_counts;
    wire  [63:0] is_lost_shl = 64'd1 << packet_found_place;
    wire         is_lost = !packet_found_is_new && !(|(live & is_lost_shl));
    wire  [32:0] rest_difference = {1'b0, progress_rdata[102:71]} - {19'd0, packet_length};
    wire  [32:0] rest = packet_found_is_new ? packet_first_left : rest_difference;
    wire         is_over = packet_found_is_new ? packet_first_left[32] : rest_difference[32];
    wire         is_whole_match = progress_rdata[102:71] == {18'd0, packet_length};
    wire         is_whole = packet_found_is_new ? packet_is_all : is_whole_match;
    wire         is_ok = result == 6'd1;
    wire         has_data_term = packet_counts && !packet_found_is_new && progress_rdata[64];
    wire         has_data = packet_request_has_header_data || has_data_term;
    wire         kept = tracked && !is_lost;
    wire         finishes = kept && (is_whole || is_over);
    wire         completes_term = given_5 && packet_single && packet_message && is_ok;
    wire         completes = packet_counts ? finishes : completes_term;
    wire         leaves = answer_queue_down_valid && response_ready;
    wire         unneeded = given_5 && !(packet_counts && packet_found_is_new);
    wire  [63:0] progress_choice = packet_request_has_header_data ? packet_request_header_data : progress_rdata[63:0];
    wire         given_1_term = aside_valid && aside_delivered;
    wire  [63:0] request_key_word = {52'h4000000000000, aside_side_ses_header[267:256]};
    wire  [63:0] request_key_choice = is_medium ? aside_side_ses_header[159:96] : request_key_word;
    wire  [63:0] request_buffer_offset_and = aside_side_ses_header[255:192] & {64{!aside_side_ses_header[338]}};
    wire  [63:0] request_buffer_offset_choice = is_medium ? request_buffer_offset_and : aside_side_ses_header[255:192];
    wire         request_message_offset_term = is_standard && !aside_side_ses_header[336];
    wire  [31:0] request_request_length_word = {18'd0, aside_side_ses_header[333:320]};
    wire         request_has_header_data_term = aside_side_ses_header[338] && aside_side_ses_header[336];
    wire  [63:0] request_header_data_choice = is_medium ? aside_side_ses_header[255:192] : 64'd0;
    wire  [31:0] request_initiator_choice = is_medium ? aside_side_ses_header[191:160] : 32'd0;
    wire   [5:0] result_and = progress_rdata[70:65] & {6{!packet_found_is_new}};
    wire  [63:0] live_or = (live & ~finder_ends) | (is_lost_shl & {64{kept}});
    wire         given_5_and_is_ok = given_5 && is_ok;
    wire   [6:0] used_sum = used + {6'd0, tracked && packet_found_is_new};

    message_finder_n64 finder (
        .clk                 (clk),
        .rst                 (rst),
        .find_valid          (counts),
        .find_key_pdcid      (delivery_pdcid),
        .find_key_message_id (request_message_id),
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
        .key                       (request_key),
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

    delay_w65_c1 offset_3_later (
        .clk (clk),
        .d   (offset),
        .q   (offset_3_later_q)
    );

    delay_w5_c1 plain_3_later (
        .clk            (clk),
        .d_write        (plain_write),
        .d_send         (plain_send),
        .d_no_op        (plain_no_op),
        .d_single       (plain_single),
        .d_wrong_length (plain_wrong_length),
        .q_write        (plain_3_later_q_write),
        .q_send         (plain_3_later_q_send),
        .q_no_op        (plain_3_later_q_no_op),
        .q_single       (plain_3_later_q_single),
        .q_wrong_length (plain_3_later_q_wrong_length)
    );

    delay_w14_c2 length_3_later (
        .clk (clk),
        .d   (here_length),
        .q   (length_3_later_q)
    );

    delay_w5_c1 plain_4_later (
        .clk            (clk),
        .d_write        (plain_3_later_q_write),
        .d_send         (plain_3_later_q_send),
        .d_no_op        (plain_3_later_q_no_op),
        .d_single       (plain_3_later_q_single),
        .d_wrong_length (plain_3_later_q_wrong_length),
        .q_write        (plain_4_later_q_write),
        .q_send         (plain_4_later_q_send),
        .q_no_op        (plain_4_later_q_no_op),
        .q_single       (plain_4_later_q_single),
        .q_wrong_length (plain_4_later_q_wrong_length)
    );

    delay_w339_c3 request_4_later (
        .clk               (clk),
        .d_valid           (request_valid),
        .d_opcode          (request_opcode),
        .d_ie              (request_ie),
        .d_som             (request_som),
        .d_eom             (request_eom),
        .d_message_id      (request_message_id),
        .d_job_id          (request_job_id),
        .d_key             (request_key),
        .d_buffer_offset   (request_buffer_offset),
        .d_message_offset  (request_message_offset),
        .d_request_length  (request_request_length),
        .d_has_header_data (request_has_header_data),
        .d_header_data     (request_header_data),
        .d_initiator       (request_initiator),
        .q_valid           (request_4_later_q_valid),
        .q_opcode          (request_4_later_q_opcode),
        .q_ie              (request_4_later_q_ie),
        .q_som             (request_4_later_q_som),
        .q_eom             (request_4_later_q_eom),
        .q_message_id      (request_4_later_q_message_id),
        .q_job_id          (request_4_later_q_job_id),
        .q_key             (request_4_later_q_key),
        .q_buffer_offset   (request_4_later_q_buffer_offset),
        .q_message_offset  (request_4_later_q_message_offset),
        .q_request_length  (request_4_later_q_request_length),
        .q_has_header_data (request_4_later_q_has_header_data),
        .q_header_data     (request_4_later_q_header_data),
        .q_initiator       (request_4_later_q_initiator)
    );

    delay_w14_c1 length_4_later (
        .clk (clk),
        .d   (length_3_later_q),
        .q   (length_4_later_q)
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
        .down_ready           (take_buffer)
    );

    delay_w1_c3 counts_later (
        .clk (clk),
        .d   (counts),
        .q   (counts_later_q)
    );

    delay_w1_c3 stored_5_later (
        .clk (clk),
        .d   (here_stored),
        .q   (stored_5_later_q)
    );

    delay_w86_c3 delivery_5_later (
        .clk              (clk),
        .d_valid          (delivery_valid),
        .d_pdcid          (delivery_pdcid),
        .d_psn            (delivery_psn),
        .d_rod            (delivery_rod),
        .d_cookie_ack     (delivery_cookie_ack),
        .d_cookie_ce      (delivery_cookie_ce),
        .d_cookie_retx    (delivery_cookie_retx),
        .d_cookie_entropy (delivery_cookie_entropy),
        .d_cookie_time    (delivery_cookie_time),
        .q_valid          (delivery_5_later_q_valid),
        .q_pdcid          (delivery_5_later_q_pdcid),
        .q_psn            (delivery_5_later_q_psn),
        .q_rod            (delivery_5_later_q_rod),
        .q_cookie_ack     (delivery_5_later_q_cookie_ack),
        .q_cookie_ce      (delivery_5_later_q_cookie_ce),
        .q_cookie_retx    (delivery_5_later_q_cookie_retx),
        .q_cookie_entropy (delivery_5_later_q_cookie_entropy),
        .q_cookie_time    (delivery_5_later_q_cookie_time)
    );

    delay_w7_c1 found_5_later (
        .clk      (clk),
        .d_place  (finder_found_place),
        .d_is_new (finder_found_is_new),
        .q_place  (found_5_later_q_place),
        .q_is_new (found_5_later_q_is_new)
    );

    uet_response_places_g64 handles (
        .clk                      (clk),
        .rst                      (rst),
        .take                     (given_5),
        .guaranteed               (!is_ok),
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

    always @* begin
        own_code = 6'd6;
        if (plain_4_later_q_write) begin
            if (!region_hit) begin
                own_code = 6'd28;
            end else if (!region_right) begin
                own_code = 6'd23;
            end else if ({2'd0, region_length} < write_end) begin
                own_code = 6'd29;
            end else if (plain_4_later_q_wrong_length) begin
                own_code = 6'd24;
            end else if (request_4_later_q_ie) begin
                own_code = 6'd35;
            end else begin
                own_code = 6'd1;
            end
        end else if (plain_4_later_q_send) begin
            if (!plain_4_later_q_single) begin
                own_code = 6'd7;
            end else if (!posted_down_valid) begin
                own_code = 6'd5;
            end else if (posted_down_payload_length < {18'd0, length_4_later_q}) begin
                own_code = 6'd34;
            end else if (plain_4_later_q_wrong_length) begin
                own_code = 6'd24;
            end else if (request_4_later_q_ie) begin
                own_code = 6'd35;
            end else begin
                own_code = 6'd1;
            end
        end else if (plain_4_later_q_no_op) begin
            own_code = 6'd1;
        end
    end

    always @* begin
        result = 6'd0;
        result = packet_code;
        if (packet_counts) begin
            if (is_lost || is_over) begin
                result = 6'd24;
            end else if (|result_and) begin
                result = result_and;
            end
        end
    end

    always @(posedge clk) begin
        if (kept) progress[packet_found_place] <= {rest[31:0], is_ok ? 6'd0 : result, has_data, progress_choice};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            given_1 <= 1'b0;
            given_2_later <= 1'b0;
            given_3_later <= 1'b0;
            given_4_later <= 1'b0;
            valid_2_later <= 1'b0;
            valid_3_later <= 1'b0;
            valid_4_later <= 1'b0;
            valid_5 <= 1'b0;
            given_5 <= 1'b0;
            live <= 64'd0;
            is_done <= 1'b0;
            answers <= 1'b0;
            used <= 7'd0;
            deliveries <= 3'd0;
            orders <= 1'b0;
            given_back_messages <= 2'd0;
            given_back_guaranteed <= 2'd0;
            given_back_responses <= 2'd0;
            completed <= 1'b0;
        end else begin
            valid_1 <= aside_valid;
            given_1 <= given_1_term;
            given_2_later <= given_1;
            given_3_later <= given_2_later;
            given_4_later <= given_3_later;
            valid_2_later <= valid_1;
            valid_3_later <= valid_2_later;
            valid_4_later <= valid_3_later;
            valid_5 <= valid_4_later;
            given_5 <= given_4_later;
            is_done <= finishes;
            live <= live_or & ~(is_lost_shl & {64{finishes}});
            answers <= given_5;
            used <= used_sum - {6'd0, finder_returned};
            deliveries <= deliveries + {2'd0, given_1_term} - {2'd0, given_5};
            orders <= valid_5 && packet_stored;
            given_back_messages <= {1'b0, unneeded} + {1'b0, finder_returned};
            given_back_guaranteed <= {1'b0, given_5_and_is_ok} + {1'b0, handles_returned};
            given_back_responses <= {1'b0, leaves};
            completed <= completes;
        end
    end

    always @(posedge clk) begin
        request_valid <= is_standard || is_medium || is_small;
        request_opcode <= aside_side_ses_header[349:344];
        request_ie <= aside_side_ses_header[340];
        request_som <= aside_side_ses_header[336] || !is_standard;
        request_eom <= aside_side_ses_header[337] || !is_standard;
        request_message_id <= aside_side_ses_header[335:320] & {16{is_standard}};
        request_job_id <= aside_side_ses_header[311:288];
        request_key <= is_standard ? aside_side_ses_header[159:96] : request_key_choice;
        request_buffer_offset <= is_standard ? aside_side_ses_header[255:192] : request_buffer_offset_choice;
        request_message_offset <= aside_side_ses_header[63:32] & {32{request_message_offset_term}};
        request_request_length <= is_standard ? aside_side_ses_header[31:0] : request_request_length_word;
        request_has_header_data <= is_standard ? request_has_header_data_term : is_medium ? aside_side_ses_header[338] : 1'b0;
        request_header_data <= is_standard ? aside_side_ses_header[95:32] : request_header_data_choice;
        request_initiator <= is_standard ? aside_side_ses_header[191:160] : request_initiator_choice;
        here_stored <= aside_side_stored;
        here_length <= aside_side_length;
        delivery_valid <= deliver_valid;
        delivery_pdcid <= deliver_pdcid;
        delivery_psn <= deliver_psn;
        delivery_rod <= deliver_rod;
        delivery_cookie_ack <= deliver_cookie_ack;
        delivery_cookie_ce <= deliver_cookie_ce;
        delivery_cookie_retx <= deliver_cookie_retx;
        delivery_cookie_entropy <= deliver_cookie_entropy;
        delivery_cookie_time <= deliver_cookie_time;
        offset <= {1'b0, request_buffer_offset} + {33'd0, request_message_offset};
        plain_write <= counts_term;
        plain_send <= request_valid && request_opcode == 6'd5;
        plain_no_op <= request_valid && request_opcode == 6'd0;
        plain_single <= request_som_and_request_eom;
        plain_wrong_length <= request_som_and_request_eom && request_request_length != {18'd0, here_length};
        write_end <= {1'b0, offset_3_later_q} + {52'd0, length_3_later_q};
        write_address <= regions_found_base + offset_3_later_q[63:0];
        region_hit <= regions_hit;
        region_right <= regions_found_remote_write;
        region_length <= regions_found_length;
        packet_code <= own_code;
        packet_address <= plain_4_later_q_send ? posted_down_payload_address : write_address;
        packet_wr_id <= posted_down_payload_wr_id & {32{plain_4_later_q_send}};
        packet_length <= length_4_later_q;
        packet_first_left <= {1'b0, request_4_later_q_request_length} - {19'd0, length_4_later_q};
        packet_is_all <= request_4_later_q_request_length == {18'd0, length_4_later_q};
        packet_request_valid <= request_4_later_q_valid;
        packet_request_opcode <= request_4_later_q_opcode;
        packet_request_ie <= request_4_later_q_ie;
        packet_request_som <= request_4_later_q_som;
        packet_request_eom <= request_4_later_q_eom;
        packet_request_message_id <= request_4_later_q_message_id;
        packet_request_job_id <= request_4_later_q_job_id;
        packet_request_key <= request_4_later_q_key;
        packet_request_buffer_offset <= request_4_later_q_buffer_offset;
        packet_request_message_offset <= request_4_later_q_message_offset;
        packet_request_request_length <= request_4_later_q_request_length;
        packet_request_has_header_data <= request_4_later_q_has_header_data;
        packet_request_header_data <= request_4_later_q_header_data;
        packet_request_initiator <= request_4_later_q_initiator;
        packet_counts <= counts_later_q;
        packet_single <= plain_4_later_q_single;
        packet_send <= plain_4_later_q_send;
        packet_message <= plain_4_later_q_send || plain_4_later_q_write;
        packet_stored <= stored_5_later_q;
        packet_delivery_valid <= delivery_5_later_q_valid;
        packet_delivery_pdcid <= delivery_5_later_q_pdcid;
        packet_delivery_psn <= delivery_5_later_q_psn;
        packet_delivery_rod <= delivery_5_later_q_rod;
        packet_delivery_cookie_ack <= delivery_5_later_q_cookie_ack;
        packet_delivery_cookie_ce <= delivery_5_later_q_cookie_ce;
        packet_delivery_cookie_retx <= delivery_5_later_q_cookie_retx;
        packet_delivery_cookie_entropy <= delivery_5_later_q_cookie_entropy;
        packet_delivery_cookie_time <= delivery_5_later_q_cookie_time;
        packet_found_place <= found_5_later_q_place;
        packet_found_is_new <= found_5_later_q_is_new;
        done_at <= packet_found_place;
        order_place <= given_5_and_is_ok && (|packet_length) && packet_message;
        order_placement_address <= packet_address;
        order_placement_length <= packet_length;
        order_placement_pdcid <= packet_delivery_pdcid;
        order_placement_message_id <= packet_request_message_id;
        order_completes <= completes;
        order_completion_opcode <= packet_request_opcode;
        order_completion_return_code <= result;
        order_completion_reported <= packet_send || has_data;
        order_completion_has_header_data <= has_data;
        order_completion_header_data <= progress_choice & {64{has_data}};
        order_completion_wr_id <= packet_wr_id;
        order_completion_bytes <= packet_request_request_length;
        order_completion_initiator <= packet_request_initiator;
        order_completion_key <= packet_request_key;
        order_completion_job_id <= packet_request_job_id;
        order_completion_message_id <= packet_request_message_id;
        order_completion_pdcid <= packet_delivery_pdcid;
        answer_pdcid <= packet_delivery_pdcid;
        answer_psn <= packet_delivery_psn;
        answer_cookie_ack <= packet_delivery_cookie_ack;
        answer_cookie_ce <= packet_delivery_cookie_ce;
        answer_cookie_retx <= packet_delivery_cookie_retx;
        answer_cookie_entropy <= packet_delivery_cookie_entropy;
        answer_cookie_time <= packet_delivery_cookie_time;
        answer_guaranteed <= !is_ok;
        answer_plain_ok <= is_ok;
        answer_handle <= {23'd0, handles_handle};
        answer_next_hdr <= 4'd4;
        to_store_valid <= given_5;
        to_store_handle <= handles_handle;
        to_store_response_opcode <= is_ok ? 6'd0 : 6'd1;
        to_store_response_return_code <= result;
        to_store_response_message_id <= packet_request_message_id;
        to_store_response_ri_generation <= 8'd0;
        to_store_response_job_id <= packet_request_job_id;
        to_store_response_modified_length <= 32'd0;
        code <= result;
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
    assign events_return_code = code;
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

    wire _unused_ok = &{1'b0, aside_side_reserved, aside_side_source, aside_side_ses_header[351:350], aside_side_ses_header[343:341], aside_side_ses_header[339], aside_side_ses_header[319:312], aside_side_ses_header[287:268], regions_found_enable, regions_found_key, packet_request_valid, packet_request_ie, packet_request_som, packet_request_eom, packet_request_buffer_offset, packet_request_message_offset, packet_delivery_valid, packet_delivery_rod, rest[32], answer_queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answer_finds_room: assert (!answers || answer_queue_up_ready);
`endif

endmodule

`default_nettype wire
