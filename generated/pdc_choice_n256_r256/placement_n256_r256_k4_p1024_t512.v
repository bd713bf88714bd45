// Places packets of 512 tuples on 256 PDCs, in the order of each tuple.
`default_nettype none

module placement_n256_r256_k4_p1024_t512 (
    input  wire        clk,
    input  wire        rst,
    input  wire        valid,
    input  wire  [2:0] work_kind,
    input  wire  [8:0] work_tuple,
    input  wire        work_waited,
    input  wire [10:0] work_order,
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
    input  wire  [8:0] retired_count,
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
    output wire  [8:0] placement_parked_tuple,
    output wire [10:0] placement_parked_order,
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
    output wire  [8:0] placement_quiet_tuple,
    output wire        placement_answers,
    output wire        placement_answer,
    output reg         begins_enable,
    output reg   [8:0] begins_tuple,
    output reg  [14:0] begins_pdc,
    output reg         state_write_enable,
    output reg   [7:0] state_write_index,
    output reg   [6:0] state_write_count_generation,
    output reg         state_write_count_alive,
    output reg         state_write_count_closing,
    output reg         state_write_count_busy,
    output reg         state_write_count_used,
    output reg   [8:0] state_write_count_count
);

    localparam [2:0] KIND_1_PACKET  = 3'd0;
    localparam [2:0] KIND_1_QUIESCE = 3'd1;
    localparam [2:0] KIND_1_ENDED   = 3'd2;
    localparam [2:0] KIND_1_FORGET  = 3'd3;
    localparam [2:0] KIND_1_CLEAR   = 3'd4;

    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg   [1:0] packet_1_kind;
    reg  [15:0] packet_1_message;
    reg         packet_1_first;
    reg         packet_1_last;
    reg  [13:0] packet_1_length;
    reg  [13:0] packet_1_size;
    reg  [31:0] packet_1_payload;
    reg  [31:0] packet_1_handle;
    reg   [1:0] packet_2_kind;
    reg  [15:0] packet_2_message;
    reg         packet_2_first;
    reg         packet_2_last;
    reg  [13:0] packet_2_length;
    reg  [13:0] packet_2_size;
    reg  [31:0] packet_2_payload;
    reg  [31:0] packet_2_handle;
    reg   [1:0] packet_3_kind;
    reg  [15:0] packet_3_message;
    reg         packet_3_first;
    reg         packet_3_last;
    reg  [13:0] packet_3_length;
    reg  [13:0] packet_3_size;
    reg  [31:0] packet_3_payload;
    reg  [31:0] packet_3_handle;
    reg   [2:0] kind_1;
    reg   [2:0] kind_2;
    reg   [2:0] kind_3;
    reg   [8:0] tuple_1;
    reg   [8:0] tuple_2;
    reg   [8:0] tuple_3;
    reg         waited_1;
    reg         waited_2;
    reg         waited_3;
    reg  [10:0] order_1;
    reg  [10:0] order_2;
    reg  [10:0] order_3;
    reg         ordered_1;
    reg         ordered_2;
    reg         ordered_3;
    reg         round_1;
    reg         round_2;
    reg         round_3;
    reg         counted_1;
    reg         counted_2;
    reg         counted_3;
    reg         route_1_known;
    reg  [14:0] route_1_pdc;
    reg         route_2_known;
    reg  [14:0] route_2_pdc;
    reg         route_3_known;
    reg  [14:0] route_3_pdc;
    reg         chosen_1_valid;
    reg  [14:0] chosen_1_pdc;
    reg         chosen_1_opens;
    reg         chosen_1_lacks;
    reg         chosen_1_empty;
    reg         chosen_2_valid;
    reg  [14:0] chosen_2_pdc;
    reg         chosen_2_opens;
    reg         chosen_2_lacks;
    reg         chosen_2_empty;
    reg         chosen_3_valid;
    reg  [14:0] chosen_3_pdc;
    reg         chosen_3_opens;
    reg         chosen_3_lacks;
    reg         chosen_3_empty;
    wire  [6:0] retired_counts_word_generation;
    wire  [8:0] retired_counts_word_count;
    reg   [6:0] pdc_before_1;
    reg   [6:0] pdc_before_2;
    reg   [8:0] retired_then;
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
    reg   [8:0] made_parked_tuple;
    reg  [10:0] made_parked_order;
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
    reg         made_closes;
    reg         made_settled_valid;
    reg  [14:0] made_settled_pdc;
    reg         made_ended_valid;
    reg  [14:0] made_ended_pdc;
    reg         made_ended_closing;
    reg         made_quiet_valid;
    reg   [8:0] made_quiet_tuple;
    reg         made_answers;
    wire [10:0] orders_word_head;
    wire [10:0] orders_word_tail;
    wire        orders_word_middle;
    wire [14:0] orders_word_current;
    wire  [8:0] orders_at;
    wire        orders_valid;
    wire  [6:0] states_word_generation;
    wire        states_word_alive;
    wire        states_word_closing;
    wire        states_word_settled;
    wire        states_word_busy;
    wire        states_word_used;
    wire  [8:0] states_word_count;
    wire  [7:0] states_at;
    wire        states_valid;
    reg         was_empty;
    reg         was_last;

    wire        is_packet = valid_3 && kind_3 == KIND_1_PACKET;
    wire        orders_now_middle = orders_word_middle;
    wire        is_middle = orders_now_middle;
    wire [14:0] orders_now_current = orders_word_current;
    wire        is_current = orders_now_current == route_3_pdc;
    wire        is_known = packet_3_first ? route_3_known : is_middle && is_current;
    wire  [6:0] states_now_generation = states_word_generation;
    wire        states_now_alive = states_word_alive;
    wire        lives_term = states_now_generation == route_3_pdc[14:8] && states_now_alive;
    wire        states_now_closing = states_word_closing;
    wire        opens = is_packet && chosen_3_opens;
    wire        lives = (lives_term && !(packet_3_first && states_now_closing)) || opens;
    wire  [8:0] states_now_count = states_word_count;
    wire  [8:0] is_full_difference = states_now_count - retired_then;
    wire        is_full = is_full_difference[8] && !opens;
    wire        may_go = is_packet && is_known && lives && !is_full && room;
    wire [10:0] orders_now_head = orders_word_head;
    wire [10:0] orders_now_tail = orders_word_tail;
    wire        is_turn_match = orders_now_head == orders_now_tail;
    wire        is_turn = waited_3 ? order_3 == orders_now_head : is_turn_match;
    wire        goes = may_go && is_turn;
    wire        strands_term = !packet_3_first && (!is_middle || (is_current && !lives));
    wire        strands = is_packet && strands_term && is_turn;
    wire        goes_or_strands = goes || strands;
    wire        parks = is_packet && !goes_or_strands;
    wire [10:0] tail = orders_now_tail;
    wire [10:0] orders_now_head_plus_1 = orders_now_head + 11'd1;
    wire        is_quiet_term = (waited_3 ? orders_now_head_plus_1 == orders_now_tail : is_turn_match) && packet_3_last;
    wire        is_quiet = kind_3 == KIND_1_PACKET ? is_quiet_term : is_turn_match && !orders_now_middle;
    wire        states_now_settled = states_word_settled;
    wire        states_now_busy = states_word_busy;
    wire        states_now_used = states_word_used;
    wire        lives_term_and_valid_3 = lives_term && valid_3;
    wire        closing = (states_now_closing || (kind_3 == KIND_1_QUIESCE && lives_term_and_valid_3)) && !opens;
    wire        settles_term = lives_term_and_valid_3 && !opens && closing && !states_now_settled;
    wire        settles_choice = goes ? !packet_3_last : states_now_busy && !opens;
    wire        settles = settles_term && !settles_choice && kind_3 != KIND_1_ENDED;
    wire        was_quiet = was_empty && was_last;
    wire [10:0] orders_next_head_choice = goes_or_strands && waited_3 ? orders_now_head_plus_1 : orders_now_head;
    wire [10:0] orders_next_tail_choice = parks && !waited_3 ? orders_now_tail + 11'd1 : orders_now_tail;
    wire        orders_next_middle_choice = goes_or_strands ? !packet_3_last : orders_now_middle;
    wire        goes_and_packet_3_first = goes && packet_3_first;
    wire  [6:0] states_next_generation_and = states_now_generation & {7{kind_3 != KIND_1_CLEAR}};
    wire  [6:0] states_next_generation_choice = opens ? route_3_pdc[14:8] : states_next_generation_and;
    wire        states_next_alive_term = !(kind_3 == KIND_1_CLEAR || (kind_3 == KIND_1_ENDED && lives_term));
    wire        states_next_alive_term_2 = (states_now_alive || opens) && states_next_alive_term;
    wire        states_next_used_term = goes || (states_now_used && !opens);
    wire  [8:0] states_next_count_choice = opens ? 9'd0 : states_now_count;
    wire  [8:0] states_next_count_choice_2 = goes ? states_next_count_choice + 9'd1 : states_next_count_choice;
    wire        states_write_term = (is_packet && (goes || opens)) || (lives_term_and_valid_3 && !is_packet);
    wire        states_write_term_2 = states_write_term || (valid_3 && kind_3 == KIND_1_CLEAR);
    wire        retired_then_match = retired_counts_word_generation == pdc_before_2;
    wire        valid_3_and_kind_3_eq_2 = valid_3 && kind_3 == KIND_1_ENDED;

    context_copy_w16_n256 retired_counts (
        .clk             (clk),
        .enable          (retired_valid),
        .pdc             (retired_pdcid[7:0]),
        .data_generation (retired_pdcid[14:8]),
        .data_count      (retired_count),
        .read            (route_pdc[7:0]),
        .word_generation (retired_counts_word_generation),
        .word_count      (retired_counts_word_count)
    );

    forwarding_ram_w38_d512_l3 orders (
        .clk          (clk),
        .rst          (rst),
        .addr         (work_tuple),
        .enable       (valid),
        .next_head    (orders_next_head_choice & {11{kind_3 != KIND_1_CLEAR}}),
        .next_tail    (orders_next_tail_choice & {11{kind_3 != KIND_1_CLEAR}}),
        .next_middle  (orders_next_middle_choice && kind_3 != KIND_1_CLEAR),
        .next_current (goes_and_packet_3_first ? route_3_pdc : orders_now_current),
        .write        (valid_3),
        .word_head    (orders_word_head),
        .word_tail    (orders_word_tail),
        .word_middle  (orders_word_middle),
        .word_current (orders_word_current),
        .at           (orders_at),
        .valid        (orders_valid)
    );

    forwarding_ram_w21_d256_l3 states (
        .clk             (clk),
        .rst             (rst),
        .addr            (route_pdc[7:0]),
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

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            begins_enable <= 1'b0;
        end else begin
            valid_1 <= valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            begins_enable <= goes_and_packet_3_first;
        end
    end

    always @(posedge clk) begin
        packet_1_kind <= work_packet_kind;
        packet_1_message <= work_packet_message;
        packet_1_first <= work_packet_first;
        packet_1_last <= work_packet_last;
        packet_1_length <= work_packet_length;
        packet_1_size <= work_packet_size;
        packet_1_payload <= work_packet_payload;
        packet_1_handle <= work_packet_handle;
        packet_2_kind <= packet_1_kind;
        packet_2_message <= packet_1_message;
        packet_2_first <= packet_1_first;
        packet_2_last <= packet_1_last;
        packet_2_length <= packet_1_length;
        packet_2_size <= packet_1_size;
        packet_2_payload <= packet_1_payload;
        packet_2_handle <= packet_1_handle;
        packet_3_kind <= packet_2_kind;
        packet_3_message <= packet_2_message;
        packet_3_first <= packet_2_first;
        packet_3_last <= packet_2_last;
        packet_3_length <= packet_2_length;
        packet_3_size <= packet_2_size;
        packet_3_payload <= packet_2_payload;
        packet_3_handle <= packet_2_handle;
        kind_1 <= work_kind;
        kind_2 <= kind_1;
        kind_3 <= kind_2;
        tuple_1 <= work_tuple;
        tuple_2 <= tuple_1;
        tuple_3 <= tuple_2;
        waited_1 <= work_waited;
        waited_2 <= waited_1;
        waited_3 <= waited_2;
        order_1 <= work_order;
        order_2 <= order_1;
        order_3 <= order_2;
        ordered_1 <= work_ordered;
        ordered_2 <= ordered_1;
        ordered_3 <= ordered_2;
        round_1 <= work_round;
        round_2 <= round_1;
        round_3 <= round_2;
        counted_1 <= work_counted;
        counted_2 <= counted_1;
        counted_3 <= counted_2;
        route_1_known <= route_known;
        route_1_pdc <= route_pdc;
        route_2_known <= route_1_known;
        route_2_pdc <= route_1_pdc;
        route_3_known <= route_2_known;
        route_3_pdc <= route_2_pdc;
        chosen_1_valid <= chosen_valid;
        chosen_1_pdc <= chosen_pdc;
        chosen_1_opens <= chosen_opens;
        chosen_1_lacks <= chosen_lacks;
        chosen_1_empty <= chosen_empty;
        chosen_2_valid <= chosen_1_valid;
        chosen_2_pdc <= chosen_1_pdc;
        chosen_2_opens <= chosen_1_opens;
        chosen_2_lacks <= chosen_1_lacks;
        chosen_2_empty <= chosen_1_empty;
        chosen_3_valid <= chosen_2_valid;
        chosen_3_pdc <= chosen_2_pdc;
        chosen_3_opens <= chosen_2_opens;
        chosen_3_lacks <= chosen_2_lacks;
        chosen_3_empty <= chosen_2_empty;
        pdc_before_1 <= route_pdc[14:8];
        pdc_before_2 <= pdc_before_1;
        retired_then <= retired_counts_word_count & {9{retired_then_match}};
        state_write_enable <= states_write_term_2;
        state_write_index <= route_3_pdc[7:0];
        state_write_count_generation <= states_next_generation_choice;
        state_write_count_alive <= states_next_alive_term_2;
        state_write_count_closing <= closing;
        state_write_count_busy <= settles_choice;
        state_write_count_used <= states_next_used_term;
        state_write_count_count <= states_next_count_choice_2;
        made_placed_valid <= goes;
        made_placed_pdcid <= {1'b1, route_3_pdc};
        made_placed_packet_kind <= packet_3_kind;
        made_placed_packet_message <= packet_3_message;
        made_placed_packet_first <= packet_3_first;
        made_placed_packet_last <= packet_3_last;
        made_placed_packet_length <= packet_3_length;
        made_placed_packet_size <= packet_3_size;
        made_placed_packet_payload <= packet_3_payload;
        made_placed_packet_handle <= packet_3_handle;
        made_stranded_valid <= strands;
        made_stranded_pdcid <= {1'b1, route_3_pdc};
        made_stranded_packet_kind <= packet_3_kind;
        made_stranded_packet_message <= packet_3_message;
        made_stranded_packet_first <= packet_3_first;
        made_stranded_packet_last <= packet_3_last;
        made_stranded_packet_length <= packet_3_length;
        made_stranded_packet_size <= packet_3_size;
        made_stranded_packet_payload <= packet_3_payload;
        made_stranded_packet_handle <= packet_3_handle;
        made_parks <= parks;
        made_parked_tuple <= tuple_3;
        made_parked_order <= waited_3 ? order_3 : tail;
        made_parked_resolved <= route_3_known && lives && packet_3_first;
        made_parked_pdc <= route_3_pdc;
        made_parked_counted <= is_turn && chosen_3_lacks ? period : counted_3;
        made_parked_ordered <= ordered_3;
        made_parked_round <= round_3;
        made_parked_packet_kind <= packet_3_kind;
        made_parked_packet_message <= packet_3_message;
        made_parked_packet_first <= packet_3_first;
        made_parked_packet_last <= packet_3_last;
        made_parked_packet_length <= packet_3_length;
        made_parked_packet_size <= packet_3_size;
        made_parked_packet_payload <= packet_3_payload;
        made_parked_packet_handle <= packet_3_handle;
        made_lacks <= parks && is_turn && chosen_3_lacks && counted_3 != period;
        made_closes <= lives_term_and_valid_3 && kind_3 == KIND_1_QUIESCE && !states_now_closing;
        made_settled_valid <= settles;
        made_settled_pdc <= route_3_pdc;
        made_ended_valid <= valid_3_and_kind_3_eq_2 && lives_term;
        made_ended_pdc <= route_3_pdc;
        made_ended_closing <= states_now_closing;
        made_quiet_valid <= valid_3_and_kind_3_eq_2 || strands;
        made_quiet_tuple <= tuple_3;
        made_answers <= valid_3 && kind_3 == KIND_1_FORGET;
        begins_tuple <= tuple_3;
        begins_pdc <= route_3_pdc;
        was_empty <= chosen_3_empty;
        was_last <= is_quiet;
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

    wire _unused_ok = &{1'b0, work_resolved, work_pdc, retired_pdcid[15], chosen_3_valid, chosen_3_pdc, orders_at, orders_valid, states_at, states_valid, is_full_difference[7:0]};

endmodule

`default_nettype wire
