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
    input  wire  [15:0] event_pdcid,
    input  wire  [15:0] event_spdcid,
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
    input  wire  [15:0] detail_opaque,
    input  wire  [31:0] detail_sack_base,
    input  wire  [63:0] detail_sack_bitmap,
    input  wire  [15:0] detail_ooo_count,
    input  wire         detail_has_nscc,
    input  wire  [15:0] detail_service_time,
    input  wire         detail_restore_cwnd,
    input  wire   [6:0] detail_rcv_cwnd_pend,
    input  wire  [23:0] detail_rcvd_bytes,
    input  wire         detail_has_credit,
    input  wire  [23:0] detail_credit,
    input  wire  [15:0] detail_entropy,
    input  wire         detail_response_present,
    input  wire   [1:0] detail_response_list,
    input  wire   [5:0] detail_response_opcode,
    input  wire   [5:0] detail_response_return_code,
    input  wire  [15:0] detail_response_message_id,
    input  wire  [31:0] detail_response_modified_length,
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

    localparam [4:0] EVENT_KIND_CLEAR         = 5'd0;
    localparam [4:0] EVENT_KIND_OPEN          = 5'd1;
    localparam [4:0] EVENT_KIND_ACK           = 5'd2;
    localparam [4:0] EVENT_KIND_FRESH         = 5'd7;
    localparam [4:0] EVENT_KIND_RESEND        = 5'd8;
    localparam [4:0] EVENT_KIND_TIMER         = 5'd10;
    localparam [4:0] EVENT_KIND_VISIT         = 5'd11;
    localparam [4:0] EVENT_KIND_ENDED         = 5'd17;
    localparam [4:0] EVENT_KIND_OVERTAKEN     = 5'd19;
    localparam [1:0] SENT_WORD_KIND_REQUEST   = 2'd0;
    localparam [1:0] SENT_WORD_KIND_CLOSE_CMD = 2'd3;

    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         valid_7;
    reg         valid_8;
    reg         valid_9;
    reg         valid_10;
    reg         valid_11;
    reg         valid_12;
    reg         valid_13;
    reg         valid_14;
    reg         valid_15;
    reg         valid_16;
    reg         valid_17;
    reg         valid_18;
    reg  [31:0] now_1;
    reg  [31:0] now_2;
    reg  [31:0] now_3;
    reg  [31:0] now_4;
    reg  [31:0] now_5;
    reg  [31:0] now_6;
    reg  [31:0] now_7;
    reg  [31:0] now_8;
    reg  [31:0] now_9;
    reg  [31:0] now_10;
    reg  [31:0] now_11;
    reg  [31:0] now_12;
    reg  [31:0] now_13;
    reg  [31:0] now_14;
    reg  [31:0] now_15;
    reg  [31:0] now_16;
    reg  [31:0] now_17;
    reg  [31:0] now_18;
    wire [15:0] owners_word_pdcid;
    wire        owners_word_rod;
    wire        owners_word_roce;
    wire  [2:0] owners_word_ccc;
    wire  [7:0] slot_records_word;
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
    wire  [1:0] sent_word_kind;
    wire        sent_word_last;
    wire [31:0] sent_word_handle;
    wire [15:0] sent_word_message;
    wire [13:0] sent_word_length;
    wire [13:0] sent_word_size;
    wire  [4:0] event_3_later_q_kind;
    wire  [2:0] event_3_later_q_place;
    wire [31:0] event_3_later_q_rel;
    wire [31:0] event_3_later_q_cum;
    wire  [7:0] event_3_later_q_record;
    wire [15:0] event_3_later_q_pdcid;
    wire [15:0] event_3_later_q_spdcid;
    wire  [3:0] event_3_later_q_act;
    wire  [7:0] event_3_later_q_code;
    wire        event_3_later_q_for_packet;
    wire        event_3_later_q_retx;
    wire        event_3_later_q_m;
    wire        event_3_later_q_asks_clear;
    wire        event_3_later_q_asks_close;
    wire        event_3_later_q_has_state;
    wire        event_3_later_q_counts;
    wire  [7:0] event_3_later_q_mpr;
    wire        event_3_later_q_flag;
    wire  [4:0] event_4_later_q_kind;
    wire  [2:0] event_4_later_q_place;
    wire [31:0] event_4_later_q_rel;
    wire [31:0] event_4_later_q_cum;
    wire  [7:0] event_4_later_q_record;
    wire [15:0] event_4_later_q_pdcid;
    wire [15:0] event_4_later_q_spdcid;
    wire  [3:0] event_4_later_q_act;
    wire  [7:0] event_4_later_q_code;
    wire        event_4_later_q_for_packet;
    wire        event_4_later_q_retx;
    wire        event_4_later_q_m;
    wire        event_4_later_q_asks_clear;
    wire        event_4_later_q_asks_close;
    wire        event_4_later_q_has_state;
    wire        event_4_later_q_counts;
    wire  [7:0] event_4_later_q_mpr;
    wire        event_4_later_q_flag;
    wire  [4:0] event_5_later_q_kind;
    wire  [2:0] event_5_later_q_place;
    wire [31:0] event_5_later_q_rel;
    wire [31:0] event_5_later_q_cum;
    wire  [7:0] event_5_later_q_record;
    wire [15:0] event_5_later_q_pdcid;
    wire [15:0] event_5_later_q_spdcid;
    wire  [3:0] event_5_later_q_act;
    wire  [7:0] event_5_later_q_code;
    wire        event_5_later_q_for_packet;
    wire        event_5_later_q_retx;
    wire        event_5_later_q_m;
    wire        event_5_later_q_asks_clear;
    wire        event_5_later_q_asks_close;
    wire        event_5_later_q_has_state;
    wire        event_5_later_q_counts;
    wire  [7:0] event_5_later_q_mpr;
    wire        event_5_later_q_flag;
    wire  [4:0] event_6_later_q_kind;
    wire  [2:0] event_6_later_q_place;
    wire [31:0] event_6_later_q_rel;
    wire [31:0] event_6_later_q_cum;
    wire  [7:0] event_6_later_q_record;
    wire [15:0] event_6_later_q_pdcid;
    wire [15:0] event_6_later_q_spdcid;
    wire  [3:0] event_6_later_q_act;
    wire  [7:0] event_6_later_q_code;
    wire        event_6_later_q_for_packet;
    wire        event_6_later_q_retx;
    wire        event_6_later_q_m;
    wire        event_6_later_q_asks_clear;
    wire        event_6_later_q_asks_close;
    wire        event_6_later_q_has_state;
    wire        event_6_later_q_counts;
    wire  [7:0] event_6_later_q_mpr;
    wire        event_6_later_q_flag;
    wire  [1:0] sent_5_later_q_kind;
    wire        sent_5_later_q_last;
    wire [31:0] sent_5_later_q_handle;
    wire [15:0] sent_5_later_q_message;
    wire [13:0] sent_5_later_q_length;
    wire [13:0] sent_5_later_q_size;
    wire        wanting_word;
    wire        claim_room;
    wire        claim_low;
    wire        claim_is_small;
    wire [31:0] claim_cwnd;
    wire [31:0] claim_max_window;
    reg  [31:0] ahead;
    reg  [31:0] threshold_6_grown;
    reg  [31:0] threshold_6_most;
    reg  [31:0] threshold_7;
    reg  [31:0] threshold_8;
    reg  [15:0] threshold_9;
    wire [15:0] owner_5_later_q_pdcid;
    wire        owner_5_later_q_rod;
    wire        owner_5_later_q_roce;
    wire  [2:0] owner_5_later_q_ccc;
    wire [31:0] oldests_word;
    wire [31:0] tails_word_tail;
    wire [15:0] tails_word_open;
    wire        is_that_record_7_later_q;
    reg  [15:0] ahead_7;
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
    reg         is_narrow;
    reg         is_urgent;
    wire  [4:0] event_7_later_q_kind;
    wire  [2:0] event_7_later_q_place;
    wire [31:0] event_7_later_q_rel;
    wire [31:0] event_7_later_q_cum;
    wire  [7:0] event_7_later_q_record;
    wire [15:0] event_7_later_q_pdcid;
    wire [15:0] event_7_later_q_spdcid;
    wire  [3:0] event_7_later_q_act;
    wire  [7:0] event_7_later_q_code;
    wire        event_7_later_q_for_packet;
    wire        event_7_later_q_retx;
    wire        event_7_later_q_m;
    wire        event_7_later_q_asks_clear;
    wire        event_7_later_q_asks_close;
    wire        event_7_later_q_has_state;
    wire        event_7_later_q_counts;
    wire  [7:0] event_7_later_q_mpr;
    wire        event_7_later_q_flag;
    wire  [4:0] event_8_later_q_kind;
    wire  [2:0] event_8_later_q_place;
    wire [31:0] event_8_later_q_rel;
    wire [31:0] event_8_later_q_cum;
    wire  [7:0] event_8_later_q_record;
    wire [15:0] event_8_later_q_pdcid;
    wire [15:0] event_8_later_q_spdcid;
    wire  [3:0] event_8_later_q_act;
    wire  [7:0] event_8_later_q_code;
    wire        event_8_later_q_for_packet;
    wire        event_8_later_q_retx;
    wire        event_8_later_q_m;
    wire        event_8_later_q_asks_clear;
    wire        event_8_later_q_asks_close;
    wire        event_8_later_q_has_state;
    wire        event_8_later_q_counts;
    wire  [7:0] event_8_later_q_mpr;
    wire        event_8_later_q_flag;
    wire  [4:0] event_9_later_q_kind;
    wire  [2:0] event_9_later_q_place;
    wire [31:0] event_9_later_q_rel;
    wire [31:0] event_9_later_q_cum;
    wire  [7:0] event_9_later_q_record;
    wire [15:0] event_9_later_q_pdcid;
    wire [15:0] event_9_later_q_spdcid;
    wire  [3:0] event_9_later_q_act;
    wire  [7:0] event_9_later_q_code;
    wire        event_9_later_q_for_packet;
    wire        event_9_later_q_retx;
    wire        event_9_later_q_m;
    wire        event_9_later_q_asks_clear;
    wire        event_9_later_q_asks_close;
    wire        event_9_later_q_has_state;
    wire        event_9_later_q_counts;
    wire  [7:0] event_9_later_q_mpr;
    wire        event_9_later_q_flag;
    wire  [4:0] event_10_later_q_kind;
    wire  [2:0] event_10_later_q_place;
    wire [31:0] event_10_later_q_rel;
    wire [31:0] event_10_later_q_cum;
    wire  [7:0] event_10_later_q_record;
    wire [15:0] event_10_later_q_pdcid;
    wire [15:0] event_10_later_q_spdcid;
    wire  [3:0] event_10_later_q_act;
    wire  [7:0] event_10_later_q_code;
    wire        event_10_later_q_for_packet;
    wire        event_10_later_q_retx;
    wire        event_10_later_q_m;
    wire        event_10_later_q_asks_clear;
    wire        event_10_later_q_asks_close;
    wire        event_10_later_q_has_state;
    wire        event_10_later_q_counts;
    wire  [7:0] event_10_later_q_mpr;
    wire        event_10_later_q_flag;
    wire [15:0] detail_10_later_q_opaque;
    wire [31:0] detail_10_later_q_sack_base;
    wire [63:0] detail_10_later_q_sack_bitmap;
    wire [15:0] detail_10_later_q_ooo_count;
    wire        detail_10_later_q_has_nscc;
    wire [15:0] detail_10_later_q_service_time;
    wire        detail_10_later_q_restore_cwnd;
    wire  [6:0] detail_10_later_q_rcv_cwnd_pend;
    wire [23:0] detail_10_later_q_rcvd_bytes;
    wire        detail_10_later_q_has_credit;
    wire [23:0] detail_10_later_q_credit;
    wire [15:0] detail_10_later_q_entropy;
    wire        detail_10_later_q_response_present;
    wire  [1:0] detail_10_later_q_response_list;
    wire  [5:0] detail_10_later_q_response_opcode;
    wire  [5:0] detail_10_later_q_response_return_code;
    wire [15:0] detail_10_later_q_response_message_id;
    wire [31:0] detail_10_later_q_response_modified_length;
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
    reg         answered_13;
    reg         answers_13;
    wire  [4:0] step_11_later_q_kind;
    wire  [2:0] step_11_later_q_place;
    wire        step_11_later_q_on;
    wire        step_11_later_q_open;
    wire        step_11_later_q_claimed;
    wire        step_11_later_q_moved;
    wire        step_11_later_q_restarted;
    wire        step_11_later_q_ordered;
    wire        step_11_later_q_roce;
    wire  [2:0] step_11_later_q_state;
    wire [31:0] step_11_later_q_start;
    wire [15:0] step_11_later_q_peer;
    wire [31:0] step_11_later_q_next;
    wire [31:0] step_11_later_q_cum;
    wire [31:0] step_11_later_q_oldest;
    wire        step_11_later_q_above;
    wire [31:0] step_11_later_q_tail_tail;
    wire [15:0] step_11_later_q_tail_open;
    wire  [7:0] step_11_later_q_range;
    wire        step_11_later_q_sleek;
    wire        step_11_later_q_keeps;
    wire        step_11_later_q_hold;
    wire        step_11_later_q_close_due;
    wire        step_11_later_q_nears_end;
    wire        step_11_later_q_exhausted;
    wire  [4:0] step_12_later_q_kind;
    wire  [2:0] step_12_later_q_place;
    wire        step_12_later_q_on;
    wire        step_12_later_q_open;
    wire        step_12_later_q_claimed;
    wire        step_12_later_q_moved;
    wire        step_12_later_q_restarted;
    wire        step_12_later_q_ordered;
    wire        step_12_later_q_roce;
    wire  [2:0] step_12_later_q_state;
    wire [31:0] step_12_later_q_start;
    wire [15:0] step_12_later_q_peer;
    wire [31:0] step_12_later_q_next;
    wire [31:0] step_12_later_q_cum;
    wire [31:0] step_12_later_q_oldest;
    wire        step_12_later_q_above;
    wire [31:0] step_12_later_q_tail_tail;
    wire [15:0] step_12_later_q_tail_open;
    wire  [7:0] step_12_later_q_range;
    wire        step_12_later_q_sleek;
    wire        step_12_later_q_keeps;
    wire        step_12_later_q_hold;
    wire        step_12_later_q_close_due;
    wire        step_12_later_q_nears_end;
    wire        step_12_later_q_exhausted;
    reg         open_13;
    wire  [4:0] event_11_later_q_kind;
    wire  [2:0] event_11_later_q_place;
    wire [31:0] event_11_later_q_rel;
    wire [31:0] event_11_later_q_cum;
    wire  [7:0] event_11_later_q_record;
    wire [15:0] event_11_later_q_pdcid;
    wire [15:0] event_11_later_q_spdcid;
    wire  [3:0] event_11_later_q_act;
    wire  [7:0] event_11_later_q_code;
    wire        event_11_later_q_for_packet;
    wire        event_11_later_q_retx;
    wire        event_11_later_q_m;
    wire        event_11_later_q_asks_clear;
    wire        event_11_later_q_asks_close;
    wire        event_11_later_q_has_state;
    wire        event_11_later_q_counts;
    wire  [7:0] event_11_later_q_mpr;
    wire        event_11_later_q_flag;
    wire  [4:0] event_12_later_q_kind;
    wire  [2:0] event_12_later_q_place;
    wire [31:0] event_12_later_q_rel;
    wire [31:0] event_12_later_q_cum;
    wire  [7:0] event_12_later_q_record;
    wire [15:0] event_12_later_q_pdcid;
    wire [15:0] event_12_later_q_spdcid;
    wire  [3:0] event_12_later_q_act;
    wire  [7:0] event_12_later_q_code;
    wire        event_12_later_q_for_packet;
    wire        event_12_later_q_retx;
    wire        event_12_later_q_m;
    wire        event_12_later_q_asks_clear;
    wire        event_12_later_q_asks_close;
    wire        event_12_later_q_has_state;
    wire        event_12_later_q_counts;
    wire  [7:0] event_12_later_q_mpr;
    wire        event_12_later_q_flag;
    wire  [4:0] event_13_later_q_kind;
    wire  [2:0] event_13_later_q_place;
    wire [31:0] event_13_later_q_rel;
    wire [31:0] event_13_later_q_cum;
    wire  [7:0] event_13_later_q_record;
    wire [15:0] event_13_later_q_pdcid;
    wire [15:0] event_13_later_q_spdcid;
    wire  [3:0] event_13_later_q_act;
    wire  [7:0] event_13_later_q_code;
    wire        event_13_later_q_for_packet;
    wire        event_13_later_q_retx;
    wire        event_13_later_q_m;
    wire        event_13_later_q_asks_clear;
    wire        event_13_later_q_asks_close;
    wire        event_13_later_q_has_state;
    wire        event_13_later_q_counts;
    wire  [7:0] event_13_later_q_mpr;
    wire        event_13_later_q_flag;
    reg   [7:0] id_1;
    reg   [7:0] id_2;
    reg   [7:0] id_3;
    reg   [7:0] id_4;
    reg   [7:0] id_5;
    reg   [7:0] id_6;
    reg   [7:0] id_7;
    reg   [7:0] id_8;
    reg   [7:0] id_9;
    reg   [7:0] id_10;
    reg   [7:0] id_11;
    reg   [7:0] id_12;
    reg   [7:0] id_13;
    reg   [7:0] id_14;
    reg   [7:0] id_15;
    reg   [7:0] id_16;
    wire  [4:0] step_13_later_q_kind;
    wire  [2:0] step_13_later_q_place;
    wire        step_13_later_q_on;
    wire        step_13_later_q_open;
    wire        step_13_later_q_claimed;
    wire        step_13_later_q_moved;
    wire        step_13_later_q_restarted;
    wire        step_13_later_q_ordered;
    wire        step_13_later_q_roce;
    wire  [2:0] step_13_later_q_state;
    wire [31:0] step_13_later_q_start;
    wire [15:0] step_13_later_q_peer;
    wire [31:0] step_13_later_q_next;
    wire [31:0] step_13_later_q_cum;
    wire [31:0] step_13_later_q_oldest;
    wire        step_13_later_q_above;
    wire [31:0] step_13_later_q_tail_tail;
    wire [15:0] step_13_later_q_tail_open;
    wire  [7:0] step_13_later_q_range;
    wire        step_13_later_q_sleek;
    wire        step_13_later_q_keeps;
    wire        step_13_later_q_hold;
    wire        step_13_later_q_close_due;
    wire        step_13_later_q_nears_end;
    wire        step_13_later_q_exhausted;
    wire        sendings_deed_sends;
    wire        sendings_deed_retx;
    wire        sendings_deed_counts;
    wire        sendings_deed_asks;
    wire        sendings_deed_marks;
    wire        sendings_deed_unmarks;
    wire        sendings_deed_leaves;
    wire  [3:0] sendings_deed_kind;
    wire        sendings_deed_loses;
    wire        sendings_deed_timed;
    wire [31:0] sendings_deed_sent_at;
    wire        sendings_deed_arrives;
    wire        sendings_deed_fails;
    wire        sendings_deed_backs;
    wire        sendings_deed_spurious;
    wire        sendings_deed_held;
    wire        sendings_deed_ignored;
    wire        sendings_flight_write_enable;
    wire  [7:0] sendings_flight_write_record;
    wire [31:0] sendings_flight_write_due;
    wire  [1:0] sendings_flight_write_state;
    wire        sendings_flight_write_counted;
    wire        sendings_flight_write_once;
    wire  [4:0] step_14_later_q_kind;
    wire  [2:0] step_14_later_q_place;
    wire        step_14_later_q_on;
    wire        step_14_later_q_open;
    wire        step_14_later_q_claimed;
    wire        step_14_later_q_moved;
    wire        step_14_later_q_restarted;
    wire        step_14_later_q_ordered;
    wire        step_14_later_q_roce;
    wire  [2:0] step_14_later_q_state;
    wire [31:0] step_14_later_q_start;
    wire [15:0] step_14_later_q_peer;
    wire [31:0] step_14_later_q_next;
    wire [31:0] step_14_later_q_cum;
    wire [31:0] step_14_later_q_oldest;
    wire        step_14_later_q_above;
    wire [31:0] step_14_later_q_tail_tail;
    wire [15:0] step_14_later_q_tail_open;
    wire  [7:0] step_14_later_q_range;
    wire        step_14_later_q_sleek;
    wire        step_14_later_q_keeps;
    wire        step_14_later_q_hold;
    wire        step_14_later_q_close_due;
    wire        step_14_later_q_nears_end;
    wire        step_14_later_q_exhausted;
    wire  [4:0] event_14_later_q_kind;
    wire  [2:0] event_14_later_q_place;
    wire [31:0] event_14_later_q_rel;
    wire [31:0] event_14_later_q_cum;
    wire  [7:0] event_14_later_q_record;
    wire [15:0] event_14_later_q_pdcid;
    wire [15:0] event_14_later_q_spdcid;
    wire  [3:0] event_14_later_q_act;
    wire  [7:0] event_14_later_q_code;
    wire        event_14_later_q_for_packet;
    wire        event_14_later_q_retx;
    wire        event_14_later_q_m;
    wire        event_14_later_q_asks_clear;
    wire        event_14_later_q_asks_close;
    wire        event_14_later_q_has_state;
    wire        event_14_later_q_counts;
    wire  [7:0] event_14_later_q_mpr;
    wire        event_14_later_q_flag;
    reg  [63:0] shown_14_even;
    reg  [63:0] shown_14_odd;
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
    wire [15:0] detail_14_later_q_opaque;
    wire [31:0] detail_14_later_q_sack_base;
    wire [63:0] detail_14_later_q_sack_bitmap;
    wire [15:0] detail_14_later_q_ooo_count;
    wire        detail_14_later_q_has_nscc;
    wire [15:0] detail_14_later_q_service_time;
    wire        detail_14_later_q_restore_cwnd;
    wire  [6:0] detail_14_later_q_rcv_cwnd_pend;
    wire [23:0] detail_14_later_q_rcvd_bytes;
    wire        detail_14_later_q_has_credit;
    wire [23:0] detail_14_later_q_credit;
    wire [15:0] detail_14_later_q_entropy;
    wire        detail_14_later_q_response_present;
    wire  [1:0] detail_14_later_q_response_list;
    wire  [5:0] detail_14_later_q_response_opcode;
    wire  [5:0] detail_14_later_q_response_return_code;
    wire [15:0] detail_14_later_q_response_message_id;
    wire [31:0] detail_14_later_q_response_modified_length;
    wire  [2:0] ccc_12_later_q;
    wire [13:0] size_14_later_q;
    wire        account_told_valid;
    wire  [3:0] account_told_kind;
    wire [31:0] account_told_bytes;
    wire        account_refund_write_enable;
    wire  [2:0] account_refund_write_ccc;
    wire [31:0] account_refund_write_refunded;
    wire  [4:0] event_15_later_q_kind;
    wire  [2:0] event_15_later_q_place;
    wire [31:0] event_15_later_q_rel;
    wire [31:0] event_15_later_q_cum;
    wire  [7:0] event_15_later_q_record;
    wire [15:0] event_15_later_q_pdcid;
    wire [15:0] event_15_later_q_spdcid;
    wire  [3:0] event_15_later_q_act;
    wire  [7:0] event_15_later_q_code;
    wire        event_15_later_q_for_packet;
    wire        event_15_later_q_retx;
    wire        event_15_later_q_m;
    wire        event_15_later_q_asks_clear;
    wire        event_15_later_q_asks_close;
    wire        event_15_later_q_has_state;
    wire        event_15_later_q_counts;
    wire  [7:0] event_15_later_q_mpr;
    wire        event_15_later_q_flag;
    wire  [4:0] event_16_later_q_kind;
    wire  [2:0] event_16_later_q_place;
    wire [31:0] event_16_later_q_rel;
    wire [31:0] event_16_later_q_cum;
    wire  [7:0] event_16_later_q_record;
    wire [15:0] event_16_later_q_pdcid;
    wire [15:0] event_16_later_q_spdcid;
    wire  [3:0] event_16_later_q_act;
    wire  [7:0] event_16_later_q_code;
    wire        event_16_later_q_for_packet;
    wire        event_16_later_q_retx;
    wire        event_16_later_q_m;
    wire        event_16_later_q_asks_clear;
    wire        event_16_later_q_asks_close;
    wire        event_16_later_q_has_state;
    wire        event_16_later_q_counts;
    wire  [7:0] event_16_later_q_mpr;
    wire        event_16_later_q_flag;
    wire        deed_16_later_q_sends;
    wire        deed_16_later_q_retx;
    wire        deed_16_later_q_counts;
    wire        deed_16_later_q_asks;
    wire        deed_16_later_q_marks;
    wire        deed_16_later_q_unmarks;
    wire        deed_16_later_q_leaves;
    wire  [3:0] deed_16_later_q_kind;
    wire        deed_16_later_q_loses;
    wire        deed_16_later_q_timed;
    wire [31:0] deed_16_later_q_sent_at;
    wire        deed_16_later_q_arrives;
    wire        deed_16_later_q_fails;
    wire        deed_16_later_q_backs;
    wire        deed_16_later_q_spurious;
    wire        deed_16_later_q_held;
    wire        deed_16_later_q_ignored;
    wire  [1:0] sent_16_later_q_kind;
    wire        sent_16_later_q_last;
    wire [31:0] sent_16_later_q_handle;
    wire [15:0] sent_16_later_q_message;
    wire [13:0] sent_16_later_q_length;
    wire [13:0] sent_16_later_q_size;
    wire [15:0] detail_16_later_q_opaque;
    wire [31:0] detail_16_later_q_sack_base;
    wire [63:0] detail_16_later_q_sack_bitmap;
    wire [15:0] detail_16_later_q_ooo_count;
    wire        detail_16_later_q_has_nscc;
    wire [15:0] detail_16_later_q_service_time;
    wire        detail_16_later_q_restore_cwnd;
    wire  [6:0] detail_16_later_q_rcv_cwnd_pend;
    wire [23:0] detail_16_later_q_rcvd_bytes;
    wire        detail_16_later_q_has_credit;
    wire [23:0] detail_16_later_q_credit;
    wire [15:0] detail_16_later_q_entropy;
    wire        detail_16_later_q_response_present;
    wire  [1:0] detail_16_later_q_response_list;
    wire  [5:0] detail_16_later_q_response_opcode;
    wire  [5:0] detail_16_later_q_response_return_code;
    wire [15:0] detail_16_later_q_response_message_id;
    wire [31:0] detail_16_later_q_response_modified_length;
    wire        answers_16_later_q;
    wire  [4:0] step_15_later_q_kind;
    wire  [2:0] step_15_later_q_place;
    wire        step_15_later_q_on;
    wire        step_15_later_q_open;
    wire        step_15_later_q_claimed;
    wire        step_15_later_q_moved;
    wire        step_15_later_q_restarted;
    wire        step_15_later_q_ordered;
    wire        step_15_later_q_roce;
    wire  [2:0] step_15_later_q_state;
    wire [31:0] step_15_later_q_start;
    wire [15:0] step_15_later_q_peer;
    wire [31:0] step_15_later_q_next;
    wire [31:0] step_15_later_q_cum;
    wire [31:0] step_15_later_q_oldest;
    wire        step_15_later_q_above;
    wire [31:0] step_15_later_q_tail_tail;
    wire [15:0] step_15_later_q_tail_open;
    wire  [7:0] step_15_later_q_range;
    wire        step_15_later_q_sleek;
    wire        step_15_later_q_keeps;
    wire        step_15_later_q_hold;
    wire        step_15_later_q_close_due;
    wire        step_15_later_q_nears_end;
    wire        step_15_later_q_exhausted;
    wire  [4:0] step_16_later_q_kind;
    wire  [2:0] step_16_later_q_place;
    wire        step_16_later_q_on;
    wire        step_16_later_q_open;
    wire        step_16_later_q_claimed;
    wire        step_16_later_q_moved;
    wire        step_16_later_q_restarted;
    wire        step_16_later_q_ordered;
    wire        step_16_later_q_roce;
    wire  [2:0] step_16_later_q_state;
    wire [31:0] step_16_later_q_start;
    wire [15:0] step_16_later_q_peer;
    wire [31:0] step_16_later_q_next;
    wire [31:0] step_16_later_q_cum;
    wire [31:0] step_16_later_q_oldest;
    wire        step_16_later_q_above;
    wire [31:0] step_16_later_q_tail_tail;
    wire [15:0] step_16_later_q_tail_open;
    wire  [7:0] step_16_later_q_range;
    wire        step_16_later_q_sleek;
    wire        step_16_later_q_keeps;
    wire        step_16_later_q_hold;
    wire        step_16_later_q_close_due;
    wire        step_16_later_q_nears_end;
    wire        step_16_later_q_exhausted;
    wire        news_16_later_q;
    wire  [1:0] watch_watched_packet;
    wire [15:0] watch_watched_probe_opaque;
    wire        watch_watched_answers_probe;
    wire [31:0] watch_watched_probe_sent;
    wire        watch_watched_stale;
    wire        watch_watched_loses;
    wire        watch_watched_closes;
    wire  [4:0] event_17_later_q_kind;
    wire  [2:0] event_17_later_q_place;
    wire [31:0] event_17_later_q_rel;
    wire [31:0] event_17_later_q_cum;
    wire  [7:0] event_17_later_q_record;
    wire [15:0] event_17_later_q_pdcid;
    wire [15:0] event_17_later_q_spdcid;
    wire  [3:0] event_17_later_q_act;
    wire  [7:0] event_17_later_q_code;
    wire        event_17_later_q_for_packet;
    wire        event_17_later_q_retx;
    wire        event_17_later_q_m;
    wire        event_17_later_q_asks_clear;
    wire        event_17_later_q_asks_close;
    wire        event_17_later_q_has_state;
    wire        event_17_later_q_counts;
    wire  [7:0] event_17_later_q_mpr;
    wire        event_17_later_q_flag;
    wire  [4:0] event_18_later_q_kind;
    wire  [2:0] event_18_later_q_place;
    wire [31:0] event_18_later_q_rel;
    wire [31:0] event_18_later_q_cum;
    wire  [7:0] event_18_later_q_record;
    wire [15:0] event_18_later_q_pdcid;
    wire [15:0] event_18_later_q_spdcid;
    wire  [3:0] event_18_later_q_act;
    wire  [7:0] event_18_later_q_code;
    wire        event_18_later_q_for_packet;
    wire        event_18_later_q_retx;
    wire        event_18_later_q_m;
    wire        event_18_later_q_asks_clear;
    wire        event_18_later_q_asks_close;
    wire        event_18_later_q_has_state;
    wire        event_18_later_q_counts;
    wire  [7:0] event_18_later_q_mpr;
    wire        event_18_later_q_flag;
    wire  [4:0] step_17_later_q_kind;
    wire  [2:0] step_17_later_q_place;
    wire        step_17_later_q_on;
    wire        step_17_later_q_open;
    wire        step_17_later_q_claimed;
    wire        step_17_later_q_moved;
    wire        step_17_later_q_restarted;
    wire        step_17_later_q_ordered;
    wire        step_17_later_q_roce;
    wire  [2:0] step_17_later_q_state;
    wire [31:0] step_17_later_q_start;
    wire [15:0] step_17_later_q_peer;
    wire [31:0] step_17_later_q_next;
    wire [31:0] step_17_later_q_cum;
    wire [31:0] step_17_later_q_oldest;
    wire        step_17_later_q_above;
    wire [31:0] step_17_later_q_tail_tail;
    wire [15:0] step_17_later_q_tail_open;
    wire  [7:0] step_17_later_q_range;
    wire        step_17_later_q_sleek;
    wire        step_17_later_q_keeps;
    wire        step_17_later_q_hold;
    wire        step_17_later_q_close_due;
    wire        step_17_later_q_nears_end;
    wire        step_17_later_q_exhausted;
    wire  [4:0] step_18_later_q_kind;
    wire  [2:0] step_18_later_q_place;
    wire        step_18_later_q_on;
    wire        step_18_later_q_open;
    wire        step_18_later_q_claimed;
    wire        step_18_later_q_moved;
    wire        step_18_later_q_restarted;
    wire        step_18_later_q_ordered;
    wire        step_18_later_q_roce;
    wire  [2:0] step_18_later_q_state;
    wire [31:0] step_18_later_q_start;
    wire [15:0] step_18_later_q_peer;
    wire [31:0] step_18_later_q_next;
    wire [31:0] step_18_later_q_cum;
    wire [31:0] step_18_later_q_oldest;
    wire        step_18_later_q_above;
    wire [31:0] step_18_later_q_tail_tail;
    wire [15:0] step_18_later_q_tail_open;
    wire  [7:0] step_18_later_q_range;
    wire        step_18_later_q_sleek;
    wire        step_18_later_q_keeps;
    wire        step_18_later_q_hold;
    wire        step_18_later_q_close_due;
    wire        step_18_later_q_nears_end;
    wire        step_18_later_q_exhausted;
    wire        deed_18_later_q_sends;
    wire        deed_18_later_q_retx;
    wire        deed_18_later_q_counts;
    wire        deed_18_later_q_asks;
    wire        deed_18_later_q_marks;
    wire        deed_18_later_q_unmarks;
    wire        deed_18_later_q_leaves;
    wire  [3:0] deed_18_later_q_kind;
    wire        deed_18_later_q_loses;
    wire        deed_18_later_q_timed;
    wire [31:0] deed_18_later_q_sent_at;
    wire        deed_18_later_q_arrives;
    wire        deed_18_later_q_fails;
    wire        deed_18_later_q_backs;
    wire        deed_18_later_q_spurious;
    wire        deed_18_later_q_held;
    wire        deed_18_later_q_ignored;
    wire [15:0] detail_18_later_q_opaque;
    wire [31:0] detail_18_later_q_sack_base;
    wire [63:0] detail_18_later_q_sack_bitmap;
    wire [15:0] detail_18_later_q_ooo_count;
    wire        detail_18_later_q_has_nscc;
    wire [15:0] detail_18_later_q_service_time;
    wire        detail_18_later_q_restore_cwnd;
    wire  [6:0] detail_18_later_q_rcv_cwnd_pend;
    wire [23:0] detail_18_later_q_rcvd_bytes;
    wire        detail_18_later_q_has_credit;
    wire [23:0] detail_18_later_q_credit;
    wire [15:0] detail_18_later_q_entropy;
    wire        detail_18_later_q_response_present;
    wire  [1:0] detail_18_later_q_response_list;
    wire  [5:0] detail_18_later_q_response_opcode;
    wire  [5:0] detail_18_later_q_response_return_code;
    wire [15:0] detail_18_later_q_response_message_id;
    wire [31:0] detail_18_later_q_response_modified_length;
    wire  [1:0] sent_18_later_q_kind;
    wire        sent_18_later_q_last;
    wire [31:0] sent_18_later_q_handle;
    wire [15:0] sent_18_later_q_message;
    wire [13:0] sent_18_later_q_length;
    wire [13:0] sent_18_later_q_size;
    wire [15:0] pdcid_18_later_q;
    wire  [2:0] ccc_18_later_q;
    wire        narrow_18_later_q;
    wire        urgent_18_later_q;
    wire        answers_18_later_q;
    wire        told_18_later_q_valid;
    wire  [3:0] told_18_later_q_kind;
    wire [31:0] told_18_later_q_bytes;
    wire        marked_18_later_q;
    wire [15:0] threshold_18_later_q;
    wire        beyond_18_later_q;
    wire        ignored_18_later_q_unknown_pdc;
    wire        ignored_18_later_q_mismatch;
    wire        ignored_18_later_q_ack_out_of_range;
    wire        ignored_18_later_q_nack_out_of_range;
    wire        ignored_18_later_q_nack_unexpected;
    wire        unholds_18_later_q;
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

    wire        record_id_term = event_2_later_q_kind == EVENT_KIND_TIMER || event_2_later_q_kind == EVENT_KIND_OVERTAKEN;
    wire  [7:0] record_id = record_id_term ? event_2_later_q_record : slot_records_word;
    wire  [2:0] ccc_2 = event_2_later_q_kind == EVENT_KIND_CLEAR ? event_2_later_q_place : owners_word_ccc;
    wire        is_that_record = !record_id_term || slot_records_word == event_2_later_q_record;
    wire        refund_enable = account_refund_write_enable;
    wire  [2:0] refund_ccc = account_refund_write_ccc;
    wire [31:0] refund_refunded = account_refund_write_refunded;
    wire        asks_term = event_6_later_q_kind == EVENT_KIND_RESEND && !event_6_later_q_flag;
    wire        asks = event_6_later_q_kind == EVENT_KIND_FRESH || asks_term;
    wire        wants_write_enable = conclusion_wants_write_enable;
    wire  [2:0] wants_write_place = conclusion_wants_write_place;
    wire        wants_write_wants = conclusion_wants_write_wants;
    wire        claim_yields_term = event_6_later_q_kind == EVENT_KIND_VISIT && !wanting_word;
    wire        threshold_8_31_16_any = |threshold_8[31:16];
    wire [15:0] threshold_9_or = threshold_8[15:0] | {16{threshold_8_31_16_any}};
    wire        ahead_31_16_any = |ahead[31:16];
    wire [31:0] is_narrow_difference = progress_step_next - progress_step_cum;
    wire        is_narrow_term = is_narrow_difference[31:7] >= {17'd0, progress_step_range};
    wire [31:0] is_narrow_difference_2 = progress_step_next - progress_step_oldest;

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

    delay_w140_c1 event_1_later (
        .clk          (clk),
        .d_kind       (event_kind),
        .d_place      (event_place),
        .d_rel        (event_rel),
        .d_cum        (event_cum),
        .d_record     (event_record),
        .d_pdcid      (event_pdcid),
        .d_spdcid     (event_spdcid),
        .d_act        (event_act),
        .d_code       (event_code),
        .d_for_packet (event_for_packet),
        .d_retx       (event_retx),
        .d_m          (event_m),
        .d_asks_clear (event_asks_clear),
        .d_asks_close (event_asks_close),
        .d_has_state  (event_has_state),
        .d_counts     (event_counts),
        .d_mpr        (event_mpr),
        .d_flag       (event_flag),
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

    delay_w140_c1 event_3_later (
        .clk          (clk),
        .d_kind       (event_2_later_q_kind),
        .d_place      (event_2_later_q_place),
        .d_rel        (event_2_later_q_rel),
        .d_cum        (event_2_later_q_cum),
        .d_record     (event_2_later_q_record),
        .d_pdcid      (event_2_later_q_pdcid),
        .d_spdcid     (event_2_later_q_spdcid),
        .d_act        (event_2_later_q_act),
        .d_code       (event_2_later_q_code),
        .d_for_packet (event_2_later_q_for_packet),
        .d_retx       (event_2_later_q_retx),
        .d_m          (event_2_later_q_m),
        .d_asks_clear (event_2_later_q_asks_clear),
        .d_asks_close (event_2_later_q_asks_close),
        .d_has_state  (event_2_later_q_has_state),
        .d_counts     (event_2_later_q_counts),
        .d_mpr        (event_2_later_q_mpr),
        .d_flag       (event_2_later_q_flag),
        .q_kind       (event_3_later_q_kind),
        .q_place      (event_3_later_q_place),
        .q_rel        (event_3_later_q_rel),
        .q_cum        (event_3_later_q_cum),
        .q_record     (event_3_later_q_record),
        .q_pdcid      (event_3_later_q_pdcid),
        .q_spdcid     (event_3_later_q_spdcid),
        .q_act        (event_3_later_q_act),
        .q_code       (event_3_later_q_code),
        .q_for_packet (event_3_later_q_for_packet),
        .q_retx       (event_3_later_q_retx),
        .q_m          (event_3_later_q_m),
        .q_asks_clear (event_3_later_q_asks_clear),
        .q_asks_close (event_3_later_q_asks_close),
        .q_has_state  (event_3_later_q_has_state),
        .q_counts     (event_3_later_q_counts),
        .q_mpr        (event_3_later_q_mpr),
        .q_flag       (event_3_later_q_flag)
    );

    delay_w140_c1 event_4_later (
        .clk          (clk),
        .d_kind       (event_3_later_q_kind),
        .d_place      (event_3_later_q_place),
        .d_rel        (event_3_later_q_rel),
        .d_cum        (event_3_later_q_cum),
        .d_record     (event_3_later_q_record),
        .d_pdcid      (event_3_later_q_pdcid),
        .d_spdcid     (event_3_later_q_spdcid),
        .d_act        (event_3_later_q_act),
        .d_code       (event_3_later_q_code),
        .d_for_packet (event_3_later_q_for_packet),
        .d_retx       (event_3_later_q_retx),
        .d_m          (event_3_later_q_m),
        .d_asks_clear (event_3_later_q_asks_clear),
        .d_asks_close (event_3_later_q_asks_close),
        .d_has_state  (event_3_later_q_has_state),
        .d_counts     (event_3_later_q_counts),
        .d_mpr        (event_3_later_q_mpr),
        .d_flag       (event_3_later_q_flag),
        .q_kind       (event_4_later_q_kind),
        .q_place      (event_4_later_q_place),
        .q_rel        (event_4_later_q_rel),
        .q_cum        (event_4_later_q_cum),
        .q_record     (event_4_later_q_record),
        .q_pdcid      (event_4_later_q_pdcid),
        .q_spdcid     (event_4_later_q_spdcid),
        .q_act        (event_4_later_q_act),
        .q_code       (event_4_later_q_code),
        .q_for_packet (event_4_later_q_for_packet),
        .q_retx       (event_4_later_q_retx),
        .q_m          (event_4_later_q_m),
        .q_asks_clear (event_4_later_q_asks_clear),
        .q_asks_close (event_4_later_q_asks_close),
        .q_has_state  (event_4_later_q_has_state),
        .q_counts     (event_4_later_q_counts),
        .q_mpr        (event_4_later_q_mpr),
        .q_flag       (event_4_later_q_flag)
    );

    delay_w140_c1 event_5_later (
        .clk          (clk),
        .d_kind       (event_4_later_q_kind),
        .d_place      (event_4_later_q_place),
        .d_rel        (event_4_later_q_rel),
        .d_cum        (event_4_later_q_cum),
        .d_record     (event_4_later_q_record),
        .d_pdcid      (event_4_later_q_pdcid),
        .d_spdcid     (event_4_later_q_spdcid),
        .d_act        (event_4_later_q_act),
        .d_code       (event_4_later_q_code),
        .d_for_packet (event_4_later_q_for_packet),
        .d_retx       (event_4_later_q_retx),
        .d_m          (event_4_later_q_m),
        .d_asks_clear (event_4_later_q_asks_clear),
        .d_asks_close (event_4_later_q_asks_close),
        .d_has_state  (event_4_later_q_has_state),
        .d_counts     (event_4_later_q_counts),
        .d_mpr        (event_4_later_q_mpr),
        .d_flag       (event_4_later_q_flag),
        .q_kind       (event_5_later_q_kind),
        .q_place      (event_5_later_q_place),
        .q_rel        (event_5_later_q_rel),
        .q_cum        (event_5_later_q_cum),
        .q_record     (event_5_later_q_record),
        .q_pdcid      (event_5_later_q_pdcid),
        .q_spdcid     (event_5_later_q_spdcid),
        .q_act        (event_5_later_q_act),
        .q_code       (event_5_later_q_code),
        .q_for_packet (event_5_later_q_for_packet),
        .q_retx       (event_5_later_q_retx),
        .q_m          (event_5_later_q_m),
        .q_asks_clear (event_5_later_q_asks_clear),
        .q_asks_close (event_5_later_q_asks_close),
        .q_has_state  (event_5_later_q_has_state),
        .q_counts     (event_5_later_q_counts),
        .q_mpr        (event_5_later_q_mpr),
        .q_flag       (event_5_later_q_flag)
    );

    delay_w140_c1 event_6_later (
        .clk          (clk),
        .d_kind       (event_5_later_q_kind),
        .d_place      (event_5_later_q_place),
        .d_rel        (event_5_later_q_rel),
        .d_cum        (event_5_later_q_cum),
        .d_record     (event_5_later_q_record),
        .d_pdcid      (event_5_later_q_pdcid),
        .d_spdcid     (event_5_later_q_spdcid),
        .d_act        (event_5_later_q_act),
        .d_code       (event_5_later_q_code),
        .d_for_packet (event_5_later_q_for_packet),
        .d_retx       (event_5_later_q_retx),
        .d_m          (event_5_later_q_m),
        .d_asks_clear (event_5_later_q_asks_clear),
        .d_asks_close (event_5_later_q_asks_close),
        .d_has_state  (event_5_later_q_has_state),
        .d_counts     (event_5_later_q_counts),
        .d_mpr        (event_5_later_q_mpr),
        .d_flag       (event_5_later_q_flag),
        .q_kind       (event_6_later_q_kind),
        .q_place      (event_6_later_q_place),
        .q_rel        (event_6_later_q_rel),
        .q_cum        (event_6_later_q_cum),
        .q_record     (event_6_later_q_record),
        .q_pdcid      (event_6_later_q_pdcid),
        .q_spdcid     (event_6_later_q_spdcid),
        .q_act        (event_6_later_q_act),
        .q_code       (event_6_later_q_code),
        .q_for_packet (event_6_later_q_for_packet),
        .q_retx       (event_6_later_q_retx),
        .q_m          (event_6_later_q_m),
        .q_asks_clear (event_6_later_q_asks_clear),
        .q_asks_close (event_6_later_q_asks_close),
        .q_has_state  (event_6_later_q_has_state),
        .q_counts     (event_6_later_q_counts),
        .q_mpr        (event_6_later_q_mpr),
        .q_flag       (event_6_later_q_flag)
    );

    delay_w79_c1 sent_5_later (
        .clk       (clk),
        .d_kind    (sent_word_kind),
        .d_last    (sent_word_last),
        .d_handle  (sent_word_handle),
        .d_message (sent_word_message),
        .d_length  (sent_word_length),
        .d_size    (sent_word_size),
        .q_kind    (sent_5_later_q_kind),
        .q_last    (sent_5_later_q_last),
        .q_handle  (sent_5_later_q_handle),
        .q_message (sent_5_later_q_message),
        .q_length  (sent_5_later_q_length),
        .q_size    (sent_5_later_q_size)
    );

    context_copy_w1_n8 wanting (
        .clk    (clk),
        .enable (wants_write_enable),
        .pdc    (wants_write_place),
        .data   (wants_write_wants),
        .read   (event_4_later_q_place),
        .word   (wanting_word)
    );

    pds_initiator_claim_n8_w128 claim (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_2),
        .ccc                   (ccc_2),
        .clear                 (valid_6 && event_6_later_q_kind == EVENT_KIND_CLEAR),
        .place                 (event_6_later_q_place),
        .yields                (valid_6 && (event_6_later_q_kind == EVENT_KIND_ENDED || claim_yields_term)),
        .asks                  (valid_6 && asks),
        .size                  (sent_5_later_q_size),
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

    delay_w21_c3 owner_5_later (
        .clk     (clk),
        .d_pdcid (owners_word_pdcid),
        .d_rod   (owners_word_rod),
        .d_roce  (owners_word_roce),
        .d_ccc   (owners_word_ccc),
        .q_pdcid (owner_5_later_q_pdcid),
        .q_rod   (owner_5_later_q_rod),
        .q_roce  (owner_5_later_q_roce),
        .q_ccc   (owner_5_later_q_ccc)
    );

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (event_3_later_q_place),
        .word   (oldests_word)
    );

    context_copy_w48_n8 tails (
        .clk       (clk),
        .enable    (tail_write_enable),
        .pdc       (tail_write_place),
        .data_tail (tail_write_tail_tail),
        .data_open (tail_write_tail_open),
        .read      (event_3_later_q_place),
        .word_tail (tails_word_tail),
        .word_open (tails_word_open)
    );

    delay_w1_c5 is_that_record_7_later (
        .clk (clk),
        .d   (is_that_record),
        .q   (is_that_record_7_later_q)
    );

    pds_initiator_progress_n8_w128 progress (
        .clk                         (clk),
        .rst                         (rst),
        .enable                      (valid_3),
        .place                       (event_3_later_q_place),
        .found_event_kind            (event_5_later_q_kind),
        .found_event_place           (event_5_later_q_place),
        .found_event_rel             (event_5_later_q_rel),
        .found_event_cum             (event_5_later_q_cum),
        .found_event_record          (event_5_later_q_record),
        .found_event_pdcid           (event_5_later_q_pdcid),
        .found_event_spdcid          (event_5_later_q_spdcid),
        .found_event_act             (event_5_later_q_act),
        .found_event_code            (event_5_later_q_code),
        .found_event_for_packet      (event_5_later_q_for_packet),
        .found_event_retx            (event_5_later_q_retx),
        .found_event_m               (event_5_later_q_m),
        .found_event_asks_clear      (event_5_later_q_asks_clear),
        .found_event_asks_close      (event_5_later_q_asks_close),
        .found_event_has_state       (event_5_later_q_has_state),
        .found_event_counts          (event_5_later_q_counts),
        .found_event_mpr             (event_5_later_q_mpr),
        .found_event_flag            (event_5_later_q_flag),
        .found_now                   (now_5),
        .found_pdcid                 (owner_5_later_q_pdcid),
        .found_rod                   (owner_5_later_q_rod),
        .found_roce                  (owner_5_later_q_roce),
        .found_closes                (sent_5_later_q_kind == SENT_WORD_KIND_CLOSE_CMD),
        .found_oldest                (oldests_word),
        .found_tail_tail             (tails_word_tail),
        .found_tail_open             (tails_word_open),
        .valid                       (valid_6),
        .is_that_record              (is_that_record_7_later_q),
        .room                        (claim_room),
        .ahead                       (ahead_7),
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

    delay_w140_c1 event_7_later (
        .clk          (clk),
        .d_kind       (event_6_later_q_kind),
        .d_place      (event_6_later_q_place),
        .d_rel        (event_6_later_q_rel),
        .d_cum        (event_6_later_q_cum),
        .d_record     (event_6_later_q_record),
        .d_pdcid      (event_6_later_q_pdcid),
        .d_spdcid     (event_6_later_q_spdcid),
        .d_act        (event_6_later_q_act),
        .d_code       (event_6_later_q_code),
        .d_for_packet (event_6_later_q_for_packet),
        .d_retx       (event_6_later_q_retx),
        .d_m          (event_6_later_q_m),
        .d_asks_clear (event_6_later_q_asks_clear),
        .d_asks_close (event_6_later_q_asks_close),
        .d_has_state  (event_6_later_q_has_state),
        .d_counts     (event_6_later_q_counts),
        .d_mpr        (event_6_later_q_mpr),
        .d_flag       (event_6_later_q_flag),
        .q_kind       (event_7_later_q_kind),
        .q_place      (event_7_later_q_place),
        .q_rel        (event_7_later_q_rel),
        .q_cum        (event_7_later_q_cum),
        .q_record     (event_7_later_q_record),
        .q_pdcid      (event_7_later_q_pdcid),
        .q_spdcid     (event_7_later_q_spdcid),
        .q_act        (event_7_later_q_act),
        .q_code       (event_7_later_q_code),
        .q_for_packet (event_7_later_q_for_packet),
        .q_retx       (event_7_later_q_retx),
        .q_m          (event_7_later_q_m),
        .q_asks_clear (event_7_later_q_asks_clear),
        .q_asks_close (event_7_later_q_asks_close),
        .q_has_state  (event_7_later_q_has_state),
        .q_counts     (event_7_later_q_counts),
        .q_mpr        (event_7_later_q_mpr),
        .q_flag       (event_7_later_q_flag)
    );

    delay_w140_c1 event_8_later (
        .clk          (clk),
        .d_kind       (event_7_later_q_kind),
        .d_place      (event_7_later_q_place),
        .d_rel        (event_7_later_q_rel),
        .d_cum        (event_7_later_q_cum),
        .d_record     (event_7_later_q_record),
        .d_pdcid      (event_7_later_q_pdcid),
        .d_spdcid     (event_7_later_q_spdcid),
        .d_act        (event_7_later_q_act),
        .d_code       (event_7_later_q_code),
        .d_for_packet (event_7_later_q_for_packet),
        .d_retx       (event_7_later_q_retx),
        .d_m          (event_7_later_q_m),
        .d_asks_clear (event_7_later_q_asks_clear),
        .d_asks_close (event_7_later_q_asks_close),
        .d_has_state  (event_7_later_q_has_state),
        .d_counts     (event_7_later_q_counts),
        .d_mpr        (event_7_later_q_mpr),
        .d_flag       (event_7_later_q_flag),
        .q_kind       (event_8_later_q_kind),
        .q_place      (event_8_later_q_place),
        .q_rel        (event_8_later_q_rel),
        .q_cum        (event_8_later_q_cum),
        .q_record     (event_8_later_q_record),
        .q_pdcid      (event_8_later_q_pdcid),
        .q_spdcid     (event_8_later_q_spdcid),
        .q_act        (event_8_later_q_act),
        .q_code       (event_8_later_q_code),
        .q_for_packet (event_8_later_q_for_packet),
        .q_retx       (event_8_later_q_retx),
        .q_m          (event_8_later_q_m),
        .q_asks_clear (event_8_later_q_asks_clear),
        .q_asks_close (event_8_later_q_asks_close),
        .q_has_state  (event_8_later_q_has_state),
        .q_counts     (event_8_later_q_counts),
        .q_mpr        (event_8_later_q_mpr),
        .q_flag       (event_8_later_q_flag)
    );

    delay_w140_c1 event_9_later (
        .clk          (clk),
        .d_kind       (event_8_later_q_kind),
        .d_place      (event_8_later_q_place),
        .d_rel        (event_8_later_q_rel),
        .d_cum        (event_8_later_q_cum),
        .d_record     (event_8_later_q_record),
        .d_pdcid      (event_8_later_q_pdcid),
        .d_spdcid     (event_8_later_q_spdcid),
        .d_act        (event_8_later_q_act),
        .d_code       (event_8_later_q_code),
        .d_for_packet (event_8_later_q_for_packet),
        .d_retx       (event_8_later_q_retx),
        .d_m          (event_8_later_q_m),
        .d_asks_clear (event_8_later_q_asks_clear),
        .d_asks_close (event_8_later_q_asks_close),
        .d_has_state  (event_8_later_q_has_state),
        .d_counts     (event_8_later_q_counts),
        .d_mpr        (event_8_later_q_mpr),
        .d_flag       (event_8_later_q_flag),
        .q_kind       (event_9_later_q_kind),
        .q_place      (event_9_later_q_place),
        .q_rel        (event_9_later_q_rel),
        .q_cum        (event_9_later_q_cum),
        .q_record     (event_9_later_q_record),
        .q_pdcid      (event_9_later_q_pdcid),
        .q_spdcid     (event_9_later_q_spdcid),
        .q_act        (event_9_later_q_act),
        .q_code       (event_9_later_q_code),
        .q_for_packet (event_9_later_q_for_packet),
        .q_retx       (event_9_later_q_retx),
        .q_m          (event_9_later_q_m),
        .q_asks_clear (event_9_later_q_asks_clear),
        .q_asks_close (event_9_later_q_asks_close),
        .q_has_state  (event_9_later_q_has_state),
        .q_counts     (event_9_later_q_counts),
        .q_mpr        (event_9_later_q_mpr),
        .q_flag       (event_9_later_q_flag)
    );

    delay_w140_c1 event_10_later (
        .clk          (clk),
        .d_kind       (event_9_later_q_kind),
        .d_place      (event_9_later_q_place),
        .d_rel        (event_9_later_q_rel),
        .d_cum        (event_9_later_q_cum),
        .d_record     (event_9_later_q_record),
        .d_pdcid      (event_9_later_q_pdcid),
        .d_spdcid     (event_9_later_q_spdcid),
        .d_act        (event_9_later_q_act),
        .d_code       (event_9_later_q_code),
        .d_for_packet (event_9_later_q_for_packet),
        .d_retx       (event_9_later_q_retx),
        .d_m          (event_9_later_q_m),
        .d_asks_clear (event_9_later_q_asks_clear),
        .d_asks_close (event_9_later_q_asks_close),
        .d_has_state  (event_9_later_q_has_state),
        .d_counts     (event_9_later_q_counts),
        .d_mpr        (event_9_later_q_mpr),
        .d_flag       (event_9_later_q_flag),
        .q_kind       (event_10_later_q_kind),
        .q_place      (event_10_later_q_place),
        .q_rel        (event_10_later_q_rel),
        .q_cum        (event_10_later_q_cum),
        .q_record     (event_10_later_q_record),
        .q_pdcid      (event_10_later_q_pdcid),
        .q_spdcid     (event_10_later_q_spdcid),
        .q_act        (event_10_later_q_act),
        .q_code       (event_10_later_q_code),
        .q_for_packet (event_10_later_q_for_packet),
        .q_retx       (event_10_later_q_retx),
        .q_m          (event_10_later_q_m),
        .q_asks_clear (event_10_later_q_asks_clear),
        .q_asks_close (event_10_later_q_asks_close),
        .q_has_state  (event_10_later_q_has_state),
        .q_counts     (event_10_later_q_counts),
        .q_mpr        (event_10_later_q_mpr),
        .q_flag       (event_10_later_q_flag)
    );

    delay_w281_c10 detail_10_later (
        .clk                        (clk),
        .d_opaque                   (detail_opaque),
        .d_sack_base                (detail_sack_base),
        .d_sack_bitmap              (detail_sack_bitmap),
        .d_ooo_count                (detail_ooo_count),
        .d_has_nscc                 (detail_has_nscc),
        .d_service_time             (detail_service_time),
        .d_restore_cwnd             (detail_restore_cwnd),
        .d_rcv_cwnd_pend            (detail_rcv_cwnd_pend),
        .d_rcvd_bytes               (detail_rcvd_bytes),
        .d_has_credit               (detail_has_credit),
        .d_credit                   (detail_credit),
        .d_entropy                  (detail_entropy),
        .d_response_present         (detail_response_present),
        .d_response_list            (detail_response_list),
        .d_response_opcode          (detail_response_opcode),
        .d_response_return_code     (detail_response_return_code),
        .d_response_message_id      (detail_response_message_id),
        .d_response_modified_length (detail_response_modified_length),
        .q_opaque                   (detail_10_later_q_opaque),
        .q_sack_base                (detail_10_later_q_sack_base),
        .q_sack_bitmap              (detail_10_later_q_sack_bitmap),
        .q_ooo_count                (detail_10_later_q_ooo_count),
        .q_has_nscc                 (detail_10_later_q_has_nscc),
        .q_service_time             (detail_10_later_q_service_time),
        .q_restore_cwnd             (detail_10_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_10_later_q_rcv_cwnd_pend),
        .q_rcvd_bytes               (detail_10_later_q_rcvd_bytes),
        .q_has_credit               (detail_10_later_q_has_credit),
        .q_credit                   (detail_10_later_q_credit),
        .q_entropy                  (detail_10_later_q_entropy),
        .q_response_present         (detail_10_later_q_response_present),
        .q_response_list            (detail_10_later_q_response_list),
        .q_response_opcode          (detail_10_later_q_response_opcode),
        .q_response_return_code     (detail_10_later_q_response_return_code),
        .q_response_message_id      (detail_10_later_q_response_message_id),
        .q_response_modified_length (detail_10_later_q_response_modified_length)
    );

    pds_initiator_slots_n8_w128 slots (
        .clk                               (clk),
        .rst                               (rst),
        .at_enable                         (valid_9),
        .at_place                          (event_9_later_q_place),
        .at_rel                            (event_9_later_q_rel),
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
        .rel                               (event_10_later_q_rel),
        .for_packet                        (event_10_later_q_for_packet),
        .act                               (event_10_later_q_act),
        .sack_base                         (detail_10_later_q_sack_base),
        .sack_bitmap                       (detail_10_later_q_sack_bitmap),
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

    delay_w225_c1 step_11_later (
        .clk         (clk),
        .d_kind      (progress_step_kind),
        .d_place     (progress_step_place),
        .d_on        (progress_step_on),
        .d_open      (progress_step_open),
        .d_claimed   (progress_step_claimed),
        .d_moved     (progress_step_moved),
        .d_restarted (progress_step_restarted),
        .d_ordered   (progress_step_ordered),
        .d_roce      (progress_step_roce),
        .d_state     (progress_step_state),
        .d_start     (progress_step_start),
        .d_peer      (progress_step_peer),
        .d_next      (progress_step_next),
        .d_cum       (progress_step_cum),
        .d_oldest    (progress_step_oldest),
        .d_above     (progress_step_above),
        .d_tail_tail (progress_step_tail_tail),
        .d_tail_open (progress_step_tail_open),
        .d_range     (progress_step_range),
        .d_sleek     (progress_step_sleek),
        .d_keeps     (progress_step_keeps),
        .d_hold      (progress_step_hold),
        .d_close_due (progress_step_close_due),
        .d_nears_end (progress_step_nears_end),
        .d_exhausted (progress_step_exhausted),
        .q_kind      (step_11_later_q_kind),
        .q_place     (step_11_later_q_place),
        .q_on        (step_11_later_q_on),
        .q_open      (step_11_later_q_open),
        .q_claimed   (step_11_later_q_claimed),
        .q_moved     (step_11_later_q_moved),
        .q_restarted (step_11_later_q_restarted),
        .q_ordered   (step_11_later_q_ordered),
        .q_roce      (step_11_later_q_roce),
        .q_state     (step_11_later_q_state),
        .q_start     (step_11_later_q_start),
        .q_peer      (step_11_later_q_peer),
        .q_next      (step_11_later_q_next),
        .q_cum       (step_11_later_q_cum),
        .q_oldest    (step_11_later_q_oldest),
        .q_above     (step_11_later_q_above),
        .q_tail_tail (step_11_later_q_tail_tail),
        .q_tail_open (step_11_later_q_tail_open),
        .q_range     (step_11_later_q_range),
        .q_sleek     (step_11_later_q_sleek),
        .q_keeps     (step_11_later_q_keeps),
        .q_hold      (step_11_later_q_hold),
        .q_close_due (step_11_later_q_close_due),
        .q_nears_end (step_11_later_q_nears_end),
        .q_exhausted (step_11_later_q_exhausted)
    );

    delay_w225_c1 step_12_later (
        .clk         (clk),
        .d_kind      (step_11_later_q_kind),
        .d_place     (step_11_later_q_place),
        .d_on        (step_11_later_q_on),
        .d_open      (step_11_later_q_open),
        .d_claimed   (step_11_later_q_claimed),
        .d_moved     (step_11_later_q_moved),
        .d_restarted (step_11_later_q_restarted),
        .d_ordered   (step_11_later_q_ordered),
        .d_roce      (step_11_later_q_roce),
        .d_state     (step_11_later_q_state),
        .d_start     (step_11_later_q_start),
        .d_peer      (step_11_later_q_peer),
        .d_next      (step_11_later_q_next),
        .d_cum       (step_11_later_q_cum),
        .d_oldest    (step_11_later_q_oldest),
        .d_above     (step_11_later_q_above),
        .d_tail_tail (step_11_later_q_tail_tail),
        .d_tail_open (step_11_later_q_tail_open),
        .d_range     (step_11_later_q_range),
        .d_sleek     (step_11_later_q_sleek),
        .d_keeps     (step_11_later_q_keeps),
        .d_hold      (step_11_later_q_hold),
        .d_close_due (step_11_later_q_close_due),
        .d_nears_end (step_11_later_q_nears_end),
        .d_exhausted (step_11_later_q_exhausted),
        .q_kind      (step_12_later_q_kind),
        .q_place     (step_12_later_q_place),
        .q_on        (step_12_later_q_on),
        .q_open      (step_12_later_q_open),
        .q_claimed   (step_12_later_q_claimed),
        .q_moved     (step_12_later_q_moved),
        .q_restarted (step_12_later_q_restarted),
        .q_ordered   (step_12_later_q_ordered),
        .q_roce      (step_12_later_q_roce),
        .q_state     (step_12_later_q_state),
        .q_start     (step_12_later_q_start),
        .q_peer      (step_12_later_q_peer),
        .q_next      (step_12_later_q_next),
        .q_cum       (step_12_later_q_cum),
        .q_oldest    (step_12_later_q_oldest),
        .q_above     (step_12_later_q_above),
        .q_tail_tail (step_12_later_q_tail_tail),
        .q_tail_open (step_12_later_q_tail_open),
        .q_range     (step_12_later_q_range),
        .q_sleek     (step_12_later_q_sleek),
        .q_keeps     (step_12_later_q_keeps),
        .q_hold      (step_12_later_q_hold),
        .q_close_due (step_12_later_q_close_due),
        .q_nears_end (step_12_later_q_nears_end),
        .q_exhausted (step_12_later_q_exhausted)
    );

    delay_w140_c1 event_11_later (
        .clk          (clk),
        .d_kind       (event_10_later_q_kind),
        .d_place      (event_10_later_q_place),
        .d_rel        (event_10_later_q_rel),
        .d_cum        (event_10_later_q_cum),
        .d_record     (event_10_later_q_record),
        .d_pdcid      (event_10_later_q_pdcid),
        .d_spdcid     (event_10_later_q_spdcid),
        .d_act        (event_10_later_q_act),
        .d_code       (event_10_later_q_code),
        .d_for_packet (event_10_later_q_for_packet),
        .d_retx       (event_10_later_q_retx),
        .d_m          (event_10_later_q_m),
        .d_asks_clear (event_10_later_q_asks_clear),
        .d_asks_close (event_10_later_q_asks_close),
        .d_has_state  (event_10_later_q_has_state),
        .d_counts     (event_10_later_q_counts),
        .d_mpr        (event_10_later_q_mpr),
        .d_flag       (event_10_later_q_flag),
        .q_kind       (event_11_later_q_kind),
        .q_place      (event_11_later_q_place),
        .q_rel        (event_11_later_q_rel),
        .q_cum        (event_11_later_q_cum),
        .q_record     (event_11_later_q_record),
        .q_pdcid      (event_11_later_q_pdcid),
        .q_spdcid     (event_11_later_q_spdcid),
        .q_act        (event_11_later_q_act),
        .q_code       (event_11_later_q_code),
        .q_for_packet (event_11_later_q_for_packet),
        .q_retx       (event_11_later_q_retx),
        .q_m          (event_11_later_q_m),
        .q_asks_clear (event_11_later_q_asks_clear),
        .q_asks_close (event_11_later_q_asks_close),
        .q_has_state  (event_11_later_q_has_state),
        .q_counts     (event_11_later_q_counts),
        .q_mpr        (event_11_later_q_mpr),
        .q_flag       (event_11_later_q_flag)
    );

    delay_w140_c1 event_12_later (
        .clk          (clk),
        .d_kind       (event_11_later_q_kind),
        .d_place      (event_11_later_q_place),
        .d_rel        (event_11_later_q_rel),
        .d_cum        (event_11_later_q_cum),
        .d_record     (event_11_later_q_record),
        .d_pdcid      (event_11_later_q_pdcid),
        .d_spdcid     (event_11_later_q_spdcid),
        .d_act        (event_11_later_q_act),
        .d_code       (event_11_later_q_code),
        .d_for_packet (event_11_later_q_for_packet),
        .d_retx       (event_11_later_q_retx),
        .d_m          (event_11_later_q_m),
        .d_asks_clear (event_11_later_q_asks_clear),
        .d_asks_close (event_11_later_q_asks_close),
        .d_has_state  (event_11_later_q_has_state),
        .d_counts     (event_11_later_q_counts),
        .d_mpr        (event_11_later_q_mpr),
        .d_flag       (event_11_later_q_flag),
        .q_kind       (event_12_later_q_kind),
        .q_place      (event_12_later_q_place),
        .q_rel        (event_12_later_q_rel),
        .q_cum        (event_12_later_q_cum),
        .q_record     (event_12_later_q_record),
        .q_pdcid      (event_12_later_q_pdcid),
        .q_spdcid     (event_12_later_q_spdcid),
        .q_act        (event_12_later_q_act),
        .q_code       (event_12_later_q_code),
        .q_for_packet (event_12_later_q_for_packet),
        .q_retx       (event_12_later_q_retx),
        .q_m          (event_12_later_q_m),
        .q_asks_clear (event_12_later_q_asks_clear),
        .q_asks_close (event_12_later_q_asks_close),
        .q_has_state  (event_12_later_q_has_state),
        .q_counts     (event_12_later_q_counts),
        .q_mpr        (event_12_later_q_mpr),
        .q_flag       (event_12_later_q_flag)
    );

    delay_w140_c1 event_13_later (
        .clk          (clk),
        .d_kind       (event_12_later_q_kind),
        .d_place      (event_12_later_q_place),
        .d_rel        (event_12_later_q_rel),
        .d_cum        (event_12_later_q_cum),
        .d_record     (event_12_later_q_record),
        .d_pdcid      (event_12_later_q_pdcid),
        .d_spdcid     (event_12_later_q_spdcid),
        .d_act        (event_12_later_q_act),
        .d_code       (event_12_later_q_code),
        .d_for_packet (event_12_later_q_for_packet),
        .d_retx       (event_12_later_q_retx),
        .d_m          (event_12_later_q_m),
        .d_asks_clear (event_12_later_q_asks_clear),
        .d_asks_close (event_12_later_q_asks_close),
        .d_has_state  (event_12_later_q_has_state),
        .d_counts     (event_12_later_q_counts),
        .d_mpr        (event_12_later_q_mpr),
        .d_flag       (event_12_later_q_flag),
        .q_kind       (event_13_later_q_kind),
        .q_place      (event_13_later_q_place),
        .q_rel        (event_13_later_q_rel),
        .q_cum        (event_13_later_q_cum),
        .q_record     (event_13_later_q_record),
        .q_pdcid      (event_13_later_q_pdcid),
        .q_spdcid     (event_13_later_q_spdcid),
        .q_act        (event_13_later_q_act),
        .q_code       (event_13_later_q_code),
        .q_for_packet (event_13_later_q_for_packet),
        .q_retx       (event_13_later_q_retx),
        .q_m          (event_13_later_q_m),
        .q_asks_clear (event_13_later_q_asks_clear),
        .q_asks_close (event_13_later_q_asks_close),
        .q_has_state  (event_13_later_q_has_state),
        .q_counts     (event_13_later_q_counts),
        .q_mpr        (event_13_later_q_mpr),
        .q_flag       (event_13_later_q_flag)
    );

    delay_w225_c1 step_13_later (
        .clk         (clk),
        .d_kind      (step_12_later_q_kind),
        .d_place     (step_12_later_q_place),
        .d_on        (step_12_later_q_on),
        .d_open      (step_12_later_q_open),
        .d_claimed   (step_12_later_q_claimed),
        .d_moved     (step_12_later_q_moved),
        .d_restarted (step_12_later_q_restarted),
        .d_ordered   (step_12_later_q_ordered),
        .d_roce      (step_12_later_q_roce),
        .d_state     (step_12_later_q_state),
        .d_start     (step_12_later_q_start),
        .d_peer      (step_12_later_q_peer),
        .d_next      (step_12_later_q_next),
        .d_cum       (step_12_later_q_cum),
        .d_oldest    (step_12_later_q_oldest),
        .d_above     (step_12_later_q_above),
        .d_tail_tail (step_12_later_q_tail_tail),
        .d_tail_open (step_12_later_q_tail_open),
        .d_range     (step_12_later_q_range),
        .d_sleek     (step_12_later_q_sleek),
        .d_keeps     (step_12_later_q_keeps),
        .d_hold      (step_12_later_q_hold),
        .d_close_due (step_12_later_q_close_due),
        .d_nears_end (step_12_later_q_nears_end),
        .d_exhausted (step_12_later_q_exhausted),
        .q_kind      (step_13_later_q_kind),
        .q_place     (step_13_later_q_place),
        .q_on        (step_13_later_q_on),
        .q_open      (step_13_later_q_open),
        .q_claimed   (step_13_later_q_claimed),
        .q_moved     (step_13_later_q_moved),
        .q_restarted (step_13_later_q_restarted),
        .q_ordered   (step_13_later_q_ordered),
        .q_roce      (step_13_later_q_roce),
        .q_state     (step_13_later_q_state),
        .q_start     (step_13_later_q_start),
        .q_peer      (step_13_later_q_peer),
        .q_next      (step_13_later_q_next),
        .q_cum       (step_13_later_q_cum),
        .q_oldest    (step_13_later_q_oldest),
        .q_above     (step_13_later_q_above),
        .q_tail_tail (step_13_later_q_tail_tail),
        .q_tail_open (step_13_later_q_tail_open),
        .q_range     (step_13_later_q_range),
        .q_sleek     (step_13_later_q_sleek),
        .q_keeps     (step_13_later_q_keeps),
        .q_hold      (step_13_later_q_hold),
        .q_close_due (step_13_later_q_close_due),
        .q_nears_end (step_13_later_q_nears_end),
        .q_exhausted (step_13_later_q_exhausted)
    );

    pds_initiator_flights_n8_w128_p256 sendings (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (valid_10),
        .record                  (id_8),
        .valid                   (valid_13),
        .step_kind               (step_13_later_q_kind),
        .step_place              (step_13_later_q_place),
        .step_on                 (step_13_later_q_on),
        .step_open               (step_13_later_q_open),
        .step_claimed            (step_13_later_q_claimed),
        .step_moved              (step_13_later_q_moved),
        .step_restarted          (step_13_later_q_restarted),
        .step_ordered            (step_13_later_q_ordered),
        .step_roce               (step_13_later_q_roce),
        .step_state              (step_13_later_q_state),
        .step_start              (step_13_later_q_start),
        .step_peer               (step_13_later_q_peer),
        .step_next               (step_13_later_q_next),
        .step_cum                (step_13_later_q_cum),
        .step_oldest             (step_13_later_q_oldest),
        .step_above              (step_13_later_q_above),
        .step_tail_tail          (step_13_later_q_tail_tail),
        .step_tail_open          (step_13_later_q_tail_open),
        .step_range              (step_13_later_q_range),
        .step_sleek              (step_13_later_q_sleek),
        .step_keeps              (step_13_later_q_keeps),
        .step_hold               (step_13_later_q_hold),
        .step_close_due          (step_13_later_q_close_due),
        .step_nears_end          (step_13_later_q_nears_end),
        .step_exhausted          (step_13_later_q_exhausted),
        .now                     (now_13),
        .sent_at                 (event_13_later_q_cum),
        .act                     (event_13_later_q_act),
        .for_packet              (event_13_later_q_for_packet),
        .retx                    (event_13_later_q_retx),
        .answered                (answered_13),
        .open                    (open_13),
        .answers                 (answers_13),
        .covered                 (slots_covered),
        .registers_rto_init      (registers_rto_init),
        .registers_rto_max       (registers_rto_max),
        .registers_max_rto_retx  (registers_max_rto_retx),
        .registers_max_nack_retx (registers_max_nack_retx),
        .registers_nack_retx     (registers_nack_retx),
        .registers_rto           (registers_loss_rto),
        .registers_ack_req       (registers_loss_ack_req),
        .registers_probe         (registers_loss_probe),
        .deed_sends              (sendings_deed_sends),
        .deed_retx               (sendings_deed_retx),
        .deed_counts             (sendings_deed_counts),
        .deed_asks               (sendings_deed_asks),
        .deed_marks              (sendings_deed_marks),
        .deed_unmarks            (sendings_deed_unmarks),
        .deed_leaves             (sendings_deed_leaves),
        .deed_kind               (sendings_deed_kind),
        .deed_loses              (sendings_deed_loses),
        .deed_timed              (sendings_deed_timed),
        .deed_sent_at            (sendings_deed_sent_at),
        .deed_arrives            (sendings_deed_arrives),
        .deed_fails              (sendings_deed_fails),
        .deed_backs              (sendings_deed_backs),
        .deed_spurious           (sendings_deed_spurious),
        .deed_held               (sendings_deed_held),
        .deed_ignored            (sendings_deed_ignored),
        .flight_write_enable     (sendings_flight_write_enable),
        .flight_write_record     (sendings_flight_write_record),
        .flight_write_due        (sendings_flight_write_due),
        .flight_write_state      (sendings_flight_write_state),
        .flight_write_counted    (sendings_flight_write_counted),
        .flight_write_once       (sendings_flight_write_once)
    );

    delay_w225_c1 step_14_later (
        .clk         (clk),
        .d_kind      (step_13_later_q_kind),
        .d_place     (step_13_later_q_place),
        .d_on        (step_13_later_q_on),
        .d_open      (step_13_later_q_open),
        .d_claimed   (step_13_later_q_claimed),
        .d_moved     (step_13_later_q_moved),
        .d_restarted (step_13_later_q_restarted),
        .d_ordered   (step_13_later_q_ordered),
        .d_roce      (step_13_later_q_roce),
        .d_state     (step_13_later_q_state),
        .d_start     (step_13_later_q_start),
        .d_peer      (step_13_later_q_peer),
        .d_next      (step_13_later_q_next),
        .d_cum       (step_13_later_q_cum),
        .d_oldest    (step_13_later_q_oldest),
        .d_above     (step_13_later_q_above),
        .d_tail_tail (step_13_later_q_tail_tail),
        .d_tail_open (step_13_later_q_tail_open),
        .d_range     (step_13_later_q_range),
        .d_sleek     (step_13_later_q_sleek),
        .d_keeps     (step_13_later_q_keeps),
        .d_hold      (step_13_later_q_hold),
        .d_close_due (step_13_later_q_close_due),
        .d_nears_end (step_13_later_q_nears_end),
        .d_exhausted (step_13_later_q_exhausted),
        .q_kind      (step_14_later_q_kind),
        .q_place     (step_14_later_q_place),
        .q_on        (step_14_later_q_on),
        .q_open      (step_14_later_q_open),
        .q_claimed   (step_14_later_q_claimed),
        .q_moved     (step_14_later_q_moved),
        .q_restarted (step_14_later_q_restarted),
        .q_ordered   (step_14_later_q_ordered),
        .q_roce      (step_14_later_q_roce),
        .q_state     (step_14_later_q_state),
        .q_start     (step_14_later_q_start),
        .q_peer      (step_14_later_q_peer),
        .q_next      (step_14_later_q_next),
        .q_cum       (step_14_later_q_cum),
        .q_oldest    (step_14_later_q_oldest),
        .q_above     (step_14_later_q_above),
        .q_tail_tail (step_14_later_q_tail_tail),
        .q_tail_open (step_14_later_q_tail_open),
        .q_range     (step_14_later_q_range),
        .q_sleek     (step_14_later_q_sleek),
        .q_keeps     (step_14_later_q_keeps),
        .q_hold      (step_14_later_q_hold),
        .q_close_due (step_14_later_q_close_due),
        .q_nears_end (step_14_later_q_nears_end),
        .q_exhausted (step_14_later_q_exhausted)
    );

    delay_w140_c1 event_14_later (
        .clk          (clk),
        .d_kind       (event_13_later_q_kind),
        .d_place      (event_13_later_q_place),
        .d_rel        (event_13_later_q_rel),
        .d_cum        (event_13_later_q_cum),
        .d_record     (event_13_later_q_record),
        .d_pdcid      (event_13_later_q_pdcid),
        .d_spdcid     (event_13_later_q_spdcid),
        .d_act        (event_13_later_q_act),
        .d_code       (event_13_later_q_code),
        .d_for_packet (event_13_later_q_for_packet),
        .d_retx       (event_13_later_q_retx),
        .d_m          (event_13_later_q_m),
        .d_asks_clear (event_13_later_q_asks_clear),
        .d_asks_close (event_13_later_q_asks_close),
        .d_has_state  (event_13_later_q_has_state),
        .d_counts     (event_13_later_q_counts),
        .d_mpr        (event_13_later_q_mpr),
        .d_flag       (event_13_later_q_flag),
        .q_kind       (event_14_later_q_kind),
        .q_place      (event_14_later_q_place),
        .q_rel        (event_14_later_q_rel),
        .q_cum        (event_14_later_q_cum),
        .q_record     (event_14_later_q_record),
        .q_pdcid      (event_14_later_q_pdcid),
        .q_spdcid     (event_14_later_q_spdcid),
        .q_act        (event_14_later_q_act),
        .q_code       (event_14_later_q_code),
        .q_for_packet (event_14_later_q_for_packet),
        .q_retx       (event_14_later_q_retx),
        .q_m          (event_14_later_q_m),
        .q_asks_clear (event_14_later_q_asks_clear),
        .q_asks_close (event_14_later_q_asks_close),
        .q_has_state  (event_14_later_q_has_state),
        .q_counts     (event_14_later_q_counts),
        .q_mpr        (event_14_later_q_mpr),
        .q_flag       (event_14_later_q_flag)
    );

    pds_initiator_lost_marks_n8_w128 lost (
        .clk                             (clk),
        .rst                             (rst),
        .valid                           (valid_12),
        .place                           (step_12_later_q_place),
        .fresh                           (step_12_later_q_kind == EVENT_KIND_OPEN),
        .address_even_enable             (slots_address_even_enable),
        .address_even                    (slots_address_even),
        .address_odd_enable              (slots_address_odd_enable),
        .address_odd                     (slots_address_odd),
        .held_even                       (slots_held_even),
        .held_odd                        (slots_held_odd),
        .is_ack                          (step_14_later_q_kind == EVENT_KIND_ACK && step_14_later_q_on),
        .marks                           (sendings_deed_marks),
        .unmarks                         (sendings_deed_unmarks),
        .slot                            (event_14_later_q_rel[5:0]),
        .shown_even                      (shown_14_even),
        .shown_odd                       (shown_14_odd),
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

    delay_w281_c4 detail_14_later (
        .clk                        (clk),
        .d_opaque                   (detail_10_later_q_opaque),
        .d_sack_base                (detail_10_later_q_sack_base),
        .d_sack_bitmap              (detail_10_later_q_sack_bitmap),
        .d_ooo_count                (detail_10_later_q_ooo_count),
        .d_has_nscc                 (detail_10_later_q_has_nscc),
        .d_service_time             (detail_10_later_q_service_time),
        .d_restore_cwnd             (detail_10_later_q_restore_cwnd),
        .d_rcv_cwnd_pend            (detail_10_later_q_rcv_cwnd_pend),
        .d_rcvd_bytes               (detail_10_later_q_rcvd_bytes),
        .d_has_credit               (detail_10_later_q_has_credit),
        .d_credit                   (detail_10_later_q_credit),
        .d_entropy                  (detail_10_later_q_entropy),
        .d_response_present         (detail_10_later_q_response_present),
        .d_response_list            (detail_10_later_q_response_list),
        .d_response_opcode          (detail_10_later_q_response_opcode),
        .d_response_return_code     (detail_10_later_q_response_return_code),
        .d_response_message_id      (detail_10_later_q_response_message_id),
        .d_response_modified_length (detail_10_later_q_response_modified_length),
        .q_opaque                   (detail_14_later_q_opaque),
        .q_sack_base                (detail_14_later_q_sack_base),
        .q_sack_bitmap              (detail_14_later_q_sack_bitmap),
        .q_ooo_count                (detail_14_later_q_ooo_count),
        .q_has_nscc                 (detail_14_later_q_has_nscc),
        .q_service_time             (detail_14_later_q_service_time),
        .q_restore_cwnd             (detail_14_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_14_later_q_rcv_cwnd_pend),
        .q_rcvd_bytes               (detail_14_later_q_rcvd_bytes),
        .q_has_credit               (detail_14_later_q_has_credit),
        .q_credit                   (detail_14_later_q_credit),
        .q_entropy                  (detail_14_later_q_entropy),
        .q_response_present         (detail_14_later_q_response_present),
        .q_response_list            (detail_14_later_q_response_list),
        .q_response_opcode          (detail_14_later_q_response_opcode),
        .q_response_return_code     (detail_14_later_q_response_return_code),
        .q_response_message_id      (detail_14_later_q_response_message_id),
        .q_response_modified_length (detail_14_later_q_response_modified_length)
    );

    delay_w3_c10 ccc_12_later (
        .clk (clk),
        .d   (ccc_2),
        .q   (ccc_12_later_q)
    );

    delay_w14_c9 size_14_later (
        .clk (clk),
        .d   (sent_5_later_q_size),
        .q   (size_14_later_q)
    );

    pds_initiator_account_n8_w128 account (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_12),
        .place                 (step_12_later_q_place),
        .ccc                   (ccc_12_later_q),
        .valid                 (valid_14),
        .step_kind             (step_14_later_q_kind),
        .step_place            (step_14_later_q_place),
        .step_on               (step_14_later_q_on),
        .step_open             (step_14_later_q_open),
        .step_claimed          (step_14_later_q_claimed),
        .step_moved            (step_14_later_q_moved),
        .step_restarted        (step_14_later_q_restarted),
        .step_ordered          (step_14_later_q_ordered),
        .step_roce             (step_14_later_q_roce),
        .step_state            (step_14_later_q_state),
        .step_start            (step_14_later_q_start),
        .step_peer             (step_14_later_q_peer),
        .step_next             (step_14_later_q_next),
        .step_cum              (step_14_later_q_cum),
        .step_oldest           (step_14_later_q_oldest),
        .step_above            (step_14_later_q_above),
        .step_tail_tail        (step_14_later_q_tail_tail),
        .step_tail_open        (step_14_later_q_tail_open),
        .step_range            (step_14_later_q_range),
        .step_sleek            (step_14_later_q_sleek),
        .step_keeps            (step_14_later_q_keeps),
        .step_hold             (step_14_later_q_hold),
        .step_close_due        (step_14_later_q_close_due),
        .step_nears_end        (step_14_later_q_nears_end),
        .step_exhausted        (step_14_later_q_exhausted),
        .deed_sends            (sendings_deed_sends),
        .deed_retx             (sendings_deed_retx),
        .deed_counts           (sendings_deed_counts),
        .deed_asks             (sendings_deed_asks),
        .deed_marks            (sendings_deed_marks),
        .deed_unmarks          (sendings_deed_unmarks),
        .deed_leaves           (sendings_deed_leaves),
        .deed_kind             (sendings_deed_kind),
        .deed_loses            (sendings_deed_loses),
        .deed_timed            (sendings_deed_timed),
        .deed_sent_at          (sendings_deed_sent_at),
        .deed_arrives          (sendings_deed_arrives),
        .deed_fails            (sendings_deed_fails),
        .deed_backs            (sendings_deed_backs),
        .deed_spurious         (sendings_deed_spurious),
        .deed_held             (sendings_deed_held),
        .deed_ignored          (sendings_deed_ignored),
        .size                  (size_14_later_q),
        .bytes                 (event_14_later_q_cum),
        .leaves                (event_14_later_q_flag),
        .for_packet            (event_14_later_q_for_packet),
        .has_nscc              (detail_14_later_q_has_nscc),
        .rcvd_bytes            (detail_14_later_q_rcvd_bytes),
        .told_valid            (account_told_valid),
        .told_kind             (account_told_kind),
        .told_bytes            (account_told_bytes),
        .refund_write_enable   (account_refund_write_enable),
        .refund_write_ccc      (account_refund_write_ccc),
        .refund_write_refunded (account_refund_write_refunded)
    );

    delay_w140_c1 event_15_later (
        .clk          (clk),
        .d_kind       (event_14_later_q_kind),
        .d_place      (event_14_later_q_place),
        .d_rel        (event_14_later_q_rel),
        .d_cum        (event_14_later_q_cum),
        .d_record     (event_14_later_q_record),
        .d_pdcid      (event_14_later_q_pdcid),
        .d_spdcid     (event_14_later_q_spdcid),
        .d_act        (event_14_later_q_act),
        .d_code       (event_14_later_q_code),
        .d_for_packet (event_14_later_q_for_packet),
        .d_retx       (event_14_later_q_retx),
        .d_m          (event_14_later_q_m),
        .d_asks_clear (event_14_later_q_asks_clear),
        .d_asks_close (event_14_later_q_asks_close),
        .d_has_state  (event_14_later_q_has_state),
        .d_counts     (event_14_later_q_counts),
        .d_mpr        (event_14_later_q_mpr),
        .d_flag       (event_14_later_q_flag),
        .q_kind       (event_15_later_q_kind),
        .q_place      (event_15_later_q_place),
        .q_rel        (event_15_later_q_rel),
        .q_cum        (event_15_later_q_cum),
        .q_record     (event_15_later_q_record),
        .q_pdcid      (event_15_later_q_pdcid),
        .q_spdcid     (event_15_later_q_spdcid),
        .q_act        (event_15_later_q_act),
        .q_code       (event_15_later_q_code),
        .q_for_packet (event_15_later_q_for_packet),
        .q_retx       (event_15_later_q_retx),
        .q_m          (event_15_later_q_m),
        .q_asks_clear (event_15_later_q_asks_clear),
        .q_asks_close (event_15_later_q_asks_close),
        .q_has_state  (event_15_later_q_has_state),
        .q_counts     (event_15_later_q_counts),
        .q_mpr        (event_15_later_q_mpr),
        .q_flag       (event_15_later_q_flag)
    );

    delay_w140_c1 event_16_later (
        .clk          (clk),
        .d_kind       (event_15_later_q_kind),
        .d_place      (event_15_later_q_place),
        .d_rel        (event_15_later_q_rel),
        .d_cum        (event_15_later_q_cum),
        .d_record     (event_15_later_q_record),
        .d_pdcid      (event_15_later_q_pdcid),
        .d_spdcid     (event_15_later_q_spdcid),
        .d_act        (event_15_later_q_act),
        .d_code       (event_15_later_q_code),
        .d_for_packet (event_15_later_q_for_packet),
        .d_retx       (event_15_later_q_retx),
        .d_m          (event_15_later_q_m),
        .d_asks_clear (event_15_later_q_asks_clear),
        .d_asks_close (event_15_later_q_asks_close),
        .d_has_state  (event_15_later_q_has_state),
        .d_counts     (event_15_later_q_counts),
        .d_mpr        (event_15_later_q_mpr),
        .d_flag       (event_15_later_q_flag),
        .q_kind       (event_16_later_q_kind),
        .q_place      (event_16_later_q_place),
        .q_rel        (event_16_later_q_rel),
        .q_cum        (event_16_later_q_cum),
        .q_record     (event_16_later_q_record),
        .q_pdcid      (event_16_later_q_pdcid),
        .q_spdcid     (event_16_later_q_spdcid),
        .q_act        (event_16_later_q_act),
        .q_code       (event_16_later_q_code),
        .q_for_packet (event_16_later_q_for_packet),
        .q_retx       (event_16_later_q_retx),
        .q_m          (event_16_later_q_m),
        .q_asks_clear (event_16_later_q_asks_clear),
        .q_asks_close (event_16_later_q_asks_close),
        .q_has_state  (event_16_later_q_has_state),
        .q_counts     (event_16_later_q_counts),
        .q_mpr        (event_16_later_q_mpr),
        .q_flag       (event_16_later_q_flag)
    );

    delay_w51_c2 deed_16_later (
        .clk        (clk),
        .d_sends    (sendings_deed_sends),
        .d_retx     (sendings_deed_retx),
        .d_counts   (sendings_deed_counts),
        .d_asks     (sendings_deed_asks),
        .d_marks    (sendings_deed_marks),
        .d_unmarks  (sendings_deed_unmarks),
        .d_leaves   (sendings_deed_leaves),
        .d_kind     (sendings_deed_kind),
        .d_loses    (sendings_deed_loses),
        .d_timed    (sendings_deed_timed),
        .d_sent_at  (sendings_deed_sent_at),
        .d_arrives  (sendings_deed_arrives),
        .d_fails    (sendings_deed_fails),
        .d_backs    (sendings_deed_backs),
        .d_spurious (sendings_deed_spurious),
        .d_held     (sendings_deed_held),
        .d_ignored  (sendings_deed_ignored),
        .q_sends    (deed_16_later_q_sends),
        .q_retx     (deed_16_later_q_retx),
        .q_counts   (deed_16_later_q_counts),
        .q_asks     (deed_16_later_q_asks),
        .q_marks    (deed_16_later_q_marks),
        .q_unmarks  (deed_16_later_q_unmarks),
        .q_leaves   (deed_16_later_q_leaves),
        .q_kind     (deed_16_later_q_kind),
        .q_loses    (deed_16_later_q_loses),
        .q_timed    (deed_16_later_q_timed),
        .q_sent_at  (deed_16_later_q_sent_at),
        .q_arrives  (deed_16_later_q_arrives),
        .q_fails    (deed_16_later_q_fails),
        .q_backs    (deed_16_later_q_backs),
        .q_spurious (deed_16_later_q_spurious),
        .q_held     (deed_16_later_q_held),
        .q_ignored  (deed_16_later_q_ignored)
    );

    delay_w79_c11 sent_16_later (
        .clk       (clk),
        .d_kind    (sent_5_later_q_kind),
        .d_last    (sent_5_later_q_last),
        .d_handle  (sent_5_later_q_handle),
        .d_message (sent_5_later_q_message),
        .d_length  (sent_5_later_q_length),
        .d_size    (sent_5_later_q_size),
        .q_kind    (sent_16_later_q_kind),
        .q_last    (sent_16_later_q_last),
        .q_handle  (sent_16_later_q_handle),
        .q_message (sent_16_later_q_message),
        .q_length  (sent_16_later_q_length),
        .q_size    (sent_16_later_q_size)
    );

    delay_w281_c2 detail_16_later (
        .clk                        (clk),
        .d_opaque                   (detail_14_later_q_opaque),
        .d_sack_base                (detail_14_later_q_sack_base),
        .d_sack_bitmap              (detail_14_later_q_sack_bitmap),
        .d_ooo_count                (detail_14_later_q_ooo_count),
        .d_has_nscc                 (detail_14_later_q_has_nscc),
        .d_service_time             (detail_14_later_q_service_time),
        .d_restore_cwnd             (detail_14_later_q_restore_cwnd),
        .d_rcv_cwnd_pend            (detail_14_later_q_rcv_cwnd_pend),
        .d_rcvd_bytes               (detail_14_later_q_rcvd_bytes),
        .d_has_credit               (detail_14_later_q_has_credit),
        .d_credit                   (detail_14_later_q_credit),
        .d_entropy                  (detail_14_later_q_entropy),
        .d_response_present         (detail_14_later_q_response_present),
        .d_response_list            (detail_14_later_q_response_list),
        .d_response_opcode          (detail_14_later_q_response_opcode),
        .d_response_return_code     (detail_14_later_q_response_return_code),
        .d_response_message_id      (detail_14_later_q_response_message_id),
        .d_response_modified_length (detail_14_later_q_response_modified_length),
        .q_opaque                   (detail_16_later_q_opaque),
        .q_sack_base                (detail_16_later_q_sack_base),
        .q_sack_bitmap              (detail_16_later_q_sack_bitmap),
        .q_ooo_count                (detail_16_later_q_ooo_count),
        .q_has_nscc                 (detail_16_later_q_has_nscc),
        .q_service_time             (detail_16_later_q_service_time),
        .q_restore_cwnd             (detail_16_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_16_later_q_rcv_cwnd_pend),
        .q_rcvd_bytes               (detail_16_later_q_rcvd_bytes),
        .q_has_credit               (detail_16_later_q_has_credit),
        .q_credit                   (detail_16_later_q_credit),
        .q_entropy                  (detail_16_later_q_entropy),
        .q_response_present         (detail_16_later_q_response_present),
        .q_response_list            (detail_16_later_q_response_list),
        .q_response_opcode          (detail_16_later_q_response_opcode),
        .q_response_return_code     (detail_16_later_q_response_return_code),
        .q_response_message_id      (detail_16_later_q_response_message_id),
        .q_response_modified_length (detail_16_later_q_response_modified_length)
    );

    delay_w1_c3 answers_16_later (
        .clk (clk),
        .d   (answers_13),
        .q   (answers_16_later_q)
    );

    delay_w225_c1 step_15_later (
        .clk         (clk),
        .d_kind      (step_14_later_q_kind),
        .d_place     (step_14_later_q_place),
        .d_on        (step_14_later_q_on),
        .d_open      (step_14_later_q_open),
        .d_claimed   (step_14_later_q_claimed),
        .d_moved     (step_14_later_q_moved),
        .d_restarted (step_14_later_q_restarted),
        .d_ordered   (step_14_later_q_ordered),
        .d_roce      (step_14_later_q_roce),
        .d_state     (step_14_later_q_state),
        .d_start     (step_14_later_q_start),
        .d_peer      (step_14_later_q_peer),
        .d_next      (step_14_later_q_next),
        .d_cum       (step_14_later_q_cum),
        .d_oldest    (step_14_later_q_oldest),
        .d_above     (step_14_later_q_above),
        .d_tail_tail (step_14_later_q_tail_tail),
        .d_tail_open (step_14_later_q_tail_open),
        .d_range     (step_14_later_q_range),
        .d_sleek     (step_14_later_q_sleek),
        .d_keeps     (step_14_later_q_keeps),
        .d_hold      (step_14_later_q_hold),
        .d_close_due (step_14_later_q_close_due),
        .d_nears_end (step_14_later_q_nears_end),
        .d_exhausted (step_14_later_q_exhausted),
        .q_kind      (step_15_later_q_kind),
        .q_place     (step_15_later_q_place),
        .q_on        (step_15_later_q_on),
        .q_open      (step_15_later_q_open),
        .q_claimed   (step_15_later_q_claimed),
        .q_moved     (step_15_later_q_moved),
        .q_restarted (step_15_later_q_restarted),
        .q_ordered   (step_15_later_q_ordered),
        .q_roce      (step_15_later_q_roce),
        .q_state     (step_15_later_q_state),
        .q_start     (step_15_later_q_start),
        .q_peer      (step_15_later_q_peer),
        .q_next      (step_15_later_q_next),
        .q_cum       (step_15_later_q_cum),
        .q_oldest    (step_15_later_q_oldest),
        .q_above     (step_15_later_q_above),
        .q_tail_tail (step_15_later_q_tail_tail),
        .q_tail_open (step_15_later_q_tail_open),
        .q_range     (step_15_later_q_range),
        .q_sleek     (step_15_later_q_sleek),
        .q_keeps     (step_15_later_q_keeps),
        .q_hold      (step_15_later_q_hold),
        .q_close_due (step_15_later_q_close_due),
        .q_nears_end (step_15_later_q_nears_end),
        .q_exhausted (step_15_later_q_exhausted)
    );

    delay_w225_c1 step_16_later (
        .clk         (clk),
        .d_kind      (step_15_later_q_kind),
        .d_place     (step_15_later_q_place),
        .d_on        (step_15_later_q_on),
        .d_open      (step_15_later_q_open),
        .d_claimed   (step_15_later_q_claimed),
        .d_moved     (step_15_later_q_moved),
        .d_restarted (step_15_later_q_restarted),
        .d_ordered   (step_15_later_q_ordered),
        .d_roce      (step_15_later_q_roce),
        .d_state     (step_15_later_q_state),
        .d_start     (step_15_later_q_start),
        .d_peer      (step_15_later_q_peer),
        .d_next      (step_15_later_q_next),
        .d_cum       (step_15_later_q_cum),
        .d_oldest    (step_15_later_q_oldest),
        .d_above     (step_15_later_q_above),
        .d_tail_tail (step_15_later_q_tail_tail),
        .d_tail_open (step_15_later_q_tail_open),
        .d_range     (step_15_later_q_range),
        .d_sleek     (step_15_later_q_sleek),
        .d_keeps     (step_15_later_q_keeps),
        .d_hold      (step_15_later_q_hold),
        .d_close_due (step_15_later_q_close_due),
        .d_nears_end (step_15_later_q_nears_end),
        .d_exhausted (step_15_later_q_exhausted),
        .q_kind      (step_16_later_q_kind),
        .q_place     (step_16_later_q_place),
        .q_on        (step_16_later_q_on),
        .q_open      (step_16_later_q_open),
        .q_claimed   (step_16_later_q_claimed),
        .q_moved     (step_16_later_q_moved),
        .q_restarted (step_16_later_q_restarted),
        .q_ordered   (step_16_later_q_ordered),
        .q_roce      (step_16_later_q_roce),
        .q_state     (step_16_later_q_state),
        .q_start     (step_16_later_q_start),
        .q_peer      (step_16_later_q_peer),
        .q_next      (step_16_later_q_next),
        .q_cum       (step_16_later_q_cum),
        .q_oldest    (step_16_later_q_oldest),
        .q_above     (step_16_later_q_above),
        .q_tail_tail (step_16_later_q_tail_tail),
        .q_tail_open (step_16_later_q_tail_open),
        .q_range     (step_16_later_q_range),
        .q_sleek     (step_16_later_q_sleek),
        .q_keeps     (step_16_later_q_keeps),
        .q_hold      (step_16_later_q_hold),
        .q_close_due (step_16_later_q_close_due),
        .q_nears_end (step_16_later_q_nears_end),
        .q_exhausted (step_16_later_q_exhausted)
    );

    delay_w1_c3 news_16_later (
        .clk (clk),
        .d   (slots_news),
        .q   (news_16_later_q)
    );

    pds_initiator_watch_n8_w128 watch (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (valid_14),
        .place                   (step_14_later_q_place),
        .step_kind               (step_16_later_q_kind),
        .step_place              (step_16_later_q_place),
        .step_on                 (step_16_later_q_on),
        .step_open               (step_16_later_q_open),
        .step_claimed            (step_16_later_q_claimed),
        .step_moved              (step_16_later_q_moved),
        .step_restarted          (step_16_later_q_restarted),
        .step_ordered            (step_16_later_q_ordered),
        .step_roce               (step_16_later_q_roce),
        .step_state              (step_16_later_q_state),
        .step_start              (step_16_later_q_start),
        .step_peer               (step_16_later_q_peer),
        .step_next               (step_16_later_q_next),
        .step_cum                (step_16_later_q_cum),
        .step_oldest             (step_16_later_q_oldest),
        .step_above              (step_16_later_q_above),
        .step_tail_tail          (step_16_later_q_tail_tail),
        .step_tail_open          (step_16_later_q_tail_open),
        .step_range              (step_16_later_q_range),
        .step_sleek              (step_16_later_q_sleek),
        .step_keeps              (step_16_later_q_keeps),
        .step_hold               (step_16_later_q_hold),
        .step_close_due          (step_16_later_q_close_due),
        .step_nears_end          (step_16_later_q_nears_end),
        .step_exhausted          (step_16_later_q_exhausted),
        .deed_sends              (deed_16_later_q_sends),
        .deed_retx               (deed_16_later_q_retx),
        .deed_counts             (deed_16_later_q_counts),
        .deed_asks               (deed_16_later_q_asks),
        .deed_marks              (deed_16_later_q_marks),
        .deed_unmarks            (deed_16_later_q_unmarks),
        .deed_leaves             (deed_16_later_q_leaves),
        .deed_kind               (deed_16_later_q_kind),
        .deed_loses              (deed_16_later_q_loses),
        .deed_timed              (deed_16_later_q_timed),
        .deed_sent_at            (deed_16_later_q_sent_at),
        .deed_arrives            (deed_16_later_q_arrives),
        .deed_fails              (deed_16_later_q_fails),
        .deed_backs              (deed_16_later_q_backs),
        .deed_spurious           (deed_16_later_q_spurious),
        .deed_held               (deed_16_later_q_held),
        .deed_ignored            (deed_16_later_q_ignored),
        .answers                 (answers_16_later_q),
        .news                    (news_16_later_q),
        .for_packet              (event_16_later_q_for_packet),
        .is_request              (sent_16_later_q_kind == SENT_WORD_KIND_REQUEST),
        .opaque                  (detail_16_later_q_opaque),
        .asks_clear              (event_16_later_q_asks_clear),
        .now                     (now_16),
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

    delay_w140_c1 event_17_later (
        .clk          (clk),
        .d_kind       (event_16_later_q_kind),
        .d_place      (event_16_later_q_place),
        .d_rel        (event_16_later_q_rel),
        .d_cum        (event_16_later_q_cum),
        .d_record     (event_16_later_q_record),
        .d_pdcid      (event_16_later_q_pdcid),
        .d_spdcid     (event_16_later_q_spdcid),
        .d_act        (event_16_later_q_act),
        .d_code       (event_16_later_q_code),
        .d_for_packet (event_16_later_q_for_packet),
        .d_retx       (event_16_later_q_retx),
        .d_m          (event_16_later_q_m),
        .d_asks_clear (event_16_later_q_asks_clear),
        .d_asks_close (event_16_later_q_asks_close),
        .d_has_state  (event_16_later_q_has_state),
        .d_counts     (event_16_later_q_counts),
        .d_mpr        (event_16_later_q_mpr),
        .d_flag       (event_16_later_q_flag),
        .q_kind       (event_17_later_q_kind),
        .q_place      (event_17_later_q_place),
        .q_rel        (event_17_later_q_rel),
        .q_cum        (event_17_later_q_cum),
        .q_record     (event_17_later_q_record),
        .q_pdcid      (event_17_later_q_pdcid),
        .q_spdcid     (event_17_later_q_spdcid),
        .q_act        (event_17_later_q_act),
        .q_code       (event_17_later_q_code),
        .q_for_packet (event_17_later_q_for_packet),
        .q_retx       (event_17_later_q_retx),
        .q_m          (event_17_later_q_m),
        .q_asks_clear (event_17_later_q_asks_clear),
        .q_asks_close (event_17_later_q_asks_close),
        .q_has_state  (event_17_later_q_has_state),
        .q_counts     (event_17_later_q_counts),
        .q_mpr        (event_17_later_q_mpr),
        .q_flag       (event_17_later_q_flag)
    );

    delay_w140_c1 event_18_later (
        .clk          (clk),
        .d_kind       (event_17_later_q_kind),
        .d_place      (event_17_later_q_place),
        .d_rel        (event_17_later_q_rel),
        .d_cum        (event_17_later_q_cum),
        .d_record     (event_17_later_q_record),
        .d_pdcid      (event_17_later_q_pdcid),
        .d_spdcid     (event_17_later_q_spdcid),
        .d_act        (event_17_later_q_act),
        .d_code       (event_17_later_q_code),
        .d_for_packet (event_17_later_q_for_packet),
        .d_retx       (event_17_later_q_retx),
        .d_m          (event_17_later_q_m),
        .d_asks_clear (event_17_later_q_asks_clear),
        .d_asks_close (event_17_later_q_asks_close),
        .d_has_state  (event_17_later_q_has_state),
        .d_counts     (event_17_later_q_counts),
        .d_mpr        (event_17_later_q_mpr),
        .d_flag       (event_17_later_q_flag),
        .q_kind       (event_18_later_q_kind),
        .q_place      (event_18_later_q_place),
        .q_rel        (event_18_later_q_rel),
        .q_cum        (event_18_later_q_cum),
        .q_record     (event_18_later_q_record),
        .q_pdcid      (event_18_later_q_pdcid),
        .q_spdcid     (event_18_later_q_spdcid),
        .q_act        (event_18_later_q_act),
        .q_code       (event_18_later_q_code),
        .q_for_packet (event_18_later_q_for_packet),
        .q_retx       (event_18_later_q_retx),
        .q_m          (event_18_later_q_m),
        .q_asks_clear (event_18_later_q_asks_clear),
        .q_asks_close (event_18_later_q_asks_close),
        .q_has_state  (event_18_later_q_has_state),
        .q_counts     (event_18_later_q_counts),
        .q_mpr        (event_18_later_q_mpr),
        .q_flag       (event_18_later_q_flag)
    );

    delay_w225_c1 step_17_later (
        .clk         (clk),
        .d_kind      (step_16_later_q_kind),
        .d_place     (step_16_later_q_place),
        .d_on        (step_16_later_q_on),
        .d_open      (step_16_later_q_open),
        .d_claimed   (step_16_later_q_claimed),
        .d_moved     (step_16_later_q_moved),
        .d_restarted (step_16_later_q_restarted),
        .d_ordered   (step_16_later_q_ordered),
        .d_roce      (step_16_later_q_roce),
        .d_state     (step_16_later_q_state),
        .d_start     (step_16_later_q_start),
        .d_peer      (step_16_later_q_peer),
        .d_next      (step_16_later_q_next),
        .d_cum       (step_16_later_q_cum),
        .d_oldest    (step_16_later_q_oldest),
        .d_above     (step_16_later_q_above),
        .d_tail_tail (step_16_later_q_tail_tail),
        .d_tail_open (step_16_later_q_tail_open),
        .d_range     (step_16_later_q_range),
        .d_sleek     (step_16_later_q_sleek),
        .d_keeps     (step_16_later_q_keeps),
        .d_hold      (step_16_later_q_hold),
        .d_close_due (step_16_later_q_close_due),
        .d_nears_end (step_16_later_q_nears_end),
        .d_exhausted (step_16_later_q_exhausted),
        .q_kind      (step_17_later_q_kind),
        .q_place     (step_17_later_q_place),
        .q_on        (step_17_later_q_on),
        .q_open      (step_17_later_q_open),
        .q_claimed   (step_17_later_q_claimed),
        .q_moved     (step_17_later_q_moved),
        .q_restarted (step_17_later_q_restarted),
        .q_ordered   (step_17_later_q_ordered),
        .q_roce      (step_17_later_q_roce),
        .q_state     (step_17_later_q_state),
        .q_start     (step_17_later_q_start),
        .q_peer      (step_17_later_q_peer),
        .q_next      (step_17_later_q_next),
        .q_cum       (step_17_later_q_cum),
        .q_oldest    (step_17_later_q_oldest),
        .q_above     (step_17_later_q_above),
        .q_tail_tail (step_17_later_q_tail_tail),
        .q_tail_open (step_17_later_q_tail_open),
        .q_range     (step_17_later_q_range),
        .q_sleek     (step_17_later_q_sleek),
        .q_keeps     (step_17_later_q_keeps),
        .q_hold      (step_17_later_q_hold),
        .q_close_due (step_17_later_q_close_due),
        .q_nears_end (step_17_later_q_nears_end),
        .q_exhausted (step_17_later_q_exhausted)
    );

    delay_w225_c1 step_18_later (
        .clk         (clk),
        .d_kind      (step_17_later_q_kind),
        .d_place     (step_17_later_q_place),
        .d_on        (step_17_later_q_on),
        .d_open      (step_17_later_q_open),
        .d_claimed   (step_17_later_q_claimed),
        .d_moved     (step_17_later_q_moved),
        .d_restarted (step_17_later_q_restarted),
        .d_ordered   (step_17_later_q_ordered),
        .d_roce      (step_17_later_q_roce),
        .d_state     (step_17_later_q_state),
        .d_start     (step_17_later_q_start),
        .d_peer      (step_17_later_q_peer),
        .d_next      (step_17_later_q_next),
        .d_cum       (step_17_later_q_cum),
        .d_oldest    (step_17_later_q_oldest),
        .d_above     (step_17_later_q_above),
        .d_tail_tail (step_17_later_q_tail_tail),
        .d_tail_open (step_17_later_q_tail_open),
        .d_range     (step_17_later_q_range),
        .d_sleek     (step_17_later_q_sleek),
        .d_keeps     (step_17_later_q_keeps),
        .d_hold      (step_17_later_q_hold),
        .d_close_due (step_17_later_q_close_due),
        .d_nears_end (step_17_later_q_nears_end),
        .d_exhausted (step_17_later_q_exhausted),
        .q_kind      (step_18_later_q_kind),
        .q_place     (step_18_later_q_place),
        .q_on        (step_18_later_q_on),
        .q_open      (step_18_later_q_open),
        .q_claimed   (step_18_later_q_claimed),
        .q_moved     (step_18_later_q_moved),
        .q_restarted (step_18_later_q_restarted),
        .q_ordered   (step_18_later_q_ordered),
        .q_roce      (step_18_later_q_roce),
        .q_state     (step_18_later_q_state),
        .q_start     (step_18_later_q_start),
        .q_peer      (step_18_later_q_peer),
        .q_next      (step_18_later_q_next),
        .q_cum       (step_18_later_q_cum),
        .q_oldest    (step_18_later_q_oldest),
        .q_above     (step_18_later_q_above),
        .q_tail_tail (step_18_later_q_tail_tail),
        .q_tail_open (step_18_later_q_tail_open),
        .q_range     (step_18_later_q_range),
        .q_sleek     (step_18_later_q_sleek),
        .q_keeps     (step_18_later_q_keeps),
        .q_hold      (step_18_later_q_hold),
        .q_close_due (step_18_later_q_close_due),
        .q_nears_end (step_18_later_q_nears_end),
        .q_exhausted (step_18_later_q_exhausted)
    );

    delay_w51_c2 deed_18_later (
        .clk        (clk),
        .d_sends    (deed_16_later_q_sends),
        .d_retx     (deed_16_later_q_retx),
        .d_counts   (deed_16_later_q_counts),
        .d_asks     (deed_16_later_q_asks),
        .d_marks    (deed_16_later_q_marks),
        .d_unmarks  (deed_16_later_q_unmarks),
        .d_leaves   (deed_16_later_q_leaves),
        .d_kind     (deed_16_later_q_kind),
        .d_loses    (deed_16_later_q_loses),
        .d_timed    (deed_16_later_q_timed),
        .d_sent_at  (deed_16_later_q_sent_at),
        .d_arrives  (deed_16_later_q_arrives),
        .d_fails    (deed_16_later_q_fails),
        .d_backs    (deed_16_later_q_backs),
        .d_spurious (deed_16_later_q_spurious),
        .d_held     (deed_16_later_q_held),
        .d_ignored  (deed_16_later_q_ignored),
        .q_sends    (deed_18_later_q_sends),
        .q_retx     (deed_18_later_q_retx),
        .q_counts   (deed_18_later_q_counts),
        .q_asks     (deed_18_later_q_asks),
        .q_marks    (deed_18_later_q_marks),
        .q_unmarks  (deed_18_later_q_unmarks),
        .q_leaves   (deed_18_later_q_leaves),
        .q_kind     (deed_18_later_q_kind),
        .q_loses    (deed_18_later_q_loses),
        .q_timed    (deed_18_later_q_timed),
        .q_sent_at  (deed_18_later_q_sent_at),
        .q_arrives  (deed_18_later_q_arrives),
        .q_fails    (deed_18_later_q_fails),
        .q_backs    (deed_18_later_q_backs),
        .q_spurious (deed_18_later_q_spurious),
        .q_held     (deed_18_later_q_held),
        .q_ignored  (deed_18_later_q_ignored)
    );

    delay_w281_c2 detail_18_later (
        .clk                        (clk),
        .d_opaque                   (detail_16_later_q_opaque),
        .d_sack_base                (detail_16_later_q_sack_base),
        .d_sack_bitmap              (detail_16_later_q_sack_bitmap),
        .d_ooo_count                (detail_16_later_q_ooo_count),
        .d_has_nscc                 (detail_16_later_q_has_nscc),
        .d_service_time             (detail_16_later_q_service_time),
        .d_restore_cwnd             (detail_16_later_q_restore_cwnd),
        .d_rcv_cwnd_pend            (detail_16_later_q_rcv_cwnd_pend),
        .d_rcvd_bytes               (detail_16_later_q_rcvd_bytes),
        .d_has_credit               (detail_16_later_q_has_credit),
        .d_credit                   (detail_16_later_q_credit),
        .d_entropy                  (detail_16_later_q_entropy),
        .d_response_present         (detail_16_later_q_response_present),
        .d_response_list            (detail_16_later_q_response_list),
        .d_response_opcode          (detail_16_later_q_response_opcode),
        .d_response_return_code     (detail_16_later_q_response_return_code),
        .d_response_message_id      (detail_16_later_q_response_message_id),
        .d_response_modified_length (detail_16_later_q_response_modified_length),
        .q_opaque                   (detail_18_later_q_opaque),
        .q_sack_base                (detail_18_later_q_sack_base),
        .q_sack_bitmap              (detail_18_later_q_sack_bitmap),
        .q_ooo_count                (detail_18_later_q_ooo_count),
        .q_has_nscc                 (detail_18_later_q_has_nscc),
        .q_service_time             (detail_18_later_q_service_time),
        .q_restore_cwnd             (detail_18_later_q_restore_cwnd),
        .q_rcv_cwnd_pend            (detail_18_later_q_rcv_cwnd_pend),
        .q_rcvd_bytes               (detail_18_later_q_rcvd_bytes),
        .q_has_credit               (detail_18_later_q_has_credit),
        .q_credit                   (detail_18_later_q_credit),
        .q_entropy                  (detail_18_later_q_entropy),
        .q_response_present         (detail_18_later_q_response_present),
        .q_response_list            (detail_18_later_q_response_list),
        .q_response_opcode          (detail_18_later_q_response_opcode),
        .q_response_return_code     (detail_18_later_q_response_return_code),
        .q_response_message_id      (detail_18_later_q_response_message_id),
        .q_response_modified_length (detail_18_later_q_response_modified_length)
    );

    delay_w79_c2 sent_18_later (
        .clk       (clk),
        .d_kind    (sent_16_later_q_kind),
        .d_last    (sent_16_later_q_last),
        .d_handle  (sent_16_later_q_handle),
        .d_message (sent_16_later_q_message),
        .d_length  (sent_16_later_q_length),
        .d_size    (sent_16_later_q_size),
        .q_kind    (sent_18_later_q_kind),
        .q_last    (sent_18_later_q_last),
        .q_handle  (sent_18_later_q_handle),
        .q_message (sent_18_later_q_message),
        .q_length  (sent_18_later_q_length),
        .q_size    (sent_18_later_q_size)
    );

    delay_w16_c13 pdcid_18_later (
        .clk (clk),
        .d   (owner_5_later_q_pdcid),
        .q   (pdcid_18_later_q)
    );

    delay_w3_c6 ccc_18_later (
        .clk (clk),
        .d   (ccc_12_later_q),
        .q   (ccc_18_later_q)
    );

    delay_w1_c7 narrow_18_later (
        .clk (clk),
        .d   (is_narrow),
        .q   (narrow_18_later_q)
    );

    delay_w1_c9 urgent_18_later (
        .clk (clk),
        .d   (is_urgent),
        .q   (urgent_18_later_q)
    );

    delay_w1_c2 answers_18_later (
        .clk (clk),
        .d   (answers_16_later_q),
        .q   (answers_18_later_q)
    );

    delay_w37_c1 told_18_later (
        .clk     (clk),
        .d_valid (account_told_valid),
        .d_kind  (account_told_kind),
        .d_bytes (account_told_bytes),
        .q_valid (told_18_later_q_valid),
        .q_kind  (told_18_later_q_kind),
        .q_bytes (told_18_later_q_bytes)
    );

    delay_w1_c2 marked_18_later (
        .clk (clk),
        .d   (lost_any),
        .q   (marked_18_later_q)
    );

    delay_w16_c9 threshold_18_later (
        .clk (clk),
        .d   (threshold_9),
        .q   (threshold_18_later_q)
    );

    delay_w1_c5 beyond_18_later (
        .clk (clk),
        .d   (slots_beyond),
        .q   (beyond_18_later_q)
    );

    delay_w5_c8 ignored_18_later (
        .clk                 (clk),
        .d_unknown_pdc       (progress_ignored_unknown_pdc),
        .d_mismatch          (progress_ignored_mismatch),
        .d_ack_out_of_range  (progress_ignored_ack_out_of_range),
        .d_nack_out_of_range (progress_ignored_nack_out_of_range),
        .d_nack_unexpected   (progress_ignored_nack_unexpected),
        .q_unknown_pdc       (ignored_18_later_q_unknown_pdc),
        .q_mismatch          (ignored_18_later_q_mismatch),
        .q_ack_out_of_range  (ignored_18_later_q_ack_out_of_range),
        .q_nack_out_of_range (ignored_18_later_q_nack_out_of_range),
        .q_nack_unexpected   (ignored_18_later_q_nack_unexpected)
    );

    delay_w1_c8 unholds_18_later (
        .clk (clk),
        .d   (progress_unholds),
        .q   (unholds_18_later_q)
    );

    pds_initiator_conclusion_n8_w128_p256 conclusion (
        .clk                                    (clk),
        .rst                                    (rst),
        .valid                                  (valid_18),
        .worked_event_kind                      (event_18_later_q_kind),
        .worked_event_place                     (event_18_later_q_place),
        .worked_event_rel                       (event_18_later_q_rel),
        .worked_event_cum                       (event_18_later_q_cum),
        .worked_event_record                    (event_18_later_q_record),
        .worked_event_pdcid                     (event_18_later_q_pdcid),
        .worked_event_spdcid                    (event_18_later_q_spdcid),
        .worked_event_act                       (event_18_later_q_act),
        .worked_event_code                      (event_18_later_q_code),
        .worked_event_for_packet                (event_18_later_q_for_packet),
        .worked_event_retx                      (event_18_later_q_retx),
        .worked_event_m                         (event_18_later_q_m),
        .worked_event_asks_clear                (event_18_later_q_asks_clear),
        .worked_event_asks_close                (event_18_later_q_asks_close),
        .worked_event_has_state                 (event_18_later_q_has_state),
        .worked_event_counts                    (event_18_later_q_counts),
        .worked_event_mpr                       (event_18_later_q_mpr),
        .worked_event_flag                      (event_18_later_q_flag),
        .worked_step_kind                       (step_18_later_q_kind),
        .worked_step_place                      (step_18_later_q_place),
        .worked_step_on                         (step_18_later_q_on),
        .worked_step_open                       (step_18_later_q_open),
        .worked_step_claimed                    (step_18_later_q_claimed),
        .worked_step_moved                      (step_18_later_q_moved),
        .worked_step_restarted                  (step_18_later_q_restarted),
        .worked_step_ordered                    (step_18_later_q_ordered),
        .worked_step_roce                       (step_18_later_q_roce),
        .worked_step_state                      (step_18_later_q_state),
        .worked_step_start                      (step_18_later_q_start),
        .worked_step_peer                       (step_18_later_q_peer),
        .worked_step_next                       (step_18_later_q_next),
        .worked_step_cum                        (step_18_later_q_cum),
        .worked_step_oldest                     (step_18_later_q_oldest),
        .worked_step_above                      (step_18_later_q_above),
        .worked_step_tail_tail                  (step_18_later_q_tail_tail),
        .worked_step_tail_open                  (step_18_later_q_tail_open),
        .worked_step_range                      (step_18_later_q_range),
        .worked_step_sleek                      (step_18_later_q_sleek),
        .worked_step_keeps                      (step_18_later_q_keeps),
        .worked_step_hold                       (step_18_later_q_hold),
        .worked_step_close_due                  (step_18_later_q_close_due),
        .worked_step_nears_end                  (step_18_later_q_nears_end),
        .worked_step_exhausted                  (step_18_later_q_exhausted),
        .worked_deed_sends                      (deed_18_later_q_sends),
        .worked_deed_retx                       (deed_18_later_q_retx),
        .worked_deed_counts                     (deed_18_later_q_counts),
        .worked_deed_asks                       (deed_18_later_q_asks),
        .worked_deed_marks                      (deed_18_later_q_marks),
        .worked_deed_unmarks                    (deed_18_later_q_unmarks),
        .worked_deed_leaves                     (deed_18_later_q_leaves),
        .worked_deed_kind                       (deed_18_later_q_kind),
        .worked_deed_loses                      (deed_18_later_q_loses),
        .worked_deed_timed                      (deed_18_later_q_timed),
        .worked_deed_sent_at                    (deed_18_later_q_sent_at),
        .worked_deed_arrives                    (deed_18_later_q_arrives),
        .worked_deed_fails                      (deed_18_later_q_fails),
        .worked_deed_backs                      (deed_18_later_q_backs),
        .worked_deed_spurious                   (deed_18_later_q_spurious),
        .worked_deed_held                       (deed_18_later_q_held),
        .worked_deed_ignored                    (deed_18_later_q_ignored),
        .worked_detail_opaque                   (detail_18_later_q_opaque),
        .worked_detail_sack_base                (detail_18_later_q_sack_base),
        .worked_detail_sack_bitmap              (detail_18_later_q_sack_bitmap),
        .worked_detail_ooo_count                (detail_18_later_q_ooo_count),
        .worked_detail_has_nscc                 (detail_18_later_q_has_nscc),
        .worked_detail_service_time             (detail_18_later_q_service_time),
        .worked_detail_restore_cwnd             (detail_18_later_q_restore_cwnd),
        .worked_detail_rcv_cwnd_pend            (detail_18_later_q_rcv_cwnd_pend),
        .worked_detail_rcvd_bytes               (detail_18_later_q_rcvd_bytes),
        .worked_detail_has_credit               (detail_18_later_q_has_credit),
        .worked_detail_credit                   (detail_18_later_q_credit),
        .worked_detail_entropy                  (detail_18_later_q_entropy),
        .worked_detail_response_present         (detail_18_later_q_response_present),
        .worked_detail_response_list            (detail_18_later_q_response_list),
        .worked_detail_response_opcode          (detail_18_later_q_response_opcode),
        .worked_detail_response_return_code     (detail_18_later_q_response_return_code),
        .worked_detail_response_message_id      (detail_18_later_q_response_message_id),
        .worked_detail_response_modified_length (detail_18_later_q_response_modified_length),
        .worked_sent_kind                       (sent_18_later_q_kind),
        .worked_sent_last                       (sent_18_later_q_last),
        .worked_sent_handle                     (sent_18_later_q_handle),
        .worked_sent_message                    (sent_18_later_q_message),
        .worked_sent_length                     (sent_18_later_q_length),
        .worked_sent_size                       (sent_18_later_q_size),
        .worked_pdcid                           (pdcid_18_later_q),
        .worked_ccc                             (ccc_18_later_q),
        .worked_record                          (id_16),
        .worked_now                             (now_18),
        .worked_narrow                          (narrow_18_later_q),
        .worked_urgent                          (urgent_18_later_q),
        .worked_answers                         (answers_18_later_q),
        .worked_told_valid                      (told_18_later_q_valid),
        .worked_told_kind                       (told_18_later_q_kind),
        .worked_told_bytes                      (told_18_later_q_bytes),
        .worked_marked                          (marked_18_later_q),
        .worked_threshold                       (threshold_18_later_q),
        .worked_beyond                          (beyond_18_later_q),
        .worked_ignored_unknown_pdc             (ignored_18_later_q_unknown_pdc),
        .worked_ignored_mismatch                (ignored_18_later_q_mismatch),
        .worked_ignored_ack_out_of_range        (ignored_18_later_q_ack_out_of_range),
        .worked_ignored_nack_out_of_range       (ignored_18_later_q_nack_out_of_range),
        .worked_ignored_nack_unexpected         (ignored_18_later_q_nack_unexpected),
        .worked_unholds                         (unholds_18_later_q),
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

    always @(posedge clk) begin
        if (rst) begin
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
            valid_1 <= valid;
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
        now_1 <= now;
        now_2 <= now_1;
        now_3 <= now_2;
        now_4 <= now_3;
        now_5 <= now_4;
        now_6 <= now_5;
        now_7 <= now_6;
        now_8 <= now_7;
        now_9 <= now_8;
        now_10 <= now_9;
        now_11 <= now_10;
        now_12 <= now_11;
        now_13 <= now_12;
        now_14 <= now_13;
        now_15 <= now_14;
        now_16 <= now_15;
        now_17 <= now_16;
        now_18 <= now_17;
        ahead <= claim_cwnd >> registers_packet_shift;
        threshold_6_grown <= claim_cwnd + {1'b0, claim_cwnd[31:1]};
        threshold_6_most <= claim_max_window;
        threshold_7 <= threshold_6_grown < threshold_6_most ? threshold_6_grown : threshold_6_most;
        threshold_8 <= threshold_7 >> registers_packet_shift;
        threshold_9 <= threshold_9_or < 16'd5 ? 16'd5 : threshold_9_or;
        ahead_7 <= ahead[15:0] | {16{ahead_31_16_any}};
        is_narrow <= is_narrow_term || (|is_narrow_difference_2[31:7]);
        is_urgent <= claim_low || claim_is_small;
        answered_13 <= slots_answered;
        answers_13 <= slots_answers;
        open_13 <= step_12_later_q_on && step_12_later_q_open && !slots_answered;
        id_1 <= record_id;
        id_2 <= id_1;
        id_3 <= id_2;
        id_4 <= id_3;
        id_5 <= id_4;
        id_6 <= id_5;
        id_7 <= id_6;
        id_8 <= id_7;
        id_9 <= id_8;
        id_10 <= id_9;
        id_11 <= id_10;
        id_12 <= id_11;
        id_13 <= id_12;
        id_14 <= id_13;
        id_15 <= id_14;
        id_16 <= id_15;
        shown_14_even <= slots_shown_even;
        shown_14_odd <= slots_shown_odd;
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

    wire _unused_ok = &{1'b0, opened_payload_starts, opened_payload_start_psn, opened_payload_destination, opened_payload_local, registers_loss_trim_nack, registers_loss_loss_nack, sent_write_sent_place, sent_write_sent_rel, owner_5_later_q_ccc, is_narrow_difference[6:0], is_narrow_difference_2[6:0]};

endmodule

`default_nettype wire
