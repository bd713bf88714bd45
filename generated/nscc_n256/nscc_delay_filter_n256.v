// Average queueing delay of each of 256 congestion control contexts.
`default_nettype none

module nscc_delay_filter_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire  [7:0] read_ccc,
    input  wire        sample_start,
    input  wire        sample_trim,
    input  wire        sample_sampled,
    input  wire        sample_probe,
    input  wire        sample_ecn,
    input  wire [19:0] sample_rtt,
    input  wire [19:0] base_rtt,
    input  wire [16:0] target,
    input  wire [10:0] gain,
    input  wire [19:0] trimmed_delay,
    output wire [19:0] delay,
    output wire [25:0] average
);

    reg         valid_read;
    reg         valid_out;
    reg   [7:0] ccc_read;
    reg   [7:0] ccc_out;
    wire [25:0] averages_seen_word;
    reg  [11:0] factor;
    reg  [20:0] distance_measure;
    reg  [19:0] base_measure;
    reg         ecn_measure;
    reg         trim_measure;
    reg         sampled_measure;
    reg  [19:0] entering_off;
    reg  [26:0] off_multiply;
    reg  [38:0] partial_round;
    reg  [38:0] product_average;
    wire [25:0] averages_word;
    wire  [7:0] averages_at;
    wire        averages_valid;
    reg  [19:0] chosen_out;
    reg  [25:0] moved_out;
    wire        start_average_later_q;
    wire        sampled_average_later_q;
    wire        probe_average_later_q;
    wire        low_average_later_q;
    wire [19:0] measured_average_later_q;
    wire        filters_average_later_q;

    wire        filters_average = filters_average_later_q;
    wire [25:0] averages_now = averages_word;
    wire [24:0] step = product_average[38:14];
    wire [27:0] sum = {2'd0, averages_now} + {{3{step[24]}}, step};
    wire [25:0] next_average_choice = filters_average ? sum[25:0] & {26{!sum[27]}} : averages_now;
    wire        start_average = start_average_later_q;
    wire [25:0] next_average = next_average_choice & {26{!start_average}};
    wire [20:0] distance = {1'b0, sample_rtt} - {1'b0, base_rtt};
    wire        trusted = ecn_measure || {3'd0, target} >= distance_measure[19:0];
    wire        low = distance_measure[20];
    wire [19:0] measured = distance_measure[19:0];
    wire [19:0] entering_choice = trusted ? distance_measure[19:0] : {2'd0, base_measure[19:2]};
    wire [19:0] entering = trim_measure ? trimmed_delay : entering_choice;
    wire        filters = trim_measure || (sampled_measure && !distance_measure[20]);
    wire [26:0] off = {1'b0, entering_off, 6'd0} - {1'b0, averages_seen_word};
    wire [38:0] partial = $signed({{12{off_multiply[26]}}, off_multiply}) * $signed({{27{factor[11]}}, factor});
    wire [38:0] product = partial_round + 39'h2000;
    wire        sampled_average = sampled_average_later_q;
    wire        probe_average = probe_average_later_q;
    wire        low_average = low_average_later_q;
    wire [19:0] measured_average = measured_average_later_q;
    wire [25:0] moved = next_average_choice & {26{!start_average}};
    wire        chosen_term = !(probe_average && low_average && sampled_average);
    wire [19:0] chosen_and = averages_now[25:6] & {20{chosen_term}};
    wire [19:0] chosen = sampled_average && !low_average ? measured_average : chosen_and;

    context_copy_w26_n256 averages_seen (
        .clk    (clk),
        .enable (valid_out),
        .pdc    (ccc_out),
        .data   (next_average),
        .read   (read_ccc),
        .word   (averages_seen_word)
    );

    forwarding_ram_w26_d256_l2 averages (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (next_average_choice & {26{!start_average}}),
        .write  (1'b1),
        .word   (averages_word),
        .at     (averages_at),
        .valid  (averages_valid)
    );

    delay_w1_c5 start_average_later (
        .clk (clk),
        .d   (sample_start),
        .q   (start_average_later_q)
    );

    delay_w1_c4 sampled_average_later (
        .clk (clk),
        .d   (sampled_measure),
        .q   (sampled_average_later_q)
    );

    delay_w1_c5 probe_average_later (
        .clk (clk),
        .d   (sample_probe),
        .q   (probe_average_later_q)
    );

    delay_w1_c4 low_average_later (
        .clk (clk),
        .d   (low),
        .q   (low_average_later_q)
    );

    delay_w20_c4 measured_average_later (
        .clk (clk),
        .d   (measured),
        .q   (measured_average_later_q)
    );

    delay_w1_c4 filters_average_later (
        .clk (clk),
        .d   (filters),
        .q   (filters_average_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_read <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_read <= enable;
            valid_out <= valid_read;
        end
    end

    always @(posedge clk) begin
        ccc_read <= ccc;
        ccc_out <= ccc_read;
        factor <= {1'b0, gain};
        distance_measure <= distance;
        base_measure <= base_rtt;
        ecn_measure <= sample_ecn;
        trim_measure <= sample_trim;
        sampled_measure <= sample_sampled;
        entering_off <= entering;
        off_multiply <= off;
        partial_round <= partial;
        product_average <= product;
        chosen_out <= chosen;
        moved_out <= moved;
    end

    assign delay = chosen_out;
    assign average = moved_out;

    wire _unused_ok = &{1'b0, base_measure[1:0], product_average[13:0], sum[26], averages_at, averages_valid};

endmodule

`default_nettype wire
