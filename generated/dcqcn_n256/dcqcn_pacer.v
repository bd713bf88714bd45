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

    reg  [42:0] product_product;
    reg  [42:0] product_bytes;
    reg  [11:0] fraction_product;
    reg  [11:0] fraction_bytes;
    reg  [33:0] bytes_sum;
    reg  [31:0] ahead_product;
    reg  [31:0] ahead_bytes;
    reg  [31:0] ahead_sum;
    reg  [31:0] window_product;
    reg  [31:0] window_bytes;
    reg  [31:0] window_sum;
    reg  [32:0] ahead_compare;
    reg         is_full_limit;
    reg  [31:0] window_compare;
    reg  [31:0] window_limit;
    reg  [11:0] fraction_compare;
    reg  [11:0] fraction_limit;
    wire [31:0] window_out_later_q;
    wire [11:0] fraction_out_later_q;
    wire        start_compare_later_q;
    wire [31:0] full_limit_later_q;

    wire [42:0] product = {17'd0, rate[39:14]} * {26'd0, pace};
    wire [31:0] ahead = was_window - sent;
    wire [31:0] full = sent + {8'd0, burst};
    wire [33:0] bytes = {1'b0, product_bytes[42:10]} + {22'd0, fraction_bytes};
    wire [32:0] ahead_of_sum = {ahead_sum[31], ahead_sum} + {11'd0, bytes_sum[33:12]};
    wire [31:0] window_of_sum = window_sum + {10'd0, bytes_sum[33:12]};
    wire [11:0] fraction_of_sum = bytes_sum[11:0];
    wire        start_compare = start_compare_later_q;
    wire        is_full = $signed({9'd0, burst}) < $signed(ahead_compare) || start_compare;
    wire [31:0] full_limit = full_limit_later_q;
    wire [31:0] window_of_limit = is_full_limit ? full_limit : window_limit;
    wire [11:0] fraction_of_limit = fraction_limit & {12{!is_full_limit}};
    wire [31:0] window_out = window_out_later_q;
    wire [11:0] fraction_out = fraction_out_later_q;

    delay_w32_c7 window_out_later (
        .clk (clk),
        .d   (window_of_limit),
        .q   (window_out_later_q)
    );

    delay_w12_c7 fraction_out_later (
        .clk (clk),
        .d   (fraction_of_limit),
        .q   (fraction_out_later_q)
    );

    delay_w1_c4 start_compare_later (
        .clk (clk),
        .d   (start),
        .q   (start_compare_later_q)
    );

    delay_w32_c5 full_limit_later (
        .clk (clk),
        .d   (full),
        .q   (full_limit_later_q)
    );

    always @(posedge clk) begin
        product_product <= product;
        product_bytes <= product_product;
        fraction_product <= was_fraction;
        fraction_bytes <= fraction_product;
        bytes_sum <= bytes;
        ahead_product <= ahead;
        ahead_bytes <= ahead_product;
        ahead_sum <= ahead_bytes;
        window_product <= was_window;
        window_bytes <= window_product;
        window_sum <= window_bytes;
        ahead_compare <= ahead_of_sum;
        is_full_limit <= is_full;
        window_compare <= window_of_sum;
        window_limit <= window_compare;
        fraction_compare <= fraction_of_sum;
        fraction_limit <= fraction_compare;
    end

    assign next_window = window_out;
    assign next_fraction = fraction_out;

    wire _unused_ok = &{1'b0, rate[13:0], product_bytes[9:0]};

endmodule

`default_nettype wire
