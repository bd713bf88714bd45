// An event a clock of 256 packets without a PDC.
`default_nettype none

module pds_datagrams_pipe_n8_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [2:0] event_kind,
    input  wire   [7:0] event_record,
    input  wire   [2:0] event_ccc,
    input  wire         event_fresh,
    input  wire  [23:0] event_age,
    input  wire   [2:0] event_act,
    input  wire         event_peer_nack,
    input  wire [127:0] event_peer_source,
    input  wire   [3:0] event_peer_local,
    input  wire  [31:0] event_peer_pkt_id,
    input  wire         event_peer_m,
    input  wire         event_peer_retx,
    input  wire   [7:0] event_peer_nack_code,
    input  wire  [15:0] event_peer_entropy,
    input  wire         event_peer_response_present,
    input  wire   [1:0] event_peer_response_list,
    input  wire   [5:0] event_peer_response_opcode,
    input  wire   [5:0] event_peer_response_return_code,
    input  wire  [15:0] event_peer_response_message_id,
    input  wire  [31:0] event_peer_response_modified_length,
    input  wire         valid,
    input  wire  [31:0] now,
    input  wire         limit_valid,
    input  wire   [2:0] limit_ccc,
    input  wire  [31:0] limit_window,
    input  wire         limit_credit_on,
    input  wire  [31:0] limit_credit,
    input  wire         registers_rto,
    input  wire  [31:0] registers_rto_init,
    input  wire  [31:0] registers_rto_max,
    input  wire   [3:0] registers_max_rto_retx,
    input  wire  [31:0] registers_nack_retx,
    input  wire   [4:0] registers_max_nack_retx,
    input  wire         registers_service_required,
    input  wire         write_enable,
    input  wire   [7:0] write_record,
    input  wire         write_send_uud,
    input  wire   [2:0] write_send_ccc,
    input  wire [127:0] write_send_destination,
    input  wire   [3:0] write_send_local,
    input  wire  [31:0] write_send_handle,
    input  wire  [15:0] write_send_message,
    input  wire  [13:0] write_send_length,
    input  wire  [13:0] write_send_size,
    output reg          effect_valid,
    output reg    [2:0] effect_event_kind,
    output reg    [7:0] effect_event_record,
    output reg    [2:0] effect_event_ccc,
    output reg          effect_event_fresh,
    output reg   [23:0] effect_event_age,
    output reg    [2:0] effect_event_act,
    output reg          effect_event_peer_nack,
    output reg  [127:0] effect_event_peer_source,
    output reg    [3:0] effect_event_peer_local,
    output reg   [31:0] effect_event_peer_pkt_id,
    output reg          effect_event_peer_m,
    output reg          effect_event_peer_retx,
    output reg    [7:0] effect_event_peer_nack_code,
    output reg   [15:0] effect_event_peer_entropy,
    output reg          effect_event_peer_response_present,
    output reg    [1:0] effect_event_peer_response_list,
    output reg    [5:0] effect_event_peer_response_opcode,
    output reg    [5:0] effect_event_peer_response_return_code,
    output reg   [15:0] effect_event_peer_response_message_id,
    output reg   [31:0] effect_event_peer_response_modified_length,
    output reg          effect_send_uud,
    output reg    [2:0] effect_send_ccc,
    output reg  [127:0] effect_send_destination,
    output reg    [3:0] effect_send_local,
    output reg   [31:0] effect_send_handle,
    output reg   [15:0] effect_send_message,
    output reg   [13:0] effect_send_length,
    output reg   [13:0] effect_send_size,
    output reg   [31:0] effect_now,
    output reg          effect_leaves,
    output reg          effect_retx,
    output reg   [23:0] effect_age,
    output reg          effect_waits,
    output reg          effect_frees,
    output reg          effect_ends,
    output reg          effect_fails,
    output reg          effect_gives_up,
    output reg          effect_tells,
    output reg    [3:0] effect_kind,
    output reg   [31:0] effect_bytes,
    output reg          effect_timed,
    output reg   [31:0] effect_sent_at,
    output reg          effect_unknown,
    output reg          effect_lost_trim,
    output reg          effect_lost_nack,
    output reg          effect_lost_timeout
);

    localparam [2:0] EVENT_ACT_TRIM            = 3'd1;
    localparam [2:0] EVENT_ACT_TRIM_LAST_HOP   = 3'd2;
    localparam [2:0] EVENT_ACT_FATAL           = 3'd3;
    localparam [2:0] EVENT_ACT_REFUSE          = 3'd4;
    localparam [3:0] TOLD_KIND_SENT            = 4'd0;
    localparam [3:0] TOLD_KIND_ACK             = 4'd1;
    localparam [3:0] TOLD_KIND_NACK_TRIM       = 4'd3;
    localparam [3:0] TOLD_KIND_NACK_LAST_HOP   = 4'd4;
    localparam [3:0] TOLD_KIND_NACK_OTHER      = 4'd5;
    localparam [3:0] TOLD_KIND_TIMEOUT         = 4'd6;
    localparam [3:0] TOLD_KIND_WITHDRAWN       = 4'd8;
    localparam [3:0] TOLD_KIND_IDLE            = 4'd12;
    localparam [2:0] EVENT_KIND_CLEAR          = 3'd0;
    localparam [2:0] EVENT_KIND_ATTEMPT        = 3'd1;
    localparam [2:0] EVENT_KIND_RESPONSE       = 3'd2;
    localparam [2:0] EVENT_KIND_NACK           = 3'd3;
    localparam [2:0] EVENT_KIND_VISIT          = 3'd4;
    localparam [2:0] EVENT_KIND_REST           = 3'd5;
    localparam [2:0] FLIGHTS_NOW_STATE_FREE    = 3'd0;
    localparam [2:0] FLIGHTS_NOW_STATE_OUT     = 3'd1;
    localparam [2:0] FLIGHTS_NOW_STATE_WAITING = 3'd2;
    localparam [2:0] FLIGHTS_NOW_STATE_LOST    = 3'd3;
    localparam [2:0] FLIGHTS_NOW_STATE_GONE    = 3'd4;

    wire         sends_word_uud;
    wire   [2:0] sends_word_ccc;
    wire [127:0] sends_word_destination;
    wire   [3:0] sends_word_local;
    wire  [31:0] sends_word_handle;
    wire  [15:0] sends_word_message;
    wire  [13:0] sends_word_length;
    wire  [13:0] sends_word_size;
    reg    [2:0] event_fetch_kind;
    reg    [7:0] event_fetch_record;
    reg    [2:0] event_fetch_ccc;
    reg          event_fetch_fresh;
    reg   [23:0] event_fetch_age;
    reg    [2:0] event_fetch_act;
    reg          event_fetch_peer_nack;
    reg  [127:0] event_fetch_peer_source;
    reg    [3:0] event_fetch_peer_local;
    reg   [31:0] event_fetch_peer_pkt_id;
    reg          event_fetch_peer_m;
    reg          event_fetch_peer_retx;
    reg    [7:0] event_fetch_peer_nack_code;
    reg   [15:0] event_fetch_peer_entropy;
    reg          event_fetch_peer_response_present;
    reg    [1:0] event_fetch_peer_response_list;
    reg    [5:0] event_fetch_peer_response_opcode;
    reg    [5:0] event_fetch_peer_response_return_code;
    reg   [15:0] event_fetch_peer_response_message_id;
    reg   [31:0] event_fetch_peer_response_modified_length;
    reg    [2:0] event_packet_kind;
    reg    [7:0] event_packet_record;
    reg    [2:0] event_packet_ccc;
    reg          event_packet_fresh;
    reg   [23:0] event_packet_age;
    reg    [2:0] event_packet_act;
    reg          event_packet_peer_nack;
    reg  [127:0] event_packet_peer_source;
    reg    [3:0] event_packet_peer_local;
    reg   [31:0] event_packet_peer_pkt_id;
    reg          event_packet_peer_m;
    reg          event_packet_peer_retx;
    reg    [7:0] event_packet_peer_nack_code;
    reg   [15:0] event_packet_peer_entropy;
    reg          event_packet_peer_response_present;
    reg    [1:0] event_packet_peer_response_list;
    reg    [5:0] event_packet_peer_response_opcode;
    reg    [5:0] event_packet_peer_response_return_code;
    reg   [15:0] event_packet_peer_response_message_id;
    reg   [31:0] event_packet_peer_response_modified_length;
    reg          valid_fetch;
    reg          valid_packet;
    wire  [31:0] limits_word_window;
    wire         limits_word_credit_on;
    wire  [31:0] limits_word_credit;
    reg          same_same_0;
    reg          same_same_1;
    reg          same_same_2;
    reg          same_same_3;
    reg          same_same_4;
    reg          valid_same;
    reg          valid_judge;
    reg          send_same_uud;
    reg    [2:0] send_same_ccc;
    reg  [127:0] send_same_destination;
    reg    [3:0] send_same_local;
    reg   [31:0] send_same_handle;
    reg   [15:0] send_same_message;
    reg   [13:0] send_same_length;
    reg   [13:0] send_same_size;
    reg          send_judge_uud;
    reg    [2:0] send_judge_ccc;
    reg  [127:0] send_judge_destination;
    reg    [3:0] send_judge_local;
    reg   [31:0] send_judge_handle;
    reg   [15:0] send_judge_message;
    reg   [13:0] send_judge_length;
    reg   [13:0] send_judge_size;
    reg          is_same_judge;
    reg    [2:0] event_same_kind;
    reg    [7:0] event_same_record;
    reg    [2:0] event_same_ccc;
    reg          event_same_fresh;
    reg   [23:0] event_same_age;
    reg    [2:0] event_same_act;
    reg          event_same_peer_nack;
    reg  [127:0] event_same_peer_source;
    reg    [3:0] event_same_peer_local;
    reg   [31:0] event_same_peer_pkt_id;
    reg          event_same_peer_m;
    reg          event_same_peer_retx;
    reg    [7:0] event_same_peer_nack_code;
    reg   [15:0] event_same_peer_entropy;
    reg          event_same_peer_response_present;
    reg    [1:0] event_same_peer_response_list;
    reg    [5:0] event_same_peer_response_opcode;
    reg    [5:0] event_same_peer_response_return_code;
    reg   [15:0] event_same_peer_response_message_id;
    reg   [31:0] event_same_peer_response_modified_length;
    reg    [2:0] event_judge_kind;
    reg    [7:0] event_judge_record;
    reg    [2:0] event_judge_ccc;
    reg          event_judge_fresh;
    reg   [23:0] event_judge_age;
    reg    [2:0] event_judge_act;
    reg          event_judge_peer_nack;
    reg  [127:0] event_judge_peer_source;
    reg    [3:0] event_judge_peer_local;
    reg   [31:0] event_judge_peer_pkt_id;
    reg          event_judge_peer_m;
    reg          event_judge_peer_retx;
    reg    [7:0] event_judge_peer_nack_code;
    reg   [15:0] event_judge_peer_entropy;
    reg          event_judge_peer_response_present;
    reg    [1:0] event_judge_peer_response_list;
    reg    [5:0] event_judge_peer_response_opcode;
    reg    [5:0] event_judge_peer_response_return_code;
    reg   [15:0] event_judge_peer_response_message_id;
    reg   [31:0] event_judge_peer_response_modified_length;
    reg    [2:0] event_decide_kind;
    reg    [7:0] event_decide_record;
    reg    [2:0] event_decide_ccc;
    reg          event_decide_fresh;
    reg   [23:0] event_decide_age;
    reg    [2:0] event_decide_act;
    reg          event_decide_peer_nack;
    reg  [127:0] event_decide_peer_source;
    reg    [3:0] event_decide_peer_local;
    reg   [31:0] event_decide_peer_pkt_id;
    reg          event_decide_peer_m;
    reg          event_decide_peer_retx;
    reg    [7:0] event_decide_peer_nack_code;
    reg   [15:0] event_decide_peer_entropy;
    reg          event_decide_peer_response_present;
    reg    [1:0] event_decide_peer_response_list;
    reg    [5:0] event_decide_peer_response_opcode;
    reg    [5:0] event_decide_peer_response_return_code;
    reg   [15:0] event_decide_peer_response_message_id;
    reg   [31:0] event_decide_peer_response_modified_length;
    reg          send_decide_uud;
    reg    [2:0] send_decide_ccc;
    reg  [127:0] send_decide_destination;
    reg    [3:0] send_decide_local;
    reg   [31:0] send_decide_handle;
    reg   [15:0] send_decide_message;
    reg   [13:0] send_decide_length;
    reg   [13:0] send_decide_size;
    reg   [31:0] now_decide;
    reg          is_fresh_decide;
    reg          is_clear_decide;
    reg          is_rest_decide;
    reg          is_uud_decide;
    reg          is_attempt_decide;
    reg   [31:0] room_decide;
    reg   [31:0] credit_decide;
    reg          credit_on_decide;
    reg          is_response_decide;
    reg          is_nack_decide;
    reg          is_visit_decide;
    reg          is_trim_decide;
    reg          is_refusal_decide;
    reg          is_fatal_decide;
    reg    [2:0] next_flight_state;
    reg   [23:0] next_flight_age;
    reg    [1:0] next_flight_sendings;
    reg    [3:0] next_flight_rto;
    reg    [4:0] next_flight_nacks;
    reg   [31:0] next_flight_sent_at;
    wire  [31:0] rto_first;
    wire  [31:0] rto_same;
    wire  [31:0] rto_more;
    reg   [31:0] nack_due_decide;
    reg    [3:0] told_kind;
    reg          is_last_hop_decide;
    reg          valid_decide;
    reg          is_peer_decide;
    reg          is_other_decide;
    wire   [2:0] flights_word_state;
    wire  [23:0] flights_word_age;
    wire   [1:0] flights_word_sendings;
    wire   [3:0] flights_word_rto;
    wire   [4:0] flights_word_nacks;
    wire  [31:0] flights_word_sent_at;
    wire  [31:0] flights_word_due;
    wire   [7:0] flights_at;
    wire         flights_valid;
    wire  [31:0] contexts_word_sent;
    wire         contexts_word_waits;
    wire         contexts_word_first_is_lost;
    wire   [7:0] contexts_word_first;
    wire   [8:0] contexts_word_lost;
    wire   [8:0] contexts_word_out;
    wire         contexts_word_owes;
    wire   [2:0] contexts_at;
    wire         contexts_valid;
    wire  [31:0] now_judge_later_q;

    wire         send_uud = sends_word_uud;
    wire   [2:0] send_ccc = sends_word_ccc;
    wire [127:0] send_destination = sends_word_destination;
    wire   [3:0] send_local = sends_word_local;
    wire  [31:0] send_handle = sends_word_handle;
    wire  [15:0] send_message = sends_word_message;
    wire  [13:0] send_length = sends_word_length;
    wire  [13:0] send_size = sends_word_size;
    wire         ccc_term = event_packet_kind == EVENT_KIND_CLEAR || event_packet_kind == EVENT_KIND_REST;
    wire   [2:0] ccc = ccc_term ? event_packet_ccc : sends_word_ccc;
    wire         same_0 = sends_word_destination[31:0] == event_packet_peer_source[31:0];
    wire         same_1 = sends_word_destination[63:32] == event_packet_peer_source[63:32];
    wire         same_2 = sends_word_destination[95:64] == event_packet_peer_source[95:64];
    wire         same_3 = sends_word_destination[127:96] == event_packet_peer_source[127:96];
    wire         same_4 = sends_word_local == event_packet_peer_local;
    wire         clears = valid_packet && event_packet_kind == EVENT_KIND_CLEAR;
    wire         is_same = same_same_0 && same_same_1 && same_same_2 && same_same_3 && same_same_4;
    wire  [31:0] now_judge = now_judge_later_q;
    wire         is_attempt = valid_judge && event_judge_kind == EVENT_KIND_ATTEMPT && !send_judge_uud;
    wire         is_uud = valid_judge && event_judge_kind == EVENT_KIND_ATTEMPT && send_judge_uud;
    wire         is_fresh = valid_judge && event_judge_fresh;
    wire         is_response = valid_judge && event_judge_kind == EVENT_KIND_RESPONSE && is_same_judge;
    wire         is_nack = valid_judge && event_judge_kind == EVENT_KIND_NACK && is_same_judge;
    wire         is_peer = valid_judge && (event_judge_kind == EVENT_KIND_RESPONSE || event_judge_kind == EVENT_KIND_NACK);
    wire         is_other = valid_judge && !is_same_judge;
    wire         is_visit = valid_judge && event_judge_kind == EVENT_KIND_VISIT;
    wire         is_rest = valid_judge && event_judge_kind == EVENT_KIND_REST;
    wire         is_clear = valid_judge && event_judge_kind == EVENT_KIND_CLEAR;
    wire         is_trim = valid_judge && (event_judge_act == EVENT_ACT_TRIM || event_judge_act == EVENT_ACT_TRIM_LAST_HOP);
    wire         is_last_hop = valid_judge && event_judge_act == EVENT_ACT_TRIM_LAST_HOP;
    wire         is_fatal = valid_judge && event_judge_act == EVENT_ACT_FATAL;
    wire         is_refusal = valid_judge && event_judge_act == EVENT_ACT_REFUSE;
    wire  [31:0] room = limits_word_window - {18'd0, send_judge_size};
    wire  [31:0] credit = limits_word_credit;
    wire         credit_on = limits_word_credit_on;
    wire  [31:0] nack_due = now_judge + registers_nack_retx;
    wire  [31:0] contexts_now_sent = contexts_word_sent;
    wire         contexts_now_waits = contexts_word_waits;
    wire         contexts_now_first_is_lost = contexts_word_first_is_lost;
    wire   [7:0] contexts_now_first = contexts_word_first;
    wire   [8:0] contexts_now_lost = contexts_word_lost;
    wire   [8:0] contexts_now_out = contexts_word_out;
    wire         contexts_now_owes = contexts_word_owes;
    wire   [2:0] flights_now_state = flights_word_state;
    wire  [23:0] flights_now_age = flights_word_age;
    wire   [1:0] flights_now_sendings = flights_word_sendings;
    wire   [3:0] flights_now_rto = flights_word_rto;
    wire   [4:0] flights_now_nacks = flights_word_nacks;
    wire  [31:0] flights_now_sent_at = flights_word_sent_at;
    wire  [31:0] flights_now_due = flights_word_due;
    wire         resends_term = is_attempt_decide && !is_fresh_decide;
    wire         resends = resends_term && flights_now_state == FLIGHTS_NOW_STATE_LOST;
    wire         tries = is_attempt_decide && (is_fresh_decide || flights_now_state == FLIGHTS_NOW_STATE_LOST);
    wire         collects = resends_term && flights_now_state == FLIGHTS_NOW_STATE_GONE;
    wire         is_first = contexts_now_first == event_decide_record;
    wire         is_turn_term = !(|contexts_now_lost) && (!contexts_now_waits || is_first);
    wire         is_turn_term_2 = !contexts_now_waits || !contexts_now_first_is_lost || is_first;
    wire         is_turn = is_fresh_decide ? is_turn_term : is_turn_term_2;
    wire  [31:0] fits_difference = room_decide - contexts_now_sent;
    wire         fits = !fits_difference[31];
    wire  [31:0] left = credit_decide - contexts_now_sent;
    wire         has_credit = !credit_on_decide || (!left[31] && (|left));
    wire         may = is_turn && fits && has_credit;
    wire         goes = tries && may;
    wire         stays = tries && !may;
    wire         joins_term = !contexts_now_waits || (!is_fresh_decide && !contexts_now_first_is_lost);
    wire         joins = stays && joins_term;
    wire         yields = contexts_now_waits && is_first && (goes || collects);
    wire         out = flights_now_state == FLIGHTS_NOW_STATE_OUT;
    wire         waiting = flights_now_state == FLIGHTS_NOW_STATE_WAITING;
    wire         lost = flights_now_state == FLIGHTS_NOW_STATE_LOST;
    wire         is_known = (out || waiting || lost) && flights_now_age == event_decide_age;
    wire         responds = is_response_decide && is_known;
    wire         refused = is_nack_decide && is_known;
    wire  [31:0] is_due_difference = now_decide - flights_now_due;
    wire         is_due = !is_due_difference[31];
    wire         no_more_rto = !(&registers_max_rto_retx) && flights_now_rto >= registers_max_rto_retx;
    wire         no_more_nack_term = flights_now_nacks >= registers_max_nack_retx;
    wire         no_more_nack = !(&registers_max_nack_retx) && no_more_nack_term;
    wire         is_visit_decide_and_is_due = is_visit_decide && is_due;
    wire         expires = is_visit_decide_and_is_due && out && registers_rto;
    wire         wakes = is_visit_decide_and_is_due && waiting;
    wire         refused_and_out = refused && out;
    wire         trims = refused_and_out && is_trim_decide;
    wire         postpones = refused_and_out && is_refusal_decide;
    wire         gives_up = (expires && no_more_rto) || (postpones && no_more_nack);
    wire         dies = refused && is_fatal_decide;
    wire         loses = (expires && !no_more_rto) || wakes || trims;
    wire         ends = responds || dies || gives_up;
    wire         vanishes = ends && lost;
    wire  [31:0] next_flight_due_sum = now_decide + (is_fresh_decide ? rto_first : rto_same);
    wire  [31:0] next_flight_due = postpones ? nack_due_decide : goes ? next_flight_due_sum : flights_now_due;
    wire  [23:0] next_age = is_fresh_decide ? flights_now_age + 24'd1 : flights_now_age;
    wire         begins = goes && is_fresh_decide;
    wire         less_lost = (goes && !is_fresh_decide) || vanishes;
    wire         is_last = contexts_now_out == 9'd1;
    wire  [31:0] contexts_next_sent_choice = goes ? contexts_now_sent + {18'd0, send_decide_size} : contexts_now_sent;
    wire   [8:0] contexts_next_lost_choice = less_lost ? contexts_now_lost - 9'd1 : contexts_now_lost;
    wire   [8:0] contexts_next_lost_choice_2 = loses ? contexts_now_lost + 9'd1 : contexts_next_lost_choice;
    wire   [8:0] contexts_next_out_choice = ends ? contexts_now_out - 9'd1 : contexts_now_out;
    wire   [8:0] contexts_next_out_choice_2 = begins ? contexts_now_out + 9'd1 : contexts_next_out_choice;
    wire         contexts_next_owes_term = (contexts_now_owes && !is_rest_decide) || (ends && is_last);
    wire   [1:0] next_flight_sendings_choice = (&flights_now_sendings) ? flights_now_sendings : flights_now_sendings + 2'd1;
    wire         effect_tells_term = goes || responds || expires || trims || postpones;
    wire  [31:0] effect_bytes_word = {18'd0, responds ? send_decide_size & {14{out}} : send_decide_size};
    wire         flights_now_sendings_eq_2 = flights_now_sendings == 2'd2;
    wire         effect_timed_choice = event_decide_peer_retx ? flights_now_sendings_eq_2 : flights_now_sendings == 2'd1;

    context_copy_w212_n256 sends (
        .clk              (clk),
        .enable           (write_enable),
        .pdc              (write_record),
        .data_uud         (write_send_uud),
        .data_ccc         (write_send_ccc),
        .data_destination (write_send_destination),
        .data_local       (write_send_local),
        .data_handle      (write_send_handle),
        .data_message     (write_send_message),
        .data_length      (write_send_length),
        .data_size        (write_send_size),
        .read             (event_record),
        .word_uud         (sends_word_uud),
        .word_ccc         (sends_word_ccc),
        .word_destination (sends_word_destination),
        .word_local       (sends_word_local),
        .word_handle      (sends_word_handle),
        .word_message     (sends_word_message),
        .word_length      (sends_word_length),
        .word_size        (sends_word_size)
    );

    context_copy_w65_n8 limits (
        .clk            (clk),
        .enable         (limit_valid || clears),
        .pdc            (clears ? event_packet_ccc : limit_ccc),
        .data_window    (limit_window & {32{!clears}}),
        .data_credit_on (limit_credit_on && !clears),
        .data_credit    (limit_credit),
        .read           (ccc),
        .word_window    (limits_word_window),
        .word_credit_on (limits_word_credit_on),
        .word_credit    (limits_word_credit)
    );

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

    forwarding_ram_w102_d256_l3 flights (
        .clk           (clk),
        .rst           (rst),
        .addr          (event_packet_record),
        .enable        (valid_packet),
        .next_state    (next_flight_state),
        .next_age      (next_flight_age),
        .next_sendings (next_flight_sendings),
        .next_rto      (next_flight_rto),
        .next_nacks    (next_flight_nacks),
        .next_sent_at  (next_flight_sent_at),
        .next_due      (next_flight_due),
        .write         (1'b1),
        .word_state    (flights_word_state),
        .word_age      (flights_word_age),
        .word_sendings (flights_word_sendings),
        .word_rto      (flights_word_rto),
        .word_nacks    (flights_word_nacks),
        .word_sent_at  (flights_word_sent_at),
        .word_due      (flights_word_due),
        .at            (flights_at),
        .valid         (flights_valid)
    );

    forwarding_ram_w61_d8_l3 contexts (
        .clk                (clk),
        .rst                (rst),
        .addr               (ccc),
        .enable             (valid_packet),
        .next_sent          (contexts_next_sent_choice & {32{!is_clear_decide}}),
        .next_waits         (((contexts_now_waits && !yields) || joins) && !is_clear_decide),
        .next_first_is_lost (joins ? !is_fresh_decide : contexts_now_first_is_lost),
        .next_first         (joins ? event_decide_record : contexts_now_first),
        .next_lost          (contexts_next_lost_choice_2 & {9{!is_clear_decide}}),
        .next_out           (contexts_next_out_choice_2 & {9{!is_clear_decide}}),
        .next_owes          (contexts_next_owes_term && !begins && !is_clear_decide),
        .write              (1'b1),
        .word_sent          (contexts_word_sent),
        .word_waits         (contexts_word_waits),
        .word_first_is_lost (contexts_word_first_is_lost),
        .word_first         (contexts_word_first),
        .word_lost          (contexts_word_lost),
        .word_out           (contexts_word_out),
        .word_owes          (contexts_word_owes),
        .at                 (contexts_at),
        .valid              (contexts_valid)
    );

    delay_w32_c4 now_judge_later (
        .clk (clk),
        .d   (now),
        .q   (now_judge_later_q)
    );

    always @* begin
        next_flight_state = flights_now_state;
        next_flight_age = flights_now_age;
        next_flight_sendings = flights_now_sendings;
        next_flight_rto = flights_now_rto;
        next_flight_nacks = flights_now_nacks;
        next_flight_sent_at = flights_now_sent_at;
        if (goes) begin
            next_flight_state = FLIGHTS_NOW_STATE_OUT;
            next_flight_age = next_age;
            next_flight_sendings = is_fresh_decide ? 2'd1 : next_flight_sendings_choice;
            next_flight_rto = flights_now_rto & {4{!is_fresh_decide}};
            next_flight_nacks = flights_now_nacks & {5{!is_fresh_decide}};
            next_flight_sent_at = now_decide;
        end
        if (expires && !(&flights_now_rto)) begin
            next_flight_rto = flights_now_rto + 4'd1;
        end
        if (postpones) begin
            next_flight_state = FLIGHTS_NOW_STATE_WAITING;
            next_flight_nacks = flights_now_nacks + 5'd1;
        end
        if (loses) begin
            next_flight_state = FLIGHTS_NOW_STATE_LOST;
        end
        if (ends) begin
            next_flight_state = FLIGHTS_NOW_STATE_FREE;
        end
        if (vanishes) begin
            next_flight_state = FLIGHTS_NOW_STATE_GONE;
        end
        if (collects) begin
            next_flight_state = FLIGHTS_NOW_STATE_FREE;
        end
        if (is_clear_decide) begin
            next_flight_state = FLIGHTS_NOW_STATE_FREE;
            next_flight_age = 24'd0;
        end
    end

    always @* begin
        told_kind = TOLD_KIND_ACK;
        if (goes) begin
            told_kind = TOLD_KIND_SENT;
        end else if (expires) begin
            told_kind = TOLD_KIND_TIMEOUT;
        end else if (is_rest_decide) begin
            told_kind = TOLD_KIND_IDLE;
        end else if (dies) begin
            told_kind = TOLD_KIND_WITHDRAWN;
        end else if (postpones) begin
            told_kind = TOLD_KIND_NACK_OTHER;
        end else if (trims && is_last_hop_decide) begin
            told_kind = TOLD_KIND_NACK_LAST_HOP;
        end else if (trims) begin
            told_kind = TOLD_KIND_NACK_TRIM;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_fetch <= 1'b0;
            valid_packet <= 1'b0;
            valid_same <= 1'b0;
            valid_judge <= 1'b0;
            valid_decide <= 1'b0;
            effect_valid <= 1'b0;
        end else begin
            valid_fetch <= valid;
            valid_packet <= valid_fetch;
            valid_same <= valid_packet;
            valid_judge <= valid_same;
            valid_decide <= valid_judge;
            effect_valid <= valid_decide;
        end
    end

    always @(posedge clk) begin
        event_fetch_kind <= event_kind;
        event_fetch_record <= event_record;
        event_fetch_ccc <= event_ccc;
        event_fetch_fresh <= event_fresh;
        event_fetch_age <= event_age;
        event_fetch_act <= event_act;
        event_fetch_peer_nack <= event_peer_nack;
        event_fetch_peer_source <= event_peer_source;
        event_fetch_peer_local <= event_peer_local;
        event_fetch_peer_pkt_id <= event_peer_pkt_id;
        event_fetch_peer_m <= event_peer_m;
        event_fetch_peer_retx <= event_peer_retx;
        event_fetch_peer_nack_code <= event_peer_nack_code;
        event_fetch_peer_entropy <= event_peer_entropy;
        event_fetch_peer_response_present <= event_peer_response_present;
        event_fetch_peer_response_list <= event_peer_response_list;
        event_fetch_peer_response_opcode <= event_peer_response_opcode;
        event_fetch_peer_response_return_code <= event_peer_response_return_code;
        event_fetch_peer_response_message_id <= event_peer_response_message_id;
        event_fetch_peer_response_modified_length <= event_peer_response_modified_length;
        event_packet_kind <= event_fetch_kind;
        event_packet_record <= event_fetch_record;
        event_packet_ccc <= event_fetch_ccc;
        event_packet_fresh <= event_fetch_fresh;
        event_packet_age <= event_fetch_age;
        event_packet_act <= event_fetch_act;
        event_packet_peer_nack <= event_fetch_peer_nack;
        event_packet_peer_source <= event_fetch_peer_source;
        event_packet_peer_local <= event_fetch_peer_local;
        event_packet_peer_pkt_id <= event_fetch_peer_pkt_id;
        event_packet_peer_m <= event_fetch_peer_m;
        event_packet_peer_retx <= event_fetch_peer_retx;
        event_packet_peer_nack_code <= event_fetch_peer_nack_code;
        event_packet_peer_entropy <= event_fetch_peer_entropy;
        event_packet_peer_response_present <= event_fetch_peer_response_present;
        event_packet_peer_response_list <= event_fetch_peer_response_list;
        event_packet_peer_response_opcode <= event_fetch_peer_response_opcode;
        event_packet_peer_response_return_code <= event_fetch_peer_response_return_code;
        event_packet_peer_response_message_id <= event_fetch_peer_response_message_id;
        event_packet_peer_response_modified_length <= event_fetch_peer_response_modified_length;
        same_same_0 <= same_0;
        same_same_1 <= same_1;
        same_same_2 <= same_2;
        same_same_3 <= same_3;
        same_same_4 <= same_4;
        send_same_uud <= send_uud;
        send_same_ccc <= send_ccc;
        send_same_destination <= send_destination;
        send_same_local <= send_local;
        send_same_handle <= send_handle;
        send_same_message <= send_message;
        send_same_length <= send_length;
        send_same_size <= send_size;
        send_judge_uud <= send_same_uud;
        send_judge_ccc <= send_same_ccc;
        send_judge_destination <= send_same_destination;
        send_judge_local <= send_same_local;
        send_judge_handle <= send_same_handle;
        send_judge_message <= send_same_message;
        send_judge_length <= send_same_length;
        send_judge_size <= send_same_size;
        is_same_judge <= is_same;
        event_same_kind <= event_packet_kind;
        event_same_record <= event_packet_record;
        event_same_ccc <= event_packet_ccc;
        event_same_fresh <= event_packet_fresh;
        event_same_age <= event_packet_age;
        event_same_act <= event_packet_act;
        event_same_peer_nack <= event_packet_peer_nack;
        event_same_peer_source <= event_packet_peer_source;
        event_same_peer_local <= event_packet_peer_local;
        event_same_peer_pkt_id <= event_packet_peer_pkt_id;
        event_same_peer_m <= event_packet_peer_m;
        event_same_peer_retx <= event_packet_peer_retx;
        event_same_peer_nack_code <= event_packet_peer_nack_code;
        event_same_peer_entropy <= event_packet_peer_entropy;
        event_same_peer_response_present <= event_packet_peer_response_present;
        event_same_peer_response_list <= event_packet_peer_response_list;
        event_same_peer_response_opcode <= event_packet_peer_response_opcode;
        event_same_peer_response_return_code <= event_packet_peer_response_return_code;
        event_same_peer_response_message_id <= event_packet_peer_response_message_id;
        event_same_peer_response_modified_length <= event_packet_peer_response_modified_length;
        event_judge_kind <= event_same_kind;
        event_judge_record <= event_same_record;
        event_judge_ccc <= event_same_ccc;
        event_judge_fresh <= event_same_fresh;
        event_judge_age <= event_same_age;
        event_judge_act <= event_same_act;
        event_judge_peer_nack <= event_same_peer_nack;
        event_judge_peer_source <= event_same_peer_source;
        event_judge_peer_local <= event_same_peer_local;
        event_judge_peer_pkt_id <= event_same_peer_pkt_id;
        event_judge_peer_m <= event_same_peer_m;
        event_judge_peer_retx <= event_same_peer_retx;
        event_judge_peer_nack_code <= event_same_peer_nack_code;
        event_judge_peer_entropy <= event_same_peer_entropy;
        event_judge_peer_response_present <= event_same_peer_response_present;
        event_judge_peer_response_list <= event_same_peer_response_list;
        event_judge_peer_response_opcode <= event_same_peer_response_opcode;
        event_judge_peer_response_return_code <= event_same_peer_response_return_code;
        event_judge_peer_response_message_id <= event_same_peer_response_message_id;
        event_judge_peer_response_modified_length <= event_same_peer_response_modified_length;
        event_decide_kind <= event_judge_kind;
        event_decide_record <= event_judge_record;
        event_decide_ccc <= event_judge_ccc;
        event_decide_fresh <= event_judge_fresh;
        event_decide_age <= event_judge_age;
        event_decide_act <= event_judge_act;
        event_decide_peer_nack <= event_judge_peer_nack;
        event_decide_peer_source <= event_judge_peer_source;
        event_decide_peer_local <= event_judge_peer_local;
        event_decide_peer_pkt_id <= event_judge_peer_pkt_id;
        event_decide_peer_m <= event_judge_peer_m;
        event_decide_peer_retx <= event_judge_peer_retx;
        event_decide_peer_nack_code <= event_judge_peer_nack_code;
        event_decide_peer_entropy <= event_judge_peer_entropy;
        event_decide_peer_response_present <= event_judge_peer_response_present;
        event_decide_peer_response_list <= event_judge_peer_response_list;
        event_decide_peer_response_opcode <= event_judge_peer_response_opcode;
        event_decide_peer_response_return_code <= event_judge_peer_response_return_code;
        event_decide_peer_response_message_id <= event_judge_peer_response_message_id;
        event_decide_peer_response_modified_length <= event_judge_peer_response_modified_length;
        send_decide_uud <= send_judge_uud;
        send_decide_ccc <= send_judge_ccc;
        send_decide_destination <= send_judge_destination;
        send_decide_local <= send_judge_local;
        send_decide_handle <= send_judge_handle;
        send_decide_message <= send_judge_message;
        send_decide_length <= send_judge_length;
        send_decide_size <= send_judge_size;
        now_decide <= now_judge;
        is_fresh_decide <= is_fresh;
        is_clear_decide <= is_clear;
        is_rest_decide <= is_rest;
        is_uud_decide <= is_uud;
        is_attempt_decide <= is_attempt;
        room_decide <= room;
        credit_decide <= credit;
        credit_on_decide <= credit_on;
        is_response_decide <= is_response;
        is_nack_decide <= is_nack;
        is_visit_decide <= is_visit;
        is_trim_decide <= is_trim;
        is_refusal_decide <= is_refusal;
        is_fatal_decide <= is_fatal;
        nack_due_decide <= nack_due;
        is_last_hop_decide <= is_last_hop;
        is_peer_decide <= is_peer;
        is_other_decide <= is_other;
        effect_event_kind <= event_decide_kind;
        effect_event_record <= event_decide_record;
        effect_event_ccc <= event_decide_ccc;
        effect_event_fresh <= event_decide_fresh;
        effect_event_age <= event_decide_age;
        effect_event_act <= event_decide_act;
        effect_event_peer_nack <= event_decide_peer_nack;
        effect_event_peer_source <= event_decide_peer_source;
        effect_event_peer_local <= event_decide_peer_local;
        effect_event_peer_pkt_id <= event_decide_peer_pkt_id;
        effect_event_peer_m <= event_decide_peer_m;
        effect_event_peer_retx <= event_decide_peer_retx;
        effect_event_peer_nack_code <= event_decide_peer_nack_code;
        effect_event_peer_entropy <= event_decide_peer_entropy;
        effect_event_peer_response_present <= event_decide_peer_response_present;
        effect_event_peer_response_list <= event_decide_peer_response_list;
        effect_event_peer_response_opcode <= event_decide_peer_response_opcode;
        effect_event_peer_response_return_code <= event_decide_peer_response_return_code;
        effect_event_peer_response_message_id <= event_decide_peer_response_message_id;
        effect_event_peer_response_modified_length <= event_decide_peer_response_modified_length;
        effect_send_uud <= send_decide_uud;
        effect_send_ccc <= send_decide_ccc;
        effect_send_destination <= send_decide_destination;
        effect_send_local <= send_decide_local;
        effect_send_handle <= send_decide_handle;
        effect_send_message <= send_decide_message;
        effect_send_length <= send_decide_length;
        effect_send_size <= send_decide_size;
        effect_now <= now_decide;
        effect_leaves <= goes || is_uud_decide;
        effect_retx <= resends;
        effect_age <= next_age & {24{!is_uud_decide}};
        effect_waits <= stays || loses;
        effect_frees <= (ends && !lost) || collects || is_uud_decide;
        effect_ends <= ends || is_uud_decide;
        effect_fails <= dies || gives_up;
        effect_gives_up <= gives_up;
        effect_tells <= effect_tells_term || (dies && out) || (is_rest_decide && contexts_now_owes);
        effect_kind <= told_kind;
        effect_bytes <= is_rest_decide ? contexts_now_sent : effect_bytes_word;
        effect_timed <= responds && out && effect_timed_choice;
        effect_sent_at <= flights_now_sent_at;
        effect_unknown <= is_peer_decide && (is_other_decide || !is_known);
        effect_lost_trim <= trims;
        effect_lost_nack <= postpones;
        effect_lost_timeout <= expires;
    end

    wire _unused_ok = &{1'b0, registers_service_required, rto_more, flights_at, flights_valid, contexts_at, contexts_valid, fits_difference[30:0], is_due_difference[30:0]};

endmodule

`default_nettype wire
