// Times of 8 PDCs: PROBE, tail, CLEAR, idle.
`default_nettype none

module pds_initiator_watch_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire        valid,
    input  wire  [4:0] step_kind,
    input  wire  [2:0] step_place,
    input  wire        step_on,
    input  wire        step_open,
    input  wire        step_claimed,
    input  wire        step_moved,
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
    input  wire        step_close_due,
    input  wire        deed_sends,
    input  wire        deed_retx,
    input  wire        deed_counts,
    input  wire        deed_asks,
    input  wire        deed_marks,
    input  wire        deed_unmarks,
    input  wire        deed_leaves,
    input  wire  [3:0] deed_kind,
    input  wire        deed_timed,
    input  wire [31:0] deed_sent_at,
    input  wire        deed_fails,
    input  wire        deed_backs,
    input  wire        deed_spurious,
    input  wire        deed_held,
    input  wire        deed_ignored,
    input  wire        answers,
    input  wire        news,
    input  wire        explicit,
    input  wire        is_request,
    input  wire [15:0] opaque,
    input  wire  [1:0] req,
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

    localparam [1:0] REQ_CLEAR              = 2'd1;
    localparam [1:0] PACKET_NONE            = 2'd0;
    localparam [1:0] PACKET_PROBE           = 2'd1;
    localparam [1:0] PACKET_CLEAR_CMD       = 2'd2;
    localparam [4:0] STEP_KIND_CLEAR        = 5'd0;
    localparam [4:0] STEP_KIND_OPEN         = 5'd1;
    localparam [4:0] STEP_KIND_ACK          = 5'd2;
    localparam [4:0] STEP_KIND_NACK         = 5'd3;
    localparam [4:0] STEP_KIND_CLEAR_REQ    = 5'd4;
    localparam [4:0] STEP_KIND_VISIT        = 5'd11;
    localparam [2:0] STEP_STATE_CREATING    = 3'd1;
    localparam [2:0] STEP_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] STEP_STATE_QUIESCE     = 3'd3;
    localparam [2:0] STEP_STATE_ERROR       = 3'd5;
    localparam [1:0] REGISTERS_TAIL_OFF     = 2'd0;
    localparam [1:0] REGISTERS_TAIL_PROBE   = 2'd1;
    localparam [1:0] REGISTERS_TAIL_RESEND  = 2'd2;

    reg   [1:0] packet;
    reg  [15:0] opaque_now;
    reg         answers_probe;
    reg  [31:0] probe_sent;
    reg         stale;
    reg         loses;
    reg         closes;
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

    wire        is_ack = step_kind == STEP_KIND_ACK && step_on;
    wire        is_nack = step_kind == STEP_KIND_NACK && step_on && step_state != STEP_STATE_ERROR;
    wire        hears = is_ack || is_nack;
    wire        is_visit = step_kind == STEP_KIND_VISIT && step_on;
    wire        begins = step_kind == STEP_KIND_OPEN || step_kind == STEP_KIND_CLEAR;
    wire        creating = step_state == STEP_STATE_CREATING;
    wire        is_open = step_state == STEP_STATE_ESTABLISHED || step_state == STEP_STATE_QUIESCE;
    wire        queued = step_tail_tail != step_next;
    wire        is_left = queued || step_next != step_cum;
    wire        is_out = step_next != step_oldest;
    wire        uncleared = step_above && step_oldest != step_cum;
    wire [31:0] spread = step_next - step_cum;
    wire        is_shut = queued && spread[31:7] >= {17'd0, step_range};
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
    wire [31:0] gained = step_oldest - watches_now_cleared;
    wire        gains_term = gained[31:5] >= {19'd0, step_range};
    wire        gains = !gained[31] && (gains_term || (!is_out && (|gained)));
    wire        clears_term = is_visit && is_open && uncleared;
    wire        clears = clears_term && (watches_now_clear_due || (is_shut && gains));
    wire        clear_time = clears_term && now - watches_now_clear_at >= registers_clear;
    wire        is_visit_and_not_creating = is_visit && !creating;
    wire [31:0] probe_time_difference = now - watches_now_probe_due;
    wire        probe_time = is_visit_and_not_creating && watches_now_probe_on && !probe_time_difference[31];
    wire        probes = (is_visit_and_not_creating && watches_now_probe_now) || probe_time;
    wire        tries_left = (&registers_max_tail_loss) || watches_now_tail_tries < registers_max_tail_loss;
    wire        tail_time_term = is_visit_and_not_creating && registers_tail != REGISTERS_TAIL_OFF && !queued && is_out;
    wire        tail_time_term_2 = now - watches_now_tail_since >= registers_tail_loss;
    wire        tail_time = tail_time_term && tries_left && tail_time_term_2;
    wire        idles_term = !(is_out || queued || (|step_tail_open));
    wire        idles_term_2 = is_visit && step_state == STEP_STATE_ESTABLISHED && idles_term && (|registers_idle);
    wire        idles = idles_term_2 && now - watches_now_idle_since >= registers_idle;
    wire        answered = is_ack && !explicit;
    wire        latest = watches_now_probe_waits && watches_now_opaque == opaque;
    wire        answered_and_latest = answered && latest;

    forwarding_ram_w217_d8_l2 watches (
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
        .write            (valid),
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
        next_watch_probe_on = 1'b0;
        next_watch_probe_due = 32'd0;
        next_watch_heard = 1'b0;
        next_watch_opaque = 16'd0;
        next_watch_probe_waits = 1'b0;
        next_watch_probe_sent = 32'd0;
        next_watch_probe_now = 1'b0;
        next_watch_tail_since = 32'd0;
        next_watch_tail_tries = 4'd0;
        next_watch_idle_since = 32'd0;
        next_watch_clear_due = 1'b0;
        next_watch_clear_at = 32'd0;
        next_watch_cleared = 32'd0;
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
        if (hears) begin
            next_watch_probe_on = registers_probe_on && is_left;
            next_watch_probe_due = now + (queued ? registers_probe : registers_probe_tail);
            next_watch_heard = 1'b1;
            next_watch_tail_since = now;
            if (registers_probe_first && !watches_now_heard) begin
                next_watch_probe_now = 1'b1;
            end
        end
        if (is_ack) begin
            next_watch_idle_since = now;
        end
        if (is_ack && (step_moved || answers || news)) begin
            next_watch_tail_tries = 4'd0;
        end
        if ((is_ack && req == REQ_CLEAR) || (step_kind == STEP_KIND_CLEAR_REQ && step_on)) begin
            next_watch_clear_due = 1'b1;
        end
        if (answered_and_latest) begin
            next_watch_probe_waits = 1'b0;
        end
        if (deed_sends) begin
            next_watch_tail_since = now;
            next_watch_idle_since = now;
            if (is_request) begin
                next_watch_clear_due = 1'b0;
                next_watch_clear_at = now;
                next_watch_cleared = step_oldest;
            end
        end
        if (tail_time) begin
            next_watch_tail_since = now;
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
            next_watch_probe_sent = now;
            next_watch_probe_now = 1'b0;
        end else if (clears) begin
            next_watch_probe_now = 1'b1;
            next_watch_clear_due = 1'b0;
            next_watch_clear_at = now;
            next_watch_cleared = step_oldest;
        end
        if (probe_time) begin
            next_watch_probe_due = now + registers_probe_again;
        end
        if (idles) begin
            next_watch_idle_since = now;
        end
        if (begins) begin
            next_watch_probe_on = 1'b0;
            next_watch_heard = 1'b0;
            next_watch_opaque = 16'd0;
            next_watch_probe_waits = 1'b0;
            next_watch_probe_now = 1'b0;
            next_watch_tail_since = now;
            next_watch_tail_tries = 4'd0;
            next_watch_idle_since = now;
            next_watch_clear_due = 1'b0;
            next_watch_clear_at = now;
            next_watch_cleared = 32'd0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            packet <= PACKET_NONE;
        end else begin
            packet <= PACKET_NONE;
            if (valid) begin
                if (probes) begin
                    packet <= PACKET_PROBE;
                end else if (clears) begin
                    packet <= PACKET_CLEAR_CMD;
                end
            end
        end
    end

    always @(posedge clk) begin
        opaque_now <= next_watch_opaque;
        answers_probe <= answered_and_latest;
        probe_sent <= watches_now_probe_sent;
        stale <= valid && answered && !latest;
        loses <= valid && tail_time && registers_tail == REGISTERS_TAIL_RESEND;
        closes <= valid && idles;
    end

    assign watched_packet = packet;
    assign watched_probe_opaque = opaque_now;
    assign watched_answers_probe = answers_probe;
    assign watched_probe_sent = probe_sent;
    assign watched_stale = stale;
    assign watched_loses = loses;
    assign watched_closes = closes;

    wire _unused_ok = &{1'b0, step_place, step_open, step_claimed, step_ordered, step_roce, step_start, step_peer, step_sleek, step_keeps, step_close_due, deed_retx, deed_counts, deed_asks, deed_marks, deed_unmarks, deed_leaves, deed_kind, deed_timed, deed_sent_at, deed_fails, deed_backs, deed_spurious, deed_held, deed_ignored, spread[6:0], watches_at, watches_valid, probe_time_difference[30:0]};

endmodule

`default_nettype wire
