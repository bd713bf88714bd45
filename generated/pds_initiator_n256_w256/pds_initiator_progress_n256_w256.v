// State, PSNs and windows of 256 PDCs, an event a clock.
`default_nettype none

module pds_initiator_progress_n256_w256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] place,
    input  wire  [4:0] found_event_kind,
    input  wire  [7:0] found_event_place,
    input  wire [31:0] found_event_rel,
    input  wire [31:0] found_event_cum,
    input  wire [11:0] found_event_record,
    input  wire [15:0] found_event_pdcid,
    input  wire [15:0] found_event_spdcid,
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
    output reg   [7:0] step_place,
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
    output wire        view_write_view_far,
    output wire [31:0] view_write_view_again,
    output wire [31:0] view_write_view_until,
    output wire        view_write_view_sleek,
    output wire        view_write_view_hold,
    output wire        view_write_view_plain,
    output wire  [7:0] view_write_view_code,
    output reg         start_write_enable,
    output reg   [7:0] start_write_place,
    output reg  [31:0] start_write_start,
    output reg         refused_enable,
    output reg   [7:0] refused_place,
    output reg         unholds,
    output reg         ignored_unknown_pdc,
    output reg         ignored_mismatch,
    output reg         ignored_ack_out_of_range,
    output reg         ignored_nack_out_of_range,
    output reg         ignored_nack_unexpected
);

    localparam [2:0] STATE_ESTABLISHED   = 3'd2;
    localparam [2:0] STATE_QUIESCE       = 3'd3;
    localparam [2:0] STATE_ACK_WAIT      = 3'd4;
    localparam [4:0] STEP_KIND_CLEAR     = 5'd0;
    localparam [4:0] STEP_KIND_OPEN      = 5'd1;
    localparam [4:0] STEP_KIND_ACK       = 5'd2;
    localparam [4:0] STEP_KIND_FRESH     = 5'd7;
    localparam [4:0] STEP_KIND_RESEND    = 5'd8;
    localparam [4:0] STEP_KIND_AGAIN     = 5'd9;
    localparam [4:0] STEP_KIND_TIMER     = 5'd10;
    localparam [4:0] STEP_KIND_VISIT     = 5'd11;
    localparam [4:0] STEP_KIND_RECOVER   = 5'd14;
    localparam [4:0] STEP_KIND_LOSE      = 5'd15;
    localparam [4:0] STEP_KIND_ADJUST    = 5'd18;
    localparam [4:0] STEP_KIND_OVERTAKEN = 5'd19;

    reg         enable_1;
    reg   [7:0] place_1;
    reg         enable_2;
    reg   [7:0] place_2;
    reg         enable_3;
    reg   [7:0] place_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
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
    reg   [4:0] event_3_kind;
    reg   [7:0] event_3_place;
    reg  [31:0] event_3_rel;
    reg  [31:0] event_3_cum;
    reg  [11:0] event_3_record;
    reg  [15:0] event_3_pdcid;
    reg  [15:0] event_3_spdcid;
    reg   [3:0] event_3_act;
    reg   [7:0] event_3_code;
    reg         event_3_for_packet;
    reg         event_3_retx;
    reg         event_3_m;
    reg         event_3_asks_clear;
    reg         event_3_asks_close;
    reg         event_3_has_state;
    reg         event_3_counts;
    reg   [7:0] event_3_mpr;
    reg         event_3_flag;
    reg   [4:0] event_4_kind;
    reg   [7:0] event_4_place;
    reg  [31:0] event_4_rel;
    reg  [31:0] event_4_cum;
    reg  [11:0] event_4_record;
    reg  [15:0] event_4_pdcid;
    reg  [15:0] event_4_spdcid;
    reg   [3:0] event_4_act;
    reg   [7:0] event_4_code;
    reg         event_4_for_packet;
    reg         event_4_retx;
    reg         event_4_m;
    reg         event_4_asks_clear;
    reg         event_4_asks_close;
    reg         event_4_has_state;
    reg         event_4_counts;
    reg   [7:0] event_4_mpr;
    reg         event_4_flag;
    reg  [31:0] oldest_3;
    reg  [31:0] oldest_4;
    reg  [31:0] now_3;
    reg  [31:0] now_4;
    reg         ordered_3;
    reg         ordered_4;
    reg         closes_3;
    reg         closes_4;
    reg  [31:0] same_until;
    wire        go_back_to_gap;
    wire        go_back_to_rel;
    reg  [31:0] after_4;
    reg         is_free;
    reg         is_short;
    reg         is_in_psns;
    reg  [31:0] start;
    reg         intent_begins;
    reg         intent_is_visit;
    reg         intent_is_open;
    reg         intent_may_begin;
    reg         intent_may_repeat;
    reg         intent_may_step;
    reg         intent_is_near;
    reg         intent_closes;
    reg         intent_ordered;
    reg         intent_creating;
    reg         intent_newer;
    reg         intent_moves;
    reg         intent_recovers;
    reg         intent_renews;
    reg         intent_holds;
    reg         intent_quiesces;
    reg  [31:0] intent_rel;
    reg  [31:0] intent_after;
    reg  [31:0] intent_cum;
    reg  [31:0] intent_start;
    reg  [31:0] intent_now;
    reg  [31:0] intent_held_until;
    reg  [31:0] held_until;
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
    wire  [4:0] event_6_later_q_kind;
    wire  [7:0] event_6_later_q_place;
    wire [31:0] event_6_later_q_rel;
    wire [31:0] event_6_later_q_cum;
    wire [11:0] event_6_later_q_record;
    wire [15:0] event_6_later_q_pdcid;
    wire [15:0] event_6_later_q_spdcid;
    wire  [3:0] event_6_later_q_act;
    wire  [7:0] event_6_later_q_code;
    wire        event_6_later_q_for_packet;
    wire        event_6_later_q_retx;
    wire        event_6_later_q_m;
    wire        event_6_later_q_asks_clear;
    wire        event_6_later_q_asks_close;
    wire        event_6_later_q_has_state;
    wire        event_6_later_q_counts;
    wire  [7:0] event_6_later_q_mpr;
    wire        event_6_later_q_flag;
    wire        standing_6_later_q_alive;
    wire        standing_6_later_q_creating;
    wire  [2:0] standing_6_later_q_state;
    wire        standing_6_later_q_age;
    wire [31:0] standing_6_later_q_start;
    wire [15:0] standing_6_later_q_peer;
    wire [31:0] standing_6_later_q_cum;
    wire  [7:0] standing_6_later_q_range;
    wire        standing_6_later_q_plain;
    wire  [7:0] standing_6_later_q_code;
    wire        standing_6_later_q_clean;
    wire        standing_6_later_q_is_open;
    wire        standing_6_later_q_below_cum;
    wire [31:0] standing_6_later_q_lead;
    wire        standing_6_later_q_acks;
    wire        standing_6_later_q_newer;
    wire        standing_6_later_q_nacks;
    wire        standing_6_later_q_loses;
    wire        standing_6_later_q_holds;
    wire        standing_6_later_q_gaps;
    wire        standing_6_later_q_restarts;
    wire        standing_6_later_q_moves;
    wire        standing_6_later_q_learns;
    wire        standing_6_later_q_dies;
    wire        standing_6_later_q_quiesces;
    wire        standing_6_later_q_ends;
    wire        standing_6_later_q_vanishes;
    wire        standing_6_later_q_backs;
    wire        standing_6_later_q_recovers;
    wire        standing_6_later_q_controls;
    wire        standing_6_later_q_ignored_unknown_pdc;
    wire        standing_6_later_q_ignored_mismatch;
    wire        standing_6_later_q_ignored_ack_out_of_range;
    wire        standing_6_later_q_ignored_nack_out_of_range;
    wire        standing_6_later_q_ignored_nack_unexpected;
    reg  [31:0] oldest_5;
    reg  [31:0] oldest_6;
    reg         is_above;
    reg         is_above_6;
    wire [31:0] tail_6_later_q_tail;
    wire [15:0] tail_6_later_q_open;
    wire        room_6_later_q;
    wire        matches_6_later_q;
    wire        ordered_6_later_q;
    reg   [2:0] state;
    wire        roce_6_later_q;
    wire        closing_word;
    wire  [7:0] closing_at;
    wire        closing_valid;
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
    wire [15:0] pdcid_6_later_q;
    reg         view_enable;
    reg   [7:0] view_place;
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

    wire        ordered = found_rod || found_roce;
    wire        sent_write_enable = valid_6;
    wire  [7:0] sent_write_place = event_6_later_q_place;
    wire [31:0] sent_write_sent_next = course_course_next;
    wire        sent_write_sent_close_sent = course_course_close_sent;
    wire        sent_write_sent_age = standing_6_later_q_age;
    wire        begins = event_4_kind == STEP_KIND_OPEN || event_4_kind == STEP_KIND_CLEAR;
    wire [31:0] after_3 = event_3_rel + 32'd1;
    wire        in_range_below = standing_standing_lead[31:7] < {17'd0, standing_standing_range};
    wire        in_range = !standing_standing_below_cum && in_range_below;
    wire        fits_term = is_free && (!standing_standing_creating || is_short);
    wire        fits = fits_term && (is_in_psns || closes_4);
    wire        is_visit = event_6_later_q_kind == STEP_KIND_VISIT;
    wire        is_quiet = standing_6_later_q_state == STATE_QUIESCE && !course_course_close_sent;
    wire        is_done = oldest_6 == course_course_next;
    wire        is_drained_match = tail_6_later_q_tail == course_course_next;
    wire        is_drained = is_drained_match && is_done && !(|tail_6_later_q_open);
    wire        may_close = is_visit && is_quiet && is_drained && course_course_settled;
    wire        closing_now = closing_word;
    wire        closing_next = (closing_now || may_close) && event_6_later_q_kind != STEP_KIND_OPEN;
    wire        is_over = standing_6_later_q_clean || event_6_later_q_flag;
    wire [31:0] event_3_rel_minus_oldest_3 = event_3_rel - oldest_3;
    wire        intent_may_begin_term = event_4_kind == STEP_KIND_FRESH && standing_standing_alive && in_range && fits;
    wire        intent_may_repeat_term = event_4_kind == STEP_KIND_RESEND && standing_standing_alive && standing_standing_is_open;
    wire        intent_may_step_term = event_4_kind == STEP_KIND_AGAIN && standing_standing_alive;
    wire        intent_is_near_below = standing_standing_lead[15:0] < ahead;
    wire        intent_is_near_term = !(|standing_standing_lead[31:16]) && intent_is_near_below;
    wire [31:0] is_above_difference = oldest_4 - standing_standing_cum;
    wire        step_on_term = event_6_later_q_kind == STEP_KIND_OPEN || event_6_later_q_kind == STEP_KIND_ADJUST;
    wire        step_on_term_2 = step_on_term || standing_6_later_q_acks || standing_6_later_q_nacks;
    wire        step_on_term_3 = step_on_term_2 || standing_6_later_q_controls || course_course_begins;
    wire        step_on_term_4 = event_6_later_q_kind == STEP_KIND_TIMER || event_6_later_q_kind == STEP_KIND_LOSE;
    wire        step_on_term_5 = (step_on_term_4 || event_6_later_q_kind == STEP_KIND_OVERTAKEN) && standing_6_later_q_alive;
    wire        step_on_term_6 = step_on_term_5 && standing_6_later_q_is_open && matches_6_later_q;
    wire        step_on_term_7 = step_on_term_3 || course_course_repeats || course_course_steps || step_on_term_6;
    wire        step_on_term_8 = step_on_term_7 || (event_6_later_q_kind == STEP_KIND_VISIT && standing_6_later_q_alive);
    wire        step_claimed_term = event_6_later_q_kind == STEP_KIND_RESEND && !event_6_later_q_flag;
    wire        step_nears_end_term = course_course_next[31] || (&course_course_next[30:16]);
    wire        step_exhausted_term = is_visit && standing_6_later_q_alive && course_course_next[31];
    wire        told_valid_term = event_6_later_q_kind == STEP_KIND_OPEN || standing_6_later_q_learns;
    wire        told_valid_term_2 = told_valid_term || standing_6_later_q_moves || standing_6_later_q_quiesces;
    wire        told_valid_term_3 = told_valid_term_2 || standing_6_later_q_dies || standing_6_later_q_ends;
    wire        refused_enable_term = event_6_later_q_kind == STEP_KIND_RESEND && !course_course_repeats;
    wire        refused_enable_term_2 = (event_6_later_q_kind == STEP_KIND_FRESH && !course_course_begins) || refused_enable_term;
    wire        refused_enable_term_3 = refused_enable_term_2 || (event_6_later_q_kind == STEP_KIND_AGAIN && !course_course_steps);

    context_copy_w34_n256 sent (
        .clk             (clk),
        .enable          (sent_write_enable),
        .pdc             (sent_write_place),
        .data_next       (sent_write_sent_next),
        .data_close_sent (sent_write_sent_close_sent),
        .data_age        (sent_write_sent_age),
        .read            (place),
        .word_next       (sent_word_next),
        .word_close_sent (sent_word_close_sent),
        .word_age        (sent_word_age)
    );

    pds_initiator_standing_n256_w256 standing (
        .clk                                (clk),
        .rst                                (rst),
        .enable                             (enable),
        .place                              (place),
        .event_kind                         (found_event_kind),
        .event_place                        (found_event_place),
        .event_rel                          (found_event_rel),
        .event_cum                          (found_event_cum),
        .event_record                       (found_event_record),
        .event_pdcid                        (found_event_pdcid),
        .event_spdcid                       (found_event_spdcid),
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
        .pdcid                              (found_pdcid),
        .ordered                            (ordered),
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

    pds_initiator_go_back_n256_w256 go_back (
        .clk                                (clk),
        .rst                                (rst),
        .enable                             (enable_1),
        .place                              (place_1),
        .begins                             (begins),
        .ordered                            (ordered_4),
        .gap                                (event_4_cum),
        .rel                                (event_4_rel),
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
        .now                                (now_4),
        .same_until                         (same_until),
        .to_gap                             (go_back_to_gap),
        .to_rel                             (go_back_to_rel)
    );

    pds_initiator_course_n256_w256 course (
        .clk               (clk),
        .rst               (rst),
        .enable            (enable_2),
        .place             (place_2),
        .intent_begins     (intent_begins),
        .intent_is_visit   (intent_is_visit),
        .intent_is_open    (intent_is_open),
        .intent_may_begin  (intent_may_begin),
        .intent_may_repeat (intent_may_repeat),
        .intent_may_step   (intent_may_step),
        .intent_is_near    (intent_is_near),
        .intent_closes     (intent_closes),
        .intent_ordered    (intent_ordered),
        .intent_creating   (intent_creating),
        .intent_newer      (intent_newer),
        .intent_moves      (intent_moves),
        .intent_recovers   (intent_recovers),
        .intent_renews     (intent_renews),
        .intent_holds      (intent_holds),
        .intent_quiesces   (intent_quiesces),
        .intent_rel        (intent_rel),
        .intent_after      (intent_after),
        .intent_cum        (intent_cum),
        .intent_start      (intent_start),
        .intent_now        (intent_now),
        .intent_held_until (intent_held_until),
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

    delay_w149_c2 event_6_later (
        .clk          (clk),
        .d_kind       (event_4_kind),
        .d_place      (event_4_place),
        .d_rel        (event_4_rel),
        .d_cum        (event_4_cum),
        .d_record     (event_4_record),
        .d_pdcid      (event_4_pdcid),
        .d_spdcid     (event_4_spdcid),
        .d_act        (event_4_act),
        .d_code       (event_4_code),
        .d_for_packet (event_4_for_packet),
        .d_retx       (event_4_retx),
        .d_m          (event_4_m),
        .d_asks_clear (event_4_asks_clear),
        .d_asks_close (event_4_asks_close),
        .d_has_state  (event_4_has_state),
        .d_counts     (event_4_counts),
        .d_mpr        (event_4_mpr),
        .d_flag       (event_4_flag),
        .q_kind       (event_6_later_q_kind),
        .q_place      (event_6_later_q_place),
        .q_rel        (event_6_later_q_rel),
        .q_cum        (event_6_later_q_cum),
        .q_record     (event_6_later_q_record),
        .q_pdcid      (event_6_later_q_pdcid),
        .q_spdcid     (event_6_later_q_spdcid),
        .q_act        (event_6_later_q_act),
        .q_code       (event_6_later_q_code),
        .q_for_packet (event_6_later_q_for_packet),
        .q_retx       (event_6_later_q_retx),
        .q_m          (event_6_later_q_m),
        .q_asks_clear (event_6_later_q_asks_clear),
        .q_asks_close (event_6_later_q_asks_close),
        .q_has_state  (event_6_later_q_has_state),
        .q_counts     (event_6_later_q_counts),
        .q_mpr        (event_6_later_q_mpr),
        .q_flag       (event_6_later_q_flag)
    );

    delay_w159_c2 standing_6_later (
        .clk                         (clk),
        .d_alive                     (standing_standing_alive),
        .d_creating                  (standing_standing_creating),
        .d_state                     (standing_standing_state),
        .d_age                       (standing_standing_age),
        .d_start                     (standing_standing_start),
        .d_peer                      (standing_standing_peer),
        .d_cum                       (standing_standing_cum),
        .d_range                     (standing_standing_range),
        .d_plain                     (standing_standing_plain),
        .d_code                      (standing_standing_code),
        .d_clean                     (standing_standing_clean),
        .d_is_open                   (standing_standing_is_open),
        .d_below_cum                 (standing_standing_below_cum),
        .d_lead                      (standing_standing_lead),
        .d_acks                      (standing_standing_acks),
        .d_newer                     (standing_standing_newer),
        .d_nacks                     (standing_standing_nacks),
        .d_loses                     (standing_standing_loses),
        .d_holds                     (standing_standing_holds),
        .d_gaps                      (standing_standing_gaps),
        .d_restarts                  (standing_standing_restarts),
        .d_moves                     (standing_standing_moves),
        .d_learns                    (standing_standing_learns),
        .d_dies                      (standing_standing_dies),
        .d_quiesces                  (standing_standing_quiesces),
        .d_ends                      (standing_standing_ends),
        .d_vanishes                  (standing_standing_vanishes),
        .d_backs                     (standing_standing_backs),
        .d_recovers                  (standing_standing_recovers),
        .d_controls                  (standing_standing_controls),
        .d_ignored_unknown_pdc       (standing_standing_ignored_unknown_pdc),
        .d_ignored_mismatch          (standing_standing_ignored_mismatch),
        .d_ignored_ack_out_of_range  (standing_standing_ignored_ack_out_of_range),
        .d_ignored_nack_out_of_range (standing_standing_ignored_nack_out_of_range),
        .d_ignored_nack_unexpected   (standing_standing_ignored_nack_unexpected),
        .q_alive                     (standing_6_later_q_alive),
        .q_creating                  (standing_6_later_q_creating),
        .q_state                     (standing_6_later_q_state),
        .q_age                       (standing_6_later_q_age),
        .q_start                     (standing_6_later_q_start),
        .q_peer                      (standing_6_later_q_peer),
        .q_cum                       (standing_6_later_q_cum),
        .q_range                     (standing_6_later_q_range),
        .q_plain                     (standing_6_later_q_plain),
        .q_code                      (standing_6_later_q_code),
        .q_clean                     (standing_6_later_q_clean),
        .q_is_open                   (standing_6_later_q_is_open),
        .q_below_cum                 (standing_6_later_q_below_cum),
        .q_lead                      (standing_6_later_q_lead),
        .q_acks                      (standing_6_later_q_acks),
        .q_newer                     (standing_6_later_q_newer),
        .q_nacks                     (standing_6_later_q_nacks),
        .q_loses                     (standing_6_later_q_loses),
        .q_holds                     (standing_6_later_q_holds),
        .q_gaps                      (standing_6_later_q_gaps),
        .q_restarts                  (standing_6_later_q_restarts),
        .q_moves                     (standing_6_later_q_moves),
        .q_learns                    (standing_6_later_q_learns),
        .q_dies                      (standing_6_later_q_dies),
        .q_quiesces                  (standing_6_later_q_quiesces),
        .q_ends                      (standing_6_later_q_ends),
        .q_vanishes                  (standing_6_later_q_vanishes),
        .q_backs                     (standing_6_later_q_backs),
        .q_recovers                  (standing_6_later_q_recovers),
        .q_controls                  (standing_6_later_q_controls),
        .q_ignored_unknown_pdc       (standing_6_later_q_ignored_unknown_pdc),
        .q_ignored_mismatch          (standing_6_later_q_ignored_mismatch),
        .q_ignored_ack_out_of_range  (standing_6_later_q_ignored_ack_out_of_range),
        .q_ignored_nack_out_of_range (standing_6_later_q_ignored_nack_out_of_range),
        .q_ignored_nack_unexpected   (standing_6_later_q_ignored_nack_unexpected)
    );

    delay_w48_c4 tail_6_later (
        .clk    (clk),
        .d_tail (found_tail_tail),
        .d_open (found_tail_open),
        .q_tail (tail_6_later_q_tail),
        .q_open (tail_6_later_q_open)
    );

    delay_w1_c2 room_6_later (
        .clk (clk),
        .d   (room),
        .q   (room_6_later_q)
    );

    delay_w1_c2 matches_6_later (
        .clk (clk),
        .d   (is_that_record),
        .q   (matches_6_later_q)
    );

    delay_w1_c2 ordered_6_later (
        .clk (clk),
        .d   (ordered_4),
        .q   (ordered_6_later_q)
    );

    delay_w1_c4 roce_6_later (
        .clk (clk),
        .d   (found_roce),
        .q   (roce_6_later_q)
    );

    forwarding_ram_w1_d256_l3 closing (
        .clk    (clk),
        .rst    (rst),
        .addr   (place_3),
        .enable (enable_3),
        .next   (closing_next),
        .write  (1'b1),
        .word   (closing_word),
        .at     (closing_at),
        .valid  (closing_valid)
    );

    delay_w16_c4 pdcid_6_later (
        .clk (clk),
        .d   (found_pdcid),
        .q   (pdcid_6_later_q)
    );

    always @* begin
        start = event_4_rel;
        if (event_4_kind == STEP_KIND_ACK || standing_standing_gaps) begin
            start = event_4_cum;
        end else if (standing_standing_moves || event_4_kind == STEP_KIND_RECOVER) begin
            start = standing_standing_cum;
        end else if (event_4_kind == STEP_KIND_AGAIN) begin
            start = after_4;
        end
    end

    always @* begin
        state = standing_6_later_q_state;
        if (standing_6_later_q_state == STATE_QUIESCE && course_course_close_sent) begin
            state = STATE_ACK_WAIT;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            start_write_enable <= 1'b0;
            told_valid <= 1'b0;
            view_enable <= 1'b0;
            refused_enable <= 1'b0;
            step_valid <= 1'b0;
        end else begin
            valid_4 <= valid;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            start_write_enable <= valid_4;
            told_valid <= valid_6 && (told_valid_term_3 || standing_6_later_q_vanishes);
            view_enable <= valid_6;
            refused_enable <= valid_6 && refused_enable_term_3;
            step_valid <= valid_6;
        end
    end

    always @(posedge clk) begin
        enable_1 <= enable;
        place_1 <= place;
        enable_2 <= enable_1;
        place_2 <= place_1;
        enable_3 <= enable_2;
        place_3 <= place_2;
        event_3_kind <= found_event_kind;
        event_3_place <= found_event_place;
        event_3_rel <= found_event_rel;
        event_3_cum <= found_event_cum;
        event_3_record <= found_event_record;
        event_3_pdcid <= found_event_pdcid;
        event_3_spdcid <= found_event_spdcid;
        event_3_act <= found_event_act;
        event_3_code <= found_event_code;
        event_3_for_packet <= found_event_for_packet;
        event_3_retx <= found_event_retx;
        event_3_m <= found_event_m;
        event_3_asks_clear <= found_event_asks_clear;
        event_3_asks_close <= found_event_asks_close;
        event_3_has_state <= found_event_has_state;
        event_3_counts <= found_event_counts;
        event_3_mpr <= found_event_mpr;
        event_3_flag <= found_event_flag;
        event_4_kind <= event_3_kind;
        event_4_place <= event_3_place;
        event_4_rel <= event_3_rel;
        event_4_cum <= event_3_cum;
        event_4_record <= event_3_record;
        event_4_pdcid <= event_3_pdcid;
        event_4_spdcid <= event_3_spdcid;
        event_4_act <= event_3_act;
        event_4_code <= event_3_code;
        event_4_for_packet <= event_3_for_packet;
        event_4_retx <= event_3_retx;
        event_4_m <= event_3_m;
        event_4_asks_clear <= event_3_asks_clear;
        event_4_asks_close <= event_3_asks_close;
        event_4_has_state <= event_3_has_state;
        event_4_counts <= event_3_counts;
        event_4_mpr <= event_3_mpr;
        event_4_flag <= event_3_flag;
        oldest_3 <= found_oldest;
        oldest_4 <= oldest_3;
        now_3 <= found_now;
        now_4 <= now_3;
        ordered_3 <= ordered;
        ordered_4 <= ordered_3;
        closes_3 <= found_closes;
        closes_4 <= closes_3;
        same_until <= now_3 + registers_go_back;
        after_4 <= after_3;
        is_free <= !(|event_3_rel_minus_oldest_3[31:8]);
        is_short <= !(|event_3_rel[31:12]);
        is_in_psns <= !event_3_rel[31];
        held_until <= now_3 + registers_nack_retx;
        intent_begins <= begins;
        intent_is_visit <= event_4_kind == STEP_KIND_VISIT;
        intent_is_open <= standing_standing_is_open;
        intent_may_begin <= intent_may_begin_term && room;
        intent_may_repeat <= intent_may_repeat_term && in_range && room;
        intent_may_step <= intent_may_step_term && (standing_standing_below_cum || in_range);
        intent_is_near <= standing_standing_below_cum || intent_is_near_term;
        intent_closes <= closes_4;
        intent_ordered <= ordered_4;
        intent_creating <= standing_standing_creating;
        intent_newer <= standing_standing_newer;
        intent_moves <= standing_standing_moves;
        intent_recovers <= standing_standing_recovers;
        intent_renews <= standing_standing_backs;
        intent_holds <= standing_standing_holds;
        intent_quiesces <= standing_standing_quiesces;
        intent_rel <= event_4_rel;
        intent_after <= after_4;
        intent_cum <= event_4_cum;
        intent_start <= start;
        intent_now <= now_4;
        intent_held_until <= held_until;
        start_write_place <= event_4_place;
        start_write_start <= standing_standing_start;
        oldest_5 <= oldest_4;
        oldest_6 <= oldest_5;
        is_above <= !is_above_difference[31];
        is_above_6 <= is_above;
        step_kind <= event_6_later_q_kind;
        step_place <= event_6_later_q_place;
        step_on <= step_on_term_8 || standing_6_later_q_ends;
        step_open <= standing_6_later_q_is_open;
        step_claimed <= (event_6_later_q_kind == STEP_KIND_FRESH || step_claimed_term) && room_6_later_q;
        step_moved <= standing_6_later_q_newer;
        step_restarted <= standing_6_later_q_moves;
        step_ordered <= ordered_6_later_q;
        step_roce <= roce_6_later_q;
        step_state <= state;
        step_start <= standing_6_later_q_start;
        step_peer <= standing_6_later_q_peer;
        step_next <= course_course_next;
        step_cum <= standing_6_later_q_cum;
        step_oldest <= oldest_6;
        step_above <= is_above_6;
        step_tail_tail <= tail_6_later_q_tail;
        step_tail_open <= tail_6_later_q_open;
        step_range <= standing_6_later_q_range;
        step_sleek <= course_course_was_sleek;
        step_keeps <= !course_course_was_renew && course_course_was_next != oldest_6;
        step_hold <= course_course_hold;
        step_nears_end <= is_visit && standing_6_later_q_state == STATE_ESTABLISHED && step_nears_end_term;
        step_exhausted <= step_exhausted_term && !course_course_close_sent && is_done && !is_drained_match;
        step_close_due <= may_close && !closing_now;
        told_place <= event_6_later_q_place;
        told_pdcid <= pdcid_6_later_q;
        told_opened <= event_6_later_q_kind == STEP_KIND_OPEN;
        told_established <= standing_6_later_q_learns;
        told_moved <= standing_6_later_q_moves;
        told_quiesce <= standing_6_later_q_quiesces;
        told_failed <= standing_6_later_q_dies;
        told_code <= event_6_later_q_code;
        told_closed <= standing_6_later_q_vanishes || (standing_6_later_q_ends && is_over);
        told_ended <= standing_6_later_q_ends && !is_over;
        told_next_psn <= standing_6_later_q_start + course_course_was_next;
        told_syn_resent <= course_course_syn_resent;
        view_place <= event_6_later_q_place;
        view_view_state <= state;
        view_view_next <= course_course_next;
        view_view_cum <= standing_6_later_q_cum;
        view_view_range <= standing_6_later_q_range;
        view_view_going <= course_course_going;
        view_view_far <= course_course_far;
        view_view_again <= course_course_again;
        view_view_until <= course_course_until;
        view_view_sleek <= course_course_sleek;
        view_view_hold <= course_course_hold;
        view_view_plain <= standing_6_later_q_plain;
        view_view_code <= standing_6_later_q_code;
        refused_place <= event_6_later_q_place;
        unholds <= valid_6 && course_course_unholds;
        ignored_unknown_pdc <= standing_6_later_q_ignored_unknown_pdc;
        ignored_mismatch <= standing_6_later_q_ignored_mismatch;
        ignored_ack_out_of_range <= standing_6_later_q_ignored_ack_out_of_range;
        ignored_nack_out_of_range <= standing_6_later_q_ignored_nack_out_of_range;
        ignored_nack_unexpected <= standing_6_later_q_ignored_nack_unexpected;
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

    wire _unused_ok = &{1'b0, event_6_later_q_rel, event_6_later_q_cum, event_6_later_q_record, event_6_later_q_pdcid, event_6_later_q_spdcid, event_6_later_q_act, event_6_later_q_for_packet, event_6_later_q_retx, event_6_later_q_m, event_6_later_q_asks_clear, event_6_later_q_asks_close, event_6_later_q_has_state, event_6_later_q_counts, event_6_later_q_mpr, standing_6_later_q_creating, standing_6_later_q_below_cum, standing_6_later_q_lead, standing_6_later_q_loses, standing_6_later_q_holds, standing_6_later_q_gaps, standing_6_later_q_restarts, standing_6_later_q_backs, standing_6_later_q_recovers, closing_at, closing_valid, event_3_rel_minus_oldest_3[7:0], is_above_difference[30:0]};

`ifdef FORMAL
    wire recovery_has_packets_term = course_course_next != standing_6_later_q_cum;

    always @(posedge clk) if (!rst) recovery_has_packets: assert (!(valid_6 && course_course_sleek) || recovery_has_packets_term);
`endif

endmodule

`default_nettype wire
