// CACK and SACK of one query a clock, of 256 PDCs with windows of 1024 PSNs.
`default_nettype none

module query_pipe_n256_w1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire         query_valid,
    input  wire   [7:0] query_pdc,
    input  wire   [1:0] query_mode,
    input  wire  [31:0] query_psn,
    input  wire         forget,
    input  wire         start_write_enable,
    input  wire   [7:0] start_write_pdc,
    input  wire  [31:0] start_write_origin,
    input  wire         clear_write_enable,
    input  wire   [7:0] clear_write_pdc,
    input  wire  [31:0] clear_write_uncleared,
    input  wire         count_write_enable,
    input  wire   [7:0] count_write_pdc,
    input  wire  [10:0] count_write_accepted,
    input  wire  [31:0] count_write_highest,
    input  wire         arrived_write_enable,
    input  wire         arrived_write_store,
    input  wire   [7:0] arrived_write_pdc,
    input  wire   [3:0] arrived_write_word,
    input  wire  [15:0] arrived_write_written,
    input  wire  [63:0] arrived_write_data,
    input  wire         arrived_flags_enable,
    input  wire   [7:0] arrived_flags_pdc,
    input  wire  [15:0] arrived_flags_flags,
    input  wire         responded_write_enable,
    input  wire         responded_write_store,
    input  wire   [7:0] responded_write_pdc,
    input  wire   [3:0] responded_write_word,
    input  wire  [15:0] responded_write_written,
    input  wire [127:0] responded_write_data,
    input  wire         responded_flags_enable,
    input  wire   [7:0] responded_flags_pdc,
    input  wire  [31:0] responded_flags_flags,
    output wire         answer_valid,
    output wire   [7:0] answer_pdc,
    output wire  [31:0] answer_cack,
    output wire         answer_held,
    output wire  [31:0] answer_frontier,
    output wire  [31:0] answer_highest,
    output wire  [10:0] answer_out_of_order,
    output wire  [31:0] answer_sack_base,
    output wire  [63:0] answer_bitmap,
    output wire         base_write_enable,
    output wire   [7:0] base_write_pdc,
    output wire  [31:0] base_write_base
);

    localparam [1:0] MODE_HOLE_AT   = 2'd0;
    localparam [1:0] MODE_HOLE_NEXT = 2'd1;

    wire        arrivals_later_q_count_enable;
    wire  [7:0] arrivals_later_q_count_pdc;
    wire [10:0] arrivals_later_q_count_accepted;
    wire [31:0] arrivals_later_q_count_highest;
    wire        arrivals_later_q_word_enable;
    wire        arrivals_later_q_word_store;
    wire  [7:0] arrivals_later_q_word_pdc;
    wire  [3:0] arrivals_later_q_word_word;
    wire [15:0] arrivals_later_q_word_written;
    wire [63:0] arrivals_later_q_word_data;
    wire        arrivals_later_q_flags_enable;
    wire  [7:0] arrivals_later_q_flags_pdc;
    wire [15:0] arrivals_later_q_flags_flags;
    wire [31:0] bases_word;
    wire [31:0] starts_word;
    wire [31:0] clears_word;
    reg  [31:0] psn_read_1;
    reg  [31:0] psn_begin;
    reg   [7:0] pdc_read_1;
    reg   [7:0] pdc_begin;
    reg   [7:0] pdc_flags;
    wire [10:0] counts_word_accepted;
    wire [31:0] counts_word_highest;
    reg  [31:0] base_flags;
    wire [15:0] arrived_flags_copy_word;
    wire [31:0] arrived_open_open;
    reg  [31:0] uncleared_flags;
    wire [31:0] responded_flags_copy_word;
    wire [63:0] own_tags_word;
    wire [31:0] done_open_open;
    reg   [7:0] pdc_open;
    reg   [7:0] pdc_count;
    reg   [7:0] pdc_search;
    reg  [31:0] base_open;
    reg  [31:0] base_count;
    reg  [31:0] base_search;
    reg  [31:0] uncleared_open;
    reg  [31:0] uncleared_count;
    reg  [31:0] uncleared_search;
    wire [31:0] arrived_hole_hole;
    wire [31:0] done_hole_hole;
    wire        done_hole_held;
    reg         valid_read_1;
    reg         valid_begin;
    reg         valid_flags;
    reg         valid_open;
    reg         valid_count;
    reg         valid_search;
    reg         valid_find_0;
    reg         valid_find_1;
    reg         valid_find_2;
    reg         valid_look;
    reg         forget_read_1;
    reg         forget_begin;
    reg         forget_flags;
    reg         forget_open;
    reg         forget_count;
    reg         forget_search;
    reg         forget_find_0;
    reg         forget_find_1;
    reg         forget_find_2;
    reg         forget_look;
    reg         valid_hole;
    reg         forget_hole;
    reg   [7:0] pdc_hole;
    wire [11:0] pointed_pointer;
    reg  [31:0] asked_distance_pointer;
    reg  [10:0] above_pointer;
    reg  [31:0] undone_pointer;
    reg  [31:0] undone_base;
    reg         is_far_base;
    reg  [31:0] asked_pointer;
    reg  [31:0] asked_base;
    reg   [1:0] mode_pointer;
    reg   [1:0] mode_base;
    reg  [31:0] origin_pointer;
    reg  [31:0] origin_base;
    reg  [31:0] origin_psn;
    reg  [31:0] sack_base_psn;
    reg   [7:0] pdc_pointer;
    reg   [7:0] pdc_base;
    reg   [7:0] pdc_psn;
    reg  [31:0] undone_psn;
    wire [63:0] sack_bitmap;
    reg         valid_pointer;
    reg         valid_base;
    reg         valid_psn;
    reg         valid_cut_0;
    reg         valid_cut_1;
    reg         valid_cut_2;
    reg         valid_out;
    wire  [7:0] pdc_look_later_q;
    wire  [7:0] pdc_out_later_q;
    wire  [1:0] mode_hole_later_q;
    wire [31:0] origin_hole_later_q;
    wire [31:0] asked_hole_later_q;
    wire [10:0] accepted_hole_later_q;
    wire [31:0] highest_hole_later_q;
    wire [31:0] cack_out_later_q;
    wire        is_held_out_later_q;
    wire [31:0] frontier_out_later_q;
    wire [31:0] highest_psn_out_later_q;
    wire [10:0] out_of_order_out_later_q;
    wire [31:0] sack_psn_out_later_q;

    wire        valid_hole_or_forget_hole = valid_hole || forget_hole;
    wire        found_enable = valid_hole_or_forget_hole;
    wire  [7:0] found_pdc = pdc_hole;
    wire [31:0] undone = done_hole_hole;
    wire [31:0] found_base_and = undone & {32{!forget_hole}};
    wire [31:0] found_base = found_base_and;
    wire [31:0] base = bases_word;
    wire [31:0] origin = starts_word;
    wire [31:0] clears_word_minus_bases_word = clears_word - bases_word;
    wire [31:0] uncleared = clears_word_minus_bases_word[31] ? bases_word : clears_word;
    wire [31:0] asked = psn_begin + ~starts_word;
    wire [10:0] accepted = counts_word_accepted;
    wire [31:0] highest = counts_word_highest;
    wire [31:0] origin_hole = origin_hole_later_q;
    wire [31:0] asked_hole = asked_hole_later_q;
    wire [10:0] accepted_hole = accepted_hole_later_q;
    wire [31:0] highest_hole = highest_hole_later_q;
    wire [31:0] asked_distance = asked_hole - done_hole_hole;
    wire [31:0] cack = origin_hole + done_hole_hole;
    wire        is_held = done_hole_held;
    wire [31:0] frontier = origin_hole + arrived_hole_hole;
    wire [31:0] highest_psn = origin_hole - ~highest_hole;
    wire [10:0] above = accepted_hole - arrived_hole_hole[10:0];
    wire  [7:0] pdc_look = pdc_look_later_q;
    wire  [1:0] mode_hole = mode_hole_later_q;
    wire [31:0] is_far_sum = asked_distance_pointer + 32'd1;
    wire [16:0] is_far_sum_31_15 = is_far_sum[31:15];
    wire        is_far = (|is_far_sum_31_15) && !(&is_far_sum_31_15);
    wire [10:0] out_of_order = above_pointer & {11{!above_pointer[10]}};
    wire [31:0] sack_base_sum = undone_base + {20'd0, pointed_pointer - undone_base[11:0]};
    wire [31:0] sack_base = mode_base == MODE_HOLE_AT ? (is_far_base ? undone_base : asked_base) : sack_base_sum;
    wire [31:0] sack_psn = origin_psn - ~sack_base_psn;
    wire [31:0] cack_out = cack_out_later_q;
    wire [31:0] frontier_out = frontier_out_later_q;
    wire [10:0] out_of_order_out = out_of_order_out_later_q;
    wire  [7:0] pdc_out = pdc_out_later_q;
    wire        is_held_out = is_held_out_later_q;
    wire [31:0] highest_psn_out = highest_psn_out_later_q;
    wire [31:0] sack_psn_out = sack_psn_out_later_q;

    delay_w171_c3 arrivals_later (
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

    context_copy_w32_n256 bases (
        .clk    (clk),
        .enable (found_enable),
        .pdc    (found_pdc),
        .data   (found_base),
        .read   (query_pdc),
        .word   (bases_word)
    );

    context_copy_w32_n256 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_pdc),
        .data   (start_write_origin),
        .read   (query_pdc),
        .word   (starts_word)
    );

    context_copy_w32_n256 clears (
        .clk    (clk),
        .enable (clear_write_enable),
        .pdc    (clear_write_pdc),
        .data   (clear_write_uncleared),
        .read   (query_pdc),
        .word   (clears_word)
    );

    context_copy_w43_n256 counts (
        .clk           (clk),
        .enable        (arrivals_later_q_count_enable),
        .pdc           (arrivals_later_q_count_pdc),
        .data_accepted (arrivals_later_q_count_accepted),
        .data_highest  (arrivals_later_q_count_highest),
        .read          (pdc_flags),
        .word_accepted (counts_word_accepted),
        .word_highest  (counts_word_highest)
    );

    context_copy_w16_n256 arrived_flags_copy (
        .clk    (clk),
        .enable (arrivals_later_q_flags_enable),
        .pdc    (arrivals_later_q_flags_pdc),
        .data   (arrivals_later_q_flags_flags),
        .read   (pdc_flags),
        .word   (arrived_flags_copy_word)
    );

    open_words_n256_w1024_p1 arrived_open (
        .clk   (clk),
        .base  (base_flags),
        .flags (arrived_flags_copy_word),
        .open  (arrived_open_open)
    );

    context_copy_w32_n256 responded_flags_copy (
        .clk    (clk),
        .enable (responded_flags_enable),
        .pdc    (responded_flags_pdc),
        .data   (responded_flags_flags),
        .read   (pdc_flags),
        .word   (responded_flags_copy_word)
    );

    context_copy_w64_n4096 own_tags (
        .clk    (clk),
        .enable (responded_write_store),
        .pdc    ({responded_write_pdc, responded_write_word}),
        .data   (responded_write_data[127:64]),
        .read   ({pdc_flags, uncleared_flags[9:6]}),
        .word   (own_tags_word)
    );

    open_words_n256_w1024_p2 done_open (
        .clk       (clk),
        .base      (base_flags),
        .uncleared (uncleared_flags),
        .flags     (responded_flags_copy_word),
        .own_tags  (own_tags_word),
        .open      (done_open_open)
    );

    hole_in_order_n256_w1024_p1 arrived_hole (
        .clk           (clk),
        .pdc           (pdc_search),
        .open          (arrived_open_open),
        .base          (base_search),
        .write_enable  (arrivals_later_q_word_enable),
        .write_store   (arrivals_later_q_word_store),
        .write_pdc     (arrivals_later_q_word_pdc),
        .write_word    (arrivals_later_q_word_word),
        .write_written (arrivals_later_q_word_written),
        .write_data    (arrivals_later_q_word_data),
        .hole          (arrived_hole_hole)
    );

    hole_in_order_n256_w1024_p2 done_hole (
        .clk           (clk),
        .pdc           (pdc_search),
        .open          (done_open_open),
        .base          (base_search),
        .uncleared     (uncleared_search),
        .write_enable  (responded_write_enable),
        .write_store   (responded_write_store),
        .write_pdc     (responded_write_pdc),
        .write_word    (responded_write_word),
        .write_written (responded_write_written),
        .write_data    (responded_write_data),
        .hole          (done_hole_hole),
        .held          (done_hole_held)
    );

    sack_pointer_n256_w1024 pointed (
        .clk     (clk),
        .rst     (rst),
        .enable  (valid_look || forget_look),
        .pdc     (pdc_look),
        .forget  (forget_hole),
        .moves   (mode_hole == MODE_HOLE_NEXT),
        .notes   (!(mode_hole == MODE_HOLE_AT || (|asked_distance[31:10]))),
        .base    (undone[11:0]),
        .asked   (asked_hole[11:0]),
        .highest (highest_hole[11:0]),
        .pointer (pointed_pointer)
    );

    sack_cut_n256_w1024 sack (
        .clk           (clk),
        .pdc           (pdc_psn),
        .sack_base     (sack_base_psn),
        .base          (undone_psn),
        .write_enable  (arrived_write_enable),
        .write_store   (arrived_write_store),
        .write_pdc     (arrived_write_pdc),
        .write_word    (arrived_write_word),
        .write_written (arrived_write_written),
        .write_data    (arrived_write_data),
        .bitmap        (sack_bitmap)
    );

    delay_w8_c4 pdc_look_later (
        .clk (clk),
        .d   (pdc_search),
        .q   (pdc_look_later_q)
    );

    delay_w8_c4 pdc_out_later (
        .clk (clk),
        .d   (pdc_psn),
        .q   (pdc_out_later_q)
    );

    delay_w2_c11 mode_hole_later (
        .clk (clk),
        .d   (query_mode),
        .q   (mode_hole_later_q)
    );

    delay_w32_c9 origin_hole_later (
        .clk (clk),
        .d   (origin),
        .q   (origin_hole_later_q)
    );

    delay_w32_c9 asked_hole_later (
        .clk (clk),
        .d   (asked),
        .q   (asked_hole_later_q)
    );

    delay_w11_c6 accepted_hole_later (
        .clk (clk),
        .d   (accepted),
        .q   (accepted_hole_later_q)
    );

    delay_w32_c6 highest_hole_later (
        .clk (clk),
        .d   (highest),
        .q   (highest_hole_later_q)
    );

    delay_w32_c7 cack_out_later (
        .clk (clk),
        .d   (cack),
        .q   (cack_out_later_q)
    );

    delay_w1_c7 is_held_out_later (
        .clk (clk),
        .d   (is_held),
        .q   (is_held_out_later_q)
    );

    delay_w32_c7 frontier_out_later (
        .clk (clk),
        .d   (frontier),
        .q   (frontier_out_later_q)
    );

    delay_w32_c7 highest_psn_out_later (
        .clk (clk),
        .d   (highest_psn),
        .q   (highest_psn_out_later_q)
    );

    delay_w11_c6 out_of_order_out_later (
        .clk (clk),
        .d   (out_of_order),
        .q   (out_of_order_out_later_q)
    );

    delay_w32_c4 sack_psn_out_later (
        .clk (clk),
        .d   (sack_psn),
        .q   (sack_psn_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_read_1 <= 1'b0;
            valid_begin <= 1'b0;
            valid_flags <= 1'b0;
            valid_open <= 1'b0;
            valid_count <= 1'b0;
            valid_search <= 1'b0;
            valid_find_0 <= 1'b0;
            valid_find_1 <= 1'b0;
            valid_find_2 <= 1'b0;
            valid_look <= 1'b0;
            forget_read_1 <= 1'b0;
            forget_begin <= 1'b0;
            forget_flags <= 1'b0;
            forget_open <= 1'b0;
            forget_count <= 1'b0;
            forget_search <= 1'b0;
            forget_find_0 <= 1'b0;
            forget_find_1 <= 1'b0;
            forget_find_2 <= 1'b0;
            forget_look <= 1'b0;
            valid_hole <= 1'b0;
            forget_hole <= 1'b0;
            valid_pointer <= 1'b0;
            valid_base <= 1'b0;
            valid_psn <= 1'b0;
            valid_cut_0 <= 1'b0;
            valid_cut_1 <= 1'b0;
            valid_cut_2 <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_read_1 <= query_valid;
            valid_begin <= valid_read_1;
            valid_flags <= valid_begin;
            valid_open <= valid_flags;
            valid_count <= valid_open;
            valid_search <= valid_count;
            valid_find_0 <= valid_search;
            valid_find_1 <= valid_find_0;
            valid_find_2 <= valid_find_1;
            valid_look <= valid_find_2;
            forget_read_1 <= forget;
            forget_begin <= forget_read_1;
            forget_flags <= forget_begin;
            forget_open <= forget_flags;
            forget_count <= forget_open;
            forget_search <= forget_count;
            forget_find_0 <= forget_search;
            forget_find_1 <= forget_find_0;
            forget_find_2 <= forget_find_1;
            forget_look <= forget_find_2;
            valid_hole <= valid_look;
            forget_hole <= forget_look;
            valid_pointer <= valid_hole;
            valid_base <= valid_pointer;
            valid_psn <= valid_base;
            valid_cut_0 <= valid_psn;
            valid_cut_1 <= valid_cut_0;
            valid_cut_2 <= valid_cut_1;
            valid_out <= valid_cut_2;
        end
    end

    always @(posedge clk) begin
        psn_read_1 <= query_psn;
        psn_begin <= psn_read_1;
        pdc_read_1 <= query_pdc;
        pdc_begin <= pdc_read_1;
        pdc_flags <= pdc_begin;
        base_flags <= base;
        uncleared_flags <= uncleared;
        pdc_open <= pdc_flags;
        pdc_count <= pdc_open;
        pdc_search <= pdc_count;
        base_open <= base_flags;
        base_count <= base_open;
        base_search <= base_count;
        uncleared_open <= uncleared_flags;
        uncleared_count <= uncleared_open;
        uncleared_search <= uncleared_count;
        pdc_hole <= pdc_look;
        asked_distance_pointer <= asked_distance;
        above_pointer <= above;
        undone_pointer <= undone;
        undone_base <= undone_pointer;
        is_far_base <= is_far;
        asked_pointer <= asked_hole;
        asked_base <= asked_pointer;
        mode_pointer <= mode_hole;
        mode_base <= mode_pointer;
        origin_pointer <= origin_hole;
        origin_base <= origin_pointer;
        origin_psn <= origin_base;
        sack_base_psn <= sack_base;
        pdc_pointer <= pdc_hole;
        pdc_base <= pdc_pointer;
        pdc_psn <= pdc_base;
        undone_psn <= undone_base;
    end

    assign answer_valid = valid_out;
    assign answer_pdc = pdc_out;
    assign answer_cack = cack_out;
    assign answer_held = is_held_out;
    assign answer_frontier = frontier_out;
    assign answer_highest = highest_psn_out;
    assign answer_out_of_order = out_of_order_out;
    assign answer_sack_base = sack_psn_out;
    assign answer_bitmap = sack_bitmap;
    assign base_write_enable = valid_hole_or_forget_hole;
    assign base_write_pdc = pdc_hole;
    assign base_write_base = found_base_and;

    wire _unused_ok = &{1'b0, clears_word_minus_bases_word[30:0], is_far_sum[14:0]};

endmodule

`default_nettype wire
