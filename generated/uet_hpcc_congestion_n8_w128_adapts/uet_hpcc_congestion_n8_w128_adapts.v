// HPCC of 8 congestion control contexts of a PDS sender.
`default_nettype none

module uet_hpcc_congestion_n8_w128_adapts (
    input  wire        clk,
    input  wire        rst,
    input  wire        told_event_valid,
    input  wire  [2:0] told_event_ccc,
    input  wire  [3:0] told_event_kind,
    input  wire [31:0] told_event_bytes,
    input  wire [15:0] told_event_entropy,
    input  wire        told_event_ecn,
    input  wire        told_event_rtt_valid,
    input  wire [31:0] told_event_rtt,
    input  wire [15:0] told_event_out_of_order,
    input  wire        told_event_has_nscc,
    input  wire  [6:0] told_event_rcv_cwnd_pend,
    input  wire        told_event_restore_cwnd,
    input  wire        told_event_has_credit,
    input  wire [23:0] told_event_credit,
    input  wire [31:0] told_event_now,
    input  wire [13:0] told_event_size,
    input  wire        told_pick_valid,
    input  wire  [2:0] told_pick_ccc,
    input  wire  [2:0] told_pick_place,
    input  wire [13:0] told_pick_size,
    input  wire        told_pick_ordered,
    input  wire        told_begins_valid,
    input  wire  [2:0] told_begins_ccc,
    input  wire        opened_valid,
    input  wire  [2:0] opened_place,
    input  wire [15:0] opened_pdcid,
    input  wire        int_valid,
    input  wire [15:0] int_pdcid,
    input  wire  [2:0] int_path_count,
    input  wire [23:0] int_path_hops_0_time,
    input  wire [19:0] int_path_hops_0_bytes,
    input  wire [16:0] int_path_hops_0_queue,
    input  wire [23:0] int_path_hops_1_time,
    input  wire [19:0] int_path_hops_1_bytes,
    input  wire [16:0] int_path_hops_1_queue,
    input  wire [23:0] int_path_hops_2_time,
    input  wire [19:0] int_path_hops_2_bytes,
    input  wire [16:0] int_path_hops_2_queue,
    input  wire [23:0] int_path_hops_3_time,
    input  wire [19:0] int_path_hops_3_bytes,
    input  wire [16:0] int_path_hops_3_queue,
    input  wire [23:0] int_path_hops_4_time,
    input  wire [19:0] int_path_hops_4_bytes,
    input  wire [16:0] int_path_hops_4_queue,
    input  wire [31:0] random,
    input  wire [39:0] registers_link_rate,
    input  wire [39:0] registers_least_rate,
    input  wire [39:0] registers_additive,
    input  wire [20:0] registers_eta,
    input  wire  [7:0] registers_max_stage,
    input  wire [16:0] registers_base_rtt,
    input  wire [23:0] registers_rtt_share,
    input  wire [23:0] registers_bytes_scale,
    input  wire [23:0] registers_queue_scale,
    input  wire [16:0] registers_window_scale,
    input  wire [16:0] registers_min_window,
    input  wire [23:0] registers_max_window,
    input  wire [19:0] registers_ack_trigger,
    output wire        permits_limit_valid,
    output wire  [2:0] permits_limit_ccc,
    output wire [31:0] permits_limit_window,
    output wire        permits_limit_credit_on,
    output wire [31:0] permits_limit_credit,
    output wire [31:0] permits_limit_cwnd,
    output wire [31:0] permits_limit_max_window,
    output wire        permits_limit_is_small,
    output wire [15:0] permits_picked_entropy,
    output wire  [7:0] permits_picked_ccc_id,
    output wire [23:0] permits_picked_credit_target,
    output wire        shown_event_valid,
    output wire  [2:0] shown_event_ccc,
    output wire  [3:0] shown_event_kind,
    output wire [31:0] shown_event_bytes,
    output wire        shown_event_rtt_valid,
    output wire [23:0] shown_event_rtt,
    output wire        shown_event_keeps_base,
    output wire        shown_event_ecn,
    output wire  [6:0] shown_event_penalty,
    output wire        shown_event_restores,
    output wire [31:0] shown_event_now,
    output wire        shown_sample_valid,
    output wire [31:0] shown_sample_sequence,
    output wire [31:0] shown_sample_next_to_send,
    output wire  [2:0] shown_sample_count,
    output wire [23:0] shown_sample_hops_0_time,
    output wire [19:0] shown_sample_hops_0_bytes,
    output wire [16:0] shown_sample_hops_0_queue,
    output wire [23:0] shown_sample_hops_1_time,
    output wire [19:0] shown_sample_hops_1_bytes,
    output wire [16:0] shown_sample_hops_1_queue,
    output wire [23:0] shown_sample_hops_2_time,
    output wire [19:0] shown_sample_hops_2_bytes,
    output wire [16:0] shown_sample_hops_2_queue,
    output wire [23:0] shown_sample_hops_3_time,
    output wire [19:0] shown_sample_hops_3_bytes,
    output wire [16:0] shown_sample_hops_3_queue,
    output wire [23:0] shown_sample_hops_4_time,
    output wire [19:0] shown_sample_hops_4_bytes,
    output wire [16:0] shown_sample_hops_4_queue,
    output wire        shown_limit_valid,
    output wire  [2:0] shown_limit_ccc,
    output wire [31:0] shown_limit_window,
    output wire [23:0] shown_limit_cwnd,
    output wire [23:0] shown_limit_max_window,
    output wire        shown_limit_small,
    output wire        shown_outcome_heard,
    output wire [39:0] shown_outcome_rate,
    output wire [39:0] shown_outcome_committed,
    output wire  [7:0] shown_outcome_stage,
    output wire [27:0] shown_outcome_load,
    output wire [31:0] shown_outcome_last_update
);

    wire        cc_events_cc_event_valid;
    wire  [2:0] cc_events_cc_event_ccc;
    wire  [3:0] cc_events_cc_event_kind;
    wire [31:0] cc_events_cc_event_bytes;
    wire        cc_events_cc_event_rtt_valid;
    wire [23:0] cc_events_cc_event_rtt;
    wire        cc_events_cc_event_keeps_base;
    wire        cc_events_cc_event_ecn;
    wire  [6:0] cc_events_cc_event_penalty;
    wire        cc_events_cc_event_restores;
    wire [31:0] cc_events_cc_event_now;
    wire        samples_later_valid;
    wire  [2:0] samples_later_ccc;
    wire  [3:0] samples_later_kind;
    wire [31:0] samples_later_bytes;
    wire        samples_later_rtt_valid;
    wire [23:0] samples_later_rtt;
    wire        samples_later_keeps_base;
    wire        samples_later_ecn;
    wire  [6:0] samples_later_penalty;
    wire        samples_later_restores;
    wire [31:0] samples_later_now;
    wire        samples_sample_valid;
    wire [31:0] samples_sample_sequence;
    wire [31:0] samples_sample_next_to_send;
    wire  [2:0] samples_sample_count;
    wire [23:0] samples_sample_hops_0_time;
    wire [19:0] samples_sample_hops_0_bytes;
    wire [16:0] samples_sample_hops_0_queue;
    wire [23:0] samples_sample_hops_1_time;
    wire [19:0] samples_sample_hops_1_bytes;
    wire [16:0] samples_sample_hops_1_queue;
    wire [23:0] samples_sample_hops_2_time;
    wire [19:0] samples_sample_hops_2_bytes;
    wire [16:0] samples_sample_hops_2_queue;
    wire [23:0] samples_sample_hops_3_time;
    wire [19:0] samples_sample_hops_3_bytes;
    wire [16:0] samples_sample_hops_3_queue;
    wire [23:0] samples_sample_hops_4_time;
    wire [19:0] samples_sample_hops_4_bytes;
    wire [16:0] samples_sample_hops_4_queue;
    wire        hpcc_limit_valid;
    wire  [2:0] hpcc_limit_ccc;
    wire [31:0] hpcc_limit_window;
    wire [23:0] hpcc_limit_cwnd;
    wire [23:0] hpcc_limit_max_window;
    wire        hpcc_limit_small;
    wire        hpcc_outcome_heard;
    wire [39:0] hpcc_outcome_rate;
    wire [39:0] hpcc_outcome_committed;
    wire  [7:0] hpcc_outcome_stage;
    wire [27:0] hpcc_outcome_load;
    wire [31:0] hpcc_outcome_last_update;
    wire [15:0] path_picked_entropy;
    wire  [7:0] path_picked_ccc_id;
    wire [23:0] path_picked_credit_target;

    uet_nscc_events_n8_w128_adapts cc_events (
        .clk                 (clk),
        .rst                 (rst),
        .event_valid         (told_event_valid),
        .event_ccc           (told_event_ccc),
        .event_kind          (told_event_kind),
        .event_bytes         (told_event_bytes),
        .event_entropy       (told_event_entropy),
        .event_ecn           (told_event_ecn),
        .event_rtt_valid     (told_event_rtt_valid),
        .event_rtt           (told_event_rtt),
        .event_out_of_order  (told_event_out_of_order),
        .event_has_nscc      (told_event_has_nscc),
        .event_rcv_cwnd_pend (told_event_rcv_cwnd_pend),
        .event_restore_cwnd  (told_event_restore_cwnd),
        .event_has_credit    (told_event_has_credit),
        .event_credit        (told_event_credit),
        .event_now           (told_event_now),
        .event_size          (told_event_size),
        .full                (14'd0),
        .cc_event_valid      (cc_events_cc_event_valid),
        .cc_event_ccc        (cc_events_cc_event_ccc),
        .cc_event_kind       (cc_events_cc_event_kind),
        .cc_event_bytes      (cc_events_cc_event_bytes),
        .cc_event_rtt_valid  (cc_events_cc_event_rtt_valid),
        .cc_event_rtt        (cc_events_cc_event_rtt),
        .cc_event_keeps_base (cc_events_cc_event_keeps_base),
        .cc_event_ecn        (cc_events_cc_event_ecn),
        .cc_event_penalty    (cc_events_cc_event_penalty),
        .cc_event_restores   (cc_events_cc_event_restores),
        .cc_event_now        (cc_events_cc_event_now)
    );

    uet_int_samples_n8_w128_adapts samples (
        .clk                   (clk),
        .rst                   (rst),
        .int_valid             (int_valid),
        .int_pdcid             (int_pdcid),
        .int_path_count        (int_path_count),
        .int_path_hops_0_time  (int_path_hops_0_time),
        .int_path_hops_0_bytes (int_path_hops_0_bytes),
        .int_path_hops_0_queue (int_path_hops_0_queue),
        .int_path_hops_1_time  (int_path_hops_1_time),
        .int_path_hops_1_bytes (int_path_hops_1_bytes),
        .int_path_hops_1_queue (int_path_hops_1_queue),
        .int_path_hops_2_time  (int_path_hops_2_time),
        .int_path_hops_2_bytes (int_path_hops_2_bytes),
        .int_path_hops_2_queue (int_path_hops_2_queue),
        .int_path_hops_3_time  (int_path_hops_3_time),
        .int_path_hops_3_bytes (int_path_hops_3_bytes),
        .int_path_hops_3_queue (int_path_hops_3_queue),
        .int_path_hops_4_time  (int_path_hops_4_time),
        .int_path_hops_4_bytes (int_path_hops_4_bytes),
        .int_path_hops_4_queue (int_path_hops_4_queue),
        .opened_valid          (opened_valid),
        .opened_place          (opened_place),
        .opened_pdcid          (opened_pdcid),
        .pick_valid            (told_pick_valid),
        .pick_ccc              (told_pick_ccc),
        .pick_place            (told_pick_place),
        .pick_size             (told_pick_size),
        .pick_ordered          (told_pick_ordered),
        .event_valid           (cc_events_cc_event_valid),
        .event_ccc             (cc_events_cc_event_ccc),
        .event_kind            (cc_events_cc_event_kind),
        .event_bytes           (cc_events_cc_event_bytes),
        .event_rtt_valid       (cc_events_cc_event_rtt_valid),
        .event_rtt             (cc_events_cc_event_rtt),
        .event_keeps_base      (cc_events_cc_event_keeps_base),
        .event_ecn             (cc_events_cc_event_ecn),
        .event_penalty         (cc_events_cc_event_penalty),
        .event_restores        (cc_events_cc_event_restores),
        .event_now             (cc_events_cc_event_now),
        .later_valid           (samples_later_valid),
        .later_ccc             (samples_later_ccc),
        .later_kind            (samples_later_kind),
        .later_bytes           (samples_later_bytes),
        .later_rtt_valid       (samples_later_rtt_valid),
        .later_rtt             (samples_later_rtt),
        .later_keeps_base      (samples_later_keeps_base),
        .later_ecn             (samples_later_ecn),
        .later_penalty         (samples_later_penalty),
        .later_restores        (samples_later_restores),
        .later_now             (samples_later_now),
        .sample_valid          (samples_sample_valid),
        .sample_sequence       (samples_sample_sequence),
        .sample_next_to_send   (samples_sample_next_to_send),
        .sample_count          (samples_sample_count),
        .sample_hops_0_time    (samples_sample_hops_0_time),
        .sample_hops_0_bytes   (samples_sample_hops_0_bytes),
        .sample_hops_0_queue   (samples_sample_hops_0_queue),
        .sample_hops_1_time    (samples_sample_hops_1_time),
        .sample_hops_1_bytes   (samples_sample_hops_1_bytes),
        .sample_hops_1_queue   (samples_sample_hops_1_queue),
        .sample_hops_2_time    (samples_sample_hops_2_time),
        .sample_hops_2_bytes   (samples_sample_hops_2_bytes),
        .sample_hops_2_queue   (samples_sample_hops_2_queue),
        .sample_hops_3_time    (samples_sample_hops_3_time),
        .sample_hops_3_bytes   (samples_sample_hops_3_bytes),
        .sample_hops_3_queue   (samples_sample_hops_3_queue),
        .sample_hops_4_time    (samples_sample_hops_4_time),
        .sample_hops_4_bytes   (samples_sample_hops_4_bytes),
        .sample_hops_4_queue   (samples_sample_hops_4_queue)
    );

    hpcc_n8 hpcc (
        .clk                    (clk),
        .rst                    (rst),
        .event_valid            (samples_later_valid),
        .event_ccc              (samples_later_ccc),
        .event_kind             (samples_later_kind),
        .event_bytes            (samples_later_bytes),
        .event_rtt_valid        (samples_later_rtt_valid),
        .event_rtt              (samples_later_rtt),
        .event_keeps_base       (samples_later_keeps_base),
        .event_ecn              (samples_later_ecn),
        .event_penalty          (samples_later_penalty),
        .event_restores         (samples_later_restores),
        .event_now              (samples_later_now),
        .sample_valid           (samples_sample_valid),
        .sample_sequence        (samples_sample_sequence),
        .sample_next_to_send    (samples_sample_next_to_send),
        .sample_count           (samples_sample_count),
        .sample_hops_0_time     (samples_sample_hops_0_time),
        .sample_hops_0_bytes    (samples_sample_hops_0_bytes),
        .sample_hops_0_queue    (samples_sample_hops_0_queue),
        .sample_hops_1_time     (samples_sample_hops_1_time),
        .sample_hops_1_bytes    (samples_sample_hops_1_bytes),
        .sample_hops_1_queue    (samples_sample_hops_1_queue),
        .sample_hops_2_time     (samples_sample_hops_2_time),
        .sample_hops_2_bytes    (samples_sample_hops_2_bytes),
        .sample_hops_2_queue    (samples_sample_hops_2_queue),
        .sample_hops_3_time     (samples_sample_hops_3_time),
        .sample_hops_3_bytes    (samples_sample_hops_3_bytes),
        .sample_hops_3_queue    (samples_sample_hops_3_queue),
        .sample_hops_4_time     (samples_sample_hops_4_time),
        .sample_hops_4_bytes    (samples_sample_hops_4_bytes),
        .sample_hops_4_queue    (samples_sample_hops_4_queue),
        .registers_link_rate    (registers_link_rate),
        .registers_least_rate   (registers_least_rate),
        .registers_additive     (registers_additive),
        .registers_eta          (registers_eta),
        .registers_max_stage    (registers_max_stage),
        .registers_base_rtt     (registers_base_rtt),
        .registers_rtt_share    (registers_rtt_share),
        .registers_bytes_scale  (registers_bytes_scale),
        .registers_queue_scale  (registers_queue_scale),
        .registers_window_scale (registers_window_scale),
        .registers_min_window   (registers_min_window),
        .registers_max_window   (registers_max_window),
        .registers_ack_trigger  (registers_ack_trigger),
        .limit_valid            (hpcc_limit_valid),
        .limit_ccc              (hpcc_limit_ccc),
        .limit_window           (hpcc_limit_window),
        .limit_cwnd             (hpcc_limit_cwnd),
        .limit_max_window       (hpcc_limit_max_window),
        .limit_small            (hpcc_limit_small),
        .outcome_heard          (hpcc_outcome_heard),
        .outcome_rate           (hpcc_outcome_rate),
        .outcome_committed      (hpcc_outcome_committed),
        .outcome_stage          (hpcc_outcome_stage),
        .outcome_load           (hpcc_outcome_load),
        .outcome_last_update    (hpcc_outcome_last_update)
    );

    uet_one_path_n8_w128_adapts path (
        .clk                      (clk),
        .told_event_valid         (told_event_valid),
        .told_event_ccc           (told_event_ccc),
        .told_event_kind          (told_event_kind),
        .told_event_bytes         (told_event_bytes),
        .told_event_entropy       (told_event_entropy),
        .told_event_ecn           (told_event_ecn),
        .told_event_rtt_valid     (told_event_rtt_valid),
        .told_event_rtt           (told_event_rtt),
        .told_event_out_of_order  (told_event_out_of_order),
        .told_event_has_nscc      (told_event_has_nscc),
        .told_event_rcv_cwnd_pend (told_event_rcv_cwnd_pend),
        .told_event_restore_cwnd  (told_event_restore_cwnd),
        .told_event_has_credit    (told_event_has_credit),
        .told_event_credit        (told_event_credit),
        .told_event_now           (told_event_now),
        .told_event_size          (told_event_size),
        .told_pick_valid          (told_pick_valid),
        .told_pick_ccc            (told_pick_ccc),
        .told_pick_place          (told_pick_place),
        .told_pick_size           (told_pick_size),
        .told_pick_ordered        (told_pick_ordered),
        .told_begins_valid        (told_begins_valid),
        .told_begins_ccc          (told_begins_ccc),
        .random                   (random),
        .picked_entropy           (path_picked_entropy),
        .picked_ccc_id            (path_picked_ccc_id),
        .picked_credit_target     (path_picked_credit_target)
    );

    assign permits_limit_valid = hpcc_limit_valid;
    assign permits_limit_ccc = hpcc_limit_ccc;
    assign permits_limit_window = hpcc_limit_window;
    assign permits_limit_credit_on = 1'b0;
    assign permits_limit_credit = 32'd0;
    assign permits_limit_cwnd = {8'd0, hpcc_limit_cwnd};
    assign permits_limit_max_window = {8'd0, hpcc_limit_max_window};
    assign permits_limit_is_small = hpcc_limit_small;
    assign permits_picked_entropy = path_picked_entropy;
    assign permits_picked_ccc_id = path_picked_ccc_id;
    assign permits_picked_credit_target = path_picked_credit_target;
    assign shown_event_valid = samples_later_valid;
    assign shown_event_ccc = samples_later_ccc;
    assign shown_event_kind = samples_later_kind;
    assign shown_event_bytes = samples_later_bytes;
    assign shown_event_rtt_valid = samples_later_rtt_valid;
    assign shown_event_rtt = samples_later_rtt;
    assign shown_event_keeps_base = samples_later_keeps_base;
    assign shown_event_ecn = samples_later_ecn;
    assign shown_event_penalty = samples_later_penalty;
    assign shown_event_restores = samples_later_restores;
    assign shown_event_now = samples_later_now;
    assign shown_sample_valid = samples_sample_valid;
    assign shown_sample_sequence = samples_sample_sequence;
    assign shown_sample_next_to_send = samples_sample_next_to_send;
    assign shown_sample_count = samples_sample_count;
    assign shown_sample_hops_0_time = samples_sample_hops_0_time;
    assign shown_sample_hops_0_bytes = samples_sample_hops_0_bytes;
    assign shown_sample_hops_0_queue = samples_sample_hops_0_queue;
    assign shown_sample_hops_1_time = samples_sample_hops_1_time;
    assign shown_sample_hops_1_bytes = samples_sample_hops_1_bytes;
    assign shown_sample_hops_1_queue = samples_sample_hops_1_queue;
    assign shown_sample_hops_2_time = samples_sample_hops_2_time;
    assign shown_sample_hops_2_bytes = samples_sample_hops_2_bytes;
    assign shown_sample_hops_2_queue = samples_sample_hops_2_queue;
    assign shown_sample_hops_3_time = samples_sample_hops_3_time;
    assign shown_sample_hops_3_bytes = samples_sample_hops_3_bytes;
    assign shown_sample_hops_3_queue = samples_sample_hops_3_queue;
    assign shown_sample_hops_4_time = samples_sample_hops_4_time;
    assign shown_sample_hops_4_bytes = samples_sample_hops_4_bytes;
    assign shown_sample_hops_4_queue = samples_sample_hops_4_queue;
    assign shown_limit_valid = hpcc_limit_valid;
    assign shown_limit_ccc = hpcc_limit_ccc;
    assign shown_limit_window = hpcc_limit_window;
    assign shown_limit_cwnd = hpcc_limit_cwnd;
    assign shown_limit_max_window = hpcc_limit_max_window;
    assign shown_limit_small = hpcc_limit_small;
    assign shown_outcome_heard = hpcc_outcome_heard;
    assign shown_outcome_rate = hpcc_outcome_rate;
    assign shown_outcome_committed = hpcc_outcome_committed;
    assign shown_outcome_stage = hpcc_outcome_stage;
    assign shown_outcome_load = hpcc_outcome_load;
    assign shown_outcome_last_update = hpcc_outcome_last_update;

endmodule

`default_nettype wire
