// State, PSNs and windows of 256 PDCs, an event a clock.
`default_nettype none

module pds_initiator_progress_n256_w256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] place,
    input  wire  [4:0] early_event_kind,
    input  wire  [7:0] early_event_place,
    input  wire [31:0] early_event_rel,
    input  wire [31:0] early_event_cum,
    input  wire [11:0] early_event_record,
    input  wire [15:0] early_event_pdcid,
    input  wire [15:0] early_event_spdcid,
    input  wire  [3:0] early_event_act,
    input  wire  [7:0] early_event_code,
    input  wire        early_event_explicit,
    input  wire        early_event_retx,
    input  wire        early_event_m,
    input  wire  [1:0] early_event_req,
    input  wire        early_event_has_state,
    input  wire  [7:0] early_event_mpr,
    input  wire        early_event_flag,
    input  wire [15:0] early_pdcid,
    input  wire        early_ordered,
    input  wire [31:0] early_oldest,
    input  wire        valid,
    input  wire  [4:0] found_event_kind,
    input  wire  [7:0] found_event_place,
    input  wire [31:0] found_event_rel,
    input  wire [31:0] found_event_cum,
    input  wire [11:0] found_event_record,
    input  wire [15:0] found_event_pdcid,
    input  wire [15:0] found_event_spdcid,
    input  wire  [3:0] found_event_act,
    input  wire  [7:0] found_event_code,
    input  wire        found_event_explicit,
    input  wire        found_event_retx,
    input  wire        found_event_m,
    input  wire  [1:0] found_event_req,
    input  wire        found_event_has_state,
    input  wire  [7:0] found_event_mpr,
    input  wire        found_event_flag,
    input  wire [31:0] found_now,
    input  wire [15:0] found_pdcid,
    input  wire        found_rod,
    input  wire        found_roce,
    input  wire        found_closes,
    input  wire        found_is_that_record,
    input  wire [31:0] oldest,
    input  wire [31:0] tail_tail,
    input  wire [15:0] tail_open,
    input  wire        room,
    input  wire [15:0] ahead,
    input  wire  [7:0] registers_default_mpr,
    input  wire  [7:0] registers_override_mpr_zero,
    input  wire [31:0] registers_go_back,
    input  wire [31:0] registers_nack_retx,
    output reg   [4:0] step_kind,
    output reg   [7:0] step_place,
    output reg         step_on,
    output reg         step_open,
    output reg         step_claimed,
    output reg         step_moved,
    output reg         step_ordered,
    output reg         step_roce,
    output reg   [2:0] step_state,
    output reg  [31:0] step_start,
    output reg  [15:0] step_peer,
    output reg  [31:0] step_next,
    output reg  [31:0] step_cum,
    output reg  [31:0] step_oldest,
    output reg         step_above,
    output reg  [31:0] step_tail_tail,
    output reg  [15:0] step_tail_open,
    output reg   [7:0] step_range,
    output reg         step_sleek,
    output reg         step_keeps,
    output reg         step_close_due,
    output reg         step_valid,
    output wire        pdc_event_valid,
    output wire  [7:0] pdc_event_place,
    output wire [15:0] pdc_event_pdcid,
    output wire        pdc_event_opened,
    output wire        pdc_event_established,
    output wire        pdc_event_moved,
    output wire        pdc_event_quiesce,
    output wire        pdc_event_failed,
    output wire  [7:0] pdc_event_code,
    output wire        pdc_event_closed,
    output wire        pdc_event_ended,
    output wire [31:0] pdc_event_next_psn,
    output wire        pdc_event_syn_resent,
    output wire        view_write_enable,
    output wire  [7:0] view_write_place,
    output wire  [2:0] view_write_view_state,
    output wire [31:0] view_write_view_next,
    output wire [31:0] view_write_view_cum,
    output wire  [7:0] view_write_view_range,
    output wire        view_write_view_going,
    output wire [31:0] view_write_view_again,
    output wire [31:0] view_write_view_until,
    output wire        view_write_view_sleek,
    output wire        view_write_view_hold,
    output wire  [7:0] view_write_view_code,
    output wire        start_write_enable,
    output wire  [7:0] start_write_place,
    output wire [31:0] start_write_start,
    output reg         refused_enable,
    output reg   [7:0] refused_place,
    output reg         refused_for_room,
    output reg         unhold_enable,
    output reg   [7:0] unhold_place,
    output reg         ignored_unknown_pdc,
    output reg         ignored_mismatch,
    output reg         ignored_ack_out_of_range,
    output reg         ignored_nack_out_of_range,
    output reg         ignored_nack_unexpected
);

    localparam [4:0] STEP_KIND_CLEAR               = 5'd0;
    localparam [4:0] STEP_KIND_OPEN                = 5'd1;
    localparam [4:0] STEP_KIND_ACK                 = 5'd2;
    localparam [4:0] STEP_KIND_NACK                = 5'd3;
    localparam [4:0] STEP_KIND_CLEAR_REQ           = 5'd4;
    localparam [4:0] STEP_KIND_CLOSE_REQ           = 5'd5;
    localparam [4:0] STEP_KIND_CREDIT              = 5'd6;
    localparam [4:0] STEP_KIND_FRESH               = 5'd7;
    localparam [4:0] STEP_KIND_RESEND              = 5'd8;
    localparam [4:0] STEP_KIND_AGAIN               = 5'd9;
    localparam [4:0] STEP_KIND_TIMER               = 5'd10;
    localparam [4:0] STEP_KIND_VISIT               = 5'd11;
    localparam [4:0] STEP_KIND_FAIL                = 5'd12;
    localparam [4:0] STEP_KIND_BACK                = 5'd13;
    localparam [4:0] STEP_KIND_RECOVER             = 5'd14;
    localparam [4:0] STEP_KIND_LOSE                = 5'd15;
    localparam [4:0] STEP_KIND_CLOSE               = 5'd16;
    localparam [4:0] STEP_KIND_ENDED               = 5'd17;
    localparam [4:0] STEP_KIND_ADJUST              = 5'd18;
    localparam [2:0] STEP_STATE_CLOSED             = 3'd0;
    localparam [2:0] STEP_STATE_CREATING           = 3'd1;
    localparam [2:0] STEP_STATE_ESTABLISHED        = 3'd2;
    localparam [2:0] STEP_STATE_QUIESCE            = 3'd3;
    localparam [2:0] STEP_STATE_ACK_WAIT           = 3'd4;
    localparam [2:0] STEP_STATE_ERROR              = 3'd5;
    localparam [3:0] EARLY_EVENT_ACT_NONE          = 4'd0;
    localparam [3:0] EARLY_EVENT_ACT_NEW_START     = 4'd1;
    localparam [3:0] EARLY_EVENT_ACT_FATAL         = 4'd2;
    localparam [3:0] EARLY_EVENT_ACT_GONE          = 4'd3;
    localparam [3:0] EARLY_EVENT_ACT_TRIM          = 4'd4;
    localparam [3:0] EARLY_EVENT_ACT_TRIM_LAST_HOP = 4'd5;
    localparam [3:0] EARLY_EVENT_ACT_LOSS          = 4'd6;
    localparam [3:0] EARLY_EVENT_ACT_OUT_OF_WINDOW = 4'd7;
    localparam [3:0] EARLY_EVENT_ACT_ROD_OOO       = 4'd8;
    localparam [3:0] EARLY_EVENT_ACT_REFUSE        = 4'd10;
    localparam [1:0] EARLY_EVENT_REQ_CLOSE         = 2'd2;

    reg         is_clear;
    reg         is_open;
    reg         is_ack;
    reg         is_nack;
    reg         is_ack_or_nack_or_clear_req_or_close_req_or_credit;
    reg         is_clear_req_or_close_req_or_credit;
    reg         is_fresh;
    reg         is_resend;
    reg         is_again;
    reg         is_timer_or_lose;
    reg         is_lose;
    reg         is_adjust;
    reg         is_visit;
    reg         is_fail;
    reg         is_back;
    reg         is_recover;
    reg         is_close_or_close_req;
    reg         is_ended;
    reg         nack_restarts;
    reg         nack_is_nothing;
    reg         nack_is_gone;
    reg         nack_is_fatal;
    reg         nack_loses;
    reg         nack_is_gap;
    reg         nack_holds;
    reg         nack_tells;
    reg         hint_tells;
    reg         is_unsigned;
    reg         is_ours;
    reg   [7:0] mpr;
    reg         ranges;
    reg         asks_close;
    reg         above_oldest;
    reg         free;
    reg         gap_above_oldest;
    reg         is_short;
    reg         is_in_psns;
    reg  [31:0] after;
    reg         told_valid;
    reg   [7:0] told_place;
    reg  [15:0] told_pdcid;
    reg         told_opened;
    reg         told_established;
    reg         told_moved;
    reg         told_quiesce;
    reg         told_failed;
    reg   [7:0] told_code;
    reg         told_closed;
    reg         told_ended;
    reg  [31:0] told_next_psn;
    reg         told_syn_resent;
    reg         view_enable;
    reg   [7:0] view_place;
    reg   [2:0] view_view_state;
    reg  [31:0] view_view_next;
    reg  [31:0] view_view_cum;
    reg   [7:0] view_view_range;
    reg         view_view_going;
    reg  [31:0] view_view_again;
    reg  [31:0] view_view_until;
    reg         view_view_sleek;
    reg         view_view_hold;
    reg   [7:0] view_view_code;
    reg         start_enable;
    reg   [7:0] start_place;
    reg  [31:0] start_start;
    reg   [2:0] next_word_state;
    reg  [15:0] next_word_peer;
    reg         next_word_peered;
    reg  [31:0] next_word_start;
    reg  [31:0] next_word_next;
    reg  [31:0] next_word_cum;
    reg   [7:0] next_word_range;
    reg         next_word_ranged;
    reg  [31:0] next_word_range_cum;
    reg         next_word_wish;
    reg         next_word_closing;
    reg         next_word_clean;
    reg         next_word_syn_resent;
    reg         next_word_going;
    reg  [31:0] next_word_again;
    reg  [31:0] next_word_until;
    reg         next_word_sleek;
    reg         next_word_hold;
    reg  [31:0] next_word_hold_at;
    reg         next_word_went;
    reg  [31:0] next_word_went_to;
    reg  [31:0] next_word_went_at;
    reg         next_word_renew;
    reg   [7:0] next_word_code;
    wire  [2:0] pdcs_word_state;
    wire [15:0] pdcs_word_peer;
    wire        pdcs_word_peered;
    wire [31:0] pdcs_word_start;
    wire [31:0] pdcs_word_next;
    wire [31:0] pdcs_word_cum;
    wire  [7:0] pdcs_word_range;
    wire        pdcs_word_ranged;
    wire [31:0] pdcs_word_range_cum;
    wire        pdcs_word_wish;
    wire        pdcs_word_closing;
    wire        pdcs_word_clean;
    wire        pdcs_word_syn_resent;
    wire        pdcs_word_going;
    wire [31:0] pdcs_word_again;
    wire [31:0] pdcs_word_until;
    wire        pdcs_word_sleek;
    wire        pdcs_word_hold;
    wire [31:0] pdcs_word_hold_at;
    wire        pdcs_word_went;
    wire [31:0] pdcs_word_went_to;
    wire [31:0] pdcs_word_went_at;
    wire        pdcs_word_renew;
    wire  [7:0] pdcs_word_code;
    wire  [7:0] pdcs_at;
    wire        pdcs_valid;

    wire        ordered = found_rod || found_roce;
    wire  [2:0] pdcs_now_state = pdcs_word_state;
    wire [15:0] pdcs_now_peer = pdcs_word_peer;
    wire        pdcs_now_peered = pdcs_word_peered;
    wire [31:0] pdcs_now_start = pdcs_word_start;
    wire [31:0] pdcs_now_next = pdcs_word_next;
    wire [31:0] pdcs_now_cum = pdcs_word_cum;
    wire  [7:0] pdcs_now_range = pdcs_word_range;
    wire        pdcs_now_ranged = pdcs_word_ranged;
    wire [31:0] pdcs_now_range_cum = pdcs_word_range_cum;
    wire        pdcs_now_wish = pdcs_word_wish;
    wire        pdcs_now_closing = pdcs_word_closing;
    wire        pdcs_now_clean = pdcs_word_clean;
    wire        pdcs_now_syn_resent = pdcs_word_syn_resent;
    wire        pdcs_now_going = pdcs_word_going;
    wire [31:0] pdcs_now_again = pdcs_word_again;
    wire [31:0] pdcs_now_until = pdcs_word_until;
    wire        pdcs_now_sleek = pdcs_word_sleek;
    wire        pdcs_now_hold = pdcs_word_hold;
    wire [31:0] pdcs_now_hold_at = pdcs_word_hold_at;
    wire        pdcs_now_went = pdcs_word_went;
    wire [31:0] pdcs_now_went_to = pdcs_word_went_to;
    wire [31:0] pdcs_now_went_at = pdcs_word_went_at;
    wire        pdcs_now_renew = pdcs_word_renew;
    wire  [7:0] pdcs_now_code = pdcs_word_code;
    wire        kept = !(is_clear || is_open);
    wire        creating = kept && pdcs_now_state == STEP_STATE_CREATING;
    wire        quiesced = kept && pdcs_now_state == STEP_STATE_QUIESCE;
    wire        established = kept && pdcs_now_state == STEP_STATE_ESTABLISHED;
    wire        close_sent = kept && pdcs_now_state == STEP_STATE_ACK_WAIT;
    wire        sending = creating || established || quiesced;
    wire        alive = sending || close_sent;
    wire [31:0] above_cum = found_event_rel - pdcs_now_cum;
    wire [31:0] sent_difference = found_event_rel - pdcs_now_next;
    wire        sent = sent_difference[31];
    wire        outstanding = !above_cum[31] && above_oldest && sent;
    wire        is_next = found_event_rel == pdcs_now_next;
    wire        in_range = !above_cum[31] && above_cum[31:7] < {17'd0, pdcs_now_range};
    wire        is_peer = is_unsigned || !pdcs_now_peered || found_event_spdcid == pdcs_now_peer;
    wire        known = alive && is_ours;
    wire        peers = known && is_peer;
    wire        ack_fits_term = !found_event_explicit || found_event_rel < pdcs_now_next;
    wire        ack_fits = pdcs_now_next >= found_event_cum && ack_fits_term;
    wire        acks = is_ack && peers && ack_fits;
    wire        newer = pdcs_now_cum < found_event_cum;
    wire        newest = !pdcs_now_ranged || pdcs_now_range_cum < found_event_cum;
    wire        nacks = is_nack && peers && outstanding;
    wire        restarts = nacks && nack_restarts && creating;
    wire        moves = restarts && found_event_cum != pdcs_now_start;
    wire        learns_term = acks || (nack_tells && peers && outstanding) || (hint_tells && peers);
    wire        learns = creating && learns_term;
    wire        gone = nacks && nack_is_gone && close_sent;
    wire        dies_term = nacks && nack_is_fatal && !(nack_is_gone && close_sent);
    wire        dies = dies_term || (is_fail && alive);
    wire        wishes_term = is_close_or_close_req && alive;
    wire        wishes_term_2 = wishes_term && (!is_ack_or_nack_or_clear_req_or_close_req_or_credit || peers);
    wire        wishes = wishes_term_2 || (acks && asks_close);
    wire        wish = pdcs_now_wish || wishes;
    wire [31:0] expected_open_difference = found_event_cum - pdcs_now_cum;
    wire [31:0] expected_open_difference_2 = found_event_cum - pdcs_now_next;
    wire        expected_open = gap_above_oldest && !expected_open_difference[31] && expected_open_difference_2[31];
    wire        is_same_term = pdcs_now_went && pdcs_now_went_to == found_event_cum;
    wire        is_same = is_same_term && found_now - pdcs_now_went_at < registers_go_back;
    wire        gaps = nacks && nack_is_gap;
    wire        goes_to_gap = gaps && ordered && expected_open && !is_same;
    wire        loses = (nacks && nack_loses) || (is_lose && alive && outstanding);
    wire [31:0] held_until = found_now + registers_nack_retx;
    wire        holds = nacks && nack_holds;
    wire        is_back_and_alive = is_back && alive;
    wire        goes_back = (loses && ordered) || holds || is_back_and_alive;
    wire [31:0] before_again_difference = found_event_rel - pdcs_now_again;
    wire        before_again = before_again_difference[31] || !pdcs_now_going;
    wire [31:0] gap_before_again_difference = found_event_cum - pdcs_now_again;
    wire        gap_before_again = gap_before_again_difference[31] || !pdcs_now_going;
    wire        offset_fits = !creating || is_short;
    wire        psn_left = is_in_psns || found_closes;
    wire        begins_term = is_fresh && sending && is_next && in_range && free && offset_fits;
    wire        begins_term_2 = begins_term && psn_left && !pdcs_now_hold;
    wire        begins = begins_term_2 && !(ordered && pdcs_now_going) && room;
    wire        repeats_term = is_resend && alive && outstanding && in_range && !pdcs_now_hold;
    wire        repeats = repeats_term && room;
    wire        is_within_term = !(|above_cum[31:16]) && above_cum[15:0] < ahead;
    wire        is_within = !pdcs_now_sleek || is_within_term;
    wire        steps_again_term = is_again && alive && pdcs_now_going && found_event_rel == pdcs_now_again;
    wire        steps_again_term_2 = above_cum[31] || (in_range && is_within);
    wire        steps_again = steps_again_term && !pdcs_now_hold && steps_again_term_2;
    wire        ends_again = after == pdcs_now_until;
    wire [31:0] unholds_difference = found_now - pdcs_now_hold_at;
    wire        unholds = is_visit && pdcs_now_hold && !unholds_difference[31];
    wire        settled = |unholds_difference[31:8];
    wire        drained_term = tail_tail == pdcs_now_next && oldest == pdcs_now_next;
    wire        drained = drained_term && !(|tail_open);
    wire        close_due_term = is_visit && quiesced && drained && settled && !pdcs_now_closing;
    wire        close_due = close_due_term && !pdcs_now_hold;
    wire        vanishes = is_visit && creating && pdcs_now_wish && !(|tail_tail);
    wire        ends = is_ended && (pdcs_now_state == STEP_STATE_ERROR || close_sent);
    wire        quiesces = wish && (established || learns) && !dies;
    wire        goes = goes_back || goes_to_gap;
    wire        recovers = is_recover && alive;
    wire        acks_and_newer = acks && newer;
    wire [31:0] past_difference = pdcs_now_until - found_event_cum;
    wire        past = acks_and_newer && (past_difference[31] || pdcs_now_until == found_event_cum);
    wire [31:0] lifts_difference = pdcs_now_again - found_event_cum;
    wire        lifts = acks_and_newer && lifts_difference[31];
    wire        to_cum = lifts || (goes_to_gap && gap_before_again);
    wire        to_oldest = moves || (recovers && found_event_flag);
    wire        to_rel = goes_back && before_again;
    wire        stays = !(to_cum || to_oldest || to_rel || steps_again);
    wire [31:0] again_next_or = (found_event_cum & {32{to_cum}}) | (pdcs_now_cum & {32{to_oldest}});
    wire [31:0] again_next_or_2 = again_next_or | (found_event_rel & {32{to_rel}});
    wire [31:0] again_next_or_3 = again_next_or_2 | (after & {32{steps_again}});
    wire [31:0] again_next = again_next_or_3 | (pdcs_now_again & {32{stays}});
    wire        starts = moves || goes || recovers;
    wire        going_next = starts || (pdcs_now_going && !(past || (steps_again && ends_again)));
    wire        no_room = (is_fresh || is_resend) && !room;
    wire        is_ack_or_nack_or_clear_req_or_close_req_or_credit_term = early_event_kind == STEP_KIND_ACK || early_event_kind == STEP_KIND_NACK;
    wire        is_ack_or_nack_or_clear_req_or_close_req_or_credit_term_2 = is_ack_or_nack_or_clear_req_or_close_req_or_credit_term || early_event_kind == STEP_KIND_CLEAR_REQ || early_event_kind == STEP_KIND_CLOSE_REQ;
    wire        is_clear_req_or_close_req_or_credit_term = early_event_kind == STEP_KIND_CLEAR_REQ || early_event_kind == STEP_KIND_CLOSE_REQ;
    wire        is_clear_req_or_close_req_or_credit_term_2 = is_clear_req_or_close_req_or_credit_term || early_event_kind == STEP_KIND_CREDIT;
    wire        nack_is_nothing_term = early_event_act == EARLY_EVENT_ACT_NONE || early_event_act == EARLY_EVENT_ACT_NEW_START;
    wire        nack_is_fatal_term = early_event_act == EARLY_EVENT_ACT_FATAL || early_event_act == EARLY_EVENT_ACT_GONE;
    wire        nack_loses_term = early_event_act == EARLY_EVENT_ACT_TRIM || early_event_act == EARLY_EVENT_ACT_TRIM_LAST_HOP;
    wire        nack_holds_term = early_event_act == EARLY_EVENT_ACT_REFUSE || early_event_act == EARLY_EVENT_ACT_OUT_OF_WINDOW;
    wire        early_event_spdcid_any = |early_event_spdcid;
    wire  [7:0] mpr_choice = (|early_event_mpr) ? early_event_mpr : registers_override_mpr_zero;
    wire [31:0] above_oldest_difference = early_event_rel - early_oldest;
    wire [31:0] gap_above_oldest_difference = early_event_cum - early_oldest;
    wire        step_on_term = is_open || acks || (nacks && !nack_is_nothing);
    wire        step_on_term_2 = step_on_term || (is_clear_req_or_close_req_or_credit && peers) || begins;
    wire        step_on_term_3 = is_timer_or_lose && alive && outstanding && found_is_that_record;
    wire        step_on_term_4 = step_on_term_2 || repeats || steps_again || step_on_term_3;
    wire        step_on_term_5 = step_on_term_4 || (is_visit && alive) || wishes_term || ends;
    wire [31:0] oldest_minus_found_event_cum = oldest - found_event_cum;
    wire [31:0] oldest_minus_pdcs_now_cum = oldest - pdcs_now_cum;
    wire        told_valid_term = is_open || learns || moves || quiesces || dies || ends;
    wire        told_closed_term = pdcs_now_clean || found_event_flag;
    wire        refused_enable_term = (is_fresh && !begins) || (is_resend && !repeats);
    wire        ignored_unknown_pdc_term = valid && is_ack_or_nack_or_clear_req_or_close_req_or_credit;
    wire        ignored_nack_unexpected_term = gaps && !(ordered && expected_open);

    forwarding_ram_w334_d256_l2 pdcs (
        .clk             (clk),
        .rst             (rst),
        .addr            (place),
        .enable          (enable),
        .next_state      (next_word_state),
        .next_peer       (next_word_peer),
        .next_peered     (next_word_peered),
        .next_start      (next_word_start),
        .next_next       (next_word_next),
        .next_cum        (next_word_cum),
        .next_range      (next_word_range),
        .next_ranged     (next_word_ranged),
        .next_range_cum  (next_word_range_cum),
        .next_wish       (next_word_wish),
        .next_closing    (next_word_closing),
        .next_clean      (next_word_clean),
        .next_syn_resent (next_word_syn_resent),
        .next_going      (next_word_going),
        .next_again      (next_word_again),
        .next_until      (next_word_until),
        .next_sleek      (next_word_sleek),
        .next_hold       (next_word_hold),
        .next_hold_at    (next_word_hold_at),
        .next_went       (next_word_went),
        .next_went_to    (next_word_went_to),
        .next_went_at    (next_word_went_at),
        .next_renew      (next_word_renew),
        .next_code       (next_word_code),
        .write           (valid),
        .word_state      (pdcs_word_state),
        .word_peer       (pdcs_word_peer),
        .word_peered     (pdcs_word_peered),
        .word_start      (pdcs_word_start),
        .word_next       (pdcs_word_next),
        .word_cum        (pdcs_word_cum),
        .word_range      (pdcs_word_range),
        .word_ranged     (pdcs_word_ranged),
        .word_range_cum  (pdcs_word_range_cum),
        .word_wish       (pdcs_word_wish),
        .word_closing    (pdcs_word_closing),
        .word_clean      (pdcs_word_clean),
        .word_syn_resent (pdcs_word_syn_resent),
        .word_going      (pdcs_word_going),
        .word_again      (pdcs_word_again),
        .word_until      (pdcs_word_until),
        .word_sleek      (pdcs_word_sleek),
        .word_hold       (pdcs_word_hold),
        .word_hold_at    (pdcs_word_hold_at),
        .word_went       (pdcs_word_went),
        .word_went_to    (pdcs_word_went_to),
        .word_went_at    (pdcs_word_went_at),
        .word_renew      (pdcs_word_renew),
        .word_code       (pdcs_word_code),
        .at              (pdcs_at),
        .valid           (pdcs_valid)
    );

    always @* begin
        next_word_state = STEP_STATE_CLOSED;
        next_word_peer = 16'd0;
        next_word_peered = 1'b0;
        next_word_start = 32'd0;
        next_word_next = 32'd0;
        next_word_cum = 32'd0;
        next_word_range = 8'd0;
        next_word_ranged = 1'b0;
        next_word_range_cum = 32'd0;
        next_word_wish = 1'b0;
        next_word_closing = 1'b0;
        next_word_clean = 1'b0;
        next_word_syn_resent = 1'b0;
        next_word_going = 1'b0;
        next_word_again = 32'd0;
        next_word_until = 32'd0;
        next_word_sleek = 1'b0;
        next_word_hold = 1'b0;
        next_word_hold_at = 32'd0;
        next_word_went = 1'b0;
        next_word_went_to = 32'd0;
        next_word_went_at = 32'd0;
        next_word_renew = 1'b0;
        next_word_code = 8'd0;
        if (kept) begin
            next_word_state = pdcs_now_state;
            next_word_peer = pdcs_now_peer;
            next_word_peered = pdcs_now_peered;
            next_word_start = pdcs_now_start;
            next_word_next = pdcs_now_next;
            next_word_cum = pdcs_now_cum;
            next_word_range = pdcs_now_range;
            next_word_ranged = pdcs_now_ranged;
            next_word_range_cum = pdcs_now_range_cum;
            next_word_wish = pdcs_now_wish;
            next_word_closing = pdcs_now_closing;
            next_word_clean = pdcs_now_clean;
            next_word_syn_resent = pdcs_now_syn_resent;
            next_word_going = pdcs_now_going;
            next_word_again = pdcs_now_again;
            next_word_until = pdcs_now_until;
            next_word_sleek = pdcs_now_sleek;
            next_word_hold = pdcs_now_hold;
            next_word_hold_at = pdcs_now_hold_at;
            next_word_went = pdcs_now_went;
            next_word_went_to = pdcs_now_went_to;
            next_word_went_at = pdcs_now_went_at;
            next_word_renew = pdcs_now_renew;
            next_word_code = pdcs_now_code;
        end
        if (kept) begin
            next_word_going = going_next;
            next_word_again = again_next;
        end
        if (is_open) begin
            next_word_state = STEP_STATE_CREATING;
            next_word_start = found_event_cum;
            next_word_range = registers_default_mpr < 8'd1 ? 8'd1 : registers_default_mpr;
        end
        if (begins) begin
            next_word_next = after;
        end
        if (begins && found_closes) begin
            next_word_state = STEP_STATE_ACK_WAIT;
        end
        if (ends || vanishes) begin
            next_word_state = STEP_STATE_CLOSED;
        end
        if (learns) begin
            next_word_state = STEP_STATE_ESTABLISHED;
            next_word_peer = found_event_spdcid;
            next_word_peered = !is_unsigned;
        end
        if (quiesces) begin
            next_word_state = STEP_STATE_QUIESCE;
        end
        if (gone) begin
            next_word_state = STEP_STATE_ERROR;
            next_word_clean = 1'b1;
        end
        if (dies) begin
            next_word_state = STEP_STATE_ERROR;
            next_word_code = found_event_code;
        end
        if (wishes) begin
            next_word_wish = 1'b1;
        end
        if (acks_and_newer) begin
            next_word_cum = found_event_cum;
        end
        if (past || moves) begin
            next_word_sleek = 1'b0;
        end
        if (recovers) begin
            next_word_sleek = 1'b1;
        end
        if (acks && ranges && newest) begin
            next_word_range = mpr;
            next_word_ranged = 1'b1;
            next_word_range_cum = found_event_cum;
        end
        if (moves) begin
            next_word_start = found_event_cum;
        end
        if (goes) begin
            next_word_went = 1'b1;
            next_word_went_to = goes_to_gap ? found_event_cum : found_event_rel;
            next_word_went_at = found_now;
        end
        if (moves || recovers || (goes && !pdcs_now_sleek)) begin
            next_word_until = pdcs_now_next;
        end
        if (begins || repeats || steps_again) begin
            next_word_renew = 1'b0;
        end
        if (is_back_and_alive && found_event_flag) begin
            next_word_renew = 1'b1;
        end
        if (quiesces) begin
            next_word_hold_at = found_now;
        end
        if (holds) begin
            next_word_hold = 1'b1;
            next_word_hold_at = held_until;
        end
        if (unholds) begin
            next_word_hold = 1'b0;
        end
        if (creating && (repeats || steps_again)) begin
            next_word_syn_resent = 1'b1;
        end
        if (close_due) begin
            next_word_closing = 1'b1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            step_valid <= 1'b0;
            told_valid <= 1'b0;
            refused_enable <= 1'b0;
            unhold_enable <= 1'b0;
        end else begin
            step_valid <= valid;
            told_valid <= valid && (told_valid_term || vanishes);
            refused_enable <= valid && (refused_enable_term || (is_again && !steps_again));
            unhold_enable <= valid && unholds;
        end
    end

    always @(posedge clk) begin
        is_clear <= early_event_kind == STEP_KIND_CLEAR;
        is_open <= early_event_kind == STEP_KIND_OPEN;
        is_ack <= early_event_kind == STEP_KIND_ACK;
        is_nack <= early_event_kind == STEP_KIND_NACK;
        is_ack_or_nack_or_clear_req_or_close_req_or_credit <= is_ack_or_nack_or_clear_req_or_close_req_or_credit_term_2 || early_event_kind == STEP_KIND_CREDIT;
        is_clear_req_or_close_req_or_credit <= is_clear_req_or_close_req_or_credit_term_2;
        is_fresh <= early_event_kind == STEP_KIND_FRESH;
        is_resend <= early_event_kind == STEP_KIND_RESEND;
        is_again <= early_event_kind == STEP_KIND_AGAIN;
        is_timer_or_lose <= early_event_kind == STEP_KIND_TIMER || early_event_kind == STEP_KIND_LOSE;
        is_lose <= early_event_kind == STEP_KIND_LOSE;
        is_adjust <= early_event_kind == STEP_KIND_ADJUST;
        is_visit <= early_event_kind == STEP_KIND_VISIT;
        is_fail <= early_event_kind == STEP_KIND_FAIL;
        is_back <= early_event_kind == STEP_KIND_BACK;
        is_recover <= early_event_kind == STEP_KIND_RECOVER;
        is_close_or_close_req <= early_event_kind == STEP_KIND_CLOSE || early_event_kind == STEP_KIND_CLOSE_REQ;
        is_ended <= early_event_kind == STEP_KIND_ENDED;
        nack_restarts <= early_event_kind == STEP_KIND_NACK && early_event_act == EARLY_EVENT_ACT_NEW_START;
        nack_is_nothing <= early_event_kind == STEP_KIND_NACK && nack_is_nothing_term;
        nack_is_gone <= early_event_kind == STEP_KIND_NACK && early_event_act == EARLY_EVENT_ACT_GONE;
        nack_is_fatal <= early_event_kind == STEP_KIND_NACK && nack_is_fatal_term;
        nack_loses <= early_event_kind == STEP_KIND_NACK && (nack_loses_term || early_event_act == EARLY_EVENT_ACT_LOSS);
        nack_is_gap <= early_event_kind == STEP_KIND_NACK && early_event_act == EARLY_EVENT_ACT_ROD_OOO;
        nack_holds <= early_event_kind == STEP_KIND_NACK && early_ordered && nack_holds_term;
        nack_tells <= early_event_kind == STEP_KIND_NACK && early_event_spdcid_any && !nack_is_nothing_term;
        hint_tells <= is_clear_req_or_close_req_or_credit_term_2 && early_event_spdcid_any;
        is_unsigned <= !early_event_spdcid_any;
        is_ours <= early_event_pdcid == early_pdcid;
        mpr <= mpr_choice;
        ranges <= early_event_kind == STEP_KIND_ACK && early_event_has_state && (|mpr_choice);
        asks_close <= early_event_kind == STEP_KIND_ACK && early_event_req == EARLY_EVENT_REQ_CLOSE;
        above_oldest <= !above_oldest_difference[31];
        free <= !(|above_oldest_difference[31:8]);
        gap_above_oldest <= !gap_above_oldest_difference[31];
        is_short <= !(|early_event_rel[31:12]);
        is_in_psns <= !early_event_rel[31];
        after <= early_event_rel + 32'd1;
        step_kind <= found_event_kind;
        step_place <= found_event_place;
        step_on <= step_on_term_5 || is_adjust;
        step_open <= outstanding;
        step_claimed <= (is_fresh || (is_resend && !found_event_flag)) && room;
        step_moved <= acks_and_newer;
        step_ordered <= ordered;
        step_roce <= found_roce;
        step_state <= next_word_state;
        step_start <= next_word_start;
        step_peer <= next_word_peer;
        step_next <= next_word_next;
        step_cum <= next_word_cum;
        step_oldest <= oldest;
        step_above <= !(acks_and_newer ? oldest_minus_found_event_cum[31] : oldest_minus_pdcs_now_cum[31]);
        step_tail_tail <= tail_tail;
        step_tail_open <= tail_open;
        step_range <= pdcs_now_range;
        step_sleek <= pdcs_now_sleek;
        step_keeps <= !pdcs_now_renew && pdcs_now_next != oldest;
        step_close_due <= close_due;
        told_place <= found_event_place;
        told_pdcid <= found_pdcid;
        told_opened <= is_open;
        told_established <= learns;
        told_moved <= moves;
        told_quiesce <= quiesces;
        told_failed <= dies;
        told_code <= found_event_code;
        told_closed <= vanishes || (ends && told_closed_term);
        told_ended <= ends && !told_closed_term;
        told_next_psn <= (moves ? found_event_cum : pdcs_now_start) + pdcs_now_next;
        told_syn_resent <= pdcs_now_syn_resent;
        view_enable <= valid;
        view_place <= found_event_place;
        view_view_state <= next_word_state;
        view_view_next <= next_word_next;
        view_view_cum <= next_word_cum;
        view_view_range <= next_word_range;
        view_view_going <= next_word_going;
        view_view_again <= next_word_again;
        view_view_until <= next_word_until;
        view_view_sleek <= next_word_sleek;
        view_view_hold <= next_word_hold;
        view_view_code <= next_word_code;
        start_enable <= valid && (is_open || moves);
        start_place <= found_event_place;
        start_start <= next_word_start;
        refused_place <= found_event_place;
        refused_for_room <= no_room;
        unhold_place <= found_event_place;
        ignored_unknown_pdc <= ignored_unknown_pdc_term && !known;
        ignored_mismatch <= ignored_unknown_pdc_term && known && !is_peer;
        ignored_ack_out_of_range <= valid && is_ack && peers && !ack_fits;
        ignored_nack_out_of_range <= valid && is_nack && peers && !outstanding;
        ignored_nack_unexpected <= valid && nacks && ((nack_is_nothing && !restarts) || ignored_nack_unexpected_term);
    end

    assign pdc_event_valid = told_valid;
    assign pdc_event_place = told_place;
    assign pdc_event_pdcid = told_pdcid;
    assign pdc_event_opened = told_opened;
    assign pdc_event_established = told_established;
    assign pdc_event_moved = told_moved;
    assign pdc_event_quiesce = told_quiesce;
    assign pdc_event_failed = told_failed;
    assign pdc_event_code = told_code;
    assign pdc_event_closed = told_closed;
    assign pdc_event_ended = told_ended;
    assign pdc_event_next_psn = told_next_psn;
    assign pdc_event_syn_resent = told_syn_resent;
    assign view_write_enable = view_enable;
    assign view_write_place = view_place;
    assign view_write_view_state = view_view_state;
    assign view_write_view_next = view_view_next;
    assign view_write_view_cum = view_view_cum;
    assign view_write_view_range = view_view_range;
    assign view_write_view_going = view_view_going;
    assign view_write_view_again = view_view_again;
    assign view_write_view_until = view_view_until;
    assign view_write_view_sleek = view_view_sleek;
    assign view_write_view_hold = view_view_hold;
    assign view_write_view_code = view_view_code;
    assign start_write_enable = start_enable;
    assign start_write_place = start_place;
    assign start_write_start = start_start;

    wire _unused_ok = &{1'b0, early_event_place, early_event_record, early_event_code, early_event_explicit, early_event_retx, early_event_m, early_event_flag, found_event_record, found_event_pdcid, found_event_act, found_event_retx, found_event_m, found_event_req, found_event_has_state, found_event_mpr, pdcs_at, pdcs_valid, sent_difference[30:0], expected_open_difference[30:0], expected_open_difference_2[30:0], before_again_difference[30:0], gap_before_again_difference[30:0], unholds_difference[7:0], past_difference[30:0], lifts_difference[30:0], above_oldest_difference[7:0], gap_above_oldest_difference[30:0], oldest_minus_found_event_cum[30:0], oldest_minus_pdcs_now_cum[30:0]};

endmodule

`default_nettype wire
