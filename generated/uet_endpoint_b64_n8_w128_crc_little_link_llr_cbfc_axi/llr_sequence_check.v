// Judges frames by their sequence numbers, and says when a NACK is due.
`default_nettype none

module llr_sequence_check (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire        rearm,
    input  wire        frame,
    input  wire        llr,
    input  wire [19:0] seq,
    input  wire [19:0] seq_after,
    input  wire        good,
    input  wire        poisoned,
    input  wire        init,
    input  wire [19:0] init_seq,
    input  wire [19:0] init_before,
    input  wire        nack_sent,
    output reg   [1:0] verdict,
    output reg         events_ok,
    output reg         events_poisoned,
    output reg         events_bad,
    output reg         events_expected_seq_good,
    output reg         events_expected_seq_poisoned,
    output reg         events_expected_seq_bad,
    output reg         events_missing_seq,
    output reg         events_duplicate_seq,
    output reg         events_replay,
    output reg         events_ineligible_good,
    output reg         events_ineligible_bad,
    output reg         events_llr_dropped,
    output reg   [2:0] state,
    output reg  [19:0] next_seq,
    output reg  [19:0] acked
);

    localparam [2:0] STATE_OFF        = 3'd0;
    localparam [2:0] STATE_SEND_ACKS  = 3'd1;
    localparam [2:0] STATE_SEND_NACK  = 3'd2;
    localparam [2:0] STATE_NACK_SENT  = 3'd3;
    localparam [2:0] STATE_AWAIT_INIT = 3'd4;
    localparam [1:0] VERDICT_DELIVER  = 2'd0;
    localparam [1:0] VERDICT_ERRORED  = 2'd1;
    localparam [1:0] VERDICT_DROP     = 2'd2;

    reg  [19:0] following;
    reg         armed;

    wire        judged = state != STATE_OFF && state != STATE_AWAIT_INIT;
    wire        numbered = frame && llr;
    wire        in_order = numbered && judged;
    wire        sound = good || poisoned;
    wire        expected = seq == next_seq;
    wire [19:0] seq_minus_next_seq = seq - next_seq;
    wire        behind = seq_minus_next_seq[19];
    wire        ahead = !(expected || behind);
    wire [19:0] seq_minus_following = seq - following;
    wire        steps_back = seq_minus_following[19];
    wire        accepted = in_order && expected && sound;
    wire        gap = in_order && (ahead || (expected && !sound));
    wire        silent = state == STATE_NACK_SENT || nack_sent;
    wire        kept_armed = armed && !nack_sent;
    wire        in_order_and_steps_back = in_order && steps_back;
    wire        rearmed = kept_armed || (in_order_and_steps_back && silent && rearm);
    wire        fresh = in_order && expected;
    wire        frame_and_not_llr = frame && !llr;

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_OFF;
            next_seq <= 20'd0;
            acked <= 20'd0;
            armed <= 1'b0;
            verdict <= VERDICT_DROP;
            events_ok <= 1'b0;
            events_poisoned <= 1'b0;
            events_bad <= 1'b0;
            events_expected_seq_good <= 1'b0;
            events_expected_seq_poisoned <= 1'b0;
            events_expected_seq_bad <= 1'b0;
            events_missing_seq <= 1'b0;
            events_duplicate_seq <= 1'b0;
            events_replay <= 1'b0;
            events_ineligible_good <= 1'b0;
            events_ineligible_bad <= 1'b0;
            events_llr_dropped <= 1'b0;
        end else begin
            if (nack_sent) begin
                state <= STATE_NACK_SENT;
            end
            if (accepted) begin
                state <= STATE_SEND_ACKS;
                next_seq <= seq_after;
                acked <= seq;
            end else if (gap && (!silent || rearmed)) begin
                state <= STATE_SEND_NACK;
            end
            armed <= rearmed;
            if (init && state != STATE_OFF) begin
                state <= STATE_SEND_ACKS;
                next_seq <= init_seq;
                acked <= init_before;
            end
            if (!enable) begin
                state <= STATE_OFF;
            end else if (state == STATE_OFF) begin
                state <= STATE_AWAIT_INIT;
            end
            if (!llr || accepted) begin
                if (good) begin
                    verdict <= VERDICT_DELIVER;
                end else begin
                    verdict <= VERDICT_ERRORED;
                end
            end else begin
                verdict <= VERDICT_DROP;
            end
            events_ok <= numbered && good;
            events_poisoned <= numbered && poisoned;
            events_bad <= numbered && !sound;
            events_expected_seq_good <= fresh && good;
            events_expected_seq_poisoned <= fresh && poisoned;
            events_expected_seq_bad <= fresh && !sound;
            events_missing_seq <= in_order && ahead;
            events_duplicate_seq <= in_order && behind;
            events_replay <= in_order_and_steps_back;
            events_ineligible_good <= frame_and_not_llr && good;
            events_ineligible_bad <= frame_and_not_llr && !good;
            events_llr_dropped <= numbered && !judged;
        end
    end

    always @(posedge clk) begin
        if (in_order) begin
            following <= seq_after;
        end
        if (init && state != STATE_OFF) begin
            following <= init_seq;
        end
    end

    wire _unused_ok = &{1'b0, seq_minus_next_seq[18:0], seq_minus_following[18:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) acked_is_before_next: assert (!judged || acked + 20'd1 == next_seq);
`endif

endmodule

`default_nettype wire
