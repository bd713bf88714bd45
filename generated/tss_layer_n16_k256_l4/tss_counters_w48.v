// 17 counters of 48 bits.
`default_nettype none

module tss_counters_w48 (
    input  wire        clk,
    input  wire        rst,
    input  wire        counts_in_ok,
    input  wire [13:0] counts_in_octets,
    input  wire        counts_in_auth_fail,
    input  wire        counts_in_late,
    input  wire  [1:0] counts_in_invalid,
    input  wire        counts_in_invalid_sa,
    input  wire        counts_in_binding_failure,
    input  wire        counts_out_ok,
    input  wire [13:0] counts_out_octets,
    input  wire        counts_out_invoke_fail,
    input  wire        counts_in_latched,
    input  wire        counts_in_trimmed,
    input  wire        counts_out_misfit,
    input  wire        counts_in_key_missed,
    input  wire        counts_out_key_missed,
    input  wire        counts_in_unkeyed,
    input  wire        counts_in_early,
    input  wire        take,
    input  wire  [4:0] index,
    output reg         taken,
    output reg  [47:0] snapshot
);

    reg   [4:0] chosen;
    reg         fresh;
    wire [47:0] in_ok_count;
    wire [47:0] in_octets_count;
    wire [47:0] in_auth_fail_count;
    wire [47:0] in_late_count;
    wire [47:0] in_invalid_count;
    wire [47:0] in_invalid_sa_count;
    wire [47:0] in_binding_failure_count;
    wire [47:0] out_ok_count;
    wire [47:0] out_octets_count;
    wire [47:0] out_invoke_fail_count;
    wire [47:0] in_latched_count;
    wire [47:0] in_trimmed_count;
    wire [47:0] out_misfit_count;
    wire [47:0] in_key_missed_count;
    wire [47:0] out_key_missed_count;
    wire [47:0] in_unkeyed_count;
    wire [47:0] in_early_count;

    wire [47:0] snapshot_and = in_octets_count & {48{chosen == 5'd1}};
    wire [47:0] snapshot_or = (in_ok_count & {48{chosen == 5'd0}}) | snapshot_and;
    wire [47:0] snapshot_or_2 = snapshot_or | (in_auth_fail_count & {48{chosen == 5'd2}});
    wire [47:0] snapshot_or_3 = snapshot_or_2 | (in_late_count & {48{chosen == 5'd3}});
    wire [47:0] snapshot_or_4 = snapshot_or_3 | (in_invalid_count & {48{chosen == 5'd4}});
    wire [47:0] snapshot_or_5 = snapshot_or_4 | (in_invalid_sa_count & {48{chosen == 5'd5}});
    wire [47:0] snapshot_or_6 = snapshot_or_5 | (in_binding_failure_count & {48{chosen == 5'd6}});
    wire [47:0] snapshot_or_7 = snapshot_or_6 | (out_ok_count & {48{chosen == 5'd7}});
    wire [47:0] snapshot_or_8 = snapshot_or_7 | (out_octets_count & {48{chosen == 5'd8}});
    wire [47:0] snapshot_or_9 = snapshot_or_8 | (out_invoke_fail_count & {48{chosen == 5'd9}});
    wire [47:0] snapshot_or_10 = snapshot_or_9 | (in_latched_count & {48{chosen == 5'd10}});
    wire [47:0] snapshot_or_11 = snapshot_or_10 | (in_trimmed_count & {48{chosen == 5'd11}});
    wire [47:0] snapshot_or_12 = snapshot_or_11 | (out_misfit_count & {48{chosen == 5'd12}});
    wire [47:0] snapshot_or_13 = snapshot_or_12 | (in_key_missed_count & {48{chosen == 5'd13}});
    wire [47:0] snapshot_or_14 = snapshot_or_13 | (out_key_missed_count & {48{chosen == 5'd14}});
    wire [47:0] snapshot_or_15 = snapshot_or_14 | (in_unkeyed_count & {48{chosen == 5'd15}});

    statistics_counter_w48_by1 in_ok (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_ok),
        .clear  (1'b0),
        .count  (in_ok_count)
    );

    statistics_counter_w48_by14 in_octets (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_octets),
        .clear  (1'b0),
        .count  (in_octets_count)
    );

    statistics_counter_w48_by1 in_auth_fail (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_auth_fail),
        .clear  (1'b0),
        .count  (in_auth_fail_count)
    );

    statistics_counter_w48_by1 in_late (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_late),
        .clear  (1'b0),
        .count  (in_late_count)
    );

    statistics_counter_w48_by2 in_invalid (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_invalid),
        .clear  (1'b0),
        .count  (in_invalid_count)
    );

    statistics_counter_w48_by1 in_invalid_sa (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_invalid_sa),
        .clear  (1'b0),
        .count  (in_invalid_sa_count)
    );

    statistics_counter_w48_by1 in_binding_failure (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_binding_failure),
        .clear  (1'b0),
        .count  (in_binding_failure_count)
    );

    statistics_counter_w48_by1 out_ok (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_out_ok),
        .clear  (1'b0),
        .count  (out_ok_count)
    );

    statistics_counter_w48_by14 out_octets (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_out_octets),
        .clear  (1'b0),
        .count  (out_octets_count)
    );

    statistics_counter_w48_by1 out_invoke_fail (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_out_invoke_fail),
        .clear  (1'b0),
        .count  (out_invoke_fail_count)
    );

    statistics_counter_w48_by1 in_latched (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_latched),
        .clear  (1'b0),
        .count  (in_latched_count)
    );

    statistics_counter_w48_by1 in_trimmed (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_trimmed),
        .clear  (1'b0),
        .count  (in_trimmed_count)
    );

    statistics_counter_w48_by1 out_misfit (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_out_misfit),
        .clear  (1'b0),
        .count  (out_misfit_count)
    );

    statistics_counter_w48_by1 in_key_missed (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_key_missed),
        .clear  (1'b0),
        .count  (in_key_missed_count)
    );

    statistics_counter_w48_by1 out_key_missed (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_out_key_missed),
        .clear  (1'b0),
        .count  (out_key_missed_count)
    );

    statistics_counter_w48_by1 in_unkeyed (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_unkeyed),
        .clear  (1'b0),
        .count  (in_unkeyed_count)
    );

    statistics_counter_w48_by1 in_early (
        .clk    (clk),
        .rst    (rst),
        .amount (counts_in_early),
        .clear  (1'b0),
        .count  (in_early_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 1'b0;
            taken <= 1'b0;
        end else begin
            fresh <= take;
            if (fresh) begin
                taken <= 1'b1;
            end
            if (take) begin
                taken <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        chosen <= index;
        if (fresh) begin
            snapshot <= snapshot_or_15 | (in_early_count & {48{chosen == 5'd16}});
        end
    end

endmodule

`default_nettype wire
