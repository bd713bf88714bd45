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

    reg  [23:0] tau_1;
    reg  [19:0] bytes_1;
    reg         queue_grows;
    reg  [16:0] queue_before_1;
    reg  [16:0] queue_now_1;
    reg  [16:0] queue_2;
    wire        present_at_1_q;
    reg         counts_2;
    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg   [4:0] right_3;
    wire [19:0] bytes_at_7_q;
    reg  [36:0] product_8;
    reg  [36:0] product_9;
    wire  [4:0] right_at_9_q;
    reg  [43:0] shifted_10;
    reg  [25:0] speed_11;
    reg  [49:0] passed_12;
    reg  [49:0] passed_13;
    reg  [40:0] waits_3;
    reg  [40:0] waits_4;
    wire [30:0] waits_at_13_q;
    reg  [31:0] sum_14;
    reg  [27:0] load_15;
    wire [23:0] tau_at_15_q;
    wire        counts_at_15_q;

    delay_w1_c1 present_at_1 (
        .clk (clk),
        .d   (present),
        .q   (present_at_1_q)
    );

    reciprocal_w24 one_over (
        .clk    (clk),
        .word   (tau_1),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w20_c6 bytes_at_7 (
        .clk (clk),
        .d   (bytes_1),
        .q   (bytes_at_7_q)
    );

    delay_w5_c6 right_at_9 (
        .clk (clk),
        .d   (right_3),
        .q   (right_at_9_q)
    );

    delay_w31_c9 waits_at_13 (
        .clk (clk),
        .d   (waits_4[40:10]),
        .q   (waits_at_13_q)
    );

    delay_w24_c14 tau_at_15 (
        .clk (clk),
        .d   (tau_1),
        .q   (tau_at_15_q)
    );

    delay_w1_c13 counts_at_15 (
        .clk (clk),
        .d   (counts_2),
        .q   (counts_at_15_q)
    );

    always @(posedge clk) begin
        tau_1 <= now_time - before_time;
        bytes_1 <= now_bytes - before_bytes;
        queue_grows <= before_queue < now_queue;
        queue_before_1 <= before_queue;
        queue_now_1 <= now_queue;
        queue_2 <= queue_grows ? queue_before_1 : queue_now_1;
        counts_2 <= present_at_1_q && (|tau_1);
        right_3 <= 5'd23 - one_over_shift;
        product_8 <= {17'd0, bytes_at_7_q} * {20'd0, one_over_result};
        product_9 <= product_8;
        shifted_10 <= {product_9, 7'd0} >> right_at_9_q;
        speed_11 <= (|shifted_10[43:26]) ? {26{1'b1}} : shifted_10[25:0];
        passed_12 <= {24'd0, speed_11} * {26'd0, bytes_scale};
        passed_13 <= passed_12;
        waits_3 <= {24'd0, queue_2} * {17'd0, queue_scale};
        waits_4 <= waits_3;
        sum_14 <= {2'd0, passed_13[49:20]} + {1'b0, waits_at_13_q};
        load_15 <= (|sum_14[31:28]) ? {28{1'b1}} : sum_14[27:0];
    end

    assign load = load_15;
    assign tau = tau_at_15_q;
    assign counts = counts_at_15_q;

    wire _unused_ok = &{1'b0, passed_13[19:0], waits_4[9:0]};

endmodule

`default_nettype wire
