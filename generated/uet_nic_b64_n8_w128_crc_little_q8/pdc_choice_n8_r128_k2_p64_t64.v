// Chooses among 8 PDCs for the packets of 64 tuples.
`default_nettype none

module pdc_choice_n8_r128_k2_p64_t64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [2:0] registers_pdcs_per_tuple,
    input  wire         registers_spread_turns,
    input  wire   [7:0] registers_full_level,
    input  wire  [24:0] registers_quarantine_time,
    input  wire         retired_valid,
    input  wire  [15:0] retired_pdcid,
    input  wire   [7:0] retired_count,
    input  wire         room,
    input  wire  [31:0] now,
    input  wire  [16:0] units,
    input  wire  [31:0] random,
    output wire         ready,
    output reg          open_valid,
    output reg   [15:0] open_pdcid,
    output reg    [1:0] open_tuple_mode,
    output reg   [23:0] open_tuple_job_id,
    output reg    [3:0] open_tuple_local,
    output reg  [127:0] open_tuple_destination,
    output reg    [3:0] open_tuple_traffic_class,
    output reg   [23:0] open_tuple_sdi,
    output reg    [3:0] open_tuple_lane,
    output reg   [31:0] open_start_psn,
    output reg   [15:0] open_last_psn,
    output wire         placed_valid,
    output wire  [15:0] placed_pdcid,
    output wire   [1:0] placed_packet_kind,
    output wire  [15:0] placed_packet_message,
    output wire         placed_packet_first,
    output wire         placed_packet_last,
    output wire  [13:0] placed_packet_length,
    output wire  [13:0] placed_packet_size,
    output wire  [31:0] placed_packet_payload,
    output wire  [31:0] placed_packet_handle,
    output wire         stranded_valid,
    output wire  [15:0] stranded_pdcid,
    output wire   [1:0] stranded_packet_kind,
    output wire  [15:0] stranded_packet_message,
    output wire         stranded_packet_first,
    output wire         stranded_packet_last,
    output wire  [13:0] stranded_packet_length,
    output wire  [13:0] stranded_packet_size,
    output wire  [31:0] stranded_packet_payload,
    output wire  [31:0] stranded_packet_handle,
    output wire         settled_valid,
    output wire  [15:0] settled_pdcid,
    output wire         close_valid,
    output wire  [15:0] close_pdcid,
    output wire         waits,
    input  wire   [1:0] send_payload_tuple_mode,
    input  wire  [23:0] send_payload_tuple_job_id,
    input  wire   [3:0] send_payload_tuple_local,
    input  wire [127:0] send_payload_tuple_destination,
    input  wire   [3:0] send_payload_tuple_traffic_class,
    input  wire  [23:0] send_payload_tuple_sdi,
    input  wire   [3:0] send_payload_tuple_lane,
    input  wire   [1:0] send_payload_packet_kind,
    input  wire  [15:0] send_payload_packet_message,
    input  wire         send_payload_packet_first,
    input  wire         send_payload_packet_last,
    input  wire  [13:0] send_payload_packet_length,
    input  wire  [13:0] send_payload_packet_size,
    input  wire  [31:0] send_payload_packet_payload,
    input  wire  [31:0] send_payload_packet_handle,
    input  wire         send_valid,
    output wire         send_ready,
    input  wire         notice_payload_news,
    input  wire  [15:0] notice_payload_pdcid,
    input  wire  [31:0] notice_payload_next,
    input  wire         notice_valid,
    output wire         notice_ready
);

    localparam [2:0] WORK_KIND_PACKET  = 3'd0;
    localparam [2:0] WORK_KIND_QUIESCE = 3'd1;
    localparam [2:0] WORK_KIND_ENDED   = 3'd2;
    localparam [2:0] WORK_KIND_FORGET  = 3'd3;
    localparam [2:0] WORK_KIND_CLEAR   = 3'd4;

    reg          clearing;
    reg    [6:0] cleared;
    reg          period;
    wire         finder_ready;
    wire   [1:0] finder_tuple_mode;
    wire  [23:0] finder_tuple_job_id;
    wire   [3:0] finder_tuple_local;
    wire [127:0] finder_tuple_destination;
    wire   [3:0] finder_tuple_traffic_class;
    wire  [23:0] finder_tuple_sdi;
    wire   [3:0] finder_tuple_lane;
    wire         finder_up_ready;
    wire   [5:0] finder_down_payload_tuple;
    wire         finder_down_payload_ordered;
    wire   [1:0] finder_down_payload_packet_kind;
    wire  [15:0] finder_down_payload_packet_message;
    wire         finder_down_payload_packet_first;
    wire         finder_down_payload_packet_last;
    wire  [13:0] finder_down_payload_packet_length;
    wire  [13:0] finder_down_payload_packet_size;
    wire  [31:0] finder_down_payload_packet_payload;
    wire  [31:0] finder_down_payload_packet_handle;
    wire         finder_down_valid;
    wire         ring_up_ready;
    wire   [5:0] ring_down_payload_tuple;
    wire   [6:0] ring_down_payload_order;
    wire         ring_down_payload_resolved;
    wire  [14:0] ring_down_payload_pdc;
    wire         ring_down_payload_counted;
    wire         ring_down_payload_ordered;
    wire         ring_down_payload_round;
    wire   [1:0] ring_down_payload_packet_kind;
    wire  [15:0] ring_down_payload_packet_message;
    wire         ring_down_payload_packet_first;
    wire         ring_down_payload_packet_last;
    wire  [13:0] ring_down_payload_packet_length;
    wire  [13:0] ring_down_payload_packet_size;
    wire  [31:0] ring_down_payload_packet_payload;
    wire  [31:0] ring_down_payload_packet_handle;
    wire         ring_down_valid;
    reg          first_0_valid;
    reg    [5:0] first_0_tuple;
    reg          first_1_valid;
    reg    [5:0] first_1_tuple;
    reg          first_2_valid;
    reg    [5:0] first_2_tuple;
    reg          first_3_valid;
    reg    [5:0] first_3_tuple;
    reg          first_4_valid;
    reg    [5:0] first_4_tuple;
    reg          first_5_valid;
    reg    [5:0] first_5_tuple;
    reg          first_6_valid;
    reg    [5:0] first_6_tuple;
    reg          first_7_valid;
    reg    [5:0] first_7_tuple;
    reg    [6:0] free_places;
    reg          round;
    reg    [6:0] owed;
    reg          leaves;
    reg    [2:0] work_kind;
    reg    [5:0] work_tuple;
    reg          work_waited;
    reg    [6:0] work_order;
    reg          work_resolved;
    reg   [14:0] work_pdc;
    reg          work_counted;
    reg          work_ordered;
    reg          work_round;
    reg    [1:0] work_packet_kind;
    reg   [15:0] work_packet_message;
    reg          work_packet_first;
    reg          work_packet_last;
    reg   [13:0] work_packet_length;
    reg   [13:0] work_packet_size;
    reg   [31:0] work_packet_payload;
    reg   [31:0] work_packet_handle;
    reg          work_valid;
    wire         chooser_takes;
    wire         chooser_chosen_valid;
    wire  [14:0] chooser_chosen_pdc;
    wire         chooser_chosen_opens;
    wire         chooser_chosen_lacks;
    wire         chooser_chosen_empty;
    reg          valid_choose_1;
    reg          valid_choose_2;
    reg          valid_choose_3;
    reg          valid_read;
    reg          valid_decide;
    reg          valid_chosen;
    wire         routes_route_known;
    wire  [14:0] routes_route_pdc;
    reg          valid_route_0;
    reg          valid_route_1;
    reg          valid_routed;
    reg    [2:0] work_route_0_kind;
    reg    [5:0] work_route_0_tuple;
    reg          work_route_0_waited;
    reg    [6:0] work_route_0_order;
    reg          work_route_0_resolved;
    reg   [14:0] work_route_0_pdc;
    reg          work_route_0_counted;
    reg          work_route_0_ordered;
    reg          work_route_0_round;
    reg    [1:0] work_route_0_packet_kind;
    reg   [15:0] work_route_0_packet_message;
    reg          work_route_0_packet_first;
    reg          work_route_0_packet_last;
    reg   [13:0] work_route_0_packet_length;
    reg   [13:0] work_route_0_packet_size;
    reg   [31:0] work_route_0_packet_payload;
    reg   [31:0] work_route_0_packet_handle;
    reg    [2:0] work_route_1_kind;
    reg    [5:0] work_route_1_tuple;
    reg          work_route_1_waited;
    reg    [6:0] work_route_1_order;
    reg          work_route_1_resolved;
    reg   [14:0] work_route_1_pdc;
    reg          work_route_1_counted;
    reg          work_route_1_ordered;
    reg          work_route_1_round;
    reg    [1:0] work_route_1_packet_kind;
    reg   [15:0] work_route_1_packet_message;
    reg          work_route_1_packet_first;
    reg          work_route_1_packet_last;
    reg   [13:0] work_route_1_packet_length;
    reg   [13:0] work_route_1_packet_size;
    reg   [31:0] work_route_1_packet_payload;
    reg   [31:0] work_route_1_packet_handle;
    reg    [2:0] work_routed_kind;
    reg    [5:0] work_routed_tuple;
    reg          work_routed_waited;
    reg    [6:0] work_routed_order;
    reg          work_routed_resolved;
    reg   [14:0] work_routed_pdc;
    reg          work_routed_counted;
    reg          work_routed_ordered;
    reg          work_routed_round;
    reg    [1:0] work_routed_packet_kind;
    reg   [15:0] work_routed_packet_message;
    reg          work_routed_packet_first;
    reg          work_routed_packet_last;
    reg   [13:0] work_routed_packet_length;
    reg   [13:0] work_routed_packet_size;
    reg   [31:0] work_routed_packet_payload;
    reg   [31:0] work_routed_packet_handle;
    reg          chosen_route_0_valid;
    reg   [14:0] chosen_route_0_pdc;
    reg          chosen_route_0_opens;
    reg          chosen_route_0_lacks;
    reg          chosen_route_0_empty;
    reg          chosen_route_1_valid;
    reg   [14:0] chosen_route_1_pdc;
    reg          chosen_route_1_opens;
    reg          chosen_route_1_lacks;
    reg          chosen_route_1_empty;
    reg          chosen_routed_valid;
    reg   [14:0] chosen_routed_pdc;
    reg          chosen_routed_opens;
    reg          chosen_routed_lacks;
    reg          chosen_routed_empty;
    wire         placement_placement_placed_valid;
    wire  [15:0] placement_placement_placed_pdcid;
    wire   [1:0] placement_placement_placed_packet_kind;
    wire  [15:0] placement_placement_placed_packet_message;
    wire         placement_placement_placed_packet_first;
    wire         placement_placement_placed_packet_last;
    wire  [13:0] placement_placement_placed_packet_length;
    wire  [13:0] placement_placement_placed_packet_size;
    wire  [31:0] placement_placement_placed_packet_payload;
    wire  [31:0] placement_placement_placed_packet_handle;
    wire         placement_placement_stranded_valid;
    wire  [15:0] placement_placement_stranded_pdcid;
    wire   [1:0] placement_placement_stranded_packet_kind;
    wire  [15:0] placement_placement_stranded_packet_message;
    wire         placement_placement_stranded_packet_first;
    wire         placement_placement_stranded_packet_last;
    wire  [13:0] placement_placement_stranded_packet_length;
    wire  [13:0] placement_placement_stranded_packet_size;
    wire  [31:0] placement_placement_stranded_packet_payload;
    wire  [31:0] placement_placement_stranded_packet_handle;
    wire         placement_placement_parks;
    wire   [5:0] placement_placement_parked_tuple;
    wire   [6:0] placement_placement_parked_order;
    wire         placement_placement_parked_resolved;
    wire  [14:0] placement_placement_parked_pdc;
    wire         placement_placement_parked_counted;
    wire         placement_placement_parked_ordered;
    wire         placement_placement_parked_round;
    wire   [1:0] placement_placement_parked_packet_kind;
    wire  [15:0] placement_placement_parked_packet_message;
    wire         placement_placement_parked_packet_first;
    wire         placement_placement_parked_packet_last;
    wire  [13:0] placement_placement_parked_packet_length;
    wire  [13:0] placement_placement_parked_packet_size;
    wire  [31:0] placement_placement_parked_packet_payload;
    wire  [31:0] placement_placement_parked_packet_handle;
    wire         placement_placement_lacks;
    wire         placement_placement_closes;
    wire         placement_placement_settled_valid;
    wire  [14:0] placement_placement_settled_pdc;
    wire         placement_placement_ended_valid;
    wire  [14:0] placement_placement_ended_pdc;
    wire         placement_placement_ended_closing;
    wire         placement_placement_quiet_valid;
    wire   [5:0] placement_placement_quiet_tuple;
    wire         placement_placement_answers;
    wire         placement_placement_answer;
    wire         placement_begins_enable;
    wire   [5:0] placement_begins_tuple;
    wire  [14:0] placement_begins_pdc;
    wire         placement_state_write_enable;
    wire   [2:0] placement_state_write_index;
    wire  [11:0] placement_state_write_count_generation;
    wire         placement_state_write_count_alive;
    wire         placement_state_write_count_closing;
    wire         placement_state_write_count_busy;
    wire         placement_state_write_count_used;
    wire   [7:0] placement_state_write_count_count;
    wire  [31:0] starts_start_psn;
    wire  [15:0] starts_last_psn;
    reg          opens_route_0;
    reg          opens_route_1;
    reg          opens_routed;
    reg    [1:0] opened_route_0_mode;
    reg   [23:0] opened_route_0_job_id;
    reg    [3:0] opened_route_0_local;
    reg  [127:0] opened_route_0_destination;
    reg    [3:0] opened_route_0_traffic_class;
    reg   [23:0] opened_route_0_sdi;
    reg    [3:0] opened_route_0_lane;
    reg    [1:0] opened_route_1_mode;
    reg   [23:0] opened_route_1_job_id;
    reg    [3:0] opened_route_1_local;
    reg  [127:0] opened_route_1_destination;
    reg    [3:0] opened_route_1_traffic_class;
    reg   [23:0] opened_route_1_sdi;
    reg    [3:0] opened_route_1_lane;
    reg    [1:0] opened_routed_mode;
    reg   [23:0] opened_routed_job_id;
    reg    [3:0] opened_routed_local;
    reg  [127:0] opened_routed_destination;
    reg    [3:0] opened_routed_traffic_class;
    reg   [23:0] opened_routed_sdi;
    reg    [3:0] opened_routed_lane;
    wire         ended_up_ready;
    wire  [14:0] ended_down_payload;
    wire         ended_down_valid;
    reg          freed;
    wire         places_ready;
    wire         places_shared_valid;
    wire  [15:0] places_shared_pdcid;
    wire         places_reserved_valid;
    wire  [15:0] places_reserved_pdcid;
    wire         places_released_valid;
    wire  [15:0] places_released_pdcid;
    reg    [7:0] ticks;
    reg    [6:0] lacking;
    reg    [6:0] wanted;
    reg    [3:0] closing;
    reg          is_wanted;
    wire         idle_search_close_valid;
    wire  [15:0] idle_search_close_pdcid;
    wire         forgetter_ready;
    wire         forgetter_frozen;
    wire         forgetter_asks;
    wire         forgetter_holds;
    wire   [5:0] forgetter_tuple;
    wire         forgetter_forget;
    wire   [2:0] work_chosen_later_q_kind;
    wire   [5:0] work_chosen_later_q_tuple;
    wire         work_chosen_later_q_waited;
    wire   [6:0] work_chosen_later_q_order;
    wire         work_chosen_later_q_resolved;
    wire  [14:0] work_chosen_later_q_pdc;
    wire         work_chosen_later_q_counted;
    wire         work_chosen_later_q_ordered;
    wire         work_chosen_later_q_round;
    wire   [1:0] work_chosen_later_q_packet_kind;
    wire  [15:0] work_chosen_later_q_packet_message;
    wire         work_chosen_later_q_packet_first;
    wire         work_chosen_later_q_packet_last;
    wire  [13:0] work_chosen_later_q_packet_length;
    wire  [13:0] work_chosen_later_q_packet_size;
    wire  [31:0] work_chosen_later_q_packet_payload;
    wire  [31:0] work_chosen_later_q_packet_handle;
    wire   [5:0] tuple_read_later_q;
    reg    [5:0] owners [0:7];

    wire         runs = !clearing;
    wire         clears = clearing && cleared < 7'd64;
    wire         forgets_frozen = forgetter_frozen;
    wire         forgets_asks = forgetter_asks;
    wire         forgets_holds = forgetter_holds;
    wire   [5:0] forgets_tuple = forgetter_tuple;
    wire         forgets_forget = forgetter_forget;
    wire         forgets_ready = forgetter_ready;
    wire   [5:0] tuple_read = tuple_read_later_q;
    wire   [5:0] reads = tuple_read;
    wire         result_placed_valid = placement_placement_placed_valid;
    wire  [15:0] result_placed_pdcid = placement_placement_placed_pdcid;
    wire   [1:0] result_placed_packet_kind = placement_placement_placed_packet_kind;
    wire  [15:0] result_placed_packet_message = placement_placement_placed_packet_message;
    wire         result_placed_packet_first = placement_placement_placed_packet_first;
    wire         result_placed_packet_last = placement_placement_placed_packet_last;
    wire  [13:0] result_placed_packet_length = placement_placement_placed_packet_length;
    wire  [13:0] result_placed_packet_size = placement_placement_placed_packet_size;
    wire  [31:0] result_placed_packet_payload = placement_placement_placed_packet_payload;
    wire  [31:0] result_placed_packet_handle = placement_placement_placed_packet_handle;
    wire         result_stranded_valid = placement_placement_stranded_valid;
    wire  [15:0] result_stranded_pdcid = placement_placement_stranded_pdcid;
    wire   [1:0] result_stranded_packet_kind = placement_placement_stranded_packet_kind;
    wire  [15:0] result_stranded_packet_message = placement_placement_stranded_packet_message;
    wire         result_stranded_packet_first = placement_placement_stranded_packet_first;
    wire         result_stranded_packet_last = placement_placement_stranded_packet_last;
    wire  [13:0] result_stranded_packet_length = placement_placement_stranded_packet_length;
    wire  [13:0] result_stranded_packet_size = placement_placement_stranded_packet_size;
    wire  [31:0] result_stranded_packet_payload = placement_placement_stranded_packet_payload;
    wire  [31:0] result_stranded_packet_handle = placement_placement_stranded_packet_handle;
    wire         result_parks = placement_placement_parks;
    wire   [5:0] result_parked_tuple = placement_placement_parked_tuple;
    wire   [6:0] result_parked_order = placement_placement_parked_order;
    wire         result_parked_resolved = placement_placement_parked_resolved;
    wire  [14:0] result_parked_pdc = placement_placement_parked_pdc;
    wire         result_parked_counted = placement_placement_parked_counted;
    wire         result_parked_ordered = placement_placement_parked_ordered;
    wire         result_parked_round = placement_placement_parked_round;
    wire   [1:0] result_parked_packet_kind = placement_placement_parked_packet_kind;
    wire  [15:0] result_parked_packet_message = placement_placement_parked_packet_message;
    wire         result_parked_packet_first = placement_placement_parked_packet_first;
    wire         result_parked_packet_last = placement_placement_parked_packet_last;
    wire  [13:0] result_parked_packet_length = placement_placement_parked_packet_length;
    wire  [13:0] result_parked_packet_size = placement_placement_parked_packet_size;
    wire  [31:0] result_parked_packet_payload = placement_placement_parked_packet_payload;
    wire  [31:0] result_parked_packet_handle = placement_placement_parked_packet_handle;
    wire         result_lacks = placement_placement_lacks;
    wire         result_closes = placement_placement_closes;
    wire         result_settled_valid = placement_placement_settled_valid;
    wire  [14:0] result_settled_pdc = placement_placement_settled_pdc;
    wire         result_ended_valid = placement_placement_ended_valid;
    wire  [14:0] result_ended_pdc = placement_placement_ended_pdc;
    wire         result_ended_closing = placement_placement_ended_closing;
    wire         result_quiet_valid = placement_placement_quiet_valid;
    wire   [5:0] result_quiet_tuple = placement_placement_quiet_tuple;
    wire         result_answers = placement_placement_answers;
    wire         result_answer = placement_placement_answer;
    wire         is_notice = notice_valid && runs && forgets_ready;
    wire         free = runs && !is_notice && !forgets_holds;
    wire         begun_valid = work_valid && work_kind == WORK_KIND_PACKET && work_packet_first;
    wire   [5:0] begun_tuple = work_tuple;
    wire         has_new = finder_down_valid && (|free_places);
    wire         old_is_early_term = first_0_valid && first_0_tuple == ring_down_payload_tuple;
    wire         old_is_early_term_2 = (begun_valid && begun_tuple == ring_down_payload_tuple) || old_is_early_term;
    wire         old_is_early_term_3 = old_is_early_term_2 || (first_1_valid && first_1_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_4 = old_is_early_term_3 || (first_2_valid && first_2_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_5 = old_is_early_term_4 || (first_3_valid && first_3_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_6 = old_is_early_term_5 || (first_4_valid && first_4_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_7 = old_is_early_term_6 || (first_5_valid && first_5_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_8 = old_is_early_term_7 || (first_6_valid && first_6_tuple == ring_down_payload_tuple);
    wire         old_is_early_term_9 = old_is_early_term_8 || (first_7_valid && first_7_tuple == ring_down_payload_tuple);
    wire         old_is_early = old_is_early_term_9 && !ring_down_payload_packet_first;
    wire         new_is_early_term = first_0_valid && first_0_tuple == finder_down_payload_tuple;
    wire         new_is_early_term_2 = (begun_valid && begun_tuple == finder_down_payload_tuple) || new_is_early_term;
    wire         new_is_early_term_3 = new_is_early_term_2 || (first_1_valid && first_1_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_4 = new_is_early_term_3 || (first_2_valid && first_2_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_5 = new_is_early_term_4 || (first_3_valid && first_3_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_6 = new_is_early_term_5 || (first_4_valid && first_4_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_7 = new_is_early_term_6 || (first_5_valid && first_5_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_8 = new_is_early_term_7 || (first_6_valid && first_6_tuple == finder_down_payload_tuple);
    wire         new_is_early_term_9 = new_is_early_term_8 || (first_7_valid && first_7_tuple == finder_down_payload_tuple);
    wire         new_is_early = new_is_early_term_9 && !finder_down_payload_packet_first;
    wire         waiting = ring_down_valid && !old_is_early;
    wire         round_ends = !ring_down_valid || ring_down_payload_round == round;
    wire         owed_any = |owed;
    wire         new_first = round_ends && has_new && owed_any;
    wire         chooses_waiting = waiting && !new_first;
    wire         takes_waiting = free && chooses_waiting;
    wire         takes_new = free && has_new && !new_is_early && !chooses_waiting;
    wire   [6:0] places_then = free_places + {6'd0, leaves};
    wire         asks = forgets_asks && !is_notice && runs;
    wire   [5:0] owners_rdata = owners[notice_payload_pdcid[2:0]];
    wire         pool_valid = places_shared_valid;
    wire  [15:0] pool_pdcid = places_shared_pdcid;
    wire         counts_enable = placement_state_write_enable;
    wire  [14:0] counts_pdc = {placement_state_write_count_generation, placement_state_write_index};
    wire   [7:0] counts_count = placement_state_write_count_count;
    wire         chosen_valid = chooser_chosen_valid;
    wire  [14:0] chosen_pdc = chooser_chosen_pdc;
    wire         chosen_opens = chooser_chosen_opens;
    wire         chosen_lacks = chooser_chosen_lacks;
    wire         chosen_empty = chooser_chosen_empty;
    wire         opens = valid_chosen && chooser_chosen_opens;
    wire   [1:0] opened_mode = finder_tuple_mode;
    wire  [23:0] opened_job_id = finder_tuple_job_id;
    wire   [3:0] opened_local = finder_tuple_local;
    wire [127:0] opened_destination = finder_tuple_destination;
    wire   [3:0] opened_traffic_class = finder_tuple_traffic_class;
    wire  [23:0] opened_sdi = finder_tuple_sdi;
    wire   [3:0] opened_lane = finder_tuple_lane;
    wire         begins_enable = placement_begins_enable;
    wire   [5:0] begins_tuple = placement_begins_tuple;
    wire  [14:0] begins_pdc = placement_begins_pdc;
    wire   [2:0] work_chosen_kind = work_chosen_later_q_kind;
    wire   [5:0] work_chosen_tuple = work_chosen_later_q_tuple;
    wire         work_chosen_waited = work_chosen_later_q_waited;
    wire   [6:0] work_chosen_order = work_chosen_later_q_order;
    wire         work_chosen_resolved = work_chosen_later_q_resolved;
    wire  [14:0] work_chosen_pdc = work_chosen_later_q_pdc;
    wire         work_chosen_counted = work_chosen_later_q_counted;
    wire         work_chosen_ordered = work_chosen_later_q_ordered;
    wire         work_chosen_round = work_chosen_later_q_round;
    wire   [1:0] work_chosen_packet_kind = work_chosen_later_q_packet_kind;
    wire  [15:0] work_chosen_packet_message = work_chosen_later_q_packet_message;
    wire         work_chosen_packet_first = work_chosen_later_q_packet_first;
    wire         work_chosen_packet_last = work_chosen_later_q_packet_last;
    wire  [13:0] work_chosen_packet_length = work_chosen_later_q_packet_length;
    wire  [13:0] work_chosen_packet_size = work_chosen_later_q_packet_size;
    wire  [31:0] work_chosen_packet_payload = work_chosen_later_q_packet_payload;
    wire  [31:0] work_chosen_packet_handle = work_chosen_later_q_packet_handle;
    wire         frees = ended_down_valid && !freed;
    wire         retired_valid_or_clears = retired_valid || clears;
    wire  [15:0] chooser_retired_pdcid_choice = clears ? {13'd0, cleared[2:0]} : retired_pdcid;
    wire         ticks_all = &ticks;
    wire         wanted_term = placement_placement_ended_valid && placement_placement_ended_closing;
    wire         closing_term = placement_placement_closes && !wanted_term;
    wire   [3:0] closing_choice = wanted_term && !placement_placement_closes ? closing - 4'd1 : closing;

    tuple_finder_t64_h32 finder (
        .clk                            (clk),
        .rst                            (rst),
        .frozen                         (forgets_frozen),
        .forget_valid                   (forgets_forget),
        .forget_tuple                   (forgets_tuple),
        .read                           (reads),
        .ready                          (finder_ready),
        .tuple_mode                     (finder_tuple_mode),
        .tuple_job_id                   (finder_tuple_job_id),
        .tuple_local                    (finder_tuple_local),
        .tuple_destination              (finder_tuple_destination),
        .tuple_traffic_class            (finder_tuple_traffic_class),
        .tuple_sdi                      (finder_tuple_sdi),
        .tuple_lane                     (finder_tuple_lane),
        .up_payload_tuple_mode          (send_payload_tuple_mode),
        .up_payload_tuple_job_id        (send_payload_tuple_job_id),
        .up_payload_tuple_local         (send_payload_tuple_local),
        .up_payload_tuple_destination   (send_payload_tuple_destination),
        .up_payload_tuple_traffic_class (send_payload_tuple_traffic_class),
        .up_payload_tuple_sdi           (send_payload_tuple_sdi),
        .up_payload_tuple_lane          (send_payload_tuple_lane),
        .up_payload_packet_kind         (send_payload_packet_kind),
        .up_payload_packet_message      (send_payload_packet_message),
        .up_payload_packet_first        (send_payload_packet_first),
        .up_payload_packet_last         (send_payload_packet_last),
        .up_payload_packet_length       (send_payload_packet_length),
        .up_payload_packet_size         (send_payload_packet_size),
        .up_payload_packet_payload      (send_payload_packet_payload),
        .up_payload_packet_handle       (send_payload_packet_handle),
        .up_valid                       (send_valid && !clearing),
        .up_ready                       (finder_up_ready),
        .down_payload_tuple             (finder_down_payload_tuple),
        .down_payload_ordered           (finder_down_payload_ordered),
        .down_payload_packet_kind       (finder_down_payload_packet_kind),
        .down_payload_packet_message    (finder_down_payload_packet_message),
        .down_payload_packet_first      (finder_down_payload_packet_first),
        .down_payload_packet_last       (finder_down_payload_packet_last),
        .down_payload_packet_length     (finder_down_payload_packet_length),
        .down_payload_packet_size       (finder_down_payload_packet_size),
        .down_payload_packet_payload    (finder_down_payload_packet_payload),
        .down_payload_packet_handle     (finder_down_payload_packet_handle),
        .down_valid                     (finder_down_valid),
        .down_ready                     (takes_new)
    );

    block_fifo_w144_d64 ring (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_tuple            (result_parked_tuple),
        .up_payload_order            (result_parked_order),
        .up_payload_resolved         (result_parked_resolved),
        .up_payload_pdc              (result_parked_pdc),
        .up_payload_counted          (result_parked_counted),
        .up_payload_ordered          (result_parked_ordered),
        .up_payload_round            (result_parked_round),
        .up_payload_packet_kind      (result_parked_packet_kind),
        .up_payload_packet_message   (result_parked_packet_message),
        .up_payload_packet_first     (result_parked_packet_first),
        .up_payload_packet_last      (result_parked_packet_last),
        .up_payload_packet_length    (result_parked_packet_length),
        .up_payload_packet_size      (result_parked_packet_size),
        .up_payload_packet_payload   (result_parked_packet_payload),
        .up_payload_packet_handle    (result_parked_packet_handle),
        .up_valid                    (result_parks),
        .up_ready                    (ring_up_ready),
        .down_payload_tuple          (ring_down_payload_tuple),
        .down_payload_order          (ring_down_payload_order),
        .down_payload_resolved       (ring_down_payload_resolved),
        .down_payload_pdc            (ring_down_payload_pdc),
        .down_payload_counted        (ring_down_payload_counted),
        .down_payload_ordered        (ring_down_payload_ordered),
        .down_payload_round          (ring_down_payload_round),
        .down_payload_packet_kind    (ring_down_payload_packet_kind),
        .down_payload_packet_message (ring_down_payload_packet_message),
        .down_payload_packet_first   (ring_down_payload_packet_first),
        .down_payload_packet_last    (ring_down_payload_packet_last),
        .down_payload_packet_length  (ring_down_payload_packet_length),
        .down_payload_packet_size    (ring_down_payload_packet_size),
        .down_payload_packet_payload (ring_down_payload_packet_payload),
        .down_payload_packet_handle  (ring_down_payload_packet_handle),
        .down_valid                  (ring_down_valid),
        .down_ready                  (takes_waiting)
    );

    chooser_n8_r128_k2_p64_t64 chooser (
        .clk                       (clk),
        .rst                       (rst),
        .valid                     (work_valid),
        .work_kind                 (work_kind),
        .work_tuple                (work_tuple),
        .work_waited               (work_waited),
        .work_order                (work_order),
        .work_resolved             (work_resolved),
        .work_pdc                  (work_pdc),
        .work_counted              (work_counted),
        .work_ordered              (work_ordered),
        .work_round                (work_round),
        .work_packet_kind          (work_packet_kind),
        .work_packet_message       (work_packet_message),
        .work_packet_first         (work_packet_first),
        .work_packet_last          (work_packet_last),
        .work_packet_length        (work_packet_length),
        .work_packet_size          (work_packet_size),
        .work_packet_payload       (work_packet_payload),
        .work_packet_handle        (work_packet_handle),
        .offer_valid               (pool_valid),
        .offer_pdcid               (pool_pdcid),
        .registers_pdcs_per_tuple  (registers_pdcs_per_tuple),
        .registers_spread_turns    (registers_spread_turns),
        .registers_full_level      (registers_full_level),
        .registers_quarantine_time (registers_quarantine_time),
        .placed_enable             (counts_enable),
        .placed_pdc                (counts_pdc),
        .placed_count              (counts_count),
        .retired_valid             (retired_valid_or_clears),
        .retired_pdcid             (chooser_retired_pdcid_choice),
        .retired_count             (retired_count),
        .takes                     (chooser_takes),
        .chosen_valid              (chooser_chosen_valid),
        .chosen_pdc                (chooser_chosen_pdc),
        .chosen_opens              (chooser_chosen_opens),
        .chosen_lacks              (chooser_chosen_lacks),
        .chosen_empty              (chooser_chosen_empty)
    );

    message_route_t64 routes (
        .clk                 (clk),
        .work_kind           (work_chosen_kind),
        .work_tuple          (work_chosen_tuple),
        .work_waited         (work_chosen_waited),
        .work_order          (work_chosen_order),
        .work_resolved       (work_chosen_resolved),
        .work_pdc            (work_chosen_pdc),
        .work_counted        (work_chosen_counted),
        .work_ordered        (work_chosen_ordered),
        .work_round          (work_chosen_round),
        .work_packet_kind    (work_chosen_packet_kind),
        .work_packet_message (work_chosen_packet_message),
        .work_packet_first   (work_chosen_packet_first),
        .work_packet_last    (work_chosen_packet_last),
        .work_packet_length  (work_chosen_packet_length),
        .work_packet_size    (work_chosen_packet_size),
        .work_packet_payload (work_chosen_packet_payload),
        .work_packet_handle  (work_chosen_packet_handle),
        .chosen_valid        (chooser_chosen_valid),
        .chosen_pdc          (chooser_chosen_pdc),
        .chosen_opens        (chooser_chosen_opens),
        .chosen_lacks        (chooser_chosen_lacks),
        .chosen_empty        (chooser_chosen_empty),
        .begins_enable       (begins_enable),
        .begins_tuple        (begins_tuple),
        .begins_pdc          (begins_pdc),
        .route_known         (routes_route_known),
        .route_pdc           (routes_route_pdc)
    );

    placement_n8_r128_k2_p64_t64 placement (
        .clk                               (clk),
        .rst                               (rst),
        .valid                             (valid_routed),
        .work_kind                         (work_routed_kind),
        .work_tuple                        (work_routed_tuple),
        .work_waited                       (work_routed_waited),
        .work_order                        (work_routed_order),
        .work_resolved                     (work_routed_resolved),
        .work_pdc                          (work_routed_pdc),
        .work_counted                      (work_routed_counted),
        .work_ordered                      (work_routed_ordered),
        .work_round                        (work_routed_round),
        .work_packet_kind                  (work_routed_packet_kind),
        .work_packet_message               (work_routed_packet_message),
        .work_packet_first                 (work_routed_packet_first),
        .work_packet_last                  (work_routed_packet_last),
        .work_packet_length                (work_routed_packet_length),
        .work_packet_size                  (work_routed_packet_size),
        .work_packet_payload               (work_routed_packet_payload),
        .work_packet_handle                (work_routed_packet_handle),
        .chosen_valid                      (chosen_routed_valid),
        .chosen_pdc                        (chosen_routed_pdc),
        .chosen_opens                      (chosen_routed_opens),
        .chosen_lacks                      (chosen_routed_lacks),
        .chosen_empty                      (chosen_routed_empty),
        .route_known                       (routes_route_known),
        .route_pdc                         (routes_route_pdc),
        .retired_valid                     (retired_valid_or_clears),
        .retired_pdcid                     (chooser_retired_pdcid_choice),
        .retired_count                     (retired_count),
        .room                              (room),
        .period                            (period),
        .placement_placed_valid            (placement_placement_placed_valid),
        .placement_placed_pdcid            (placement_placement_placed_pdcid),
        .placement_placed_packet_kind      (placement_placement_placed_packet_kind),
        .placement_placed_packet_message   (placement_placement_placed_packet_message),
        .placement_placed_packet_first     (placement_placement_placed_packet_first),
        .placement_placed_packet_last      (placement_placement_placed_packet_last),
        .placement_placed_packet_length    (placement_placement_placed_packet_length),
        .placement_placed_packet_size      (placement_placement_placed_packet_size),
        .placement_placed_packet_payload   (placement_placement_placed_packet_payload),
        .placement_placed_packet_handle    (placement_placement_placed_packet_handle),
        .placement_stranded_valid          (placement_placement_stranded_valid),
        .placement_stranded_pdcid          (placement_placement_stranded_pdcid),
        .placement_stranded_packet_kind    (placement_placement_stranded_packet_kind),
        .placement_stranded_packet_message (placement_placement_stranded_packet_message),
        .placement_stranded_packet_first   (placement_placement_stranded_packet_first),
        .placement_stranded_packet_last    (placement_placement_stranded_packet_last),
        .placement_stranded_packet_length  (placement_placement_stranded_packet_length),
        .placement_stranded_packet_size    (placement_placement_stranded_packet_size),
        .placement_stranded_packet_payload (placement_placement_stranded_packet_payload),
        .placement_stranded_packet_handle  (placement_placement_stranded_packet_handle),
        .placement_parks                   (placement_placement_parks),
        .placement_parked_tuple            (placement_placement_parked_tuple),
        .placement_parked_order            (placement_placement_parked_order),
        .placement_parked_resolved         (placement_placement_parked_resolved),
        .placement_parked_pdc              (placement_placement_parked_pdc),
        .placement_parked_counted          (placement_placement_parked_counted),
        .placement_parked_ordered          (placement_placement_parked_ordered),
        .placement_parked_round            (placement_placement_parked_round),
        .placement_parked_packet_kind      (placement_placement_parked_packet_kind),
        .placement_parked_packet_message   (placement_placement_parked_packet_message),
        .placement_parked_packet_first     (placement_placement_parked_packet_first),
        .placement_parked_packet_last      (placement_placement_parked_packet_last),
        .placement_parked_packet_length    (placement_placement_parked_packet_length),
        .placement_parked_packet_size      (placement_placement_parked_packet_size),
        .placement_parked_packet_payload   (placement_placement_parked_packet_payload),
        .placement_parked_packet_handle    (placement_placement_parked_packet_handle),
        .placement_lacks                   (placement_placement_lacks),
        .placement_closes                  (placement_placement_closes),
        .placement_settled_valid           (placement_placement_settled_valid),
        .placement_settled_pdc             (placement_placement_settled_pdc),
        .placement_ended_valid             (placement_placement_ended_valid),
        .placement_ended_pdc               (placement_placement_ended_pdc),
        .placement_ended_closing           (placement_placement_ended_closing),
        .placement_quiet_valid             (placement_placement_quiet_valid),
        .placement_quiet_tuple             (placement_placement_quiet_tuple),
        .placement_answers                 (placement_placement_answers),
        .placement_answer                  (placement_placement_answer),
        .begins_enable                     (placement_begins_enable),
        .begins_tuple                      (placement_begins_tuple),
        .begins_pdc                        (placement_begins_pdc),
        .state_write_enable                (placement_state_write_enable),
        .state_write_index                 (placement_state_write_index),
        .state_write_count_generation      (placement_state_write_count_generation),
        .state_write_count_alive           (placement_state_write_count_alive),
        .state_write_count_closing         (placement_state_write_count_closing),
        .state_write_count_busy            (placement_state_write_count_busy),
        .state_write_count_used            (placement_state_write_count_used),
        .state_write_count_count           (placement_state_write_count_count)
    );

    start_psn starts (
        .clk        (clk),
        .pdc        (chooser_chosen_pdc),
        .random     (random),
        .used_valid (is_notice && notice_payload_news),
        .used_pdc   (notice_payload_pdcid[14:0]),
        .used_next  (notice_payload_next),
        .start_psn  (starts_start_psn),
        .last_psn   (starts_last_psn)
    );

    block_fifo_w15_d8 ended (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (placement_placement_ended_pdc),
        .up_valid     (placement_placement_ended_valid),
        .up_ready     (ended_up_ready),
        .down_payload (ended_down_payload),
        .down_valid   (ended_down_valid),
        .down_ready   (frees)
    );

    place_pool_n8_r0_b15 places (
        .clk             (clk),
        .rst             (rst),
        .take_shared     (chooser_takes),
        .take_reserved   (1'b0),
        .freed_valid     (frees),
        .freed_pdcid     ({1'b0, ended_down_payload}),
        .forgotten       (freed),
        .now             (units),
        .quarantine_time (registers_quarantine_time),
        .ready           (places_ready),
        .shared_valid    (places_shared_valid),
        .shared_pdcid    (places_shared_pdcid),
        .reserved_valid  (places_reserved_valid),
        .reserved_pdcid  (places_reserved_pdcid),
        .released_valid  (places_released_valid),
        .released_pdcid  (places_released_pdcid)
    );

    idle_search_n8_r128_k2_p64 idle_search (
        .clk                          (clk),
        .rst                          (rst),
        .state_write_enable           (placement_state_write_enable),
        .state_write_index            (placement_state_write_index),
        .state_write_count_generation (placement_state_write_count_generation),
        .state_write_count_alive      (placement_state_write_count_alive),
        .state_write_count_closing    (placement_state_write_count_closing),
        .state_write_count_busy       (placement_state_write_count_busy),
        .state_write_count_used       (placement_state_write_count_used),
        .state_write_count_count      (placement_state_write_count_count),
        .retired_valid                (retired_valid_or_clears),
        .retired_pdcid                (chooser_retired_pdcid_choice),
        .retired_count                (retired_count),
        .wanted                       (is_wanted),
        .closes                       (placement_placement_closes),
        .now                          (now),
        .close_valid                  (idle_search_close_valid),
        .close_pdcid                  (idle_search_close_pdcid)
    );

    forgetter_t64 forgetter (
        .clk         (clk),
        .rst         (rst),
        .quiet_valid (placement_placement_quiet_valid),
        .quiet_tuple (placement_placement_quiet_tuple),
        .found       (finder_down_valid),
        .taken       (asks),
        .answers     (placement_placement_answers),
        .answer      (placement_placement_answer),
        .ready       (forgetter_ready),
        .frozen      (forgetter_frozen),
        .asks        (forgetter_asks),
        .holds       (forgetter_holds),
        .tuple       (forgetter_tuple),
        .forget      (forgetter_forget)
    );

    delay_w148_c6 work_chosen_later (
        .clk              (clk),
        .d_kind           (work_kind),
        .d_tuple          (work_tuple),
        .d_waited         (work_waited),
        .d_order          (work_order),
        .d_resolved       (work_resolved),
        .d_pdc            (work_pdc),
        .d_counted        (work_counted),
        .d_ordered        (work_ordered),
        .d_round          (work_round),
        .d_packet_kind    (work_packet_kind),
        .d_packet_message (work_packet_message),
        .d_packet_first   (work_packet_first),
        .d_packet_last    (work_packet_last),
        .d_packet_length  (work_packet_length),
        .d_packet_size    (work_packet_size),
        .d_packet_payload (work_packet_payload),
        .d_packet_handle  (work_packet_handle),
        .q_kind           (work_chosen_later_q_kind),
        .q_tuple          (work_chosen_later_q_tuple),
        .q_waited         (work_chosen_later_q_waited),
        .q_order          (work_chosen_later_q_order),
        .q_resolved       (work_chosen_later_q_resolved),
        .q_pdc            (work_chosen_later_q_pdc),
        .q_counted        (work_chosen_later_q_counted),
        .q_ordered        (work_chosen_later_q_ordered),
        .q_round          (work_chosen_later_q_round),
        .q_packet_kind    (work_chosen_later_q_packet_kind),
        .q_packet_message (work_chosen_later_q_packet_message),
        .q_packet_first   (work_chosen_later_q_packet_first),
        .q_packet_last    (work_chosen_later_q_packet_last),
        .q_packet_length  (work_chosen_later_q_packet_length),
        .q_packet_size    (work_chosen_later_q_packet_size),
        .q_packet_payload (work_chosen_later_q_packet_payload),
        .q_packet_handle  (work_chosen_later_q_packet_handle)
    );

    delay_w6_c4 tuple_read_later (
        .clk (clk),
        .d   (work_tuple),
        .q   (tuple_read_later_q)
    );

    always @(posedge clk) begin
        if (opens) owners[chooser_chosen_pdc[2:0]] <= work_chosen_tuple;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 7'd0;
            period <= 1'b0;
            free_places <= 7'd64;
            round <= 1'b0;
            owed <= 7'd0;
            leaves <= 1'b0;
            work_valid <= 1'b0;
            valid_choose_1 <= 1'b0;
            valid_choose_2 <= 1'b0;
            valid_choose_3 <= 1'b0;
            valid_read <= 1'b0;
            valid_decide <= 1'b0;
            valid_chosen <= 1'b0;
            valid_route_0 <= 1'b0;
            valid_route_1 <= 1'b0;
            valid_routed <= 1'b0;
            opens_route_0 <= 1'b0;
            opens_route_1 <= 1'b0;
            opens_routed <= 1'b0;
            freed <= 1'b0;
            ticks <= 8'd0;
            lacking <= 7'd0;
            wanted <= 7'd0;
            closing <= 4'd0;
        end else begin
            cleared <= cleared + 7'd1;
            if (cleared == 7'd96) begin
                clearing <= 1'b0;
            end
            if (takes_waiting) begin
                round <= !ring_down_payload_round;
                if (!(&owed)) begin
                    owed <= owed + 7'd1;
                end
            end else if (takes_new && owed_any) begin
                owed <= owed - 7'd1;
            end
            leaves <= result_placed_valid || result_stranded_valid;
            free_places <= takes_new ? places_then - 7'd1 : places_then;
            work_valid <= is_notice || asks || clears || takes_waiting || takes_new;
            valid_choose_1 <= work_valid;
            valid_choose_2 <= valid_choose_1;
            valid_choose_3 <= valid_choose_2;
            valid_read <= valid_choose_3;
            valid_decide <= valid_read;
            valid_chosen <= valid_decide;
            valid_route_0 <= valid_chosen;
            valid_route_1 <= valid_route_0;
            valid_routed <= valid_route_1;
            opens_route_0 <= opens;
            opens_route_1 <= opens_route_0;
            opens_routed <= opens_route_1;
            freed <= ended_down_valid && !freed;
            ticks <= ticks + 8'd1;
            if (placement_placement_lacks) begin
                lacking <= lacking + 7'd1;
            end
            if (ticks_all) begin
                period <= !period;
                wanted <= lacking;
                lacking <= 7'd0;
            end
            if (!ticks_all && wanted_term && (|wanted)) begin
                wanted <= wanted - 7'd1;
            end
            closing <= closing_term ? closing + 4'd1 : closing_choice;
        end
    end

    always @(posedge clk) begin
        first_0_valid <= begun_valid;
        first_0_tuple <= begun_tuple;
        first_1_valid <= first_0_valid;
        first_1_tuple <= first_0_tuple;
        first_2_valid <= first_1_valid;
        first_2_tuple <= first_1_tuple;
        first_3_valid <= first_2_valid;
        first_3_tuple <= first_2_tuple;
        first_4_valid <= first_3_valid;
        first_4_tuple <= first_3_tuple;
        first_5_valid <= first_4_valid;
        first_5_tuple <= first_4_tuple;
        first_6_valid <= first_5_valid;
        first_6_tuple <= first_5_tuple;
        first_7_valid <= first_6_valid;
        first_7_tuple <= first_6_tuple;
        work_kind <= WORK_KIND_PACKET;
        work_tuple <= takes_waiting ? ring_down_payload_tuple : finder_down_payload_tuple;
        work_waited <= takes_waiting;
        work_order <= ring_down_payload_order;
        work_resolved <= takes_waiting && ring_down_payload_resolved;
        work_pdc <= ring_down_payload_pdc;
        work_counted <= takes_waiting ? ring_down_payload_counted : !period;
        work_ordered <= takes_waiting ? ring_down_payload_ordered : finder_down_payload_ordered;
        work_round <= takes_waiting ? !ring_down_payload_round : round;
        work_packet_kind <= takes_waiting ? ring_down_payload_packet_kind : finder_down_payload_packet_kind;
        work_packet_message <= takes_waiting ? ring_down_payload_packet_message : finder_down_payload_packet_message;
        work_packet_first <= takes_waiting ? ring_down_payload_packet_first : finder_down_payload_packet_first;
        work_packet_last <= takes_waiting ? ring_down_payload_packet_last : finder_down_payload_packet_last;
        work_packet_length <= takes_waiting ? ring_down_payload_packet_length : finder_down_payload_packet_length;
        work_packet_size <= takes_waiting ? ring_down_payload_packet_size : finder_down_payload_packet_size;
        work_packet_payload <= takes_waiting ? ring_down_payload_packet_payload : finder_down_payload_packet_payload;
        work_packet_handle <= takes_waiting ? ring_down_payload_packet_handle : finder_down_payload_packet_handle;
        if (is_notice && !notice_payload_news) begin
            work_kind <= WORK_KIND_QUIESCE;
            work_tuple <= owners_rdata;
            work_pdc <= notice_payload_pdcid[14:0];
        end else if (is_notice) begin
            work_kind <= WORK_KIND_ENDED;
            work_tuple <= owners_rdata;
            work_pdc <= notice_payload_pdcid[14:0];
        end else if (asks) begin
            work_kind <= WORK_KIND_FORGET;
            work_tuple <= forgets_tuple;
        end else if (clears) begin
            work_kind <= WORK_KIND_CLEAR;
            work_tuple <= cleared[5:0];
            work_pdc <= {12'd0, cleared[2:0]};
        end
        work_route_0_kind <= work_chosen_kind;
        work_route_0_tuple <= work_chosen_tuple;
        work_route_0_waited <= work_chosen_waited;
        work_route_0_order <= work_chosen_order;
        work_route_0_resolved <= work_chosen_resolved;
        work_route_0_pdc <= work_chosen_pdc;
        work_route_0_counted <= work_chosen_counted;
        work_route_0_ordered <= work_chosen_ordered;
        work_route_0_round <= work_chosen_round;
        work_route_0_packet_kind <= work_chosen_packet_kind;
        work_route_0_packet_message <= work_chosen_packet_message;
        work_route_0_packet_first <= work_chosen_packet_first;
        work_route_0_packet_last <= work_chosen_packet_last;
        work_route_0_packet_length <= work_chosen_packet_length;
        work_route_0_packet_size <= work_chosen_packet_size;
        work_route_0_packet_payload <= work_chosen_packet_payload;
        work_route_0_packet_handle <= work_chosen_packet_handle;
        work_route_1_kind <= work_route_0_kind;
        work_route_1_tuple <= work_route_0_tuple;
        work_route_1_waited <= work_route_0_waited;
        work_route_1_order <= work_route_0_order;
        work_route_1_resolved <= work_route_0_resolved;
        work_route_1_pdc <= work_route_0_pdc;
        work_route_1_counted <= work_route_0_counted;
        work_route_1_ordered <= work_route_0_ordered;
        work_route_1_round <= work_route_0_round;
        work_route_1_packet_kind <= work_route_0_packet_kind;
        work_route_1_packet_message <= work_route_0_packet_message;
        work_route_1_packet_first <= work_route_0_packet_first;
        work_route_1_packet_last <= work_route_0_packet_last;
        work_route_1_packet_length <= work_route_0_packet_length;
        work_route_1_packet_size <= work_route_0_packet_size;
        work_route_1_packet_payload <= work_route_0_packet_payload;
        work_route_1_packet_handle <= work_route_0_packet_handle;
        work_routed_kind <= work_route_1_kind;
        work_routed_tuple <= work_route_1_tuple;
        work_routed_waited <= work_route_1_waited;
        work_routed_order <= work_route_1_order;
        work_routed_resolved <= work_route_1_resolved;
        work_routed_pdc <= work_route_1_pdc;
        work_routed_counted <= work_route_1_counted;
        work_routed_ordered <= work_route_1_ordered;
        work_routed_round <= work_route_1_round;
        work_routed_packet_kind <= work_route_1_packet_kind;
        work_routed_packet_message <= work_route_1_packet_message;
        work_routed_packet_first <= work_route_1_packet_first;
        work_routed_packet_last <= work_route_1_packet_last;
        work_routed_packet_length <= work_route_1_packet_length;
        work_routed_packet_size <= work_route_1_packet_size;
        work_routed_packet_payload <= work_route_1_packet_payload;
        work_routed_packet_handle <= work_route_1_packet_handle;
        chosen_route_0_valid <= chosen_valid;
        chosen_route_0_pdc <= chosen_pdc;
        chosen_route_0_opens <= chosen_opens;
        chosen_route_0_lacks <= chosen_lacks;
        chosen_route_0_empty <= chosen_empty;
        chosen_route_1_valid <= chosen_route_0_valid;
        chosen_route_1_pdc <= chosen_route_0_pdc;
        chosen_route_1_opens <= chosen_route_0_opens;
        chosen_route_1_lacks <= chosen_route_0_lacks;
        chosen_route_1_empty <= chosen_route_0_empty;
        chosen_routed_valid <= chosen_route_1_valid;
        chosen_routed_pdc <= chosen_route_1_pdc;
        chosen_routed_opens <= chosen_route_1_opens;
        chosen_routed_lacks <= chosen_route_1_lacks;
        chosen_routed_empty <= chosen_route_1_empty;
        opened_route_0_mode <= opened_mode;
        opened_route_0_job_id <= opened_job_id;
        opened_route_0_local <= opened_local;
        opened_route_0_destination <= opened_destination;
        opened_route_0_traffic_class <= opened_traffic_class;
        opened_route_0_sdi <= opened_sdi;
        opened_route_0_lane <= opened_lane;
        opened_route_1_mode <= opened_route_0_mode;
        opened_route_1_job_id <= opened_route_0_job_id;
        opened_route_1_local <= opened_route_0_local;
        opened_route_1_destination <= opened_route_0_destination;
        opened_route_1_traffic_class <= opened_route_0_traffic_class;
        opened_route_1_sdi <= opened_route_0_sdi;
        opened_route_1_lane <= opened_route_0_lane;
        opened_routed_mode <= opened_route_1_mode;
        opened_routed_job_id <= opened_route_1_job_id;
        opened_routed_local <= opened_route_1_local;
        opened_routed_destination <= opened_route_1_destination;
        opened_routed_traffic_class <= opened_route_1_traffic_class;
        opened_routed_sdi <= opened_route_1_sdi;
        opened_routed_lane <= opened_route_1_lane;
        open_valid <= opens_routed;
        open_pdcid <= {1'b1, chosen_routed_pdc};
        open_tuple_mode <= opened_routed_mode;
        open_tuple_job_id <= opened_routed_job_id;
        open_tuple_local <= opened_routed_local;
        open_tuple_destination <= opened_routed_destination;
        open_tuple_traffic_class <= opened_routed_traffic_class;
        open_tuple_sdi <= opened_routed_sdi;
        open_tuple_lane <= opened_routed_lane;
        open_start_psn <= starts_start_psn;
        open_last_psn <= starts_last_psn;
        is_wanted <= {3'd0, closing} < wanted;
    end

    assign ready = runs && finder_ready && places_ready;
    assign placed_valid = placement_placement_placed_valid;
    assign placed_pdcid = placement_placement_placed_pdcid;
    assign placed_packet_kind = placement_placement_placed_packet_kind;
    assign placed_packet_message = placement_placement_placed_packet_message;
    assign placed_packet_first = placement_placement_placed_packet_first;
    assign placed_packet_last = placement_placement_placed_packet_last;
    assign placed_packet_length = placement_placement_placed_packet_length;
    assign placed_packet_size = placement_placement_placed_packet_size;
    assign placed_packet_payload = placement_placement_placed_packet_payload;
    assign placed_packet_handle = placement_placement_placed_packet_handle;
    assign stranded_valid = placement_placement_stranded_valid;
    assign stranded_pdcid = placement_placement_stranded_pdcid;
    assign stranded_packet_kind = placement_placement_stranded_packet_kind;
    assign stranded_packet_message = placement_placement_stranded_packet_message;
    assign stranded_packet_first = placement_placement_stranded_packet_first;
    assign stranded_packet_last = placement_placement_stranded_packet_last;
    assign stranded_packet_length = placement_placement_stranded_packet_length;
    assign stranded_packet_size = placement_placement_stranded_packet_size;
    assign stranded_packet_payload = placement_placement_stranded_packet_payload;
    assign stranded_packet_handle = placement_placement_stranded_packet_handle;
    assign settled_valid = placement_placement_settled_valid;
    assign settled_pdcid = {1'b1, placement_placement_settled_pdc};
    assign close_valid = idle_search_close_valid;
    assign close_pdcid = idle_search_close_pdcid;
    assign waits = placement_placement_parks;
    assign send_ready = finder_up_ready && !clearing;
    assign notice_ready = runs && forgets_ready;

    wire _unused_ok = &{1'b0, notice_payload_pdcid[15], result_placed_pdcid, result_placed_packet_kind, result_placed_packet_message, result_placed_packet_first, result_placed_packet_last, result_placed_packet_length, result_placed_packet_size, result_placed_packet_payload, result_placed_packet_handle, result_stranded_pdcid, result_stranded_packet_kind, result_stranded_packet_message, result_stranded_packet_first, result_stranded_packet_last, result_stranded_packet_length, result_stranded_packet_size, result_stranded_packet_payload, result_stranded_packet_handle, result_lacks, result_closes, result_settled_valid, result_settled_pdc, result_ended_valid, result_ended_pdc, result_ended_closing, result_quiet_valid, result_quiet_tuple, result_answers, result_answer, ring_up_ready, ended_up_ready, places_reserved_valid, places_reserved_pdcid, places_released_valid, places_released_pdcid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) ring_has_room: assert (!result_parks || ring_up_ready);
    always @(posedge clk) if (!rst) ended_has_room: assert (!placement_placement_ended_valid || ended_up_ready);
`endif

endmodule

`default_nettype wire
