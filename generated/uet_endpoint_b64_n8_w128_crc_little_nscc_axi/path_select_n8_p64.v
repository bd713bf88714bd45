// Entropy values of packets, of 8 contexts with up to 64 paths each.
`default_nettype none

module path_select_n8_p64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [2:0] event_ccc,
    input  wire  [2:0] event_kind,
    input  wire [15:0] event_entropy,
    input  wire [31:0] event_now,
    input  wire  [5:0] event_first_draw,
    input  wire [15:0] event_second_draw,
    input  wire  [1:0] registers_scheme,
    input  wire  [5:0] registers_unused,
    input  wire [30:0] registers_freeze,
    output wire        picked_valid,
    output wire  [2:0] picked_ccc,
    output wire [15:0] picked_entropy,
    output wire  [2:0] picked_way
);

    localparam [2:0] WAY_6_WALK              = 3'd0;
    localparam [2:0] WAY_6_RECYCLE           = 3'd1;
    localparam [2:0] WAY_6_FROZEN            = 3'd4;
    localparam [2:0] EVENT_KIND_START        = 3'd0;
    localparam [2:0] EVENT_KIND_PICK         = 3'd1;
    localparam [2:0] EVENT_KIND_GOOD         = 3'd2;
    localparam [2:0] EVENT_KIND_ECN          = 3'd3;
    localparam [2:0] EVENT_KIND_NACK         = 3'd4;
    localparam [2:0] EVENT_KIND_TIMEOUT      = 3'd5;
    localparam [1:0] REGISTERS_SCHEME_BITMAP = 2'd1;
    localparam [1:0] REGISTERS_SCHEME_REPS   = 2'd2;
    localparam [1:0] REGISTERS_SCHEME_MIXED  = 2'd3;

    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         valid_7;
    reg         valid_8;
    reg         valid_9;
    reg         valid_10;
    reg         valid_11;
    reg         is_reps;
    reg         is_mixed;
    reg         has_penalties;
    reg  [63:0] first_place;
    reg  [63:0] in_use;
    wire        start_at_3_q;
    wire        pick_at_3_q;
    wire        heard_at_3_q;
    wire        timeout_at_3_q;
    wire [31:0] now_at_3_q;
    wire [31:0] now_at_2_q;
    reg  [31:0] thaw_3;
    wire        freeze_thaws;
    wire        freeze_is_frozen;
    wire        freeze_explores;
    wire  [2:0] ccc_at_1_q;
    wire        pick_at_4_q;
    wire        good_at_4_q;
    wire        start_at_4_q;
    wire  [5:0] path_at_4_q;
    wire  [5:0] ring_path;
    wire  [2:0] ring_way;
    wire        good_at_3_q;
    wire  [5:0] path_at_3_q;
    wire        queue_taken;
    wire  [5:0] queue_oldest;
    wire  [5:0] order_at_5_q;
    reg   [5:0] ring_path_6;
    reg   [5:0] ring_path_7;
    reg   [5:0] again_8;
    wire        walks_at_5_q;
    reg   [2:0] way_6;
    reg   [5:0] first_3;
    reg  [63:0] one_4;
    reg  [63:0] free_5;
    reg  [63:0] free_later_5;
    wire  [5:0] order_seen_at_5_q;
    reg  [63:0] free_6;
    reg  [63:0] free_later_6;
    wire  [5:0] order_seen_at_6_q;
    reg  [63:0] free_7;
    wire  [5:0] order_at_6_q;
    reg  [63:0] free_later_7;
    reg  [63:0] lowest_8;
    reg  [63:0] above_8;
    wire  [2:0] ccc_at_5_q;
    wire        start_at_8_q;
    wire        walks_at_8_q;
    wire [63:0] free_at_8_q;
    wire  [2:0] turn_seen_at_8_q;
    wire  [5:0] order_at_8_q;
    wire [15:0] second_at_8_q;
    wire [63:0] walk_outputs_before;
    wire  [5:0] walk_outputs_order_before;
    wire [63:0] walk_outputs_taken;
    wire  [5:0] walk_outputs_order_taken;
    wire  [5:0] walk_outputs_order;
    wire  [2:0] walk_outputs_turn;
    wire  [2:0] ccc_at_8_q;
    wire  [2:0] ccc_at_9_q;
    wire [15:0] upper_bits_word;
    reg   [5:0] taken_10;
    reg   [5:0] before_10;
    reg   [5:0] orders_10_taken;
    reg   [5:0] orders_10_before;
    reg   [5:0] orders_10_next;
    reg   [2:0] orders_10_turn;
    wire        start_at_10_q;
    reg   [5:0] next_11;
    reg   [5:0] order_11_order;
    reg   [2:0] order_11_turn;
    wire        walks_at_11_q;
    wire        start_at_11_q;
    wire  [2:0] ccc_at_11_q;
    wire  [5:0] walk_seen_word_index;
    wire  [5:0] walk_seen_word_order;
    wire  [2:0] walk_seen_word_turn;
    reg   [5:0] walked_11;
    reg   [5:0] passed_11;
    wire        ecn_at_11_q;
    wire        nack_at_11_q;
    wire        timeout_at_11_q;
    wire        pick_at_11_q;
    wire  [5:0] path_at_11_q;
    wire  [2:0] ccc_at_2_q;
    wire [63:0] penalties_penalised;
    wire  [3:0] penalties_penalty;
    wire  [5:0] again_at_11_q;
    reg         picks;
    wire  [2:0] ccc_at_12_q;
    reg  [15:0] entropy;
    wire  [2:0] way_at_12_q;

    wire        walks_4 = pick_at_4_q && !is_reps && !queue_taken;
    wire  [5:0] seen_index = walk_seen_word_index;
    wire  [5:0] seen_order = walk_seen_word_order;
    wire  [2:0] seen_turn = walk_seen_word_turn;
    wire  [5:0] first_2 = seen_index ^ seen_order;
    wire [63:0] penalised_4 = penalties_penalised;
    wire  [3:0] penalty_4 = penalties_penalty;
    wire [63:0] negative = ~free_later_7 + 64'd1;
    wire  [5:0] chosen = walks_at_11_q ? walked_11 : again_at_11_q;
    wire [15:0] outside = ~{10'd0, ~registers_unused};
    wire        heard_at_3_d_term = event_kind == EVENT_KIND_GOOD || event_kind == EVENT_KIND_ECN || event_kind == EVENT_KIND_NACK;
    wire        good_at_4_d_term = event_kind == EVENT_KIND_GOOD && event_valid;
    wire  [5:0] path_at_4_d_or = event_entropy[5:0] | registers_unused;
    wire        ring_path_6_term = ring_way == WAY_6_RECYCLE || ring_way == WAY_6_FROZEN;
    wire [63:0] free_6_and = free_5 & 64'h5555555555555555;
    wire [63:0] free_6_and_2 = {1'b0, free_5[63:1]} & 64'h5555555555555555;
    wire [63:0] free_6_or = {free_6_and[62:0], 1'b0} | free_6_and_2;
    wire [63:0] free_6_choice = order_seen_at_5_q[0] ? free_6_or : free_5;
    wire [63:0] free_6_and_3 = free_6_choice & 64'h3333333333333333;
    wire [63:0] free_6_and_4 = {2'd0, free_6_choice[63:2]} & 64'h3333333333333333;
    wire [63:0] free_6_or_2 = {free_6_and_3[61:0], 2'd0} | free_6_and_4;
    wire [63:0] free_6_choice_2 = order_seen_at_5_q[1] ? free_6_or_2 : free_6_choice;
    wire [63:0] free_6_and_5 = free_6_choice_2 & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_6_and_6 = {4'd0, free_6_choice_2[63:4]} & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_6_or_3 = {free_6_and_5[59:0], 4'd0} | free_6_and_6;
    wire [63:0] free_later_6_and = free_later_5 & 64'h5555555555555555;
    wire [63:0] free_later_6_and_2 = {1'b0, free_later_5[63:1]} & 64'h5555555555555555;
    wire [63:0] free_later_6_or = {free_later_6_and[62:0], 1'b0} | free_later_6_and_2;
    wire [63:0] free_later_6_choice = order_at_5_q[0] ? free_later_6_or : free_later_5;
    wire [63:0] free_later_6_and_3 = free_later_6_choice & 64'h3333333333333333;
    wire [63:0] free_later_6_and_4 = {2'd0, free_later_6_choice[63:2]} & 64'h3333333333333333;
    wire [63:0] free_later_6_or_2 = {free_later_6_and_3[61:0], 2'd0} | free_later_6_and_4;
    wire [63:0] free_later_6_choice_2 = order_at_5_q[1] ? free_later_6_or_2 : free_later_6_choice;
    wire [63:0] free_later_6_and_5 = free_later_6_choice_2 & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_later_6_and_6 = {4'd0, free_later_6_choice_2[63:4]} & 64'hf0f0f0f0f0f0f0f;
    wire [63:0] free_later_6_or_3 = {free_later_6_and_5[59:0], 4'd0} | free_later_6_and_6;
    wire [63:0] free_6_and_71777214294589695 = free_6 & 64'hff00ff00ff00ff;
    wire [63:0] free_7_and = {8'd0, free_6[63:8]} & 64'hff00ff00ff00ff;
    wire [63:0] free_7_or = {free_6_and_71777214294589695[55:0], 8'd0} | free_7_and;
    wire [63:0] free_7_choice = order_seen_at_6_q[3] ? free_7_or : free_6;
    wire [63:0] free_7_and_2 = free_7_choice & 64'hffff0000ffff;
    wire [63:0] free_7_and_3 = {16'd0, free_7_choice[63:16]} & 64'hffff0000ffff;
    wire [63:0] free_7_or_2 = {free_7_and_2[47:0], 16'd0} | free_7_and_3;
    wire [63:0] free_7_choice_2 = order_seen_at_6_q[4] ? free_7_or_2 : free_7_choice;
    wire [63:0] free_7_and_4 = free_7_choice_2 & 64'hffffffff;
    wire [63:0] free_7_and_5 = {32'd0, free_7_choice_2[63:32]} & 64'hffffffff;
    wire [63:0] free_7_or_3 = {free_7_and_4[31:0], 32'd0} | free_7_and_5;
    wire [63:0] free_later_7_and = free_later_6 & 64'hff00ff00ff00ff;
    wire [63:0] free_later_7_and_2 = {8'd0, free_later_6[63:8]} & 64'hff00ff00ff00ff;
    wire [63:0] free_later_7_or = {free_later_7_and[55:0], 8'd0} | free_later_7_and_2;
    wire [63:0] free_later_7_choice = order_at_6_q[3] ? free_later_7_or : free_later_6;
    wire [63:0] free_later_7_and_3 = free_later_7_choice & 64'hffff0000ffff;
    wire [63:0] free_later_7_and_4 = {16'd0, free_later_7_choice[63:16]} & 64'hffff0000ffff;
    wire [63:0] free_later_7_or_2 = {free_later_7_and_3[47:0], 16'd0} | free_later_7_and_4;
    wire [63:0] free_later_7_choice_2 = order_at_6_q[4] ? free_later_7_or_2 : free_later_7_choice;
    wire [63:0] free_later_7_and_5 = free_later_7_choice_2 & 64'hffffffff;
    wire [63:0] free_later_7_and_6 = {32'd0, free_later_7_choice_2[63:32]} & 64'hffffffff;
    wire [63:0] free_later_7_or_3 = {free_later_7_and_5[31:0], 32'd0} | free_later_7_and_6;
    wire        next_11_term = !start_at_10_q && !(&taken_10);

    delay_w1_c3 start_at_3 (
        .clk (clk),
        .d   (event_kind == EVENT_KIND_START && event_valid),
        .q   (start_at_3_q)
    );

    delay_w1_c3 pick_at_3 (
        .clk (clk),
        .d   (event_kind == EVENT_KIND_PICK && event_valid),
        .q   (pick_at_3_q)
    );

    delay_w1_c3 heard_at_3 (
        .clk (clk),
        .d   ((heard_at_3_d_term || event_kind == EVENT_KIND_TIMEOUT) && event_valid),
        .q   (heard_at_3_q)
    );

    delay_w1_c3 timeout_at_3 (
        .clk (clk),
        .d   (event_kind == EVENT_KIND_TIMEOUT && event_valid),
        .q   (timeout_at_3_q)
    );

    delay_w32_c3 now_at_3 (
        .clk (clk),
        .d   (event_now),
        .q   (now_at_3_q)
    );

    delay_w32_c2 now_at_2 (
        .clk (clk),
        .d   (event_now),
        .q   (now_at_2_q)
    );

    path_freeze_n8 freeze (
        .clk            (clk),
        .rst            (rst),
        .enable         (event_valid),
        .ccc            (event_ccc),
        .inputs_start   (start_at_3_q),
        .inputs_pick    (pick_at_3_q),
        .inputs_heard   (heard_at_3_q),
        .inputs_timeout (timeout_at_3_q),
        .inputs_now     (now_at_3_q),
        .inputs_thaw    (thaw_3),
        .thaws          (freeze_thaws),
        .is_frozen      (freeze_is_frozen),
        .explores       (freeze_explores)
    );

    delay_w3_c1 ccc_at_1 (
        .clk (clk),
        .d   (event_ccc),
        .q   (ccc_at_1_q)
    );

    delay_w1_c1 pick_at_4 (
        .clk (clk),
        .d   (pick_at_3_q),
        .q   (pick_at_4_q)
    );

    delay_w1_c4 good_at_4 (
        .clk (clk),
        .d   (good_at_4_d_term),
        .q   (good_at_4_q)
    );

    delay_w1_c1 start_at_4 (
        .clk (clk),
        .d   (start_at_3_q),
        .q   (start_at_4_q)
    );

    delay_w6_c4 path_at_4 (
        .clk (clk),
        .d   (path_at_4_d_or),
        .q   (path_at_4_q)
    );

    path_ring_n8_p6 ring (
        .clk              (clk),
        .rst              (rst),
        .enable           (valid_1),
        .ccc              (ccc_at_1_q),
        .inputs_pick      (pick_at_4_q),
        .inputs_good      (good_at_4_q),
        .inputs_clears    (start_at_4_q || freeze_thaws),
        .inputs_is_frozen (freeze_is_frozen),
        .inputs_explores  (freeze_explores),
        .inputs_path      (path_at_4_q),
        .path             (ring_path),
        .way              (ring_way)
    );

    delay_w1_c3 good_at_3 (
        .clk (clk),
        .d   (good_at_4_d_term),
        .q   (good_at_3_q)
    );

    delay_w6_c3 path_at_3 (
        .clk (clk),
        .d   (path_at_4_d_or),
        .q   (path_at_3_q)
    );

    path_good_queue_n8_p6 queue (
        .clk    (clk),
        .rst    (rst),
        .enable (event_valid),
        .ccc    (event_ccc),
        .start  (start_at_3_q),
        .put    (good_at_3_q && is_mixed),
        .take   (pick_at_3_q && is_mixed),
        .path   (path_at_3_q),
        .taken  (queue_taken),
        .oldest (queue_oldest)
    );

    delay_w6_c5 order_at_5 (
        .clk (clk),
        .d   (event_first_draw & ~registers_unused),
        .q   (order_at_5_q)
    );

    delay_w1_c1 walks_at_5 (
        .clk (clk),
        .d   (walks_4),
        .q   (walks_at_5_q)
    );

    delay_w6_c3 order_seen_at_5 (
        .clk (clk),
        .d   (seen_order),
        .q   (order_seen_at_5_q)
    );

    delay_w6_c1 order_seen_at_6 (
        .clk (clk),
        .d   (order_seen_at_5_q),
        .q   (order_seen_at_6_q)
    );

    delay_w6_c1 order_at_6 (
        .clk (clk),
        .d   (order_at_5_q),
        .q   (order_at_6_q)
    );

    delay_w3_c4_ccd777 ccc_at_5 (
        .clk (clk),
        .d   (ccc_at_1_q),
        .q   (ccc_at_5_q)
    );

    delay_w1_c4 start_at_8 (
        .clk (clk),
        .d   (start_at_4_q),
        .q   (start_at_8_q)
    );

    delay_w1_c3 walks_at_8 (
        .clk (clk),
        .d   (walks_at_5_q),
        .q   (walks_at_8_q)
    );

    delay_w64_c1 free_at_8 (
        .clk (clk),
        .d   (free_7),
        .q   (free_at_8_q)
    );

    delay_w3_c6_273fe9 turn_seen_at_8 (
        .clk (clk),
        .d   (seen_turn),
        .q   (turn_seen_at_8_q)
    );

    delay_w6_c2 order_at_8 (
        .clk (clk),
        .d   (order_at_6_q),
        .q   (order_at_8_q)
    );

    delay_w16_c8 second_at_8 (
        .clk (clk),
        .d   (event_second_draw),
        .q   (second_at_8_q)
    );

    path_walk_n8_p6 walk (
        .clk                  (clk),
        .rst                  (rst),
        .enable               (valid_5),
        .ccc                  (ccc_at_5_q),
        .inputs_start         (start_at_8_q),
        .inputs_walks         (walks_at_8_q),
        .inputs_free          (free_at_8_q),
        .inputs_turn          (turn_seen_at_8_q),
        .inputs_lowest        (lowest_8),
        .inputs_above         (above_8),
        .inputs_first_draw    (order_at_8_q),
        .inputs_second_draw   (second_at_8_q[5:0] & ~registers_unused),
        .first_place          (first_place),
        .outputs_before       (walk_outputs_before),
        .outputs_order_before (walk_outputs_order_before),
        .outputs_taken        (walk_outputs_taken),
        .outputs_order_taken  (walk_outputs_order_taken),
        .outputs_order        (walk_outputs_order),
        .outputs_turn         (walk_outputs_turn)
    );

    delay_w3_c3 ccc_at_8 (
        .clk (clk),
        .d   (ccc_at_5_q),
        .q   (ccc_at_8_q)
    );

    delay_w3_c1 ccc_at_9 (
        .clk (clk),
        .d   (ccc_at_8_q),
        .q   (ccc_at_9_q)
    );

    context_copy_w16_n8 upper_bits (
        .clk    (clk),
        .enable (start_at_8_q),
        .pdc    (ccc_at_8_q),
        .data   (second_at_8_q),
        .read   (ccc_at_9_q),
        .word   (upper_bits_word)
    );

    delay_w1_c2 start_at_10 (
        .clk (clk),
        .d   (start_at_8_q),
        .q   (start_at_10_q)
    );

    delay_w1_c3 walks_at_11 (
        .clk (clk),
        .d   (walks_at_8_q),
        .q   (walks_at_11_q)
    );

    delay_w1_c1 start_at_11 (
        .clk (clk),
        .d   (start_at_10_q),
        .q   (start_at_11_q)
    );

    delay_w3_c2 ccc_at_11 (
        .clk (clk),
        .d   (ccc_at_9_q),
        .q   (ccc_at_11_q)
    );

    context_copy_w15_n8 walk_seen (
        .clk        (clk),
        .enable     (walks_at_11_q || start_at_11_q),
        .pdc        (ccc_at_11_q),
        .data_index (next_11),
        .data_order (order_11_order),
        .data_turn  (order_11_turn),
        .read       (event_ccc),
        .word_index (walk_seen_word_index),
        .word_order (walk_seen_word_order),
        .word_turn  (walk_seen_word_turn)
    );

    delay_w1_c11 ecn_at_11 (
        .clk (clk),
        .d   (event_kind == EVENT_KIND_ECN && event_valid),
        .q   (ecn_at_11_q)
    );

    delay_w1_c11 nack_at_11 (
        .clk (clk),
        .d   (event_kind == EVENT_KIND_NACK && event_valid),
        .q   (nack_at_11_q)
    );

    delay_w1_c8 timeout_at_11 (
        .clk (clk),
        .d   (timeout_at_3_q),
        .q   (timeout_at_11_q)
    );

    delay_w1_c7 pick_at_11 (
        .clk (clk),
        .d   (pick_at_4_q),
        .q   (pick_at_11_q)
    );

    delay_w6_c7 path_at_11 (
        .clk (clk),
        .d   (path_at_4_q),
        .q   (path_at_11_q)
    );

    delay_w3_c1 ccc_at_2 (
        .clk (clk),
        .d   (ccc_at_1_q),
        .q   (ccc_at_2_q)
    );

    path_penalties_n8_p6 penalties (
        .clk             (clk),
        .rst             (rst),
        .enable          (valid_9),
        .ccc             (ccc_at_9_q),
        .inputs_start    (start_at_11_q),
        .inputs_recovers (walks_at_11_q && has_penalties),
        .inputs_ecn      (ecn_at_11_q && has_penalties),
        .inputs_nack     (nack_at_11_q && has_penalties),
        .inputs_timeout  (timeout_at_11_q && has_penalties),
        .inputs_path     (pick_at_11_q ? passed_11 : path_at_11_q),
        .read_ccc        (ccc_at_2_q),
        .read_path       (first_2),
        .penalised       (penalties_penalised),
        .penalty         (penalties_penalty)
    );

    delay_w6_c3 again_at_11 (
        .clk (clk),
        .d   (again_8),
        .q   (again_at_11_q)
    );

    delay_w3_c1 ccc_at_12 (
        .clk (clk),
        .d   (ccc_at_11_q),
        .q   (ccc_at_12_q)
    );

    delay_w3_c6_1b7e33 way_at_12 (
        .clk (clk),
        .d   (way_6),
        .q   (way_at_12_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            picks <= 1'b0;
        end else begin
            valid_1 <= event_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            picks <= pick_at_11_q && valid_11;
        end
    end

    always @(posedge clk) begin
        is_reps <= registers_scheme == REGISTERS_SCHEME_REPS;
        is_mixed <= registers_scheme == REGISTERS_SCHEME_MIXED;
        has_penalties <= registers_scheme == REGISTERS_SCHEME_BITMAP || registers_scheme == REGISTERS_SCHEME_MIXED;
        first_place <= 64'd1 << registers_unused;
        in_use <= ~first_place + 64'd1;
        thaw_3 <= now_at_2_q + {1'b0, registers_freeze};
        ring_path_6 <= ring_path_6_term ? ring_path : order_at_5_q | registers_unused;
        ring_path_7 <= ring_path_6;
        again_8 <= is_reps ? ring_path_7 : queue_oldest;
        way_6 <= walks_at_5_q ? WAY_6_WALK : is_reps ? ring_way : WAY_6_RECYCLE;
        first_3 <= first_2;
        one_4 <= 64'd1 << first_3;
        free_5 <= ~penalised_4;
        free_later_5 <= ~penalised_4 | (one_4 & {64{penalty_4 == 4'd1}});
        free_6 <= order_seen_at_5_q[2] ? free_6_or_3 : free_6_choice_2;
        free_later_6 <= order_at_5_q[2] ? free_later_6_or_3 : free_later_6_choice_2;
        free_7 <= (order_seen_at_6_q[5] ? free_7_or_3 : free_7_choice_2) & in_use;
        free_later_7 <= (order_at_6_q[5] ? free_later_7_or_3 : free_later_7_choice_2) & in_use;
        lowest_8 <= free_later_7 & negative;
        above_8 <= free_later_7 ^ negative;
        taken_10 <= {
            |(walk_outputs_taken & 64'hffffffff00000000),
            |(walk_outputs_taken & 64'hffff0000ffff0000),
            |(walk_outputs_taken & 64'hff00ff00ff00ff00),
            |(walk_outputs_taken & 64'hf0f0f0f0f0f0f0f0),
            |(walk_outputs_taken & 64'hcccccccccccccccc),
            |(walk_outputs_taken & 64'haaaaaaaaaaaaaaaa)
        };
        before_10 <= {
            |(walk_outputs_before & 64'hffffffff00000000),
            |(walk_outputs_before & 64'hffff0000ffff0000),
            |(walk_outputs_before & 64'hff00ff00ff00ff00),
            |(walk_outputs_before & 64'hf0f0f0f0f0f0f0f0),
            |(walk_outputs_before & 64'hcccccccccccccccc),
            |(walk_outputs_before & 64'haaaaaaaaaaaaaaaa)
        };
        orders_10_taken <= walk_outputs_order_taken;
        orders_10_before <= walk_outputs_order_before;
        orders_10_next <= walk_outputs_order;
        orders_10_turn <= walk_outputs_turn;
        next_11 <= next_11_term ? taken_10 + 6'd1 : registers_unused;
        order_11_order <= orders_10_next;
        order_11_turn <= orders_10_turn;
        walked_11 <= taken_10 ^ orders_10_taken;
        passed_11 <= before_10 ^ orders_10_before;
        entropy <= {10'd0, chosen & ~registers_unused} | (upper_bits_word & outside);
    end

    assign picked_valid = picks;
    assign picked_ccc = ccc_at_12_q;
    assign picked_entropy = entropy;
    assign picked_way = way_at_12_q;

    wire _unused_ok = &{1'b0, event_entropy[15:6], order_seen_at_6_q[2:0], free_6_and[63], free_6_and_3[63:62], free_6_and_5[63:60], free_later_6_and[63], free_later_6_and_3[63:62], free_later_6_and_5[63:60], free_6_and_71777214294589695[63:56], free_7_and_2[63:48], free_7_and_4[63:32], free_later_7_and[63:56], free_later_7_and_3[63:48], free_later_7_and_5[63:32]};

endmodule

`default_nettype wire
