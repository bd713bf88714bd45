// NSCC and path selection of 8 congestion control contexts of a PDS sender.
`default_nettype none

module uet_nscc_congestion_n8_w128_pick13_adapts (
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
    input  wire [31:0] now,
    input  wire [31:0] random,
    input  wire [19:0] registers_nscc_base_rtt,
    input  wire [16:0] registers_nscc_target,
    input  wire [15:0] registers_nscc_fast_delay,
    input  wire [19:0] registers_nscc_qa_threshold,
    input  wire [19:0] registers_nscc_adjust_period,
    input  wire [19:0] registers_nscc_adjust_bytes,
    input  wire [16:0] registers_nscc_min_window,
    input  wire [19:0] registers_nscc_window_per_tick,
    input  wire [23:0] registers_nscc_alpha,
    input  wire [19:0] registers_nscc_fair_increase,
    input  wire [15:0] registers_nscc_eta,
    input  wire [15:0] registers_nscc_fast_scale,
    input  wire  [9:0] registers_nscc_gamma,
    input  wire  [9:0] registers_nscc_most_decrease,
    input  wire [10:0] registers_nscc_gain,
    input  wire  [2:0] registers_nscc_qa_gate,
    input  wire        registers_nscc_has_credit,
    input  wire [19:0] registers_nscc_ack_trigger,
    input  wire  [1:0] registers_paths_scheme,
    input  wire  [5:0] registers_paths_unused,
    input  wire [30:0] registers_paths_freeze,
    input  wire [13:0] registers_full,
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
    output wire        shown_cc_event_valid,
    output wire  [2:0] shown_cc_event_ccc,
    output wire  [3:0] shown_cc_event_kind,
    output wire [31:0] shown_cc_event_bytes,
    output wire        shown_cc_event_rtt_valid,
    output wire [23:0] shown_cc_event_rtt,
    output wire        shown_cc_event_keeps_base,
    output wire        shown_cc_event_ecn,
    output wire  [6:0] shown_cc_event_penalty,
    output wire        shown_cc_event_restores,
    output wire [31:0] shown_cc_event_now,
    output wire        shown_cc_limit_valid,
    output wire  [2:0] shown_cc_limit_ccc,
    output wire [31:0] shown_cc_limit_window,
    output wire [23:0] shown_cc_limit_cwnd,
    output wire [23:0] shown_cc_limit_max_window,
    output wire        shown_cc_limit_small,
    output wire  [2:0] shown_cc_outcome_quadrant,
    output wire  [1:0] shown_cc_outcome_adapted,
    output wire        shown_cc_outcome_fulfilled,
    output wire        shown_cc_outcome_eta,
    output wire        shown_path_event_valid,
    output wire  [2:0] shown_path_event_ccc,
    output wire  [2:0] shown_path_event_kind,
    output wire [15:0] shown_path_event_entropy,
    output wire [31:0] shown_path_event_now,
    output wire  [5:0] shown_path_event_first_draw,
    output wire [15:0] shown_path_event_second_draw,
    output wire        shown_path_picked_valid,
    output wire  [2:0] shown_path_picked_ccc,
    output wire [15:0] shown_path_picked_entropy,
    output wire  [2:0] shown_path_picked_way
);

    wire        seam_cc_event_valid;
    wire  [2:0] seam_cc_event_ccc;
    wire  [3:0] seam_cc_event_kind;
    wire [31:0] seam_cc_event_bytes;
    wire        seam_cc_event_rtt_valid;
    wire [23:0] seam_cc_event_rtt;
    wire        seam_cc_event_keeps_base;
    wire        seam_cc_event_ecn;
    wire  [6:0] seam_cc_event_penalty;
    wire        seam_cc_event_restores;
    wire [31:0] seam_cc_event_now;
    wire        seam_path_event_valid;
    wire  [2:0] seam_path_event_ccc;
    wire  [2:0] seam_path_event_kind;
    wire [15:0] seam_path_event_entropy;
    wire [31:0] seam_path_event_now;
    wire  [5:0] seam_path_event_first_draw;
    wire [15:0] seam_path_event_second_draw;
    wire        seam_permits_limit_valid;
    wire  [2:0] seam_permits_limit_ccc;
    wire [31:0] seam_permits_limit_window;
    wire        seam_permits_limit_credit_on;
    wire [31:0] seam_permits_limit_credit;
    wire [31:0] seam_permits_limit_cwnd;
    wire [31:0] seam_permits_limit_max_window;
    wire        seam_permits_limit_is_small;
    wire [15:0] seam_permits_picked_entropy;
    wire  [7:0] seam_permits_picked_ccc_id;
    wire [23:0] seam_permits_picked_credit_target;
    wire        nscc_limit_valid;
    wire  [2:0] nscc_limit_ccc;
    wire [31:0] nscc_limit_window;
    wire [23:0] nscc_limit_cwnd;
    wire [23:0] nscc_limit_max_window;
    wire        nscc_limit_small;
    wire  [2:0] nscc_outcome_quadrant;
    wire  [1:0] nscc_outcome_adapted;
    wire        nscc_outcome_fulfilled;
    wire        nscc_outcome_eta;
    wire        paths_picked_valid;
    wire  [2:0] paths_picked_ccc;
    wire [15:0] paths_picked_entropy;
    wire  [2:0] paths_picked_way;

    wire        limit_valid = nscc_limit_valid;
    wire  [2:0] limit_ccc = nscc_limit_ccc;
    wire [31:0] limit_window = nscc_limit_window;
    wire [23:0] limit_cwnd = nscc_limit_cwnd;
    wire [23:0] limit_max_window = nscc_limit_max_window;
    wire        limit_small = nscc_limit_small;
    wire        picked_valid = paths_picked_valid;
    wire  [2:0] picked_ccc = paths_picked_ccc;
    wire [15:0] picked_entropy = paths_picked_entropy;
    wire  [2:0] picked_way = paths_picked_way;

    uet_nscc_seam_n8_w128_pick13_adapts seam (
        .clk                          (clk),
        .rst                          (rst),
        .told_event_valid             (told_event_valid),
        .told_event_ccc               (told_event_ccc),
        .told_event_kind              (told_event_kind),
        .told_event_bytes             (told_event_bytes),
        .told_event_entropy           (told_event_entropy),
        .told_event_ecn               (told_event_ecn),
        .told_event_rtt_valid         (told_event_rtt_valid),
        .told_event_rtt               (told_event_rtt),
        .told_event_out_of_order      (told_event_out_of_order),
        .told_event_has_nscc          (told_event_has_nscc),
        .told_event_rcv_cwnd_pend     (told_event_rcv_cwnd_pend),
        .told_event_restore_cwnd      (told_event_restore_cwnd),
        .told_event_has_credit        (told_event_has_credit),
        .told_event_credit            (told_event_credit),
        .told_event_now               (told_event_now),
        .told_event_size              (told_event_size),
        .told_pick_valid              (told_pick_valid),
        .told_pick_ccc                (told_pick_ccc),
        .told_pick_place              (told_pick_place),
        .told_pick_size               (told_pick_size),
        .told_pick_ordered            (told_pick_ordered),
        .told_begins_valid            (told_begins_valid),
        .told_begins_ccc              (told_begins_ccc),
        .now                          (now),
        .random                       (random),
        .full                         (registers_full),
        .limit_valid                  (limit_valid),
        .limit_ccc                    (limit_ccc),
        .limit_window                 (limit_window),
        .limit_cwnd                   (limit_cwnd),
        .limit_max_window             (limit_max_window),
        .limit_small                  (limit_small),
        .picked_valid                 (picked_valid),
        .picked_ccc                   (picked_ccc),
        .picked_entropy               (picked_entropy),
        .picked_way                   (picked_way),
        .cc_event_valid               (seam_cc_event_valid),
        .cc_event_ccc                 (seam_cc_event_ccc),
        .cc_event_kind                (seam_cc_event_kind),
        .cc_event_bytes               (seam_cc_event_bytes),
        .cc_event_rtt_valid           (seam_cc_event_rtt_valid),
        .cc_event_rtt                 (seam_cc_event_rtt),
        .cc_event_keeps_base          (seam_cc_event_keeps_base),
        .cc_event_ecn                 (seam_cc_event_ecn),
        .cc_event_penalty             (seam_cc_event_penalty),
        .cc_event_restores            (seam_cc_event_restores),
        .cc_event_now                 (seam_cc_event_now),
        .path_event_valid             (seam_path_event_valid),
        .path_event_ccc               (seam_path_event_ccc),
        .path_event_kind              (seam_path_event_kind),
        .path_event_entropy           (seam_path_event_entropy),
        .path_event_now               (seam_path_event_now),
        .path_event_first_draw        (seam_path_event_first_draw),
        .path_event_second_draw       (seam_path_event_second_draw),
        .permits_limit_valid          (seam_permits_limit_valid),
        .permits_limit_ccc            (seam_permits_limit_ccc),
        .permits_limit_window         (seam_permits_limit_window),
        .permits_limit_credit_on      (seam_permits_limit_credit_on),
        .permits_limit_credit         (seam_permits_limit_credit),
        .permits_limit_cwnd           (seam_permits_limit_cwnd),
        .permits_limit_max_window     (seam_permits_limit_max_window),
        .permits_limit_is_small       (seam_permits_limit_is_small),
        .permits_picked_entropy       (seam_permits_picked_entropy),
        .permits_picked_ccc_id        (seam_permits_picked_ccc_id),
        .permits_picked_credit_target (seam_permits_picked_credit_target)
    );

    nscc_n8 nscc (
        .clk                       (clk),
        .rst                       (rst),
        .event_valid               (seam_cc_event_valid),
        .event_ccc                 (seam_cc_event_ccc),
        .event_kind                (seam_cc_event_kind),
        .event_bytes               (seam_cc_event_bytes),
        .event_rtt_valid           (seam_cc_event_rtt_valid),
        .event_rtt                 (seam_cc_event_rtt),
        .event_keeps_base          (seam_cc_event_keeps_base),
        .event_ecn                 (seam_cc_event_ecn),
        .event_penalty             (seam_cc_event_penalty),
        .event_restores            (seam_cc_event_restores),
        .event_now                 (seam_cc_event_now),
        .registers_base_rtt        (registers_nscc_base_rtt),
        .registers_target          (registers_nscc_target),
        .registers_fast_delay      (registers_nscc_fast_delay),
        .registers_qa_threshold    (registers_nscc_qa_threshold),
        .registers_adjust_period   (registers_nscc_adjust_period),
        .registers_adjust_bytes    (registers_nscc_adjust_bytes),
        .registers_min_window      (registers_nscc_min_window),
        .registers_window_per_tick (registers_nscc_window_per_tick),
        .registers_alpha           (registers_nscc_alpha),
        .registers_fair_increase   (registers_nscc_fair_increase),
        .registers_eta             (registers_nscc_eta),
        .registers_fast_scale      (registers_nscc_fast_scale),
        .registers_gamma           (registers_nscc_gamma),
        .registers_most_decrease   (registers_nscc_most_decrease),
        .registers_gain            (registers_nscc_gain),
        .registers_qa_gate         (registers_nscc_qa_gate),
        .registers_has_credit      (registers_nscc_has_credit),
        .registers_ack_trigger     (registers_nscc_ack_trigger),
        .limit_valid               (nscc_limit_valid),
        .limit_ccc                 (nscc_limit_ccc),
        .limit_window              (nscc_limit_window),
        .limit_cwnd                (nscc_limit_cwnd),
        .limit_max_window          (nscc_limit_max_window),
        .limit_small               (nscc_limit_small),
        .outcome_quadrant          (nscc_outcome_quadrant),
        .outcome_adapted           (nscc_outcome_adapted),
        .outcome_fulfilled         (nscc_outcome_fulfilled),
        .outcome_eta               (nscc_outcome_eta)
    );

    path_select_n8_p64 paths (
        .clk               (clk),
        .rst               (rst),
        .event_valid       (seam_path_event_valid),
        .event_ccc         (seam_path_event_ccc),
        .event_kind        (seam_path_event_kind),
        .event_entropy     (seam_path_event_entropy),
        .event_now         (seam_path_event_now),
        .event_first_draw  (seam_path_event_first_draw),
        .event_second_draw (seam_path_event_second_draw),
        .registers_scheme  (registers_paths_scheme),
        .registers_unused  (registers_paths_unused),
        .registers_freeze  (registers_paths_freeze),
        .picked_valid      (paths_picked_valid),
        .picked_ccc        (paths_picked_ccc),
        .picked_entropy    (paths_picked_entropy),
        .picked_way        (paths_picked_way)
    );

    assign permits_limit_valid = seam_permits_limit_valid;
    assign permits_limit_ccc = seam_permits_limit_ccc;
    assign permits_limit_window = seam_permits_limit_window;
    assign permits_limit_credit_on = seam_permits_limit_credit_on;
    assign permits_limit_credit = seam_permits_limit_credit;
    assign permits_limit_cwnd = seam_permits_limit_cwnd;
    assign permits_limit_max_window = seam_permits_limit_max_window;
    assign permits_limit_is_small = seam_permits_limit_is_small;
    assign permits_picked_entropy = seam_permits_picked_entropy;
    assign permits_picked_ccc_id = seam_permits_picked_ccc_id;
    assign permits_picked_credit_target = seam_permits_picked_credit_target;
    assign shown_cc_event_valid = seam_cc_event_valid;
    assign shown_cc_event_ccc = seam_cc_event_ccc;
    assign shown_cc_event_kind = seam_cc_event_kind;
    assign shown_cc_event_bytes = seam_cc_event_bytes;
    assign shown_cc_event_rtt_valid = seam_cc_event_rtt_valid;
    assign shown_cc_event_rtt = seam_cc_event_rtt;
    assign shown_cc_event_keeps_base = seam_cc_event_keeps_base;
    assign shown_cc_event_ecn = seam_cc_event_ecn;
    assign shown_cc_event_penalty = seam_cc_event_penalty;
    assign shown_cc_event_restores = seam_cc_event_restores;
    assign shown_cc_event_now = seam_cc_event_now;
    assign shown_cc_limit_valid = limit_valid;
    assign shown_cc_limit_ccc = limit_ccc;
    assign shown_cc_limit_window = limit_window;
    assign shown_cc_limit_cwnd = limit_cwnd;
    assign shown_cc_limit_max_window = limit_max_window;
    assign shown_cc_limit_small = limit_small;
    assign shown_cc_outcome_quadrant = nscc_outcome_quadrant;
    assign shown_cc_outcome_adapted = nscc_outcome_adapted;
    assign shown_cc_outcome_fulfilled = nscc_outcome_fulfilled;
    assign shown_cc_outcome_eta = nscc_outcome_eta;
    assign shown_path_event_valid = seam_path_event_valid;
    assign shown_path_event_ccc = seam_path_event_ccc;
    assign shown_path_event_kind = seam_path_event_kind;
    assign shown_path_event_entropy = seam_path_event_entropy;
    assign shown_path_event_now = seam_path_event_now;
    assign shown_path_event_first_draw = seam_path_event_first_draw;
    assign shown_path_event_second_draw = seam_path_event_second_draw;
    assign shown_path_picked_valid = picked_valid;
    assign shown_path_picked_ccc = picked_ccc;
    assign shown_path_picked_entropy = picked_entropy;
    assign shown_path_picked_way = picked_way;

`ifdef FORMAL
    localparam [3:0] SEAM_CC_EVENT_KIND_SENT = 4'd1;

    wire every_packet_fits_the_least_window_term = {15'd0, registers_nscc_min_window} >= seam_cc_event_bytes;

    always @(posedge clk) if (!rst) every_packet_fits_the_least_window: assert (!(seam_cc_event_valid && seam_cc_event_kind == SEAM_CC_EVENT_KIND_SENT) || every_packet_fits_the_least_window_term);
`endif

endmodule

`default_nettype wire
