// Entropy values of packets, of 256 contexts with up to 64 paths each.
`default_nettype none

module path_select_n256_p64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [7:0] event_ccc,
    input  wire  [2:0] event_kind,
    input  wire [15:0] event_entropy,
    input  wire [31:0] event_now,
    input  wire  [5:0] event_first_draw,
    input  wire [15:0] event_second_draw,
    input  wire  [1:0] registers_scheme,
    input  wire  [5:0] registers_unused,
    input  wire [30:0] registers_freeze,
    output wire        picked_valid,
    output wire  [7:0] picked_ccc,
    output wire [15:0] picked_entropy,
    output wire  [2:0] picked_way
);

    localparam [2:0] WAY_WALK                = 3'd0;
    localparam [2:0] WAY_RECYCLE             = 3'd1;
    localparam [2:0] WAY_FROZEN              = 3'd4;
    localparam [2:0] EVENT_KIND_START        = 3'd0;
    localparam [2:0] EVENT_KIND_PICK         = 3'd1;
    localparam [2:0] EVENT_KIND_GOOD         = 3'd2;
    localparam [2:0] EVENT_KIND_ECN          = 3'd3;
    localparam [2:0] EVENT_KIND_NACK         = 3'd4;
    localparam [2:0] EVENT_KIND_TIMEOUT      = 3'd5;
    localparam [1:0] REGISTERS_SCHEME_BITMAP = 2'd1;
    localparam [1:0] REGISTERS_SCHEME_REPS   = 2'd2;
    localparam [1:0] REGISTERS_SCHEME_MIXED  = 2'd3;

    reg         is_reps;
    reg         is_mixed;
    reg         has_penalties;
    reg  [63:0] first_place;
    reg  [63:0] in_use;
    reg  [31:0] now_ring;
    reg  [31:0] now_seen;
    reg   [5:0] first_states;
    reg   [7:0] ccc_ring;
    reg   [7:0] ccc_seen;
    reg         start_ring;
    reg         start_seen;
    reg         start_states;
    reg         pick_ring;
    reg         pick_seen;
    reg         pick_states;
    reg         good_ring;
    reg         good_seen;
    reg         good_states;
    reg   [5:0] path_ring;
    reg   [5:0] path_seen;
    reg   [5:0] path_states;
    reg         heard_ring;
    reg         heard_seen;
    reg         heard_states;
    reg         timeout_ring;
    reg         timeout_seen;
    reg         timeout_states;
    reg  [31:0] now_states;
    reg  [31:0] thaw_states;
    wire        freeze_thaws;
    wire        freeze_is_frozen;
    wire        freeze_explores;
    wire        queue_taken;
    wire  [5:0] queue_oldest;
    reg         start_free;
    reg         pick_free;
    reg  [63:0] one_free;
    reg         valid_ring;
    reg         good_free;
    reg   [5:0] path_free;
    wire  [5:0] ring_path;
    wire  [2:0] ring_way;
    reg         walks_order_low;
    reg   [5:0] order_seen_states;
    reg   [5:0] order_seen_free;
    reg   [5:0] order_seen_order_low;
    reg  [63:0] free_order_low;
    reg  [63:0] free_later_order_low;
    reg   [5:0] order_order_high;
    reg   [5:0] order_seen_order_high;
    reg  [63:0] free_order_high;
    reg  [63:0] free_later_order_high;
    reg  [63:0] free_later_lowest;
    reg   [5:0] again_order_high;
    reg   [5:0] again_lowest;
    reg   [5:0] order_lowest;
    reg   [5:0] order_walk;
    reg         valid_seen;
    reg         valid_states;
    reg         valid_free;
    reg         valid_order_low;
    reg   [7:0] ccc_states;
    reg   [7:0] ccc_free;
    reg   [7:0] ccc_order_low;
    reg         walks_order_high;
    reg         walks_lowest;
    reg         walks_walk;
    reg  [63:0] free_lowest;
    reg  [63:0] free_walk;
    reg  [63:0] lowest_walk;
    reg  [63:0] above_walk;
    wire [63:0] walk_outputs_before;
    wire  [5:0] walk_outputs_order_before;
    wire [63:0] walk_outputs_taken;
    wire  [5:0] walk_outputs_order_taken;
    wire  [5:0] walk_outputs_order;
    wire  [2:0] walk_outputs_turn;
    reg   [7:0] ccc_order_high;
    reg   [7:0] ccc_lowest;
    reg   [7:0] ccc_walk;
    reg   [7:0] ccc_position;
    wire [15:0] upper_bits_word;
    reg         start_position;
    reg         start_path;
    reg   [5:0] taken_path;
    reg   [5:0] left_path;
    reg   [5:0] order_taken_path;
    reg   [5:0] order_before_path;
    reg         walks_position;
    reg         walks_path;
    reg         walks_choose;
    reg   [5:0] walked_choose;
    reg         valid_order_high;
    reg         valid_lowest;
    reg         valid_walk;
    reg         valid_position;
    reg         valid_path;
    reg         valid_choose;
    reg         start_choose;
    reg   [7:0] ccc_path;
    reg   [7:0] ccc_choose;
    reg   [5:0] index_choose;
    reg   [5:0] order_after_path;
    reg   [5:0] order_after_choose;
    reg   [2:0] turn_after_path;
    reg   [2:0] turn_after_choose;
    wire  [5:0] walk_seen_word_index;
    wire  [5:0] walk_seen_word_order;
    wire  [2:0] walk_seen_word_turn;
    reg   [5:0] passed_choose;
    wire [63:0] penalties_penalised;
    wire  [3:0] penalties_penalty;
    reg         picks_out;
    reg   [7:0] ccc_out;
    reg  [15:0] value_out;
    wire [15:0] second_draw_walk_later_q;
    wire        start_walk_later_q;
    wire        pick_choose_later_q;
    wire        ecn_choose_later_q;
    wire        nack_choose_later_q;
    wire        timeout_choose_later_q;
    wire  [5:0] path_choose_later_q;
    wire  [5:0] order_order_low_later_q;
    wire  [2:0] turn_seen_walk_later_q;
    wire  [5:0] again_choose_later_q;
    wire  [2:0] way_out_later_q;

    wire  [5:0] walk_then_index = walk_seen_word_index;
    wire  [5:0] walk_then_order = walk_seen_word_order;
    wire  [2:0] walk_then_turn = walk_seen_word_turn;
    wire [63:0] penalties_then_penalised = penalties_penalised;
    wire  [3:0] penalties_then_penalty = penalties_penalty;
    wire        start = event_kind == EVENT_KIND_START && event_valid;
    wire        pick = event_kind == EVENT_KIND_PICK && event_valid;
    wire        good = event_kind == EVENT_KIND_GOOD && event_valid;
    wire        ecn = event_kind == EVENT_KIND_ECN && event_valid;
    wire        nack = event_kind == EVENT_KIND_NACK && event_valid;
    wire        timeout = event_kind == EVENT_KIND_TIMEOUT && event_valid;
    wire        heard_term = event_kind == EVENT_KIND_GOOD || event_kind == EVENT_KIND_ECN || event_kind == EVENT_KIND_NACK;
    wire        heard = (heard_term || event_kind == EVENT_KIND_TIMEOUT) && event_valid;
    wire  [5:0] path = event_entropy[5:0] | registers_unused;
    wire  [5:0] order = event_first_draw & ~registers_unused;
    wire  [5:0] first = walk_then_index ^ walk_then_order;
    wire  [5:0] order_seen = walk_then_order;
    wire  [2:0] turn_seen = walk_then_turn;
    wire [31:0] thaw = now_seen + {1'b0, registers_freeze};
    wire [63:0] one = 64'd1 << first_states;
    wire        is_frozen = freeze_is_frozen;
    wire        explores = freeze_explores;
    wire        clears = start_free || freeze_thaws;
    wire        walks = pick_free && !is_reps && !queue_taken;
    wire [63:0] free = ~penalties_then_penalised;
    wire [63:0] free_later_and = one_free & {64{penalties_then_penalty == 4'd1}};
    wire [63:0] free_later = ~penalties_then_penalised | free_later_and;
    wire  [5:0] order_order_low = order_order_low_later_q;
    wire [63:0] free_of_order_low_and = free_order_low & 64'h5555555555555555;
    wire [63:0] free_of_order_low_and_2 = {1'b0, free_order_low[63:1]} & 64'h5555555555555555;
    wire [63:0] free_of_order_low_or = {free_of_order_low_and[62:0], 1'b0} | free_of_order_low_and_2;
    wire [63:0] free_of_order_low_choice = order_seen_order_low[0] ? free_of_order_low_or : free_order_low;
    wire [63:0] free_of_order_low_and_3 = free_of_order_low_choice & 64'h3333333333333333;
    wire [63:0] free_of_order_low_and_4 = {2'd0, free_of_order_low_choice[63:2]} & 64'h3333333333333333;
    wire [63:0] free_of_order_low_or_2 = {free_of_order_low_and_3[61:0], 2'd0} | free_of_order_low_and_4;
    wire [63:0] free_of_order_low_choice_2 = order_seen_order_low[1] ? free_of_order_low_or_2 : free_of_order_low_choice;
    wire [63:0] free_of_order_low_and_5 = free_of_order_low_choice_2 & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_of_order_low_and_6 = {4'd0, free_of_order_low_choice_2[63:4]} & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_of_order_low_or_3 = {free_of_order_low_and_5[59:0], 4'd0} | free_of_order_low_and_6;
    wire [63:0] free_of_order_low = order_seen_order_low[2] ? free_of_order_low_or_3 : free_of_order_low_choice_2;
    wire [63:0] free_later_of_order_low_and = free_later_order_low & 64'h5555555555555555;
    wire [63:0] free_later_of_order_low_and_2 = {1'b0, free_later_order_low[63:1]} & 64'h5555555555555555;
    wire [63:0] free_later_of_order_low_or = {free_later_of_order_low_and[62:0], 1'b0} | free_later_of_order_low_and_2;
    wire [63:0] free_later_of_order_low_choice = order_order_low[0] ? free_later_of_order_low_or : free_later_order_low;
    wire [63:0] free_later_of_order_low_and_3 = free_later_of_order_low_choice & 64'h3333333333333333;
    wire [63:0] free_later_of_order_low_and_4 = {2'd0, free_later_of_order_low_choice[63:2]} & 64'h3333333333333333;
    wire [63:0] free_later_of_order_low_or_2 = {free_later_of_order_low_and_3[61:0], 2'd0} | free_later_of_order_low_and_4;
    wire [63:0] free_later_of_order_low_choice_2 = order_order_low[1] ? free_later_of_order_low_or_2 : free_later_of_order_low_choice;
    wire [63:0] free_later_of_order_low_and_5 = free_later_of_order_low_choice_2 & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_later_of_order_low_and_6 = {4'd0, free_later_of_order_low_choice_2[63:4]} & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_later_of_order_low_or_3 = {free_later_of_order_low_and_5[59:0], 4'd0} | free_later_of_order_low_and_6;
    wire [63:0] free_later_of_order_low = order_order_low[2] ? free_later_of_order_low_or_3 : free_later_of_order_low_choice_2;
    wire        again_term = ring_way == WAY_RECYCLE || ring_way == WAY_FROZEN;
    wire  [5:0] again = again_term ? ring_path : order_order_low | registers_unused;
    wire  [2:0] way = walks_order_low ? WAY_WALK : is_reps ? ring_way : WAY_RECYCLE;
    wire [63:0] free_of_order_high_and = free_order_high & 64'hff00ff00ff00ff;
    wire [63:0] free_of_order_high_and_2 = {8'd0, free_order_high[63:8]} & 64'hff00ff00ff00ff;
    wire [63:0] free_of_order_high_or = {free_of_order_high_and[55:0], 8'd0} | free_of_order_high_and_2;
    wire [63:0] free_of_order_high_choice = order_seen_order_high[3] ? free_of_order_high_or : free_order_high;
    wire [63:0] free_of_order_high_and_3 = free_of_order_high_choice & 64'hffff0000ffff;
    wire [63:0] free_of_order_high_and_4 = {16'd0, free_of_order_high_choice[63:16]} & 64'hffff0000ffff;
    wire [63:0] free_of_order_high_or_2 = {free_of_order_high_and_3[47:0], 16'd0} | free_of_order_high_and_4;
    wire [63:0] free_of_order_high_choice_2 = order_seen_order_high[4] ? free_of_order_high_or_2 : free_of_order_high_choice;
    wire [63:0] free_of_order_high_and_5 = free_of_order_high_choice_2 & 64'hffffffff;
    wire [63:0] free_of_order_high_and_6 = {32'd0, free_of_order_high_choice_2[63:32]} & 64'hffffffff;
    wire [63:0] free_of_order_high_or_3 = {free_of_order_high_and_5[31:0], 32'd0} | free_of_order_high_and_6;
    wire [63:0] free_of_order_high = (order_seen_order_high[5] ? free_of_order_high_or_3 : free_of_order_high_choice_2) & in_use;
    wire [63:0] free_later_of_order_high_and = free_later_order_high & 64'hff00ff00ff00ff;
    wire [63:0] free_later_of_order_high_and_2 = {8'd0, free_later_order_high[63:8]} & 64'hff00ff00ff00ff;
    wire [63:0] free_later_of_order_high_or = {free_later_of_order_high_and[55:0], 8'd0} | free_later_of_order_high_and_2;
    wire [63:0] free_later_of_order_high_choice = order_order_high[3] ? free_later_of_order_high_or : free_later_order_high;
    wire [63:0] free_later_of_order_high_and_3 = free_later_of_order_high_choice & 64'hffff0000ffff;
    wire [63:0] free_later_of_order_high_and_4 = {16'd0, free_later_of_order_high_choice[63:16]} & 64'hffff0000ffff;
    wire [63:0] free_later_of_order_high_or_2 = {free_later_of_order_high_and_3[47:0], 16'd0} | free_later_of_order_high_and_4;
    wire [63:0] free_later_of_order_high_choice_2 = order_order_high[4] ? free_later_of_order_high_or_2 : free_later_of_order_high_choice;
    wire [63:0] free_later_of_order_high_and_5 = free_later_of_order_high_choice_2 & 64'hffffffff;
    wire [63:0] free_later_of_order_high_and_6 = {32'd0, free_later_of_order_high_choice_2[63:32]} & 64'hffffffff;
    wire [63:0] free_later_of_order_high_or_3 = {free_later_of_order_high_and_5[31:0], 32'd0} | free_later_of_order_high_and_6;
    wire [63:0] free_later_of_order_high = (order_order_high[5] ? free_later_of_order_high_or_3 : free_later_of_order_high_choice_2) & in_use;
    wire [63:0] negative = ~free_later_lowest + 64'd1;
    wire [63:0] lowest = free_later_lowest & negative;
    wire [63:0] above = free_later_lowest ^ negative;
    wire  [5:0] again_of_lowest = is_reps ? again_lowest : queue_oldest;
    wire [15:0] second_draw_walk = second_draw_walk_later_q;
    wire  [5:0] second = second_draw_walk[5:0] & ~registers_unused;
    wire  [2:0] turn_seen_walk = turn_seen_walk_later_q;
    wire        start_walk = start_walk_later_q;
    wire  [5:0] taken = {
        |(walk_outputs_taken & 64'hffffffff00000000),
        |(walk_outputs_taken & 64'hffff0000ffff0000),
        |(walk_outputs_taken & 64'hff00ff00ff00ff00),
        |(walk_outputs_taken & 64'hf0f0f0f0f0f0f0f0),
        |(walk_outputs_taken & 64'hcccccccccccccccc),
        |(walk_outputs_taken & 64'haaaaaaaaaaaaaaaa)
    };
    wire  [5:0] left = {
        |(walk_outputs_before & 64'hffffffff00000000),
        |(walk_outputs_before & 64'hffff0000ffff0000),
        |(walk_outputs_before & 64'hff00ff00ff00ff00),
        |(walk_outputs_before & 64'hf0f0f0f0f0f0f0f0),
        |(walk_outputs_before & 64'hcccccccccccccccc),
        |(walk_outputs_before & 64'haaaaaaaaaaaaaaaa)
    };
    wire  [5:0] order_taken = walk_outputs_order_taken;
    wire  [5:0] order_before = walk_outputs_order_before;
    wire  [5:0] order_after = walk_outputs_order;
    wire  [2:0] turn_after = walk_outputs_turn;
    wire        index_term = !start_path && !(&taken_path);
    wire  [5:0] index = index_term ? taken_path + 6'd1 : registers_unused;
    wire  [5:0] walked = taken_path ^ order_taken_path;
    wire  [5:0] passed = left_path ^ order_before_path;
    wire  [5:0] again_choose = again_choose_later_q;
    wire        pick_choose = pick_choose_later_q;
    wire [15:0] value_word = {10'd0, (walks_choose ? walked_choose : again_choose) & ~registers_unused};
    wire [15:0] value = value_word | (upper_bits_word & ~{10'd0, ~registers_unused});
    wire        picks = pick_choose && valid_choose;
    wire        ecn_choose = ecn_choose_later_q;
    wire        nack_choose = nack_choose_later_q;
    wire        timeout_choose = timeout_choose_later_q;
    wire  [5:0] path_choose = path_choose_later_q;
    wire  [2:0] way_out = way_out_later_q;

    path_freeze_n256 freeze (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .inputs_start   (start_states),
        .inputs_pick    (pick_states),
        .inputs_heard   (heard_states),
        .inputs_timeout (timeout_states),
        .inputs_now     (now_states),
        .inputs_thaw    (thaw_states),
        .thaws          (freeze_thaws),
        .is_frozen      (freeze_is_frozen),
        .explores       (freeze_explores)
    );

    path_good_queue_n256_p6 queue (
        .clk    (clk),
        .rst    (rst),
        .enable (event_valid),
        .ccc    (event_ccc),
        .start  (start_states),
        .put    (good_states && is_mixed),
        .take   (pick_states && is_mixed),
        .path   (path_states),
        .taken  (queue_taken),
        .oldest (queue_oldest)
    );

    path_ring_n256_p6 ring (
        .clk              (clk),
        .rst              (rst),
        .enable           (valid_ring),
        .ccc              (ccc_ring),
        .inputs_pick      (pick_free),
        .inputs_good      (good_free),
        .inputs_clears    (clears),
        .inputs_is_frozen (is_frozen),
        .inputs_explores  (explores),
        .inputs_path      (path_free),
        .path             (ring_path),
        .way              (ring_way)
    );

    path_walk_n256_p6 walk (
        .clk                  (clk),
        .rst                  (rst),
        .enable               (valid_order_low),
        .ccc                  (ccc_order_low),
        .inputs_start         (start_walk),
        .inputs_walks         (walks_walk),
        .inputs_free          (free_walk),
        .inputs_turn          (turn_seen_walk),
        .inputs_lowest        (lowest_walk),
        .inputs_above         (above_walk),
        .inputs_first_draw    (order_walk),
        .inputs_second_draw   (second),
        .first_place          (first_place),
        .outputs_before       (walk_outputs_before),
        .outputs_order_before (walk_outputs_order_before),
        .outputs_taken        (walk_outputs_taken),
        .outputs_order_taken  (walk_outputs_order_taken),
        .outputs_order        (walk_outputs_order),
        .outputs_turn         (walk_outputs_turn)
    );

    context_copy_w16_n256 upper_bits (
        .clk    (clk),
        .enable (start_walk),
        .pdc    (ccc_walk),
        .data   (second_draw_walk),
        .read   (ccc_position),
        .word   (upper_bits_word)
    );

    context_copy_w15_n256 walk_seen (
        .clk        (clk),
        .enable     (walks_choose || start_choose),
        .pdc        (ccc_choose),
        .data_index (index_choose),
        .data_order (order_after_choose),
        .data_turn  (turn_after_choose),
        .read       (event_ccc),
        .word_index (walk_seen_word_index),
        .word_order (walk_seen_word_order),
        .word_turn  (walk_seen_word_turn)
    );

    path_penalties_n256_p6 penalties (
        .clk             (clk),
        .rst             (rst),
        .enable          (valid_position),
        .ccc             (ccc_position),
        .inputs_start    (start_choose),
        .inputs_recovers (walks_choose && has_penalties),
        .inputs_ecn      (ecn_choose && has_penalties),
        .inputs_nack     (nack_choose && has_penalties),
        .inputs_timeout  (timeout_choose && has_penalties),
        .inputs_path     (pick_choose ? passed_choose : path_choose),
        .read_ccc        (ccc_seen),
        .read_path       (first),
        .penalised       (penalties_penalised),
        .penalty         (penalties_penalty)
    );

    delay_w16_c8 second_draw_walk_later (
        .clk (clk),
        .d   (event_second_draw),
        .q   (second_draw_walk_later_q)
    );

    delay_w1_c4 start_walk_later (
        .clk (clk),
        .d   (start_free),
        .q   (start_walk_later_q)
    );

    delay_w1_c7 pick_choose_later (
        .clk (clk),
        .d   (pick_free),
        .q   (pick_choose_later_q)
    );

    delay_w1_c11 ecn_choose_later (
        .clk (clk),
        .d   (ecn),
        .q   (ecn_choose_later_q)
    );

    delay_w1_c11 nack_choose_later (
        .clk (clk),
        .d   (nack),
        .q   (nack_choose_later_q)
    );

    delay_w1_c8 timeout_choose_later (
        .clk (clk),
        .d   (timeout_states),
        .q   (timeout_choose_later_q)
    );

    delay_w6_c7 path_choose_later (
        .clk (clk),
        .d   (path_free),
        .q   (path_choose_later_q)
    );

    delay_w6_c5 order_order_low_later (
        .clk (clk),
        .d   (order),
        .q   (order_order_low_later_q)
    );

    delay_w3_c6 turn_seen_walk_later (
        .clk (clk),
        .d   (turn_seen),
        .q   (turn_seen_walk_later_q)
    );

    delay_w6_c4 again_choose_later (
        .clk (clk),
        .d   (again_of_lowest),
        .q   (again_choose_later_q)
    );

    delay_w3_c7 way_out_later (
        .clk (clk),
        .d   (way),
        .q   (way_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_ring <= 1'b0;
            valid_seen <= 1'b0;
            valid_states <= 1'b0;
            valid_free <= 1'b0;
            valid_order_low <= 1'b0;
            valid_order_high <= 1'b0;
            valid_lowest <= 1'b0;
            valid_walk <= 1'b0;
            valid_position <= 1'b0;
            valid_path <= 1'b0;
            valid_choose <= 1'b0;
            picks_out <= 1'b0;
        end else begin
            valid_ring <= event_valid;
            valid_seen <= valid_ring;
            valid_states <= valid_seen;
            valid_free <= valid_states;
            valid_order_low <= valid_free;
            valid_order_high <= valid_order_low;
            valid_lowest <= valid_order_high;
            valid_walk <= valid_lowest;
            valid_position <= valid_walk;
            valid_path <= valid_position;
            valid_choose <= valid_path;
            picks_out <= picks;
        end
    end

    always @(posedge clk) begin
        is_reps <= registers_scheme == REGISTERS_SCHEME_REPS;
        is_mixed <= registers_scheme == REGISTERS_SCHEME_MIXED;
        has_penalties <= registers_scheme == REGISTERS_SCHEME_BITMAP || registers_scheme == REGISTERS_SCHEME_MIXED;
        first_place <= 64'd1 << registers_unused;
        in_use <= ~first_place + 64'd1;
        now_ring <= event_now;
        now_seen <= now_ring;
        first_states <= first;
        ccc_ring <= event_ccc;
        ccc_seen <= ccc_ring;
        start_ring <= start;
        start_seen <= start_ring;
        start_states <= start_seen;
        pick_ring <= pick;
        pick_seen <= pick_ring;
        pick_states <= pick_seen;
        good_ring <= good;
        good_seen <= good_ring;
        good_states <= good_seen;
        path_ring <= path;
        path_seen <= path_ring;
        path_states <= path_seen;
        heard_ring <= heard;
        heard_seen <= heard_ring;
        heard_states <= heard_seen;
        timeout_ring <= timeout;
        timeout_seen <= timeout_ring;
        timeout_states <= timeout_seen;
        now_states <= now_seen;
        thaw_states <= thaw;
        start_free <= start_states;
        pick_free <= pick_states;
        one_free <= one;
        good_free <= good_states;
        path_free <= path_states;
        walks_order_low <= walks;
        order_seen_states <= order_seen;
        order_seen_free <= order_seen_states;
        order_seen_order_low <= order_seen_free;
        free_order_low <= free;
        free_later_order_low <= free_later;
        order_order_high <= order_order_low;
        order_seen_order_high <= order_seen_order_low;
        free_order_high <= free_of_order_low;
        free_later_order_high <= free_later_of_order_low;
        free_later_lowest <= free_later_of_order_high;
        again_order_high <= again;
        again_lowest <= again_order_high;
        order_lowest <= order_order_high;
        order_walk <= order_lowest;
        ccc_states <= ccc_seen;
        ccc_free <= ccc_states;
        ccc_order_low <= ccc_free;
        walks_order_high <= walks_order_low;
        walks_lowest <= walks_order_high;
        walks_walk <= walks_lowest;
        free_lowest <= free_of_order_high;
        free_walk <= free_lowest;
        lowest_walk <= lowest;
        above_walk <= above;
        ccc_order_high <= ccc_order_low;
        ccc_lowest <= ccc_order_high;
        ccc_walk <= ccc_lowest;
        ccc_position <= ccc_walk;
        start_position <= start_walk;
        start_path <= start_position;
        taken_path <= taken;
        left_path <= left;
        order_taken_path <= order_taken;
        order_before_path <= order_before;
        walks_position <= walks_walk;
        walks_path <= walks_position;
        walks_choose <= walks_path;
        walked_choose <= walked;
        start_choose <= start_path;
        ccc_path <= ccc_position;
        ccc_choose <= ccc_path;
        index_choose <= index;
        order_after_path <= order_after;
        order_after_choose <= order_after_path;
        turn_after_path <= turn_after;
        turn_after_choose <= turn_after_path;
        passed_choose <= passed;
        ccc_out <= ccc_choose;
        value_out <= value;
    end

    assign picked_valid = picks_out;
    assign picked_ccc = ccc_out;
    assign picked_entropy = value_out;
    assign picked_way = way_out;

    wire _unused_ok = &{1'b0, event_entropy[15:6], order_seen_order_high[2:0], free_of_order_low_and[63], free_of_order_low_and_3[63:62], free_of_order_low_and_5[63:60], free_later_of_order_low_and[63], free_later_of_order_low_and_3[63:62], free_later_of_order_low_and_5[63:60], free_of_order_high_and[63:56], free_of_order_high_and_3[63:48], free_of_order_high_and_5[63:32], free_later_of_order_high_and[63:56], free_later_of_order_high_and_3[63:48], free_later_of_order_high_and_5[63:32]};

endmodule

`default_nettype wire
