// Gives the verdict on each packet when it has ended.
`default_nettype none

module uet_packet_judge_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         beat_user_bad,
    input  wire         valid,
    input  wire   [3:0] plan_early,
    input  wire   [3:0] plan_before_crc,
    input  wire   [3:0] plan_after_crc,
    input  wire         plan_has_crc,
    input  wire   [7:0] plan_crc_from,
    input  wire  [16:0] plan_packet_end,
    input  wire   [7:0] plan_skip,
    input  wire  [15:0] plan_length,
    output reg    [3:0] verdict,
    output wire         done
);

    localparam [3:0] VERDICT_UET     = 4'd0;
    localparam [3:0] VERDICT_SHORT   = 4'd2;
    localparam [3:0] VERDICT_BAD_CRC = 4'd10;
    localparam [3:0] VERDICT_BAD_FCS = 4'd11;

    reg         starting;
    reg  [11:0] index;
    reg   [6:0] kept;
    reg  [11:0] kept_at;
    reg  [17:0] total;
    reg         lacks;
    wire [16:0] end_later_q;
    wire  [3:0] said_later_q_early;
    wire  [3:0] said_later_q_before_crc;
    wire  [3:0] said_later_q_after_crc;
    wire        said_later_q_has_crc;
    wire        lacks_later_q;
    reg   [8:0] ended;
    wire        crc_good;
    wire        bad_later_q;

    wire [11:0] at = starting ? 12'd0 : index;
    wire [64:0] kept_and = ({beat_keep, 1'b0} | 65'd1) & ~{1'b0, beat_keep};

    delay_w17_c2 end_later (
        .clk (clk),
        .d   (plan_packet_end),
        .q   (end_later_q)
    );

    delay_w13_c9 said_later (
        .clk          (clk),
        .d_early      (plan_early),
        .d_before_crc (plan_before_crc),
        .d_after_crc  (plan_after_crc),
        .d_has_crc    (plan_has_crc),
        .q_early      (said_later_q_early),
        .q_before_crc (said_later_q_before_crc),
        .q_after_crc  (said_later_q_after_crc),
        .q_has_crc    (said_later_q_has_crc)
    );

    delay_w1_c6 lacks_later (
        .clk (clk),
        .d   (lacks),
        .q   (lacks_later_q)
    );

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

    delay_w1_c9 bad_later (
        .clk (clk),
        .d   (beat_user_bad),
        .q   (bad_later_q)
    );

    always @* begin
        verdict = VERDICT_UET;
        if (said_later_q_early != VERDICT_UET) begin
            verdict = said_later_q_early;
        end else if (lacks_later_q) begin
            verdict = VERDICT_SHORT;
        end else if (said_later_q_before_crc != VERDICT_UET) begin
            verdict = said_later_q_before_crc;
        end else if (said_later_q_has_crc && !crc_good) begin
            verdict = VERDICT_BAD_CRC;
        end else begin
            verdict = said_later_q_after_crc;
        end
        if (bad_later_q) begin
            verdict = VERDICT_BAD_FCS;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            starting <= 1'b1;
            ended <= 9'd0;
        end else begin
            if (valid) begin
                starting <= beat_last;
            end
            ended <= {ended[7:0], 1'b0} | {8'd0, valid && beat_last};
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            index <= (&at) ? at : at + 12'd1;
        end
        kept <= {
            |(kept_and & 65'h10000000000000000),
            |(kept_and & 65'hffffffff00000000),
            |(kept_and & 65'hffff0000ffff0000),
            |(kept_and & 65'hff00ff00ff00ff00),
            |(kept_and & 65'hf0f0f0f0f0f0f0f0),
            |(kept_and & 65'hcccccccccccccccc),
            |(kept_and & 65'haaaaaaaaaaaaaaaa)
        };
        kept_at <= at;
        total <= {kept_at, 6'd0} + {11'd0, kept};
        lacks <= total < {1'b0, end_later_q};
    end

    assign done = ended[8];

    wire _unused_ok = &{1'b0, plan_skip, plan_length};

endmodule

`default_nettype wire
