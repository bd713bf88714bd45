// Which of 8 PDCs go back, an event a clock.
`default_nettype none

module pds_initiator_go_back_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire        begins,
    input  wire        ordered,
    input  wire [31:0] gap,
    input  wire [31:0] rel,
    input  wire        standing_alive,
    input  wire        standing_creating,
    input  wire  [2:0] standing_state,
    input  wire        standing_age,
    input  wire [31:0] standing_start,
    input  wire [15:0] standing_peer,
    input  wire [31:0] standing_cum,
    input  wire  [7:0] standing_range,
    input  wire        standing_plain,
    input  wire  [7:0] standing_code,
    input  wire        standing_clean,
    input  wire        standing_is_open,
    input  wire        standing_below_cum,
    input  wire [31:0] standing_lead,
    input  wire        standing_acks,
    input  wire        standing_newer,
    input  wire        standing_nacks,
    input  wire        standing_loses,
    input  wire        standing_holds,
    input  wire        standing_gaps,
    input  wire        standing_restarts,
    input  wire        standing_moves,
    input  wire        standing_learns,
    input  wire        standing_dies,
    input  wire        standing_quiesces,
    input  wire        standing_ends,
    input  wire        standing_vanishes,
    input  wire        standing_backs,
    input  wire        standing_recovers,
    input  wire        standing_controls,
    input  wire        standing_ignored_unknown_pdc,
    input  wire        standing_ignored_mismatch,
    input  wire        standing_ignored_ack_out_of_range,
    input  wire        standing_ignored_nack_out_of_range,
    input  wire        standing_ignored_nack_unexpected,
    input  wire [31:0] now,
    input  wire [31:0] same_until,
    output wire        to_gap,
    output wire        to_rel
);

    wire [31:0] went_until_word;
    wire  [2:0] went_until_at;
    wire        went_until_valid;
    reg         next_went_went;
    reg  [31:0] next_went_to;
    wire        went_word_went;
    wire [31:0] went_word_to;
    wire  [2:0] went_at;
    wire        went_valid;
    reg         goes_to_gap;
    reg         goes_to_rel;

    wire        is_back = (standing_loses && ordered) || standing_holds || standing_backs;
    wire        went_now_went = went_word_went;
    wire [31:0] went_now_to = went_word_to;
    wire [31:0] went_until_now = went_until_word;
    wire [31:0] now_minus_went_until_now = now - went_until_now;
    wire        is_recent = now_minus_went_until_now[31];
    wire [32:0] differs_sum = {1'b0, went_now_to ^ gap} + 33'hffffffff;
    wire        differs = differs_sum[32];
    wire        is_same = went_now_went && !differs && is_recent;
    wire        to_gap_now = standing_gaps && !is_same;

    forwarding_ram_w32_d8_l3 went_until (
        .clk    (clk),
        .rst    (rst),
        .addr   (place),
        .enable (enable),
        .next   (same_until),
        .write  (to_gap_now || is_back),
        .word   (went_until_word),
        .at     (went_until_at),
        .valid  (went_until_valid)
    );

    forwarding_ram_w33_d8_l3 went (
        .clk       (clk),
        .rst       (rst),
        .addr      (place),
        .enable    (enable),
        .next_went (next_went_went),
        .next_to   (next_went_to),
        .write     (1'b1),
        .word_went (went_word_went),
        .word_to   (went_word_to),
        .at        (went_at),
        .valid     (went_valid)
    );

    always @* begin
        next_went_went = went_now_went;
        next_went_to = went_now_to;
        if (standing_gaps || is_back) begin
            next_went_went = 1'b1;
            next_went_to = standing_gaps ? gap : rel;
        end
        if (begins) begin
            next_went_went = 1'b0;
        end
    end

    always @(posedge clk) begin
        goes_to_gap <= to_gap_now;
        goes_to_rel <= is_back;
    end

    assign to_gap = goes_to_gap;
    assign to_rel = goes_to_rel;

    wire _unused_ok = &{1'b0, standing_alive, standing_creating, standing_state, standing_age, standing_start, standing_peer, standing_cum, standing_range, standing_plain, standing_code, standing_clean, standing_is_open, standing_below_cum, standing_lead, standing_acks, standing_newer, standing_nacks, standing_restarts, standing_moves, standing_learns, standing_dies, standing_quiesces, standing_ends, standing_vanishes, standing_recovers, standing_controls, standing_ignored_unknown_pdc, standing_ignored_mismatch, standing_ignored_ack_out_of_range, standing_ignored_nack_out_of_range, standing_ignored_nack_unexpected, went_until_at, went_until_valid, went_at, went_valid, now_minus_went_until_now[30:0], differs_sum[31:0]};

endmodule

`default_nettype wire
