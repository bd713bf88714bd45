// Between a PDS sender and NSCC with path selection: events to them, permits to it.
`default_nettype none

module uet_nscc_seam_n8_w128_pick13_adapts (
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
    input  wire [13:0] full,
    input  wire        limit_valid,
    input  wire  [2:0] limit_ccc,
    input  wire [31:0] limit_window,
    input  wire [23:0] limit_cwnd,
    input  wire [23:0] limit_max_window,
    input  wire        limit_small,
    input  wire        picked_valid,
    input  wire  [2:0] picked_ccc,
    input  wire [15:0] picked_entropy,
    input  wire  [2:0] picked_way,
    output wire        cc_event_valid,
    output wire  [2:0] cc_event_ccc,
    output wire  [3:0] cc_event_kind,
    output wire [31:0] cc_event_bytes,
    output wire        cc_event_rtt_valid,
    output wire [23:0] cc_event_rtt,
    output wire        cc_event_keeps_base,
    output wire        cc_event_ecn,
    output wire  [6:0] cc_event_penalty,
    output wire        cc_event_restores,
    output wire [31:0] cc_event_now,
    output wire        path_event_valid,
    output wire  [2:0] path_event_ccc,
    output wire  [2:0] path_event_kind,
    output wire [15:0] path_event_entropy,
    output wire [31:0] path_event_now,
    output wire  [5:0] path_event_first_draw,
    output wire [15:0] path_event_second_draw,
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
    output wire [23:0] permits_picked_credit_target
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
    wire        path_events_path_event_valid;
    wire  [2:0] path_events_path_event_ccc;
    wire  [2:0] path_events_path_event_kind;
    wire [15:0] path_events_path_event_entropy;
    wire [31:0] path_events_path_event_now;
    wire  [5:0] path_events_path_event_first_draw;
    wire [15:0] path_events_path_event_second_draw;

    uet_nscc_events_n8_w128_pick13_adapts cc_events (
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
        .full                (full),
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

    uet_path_events_n8_w128_pick13_adapts_p64 path_events (
        .clk                      (clk),
        .rst                      (rst),
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
        .now                      (now),
        .random                   (random),
        .path_event_valid         (path_events_path_event_valid),
        .path_event_ccc           (path_events_path_event_ccc),
        .path_event_kind          (path_events_path_event_kind),
        .path_event_entropy       (path_events_path_event_entropy),
        .path_event_now           (path_events_path_event_now),
        .path_event_first_draw    (path_events_path_event_first_draw),
        .path_event_second_draw   (path_events_path_event_second_draw)
    );

    assign cc_event_valid = cc_events_cc_event_valid;
    assign cc_event_ccc = cc_events_cc_event_ccc;
    assign cc_event_kind = cc_events_cc_event_kind;
    assign cc_event_bytes = cc_events_cc_event_bytes;
    assign cc_event_rtt_valid = cc_events_cc_event_rtt_valid;
    assign cc_event_rtt = cc_events_cc_event_rtt;
    assign cc_event_keeps_base = cc_events_cc_event_keeps_base;
    assign cc_event_ecn = cc_events_cc_event_ecn;
    assign cc_event_penalty = cc_events_cc_event_penalty;
    assign cc_event_restores = cc_events_cc_event_restores;
    assign cc_event_now = cc_events_cc_event_now;
    assign path_event_valid = path_events_path_event_valid;
    assign path_event_ccc = path_events_path_event_ccc;
    assign path_event_kind = path_events_path_event_kind;
    assign path_event_entropy = path_events_path_event_entropy;
    assign path_event_now = path_events_path_event_now;
    assign path_event_first_draw = path_events_path_event_first_draw;
    assign path_event_second_draw = path_events_path_event_second_draw;
    assign permits_limit_valid = limit_valid;
    assign permits_limit_ccc = limit_ccc;
    assign permits_limit_window = limit_window;
    assign permits_limit_credit_on = 1'b0;
    assign permits_limit_credit = 32'd0;
    assign permits_limit_cwnd = {8'd0, limit_cwnd};
    assign permits_limit_max_window = {8'd0, limit_max_window};
    assign permits_limit_is_small = limit_small;
    assign permits_picked_entropy = {1'b1, picked_entropy[14:0]};
    assign permits_picked_ccc_id = 8'd0;
    assign permits_picked_credit_target = 24'd0;

    wire _unused_ok = &{1'b0, picked_valid, picked_ccc, picked_entropy[15], picked_way};

endmodule

`default_nettype wire
