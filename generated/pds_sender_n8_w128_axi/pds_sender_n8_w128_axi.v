// Initiator side of packet delivery with PDC choice, with registers and counters behind AXI4-Lite.
`default_nettype none

module pds_sender_n8_w128_axi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] now,
    input  wire  [16:0] units,
    input  wire  [31:0] random,
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
    output wire         left_valid,
    output wire  [31:0] left_handle,
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
    output wire         irq,
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
    input  wire         packet_ready,
    input  wire   [8:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire   [8:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         sender_ready;
    wire         sender_left_valid;
    wire  [31:0] sender_left_handle;
    wire         sender_outcome_valid;
    wire   [2:0] sender_outcome_place;
    wire  [31:0] sender_outcome_handle;
    wire  [15:0] sender_outcome_message;
    wire   [1:0] sender_outcome_kind;
    wire         sender_outcome_response_present;
    wire   [1:0] sender_outcome_response_list;
    wire   [5:0] sender_outcome_response_opcode;
    wire   [5:0] sender_outcome_response_return_code;
    wire  [15:0] sender_outcome_response_message_id;
    wire  [31:0] sender_outcome_response_modified_length;
    wire   [7:0] sender_outcome_code;
    wire         sender_congestion_valid;
    wire   [2:0] sender_congestion_ccc;
    wire   [3:0] sender_congestion_kind;
    wire  [31:0] sender_congestion_bytes;
    wire  [15:0] sender_congestion_entropy;
    wire         sender_congestion_ecn;
    wire         sender_congestion_rtt_valid;
    wire  [31:0] sender_congestion_rtt;
    wire  [15:0] sender_congestion_out_of_order;
    wire         sender_congestion_has_nscc;
    wire   [6:0] sender_congestion_rcv_cwnd_pend;
    wire         sender_congestion_restore_cwnd;
    wire         sender_congestion_has_credit;
    wire  [23:0] sender_congestion_credit;
    wire  [31:0] sender_congestion_now;
    wire         sender_pdc_event_valid;
    wire   [2:0] sender_pdc_event_place;
    wire  [15:0] sender_pdc_event_pdcid;
    wire         sender_pdc_event_opened;
    wire         sender_pdc_event_established;
    wire         sender_pdc_event_moved;
    wire         sender_pdc_event_quiesce;
    wire         sender_pdc_event_failed;
    wire   [7:0] sender_pdc_event_code;
    wire         sender_pdc_event_closed;
    wire         sender_pdc_event_ended;
    wire  [31:0] sender_pdc_event_next_psn;
    wire         sender_pdc_event_syn_resent;
    wire         sender_pick_valid;
    wire   [2:0] sender_pick_ccc;
    wire   [2:0] sender_pick_place;
    wire  [13:0] sender_pick_size;
    wire         sender_pick_ordered;
    wire         sender_counts_initiator_pipe_ignored_unknown_pdc;
    wire         sender_counts_initiator_pipe_ignored_mismatch;
    wire         sender_counts_initiator_pipe_ignored_ack_out_of_range;
    wire         sender_counts_initiator_pipe_ignored_nack_out_of_range;
    wire         sender_counts_initiator_pipe_ignored_nack_unexpected;
    wire         sender_counts_initiator_pipe_sack_out_of_range;
    wire         sender_counts_initiator_pipe_probe_stale;
    wire         sender_counts_initiator_pipe_duplicate_ack;
    wire         sender_counts_initiator_pipe_spurious;
    wire         sender_counts_initiator_pipe_held_timeout;
    wire         sender_counts_initiator_pipe_nack_again;
    wire         sender_counts_initiator_pipe_retransmitted;
    wire         sender_counts_initiator_pipe_ack_req_sent;
    wire         sender_counts_initiator_pipe_probe_sent;
    wire         sender_counts_initiator_pipe_clear_sent;
    wire         sender_counts_initiator_pipe_lost_trim;
    wire         sender_counts_initiator_pipe_lost_nack;
    wire         sender_counts_initiator_pipe_lost_timeout;
    wire         sender_counts_initiator_pipe_lost_tail;
    wire         sender_counts_initiator_pipe_lost_entropy;
    wire         sender_counts_initiator_pipe_recoveries;
    wire         sender_counts_initiator_peer_mismatch;
    wire         sender_counts_initiator_peer_dropped;
    wire         sender_counts_parked;
    wire         sender_counts_unsent;
    wire         sender_counts_credit_req_sent;
    wire         sender_counts_credit_req_ignored;
    wire         sender_send_ready;
    wire   [2:0] sender_packet_payload_packet_place;
    wire   [2:0] sender_packet_payload_packet_kind;
    wire         sender_packet_payload_packet_rod;
    wire         sender_packet_payload_packet_retx;
    wire         sender_packet_payload_packet_ar;
    wire         sender_packet_payload_packet_syn;
    wire  [31:0] sender_packet_payload_packet_psn;
    wire  [15:0] sender_packet_payload_packet_clear_offset;
    wire  [15:0] sender_packet_payload_packet_opaque;
    wire  [31:0] sender_packet_payload_packet_payload;
    wire  [15:0] sender_packet_payload_packet_spdcid;
    wire  [15:0] sender_packet_payload_packet_dpdcid;
    wire  [15:0] sender_packet_payload_packet_picked_entropy;
    wire   [7:0] sender_packet_payload_packet_picked_ccc_id;
    wire  [23:0] sender_packet_payload_packet_picked_credit_target;
    wire  [31:0] sender_packet_payload_packet_handle;
    wire  [15:0] sender_packet_payload_packet_message;
    wire  [13:0] sender_packet_payload_packet_length;
    wire  [13:0] sender_packet_payload_packet_size;
    wire [127:0] sender_packet_payload_destination;
    wire   [3:0] sender_packet_payload_local;
    wire         sender_packet_valid;
    wire  [31:0] control_registers_initiator_rto_init;
    wire  [31:0] control_registers_initiator_rto_max;
    wire   [3:0] control_registers_initiator_max_rto_retx;
    wire  [31:0] control_registers_initiator_nack_retx;
    wire   [4:0] control_registers_initiator_max_nack_retx;
    wire  [31:0] control_registers_initiator_go_back;
    wire  [31:0] control_registers_initiator_tail_loss;
    wire   [3:0] control_registers_initiator_max_tail_loss;
    wire  [31:0] control_registers_initiator_probe;
    wire  [31:0] control_registers_initiator_probe_tail;
    wire  [31:0] control_registers_initiator_probe_again;
    wire         control_registers_initiator_probe_first;
    wire  [31:0] control_registers_initiator_clear;
    wire  [31:0] control_registers_initiator_idle;
    wire   [7:0] control_registers_initiator_default_mpr;
    wire   [7:0] control_registers_initiator_override_mpr_zero;
    wire  [15:0] control_registers_initiator_ack_request_below;
    wire   [3:0] control_registers_initiator_packet_shift;
    wire         control_registers_initiator_service_required;
    wire         control_registers_initiator_loss_trim_nack;
    wire         control_registers_initiator_loss_loss_nack;
    wire         control_registers_initiator_loss_out_of_order;
    wire         control_registers_initiator_loss_entropy;
    wire         control_registers_initiator_loss_probe;
    wire   [1:0] control_registers_initiator_loss_tail;
    wire         control_registers_initiator_loss_rto;
    wire         control_registers_initiator_loss_ack_req;
    wire   [2:0] control_registers_choice_pdcs_per_tuple;
    wire         control_registers_choice_spread_turns;
    wire   [7:0] control_registers_choice_full_level;
    wire  [24:0] control_registers_choice_quarantine_time;
    wire         control_registers_expected_0rtt;
    wire         control_irq;
    wire         control_s_axi_awready;
    wire         control_s_axi_wready;
    wire   [1:0] control_s_axi_bresp;
    wire         control_s_axi_bvalid;
    wire         control_s_axi_arready;
    wire  [31:0] control_s_axi_rdata;
    wire   [1:0] control_s_axi_rresp;
    wire         control_s_axi_rvalid;

    wire [31:0] registers_initiator_rto_init = control_registers_initiator_rto_init;
    wire [31:0] registers_initiator_rto_max = control_registers_initiator_rto_max;
    wire  [3:0] registers_initiator_max_rto_retx = control_registers_initiator_max_rto_retx;
    wire [31:0] registers_initiator_nack_retx = control_registers_initiator_nack_retx;
    wire  [4:0] registers_initiator_max_nack_retx = control_registers_initiator_max_nack_retx;
    wire [31:0] registers_initiator_go_back = control_registers_initiator_go_back;
    wire [31:0] registers_initiator_tail_loss = control_registers_initiator_tail_loss;
    wire  [3:0] registers_initiator_max_tail_loss = control_registers_initiator_max_tail_loss;
    wire [31:0] registers_initiator_probe = control_registers_initiator_probe;
    wire [31:0] registers_initiator_probe_tail = control_registers_initiator_probe_tail;
    wire [31:0] registers_initiator_probe_again = control_registers_initiator_probe_again;
    wire        registers_initiator_probe_first = control_registers_initiator_probe_first;
    wire [31:0] registers_initiator_clear = control_registers_initiator_clear;
    wire [31:0] registers_initiator_idle = control_registers_initiator_idle;
    wire  [7:0] registers_initiator_default_mpr = control_registers_initiator_default_mpr;
    wire  [7:0] registers_initiator_override_mpr_zero = control_registers_initiator_override_mpr_zero;
    wire [15:0] registers_initiator_ack_request_below = control_registers_initiator_ack_request_below;
    wire  [3:0] registers_initiator_packet_shift = control_registers_initiator_packet_shift;
    wire        registers_initiator_service_required = control_registers_initiator_service_required;
    wire        registers_initiator_loss_trim_nack = control_registers_initiator_loss_trim_nack;
    wire        registers_initiator_loss_loss_nack = control_registers_initiator_loss_loss_nack;
    wire        registers_initiator_loss_out_of_order = control_registers_initiator_loss_out_of_order;
    wire        registers_initiator_loss_entropy = control_registers_initiator_loss_entropy;
    wire        registers_initiator_loss_probe = control_registers_initiator_loss_probe;
    wire  [1:0] registers_initiator_loss_tail = control_registers_initiator_loss_tail;
    wire        registers_initiator_loss_rto = control_registers_initiator_loss_rto;
    wire        registers_initiator_loss_ack_req = control_registers_initiator_loss_ack_req;
    wire  [2:0] registers_choice_pdcs_per_tuple = control_registers_choice_pdcs_per_tuple;
    wire        registers_choice_spread_turns = control_registers_choice_spread_turns;
    wire  [7:0] registers_choice_full_level = control_registers_choice_full_level;
    wire [24:0] registers_choice_quarantine_time = control_registers_choice_quarantine_time;
    wire        registers_expected_0rtt = control_registers_expected_0rtt;

    pds_sender_n8_w128 sender (
        .clk                                             (clk),
        .rst                                             (rst),
        .now                                             (now),
        .units                                           (units),
        .random                                          (random),
        .registers_initiator_rto_init                    (registers_initiator_rto_init),
        .registers_initiator_rto_max                     (registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                (registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                   (registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx               (registers_initiator_max_nack_retx),
        .registers_initiator_go_back                     (registers_initiator_go_back),
        .registers_initiator_tail_loss                   (registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss               (registers_initiator_max_tail_loss),
        .registers_initiator_probe                       (registers_initiator_probe),
        .registers_initiator_probe_tail                  (registers_initiator_probe_tail),
        .registers_initiator_probe_again                 (registers_initiator_probe_again),
        .registers_initiator_probe_first                 (registers_initiator_probe_first),
        .registers_initiator_clear                       (registers_initiator_clear),
        .registers_initiator_idle                        (registers_initiator_idle),
        .registers_initiator_default_mpr                 (registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero           (registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below           (registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                (registers_initiator_packet_shift),
        .registers_initiator_service_required            (registers_initiator_service_required),
        .registers_initiator_loss_trim_nack              (registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack              (registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order           (registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                (registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                  (registers_initiator_loss_probe),
        .registers_initiator_loss_tail                   (registers_initiator_loss_tail),
        .registers_initiator_loss_rto                    (registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                (registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                 (registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                   (registers_choice_spread_turns),
        .registers_choice_full_level                     (registers_choice_full_level),
        .registers_choice_quarantine_time                (registers_choice_quarantine_time),
        .registers_expected_0rtt                         (registers_expected_0rtt),
        .peer_valid                                      (peer_valid),
        .peer_kind                                       (peer_kind),
        .peer_source                                     (peer_source),
        .peer_local                                      (peer_local),
        .peer_spdcid                                     (peer_spdcid),
        .peer_dpdcid                                     (peer_dpdcid),
        .peer_m                                          (peer_m),
        .peer_retx                                       (peer_retx),
        .peer_req                                        (peer_req),
        .peer_probe                                      (peer_probe),
        .peer_offset                                     (peer_offset),
        .peer_psn                                        (peer_psn),
        .peer_nack_code                                  (peer_nack_code),
        .peer_payload                                    (peer_payload),
        .peer_has_state                                  (peer_has_state),
        .peer_mpr                                        (peer_mpr),
        .peer_sack_offset                                (peer_sack_offset),
        .peer_sack_bitmap                                (peer_sack_bitmap),
        .peer_ooo_count                                  (peer_ooo_count),
        .peer_has_nscc                                   (peer_has_nscc),
        .peer_service_time                               (peer_service_time),
        .peer_restore_cwnd                               (peer_restore_cwnd),
        .peer_rcv_cwnd_pend                              (peer_rcv_cwnd_pend),
        .peer_rcvd_bytes                                 (peer_rcvd_bytes),
        .peer_has_credit                                 (peer_has_credit),
        .peer_credit                                     (peer_credit),
        .peer_entropy                                    (peer_entropy),
        .peer_response_present                           (peer_response_present),
        .peer_response_list                              (peer_response_list),
        .peer_response_opcode                            (peer_response_opcode),
        .peer_response_return_code                       (peer_response_return_code),
        .peer_response_message_id                        (peer_response_message_id),
        .peer_response_modified_length                   (peer_response_modified_length),
        .limit_valid                                     (limit_valid),
        .limit_ccc                                       (limit_ccc),
        .limit_window                                    (limit_window),
        .limit_credit_on                                 (limit_credit_on),
        .limit_credit                                    (limit_credit),
        .limit_cwnd                                      (limit_cwnd),
        .limit_max_window                                (limit_max_window),
        .limit_is_small                                  (limit_is_small),
        .picked_entropy                                  (picked_entropy),
        .picked_ccc_id                                   (picked_ccc_id),
        .picked_credit_target                            (picked_credit_target),
        .ready                                           (sender_ready),
        .left_valid                                      (sender_left_valid),
        .left_handle                                     (sender_left_handle),
        .outcome_valid                                   (sender_outcome_valid),
        .outcome_place                                   (sender_outcome_place),
        .outcome_handle                                  (sender_outcome_handle),
        .outcome_message                                 (sender_outcome_message),
        .outcome_kind                                    (sender_outcome_kind),
        .outcome_response_present                        (sender_outcome_response_present),
        .outcome_response_list                           (sender_outcome_response_list),
        .outcome_response_opcode                         (sender_outcome_response_opcode),
        .outcome_response_return_code                    (sender_outcome_response_return_code),
        .outcome_response_message_id                     (sender_outcome_response_message_id),
        .outcome_response_modified_length                (sender_outcome_response_modified_length),
        .outcome_code                                    (sender_outcome_code),
        .congestion_valid                                (sender_congestion_valid),
        .congestion_ccc                                  (sender_congestion_ccc),
        .congestion_kind                                 (sender_congestion_kind),
        .congestion_bytes                                (sender_congestion_bytes),
        .congestion_entropy                              (sender_congestion_entropy),
        .congestion_ecn                                  (sender_congestion_ecn),
        .congestion_rtt_valid                            (sender_congestion_rtt_valid),
        .congestion_rtt                                  (sender_congestion_rtt),
        .congestion_out_of_order                         (sender_congestion_out_of_order),
        .congestion_has_nscc                             (sender_congestion_has_nscc),
        .congestion_rcv_cwnd_pend                        (sender_congestion_rcv_cwnd_pend),
        .congestion_restore_cwnd                         (sender_congestion_restore_cwnd),
        .congestion_has_credit                           (sender_congestion_has_credit),
        .congestion_credit                               (sender_congestion_credit),
        .congestion_now                                  (sender_congestion_now),
        .pdc_event_valid                                 (sender_pdc_event_valid),
        .pdc_event_place                                 (sender_pdc_event_place),
        .pdc_event_pdcid                                 (sender_pdc_event_pdcid),
        .pdc_event_opened                                (sender_pdc_event_opened),
        .pdc_event_established                           (sender_pdc_event_established),
        .pdc_event_moved                                 (sender_pdc_event_moved),
        .pdc_event_quiesce                               (sender_pdc_event_quiesce),
        .pdc_event_failed                                (sender_pdc_event_failed),
        .pdc_event_code                                  (sender_pdc_event_code),
        .pdc_event_closed                                (sender_pdc_event_closed),
        .pdc_event_ended                                 (sender_pdc_event_ended),
        .pdc_event_next_psn                              (sender_pdc_event_next_psn),
        .pdc_event_syn_resent                            (sender_pdc_event_syn_resent),
        .pick_valid                                      (sender_pick_valid),
        .pick_ccc                                        (sender_pick_ccc),
        .pick_place                                      (sender_pick_place),
        .pick_size                                       (sender_pick_size),
        .pick_ordered                                    (sender_pick_ordered),
        .counts_initiator_pipe_ignored_unknown_pdc       (sender_counts_initiator_pipe_ignored_unknown_pdc),
        .counts_initiator_pipe_ignored_mismatch          (sender_counts_initiator_pipe_ignored_mismatch),
        .counts_initiator_pipe_ignored_ack_out_of_range  (sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .counts_initiator_pipe_ignored_nack_out_of_range (sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .counts_initiator_pipe_ignored_nack_unexpected   (sender_counts_initiator_pipe_ignored_nack_unexpected),
        .counts_initiator_pipe_sack_out_of_range         (sender_counts_initiator_pipe_sack_out_of_range),
        .counts_initiator_pipe_probe_stale               (sender_counts_initiator_pipe_probe_stale),
        .counts_initiator_pipe_duplicate_ack             (sender_counts_initiator_pipe_duplicate_ack),
        .counts_initiator_pipe_spurious                  (sender_counts_initiator_pipe_spurious),
        .counts_initiator_pipe_held_timeout              (sender_counts_initiator_pipe_held_timeout),
        .counts_initiator_pipe_nack_again                (sender_counts_initiator_pipe_nack_again),
        .counts_initiator_pipe_retransmitted             (sender_counts_initiator_pipe_retransmitted),
        .counts_initiator_pipe_ack_req_sent              (sender_counts_initiator_pipe_ack_req_sent),
        .counts_initiator_pipe_probe_sent                (sender_counts_initiator_pipe_probe_sent),
        .counts_initiator_pipe_clear_sent                (sender_counts_initiator_pipe_clear_sent),
        .counts_initiator_pipe_lost_trim                 (sender_counts_initiator_pipe_lost_trim),
        .counts_initiator_pipe_lost_nack                 (sender_counts_initiator_pipe_lost_nack),
        .counts_initiator_pipe_lost_timeout              (sender_counts_initiator_pipe_lost_timeout),
        .counts_initiator_pipe_lost_tail                 (sender_counts_initiator_pipe_lost_tail),
        .counts_initiator_pipe_lost_entropy              (sender_counts_initiator_pipe_lost_entropy),
        .counts_initiator_pipe_recoveries                (sender_counts_initiator_pipe_recoveries),
        .counts_initiator_peer_mismatch                  (sender_counts_initiator_peer_mismatch),
        .counts_initiator_peer_dropped                   (sender_counts_initiator_peer_dropped),
        .counts_parked                                   (sender_counts_parked),
        .counts_unsent                                   (sender_counts_unsent),
        .counts_credit_req_sent                          (sender_counts_credit_req_sent),
        .counts_credit_req_ignored                       (sender_counts_credit_req_ignored),
        .send_payload_tuple_mode                         (send_payload_tuple_mode),
        .send_payload_tuple_job_id                       (send_payload_tuple_job_id),
        .send_payload_tuple_local                        (send_payload_tuple_local),
        .send_payload_tuple_destination                  (send_payload_tuple_destination),
        .send_payload_tuple_traffic_class                (send_payload_tuple_traffic_class),
        .send_payload_tuple_sdi                          (send_payload_tuple_sdi),
        .send_payload_tuple_lane                         (send_payload_tuple_lane),
        .send_payload_packet_kind                        (send_payload_packet_kind),
        .send_payload_packet_message                     (send_payload_packet_message),
        .send_payload_packet_first                       (send_payload_packet_first),
        .send_payload_packet_last                        (send_payload_packet_last),
        .send_payload_packet_length                      (send_payload_packet_length),
        .send_payload_packet_size                        (send_payload_packet_size),
        .send_payload_packet_payload                     (send_payload_packet_payload),
        .send_payload_packet_handle                      (send_payload_packet_handle),
        .send_valid                                      (send_valid),
        .send_ready                                      (sender_send_ready),
        .packet_payload_packet_place                     (sender_packet_payload_packet_place),
        .packet_payload_packet_kind                      (sender_packet_payload_packet_kind),
        .packet_payload_packet_rod                       (sender_packet_payload_packet_rod),
        .packet_payload_packet_retx                      (sender_packet_payload_packet_retx),
        .packet_payload_packet_ar                        (sender_packet_payload_packet_ar),
        .packet_payload_packet_syn                       (sender_packet_payload_packet_syn),
        .packet_payload_packet_psn                       (sender_packet_payload_packet_psn),
        .packet_payload_packet_clear_offset              (sender_packet_payload_packet_clear_offset),
        .packet_payload_packet_opaque                    (sender_packet_payload_packet_opaque),
        .packet_payload_packet_payload                   (sender_packet_payload_packet_payload),
        .packet_payload_packet_spdcid                    (sender_packet_payload_packet_spdcid),
        .packet_payload_packet_dpdcid                    (sender_packet_payload_packet_dpdcid),
        .packet_payload_packet_picked_entropy            (sender_packet_payload_packet_picked_entropy),
        .packet_payload_packet_picked_ccc_id             (sender_packet_payload_packet_picked_ccc_id),
        .packet_payload_packet_picked_credit_target      (sender_packet_payload_packet_picked_credit_target),
        .packet_payload_packet_handle                    (sender_packet_payload_packet_handle),
        .packet_payload_packet_message                   (sender_packet_payload_packet_message),
        .packet_payload_packet_length                    (sender_packet_payload_packet_length),
        .packet_payload_packet_size                      (sender_packet_payload_packet_size),
        .packet_payload_destination                      (sender_packet_payload_destination),
        .packet_payload_local                            (sender_packet_payload_local),
        .packet_valid                                    (sender_packet_valid),
        .packet_ready                                    (packet_ready)
    );

    pds_sender_control_n8_w128 control (
        .clk                                             (clk),
        .rst                                             (rst),
        .ready                                           (sender_ready),
        .counts_initiator_pipe_ignored_unknown_pdc       (sender_counts_initiator_pipe_ignored_unknown_pdc),
        .counts_initiator_pipe_ignored_mismatch          (sender_counts_initiator_pipe_ignored_mismatch),
        .counts_initiator_pipe_ignored_ack_out_of_range  (sender_counts_initiator_pipe_ignored_ack_out_of_range),
        .counts_initiator_pipe_ignored_nack_out_of_range (sender_counts_initiator_pipe_ignored_nack_out_of_range),
        .counts_initiator_pipe_ignored_nack_unexpected   (sender_counts_initiator_pipe_ignored_nack_unexpected),
        .counts_initiator_pipe_sack_out_of_range         (sender_counts_initiator_pipe_sack_out_of_range),
        .counts_initiator_pipe_probe_stale               (sender_counts_initiator_pipe_probe_stale),
        .counts_initiator_pipe_duplicate_ack             (sender_counts_initiator_pipe_duplicate_ack),
        .counts_initiator_pipe_spurious                  (sender_counts_initiator_pipe_spurious),
        .counts_initiator_pipe_held_timeout              (sender_counts_initiator_pipe_held_timeout),
        .counts_initiator_pipe_nack_again                (sender_counts_initiator_pipe_nack_again),
        .counts_initiator_pipe_retransmitted             (sender_counts_initiator_pipe_retransmitted),
        .counts_initiator_pipe_ack_req_sent              (sender_counts_initiator_pipe_ack_req_sent),
        .counts_initiator_pipe_probe_sent                (sender_counts_initiator_pipe_probe_sent),
        .counts_initiator_pipe_clear_sent                (sender_counts_initiator_pipe_clear_sent),
        .counts_initiator_pipe_lost_trim                 (sender_counts_initiator_pipe_lost_trim),
        .counts_initiator_pipe_lost_nack                 (sender_counts_initiator_pipe_lost_nack),
        .counts_initiator_pipe_lost_timeout              (sender_counts_initiator_pipe_lost_timeout),
        .counts_initiator_pipe_lost_tail                 (sender_counts_initiator_pipe_lost_tail),
        .counts_initiator_pipe_lost_entropy              (sender_counts_initiator_pipe_lost_entropy),
        .counts_initiator_pipe_recoveries                (sender_counts_initiator_pipe_recoveries),
        .counts_initiator_peer_mismatch                  (sender_counts_initiator_peer_mismatch),
        .counts_initiator_peer_dropped                   (sender_counts_initiator_peer_dropped),
        .counts_parked                                   (sender_counts_parked),
        .counts_unsent                                   (sender_counts_unsent),
        .counts_credit_req_sent                          (sender_counts_credit_req_sent),
        .counts_credit_req_ignored                       (sender_counts_credit_req_ignored),
        .pdc_event_valid                                 (sender_pdc_event_valid),
        .pdc_event_place                                 (sender_pdc_event_place),
        .pdc_event_pdcid                                 (sender_pdc_event_pdcid),
        .pdc_event_opened                                (sender_pdc_event_opened),
        .pdc_event_established                           (sender_pdc_event_established),
        .pdc_event_moved                                 (sender_pdc_event_moved),
        .pdc_event_quiesce                               (sender_pdc_event_quiesce),
        .pdc_event_failed                                (sender_pdc_event_failed),
        .pdc_event_code                                  (sender_pdc_event_code),
        .pdc_event_closed                                (sender_pdc_event_closed),
        .pdc_event_ended                                 (sender_pdc_event_ended),
        .pdc_event_next_psn                              (sender_pdc_event_next_psn),
        .pdc_event_syn_resent                            (sender_pdc_event_syn_resent),
        .left                                            (sender_packet_valid && packet_ready),
        .registers_initiator_rto_init                    (control_registers_initiator_rto_init),
        .registers_initiator_rto_max                     (control_registers_initiator_rto_max),
        .registers_initiator_max_rto_retx                (control_registers_initiator_max_rto_retx),
        .registers_initiator_nack_retx                   (control_registers_initiator_nack_retx),
        .registers_initiator_max_nack_retx               (control_registers_initiator_max_nack_retx),
        .registers_initiator_go_back                     (control_registers_initiator_go_back),
        .registers_initiator_tail_loss                   (control_registers_initiator_tail_loss),
        .registers_initiator_max_tail_loss               (control_registers_initiator_max_tail_loss),
        .registers_initiator_probe                       (control_registers_initiator_probe),
        .registers_initiator_probe_tail                  (control_registers_initiator_probe_tail),
        .registers_initiator_probe_again                 (control_registers_initiator_probe_again),
        .registers_initiator_probe_first                 (control_registers_initiator_probe_first),
        .registers_initiator_clear                       (control_registers_initiator_clear),
        .registers_initiator_idle                        (control_registers_initiator_idle),
        .registers_initiator_default_mpr                 (control_registers_initiator_default_mpr),
        .registers_initiator_override_mpr_zero           (control_registers_initiator_override_mpr_zero),
        .registers_initiator_ack_request_below           (control_registers_initiator_ack_request_below),
        .registers_initiator_packet_shift                (control_registers_initiator_packet_shift),
        .registers_initiator_service_required            (control_registers_initiator_service_required),
        .registers_initiator_loss_trim_nack              (control_registers_initiator_loss_trim_nack),
        .registers_initiator_loss_loss_nack              (control_registers_initiator_loss_loss_nack),
        .registers_initiator_loss_out_of_order           (control_registers_initiator_loss_out_of_order),
        .registers_initiator_loss_entropy                (control_registers_initiator_loss_entropy),
        .registers_initiator_loss_probe                  (control_registers_initiator_loss_probe),
        .registers_initiator_loss_tail                   (control_registers_initiator_loss_tail),
        .registers_initiator_loss_rto                    (control_registers_initiator_loss_rto),
        .registers_initiator_loss_ack_req                (control_registers_initiator_loss_ack_req),
        .registers_choice_pdcs_per_tuple                 (control_registers_choice_pdcs_per_tuple),
        .registers_choice_spread_turns                   (control_registers_choice_spread_turns),
        .registers_choice_full_level                     (control_registers_choice_full_level),
        .registers_choice_quarantine_time                (control_registers_choice_quarantine_time),
        .registers_expected_0rtt                         (control_registers_expected_0rtt),
        .irq                                             (control_irq),
        .s_axi_awaddr                                    (s_axi_awaddr),
        .s_axi_awprot                                    (s_axi_awprot),
        .s_axi_awvalid                                   (s_axi_awvalid),
        .s_axi_awready                                   (control_s_axi_awready),
        .s_axi_wdata                                     (s_axi_wdata),
        .s_axi_wstrb                                     (s_axi_wstrb),
        .s_axi_wvalid                                    (s_axi_wvalid),
        .s_axi_wready                                    (control_s_axi_wready),
        .s_axi_bresp                                     (control_s_axi_bresp),
        .s_axi_bvalid                                    (control_s_axi_bvalid),
        .s_axi_bready                                    (s_axi_bready),
        .s_axi_araddr                                    (s_axi_araddr),
        .s_axi_arprot                                    (s_axi_arprot),
        .s_axi_arvalid                                   (s_axi_arvalid),
        .s_axi_arready                                   (control_s_axi_arready),
        .s_axi_rdata                                     (control_s_axi_rdata),
        .s_axi_rresp                                     (control_s_axi_rresp),
        .s_axi_rvalid                                    (control_s_axi_rvalid),
        .s_axi_rready                                    (s_axi_rready)
    );

    assign ready = sender_ready;
    assign left_valid = sender_left_valid;
    assign left_handle = sender_left_handle;
    assign outcome_valid = sender_outcome_valid;
    assign outcome_place = sender_outcome_place;
    assign outcome_handle = sender_outcome_handle;
    assign outcome_message = sender_outcome_message;
    assign outcome_kind = sender_outcome_kind;
    assign outcome_response_present = sender_outcome_response_present;
    assign outcome_response_list = sender_outcome_response_list;
    assign outcome_response_opcode = sender_outcome_response_opcode;
    assign outcome_response_return_code = sender_outcome_response_return_code;
    assign outcome_response_message_id = sender_outcome_response_message_id;
    assign outcome_response_modified_length = sender_outcome_response_modified_length;
    assign outcome_code = sender_outcome_code;
    assign congestion_valid = sender_congestion_valid;
    assign congestion_ccc = sender_congestion_ccc;
    assign congestion_kind = sender_congestion_kind;
    assign congestion_bytes = sender_congestion_bytes;
    assign congestion_entropy = sender_congestion_entropy;
    assign congestion_ecn = sender_congestion_ecn;
    assign congestion_rtt_valid = sender_congestion_rtt_valid;
    assign congestion_rtt = sender_congestion_rtt;
    assign congestion_out_of_order = sender_congestion_out_of_order;
    assign congestion_has_nscc = sender_congestion_has_nscc;
    assign congestion_rcv_cwnd_pend = sender_congestion_rcv_cwnd_pend;
    assign congestion_restore_cwnd = sender_congestion_restore_cwnd;
    assign congestion_has_credit = sender_congestion_has_credit;
    assign congestion_credit = sender_congestion_credit;
    assign congestion_now = sender_congestion_now;
    assign pdc_event_valid = sender_pdc_event_valid;
    assign pdc_event_place = sender_pdc_event_place;
    assign pdc_event_pdcid = sender_pdc_event_pdcid;
    assign pdc_event_opened = sender_pdc_event_opened;
    assign pdc_event_established = sender_pdc_event_established;
    assign pdc_event_moved = sender_pdc_event_moved;
    assign pdc_event_quiesce = sender_pdc_event_quiesce;
    assign pdc_event_failed = sender_pdc_event_failed;
    assign pdc_event_code = sender_pdc_event_code;
    assign pdc_event_closed = sender_pdc_event_closed;
    assign pdc_event_ended = sender_pdc_event_ended;
    assign pdc_event_next_psn = sender_pdc_event_next_psn;
    assign pdc_event_syn_resent = sender_pdc_event_syn_resent;
    assign pick_valid = sender_pick_valid;
    assign pick_ccc = sender_pick_ccc;
    assign pick_place = sender_pick_place;
    assign pick_size = sender_pick_size;
    assign pick_ordered = sender_pick_ordered;
    assign irq = control_irq;
    assign send_ready = sender_send_ready;
    assign packet_payload_packet_place = sender_packet_payload_packet_place;
    assign packet_payload_packet_kind = sender_packet_payload_packet_kind;
    assign packet_payload_packet_rod = sender_packet_payload_packet_rod;
    assign packet_payload_packet_retx = sender_packet_payload_packet_retx;
    assign packet_payload_packet_ar = sender_packet_payload_packet_ar;
    assign packet_payload_packet_syn = sender_packet_payload_packet_syn;
    assign packet_payload_packet_psn = sender_packet_payload_packet_psn;
    assign packet_payload_packet_clear_offset = sender_packet_payload_packet_clear_offset;
    assign packet_payload_packet_opaque = sender_packet_payload_packet_opaque;
    assign packet_payload_packet_payload = sender_packet_payload_packet_payload;
    assign packet_payload_packet_spdcid = sender_packet_payload_packet_spdcid;
    assign packet_payload_packet_dpdcid = sender_packet_payload_packet_dpdcid;
    assign packet_payload_packet_picked_entropy = sender_packet_payload_packet_picked_entropy;
    assign packet_payload_packet_picked_ccc_id = sender_packet_payload_packet_picked_ccc_id;
    assign packet_payload_packet_picked_credit_target = sender_packet_payload_packet_picked_credit_target;
    assign packet_payload_packet_handle = sender_packet_payload_packet_handle;
    assign packet_payload_packet_message = sender_packet_payload_packet_message;
    assign packet_payload_packet_length = sender_packet_payload_packet_length;
    assign packet_payload_packet_size = sender_packet_payload_packet_size;
    assign packet_payload_destination = sender_packet_payload_destination;
    assign packet_payload_local = sender_packet_payload_local;
    assign packet_valid = sender_packet_valid;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;

endmodule

`default_nettype wire
