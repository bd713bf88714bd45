// Target side of the packet delivery sublayer, with registers and counters behind AXI4-Lite.
`default_nettype none

module pds_target_n256_w1024_axi (
    input  wire         clk,
    input  wire         rst,
    input  wire  [16:0] now,
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
    output wire         irq,
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
    input  wire         reply_ready,
    input  wire   [5:0] s_axi_awaddr,
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
    input  wire   [5:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    wire         target_ready;
    wire         target_verdict_valid;
    wire   [5:0] target_verdict_verdict;
    wire   [1:0] target_verdict_request_clear;
    wire         target_deliver_valid;
    wire  [15:0] target_deliver_pdcid;
    wire  [31:0] target_deliver_psn;
    wire         target_deliver_rod;
    wire         target_deliver_cookie_ack;
    wire         target_deliver_cookie_ce;
    wire         target_deliver_cookie_retx;
    wire  [15:0] target_deliver_cookie_entropy;
    wire  [16:0] target_deliver_cookie_time;
    wire         target_ended_valid;
    wire         target_ended_done;
    wire  [15:0] target_ended_pdcid;
    wire [127:0] target_ended_source;
    wire   [3:0] target_ended_local;
    wire  [15:0] target_ended_spdcid;
    wire  [31:0] target_ended_next_start_psn;
    wire         target_released_valid;
    wire  [15:0] target_released_pdcid;
    wire  [31:0] target_released_psn;
    wire  [31:0] target_released_handle;
    wire         target_events_stored_response;
    wire         target_events_ack_req_stored;
    wire         target_events_gtd_resp_unavail;
    wire         target_events_ack_with_data;
    wire         target_events_response_stale;
    wire         target_events_command_ignored;
    wire         target_events_guaranteed_not_stored;
    wire         target_events_reply_dropped;
    wire         target_housekeeping_events_new_pdc_timeout;
    wire         target_housekeeping_events_close_req_timeout;
    wire         target_housekeeping_events_command_ignored;
    wire         target_trace_control_valid;
    wire         target_trace_control_kind;
    wire         target_trace_failed_valid;
    wire  [15:0] target_trace_failed_pdcid;
    wire         target_trace_failed_by_time;
    wire         target_trace_free_valid;
    wire  [15:0] target_trace_free_pdcid;
    wire         target_request_ready;
    wire         target_response_ready;
    wire         target_command_ready;
    wire   [1:0] target_reply_payload_type;
    wire [127:0] target_reply_payload_destination;
    wire   [3:0] target_reply_payload_local;
    wire  [15:0] target_reply_payload_entropy;
    wire  [15:0] target_reply_payload_spdcid;
    wire  [15:0] target_reply_payload_dpdcid;
    wire         target_reply_payload_m;
    wire         target_reply_payload_retx;
    wire   [1:0] target_reply_payload_req;
    wire         target_reply_payload_p;
    wire  [15:0] target_reply_payload_ack_psn_offset;
    wire  [31:0] target_reply_payload_cack_psn;
    wire   [1:0] target_reply_payload_response;
    wire  [15:0] target_reply_payload_message_id;
    wire  [23:0] target_reply_payload_job_id;
    wire  [31:0] target_reply_payload_handle;
    wire   [3:0] target_reply_payload_next_hdr;
    wire         target_reply_payload_kept;
    wire   [7:0] target_reply_payload_mpr;
    wire  [15:0] target_reply_payload_sack_psn_offset;
    wire  [63:0] target_reply_payload_sack_bitmap;
    wire  [15:0] target_reply_payload_service_time;
    wire         target_reply_payload_restore_cwnd;
    wire   [6:0] target_reply_payload_rcv_cwnd_pend;
    wire  [23:0] target_reply_payload_rcvd_bytes;
    wire  [15:0] target_reply_payload_ooo_count;
    wire   [7:0] target_reply_payload_nack_code;
    wire  [31:0] target_reply_payload_psn;
    wire  [31:0] target_reply_payload_payload;
    wire         target_reply_payload_control;
    wire         target_reply_payload_ar;
    wire         target_reply_valid;
    wire         control_registers_ack_ack_on_ecn;
    wire         control_registers_ack_ack_per_packet;
    wire         control_registers_ack_ack_tail;
    wire  [15:0] control_registers_ack_ack_gen_trigger;
    wire  [11:0] control_registers_ack_ack_gen_min_add;
    wire   [7:0] control_registers_offer_mpr;
    wire   [6:0] control_registers_offer_rcv_cwnd_pend;
    wire         control_registers_offer_restore_cwnd;
    wire  [19:0] control_registers_times_new_pdc;
    wire  [19:0] control_registers_times_linger;
    wire  [19:0] control_registers_times_close_req;
    wire  [24:0] control_registers_quarantine;
    wire         control_irq;
    wire         control_s_axi_awready;
    wire         control_s_axi_wready;
    wire   [1:0] control_s_axi_bresp;
    wire         control_s_axi_bvalid;
    wire         control_s_axi_arready;
    wire  [31:0] control_s_axi_rdata;
    wire   [1:0] control_s_axi_rresp;
    wire         control_s_axi_rvalid;

    wire        registers_ack_ack_on_ecn = control_registers_ack_ack_on_ecn;
    wire        registers_ack_ack_per_packet = control_registers_ack_ack_per_packet;
    wire        registers_ack_ack_tail = control_registers_ack_ack_tail;
    wire [15:0] registers_ack_ack_gen_trigger = control_registers_ack_ack_gen_trigger;
    wire [11:0] registers_ack_ack_gen_min_add = control_registers_ack_ack_gen_min_add;
    wire  [7:0] registers_offer_mpr = control_registers_offer_mpr;
    wire  [6:0] registers_offer_rcv_cwnd_pend = control_registers_offer_rcv_cwnd_pend;
    wire        registers_offer_restore_cwnd = control_registers_offer_restore_cwnd;
    wire [19:0] registers_times_new_pdc = control_registers_times_new_pdc;
    wire [19:0] registers_times_linger = control_registers_times_linger;
    wire [19:0] registers_times_close_req = control_registers_times_close_req;
    wire [24:0] registers_quarantine = control_registers_quarantine;

    pds_target_n256_w1024 target (
        .clk                                   (clk),
        .rst                                   (rst),
        .now                                   (now),
        .registers_ack_ack_on_ecn              (registers_ack_ack_on_ecn),
        .registers_ack_ack_per_packet          (registers_ack_ack_per_packet),
        .registers_ack_ack_tail                (registers_ack_ack_tail),
        .registers_ack_ack_gen_trigger         (registers_ack_ack_gen_trigger),
        .registers_ack_ack_gen_min_add         (registers_ack_ack_gen_min_add),
        .registers_offer_mpr                   (registers_offer_mpr),
        .registers_offer_rcv_cwnd_pend         (registers_offer_rcv_cwnd_pend),
        .registers_offer_restore_cwnd          (registers_offer_restore_cwnd),
        .registers_times_new_pdc               (registers_times_new_pdc),
        .registers_times_linger                (registers_times_linger),
        .registers_times_close_req             (registers_times_close_req),
        .registers_quarantine                  (registers_quarantine),
        .ready                                 (target_ready),
        .verdict_valid                         (target_verdict_valid),
        .verdict_verdict                       (target_verdict_verdict),
        .verdict_request_clear                 (target_verdict_request_clear),
        .deliver_valid                         (target_deliver_valid),
        .deliver_pdcid                         (target_deliver_pdcid),
        .deliver_psn                           (target_deliver_psn),
        .deliver_rod                           (target_deliver_rod),
        .deliver_cookie_ack                    (target_deliver_cookie_ack),
        .deliver_cookie_ce                     (target_deliver_cookie_ce),
        .deliver_cookie_retx                   (target_deliver_cookie_retx),
        .deliver_cookie_entropy                (target_deliver_cookie_entropy),
        .deliver_cookie_time                   (target_deliver_cookie_time),
        .ended_valid                           (target_ended_valid),
        .ended_done                            (target_ended_done),
        .ended_pdcid                           (target_ended_pdcid),
        .ended_source                          (target_ended_source),
        .ended_local                           (target_ended_local),
        .ended_spdcid                          (target_ended_spdcid),
        .ended_next_start_psn                  (target_ended_next_start_psn),
        .released_valid                        (target_released_valid),
        .released_pdcid                        (target_released_pdcid),
        .released_psn                          (target_released_psn),
        .released_handle                       (target_released_handle),
        .events_stored_response                (target_events_stored_response),
        .events_ack_req_stored                 (target_events_ack_req_stored),
        .events_gtd_resp_unavail               (target_events_gtd_resp_unavail),
        .events_ack_with_data                  (target_events_ack_with_data),
        .events_response_stale                 (target_events_response_stale),
        .events_command_ignored                (target_events_command_ignored),
        .events_guaranteed_not_stored          (target_events_guaranteed_not_stored),
        .events_reply_dropped                  (target_events_reply_dropped),
        .housekeeping_events_new_pdc_timeout   (target_housekeeping_events_new_pdc_timeout),
        .housekeeping_events_close_req_timeout (target_housekeeping_events_close_req_timeout),
        .housekeeping_events_command_ignored   (target_housekeeping_events_command_ignored),
        .trace_control_valid                   (target_trace_control_valid),
        .trace_control_kind                    (target_trace_control_kind),
        .trace_failed_valid                    (target_trace_failed_valid),
        .trace_failed_pdcid                    (target_trace_failed_pdcid),
        .trace_failed_by_time                  (target_trace_failed_by_time),
        .trace_free_valid                      (target_trace_free_valid),
        .trace_free_pdcid                      (target_trace_free_pdcid),
        .request_payload_source                (request_payload_source),
        .request_payload_local                 (request_payload_local),
        .request_payload_kind                  (request_payload_kind),
        .request_payload_rod                   (request_payload_rod),
        .request_payload_trimmed               (request_payload_trimmed),
        .request_payload_ce                    (request_payload_ce),
        .request_payload_retx                  (request_payload_retx),
        .request_payload_ar                    (request_payload_ar),
        .request_payload_syn                   (request_payload_syn),
        .request_payload_psn                   (request_payload_psn),
        .request_payload_clear_offset          (request_payload_clear_offset),
        .request_payload_opaque                (request_payload_opaque),
        .request_payload_payload               (request_payload_payload),
        .request_payload_spdcid                (request_payload_spdcid),
        .request_payload_dpdcid                (request_payload_dpdcid),
        .request_payload_length                (request_payload_length),
        .request_payload_size                  (request_payload_size),
        .request_payload_entropy               (request_payload_entropy),
        .request_payload_message_id            (request_payload_message_id),
        .request_payload_job_id                (request_payload_job_id),
        .request_payload_resources_ccc         (request_payload_resources_ccc),
        .request_payload_resources_bitmap      (request_payload_resources_bitmap),
        .request_payload_resources_pkt_buffer  (request_payload_resources_pkt_buffer),
        .request_payload_resources_gtd_del     (request_payload_resources_gtd_del),
        .request_payload_resources_gtd_last    (request_payload_resources_gtd_last),
        .request_payload_resources_ses_msg     (request_payload_resources_ses_msg),
        .request_payload_resources_other       (request_payload_resources_other),
        .request_payload_tss_method            (request_payload_tss_method),
        .request_payload_tss_start_psn         (request_payload_tss_start_psn),
        .request_valid                         (request_valid),
        .request_ready                         (target_request_ready),
        .response_payload_pdcid                (response_payload_pdcid),
        .response_payload_psn                  (response_payload_psn),
        .response_payload_cookie_ack           (response_payload_cookie_ack),
        .response_payload_cookie_ce            (response_payload_cookie_ce),
        .response_payload_cookie_retx          (response_payload_cookie_retx),
        .response_payload_cookie_entropy       (response_payload_cookie_entropy),
        .response_payload_cookie_time          (response_payload_cookie_time),
        .response_payload_guaranteed           (response_payload_guaranteed),
        .response_payload_plain_ok             (response_payload_plain_ok),
        .response_payload_handle               (response_payload_handle),
        .response_payload_next_hdr             (response_payload_next_hdr),
        .response_valid                        (response_valid),
        .response_ready                        (target_response_ready),
        .command_payload_kind                  (command_payload_kind),
        .command_payload_pdcid                 (command_payload_pdcid),
        .command_payload_with_psn              (command_payload_with_psn),
        .command_payload_psn                   (command_payload_psn),
        .command_valid                         (command_valid),
        .command_ready                         (target_command_ready),
        .reply_payload_type                    (target_reply_payload_type),
        .reply_payload_destination             (target_reply_payload_destination),
        .reply_payload_local                   (target_reply_payload_local),
        .reply_payload_entropy                 (target_reply_payload_entropy),
        .reply_payload_spdcid                  (target_reply_payload_spdcid),
        .reply_payload_dpdcid                  (target_reply_payload_dpdcid),
        .reply_payload_m                       (target_reply_payload_m),
        .reply_payload_retx                    (target_reply_payload_retx),
        .reply_payload_req                     (target_reply_payload_req),
        .reply_payload_p                       (target_reply_payload_p),
        .reply_payload_ack_psn_offset          (target_reply_payload_ack_psn_offset),
        .reply_payload_cack_psn                (target_reply_payload_cack_psn),
        .reply_payload_response                (target_reply_payload_response),
        .reply_payload_message_id              (target_reply_payload_message_id),
        .reply_payload_job_id                  (target_reply_payload_job_id),
        .reply_payload_handle                  (target_reply_payload_handle),
        .reply_payload_next_hdr                (target_reply_payload_next_hdr),
        .reply_payload_kept                    (target_reply_payload_kept),
        .reply_payload_mpr                     (target_reply_payload_mpr),
        .reply_payload_sack_psn_offset         (target_reply_payload_sack_psn_offset),
        .reply_payload_sack_bitmap             (target_reply_payload_sack_bitmap),
        .reply_payload_service_time            (target_reply_payload_service_time),
        .reply_payload_restore_cwnd            (target_reply_payload_restore_cwnd),
        .reply_payload_rcv_cwnd_pend           (target_reply_payload_rcv_cwnd_pend),
        .reply_payload_rcvd_bytes              (target_reply_payload_rcvd_bytes),
        .reply_payload_ooo_count               (target_reply_payload_ooo_count),
        .reply_payload_nack_code               (target_reply_payload_nack_code),
        .reply_payload_psn                     (target_reply_payload_psn),
        .reply_payload_payload                 (target_reply_payload_payload),
        .reply_payload_control                 (target_reply_payload_control),
        .reply_payload_ar                      (target_reply_payload_ar),
        .reply_valid                           (target_reply_valid),
        .reply_ready                           (reply_ready)
    );

    pds_control control (
        .clk                                   (clk),
        .rst                                   (rst),
        .ready                                 (target_ready),
        .verdict_valid                         (target_verdict_valid),
        .verdict_verdict                       (target_verdict_verdict),
        .verdict_request_clear                 (target_verdict_request_clear),
        .events_stored_response                (target_events_stored_response),
        .events_ack_req_stored                 (target_events_ack_req_stored),
        .events_gtd_resp_unavail               (target_events_gtd_resp_unavail),
        .events_ack_with_data                  (target_events_ack_with_data),
        .events_response_stale                 (target_events_response_stale),
        .events_command_ignored                (target_events_command_ignored),
        .events_guaranteed_not_stored          (target_events_guaranteed_not_stored),
        .events_reply_dropped                  (target_events_reply_dropped),
        .housekeeping_events_new_pdc_timeout   (target_housekeeping_events_new_pdc_timeout),
        .housekeeping_events_close_req_timeout (target_housekeeping_events_close_req_timeout),
        .housekeeping_events_command_ignored   (target_housekeeping_events_command_ignored),
        .registers_ack_ack_on_ecn              (control_registers_ack_ack_on_ecn),
        .registers_ack_ack_per_packet          (control_registers_ack_ack_per_packet),
        .registers_ack_ack_tail                (control_registers_ack_ack_tail),
        .registers_ack_ack_gen_trigger         (control_registers_ack_ack_gen_trigger),
        .registers_ack_ack_gen_min_add         (control_registers_ack_ack_gen_min_add),
        .registers_offer_mpr                   (control_registers_offer_mpr),
        .registers_offer_rcv_cwnd_pend         (control_registers_offer_rcv_cwnd_pend),
        .registers_offer_restore_cwnd          (control_registers_offer_restore_cwnd),
        .registers_times_new_pdc               (control_registers_times_new_pdc),
        .registers_times_linger                (control_registers_times_linger),
        .registers_times_close_req             (control_registers_times_close_req),
        .registers_quarantine                  (control_registers_quarantine),
        .irq                                   (control_irq),
        .s_axi_awaddr                          (s_axi_awaddr),
        .s_axi_awprot                          (s_axi_awprot),
        .s_axi_awvalid                         (s_axi_awvalid),
        .s_axi_awready                         (control_s_axi_awready),
        .s_axi_wdata                           (s_axi_wdata),
        .s_axi_wstrb                           (s_axi_wstrb),
        .s_axi_wvalid                          (s_axi_wvalid),
        .s_axi_wready                          (control_s_axi_wready),
        .s_axi_bresp                           (control_s_axi_bresp),
        .s_axi_bvalid                          (control_s_axi_bvalid),
        .s_axi_bready                          (s_axi_bready),
        .s_axi_araddr                          (s_axi_araddr),
        .s_axi_arprot                          (s_axi_arprot),
        .s_axi_arvalid                         (s_axi_arvalid),
        .s_axi_arready                         (control_s_axi_arready),
        .s_axi_rdata                           (control_s_axi_rdata),
        .s_axi_rresp                           (control_s_axi_rresp),
        .s_axi_rvalid                          (control_s_axi_rvalid),
        .s_axi_rready                          (s_axi_rready)
    );

    assign ready = target_ready;
    assign verdict_valid = target_verdict_valid;
    assign verdict_verdict = target_verdict_verdict;
    assign verdict_request_clear = target_verdict_request_clear;
    assign deliver_valid = target_deliver_valid;
    assign deliver_pdcid = target_deliver_pdcid;
    assign deliver_psn = target_deliver_psn;
    assign deliver_rod = target_deliver_rod;
    assign deliver_cookie_ack = target_deliver_cookie_ack;
    assign deliver_cookie_ce = target_deliver_cookie_ce;
    assign deliver_cookie_retx = target_deliver_cookie_retx;
    assign deliver_cookie_entropy = target_deliver_cookie_entropy;
    assign deliver_cookie_time = target_deliver_cookie_time;
    assign ended_valid = target_ended_valid;
    assign ended_done = target_ended_done;
    assign ended_pdcid = target_ended_pdcid;
    assign ended_source = target_ended_source;
    assign ended_local = target_ended_local;
    assign ended_spdcid = target_ended_spdcid;
    assign ended_next_start_psn = target_ended_next_start_psn;
    assign released_valid = target_released_valid;
    assign released_pdcid = target_released_pdcid;
    assign released_psn = target_released_psn;
    assign released_handle = target_released_handle;
    assign events_stored_response = target_events_stored_response;
    assign events_ack_req_stored = target_events_ack_req_stored;
    assign events_gtd_resp_unavail = target_events_gtd_resp_unavail;
    assign events_ack_with_data = target_events_ack_with_data;
    assign events_response_stale = target_events_response_stale;
    assign events_command_ignored = target_events_command_ignored;
    assign events_guaranteed_not_stored = target_events_guaranteed_not_stored;
    assign events_reply_dropped = target_events_reply_dropped;
    assign housekeeping_events_new_pdc_timeout = target_housekeeping_events_new_pdc_timeout;
    assign housekeeping_events_close_req_timeout = target_housekeeping_events_close_req_timeout;
    assign housekeeping_events_command_ignored = target_housekeeping_events_command_ignored;
    assign trace_control_valid = target_trace_control_valid;
    assign trace_control_kind = target_trace_control_kind;
    assign trace_failed_valid = target_trace_failed_valid;
    assign trace_failed_pdcid = target_trace_failed_pdcid;
    assign trace_failed_by_time = target_trace_failed_by_time;
    assign trace_free_valid = target_trace_free_valid;
    assign trace_free_pdcid = target_trace_free_pdcid;
    assign irq = control_irq;
    assign request_ready = target_request_ready;
    assign response_ready = target_response_ready;
    assign command_ready = target_command_ready;
    assign reply_payload_type = target_reply_payload_type;
    assign reply_payload_destination = target_reply_payload_destination;
    assign reply_payload_local = target_reply_payload_local;
    assign reply_payload_entropy = target_reply_payload_entropy;
    assign reply_payload_spdcid = target_reply_payload_spdcid;
    assign reply_payload_dpdcid = target_reply_payload_dpdcid;
    assign reply_payload_m = target_reply_payload_m;
    assign reply_payload_retx = target_reply_payload_retx;
    assign reply_payload_req = target_reply_payload_req;
    assign reply_payload_p = target_reply_payload_p;
    assign reply_payload_ack_psn_offset = target_reply_payload_ack_psn_offset;
    assign reply_payload_cack_psn = target_reply_payload_cack_psn;
    assign reply_payload_response = target_reply_payload_response;
    assign reply_payload_message_id = target_reply_payload_message_id;
    assign reply_payload_job_id = target_reply_payload_job_id;
    assign reply_payload_handle = target_reply_payload_handle;
    assign reply_payload_next_hdr = target_reply_payload_next_hdr;
    assign reply_payload_kept = target_reply_payload_kept;
    assign reply_payload_mpr = target_reply_payload_mpr;
    assign reply_payload_sack_psn_offset = target_reply_payload_sack_psn_offset;
    assign reply_payload_sack_bitmap = target_reply_payload_sack_bitmap;
    assign reply_payload_service_time = target_reply_payload_service_time;
    assign reply_payload_restore_cwnd = target_reply_payload_restore_cwnd;
    assign reply_payload_rcv_cwnd_pend = target_reply_payload_rcv_cwnd_pend;
    assign reply_payload_rcvd_bytes = target_reply_payload_rcvd_bytes;
    assign reply_payload_ooo_count = target_reply_payload_ooo_count;
    assign reply_payload_nack_code = target_reply_payload_nack_code;
    assign reply_payload_psn = target_reply_payload_psn;
    assign reply_payload_payload = target_reply_payload_payload;
    assign reply_payload_control = target_reply_payload_control;
    assign reply_payload_ar = target_reply_payload_ar;
    assign reply_valid = target_reply_valid;
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
