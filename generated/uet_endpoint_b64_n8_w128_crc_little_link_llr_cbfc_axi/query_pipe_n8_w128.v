// CACK and SACK of one query a clock, of 8 PDCs with windows of 128 PSNs.
`default_nettype none

module query_pipe_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         query_valid,
    input  wire   [2:0] query_pdc,
    input  wire   [1:0] query_mode,
    input  wire  [31:0] query_psn,
    input  wire         forget,
    input  wire         start_write_enable,
    input  wire   [2:0] start_write_pdc,
    input  wire  [31:0] start_write_origin,
    input  wire         clear_write_enable,
    input  wire   [2:0] clear_write_pdc,
    input  wire  [31:0] clear_write_uncleared,
    input  wire         count_write_enable,
    input  wire   [2:0] count_write_pdc,
    input  wire   [7:0] count_write_accepted,
    input  wire  [31:0] count_write_highest,
    input  wire         arrived_write_enable,
    input  wire         arrived_write_store,
    input  wire   [2:0] arrived_write_pdc,
    input  wire         arrived_write_word,
    input  wire   [1:0] arrived_write_written,
    input  wire  [63:0] arrived_write_data,
    input  wire         arrived_flags_enable,
    input  wire   [2:0] arrived_flags_pdc,
    input  wire   [1:0] arrived_flags_flags,
    input  wire         responded_write_enable,
    input  wire         responded_write_store,
    input  wire   [2:0] responded_write_pdc,
    input  wire         responded_write_word,
    input  wire   [1:0] responded_write_written,
    input  wire [127:0] responded_write_data,
    input  wire         responded_flags_enable,
    input  wire   [2:0] responded_flags_pdc,
    input  wire   [3:0] responded_flags_flags,
    output wire         answer_valid,
    output wire   [2:0] answer_pdc,
    output wire  [31:0] answer_cack,
    output wire         answer_held,
    output wire  [31:0] answer_frontier,
    output wire  [31:0] answer_highest,
    output wire   [7:0] answer_out_of_order,
    output wire  [31:0] answer_sack_base,
    output wire  [63:0] answer_bitmap,
    output wire         base_write_enable,
    output wire   [2:0] base_write_pdc,
    output wire  [31:0] base_write_base
);

    localparam [1:0] MODE_1_AT   = 2'd0;
    localparam [1:0] MODE_1_NEXT = 2'd1;

    wire        arrivals_later_q_count_enable;
    wire  [2:0] arrivals_later_q_count_pdc;
    wire  [7:0] arrivals_later_q_count_accepted;
    wire [31:0] arrivals_later_q_count_highest;
    wire        arrivals_later_q_word_enable;
    wire        arrivals_later_q_word_store;
    wire  [2:0] arrivals_later_q_word_pdc;
    wire        arrivals_later_q_word_word;
    wire  [1:0] arrivals_later_q_word_written;
    wire [63:0] arrivals_later_q_word_data;
    wire        arrivals_later_q_flags_enable;
    wire  [2:0] arrivals_later_q_flags_pdc;
    wire  [1:0] arrivals_later_q_flags_flags;
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
    reg         valid_12;
    reg         valid_13;
    reg         valid_14;
    reg         valid_15;
    reg         valid_16;
    reg         valid_17;
    reg         valid_18;
    reg         forgets_1;
    reg         forgets_2;
    reg         forgets_3;
    reg         forgets_4;
    reg         forgets_5;
    reg         forgets_6;
    reg         forgets_7;
    reg         forgets_8;
    reg         forgets_9;
    reg         forgets_10;
    reg         forgets_11;
    reg         forgets_12;
    reg   [2:0] pdc_1;
    reg   [2:0] pdc_2;
    reg   [2:0] pdc_3;
    reg   [2:0] pdc_4;
    reg   [2:0] pdc_5;
    reg   [2:0] pdc_6;
    reg   [2:0] pdc_7;
    reg   [2:0] pdc_8;
    reg   [2:0] pdc_9;
    reg   [2:0] pdc_10;
    reg   [2:0] pdc_11;
    reg   [2:0] pdc_12;
    reg   [2:0] pdc_13;
    reg   [2:0] pdc_14;
    reg   [2:0] pdc_15;
    reg   [2:0] pdc_16;
    reg   [2:0] pdc_17;
    reg   [2:0] pdc_18;
    reg  [31:0] psn_1;
    reg  [31:0] psn_2;
    wire [31:0] bases_word;
    wire [31:0] starts_word;
    wire [31:0] clears_word;
    reg  [31:0] uncleared;
    reg  [31:0] asked;
    wire [31:0] base_3_q;
    wire [31:0] base_6_q;
    wire [31:0] uncleared_6_q;
    wire [31:0] origin_11_q;
    wire [31:0] asked_11_q;
    wire  [1:0] arrived_flags_copy_word;
    wire  [3:0] responded_flags_copy_word;
    wire [63:0] own_tags_word;
    wire  [3:0] arrived_open_open;
    wire  [3:0] done_open_open;
    wire [31:0] arrived_hole_hole;
    wire [31:0] done_hole_hole;
    wire        done_hole_held;
    wire  [7:0] counts_word_accepted;
    wire [31:0] counts_word_highest;
    wire  [7:0] accepted_11_q;
    wire [31:0] highest_11_q;
    reg  [31:0] noted_distance;
    reg         is_far;
    reg  [31:0] window_base_1;
    reg  [31:0] window_base_2;
    reg  [31:0] window_base_3;
    wire [31:0] asked_13_q;
    reg  [31:0] sack_base;
    reg   [1:0] mode_1;
    reg   [1:0] mode_2;
    reg   [1:0] mode_3;
    reg   [1:0] mode_4;
    reg   [1:0] mode_5;
    reg   [1:0] mode_6;
    reg   [1:0] mode_7;
    reg   [1:0] mode_8;
    reg   [1:0] mode_9;
    reg   [1:0] mode_10;
    reg   [1:0] mode_11;
    reg   [1:0] mode_12;
    reg   [1:0] mode_13;
    reg         is_next_1;
    reg   [8:0] first;
    reg   [8:0] first_moved;
    reg   [8:0] noted;
    reg   [8:0] noted_moved;
    reg   [8:0] last_from;
    reg         notes;
    reg   [8:0] pointer;
    wire  [8:0] pointers_word;
    wire  [2:0] pointers_at;
    wire        pointers_valid;
    wire [63:0] sack_bitmap;
    reg  [31:0] numbers_cack;
    reg         numbers_held;
    reg  [31:0] numbers_frontier;
    reg  [31:0] numbers_highest;
    reg   [7:0] numbers_out_of_order;
    wire [31:0] shown_q_cack;
    wire        shown_q_held;
    wire [31:0] shown_q_frontier;
    wire [31:0] shown_q_highest;
    wire  [7:0] shown_q_out_of_order;
    wire [31:0] origin_14_q;
    reg  [31:0] sack_psn;
    wire [31:0] shown_base_q;

    wire        found_enable = valid_11 || forgets_11;
    wire  [2:0] found_pdc = pdc_11;
    wire [31:0] found_base = done_hole_hole & {32{!forgets_11}};
    wire [31:0] asked_distance = asked_11_q - done_hole_hole;
    wire  [8:0] highest_11_q_8_0_minus_64 = highest_11_q[8:0] - 9'd64;
    wire  [8:0] first_leaves_difference = highest_11_q_8_0_minus_64 - done_hole_hole[8:0];
    wire        first_leaves = !first_leaves_difference[8] && mode_11 == MODE_1_NEXT;
    wire  [8:0] noted_leaves_difference = highest_11_q_8_0_minus_64 - asked_11_q[8:0];
    wire        noted_leaves = !noted_leaves_difference[8] && mode_11 == MODE_1_NEXT;
    wire  [8:0] pointers_now = pointers_word;
    wire  [8:0] noted_minus_pointers_now = noted - pointers_now;
    wire        goes_back = notes && noted_minus_pointers_now[8];
    wire  [8:0] pointers_now_minus_first = pointers_now - first;
    wire        is_behind = pointers_now_minus_first[8] || forgets_12;
    wire  [8:0] last_from_minus_pointers_now = last_from - pointers_now;
    wire        leaves = !last_from_minus_pointers_now[8] && is_next_1;
    wire  [8:0] pointers_next_choice = goes_back ? noted_moved : leaves ? pointers_now + 9'd64 : pointers_now;
    wire [31:0] clears_word_minus_bases_word = clears_word - bases_word;
    wire [31:0] noted_distance_plus_1 = noted_distance + 32'd1;
    wire [16:0] noted_distance_plus_1_31_15 = noted_distance_plus_1[31:15];
    wire  [8:0] first_moved_choice = first_leaves ? done_hole_hole[8:0] + 9'd64 : done_hole_hole[8:0];
    wire [31:0] sack_base_sum = window_base_2 + {23'd0, pointer - window_base_2[8:0]};

    delay_w122_c3 arrivals_later (
        .clk              (clk),
        .d_count_enable   (count_write_enable),
        .d_count_pdc      (count_write_pdc),
        .d_count_accepted (count_write_accepted),
        .d_count_highest  (count_write_highest),
        .d_word_enable    (arrived_write_enable),
        .d_word_store     (arrived_write_store),
        .d_word_pdc       (arrived_write_pdc),
        .d_word_word      (arrived_write_word),
        .d_word_written   (arrived_write_written),
        .d_word_data      (arrived_write_data),
        .d_flags_enable   (arrived_flags_enable),
        .d_flags_pdc      (arrived_flags_pdc),
        .d_flags_flags    (arrived_flags_flags),
        .q_count_enable   (arrivals_later_q_count_enable),
        .q_count_pdc      (arrivals_later_q_count_pdc),
        .q_count_accepted (arrivals_later_q_count_accepted),
        .q_count_highest  (arrivals_later_q_count_highest),
        .q_word_enable    (arrivals_later_q_word_enable),
        .q_word_store     (arrivals_later_q_word_store),
        .q_word_pdc       (arrivals_later_q_word_pdc),
        .q_word_word      (arrivals_later_q_word_word),
        .q_word_written   (arrivals_later_q_word_written),
        .q_word_data      (arrivals_later_q_word_data),
        .q_flags_enable   (arrivals_later_q_flags_enable),
        .q_flags_pdc      (arrivals_later_q_flags_pdc),
        .q_flags_flags    (arrivals_later_q_flags_flags)
    );

    context_copy_w32_n8 bases (
        .clk    (clk),
        .enable (found_enable),
        .pdc    (found_pdc),
        .data   (found_base),
        .read   (query_pdc),
        .word   (bases_word)
    );

    context_copy_w32_n8 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_pdc),
        .data   (start_write_origin),
        .read   (query_pdc),
        .word   (starts_word)
    );

    context_copy_w32_n8 clears (
        .clk    (clk),
        .enable (clear_write_enable),
        .pdc    (clear_write_pdc),
        .data   (clear_write_uncleared),
        .read   (query_pdc),
        .word   (clears_word)
    );

    delay_w32_c1 base_3 (
        .clk (clk),
        .d   (bases_word),
        .q   (base_3_q)
    );

    delay_w32_c3 base_6 (
        .clk (clk),
        .d   (base_3_q),
        .q   (base_6_q)
    );

    delay_w32_c3 uncleared_6 (
        .clk (clk),
        .d   (uncleared),
        .q   (uncleared_6_q)
    );

    delay_w32_c9 origin_11 (
        .clk (clk),
        .d   (starts_word),
        .q   (origin_11_q)
    );

    delay_w32_c8 asked_11 (
        .clk (clk),
        .d   (asked),
        .q   (asked_11_q)
    );

    context_copy_w2_n8_534add arrived_flags_copy (
        .clk    (clk),
        .enable (arrivals_later_q_flags_enable),
        .pdc    (arrivals_later_q_flags_pdc),
        .data   (arrivals_later_q_flags_flags),
        .read   (pdc_3),
        .word   (arrived_flags_copy_word)
    );

    context_copy_w4_n8 responded_flags_copy (
        .clk    (clk),
        .enable (responded_flags_enable),
        .pdc    (responded_flags_pdc),
        .data   (responded_flags_flags),
        .read   (pdc_3),
        .word   (responded_flags_copy_word)
    );

    context_copy_w64_n16 own_tags (
        .clk    (clk),
        .enable (responded_write_store),
        .pdc    ({responded_write_pdc, responded_write_word}),
        .data   (responded_write_data[127:64]),
        .read   ({pdc_3, uncleared[6]}),
        .word   (own_tags_word)
    );

    open_words_n8_w128_p1 arrived_open (
        .clk   (clk),
        .base  (base_3_q),
        .flags (arrived_flags_copy_word),
        .open  (arrived_open_open)
    );

    open_words_n8_w128_p2 done_open (
        .clk       (clk),
        .base      (base_3_q),
        .uncleared (uncleared),
        .flags     (responded_flags_copy_word),
        .own_tags  (own_tags_word),
        .open      (done_open_open)
    );

    hole_in_order_n8_w128_p1 arrived_hole (
        .clk           (clk),
        .pdc           (pdc_6),
        .open          (arrived_open_open),
        .base          (base_6_q),
        .write_enable  (arrivals_later_q_word_enable),
        .write_store   (arrivals_later_q_word_store),
        .write_pdc     (arrivals_later_q_word_pdc),
        .write_word    (arrivals_later_q_word_word),
        .write_written (arrivals_later_q_word_written),
        .write_data    (arrivals_later_q_word_data),
        .hole          (arrived_hole_hole)
    );

    hole_in_order_n8_w128_p2 done_hole (
        .clk           (clk),
        .pdc           (pdc_6),
        .open          (done_open_open),
        .base          (base_6_q),
        .uncleared     (uncleared_6_q),
        .write_enable  (responded_write_enable),
        .write_store   (responded_write_store),
        .write_pdc     (responded_write_pdc),
        .write_word    (responded_write_word),
        .write_written (responded_write_written),
        .write_data    (responded_write_data),
        .hole          (done_hole_hole),
        .held          (done_hole_held)
    );

    context_copy_w40_n8 counts (
        .clk           (clk),
        .enable        (arrivals_later_q_count_enable),
        .pdc           (arrivals_later_q_count_pdc),
        .data_accepted (arrivals_later_q_count_accepted),
        .data_highest  (arrivals_later_q_count_highest),
        .read          (pdc_3),
        .word_accepted (counts_word_accepted),
        .word_highest  (counts_word_highest)
    );

    delay_w8_c6 accepted_11 (
        .clk (clk),
        .d   (counts_word_accepted),
        .q   (accepted_11_q)
    );

    delay_w32_c6 highest_11 (
        .clk (clk),
        .d   (counts_word_highest),
        .q   (highest_11_q)
    );

    delay_w32_c2 asked_13 (
        .clk (clk),
        .d   (asked_11_q),
        .q   (asked_13_q)
    );

    forwarding_ram_w9_d8_l2_f1949b pointers (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc_10),
        .enable (valid_10 || forgets_10),
        .next   (is_behind ? first_moved : pointers_next_choice),
        .write  (1'b1),
        .word   (pointers_word),
        .at     (pointers_at),
        .valid  (pointers_valid)
    );

    sack_cut_n8_w128 sack (
        .clk           (clk),
        .pdc           (pdc_14),
        .sack_base     (sack_base),
        .base          (window_base_3),
        .write_enable  (arrived_write_enable),
        .write_store   (arrived_write_store),
        .write_pdc     (arrived_write_pdc),
        .write_word    (arrived_write_word),
        .write_written (arrived_write_written),
        .write_data    (arrived_write_data),
        .bitmap        (sack_bitmap)
    );

    delay_w105_c6 shown (
        .clk            (clk),
        .d_cack         (numbers_cack),
        .d_held         (numbers_held),
        .d_frontier     (numbers_frontier),
        .d_highest      (numbers_highest),
        .d_out_of_order (numbers_out_of_order & {8{!numbers_out_of_order[7]}}),
        .q_cack         (shown_q_cack),
        .q_held         (shown_q_held),
        .q_frontier     (shown_q_frontier),
        .q_highest      (shown_q_highest),
        .q_out_of_order (shown_q_out_of_order)
    );

    delay_w32_c3 origin_14 (
        .clk (clk),
        .d   (origin_11_q),
        .q   (origin_14_q)
    );

    delay_w32_c3 shown_base (
        .clk (clk),
        .d   (sack_psn),
        .q   (shown_base_q)
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
            valid_12 <= 1'b0;
            valid_13 <= 1'b0;
            valid_14 <= 1'b0;
            valid_15 <= 1'b0;
            valid_16 <= 1'b0;
            valid_17 <= 1'b0;
            valid_18 <= 1'b0;
            forgets_1 <= 1'b0;
            forgets_2 <= 1'b0;
            forgets_3 <= 1'b0;
            forgets_4 <= 1'b0;
            forgets_5 <= 1'b0;
            forgets_6 <= 1'b0;
            forgets_7 <= 1'b0;
            forgets_8 <= 1'b0;
            forgets_9 <= 1'b0;
            forgets_10 <= 1'b0;
            forgets_11 <= 1'b0;
            forgets_12 <= 1'b0;
        end else begin
            valid_1 <= query_valid;
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
            valid_12 <= valid_11;
            valid_13 <= valid_12;
            valid_14 <= valid_13;
            valid_15 <= valid_14;
            valid_16 <= valid_15;
            valid_17 <= valid_16;
            valid_18 <= valid_17;
            forgets_1 <= forget;
            forgets_2 <= forgets_1;
            forgets_3 <= forgets_2;
            forgets_4 <= forgets_3;
            forgets_5 <= forgets_4;
            forgets_6 <= forgets_5;
            forgets_7 <= forgets_6;
            forgets_8 <= forgets_7;
            forgets_9 <= forgets_8;
            forgets_10 <= forgets_9;
            forgets_11 <= forgets_10;
            forgets_12 <= forgets_11;
        end
    end

    always @(posedge clk) begin
        pdc_1 <= query_pdc;
        pdc_2 <= pdc_1;
        pdc_3 <= pdc_2;
        pdc_4 <= pdc_3;
        pdc_5 <= pdc_4;
        pdc_6 <= pdc_5;
        pdc_7 <= pdc_6;
        pdc_8 <= pdc_7;
        pdc_9 <= pdc_8;
        pdc_10 <= pdc_9;
        pdc_11 <= pdc_10;
        pdc_12 <= pdc_11;
        pdc_13 <= pdc_12;
        pdc_14 <= pdc_13;
        pdc_15 <= pdc_14;
        pdc_16 <= pdc_15;
        pdc_17 <= pdc_16;
        pdc_18 <= pdc_17;
        psn_1 <= query_psn;
        psn_2 <= psn_1;
        uncleared <= clears_word_minus_bases_word[31] ? bases_word : clears_word;
        asked <= psn_2 + ~starts_word;
        noted_distance <= asked_distance;
        is_far <= (|noted_distance_plus_1_31_15) && !(&noted_distance_plus_1_31_15);
        window_base_1 <= done_hole_hole;
        window_base_2 <= window_base_1;
        window_base_3 <= window_base_2;
        mode_1 <= query_mode;
        mode_2 <= mode_1;
        mode_3 <= mode_2;
        mode_4 <= mode_3;
        mode_5 <= mode_4;
        mode_6 <= mode_5;
        mode_7 <= mode_6;
        mode_8 <= mode_7;
        mode_9 <= mode_8;
        mode_10 <= mode_9;
        mode_11 <= mode_10;
        mode_12 <= mode_11;
        mode_13 <= mode_12;
        is_next_1 <= mode_11 == MODE_1_NEXT;
        first <= done_hole_hole[8:0];
        first_moved <= first_moved_choice & {9{!forgets_11}};
        noted <= asked_11_q[8:0];
        noted_moved <= noted_leaves ? asked_11_q[8:0] + 9'd64 : asked_11_q[8:0];
        last_from <= highest_11_q_8_0_minus_64;
        notes <= !(mode_11 == MODE_1_AT || (|asked_distance[31:7]));
        pointer <= is_behind ? first : goes_back ? noted : pointers_now;
        sack_base <= mode_13 == MODE_1_AT ? (is_far ? window_base_2 : asked_13_q) : sack_base_sum;
        numbers_cack <= origin_11_q + done_hole_hole;
        numbers_held <= done_hole_held;
        numbers_frontier <= origin_11_q + arrived_hole_hole;
        numbers_highest <= origin_11_q - ~highest_11_q;
        numbers_out_of_order <= accepted_11_q - arrived_hole_hole[7:0];
        sack_psn <= origin_14_q - ~sack_base;
    end

    assign answer_valid = valid_18;
    assign answer_pdc = pdc_18;
    assign answer_cack = shown_q_cack;
    assign answer_held = shown_q_held;
    assign answer_frontier = shown_q_frontier;
    assign answer_highest = shown_q_highest;
    assign answer_out_of_order = shown_q_out_of_order;
    assign answer_sack_base = shown_base_q;
    assign answer_bitmap = sack_bitmap;
    assign base_write_enable = found_enable;
    assign base_write_pdc = found_pdc;
    assign base_write_base = found_base;

    wire _unused_ok = &{1'b0, pointers_at, pointers_valid, first_leaves_difference[7:0], noted_leaves_difference[7:0], noted_minus_pointers_now[7:0], pointers_now_minus_first[7:0], last_from_minus_pointers_now[7:0], clears_word_minus_bases_word[30:0], noted_distance_plus_1[14:0]};

endmodule

`default_nettype wire
