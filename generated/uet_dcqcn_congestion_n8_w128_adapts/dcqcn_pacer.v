// What a context of DCQCN may send, after a sweep more.
`default_nettype none

module dcqcn_pacer (
    input  wire        clk,
    input  wire [31:0] was_window,
    input  wire [11:0] was_fraction,
    input  wire [39:0] rate,
    input  wire [31:0] sent,
    input  wire        start,
    input  wire [16:0] pace,
    input  wire [23:0] burst,
    output wire [31:0] next_window,
    output wire [11:0] next_fraction
);

    reg  [42:0] product_3;
    reg  [42:0] product_4;
    wire [11:0] fraction_before_at_4_q;
    reg  [33:0] bytes_5;
    reg  [31:0] ahead_3;
    wire [31:0] ahead_at_5_q;
    reg  [32:0] ahead_6;
    wire        begins_at_6_q;
    reg         is_full_7;
    reg  [31:0] full_3;
    wire [31:0] window_before_at_5_q;
    reg  [31:0] sum_6;
    wire [31:0] window_sum_at_7_q;
    wire [31:0] full_at_7_q;
    wire [11:0] rest_at_7_q;
    reg  [31:0] next_8_window;
    reg  [11:0] next_8_fraction;
    wire [31:0] after_at_14_q_window;
    wire [11:0] after_at_14_q_fraction;

    delay_w12_c2 fraction_before_at_4 (
        .clk (clk),
        .d   (was_fraction),
        .q   (fraction_before_at_4_q)
    );

    delay_w32_c2 ahead_at_5 (
        .clk (clk),
        .d   (ahead_3),
        .q   (ahead_at_5_q)
    );

    delay_w1_c4 begins_at_6 (
        .clk (clk),
        .d   (start),
        .q   (begins_at_6_q)
    );

    delay_w32_c3 window_before_at_5 (
        .clk (clk),
        .d   (was_window),
        .q   (window_before_at_5_q)
    );

    delay_w32_c1 window_sum_at_7 (
        .clk (clk),
        .d   (sum_6),
        .q   (window_sum_at_7_q)
    );

    delay_w32_c4 full_at_7 (
        .clk (clk),
        .d   (full_3),
        .q   (full_at_7_q)
    );

    delay_w12_c2 rest_at_7 (
        .clk (clk),
        .d   (bytes_5[11:0]),
        .q   (rest_at_7_q)
    );

    delay_w44_c6 after_at_14 (
        .clk        (clk),
        .d_window   (next_8_window),
        .d_fraction (next_8_fraction),
        .q_window   (after_at_14_q_window),
        .q_fraction (after_at_14_q_fraction)
    );

    always @(posedge clk) begin
        product_3 <= {17'd0, rate[39:14]} * {26'd0, pace};
        product_4 <= product_3;
        bytes_5 <= {1'b0, product_4[42:10]} + {22'd0, fraction_before_at_4_q};
        ahead_3 <= was_window - sent;
        ahead_6 <= {ahead_at_5_q[31], ahead_at_5_q} + {11'd0, bytes_5[33:12]};
        is_full_7 <= $signed({9'd0, burst}) < $signed(ahead_6) || begins_at_6_q;
        full_3 <= sent + {8'd0, burst};
        sum_6 <= window_before_at_5_q + {10'd0, bytes_5[33:12]};
        next_8_window <= is_full_7 ? full_at_7_q : window_sum_at_7_q;
        next_8_fraction <= rest_at_7_q & {12{!is_full_7}};
    end

    assign next_window = after_at_14_q_window;
    assign next_fraction = after_at_14_q_fraction;

    wire _unused_ok = &{1'b0, rate[13:0], product_4[9:0]};

endmodule

`default_nettype wire
