// An event a clock of 8 PDCs.
`default_nettype none

module pds_initiator_event_pipe_n8_w128_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire   [4:0] event_kind,
    input  wire   [2:0] event_place,
    input  wire  [31:0] event_rel,
    input  wire  [31:0] event_cum,
    input  wire   [7:0] event_record,
    input  wire   [3:0] event_act,
    input  wire   [7:0] event_code,
    input  wire         event_for_packet,
    input  wire         event_retx,
    input  wire         event_m,
    input  wire         event_asks_clear,
    input  wire         event_asks_close,
    input  wire         event_has_state,
    input  wire         event_counts,
    input  wire   [7:0] event_mpr,
    input  wire         event_flag,
    input  wire  [15:0] event_pdcid,
    input  wire  [15:0] event_spdcid,
    input  wire  [15:0] detail_opaque,
    input  wire  [15:0] detail_ooo_count,
    input  wire         detail_has_nscc,
    input  wire  [15:0] detail_service_time,
    input  wire         detail_restore_cwnd,
    input  wire   [6:0] detail_rcv_cwnd_pend,
    input  wire         detail_has_credit,
    input  wire  [23:0] detail_credit,
    input  wire  [15:0] detail_entropy,
    input  wire         detail_response_present,
    input  wire   [1:0] detail_response_list,
    input  wire   [5:0] detail_response_opcode,
    input  wire   [5:0] detail_response_return_code,
    input  wire  [15:0] detail_response_message_id,
    input  wire  [31:0] detail_response_modified_length,
    input  wire  [23:0] detail_rcvd_bytes,
    input  wire  [31:0] detail_sack_base,
    input  wire  [63:0] detail_sack_bitmap,
    input  wire  [31:0] now,
    input  wire         opened_enable,
    input  wire   [2:0] opened_payload_place,
    input  wire  [15:0] opened_payload_pdcid,
    input  wire         opened_payload_rod,
    input  wire         opened_payload_roce,
    input  wire   [2:0] opened_payload_ccc,
    input  wire         opened_payload_starts,
    input  wire  [31:0] opened_payload_start_psn,
    input  wire [127:0] opened_payload_destination,
    input  wire   [3:0] opened_payload_local,
    input  wire         limit_valid,
    input  wire   [2:0] limit_ccc,
    input  wire  [31:0] limit_window,
    input  wire         limit_credit_on,
    input  wire  [31:0] limit_credit,
    input  wire  [31:0] limit_cwnd,
    input  wire  [31:0] limit_max_window,
    input  wire         limit_is_small,
    input  wire  [31:0] registers_rto_init,
    input  wire  [31:0] registers_rto_max,
    input  wire   [3:0] registers_max_rto_retx,
    input  wire  [31:0] registers_nack_retx,
    input  wire   [4:0] registers_max_nack_retx,
    input  wire  [31:0] registers_go_back,
    input  wire  [31:0] registers_tail_loss,
    input  wire   [3:0] registers_max_tail_loss,
    input  wire  [31:0] registers_probe,
    input  wire  [31:0] registers_probe_tail,
    input  wire  [31:0] registers_probe_again,
    input  wire         registers_probe_first,
    input  wire  [31:0] registers_clear,
    input  wire  [31:0] registers_idle,
    input  wire   [7:0] registers_default_mpr,
    input  wire   [7:0] registers_override_mpr_zero,
    input  wire  [15:0] registers_ack_request_below,
    input  wire   [3:0] registers_packet_shift,
    input  wire         registers_service_required,
    input  wire         registers_loss_trim_nack,
    input  wire         registers_loss_loss_nack,
    input  wire         registers_loss_out_of_order,
    input  wire         registers_loss_entropy,
    input  wire         registers_loss_probe,
    input  wire   [1:0] registers_loss_tail,
    input  wire         registers_loss_rto,
    input  wire         registers_loss_ack_req,
    input  wire         slot_write_enable,
    input  wire   [2:0] slot_write_place,
    input  wire   [6:0] slot_write_slot,
    input  wire   [7:0] slot_write_record,
    input  wire         sent_write_enable,
    input  wire   [7:0] sent_write_record,
    input  wire   [2:0] sent_write_sent_place,
    input  wire  [31:0] sent_write_sent_rel,
    input  wire   [1:0] sent_write_sent_kind,
    input  wire         sent_write_sent_last,
    input  wire  [31:0] sent_write_sent_handle,
    input  wire  [15:0] sent_write_sent_message,
    input  wire  [13:0] sent_write_sent_length,
    input  wire  [13:0] sent_write_sent_size,
    input  wire         tail_write_enable,
    input  wire   [2:0] tail_write_place,
    input  wire  [31:0] tail_write_tail_tail,
    input  wire  [15:0] tail_write_tail_open,
    input  wire         oldest_write_enable,
    input  wire   [2:0] oldest_write_place,
    input  wire  [31:0] oldest_write_oldest,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output wire         pdc_event_valid,
    output wire   [2:0] pdc_event_place,
    output wire  [15:0] pdc_event_pdcid,
    output wire         pdc_event_opened,
    output wire         pdc_event_established,
    output wire         pdc_event_moved,
    output wire         pdc_event_quiesce,
    output wire         pdc_event_failed,
    output wire   [7:0] pdc_event_code,
    output wire         pdc_event_closed,
    output wire         pdc_event_ended,
    output wire  [31:0] pdc_event_next_psn,
    output wire         pdc_event_syn_resent,
    output wire         view_write_enable,
    output wire   [2:0] view_write_place,
    output wire   [2:0] view_write_view_state,
    output wire  [31:0] view_write_view_next,
    output wire  [31:0] view_write_view_cum,
    output wire   [7:0] view_write_view_range,
    output wire         view_write_view_going,
    output wire         view_write_view_far,
    output wire  [31:0] view_write_view_again,
    output wire  [31:0] view_write_view_until,
    output wire         view_write_view_sleek,
    output wire         view_write_view_hold,
    output wire         view_write_view_plain,
    output wire   [7:0] view_write_view_code,
    output wire         start_write_enable,
    output wire   [2:0] start_write_place,
    output wire  [31:0] start_write_start,
    output wire         refused_enable,
    output wire   [2:0] refused_place,
    output wire         answered_write_enable,
    output wire   [2:0] answered_write_place,
    output wire   [6:0] answered_write_slot,
    output wire         answered_write_answered,
    output wire         covered_write_address_even_enable,
    output wire   [2:0] covered_write_address_even,
    output wire         covered_write_address_odd_enable,
    output wire   [2:0] covered_write_address_odd,
    output wire  [63:0] covered_write_words_even,
    output wire  [63:0] covered_write_words_odd,
    output wire         flight_write_enable,
    output wire   [7:0] flight_write_record,
    output wire  [31:0] flight_write_due,
    output wire   [1:0] flight_write_state,
    output wire         flight_write_counted,
    output wire         flight_write_once,
    output wire         marks_write_address_even_enable,
    output wire   [2:0] marks_write_address_even,
    output wire         marks_write_address_odd_enable,
    output wire   [2:0] marks_write_address_odd,
    output wire  [63:0] marks_write_words_even,
    output wire  [63:0] marks_write_words_odd,
    output wire         flags_write_enable,
    output wire   [2:0] flags_write_place,
    output wire   [1:0] flags_write_flags,
    output wire         changed_enable,
    output wire   [2:0] changed_place,
    output wire         done_enable,
    output wire   [2:0] done_place,
    output wire         close_enable,
    output wire   [2:0] close_place,
    output wire         job_enable,
    output wire   [4:0] job_payload_kind,
    output wire   [2:0] job_payload_place,
    output wire  [31:0] job_payload_rel,
    output wire   [7:0] job_payload_code,
    output wire         outcome_valid,
    output wire   [2:0] outcome_place,
    output wire  [31:0] outcome_handle,
    output wire  [15:0] outcome_message,
    output wire   [1:0] outcome_kind,
    output wire         outcome_response_present,
    output wire   [1:0] outcome_response_list,
    output wire   [5:0] outcome_response_opcode,
    output wire   [5:0] outcome_response_return_code,
    output wire  [15:0] outcome_response_message_id,
    output wire  [31:0] outcome_response_modified_length,
    output wire   [7:0] outcome_code,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire   [2:0] pick_place,
    output wire  [13:0] pick_size,
    output wire         pick_ordered,
    output wire         left,
    output wire   [2:0] emitted_place,
    output wire   [2:0] emitted_kind,
    output wire         emitted_rod,
    output wire         emitted_retx,
    output wire         emitted_ar,
    output wire         emitted_syn,
    output wire  [31:0] emitted_psn,
    output wire  [15:0] emitted_clear_offset,
    output wire  [15:0] emitted_opaque,
    output wire  [31:0] emitted_payload,
    output wire  [15:0] emitted_spdcid,
    output wire  [15:0] emitted_dpdcid,
    output wire  [15:0] emitted_picked_entropy,
    output wire   [7:0] emitted_picked_ccc_id,
    output wire  [23:0] emitted_picked_credit_target,
    output wire  [31:0] emitted_handle,
    output wire  [15:0] emitted_message,
    output wire  [13:0] emitted_length,
    output wire  [13:0] emitted_size,
    output wire         departed_enable,
    output wire   [7:0] departed_record,
    output wire  [15:0] departed_entropy,
    output wire  [31:0] departed_sent_at,
    output wire         arrived_enable,
    output wire   [2:0] arrived_place,
    output wire   [7:0] arrived_record,
    output wire         congestion_valid,
    output wire   [2:0] congestion_ccc,
    output wire   [3:0] congestion_kind,
    output wire  [31:0] congestion_bytes,
    output wire  [15:0] congestion_entropy,
    output wire         congestion_ecn,
    output wire         congestion_rtt_valid,
    output wire  [31:0] congestion_rtt,
    output wire  [15:0] congestion_out_of_order,
    output wire         congestion_has_nscc,
    output wire   [6:0] congestion_rcv_cwnd_pend,
    output wire         congestion_restore_cwnd,
    output wire         congestion_has_credit,
    output wire  [23:0] congestion_credit,
    output wire  [31:0] congestion_now,
    output wire         counts_ignored_unknown_pdc,
    output wire         counts_ignored_mismatch,
    output wire         counts_ignored_ack_out_of_range,
    output wire         counts_ignored_nack_out_of_range,
    output wire         counts_ignored_nack_unexpected,
    output wire         counts_sack_out_of_range,
    output wire         counts_probe_stale,
    output wire         counts_duplicate_ack,
    output wire         counts_spurious,
    output wire         counts_held_timeout,
    output wire         counts_nack_again,
    output wire         counts_retransmitted,
    output wire         counts_ack_req_sent,
    output wire         counts_probe_sent,
    output wire         counts_clear_sent,
    output wire         counts_lost_trim,
    output wire         counts_lost_nack,
    output wire         counts_lost_timeout,
    output wire         counts_lost_tail,
    output wire         counts_lost_entropy,
    output wire         counts_recoveries
);

    localparam [4:0] STEP_KIND_CLEAR       = 5'd0;
    localparam [4:0] STEP_KIND_OPEN        = 5'd1;
    localparam [4:0] STEP_KIND_ACK         = 5'd2;
    localparam [4:0] STEP_KIND_FRESH       = 5'd7;
    localparam [4:0] STEP_KIND_RESEND      = 5'd8;
    localparam [4:0] STEP_KIND_TIMER       = 5'd10;
    localparam [4:0] STEP_KIND_VISIT       = 5'd11;
    localparam [4:0] STEP_KIND_ENDED       = 5'd17;
    localparam [4:0] STEP_KIND_OVERTAKEN   = 5'd19;
    localparam [1:0] PACKET_KIND_REQUEST   = 2'd0;
    localparam [1:0] PACKET_KIND_CLOSE_CMD = 2'd3;

    wire [15:0] owners_word_pdcid;
    wire        owners_word_rod;
    wire        owners_word_roce;
    wire  [2:0] owners_word_ccc;
    wire  [7:0] slot_records_word;
    reg   [4:0] event_look_kind;
    reg   [2:0] event_look_place;
    reg  [31:0] event_look_rel;
    reg  [31:0] event_look_cum;
    reg   [7:0] event_look_record;
    reg   [3:0] event_look_act;
    reg   [7:0] event_look_code;
    reg         event_look_for_packet;
    reg         event_look_retx;
    reg         event_look_m;
    reg         event_look_asks_clear;
    reg         event_look_asks_close;
    reg         event_look_has_state;
    reg         event_look_counts;
    reg   [7:0] event_look_mpr;
    reg         event_look_flag;
    reg   [4:0] event_identify_kind;
    reg   [2:0] event_identify_place;
    reg  [31:0] event_identify_rel;
    reg  [31:0] event_identify_cum;
    reg   [7:0] event_identify_record;
    reg   [3:0] event_identify_act;
    reg   [7:0] event_identify_code;
    reg         event_identify_for_packet;
    reg         event_identify_retx;
    reg         event_identify_m;
    reg         event_identify_asks_clear;
    reg         event_identify_asks_close;
    reg         event_identify_has_state;
    reg         event_identify_counts;
    reg   [7:0] event_identify_mpr;
    reg         event_identify_flag;
    wire  [1:0] sent_word_kind;
    wire        sent_word_last;
    wire [31:0] sent_word_handle;
    wire [15:0] sent_word_message;
    wire [13:0] sent_word_length;
    wire [13:0] sent_word_size;
    reg   [4:0] event_address_kind;
    reg   [2:0] event_address_place;
    reg  [31:0] event_address_rel;
    reg  [31:0] event_address_cum;
    reg   [7:0] event_address_record;
    reg   [3:0] event_address_act;
    reg   [7:0] event_address_code;
    reg         event_address_for_packet;
    reg         event_address_retx;
    reg         event_address_m;
    reg         event_address_asks_clear;
    reg         event_address_asks_close;
    reg         event_address_has_state;
    reg         event_address_counts;
    reg   [7:0] event_address_mpr;
    reg         event_address_flag;
    reg         valid_look;
    reg         valid_identify;
    reg         valid_address;
    wire [31:0] oldests_word;
    wire [31:0] tails_word_tail;
    wire [15:0] tails_word_open;
    reg   [4:0] event_fetch_kind;
    reg   [2:0] event_fetch_place;
    reg  [31:0] event_fetch_rel;
    reg  [31:0] event_fetch_cum;
    reg   [7:0] event_fetch_record;
    reg   [3:0] event_fetch_act;
    reg   [7:0] event_fetch_code;
    reg         event_fetch_for_packet;
    reg         event_fetch_retx;
    reg         event_fetch_m;
    reg         event_fetch_asks_clear;
    reg         event_fetch_asks_close;
    reg         event_fetch_has_state;
    reg         event_fetch_counts;
    reg   [7:0] event_fetch_mpr;
    reg         event_fetch_flag;
    wire        wanting_word;
    reg   [1:0] packet_find_kind;
    reg         packet_find_last;
    reg  [31:0] packet_find_handle;
    reg  [15:0] packet_find_message;
    reg  [13:0] packet_find_length;
    reg  [13:0] packet_find_size;
    reg   [4:0] event_find_kind;
    reg   [2:0] event_find_place;
    reg  [31:0] event_find_rel;
    reg  [31:0] event_find_cum;
    reg   [7:0] event_find_record;
    reg   [3:0] event_find_act;
    reg   [7:0] event_find_code;
    reg         event_find_for_packet;
    reg         event_find_retx;
    reg         event_find_m;
    reg         event_find_asks_clear;
    reg         event_find_asks_close;
    reg         event_find_has_state;
    reg         event_find_counts;
    reg   [7:0] event_find_mpr;
    reg         event_find_flag;
    reg   [4:0] event_ask_kind;
    reg   [2:0] event_ask_place;
    reg  [31:0] event_ask_rel;
    reg  [31:0] event_ask_cum;
    reg   [7:0] event_ask_record;
    reg   [3:0] event_ask_act;
    reg   [7:0] event_ask_code;
    reg         event_ask_for_packet;
    reg         event_ask_retx;
    reg         event_ask_m;
    reg         event_ask_asks_clear;
    reg         event_ask_asks_close;
    reg         event_ask_has_state;
    reg         event_ask_counts;
    reg   [7:0] event_ask_mpr;
    reg         event_ask_flag;
    reg         valid_fetch;
    reg         valid_find;
    reg         valid_ask;
    wire        claim_room;
    wire        claim_low;
    wire        claim_is_small;
    wire [31:0] claim_cwnd;
    wire [31:0] claim_max_window;
    reg  [31:0] grown_bound;
    reg  [31:0] max_window_bound;
    reg  [31:0] ahead_bound;
    reg  [31:0] bytes_scale;
    reg  [31:0] packets_saturate;
    reg  [15:0] allowed_scale;
    reg  [15:0] least_out;
    reg  [15:0] pdcid_address;
    reg  [15:0] pdcid_fetch;
    reg  [15:0] pdcid_find;
    reg         rod_address;
    reg         rod_fetch;
    reg         rod_find;
    reg         roce_address;
    reg         roce_fetch;
    reg         roce_find;
    wire  [4:0] progress_step_kind;
    wire  [2:0] progress_step_place;
    wire        progress_step_on;
    wire        progress_step_open;
    wire        progress_step_claimed;
    wire        progress_step_moved;
    wire        progress_step_restarted;
    wire        progress_step_ordered;
    wire        progress_step_roce;
    wire  [2:0] progress_step_state;
    wire [31:0] progress_step_start;
    wire [15:0] progress_step_peer;
    wire [31:0] progress_step_next;
    wire [31:0] progress_step_cum;
    wire [31:0] progress_step_oldest;
    wire        progress_step_above;
    wire [31:0] progress_step_tail_tail;
    wire [15:0] progress_step_tail_open;
    wire  [7:0] progress_step_range;
    wire        progress_step_sleek;
    wire        progress_step_keeps;
    wire        progress_step_hold;
    wire        progress_step_close_due;
    wire        progress_step_nears_end;
    wire        progress_step_exhausted;
    wire        progress_step_valid;
    wire        progress_pdc_event_valid;
    wire  [2:0] progress_pdc_event_place;
    wire [15:0] progress_pdc_event_pdcid;
    wire        progress_pdc_event_opened;
    wire        progress_pdc_event_established;
    wire        progress_pdc_event_moved;
    wire        progress_pdc_event_quiesce;
    wire        progress_pdc_event_failed;
    wire  [7:0] progress_pdc_event_code;
    wire        progress_pdc_event_closed;
    wire        progress_pdc_event_ended;
    wire [31:0] progress_pdc_event_next_psn;
    wire        progress_pdc_event_syn_resent;
    wire        progress_view_write_enable;
    wire  [2:0] progress_view_write_place;
    wire  [2:0] progress_view_write_view_state;
    wire [31:0] progress_view_write_view_next;
    wire [31:0] progress_view_write_view_cum;
    wire  [7:0] progress_view_write_view_range;
    wire        progress_view_write_view_going;
    wire        progress_view_write_view_far;
    wire [31:0] progress_view_write_view_again;
    wire [31:0] progress_view_write_view_until;
    wire        progress_view_write_view_sleek;
    wire        progress_view_write_view_hold;
    wire        progress_view_write_view_plain;
    wire  [7:0] progress_view_write_view_code;
    wire        progress_start_write_enable;
    wire  [2:0] progress_start_write_place;
    wire [31:0] progress_start_write_start;
    wire        progress_refused_enable;
    wire  [2:0] progress_refused_place;
    wire        progress_unholds;
    wire        progress_ignored_unknown_pdc;
    wire        progress_ignored_mismatch;
    wire        progress_ignored_ack_out_of_range;
    wire        progress_ignored_nack_out_of_range;
    wire        progress_ignored_nack_unexpected;
    reg   [4:0] event_decide_kind;
    reg   [2:0] event_decide_place;
    reg  [31:0] event_decide_rel;
    reg  [31:0] event_decide_cum;
    reg   [7:0] event_decide_record;
    reg   [3:0] event_decide_act;
    reg   [7:0] event_decide_code;
    reg         event_decide_for_packet;
    reg         event_decide_retx;
    reg         event_decide_m;
    reg         event_decide_asks_clear;
    reg         event_decide_asks_close;
    reg         event_decide_has_state;
    reg         event_decide_counts;
    reg   [7:0] event_decide_mpr;
    reg         event_decide_flag;
    reg   [4:0] event_advance_kind;
    reg   [2:0] event_advance_place;
    reg  [31:0] event_advance_rel;
    reg  [31:0] event_advance_cum;
    reg   [7:0] event_advance_record;
    reg   [3:0] event_advance_act;
    reg   [7:0] event_advance_code;
    reg         event_advance_for_packet;
    reg         event_advance_retx;
    reg         event_advance_m;
    reg         event_advance_asks_clear;
    reg         event_advance_asks_close;
    reg         event_advance_has_state;
    reg         event_advance_counts;
    reg   [7:0] event_advance_mpr;
    reg         event_advance_flag;
    reg   [4:0] event_report_kind;
    reg   [2:0] event_report_place;
    reg  [31:0] event_report_rel;
    reg  [31:0] event_report_cum;
    reg   [7:0] event_report_record;
    reg   [3:0] event_report_act;
    reg   [7:0] event_report_code;
    reg         event_report_for_packet;
    reg         event_report_retx;
    reg         event_report_m;
    reg         event_report_asks_clear;
    reg         event_report_asks_close;
    reg         event_report_has_state;
    reg         event_report_counts;
    reg   [7:0] event_report_mpr;
    reg         event_report_flag;
    reg         valid_decide;
    reg         valid_advance;
    reg         valid_report;
    reg   [4:0] event_step_kind;
    reg   [2:0] event_step_place;
    reg  [31:0] event_step_rel;
    reg  [31:0] event_step_cum;
    reg   [7:0] event_step_record;
    reg   [3:0] event_step_act;
    reg   [7:0] event_step_code;
    reg         event_step_for_packet;
    reg         event_step_retx;
    reg         event_step_m;
    reg         event_step_asks_clear;
    reg         event_step_asks_close;
    reg         event_step_has_state;
    reg         event_step_counts;
    reg   [7:0] event_step_mpr;
    reg         event_step_flag;
    wire        slots_answered;
    wire        slots_answers;
    wire        slots_covered;
    wire        slots_news;
    wire        slots_beyond;
    wire        slots_address_even_enable;
    wire  [2:0] slots_address_even;
    wire        slots_address_odd_enable;
    wire  [2:0] slots_address_odd;
    wire        slots_held_even;
    wire        slots_held_odd;
    wire [63:0] slots_shown_even;
    wire [63:0] slots_shown_odd;
    wire        slots_answered_write_enable;
    wire  [2:0] slots_answered_write_place;
    wire  [6:0] slots_answered_write_slot;
    wire        slots_answered_write_answered;
    wire        slots_covered_write_address_even_enable;
    wire  [2:0] slots_covered_write_address_even;
    wire        slots_covered_write_address_odd_enable;
    wire  [2:0] slots_covered_write_address_odd;
    wire [63:0] slots_covered_write_words_even;
    wire [63:0] slots_covered_write_words_odd;
    reg   [4:0] step_match_kind;
    reg   [2:0] step_match_place;
    reg         step_match_on;
    reg         step_match_open;
    reg         step_match_claimed;
    reg         step_match_moved;
    reg         step_match_restarted;
    reg         step_match_ordered;
    reg         step_match_roce;
    reg   [2:0] step_match_state;
    reg  [31:0] step_match_start;
    reg  [15:0] step_match_peer;
    reg  [31:0] step_match_next;
    reg  [31:0] step_match_cum;
    reg  [31:0] step_match_oldest;
    reg         step_match_above;
    reg  [31:0] step_match_tail_tail;
    reg  [15:0] step_match_tail_open;
    reg   [7:0] step_match_range;
    reg         step_match_sleek;
    reg         step_match_keeps;
    reg         step_match_hold;
    reg         step_match_close_due;
    reg         step_match_nears_end;
    reg         step_match_exhausted;
    reg   [4:0] step_answer_kind;
    reg   [2:0] step_answer_place;
    reg         step_answer_on;
    reg         step_answer_open;
    reg         step_answer_claimed;
    reg         step_answer_moved;
    reg         step_answer_restarted;
    reg         step_answer_ordered;
    reg         step_answer_roce;
    reg   [2:0] step_answer_state;
    reg  [31:0] step_answer_start;
    reg  [15:0] step_answer_peer;
    reg  [31:0] step_answer_next;
    reg  [31:0] step_answer_cum;
    reg  [31:0] step_answer_oldest;
    reg         step_answer_above;
    reg  [31:0] step_answer_tail_tail;
    reg  [15:0] step_answer_tail_open;
    reg   [7:0] step_answer_range;
    reg         step_answer_sleek;
    reg         step_answer_keeps;
    reg         step_answer_hold;
    reg         step_answer_close_due;
    reg         step_answer_nears_end;
    reg         step_answer_exhausted;
    reg         valid_step;
    reg         valid_match;
    reg         valid_answer;
    reg         valid_send;
    reg   [4:0] step_send_kind;
    reg   [2:0] step_send_place;
    reg         step_send_on;
    reg         step_send_open;
    reg         step_send_claimed;
    reg         step_send_moved;
    reg         step_send_restarted;
    reg         step_send_ordered;
    reg         step_send_roce;
    reg   [2:0] step_send_state;
    reg  [31:0] step_send_start;
    reg  [15:0] step_send_peer;
    reg  [31:0] step_send_next;
    reg  [31:0] step_send_cum;
    reg  [31:0] step_send_oldest;
    reg         step_send_above;
    reg  [31:0] step_send_tail_tail;
    reg  [15:0] step_send_tail_open;
    reg   [7:0] step_send_range;
    reg         step_send_sleek;
    reg         step_send_keeps;
    reg         step_send_hold;
    reg         step_send_close_due;
    reg         step_send_nears_end;
    reg         step_send_exhausted;
    reg   [4:0] event_match_kind;
    reg   [2:0] event_match_place;
    reg  [31:0] event_match_rel;
    reg  [31:0] event_match_cum;
    reg   [7:0] event_match_record;
    reg   [3:0] event_match_act;
    reg   [7:0] event_match_code;
    reg         event_match_for_packet;
    reg         event_match_retx;
    reg         event_match_m;
    reg         event_match_asks_clear;
    reg         event_match_asks_close;
    reg         event_match_has_state;
    reg         event_match_counts;
    reg   [7:0] event_match_mpr;
    reg         event_match_flag;
    reg   [4:0] event_answer_kind;
    reg   [2:0] event_answer_place;
    reg  [31:0] event_answer_rel;
    reg  [31:0] event_answer_cum;
    reg   [7:0] event_answer_record;
    reg   [3:0] event_answer_act;
    reg   [7:0] event_answer_code;
    reg         event_answer_for_packet;
    reg         event_answer_retx;
    reg         event_answer_m;
    reg         event_answer_asks_clear;
    reg         event_answer_asks_close;
    reg         event_answer_has_state;
    reg         event_answer_counts;
    reg   [7:0] event_answer_mpr;
    reg         event_answer_flag;
    reg   [4:0] event_send_kind;
    reg   [2:0] event_send_place;
    reg  [31:0] event_send_rel;
    reg  [31:0] event_send_cum;
    reg   [7:0] event_send_record;
    reg   [3:0] event_send_act;
    reg   [7:0] event_send_code;
    reg         event_send_for_packet;
    reg         event_send_retx;
    reg         event_send_m;
    reg         event_send_asks_clear;
    reg         event_send_asks_close;
    reg         event_send_has_state;
    reg         event_send_counts;
    reg   [7:0] event_send_mpr;
    reg         event_send_flag;
    reg         answered_send;
    reg         open_send;
    reg         answers_send;
    wire        sendings_effect_sends;
    wire        sendings_effect_retx;
    wire        sendings_effect_counts;
    wire        sendings_effect_asks;
    wire        sendings_effect_marks;
    wire        sendings_effect_unmarks;
    wire        sendings_effect_leaves;
    wire  [3:0] sendings_effect_kind;
    wire        sendings_effect_loses;
    wire        sendings_effect_timed;
    wire [31:0] sendings_effect_sent_at;
    wire        sendings_effect_arrives;
    wire        sendings_effect_fails;
    wire        sendings_effect_backs;
    wire        sendings_effect_spurious;
    wire        sendings_effect_held;
    wire        sendings_effect_ignored;
    wire        sendings_flight_write_enable;
    wire  [7:0] sendings_flight_write_record;
    wire [31:0] sendings_flight_write_due;
    wire  [1:0] sendings_flight_write_state;
    wire        sendings_flight_write_counted;
    wire        sendings_flight_write_once;
    reg   [4:0] step_mark_kind;
    reg   [2:0] step_mark_place;
    reg         step_mark_on;
    reg         step_mark_open;
    reg         step_mark_claimed;
    reg         step_mark_moved;
    reg         step_mark_restarted;
    reg         step_mark_ordered;
    reg         step_mark_roce;
    reg   [2:0] step_mark_state;
    reg  [31:0] step_mark_start;
    reg  [15:0] step_mark_peer;
    reg  [31:0] step_mark_next;
    reg  [31:0] step_mark_cum;
    reg  [31:0] step_mark_oldest;
    reg         step_mark_above;
    reg  [31:0] step_mark_tail_tail;
    reg  [15:0] step_mark_tail_open;
    reg   [7:0] step_mark_range;
    reg         step_mark_sleek;
    reg         step_mark_keeps;
    reg         step_mark_hold;
    reg         step_mark_close_due;
    reg         step_mark_nears_end;
    reg         step_mark_exhausted;
    reg   [4:0] event_mark_kind;
    reg   [2:0] event_mark_place;
    reg  [31:0] event_mark_rel;
    reg  [31:0] event_mark_cum;
    reg   [7:0] event_mark_record;
    reg   [3:0] event_mark_act;
    reg   [7:0] event_mark_code;
    reg         event_mark_for_packet;
    reg         event_mark_retx;
    reg         event_mark_m;
    reg         event_mark_asks_clear;
    reg         event_mark_asks_close;
    reg         event_mark_has_state;
    reg         event_mark_counts;
    reg   [7:0] event_mark_mpr;
    reg         event_mark_flag;
    reg  [63:0] shown_mark_even;
    reg  [63:0] shown_mark_odd;
    wire        lost_marks_write_address_even_enable;
    wire  [2:0] lost_marks_write_address_even;
    wire        lost_marks_write_address_odd_enable;
    wire  [2:0] lost_marks_write_address_odd;
    wire [63:0] lost_marks_write_words_even;
    wire [63:0] lost_marks_write_words_odd;
    wire        lost_flags_write_enable;
    wire  [2:0] lost_flags_write_place;
    wire  [1:0] lost_flags_write_flags;
    wire        lost_any;
    reg         valid_mark;
    wire        account_told_valid;
    wire  [3:0] account_told_kind;
    wire [31:0] account_told_bytes;
    wire        account_refund_write_enable;
    wire  [2:0] account_refund_write_ccc;
    wire [31:0] account_refund_write_refunded;
    reg   [4:0] step_count_kind;
    reg   [2:0] step_count_place;
    reg         step_count_on;
    reg         step_count_open;
    reg         step_count_claimed;
    reg         step_count_moved;
    reg         step_count_restarted;
    reg         step_count_ordered;
    reg         step_count_roce;
    reg   [2:0] step_count_state;
    reg  [31:0] step_count_start;
    reg  [15:0] step_count_peer;
    reg  [31:0] step_count_next;
    reg  [31:0] step_count_cum;
    reg  [31:0] step_count_oldest;
    reg         step_count_above;
    reg  [31:0] step_count_tail_tail;
    reg  [15:0] step_count_tail_open;
    reg   [7:0] step_count_range;
    reg         step_count_sleek;
    reg         step_count_keeps;
    reg         step_count_hold;
    reg         step_count_close_due;
    reg         step_count_nears_end;
    reg         step_count_exhausted;
    reg   [4:0] step_time_kind;
    reg   [2:0] step_time_place;
    reg         step_time_on;
    reg         step_time_open;
    reg         step_time_claimed;
    reg         step_time_moved;
    reg         step_time_restarted;
    reg         step_time_ordered;
    reg         step_time_roce;
    reg   [2:0] step_time_state;
    reg  [31:0] step_time_start;
    reg  [15:0] step_time_peer;
    reg  [31:0] step_time_next;
    reg  [31:0] step_time_cum;
    reg  [31:0] step_time_oldest;
    reg         step_time_above;
    reg  [31:0] step_time_tail_tail;
    reg  [15:0] step_time_tail_open;
    reg   [7:0] step_time_range;
    reg         step_time_sleek;
    reg         step_time_keeps;
    reg         step_time_hold;
    reg         step_time_close_due;
    reg         step_time_nears_end;
    reg         step_time_exhausted;
    reg         effect_count_sends;
    reg         effect_count_retx;
    reg         effect_count_counts;
    reg         effect_count_asks;
    reg         effect_count_marks;
    reg         effect_count_unmarks;
    reg         effect_count_leaves;
    reg   [3:0] effect_count_kind;
    reg         effect_count_loses;
    reg         effect_count_timed;
    reg  [31:0] effect_count_sent_at;
    reg         effect_count_arrives;
    reg         effect_count_fails;
    reg         effect_count_backs;
    reg         effect_count_spurious;
    reg         effect_count_held;
    reg         effect_count_ignored;
    reg         effect_time_sends;
    reg         effect_time_retx;
    reg         effect_time_counts;
    reg         effect_time_asks;
    reg         effect_time_marks;
    reg         effect_time_unmarks;
    reg         effect_time_leaves;
    reg   [3:0] effect_time_kind;
    reg         effect_time_loses;
    reg         effect_time_timed;
    reg  [31:0] effect_time_sent_at;
    reg         effect_time_arrives;
    reg         effect_time_fails;
    reg         effect_time_backs;
    reg         effect_time_spurious;
    reg         effect_time_held;
    reg         effect_time_ignored;
    reg         answers_mark;
    reg         answers_count;
    reg         answers_time;
    reg         news_mark;
    reg         news_count;
    reg         news_time;
    reg  [31:0] now_mark;
    reg  [31:0] now_count;
    reg  [31:0] now_time;
    reg   [4:0] event_count_kind;
    reg   [2:0] event_count_place;
    reg  [31:0] event_count_rel;
    reg  [31:0] event_count_cum;
    reg   [7:0] event_count_record;
    reg   [3:0] event_count_act;
    reg   [7:0] event_count_code;
    reg         event_count_for_packet;
    reg         event_count_retx;
    reg         event_count_m;
    reg         event_count_asks_clear;
    reg         event_count_asks_close;
    reg         event_count_has_state;
    reg         event_count_counts;
    reg   [7:0] event_count_mpr;
    reg         event_count_flag;
    reg   [4:0] event_time_kind;
    reg   [2:0] event_time_place;
    reg  [31:0] event_time_rel;
    reg  [31:0] event_time_cum;
    reg   [7:0] event_time_record;
    reg   [3:0] event_time_act;
    reg   [7:0] event_time_code;
    reg         event_time_for_packet;
    reg         event_time_retx;
    reg         event_time_m;
    reg         event_time_asks_clear;
    reg         event_time_asks_close;
    reg         event_time_has_state;
    reg         event_time_counts;
    reg   [7:0] event_time_mpr;
    reg         event_time_flag;
    reg  [15:0] detail_count_opaque;
    reg  [15:0] detail_count_ooo_count;
    reg         detail_count_has_nscc;
    reg  [15:0] detail_count_service_time;
    reg         detail_count_restore_cwnd;
    reg   [6:0] detail_count_rcv_cwnd_pend;
    reg         detail_count_has_credit;
    reg  [23:0] detail_count_credit;
    reg  [15:0] detail_count_entropy;
    reg         detail_count_response_present;
    reg   [1:0] detail_count_response_list;
    reg   [5:0] detail_count_response_opcode;
    reg   [5:0] detail_count_response_return_code;
    reg  [15:0] detail_count_response_message_id;
    reg  [31:0] detail_count_response_modified_length;
    reg  [15:0] detail_time_opaque;
    reg  [15:0] detail_time_ooo_count;
    reg         detail_time_has_nscc;
    reg  [15:0] detail_time_service_time;
    reg         detail_time_restore_cwnd;
    reg   [6:0] detail_time_rcv_cwnd_pend;
    reg         detail_time_has_credit;
    reg  [23:0] detail_time_credit;
    reg  [15:0] detail_time_entropy;
    reg         detail_time_response_present;
    reg   [1:0] detail_time_response_list;
    reg   [5:0] detail_time_response_opcode;
    reg   [5:0] detail_time_response_return_code;
    reg  [15:0] detail_time_response_message_id;
    reg  [31:0] detail_time_response_modified_length;
    reg   [1:0] packet_count_kind;
    reg         packet_count_last;
    reg  [31:0] packet_count_handle;
    reg  [15:0] packet_count_message;
    reg  [13:0] packet_count_length;
    reg  [13:0] packet_count_size;
    reg   [1:0] packet_time_kind;
    reg         packet_time_last;
    reg  [31:0] packet_time_handle;
    reg  [15:0] packet_time_message;
    reg  [13:0] packet_time_length;
    reg  [13:0] packet_time_size;
    wire  [1:0] watch_watched_packet;
    wire [15:0] watch_watched_probe_opaque;
    wire        watch_watched_answers_probe;
    wire [31:0] watch_watched_probe_sent;
    wire        watch_watched_stale;
    wire        watch_watched_loses;
    wire        watch_watched_closes;
    reg         valid_count;
    reg         valid_time;
    reg         valid_settle;
    reg         valid_conclude;
    reg   [4:0] event_settle_kind;
    reg   [2:0] event_settle_place;
    reg  [31:0] event_settle_rel;
    reg  [31:0] event_settle_cum;
    reg   [7:0] event_settle_record;
    reg   [3:0] event_settle_act;
    reg   [7:0] event_settle_code;
    reg         event_settle_for_packet;
    reg         event_settle_retx;
    reg         event_settle_m;
    reg         event_settle_asks_clear;
    reg         event_settle_asks_close;
    reg         event_settle_has_state;
    reg         event_settle_counts;
    reg   [7:0] event_settle_mpr;
    reg         event_settle_flag;
    reg   [4:0] event_conclude_kind;
    reg   [2:0] event_conclude_place;
    reg  [31:0] event_conclude_rel;
    reg  [31:0] event_conclude_cum;
    reg   [7:0] event_conclude_record;
    reg   [3:0] event_conclude_act;
    reg   [7:0] event_conclude_code;
    reg         event_conclude_for_packet;
    reg         event_conclude_retx;
    reg         event_conclude_m;
    reg         event_conclude_asks_clear;
    reg         event_conclude_asks_close;
    reg         event_conclude_has_state;
    reg         event_conclude_counts;
    reg   [7:0] event_conclude_mpr;
    reg         event_conclude_flag;
    reg   [4:0] step_settle_kind;
    reg   [2:0] step_settle_place;
    reg         step_settle_on;
    reg         step_settle_open;
    reg         step_settle_claimed;
    reg         step_settle_moved;
    reg         step_settle_restarted;
    reg         step_settle_ordered;
    reg         step_settle_roce;
    reg   [2:0] step_settle_state;
    reg  [31:0] step_settle_start;
    reg  [15:0] step_settle_peer;
    reg  [31:0] step_settle_next;
    reg  [31:0] step_settle_cum;
    reg  [31:0] step_settle_oldest;
    reg         step_settle_above;
    reg  [31:0] step_settle_tail_tail;
    reg  [15:0] step_settle_tail_open;
    reg   [7:0] step_settle_range;
    reg         step_settle_sleek;
    reg         step_settle_keeps;
    reg         step_settle_hold;
    reg         step_settle_close_due;
    reg         step_settle_nears_end;
    reg         step_settle_exhausted;
    reg   [4:0] step_conclude_kind;
    reg   [2:0] step_conclude_place;
    reg         step_conclude_on;
    reg         step_conclude_open;
    reg         step_conclude_claimed;
    reg         step_conclude_moved;
    reg         step_conclude_restarted;
    reg         step_conclude_ordered;
    reg         step_conclude_roce;
    reg   [2:0] step_conclude_state;
    reg  [31:0] step_conclude_start;
    reg  [15:0] step_conclude_peer;
    reg  [31:0] step_conclude_next;
    reg  [31:0] step_conclude_cum;
    reg  [31:0] step_conclude_oldest;
    reg         step_conclude_above;
    reg  [31:0] step_conclude_tail_tail;
    reg  [15:0] step_conclude_tail_open;
    reg   [7:0] step_conclude_range;
    reg         step_conclude_sleek;
    reg         step_conclude_keeps;
    reg         step_conclude_hold;
    reg         step_conclude_close_due;
    reg         step_conclude_nears_end;
    reg         step_conclude_exhausted;
    reg         effect_settle_sends;
    reg         effect_settle_retx;
    reg         effect_settle_counts;
    reg         effect_settle_asks;
    reg         effect_settle_marks;
    reg         effect_settle_unmarks;
    reg         effect_settle_leaves;
    reg   [3:0] effect_settle_kind;
    reg         effect_settle_loses;
    reg         effect_settle_timed;
    reg  [31:0] effect_settle_sent_at;
    reg         effect_settle_arrives;
    reg         effect_settle_fails;
    reg         effect_settle_backs;
    reg         effect_settle_spurious;
    reg         effect_settle_held;
    reg         effect_settle_ignored;
    reg         effect_conclude_sends;
    reg         effect_conclude_retx;
    reg         effect_conclude_counts;
    reg         effect_conclude_asks;
    reg         effect_conclude_marks;
    reg         effect_conclude_unmarks;
    reg         effect_conclude_leaves;
    reg   [3:0] effect_conclude_kind;
    reg         effect_conclude_loses;
    reg         effect_conclude_timed;
    reg  [31:0] effect_conclude_sent_at;
    reg         effect_conclude_arrives;
    reg         effect_conclude_fails;
    reg         effect_conclude_backs;
    reg         effect_conclude_spurious;
    reg         effect_conclude_held;
    reg         effect_conclude_ignored;
    reg  [15:0] detail_settle_opaque;
    reg  [15:0] detail_settle_ooo_count;
    reg         detail_settle_has_nscc;
    reg  [15:0] detail_settle_service_time;
    reg         detail_settle_restore_cwnd;
    reg   [6:0] detail_settle_rcv_cwnd_pend;
    reg         detail_settle_has_credit;
    reg  [23:0] detail_settle_credit;
    reg  [15:0] detail_settle_entropy;
    reg         detail_settle_response_present;
    reg   [1:0] detail_settle_response_list;
    reg   [5:0] detail_settle_response_opcode;
    reg   [5:0] detail_settle_response_return_code;
    reg  [15:0] detail_settle_response_message_id;
    reg  [31:0] detail_settle_response_modified_length;
    reg  [15:0] detail_conclude_opaque;
    reg  [15:0] detail_conclude_ooo_count;
    reg         detail_conclude_has_nscc;
    reg  [15:0] detail_conclude_service_time;
    reg         detail_conclude_restore_cwnd;
    reg   [6:0] detail_conclude_rcv_cwnd_pend;
    reg         detail_conclude_has_credit;
    reg  [23:0] detail_conclude_credit;
    reg  [15:0] detail_conclude_entropy;
    reg         detail_conclude_response_present;
    reg   [1:0] detail_conclude_response_list;
    reg   [5:0] detail_conclude_response_opcode;
    reg   [5:0] detail_conclude_response_return_code;
    reg  [15:0] detail_conclude_response_message_id;
    reg  [31:0] detail_conclude_response_modified_length;
    reg   [1:0] packet_settle_kind;
    reg         packet_settle_last;
    reg  [31:0] packet_settle_handle;
    reg  [15:0] packet_settle_message;
    reg  [13:0] packet_settle_length;
    reg  [13:0] packet_settle_size;
    reg   [1:0] packet_conclude_kind;
    reg         packet_conclude_last;
    reg  [31:0] packet_conclude_handle;
    reg  [15:0] packet_conclude_message;
    reg  [13:0] packet_conclude_length;
    reg  [13:0] packet_conclude_size;
    reg  [31:0] now_settle;
    reg  [31:0] now_conclude;
    reg         answers_settle;
    reg         answers_conclude;
    reg         told_conclude_valid;
    reg   [3:0] told_conclude_kind;
    reg  [31:0] told_conclude_bytes;
    reg         marked_settle;
    reg         marked_conclude;
    wire        conclusion_changed_enable;
    wire  [2:0] conclusion_changed_place;
    wire        conclusion_done_enable;
    wire  [2:0] conclusion_done_place;
    wire        conclusion_close_enable;
    wire  [2:0] conclusion_close_place;
    wire        conclusion_job_enable;
    wire  [4:0] conclusion_job_payload_kind;
    wire  [2:0] conclusion_job_payload_place;
    wire [31:0] conclusion_job_payload_rel;
    wire  [7:0] conclusion_job_payload_code;
    wire        conclusion_wants_write_enable;
    wire  [2:0] conclusion_wants_write_place;
    wire        conclusion_wants_write_wants;
    wire        conclusion_outcome_valid;
    wire  [2:0] conclusion_outcome_place;
    wire [31:0] conclusion_outcome_handle;
    wire [15:0] conclusion_outcome_message;
    wire  [1:0] conclusion_outcome_kind;
    wire        conclusion_outcome_response_present;
    wire  [1:0] conclusion_outcome_response_list;
    wire  [5:0] conclusion_outcome_response_opcode;
    wire  [5:0] conclusion_outcome_response_return_code;
    wire [15:0] conclusion_outcome_response_message_id;
    wire [31:0] conclusion_outcome_response_modified_length;
    wire  [7:0] conclusion_outcome_code;
    wire        conclusion_pick_valid;
    wire  [2:0] conclusion_pick_ccc;
    wire  [2:0] conclusion_pick_place;
    wire [13:0] conclusion_pick_size;
    wire        conclusion_pick_ordered;
    wire        conclusion_left;
    wire  [2:0] conclusion_emitted_place;
    wire  [2:0] conclusion_emitted_kind;
    wire        conclusion_emitted_rod;
    wire        conclusion_emitted_retx;
    wire        conclusion_emitted_ar;
    wire        conclusion_emitted_syn;
    wire [31:0] conclusion_emitted_psn;
    wire [15:0] conclusion_emitted_clear_offset;
    wire [15:0] conclusion_emitted_opaque;
    wire [31:0] conclusion_emitted_payload;
    wire [15:0] conclusion_emitted_spdcid;
    wire [15:0] conclusion_emitted_dpdcid;
    wire [15:0] conclusion_emitted_picked_entropy;
    wire  [7:0] conclusion_emitted_picked_ccc_id;
    wire [23:0] conclusion_emitted_picked_credit_target;
    wire [31:0] conclusion_emitted_handle;
    wire [15:0] conclusion_emitted_message;
    wire [13:0] conclusion_emitted_length;
    wire [13:0] conclusion_emitted_size;
    wire        conclusion_departed_enable;
    wire  [7:0] conclusion_departed_record;
    wire [15:0] conclusion_departed_entropy;
    wire [31:0] conclusion_departed_sent_at;
    wire        conclusion_arrived_enable;
    wire  [2:0] conclusion_arrived_place;
    wire  [7:0] conclusion_arrived_record;
    wire        conclusion_congestion_valid;
    wire  [2:0] conclusion_congestion_ccc;
    wire  [3:0] conclusion_congestion_kind;
    wire [31:0] conclusion_congestion_bytes;
    wire [15:0] conclusion_congestion_entropy;
    wire        conclusion_congestion_ecn;
    wire        conclusion_congestion_rtt_valid;
    wire [31:0] conclusion_congestion_rtt;
    wire [15:0] conclusion_congestion_out_of_order;
    wire        conclusion_congestion_has_nscc;
    wire  [6:0] conclusion_congestion_rcv_cwnd_pend;
    wire        conclusion_congestion_restore_cwnd;
    wire        conclusion_congestion_has_credit;
    wire [23:0] conclusion_congestion_credit;
    wire [31:0] conclusion_congestion_now;
    wire        conclusion_counts_ignored_unknown_pdc;
    wire        conclusion_counts_ignored_mismatch;
    wire        conclusion_counts_ignored_ack_out_of_range;
    wire        conclusion_counts_ignored_nack_out_of_range;
    wire        conclusion_counts_ignored_nack_unexpected;
    wire        conclusion_counts_sack_out_of_range;
    wire        conclusion_counts_probe_stale;
    wire        conclusion_counts_duplicate_ack;
    wire        conclusion_counts_spurious;
    wire        conclusion_counts_held_timeout;
    wire        conclusion_counts_nack_again;
    wire        conclusion_counts_retransmitted;
    wire        conclusion_counts_ack_req_sent;
    wire        conclusion_counts_probe_sent;
    wire        conclusion_counts_clear_sent;
    wire        conclusion_counts_lost_trim;
    wire        conclusion_counts_lost_nack;
    wire        conclusion_counts_lost_timeout;
    wire        conclusion_counts_lost_tail;
    wire        conclusion_counts_lost_entropy;
    wire        conclusion_counts_recoveries;
    wire [15:0] dpdcid_find_later_q;
    wire [15:0] spdcid_find_later_q;
    wire [15:0] detail_mark_later_q_opaque;
    wire [15:0] detail_mark_later_q_ooo_count;
    wire        detail_mark_later_q_has_nscc;
    wire [15:0] detail_mark_later_q_service_time;
    wire        detail_mark_later_q_restore_cwnd;
    wire  [6:0] detail_mark_later_q_rcv_cwnd_pend;
    wire        detail_mark_later_q_has_credit;
    wire [23:0] detail_mark_later_q_credit;
    wire [15:0] detail_mark_later_q_entropy;
    wire        detail_mark_later_q_response_present;
    wire  [1:0] detail_mark_later_q_response_list;
    wire  [5:0] detail_mark_later_q_response_opcode;
    wire  [5:0] detail_mark_later_q_response_return_code;
    wire [15:0] detail_mark_later_q_response_message_id;
    wire [31:0] detail_mark_later_q_response_modified_length;
    wire [23:0] rcvd_bytes_mark_later_q;
    wire [31:0] sack_step_later_q_sack_base;
    wire [63:0] sack_step_later_q_sack_bitmap;
    wire [31:0] now_find_later_q;
    wire [31:0] now_send_later_q;
    wire [15:0] pdcid_conclude_later_q;
    wire  [2:0] ccc_answer_later_q;
    wire  [2:0] ccc_conclude_later_q;
    wire  [7:0] record_id_step_later_q;
    wire  [7:0] record_id_conclude_later_q;
    wire        is_that_record_decide_later_q;
    wire  [1:0] packet_mark_later_q_kind;
    wire        packet_mark_later_q_last;
    wire [31:0] packet_mark_later_q_handle;
    wire [15:0] packet_mark_later_q_message;
    wire [13:0] packet_mark_later_q_length;
    wire [13:0] packet_mark_later_q_size;
    wire        urgent_conclude_later_q;
    wire [15:0] threshold_conclude_later_q;
    wire        ignored_conclude_later_q_unknown_pdc;
    wire        ignored_conclude_later_q_mismatch;
    wire        ignored_conclude_later_q_ack_out_of_range;
    wire        ignored_conclude_later_q_nack_out_of_range;
    wire        ignored_conclude_later_q_nack_unexpected;
    wire        unholds_conclude_later_q;
    wire        narrow_conclude_later_q;
    wire        beyond_conclude_later_q;

    wire [15:0] pdcid = owners_word_pdcid;
    wire        rod = owners_word_rod;
    wire        roce = owners_word_roce;
    wire  [2:0] ccc = event_identify_kind == STEP_KIND_CLEAR ? event_identify_place : owners_word_ccc;
    wire        record_id_term = event_identify_kind == STEP_KIND_TIMER || event_identify_kind == STEP_KIND_OVERTAKEN;
    wire  [7:0] record_id = record_id_term ? event_identify_record : slot_records_word;
    wire        is_that_record = !record_id_term || slot_records_word == event_identify_record;
    wire  [1:0] packet_kind = sent_word_kind;
    wire        packet_last = sent_word_last;
    wire [31:0] packet_handle = sent_word_handle;
    wire [15:0] packet_message = sent_word_message;
    wire [13:0] packet_length = sent_word_length;
    wire [13:0] packet_size = sent_word_size;
    wire        wants_write_enable = conclusion_wants_write_enable;
    wire  [2:0] wants_write_place = conclusion_wants_write_place;
    wire        wants_write_wants = conclusion_wants_write_wants;
    wire        refund_enable = account_refund_write_enable;
    wire  [2:0] refund_ccc = account_refund_write_ccc;
    wire [31:0] refund_refunded = account_refund_write_refunded;
    wire        asks = event_ask_kind == STEP_KIND_FRESH || (event_ask_kind == STEP_KIND_RESEND && !event_ask_flag);
    wire [31:0] grown = claim_cwnd + {1'b0, claim_cwnd[31:1]};
    wire [31:0] ahead = claim_cwnd >> registers_packet_shift;
    wire [31:0] bytes = grown_bound < max_window_bound ? grown_bound : max_window_bound;
    wire        ahead_bound_31_16_any = |ahead_bound[31:16];
    wire [15:0] allowed = ahead_bound[15:0] | {16{ahead_bound_31_16_any}};
    wire [31:0] packets = bytes_scale >> registers_packet_shift;
    wire        packets_saturate_31_16_any = |packets_saturate[31:16];
    wire [15:0] least_or = packets_saturate[15:0] | {16{packets_saturate_31_16_any}};
    wire [15:0] least = least_or < 16'd5 ? 16'd5 : least_or;
    wire [15:0] recovery_ahead = allowed_scale;
    wire [15:0] recovery_threshold = least_out;
    wire [15:0] dpdcid_find = dpdcid_find_later_q;
    wire [15:0] spdcid_find = spdcid_find_later_q;
    wire [31:0] now_find = now_find_later_q;
    wire        is_that_record_decide = is_that_record_decide_later_q;
    wire        urgent = claim_low || claim_is_small;
    wire [15:0] threshold = recovery_threshold;
    wire  [4:0] step_kind = progress_step_kind;
    wire  [2:0] step_place = progress_step_place;
    wire        step_on = progress_step_on;
    wire        step_open = progress_step_open;
    wire        step_claimed = progress_step_claimed;
    wire        step_moved = progress_step_moved;
    wire        step_restarted = progress_step_restarted;
    wire        step_ordered = progress_step_ordered;
    wire        step_roce = progress_step_roce;
    wire  [2:0] step_state = progress_step_state;
    wire [31:0] step_start = progress_step_start;
    wire [15:0] step_peer = progress_step_peer;
    wire [31:0] step_next = progress_step_next;
    wire [31:0] step_cum = progress_step_cum;
    wire [31:0] step_oldest = progress_step_oldest;
    wire        step_above = progress_step_above;
    wire [31:0] step_tail_tail = progress_step_tail_tail;
    wire [15:0] step_tail_open = progress_step_tail_open;
    wire  [7:0] step_range = progress_step_range;
    wire        step_sleek = progress_step_sleek;
    wire        step_keeps = progress_step_keeps;
    wire        step_hold = progress_step_hold;
    wire        step_close_due = progress_step_close_due;
    wire        step_nears_end = progress_step_nears_end;
    wire        step_exhausted = progress_step_exhausted;
    wire        ignored_unknown_pdc = progress_ignored_unknown_pdc;
    wire        ignored_mismatch = progress_ignored_mismatch;
    wire        ignored_ack_out_of_range = progress_ignored_ack_out_of_range;
    wire        ignored_nack_out_of_range = progress_ignored_nack_out_of_range;
    wire        ignored_nack_unexpected = progress_ignored_nack_unexpected;
    wire        unholds = progress_unholds;
    wire [31:0] narrow_difference = progress_step_next - progress_step_cum;
    wire        narrow_term = narrow_difference[31:7] >= {17'd0, progress_step_range};
    wire [31:0] narrow_difference_2 = progress_step_next - progress_step_oldest;
    wire        narrow = narrow_term || (|narrow_difference_2[31:7]);
    wire [31:0] sack_step_sack_base = sack_step_later_q_sack_base;
    wire [63:0] sack_step_sack_bitmap = sack_step_later_q_sack_bitmap;
    wire        answered = slots_answered;
    wire        answers = slots_answers;
    wire        open = step_answer_on && step_answer_open && !slots_answered;
    wire        news = slots_news;
    wire        beyond = slots_beyond;
    wire [63:0] shown_even = slots_shown_even;
    wire [63:0] shown_odd = slots_shown_odd;
    wire  [7:0] record_id_step = record_id_step_later_q;
    wire [31:0] now_send = now_send_later_q;
    wire        effect_sends = sendings_effect_sends;
    wire        effect_retx = sendings_effect_retx;
    wire        effect_counts = sendings_effect_counts;
    wire        effect_asks = sendings_effect_asks;
    wire        effect_marks = sendings_effect_marks;
    wire        effect_unmarks = sendings_effect_unmarks;
    wire        effect_leaves = sendings_effect_leaves;
    wire  [3:0] effect_kind = sendings_effect_kind;
    wire        effect_loses = sendings_effect_loses;
    wire        effect_timed = sendings_effect_timed;
    wire [31:0] effect_sent_at = sendings_effect_sent_at;
    wire        effect_arrives = sendings_effect_arrives;
    wire        effect_fails = sendings_effect_fails;
    wire        effect_backs = sendings_effect_backs;
    wire        effect_spurious = sendings_effect_spurious;
    wire        effect_held = sendings_effect_held;
    wire        effect_ignored = sendings_effect_ignored;
    wire  [2:0] ccc_answer = ccc_answer_later_q;
    wire  [1:0] packet_mark_kind = packet_mark_later_q_kind;
    wire        packet_mark_last = packet_mark_later_q_last;
    wire [31:0] packet_mark_handle = packet_mark_later_q_handle;
    wire [15:0] packet_mark_message = packet_mark_later_q_message;
    wire [13:0] packet_mark_length = packet_mark_later_q_length;
    wire [13:0] packet_mark_size = packet_mark_later_q_size;
    wire [15:0] detail_mark_opaque = detail_mark_later_q_opaque;
    wire [15:0] detail_mark_ooo_count = detail_mark_later_q_ooo_count;
    wire        detail_mark_has_nscc = detail_mark_later_q_has_nscc;
    wire [15:0] detail_mark_service_time = detail_mark_later_q_service_time;
    wire        detail_mark_restore_cwnd = detail_mark_later_q_restore_cwnd;
    wire  [6:0] detail_mark_rcv_cwnd_pend = detail_mark_later_q_rcv_cwnd_pend;
    wire        detail_mark_has_credit = detail_mark_later_q_has_credit;
    wire [23:0] detail_mark_credit = detail_mark_later_q_credit;
    wire [15:0] detail_mark_entropy = detail_mark_later_q_entropy;
    wire        detail_mark_response_present = detail_mark_later_q_response_present;
    wire  [1:0] detail_mark_response_list = detail_mark_later_q_response_list;
    wire  [5:0] detail_mark_response_opcode = detail_mark_later_q_response_opcode;
    wire  [5:0] detail_mark_response_return_code = detail_mark_later_q_response_return_code;
    wire [15:0] detail_mark_response_message_id = detail_mark_later_q_response_message_id;
    wire [31:0] detail_mark_response_modified_length = detail_mark_later_q_response_modified_length;
    wire [23:0] rcvd_bytes_mark = rcvd_bytes_mark_later_q;
    wire        marked = lost_any;
    wire        told_valid = account_told_valid;
    wire  [3:0] told_kind = account_told_kind;
    wire [31:0] told_bytes = account_told_bytes;
    wire [15:0] pdcid_conclude = pdcid_conclude_later_q;
    wire  [2:0] ccc_conclude = ccc_conclude_later_q;
    wire  [7:0] record_id_conclude = record_id_conclude_later_q;
    wire        narrow_conclude = narrow_conclude_later_q;
    wire        urgent_conclude = urgent_conclude_later_q;
    wire [15:0] threshold_conclude = threshold_conclude_later_q;
    wire        beyond_conclude = beyond_conclude_later_q;
    wire        ignored_conclude_unknown_pdc = ignored_conclude_later_q_unknown_pdc;
    wire        ignored_conclude_mismatch = ignored_conclude_later_q_mismatch;
    wire        ignored_conclude_ack_out_of_range = ignored_conclude_later_q_ack_out_of_range;
    wire        ignored_conclude_nack_out_of_range = ignored_conclude_later_q_nack_out_of_range;
    wire        ignored_conclude_nack_unexpected = ignored_conclude_later_q_nack_unexpected;
    wire        unholds_conclude = unholds_conclude_later_q;
    wire        claim_yields_term = event_ask_kind == STEP_KIND_ENDED || (event_ask_kind == STEP_KIND_VISIT && !wanting_word);

    context_copy_w21_n8 owners (
        .clk        (clk),
        .enable     (opened_enable),
        .pdc        (opened_payload_place),
        .data_pdcid (opened_payload_pdcid),
        .data_rod   (opened_payload_rod),
        .data_roce  (opened_payload_roce),
        .data_ccc   (opened_payload_ccc),
        .read       (event_place),
        .word_pdcid (owners_word_pdcid),
        .word_rod   (owners_word_rod),
        .word_roce  (owners_word_roce),
        .word_ccc   (owners_word_ccc)
    );

    context_copy_w8_n1024 slot_records (
        .clk    (clk),
        .enable (slot_write_enable),
        .pdc    ({slot_write_place, slot_write_slot}),
        .data   (slot_write_record),
        .read   ({event_place, event_rel[6:0]}),
        .word   (slot_records_word)
    );

    context_copy_w79_n256 sent (
        .clk          (clk),
        .enable       (sent_write_enable),
        .pdc          (sent_write_record),
        .data_kind    (sent_write_sent_kind),
        .data_last    (sent_write_sent_last),
        .data_handle  (sent_write_sent_handle),
        .data_message (sent_write_sent_message),
        .data_length  (sent_write_sent_length),
        .data_size    (sent_write_sent_size),
        .read         (record_id),
        .word_kind    (sent_word_kind),
        .word_last    (sent_word_last),
        .word_handle  (sent_word_handle),
        .word_message (sent_word_message),
        .word_length  (sent_word_length),
        .word_size    (sent_word_size)
    );

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (event_address_place),
        .word   (oldests_word)
    );

    context_copy_w48_n8 tails (
        .clk       (clk),
        .enable    (tail_write_enable),
        .pdc       (tail_write_place),
        .data_tail (tail_write_tail_tail),
        .data_open (tail_write_tail_open),
        .read      (event_address_place),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open)
    );

    context_copy_w1_n8 wanting (
        .clk    (clk),
        .enable (wants_write_enable),
        .pdc    (wants_write_place),
        .data   (wants_write_wants),
        .read   (event_fetch_place),
        .word   (wanting_word)
    );

    pds_initiator_claim_n8_w128 claim (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_identify),
        .ccc                   (ccc),
        .clear                 (valid_ask && event_ask_kind == STEP_KIND_CLEAR),
        .place                 (event_ask_place),
        .yields                (valid_ask && claim_yields_term),
        .asks                  (valid_ask && asks),
        .size                  (packet_find_size),
        .below                 (registers_ack_request_below),
        .limit_valid           (limit_valid),
        .limit_ccc             (limit_ccc),
        .limit_window          (limit_window),
        .limit_credit_on       (limit_credit_on),
        .limit_credit          (limit_credit),
        .limit_cwnd            (limit_cwnd),
        .limit_max_window      (limit_max_window),
        .limit_is_small        (limit_is_small),
        .refund_write_enable   (refund_enable),
        .refund_write_ccc      (refund_ccc),
        .refund_write_refunded (refund_refunded),
        .room                  (claim_room),
        .low                   (claim_low),
        .is_small              (claim_is_small),
        .cwnd                  (claim_cwnd),
        .max_window            (claim_max_window)
    );

    pds_initiator_progress_n8_w128 progress (
        .clk                         (clk),
        .rst                         (rst),
        .enable                      (valid_address),
        .place                       (event_address_place),
        .found_event_kind            (event_find_kind),
        .found_event_place           (event_find_place),
        .found_event_rel             (event_find_rel),
        .found_event_cum             (event_find_cum),
        .found_event_record          (event_find_record),
        .found_event_act             (event_find_act),
        .found_event_code            (event_find_code),
        .found_event_for_packet      (event_find_for_packet),
        .found_event_retx            (event_find_retx),
        .found_event_m               (event_find_m),
        .found_event_asks_clear      (event_find_asks_clear),
        .found_event_asks_close      (event_find_asks_close),
        .found_event_has_state       (event_find_has_state),
        .found_event_counts          (event_find_counts),
        .found_event_mpr             (event_find_mpr),
        .found_event_flag            (event_find_flag),
        .found_event_pdcid           (dpdcid_find),
        .found_event_spdcid          (spdcid_find),
        .found_now                   (now_find),
        .found_pdcid                 (pdcid_find),
        .found_rod                   (rod_find),
        .found_roce                  (roce_find),
        .found_closes                (packet_find_kind == PACKET_KIND_CLOSE_CMD),
        .found_oldest                (oldests_word),
        .found_tail_tail             (tails_word_tail),
        .found_tail_open             (tails_word_open),
        .valid                       (valid_ask),
        .is_that_record              (is_that_record_decide),
        .room                        (claim_room),
        .ahead                       (recovery_ahead),
        .registers_default_mpr       (registers_default_mpr),
        .registers_override_mpr_zero (registers_override_mpr_zero),
        .registers_go_back           (registers_go_back),
        .registers_nack_retx         (registers_nack_retx),
        .step_kind                   (progress_step_kind),
        .step_place                  (progress_step_place),
        .step_on                     (progress_step_on),
        .step_open                   (progress_step_open),
        .step_claimed                (progress_step_claimed),
        .step_moved                  (progress_step_moved),
        .step_restarted              (progress_step_restarted),
        .step_ordered                (progress_step_ordered),
        .step_roce                   (progress_step_roce),
        .step_state                  (progress_step_state),
        .step_start                  (progress_step_start),
        .step_peer                   (progress_step_peer),
        .step_next                   (progress_step_next),
        .step_cum                    (progress_step_cum),
        .step_oldest                 (progress_step_oldest),
        .step_above                  (progress_step_above),
        .step_tail_tail              (progress_step_tail_tail),
        .step_tail_open              (progress_step_tail_open),
        .step_range                  (progress_step_range),
        .step_sleek                  (progress_step_sleek),
        .step_keeps                  (progress_step_keeps),
        .step_hold                   (progress_step_hold),
        .step_close_due              (progress_step_close_due),
        .step_nears_end              (progress_step_nears_end),
        .step_exhausted              (progress_step_exhausted),
        .step_valid                  (progress_step_valid),
        .pdc_event_valid             (progress_pdc_event_valid),
        .pdc_event_place             (progress_pdc_event_place),
        .pdc_event_pdcid             (progress_pdc_event_pdcid),
        .pdc_event_opened            (progress_pdc_event_opened),
        .pdc_event_established       (progress_pdc_event_established),
        .pdc_event_moved             (progress_pdc_event_moved),
        .pdc_event_quiesce           (progress_pdc_event_quiesce),
        .pdc_event_failed            (progress_pdc_event_failed),
        .pdc_event_code              (progress_pdc_event_code),
        .pdc_event_closed            (progress_pdc_event_closed),
        .pdc_event_ended             (progress_pdc_event_ended),
        .pdc_event_next_psn          (progress_pdc_event_next_psn),
        .pdc_event_syn_resent        (progress_pdc_event_syn_resent),
        .view_write_enable           (progress_view_write_enable),
        .view_write_place            (progress_view_write_place),
        .view_write_view_state       (progress_view_write_view_state),
        .view_write_view_next        (progress_view_write_view_next),
        .view_write_view_cum         (progress_view_write_view_cum),
        .view_write_view_range       (progress_view_write_view_range),
        .view_write_view_going       (progress_view_write_view_going),
        .view_write_view_far         (progress_view_write_view_far),
        .view_write_view_again       (progress_view_write_view_again),
        .view_write_view_until       (progress_view_write_view_until),
        .view_write_view_sleek       (progress_view_write_view_sleek),
        .view_write_view_hold        (progress_view_write_view_hold),
        .view_write_view_plain       (progress_view_write_view_plain),
        .view_write_view_code        (progress_view_write_view_code),
        .start_write_enable          (progress_start_write_enable),
        .start_write_place           (progress_start_write_place),
        .start_write_start           (progress_start_write_start),
        .refused_enable              (progress_refused_enable),
        .refused_place               (progress_refused_place),
        .unholds                     (progress_unholds),
        .ignored_unknown_pdc         (progress_ignored_unknown_pdc),
        .ignored_mismatch            (progress_ignored_mismatch),
        .ignored_ack_out_of_range    (progress_ignored_ack_out_of_range),
        .ignored_nack_out_of_range   (progress_ignored_nack_out_of_range),
        .ignored_nack_unexpected     (progress_ignored_nack_unexpected)
    );

    pds_initiator_slots_n8_w128 slots (
        .clk                               (clk),
        .rst                               (rst),
        .at_enable                         (valid_report),
        .at_place                          (event_report_place),
        .at_rel                            (event_report_rel),
        .step_valid                        (progress_step_valid),
        .step_kind                         (progress_step_kind),
        .step_place                        (progress_step_place),
        .step_on                           (progress_step_on),
        .step_open                         (progress_step_open),
        .step_claimed                      (progress_step_claimed),
        .step_moved                        (progress_step_moved),
        .step_restarted                    (progress_step_restarted),
        .step_ordered                      (progress_step_ordered),
        .step_roce                         (progress_step_roce),
        .step_state                        (progress_step_state),
        .step_start                        (progress_step_start),
        .step_peer                         (progress_step_peer),
        .step_next                         (progress_step_next),
        .step_cum                          (progress_step_cum),
        .step_oldest                       (progress_step_oldest),
        .step_above                        (progress_step_above),
        .step_tail_tail                    (progress_step_tail_tail),
        .step_tail_open                    (progress_step_tail_open),
        .step_range                        (progress_step_range),
        .step_sleek                        (progress_step_sleek),
        .step_keeps                        (progress_step_keeps),
        .step_hold                         (progress_step_hold),
        .step_close_due                    (progress_step_close_due),
        .step_nears_end                    (progress_step_nears_end),
        .step_exhausted                    (progress_step_exhausted),
        .rel                               (event_step_rel),
        .for_packet                        (event_step_for_packet),
        .act                               (event_step_act),
        .sack_base                         (sack_step_sack_base),
        .sack_bitmap                       (sack_step_sack_bitmap),
        .answered                          (slots_answered),
        .answers                           (slots_answers),
        .covered                           (slots_covered),
        .news                              (slots_news),
        .beyond                            (slots_beyond),
        .address_even_enable               (slots_address_even_enable),
        .address_even                      (slots_address_even),
        .address_odd_enable                (slots_address_odd_enable),
        .address_odd                       (slots_address_odd),
        .held_even                         (slots_held_even),
        .held_odd                          (slots_held_odd),
        .shown_even                        (slots_shown_even),
        .shown_odd                         (slots_shown_odd),
        .answered_write_enable             (slots_answered_write_enable),
        .answered_write_place              (slots_answered_write_place),
        .answered_write_slot               (slots_answered_write_slot),
        .answered_write_answered           (slots_answered_write_answered),
        .covered_write_address_even_enable (slots_covered_write_address_even_enable),
        .covered_write_address_even        (slots_covered_write_address_even),
        .covered_write_address_odd_enable  (slots_covered_write_address_odd_enable),
        .covered_write_address_odd         (slots_covered_write_address_odd),
        .covered_write_words_even          (slots_covered_write_words_even),
        .covered_write_words_odd           (slots_covered_write_words_odd)
    );

    pds_initiator_flights_n8_w128_p256 sendings (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (valid_step),
        .record                  (record_id_step),
        .valid                   (valid_send),
        .step_kind               (step_send_kind),
        .step_place              (step_send_place),
        .step_on                 (step_send_on),
        .step_open               (step_send_open),
        .step_claimed            (step_send_claimed),
        .step_moved              (step_send_moved),
        .step_restarted          (step_send_restarted),
        .step_ordered            (step_send_ordered),
        .step_roce               (step_send_roce),
        .step_state              (step_send_state),
        .step_start              (step_send_start),
        .step_peer               (step_send_peer),
        .step_next               (step_send_next),
        .step_cum                (step_send_cum),
        .step_oldest             (step_send_oldest),
        .step_above              (step_send_above),
        .step_tail_tail          (step_send_tail_tail),
        .step_tail_open          (step_send_tail_open),
        .step_range              (step_send_range),
        .step_sleek              (step_send_sleek),
        .step_keeps              (step_send_keeps),
        .step_hold               (step_send_hold),
        .step_close_due          (step_send_close_due),
        .step_nears_end          (step_send_nears_end),
        .step_exhausted          (step_send_exhausted),
        .now                     (now_send),
        .sent_at                 (event_send_cum),
        .act                     (event_send_act),
        .for_packet              (event_send_for_packet),
        .retx                    (event_send_retx),
        .answered                (answered_send),
        .open                    (open_send),
        .answers                 (answers_send),
        .covered                 (slots_covered),
        .registers_rto_init      (registers_rto_init),
        .registers_rto_max       (registers_rto_max),
        .registers_max_rto_retx  (registers_max_rto_retx),
        .registers_max_nack_retx (registers_max_nack_retx),
        .registers_nack_retx     (registers_nack_retx),
        .registers_rto           (registers_loss_rto),
        .registers_ack_req       (registers_loss_ack_req),
        .registers_probe         (registers_loss_probe),
        .effect_sends            (sendings_effect_sends),
        .effect_retx             (sendings_effect_retx),
        .effect_counts           (sendings_effect_counts),
        .effect_asks             (sendings_effect_asks),
        .effect_marks            (sendings_effect_marks),
        .effect_unmarks          (sendings_effect_unmarks),
        .effect_leaves           (sendings_effect_leaves),
        .effect_kind             (sendings_effect_kind),
        .effect_loses            (sendings_effect_loses),
        .effect_timed            (sendings_effect_timed),
        .effect_sent_at          (sendings_effect_sent_at),
        .effect_arrives          (sendings_effect_arrives),
        .effect_fails            (sendings_effect_fails),
        .effect_backs            (sendings_effect_backs),
        .effect_spurious         (sendings_effect_spurious),
        .effect_held             (sendings_effect_held),
        .effect_ignored          (sendings_effect_ignored),
        .flight_write_enable     (sendings_flight_write_enable),
        .flight_write_record     (sendings_flight_write_record),
        .flight_write_due        (sendings_flight_write_due),
        .flight_write_state      (sendings_flight_write_state),
        .flight_write_counted    (sendings_flight_write_counted),
        .flight_write_once       (sendings_flight_write_once)
    );

    pds_initiator_lost_marks_n8_w128 lost (
        .clk                             (clk),
        .rst                             (rst),
        .valid                           (valid_answer),
        .place                           (step_answer_place),
        .fresh                           (step_answer_kind == STEP_KIND_OPEN),
        .address_even_enable             (slots_address_even_enable),
        .address_even                    (slots_address_even),
        .address_odd_enable              (slots_address_odd_enable),
        .address_odd                     (slots_address_odd),
        .held_even                       (slots_held_even),
        .held_odd                        (slots_held_odd),
        .is_ack                          (step_mark_kind == STEP_KIND_ACK && step_mark_on),
        .marks                           (sendings_effect_marks),
        .unmarks                         (sendings_effect_unmarks),
        .slot                            (event_mark_rel[5:0]),
        .shown_even                      (shown_mark_even),
        .shown_odd                       (shown_mark_odd),
        .marks_write_address_even_enable (lost_marks_write_address_even_enable),
        .marks_write_address_even        (lost_marks_write_address_even),
        .marks_write_address_odd_enable  (lost_marks_write_address_odd_enable),
        .marks_write_address_odd         (lost_marks_write_address_odd),
        .marks_write_words_even          (lost_marks_write_words_even),
        .marks_write_words_odd           (lost_marks_write_words_odd),
        .flags_write_enable              (lost_flags_write_enable),
        .flags_write_place               (lost_flags_write_place),
        .flags_write_flags               (lost_flags_write_flags),
        .any                             (lost_any)
    );

    pds_initiator_account_n8_w128 account (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_answer),
        .place                 (step_answer_place),
        .ccc                   (ccc_answer),
        .valid                 (valid_mark),
        .step_kind             (step_mark_kind),
        .step_place            (step_mark_place),
        .step_on               (step_mark_on),
        .step_open             (step_mark_open),
        .step_claimed          (step_mark_claimed),
        .step_moved            (step_mark_moved),
        .step_restarted        (step_mark_restarted),
        .step_ordered          (step_mark_ordered),
        .step_roce             (step_mark_roce),
        .step_state            (step_mark_state),
        .step_start            (step_mark_start),
        .step_peer             (step_mark_peer),
        .step_next             (step_mark_next),
        .step_cum              (step_mark_cum),
        .step_oldest           (step_mark_oldest),
        .step_above            (step_mark_above),
        .step_tail_tail        (step_mark_tail_tail),
        .step_tail_open        (step_mark_tail_open),
        .step_range            (step_mark_range),
        .step_sleek            (step_mark_sleek),
        .step_keeps            (step_mark_keeps),
        .step_hold             (step_mark_hold),
        .step_close_due        (step_mark_close_due),
        .step_nears_end        (step_mark_nears_end),
        .step_exhausted        (step_mark_exhausted),
        .effect_sends          (sendings_effect_sends),
        .effect_retx           (sendings_effect_retx),
        .effect_counts         (sendings_effect_counts),
        .effect_asks           (sendings_effect_asks),
        .effect_marks          (sendings_effect_marks),
        .effect_unmarks        (sendings_effect_unmarks),
        .effect_leaves         (sendings_effect_leaves),
        .effect_kind           (sendings_effect_kind),
        .effect_loses          (sendings_effect_loses),
        .effect_timed          (sendings_effect_timed),
        .effect_sent_at        (sendings_effect_sent_at),
        .effect_arrives        (sendings_effect_arrives),
        .effect_fails          (sendings_effect_fails),
        .effect_backs          (sendings_effect_backs),
        .effect_spurious       (sendings_effect_spurious),
        .effect_held           (sendings_effect_held),
        .effect_ignored        (sendings_effect_ignored),
        .size                  (packet_mark_size),
        .bytes                 (event_mark_cum),
        .leaves                (event_mark_flag),
        .for_packet            (event_mark_for_packet),
        .has_nscc              (detail_mark_has_nscc),
        .rcvd_bytes            (rcvd_bytes_mark),
        .told_valid            (account_told_valid),
        .told_kind             (account_told_kind),
        .told_bytes            (account_told_bytes),
        .refund_write_enable   (account_refund_write_enable),
        .refund_write_ccc      (account_refund_write_ccc),
        .refund_write_refunded (account_refund_write_refunded)
    );

    pds_initiator_watch_n8_w128 watch (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (valid_mark),
        .place                   (step_mark_place),
        .step_kind               (step_time_kind),
        .step_place              (step_time_place),
        .step_on                 (step_time_on),
        .step_open               (step_time_open),
        .step_claimed            (step_time_claimed),
        .step_moved              (step_time_moved),
        .step_restarted          (step_time_restarted),
        .step_ordered            (step_time_ordered),
        .step_roce               (step_time_roce),
        .step_state              (step_time_state),
        .step_start              (step_time_start),
        .step_peer               (step_time_peer),
        .step_next               (step_time_next),
        .step_cum                (step_time_cum),
        .step_oldest             (step_time_oldest),
        .step_above              (step_time_above),
        .step_tail_tail          (step_time_tail_tail),
        .step_tail_open          (step_time_tail_open),
        .step_range              (step_time_range),
        .step_sleek              (step_time_sleek),
        .step_keeps              (step_time_keeps),
        .step_hold               (step_time_hold),
        .step_close_due          (step_time_close_due),
        .step_nears_end          (step_time_nears_end),
        .step_exhausted          (step_time_exhausted),
        .effect_sends            (effect_time_sends),
        .effect_retx             (effect_time_retx),
        .effect_counts           (effect_time_counts),
        .effect_asks             (effect_time_asks),
        .effect_marks            (effect_time_marks),
        .effect_unmarks          (effect_time_unmarks),
        .effect_leaves           (effect_time_leaves),
        .effect_kind             (effect_time_kind),
        .effect_loses            (effect_time_loses),
        .effect_timed            (effect_time_timed),
        .effect_sent_at          (effect_time_sent_at),
        .effect_arrives          (effect_time_arrives),
        .effect_fails            (effect_time_fails),
        .effect_backs            (effect_time_backs),
        .effect_spurious         (effect_time_spurious),
        .effect_held             (effect_time_held),
        .effect_ignored          (effect_time_ignored),
        .answers                 (answers_time),
        .news                    (news_time),
        .for_packet              (event_time_for_packet),
        .is_request              (packet_time_kind == PACKET_KIND_REQUEST),
        .opaque                  (detail_time_opaque),
        .asks_clear              (event_time_asks_clear),
        .now                     (now_time),
        .registers_probe         (registers_probe),
        .registers_probe_tail    (registers_probe_tail),
        .registers_probe_again   (registers_probe_again),
        .registers_probe_first   (registers_probe_first),
        .registers_probe_on      (registers_loss_probe),
        .registers_tail          (registers_loss_tail),
        .registers_tail_loss     (registers_tail_loss),
        .registers_max_tail_loss (registers_max_tail_loss),
        .registers_clear         (registers_clear),
        .registers_idle          (registers_idle),
        .watched_packet          (watch_watched_packet),
        .watched_probe_opaque    (watch_watched_probe_opaque),
        .watched_answers_probe   (watch_watched_answers_probe),
        .watched_probe_sent      (watch_watched_probe_sent),
        .watched_stale           (watch_watched_stale),
        .watched_loses           (watch_watched_loses),
        .watched_closes          (watch_watched_closes)
    );

    pds_initiator_conclusion_n8_w128_p256 conclusion (
        .clk                                    (clk),
        .rst                                    (rst),
        .valid                                  (valid_conclude),
        .worked_event_kind                      (event_conclude_kind),
        .worked_event_place                     (event_conclude_place),
        .worked_event_rel                       (event_conclude_rel),
        .worked_event_cum                       (event_conclude_cum),
        .worked_event_record                    (event_conclude_record),
        .worked_event_act                       (event_conclude_act),
        .worked_event_code                      (event_conclude_code),
        .worked_event_for_packet                (event_conclude_for_packet),
        .worked_event_retx                      (event_conclude_retx),
        .worked_event_m                         (event_conclude_m),
        .worked_event_asks_clear                (event_conclude_asks_clear),
        .worked_event_asks_close                (event_conclude_asks_close),
        .worked_event_has_state                 (event_conclude_has_state),
        .worked_event_counts                    (event_conclude_counts),
        .worked_event_mpr                       (event_conclude_mpr),
        .worked_event_flag                      (event_conclude_flag),
        .worked_step_kind                       (step_conclude_kind),
        .worked_step_place                      (step_conclude_place),
        .worked_step_on                         (step_conclude_on),
        .worked_step_open                       (step_conclude_open),
        .worked_step_claimed                    (step_conclude_claimed),
        .worked_step_moved                      (step_conclude_moved),
        .worked_step_restarted                  (step_conclude_restarted),
        .worked_step_ordered                    (step_conclude_ordered),
        .worked_step_roce                       (step_conclude_roce),
        .worked_step_state                      (step_conclude_state),
        .worked_step_start                      (step_conclude_start),
        .worked_step_peer                       (step_conclude_peer),
        .worked_step_next                       (step_conclude_next),
        .worked_step_cum                        (step_conclude_cum),
        .worked_step_oldest                     (step_conclude_oldest),
        .worked_step_above                      (step_conclude_above),
        .worked_step_tail_tail                  (step_conclude_tail_tail),
        .worked_step_tail_open                  (step_conclude_tail_open),
        .worked_step_range                      (step_conclude_range),
        .worked_step_sleek                      (step_conclude_sleek),
        .worked_step_keeps                      (step_conclude_keeps),
        .worked_step_hold                       (step_conclude_hold),
        .worked_step_close_due                  (step_conclude_close_due),
        .worked_step_nears_end                  (step_conclude_nears_end),
        .worked_step_exhausted                  (step_conclude_exhausted),
        .worked_effect_sends                    (effect_conclude_sends),
        .worked_effect_retx                     (effect_conclude_retx),
        .worked_effect_counts                   (effect_conclude_counts),
        .worked_effect_asks                     (effect_conclude_asks),
        .worked_effect_marks                    (effect_conclude_marks),
        .worked_effect_unmarks                  (effect_conclude_unmarks),
        .worked_effect_leaves                   (effect_conclude_leaves),
        .worked_effect_kind                     (effect_conclude_kind),
        .worked_effect_loses                    (effect_conclude_loses),
        .worked_effect_timed                    (effect_conclude_timed),
        .worked_effect_sent_at                  (effect_conclude_sent_at),
        .worked_effect_arrives                  (effect_conclude_arrives),
        .worked_effect_fails                    (effect_conclude_fails),
        .worked_effect_backs                    (effect_conclude_backs),
        .worked_effect_spurious                 (effect_conclude_spurious),
        .worked_effect_held                     (effect_conclude_held),
        .worked_effect_ignored                  (effect_conclude_ignored),
        .worked_detail_opaque                   (detail_conclude_opaque),
        .worked_detail_ooo_count                (detail_conclude_ooo_count),
        .worked_detail_has_nscc                 (detail_conclude_has_nscc),
        .worked_detail_service_time             (detail_conclude_service_time),
        .worked_detail_restore_cwnd             (detail_conclude_restore_cwnd),
        .worked_detail_rcv_cwnd_pend            (detail_conclude_rcv_cwnd_pend),
        .worked_detail_has_credit               (detail_conclude_has_credit),
        .worked_detail_credit                   (detail_conclude_credit),
        .worked_detail_entropy                  (detail_conclude_entropy),
        .worked_detail_response_present         (detail_conclude_response_present),
        .worked_detail_response_list            (detail_conclude_response_list),
        .worked_detail_response_opcode          (detail_conclude_response_opcode),
        .worked_detail_response_return_code     (detail_conclude_response_return_code),
        .worked_detail_response_message_id      (detail_conclude_response_message_id),
        .worked_detail_response_modified_length (detail_conclude_response_modified_length),
        .worked_sent_kind                       (packet_conclude_kind),
        .worked_sent_last                       (packet_conclude_last),
        .worked_sent_handle                     (packet_conclude_handle),
        .worked_sent_message                    (packet_conclude_message),
        .worked_sent_length                     (packet_conclude_length),
        .worked_sent_size                       (packet_conclude_size),
        .worked_pdcid                           (pdcid_conclude),
        .worked_ccc                             (ccc_conclude),
        .worked_record                          (record_id_conclude),
        .worked_now                             (now_conclude),
        .worked_narrow                          (narrow_conclude),
        .worked_urgent                          (urgent_conclude),
        .worked_answers                         (answers_conclude),
        .worked_told_valid                      (told_conclude_valid),
        .worked_told_kind                       (told_conclude_kind),
        .worked_told_bytes                      (told_conclude_bytes),
        .worked_marked                          (marked_conclude),
        .worked_threshold                       (threshold_conclude),
        .worked_beyond                          (beyond_conclude),
        .worked_ignored_unknown_pdc             (ignored_conclude_unknown_pdc),
        .worked_ignored_mismatch                (ignored_conclude_mismatch),
        .worked_ignored_ack_out_of_range        (ignored_conclude_ack_out_of_range),
        .worked_ignored_nack_out_of_range       (ignored_conclude_nack_out_of_range),
        .worked_ignored_nack_unexpected         (ignored_conclude_nack_unexpected),
        .worked_unholds                         (unholds_conclude),
        .worked_watched_packet                  (watch_watched_packet),
        .worked_watched_probe_opaque            (watch_watched_probe_opaque),
        .worked_watched_answers_probe           (watch_watched_answers_probe),
        .worked_watched_probe_sent              (watch_watched_probe_sent),
        .worked_watched_stale                   (watch_watched_stale),
        .worked_watched_loses                   (watch_watched_loses),
        .worked_watched_closes                  (watch_watched_closes),
        .registers_service_required             (registers_service_required),
        .registers_out_of_order                 (registers_loss_out_of_order),
        .registers_entropy                      (registers_loss_entropy),
        .registers_probe_tail                   (registers_probe_tail),
        .picked_entropy                         (picked_entropy),
        .picked_ccc_id                          (picked_ccc_id),
        .picked_credit_target                   (picked_credit_target),
        .changed_enable                         (conclusion_changed_enable),
        .changed_place                          (conclusion_changed_place),
        .done_enable                            (conclusion_done_enable),
        .done_place                             (conclusion_done_place),
        .close_enable                           (conclusion_close_enable),
        .close_place                            (conclusion_close_place),
        .job_enable                             (conclusion_job_enable),
        .job_payload_kind                       (conclusion_job_payload_kind),
        .job_payload_place                      (conclusion_job_payload_place),
        .job_payload_rel                        (conclusion_job_payload_rel),
        .job_payload_code                       (conclusion_job_payload_code),
        .wants_write_enable                     (conclusion_wants_write_enable),
        .wants_write_place                      (conclusion_wants_write_place),
        .wants_write_wants                      (conclusion_wants_write_wants),
        .outcome_valid                          (conclusion_outcome_valid),
        .outcome_place                          (conclusion_outcome_place),
        .outcome_handle                         (conclusion_outcome_handle),
        .outcome_message                        (conclusion_outcome_message),
        .outcome_kind                           (conclusion_outcome_kind),
        .outcome_response_present               (conclusion_outcome_response_present),
        .outcome_response_list                  (conclusion_outcome_response_list),
        .outcome_response_opcode                (conclusion_outcome_response_opcode),
        .outcome_response_return_code           (conclusion_outcome_response_return_code),
        .outcome_response_message_id            (conclusion_outcome_response_message_id),
        .outcome_response_modified_length       (conclusion_outcome_response_modified_length),
        .outcome_code                           (conclusion_outcome_code),
        .pick_valid                             (conclusion_pick_valid),
        .pick_ccc                               (conclusion_pick_ccc),
        .pick_place                             (conclusion_pick_place),
        .pick_size                              (conclusion_pick_size),
        .pick_ordered                           (conclusion_pick_ordered),
        .left                                   (conclusion_left),
        .emitted_place                          (conclusion_emitted_place),
        .emitted_kind                           (conclusion_emitted_kind),
        .emitted_rod                            (conclusion_emitted_rod),
        .emitted_retx                           (conclusion_emitted_retx),
        .emitted_ar                             (conclusion_emitted_ar),
        .emitted_syn                            (conclusion_emitted_syn),
        .emitted_psn                            (conclusion_emitted_psn),
        .emitted_clear_offset                   (conclusion_emitted_clear_offset),
        .emitted_opaque                         (conclusion_emitted_opaque),
        .emitted_payload                        (conclusion_emitted_payload),
        .emitted_spdcid                         (conclusion_emitted_spdcid),
        .emitted_dpdcid                         (conclusion_emitted_dpdcid),
        .emitted_picked_entropy                 (conclusion_emitted_picked_entropy),
        .emitted_picked_ccc_id                  (conclusion_emitted_picked_ccc_id),
        .emitted_picked_credit_target           (conclusion_emitted_picked_credit_target),
        .emitted_handle                         (conclusion_emitted_handle),
        .emitted_message                        (conclusion_emitted_message),
        .emitted_length                         (conclusion_emitted_length),
        .emitted_size                           (conclusion_emitted_size),
        .departed_enable                        (conclusion_departed_enable),
        .departed_record                        (conclusion_departed_record),
        .departed_entropy                       (conclusion_departed_entropy),
        .departed_sent_at                       (conclusion_departed_sent_at),
        .arrived_enable                         (conclusion_arrived_enable),
        .arrived_place                          (conclusion_arrived_place),
        .arrived_record                         (conclusion_arrived_record),
        .congestion_valid                       (conclusion_congestion_valid),
        .congestion_ccc                         (conclusion_congestion_ccc),
        .congestion_kind                        (conclusion_congestion_kind),
        .congestion_bytes                       (conclusion_congestion_bytes),
        .congestion_entropy                     (conclusion_congestion_entropy),
        .congestion_ecn                         (conclusion_congestion_ecn),
        .congestion_rtt_valid                   (conclusion_congestion_rtt_valid),
        .congestion_rtt                         (conclusion_congestion_rtt),
        .congestion_out_of_order                (conclusion_congestion_out_of_order),
        .congestion_has_nscc                    (conclusion_congestion_has_nscc),
        .congestion_rcv_cwnd_pend               (conclusion_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd                (conclusion_congestion_restore_cwnd),
        .congestion_has_credit                  (conclusion_congestion_has_credit),
        .congestion_credit                      (conclusion_congestion_credit),
        .congestion_now                         (conclusion_congestion_now),
        .counts_ignored_unknown_pdc             (conclusion_counts_ignored_unknown_pdc),
        .counts_ignored_mismatch                (conclusion_counts_ignored_mismatch),
        .counts_ignored_ack_out_of_range        (conclusion_counts_ignored_ack_out_of_range),
        .counts_ignored_nack_out_of_range       (conclusion_counts_ignored_nack_out_of_range),
        .counts_ignored_nack_unexpected         (conclusion_counts_ignored_nack_unexpected),
        .counts_sack_out_of_range               (conclusion_counts_sack_out_of_range),
        .counts_probe_stale                     (conclusion_counts_probe_stale),
        .counts_duplicate_ack                   (conclusion_counts_duplicate_ack),
        .counts_spurious                        (conclusion_counts_spurious),
        .counts_held_timeout                    (conclusion_counts_held_timeout),
        .counts_nack_again                      (conclusion_counts_nack_again),
        .counts_retransmitted                   (conclusion_counts_retransmitted),
        .counts_ack_req_sent                    (conclusion_counts_ack_req_sent),
        .counts_probe_sent                      (conclusion_counts_probe_sent),
        .counts_clear_sent                      (conclusion_counts_clear_sent),
        .counts_lost_trim                       (conclusion_counts_lost_trim),
        .counts_lost_nack                       (conclusion_counts_lost_nack),
        .counts_lost_timeout                    (conclusion_counts_lost_timeout),
        .counts_lost_tail                       (conclusion_counts_lost_tail),
        .counts_lost_entropy                    (conclusion_counts_lost_entropy),
        .counts_recoveries                      (conclusion_counts_recoveries)
    );

    delay_w16_c5 dpdcid_find_later (
        .clk (clk),
        .d   (event_pdcid),
        .q   (dpdcid_find_later_q)
    );

    delay_w16_c5 spdcid_find_later (
        .clk (clk),
        .d   (event_spdcid),
        .q   (spdcid_find_later_q)
    );

    delay_w161_c14 detail_mark_later (
        .clk                        (clk),
        .d_opaque                   (detail_opaque),
        .d_ooo_count                (detail_ooo_count),
        .d_has_nscc                 (detail_has_nscc),
        .d_service_time             (detail_service_time),
        .d_restore_cwnd             (detail_restore_cwnd),
        .d_rcv_cwnd_pend            (detail_rcv_cwnd_pend),
        .d_has_credit               (detail_has_credit),
        .d_credit                   (detail_credit),
        .d_entropy                  (detail_entropy),
        .d_response_present         (detail_response_present),
        .d_response_list            (detail_response_list),
        .d_response_opcode          (detail_response_opcode),
        .d_response_return_code     (detail_response_return_code),
        .d_response_message_id      (detail_response_message_id),
        .d_response_modified_length (detail_response_modified_length),
        .q_opaque                   (detail_mark_later_q_opaque),
        .q_ooo_count                (detail_mark_later_q_ooo_count),
        .q_has_nscc                 (detail_mark_later_q_has_nscc),
        .q_service_time             (detail_mark_later_q_service_time),
        .q_restore_cwnd             (detail_mark_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_mark_later_q_rcv_cwnd_pend),
        .q_has_credit               (detail_mark_later_q_has_credit),
        .q_credit                   (detail_mark_later_q_credit),
        .q_entropy                  (detail_mark_later_q_entropy),
        .q_response_present         (detail_mark_later_q_response_present),
        .q_response_list            (detail_mark_later_q_response_list),
        .q_response_opcode          (detail_mark_later_q_response_opcode),
        .q_response_return_code     (detail_mark_later_q_response_return_code),
        .q_response_message_id      (detail_mark_later_q_response_message_id),
        .q_response_modified_length (detail_mark_later_q_response_modified_length)
    );

    delay_w24_c14 rcvd_bytes_mark_later (
        .clk (clk),
        .d   (detail_rcvd_bytes),
        .q   (rcvd_bytes_mark_later_q)
    );

    delay_w96_c10 sack_step_later (
        .clk           (clk),
        .d_sack_base   (detail_sack_base),
        .d_sack_bitmap (detail_sack_bitmap),
        .q_sack_base   (sack_step_later_q_sack_base),
        .q_sack_bitmap (sack_step_later_q_sack_bitmap)
    );

    delay_w32_c5 now_find_later (
        .clk (clk),
        .d   (now),
        .q   (now_find_later_q)
    );

    delay_w32_c8 now_send_later (
        .clk (clk),
        .d   (now_find),
        .q   (now_send_later_q)
    );

    delay_w16_c13 pdcid_conclude_later (
        .clk (clk),
        .d   (pdcid_find),
        .q   (pdcid_conclude_later_q)
    );

    delay_w3_c10 ccc_answer_later (
        .clk (clk),
        .d   (ccc),
        .q   (ccc_answer_later_q)
    );

    delay_w3_c6 ccc_conclude_later (
        .clk (clk),
        .d   (ccc_answer),
        .q   (ccc_conclude_later_q)
    );

    delay_w8_c8 record_id_step_later (
        .clk (clk),
        .d   (record_id),
        .q   (record_id_step_later_q)
    );

    delay_w8_c8 record_id_conclude_later (
        .clk (clk),
        .d   (record_id_step),
        .q   (record_id_conclude_later_q)
    );

    delay_w1_c5 is_that_record_decide_later (
        .clk (clk),
        .d   (is_that_record),
        .q   (is_that_record_decide_later_q)
    );

    delay_w79_c9 packet_mark_later (
        .clk       (clk),
        .d_kind    (packet_find_kind),
        .d_last    (packet_find_last),
        .d_handle  (packet_find_handle),
        .d_message (packet_find_message),
        .d_length  (packet_find_length),
        .d_size    (packet_find_size),
        .q_kind    (packet_mark_later_q_kind),
        .q_last    (packet_mark_later_q_last),
        .q_handle  (packet_mark_later_q_handle),
        .q_message (packet_mark_later_q_message),
        .q_length  (packet_mark_later_q_length),
        .q_size    (packet_mark_later_q_size)
    );

    delay_w1_c10 urgent_conclude_later (
        .clk (clk),
        .d   (urgent),
        .q   (urgent_conclude_later_q)
    );

    delay_w16_c9 threshold_conclude_later (
        .clk (clk),
        .d   (threshold),
        .q   (threshold_conclude_later_q)
    );

    delay_w5_c8 ignored_conclude_later (
        .clk                 (clk),
        .d_unknown_pdc       (ignored_unknown_pdc),
        .d_mismatch          (ignored_mismatch),
        .d_ack_out_of_range  (ignored_ack_out_of_range),
        .d_nack_out_of_range (ignored_nack_out_of_range),
        .d_nack_unexpected   (ignored_nack_unexpected),
        .q_unknown_pdc       (ignored_conclude_later_q_unknown_pdc),
        .q_mismatch          (ignored_conclude_later_q_mismatch),
        .q_ack_out_of_range  (ignored_conclude_later_q_ack_out_of_range),
        .q_nack_out_of_range (ignored_conclude_later_q_nack_out_of_range),
        .q_nack_unexpected   (ignored_conclude_later_q_nack_unexpected)
    );

    delay_w1_c8 unholds_conclude_later (
        .clk (clk),
        .d   (unholds),
        .q   (unholds_conclude_later_q)
    );

    delay_w1_c8 narrow_conclude_later (
        .clk (clk),
        .d   (narrow),
        .q   (narrow_conclude_later_q)
    );

    delay_w1_c5 beyond_conclude_later (
        .clk (clk),
        .d   (beyond),
        .q   (beyond_conclude_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_look <= 1'b0;
            valid_identify <= 1'b0;
            valid_address <= 1'b0;
            valid_fetch <= 1'b0;
            valid_find <= 1'b0;
            valid_ask <= 1'b0;
            valid_decide <= 1'b0;
            valid_advance <= 1'b0;
            valid_report <= 1'b0;
            valid_step <= 1'b0;
            valid_match <= 1'b0;
            valid_answer <= 1'b0;
            valid_send <= 1'b0;
            valid_mark <= 1'b0;
            valid_count <= 1'b0;
            valid_time <= 1'b0;
            valid_settle <= 1'b0;
            valid_conclude <= 1'b0;
        end else begin
            valid_look <= valid;
            valid_identify <= valid_look;
            valid_address <= valid_identify;
            valid_fetch <= valid_address;
            valid_find <= valid_fetch;
            valid_ask <= valid_find;
            valid_decide <= valid_ask;
            valid_advance <= valid_decide;
            valid_report <= valid_advance;
            valid_step <= valid_report;
            valid_match <= valid_step;
            valid_answer <= valid_match;
            valid_send <= valid_answer;
            valid_mark <= valid_send;
            valid_count <= valid_mark;
            valid_time <= valid_count;
            valid_settle <= valid_time;
            valid_conclude <= valid_settle;
        end
    end

    always @(posedge clk) begin
        event_look_kind <= event_kind;
        event_look_place <= event_place;
        event_look_rel <= event_rel;
        event_look_cum <= event_cum;
        event_look_record <= event_record;
        event_look_act <= event_act;
        event_look_code <= event_code;
        event_look_for_packet <= event_for_packet;
        event_look_retx <= event_retx;
        event_look_m <= event_m;
        event_look_asks_clear <= event_asks_clear;
        event_look_asks_close <= event_asks_close;
        event_look_has_state <= event_has_state;
        event_look_counts <= event_counts;
        event_look_mpr <= event_mpr;
        event_look_flag <= event_flag;
        event_identify_kind <= event_look_kind;
        event_identify_place <= event_look_place;
        event_identify_rel <= event_look_rel;
        event_identify_cum <= event_look_cum;
        event_identify_record <= event_look_record;
        event_identify_act <= event_look_act;
        event_identify_code <= event_look_code;
        event_identify_for_packet <= event_look_for_packet;
        event_identify_retx <= event_look_retx;
        event_identify_m <= event_look_m;
        event_identify_asks_clear <= event_look_asks_clear;
        event_identify_asks_close <= event_look_asks_close;
        event_identify_has_state <= event_look_has_state;
        event_identify_counts <= event_look_counts;
        event_identify_mpr <= event_look_mpr;
        event_identify_flag <= event_look_flag;
        event_address_kind <= event_identify_kind;
        event_address_place <= event_identify_place;
        event_address_rel <= event_identify_rel;
        event_address_cum <= event_identify_cum;
        event_address_record <= event_identify_record;
        event_address_act <= event_identify_act;
        event_address_code <= event_identify_code;
        event_address_for_packet <= event_identify_for_packet;
        event_address_retx <= event_identify_retx;
        event_address_m <= event_identify_m;
        event_address_asks_clear <= event_identify_asks_clear;
        event_address_asks_close <= event_identify_asks_close;
        event_address_has_state <= event_identify_has_state;
        event_address_counts <= event_identify_counts;
        event_address_mpr <= event_identify_mpr;
        event_address_flag <= event_identify_flag;
        event_fetch_kind <= event_address_kind;
        event_fetch_place <= event_address_place;
        event_fetch_rel <= event_address_rel;
        event_fetch_cum <= event_address_cum;
        event_fetch_record <= event_address_record;
        event_fetch_act <= event_address_act;
        event_fetch_code <= event_address_code;
        event_fetch_for_packet <= event_address_for_packet;
        event_fetch_retx <= event_address_retx;
        event_fetch_m <= event_address_m;
        event_fetch_asks_clear <= event_address_asks_clear;
        event_fetch_asks_close <= event_address_asks_close;
        event_fetch_has_state <= event_address_has_state;
        event_fetch_counts <= event_address_counts;
        event_fetch_mpr <= event_address_mpr;
        event_fetch_flag <= event_address_flag;
        packet_find_kind <= packet_kind;
        packet_find_last <= packet_last;
        packet_find_handle <= packet_handle;
        packet_find_message <= packet_message;
        packet_find_length <= packet_length;
        packet_find_size <= packet_size;
        event_find_kind <= event_fetch_kind;
        event_find_place <= event_fetch_place;
        event_find_rel <= event_fetch_rel;
        event_find_cum <= event_fetch_cum;
        event_find_record <= event_fetch_record;
        event_find_act <= event_fetch_act;
        event_find_code <= event_fetch_code;
        event_find_for_packet <= event_fetch_for_packet;
        event_find_retx <= event_fetch_retx;
        event_find_m <= event_fetch_m;
        event_find_asks_clear <= event_fetch_asks_clear;
        event_find_asks_close <= event_fetch_asks_close;
        event_find_has_state <= event_fetch_has_state;
        event_find_counts <= event_fetch_counts;
        event_find_mpr <= event_fetch_mpr;
        event_find_flag <= event_fetch_flag;
        event_ask_kind <= event_find_kind;
        event_ask_place <= event_find_place;
        event_ask_rel <= event_find_rel;
        event_ask_cum <= event_find_cum;
        event_ask_record <= event_find_record;
        event_ask_act <= event_find_act;
        event_ask_code <= event_find_code;
        event_ask_for_packet <= event_find_for_packet;
        event_ask_retx <= event_find_retx;
        event_ask_m <= event_find_m;
        event_ask_asks_clear <= event_find_asks_clear;
        event_ask_asks_close <= event_find_asks_close;
        event_ask_has_state <= event_find_has_state;
        event_ask_counts <= event_find_counts;
        event_ask_mpr <= event_find_mpr;
        event_ask_flag <= event_find_flag;
        grown_bound <= grown;
        max_window_bound <= claim_max_window;
        ahead_bound <= ahead;
        bytes_scale <= bytes;
        packets_saturate <= packets;
        allowed_scale <= allowed;
        least_out <= least;
        pdcid_address <= pdcid;
        pdcid_fetch <= pdcid_address;
        pdcid_find <= pdcid_fetch;
        rod_address <= rod;
        rod_fetch <= rod_address;
        rod_find <= rod_fetch;
        roce_address <= roce;
        roce_fetch <= roce_address;
        roce_find <= roce_fetch;
        event_decide_kind <= event_ask_kind;
        event_decide_place <= event_ask_place;
        event_decide_rel <= event_ask_rel;
        event_decide_cum <= event_ask_cum;
        event_decide_record <= event_ask_record;
        event_decide_act <= event_ask_act;
        event_decide_code <= event_ask_code;
        event_decide_for_packet <= event_ask_for_packet;
        event_decide_retx <= event_ask_retx;
        event_decide_m <= event_ask_m;
        event_decide_asks_clear <= event_ask_asks_clear;
        event_decide_asks_close <= event_ask_asks_close;
        event_decide_has_state <= event_ask_has_state;
        event_decide_counts <= event_ask_counts;
        event_decide_mpr <= event_ask_mpr;
        event_decide_flag <= event_ask_flag;
        event_advance_kind <= event_decide_kind;
        event_advance_place <= event_decide_place;
        event_advance_rel <= event_decide_rel;
        event_advance_cum <= event_decide_cum;
        event_advance_record <= event_decide_record;
        event_advance_act <= event_decide_act;
        event_advance_code <= event_decide_code;
        event_advance_for_packet <= event_decide_for_packet;
        event_advance_retx <= event_decide_retx;
        event_advance_m <= event_decide_m;
        event_advance_asks_clear <= event_decide_asks_clear;
        event_advance_asks_close <= event_decide_asks_close;
        event_advance_has_state <= event_decide_has_state;
        event_advance_counts <= event_decide_counts;
        event_advance_mpr <= event_decide_mpr;
        event_advance_flag <= event_decide_flag;
        event_report_kind <= event_advance_kind;
        event_report_place <= event_advance_place;
        event_report_rel <= event_advance_rel;
        event_report_cum <= event_advance_cum;
        event_report_record <= event_advance_record;
        event_report_act <= event_advance_act;
        event_report_code <= event_advance_code;
        event_report_for_packet <= event_advance_for_packet;
        event_report_retx <= event_advance_retx;
        event_report_m <= event_advance_m;
        event_report_asks_clear <= event_advance_asks_clear;
        event_report_asks_close <= event_advance_asks_close;
        event_report_has_state <= event_advance_has_state;
        event_report_counts <= event_advance_counts;
        event_report_mpr <= event_advance_mpr;
        event_report_flag <= event_advance_flag;
        event_step_kind <= event_report_kind;
        event_step_place <= event_report_place;
        event_step_rel <= event_report_rel;
        event_step_cum <= event_report_cum;
        event_step_record <= event_report_record;
        event_step_act <= event_report_act;
        event_step_code <= event_report_code;
        event_step_for_packet <= event_report_for_packet;
        event_step_retx <= event_report_retx;
        event_step_m <= event_report_m;
        event_step_asks_clear <= event_report_asks_clear;
        event_step_asks_close <= event_report_asks_close;
        event_step_has_state <= event_report_has_state;
        event_step_counts <= event_report_counts;
        event_step_mpr <= event_report_mpr;
        event_step_flag <= event_report_flag;
        step_match_kind <= step_kind;
        step_match_place <= step_place;
        step_match_on <= step_on;
        step_match_open <= step_open;
        step_match_claimed <= step_claimed;
        step_match_moved <= step_moved;
        step_match_restarted <= step_restarted;
        step_match_ordered <= step_ordered;
        step_match_roce <= step_roce;
        step_match_state <= step_state;
        step_match_start <= step_start;
        step_match_peer <= step_peer;
        step_match_next <= step_next;
        step_match_cum <= step_cum;
        step_match_oldest <= step_oldest;
        step_match_above <= step_above;
        step_match_tail_tail <= step_tail_tail;
        step_match_tail_open <= step_tail_open;
        step_match_range <= step_range;
        step_match_sleek <= step_sleek;
        step_match_keeps <= step_keeps;
        step_match_hold <= step_hold;
        step_match_close_due <= step_close_due;
        step_match_nears_end <= step_nears_end;
        step_match_exhausted <= step_exhausted;
        step_answer_kind <= step_match_kind;
        step_answer_place <= step_match_place;
        step_answer_on <= step_match_on;
        step_answer_open <= step_match_open;
        step_answer_claimed <= step_match_claimed;
        step_answer_moved <= step_match_moved;
        step_answer_restarted <= step_match_restarted;
        step_answer_ordered <= step_match_ordered;
        step_answer_roce <= step_match_roce;
        step_answer_state <= step_match_state;
        step_answer_start <= step_match_start;
        step_answer_peer <= step_match_peer;
        step_answer_next <= step_match_next;
        step_answer_cum <= step_match_cum;
        step_answer_oldest <= step_match_oldest;
        step_answer_above <= step_match_above;
        step_answer_tail_tail <= step_match_tail_tail;
        step_answer_tail_open <= step_match_tail_open;
        step_answer_range <= step_match_range;
        step_answer_sleek <= step_match_sleek;
        step_answer_keeps <= step_match_keeps;
        step_answer_hold <= step_match_hold;
        step_answer_close_due <= step_match_close_due;
        step_answer_nears_end <= step_match_nears_end;
        step_answer_exhausted <= step_match_exhausted;
        step_send_kind <= step_answer_kind;
        step_send_place <= step_answer_place;
        step_send_on <= step_answer_on;
        step_send_open <= step_answer_open;
        step_send_claimed <= step_answer_claimed;
        step_send_moved <= step_answer_moved;
        step_send_restarted <= step_answer_restarted;
        step_send_ordered <= step_answer_ordered;
        step_send_roce <= step_answer_roce;
        step_send_state <= step_answer_state;
        step_send_start <= step_answer_start;
        step_send_peer <= step_answer_peer;
        step_send_next <= step_answer_next;
        step_send_cum <= step_answer_cum;
        step_send_oldest <= step_answer_oldest;
        step_send_above <= step_answer_above;
        step_send_tail_tail <= step_answer_tail_tail;
        step_send_tail_open <= step_answer_tail_open;
        step_send_range <= step_answer_range;
        step_send_sleek <= step_answer_sleek;
        step_send_keeps <= step_answer_keeps;
        step_send_hold <= step_answer_hold;
        step_send_close_due <= step_answer_close_due;
        step_send_nears_end <= step_answer_nears_end;
        step_send_exhausted <= step_answer_exhausted;
        event_match_kind <= event_step_kind;
        event_match_place <= event_step_place;
        event_match_rel <= event_step_rel;
        event_match_cum <= event_step_cum;
        event_match_record <= event_step_record;
        event_match_act <= event_step_act;
        event_match_code <= event_step_code;
        event_match_for_packet <= event_step_for_packet;
        event_match_retx <= event_step_retx;
        event_match_m <= event_step_m;
        event_match_asks_clear <= event_step_asks_clear;
        event_match_asks_close <= event_step_asks_close;
        event_match_has_state <= event_step_has_state;
        event_match_counts <= event_step_counts;
        event_match_mpr <= event_step_mpr;
        event_match_flag <= event_step_flag;
        event_answer_kind <= event_match_kind;
        event_answer_place <= event_match_place;
        event_answer_rel <= event_match_rel;
        event_answer_cum <= event_match_cum;
        event_answer_record <= event_match_record;
        event_answer_act <= event_match_act;
        event_answer_code <= event_match_code;
        event_answer_for_packet <= event_match_for_packet;
        event_answer_retx <= event_match_retx;
        event_answer_m <= event_match_m;
        event_answer_asks_clear <= event_match_asks_clear;
        event_answer_asks_close <= event_match_asks_close;
        event_answer_has_state <= event_match_has_state;
        event_answer_counts <= event_match_counts;
        event_answer_mpr <= event_match_mpr;
        event_answer_flag <= event_match_flag;
        event_send_kind <= event_answer_kind;
        event_send_place <= event_answer_place;
        event_send_rel <= event_answer_rel;
        event_send_cum <= event_answer_cum;
        event_send_record <= event_answer_record;
        event_send_act <= event_answer_act;
        event_send_code <= event_answer_code;
        event_send_for_packet <= event_answer_for_packet;
        event_send_retx <= event_answer_retx;
        event_send_m <= event_answer_m;
        event_send_asks_clear <= event_answer_asks_clear;
        event_send_asks_close <= event_answer_asks_close;
        event_send_has_state <= event_answer_has_state;
        event_send_counts <= event_answer_counts;
        event_send_mpr <= event_answer_mpr;
        event_send_flag <= event_answer_flag;
        answered_send <= answered;
        open_send <= open;
        answers_send <= answers;
        step_mark_kind <= step_send_kind;
        step_mark_place <= step_send_place;
        step_mark_on <= step_send_on;
        step_mark_open <= step_send_open;
        step_mark_claimed <= step_send_claimed;
        step_mark_moved <= step_send_moved;
        step_mark_restarted <= step_send_restarted;
        step_mark_ordered <= step_send_ordered;
        step_mark_roce <= step_send_roce;
        step_mark_state <= step_send_state;
        step_mark_start <= step_send_start;
        step_mark_peer <= step_send_peer;
        step_mark_next <= step_send_next;
        step_mark_cum <= step_send_cum;
        step_mark_oldest <= step_send_oldest;
        step_mark_above <= step_send_above;
        step_mark_tail_tail <= step_send_tail_tail;
        step_mark_tail_open <= step_send_tail_open;
        step_mark_range <= step_send_range;
        step_mark_sleek <= step_send_sleek;
        step_mark_keeps <= step_send_keeps;
        step_mark_hold <= step_send_hold;
        step_mark_close_due <= step_send_close_due;
        step_mark_nears_end <= step_send_nears_end;
        step_mark_exhausted <= step_send_exhausted;
        event_mark_kind <= event_send_kind;
        event_mark_place <= event_send_place;
        event_mark_rel <= event_send_rel;
        event_mark_cum <= event_send_cum;
        event_mark_record <= event_send_record;
        event_mark_act <= event_send_act;
        event_mark_code <= event_send_code;
        event_mark_for_packet <= event_send_for_packet;
        event_mark_retx <= event_send_retx;
        event_mark_m <= event_send_m;
        event_mark_asks_clear <= event_send_asks_clear;
        event_mark_asks_close <= event_send_asks_close;
        event_mark_has_state <= event_send_has_state;
        event_mark_counts <= event_send_counts;
        event_mark_mpr <= event_send_mpr;
        event_mark_flag <= event_send_flag;
        shown_mark_even <= shown_even;
        shown_mark_odd <= shown_odd;
        step_count_kind <= step_mark_kind;
        step_count_place <= step_mark_place;
        step_count_on <= step_mark_on;
        step_count_open <= step_mark_open;
        step_count_claimed <= step_mark_claimed;
        step_count_moved <= step_mark_moved;
        step_count_restarted <= step_mark_restarted;
        step_count_ordered <= step_mark_ordered;
        step_count_roce <= step_mark_roce;
        step_count_state <= step_mark_state;
        step_count_start <= step_mark_start;
        step_count_peer <= step_mark_peer;
        step_count_next <= step_mark_next;
        step_count_cum <= step_mark_cum;
        step_count_oldest <= step_mark_oldest;
        step_count_above <= step_mark_above;
        step_count_tail_tail <= step_mark_tail_tail;
        step_count_tail_open <= step_mark_tail_open;
        step_count_range <= step_mark_range;
        step_count_sleek <= step_mark_sleek;
        step_count_keeps <= step_mark_keeps;
        step_count_hold <= step_mark_hold;
        step_count_close_due <= step_mark_close_due;
        step_count_nears_end <= step_mark_nears_end;
        step_count_exhausted <= step_mark_exhausted;
        step_time_kind <= step_count_kind;
        step_time_place <= step_count_place;
        step_time_on <= step_count_on;
        step_time_open <= step_count_open;
        step_time_claimed <= step_count_claimed;
        step_time_moved <= step_count_moved;
        step_time_restarted <= step_count_restarted;
        step_time_ordered <= step_count_ordered;
        step_time_roce <= step_count_roce;
        step_time_state <= step_count_state;
        step_time_start <= step_count_start;
        step_time_peer <= step_count_peer;
        step_time_next <= step_count_next;
        step_time_cum <= step_count_cum;
        step_time_oldest <= step_count_oldest;
        step_time_above <= step_count_above;
        step_time_tail_tail <= step_count_tail_tail;
        step_time_tail_open <= step_count_tail_open;
        step_time_range <= step_count_range;
        step_time_sleek <= step_count_sleek;
        step_time_keeps <= step_count_keeps;
        step_time_hold <= step_count_hold;
        step_time_close_due <= step_count_close_due;
        step_time_nears_end <= step_count_nears_end;
        step_time_exhausted <= step_count_exhausted;
        effect_count_sends <= effect_sends;
        effect_count_retx <= effect_retx;
        effect_count_counts <= effect_counts;
        effect_count_asks <= effect_asks;
        effect_count_marks <= effect_marks;
        effect_count_unmarks <= effect_unmarks;
        effect_count_leaves <= effect_leaves;
        effect_count_kind <= effect_kind;
        effect_count_loses <= effect_loses;
        effect_count_timed <= effect_timed;
        effect_count_sent_at <= effect_sent_at;
        effect_count_arrives <= effect_arrives;
        effect_count_fails <= effect_fails;
        effect_count_backs <= effect_backs;
        effect_count_spurious <= effect_spurious;
        effect_count_held <= effect_held;
        effect_count_ignored <= effect_ignored;
        effect_time_sends <= effect_count_sends;
        effect_time_retx <= effect_count_retx;
        effect_time_counts <= effect_count_counts;
        effect_time_asks <= effect_count_asks;
        effect_time_marks <= effect_count_marks;
        effect_time_unmarks <= effect_count_unmarks;
        effect_time_leaves <= effect_count_leaves;
        effect_time_kind <= effect_count_kind;
        effect_time_loses <= effect_count_loses;
        effect_time_timed <= effect_count_timed;
        effect_time_sent_at <= effect_count_sent_at;
        effect_time_arrives <= effect_count_arrives;
        effect_time_fails <= effect_count_fails;
        effect_time_backs <= effect_count_backs;
        effect_time_spurious <= effect_count_spurious;
        effect_time_held <= effect_count_held;
        effect_time_ignored <= effect_count_ignored;
        answers_mark <= answers_send;
        answers_count <= answers_mark;
        answers_time <= answers_count;
        news_mark <= news;
        news_count <= news_mark;
        news_time <= news_count;
        now_mark <= now_send;
        now_count <= now_mark;
        now_time <= now_count;
        event_count_kind <= event_mark_kind;
        event_count_place <= event_mark_place;
        event_count_rel <= event_mark_rel;
        event_count_cum <= event_mark_cum;
        event_count_record <= event_mark_record;
        event_count_act <= event_mark_act;
        event_count_code <= event_mark_code;
        event_count_for_packet <= event_mark_for_packet;
        event_count_retx <= event_mark_retx;
        event_count_m <= event_mark_m;
        event_count_asks_clear <= event_mark_asks_clear;
        event_count_asks_close <= event_mark_asks_close;
        event_count_has_state <= event_mark_has_state;
        event_count_counts <= event_mark_counts;
        event_count_mpr <= event_mark_mpr;
        event_count_flag <= event_mark_flag;
        event_time_kind <= event_count_kind;
        event_time_place <= event_count_place;
        event_time_rel <= event_count_rel;
        event_time_cum <= event_count_cum;
        event_time_record <= event_count_record;
        event_time_act <= event_count_act;
        event_time_code <= event_count_code;
        event_time_for_packet <= event_count_for_packet;
        event_time_retx <= event_count_retx;
        event_time_m <= event_count_m;
        event_time_asks_clear <= event_count_asks_clear;
        event_time_asks_close <= event_count_asks_close;
        event_time_has_state <= event_count_has_state;
        event_time_counts <= event_count_counts;
        event_time_mpr <= event_count_mpr;
        event_time_flag <= event_count_flag;
        detail_count_opaque <= detail_mark_opaque;
        detail_count_ooo_count <= detail_mark_ooo_count;
        detail_count_has_nscc <= detail_mark_has_nscc;
        detail_count_service_time <= detail_mark_service_time;
        detail_count_restore_cwnd <= detail_mark_restore_cwnd;
        detail_count_rcv_cwnd_pend <= detail_mark_rcv_cwnd_pend;
        detail_count_has_credit <= detail_mark_has_credit;
        detail_count_credit <= detail_mark_credit;
        detail_count_entropy <= detail_mark_entropy;
        detail_count_response_present <= detail_mark_response_present;
        detail_count_response_list <= detail_mark_response_list;
        detail_count_response_opcode <= detail_mark_response_opcode;
        detail_count_response_return_code <= detail_mark_response_return_code;
        detail_count_response_message_id <= detail_mark_response_message_id;
        detail_count_response_modified_length <= detail_mark_response_modified_length;
        detail_time_opaque <= detail_count_opaque;
        detail_time_ooo_count <= detail_count_ooo_count;
        detail_time_has_nscc <= detail_count_has_nscc;
        detail_time_service_time <= detail_count_service_time;
        detail_time_restore_cwnd <= detail_count_restore_cwnd;
        detail_time_rcv_cwnd_pend <= detail_count_rcv_cwnd_pend;
        detail_time_has_credit <= detail_count_has_credit;
        detail_time_credit <= detail_count_credit;
        detail_time_entropy <= detail_count_entropy;
        detail_time_response_present <= detail_count_response_present;
        detail_time_response_list <= detail_count_response_list;
        detail_time_response_opcode <= detail_count_response_opcode;
        detail_time_response_return_code <= detail_count_response_return_code;
        detail_time_response_message_id <= detail_count_response_message_id;
        detail_time_response_modified_length <= detail_count_response_modified_length;
        packet_count_kind <= packet_mark_kind;
        packet_count_last <= packet_mark_last;
        packet_count_handle <= packet_mark_handle;
        packet_count_message <= packet_mark_message;
        packet_count_length <= packet_mark_length;
        packet_count_size <= packet_mark_size;
        packet_time_kind <= packet_count_kind;
        packet_time_last <= packet_count_last;
        packet_time_handle <= packet_count_handle;
        packet_time_message <= packet_count_message;
        packet_time_length <= packet_count_length;
        packet_time_size <= packet_count_size;
        event_settle_kind <= event_time_kind;
        event_settle_place <= event_time_place;
        event_settle_rel <= event_time_rel;
        event_settle_cum <= event_time_cum;
        event_settle_record <= event_time_record;
        event_settle_act <= event_time_act;
        event_settle_code <= event_time_code;
        event_settle_for_packet <= event_time_for_packet;
        event_settle_retx <= event_time_retx;
        event_settle_m <= event_time_m;
        event_settle_asks_clear <= event_time_asks_clear;
        event_settle_asks_close <= event_time_asks_close;
        event_settle_has_state <= event_time_has_state;
        event_settle_counts <= event_time_counts;
        event_settle_mpr <= event_time_mpr;
        event_settle_flag <= event_time_flag;
        event_conclude_kind <= event_settle_kind;
        event_conclude_place <= event_settle_place;
        event_conclude_rel <= event_settle_rel;
        event_conclude_cum <= event_settle_cum;
        event_conclude_record <= event_settle_record;
        event_conclude_act <= event_settle_act;
        event_conclude_code <= event_settle_code;
        event_conclude_for_packet <= event_settle_for_packet;
        event_conclude_retx <= event_settle_retx;
        event_conclude_m <= event_settle_m;
        event_conclude_asks_clear <= event_settle_asks_clear;
        event_conclude_asks_close <= event_settle_asks_close;
        event_conclude_has_state <= event_settle_has_state;
        event_conclude_counts <= event_settle_counts;
        event_conclude_mpr <= event_settle_mpr;
        event_conclude_flag <= event_settle_flag;
        step_settle_kind <= step_time_kind;
        step_settle_place <= step_time_place;
        step_settle_on <= step_time_on;
        step_settle_open <= step_time_open;
        step_settle_claimed <= step_time_claimed;
        step_settle_moved <= step_time_moved;
        step_settle_restarted <= step_time_restarted;
        step_settle_ordered <= step_time_ordered;
        step_settle_roce <= step_time_roce;
        step_settle_state <= step_time_state;
        step_settle_start <= step_time_start;
        step_settle_peer <= step_time_peer;
        step_settle_next <= step_time_next;
        step_settle_cum <= step_time_cum;
        step_settle_oldest <= step_time_oldest;
        step_settle_above <= step_time_above;
        step_settle_tail_tail <= step_time_tail_tail;
        step_settle_tail_open <= step_time_tail_open;
        step_settle_range <= step_time_range;
        step_settle_sleek <= step_time_sleek;
        step_settle_keeps <= step_time_keeps;
        step_settle_hold <= step_time_hold;
        step_settle_close_due <= step_time_close_due;
        step_settle_nears_end <= step_time_nears_end;
        step_settle_exhausted <= step_time_exhausted;
        step_conclude_kind <= step_settle_kind;
        step_conclude_place <= step_settle_place;
        step_conclude_on <= step_settle_on;
        step_conclude_open <= step_settle_open;
        step_conclude_claimed <= step_settle_claimed;
        step_conclude_moved <= step_settle_moved;
        step_conclude_restarted <= step_settle_restarted;
        step_conclude_ordered <= step_settle_ordered;
        step_conclude_roce <= step_settle_roce;
        step_conclude_state <= step_settle_state;
        step_conclude_start <= step_settle_start;
        step_conclude_peer <= step_settle_peer;
        step_conclude_next <= step_settle_next;
        step_conclude_cum <= step_settle_cum;
        step_conclude_oldest <= step_settle_oldest;
        step_conclude_above <= step_settle_above;
        step_conclude_tail_tail <= step_settle_tail_tail;
        step_conclude_tail_open <= step_settle_tail_open;
        step_conclude_range <= step_settle_range;
        step_conclude_sleek <= step_settle_sleek;
        step_conclude_keeps <= step_settle_keeps;
        step_conclude_hold <= step_settle_hold;
        step_conclude_close_due <= step_settle_close_due;
        step_conclude_nears_end <= step_settle_nears_end;
        step_conclude_exhausted <= step_settle_exhausted;
        effect_settle_sends <= effect_time_sends;
        effect_settle_retx <= effect_time_retx;
        effect_settle_counts <= effect_time_counts;
        effect_settle_asks <= effect_time_asks;
        effect_settle_marks <= effect_time_marks;
        effect_settle_unmarks <= effect_time_unmarks;
        effect_settle_leaves <= effect_time_leaves;
        effect_settle_kind <= effect_time_kind;
        effect_settle_loses <= effect_time_loses;
        effect_settle_timed <= effect_time_timed;
        effect_settle_sent_at <= effect_time_sent_at;
        effect_settle_arrives <= effect_time_arrives;
        effect_settle_fails <= effect_time_fails;
        effect_settle_backs <= effect_time_backs;
        effect_settle_spurious <= effect_time_spurious;
        effect_settle_held <= effect_time_held;
        effect_settle_ignored <= effect_time_ignored;
        effect_conclude_sends <= effect_settle_sends;
        effect_conclude_retx <= effect_settle_retx;
        effect_conclude_counts <= effect_settle_counts;
        effect_conclude_asks <= effect_settle_asks;
        effect_conclude_marks <= effect_settle_marks;
        effect_conclude_unmarks <= effect_settle_unmarks;
        effect_conclude_leaves <= effect_settle_leaves;
        effect_conclude_kind <= effect_settle_kind;
        effect_conclude_loses <= effect_settle_loses;
        effect_conclude_timed <= effect_settle_timed;
        effect_conclude_sent_at <= effect_settle_sent_at;
        effect_conclude_arrives <= effect_settle_arrives;
        effect_conclude_fails <= effect_settle_fails;
        effect_conclude_backs <= effect_settle_backs;
        effect_conclude_spurious <= effect_settle_spurious;
        effect_conclude_held <= effect_settle_held;
        effect_conclude_ignored <= effect_settle_ignored;
        detail_settle_opaque <= detail_time_opaque;
        detail_settle_ooo_count <= detail_time_ooo_count;
        detail_settle_has_nscc <= detail_time_has_nscc;
        detail_settle_service_time <= detail_time_service_time;
        detail_settle_restore_cwnd <= detail_time_restore_cwnd;
        detail_settle_rcv_cwnd_pend <= detail_time_rcv_cwnd_pend;
        detail_settle_has_credit <= detail_time_has_credit;
        detail_settle_credit <= detail_time_credit;
        detail_settle_entropy <= detail_time_entropy;
        detail_settle_response_present <= detail_time_response_present;
        detail_settle_response_list <= detail_time_response_list;
        detail_settle_response_opcode <= detail_time_response_opcode;
        detail_settle_response_return_code <= detail_time_response_return_code;
        detail_settle_response_message_id <= detail_time_response_message_id;
        detail_settle_response_modified_length <= detail_time_response_modified_length;
        detail_conclude_opaque <= detail_settle_opaque;
        detail_conclude_ooo_count <= detail_settle_ooo_count;
        detail_conclude_has_nscc <= detail_settle_has_nscc;
        detail_conclude_service_time <= detail_settle_service_time;
        detail_conclude_restore_cwnd <= detail_settle_restore_cwnd;
        detail_conclude_rcv_cwnd_pend <= detail_settle_rcv_cwnd_pend;
        detail_conclude_has_credit <= detail_settle_has_credit;
        detail_conclude_credit <= detail_settle_credit;
        detail_conclude_entropy <= detail_settle_entropy;
        detail_conclude_response_present <= detail_settle_response_present;
        detail_conclude_response_list <= detail_settle_response_list;
        detail_conclude_response_opcode <= detail_settle_response_opcode;
        detail_conclude_response_return_code <= detail_settle_response_return_code;
        detail_conclude_response_message_id <= detail_settle_response_message_id;
        detail_conclude_response_modified_length <= detail_settle_response_modified_length;
        packet_settle_kind <= packet_time_kind;
        packet_settle_last <= packet_time_last;
        packet_settle_handle <= packet_time_handle;
        packet_settle_message <= packet_time_message;
        packet_settle_length <= packet_time_length;
        packet_settle_size <= packet_time_size;
        packet_conclude_kind <= packet_settle_kind;
        packet_conclude_last <= packet_settle_last;
        packet_conclude_handle <= packet_settle_handle;
        packet_conclude_message <= packet_settle_message;
        packet_conclude_length <= packet_settle_length;
        packet_conclude_size <= packet_settle_size;
        now_settle <= now_time;
        now_conclude <= now_settle;
        answers_settle <= answers_time;
        answers_conclude <= answers_settle;
        told_conclude_valid <= told_valid;
        told_conclude_kind <= told_kind;
        told_conclude_bytes <= told_bytes;
        marked_settle <= marked;
        marked_conclude <= marked_settle;
    end

    assign pdc_event_valid = progress_pdc_event_valid;
    assign pdc_event_place = progress_pdc_event_place;
    assign pdc_event_pdcid = progress_pdc_event_pdcid;
    assign pdc_event_opened = progress_pdc_event_opened;
    assign pdc_event_established = progress_pdc_event_established;
    assign pdc_event_moved = progress_pdc_event_moved;
    assign pdc_event_quiesce = progress_pdc_event_quiesce;
    assign pdc_event_failed = progress_pdc_event_failed;
    assign pdc_event_code = progress_pdc_event_code;
    assign pdc_event_closed = progress_pdc_event_closed;
    assign pdc_event_ended = progress_pdc_event_ended;
    assign pdc_event_next_psn = progress_pdc_event_next_psn;
    assign pdc_event_syn_resent = progress_pdc_event_syn_resent;
    assign view_write_enable = progress_view_write_enable;
    assign view_write_place = progress_view_write_place;
    assign view_write_view_state = progress_view_write_view_state;
    assign view_write_view_next = progress_view_write_view_next;
    assign view_write_view_cum = progress_view_write_view_cum;
    assign view_write_view_range = progress_view_write_view_range;
    assign view_write_view_going = progress_view_write_view_going;
    assign view_write_view_far = progress_view_write_view_far;
    assign view_write_view_again = progress_view_write_view_again;
    assign view_write_view_until = progress_view_write_view_until;
    assign view_write_view_sleek = progress_view_write_view_sleek;
    assign view_write_view_hold = progress_view_write_view_hold;
    assign view_write_view_plain = progress_view_write_view_plain;
    assign view_write_view_code = progress_view_write_view_code;
    assign start_write_enable = progress_start_write_enable;
    assign start_write_place = progress_start_write_place;
    assign start_write_start = progress_start_write_start;
    assign refused_enable = progress_refused_enable;
    assign refused_place = progress_refused_place;
    assign answered_write_enable = slots_answered_write_enable;
    assign answered_write_place = slots_answered_write_place;
    assign answered_write_slot = slots_answered_write_slot;
    assign answered_write_answered = slots_answered_write_answered;
    assign covered_write_address_even_enable = slots_covered_write_address_even_enable;
    assign covered_write_address_even = slots_covered_write_address_even;
    assign covered_write_address_odd_enable = slots_covered_write_address_odd_enable;
    assign covered_write_address_odd = slots_covered_write_address_odd;
    assign covered_write_words_even = slots_covered_write_words_even;
    assign covered_write_words_odd = slots_covered_write_words_odd;
    assign flight_write_enable = sendings_flight_write_enable;
    assign flight_write_record = sendings_flight_write_record;
    assign flight_write_due = sendings_flight_write_due;
    assign flight_write_state = sendings_flight_write_state;
    assign flight_write_counted = sendings_flight_write_counted;
    assign flight_write_once = sendings_flight_write_once;
    assign marks_write_address_even_enable = lost_marks_write_address_even_enable;
    assign marks_write_address_even = lost_marks_write_address_even;
    assign marks_write_address_odd_enable = lost_marks_write_address_odd_enable;
    assign marks_write_address_odd = lost_marks_write_address_odd;
    assign marks_write_words_even = lost_marks_write_words_even;
    assign marks_write_words_odd = lost_marks_write_words_odd;
    assign flags_write_enable = lost_flags_write_enable;
    assign flags_write_place = lost_flags_write_place;
    assign flags_write_flags = lost_flags_write_flags;
    assign changed_enable = conclusion_changed_enable;
    assign changed_place = conclusion_changed_place;
    assign done_enable = conclusion_done_enable;
    assign done_place = conclusion_done_place;
    assign close_enable = conclusion_close_enable;
    assign close_place = conclusion_close_place;
    assign job_enable = conclusion_job_enable;
    assign job_payload_kind = conclusion_job_payload_kind;
    assign job_payload_place = conclusion_job_payload_place;
    assign job_payload_rel = conclusion_job_payload_rel;
    assign job_payload_code = conclusion_job_payload_code;
    assign outcome_valid = conclusion_outcome_valid;
    assign outcome_place = conclusion_outcome_place;
    assign outcome_handle = conclusion_outcome_handle;
    assign outcome_message = conclusion_outcome_message;
    assign outcome_kind = conclusion_outcome_kind;
    assign outcome_response_present = conclusion_outcome_response_present;
    assign outcome_response_list = conclusion_outcome_response_list;
    assign outcome_response_opcode = conclusion_outcome_response_opcode;
    assign outcome_response_return_code = conclusion_outcome_response_return_code;
    assign outcome_response_message_id = conclusion_outcome_response_message_id;
    assign outcome_response_modified_length = conclusion_outcome_response_modified_length;
    assign outcome_code = conclusion_outcome_code;
    assign pick_valid = conclusion_pick_valid;
    assign pick_ccc = conclusion_pick_ccc;
    assign pick_place = conclusion_pick_place;
    assign pick_size = conclusion_pick_size;
    assign pick_ordered = conclusion_pick_ordered;
    assign left = conclusion_left;
    assign emitted_place = conclusion_emitted_place;
    assign emitted_kind = conclusion_emitted_kind;
    assign emitted_rod = conclusion_emitted_rod;
    assign emitted_retx = conclusion_emitted_retx;
    assign emitted_ar = conclusion_emitted_ar;
    assign emitted_syn = conclusion_emitted_syn;
    assign emitted_psn = conclusion_emitted_psn;
    assign emitted_clear_offset = conclusion_emitted_clear_offset;
    assign emitted_opaque = conclusion_emitted_opaque;
    assign emitted_payload = conclusion_emitted_payload;
    assign emitted_spdcid = conclusion_emitted_spdcid;
    assign emitted_dpdcid = conclusion_emitted_dpdcid;
    assign emitted_picked_entropy = conclusion_emitted_picked_entropy;
    assign emitted_picked_ccc_id = conclusion_emitted_picked_ccc_id;
    assign emitted_picked_credit_target = conclusion_emitted_picked_credit_target;
    assign emitted_handle = conclusion_emitted_handle;
    assign emitted_message = conclusion_emitted_message;
    assign emitted_length = conclusion_emitted_length;
    assign emitted_size = conclusion_emitted_size;
    assign departed_enable = conclusion_departed_enable;
    assign departed_record = conclusion_departed_record;
    assign departed_entropy = conclusion_departed_entropy;
    assign departed_sent_at = conclusion_departed_sent_at;
    assign arrived_enable = conclusion_arrived_enable;
    assign arrived_place = conclusion_arrived_place;
    assign arrived_record = conclusion_arrived_record;
    assign congestion_valid = conclusion_congestion_valid;
    assign congestion_ccc = conclusion_congestion_ccc;
    assign congestion_kind = conclusion_congestion_kind;
    assign congestion_bytes = conclusion_congestion_bytes;
    assign congestion_entropy = conclusion_congestion_entropy;
    assign congestion_ecn = conclusion_congestion_ecn;
    assign congestion_rtt_valid = conclusion_congestion_rtt_valid;
    assign congestion_rtt = conclusion_congestion_rtt;
    assign congestion_out_of_order = conclusion_congestion_out_of_order;
    assign congestion_has_nscc = conclusion_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = conclusion_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = conclusion_congestion_restore_cwnd;
    assign congestion_has_credit = conclusion_congestion_has_credit;
    assign congestion_credit = conclusion_congestion_credit;
    assign congestion_now = conclusion_congestion_now;
    assign counts_ignored_unknown_pdc = conclusion_counts_ignored_unknown_pdc;
    assign counts_ignored_mismatch = conclusion_counts_ignored_mismatch;
    assign counts_ignored_ack_out_of_range = conclusion_counts_ignored_ack_out_of_range;
    assign counts_ignored_nack_out_of_range = conclusion_counts_ignored_nack_out_of_range;
    assign counts_ignored_nack_unexpected = conclusion_counts_ignored_nack_unexpected;
    assign counts_sack_out_of_range = conclusion_counts_sack_out_of_range;
    assign counts_probe_stale = conclusion_counts_probe_stale;
    assign counts_duplicate_ack = conclusion_counts_duplicate_ack;
    assign counts_spurious = conclusion_counts_spurious;
    assign counts_held_timeout = conclusion_counts_held_timeout;
    assign counts_nack_again = conclusion_counts_nack_again;
    assign counts_retransmitted = conclusion_counts_retransmitted;
    assign counts_ack_req_sent = conclusion_counts_ack_req_sent;
    assign counts_probe_sent = conclusion_counts_probe_sent;
    assign counts_clear_sent = conclusion_counts_clear_sent;
    assign counts_lost_trim = conclusion_counts_lost_trim;
    assign counts_lost_nack = conclusion_counts_lost_nack;
    assign counts_lost_timeout = conclusion_counts_lost_timeout;
    assign counts_lost_tail = conclusion_counts_lost_tail;
    assign counts_lost_entropy = conclusion_counts_lost_entropy;
    assign counts_recoveries = conclusion_counts_recoveries;

    wire _unused_ok = &{1'b0, opened_payload_starts, opened_payload_start_psn, opened_payload_destination, opened_payload_local, registers_loss_trim_nack, registers_loss_loss_nack, sent_write_sent_place, sent_write_sent_rel, narrow_difference[6:0], narrow_difference_2[6:0]};

endmodule

`default_nettype wire
