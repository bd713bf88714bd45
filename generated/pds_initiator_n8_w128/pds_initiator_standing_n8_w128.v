// State, peer and CACK of 8 PDCs, an event a clock.
`default_nettype none

module pds_initiator_standing_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire  [4:0] event_kind,
    input  wire  [2:0] event_place,
    input  wire [31:0] event_rel,
    input  wire [31:0] event_cum,
    input  wire  [7:0] event_record,
    input  wire  [3:0] event_act,
    input  wire  [7:0] event_code,
    input  wire        event_for_packet,
    input  wire        event_retx,
    input  wire        event_m,
    input  wire        event_asks_clear,
    input  wire        event_asks_close,
    input  wire        event_has_state,
    input  wire        event_counts,
    input  wire  [7:0] event_mpr,
    input  wire        event_flag,
    input  wire [15:0] event_pdcid,
    input  wire [15:0] event_spdcid,
    input  wire [15:0] pdcid,
    input  wire        ordered,
    input  wire [31:0] around_oldest,
    input  wire [31:0] around_next,
    input  wire        around_close_sent,
    input  wire        around_age,
    input  wire        around_is_unused,
    input  wire  [7:0] registers_default_mpr,
    input  wire  [7:0] registers_override_mpr_zero,
    output wire        standing_alive,
    output wire        standing_creating,
    output wire  [2:0] standing_state,
    output wire        standing_age,
    output wire [31:0] standing_start,
    output wire [15:0] standing_peer,
    output wire [31:0] standing_cum,
    output wire  [7:0] standing_range,
    output wire        standing_plain,
    output wire  [7:0] standing_code,
    output wire        standing_clean,
    output wire        standing_is_open,
    output wire        standing_below_cum,
    output wire [31:0] standing_lead,
    output wire        standing_acks,
    output wire        standing_newer,
    output wire        standing_nacks,
    output wire        standing_loses,
    output wire        standing_holds,
    output wire        standing_gaps,
    output wire        standing_restarts,
    output wire        standing_moves,
    output wire        standing_learns,
    output wire        standing_dies,
    output wire        standing_quiesces,
    output wire        standing_ends,
    output wire        standing_vanishes,
    output wire        standing_backs,
    output wire        standing_recovers,
    output wire        standing_controls,
    output wire        standing_ignored_unknown_pdc,
    output wire        standing_ignored_mismatch,
    output wire        standing_ignored_ack_out_of_range,
    output wire        standing_ignored_nack_out_of_range,
    output wire        standing_ignored_nack_unexpected
);

    localparam [3:0] EVENT_ACT_NONE             = 4'd0;
    localparam [3:0] EVENT_ACT_OFF              = 4'd1;
    localparam [3:0] EVENT_ACT_NEW_START        = 4'd2;
    localparam [3:0] EVENT_ACT_FATAL            = 4'd3;
    localparam [3:0] EVENT_ACT_GONE             = 4'd4;
    localparam [3:0] EVENT_ACT_TRIM             = 4'd5;
    localparam [3:0] EVENT_ACT_TRIM_LAST_HOP    = 4'd6;
    localparam [3:0] EVENT_ACT_LOSS             = 4'd7;
    localparam [3:0] EVENT_ACT_OUT_OF_WINDOW    = 4'd8;
    localparam [3:0] EVENT_ACT_ROD_OOO          = 4'd9;
    localparam [3:0] EVENT_ACT_REFUSE           = 4'd11;
    localparam [4:0] EVENT_KIND_CLEAR           = 5'd0;
    localparam [4:0] EVENT_KIND_OPEN            = 5'd1;
    localparam [4:0] EVENT_KIND_ACK             = 5'd2;
    localparam [4:0] EVENT_KIND_NACK            = 5'd3;
    localparam [4:0] EVENT_KIND_CLEAR_REQ       = 5'd4;
    localparam [4:0] EVENT_KIND_CLOSE_REQ       = 5'd5;
    localparam [4:0] EVENT_KIND_CREDIT          = 5'd6;
    localparam [4:0] EVENT_KIND_VISIT           = 5'd11;
    localparam [4:0] EVENT_KIND_FAIL            = 5'd12;
    localparam [4:0] EVENT_KIND_BACK            = 5'd13;
    localparam [4:0] EVENT_KIND_RECOVER         = 5'd14;
    localparam [4:0] EVENT_KIND_LOSE            = 5'd15;
    localparam [4:0] EVENT_KIND_CLOSE           = 5'd16;
    localparam [4:0] EVENT_KIND_ENDED           = 5'd17;
    localparam [2:0] STANDING_STATE_CLOSED      = 3'd0;
    localparam [2:0] STANDING_STATE_CREATING    = 3'd1;
    localparam [2:0] STANDING_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] STANDING_STATE_QUIESCE     = 3'd3;
    localparam [2:0] STANDING_STATE_ERROR       = 3'd5;

    reg   [4:0] event_out_kind;
    reg   [2:0] event_out_place;
    reg  [31:0] event_out_rel;
    reg  [31:0] event_out_cum;
    reg   [7:0] event_out_record;
    reg   [3:0] event_out_act;
    reg   [7:0] event_out_code;
    reg         event_out_for_packet;
    reg         event_out_retx;
    reg         event_out_m;
    reg         event_out_asks_clear;
    reg         event_out_asks_close;
    reg         event_out_has_state;
    reg         event_out_counts;
    reg   [7:0] event_out_mpr;
    reg         event_out_flag;
    reg  [15:0] event_out_pdcid;
    reg  [15:0] event_out_spdcid;
    reg   [7:0] mpr_out;
    reg         age_out;
    reg         close_sent_out;
    reg         above_oldest_out;
    reg         was_sent_out;
    reg         is_unsigned_out;
    reg         is_ours_out;
    reg         ack_fits_out;
    reg         is_ack_out;
    reg         is_nack_out;
    reg         nack_restarts_out;
    reg         hint_tells_out;
    reg         nack_tells_out;
    reg         nack_is_gone_out;
    reg         nack_is_fatal_out;
    reg         is_fail_out;
    reg         is_close_out;
    reg         of_peer_out;
    reg         asks_close_out;
    reg         is_clear_out;
    reg         opens_out;
    reg         is_end_out;
    reg         is_visit_out;
    reg         is_unused_out;
    reg   [2:0] next_standing_state;
    reg         next_standing_age;
    reg  [15:0] next_standing_peer;
    reg         next_standing_peered;
    reg  [31:0] next_standing_start;
    reg  [31:0] next_standing_cum;
    reg   [7:0] next_standing_range;
    reg         next_standing_ranged;
    reg  [31:0] next_standing_range_cum;
    reg         next_standing_to_close;
    reg         next_standing_plain;
    reg         next_standing_clean;
    reg   [7:0] next_standing_code;
    reg         ranges_out;
    reg         gap_fits_out;
    reg         is_ordered_out;
    reg         nack_is_nothing_out;
    reg         nack_is_off_out;
    reg         nack_is_gap_out;
    reg         nack_loses_out;
    reg         is_lose_out;
    reg         nack_holds_out;
    reg         is_back_out;
    reg         is_recover_out;
    reg         is_control_out;
    wire  [2:0] standings_word_state;
    wire        standings_word_age;
    wire [15:0] standings_word_peer;
    wire        standings_word_peered;
    wire [31:0] standings_word_start;
    wire [31:0] standings_word_cum;
    wire  [7:0] standings_word_range;
    wire        standings_word_ranged;
    wire [31:0] standings_word_range_cum;
    wire        standings_word_to_close;
    wire        standings_word_plain;
    wire        standings_word_clean;
    wire  [7:0] standings_word_code;
    wire  [2:0] standings_at;
    wire        standings_valid;
    reg         standing_now_alive;
    reg         standing_now_creating;
    reg   [2:0] standing_now_state;
    reg         standing_now_age;
    reg  [31:0] standing_now_start;
    reg  [15:0] standing_now_peer;
    reg  [31:0] standing_now_cum;
    reg   [7:0] standing_now_range;
    reg         standing_now_plain;
    reg   [7:0] standing_now_code;
    reg         standing_now_clean;
    reg         standing_now_is_open;
    reg         standing_now_below_cum;
    reg  [31:0] standing_now_lead;
    reg         standing_now_acks;
    reg         standing_now_newer;
    reg         standing_now_nacks;
    reg         standing_now_loses;
    reg         standing_now_holds;
    reg         standing_now_gaps;
    reg         standing_now_restarts;
    reg         standing_now_moves;
    reg         standing_now_learns;
    reg         standing_now_dies;
    reg         standing_now_quiesces;
    reg         standing_now_ends;
    reg         standing_now_vanishes;
    reg         standing_now_backs;
    reg         standing_now_recovers;
    reg         standing_now_controls;
    reg         standing_now_ignored_unknown_pdc;
    reg         standing_now_ignored_mismatch;
    reg         standing_now_ignored_ack_out_of_range;
    reg         standing_now_ignored_nack_out_of_range;
    reg         standing_now_ignored_nack_unexpected;

    wire        is_clear = event_kind == EVENT_KIND_CLEAR;
    wire        opens = event_kind == EVENT_KIND_OPEN;
    wire        is_ack = event_kind == EVENT_KIND_ACK;
    wire        is_nack = event_kind == EVENT_KIND_NACK;
    wire        of_peer_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_NACK || event_kind == EVENT_KIND_CLEAR_REQ;
    wire        of_peer = of_peer_term || event_kind == EVENT_KIND_CLOSE_REQ || event_kind == EVENT_KIND_CREDIT;
    wire        is_control_term = event_kind == EVENT_KIND_CLEAR_REQ || event_kind == EVENT_KIND_CLOSE_REQ || event_kind == EVENT_KIND_CREDIT;
    wire        is_control = is_control_term;
    wire        is_lose = event_kind == EVENT_KIND_LOSE;
    wire        is_visit = event_kind == EVENT_KIND_VISIT;
    wire        is_fail = event_kind == EVENT_KIND_FAIL;
    wire        is_back = event_kind == EVENT_KIND_BACK;
    wire        is_recover = event_kind == EVENT_KIND_RECOVER;
    wire        is_close = event_kind == EVENT_KIND_CLOSE || event_kind == EVENT_KIND_CLOSE_REQ;
    wire        is_end = event_kind == EVENT_KIND_ENDED;
    wire        nack_restarts = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_NEW_START;
    wire        nack_is_nothing = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_NONE;
    wire        nack_is_off = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_OFF;
    wire        nack_is_gone = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_GONE;
    wire        nack_is_fatal = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_FATAL;
    wire        nack_loses_term = event_act == EVENT_ACT_TRIM || event_act == EVENT_ACT_TRIM_LAST_HOP || event_act == EVENT_ACT_LOSS;
    wire        nack_loses = event_kind == EVENT_KIND_NACK && nack_loses_term;
    wire        nack_is_gap = event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_ROD_OOO;
    wire        nack_holds_term = event_act == EVENT_ACT_REFUSE || event_act == EVENT_ACT_OUT_OF_WINDOW;
    wire        nack_holds = event_kind == EVENT_KIND_NACK && ordered && nack_holds_term;
    wire        event_spdcid_any = |event_spdcid;
    wire        nack_tells_term = !(event_act == EVENT_ACT_NONE || event_act == EVENT_ACT_NEW_START);
    wire        nack_tells = event_kind == EVENT_KIND_NACK && event_spdcid_any && nack_tells_term;
    wire        hint_tells = is_control_term && event_spdcid_any;
    wire        is_unsigned = !event_spdcid_any;
    wire        is_ours = event_pdcid == pdcid;
    wire        is_ordered = ordered;
    wire  [7:0] mpr = (|event_mpr) ? event_mpr : registers_override_mpr_zero;
    wire        ranges_any = |((|event_mpr) ? event_mpr : registers_override_mpr_zero);
    wire        ranges = event_kind == EVENT_KIND_ACK && event_has_state && ranges_any;
    wire        asks_close = event_kind == EVENT_KIND_ACK && event_asks_close;
    wire [31:0] above_oldest_difference = event_rel - around_oldest;
    wire        above_oldest = !above_oldest_difference[31];
    wire [31:0] event_rel_minus_around_next = event_rel - around_next;
    wire        was_sent = event_rel_minus_around_next[31];
    wire        ack_fits_term = !event_for_packet || event_rel < around_next;
    wire        ack_fits = around_next >= event_cum && ack_fits_term;
    wire [31:0] gap_fits_difference = event_cum - around_oldest;
    wire [31:0] event_cum_minus_around_next = event_cum - around_next;
    wire        gap_fits = !gap_fits_difference[31] && event_cum_minus_around_next[31];
    wire  [2:0] standings_now_state = standings_word_state;
    wire        standings_now_age = standings_word_age;
    wire [15:0] standings_now_peer = standings_word_peer;
    wire        standings_now_peered = standings_word_peered;
    wire [31:0] standings_now_start = standings_word_start;
    wire [31:0] standings_now_cum = standings_word_cum;
    wire  [7:0] standings_now_range = standings_word_range;
    wire        standings_now_ranged = standings_word_ranged;
    wire [31:0] standings_now_range_cum = standings_word_range_cum;
    wire        standings_now_to_close = standings_word_to_close;
    wire        standings_now_plain = standings_word_plain;
    wire        standings_now_clean = standings_word_clean;
    wire  [7:0] standings_now_code = standings_word_code;
    wire        alive_term = standings_now_state == STANDING_STATE_CREATING || standings_now_state == STANDING_STATE_ESTABLISHED;
    wire        alive = alive_term || standings_now_state == STANDING_STATE_QUIESCE;
    wire        is_known = standings_now_age == age_out;
    wire        closing = close_sent_out && is_known;
    wire [31:0] lead = event_out_rel - standings_now_cum;
    wire        outstanding = !lead[31] && above_oldest_out && was_sent_out && is_known;
    wire        is_peer_term = is_unsigned_out || !standings_now_peered;
    wire        is_peer = is_peer_term || event_out_spdcid == standings_now_peer;
    wire        known = alive && is_ours_out;
    wire        peers = known && is_peer;
    wire        fits = ack_fits_out && is_known;
    wire        is_ack_out_and_peers = is_ack_out && peers;
    wire        acks = is_ack_out_and_peers && fits;
    wire        newer = acks && standings_now_cum < event_out_cum;
    wire        newest = !standings_now_ranged || standings_now_range_cum < event_out_cum;
    wire        is_nack_out_and_peers = is_nack_out && peers;
    wire        nacks = is_nack_out_and_peers && outstanding;
    wire        restarts = nacks && nack_restarts_out && standings_now_state == STANDING_STATE_CREATING;
    wire        moves = restarts && event_out_cum != standings_now_start;
    wire        tells_term = nack_tells_out && peers && outstanding;
    wire        tells = acks || (hint_tells_out && peers) || tells_term;
    wire        learns = standings_now_state == STANDING_STATE_CREATING && tells;
    wire        gone = nacks && nack_is_gone_out && closing;
    wire        dies_term = nacks && (nack_is_fatal_out || (nack_is_gone_out && !closing));
    wire        dies = dies_term || (is_fail_out && alive);
    wire        asks_to_close_term = is_close_out && alive && (!of_peer_out || peers);
    wire        asks_to_close = asks_to_close_term || (acks && asks_close_out);
    wire        begins = is_clear_out || opens_out;
    wire        quiesces_term = standings_now_state == STANDING_STATE_ESTABLISHED || learns;
    wire        quiesces_term_2 = (standings_now_to_close || asks_to_close) && quiesces_term && !dies;
    wire        quiesces = quiesces_term_2 && !begins;
    wire        ends = is_end_out && (standings_now_state == STANDING_STATE_ERROR || (closing && alive));
    wire        vanishes_term = is_visit_out && standings_now_state == STANDING_STATE_CREATING && standings_now_to_close;
    wire        vanishes = vanishes_term && is_unused_out;
    wire [31:0] is_expected_difference = event_out_cum - standings_now_cum;
    wire        is_expected = gap_fits_out && !is_expected_difference[31] && is_ordered_out;
    wire        standing_now_ignored_nack_unexpected_term = nack_restarts_out && standings_now_state != STANDING_STATE_CREATING;
    wire        standing_now_ignored_nack_unexpected_term_2 = nack_is_nothing_out || nack_is_off_out || standing_now_ignored_nack_unexpected_term;

    forwarding_ram_w137_d8_l3 standings (
        .clk            (clk),
        .rst            (rst),
        .addr           (place),
        .enable         (enable),
        .next_state     (next_standing_state),
        .next_age       (next_standing_age),
        .next_peer      (next_standing_peer),
        .next_peered    (next_standing_peered),
        .next_start     (next_standing_start),
        .next_cum       (next_standing_cum),
        .next_range     (next_standing_range),
        .next_ranged    (next_standing_ranged),
        .next_range_cum (next_standing_range_cum),
        .next_to_close  (next_standing_to_close),
        .next_plain     (next_standing_plain),
        .next_clean     (next_standing_clean),
        .next_code      (next_standing_code),
        .write          (1'b1),
        .word_state     (standings_word_state),
        .word_age       (standings_word_age),
        .word_peer      (standings_word_peer),
        .word_peered    (standings_word_peered),
        .word_start     (standings_word_start),
        .word_cum       (standings_word_cum),
        .word_range     (standings_word_range),
        .word_ranged    (standings_word_ranged),
        .word_range_cum (standings_word_range_cum),
        .word_to_close  (standings_word_to_close),
        .word_plain     (standings_word_plain),
        .word_clean     (standings_word_clean),
        .word_code      (standings_word_code),
        .at             (standings_at),
        .valid          (standings_valid)
    );

    always @* begin
        next_standing_state = standings_now_state;
        next_standing_age = standings_now_age;
        next_standing_peer = standings_now_peer;
        next_standing_peered = standings_now_peered;
        next_standing_start = standings_now_start;
        next_standing_cum = standings_now_cum;
        next_standing_range = standings_now_range;
        next_standing_ranged = standings_now_ranged;
        next_standing_range_cum = standings_now_range_cum;
        next_standing_to_close = standings_now_to_close;
        next_standing_plain = standings_now_plain;
        next_standing_clean = standings_now_clean;
        next_standing_code = standings_now_code;
        if (ends || vanishes) begin
            next_standing_state = STANDING_STATE_CLOSED;
        end else if (gone || dies) begin
            next_standing_state = STANDING_STATE_ERROR;
        end else if (quiesces) begin
            next_standing_state = STANDING_STATE_QUIESCE;
        end else if (learns) begin
            next_standing_state = STANDING_STATE_ESTABLISHED;
        end
        if (learns) begin
            next_standing_peer = event_out_spdcid;
            next_standing_peered = !is_unsigned_out;
        end
        if (gone) begin
            next_standing_clean = 1'b1;
        end
        if (dies) begin
            next_standing_code = event_out_code;
        end
        if (asks_to_close) begin
            next_standing_to_close = 1'b1;
        end
        if (acks) begin
            next_standing_plain = !event_out_counts;
        end
        if (newer) begin
            next_standing_cum = event_out_cum;
        end
        if (acks && ranges_out && newest) begin
            next_standing_range = mpr_out;
            next_standing_ranged = 1'b1;
            next_standing_range_cum = event_out_cum;
        end
        if (moves) begin
            next_standing_start = event_out_cum;
        end
        if (begins) begin
            next_standing_state = STANDING_STATE_CLOSED;
            next_standing_peered = 1'b0;
            next_standing_start = event_out_cum;
            next_standing_cum = 32'd0;
            next_standing_range = registers_default_mpr < 8'd1 ? 8'd1 : registers_default_mpr;
            next_standing_ranged = 1'b0;
            next_standing_to_close = 1'b0;
            next_standing_plain = 1'b0;
            next_standing_clean = 1'b0;
        end
        if (opens_out) begin
            next_standing_state = STANDING_STATE_CREATING;
            next_standing_age = !standings_now_age;
        end
        if (is_clear_out) begin
            next_standing_age = 1'b0;
        end
    end

    always @(posedge clk) begin
        event_out_kind <= event_kind;
        event_out_place <= event_place;
        event_out_rel <= event_rel;
        event_out_cum <= event_cum;
        event_out_record <= event_record;
        event_out_act <= event_act;
        event_out_code <= event_code;
        event_out_for_packet <= event_for_packet;
        event_out_retx <= event_retx;
        event_out_m <= event_m;
        event_out_asks_clear <= event_asks_clear;
        event_out_asks_close <= event_asks_close;
        event_out_has_state <= event_has_state;
        event_out_counts <= event_counts;
        event_out_mpr <= event_mpr;
        event_out_flag <= event_flag;
        event_out_pdcid <= event_pdcid;
        event_out_spdcid <= event_spdcid;
        mpr_out <= mpr;
        age_out <= around_age;
        close_sent_out <= around_close_sent;
        above_oldest_out <= above_oldest;
        was_sent_out <= was_sent;
        is_unsigned_out <= is_unsigned;
        is_ours_out <= is_ours;
        ack_fits_out <= ack_fits;
        is_ack_out <= is_ack;
        is_nack_out <= is_nack;
        nack_restarts_out <= nack_restarts;
        hint_tells_out <= hint_tells;
        nack_tells_out <= nack_tells;
        nack_is_gone_out <= nack_is_gone;
        nack_is_fatal_out <= nack_is_fatal;
        is_fail_out <= is_fail;
        is_close_out <= is_close;
        of_peer_out <= of_peer;
        asks_close_out <= asks_close;
        is_clear_out <= is_clear;
        opens_out <= opens;
        is_end_out <= is_end;
        is_visit_out <= is_visit;
        is_unused_out <= around_is_unused;
        ranges_out <= ranges;
        gap_fits_out <= gap_fits;
        is_ordered_out <= is_ordered;
        nack_is_nothing_out <= nack_is_nothing;
        nack_is_off_out <= nack_is_off;
        nack_is_gap_out <= nack_is_gap;
        nack_loses_out <= nack_loses;
        is_lose_out <= is_lose;
        nack_holds_out <= nack_holds;
        is_back_out <= is_back;
        is_recover_out <= is_recover;
        is_control_out <= is_control;
        standing_now_alive <= alive;
        standing_now_creating <= standings_now_state == STANDING_STATE_CREATING;
        standing_now_state <= next_standing_state;
        standing_now_age <= next_standing_age;
        standing_now_start <= next_standing_start;
        standing_now_peer <= next_standing_peer;
        standing_now_cum <= next_standing_cum;
        standing_now_range <= next_standing_range;
        standing_now_plain <= next_standing_plain;
        standing_now_code <= next_standing_code;
        standing_now_clean <= standings_now_clean;
        standing_now_is_open <= outstanding;
        standing_now_below_cum <= lead[31];
        standing_now_lead <= lead;
        standing_now_acks <= acks;
        standing_now_newer <= newer;
        standing_now_nacks <= nacks && !(nack_restarts_out || nack_is_nothing_out);
        standing_now_loses <= (nacks && nack_loses_out) || (is_lose_out && alive && outstanding);
        standing_now_holds <= nacks && nack_holds_out;
        standing_now_gaps <= nacks && nack_is_gap_out && is_expected;
        standing_now_restarts <= restarts;
        standing_now_moves <= moves;
        standing_now_learns <= learns;
        standing_now_dies <= dies;
        standing_now_quiesces <= quiesces;
        standing_now_ends <= ends;
        standing_now_vanishes <= vanishes;
        standing_now_backs <= is_back_out && alive;
        standing_now_recovers <= is_recover_out && alive;
        standing_now_controls <= is_control_out && peers;
        standing_now_ignored_unknown_pdc <= of_peer_out && !known;
        standing_now_ignored_mismatch <= of_peer_out && known && !is_peer;
        standing_now_ignored_ack_out_of_range <= is_ack_out_and_peers && !fits;
        standing_now_ignored_nack_out_of_range <= is_nack_out_and_peers && !outstanding;
        standing_now_ignored_nack_unexpected <= nacks && (standing_now_ignored_nack_unexpected_term_2 || (nack_is_gap_out && !is_expected));
    end

    assign standing_alive = standing_now_alive;
    assign standing_creating = standing_now_creating;
    assign standing_state = standing_now_state;
    assign standing_age = standing_now_age;
    assign standing_start = standing_now_start;
    assign standing_peer = standing_now_peer;
    assign standing_cum = standing_now_cum;
    assign standing_range = standing_now_range;
    assign standing_plain = standing_now_plain;
    assign standing_code = standing_now_code;
    assign standing_clean = standing_now_clean;
    assign standing_is_open = standing_now_is_open;
    assign standing_below_cum = standing_now_below_cum;
    assign standing_lead = standing_now_lead;
    assign standing_acks = standing_now_acks;
    assign standing_newer = standing_now_newer;
    assign standing_nacks = standing_now_nacks;
    assign standing_loses = standing_now_loses;
    assign standing_holds = standing_now_holds;
    assign standing_gaps = standing_now_gaps;
    assign standing_restarts = standing_now_restarts;
    assign standing_moves = standing_now_moves;
    assign standing_learns = standing_now_learns;
    assign standing_dies = standing_now_dies;
    assign standing_quiesces = standing_now_quiesces;
    assign standing_ends = standing_now_ends;
    assign standing_vanishes = standing_now_vanishes;
    assign standing_backs = standing_now_backs;
    assign standing_recovers = standing_now_recovers;
    assign standing_controls = standing_now_controls;
    assign standing_ignored_unknown_pdc = standing_now_ignored_unknown_pdc;
    assign standing_ignored_mismatch = standing_now_ignored_mismatch;
    assign standing_ignored_ack_out_of_range = standing_now_ignored_ack_out_of_range;
    assign standing_ignored_nack_out_of_range = standing_now_ignored_nack_out_of_range;
    assign standing_ignored_nack_unexpected = standing_now_ignored_nack_unexpected;

    wire _unused_ok = &{1'b0, event_out_kind, event_out_place, event_out_record, event_out_act, event_out_for_packet, event_out_retx, event_out_m, event_out_asks_clear, event_out_asks_close, event_out_has_state, event_out_mpr, event_out_flag, event_out_pdcid, standings_at, standings_valid, above_oldest_difference[30:0], event_rel_minus_around_next[30:0], gap_fits_difference[30:0], event_cum_minus_around_next[30:0], is_expected_difference[30:0]};

endmodule

`default_nettype wire
