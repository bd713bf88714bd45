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

    reg         is_whole_21;
    reg  [16:0] tau_21;
    reg  [40:0] part_22;
    reg  [40:0] part_23;
    wire        is_whole_at_23_q;
    reg  [20:0] weight_24;
    reg  [28:0] more_21;
    wire [28:0] more_at_24_q;
    reg  [50:0] step_25;
    reg  [50:0] step_26;
    wire [27:0] load_before_at_26_q;
    reg  [27:0] load_27;
    reg         is_over_28;
    reg         is_long_21;
    wire        is_long_at_28_q;
    reg         cuts_29;
    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg  [60:0] scaled_21;
    reg  [60:0] scaled_22;
    wire [39:0] scaled_at_33_q;
    reg  [56:0] product_34;
    reg  [56:0] product_35;
    reg   [4:0] right_29;
    wire  [4:0] right_at_35_q;
    reg  [59:0] quotient_36;
    reg         is_none_28;
    wire        is_none_at_36_q;
    reg  [39:0] cut_37;
    wire        cuts_at_37_q;
    wire [39:0] committed_at_37_q;
    reg  [39:0] base_38;
    reg  [40:0] sum_39;
    reg  [39:0] rate_40;
    wire        cuts_at_40_q;

    wire [28:0] load_27_sum = {1'b0, load_before_at_26_q} + step_26[48:20];
    wire        cut_37_term = (|quotient_36[59:40]) || is_none_at_36_q;
    wire        rate_40_below = {1'b0, registers_link_rate} < sum_39;
    wire [39:0] rate_40_choice = rate_40_below ? registers_link_rate : sum_39[39:0];

    delay_w1_c2 is_whole_at_23 (
        .clk (clk),
        .d   (is_whole_21),
        .q   (is_whole_at_23_q)
    );

    delay_w29_c3 more_at_24 (
        .clk (clk),
        .d   (more_21),
        .q   (more_at_24_q)
    );

    delay_w28_c6 load_before_at_26 (
        .clk (clk),
        .d   (load_before),
        .q   (load_before_at_26_q)
    );

    delay_w1_c7 is_long_at_28 (
        .clk (clk),
        .d   (is_long_21),
        .q   (is_long_at_28_q)
    );

    reciprocal_w28 one_over (
        .clk    (clk),
        .word   (load_27),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w40_c11 scaled_at_33 (
        .clk (clk),
        .d   (scaled_22[59:20]),
        .q   (scaled_at_33_q)
    );

    delay_w5_c6 right_at_35 (
        .clk (clk),
        .d   (right_29),
        .q   (right_at_35_q)
    );

    delay_w1_c8 is_none_at_36 (
        .clk (clk),
        .d   (is_none_28),
        .q   (is_none_at_36_q)
    );

    delay_w1_c8 cuts_at_37 (
        .clk (clk),
        .d   (cuts_29),
        .q   (cuts_at_37_q)
    );

    delay_w40_c17 committed_at_37 (
        .clk (clk),
        .d   (committed),
        .q   (committed_at_37_q)
    );

    delay_w1_c3 cuts_at_40 (
        .clk (clk),
        .d   (cuts_at_37_q),
        .q   (cuts_at_40_q)
    );

    always @(posedge clk) begin
        is_whole_21 <= most_tau >= {7'd0, registers_base_rtt};
        tau_21 <= most_tau[16:0];
        part_22 <= {24'd0, tau_21} * {17'd0, registers_rtt_share};
        part_23 <= part_22;
        weight_24 <= is_whole_at_23_q ? 21'h100000 : part_23[32:12];
        more_21 <= most_counts ? {1'b0, most_load} - {1'b0, load_before} : 29'd0;
        step_25 <= $signed({{22{more_at_24_q[28]}}, more_at_24_q}) * $signed({30'd0, weight_24});
        step_26 <= step_25;
        load_27 <= load_27_sum[27:0];
        is_over_28 <= load_27 >= {7'd0, registers_eta};
        is_long_21 <= stage >= registers_max_stage;
        cuts_29 <= is_over_28 || is_long_at_28_q;
        scaled_21 <= {21'd0, committed} * {40'd0, registers_eta};
        scaled_22 <= scaled_21;
        product_34 <= {17'd0, scaled_at_33_q} * {40'd0, one_over_result};
        product_35 <= product_34;
        right_29 <= 5'd27 - one_over_shift;
        quotient_36 <= {product_35, 3'd0} >> right_at_35_q;
        is_none_28 <= !(|load_27);
        cut_37 <= cut_37_term ? {40{1'b1}} : quotient_36[39:0];
        base_38 <= cuts_at_37_q ? cut_37 : committed_at_37_q;
        sum_39 <= {1'b0, base_38} + {1'b0, registers_additive};
        rate_40 <= sum_39 < {1'b0, registers_least_rate} ? registers_least_rate : rate_40_choice;
    end

    assign load = load_27;
    assign rate = rate_40;
    assign cuts = cuts_at_40_q;

    wire _unused_ok = &{1'b0, registers_bytes_scale, registers_queue_scale, registers_window_scale, registers_min_window, registers_max_window, registers_ack_trigger, part_23[40:33], part_23[11:0], step_26[50:49], step_26[19:0], scaled_22[60], scaled_22[19:0], load_27_sum[28]};

endmodule

`default_nettype wire
