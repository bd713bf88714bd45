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
    output reg          deed_valid,
    output reg    [2:0] deed_event_kind,
    output reg    [7:0] deed_event_record,
    output reg    [2:0] deed_event_ccc,
    output reg          deed_event_fresh,
    output reg   [23:0] deed_event_age,
    output reg    [2:0] deed_event_act,
    output reg          deed_event_peer_nack,
    output reg  [127:0] deed_event_peer_source,
    output reg    [3:0] deed_event_peer_local,
    output reg   [31:0] deed_event_peer_pkt_id,
    output reg          deed_event_peer_m,
    output reg          deed_event_peer_retx,
    output reg    [7:0] deed_event_peer_nack_code,
    output reg   [15:0] deed_event_peer_entropy,
    output reg          deed_event_peer_response_present,
    output reg    [1:0] deed_event_peer_response_list,
    output reg    [5:0] deed_event_peer_response_opcode,
    output reg    [5:0] deed_event_peer_response_return_code,
    output reg   [15:0] deed_event_peer_response_message_id,
    output reg   [31:0] deed_event_peer_response_modified_length,
    output reg          deed_send_uud,
    output reg    [2:0] deed_send_ccc,
    output reg  [127:0] deed_send_destination,
    output reg    [3:0] deed_send_local,
    output reg   [31:0] deed_send_handle,
    output reg   [15:0] deed_send_message,
    output reg   [13:0] deed_send_length,
    output reg   [13:0] deed_send_size,
    output reg   [31:0] deed_now,
    output reg          deed_leaves,
    output reg          deed_retx,
    output reg   [23:0] deed_age,
    output reg          deed_waits,
    output reg          deed_frees,
    output reg          deed_ends,
    output reg          deed_fails,
    output reg          deed_gives_up,
    output reg          deed_tells,
    output reg    [3:0] deed_kind,
    output reg   [31:0] deed_bytes,
    output reg          deed_timed,
    output reg   [31:0] deed_sent_at,
    output reg          deed_unknown,
    output reg          deed_lost_trim,
    output reg          deed_lost_nack,
    output reg          deed_lost_timeout
);

    localparam [2:0] EVENT_ACT_TRIM            = 3'd1;
    localparam [2:0] EVENT_ACT_TRIM_LAST_HOP   = 3'd2;
    localparam [2:0] EVENT_ACT_FATAL           = 3'd3;
    localparam [2:0] EVENT_ACT_REFUSE          = 3'd4;
    localparam [3:0] DEED_KIND_SENT            = 4'd0;
    localparam [3:0] DEED_KIND_ACK             = 4'd1;
    localparam [3:0] DEED_KIND_NACK_TRIM       = 4'd3;
    localparam [3:0] DEED_KIND_NACK_LAST_HOP   = 4'd4;
    localparam [3:0] DEED_KIND_NACK_OTHER      = 4'd5;
    localparam [3:0] DEED_KIND_TIMEOUT         = 4'd6;
    localparam [3:0] DEED_KIND_WITHDRAWN       = 4'd8;
    localparam [3:0] DEED_KIND_IDLE            = 4'd12;
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

    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg   [31:0] now_1;
    reg   [31:0] now_2;
    reg   [31:0] now_3;
    reg   [31:0] now_4;
    reg   [31:0] now_5;
    wire   [2:0] event_2_later_q_kind;
    wire   [7:0] event_2_later_q_record;
    wire   [2:0] event_2_later_q_ccc;
    wire         event_2_later_q_fresh;
    wire  [23:0] event_2_later_q_age;
    wire   [2:0] event_2_later_q_act;
    wire         event_2_later_q_peer_nack;
    wire [127:0] event_2_later_q_peer_source;
    wire   [3:0] event_2_later_q_peer_local;
    wire  [31:0] event_2_later_q_peer_pkt_id;
    wire         event_2_later_q_peer_m;
    wire         event_2_later_q_peer_retx;
    wire   [7:0] event_2_later_q_peer_nack_code;
    wire  [15:0] event_2_later_q_peer_entropy;
    wire         event_2_later_q_peer_response_present;
    wire   [1:0] event_2_later_q_peer_response_list;
    wire   [5:0] event_2_later_q_peer_response_opcode;
    wire   [5:0] event_2_later_q_peer_response_return_code;
    wire  [15:0] event_2_later_q_peer_response_message_id;
    wire  [31:0] event_2_later_q_peer_response_modified_length;
    wire   [2:0] event_5_later_q_kind;
    wire   [7:0] event_5_later_q_record;
    wire   [2:0] event_5_later_q_ccc;
    wire         event_5_later_q_fresh;
    wire  [23:0] event_5_later_q_age;
    wire   [2:0] event_5_later_q_act;
    wire         event_5_later_q_peer_nack;
    wire [127:0] event_5_later_q_peer_source;
    wire   [3:0] event_5_later_q_peer_local;
    wire  [31:0] event_5_later_q_peer_pkt_id;
    wire         event_5_later_q_peer_m;
    wire         event_5_later_q_peer_retx;
    wire   [7:0] event_5_later_q_peer_nack_code;
    wire  [15:0] event_5_later_q_peer_entropy;
    wire         event_5_later_q_peer_response_present;
    wire   [1:0] event_5_later_q_peer_response_list;
    wire   [5:0] event_5_later_q_peer_response_opcode;
    wire   [5:0] event_5_later_q_peer_response_return_code;
    wire  [15:0] event_5_later_q_peer_response_message_id;
    wire  [31:0] event_5_later_q_peer_response_modified_length;
    wire         sends_word_uud;
    wire   [2:0] sends_word_ccc;
    wire [127:0] sends_word_destination;
    wire   [3:0] sends_word_local;
    wire  [31:0] sends_word_handle;
    wire  [15:0] sends_word_message;
    wire  [13:0] sends_word_length;
    wire  [13:0] sends_word_size;
    wire         send_5_later_q_uud;
    wire   [2:0] send_5_later_q_ccc;
    wire [127:0] send_5_later_q_destination;
    wire   [3:0] send_5_later_q_local;
    wire  [31:0] send_5_later_q_handle;
    wire  [15:0] send_5_later_q_message;
    wire  [13:0] send_5_later_q_length;
    wire  [13:0] send_5_later_q_size;
    wire  [31:0] limits_word_window;
    wire         limits_word_credit_on;
    wire  [31:0] limits_word_credit;
    reg          same_0;
    reg          same_1;
    reg          same_2;
    reg          same_3;
    reg          same_local;
    reg          is_same_4;
    wire   [2:0] event_4_later_q_kind;
    wire   [7:0] event_4_later_q_record;
    wire   [2:0] event_4_later_q_ccc;
    wire         event_4_later_q_fresh;
    wire  [23:0] event_4_later_q_age;
    wire   [2:0] event_4_later_q_act;
    wire         event_4_later_q_peer_nack;
    wire [127:0] event_4_later_q_peer_source;
    wire   [3:0] event_4_later_q_peer_local;
    wire  [31:0] event_4_later_q_peer_pkt_id;
    wire         event_4_later_q_peer_m;
    wire         event_4_later_q_peer_retx;
    wire   [7:0] event_4_later_q_peer_nack_code;
    wire  [15:0] event_4_later_q_peer_entropy;
    wire         event_4_later_q_peer_response_present;
    wire   [1:0] event_4_later_q_peer_response_list;
    wire   [5:0] event_4_later_q_peer_response_opcode;
    wire   [5:0] event_4_later_q_peer_response_return_code;
    wire  [15:0] event_4_later_q_peer_response_message_id;
    wire  [31:0] event_4_later_q_peer_response_modified_length;
    wire         send_4_later_q_uud;
    wire   [2:0] send_4_later_q_ccc;
    wire [127:0] send_4_later_q_destination;
    wire   [3:0] send_4_later_q_local;
    wire  [31:0] send_4_later_q_handle;
    wire  [15:0] send_4_later_q_message;
    wire  [13:0] send_4_later_q_length;
    wire  [13:0] send_4_later_q_size;
    reg          is_attempt;
    reg          is_uud;
    reg          is_fresh;
    reg          is_response;
    reg          is_nack;
    reg          is_peer;
    reg          is_other;
    reg          is_visit;
    reg          is_rest;
    reg          is_clear;
    reg          is_trim;
    reg          is_last_hop;
    reg          is_fatal;
    reg          is_refusal;
    reg   [31:0] room;
    reg   [31:0] credit;
    reg          credit_on;
    reg   [31:0] nack_due;
    reg    [2:0] next_flight_state;
    reg   [23:0] next_flight_age;
    reg    [1:0] next_flight_sendings;
    reg    [3:0] next_flight_rto;
    reg    [4:0] next_flight_nacks;
    reg   [31:0] next_flight_sent_at;
    wire  [31:0] rto_first;
    wire  [31:0] rto_same;
    wire  [31:0] rto_more;
    reg    [3:0] told_kind;
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

    wire        ccc_2_term = event_2_later_q_kind == EVENT_KIND_CLEAR || event_2_later_q_kind == EVENT_KIND_REST;
    wire  [2:0] ccc_2 = ccc_2_term ? event_2_later_q_ccc : sends_word_ccc;
    wire        clears = valid_2 && event_2_later_q_kind == EVENT_KIND_CLEAR;
    wire [31:0] contexts_now_sent = contexts_word_sent;
    wire        contexts_now_waits = contexts_word_waits;
    wire        contexts_now_first_is_lost = contexts_word_first_is_lost;
    wire  [7:0] contexts_now_first = contexts_word_first;
    wire  [8:0] contexts_now_lost = contexts_word_lost;
    wire  [8:0] contexts_now_out = contexts_word_out;
    wire        contexts_now_owes = contexts_word_owes;
    wire  [2:0] flights_now_state = flights_word_state;
    wire [23:0] flights_now_age = flights_word_age;
    wire  [1:0] flights_now_sendings = flights_word_sendings;
    wire  [3:0] flights_now_rto = flights_word_rto;
    wire  [4:0] flights_now_nacks = flights_word_nacks;
    wire [31:0] flights_now_sent_at = flights_word_sent_at;
    wire [31:0] flights_now_due = flights_word_due;
    wire        out = flights_now_state == FLIGHTS_NOW_STATE_OUT;
    wire        waiting = flights_now_state == FLIGHTS_NOW_STATE_WAITING;
    wire        lost = flights_now_state == FLIGHTS_NOW_STATE_LOST;
    wire        is_known = (out || waiting || lost) && flights_now_age == event_5_later_q_age;
    wire        responds = is_response && is_known;
    wire        refused = is_nack && is_known;
    wire        is_attempt_and_not_is_fresh = is_attempt && !is_fresh;
    wire        resends = is_attempt_and_not_is_fresh && lost;
    wire        tries = is_attempt && (is_fresh || lost);
    wire        collects = is_attempt_and_not_is_fresh && flights_now_state == FLIGHTS_NOW_STATE_GONE;
    wire        is_first = contexts_now_first == event_5_later_q_record;
    wire        any_lost = |contexts_now_lost;
    wire        is_turn_term = !any_lost && (!contexts_now_waits || is_first);
    wire        is_turn_term_2 = !contexts_now_waits || !contexts_now_first_is_lost || is_first;
    wire        is_turn = is_fresh ? is_turn_term : is_turn_term_2;
    wire [31:0] room_minus_contexts_now_sent = room - contexts_now_sent;
    wire        fits = !room_minus_contexts_now_sent[31];
    wire [31:0] left = credit - contexts_now_sent;
    wire        has_credit = !credit_on || (!left[31] && (|left));
    wire        may = is_turn && fits && has_credit;
    wire        goes = tries && may;
    wire        stays = tries && !may;
    wire        joins_term = !contexts_now_waits || (!is_fresh && !contexts_now_first_is_lost);
    wire        joins = stays && joins_term;
    wire        yields = contexts_now_waits && is_first && (goes || collects);
    wire [31:0] now_5_minus_flights_now_due = now_5 - flights_now_due;
    wire        is_due = !now_5_minus_flights_now_due[31];
    wire        no_more_rto = !(&registers_max_rto_retx) && flights_now_rto >= registers_max_rto_retx;
    wire        no_more_nack_term = flights_now_nacks >= registers_max_nack_retx;
    wire        no_more_nack = !(&registers_max_nack_retx) && no_more_nack_term;
    wire        is_visit_and_is_due = is_visit && is_due;
    wire        expires = is_visit_and_is_due && out && registers_rto;
    wire        wakes = is_visit_and_is_due && waiting;
    wire        refused_and_out = refused && out;
    wire        trims = refused_and_out && is_trim;
    wire        postpones = refused_and_out && is_refusal;
    wire        gives_up = (expires && no_more_rto) || (postpones && no_more_nack);
    wire        dies = refused && is_fatal;
    wire        loses = (expires && !no_more_rto) || wakes || trims;
    wire        ends = responds || dies || gives_up;
    wire        vanishes = ends && lost;
    wire [31:0] next_flight_due_choice = goes ? now_5 + (is_fresh ? rto_first : rto_same) : flights_now_due;
    wire [31:0] next_flight_due = postpones ? nack_due : next_flight_due_choice;
    wire [23:0] next_age = is_fresh ? flights_now_age + 24'd1 : flights_now_age;
    wire        begins = goes && is_fresh;
    wire        less_lost = (goes && !is_fresh) || vanishes;
    wire        is_last = contexts_now_out == 9'd1;
    wire [31:0] contexts_next_sent_choice = goes ? contexts_now_sent + {18'd0, send_5_later_q_size} : contexts_now_sent;
    wire  [8:0] contexts_next_lost_choice = less_lost ? contexts_now_lost - 9'd1 : contexts_now_lost;
    wire  [8:0] contexts_next_out_choice = ends ? contexts_now_out - 9'd1 : contexts_now_out;
    wire        contexts_next_owes_term = ((contexts_now_owes && !is_rest) || (ends && is_last)) && !begins;
    wire  [1:0] next_flight_sendings_choice = (&flights_now_sendings) ? flights_now_sendings : flights_now_sendings + 2'd1;
    wire        deed_tells_term = goes || responds || expires || trims || postpones;
    wire [31:0] deed_bytes_word = {18'd0, responds ? send_5_later_q_size & {14{out}} : send_5_later_q_size};
    wire        flights_now_sendings_eq_2 = flights_now_sendings == 2'd2;
    wire        deed_timed_choice = event_5_later_q_peer_retx ? flights_now_sendings_eq_2 : flights_now_sendings == 2'd1;

    delay_w296_c2 event_2_later (
        .clk                             (clk),
        .d_kind                          (event_kind),
        .d_record                        (event_record),
        .d_ccc                           (event_ccc),
        .d_fresh                         (event_fresh),
        .d_age                           (event_age),
        .d_act                           (event_act),
        .d_peer_nack                     (event_peer_nack),
        .d_peer_source                   (event_peer_source),
        .d_peer_local                    (event_peer_local),
        .d_peer_pkt_id                   (event_peer_pkt_id),
        .d_peer_m                        (event_peer_m),
        .d_peer_retx                     (event_peer_retx),
        .d_peer_nack_code                (event_peer_nack_code),
        .d_peer_entropy                  (event_peer_entropy),
        .d_peer_response_present         (event_peer_response_present),
        .d_peer_response_list            (event_peer_response_list),
        .d_peer_response_opcode          (event_peer_response_opcode),
        .d_peer_response_return_code     (event_peer_response_return_code),
        .d_peer_response_message_id      (event_peer_response_message_id),
        .d_peer_response_modified_length (event_peer_response_modified_length),
        .q_kind                          (event_2_later_q_kind),
        .q_record                        (event_2_later_q_record),
        .q_ccc                           (event_2_later_q_ccc),
        .q_fresh                         (event_2_later_q_fresh),
        .q_age                           (event_2_later_q_age),
        .q_act                           (event_2_later_q_act),
        .q_peer_nack                     (event_2_later_q_peer_nack),
        .q_peer_source                   (event_2_later_q_peer_source),
        .q_peer_local                    (event_2_later_q_peer_local),
        .q_peer_pkt_id                   (event_2_later_q_peer_pkt_id),
        .q_peer_m                        (event_2_later_q_peer_m),
        .q_peer_retx                     (event_2_later_q_peer_retx),
        .q_peer_nack_code                (event_2_later_q_peer_nack_code),
        .q_peer_entropy                  (event_2_later_q_peer_entropy),
        .q_peer_response_present         (event_2_later_q_peer_response_present),
        .q_peer_response_list            (event_2_later_q_peer_response_list),
        .q_peer_response_opcode          (event_2_later_q_peer_response_opcode),
        .q_peer_response_return_code     (event_2_later_q_peer_response_return_code),
        .q_peer_response_message_id      (event_2_later_q_peer_response_message_id),
        .q_peer_response_modified_length (event_2_later_q_peer_response_modified_length)
    );

    delay_w296_c3 event_5_later (
        .clk                             (clk),
        .d_kind                          (event_2_later_q_kind),
        .d_record                        (event_2_later_q_record),
        .d_ccc                           (event_2_later_q_ccc),
        .d_fresh                         (event_2_later_q_fresh),
        .d_age                           (event_2_later_q_age),
        .d_act                           (event_2_later_q_act),
        .d_peer_nack                     (event_2_later_q_peer_nack),
        .d_peer_source                   (event_2_later_q_peer_source),
        .d_peer_local                    (event_2_later_q_peer_local),
        .d_peer_pkt_id                   (event_2_later_q_peer_pkt_id),
        .d_peer_m                        (event_2_later_q_peer_m),
        .d_peer_retx                     (event_2_later_q_peer_retx),
        .d_peer_nack_code                (event_2_later_q_peer_nack_code),
        .d_peer_entropy                  (event_2_later_q_peer_entropy),
        .d_peer_response_present         (event_2_later_q_peer_response_present),
        .d_peer_response_list            (event_2_later_q_peer_response_list),
        .d_peer_response_opcode          (event_2_later_q_peer_response_opcode),
        .d_peer_response_return_code     (event_2_later_q_peer_response_return_code),
        .d_peer_response_message_id      (event_2_later_q_peer_response_message_id),
        .d_peer_response_modified_length (event_2_later_q_peer_response_modified_length),
        .q_kind                          (event_5_later_q_kind),
        .q_record                        (event_5_later_q_record),
        .q_ccc                           (event_5_later_q_ccc),
        .q_fresh                         (event_5_later_q_fresh),
        .q_age                           (event_5_later_q_age),
        .q_act                           (event_5_later_q_act),
        .q_peer_nack                     (event_5_later_q_peer_nack),
        .q_peer_source                   (event_5_later_q_peer_source),
        .q_peer_local                    (event_5_later_q_peer_local),
        .q_peer_pkt_id                   (event_5_later_q_peer_pkt_id),
        .q_peer_m                        (event_5_later_q_peer_m),
        .q_peer_retx                     (event_5_later_q_peer_retx),
        .q_peer_nack_code                (event_5_later_q_peer_nack_code),
        .q_peer_entropy                  (event_5_later_q_peer_entropy),
        .q_peer_response_present         (event_5_later_q_peer_response_present),
        .q_peer_response_list            (event_5_later_q_peer_response_list),
        .q_peer_response_opcode          (event_5_later_q_peer_response_opcode),
        .q_peer_response_return_code     (event_5_later_q_peer_response_return_code),
        .q_peer_response_message_id      (event_5_later_q_peer_response_message_id),
        .q_peer_response_modified_length (event_5_later_q_peer_response_modified_length)
    );

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

    delay_w212_c3 send_5_later (
        .clk           (clk),
        .d_uud         (sends_word_uud),
        .d_ccc         (sends_word_ccc),
        .d_destination (sends_word_destination),
        .d_local       (sends_word_local),
        .d_handle      (sends_word_handle),
        .d_message     (sends_word_message),
        .d_length      (sends_word_length),
        .d_size        (sends_word_size),
        .q_uud         (send_5_later_q_uud),
        .q_ccc         (send_5_later_q_ccc),
        .q_destination (send_5_later_q_destination),
        .q_local       (send_5_later_q_local),
        .q_handle      (send_5_later_q_handle),
        .q_message     (send_5_later_q_message),
        .q_length      (send_5_later_q_length),
        .q_size        (send_5_later_q_size)
    );

    context_copy_w65_n8 limits (
        .clk            (clk),
        .enable         (limit_valid || clears),
        .pdc            (clears ? event_2_later_q_ccc : limit_ccc),
        .data_window    (limit_window & {32{!clears}}),
        .data_credit_on (limit_credit_on && !clears),
        .data_credit    (limit_credit),
        .read           (ccc_2),
        .word_window    (limits_word_window),
        .word_credit_on (limits_word_credit_on),
        .word_credit    (limits_word_credit)
    );

    delay_w296_c2 event_4_later (
        .clk                             (clk),
        .d_kind                          (event_2_later_q_kind),
        .d_record                        (event_2_later_q_record),
        .d_ccc                           (event_2_later_q_ccc),
        .d_fresh                         (event_2_later_q_fresh),
        .d_age                           (event_2_later_q_age),
        .d_act                           (event_2_later_q_act),
        .d_peer_nack                     (event_2_later_q_peer_nack),
        .d_peer_source                   (event_2_later_q_peer_source),
        .d_peer_local                    (event_2_later_q_peer_local),
        .d_peer_pkt_id                   (event_2_later_q_peer_pkt_id),
        .d_peer_m                        (event_2_later_q_peer_m),
        .d_peer_retx                     (event_2_later_q_peer_retx),
        .d_peer_nack_code                (event_2_later_q_peer_nack_code),
        .d_peer_entropy                  (event_2_later_q_peer_entropy),
        .d_peer_response_present         (event_2_later_q_peer_response_present),
        .d_peer_response_list            (event_2_later_q_peer_response_list),
        .d_peer_response_opcode          (event_2_later_q_peer_response_opcode),
        .d_peer_response_return_code     (event_2_later_q_peer_response_return_code),
        .d_peer_response_message_id      (event_2_later_q_peer_response_message_id),
        .d_peer_response_modified_length (event_2_later_q_peer_response_modified_length),
        .q_kind                          (event_4_later_q_kind),
        .q_record                        (event_4_later_q_record),
        .q_ccc                           (event_4_later_q_ccc),
        .q_fresh                         (event_4_later_q_fresh),
        .q_age                           (event_4_later_q_age),
        .q_act                           (event_4_later_q_act),
        .q_peer_nack                     (event_4_later_q_peer_nack),
        .q_peer_source                   (event_4_later_q_peer_source),
        .q_peer_local                    (event_4_later_q_peer_local),
        .q_peer_pkt_id                   (event_4_later_q_peer_pkt_id),
        .q_peer_m                        (event_4_later_q_peer_m),
        .q_peer_retx                     (event_4_later_q_peer_retx),
        .q_peer_nack_code                (event_4_later_q_peer_nack_code),
        .q_peer_entropy                  (event_4_later_q_peer_entropy),
        .q_peer_response_present         (event_4_later_q_peer_response_present),
        .q_peer_response_list            (event_4_later_q_peer_response_list),
        .q_peer_response_opcode          (event_4_later_q_peer_response_opcode),
        .q_peer_response_return_code     (event_4_later_q_peer_response_return_code),
        .q_peer_response_message_id      (event_4_later_q_peer_response_message_id),
        .q_peer_response_modified_length (event_4_later_q_peer_response_modified_length)
    );

    delay_w212_c2 send_4_later (
        .clk           (clk),
        .d_uud         (sends_word_uud),
        .d_ccc         (sends_word_ccc),
        .d_destination (sends_word_destination),
        .d_local       (sends_word_local),
        .d_handle      (sends_word_handle),
        .d_message     (sends_word_message),
        .d_length      (sends_word_length),
        .d_size        (sends_word_size),
        .q_uud         (send_4_later_q_uud),
        .q_ccc         (send_4_later_q_ccc),
        .q_destination (send_4_later_q_destination),
        .q_local       (send_4_later_q_local),
        .q_handle      (send_4_later_q_handle),
        .q_message     (send_4_later_q_message),
        .q_length      (send_4_later_q_length),
        .q_size        (send_4_later_q_size)
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
        .addr          (event_2_later_q_record),
        .enable        (valid_2),
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
        .addr               (ccc_2),
        .enable             (valid_2),
        .next_sent          (contexts_next_sent_choice & {32{!is_clear}}),
        .next_waits         (((contexts_now_waits && !yields) || joins) && !is_clear),
        .next_first_is_lost (joins ? !is_fresh : contexts_now_first_is_lost),
        .next_first         (joins ? event_5_later_q_record : contexts_now_first),
        .next_lost          ((loses ? contexts_now_lost + 9'd1 : contexts_next_lost_choice) & {9{!is_clear}}),
        .next_out           ((begins ? contexts_now_out + 9'd1 : contexts_next_out_choice) & {9{!is_clear}}),
        .next_owes          (contexts_next_owes_term && !is_clear),
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
            next_flight_sendings = is_fresh ? 2'd1 : next_flight_sendings_choice;
            next_flight_rto = flights_now_rto & {4{!is_fresh}};
            next_flight_nacks = flights_now_nacks & {5{!is_fresh}};
            next_flight_sent_at = now_5;
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
        if (is_clear) begin
            next_flight_state = FLIGHTS_NOW_STATE_FREE;
            next_flight_age = 24'd0;
        end
    end

    always @* begin
        told_kind = DEED_KIND_ACK;
        if (goes) begin
            told_kind = DEED_KIND_SENT;
        end else if (expires) begin
            told_kind = DEED_KIND_TIMEOUT;
        end else if (is_rest) begin
            told_kind = DEED_KIND_IDLE;
        end else if (dies) begin
            told_kind = DEED_KIND_WITHDRAWN;
        end else if (postpones) begin
            told_kind = DEED_KIND_NACK_OTHER;
        end else if (trims && is_last_hop) begin
            told_kind = DEED_KIND_NACK_LAST_HOP;
        end else if (trims) begin
            told_kind = DEED_KIND_NACK_TRIM;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            deed_valid <= 1'b0;
        end else begin
            valid_1 <= valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            deed_valid <= valid_5;
        end
    end

    always @(posedge clk) begin
        now_1 <= now;
        now_2 <= now_1;
        now_3 <= now_2;
        now_4 <= now_3;
        now_5 <= now_4;
        same_0 <= sends_word_destination[31:0] == event_2_later_q_peer_source[31:0];
        same_1 <= sends_word_destination[63:32] == event_2_later_q_peer_source[63:32];
        same_2 <= sends_word_destination[95:64] == event_2_later_q_peer_source[95:64];
        same_3 <= sends_word_destination[127:96] == event_2_later_q_peer_source[127:96];
        same_local <= sends_word_local == event_2_later_q_peer_local;
        is_same_4 <= same_0 && same_1 && same_2 && same_3 && same_local;
        is_attempt <= valid_4 && event_4_later_q_kind == EVENT_KIND_ATTEMPT && !send_4_later_q_uud;
        is_uud <= valid_4 && event_4_later_q_kind == EVENT_KIND_ATTEMPT && send_4_later_q_uud;
        is_fresh <= valid_4 && event_4_later_q_fresh;
        is_response <= valid_4 && event_4_later_q_kind == EVENT_KIND_RESPONSE && is_same_4;
        is_nack <= valid_4 && event_4_later_q_kind == EVENT_KIND_NACK && is_same_4;
        is_peer <= valid_4 && (event_4_later_q_kind == EVENT_KIND_RESPONSE || event_4_later_q_kind == EVENT_KIND_NACK);
        is_other <= valid_4 && !is_same_4;
        is_visit <= valid_4 && event_4_later_q_kind == EVENT_KIND_VISIT;
        is_rest <= valid_4 && event_4_later_q_kind == EVENT_KIND_REST;
        is_clear <= valid_4 && event_4_later_q_kind == EVENT_KIND_CLEAR;
        is_trim <= valid_4 && (event_4_later_q_act == EVENT_ACT_TRIM || event_4_later_q_act == EVENT_ACT_TRIM_LAST_HOP);
        is_last_hop <= valid_4 && event_4_later_q_act == EVENT_ACT_TRIM_LAST_HOP;
        is_fatal <= valid_4 && event_4_later_q_act == EVENT_ACT_FATAL;
        is_refusal <= valid_4 && event_4_later_q_act == EVENT_ACT_REFUSE;
        room <= limits_word_window - {18'd0, send_4_later_q_size};
        credit <= limits_word_credit;
        credit_on <= limits_word_credit_on;
        nack_due <= now_4 + registers_nack_retx;
        deed_event_kind <= event_5_later_q_kind;
        deed_event_record <= event_5_later_q_record;
        deed_event_ccc <= event_5_later_q_ccc;
        deed_event_fresh <= event_5_later_q_fresh;
        deed_event_age <= event_5_later_q_age;
        deed_event_act <= event_5_later_q_act;
        deed_event_peer_nack <= event_5_later_q_peer_nack;
        deed_event_peer_source <= event_5_later_q_peer_source;
        deed_event_peer_local <= event_5_later_q_peer_local;
        deed_event_peer_pkt_id <= event_5_later_q_peer_pkt_id;
        deed_event_peer_m <= event_5_later_q_peer_m;
        deed_event_peer_retx <= event_5_later_q_peer_retx;
        deed_event_peer_nack_code <= event_5_later_q_peer_nack_code;
        deed_event_peer_entropy <= event_5_later_q_peer_entropy;
        deed_event_peer_response_present <= event_5_later_q_peer_response_present;
        deed_event_peer_response_list <= event_5_later_q_peer_response_list;
        deed_event_peer_response_opcode <= event_5_later_q_peer_response_opcode;
        deed_event_peer_response_return_code <= event_5_later_q_peer_response_return_code;
        deed_event_peer_response_message_id <= event_5_later_q_peer_response_message_id;
        deed_event_peer_response_modified_length <= event_5_later_q_peer_response_modified_length;
        deed_send_uud <= send_5_later_q_uud;
        deed_send_ccc <= send_5_later_q_ccc;
        deed_send_destination <= send_5_later_q_destination;
        deed_send_local <= send_5_later_q_local;
        deed_send_handle <= send_5_later_q_handle;
        deed_send_message <= send_5_later_q_message;
        deed_send_length <= send_5_later_q_length;
        deed_send_size <= send_5_later_q_size;
        deed_now <= now_5;
        deed_leaves <= goes || is_uud;
        deed_retx <= resends;
        deed_age <= next_age & {24{!is_uud}};
        deed_waits <= stays || loses;
        deed_frees <= (ends && !lost) || collects || is_uud;
        deed_ends <= ends || is_uud;
        deed_fails <= dies || gives_up;
        deed_gives_up <= gives_up;
        deed_tells <= deed_tells_term || (dies && out) || (is_rest && contexts_now_owes);
        deed_kind <= told_kind;
        deed_bytes <= is_rest ? contexts_now_sent : deed_bytes_word;
        deed_timed <= responds && out && deed_timed_choice;
        deed_sent_at <= flights_now_sent_at;
        deed_unknown <= is_peer && (is_other || !is_known);
        deed_lost_trim <= trims;
        deed_lost_nack <= postpones;
        deed_lost_timeout <= expires;
    end

    wire _unused_ok = &{1'b0, registers_service_required, event_4_later_q_record, event_4_later_q_ccc, event_4_later_q_age, event_4_later_q_peer_nack, event_4_later_q_peer_source, event_4_later_q_peer_local, event_4_later_q_peer_pkt_id, event_4_later_q_peer_m, event_4_later_q_peer_retx, event_4_later_q_peer_nack_code, event_4_later_q_peer_entropy, event_4_later_q_peer_response_present, event_4_later_q_peer_response_list, event_4_later_q_peer_response_opcode, event_4_later_q_peer_response_return_code, event_4_later_q_peer_response_message_id, event_4_later_q_peer_response_modified_length, send_4_later_q_ccc, send_4_later_q_destination, send_4_later_q_local, send_4_later_q_handle, send_4_later_q_message, send_4_later_q_length, rto_more, flights_at, flights_valid, contexts_at, contexts_valid, room_minus_contexts_now_sent[30:0], now_5_minus_flights_now_due[30:0]};

endmodule

`default_nettype wire
