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
    input  wire  [16:0] beat_user_fcs,
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
    wire  [16:0] crc_later_q_fcs;
    reg    [7:0] crc_flying;
    wire [511:0] fcs_filled;
    wire  [63:0] fcs_later_q_keep;
    wire         fcs_later_q_last;
    wire         fcs_later_q_wrong;
    reg    [7:0] fcs_flying;

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

    delay_w83_c8 crc_later (
        .clk     (clk),
        .d_keep  (beat_keep),
        .d_last  (beat_last),
        .d_wrong (beat_wrong),
        .d_fcs   (beat_user_fcs),
        .q_keep  (crc_later_q_keep),
        .q_last  (crc_later_q_last),
        .q_wrong (crc_later_q_wrong),
        .q_fcs   (crc_later_q_fcs)
    );

    crc32_fill_little_b64_f1_t17 fcs (
        .clk    (clk),
        .rst    (rst),
        .data   (crc_filled),
        .last   (crc_later_q_last),
        .valid  (crc_flying[7]),
        .has    (1'b1),
        .from   (1'b0),
        .to     (crc_later_q_fcs),
        .spoil  (crc_later_q_wrong),
        .filled (fcs_filled)
    );

    delay_w66_c8 fcs_later (
        .clk     (clk),
        .d_keep  (crc_later_q_keep),
        .d_last  (crc_later_q_last),
        .d_wrong (crc_later_q_wrong),
        .q_keep  (fcs_later_q_keep),
        .q_last  (fcs_later_q_last),
        .q_wrong (fcs_later_q_wrong)
    );

    always @(posedge clk) begin
        if (rst) begin
            crc_flying <= 8'd0;
            fcs_flying <= 8'd0;
        end else begin
            crc_flying <= {crc_flying[6:0], 1'b0} | {7'd0, valid};
            fcs_flying <= {fcs_flying[6:0], 1'b0} | {7'd0, crc_flying[7]};
        end
    end

    assign filled_data = fcs_filled;
    assign filled_keep = fcs_later_q_keep;
    assign filled_last = fcs_later_q_last;
    assign filled_wrong = fcs_later_q_wrong;
    assign done = fcs_flying[7];

endmodule

`default_nettype wire
