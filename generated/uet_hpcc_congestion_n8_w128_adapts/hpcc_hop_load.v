// Load of a hop: what passed it by the time, and what waited there.
`default_nettype none

module hpcc_hop_load (
    input  wire        clk,
    input  wire [23:0] before_time,
    input  wire [19:0] before_bytes,
    input  wire [16:0] before_queue,
    input  wire [23:0] now_time,
    input  wire [19:0] now_bytes,
    input  wire [16:0] now_queue,
    input  wire        present,
    input  wire [23:0] bytes_scale,
    input  wire [23:0] queue_scale,
    output wire [27:0] load,
    output wire [23:0] tau,
    output wire        counts
);

    reg         grows_queue;
    reg  [16:0] queue_before_queue;
    reg  [16:0] queue_now_queue;
    reg         present_queue;
    reg  [23:0] elapsed_queue;
    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg  [16:0] queue_wait;
    reg  [40:0] waits_wait_product;
    reg  [40:0] waits_waits;
    reg  [36:0] product_speed_product;
    reg  [36:0] product_align;
    reg  [43:0] shifted_cap;
    reg  [25:0] speed_pass;
    reg  [49:0] passed_pass_product;
    reg  [49:0] passed_sum;
    reg  [31:0] sum_limit;
    reg  [27:0] limited_out;
    wire [23:0] elapsed_out_later_q;
    wire [19:0] bytes_speed_later_q;
    wire        is_counted_out_later_q;
    wire [30:0] waits_sum_later_q;
    wire  [4:0] right_align_later_q;

    wire [23:0] elapsed = now_time - before_time;
    wire [19:0] bytes = now_bytes - before_bytes;
    wire        grows = before_queue < now_queue;
    wire [16:0] queue = grows_queue ? queue_before_queue : queue_now_queue;
    wire        is_counted = present_queue && (|elapsed_queue);
    wire [40:0] waits = {24'd0, queue_wait} * {17'd0, queue_scale};
    wire  [4:0] right = 5'd23 - one_over_shift;
    wire [30:0] waits_of_waits = waits_waits[40:10];
    wire [19:0] bytes_speed = bytes_speed_later_q;
    wire [36:0] product = {17'd0, bytes_speed} * {20'd0, one_over_result};
    wire  [4:0] right_align = right_align_later_q;
    wire [43:0] shifted = {product_align, 7'd0} >> right_align;
    wire [25:0] speed = (|shifted_cap[43:26]) ? {26{1'b1}} : shifted_cap[25:0];
    wire [49:0] passed = {24'd0, speed_pass} * {26'd0, bytes_scale};
    wire [30:0] waits_sum = waits_sum_later_q;
    wire [31:0] sum = {2'd0, passed_sum[49:20]} + {1'b0, waits_sum};
    wire [27:0] limited = (|sum_limit[31:28]) ? {28{1'b1}} : sum_limit[27:0];
    wire [23:0] elapsed_out = elapsed_out_later_q;
    wire        is_counted_out = is_counted_out_later_q;

    reciprocal_w24 one_over (
        .clk    (clk),
        .word   (elapsed_queue),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w24_c14 elapsed_out_later (
        .clk (clk),
        .d   (elapsed_queue),
        .q   (elapsed_out_later_q)
    );

    delay_w20_c7 bytes_speed_later (
        .clk (clk),
        .d   (bytes),
        .q   (bytes_speed_later_q)
    );

    delay_w1_c14 is_counted_out_later (
        .clk (clk),
        .d   (is_counted),
        .q   (is_counted_out_later_q)
    );

    delay_w31_c9 waits_sum_later (
        .clk (clk),
        .d   (waits_of_waits),
        .q   (waits_sum_later_q)
    );

    delay_w5_c7 right_align_later (
        .clk (clk),
        .d   (right),
        .q   (right_align_later_q)
    );

    always @(posedge clk) begin
        grows_queue <= grows;
        queue_before_queue <= before_queue;
        queue_now_queue <= now_queue;
        present_queue <= present;
        elapsed_queue <= elapsed;
        queue_wait <= queue;
        waits_wait_product <= waits;
        waits_waits <= waits_wait_product;
        product_speed_product <= product;
        product_align <= product_speed_product;
        shifted_cap <= shifted;
        speed_pass <= speed;
        passed_pass_product <= passed;
        passed_sum <= passed_pass_product;
        sum_limit <= sum;
        limited_out <= limited;
    end

    assign load = limited_out;
    assign tau = elapsed_out;
    assign counts = is_counted_out;

    wire _unused_ok = &{1'b0, waits_waits[9:0], passed_sum[19:0]};

endmodule

`default_nettype wire
