// Places packets of 64 tuples on 8 PDCs, in the order of each tuple.
`default_nettype none

module placement_n8_r128_k2_p64_t64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        valid,
    input  wire  [2:0] work_kind,
    input  wire  [5:0] work_tuple,
    input  wire        work_waited,
    input  wire  [6:0] work_order,
    input  wire        work_resolved,
    input  wire [14:0] work_pdc,
    input  wire        work_counted,
    input  wire        work_ordered,
    input  wire        work_round,
    input  wire  [1:0] work_packet_kind,
    input  wire [15:0] work_packet_message,
    input  wire        work_packet_first,
    input  wire        work_packet_last,
    input  wire [13:0] work_packet_length,
    input  wire [13:0] work_packet_size,
    input  wire [31:0] work_packet_payload,
    input  wire [31:0] work_packet_handle,
    input  wire        chosen_valid,
    input  wire [14:0] chosen_pdc,
    input  wire        chosen_opens,
    input  wire        chosen_lacks,
    input  wire        chosen_empty,
    input  wire        route_known,
    input  wire [14:0] route_pdc,
    input  wire        retired_valid,
    input  wire [15:0] retired_pdcid,
    input  wire  [7:0] retired_count,
    input  wire        room,
    input  wire        period,
    output wire        placement_placed_valid,
    output wire [15:0] placement_placed_pdcid,
    output wire  [1:0] placement_placed_packet_kind,
    output wire [15:0] placement_placed_packet_message,
    output wire        placement_placed_packet_first,
    output wire        placement_placed_packet_last,
    output wire [13:0] placement_placed_packet_length,
    output wire [13:0] placement_placed_packet_size,
    output wire [31:0] placement_placed_packet_payload,
    output wire [31:0] placement_placed_packet_handle,
    output wire        placement_stranded_valid,
    output wire [15:0] placement_stranded_pdcid,
    output wire  [1:0] placement_stranded_packet_kind,
    output wire [15:0] placement_stranded_packet_message,
    output wire        placement_stranded_packet_first,
    output wire        placement_stranded_packet_last,
    output wire [13:0] placement_stranded_packet_length,
    output wire [13:0] placement_stranded_packet_size,
    output wire [31:0] placement_stranded_packet_payload,
    output wire [31:0] placement_stranded_packet_handle,
    output wire        placement_parks,
    output wire  [5:0] placement_parked_tuple,
    output wire  [6:0] placement_parked_order,
    output wire        placement_parked_resolved,
    output wire [14:0] placement_parked_pdc,
    output wire        placement_parked_counted,
    output wire        placement_parked_ordered,
    output wire        placement_parked_round,
    output wire  [1:0] placement_parked_packet_kind,
    output wire [15:0] placement_parked_packet_message,
    output wire        placement_parked_packet_first,
    output wire        placement_parked_packet_last,
    output wire [13:0] placement_parked_packet_length,
    output wire [13:0] placement_parked_packet_size,
    output wire [31:0] placement_parked_packet_payload,
    output wire [31:0] placement_parked_packet_handle,
    output wire        placement_lacks,
    output wire        placement_closes,
    output wire        placement_settled_valid,
    output wire [14:0] placement_settled_pdc,
    output wire        placement_ended_valid,
    output wire [14:0] placement_ended_pdc,
    output wire        placement_ended_closing,
    output wire        placement_quiet_valid,
    output wire  [5:0] placement_quiet_tuple,
    output wire        placement_answers,
    output wire        placement_answer,
    output reg         begins_enable,
    output reg   [5:0] begins_tuple,
    output reg  [14:0] begins_pdc,
    output reg         state_write_enable,
    output reg   [2:0] state_write_index,
    output reg  [11:0] state_write_count_generation,
    output reg         state_write_count_alive,
    output reg         state_write_count_closing,
    output reg         state_write_count_busy,
    output reg         state_write_count_used,
    output reg   [7:0] state_write_count_count
);

    localparam [2:0] WORK_KIND_PACKET  = 3'd0;
    localparam [2:0] WORK_KIND_QUIESCE = 3'd1;
    localparam [2:0] WORK_KIND_ENDED   = 3'd2;
    localparam [2:0] WORK_KIND_FORGET  = 3'd3;
    localparam [2:0] WORK_KIND_CLEAR   = 3'd4;

    wire [11:0] retired_counts_word_generation;
    wire  [7:0] retired_counts_word_count;
    reg  [11:0] generation_fetch_1;
    reg  [11:0] generation_count;
    reg         valid_fetch_1;
    reg         valid_count;
    reg         valid_place;
    reg   [1:0] packet_fetch_1_kind;
    reg  [15:0] packet_fetch_1_message;
    reg         packet_fetch_1_first;
    reg         packet_fetch_1_last;
    reg  [13:0] packet_fetch_1_length;
    reg  [13:0] packet_fetch_1_size;
    reg  [31:0] packet_fetch_1_payload;
    reg  [31:0] packet_fetch_1_handle;
    reg   [1:0] packet_count_kind;
    reg  [15:0] packet_count_message;
    reg         packet_count_first;
    reg         packet_count_last;
    reg  [13:0] packet_count_length;
    reg  [13:0] packet_count_size;
    reg  [31:0] packet_count_payload;
    reg  [31:0] packet_count_handle;
    reg   [1:0] packet_place_kind;
    reg  [15:0] packet_place_message;
    reg         packet_place_first;
    reg         packet_place_last;
    reg  [13:0] packet_place_length;
    reg  [13:0] packet_place_size;
    reg  [31:0] packet_place_payload;
    reg  [31:0] packet_place_handle;
    reg   [2:0] kind_fetch_1;
    reg   [2:0] kind_count;
    reg   [2:0] kind_place;
    reg   [5:0] tuple_fetch_1;
    reg   [5:0] tuple_count;
    reg   [5:0] tuple_place;
    reg         waited_fetch_1;
    reg         waited_count;
    reg         waited_place;
    reg         route_fetch_1_known;
    reg  [14:0] route_fetch_1_pdc;
    reg         route_count_known;
    reg  [14:0] route_count_pdc;
    reg         route_place_known;
    reg  [14:0] route_place_pdc;
    reg         chosen_fetch_1_valid;
    reg  [14:0] chosen_fetch_1_pdc;
    reg         chosen_fetch_1_opens;
    reg         chosen_fetch_1_lacks;
    reg         chosen_fetch_1_empty;
    reg         chosen_count_valid;
    reg  [14:0] chosen_count_pdc;
    reg         chosen_count_opens;
    reg         chosen_count_lacks;
    reg         chosen_count_empty;
    reg         chosen_place_valid;
    reg  [14:0] chosen_place_pdc;
    reg         chosen_place_opens;
    reg         chosen_place_lacks;
    reg         chosen_place_empty;
    reg   [7:0] retired_place;
    reg   [6:0] order_fetch_1;
    reg   [6:0] order_count;
    reg   [6:0] order_place;
    reg         ordered_fetch_1;
    reg         ordered_count;
    reg         ordered_place;
    reg         round_fetch_1;
    reg         round_count;
    reg         round_place;
    reg         counted_fetch_1;
    reg         counted_count;
    reg         counted_place;
    reg         made_placed_valid;
    reg  [15:0] made_placed_pdcid;
    reg   [1:0] made_placed_packet_kind;
    reg  [15:0] made_placed_packet_message;
    reg         made_placed_packet_first;
    reg         made_placed_packet_last;
    reg  [13:0] made_placed_packet_length;
    reg  [13:0] made_placed_packet_size;
    reg  [31:0] made_placed_packet_payload;
    reg  [31:0] made_placed_packet_handle;
    reg         made_stranded_valid;
    reg  [15:0] made_stranded_pdcid;
    reg   [1:0] made_stranded_packet_kind;
    reg  [15:0] made_stranded_packet_message;
    reg         made_stranded_packet_first;
    reg         made_stranded_packet_last;
    reg  [13:0] made_stranded_packet_length;
    reg  [13:0] made_stranded_packet_size;
    reg  [31:0] made_stranded_packet_payload;
    reg  [31:0] made_stranded_packet_handle;
    reg         made_parks;
    reg   [5:0] made_parked_tuple;
    reg   [6:0] made_parked_order;
    reg         made_parked_resolved;
    reg  [14:0] made_parked_pdc;
    reg         made_parked_counted;
    reg         made_parked_ordered;
    reg         made_parked_round;
    reg   [1:0] made_parked_packet_kind;
    reg  [15:0] made_parked_packet_message;
    reg         made_parked_packet_first;
    reg         made_parked_packet_last;
    reg  [13:0] made_parked_packet_length;
    reg  [13:0] made_parked_packet_size;
    reg  [31:0] made_parked_packet_payload;
    reg  [31:0] made_parked_packet_handle;
    reg         made_lacks;
    reg         made_settled_valid;
    reg  [14:0] made_settled_pdc;
    reg         made_ended_valid;
    reg  [14:0] made_ended_pdc;
    reg         made_ended_closing;
    reg         made_quiet_valid;
    reg   [5:0] made_quiet_tuple;
    reg         made_closes;
    reg         made_answers;
    wire [11:0] states_word_generation;
    wire        states_word_alive;
    wire        states_word_closing;
    wire        states_word_settled;
    wire        states_word_busy;
    wire        states_word_used;
    wire  [7:0] states_word_count;
    wire  [2:0] states_at;
    wire        states_valid;
    wire  [6:0] orders_word_head;
    wire  [6:0] orders_word_tail;
    wire        orders_word_middle;
    wire [14:0] orders_word_current;
    wire  [5:0] orders_at;
    wire        orders_valid;
    reg         was_empty;
    reg         was_last;

    wire        retired_match = retired_counts_word_generation == generation_count;
    wire  [7:0] retired = retired_counts_word_count & {8{retired_match}};
    wire        is_packet = valid_place && kind_place == WORK_KIND_PACKET;
    wire  [6:0] orders_now_head = orders_word_head;
    wire  [6:0] orders_now_tail = orders_word_tail;
    wire        orders_now_middle = orders_word_middle;
    wire [14:0] orders_now_current = orders_word_current;
    wire        is_turn_match = orders_now_head == orders_now_tail;
    wire        is_turn = waited_place ? order_place == orders_now_head : is_turn_match;
    wire        is_current = orders_now_current == route_place_pdc;
    wire [11:0] states_now_generation = states_word_generation;
    wire        states_now_alive = states_word_alive;
    wire        states_now_closing = states_word_closing;
    wire        states_now_settled = states_word_settled;
    wire        states_now_busy = states_word_busy;
    wire        states_now_used = states_word_used;
    wire  [7:0] states_now_count = states_word_count;
    wire        opens = is_packet && chosen_place_opens;
    wire        lives_term = states_now_generation == route_place_pdc[14:3] && states_now_alive;
    wire        lives = (lives_term && !(packet_place_first && states_now_closing)) || opens;
    wire  [7:0] is_full_difference = states_now_count - retired_place;
    wire        is_full = is_full_difference[7] && !opens;
    wire        is_known = packet_place_first ? route_place_known : orders_now_middle && is_current;
    wire        may_go = is_packet && is_known && lives && !is_full && room;
    wire        goes = may_go && is_turn;
    wire        strands_term = !packet_place_first && (!orders_now_middle || (is_current && !lives));
    wire        strands = is_packet && strands_term && is_turn;
    wire        goes_or_strands = goes || strands;
    wire        parks = is_packet && !goes_or_strands;
    wire        lives_term_and_valid_place = lives_term && valid_place;
    wire        closing = (states_now_closing || (kind_place == WORK_KIND_QUIESCE && lives_term_and_valid_place)) && !opens;
    wire        settles_term = lives_term_and_valid_place && !opens && closing && !states_now_settled;
    wire        settles_choice = goes ? !packet_place_last : states_now_busy && !opens;
    wire        settles = settles_term && !settles_choice && kind_place != WORK_KIND_ENDED;
    wire        was_quiet = was_empty && was_last;
    wire [11:0] states_next_generation_and = states_now_generation & {12{kind_place != WORK_KIND_CLEAR}};
    wire [11:0] states_next_generation_choice = opens ? route_place_pdc[14:3] : states_next_generation_and;
    wire        states_next_alive_term = !(kind_place == WORK_KIND_CLEAR || (kind_place == WORK_KIND_ENDED && lives_term));
    wire        states_next_alive_term_2 = (states_now_alive || opens) && states_next_alive_term;
    wire        states_next_used_term = goes || (states_now_used && !opens);
    wire  [7:0] states_next_count_choice = opens ? 8'd0 : states_now_count;
    wire  [7:0] states_next_count_choice_2 = goes ? states_next_count_choice + 8'd1 : states_next_count_choice;
    wire        states_write_term = (is_packet && (goes || opens)) || (lives_term_and_valid_place && !is_packet);
    wire        states_write_term_2 = states_write_term || (valid_place && kind_place == WORK_KIND_CLEAR);
    wire  [6:0] orders_now_head_plus_1 = orders_now_head + 7'd1;
    wire  [6:0] orders_next_head_choice = goes_or_strands && waited_place ? orders_now_head_plus_1 : orders_now_head;
    wire  [6:0] orders_next_tail_choice = parks && !waited_place ? orders_now_tail + 7'd1 : orders_now_tail;
    wire        orders_next_middle_choice = goes_or_strands ? !packet_place_last : orders_now_middle;
    wire        goes_and_packet_place_first = goes && packet_place_first;
    wire        made_ended_valid_term = valid_place && kind_place == WORK_KIND_ENDED;
    wire        was_last_choice = waited_place ? orders_now_head_plus_1 == orders_now_tail : is_turn_match;
    wire        was_last_term = is_turn_match && !orders_now_middle;

    context_copy_w20_n8 retired_counts (
        .clk             (clk),
        .enable          (retired_valid),
        .pdc             (retired_pdcid[2:0]),
        .data_generation (retired_pdcid[14:3]),
        .data_count      (retired_count),
        .read            (route_pdc[2:0]),
        .word_generation (retired_counts_word_generation),
        .word_count      (retired_counts_word_count)
    );

    forwarding_ram_w25_d8_l3 states (
        .clk             (clk),
        .rst             (rst),
        .addr            (route_pdc[2:0]),
        .enable          (valid),
        .next_generation (states_next_generation_choice),
        .next_alive      (states_next_alive_term_2),
        .next_closing    (closing),
        .next_settled    ((states_now_settled || settles) && !opens),
        .next_busy       (settles_choice),
        .next_used       (states_next_used_term),
        .next_count      (states_next_count_choice_2),
        .write           (states_write_term_2),
        .word_generation (states_word_generation),
        .word_alive      (states_word_alive),
        .word_closing    (states_word_closing),
        .word_settled    (states_word_settled),
        .word_busy       (states_word_busy),
        .word_used       (states_word_used),
        .word_count      (states_word_count),
        .at              (states_at),
        .valid           (states_valid)
    );

    forwarding_ram_w30_d64_l3 orders (
        .clk          (clk),
        .rst          (rst),
        .addr         (work_tuple),
        .enable       (valid),
        .next_head    (orders_next_head_choice & {7{kind_place != WORK_KIND_CLEAR}}),
        .next_tail    (orders_next_tail_choice & {7{kind_place != WORK_KIND_CLEAR}}),
        .next_middle  (orders_next_middle_choice && kind_place != WORK_KIND_CLEAR),
        .next_current (goes_and_packet_place_first ? route_place_pdc : orders_now_current),
        .write        (valid_place),
        .word_head    (orders_word_head),
        .word_tail    (orders_word_tail),
        .word_middle  (orders_word_middle),
        .word_current (orders_word_current),
        .at           (orders_at),
        .valid        (orders_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_fetch_1 <= 1'b0;
            valid_count <= 1'b0;
            valid_place <= 1'b0;
            begins_enable <= 1'b0;
        end else begin
            valid_fetch_1 <= valid;
            valid_count <= valid_fetch_1;
            valid_place <= valid_count;
            begins_enable <= goes_and_packet_place_first;
        end
    end

    always @(posedge clk) begin
        generation_fetch_1 <= route_pdc[14:3];
        generation_count <= generation_fetch_1;
        packet_fetch_1_kind <= work_packet_kind;
        packet_fetch_1_message <= work_packet_message;
        packet_fetch_1_first <= work_packet_first;
        packet_fetch_1_last <= work_packet_last;
        packet_fetch_1_length <= work_packet_length;
        packet_fetch_1_size <= work_packet_size;
        packet_fetch_1_payload <= work_packet_payload;
        packet_fetch_1_handle <= work_packet_handle;
        packet_count_kind <= packet_fetch_1_kind;
        packet_count_message <= packet_fetch_1_message;
        packet_count_first <= packet_fetch_1_first;
        packet_count_last <= packet_fetch_1_last;
        packet_count_length <= packet_fetch_1_length;
        packet_count_size <= packet_fetch_1_size;
        packet_count_payload <= packet_fetch_1_payload;
        packet_count_handle <= packet_fetch_1_handle;
        packet_place_kind <= packet_count_kind;
        packet_place_message <= packet_count_message;
        packet_place_first <= packet_count_first;
        packet_place_last <= packet_count_last;
        packet_place_length <= packet_count_length;
        packet_place_size <= packet_count_size;
        packet_place_payload <= packet_count_payload;
        packet_place_handle <= packet_count_handle;
        kind_fetch_1 <= work_kind;
        kind_count <= kind_fetch_1;
        kind_place <= kind_count;
        tuple_fetch_1 <= work_tuple;
        tuple_count <= tuple_fetch_1;
        tuple_place <= tuple_count;
        waited_fetch_1 <= work_waited;
        waited_count <= waited_fetch_1;
        waited_place <= waited_count;
        route_fetch_1_known <= route_known;
        route_fetch_1_pdc <= route_pdc;
        route_count_known <= route_fetch_1_known;
        route_count_pdc <= route_fetch_1_pdc;
        route_place_known <= route_count_known;
        route_place_pdc <= route_count_pdc;
        chosen_fetch_1_valid <= chosen_valid;
        chosen_fetch_1_pdc <= chosen_pdc;
        chosen_fetch_1_opens <= chosen_opens;
        chosen_fetch_1_lacks <= chosen_lacks;
        chosen_fetch_1_empty <= chosen_empty;
        chosen_count_valid <= chosen_fetch_1_valid;
        chosen_count_pdc <= chosen_fetch_1_pdc;
        chosen_count_opens <= chosen_fetch_1_opens;
        chosen_count_lacks <= chosen_fetch_1_lacks;
        chosen_count_empty <= chosen_fetch_1_empty;
        chosen_place_valid <= chosen_count_valid;
        chosen_place_pdc <= chosen_count_pdc;
        chosen_place_opens <= chosen_count_opens;
        chosen_place_lacks <= chosen_count_lacks;
        chosen_place_empty <= chosen_count_empty;
        retired_place <= retired;
        order_fetch_1 <= work_order;
        order_count <= order_fetch_1;
        order_place <= order_count;
        ordered_fetch_1 <= work_ordered;
        ordered_count <= ordered_fetch_1;
        ordered_place <= ordered_count;
        round_fetch_1 <= work_round;
        round_count <= round_fetch_1;
        round_place <= round_count;
        counted_fetch_1 <= work_counted;
        counted_count <= counted_fetch_1;
        counted_place <= counted_count;
        state_write_enable <= states_write_term_2;
        state_write_index <= route_place_pdc[2:0];
        state_write_count_generation <= states_next_generation_choice;
        state_write_count_alive <= states_next_alive_term_2;
        state_write_count_closing <= closing;
        state_write_count_busy <= settles_choice;
        state_write_count_used <= states_next_used_term;
        state_write_count_count <= states_next_count_choice_2;
        made_placed_valid <= goes;
        made_placed_pdcid <= {1'b1, route_place_pdc};
        made_placed_packet_kind <= packet_place_kind;
        made_placed_packet_message <= packet_place_message;
        made_placed_packet_first <= packet_place_first;
        made_placed_packet_last <= packet_place_last;
        made_placed_packet_length <= packet_place_length;
        made_placed_packet_size <= packet_place_size;
        made_placed_packet_payload <= packet_place_payload;
        made_placed_packet_handle <= packet_place_handle;
        made_stranded_valid <= strands;
        made_stranded_pdcid <= {1'b1, route_place_pdc};
        made_stranded_packet_kind <= packet_place_kind;
        made_stranded_packet_message <= packet_place_message;
        made_stranded_packet_first <= packet_place_first;
        made_stranded_packet_last <= packet_place_last;
        made_stranded_packet_length <= packet_place_length;
        made_stranded_packet_size <= packet_place_size;
        made_stranded_packet_payload <= packet_place_payload;
        made_stranded_packet_handle <= packet_place_handle;
        made_parks <= parks;
        made_parked_tuple <= tuple_place;
        made_parked_order <= waited_place ? order_place : orders_now_tail;
        made_parked_resolved <= route_place_known && lives && packet_place_first;
        made_parked_pdc <= route_place_pdc;
        made_parked_counted <= is_turn && chosen_place_lacks ? period : counted_place;
        made_parked_ordered <= ordered_place;
        made_parked_round <= round_place;
        made_parked_packet_kind <= packet_place_kind;
        made_parked_packet_message <= packet_place_message;
        made_parked_packet_first <= packet_place_first;
        made_parked_packet_last <= packet_place_last;
        made_parked_packet_length <= packet_place_length;
        made_parked_packet_size <= packet_place_size;
        made_parked_packet_payload <= packet_place_payload;
        made_parked_packet_handle <= packet_place_handle;
        made_lacks <= parks && is_turn && chosen_place_lacks && counted_place != period;
        made_settled_valid <= settles;
        made_settled_pdc <= route_place_pdc;
        made_ended_valid <= made_ended_valid_term && lives_term;
        made_ended_pdc <= route_place_pdc;
        made_ended_closing <= states_now_closing;
        made_quiet_valid <= made_ended_valid_term || strands;
        made_quiet_tuple <= tuple_place;
        made_closes <= lives_term_and_valid_place && kind_place == WORK_KIND_QUIESCE && !states_now_closing;
        made_answers <= valid_place && kind_place == WORK_KIND_FORGET;
        begins_tuple <= tuple_place;
        begins_pdc <= route_place_pdc;
        was_empty <= chosen_place_empty;
        was_last <= kind_place == WORK_KIND_PACKET ? was_last_choice && packet_place_last : was_last_term;
    end

    assign placement_placed_valid = made_placed_valid;
    assign placement_placed_pdcid = made_placed_pdcid;
    assign placement_placed_packet_kind = made_placed_packet_kind;
    assign placement_placed_packet_message = made_placed_packet_message;
    assign placement_placed_packet_first = made_placed_packet_first;
    assign placement_placed_packet_last = made_placed_packet_last;
    assign placement_placed_packet_length = made_placed_packet_length;
    assign placement_placed_packet_size = made_placed_packet_size;
    assign placement_placed_packet_payload = made_placed_packet_payload;
    assign placement_placed_packet_handle = made_placed_packet_handle;
    assign placement_stranded_valid = made_stranded_valid;
    assign placement_stranded_pdcid = made_stranded_pdcid;
    assign placement_stranded_packet_kind = made_stranded_packet_kind;
    assign placement_stranded_packet_message = made_stranded_packet_message;
    assign placement_stranded_packet_first = made_stranded_packet_first;
    assign placement_stranded_packet_last = made_stranded_packet_last;
    assign placement_stranded_packet_length = made_stranded_packet_length;
    assign placement_stranded_packet_size = made_stranded_packet_size;
    assign placement_stranded_packet_payload = made_stranded_packet_payload;
    assign placement_stranded_packet_handle = made_stranded_packet_handle;
    assign placement_parks = made_parks;
    assign placement_parked_tuple = made_parked_tuple;
    assign placement_parked_order = made_parked_order;
    assign placement_parked_resolved = made_parked_resolved;
    assign placement_parked_pdc = made_parked_pdc;
    assign placement_parked_counted = made_parked_counted;
    assign placement_parked_ordered = made_parked_ordered;
    assign placement_parked_round = made_parked_round;
    assign placement_parked_packet_kind = made_parked_packet_kind;
    assign placement_parked_packet_message = made_parked_packet_message;
    assign placement_parked_packet_first = made_parked_packet_first;
    assign placement_parked_packet_last = made_parked_packet_last;
    assign placement_parked_packet_length = made_parked_packet_length;
    assign placement_parked_packet_size = made_parked_packet_size;
    assign placement_parked_packet_payload = made_parked_packet_payload;
    assign placement_parked_packet_handle = made_parked_packet_handle;
    assign placement_lacks = made_lacks;
    assign placement_closes = made_closes;
    assign placement_settled_valid = made_settled_valid;
    assign placement_settled_pdc = made_settled_pdc;
    assign placement_ended_valid = made_ended_valid;
    assign placement_ended_pdc = made_ended_pdc;
    assign placement_ended_closing = made_ended_closing;
    assign placement_quiet_valid = made_quiet_valid && was_quiet;
    assign placement_quiet_tuple = made_quiet_tuple;
    assign placement_answers = made_answers;
    assign placement_answer = was_quiet;

    wire _unused_ok = &{1'b0, work_resolved, work_pdc, retired_pdcid[15], chosen_place_valid, chosen_place_pdc, states_at, states_valid, orders_at, orders_valid, is_full_difference[6:0]};

endmodule

`default_nettype wire
