// Writes the checksums of frames.
`default_nettype none

module uet_trailer_fill_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         beat_wrong,
    input  wire         beat_user_crc_has,
    input  wire   [7:0] beat_user_crc_from,
    input  wire  [16:0] beat_user_crc_at,
    input  wire         valid,
    output wire [511:0] filled_data,
    output wire  [63:0] filled_keep,
    output wire         filled_last,
    output wire         filled_wrong,
    output wire         done
);

    wire [511:0] crc_filled;
    wire  [63:0] crc_later_q_keep;
    wire         crc_later_q_last;
    wire         crc_later_q_wrong;
    reg    [7:0] crc_flying;

    crc32c_fill_little_b64_f8_t17 crc (
        .clk    (clk),
        .rst    (rst),
        .data   (beat_data),
        .last   (beat_last),
        .valid  (valid),
        .has    (beat_user_crc_has),
        .from   (beat_user_crc_from),
        .to     (beat_user_crc_at),
        .spoil  (beat_wrong),
        .filled (crc_filled)
    );

    delay_w66_c8 crc_later (
        .clk     (clk),
        .d_keep  (beat_keep),
        .d_last  (beat_last),
        .d_wrong (beat_wrong),
        .q_keep  (crc_later_q_keep),
        .q_last  (crc_later_q_last),
        .q_wrong (crc_later_q_wrong)
    );

    always @(posedge clk) begin
        if (rst) begin
            crc_flying <= 8'd0;
        end else begin
            crc_flying <= {crc_flying[6:0], 1'b0} | {7'd0, valid};
        end
    end

    assign filled_data = crc_filled;
    assign filled_keep = crc_later_q_keep;
    assign filled_last = crc_later_q_last;
    assign filled_wrong = crc_later_q_wrong;
    assign done = crc_flying[7];

endmodule

`default_nettype wire
