// What becomes of packets that arrive for 256 PDCs: verdict, delivery, and what is to be answered.
`default_nettype none

module pds_arrival_n256_w1024_v0_p0_s128 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [16:0] now,
    input  wire         registers_ack_on_ecn,
    input  wire         registers_ack_per_packet,
    input  wire         registers_ack_tail,
    input  wire  [15:0] registers_ack_gen_trigger,
    input  wire  [11:0] registers_ack_gen_min_add,
    input  wire  [24:0] quarantine_time,
    input  wire         fail_valid,
    input  wire  [15:0] fail_pdcid,
    input  wire         busy_write_enable,
    input  wire   [7:0] busy_write_pdc,
    input  wire         busy_write_flag,
    input  wire         forgotten,
    input  wire         tracked_valid,
    input  wire   [7:0] tracked_pdc,
    input  wire   [3:0] tracked_judgement,
    input  wire   [1:0] tracked_response,
    input  wire         tracked_is_close,
    input  wire         tracked_closed,
    input  wire         tracked_first_gap,
    input  wire  [31:0] tracked_expected,
    input  wire   [1:0] tracked_clear,
    input  wire         tracked_is_highest,
    input  wire         tracked_ends_pending,
    input  wire         next_write_enable,
    input  wire   [7:0] next_write_pdc,
    input  wire  [31:0] next_write_next,
    input  wire         next_write_announced,
    output wire         arrival_valid,
    output wire   [7:0] arrival_pdc,
    output wire         arrival_create,
    output wire         arrival_pends,
    output wire         arrival_rod,
    output wire  [31:0] arrival_origin,
    output wire  [31:0] arrival_psn,
    output wire         arrival_sequenced,
    output wire         arrival_closes,
    output wire         arrival_acceptable,
    output wire         arrival_oldest_only,
    output wire         arrival_opens,
    output wire         arrival_clears,
    output wire  [31:0] arrival_clear,
    output wire         arrival_failed,
    output wire         arrival_return_busy,
    output wire         verdict_valid,
    output wire   [5:0] verdict_verdict,
    output wire   [1:0] verdict_request_clear,
    output wire         deliver_valid,
    output wire  [15:0] deliver_pdcid,
    output wire  [31:0] deliver_psn,
    output wire         deliver_rod,
    output wire         deliver_cookie_ack,
    output wire         deliver_cookie_ce,
    output wire         deliver_cookie_retx,
    output wire  [15:0] deliver_cookie_entropy,
    output wire  [16:0] deliver_cookie_time,
    output wire         ask_valid,
    output wire   [2:0] ask_about,
    output wire  [15:0] ask_pdcid,
    output wire  [31:0] ask_psn,
    output wire         ask_cookie_ack,
    output wire         ask_cookie_ce,
    output wire         ask_cookie_retx,
    output wire  [15:0] ask_cookie_entropy,
    output wire  [16:0] ask_cookie_time,
    output wire [127:0] ask_destination,
    output wire   [3:0] ask_local,
    output wire  [15:0] ask_peer_pdcid,
    output wire         ask_default_response,
    output wire  [15:0] ask_message_id,
    output wire  [23:0] ask_job_id,
    output wire         ask_by_ack_req,
    output wire  [15:0] ask_opaque,
    output wire  [31:0] ask_payload,
    output wire   [7:0] ask_nack_code,
    output wire         route_write_enable,
    output wire  [15:0] route_write_pdcid,
    output wire [127:0] route_write_destination,
    output wire   [3:0] route_write_local,
    output wire  [15:0] route_write_peer_pdcid,
    output wire         route_write_rod,
    output wire  [31:0] route_write_start_psn,
    output wire         route_write_pending,
    output wire         account_write_enable,
    output wire  [15:0] account_write_pdcid,
    output wire  [31:0] account_write_bytes,
    output wire         timer_valid,
    output wire  [15:0] timer_pdcid,
    output wire   [1:0] timer_op,
    output wire         ended_valid,
    output wire         ended_done,
    output wire  [15:0] ended_pdcid,
    output wire [127:0] ended_source,
    output wire   [3:0] ended_local,
    output wire  [15:0] ended_spdcid,
    output wire  [31:0] ended_next_start_psn,
    output wire         released_valid,
    output wire  [15:0] released_pdcid,
    input  wire [127:0] request_payload_source,
    input  wire   [3:0] request_payload_local,
    input  wire   [3:0] request_payload_kind,
    input  wire         request_payload_rod,
    input  wire   [1:0] request_payload_trimmed,
    input  wire         request_payload_ce,
    input  wire         request_payload_retx,
    input  wire         request_payload_ar,
    input  wire         request_payload_syn,
    input  wire  [31:0] request_payload_psn,
    input  wire  [15:0] request_payload_clear_offset,
    input  wire  [15:0] request_payload_opaque,
    input  wire  [31:0] request_payload_payload,
    input  wire  [15:0] request_payload_spdcid,
    input  wire  [15:0] request_payload_dpdcid,
    input  wire  [13:0] request_payload_length,
    input  wire  [13:0] request_payload_size,
    input  wire  [15:0] request_payload_entropy,
    input  wire  [15:0] request_payload_message_id,
    input  wire  [23:0] request_payload_job_id,
    input  wire         request_payload_resources_ccc,
    input  wire         request_payload_resources_bitmap,
    input  wire         request_payload_resources_pkt_buffer,
    input  wire         request_payload_resources_gtd_del,
    input  wire         request_payload_resources_gtd_last,
    input  wire         request_payload_resources_ses_msg,
    input  wire         request_payload_resources_other,
    input  wire   [1:0] request_payload_tss_method,
    input  wire  [31:0] request_payload_tss_start_psn,
    input  wire         request_valid,
    output wire         request_ready,
    input  wire  [15:0] end_payload_pdcid,
    input  wire         end_payload_pending,
    input  wire         end_valid,
    output wire         end_ready
);

    localparam [1:0] TIMER_OP_NEW_PDC                     = 2'd0;
    localparam [1:0] TIMER_OP_LINGER                      = 2'd1;
    localparam [1:0] TIMER_OP_STOP                        = 2'd2;
    localparam [2:0] ASK_ABOUT_COMPLETE                   = 3'd0;
    localparam [2:0] ASK_ABOUT_AGAIN                      = 3'd1;
    localparam [1:0] JUDGE_STATE_PENDING                  = 2'd1;
    localparam [1:0] JUDGE_STATE_OPENED                   = 2'd2;
    localparam [1:0] JUDGE_STATE_CLOSING                  = 2'd3;
    localparam [5:0] JUDGE_VERDICT_CREATED                = 6'd0;
    localparam [5:0] JUDGE_VERDICT_ACCEPTED               = 6'd1;
    localparam [5:0] JUDGE_VERDICT_CLOSED                 = 6'd2;
    localparam [5:0] JUDGE_VERDICT_DUPLICATE_ANSWERED     = 6'd3;
    localparam [5:0] JUDGE_VERDICT_STORED_RESPONSE        = 6'd4;
    localparam [5:0] JUDGE_VERDICT_ACK_REQ_ANSWERED       = 6'd5;
    localparam [5:0] JUDGE_VERDICT_ACK_REQ_STORED         = 6'd6;
    localparam [5:0] JUDGE_VERDICT_PROBE_ANSWERED         = 6'd7;
    localparam [5:0] JUDGE_VERDICT_NACK_TRIMMED           = 6'd20;
    localparam [5:0] JUDGE_VERDICT_NACK_TRIMMED_LASTHOP   = 6'd21;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_PDC_AVAIL      = 6'd22;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_CCC_AVAIL      = 6'd23;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_BITMAP         = 6'd24;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_PKT_BUFFER     = 6'd25;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL  = 6'd26;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_SES_MSG_AVAIL  = 6'd27;
    localparam [5:0] JUDGE_VERDICT_NACK_NO_RESOURCE       = 6'd28;
    localparam [5:0] JUDGE_VERDICT_NACK_PSN_OOR_WINDOW    = 6'd29;
    localparam [5:0] JUDGE_VERDICT_NACK_ROD_OOO           = 6'd30;
    localparam [5:0] JUDGE_VERDICT_NACK_INV_DPDCID        = 6'd31;
    localparam [5:0] JUDGE_VERDICT_NACK_PDC_HDR_MISMATCH  = 6'd32;
    localparam [5:0] JUDGE_VERDICT_NACK_CLOSING           = 6'd33;
    localparam [5:0] JUDGE_VERDICT_NACK_CLOSING_IN_ERR    = 6'd34;
    localparam [5:0] JUDGE_VERDICT_NACK_PKT_NOT_RCVD      = 6'd35;
    localparam [5:0] JUDGE_VERDICT_NACK_INVALID_SYN       = 6'd38;
    localparam [5:0] JUDGE_VERDICT_NACK_PDC_MODE_MISMATCH = 6'd39;
    localparam [5:0] JUDGE_VERDICT_NACK_NEW_START_PSN     = 6'd40;
    localparam [5:0] JUDGE_VERDICT_NACK_RCVD_SES_PROCG    = 6'd41;
    localparam [5:0] JUDGE_VERDICT_NACK_UNEXP_EVENT       = 6'd42;
    localparam [2:0] FOUND_BELONGING_OURS                 = 3'd0;
    localparam [2:0] FOUND_BELONGING_OPENED               = 3'd1;
    localparam [3:0] PACKET_OUT_KIND_REQUEST              = 4'd0;
    localparam [3:0] PACKET_OUT_KIND_NOOP                 = 4'd1;
    localparam [3:0] PACKET_OUT_KIND_ACK_REQ              = 4'd2;
    localparam [3:0] PACKET_OUT_KIND_CLEAR_CMD            = 4'd3;
    localparam [3:0] PACKET_OUT_KIND_CLOSE_CMD            = 4'd5;
    localparam [3:0] PACKET_OUT_KIND_NEGOTIATION          = 4'd8;
    localparam [3:0] TRACKED_JUDGEMENT_ACCEPTED           = 4'd14;
    localparam [1:0] PACKET_OUT_TRIMMED_NONE              = 2'd0;

    wire         directory_ready;
    wire         directory_found_valid;
    wire   [2:0] directory_found_belonging;
    wire         directory_found_pends;
    wire         directory_found_has_room;
    wire         directory_found_other_mode;
    wire         directory_found_other_start;
    wire         directory_found_failed;
    wire         directory_found_return_busy;
    wire  [15:0] directory_found_pdcid;
    wire         directory_found_rod;
    wire  [31:0] directory_found_start_psn;
    wire         directory_ended_valid;
    wire         directory_ended_done;
    wire  [15:0] directory_ended_pdcid;
    wire [127:0] directory_ended_source;
    wire   [3:0] directory_ended_local;
    wire  [15:0] directory_ended_spdcid;
    wire  [31:0] directory_ended_next_start_psn;
    wire         directory_released_valid;
    wire  [15:0] directory_released_pdcid;
    wire         directory_end_ready;
    reg  [127:0] packet_found_source;
    reg    [3:0] packet_found_local;
    reg    [3:0] packet_found_kind;
    reg          packet_found_rod;
    reg    [1:0] packet_found_trimmed;
    reg          packet_found_ce;
    reg          packet_found_retx;
    reg          packet_found_ar;
    reg          packet_found_syn;
    reg   [31:0] packet_found_psn;
    reg   [15:0] packet_found_clear_offset;
    reg   [15:0] packet_found_opaque;
    reg   [31:0] packet_found_payload;
    reg   [15:0] packet_found_spdcid;
    reg   [15:0] packet_found_dpdcid;
    reg   [13:0] packet_found_length;
    reg   [13:0] packet_found_size;
    reg   [15:0] packet_found_entropy;
    reg   [15:0] packet_found_message_id;
    reg   [23:0] packet_found_job_id;
    reg          packet_found_resources_ccc;
    reg          packet_found_resources_bitmap;
    reg          packet_found_resources_pkt_buffer;
    reg          packet_found_resources_gtd_del;
    reg          packet_found_resources_gtd_last;
    reg          packet_found_resources_ses_msg;
    reg          packet_found_resources_other;
    reg    [1:0] packet_found_tss_method;
    reg   [31:0] packet_found_tss_start_psn;
    reg   [31:0] clear_found;
    reg    [7:0] arrived_tracker_pdc;
    reg          arrived_tracker_create;
    reg          arrived_tracker_pends;
    reg          arrived_tracker_rod;
    reg          arrived_tracker_failed;
    reg          arrived_tracker_return_busy;
    reg   [31:0] arrived_tracker_psn;
    reg          arrived_tracker_sequenced;
    reg   [31:0] arrived_tracker_origin;
    reg          arrived_tracker_closes;
    reg          arrived_tracker_acceptable;
    reg          arrived_tracker_oldest_only;
    reg          arrived_tracker_opens;
    reg          arrived_tracker_clears;
    reg   [31:0] arrived_tracker_clear;
    reg          tracks_tracker;
    wire   [5:0] judge_verdict;
    wire         judge_tells_pdcid;
    wire   [1:0] judge_request_clear;
    wire   [1:0] judge_state;
    wire         judge_is_gap;
    reg  [127:0] packet_tracked_source;
    reg    [3:0] packet_tracked_local;
    reg    [3:0] packet_tracked_kind;
    reg          packet_tracked_rod;
    reg    [1:0] packet_tracked_trimmed;
    reg          packet_tracked_ce;
    reg          packet_tracked_retx;
    reg          packet_tracked_ar;
    reg          packet_tracked_syn;
    reg   [31:0] packet_tracked_psn;
    reg   [15:0] packet_tracked_clear_offset;
    reg   [15:0] packet_tracked_opaque;
    reg   [31:0] packet_tracked_payload;
    reg   [15:0] packet_tracked_spdcid;
    reg   [15:0] packet_tracked_dpdcid;
    reg   [13:0] packet_tracked_length;
    reg   [13:0] packet_tracked_size;
    reg   [15:0] packet_tracked_entropy;
    reg   [15:0] packet_tracked_message_id;
    reg   [23:0] packet_tracked_job_id;
    reg          packet_tracked_resources_ccc;
    reg          packet_tracked_resources_bitmap;
    reg          packet_tracked_resources_pkt_buffer;
    reg          packet_tracked_resources_gtd_del;
    reg          packet_tracked_resources_gtd_last;
    reg          packet_tracked_resources_ses_msg;
    reg          packet_tracked_resources_other;
    reg    [1:0] packet_tracked_tss_method;
    reg   [31:0] packet_tracked_tss_start_psn;
    reg          found_tracked_valid;
    reg    [2:0] found_tracked_belonging;
    reg          found_tracked_pends;
    reg          found_tracked_has_room;
    reg          found_tracked_other_mode;
    reg          found_tracked_other_start;
    reg          found_tracked_failed;
    reg          found_tracked_return_busy;
    reg   [15:0] found_tracked_pdcid;
    reg          found_tracked_rod;
    reg   [31:0] found_tracked_start_psn;
    wire         account_wanted;
    wire  [31:0] account_bytes;
    reg          valid_lookup_1;
    reg          valid_lookup_2;
    reg          valid_lookup_3;
    reg          valid_lookup_4;
    reg          valid_lookup_5;
    reg          valid_lookup_6;
    reg          valid_clear;
    reg          valid_found;
    reg          valid_tracker;
    reg          valid_tracking_0;
    reg          valid_tracking_1;
    reg          valid_tracking_2;
    reg          valid_tracking_3;
    reg          valid_account;
    reg          valid_judge;
    reg          valid_tracked;
    reg          valid_out;
    reg  [127:0] packet_out_source;
    reg    [3:0] packet_out_local;
    reg    [3:0] packet_out_kind;
    reg          packet_out_rod;
    reg    [1:0] packet_out_trimmed;
    reg          packet_out_ce;
    reg          packet_out_retx;
    reg          packet_out_ar;
    reg          packet_out_syn;
    reg   [31:0] packet_out_psn;
    reg   [15:0] packet_out_clear_offset;
    reg   [15:0] packet_out_opaque;
    reg   [31:0] packet_out_payload;
    reg   [15:0] packet_out_spdcid;
    reg   [15:0] packet_out_dpdcid;
    reg   [13:0] packet_out_length;
    reg   [13:0] packet_out_size;
    reg   [15:0] packet_out_entropy;
    reg   [15:0] packet_out_message_id;
    reg   [23:0] packet_out_job_id;
    reg          packet_out_resources_ccc;
    reg          packet_out_resources_bitmap;
    reg          packet_out_resources_pkt_buffer;
    reg          packet_out_resources_gtd_del;
    reg          packet_out_resources_gtd_last;
    reg          packet_out_resources_ses_msg;
    reg          packet_out_resources_other;
    reg    [1:0] packet_out_tss_method;
    reg   [31:0] packet_out_tss_start_psn;
    reg          found_out_valid;
    reg    [2:0] found_out_belonging;
    reg          found_out_pends;
    reg          found_out_has_room;
    reg          found_out_other_mode;
    reg          found_out_other_start;
    reg          found_out_failed;
    reg          found_out_return_busy;
    reg   [15:0] found_out_pdcid;
    reg          found_out_rod;
    reg   [31:0] found_out_start_psn;
    reg   [31:0] expected_out;
    reg          told_verdict_valid;
    reg    [5:0] told_verdict_verdict;
    reg    [1:0] told_verdict_request_clear;
    reg          told_deliver_valid;
    reg   [15:0] told_deliver_pdcid;
    reg   [31:0] told_deliver_psn;
    reg          told_deliver_rod;
    reg          told_deliver_cookie_ack;
    reg          told_deliver_cookie_ce;
    reg          told_deliver_cookie_retx;
    reg   [15:0] told_deliver_cookie_entropy;
    reg   [16:0] told_deliver_cookie_time;
    reg          told_ask_valid;
    reg    [2:0] told_ask_about;
    reg   [15:0] told_ask_pdcid;
    reg   [31:0] told_ask_psn;
    reg          told_ask_cookie_ack;
    reg          told_ask_cookie_ce;
    reg          told_ask_cookie_retx;
    reg   [15:0] told_ask_cookie_entropy;
    reg   [16:0] told_ask_cookie_time;
    reg  [127:0] told_ask_destination;
    reg    [3:0] told_ask_local;
    reg   [15:0] told_ask_peer_pdcid;
    reg          told_ask_default_response;
    reg   [15:0] told_ask_message_id;
    reg   [23:0] told_ask_job_id;
    reg          told_ask_by_ack_req;
    reg   [15:0] told_ask_opaque;
    reg   [31:0] told_ask_payload;
    reg    [7:0] told_ask_nack_code;
    reg          told_route_write_enable;
    reg   [15:0] told_route_write_pdcid;
    reg  [127:0] told_route_write_destination;
    reg    [3:0] told_route_write_local;
    reg   [15:0] told_route_write_peer_pdcid;
    reg          told_route_write_rod;
    reg   [31:0] told_route_write_start_psn;
    reg          told_route_write_pending;
    reg          told_account_write_enable;
    reg   [15:0] told_account_write_pdcid;
    reg   [31:0] told_account_write_bytes;
    reg          told_timer_valid;
    reg   [15:0] told_timer_pdcid;
    reg    [1:0] told_timer_op;
    wire [127:0] packet_clear_later_q_source;
    wire   [3:0] packet_clear_later_q_local;
    wire   [3:0] packet_clear_later_q_kind;
    wire         packet_clear_later_q_rod;
    wire   [1:0] packet_clear_later_q_trimmed;
    wire         packet_clear_later_q_ce;
    wire         packet_clear_later_q_retx;
    wire         packet_clear_later_q_ar;
    wire         packet_clear_later_q_syn;
    wire  [31:0] packet_clear_later_q_psn;
    wire  [15:0] packet_clear_later_q_clear_offset;
    wire  [15:0] packet_clear_later_q_opaque;
    wire  [31:0] packet_clear_later_q_payload;
    wire  [15:0] packet_clear_later_q_spdcid;
    wire  [15:0] packet_clear_later_q_dpdcid;
    wire  [13:0] packet_clear_later_q_length;
    wire  [13:0] packet_clear_later_q_size;
    wire  [15:0] packet_clear_later_q_entropy;
    wire  [15:0] packet_clear_later_q_message_id;
    wire  [23:0] packet_clear_later_q_job_id;
    wire         packet_clear_later_q_resources_ccc;
    wire         packet_clear_later_q_resources_bitmap;
    wire         packet_clear_later_q_resources_pkt_buffer;
    wire         packet_clear_later_q_resources_gtd_del;
    wire         packet_clear_later_q_resources_gtd_last;
    wire         packet_clear_later_q_resources_ses_msg;
    wire         packet_clear_later_q_resources_other;
    wire   [1:0] packet_clear_later_q_tss_method;
    wire  [31:0] packet_clear_later_q_tss_start_psn;
    wire [127:0] packet_judge_later_q_source;
    wire   [3:0] packet_judge_later_q_local;
    wire   [3:0] packet_judge_later_q_kind;
    wire         packet_judge_later_q_rod;
    wire   [1:0] packet_judge_later_q_trimmed;
    wire         packet_judge_later_q_ce;
    wire         packet_judge_later_q_retx;
    wire         packet_judge_later_q_ar;
    wire         packet_judge_later_q_syn;
    wire  [31:0] packet_judge_later_q_psn;
    wire  [15:0] packet_judge_later_q_clear_offset;
    wire  [15:0] packet_judge_later_q_opaque;
    wire  [31:0] packet_judge_later_q_payload;
    wire  [15:0] packet_judge_later_q_spdcid;
    wire  [15:0] packet_judge_later_q_dpdcid;
    wire  [13:0] packet_judge_later_q_length;
    wire  [13:0] packet_judge_later_q_size;
    wire  [15:0] packet_judge_later_q_entropy;
    wire  [15:0] packet_judge_later_q_message_id;
    wire  [23:0] packet_judge_later_q_job_id;
    wire         packet_judge_later_q_resources_ccc;
    wire         packet_judge_later_q_resources_bitmap;
    wire         packet_judge_later_q_resources_pkt_buffer;
    wire         packet_judge_later_q_resources_gtd_del;
    wire         packet_judge_later_q_resources_gtd_last;
    wire         packet_judge_later_q_resources_ses_msg;
    wire         packet_judge_later_q_resources_other;
    wire   [1:0] packet_judge_later_q_tss_method;
    wire  [31:0] packet_judge_later_q_tss_start_psn;
    wire  [16:0] time_out_later_q;
    wire         found_judge_later_q_valid;
    wire   [2:0] found_judge_later_q_belonging;
    wire         found_judge_later_q_pends;
    wire         found_judge_later_q_has_room;
    wire         found_judge_later_q_other_mode;
    wire         found_judge_later_q_other_start;
    wire         found_judge_later_q_failed;
    wire         found_judge_later_q_return_busy;
    wire  [15:0] found_judge_later_q_pdcid;
    wire         found_judge_later_q_rod;
    wire  [31:0] found_judge_later_q_start_psn;
    wire         arrives_account_later_q;
    wire   [7:0] arrives_for_account_later_q;

    wire         state_write_enable_term = valid_out && judge_state == JUDGE_STATE_PENDING;
    wire         state_write_enable_term_2 = valid_out && judge_state == JUDGE_STATE_OPENED;
    wire         state_write_enable_term_3 = valid_out && judge_state == JUDGE_STATE_CLOSING;
    wire         state_write_enable = state_write_enable_term || state_write_enable_term_2 || state_write_enable_term_3;
    wire  [15:0] state_write_pdcid = found_out_pdcid;
    wire         state_write_pending = judge_state == JUDGE_STATE_PENDING;
    wire         state_write_ends = judge_state != JUDGE_STATE_OPENED;
    wire [127:0] packet_clear_source = packet_clear_later_q_source;
    wire   [3:0] packet_clear_local = packet_clear_later_q_local;
    wire   [3:0] packet_clear_kind = packet_clear_later_q_kind;
    wire         packet_clear_rod = packet_clear_later_q_rod;
    wire   [1:0] packet_clear_trimmed = packet_clear_later_q_trimmed;
    wire         packet_clear_ce = packet_clear_later_q_ce;
    wire         packet_clear_retx = packet_clear_later_q_retx;
    wire         packet_clear_ar = packet_clear_later_q_ar;
    wire         packet_clear_syn = packet_clear_later_q_syn;
    wire  [31:0] packet_clear_psn = packet_clear_later_q_psn;
    wire  [15:0] packet_clear_clear_offset = packet_clear_later_q_clear_offset;
    wire  [15:0] packet_clear_opaque = packet_clear_later_q_opaque;
    wire  [31:0] packet_clear_payload = packet_clear_later_q_payload;
    wire  [15:0] packet_clear_spdcid = packet_clear_later_q_spdcid;
    wire  [15:0] packet_clear_dpdcid = packet_clear_later_q_dpdcid;
    wire  [13:0] packet_clear_length = packet_clear_later_q_length;
    wire  [13:0] packet_clear_size = packet_clear_later_q_size;
    wire  [15:0] packet_clear_entropy = packet_clear_later_q_entropy;
    wire  [15:0] packet_clear_message_id = packet_clear_later_q_message_id;
    wire  [23:0] packet_clear_job_id = packet_clear_later_q_job_id;
    wire         packet_clear_resources_ccc = packet_clear_later_q_resources_ccc;
    wire         packet_clear_resources_bitmap = packet_clear_later_q_resources_bitmap;
    wire         packet_clear_resources_pkt_buffer = packet_clear_later_q_resources_pkt_buffer;
    wire         packet_clear_resources_gtd_del = packet_clear_later_q_resources_gtd_del;
    wire         packet_clear_resources_gtd_last = packet_clear_later_q_resources_gtd_last;
    wire         packet_clear_resources_ses_msg = packet_clear_later_q_resources_ses_msg;
    wire         packet_clear_resources_other = packet_clear_later_q_resources_other;
    wire   [1:0] packet_clear_tss_method = packet_clear_later_q_tss_method;
    wire  [31:0] packet_clear_tss_start_psn = packet_clear_later_q_tss_start_psn;
    wire  [31:0] clear_sum = packet_clear_psn + {{16{packet_clear_clear_offset[15]}}, packet_clear_clear_offset};
    wire  [31:0] clear = packet_clear_kind == PACKET_OUT_KIND_REQUEST ? clear_sum : packet_clear_payload;
    wire         whole_term = !(directory_found_other_mode || directory_found_other_start);
    wire         whole = packet_found_trimmed == PACKET_OUT_TRIMMED_NONE && whole_term;
    wire         sequenced_term = packet_found_kind == PACKET_OUT_KIND_REQUEST || packet_found_kind == PACKET_OUT_KIND_NOOP;
    wire         sequenced_term_2 = sequenced_term || packet_found_kind == PACKET_OUT_KIND_NEGOTIATION;
    wire         sequenced = whole && (sequenced_term_2 || packet_found_kind == PACKET_OUT_KIND_CLOSE_CMD);
    wire         found_valid = directory_found_valid;
    wire   [2:0] found_belonging = directory_found_belonging;
    wire         found_pends = directory_found_pends;
    wire         found_has_room = directory_found_has_room;
    wire         found_other_mode = directory_found_other_mode;
    wire         found_other_start = directory_found_other_start;
    wire         found_failed = directory_found_failed;
    wire         found_return_busy = directory_found_return_busy;
    wire  [15:0] found_pdcid = directory_found_pdcid;
    wire         found_rod = directory_found_rod;
    wire  [31:0] found_start_psn = directory_found_start_psn;
    wire   [7:0] arrived_pdc = directory_found_pdcid[7:0];
    wire         arrived_create = directory_found_belonging == FOUND_BELONGING_OPENED;
    wire         arrived_pends = directory_found_pends;
    wire         arrived_rod = directory_found_rod;
    wire         arrived_failed = directory_found_failed;
    wire         arrived_return_busy = directory_found_return_busy;
    wire  [31:0] arrived_psn = packet_found_psn;
    wire         arrived_sequenced = sequenced;
    wire  [31:0] arrived_origin = directory_found_start_psn - 32'd1;
    wire         arrived_closes = packet_found_kind == PACKET_OUT_KIND_CLOSE_CMD;
    wire         arrived_acceptable_term = packet_found_resources_pkt_buffer && packet_found_resources_gtd_del;
    wire         arrived_acceptable_term_2 = !(arrived_acceptable_term && packet_found_resources_ses_msg && packet_found_resources_other);
    wire         arrived_acceptable_term_3 = packet_found_kind == PACKET_OUT_KIND_REQUEST && arrived_acceptable_term_2;
    wire         arrived_acceptable = !arrived_acceptable_term_3;
    wire         arrived_oldest_only = packet_found_kind == PACKET_OUT_KIND_REQUEST && packet_found_resources_gtd_last;
    wire         packet_found_dpdcid_11_0_any = |packet_found_dpdcid[11:0];
    wire         arrived_opens_term = packet_found_kind == PACKET_OUT_KIND_REQUEST && packet_found_resources_gtd_last && packet_found_dpdcid_11_0_any;
    wire         arrived_opens_term_2 = sequenced && packet_found_syn && !(arrived_acceptable_term_3 || arrived_opens_term);
    wire         arrived_opens_term_3 = !((packet_found_rod && packet_found_dpdcid_11_0_any) || (|packet_found_dpdcid[11:10]));
    wire         arrived_opens = arrived_opens_term_2 && sequenced_term_2 && arrived_opens_term_3;
    wire         arrived_clears_term = packet_found_clear_offset[15] || !(|packet_found_clear_offset);
    wire         arrived_clears_term_2 = packet_found_kind == PACKET_OUT_KIND_CLEAR_CMD || (packet_found_kind == PACKET_OUT_KIND_REQUEST && arrived_clears_term);
    wire         arrived_clears = whole && arrived_clears_term_2;
    wire  [31:0] arrived_clear = clear_found;
    wire         tracks_term = directory_found_belonging == FOUND_BELONGING_OURS || directory_found_belonging == FOUND_BELONGING_OPENED;
    wire         tracks = directory_found_valid && tracks_term;
    wire         arrives = tracks_tracker;
    wire   [7:0] arrives_for = arrived_tracker_pdc;
    wire  [31:0] expected = tracked_expected;
    wire [127:0] packet_judge_source = packet_judge_later_q_source;
    wire   [3:0] packet_judge_local = packet_judge_later_q_local;
    wire   [3:0] packet_judge_kind = packet_judge_later_q_kind;
    wire         packet_judge_rod = packet_judge_later_q_rod;
    wire   [1:0] packet_judge_trimmed = packet_judge_later_q_trimmed;
    wire         packet_judge_ce = packet_judge_later_q_ce;
    wire         packet_judge_retx = packet_judge_later_q_retx;
    wire         packet_judge_ar = packet_judge_later_q_ar;
    wire         packet_judge_syn = packet_judge_later_q_syn;
    wire  [31:0] packet_judge_psn = packet_judge_later_q_psn;
    wire  [15:0] packet_judge_clear_offset = packet_judge_later_q_clear_offset;
    wire  [15:0] packet_judge_opaque = packet_judge_later_q_opaque;
    wire  [31:0] packet_judge_payload = packet_judge_later_q_payload;
    wire  [15:0] packet_judge_spdcid = packet_judge_later_q_spdcid;
    wire  [15:0] packet_judge_dpdcid = packet_judge_later_q_dpdcid;
    wire  [13:0] packet_judge_length = packet_judge_later_q_length;
    wire  [13:0] packet_judge_size = packet_judge_later_q_size;
    wire  [15:0] packet_judge_entropy = packet_judge_later_q_entropy;
    wire  [15:0] packet_judge_message_id = packet_judge_later_q_message_id;
    wire  [23:0] packet_judge_job_id = packet_judge_later_q_job_id;
    wire         packet_judge_resources_ccc = packet_judge_later_q_resources_ccc;
    wire         packet_judge_resources_bitmap = packet_judge_later_q_resources_bitmap;
    wire         packet_judge_resources_pkt_buffer = packet_judge_later_q_resources_pkt_buffer;
    wire         packet_judge_resources_gtd_del = packet_judge_later_q_resources_gtd_del;
    wire         packet_judge_resources_gtd_last = packet_judge_later_q_resources_gtd_last;
    wire         packet_judge_resources_ses_msg = packet_judge_later_q_resources_ses_msg;
    wire         packet_judge_resources_other = packet_judge_later_q_resources_other;
    wire   [1:0] packet_judge_tss_method = packet_judge_later_q_tss_method;
    wire  [31:0] packet_judge_tss_start_psn = packet_judge_later_q_tss_start_psn;
    wire         found_judge_valid = found_judge_later_q_valid;
    wire   [2:0] found_judge_belonging = found_judge_later_q_belonging;
    wire         found_judge_pends = found_judge_later_q_pends;
    wire         found_judge_has_room = found_judge_later_q_has_room;
    wire         found_judge_other_mode = found_judge_later_q_other_mode;
    wire         found_judge_other_start = found_judge_later_q_other_start;
    wire         found_judge_failed = found_judge_later_q_failed;
    wire         found_judge_return_busy = found_judge_later_q_return_busy;
    wire  [15:0] found_judge_pdcid = found_judge_later_q_pdcid;
    wire         found_judge_rod = found_judge_later_q_rod;
    wire  [31:0] found_judge_start_psn = found_judge_later_q_start_psn;
    wire         arrives_account = arrives_account_later_q;
    wire   [7:0] arrives_for_account = arrives_for_account_later_q;
    wire  [16:0] time_out = time_out_later_q;
    wire         accepted = judge_verdict == JUDGE_VERDICT_ACCEPTED || judge_verdict == JUDGE_VERDICT_CREATED;
    wire         stored = judge_verdict == JUDGE_VERDICT_STORED_RESPONSE || judge_verdict == JUDGE_VERDICT_ACK_REQ_STORED;
    wire         again = judge_verdict == JUDGE_VERDICT_DUPLICATE_ANSWERED || judge_verdict == JUDGE_VERDICT_ACK_REQ_ANSWERED;
    wire         completes = (accepted && packet_out_kind != PACKET_OUT_KIND_REQUEST) || judge_verdict == JUDGE_VERDICT_CLOSED;
    wire         probes = judge_verdict == JUDGE_VERDICT_PROBE_ANSWERED;
    wire         refuses_term = judge_verdict == JUDGE_VERDICT_NACK_TRIMMED || judge_verdict == JUDGE_VERDICT_NACK_TRIMMED_LASTHOP;
    wire         refuses_term_2 = refuses_term || judge_verdict == JUDGE_VERDICT_NACK_NO_PDC_AVAIL || judge_verdict == JUDGE_VERDICT_NACK_NO_CCC_AVAIL;
    wire         refuses_term_3 = refuses_term_2 || judge_verdict == JUDGE_VERDICT_NACK_NO_BITMAP || judge_verdict == JUDGE_VERDICT_NACK_NO_PKT_BUFFER;
    wire         refuses_term_4 = refuses_term_3 || judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL || judge_verdict == JUDGE_VERDICT_NACK_NO_SES_MSG_AVAIL;
    wire         refuses_term_5 = refuses_term_4 || judge_verdict == JUDGE_VERDICT_NACK_NO_RESOURCE || judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW;
    wire         refuses_term_6 = refuses_term_5 || judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO || judge_verdict == JUDGE_VERDICT_NACK_INV_DPDCID;
    wire         refuses_term_7 = refuses_term_6 || judge_verdict == JUDGE_VERDICT_NACK_PDC_HDR_MISMATCH || judge_verdict == JUDGE_VERDICT_NACK_CLOSING;
    wire         refuses_term_8 = refuses_term_7 || judge_verdict == JUDGE_VERDICT_NACK_CLOSING_IN_ERR || judge_verdict == JUDGE_VERDICT_NACK_PKT_NOT_RCVD;
    wire         refuses_term_9 = refuses_term_8 || judge_verdict == JUDGE_VERDICT_NACK_INVALID_SYN || judge_verdict == JUDGE_VERDICT_NACK_PDC_MODE_MISMATCH;
    wire         refuses_term_10 = refuses_term_9 || judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN || judge_verdict == JUDGE_VERDICT_NACK_RCVD_SES_PROCG;
    wire         refuses = refuses_term_10 || judge_verdict == JUDGE_VERDICT_NACK_UNEXP_EVENT;
    wire   [7:0] code_choice = judge_verdict == JUDGE_VERDICT_NACK_TRIMMED ? 8'd1 : 8'd0;
    wire   [7:0] code_choice_2 = judge_verdict == JUDGE_VERDICT_NACK_TRIMMED_LASTHOP ? 8'd2 : code_choice;
    wire   [7:0] code_choice_3 = judge_verdict == JUDGE_VERDICT_NACK_NO_PDC_AVAIL ? 8'd4 : code_choice_2;
    wire   [7:0] code_choice_4 = judge_verdict == JUDGE_VERDICT_NACK_NO_CCC_AVAIL ? 8'd5 : code_choice_3;
    wire   [7:0] code_choice_5 = judge_verdict == JUDGE_VERDICT_NACK_NO_BITMAP ? 8'd6 : code_choice_4;
    wire   [7:0] code_choice_6 = judge_verdict == JUDGE_VERDICT_NACK_NO_PKT_BUFFER ? 8'd7 : code_choice_5;
    wire   [7:0] code_choice_7 = judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL ? 8'd8 : code_choice_6;
    wire   [7:0] code_choice_8 = judge_verdict == JUDGE_VERDICT_NACK_NO_SES_MSG_AVAIL ? 8'd9 : code_choice_7;
    wire   [7:0] code_choice_9 = judge_verdict == JUDGE_VERDICT_NACK_NO_RESOURCE ? 8'd10 : code_choice_8;
    wire   [7:0] code_choice_10 = judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW ? 8'd11 : code_choice_9;
    wire   [7:0] code_choice_11 = judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO ? 8'd13 : code_choice_10;
    wire   [7:0] code_choice_12 = judge_verdict == JUDGE_VERDICT_NACK_INV_DPDCID ? 8'd14 : code_choice_11;
    wire   [7:0] code_choice_13 = judge_verdict == JUDGE_VERDICT_NACK_PDC_HDR_MISMATCH ? 8'd15 : code_choice_12;
    wire   [7:0] code_choice_14 = judge_verdict == JUDGE_VERDICT_NACK_CLOSING ? 8'd16 : code_choice_13;
    wire   [7:0] code_choice_15 = judge_verdict == JUDGE_VERDICT_NACK_CLOSING_IN_ERR ? 8'd17 : code_choice_14;
    wire   [7:0] code_choice_16 = judge_verdict == JUDGE_VERDICT_NACK_PKT_NOT_RCVD ? 8'd18 : code_choice_15;
    wire   [7:0] code_choice_17 = judge_verdict == JUDGE_VERDICT_NACK_INVALID_SYN ? 8'd21 : code_choice_16;
    wire   [7:0] code_choice_18 = judge_verdict == JUDGE_VERDICT_NACK_PDC_MODE_MISMATCH ? 8'd22 : code_choice_17;
    wire   [7:0] code_choice_19 = judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN ? 8'd23 : code_choice_18;
    wire   [7:0] code_choice_20 = judge_verdict == JUDGE_VERDICT_NACK_RCVD_SES_PROCG ? 8'd24 : code_choice_19;
    wire   [7:0] code = judge_verdict == JUDGE_VERDICT_NACK_UNEXP_EVENT ? 8'd25 : code_choice_20;
    wire         opens_new = valid_out && found_out_belonging == FOUND_BELONGING_OPENED;
    wire         valid_out_and_accepted = valid_out && accepted;
    wire         told_deliver_cookie_ack_term = !(accepted && !account_wanted);
    wire         told_ask_about_term = judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW || (judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL && judge_tells_pdcid);
    wire   [2:0] told_ask_about_choice = stored ? 3'd2 : probes ? 3'd3 : told_ask_about_term ? 3'd5 : 3'd4;
    wire         told_ask_default_response_term = packet_out_kind == PACKET_OUT_KIND_REQUEST && packet_out_trimmed == PACKET_OUT_TRIMMED_NONE;
    wire  [31:0] told_ask_payload_difference = packet_out_psn - {20'd0, packet_out_dpdcid[11:0]};
    wire  [31:0] told_ask_payload_choice = judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO ? (judge_is_gap ? expected_out : told_ask_payload_difference) : 32'd0;
    wire  [31:0] told_ask_payload_choice_2 = judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN ? found_out_start_psn : told_ask_payload_choice;

    directory_n256_w1024_v0_p0_s128 directory (
        .clk                         (clk),
        .rst                         (rst),
        .valid                       (request_valid),
        .packet_source               (request_payload_source),
        .packet_local                (request_payload_local),
        .packet_kind                 (request_payload_kind),
        .packet_rod                  (request_payload_rod),
        .packet_trimmed              (request_payload_trimmed),
        .packet_ce                   (request_payload_ce),
        .packet_retx                 (request_payload_retx),
        .packet_ar                   (request_payload_ar),
        .packet_syn                  (request_payload_syn),
        .packet_psn                  (request_payload_psn),
        .packet_clear_offset         (request_payload_clear_offset),
        .packet_opaque               (request_payload_opaque),
        .packet_payload              (request_payload_payload),
        .packet_spdcid               (request_payload_spdcid),
        .packet_dpdcid               (request_payload_dpdcid),
        .packet_length               (request_payload_length),
        .packet_size                 (request_payload_size),
        .packet_entropy              (request_payload_entropy),
        .packet_message_id           (request_payload_message_id),
        .packet_job_id               (request_payload_job_id),
        .packet_resources_ccc        (request_payload_resources_ccc),
        .packet_resources_bitmap     (request_payload_resources_bitmap),
        .packet_resources_pkt_buffer (request_payload_resources_pkt_buffer),
        .packet_resources_gtd_del    (request_payload_resources_gtd_del),
        .packet_resources_gtd_last   (request_payload_resources_gtd_last),
        .packet_resources_ses_msg    (request_payload_resources_ses_msg),
        .packet_resources_other      (request_payload_resources_other),
        .packet_tss_method           (request_payload_tss_method),
        .packet_tss_start_psn        (request_payload_tss_start_psn),
        .fail_valid                  (fail_valid),
        .fail_pdcid                  (fail_pdcid),
        .busy_write_enable           (busy_write_enable),
        .busy_write_pdc              (busy_write_pdc),
        .busy_write_flag             (busy_write_flag),
        .state_write_enable          (state_write_enable),
        .state_write_pdcid           (state_write_pdcid),
        .state_write_pending         (state_write_pending),
        .state_write_ends            (state_write_ends),
        .next_write_enable           (next_write_enable),
        .next_write_pdc              (next_write_pdc),
        .next_write_next             (next_write_next),
        .next_write_announced        (next_write_announced),
        .forgotten                   (forgotten),
        .now                         (now),
        .quarantine_time             (quarantine_time),
        .ready                       (directory_ready),
        .found_valid                 (directory_found_valid),
        .found_belonging             (directory_found_belonging),
        .found_pends                 (directory_found_pends),
        .found_has_room              (directory_found_has_room),
        .found_other_mode            (directory_found_other_mode),
        .found_other_start           (directory_found_other_start),
        .found_failed                (directory_found_failed),
        .found_return_busy           (directory_found_return_busy),
        .found_pdcid                 (directory_found_pdcid),
        .found_rod                   (directory_found_rod),
        .found_start_psn             (directory_found_start_psn),
        .ended_valid                 (directory_ended_valid),
        .ended_done                  (directory_ended_done),
        .ended_pdcid                 (directory_ended_pdcid),
        .ended_source                (directory_ended_source),
        .ended_local                 (directory_ended_local),
        .ended_spdcid                (directory_ended_spdcid),
        .ended_next_start_psn        (directory_ended_next_start_psn),
        .released_valid              (directory_released_valid),
        .released_pdcid              (directory_released_pdcid),
        .end_payload_pdcid           (end_payload_pdcid),
        .end_payload_pending         (end_payload_pending),
        .end_valid                   (end_valid),
        .end_ready                   (directory_end_ready)
    );

    judge_n256_w1024_aang judge (
        .clk                         (clk),
        .packet_kind                 (packet_judge_kind),
        .packet_rod                  (packet_judge_rod),
        .packet_trimmed              (packet_judge_trimmed),
        .packet_syn                  (packet_judge_syn),
        .packet_retx                 (packet_judge_retx),
        .packet_dpdcid               (packet_judge_dpdcid),
        .packet_clear_offset         (packet_judge_clear_offset),
        .packet_resources_ccc        (packet_judge_resources_ccc),
        .packet_resources_bitmap     (packet_judge_resources_bitmap),
        .packet_resources_pkt_buffer (packet_judge_resources_pkt_buffer),
        .packet_resources_gtd_del    (packet_judge_resources_gtd_del),
        .packet_resources_gtd_last   (packet_judge_resources_gtd_last),
        .packet_resources_ses_msg    (packet_judge_resources_ses_msg),
        .packet_resources_other      (packet_judge_resources_other),
        .found_valid                 (found_judge_valid),
        .found_belonging             (found_judge_belonging),
        .found_pends                 (found_judge_pends),
        .found_has_room              (found_judge_has_room),
        .found_other_mode            (found_judge_other_mode),
        .found_other_start           (found_judge_other_start),
        .found_failed                (found_judge_failed),
        .found_return_busy           (found_judge_return_busy),
        .found_pdcid                 (found_judge_pdcid),
        .found_rod                   (found_judge_rod),
        .found_start_psn             (found_judge_start_psn),
        .tracked_valid               (tracked_valid),
        .tracked_pdc                 (tracked_pdc),
        .tracked_judgement           (tracked_judgement),
        .tracked_response            (tracked_response),
        .tracked_is_close            (tracked_is_close),
        .tracked_closed              (tracked_closed),
        .tracked_first_gap           (tracked_first_gap),
        .tracked_expected            (tracked_expected),
        .tracked_clear               (tracked_clear),
        .tracked_is_highest          (tracked_is_highest),
        .tracked_ends_pending        (tracked_ends_pending),
        .verdict                     (judge_verdict),
        .tells_pdcid                 (judge_tells_pdcid),
        .request_clear               (judge_request_clear),
        .state                       (judge_state),
        .is_gap                      (judge_is_gap)
    );

    ack_account_n256_w1024 account (
        .clk                       (clk),
        .rst                       (rst),
        .enable                    (arrives_account),
        .pdc                       (arrives_for_account),
        .length                    (packet_judge_length),
        .taken_accepted            (tracked_judgement == TRACKED_JUDGEMENT_ACCEPTED),
        .taken_fresh               (found_tracked_belonging == FOUND_BELONGING_OPENED),
        .taken_is_highest          (tracked_is_highest),
        .taken_urgent              (packet_tracked_ar || packet_tracked_syn || packet_tracked_retx),
        .taken_ar                  (packet_tracked_ar),
        .taken_ce                  (packet_tracked_ce),
        .taken_size                (packet_tracked_size & {14{packet_tracked_kind == PACKET_OUT_KIND_REQUEST}}),
        .registers_ack_on_ecn      (registers_ack_on_ecn),
        .registers_ack_per_packet  (registers_ack_per_packet),
        .registers_ack_tail        (registers_ack_tail),
        .registers_ack_gen_trigger (registers_ack_gen_trigger),
        .registers_ack_gen_min_add (registers_ack_gen_min_add),
        .wanted                    (account_wanted),
        .bytes                     (account_bytes)
    );

    delay_w396_c7 packet_clear_later (
        .clk                    (clk),
        .d_source               (request_payload_source),
        .d_local                (request_payload_local),
        .d_kind                 (request_payload_kind),
        .d_rod                  (request_payload_rod),
        .d_trimmed              (request_payload_trimmed),
        .d_ce                   (request_payload_ce),
        .d_retx                 (request_payload_retx),
        .d_ar                   (request_payload_ar),
        .d_syn                  (request_payload_syn),
        .d_psn                  (request_payload_psn),
        .d_clear_offset         (request_payload_clear_offset),
        .d_opaque               (request_payload_opaque),
        .d_payload              (request_payload_payload),
        .d_spdcid               (request_payload_spdcid),
        .d_dpdcid               (request_payload_dpdcid),
        .d_length               (request_payload_length),
        .d_size                 (request_payload_size),
        .d_entropy              (request_payload_entropy),
        .d_message_id           (request_payload_message_id),
        .d_job_id               (request_payload_job_id),
        .d_resources_ccc        (request_payload_resources_ccc),
        .d_resources_bitmap     (request_payload_resources_bitmap),
        .d_resources_pkt_buffer (request_payload_resources_pkt_buffer),
        .d_resources_gtd_del    (request_payload_resources_gtd_del),
        .d_resources_gtd_last   (request_payload_resources_gtd_last),
        .d_resources_ses_msg    (request_payload_resources_ses_msg),
        .d_resources_other      (request_payload_resources_other),
        .d_tss_method           (request_payload_tss_method),
        .d_tss_start_psn        (request_payload_tss_start_psn),
        .q_source               (packet_clear_later_q_source),
        .q_local                (packet_clear_later_q_local),
        .q_kind                 (packet_clear_later_q_kind),
        .q_rod                  (packet_clear_later_q_rod),
        .q_trimmed              (packet_clear_later_q_trimmed),
        .q_ce                   (packet_clear_later_q_ce),
        .q_retx                 (packet_clear_later_q_retx),
        .q_ar                   (packet_clear_later_q_ar),
        .q_syn                  (packet_clear_later_q_syn),
        .q_psn                  (packet_clear_later_q_psn),
        .q_clear_offset         (packet_clear_later_q_clear_offset),
        .q_opaque               (packet_clear_later_q_opaque),
        .q_payload              (packet_clear_later_q_payload),
        .q_spdcid               (packet_clear_later_q_spdcid),
        .q_dpdcid               (packet_clear_later_q_dpdcid),
        .q_length               (packet_clear_later_q_length),
        .q_size                 (packet_clear_later_q_size),
        .q_entropy              (packet_clear_later_q_entropy),
        .q_message_id           (packet_clear_later_q_message_id),
        .q_job_id               (packet_clear_later_q_job_id),
        .q_resources_ccc        (packet_clear_later_q_resources_ccc),
        .q_resources_bitmap     (packet_clear_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_clear_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_clear_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_clear_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_clear_later_q_resources_ses_msg),
        .q_resources_other      (packet_clear_later_q_resources_other),
        .q_tss_method           (packet_clear_later_q_tss_method),
        .q_tss_start_psn        (packet_clear_later_q_tss_start_psn)
    );

    delay_w396_c7 packet_judge_later (
        .clk                    (clk),
        .d_source               (packet_found_source),
        .d_local                (packet_found_local),
        .d_kind                 (packet_found_kind),
        .d_rod                  (packet_found_rod),
        .d_trimmed              (packet_found_trimmed),
        .d_ce                   (packet_found_ce),
        .d_retx                 (packet_found_retx),
        .d_ar                   (packet_found_ar),
        .d_syn                  (packet_found_syn),
        .d_psn                  (packet_found_psn),
        .d_clear_offset         (packet_found_clear_offset),
        .d_opaque               (packet_found_opaque),
        .d_payload              (packet_found_payload),
        .d_spdcid               (packet_found_spdcid),
        .d_dpdcid               (packet_found_dpdcid),
        .d_length               (packet_found_length),
        .d_size                 (packet_found_size),
        .d_entropy              (packet_found_entropy),
        .d_message_id           (packet_found_message_id),
        .d_job_id               (packet_found_job_id),
        .d_resources_ccc        (packet_found_resources_ccc),
        .d_resources_bitmap     (packet_found_resources_bitmap),
        .d_resources_pkt_buffer (packet_found_resources_pkt_buffer),
        .d_resources_gtd_del    (packet_found_resources_gtd_del),
        .d_resources_gtd_last   (packet_found_resources_gtd_last),
        .d_resources_ses_msg    (packet_found_resources_ses_msg),
        .d_resources_other      (packet_found_resources_other),
        .d_tss_method           (packet_found_tss_method),
        .d_tss_start_psn        (packet_found_tss_start_psn),
        .q_source               (packet_judge_later_q_source),
        .q_local                (packet_judge_later_q_local),
        .q_kind                 (packet_judge_later_q_kind),
        .q_rod                  (packet_judge_later_q_rod),
        .q_trimmed              (packet_judge_later_q_trimmed),
        .q_ce                   (packet_judge_later_q_ce),
        .q_retx                 (packet_judge_later_q_retx),
        .q_ar                   (packet_judge_later_q_ar),
        .q_syn                  (packet_judge_later_q_syn),
        .q_psn                  (packet_judge_later_q_psn),
        .q_clear_offset         (packet_judge_later_q_clear_offset),
        .q_opaque               (packet_judge_later_q_opaque),
        .q_payload              (packet_judge_later_q_payload),
        .q_spdcid               (packet_judge_later_q_spdcid),
        .q_dpdcid               (packet_judge_later_q_dpdcid),
        .q_length               (packet_judge_later_q_length),
        .q_size                 (packet_judge_later_q_size),
        .q_entropy              (packet_judge_later_q_entropy),
        .q_message_id           (packet_judge_later_q_message_id),
        .q_job_id               (packet_judge_later_q_job_id),
        .q_resources_ccc        (packet_judge_later_q_resources_ccc),
        .q_resources_bitmap     (packet_judge_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_judge_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_judge_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_judge_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_judge_later_q_resources_ses_msg),
        .q_resources_other      (packet_judge_later_q_resources_other),
        .q_tss_method           (packet_judge_later_q_tss_method),
        .q_tss_start_psn        (packet_judge_later_q_tss_start_psn)
    );

    delay_w17_c17 time_out_later (
        .clk (clk),
        .d   (now),
        .q   (time_out_later_q)
    );

    delay_w59_c7 found_judge_later (
        .clk           (clk),
        .d_valid       (found_valid),
        .d_belonging   (found_belonging),
        .d_pends       (found_pends),
        .d_has_room    (found_has_room),
        .d_other_mode  (found_other_mode),
        .d_other_start (found_other_start),
        .d_failed      (found_failed),
        .d_return_busy (found_return_busy),
        .d_pdcid       (found_pdcid),
        .d_rod         (found_rod),
        .d_start_psn   (found_start_psn),
        .q_valid       (found_judge_later_q_valid),
        .q_belonging   (found_judge_later_q_belonging),
        .q_pends       (found_judge_later_q_pends),
        .q_has_room    (found_judge_later_q_has_room),
        .q_other_mode  (found_judge_later_q_other_mode),
        .q_other_start (found_judge_later_q_other_start),
        .q_failed      (found_judge_later_q_failed),
        .q_return_busy (found_judge_later_q_return_busy),
        .q_pdcid       (found_judge_later_q_pdcid),
        .q_rod         (found_judge_later_q_rod),
        .q_start_psn   (found_judge_later_q_start_psn)
    );

    delay_w1_c5 arrives_account_later (
        .clk (clk),
        .d   (arrives),
        .q   (arrives_account_later_q)
    );

    delay_w8_c5 arrives_for_account_later (
        .clk (clk),
        .d   (arrives_for),
        .q   (arrives_for_account_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            tracks_tracker <= 1'b0;
            valid_lookup_1 <= 1'b0;
            valid_lookup_2 <= 1'b0;
            valid_lookup_3 <= 1'b0;
            valid_lookup_4 <= 1'b0;
            valid_lookup_5 <= 1'b0;
            valid_lookup_6 <= 1'b0;
            valid_clear <= 1'b0;
            valid_found <= 1'b0;
            valid_tracker <= 1'b0;
            valid_tracking_0 <= 1'b0;
            valid_tracking_1 <= 1'b0;
            valid_tracking_2 <= 1'b0;
            valid_tracking_3 <= 1'b0;
            valid_account <= 1'b0;
            valid_judge <= 1'b0;
            valid_tracked <= 1'b0;
            valid_out <= 1'b0;
            told_verdict_valid <= 1'b0;
        end else begin
            tracks_tracker <= tracks;
            valid_lookup_1 <= request_valid;
            valid_lookup_2 <= valid_lookup_1;
            valid_lookup_3 <= valid_lookup_2;
            valid_lookup_4 <= valid_lookup_3;
            valid_lookup_5 <= valid_lookup_4;
            valid_lookup_6 <= valid_lookup_5;
            valid_clear <= valid_lookup_6;
            valid_found <= valid_clear;
            valid_tracker <= valid_found;
            valid_tracking_0 <= valid_tracker;
            valid_tracking_1 <= valid_tracking_0;
            valid_tracking_2 <= valid_tracking_1;
            valid_tracking_3 <= valid_tracking_2;
            valid_account <= valid_tracking_3;
            valid_judge <= valid_account;
            valid_tracked <= valid_judge;
            valid_out <= valid_tracked;
            told_verdict_valid <= valid_out;
        end
    end

    always @(posedge clk) begin
        packet_found_source <= packet_clear_source;
        packet_found_local <= packet_clear_local;
        packet_found_kind <= packet_clear_kind;
        packet_found_rod <= packet_clear_rod;
        packet_found_trimmed <= packet_clear_trimmed;
        packet_found_ce <= packet_clear_ce;
        packet_found_retx <= packet_clear_retx;
        packet_found_ar <= packet_clear_ar;
        packet_found_syn <= packet_clear_syn;
        packet_found_psn <= packet_clear_psn;
        packet_found_clear_offset <= packet_clear_clear_offset;
        packet_found_opaque <= packet_clear_opaque;
        packet_found_payload <= packet_clear_payload;
        packet_found_spdcid <= packet_clear_spdcid;
        packet_found_dpdcid <= packet_clear_dpdcid;
        packet_found_length <= packet_clear_length;
        packet_found_size <= packet_clear_size;
        packet_found_entropy <= packet_clear_entropy;
        packet_found_message_id <= packet_clear_message_id;
        packet_found_job_id <= packet_clear_job_id;
        packet_found_resources_ccc <= packet_clear_resources_ccc;
        packet_found_resources_bitmap <= packet_clear_resources_bitmap;
        packet_found_resources_pkt_buffer <= packet_clear_resources_pkt_buffer;
        packet_found_resources_gtd_del <= packet_clear_resources_gtd_del;
        packet_found_resources_gtd_last <= packet_clear_resources_gtd_last;
        packet_found_resources_ses_msg <= packet_clear_resources_ses_msg;
        packet_found_resources_other <= packet_clear_resources_other;
        packet_found_tss_method <= packet_clear_tss_method;
        packet_found_tss_start_psn <= packet_clear_tss_start_psn;
        clear_found <= clear;
        arrived_tracker_pdc <= arrived_pdc;
        arrived_tracker_create <= arrived_create;
        arrived_tracker_pends <= arrived_pends;
        arrived_tracker_rod <= arrived_rod;
        arrived_tracker_failed <= arrived_failed;
        arrived_tracker_return_busy <= arrived_return_busy;
        arrived_tracker_psn <= arrived_psn;
        arrived_tracker_sequenced <= arrived_sequenced;
        arrived_tracker_origin <= arrived_origin;
        arrived_tracker_closes <= arrived_closes;
        arrived_tracker_acceptable <= arrived_acceptable;
        arrived_tracker_oldest_only <= arrived_oldest_only;
        arrived_tracker_opens <= arrived_opens;
        arrived_tracker_clears <= arrived_clears;
        arrived_tracker_clear <= arrived_clear;
        packet_tracked_source <= packet_judge_source;
        packet_tracked_local <= packet_judge_local;
        packet_tracked_kind <= packet_judge_kind;
        packet_tracked_rod <= packet_judge_rod;
        packet_tracked_trimmed <= packet_judge_trimmed;
        packet_tracked_ce <= packet_judge_ce;
        packet_tracked_retx <= packet_judge_retx;
        packet_tracked_ar <= packet_judge_ar;
        packet_tracked_syn <= packet_judge_syn;
        packet_tracked_psn <= packet_judge_psn;
        packet_tracked_clear_offset <= packet_judge_clear_offset;
        packet_tracked_opaque <= packet_judge_opaque;
        packet_tracked_payload <= packet_judge_payload;
        packet_tracked_spdcid <= packet_judge_spdcid;
        packet_tracked_dpdcid <= packet_judge_dpdcid;
        packet_tracked_length <= packet_judge_length;
        packet_tracked_size <= packet_judge_size;
        packet_tracked_entropy <= packet_judge_entropy;
        packet_tracked_message_id <= packet_judge_message_id;
        packet_tracked_job_id <= packet_judge_job_id;
        packet_tracked_resources_ccc <= packet_judge_resources_ccc;
        packet_tracked_resources_bitmap <= packet_judge_resources_bitmap;
        packet_tracked_resources_pkt_buffer <= packet_judge_resources_pkt_buffer;
        packet_tracked_resources_gtd_del <= packet_judge_resources_gtd_del;
        packet_tracked_resources_gtd_last <= packet_judge_resources_gtd_last;
        packet_tracked_resources_ses_msg <= packet_judge_resources_ses_msg;
        packet_tracked_resources_other <= packet_judge_resources_other;
        packet_tracked_tss_method <= packet_judge_tss_method;
        packet_tracked_tss_start_psn <= packet_judge_tss_start_psn;
        found_tracked_valid <= found_judge_valid;
        found_tracked_belonging <= found_judge_belonging;
        found_tracked_pends <= found_judge_pends;
        found_tracked_has_room <= found_judge_has_room;
        found_tracked_other_mode <= found_judge_other_mode;
        found_tracked_other_start <= found_judge_other_start;
        found_tracked_failed <= found_judge_failed;
        found_tracked_return_busy <= found_judge_return_busy;
        found_tracked_pdcid <= found_judge_pdcid;
        found_tracked_rod <= found_judge_rod;
        found_tracked_start_psn <= found_judge_start_psn;
        packet_out_source <= packet_tracked_source;
        packet_out_local <= packet_tracked_local;
        packet_out_kind <= packet_tracked_kind;
        packet_out_rod <= packet_tracked_rod;
        packet_out_trimmed <= packet_tracked_trimmed;
        packet_out_ce <= packet_tracked_ce;
        packet_out_retx <= packet_tracked_retx;
        packet_out_ar <= packet_tracked_ar;
        packet_out_syn <= packet_tracked_syn;
        packet_out_psn <= packet_tracked_psn;
        packet_out_clear_offset <= packet_tracked_clear_offset;
        packet_out_opaque <= packet_tracked_opaque;
        packet_out_payload <= packet_tracked_payload;
        packet_out_spdcid <= packet_tracked_spdcid;
        packet_out_dpdcid <= packet_tracked_dpdcid;
        packet_out_length <= packet_tracked_length;
        packet_out_size <= packet_tracked_size;
        packet_out_entropy <= packet_tracked_entropy;
        packet_out_message_id <= packet_tracked_message_id;
        packet_out_job_id <= packet_tracked_job_id;
        packet_out_resources_ccc <= packet_tracked_resources_ccc;
        packet_out_resources_bitmap <= packet_tracked_resources_bitmap;
        packet_out_resources_pkt_buffer <= packet_tracked_resources_pkt_buffer;
        packet_out_resources_gtd_del <= packet_tracked_resources_gtd_del;
        packet_out_resources_gtd_last <= packet_tracked_resources_gtd_last;
        packet_out_resources_ses_msg <= packet_tracked_resources_ses_msg;
        packet_out_resources_other <= packet_tracked_resources_other;
        packet_out_tss_method <= packet_tracked_tss_method;
        packet_out_tss_start_psn <= packet_tracked_tss_start_psn;
        found_out_valid <= found_tracked_valid;
        found_out_belonging <= found_tracked_belonging;
        found_out_pends <= found_tracked_pends;
        found_out_has_room <= found_tracked_has_room;
        found_out_other_mode <= found_tracked_other_mode;
        found_out_other_start <= found_tracked_other_start;
        found_out_failed <= found_tracked_failed;
        found_out_return_busy <= found_tracked_return_busy;
        found_out_pdcid <= found_tracked_pdcid;
        found_out_rod <= found_tracked_rod;
        found_out_start_psn <= found_tracked_start_psn;
        expected_out <= expected;
        told_verdict_verdict <= judge_verdict;
        told_verdict_request_clear <= judge_request_clear;
        told_deliver_valid <= valid_out_and_accepted && packet_out_kind == PACKET_OUT_KIND_REQUEST;
        told_deliver_pdcid <= found_out_pdcid;
        told_deliver_psn <= packet_out_psn;
        told_deliver_rod <= found_out_rod;
        told_deliver_cookie_ack <= told_deliver_cookie_ack_term;
        told_deliver_cookie_ce <= packet_out_ce;
        told_deliver_cookie_retx <= packet_out_retx;
        told_deliver_cookie_entropy <= packet_out_entropy;
        told_deliver_cookie_time <= time_out;
        told_ask_valid <= valid_out && (completes || again || stored || probes || refuses);
        told_ask_about <= completes ? ASK_ABOUT_COMPLETE : again ? ASK_ABOUT_AGAIN : told_ask_about_choice;
        told_ask_pdcid <= found_out_pdcid & {16{judge_tells_pdcid}};
        told_ask_psn <= packet_out_psn;
        told_ask_cookie_ack <= told_deliver_cookie_ack_term;
        told_ask_cookie_ce <= packet_out_ce;
        told_ask_cookie_retx <= packet_out_retx;
        told_ask_cookie_entropy <= packet_out_entropy;
        told_ask_cookie_time <= time_out;
        told_ask_destination <= packet_out_source;
        told_ask_local <= packet_out_local;
        told_ask_peer_pdcid <= packet_out_spdcid;
        told_ask_default_response <= packet_out_kind == PACKET_OUT_KIND_ACK_REQ || told_ask_default_response_term;
        told_ask_message_id <= packet_out_kind == PACKET_OUT_KIND_ACK_REQ ? packet_out_payload[15:0] : packet_out_message_id;
        told_ask_job_id <= packet_out_job_id;
        told_ask_by_ack_req <= packet_out_kind == PACKET_OUT_KIND_ACK_REQ;
        told_ask_opaque <= packet_out_opaque;
        told_ask_payload <= probes ? packet_out_payload : told_ask_payload_choice_2;
        told_ask_nack_code <= code;
        told_route_write_enable <= opens_new;
        told_route_write_pdcid <= found_out_pdcid;
        told_route_write_destination <= packet_out_source;
        told_route_write_local <= packet_out_local;
        told_route_write_peer_pdcid <= packet_out_spdcid;
        told_route_write_rod <= found_out_rod;
        told_route_write_start_psn <= found_out_start_psn;
        told_route_write_pending <= found_out_pends;
        told_account_write_enable <= valid_out_and_accepted;
        told_account_write_pdcid <= found_out_pdcid;
        told_account_write_bytes <= account_bytes;
        told_timer_valid <= state_write_enable_term || state_write_enable_term_3 || (state_write_enable_term_2 && !opens_new);
        told_timer_pdcid <= found_out_pdcid;
        told_timer_op <= judge_state == JUDGE_STATE_PENDING ? TIMER_OP_NEW_PDC : judge_state == JUDGE_STATE_CLOSING ? TIMER_OP_LINGER : TIMER_OP_STOP;
    end

    assign arrival_valid = tracks_tracker;
    assign arrival_pdc = arrived_tracker_pdc;
    assign arrival_create = arrived_tracker_create;
    assign arrival_pends = arrived_tracker_pends;
    assign arrival_rod = arrived_tracker_rod;
    assign arrival_origin = arrived_tracker_origin;
    assign arrival_psn = arrived_tracker_psn;
    assign arrival_sequenced = arrived_tracker_sequenced;
    assign arrival_closes = arrived_tracker_closes;
    assign arrival_acceptable = arrived_tracker_acceptable;
    assign arrival_oldest_only = arrived_tracker_oldest_only;
    assign arrival_opens = arrived_tracker_opens;
    assign arrival_clears = arrived_tracker_clears;
    assign arrival_clear = arrived_tracker_clear;
    assign arrival_failed = arrived_tracker_failed;
    assign arrival_return_busy = arrived_tracker_return_busy;
    assign verdict_valid = told_verdict_valid;
    assign verdict_verdict = told_verdict_verdict;
    assign verdict_request_clear = told_verdict_request_clear;
    assign deliver_valid = told_deliver_valid;
    assign deliver_pdcid = told_deliver_pdcid;
    assign deliver_psn = told_deliver_psn;
    assign deliver_rod = told_deliver_rod;
    assign deliver_cookie_ack = told_deliver_cookie_ack;
    assign deliver_cookie_ce = told_deliver_cookie_ce;
    assign deliver_cookie_retx = told_deliver_cookie_retx;
    assign deliver_cookie_entropy = told_deliver_cookie_entropy;
    assign deliver_cookie_time = told_deliver_cookie_time;
    assign ask_valid = told_ask_valid;
    assign ask_about = told_ask_about;
    assign ask_pdcid = told_ask_pdcid;
    assign ask_psn = told_ask_psn;
    assign ask_cookie_ack = told_ask_cookie_ack;
    assign ask_cookie_ce = told_ask_cookie_ce;
    assign ask_cookie_retx = told_ask_cookie_retx;
    assign ask_cookie_entropy = told_ask_cookie_entropy;
    assign ask_cookie_time = told_ask_cookie_time;
    assign ask_destination = told_ask_destination;
    assign ask_local = told_ask_local;
    assign ask_peer_pdcid = told_ask_peer_pdcid;
    assign ask_default_response = told_ask_default_response;
    assign ask_message_id = told_ask_message_id;
    assign ask_job_id = told_ask_job_id;
    assign ask_by_ack_req = told_ask_by_ack_req;
    assign ask_opaque = told_ask_opaque;
    assign ask_payload = told_ask_payload;
    assign ask_nack_code = told_ask_nack_code;
    assign route_write_enable = told_route_write_enable;
    assign route_write_pdcid = told_route_write_pdcid;
    assign route_write_destination = told_route_write_destination;
    assign route_write_local = told_route_write_local;
    assign route_write_peer_pdcid = told_route_write_peer_pdcid;
    assign route_write_rod = told_route_write_rod;
    assign route_write_start_psn = told_route_write_start_psn;
    assign route_write_pending = told_route_write_pending;
    assign account_write_enable = told_account_write_enable;
    assign account_write_pdcid = told_account_write_pdcid;
    assign account_write_bytes = told_account_write_bytes;
    assign timer_valid = told_timer_valid;
    assign timer_pdcid = told_timer_pdcid;
    assign timer_op = told_timer_op;
    assign ended_valid = directory_ended_valid;
    assign ended_done = directory_ended_done;
    assign ended_pdcid = directory_ended_pdcid;
    assign ended_source = directory_ended_source;
    assign ended_local = directory_ended_local;
    assign ended_spdcid = directory_ended_spdcid;
    assign ended_next_start_psn = directory_ended_next_start_psn;
    assign released_valid = directory_released_valid;
    assign released_pdcid = directory_released_pdcid;
    assign request_ready = directory_ready;
    assign end_ready = directory_end_ready;

    wire _unused_ok = &{1'b0, packet_out_rod, packet_out_ar, packet_out_syn, packet_out_clear_offset, packet_out_dpdcid[15:12], packet_out_length, packet_out_size, packet_out_resources_ccc, packet_out_resources_bitmap, packet_out_resources_pkt_buffer, packet_out_resources_gtd_del, packet_out_resources_gtd_last, packet_out_resources_ses_msg, packet_out_resources_other, packet_out_tss_method, packet_out_tss_start_psn, found_out_valid, found_out_has_room, found_out_other_mode, found_out_other_start, found_out_failed, found_out_return_busy};

endmodule

`default_nettype wire
