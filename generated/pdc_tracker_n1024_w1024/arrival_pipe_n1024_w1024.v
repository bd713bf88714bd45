// Judges one packet a clock of 1024 PDCs with windows of 1024 PSNs.
`default_nettype none

module arrival_pipe_n1024_w1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire         arrival_valid,
    input  wire   [9:0] arrival_pdc,
    input  wire         arrival_create,
    input  wire         arrival_rod,
    input  wire  [31:0] arrival_start,
    input  wire  [31:0] arrival_psn,
    input  wire         arrival_clears,
    input  wire  [31:0] arrival_clear,
    input  wire         base_write_enable,
    input  wire   [9:0] base_write_pdc,
    input  wire  [31:0] base_write_base,
    input  wire         response_write_enable,
    input  wire         response_write_store,
    input  wire   [9:0] response_write_pdc,
    input  wire   [3:0] response_write_word,
    input  wire  [15:0] response_write_written,
    input  wire [127:0] response_write_data,
    output wire         verdict_valid,
    output wire   [9:0] verdict_pdc,
    output wire   [2:0] verdict_judgement,
    output wire         verdict_responded,
    output wire         verdict_guaranteed,
    output wire         verdict_cleared,
    output wire         verdict_first_gap,
    output wire  [31:0] verdict_expected,
    output wire   [1:0] verdict_clear,
    output wire         start_write_enable,
    output wire   [9:0] start_write_pdc,
    output wire  [31:0] start_write_origin,
    output wire         clear_write_enable,
    output wire   [9:0] clear_write_pdc,
    output wire  [31:0] clear_write_uncleared,
    output wire         count_write_enable,
    output wire   [9:0] count_write_pdc,
    output wire  [10:0] count_write_accepted,
    output wire  [31:0] count_write_highest,
    output wire         word_write_enable,
    output wire         word_write_store,
    output wire   [9:0] word_write_pdc,
    output wire   [3:0] word_write_word,
    output wire  [15:0] word_write_written,
    output wire  [63:0] word_write_data,
    output wire         flags_write_enable,
    output wire   [9:0] flags_write_pdc,
    output wire  [15:0] flags_write_flags
);

    localparam [2:0] JUDGEMENT_ACCEPTED    = 3'd0;
    localparam [2:0] JUDGEMENT_DUPLICATE   = 3'd1;
    localparam [2:0] JUDGEMENT_PRIOR       = 3'd2;
    localparam [2:0] JUDGEMENT_OUTSIDE     = 3'd3;
    localparam [2:0] JUDGEMENT_GAP         = 3'd4;
    localparam [1:0] CLEAR_OUTCOME_NONE    = 2'd0;
    localparam [1:0] CLEAR_OUTCOME_APPLIED = 2'd1;
    localparam [1:0] CLEAR_OUTCOME_OLD     = 2'd2;
    localparam [1:0] CLEAR_OUTCOME_BEYOND  = 2'd3;

    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg    [9:0] pdc_1;
    reg    [9:0] pdc_2;
    reg    [9:0] pdc_3;
    reg    [9:0] pdc_4;
    reg    [9:0] pdc_5;
    reg    [9:0] pdc_6;
    reg    [9:0] pdc_7;
    reg          create_1;
    reg          create_2;
    reg          create_3;
    reg          create_4;
    reg          create_5;
    reg          create_6;
    reg   [31:0] psn_1;
    reg   [31:0] psn_2;
    reg   [31:0] clear_1;
    reg   [31:0] clear_2;
    reg          clears_1;
    reg          clears_2;
    reg          clears_3;
    reg          clears_4;
    reg          new_rod_1;
    reg          new_rod_2;
    reg   [31:0] before_start;
    reg   [31:0] new_origin_1;
    reg   [31:0] origin;
    reg   [31:0] offset;
    reg   [31:0] new_uncleared;
    reg          rod;
    wire  [31:0] starts_word_origin;
    wire         starts_word_rod;
    wire   [9:0] starts_at;
    wire         starts_valid;
    wire  [31:0] bases_word;
    wire         place_prior;
    wire         place_in_window;
    wire  [63:0] place_passed;
    reg   [31:0] offset_later_1;
    reg   [31:0] offset_later_2;
    reg   [31:0] offset_later_3;
    reg          rod_later_1;
    reg   [31:0] clear_distance;
    reg   [31:0] new_uncleared_later_1;
    reg   [31:0] uncleared;
    reg    [1:0] clear_outcome;
    reg   [31:0] base_later_1;
    wire  [31:0] clear_offsets_word;
    wire   [9:0] clear_offsets_at;
    wire         clear_offsets_valid;
    reg          is_gap;
    reg          first_gap;
    reg   [31:0] expected;
    wire  [31:0] orders_word_expected;
    wire         orders_word_gap;
    wire   [9:0] orders_at;
    wire         orders_valid;
    wire         received_arrived;
    wire         received_word_write_enable;
    wire         received_word_write_store;
    wire   [9:0] received_word_write_pdc;
    wire   [3:0] received_word_write_word;
    wire  [15:0] received_word_write_written;
    wire  [63:0] received_word_write_data;
    wire         received_flags_write_enable;
    wire   [9:0] received_flags_write_pdc;
    wire  [15:0] received_flags_write_flags;
    wire [127:0] responses_slots;
    reg          marks_1;
    reg          marks_2;
    reg          prior_1;
    reg          prior_2;
    reg          in_window_1;
    reg          in_window_2;
    reg          is_gap_later_1;
    reg          first_gap_later_1;
    reg          first_gap_later_2;
    reg    [1:0] clear_outcome_later_1;
    reg    [1:0] clear_outcome_later_2;
    reg   [31:0] origin_later_1;
    reg   [31:0] origin_later_2;
    reg   [31:0] expected_psn;
    reg          is_cleared;
    reg   [10:0] counted_accepted;
    reg   [31:0] counted_highest;
    wire  [10:0] counts_word_accepted;
    wire  [31:0] counts_word_highest;
    wire   [9:0] counts_at;
    wire         counts_valid;
    reg    [2:0] judgement;
    reg          responded;
    reg          guaranteed;
    reg          is_cleared_later_1;
    reg   [31:0] expected_psn_later_1;

    wire [31:0] starts_now_origin = starts_word_origin;
    wire        starts_now_rod = starts_word_rod;
    wire [31:0] origin_now = create_2 ? new_origin_1 : starts_now_origin;
    wire        beyond_clear_term = clear_distance[10] && (|clear_distance[9:0]);
    wire        beyond_clear = !clear_distance[31] && ((|clear_distance[30:11]) || beyond_clear_term);
    wire        is_inside = !(clear_distance[31] || !(|clear_distance) || beyond_clear);
    wire [31:0] clear_offsets_now = clear_offsets_word;
    wire [31:0] clear_now_and = clear_offsets_now & {32{!create_4}};
    wire [11:0] clear_now_and_11_0 = clear_now_and[11:0];
    wire [11:0] clears_more_difference = clear_now_and_11_0 - new_uncleared_later_1[11:0];
    wire        clears_more = clears_more_difference[11];
    wire        applies = clears_4 && is_inside && clears_more;
    wire [11:0] base_passed_difference = clear_now_and_11_0 - base_later_1[11:0];
    wire        base_passed = base_passed_difference[11];
    wire [31:0] clear_now_choice = applies ? new_uncleared_later_1 : base_passed ? base_later_1 : clear_now_and;
    wire [31:0] clear_now = clear_now_choice;
    wire        rod_in_window = rod_later_1 && place_in_window;
    wire [31:0] orders_now_expected = orders_word_expected;
    wire [31:0] in_order_and = orders_now_expected & {32{!create_4}};
    wire        in_order = in_order_and == offset_later_1;
    wire        mark = place_in_window && (!rod_later_1 || in_order);
    wire        orders_now_gap = orders_word_gap;
    wire [11:0] ahead_difference = in_order_and[11:0] - offset_later_1[11:0];
    wire        ahead = ahead_difference[11];
    wire        steps = rod_in_window && in_order;
    wire        gaps = rod_in_window && ahead;
    wire        accepts = marks_2 && !received_arrived;
    wire [10:0] counts_now_accepted = counts_word_accepted;
    wire [31:0] counts_now_highest = counts_word_highest;
    wire        starts_next_rod_choice = create_2 ? new_rod_2 : starts_now_rod;
    wire        orders_next_gap_term = orders_now_gap && !create_4;
    wire [10:0] counts_next_accepted_sum = (counts_now_accepted & {11{!create_6}}) + {10'd0, accepts};
    wire [31:0] counts_next_highest_or = counts_now_highest | {32{create_6}};
    wire [11:0] counts_next_highest_difference = offset_later_3[11:0] - counts_next_highest_or[11:0];
    wire [31:0] counts_next_highest_choice = accepts && !counts_next_highest_difference[11] ? offset_later_3 : counts_next_highest_or;
    wire [31:0] is_cleared_difference = offset_later_2 - uncleared;
    wire [63:0] responded_shr = responses_slots[63:0] >> offset_later_3[5:0];
    wire [63:0] guaranteed_shr = responses_slots[127:64] >> offset_later_3[5:0];

    forwarding_ram_w33_d1024_l2_4b9b79 starts (
        .clk         (clk),
        .rst         (rst),
        .addr        (arrival_pdc),
        .enable      (arrival_valid),
        .next_origin (create_2 ? new_origin_1 : starts_now_origin),
        .next_rod    (starts_next_rod_choice),
        .write       (create_2),
        .word_origin (starts_word_origin),
        .word_rod    (starts_word_rod),
        .at          (starts_at),
        .valid       (starts_valid)
    );

    context_copy_w32_n1024 bases (
        .clk    (clk),
        .enable (base_write_enable),
        .pdc    (base_write_pdc),
        .data   (base_write_base),
        .read   (pdc_1),
        .word   (bases_word)
    );

    window_place_w1024 place (
        .clk       (clk),
        .offset    (offset),
        .base      (bases_word),
        .prior     (place_prior),
        .in_window (place_in_window),
        .passed    (place_passed)
    );

    forwarding_ram_w32_d1024_l2 clear_offsets (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_2),
        .enable (valid_2),
        .next   (clear_now_choice),
        .write  (1'b1),
        .word   (clear_offsets_word),
        .at     (clear_offsets_at),
        .valid  (clear_offsets_valid)
    );

    forwarding_ram_w33_d1024_l2_00bf34 orders (
        .clk           (clk),
        .rst           (rst),
        .addr          (pdc_2),
        .enable        (valid_2),
        .next_expected (in_order_and + {31'd0, steps}),
        .next_gap      (gaps || (orders_next_gap_term && !steps)),
        .write         (1'b1),
        .word_expected (orders_word_expected),
        .word_gap      (orders_word_gap),
        .at            (orders_at),
        .valid         (orders_valid)
    );

    context_bitmap_n1024_w1024_p1 received (
        .clk                (clk),
        .rst                (rst),
        .enable             (valid_2),
        .pdc                (pdc_2),
        .fresh              (create_2),
        .word               (offset[9:6]),
        .mark               (mark),
        .slot               (offset_later_1[5:0]),
        .lap                (offset_later_1[10]),
        .passed             (place_passed),
        .arrived            (received_arrived),
        .word_write_enable  (received_word_write_enable),
        .word_write_store   (received_word_write_store),
        .word_write_pdc     (received_word_write_pdc),
        .word_write_word    (received_word_write_word),
        .word_write_written (received_word_write_written),
        .word_write_data    (received_word_write_data),
        .flags_write_enable (received_flags_write_enable),
        .flags_write_pdc    (received_flags_write_pdc),
        .flags_write_flags  (received_flags_write_flags)
    );

    bitmap_copy_n1024_w1024_p2 responses (
        .clk           (clk),
        .write_enable  (response_write_enable),
        .write_store   (response_write_store),
        .write_pdc     (response_write_pdc),
        .write_word    (response_write_word),
        .write_written (response_write_written),
        .write_data    (response_write_data),
        .pdc           (pdc_4),
        .word          (offset_later_1[9:6]),
        .lap           (offset_later_1[10]),
        .slots         (responses_slots)
    );

    forwarding_ram_w43_d1024_l2 counts (
        .clk           (clk),
        .rst           (rst),
        .addr          (pdc_4),
        .enable        (valid_4),
        .next_accepted (counts_next_accepted_sum),
        .next_highest  (counts_next_highest_choice),
        .write         (1'b1),
        .word_accepted (counts_word_accepted),
        .word_highest  (counts_word_highest),
        .at            (counts_at),
        .valid         (counts_valid)
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
        end else begin
            valid_1 <= arrival_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
        end
    end

    always @(posedge clk) begin
        pdc_1 <= arrival_pdc;
        pdc_2 <= pdc_1;
        pdc_3 <= pdc_2;
        pdc_4 <= pdc_3;
        pdc_5 <= pdc_4;
        pdc_6 <= pdc_5;
        pdc_7 <= pdc_6;
        create_1 <= arrival_create;
        create_2 <= create_1;
        create_3 <= create_2;
        create_4 <= create_3;
        create_5 <= create_4;
        create_6 <= create_5;
        psn_1 <= arrival_psn;
        psn_2 <= psn_1;
        clear_1 <= arrival_clear;
        clear_2 <= clear_1;
        clears_1 <= arrival_clears;
        clears_2 <= clears_1;
        clears_3 <= clears_2;
        clears_4 <= clears_3;
        new_rod_1 <= arrival_rod;
        new_rod_2 <= new_rod_1;
        before_start <= arrival_start - 32'd1;
        new_origin_1 <= before_start;
        origin <= origin_now;
        rod <= starts_next_rod_choice;
        offset <= psn_2 + ~origin_now;
        new_uncleared <= clear_2 - origin_now;
        offset_later_1 <= offset;
        offset_later_2 <= offset_later_1;
        offset_later_3 <= offset_later_2;
        rod_later_1 <= rod;
        clear_distance <= new_uncleared - bases_word;
        new_uncleared_later_1 <= new_uncleared;
        base_later_1 <= bases_word;
        uncleared <= clear_now_choice;
        clear_outcome <= CLEAR_OUTCOME_NONE;
        if (applies) begin
            clear_outcome <= CLEAR_OUTCOME_APPLIED;
        end else if (clears_4 && beyond_clear) begin
            clear_outcome <= CLEAR_OUTCOME_BEYOND;
        end else if (clears_4) begin
            clear_outcome <= CLEAR_OUTCOME_OLD;
        end
        is_gap <= gaps;
        first_gap <= !orders_next_gap_term;
        expected <= in_order_and;
        marks_1 <= mark;
        marks_2 <= marks_1;
        prior_1 <= place_prior;
        prior_2 <= prior_1;
        in_window_1 <= place_in_window;
        in_window_2 <= in_window_1;
        is_gap_later_1 <= is_gap;
        first_gap_later_1 <= first_gap;
        first_gap_later_2 <= first_gap_later_1;
        clear_outcome_later_1 <= clear_outcome;
        clear_outcome_later_2 <= clear_outcome_later_1;
        origin_later_1 <= origin;
        origin_later_2 <= origin_later_1;
        expected_psn <= origin_later_2 - ~expected;
        is_cleared <= is_cleared_difference[31];
        counted_accepted <= counts_next_accepted_sum;
        counted_highest <= counts_next_highest_choice;
        judgement <= JUDGEMENT_ACCEPTED;
        if (prior_2) begin
            judgement <= JUDGEMENT_PRIOR;
        end else if (!in_window_2) begin
            judgement <= JUDGEMENT_OUTSIDE;
        end else if (received_arrived) begin
            judgement <= JUDGEMENT_DUPLICATE;
        end else if (is_gap_later_1) begin
            judgement <= JUDGEMENT_GAP;
        end
        responded <= responded_shr[0];
        guaranteed <= guaranteed_shr[0];
        is_cleared_later_1 <= is_cleared;
        expected_psn_later_1 <= expected_psn;
    end

    assign verdict_valid = valid_7;
    assign verdict_pdc = pdc_7;
    assign verdict_judgement = judgement;
    assign verdict_responded = responded;
    assign verdict_guaranteed = guaranteed && responded;
    assign verdict_cleared = is_cleared_later_1;
    assign verdict_first_gap = first_gap_later_2;
    assign verdict_expected = expected_psn_later_1;
    assign verdict_clear = clear_outcome_later_2;
    assign start_write_enable = valid_2 && create_2;
    assign start_write_pdc = pdc_2;
    assign start_write_origin = new_origin_1;
    assign clear_write_enable = valid_4;
    assign clear_write_pdc = pdc_4;
    assign clear_write_uncleared = clear_now;
    assign count_write_enable = valid_7;
    assign count_write_pdc = pdc_7;
    assign count_write_accepted = counted_accepted;
    assign count_write_highest = counted_highest;
    assign word_write_enable = received_word_write_enable;
    assign word_write_store = received_word_write_store;
    assign word_write_pdc = received_word_write_pdc;
    assign word_write_word = received_word_write_word;
    assign word_write_written = received_word_write_written;
    assign word_write_data = received_word_write_data;
    assign flags_write_enable = received_flags_write_enable;
    assign flags_write_pdc = received_flags_write_pdc;
    assign flags_write_flags = received_flags_write_flags;

    wire _unused_ok = &{1'b0, starts_at, starts_valid, clear_offsets_at, clear_offsets_valid, orders_at, orders_valid, counts_at, counts_valid, clears_more_difference[10:0], base_passed_difference[10:0], ahead_difference[10:0], counts_next_highest_difference[10:0], is_cleared_difference[30:0], responded_shr[63:1], guaranteed_shr[63:1]};

endmodule

`default_nettype wire
