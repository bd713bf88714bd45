// State, PSNs and windows of 8 PDCs, an event a clock.
`default_nettype none

module pds_initiator_progress_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire  [4:0] found_event_kind,
    input  wire  [2:0] found_event_place,
    input  wire [31:0] found_event_rel,
    input  wire [31:0] found_event_cum,
    input  wire  [7:0] found_event_record,
    input  wire  [3:0] found_event_act,
    input  wire  [7:0] found_event_code,
    input  wire        found_event_for_packet,
    input  wire        found_event_retx,
    input  wire        found_event_m,
    input  wire        found_event_asks_clear,
    input  wire        found_event_asks_close,
    input  wire        found_event_has_state,
    input  wire        found_event_counts,
    input  wire  [7:0] found_event_mpr,
    input  wire        found_event_flag,
    input  wire [15:0] found_event_pdcid,
    input  wire [15:0] found_event_spdcid,
    input  wire [31:0] found_now,
    input  wire [15:0] found_pdcid,
    input  wire        found_rod,
    input  wire        found_roce,
    input  wire        found_closes,
    input  wire [31:0] found_oldest,
    input  wire [31:0] found_tail_tail,
    input  wire [15:0] found_tail_open,
    input  wire        valid,
    input  wire        is_that_record,
    input  wire        room,
    input  wire [15:0] ahead,
    input  wire  [7:0] registers_default_mpr,
    input  wire  [7:0] registers_override_mpr_zero,
    input  wire [31:0] registers_go_back,
    input  wire [31:0] registers_nack_retx,
    output reg   [4:0] step_kind,
    output reg   [2:0] step_place,
    output reg         step_on,
    output reg         step_open,
    output reg         step_claimed,
    output reg         step_moved,
    output reg         step_restarted,
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
    output reg         step_hold,
    output reg         step_close_due,
    output reg         step_nears_end,
    output reg         step_exhausted,
    output reg         step_valid,
    output wire        pdc_event_valid,
    output wire  [2:0] pdc_event_place,
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
    output wire  [2:0] view_write_place,
    output wire  [2:0] view_write_view_state,
    output wire [31:0] view_write_view_next,
    output wire [31:0] view_write_view_cum,
    output wire  [7:0] view_write_view_range,
    output wire        view_write_view_going,
    output wire        view_write_view_far,
    output wire [31:0] view_write_view_again,
    output wire [31:0] view_write_view_until,
    output wire        view_write_view_sleek,
    output wire        view_write_view_hold,
    output wire        view_write_view_plain,
    output wire  [7:0] view_write_view_code,
    output reg         start_write_enable,
    output reg   [2:0] start_write_place,
    output reg  [31:0] start_write_start,
    output reg         refused_enable,
    output reg   [2:0] refused_place,
    output reg         unholds,
    output reg         ignored_unknown_pdc,
    output reg         ignored_mismatch,
    output reg         ignored_ack_out_of_range,
    output reg         ignored_nack_out_of_range,
    output reg         ignored_nack_unexpected
);

    localparam [2:0] PDC_STATE_ESTABLISHED = 3'd2;
    localparam [2:0] PDC_STATE_QUIESCE     = 3'd3;
    localparam [2:0] PDC_STATE_ACK_WAIT    = 3'd4;
    localparam [4:0] STEP_KIND_CLEAR       = 5'd0;
    localparam [4:0] STEP_KIND_OPEN        = 5'd1;
    localparam [4:0] STEP_KIND_ACK         = 5'd2;
    localparam [4:0] STEP_KIND_FRESH       = 5'd7;
    localparam [4:0] STEP_KIND_RESEND      = 5'd8;
    localparam [4:0] STEP_KIND_AGAIN       = 5'd9;
    localparam [4:0] STEP_KIND_TIMER       = 5'd10;
    localparam [4:0] STEP_KIND_VISIT       = 5'd11;
    localparam [4:0] STEP_KIND_RECOVER     = 5'd14;
    localparam [4:0] STEP_KIND_LOSE        = 5'd15;
    localparam [4:0] STEP_KIND_ADJUST      = 5'd18;
    localparam [4:0] STEP_KIND_OVERTAKEN   = 5'd19;

    wire [31:0] sent_word_next;
    wire        sent_word_close_sent;
    wire        sent_word_age;
    wire        standing_standing_alive;
    wire        standing_standing_creating;
    wire  [2:0] standing_standing_state;
    wire        standing_standing_age;
    wire [31:0] standing_standing_start;
    wire [15:0] standing_standing_peer;
    wire [31:0] standing_standing_cum;
    wire  [7:0] standing_standing_range;
    wire        standing_standing_plain;
    wire  [7:0] standing_standing_code;
    wire        standing_standing_clean;
    wire        standing_standing_is_open;
    wire        standing_standing_below_cum;
    wire [31:0] standing_standing_lead;
    wire        standing_standing_acks;
    wire        standing_standing_newer;
    wire        standing_standing_nacks;
    wire        standing_standing_loses;
    wire        standing_standing_holds;
    wire        standing_standing_gaps;
    wire        standing_standing_restarts;
    wire        standing_standing_moves;
    wire        standing_standing_learns;
    wire        standing_standing_dies;
    wire        standing_standing_quiesces;
    wire        standing_standing_ends;
    wire        standing_standing_vanishes;
    wire        standing_standing_backs;
    wire        standing_standing_recovers;
    wire        standing_standing_controls;
    wire        standing_standing_ignored_unknown_pdc;
    wire        standing_standing_ignored_mismatch;
    wire        standing_standing_ignored_ack_out_of_range;
    wire        standing_standing_ignored_nack_out_of_range;
    wire        standing_standing_ignored_nack_unexpected;
    reg   [4:0] event_compare_kind;
    reg   [2:0] event_compare_place;
    reg  [31:0] event_compare_rel;
    reg  [31:0] event_compare_cum;
    reg   [7:0] event_compare_record;
    reg   [3:0] event_compare_act;
    reg   [7:0] event_compare_code;
    reg         event_compare_for_packet;
    reg         event_compare_retx;
    reg         event_compare_m;
    reg         event_compare_asks_clear;
    reg         event_compare_asks_close;
    reg         event_compare_has_state;
    reg         event_compare_counts;
    reg   [7:0] event_compare_mpr;
    reg         event_compare_flag;
    reg  [15:0] event_compare_pdcid;
    reg  [15:0] event_compare_spdcid;
    reg  [31:0] now_compare;
    reg  [31:0] oldest_compare;
    reg   [4:0] event_decide_kind;
    reg   [2:0] event_decide_place;
    reg  [31:0] event_decide_rel;
    reg  [31:0] event_decide_cum;
    reg   [7:0] event_decide_record;
    reg   [3:0] event_decide_act;
    reg   [7:0] event_decide_code;
    reg         event_decide_for_packet;
    reg         event_decide_retx;
    reg         event_decide_m;
    reg         event_decide_asks_clear;
    reg         event_decide_asks_close;
    reg         event_decide_has_state;
    reg         event_decide_counts;
    reg   [7:0] event_decide_mpr;
    reg         event_decide_flag;
    reg  [15:0] event_decide_pdcid;
    reg  [15:0] event_decide_spdcid;
    reg  [31:0] oldest_decide;
    reg         ordered_compare;
    reg         ordered_decide;
    reg         closes_compare;
    reg         closes_decide;
    reg  [31:0] after_decide;
    reg         is_free_decide;
    reg         is_short_decide;
    reg         is_in_psns_decide;
    reg  [31:0] now_decide;
    reg  [31:0] held_until_decide;
    reg  [31:0] same_until_decide;
    reg         enable_read;
    reg   [2:0] place_read;
    wire        go_back_to_gap;
    wire        go_back_to_rel;
    reg         intent_advance_begins;
    reg         intent_advance_is_visit;
    reg         intent_advance_is_open;
    reg         intent_advance_may_begin;
    reg         intent_advance_may_repeat;
    reg         intent_advance_may_step;
    reg         intent_advance_is_near;
    reg         intent_advance_closes;
    reg         intent_advance_ordered;
    reg         intent_advance_creating;
    reg         intent_advance_newer;
    reg         intent_advance_moves;
    reg         intent_advance_recovers;
    reg         intent_advance_renews;
    reg         intent_advance_holds;
    reg         intent_advance_quiesces;
    reg  [31:0] intent_advance_rel;
    reg  [31:0] intent_advance_after;
    reg  [31:0] intent_advance_cum;
    reg  [31:0] intent_advance_start;
    reg  [31:0] intent_advance_now;
    reg  [31:0] intent_advance_held_until;
    reg         enable_find;
    reg   [2:0] place_find;
    wire [31:0] course_course_next;
    wire [31:0] course_course_was_next;
    wire        course_course_close_sent;
    wire        course_course_going;
    wire        course_course_far;
    wire [31:0] course_course_again;
    wire [31:0] course_course_until;
    wire        course_course_sleek;
    wire        course_course_was_sleek;
    wire        course_course_hold;
    wire        course_course_was_renew;
    wire        course_course_syn_resent;
    wire        course_course_begins;
    wire        course_course_repeats;
    wire        course_course_steps;
    wire        course_course_unholds;
    wire        course_course_settled;
    reg   [4:0] event_advance_kind;
    reg   [2:0] event_advance_place;
    reg  [31:0] event_advance_rel;
    reg  [31:0] event_advance_cum;
    reg   [7:0] event_advance_record;
    reg   [3:0] event_advance_act;
    reg   [7:0] event_advance_code;
    reg         event_advance_for_packet;
    reg         event_advance_retx;
    reg         event_advance_m;
    reg         event_advance_asks_clear;
    reg         event_advance_asks_close;
    reg         event_advance_has_state;
    reg         event_advance_counts;
    reg   [7:0] event_advance_mpr;
    reg         event_advance_flag;
    reg  [15:0] event_advance_pdcid;
    reg  [15:0] event_advance_spdcid;
    reg   [4:0] event_report_kind;
    reg   [2:0] event_report_place;
    reg  [31:0] event_report_rel;
    reg  [31:0] event_report_cum;
    reg   [7:0] event_report_record;
    reg   [3:0] event_report_act;
    reg   [7:0] event_report_code;
    reg         event_report_for_packet;
    reg         event_report_retx;
    reg         event_report_m;
    reg         event_report_asks_clear;
    reg         event_report_asks_close;
    reg         event_report_has_state;
    reg         event_report_counts;
    reg   [7:0] event_report_mpr;
    reg         event_report_flag;
    reg  [15:0] event_report_pdcid;
    reg  [15:0] event_report_spdcid;
    reg         pdc_advance_alive;
    reg         pdc_advance_creating;
    reg   [2:0] pdc_advance_state;
    reg         pdc_advance_age;
    reg  [31:0] pdc_advance_start;
    reg  [15:0] pdc_advance_peer;
    reg  [31:0] pdc_advance_cum;
    reg   [7:0] pdc_advance_range;
    reg         pdc_advance_plain;
    reg   [7:0] pdc_advance_code;
    reg         pdc_advance_clean;
    reg         pdc_advance_is_open;
    reg         pdc_advance_below_cum;
    reg  [31:0] pdc_advance_lead;
    reg         pdc_advance_acks;
    reg         pdc_advance_newer;
    reg         pdc_advance_nacks;
    reg         pdc_advance_loses;
    reg         pdc_advance_holds;
    reg         pdc_advance_gaps;
    reg         pdc_advance_restarts;
    reg         pdc_advance_moves;
    reg         pdc_advance_learns;
    reg         pdc_advance_dies;
    reg         pdc_advance_quiesces;
    reg         pdc_advance_ends;
    reg         pdc_advance_vanishes;
    reg         pdc_advance_backs;
    reg         pdc_advance_recovers;
    reg         pdc_advance_controls;
    reg         pdc_advance_ignored_unknown_pdc;
    reg         pdc_advance_ignored_mismatch;
    reg         pdc_advance_ignored_ack_out_of_range;
    reg         pdc_advance_ignored_nack_out_of_range;
    reg         pdc_advance_ignored_nack_unexpected;
    reg         pdc_report_alive;
    reg         pdc_report_creating;
    reg   [2:0] pdc_report_state;
    reg         pdc_report_age;
    reg  [31:0] pdc_report_start;
    reg  [15:0] pdc_report_peer;
    reg  [31:0] pdc_report_cum;
    reg   [7:0] pdc_report_range;
    reg         pdc_report_plain;
    reg   [7:0] pdc_report_code;
    reg         pdc_report_clean;
    reg         pdc_report_is_open;
    reg         pdc_report_below_cum;
    reg  [31:0] pdc_report_lead;
    reg         pdc_report_acks;
    reg         pdc_report_newer;
    reg         pdc_report_nacks;
    reg         pdc_report_loses;
    reg         pdc_report_holds;
    reg         pdc_report_gaps;
    reg         pdc_report_restarts;
    reg         pdc_report_moves;
    reg         pdc_report_learns;
    reg         pdc_report_dies;
    reg         pdc_report_quiesces;
    reg         pdc_report_ends;
    reg         pdc_report_vanishes;
    reg         pdc_report_backs;
    reg         pdc_report_recovers;
    reg         pdc_report_controls;
    reg         pdc_report_ignored_unknown_pdc;
    reg         pdc_report_ignored_mismatch;
    reg         pdc_report_ignored_ack_out_of_range;
    reg         pdc_report_ignored_nack_out_of_range;
    reg         pdc_report_ignored_nack_unexpected;
    reg  [31:0] oldest_advance;
    reg  [31:0] oldest_report;
    reg         has_room_advance;
    reg         has_room_report;
    reg         fits_record_advance;
    reg         fits_record_report;
    reg         valid_decide;
    reg         valid_advance;
    reg         valid_report;
    reg         enable_compare;
    reg   [2:0] place_compare;
    wire        closing_word;
    wire  [2:0] closing_at;
    wire        closing_valid;
    reg         ordered_advance;
    reg         ordered_report;
    reg         is_above_advance;
    reg         is_above_report;
    reg         told_valid;
    reg   [2:0] told_place;
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
    reg   [2:0] view_place;
    reg   [2:0] view_view_state;
    reg  [31:0] view_view_next;
    reg  [31:0] view_view_cum;
    reg   [7:0] view_view_range;
    reg         view_view_going;
    reg         view_view_far;
    reg  [31:0] view_view_again;
    reg  [31:0] view_view_until;
    reg         view_view_sleek;
    reg         view_view_hold;
    reg         view_view_plain;
    reg   [7:0] view_view_code;
    wire [15:0] pdcid_report_later_q;
    wire        roce_report_later_q;
    wire [31:0] tail_report_later_q_tail;
    wire [15:0] tail_report_later_q_open;

    wire        sent_write_enable = valid_report;
    wire  [2:0] sent_write_at = event_report_place;
    wire [31:0] sent_write_data_next = course_course_next;
    wire        sent_write_data_close_sent = course_course_close_sent;
    wire        sent_write_data_age = pdc_report_age;
    wire  [4:0] event_kind = found_event_kind;
    wire  [2:0] event_place = found_event_place;
    wire [31:0] event_rel = found_event_rel;
    wire [31:0] event_cum = found_event_cum;
    wire  [7:0] event_record = found_event_record;
    wire  [3:0] event_act = found_event_act;
    wire  [7:0] event_code = found_event_code;
    wire        event_for_packet = found_event_for_packet;
    wire        event_retx = found_event_retx;
    wire        event_m = found_event_m;
    wire        event_asks_clear = found_event_asks_clear;
    wire        event_asks_close = found_event_asks_close;
    wire        event_has_state = found_event_has_state;
    wire        event_counts = found_event_counts;
    wire  [7:0] event_mpr = found_event_mpr;
    wire        event_flag = found_event_flag;
    wire [15:0] event_pdcid = found_event_pdcid;
    wire [15:0] event_spdcid = found_event_spdcid;
    wire [31:0] now = found_now;
    wire [15:0] pdcid = found_pdcid;
    wire        rod = found_rod;
    wire        roce = found_roce;
    wire        closes = found_closes;
    wire [31:0] oldest = found_oldest;
    wire [31:0] tail_tail = found_tail_tail;
    wire [15:0] tail_open = found_tail_open;
    wire        ordered = found_rod || found_roce;
    wire        valid_of_compare = valid;
    wire [31:0] after = event_compare_rel + 32'd1;
    wire [31:0] is_free_difference = event_compare_rel - oldest_compare;
    wire        is_free = !(|is_free_difference[31:7]);
    wire        is_short = !(|event_compare_rel[31:12]);
    wire        is_in_psns = !event_compare_rel[31];
    wire [31:0] same_until = now_compare + registers_go_back;
    wire [31:0] held_until = now_compare + registers_nack_retx;
    wire        in_range_below = standing_standing_lead[31:7] < {17'd0, standing_standing_range};
    wire        in_range = !standing_standing_below_cum && in_range_below;
    wire        fits_term = is_free_decide && (!standing_standing_creating || is_short_decide);
    wire        fits = fits_term && (is_in_psns_decide || closes_decide);
    wire        pdc_alive = standing_standing_alive;
    wire        pdc_creating = standing_standing_creating;
    wire  [2:0] pdc_state = standing_standing_state;
    wire        pdc_age = standing_standing_age;
    wire [31:0] pdc_start = standing_standing_start;
    wire [15:0] pdc_peer = standing_standing_peer;
    wire [31:0] pdc_cum = standing_standing_cum;
    wire  [7:0] pdc_range = standing_standing_range;
    wire        pdc_plain = standing_standing_plain;
    wire  [7:0] pdc_code = standing_standing_code;
    wire        pdc_clean = standing_standing_clean;
    wire        pdc_is_open = standing_standing_is_open;
    wire        pdc_below_cum = standing_standing_below_cum;
    wire [31:0] pdc_lead = standing_standing_lead;
    wire        pdc_acks = standing_standing_acks;
    wire        pdc_newer = standing_standing_newer;
    wire        pdc_nacks = standing_standing_nacks;
    wire        pdc_loses = standing_standing_loses;
    wire        pdc_holds = standing_standing_holds;
    wire        pdc_gaps = standing_standing_gaps;
    wire        pdc_restarts = standing_standing_restarts;
    wire        pdc_moves = standing_standing_moves;
    wire        pdc_learns = standing_standing_learns;
    wire        pdc_dies = standing_standing_dies;
    wire        pdc_quiesces = standing_standing_quiesces;
    wire        pdc_ends = standing_standing_ends;
    wire        pdc_vanishes = standing_standing_vanishes;
    wire        pdc_backs = standing_standing_backs;
    wire        pdc_recovers = standing_standing_recovers;
    wire        pdc_controls = standing_standing_controls;
    wire        pdc_ignored_unknown_pdc = standing_standing_ignored_unknown_pdc;
    wire        pdc_ignored_mismatch = standing_standing_ignored_mismatch;
    wire        pdc_ignored_ack_out_of_range = standing_standing_ignored_ack_out_of_range;
    wire        pdc_ignored_nack_out_of_range = standing_standing_ignored_nack_out_of_range;
    wire        pdc_ignored_nack_unexpected = standing_standing_ignored_nack_unexpected;
    wire        intent_begins = event_decide_kind == STEP_KIND_OPEN || event_decide_kind == STEP_KIND_CLEAR;
    wire        intent_is_visit = event_decide_kind == STEP_KIND_VISIT;
    wire        intent_is_open = standing_standing_is_open;
    wire        intent_may_begin_term = event_decide_kind == STEP_KIND_FRESH && standing_standing_alive && in_range && fits;
    wire        intent_may_begin = intent_may_begin_term && room;
    wire        intent_may_repeat_term = event_decide_kind == STEP_KIND_RESEND && standing_standing_alive;
    wire        intent_may_repeat = intent_may_repeat_term && standing_standing_is_open && in_range && room;
    wire        intent_may_step_term = event_decide_kind == STEP_KIND_AGAIN && standing_standing_alive;
    wire        intent_may_step = intent_may_step_term && (standing_standing_below_cum || in_range);
    wire        intent_is_near_below = standing_standing_lead[15:0] < ahead;
    wire        intent_is_near_term = !(|standing_standing_lead[31:16]) && intent_is_near_below;
    wire        intent_is_near = standing_standing_below_cum || intent_is_near_term;
    wire        intent_closes = closes_decide;
    wire        intent_ordered = ordered_decide;
    wire        intent_creating = standing_standing_creating;
    wire        intent_newer = standing_standing_newer;
    wire        intent_moves = standing_standing_moves;
    wire        intent_recovers = standing_standing_recovers;
    wire        intent_renews = standing_standing_backs;
    wire        intent_holds = standing_standing_holds;
    wire        intent_quiesces = standing_standing_quiesces;
    wire [31:0] intent_rel = event_decide_rel;
    wire [31:0] intent_after = after_decide;
    wire [31:0] intent_cum = event_decide_cum;
    wire        intent_start_term = event_decide_kind == STEP_KIND_ACK || standing_standing_gaps;
    wire        intent_start_term_2 = standing_standing_moves || event_decide_kind == STEP_KIND_RECOVER;
    wire [31:0] intent_start_choice = event_decide_kind == STEP_KIND_AGAIN ? after_decide : event_decide_rel;
    wire [31:0] intent_start_choice_2 = intent_start_term_2 ? standing_standing_cum : intent_start_choice;
    wire [31:0] intent_start = intent_start_term ? event_decide_cum : intent_start_choice_2;
    wire [31:0] intent_now = now_decide;
    wire [31:0] intent_held_until = held_until_decide;
    wire [31:0] is_above_difference = oldest_decide - standing_standing_cum;
    wire        is_above = !is_above_difference[31];
    wire        has_room = room;
    wire        fits_record = is_that_record;
    wire [31:0] tail_report_tail = tail_report_later_q_tail;
    wire [15:0] tail_report_open = tail_report_later_q_open;
    wire        is_quiet = pdc_report_state == PDC_STATE_QUIESCE && !course_course_close_sent;
    wire        is_done = oldest_report == course_course_next;
    wire        is_drained_match = tail_report_tail == course_course_next;
    wire        is_drained = is_drained_match && is_done && !(|tail_report_open);
    wire        may_close_term = event_report_kind == STEP_KIND_VISIT && is_quiet && is_drained;
    wire        may_close = may_close_term && course_course_settled;
    wire        closing_now = closing_word;
    wire        roce_report = roce_report_later_q;
    wire        is_over = pdc_report_clean || event_report_flag;
    wire [15:0] pdcid_report = pdcid_report_later_q;
    wire        step_on_term = event_report_kind == STEP_KIND_OPEN || event_report_kind == STEP_KIND_ADJUST;
    wire        step_on_term_2 = step_on_term || pdc_report_acks || pdc_report_nacks || pdc_report_controls;
    wire        step_on_term_3 = step_on_term_2 || course_course_begins || course_course_repeats;
    wire        step_on_term_4 = event_report_kind == STEP_KIND_TIMER || event_report_kind == STEP_KIND_LOSE;
    wire        step_on_term_5 = (step_on_term_4 || event_report_kind == STEP_KIND_OVERTAKEN) && pdc_report_alive;
    wire        step_on_term_6 = step_on_term_5 && pdc_report_is_open && fits_record_report;
    wire        step_on_term_7 = event_report_kind == STEP_KIND_VISIT && pdc_report_alive;
    wire        step_on_term_8 = step_on_term_3 || course_course_steps || step_on_term_6 || step_on_term_7;
    wire        step_claimed_term = event_report_kind == STEP_KIND_RESEND && !event_report_flag;
    wire        step_state_term = pdc_report_state == PDC_STATE_QUIESCE && course_course_close_sent;
    wire  [2:0] step_state_choice = step_state_term ? PDC_STATE_ACK_WAIT : pdc_report_state;
    wire        step_nears_end_term = event_report_kind == STEP_KIND_VISIT && pdc_report_state == PDC_STATE_ESTABLISHED;
    wire        step_exhausted_term = step_on_term_7 && course_course_next[31] && !course_course_close_sent;
    wire        told_valid_term = event_report_kind == STEP_KIND_OPEN || pdc_report_learns || pdc_report_moves;
    wire        told_valid_term_2 = told_valid_term || pdc_report_quiesces || pdc_report_dies || pdc_report_ends;
    wire        refused_enable_term = event_report_kind == STEP_KIND_RESEND && !course_course_repeats;
    wire        refused_enable_term_2 = (event_report_kind == STEP_KIND_FRESH && !course_course_begins) || refused_enable_term;
    wire        refused_enable_term_3 = refused_enable_term_2 || (event_report_kind == STEP_KIND_AGAIN && !course_course_steps);

    context_copy_w34_n8 sent (
        .clk             (clk),
        .enable          (sent_write_enable),
        .pdc             (sent_write_at),
        .data_next       (sent_write_data_next),
        .data_close_sent (sent_write_data_close_sent),
        .data_age        (sent_write_data_age),
        .read            (place),
        .word_next       (sent_word_next),
        .word_close_sent (sent_word_close_sent),
        .word_age        (sent_word_age)
    );

    pds_initiator_standing_n8_w128 standing (
        .clk                                (clk),
        .rst                                (rst),
        .enable                             (enable),
        .place                              (place),
        .event_kind                         (found_event_kind),
        .event_place                        (found_event_place),
        .event_rel                          (found_event_rel),
        .event_cum                          (found_event_cum),
        .event_record                       (found_event_record),
        .event_act                          (found_event_act),
        .event_code                         (found_event_code),
        .event_for_packet                   (found_event_for_packet),
        .event_retx                         (found_event_retx),
        .event_m                            (found_event_m),
        .event_asks_clear                   (found_event_asks_clear),
        .event_asks_close                   (found_event_asks_close),
        .event_has_state                    (found_event_has_state),
        .event_counts                       (found_event_counts),
        .event_mpr                          (found_event_mpr),
        .event_flag                         (found_event_flag),
        .event_pdcid                        (found_event_pdcid),
        .event_spdcid                       (found_event_spdcid),
        .pdcid                              (found_pdcid),
        .ordered                            (found_rod || found_roce),
        .around_oldest                      (found_oldest),
        .around_next                        (sent_word_next),
        .around_close_sent                  (sent_word_close_sent),
        .around_age                         (sent_word_age),
        .around_is_unused                   (!(|found_tail_tail)),
        .registers_default_mpr              (registers_default_mpr),
        .registers_override_mpr_zero        (registers_override_mpr_zero),
        .standing_alive                     (standing_standing_alive),
        .standing_creating                  (standing_standing_creating),
        .standing_state                     (standing_standing_state),
        .standing_age                       (standing_standing_age),
        .standing_start                     (standing_standing_start),
        .standing_peer                      (standing_standing_peer),
        .standing_cum                       (standing_standing_cum),
        .standing_range                     (standing_standing_range),
        .standing_plain                     (standing_standing_plain),
        .standing_code                      (standing_standing_code),
        .standing_clean                     (standing_standing_clean),
        .standing_is_open                   (standing_standing_is_open),
        .standing_below_cum                 (standing_standing_below_cum),
        .standing_lead                      (standing_standing_lead),
        .standing_acks                      (standing_standing_acks),
        .standing_newer                     (standing_standing_newer),
        .standing_nacks                     (standing_standing_nacks),
        .standing_loses                     (standing_standing_loses),
        .standing_holds                     (standing_standing_holds),
        .standing_gaps                      (standing_standing_gaps),
        .standing_restarts                  (standing_standing_restarts),
        .standing_moves                     (standing_standing_moves),
        .standing_learns                    (standing_standing_learns),
        .standing_dies                      (standing_standing_dies),
        .standing_quiesces                  (standing_standing_quiesces),
        .standing_ends                      (standing_standing_ends),
        .standing_vanishes                  (standing_standing_vanishes),
        .standing_backs                     (standing_standing_backs),
        .standing_recovers                  (standing_standing_recovers),
        .standing_controls                  (standing_standing_controls),
        .standing_ignored_unknown_pdc       (standing_standing_ignored_unknown_pdc),
        .standing_ignored_mismatch          (standing_standing_ignored_mismatch),
        .standing_ignored_ack_out_of_range  (standing_standing_ignored_ack_out_of_range),
        .standing_ignored_nack_out_of_range (standing_standing_ignored_nack_out_of_range),
        .standing_ignored_nack_unexpected   (standing_standing_ignored_nack_unexpected)
    );

    pds_initiator_go_back_n8_w128 go_back (
        .clk                                (clk),
        .rst                                (rst),
        .enable                             (enable_read),
        .place                              (place_read),
        .begins                             (intent_begins),
        .ordered                            (ordered_decide),
        .gap                                (event_decide_cum),
        .rel                                (event_decide_rel),
        .standing_alive                     (standing_standing_alive),
        .standing_creating                  (standing_standing_creating),
        .standing_state                     (standing_standing_state),
        .standing_age                       (standing_standing_age),
        .standing_start                     (standing_standing_start),
        .standing_peer                      (standing_standing_peer),
        .standing_cum                       (standing_standing_cum),
        .standing_range                     (standing_standing_range),
        .standing_plain                     (standing_standing_plain),
        .standing_code                      (standing_standing_code),
        .standing_clean                     (standing_standing_clean),
        .standing_is_open                   (standing_standing_is_open),
        .standing_below_cum                 (standing_standing_below_cum),
        .standing_lead                      (standing_standing_lead),
        .standing_acks                      (standing_standing_acks),
        .standing_newer                     (standing_standing_newer),
        .standing_nacks                     (standing_standing_nacks),
        .standing_loses                     (standing_standing_loses),
        .standing_holds                     (standing_standing_holds),
        .standing_gaps                      (standing_standing_gaps),
        .standing_restarts                  (standing_standing_restarts),
        .standing_moves                     (standing_standing_moves),
        .standing_learns                    (standing_standing_learns),
        .standing_dies                      (standing_standing_dies),
        .standing_quiesces                  (standing_standing_quiesces),
        .standing_ends                      (standing_standing_ends),
        .standing_vanishes                  (standing_standing_vanishes),
        .standing_backs                     (standing_standing_backs),
        .standing_recovers                  (standing_standing_recovers),
        .standing_controls                  (standing_standing_controls),
        .standing_ignored_unknown_pdc       (standing_standing_ignored_unknown_pdc),
        .standing_ignored_mismatch          (standing_standing_ignored_mismatch),
        .standing_ignored_ack_out_of_range  (standing_standing_ignored_ack_out_of_range),
        .standing_ignored_nack_out_of_range (standing_standing_ignored_nack_out_of_range),
        .standing_ignored_nack_unexpected   (standing_standing_ignored_nack_unexpected),
        .now                                (now_decide),
        .same_until                         (same_until_decide),
        .to_gap                             (go_back_to_gap),
        .to_rel                             (go_back_to_rel)
    );

    pds_initiator_course_n8_w128 course (
        .clk               (clk),
        .rst               (rst),
        .enable            (enable_find),
        .place             (place_find),
        .intent_begins     (intent_advance_begins),
        .intent_is_visit   (intent_advance_is_visit),
        .intent_is_open    (intent_advance_is_open),
        .intent_may_begin  (intent_advance_may_begin),
        .intent_may_repeat (intent_advance_may_repeat),
        .intent_may_step   (intent_advance_may_step),
        .intent_is_near    (intent_advance_is_near),
        .intent_closes     (intent_advance_closes),
        .intent_ordered    (intent_advance_ordered),
        .intent_creating   (intent_advance_creating),
        .intent_newer      (intent_advance_newer),
        .intent_moves      (intent_advance_moves),
        .intent_recovers   (intent_advance_recovers),
        .intent_renews     (intent_advance_renews),
        .intent_holds      (intent_advance_holds),
        .intent_quiesces   (intent_advance_quiesces),
        .intent_rel        (intent_advance_rel),
        .intent_after      (intent_advance_after),
        .intent_cum        (intent_advance_cum),
        .intent_start      (intent_advance_start),
        .intent_now        (intent_advance_now),
        .intent_held_until (intent_advance_held_until),
        .to_gap            (go_back_to_gap),
        .to_rel            (go_back_to_rel),
        .course_next       (course_course_next),
        .course_was_next   (course_course_was_next),
        .course_close_sent (course_course_close_sent),
        .course_going      (course_course_going),
        .course_far        (course_course_far),
        .course_again      (course_course_again),
        .course_until      (course_course_until),
        .course_sleek      (course_course_sleek),
        .course_was_sleek  (course_course_was_sleek),
        .course_hold       (course_course_hold),
        .course_was_renew  (course_course_was_renew),
        .course_syn_resent (course_course_syn_resent),
        .course_begins     (course_course_begins),
        .course_repeats    (course_course_repeats),
        .course_steps      (course_course_steps),
        .course_unholds    (course_course_unholds),
        .course_settled    (course_course_settled)
    );

    forwarding_ram_w1_d8_l3 closing (
        .clk    (clk),
        .rst    (rst),
        .addr   (place_compare),
        .enable (enable_compare),
        .next   ((closing_now || may_close) && event_report_kind != STEP_KIND_OPEN),
        .write  (1'b1),
        .word   (closing_word),
        .at     (closing_at),
        .valid  (closing_valid)
    );

    delay_w16_c4 pdcid_report_later (
        .clk (clk),
        .d   (pdcid),
        .q   (pdcid_report_later_q)
    );

    delay_w1_c4 roce_report_later (
        .clk (clk),
        .d   (roce),
        .q   (roce_report_later_q)
    );

    delay_w48_c4 tail_report_later (
        .clk    (clk),
        .d_tail (tail_tail),
        .d_open (tail_open),
        .q_tail (tail_report_later_q_tail),
        .q_open (tail_report_later_q_open)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_decide <= 1'b0;
            valid_advance <= 1'b0;
            valid_report <= 1'b0;
            start_write_enable <= 1'b0;
            step_valid <= 1'b0;
            told_valid <= 1'b0;
            view_enable <= 1'b0;
            refused_enable <= 1'b0;
        end else begin
            valid_decide <= valid_of_compare;
            valid_advance <= valid_decide;
            valid_report <= valid_advance;
            start_write_enable <= valid_decide;
            step_valid <= valid_report;
            told_valid <= valid_report && (told_valid_term_2 || pdc_report_vanishes);
            view_enable <= valid_report;
            refused_enable <= valid_report && refused_enable_term_3;
        end
    end

    always @(posedge clk) begin
        event_compare_kind <= event_kind;
        event_compare_place <= event_place;
        event_compare_rel <= event_rel;
        event_compare_cum <= event_cum;
        event_compare_record <= event_record;
        event_compare_act <= event_act;
        event_compare_code <= event_code;
        event_compare_for_packet <= event_for_packet;
        event_compare_retx <= event_retx;
        event_compare_m <= event_m;
        event_compare_asks_clear <= event_asks_clear;
        event_compare_asks_close <= event_asks_close;
        event_compare_has_state <= event_has_state;
        event_compare_counts <= event_counts;
        event_compare_mpr <= event_mpr;
        event_compare_flag <= event_flag;
        event_compare_pdcid <= event_pdcid;
        event_compare_spdcid <= event_spdcid;
        now_compare <= now;
        oldest_compare <= oldest;
        event_decide_kind <= event_compare_kind;
        event_decide_place <= event_compare_place;
        event_decide_rel <= event_compare_rel;
        event_decide_cum <= event_compare_cum;
        event_decide_record <= event_compare_record;
        event_decide_act <= event_compare_act;
        event_decide_code <= event_compare_code;
        event_decide_for_packet <= event_compare_for_packet;
        event_decide_retx <= event_compare_retx;
        event_decide_m <= event_compare_m;
        event_decide_asks_clear <= event_compare_asks_clear;
        event_decide_asks_close <= event_compare_asks_close;
        event_decide_has_state <= event_compare_has_state;
        event_decide_counts <= event_compare_counts;
        event_decide_mpr <= event_compare_mpr;
        event_decide_flag <= event_compare_flag;
        event_decide_pdcid <= event_compare_pdcid;
        event_decide_spdcid <= event_compare_spdcid;
        oldest_decide <= oldest_compare;
        ordered_compare <= ordered;
        ordered_decide <= ordered_compare;
        closes_compare <= closes;
        closes_decide <= closes_compare;
        after_decide <= after;
        is_free_decide <= is_free;
        is_short_decide <= is_short;
        is_in_psns_decide <= is_in_psns;
        now_decide <= now_compare;
        held_until_decide <= held_until;
        same_until_decide <= same_until;
        enable_read <= enable;
        place_read <= place;
        intent_advance_begins <= intent_begins;
        intent_advance_is_visit <= intent_is_visit;
        intent_advance_is_open <= intent_is_open;
        intent_advance_may_begin <= intent_may_begin;
        intent_advance_may_repeat <= intent_may_repeat;
        intent_advance_may_step <= intent_may_step;
        intent_advance_is_near <= intent_is_near;
        intent_advance_closes <= intent_closes;
        intent_advance_ordered <= intent_ordered;
        intent_advance_creating <= intent_creating;
        intent_advance_newer <= intent_newer;
        intent_advance_moves <= intent_moves;
        intent_advance_recovers <= intent_recovers;
        intent_advance_renews <= intent_renews;
        intent_advance_holds <= intent_holds;
        intent_advance_quiesces <= intent_quiesces;
        intent_advance_rel <= intent_rel;
        intent_advance_after <= intent_after;
        intent_advance_cum <= intent_cum;
        intent_advance_start <= intent_start;
        intent_advance_now <= intent_now;
        intent_advance_held_until <= intent_held_until;
        enable_find <= enable_read;
        place_find <= place_read;
        event_advance_kind <= event_decide_kind;
        event_advance_place <= event_decide_place;
        event_advance_rel <= event_decide_rel;
        event_advance_cum <= event_decide_cum;
        event_advance_record <= event_decide_record;
        event_advance_act <= event_decide_act;
        event_advance_code <= event_decide_code;
        event_advance_for_packet <= event_decide_for_packet;
        event_advance_retx <= event_decide_retx;
        event_advance_m <= event_decide_m;
        event_advance_asks_clear <= event_decide_asks_clear;
        event_advance_asks_close <= event_decide_asks_close;
        event_advance_has_state <= event_decide_has_state;
        event_advance_counts <= event_decide_counts;
        event_advance_mpr <= event_decide_mpr;
        event_advance_flag <= event_decide_flag;
        event_advance_pdcid <= event_decide_pdcid;
        event_advance_spdcid <= event_decide_spdcid;
        event_report_kind <= event_advance_kind;
        event_report_place <= event_advance_place;
        event_report_rel <= event_advance_rel;
        event_report_cum <= event_advance_cum;
        event_report_record <= event_advance_record;
        event_report_act <= event_advance_act;
        event_report_code <= event_advance_code;
        event_report_for_packet <= event_advance_for_packet;
        event_report_retx <= event_advance_retx;
        event_report_m <= event_advance_m;
        event_report_asks_clear <= event_advance_asks_clear;
        event_report_asks_close <= event_advance_asks_close;
        event_report_has_state <= event_advance_has_state;
        event_report_counts <= event_advance_counts;
        event_report_mpr <= event_advance_mpr;
        event_report_flag <= event_advance_flag;
        event_report_pdcid <= event_advance_pdcid;
        event_report_spdcid <= event_advance_spdcid;
        pdc_advance_alive <= pdc_alive;
        pdc_advance_creating <= pdc_creating;
        pdc_advance_state <= pdc_state;
        pdc_advance_age <= pdc_age;
        pdc_advance_start <= pdc_start;
        pdc_advance_peer <= pdc_peer;
        pdc_advance_cum <= pdc_cum;
        pdc_advance_range <= pdc_range;
        pdc_advance_plain <= pdc_plain;
        pdc_advance_code <= pdc_code;
        pdc_advance_clean <= pdc_clean;
        pdc_advance_is_open <= pdc_is_open;
        pdc_advance_below_cum <= pdc_below_cum;
        pdc_advance_lead <= pdc_lead;
        pdc_advance_acks <= pdc_acks;
        pdc_advance_newer <= pdc_newer;
        pdc_advance_nacks <= pdc_nacks;
        pdc_advance_loses <= pdc_loses;
        pdc_advance_holds <= pdc_holds;
        pdc_advance_gaps <= pdc_gaps;
        pdc_advance_restarts <= pdc_restarts;
        pdc_advance_moves <= pdc_moves;
        pdc_advance_learns <= pdc_learns;
        pdc_advance_dies <= pdc_dies;
        pdc_advance_quiesces <= pdc_quiesces;
        pdc_advance_ends <= pdc_ends;
        pdc_advance_vanishes <= pdc_vanishes;
        pdc_advance_backs <= pdc_backs;
        pdc_advance_recovers <= pdc_recovers;
        pdc_advance_controls <= pdc_controls;
        pdc_advance_ignored_unknown_pdc <= pdc_ignored_unknown_pdc;
        pdc_advance_ignored_mismatch <= pdc_ignored_mismatch;
        pdc_advance_ignored_ack_out_of_range <= pdc_ignored_ack_out_of_range;
        pdc_advance_ignored_nack_out_of_range <= pdc_ignored_nack_out_of_range;
        pdc_advance_ignored_nack_unexpected <= pdc_ignored_nack_unexpected;
        pdc_report_alive <= pdc_advance_alive;
        pdc_report_creating <= pdc_advance_creating;
        pdc_report_state <= pdc_advance_state;
        pdc_report_age <= pdc_advance_age;
        pdc_report_start <= pdc_advance_start;
        pdc_report_peer <= pdc_advance_peer;
        pdc_report_cum <= pdc_advance_cum;
        pdc_report_range <= pdc_advance_range;
        pdc_report_plain <= pdc_advance_plain;
        pdc_report_code <= pdc_advance_code;
        pdc_report_clean <= pdc_advance_clean;
        pdc_report_is_open <= pdc_advance_is_open;
        pdc_report_below_cum <= pdc_advance_below_cum;
        pdc_report_lead <= pdc_advance_lead;
        pdc_report_acks <= pdc_advance_acks;
        pdc_report_newer <= pdc_advance_newer;
        pdc_report_nacks <= pdc_advance_nacks;
        pdc_report_loses <= pdc_advance_loses;
        pdc_report_holds <= pdc_advance_holds;
        pdc_report_gaps <= pdc_advance_gaps;
        pdc_report_restarts <= pdc_advance_restarts;
        pdc_report_moves <= pdc_advance_moves;
        pdc_report_learns <= pdc_advance_learns;
        pdc_report_dies <= pdc_advance_dies;
        pdc_report_quiesces <= pdc_advance_quiesces;
        pdc_report_ends <= pdc_advance_ends;
        pdc_report_vanishes <= pdc_advance_vanishes;
        pdc_report_backs <= pdc_advance_backs;
        pdc_report_recovers <= pdc_advance_recovers;
        pdc_report_controls <= pdc_advance_controls;
        pdc_report_ignored_unknown_pdc <= pdc_advance_ignored_unknown_pdc;
        pdc_report_ignored_mismatch <= pdc_advance_ignored_mismatch;
        pdc_report_ignored_ack_out_of_range <= pdc_advance_ignored_ack_out_of_range;
        pdc_report_ignored_nack_out_of_range <= pdc_advance_ignored_nack_out_of_range;
        pdc_report_ignored_nack_unexpected <= pdc_advance_ignored_nack_unexpected;
        oldest_advance <= oldest_decide;
        oldest_report <= oldest_advance;
        has_room_advance <= has_room;
        has_room_report <= has_room_advance;
        fits_record_advance <= fits_record;
        fits_record_report <= fits_record_advance;
        enable_compare <= enable_find;
        place_compare <= place_find;
        ordered_advance <= ordered_decide;
        ordered_report <= ordered_advance;
        is_above_advance <= is_above;
        is_above_report <= is_above_advance;
        start_write_place <= event_decide_place;
        start_write_start <= standing_standing_start;
        step_kind <= event_report_kind;
        step_place <= event_report_place;
        step_open <= pdc_report_is_open;
        step_on <= step_on_term_8 || pdc_report_ends;
        step_claimed <= (event_report_kind == STEP_KIND_FRESH || step_claimed_term) && has_room_report;
        step_moved <= pdc_report_newer;
        step_restarted <= pdc_report_moves;
        step_ordered <= ordered_report;
        step_roce <= roce_report;
        step_state <= step_state_choice;
        step_start <= pdc_report_start;
        step_peer <= pdc_report_peer;
        step_next <= course_course_next;
        step_cum <= pdc_report_cum;
        step_oldest <= oldest_report;
        step_above <= is_above_report;
        step_tail_tail <= tail_report_tail;
        step_tail_open <= tail_report_open;
        step_range <= pdc_report_range;
        step_sleek <= course_course_was_sleek;
        step_hold <= course_course_hold;
        step_close_due <= may_close && !closing_now;
        step_nears_end <= step_nears_end_term && (course_course_next[31] || (&course_course_next[30:16]));
        step_exhausted <= step_exhausted_term && is_done && !is_drained_match;
        step_keeps <= !course_course_was_renew && course_course_was_next != oldest_report;
        told_place <= event_report_place;
        told_pdcid <= pdcid_report;
        told_opened <= event_report_kind == STEP_KIND_OPEN;
        told_established <= pdc_report_learns;
        told_moved <= pdc_report_moves;
        told_quiesce <= pdc_report_quiesces;
        told_failed <= pdc_report_dies;
        told_code <= event_report_code;
        told_closed <= pdc_report_vanishes || (pdc_report_ends && is_over);
        told_ended <= pdc_report_ends && !is_over;
        told_next_psn <= pdc_report_start + course_course_was_next;
        told_syn_resent <= course_course_syn_resent;
        view_place <= event_report_place;
        view_view_state <= step_state_choice;
        view_view_next <= course_course_next;
        view_view_cum <= pdc_report_cum;
        view_view_range <= pdc_report_range;
        view_view_going <= course_course_going;
        view_view_far <= course_course_far;
        view_view_again <= course_course_again;
        view_view_until <= course_course_until;
        view_view_sleek <= course_course_sleek;
        view_view_hold <= course_course_hold;
        view_view_plain <= pdc_report_plain;
        view_view_code <= pdc_report_code;
        refused_place <= event_report_place;
        unholds <= valid_report && course_course_unholds;
        ignored_unknown_pdc <= pdc_report_ignored_unknown_pdc;
        ignored_mismatch <= pdc_report_ignored_mismatch;
        ignored_ack_out_of_range <= pdc_report_ignored_ack_out_of_range;
        ignored_nack_out_of_range <= pdc_report_ignored_nack_out_of_range;
        ignored_nack_unexpected <= pdc_report_ignored_nack_unexpected;
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
    assign view_write_view_far = view_view_far;
    assign view_write_view_again = view_view_again;
    assign view_write_view_until = view_view_until;
    assign view_write_view_sleek = view_view_sleek;
    assign view_write_view_hold = view_view_hold;
    assign view_write_view_plain = view_view_plain;
    assign view_write_view_code = view_view_code;

    wire _unused_ok = &{1'b0, rod, event_report_rel, event_report_cum, event_report_record, event_report_act, event_report_for_packet, event_report_retx, event_report_m, event_report_asks_clear, event_report_asks_close, event_report_has_state, event_report_counts, event_report_mpr, event_report_pdcid, event_report_spdcid, pdc_report_creating, pdc_report_below_cum, pdc_report_lead, pdc_report_loses, pdc_report_holds, pdc_report_gaps, pdc_report_restarts, pdc_report_backs, pdc_report_recovers, closing_at, closing_valid, is_free_difference[6:0], is_above_difference[30:0]};

`ifdef FORMAL
    wire recovery_has_packets_term = course_course_next != pdc_report_cum;

    always @(posedge clk) if (!rst) recovery_has_packets: assert (!(valid_report && course_course_sleek) || recovery_has_packets_term);
`endif

endmodule

`default_nettype wire
