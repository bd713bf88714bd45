// Load of a context with that of its most loaded hop, and the rate that follows.
`default_nettype none

module hpcc_rate (
    input  wire        clk,
    input  wire [27:0] most_load,
    input  wire [23:0] most_tau,
    input  wire        most_counts,
    input  wire [27:0] load_before,
    input  wire [39:0] committed,
    input  wire  [7:0] stage,
    input  wire [39:0] registers_link_rate,
    input  wire [39:0] registers_least_rate,
    input  wire [39:0] registers_additive,
    input  wire [20:0] registers_eta,
    input  wire  [7:0] registers_max_stage,
    input  wire [16:0] registers_base_rtt,
    input  wire [23:0] registers_rtt_share,
    input  wire [23:0] registers_bytes_scale,
    input  wire [23:0] registers_queue_scale,
    input  wire [16:0] registers_window_scale,
    input  wire [16:0] registers_min_window,
    input  wire [23:0] registers_max_window,
    input  wire [19:0] registers_ack_trigger,
    output wire [27:0] load,
    output wire [39:0] rate,
    output wire        cuts
);

    reg  [16:0] elapsed_share;
    reg  [60:0] scaled_share;
    reg  [60:0] scaled_share_product;
    reg         is_whole_share;
    reg         is_whole_share_product;
    reg         is_whole_weight;
    reg  [40:0] share_share_product;
    reg  [40:0] share_weight;
    reg  [20:0] weight_step;
    reg  [50:0] step_step_product;
    reg  [50:0] step_filter;
    reg  [27:0] filtered_judge;
    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg         is_over_shift;
    reg  [56:0] product_product;
    reg  [56:0] product_align;
    reg  [59:0] quotient_cap;
    reg  [39:0] cut_choose;
    reg  [39:0] base_add;
    reg  [40:0] sum_limit;
    reg  [39:0] limited_out;
    reg         is_cut_add;
    reg         is_cut_limit;
    reg         is_cut_out;
    wire [27:0] load_before_filter_later_q;
    wire [39:0] committed_choose_later_q;
    wire [28:0] more_step_later_q;
    wire        is_long_shift_later_q;
    wire [39:0] scaled_multiply_later_q;
    wire        is_none_cap_later_q;
    wire        is_cut_choose_later_q;
    wire  [4:0] right_align_later_q;

    wire        is_whole = most_tau >= {7'd0, registers_base_rtt};
    wire [16:0] elapsed = most_tau[16:0];
    wire [28:0] more = most_counts ? {1'b0, most_load} - {1'b0, load_before} : 29'd0;
    wire        is_long = stage >= registers_max_stage;
    wire [60:0] scaled = {21'd0, committed} * {40'd0, registers_eta};
    wire [40:0] share = {24'd0, elapsed_share} * {17'd0, registers_rtt_share};
    wire [39:0] scaled_of_share_product = scaled_share_product[59:20];
    wire [20:0] weight = is_whole_weight ? 21'h100000 : share_weight[32:12];
    wire [28:0] more_step = more_step_later_q;
    wire [50:0] step = $signed({{22{more_step[28]}}, more_step}) * $signed({30'd0, weight_step});
    wire [27:0] load_before_filter = load_before_filter_later_q;
    wire [28:0] filtered_sum = {1'b0, load_before_filter} + step_filter[48:20];
    wire [27:0] filtered = filtered_sum[27:0];
    wire        is_over = filtered_judge >= {7'd0, registers_eta};
    wire        is_none = !(|filtered_judge);
    wire        is_long_shift = is_long_shift_later_q;
    wire        is_cut = is_over_shift || is_long_shift;
    wire  [4:0] right = 5'd27 - one_over_shift;
    wire [39:0] scaled_multiply = scaled_multiply_later_q;
    wire [56:0] product = {17'd0, scaled_multiply} * {40'd0, one_over_result};
    wire  [4:0] right_align = right_align_later_q;
    wire [59:0] quotient = {product_align, 3'd0} >> right_align;
    wire        is_none_cap = is_none_cap_later_q;
    wire        cut_term = (|quotient_cap[59:40]) || is_none_cap;
    wire [39:0] cut = cut_term ? {40{1'b1}} : quotient_cap[39:0];
    wire        is_cut_choose = is_cut_choose_later_q;
    wire [39:0] committed_choose = committed_choose_later_q;
    wire [39:0] base = is_cut_choose ? cut_choose : committed_choose;
    wire [40:0] sum = {1'b0, base_add} + {1'b0, registers_additive};
    wire        limited_below = sum_limit < {1'b0, registers_least_rate};
    wire        limited_below_2 = {1'b0, registers_link_rate} < sum_limit;
    wire [39:0] limited_choice = limited_below_2 ? registers_link_rate : sum_limit[39:0];
    wire [39:0] limited = limited_below ? registers_least_rate : limited_choice;

    reciprocal_w28 one_over (
        .clk    (clk),
        .word   (filtered_judge),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w28_c6 load_before_filter_later (
        .clk (clk),
        .d   (load_before),
        .q   (load_before_filter_later_q)
    );

    delay_w40_c17 committed_choose_later (
        .clk (clk),
        .d   (committed),
        .q   (committed_choose_later_q)
    );

    delay_w29_c4 more_step_later (
        .clk (clk),
        .d   (more),
        .q   (more_step_later_q)
    );

    delay_w1_c8 is_long_shift_later (
        .clk (clk),
        .d   (is_long),
        .q   (is_long_shift_later_q)
    );

    delay_w40_c11 scaled_multiply_later (
        .clk (clk),
        .d   (scaled_of_share_product),
        .q   (scaled_multiply_later_q)
    );

    delay_w1_c9 is_none_cap_later (
        .clk (clk),
        .d   (is_none),
        .q   (is_none_cap_later_q)
    );

    delay_w1_c9 is_cut_choose_later (
        .clk (clk),
        .d   (is_cut),
        .q   (is_cut_choose_later_q)
    );

    delay_w5_c7 right_align_later (
        .clk (clk),
        .d   (right),
        .q   (right_align_later_q)
    );

    always @(posedge clk) begin
        elapsed_share <= elapsed;
        scaled_share <= scaled;
        scaled_share_product <= scaled_share;
        is_whole_share <= is_whole;
        is_whole_share_product <= is_whole_share;
        is_whole_weight <= is_whole_share_product;
        share_share_product <= share;
        share_weight <= share_share_product;
        weight_step <= weight;
        step_step_product <= step;
        step_filter <= step_step_product;
        filtered_judge <= filtered;
        is_over_shift <= is_over;
        product_product <= product;
        product_align <= product_product;
        quotient_cap <= quotient;
        cut_choose <= cut;
        base_add <= base;
        sum_limit <= sum;
        limited_out <= limited;
        is_cut_add <= is_cut_choose;
        is_cut_limit <= is_cut_add;
        is_cut_out <= is_cut_limit;
    end

    assign load = filtered_judge;
    assign rate = limited_out;
    assign cuts = is_cut_out;

    wire _unused_ok = &{1'b0, registers_bytes_scale, registers_queue_scale, registers_window_scale, registers_min_window, registers_max_window, registers_ack_trigger, scaled_share_product[60], scaled_share_product[19:0], share_weight[40:33], share_weight[11:0], step_filter[50:49], step_filter[19:0], filtered_sum[28]};

endmodule

`default_nettype wire
