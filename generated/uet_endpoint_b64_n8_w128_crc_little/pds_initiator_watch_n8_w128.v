// Times of 8 PDCs: PROBE, tail, CLEAR, idle.
`default_nettype none

module pds_initiator_watch_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire  [4:0] step_kind,
    input  wire  [2:0] step_place,
    input  wire        step_on,
    input  wire        step_open,
    input  wire        step_claimed,
    input  wire        step_moved,
    input  wire        step_restarted,
    input  wire        step_ordered,
    input  wire        step_roce,
    input  wire  [2:0] step_state,
    input  wire [31:0] step_start,
    input  wire [15:0] step_peer,
    input  wire [31:0] step_next,
    input  wire [31:0] step_cum,
    input  wire [31:0] step_oldest,
    input  wire        step_above,
    input  wire [31:0] step_tail_tail,
    input  wire [15:0] step_tail_open,
    input  wire  [7:0] step_range,
    input  wire        step_sleek,
    input  wire        step_keeps,
    input  wire        step_hold,
    input  wire        step_close_due,
    input  wire        step_nears_end,
    input  wire        step_exhausted,
    input  wire        effect_sends,
    input  wire        effect_retx,
    input  wire        effect_counts,
    input  wire        effect_asks,
    input  wire        effect_marks,
    input  wire        effect_unmarks,
    input  wire        effect_leaves,
    input  wire  [3:0] effect_kind,
    input  wire        effect_loses,
    input  wire        effect_timed,
    input  wire [31:0] effect_sent_at,
    input  wire        effect_arrives,
    input  wire        effect_fails,
    input  wire        effect_backs,
    input  wire        effect_spurious,
    input  wire        effect_held,
    input  wire        effect_ignored,
    input  wire        answers,
    input  wire        news,
    input  wire        for_packet,
    input  wire        is_request,
    input  wire [15:0] opaque,
    input  wire        asks_clear,
    input  wire [31:0] now,
    input  wire [31:0] registers_probe,
    input  wire [31:0] registers_probe_tail,
    input  wire [31:0] registers_probe_again,
    input  wire        registers_probe_first,
    input  wire        registers_probe_on,
    input  wire  [1:0] registers_tail,
    input  wire [31:0] registers_tail_loss,
    input  wire  [3:0] registers_max_tail_loss,
    input  wire [31:0] registers_clear,
    input  wire [31:0] registers_idle,
    output wire  [1:0] watched_packet,
    output wire [15:0] watched_probe_opaque,
    output wire        watched_answers_probe,
    output wire [31:0] watched_probe_sent,
    output wire        watched_stale,
    output wire        watched_loses,
    output wire        watched_closes
);

    localparam [1:0] LEAVING_NONE           = 2'd0;
    localparam [1:0] LEAVING_PROBE          = 2'd1;
    localparam [1:0] LEAVING_CLEAR_CMD      = 2'd2;
    localparam [4:0] STEP_KIND_OPEN         = 5'd1;
    localparam [4:0] STEP_KIND_ACK          = 5'd2;
    localparam [4:0] STEP_KIND_NACK         = 5'd3;
    localparam [4:0] STEP_KIND_CLEAR_REQ    = 5'd4;
    localparam [4:0] STEP_KIND_VISIT        = 5'd11;
    localparam [2:0] STEP_STATE_CREATING    = 3'd1;
    localparam [2:0] STEP_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] STEP_STATE_QUIESCE     = 3'd3;
    localparam [2:0] STEP_STATE_ACK_WAIT    = 3'd4;
    localparam [2:0] STEP_STATE_ERROR       = 3'd5;
    localparam [1:0] REGISTERS_TAIL_OFF     = 2'd0;
    localparam [1:0] REGISTERS_TAIL_PROBE   = 2'd1;
    localparam [1:0] REGISTERS_TAIL_RESEND  = 2'd2;

    reg         does_ack;
    reg         does_hears;
    reg         does_visit;
    reg         does_called;
    reg         does_begins;
    reg         does_clears;
    reg         does_clear_req;
    reg         does_queued;
    reg         does_left;
    reg         does_out;
    reg         does_shut;
    reg         does_tail;
    reg         does_idle;
    reg         does_gains;
    reg         does_answered;
    reg         does_sends;
    reg         does_request;
    reg  [31:0] oldest_3;
    reg  [31:0] quarter;
    reg  [31:0] now_3;
    reg  [15:0] opaque_3;
    reg  [31:0] probe_due_3;
    reg  [31:0] again_due_3;
    reg  [31:0] tail_since_3;
    reg  [31:0] idle_since_3;
    reg  [31:0] clear_since_3;
    reg         next_watch_probe_on;
    reg  [31:0] next_watch_probe_due;
    reg         next_watch_heard;
    reg  [15:0] next_watch_opaque;
    reg         next_watch_probe_waits;
    reg  [31:0] next_watch_probe_sent;
    reg         next_watch_probe_now;
    reg  [31:0] next_watch_tail_since;
    reg   [3:0] next_watch_tail_tries;
    reg  [31:0] next_watch_idle_since;
    reg         next_watch_clear_due;
    reg  [31:0] next_watch_clear_at;
    reg  [31:0] next_watch_cleared;
    reg   [1:0] leaving;
    wire        watches_word_probe_on;
    wire [31:0] watches_word_probe_due;
    wire        watches_word_heard;
    wire [15:0] watches_word_opaque;
    wire        watches_word_probe_waits;
    wire [31:0] watches_word_probe_sent;
    wire        watches_word_probe_now;
    wire [31:0] watches_word_tail_since;
    wire  [3:0] watches_word_tail_tries;
    wire [31:0] watches_word_idle_since;
    wire        watches_word_clear_due;
    wire [31:0] watches_word_clear_at;
    wire [31:0] watches_word_cleared;
    wire  [2:0] watches_at;
    wire        watches_valid;
    reg   [1:0] watched_now_packet;
    reg  [15:0] watched_now_probe_opaque;
    reg  [31:0] watched_now_probe_sent;
    reg         watched_now_answers_probe;
    reg         watched_now_stale;
    reg         watched_now_loses;
    reg         watched_now_closes;

    wire        watches_now_probe_on = watches_word_probe_on;
    wire [31:0] watches_now_probe_due = watches_word_probe_due;
    wire        watches_now_heard = watches_word_heard;
    wire [15:0] watches_now_opaque = watches_word_opaque;
    wire        watches_now_probe_waits = watches_word_probe_waits;
    wire [31:0] watches_now_probe_sent = watches_word_probe_sent;
    wire        watches_now_probe_now = watches_word_probe_now;
    wire [31:0] watches_now_tail_since = watches_word_tail_since;
    wire  [3:0] watches_now_tail_tries = watches_word_tail_tries;
    wire [31:0] watches_now_idle_since = watches_word_idle_since;
    wire        watches_now_clear_due = watches_word_clear_due;
    wire [31:0] watches_now_clear_at = watches_word_clear_at;
    wire [31:0] watches_now_cleared = watches_word_cleared;
    wire [31:0] gained_difference = quarter - watches_now_cleared;
    wire        gained = !gained_difference[31];
    wire        gains = gained || (!does_out && oldest_3 != watches_now_cleared);
    wire        clears = does_clears && (watches_now_clear_due || (does_shut && gains));
    wire [31:0] clear_passed_difference = clear_since_3 - watches_now_clear_at;
    wire        clear_passed = !clear_passed_difference[31];
    wire        clear_time = does_clears && clear_passed;
    wire [31:0] probe_passed_difference = now_3 - watches_now_probe_due;
    wire        probe_passed = !probe_passed_difference[31];
    wire        probe_time = does_called && watches_now_probe_on && probe_passed;
    wire        probes = (does_called && watches_now_probe_now) || probe_time;
    wire        tries_left = (&registers_max_tail_loss) || watches_now_tail_tries < registers_max_tail_loss;
    wire [31:0] tail_passed_difference = tail_since_3 - watches_now_tail_since;
    wire        tail_passed = !tail_passed_difference[31];
    wire        tail_time = does_tail && tries_left && tail_passed;
    wire [31:0] idle_passed_difference = idle_since_3 - watches_now_idle_since;
    wire        idle_passed = !idle_passed_difference[31];
    wire        idles = does_idle && idle_passed;
    wire        latest = watches_now_probe_waits && watches_now_opaque == opaque_3;
    wire        step_kind_eq_2_and_step_on = step_kind == STEP_KIND_ACK && step_on;
    wire        does_hears_term = step_kind == STEP_KIND_NACK && step_on && step_state != STEP_STATE_ERROR;
    wire        step_kind_eq_11_and_step_on = step_kind == STEP_KIND_VISIT && step_on;
    wire        does_called_term = step_kind_eq_11_and_step_on && step_state != STEP_STATE_CREATING;
    wire        does_clears_term = step_state == STEP_STATE_ESTABLISHED || step_state == STEP_STATE_QUIESCE || step_state == STEP_STATE_ACK_WAIT;
    wire        does_clears_term_2 = step_above && step_oldest != step_cum;
    wire        step_tail_tail_eq_step_next = step_tail_tail == step_next;
    wire        step_tail_tail_ne_step_next = !step_tail_tail_eq_step_next;
    wire        step_next_ne_step_oldest = step_next != step_oldest;
    wire [31:0] step_next_minus_step_cum = step_next - step_cum;
    wire        does_tail_term = does_called_term && registers_tail != REGISTERS_TAIL_OFF && step_tail_tail_eq_step_next;
    wire        does_idle_term = !(step_next_ne_step_oldest || step_tail_tail_ne_step_next || (|step_tail_open));
    wire        does_idle_term_2 = step_kind_eq_11_and_step_on && step_state == STEP_STATE_ESTABLISHED && does_idle_term;
    wire        does_answered_and_latest = does_answered && latest;

    forwarding_ram_w217_d8_l3 watches (
        .clk              (clk),
        .rst              (rst),
        .addr             (place),
        .enable           (enable),
        .next_probe_on    (next_watch_probe_on),
        .next_probe_due   (next_watch_probe_due),
        .next_heard       (next_watch_heard),
        .next_opaque      (next_watch_opaque),
        .next_probe_waits (next_watch_probe_waits),
        .next_probe_sent  (next_watch_probe_sent),
        .next_probe_now   (next_watch_probe_now),
        .next_tail_since  (next_watch_tail_since),
        .next_tail_tries  (next_watch_tail_tries),
        .next_idle_since  (next_watch_idle_since),
        .next_clear_due   (next_watch_clear_due),
        .next_clear_at    (next_watch_clear_at),
        .next_cleared     (next_watch_cleared),
        .write            (1'b1),
        .word_probe_on    (watches_word_probe_on),
        .word_probe_due   (watches_word_probe_due),
        .word_heard       (watches_word_heard),
        .word_opaque      (watches_word_opaque),
        .word_probe_waits (watches_word_probe_waits),
        .word_probe_sent  (watches_word_probe_sent),
        .word_probe_now   (watches_word_probe_now),
        .word_tail_since  (watches_word_tail_since),
        .word_tail_tries  (watches_word_tail_tries),
        .word_idle_since  (watches_word_idle_since),
        .word_clear_due   (watches_word_clear_due),
        .word_clear_at    (watches_word_clear_at),
        .word_cleared     (watches_word_cleared),
        .at               (watches_at),
        .valid            (watches_valid)
    );

    always @* begin
        next_watch_probe_on = watches_now_probe_on;
        next_watch_probe_due = watches_now_probe_due;
        next_watch_heard = watches_now_heard;
        next_watch_opaque = watches_now_opaque;
        next_watch_probe_waits = watches_now_probe_waits;
        next_watch_probe_sent = watches_now_probe_sent;
        next_watch_probe_now = watches_now_probe_now;
        next_watch_tail_since = watches_now_tail_since;
        next_watch_tail_tries = watches_now_tail_tries;
        next_watch_idle_since = watches_now_idle_since;
        next_watch_clear_due = watches_now_clear_due;
        next_watch_clear_at = watches_now_clear_at;
        next_watch_cleared = watches_now_cleared;
        if (does_hears) begin
            next_watch_probe_on = registers_probe_on && does_left;
            next_watch_probe_due = probe_due_3;
            next_watch_heard = 1'b1;
            next_watch_tail_since = now_3;
            if (registers_probe_first && !watches_now_heard) begin
                next_watch_probe_now = 1'b1;
            end
        end
        if (does_ack) begin
            next_watch_idle_since = now_3;
        end
        if (does_gains) begin
            next_watch_tail_tries = 4'd0;
        end
        if (does_clear_req) begin
            next_watch_clear_due = 1'b1;
        end
        if (does_answered_and_latest) begin
            next_watch_probe_waits = 1'b0;
        end
        if (does_sends) begin
            next_watch_tail_since = now_3;
            next_watch_idle_since = now_3;
        end
        if (does_request) begin
            next_watch_clear_due = 1'b0;
            next_watch_clear_at = now_3;
            next_watch_cleared = oldest_3;
        end
        if (tail_time) begin
            next_watch_tail_since = now_3;
            next_watch_tail_tries = watches_now_tail_tries + 4'd1;
            if (registers_tail == REGISTERS_TAIL_PROBE) begin
                next_watch_probe_now = 1'b1;
            end
        end
        if (clear_time) begin
            next_watch_clear_due = 1'b1;
        end
        if (probes) begin
            next_watch_opaque = watches_now_opaque + 16'd1;
            next_watch_probe_waits = 1'b1;
            next_watch_probe_sent = now_3;
            next_watch_probe_now = 1'b0;
        end else if (clears) begin
            next_watch_probe_now = 1'b1;
            next_watch_clear_due = 1'b0;
            next_watch_clear_at = now_3;
            next_watch_cleared = oldest_3;
        end
        if (probe_time) begin
            next_watch_probe_due = again_due_3;
        end
        if (idles) begin
            next_watch_idle_since = now_3;
        end
        if (does_begins) begin
            next_watch_probe_on = 1'b0;
            next_watch_heard = 1'b0;
            next_watch_opaque = 16'd0;
            next_watch_probe_waits = 1'b0;
            next_watch_probe_now = 1'b0;
            next_watch_tail_tries = 4'd0;
            next_watch_idle_since = now_3;
            next_watch_clear_due = 1'b0;
            next_watch_clear_at = now_3;
            next_watch_cleared = 32'd0;
        end
    end

    always @* begin
        leaving = LEAVING_NONE;
        if (probes) begin
            leaving = LEAVING_PROBE;
        end else if (clears) begin
            leaving = LEAVING_CLEAR_CMD;
        end
    end

    always @(posedge clk) begin
        does_ack <= step_kind_eq_2_and_step_on;
        does_hears <= step_kind_eq_2_and_step_on || does_hears_term;
        does_visit <= step_kind_eq_11_and_step_on;
        does_called <= does_called_term;
        does_begins <= step_kind == STEP_KIND_OPEN;
        does_clears <= step_kind_eq_11_and_step_on && does_clears_term && does_clears_term_2;
        does_clear_req <= (step_kind == STEP_KIND_CLEAR_REQ && step_on) || (step_kind_eq_2_and_step_on && asks_clear);
        does_queued <= step_tail_tail_ne_step_next;
        does_left <= step_tail_tail_ne_step_next || step_next != step_cum;
        does_out <= step_next_ne_step_oldest;
        does_shut <= step_tail_tail_ne_step_next && step_next_minus_step_cum[31:7] >= {17'd0, step_range};
        does_tail <= does_tail_term && step_next_ne_step_oldest;
        does_idle <= does_idle_term_2 && (|registers_idle);
        does_gains <= step_kind_eq_2_and_step_on && (step_moved || answers || news);
        does_answered <= step_kind_eq_2_and_step_on && !for_packet;
        does_sends <= effect_sends;
        does_request <= effect_sends && is_request;
        oldest_3 <= step_oldest;
        quarter <= step_oldest - {19'd0, step_range, 5'd0};
        now_3 <= now;
        opaque_3 <= opaque;
        probe_due_3 <= now + (step_tail_tail_ne_step_next ? registers_probe : registers_probe_tail);
        again_due_3 <= now + registers_probe_again;
        tail_since_3 <= now - registers_tail_loss;
        idle_since_3 <= now - registers_idle;
        clear_since_3 <= now - registers_clear;
        watched_now_packet <= leaving;
        watched_now_probe_opaque <= next_watch_opaque;
        watched_now_probe_sent <= watches_now_probe_sent;
        watched_now_answers_probe <= does_answered_and_latest;
        watched_now_stale <= does_answered && !latest;
        watched_now_loses <= tail_time && registers_tail == REGISTERS_TAIL_RESEND;
        watched_now_closes <= idles;
    end

    assign watched_packet = watched_now_packet;
    assign watched_probe_opaque = watched_now_probe_opaque;
    assign watched_answers_probe = watched_now_answers_probe;
    assign watched_probe_sent = watched_now_probe_sent;
    assign watched_stale = watched_now_stale;
    assign watched_loses = watched_now_loses;
    assign watched_closes = watched_now_closes;

    wire _unused_ok = &{1'b0, step_place, step_open, step_claimed, step_restarted, step_ordered, step_roce, step_start, step_peer, step_sleek, step_keeps, step_hold, step_close_due, step_nears_end, step_exhausted, effect_retx, effect_counts, effect_asks, effect_marks, effect_unmarks, effect_leaves, effect_kind, effect_loses, effect_timed, effect_sent_at, effect_arrives, effect_fails, effect_backs, effect_spurious, effect_held, effect_ignored, does_visit, does_queued, watches_at, watches_valid, gained_difference[30:0], clear_passed_difference[30:0], probe_passed_difference[30:0], tail_passed_difference[30:0], idle_passed_difference[30:0], step_next_minus_step_cum[6:0]};

endmodule

`default_nettype wire
