// Chooses PDCs for messages of 64 tuples.
`default_nettype none

module chooser_n8_r128_k2_p64_t64 (
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
    input  wire        offer_valid,
    input  wire [15:0] offer_pdcid,
    input  wire  [2:0] registers_pdcs_per_tuple,
    input  wire        registers_spread_turns,
    input  wire  [7:0] registers_full_level,
    input  wire [24:0] registers_quarantine_time,
    input  wire        placed_enable,
    input  wire [14:0] placed_pdc,
    input  wire  [7:0] placed_count,
    input  wire        retired_valid,
    input  wire [15:0] retired_pdcid,
    input  wire  [7:0] retired_count,
    output wire        takes,
    output wire        chosen_valid,
    output wire [14:0] chosen_pdc,
    output wire        chosen_opens,
    output wire        chosen_lacks,
    output wire        chosen_empty
);

    localparam [2:0] WORK_KIND_PACKET  = 3'd0;
    localparam [2:0] WORK_KIND_QUIESCE = 3'd1;
    localparam [2:0] WORK_KIND_ENDED   = 3'd2;
    localparam [2:0] WORK_KIND_CLEAR   = 3'd4;

    wire        copy_word_turn;
    wire        copy_word_pdcs_0_valid;
    wire        copy_word_pdcs_0_taking;
    wire        copy_word_pdcs_0_ordered;
    wire  [1:0] copy_word_pdcs_0_use;
    wire [14:0] copy_word_pdcs_0_pdc;
    wire        copy_word_pdcs_1_valid;
    wire        copy_word_pdcs_1_taking;
    wire        copy_word_pdcs_1_ordered;
    wire  [1:0] copy_word_pdcs_1_use;
    wire [14:0] copy_word_pdcs_1_pdc;
    wire  [7:0] level_0_level;
    wire  [7:0] level_1_level;
    reg         valid_fetch_1;
    reg         valid_before;
    reg         valid_read;
    reg         valid_level;
    reg         valid_choose;
    reg         may_have_more_than_0;
    reg         may_have_more_than_1;
    reg   [5:0] tuple_fetch_1;
    reg   [5:0] tuple_before;
    reg   [5:0] tuple_read;
    reg   [1:0] full_choose;
    reg   [1:0] uses_read_0;
    reg   [1:0] uses_read_1;
    reg   [1:0] uses_level_0;
    reg   [1:0] uses_level_1;
    reg   [1:0] uses_choose_0;
    reg   [1:0] uses_choose_1;
    reg         decided_valid;
    reg         decided_opens;
    reg         decided_lacks;
    reg         decided_empty;
    reg  [14:0] candidates_0;
    reg  [14:0] candidates_1;
    reg   [1:0] picked;
    reg  [14:0] offered;
    wire        pdcs_word_turn;
    wire        pdcs_word_pdcs_0_valid;
    wire        pdcs_word_pdcs_0_taking;
    wire        pdcs_word_pdcs_0_ordered;
    wire  [1:0] pdcs_word_pdcs_0_use;
    wire [14:0] pdcs_word_pdcs_0_pdc;
    wire        pdcs_word_pdcs_1_valid;
    wire        pdcs_word_pdcs_1_taking;
    wire        pdcs_word_pdcs_1_ordered;
    wire  [1:0] pdcs_word_pdcs_1_use;
    wire [14:0] pdcs_word_pdcs_1_pdc;
    wire  [5:0] pdcs_at;
    wire        pdcs_valid;
    reg   [5:0] tuple_level;
    reg   [5:0] tuple_choose;
    wire  [2:0] kind_choose_later_q;
    wire [14:0] pdc_choose_later_q;
    wire        ordered_choose_later_q;
    wire        begins_choose_later_q;

    wire        stored_enable = valid_choose;
    wire  [5:0] stored_tuple = tuple_choose;
    wire        begins_choose = begins_choose_later_q;
    wire        wants = begins_choose && valid_choose;
    wire        ordered_choose = ordered_choose_later_q;
    wire        pdcs_now_pdcs_1_valid = pdcs_word_pdcs_1_valid;
    wire        pdcs_now_pdcs_0_valid = pdcs_word_pdcs_0_valid;
    wire  [1:0] used = {pdcs_now_pdcs_1_valid, pdcs_now_pdcs_0_valid};
    wire        pdcs_now_pdcs_1_taking = pdcs_word_pdcs_1_taking;
    wire        taking_term = pdcs_now_pdcs_1_valid && pdcs_now_pdcs_1_taking;
    wire        pdcs_now_pdcs_0_taking = pdcs_word_pdcs_0_taking;
    wire        taking_term_2 = pdcs_now_pdcs_0_valid && pdcs_now_pdcs_0_taking;
    wire  [1:0] taking = {taking_term, taking_term_2};
    wire        may_open_term = taking == 2'd0 && may_have_more_than_0;
    wire        may_open_term_2 = may_open_term || (taking == 2'd1 && may_have_more_than_1);
    wire        may_open_term_3 = may_open_term_2 || (taking == 2'd2 && may_have_more_than_1);
    wire        may_open_choice = ordered_choose ? !(|used) : !(&used) && may_open_term_3;
    wire        may_open = may_open_choice && offer_valid;
    wire        taking_any = |taking;
    wire  [1:0] pdcs_now_pdcs_1_use = pdcs_word_pdcs_1_use;
    wire        fitting_term = !(full_choose[1] && uses_choose_1 == pdcs_now_pdcs_1_use);
    wire  [1:0] pdcs_now_pdcs_0_use = pdcs_word_pdcs_0_use;
    wire        fitting_term_2 = !(full_choose[0] && uses_choose_0 == pdcs_now_pdcs_0_use);
    wire  [1:0] fitting = {taking_term && fitting_term, taking_term_2 && fitting_term_2};
    wire        opens_choice = !registers_spread_turns ? !(|fitting) : 1'b1;
    wire        opens = wants && may_open && (ordered_choose ? !taking_any : opens_choice);
    wire  [1:0] use_first_choice = ordered_choose ? taking : fitting;
    wire        use_first = (ordered_choose || !registers_spread_turns) && (|use_first_choice);
    wire        pdcs_now_turn = pdcs_word_turn;
    wire  [1:0] stored_pdcs_turn_shl = 2'd1 << pdcs_now_turn;
    wire        stored_pdcs_turn_term = taking[1] && (|stored_pdcs_turn_shl);
    wire        stored_pdcs_turn_term_2 = taking[0] && stored_pdcs_turn_shl[0];
    wire  [1:0] stored_pdcs_turn_word = {stored_pdcs_turn_term && !stored_pdcs_turn_term_2, stored_pdcs_turn_term_2};
    wire  [1:0] stored_pdcs_turn_word_2 = {taking[1] && !taking[0], taking[0]};
    wire  [1:0] stored_pdcs_turn_choice = (|{stored_pdcs_turn_term, stored_pdcs_turn_term_2}) ? stored_pdcs_turn_word : stored_pdcs_turn_word_2;
    wire        stored_pdcs_turn_choice_2 = wants && !(opens || use_first) ? stored_pdcs_turn_choice[0] : pdcs_now_turn;
    wire        stored_pdcs_turn = stored_pdcs_turn_choice_2;
    wire  [1:0] not_used = ~used;
    wire        not_used_0 = not_used[0];
    wire        opens_and_not_used_0 = opens && not_used_0;
    wire  [2:0] kind_choose = kind_choose_later_q;
    wire [14:0] pdcs_now_pdcs_0_pdc = pdcs_word_pdcs_0_pdc;
    wire [14:0] pdc_choose = pdc_choose_later_q;
    wire        stored_pdcs_pdcs_0_valid_term = pdcs_now_pdcs_0_valid && pdcs_now_pdcs_0_pdc == pdc_choose;
    wire        pdcs_now_pdcs_0_ordered = pdcs_word_pdcs_0_ordered;
    wire        stored_pdcs_pdcs_0_valid_term_2 = kind_choose == WORK_KIND_QUIESCE && !pdcs_now_pdcs_0_ordered;
    wire        stored_pdcs_pdcs_0_valid_term_3 = stored_pdcs_pdcs_0_valid_term && (kind_choose == WORK_KIND_ENDED || stored_pdcs_pdcs_0_valid_term_2);
    wire        stored_pdcs_pdcs_0_valid_term_4 = pdcs_now_pdcs_0_valid && !(kind_choose == WORK_KIND_CLEAR || stored_pdcs_pdcs_0_valid_term_3);
    wire        stored_pdcs_pdcs_0_valid_choice = opens_and_not_used_0 ? 1'b1 : stored_pdcs_pdcs_0_valid_term_4;
    wire        stored_pdcs_pdcs_0_valid = stored_pdcs_pdcs_0_valid_choice;
    wire        stored_pdcs_pdcs_0_taking_term = pdcs_now_pdcs_0_taking && !(kind_choose == WORK_KIND_QUIESCE && stored_pdcs_pdcs_0_valid_term);
    wire        stored_pdcs_pdcs_0_taking_choice = opens_and_not_used_0 ? 1'b1 : stored_pdcs_pdcs_0_taking_term;
    wire        stored_pdcs_pdcs_0_taking = stored_pdcs_pdcs_0_taking_choice;
    wire        stored_pdcs_pdcs_0_ordered_choice = opens_and_not_used_0 ? ordered_choose : pdcs_now_pdcs_0_ordered;
    wire        stored_pdcs_pdcs_0_ordered = stored_pdcs_pdcs_0_ordered_choice;
    wire  [1:0] stored_pdcs_pdcs_0_use_and = pdcs_now_pdcs_0_use & {2{kind_choose != WORK_KIND_CLEAR}};
    wire  [1:0] stored_pdcs_pdcs_0_use_choice = opens_and_not_used_0 ? pdcs_now_pdcs_0_use + 2'd1 : stored_pdcs_pdcs_0_use_and;
    wire  [1:0] stored_pdcs_pdcs_0_use = stored_pdcs_pdcs_0_use_choice;
    wire [14:0] stored_pdcs_pdcs_0_pdc_choice = opens_and_not_used_0 ? offer_pdcid[14:0] : pdcs_now_pdcs_0_pdc;
    wire [14:0] stored_pdcs_pdcs_0_pdc = stored_pdcs_pdcs_0_pdc_choice;
    wire        stored_pdcs_pdcs_1_valid_term = opens && not_used[1] && !not_used_0;
    wire [14:0] pdcs_now_pdcs_1_pdc = pdcs_word_pdcs_1_pdc;
    wire        stored_pdcs_pdcs_1_valid_term_2 = pdcs_now_pdcs_1_valid && pdcs_now_pdcs_1_pdc == pdc_choose;
    wire        pdcs_now_pdcs_1_ordered = pdcs_word_pdcs_1_ordered;
    wire        stored_pdcs_pdcs_1_valid_term_3 = kind_choose == WORK_KIND_QUIESCE && !pdcs_now_pdcs_1_ordered;
    wire        stored_pdcs_pdcs_1_valid_term_4 = stored_pdcs_pdcs_1_valid_term_2 && (kind_choose == WORK_KIND_ENDED || stored_pdcs_pdcs_1_valid_term_3);
    wire        stored_pdcs_pdcs_1_valid_term_5 = pdcs_now_pdcs_1_valid && !(kind_choose == WORK_KIND_CLEAR || stored_pdcs_pdcs_1_valid_term_4);
    wire        stored_pdcs_pdcs_1_valid_choice = stored_pdcs_pdcs_1_valid_term ? 1'b1 : stored_pdcs_pdcs_1_valid_term_5;
    wire        stored_pdcs_pdcs_1_valid = stored_pdcs_pdcs_1_valid_choice;
    wire        stored_pdcs_pdcs_1_taking_term = pdcs_now_pdcs_1_taking && !(kind_choose == WORK_KIND_QUIESCE && stored_pdcs_pdcs_1_valid_term_2);
    wire        stored_pdcs_pdcs_1_taking_choice = stored_pdcs_pdcs_1_valid_term ? 1'b1 : stored_pdcs_pdcs_1_taking_term;
    wire        stored_pdcs_pdcs_1_taking = stored_pdcs_pdcs_1_taking_choice;
    wire        stored_pdcs_pdcs_1_ordered_choice = stored_pdcs_pdcs_1_valid_term ? ordered_choose : pdcs_now_pdcs_1_ordered;
    wire        stored_pdcs_pdcs_1_ordered = stored_pdcs_pdcs_1_ordered_choice;
    wire  [1:0] stored_pdcs_pdcs_1_use_and = pdcs_now_pdcs_1_use & {2{kind_choose != WORK_KIND_CLEAR}};
    wire  [1:0] stored_pdcs_pdcs_1_use_choice = stored_pdcs_pdcs_1_valid_term ? pdcs_now_pdcs_1_use + 2'd1 : stored_pdcs_pdcs_1_use_and;
    wire  [1:0] stored_pdcs_pdcs_1_use = stored_pdcs_pdcs_1_use_choice;
    wire [14:0] stored_pdcs_pdcs_1_pdc_choice = stored_pdcs_pdcs_1_valid_term ? offer_pdcid[14:0] : pdcs_now_pdcs_1_pdc;
    wire [14:0] stored_pdcs_pdcs_1_pdc = stored_pdcs_pdcs_1_pdc_choice;
    wire  [1:0] uses_0 = copy_word_pdcs_0_use;
    wire  [1:0] uses_1 = copy_word_pdcs_1_use;
    wire  [1:0] full = {level_1_level >= registers_full_level, level_0_level >= registers_full_level};
    wire [14:0] chosen_pdc_or = (candidates_0 & {15{picked[0]}}) | (candidates_1 & {15{picked[1]}});
    wire        opens_or_taking_any = opens || taking_any;
    wire        decided_empty_term = pdcs_now_pdcs_0_valid && !(stored_pdcs_pdcs_0_valid_term && kind_choose == WORK_KIND_ENDED);
    wire        decided_empty_term_2 = pdcs_now_pdcs_1_valid && !(stored_pdcs_pdcs_1_valid_term_2 && kind_choose == WORK_KIND_ENDED);
    wire        use_first_choice_0 = use_first_choice[0];
    wire  [1:0] picked_word = {use_first_choice[1] && !use_first_choice_0, use_first_choice_0};

    context_copy_w41_n64 copy (
        .clk                 (clk),
        .enable              (stored_enable),
        .pdc                 (stored_tuple),
        .data_turn           (stored_pdcs_turn),
        .data_pdcs_0_valid   (stored_pdcs_pdcs_0_valid),
        .data_pdcs_0_taking  (stored_pdcs_pdcs_0_taking),
        .data_pdcs_0_ordered (stored_pdcs_pdcs_0_ordered),
        .data_pdcs_0_use     (stored_pdcs_pdcs_0_use),
        .data_pdcs_0_pdc     (stored_pdcs_pdcs_0_pdc),
        .data_pdcs_1_valid   (stored_pdcs_pdcs_1_valid),
        .data_pdcs_1_taking  (stored_pdcs_pdcs_1_taking),
        .data_pdcs_1_ordered (stored_pdcs_pdcs_1_ordered),
        .data_pdcs_1_use     (stored_pdcs_pdcs_1_use),
        .data_pdcs_1_pdc     (stored_pdcs_pdcs_1_pdc),
        .read                (work_tuple),
        .word_turn           (copy_word_turn),
        .word_pdcs_0_valid   (copy_word_pdcs_0_valid),
        .word_pdcs_0_taking  (copy_word_pdcs_0_taking),
        .word_pdcs_0_ordered (copy_word_pdcs_0_ordered),
        .word_pdcs_0_use     (copy_word_pdcs_0_use),
        .word_pdcs_0_pdc     (copy_word_pdcs_0_pdc),
        .word_pdcs_1_valid   (copy_word_pdcs_1_valid),
        .word_pdcs_1_taking  (copy_word_pdcs_1_taking),
        .word_pdcs_1_ordered (copy_word_pdcs_1_ordered),
        .word_pdcs_1_use     (copy_word_pdcs_1_use),
        .word_pdcs_1_pdc     (copy_word_pdcs_1_pdc)
    );

    packet_level_n8_r128_k2_p64 level_0 (
        .clk           (clk),
        .placed_enable (placed_enable),
        .placed_pdc    (placed_pdc),
        .placed_count  (placed_count),
        .retired_valid (retired_valid),
        .retired_pdcid (retired_pdcid),
        .retired_count (retired_count),
        .pdc           (copy_word_pdcs_0_pdc),
        .level         (level_0_level)
    );

    packet_level_n8_r128_k2_p64 level_1 (
        .clk           (clk),
        .placed_enable (placed_enable),
        .placed_pdc    (placed_pdc),
        .placed_count  (placed_count),
        .retired_valid (retired_valid),
        .retired_pdcid (retired_pdcid),
        .retired_count (retired_count),
        .pdc           (copy_word_pdcs_1_pdc),
        .level         (level_1_level)
    );

    forwarding_ram_w41_d64_l2 pdcs (
        .clk                 (clk),
        .rst                 (rst),
        .addr                (tuple_read),
        .enable              (valid_read),
        .next_turn           (stored_pdcs_turn_choice_2),
        .next_pdcs_0_valid   (stored_pdcs_pdcs_0_valid_choice),
        .next_pdcs_0_taking  (stored_pdcs_pdcs_0_taking_choice),
        .next_pdcs_0_ordered (stored_pdcs_pdcs_0_ordered_choice),
        .next_pdcs_0_use     (stored_pdcs_pdcs_0_use_choice),
        .next_pdcs_0_pdc     (stored_pdcs_pdcs_0_pdc_choice),
        .next_pdcs_1_valid   (stored_pdcs_pdcs_1_valid_choice),
        .next_pdcs_1_taking  (stored_pdcs_pdcs_1_taking_choice),
        .next_pdcs_1_ordered (stored_pdcs_pdcs_1_ordered_choice),
        .next_pdcs_1_use     (stored_pdcs_pdcs_1_use_choice),
        .next_pdcs_1_pdc     (stored_pdcs_pdcs_1_pdc_choice),
        .write               (valid_choose),
        .word_turn           (pdcs_word_turn),
        .word_pdcs_0_valid   (pdcs_word_pdcs_0_valid),
        .word_pdcs_0_taking  (pdcs_word_pdcs_0_taking),
        .word_pdcs_0_ordered (pdcs_word_pdcs_0_ordered),
        .word_pdcs_0_use     (pdcs_word_pdcs_0_use),
        .word_pdcs_0_pdc     (pdcs_word_pdcs_0_pdc),
        .word_pdcs_1_valid   (pdcs_word_pdcs_1_valid),
        .word_pdcs_1_taking  (pdcs_word_pdcs_1_taking),
        .word_pdcs_1_ordered (pdcs_word_pdcs_1_ordered),
        .word_pdcs_1_use     (pdcs_word_pdcs_1_use),
        .word_pdcs_1_pdc     (pdcs_word_pdcs_1_pdc),
        .at                  (pdcs_at),
        .valid               (pdcs_valid)
    );

    delay_w3_c5_5c53d3 kind_choose_later (
        .clk (clk),
        .d   (work_kind),
        .q   (kind_choose_later_q)
    );

    delay_w15_c5 pdc_choose_later (
        .clk (clk),
        .d   (work_pdc),
        .q   (pdc_choose_later_q)
    );

    delay_w1_c5 ordered_choose_later (
        .clk (clk),
        .d   (work_ordered),
        .q   (ordered_choose_later_q)
    );

    delay_w1_c5 begins_choose_later (
        .clk (clk),
        .d   (work_packet_first && !work_resolved && work_kind == WORK_KIND_PACKET),
        .q   (begins_choose_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_fetch_1 <= 1'b0;
            valid_before <= 1'b0;
            valid_read <= 1'b0;
            valid_level <= 1'b0;
            valid_choose <= 1'b0;
        end else begin
            valid_fetch_1 <= valid;
            valid_before <= valid_fetch_1;
            valid_read <= valid_before;
            valid_level <= valid_read;
            valid_choose <= valid_level;
        end
    end

    always @(posedge clk) begin
        may_have_more_than_0 <= registers_pdcs_per_tuple > 3'd0;
        may_have_more_than_1 <= registers_pdcs_per_tuple > 3'd1;
        tuple_fetch_1 <= work_tuple;
        tuple_before <= tuple_fetch_1;
        tuple_read <= tuple_before;
        full_choose <= full;
        uses_read_0 <= uses_0;
        uses_read_1 <= uses_1;
        uses_level_0 <= uses_read_0;
        uses_level_1 <= uses_read_1;
        uses_choose_0 <= uses_level_0;
        uses_choose_1 <= uses_level_1;
        decided_valid <= wants && opens_or_taking_any;
        decided_opens <= opens;
        decided_lacks <= wants && !opens_or_taking_any;
        decided_empty <= !(decided_empty_term || decided_empty_term_2);
        candidates_0 <= pdcs_now_pdcs_0_pdc;
        candidates_1 <= pdcs_now_pdcs_1_pdc;
        picked <= use_first ? picked_word : stored_pdcs_turn_choice;
        offered <= offer_pdcid[14:0];
        tuple_level <= tuple_read;
        tuple_choose <= tuple_level;
    end

    assign takes = opens;
    assign chosen_valid = decided_valid;
    assign chosen_pdc = decided_opens ? offered : chosen_pdc_or;
    assign chosen_opens = decided_opens;
    assign chosen_lacks = decided_lacks;
    assign chosen_empty = decided_empty;

    wire _unused_ok = &{1'b0, work_waited, work_order, work_counted, work_round, work_packet_kind, work_packet_message, work_packet_last, work_packet_length, work_packet_size, work_packet_payload, work_packet_handle, offer_pdcid[15], registers_quarantine_time, copy_word_turn, copy_word_pdcs_0_valid, copy_word_pdcs_0_taking, copy_word_pdcs_0_ordered, copy_word_pdcs_1_valid, copy_word_pdcs_1_taking, copy_word_pdcs_1_ordered, pdcs_at, pdcs_valid};

endmodule

`default_nettype wire
