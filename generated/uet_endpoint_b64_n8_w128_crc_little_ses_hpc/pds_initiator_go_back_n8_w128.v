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

    reg         goes_to_gap;
    reg         goes_to_rel;
    reg         next_went_went;
    reg  [31:0] next_went_to;
    reg  [31:0] next_went_until;
    wire        went_word_went;
    wire [31:0] went_word_to;
    wire [31:0] went_word_until;
    wire  [2:0] went_at;
    wire        went_valid;

    wire        is_back = (standing_loses && ordered) || standing_holds || standing_backs;
    wire        went_now_went = went_word_went;
    wire [31:0] went_now_to = went_word_to;
    wire [31:0] went_now_until = went_word_until;
    wire [31:0] now_minus_went_now_until = now - went_now_until;
    wire        is_recent = now_minus_went_now_until[31];
    wire        is_same = went_now_went && went_now_to == gap && is_recent;
    wire        to_gap_now = standing_gaps && !is_same;
    wire        goes = to_gap_now || is_back;

    forwarding_ram_w65_d8_l3_247f40 went (
        .clk        (clk),
        .rst        (rst),
        .addr       (place),
        .enable     (enable),
        .next_went  (next_went_went),
        .next_to    (next_went_to),
        .next_until (next_went_until),
        .write      (1'b1),
        .word_went  (went_word_went),
        .word_to    (went_word_to),
        .word_until (went_word_until),
        .at         (went_at),
        .valid      (went_valid)
    );

    always @* begin
        next_went_went = went_now_went;
        next_went_to = went_now_to;
        next_went_until = went_now_until;
        if (standing_gaps || is_back) begin
            next_went_went = 1'b1;
            next_went_to = standing_gaps ? gap : rel;
        end
        if (goes) begin
            next_went_until = same_until;
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

    wire _unused_ok = &{1'b0, standing_alive, standing_creating, standing_state, standing_age, standing_start, standing_peer, standing_cum, standing_range, standing_plain, standing_code, standing_clean, standing_is_open, standing_below_cum, standing_lead, standing_acks, standing_newer, standing_nacks, standing_restarts, standing_moves, standing_learns, standing_dies, standing_quiesces, standing_ends, standing_vanishes, standing_recovers, standing_controls, standing_ignored_unknown_pdc, standing_ignored_mismatch, standing_ignored_ack_out_of_range, standing_ignored_nack_out_of_range, standing_ignored_nack_unexpected, went_at, went_valid, now_minus_went_now_until[30:0]};

endmodule

`default_nettype wire
