// Gives the verdict on each packet when it has ended.
`default_nettype none

module uet_packet_judge_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         valid,
    input  wire   [3:0] plan_early,
    input  wire   [3:0] plan_before_crc,
    input  wire   [3:0] plan_after_crc,
    input  wire         plan_has_crc,
    input  wire   [7:0] plan_crc_from,
    input  wire  [16:0] plan_packet_end,
    input  wire   [7:0] plan_skip,
    input  wire  [15:0] plan_length,
    output wire   [3:0] verdict,
    output wire         done
);

    localparam [3:0] VERDICT_UET     = 4'd0;
    localparam [3:0] VERDICT_SHORT   = 4'd2;
    localparam [3:0] VERDICT_BAD_CRC = 4'd10;

    reg         starting;
    reg  [11:0] index;
    reg   [6:0] kept_sum;
    reg  [11:0] beat_sum;
    reg  [17:0] total_compare;
    reg  [16:0] ip_end_sum;
    reg  [16:0] ip_end_compare;
    wire        crc_good;
    reg         valid_sum;
    reg         valid_compare;
    reg         valid_wait_0;
    reg         valid_wait_1;
    reg         valid_wait_2;
    reg         valid_wait_3;
    reg         valid_wait_4;
    reg         valid_wait_5;
    reg         valid_out;
    wire  [3:0] said_out_later_q_early;
    wire  [3:0] said_out_later_q_before_crc;
    wire  [3:0] said_out_later_q_after_crc;
    wire        said_out_later_q_has_crc;
    wire        lacks_out_later_q;

    wire [11:0] at = starting ? 12'd0 : index;
    wire [64:0] kept_and = ({beat_keep, 1'b0} | 65'd1) & ~{1'b0, beat_keep};
    wire  [6:0] kept = {
        |(kept_and & 65'h10000000000000000),
        |(kept_and & 65'hffffffff00000000),
        |(kept_and & 65'hffff0000ffff0000),
        |(kept_and & 65'hff00ff00ff00ff00),
        |(kept_and & 65'hf0f0f0f0f0f0f0f0),
        |(kept_and & 65'hcccccccccccccccc),
        |(kept_and & 65'haaaaaaaaaaaaaaaa)
    };
    wire [11:0] beat = at;
    wire [16:0] ip_end = plan_packet_end;
    wire  [3:0] said_early = plan_early;
    wire  [3:0] said_before_crc = plan_before_crc;
    wire  [3:0] said_after_crc = plan_after_crc;
    wire        said_has_crc = plan_has_crc;
    wire [17:0] total = {beat_sum, 6'd0} + {11'd0, kept_sum};
    wire        lacks = total_compare < {1'b0, ip_end_compare};
    wire  [3:0] said_out_early = said_out_later_q_early;
    wire  [3:0] said_out_before_crc = said_out_later_q_before_crc;
    wire  [3:0] said_out_after_crc = said_out_later_q_after_crc;
    wire        said_out_has_crc = said_out_later_q_has_crc;
    wire        lacks_out = lacks_out_later_q;
    wire  [3:0] verdict_choice = said_out_has_crc && !crc_good ? VERDICT_BAD_CRC : said_out_after_crc;
    wire  [3:0] verdict_choice_2 = said_out_before_crc != VERDICT_UET ? said_out_before_crc : verdict_choice;
    wire  [3:0] verdict_choice_3 = lacks_out ? VERDICT_SHORT : verdict_choice_2;

    uet_crc_check_little_b64 crc (
        .clk     (clk),
        .rst     (rst),
        .data    (beat_data),
        .last    (beat_last),
        .valid   (valid),
        .has_crc (plan_has_crc),
        .from    (plan_crc_from),
        .crc_end (plan_packet_end),
        .good    (crc_good)
    );

    delay_w13_c9 said_out_later (
        .clk          (clk),
        .d_early      (said_early),
        .d_before_crc (said_before_crc),
        .d_after_crc  (said_after_crc),
        .d_has_crc    (said_has_crc),
        .q_early      (said_out_later_q_early),
        .q_before_crc (said_out_later_q_before_crc),
        .q_after_crc  (said_out_later_q_after_crc),
        .q_has_crc    (said_out_later_q_has_crc)
    );

    delay_w1_c7 lacks_out_later (
        .clk (clk),
        .d   (lacks),
        .q   (lacks_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            starting <= 1'b1;
            valid_sum <= 1'b0;
            valid_compare <= 1'b0;
            valid_wait_0 <= 1'b0;
            valid_wait_1 <= 1'b0;
            valid_wait_2 <= 1'b0;
            valid_wait_3 <= 1'b0;
            valid_wait_4 <= 1'b0;
            valid_wait_5 <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            if (valid) begin
                starting <= beat_last;
            end
            valid_sum <= valid && beat_last;
            valid_compare <= valid_sum;
            valid_wait_0 <= valid_compare;
            valid_wait_1 <= valid_wait_0;
            valid_wait_2 <= valid_wait_1;
            valid_wait_3 <= valid_wait_2;
            valid_wait_4 <= valid_wait_3;
            valid_wait_5 <= valid_wait_4;
            valid_out <= valid_wait_5;
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            index <= (&at) ? at : at + 12'd1;
        end
        kept_sum <= kept;
        beat_sum <= beat;
        total_compare <= total;
        ip_end_sum <= ip_end;
        ip_end_compare <= ip_end_sum;
    end

    assign verdict = said_out_early != VERDICT_UET ? said_out_early : verdict_choice_3;
    assign done = valid_out;

    wire _unused_ok = &{1'b0, plan_skip, plan_length};

endmodule

`default_nettype wire
