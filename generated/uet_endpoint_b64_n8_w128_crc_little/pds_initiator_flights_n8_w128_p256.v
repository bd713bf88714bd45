// Sendings and timers of 256 packets, an event a clock.
`default_nettype none

module pds_initiator_flights_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] record,
    input  wire        valid,
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
    input  wire [31:0] now,
    input  wire [31:0] sent_at,
    input  wire  [3:0] act,
    input  wire        for_packet,
    input  wire        retx,
    input  wire        answered,
    input  wire        open,
    input  wire        answers,
    input  wire        covered,
    input  wire [31:0] registers_rto_init,
    input  wire [31:0] registers_rto_max,
    input  wire  [3:0] registers_max_rto_retx,
    input  wire  [4:0] registers_max_nack_retx,
    input  wire [31:0] registers_nack_retx,
    input  wire        registers_rto,
    input  wire        registers_ack_req,
    input  wire        registers_probe,
    output reg         effect_sends,
    output reg         effect_retx,
    output reg         effect_counts,
    output reg         effect_asks,
    output reg         effect_marks,
    output reg         effect_unmarks,
    output reg         effect_leaves,
    output reg   [3:0] effect_kind,
    output reg         effect_loses,
    output reg         effect_timed,
    output reg  [31:0] effect_sent_at,
    output reg         effect_arrives,
    output reg         effect_fails,
    output reg         effect_backs,
    output reg         effect_spurious,
    output reg         effect_held,
    output reg         effect_ignored,
    output reg         flight_write_enable,
    output reg   [7:0] flight_write_record,
    output reg  [31:0] flight_write_due,
    output reg   [1:0] flight_write_state,
    output reg         flight_write_counted,
    output reg         flight_write_once
);

    localparam [3:0] ACT_TRIM                  = 4'd5;
    localparam [3:0] ACT_TRIM_LAST_HOP         = 4'd6;
    localparam [3:0] ACT_LOSS                  = 4'd7;
    localparam [3:0] ACT_OUT_OF_WINDOW         = 4'd8;
    localparam [3:0] ACT_IN_WORK               = 4'd10;
    localparam [3:0] ACT_REFUSE                = 4'd11;
    localparam [4:0] STEP_KIND_NACK            = 5'd3;
    localparam [4:0] STEP_KIND_FRESH           = 5'd7;
    localparam [4:0] STEP_KIND_RESEND          = 5'd8;
    localparam [4:0] STEP_KIND_AGAIN           = 5'd9;
    localparam [4:0] STEP_KIND_TIMER           = 5'd10;
    localparam [4:0] STEP_KIND_LOSE            = 5'd15;
    localparam [4:0] STEP_KIND_OVERTAKEN       = 5'd19;
    localparam [3:0] LOSE_KIND_NACK_TRIM       = 4'd3;
    localparam [3:0] LOSE_KIND_NACK_LAST_HOP   = 4'd4;
    localparam [3:0] LOSE_KIND_NACK_OTHER      = 4'd5;
    localparam [3:0] LOSE_KIND_TIMEOUT         = 4'd6;
    localparam [3:0] LOSE_KIND_INFERRED        = 4'd7;
    localparam [1:0] FLIGHTS_NOW_STATE_OUT     = 2'd0;
    localparam [1:0] FLIGHTS_NOW_STATE_WAITING = 2'd1;
    localparam [1:0] FLIGHTS_NOW_STATE_LOST    = 2'd2;
    localparam [1:0] FLIGHTS_NOW_STATE_FORCED  = 2'd3;

    wire [31:0] rto_first;
    wire [31:0] rto_same;
    wire [31:0] rto_more;
    reg   [1:0] next_flight_state;
    reg   [1:0] next_flight_sendings;
    reg         next_flight_counted;
    reg   [3:0] next_flight_rto;
    reg   [4:0] next_flight_tries;
    reg   [4:0] next_flight_nacks;
    reg  [31:0] next_flight_sent_at;
    reg   [3:0] lose_kind;
    wire  [1:0] flights_word_state;
    wire  [1:0] flights_word_sendings;
    wire        flights_word_counted;
    wire  [3:0] flights_word_rto;
    wire  [4:0] flights_word_tries;
    wire  [4:0] flights_word_nacks;
    wire [31:0] flights_word_sent_at;
    wire [31:0] flights_word_due;
    wire  [7:0] flights_at;
    wire        flights_valid;
    reg   [7:0] id_word_1;
    reg   [7:0] id_word_2;
    reg   [7:0] id_out;

    wire [31:0] nack_due = now + registers_nack_retx;
    wire        is_fresh = step_kind == STEP_KIND_FRESH && step_on;
    wire        is_resend = step_kind == STEP_KIND_RESEND && open;
    wire        is_again = step_kind == STEP_KIND_AGAIN && open;
    wire        is_nack = step_kind == STEP_KIND_NACK && open;
    wire        is_lose = step_kind == STEP_KIND_LOSE && open && !covered;
    wire        is_timer = step_kind == STEP_KIND_TIMER && open;
    wire        is_overtaken = step_kind == STEP_KIND_OVERTAKEN && open && !step_ordered;
    wire  [1:0] flights_now_state = flights_word_state;
    wire  [1:0] flights_now_sendings = flights_word_sendings;
    wire        flights_now_counted = flights_word_counted;
    wire  [3:0] flights_now_rto = flights_word_rto;
    wire  [4:0] flights_now_tries = flights_word_tries;
    wire  [4:0] flights_now_nacks = flights_word_nacks;
    wire [31:0] flights_now_sent_at = flights_word_sent_at;
    wire [31:0] flights_now_due = flights_word_due;
    wire        forced = flights_now_state == FLIGHTS_NOW_STATE_FORCED;
    wire        has_come = covered && !forced;
    wire        lost = forced || (flights_now_state == FLIGHTS_NOW_STATE_LOST && !covered);
    wire        waiting = flights_now_state == FLIGHTS_NOW_STATE_WAITING && !covered;
    wire        out = flights_now_state == FLIGHTS_NOW_STATE_OUT && !covered;
    wire        is_resend_and_lost = is_resend && lost;
    wire        is_again_and_not_has_come = is_again && !has_come;
    wire        repeats = is_resend_and_lost || is_again_and_not_has_come;
    wire        loses_nack = act == ACT_TRIM || act == ACT_TRIM_LAST_HOP || act == ACT_LOSS;
    wire        unforces_term = is_nack && (loses_nack || act == ACT_REFUSE || act == ACT_OUT_OF_WINDOW);
    wire        unforces = unforces_term && forced;
    wire        overtaken = is_overtaken && out && flights_now_sent_at == sent_at;
    wire        loses = (((is_nack && loses_nack) || is_lose) && !lost) || overtaken;
    wire        refuses = is_nack && act == ACT_REFUSE && !lost && !waiting;
    wire        postpones = is_nack && act == ACT_OUT_OF_WINDOW && !lost && !waiting;
    wire        in_work = is_nack && act == ACT_IN_WORK && !lost && !waiting;
    wire [31:0] now_minus_flights_now_due = now - flights_now_due;
    wire        is_due = !now_minus_flights_now_due[31];
    wire        fires = is_timer && is_due;
    wire        wakes = fires && waiting;
    wire        may_restart_term = lost || (has_come && flights_now_state != FLIGHTS_NOW_STATE_OUT);
    wire        may_restart = may_restart_term || (!waiting && !registers_rto);
    wire        may_time_out = !waiting && !may_restart;
    wire        no_more_rto_term = flights_now_tries >= {1'b0, registers_max_rto_retx};
    wire        no_more_rto = !(&registers_max_rto_retx) && no_more_rto_term;
    wire        no_more_nack_term = flights_now_nacks >= registers_max_nack_retx;
    wire        no_more_nack = !(&registers_max_nack_retx) && no_more_nack_term;
    wire        may_try = may_time_out && !no_more_rto;
    wire        may_hold = out && step_sleek && registers_probe;
    wire        may_ask = has_come && registers_ack_req;
    wire        tries = fires && may_try;
    wire        restarts = fires && may_restart;
    wire        holds = tries && may_hold;
    wire        retries = tries && !may_hold;
    wire        asks = retries && may_ask;
    wire        expires = retries && !may_ask;
    wire        gives_up = fires && may_time_out && no_more_rto;
    wire        fails = gives_up || (refuses && no_more_nack);
    wire        sends = is_fresh || repeats;
    wire        others_write = sends || loses || refuses || postpones || in_work;
    wire        writes = others_write || fires;
    wire [31:0] now_plus_rto_same = now + rto_same;
    wire [31:0] next_flight_due_choice = may_try && !may_hold ? now + rto_more : now_plus_rto_same;
    wire        refuses_or_postpones = refuses || postpones;
    wire [31:0] next_flight_due_choice_2 = refuses_or_postpones ? nack_due : is_fresh ? now + rto_first : now_plus_rto_same;
    wire [31:0] next_flight_due = fires ? next_flight_due_choice : others_write ? next_flight_due_choice_2 : flights_now_due;
    wire        is_first = flights_now_sendings == 2'd1 && !(|flights_now_rto);
    wire        is_clear = out && (retx ? flights_now_sendings == 2'd2 : is_first);
    wire        loses_or_wakes_or_expires = loses || wakes || expires;
    wire        next_flight_counted_term = flights_now_counted || covered;
    wire        effect_unmarks_term = step_kind == STEP_KIND_RESEND && (step_on || !step_open || answered);
    wire        refuses_and_not_fails = refuses && !fails;
    wire        effect_arrives_term = flights_now_sendings == 2'd1 || (flights_now_sendings == 2'd2 && retx);
    wire        flights_now_sendings_gt_1 = flights_now_sendings > 2'd1;
    wire        effect_backs_term = (expires && step_ordered) || (holds && flights_now_sendings_gt_1);
    wire        effect_ignored_term = loses_nack || act == ACT_IN_WORK || act == ACT_REFUSE || act == ACT_OUT_OF_WINDOW;

    pds_initiator_rto_table rto (
        .clk      (clk),
        .rst      (rst),
        .retries  (flights_now_rto),
        .rto_init (registers_rto_init),
        .rto_max  (registers_rto_max),
        .first    (rto_first),
        .same     (rto_same),
        .more     (rto_more)
    );

    forwarding_ram_w83_d256_l3 flights (
        .clk           (clk),
        .rst           (rst),
        .addr          (record),
        .enable        (enable),
        .next_state    (next_flight_state),
        .next_sendings (next_flight_sendings),
        .next_counted  (next_flight_counted),
        .next_rto      (next_flight_rto),
        .next_tries    (next_flight_tries),
        .next_nacks    (next_flight_nacks),
        .next_sent_at  (next_flight_sent_at),
        .next_due      (next_flight_due),
        .write         (1'b1),
        .word_state    (flights_word_state),
        .word_sendings (flights_word_sendings),
        .word_counted  (flights_word_counted),
        .word_rto      (flights_word_rto),
        .word_tries    (flights_word_tries),
        .word_nacks    (flights_word_nacks),
        .word_sent_at  (flights_word_sent_at),
        .word_due      (flights_word_due),
        .at            (flights_at),
        .valid         (flights_valid)
    );

    always @* begin
        next_flight_state = FLIGHTS_NOW_STATE_OUT;
        next_flight_sendings = 2'd0;
        next_flight_counted = 1'b0;
        next_flight_rto = 4'd0;
        next_flight_tries = 5'd0;
        next_flight_nacks = 5'd0;
        next_flight_sent_at = 32'd0;
        next_flight_state = flights_now_state;
        next_flight_sendings = flights_now_sendings;
        next_flight_counted = flights_now_counted;
        next_flight_rto = flights_now_rto;
        next_flight_tries = flights_now_tries;
        next_flight_nacks = flights_now_nacks;
        next_flight_sent_at = flights_now_sent_at;
        if (sends) begin
            next_flight_state = FLIGHTS_NOW_STATE_OUT;
            next_flight_sendings = (&flights_now_sendings) ? flights_now_sendings : flights_now_sendings + 2'd1;
            next_flight_sent_at = now;
        end
        if (retries && !(&flights_now_rto)) begin
            next_flight_rto = flights_now_rto + 4'd1;
        end
        if (tries && !(&flights_now_tries)) begin
            next_flight_tries = flights_now_tries + 5'd1;
        end
        if (is_resend && forced) begin
            next_flight_counted = 1'b0;
        end
        if (is_fresh) begin
            next_flight_sendings = 2'd1;
            next_flight_counted = 1'b0;
            next_flight_rto = 4'd0;
            next_flight_tries = 5'd0;
            next_flight_nacks = 5'd0;
        end
        if (loses_or_wakes_or_expires) begin
            next_flight_state = FLIGHTS_NOW_STATE_LOST;
            next_flight_counted = next_flight_counted_term;
        end
        if (expires && covered) begin
            next_flight_state = FLIGHTS_NOW_STATE_FORCED;
        end
        if (unforces) begin
            next_flight_state = FLIGHTS_NOW_STATE_LOST;
        end
        if (refuses_or_postpones) begin
            next_flight_state = FLIGHTS_NOW_STATE_WAITING;
            next_flight_counted = next_flight_counted_term;
        end
        if (refuses) begin
            next_flight_nacks = flights_now_nacks + 5'd1;
        end
        if (restarts && has_come) begin
            next_flight_state = FLIGHTS_NOW_STATE_OUT;
        end
    end

    always @* begin
        lose_kind = LOSE_KIND_NACK_OTHER;
        if (is_timer) begin
            lose_kind = LOSE_KIND_TIMEOUT;
        end else if (is_lose || is_overtaken) begin
            lose_kind = LOSE_KIND_INFERRED;
        end else if (act == ACT_TRIM) begin
            lose_kind = LOSE_KIND_NACK_TRIM;
        end else if (act == ACT_TRIM_LAST_HOP) begin
            lose_kind = LOSE_KIND_NACK_LAST_HOP;
        end
    end

    always @(posedge clk) begin
        id_word_1 <= record;
        id_word_2 <= id_word_1;
        id_out <= id_word_2;
        effect_sends <= sends;
        effect_retx <= !is_fresh;
        effect_counts <= is_fresh || (is_resend_and_lost && !forced) || (is_again_and_not_has_come && !out);
        effect_asks <= asks;
        effect_marks <= loses_or_wakes_or_expires && !step_ordered;
        effect_unmarks <= effect_unmarks_term || is_fresh;
        effect_leaves <= (loses || expires || refuses_and_not_fails || postpones) && out;
        effect_kind <= lose_kind;
        effect_loses <= loses || refuses_and_not_fails || postpones;
        effect_timed <= answers && for_packet && is_clear;
        effect_sent_at <= flights_now_sent_at;
        effect_arrives <= answers && effect_arrives_term && !step_ordered;
        effect_fails <= fails;
        effect_backs <= effect_backs_term || (wakes && step_ordered);
        effect_spurious <= answers && !retx && flights_now_sendings_gt_1;
        effect_held <= holds;
        effect_ignored <= is_nack && lost && effect_ignored_term;
        flight_write_enable <= valid && writes;
        flight_write_due <= next_flight_due;
        flight_write_state <= next_flight_state;
        flight_write_counted <= next_flight_counted;
        flight_write_once <= is_fresh || (flights_now_sendings == 2'd1 && !repeats);
        flight_write_record <= id_out;
    end

    wire _unused_ok = &{1'b0, step_place, step_claimed, step_moved, step_restarted, step_roce, step_state, step_start, step_peer, step_next, step_cum, step_oldest, step_above, step_tail_tail, step_tail_open, step_range, step_keeps, step_hold, step_close_due, step_nears_end, step_exhausted, flights_at, flights_valid, now_minus_flights_now_due[30:0]};

endmodule

`default_nettype wire
