// What comes of an event of the initiator.
`default_nettype none

module pds_initiator_conclusion_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        valid,
    input  wire  [4:0] worked_event_kind,
    input  wire  [2:0] worked_event_place,
    input  wire [31:0] worked_event_rel,
    input  wire [31:0] worked_event_cum,
    input  wire  [7:0] worked_event_record,
    input  wire [15:0] worked_event_pdcid,
    input  wire [15:0] worked_event_spdcid,
    input  wire  [3:0] worked_event_act,
    input  wire  [7:0] worked_event_code,
    input  wire        worked_event_for_packet,
    input  wire        worked_event_retx,
    input  wire        worked_event_m,
    input  wire        worked_event_asks_clear,
    input  wire        worked_event_asks_close,
    input  wire        worked_event_has_state,
    input  wire        worked_event_counts,
    input  wire  [7:0] worked_event_mpr,
    input  wire        worked_event_flag,
    input  wire  [4:0] worked_step_kind,
    input  wire  [2:0] worked_step_place,
    input  wire        worked_step_on,
    input  wire        worked_step_open,
    input  wire        worked_step_claimed,
    input  wire        worked_step_moved,
    input  wire        worked_step_restarted,
    input  wire        worked_step_ordered,
    input  wire        worked_step_roce,
    input  wire  [2:0] worked_step_state,
    input  wire [31:0] worked_step_start,
    input  wire [15:0] worked_step_peer,
    input  wire [31:0] worked_step_next,
    input  wire [31:0] worked_step_cum,
    input  wire [31:0] worked_step_oldest,
    input  wire        worked_step_above,
    input  wire [31:0] worked_step_tail_tail,
    input  wire [15:0] worked_step_tail_open,
    input  wire  [7:0] worked_step_range,
    input  wire        worked_step_sleek,
    input  wire        worked_step_keeps,
    input  wire        worked_step_hold,
    input  wire        worked_step_close_due,
    input  wire        worked_step_nears_end,
    input  wire        worked_step_exhausted,
    input  wire        worked_deed_sends,
    input  wire        worked_deed_retx,
    input  wire        worked_deed_counts,
    input  wire        worked_deed_asks,
    input  wire        worked_deed_marks,
    input  wire        worked_deed_unmarks,
    input  wire        worked_deed_leaves,
    input  wire  [3:0] worked_deed_kind,
    input  wire        worked_deed_loses,
    input  wire        worked_deed_timed,
    input  wire [31:0] worked_deed_sent_at,
    input  wire        worked_deed_arrives,
    input  wire        worked_deed_fails,
    input  wire        worked_deed_backs,
    input  wire        worked_deed_spurious,
    input  wire        worked_deed_held,
    input  wire        worked_deed_ignored,
    input  wire [15:0] worked_detail_opaque,
    input  wire [31:0] worked_detail_sack_base,
    input  wire [63:0] worked_detail_sack_bitmap,
    input  wire [15:0] worked_detail_ooo_count,
    input  wire        worked_detail_has_nscc,
    input  wire [15:0] worked_detail_service_time,
    input  wire        worked_detail_restore_cwnd,
    input  wire  [6:0] worked_detail_rcv_cwnd_pend,
    input  wire [23:0] worked_detail_rcvd_bytes,
    input  wire        worked_detail_has_credit,
    input  wire [23:0] worked_detail_credit,
    input  wire [15:0] worked_detail_entropy,
    input  wire        worked_detail_response_present,
    input  wire  [1:0] worked_detail_response_list,
    input  wire  [5:0] worked_detail_response_opcode,
    input  wire  [5:0] worked_detail_response_return_code,
    input  wire [15:0] worked_detail_response_message_id,
    input  wire [31:0] worked_detail_response_modified_length,
    input  wire  [1:0] worked_sent_kind,
    input  wire        worked_sent_last,
    input  wire [31:0] worked_sent_handle,
    input  wire [15:0] worked_sent_message,
    input  wire [13:0] worked_sent_length,
    input  wire [13:0] worked_sent_size,
    input  wire [15:0] worked_pdcid,
    input  wire  [2:0] worked_ccc,
    input  wire  [7:0] worked_record,
    input  wire [31:0] worked_now,
    input  wire        worked_narrow,
    input  wire        worked_urgent,
    input  wire        worked_answers,
    input  wire        worked_told_valid,
    input  wire  [3:0] worked_told_kind,
    input  wire [31:0] worked_told_bytes,
    input  wire        worked_marked,
    input  wire [15:0] worked_threshold,
    input  wire        worked_beyond,
    input  wire        worked_ignored_unknown_pdc,
    input  wire        worked_ignored_mismatch,
    input  wire        worked_ignored_ack_out_of_range,
    input  wire        worked_ignored_nack_out_of_range,
    input  wire        worked_ignored_nack_unexpected,
    input  wire        worked_unholds,
    input  wire  [1:0] worked_watched_packet,
    input  wire [15:0] worked_watched_probe_opaque,
    input  wire        worked_watched_answers_probe,
    input  wire [31:0] worked_watched_probe_sent,
    input  wire        worked_watched_stale,
    input  wire        worked_watched_loses,
    input  wire        worked_watched_closes,
    input  wire        registers_service_required,
    input  wire        registers_out_of_order,
    input  wire        registers_entropy,
    input  wire [31:0] registers_probe_tail,
    input  wire [15:0] picked_entropy,
    input  wire  [7:0] picked_ccc_id,
    input  wire [23:0] picked_credit_target,
    output reg         changed_enable,
    output reg   [2:0] changed_place,
    output reg         done_enable,
    output reg   [2:0] done_place,
    output reg         close_enable,
    output reg   [2:0] close_place,
    output reg         job_enable,
    output reg   [4:0] job_payload_kind,
    output reg   [2:0] job_payload_place,
    output reg  [31:0] job_payload_rel,
    output reg   [7:0] job_payload_code,
    output reg         wants_write_enable,
    output reg   [2:0] wants_write_place,
    output reg         wants_write_wants,
    output reg         outcome_valid,
    output reg   [2:0] outcome_place,
    output reg  [31:0] outcome_handle,
    output reg  [15:0] outcome_message,
    output reg   [1:0] outcome_kind,
    output reg         outcome_response_present,
    output reg   [1:0] outcome_response_list,
    output reg   [5:0] outcome_response_opcode,
    output reg   [5:0] outcome_response_return_code,
    output reg  [15:0] outcome_response_message_id,
    output reg  [31:0] outcome_response_modified_length,
    output reg   [7:0] outcome_code,
    output wire        pick_valid,
    output wire  [2:0] pick_ccc,
    output wire  [2:0] pick_place,
    output wire [13:0] pick_size,
    output wire        pick_ordered,
    output wire        left,
    output wire  [2:0] emitted_place,
    output wire  [2:0] emitted_kind,
    output wire        emitted_rod,
    output wire        emitted_retx,
    output wire        emitted_ar,
    output wire        emitted_syn,
    output wire [31:0] emitted_psn,
    output wire [15:0] emitted_clear_offset,
    output wire [15:0] emitted_opaque,
    output wire [31:0] emitted_payload,
    output wire [15:0] emitted_spdcid,
    output wire [15:0] emitted_dpdcid,
    output wire [15:0] emitted_picked_entropy,
    output wire  [7:0] emitted_picked_ccc_id,
    output wire [23:0] emitted_picked_credit_target,
    output wire [31:0] emitted_handle,
    output wire [15:0] emitted_message,
    output wire [13:0] emitted_length,
    output wire [13:0] emitted_size,
    output wire        departed_enable,
    output wire  [7:0] departed_record,
    output wire [15:0] departed_entropy,
    output wire [31:0] departed_sent_at,
    output wire        arrived_enable,
    output wire  [2:0] arrived_place,
    output wire  [7:0] arrived_record,
    output wire        congestion_valid,
    output wire  [2:0] congestion_ccc,
    output wire  [3:0] congestion_kind,
    output wire [31:0] congestion_bytes,
    output wire [15:0] congestion_entropy,
    output wire        congestion_ecn,
    output wire        congestion_rtt_valid,
    output wire [31:0] congestion_rtt,
    output wire [15:0] congestion_out_of_order,
    output wire        congestion_has_nscc,
    output wire  [6:0] congestion_rcv_cwnd_pend,
    output wire        congestion_restore_cwnd,
    output wire        congestion_has_credit,
    output wire [23:0] congestion_credit,
    output wire [31:0] congestion_now,
    output reg         counts_ignored_unknown_pdc,
    output reg         counts_ignored_mismatch,
    output reg         counts_ignored_ack_out_of_range,
    output reg         counts_ignored_nack_out_of_range,
    output reg         counts_ignored_nack_unexpected,
    output reg         counts_sack_out_of_range,
    output reg         counts_probe_stale,
    output reg         counts_duplicate_ack,
    output reg         counts_spurious,
    output reg         counts_held_timeout,
    output reg         counts_nack_again,
    output reg         counts_retransmitted,
    output reg         counts_ack_req_sent,
    output reg         counts_probe_sent,
    output reg         counts_clear_sent,
    output reg         counts_lost_trim,
    output reg         counts_lost_nack,
    output reg         counts_lost_timeout,
    output reg         counts_lost_tail,
    output reg         counts_lost_entropy,
    output reg         counts_recoveries
);

    localparam [2:0] KIND_REQUEST                    = 3'd0;
    localparam [2:0] KIND_NOOP                       = 3'd1;
    localparam [2:0] KIND_NEGOTIATION                = 3'd2;
    localparam [2:0] KIND_CLOSE_CMD                  = 3'd3;
    localparam [2:0] KIND_ACK_REQ                    = 3'd4;
    localparam [2:0] KIND_CLEAR_CMD                  = 3'd5;
    localparam [2:0] KIND_PROBE                      = 3'd6;
    localparam [4:0] JOB_KIND_OPEN                   = 5'd1;
    localparam [4:0] JOB_KIND_ACK                    = 5'd2;
    localparam [4:0] JOB_KIND_NACK                   = 5'd3;
    localparam [4:0] JOB_KIND_CREDIT                 = 5'd6;
    localparam [4:0] JOB_KIND_TIMER                  = 5'd10;
    localparam [4:0] JOB_KIND_FAIL                   = 5'd12;
    localparam [4:0] JOB_KIND_BACK                   = 5'd13;
    localparam [4:0] JOB_KIND_RECOVER                = 5'd14;
    localparam [4:0] JOB_KIND_LOSE                   = 5'd15;
    localparam [4:0] JOB_KIND_CLOSE                  = 5'd16;
    localparam [4:0] JOB_KIND_OVERTAKEN              = 5'd19;
    localparam [1:0] OUTCOME_KIND_RESPONSE           = 2'd0;
    localparam [1:0] OUTCOME_KIND_DEFAULT_OK         = 2'd1;
    localparam [3:0] WORKED_EVENT_ACT_TRIM           = 4'd5;
    localparam [3:0] WORKED_EVENT_ACT_TRIM_LAST_HOP  = 4'd6;
    localparam [1:0] WORKED_SENT_KIND_REQUEST        = 2'd0;
    localparam [1:0] WORKED_SENT_KIND_NOOP           = 2'd1;
    localparam [1:0] WORKED_SENT_KIND_NEGOTIATION    = 2'd2;
    localparam [1:0] WORKED_SENT_KIND_CLOSE_CMD      = 2'd3;
    localparam [2:0] WORKED_STEP_STATE_CLOSED        = 3'd0;
    localparam [2:0] WORKED_STEP_STATE_CREATING      = 3'd1;
    localparam [2:0] WORKED_STEP_STATE_ERROR         = 3'd5;
    localparam [1:0] WORKED_WATCHED_PACKET_PROBE     = 2'd1;
    localparam [1:0] WORKED_WATCHED_PACKET_CLEAR_CMD = 2'd2;

    reg         valid_1;
    reg         valid_2;
    reg  [31:0] took;
    reg  [31:0] service;
    reg         is_timed;
    reg  [31:0] psn;
    reg  [31:0] told_psn;
    reg  [31:0] clear_offset;
    reg         is_empty;
    wire        watched_packet_1_later_q_probe;
    wire        watched_packet_1_later_q_clear;
    wire [15:0] watched_packet_1_later_q_opaque;
    wire  [4:0] step_1_later_q_kind;
    wire  [2:0] step_1_later_q_place;
    wire        step_1_later_q_on;
    wire        step_1_later_q_open;
    wire        step_1_later_q_claimed;
    wire        step_1_later_q_moved;
    wire        step_1_later_q_restarted;
    wire        step_1_later_q_ordered;
    wire        step_1_later_q_roce;
    wire  [2:0] step_1_later_q_state;
    wire [31:0] step_1_later_q_start;
    wire [15:0] step_1_later_q_peer;
    wire [31:0] step_1_later_q_next;
    wire [31:0] step_1_later_q_cum;
    wire [31:0] step_1_later_q_oldest;
    wire        step_1_later_q_above;
    wire [31:0] step_1_later_q_tail_tail;
    wire [15:0] step_1_later_q_tail_open;
    wire  [7:0] step_1_later_q_range;
    wire        step_1_later_q_sleek;
    wire        step_1_later_q_keeps;
    wire        step_1_later_q_hold;
    wire        step_1_later_q_close_due;
    wire        step_1_later_q_nears_end;
    wire        step_1_later_q_exhausted;
    wire  [4:0] event_1_later_q_kind;
    wire  [2:0] event_1_later_q_place;
    wire [31:0] event_1_later_q_rel;
    wire [31:0] event_1_later_q_cum;
    wire  [7:0] event_1_later_q_record;
    wire [15:0] event_1_later_q_pdcid;
    wire [15:0] event_1_later_q_spdcid;
    wire  [3:0] event_1_later_q_act;
    wire  [7:0] event_1_later_q_code;
    wire        event_1_later_q_for_packet;
    wire        event_1_later_q_retx;
    wire        event_1_later_q_m;
    wire        event_1_later_q_asks_clear;
    wire        event_1_later_q_asks_close;
    wire        event_1_later_q_has_state;
    wire        event_1_later_q_counts;
    wire  [7:0] event_1_later_q_mpr;
    wire        event_1_later_q_flag;
    wire        deed_1_later_q_sends;
    wire        deed_1_later_q_retx;
    wire        deed_1_later_q_counts;
    wire        deed_1_later_q_asks;
    wire        deed_1_later_q_marks;
    wire        deed_1_later_q_unmarks;
    wire        deed_1_later_q_leaves;
    wire  [3:0] deed_1_later_q_kind;
    wire        deed_1_later_q_loses;
    wire        deed_1_later_q_timed;
    wire [31:0] deed_1_later_q_sent_at;
    wire        deed_1_later_q_arrives;
    wire        deed_1_later_q_fails;
    wire        deed_1_later_q_backs;
    wire        deed_1_later_q_spurious;
    wire        deed_1_later_q_held;
    wire        deed_1_later_q_ignored;
    wire  [1:0] sent_1_later_q_kind;
    wire        sent_1_later_q_last;
    wire [31:0] sent_1_later_q_handle;
    wire [15:0] sent_1_later_q_message;
    wire [13:0] sent_1_later_q_length;
    wire [13:0] sent_1_later_q_size;
    wire        narrow_1_later_q;
    wire        urgent_1_later_q;
    reg  [31:0] rtt;
    reg         timed_2;
    reg   [2:0] kind;
    wire [15:0] pdcid_1_later_q;
    reg   [2:0] packet_place;
    reg   [2:0] packet_kind;
    reg         packet_rod;
    reg         packet_retx;
    reg         packet_ar;
    reg         packet_syn;
    reg  [31:0] packet_psn;
    reg  [15:0] packet_clear_offset;
    reg  [15:0] packet_opaque;
    reg  [31:0] packet_payload;
    reg  [15:0] packet_spdcid;
    reg  [15:0] packet_dpdcid;
    reg  [15:0] packet_picked_entropy;
    reg   [7:0] packet_picked_ccc_id;
    reg  [23:0] packet_picked_credit_target;
    reg  [31:0] packet_handle;
    reg  [15:0] packet_message;
    reg  [13:0] packet_length;
    reg  [13:0] packet_size;
    reg         leaves_2;
    wire [15:0] detail_2_later_q_opaque;
    wire [31:0] detail_2_later_q_sack_base;
    wire [63:0] detail_2_later_q_sack_bitmap;
    wire [15:0] detail_2_later_q_ooo_count;
    wire        detail_2_later_q_has_nscc;
    wire [15:0] detail_2_later_q_service_time;
    wire        detail_2_later_q_restore_cwnd;
    wire  [6:0] detail_2_later_q_rcv_cwnd_pend;
    wire [23:0] detail_2_later_q_rcvd_bytes;
    wire        detail_2_later_q_has_credit;
    wire [23:0] detail_2_later_q_credit;
    wire [15:0] detail_2_later_q_entropy;
    wire        detail_2_later_q_response_present;
    wire  [1:0] detail_2_later_q_response_list;
    wire  [5:0] detail_2_later_q_response_opcode;
    wire  [5:0] detail_2_later_q_response_return_code;
    wire [15:0] detail_2_later_q_response_message_id;
    wire [31:0] detail_2_later_q_response_modified_length;
    wire        account_2_later_q_valid;
    wire  [3:0] account_2_later_q_kind;
    wire [31:0] account_2_later_q_bytes;
    wire  [4:0] event_2_later_q_kind;
    wire  [2:0] event_2_later_q_place;
    wire [31:0] event_2_later_q_rel;
    wire [31:0] event_2_later_q_cum;
    wire  [7:0] event_2_later_q_record;
    wire [15:0] event_2_later_q_pdcid;
    wire [15:0] event_2_later_q_spdcid;
    wire  [3:0] event_2_later_q_act;
    wire  [7:0] event_2_later_q_code;
    wire        event_2_later_q_for_packet;
    wire        event_2_later_q_retx;
    wire        event_2_later_q_m;
    wire        event_2_later_q_asks_clear;
    wire        event_2_later_q_asks_close;
    wire        event_2_later_q_has_state;
    wire        event_2_later_q_counts;
    wire  [7:0] event_2_later_q_mpr;
    wire        event_2_later_q_flag;
    wire  [2:0] ccc_2_later_q;
    wire  [4:0] step_2_later_q_kind;
    wire  [2:0] step_2_later_q_place;
    wire        step_2_later_q_on;
    wire        step_2_later_q_open;
    wire        step_2_later_q_claimed;
    wire        step_2_later_q_moved;
    wire        step_2_later_q_restarted;
    wire        step_2_later_q_ordered;
    wire        step_2_later_q_roce;
    wire  [2:0] step_2_later_q_state;
    wire [31:0] step_2_later_q_start;
    wire [15:0] step_2_later_q_peer;
    wire [31:0] step_2_later_q_next;
    wire [31:0] step_2_later_q_cum;
    wire [31:0] step_2_later_q_oldest;
    wire        step_2_later_q_above;
    wire [31:0] step_2_later_q_tail_tail;
    wire [15:0] step_2_later_q_tail_open;
    wire  [7:0] step_2_later_q_range;
    wire        step_2_later_q_sleek;
    wire        step_2_later_q_keeps;
    wire        step_2_later_q_hold;
    wire        step_2_later_q_close_due;
    wire        step_2_later_q_nears_end;
    wire        step_2_later_q_exhausted;
    wire        deed_2_later_q_sends;
    wire        deed_2_later_q_retx;
    wire        deed_2_later_q_counts;
    wire        deed_2_later_q_asks;
    wire        deed_2_later_q_marks;
    wire        deed_2_later_q_unmarks;
    wire        deed_2_later_q_leaves;
    wire  [3:0] deed_2_later_q_kind;
    wire        deed_2_later_q_loses;
    wire        deed_2_later_q_timed;
    wire [31:0] deed_2_later_q_sent_at;
    wire        deed_2_later_q_arrives;
    wire        deed_2_later_q_fails;
    wire        deed_2_later_q_backs;
    wire        deed_2_later_q_spurious;
    wire        deed_2_later_q_held;
    wire        deed_2_later_q_ignored;
    wire        answers_2_later_q;
    wire  [7:0] record_2_later_q;
    wire [31:0] now_2_later_q;
    wire        departure_pick_valid;
    wire  [2:0] departure_pick_ccc;
    wire  [2:0] departure_pick_place;
    wire [13:0] departure_pick_size;
    wire        departure_pick_ordered;
    wire        departure_left;
    wire  [2:0] departure_emitted_place;
    wire  [2:0] departure_emitted_kind;
    wire        departure_emitted_rod;
    wire        departure_emitted_retx;
    wire        departure_emitted_ar;
    wire        departure_emitted_syn;
    wire [31:0] departure_emitted_psn;
    wire [15:0] departure_emitted_clear_offset;
    wire [15:0] departure_emitted_opaque;
    wire [31:0] departure_emitted_payload;
    wire [15:0] departure_emitted_spdcid;
    wire [15:0] departure_emitted_dpdcid;
    wire [15:0] departure_emitted_picked_entropy;
    wire  [7:0] departure_emitted_picked_ccc_id;
    wire [23:0] departure_emitted_picked_credit_target;
    wire [31:0] departure_emitted_handle;
    wire [15:0] departure_emitted_message;
    wire [13:0] departure_emitted_length;
    wire [13:0] departure_emitted_size;
    wire        departure_told_valid;
    wire  [2:0] departure_told_ccc;
    wire  [3:0] departure_told_kind;
    wire [31:0] departure_told_bytes;
    wire [15:0] departure_told_entropy;
    wire        departure_told_ecn;
    wire        departure_told_rtt_valid;
    wire [31:0] departure_told_rtt;
    wire [15:0] departure_told_out_of_order;
    wire        departure_told_has_nscc;
    wire  [6:0] departure_told_rcv_cwnd_pend;
    wire        departure_told_restore_cwnd;
    wire        departure_told_has_credit;
    wire [23:0] departure_told_credit;
    wire [31:0] departure_told_now;
    wire        departure_departed_enable;
    wire  [7:0] departure_departed_record;
    wire [15:0] departure_departed_entropy;
    wire [31:0] departure_departed_sent_at;
    wire        departure_arrived_enable;
    wire  [2:0] departure_arrived_place;
    wire  [7:0] departure_arrived_record;
    wire [15:0] threshold_2_later_q;
    wire        answers_probe_2_later_q;
    wire        marked_2_later_q;
    wire        loses_2_later_q;
    wire        closes_2_later_q;
    reg   [4:0] job_kind;
    wire        narrow_2_later_q;
    wire  [1:0] sent_2_later_q_kind;
    wire        sent_2_later_q_last;
    wire [31:0] sent_2_later_q_handle;
    wire [15:0] sent_2_later_q_message;
    wire [13:0] sent_2_later_q_length;
    wire [13:0] sent_2_later_q_size;
    wire        unholds_2_later_q;
    wire        ignored_2_later_q_unknown_pdc;
    wire        ignored_2_later_q_mismatch;
    wire        ignored_2_later_q_ack_out_of_range;
    wire        ignored_2_later_q_nack_out_of_range;
    wire        ignored_2_later_q_nack_unexpected;
    wire        beyond_2_later_q;
    wire        stale_2_later_q;
    wire        probe_2_later_q;
    wire        clear_2_later_q;

    wire [31:0] clear_psn = worked_step_oldest - 32'd1;
    wire        is_rtt = timed_2 && !rtt[31] && (|rtt);
    wire        leaves_term = deed_1_later_q_sends || deed_1_later_q_asks || watched_packet_1_later_q_probe;
    wire        leaves = (leaves_term || watched_packet_1_later_q_clear) && valid_1;
    wire        is_data = deed_1_later_q_sends;
    wire        is_request = is_data && sent_1_later_q_kind == WORKED_SENT_KIND_REQUEST;
    wire        syn = step_1_later_q_state == WORKED_STEP_STATE_CREATING;
    wire        is_own = is_data || deed_1_later_q_asks;
    wire        wants = sent_1_later_q_last || is_empty || narrow_1_later_q || urgent_1_later_q;
    wire        is_ack_2 = step_2_later_q_kind == JOB_KIND_ACK && step_2_later_q_on;
    wire        may_recover_term = step_2_later_q_next != step_2_later_q_cum;
    wire        may_recover = is_ack_2 && !step_2_later_q_ordered && may_recover_term;
    wire        is_fast_term = answers_probe_2_later_q && (registers_out_of_order || registers_entropy) && is_rtt;
    wire        is_fast = is_fast_term && rtt < registers_probe_tail;
    wire        is_many_term = registers_out_of_order && !(&detail_2_later_q_ooo_count);
    wire        is_many_term_2 = is_many_term && detail_2_later_q_ooo_count >= threshold_2_later_q;
    wire        is_many = is_many_term_2 && !(step_2_later_q_sleek || marked_2_later_q);
    wire        recovers = may_recover && (is_fast || is_many);
    wire        fails = deed_2_later_q_fails || step_2_later_q_exhausted;
    wire [31:0] took_choice = worked_watched_answers_probe ? worked_watched_probe_sent : worked_deed_sent_at;
    wire [31:0] service_word = {11'd0, worked_detail_service_time, 5'd0};
    wire [31:0] service_sum = service_word + {13'd0, worked_detail_service_time, 3'd0};
    wire        service_term = worked_detail_has_nscc && !(&worked_detail_service_time);
    wire        is_timed_term = worked_watched_answers_probe || worked_deed_timed;
    wire [31:0] told_psn_choice = worked_watched_packet == WORKED_WATCHED_PACKET_PROBE ? worked_step_cum : clear_psn;
    wire        packet_ar_term = is_data && (deed_1_later_q_retx || !is_request || wants);
    wire [31:0] packet_payload_and = sent_1_later_q_handle & {32{sent_1_later_q_kind == WORKED_SENT_KIND_NEGOTIATION}};
    wire [31:0] packet_payload_choice = is_data ? packet_payload_and : told_psn;
    wire        job_enable_term = fails || deed_2_later_q_backs || recovers || loses_2_later_q;
    wire        wants_write_wants_term = step_2_later_q_state == WORKED_STEP_STATE_CLOSED || step_2_later_q_state == WORKED_STEP_STATE_ERROR;
    wire        wants_write_wants_term_2 = step_2_later_q_tail_tail != step_2_later_q_next && !narrow_2_later_q;
    wire        changed_enable_term = step_2_later_q_kind == JOB_KIND_ACK || step_2_later_q_kind == JOB_KIND_NACK;
    wire        changed_enable_term_2 = changed_enable_term || step_2_later_q_kind == JOB_KIND_TIMER;
    wire        changed_enable_term_3 = changed_enable_term_2 || step_2_later_q_kind == JOB_KIND_LOSE;
    wire        changed_enable_term_4 = step_2_later_q_on && (changed_enable_term_3 || step_2_later_q_kind == JOB_KIND_OVERTAKEN);
    wire        changed_enable_term_5 = step_2_later_q_kind == JOB_KIND_OPEN || step_2_later_q_kind == JOB_KIND_BACK;
    wire        changed_enable_term_6 = changed_enable_term_4 || changed_enable_term_5 || step_2_later_q_kind == JOB_KIND_RECOVER;
    wire        done_enable_term = is_ack_2 && (step_2_later_q_moved || answers_2_later_q);
    wire        counts_lost_trim_term = valid_2 && deed_2_later_q_loses && step_2_later_q_kind == JOB_KIND_NACK;
    wire        counts_lost_trim_term_2 = event_2_later_q_act == WORKED_EVENT_ACT_TRIM || event_2_later_q_act == WORKED_EVENT_ACT_TRIM_LAST_HOP;
    wire        counts_lost_timeout_term = valid_2 && deed_2_later_q_leaves;

    delay_w18_c1 watched_packet_1_later (
        .clk      (clk),
        .d_probe  (worked_watched_packet == WORKED_WATCHED_PACKET_PROBE),
        .d_clear  (worked_watched_packet == WORKED_WATCHED_PACKET_CLEAR_CMD),
        .d_opaque (worked_watched_probe_opaque),
        .q_probe  (watched_packet_1_later_q_probe),
        .q_clear  (watched_packet_1_later_q_clear),
        .q_opaque (watched_packet_1_later_q_opaque)
    );

    delay_w225_c1 step_1_later (
        .clk         (clk),
        .d_kind      (worked_step_kind),
        .d_place     (worked_step_place),
        .d_on        (worked_step_on),
        .d_open      (worked_step_open),
        .d_claimed   (worked_step_claimed),
        .d_moved     (worked_step_moved),
        .d_restarted (worked_step_restarted),
        .d_ordered   (worked_step_ordered),
        .d_roce      (worked_step_roce),
        .d_state     (worked_step_state),
        .d_start     (worked_step_start),
        .d_peer      (worked_step_peer),
        .d_next      (worked_step_next),
        .d_cum       (worked_step_cum),
        .d_oldest    (worked_step_oldest),
        .d_above     (worked_step_above),
        .d_tail_tail (worked_step_tail_tail),
        .d_tail_open (worked_step_tail_open),
        .d_range     (worked_step_range),
        .d_sleek     (worked_step_sleek),
        .d_keeps     (worked_step_keeps),
        .d_hold      (worked_step_hold),
        .d_close_due (worked_step_close_due),
        .d_nears_end (worked_step_nears_end),
        .d_exhausted (worked_step_exhausted),
        .q_kind      (step_1_later_q_kind),
        .q_place     (step_1_later_q_place),
        .q_on        (step_1_later_q_on),
        .q_open      (step_1_later_q_open),
        .q_claimed   (step_1_later_q_claimed),
        .q_moved     (step_1_later_q_moved),
        .q_restarted (step_1_later_q_restarted),
        .q_ordered   (step_1_later_q_ordered),
        .q_roce      (step_1_later_q_roce),
        .q_state     (step_1_later_q_state),
        .q_start     (step_1_later_q_start),
        .q_peer      (step_1_later_q_peer),
        .q_next      (step_1_later_q_next),
        .q_cum       (step_1_later_q_cum),
        .q_oldest    (step_1_later_q_oldest),
        .q_above     (step_1_later_q_above),
        .q_tail_tail (step_1_later_q_tail_tail),
        .q_tail_open (step_1_later_q_tail_open),
        .q_range     (step_1_later_q_range),
        .q_sleek     (step_1_later_q_sleek),
        .q_keeps     (step_1_later_q_keeps),
        .q_hold      (step_1_later_q_hold),
        .q_close_due (step_1_later_q_close_due),
        .q_nears_end (step_1_later_q_nears_end),
        .q_exhausted (step_1_later_q_exhausted)
    );

    delay_w140_c1 event_1_later (
        .clk          (clk),
        .d_kind       (worked_event_kind),
        .d_place      (worked_event_place),
        .d_rel        (worked_event_rel),
        .d_cum        (worked_event_cum),
        .d_record     (worked_event_record),
        .d_pdcid      (worked_event_pdcid),
        .d_spdcid     (worked_event_spdcid),
        .d_act        (worked_event_act),
        .d_code       (worked_event_code),
        .d_for_packet (worked_event_for_packet),
        .d_retx       (worked_event_retx),
        .d_m          (worked_event_m),
        .d_asks_clear (worked_event_asks_clear),
        .d_asks_close (worked_event_asks_close),
        .d_has_state  (worked_event_has_state),
        .d_counts     (worked_event_counts),
        .d_mpr        (worked_event_mpr),
        .d_flag       (worked_event_flag),
        .q_kind       (event_1_later_q_kind),
        .q_place      (event_1_later_q_place),
        .q_rel        (event_1_later_q_rel),
        .q_cum        (event_1_later_q_cum),
        .q_record     (event_1_later_q_record),
        .q_pdcid      (event_1_later_q_pdcid),
        .q_spdcid     (event_1_later_q_spdcid),
        .q_act        (event_1_later_q_act),
        .q_code       (event_1_later_q_code),
        .q_for_packet (event_1_later_q_for_packet),
        .q_retx       (event_1_later_q_retx),
        .q_m          (event_1_later_q_m),
        .q_asks_clear (event_1_later_q_asks_clear),
        .q_asks_close (event_1_later_q_asks_close),
        .q_has_state  (event_1_later_q_has_state),
        .q_counts     (event_1_later_q_counts),
        .q_mpr        (event_1_later_q_mpr),
        .q_flag       (event_1_later_q_flag)
    );

    delay_w51_c1 deed_1_later (
        .clk        (clk),
        .d_sends    (worked_deed_sends),
        .d_retx     (worked_deed_retx),
        .d_counts   (worked_deed_counts),
        .d_asks     (worked_deed_asks),
        .d_marks    (worked_deed_marks),
        .d_unmarks  (worked_deed_unmarks),
        .d_leaves   (worked_deed_leaves),
        .d_kind     (worked_deed_kind),
        .d_loses    (worked_deed_loses),
        .d_timed    (worked_deed_timed),
        .d_sent_at  (worked_deed_sent_at),
        .d_arrives  (worked_deed_arrives),
        .d_fails    (worked_deed_fails),
        .d_backs    (worked_deed_backs),
        .d_spurious (worked_deed_spurious),
        .d_held     (worked_deed_held),
        .d_ignored  (worked_deed_ignored),
        .q_sends    (deed_1_later_q_sends),
        .q_retx     (deed_1_later_q_retx),
        .q_counts   (deed_1_later_q_counts),
        .q_asks     (deed_1_later_q_asks),
        .q_marks    (deed_1_later_q_marks),
        .q_unmarks  (deed_1_later_q_unmarks),
        .q_leaves   (deed_1_later_q_leaves),
        .q_kind     (deed_1_later_q_kind),
        .q_loses    (deed_1_later_q_loses),
        .q_timed    (deed_1_later_q_timed),
        .q_sent_at  (deed_1_later_q_sent_at),
        .q_arrives  (deed_1_later_q_arrives),
        .q_fails    (deed_1_later_q_fails),
        .q_backs    (deed_1_later_q_backs),
        .q_spurious (deed_1_later_q_spurious),
        .q_held     (deed_1_later_q_held),
        .q_ignored  (deed_1_later_q_ignored)
    );

    delay_w79_c1 sent_1_later (
        .clk       (clk),
        .d_kind    (worked_sent_kind),
        .d_last    (worked_sent_last),
        .d_handle  (worked_sent_handle),
        .d_message (worked_sent_message),
        .d_length  (worked_sent_length),
        .d_size    (worked_sent_size),
        .q_kind    (sent_1_later_q_kind),
        .q_last    (sent_1_later_q_last),
        .q_handle  (sent_1_later_q_handle),
        .q_message (sent_1_later_q_message),
        .q_length  (sent_1_later_q_length),
        .q_size    (sent_1_later_q_size)
    );

    delay_w1_c1 narrow_1_later (
        .clk (clk),
        .d   (worked_narrow),
        .q   (narrow_1_later_q)
    );

    delay_w1_c1 urgent_1_later (
        .clk (clk),
        .d   (worked_urgent),
        .q   (urgent_1_later_q)
    );

    delay_w16_c1 pdcid_1_later (
        .clk (clk),
        .d   (worked_pdcid),
        .q   (pdcid_1_later_q)
    );

    delay_w281_c2 detail_2_later (
        .clk                        (clk),
        .d_opaque                   (worked_detail_opaque),
        .d_sack_base                (worked_detail_sack_base),
        .d_sack_bitmap              (worked_detail_sack_bitmap),
        .d_ooo_count                (worked_detail_ooo_count),
        .d_has_nscc                 (worked_detail_has_nscc),
        .d_service_time             (worked_detail_service_time),
        .d_restore_cwnd             (worked_detail_restore_cwnd),
        .d_rcv_cwnd_pend            (worked_detail_rcv_cwnd_pend),
        .d_rcvd_bytes               (worked_detail_rcvd_bytes),
        .d_has_credit               (worked_detail_has_credit),
        .d_credit                   (worked_detail_credit),
        .d_entropy                  (worked_detail_entropy),
        .d_response_present         (worked_detail_response_present),
        .d_response_list            (worked_detail_response_list),
        .d_response_opcode          (worked_detail_response_opcode),
        .d_response_return_code     (worked_detail_response_return_code),
        .d_response_message_id      (worked_detail_response_message_id),
        .d_response_modified_length (worked_detail_response_modified_length),
        .q_opaque                   (detail_2_later_q_opaque),
        .q_sack_base                (detail_2_later_q_sack_base),
        .q_sack_bitmap              (detail_2_later_q_sack_bitmap),
        .q_ooo_count                (detail_2_later_q_ooo_count),
        .q_has_nscc                 (detail_2_later_q_has_nscc),
        .q_service_time             (detail_2_later_q_service_time),
        .q_restore_cwnd             (detail_2_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_2_later_q_rcv_cwnd_pend),
        .q_rcvd_bytes               (detail_2_later_q_rcvd_bytes),
        .q_has_credit               (detail_2_later_q_has_credit),
        .q_credit                   (detail_2_later_q_credit),
        .q_entropy                  (detail_2_later_q_entropy),
        .q_response_present         (detail_2_later_q_response_present),
        .q_response_list            (detail_2_later_q_response_list),
        .q_response_opcode          (detail_2_later_q_response_opcode),
        .q_response_return_code     (detail_2_later_q_response_return_code),
        .q_response_message_id      (detail_2_later_q_response_message_id),
        .q_response_modified_length (detail_2_later_q_response_modified_length)
    );

    delay_w37_c2 account_2_later (
        .clk     (clk),
        .d_valid (worked_told_valid),
        .d_kind  (worked_told_kind),
        .d_bytes (worked_told_bytes),
        .q_valid (account_2_later_q_valid),
        .q_kind  (account_2_later_q_kind),
        .q_bytes (account_2_later_q_bytes)
    );

    delay_w140_c1 event_2_later (
        .clk          (clk),
        .d_kind       (event_1_later_q_kind),
        .d_place      (event_1_later_q_place),
        .d_rel        (event_1_later_q_rel),
        .d_cum        (event_1_later_q_cum),
        .d_record     (event_1_later_q_record),
        .d_pdcid      (event_1_later_q_pdcid),
        .d_spdcid     (event_1_later_q_spdcid),
        .d_act        (event_1_later_q_act),
        .d_code       (event_1_later_q_code),
        .d_for_packet (event_1_later_q_for_packet),
        .d_retx       (event_1_later_q_retx),
        .d_m          (event_1_later_q_m),
        .d_asks_clear (event_1_later_q_asks_clear),
        .d_asks_close (event_1_later_q_asks_close),
        .d_has_state  (event_1_later_q_has_state),
        .d_counts     (event_1_later_q_counts),
        .d_mpr        (event_1_later_q_mpr),
        .d_flag       (event_1_later_q_flag),
        .q_kind       (event_2_later_q_kind),
        .q_place      (event_2_later_q_place),
        .q_rel        (event_2_later_q_rel),
        .q_cum        (event_2_later_q_cum),
        .q_record     (event_2_later_q_record),
        .q_pdcid      (event_2_later_q_pdcid),
        .q_spdcid     (event_2_later_q_spdcid),
        .q_act        (event_2_later_q_act),
        .q_code       (event_2_later_q_code),
        .q_for_packet (event_2_later_q_for_packet),
        .q_retx       (event_2_later_q_retx),
        .q_m          (event_2_later_q_m),
        .q_asks_clear (event_2_later_q_asks_clear),
        .q_asks_close (event_2_later_q_asks_close),
        .q_has_state  (event_2_later_q_has_state),
        .q_counts     (event_2_later_q_counts),
        .q_mpr        (event_2_later_q_mpr),
        .q_flag       (event_2_later_q_flag)
    );

    delay_w3_c2 ccc_2_later (
        .clk (clk),
        .d   (worked_ccc),
        .q   (ccc_2_later_q)
    );

    delay_w225_c1 step_2_later (
        .clk         (clk),
        .d_kind      (step_1_later_q_kind),
        .d_place     (step_1_later_q_place),
        .d_on        (step_1_later_q_on),
        .d_open      (step_1_later_q_open),
        .d_claimed   (step_1_later_q_claimed),
        .d_moved     (step_1_later_q_moved),
        .d_restarted (step_1_later_q_restarted),
        .d_ordered   (step_1_later_q_ordered),
        .d_roce      (step_1_later_q_roce),
        .d_state     (step_1_later_q_state),
        .d_start     (step_1_later_q_start),
        .d_peer      (step_1_later_q_peer),
        .d_next      (step_1_later_q_next),
        .d_cum       (step_1_later_q_cum),
        .d_oldest    (step_1_later_q_oldest),
        .d_above     (step_1_later_q_above),
        .d_tail_tail (step_1_later_q_tail_tail),
        .d_tail_open (step_1_later_q_tail_open),
        .d_range     (step_1_later_q_range),
        .d_sleek     (step_1_later_q_sleek),
        .d_keeps     (step_1_later_q_keeps),
        .d_hold      (step_1_later_q_hold),
        .d_close_due (step_1_later_q_close_due),
        .d_nears_end (step_1_later_q_nears_end),
        .d_exhausted (step_1_later_q_exhausted),
        .q_kind      (step_2_later_q_kind),
        .q_place     (step_2_later_q_place),
        .q_on        (step_2_later_q_on),
        .q_open      (step_2_later_q_open),
        .q_claimed   (step_2_later_q_claimed),
        .q_moved     (step_2_later_q_moved),
        .q_restarted (step_2_later_q_restarted),
        .q_ordered   (step_2_later_q_ordered),
        .q_roce      (step_2_later_q_roce),
        .q_state     (step_2_later_q_state),
        .q_start     (step_2_later_q_start),
        .q_peer      (step_2_later_q_peer),
        .q_next      (step_2_later_q_next),
        .q_cum       (step_2_later_q_cum),
        .q_oldest    (step_2_later_q_oldest),
        .q_above     (step_2_later_q_above),
        .q_tail_tail (step_2_later_q_tail_tail),
        .q_tail_open (step_2_later_q_tail_open),
        .q_range     (step_2_later_q_range),
        .q_sleek     (step_2_later_q_sleek),
        .q_keeps     (step_2_later_q_keeps),
        .q_hold      (step_2_later_q_hold),
        .q_close_due (step_2_later_q_close_due),
        .q_nears_end (step_2_later_q_nears_end),
        .q_exhausted (step_2_later_q_exhausted)
    );

    delay_w51_c1 deed_2_later (
        .clk        (clk),
        .d_sends    (deed_1_later_q_sends),
        .d_retx     (deed_1_later_q_retx),
        .d_counts   (deed_1_later_q_counts),
        .d_asks     (deed_1_later_q_asks),
        .d_marks    (deed_1_later_q_marks),
        .d_unmarks  (deed_1_later_q_unmarks),
        .d_leaves   (deed_1_later_q_leaves),
        .d_kind     (deed_1_later_q_kind),
        .d_loses    (deed_1_later_q_loses),
        .d_timed    (deed_1_later_q_timed),
        .d_sent_at  (deed_1_later_q_sent_at),
        .d_arrives  (deed_1_later_q_arrives),
        .d_fails    (deed_1_later_q_fails),
        .d_backs    (deed_1_later_q_backs),
        .d_spurious (deed_1_later_q_spurious),
        .d_held     (deed_1_later_q_held),
        .d_ignored  (deed_1_later_q_ignored),
        .q_sends    (deed_2_later_q_sends),
        .q_retx     (deed_2_later_q_retx),
        .q_counts   (deed_2_later_q_counts),
        .q_asks     (deed_2_later_q_asks),
        .q_marks    (deed_2_later_q_marks),
        .q_unmarks  (deed_2_later_q_unmarks),
        .q_leaves   (deed_2_later_q_leaves),
        .q_kind     (deed_2_later_q_kind),
        .q_loses    (deed_2_later_q_loses),
        .q_timed    (deed_2_later_q_timed),
        .q_sent_at  (deed_2_later_q_sent_at),
        .q_arrives  (deed_2_later_q_arrives),
        .q_fails    (deed_2_later_q_fails),
        .q_backs    (deed_2_later_q_backs),
        .q_spurious (deed_2_later_q_spurious),
        .q_held     (deed_2_later_q_held),
        .q_ignored  (deed_2_later_q_ignored)
    );

    delay_w1_c2 answers_2_later (
        .clk (clk),
        .d   (worked_answers),
        .q   (answers_2_later_q)
    );

    delay_w8_c2 record_2_later (
        .clk (clk),
        .d   (worked_record),
        .q   (record_2_later_q)
    );

    delay_w32_c2 now_2_later (
        .clk (clk),
        .d   (worked_now),
        .q   (now_2_later_q)
    );

    pds_initiator_departure_n8_w128_p256 departure (
        .clk                          (clk),
        .rst                          (rst),
        .leaves                       (leaves_2),
        .packet_place                 (packet_place),
        .packet_kind                  (packet_kind),
        .packet_rod                   (packet_rod),
        .packet_retx                  (packet_retx),
        .packet_ar                    (packet_ar),
        .packet_syn                   (packet_syn),
        .packet_psn                   (packet_psn),
        .packet_clear_offset          (packet_clear_offset),
        .packet_opaque                (packet_opaque),
        .packet_payload               (packet_payload),
        .packet_spdcid                (packet_spdcid),
        .packet_dpdcid                (packet_dpdcid),
        .packet_picked_entropy        (packet_picked_entropy),
        .packet_picked_ccc_id         (packet_picked_ccc_id),
        .packet_picked_credit_target  (packet_picked_credit_target),
        .packet_handle                (packet_handle),
        .packet_message               (packet_message),
        .packet_length                (packet_length),
        .packet_size                  (packet_size),
        .keeps                        (step_2_later_q_keeps),
        .ccc                          (ccc_2_later_q),
        .record                       (record_2_later_q),
        .is_record                    (deed_2_later_q_sends),
        .arrives                      (valid_2 && deed_2_later_q_arrives),
        .congestion_valid             (account_2_later_q_valid && valid_2),
        .congestion_ccc               (ccc_2_later_q),
        .congestion_kind              (account_2_later_q_kind),
        .congestion_bytes             (account_2_later_q_bytes),
        .congestion_entropy           (detail_2_later_q_entropy),
        .congestion_ecn               (event_2_later_q_m && (is_ack_2 || step_2_later_q_kind == JOB_KIND_NACK)),
        .congestion_rtt_valid         (is_rtt && is_ack_2),
        .congestion_rtt               (rtt),
        .congestion_out_of_order      (detail_2_later_q_ooo_count | {16{!is_ack_2}}),
        .congestion_has_nscc          (detail_2_later_q_has_nscc && is_ack_2),
        .congestion_rcv_cwnd_pend     (detail_2_later_q_rcv_cwnd_pend),
        .congestion_restore_cwnd      (detail_2_later_q_restore_cwnd),
        .congestion_has_credit        (detail_2_later_q_has_credit && (is_ack_2 || step_2_later_q_kind == JOB_KIND_CREDIT)),
        .congestion_credit            (detail_2_later_q_credit),
        .congestion_now               (now_2_later_q),
        .picked_entropy               (picked_entropy),
        .picked_ccc_id                (picked_ccc_id),
        .picked_credit_target         (picked_credit_target),
        .pick_valid                   (departure_pick_valid),
        .pick_ccc                     (departure_pick_ccc),
        .pick_place                   (departure_pick_place),
        .pick_size                    (departure_pick_size),
        .pick_ordered                 (departure_pick_ordered),
        .left                         (departure_left),
        .emitted_place                (departure_emitted_place),
        .emitted_kind                 (departure_emitted_kind),
        .emitted_rod                  (departure_emitted_rod),
        .emitted_retx                 (departure_emitted_retx),
        .emitted_ar                   (departure_emitted_ar),
        .emitted_syn                  (departure_emitted_syn),
        .emitted_psn                  (departure_emitted_psn),
        .emitted_clear_offset         (departure_emitted_clear_offset),
        .emitted_opaque               (departure_emitted_opaque),
        .emitted_payload              (departure_emitted_payload),
        .emitted_spdcid               (departure_emitted_spdcid),
        .emitted_dpdcid               (departure_emitted_dpdcid),
        .emitted_picked_entropy       (departure_emitted_picked_entropy),
        .emitted_picked_ccc_id        (departure_emitted_picked_ccc_id),
        .emitted_picked_credit_target (departure_emitted_picked_credit_target),
        .emitted_handle               (departure_emitted_handle),
        .emitted_message              (departure_emitted_message),
        .emitted_length               (departure_emitted_length),
        .emitted_size                 (departure_emitted_size),
        .told_valid                   (departure_told_valid),
        .told_ccc                     (departure_told_ccc),
        .told_kind                    (departure_told_kind),
        .told_bytes                   (departure_told_bytes),
        .told_entropy                 (departure_told_entropy),
        .told_ecn                     (departure_told_ecn),
        .told_rtt_valid               (departure_told_rtt_valid),
        .told_rtt                     (departure_told_rtt),
        .told_out_of_order            (departure_told_out_of_order),
        .told_has_nscc                (departure_told_has_nscc),
        .told_rcv_cwnd_pend           (departure_told_rcv_cwnd_pend),
        .told_restore_cwnd            (departure_told_restore_cwnd),
        .told_has_credit              (departure_told_has_credit),
        .told_credit                  (departure_told_credit),
        .told_now                     (departure_told_now),
        .departed_enable              (departure_departed_enable),
        .departed_record              (departure_departed_record),
        .departed_entropy             (departure_departed_entropy),
        .departed_sent_at             (departure_departed_sent_at),
        .arrived_enable               (departure_arrived_enable),
        .arrived_place                (departure_arrived_place),
        .arrived_record               (departure_arrived_record)
    );

    delay_w16_c2 threshold_2_later (
        .clk (clk),
        .d   (worked_threshold),
        .q   (threshold_2_later_q)
    );

    delay_w1_c2 answers_probe_2_later (
        .clk (clk),
        .d   (worked_watched_answers_probe),
        .q   (answers_probe_2_later_q)
    );

    delay_w1_c2 marked_2_later (
        .clk (clk),
        .d   (worked_marked),
        .q   (marked_2_later_q)
    );

    delay_w1_c2 loses_2_later (
        .clk (clk),
        .d   (worked_watched_loses),
        .q   (loses_2_later_q)
    );

    delay_w1_c2 closes_2_later (
        .clk (clk),
        .d   (worked_watched_closes),
        .q   (closes_2_later_q)
    );

    delay_w1_c1 narrow_2_later (
        .clk (clk),
        .d   (narrow_1_later_q),
        .q   (narrow_2_later_q)
    );

    delay_w79_c1 sent_2_later (
        .clk       (clk),
        .d_kind    (sent_1_later_q_kind),
        .d_last    (sent_1_later_q_last),
        .d_handle  (sent_1_later_q_handle),
        .d_message (sent_1_later_q_message),
        .d_length  (sent_1_later_q_length),
        .d_size    (sent_1_later_q_size),
        .q_kind    (sent_2_later_q_kind),
        .q_last    (sent_2_later_q_last),
        .q_handle  (sent_2_later_q_handle),
        .q_message (sent_2_later_q_message),
        .q_length  (sent_2_later_q_length),
        .q_size    (sent_2_later_q_size)
    );

    delay_w1_c2 unholds_2_later (
        .clk (clk),
        .d   (worked_unholds),
        .q   (unholds_2_later_q)
    );

    delay_w5_c2 ignored_2_later (
        .clk                 (clk),
        .d_unknown_pdc       (worked_ignored_unknown_pdc),
        .d_mismatch          (worked_ignored_mismatch),
        .d_ack_out_of_range  (worked_ignored_ack_out_of_range),
        .d_nack_out_of_range (worked_ignored_nack_out_of_range),
        .d_nack_unexpected   (worked_ignored_nack_unexpected),
        .q_unknown_pdc       (ignored_2_later_q_unknown_pdc),
        .q_mismatch          (ignored_2_later_q_mismatch),
        .q_ack_out_of_range  (ignored_2_later_q_ack_out_of_range),
        .q_nack_out_of_range (ignored_2_later_q_nack_out_of_range),
        .q_nack_unexpected   (ignored_2_later_q_nack_unexpected)
    );

    delay_w1_c2 beyond_2_later (
        .clk (clk),
        .d   (worked_beyond),
        .q   (beyond_2_later_q)
    );

    delay_w1_c2 stale_2_later (
        .clk (clk),
        .d   (worked_watched_stale),
        .q   (stale_2_later_q)
    );

    delay_w1_c1 probe_2_later (
        .clk (clk),
        .d   (watched_packet_1_later_q_probe),
        .q   (probe_2_later_q)
    );

    delay_w1_c1 clear_2_later (
        .clk (clk),
        .d   (watched_packet_1_later_q_clear),
        .q   (clear_2_later_q)
    );

    always @* begin
        kind = KIND_REQUEST;
        case (sent_1_later_q_kind)
            WORKED_SENT_KIND_NOOP: begin
                kind = KIND_NOOP;
            end
            WORKED_SENT_KIND_NEGOTIATION: begin
                kind = KIND_NEGOTIATION;
            end
            WORKED_SENT_KIND_CLOSE_CMD: begin
                kind = KIND_CLOSE_CMD;
            end
            default: begin end
        endcase
        if (deed_1_later_q_asks) begin
            kind = KIND_ACK_REQ;
        end else if (watched_packet_1_later_q_probe) begin
            kind = KIND_PROBE;
        end else if (watched_packet_1_later_q_clear) begin
            kind = KIND_CLEAR_CMD;
        end
    end

    always @* begin
        job_kind = JOB_KIND_FAIL;
        if (fails) begin
        end else if (deed_2_later_q_backs) begin
            job_kind = JOB_KIND_BACK;
        end else if (recovers) begin
            job_kind = JOB_KIND_RECOVER;
        end else if (loses_2_later_q) begin
            job_kind = JOB_KIND_LOSE;
        end else begin
            job_kind = JOB_KIND_CLOSE;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            leaves_2 <= 1'b0;
            job_enable <= 1'b0;
            wants_write_enable <= 1'b0;
            outcome_valid <= 1'b0;
            changed_enable <= 1'b0;
            done_enable <= 1'b0;
            close_enable <= 1'b0;
        end else begin
            valid_1 <= valid;
            valid_2 <= valid_1;
            leaves_2 <= leaves;
            job_enable <= valid_2 && (job_enable_term || closes_2_later_q || step_2_later_q_nears_end);
            wants_write_enable <= valid_2;
            outcome_valid <= valid_2 && answers_2_later_q && sent_2_later_q_kind != WORKED_SENT_KIND_CLOSE_CMD;
            changed_enable <= valid_2 && (changed_enable_term_6 || unholds_2_later_q || step_2_later_q_restarted);
            done_enable <= valid_2 && (done_enable_term || step_2_later_q_state == WORKED_STEP_STATE_ERROR);
            close_enable <= valid_2 && step_2_later_q_close_due;
        end
    end

    always @(posedge clk) begin
        took <= worked_now - took_choice;
        service <= service_sum & {32{service_term}};
        is_timed <= is_timed_term && (!registers_service_required || service_term);
        psn <= worked_step_start + worked_event_rel;
        told_psn <= worked_step_start + told_psn_choice;
        clear_offset <= clear_psn - worked_event_rel;
        is_empty <= worked_event_rel + 32'd1 == worked_step_tail_tail;
        rtt <= took - service;
        timed_2 <= is_timed;
        packet_place <= step_1_later_q_place;
        packet_kind <= kind;
        packet_rod <= step_1_later_q_ordered;
        packet_retx <= is_data && deed_1_later_q_retx;
        packet_ar <= watched_packet_1_later_q_probe || packet_ar_term;
        packet_syn <= syn;
        packet_psn <= psn & {32{is_own}};
        packet_clear_offset <= clear_offset[15:0] & {16{is_request}};
        packet_opaque <= watched_packet_1_later_q_opaque & {16{watched_packet_1_later_q_probe}};
        packet_payload <= deed_1_later_q_asks ? {16'd0, sent_1_later_q_message} : packet_payload_choice;
        packet_spdcid <= pdcid_1_later_q;
        packet_dpdcid <= syn ? {4'd0, event_1_later_q_rel[11:0]} : step_1_later_q_peer;
        packet_picked_entropy <= 16'd0;
        packet_picked_ccc_id <= 8'd0;
        packet_picked_credit_target <= 24'd0;
        packet_handle <= sent_1_later_q_handle;
        packet_message <= sent_1_later_q_message;
        packet_length <= sent_1_later_q_length & {14{is_data}};
        packet_size <= sent_1_later_q_size & {14{is_data}};
        job_payload_kind <= job_kind;
        job_payload_place <= step_2_later_q_place;
        job_payload_rel <= loses_2_later_q ? step_2_later_q_next - 32'd1 : event_2_later_q_rel;
        job_payload_code <= deed_2_later_q_fails ? 8'd240 : 8'd242;
        wants_write_place <= step_2_later_q_place;
        wants_write_wants <= !(wants_write_wants_term || step_2_later_q_hold) && (marked_2_later_q || wants_write_wants_term_2);
        outcome_place <= step_2_later_q_place;
        outcome_handle <= sent_2_later_q_handle;
        outcome_message <= sent_2_later_q_message;
        outcome_kind <= OUTCOME_KIND_RESPONSE;
        outcome_response_present <= detail_2_later_q_response_present;
        outcome_response_list <= detail_2_later_q_response_list;
        outcome_response_opcode <= detail_2_later_q_response_opcode;
        outcome_response_return_code <= detail_2_later_q_response_return_code;
        outcome_response_message_id <= detail_2_later_q_response_message_id;
        outcome_response_modified_length <= detail_2_later_q_response_modified_length;
        outcome_code <= 8'd0;
        if (!detail_2_later_q_response_present) begin
            outcome_kind <= OUTCOME_KIND_DEFAULT_OK;
        end
        changed_place <= step_2_later_q_place;
        done_place <= step_2_later_q_place;
        close_place <= step_2_later_q_place;
        counts_ignored_unknown_pdc <= valid_2 && ignored_2_later_q_unknown_pdc;
        counts_ignored_mismatch <= valid_2 && ignored_2_later_q_mismatch;
        counts_ignored_ack_out_of_range <= valid_2 && ignored_2_later_q_ack_out_of_range;
        counts_ignored_nack_out_of_range <= valid_2 && ignored_2_later_q_nack_out_of_range;
        counts_ignored_nack_unexpected <= valid_2 && ignored_2_later_q_nack_unexpected;
        counts_sack_out_of_range <= valid_2 && beyond_2_later_q;
        counts_probe_stale <= valid_2 && stale_2_later_q;
        counts_duplicate_ack <= valid_2 && is_ack_2 && event_2_later_q_for_packet && !answers_2_later_q;
        counts_spurious <= valid_2 && deed_2_later_q_spurious;
        counts_held_timeout <= valid_2 && deed_2_later_q_held;
        counts_nack_again <= valid_2 && deed_2_later_q_ignored;
        counts_retransmitted <= valid_2 && deed_2_later_q_sends && deed_2_later_q_retx;
        counts_ack_req_sent <= valid_2 && deed_2_later_q_asks;
        counts_probe_sent <= leaves_2 && probe_2_later_q;
        counts_clear_sent <= leaves_2 && clear_2_later_q;
        counts_lost_trim <= counts_lost_trim_term && counts_lost_trim_term_2;
        counts_lost_nack <= counts_lost_trim_term && !counts_lost_trim_term_2;
        counts_lost_timeout <= counts_lost_timeout_term && step_2_later_q_kind == JOB_KIND_TIMER;
        counts_lost_tail <= counts_lost_timeout_term && step_2_later_q_kind == JOB_KIND_LOSE;
        counts_lost_entropy <= counts_lost_timeout_term && step_2_later_q_kind == JOB_KIND_OVERTAKEN;
        counts_recoveries <= valid_2 && recovers;
    end

    assign pick_valid = departure_pick_valid;
    assign pick_ccc = departure_pick_ccc;
    assign pick_place = departure_pick_place;
    assign pick_size = departure_pick_size;
    assign pick_ordered = departure_pick_ordered;
    assign left = departure_left;
    assign emitted_place = departure_emitted_place;
    assign emitted_kind = departure_emitted_kind;
    assign emitted_rod = departure_emitted_rod;
    assign emitted_retx = departure_emitted_retx;
    assign emitted_ar = departure_emitted_ar;
    assign emitted_syn = departure_emitted_syn;
    assign emitted_psn = departure_emitted_psn;
    assign emitted_clear_offset = departure_emitted_clear_offset;
    assign emitted_opaque = departure_emitted_opaque;
    assign emitted_payload = departure_emitted_payload;
    assign emitted_spdcid = departure_emitted_spdcid;
    assign emitted_dpdcid = departure_emitted_dpdcid;
    assign emitted_picked_entropy = departure_emitted_picked_entropy;
    assign emitted_picked_ccc_id = departure_emitted_picked_ccc_id;
    assign emitted_picked_credit_target = departure_emitted_picked_credit_target;
    assign emitted_handle = departure_emitted_handle;
    assign emitted_message = departure_emitted_message;
    assign emitted_length = departure_emitted_length;
    assign emitted_size = departure_emitted_size;
    assign departed_enable = departure_departed_enable;
    assign departed_record = departure_departed_record;
    assign departed_entropy = departure_departed_entropy;
    assign departed_sent_at = departure_departed_sent_at;
    assign arrived_enable = departure_arrived_enable;
    assign arrived_place = departure_arrived_place;
    assign arrived_record = departure_arrived_record;
    assign congestion_valid = departure_told_valid;
    assign congestion_ccc = departure_told_ccc;
    assign congestion_kind = departure_told_kind;
    assign congestion_bytes = departure_told_bytes;
    assign congestion_entropy = departure_told_entropy;
    assign congestion_ecn = departure_told_ecn;
    assign congestion_rtt_valid = departure_told_rtt_valid;
    assign congestion_rtt = departure_told_rtt;
    assign congestion_out_of_order = departure_told_out_of_order;
    assign congestion_has_nscc = departure_told_has_nscc;
    assign congestion_rcv_cwnd_pend = departure_told_rcv_cwnd_pend;
    assign congestion_restore_cwnd = departure_told_restore_cwnd;
    assign congestion_has_credit = departure_told_has_credit;
    assign congestion_credit = departure_told_credit;
    assign congestion_now = departure_told_now;

    wire _unused_ok = &{1'b0, clear_offset[31:16], detail_2_later_q_opaque, detail_2_later_q_sack_base, detail_2_later_q_sack_bitmap, detail_2_later_q_service_time, detail_2_later_q_rcvd_bytes, event_2_later_q_kind, event_2_later_q_place, event_2_later_q_cum, event_2_later_q_record, event_2_later_q_pdcid, event_2_later_q_spdcid, event_2_later_q_code, event_2_later_q_retx, event_2_later_q_asks_clear, event_2_later_q_asks_close, event_2_later_q_has_state, event_2_later_q_counts, event_2_later_q_mpr, event_2_later_q_flag, step_2_later_q_open, step_2_later_q_claimed, step_2_later_q_roce, step_2_later_q_start, step_2_later_q_peer, step_2_later_q_oldest, step_2_later_q_above, step_2_later_q_tail_open, step_2_later_q_range, deed_2_later_q_counts, deed_2_later_q_marks, deed_2_later_q_unmarks, deed_2_later_q_kind, deed_2_later_q_timed, deed_2_later_q_sent_at, sent_2_later_q_last, sent_2_later_q_length, sent_2_later_q_size};

`ifdef FORMAL
    always @(posedge clk) if (!rst) clear_offset_is_short: assert (!(valid_1 && is_request) || (&clear_offset[31:7]));
`endif

endmodule

`default_nettype wire
