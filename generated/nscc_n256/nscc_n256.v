// NSCC of 256 congestion control contexts: an event a clock in, the context's limit out.
`default_nettype none

module nscc_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [7:0] event_ccc,
    input  wire  [3:0] event_kind,
    input  wire [31:0] event_bytes,
    input  wire        event_rtt_valid,
    input  wire [23:0] event_rtt,
    input  wire        event_keeps_base,
    input  wire        event_ecn,
    input  wire  [6:0] event_penalty,
    input  wire        event_restores,
    input  wire [31:0] event_now,
    input  wire [19:0] registers_base_rtt,
    input  wire [16:0] registers_target,
    input  wire [15:0] registers_fast_delay,
    input  wire [19:0] registers_qa_threshold,
    input  wire [19:0] registers_adjust_period,
    input  wire [19:0] registers_adjust_bytes,
    input  wire [16:0] registers_min_window,
    input  wire [19:0] registers_window_per_tick,
    input  wire [23:0] registers_alpha,
    input  wire [19:0] registers_fair_increase,
    input  wire [15:0] registers_eta,
    input  wire [15:0] registers_fast_scale,
    input  wire  [9:0] registers_gamma,
    input  wire  [9:0] registers_most_decrease,
    input  wire [10:0] registers_gain,
    input  wire  [2:0] registers_qa_gate,
    input  wire        registers_has_credit,
    input  wire [19:0] registers_ack_trigger,
    output wire        limit_valid,
    output wire  [7:0] limit_ccc,
    output wire [31:0] limit_window,
    output wire [23:0] limit_cwnd,
    output wire [23:0] limit_max_window,
    output wire        limit_small,
    output wire  [2:0] outcome_quadrant,
    output wire  [1:0] outcome_adapted,
    output wire        outcome_fulfilled,
    output wire        outcome_eta
);

    localparam [1:0] ADAPTED_CUT              = 2'd2;
    localparam [1:0] ADAPTED_IGNORE           = 2'd3;
    localparam [2:0] QUADRANT_FAST            = 3'd2;
    localparam [2:0] QUADRANT_MD              = 3'd5;
    localparam [3:0] EVENT_KIND_START         = 4'd0;
    localparam [3:0] EVENT_KIND_SENT          = 4'd1;
    localparam [3:0] EVENT_KIND_ACK           = 4'd2;
    localparam [3:0] EVENT_KIND_PROBE_ACK     = 4'd3;
    localparam [3:0] EVENT_KIND_NACK_TRIM     = 4'd4;
    localparam [3:0] EVENT_KIND_NACK_LAST_HOP = 4'd5;
    localparam [3:0] EVENT_KIND_NACK_OTHER    = 4'd6;
    localparam [3:0] EVENT_KIND_TIMEOUT       = 4'd7;
    localparam [3:0] EVENT_KIND_INFERRED      = 4'd8;
    localparam [3:0] EVENT_KIND_WITHDRAWN     = 4'd9;
    localparam [3:0] EVENT_KIND_READD         = 4'd10;
    localparam [3:0] EVENT_KIND_IDLE          = 4'd12;

    reg  [31:0] whole_address;
    reg  [31:0] whole_flight;
    reg         start_address;
    reg         start_flight;
    reg         lowers_address;
    reg         lowers_flight;
    reg  [19:0] rtt_address;
    reg  [19:0] rtt_flight;
    reg         idle_address;
    reg         idle_flight;
    reg         sent_address;
    reg         sent_flight;
    reg         adds_address;
    reg         adds_flight;
    reg         removes_address;
    reg         removes_flight;
    reg         ack_address;
    reg         ack_flight;
    reg         probe_address;
    reg         probe_flight;
    reg         trim_address;
    reg         trim_flight;
    reg         last_hop_address;
    reg         last_hop_flight;
    reg         timeout_address;
    reg         timeout_flight;
    wire [25:0] in_flight_seen;
    wire [25:0] in_flight_after;
    wire [31:0] in_flight_removed;
    wire [19:0] lowest_base_rtt;
    wire [23:0] lowest_largest;
    reg  [31:0] now_address;
    reg  [31:0] now_flight;
    reg  [31:0] now_base;
    reg  [31:0] now_end;
    reg  [20:0] open_end;
    reg   [7:0] ccc_address;
    reg   [7:0] ccc_flight;
    reg   [7:0] ccc_base;
    reg         valid_address;
    reg         valid_flight;
    reg         valid_base;
    reg         valid_end;
    reg         valid_filter;
    reg         valid_averages;
    reg   [7:0] ccc_end;
    reg   [7:0] ccc_filter;
    reg   [7:0] ccc_averages;
    reg         start_base;
    reg         trim_base;
    reg         sampled_address;
    reg         sampled_flight;
    reg         sampled_base;
    reg         probe_base;
    reg         ecn_address;
    reg         ecn_flight;
    reg         ecn_base;
    reg  [19:0] rtt_base;
    wire [19:0] delays_delay;
    wire [25:0] delays_average;
    reg  [23:0] gate_gate_room;
    wire        less_is_over;
    wire [15:0] less_part;
    reg  [16:0] below_adapt;
    reg         is_high_adapt;
    reg  [23:0] bytes_compare;
    reg  [23:0] bytes_adapt;
    reg         valid_gate;
    reg         valid_gate_room;
    reg   [7:0] ccc_gate;
    reg   [7:0] ccc_gate_room;
    reg         ack_compare;
    reg         ack_adapt;
    reg         is_late_adapt;
    reg  [24:0] gate_compare;
    reg  [24:0] gate_adapt;
    wire  [1:0] adapting_adapted;
    wire [23:0] adapting_achieved;
    wire [31:0] more_increase;
    reg         valid_compare;
    reg         valid_adapt;
    reg         valid_handle;
    reg         valid_wait;
    reg         valid_see;
    reg         valid_states;
    reg   [7:0] ccc_states;
    reg  [31:0] now_choose;
    reg  [31:0] adjust_since_choose;
    reg  [23:0] bytes_choose;
    reg  [24:0] adjust_room_choose;
    reg  [24:0] fast_room_choose;
    reg  [23:0] seen_choose;
    wire  [2:0] choosing_outputs_quadrant;
    wire        choosing_outputs_fulfilled;
    wire        choosing_outputs_period;
    wire        choosing_outputs_eta;
    wire [31:0] choosing_outputs_gathered;
    wire        choosing_outputs_restored;
    wire [23:0] choosing_outputs_saved;
    reg         start_products;
    reg         ack_products;
    reg  [23:0] bytes_products;
    reg  [23:0] set_to_set;
    reg  [23:0] max_window_set;
    reg  [23:0] seen_products;
    reg  [23:0] seen_set;
    reg  [23:0] seen_decrease;
    reg  [39:0] fast_set;
    reg  [39:0] fast_decrease;
    reg  [30:0] penalty_bytes_set;
    reg  [30:0] penalty_bytes_decrease;
    reg  [27:0] fast_decrease_product;
    reg  [27:0] fast_move;
    reg  [39:0] decrease_decrease_product;
    reg  [39:0] decrease_move;
    reg  [30:0] change_penalise;
    reg  [23:0] penalty_bytes_decrease_product;
    reg  [23:0] penalty_bytes_move;
    reg  [23:0] penalty_bytes_penalise;
    reg  [30:0] change_sum;
    reg  [31:0] window_bound;
    reg  [31:0] held_bound;
    reg  [23:0] window_divide;
    wire [23:0] gaining_bytes;
    reg         valid_rooms;
    reg         valid_choose;
    reg         valid_products;
    reg         valid_set;
    reg         valid_decrease;
    reg         valid_decrease_product;
    reg         valid_move;
    reg         valid_penalise;
    reg         valid_sum;
    reg         valid_bound;
    reg         valid_divide;
    reg         valid_reciprocal_0;
    reg         valid_reciprocal_1;
    reg         valid_reciprocal_2;
    reg         valid_reciprocal_3;
    reg         valid_reciprocal_4;
    reg         valid_multiply;
    reg         valid_quotient_0;
    reg         valid_quotient_1;
    reg         valid_quotient_2;
    reg         valid_gain;
    reg         valid_most;
    reg         valid_window;
    reg  [24:0] gain_most;
    wire [23:0] moving_window;
    wire [23:0] moving_seen;
    reg         is_small_out;
    reg         valid_bounds_0;
    reg         valid_bounds_1;
    reg         valid_limit;
    reg         valid_out;
    reg  [31:0] window_out;
    reg  [23:0] cwnd_out;
    wire  [7:0] ccc_see_later_q;
    wire  [7:0] ccc_window_later_q;
    wire  [7:0] ccc_out_later_q;
    wire [23:0] bytes_gate_room_later_q;
    wire [23:0] bytes_rooms_later_q;
    wire        ecn_adapt_later_q;
    wire        ecn_choose_later_q;
    wire  [6:0] penalty_products_later_q;
    wire        restores_choose_later_q;
    wire [31:0] now_adapt_later_q;
    wire [31:0] now_rooms_later_q;
    wire        start_adapt_later_q;
    wire        start_choose_later_q;
    wire        idle_adapt_later_q;
    wire        idle_choose_later_q;
    wire        ack_gate_room_later_q;
    wire        ack_choose_later_q;
    wire        trim_adapt_later_q;
    wire        trim_products_later_q;
    wire        last_hop_products_later_q;
    wire        timeout_products_later_q;
    wire        penalised_choose_later_q;
    wire        penalised_most_later_q;
    wire [25:0] flight_seen_adapt_later_q;
    wire [25:0] flight_after_sum_later_q;
    wire [31:0] removed_limit_later_q;
    wire [31:0] decrease_since_choose_later_q;
    wire [31:0] ends_adapt_later_q;
    wire [23:0] max_window_products_later_q;
    wire [23:0] max_window_bound_later_q;
    wire [23:0] max_window_most_later_q;
    wire [23:0] max_window_out_later_q;
    wire        is_high_choose_later_q;
    wire        is_low_choose_later_q;
    wire        is_over_choose_later_q;
    wire  [1:0] adapted_products_later_q;
    wire  [1:0] adapted_out_later_q;
    wire [23:0] achieved_products_later_q;
    wire        handled_choose_later_q;
    wire [23:0] seen_sum_later_q;
    wire  [2:0] quadrant_move_later_q;
    wire  [2:0] quadrant_out_later_q;
    wire        fulfilled_out_later_q;
    wire        period_out_later_q;
    wire        eta_gain_later_q;
    wire [31:0] gathered_multiply_later_q;
    wire        is_plain_most_later_q;
    wire [23:0] lost_most_later_q;
    wire        is_set_most_later_q;
    wire [23:0] set_to_most_later_q;
    wire [30:0] change_most_later_q;
    wire [23:0] held_most_later_q;

    wire [23:0] seen_window = moving_seen;
    wire        start = event_kind == EVENT_KIND_START && event_valid;
    wire        idle = event_kind == EVENT_KIND_IDLE && event_valid;
    wire        sent = event_kind == EVENT_KIND_SENT && event_valid;
    wire        adds = (event_kind == EVENT_KIND_SENT || event_kind == EVENT_KIND_READD) && event_valid;
    wire        removes_term = event_kind == EVENT_KIND_ACK || event_kind == EVENT_KIND_PROBE_ACK;
    wire        removes_term_2 = removes_term || event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP;
    wire        removes_term_3 = removes_term_2 || event_kind == EVENT_KIND_NACK_OTHER || event_kind == EVENT_KIND_TIMEOUT;
    wire        removes_term_4 = removes_term_3 || event_kind == EVENT_KIND_INFERRED || event_kind == EVENT_KIND_WITHDRAWN;
    wire        removes = removes_term_4 && event_valid;
    wire        ack = removes_term && event_valid;
    wire        probe = event_kind == EVENT_KIND_PROBE_ACK && event_valid;
    wire        trim_term = (event_kind == EVENT_KIND_NACK_TRIM || event_kind == EVENT_KIND_NACK_LAST_HOP) && event_valid;
    wire        trim = trim_term;
    wire        last_hop = event_kind == EVENT_KIND_NACK_LAST_HOP && event_valid;
    wire        timeout = event_kind == EVENT_KIND_TIMEOUT && event_valid;
    wire [31:0] whole = event_bytes;
    wire [23:0] bytes_of_decode = event_bytes[23:0];
    wire [19:0] rtt_of_decode = (|event_rtt[23:20]) ? {20{1'b1}} : event_rtt[19:0];
    wire        sampled = event_rtt_valid && removes_term && event_valid;
    wire        lowers_term = removes_term && event_valid && !(event_kind == EVENT_KIND_PROBE_ACK && event_valid);
    wire        lowers = event_rtt_valid && !event_keeps_base && (trim_term || lowers_term);
    wire        penalised = (|event_penalty) && removes_term && event_valid;
    wire  [6:0] penalty_of_decode = event_penalty & {7{removes_term && event_valid}};
    wire [25:0] flight_seen = in_flight_seen;
    wire [25:0] flight_after = in_flight_after;
    wire [31:0] removed = in_flight_removed;
    wire [31:0] decrease_since = now_base - {12'd0, lowest_base_rtt};
    wire [20:0] open = {1'b0, lowest_base_rtt} + {4'd0, registers_target};
    wire [31:0] ends = now_end + {11'd0, open_end};
    wire [23:0] max_window = lowest_largest;
    wire [23:0] gate = lowest_largest >> registers_qa_gate;
    wire [23:0] bytes_gate_room = bytes_gate_room_later_q;
    wire        ack_gate_room = ack_gate_room_later_q;
    wire [24:0] gate_of_gate_room = {1'b0, gate_gate_room} - {1'b0, bytes_gate_room & {24{ack_gate_room}}};
    wire        is_high = delays_delay >= {3'd0, registers_target};
    wire        is_low = delays_delay < {4'd0, registers_fast_delay};
    wire        is_late = registers_qa_threshold < delays_delay;
    wire [16:0] below = registers_target - delays_delay[16:0];
    wire        is_over = less_is_over;
    wire [31:0] ends_adapt = ends_adapt_later_q;
    wire [25:0] flight_seen_adapt = flight_seen_adapt_later_q;
    wire        start_adapt = start_adapt_later_q;
    wire        idle_adapt = idle_adapt_later_q;
    wire        trim_adapt = trim_adapt_later_q;
    wire        ecn_adapt = ecn_adapt_later_q;
    wire [31:0] now_adapt = now_adapt_later_q;
    wire  [1:0] adapted = adapting_adapted;
    wire [23:0] achieved = adapting_achieved;
    wire        handled = adapting_adapted == ADAPTED_CUT || adapting_adapted == ADAPTED_IGNORE;
    wire [31:0] now_rooms = now_rooms_later_q;
    wire [23:0] bytes_rooms = bytes_rooms_later_q;
    wire [23:0] seen = seen_window;
    wire [31:0] adjust_since = now_rooms - {12'd0, registers_adjust_period};
    wire [24:0] adjust_room = {5'd0, registers_adjust_bytes} - {1'b0, bytes_rooms};
    wire [24:0] fast_room = {1'b0, seen_window} - {1'b0, bytes_rooms};
    wire [31:0] increase = more_increase;
    wire  [7:0] ccc_see = ccc_see_later_q;
    wire        start_choose = start_choose_later_q;
    wire        idle_choose = idle_choose_later_q;
    wire        ack_choose = ack_choose_later_q;
    wire        handled_choose = handled_choose_later_q;
    wire        ecn_choose = ecn_choose_later_q;
    wire        is_high_choose = is_high_choose_later_q;
    wire        is_low_choose = is_low_choose_later_q;
    wire        is_over_choose = is_over_choose_later_q;
    wire [31:0] decrease_since_choose = decrease_since_choose_later_q;
    wire        penalised_choose = penalised_choose_later_q;
    wire        restores_choose = restores_choose_later_q;
    wire        trim_products = trim_products_later_q;
    wire        last_hop_products = last_hop_products_later_q;
    wire        timeout_products = timeout_products_later_q;
    wire  [1:0] adapted_products = adapted_products_later_q;
    wire [23:0] achieved_products = achieved_products_later_q;
    wire  [6:0] penalty_products = penalty_products_later_q;
    wire [23:0] max_window_products = max_window_products_later_q;
    wire  [2:0] quadrant = choosing_outputs_quadrant;
    wire        fulfilled = choosing_outputs_fulfilled;
    wire        period = choosing_outputs_period;
    wire        eta = choosing_outputs_eta;
    wire [31:0] gathered = choosing_outputs_gathered;
    wire        restored = choosing_outputs_restored;
    wire [23:0] saved = choosing_outputs_saved;
    wire        is_plain = ack_products;
    wire        lost_term = !((last_hop_products && registers_has_credit) || adapted_products == ADAPTED_IGNORE);
    wire        lost_term_2 = timeout_products || (trim_products && lost_term);
    wire [23:0] lost = bytes_products & {24{lost_term_2}};
    wire        is_set = start_products || adapted_products == ADAPTED_CUT || choosing_outputs_restored;
    wire [23:0] set_to_choice = start_products ? max_window_products : choosing_outputs_saved;
    wire [23:0] set_to = adapted_products == ADAPTED_CUT ? achieved_products : set_to_choice;
    wire [39:0] fast = {16'd0, bytes_products} * {24'd0, registers_fast_scale};
    wire [30:0] penalty_bytes = {7'd0, bytes_products} * {24'd0, penalty_products};
    wire        set_to_of_set_below = set_to_set < {7'd0, registers_min_window};
    wire [23:0] set_to_of_set_choice = set_to_of_set_below ? {7'd0, registers_min_window} : set_to_set;
    wire [23:0] set_to_of_set = max_window_set < set_to_set ? max_window_set : set_to_of_set_choice;
    wire [39:0] decrease = {16'd0, seen_decrease} * {24'd0, less_part};
    wire [27:0] fast_of_decrease = fast_decrease[39:12];
    wire [23:0] penalty_bytes_of_decrease = penalty_bytes_decrease[30:7];
    wire  [2:0] quadrant_move = quadrant_move_later_q;
    wire [30:0] change_word = {7'd0, decrease_move[39:16] & {24{quadrant_move == QUADRANT_MD}}};
    wire [30:0] change = {3'd0, fast_move & {28{quadrant_move == QUADRANT_FAST}}} - change_word;
    wire [30:0] change_of_penalise = change_penalise - {7'd0, penalty_bytes_penalise};
    wire [23:0] seen_sum = seen_sum_later_q;
    wire [25:0] flight_after_sum = flight_after_sum_later_q;
    wire [31:0] window_word = {change_sum[30], change_sum};
    wire [31:0] window = {8'd0, seen_sum} + window_word;
    wire [31:0] held = {{6{flight_after_sum[25]}}, flight_after_sum} + window_word;
    wire [23:0] max_window_bound = max_window_bound_later_q;
    wire        window_of_bound_below = $signed(window_bound) < $signed({15'd0, registers_min_window});
    wire        window_of_bound_below_2 = $signed({8'd0, max_window_bound}) < $signed(window_bound);
    wire [23:0] window_of_bound_choice = window_of_bound_below_2 ? max_window_bound : window_bound[23:0];
    wire [23:0] window_of_bound = window_of_bound_below ? {7'd0, registers_min_window} : window_of_bound_choice;
    wire        held_of_bound_below = $signed(held_bound) < $signed({15'd0, registers_min_window});
    wire        held_of_bound_below_2 = $signed({8'd0, max_window_bound}) < $signed(held_bound);
    wire [23:0] held_of_bound_choice = held_of_bound_below_2 ? max_window_bound : held_bound[23:0];
    wire [23:0] held_of_bound = held_of_bound_below ? {7'd0, registers_min_window} : held_of_bound_choice;
    wire [31:0] gathered_multiply = gathered_multiply_later_q;
    wire        eta_gain = eta_gain_later_q;
    wire [24:0] gain = {1'b0, gaining_bytes} + ({9'd0, registers_eta} & {25{eta_gain}});
    wire        penalised_most = penalised_most_later_q;
    wire [23:0] held_most = held_most_later_q;
    wire [23:0] max_window_most = max_window_most_later_q;
    wire [23:0] most = penalised_most ? held_most : max_window_most;
    wire  [7:0] ccc_window = ccc_window_later_q;
    wire        is_plain_most = is_plain_most_later_q;
    wire [30:0] change_most = change_most_later_q;
    wire [23:0] lost_most = lost_most_later_q;
    wire        is_set_most = is_set_most_later_q;
    wire [23:0] set_to_most = set_to_most_later_q;
    wire [31:0] removed_limit = removed_limit_later_q;
    wire [23:0] cwnd = moving_window;
    wire [31:0] window_of_limit = {8'd0, moving_window} + removed_limit;
    wire        is_small = moving_window < {4'd0, registers_ack_trigger};
    wire  [7:0] ccc_out = ccc_out_later_q;
    wire [23:0] max_window_out = max_window_out_later_q;
    wire  [2:0] quadrant_out = quadrant_out_later_q;
    wire  [1:0] adapted_out = adapted_out_later_q;
    wire        fulfilled_out = fulfilled_out_later_q;
    wire        period_out = period_out_later_q;

    nscc_flight_n256 in_flight (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .steps_start    (start_flight),
        .steps_idle     (idle_flight),
        .steps_sent     (sent_flight),
        .steps_adds     (adds_flight),
        .steps_removes  (removes_flight),
        .steps_ack      (ack_flight),
        .steps_probe    (probe_flight),
        .steps_trim     (trim_flight),
        .steps_last_hop (last_hop_flight),
        .steps_timeout  (timeout_flight),
        .bytes          (whole_flight),
        .seen           (in_flight_seen),
        .after          (in_flight_after),
        .removed        (in_flight_removed)
    );

    nscc_base_rtt_n256 lowest (
        .clk             (clk),
        .rst             (rst),
        .enable          (event_valid),
        .ccc             (event_ccc),
        .start           (start_flight),
        .lowers          (lowers_flight),
        .rtt             (rtt_flight),
        .first           (registers_base_rtt),
        .window_per_tick (registers_window_per_tick),
        .min_window      (registers_min_window),
        .base_rtt        (lowest_base_rtt),
        .largest         (lowest_largest)
    );

    nscc_delay_filter_n256 delays (
        .clk            (clk),
        .rst            (rst),
        .enable         (valid_averages),
        .ccc            (ccc_averages),
        .read_ccc       (ccc_base),
        .sample_start   (start_base),
        .sample_trim    (trim_base),
        .sample_sampled (sampled_base),
        .sample_probe   (probe_base),
        .sample_ecn     (ecn_base),
        .sample_rtt     (rtt_base),
        .base_rtt       (lowest_base_rtt),
        .target         (registers_target),
        .gain           (registers_gain),
        .trimmed_delay  (registers_base_rtt),
        .delay          (delays_delay),
        .average        (delays_average)
    );

    nscc_decreasing less (
        .clk           (clk),
        .average       (delays_average),
        .target        (registers_target),
        .gamma         (registers_gamma),
        .most_decrease (registers_most_decrease),
        .is_over       (less_is_over),
        .part          (less_part)
    );

    nscc_quick_adapt_n256 adapting (
        .clk              (clk),
        .rst              (rst),
        .enable           (valid_gate_room),
        .ccc              (ccc_gate_room),
        .inputs_start     (start_adapt),
        .inputs_idle      (idle_adapt),
        .inputs_ack       (ack_adapt),
        .inputs_trim      (trim_adapt),
        .inputs_ecn       (ecn_adapt),
        .inputs_bytes     (bytes_adapt),
        .inputs_now       (now_adapt),
        .inputs_is_late   (is_late_adapt),
        .inputs_gate      (gate_adapt),
        .inputs_end       (ends_adapt),
        .inputs_in_flight (flight_seen_adapt),
        .adapted          (adapting_adapted),
        .achieved         (adapting_achieved)
    );

    nscc_gathering more (
        .clk           (clk),
        .below         (below_adapt),
        .is_high       (is_high_adapt),
        .bytes         (bytes_adapt),
        .alpha         (registers_alpha),
        .fair_increase (registers_fair_increase),
        .increase      (more_increase)
    );

    nscc_quadrants_n256 choosing (
        .clk                   (clk),
        .rst                   (rst),
        .enable                (valid_states),
        .ccc                   (ccc_states),
        .inputs_start          (start_choose),
        .inputs_idle           (idle_choose),
        .inputs_ack            (ack_choose),
        .inputs_handled        (handled_choose),
        .inputs_ecn            (ecn_choose),
        .inputs_is_high        (is_high_choose),
        .inputs_is_low         (is_low_choose),
        .inputs_is_over        (is_over_choose),
        .inputs_now            (now_choose),
        .inputs_decrease_since (decrease_since_choose),
        .inputs_adjust_since   (adjust_since_choose),
        .inputs_bytes          (bytes_choose),
        .inputs_increase       (increase),
        .inputs_adjust_room    (adjust_room_choose),
        .inputs_fast_room      (fast_room_choose),
        .inputs_penalised      (penalised_choose),
        .inputs_restores       (restores_choose),
        .inputs_seen           (seen_choose),
        .outputs_quadrant      (choosing_outputs_quadrant),
        .outputs_fulfilled     (choosing_outputs_fulfilled),
        .outputs_period        (choosing_outputs_period),
        .outputs_eta           (choosing_outputs_eta),
        .outputs_gathered      (choosing_outputs_gathered),
        .outputs_restored      (choosing_outputs_restored),
        .outputs_saved         (choosing_outputs_saved)
    );

    nscc_quotient gaining (
        .clk      (clk),
        .window   (window_divide),
        .gathered (gathered_multiply),
        .bytes    (gaining_bytes)
    );

    nscc_window_n256 moving (
        .clk             (clk),
        .rst             (rst),
        .enable          (valid_window),
        .ccc             (ccc_window),
        .inputs_is_plain (is_plain_most),
        .inputs_change   (change_most),
        .inputs_gain     (gain_most),
        .inputs_lost     (lost_most),
        .inputs_is_set   (is_set_most),
        .inputs_set_to   (set_to_most),
        .inputs_most     (most),
        .min_window      (registers_min_window),
        .read            (ccc_see),
        .window          (moving_window),
        .seen            (moving_seen)
    );

    delay_w8_c5 ccc_see_later (
        .clk (clk),
        .d   (ccc_gate_room),
        .q   (ccc_see_later_q)
    );

    delay_w8_c23 ccc_window_later (
        .clk (clk),
        .d   (ccc_states),
        .q   (ccc_window_later_q)
    );

    delay_w8_c4 ccc_out_later (
        .clk (clk),
        .d   (ccc_window),
        .q   (ccc_out_later_q)
    );

    delay_w24_c8 bytes_gate_room_later (
        .clk (clk),
        .d   (bytes_of_decode),
        .q   (bytes_gate_room_later_q)
    );

    delay_w24_c5 bytes_rooms_later (
        .clk (clk),
        .d   (bytes_adapt),
        .q   (bytes_rooms_later_q)
    );

    delay_w1_c7 ecn_adapt_later (
        .clk (clk),
        .d   (ecn_base),
        .q   (ecn_adapt_later_q)
    );

    delay_w1_c6 ecn_choose_later (
        .clk (clk),
        .d   (ecn_adapt),
        .q   (ecn_choose_later_q)
    );

    delay_w7_c17 penalty_products_later (
        .clk (clk),
        .d   (penalty_of_decode),
        .q   (penalty_products_later_q)
    );

    delay_w1_c16 restores_choose_later (
        .clk (clk),
        .d   (event_restores),
        .q   (restores_choose_later_q)
    );

    delay_w32_c6 now_adapt_later (
        .clk (clk),
        .d   (now_end),
        .q   (now_adapt_later_q)
    );

    delay_w32_c5 now_rooms_later (
        .clk (clk),
        .d   (now_adapt),
        .q   (now_rooms_later_q)
    );

    delay_w1_c7 start_adapt_later (
        .clk (clk),
        .d   (start_base),
        .q   (start_adapt_later_q)
    );

    delay_w1_c6 start_choose_later (
        .clk (clk),
        .d   (start_adapt),
        .q   (start_choose_later_q)
    );

    delay_w1_c8 idle_adapt_later (
        .clk (clk),
        .d   (idle_flight),
        .q   (idle_adapt_later_q)
    );

    delay_w1_c6 idle_choose_later (
        .clk (clk),
        .d   (idle_adapt),
        .q   (idle_choose_later_q)
    );

    delay_w1_c6 ack_gate_room_later (
        .clk (clk),
        .d   (ack_flight),
        .q   (ack_gate_room_later_q)
    );

    delay_w1_c6 ack_choose_later (
        .clk (clk),
        .d   (ack_adapt),
        .q   (ack_choose_later_q)
    );

    delay_w1_c7 trim_adapt_later (
        .clk (clk),
        .d   (trim_base),
        .q   (trim_adapt_later_q)
    );

    delay_w1_c7 trim_products_later (
        .clk (clk),
        .d   (trim_adapt),
        .q   (trim_products_later_q)
    );

    delay_w1_c15 last_hop_products_later (
        .clk (clk),
        .d   (last_hop_flight),
        .q   (last_hop_products_later_q)
    );

    delay_w1_c15 timeout_products_later (
        .clk (clk),
        .d   (timeout_flight),
        .q   (timeout_products_later_q)
    );

    delay_w1_c16 penalised_choose_later (
        .clk (clk),
        .d   (penalised),
        .q   (penalised_choose_later_q)
    );

    delay_w1_c20 penalised_most_later (
        .clk (clk),
        .d   (penalised_choose),
        .q   (penalised_most_later_q)
    );

    delay_w26_c7 flight_seen_adapt_later (
        .clk (clk),
        .d   (flight_seen),
        .q   (flight_seen_adapt_later_q)
    );

    delay_w26_c20 flight_after_sum_later (
        .clk (clk),
        .d   (flight_after),
        .q   (flight_after_sum_later_q)
    );

    delay_w32_c37 removed_limit_later (
        .clk (clk),
        .d   (removed),
        .q   (removed_limit_later_q)
    );

    delay_w32_c13 decrease_since_choose_later (
        .clk (clk),
        .d   (decrease_since),
        .q   (decrease_since_choose_later_q)
    );

    delay_w32_c6 ends_adapt_later (
        .clk (clk),
        .d   (ends),
        .q   (ends_adapt_later_q)
    );

    delay_w24_c10 max_window_products_later (
        .clk (clk),
        .d   (max_window),
        .q   (max_window_products_later_q)
    );

    delay_w24_c6 max_window_bound_later (
        .clk (clk),
        .d   (max_window_set),
        .q   (max_window_bound_later_q)
    );

    delay_w24_c12 max_window_most_later (
        .clk (clk),
        .d   (max_window_bound),
        .q   (max_window_most_later_q)
    );

    delay_w24_c5 max_window_out_later (
        .clk (clk),
        .d   (max_window_most),
        .q   (max_window_out_later_q)
    );

    delay_w1_c6 is_high_choose_later (
        .clk (clk),
        .d   (is_high_adapt),
        .q   (is_high_choose_later_q)
    );

    delay_w1_c7 is_low_choose_later (
        .clk (clk),
        .d   (is_low),
        .q   (is_low_choose_later_q)
    );

    delay_w1_c6 is_over_choose_later (
        .clk (clk),
        .d   (is_over),
        .q   (is_over_choose_later_q)
    );

    delay_w2_c6 adapted_products_later (
        .clk (clk),
        .d   (adapted),
        .q   (adapted_products_later_q)
    );

    delay_w2_c24 adapted_out_later (
        .clk (clk),
        .d   (adapted_products),
        .q   (adapted_out_later_q)
    );

    delay_w24_c6 achieved_products_later (
        .clk (clk),
        .d   (achieved),
        .q   (achieved_products_later_q)
    );

    delay_w1_c5 handled_choose_later (
        .clk (clk),
        .d   (handled),
        .q   (handled_choose_later_q)
    );

    delay_w24_c4 seen_sum_later (
        .clk (clk),
        .d   (seen_decrease),
        .q   (seen_sum_later_q)
    );

    delay_w3_c4 quadrant_move_later (
        .clk (clk),
        .d   (quadrant),
        .q   (quadrant_move_later_q)
    );

    delay_w3_c20 quadrant_out_later (
        .clk (clk),
        .d   (quadrant_move),
        .q   (quadrant_out_later_q)
    );

    delay_w1_c24 fulfilled_out_later (
        .clk (clk),
        .d   (fulfilled),
        .q   (fulfilled_out_later_q)
    );

    delay_w1_c24 period_out_later (
        .clk (clk),
        .d   (period),
        .q   (period_out_later_q)
    );

    delay_w1_c18 eta_gain_later (
        .clk (clk),
        .d   (eta),
        .q   (eta_gain_later_q)
    );

    delay_w32_c14 gathered_multiply_later (
        .clk (clk),
        .d   (gathered),
        .q   (gathered_multiply_later_q)
    );

    delay_w1_c19 is_plain_most_later (
        .clk (clk),
        .d   (is_plain),
        .q   (is_plain_most_later_q)
    );

    delay_w24_c19 lost_most_later (
        .clk (clk),
        .d   (lost),
        .q   (lost_most_later_q)
    );

    delay_w1_c19 is_set_most_later (
        .clk (clk),
        .d   (is_set),
        .q   (is_set_most_later_q)
    );

    delay_w24_c18 set_to_most_later (
        .clk (clk),
        .d   (set_to_of_set),
        .q   (set_to_most_later_q)
    );

    delay_w31_c13 change_most_later (
        .clk (clk),
        .d   (change_sum),
        .q   (change_most_later_q)
    );

    delay_w24_c12 held_most_later (
        .clk (clk),
        .d   (held_of_bound),
        .q   (held_most_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_address <= 1'b0;
            valid_flight <= 1'b0;
            valid_base <= 1'b0;
            valid_end <= 1'b0;
            valid_filter <= 1'b0;
            valid_averages <= 1'b0;
            valid_gate <= 1'b0;
            valid_gate_room <= 1'b0;
            valid_compare <= 1'b0;
            valid_adapt <= 1'b0;
            valid_handle <= 1'b0;
            valid_wait <= 1'b0;
            valid_see <= 1'b0;
            valid_states <= 1'b0;
            valid_rooms <= 1'b0;
            valid_choose <= 1'b0;
            valid_products <= 1'b0;
            valid_set <= 1'b0;
            valid_decrease <= 1'b0;
            valid_decrease_product <= 1'b0;
            valid_move <= 1'b0;
            valid_penalise <= 1'b0;
            valid_sum <= 1'b0;
            valid_bound <= 1'b0;
            valid_divide <= 1'b0;
            valid_reciprocal_0 <= 1'b0;
            valid_reciprocal_1 <= 1'b0;
            valid_reciprocal_2 <= 1'b0;
            valid_reciprocal_3 <= 1'b0;
            valid_reciprocal_4 <= 1'b0;
            valid_multiply <= 1'b0;
            valid_quotient_0 <= 1'b0;
            valid_quotient_1 <= 1'b0;
            valid_quotient_2 <= 1'b0;
            valid_gain <= 1'b0;
            valid_most <= 1'b0;
            valid_window <= 1'b0;
            valid_bounds_0 <= 1'b0;
            valid_bounds_1 <= 1'b0;
            valid_limit <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_address <= event_valid;
            valid_flight <= valid_address;
            valid_base <= valid_flight;
            valid_end <= valid_base;
            valid_filter <= valid_end;
            valid_averages <= valid_filter;
            valid_gate <= valid_averages;
            valid_gate_room <= valid_gate;
            valid_compare <= valid_gate_room;
            valid_adapt <= valid_compare;
            valid_handle <= valid_adapt;
            valid_wait <= valid_handle;
            valid_see <= valid_wait;
            valid_states <= valid_see;
            valid_rooms <= valid_states;
            valid_choose <= valid_rooms;
            valid_products <= valid_choose;
            valid_set <= valid_products;
            valid_decrease <= valid_set;
            valid_decrease_product <= valid_decrease;
            valid_move <= valid_decrease_product;
            valid_penalise <= valid_move;
            valid_sum <= valid_penalise;
            valid_bound <= valid_sum;
            valid_divide <= valid_bound;
            valid_reciprocal_0 <= valid_divide;
            valid_reciprocal_1 <= valid_reciprocal_0;
            valid_reciprocal_2 <= valid_reciprocal_1;
            valid_reciprocal_3 <= valid_reciprocal_2;
            valid_reciprocal_4 <= valid_reciprocal_3;
            valid_multiply <= valid_reciprocal_4;
            valid_quotient_0 <= valid_multiply;
            valid_quotient_1 <= valid_quotient_0;
            valid_quotient_2 <= valid_quotient_1;
            valid_gain <= valid_quotient_2;
            valid_most <= valid_gain;
            valid_window <= valid_most;
            valid_bounds_0 <= valid_window;
            valid_bounds_1 <= valid_bounds_0;
            valid_limit <= valid_bounds_1;
            valid_out <= valid_limit;
        end
    end

    always @(posedge clk) begin
        whole_address <= whole;
        whole_flight <= whole_address;
        start_address <= start;
        start_flight <= start_address;
        lowers_address <= lowers;
        lowers_flight <= lowers_address;
        rtt_address <= rtt_of_decode;
        rtt_flight <= rtt_address;
        idle_address <= idle;
        idle_flight <= idle_address;
        sent_address <= sent;
        sent_flight <= sent_address;
        adds_address <= adds;
        adds_flight <= adds_address;
        removes_address <= removes;
        removes_flight <= removes_address;
        ack_address <= ack;
        ack_flight <= ack_address;
        probe_address <= probe;
        probe_flight <= probe_address;
        trim_address <= trim;
        trim_flight <= trim_address;
        last_hop_address <= last_hop;
        last_hop_flight <= last_hop_address;
        timeout_address <= timeout;
        timeout_flight <= timeout_address;
        now_address <= event_now;
        now_flight <= now_address;
        now_base <= now_flight;
        now_end <= now_base;
        open_end <= open;
        ccc_address <= event_ccc;
        ccc_flight <= ccc_address;
        ccc_base <= ccc_flight;
        ccc_end <= ccc_base;
        ccc_filter <= ccc_end;
        ccc_averages <= ccc_filter;
        start_base <= start_flight;
        trim_base <= trim_flight;
        sampled_address <= sampled;
        sampled_flight <= sampled_address;
        sampled_base <= sampled_flight;
        probe_base <= probe_flight;
        ecn_address <= event_ecn;
        ecn_flight <= ecn_address;
        ecn_base <= ecn_flight;
        rtt_base <= rtt_flight;
        gate_gate_room <= gate;
        below_adapt <= below;
        is_high_adapt <= is_high;
        bytes_compare <= bytes_gate_room;
        bytes_adapt <= bytes_compare;
        ccc_gate <= ccc_averages;
        ccc_gate_room <= ccc_gate;
        ack_compare <= ack_gate_room;
        ack_adapt <= ack_compare;
        is_late_adapt <= is_late;
        gate_compare <= gate_of_gate_room;
        gate_adapt <= gate_compare;
        ccc_states <= ccc_see;
        now_choose <= now_rooms;
        adjust_since_choose <= adjust_since;
        bytes_choose <= bytes_rooms;
        adjust_room_choose <= adjust_room;
        fast_room_choose <= fast_room;
        seen_choose <= seen;
        start_products <= start_choose;
        ack_products <= ack_choose;
        bytes_products <= bytes_choose;
        set_to_set <= set_to;
        max_window_set <= max_window_products;
        seen_products <= seen_choose;
        seen_set <= seen_products;
        seen_decrease <= seen_set;
        fast_set <= fast;
        fast_decrease <= fast_set;
        penalty_bytes_set <= penalty_bytes;
        penalty_bytes_decrease <= penalty_bytes_set;
        fast_decrease_product <= fast_of_decrease;
        fast_move <= fast_decrease_product;
        decrease_decrease_product <= decrease;
        decrease_move <= decrease_decrease_product;
        change_penalise <= change;
        penalty_bytes_decrease_product <= penalty_bytes_of_decrease;
        penalty_bytes_move <= penalty_bytes_decrease_product;
        penalty_bytes_penalise <= penalty_bytes_move;
        change_sum <= change_of_penalise;
        window_bound <= window;
        held_bound <= held;
        window_divide <= window_of_bound;
        gain_most <= gain;
        is_small_out <= is_small;
        window_out <= window_of_limit;
        cwnd_out <= cwnd;
    end

    assign limit_valid = valid_out;
    assign limit_ccc = ccc_out;
    assign limit_window = window_out;
    assign limit_cwnd = cwnd_out;
    assign limit_max_window = max_window_out;
    assign limit_small = is_small_out;
    assign outcome_quadrant = quadrant_out;
    assign outcome_adapted = adapted_out;
    assign outcome_fulfilled = fulfilled_out;
    assign outcome_eta = period_out;

    wire _unused_ok = &{1'b0, restored, saved, fast_decrease[11:0], penalty_bytes_decrease[6:0], decrease_move[15:0]};

endmodule

`default_nettype wire
