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
    output wire        room,
    output wire        low,
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
    reg  [31:0] window_charge;
    reg  [31:0] credit_charge;
    reg         enable_read;
    reg   [2:0] ccc_read;
    reg  [31:0] credit_claim;
    reg         credit_on_charge;
    reg         credit_on_claim;
    reg  [31:0] window_then_claim;
    reg  [31:0] credit_then_claim;
    reg  [13:0] packet_claim;
    reg         is_empty_claim;
    wire [31:0] claimed_word_bytes;
    wire        claimed_word_waits;
    wire  [2:0] claimed_word_first;
    wire        claimed_word_others;
    wire  [2:0] claimed_word_second;
    wire  [2:0] claimed_word_served;
    wire  [2:0] claimed_at;
    wire        claimed_valid;
    reg  [31:0] left_tell;
    reg         no_credit_tell;
    reg  [31:0] bytes_charge;
    reg  [31:0] most_charge;
    reg         is_low_out;
    reg         may_leave_tell;
    wire        tight_out_later_q;

    wire [31:0] window = limits_word_window + refunds_word;
    wire [31:0] credit = limits_word_credit + refunds_word;
    wire        credit_on = limits_word_credit_on;
    wire        tight = limits_word_is_small;
    wire [31:0] bytes = limits_word_cwnd;
    wire [31:0] most = limits_word_max_window;
    wire [13:0] packet = size;
    wire        is_empty = !(|size);
    wire [31:0] window_then = window_charge - {18'd0, size};
    wire [31:0] credit_then = credit_charge - {18'd0, size};
    wire [31:0] claimed_now_bytes = claimed_word_bytes;
    wire        claimed_now_waits = claimed_word_waits;
    wire  [2:0] claimed_now_first = claimed_word_first;
    wire        claimed_now_others = claimed_word_others;
    wire  [2:0] claimed_now_second = claimed_word_second;
    wire  [2:0] claimed_now_served = claimed_word_served;
    wire        is_first = claimed_now_first == place;
    wire [31:0] after = window_then_claim - claimed_now_bytes;
    wire        fits = !after[31];
    wire [31:0] owes = credit_claim - claimed_now_bytes;
    wire        has_credit_term = !owes[31] && claimed_now_bytes != credit_claim;
    wire        has_credit = !credit_on_claim || has_credit_term;
    wire        wants = asks && !is_empty_claim;
    wire        claims = wants && fits && has_credit && (!claimed_now_waits || is_first);
    wire [31:0] owes_then = credit_then_claim - claimed_now_bytes;
    wire [31:0] claimed_then = claimed_now_bytes + {18'd0, packet_claim};
    wire        refused = wants && !claims && claimed_now_served != place;
    wire        leaves = claimed_now_waits && is_first && (claims || yields);
    wire        joins = !claimed_now_waits && refused;
    wire        follows = claimed_now_waits && !is_first && !claimed_now_others && refused;
    wire        stays = claimed_now_others && !(claimed_now_second == place && yields);
    wire        may_leave = claims || !wants;
    wire [31:0] left = after;
    wire        no_credit_term = credit_on_claim && (owes_then[31] || claimed_now_bytes == credit_then_claim);
    wire        no_credit = !has_credit || no_credit_term;
    wire        is_low_term = !(|left_tell[31:16]) && left_tell[15:0] < below;
    wire        is_low = no_credit_tell || left_tell[31] || is_low_term;
    wire        tight_out = tight_out_later_q;

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
        .addr        (ccc_read),
        .enable      (enable_read),
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

    delay_w1_c4 tight_out_later (
        .clk (clk),
        .d   (tight),
        .q   (tight_out_later_q)
    );

    always @(posedge clk) begin
        window_charge <= window;
        credit_charge <= credit;
        enable_read <= enable;
        ccc_read <= ccc;
        credit_claim <= credit_charge;
        credit_on_charge <= credit_on;
        credit_on_claim <= credit_on_charge;
        window_then_claim <= window_then;
        credit_then_claim <= credit_then;
        packet_claim <= packet;
        is_empty_claim <= is_empty;
        left_tell <= left;
        no_credit_tell <= no_credit;
        bytes_charge <= bytes;
        most_charge <= most;
        is_low_out <= is_low;
        may_leave_tell <= may_leave;
    end

    assign room = may_leave_tell;
    assign low = is_low_out;
    assign is_small = tight_out;
    assign cwnd = bytes_charge;
    assign max_window = most_charge;

    wire _unused_ok = &{1'b0, owes[30:0], owes_then[30:0], claimed_at, claimed_valid};

endmodule

`default_nettype wire
