// Initiator side of the packet delivery sublayer for 8 PDCs of 128 packets, 256 in all.
`default_nettype none

module pds_initiator_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
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
    input  wire         peer_valid,
    input  wire   [2:0] peer_kind,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire  [15:0] peer_spdcid,
    input  wire  [15:0] peer_dpdcid,
    input  wire         peer_m,
    input  wire         peer_retx,
    input  wire   [1:0] peer_req,
    input  wire         peer_probe,
    input  wire  [15:0] peer_offset,
    input  wire  [31:0] peer_psn,
    input  wire   [7:0] peer_nack_code,
    input  wire  [31:0] peer_payload,
    input  wire         peer_has_state,
    input  wire   [7:0] peer_mpr,
    input  wire  [15:0] peer_sack_offset,
    input  wire  [63:0] peer_sack_bitmap,
    input  wire  [15:0] peer_ooo_count,
    input  wire         peer_has_nscc,
    input  wire  [15:0] peer_service_time,
    input  wire         peer_restore_cwnd,
    input  wire   [6:0] peer_rcv_cwnd_pend,
    input  wire  [23:0] peer_rcvd_bytes,
    input  wire         peer_has_credit,
    input  wire  [23:0] peer_credit,
    input  wire  [15:0] peer_entropy,
    input  wire         peer_response_present,
    input  wire   [1:0] peer_response_list,
    input  wire   [5:0] peer_response_opcode,
    input  wire   [5:0] peer_response_return_code,
    input  wire  [15:0] peer_response_message_id,
    input  wire  [31:0] peer_response_modified_length,
    input  wire         limit_valid,
    input  wire   [2:0] limit_ccc,
    input  wire  [31:0] limit_window,
    input  wire         limit_credit_on,
    input  wire  [31:0] limit_credit,
    input  wire  [31:0] limit_cwnd,
    input  wire  [31:0] limit_max_window,
    input  wire         limit_is_small,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output wire         ready,
    output reg          outcome_valid,
    output reg    [2:0] outcome_place,
    output reg   [31:0] outcome_handle,
    output reg   [15:0] outcome_message,
    output reg    [1:0] outcome_kind,
    output reg          outcome_response_present,
    output reg    [1:0] outcome_response_list,
    output reg    [5:0] outcome_response_opcode,
    output reg    [5:0] outcome_response_return_code,
    output reg   [15:0] outcome_response_message_id,
    output reg   [31:0] outcome_response_modified_length,
    output reg    [7:0] outcome_code,
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
    output wire         retired_valid,
    output wire   [2:0] retired_place,
    output wire         retired_close,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire   [2:0] pick_place,
    output wire  [13:0] pick_size,
    output wire         pick_ordered,
    output wire         counts_pipe_ignored_unknown_pdc,
    output wire         counts_pipe_ignored_mismatch,
    output wire         counts_pipe_ignored_ack_out_of_range,
    output wire         counts_pipe_ignored_nack_out_of_range,
    output wire         counts_pipe_ignored_nack_unexpected,
    output wire         counts_pipe_sack_out_of_range,
    output wire         counts_pipe_probe_stale,
    output wire         counts_pipe_duplicate_ack,
    output wire         counts_pipe_spurious,
    output wire         counts_pipe_held_timeout,
    output wire         counts_pipe_nack_again,
    output wire         counts_pipe_retransmitted,
    output wire         counts_pipe_ack_req_sent,
    output wire         counts_pipe_probe_sent,
    output wire         counts_pipe_clear_sent,
    output wire         counts_pipe_lost_trim,
    output wire         counts_pipe_lost_nack,
    output wire         counts_pipe_lost_timeout,
    output wire         counts_pipe_lost_tail,
    output wire         counts_pipe_lost_entropy,
    output wire         counts_pipe_recoveries,
    output wire         counts_peer_mismatch,
    output wire         counts_peer_dropped,
    input  wire   [2:0] open_payload_place,
    input  wire  [15:0] open_payload_pdcid,
    input  wire         open_payload_rod,
    input  wire         open_payload_roce,
    input  wire   [2:0] open_payload_ccc,
    input  wire         open_payload_starts,
    input  wire  [31:0] open_payload_start_psn,
    input  wire [127:0] open_payload_destination,
    input  wire   [3:0] open_payload_local,
    input  wire         open_valid,
    output wire         open_ready,
    input  wire   [2:0] send_payload_place,
    input  wire   [1:0] send_payload_kind,
    input  wire  [31:0] send_payload_handle,
    input  wire  [15:0] send_payload_message,
    input  wire         send_payload_first,
    input  wire         send_payload_last,
    input  wire  [13:0] send_payload_length,
    input  wire  [13:0] send_payload_size,
    input  wire         send_valid,
    output wire         send_ready,
    input  wire   [2:0] close_payload,
    input  wire         close_valid,
    output wire         close_ready,
    output wire   [2:0] packet_payload_place,
    output wire   [2:0] packet_payload_kind,
    output wire         packet_payload_rod,
    output wire         packet_payload_retx,
    output wire         packet_payload_ar,
    output wire         packet_payload_syn,
    output wire  [31:0] packet_payload_psn,
    output wire  [15:0] packet_payload_clear_offset,
    output wire  [15:0] packet_payload_opaque,
    output wire  [31:0] packet_payload_payload,
    output wire  [15:0] packet_payload_spdcid,
    output wire  [15:0] packet_payload_dpdcid,
    output wire  [15:0] packet_payload_picked_entropy,
    output wire   [7:0] packet_payload_picked_ccc_id,
    output wire  [23:0] packet_payload_picked_credit_target,
    output wire  [31:0] packet_payload_handle,
    output wire  [15:0] packet_payload_message,
    output wire  [13:0] packet_payload_length,
    output wire  [13:0] packet_payload_size,
    output wire         packet_valid,
    input  wire         packet_ready
);

    wire         intake_mismatch;
    wire         intake_dropped;
    wire   [4:0] intake_next_payload_event_kind;
    wire   [2:0] intake_next_payload_event_place;
    wire  [31:0] intake_next_payload_event_rel;
    wire  [31:0] intake_next_payload_event_cum;
    wire   [7:0] intake_next_payload_event_record;
    wire   [3:0] intake_next_payload_event_act;
    wire   [7:0] intake_next_payload_event_code;
    wire         intake_next_payload_event_for_packet;
    wire         intake_next_payload_event_retx;
    wire         intake_next_payload_event_m;
    wire         intake_next_payload_event_asks_clear;
    wire         intake_next_payload_event_asks_close;
    wire         intake_next_payload_event_has_state;
    wire         intake_next_payload_event_counts;
    wire   [7:0] intake_next_payload_event_mpr;
    wire         intake_next_payload_event_flag;
    wire  [15:0] intake_next_payload_event_pdcid;
    wire  [15:0] intake_next_payload_event_spdcid;
    wire  [15:0] intake_next_payload_detail_opaque;
    wire  [15:0] intake_next_payload_detail_ooo_count;
    wire         intake_next_payload_detail_has_nscc;
    wire  [15:0] intake_next_payload_detail_service_time;
    wire         intake_next_payload_detail_restore_cwnd;
    wire   [6:0] intake_next_payload_detail_rcv_cwnd_pend;
    wire         intake_next_payload_detail_has_credit;
    wire  [23:0] intake_next_payload_detail_credit;
    wire  [15:0] intake_next_payload_detail_entropy;
    wire         intake_next_payload_detail_response_present;
    wire   [1:0] intake_next_payload_detail_response_list;
    wire   [5:0] intake_next_payload_detail_response_opcode;
    wire   [5:0] intake_next_payload_detail_response_return_code;
    wire  [15:0] intake_next_payload_detail_response_message_id;
    wire  [31:0] intake_next_payload_detail_response_modified_length;
    wire  [23:0] intake_next_payload_detail_rcvd_bytes;
    wire  [31:0] intake_next_payload_detail_sack_base;
    wire  [63:0] intake_next_payload_detail_sack_bitmap;
    wire         intake_next_valid;
    wire         issue_ready;
    wire         issue_valid;
    wire   [4:0] issue_event_kind;
    wire   [2:0] issue_event_place;
    wire  [31:0] issue_event_rel;
    wire  [31:0] issue_event_cum;
    wire   [7:0] issue_event_record;
    wire   [3:0] issue_event_act;
    wire   [7:0] issue_event_code;
    wire         issue_event_for_packet;
    wire         issue_event_retx;
    wire         issue_event_m;
    wire         issue_event_asks_clear;
    wire         issue_event_asks_close;
    wire         issue_event_has_state;
    wire         issue_event_counts;
    wire   [7:0] issue_event_mpr;
    wire         issue_event_flag;
    wire  [15:0] issue_event_pdcid;
    wire  [15:0] issue_event_spdcid;
    wire  [15:0] issue_detail_opaque;
    wire  [15:0] issue_detail_ooo_count;
    wire         issue_detail_has_nscc;
    wire  [15:0] issue_detail_service_time;
    wire         issue_detail_restore_cwnd;
    wire   [6:0] issue_detail_rcv_cwnd_pend;
    wire         issue_detail_has_credit;
    wire  [23:0] issue_detail_credit;
    wire  [15:0] issue_detail_entropy;
    wire         issue_detail_response_present;
    wire   [1:0] issue_detail_response_list;
    wire   [5:0] issue_detail_response_opcode;
    wire   [5:0] issue_detail_response_return_code;
    wire  [15:0] issue_detail_response_message_id;
    wire  [31:0] issue_detail_response_modified_length;
    wire  [23:0] issue_detail_rcvd_bytes;
    wire  [31:0] issue_detail_sack_base;
    wire  [63:0] issue_detail_sack_bitmap;
    wire  [31:0] issue_now_then;
    wire         issue_may_send;
    wire         issue_begin_enable;
    wire   [2:0] issue_begin_place;
    wire         issue_clear;
    wire         issue_opened_enable;
    wire   [2:0] issue_opened_payload_place;
    wire  [15:0] issue_opened_payload_pdcid;
    wire         issue_opened_payload_rod;
    wire         issue_opened_payload_roce;
    wire   [2:0] issue_opened_payload_ccc;
    wire         issue_opened_payload_starts;
    wire  [31:0] issue_opened_payload_start_psn;
    wire [127:0] issue_opened_payload_destination;
    wire   [3:0] issue_opened_payload_local;
    wire         issue_peer_ready;
    wire         issue_job_ready;
    wire         issue_adjust_ready;
    wire         issue_end_ready;
    wire         issue_open_ready;
    wire         issue_close_ready;
    wire         issue_candidate_ready;
    wire         issue_expiry_ready;
    wire         numbering_slot_write_enable;
    wire   [2:0] numbering_slot_write_place;
    wire   [6:0] numbering_slot_write_slot;
    wire   [7:0] numbering_slot_write_record;
    wire         numbering_sent_write_enable;
    wire   [7:0] numbering_sent_write_record;
    wire   [2:0] numbering_sent_write_sent_place;
    wire  [31:0] numbering_sent_write_sent_rel;
    wire   [1:0] numbering_sent_write_sent_kind;
    wire         numbering_sent_write_sent_last;
    wire  [31:0] numbering_sent_write_sent_handle;
    wire  [15:0] numbering_sent_write_sent_message;
    wire  [13:0] numbering_sent_write_sent_length;
    wire  [13:0] numbering_sent_write_sent_size;
    wire         numbering_tail_write_enable;
    wire   [2:0] numbering_tail_write_place;
    wire  [31:0] numbering_tail_write_tail_tail;
    wire  [15:0] numbering_tail_write_tail_open;
    wire         numbering_kick_enable;
    wire   [2:0] numbering_kick_place;
    wire         numbering_send_ready;
    wire         numbering_close_ready;
    wire         pipe_pdc_event_valid;
    wire   [2:0] pipe_pdc_event_place;
    wire  [15:0] pipe_pdc_event_pdcid;
    wire         pipe_pdc_event_opened;
    wire         pipe_pdc_event_established;
    wire         pipe_pdc_event_moved;
    wire         pipe_pdc_event_quiesce;
    wire         pipe_pdc_event_failed;
    wire   [7:0] pipe_pdc_event_code;
    wire         pipe_pdc_event_closed;
    wire         pipe_pdc_event_ended;
    wire  [31:0] pipe_pdc_event_next_psn;
    wire         pipe_pdc_event_syn_resent;
    wire         pipe_view_write_enable;
    wire   [2:0] pipe_view_write_place;
    wire   [2:0] pipe_view_write_view_state;
    wire  [31:0] pipe_view_write_view_next;
    wire  [31:0] pipe_view_write_view_cum;
    wire   [7:0] pipe_view_write_view_range;
    wire         pipe_view_write_view_going;
    wire         pipe_view_write_view_far;
    wire  [31:0] pipe_view_write_view_again;
    wire  [31:0] pipe_view_write_view_until;
    wire         pipe_view_write_view_sleek;
    wire         pipe_view_write_view_hold;
    wire         pipe_view_write_view_plain;
    wire   [7:0] pipe_view_write_view_code;
    wire         pipe_start_write_enable;
    wire   [2:0] pipe_start_write_place;
    wire  [31:0] pipe_start_write_start;
    wire         pipe_refused_enable;
    wire   [2:0] pipe_refused_place;
    wire         pipe_answered_write_enable;
    wire   [2:0] pipe_answered_write_place;
    wire   [6:0] pipe_answered_write_slot;
    wire         pipe_answered_write_answered;
    wire         pipe_covered_write_address_even_enable;
    wire   [2:0] pipe_covered_write_address_even;
    wire         pipe_covered_write_address_odd_enable;
    wire   [2:0] pipe_covered_write_address_odd;
    wire  [63:0] pipe_covered_write_words_even;
    wire  [63:0] pipe_covered_write_words_odd;
    wire         pipe_flight_write_enable;
    wire   [7:0] pipe_flight_write_record;
    wire  [31:0] pipe_flight_write_due;
    wire   [1:0] pipe_flight_write_state;
    wire         pipe_flight_write_counted;
    wire         pipe_flight_write_once;
    wire         pipe_marks_write_address_even_enable;
    wire   [2:0] pipe_marks_write_address_even;
    wire         pipe_marks_write_address_odd_enable;
    wire   [2:0] pipe_marks_write_address_odd;
    wire  [63:0] pipe_marks_write_words_even;
    wire  [63:0] pipe_marks_write_words_odd;
    wire         pipe_flags_write_enable;
    wire   [2:0] pipe_flags_write_place;
    wire   [1:0] pipe_flags_write_flags;
    wire         pipe_changed_enable;
    wire   [2:0] pipe_changed_place;
    wire         pipe_done_enable;
    wire   [2:0] pipe_done_place;
    wire         pipe_close_enable;
    wire   [2:0] pipe_close_place;
    wire         pipe_job_enable;
    wire   [4:0] pipe_job_payload_kind;
    wire   [2:0] pipe_job_payload_place;
    wire  [31:0] pipe_job_payload_rel;
    wire   [7:0] pipe_job_payload_code;
    wire         pipe_outcome_valid;
    wire   [2:0] pipe_outcome_place;
    wire  [31:0] pipe_outcome_handle;
    wire  [15:0] pipe_outcome_message;
    wire   [1:0] pipe_outcome_kind;
    wire         pipe_outcome_response_present;
    wire   [1:0] pipe_outcome_response_list;
    wire   [5:0] pipe_outcome_response_opcode;
    wire   [5:0] pipe_outcome_response_return_code;
    wire  [15:0] pipe_outcome_response_message_id;
    wire  [31:0] pipe_outcome_response_modified_length;
    wire   [7:0] pipe_outcome_code;
    wire         pipe_pick_valid;
    wire   [2:0] pipe_pick_ccc;
    wire   [2:0] pipe_pick_place;
    wire  [13:0] pipe_pick_size;
    wire         pipe_pick_ordered;
    wire         pipe_left;
    wire   [2:0] pipe_emitted_place;
    wire   [2:0] pipe_emitted_kind;
    wire         pipe_emitted_rod;
    wire         pipe_emitted_retx;
    wire         pipe_emitted_ar;
    wire         pipe_emitted_syn;
    wire  [31:0] pipe_emitted_psn;
    wire  [15:0] pipe_emitted_clear_offset;
    wire  [15:0] pipe_emitted_opaque;
    wire  [31:0] pipe_emitted_payload;
    wire  [15:0] pipe_emitted_spdcid;
    wire  [15:0] pipe_emitted_dpdcid;
    wire  [15:0] pipe_emitted_picked_entropy;
    wire   [7:0] pipe_emitted_picked_ccc_id;
    wire  [23:0] pipe_emitted_picked_credit_target;
    wire  [31:0] pipe_emitted_handle;
    wire  [15:0] pipe_emitted_message;
    wire  [13:0] pipe_emitted_length;
    wire  [13:0] pipe_emitted_size;
    wire         pipe_departed_enable;
    wire   [7:0] pipe_departed_record;
    wire  [15:0] pipe_departed_entropy;
    wire  [31:0] pipe_departed_sent_at;
    wire         pipe_arrived_enable;
    wire   [2:0] pipe_arrived_place;
    wire   [7:0] pipe_arrived_record;
    wire         pipe_congestion_valid;
    wire   [2:0] pipe_congestion_ccc;
    wire   [3:0] pipe_congestion_kind;
    wire  [31:0] pipe_congestion_bytes;
    wire  [15:0] pipe_congestion_entropy;
    wire         pipe_congestion_ecn;
    wire         pipe_congestion_rtt_valid;
    wire  [31:0] pipe_congestion_rtt;
    wire  [15:0] pipe_congestion_out_of_order;
    wire         pipe_congestion_has_nscc;
    wire   [6:0] pipe_congestion_rcv_cwnd_pend;
    wire         pipe_congestion_restore_cwnd;
    wire         pipe_congestion_has_credit;
    wire  [23:0] pipe_congestion_credit;
    wire  [31:0] pipe_congestion_now;
    wire         pipe_counts_ignored_unknown_pdc;
    wire         pipe_counts_ignored_mismatch;
    wire         pipe_counts_ignored_ack_out_of_range;
    wire         pipe_counts_ignored_nack_out_of_range;
    wire         pipe_counts_ignored_nack_unexpected;
    wire         pipe_counts_sack_out_of_range;
    wire         pipe_counts_probe_stale;
    wire         pipe_counts_duplicate_ack;
    wire         pipe_counts_spurious;
    wire         pipe_counts_held_timeout;
    wire         pipe_counts_nack_again;
    wire         pipe_counts_retransmitted;
    wire         pipe_counts_ack_req_sent;
    wire         pipe_counts_probe_sent;
    wire         pipe_counts_clear_sent;
    wire         pipe_counts_lost_trim;
    wire         pipe_counts_lost_nack;
    wire         pipe_counts_lost_timeout;
    wire         pipe_counts_lost_tail;
    wire         pipe_counts_lost_entropy;
    wire         pipe_counts_recoveries;
    wire   [2:0] closes_next_payload;
    wire         closes_next_valid;
    wire   [5:0] jobs_level;
    wire   [4:0] jobs_down_payload_kind;
    wire   [2:0] jobs_down_payload_place;
    wire  [31:0] jobs_down_payload_rel;
    wire   [7:0] jobs_down_payload_code;
    wire         jobs_down_valid;
    reg          has_job_room;
    wire         retirement_oldest_write_enable;
    wire   [2:0] retirement_oldest_write_place;
    wire  [31:0] retirement_oldest_write_oldest;
    wire         retirement_freed_enable;
    wire   [7:0] retirement_freed_record;
    wire         retirement_retired_valid;
    wire   [2:0] retirement_retired_place;
    wire         retirement_retired_close;
    wire   [2:0] retirement_finished_payload_place;
    wire  [31:0] retirement_finished_payload_handle;
    wire  [15:0] retirement_finished_payload_message;
    wire   [1:0] retirement_finished_payload_kind;
    wire   [7:0] retirement_finished_payload_code;
    wire         retirement_finished_valid;
    wire   [2:0] retirement_adjust_payload_place;
    wire  [13:0] retirement_adjust_payload_size;
    wire         retirement_adjust_payload_leaves;
    wire         retirement_adjust_valid;
    wire   [2:0] retirement_end_payload_place;
    wire         retirement_end_payload_closes;
    wire         retirement_end_valid;
    wire   [2:0] sweep_expiry_payload_place;
    wire  [31:0] sweep_expiry_payload_rel;
    wire   [7:0] sweep_expiry_payload_record;
    wire         sweep_expiry_payload_overtaken;
    wire  [31:0] sweep_expiry_payload_sent_at;
    wire         sweep_expiry_valid;
    wire   [1:0] turns_candidate_payload_kind;
    wire   [2:0] turns_candidate_payload_place;
    wire  [31:0] turns_candidate_payload_rel;
    wire         turns_candidate_payload_free;
    wire         turns_candidate_valid;
    wire   [5:0] packets_level;
    wire   [2:0] packets_down_payload_place;
    wire   [2:0] packets_down_payload_kind;
    wire         packets_down_payload_rod;
    wire         packets_down_payload_retx;
    wire         packets_down_payload_ar;
    wire         packets_down_payload_syn;
    wire  [31:0] packets_down_payload_psn;
    wire  [15:0] packets_down_payload_clear_offset;
    wire  [15:0] packets_down_payload_opaque;
    wire  [31:0] packets_down_payload_payload;
    wire  [15:0] packets_down_payload_spdcid;
    wire  [15:0] packets_down_payload_dpdcid;
    wire  [15:0] packets_down_payload_picked_entropy;
    wire   [7:0] packets_down_payload_picked_ccc_id;
    wire  [23:0] packets_down_payload_picked_credit_target;
    wire  [31:0] packets_down_payload_handle;
    wire  [15:0] packets_down_payload_message;
    wire  [13:0] packets_down_payload_length;
    wire  [13:0] packets_down_payload_size;
    wire         packets_down_valid;
    reg          valid_event_1;
    reg          valid_event_2;
    reg          valid_event_3;
    reg          valid_event_4;
    reg          valid_event_5;
    reg          valid_event_6;
    reg          valid_event_7;
    reg          valid_event_8;
    reg          valid_event_9;
    reg          valid_event_10;
    reg          valid_event_11;
    reg          valid_event_12;
    reg          valid_event_13;
    reg          valid_event_14;
    reg          valid_event_15;
    reg          valid_event_16;
    reg          valid_event_17;
    reg          valid_event_18;
    reg          valid_event_19;
    reg          valid_event_20;
    reg          valid_event_21;
    reg          valid_event_22;
    reg          valid_event_23;
    reg          valid_event_24;
    reg          valid_event_25;
    reg          valid_event_26;
    reg          valid_event_27;
    reg          valid_event_28;
    reg          valid_event_29;
    reg          valid_out;
    reg    [5:0] held;

    wire         start_write_enable = pipe_start_write_enable;
    wire   [2:0] start_write_place = pipe_start_write_place;
    wire  [31:0] start_write_start = pipe_start_write_start;
    wire         opened_enable = issue_opened_enable;
    wire   [2:0] opened_payload_place = issue_opened_payload_place;
    wire  [15:0] opened_payload_pdcid = issue_opened_payload_pdcid;
    wire         opened_payload_rod = issue_opened_payload_rod;
    wire         opened_payload_roce = issue_opened_payload_roce;
    wire   [2:0] opened_payload_ccc = issue_opened_payload_ccc;
    wire         opened_payload_starts = issue_opened_payload_starts;
    wire  [31:0] opened_payload_start_psn = issue_opened_payload_start_psn;
    wire [127:0] opened_payload_destination = issue_opened_payload_destination;
    wire   [3:0] opened_payload_local = issue_opened_payload_local;
    wire         packet_room = !(&held);
    wire         job_room = has_job_room;
    wire   [4:0] job_payload_kind = jobs_down_payload_kind;
    wire   [2:0] job_payload_place = jobs_down_payload_place;
    wire  [31:0] job_payload_rel = jobs_down_payload_rel;
    wire   [7:0] job_payload_code = jobs_down_payload_code;
    wire         job_valid = jobs_down_valid;
    wire   [2:0] adjust_payload_place = retirement_adjust_payload_place;
    wire  [13:0] adjust_payload_size = retirement_adjust_payload_size;
    wire         adjust_payload_leaves = retirement_adjust_payload_leaves;
    wire         adjust_valid = retirement_adjust_valid;
    wire   [2:0] end_payload_place = retirement_end_payload_place;
    wire         end_payload_closes = retirement_end_payload_closes;
    wire         end_valid = retirement_end_valid;
    wire   [1:0] candidate_payload_kind = turns_candidate_payload_kind;
    wire   [2:0] candidate_payload_place = turns_candidate_payload_place;
    wire  [31:0] candidate_payload_rel = turns_candidate_payload_rel;
    wire         candidate_payload_free = turns_candidate_payload_free;
    wire         candidate_valid = turns_candidate_valid;
    wire   [2:0] expiry_payload_place = sweep_expiry_payload_place;
    wire  [31:0] expiry_payload_rel = sweep_expiry_payload_rel;
    wire   [7:0] expiry_payload_record = sweep_expiry_payload_record;
    wire         expiry_payload_overtaken = sweep_expiry_payload_overtaken;
    wire  [31:0] expiry_payload_sent_at = sweep_expiry_payload_sent_at;
    wire         expiry_valid = sweep_expiry_valid;
    wire         freed_enable = retirement_freed_enable;
    wire   [7:0] freed_record = retirement_freed_record;
    wire   [2:0] closing_payload = closes_next_payload;
    wire         closing_valid = closes_next_valid;
    wire         oldest_write_enable = retirement_oldest_write_enable;
    wire   [2:0] oldest_write_place = retirement_oldest_write_place;
    wire  [31:0] oldest_write_oldest = retirement_oldest_write_oldest;
    wire   [5:0] spares = {5'd0, valid_out && !pipe_left};
    wire   [5:0] leaves = {5'd0, packets_down_valid && packet_ready};

    pds_initiator_intake_n8_w128 intake (
        .clk                                          (clk),
        .rst                                          (rst),
        .valid                                        (peer_valid),
        .peer_kind                                    (peer_kind),
        .peer_source                                  (peer_source),
        .peer_local                                   (peer_local),
        .peer_spdcid                                  (peer_spdcid),
        .peer_dpdcid                                  (peer_dpdcid),
        .peer_m                                       (peer_m),
        .peer_retx                                    (peer_retx),
        .peer_req                                     (peer_req),
        .peer_probe                                   (peer_probe),
        .peer_offset                                  (peer_offset),
        .peer_psn                                     (peer_psn),
        .peer_nack_code                               (peer_nack_code),
        .peer_payload                                 (peer_payload),
        .peer_has_state                               (peer_has_state),
        .peer_mpr                                     (peer_mpr),
        .peer_sack_offset                             (peer_sack_offset),
        .peer_sack_bitmap                             (peer_sack_bitmap),
        .peer_ooo_count                               (peer_ooo_count),
        .peer_has_nscc                                (peer_has_nscc),
        .peer_service_time                            (peer_service_time),
        .peer_restore_cwnd                            (peer_restore_cwnd),
        .peer_rcv_cwnd_pend                           (peer_rcv_cwnd_pend),
        .peer_rcvd_bytes                              (peer_rcvd_bytes),
        .peer_has_credit                              (peer_has_credit),
        .peer_credit                                  (peer_credit),
        .peer_entropy                                 (peer_entropy),
        .peer_response_present                        (peer_response_present),
        .peer_response_list                           (peer_response_list),
        .peer_response_opcode                         (peer_response_opcode),
        .peer_response_return_code                    (peer_response_return_code),
        .peer_response_message_id                     (peer_response_message_id),
        .peer_response_modified_length                (peer_response_modified_length),
        .open_enable                                  (opened_enable),
        .open_payload_place                           (opened_payload_place),
        .open_payload_pdcid                           (opened_payload_pdcid),
        .open_payload_rod                             (opened_payload_rod),
        .open_payload_roce                            (opened_payload_roce),
        .open_payload_ccc                             (opened_payload_ccc),
        .open_payload_starts                          (opened_payload_starts),
        .open_payload_start_psn                       (opened_payload_start_psn),
        .open_payload_destination                     (opened_payload_destination),
        .open_payload_local                           (opened_payload_local),
        .start_write_enable                           (start_write_enable),
        .start_write_place                            (start_write_place),
        .start_write_start                            (start_write_start),
        .switches_trim_nack                           (registers_loss_trim_nack),
        .switches_loss_nack                           (registers_loss_loss_nack),
        .mismatch                                     (intake_mismatch),
        .dropped                                      (intake_dropped),
        .next_payload_event_kind                      (intake_next_payload_event_kind),
        .next_payload_event_place                     (intake_next_payload_event_place),
        .next_payload_event_rel                       (intake_next_payload_event_rel),
        .next_payload_event_cum                       (intake_next_payload_event_cum),
        .next_payload_event_record                    (intake_next_payload_event_record),
        .next_payload_event_act                       (intake_next_payload_event_act),
        .next_payload_event_code                      (intake_next_payload_event_code),
        .next_payload_event_for_packet                (intake_next_payload_event_for_packet),
        .next_payload_event_retx                      (intake_next_payload_event_retx),
        .next_payload_event_m                         (intake_next_payload_event_m),
        .next_payload_event_asks_clear                (intake_next_payload_event_asks_clear),
        .next_payload_event_asks_close                (intake_next_payload_event_asks_close),
        .next_payload_event_has_state                 (intake_next_payload_event_has_state),
        .next_payload_event_counts                    (intake_next_payload_event_counts),
        .next_payload_event_mpr                       (intake_next_payload_event_mpr),
        .next_payload_event_flag                      (intake_next_payload_event_flag),
        .next_payload_event_pdcid                     (intake_next_payload_event_pdcid),
        .next_payload_event_spdcid                    (intake_next_payload_event_spdcid),
        .next_payload_detail_opaque                   (intake_next_payload_detail_opaque),
        .next_payload_detail_ooo_count                (intake_next_payload_detail_ooo_count),
        .next_payload_detail_has_nscc                 (intake_next_payload_detail_has_nscc),
        .next_payload_detail_service_time             (intake_next_payload_detail_service_time),
        .next_payload_detail_restore_cwnd             (intake_next_payload_detail_restore_cwnd),
        .next_payload_detail_rcv_cwnd_pend            (intake_next_payload_detail_rcv_cwnd_pend),
        .next_payload_detail_has_credit               (intake_next_payload_detail_has_credit),
        .next_payload_detail_credit                   (intake_next_payload_detail_credit),
        .next_payload_detail_entropy                  (intake_next_payload_detail_entropy),
        .next_payload_detail_response_present         (intake_next_payload_detail_response_present),
        .next_payload_detail_response_list            (intake_next_payload_detail_response_list),
        .next_payload_detail_response_opcode          (intake_next_payload_detail_response_opcode),
        .next_payload_detail_response_return_code     (intake_next_payload_detail_response_return_code),
        .next_payload_detail_response_message_id      (intake_next_payload_detail_response_message_id),
        .next_payload_detail_response_modified_length (intake_next_payload_detail_response_modified_length),
        .next_payload_detail_rcvd_bytes               (intake_next_payload_detail_rcvd_bytes),
        .next_payload_detail_sack_base                (intake_next_payload_detail_sack_base),
        .next_payload_detail_sack_bitmap              (intake_next_payload_detail_sack_bitmap),
        .next_valid                                   (intake_next_valid),
        .next_ready                                   (issue_peer_ready)
    );

    pds_initiator_issue_n8_w128 issue (
        .clk                                          (clk),
        .rst                                          (rst),
        .packet_room                                  (packet_room),
        .job_room                                     (job_room),
        .now                                          (now),
        .ready                                        (issue_ready),
        .valid                                        (issue_valid),
        .event_kind                                   (issue_event_kind),
        .event_place                                  (issue_event_place),
        .event_rel                                    (issue_event_rel),
        .event_cum                                    (issue_event_cum),
        .event_record                                 (issue_event_record),
        .event_act                                    (issue_event_act),
        .event_code                                   (issue_event_code),
        .event_for_packet                             (issue_event_for_packet),
        .event_retx                                   (issue_event_retx),
        .event_m                                      (issue_event_m),
        .event_asks_clear                             (issue_event_asks_clear),
        .event_asks_close                             (issue_event_asks_close),
        .event_has_state                              (issue_event_has_state),
        .event_counts                                 (issue_event_counts),
        .event_mpr                                    (issue_event_mpr),
        .event_flag                                   (issue_event_flag),
        .event_pdcid                                  (issue_event_pdcid),
        .event_spdcid                                 (issue_event_spdcid),
        .detail_opaque                                (issue_detail_opaque),
        .detail_ooo_count                             (issue_detail_ooo_count),
        .detail_has_nscc                              (issue_detail_has_nscc),
        .detail_service_time                          (issue_detail_service_time),
        .detail_restore_cwnd                          (issue_detail_restore_cwnd),
        .detail_rcv_cwnd_pend                         (issue_detail_rcv_cwnd_pend),
        .detail_has_credit                            (issue_detail_has_credit),
        .detail_credit                                (issue_detail_credit),
        .detail_entropy                               (issue_detail_entropy),
        .detail_response_present                      (issue_detail_response_present),
        .detail_response_list                         (issue_detail_response_list),
        .detail_response_opcode                       (issue_detail_response_opcode),
        .detail_response_return_code                  (issue_detail_response_return_code),
        .detail_response_message_id                   (issue_detail_response_message_id),
        .detail_response_modified_length              (issue_detail_response_modified_length),
        .detail_rcvd_bytes                            (issue_detail_rcvd_bytes),
        .detail_sack_base                             (issue_detail_sack_base),
        .detail_sack_bitmap                           (issue_detail_sack_bitmap),
        .now_then                                     (issue_now_then),
        .may_send                                     (issue_may_send),
        .begin_enable                                 (issue_begin_enable),
        .begin_place                                  (issue_begin_place),
        .clear                                        (issue_clear),
        .opened_enable                                (issue_opened_enable),
        .opened_payload_place                         (issue_opened_payload_place),
        .opened_payload_pdcid                         (issue_opened_payload_pdcid),
        .opened_payload_rod                           (issue_opened_payload_rod),
        .opened_payload_roce                          (issue_opened_payload_roce),
        .opened_payload_ccc                           (issue_opened_payload_ccc),
        .opened_payload_starts                        (issue_opened_payload_starts),
        .opened_payload_start_psn                     (issue_opened_payload_start_psn),
        .opened_payload_destination                   (issue_opened_payload_destination),
        .opened_payload_local                         (issue_opened_payload_local),
        .peer_payload_event_kind                      (intake_next_payload_event_kind),
        .peer_payload_event_place                     (intake_next_payload_event_place),
        .peer_payload_event_rel                       (intake_next_payload_event_rel),
        .peer_payload_event_cum                       (intake_next_payload_event_cum),
        .peer_payload_event_record                    (intake_next_payload_event_record),
        .peer_payload_event_act                       (intake_next_payload_event_act),
        .peer_payload_event_code                      (intake_next_payload_event_code),
        .peer_payload_event_for_packet                (intake_next_payload_event_for_packet),
        .peer_payload_event_retx                      (intake_next_payload_event_retx),
        .peer_payload_event_m                         (intake_next_payload_event_m),
        .peer_payload_event_asks_clear                (intake_next_payload_event_asks_clear),
        .peer_payload_event_asks_close                (intake_next_payload_event_asks_close),
        .peer_payload_event_has_state                 (intake_next_payload_event_has_state),
        .peer_payload_event_counts                    (intake_next_payload_event_counts),
        .peer_payload_event_mpr                       (intake_next_payload_event_mpr),
        .peer_payload_event_flag                      (intake_next_payload_event_flag),
        .peer_payload_event_pdcid                     (intake_next_payload_event_pdcid),
        .peer_payload_event_spdcid                    (intake_next_payload_event_spdcid),
        .peer_payload_detail_opaque                   (intake_next_payload_detail_opaque),
        .peer_payload_detail_ooo_count                (intake_next_payload_detail_ooo_count),
        .peer_payload_detail_has_nscc                 (intake_next_payload_detail_has_nscc),
        .peer_payload_detail_service_time             (intake_next_payload_detail_service_time),
        .peer_payload_detail_restore_cwnd             (intake_next_payload_detail_restore_cwnd),
        .peer_payload_detail_rcv_cwnd_pend            (intake_next_payload_detail_rcv_cwnd_pend),
        .peer_payload_detail_has_credit               (intake_next_payload_detail_has_credit),
        .peer_payload_detail_credit                   (intake_next_payload_detail_credit),
        .peer_payload_detail_entropy                  (intake_next_payload_detail_entropy),
        .peer_payload_detail_response_present         (intake_next_payload_detail_response_present),
        .peer_payload_detail_response_list            (intake_next_payload_detail_response_list),
        .peer_payload_detail_response_opcode          (intake_next_payload_detail_response_opcode),
        .peer_payload_detail_response_return_code     (intake_next_payload_detail_response_return_code),
        .peer_payload_detail_response_message_id      (intake_next_payload_detail_response_message_id),
        .peer_payload_detail_response_modified_length (intake_next_payload_detail_response_modified_length),
        .peer_payload_detail_rcvd_bytes               (intake_next_payload_detail_rcvd_bytes),
        .peer_payload_detail_sack_base                (intake_next_payload_detail_sack_base),
        .peer_payload_detail_sack_bitmap              (intake_next_payload_detail_sack_bitmap),
        .peer_valid                                   (intake_next_valid),
        .peer_ready                                   (issue_peer_ready),
        .job_payload_kind                             (job_payload_kind),
        .job_payload_place                            (job_payload_place),
        .job_payload_rel                              (job_payload_rel),
        .job_payload_code                             (job_payload_code),
        .job_valid                                    (job_valid),
        .job_ready                                    (issue_job_ready),
        .adjust_payload_place                         (adjust_payload_place),
        .adjust_payload_size                          (adjust_payload_size),
        .adjust_payload_leaves                        (adjust_payload_leaves),
        .adjust_valid                                 (adjust_valid),
        .adjust_ready                                 (issue_adjust_ready),
        .end_payload_place                            (end_payload_place),
        .end_payload_closes                           (end_payload_closes),
        .end_valid                                    (end_valid),
        .end_ready                                    (issue_end_ready),
        .open_payload_place                           (open_payload_place),
        .open_payload_pdcid                           (open_payload_pdcid),
        .open_payload_rod                             (open_payload_rod),
        .open_payload_roce                            (open_payload_roce),
        .open_payload_ccc                             (open_payload_ccc),
        .open_payload_starts                          (open_payload_starts),
        .open_payload_start_psn                       (open_payload_start_psn),
        .open_payload_destination                     (open_payload_destination),
        .open_payload_local                           (open_payload_local),
        .open_valid                                   (open_valid),
        .open_ready                                   (issue_open_ready),
        .close_payload                                (close_payload),
        .close_valid                                  (close_valid),
        .close_ready                                  (issue_close_ready),
        .candidate_payload_kind                       (candidate_payload_kind),
        .candidate_payload_place                      (candidate_payload_place),
        .candidate_payload_rel                        (candidate_payload_rel),
        .candidate_payload_free                       (candidate_payload_free),
        .candidate_valid                              (candidate_valid),
        .candidate_ready                              (issue_candidate_ready),
        .expiry_payload_place                         (expiry_payload_place),
        .expiry_payload_rel                           (expiry_payload_rel),
        .expiry_payload_record                        (expiry_payload_record),
        .expiry_payload_overtaken                     (expiry_payload_overtaken),
        .expiry_payload_sent_at                       (expiry_payload_sent_at),
        .expiry_valid                                 (expiry_valid),
        .expiry_ready                                 (issue_expiry_ready)
    );

    pds_initiator_send_pipe_n8_w128_p256 numbering (
        .clk                     (clk),
        .rst                     (rst),
        .enable                  (issue_ready),
        .begin_enable            (issue_begin_enable),
        .begin_place             (issue_begin_place),
        .freed_enable            (freed_enable),
        .freed_record            (freed_record),
        .slot_write_enable       (numbering_slot_write_enable),
        .slot_write_place        (numbering_slot_write_place),
        .slot_write_slot         (numbering_slot_write_slot),
        .slot_write_record       (numbering_slot_write_record),
        .sent_write_enable       (numbering_sent_write_enable),
        .sent_write_record       (numbering_sent_write_record),
        .sent_write_sent_place   (numbering_sent_write_sent_place),
        .sent_write_sent_rel     (numbering_sent_write_sent_rel),
        .sent_write_sent_kind    (numbering_sent_write_sent_kind),
        .sent_write_sent_last    (numbering_sent_write_sent_last),
        .sent_write_sent_handle  (numbering_sent_write_sent_handle),
        .sent_write_sent_message (numbering_sent_write_sent_message),
        .sent_write_sent_length  (numbering_sent_write_sent_length),
        .sent_write_sent_size    (numbering_sent_write_sent_size),
        .tail_write_enable       (numbering_tail_write_enable),
        .tail_write_place        (numbering_tail_write_place),
        .tail_write_tail_tail    (numbering_tail_write_tail_tail),
        .tail_write_tail_open    (numbering_tail_write_tail_open),
        .kick_enable             (numbering_kick_enable),
        .kick_place              (numbering_kick_place),
        .send_payload_place      (send_payload_place),
        .send_payload_kind       (send_payload_kind),
        .send_payload_handle     (send_payload_handle),
        .send_payload_message    (send_payload_message),
        .send_payload_first      (send_payload_first),
        .send_payload_last       (send_payload_last),
        .send_payload_length     (send_payload_length),
        .send_payload_size       (send_payload_size),
        .send_valid              (send_valid),
        .send_ready              (numbering_send_ready),
        .close_payload           (closing_payload),
        .close_valid             (closing_valid),
        .close_ready             (numbering_close_ready)
    );

    pds_initiator_event_pipe_n8_w128_p256 pipe (
        .clk                               (clk),
        .rst                               (rst),
        .valid                             (issue_valid),
        .event_kind                        (issue_event_kind),
        .event_place                       (issue_event_place),
        .event_rel                         (issue_event_rel),
        .event_cum                         (issue_event_cum),
        .event_record                      (issue_event_record),
        .event_act                         (issue_event_act),
        .event_code                        (issue_event_code),
        .event_for_packet                  (issue_event_for_packet),
        .event_retx                        (issue_event_retx),
        .event_m                           (issue_event_m),
        .event_asks_clear                  (issue_event_asks_clear),
        .event_asks_close                  (issue_event_asks_close),
        .event_has_state                   (issue_event_has_state),
        .event_counts                      (issue_event_counts),
        .event_mpr                         (issue_event_mpr),
        .event_flag                        (issue_event_flag),
        .event_pdcid                       (issue_event_pdcid),
        .event_spdcid                      (issue_event_spdcid),
        .detail_opaque                     (issue_detail_opaque),
        .detail_ooo_count                  (issue_detail_ooo_count),
        .detail_has_nscc                   (issue_detail_has_nscc),
        .detail_service_time               (issue_detail_service_time),
        .detail_restore_cwnd               (issue_detail_restore_cwnd),
        .detail_rcv_cwnd_pend              (issue_detail_rcv_cwnd_pend),
        .detail_has_credit                 (issue_detail_has_credit),
        .detail_credit                     (issue_detail_credit),
        .detail_entropy                    (issue_detail_entropy),
        .detail_response_present           (issue_detail_response_present),
        .detail_response_list              (issue_detail_response_list),
        .detail_response_opcode            (issue_detail_response_opcode),
        .detail_response_return_code       (issue_detail_response_return_code),
        .detail_response_message_id        (issue_detail_response_message_id),
        .detail_response_modified_length   (issue_detail_response_modified_length),
        .detail_rcvd_bytes                 (issue_detail_rcvd_bytes),
        .detail_sack_base                  (issue_detail_sack_base),
        .detail_sack_bitmap                (issue_detail_sack_bitmap),
        .now                               (issue_now_then),
        .opened_enable                     (issue_opened_enable),
        .opened_payload_place              (issue_opened_payload_place),
        .opened_payload_pdcid              (issue_opened_payload_pdcid),
        .opened_payload_rod                (issue_opened_payload_rod),
        .opened_payload_roce               (issue_opened_payload_roce),
        .opened_payload_ccc                (issue_opened_payload_ccc),
        .opened_payload_starts             (issue_opened_payload_starts),
        .opened_payload_start_psn          (issue_opened_payload_start_psn),
        .opened_payload_destination        (issue_opened_payload_destination),
        .opened_payload_local              (issue_opened_payload_local),
        .limit_valid                       (limit_valid),
        .limit_ccc                         (limit_ccc),
        .limit_window                      (limit_window),
        .limit_credit_on                   (limit_credit_on),
        .limit_credit                      (limit_credit),
        .limit_cwnd                        (limit_cwnd),
        .limit_max_window                  (limit_max_window),
        .limit_is_small                    (limit_is_small),
        .registers_rto_init                (registers_rto_init),
        .registers_rto_max                 (registers_rto_max),
        .registers_max_rto_retx            (registers_max_rto_retx),
        .registers_nack_retx               (registers_nack_retx),
        .registers_max_nack_retx           (registers_max_nack_retx),
        .registers_go_back                 (registers_go_back),
        .registers_tail_loss               (registers_tail_loss),
        .registers_max_tail_loss           (registers_max_tail_loss),
        .registers_probe                   (registers_probe),
        .registers_probe_tail              (registers_probe_tail),
        .registers_probe_again             (registers_probe_again),
        .registers_probe_first             (registers_probe_first),
        .registers_clear                   (registers_clear),
        .registers_idle                    (registers_idle),
        .registers_default_mpr             (registers_default_mpr),
        .registers_override_mpr_zero       (registers_override_mpr_zero),
        .registers_ack_request_below       (registers_ack_request_below),
        .registers_packet_shift            (registers_packet_shift),
        .registers_service_required        (registers_service_required),
        .registers_loss_trim_nack          (registers_loss_trim_nack),
        .registers_loss_loss_nack          (registers_loss_loss_nack),
        .registers_loss_out_of_order       (registers_loss_out_of_order),
        .registers_loss_entropy            (registers_loss_entropy),
        .registers_loss_probe              (registers_loss_probe),
        .registers_loss_tail               (registers_loss_tail),
        .registers_loss_rto                (registers_loss_rto),
        .registers_loss_ack_req            (registers_loss_ack_req),
        .slot_write_enable                 (numbering_slot_write_enable),
        .slot_write_place                  (numbering_slot_write_place),
        .slot_write_slot                   (numbering_slot_write_slot),
        .slot_write_record                 (numbering_slot_write_record),
        .sent_write_enable                 (numbering_sent_write_enable),
        .sent_write_record                 (numbering_sent_write_record),
        .sent_write_sent_place             (numbering_sent_write_sent_place),
        .sent_write_sent_rel               (numbering_sent_write_sent_rel),
        .sent_write_sent_kind              (numbering_sent_write_sent_kind),
        .sent_write_sent_last              (numbering_sent_write_sent_last),
        .sent_write_sent_handle            (numbering_sent_write_sent_handle),
        .sent_write_sent_message           (numbering_sent_write_sent_message),
        .sent_write_sent_length            (numbering_sent_write_sent_length),
        .sent_write_sent_size              (numbering_sent_write_sent_size),
        .tail_write_enable                 (numbering_tail_write_enable),
        .tail_write_place                  (numbering_tail_write_place),
        .tail_write_tail_tail              (numbering_tail_write_tail_tail),
        .tail_write_tail_open              (numbering_tail_write_tail_open),
        .oldest_write_enable               (oldest_write_enable),
        .oldest_write_place                (oldest_write_place),
        .oldest_write_oldest               (oldest_write_oldest),
        .picked_entropy                    (picked_entropy),
        .picked_ccc_id                     (picked_ccc_id),
        .picked_credit_target              (picked_credit_target),
        .pdc_event_valid                   (pipe_pdc_event_valid),
        .pdc_event_place                   (pipe_pdc_event_place),
        .pdc_event_pdcid                   (pipe_pdc_event_pdcid),
        .pdc_event_opened                  (pipe_pdc_event_opened),
        .pdc_event_established             (pipe_pdc_event_established),
        .pdc_event_moved                   (pipe_pdc_event_moved),
        .pdc_event_quiesce                 (pipe_pdc_event_quiesce),
        .pdc_event_failed                  (pipe_pdc_event_failed),
        .pdc_event_code                    (pipe_pdc_event_code),
        .pdc_event_closed                  (pipe_pdc_event_closed),
        .pdc_event_ended                   (pipe_pdc_event_ended),
        .pdc_event_next_psn                (pipe_pdc_event_next_psn),
        .pdc_event_syn_resent              (pipe_pdc_event_syn_resent),
        .view_write_enable                 (pipe_view_write_enable),
        .view_write_place                  (pipe_view_write_place),
        .view_write_view_state             (pipe_view_write_view_state),
        .view_write_view_next              (pipe_view_write_view_next),
        .view_write_view_cum               (pipe_view_write_view_cum),
        .view_write_view_range             (pipe_view_write_view_range),
        .view_write_view_going             (pipe_view_write_view_going),
        .view_write_view_far               (pipe_view_write_view_far),
        .view_write_view_again             (pipe_view_write_view_again),
        .view_write_view_until             (pipe_view_write_view_until),
        .view_write_view_sleek             (pipe_view_write_view_sleek),
        .view_write_view_hold              (pipe_view_write_view_hold),
        .view_write_view_plain             (pipe_view_write_view_plain),
        .view_write_view_code              (pipe_view_write_view_code),
        .start_write_enable                (pipe_start_write_enable),
        .start_write_place                 (pipe_start_write_place),
        .start_write_start                 (pipe_start_write_start),
        .refused_enable                    (pipe_refused_enable),
        .refused_place                     (pipe_refused_place),
        .answered_write_enable             (pipe_answered_write_enable),
        .answered_write_place              (pipe_answered_write_place),
        .answered_write_slot               (pipe_answered_write_slot),
        .answered_write_answered           (pipe_answered_write_answered),
        .covered_write_address_even_enable (pipe_covered_write_address_even_enable),
        .covered_write_address_even        (pipe_covered_write_address_even),
        .covered_write_address_odd_enable  (pipe_covered_write_address_odd_enable),
        .covered_write_address_odd         (pipe_covered_write_address_odd),
        .covered_write_words_even          (pipe_covered_write_words_even),
        .covered_write_words_odd           (pipe_covered_write_words_odd),
        .flight_write_enable               (pipe_flight_write_enable),
        .flight_write_record               (pipe_flight_write_record),
        .flight_write_due                  (pipe_flight_write_due),
        .flight_write_state                (pipe_flight_write_state),
        .flight_write_counted              (pipe_flight_write_counted),
        .flight_write_once                 (pipe_flight_write_once),
        .marks_write_address_even_enable   (pipe_marks_write_address_even_enable),
        .marks_write_address_even          (pipe_marks_write_address_even),
        .marks_write_address_odd_enable    (pipe_marks_write_address_odd_enable),
        .marks_write_address_odd           (pipe_marks_write_address_odd),
        .marks_write_words_even            (pipe_marks_write_words_even),
        .marks_write_words_odd             (pipe_marks_write_words_odd),
        .flags_write_enable                (pipe_flags_write_enable),
        .flags_write_place                 (pipe_flags_write_place),
        .flags_write_flags                 (pipe_flags_write_flags),
        .changed_enable                    (pipe_changed_enable),
        .changed_place                     (pipe_changed_place),
        .done_enable                       (pipe_done_enable),
        .done_place                        (pipe_done_place),
        .close_enable                      (pipe_close_enable),
        .close_place                       (pipe_close_place),
        .job_enable                        (pipe_job_enable),
        .job_payload_kind                  (pipe_job_payload_kind),
        .job_payload_place                 (pipe_job_payload_place),
        .job_payload_rel                   (pipe_job_payload_rel),
        .job_payload_code                  (pipe_job_payload_code),
        .outcome_valid                     (pipe_outcome_valid),
        .outcome_place                     (pipe_outcome_place),
        .outcome_handle                    (pipe_outcome_handle),
        .outcome_message                   (pipe_outcome_message),
        .outcome_kind                      (pipe_outcome_kind),
        .outcome_response_present          (pipe_outcome_response_present),
        .outcome_response_list             (pipe_outcome_response_list),
        .outcome_response_opcode           (pipe_outcome_response_opcode),
        .outcome_response_return_code      (pipe_outcome_response_return_code),
        .outcome_response_message_id       (pipe_outcome_response_message_id),
        .outcome_response_modified_length  (pipe_outcome_response_modified_length),
        .outcome_code                      (pipe_outcome_code),
        .pick_valid                        (pipe_pick_valid),
        .pick_ccc                          (pipe_pick_ccc),
        .pick_place                        (pipe_pick_place),
        .pick_size                         (pipe_pick_size),
        .pick_ordered                      (pipe_pick_ordered),
        .left                              (pipe_left),
        .emitted_place                     (pipe_emitted_place),
        .emitted_kind                      (pipe_emitted_kind),
        .emitted_rod                       (pipe_emitted_rod),
        .emitted_retx                      (pipe_emitted_retx),
        .emitted_ar                        (pipe_emitted_ar),
        .emitted_syn                       (pipe_emitted_syn),
        .emitted_psn                       (pipe_emitted_psn),
        .emitted_clear_offset              (pipe_emitted_clear_offset),
        .emitted_opaque                    (pipe_emitted_opaque),
        .emitted_payload                   (pipe_emitted_payload),
        .emitted_spdcid                    (pipe_emitted_spdcid),
        .emitted_dpdcid                    (pipe_emitted_dpdcid),
        .emitted_picked_entropy            (pipe_emitted_picked_entropy),
        .emitted_picked_ccc_id             (pipe_emitted_picked_ccc_id),
        .emitted_picked_credit_target      (pipe_emitted_picked_credit_target),
        .emitted_handle                    (pipe_emitted_handle),
        .emitted_message                   (pipe_emitted_message),
        .emitted_length                    (pipe_emitted_length),
        .emitted_size                      (pipe_emitted_size),
        .departed_enable                   (pipe_departed_enable),
        .departed_record                   (pipe_departed_record),
        .departed_entropy                  (pipe_departed_entropy),
        .departed_sent_at                  (pipe_departed_sent_at),
        .arrived_enable                    (pipe_arrived_enable),
        .arrived_place                     (pipe_arrived_place),
        .arrived_record                    (pipe_arrived_record),
        .congestion_valid                  (pipe_congestion_valid),
        .congestion_ccc                    (pipe_congestion_ccc),
        .congestion_kind                   (pipe_congestion_kind),
        .congestion_bytes                  (pipe_congestion_bytes),
        .congestion_entropy                (pipe_congestion_entropy),
        .congestion_ecn                    (pipe_congestion_ecn),
        .congestion_rtt_valid              (pipe_congestion_rtt_valid),
        .congestion_rtt                    (pipe_congestion_rtt),
        .congestion_out_of_order           (pipe_congestion_out_of_order),
        .congestion_has_nscc               (pipe_congestion_has_nscc),
        .congestion_rcv_cwnd_pend          (pipe_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd           (pipe_congestion_restore_cwnd),
        .congestion_has_credit             (pipe_congestion_has_credit),
        .congestion_credit                 (pipe_congestion_credit),
        .congestion_now                    (pipe_congestion_now),
        .counts_ignored_unknown_pdc        (pipe_counts_ignored_unknown_pdc),
        .counts_ignored_mismatch           (pipe_counts_ignored_mismatch),
        .counts_ignored_ack_out_of_range   (pipe_counts_ignored_ack_out_of_range),
        .counts_ignored_nack_out_of_range  (pipe_counts_ignored_nack_out_of_range),
        .counts_ignored_nack_unexpected    (pipe_counts_ignored_nack_unexpected),
        .counts_sack_out_of_range          (pipe_counts_sack_out_of_range),
        .counts_probe_stale                (pipe_counts_probe_stale),
        .counts_duplicate_ack              (pipe_counts_duplicate_ack),
        .counts_spurious                   (pipe_counts_spurious),
        .counts_held_timeout               (pipe_counts_held_timeout),
        .counts_nack_again                 (pipe_counts_nack_again),
        .counts_retransmitted              (pipe_counts_retransmitted),
        .counts_ack_req_sent               (pipe_counts_ack_req_sent),
        .counts_probe_sent                 (pipe_counts_probe_sent),
        .counts_clear_sent                 (pipe_counts_clear_sent),
        .counts_lost_trim                  (pipe_counts_lost_trim),
        .counts_lost_nack                  (pipe_counts_lost_nack),
        .counts_lost_timeout               (pipe_counts_lost_timeout),
        .counts_lost_tail                  (pipe_counts_lost_tail),
        .counts_lost_entropy               (pipe_counts_lost_entropy),
        .counts_recoveries                 (pipe_counts_recoveries)
    );

    place_queue_n8 closes (
        .clk          (clk),
        .rst          (rst),
        .clear        (issue_clear),
        .cleared      (issue_begin_place),
        .push         (pipe_close_enable),
        .place        (pipe_close_place),
        .next_payload (closes_next_payload),
        .next_valid   (closes_next_valid),
        .next_ready   (numbering_close_ready)
    );

    roomy_fifo_w48_d64 jobs (
        .clk                (clk),
        .rst                (rst),
        .push_enable        (pipe_job_enable),
        .push_payload_kind  (pipe_job_payload_kind),
        .push_payload_place (pipe_job_payload_place),
        .push_payload_rel   (pipe_job_payload_rel),
        .push_payload_code  (pipe_job_payload_code),
        .level              (jobs_level),
        .down_payload_kind  (jobs_down_payload_kind),
        .down_payload_place (jobs_down_payload_place),
        .down_payload_rel   (jobs_down_payload_rel),
        .down_payload_code  (jobs_down_payload_code),
        .down_valid         (jobs_down_valid),
        .down_ready         (issue_job_ready)
    );

    pds_initiator_retirement_n8_w128_p256 retirement (
        .clk                      (clk),
        .rst                      (rst),
        .clear                    (issue_clear),
        .begin_enable             (issue_begin_enable),
        .begin_place              (issue_begin_place),
        .kick_enable              (pipe_done_enable),
        .kick_place               (pipe_done_place),
        .view_write_enable        (pipe_view_write_enable),
        .view_write_place         (pipe_view_write_place),
        .view_write_view_state    (pipe_view_write_view_state),
        .view_write_view_next     (pipe_view_write_view_next),
        .view_write_view_cum      (pipe_view_write_view_cum),
        .view_write_view_range    (pipe_view_write_view_range),
        .view_write_view_going    (pipe_view_write_view_going),
        .view_write_view_far      (pipe_view_write_view_far),
        .view_write_view_again    (pipe_view_write_view_again),
        .view_write_view_until    (pipe_view_write_view_until),
        .view_write_view_sleek    (pipe_view_write_view_sleek),
        .view_write_view_hold     (pipe_view_write_view_hold),
        .view_write_view_plain    (pipe_view_write_view_plain),
        .view_write_view_code     (pipe_view_write_view_code),
        .tail_write_enable        (numbering_tail_write_enable),
        .tail_write_place         (numbering_tail_write_place),
        .tail_write_tail_tail     (numbering_tail_write_tail_tail),
        .tail_write_tail_open     (numbering_tail_write_tail_open),
        .slot_write_enable        (numbering_slot_write_enable),
        .slot_write_place         (numbering_slot_write_place),
        .slot_write_slot          (numbering_slot_write_slot),
        .slot_write_record        (numbering_slot_write_record),
        .sent_write_enable        (numbering_sent_write_enable),
        .sent_write_record        (numbering_sent_write_record),
        .sent_write_sent_place    (numbering_sent_write_sent_place),
        .sent_write_sent_rel      (numbering_sent_write_sent_rel),
        .sent_write_sent_kind     (numbering_sent_write_sent_kind),
        .sent_write_sent_last     (numbering_sent_write_sent_last),
        .sent_write_sent_handle   (numbering_sent_write_sent_handle),
        .sent_write_sent_message  (numbering_sent_write_sent_message),
        .sent_write_sent_length   (numbering_sent_write_sent_length),
        .sent_write_sent_size     (numbering_sent_write_sent_size),
        .answered_write_enable    (pipe_answered_write_enable),
        .answered_write_place     (pipe_answered_write_place),
        .answered_write_slot      (pipe_answered_write_slot),
        .answered_write_answered  (pipe_answered_write_answered),
        .flight_write_enable      (pipe_flight_write_enable),
        .flight_write_record      (pipe_flight_write_record),
        .flight_write_due         (pipe_flight_write_due),
        .flight_write_state       (pipe_flight_write_state),
        .flight_write_counted     (pipe_flight_write_counted),
        .flight_write_once        (pipe_flight_write_once),
        .oldest_write_enable      (retirement_oldest_write_enable),
        .oldest_write_place       (retirement_oldest_write_place),
        .oldest_write_oldest      (retirement_oldest_write_oldest),
        .freed_enable             (retirement_freed_enable),
        .freed_record             (retirement_freed_record),
        .retired_valid            (retirement_retired_valid),
        .retired_place            (retirement_retired_place),
        .retired_close            (retirement_retired_close),
        .finished_payload_place   (retirement_finished_payload_place),
        .finished_payload_handle  (retirement_finished_payload_handle),
        .finished_payload_message (retirement_finished_payload_message),
        .finished_payload_kind    (retirement_finished_payload_kind),
        .finished_payload_code    (retirement_finished_payload_code),
        .finished_valid           (retirement_finished_valid),
        .finished_ready           (!pipe_outcome_valid),
        .adjust_payload_place     (retirement_adjust_payload_place),
        .adjust_payload_size      (retirement_adjust_payload_size),
        .adjust_payload_leaves    (retirement_adjust_payload_leaves),
        .adjust_valid             (retirement_adjust_valid),
        .adjust_ready             (issue_adjust_ready),
        .end_payload_place        (retirement_end_payload_place),
        .end_payload_closes       (retirement_end_payload_closes),
        .end_valid                (retirement_end_valid),
        .end_ready                (issue_end_ready)
    );

    pds_initiator_timer_sweep_n8_w128_p256 sweep (
        .clk                               (clk),
        .rst                               (rst),
        .enable                            (issue_ready),
        .now                               (now),
        .sent_write_enable                 (numbering_sent_write_enable),
        .sent_write_record                 (numbering_sent_write_record),
        .sent_write_sent_place             (numbering_sent_write_sent_place),
        .sent_write_sent_rel               (numbering_sent_write_sent_rel),
        .sent_write_sent_kind              (numbering_sent_write_sent_kind),
        .sent_write_sent_last              (numbering_sent_write_sent_last),
        .sent_write_sent_handle            (numbering_sent_write_sent_handle),
        .sent_write_sent_message           (numbering_sent_write_sent_message),
        .sent_write_sent_length            (numbering_sent_write_sent_length),
        .sent_write_sent_size              (numbering_sent_write_sent_size),
        .flight_write_enable               (pipe_flight_write_enable),
        .flight_write_record               (pipe_flight_write_record),
        .flight_write_due                  (pipe_flight_write_due),
        .flight_write_state                (pipe_flight_write_state),
        .flight_write_counted              (pipe_flight_write_counted),
        .flight_write_once                 (pipe_flight_write_once),
        .view_write_enable                 (pipe_view_write_enable),
        .view_write_place                  (pipe_view_write_place),
        .view_write_view_state             (pipe_view_write_view_state),
        .view_write_view_next              (pipe_view_write_view_next),
        .view_write_view_cum               (pipe_view_write_view_cum),
        .view_write_view_range             (pipe_view_write_view_range),
        .view_write_view_going             (pipe_view_write_view_going),
        .view_write_view_far               (pipe_view_write_view_far),
        .view_write_view_again             (pipe_view_write_view_again),
        .view_write_view_until             (pipe_view_write_view_until),
        .view_write_view_sleek             (pipe_view_write_view_sleek),
        .view_write_view_hold              (pipe_view_write_view_hold),
        .view_write_view_plain             (pipe_view_write_view_plain),
        .view_write_view_code              (pipe_view_write_view_code),
        .oldest_write_enable               (oldest_write_enable),
        .oldest_write_place                (oldest_write_place),
        .oldest_write_oldest               (oldest_write_oldest),
        .by_entropy                        (registers_loss_entropy),
        .departed_enable                   (pipe_departed_enable),
        .departed_record                   (pipe_departed_record),
        .departed_entropy                  (pipe_departed_entropy),
        .departed_sent_at                  (pipe_departed_sent_at),
        .arrived_enable                    (pipe_arrived_enable),
        .arrived_place                     (pipe_arrived_place),
        .arrived_record                    (pipe_arrived_record),
        .answered_write_enable             (pipe_answered_write_enable),
        .answered_write_place              (pipe_answered_write_place),
        .answered_write_slot               (pipe_answered_write_slot),
        .answered_write_answered           (pipe_answered_write_answered),
        .covered_write_address_even_enable (pipe_covered_write_address_even_enable),
        .covered_write_address_even        (pipe_covered_write_address_even),
        .covered_write_address_odd_enable  (pipe_covered_write_address_odd_enable),
        .covered_write_address_odd         (pipe_covered_write_address_odd),
        .covered_write_words_even          (pipe_covered_write_words_even),
        .covered_write_words_odd           (pipe_covered_write_words_odd),
        .expiry_payload_place              (sweep_expiry_payload_place),
        .expiry_payload_rel                (sweep_expiry_payload_rel),
        .expiry_payload_record             (sweep_expiry_payload_record),
        .expiry_payload_overtaken          (sweep_expiry_payload_overtaken),
        .expiry_payload_sent_at            (sweep_expiry_payload_sent_at),
        .expiry_valid                      (sweep_expiry_valid),
        .expiry_ready                      (issue_expiry_ready)
    );

    pds_initiator_turns_n8_w128 turns (
        .clk                             (clk),
        .rst                             (rst),
        .clear                           (issue_clear),
        .cleared                         (issue_begin_place),
        .sent_enable                     (numbering_kick_enable),
        .sent_place                      (numbering_kick_place),
        .changed_enable                  (pipe_changed_enable),
        .changed_place                   (pipe_changed_place),
        .refused_enable                  (pipe_refused_enable),
        .refused_place                   (pipe_refused_place),
        .view_write_enable               (pipe_view_write_enable),
        .view_write_place                (pipe_view_write_place),
        .view_write_view_state           (pipe_view_write_view_state),
        .view_write_view_next            (pipe_view_write_view_next),
        .view_write_view_cum             (pipe_view_write_view_cum),
        .view_write_view_range           (pipe_view_write_view_range),
        .view_write_view_going           (pipe_view_write_view_going),
        .view_write_view_far             (pipe_view_write_view_far),
        .view_write_view_again           (pipe_view_write_view_again),
        .view_write_view_until           (pipe_view_write_view_until),
        .view_write_view_sleek           (pipe_view_write_view_sleek),
        .view_write_view_hold            (pipe_view_write_view_hold),
        .view_write_view_plain           (pipe_view_write_view_plain),
        .view_write_view_code            (pipe_view_write_view_code),
        .tail_write_enable               (numbering_tail_write_enable),
        .tail_write_place                (numbering_tail_write_place),
        .tail_write_tail_tail            (numbering_tail_write_tail_tail),
        .tail_write_tail_open            (numbering_tail_write_tail_open),
        .oldest_write_enable             (oldest_write_enable),
        .oldest_write_place              (oldest_write_place),
        .oldest_write_oldest             (oldest_write_oldest),
        .marks_write_address_even_enable (pipe_marks_write_address_even_enable),
        .marks_write_address_even        (pipe_marks_write_address_even),
        .marks_write_address_odd_enable  (pipe_marks_write_address_odd_enable),
        .marks_write_address_odd         (pipe_marks_write_address_odd),
        .marks_write_words_even          (pipe_marks_write_words_even),
        .marks_write_words_odd           (pipe_marks_write_words_odd),
        .flags_write_enable              (pipe_flags_write_enable),
        .flags_write_place               (pipe_flags_write_place),
        .flags_write_flags               (pipe_flags_write_flags),
        .candidate_payload_kind          (turns_candidate_payload_kind),
        .candidate_payload_place         (turns_candidate_payload_place),
        .candidate_payload_rel           (turns_candidate_payload_rel),
        .candidate_payload_free          (turns_candidate_payload_free),
        .candidate_valid                 (turns_candidate_valid),
        .candidate_ready                 (issue_candidate_ready)
    );

    roomy_fifo_w262_d64 packets (
        .clk                               (clk),
        .rst                               (rst),
        .push_enable                       (pipe_left),
        .push_payload_place                (pipe_emitted_place),
        .push_payload_kind                 (pipe_emitted_kind),
        .push_payload_rod                  (pipe_emitted_rod),
        .push_payload_retx                 (pipe_emitted_retx),
        .push_payload_ar                   (pipe_emitted_ar),
        .push_payload_syn                  (pipe_emitted_syn),
        .push_payload_psn                  (pipe_emitted_psn),
        .push_payload_clear_offset         (pipe_emitted_clear_offset),
        .push_payload_opaque               (pipe_emitted_opaque),
        .push_payload_payload              (pipe_emitted_payload),
        .push_payload_spdcid               (pipe_emitted_spdcid),
        .push_payload_dpdcid               (pipe_emitted_dpdcid),
        .push_payload_picked_entropy       (pipe_emitted_picked_entropy),
        .push_payload_picked_ccc_id        (pipe_emitted_picked_ccc_id),
        .push_payload_picked_credit_target (pipe_emitted_picked_credit_target),
        .push_payload_handle               (pipe_emitted_handle),
        .push_payload_message              (pipe_emitted_message),
        .push_payload_length               (pipe_emitted_length),
        .push_payload_size                 (pipe_emitted_size),
        .level                             (packets_level),
        .down_payload_place                (packets_down_payload_place),
        .down_payload_kind                 (packets_down_payload_kind),
        .down_payload_rod                  (packets_down_payload_rod),
        .down_payload_retx                 (packets_down_payload_retx),
        .down_payload_ar                   (packets_down_payload_ar),
        .down_payload_syn                  (packets_down_payload_syn),
        .down_payload_psn                  (packets_down_payload_psn),
        .down_payload_clear_offset         (packets_down_payload_clear_offset),
        .down_payload_opaque               (packets_down_payload_opaque),
        .down_payload_payload              (packets_down_payload_payload),
        .down_payload_spdcid               (packets_down_payload_spdcid),
        .down_payload_dpdcid               (packets_down_payload_dpdcid),
        .down_payload_picked_entropy       (packets_down_payload_picked_entropy),
        .down_payload_picked_ccc_id        (packets_down_payload_picked_ccc_id),
        .down_payload_picked_credit_target (packets_down_payload_picked_credit_target),
        .down_payload_handle               (packets_down_payload_handle),
        .down_payload_message              (packets_down_payload_message),
        .down_payload_length               (packets_down_payload_length),
        .down_payload_size                 (packets_down_payload_size),
        .down_valid                        (packets_down_valid),
        .down_ready                        (packet_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outcome_valid <= 1'b0;
            valid_event_1 <= 1'b0;
            valid_event_2 <= 1'b0;
            valid_event_3 <= 1'b0;
            valid_event_4 <= 1'b0;
            valid_event_5 <= 1'b0;
            valid_event_6 <= 1'b0;
            valid_event_7 <= 1'b0;
            valid_event_8 <= 1'b0;
            valid_event_9 <= 1'b0;
            valid_event_10 <= 1'b0;
            valid_event_11 <= 1'b0;
            valid_event_12 <= 1'b0;
            valid_event_13 <= 1'b0;
            valid_event_14 <= 1'b0;
            valid_event_15 <= 1'b0;
            valid_event_16 <= 1'b0;
            valid_event_17 <= 1'b0;
            valid_event_18 <= 1'b0;
            valid_event_19 <= 1'b0;
            valid_event_20 <= 1'b0;
            valid_event_21 <= 1'b0;
            valid_event_22 <= 1'b0;
            valid_event_23 <= 1'b0;
            valid_event_24 <= 1'b0;
            valid_event_25 <= 1'b0;
            valid_event_26 <= 1'b0;
            valid_event_27 <= 1'b0;
            valid_event_28 <= 1'b0;
            valid_event_29 <= 1'b0;
            valid_out <= 1'b0;
            held <= 6'd0;
        end else begin
            outcome_valid <= pipe_outcome_valid || retirement_finished_valid;
            valid_event_1 <= issue_may_send;
            valid_event_2 <= valid_event_1;
            valid_event_3 <= valid_event_2;
            valid_event_4 <= valid_event_3;
            valid_event_5 <= valid_event_4;
            valid_event_6 <= valid_event_5;
            valid_event_7 <= valid_event_6;
            valid_event_8 <= valid_event_7;
            valid_event_9 <= valid_event_8;
            valid_event_10 <= valid_event_9;
            valid_event_11 <= valid_event_10;
            valid_event_12 <= valid_event_11;
            valid_event_13 <= valid_event_12;
            valid_event_14 <= valid_event_13;
            valid_event_15 <= valid_event_14;
            valid_event_16 <= valid_event_15;
            valid_event_17 <= valid_event_16;
            valid_event_18 <= valid_event_17;
            valid_event_19 <= valid_event_18;
            valid_event_20 <= valid_event_19;
            valid_event_21 <= valid_event_20;
            valid_event_22 <= valid_event_21;
            valid_event_23 <= valid_event_22;
            valid_event_24 <= valid_event_23;
            valid_event_25 <= valid_event_24;
            valid_event_26 <= valid_event_25;
            valid_event_27 <= valid_event_26;
            valid_event_28 <= valid_event_27;
            valid_event_29 <= valid_event_28;
            valid_out <= valid_event_29;
            held <= held + {5'd0, issue_may_send} - spares - leaves;
        end
    end

    always @(posedge clk) begin
        has_job_room <= jobs_level < 6'd32;
        outcome_place <= pipe_outcome_place;
        outcome_handle <= pipe_outcome_handle;
        outcome_message <= pipe_outcome_message;
        outcome_kind <= pipe_outcome_kind;
        outcome_response_present <= pipe_outcome_response_present;
        outcome_response_list <= pipe_outcome_response_list;
        outcome_response_opcode <= pipe_outcome_response_opcode;
        outcome_response_return_code <= pipe_outcome_response_return_code;
        outcome_response_message_id <= pipe_outcome_response_message_id;
        outcome_response_modified_length <= pipe_outcome_response_modified_length;
        outcome_code <= pipe_outcome_code;
        if (!pipe_outcome_valid) begin
            outcome_place <= retirement_finished_payload_place;
            outcome_handle <= retirement_finished_payload_handle;
            outcome_message <= retirement_finished_payload_message;
            outcome_kind <= retirement_finished_payload_kind;
            outcome_code <= retirement_finished_payload_code;
        end
    end

    assign ready = issue_ready;
    assign congestion_valid = pipe_congestion_valid;
    assign congestion_ccc = pipe_congestion_ccc;
    assign congestion_kind = pipe_congestion_kind;
    assign congestion_bytes = pipe_congestion_bytes;
    assign congestion_entropy = pipe_congestion_entropy;
    assign congestion_ecn = pipe_congestion_ecn;
    assign congestion_rtt_valid = pipe_congestion_rtt_valid;
    assign congestion_rtt = pipe_congestion_rtt;
    assign congestion_out_of_order = pipe_congestion_out_of_order;
    assign congestion_has_nscc = pipe_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = pipe_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = pipe_congestion_restore_cwnd;
    assign congestion_has_credit = pipe_congestion_has_credit;
    assign congestion_credit = pipe_congestion_credit;
    assign congestion_now = pipe_congestion_now;
    assign pdc_event_valid = pipe_pdc_event_valid;
    assign pdc_event_place = pipe_pdc_event_place;
    assign pdc_event_pdcid = pipe_pdc_event_pdcid;
    assign pdc_event_opened = pipe_pdc_event_opened;
    assign pdc_event_established = pipe_pdc_event_established;
    assign pdc_event_moved = pipe_pdc_event_moved;
    assign pdc_event_quiesce = pipe_pdc_event_quiesce;
    assign pdc_event_failed = pipe_pdc_event_failed;
    assign pdc_event_code = pipe_pdc_event_code;
    assign pdc_event_closed = pipe_pdc_event_closed;
    assign pdc_event_ended = pipe_pdc_event_ended;
    assign pdc_event_next_psn = pipe_pdc_event_next_psn;
    assign pdc_event_syn_resent = pipe_pdc_event_syn_resent;
    assign retired_valid = retirement_retired_valid;
    assign retired_place = retirement_retired_place;
    assign retired_close = retirement_retired_close;
    assign pick_valid = pipe_pick_valid;
    assign pick_ccc = pipe_pick_ccc;
    assign pick_place = pipe_pick_place;
    assign pick_size = pipe_pick_size;
    assign pick_ordered = pipe_pick_ordered;
    assign counts_pipe_ignored_unknown_pdc = pipe_counts_ignored_unknown_pdc;
    assign counts_pipe_ignored_mismatch = pipe_counts_ignored_mismatch;
    assign counts_pipe_ignored_ack_out_of_range = pipe_counts_ignored_ack_out_of_range;
    assign counts_pipe_ignored_nack_out_of_range = pipe_counts_ignored_nack_out_of_range;
    assign counts_pipe_ignored_nack_unexpected = pipe_counts_ignored_nack_unexpected;
    assign counts_pipe_sack_out_of_range = pipe_counts_sack_out_of_range;
    assign counts_pipe_probe_stale = pipe_counts_probe_stale;
    assign counts_pipe_duplicate_ack = pipe_counts_duplicate_ack;
    assign counts_pipe_spurious = pipe_counts_spurious;
    assign counts_pipe_held_timeout = pipe_counts_held_timeout;
    assign counts_pipe_nack_again = pipe_counts_nack_again;
    assign counts_pipe_retransmitted = pipe_counts_retransmitted;
    assign counts_pipe_ack_req_sent = pipe_counts_ack_req_sent;
    assign counts_pipe_probe_sent = pipe_counts_probe_sent;
    assign counts_pipe_clear_sent = pipe_counts_clear_sent;
    assign counts_pipe_lost_trim = pipe_counts_lost_trim;
    assign counts_pipe_lost_nack = pipe_counts_lost_nack;
    assign counts_pipe_lost_timeout = pipe_counts_lost_timeout;
    assign counts_pipe_lost_tail = pipe_counts_lost_tail;
    assign counts_pipe_lost_entropy = pipe_counts_lost_entropy;
    assign counts_pipe_recoveries = pipe_counts_recoveries;
    assign counts_peer_mismatch = intake_mismatch;
    assign counts_peer_dropped = intake_dropped;
    assign open_ready = issue_open_ready;
    assign send_ready = numbering_send_ready;
    assign close_ready = issue_close_ready;
    assign packet_payload_place = packets_down_payload_place;
    assign packet_payload_kind = packets_down_payload_kind;
    assign packet_payload_rod = packets_down_payload_rod;
    assign packet_payload_retx = packets_down_payload_retx;
    assign packet_payload_ar = packets_down_payload_ar;
    assign packet_payload_syn = packets_down_payload_syn;
    assign packet_payload_psn = packets_down_payload_psn;
    assign packet_payload_clear_offset = packets_down_payload_clear_offset;
    assign packet_payload_opaque = packets_down_payload_opaque;
    assign packet_payload_payload = packets_down_payload_payload;
    assign packet_payload_spdcid = packets_down_payload_spdcid;
    assign packet_payload_dpdcid = packets_down_payload_dpdcid;
    assign packet_payload_picked_entropy = packets_down_payload_picked_entropy;
    assign packet_payload_picked_ccc_id = packets_down_payload_picked_ccc_id;
    assign packet_payload_picked_credit_target = packets_down_payload_picked_credit_target;
    assign packet_payload_handle = packets_down_payload_handle;
    assign packet_payload_message = packets_down_payload_message;
    assign packet_payload_length = packets_down_payload_length;
    assign packet_payload_size = packets_down_payload_size;
    assign packet_valid = packets_down_valid;

    wire _unused_ok = &{1'b0, packets_level};

endmodule

`default_nettype wire
