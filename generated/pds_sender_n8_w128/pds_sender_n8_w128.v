// Initiator side of packet delivery with PDC choice, for 8 PDCs of 128 packets.
`default_nettype none

module pds_sender_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [16:0] units,
    input  wire  [31:0] random,
    input  wire  [31:0] registers_initiator_rto_init,
    input  wire  [31:0] registers_initiator_rto_max,
    input  wire   [3:0] registers_initiator_max_rto_retx,
    input  wire  [31:0] registers_initiator_nack_retx,
    input  wire   [4:0] registers_initiator_max_nack_retx,
    input  wire  [31:0] registers_initiator_go_back,
    input  wire  [31:0] registers_initiator_tail_loss,
    input  wire   [3:0] registers_initiator_max_tail_loss,
    input  wire  [31:0] registers_initiator_probe,
    input  wire  [31:0] registers_initiator_probe_tail,
    input  wire  [31:0] registers_initiator_probe_again,
    input  wire         registers_initiator_probe_first,
    input  wire  [31:0] registers_initiator_clear,
    input  wire  [31:0] registers_initiator_idle,
    input  wire   [7:0] registers_initiator_default_mpr,
    input  wire   [7:0] registers_initiator_override_mpr_zero,
    input  wire  [15:0] registers_initiator_ack_request_below,
    input  wire   [3:0] registers_initiator_packet_shift,
    input  wire         registers_initiator_service_required,
    input  wire         registers_initiator_loss_trim_nack,
    input  wire         registers_initiator_loss_loss_nack,
    input  wire         registers_initiator_loss_out_of_order,
    input  wire         registers_initiator_loss_entropy,
    input  wire         registers_initiator_loss_probe,
    input  wire   [1:0] registers_initiator_loss_tail,
    input  wire         registers_initiator_loss_rto,
    input  wire         registers_initiator_loss_ack_req,
    input  wire   [2:0] registers_choice_pdcs_per_tuple,
    input  wire         registers_choice_spread_turns,
    input  wire   [7:0] registers_choice_full_level,
    input  wire  [24:0] registers_choice_quarantine_time,
    input  wire         registers_expected_0rtt,
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
    output reg          left_valid,
    output reg   [31:0] left_handle,
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
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire   [2:0] pick_place,
    output wire  [13:0] pick_size,
    output wire         pick_ordered,
    output wire         counts_initiator_pipe_ignored_unknown_pdc,
    output wire         counts_initiator_pipe_ignored_mismatch,
    output wire         counts_initiator_pipe_ignored_ack_out_of_range,
    output wire         counts_initiator_pipe_ignored_nack_out_of_range,
    output wire         counts_initiator_pipe_ignored_nack_unexpected,
    output wire         counts_initiator_pipe_sack_out_of_range,
    output wire         counts_initiator_pipe_probe_stale,
    output wire         counts_initiator_pipe_duplicate_ack,
    output wire         counts_initiator_pipe_spurious,
    output wire         counts_initiator_pipe_held_timeout,
    output wire         counts_initiator_pipe_nack_again,
    output wire         counts_initiator_pipe_retransmitted,
    output wire         counts_initiator_pipe_ack_req_sent,
    output wire         counts_initiator_pipe_probe_sent,
    output wire         counts_initiator_pipe_clear_sent,
    output wire         counts_initiator_pipe_lost_trim,
    output wire         counts_initiator_pipe_lost_nack,
    output wire         counts_initiator_pipe_lost_timeout,
    output wire         counts_initiator_pipe_lost_tail,
    output wire         counts_initiator_pipe_lost_entropy,
    output wire         counts_initiator_pipe_recoveries,
    output wire         counts_initiator_peer_mismatch,
    output wire         counts_initiator_peer_dropped,
    output wire         counts_parked,
    output wire         counts_unsent,
    output wire         counts_credit_req_sent,
    output wire         counts_credit_req_ignored,
    input  wire   [1:0] send_payload_tuple_mode,
    input  wire  [23:0] send_payload_tuple_job_id,
    input  wire   [3:0] send_payload_tuple_local,
    input  wire [127:0] send_payload_tuple_destination,
    input  wire   [3:0] send_payload_tuple_traffic_class,
    input  wire  [23:0] send_payload_tuple_sdi,
    input  wire   [3:0] send_payload_tuple_lane,
    input  wire   [1:0] send_payload_packet_kind,
    input  wire  [15:0] send_payload_packet_message,
    input  wire         send_payload_packet_first,
    input  wire         send_payload_packet_last,
    input  wire  [13:0] send_payload_packet_length,
    input  wire  [13:0] send_payload_packet_size,
    input  wire  [31:0] send_payload_packet_payload,
    input  wire  [31:0] send_payload_packet_handle,
    input  wire         send_valid,
    output wire         send_ready,
    output wire   [2:0] packet_payload_packet_place,
    output wire   [2:0] packet_payload_packet_kind,
    output wire         packet_payload_packet_rod,
    output wire         packet_payload_packet_retx,
    output wire         packet_payload_packet_ar,
    output wire         packet_payload_packet_syn,
    output wire  [31:0] packet_payload_packet_psn,
    output wire  [15:0] packet_payload_packet_clear_offset,
    output wire  [15:0] packet_payload_packet_opaque,
    output wire  [31:0] packet_payload_packet_payload,
    output wire  [15:0] packet_payload_packet_spdcid,
    output wire  [15:0] packet_payload_packet_dpdcid,
    output wire  [15:0] packet_payload_packet_picked_entropy,
    output wire   [7:0] packet_payload_packet_picked_ccc_id,
    output wire  [23:0] packet_payload_packet_picked_credit_target,
    output wire  [31:0] packet_payload_packet_handle,
    output wire  [15:0] packet_payload_packet_message,
    output wire  [13:0] packet_payload_packet_length,
    output wire  [13:0] packet_payload_packet_size,
    output wire [127:0] packet_payload_destination,
    output wire   [3:0] packet_payload_local,
    output wire         packet_valid,
    input  wire         packet_ready
);

    localparam [1:0] OUTCOME_KIND_FAILED = 2'd2;

    wire         initiator_ready;
    wire         initiator_outcome_valid;
    wire   [2:0] initiator_outcome_place;
    wire  [31:0] initiator_outcome_handle;
    wire  [15:0] initiator_outcome_message;
    wire   [1:0] initiator_outcome_kind;
    wire         initiator_outcome_response_present;
    wire   [1:0] initiator_outcome_response_list;
    wire   [5:0] initiator_outcome_response_opcode;
    wire   [5:0] initiator_outcome_response_return_code;
    wire  [15:0] initiator_outcome_response_message_id;
    wire  [31:0] initiator_outcome_response_modified_length;
    wire   [7:0] initiator_outcome_code;
    wire         initiator_congestion_valid;
    wire   [2:0] initiator_congestion_ccc;
    wire   [3:0] initiator_congestion_kind;
    wire  [31:0] initiator_congestion_bytes;
    wire  [15:0] initiator_congestion_entropy;
    wire         initiator_congestion_ecn;
    wire         initiator_congestion_rtt_valid;
    wire  [31:0] initiator_congestion_rtt;
    wire  [15:0] initiator_congestion_out_of_order;
    wire         initiator_congestion_has_nscc;
    wire   [6:0] initiator_congestion_rcv_cwnd_pend;
    wire         initiator_congestion_restore_cwnd;
    wire         initiator_congestion_has_credit;
    wire  [23:0] initiator_congestion_credit;
    wire  [31:0] initiator_congestion_now;
    wire         initiator_pdc_event_valid;
    wire   [2:0] initiator_pdc_event_place;
    wire  [15:0] initiator_pdc_event_pdcid;
    wire         initiator_pdc_event_opened;
    wire         initiator_pdc_event_established;
    wire         initiator_pdc_event_moved;
    wire         initiator_pdc_event_quiesce;
    wire         initiator_pdc_event_failed;
    wire   [7:0] initiator_pdc_event_code;
    wire         initiator_pdc_event_closed;
    wire         initiator_pdc_event_ended;
    wire  [31:0] initiator_pdc_event_next_psn;
    wire         initiator_pdc_event_syn_resent;
    wire         initiator_retired_valid;
    wire   [2:0] initiator_retired_place;
    wire         initiator_retired_close;
    wire         initiator_pick_valid;
    wire   [2:0] initiator_pick_ccc;
    wire   [2:0] initiator_pick_place;
    wire  [13:0] initiator_pick_size;
    wire         initiator_pick_ordered;
    wire         initiator_counts_pipe_ignored_unknown_pdc;
    wire         initiator_counts_pipe_ignored_mismatch;
    wire         initiator_counts_pipe_ignored_ack_out_of_range;
    wire         initiator_counts_pipe_ignored_nack_out_of_range;
    wire         initiator_counts_pipe_ignored_nack_unexpected;
    wire         initiator_counts_pipe_sack_out_of_range;
    wire         initiator_counts_pipe_probe_stale;
    wire         initiator_counts_pipe_duplicate_ack;
    wire         initiator_counts_pipe_spurious;
    wire         initiator_counts_pipe_held_timeout;
    wire         initiator_counts_pipe_nack_again;
    wire         initiator_counts_pipe_retransmitted;
    wire         initiator_counts_pipe_ack_req_sent;
    wire         initiator_counts_pipe_probe_sent;
    wire         initiator_counts_pipe_clear_sent;
    wire         initiator_counts_pipe_lost_trim;
    wire         initiator_counts_pipe_lost_nack;
    wire         initiator_counts_pipe_lost_timeout;
    wire         initiator_counts_pipe_lost_tail;
    wire         initiator_counts_pipe_lost_entropy;
    wire         initiator_counts_pipe_recoveries;
    wire         initiator_counts_peer_mismatch;
    wire         initiator_counts_peer_dropped;
    wire         initiator_open_ready;
    wire         initiator_send_ready;
    wire         initiator_close_ready;
    wire   [2:0] initiator_packet_payload_place;
    wire   [2:0] initiator_packet_payload_kind;
    wire         initiator_packet_payload_rod;
    wire         initiator_packet_payload_retx;
    wire         initiator_packet_payload_ar;
    wire         initiator_packet_payload_syn;
    wire  [31:0] initiator_packet_payload_psn;
    wire  [15:0] initiator_packet_payload_clear_offset;
    wire  [15:0] initiator_packet_payload_opaque;
    wire  [31:0] initiator_packet_payload_payload;
    wire  [15:0] initiator_packet_payload_spdcid;
    wire  [15:0] initiator_packet_payload_dpdcid;
    wire  [15:0] initiator_packet_payload_picked_entropy;
    wire   [7:0] initiator_packet_payload_picked_ccc_id;
    wire  [23:0] initiator_packet_payload_picked_credit_target;
    wire  [31:0] initiator_packet_payload_handle;
    wire  [15:0] initiator_packet_payload_message;
    wire  [13:0] initiator_packet_payload_length;
    wire  [13:0] initiator_packet_payload_size;
    wire         initiator_packet_valid;
    reg          clearing;
    reg    [2:0] cleared;
    wire         retired_count_valid;
    wire  [15:0] retired_count_pdcid;
    wire   [7:0] retired_count_count;
    wire         choice_ready;
    wire         choice_open_valid;
    wire  [15:0] choice_open_pdcid;
    wire   [1:0] choice_open_tuple_mode;
    wire  [23:0] choice_open_tuple_job_id;
    wire   [3:0] choice_open_tuple_local;
    wire [127:0] choice_open_tuple_destination;
    wire   [3:0] choice_open_tuple_traffic_class;
    wire  [23:0] choice_open_tuple_sdi;
    wire   [3:0] choice_open_tuple_lane;
    wire  [31:0] choice_open_start_psn;
    wire  [15:0] choice_open_last_psn;
    wire         choice_placed_valid;
    wire  [15:0] choice_placed_pdcid;
    wire   [1:0] choice_placed_packet_kind;
    wire  [15:0] choice_placed_packet_message;
    wire         choice_placed_packet_first;
    wire         choice_placed_packet_last;
    wire  [13:0] choice_placed_packet_length;
    wire  [13:0] choice_placed_packet_size;
    wire  [31:0] choice_placed_packet_payload;
    wire  [31:0] choice_placed_packet_handle;
    wire         choice_stranded_valid;
    wire  [15:0] choice_stranded_pdcid;
    wire   [1:0] choice_stranded_packet_kind;
    wire  [15:0] choice_stranded_packet_message;
    wire         choice_stranded_packet_first;
    wire         choice_stranded_packet_last;
    wire  [13:0] choice_stranded_packet_length;
    wire  [13:0] choice_stranded_packet_size;
    wire  [31:0] choice_stranded_packet_payload;
    wire  [31:0] choice_stranded_packet_handle;
    wire         choice_settled_valid;
    wire  [15:0] choice_settled_pdcid;
    wire         choice_close_valid;
    wire  [15:0] choice_close_pdcid;
    wire         choice_waits;
    wire         choice_send_ready;
    wire         choice_notice_ready;
    wire         gate_room;
    wire         gate_crowded;
    wire   [2:0] gate_send_payload_place;
    wire   [1:0] gate_send_payload_kind;
    wire  [31:0] gate_send_payload_handle;
    wire  [15:0] gate_send_payload_message;
    wire         gate_send_payload_first;
    wire         gate_send_payload_last;
    wire  [13:0] gate_send_payload_length;
    wire  [13:0] gate_send_payload_size;
    wire         gate_send_valid;
    wire   [2:0] gate_closes_payload;
    wire         gate_closes_valid;
    wire  [31:0] gate_unsent_payload_handle;
    wire  [15:0] gate_unsent_payload_message;
    wire         gate_unsent_valid;
    wire         desk_ready;
    wire         desk_late;
    wire   [2:0] desk_opens_payload_place;
    wire  [15:0] desk_opens_payload_pdcid;
    wire         desk_opens_payload_rod;
    wire         desk_opens_payload_roce;
    wire   [2:0] desk_opens_payload_ccc;
    wire         desk_opens_payload_starts;
    wire  [31:0] desk_opens_payload_start_psn;
    wire [127:0] desk_opens_payload_destination;
    wire   [3:0] desk_opens_payload_local;
    wire         desk_opens_valid;
    wire         desk_notice_payload_news;
    wire  [15:0] desk_notice_payload_pdcid;
    wire  [31:0] desk_notice_payload_next;
    wire         desk_notice_valid;
    wire         addresses_up_ready;
    wire   [2:0] addresses_down_payload_packet_place;
    wire   [2:0] addresses_down_payload_packet_kind;
    wire         addresses_down_payload_packet_rod;
    wire         addresses_down_payload_packet_retx;
    wire         addresses_down_payload_packet_ar;
    wire         addresses_down_payload_packet_syn;
    wire  [31:0] addresses_down_payload_packet_psn;
    wire  [15:0] addresses_down_payload_packet_clear_offset;
    wire  [15:0] addresses_down_payload_packet_opaque;
    wire  [31:0] addresses_down_payload_packet_payload;
    wire  [15:0] addresses_down_payload_packet_spdcid;
    wire  [15:0] addresses_down_payload_packet_dpdcid;
    wire  [15:0] addresses_down_payload_packet_picked_entropy;
    wire   [7:0] addresses_down_payload_packet_picked_ccc_id;
    wire  [23:0] addresses_down_payload_packet_picked_credit_target;
    wire  [31:0] addresses_down_payload_packet_handle;
    wire  [15:0] addresses_down_payload_packet_message;
    wire  [13:0] addresses_down_payload_packet_length;
    wire  [13:0] addresses_down_payload_packet_size;
    wire [127:0] addresses_down_payload_destination;
    wire   [3:0] addresses_down_payload_local;
    wire         addresses_down_valid;

    wire   [2:0] opens_payload_place = desk_opens_payload_place;
    wire  [15:0] opens_payload_pdcid = desk_opens_payload_pdcid;
    wire         opens_payload_rod = desk_opens_payload_rod;
    wire         opens_payload_roce = desk_opens_payload_roce;
    wire   [2:0] opens_payload_ccc = desk_opens_payload_ccc;
    wire         opens_payload_starts = desk_opens_payload_starts;
    wire  [31:0] opens_payload_start_psn = desk_opens_payload_start_psn;
    wire [127:0] opens_payload_destination = desk_opens_payload_destination;
    wire   [3:0] opens_payload_local = desk_opens_payload_local;
    wire         opens_valid = desk_opens_valid;
    wire   [2:0] sends_payload_place = gate_send_payload_place;
    wire   [1:0] sends_payload_kind = gate_send_payload_kind;
    wire  [31:0] sends_payload_handle = gate_send_payload_handle;
    wire  [15:0] sends_payload_message = gate_send_payload_message;
    wire         sends_payload_first = gate_send_payload_first;
    wire         sends_payload_last = gate_send_payload_last;
    wire  [13:0] sends_payload_length = gate_send_payload_length;
    wire  [13:0] sends_payload_size = gate_send_payload_size;
    wire         sends_valid = gate_send_valid;
    wire   [2:0] closes_payload = gate_closes_payload;
    wire         closes_valid = gate_closes_valid;
    wire         opened_enable = opens_valid && initiator_open_ready;
    wire   [2:0] opened_place = opens_payload_place;
    wire  [15:0] opened_pdcid = opens_payload_pdcid;
    wire         late = desk_late;
    wire         room = gate_room;
    wire         crowded = gate_crowded;
    wire         notice_payload_news = desk_notice_payload_news;
    wire  [15:0] notice_payload_pdcid = desk_notice_payload_pdcid;
    wire  [31:0] notice_payload_next = desk_notice_payload_next;
    wire         notice_valid = desk_notice_valid;
    wire         tells = gate_unsent_valid && !initiator_outcome_valid;
    wire         retired_retired_enable_term = initiator_retired_valid && !initiator_retired_close;
    wire         gate_over_enable_term = initiator_pdc_event_failed || initiator_pdc_event_closed || initiator_pdc_event_ended;

    pds_initiator_n8_w128 initiator (
        .clk                                   (clk),
        .rst                                   (rst),
        .now                                   (now),
        .registers_rto_init                    (registers_initiator_rto_init),
        .registers_rto_max                     (registers_initiator_rto_max),
        .registers_max_rto_retx                (registers_initiator_max_rto_retx),
        .registers_nack_retx                   (registers_initiator_nack_retx),
        .registers_max_nack_retx               (registers_initiator_max_nack_retx),
        .registers_go_back                     (registers_initiator_go_back),
        .registers_tail_loss                   (registers_initiator_tail_loss),
        .registers_max_tail_loss               (registers_initiator_max_tail_loss),
        .registers_probe                       (registers_initiator_probe),
        .registers_probe_tail                  (registers_initiator_probe_tail),
        .registers_probe_again                 (registers_initiator_probe_again),
        .registers_probe_first                 (registers_initiator_probe_first),
        .registers_clear                       (registers_initiator_clear),
        .registers_idle                        (registers_initiator_idle),
        .registers_default_mpr                 (registers_initiator_default_mpr),
        .registers_override_mpr_zero           (registers_initiator_override_mpr_zero),
        .registers_ack_request_below           (registers_initiator_ack_request_below),
        .registers_packet_shift                (registers_initiator_packet_shift),
        .registers_service_required            (registers_initiator_service_required),
        .registers_loss_trim_nack              (registers_initiator_loss_trim_nack),
        .registers_loss_loss_nack              (registers_initiator_loss_loss_nack),
        .registers_loss_out_of_order           (registers_initiator_loss_out_of_order),
        .registers_loss_entropy                (registers_initiator_loss_entropy),
        .registers_loss_probe                  (registers_initiator_loss_probe),
        .registers_loss_tail                   (registers_initiator_loss_tail),
        .registers_loss_rto                    (registers_initiator_loss_rto),
        .registers_loss_ack_req                (registers_initiator_loss_ack_req),
        .peer_valid                            (peer_valid),
        .peer_kind                             (peer_kind),
        .peer_source                           (peer_source),
        .peer_local                            (peer_local),
        .peer_spdcid                           (peer_spdcid),
        .peer_dpdcid                           (peer_dpdcid),
        .peer_m                                (peer_m),
        .peer_retx                             (peer_retx),
        .peer_req                              (peer_req),
        .peer_probe                            (peer_probe),
        .peer_offset                           (peer_offset),
        .peer_psn                              (peer_psn),
        .peer_nack_code                        (peer_nack_code),
        .peer_payload                          (peer_payload),
        .peer_has_state                        (peer_has_state),
        .peer_mpr                              (peer_mpr),
        .peer_sack_offset                      (peer_sack_offset),
        .peer_sack_bitmap                      (peer_sack_bitmap),
        .peer_ooo_count                        (peer_ooo_count),
        .peer_has_nscc                         (peer_has_nscc),
        .peer_service_time                     (peer_service_time),
        .peer_restore_cwnd                     (peer_restore_cwnd),
        .peer_rcv_cwnd_pend                    (peer_rcv_cwnd_pend),
        .peer_rcvd_bytes                       (peer_rcvd_bytes),
        .peer_has_credit                       (peer_has_credit),
        .peer_credit                           (peer_credit),
        .peer_entropy                          (peer_entropy),
        .peer_response_present                 (peer_response_present),
        .peer_response_list                    (peer_response_list),
        .peer_response_opcode                  (peer_response_opcode),
        .peer_response_return_code             (peer_response_return_code),
        .peer_response_message_id              (peer_response_message_id),
        .peer_response_modified_length         (peer_response_modified_length),
        .limit_valid                           (limit_valid),
        .limit_ccc                             (limit_ccc),
        .limit_window                          (limit_window),
        .limit_credit_on                       (limit_credit_on),
        .limit_credit                          (limit_credit),
        .limit_cwnd                            (limit_cwnd),
        .limit_max_window                      (limit_max_window),
        .limit_is_small                        (limit_is_small),
        .picked_entropy                        (picked_entropy),
        .picked_ccc_id                         (picked_ccc_id),
        .picked_credit_target                  (picked_credit_target),
        .ready                                 (initiator_ready),
        .outcome_valid                         (initiator_outcome_valid),
        .outcome_place                         (initiator_outcome_place),
        .outcome_handle                        (initiator_outcome_handle),
        .outcome_message                       (initiator_outcome_message),
        .outcome_kind                          (initiator_outcome_kind),
        .outcome_response_present              (initiator_outcome_response_present),
        .outcome_response_list                 (initiator_outcome_response_list),
        .outcome_response_opcode               (initiator_outcome_response_opcode),
        .outcome_response_return_code          (initiator_outcome_response_return_code),
        .outcome_response_message_id           (initiator_outcome_response_message_id),
        .outcome_response_modified_length      (initiator_outcome_response_modified_length),
        .outcome_code                          (initiator_outcome_code),
        .congestion_valid                      (initiator_congestion_valid),
        .congestion_ccc                        (initiator_congestion_ccc),
        .congestion_kind                       (initiator_congestion_kind),
        .congestion_bytes                      (initiator_congestion_bytes),
        .congestion_entropy                    (initiator_congestion_entropy),
        .congestion_ecn                        (initiator_congestion_ecn),
        .congestion_rtt_valid                  (initiator_congestion_rtt_valid),
        .congestion_rtt                        (initiator_congestion_rtt),
        .congestion_out_of_order               (initiator_congestion_out_of_order),
        .congestion_has_nscc                   (initiator_congestion_has_nscc),
        .congestion_rcv_cwnd_pend              (initiator_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd               (initiator_congestion_restore_cwnd),
        .congestion_has_credit                 (initiator_congestion_has_credit),
        .congestion_credit                     (initiator_congestion_credit),
        .congestion_now                        (initiator_congestion_now),
        .pdc_event_valid                       (initiator_pdc_event_valid),
        .pdc_event_place                       (initiator_pdc_event_place),
        .pdc_event_pdcid                       (initiator_pdc_event_pdcid),
        .pdc_event_opened                      (initiator_pdc_event_opened),
        .pdc_event_established                 (initiator_pdc_event_established),
        .pdc_event_moved                       (initiator_pdc_event_moved),
        .pdc_event_quiesce                     (initiator_pdc_event_quiesce),
        .pdc_event_failed                      (initiator_pdc_event_failed),
        .pdc_event_code                        (initiator_pdc_event_code),
        .pdc_event_closed                      (initiator_pdc_event_closed),
        .pdc_event_ended                       (initiator_pdc_event_ended),
        .pdc_event_next_psn                    (initiator_pdc_event_next_psn),
        .pdc_event_syn_resent                  (initiator_pdc_event_syn_resent),
        .retired_valid                         (initiator_retired_valid),
        .retired_place                         (initiator_retired_place),
        .retired_close                         (initiator_retired_close),
        .pick_valid                            (initiator_pick_valid),
        .pick_ccc                              (initiator_pick_ccc),
        .pick_place                            (initiator_pick_place),
        .pick_size                             (initiator_pick_size),
        .pick_ordered                          (initiator_pick_ordered),
        .counts_pipe_ignored_unknown_pdc       (initiator_counts_pipe_ignored_unknown_pdc),
        .counts_pipe_ignored_mismatch          (initiator_counts_pipe_ignored_mismatch),
        .counts_pipe_ignored_ack_out_of_range  (initiator_counts_pipe_ignored_ack_out_of_range),
        .counts_pipe_ignored_nack_out_of_range (initiator_counts_pipe_ignored_nack_out_of_range),
        .counts_pipe_ignored_nack_unexpected   (initiator_counts_pipe_ignored_nack_unexpected),
        .counts_pipe_sack_out_of_range         (initiator_counts_pipe_sack_out_of_range),
        .counts_pipe_probe_stale               (initiator_counts_pipe_probe_stale),
        .counts_pipe_duplicate_ack             (initiator_counts_pipe_duplicate_ack),
        .counts_pipe_spurious                  (initiator_counts_pipe_spurious),
        .counts_pipe_held_timeout              (initiator_counts_pipe_held_timeout),
        .counts_pipe_nack_again                (initiator_counts_pipe_nack_again),
        .counts_pipe_retransmitted             (initiator_counts_pipe_retransmitted),
        .counts_pipe_ack_req_sent              (initiator_counts_pipe_ack_req_sent),
        .counts_pipe_probe_sent                (initiator_counts_pipe_probe_sent),
        .counts_pipe_clear_sent                (initiator_counts_pipe_clear_sent),
        .counts_pipe_lost_trim                 (initiator_counts_pipe_lost_trim),
        .counts_pipe_lost_nack                 (initiator_counts_pipe_lost_nack),
        .counts_pipe_lost_timeout              (initiator_counts_pipe_lost_timeout),
        .counts_pipe_lost_tail                 (initiator_counts_pipe_lost_tail),
        .counts_pipe_lost_entropy              (initiator_counts_pipe_lost_entropy),
        .counts_pipe_recoveries                (initiator_counts_pipe_recoveries),
        .counts_peer_mismatch                  (initiator_counts_peer_mismatch),
        .counts_peer_dropped                   (initiator_counts_peer_dropped),
        .open_payload_place                    (opens_payload_place),
        .open_payload_pdcid                    (opens_payload_pdcid),
        .open_payload_rod                      (opens_payload_rod),
        .open_payload_roce                     (opens_payload_roce),
        .open_payload_ccc                      (opens_payload_ccc),
        .open_payload_starts                   (opens_payload_starts),
        .open_payload_start_psn                (opens_payload_start_psn),
        .open_payload_destination              (opens_payload_destination),
        .open_payload_local                    (opens_payload_local),
        .open_valid                            (opens_valid),
        .open_ready                            (initiator_open_ready),
        .send_payload_place                    (sends_payload_place),
        .send_payload_kind                     (sends_payload_kind),
        .send_payload_handle                   (sends_payload_handle),
        .send_payload_message                  (sends_payload_message),
        .send_payload_first                    (sends_payload_first),
        .send_payload_last                     (sends_payload_last),
        .send_payload_length                   (sends_payload_length),
        .send_payload_size                     (sends_payload_size),
        .send_valid                            (sends_valid),
        .send_ready                            (initiator_send_ready),
        .close_payload                         (closes_payload),
        .close_valid                           (closes_valid),
        .close_ready                           (initiator_close_ready),
        .packet_payload_place                  (initiator_packet_payload_place),
        .packet_payload_kind                   (initiator_packet_payload_kind),
        .packet_payload_rod                    (initiator_packet_payload_rod),
        .packet_payload_retx                   (initiator_packet_payload_retx),
        .packet_payload_ar                     (initiator_packet_payload_ar),
        .packet_payload_syn                    (initiator_packet_payload_syn),
        .packet_payload_psn                    (initiator_packet_payload_psn),
        .packet_payload_clear_offset           (initiator_packet_payload_clear_offset),
        .packet_payload_opaque                 (initiator_packet_payload_opaque),
        .packet_payload_payload                (initiator_packet_payload_payload),
        .packet_payload_spdcid                 (initiator_packet_payload_spdcid),
        .packet_payload_dpdcid                 (initiator_packet_payload_dpdcid),
        .packet_payload_picked_entropy         (initiator_packet_payload_picked_entropy),
        .packet_payload_picked_ccc_id          (initiator_packet_payload_picked_ccc_id),
        .packet_payload_picked_credit_target   (initiator_packet_payload_picked_credit_target),
        .packet_payload_handle                 (initiator_packet_payload_handle),
        .packet_payload_message                (initiator_packet_payload_message),
        .packet_payload_length                 (initiator_packet_payload_length),
        .packet_payload_size                   (initiator_packet_payload_size),
        .packet_valid                          (initiator_packet_valid),
        .packet_ready                          (addresses_up_ready)
    );

    pds_sender_retired_n8_w128 retired (
        .clk            (clk),
        .rst            (rst),
        .opened_enable  (opened_enable),
        .opened_place   (opened_place),
        .opened_pdcid   (opened_pdcid),
        .retired_enable (retired_retired_enable_term),
        .retired_place  (initiator_retired_place),
        .clear_enable   (clearing),
        .clear_place    (cleared),
        .count_valid    (retired_count_valid),
        .count_pdcid    (retired_count_pdcid),
        .count_count    (retired_count_count)
    );

    pdc_choice_n8_r128_k2_p64_t64 choice (
        .clk                              (clk),
        .rst                              (rst),
        .registers_pdcs_per_tuple         (registers_choice_pdcs_per_tuple),
        .registers_spread_turns           (registers_choice_spread_turns),
        .registers_full_level             (registers_choice_full_level),
        .registers_quarantine_time        (registers_choice_quarantine_time),
        .retired_valid                    (retired_count_valid),
        .retired_pdcid                    (retired_count_pdcid),
        .retired_count                    (retired_count_count),
        .room                             (room),
        .now                              (now),
        .units                            (units),
        .random                           (random),
        .ready                            (choice_ready),
        .open_valid                       (choice_open_valid),
        .open_pdcid                       (choice_open_pdcid),
        .open_tuple_mode                  (choice_open_tuple_mode),
        .open_tuple_job_id                (choice_open_tuple_job_id),
        .open_tuple_local                 (choice_open_tuple_local),
        .open_tuple_destination           (choice_open_tuple_destination),
        .open_tuple_traffic_class         (choice_open_tuple_traffic_class),
        .open_tuple_sdi                   (choice_open_tuple_sdi),
        .open_tuple_lane                  (choice_open_tuple_lane),
        .open_start_psn                   (choice_open_start_psn),
        .open_last_psn                    (choice_open_last_psn),
        .placed_valid                     (choice_placed_valid),
        .placed_pdcid                     (choice_placed_pdcid),
        .placed_packet_kind               (choice_placed_packet_kind),
        .placed_packet_message            (choice_placed_packet_message),
        .placed_packet_first              (choice_placed_packet_first),
        .placed_packet_last               (choice_placed_packet_last),
        .placed_packet_length             (choice_placed_packet_length),
        .placed_packet_size               (choice_placed_packet_size),
        .placed_packet_payload            (choice_placed_packet_payload),
        .placed_packet_handle             (choice_placed_packet_handle),
        .stranded_valid                   (choice_stranded_valid),
        .stranded_pdcid                   (choice_stranded_pdcid),
        .stranded_packet_kind             (choice_stranded_packet_kind),
        .stranded_packet_message          (choice_stranded_packet_message),
        .stranded_packet_first            (choice_stranded_packet_first),
        .stranded_packet_last             (choice_stranded_packet_last),
        .stranded_packet_length           (choice_stranded_packet_length),
        .stranded_packet_size             (choice_stranded_packet_size),
        .stranded_packet_payload          (choice_stranded_packet_payload),
        .stranded_packet_handle           (choice_stranded_packet_handle),
        .settled_valid                    (choice_settled_valid),
        .settled_pdcid                    (choice_settled_pdcid),
        .close_valid                      (choice_close_valid),
        .close_pdcid                      (choice_close_pdcid),
        .waits                            (choice_waits),
        .send_payload_tuple_mode          (send_payload_tuple_mode),
        .send_payload_tuple_job_id        (send_payload_tuple_job_id),
        .send_payload_tuple_local         (send_payload_tuple_local),
        .send_payload_tuple_destination   (send_payload_tuple_destination),
        .send_payload_tuple_traffic_class (send_payload_tuple_traffic_class),
        .send_payload_tuple_sdi           (send_payload_tuple_sdi),
        .send_payload_tuple_lane          (send_payload_tuple_lane),
        .send_payload_packet_kind         (send_payload_packet_kind),
        .send_payload_packet_message      (send_payload_packet_message),
        .send_payload_packet_first        (send_payload_packet_first),
        .send_payload_packet_last         (send_payload_packet_last),
        .send_payload_packet_length       (send_payload_packet_length),
        .send_payload_packet_size         (send_payload_packet_size),
        .send_payload_packet_payload      (send_payload_packet_payload),
        .send_payload_packet_handle       (send_payload_packet_handle),
        .send_valid                       (send_valid && !crowded),
        .send_ready                       (choice_send_ready),
        .notice_payload_news              (notice_payload_news),
        .notice_payload_pdcid             (notice_payload_pdcid),
        .notice_payload_next              (notice_payload_next),
        .notice_valid                     (notice_valid),
        .notice_ready                     (choice_notice_ready)
    );

    pds_sender_gate_n8_w128_p256 gate (
        .clk                     (clk),
        .rst                     (rst),
        .placed_valid            (choice_placed_valid),
        .placed_pdcid            (choice_placed_pdcid),
        .placed_packet_kind      (choice_placed_packet_kind),
        .placed_packet_message   (choice_placed_packet_message),
        .placed_packet_first     (choice_placed_packet_first),
        .placed_packet_last      (choice_placed_packet_last),
        .placed_packet_length    (choice_placed_packet_length),
        .placed_packet_size      (choice_placed_packet_size),
        .placed_packet_payload   (choice_placed_packet_payload),
        .placed_packet_handle    (choice_placed_packet_handle),
        .stranded_valid          (choice_stranded_valid),
        .stranded_pdcid          (choice_stranded_pdcid),
        .stranded_packet_kind    (choice_stranded_packet_kind),
        .stranded_packet_message (choice_stranded_packet_message),
        .stranded_packet_first   (choice_stranded_packet_first),
        .stranded_packet_last    (choice_stranded_packet_last),
        .stranded_packet_length  (choice_stranded_packet_length),
        .stranded_packet_size    (choice_stranded_packet_size),
        .stranded_packet_payload (choice_stranded_packet_payload),
        .stranded_packet_handle  (choice_stranded_packet_handle),
        .told                    (choice_open_valid),
        .opened_enable           (opened_enable),
        .opened_place            (opened_place),
        .opened_pdcid            (opened_pdcid),
        .over_enable             (initiator_pdc_event_valid && gate_over_enable_term),
        .over_place              (initiator_pdc_event_place),
        .over_pdcid              (initiator_pdc_event_pdcid),
        .retired                 (retired_retired_enable_term),
        .close_valid             (choice_close_valid),
        .close_pdcid             (choice_close_pdcid),
        .late                    (late),
        .clear_enable            (clearing),
        .clear_place             (cleared),
        .room                    (gate_room),
        .crowded                 (gate_crowded),
        .send_payload_place      (gate_send_payload_place),
        .send_payload_kind       (gate_send_payload_kind),
        .send_payload_handle     (gate_send_payload_handle),
        .send_payload_message    (gate_send_payload_message),
        .send_payload_first      (gate_send_payload_first),
        .send_payload_last       (gate_send_payload_last),
        .send_payload_length     (gate_send_payload_length),
        .send_payload_size       (gate_send_payload_size),
        .send_valid              (gate_send_valid),
        .send_ready              (initiator_send_ready),
        .closes_payload          (gate_closes_payload),
        .closes_valid            (gate_closes_valid),
        .closes_ready            (initiator_close_ready),
        .unsent_payload_handle   (gate_unsent_payload_handle),
        .unsent_payload_message  (gate_unsent_payload_message),
        .unsent_valid            (gate_unsent_valid),
        .unsent_ready            (!initiator_outcome_valid)
    );

    pds_sender_desk_n8_w128 desk (
        .clk                       (clk),
        .rst                       (rst),
        .open_valid                (choice_open_valid),
        .open_pdcid                (choice_open_pdcid),
        .open_tuple_mode           (choice_open_tuple_mode),
        .open_tuple_job_id         (choice_open_tuple_job_id),
        .open_tuple_local          (choice_open_tuple_local),
        .open_tuple_destination    (choice_open_tuple_destination),
        .open_tuple_traffic_class  (choice_open_tuple_traffic_class),
        .open_tuple_sdi            (choice_open_tuple_sdi),
        .open_tuple_lane           (choice_open_tuple_lane),
        .open_start_psn            (choice_open_start_psn),
        .open_last_psn             (choice_open_last_psn),
        .pdc_event_valid           (initiator_pdc_event_valid),
        .pdc_event_place           (initiator_pdc_event_place),
        .pdc_event_pdcid           (initiator_pdc_event_pdcid),
        .pdc_event_opened          (initiator_pdc_event_opened),
        .pdc_event_established     (initiator_pdc_event_established),
        .pdc_event_moved           (initiator_pdc_event_moved),
        .pdc_event_quiesce         (initiator_pdc_event_quiesce),
        .pdc_event_failed          (initiator_pdc_event_failed),
        .pdc_event_code            (initiator_pdc_event_code),
        .pdc_event_closed          (initiator_pdc_event_closed),
        .pdc_event_ended           (initiator_pdc_event_ended),
        .pdc_event_next_psn        (initiator_pdc_event_next_psn),
        .pdc_event_syn_resent      (initiator_pdc_event_syn_resent),
        .expected_0rtt             (registers_expected_0rtt),
        .ready                     (desk_ready),
        .late                      (desk_late),
        .opens_payload_place       (desk_opens_payload_place),
        .opens_payload_pdcid       (desk_opens_payload_pdcid),
        .opens_payload_rod         (desk_opens_payload_rod),
        .opens_payload_roce        (desk_opens_payload_roce),
        .opens_payload_ccc         (desk_opens_payload_ccc),
        .opens_payload_starts      (desk_opens_payload_starts),
        .opens_payload_start_psn   (desk_opens_payload_start_psn),
        .opens_payload_destination (desk_opens_payload_destination),
        .opens_payload_local       (desk_opens_payload_local),
        .opens_valid               (desk_opens_valid),
        .opens_ready               (initiator_open_ready),
        .notice_payload_news       (desk_notice_payload_news),
        .notice_payload_pdcid      (desk_notice_payload_pdcid),
        .notice_payload_next       (desk_notice_payload_next),
        .notice_valid              (desk_notice_valid),
        .notice_ready              (choice_notice_ready)
    );

    pds_sender_addresses_n8_w128 addresses (
        .clk                                      (clk),
        .rst                                      (rst),
        .open_enable                              (opened_enable),
        .open_payload_place                       (opens_payload_place),
        .open_payload_pdcid                       (opens_payload_pdcid),
        .open_payload_rod                         (opens_payload_rod),
        .open_payload_roce                        (opens_payload_roce),
        .open_payload_ccc                         (opens_payload_ccc),
        .open_payload_starts                      (opens_payload_starts),
        .open_payload_start_psn                   (opens_payload_start_psn),
        .open_payload_destination                 (opens_payload_destination),
        .open_payload_local                       (opens_payload_local),
        .up_payload_place                         (initiator_packet_payload_place),
        .up_payload_kind                          (initiator_packet_payload_kind),
        .up_payload_rod                           (initiator_packet_payload_rod),
        .up_payload_retx                          (initiator_packet_payload_retx),
        .up_payload_ar                            (initiator_packet_payload_ar),
        .up_payload_syn                           (initiator_packet_payload_syn),
        .up_payload_psn                           (initiator_packet_payload_psn),
        .up_payload_clear_offset                  (initiator_packet_payload_clear_offset),
        .up_payload_opaque                        (initiator_packet_payload_opaque),
        .up_payload_payload                       (initiator_packet_payload_payload),
        .up_payload_spdcid                        (initiator_packet_payload_spdcid),
        .up_payload_dpdcid                        (initiator_packet_payload_dpdcid),
        .up_payload_picked_entropy                (initiator_packet_payload_picked_entropy),
        .up_payload_picked_ccc_id                 (initiator_packet_payload_picked_ccc_id),
        .up_payload_picked_credit_target          (initiator_packet_payload_picked_credit_target),
        .up_payload_handle                        (initiator_packet_payload_handle),
        .up_payload_message                       (initiator_packet_payload_message),
        .up_payload_length                        (initiator_packet_payload_length),
        .up_payload_size                          (initiator_packet_payload_size),
        .up_valid                                 (initiator_packet_valid),
        .up_ready                                 (addresses_up_ready),
        .down_payload_packet_place                (addresses_down_payload_packet_place),
        .down_payload_packet_kind                 (addresses_down_payload_packet_kind),
        .down_payload_packet_rod                  (addresses_down_payload_packet_rod),
        .down_payload_packet_retx                 (addresses_down_payload_packet_retx),
        .down_payload_packet_ar                   (addresses_down_payload_packet_ar),
        .down_payload_packet_syn                  (addresses_down_payload_packet_syn),
        .down_payload_packet_psn                  (addresses_down_payload_packet_psn),
        .down_payload_packet_clear_offset         (addresses_down_payload_packet_clear_offset),
        .down_payload_packet_opaque               (addresses_down_payload_packet_opaque),
        .down_payload_packet_payload              (addresses_down_payload_packet_payload),
        .down_payload_packet_spdcid               (addresses_down_payload_packet_spdcid),
        .down_payload_packet_dpdcid               (addresses_down_payload_packet_dpdcid),
        .down_payload_packet_picked_entropy       (addresses_down_payload_packet_picked_entropy),
        .down_payload_packet_picked_ccc_id        (addresses_down_payload_packet_picked_ccc_id),
        .down_payload_packet_picked_credit_target (addresses_down_payload_packet_picked_credit_target),
        .down_payload_packet_handle               (addresses_down_payload_packet_handle),
        .down_payload_packet_message              (addresses_down_payload_packet_message),
        .down_payload_packet_length               (addresses_down_payload_packet_length),
        .down_payload_packet_size                 (addresses_down_payload_packet_size),
        .down_payload_destination                 (addresses_down_payload_destination),
        .down_payload_local                       (addresses_down_payload_local),
        .down_valid                               (addresses_down_valid),
        .down_ready                               (packet_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 3'd0;
            outcome_valid <= 1'b0;
            left_valid <= 1'b0;
        end else begin
            cleared <= cleared + 3'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            outcome_valid <= initiator_outcome_valid || tells;
            left_valid <= choice_placed_valid || choice_stranded_valid;
        end
    end

    always @(posedge clk) begin
        outcome_place <= initiator_outcome_place;
        outcome_handle <= initiator_outcome_handle;
        outcome_message <= initiator_outcome_message;
        outcome_kind <= initiator_outcome_kind;
        outcome_response_present <= initiator_outcome_response_present;
        outcome_response_list <= initiator_outcome_response_list;
        outcome_response_opcode <= initiator_outcome_response_opcode;
        outcome_response_return_code <= initiator_outcome_response_return_code;
        outcome_response_message_id <= initiator_outcome_response_message_id;
        outcome_response_modified_length <= initiator_outcome_response_modified_length;
        outcome_code <= initiator_outcome_code;
        if (tells) begin
            outcome_handle <= gate_unsent_payload_handle;
            outcome_message <= gate_unsent_payload_message;
            outcome_kind <= OUTCOME_KIND_FAILED;
            outcome_code <= 8'd241;
        end
        left_handle <= choice_placed_valid ? choice_placed_packet_handle : choice_stranded_packet_handle;
    end

    assign ready = initiator_ready && choice_ready && desk_ready && !clearing;
    assign congestion_valid = initiator_congestion_valid;
    assign congestion_ccc = initiator_congestion_ccc;
    assign congestion_kind = initiator_congestion_kind;
    assign congestion_bytes = initiator_congestion_bytes;
    assign congestion_entropy = initiator_congestion_entropy;
    assign congestion_ecn = initiator_congestion_ecn;
    assign congestion_rtt_valid = initiator_congestion_rtt_valid;
    assign congestion_rtt = initiator_congestion_rtt;
    assign congestion_out_of_order = initiator_congestion_out_of_order;
    assign congestion_has_nscc = initiator_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = initiator_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = initiator_congestion_restore_cwnd;
    assign congestion_has_credit = initiator_congestion_has_credit;
    assign congestion_credit = initiator_congestion_credit;
    assign congestion_now = initiator_congestion_now;
    assign pdc_event_valid = initiator_pdc_event_valid;
    assign pdc_event_place = initiator_pdc_event_place;
    assign pdc_event_pdcid = initiator_pdc_event_pdcid;
    assign pdc_event_opened = initiator_pdc_event_opened;
    assign pdc_event_established = initiator_pdc_event_established;
    assign pdc_event_moved = initiator_pdc_event_moved;
    assign pdc_event_quiesce = initiator_pdc_event_quiesce;
    assign pdc_event_failed = initiator_pdc_event_failed;
    assign pdc_event_code = initiator_pdc_event_code;
    assign pdc_event_closed = initiator_pdc_event_closed;
    assign pdc_event_ended = initiator_pdc_event_ended;
    assign pdc_event_next_psn = initiator_pdc_event_next_psn;
    assign pdc_event_syn_resent = initiator_pdc_event_syn_resent;
    assign pick_valid = initiator_pick_valid;
    assign pick_ccc = initiator_pick_ccc;
    assign pick_place = initiator_pick_place;
    assign pick_size = initiator_pick_size;
    assign pick_ordered = initiator_pick_ordered;
    assign counts_initiator_pipe_ignored_unknown_pdc = initiator_counts_pipe_ignored_unknown_pdc;
    assign counts_initiator_pipe_ignored_mismatch = initiator_counts_pipe_ignored_mismatch;
    assign counts_initiator_pipe_ignored_ack_out_of_range = initiator_counts_pipe_ignored_ack_out_of_range;
    assign counts_initiator_pipe_ignored_nack_out_of_range = initiator_counts_pipe_ignored_nack_out_of_range;
    assign counts_initiator_pipe_ignored_nack_unexpected = initiator_counts_pipe_ignored_nack_unexpected;
    assign counts_initiator_pipe_sack_out_of_range = initiator_counts_pipe_sack_out_of_range;
    assign counts_initiator_pipe_probe_stale = initiator_counts_pipe_probe_stale;
    assign counts_initiator_pipe_duplicate_ack = initiator_counts_pipe_duplicate_ack;
    assign counts_initiator_pipe_spurious = initiator_counts_pipe_spurious;
    assign counts_initiator_pipe_held_timeout = initiator_counts_pipe_held_timeout;
    assign counts_initiator_pipe_nack_again = initiator_counts_pipe_nack_again;
    assign counts_initiator_pipe_retransmitted = initiator_counts_pipe_retransmitted;
    assign counts_initiator_pipe_ack_req_sent = initiator_counts_pipe_ack_req_sent;
    assign counts_initiator_pipe_probe_sent = initiator_counts_pipe_probe_sent;
    assign counts_initiator_pipe_clear_sent = initiator_counts_pipe_clear_sent;
    assign counts_initiator_pipe_lost_trim = initiator_counts_pipe_lost_trim;
    assign counts_initiator_pipe_lost_nack = initiator_counts_pipe_lost_nack;
    assign counts_initiator_pipe_lost_timeout = initiator_counts_pipe_lost_timeout;
    assign counts_initiator_pipe_lost_tail = initiator_counts_pipe_lost_tail;
    assign counts_initiator_pipe_lost_entropy = initiator_counts_pipe_lost_entropy;
    assign counts_initiator_pipe_recoveries = initiator_counts_pipe_recoveries;
    assign counts_initiator_peer_mismatch = initiator_counts_peer_mismatch;
    assign counts_initiator_peer_dropped = initiator_counts_peer_dropped;
    assign counts_parked = choice_waits;
    assign counts_unsent = tells;
    assign counts_credit_req_sent = 1'b0;
    assign counts_credit_req_ignored = 1'b0;
    assign send_ready = choice_send_ready && !crowded;
    assign packet_payload_packet_place = addresses_down_payload_packet_place;
    assign packet_payload_packet_kind = addresses_down_payload_packet_kind;
    assign packet_payload_packet_rod = addresses_down_payload_packet_rod;
    assign packet_payload_packet_retx = addresses_down_payload_packet_retx;
    assign packet_payload_packet_ar = addresses_down_payload_packet_ar;
    assign packet_payload_packet_syn = addresses_down_payload_packet_syn;
    assign packet_payload_packet_psn = addresses_down_payload_packet_psn;
    assign packet_payload_packet_clear_offset = addresses_down_payload_packet_clear_offset;
    assign packet_payload_packet_opaque = addresses_down_payload_packet_opaque;
    assign packet_payload_packet_payload = addresses_down_payload_packet_payload;
    assign packet_payload_packet_spdcid = addresses_down_payload_packet_spdcid;
    assign packet_payload_packet_dpdcid = addresses_down_payload_packet_dpdcid;
    assign packet_payload_packet_picked_entropy = addresses_down_payload_packet_picked_entropy;
    assign packet_payload_packet_picked_ccc_id = addresses_down_payload_packet_picked_ccc_id;
    assign packet_payload_packet_picked_credit_target = addresses_down_payload_packet_picked_credit_target;
    assign packet_payload_packet_handle = addresses_down_payload_packet_handle;
    assign packet_payload_packet_message = addresses_down_payload_packet_message;
    assign packet_payload_packet_length = addresses_down_payload_packet_length;
    assign packet_payload_packet_size = addresses_down_payload_packet_size;
    assign packet_payload_destination = addresses_down_payload_destination;
    assign packet_payload_local = addresses_down_payload_local;
    assign packet_valid = addresses_down_valid;

    wire _unused_ok = &{1'b0, choice_settled_valid, choice_settled_pdcid};

endmodule

`default_nettype wire
