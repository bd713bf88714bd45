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
    input  wire        worked_effect_sends,
    input  wire        worked_effect_retx,
    input  wire        worked_effect_counts,
    input  wire        worked_effect_asks,
    input  wire        worked_effect_marks,
    input  wire        worked_effect_unmarks,
    input  wire        worked_effect_leaves,
    input  wire  [3:0] worked_effect_kind,
    input  wire        worked_effect_loses,
    input  wire        worked_effect_timed,
    input  wire [31:0] worked_effect_sent_at,
    input  wire        worked_effect_arrives,
    input  wire        worked_effect_fails,
    input  wire        worked_effect_backs,
    input  wire        worked_effect_spurious,
    input  wire        worked_effect_held,
    input  wire        worked_effect_ignored,
    input  wire [15:0] worked_detail_opaque,
    input  wire [15:0] worked_detail_ooo_count,
    input  wire        worked_detail_has_nscc,
    input  wire [15:0] worked_detail_service_time,
    input  wire        worked_detail_restore_cwnd,
    input  wire  [6:0] worked_detail_rcv_cwnd_pend,
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
    localparam [1:0] OUTCOME_KIND_RESPONSE           = 2'd0;
    localparam [1:0] OUTCOME_KIND_DEFAULT_OK         = 2'd1;
    localparam [3:0] EVENT_FORM_ACT_TRIM             = 4'd5;
    localparam [3:0] EVENT_FORM_ACT_TRIM_LAST_HOP    = 4'd6;
    localparam [4:0] STEP_FORM_KIND_OPEN             = 5'd1;
    localparam [4:0] STEP_FORM_KIND_ACK              = 5'd2;
    localparam [4:0] STEP_FORM_KIND_NACK             = 5'd3;
    localparam [4:0] STEP_FORM_KIND_CREDIT           = 5'd6;
    localparam [4:0] STEP_FORM_KIND_TIMER            = 5'd10;
    localparam [4:0] STEP_FORM_KIND_FAIL             = 5'd12;
    localparam [4:0] STEP_FORM_KIND_BACK             = 5'd13;
    localparam [4:0] STEP_FORM_KIND_RECOVER          = 5'd14;
    localparam [4:0] STEP_FORM_KIND_LOSE             = 5'd15;
    localparam [4:0] STEP_FORM_KIND_OVERTAKEN        = 5'd19;
    localparam [1:0] SENT_FORM_KIND_REQUEST          = 2'd0;
    localparam [1:0] SENT_FORM_KIND_NOOP             = 2'd1;
    localparam [1:0] SENT_FORM_KIND_NEGOTIATION      = 2'd2;
    localparam [1:0] SENT_FORM_KIND_CLOSE_CMD        = 2'd3;
    localparam [2:0] STEP_FORM_STATE_CLOSED          = 3'd0;
    localparam [2:0] STEP_FORM_STATE_CREATING        = 3'd1;
    localparam [2:0] STEP_FORM_STATE_ERROR           = 3'd5;
    localparam [1:0] WORKED_WATCHED_PACKET_PROBE     = 2'd1;
    localparam [1:0] WORKED_WATCHED_PACKET_CLEAR_CMD = 2'd2;

    reg         valid_form;
    reg   [4:0] event_form_kind;
    reg   [2:0] event_form_place;
    reg  [31:0] event_form_rel;
    reg  [31:0] event_form_cum;
    reg   [7:0] event_form_record;
    reg   [3:0] event_form_act;
    reg   [7:0] event_form_code;
    reg         event_form_for_packet;
    reg         event_form_retx;
    reg         event_form_m;
    reg         event_form_asks_clear;
    reg         event_form_asks_close;
    reg         event_form_has_state;
    reg         event_form_counts;
    reg   [7:0] event_form_mpr;
    reg         event_form_flag;
    reg   [4:0] step_form_kind;
    reg   [2:0] step_form_place;
    reg         step_form_on;
    reg         step_form_open;
    reg         step_form_claimed;
    reg         step_form_moved;
    reg         step_form_restarted;
    reg         step_form_ordered;
    reg         step_form_roce;
    reg   [2:0] step_form_state;
    reg  [31:0] step_form_start;
    reg  [15:0] step_form_peer;
    reg  [31:0] step_form_next;
    reg  [31:0] step_form_cum;
    reg  [31:0] step_form_oldest;
    reg         step_form_above;
    reg  [31:0] step_form_tail_tail;
    reg  [15:0] step_form_tail_open;
    reg   [7:0] step_form_range;
    reg         step_form_sleek;
    reg         step_form_keeps;
    reg         step_form_hold;
    reg         step_form_close_due;
    reg         step_form_nears_end;
    reg         step_form_exhausted;
    reg         effect_form_sends;
    reg         effect_form_retx;
    reg         effect_form_counts;
    reg         effect_form_asks;
    reg         effect_form_marks;
    reg         effect_form_unmarks;
    reg         effect_form_leaves;
    reg   [3:0] effect_form_kind;
    reg         effect_form_loses;
    reg         effect_form_timed;
    reg  [31:0] effect_form_sent_at;
    reg         effect_form_arrives;
    reg         effect_form_fails;
    reg         effect_form_backs;
    reg         effect_form_spurious;
    reg         effect_form_held;
    reg         effect_form_ignored;
    reg   [1:0] sent_form_kind;
    reg         sent_form_last;
    reg  [31:0] sent_form_handle;
    reg  [15:0] sent_form_message;
    reg  [13:0] sent_form_length;
    reg  [13:0] sent_form_size;
    reg         probes_form;
    reg         clears_form;
    reg  [31:0] psn_form;
    reg  [31:0] clear_offset_form;
    reg   [2:0] kind;
    reg         is_empty_form;
    reg         narrow_form;
    reg         urgent_form;
    reg  [31:0] took_form;
    reg  [31:0] service_form;
    reg  [15:0] probe_opaque_form;
    reg  [31:0] told_psn_form;
    reg  [15:0] pdcid_form;
    reg   [4:0] event_tell_kind;
    reg   [2:0] event_tell_place;
    reg  [31:0] event_tell_rel;
    reg  [31:0] event_tell_cum;
    reg   [7:0] event_tell_record;
    reg   [3:0] event_tell_act;
    reg   [7:0] event_tell_code;
    reg         event_tell_for_packet;
    reg         event_tell_retx;
    reg         event_tell_m;
    reg         event_tell_asks_clear;
    reg         event_tell_asks_close;
    reg         event_tell_has_state;
    reg         event_tell_counts;
    reg   [7:0] event_tell_mpr;
    reg         event_tell_flag;
    reg   [4:0] step_tell_kind;
    reg   [2:0] step_tell_place;
    reg         step_tell_on;
    reg         step_tell_open;
    reg         step_tell_claimed;
    reg         step_tell_moved;
    reg         step_tell_restarted;
    reg         step_tell_ordered;
    reg         step_tell_roce;
    reg   [2:0] step_tell_state;
    reg  [31:0] step_tell_start;
    reg  [15:0] step_tell_peer;
    reg  [31:0] step_tell_next;
    reg  [31:0] step_tell_cum;
    reg  [31:0] step_tell_oldest;
    reg         step_tell_above;
    reg  [31:0] step_tell_tail_tail;
    reg  [15:0] step_tell_tail_open;
    reg   [7:0] step_tell_range;
    reg         step_tell_sleek;
    reg         step_tell_keeps;
    reg         step_tell_hold;
    reg         step_tell_close_due;
    reg         step_tell_nears_end;
    reg         step_tell_exhausted;
    reg         effect_tell_sends;
    reg         effect_tell_retx;
    reg         effect_tell_counts;
    reg         effect_tell_asks;
    reg         effect_tell_marks;
    reg         effect_tell_unmarks;
    reg         effect_tell_leaves;
    reg   [3:0] effect_tell_kind;
    reg         effect_tell_loses;
    reg         effect_tell_timed;
    reg  [31:0] effect_tell_sent_at;
    reg         effect_tell_arrives;
    reg         effect_tell_fails;
    reg         effect_tell_backs;
    reg         effect_tell_spurious;
    reg         effect_tell_held;
    reg         effect_tell_ignored;
    reg  [15:0] detail_form_opaque;
    reg  [15:0] detail_form_ooo_count;
    reg         detail_form_has_nscc;
    reg  [15:0] detail_form_service_time;
    reg         detail_form_restore_cwnd;
    reg   [6:0] detail_form_rcv_cwnd_pend;
    reg         detail_form_has_credit;
    reg  [23:0] detail_form_credit;
    reg  [15:0] detail_form_entropy;
    reg         detail_form_response_present;
    reg   [1:0] detail_form_response_list;
    reg   [5:0] detail_form_response_opcode;
    reg   [5:0] detail_form_response_return_code;
    reg  [15:0] detail_form_response_message_id;
    reg  [31:0] detail_form_response_modified_length;
    reg  [15:0] detail_tell_opaque;
    reg  [15:0] detail_tell_ooo_count;
    reg         detail_tell_has_nscc;
    reg  [15:0] detail_tell_service_time;
    reg         detail_tell_restore_cwnd;
    reg   [6:0] detail_tell_rcv_cwnd_pend;
    reg         detail_tell_has_credit;
    reg  [23:0] detail_tell_credit;
    reg  [15:0] detail_tell_entropy;
    reg         detail_tell_response_present;
    reg   [1:0] detail_tell_response_list;
    reg   [5:0] detail_tell_response_opcode;
    reg   [5:0] detail_tell_response_return_code;
    reg  [15:0] detail_tell_response_message_id;
    reg  [31:0] detail_tell_response_modified_length;
    reg   [1:0] sent_tell_kind;
    reg         sent_tell_last;
    reg  [31:0] sent_tell_handle;
    reg  [15:0] sent_tell_message;
    reg  [13:0] sent_tell_length;
    reg  [13:0] sent_tell_size;
    reg         told_form_valid;
    reg   [3:0] told_form_kind;
    reg  [31:0] told_form_bytes;
    reg         told_tell_valid;
    reg   [3:0] told_tell_kind;
    reg  [31:0] told_tell_bytes;
    reg         answers_form;
    reg         answers_tell;
    reg         marked_form;
    reg         marked_tell;
    reg  [31:0] rtt_tell;
    reg         loses_form;
    reg         loses_tell;
    reg         closes_form;
    reg         closes_tell;
    reg         leaves_tell;
    reg         is_timed_form;
    reg         is_timed_tell;
    reg   [2:0] packet_tell_place;
    reg   [2:0] packet_tell_kind;
    reg         packet_tell_rod;
    reg         packet_tell_retx;
    reg         packet_tell_ar;
    reg         packet_tell_syn;
    reg  [31:0] packet_tell_psn;
    reg  [15:0] packet_tell_clear_offset;
    reg  [15:0] packet_tell_opaque;
    reg  [31:0] packet_tell_payload;
    reg  [15:0] packet_tell_spdcid;
    reg  [15:0] packet_tell_dpdcid;
    reg  [15:0] packet_tell_picked_entropy;
    reg   [7:0] packet_tell_picked_ccc_id;
    reg  [23:0] packet_tell_picked_credit_target;
    reg  [31:0] packet_tell_handle;
    reg  [15:0] packet_tell_message;
    reg  [13:0] packet_tell_length;
    reg  [13:0] packet_tell_size;
    reg   [2:0] ccc_form;
    reg   [2:0] ccc_tell;
    reg   [7:0] record_form;
    reg   [7:0] record_tell;
    reg         valid_tell;
    reg  [31:0] now_form;
    reg  [31:0] now_tell;
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
    reg         answers_probe_form;
    reg         answers_probe_tell;
    reg  [15:0] threshold_form;
    reg  [15:0] threshold_tell;
    reg         narrow_tell;
    reg         unholds_form;
    reg         unholds_tell;
    reg         ignored_form_unknown_pdc;
    reg         ignored_form_mismatch;
    reg         ignored_form_ack_out_of_range;
    reg         ignored_form_nack_out_of_range;
    reg         ignored_form_nack_unexpected;
    reg         ignored_tell_unknown_pdc;
    reg         ignored_tell_mismatch;
    reg         ignored_tell_ack_out_of_range;
    reg         ignored_tell_nack_out_of_range;
    reg         ignored_tell_nack_unexpected;
    reg         beyond_form;
    reg         beyond_tell;
    reg         stale_form;
    reg         stale_tell;
    reg         probes_tell;
    reg         clears_tell;

    wire [31:0] clear_psn = worked_step_oldest - 32'd1;
    wire [31:0] took_choice = worked_watched_answers_probe ? worked_watched_probe_sent : worked_effect_sent_at;
    wire [31:0] took = worked_now - took_choice;
    wire [31:0] service_word = {11'd0, worked_detail_service_time, 5'd0};
    wire [31:0] service_sum = service_word + {13'd0, worked_detail_service_time, 3'd0};
    wire        service_term = worked_detail_has_nscc && !(&worked_detail_service_time);
    wire [31:0] service = service_sum & {32{service_term}};
    wire        is_timed_term = worked_watched_answers_probe || worked_effect_timed;
    wire        is_timed = is_timed_term && (!registers_service_required || service_term);
    wire [31:0] psn = worked_step_start + worked_event_rel;
    wire [31:0] told_psn_choice = worked_watched_packet == WORKED_WATCHED_PACKET_PROBE ? worked_step_cum : clear_psn;
    wire [31:0] told_psn = worked_step_start + told_psn_choice;
    wire [31:0] clear_offset = clear_psn - worked_event_rel;
    wire        is_empty = worked_event_rel + 32'd1 == worked_step_tail_tail;
    wire        probes = worked_watched_packet == WORKED_WATCHED_PACKET_PROBE;
    wire        clears = worked_watched_packet == WORKED_WATCHED_PACKET_CLEAR_CMD;
    wire [15:0] probe_opaque = worked_watched_probe_opaque;
    wire        answers_probe = worked_watched_answers_probe;
    wire        stale = worked_watched_stale;
    wire        loses = worked_watched_loses;
    wire        closes = worked_watched_closes;
    wire        is_request = effect_form_sends && sent_form_kind == SENT_FORM_KIND_REQUEST;
    wire        is_own = effect_form_sends || effect_form_asks;
    wire        wants = sent_form_last || is_empty_form || narrow_form || urgent_form;
    wire [31:0] rtt = took_form - service_form;
    wire        leaves_term = effect_form_sends || effect_form_asks || probes_form || clears_form;
    wire        leaves = leaves_term && valid_form;
    wire  [2:0] packet_place = step_form_place;
    wire  [2:0] packet_kind = kind;
    wire        packet_rod = step_form_ordered;
    wire        packet_retx = effect_form_sends && effect_form_retx;
    wire        packet_ar_term = effect_form_sends && (effect_form_retx || !is_request || wants);
    wire        packet_ar = probes_form || packet_ar_term;
    wire        packet_syn = step_form_state == STEP_FORM_STATE_CREATING;
    wire [31:0] packet_psn = psn_form & {32{is_own}};
    wire [15:0] packet_clear_offset = clear_offset_form[15:0] & {16{is_request}};
    wire [15:0] packet_opaque = probe_opaque_form & {16{probes_form}};
    wire [31:0] packet_payload_and = sent_form_handle & {32{sent_form_kind == SENT_FORM_KIND_NEGOTIATION}};
    wire [31:0] packet_payload_choice = effect_form_sends ? packet_payload_and : told_psn_form;
    wire [31:0] packet_payload = effect_form_asks ? {16'd0, sent_form_message} : packet_payload_choice;
    wire [15:0] packet_spdcid = pdcid_form;
    wire [15:0] packet_dpdcid = step_form_state == STEP_FORM_STATE_CREATING ? {4'd0, event_form_rel[11:0]} : step_form_peer;
    wire [15:0] packet_picked_entropy = 16'd0;
    wire  [7:0] packet_picked_ccc_id = 8'd0;
    wire [23:0] packet_picked_credit_target = 24'd0;
    wire [31:0] packet_handle = sent_form_handle;
    wire [15:0] packet_message = sent_form_message;
    wire [13:0] packet_length = sent_form_length & {14{effect_form_sends}};
    wire [13:0] packet_size = sent_form_size & {14{effect_form_sends}};
    wire        is_rtt = is_timed_tell && !rtt_tell[31] && (|rtt_tell);
    wire        is_ack = step_tell_kind == STEP_FORM_KIND_ACK && step_tell_on;
    wire        may_recover = is_ack && !step_tell_ordered && step_tell_next != step_tell_cum;
    wire        is_fast_term = answers_probe_tell && (registers_out_of_order || registers_entropy) && is_rtt;
    wire        is_fast = is_fast_term && rtt_tell < registers_probe_tail;
    wire        is_many_term = registers_out_of_order && !(&detail_tell_ooo_count);
    wire        is_many_term_2 = is_many_term && detail_tell_ooo_count >= threshold_tell;
    wire        is_many = is_many_term_2 && !(step_tell_sleek || marked_tell);
    wire        recovers = may_recover && (is_fast || is_many);
    wire        fails = effect_tell_fails || step_tell_exhausted;
    wire        changed_enable_term = step_tell_kind == STEP_FORM_KIND_ACK || step_tell_kind == STEP_FORM_KIND_NACK;
    wire        changed_enable_term_2 = changed_enable_term || step_tell_kind == STEP_FORM_KIND_TIMER || step_tell_kind == STEP_FORM_KIND_LOSE;
    wire        changed_enable_term_3 = step_tell_on && (changed_enable_term_2 || step_tell_kind == STEP_FORM_KIND_OVERTAKEN);
    wire        changed_enable_term_4 = step_tell_kind == STEP_FORM_KIND_OPEN || step_tell_kind == STEP_FORM_KIND_BACK;
    wire        changed_enable_term_5 = changed_enable_term_3 || changed_enable_term_4 || step_tell_kind == STEP_FORM_KIND_RECOVER || unholds_tell;
    wire        done_enable_term = (is_ack && (step_tell_moved || answers_tell)) || step_tell_state == STEP_FORM_STATE_ERROR;
    wire        job_enable_term = fails || effect_tell_backs || recovers || loses_tell || closes_tell;
    wire  [4:0] job_payload_kind_choice = effect_tell_backs ? 5'd13 : recovers ? 5'd14 : loses_tell ? 5'd15 : 5'd16;
    wire        wants_write_wants_term = step_tell_state == STEP_FORM_STATE_CLOSED || step_tell_state == STEP_FORM_STATE_ERROR || step_tell_hold;
    wire        wants_write_wants_term_2 = marked_tell || (step_tell_tail_tail != step_tell_next && !narrow_tell);
    wire        counts_lost_trim_term = valid_tell && effect_tell_loses && step_tell_kind == STEP_FORM_KIND_NACK;
    wire        counts_lost_trim_term_2 = event_tell_act == EVENT_FORM_ACT_TRIM || event_tell_act == EVENT_FORM_ACT_TRIM_LAST_HOP;
    wire        counts_lost_timeout_term = valid_tell && effect_tell_leaves;

    pds_initiator_departure_n8_w128_p256 departure (
        .clk                          (clk),
        .rst                          (rst),
        .leaves                       (leaves_tell),
        .packet_place                 (packet_tell_place),
        .packet_kind                  (packet_tell_kind),
        .packet_rod                   (packet_tell_rod),
        .packet_retx                  (packet_tell_retx),
        .packet_ar                    (packet_tell_ar),
        .packet_syn                   (packet_tell_syn),
        .packet_psn                   (packet_tell_psn),
        .packet_clear_offset          (packet_tell_clear_offset),
        .packet_opaque                (packet_tell_opaque),
        .packet_payload               (packet_tell_payload),
        .packet_spdcid                (packet_tell_spdcid),
        .packet_dpdcid                (packet_tell_dpdcid),
        .packet_picked_entropy        (packet_tell_picked_entropy),
        .packet_picked_ccc_id         (packet_tell_picked_ccc_id),
        .packet_picked_credit_target  (packet_tell_picked_credit_target),
        .packet_handle                (packet_tell_handle),
        .packet_message               (packet_tell_message),
        .packet_length                (packet_tell_length),
        .packet_size                  (packet_tell_size),
        .keeps                        (step_tell_keeps),
        .ccc                          (ccc_tell),
        .record                       (record_tell),
        .is_record                    (effect_tell_sends),
        .arrives                      (valid_tell && effect_tell_arrives),
        .congestion_valid             (told_tell_valid && valid_tell),
        .congestion_ccc               (ccc_tell),
        .congestion_kind              (told_tell_kind),
        .congestion_bytes             (told_tell_bytes),
        .congestion_entropy           (detail_tell_entropy),
        .congestion_ecn               (event_tell_m && (is_ack || step_tell_kind == STEP_FORM_KIND_NACK)),
        .congestion_rtt_valid         (is_rtt && is_ack),
        .congestion_rtt               (rtt_tell),
        .congestion_out_of_order      (detail_tell_ooo_count | {16{!is_ack}}),
        .congestion_has_nscc          (detail_tell_has_nscc && is_ack),
        .congestion_rcv_cwnd_pend     (detail_tell_rcv_cwnd_pend),
        .congestion_restore_cwnd      (detail_tell_restore_cwnd),
        .congestion_has_credit        (detail_tell_has_credit && (is_ack || step_tell_kind == STEP_FORM_KIND_CREDIT)),
        .congestion_credit            (detail_tell_credit),
        .congestion_now               (now_tell),
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

    always @* begin
        kind = KIND_REQUEST;
        case (sent_form_kind)
            SENT_FORM_KIND_NOOP: begin
                kind = KIND_NOOP;
            end
            SENT_FORM_KIND_NEGOTIATION: begin
                kind = KIND_NEGOTIATION;
            end
            SENT_FORM_KIND_CLOSE_CMD: begin
                kind = KIND_CLOSE_CMD;
            end
            default: begin end
        endcase
        if (effect_form_asks) begin
            kind = KIND_ACK_REQ;
        end else if (probes_form) begin
            kind = KIND_PROBE;
        end else if (clears_form) begin
            kind = KIND_CLEAR_CMD;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_form <= 1'b0;
            leaves_tell <= 1'b0;
            valid_tell <= 1'b0;
            changed_enable <= 1'b0;
            done_enable <= 1'b0;
            close_enable <= 1'b0;
            job_enable <= 1'b0;
            wants_write_enable <= 1'b0;
            outcome_valid <= 1'b0;
        end else begin
            valid_form <= valid;
            leaves_tell <= leaves;
            valid_tell <= valid_form;
            changed_enable <= valid_tell && (changed_enable_term_5 || step_tell_restarted);
            done_enable <= valid_tell && done_enable_term;
            close_enable <= valid_tell && step_tell_close_due;
            job_enable <= valid_tell && (job_enable_term || step_tell_nears_end);
            wants_write_enable <= valid_tell;
            outcome_valid <= valid_tell && answers_tell && sent_tell_kind != SENT_FORM_KIND_CLOSE_CMD;
        end
    end

    always @(posedge clk) begin
        event_form_kind <= worked_event_kind;
        event_form_place <= worked_event_place;
        event_form_rel <= worked_event_rel;
        event_form_cum <= worked_event_cum;
        event_form_record <= worked_event_record;
        event_form_act <= worked_event_act;
        event_form_code <= worked_event_code;
        event_form_for_packet <= worked_event_for_packet;
        event_form_retx <= worked_event_retx;
        event_form_m <= worked_event_m;
        event_form_asks_clear <= worked_event_asks_clear;
        event_form_asks_close <= worked_event_asks_close;
        event_form_has_state <= worked_event_has_state;
        event_form_counts <= worked_event_counts;
        event_form_mpr <= worked_event_mpr;
        event_form_flag <= worked_event_flag;
        step_form_kind <= worked_step_kind;
        step_form_place <= worked_step_place;
        step_form_on <= worked_step_on;
        step_form_open <= worked_step_open;
        step_form_claimed <= worked_step_claimed;
        step_form_moved <= worked_step_moved;
        step_form_restarted <= worked_step_restarted;
        step_form_ordered <= worked_step_ordered;
        step_form_roce <= worked_step_roce;
        step_form_state <= worked_step_state;
        step_form_start <= worked_step_start;
        step_form_peer <= worked_step_peer;
        step_form_next <= worked_step_next;
        step_form_cum <= worked_step_cum;
        step_form_oldest <= worked_step_oldest;
        step_form_above <= worked_step_above;
        step_form_tail_tail <= worked_step_tail_tail;
        step_form_tail_open <= worked_step_tail_open;
        step_form_range <= worked_step_range;
        step_form_sleek <= worked_step_sleek;
        step_form_keeps <= worked_step_keeps;
        step_form_hold <= worked_step_hold;
        step_form_close_due <= worked_step_close_due;
        step_form_nears_end <= worked_step_nears_end;
        step_form_exhausted <= worked_step_exhausted;
        effect_form_sends <= worked_effect_sends;
        effect_form_retx <= worked_effect_retx;
        effect_form_counts <= worked_effect_counts;
        effect_form_asks <= worked_effect_asks;
        effect_form_marks <= worked_effect_marks;
        effect_form_unmarks <= worked_effect_unmarks;
        effect_form_leaves <= worked_effect_leaves;
        effect_form_kind <= worked_effect_kind;
        effect_form_loses <= worked_effect_loses;
        effect_form_timed <= worked_effect_timed;
        effect_form_sent_at <= worked_effect_sent_at;
        effect_form_arrives <= worked_effect_arrives;
        effect_form_fails <= worked_effect_fails;
        effect_form_backs <= worked_effect_backs;
        effect_form_spurious <= worked_effect_spurious;
        effect_form_held <= worked_effect_held;
        effect_form_ignored <= worked_effect_ignored;
        sent_form_kind <= worked_sent_kind;
        sent_form_last <= worked_sent_last;
        sent_form_handle <= worked_sent_handle;
        sent_form_message <= worked_sent_message;
        sent_form_length <= worked_sent_length;
        sent_form_size <= worked_sent_size;
        probes_form <= probes;
        clears_form <= clears;
        psn_form <= psn;
        clear_offset_form <= clear_offset;
        is_empty_form <= is_empty;
        narrow_form <= worked_narrow;
        urgent_form <= worked_urgent;
        took_form <= took;
        service_form <= service;
        probe_opaque_form <= probe_opaque;
        told_psn_form <= told_psn;
        pdcid_form <= worked_pdcid;
        event_tell_kind <= event_form_kind;
        event_tell_place <= event_form_place;
        event_tell_rel <= event_form_rel;
        event_tell_cum <= event_form_cum;
        event_tell_record <= event_form_record;
        event_tell_act <= event_form_act;
        event_tell_code <= event_form_code;
        event_tell_for_packet <= event_form_for_packet;
        event_tell_retx <= event_form_retx;
        event_tell_m <= event_form_m;
        event_tell_asks_clear <= event_form_asks_clear;
        event_tell_asks_close <= event_form_asks_close;
        event_tell_has_state <= event_form_has_state;
        event_tell_counts <= event_form_counts;
        event_tell_mpr <= event_form_mpr;
        event_tell_flag <= event_form_flag;
        step_tell_kind <= step_form_kind;
        step_tell_place <= step_form_place;
        step_tell_on <= step_form_on;
        step_tell_open <= step_form_open;
        step_tell_claimed <= step_form_claimed;
        step_tell_moved <= step_form_moved;
        step_tell_restarted <= step_form_restarted;
        step_tell_ordered <= step_form_ordered;
        step_tell_roce <= step_form_roce;
        step_tell_state <= step_form_state;
        step_tell_start <= step_form_start;
        step_tell_peer <= step_form_peer;
        step_tell_next <= step_form_next;
        step_tell_cum <= step_form_cum;
        step_tell_oldest <= step_form_oldest;
        step_tell_above <= step_form_above;
        step_tell_tail_tail <= step_form_tail_tail;
        step_tell_tail_open <= step_form_tail_open;
        step_tell_range <= step_form_range;
        step_tell_sleek <= step_form_sleek;
        step_tell_keeps <= step_form_keeps;
        step_tell_hold <= step_form_hold;
        step_tell_close_due <= step_form_close_due;
        step_tell_nears_end <= step_form_nears_end;
        step_tell_exhausted <= step_form_exhausted;
        effect_tell_sends <= effect_form_sends;
        effect_tell_retx <= effect_form_retx;
        effect_tell_counts <= effect_form_counts;
        effect_tell_asks <= effect_form_asks;
        effect_tell_marks <= effect_form_marks;
        effect_tell_unmarks <= effect_form_unmarks;
        effect_tell_leaves <= effect_form_leaves;
        effect_tell_kind <= effect_form_kind;
        effect_tell_loses <= effect_form_loses;
        effect_tell_timed <= effect_form_timed;
        effect_tell_sent_at <= effect_form_sent_at;
        effect_tell_arrives <= effect_form_arrives;
        effect_tell_fails <= effect_form_fails;
        effect_tell_backs <= effect_form_backs;
        effect_tell_spurious <= effect_form_spurious;
        effect_tell_held <= effect_form_held;
        effect_tell_ignored <= effect_form_ignored;
        detail_form_opaque <= worked_detail_opaque;
        detail_form_ooo_count <= worked_detail_ooo_count;
        detail_form_has_nscc <= worked_detail_has_nscc;
        detail_form_service_time <= worked_detail_service_time;
        detail_form_restore_cwnd <= worked_detail_restore_cwnd;
        detail_form_rcv_cwnd_pend <= worked_detail_rcv_cwnd_pend;
        detail_form_has_credit <= worked_detail_has_credit;
        detail_form_credit <= worked_detail_credit;
        detail_form_entropy <= worked_detail_entropy;
        detail_form_response_present <= worked_detail_response_present;
        detail_form_response_list <= worked_detail_response_list;
        detail_form_response_opcode <= worked_detail_response_opcode;
        detail_form_response_return_code <= worked_detail_response_return_code;
        detail_form_response_message_id <= worked_detail_response_message_id;
        detail_form_response_modified_length <= worked_detail_response_modified_length;
        detail_tell_opaque <= detail_form_opaque;
        detail_tell_ooo_count <= detail_form_ooo_count;
        detail_tell_has_nscc <= detail_form_has_nscc;
        detail_tell_service_time <= detail_form_service_time;
        detail_tell_restore_cwnd <= detail_form_restore_cwnd;
        detail_tell_rcv_cwnd_pend <= detail_form_rcv_cwnd_pend;
        detail_tell_has_credit <= detail_form_has_credit;
        detail_tell_credit <= detail_form_credit;
        detail_tell_entropy <= detail_form_entropy;
        detail_tell_response_present <= detail_form_response_present;
        detail_tell_response_list <= detail_form_response_list;
        detail_tell_response_opcode <= detail_form_response_opcode;
        detail_tell_response_return_code <= detail_form_response_return_code;
        detail_tell_response_message_id <= detail_form_response_message_id;
        detail_tell_response_modified_length <= detail_form_response_modified_length;
        sent_tell_kind <= sent_form_kind;
        sent_tell_last <= sent_form_last;
        sent_tell_handle <= sent_form_handle;
        sent_tell_message <= sent_form_message;
        sent_tell_length <= sent_form_length;
        sent_tell_size <= sent_form_size;
        told_form_valid <= worked_told_valid;
        told_form_kind <= worked_told_kind;
        told_form_bytes <= worked_told_bytes;
        told_tell_valid <= told_form_valid;
        told_tell_kind <= told_form_kind;
        told_tell_bytes <= told_form_bytes;
        answers_form <= worked_answers;
        answers_tell <= answers_form;
        marked_form <= worked_marked;
        marked_tell <= marked_form;
        rtt_tell <= rtt;
        loses_form <= loses;
        loses_tell <= loses_form;
        closes_form <= closes;
        closes_tell <= closes_form;
        is_timed_form <= is_timed;
        is_timed_tell <= is_timed_form;
        packet_tell_place <= packet_place;
        packet_tell_kind <= packet_kind;
        packet_tell_rod <= packet_rod;
        packet_tell_retx <= packet_retx;
        packet_tell_ar <= packet_ar;
        packet_tell_syn <= packet_syn;
        packet_tell_psn <= packet_psn;
        packet_tell_clear_offset <= packet_clear_offset;
        packet_tell_opaque <= packet_opaque;
        packet_tell_payload <= packet_payload;
        packet_tell_spdcid <= packet_spdcid;
        packet_tell_dpdcid <= packet_dpdcid;
        packet_tell_picked_entropy <= packet_picked_entropy;
        packet_tell_picked_ccc_id <= packet_picked_ccc_id;
        packet_tell_picked_credit_target <= packet_picked_credit_target;
        packet_tell_handle <= packet_handle;
        packet_tell_message <= packet_message;
        packet_tell_length <= packet_length;
        packet_tell_size <= packet_size;
        ccc_form <= worked_ccc;
        ccc_tell <= ccc_form;
        record_form <= worked_record;
        record_tell <= record_form;
        now_form <= worked_now;
        now_tell <= now_form;
        answers_probe_form <= answers_probe;
        answers_probe_tell <= answers_probe_form;
        threshold_form <= worked_threshold;
        threshold_tell <= threshold_form;
        narrow_tell <= narrow_form;
        unholds_form <= worked_unholds;
        unholds_tell <= unholds_form;
        ignored_form_unknown_pdc <= worked_ignored_unknown_pdc;
        ignored_form_mismatch <= worked_ignored_mismatch;
        ignored_form_ack_out_of_range <= worked_ignored_ack_out_of_range;
        ignored_form_nack_out_of_range <= worked_ignored_nack_out_of_range;
        ignored_form_nack_unexpected <= worked_ignored_nack_unexpected;
        ignored_tell_unknown_pdc <= ignored_form_unknown_pdc;
        ignored_tell_mismatch <= ignored_form_mismatch;
        ignored_tell_ack_out_of_range <= ignored_form_ack_out_of_range;
        ignored_tell_nack_out_of_range <= ignored_form_nack_out_of_range;
        ignored_tell_nack_unexpected <= ignored_form_nack_unexpected;
        beyond_form <= worked_beyond;
        beyond_tell <= beyond_form;
        stale_form <= stale;
        stale_tell <= stale_form;
        probes_tell <= probes_form;
        clears_tell <= clears_form;
        changed_place <= step_tell_place;
        done_place <= step_tell_place;
        close_place <= step_tell_place;
        job_payload_kind <= fails ? STEP_FORM_KIND_FAIL : job_payload_kind_choice;
        job_payload_place <= step_tell_place;
        job_payload_rel <= loses_tell ? step_tell_next - 32'd1 : event_tell_rel;
        job_payload_code <= effect_tell_fails ? 8'd240 : 8'd242;
        wants_write_place <= step_tell_place;
        wants_write_wants <= !wants_write_wants_term && wants_write_wants_term_2;
        outcome_place <= step_tell_place;
        outcome_handle <= sent_tell_handle;
        outcome_message <= sent_tell_message;
        outcome_response_present <= detail_tell_response_present;
        outcome_response_list <= detail_tell_response_list;
        outcome_response_opcode <= detail_tell_response_opcode;
        outcome_response_return_code <= detail_tell_response_return_code;
        outcome_response_message_id <= detail_tell_response_message_id;
        outcome_response_modified_length <= detail_tell_response_modified_length;
        outcome_code <= 8'd0;
        outcome_kind <= !detail_tell_response_present ? OUTCOME_KIND_DEFAULT_OK : OUTCOME_KIND_RESPONSE;
        counts_ignored_unknown_pdc <= valid_tell && ignored_tell_unknown_pdc;
        counts_ignored_mismatch <= valid_tell && ignored_tell_mismatch;
        counts_ignored_ack_out_of_range <= valid_tell && ignored_tell_ack_out_of_range;
        counts_ignored_nack_out_of_range <= valid_tell && ignored_tell_nack_out_of_range;
        counts_ignored_nack_unexpected <= valid_tell && ignored_tell_nack_unexpected;
        counts_sack_out_of_range <= valid_tell && beyond_tell;
        counts_probe_stale <= valid_tell && stale_tell;
        counts_duplicate_ack <= valid_tell && is_ack && event_tell_for_packet && !answers_tell;
        counts_spurious <= valid_tell && effect_tell_spurious;
        counts_held_timeout <= valid_tell && effect_tell_held;
        counts_nack_again <= valid_tell && effect_tell_ignored;
        counts_retransmitted <= valid_tell && effect_tell_sends && effect_tell_retx;
        counts_ack_req_sent <= valid_tell && effect_tell_asks;
        counts_probe_sent <= leaves_tell && probes_tell;
        counts_clear_sent <= leaves_tell && clears_tell;
        counts_lost_trim <= counts_lost_trim_term && counts_lost_trim_term_2;
        counts_lost_nack <= counts_lost_trim_term && !counts_lost_trim_term_2;
        counts_lost_timeout <= counts_lost_timeout_term && step_tell_kind == STEP_FORM_KIND_TIMER;
        counts_lost_tail <= counts_lost_timeout_term && step_tell_kind == STEP_FORM_KIND_LOSE;
        counts_lost_entropy <= counts_lost_timeout_term && step_tell_kind == STEP_FORM_KIND_OVERTAKEN;
        counts_recoveries <= valid_tell && recovers;
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

    wire _unused_ok = &{1'b0, clear_offset_form[31:16], event_tell_kind, event_tell_place, event_tell_cum, event_tell_record, event_tell_code, event_tell_retx, event_tell_asks_clear, event_tell_asks_close, event_tell_has_state, event_tell_counts, event_tell_mpr, event_tell_flag, step_tell_open, step_tell_claimed, step_tell_roce, step_tell_start, step_tell_peer, step_tell_oldest, step_tell_above, step_tell_tail_open, step_tell_range, effect_tell_counts, effect_tell_marks, effect_tell_unmarks, effect_tell_kind, effect_tell_timed, effect_tell_sent_at, detail_tell_opaque, detail_tell_service_time, sent_tell_last, sent_tell_length, sent_tell_size};

`ifdef FORMAL
    always @(posedge clk) if (!rst) clear_offset_is_short: assert (!(valid_form && is_request) || (&clear_offset_form[31:7]));
`endif

endmodule

`default_nettype wire
