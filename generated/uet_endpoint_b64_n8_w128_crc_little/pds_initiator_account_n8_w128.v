// Bytes in flight of 8 PDCs, and what congestion control hears of an event.
`default_nettype none

module pds_initiator_account_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] place,
    input  wire  [2:0] ccc,
    input  wire        valid,
    input  wire  [4:0] step_kind,
    input  wire  [2:0] step_place,
    input  wire        step_on,
    input  wire        step_open,
    input  wire        step_claimed,
    input  wire        step_moved,
    input  wire        step_restarted,
    input  wire        step_ordered,
    input  wire        step_roce,
    input  wire  [2:0] step_state,
    input  wire [31:0] step_start,
    input  wire [15:0] step_peer,
    input  wire [31:0] step_next,
    input  wire [31:0] step_cum,
    input  wire [31:0] step_oldest,
    input  wire        step_above,
    input  wire [31:0] step_tail_tail,
    input  wire [15:0] step_tail_open,
    input  wire  [7:0] step_range,
    input  wire        step_sleek,
    input  wire        step_keeps,
    input  wire        step_hold,
    input  wire        step_close_due,
    input  wire        step_nears_end,
    input  wire        step_exhausted,
    input  wire        effect_sends,
    input  wire        effect_retx,
    input  wire        effect_counts,
    input  wire        effect_asks,
    input  wire        effect_marks,
    input  wire        effect_unmarks,
    input  wire        effect_leaves,
    input  wire  [3:0] effect_kind,
    input  wire        effect_loses,
    input  wire        effect_timed,
    input  wire [31:0] effect_sent_at,
    input  wire        effect_arrives,
    input  wire        effect_fails,
    input  wire        effect_backs,
    input  wire        effect_spurious,
    input  wire        effect_held,
    input  wire        effect_ignored,
    input  wire [13:0] size,
    input  wire [31:0] bytes,
    input  wire        leaves,
    input  wire        for_packet,
    input  wire        has_nscc,
    input  wire [23:0] rcvd_bytes,
    output wire        told_valid,
    output wire  [3:0] told_kind,
    output wire [31:0] told_bytes,
    output reg         refund_write_enable,
    output reg   [2:0] refund_write_ccc,
    output reg  [31:0] refund_write_refunded
);

    localparam [3:0] KIND_3_SENT      = 4'd0;
    localparam [3:0] KIND_3_ACK       = 4'd1;
    localparam [3:0] KIND_3_PROBE_ACK = 4'd2;
    localparam [3:0] KIND_3_WITHDRAWN = 4'd8;
    localparam [3:0] KIND_3_READD     = 4'd9;
    localparam [3:0] KIND_3_CREDIT    = 4'd10;
    localparam [3:0] KIND_3_START     = 4'd11;
    localparam [3:0] KIND_3_IDLE      = 4'd12;
    localparam [4:0] STEP_KIND_CLEAR  = 5'd0;
    localparam [4:0] STEP_KIND_OPEN   = 5'd1;
    localparam [4:0] STEP_KIND_ACK    = 5'd2;
    localparam [4:0] STEP_KIND_CREDIT = 5'd6;
    localparam [4:0] STEP_KIND_VISIT  = 5'd11;
    localparam [4:0] STEP_KIND_ENDED  = 5'd17;
    localparam [4:0] STEP_KIND_ADJUST = 5'd18;

    reg         valid_3;
    reg         does_begins;
    reg         does_starts;
    reg         does_clears;
    reg         does_ack;
    reg         does_credit;
    reg         does_adjust;
    reg         does_empty;
    reg         does_adds;
    reg         does_takes;
    reg         does_counts;
    reg         does_leaves;
    reg         does_probe;
    reg         does_has_nscc;
    reg         does_claimed;
    reg         does_has_size;
    reg         does_visit;
    reg         does_ends;
    reg  [31:0] amount;
    reg  [31:0] counted;
    reg   [3:0] kind_3;
    reg  [31:0] wide;
    reg         said_valid;
    reg   [3:0] said_kind;
    reg  [31:0] said_bytes;
    wire [31:0] accounts_word_sent;
    wire [31:0] accounts_word_received;
    wire        accounts_word_busy;
    wire  [2:0] accounts_at;
    wire        accounts_valid;
    reg  [31:0] then_newly;
    reg         then_told_valid;
    reg   [3:0] then_told_kind;
    reg  [31:0] then_told_bytes;
    reg         then_of_peer;
    reg         then_of_rest;
    reg         then_rises;
    reg         then_falls;
    reg         then_may_rest;
    reg         has_nscc_4;
    reg         told_now_valid;
    reg   [3:0] told_now_kind;
    reg  [31:0] told_now_bytes;
    reg  [31:0] adds_4;
    reg         clears_4;
    reg         starts_4;
    reg         enable_1;
    reg   [2:0] ccc_of_rest;
    wire [31:0] rests_word_sent;
    wire  [3:0] rests_word_busy;
    wire        rests_word_owes;
    wire  [2:0] rests_at;
    wire        rests_valid;
    wire [31:0] refunds_word;
    wire  [2:0] refunds_at;
    wire        refunds_valid;
    reg   [2:0] ccc_word_1;
    reg   [2:0] ccc_word_2;
    reg   [2:0] ccc_out;

    wire [31:0] accounts_now_sent = accounts_word_sent;
    wire [31:0] accounts_now_received = accounts_word_received;
    wire        accounts_now_busy = accounts_word_busy;
    wire [31:0] ahead = counted - accounts_now_received;
    wire        counts = does_ack && does_has_nscc && !ahead[31];
    wire        empties = does_empty && accounts_now_sent != accounts_now_received;
    wire        sends_term = does_adjust || (counts && counted != accounts_now_received);
    wire        sends = (does_counts && does_has_size) || sends_term;
    wire        stops = does_empty && (!empties || does_ends);
    wire [31:0] rests_now_sent = rests_word_sent;
    wire  [3:0] rests_now_busy = rests_word_busy;
    wire        rests_now_owes = rests_word_owes;
    wire        is_over = then_falls && rests_now_busy == 4'd1;
    wire        owes = (rests_now_owes || is_over) && !then_rises && !starts_4;
    wire        rest = then_may_rest && owes;
    wire        back = does_claimed && !does_counts;
    wire        due = does_counts && !does_claimed;
    wire [31:0] refunds_now = refunds_word;
    wire [31:0] accounts_next_sent_choice = does_adds ? accounts_now_sent + amount : accounts_now_sent;
    wire [31:0] accounts_next_sent_choice_2 = does_takes ? accounts_now_sent - amount : accounts_next_sent_choice;
    wire [31:0] accounts_next_received_choice = counts ? counted : does_empty ? accounts_now_sent : accounts_now_received;
    wire  [3:0] rests_next_busy_choice = then_falls ? rests_now_busy - 4'd1 : rests_now_busy;
    wire [31:0] refunds_next_choice = back ? refunds_now + wide : due ? refunds_now - wide : refunds_now;
    wire [31:0] refunds_next_choice_2 = does_clears ? 32'd0 : refunds_next_choice;
    wire        step_kind_eq_18_and_step_on = step_kind == STEP_KIND_ADJUST && step_on;
    wire        does_empty_term = step_kind == STEP_KIND_VISIT && step_on && step_oldest == step_next;
    wire        does_adds_term = !step_kind_eq_18_and_step_on;
    wire        told_now_bytes_term = has_nscc_4 && !then_newly[31];
    wire        does_counts_and_valid_3 = does_counts && valid_3;

    forwarding_ram_w65_d8_l3 accounts (
        .clk           (clk),
        .rst           (rst),
        .addr          (place),
        .enable        (enable),
        .next_sent     (accounts_next_sent_choice_2 & {32{!does_begins}}),
        .next_received (accounts_next_received_choice & {32{!does_begins}}),
        .next_busy     (((accounts_now_busy && !stops) || sends) && !does_begins),
        .write         (1'b1),
        .word_sent     (accounts_word_sent),
        .word_received (accounts_word_received),
        .word_busy     (accounts_word_busy),
        .at            (accounts_at),
        .valid         (accounts_valid)
    );

    forwarding_ram_w37_d8_l3 rests (
        .clk       (clk),
        .rst       (rst),
        .addr      (ccc_of_rest),
        .enable    (enable_1),
        .next_sent ((rests_now_sent + adds_4) & {32{!clears_4}}),
        .next_busy ((then_rises ? rests_now_busy + 4'd1 : rests_next_busy_choice) & {4{!clears_4}}),
        .next_owes (owes && !rest && !clears_4),
        .write     (1'b1),
        .word_sent (rests_word_sent),
        .word_busy (rests_word_busy),
        .word_owes (rests_word_owes),
        .at        (rests_at),
        .valid     (rests_valid)
    );

    forwarding_ram_w32_d8_l3 refunds (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (refunds_next_choice_2),
        .write  (1'b1),
        .word   (refunds_word),
        .at     (refunds_at),
        .valid  (refunds_valid)
    );

    always @* begin
        said_valid = 1'b0;
        said_kind = KIND_3_ACK;
        said_bytes = amount;
        if (does_counts) begin
            said_valid = does_has_size;
            said_kind = KIND_3_SENT;
        end else if (does_leaves) begin
            said_valid = does_has_size;
            said_kind = kind_3;
        end
        if (does_ack) begin
            said_valid = 1'b1;
            said_kind = KIND_3_ACK;
            if (does_probe) begin
                said_kind = KIND_3_PROBE_ACK;
            end
        end
        if (does_credit) begin
            said_valid = 1'b1;
            said_kind = KIND_3_CREDIT;
            said_bytes = 32'd0;
        end
        if (does_adjust) begin
            said_valid = 1'b1;
            said_kind = KIND_3_READD;
            if (does_takes) begin
                said_kind = KIND_3_WITHDRAWN;
            end
        end
        if (empties) begin
            said_valid = 1'b1;
            said_kind = KIND_3_WITHDRAWN;
        end
        if (does_begins) begin
            said_valid = does_starts;
            said_kind = KIND_3_START;
            said_bytes = 32'd0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_3 <= 1'b0;
            refund_write_enable <= 1'b0;
        end else begin
            valid_3 <= valid;
            refund_write_enable <= valid_3;
        end
    end

    always @(posedge clk) begin
        does_begins <= step_kind == STEP_KIND_OPEN || step_kind == STEP_KIND_CLEAR;
        does_starts <= step_kind == STEP_KIND_OPEN && leaves;
        does_clears <= step_kind == STEP_KIND_CLEAR;
        does_ack <= step_kind == STEP_KIND_ACK && step_on;
        does_credit <= step_kind == STEP_KIND_CREDIT && step_on;
        does_adjust <= step_kind_eq_18_and_step_on;
        does_empty <= does_empty_term || step_kind == STEP_KIND_ENDED;
        does_adds <= does_adds_term ? effect_counts : !leaves;
        does_takes <= does_adds_term ? effect_leaves && !effect_counts : leaves;
        does_counts <= effect_counts;
        does_leaves <= effect_leaves;
        does_probe <= !for_packet;
        does_has_nscc <= has_nscc;
        does_claimed <= step_claimed;
        does_has_size <= |size;
        does_visit <= step_kind == STEP_KIND_VISIT;
        does_ends <= step_kind == STEP_KIND_ENDED;
        amount <= does_adds_term ? {18'd0, size} : bytes;
        counted <= {rcvd_bytes, 8'd0};
        kind_3 <= effect_kind;
        wide <= {18'd0, size};
        then_newly <= does_ack ? ahead : accounts_now_sent - accounts_now_received;
        then_told_valid <= said_valid;
        then_told_kind <= said_kind;
        then_told_bytes <= said_bytes;
        then_of_peer <= does_ack;
        then_of_rest <= empties;
        then_rises <= valid_3 && sends && !accounts_now_busy;
        then_falls <= valid_3 && stops && accounts_now_busy;
        then_may_rest <= valid_3 && does_visit && !empties;
        has_nscc_4 <= does_has_nscc;
        told_now_valid <= then_told_valid;
        told_now_kind <= then_told_kind;
        told_now_bytes <= then_told_bytes;
        if (then_of_peer) begin
            told_now_bytes <= then_newly & {32{told_now_bytes_term}};
        end else if (then_of_rest) begin
            told_now_bytes <= then_newly[31] ? 32'd0 - then_newly : then_newly;
            if (then_newly[31]) begin
                told_now_kind <= KIND_3_READD;
            end
        end
        adds_4 <= amount & {32{does_counts_and_valid_3}};
        clears_4 <= does_clears;
        starts_4 <= does_starts;
        enable_1 <= enable;
        ccc_of_rest <= ccc;
        if (rest) begin
            told_now_valid <= 1'b1;
            told_now_kind <= KIND_3_IDLE;
            told_now_bytes <= rests_now_sent;
        end
        if (starts_4) begin
            told_now_bytes <= rests_now_sent;
        end
        ccc_word_1 <= ccc;
        ccc_word_2 <= ccc_word_1;
        ccc_out <= ccc_word_2;
        refund_write_ccc <= ccc_out;
        refund_write_refunded <= refunds_next_choice_2;
    end

    assign told_valid = told_now_valid;
    assign told_kind = told_now_kind;
    assign told_bytes = told_now_bytes;

    wire _unused_ok = &{1'b0, step_place, step_open, step_moved, step_restarted, step_ordered, step_roce, step_state, step_start, step_peer, step_cum, step_above, step_tail_tail, step_tail_open, step_range, step_sleek, step_keeps, step_hold, step_close_due, step_nears_end, step_exhausted, effect_sends, effect_retx, effect_asks, effect_marks, effect_unmarks, effect_loses, effect_timed, effect_sent_at, effect_arrives, effect_fails, effect_backs, effect_spurious, effect_held, effect_ignored, accounts_at, accounts_valid, rests_at, rests_valid, refunds_at, refunds_valid};

endmodule

`default_nettype wire
