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
    output reg  [19:0] delay,
    output reg  [25:0] average
);

    reg         sample_1_start;
    reg         sample_1_trim;
    reg         sample_1_sampled;
    reg         sample_1_probe;
    reg         sample_1_ecn;
    reg  [19:0] sample_1_rtt;
    reg         sample_2_start;
    reg         sample_2_trim;
    reg         sample_2_sampled;
    reg         sample_2_probe;
    reg         sample_2_ecn;
    reg  [19:0] sample_2_rtt;
    reg         sample_3_start;
    reg         sample_3_trim;
    reg         sample_3_sampled;
    reg         sample_3_probe;
    reg         sample_3_ecn;
    reg  [19:0] sample_3_rtt;
    reg         sample_4_start;
    reg         sample_4_trim;
    reg         sample_4_sampled;
    reg         sample_4_probe;
    reg         sample_4_ecn;
    reg  [19:0] sample_4_rtt;
    reg         sample_5_start;
    reg         sample_5_trim;
    reg         sample_5_sampled;
    reg         sample_5_probe;
    reg         sample_5_ecn;
    reg  [19:0] sample_5_rtt;
    reg  [19:0] base_1;
    reg  [20:0] distance;
    reg  [19:0] entering;
    reg         filters;
    reg         low_1;
    reg         low_2;
    reg         low_3;
    reg         low_4;
    reg  [19:0] measured_1;
    reg  [19:0] measured_2;
    reg  [19:0] measured_3;
    reg  [19:0] measured_4;
    reg         filters_1;
    reg         filters_2;
    reg         filters_3;
    reg   [7:0] at_1;
    reg   [7:0] at_2;
    wire [25:0] averages_seen_word;
    reg  [26:0] off;
    reg  [11:0] factor;
    reg  [38:0] partial;
    reg  [38:0] product;
    reg         valid_1;
    reg         valid_2;
    wire [25:0] averages_word;
    wire  [7:0] averages_at;
    wire        averages_valid;

    wire        low = distance[20];
    wire [19:0] measured = distance[19:0];
    wire        trusted = sample_1_ecn || {3'd0, target} >= measured;
    wire [25:0] averages_now = averages_word;
    wire [24:0] step = product[38:14];
    wire [27:0] sum = {2'd0, averages_now} + {{3{step[24]}}, step};
    wire [25:0] moved_choice = filters_3 ? sum[25:0] & {26{!sum[27]}} : averages_now;
    wire [25:0] moved = moved_choice & {26{!sample_5_start}};
    wire [25:0] next_average = moved;
    wire        write = valid_2;
    wire [19:0] entering_choice = trusted ? measured : {2'd0, base_1[19:2]};
    wire        delay_term = !(sample_5_probe && low_4 && sample_5_sampled);
    wire [19:0] delay_and = averages_now[25:6] & {20{delay_term}};

    context_copy_w26_n256 averages_seen (
        .clk    (clk),
        .enable (write),
        .pdc    (at_2),
        .data   (next_average),
        .read   (read_ccc),
        .word   (averages_seen_word)
    );

    forwarding_ram_w26_d256_l2 averages (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (moved),
        .write  (1'b1),
        .word   (averages_word),
        .at     (averages_at),
        .valid  (averages_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
        end
    end

    always @(posedge clk) begin
        sample_1_start <= sample_start;
        sample_1_trim <= sample_trim;
        sample_1_sampled <= sample_sampled;
        sample_1_probe <= sample_probe;
        sample_1_ecn <= sample_ecn;
        sample_1_rtt <= sample_rtt;
        sample_2_start <= sample_1_start;
        sample_2_trim <= sample_1_trim;
        sample_2_sampled <= sample_1_sampled;
        sample_2_probe <= sample_1_probe;
        sample_2_ecn <= sample_1_ecn;
        sample_2_rtt <= sample_1_rtt;
        sample_3_start <= sample_2_start;
        sample_3_trim <= sample_2_trim;
        sample_3_sampled <= sample_2_sampled;
        sample_3_probe <= sample_2_probe;
        sample_3_ecn <= sample_2_ecn;
        sample_3_rtt <= sample_2_rtt;
        sample_4_start <= sample_3_start;
        sample_4_trim <= sample_3_trim;
        sample_4_sampled <= sample_3_sampled;
        sample_4_probe <= sample_3_probe;
        sample_4_ecn <= sample_3_ecn;
        sample_4_rtt <= sample_3_rtt;
        sample_5_start <= sample_4_start;
        sample_5_trim <= sample_4_trim;
        sample_5_sampled <= sample_4_sampled;
        sample_5_probe <= sample_4_probe;
        sample_5_ecn <= sample_4_ecn;
        sample_5_rtt <= sample_4_rtt;
        base_1 <= base_rtt;
        distance <= {1'b0, sample_rtt} - {1'b0, base_rtt};
        entering <= sample_1_trim ? trimmed_delay : entering_choice;
        filters <= sample_1_trim || (sample_1_sampled && !low);
        low_1 <= low;
        low_2 <= low_1;
        low_3 <= low_2;
        low_4 <= low_3;
        measured_1 <= measured;
        measured_2 <= measured_1;
        measured_3 <= measured_2;
        measured_4 <= measured_3;
        filters_1 <= filters;
        filters_2 <= filters_1;
        filters_3 <= filters_2;
        at_1 <= ccc;
        at_2 <= at_1;
        off <= {1'b0, entering, 6'd0} - {1'b0, averages_seen_word};
        factor <= {1'b0, gain};
        partial <= $signed({{12{off[26]}}, off}) * $signed({{27{factor[11]}}, factor});
        product <= partial + 39'h2000;
        delay <= sample_5_sampled && !low_4 ? measured_4 : delay_and;
        average <= moved;
    end

    wire _unused_ok = &{1'b0, sample_5_trim, sample_5_ecn, sample_5_rtt, base_1[1:0], product[13:0], sum[26], averages_at, averages_valid};

endmodule

`default_nettype wire
