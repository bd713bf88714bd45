// Target side of the packet delivery sublayer for 8 PDCs with windows of 128 PSNs.
`default_nettype none

module pds_target_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [16:0] now,
    input  wire         registers_ack_ack_on_ecn,
    input  wire         registers_ack_ack_per_packet,
    input  wire         registers_ack_ack_tail,
    input  wire  [15:0] registers_ack_ack_gen_trigger,
    input  wire  [11:0] registers_ack_ack_gen_min_add,
    input  wire   [7:0] registers_offer_mpr,
    input  wire   [6:0] registers_offer_rcv_cwnd_pend,
    input  wire         registers_offer_restore_cwnd,
    input  wire  [19:0] registers_times_new_pdc,
    input  wire  [19:0] registers_times_linger,
    input  wire  [19:0] registers_times_close_req,
    input  wire  [24:0] registers_quarantine,
    output wire         ready,
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
    output wire         ended_valid,
    output wire         ended_done,
    output wire  [15:0] ended_pdcid,
    output wire [127:0] ended_source,
    output wire   [3:0] ended_local,
    output wire  [15:0] ended_spdcid,
    output wire  [31:0] ended_next_start_psn,
    output wire         released_valid,
    output wire  [15:0] released_pdcid,
    output wire  [31:0] released_psn,
    output wire  [31:0] released_handle,
    output wire         events_stored_response,
    output wire         events_ack_req_stored,
    output wire         events_gtd_resp_unavail,
    output wire         events_ack_with_data,
    output wire         events_response_stale,
    output wire         events_command_ignored,
    output wire         events_guaranteed_not_stored,
    output wire         events_reply_dropped,
    output wire         housekeeping_events_new_pdc_timeout,
    output wire         housekeeping_events_close_req_timeout,
    output wire         housekeeping_events_command_ignored,
    output wire         trace_control_valid,
    output wire         trace_control_kind,
    output wire         trace_failed_valid,
    output wire  [15:0] trace_failed_pdcid,
    output wire         trace_failed_by_time,
    output wire         trace_free_valid,
    output wire  [15:0] trace_free_pdcid,
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
    input  wire   [2:0] command_payload_kind,
    input  wire  [15:0] command_payload_pdcid,
    input  wire         command_payload_with_psn,
    input  wire  [31:0] command_payload_psn,
    input  wire         command_valid,
    output wire         command_ready,
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

    reg          started;
    wire         arrivals_arrival_valid;
    wire   [2:0] arrivals_arrival_pdc;
    wire         arrivals_arrival_create;
    wire         arrivals_arrival_pends;
    wire         arrivals_arrival_rod;
    wire  [31:0] arrivals_arrival_origin;
    wire  [31:0] arrivals_arrival_psn;
    wire         arrivals_arrival_sequenced;
    wire         arrivals_arrival_closes;
    wire         arrivals_arrival_acceptable;
    wire         arrivals_arrival_oldest_only;
    wire         arrivals_arrival_opens;
    wire         arrivals_arrival_clears;
    wire  [31:0] arrivals_arrival_clear;
    wire         arrivals_arrival_failed;
    wire         arrivals_arrival_return_busy;
    wire         arrivals_verdict_valid;
    wire   [5:0] arrivals_verdict_verdict;
    wire   [1:0] arrivals_verdict_request_clear;
    wire         arrivals_deliver_valid;
    wire  [15:0] arrivals_deliver_pdcid;
    wire  [31:0] arrivals_deliver_psn;
    wire         arrivals_deliver_rod;
    wire         arrivals_deliver_cookie_ack;
    wire         arrivals_deliver_cookie_ce;
    wire         arrivals_deliver_cookie_retx;
    wire  [15:0] arrivals_deliver_cookie_entropy;
    wire  [16:0] arrivals_deliver_cookie_time;
    wire         arrivals_ask_valid;
    wire   [2:0] arrivals_ask_about;
    wire  [15:0] arrivals_ask_pdcid;
    wire  [31:0] arrivals_ask_psn;
    wire         arrivals_ask_cookie_ack;
    wire         arrivals_ask_cookie_ce;
    wire         arrivals_ask_cookie_retx;
    wire  [15:0] arrivals_ask_cookie_entropy;
    wire  [16:0] arrivals_ask_cookie_time;
    wire [127:0] arrivals_ask_destination;
    wire   [3:0] arrivals_ask_local;
    wire  [15:0] arrivals_ask_peer_pdcid;
    wire         arrivals_ask_default_response;
    wire  [15:0] arrivals_ask_message_id;
    wire  [23:0] arrivals_ask_job_id;
    wire         arrivals_ask_by_ack_req;
    wire  [15:0] arrivals_ask_opaque;
    wire  [31:0] arrivals_ask_payload;
    wire   [7:0] arrivals_ask_nack_code;
    wire         arrivals_route_write_enable;
    wire  [15:0] arrivals_route_write_pdcid;
    wire [127:0] arrivals_route_write_destination;
    wire   [3:0] arrivals_route_write_local;
    wire  [15:0] arrivals_route_write_peer_pdcid;
    wire         arrivals_route_write_rod;
    wire  [31:0] arrivals_route_write_start_psn;
    wire         arrivals_route_write_pending;
    wire         arrivals_account_write_enable;
    wire  [15:0] arrivals_account_write_pdcid;
    wire  [31:0] arrivals_account_write_bytes;
    wire         arrivals_timer_valid;
    wire  [15:0] arrivals_timer_pdcid;
    wire   [1:0] arrivals_timer_op;
    wire         arrivals_ended_valid;
    wire         arrivals_ended_done;
    wire  [15:0] arrivals_ended_pdcid;
    wire [127:0] arrivals_ended_source;
    wire   [3:0] arrivals_ended_local;
    wire  [15:0] arrivals_ended_spdcid;
    wire  [31:0] arrivals_ended_next_start_psn;
    wire         arrivals_released_valid;
    wire  [15:0] arrivals_released_pdcid;
    wire         arrivals_request_ready;
    wire         arrivals_end_ready;
    wire         tracker_verdict_valid;
    wire   [2:0] tracker_verdict_pdc;
    wire   [3:0] tracker_verdict_judgement;
    wire   [1:0] tracker_verdict_response;
    wire         tracker_verdict_is_close;
    wire         tracker_verdict_closed;
    wire         tracker_verdict_first_gap;
    wire  [31:0] tracker_verdict_expected;
    wire   [1:0] tracker_verdict_clear;
    wire         tracker_verdict_is_highest;
    wire         tracker_verdict_ends_pending;
    wire         tracker_start_write_enable;
    wire   [2:0] tracker_start_write_pdc;
    wire  [31:0] tracker_start_write_origin;
    wire         tracker_next_write_enable;
    wire   [2:0] tracker_next_write_pdc;
    wire  [31:0] tracker_next_write_next;
    wire         tracker_next_write_announced;
    wire         tracker_clear_write_enable;
    wire   [2:0] tracker_clear_write_pdc;
    wire  [31:0] tracker_clear_write_uncleared;
    wire         tracker_count_write_enable;
    wire   [2:0] tracker_count_write_pdc;
    wire   [7:0] tracker_count_write_accepted;
    wire  [31:0] tracker_count_write_highest;
    wire         tracker_word_write_enable;
    wire         tracker_word_write_store;
    wire   [2:0] tracker_word_write_pdc;
    wire         tracker_word_write_word;
    wire   [1:0] tracker_word_write_written;
    wire  [63:0] tracker_word_write_data;
    wire         tracker_flags_write_enable;
    wire   [2:0] tracker_flags_write_pdc;
    wire   [1:0] tracker_flags_write_flags;
    wire         housekeeping_ready;
    wire         housekeeping_fail_valid;
    wire  [15:0] housekeeping_fail_pdcid;
    wire         housekeeping_fail_by_time;
    wire         housekeeping_close_write_enable;
    wire   [2:0] housekeeping_close_write_pdc;
    wire         housekeeping_close_write_flag;
    wire         housekeeping_busy_write_enable;
    wire   [2:0] housekeeping_busy_write_pdc;
    wire         housekeeping_busy_write_flag;
    wire         housekeeping_retired_valid;
    wire   [2:0] housekeeping_retired_pdc;
    wire         housekeeping_command_ready;
    wire  [15:0] housekeeping_end_payload_pdcid;
    wire         housekeeping_end_payload_pending;
    wire         housekeeping_end_valid;
    wire         housekeeping_control_payload_kind;
    wire  [15:0] housekeeping_control_payload_pdcid;
    wire  [31:0] housekeeping_control_payload_psn;
    wire         housekeeping_control_valid;
    wire   [2:0] housekeeping_forget_payload;
    wire         housekeeping_forget_valid;
    wire         answers_ready;
    wire         answers_base_write_enable;
    wire   [2:0] answers_base_write_pdc;
    wire  [31:0] answers_base_write_base;
    wire         answers_responded_write_enable;
    wire         answers_responded_write_store;
    wire   [2:0] answers_responded_write_pdc;
    wire         answers_responded_write_word;
    wire   [1:0] answers_responded_write_written;
    wire [127:0] answers_responded_write_data;
    wire         answers_released_valid;
    wire  [15:0] answers_released_pdcid;
    wire  [31:0] answers_released_psn;
    wire  [31:0] answers_released_handle;
    wire         answers_counts_stored_response;
    wire         answers_counts_ack_req_stored;
    wire         answers_counts_gtd_resp_unavail;
    wire         answers_counts_ack_with_data;
    wire         answers_counts_response_stale;
    wire         answers_counts_command_ignored;
    wire         answers_counts_guaranteed_not_stored;
    wire         answers_counts_reply_dropped;
    wire         answers_response_ready;
    wire         answers_control_ready;
    wire         answers_forget_ready;
    wire   [1:0] answers_reply_payload_type;
    wire [127:0] answers_reply_payload_destination;
    wire   [3:0] answers_reply_payload_local;
    wire  [15:0] answers_reply_payload_entropy;
    wire  [15:0] answers_reply_payload_spdcid;
    wire  [15:0] answers_reply_payload_dpdcid;
    wire         answers_reply_payload_m;
    wire         answers_reply_payload_retx;
    wire   [1:0] answers_reply_payload_req;
    wire         answers_reply_payload_p;
    wire  [15:0] answers_reply_payload_ack_psn_offset;
    wire  [31:0] answers_reply_payload_cack_psn;
    wire   [1:0] answers_reply_payload_response;
    wire  [15:0] answers_reply_payload_message_id;
    wire  [23:0] answers_reply_payload_job_id;
    wire  [31:0] answers_reply_payload_handle;
    wire   [3:0] answers_reply_payload_next_hdr;
    wire         answers_reply_payload_kept;
    wire   [7:0] answers_reply_payload_mpr;
    wire  [15:0] answers_reply_payload_sack_psn_offset;
    wire  [63:0] answers_reply_payload_sack_bitmap;
    wire  [15:0] answers_reply_payload_service_time;
    wire         answers_reply_payload_restore_cwnd;
    wire   [6:0] answers_reply_payload_rcv_cwnd_pend;
    wire  [23:0] answers_reply_payload_rcvd_bytes;
    wire  [15:0] answers_reply_payload_ooo_count;
    wire   [7:0] answers_reply_payload_nack_code;
    wire  [31:0] answers_reply_payload_psn;
    wire  [31:0] answers_reply_payload_payload;
    wire         answers_reply_payload_control;
    wire         answers_reply_payload_ar;
    wire         answers_reply_valid;

    wire         base_write_enable = answers_base_write_enable;
    wire   [2:0] base_write_pdc = answers_base_write_pdc;
    wire  [31:0] base_write_base = answers_base_write_base;
    wire         responded_write_enable = answers_responded_write_enable;
    wire         responded_write_store = answers_responded_write_store;
    wire   [2:0] responded_write_pdc = answers_responded_write_pdc;
    wire         responded_write_word = answers_responded_write_word;
    wire   [1:0] responded_write_written = answers_responded_write_written;
    wire [127:0] responded_write_data = answers_responded_write_data;
    wire         fail_valid = housekeeping_fail_valid;
    wire  [15:0] fail_pdcid = housekeeping_fail_pdcid;
    wire         busy_write_enable = housekeeping_busy_write_enable;
    wire   [2:0] busy_write_pdc = housekeeping_busy_write_pdc;
    wire         busy_write_flag = housekeeping_busy_write_flag;
    wire         retires = housekeeping_retired_valid;
    wire  [15:0] end_payload_pdcid = housekeeping_end_payload_pdcid;
    wire         end_payload_pending = housekeeping_end_payload_pending;
    wire         end_valid = housekeeping_end_valid;
    wire         next_write_enable = tracker_next_write_enable;
    wire   [2:0] next_write_pdc = tracker_next_write_pdc;
    wire  [31:0] next_write_next = tracker_next_write_next;
    wire         next_write_announced = tracker_next_write_announced;
    wire         tracked_valid = tracker_verdict_valid;
    wire   [2:0] tracked_pdc = tracker_verdict_pdc;
    wire   [3:0] tracked_judgement = tracker_verdict_judgement;
    wire   [1:0] tracked_response = tracker_verdict_response;
    wire         tracked_is_close = tracker_verdict_is_close;
    wire         tracked_closed = tracker_verdict_closed;
    wire         tracked_first_gap = tracker_verdict_first_gap;
    wire  [31:0] tracked_expected = tracker_verdict_expected;
    wire   [1:0] tracked_clear = tracker_verdict_clear;
    wire         tracked_is_highest = tracker_verdict_is_highest;
    wire         tracked_ends_pending = tracker_verdict_ends_pending;

    pds_arrival_n8_w128_v0_p0_s4 arrivals (
        .clk                                  (clk),
        .rst                                  (rst),
        .now                                  (now),
        .registers_ack_on_ecn                 (registers_ack_ack_on_ecn),
        .registers_ack_per_packet             (registers_ack_ack_per_packet),
        .registers_ack_tail                   (registers_ack_ack_tail),
        .registers_ack_gen_trigger            (registers_ack_ack_gen_trigger),
        .registers_ack_gen_min_add            (registers_ack_ack_gen_min_add),
        .quarantine_time                      (registers_quarantine),
        .fail_valid                           (fail_valid),
        .fail_pdcid                           (fail_pdcid),
        .busy_write_enable                    (busy_write_enable),
        .busy_write_pdc                       (busy_write_pdc),
        .busy_write_flag                      (busy_write_flag),
        .forgotten                            (retires),
        .tracked_valid                        (tracked_valid),
        .tracked_pdc                          (tracked_pdc),
        .tracked_judgement                    (tracked_judgement),
        .tracked_response                     (tracked_response),
        .tracked_is_close                     (tracked_is_close),
        .tracked_closed                       (tracked_closed),
        .tracked_first_gap                    (tracked_first_gap),
        .tracked_expected                     (tracked_expected),
        .tracked_clear                        (tracked_clear),
        .tracked_is_highest                   (tracked_is_highest),
        .tracked_ends_pending                 (tracked_ends_pending),
        .next_write_enable                    (next_write_enable),
        .next_write_pdc                       (next_write_pdc),
        .next_write_next                      (next_write_next),
        .next_write_announced                 (next_write_announced),
        .arrival_valid                        (arrivals_arrival_valid),
        .arrival_pdc                          (arrivals_arrival_pdc),
        .arrival_create                       (arrivals_arrival_create),
        .arrival_pends                        (arrivals_arrival_pends),
        .arrival_rod                          (arrivals_arrival_rod),
        .arrival_origin                       (arrivals_arrival_origin),
        .arrival_psn                          (arrivals_arrival_psn),
        .arrival_sequenced                    (arrivals_arrival_sequenced),
        .arrival_closes                       (arrivals_arrival_closes),
        .arrival_acceptable                   (arrivals_arrival_acceptable),
        .arrival_oldest_only                  (arrivals_arrival_oldest_only),
        .arrival_opens                        (arrivals_arrival_opens),
        .arrival_clears                       (arrivals_arrival_clears),
        .arrival_clear                        (arrivals_arrival_clear),
        .arrival_failed                       (arrivals_arrival_failed),
        .arrival_return_busy                  (arrivals_arrival_return_busy),
        .verdict_valid                        (arrivals_verdict_valid),
        .verdict_verdict                      (arrivals_verdict_verdict),
        .verdict_request_clear                (arrivals_verdict_request_clear),
        .deliver_valid                        (arrivals_deliver_valid),
        .deliver_pdcid                        (arrivals_deliver_pdcid),
        .deliver_psn                          (arrivals_deliver_psn),
        .deliver_rod                          (arrivals_deliver_rod),
        .deliver_cookie_ack                   (arrivals_deliver_cookie_ack),
        .deliver_cookie_ce                    (arrivals_deliver_cookie_ce),
        .deliver_cookie_retx                  (arrivals_deliver_cookie_retx),
        .deliver_cookie_entropy               (arrivals_deliver_cookie_entropy),
        .deliver_cookie_time                  (arrivals_deliver_cookie_time),
        .ask_valid                            (arrivals_ask_valid),
        .ask_about                            (arrivals_ask_about),
        .ask_pdcid                            (arrivals_ask_pdcid),
        .ask_psn                              (arrivals_ask_psn),
        .ask_cookie_ack                       (arrivals_ask_cookie_ack),
        .ask_cookie_ce                        (arrivals_ask_cookie_ce),
        .ask_cookie_retx                      (arrivals_ask_cookie_retx),
        .ask_cookie_entropy                   (arrivals_ask_cookie_entropy),
        .ask_cookie_time                      (arrivals_ask_cookie_time),
        .ask_destination                      (arrivals_ask_destination),
        .ask_local                            (arrivals_ask_local),
        .ask_peer_pdcid                       (arrivals_ask_peer_pdcid),
        .ask_default_response                 (arrivals_ask_default_response),
        .ask_message_id                       (arrivals_ask_message_id),
        .ask_job_id                           (arrivals_ask_job_id),
        .ask_by_ack_req                       (arrivals_ask_by_ack_req),
        .ask_opaque                           (arrivals_ask_opaque),
        .ask_payload                          (arrivals_ask_payload),
        .ask_nack_code                        (arrivals_ask_nack_code),
        .route_write_enable                   (arrivals_route_write_enable),
        .route_write_pdcid                    (arrivals_route_write_pdcid),
        .route_write_destination              (arrivals_route_write_destination),
        .route_write_local                    (arrivals_route_write_local),
        .route_write_peer_pdcid               (arrivals_route_write_peer_pdcid),
        .route_write_rod                      (arrivals_route_write_rod),
        .route_write_start_psn                (arrivals_route_write_start_psn),
        .route_write_pending                  (arrivals_route_write_pending),
        .account_write_enable                 (arrivals_account_write_enable),
        .account_write_pdcid                  (arrivals_account_write_pdcid),
        .account_write_bytes                  (arrivals_account_write_bytes),
        .timer_valid                          (arrivals_timer_valid),
        .timer_pdcid                          (arrivals_timer_pdcid),
        .timer_op                             (arrivals_timer_op),
        .ended_valid                          (arrivals_ended_valid),
        .ended_done                           (arrivals_ended_done),
        .ended_pdcid                          (arrivals_ended_pdcid),
        .ended_source                         (arrivals_ended_source),
        .ended_local                          (arrivals_ended_local),
        .ended_spdcid                         (arrivals_ended_spdcid),
        .ended_next_start_psn                 (arrivals_ended_next_start_psn),
        .released_valid                       (arrivals_released_valid),
        .released_pdcid                       (arrivals_released_pdcid),
        .request_payload_source               (request_payload_source),
        .request_payload_local                (request_payload_local),
        .request_payload_kind                 (request_payload_kind),
        .request_payload_rod                  (request_payload_rod),
        .request_payload_trimmed              (request_payload_trimmed),
        .request_payload_ce                   (request_payload_ce),
        .request_payload_retx                 (request_payload_retx),
        .request_payload_ar                   (request_payload_ar),
        .request_payload_syn                  (request_payload_syn),
        .request_payload_psn                  (request_payload_psn),
        .request_payload_clear_offset         (request_payload_clear_offset),
        .request_payload_opaque               (request_payload_opaque),
        .request_payload_payload              (request_payload_payload),
        .request_payload_spdcid               (request_payload_spdcid),
        .request_payload_dpdcid               (request_payload_dpdcid),
        .request_payload_length               (request_payload_length),
        .request_payload_size                 (request_payload_size),
        .request_payload_entropy              (request_payload_entropy),
        .request_payload_message_id           (request_payload_message_id),
        .request_payload_job_id               (request_payload_job_id),
        .request_payload_resources_ccc        (request_payload_resources_ccc),
        .request_payload_resources_bitmap     (request_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer (request_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del    (request_payload_resources_gtd_del),
        .request_payload_resources_gtd_last   (request_payload_resources_gtd_last),
        .request_payload_resources_ses_msg    (request_payload_resources_ses_msg),
        .request_payload_resources_other      (request_payload_resources_other),
        .request_payload_tss_method           (request_payload_tss_method),
        .request_payload_tss_start_psn        (request_payload_tss_start_psn),
        .request_valid                        (request_valid && started),
        .request_ready                        (arrivals_request_ready),
        .end_payload_pdcid                    (end_payload_pdcid),
        .end_payload_pending                  (end_payload_pending),
        .end_valid                            (end_valid),
        .end_ready                            (arrivals_end_ready)
    );

    arrival_pipe_n8_w128 tracker (
        .clk                    (clk),
        .rst                    (rst),
        .arrival_valid          (arrivals_arrival_valid),
        .arrival_pdc            (arrivals_arrival_pdc),
        .arrival_create         (arrivals_arrival_create),
        .arrival_pends          (arrivals_arrival_pends),
        .arrival_rod            (arrivals_arrival_rod),
        .arrival_origin         (arrivals_arrival_origin),
        .arrival_psn            (arrivals_arrival_psn),
        .arrival_sequenced      (arrivals_arrival_sequenced),
        .arrival_closes         (arrivals_arrival_closes),
        .arrival_acceptable     (arrivals_arrival_acceptable),
        .arrival_oldest_only    (arrivals_arrival_oldest_only),
        .arrival_opens          (arrivals_arrival_opens),
        .arrival_clears         (arrivals_arrival_clears),
        .arrival_clear          (arrivals_arrival_clear),
        .arrival_failed         (arrivals_arrival_failed),
        .arrival_return_busy    (arrivals_arrival_return_busy),
        .base_write_enable      (base_write_enable),
        .base_write_pdc         (base_write_pdc),
        .base_write_base        (base_write_base),
        .response_write_enable  (responded_write_enable),
        .response_write_store   (responded_write_store),
        .response_write_pdc     (responded_write_pdc),
        .response_write_word    (responded_write_word),
        .response_write_written (responded_write_written),
        .response_write_data    (responded_write_data),
        .verdict_valid          (tracker_verdict_valid),
        .verdict_pdc            (tracker_verdict_pdc),
        .verdict_judgement      (tracker_verdict_judgement),
        .verdict_response       (tracker_verdict_response),
        .verdict_is_close       (tracker_verdict_is_close),
        .verdict_closed         (tracker_verdict_closed),
        .verdict_first_gap      (tracker_verdict_first_gap),
        .verdict_expected       (tracker_verdict_expected),
        .verdict_clear          (tracker_verdict_clear),
        .verdict_is_highest     (tracker_verdict_is_highest),
        .verdict_ends_pending   (tracker_verdict_ends_pending),
        .start_write_enable     (tracker_start_write_enable),
        .start_write_pdc        (tracker_start_write_pdc),
        .start_write_origin     (tracker_start_write_origin),
        .next_write_enable      (tracker_next_write_enable),
        .next_write_pdc         (tracker_next_write_pdc),
        .next_write_next        (tracker_next_write_next),
        .next_write_announced   (tracker_next_write_announced),
        .clear_write_enable     (tracker_clear_write_enable),
        .clear_write_pdc        (tracker_clear_write_pdc),
        .clear_write_uncleared  (tracker_clear_write_uncleared),
        .count_write_enable     (tracker_count_write_enable),
        .count_write_pdc        (tracker_count_write_pdc),
        .count_write_accepted   (tracker_count_write_accepted),
        .count_write_highest    (tracker_count_write_highest),
        .word_write_enable      (tracker_word_write_enable),
        .word_write_store       (tracker_word_write_store),
        .word_write_pdc         (tracker_word_write_pdc),
        .word_write_word        (tracker_word_write_word),
        .word_write_written     (tracker_word_write_written),
        .word_write_data        (tracker_word_write_data),
        .flags_write_enable     (tracker_flags_write_enable),
        .flags_write_pdc        (tracker_flags_write_pdc),
        .flags_write_flags      (tracker_flags_write_flags)
    );

    housekeeper_n8_c41 housekeeping (
        .clk                      (clk),
        .rst                      (rst),
        .taken_enable             (arrivals_route_write_enable),
        .taken_pdcid              (arrivals_route_write_pdcid),
        .taken_pending            (arrivals_route_write_pending),
        .timer_valid              (arrivals_timer_valid),
        .timer_pdcid              (arrivals_timer_pdcid),
        .timer_op                 (arrivals_timer_op),
        .ended_valid              (arrivals_ended_valid),
        .ended_done               (arrivals_ended_done),
        .times_new_pdc            (registers_times_new_pdc),
        .times_linger             (registers_times_linger),
        .times_close_req          (registers_times_close_req),
        .ready                    (housekeeping_ready),
        .fail_valid               (housekeeping_fail_valid),
        .fail_pdcid               (housekeeping_fail_pdcid),
        .fail_by_time             (housekeeping_fail_by_time),
        .close_write_enable       (housekeeping_close_write_enable),
        .close_write_pdc          (housekeeping_close_write_pdc),
        .close_write_flag         (housekeeping_close_write_flag),
        .busy_write_enable        (housekeeping_busy_write_enable),
        .busy_write_pdc           (housekeeping_busy_write_pdc),
        .busy_write_flag          (housekeeping_busy_write_flag),
        .retired_valid            (housekeeping_retired_valid),
        .retired_pdc              (housekeeping_retired_pdc),
        .events_new_pdc_timeout   (housekeeping_events_new_pdc_timeout),
        .events_close_req_timeout (housekeeping_events_close_req_timeout),
        .events_command_ignored   (housekeeping_events_command_ignored),
        .command_payload_kind     (command_payload_kind),
        .command_payload_pdcid    (command_payload_pdcid),
        .command_payload_with_psn (command_payload_with_psn),
        .command_payload_psn      (command_payload_psn),
        .command_valid            (command_valid),
        .command_ready            (housekeeping_command_ready),
        .end_payload_pdcid        (housekeeping_end_payload_pdcid),
        .end_payload_pending      (housekeeping_end_payload_pending),
        .end_valid                (housekeeping_end_valid),
        .end_ready                (arrivals_end_ready),
        .control_payload_kind     (housekeeping_control_payload_kind),
        .control_payload_pdcid    (housekeeping_control_payload_pdcid),
        .control_payload_psn      (housekeeping_control_payload_psn),
        .control_valid            (housekeeping_control_valid),
        .control_ready            (answers_control_ready),
        .forget_payload           (housekeeping_forget_payload),
        .forget_valid             (housekeeping_forget_valid),
        .forget_ready             (answers_forget_ready)
    );

    answers_n8_w128_e256_r64_tracking_align1_ack_cc answers (
        .clk                             (clk),
        .rst                             (rst),
        .ask_valid                       (arrivals_ask_valid),
        .ask_about                       (arrivals_ask_about),
        .ask_pdcid                       (arrivals_ask_pdcid),
        .ask_psn                         (arrivals_ask_psn),
        .ask_cookie_ack                  (arrivals_ask_cookie_ack),
        .ask_cookie_ce                   (arrivals_ask_cookie_ce),
        .ask_cookie_retx                 (arrivals_ask_cookie_retx),
        .ask_cookie_entropy              (arrivals_ask_cookie_entropy),
        .ask_cookie_time                 (arrivals_ask_cookie_time),
        .ask_destination                 (arrivals_ask_destination),
        .ask_local                       (arrivals_ask_local),
        .ask_peer_pdcid                  (arrivals_ask_peer_pdcid),
        .ask_default_response            (arrivals_ask_default_response),
        .ask_message_id                  (arrivals_ask_message_id),
        .ask_job_id                      (arrivals_ask_job_id),
        .ask_by_ack_req                  (arrivals_ask_by_ack_req),
        .ask_opaque                      (arrivals_ask_opaque),
        .ask_payload                     (arrivals_ask_payload),
        .ask_nack_code                   (arrivals_ask_nack_code),
        .now                             (now),
        .registers_mpr                   (registers_offer_mpr),
        .registers_rcv_cwnd_pend         (registers_offer_rcv_cwnd_pend),
        .registers_restore_cwnd          (registers_offer_restore_cwnd),
        .route_write_enable              (arrivals_route_write_enable),
        .route_write_pdcid               (arrivals_route_write_pdcid),
        .route_write_destination         (arrivals_route_write_destination),
        .route_write_local               (arrivals_route_write_local),
        .route_write_peer_pdcid          (arrivals_route_write_peer_pdcid),
        .route_write_rod                 (arrivals_route_write_rod),
        .route_write_start_psn           (arrivals_route_write_start_psn),
        .route_write_pending             (arrivals_route_write_pending),
        .account_write_enable            (arrivals_account_write_enable),
        .account_write_pdcid             (arrivals_account_write_pdcid),
        .account_write_bytes             (arrivals_account_write_bytes),
        .ended_valid                     (arrivals_ended_valid && arrivals_ended_done),
        .ended_pdcid                     (arrivals_ended_pdcid),
        .close_write_enable              (housekeeping_close_write_enable),
        .close_write_pdc                 (housekeeping_close_write_pdc),
        .close_write_flag                (housekeeping_close_write_flag),
        .start_write_enable              (tracker_start_write_enable),
        .start_write_pdc                 (tracker_start_write_pdc),
        .start_write_origin              (tracker_start_write_origin),
        .clear_write_enable              (tracker_clear_write_enable),
        .clear_write_pdc                 (tracker_clear_write_pdc),
        .clear_write_uncleared           (tracker_clear_write_uncleared),
        .count_write_enable              (tracker_count_write_enable),
        .count_write_pdc                 (tracker_count_write_pdc),
        .count_write_accepted            (tracker_count_write_accepted),
        .count_write_highest             (tracker_count_write_highest),
        .arrived_write_enable            (tracker_word_write_enable),
        .arrived_write_store             (tracker_word_write_store),
        .arrived_write_pdc               (tracker_word_write_pdc),
        .arrived_write_word              (tracker_word_write_word),
        .arrived_write_written           (tracker_word_write_written),
        .arrived_write_data              (tracker_word_write_data),
        .arrived_flags_enable            (tracker_flags_write_enable),
        .arrived_flags_pdc               (tracker_flags_write_pdc),
        .arrived_flags_flags             (tracker_flags_write_flags),
        .ready                           (answers_ready),
        .base_write_enable               (answers_base_write_enable),
        .base_write_pdc                  (answers_base_write_pdc),
        .base_write_base                 (answers_base_write_base),
        .responded_write_enable          (answers_responded_write_enable),
        .responded_write_store           (answers_responded_write_store),
        .responded_write_pdc             (answers_responded_write_pdc),
        .responded_write_word            (answers_responded_write_word),
        .responded_write_written         (answers_responded_write_written),
        .responded_write_data            (answers_responded_write_data),
        .released_valid                  (answers_released_valid),
        .released_pdcid                  (answers_released_pdcid),
        .released_psn                    (answers_released_psn),
        .released_handle                 (answers_released_handle),
        .counts_stored_response          (answers_counts_stored_response),
        .counts_ack_req_stored           (answers_counts_ack_req_stored),
        .counts_gtd_resp_unavail         (answers_counts_gtd_resp_unavail),
        .counts_ack_with_data            (answers_counts_ack_with_data),
        .counts_response_stale           (answers_counts_response_stale),
        .counts_command_ignored          (answers_counts_command_ignored),
        .counts_guaranteed_not_stored    (answers_counts_guaranteed_not_stored),
        .counts_reply_dropped            (answers_counts_reply_dropped),
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
        .response_ready                  (answers_response_ready),
        .control_payload_kind            (housekeeping_control_payload_kind),
        .control_payload_pdcid           (housekeeping_control_payload_pdcid),
        .control_payload_psn             (housekeeping_control_payload_psn),
        .control_valid                   (housekeeping_control_valid),
        .control_ready                   (answers_control_ready),
        .forget_payload                  (housekeeping_forget_payload),
        .forget_valid                    (housekeeping_forget_valid),
        .forget_ready                    (answers_forget_ready),
        .reply_payload_type              (answers_reply_payload_type),
        .reply_payload_destination       (answers_reply_payload_destination),
        .reply_payload_local             (answers_reply_payload_local),
        .reply_payload_entropy           (answers_reply_payload_entropy),
        .reply_payload_spdcid            (answers_reply_payload_spdcid),
        .reply_payload_dpdcid            (answers_reply_payload_dpdcid),
        .reply_payload_m                 (answers_reply_payload_m),
        .reply_payload_retx              (answers_reply_payload_retx),
        .reply_payload_req               (answers_reply_payload_req),
        .reply_payload_p                 (answers_reply_payload_p),
        .reply_payload_ack_psn_offset    (answers_reply_payload_ack_psn_offset),
        .reply_payload_cack_psn          (answers_reply_payload_cack_psn),
        .reply_payload_response          (answers_reply_payload_response),
        .reply_payload_message_id        (answers_reply_payload_message_id),
        .reply_payload_job_id            (answers_reply_payload_job_id),
        .reply_payload_handle            (answers_reply_payload_handle),
        .reply_payload_next_hdr          (answers_reply_payload_next_hdr),
        .reply_payload_kept              (answers_reply_payload_kept),
        .reply_payload_mpr               (answers_reply_payload_mpr),
        .reply_payload_sack_psn_offset   (answers_reply_payload_sack_psn_offset),
        .reply_payload_sack_bitmap       (answers_reply_payload_sack_bitmap),
        .reply_payload_service_time      (answers_reply_payload_service_time),
        .reply_payload_restore_cwnd      (answers_reply_payload_restore_cwnd),
        .reply_payload_rcv_cwnd_pend     (answers_reply_payload_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes        (answers_reply_payload_rcvd_bytes),
        .reply_payload_ooo_count         (answers_reply_payload_ooo_count),
        .reply_payload_nack_code         (answers_reply_payload_nack_code),
        .reply_payload_psn               (answers_reply_payload_psn),
        .reply_payload_payload           (answers_reply_payload_payload),
        .reply_payload_control           (answers_reply_payload_control),
        .reply_payload_ar                (answers_reply_payload_ar),
        .reply_valid                     (answers_reply_valid),
        .reply_ready                     (reply_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            started <= 1'b0;
        end else begin
            started <= arrivals_request_ready && housekeeping_ready && answers_ready;
        end
    end

    assign ready = started;
    assign verdict_valid = arrivals_verdict_valid;
    assign verdict_verdict = arrivals_verdict_verdict;
    assign verdict_request_clear = arrivals_verdict_request_clear;
    assign deliver_valid = arrivals_deliver_valid;
    assign deliver_pdcid = arrivals_deliver_pdcid;
    assign deliver_psn = arrivals_deliver_psn;
    assign deliver_rod = arrivals_deliver_rod;
    assign deliver_cookie_ack = arrivals_deliver_cookie_ack;
    assign deliver_cookie_ce = arrivals_deliver_cookie_ce;
    assign deliver_cookie_retx = arrivals_deliver_cookie_retx;
    assign deliver_cookie_entropy = arrivals_deliver_cookie_entropy;
    assign deliver_cookie_time = arrivals_deliver_cookie_time;
    assign ended_valid = arrivals_ended_valid;
    assign ended_done = arrivals_ended_done;
    assign ended_pdcid = arrivals_ended_pdcid;
    assign ended_source = arrivals_ended_source;
    assign ended_local = arrivals_ended_local;
    assign ended_spdcid = arrivals_ended_spdcid;
    assign ended_next_start_psn = arrivals_ended_next_start_psn;
    assign released_valid = answers_released_valid;
    assign released_pdcid = answers_released_pdcid;
    assign released_psn = answers_released_psn;
    assign released_handle = answers_released_handle;
    assign events_stored_response = answers_counts_stored_response;
    assign events_ack_req_stored = answers_counts_ack_req_stored;
    assign events_gtd_resp_unavail = answers_counts_gtd_resp_unavail;
    assign events_ack_with_data = answers_counts_ack_with_data;
    assign events_response_stale = answers_counts_response_stale;
    assign events_command_ignored = answers_counts_command_ignored;
    assign events_guaranteed_not_stored = answers_counts_guaranteed_not_stored;
    assign events_reply_dropped = answers_counts_reply_dropped;
    assign trace_control_valid = housekeeping_control_valid && answers_control_ready;
    assign trace_control_kind = housekeeping_control_payload_kind;
    assign trace_failed_valid = fail_valid;
    assign trace_failed_pdcid = fail_pdcid;
    assign trace_failed_by_time = housekeeping_fail_by_time;
    assign trace_free_valid = arrivals_released_valid;
    assign trace_free_pdcid = arrivals_released_pdcid;
    assign request_ready = started;
    assign response_ready = answers_response_ready;
    assign command_ready = housekeeping_command_ready;
    assign reply_payload_type = answers_reply_payload_type;
    assign reply_payload_destination = answers_reply_payload_destination;
    assign reply_payload_local = answers_reply_payload_local;
    assign reply_payload_entropy = answers_reply_payload_entropy;
    assign reply_payload_spdcid = answers_reply_payload_spdcid;
    assign reply_payload_dpdcid = answers_reply_payload_dpdcid;
    assign reply_payload_m = answers_reply_payload_m;
    assign reply_payload_retx = answers_reply_payload_retx;
    assign reply_payload_req = answers_reply_payload_req;
    assign reply_payload_p = answers_reply_payload_p;
    assign reply_payload_ack_psn_offset = answers_reply_payload_ack_psn_offset;
    assign reply_payload_cack_psn = answers_reply_payload_cack_psn;
    assign reply_payload_response = answers_reply_payload_response;
    assign reply_payload_message_id = answers_reply_payload_message_id;
    assign reply_payload_job_id = answers_reply_payload_job_id;
    assign reply_payload_handle = answers_reply_payload_handle;
    assign reply_payload_next_hdr = answers_reply_payload_next_hdr;
    assign reply_payload_kept = answers_reply_payload_kept;
    assign reply_payload_mpr = answers_reply_payload_mpr;
    assign reply_payload_sack_psn_offset = answers_reply_payload_sack_psn_offset;
    assign reply_payload_sack_bitmap = answers_reply_payload_sack_bitmap;
    assign reply_payload_service_time = answers_reply_payload_service_time;
    assign reply_payload_restore_cwnd = answers_reply_payload_restore_cwnd;
    assign reply_payload_rcv_cwnd_pend = answers_reply_payload_rcv_cwnd_pend;
    assign reply_payload_rcvd_bytes = answers_reply_payload_rcvd_bytes;
    assign reply_payload_ooo_count = answers_reply_payload_ooo_count;
    assign reply_payload_nack_code = answers_reply_payload_nack_code;
    assign reply_payload_psn = answers_reply_payload_psn;
    assign reply_payload_payload = answers_reply_payload_payload;
    assign reply_payload_control = answers_reply_payload_control;
    assign reply_payload_ar = answers_reply_payload_ar;
    assign reply_valid = answers_reply_valid;

    wire _unused_ok = &{1'b0, housekeeping_retired_pdc};

endmodule

`default_nettype wire
