// DCQCN of 8 congestion control contexts of a PDS sender.
`default_nettype none

module uet_dcqcn_congestion_n8_w128_adapts (
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
    input  wire [39:0] registers_dcqcn_link_rate,
    input  wire [39:0] registers_dcqcn_least_rate,
    input  wire [39:0] registers_dcqcn_additive,
    input  wire [39:0] registers_dcqcn_hyper,
    input  wire [22:0] registers_dcqcn_alpha_time,
    input  wire [22:0] registers_dcqcn_decrease_time,
    input  wire [22:0] registers_dcqcn_rate_time,
    input  wire  [4:0] registers_dcqcn_fast_stages,
    input  wire        registers_dcqcn_clamps_target,
    input  wire  [3:0] registers_dcqcn_gain_shift,
    input  wire [16:0] registers_dcqcn_pace,
    input  wire [23:0] registers_dcqcn_burst,
    input  wire [23:0] registers_flight,
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
    output wire        ready,
    output wire        shown_event_valid,
    output wire  [2:0] shown_event_ccc,
    output wire  [1:0] shown_event_kind,
    output wire [31:0] shown_event_bytes,
    output wire [23:0] shown_now,
    output wire        shown_ready,
    output wire        shown_limit_valid,
    output wire  [2:0] shown_limit_ccc,
    output wire [31:0] shown_limit_window,
    output wire [39:0] shown_limit_rate,
    output wire        shown_state_active,
    output wire        shown_state_running,
    output wire        shown_state_armed,
    output wire        shown_state_alpha_marked,
    output wire        shown_state_decrease_marked,
    output wire  [4:0] shown_state_stage,
    output wire [32:0] shown_state_alpha,
    output wire [39:0] shown_state_rate,
    output wire [39:0] shown_state_target,
    output wire [23:0] shown_state_alpha_due,
    output wire [23:0] shown_state_decrease_due,
    output wire [23:0] shown_state_rate_due
);

    localparam [1:0] KIND_START                 = 2'd0;
    localparam [1:0] KIND_SENT                  = 2'd1;
    localparam [1:0] KIND_MARK                  = 2'd2;
    localparam [1:0] KIND_IDLE                  = 2'd3;
    localparam [3:0] TOLD_EVENT_KIND_SENT       = 4'd0;
    localparam [3:0] TOLD_EVENT_KIND_ACK        = 4'd1;
    localparam [3:0] TOLD_EVENT_KIND_PROBE_ACK  = 4'd2;
    localparam [3:0] TOLD_EVENT_KIND_NACK_OTHER = 4'd5;
    localparam [3:0] TOLD_EVENT_KIND_TIMEOUT    = 4'd6;
    localparam [3:0] TOLD_EVENT_KIND_INFERRED   = 4'd7;
    localparam [3:0] TOLD_EVENT_KIND_WITHDRAWN  = 4'd8;
    localparam [3:0] TOLD_EVENT_KIND_READD      = 4'd9;
    localparam [3:0] TOLD_EVENT_KIND_CREDIT     = 4'd10;
    localparam [3:0] TOLD_EVENT_KIND_START      = 4'd11;
    localparam [3:0] TOLD_EVENT_KIND_IDLE       = 4'd12;

    reg   [1:0] kind;
    reg         counts;
    reg         event_valid;
    reg   [2:0] event_ccc;
    reg   [1:0] event_kind;
    reg  [31:0] event_bytes;
    wire        dcqcn_limit_valid;
    wire  [2:0] dcqcn_limit_ccc;
    wire [31:0] dcqcn_limit_window;
    wire [39:0] dcqcn_limit_rate;
    wire        dcqcn_state_active;
    wire        dcqcn_state_running;
    wire        dcqcn_state_armed;
    wire        dcqcn_state_alpha_marked;
    wire        dcqcn_state_decrease_marked;
    wire  [4:0] dcqcn_state_stage;
    wire [32:0] dcqcn_state_alpha;
    wire [39:0] dcqcn_state_rate;
    wire [39:0] dcqcn_state_target;
    wire [23:0] dcqcn_state_alpha_due;
    wire [23:0] dcqcn_state_decrease_due;
    wire [23:0] dcqcn_state_rate_due;
    wire        dcqcn_ready;
    wire [15:0] path_picked_entropy;
    wire  [7:0] path_picked_ccc_id;
    wire [23:0] path_picked_credit_target;

    dcqcn_n8 dcqcn (
        .clk                     (clk),
        .rst                     (rst),
        .event_valid             (event_valid),
        .event_ccc               (event_ccc),
        .event_kind              (event_kind),
        .event_bytes             (event_bytes),
        .now                     (now[23:0]),
        .registers_link_rate     (registers_dcqcn_link_rate),
        .registers_least_rate    (registers_dcqcn_least_rate),
        .registers_additive      (registers_dcqcn_additive),
        .registers_hyper         (registers_dcqcn_hyper),
        .registers_alpha_time    (registers_dcqcn_alpha_time),
        .registers_decrease_time (registers_dcqcn_decrease_time),
        .registers_rate_time     (registers_dcqcn_rate_time),
        .registers_fast_stages   (registers_dcqcn_fast_stages),
        .registers_clamps_target (registers_dcqcn_clamps_target),
        .registers_gain_shift    (registers_dcqcn_gain_shift),
        .registers_pace          (registers_dcqcn_pace),
        .registers_burst         (registers_dcqcn_burst),
        .limit_valid             (dcqcn_limit_valid),
        .limit_ccc               (dcqcn_limit_ccc),
        .limit_window            (dcqcn_limit_window),
        .limit_rate              (dcqcn_limit_rate),
        .state_active            (dcqcn_state_active),
        .state_running           (dcqcn_state_running),
        .state_armed             (dcqcn_state_armed),
        .state_alpha_marked      (dcqcn_state_alpha_marked),
        .state_decrease_marked   (dcqcn_state_decrease_marked),
        .state_stage             (dcqcn_state_stage),
        .state_alpha             (dcqcn_state_alpha),
        .state_rate              (dcqcn_state_rate),
        .state_target            (dcqcn_state_target),
        .state_alpha_due         (dcqcn_state_alpha_due),
        .state_decrease_due      (dcqcn_state_decrease_due),
        .state_rate_due          (dcqcn_state_rate_due),
        .ready                   (dcqcn_ready)
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

    always @* begin
        kind = KIND_MARK;
        case (told_event_kind)
            TOLD_EVENT_KIND_SENT: begin
                kind = KIND_SENT;
            end
            TOLD_EVENT_KIND_START: begin
                kind = KIND_START;
            end
            TOLD_EVENT_KIND_IDLE: begin
                kind = KIND_IDLE;
            end
            default: begin end
        endcase
    end

    always @* begin
        counts = 1'b1;
        case (told_event_kind)
            TOLD_EVENT_KIND_ACK: begin
                counts = told_event_ecn;
            end
            TOLD_EVENT_KIND_PROBE_ACK: begin
                counts = told_event_ecn;
            end
            TOLD_EVENT_KIND_NACK_OTHER: begin
                counts = 1'b0;
            end
            TOLD_EVENT_KIND_TIMEOUT: begin
                counts = 1'b0;
            end
            TOLD_EVENT_KIND_INFERRED: begin
                counts = 1'b0;
            end
            TOLD_EVENT_KIND_WITHDRAWN: begin
                counts = 1'b0;
            end
            TOLD_EVENT_KIND_READD: begin
                counts = 1'b0;
            end
            TOLD_EVENT_KIND_CREDIT: begin
                counts = 1'b0;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            event_valid <= 1'b0;
        end else begin
            event_valid <= told_event_valid && counts;
        end
    end

    always @(posedge clk) begin
        event_ccc <= told_event_ccc;
        event_kind <= kind;
        event_bytes <= told_event_bytes;
    end

    assign permits_limit_valid = dcqcn_limit_valid;
    assign permits_limit_ccc = dcqcn_limit_ccc;
    assign permits_limit_window = dcqcn_limit_window;
    assign permits_limit_credit_on = 1'b0;
    assign permits_limit_credit = 32'd0;
    assign permits_limit_cwnd = {8'd0, registers_flight};
    assign permits_limit_max_window = {8'd0, registers_flight};
    assign permits_limit_is_small = 1'b0;
    assign permits_picked_entropy = path_picked_entropy;
    assign permits_picked_ccc_id = path_picked_ccc_id;
    assign permits_picked_credit_target = path_picked_credit_target;
    assign ready = dcqcn_ready;
    assign shown_event_valid = event_valid;
    assign shown_event_ccc = event_ccc;
    assign shown_event_kind = event_kind;
    assign shown_event_bytes = event_bytes;
    assign shown_now = now[23:0];
    assign shown_ready = dcqcn_ready;
    assign shown_limit_valid = dcqcn_limit_valid;
    assign shown_limit_ccc = dcqcn_limit_ccc;
    assign shown_limit_window = dcqcn_limit_window;
    assign shown_limit_rate = dcqcn_limit_rate;
    assign shown_state_active = dcqcn_state_active;
    assign shown_state_running = dcqcn_state_running;
    assign shown_state_armed = dcqcn_state_armed;
    assign shown_state_alpha_marked = dcqcn_state_alpha_marked;
    assign shown_state_decrease_marked = dcqcn_state_decrease_marked;
    assign shown_state_stage = dcqcn_state_stage;
    assign shown_state_alpha = dcqcn_state_alpha;
    assign shown_state_rate = dcqcn_state_rate;
    assign shown_state_target = dcqcn_state_target;
    assign shown_state_alpha_due = dcqcn_state_alpha_due;
    assign shown_state_decrease_due = dcqcn_state_decrease_due;
    assign shown_state_rate_due = dcqcn_state_rate_due;

    wire _unused_ok = &{1'b0, now[31:24]};

endmodule

`default_nettype wire
