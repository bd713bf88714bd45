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
    input  wire [15:0] event_pdcid,
    input  wire [15:0] event_spdcid,
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

    reg         is_clear;
    reg         is_open;
    reg         is_ack;
    reg         is_nack;
    reg         is_ack_or_nack_or_clear_req_or_close_req_or_credit;
    reg         is_clear_req_or_close_req_or_credit;
    reg         is_lose;
    reg         is_visit;
    reg         is_fail;
    reg         is_back;
    reg         is_recover;
    reg         is_close_or_close_req;
    reg         is_ended;
    reg         nack_restarts;
    reg         nack_is_nothing;
    reg         nack_is_off;
    reg         nack_is_gone;
    reg         nack_is_fatal;
    reg         nack_loses;
    reg         nack_is_gap;
    reg         nack_holds;
    reg         nack_tells;
    reg         hint_tells;
    reg         is_unsigned;
    reg         is_ours;
    reg         is_ordered;
    reg   [7:0] mpr;
    reg         ranges;
    reg         asks_close;
    reg         above_oldest;
    reg         was_sent;
    reg         ack_fits;
    reg         gap_fits;
    reg         close_sent;
    reg         is_unused;
    reg         age_then;
    reg   [4:0] event_now_kind;
    reg   [2:0] event_now_place;
    reg  [31:0] event_now_rel;
    reg  [31:0] event_now_cum;
    reg   [7:0] event_now_record;
    reg  [15:0] event_now_pdcid;
    reg  [15:0] event_now_spdcid;
    reg   [3:0] event_now_act;
    reg   [7:0] event_now_code;
    reg         event_now_for_packet;
    reg         event_now_retx;
    reg         event_now_m;
    reg         event_now_asks_clear;
    reg         event_now_asks_close;
    reg         event_now_has_state;
    reg         event_now_counts;
    reg   [7:0] event_now_mpr;
    reg         event_now_flag;
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
    reg   [2:0] next_standing_state;
    reg         next_standing_age;
    reg  [15:0] next_standing_peer;
    reg         next_standing_peered;
    reg  [31:0] next_standing_start;
    reg  [31:0] next_standing_cum;
    reg   [7:0] next_standing_range;
    reg         next_standing_ranged;
    reg  [31:0] next_standing_range_cum;
    reg         next_standing_wish;
    reg         next_standing_plain;
    reg         next_standing_clean;
    reg   [7:0] next_standing_code;
    wire  [2:0] standings_word_state;
    wire        standings_word_age;
    wire [15:0] standings_word_peer;
    wire        standings_word_peered;
    wire [31:0] standings_word_start;
    wire [31:0] standings_word_cum;
    wire  [7:0] standings_word_range;
    wire        standings_word_ranged;
    wire [31:0] standings_word_range_cum;
    wire        standings_word_wish;
    wire        standings_word_plain;
    wire        standings_word_clean;
    wire  [7:0] standings_word_code;
    wire  [2:0] standings_at;
    wire        standings_valid;

    wire  [2:0] standings_now_state = standings_word_state;
    wire        standings_now_age = standings_word_age;
    wire [15:0] standings_now_peer = standings_word_peer;
    wire        standings_now_peered = standings_word_peered;
    wire [31:0] standings_now_start = standings_word_start;
    wire [31:0] standings_now_cum = standings_word_cum;
    wire  [7:0] standings_now_range = standings_word_range;
    wire        standings_now_ranged = standings_word_ranged;
    wire [31:0] standings_now_range_cum = standings_word_range_cum;
    wire        standings_now_wish = standings_word_wish;
    wire        standings_now_plain = standings_word_plain;
    wire        standings_now_clean = standings_word_clean;
    wire  [7:0] standings_now_code = standings_word_code;
    wire        creating = standings_now_state == STANDING_STATE_CREATING;
    wire        established = standings_now_state == STANDING_STATE_ESTABLISHED;
    wire        quiesced = standings_now_state == STANDING_STATE_QUIESCE;
    wire        alive = creating || established || quiesced;
    wire        is_known = standings_now_age == age_then;
    wire        closing = close_sent && is_known;
    wire [31:0] lead = event_now_rel - standings_now_cum;
    wire        outstanding = !lead[31] && above_oldest && was_sent && is_known;
    wire        is_peer_term = is_unsigned || !standings_now_peered;
    wire        is_peer = is_peer_term || event_now_spdcid == standings_now_peer;
    wire        known = alive && is_ours;
    wire        peers = known && is_peer;
    wire        fits = ack_fits && is_known;
    wire        is_ack_and_peers = is_ack && peers;
    wire        acks = is_ack_and_peers && fits;
    wire        newer = acks && standings_now_cum < event_now_cum;
    wire        newest = !standings_now_ranged || standings_now_range_cum < event_now_cum;
    wire        is_nack_and_peers = is_nack && peers;
    wire        nacks = is_nack_and_peers && outstanding;
    wire        restarts = nacks && nack_restarts && creating;
    wire        moves = restarts && event_now_cum != standings_now_start;
    wire        tells = acks || (hint_tells && peers) || (nack_tells && peers && outstanding);
    wire        learns = creating && tells;
    wire        gone = nacks && nack_is_gone && closing;
    wire        dies_term = nacks && (nack_is_fatal || (nack_is_gone && !closing));
    wire        dies = dies_term || (is_fail && alive);
    wire        wishes_term = !is_ack_or_nack_or_clear_req_or_close_req_or_credit || peers;
    wire        wishes = (is_close_or_close_req && alive && wishes_term) || (acks && asks_close);
    wire        begins = is_clear || is_open;
    wire        quiesces_term = (standings_now_wish || wishes) && (established || learns) && !dies;
    wire        quiesces = quiesces_term && !begins;
    wire        ends = is_ended && (standings_now_state == STANDING_STATE_ERROR || (closing && alive));
    wire        vanishes = is_visit && creating && standings_now_wish && is_unused;
    wire [31:0] is_expected_difference = event_now_cum - standings_now_cum;
    wire        is_expected = gap_fits && !is_expected_difference[31] && is_ordered;
    wire        is_ack_or_nack_or_clear_req_or_close_req_or_credit_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_NACK || event_kind == EVENT_KIND_CLEAR_REQ;
    wire        is_clear_req_or_close_req_or_credit_term = event_kind == EVENT_KIND_CLEAR_REQ || event_kind == EVENT_KIND_CLOSE_REQ || event_kind == EVENT_KIND_CREDIT;
    wire        nack_loses_term = event_act == EVENT_ACT_TRIM || event_act == EVENT_ACT_TRIM_LAST_HOP || event_act == EVENT_ACT_LOSS;
    wire        nack_holds_term = event_act == EVENT_ACT_REFUSE || event_act == EVENT_ACT_OUT_OF_WINDOW;
    wire        event_spdcid_any = |event_spdcid;
    wire        nack_tells_term = !(event_act == EVENT_ACT_NONE || event_act == EVENT_ACT_NEW_START);
    wire  [7:0] mpr_choice = (|event_mpr) ? event_mpr : registers_override_mpr_zero;
    wire [31:0] above_oldest_difference = event_rel - around_oldest;
    wire [31:0] event_rel_minus_around_next = event_rel - around_next;
    wire        ack_fits_term = !event_for_packet || event_rel < around_next;
    wire [31:0] gap_fits_difference = event_cum - around_oldest;
    wire [31:0] event_cum_minus_around_next = event_cum - around_next;
    wire        standing_now_ignored_nack_unexpected_term = nack_is_nothing || nack_is_off || (nack_restarts && !creating);

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
        .next_wish      (next_standing_wish),
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
        .word_wish      (standings_word_wish),
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
        next_standing_wish = standings_now_wish;
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
            next_standing_peer = event_now_spdcid;
            next_standing_peered = !is_unsigned;
        end
        if (gone) begin
            next_standing_clean = 1'b1;
        end
        if (dies) begin
            next_standing_code = event_now_code;
        end
        if (wishes) begin
            next_standing_wish = 1'b1;
        end
        if (acks) begin
            next_standing_plain = !event_now_counts;
        end
        if (newer) begin
            next_standing_cum = event_now_cum;
        end
        if (acks && ranges && newest) begin
            next_standing_range = mpr;
            next_standing_ranged = 1'b1;
            next_standing_range_cum = event_now_cum;
        end
        if (moves) begin
            next_standing_start = event_now_cum;
        end
        if (begins) begin
            next_standing_state = STANDING_STATE_CLOSED;
            next_standing_peered = 1'b0;
            next_standing_start = event_now_cum;
            next_standing_cum = 32'd0;
            next_standing_range = registers_default_mpr < 8'd1 ? 8'd1 : registers_default_mpr;
            next_standing_ranged = 1'b0;
            next_standing_wish = 1'b0;
            next_standing_plain = 1'b0;
            next_standing_clean = 1'b0;
        end
        if (is_open) begin
            next_standing_state = STANDING_STATE_CREATING;
            next_standing_age = !standings_now_age;
        end
        if (is_clear) begin
            next_standing_age = 1'b0;
        end
    end

    always @(posedge clk) begin
        is_clear <= event_kind == EVENT_KIND_CLEAR;
        is_open <= event_kind == EVENT_KIND_OPEN;
        is_ack <= event_kind == EVENT_KIND_ACK;
        is_nack <= event_kind == EVENT_KIND_NACK;
        is_ack_or_nack_or_clear_req_or_close_req_or_credit <= is_ack_or_nack_or_clear_req_or_close_req_or_credit_term || event_kind == EVENT_KIND_CLOSE_REQ || event_kind == EVENT_KIND_CREDIT;
        is_clear_req_or_close_req_or_credit <= is_clear_req_or_close_req_or_credit_term;
        is_lose <= event_kind == EVENT_KIND_LOSE;
        is_visit <= event_kind == EVENT_KIND_VISIT;
        is_fail <= event_kind == EVENT_KIND_FAIL;
        is_back <= event_kind == EVENT_KIND_BACK;
        is_recover <= event_kind == EVENT_KIND_RECOVER;
        is_close_or_close_req <= event_kind == EVENT_KIND_CLOSE || event_kind == EVENT_KIND_CLOSE_REQ;
        is_ended <= event_kind == EVENT_KIND_ENDED;
        nack_restarts <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_NEW_START;
        nack_is_nothing <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_NONE;
        nack_is_off <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_OFF;
        nack_is_gone <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_GONE;
        nack_is_fatal <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_FATAL;
        nack_loses <= event_kind == EVENT_KIND_NACK && nack_loses_term;
        nack_is_gap <= event_kind == EVENT_KIND_NACK && event_act == EVENT_ACT_ROD_OOO;
        nack_holds <= event_kind == EVENT_KIND_NACK && ordered && nack_holds_term;
        nack_tells <= event_kind == EVENT_KIND_NACK && event_spdcid_any && nack_tells_term;
        hint_tells <= is_clear_req_or_close_req_or_credit_term && event_spdcid_any;
        is_unsigned <= !event_spdcid_any;
        is_ours <= event_pdcid == pdcid;
        is_ordered <= ordered;
        mpr <= mpr_choice;
        ranges <= event_kind == EVENT_KIND_ACK && event_has_state && (|mpr_choice);
        asks_close <= event_kind == EVENT_KIND_ACK && event_asks_close;
        above_oldest <= !above_oldest_difference[31];
        was_sent <= event_rel_minus_around_next[31];
        ack_fits <= around_next >= event_cum && ack_fits_term;
        gap_fits <= !gap_fits_difference[31] && event_cum_minus_around_next[31];
        close_sent <= around_close_sent;
        is_unused <= around_is_unused;
        age_then <= around_age;
        event_now_kind <= event_kind;
        event_now_place <= event_place;
        event_now_rel <= event_rel;
        event_now_cum <= event_cum;
        event_now_record <= event_record;
        event_now_pdcid <= event_pdcid;
        event_now_spdcid <= event_spdcid;
        event_now_act <= event_act;
        event_now_code <= event_code;
        event_now_for_packet <= event_for_packet;
        event_now_retx <= event_retx;
        event_now_m <= event_m;
        event_now_asks_clear <= event_asks_clear;
        event_now_asks_close <= event_asks_close;
        event_now_has_state <= event_has_state;
        event_now_counts <= event_counts;
        event_now_mpr <= event_mpr;
        event_now_flag <= event_flag;
        standing_now_alive <= alive;
        standing_now_creating <= creating;
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
        standing_now_nacks <= nacks && !(nack_restarts || nack_is_nothing);
        standing_now_loses <= (nacks && nack_loses) || (is_lose && alive && outstanding);
        standing_now_holds <= nacks && nack_holds;
        standing_now_gaps <= nacks && nack_is_gap && is_expected;
        standing_now_restarts <= restarts;
        standing_now_moves <= moves;
        standing_now_learns <= learns;
        standing_now_dies <= dies;
        standing_now_quiesces <= quiesces;
        standing_now_ends <= ends;
        standing_now_vanishes <= vanishes;
        standing_now_backs <= is_back && alive;
        standing_now_recovers <= is_recover && alive;
        standing_now_controls <= is_clear_req_or_close_req_or_credit && peers;
        standing_now_ignored_unknown_pdc <= is_ack_or_nack_or_clear_req_or_close_req_or_credit && !known;
        standing_now_ignored_mismatch <= is_ack_or_nack_or_clear_req_or_close_req_or_credit && known && !is_peer;
        standing_now_ignored_ack_out_of_range <= is_ack_and_peers && !fits;
        standing_now_ignored_nack_out_of_range <= is_nack_and_peers && !outstanding;
        standing_now_ignored_nack_unexpected <= nacks && (standing_now_ignored_nack_unexpected_term || (nack_is_gap && !is_expected));
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

    wire _unused_ok = &{1'b0, event_now_kind, event_now_place, event_now_record, event_now_pdcid, event_now_act, event_now_for_packet, event_now_retx, event_now_m, event_now_asks_clear, event_now_asks_close, event_now_has_state, event_now_mpr, event_now_flag, standings_at, standings_valid, is_expected_difference[30:0], above_oldest_difference[30:0], event_rel_minus_around_next[30:0], gap_fits_difference[30:0], event_cum_minus_around_next[30:0]};

endmodule

`default_nettype wire
