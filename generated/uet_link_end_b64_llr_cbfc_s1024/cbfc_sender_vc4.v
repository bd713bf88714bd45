// Sender of credit-based flow control, 4 virtual channels.
`default_nettype none

module cbfc_sender_vc4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] settings_unit_overhead,
    input  wire  [2:0] settings_unit_size,
    input  wire  [1:0] settings_mode,
    input  wire [19:0] settings_limit,
    input  wire  [9:0] settings_largest_frame,
    input  wire  [3:0] settings_alpha,
    input  wire        settings_weighted,
    input  wire  [1:0] settings_on_fault,
    input  wire  [9:0] updates_clocks,
    input  wire [17:0] updates_period,
    input  wire        force_update,
    input  wire        hold_update,
    input  wire        link_fault,
    input  wire  [1:0] status_vc,
    output wire  [3:0] room,
    output reg  [19:0] status_used,
    output reg  [19:0] status_consumed,
    output reg  [19:0] status_freed,
    output reg         status_enabled,
    output reg         status_lossless,
    output reg   [3:0] status_waiting,
    output reg  [19:0] status_most_used,
    output wire [21:0] counts_used,
    output wire [21:0] counts_most_used,
    output wire  [7:0] counts_cf_updates,
    output wire  [7:0] counts_cf_refused,
    output wire  [7:0] counts_cc_updates,
    output wire        refused,
    input  wire  [1:0] enqueue_payload_vc,
    input  wire [13:0] enqueue_payload_bytes,
    input  wire        enqueue_payload_tag,
    input  wire        enqueue_valid,
    output wire        enqueue_ready,
    input  wire  [4:0] cf_update_payload_vc_0,
    input  wire [14:0] cf_update_payload_freed_0,
    input  wire  [4:0] cf_update_payload_vc_1,
    input  wire [14:0] cf_update_payload_freed_1,
    input  wire        cf_update_valid,
    output wire        cf_update_ready,
    input  wire  [1:0] command_payload_vc,
    input  wire  [3:0] command_payload_kind,
    input  wire [19:0] command_payload_value,
    input  wire        command_valid,
    output wire        command_ready,
    output wire        grant_payload_kind,
    output wire  [1:0] grant_payload_vc,
    output wire [13:0] grant_payload_bytes,
    output wire  [9:0] grant_payload_cost,
    output wire        grant_payload_tag,
    output wire        grant_valid,
    input  wire        grant_ready,
    output wire        cc_update_payload_half,
    output wire [19:0] cc_update_payload_consumed_0,
    output wire [19:0] cc_update_payload_consumed_1,
    output wire [19:0] cc_update_payload_consumed_2,
    output wire [19:0] cc_update_payload_consumed_3,
    output wire [19:0] cc_update_payload_consumed_4,
    output wire [19:0] cc_update_payload_consumed_5,
    output wire [19:0] cc_update_payload_consumed_6,
    output wire [19:0] cc_update_payload_consumed_7,
    output wire [19:0] cc_update_payload_consumed_8,
    output wire [19:0] cc_update_payload_consumed_9,
    output wire [19:0] cc_update_payload_consumed_10,
    output wire [19:0] cc_update_payload_consumed_11,
    output wire [19:0] cc_update_payload_consumed_12,
    output wire [19:0] cc_update_payload_consumed_13,
    output wire [19:0] cc_update_payload_consumed_14,
    output wire [19:0] cc_update_payload_consumed_15,
    output wire        cc_update_valid,
    input  wire        cc_update_ready
);

    localparam [3:0] ORDER_KIND_RESERVED      = 4'd6;
    localparam [3:0] ORDER_KIND_RESTART_MOST  = 4'd8;
    localparam [1:0] CURRENT_MODE_PER_CHANNEL = 2'd0;
    localparam [1:0] CURRENT_ON_FAULT_IGNORE  = 2'd0;
    localparam [1:0] CURRENT_ON_FAULT_RESET   = 2'd2;

    reg   [7:0] current_unit_overhead;
    reg   [2:0] current_unit_size;
    reg   [1:0] current_mode;
    reg  [19:0] current_limit;
    reg   [9:0] current_largest_frame;
    reg   [3:0] current_alpha;
    reg         current_weighted;
    reg   [1:0] current_on_fault;
    reg         halting;
    reg         fault;
    wire  [9:0] price_cost;
    reg         pricing_1;
    reg   [1:0] frame_1_vc;
    reg  [13:0] frame_1_bytes;
    reg         frame_1_tag;
    reg         pricing_2;
    reg   [1:0] frame_2_vc;
    reg  [13:0] frame_2_bytes;
    reg         frame_2_tag;
    reg   [3:0] pushed;
    reg         updated;
    reg   [4:0] update_vc_0;
    reg  [14:0] update_freed_0;
    reg   [4:0] update_vc_1;
    reg  [14:0] update_freed_1;
    reg   [3:0] updated_0;
    reg   [3:0] updated_1;
    reg   [3:0] ordered;
    reg   [1:0] order_vc;
    reg   [3:0] order_kind;
    reg  [19:0] order_value;
    reg  [15:0] left;
    wire        channel_0_room;
    wire        channel_0_fits;
    wire        channel_0_fits_again;
    wire        channel_0_lasts;
    wire [15:0] channel_0_weight;
    wire  [9:0] channel_0_cost;
    wire  [2:0] channel_0_first;
    wire  [2:0] channel_0_next;
    wire [19:0] channel_0_held;
    wire  [9:0] channel_0_spare;
    wire        channel_0_large_frame;
    wire        channel_0_refused;
    wire [19:0] channel_0_status_used;
    wire [19:0] channel_0_status_consumed;
    wire [19:0] channel_0_status_freed;
    wire        channel_0_status_enabled;
    wire        channel_0_status_lossless;
    wire  [3:0] channel_0_status_waiting;
    wire        channel_1_room;
    wire        channel_1_fits;
    wire        channel_1_fits_again;
    wire        channel_1_lasts;
    wire [15:0] channel_1_weight;
    wire  [9:0] channel_1_cost;
    wire  [2:0] channel_1_first;
    wire  [2:0] channel_1_next;
    wire [19:0] channel_1_held;
    wire  [9:0] channel_1_spare;
    wire        channel_1_large_frame;
    wire        channel_1_refused;
    wire [19:0] channel_1_status_used;
    wire [19:0] channel_1_status_consumed;
    wire [19:0] channel_1_status_freed;
    wire        channel_1_status_enabled;
    wire        channel_1_status_lossless;
    wire  [3:0] channel_1_status_waiting;
    wire        channel_2_room;
    wire        channel_2_fits;
    wire        channel_2_fits_again;
    wire        channel_2_lasts;
    wire [15:0] channel_2_weight;
    wire  [9:0] channel_2_cost;
    wire  [2:0] channel_2_first;
    wire  [2:0] channel_2_next;
    wire [19:0] channel_2_held;
    wire  [9:0] channel_2_spare;
    wire        channel_2_large_frame;
    wire        channel_2_refused;
    wire [19:0] channel_2_status_used;
    wire [19:0] channel_2_status_consumed;
    wire [19:0] channel_2_status_freed;
    wire        channel_2_status_enabled;
    wire        channel_2_status_lossless;
    wire  [3:0] channel_2_status_waiting;
    wire        channel_3_room;
    wire        channel_3_fits;
    wire        channel_3_fits_again;
    wire        channel_3_lasts;
    wire [15:0] channel_3_weight;
    wire  [9:0] channel_3_cost;
    wire  [2:0] channel_3_first;
    wire  [2:0] channel_3_next;
    wire [19:0] channel_3_held;
    wire  [9:0] channel_3_spare;
    wire        channel_3_large_frame;
    wire        channel_3_refused;
    wire [19:0] channel_3_status_used;
    wire [19:0] channel_3_status_consumed;
    wire [19:0] channel_3_status_freed;
    wire        channel_3_status_enabled;
    wire        channel_3_status_lossless;
    wire  [3:0] channel_3_status_waiting;
    wire  [3:0] scheduler_turn;
    wire        scheduler_served;
    wire        scheduler_fresh;
    reg         choosing;
    reg         describing;
    reg         chosen_kind;
    reg   [1:0] chosen_vc;
    reg   [9:0] chosen_cost;
    reg   [2:0] chosen_place;
    reg         described_kind;
    reg   [1:0] described_vc;
    reg   [9:0] described_cost;
    reg  [13:0] described_bytes;
    reg         described_tag;
    wire        buffer_ready;
    wire        buffer_down_payload_kind;
    wire  [1:0] buffer_down_payload_vc;
    wire [13:0] buffer_down_payload_bytes;
    wire  [9:0] buffer_down_payload_cost;
    wire        buffer_down_payload_tag;
    wire        buffer_down_valid;
    wire        requests_due;
    wire        requests_cc_update_payload_half;
    wire [19:0] requests_cc_update_payload_consumed_0;
    wire [19:0] requests_cc_update_payload_consumed_1;
    wire [19:0] requests_cc_update_payload_consumed_2;
    wire [19:0] requests_cc_update_payload_consumed_3;
    wire [19:0] requests_cc_update_payload_consumed_4;
    wire [19:0] requests_cc_update_payload_consumed_5;
    wire [19:0] requests_cc_update_payload_consumed_6;
    wire [19:0] requests_cc_update_payload_consumed_7;
    wire [19:0] requests_cc_update_payload_consumed_8;
    wire [19:0] requests_cc_update_payload_consumed_9;
    wire [19:0] requests_cc_update_payload_consumed_10;
    wire [19:0] requests_cc_update_payload_consumed_11;
    wire [19:0] requests_cc_update_payload_consumed_12;
    wire [19:0] requests_cc_update_payload_consumed_13;
    wire [19:0] requests_cc_update_payload_consumed_14;
    wire [19:0] requests_cc_update_payload_consumed_15;
    wire        requests_cc_update_valid;
    wire [21:0] held_sum;
    wire [21:0] in_use_sum;
    reg         large_frame;
    wire        port_gate_per_channel;
    wire        port_gate_dynamic;
    wire        port_gate_stream;
    wire        port_gate_serial;
    wire  [9:0] port_gate_free;
    wire [19:0] port_gate_threshold;
    reg  [21:0] used;
    reg  [21:0] most_used;
    reg         took;
    wire        record_known;
    wire [19:0] record_most;
    reg         nowhere;
    wire  [7:0] cf_updates_counter_count;
    wire  [7:0] cf_refused_counter_count;
    wire  [7:0] cc_updates_counter_count;
    reg  [14:0] frames [0:31];

    wire [49:0] changed_word = {
        settings_unit_overhead,
        settings_unit_size,
        settings_mode,
        settings_limit,
        settings_largest_frame,
        settings_alpha,
        settings_weighted,
        settings_on_fault
    };
    wire [49:0] changed_word_2 = {
        current_unit_overhead,
        current_unit_size,
        current_mode,
        current_limit,
        current_largest_frame,
        current_alpha,
        current_weighted,
        current_on_fault
    };
    wire        changed = changed_word != changed_word_2;
    wire        faulty = fault && current_on_fault != CURRENT_ON_FAULT_IGNORE;
    wire        halt = faulty || changed || halting;
    wire  [3:0] rooms = {channel_3_room, channel_2_room, channel_1_room, channel_0_room};
    wire  [3:0] rooms_shr_enqueue_payload_vc = rooms >> enqueue_payload_vc;
    wire        accept_part = rooms_shr_enqueue_payload_vc[0];
    wire        accept = enqueue_valid && accept_part;
    wire        told = |ordered;
    wire        go = buffer_ready && !requests_due;
    wire  [3:0] turn = scheduler_turn;
    wire  [3:0] charged_word = {
        channel_3_fits && channel_3_status_lossless,
        channel_2_fits && channel_2_status_lossless,
        channel_1_fits && channel_1_status_lossless,
        channel_0_fits && channel_0_status_lossless
    };
    wire        charged = (|(turn & charged_word)) && go;
    wire        gate_per_channel = port_gate_per_channel;
    wire        gate_dynamic = port_gate_dynamic;
    wire        gate_stream = port_gate_stream;
    wire        gate_serial = port_gate_serial;
    wire  [9:0] gate_free = port_gate_free;
    wire [19:0] gate_threshold = port_gate_threshold;
    wire        fresh = scheduler_fresh;
    wire        granted = scheduler_served && go;
    wire  [9:0] cost_or = (channel_0_cost & {10{turn[0]}}) | (channel_1_cost & {10{turn[1]}});
    wire  [9:0] cost_or_2 = cost_or | (channel_2_cost & {10{turn[2]}});
    wire  [9:0] cost = cost_or_2 | (channel_3_cost & {10{turn[3]}});
    wire [15:0] weight_and = channel_0_weight & {16{turn[0]}};
    wire [15:0] weight_or = weight_and | (channel_1_weight & {16{turn[1]}});
    wire [15:0] weight_or_2 = weight_or | (channel_2_weight & {16{turn[2]}});
    wire [15:0] weight = weight_or_2 | (channel_3_weight & {16{turn[3]}});
    wire  [2:0] first_and = channel_0_first & {3{turn[0]}};
    wire  [2:0] first_or = first_and | (channel_1_first & {3{turn[1]}});
    wire  [2:0] first_or_2 = first_or | (channel_2_first & {3{turn[2]}});
    wire  [2:0] first = first_or_2 | (channel_3_first & {3{turn[3]}});
    wire [15:0] share = fresh ? weight : left;
    wire        issue = buffer_ready && requests_due;
    wire [14:0] frames_rdata = frames[{chosen_vc, chosen_place}];
    wire        refusing_any = |{channel_3_refused, channel_2_refused, channel_1_refused, channel_0_refused};
    wire        refusing = nowhere || refusing_any;
    wire        channel_0_clear_term = fault && current_on_fault == CURRENT_ON_FAULT_RESET;
    wire        granted_or_issue = granted || issue;
    wire  [9:0] port_spare_choice = chosen_vc[0] ? channel_3_spare : channel_2_spare;
    wire  [9:0] port_spare_choice_2 = chosen_vc[0] ? channel_1_spare : channel_0_spare;
    wire [19:0] record_used_choice = chosen_vc[0] ? channel_3_status_used : channel_2_status_used;
    wire [19:0] record_used_choice_2 = chosen_vc[0] ? channel_1_status_used : channel_0_status_used;
    wire  [2:0] frames_choice = frame_2_vc[0] ? channel_3_next : channel_2_next;
    wire  [2:0] frames_choice_2 = frame_2_vc[0] ? channel_1_next : channel_0_next;
    wire  [3:0] large_frame_word = {channel_3_large_frame, channel_2_large_frame, channel_1_large_frame, channel_0_large_frame};
    wire        most_used_term = (told && order_kind == ORDER_KIND_RESTART_MOST) || most_used < in_use_sum;
    wire [19:0] status_used_choice = status_vc[0] ? channel_3_status_used : channel_2_status_used;
    wire [19:0] status_used_choice_2 = status_vc[0] ? channel_1_status_used : channel_0_status_used;
    wire [19:0] status_used_choice_3 = status_vc[1] ? status_used_choice : status_used_choice_2;
    wire [19:0] status_freed_choice = status_vc[0] ? channel_3_status_freed : channel_2_status_freed;
    wire [19:0] status_freed_choice_2 = status_vc[0] ? channel_1_status_freed : channel_0_status_freed;
    wire [19:0] status_freed_choice_3 = status_vc[1] ? status_freed_choice : status_freed_choice_2;
    wire        status_enabled_choice = status_vc[0] ? channel_3_status_enabled : channel_2_status_enabled;
    wire        status_enabled_choice_2 = status_vc[0] ? channel_1_status_enabled : channel_0_status_enabled;
    wire        status_lossless_choice = status_vc[0] ? channel_3_status_lossless : channel_2_status_lossless;
    wire        status_lossless_choice_2 = status_vc[0] ? channel_1_status_lossless : channel_0_status_lossless;
    wire  [3:0] status_waiting_choice = status_vc[0] ? channel_3_status_waiting : channel_2_status_waiting;
    wire  [3:0] status_waiting_choice_2 = status_vc[0] ? channel_1_status_waiting : channel_0_status_waiting;
    wire        nowhere_match = {2'd0, update_vc_0[4:2]} == 5'd0;

    cbfc_frame_cost_w14 price (
        .clk           (clk),
        .unit_overhead (settings_unit_overhead),
        .unit_size     (settings_unit_size),
        .bytes         (enqueue_payload_bytes),
        .cost          (price_cost)
    );

    cbfc_sender_channel_c10_d8 channel_0 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 2'd0 && rooms[0]),
        .push             (pushed[0]),
        .pushed           (price_cost),
        .turn             (turn[0]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[0] || updated_1[0]),
        .count            (updated_1[0] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[0]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .largest_frame    (current_largest_frame),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_0_room),
        .fits             (channel_0_fits),
        .fits_again       (channel_0_fits_again),
        .lasts            (channel_0_lasts),
        .weight           (channel_0_weight),
        .cost             (channel_0_cost),
        .first            (channel_0_first),
        .next             (channel_0_next),
        .held             (channel_0_held),
        .spare            (channel_0_spare),
        .large_frame      (channel_0_large_frame),
        .refused          (channel_0_refused),
        .status_used      (channel_0_status_used),
        .status_consumed  (channel_0_status_consumed),
        .status_freed     (channel_0_status_freed),
        .status_enabled   (channel_0_status_enabled),
        .status_lossless  (channel_0_status_lossless),
        .status_waiting   (channel_0_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_1 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 2'd1 && rooms[1]),
        .push             (pushed[1]),
        .pushed           (price_cost),
        .turn             (turn[1]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[1] || updated_1[1]),
        .count            (updated_1[1] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[1]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .largest_frame    (current_largest_frame),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_1_room),
        .fits             (channel_1_fits),
        .fits_again       (channel_1_fits_again),
        .lasts            (channel_1_lasts),
        .weight           (channel_1_weight),
        .cost             (channel_1_cost),
        .first            (channel_1_first),
        .next             (channel_1_next),
        .held             (channel_1_held),
        .spare            (channel_1_spare),
        .large_frame      (channel_1_large_frame),
        .refused          (channel_1_refused),
        .status_used      (channel_1_status_used),
        .status_consumed  (channel_1_status_consumed),
        .status_freed     (channel_1_status_freed),
        .status_enabled   (channel_1_status_enabled),
        .status_lossless  (channel_1_status_lossless),
        .status_waiting   (channel_1_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_2 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 2'd2 && rooms[2]),
        .push             (pushed[2]),
        .pushed           (price_cost),
        .turn             (turn[2]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[2] || updated_1[2]),
        .count            (updated_1[2] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[2]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .largest_frame    (current_largest_frame),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_2_room),
        .fits             (channel_2_fits),
        .fits_again       (channel_2_fits_again),
        .lasts            (channel_2_lasts),
        .weight           (channel_2_weight),
        .cost             (channel_2_cost),
        .first            (channel_2_first),
        .next             (channel_2_next),
        .held             (channel_2_held),
        .spare            (channel_2_spare),
        .large_frame      (channel_2_large_frame),
        .refused          (channel_2_refused),
        .status_used      (channel_2_status_used),
        .status_consumed  (channel_2_status_consumed),
        .status_freed     (channel_2_status_freed),
        .status_enabled   (channel_2_status_enabled),
        .status_lossless  (channel_2_status_lossless),
        .status_waiting   (channel_2_status_waiting)
    );

    cbfc_sender_channel_c10_d8 channel_3 (
        .clk              (clk),
        .rst              (rst),
        .accept           (enqueue_valid && enqueue_payload_vc == 2'd3 && rooms[3]),
        .push             (pushed[3]),
        .pushed           (price_cost),
        .turn             (turn[3]),
        .go               (go),
        .charged          (charged),
        .fresh            (fresh),
        .left             (left),
        .update           (updated_0[3] || updated_1[3]),
        .count            (updated_1[3] ? update_freed_1 : update_freed_0),
        .order_given      (ordered[3]),
        .order_kind       (order_kind),
        .order_value      (order_value),
        .port_per_channel (gate_per_channel),
        .port_dynamic     (gate_dynamic),
        .port_stream      (gate_stream),
        .port_serial      (gate_serial),
        .port_free        (gate_free),
        .port_threshold   (gate_threshold),
        .largest_frame    (current_largest_frame),
        .halt             (halt),
        .clear            (channel_0_clear_term),
        .room             (channel_3_room),
        .fits             (channel_3_fits),
        .fits_again       (channel_3_fits_again),
        .lasts            (channel_3_lasts),
        .weight           (channel_3_weight),
        .cost             (channel_3_cost),
        .first            (channel_3_first),
        .next             (channel_3_next),
        .held             (channel_3_held),
        .spare            (channel_3_spare),
        .large_frame      (channel_3_large_frame),
        .refused          (channel_3_refused),
        .status_used      (channel_3_status_used),
        .status_consumed  (channel_3_status_consumed),
        .status_freed     (channel_3_status_freed),
        .status_enabled   (channel_3_status_enabled),
        .status_lossless  (channel_3_status_lossless),
        .status_waiting   (channel_3_status_waiting)
    );

    cbfc_turns_n4 scheduler (
        .clk        (clk),
        .rst        (rst),
        .fits       ({channel_3_fits, channel_2_fits, channel_1_fits, channel_0_fits}),
        .fits_again ({channel_3_fits_again, channel_2_fits_again, channel_1_fits_again, channel_0_fits_again}),
        .go         (go),
        .weighted   (current_weighted),
        .lasts      ({channel_3_lasts, channel_2_lasts, channel_1_lasts, channel_0_lasts}),
        .turn       (scheduler_turn),
        .served     (scheduler_served),
        .fresh      (scheduler_fresh)
    );

    result_buffer_w28_d8_late buffer (
        .clk                (clk),
        .rst                (rst),
        .issue              (granted_or_issue),
        .done               (describing),
        .result_kind        (described_kind),
        .result_vc          (described_vc),
        .result_bytes       (described_bytes),
        .result_cost        (described_cost),
        .result_tag         (described_tag),
        .ready              (buffer_ready),
        .down_payload_kind  (buffer_down_payload_kind),
        .down_payload_vc    (buffer_down_payload_vc),
        .down_payload_bytes (buffer_down_payload_bytes),
        .down_payload_cost  (buffer_down_payload_cost),
        .down_payload_tag   (buffer_down_payload_tag),
        .down_valid         (buffer_down_valid),
        .down_ready         (grant_ready)
    );

    cbfc_update_requests_n4 requests (
        .clk                           (clk),
        .rst                           (rst),
        .settings_clocks               (updates_clocks),
        .settings_period               (updates_period),
        .ask                           (force_update),
        .hold                          (hold_update || faulty),
        .issue                         (issue),
        .consumed_0                    (channel_0_status_consumed),
        .consumed_1                    (channel_1_status_consumed),
        .consumed_2                    (channel_2_status_consumed),
        .consumed_3                    (channel_3_status_consumed),
        .due                           (requests_due),
        .cc_update_payload_half        (requests_cc_update_payload_half),
        .cc_update_payload_consumed_0  (requests_cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (requests_cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (requests_cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (requests_cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (requests_cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (requests_cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (requests_cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (requests_cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (requests_cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (requests_cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (requests_cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (requests_cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (requests_cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (requests_cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (requests_cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (requests_cc_update_payload_consumed_15),
        .cc_update_valid               (requests_cc_update_valid),
        .cc_update_ready               (cc_update_ready)
    );

    cbfc_port_sum_n4 held (
        .clk     (clk),
        .rst     (rst),
        .parts_0 (channel_0_held),
        .parts_1 (channel_1_held),
        .parts_2 (channel_2_held),
        .parts_3 (channel_3_held),
        .sum     (held_sum)
    );

    cbfc_port_sum_n4 in_use (
        .clk     (clk),
        .rst     (rst),
        .parts_0 (channel_0_status_used),
        .parts_1 (channel_1_status_used),
        .parts_2 (channel_2_status_used),
        .parts_3 (channel_3_status_used),
        .sum     (in_use_sum)
    );

    cbfc_port_gate_c10_w22_l2 port (
        .clk                    (clk),
        .rst                    (rst),
        .settings_unit_overhead (current_unit_overhead),
        .settings_unit_size     (current_unit_size),
        .settings_mode          (current_mode),
        .settings_limit         (current_limit),
        .settings_largest_frame (current_largest_frame),
        .settings_alpha         (current_alpha),
        .settings_weighted      (current_weighted),
        .settings_on_fault      (current_on_fault),
        .changed                (halting),
        .reordered              (told && order_kind == ORDER_KIND_RESERVED),
        .held                   (held_sum),
        .charged                (charged),
        .cost                   (chosen_cost),
        .spare                  (chosen_vc[1] ? port_spare_choice : port_spare_choice_2),
        .large_frame            (large_frame),
        .gate_per_channel       (port_gate_per_channel),
        .gate_dynamic           (port_gate_dynamic),
        .gate_stream            (port_gate_stream),
        .gate_serial            (port_gate_serial),
        .gate_free              (port_gate_free),
        .gate_threshold         (port_gate_threshold)
    );

    cbfc_most_used_n4 record (
        .clk    (clk),
        .rst    (rst),
        .taken  (took),
        .vc     (chosen_vc),
        .used   (chosen_vc[1] ? record_used_choice : record_used_choice_2),
        .forget (ordered & {4{order_kind == ORDER_KIND_RESTART_MOST}}),
        .look   (status_vc),
        .known  (record_known),
        .most   (record_most)
    );

    rolling_counter_w8_by1 cf_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (updated),
        .count  (cf_updates_counter_count)
    );

    rolling_counter_w8_by1 cf_refused_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (refusing),
        .count  (cf_refused_counter_count)
    );

    rolling_counter_w8_by1 cc_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (issue),
        .count  (cc_updates_counter_count)
    );

    always @(posedge clk) begin
        if (pricing_2) frames[{frame_2_vc, frame_2_vc[1] ? frames_choice : frames_choice_2}] <= {frame_2_bytes, frame_2_tag};
    end

    always @(posedge clk) begin
        if (rst) begin
            current_unit_overhead <= 8'd0;
            current_unit_size <= 3'd0;
            current_mode <= CURRENT_MODE_PER_CHANNEL;
            current_limit <= 20'd0;
            current_largest_frame <= 10'd0;
            current_alpha <= 4'd0;
            current_weighted <= 1'b0;
            current_on_fault <= CURRENT_ON_FAULT_IGNORE;
            halting <= 1'b0;
            fault <= 1'b0;
            pricing_1 <= 1'b0;
            pricing_2 <= 1'b0;
            pushed <= 4'd0;
            updated <= 1'b0;
            updated_0 <= 4'd0;
            updated_1 <= 4'd0;
            ordered <= 4'd0;
            choosing <= 1'b0;
            describing <= 1'b0;
            large_frame <= 1'b0;
            used <= 22'd0;
            most_used <= 22'd0;
            took <= 1'b0;
            nowhere <= 1'b0;
        end else begin
            current_unit_overhead <= settings_unit_overhead;
            current_unit_size <= settings_unit_size;
            current_mode <= settings_mode;
            current_limit <= settings_limit;
            current_largest_frame <= settings_largest_frame;
            current_alpha <= settings_alpha;
            current_weighted <= settings_weighted;
            current_on_fault <= settings_on_fault;
            halting <= changed;
            fault <= link_fault;
            pricing_1 <= accept;
            pricing_2 <= pricing_1;
            pushed <= {
                pricing_1 && frame_1_vc == 2'd3,
                pricing_1 && frame_1_vc == 2'd2,
                pricing_1 && frame_1_vc == 2'd1,
                pricing_1 && frame_1_vc == 2'd0
            };
            updated <= cf_update_valid;
            updated_0 <= {
                cf_update_valid && cf_update_payload_vc_0 == 5'd3,
                cf_update_valid && cf_update_payload_vc_0 == 5'd2,
                cf_update_valid && cf_update_payload_vc_0 == 5'd1,
                cf_update_valid && cf_update_payload_vc_0 == 5'd0
            };
            updated_1 <= {
                cf_update_valid && cf_update_payload_vc_1 == 5'd3,
                cf_update_valid && cf_update_payload_vc_1 == 5'd2,
                cf_update_valid && cf_update_payload_vc_1 == 5'd1,
                cf_update_valid && cf_update_payload_vc_1 == 5'd0
            };
            ordered <= {
                command_valid && command_payload_vc == 2'd3,
                command_valid && command_payload_vc == 2'd2,
                command_valid && command_payload_vc == 2'd1,
                command_valid && command_payload_vc == 2'd0
            };
            choosing <= granted_or_issue;
            describing <= choosing;
            large_frame <= |large_frame_word;
            used <= in_use_sum;
            most_used <= most_used_term ? in_use_sum : most_used;
            took <= granted;
            nowhere <= updated && !(nowhere_match && {2'd0, update_vc_1[4:2]} == 5'd0);
        end
    end

    always @(posedge clk) begin
        frame_1_vc <= enqueue_payload_vc;
        frame_1_bytes <= enqueue_payload_bytes;
        frame_1_tag <= enqueue_payload_tag;
        frame_2_vc <= frame_1_vc;
        frame_2_bytes <= frame_1_bytes;
        frame_2_tag <= frame_1_tag;
        update_vc_0 <= cf_update_payload_vc_0;
        update_freed_0 <= cf_update_payload_freed_0;
        update_vc_1 <= cf_update_payload_vc_1;
        update_freed_1 <= cf_update_payload_freed_1;
        order_vc <= command_payload_vc;
        order_kind <= command_payload_kind;
        order_value <= command_payload_value;
        if (granted) begin
            left <= share - {6'd0, cost};
        end
        chosen_kind <= issue;
        chosen_vc <= {|(turn & 4'd12), |(turn & 4'd10)};
        chosen_cost <= cost;
        chosen_place <= first;
        described_kind <= chosen_kind;
        described_vc <= chosen_vc;
        described_cost <= chosen_cost;
        described_bytes <= frames_rdata[14:1];
        described_tag <= frames_rdata[0];
        status_used <= status_used_choice_3;
        status_freed <= status_freed_choice_3;
        status_enabled <= status_vc[1] ? status_enabled_choice : status_enabled_choice_2;
        status_lossless <= status_vc[1] ? status_lossless_choice : status_lossless_choice_2;
        status_waiting <= status_vc[1] ? status_waiting_choice : status_waiting_choice_2;
        status_consumed <= status_used_choice_3 + status_freed_choice_3;
        status_most_used <= record_known ? record_most : status_used_choice_3;
    end

    assign room = rooms;
    assign counts_used = used;
    assign counts_most_used = most_used;
    assign counts_cf_updates = cf_updates_counter_count;
    assign counts_cf_refused = cf_refused_counter_count;
    assign counts_cc_updates = cc_updates_counter_count;
    assign refused = refusing;
    assign enqueue_ready = accept_part;
    assign cf_update_ready = 1'b1;
    assign command_ready = 1'b1;
    assign grant_payload_kind = buffer_down_payload_kind;
    assign grant_payload_vc = buffer_down_payload_vc;
    assign grant_payload_bytes = buffer_down_payload_bytes;
    assign grant_payload_cost = buffer_down_payload_cost;
    assign grant_payload_tag = buffer_down_payload_tag;
    assign grant_valid = buffer_down_valid;
    assign cc_update_payload_half = requests_cc_update_payload_half;
    assign cc_update_payload_consumed_0 = requests_cc_update_payload_consumed_0;
    assign cc_update_payload_consumed_1 = requests_cc_update_payload_consumed_1;
    assign cc_update_payload_consumed_2 = requests_cc_update_payload_consumed_2;
    assign cc_update_payload_consumed_3 = requests_cc_update_payload_consumed_3;
    assign cc_update_payload_consumed_4 = requests_cc_update_payload_consumed_4;
    assign cc_update_payload_consumed_5 = requests_cc_update_payload_consumed_5;
    assign cc_update_payload_consumed_6 = requests_cc_update_payload_consumed_6;
    assign cc_update_payload_consumed_7 = requests_cc_update_payload_consumed_7;
    assign cc_update_payload_consumed_8 = requests_cc_update_payload_consumed_8;
    assign cc_update_payload_consumed_9 = requests_cc_update_payload_consumed_9;
    assign cc_update_payload_consumed_10 = requests_cc_update_payload_consumed_10;
    assign cc_update_payload_consumed_11 = requests_cc_update_payload_consumed_11;
    assign cc_update_payload_consumed_12 = requests_cc_update_payload_consumed_12;
    assign cc_update_payload_consumed_13 = requests_cc_update_payload_consumed_13;
    assign cc_update_payload_consumed_14 = requests_cc_update_payload_consumed_14;
    assign cc_update_payload_consumed_15 = requests_cc_update_payload_consumed_15;
    assign cc_update_valid = requests_cc_update_valid;

    wire _unused_ok = &{1'b0, update_vc_0[1:0], update_vc_1[1:0], order_vc, rooms_shr_enqueue_payload_vc[3:1]};

endmodule

`default_nettype wire
