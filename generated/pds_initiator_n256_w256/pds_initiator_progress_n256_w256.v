// State, PSNs and windows of 256 PDCs, an event a clock.
`default_nettype none

module pds_initiator_progress_n256_w256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] place,
    input  wire  [4:0] kind,
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

    localparam [4:0] KIND_CLEAR                    = 5'd0;
    localparam [4:0] KIND_OPEN                     = 5'd1;
    localparam [4:0] KIND_ACK                      = 5'd2;
    localparam [4:0] KIND_NACK                     = 5'd3;
    localparam [4:0] KIND_CLEAR_REQ                = 5'd4;
    localparam [4:0] KIND_CLOSE_REQ                = 5'd5;
    localparam [4:0] KIND_CREDIT                   = 5'd6;
    localparam [4:0] KIND_FRESH                    = 5'd7;
    localparam [4:0] KIND_RESEND                   = 5'd8;
    localparam [4:0] KIND_AGAIN                    = 5'd9;
    localparam [4:0] KIND_TIMER                    = 5'd10;
    localparam [4:0] KIND_VISIT                    = 5'd11;
    localparam [4:0] KIND_FAIL                     = 5'd12;
    localparam [4:0] KIND_BACK                     = 5'd13;
    localparam [4:0] KIND_RECOVER                  = 5'd14;
    localparam [4:0] KIND_LOSE                     = 5'd15;
    localparam [4:0] KIND_CLOSE                    = 5'd16;
    localparam [4:0] KIND_ENDED                    = 5'd17;
    localparam [4:0] KIND_ADJUST                   = 5'd18;
    localparam [2:0] STEP_STATE_CLOSED             = 3'd0;
    localparam [2:0] STEP_STATE_CREATING           = 3'd1;
    localparam [2:0] STEP_STATE_ESTABLISHED        = 3'd2;
    localparam [2:0] STEP_STATE_QUIESCE            = 3'd3;
    localparam [2:0] STEP_STATE_ACK_WAIT           = 3'd4;
    localparam [2:0] STEP_STATE_ERROR              = 3'd5;
    localparam [3:0] FOUND_EVENT_ACT_NONE          = 4'd0;
    localparam [3:0] FOUND_EVENT_ACT_NEW_START     = 4'd1;
    localparam [3:0] FOUND_EVENT_ACT_FATAL         = 4'd2;
    localparam [3:0] FOUND_EVENT_ACT_GONE          = 4'd3;
    localparam [3:0] FOUND_EVENT_ACT_TRIM          = 4'd4;
    localparam [3:0] FOUND_EVENT_ACT_TRIM_LAST_HOP = 4'd5;
    localparam [3:0] FOUND_EVENT_ACT_LOSS          = 4'd6;
    localparam [3:0] FOUND_EVENT_ACT_OUT_OF_WINDOW = 4'd7;
    localparam [3:0] FOUND_EVENT_ACT_ROD_OOO       = 4'd8;
    localparam [3:0] FOUND_EVENT_ACT_REFUSE        = 4'd10;
    localparam [1:0] FOUND_EVENT_REQ_CLOSE         = 2'd2;

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
    wire [31:0] found_event_rel_minus_oldest = found_event_rel - oldest;
    wire        above_oldest = !found_event_rel_minus_oldest[31];
    wire [31:0] sent_difference = found_event_rel - pdcs_now_next;
    wire        sent = sent_difference[31];
    wire        outstanding = !above_cum[31] && above_oldest && sent;
    wire        is_next = found_event_rel == pdcs_now_next;
    wire        in_range = !above_cum[31] && above_cum[31:7] < {17'd0, pdcs_now_range};
    wire        found_event_spdcid_any = |found_event_spdcid;
    wire        is_peer_term = !found_event_spdcid_any || !(|pdcs_now_peer);
    wire        is_peer = is_peer_term || found_event_spdcid == pdcs_now_peer;
    wire        known = alive && found_event_pdcid == found_pdcid;
    wire        peers = known && is_peer;
    wire        ack_fits_term = !found_event_explicit || found_event_rel < pdcs_now_next;
    wire        ack_fits = pdcs_now_next >= found_event_cum && ack_fits_term;
    wire        acks = is_ack && peers && ack_fits;
    wire        newer = pdcs_now_cum < found_event_cum;
    wire        newest = !pdcs_now_ranged || pdcs_now_range_cum < found_event_cum;
    wire  [7:0] mpr = (|found_event_mpr) ? found_event_mpr : registers_override_mpr_zero;
    wire        nacks = is_nack && peers && outstanding;
    wire        restarts = nacks && found_event_act == FOUND_EVENT_ACT_NEW_START && creating;
    wire        moves = restarts && found_event_cum != pdcs_now_start;
    wire        says_nothing = found_event_act == FOUND_EVENT_ACT_NONE || found_event_act == FOUND_EVENT_ACT_NEW_START;
    wire        nacks_and_not_says_nothing = nacks && !says_nothing;
    wire        learns_term = is_clear_req_or_close_req_or_credit && peers;
    wire        learns_term_2 = acks || (nacks_and_not_says_nothing && found_event_spdcid_any) || (learns_term && found_event_spdcid_any);
    wire        learns = creating && learns_term_2;
    wire        gone = nacks && found_event_act == FOUND_EVENT_ACT_GONE && close_sent;
    wire        dies_term = nacks && (found_event_act == FOUND_EVENT_ACT_FATAL || found_event_act == FOUND_EVENT_ACT_GONE);
    wire        dies = (dies_term && !gone) || (is_fail && alive);
    wire        wishes_term = is_close_or_close_req && alive;
    wire        wishes_term_2 = wishes_term && (!is_ack_or_nack_or_clear_req_or_close_req_or_credit || peers);
    wire        wishes = wishes_term_2 || (acks && found_event_req == FOUND_EVENT_REQ_CLOSE);
    wire        wish = pdcs_now_wish || wishes;
    wire [31:0] found_event_cum_minus_oldest = found_event_cum - oldest;
    wire [31:0] expected_open_difference = found_event_cum - pdcs_now_cum;
    wire [31:0] expected_open_difference_2 = found_event_cum - pdcs_now_next;
    wire        expected_open = !found_event_cum_minus_oldest[31] && !expected_open_difference[31] && expected_open_difference_2[31];
    wire        is_same_term = pdcs_now_went && pdcs_now_went_to == found_event_cum;
    wire        is_same = is_same_term && found_now - pdcs_now_went_at < registers_go_back;
    wire        gaps = nacks && found_event_act == FOUND_EVENT_ACT_ROD_OOO;
    wire        goes_to_gap = gaps && ordered && expected_open && !is_same;
    wire        loses_term = found_event_act == FOUND_EVENT_ACT_TRIM || found_event_act == FOUND_EVENT_ACT_TRIM_LAST_HOP;
    wire        loses_term_2 = nacks && (loses_term || found_event_act == FOUND_EVENT_ACT_LOSS);
    wire        loses = loses_term_2 || (is_lose && alive && outstanding);
    wire        holds_term = found_event_act == FOUND_EVENT_ACT_REFUSE || found_event_act == FOUND_EVENT_ACT_OUT_OF_WINDOW;
    wire        holds = nacks && ordered && holds_term;
    wire        goes_back = (loses && ordered) || holds || (is_back && alive);
    wire [31:0] before_again_difference = found_event_rel - pdcs_now_again;
    wire        before_again = before_again_difference[31] || !pdcs_now_going;
    wire [31:0] gap_before_again_difference = found_event_cum - pdcs_now_again;
    wire        gap_before_again = gap_before_again_difference[31] || !pdcs_now_going;
    wire        offset_fits = !creating || !(|found_event_rel[31:12]);
    wire        psn_left = !found_event_rel[31] || found_closes;
    wire        free = !(|found_event_rel_minus_oldest[31:8]);
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
    wire [31:0] after = found_event_rel + 32'd1;
    wire        ends_again = after == pdcs_now_until;
    wire [31:0] unholds_difference = found_now - pdcs_now_hold_at;
    wire        unholds = is_visit && pdcs_now_hold && !unholds_difference[31];
    wire        settled = |unholds_difference[31:6];
    wire        drained_term = tail_tail == pdcs_now_next && oldest == pdcs_now_next;
    wire        drained = drained_term && !(|tail_open);
    wire        close_due_term = is_visit && quiesced && drained && settled && !pdcs_now_closing;
    wire        close_due = close_due_term && !pdcs_now_hold;
    wire        vanishes = is_visit && creating && pdcs_now_wish && !(|tail_tail);
    wire        ends = is_ended && (pdcs_now_state == STEP_STATE_ERROR || close_sent);
    wire        quiesces = wish && (established || learns) && !dies;
    wire        no_room = (is_fresh || is_resend) && !room;
    wire        is_ack_or_nack_or_clear_req_or_close_req_or_credit_term = kind == KIND_ACK || kind == KIND_NACK || kind == KIND_CLEAR_REQ;
    wire        acks_and_newer = acks && newer;
    wire [31:0] next_word_again_difference = pdcs_now_again - found_event_cum;
    wire [31:0] next_word_going_difference = pdcs_now_until - found_event_cum;
    wire        step_on_term = is_open || acks || nacks_and_not_says_nothing || learns_term || begins || repeats;
    wire        step_on_term_2 = is_timer_or_lose && alive && outstanding && found_is_that_record;
    wire        step_on_term_3 = step_on_term || steps_again || step_on_term_2 || (is_visit && alive);
    wire [31:0] step_above_difference = oldest - (acks_and_newer ? found_event_cum : pdcs_now_cum);
    wire        told_valid_term = is_open || learns || moves || quiesces || dies || ends;
    wire        told_closed_term = pdcs_now_clean || found_event_flag;
    wire        refused_enable_term = (is_fresh && !begins) || (is_resend && !repeats);
    wire        ignored_unknown_pdc_term = valid && is_ack_or_nack_or_clear_req_or_close_req_or_credit;
    wire        ignored_nack_unexpected_term = (says_nothing && !restarts) || (gaps && !(ordered && expected_open));

    forwarding_ram_w333_d256_l2 pdcs (
        .clk             (clk),
        .rst             (rst),
        .addr            (place),
        .enable          (enable),
        .next_state      (next_word_state),
        .next_peer       (next_word_peer),
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
        if (is_open) begin
            next_word_state = STEP_STATE_CREATING;
            next_word_start = found_event_cum;
            next_word_range = registers_default_mpr < 8'd1 ? 8'd1 : registers_default_mpr;
        end
        if (learns) begin
            next_word_state = STEP_STATE_ESTABLISHED;
            next_word_peer = found_event_spdcid;
        end
        if (quiesces) begin
            next_word_state = STEP_STATE_QUIESCE;
            next_word_hold_at = found_now;
        end
        if (wishes) begin
            next_word_wish = 1'b1;
        end
        if (acks_and_newer) begin
            next_word_cum = found_event_cum;
            if (next_word_again_difference[31]) begin
                next_word_again = found_event_cum;
            end
            if (next_word_going_difference[31] || pdcs_now_until == found_event_cum) begin
                next_word_going = 1'b0;
                next_word_sleek = 1'b0;
            end
        end
        if (acks && found_event_has_state && (|mpr) && newest) begin
            next_word_range = mpr;
            next_word_ranged = 1'b1;
            next_word_range_cum = found_event_cum;
        end
        if (moves) begin
            next_word_start = found_event_cum;
            next_word_going = 1'b1;
            next_word_again = pdcs_now_cum;
            next_word_until = pdcs_now_next;
            next_word_sleek = 1'b0;
        end
        if (goes_back || goes_to_gap) begin
            next_word_going = 1'b1;
            next_word_went = 1'b1;
            next_word_went_to = goes_to_gap ? found_event_cum : found_event_rel;
            next_word_went_at = found_now;
            if (!pdcs_now_sleek) begin
                next_word_until = pdcs_now_next;
            end
            if (goes_to_gap && gap_before_again) begin
                next_word_again = found_event_cum;
            end else if (goes_back && before_again) begin
                next_word_again = found_event_rel;
            end
            if (is_back && found_event_flag) begin
                next_word_renew = 1'b1;
            end
        end
        if (holds) begin
            next_word_hold = 1'b1;
            next_word_hold_at = found_now + registers_nack_retx;
        end
        if (unholds) begin
            next_word_hold = 1'b0;
        end
        if (is_recover && alive) begin
            next_word_going = 1'b1;
            next_word_until = pdcs_now_next;
            next_word_sleek = 1'b1;
            if (found_event_flag) begin
                next_word_again = pdcs_now_cum;
            end
        end
        if (begins) begin
            next_word_next = after;
            if (found_closes) begin
                next_word_state = STEP_STATE_ACK_WAIT;
            end
        end
        if (steps_again) begin
            next_word_going = !ends_again;
            next_word_again = after;
        end
        if (begins || repeats || steps_again) begin
            next_word_renew = 1'b0;
        end
        if (creating && (repeats || steps_again)) begin
            next_word_syn_resent = 1'b1;
        end
        if (close_due) begin
            next_word_closing = 1'b1;
        end
        if (dies) begin
            next_word_state = STEP_STATE_ERROR;
            next_word_code = found_event_code;
        end
        if (gone) begin
            next_word_state = STEP_STATE_ERROR;
            next_word_clean = 1'b1;
        end
        if (ends || vanishes) begin
            next_word_state = STEP_STATE_CLOSED;
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
        is_clear <= kind == KIND_CLEAR;
        is_open <= kind == KIND_OPEN;
        is_ack <= kind == KIND_ACK;
        is_nack <= kind == KIND_NACK;
        is_ack_or_nack_or_clear_req_or_close_req_or_credit <= is_ack_or_nack_or_clear_req_or_close_req_or_credit_term || kind == KIND_CLOSE_REQ || kind == KIND_CREDIT;
        is_clear_req_or_close_req_or_credit <= kind == KIND_CLEAR_REQ || kind == KIND_CLOSE_REQ || kind == KIND_CREDIT;
        is_fresh <= kind == KIND_FRESH;
        is_resend <= kind == KIND_RESEND;
        is_again <= kind == KIND_AGAIN;
        is_timer_or_lose <= kind == KIND_TIMER || kind == KIND_LOSE;
        is_lose <= kind == KIND_LOSE;
        is_adjust <= kind == KIND_ADJUST;
        is_visit <= kind == KIND_VISIT;
        is_fail <= kind == KIND_FAIL;
        is_back <= kind == KIND_BACK;
        is_recover <= kind == KIND_RECOVER;
        is_close_or_close_req <= kind == KIND_CLOSE || kind == KIND_CLOSE_REQ;
        is_ended <= kind == KIND_ENDED;
        step_kind <= found_event_kind;
        step_place <= found_event_place;
        step_on <= step_on_term_3 || wishes_term || ends || is_adjust;
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
        step_above <= !step_above_difference[31];
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
        ignored_nack_unexpected <= valid && nacks && ignored_nack_unexpected_term;
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

    wire _unused_ok = &{1'b0, found_event_record, found_event_retx, found_event_m, pdcs_at, pdcs_valid, found_event_rel_minus_oldest[7:0], sent_difference[30:0], found_event_cum_minus_oldest[30:0], expected_open_difference[30:0], expected_open_difference_2[30:0], before_again_difference[30:0], gap_before_again_difference[30:0], unholds_difference[5:0], next_word_again_difference[30:0], next_word_going_difference[30:0], step_above_difference[30:0]};

endmodule

`default_nettype wire
