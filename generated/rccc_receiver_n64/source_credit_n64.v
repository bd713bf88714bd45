// Credit of each of 64 sources: what they ask for, and what they were granted.
`default_nettype none

module source_credit_n64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [5:0] source,
    input  wire        steps_start,
    input  wire        steps_target,
    input  wire        steps_waits,
    input  wire        steps_serves,
    input  wire        steps_gives,
    input  wire [23:0] value,
    input  wire [15:0] background,
    output reg  [23:0] change_credit,
    output reg   [6:0] change_quanta,
    output reg         change_waits,
    output reg         change_idles
);

    reg  [23:0] most;
    reg         has_background;
    wire [23:0] credits_word_granted;
    wire [23:0] credits_word_target;
    wire        credits_word_is_waiting;
    wire  [5:0] credits_at;
    wire        credits_valid;

    wire [23:0] credits_now_granted = credits_word_granted;
    wire [23:0] credits_now_target = credits_word_target;
    wire        credits_now_is_waiting = credits_word_is_waiting;
    wire [23:0] beyond = value - credits_now_target;
    wire        is_new = steps_target && !beyond[23] && (|beyond);
    wire        joins = (is_new || steps_waits) && !credits_now_is_waiting;
    wire [23:0] open = credits_now_target - credits_now_granted;
    wire        asks = !open[23];
    wire        is_more = asks && open > 24'd64;
    wire        is_whole = steps_gives || (asks && open >= 24'd64);
    wire [23:0] granted_after_choice = asks ? credits_now_target : credits_now_granted;
    wire [23:0] granted_after = is_whole ? credits_now_granted + 24'd64 : granted_after_choice;
    wire        stays = steps_serves && is_more;
    wire [23:0] over = credits_now_granted - credits_now_target;
    wire        may_have_more = $signed(over) >= -24'sd64 && $signed(over) < $signed(most);
    wire        steps_serves_or_steps_gives = steps_serves || steps_gives;
    wire [23:0] credits_next_granted = steps_start ? value : steps_serves_or_steps_gives ? granted_after : credits_now_granted;
    wire [23:0] credits_next_target = steps_start || is_new ? value : credits_now_target;
    wire        credits_next_is_waiting_term = (credits_now_is_waiting && !steps_serves) || joins || stays;
    wire        credits_next_is_waiting = credits_next_is_waiting_term && !steps_start;
    wire        change_idles_term = steps_serves && !is_more && has_background;

    forwarding_ram_w49_d64_l3 credits (
        .clk             (clk),
        .rst             (rst),
        .addr            (source),
        .enable          (enable),
        .next_granted    (credits_next_granted),
        .next_target     (credits_next_target),
        .next_is_waiting (credits_next_is_waiting),
        .write           (1'b1),
        .word_granted    (credits_word_granted),
        .word_target     (credits_word_target),
        .word_is_waiting (credits_word_is_waiting),
        .at              (credits_at),
        .valid           (credits_valid)
    );

    always @(posedge clk) begin
        most <= {8'd0, background} - 24'd64;
        has_background <= |background;
        change_credit <= granted_after;
        change_quanta <= (is_whole ? 7'd64 : open[6:0] & {7{asks}}) & {7{steps_serves_or_steps_gives}};
        change_waits <= joins || stays;
        change_idles <= change_idles_term || (steps_gives && may_have_more);
    end

    wire _unused_ok = &{1'b0, credits_at, credits_valid};

endmodule

`default_nettype wire
