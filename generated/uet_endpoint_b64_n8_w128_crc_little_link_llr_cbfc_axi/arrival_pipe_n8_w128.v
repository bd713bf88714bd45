// Judges one packet a clock of 8 PDCs with windows of 128 PSNs.
`default_nettype none

module arrival_pipe_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         arrival_valid,
    input  wire   [2:0] arrival_pdc,
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
    input  wire   [2:0] base_write_pdc,
    input  wire  [31:0] base_write_base,
    input  wire         response_write_enable,
    input  wire         response_write_store,
    input  wire   [2:0] response_write_pdc,
    input  wire         response_write_word,
    input  wire   [1:0] response_write_written,
    input  wire [127:0] response_write_data,
    output wire         verdict_valid,
    output wire   [2:0] verdict_pdc,
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
    output wire   [2:0] start_write_pdc,
    output wire  [31:0] start_write_origin,
    output wire         next_write_enable,
    output wire   [2:0] next_write_pdc,
    output wire  [31:0] next_write_next,
    output wire         next_write_announced,
    output wire         clear_write_enable,
    output wire   [2:0] clear_write_pdc,
    output wire  [31:0] clear_write_uncleared,
    output wire         count_write_enable,
    output wire   [2:0] count_write_pdc,
    output wire   [7:0] count_write_accepted,
    output wire  [31:0] count_write_highest,
    output wire         word_write_enable,
    output wire         word_write_store,
    output wire   [2:0] word_write_pdc,
    output wire         word_write_word,
    output wire   [1:0] word_write_written,
    output wire  [63:0] word_write_data,
    output wire         flags_write_enable,
    output wire   [2:0] flags_write_pdc,
    output wire   [1:0] flags_write_flags
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
    localparam [1:0] CLEAR_OUTCOME_NONE     = 2'd0;
    localparam [1:0] CLEAR_OUTCOME_APPLIED  = 2'd1;
    localparam [1:0] CLEAR_OUTCOME_OLD      = 2'd2;
    localparam [1:0] CLEAR_OUTCOME_BEYOND   = 2'd3;

    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg    [2:0] pdc_1;
    reg    [2:0] pdc_2;
    reg    [2:0] pdc_3;
    reg    [2:0] pdc_4;
    reg    [2:0] pdc_5;
    reg    [2:0] pdc_6;
    reg    [2:0] pdc_7;
    reg          control_1_create;
    reg          control_1_pends;
    reg          control_1_rod;
    reg          control_1_sequenced;
    reg          control_1_closes;
    reg          control_1_acceptable;
    reg          control_1_oldest_only;
    reg          control_1_opens;
    reg          control_1_clears;
    reg          control_1_failed;
    reg          control_1_return_busy;
    reg          control_2_create;
    reg          control_2_pends;
    reg          control_2_rod;
    reg          control_2_sequenced;
    reg          control_2_closes;
    reg          control_2_acceptable;
    reg          control_2_oldest_only;
    reg          control_2_opens;
    reg          control_2_clears;
    reg          control_2_failed;
    reg          control_2_return_busy;
    reg          control_3_create;
    reg          control_3_pends;
    reg          control_3_rod;
    reg          control_3_sequenced;
    reg          control_3_closes;
    reg          control_3_acceptable;
    reg          control_3_oldest_only;
    reg          control_3_opens;
    reg          control_3_clears;
    reg          control_3_failed;
    reg          control_3_return_busy;
    reg          control_4_create;
    reg          control_4_pends;
    reg          control_4_rod;
    reg          control_4_sequenced;
    reg          control_4_closes;
    reg          control_4_acceptable;
    reg          control_4_oldest_only;
    reg          control_4_opens;
    reg          control_4_clears;
    reg          control_4_failed;
    reg          control_4_return_busy;
    reg          control_5_create;
    reg          control_5_pends;
    reg          control_5_rod;
    reg          control_5_sequenced;
    reg          control_5_closes;
    reg          control_5_acceptable;
    reg          control_5_oldest_only;
    reg          control_5_opens;
    reg          control_5_clears;
    reg          control_5_failed;
    reg          control_5_return_busy;
    reg          control_6_create;
    reg          control_6_pends;
    reg          control_6_rod;
    reg          control_6_sequenced;
    reg          control_6_closes;
    reg          control_6_acceptable;
    reg          control_6_oldest_only;
    reg          control_6_opens;
    reg          control_6_clears;
    reg          control_6_failed;
    reg          control_6_return_busy;
    reg   [31:0] offset;
    reg   [31:0] new_uncleared;
    reg   [31:0] origin_1;
    reg   [31:0] origin_2;
    reg   [31:0] origin_3;
    reg   [31:0] origin_4;
    reg   [31:0] origin_5;
    reg   [31:0] offset_later_1;
    reg   [31:0] offset_later_2;
    reg   [31:0] offset_later_3;
    reg   [31:0] offset_later_4;
    reg   [31:0] offset_later_5;
    reg   [31:0] new_uncleared_later_1;
    reg   [31:0] new_uncleared_later_2;
    reg   [31:0] new_uncleared_later_3;
    wire  [31:0] bases_word;
    wire         place_oldest;
    wire         place_prior;
    wire         place_in_window;
    wire         place_behind;
    wire  [63:0] place_passed;
    reg   [31:0] offset_after;
    reg          in_range;
    reg          mark;
    reg          step_pending;
    reg          step_failed;
    reg          step_is_new;
    reg          step_after_close;
    reg          step_in_window;
    reg          step_prior;
    reg          step_behind;
    reg          step_at_close;
    reg          step_closes;
    reg          step_gap;
    reg          step_first_gap;
    reg          step_raises;
    reg          step_opens;
    reg          step_live;
    reg          step_clears;
    reg   [31:0] step_next;
    reg   [31:0] clear_lead;
    wire  [31:0] orders_word_next;
    wire         orders_word_gap;
    wire         orders_word_pending;
    wire         orders_word_announced;
    wire         orders_word_failed;
    wire   [2:0] orders_at;
    wire         orders_valid;
    reg          step_later_1_pending;
    reg          step_later_1_failed;
    reg          step_later_1_is_new;
    reg          step_later_1_after_close;
    reg          step_later_1_in_window;
    reg          step_later_1_prior;
    reg          step_later_1_behind;
    reg          step_later_1_at_close;
    reg          step_later_1_closes;
    reg          step_later_1_gap;
    reg          step_later_1_first_gap;
    reg          step_later_1_raises;
    reg          step_later_1_opens;
    reg          step_later_1_live;
    reg          step_later_1_clears;
    reg   [31:0] step_later_1_next;
    reg          step_later_2_pending;
    reg          step_later_2_failed;
    reg          step_later_2_is_new;
    reg          step_later_2_after_close;
    reg          step_later_2_in_window;
    reg          step_later_2_prior;
    reg          step_later_2_behind;
    reg          step_later_2_at_close;
    reg          step_later_2_closes;
    reg          step_later_2_gap;
    reg          step_later_2_first_gap;
    reg          step_later_2_raises;
    reg          step_later_2_opens;
    reg          step_later_2_live;
    reg          step_later_2_clears;
    reg   [31:0] step_later_2_next;
    reg   [31:0] uncleared;
    reg    [1:0] clear_outcome;
    wire  [31:0] clear_offsets_word;
    wire   [2:0] clear_offsets_at;
    wire         clear_offsets_valid;
    reg   [63:0] passed;
    wire         received_arrived;
    wire         received_word_write_enable;
    wire         received_word_write_store;
    wire   [2:0] received_word_write_pdc;
    wire         received_word_write_word;
    wire   [1:0] received_word_write_written;
    wire  [63:0] received_word_write_data;
    wire         received_flags_write_enable;
    wire   [2:0] received_flags_write_pdc;
    wire   [1:0] received_flags_write_flags;
    wire [127:0] responses_slots;
    reg          mark_later_1;
    reg          mark_later_2;
    reg          is_cleared;
    reg   [31:0] uncleared_later_1;
    reg    [1:0] clear_outcome_later_1;
    reg    [3:0] judgement;
    reg    [1:0] response;
    reg          is_close;
    reg          closed;
    reg    [1:0] clear_verdict;
    reg    [7:0] counted;
    reg   [31:0] highest;
    reg   [31:0] cleared_to;
    reg   [31:0] next_then;
    reg   [31:0] close_then;
    wire   [7:0] counts_word_accepted;
    wire         counts_word_closed;
    wire   [2:0] counts_at;
    wire         counts_valid;
    reg   [31:0] expected;
    reg          first_gap_1;
    reg   [31:0] expected_later_1;
    reg          is_highest_1;
    reg          ends_pending_1;

    wire        orders_now_pending = orders_word_pending;
    wire        pending = control_3_create ? control_3_pends : orders_now_pending && !control_3_opens;
    wire        orders_now_failed = orders_word_failed;
    wire        is_failed_term = orders_now_failed && !control_3_create;
    wire        is_failed = is_failed_term || control_3_failed;
    wire        live = !(pending || is_failed);
    wire        fits_term = live && control_3_sequenced && place_in_window && in_range;
    wire        orders_now_announced = orders_word_announced;
    wire        announced = orders_now_announced && !control_3_create;
    wire [31:0] orders_now_next = orders_word_next;
    wire [31:0] next_new = orders_now_next & {32{!control_3_create}};
    wire [31:0] is_new_difference = offset_later_2 - next_new;
    wire        is_new = !is_new_difference[31];
    wire        is_next = next_new == offset_later_2;
    wire        after_close_term = announced && is_new && !(is_next && control_3_closes);
    wire        after_close = after_close_term && control_3_sequenced;
    wire        fits = fits_term && !after_close;
    wire        marks_term = !control_3_oldest_only || place_oldest || control_3_create;
    wire        marks_term_2 = fits && control_3_acceptable && (marks_term || control_3_opens);
    wire        marks = marks_term_2 && !control_3_closes && (!control_3_rod || is_next);
    wire        raises = marks && is_new;
    wire [31:0] next_write_now_next_choice = raises ? offset_after : next_new;
    wire [31:0] next_write_now_next = next_write_now_next_choice;
    wire        announces = fits && control_3_closes && is_next;
    wire        announced_or_announces = announced || announces;
    wire        next_write_now_announced = announced_or_announces;
    wire        orders_now_gap = orders_word_gap;
    wire        was_pending = orders_now_pending && !control_3_create;
    wire        gaps = fits && control_3_rod && is_new && !is_next;
    wire        beyond_clear = !clear_lead[31] && (|clear_lead);
    wire [31:0] clear_offsets_now = clear_offsets_word;
    wire [31:0] uncleared_before = clear_offsets_now & {32{!control_4_create}};
    wire [31:0] clears_more_difference = new_uncleared_later_3 - uncleared_before;
    wire        clears_more = !clears_more_difference[31] && new_uncleared_later_3 != uncleared_before;
    wire        applies = step_clears && step_live && !beyond_clear && clears_more;
    wire        accepts = mark_later_2 && !received_arrived;
    wire [63:0] responded_shr = responses_slots[63:0] >> offset_later_5[5:0];
    wire        responded = responded_shr[0];
    wire [63:0] guaranteed_shr = responses_slots[127:64] >> offset_later_5[5:0];
    wire        guaranteed = guaranteed_shr[0];
    wire  [7:0] counts_now_accepted = counts_word_accepted;
    wire        counts_now_closed = counts_word_closed;
    wire  [7:0] accepted_before = counts_now_accepted & {8{!control_6_create}};
    wire        was_closed = counts_now_closed && !control_6_create;
    wire        complete = accepted_before == offset_later_5[7:0];
    wire        closes_now_term = step_later_2_closes && !control_6_return_busy && complete;
    wire        closes_now = closes_now_term && !was_closed;
    wire        is_closed = was_closed || closes_now;
    wire        orders_next_gap_term = orders_now_gap && !control_3_create;
    wire [31:0] clear_offsets_next_choice = applies ? new_uncleared_later_3 : uncleared_before;
    wire  [7:0] counts_next_accepted_sum = accepted_before + {7'd0, accepts};
    wire [31:0] is_cleared_difference = offset_later_4 - uncleared;
    wire        clear_verdict_term = step_later_2_failed && !was_closed;
    wire        judgement_term = was_closed && step_later_2_at_close;

    context_copy_w32_n8 bases (
        .clk    (clk),
        .enable (base_write_enable),
        .pdc    (base_write_pdc),
        .data   (base_write_base),
        .read   (arrival_pdc),
        .word   (bases_word)
    );

    window_place_w128 place (
        .clk       (clk),
        .offset    (offset_later_1),
        .base      (bases_word),
        .oldest    (place_oldest),
        .prior     (place_prior),
        .in_window (place_in_window),
        .behind    (place_behind),
        .passed    (place_passed)
    );

    forwarding_ram_w36_d8_l2 orders (
        .clk            (clk),
        .rst            (rst),
        .addr           (pdc_1),
        .enable         (valid_1),
        .next_next      (next_write_now_next_choice),
        .next_gap       (gaps || (orders_next_gap_term && !raises)),
        .next_pending   (pending),
        .next_announced (announced_or_announces),
        .next_failed    (is_failed_term || (announces && control_3_return_busy)),
        .write          (1'b1),
        .word_next      (orders_word_next),
        .word_gap       (orders_word_gap),
        .word_pending   (orders_word_pending),
        .word_announced (orders_word_announced),
        .word_failed    (orders_word_failed),
        .at             (orders_at),
        .valid          (orders_valid)
    );

    forwarding_ram_w32_d8_l2 clear_offsets (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_2),
        .enable (valid_2),
        .next   (clear_offsets_next_choice),
        .write  (1'b1),
        .word   (clear_offsets_word),
        .at     (clear_offsets_at),
        .valid  (clear_offsets_valid)
    );

    context_bitmap_n8_w128_p1 received (
        .clk                (clk),
        .rst                (rst),
        .enable             (valid_2),
        .pdc                (pdc_2),
        .fresh              (control_2_create),
        .word               (offset_later_2[6]),
        .mark               (mark),
        .slot               (offset_later_3[5:0]),
        .lap                (offset_later_3[7]),
        .passed             (passed),
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

    bitmap_copy_n8_w128_p2 responses (
        .clk           (clk),
        .write_enable  (response_write_enable),
        .write_store   (response_write_store),
        .write_pdc     (response_write_pdc),
        .write_word    (response_write_word),
        .write_written (response_write_written),
        .write_data    (response_write_data),
        .pdc           (pdc_4),
        .word          (offset_later_3[6]),
        .lap           (offset_later_3[7]),
        .slots         (responses_slots)
    );

    forwarding_ram_w9_d8_l2_0b4352 counts (
        .clk           (clk),
        .rst           (rst),
        .addr          (pdc_4),
        .enable        (valid_4),
        .next_accepted (counts_next_accepted_sum),
        .next_closed   (is_closed),
        .write         (1'b1),
        .word_accepted (counts_word_accepted),
        .word_closed   (counts_word_closed),
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
        control_1_create <= arrival_create;
        control_1_pends <= arrival_pends;
        control_1_rod <= arrival_rod;
        control_1_sequenced <= arrival_sequenced;
        control_1_closes <= arrival_closes;
        control_1_acceptable <= arrival_acceptable;
        control_1_oldest_only <= arrival_oldest_only;
        control_1_opens <= arrival_opens;
        control_1_clears <= arrival_clears;
        control_1_failed <= arrival_failed;
        control_1_return_busy <= arrival_return_busy;
        control_2_create <= control_1_create;
        control_2_pends <= control_1_pends;
        control_2_rod <= control_1_rod;
        control_2_sequenced <= control_1_sequenced;
        control_2_closes <= control_1_closes;
        control_2_acceptable <= control_1_acceptable;
        control_2_oldest_only <= control_1_oldest_only;
        control_2_opens <= control_1_opens;
        control_2_clears <= control_1_clears;
        control_2_failed <= control_1_failed;
        control_2_return_busy <= control_1_return_busy;
        control_3_create <= control_2_create;
        control_3_pends <= control_2_pends;
        control_3_rod <= control_2_rod;
        control_3_sequenced <= control_2_sequenced;
        control_3_closes <= control_2_closes;
        control_3_acceptable <= control_2_acceptable;
        control_3_oldest_only <= control_2_oldest_only;
        control_3_opens <= control_2_opens;
        control_3_clears <= control_2_clears;
        control_3_failed <= control_2_failed;
        control_3_return_busy <= control_2_return_busy;
        control_4_create <= control_3_create;
        control_4_pends <= control_3_pends;
        control_4_rod <= control_3_rod;
        control_4_sequenced <= control_3_sequenced;
        control_4_closes <= control_3_closes;
        control_4_acceptable <= control_3_acceptable;
        control_4_oldest_only <= control_3_oldest_only;
        control_4_opens <= control_3_opens;
        control_4_clears <= control_3_clears;
        control_4_failed <= control_3_failed;
        control_4_return_busy <= control_3_return_busy;
        control_5_create <= control_4_create;
        control_5_pends <= control_4_pends;
        control_5_rod <= control_4_rod;
        control_5_sequenced <= control_4_sequenced;
        control_5_closes <= control_4_closes;
        control_5_acceptable <= control_4_acceptable;
        control_5_oldest_only <= control_4_oldest_only;
        control_5_opens <= control_4_opens;
        control_5_clears <= control_4_clears;
        control_5_failed <= control_4_failed;
        control_5_return_busy <= control_4_return_busy;
        control_6_create <= control_5_create;
        control_6_pends <= control_5_pends;
        control_6_rod <= control_5_rod;
        control_6_sequenced <= control_5_sequenced;
        control_6_closes <= control_5_closes;
        control_6_acceptable <= control_5_acceptable;
        control_6_oldest_only <= control_5_oldest_only;
        control_6_opens <= control_5_opens;
        control_6_clears <= control_5_clears;
        control_6_failed <= control_5_failed;
        control_6_return_busy <= control_5_return_busy;
        offset <= arrival_psn + ~arrival_origin;
        new_uncleared <= arrival_clear - arrival_origin;
        origin_1 <= arrival_origin;
        origin_2 <= origin_1;
        origin_3 <= origin_2;
        origin_4 <= origin_3;
        origin_5 <= origin_4;
        offset_later_1 <= offset;
        offset_later_2 <= offset_later_1;
        offset_later_3 <= offset_later_2;
        offset_later_4 <= offset_later_3;
        offset_later_5 <= offset_later_4;
        new_uncleared_later_1 <= new_uncleared;
        new_uncleared_later_2 <= new_uncleared_later_1;
        new_uncleared_later_3 <= new_uncleared_later_2;
        offset_after <= offset_later_1 + 32'd1;
        in_range <= 1'b1;
        mark <= marks;
        clear_lead <= new_uncleared_later_2 - next_new;
        step_pending <= pending && !is_failed;
        step_failed <= is_failed;
        step_is_new <= is_new;
        step_after_close <= after_close;
        step_in_window <= place_in_window && (in_range || !control_3_sequenced);
        step_prior <= place_prior;
        step_behind <= place_behind;
        step_at_close <= announced_or_announces && is_next;
        step_closes <= announces;
        step_gap <= gaps;
        step_first_gap <= !orders_next_gap_term;
        step_raises <= raises;
        step_opens <= was_pending && live;
        step_live <= live;
        step_clears <= control_3_clears && !control_3_create && !(was_pending || after_close);
        step_next <= next_new;
        step_later_1_pending <= step_pending;
        step_later_1_failed <= step_failed;
        step_later_1_is_new <= step_is_new;
        step_later_1_after_close <= step_after_close;
        step_later_1_in_window <= step_in_window;
        step_later_1_prior <= step_prior;
        step_later_1_behind <= step_behind;
        step_later_1_at_close <= step_at_close;
        step_later_1_closes <= step_closes;
        step_later_1_gap <= step_gap;
        step_later_1_first_gap <= step_first_gap;
        step_later_1_raises <= step_raises;
        step_later_1_opens <= step_opens;
        step_later_1_live <= step_live;
        step_later_1_clears <= step_clears;
        step_later_1_next <= step_next;
        step_later_2_pending <= step_later_1_pending;
        step_later_2_failed <= step_later_1_failed;
        step_later_2_is_new <= step_later_1_is_new;
        step_later_2_after_close <= step_later_1_after_close;
        step_later_2_in_window <= step_later_1_in_window;
        step_later_2_prior <= step_later_1_prior;
        step_later_2_behind <= step_later_1_behind;
        step_later_2_at_close <= step_later_1_at_close;
        step_later_2_closes <= step_later_1_closes;
        step_later_2_gap <= step_later_1_gap;
        step_later_2_first_gap <= step_later_1_first_gap;
        step_later_2_raises <= step_later_1_raises;
        step_later_2_opens <= step_later_1_opens;
        step_later_2_live <= step_later_1_live;
        step_later_2_clears <= step_later_1_clears;
        step_later_2_next <= step_later_1_next;
        uncleared <= clear_offsets_next_choice;
        clear_outcome <= CLEAR_OUTCOME_NONE;
        if (applies) begin
            clear_outcome <= CLEAR_OUTCOME_APPLIED;
        end else if (step_clears && beyond_clear) begin
            clear_outcome <= CLEAR_OUTCOME_BEYOND;
        end else if (step_clears) begin
            clear_outcome <= CLEAR_OUTCOME_OLD;
        end
        passed <= place_passed;
        mark_later_1 <= mark;
        mark_later_2 <= mark_later_1;
        is_cleared <= is_cleared_difference[31];
        uncleared_later_1 <= uncleared;
        clear_outcome_later_1 <= clear_outcome;
        next_then <= step_later_1_raises ? offset_later_4 : step_later_1_next - 32'd1;
        close_then <= step_later_1_next + 32'd1;
        counted <= counts_next_accepted_sum;
        highest <= next_then;
        cleared_to <= is_closed ? close_then : uncleared_later_1;
        is_close <= is_closed && step_later_2_at_close;
        closed <= was_closed;
        clear_verdict <= clear_outcome_later_1;
        if (clear_verdict_term) begin
            clear_verdict <= CLEAR_OUTCOME_NONE;
        end else if (clear_outcome_later_1 == CLEAR_OUTCOME_APPLIED && was_closed) begin
            clear_verdict <= CLEAR_OUTCOME_OLD;
        end
        judgement <= JUDGEMENT_ACCEPTED;
        if (step_later_2_pending) begin
            judgement <= JUDGEMENT_PENDING;
        end else if (clear_verdict_term) begin
            judgement <= JUDGEMENT_FAILED;
        end else if (step_later_2_after_close) begin
            judgement <= JUDGEMENT_BEYOND_CLOSE;
            if (was_closed) begin
                judgement <= JUDGEMENT_CLOSING;
            end
        end else if (step_later_2_prior) begin
            judgement <= JUDGEMENT_PRIOR;
        end else if (!step_later_2_in_window) begin
            judgement <= JUDGEMENT_AHEAD;
            if (step_later_2_behind) begin
                judgement <= JUDGEMENT_BEHIND;
            end
        end else if ((received_arrived && !step_later_2_is_new) || judgement_term) begin
            judgement <= JUDGEMENT_DUPLICATE;
        end else if (step_later_2_gap) begin
            judgement <= JUDGEMENT_GAP;
        end else if (control_6_closes && control_6_sequenced) begin
            judgement <= JUDGEMENT_CLOSE_EARLY;
            if (closes_now) begin
                judgement <= JUDGEMENT_CLOSED;
            end else if (step_later_2_closes && control_6_return_busy) begin
                judgement <= JUDGEMENT_CLOSE_BUSY;
            end else if (step_later_2_closes) begin
                judgement <= JUDGEMENT_CLOSE_WAITS;
            end
        end else if (!mark_later_2) begin
            judgement <= JUDGEMENT_REFUSED;
        end
        response <= RESPONSE_WAITING;
        if (step_later_2_prior || judgement_term) begin
            response <= RESPONSE_PLAIN;
        end else if (responded) begin
            response <= RESPONSE_PLAIN;
            if (guaranteed && !(is_cleared || was_closed)) begin
                response <= RESPONSE_GUARANTEED;
            end
        end
        expected <= origin_5 - ~step_later_1_next;
        first_gap_1 <= step_later_2_first_gap;
        expected_later_1 <= expected;
        is_highest_1 <= step_later_2_raises;
        ends_pending_1 <= step_later_2_opens;
    end

    assign verdict_valid = valid_7;
    assign verdict_pdc = pdc_7;
    assign verdict_judgement = judgement;
    assign verdict_response = response;
    assign verdict_is_close = is_close;
    assign verdict_closed = closed;
    assign verdict_first_gap = first_gap_1;
    assign verdict_expected = expected_later_1;
    assign verdict_clear = clear_verdict;
    assign verdict_is_highest = is_highest_1;
    assign verdict_ends_pending = ends_pending_1;
    assign start_write_enable = arrival_valid && arrival_create;
    assign start_write_pdc = arrival_pdc;
    assign start_write_origin = arrival_origin;
    assign next_write_enable = valid_3;
    assign next_write_pdc = pdc_3;
    assign next_write_next = next_write_now_next;
    assign next_write_announced = next_write_now_announced;
    assign clear_write_enable = valid_7;
    assign clear_write_pdc = pdc_7;
    assign clear_write_uncleared = cleared_to;
    assign count_write_enable = valid_7;
    assign count_write_pdc = pdc_7;
    assign count_write_accepted = counted;
    assign count_write_highest = highest;
    assign word_write_enable = received_word_write_enable;
    assign word_write_store = received_word_write_store;
    assign word_write_pdc = received_word_write_pdc;
    assign word_write_word = received_word_write_word;
    assign word_write_written = received_word_write_written;
    assign word_write_data = received_word_write_data;
    assign flags_write_enable = received_flags_write_enable;
    assign flags_write_pdc = received_flags_write_pdc;
    assign flags_write_flags = received_flags_write_flags;

    wire _unused_ok = &{1'b0, control_6_pends, control_6_rod, control_6_acceptable, control_6_oldest_only, control_6_opens, control_6_clears, control_6_failed, offset_later_5[31:8], orders_at, orders_valid, step_later_2_live, step_later_2_clears, step_later_2_next, clear_offsets_at, clear_offsets_valid, counts_at, counts_valid, is_new_difference[30:0], clears_more_difference[30:0], responded_shr[63:1], guaranteed_shr[63:1], is_cleared_difference[30:0]};

endmodule

`default_nettype wire
