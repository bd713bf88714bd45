// GHASH of packets, 1 block a clock, with 256 hash keys.
`default_nettype none

module ghash_p1_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire [127:0] block_0,
    input  wire         last,
    input  wire         count,
    input  wire   [7:0] key,
    input  wire         install_enable,
    input  wire   [7:0] install_key,
    input  wire         install_power,
    input  wire [127:0] install_value,
    output reg  [127:0] hash,
    output wire         done
);

    wire         schedule_issue;
    wire   [2:0] schedule_place;
    wire   [7:0] schedule_key;
    wire         schedule_power_0;
    wire         schedule_turn_0_block;
    wire         schedule_turn_0_continues;
    wire         schedule_turn_0_concludes;
    wire         schedule_starts;
    wire         schedule_ends;
    reg    [2:0] free_place;
    wire [127:0] lane_0_part;
    reg          starts_multiply_1;
    reg          starts_multiply_2;
    reg          starts_multiply_3;
    reg          starts_sum;
    reg          valid_multiply_1;
    reg          valid_multiply_2;
    reg          valid_multiply_3;
    reg          valid_sum;
    reg          valid_out;
    reg  [127:0] beats [0:7];

    wire [127:0] beats_rdata = beats[schedule_place];
    wire [127:0] total = lane_0_part;

    ghash_schedule_p1_k256 schedule (
        .clk              (clk),
        .rst              (rst),
        .valid            (valid),
        .beat_last        (last),
        .beat_count       (count),
        .beat_key         (key),
        .issue            (schedule_issue),
        .place            (schedule_place),
        .key              (schedule_key),
        .power_0          (schedule_power_0),
        .turn_0_block     (schedule_turn_0_block),
        .turn_0_continues (schedule_turn_0_continues),
        .turn_0_concludes (schedule_turn_0_concludes),
        .starts           (schedule_starts),
        .ends             (schedule_ends)
    );

    ghash_lane_n2_k256 lane_0 (
        .clk            (clk),
        .rst            (rst),
        .issue          (schedule_issue),
        .key            (schedule_key),
        .power          (schedule_power_0),
        .block          (beats_rdata),
        .present        (schedule_turn_0_block),
        .continues      (schedule_turn_0_continues),
        .concludes      (schedule_turn_0_concludes),
        .install_enable (install_enable),
        .install_key    (install_key),
        .install_power  (install_power),
        .install_value  (install_value),
        .part           (lane_0_part)
    );

    always @(posedge clk) begin
        if (valid) beats[free_place] <= block_0;
    end

    always @(posedge clk) begin
        if (rst) begin
            free_place <= 3'd0;
            starts_multiply_1 <= 1'b0;
            starts_multiply_2 <= 1'b0;
            starts_multiply_3 <= 1'b0;
            starts_sum <= 1'b0;
            valid_multiply_1 <= 1'b0;
            valid_multiply_2 <= 1'b0;
            valid_multiply_3 <= 1'b0;
            valid_sum <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            if (valid) begin
                free_place <= free_place + 3'd1;
            end
            starts_multiply_1 <= schedule_starts;
            starts_multiply_2 <= starts_multiply_1;
            starts_multiply_3 <= starts_multiply_2;
            starts_sum <= starts_multiply_3;
            valid_multiply_1 <= schedule_ends;
            valid_multiply_2 <= valid_multiply_1;
            valid_multiply_3 <= valid_multiply_2;
            valid_sum <= valid_multiply_3;
            valid_out <= valid_sum;
        end
    end

    always @(posedge clk) begin
        hash <= total ^ (hash & {128{!starts_sum}});
    end

    assign done = valid_out;

endmodule

`default_nettype wire
