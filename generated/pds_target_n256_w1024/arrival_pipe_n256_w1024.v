// Judges one packet a clock of 256 PDCs with windows of 1024 PSNs.
`default_nettype none

module arrival_pipe_n256_w1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire         arrival_valid,
    input  wire   [7:0] arrival_pdc,
    input  wire         arrival_create,
    input  wire         arrival_pends,
    input  wire         arrival_rod,
    input  wire  [31:0] arrival_origin,
    input  wire  [31:0] arrival_psn,
    input  wire         arrival_sequenced,
    input  wire         arrival_closes,
    input  wire         arrival_acceptable,
    input  wire         arrival_oldest_only,
    input  wire         arrival_opens,
    input  wire         arrival_clears,
    input  wire  [31:0] arrival_clear,
    input  wire         arrival_failed,
    input  wire         arrival_return_busy,
    input  wire         base_write_enable,
    input  wire   [7:0] base_write_pdc,
    input  wire  [31:0] base_write_base,
    input  wire         response_write_enable,
    input  wire         response_write_store,
    input  wire   [7:0] response_write_pdc,
    input  wire   [3:0] response_write_word,
    input  wire  [15:0] response_write_written,
    input  wire [127:0] response_write_data,
    output wire         verdict_valid,
    output wire   [7:0] verdict_pdc,
    output wire   [3:0] verdict_judgement,
    output wire   [1:0] verdict_response,
    output wire         verdict_is_close,
    output wire         verdict_closed,
    output wire         verdict_first_gap,
    output wire  [31:0] verdict_expected,
    output wire   [1:0] verdict_clear,
    output wire         verdict_is_highest,
    output wire         verdict_ends_pending,
    output wire         start_write_enable,
    output wire   [7:0] start_write_pdc,
    output wire  [31:0] start_write_origin,
    output wire         next_write_enable,
    output wire   [7:0] next_write_pdc,
    output wire  [31:0] next_write_next,
    output wire         next_write_announced,
    output wire         clear_write_enable,
    output wire   [7:0] clear_write_pdc,
    output wire  [31:0] clear_write_uncleared,
    output wire         count_write_enable,
    output wire   [7:0] count_write_pdc,
    output wire  [10:0] count_write_accepted,
    output wire  [31:0] count_write_highest,
    output wire         word_write_enable,
    output wire         word_write_store,
    output wire   [7:0] word_write_pdc,
    output wire   [3:0] word_write_word,
    output wire  [15:0] word_write_written,
    output wire  [63:0] word_write_data,
    output wire         flags_write_enable,
    output wire   [7:0] flags_write_pdc,
    output wire  [15:0] flags_write_flags
);

    localparam [1:0] RESPONSE_WAITING       = 2'd0;
    localparam [1:0] RESPONSE_PLAIN         = 2'd1;
    localparam [1:0] RESPONSE_GUARANTEED    = 2'd2;
    localparam [3:0] JUDGEMENT_PENDING      = 4'd0;
    localparam [3:0] JUDGEMENT_FAILED       = 4'd1;
    localparam [3:0] JUDGEMENT_CLOSING      = 4'd2;
    localparam [3:0] JUDGEMENT_BEYOND_CLOSE = 4'd3;
    localparam [3:0] JUDGEMENT_PRIOR        = 4'd4;
    localparam [3:0] JUDGEMENT_BEHIND       = 4'd5;
    localparam [3:0] JUDGEMENT_AHEAD        = 4'd6;
    localparam [3:0] JUDGEMENT_DUPLICATE    = 4'd7;
    localparam [3:0] JUDGEMENT_GAP          = 4'd8;
    localparam [3:0] JUDGEMENT_CLOSED       = 4'd9;
    localparam [3:0] JUDGEMENT_CLOSE_BUSY   = 4'd10;
    localparam [3:0] JUDGEMENT_CLOSE_WAITS  = 4'd11;
    localparam [3:0] JUDGEMENT_CLOSE_EARLY  = 4'd12;
    localparam [3:0] JUDGEMENT_REFUSED      = 4'd13;
    localparam [3:0] JUDGEMENT_ACCEPTED     = 4'd14;
    localparam [1:0] CLEAR_TOLD_NONE        = 2'd0;
    localparam [1:0] CLEAR_TOLD_APPLIED     = 2'd1;
    localparam [1:0] CLEAR_TOLD_OLD         = 2'd2;
    localparam [1:0] CLEAR_TOLD_BEYOND      = 2'd3;

    reg   [31:0] offset_fetch;
    reg   [31:0] offset_place;
    reg          closes_fetch;
    reg          closes_place;
    wire  [31:0] bases_word;
    wire         place_oldest;
    wire         place_prior;
    wire         place_in_window;
    wire         place_behind;
    wire  [63:0] place_passed;
    reg          valid_fetch;
    reg    [7:0] pdc_fetch;
    reg          create_fetch;
    reg          create_place;
    reg          create_order;
    reg          sequenced_fetch;
    reg          sequenced_place;
    reg          sequenced_order;
    reg          closes_order;
    reg          rod_fetch;
    reg          rod_place;
    reg          rod_order;
    reg          opens_fetch;
    reg          opens_place;
    reg          opens_order;
    reg   [31:0] offset_order;
    reg          pends_fetch;
    reg          pends_place;
    reg          pends_order;
    reg          failed_fetch;
    reg          failed_place;
    reg          failed_order;
    reg          in_range_order;
    reg          oldest_only_fetch;
    reg          oldest_only_place;
    reg          oldest_only_order;
    reg          acceptable_fetch;
    reg          acceptable_place;
    reg          acceptable_order;
    reg   [31:0] offset_after_order;
    reg          return_busy_fetch;
    reg          return_busy_place;
    reg          return_busy_order;
    reg          clears_fetch;
    reg          clears_place;
    reg          clears_order;
    reg   [31:0] uncleared_fetch;
    reg   [31:0] uncleared_place;
    reg   [31:0] uncleared_order;
    wire  [31:0] orders_word_next;
    wire         orders_word_gap;
    wire         orders_word_pending;
    wire         orders_word_announced;
    wire         orders_word_failed;
    wire   [7:0] orders_at;
    wire         orders_valid;
    reg          valid_place;
    reg    [7:0] pdc_place;
    reg          create_clear;
    reg   [31:0] uncleared_clear;
    reg          has_clear_clear;
    reg          live_clear;
    reg   [31:0] clear_lead_clear;
    reg    [1:0] clear_outcome;
    wire  [31:0] clear_offsets_word;
    wire   [7:0] clear_offsets_at;
    wire         clear_offsets_valid;
    reg   [31:0] offset_clear;
    reg          marks_clear;
    reg   [63:0] passed_clear;
    wire         received_arrived;
    wire         received_word_write_enable;
    wire         received_word_write_store;
    wire   [7:0] received_word_write_pdc;
    wire   [3:0] received_word_write_word;
    wire  [15:0] received_word_write_written;
    wire  [63:0] received_word_write_data;
    wire         received_flags_write_enable;
    wire   [7:0] received_flags_write_pdc;
    wire  [15:0] received_flags_write_flags;
    reg    [7:0] pdc_order;
    reg    [7:0] pdc_clear;
    wire [127:0] responses_slots;
    reg   [31:0] offset_numbers;
    reg   [31:0] next_clear;
    reg   [31:0] next_numbers;
    reg          raises_clear;
    reg          raises_numbers;
    reg   [31:0] cleared_to_numbers;
    reg   [31:0] offset_judge;
    reg          valid_order;
    reg          valid_clear;
    reg          create_numbers;
    reg          create_judge;
    reg          marks_numbers;
    reg          marks_judge;
    reg          announces_clear;
    reg          announces_numbers;
    reg          announces_judge;
    reg          return_busy_clear;
    reg          return_busy_numbers;
    reg          return_busy_judge;
    reg          is_failed_clear;
    reg          is_failed_numbers;
    reg          is_failed_judge;
    reg          at_close_clear;
    reg          at_close_numbers;
    reg          at_close_judge;
    reg          is_new_clear;
    reg          is_new_numbers;
    reg          is_new_judge;
    reg    [3:0] judgement;
    reg          is_pending_clear;
    reg          is_pending_numbers;
    reg          is_pending_judge;
    reg          after_close_clear;
    reg          after_close_numbers;
    reg          after_close_judge;
    reg          prior_clear;
    reg          prior_numbers;
    reg          prior_judge;
    reg          in_window_clear;
    reg          in_window_numbers;
    reg          in_window_judge;
    reg          behind_clear;
    reg          behind_numbers;
    reg          behind_judge;
    reg          is_gap_clear;
    reg          is_gap_numbers;
    reg          is_gap_judge;
    reg          closes_clear;
    reg          closes_numbers;
    reg          closes_judge;
    reg          sequenced_clear;
    reg          sequenced_numbers;
    reg          sequenced_judge;
    reg    [1:0] response;
    reg          is_cleared_judge;
    reg    [1:0] clear_outcome_numbers;
    reg    [1:0] clear_outcome_judge;
    reg    [1:0] clear_told;
    reg   [31:0] closed_to_judge;
    reg   [31:0] cleared_to_judge;
    wire  [10:0] counts_word_accepted;
    wire         counts_word_closed;
    wire   [7:0] counts_at;
    wire         counts_valid;
    reg          valid_numbers;
    reg          valid_judge;
    reg          valid_out;
    reg    [7:0] pdc_numbers;
    reg    [7:0] pdc_judge;
    reg    [7:0] pdc_out;
    reg    [3:0] judgement_out;
    reg    [1:0] response_out;
    reg          is_close_out;
    reg   [31:0] expected_judge;
    reg   [31:0] expected_out;
    reg          was_closed_out;
    reg    [1:0] clear_told_out;
    reg          raises_judge;
    reg          raises_out;
    reg   [31:0] cleared_then_out;
    reg   [10:0] accepted_out;
    reg   [31:0] highest_judge;
    reg   [31:0] highest_out;
    wire  [31:0] origin_numbers_later_q;
    wire         ends_pending_out_later_q;
    wire         first_gap_out_later_q;

    wire [31:0] offset = arrival_psn + ~arrival_origin;
    wire [31:0] uncleared = arrival_clear - arrival_origin;
    wire [31:0] offset_after = offset_place + 32'd1;
    wire        in_range = 1'b1;
    wire [31:0] orders_now_next = orders_word_next;
    wire        orders_now_gap = orders_word_gap;
    wire        orders_now_pending = orders_word_pending;
    wire        orders_now_announced = orders_word_announced;
    wire        orders_now_failed = orders_word_failed;
    wire [31:0] was_next = !create_order ? orders_now_next : 32'd0;
    wire        was_gap = !create_order ? orders_now_gap : 1'b0;
    wire        was_pending = !create_order ? orders_now_pending : 1'b0;
    wire        was_announced = !create_order ? orders_now_announced : 1'b0;
    wire        was_failed = !create_order ? orders_now_failed : 1'b0;
    wire        pending = create_order ? pends_order : orders_now_pending && !opens_order;
    wire        is_failed = was_failed || failed_order;
    wire        live = !(pending || is_failed);
    wire        is_next = was_next == offset_order;
    wire [31:0] offset_order_minus_was_next = offset_order - was_next;
    wire        is_new = !offset_order_minus_was_next[31];
    wire        after_close_term = was_announced && is_new && !(is_next && closes_order);
    wire        after_close = after_close_term && sequenced_order;
    wire        fits_term = live && sequenced_order && place_in_window && in_range_order;
    wire        fits = fits_term && !after_close;
    wire        marks_term = !oldest_only_order || place_oldest || create_order || opens_order;
    wire        marks_term_2 = fits && acceptable_order && marks_term && !closes_order;
    wire        marks = marks_term_2 && (!rod_order || is_next);
    wire        raises = marks && is_new;
    wire        announces = fits && closes_order && is_next;
    wire        is_gap = fits && rod_order && is_new && !is_next;
    wire        is_pending = pending && !is_failed;
    wire        ends_pending = was_pending && live;
    wire        first_gap = !was_gap;
    wire        at_close = (was_announced || announces) && is_next;
    wire        has_clear = clears_order && !create_order && !(was_pending || after_close);
    wire [31:0] clear_lead = uncleared_order - was_next;
    wire [31:0] next = was_next;
    wire [31:0] new_next = raises ? offset_after_order : was_next;
    wire        is_announced = was_announced || announces;
    wire        in_window = place_in_window && (in_range_order || !sequenced_order);
    wire        prior = place_prior;
    wire        behind = place_behind;
    wire [63:0] passed = place_passed;
    wire [31:0] clear_offsets_now = clear_offsets_word;
    wire [31:0] uncleared_before = clear_offsets_now & {32{!create_clear}};
    wire [31:0] clears_more_difference = uncleared_clear - uncleared_before;
    wire        clears_more = !clears_more_difference[31] && uncleared_clear != uncleared_before;
    wire        beyond_clear = !clear_lead_clear[31] && (|clear_lead_clear);
    wire        applies = has_clear_clear && live_clear && !beyond_clear && clears_more;
    wire [31:0] cleared_to = applies ? uncleared_clear : uncleared_before;
    wire [31:0] origin_numbers = origin_numbers_later_q;
    wire [31:0] is_cleared_difference = offset_numbers - cleared_to_numbers;
    wire        is_cleared = is_cleared_difference[31];
    wire [31:0] highest = raises_numbers ? offset_numbers : next_numbers - 32'd1;
    wire [31:0] closed_to = next_numbers + 32'd1;
    wire [31:0] expected = origin_numbers - ~next_numbers;
    wire [63:0] responded_shr = responses_slots[63:0] >> offset_judge[5:0];
    wire        responded = responded_shr[0];
    wire [63:0] guaranteed_shr = responses_slots[127:64] >> offset_judge[5:0];
    wire        guaranteed = guaranteed_shr[0];
    wire [10:0] counts_now_accepted = counts_word_accepted;
    wire        counts_now_closed = counts_word_closed;
    wire [10:0] had_accepted = !create_judge ? counts_now_accepted : 11'd0;
    wire        had_closed = !create_judge ? counts_now_closed : 1'b0;
    wire        accepts = marks_judge && !received_arrived;
    wire        complete = had_accepted == offset_judge[10:0];
    wire        closes_now = announces_judge && !return_busy_judge && complete && !had_closed;
    wire        is_closed = had_closed || closes_now;
    wire        is_repeated_term = had_closed && at_close_judge;
    wire        is_repeated = (received_arrived && !is_new_judge) || is_repeated_term;
    wire        was_closed = had_closed;
    wire        is_close = is_closed && at_close_judge;
    wire [10:0] accepted = had_accepted + {10'd0, accepts};
    wire [31:0] cleared_then = is_closed ? closed_to_judge : cleared_to_judge;
    wire        first_gap_out = first_gap_out_later_q;
    wire        ends_pending_out = ends_pending_out_later_q;
    wire        judgement_term = is_failed_judge && !had_closed;

    context_copy_w32_n256 bases (
        .clk    (clk),
        .enable (base_write_enable),
        .pdc    (base_write_pdc),
        .data   (base_write_base),
        .read   (arrival_pdc),
        .word   (bases_word)
    );

    window_place_w1024 place (
        .clk       (clk),
        .offset    (offset_place),
        .base      (bases_word),
        .oldest    (place_oldest),
        .prior     (place_prior),
        .in_window (place_in_window),
        .behind    (place_behind),
        .passed    (place_passed)
    );

    forwarding_ram_w36_d256_l2 orders (
        .clk            (clk),
        .rst            (rst),
        .addr           (pdc_fetch),
        .enable         (valid_fetch),
        .next_next      (raises ? offset_after_order : was_next),
        .next_gap       (is_gap || (was_gap && !raises)),
        .next_pending   (pending),
        .next_announced (was_announced || announces),
        .next_failed    (was_failed || (announces && return_busy_order)),
        .write          (1'b1),
        .word_next      (orders_word_next),
        .word_gap       (orders_word_gap),
        .word_pending   (orders_word_pending),
        .word_announced (orders_word_announced),
        .word_failed    (orders_word_failed),
        .at             (orders_at),
        .valid          (orders_valid)
    );

    forwarding_ram_w32_d256_l2 clear_offsets (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_place),
        .enable (valid_place),
        .next   (applies ? uncleared_clear : uncleared_before),
        .write  (1'b1),
        .word   (clear_offsets_word),
        .at     (clear_offsets_at),
        .valid  (clear_offsets_valid)
    );

    context_bitmap_n256_w1024_p1 received (
        .clk                (clk),
        .rst                (rst),
        .enable             (valid_place),
        .pdc                (pdc_place),
        .fresh              (create_place),
        .word               (offset_order[9:6]),
        .mark               (marks_clear),
        .slot               (offset_clear[5:0]),
        .lap                (offset_clear[10]),
        .passed             (passed_clear),
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

    bitmap_copy_n256_w1024_p2 responses (
        .clk           (clk),
        .write_enable  (response_write_enable),
        .write_store   (response_write_store),
        .write_pdc     (response_write_pdc),
        .write_word    (response_write_word),
        .write_written (response_write_written),
        .write_data    (response_write_data),
        .pdc           (pdc_clear),
        .word          (offset_clear[9:6]),
        .lap           (offset_clear[10]),
        .slots         (responses_slots)
    );

    forwarding_ram_w12_d256_l2_49e1d4 counts (
        .clk           (clk),
        .rst           (rst),
        .addr          (pdc_clear),
        .enable        (valid_clear),
        .next_accepted (had_accepted + {10'd0, accepts}),
        .next_closed   (is_closed),
        .write         (1'b1),
        .word_accepted (counts_word_accepted),
        .word_closed   (counts_word_closed),
        .at            (counts_at),
        .valid         (counts_valid)
    );

    delay_w32_c5 origin_numbers_later (
        .clk (clk),
        .d   (arrival_origin),
        .q   (origin_numbers_later_q)
    );

    delay_w1_c4 ends_pending_out_later (
        .clk (clk),
        .d   (ends_pending),
        .q   (ends_pending_out_later_q)
    );

    delay_w1_c4 first_gap_out_later (
        .clk (clk),
        .d   (first_gap),
        .q   (first_gap_out_later_q)
    );

    always @* begin
        clear_outcome = CLEAR_TOLD_NONE;
        if (applies) begin
            clear_outcome = CLEAR_TOLD_APPLIED;
        end else if (has_clear_clear && beyond_clear) begin
            clear_outcome = CLEAR_TOLD_BEYOND;
        end else if (has_clear_clear) begin
            clear_outcome = CLEAR_TOLD_OLD;
        end
    end

    always @* begin
        judgement = JUDGEMENT_ACCEPTED;
        if (is_pending_judge) begin
            judgement = JUDGEMENT_PENDING;
        end else if (judgement_term) begin
            judgement = JUDGEMENT_FAILED;
        end else if (after_close_judge) begin
            judgement = JUDGEMENT_BEYOND_CLOSE;
            if (had_closed) begin
                judgement = JUDGEMENT_CLOSING;
            end
        end else if (prior_judge) begin
            judgement = JUDGEMENT_PRIOR;
        end else if (!in_window_judge) begin
            judgement = JUDGEMENT_AHEAD;
            if (behind_judge) begin
                judgement = JUDGEMENT_BEHIND;
            end
        end else if (is_repeated) begin
            judgement = JUDGEMENT_DUPLICATE;
        end else if (is_gap_judge) begin
            judgement = JUDGEMENT_GAP;
        end else if (closes_judge && sequenced_judge) begin
            judgement = JUDGEMENT_CLOSE_EARLY;
            if (closes_now) begin
                judgement = JUDGEMENT_CLOSED;
            end else if (announces_judge && return_busy_judge) begin
                judgement = JUDGEMENT_CLOSE_BUSY;
            end else if (announces_judge) begin
                judgement = JUDGEMENT_CLOSE_WAITS;
            end
        end else if (!marks_judge) begin
            judgement = JUDGEMENT_REFUSED;
        end
    end

    always @* begin
        response = RESPONSE_WAITING;
        if (prior_judge || is_repeated_term) begin
            response = RESPONSE_PLAIN;
        end else if (responded) begin
            response = RESPONSE_PLAIN;
            if (guaranteed && !(is_cleared_judge || had_closed)) begin
                response = RESPONSE_GUARANTEED;
            end
        end
    end

    always @* begin
        clear_told = clear_outcome_judge;
        if (judgement_term) begin
            clear_told = CLEAR_TOLD_NONE;
        end else if (clear_outcome_judge == CLEAR_TOLD_APPLIED && had_closed) begin
            clear_told = CLEAR_TOLD_OLD;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_fetch <= 1'b0;
            valid_place <= 1'b0;
            valid_order <= 1'b0;
            valid_clear <= 1'b0;
            valid_numbers <= 1'b0;
            valid_judge <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_fetch <= arrival_valid;
            valid_place <= valid_fetch;
            valid_order <= valid_place;
            valid_clear <= valid_order;
            valid_numbers <= valid_clear;
            valid_judge <= valid_numbers;
            valid_out <= valid_judge;
        end
    end

    always @(posedge clk) begin
        offset_fetch <= offset;
        offset_place <= offset_fetch;
        closes_fetch <= arrival_closes;
        closes_place <= closes_fetch;
        pdc_fetch <= arrival_pdc;
        create_fetch <= arrival_create;
        create_place <= create_fetch;
        create_order <= create_place;
        sequenced_fetch <= arrival_sequenced;
        sequenced_place <= sequenced_fetch;
        sequenced_order <= sequenced_place;
        closes_order <= closes_place;
        rod_fetch <= arrival_rod;
        rod_place <= rod_fetch;
        rod_order <= rod_place;
        opens_fetch <= arrival_opens;
        opens_place <= opens_fetch;
        opens_order <= opens_place;
        offset_order <= offset_place;
        pends_fetch <= arrival_pends;
        pends_place <= pends_fetch;
        pends_order <= pends_place;
        failed_fetch <= arrival_failed;
        failed_place <= failed_fetch;
        failed_order <= failed_place;
        in_range_order <= in_range;
        oldest_only_fetch <= arrival_oldest_only;
        oldest_only_place <= oldest_only_fetch;
        oldest_only_order <= oldest_only_place;
        acceptable_fetch <= arrival_acceptable;
        acceptable_place <= acceptable_fetch;
        acceptable_order <= acceptable_place;
        offset_after_order <= offset_after;
        return_busy_fetch <= arrival_return_busy;
        return_busy_place <= return_busy_fetch;
        return_busy_order <= return_busy_place;
        clears_fetch <= arrival_clears;
        clears_place <= clears_fetch;
        clears_order <= clears_place;
        uncleared_fetch <= uncleared;
        uncleared_place <= uncleared_fetch;
        uncleared_order <= uncleared_place;
        pdc_place <= pdc_fetch;
        create_clear <= create_order;
        uncleared_clear <= uncleared_order;
        has_clear_clear <= has_clear;
        live_clear <= live;
        clear_lead_clear <= clear_lead;
        offset_clear <= offset_order;
        marks_clear <= marks;
        passed_clear <= passed;
        pdc_order <= pdc_place;
        pdc_clear <= pdc_order;
        offset_numbers <= offset_clear;
        next_clear <= next;
        next_numbers <= next_clear;
        raises_clear <= raises;
        raises_numbers <= raises_clear;
        cleared_to_numbers <= cleared_to;
        offset_judge <= offset_numbers;
        create_numbers <= create_clear;
        create_judge <= create_numbers;
        marks_numbers <= marks_clear;
        marks_judge <= marks_numbers;
        announces_clear <= announces;
        announces_numbers <= announces_clear;
        announces_judge <= announces_numbers;
        return_busy_clear <= return_busy_order;
        return_busy_numbers <= return_busy_clear;
        return_busy_judge <= return_busy_numbers;
        is_failed_clear <= is_failed;
        is_failed_numbers <= is_failed_clear;
        is_failed_judge <= is_failed_numbers;
        at_close_clear <= at_close;
        at_close_numbers <= at_close_clear;
        at_close_judge <= at_close_numbers;
        is_new_clear <= is_new;
        is_new_numbers <= is_new_clear;
        is_new_judge <= is_new_numbers;
        is_pending_clear <= is_pending;
        is_pending_numbers <= is_pending_clear;
        is_pending_judge <= is_pending_numbers;
        after_close_clear <= after_close;
        after_close_numbers <= after_close_clear;
        after_close_judge <= after_close_numbers;
        prior_clear <= prior;
        prior_numbers <= prior_clear;
        prior_judge <= prior_numbers;
        in_window_clear <= in_window;
        in_window_numbers <= in_window_clear;
        in_window_judge <= in_window_numbers;
        behind_clear <= behind;
        behind_numbers <= behind_clear;
        behind_judge <= behind_numbers;
        is_gap_clear <= is_gap;
        is_gap_numbers <= is_gap_clear;
        is_gap_judge <= is_gap_numbers;
        closes_clear <= closes_order;
        closes_numbers <= closes_clear;
        closes_judge <= closes_numbers;
        sequenced_clear <= sequenced_order;
        sequenced_numbers <= sequenced_clear;
        sequenced_judge <= sequenced_numbers;
        is_cleared_judge <= is_cleared;
        clear_outcome_numbers <= clear_outcome;
        clear_outcome_judge <= clear_outcome_numbers;
        closed_to_judge <= closed_to;
        cleared_to_judge <= cleared_to_numbers;
        pdc_numbers <= pdc_clear;
        pdc_judge <= pdc_numbers;
        pdc_out <= pdc_judge;
        judgement_out <= judgement;
        response_out <= response;
        is_close_out <= is_close;
        expected_judge <= expected;
        expected_out <= expected_judge;
        was_closed_out <= was_closed;
        clear_told_out <= clear_told;
        raises_judge <= raises_numbers;
        raises_out <= raises_judge;
        cleared_then_out <= cleared_then;
        accepted_out <= accepted;
        highest_judge <= highest;
        highest_out <= highest_judge;
    end

    assign verdict_valid = valid_out;
    assign verdict_pdc = pdc_out;
    assign verdict_judgement = judgement_out;
    assign verdict_response = response_out;
    assign verdict_is_close = is_close_out;
    assign verdict_closed = was_closed_out;
    assign verdict_first_gap = first_gap_out;
    assign verdict_expected = expected_out;
    assign verdict_clear = clear_told_out;
    assign verdict_is_highest = raises_out;
    assign verdict_ends_pending = ends_pending_out;
    assign start_write_enable = arrival_valid && arrival_create;
    assign start_write_pdc = arrival_pdc;
    assign start_write_origin = arrival_origin;
    assign next_write_enable = valid_order;
    assign next_write_pdc = pdc_order;
    assign next_write_next = new_next;
    assign next_write_announced = is_announced;
    assign clear_write_enable = valid_out;
    assign clear_write_pdc = pdc_out;
    assign clear_write_uncleared = cleared_then_out;
    assign count_write_enable = valid_out;
    assign count_write_pdc = pdc_out;
    assign count_write_accepted = accepted_out;
    assign count_write_highest = highest_out;
    assign word_write_enable = received_word_write_enable;
    assign word_write_store = received_word_write_store;
    assign word_write_pdc = received_word_write_pdc;
    assign word_write_word = received_word_write_word;
    assign word_write_written = received_word_write_written;
    assign word_write_data = received_word_write_data;
    assign flags_write_enable = received_flags_write_enable;
    assign flags_write_pdc = received_flags_write_pdc;
    assign flags_write_flags = received_flags_write_flags;

    wire _unused_ok = &{1'b0, orders_at, orders_valid, clear_offsets_at, clear_offsets_valid, offset_judge[31:11], counts_at, counts_valid, offset_order_minus_was_next[30:0], clears_more_difference[30:0], is_cleared_difference[30:0], responded_shr[63:1], guaranteed_shr[63:1]};

endmodule

`default_nettype wire
