// Answers one event a clock of 8 PDCs: responses, ACKs, NACKs, control packets.
`default_nettype none

module answers_n8_w128_e256_r64_tracking_align1_ack_cc (
    input  wire         clk,
    input  wire         rst,
    input  wire         ask_valid,
    input  wire   [2:0] ask_about,
    input  wire  [15:0] ask_pdcid,
    input  wire  [31:0] ask_psn,
    input  wire         ask_cookie_ack,
    input  wire         ask_cookie_ce,
    input  wire         ask_cookie_retx,
    input  wire  [15:0] ask_cookie_entropy,
    input  wire  [16:0] ask_cookie_time,
    input  wire [127:0] ask_destination,
    input  wire   [3:0] ask_local,
    input  wire  [15:0] ask_peer_pdcid,
    input  wire         ask_default_response,
    input  wire  [15:0] ask_message_id,
    input  wire  [23:0] ask_job_id,
    input  wire         ask_by_ack_req,
    input  wire  [15:0] ask_opaque,
    input  wire  [31:0] ask_payload,
    input  wire   [7:0] ask_nack_code,
    input  wire  [16:0] now,
    input  wire   [7:0] registers_mpr,
    input  wire   [6:0] registers_rcv_cwnd_pend,
    input  wire         registers_restore_cwnd,
    input  wire         route_write_enable,
    input  wire  [15:0] route_write_pdcid,
    input  wire [127:0] route_write_destination,
    input  wire   [3:0] route_write_local,
    input  wire  [15:0] route_write_peer_pdcid,
    input  wire         route_write_rod,
    input  wire  [31:0] route_write_start_psn,
    input  wire         route_write_pending,
    input  wire         account_write_enable,
    input  wire  [15:0] account_write_pdcid,
    input  wire  [31:0] account_write_bytes,
    input  wire         ended_valid,
    input  wire  [15:0] ended_pdcid,
    input  wire         close_write_enable,
    input  wire   [2:0] close_write_pdc,
    input  wire         close_write_flag,
    input  wire         start_write_enable,
    input  wire   [2:0] start_write_pdc,
    input  wire  [31:0] start_write_origin,
    input  wire         clear_write_enable,
    input  wire   [2:0] clear_write_pdc,
    input  wire  [31:0] clear_write_uncleared,
    input  wire         count_write_enable,
    input  wire   [2:0] count_write_pdc,
    input  wire   [7:0] count_write_accepted,
    input  wire  [31:0] count_write_highest,
    input  wire         arrived_write_enable,
    input  wire         arrived_write_store,
    input  wire   [2:0] arrived_write_pdc,
    input  wire         arrived_write_word,
    input  wire   [1:0] arrived_write_written,
    input  wire  [63:0] arrived_write_data,
    input  wire         arrived_flags_enable,
    input  wire   [2:0] arrived_flags_pdc,
    input  wire   [1:0] arrived_flags_flags,
    output wire         ready,
    output wire         base_write_enable,
    output wire   [2:0] base_write_pdc,
    output wire  [31:0] base_write_base,
    output wire         responded_write_enable,
    output wire         responded_write_store,
    output wire   [2:0] responded_write_pdc,
    output wire         responded_write_word,
    output wire   [1:0] responded_write_written,
    output wire [127:0] responded_write_data,
    output wire         released_valid,
    output wire  [15:0] released_pdcid,
    output wire  [31:0] released_psn,
    output wire  [31:0] released_handle,
    output wire         counts_stored_response,
    output wire         counts_ack_req_stored,
    output wire         counts_gtd_resp_unavail,
    output wire         counts_ack_with_data,
    output wire         counts_response_stale,
    output wire         counts_command_ignored,
    output wire         counts_guaranteed_not_stored,
    output wire         counts_reply_dropped,
    input  wire  [15:0] response_payload_pdcid,
    input  wire  [31:0] response_payload_psn,
    input  wire         response_payload_cookie_ack,
    input  wire         response_payload_cookie_ce,
    input  wire         response_payload_cookie_retx,
    input  wire  [15:0] response_payload_cookie_entropy,
    input  wire  [16:0] response_payload_cookie_time,
    input  wire         response_payload_guaranteed,
    input  wire         response_payload_plain_ok,
    input  wire  [31:0] response_payload_handle,
    input  wire   [3:0] response_payload_next_hdr,
    input  wire         response_valid,
    output wire         response_ready,
    input  wire         control_payload_kind,
    input  wire  [15:0] control_payload_pdcid,
    input  wire  [31:0] control_payload_psn,
    input  wire         control_valid,
    output wire         control_ready,
    input  wire   [2:0] forget_payload,
    input  wire         forget_valid,
    output wire         forget_ready,
    output wire   [1:0] reply_payload_type,
    output wire [127:0] reply_payload_destination,
    output wire   [3:0] reply_payload_local,
    output wire  [15:0] reply_payload_entropy,
    output wire  [15:0] reply_payload_spdcid,
    output wire  [15:0] reply_payload_dpdcid,
    output wire         reply_payload_m,
    output wire         reply_payload_retx,
    output wire   [1:0] reply_payload_req,
    output wire         reply_payload_p,
    output wire  [15:0] reply_payload_ack_psn_offset,
    output wire  [31:0] reply_payload_cack_psn,
    output wire   [1:0] reply_payload_response,
    output wire  [15:0] reply_payload_message_id,
    output wire  [23:0] reply_payload_job_id,
    output wire  [31:0] reply_payload_handle,
    output wire   [3:0] reply_payload_next_hdr,
    output wire         reply_payload_kept,
    output wire   [7:0] reply_payload_mpr,
    output wire  [15:0] reply_payload_sack_psn_offset,
    output wire  [63:0] reply_payload_sack_bitmap,
    output wire  [15:0] reply_payload_service_time,
    output wire         reply_payload_restore_cwnd,
    output wire   [6:0] reply_payload_rcv_cwnd_pend,
    output wire  [23:0] reply_payload_rcvd_bytes,
    output wire  [15:0] reply_payload_ooo_count,
    output wire   [7:0] reply_payload_nack_code,
    output wire  [31:0] reply_payload_psn,
    output wire  [31:0] reply_payload_payload,
    output wire         reply_payload_control,
    output wire         reply_payload_ar,
    output wire         reply_valid,
    input  wire         reply_ready
);

    localparam [2:0] EVENT_REPLY_KIND_COMPLETE  = 3'd0;
    localparam [2:0] EVENT_REPLY_KIND_RESPONSE  = 3'd5;
    localparam [2:0] EVENT_REPLY_KIND_CLEAR_REQ = 3'd6;
    localparam [2:0] EVENT_REPLY_KIND_CLOSE_REQ = 3'd7;

    reg    [4:0] swept;
    reg          clearing;
    reg    [6:0] outstanding;
    reg          calm;
    wire         events_valid;
    wire   [2:0] events_event_kind;
    wire         events_event_wants;
    wire  [15:0] events_event_pdcid;
    wire  [31:0] events_event_psn;
    wire         events_event_cookie_ack;
    wire         events_event_cookie_ce;
    wire         events_event_cookie_retx;
    wire  [15:0] events_event_cookie_entropy;
    wire  [16:0] events_event_cookie_time;
    wire [127:0] events_event_destination;
    wire   [3:0] events_event_local;
    wire  [15:0] events_event_peer_pdcid;
    wire         events_event_default_response;
    wire  [15:0] events_event_message_id;
    wire  [23:0] events_event_job_id;
    wire         events_event_by_ack_req;
    wire  [15:0] events_event_opaque;
    wire  [31:0] events_event_payload;
    wire   [7:0] events_event_nack_code;
    wire         events_event_follows;
    wire         events_event_guaranteed;
    wire  [31:0] events_event_handle;
    wire   [3:0] events_event_next_hdr;
    wire         events_forgets;
    wire   [2:0] events_forgotten;
    wire         events_response_ready;
    wire         events_control_ready;
    wire         events_forget_ready;
    wire         live_ready;
    wire         live_lives;
    wire [127:0] routes_word_destination;
    wire   [3:0] routes_word_local;
    wire  [15:0] routes_word_peer_pdcid;
    wire         close_requests_word;
    reg   [16:0] now_then;
    reg   [16:0] elapsed_measure;
    reg    [2:0] event_measure_kind;
    reg          event_measure_wants;
    reg   [15:0] event_measure_pdcid;
    reg   [31:0] event_measure_psn;
    reg          event_measure_cookie_ack;
    reg          event_measure_cookie_ce;
    reg          event_measure_cookie_retx;
    reg   [15:0] event_measure_cookie_entropy;
    reg   [16:0] event_measure_cookie_time;
    reg  [127:0] event_measure_destination;
    reg    [3:0] event_measure_local;
    reg   [15:0] event_measure_peer_pdcid;
    reg          event_measure_default_response;
    reg   [15:0] event_measure_message_id;
    reg   [23:0] event_measure_job_id;
    reg          event_measure_by_ack_req;
    reg   [15:0] event_measure_opaque;
    reg   [31:0] event_measure_payload;
    reg    [7:0] event_measure_nack_code;
    reg          event_measure_follows;
    reg          event_measure_guaranteed;
    reg   [31:0] event_measure_handle;
    reg    [3:0] event_measure_next_hdr;
    reg    [2:0] event_lookup_kind;
    reg          event_lookup_wants;
    reg   [15:0] event_lookup_pdcid;
    reg   [31:0] event_lookup_psn;
    reg          event_lookup_cookie_ack;
    reg          event_lookup_cookie_ce;
    reg          event_lookup_cookie_retx;
    reg   [15:0] event_lookup_cookie_entropy;
    reg   [16:0] event_lookup_cookie_time;
    reg  [127:0] event_lookup_destination;
    reg    [3:0] event_lookup_local;
    reg   [15:0] event_lookup_peer_pdcid;
    reg          event_lookup_default_response;
    reg   [15:0] event_lookup_message_id;
    reg   [23:0] event_lookup_job_id;
    reg          event_lookup_by_ack_req;
    reg   [15:0] event_lookup_opaque;
    reg   [31:0] event_lookup_payload;
    reg    [7:0] event_lookup_nack_code;
    reg          event_lookup_follows;
    reg          event_lookup_guaranteed;
    reg   [31:0] event_lookup_handle;
    reg    [3:0] event_lookup_next_hdr;
    reg          valid_measure;
    reg          valid_lookup;
    wire         store_ready;
    wire         store_stored;
    wire         store_kept_found;
    wire  [31:0] store_kept_handle;
    wire   [3:0] store_kept_next_hdr;
    wire         store_released_valid;
    wire  [15:0] store_released_pdcid;
    wire  [31:0] store_released_psn;
    wire  [31:0] store_released_handle;
    reg    [2:0] pdc_measure;
    reg    [2:0] pdc_lookup;
    reg          forgets_measure;
    reg          forgets_lookup;
    wire         responses_word_write_enable;
    wire         responses_word_write_store;
    wire   [2:0] responses_word_write_pdc;
    wire         responses_word_write_word;
    wire   [1:0] responses_word_write_written;
    wire [127:0] responses_word_write_data;
    wire         responses_flags_write_enable;
    wire   [2:0] responses_flags_write_pdc;
    wire   [3:0] responses_flags_write_flags;
    reg    [2:0] event_reply_kind;
    reg          event_reply_wants;
    reg   [15:0] event_reply_pdcid;
    reg   [31:0] event_reply_psn;
    reg          event_reply_cookie_ack;
    reg          event_reply_cookie_ce;
    reg          event_reply_cookie_retx;
    reg   [15:0] event_reply_cookie_entropy;
    reg   [16:0] event_reply_cookie_time;
    reg  [127:0] event_reply_destination;
    reg    [3:0] event_reply_local;
    reg   [15:0] event_reply_peer_pdcid;
    reg          event_reply_default_response;
    reg   [15:0] event_reply_message_id;
    reg   [23:0] event_reply_job_id;
    reg          event_reply_by_ack_req;
    reg   [15:0] event_reply_opaque;
    reg   [31:0] event_reply_payload;
    reg    [7:0] event_reply_nack_code;
    reg          event_reply_follows;
    reg          event_reply_guaranteed;
    reg   [31:0] event_reply_handle;
    reg    [3:0] event_reply_next_hdr;
    reg          valid_reply;
    reg  [127:0] route_reply_destination;
    reg    [3:0] route_reply_local;
    reg   [15:0] route_reply_peer_pdcid;
    reg          exists_reply;
    reg          takes_measure;
    reg          takes_lookup;
    reg          takes_reply;
    reg          drops_measure;
    reg          drops_lookup;
    reg          drops_reply;
    wire   [1:0] parts_part_type;
    wire         parts_part_p;
    wire [127:0] parts_part_route_destination;
    wire   [3:0] parts_part_route_local;
    wire  [15:0] parts_part_route_peer_pdcid;
    wire  [15:0] parts_part_entropy;
    wire  [15:0] parts_part_pdcid;
    wire         parts_part_m;
    wire         parts_part_retx;
    wire  [31:0] parts_part_psn;
    wire   [1:0] parts_part_response;
    wire  [39:0] parts_part_identity;
    wire         parts_part_kept;
    wire  [15:0] parts_part_opaque;
    wire   [7:0] parts_part_nack_code;
    wire  [31:0] parts_part_payload;
    wire         parts_part_control;
    wire         parts_asks;
    wire   [1:0] parts_mode;
    wire  [31:0] parts_sack_psn;
    wire         parts_found;
    wire         parts_missing;
    wire         queries_answer_valid;
    wire   [2:0] queries_answer_pdc;
    wire  [31:0] queries_answer_cack;
    wire         queries_answer_held;
    wire  [31:0] queries_answer_frontier;
    wire  [31:0] queries_answer_highest;
    wire   [7:0] queries_answer_out_of_order;
    wire  [31:0] queries_answer_sack_base;
    wire  [63:0] queries_answer_bitmap;
    wire         queries_base_write_enable;
    wire   [2:0] queries_base_write_pdc;
    wire  [31:0] queries_base_write_base;
    wire   [2:0] counted_later_q;
    wire  [31:0] accounts_word;
    reg          sends_to_query_0;
    reg          sends_to_query_1;
    reg          sends_to_query_2;
    reg          sends_query;
    reg          sends_to_answer_0;
    reg          sends_to_answer_1;
    reg          sends_to_answer_2;
    reg          sends_to_answer_3;
    reg          sends_to_answer_4;
    reg          sends_to_answer_5;
    reg          sends_to_answer_6;
    reg          sends_to_answer_7;
    reg          sends_to_answer_8;
    reg          sends_to_answer_9;
    reg          sends_to_answer_10;
    reg          sends_to_answer_11;
    reg          sends_to_answer_12;
    reg          sends_to_answer_13;
    reg          sends_to_answer_14;
    reg          sends_to_answer_15;
    reg          sends_to_answer_16;
    reg          sends_out;
    wire  [23:0] rcvd_bytes_later_q;
    wire         maker_valid;
    wire   [1:0] maker_reply_type;
    wire [127:0] maker_reply_destination;
    wire   [3:0] maker_reply_local;
    wire  [15:0] maker_reply_entropy;
    wire  [15:0] maker_reply_spdcid;
    wire  [15:0] maker_reply_dpdcid;
    wire         maker_reply_m;
    wire         maker_reply_retx;
    wire   [1:0] maker_reply_req;
    wire         maker_reply_p;
    wire  [15:0] maker_reply_ack_psn_offset;
    wire  [31:0] maker_reply_cack_psn;
    wire   [1:0] maker_reply_response;
    wire  [15:0] maker_reply_message_id;
    wire  [23:0] maker_reply_job_id;
    wire  [31:0] maker_reply_handle;
    wire   [3:0] maker_reply_next_hdr;
    wire         maker_reply_kept;
    wire   [7:0] maker_reply_mpr;
    wire  [15:0] maker_reply_sack_psn_offset;
    wire  [63:0] maker_reply_sack_bitmap;
    wire  [15:0] maker_reply_service_time;
    wire         maker_reply_restore_cwnd;
    wire   [6:0] maker_reply_rcv_cwnd_pend;
    wire  [23:0] maker_reply_rcvd_bytes;
    wire  [15:0] maker_reply_ooo_count;
    wire   [7:0] maker_reply_nack_code;
    wire  [31:0] maker_reply_psn;
    wire  [31:0] maker_reply_payload;
    wire         maker_reply_control;
    wire         maker_reply_ar;
    wire         buffer_up_ready;
    wire   [1:0] buffer_down_payload_type;
    wire [127:0] buffer_down_payload_destination;
    wire   [3:0] buffer_down_payload_local;
    wire  [15:0] buffer_down_payload_entropy;
    wire  [15:0] buffer_down_payload_spdcid;
    wire  [15:0] buffer_down_payload_dpdcid;
    wire         buffer_down_payload_m;
    wire         buffer_down_payload_retx;
    wire   [1:0] buffer_down_payload_req;
    wire         buffer_down_payload_p;
    wire  [15:0] buffer_down_payload_ack_psn_offset;
    wire  [31:0] buffer_down_payload_cack_psn;
    wire   [1:0] buffer_down_payload_response;
    wire  [15:0] buffer_down_payload_message_id;
    wire  [23:0] buffer_down_payload_job_id;
    wire  [31:0] buffer_down_payload_handle;
    wire   [3:0] buffer_down_payload_next_hdr;
    wire         buffer_down_payload_kept;
    wire   [7:0] buffer_down_payload_mpr;
    wire  [15:0] buffer_down_payload_sack_psn_offset;
    wire  [63:0] buffer_down_payload_sack_bitmap;
    wire  [15:0] buffer_down_payload_service_time;
    wire         buffer_down_payload_restore_cwnd;
    wire   [6:0] buffer_down_payload_rcv_cwnd_pend;
    wire  [23:0] buffer_down_payload_rcvd_bytes;
    wire  [15:0] buffer_down_payload_ooo_count;
    wire   [7:0] buffer_down_payload_nack_code;
    wire  [31:0] buffer_down_payload_psn;
    wire  [31:0] buffer_down_payload_payload;
    wire         buffer_down_payload_control;
    wire         buffer_down_payload_ar;
    wire         buffer_down_valid;
    wire   [2:0] pdc_query_later_q;
    wire         forgets_query_later_q;
    wire  [15:0] service_time_out_later_q;
    wire         close_requested_out_later_q;
    wire   [1:0] part_out_later_q_type;
    wire         part_out_later_q_p;
    wire [127:0] part_out_later_q_route_destination;
    wire   [3:0] part_out_later_q_route_local;
    wire  [15:0] part_out_later_q_route_peer_pdcid;
    wire  [15:0] part_out_later_q_entropy;
    wire  [15:0] part_out_later_q_pdcid;
    wire         part_out_later_q_m;
    wire         part_out_later_q_retx;
    wire  [31:0] part_out_later_q_psn;
    wire   [1:0] part_out_later_q_response;
    wire  [39:0] part_out_later_q_identity;
    wire         part_out_later_q_kept;
    wire  [15:0] part_out_later_q_opaque;
    wire   [7:0] part_out_later_q_nack_code;
    wire  [31:0] part_out_later_q_payload;
    wire         part_out_later_q_control;
    wire   [1:0] mode_query_later_q;
    wire  [31:0] sack_psn_query_later_q;
    wire         asks_query_later_q;

    wire         sweeps = clearing && swept < 5'd8;
    wire         forgets = events_forgets || sweeps;
    wire   [2:0] pdc_choice = events_forgets ? events_forgotten : events_event_pdcid[2:0];
    wire   [2:0] pdc = sweeps ? swept[2:0] : pdc_choice;
    wire         full_term = events_event_kind == EVENT_REPLY_KIND_RESPONSE || events_event_kind == EVENT_REPLY_KIND_CLEAR_REQ;
    wire         full_term_2 = !(full_term || events_event_kind == EVENT_REPLY_KIND_CLOSE_REQ);
    wire         full = full_term_2 && outstanding >= 7'd48;
    wire         wants = events_valid && events_event_wants;
    wire         takes = wants && !full;
    wire         drops = wants && full;
    wire  [16:0] elapsed = now_then - events_event_cookie_time;
    wire  [15:0] service_time_or = elapsed_measure[15:0] | {16{elapsed_measure[16]}};
    wire  [15:0] service_time = (|elapsed_measure) ? service_time_or : 16'd1;
    wire         exists_term = event_lookup_kind == EVENT_REPLY_KIND_RESPONSE || event_lookup_kind == EVENT_REPLY_KIND_CLEAR_REQ;
    wire         exists_term_2 = !(exists_term || event_lookup_kind == EVENT_REPLY_KIND_CLOSE_REQ);
    wire         exists = exists_term_2 || live_lives;
    wire [127:0] route_destination = exists_term_2 ? event_lookup_destination : routes_word_destination;
    wire   [3:0] route_local = exists_term_2 ? event_lookup_local : routes_word_local;
    wire  [15:0] route_peer_pdcid = exists_term_2 ? event_lookup_peer_pdcid : routes_word_peer_pdcid;
    wire         close_requested = close_requests_word;
    wire         keeps = event_lookup_kind == EVENT_REPLY_KIND_RESPONSE && event_lookup_guaranteed;
    wire         puts_term = valid_lookup && (exists_term_2 || live_lives) && event_lookup_kind == EVENT_REPLY_KIND_RESPONSE;
    wire         puts = puts_term && event_lookup_guaranteed;
    wire         marks_term = event_lookup_kind == EVENT_REPLY_KIND_RESPONSE && (exists_term_2 || live_lives);
    wire         marks = valid_lookup && (event_lookup_kind == EVENT_REPLY_KIND_COMPLETE || marks_term);
    wire         base_enable = queries_base_write_enable;
    wire   [2:0] base_pdc = queries_base_write_pdc;
    wire  [31:0] base_base = queries_base_write_base;
    wire   [1:0] part_type = parts_part_type;
    wire         part_p = parts_part_p;
    wire [127:0] part_route_destination = parts_part_route_destination;
    wire   [3:0] part_route_local = parts_part_route_local;
    wire  [15:0] part_route_peer_pdcid = parts_part_route_peer_pdcid;
    wire  [15:0] part_entropy = parts_part_entropy;
    wire  [15:0] part_pdcid = parts_part_pdcid;
    wire         part_m = parts_part_m;
    wire         part_retx = parts_part_retx;
    wire  [31:0] part_psn = parts_part_psn;
    wire   [1:0] part_response = parts_part_response;
    wire  [39:0] part_identity = parts_part_identity;
    wire         part_kept = parts_part_kept;
    wire  [15:0] part_opaque = parts_part_opaque;
    wire   [7:0] part_nack_code = parts_part_nack_code;
    wire  [31:0] part_payload = parts_part_payload;
    wire         part_control = parts_part_control;
    wire   [1:0] mode = parts_mode;
    wire  [31:0] sack_psn = parts_sack_psn;
    wire         asks = valid_reply && parts_asks;
    wire         sends = takes_reply && exists_reply;
    wire         cancels = takes_reply && !exists_reply;
    wire         valid_reply_and_parts_found = valid_reply && parts_found;
    wire         counted_stored_response = valid_reply_and_parts_found && !event_reply_by_ack_req;
    wire         counted_ack_req_stored = valid_reply_and_parts_found && event_reply_by_ack_req;
    wire         counted_gtd_resp_unavail_term = valid_reply && parts_missing;
    wire         counted_gtd_resp_unavail = counted_gtd_resp_unavail_term && !event_reply_by_ack_req;
    wire         counted_ack_with_data = counted_gtd_resp_unavail_term && event_reply_by_ack_req;
    wire         counted_response_stale_term = valid_reply && event_reply_kind == EVENT_REPLY_KIND_RESPONSE;
    wire         counted_response_stale = counted_response_stale_term && !exists_reply;
    wire         counted_command_ignored_term = valid_reply && event_reply_kind == EVENT_REPLY_KIND_CLEAR_REQ;
    wire         counted_command_ignored_term_2 = counted_command_ignored_term || (valid_reply && event_reply_kind == EVENT_REPLY_KIND_CLOSE_REQ);
    wire         counted_command_ignored = counted_command_ignored_term_2 && !exists_reply;
    wire         counted_guaranteed_not_stored = counted_response_stale_term && exists_reply && event_reply_guaranteed && !store_stored;
    wire         counted_reply_dropped = drops_reply;
    wire         asks_query = asks_query_later_q;
    wire   [2:0] pdc_query = pdc_query_later_q;
    wire   [1:0] mode_query = mode_query_later_q;
    wire  [31:0] sack_psn_query = sack_psn_query_later_q;
    wire         forgets_query = forgets_query_later_q;
    wire  [23:0] rcvd_bytes = accounts_word[31:8] + {23'd0, |accounts_word[7:0]};
    wire   [1:0] part_out_type = part_out_later_q_type;
    wire         part_out_p = part_out_later_q_p;
    wire [127:0] part_out_route_destination = part_out_later_q_route_destination;
    wire   [3:0] part_out_route_local = part_out_later_q_route_local;
    wire  [15:0] part_out_route_peer_pdcid = part_out_later_q_route_peer_pdcid;
    wire  [15:0] part_out_entropy = part_out_later_q_entropy;
    wire  [15:0] part_out_pdcid = part_out_later_q_pdcid;
    wire         part_out_m = part_out_later_q_m;
    wire         part_out_retx = part_out_later_q_retx;
    wire  [31:0] part_out_psn = part_out_later_q_psn;
    wire   [1:0] part_out_response = part_out_later_q_response;
    wire  [39:0] part_out_identity = part_out_later_q_identity;
    wire         part_out_kept = part_out_later_q_kept;
    wire  [15:0] part_out_opaque = part_out_later_q_opaque;
    wire   [7:0] part_out_nack_code = part_out_later_q_nack_code;
    wire  [31:0] part_out_payload = part_out_later_q_payload;
    wire         part_out_control = part_out_later_q_control;
    wire         close_requested_out = close_requested_out_later_q;
    wire  [15:0] service_time_out = service_time_out_later_q;
    wire         buffer_down_ready = reply_ready;
    wire         leaves = buffer_down_valid && buffer_down_ready;
    wire   [6:0] outstanding_word = {5'd0, {1'b0, leaves} + {1'b0, cancels}};

    answer_events_c3 events (
        .clk                             (clk),
        .rst                             (rst),
        .ask_valid                       (ask_valid),
        .ask_about                       (ask_about),
        .ask_pdcid                       (ask_pdcid),
        .ask_psn                         (ask_psn),
        .ask_cookie_ack                  (ask_cookie_ack),
        .ask_cookie_ce                   (ask_cookie_ce),
        .ask_cookie_retx                 (ask_cookie_retx),
        .ask_cookie_entropy              (ask_cookie_entropy),
        .ask_cookie_time                 (ask_cookie_time),
        .ask_destination                 (ask_destination),
        .ask_local                       (ask_local),
        .ask_peer_pdcid                  (ask_peer_pdcid),
        .ask_default_response            (ask_default_response),
        .ask_message_id                  (ask_message_id),
        .ask_job_id                      (ask_job_id),
        .ask_by_ack_req                  (ask_by_ack_req),
        .ask_opaque                      (ask_opaque),
        .ask_payload                     (ask_payload),
        .ask_nack_code                   (ask_nack_code),
        .calm                            (calm),
        .valid                           (events_valid),
        .event_kind                      (events_event_kind),
        .event_wants                     (events_event_wants),
        .event_pdcid                     (events_event_pdcid),
        .event_psn                       (events_event_psn),
        .event_cookie_ack                (events_event_cookie_ack),
        .event_cookie_ce                 (events_event_cookie_ce),
        .event_cookie_retx               (events_event_cookie_retx),
        .event_cookie_entropy            (events_event_cookie_entropy),
        .event_cookie_time               (events_event_cookie_time),
        .event_destination               (events_event_destination),
        .event_local                     (events_event_local),
        .event_peer_pdcid                (events_event_peer_pdcid),
        .event_default_response          (events_event_default_response),
        .event_message_id                (events_event_message_id),
        .event_job_id                    (events_event_job_id),
        .event_by_ack_req                (events_event_by_ack_req),
        .event_opaque                    (events_event_opaque),
        .event_payload                   (events_event_payload),
        .event_nack_code                 (events_event_nack_code),
        .event_follows                   (events_event_follows),
        .event_guaranteed                (events_event_guaranteed),
        .event_handle                    (events_event_handle),
        .event_next_hdr                  (events_event_next_hdr),
        .forgets                         (events_forgets),
        .forgotten                       (events_forgotten),
        .response_payload_pdcid          (response_payload_pdcid),
        .response_payload_psn            (response_payload_psn),
        .response_payload_cookie_ack     (response_payload_cookie_ack),
        .response_payload_cookie_ce      (response_payload_cookie_ce),
        .response_payload_cookie_retx    (response_payload_cookie_retx),
        .response_payload_cookie_entropy (response_payload_cookie_entropy),
        .response_payload_cookie_time    (response_payload_cookie_time),
        .response_payload_guaranteed     (response_payload_guaranteed),
        .response_payload_plain_ok       (response_payload_plain_ok),
        .response_payload_handle         (response_payload_handle),
        .response_payload_next_hdr       (response_payload_next_hdr),
        .response_valid                  (response_valid),
        .response_ready                  (events_response_ready),
        .control_payload_kind            (control_payload_kind),
        .control_payload_pdcid           (control_payload_pdcid),
        .control_payload_psn             (control_payload_psn),
        .control_valid                   (control_valid),
        .control_ready                   (events_control_ready),
        .forget_payload                  (forget_payload),
        .forget_valid                    (forget_valid),
        .forget_ready                    (events_forget_ready)
    );

    live_pdcs_n8 live (
        .clk          (clk),
        .rst          (rst),
        .born_enable  (route_write_enable),
        .born_pdcid   (route_write_pdcid),
        .born_marked  (1'b1),
        .ended_enable (ended_valid),
        .ended_pdcid  (ended_pdcid),
        .ended_marked (1'b1),
        .pdcid        (events_event_pdcid),
        .ready        (live_ready),
        .lives        (live_lives)
    );

    context_copy_w148_n8 routes (
        .clk              (clk),
        .enable           (route_write_enable),
        .pdc              (route_write_pdcid[2:0]),
        .data_destination (route_write_destination),
        .data_local       (route_write_local),
        .data_peer_pdcid  (route_write_peer_pdcid),
        .read             (pdc),
        .word_destination (routes_word_destination),
        .word_local       (routes_word_local),
        .word_peer_pdcid  (routes_word_peer_pdcid)
    );

    context_copy_w1_n8 close_requests (
        .clk    (clk),
        .enable (close_write_enable),
        .pdc    (close_write_pdc),
        .data   (close_write_flag),
        .read   (pdc),
        .word   (close_requests_word)
    );

    guaranteed_store_n8_e256 store (
        .clk                   (clk),
        .rst                   (rst),
        .op_pdcid              (events_event_pdcid),
        .op_psn                (events_event_psn),
        .op_handle             (events_event_handle),
        .op_next_hdr           (events_event_next_hdr),
        .put                   (puts),
        .start_write_enable    (start_write_enable),
        .start_write_pdc       (start_write_pdc),
        .start_write_origin    (start_write_origin),
        .clear_write_enable    (clear_write_enable),
        .clear_write_pdc       (clear_write_pdc),
        .clear_write_uncleared (clear_write_uncleared),
        .born_enable           (route_write_enable),
        .born_pdcid            (route_write_pdcid),
        .born_marked           (1'b1),
        .ended_enable          (ended_valid),
        .ended_pdcid           (ended_pdcid),
        .ended_marked          (1'b1),
        .ready                 (store_ready),
        .stored                (store_stored),
        .kept_found            (store_kept_found),
        .kept_handle           (store_kept_handle),
        .kept_next_hdr         (store_kept_next_hdr),
        .released_valid        (store_released_valid),
        .released_pdcid        (store_released_pdcid),
        .released_psn          (store_released_psn),
        .released_handle       (store_released_handle)
    );

    response_pipe_n8_w128 responses (
        .clk                 (clk),
        .rst                 (rst),
        .response_valid      (marks),
        .response_pdc        (pdc_lookup),
        .response_psn        (event_lookup_psn),
        .response_guaranteed (keeps),
        .forget              (forgets_lookup),
        .start_write_enable  (start_write_enable),
        .start_write_pdc     (start_write_pdc),
        .start_write_origin  (start_write_origin),
        .base_write_enable   (base_enable),
        .base_write_pdc      (base_pdc),
        .base_write_base     (base_base),
        .word_write_enable   (responses_word_write_enable),
        .word_write_store    (responses_word_write_store),
        .word_write_pdc      (responses_word_write_pdc),
        .word_write_word     (responses_word_write_word),
        .word_write_written  (responses_word_write_written),
        .word_write_data     (responses_word_write_data),
        .flags_write_enable  (responses_flags_write_enable),
        .flags_write_pdc     (responses_flags_write_pdc),
        .flags_write_flags   (responses_flags_write_flags)
    );

    reply_parts_tracking_align1_ack_cc parts (
        .event_kind             (event_reply_kind),
        .event_wants            (event_reply_wants),
        .event_pdcid            (event_reply_pdcid),
        .event_psn              (event_reply_psn),
        .event_cookie_ack       (event_reply_cookie_ack),
        .event_cookie_ce        (event_reply_cookie_ce),
        .event_cookie_retx      (event_reply_cookie_retx),
        .event_cookie_entropy   (event_reply_cookie_entropy),
        .event_cookie_time      (event_reply_cookie_time),
        .event_destination      (event_reply_destination),
        .event_local            (event_reply_local),
        .event_peer_pdcid       (event_reply_peer_pdcid),
        .event_default_response (event_reply_default_response),
        .event_message_id       (event_reply_message_id),
        .event_job_id           (event_reply_job_id),
        .event_by_ack_req       (event_reply_by_ack_req),
        .event_opaque           (event_reply_opaque),
        .event_payload          (event_reply_payload),
        .event_nack_code        (event_reply_nack_code),
        .event_follows          (event_reply_follows),
        .event_guaranteed       (event_reply_guaranteed),
        .event_handle           (event_reply_handle),
        .event_next_hdr         (event_reply_next_hdr),
        .route_destination      (route_reply_destination),
        .route_local            (route_reply_local),
        .route_peer_pdcid       (route_reply_peer_pdcid),
        .exists                 (exists_reply),
        .kept_found             (store_kept_found),
        .kept_handle            (store_kept_handle),
        .kept_next_hdr          (store_kept_next_hdr),
        .stored                 (store_stored),
        .part_type              (parts_part_type),
        .part_p                 (parts_part_p),
        .part_route_destination (parts_part_route_destination),
        .part_route_local       (parts_part_route_local),
        .part_route_peer_pdcid  (parts_part_route_peer_pdcid),
        .part_entropy           (parts_part_entropy),
        .part_pdcid             (parts_part_pdcid),
        .part_m                 (parts_part_m),
        .part_retx              (parts_part_retx),
        .part_psn               (parts_part_psn),
        .part_response          (parts_part_response),
        .part_identity          (parts_part_identity),
        .part_kept              (parts_part_kept),
        .part_opaque            (parts_part_opaque),
        .part_nack_code         (parts_part_nack_code),
        .part_payload           (parts_part_payload),
        .part_control           (parts_part_control),
        .asks                   (parts_asks),
        .mode                   (parts_mode),
        .sack_psn               (parts_sack_psn),
        .found                  (parts_found),
        .missing                (parts_missing)
    );

    query_pipe_n8_w128 queries (
        .clk                     (clk),
        .rst                     (rst),
        .query_valid             (asks_query),
        .query_pdc               (pdc_query),
        .query_mode              (mode_query),
        .query_psn               (sack_psn_query),
        .forget                  (forgets_query),
        .start_write_enable      (start_write_enable),
        .start_write_pdc         (start_write_pdc),
        .start_write_origin      (start_write_origin),
        .clear_write_enable      (clear_write_enable),
        .clear_write_pdc         (clear_write_pdc),
        .clear_write_uncleared   (clear_write_uncleared),
        .count_write_enable      (count_write_enable),
        .count_write_pdc         (count_write_pdc),
        .count_write_accepted    (count_write_accepted),
        .count_write_highest     (count_write_highest),
        .arrived_write_enable    (arrived_write_enable),
        .arrived_write_store     (arrived_write_store),
        .arrived_write_pdc       (arrived_write_pdc),
        .arrived_write_word      (arrived_write_word),
        .arrived_write_written   (arrived_write_written),
        .arrived_write_data      (arrived_write_data),
        .arrived_flags_enable    (arrived_flags_enable),
        .arrived_flags_pdc       (arrived_flags_pdc),
        .arrived_flags_flags     (arrived_flags_flags),
        .responded_write_enable  (responses_word_write_enable),
        .responded_write_store   (responses_word_write_store),
        .responded_write_pdc     (responses_word_write_pdc),
        .responded_write_word    (responses_word_write_word),
        .responded_write_written (responses_word_write_written),
        .responded_write_data    (responses_word_write_data),
        .responded_flags_enable  (responses_flags_write_enable),
        .responded_flags_pdc     (responses_flags_write_pdc),
        .responded_flags_flags   (responses_flags_write_flags),
        .answer_valid            (queries_answer_valid),
        .answer_pdc              (queries_answer_pdc),
        .answer_cack             (queries_answer_cack),
        .answer_held             (queries_answer_held),
        .answer_frontier         (queries_answer_frontier),
        .answer_highest          (queries_answer_highest),
        .answer_out_of_order     (queries_answer_out_of_order),
        .answer_sack_base        (queries_answer_sack_base),
        .answer_bitmap           (queries_answer_bitmap),
        .base_write_enable       (queries_base_write_enable),
        .base_write_pdc          (queries_base_write_pdc),
        .base_write_base         (queries_base_write_base)
    );

    delay_w3_c9 counted_later (
        .clk (clk),
        .d   (pdc),
        .q   (counted_later_q)
    );

    context_copy_w32_n8 accounts (
        .clk    (clk),
        .enable (account_write_enable),
        .pdc    (account_write_pdcid[2:0]),
        .data   (account_write_bytes),
        .read   (counted_later_q),
        .word   (accounts_word)
    );

    delay_w24_c14 rcvd_bytes_later (
        .clk (clk),
        .d   (rcvd_bytes),
        .q   (rcvd_bytes_later_q)
    );

    reply_maker_n8_w128 maker (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (sends_out),
        .part_type               (part_out_type),
        .part_p                  (part_out_p),
        .part_route_destination  (part_out_route_destination),
        .part_route_local        (part_out_route_local),
        .part_route_peer_pdcid   (part_out_route_peer_pdcid),
        .part_entropy            (part_out_entropy),
        .part_pdcid              (part_out_pdcid),
        .part_m                  (part_out_m),
        .part_retx               (part_out_retx),
        .part_psn                (part_out_psn),
        .part_response           (part_out_response),
        .part_identity           (part_out_identity),
        .part_kept               (part_out_kept),
        .part_opaque             (part_out_opaque),
        .part_nack_code          (part_out_nack_code),
        .part_payload            (part_out_payload),
        .part_control            (part_out_control),
        .answer_valid            (queries_answer_valid),
        .answer_pdc              (queries_answer_pdc),
        .answer_cack             (queries_answer_cack),
        .answer_held             (queries_answer_held),
        .answer_frontier         (queries_answer_frontier),
        .answer_highest          (queries_answer_highest),
        .answer_out_of_order     (queries_answer_out_of_order),
        .answer_sack_base        (queries_answer_sack_base),
        .answer_bitmap           (queries_answer_bitmap),
        .close_requested         (close_requested_out),
        .measured_service_time   (service_time_out),
        .measured_rcvd_bytes     (rcvd_bytes_later_q),
        .registers_mpr           (registers_mpr),
        .registers_rcv_cwnd_pend (registers_rcv_cwnd_pend),
        .registers_restore_cwnd  (registers_restore_cwnd),
        .valid                   (maker_valid),
        .reply_type              (maker_reply_type),
        .reply_destination       (maker_reply_destination),
        .reply_local             (maker_reply_local),
        .reply_entropy           (maker_reply_entropy),
        .reply_spdcid            (maker_reply_spdcid),
        .reply_dpdcid            (maker_reply_dpdcid),
        .reply_m                 (maker_reply_m),
        .reply_retx              (maker_reply_retx),
        .reply_req               (maker_reply_req),
        .reply_p                 (maker_reply_p),
        .reply_ack_psn_offset    (maker_reply_ack_psn_offset),
        .reply_cack_psn          (maker_reply_cack_psn),
        .reply_response          (maker_reply_response),
        .reply_message_id        (maker_reply_message_id),
        .reply_job_id            (maker_reply_job_id),
        .reply_handle            (maker_reply_handle),
        .reply_next_hdr          (maker_reply_next_hdr),
        .reply_kept              (maker_reply_kept),
        .reply_mpr               (maker_reply_mpr),
        .reply_sack_psn_offset   (maker_reply_sack_psn_offset),
        .reply_sack_bitmap       (maker_reply_sack_bitmap),
        .reply_service_time      (maker_reply_service_time),
        .reply_restore_cwnd      (maker_reply_restore_cwnd),
        .reply_rcv_cwnd_pend     (maker_reply_rcv_cwnd_pend),
        .reply_rcvd_bytes        (maker_reply_rcvd_bytes),
        .reply_ooo_count         (maker_reply_ooo_count),
        .reply_nack_code         (maker_reply_nack_code),
        .reply_psn               (maker_reply_psn),
        .reply_payload           (maker_reply_payload),
        .reply_control           (maker_reply_control),
        .reply_ar                (maker_reply_ar)
    );

    block_fifo_w540_d64 buffer (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_type              (maker_reply_type),
        .up_payload_destination       (maker_reply_destination),
        .up_payload_local             (maker_reply_local),
        .up_payload_entropy           (maker_reply_entropy),
        .up_payload_spdcid            (maker_reply_spdcid),
        .up_payload_dpdcid            (maker_reply_dpdcid),
        .up_payload_m                 (maker_reply_m),
        .up_payload_retx              (maker_reply_retx),
        .up_payload_req               (maker_reply_req),
        .up_payload_p                 (maker_reply_p),
        .up_payload_ack_psn_offset    (maker_reply_ack_psn_offset),
        .up_payload_cack_psn          (maker_reply_cack_psn),
        .up_payload_response          (maker_reply_response),
        .up_payload_message_id        (maker_reply_message_id),
        .up_payload_job_id            (maker_reply_job_id),
        .up_payload_handle            (maker_reply_handle),
        .up_payload_next_hdr          (maker_reply_next_hdr),
        .up_payload_kept              (maker_reply_kept),
        .up_payload_mpr               (maker_reply_mpr),
        .up_payload_sack_psn_offset   (maker_reply_sack_psn_offset),
        .up_payload_sack_bitmap       (maker_reply_sack_bitmap),
        .up_payload_service_time      (maker_reply_service_time),
        .up_payload_restore_cwnd      (maker_reply_restore_cwnd),
        .up_payload_rcv_cwnd_pend     (maker_reply_rcv_cwnd_pend),
        .up_payload_rcvd_bytes        (maker_reply_rcvd_bytes),
        .up_payload_ooo_count         (maker_reply_ooo_count),
        .up_payload_nack_code         (maker_reply_nack_code),
        .up_payload_psn               (maker_reply_psn),
        .up_payload_payload           (maker_reply_payload),
        .up_payload_control           (maker_reply_control),
        .up_payload_ar                (maker_reply_ar),
        .up_valid                     (maker_valid),
        .up_ready                     (buffer_up_ready),
        .down_payload_type            (buffer_down_payload_type),
        .down_payload_destination     (buffer_down_payload_destination),
        .down_payload_local           (buffer_down_payload_local),
        .down_payload_entropy         (buffer_down_payload_entropy),
        .down_payload_spdcid          (buffer_down_payload_spdcid),
        .down_payload_dpdcid          (buffer_down_payload_dpdcid),
        .down_payload_m               (buffer_down_payload_m),
        .down_payload_retx            (buffer_down_payload_retx),
        .down_payload_req             (buffer_down_payload_req),
        .down_payload_p               (buffer_down_payload_p),
        .down_payload_ack_psn_offset  (buffer_down_payload_ack_psn_offset),
        .down_payload_cack_psn        (buffer_down_payload_cack_psn),
        .down_payload_response        (buffer_down_payload_response),
        .down_payload_message_id      (buffer_down_payload_message_id),
        .down_payload_job_id          (buffer_down_payload_job_id),
        .down_payload_handle          (buffer_down_payload_handle),
        .down_payload_next_hdr        (buffer_down_payload_next_hdr),
        .down_payload_kept            (buffer_down_payload_kept),
        .down_payload_mpr             (buffer_down_payload_mpr),
        .down_payload_sack_psn_offset (buffer_down_payload_sack_psn_offset),
        .down_payload_sack_bitmap     (buffer_down_payload_sack_bitmap),
        .down_payload_service_time    (buffer_down_payload_service_time),
        .down_payload_restore_cwnd    (buffer_down_payload_restore_cwnd),
        .down_payload_rcv_cwnd_pend   (buffer_down_payload_rcv_cwnd_pend),
        .down_payload_rcvd_bytes      (buffer_down_payload_rcvd_bytes),
        .down_payload_ooo_count       (buffer_down_payload_ooo_count),
        .down_payload_nack_code       (buffer_down_payload_nack_code),
        .down_payload_psn             (buffer_down_payload_psn),
        .down_payload_payload         (buffer_down_payload_payload),
        .down_payload_control         (buffer_down_payload_control),
        .down_payload_ar              (buffer_down_payload_ar),
        .down_valid                   (buffer_down_valid),
        .down_ready                   (buffer_down_ready)
    );

    delay_w3_c5 pdc_query_later (
        .clk (clk),
        .d   (pdc_lookup),
        .q   (pdc_query_later_q)
    );

    delay_w1_c5 forgets_query_later (
        .clk (clk),
        .d   (forgets_lookup),
        .q   (forgets_query_later_q)
    );

    delay_w16_c24 service_time_out_later (
        .clk (clk),
        .d   (service_time),
        .q   (service_time_out_later_q)
    );

    delay_w1_c23 close_requested_out_later (
        .clk (clk),
        .d   (close_requested),
        .q   (close_requested_out_later_q)
    );

    delay_w317_c22 part_out_later (
        .clk                 (clk),
        .d_type              (part_type),
        .d_p                 (part_p),
        .d_route_destination (part_route_destination),
        .d_route_local       (part_route_local),
        .d_route_peer_pdcid  (part_route_peer_pdcid),
        .d_entropy           (part_entropy),
        .d_pdcid             (part_pdcid),
        .d_m                 (part_m),
        .d_retx              (part_retx),
        .d_psn               (part_psn),
        .d_response          (part_response),
        .d_identity          (part_identity),
        .d_kept              (part_kept),
        .d_opaque            (part_opaque),
        .d_nack_code         (part_nack_code),
        .d_payload           (part_payload),
        .d_control           (part_control),
        .q_type              (part_out_later_q_type),
        .q_p                 (part_out_later_q_p),
        .q_route_destination (part_out_later_q_route_destination),
        .q_route_local       (part_out_later_q_route_local),
        .q_route_peer_pdcid  (part_out_later_q_route_peer_pdcid),
        .q_entropy           (part_out_later_q_entropy),
        .q_pdcid             (part_out_later_q_pdcid),
        .q_m                 (part_out_later_q_m),
        .q_retx              (part_out_later_q_retx),
        .q_psn               (part_out_later_q_psn),
        .q_response          (part_out_later_q_response),
        .q_identity          (part_out_later_q_identity),
        .q_kept              (part_out_later_q_kept),
        .q_opaque            (part_out_later_q_opaque),
        .q_nack_code         (part_out_later_q_nack_code),
        .q_payload           (part_out_later_q_payload),
        .q_control           (part_out_later_q_control)
    );

    delay_w2_c4 mode_query_later (
        .clk (clk),
        .d   (mode),
        .q   (mode_query_later_q)
    );

    delay_w32_c4 sack_psn_query_later (
        .clk (clk),
        .d   (sack_psn),
        .q   (sack_psn_query_later_q)
    );

    delay_w1_c4 asks_query_later (
        .clk (clk),
        .d   (asks),
        .q   (asks_query_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            swept <= 5'd0;
            clearing <= 1'b1;
            outstanding <= 7'd0;
            calm <= 1'b0;
            valid_measure <= 1'b0;
            valid_lookup <= 1'b0;
            valid_reply <= 1'b0;
            takes_measure <= 1'b0;
            takes_lookup <= 1'b0;
            takes_reply <= 1'b0;
            drops_measure <= 1'b0;
            drops_lookup <= 1'b0;
            drops_reply <= 1'b0;
            sends_to_query_0 <= 1'b0;
            sends_to_query_1 <= 1'b0;
            sends_to_query_2 <= 1'b0;
            sends_query <= 1'b0;
            sends_to_answer_0 <= 1'b0;
            sends_to_answer_1 <= 1'b0;
            sends_to_answer_2 <= 1'b0;
            sends_to_answer_3 <= 1'b0;
            sends_to_answer_4 <= 1'b0;
            sends_to_answer_5 <= 1'b0;
            sends_to_answer_6 <= 1'b0;
            sends_to_answer_7 <= 1'b0;
            sends_to_answer_8 <= 1'b0;
            sends_to_answer_9 <= 1'b0;
            sends_to_answer_10 <= 1'b0;
            sends_to_answer_11 <= 1'b0;
            sends_to_answer_12 <= 1'b0;
            sends_to_answer_13 <= 1'b0;
            sends_to_answer_14 <= 1'b0;
            sends_to_answer_15 <= 1'b0;
            sends_to_answer_16 <= 1'b0;
            sends_out <= 1'b0;
        end else begin
            swept <= swept + 5'd1;
            if (swept == 5'd27) begin
                clearing <= 1'b0;
            end
            calm <= outstanding < 7'd60;
            valid_measure <= events_valid;
            valid_lookup <= valid_measure;
            valid_reply <= valid_lookup;
            takes_measure <= takes;
            takes_lookup <= takes_measure;
            takes_reply <= takes_lookup;
            drops_measure <= drops;
            drops_lookup <= drops_measure;
            drops_reply <= drops_lookup;
            sends_to_query_0 <= sends;
            sends_to_query_1 <= sends_to_query_0;
            sends_to_query_2 <= sends_to_query_1;
            sends_query <= sends_to_query_2;
            sends_to_answer_0 <= sends_query;
            sends_to_answer_1 <= sends_to_answer_0;
            sends_to_answer_2 <= sends_to_answer_1;
            sends_to_answer_3 <= sends_to_answer_2;
            sends_to_answer_4 <= sends_to_answer_3;
            sends_to_answer_5 <= sends_to_answer_4;
            sends_to_answer_6 <= sends_to_answer_5;
            sends_to_answer_7 <= sends_to_answer_6;
            sends_to_answer_8 <= sends_to_answer_7;
            sends_to_answer_9 <= sends_to_answer_8;
            sends_to_answer_10 <= sends_to_answer_9;
            sends_to_answer_11 <= sends_to_answer_10;
            sends_to_answer_12 <= sends_to_answer_11;
            sends_to_answer_13 <= sends_to_answer_12;
            sends_to_answer_14 <= sends_to_answer_13;
            sends_to_answer_15 <= sends_to_answer_14;
            sends_to_answer_16 <= sends_to_answer_15;
            sends_out <= sends_to_answer_16;
            outstanding <= outstanding + {6'd0, takes} - outstanding_word;
        end
    end

    always @(posedge clk) begin
        now_then <= now;
        elapsed_measure <= elapsed;
        event_measure_kind <= events_event_kind;
        event_measure_wants <= events_event_wants;
        event_measure_pdcid <= events_event_pdcid;
        event_measure_psn <= events_event_psn;
        event_measure_cookie_ack <= events_event_cookie_ack;
        event_measure_cookie_ce <= events_event_cookie_ce;
        event_measure_cookie_retx <= events_event_cookie_retx;
        event_measure_cookie_entropy <= events_event_cookie_entropy;
        event_measure_cookie_time <= events_event_cookie_time;
        event_measure_destination <= events_event_destination;
        event_measure_local <= events_event_local;
        event_measure_peer_pdcid <= events_event_peer_pdcid;
        event_measure_default_response <= events_event_default_response;
        event_measure_message_id <= events_event_message_id;
        event_measure_job_id <= events_event_job_id;
        event_measure_by_ack_req <= events_event_by_ack_req;
        event_measure_opaque <= events_event_opaque;
        event_measure_payload <= events_event_payload;
        event_measure_nack_code <= events_event_nack_code;
        event_measure_follows <= events_event_follows;
        event_measure_guaranteed <= events_event_guaranteed;
        event_measure_handle <= events_event_handle;
        event_measure_next_hdr <= events_event_next_hdr;
        event_lookup_kind <= event_measure_kind;
        event_lookup_wants <= event_measure_wants;
        event_lookup_pdcid <= event_measure_pdcid;
        event_lookup_psn <= event_measure_psn;
        event_lookup_cookie_ack <= event_measure_cookie_ack;
        event_lookup_cookie_ce <= event_measure_cookie_ce;
        event_lookup_cookie_retx <= event_measure_cookie_retx;
        event_lookup_cookie_entropy <= event_measure_cookie_entropy;
        event_lookup_cookie_time <= event_measure_cookie_time;
        event_lookup_destination <= event_measure_destination;
        event_lookup_local <= event_measure_local;
        event_lookup_peer_pdcid <= event_measure_peer_pdcid;
        event_lookup_default_response <= event_measure_default_response;
        event_lookup_message_id <= event_measure_message_id;
        event_lookup_job_id <= event_measure_job_id;
        event_lookup_by_ack_req <= event_measure_by_ack_req;
        event_lookup_opaque <= event_measure_opaque;
        event_lookup_payload <= event_measure_payload;
        event_lookup_nack_code <= event_measure_nack_code;
        event_lookup_follows <= event_measure_follows;
        event_lookup_guaranteed <= event_measure_guaranteed;
        event_lookup_handle <= event_measure_handle;
        event_lookup_next_hdr <= event_measure_next_hdr;
        pdc_measure <= pdc;
        pdc_lookup <= pdc_measure;
        forgets_measure <= forgets;
        forgets_lookup <= forgets_measure;
        event_reply_kind <= event_lookup_kind;
        event_reply_wants <= event_lookup_wants;
        event_reply_pdcid <= event_lookup_pdcid;
        event_reply_psn <= event_lookup_psn;
        event_reply_cookie_ack <= event_lookup_cookie_ack;
        event_reply_cookie_ce <= event_lookup_cookie_ce;
        event_reply_cookie_retx <= event_lookup_cookie_retx;
        event_reply_cookie_entropy <= event_lookup_cookie_entropy;
        event_reply_cookie_time <= event_lookup_cookie_time;
        event_reply_destination <= event_lookup_destination;
        event_reply_local <= event_lookup_local;
        event_reply_peer_pdcid <= event_lookup_peer_pdcid;
        event_reply_default_response <= event_lookup_default_response;
        event_reply_message_id <= event_lookup_message_id;
        event_reply_job_id <= event_lookup_job_id;
        event_reply_by_ack_req <= event_lookup_by_ack_req;
        event_reply_opaque <= event_lookup_opaque;
        event_reply_payload <= event_lookup_payload;
        event_reply_nack_code <= event_lookup_nack_code;
        event_reply_follows <= event_lookup_follows;
        event_reply_guaranteed <= event_lookup_guaranteed;
        event_reply_handle <= event_lookup_handle;
        event_reply_next_hdr <= event_lookup_next_hdr;
        route_reply_destination <= route_destination;
        route_reply_local <= route_local;
        route_reply_peer_pdcid <= route_peer_pdcid;
        exists_reply <= exists;
    end

    assign ready = !(clearing || !(store_ready && live_ready));
    assign base_write_enable = base_enable;
    assign base_write_pdc = base_pdc;
    assign base_write_base = base_base;
    assign responded_write_enable = responses_word_write_enable;
    assign responded_write_store = responses_word_write_store;
    assign responded_write_pdc = responses_word_write_pdc;
    assign responded_write_word = responses_word_write_word;
    assign responded_write_written = responses_word_write_written;
    assign responded_write_data = responses_word_write_data;
    assign released_valid = store_released_valid;
    assign released_pdcid = store_released_pdcid;
    assign released_psn = store_released_psn;
    assign released_handle = store_released_handle;
    assign counts_stored_response = counted_stored_response;
    assign counts_ack_req_stored = counted_ack_req_stored;
    assign counts_gtd_resp_unavail = counted_gtd_resp_unavail;
    assign counts_ack_with_data = counted_ack_with_data;
    assign counts_response_stale = counted_response_stale;
    assign counts_command_ignored = counted_command_ignored;
    assign counts_guaranteed_not_stored = counted_guaranteed_not_stored;
    assign counts_reply_dropped = counted_reply_dropped;
    assign response_ready = events_response_ready;
    assign control_ready = events_control_ready;
    assign forget_ready = events_forget_ready;
    assign reply_payload_type = buffer_down_payload_type;
    assign reply_payload_destination = buffer_down_payload_destination;
    assign reply_payload_local = buffer_down_payload_local;
    assign reply_payload_entropy = buffer_down_payload_entropy;
    assign reply_payload_spdcid = buffer_down_payload_spdcid;
    assign reply_payload_dpdcid = buffer_down_payload_dpdcid;
    assign reply_payload_m = buffer_down_payload_m;
    assign reply_payload_retx = buffer_down_payload_retx;
    assign reply_payload_req = buffer_down_payload_req;
    assign reply_payload_p = buffer_down_payload_p;
    assign reply_payload_ack_psn_offset = buffer_down_payload_ack_psn_offset;
    assign reply_payload_cack_psn = buffer_down_payload_cack_psn;
    assign reply_payload_response = buffer_down_payload_response;
    assign reply_payload_message_id = buffer_down_payload_message_id;
    assign reply_payload_job_id = buffer_down_payload_job_id;
    assign reply_payload_handle = buffer_down_payload_handle;
    assign reply_payload_next_hdr = buffer_down_payload_next_hdr;
    assign reply_payload_kept = buffer_down_payload_kept;
    assign reply_payload_mpr = buffer_down_payload_mpr;
    assign reply_payload_sack_psn_offset = buffer_down_payload_sack_psn_offset;
    assign reply_payload_sack_bitmap = buffer_down_payload_sack_bitmap;
    assign reply_payload_service_time = buffer_down_payload_service_time;
    assign reply_payload_restore_cwnd = buffer_down_payload_restore_cwnd;
    assign reply_payload_rcv_cwnd_pend = buffer_down_payload_rcv_cwnd_pend;
    assign reply_payload_rcvd_bytes = buffer_down_payload_rcvd_bytes;
    assign reply_payload_ooo_count = buffer_down_payload_ooo_count;
    assign reply_payload_nack_code = buffer_down_payload_nack_code;
    assign reply_payload_psn = buffer_down_payload_psn;
    assign reply_payload_payload = buffer_down_payload_payload;
    assign reply_payload_control = buffer_down_payload_control;
    assign reply_payload_ar = buffer_down_payload_ar;
    assign reply_valid = buffer_down_valid;

    wire _unused_ok = &{1'b0, route_write_rod, route_write_start_psn, route_write_pending, account_write_pdcid[15:3], buffer_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) others_have_room: assert (!(wants && !full) || outstanding < 7'd64);
    always @(posedge clk) if (!rst) reply_finds_room: assert (!maker_valid || buffer_up_ready);
`endif

endmodule

`default_nettype wire
