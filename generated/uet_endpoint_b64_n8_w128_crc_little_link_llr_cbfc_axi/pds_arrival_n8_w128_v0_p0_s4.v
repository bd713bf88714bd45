// What becomes of packets that arrive for 8 PDCs: verdict, delivery, and what is to be answered.
`default_nettype none

module pds_arrival_n8_w128_v0_p0_s4 (
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
    input  wire   [2:0] busy_write_pdc,
    input  wire         busy_write_flag,
    input  wire         forgotten,
    input  wire         tracked_valid,
    input  wire   [2:0] tracked_pdc,
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
    input  wire   [2:0] next_write_pdc,
    input  wire  [31:0] next_write_next,
    input  wire         next_write_announced,
    output wire         arrival_valid,
    output wire   [2:0] arrival_pdc,
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

    localparam [1:0] OP_NEW_PDC                           = 2'd0;
    localparam [1:0] OP_LINGER                            = 2'd1;
    localparam [1:0] OP_STOP                              = 2'd2;
    localparam [2:0] ABOUT_COMPLETE                       = 3'd0;
    localparam [2:0] ABOUT_AGAIN                          = 3'd1;
    localparam [2:0] ABOUT_STORED                         = 3'd2;
    localparam [2:0] ABOUT_PROBE                          = 3'd3;
    localparam [2:0] ABOUT_NACK                           = 3'd4;
    localparam [2:0] ABOUT_FOLLOWS                        = 3'd5;
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
    localparam [3:0] TRACKED_JUDGEMENT_ACCEPTED           = 4'd14;
    localparam [3:0] REQUEST_PAYLOAD_KIND_REQUEST         = 4'd0;
    localparam [3:0] REQUEST_PAYLOAD_KIND_NOOP            = 4'd1;
    localparam [3:0] REQUEST_PAYLOAD_KIND_ACK_REQ         = 4'd2;
    localparam [3:0] REQUEST_PAYLOAD_KIND_CLEAR_CMD       = 4'd3;
    localparam [3:0] REQUEST_PAYLOAD_KIND_CLOSE_CMD       = 4'd5;
    localparam [3:0] REQUEST_PAYLOAD_KIND_NEGOTIATION     = 4'd8;
    localparam [1:0] REQUEST_PAYLOAD_TRIMMED_NONE         = 2'd0;
    localparam [2:0] DIRECTORY_FOUND_BELONGING_OURS       = 3'd0;
    localparam [2:0] DIRECTORY_FOUND_BELONGING_OPENED     = 3'd1;

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
    wire [127:0] packet_7_later_q_source;
    wire   [3:0] packet_7_later_q_local;
    wire   [3:0] packet_7_later_q_kind;
    wire         packet_7_later_q_rod;
    wire   [1:0] packet_7_later_q_trimmed;
    wire         packet_7_later_q_ce;
    wire         packet_7_later_q_retx;
    wire         packet_7_later_q_ar;
    wire         packet_7_later_q_syn;
    wire  [31:0] packet_7_later_q_psn;
    wire  [15:0] packet_7_later_q_clear_offset;
    wire  [15:0] packet_7_later_q_opaque;
    wire  [31:0] packet_7_later_q_payload;
    wire  [15:0] packet_7_later_q_spdcid;
    wire  [15:0] packet_7_later_q_dpdcid;
    wire  [13:0] packet_7_later_q_length;
    wire  [13:0] packet_7_later_q_size;
    wire  [15:0] packet_7_later_q_entropy;
    wire  [15:0] packet_7_later_q_message_id;
    wire  [23:0] packet_7_later_q_job_id;
    wire         packet_7_later_q_resources_ccc;
    wire         packet_7_later_q_resources_bitmap;
    wire         packet_7_later_q_resources_pkt_buffer;
    wire         packet_7_later_q_resources_gtd_del;
    wire         packet_7_later_q_resources_gtd_last;
    wire         packet_7_later_q_resources_ses_msg;
    wire         packet_7_later_q_resources_other;
    wire   [1:0] packet_7_later_q_tss_method;
    wire  [31:0] packet_7_later_q_tss_start_psn;
    wire [127:0] packet_8_later_q_source;
    wire   [3:0] packet_8_later_q_local;
    wire   [3:0] packet_8_later_q_kind;
    wire         packet_8_later_q_rod;
    wire   [1:0] packet_8_later_q_trimmed;
    wire         packet_8_later_q_ce;
    wire         packet_8_later_q_retx;
    wire         packet_8_later_q_ar;
    wire         packet_8_later_q_syn;
    wire  [31:0] packet_8_later_q_psn;
    wire  [15:0] packet_8_later_q_clear_offset;
    wire  [15:0] packet_8_later_q_opaque;
    wire  [31:0] packet_8_later_q_payload;
    wire  [15:0] packet_8_later_q_spdcid;
    wire  [15:0] packet_8_later_q_dpdcid;
    wire  [13:0] packet_8_later_q_length;
    wire  [13:0] packet_8_later_q_size;
    wire  [15:0] packet_8_later_q_entropy;
    wire  [15:0] packet_8_later_q_message_id;
    wire  [23:0] packet_8_later_q_job_id;
    wire         packet_8_later_q_resources_ccc;
    wire         packet_8_later_q_resources_bitmap;
    wire         packet_8_later_q_resources_pkt_buffer;
    wire         packet_8_later_q_resources_gtd_del;
    wire         packet_8_later_q_resources_gtd_last;
    wire         packet_8_later_q_resources_ses_msg;
    wire         packet_8_later_q_resources_other;
    wire   [1:0] packet_8_later_q_tss_method;
    wire  [31:0] packet_8_later_q_tss_start_psn;
    reg   [31:0] clear;
    reg          tracks_1;
    reg          arrived_valid;
    reg    [2:0] arrived_pdc;
    reg          arrived_create;
    reg          arrived_pends;
    reg          arrived_rod;
    reg   [31:0] arrived_origin;
    reg   [31:0] arrived_psn;
    reg          arrived_sequenced;
    reg          arrived_closes;
    reg          arrived_acceptable;
    reg          arrived_oldest_only;
    reg          arrived_opens;
    reg          arrived_clears;
    reg   [31:0] arrived_clear;
    reg          arrived_failed;
    reg          arrived_return_busy;
    wire         found_15_later_q_valid;
    wire   [2:0] found_15_later_q_belonging;
    wire         found_15_later_q_pends;
    wire         found_15_later_q_has_room;
    wire         found_15_later_q_other_mode;
    wire         found_15_later_q_other_start;
    wire         found_15_later_q_failed;
    wire         found_15_later_q_return_busy;
    wire  [15:0] found_15_later_q_pdcid;
    wire         found_15_later_q_rod;
    wire  [31:0] found_15_later_q_start_psn;
    wire [127:0] packet_15_later_q_source;
    wire   [3:0] packet_15_later_q_local;
    wire   [3:0] packet_15_later_q_kind;
    wire         packet_15_later_q_rod;
    wire   [1:0] packet_15_later_q_trimmed;
    wire         packet_15_later_q_ce;
    wire         packet_15_later_q_retx;
    wire         packet_15_later_q_ar;
    wire         packet_15_later_q_syn;
    wire  [31:0] packet_15_later_q_psn;
    wire  [15:0] packet_15_later_q_clear_offset;
    wire  [15:0] packet_15_later_q_opaque;
    wire  [31:0] packet_15_later_q_payload;
    wire  [15:0] packet_15_later_q_spdcid;
    wire  [15:0] packet_15_later_q_dpdcid;
    wire  [13:0] packet_15_later_q_length;
    wire  [13:0] packet_15_later_q_size;
    wire  [15:0] packet_15_later_q_entropy;
    wire  [15:0] packet_15_later_q_message_id;
    wire  [23:0] packet_15_later_q_job_id;
    wire         packet_15_later_q_resources_ccc;
    wire         packet_15_later_q_resources_bitmap;
    wire         packet_15_later_q_resources_pkt_buffer;
    wire         packet_15_later_q_resources_gtd_del;
    wire         packet_15_later_q_resources_gtd_last;
    wire         packet_15_later_q_resources_ses_msg;
    wire         packet_15_later_q_resources_other;
    wire   [1:0] packet_15_later_q_tss_method;
    wire  [31:0] packet_15_later_q_tss_start_psn;
    wire         found_16_later_q_valid;
    wire   [2:0] found_16_later_q_belonging;
    wire         found_16_later_q_pends;
    wire         found_16_later_q_has_room;
    wire         found_16_later_q_other_mode;
    wire         found_16_later_q_other_start;
    wire         found_16_later_q_failed;
    wire         found_16_later_q_return_busy;
    wire  [15:0] found_16_later_q_pdcid;
    wire         found_16_later_q_rod;
    wire  [31:0] found_16_later_q_start_psn;
    wire [127:0] packet_16_later_q_source;
    wire   [3:0] packet_16_later_q_local;
    wire   [3:0] packet_16_later_q_kind;
    wire         packet_16_later_q_rod;
    wire   [1:0] packet_16_later_q_trimmed;
    wire         packet_16_later_q_ce;
    wire         packet_16_later_q_retx;
    wire         packet_16_later_q_ar;
    wire         packet_16_later_q_syn;
    wire  [31:0] packet_16_later_q_psn;
    wire  [15:0] packet_16_later_q_clear_offset;
    wire  [15:0] packet_16_later_q_opaque;
    wire  [31:0] packet_16_later_q_payload;
    wire  [15:0] packet_16_later_q_spdcid;
    wire  [15:0] packet_16_later_q_dpdcid;
    wire  [13:0] packet_16_later_q_length;
    wire  [13:0] packet_16_later_q_size;
    wire  [15:0] packet_16_later_q_entropy;
    wire  [15:0] packet_16_later_q_message_id;
    wire  [23:0] packet_16_later_q_job_id;
    wire         packet_16_later_q_resources_ccc;
    wire         packet_16_later_q_resources_bitmap;
    wire         packet_16_later_q_resources_pkt_buffer;
    wire         packet_16_later_q_resources_gtd_del;
    wire         packet_16_later_q_resources_gtd_last;
    wire         packet_16_later_q_resources_ses_msg;
    wire         packet_16_later_q_resources_other;
    wire   [1:0] packet_16_later_q_tss_method;
    wire  [31:0] packet_16_later_q_tss_start_psn;
    wire   [5:0] judge_verdict;
    wire         judge_tells_pdcid;
    wire   [1:0] judge_request_clear;
    wire   [1:0] judge_state;
    wire         judge_is_gap;
    reg          arrives_1;
    reg          arrives_2;
    reg          arrives_3;
    reg          arrives_4;
    reg          arrives_5;
    wire   [2:0] arrives_for_later_q;
    wire         account_wanted;
    wire  [31:0] account_bytes;
    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg          valid_8;
    reg          valid_9;
    reg          valid_10;
    reg          valid_11;
    reg          valid_12;
    reg          valid_13;
    reg          valid_14;
    reg          valid_15;
    reg          valid_16;
    reg          valid_17;
    reg          valid_18;
    wire         found_17_later_q_valid;
    wire   [2:0] found_17_later_q_belonging;
    wire         found_17_later_q_pends;
    wire         found_17_later_q_has_room;
    wire         found_17_later_q_other_mode;
    wire         found_17_later_q_other_start;
    wire         found_17_later_q_failed;
    wire         found_17_later_q_return_busy;
    wire  [15:0] found_17_later_q_pdcid;
    wire         found_17_later_q_rod;
    wire  [31:0] found_17_later_q_start_psn;
    wire [127:0] packet_17_later_q_source;
    wire   [3:0] packet_17_later_q_local;
    wire   [3:0] packet_17_later_q_kind;
    wire         packet_17_later_q_rod;
    wire   [1:0] packet_17_later_q_trimmed;
    wire         packet_17_later_q_ce;
    wire         packet_17_later_q_retx;
    wire         packet_17_later_q_ar;
    wire         packet_17_later_q_syn;
    wire  [31:0] packet_17_later_q_psn;
    wire  [15:0] packet_17_later_q_clear_offset;
    wire  [15:0] packet_17_later_q_opaque;
    wire  [31:0] packet_17_later_q_payload;
    wire  [15:0] packet_17_later_q_spdcid;
    wire  [15:0] packet_17_later_q_dpdcid;
    wire  [13:0] packet_17_later_q_length;
    wire  [13:0] packet_17_later_q_size;
    wire  [15:0] packet_17_later_q_entropy;
    wire  [15:0] packet_17_later_q_message_id;
    wire  [23:0] packet_17_later_q_job_id;
    wire         packet_17_later_q_resources_ccc;
    wire         packet_17_later_q_resources_bitmap;
    wire         packet_17_later_q_resources_pkt_buffer;
    wire         packet_17_later_q_resources_gtd_del;
    wire         packet_17_later_q_resources_gtd_last;
    wire         packet_17_later_q_resources_ses_msg;
    wire         packet_17_later_q_resources_other;
    wire   [1:0] packet_17_later_q_tss_method;
    wire  [31:0] packet_17_later_q_tss_start_psn;
    wire  [31:0] expected_later_q;
    wire  [16:0] time_later_q;
    reg    [7:0] code;
    reg          shown_valid;
    reg    [5:0] shown_verdict;
    reg    [1:0] shown_request_clear;
    reg          delivered_valid;
    reg   [15:0] delivered_pdcid;
    reg   [31:0] delivered_psn;
    reg          delivered_rod;
    reg          delivered_cookie_ack;
    reg          delivered_cookie_ce;
    reg          delivered_cookie_retx;
    reg   [15:0] delivered_cookie_entropy;
    reg   [16:0] delivered_cookie_time;
    reg   [31:0] payload;
    reg    [2:0] about;
    reg          asked_valid;
    reg    [2:0] asked_about;
    reg   [15:0] asked_pdcid;
    reg   [31:0] asked_psn;
    reg          asked_cookie_ack;
    reg          asked_cookie_ce;
    reg          asked_cookie_retx;
    reg   [15:0] asked_cookie_entropy;
    reg   [16:0] asked_cookie_time;
    reg  [127:0] asked_destination;
    reg    [3:0] asked_local;
    reg   [15:0] asked_peer_pdcid;
    reg          asked_default_response;
    reg   [15:0] asked_message_id;
    reg   [23:0] asked_job_id;
    reg          asked_by_ack_req;
    reg   [15:0] asked_opaque;
    reg   [31:0] asked_payload;
    reg    [7:0] asked_nack_code;
    reg          routed_enable;
    reg   [15:0] routed_pdcid;
    reg  [127:0] routed_destination;
    reg    [3:0] routed_local;
    reg   [15:0] routed_peer_pdcid;
    reg          routed_rod;
    reg   [31:0] routed_start_psn;
    reg          routed_pending;
    reg          accounted_enable;
    reg   [15:0] accounted_pdcid;
    reg   [31:0] accounted_bytes;
    reg    [1:0] op;
    reg          timed_valid;
    reg   [15:0] timed_pdcid;
    reg    [1:0] timed_op;

    wire        state_write_enable_term = valid_17 && judge_state == JUDGE_STATE_PENDING;
    wire        state_write_enable_term_2 = valid_17 && judge_state == JUDGE_STATE_OPENED;
    wire        state_write_enable_term_3 = valid_17 && judge_state == JUDGE_STATE_CLOSING;
    wire        state_write_enable = state_write_enable_term || state_write_enable_term_2 || state_write_enable_term_3;
    wire [15:0] state_write_pdcid = found_17_later_q_pdcid;
    wire        state_write_pending = judge_state == JUDGE_STATE_PENDING;
    wire        state_write_ends = judge_state != JUDGE_STATE_OPENED;
    wire        whole_term = !(directory_found_other_mode || directory_found_other_start);
    wire        whole = packet_8_later_q_trimmed == REQUEST_PAYLOAD_TRIMMED_NONE && whole_term;
    wire        sequenced_term = packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST || packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_NOOP;
    wire        sequenced_term_2 = sequenced_term || packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_NEGOTIATION;
    wire        sequenced = whole && (sequenced_term_2 || packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_CLOSE_CMD);
    wire        lacks_term = packet_8_later_q_resources_pkt_buffer && packet_8_later_q_resources_gtd_del;
    wire        lacks_term_2 = lacks_term && packet_8_later_q_resources_ses_msg && packet_8_later_q_resources_other;
    wire        lacks_term_3 = packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST && !lacks_term_2;
    wire        lacks = lacks_term_3;
    wire        is_request = packet_17_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST;
    wire        is_ack_req = packet_17_later_q_kind == REQUEST_PAYLOAD_KIND_ACK_REQ;
    wire        accepted = judge_verdict == JUDGE_VERDICT_ACCEPTED || judge_verdict == JUDGE_VERDICT_CREATED;
    wire        stored = judge_verdict == JUDGE_VERDICT_STORED_RESPONSE || judge_verdict == JUDGE_VERDICT_ACK_REQ_STORED;
    wire        again = judge_verdict == JUDGE_VERDICT_DUPLICATE_ANSWERED || judge_verdict == JUDGE_VERDICT_ACK_REQ_ANSWERED;
    wire        completes = (accepted && !is_request) || judge_verdict == JUDGE_VERDICT_CLOSED;
    wire        probes = judge_verdict == JUDGE_VERDICT_PROBE_ANSWERED;
    wire        refuses_term = judge_verdict == JUDGE_VERDICT_NACK_TRIMMED || judge_verdict == JUDGE_VERDICT_NACK_TRIMMED_LASTHOP;
    wire        refuses_term_2 = refuses_term || judge_verdict == JUDGE_VERDICT_NACK_NO_PDC_AVAIL || judge_verdict == JUDGE_VERDICT_NACK_NO_CCC_AVAIL;
    wire        refuses_term_3 = refuses_term_2 || judge_verdict == JUDGE_VERDICT_NACK_NO_BITMAP || judge_verdict == JUDGE_VERDICT_NACK_NO_PKT_BUFFER;
    wire        refuses_term_4 = refuses_term_3 || judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL || judge_verdict == JUDGE_VERDICT_NACK_NO_SES_MSG_AVAIL;
    wire        refuses_term_5 = refuses_term_4 || judge_verdict == JUDGE_VERDICT_NACK_NO_RESOURCE || judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW;
    wire        refuses_term_6 = refuses_term_5 || judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO || judge_verdict == JUDGE_VERDICT_NACK_INV_DPDCID;
    wire        refuses_term_7 = refuses_term_6 || judge_verdict == JUDGE_VERDICT_NACK_PDC_HDR_MISMATCH || judge_verdict == JUDGE_VERDICT_NACK_CLOSING;
    wire        refuses_term_8 = refuses_term_7 || judge_verdict == JUDGE_VERDICT_NACK_CLOSING_IN_ERR || judge_verdict == JUDGE_VERDICT_NACK_PKT_NOT_RCVD;
    wire        refuses_term_9 = refuses_term_8 || judge_verdict == JUDGE_VERDICT_NACK_INVALID_SYN || judge_verdict == JUDGE_VERDICT_NACK_PDC_MODE_MISMATCH;
    wire        refuses_term_10 = refuses_term_9 || judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN || judge_verdict == JUDGE_VERDICT_NACK_RCVD_SES_PROCG;
    wire        refuses = refuses_term_10 || judge_verdict == JUDGE_VERDICT_NACK_UNEXP_EVENT;
    wire        lacks_guarantee = judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL && judge_tells_pdcid;
    wire        opens_new = valid_17 && found_17_later_q_belonging == DIRECTORY_FOUND_BELONGING_OPENED;
    wire [31:0] clear_word = {{16{packet_7_later_q_clear_offset[15]}}, packet_7_later_q_clear_offset};
    wire [31:0] clear_sum = packet_7_later_q_psn + clear_word;
    wire        tracks_1_term = directory_found_belonging == DIRECTORY_FOUND_BELONGING_OURS || directory_found_belonging == DIRECTORY_FOUND_BELONGING_OPENED;
    wire        arrived_oldest_only_term = packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST && packet_8_later_q_resources_gtd_last;
    wire        arrived_opens_any = |packet_8_later_q_dpdcid[11:0];
    wire        arrived_opens_term = !(lacks_term_3 || (arrived_oldest_only_term && arrived_opens_any));
    wire        arrived_opens_term_2 = sequenced && packet_8_later_q_syn && arrived_opens_term && sequenced_term_2;
    wire        arrived_opens_term_3 = !((packet_8_later_q_rod && arrived_opens_any) || (|packet_8_later_q_dpdcid[11:7]));
    wire        arrived_clears_term = packet_8_later_q_clear_offset[15] || !(|packet_8_later_q_clear_offset);
    wire        arrived_clears_term_2 = packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST && arrived_clears_term;
    wire        valid_17_and_accepted = valid_17 && accepted;
    wire        delivered_cookie_ack_term = !(accepted && !account_wanted);
    wire [31:0] payload_difference = packet_17_later_q_psn - {20'd0, packet_17_later_q_dpdcid[11:0]};

    directory_n8_w128_v0_p0_s4 directory (
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

    delay_w396_c7 packet_7_later (
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
        .q_source               (packet_7_later_q_source),
        .q_local                (packet_7_later_q_local),
        .q_kind                 (packet_7_later_q_kind),
        .q_rod                  (packet_7_later_q_rod),
        .q_trimmed              (packet_7_later_q_trimmed),
        .q_ce                   (packet_7_later_q_ce),
        .q_retx                 (packet_7_later_q_retx),
        .q_ar                   (packet_7_later_q_ar),
        .q_syn                  (packet_7_later_q_syn),
        .q_psn                  (packet_7_later_q_psn),
        .q_clear_offset         (packet_7_later_q_clear_offset),
        .q_opaque               (packet_7_later_q_opaque),
        .q_payload              (packet_7_later_q_payload),
        .q_spdcid               (packet_7_later_q_spdcid),
        .q_dpdcid               (packet_7_later_q_dpdcid),
        .q_length               (packet_7_later_q_length),
        .q_size                 (packet_7_later_q_size),
        .q_entropy              (packet_7_later_q_entropy),
        .q_message_id           (packet_7_later_q_message_id),
        .q_job_id               (packet_7_later_q_job_id),
        .q_resources_ccc        (packet_7_later_q_resources_ccc),
        .q_resources_bitmap     (packet_7_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_7_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_7_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_7_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_7_later_q_resources_ses_msg),
        .q_resources_other      (packet_7_later_q_resources_other),
        .q_tss_method           (packet_7_later_q_tss_method),
        .q_tss_start_psn        (packet_7_later_q_tss_start_psn)
    );

    delay_w396_c1 packet_8_later (
        .clk                    (clk),
        .d_source               (packet_7_later_q_source),
        .d_local                (packet_7_later_q_local),
        .d_kind                 (packet_7_later_q_kind),
        .d_rod                  (packet_7_later_q_rod),
        .d_trimmed              (packet_7_later_q_trimmed),
        .d_ce                   (packet_7_later_q_ce),
        .d_retx                 (packet_7_later_q_retx),
        .d_ar                   (packet_7_later_q_ar),
        .d_syn                  (packet_7_later_q_syn),
        .d_psn                  (packet_7_later_q_psn),
        .d_clear_offset         (packet_7_later_q_clear_offset),
        .d_opaque               (packet_7_later_q_opaque),
        .d_payload              (packet_7_later_q_payload),
        .d_spdcid               (packet_7_later_q_spdcid),
        .d_dpdcid               (packet_7_later_q_dpdcid),
        .d_length               (packet_7_later_q_length),
        .d_size                 (packet_7_later_q_size),
        .d_entropy              (packet_7_later_q_entropy),
        .d_message_id           (packet_7_later_q_message_id),
        .d_job_id               (packet_7_later_q_job_id),
        .d_resources_ccc        (packet_7_later_q_resources_ccc),
        .d_resources_bitmap     (packet_7_later_q_resources_bitmap),
        .d_resources_pkt_buffer (packet_7_later_q_resources_pkt_buffer),
        .d_resources_gtd_del    (packet_7_later_q_resources_gtd_del),
        .d_resources_gtd_last   (packet_7_later_q_resources_gtd_last),
        .d_resources_ses_msg    (packet_7_later_q_resources_ses_msg),
        .d_resources_other      (packet_7_later_q_resources_other),
        .d_tss_method           (packet_7_later_q_tss_method),
        .d_tss_start_psn        (packet_7_later_q_tss_start_psn),
        .q_source               (packet_8_later_q_source),
        .q_local                (packet_8_later_q_local),
        .q_kind                 (packet_8_later_q_kind),
        .q_rod                  (packet_8_later_q_rod),
        .q_trimmed              (packet_8_later_q_trimmed),
        .q_ce                   (packet_8_later_q_ce),
        .q_retx                 (packet_8_later_q_retx),
        .q_ar                   (packet_8_later_q_ar),
        .q_syn                  (packet_8_later_q_syn),
        .q_psn                  (packet_8_later_q_psn),
        .q_clear_offset         (packet_8_later_q_clear_offset),
        .q_opaque               (packet_8_later_q_opaque),
        .q_payload              (packet_8_later_q_payload),
        .q_spdcid               (packet_8_later_q_spdcid),
        .q_dpdcid               (packet_8_later_q_dpdcid),
        .q_length               (packet_8_later_q_length),
        .q_size                 (packet_8_later_q_size),
        .q_entropy              (packet_8_later_q_entropy),
        .q_message_id           (packet_8_later_q_message_id),
        .q_job_id               (packet_8_later_q_job_id),
        .q_resources_ccc        (packet_8_later_q_resources_ccc),
        .q_resources_bitmap     (packet_8_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_8_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_8_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_8_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_8_later_q_resources_ses_msg),
        .q_resources_other      (packet_8_later_q_resources_other),
        .q_tss_method           (packet_8_later_q_tss_method),
        .q_tss_start_psn        (packet_8_later_q_tss_start_psn)
    );

    delay_w59_c7 found_15_later (
        .clk           (clk),
        .d_valid       (directory_found_valid),
        .d_belonging   (directory_found_belonging),
        .d_pends       (directory_found_pends),
        .d_has_room    (directory_found_has_room),
        .d_other_mode  (directory_found_other_mode),
        .d_other_start (directory_found_other_start),
        .d_failed      (directory_found_failed),
        .d_return_busy (directory_found_return_busy),
        .d_pdcid       (directory_found_pdcid),
        .d_rod         (directory_found_rod),
        .d_start_psn   (directory_found_start_psn),
        .q_valid       (found_15_later_q_valid),
        .q_belonging   (found_15_later_q_belonging),
        .q_pends       (found_15_later_q_pends),
        .q_has_room    (found_15_later_q_has_room),
        .q_other_mode  (found_15_later_q_other_mode),
        .q_other_start (found_15_later_q_other_start),
        .q_failed      (found_15_later_q_failed),
        .q_return_busy (found_15_later_q_return_busy),
        .q_pdcid       (found_15_later_q_pdcid),
        .q_rod         (found_15_later_q_rod),
        .q_start_psn   (found_15_later_q_start_psn)
    );

    delay_w396_c7 packet_15_later (
        .clk                    (clk),
        .d_source               (packet_8_later_q_source),
        .d_local                (packet_8_later_q_local),
        .d_kind                 (packet_8_later_q_kind),
        .d_rod                  (packet_8_later_q_rod),
        .d_trimmed              (packet_8_later_q_trimmed),
        .d_ce                   (packet_8_later_q_ce),
        .d_retx                 (packet_8_later_q_retx),
        .d_ar                   (packet_8_later_q_ar),
        .d_syn                  (packet_8_later_q_syn),
        .d_psn                  (packet_8_later_q_psn),
        .d_clear_offset         (packet_8_later_q_clear_offset),
        .d_opaque               (packet_8_later_q_opaque),
        .d_payload              (packet_8_later_q_payload),
        .d_spdcid               (packet_8_later_q_spdcid),
        .d_dpdcid               (packet_8_later_q_dpdcid),
        .d_length               (packet_8_later_q_length),
        .d_size                 (packet_8_later_q_size),
        .d_entropy              (packet_8_later_q_entropy),
        .d_message_id           (packet_8_later_q_message_id),
        .d_job_id               (packet_8_later_q_job_id),
        .d_resources_ccc        (packet_8_later_q_resources_ccc),
        .d_resources_bitmap     (packet_8_later_q_resources_bitmap),
        .d_resources_pkt_buffer (packet_8_later_q_resources_pkt_buffer),
        .d_resources_gtd_del    (packet_8_later_q_resources_gtd_del),
        .d_resources_gtd_last   (packet_8_later_q_resources_gtd_last),
        .d_resources_ses_msg    (packet_8_later_q_resources_ses_msg),
        .d_resources_other      (packet_8_later_q_resources_other),
        .d_tss_method           (packet_8_later_q_tss_method),
        .d_tss_start_psn        (packet_8_later_q_tss_start_psn),
        .q_source               (packet_15_later_q_source),
        .q_local                (packet_15_later_q_local),
        .q_kind                 (packet_15_later_q_kind),
        .q_rod                  (packet_15_later_q_rod),
        .q_trimmed              (packet_15_later_q_trimmed),
        .q_ce                   (packet_15_later_q_ce),
        .q_retx                 (packet_15_later_q_retx),
        .q_ar                   (packet_15_later_q_ar),
        .q_syn                  (packet_15_later_q_syn),
        .q_psn                  (packet_15_later_q_psn),
        .q_clear_offset         (packet_15_later_q_clear_offset),
        .q_opaque               (packet_15_later_q_opaque),
        .q_payload              (packet_15_later_q_payload),
        .q_spdcid               (packet_15_later_q_spdcid),
        .q_dpdcid               (packet_15_later_q_dpdcid),
        .q_length               (packet_15_later_q_length),
        .q_size                 (packet_15_later_q_size),
        .q_entropy              (packet_15_later_q_entropy),
        .q_message_id           (packet_15_later_q_message_id),
        .q_job_id               (packet_15_later_q_job_id),
        .q_resources_ccc        (packet_15_later_q_resources_ccc),
        .q_resources_bitmap     (packet_15_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_15_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_15_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_15_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_15_later_q_resources_ses_msg),
        .q_resources_other      (packet_15_later_q_resources_other),
        .q_tss_method           (packet_15_later_q_tss_method),
        .q_tss_start_psn        (packet_15_later_q_tss_start_psn)
    );

    delay_w59_c1 found_16_later (
        .clk           (clk),
        .d_valid       (found_15_later_q_valid),
        .d_belonging   (found_15_later_q_belonging),
        .d_pends       (found_15_later_q_pends),
        .d_has_room    (found_15_later_q_has_room),
        .d_other_mode  (found_15_later_q_other_mode),
        .d_other_start (found_15_later_q_other_start),
        .d_failed      (found_15_later_q_failed),
        .d_return_busy (found_15_later_q_return_busy),
        .d_pdcid       (found_15_later_q_pdcid),
        .d_rod         (found_15_later_q_rod),
        .d_start_psn   (found_15_later_q_start_psn),
        .q_valid       (found_16_later_q_valid),
        .q_belonging   (found_16_later_q_belonging),
        .q_pends       (found_16_later_q_pends),
        .q_has_room    (found_16_later_q_has_room),
        .q_other_mode  (found_16_later_q_other_mode),
        .q_other_start (found_16_later_q_other_start),
        .q_failed      (found_16_later_q_failed),
        .q_return_busy (found_16_later_q_return_busy),
        .q_pdcid       (found_16_later_q_pdcid),
        .q_rod         (found_16_later_q_rod),
        .q_start_psn   (found_16_later_q_start_psn)
    );

    delay_w396_c1 packet_16_later (
        .clk                    (clk),
        .d_source               (packet_15_later_q_source),
        .d_local                (packet_15_later_q_local),
        .d_kind                 (packet_15_later_q_kind),
        .d_rod                  (packet_15_later_q_rod),
        .d_trimmed              (packet_15_later_q_trimmed),
        .d_ce                   (packet_15_later_q_ce),
        .d_retx                 (packet_15_later_q_retx),
        .d_ar                   (packet_15_later_q_ar),
        .d_syn                  (packet_15_later_q_syn),
        .d_psn                  (packet_15_later_q_psn),
        .d_clear_offset         (packet_15_later_q_clear_offset),
        .d_opaque               (packet_15_later_q_opaque),
        .d_payload              (packet_15_later_q_payload),
        .d_spdcid               (packet_15_later_q_spdcid),
        .d_dpdcid               (packet_15_later_q_dpdcid),
        .d_length               (packet_15_later_q_length),
        .d_size                 (packet_15_later_q_size),
        .d_entropy              (packet_15_later_q_entropy),
        .d_message_id           (packet_15_later_q_message_id),
        .d_job_id               (packet_15_later_q_job_id),
        .d_resources_ccc        (packet_15_later_q_resources_ccc),
        .d_resources_bitmap     (packet_15_later_q_resources_bitmap),
        .d_resources_pkt_buffer (packet_15_later_q_resources_pkt_buffer),
        .d_resources_gtd_del    (packet_15_later_q_resources_gtd_del),
        .d_resources_gtd_last   (packet_15_later_q_resources_gtd_last),
        .d_resources_ses_msg    (packet_15_later_q_resources_ses_msg),
        .d_resources_other      (packet_15_later_q_resources_other),
        .d_tss_method           (packet_15_later_q_tss_method),
        .d_tss_start_psn        (packet_15_later_q_tss_start_psn),
        .q_source               (packet_16_later_q_source),
        .q_local                (packet_16_later_q_local),
        .q_kind                 (packet_16_later_q_kind),
        .q_rod                  (packet_16_later_q_rod),
        .q_trimmed              (packet_16_later_q_trimmed),
        .q_ce                   (packet_16_later_q_ce),
        .q_retx                 (packet_16_later_q_retx),
        .q_ar                   (packet_16_later_q_ar),
        .q_syn                  (packet_16_later_q_syn),
        .q_psn                  (packet_16_later_q_psn),
        .q_clear_offset         (packet_16_later_q_clear_offset),
        .q_opaque               (packet_16_later_q_opaque),
        .q_payload              (packet_16_later_q_payload),
        .q_spdcid               (packet_16_later_q_spdcid),
        .q_dpdcid               (packet_16_later_q_dpdcid),
        .q_length               (packet_16_later_q_length),
        .q_size                 (packet_16_later_q_size),
        .q_entropy              (packet_16_later_q_entropy),
        .q_message_id           (packet_16_later_q_message_id),
        .q_job_id               (packet_16_later_q_job_id),
        .q_resources_ccc        (packet_16_later_q_resources_ccc),
        .q_resources_bitmap     (packet_16_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_16_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_16_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_16_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_16_later_q_resources_ses_msg),
        .q_resources_other      (packet_16_later_q_resources_other),
        .q_tss_method           (packet_16_later_q_tss_method),
        .q_tss_start_psn        (packet_16_later_q_tss_start_psn)
    );

    judge_n8_w128_aang judge (
        .clk                         (clk),
        .packet_kind                 (packet_15_later_q_kind),
        .packet_rod                  (packet_15_later_q_rod),
        .packet_trimmed              (packet_15_later_q_trimmed),
        .packet_syn                  (packet_15_later_q_syn),
        .packet_retx                 (packet_15_later_q_retx),
        .packet_dpdcid               (packet_15_later_q_dpdcid),
        .packet_clear_offset         (packet_15_later_q_clear_offset),
        .packet_resources_ccc        (packet_15_later_q_resources_ccc),
        .packet_resources_bitmap     (packet_15_later_q_resources_bitmap),
        .packet_resources_pkt_buffer (packet_15_later_q_resources_pkt_buffer),
        .packet_resources_gtd_del    (packet_15_later_q_resources_gtd_del),
        .packet_resources_gtd_last   (packet_15_later_q_resources_gtd_last),
        .packet_resources_ses_msg    (packet_15_later_q_resources_ses_msg),
        .packet_resources_other      (packet_15_later_q_resources_other),
        .found_valid                 (found_15_later_q_valid),
        .found_belonging             (found_15_later_q_belonging),
        .found_pends                 (found_15_later_q_pends),
        .found_has_room              (found_15_later_q_has_room),
        .found_other_mode            (found_15_later_q_other_mode),
        .found_other_start           (found_15_later_q_other_start),
        .found_failed                (found_15_later_q_failed),
        .found_return_busy           (found_15_later_q_return_busy),
        .found_pdcid                 (found_15_later_q_pdcid),
        .found_rod                   (found_15_later_q_rod),
        .found_start_psn             (found_15_later_q_start_psn),
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

    delay_w3_c5 arrives_for_later (
        .clk (clk),
        .d   (arrived_pdc),
        .q   (arrives_for_later_q)
    );

    ack_account_n8_w128 account (
        .clk                       (clk),
        .rst                       (rst),
        .enable                    (arrives_5),
        .pdc                       (arrives_for_later_q),
        .length                    (packet_15_later_q_length),
        .taken_accepted            (tracked_judgement == TRACKED_JUDGEMENT_ACCEPTED),
        .taken_fresh               (found_16_later_q_belonging == DIRECTORY_FOUND_BELONGING_OPENED),
        .taken_is_highest          (tracked_is_highest),
        .taken_urgent              (packet_16_later_q_ar || packet_16_later_q_syn || packet_16_later_q_retx),
        .taken_ar                  (packet_16_later_q_ar),
        .taken_ce                  (packet_16_later_q_ce),
        .taken_size                (packet_16_later_q_size & {14{packet_16_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST}}),
        .registers_ack_on_ecn      (registers_ack_on_ecn),
        .registers_ack_per_packet  (registers_ack_per_packet),
        .registers_ack_tail        (registers_ack_tail),
        .registers_ack_gen_trigger (registers_ack_gen_trigger),
        .registers_ack_gen_min_add (registers_ack_gen_min_add),
        .wanted                    (account_wanted),
        .bytes                     (account_bytes)
    );

    delay_w59_c1 found_17_later (
        .clk           (clk),
        .d_valid       (found_16_later_q_valid),
        .d_belonging   (found_16_later_q_belonging),
        .d_pends       (found_16_later_q_pends),
        .d_has_room    (found_16_later_q_has_room),
        .d_other_mode  (found_16_later_q_other_mode),
        .d_other_start (found_16_later_q_other_start),
        .d_failed      (found_16_later_q_failed),
        .d_return_busy (found_16_later_q_return_busy),
        .d_pdcid       (found_16_later_q_pdcid),
        .d_rod         (found_16_later_q_rod),
        .d_start_psn   (found_16_later_q_start_psn),
        .q_valid       (found_17_later_q_valid),
        .q_belonging   (found_17_later_q_belonging),
        .q_pends       (found_17_later_q_pends),
        .q_has_room    (found_17_later_q_has_room),
        .q_other_mode  (found_17_later_q_other_mode),
        .q_other_start (found_17_later_q_other_start),
        .q_failed      (found_17_later_q_failed),
        .q_return_busy (found_17_later_q_return_busy),
        .q_pdcid       (found_17_later_q_pdcid),
        .q_rod         (found_17_later_q_rod),
        .q_start_psn   (found_17_later_q_start_psn)
    );

    delay_w396_c1 packet_17_later (
        .clk                    (clk),
        .d_source               (packet_16_later_q_source),
        .d_local                (packet_16_later_q_local),
        .d_kind                 (packet_16_later_q_kind),
        .d_rod                  (packet_16_later_q_rod),
        .d_trimmed              (packet_16_later_q_trimmed),
        .d_ce                   (packet_16_later_q_ce),
        .d_retx                 (packet_16_later_q_retx),
        .d_ar                   (packet_16_later_q_ar),
        .d_syn                  (packet_16_later_q_syn),
        .d_psn                  (packet_16_later_q_psn),
        .d_clear_offset         (packet_16_later_q_clear_offset),
        .d_opaque               (packet_16_later_q_opaque),
        .d_payload              (packet_16_later_q_payload),
        .d_spdcid               (packet_16_later_q_spdcid),
        .d_dpdcid               (packet_16_later_q_dpdcid),
        .d_length               (packet_16_later_q_length),
        .d_size                 (packet_16_later_q_size),
        .d_entropy              (packet_16_later_q_entropy),
        .d_message_id           (packet_16_later_q_message_id),
        .d_job_id               (packet_16_later_q_job_id),
        .d_resources_ccc        (packet_16_later_q_resources_ccc),
        .d_resources_bitmap     (packet_16_later_q_resources_bitmap),
        .d_resources_pkt_buffer (packet_16_later_q_resources_pkt_buffer),
        .d_resources_gtd_del    (packet_16_later_q_resources_gtd_del),
        .d_resources_gtd_last   (packet_16_later_q_resources_gtd_last),
        .d_resources_ses_msg    (packet_16_later_q_resources_ses_msg),
        .d_resources_other      (packet_16_later_q_resources_other),
        .d_tss_method           (packet_16_later_q_tss_method),
        .d_tss_start_psn        (packet_16_later_q_tss_start_psn),
        .q_source               (packet_17_later_q_source),
        .q_local                (packet_17_later_q_local),
        .q_kind                 (packet_17_later_q_kind),
        .q_rod                  (packet_17_later_q_rod),
        .q_trimmed              (packet_17_later_q_trimmed),
        .q_ce                   (packet_17_later_q_ce),
        .q_retx                 (packet_17_later_q_retx),
        .q_ar                   (packet_17_later_q_ar),
        .q_syn                  (packet_17_later_q_syn),
        .q_psn                  (packet_17_later_q_psn),
        .q_clear_offset         (packet_17_later_q_clear_offset),
        .q_opaque               (packet_17_later_q_opaque),
        .q_payload              (packet_17_later_q_payload),
        .q_spdcid               (packet_17_later_q_spdcid),
        .q_dpdcid               (packet_17_later_q_dpdcid),
        .q_length               (packet_17_later_q_length),
        .q_size                 (packet_17_later_q_size),
        .q_entropy              (packet_17_later_q_entropy),
        .q_message_id           (packet_17_later_q_message_id),
        .q_job_id               (packet_17_later_q_job_id),
        .q_resources_ccc        (packet_17_later_q_resources_ccc),
        .q_resources_bitmap     (packet_17_later_q_resources_bitmap),
        .q_resources_pkt_buffer (packet_17_later_q_resources_pkt_buffer),
        .q_resources_gtd_del    (packet_17_later_q_resources_gtd_del),
        .q_resources_gtd_last   (packet_17_later_q_resources_gtd_last),
        .q_resources_ses_msg    (packet_17_later_q_resources_ses_msg),
        .q_resources_other      (packet_17_later_q_resources_other),
        .q_tss_method           (packet_17_later_q_tss_method),
        .q_tss_start_psn        (packet_17_later_q_tss_start_psn)
    );

    delay_w32_c1 expected_later (
        .clk (clk),
        .d   (tracked_expected),
        .q   (expected_later_q)
    );

    delay_w17_c17 time_later (
        .clk (clk),
        .d   (now),
        .q   (time_later_q)
    );

    always @* begin
        code = 8'd0;
        if (judge_verdict == JUDGE_VERDICT_NACK_TRIMMED) begin
            code = 8'd1;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_TRIMMED_LASTHOP) begin
            code = 8'd2;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_PDC_AVAIL) begin
            code = 8'd4;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_CCC_AVAIL) begin
            code = 8'd5;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_BITMAP) begin
            code = 8'd6;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_PKT_BUFFER) begin
            code = 8'd7;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_GTD_DEL_AVAIL) begin
            code = 8'd8;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_SES_MSG_AVAIL) begin
            code = 8'd9;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NO_RESOURCE) begin
            code = 8'd10;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW) begin
            code = 8'd11;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO) begin
            code = 8'd13;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_INV_DPDCID) begin
            code = 8'd14;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_PDC_HDR_MISMATCH) begin
            code = 8'd15;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_CLOSING) begin
            code = 8'd16;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_CLOSING_IN_ERR) begin
            code = 8'd17;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_PKT_NOT_RCVD) begin
            code = 8'd18;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_INVALID_SYN) begin
            code = 8'd21;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_PDC_MODE_MISMATCH) begin
            code = 8'd22;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN) begin
            code = 8'd23;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_RCVD_SES_PROCG) begin
            code = 8'd24;
        end
        if (judge_verdict == JUDGE_VERDICT_NACK_UNEXP_EVENT) begin
            code = 8'd25;
        end
    end

    always @* begin
        payload = 32'd0;
        if (probes) begin
            payload = packet_17_later_q_payload;
        end else if (judge_verdict == JUDGE_VERDICT_NACK_NEW_START_PSN) begin
            payload = found_17_later_q_start_psn;
        end else if (judge_verdict == JUDGE_VERDICT_NACK_ROD_OOO) begin
            payload = judge_is_gap ? expected_later_q : payload_difference;
        end
    end

    always @* begin
        about = ABOUT_NACK;
        if (completes) begin
            about = ABOUT_COMPLETE;
        end else if (again) begin
            about = ABOUT_AGAIN;
        end else if (stored) begin
            about = ABOUT_STORED;
        end else if (probes) begin
            about = ABOUT_PROBE;
        end else if (judge_verdict == JUDGE_VERDICT_NACK_PSN_OOR_WINDOW || lacks_guarantee) begin
            about = ABOUT_FOLLOWS;
        end
    end

    always @* begin
        op = OP_STOP;
        if (judge_state == JUDGE_STATE_PENDING) begin
            op = OP_NEW_PDC;
        end else if (judge_state == JUDGE_STATE_CLOSING) begin
            op = OP_LINGER;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            tracks_1 <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            valid_12 <= 1'b0;
            valid_13 <= 1'b0;
            valid_14 <= 1'b0;
            valid_15 <= 1'b0;
            valid_16 <= 1'b0;
            valid_17 <= 1'b0;
            valid_18 <= 1'b0;
        end else begin
            tracks_1 <= directory_found_valid && tracks_1_term;
            valid_1 <= request_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            valid_12 <= valid_11;
            valid_13 <= valid_12;
            valid_14 <= valid_13;
            valid_15 <= valid_14;
            valid_16 <= valid_15;
            valid_17 <= valid_16;
            valid_18 <= valid_17;
        end
    end

    always @(posedge clk) begin
        clear <= packet_7_later_q_kind == REQUEST_PAYLOAD_KIND_REQUEST ? clear_sum : packet_7_later_q_payload;
        arrived_valid <= 1'b0;
        arrived_pdc <= directory_found_pdcid[2:0];
        arrived_create <= directory_found_belonging == DIRECTORY_FOUND_BELONGING_OPENED;
        arrived_pends <= directory_found_pends;
        arrived_rod <= directory_found_rod;
        arrived_origin <= directory_found_start_psn - 32'd1;
        arrived_psn <= packet_8_later_q_psn;
        arrived_sequenced <= sequenced;
        arrived_closes <= packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_CLOSE_CMD;
        arrived_acceptable <= !lacks;
        arrived_oldest_only <= arrived_oldest_only_term;
        arrived_opens <= arrived_opens_term_2 && arrived_opens_term_3;
        arrived_clears <= whole && (packet_8_later_q_kind == REQUEST_PAYLOAD_KIND_CLEAR_CMD || arrived_clears_term_2);
        arrived_clear <= clear;
        arrived_failed <= directory_found_failed;
        arrived_return_busy <= directory_found_return_busy;
        arrives_1 <= tracks_1;
        arrives_2 <= arrives_1;
        arrives_3 <= arrives_2;
        arrives_4 <= arrives_3;
        arrives_5 <= arrives_4;
        shown_valid <= valid_17;
        shown_verdict <= judge_verdict;
        shown_request_clear <= judge_request_clear;
        delivered_valid <= valid_17_and_accepted && is_request;
        delivered_pdcid <= found_17_later_q_pdcid;
        delivered_psn <= packet_17_later_q_psn;
        delivered_rod <= found_17_later_q_rod;
        delivered_cookie_ack <= delivered_cookie_ack_term;
        delivered_cookie_ce <= packet_17_later_q_ce;
        delivered_cookie_retx <= packet_17_later_q_retx;
        delivered_cookie_entropy <= packet_17_later_q_entropy;
        delivered_cookie_time <= time_later_q;
        asked_valid <= valid_17 && (completes || again || stored || probes || refuses);
        asked_about <= about;
        asked_pdcid <= found_17_later_q_pdcid & {16{judge_tells_pdcid}};
        asked_psn <= packet_17_later_q_psn;
        asked_cookie_ack <= delivered_cookie_ack_term;
        asked_cookie_ce <= packet_17_later_q_ce;
        asked_cookie_retx <= packet_17_later_q_retx;
        asked_cookie_entropy <= packet_17_later_q_entropy;
        asked_cookie_time <= time_later_q;
        asked_destination <= packet_17_later_q_source;
        asked_local <= packet_17_later_q_local;
        asked_peer_pdcid <= packet_17_later_q_spdcid;
        asked_default_response <= is_ack_req || (is_request && packet_17_later_q_trimmed == REQUEST_PAYLOAD_TRIMMED_NONE);
        asked_message_id <= is_ack_req ? packet_17_later_q_payload[15:0] : packet_17_later_q_message_id;
        asked_job_id <= packet_17_later_q_job_id;
        asked_by_ack_req <= is_ack_req;
        asked_opaque <= packet_17_later_q_opaque;
        asked_payload <= payload;
        asked_nack_code <= code;
        routed_enable <= opens_new;
        routed_pdcid <= found_17_later_q_pdcid;
        routed_destination <= packet_17_later_q_source;
        routed_local <= packet_17_later_q_local;
        routed_peer_pdcid <= packet_17_later_q_spdcid;
        routed_rod <= found_17_later_q_rod;
        routed_start_psn <= found_17_later_q_start_psn;
        routed_pending <= found_17_later_q_pends;
        accounted_enable <= valid_17_and_accepted;
        accounted_pdcid <= found_17_later_q_pdcid;
        accounted_bytes <= account_bytes;
        timed_valid <= state_write_enable_term || state_write_enable_term_3 || (state_write_enable_term_2 && !opens_new);
        timed_pdcid <= found_17_later_q_pdcid;
        timed_op <= op;
    end

    assign arrival_valid = tracks_1;
    assign arrival_pdc = arrived_pdc;
    assign arrival_create = arrived_create;
    assign arrival_pends = arrived_pends;
    assign arrival_rod = arrived_rod;
    assign arrival_origin = arrived_origin;
    assign arrival_psn = arrived_psn;
    assign arrival_sequenced = arrived_sequenced;
    assign arrival_closes = arrived_closes;
    assign arrival_acceptable = arrived_acceptable;
    assign arrival_oldest_only = arrived_oldest_only;
    assign arrival_opens = arrived_opens;
    assign arrival_clears = arrived_clears;
    assign arrival_clear = arrived_clear;
    assign arrival_failed = arrived_failed;
    assign arrival_return_busy = arrived_return_busy;
    assign verdict_valid = valid_18;
    assign verdict_verdict = shown_verdict;
    assign verdict_request_clear = shown_request_clear;
    assign deliver_valid = delivered_valid;
    assign deliver_pdcid = delivered_pdcid;
    assign deliver_psn = delivered_psn;
    assign deliver_rod = delivered_rod;
    assign deliver_cookie_ack = delivered_cookie_ack;
    assign deliver_cookie_ce = delivered_cookie_ce;
    assign deliver_cookie_retx = delivered_cookie_retx;
    assign deliver_cookie_entropy = delivered_cookie_entropy;
    assign deliver_cookie_time = delivered_cookie_time;
    assign ask_valid = asked_valid;
    assign ask_about = asked_about;
    assign ask_pdcid = asked_pdcid;
    assign ask_psn = asked_psn;
    assign ask_cookie_ack = asked_cookie_ack;
    assign ask_cookie_ce = asked_cookie_ce;
    assign ask_cookie_retx = asked_cookie_retx;
    assign ask_cookie_entropy = asked_cookie_entropy;
    assign ask_cookie_time = asked_cookie_time;
    assign ask_destination = asked_destination;
    assign ask_local = asked_local;
    assign ask_peer_pdcid = asked_peer_pdcid;
    assign ask_default_response = asked_default_response;
    assign ask_message_id = asked_message_id;
    assign ask_job_id = asked_job_id;
    assign ask_by_ack_req = asked_by_ack_req;
    assign ask_opaque = asked_opaque;
    assign ask_payload = asked_payload;
    assign ask_nack_code = asked_nack_code;
    assign route_write_enable = routed_enable;
    assign route_write_pdcid = routed_pdcid;
    assign route_write_destination = routed_destination;
    assign route_write_local = routed_local;
    assign route_write_peer_pdcid = routed_peer_pdcid;
    assign route_write_rod = routed_rod;
    assign route_write_start_psn = routed_start_psn;
    assign route_write_pending = routed_pending;
    assign account_write_enable = accounted_enable;
    assign account_write_pdcid = accounted_pdcid;
    assign account_write_bytes = accounted_bytes;
    assign timer_valid = timed_valid;
    assign timer_pdcid = timed_pdcid;
    assign timer_op = timed_op;
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

    wire _unused_ok = &{1'b0, arrived_valid, found_17_later_q_valid, found_17_later_q_has_room, found_17_later_q_other_mode, found_17_later_q_other_start, found_17_later_q_failed, found_17_later_q_return_busy, packet_17_later_q_rod, packet_17_later_q_ar, packet_17_later_q_syn, packet_17_later_q_clear_offset, packet_17_later_q_dpdcid[15:12], packet_17_later_q_length, packet_17_later_q_size, packet_17_later_q_resources_ccc, packet_17_later_q_resources_bitmap, packet_17_later_q_resources_pkt_buffer, packet_17_later_q_resources_gtd_del, packet_17_later_q_resources_gtd_last, packet_17_later_q_resources_ses_msg, packet_17_later_q_resources_other, packet_17_later_q_tss_method, packet_17_later_q_tss_start_psn, shown_valid};

endmodule

`default_nettype wire
