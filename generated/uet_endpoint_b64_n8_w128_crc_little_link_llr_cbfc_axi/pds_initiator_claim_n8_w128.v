// Room in 8 congestion control contexts.
`default_nettype none

module pds_initiator_claim_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        clear,
    input  wire  [2:0] place,
    input  wire        yields,
    input  wire        asks,
    input  wire [13:0] size,
    input  wire [15:0] below,
    input  wire        limit_valid,
    input  wire  [2:0] limit_ccc,
    input  wire [31:0] limit_window,
    input  wire        limit_credit_on,
    input  wire [31:0] limit_credit,
    input  wire [31:0] limit_cwnd,
    input  wire [31:0] limit_max_window,
    input  wire        limit_is_small,
    input  wire        refund_write_enable,
    input  wire  [2:0] refund_write_ccc,
    input  wire [31:0] refund_write_refunded,
    output reg         room,
    output reg         low,
    output wire        is_small,
    output wire [31:0] cwnd,
    output wire [31:0] max_window
);

    wire [31:0] limits_word_window;
    wire        limits_word_credit_on;
    wire [31:0] limits_word_credit;
    wire [31:0] limits_word_cwnd;
    wire [31:0] limits_word_max_window;
    wire        limits_word_is_small;
    wire [31:0] refunds_word;
    reg  [31:0] window;
    reg  [31:0] credit;
    reg  [31:0] window_then;
    reg  [31:0] credit_then;
    reg  [31:0] credit_4;
    reg         credit_on;
    reg         credit_on_4;
    reg         kept_3_is_small;
    reg  [31:0] kept_3_cwnd;
    reg  [31:0] kept_3_max_window;
    reg         is_small_4;
    reg         is_small_5;
    reg         is_small_6;
    reg  [13:0] size_4;
    reg         is_empty;
    reg         enable_1;
    reg   [2:0] ccc_1;
    reg  [31:0] left;
    reg         no_credit;
    wire [31:0] claimed_word_bytes;
    wire        claimed_word_waits;
    wire  [2:0] claimed_word_first;
    wire        claimed_word_others;
    wire  [2:0] claimed_word_second;
    wire  [2:0] claimed_word_served;
    wire  [2:0] claimed_at;
    wire        claimed_valid;

    wire [31:0] claimed_now_bytes = claimed_word_bytes;
    wire        claimed_now_waits = claimed_word_waits;
    wire  [2:0] claimed_now_first = claimed_word_first;
    wire        claimed_now_others = claimed_word_others;
    wire  [2:0] claimed_now_second = claimed_word_second;
    wire  [2:0] claimed_now_served = claimed_word_served;
    wire        is_first = claimed_now_first == place;
    wire [31:0] after = window_then - claimed_now_bytes;
    wire        fits = !after[31];
    wire [31:0] owes = credit_4 - claimed_now_bytes;
    wire        has_credit = !credit_on_4 || (!owes[31] && claimed_now_bytes != credit_4);
    wire        wants = asks && !is_empty;
    wire        claims = wants && fits && has_credit && (!claimed_now_waits || is_first);
    wire [31:0] owes_then = credit_then - claimed_now_bytes;
    wire [31:0] claimed_then = claimed_now_bytes + {18'd0, size_4};
    wire        refused = wants && !claims && claimed_now_served != place;
    wire        leaves = claimed_now_waits && is_first && (claims || yields);
    wire        joins = !claimed_now_waits && refused;
    wire        follows = claimed_now_waits && !is_first && !claimed_now_others && refused;
    wire        stays = claimed_now_others && !(claimed_now_second == place && yields);
    wire        no_credit_term = credit_on_4 && (owes_then[31] || claimed_now_bytes == credit_then);
    wire        low_term = !(|left[31:16]) && left[15:0] < below;

    context_copy_w130_n8 limits (
        .clk             (clk),
        .enable          (limit_valid),
        .pdc             (limit_ccc),
        .data_window     (limit_window),
        .data_credit_on  (limit_credit_on),
        .data_credit     (limit_credit),
        .data_cwnd       (limit_cwnd),
        .data_max_window (limit_max_window),
        .data_is_small   (limit_is_small),
        .read            (ccc),
        .word_window     (limits_word_window),
        .word_credit_on  (limits_word_credit_on),
        .word_credit     (limits_word_credit),
        .word_cwnd       (limits_word_cwnd),
        .word_max_window (limits_word_max_window),
        .word_is_small   (limits_word_is_small)
    );

    context_copy_w32_n8 refunds (
        .clk    (clk),
        .enable (refund_write_enable),
        .pdc    (refund_write_ccc),
        .data   (refund_write_refunded),
        .read   (ccc),
        .word   (refunds_word)
    );

    forwarding_ram_w43_d8_l3 claimed (
        .clk         (clk),
        .rst         (rst),
        .addr        (ccc_1),
        .enable      (enable_1),
        .next_bytes  (clear ? 32'd0 : claims ? claimed_then : claimed_now_bytes),
        .next_waits  ((leaves ? stays : claimed_now_waits || joins) && !clear),
        .next_first  (leaves ? claimed_now_second : joins ? place : claimed_now_first),
        .next_others ((stays || follows) && !(leaves || clear)),
        .next_second (follows ? place : claimed_now_second),
        .next_served (claims ? place : claimed_now_served),
        .write       (1'b1),
        .word_bytes  (claimed_word_bytes),
        .word_waits  (claimed_word_waits),
        .word_first  (claimed_word_first),
        .word_others (claimed_word_others),
        .word_second (claimed_word_second),
        .word_served (claimed_word_served),
        .at          (claimed_at),
        .valid       (claimed_valid)
    );

    always @(posedge clk) begin
        window <= limits_word_window + refunds_word;
        credit <= limits_word_credit + refunds_word;
        window_then <= window - {18'd0, size};
        credit_then <= credit - {18'd0, size};
        credit_4 <= credit;
        credit_on <= limits_word_credit_on;
        credit_on_4 <= credit_on;
        kept_3_is_small <= limits_word_is_small;
        kept_3_cwnd <= limits_word_cwnd;
        kept_3_max_window <= limits_word_max_window;
        is_small_4 <= kept_3_is_small;
        is_small_5 <= is_small_4;
        is_small_6 <= is_small_5;
        size_4 <= size;
        is_empty <= !(|size);
        enable_1 <= enable;
        ccc_1 <= ccc;
        room <= claims || !wants;
        left <= after;
        no_credit <= !has_credit || no_credit_term;
        low <= no_credit || left[31] || low_term;
    end

    assign is_small = is_small_6;
    assign cwnd = kept_3_cwnd;
    assign max_window = kept_3_max_window;

    wire _unused_ok = &{1'b0, owes[30:0], owes_then[30:0], claimed_at, claimed_valid};

endmodule

`default_nettype wire
