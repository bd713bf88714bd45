// Bytes in flight of 256 PDCs, and what congestion control hears of an event.
`default_nettype none

module pds_initiator_account_n256_w256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] place,
    input  wire  [7:0] ccc,
    input  wire        valid,
    input  wire  [4:0] step_kind,
    input  wire  [7:0] step_place,
    input  wire        step_on,
    input  wire        step_open,
    input  wire        step_claimed,
    input  wire        step_moved,
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
    input  wire        step_close_due,
    input  wire        deed_sends,
    input  wire        deed_retx,
    input  wire        deed_counts,
    input  wire        deed_asks,
    input  wire        deed_marks,
    input  wire        deed_unmarks,
    input  wire        deed_leaves,
    input  wire  [3:0] deed_kind,
    input  wire        deed_timed,
    input  wire [31:0] deed_sent_at,
    input  wire        deed_fails,
    input  wire        deed_backs,
    input  wire        deed_spurious,
    input  wire        deed_held,
    input  wire        deed_ignored,
    input  wire [13:0] size,
    input  wire [31:0] bytes,
    input  wire        leaves,
    input  wire        explicit,
    input  wire        has_nscc,
    input  wire [23:0] rcvd_bytes,
    output reg         told_valid,
    output reg   [3:0] told_kind,
    output reg  [31:0] told_bytes,
    output reg         refund_write_enable,
    output reg   [7:0] refund_write_ccc,
    output reg  [31:0] refund_write_refunded
);

    localparam [4:0] STEP_KIND_CLEAR     = 5'd0;
    localparam [4:0] STEP_KIND_OPEN      = 5'd1;
    localparam [4:0] STEP_KIND_ACK       = 5'd2;
    localparam [4:0] STEP_KIND_CREDIT    = 5'd6;
    localparam [4:0] STEP_KIND_VISIT     = 5'd11;
    localparam [4:0] STEP_KIND_ENDED     = 5'd17;
    localparam [4:0] STEP_KIND_ADJUST    = 5'd18;
    localparam [3:0] DEED_KIND_SENT      = 4'd0;
    localparam [3:0] DEED_KIND_ACK       = 4'd1;
    localparam [3:0] DEED_KIND_PROBE_ACK = 4'd2;
    localparam [3:0] DEED_KIND_WITHDRAWN = 4'd8;
    localparam [3:0] DEED_KIND_READD     = 4'd9;
    localparam [3:0] DEED_KIND_CREDIT    = 4'd10;
    localparam [3:0] DEED_KIND_START     = 4'd11;

    reg  [31:0] flight_next;
    reg  [31:0] received_next;
    reg         said_valid;
    reg   [3:0] said_kind;
    reg  [31:0] said_bytes;
    wire [31:0] accounts_word_flight;
    wire [31:0] accounts_word_received;
    wire  [7:0] accounts_at;
    wire        accounts_valid;
    reg   [7:0] ccc_1;
    reg   [7:0] ccc_2;
    wire [31:0] refunds_word;
    wire  [7:0] refunds_at;
    wire        refunds_valid;

    wire        begins = step_kind == STEP_KIND_OPEN || step_kind == STEP_KIND_CLEAR;
    wire        is_ack = step_kind == STEP_KIND_ACK && step_on;
    wire        is_credit = step_kind == STEP_KIND_CREDIT && step_on;
    wire        is_adjust = step_kind == STEP_KIND_ADJUST && step_on;
    wire        is_empty_term = step_kind == STEP_KIND_VISIT && step_on && step_oldest == step_next;
    wire        is_empty = is_empty_term || step_kind == STEP_KIND_ENDED;
    wire [31:0] accounts_now_flight = accounts_word_flight;
    wire [31:0] accounts_now_received = accounts_word_received;
    wire [31:0] ahead = {rcvd_bytes, 8'd0} - accounts_now_received;
    wire        newly_term = has_nscc && !ahead[31];
    wire [31:0] newly = ahead & {32{newly_term}};
    wire        empties = is_empty && (|accounts_now_flight);
    wire        negative = accounts_now_flight[31];
    wire        back = step_claimed && !deed_counts;
    wire        owes = deed_counts && !step_claimed;
    wire        is_clear = step_kind == STEP_KIND_CLEAR;
    wire [31:0] refunds_now = refunds_word;
    wire [31:0] refunded_choice = owes ? refunds_now - {18'd0, size} : refunds_now;
    wire [31:0] refunded = is_clear ? 32'd0 : back ? refunds_now + {18'd0, size} : refunded_choice;
    wire        refunds_change = valid && (back || owes || is_clear);
    wire        size_any = |size;

    forwarding_ram_w64_d256_l2 accounts (
        .clk           (clk),
        .rst           (rst),
        .addr          (place),
        .enable        (enable),
        .next_flight   (flight_next),
        .next_received (received_next),
        .write         (valid),
        .word_flight   (accounts_word_flight),
        .word_received (accounts_word_received),
        .at            (accounts_at),
        .valid         (accounts_valid)
    );

    forwarding_ram_w32_d256_l2 refunds (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (refunded),
        .write  (refunds_change),
        .word   (refunds_word),
        .at     (refunds_at),
        .valid  (refunds_valid)
    );

    always @* begin
        flight_next = accounts_now_flight;
        if (deed_counts) begin
            flight_next = accounts_now_flight + {18'd0, size};
        end else if (deed_leaves) begin
            flight_next = accounts_now_flight - {18'd0, size};
        end
        if (is_ack) begin
            flight_next = accounts_now_flight - newly;
        end
        if (is_adjust) begin
            flight_next = leaves ? accounts_now_flight - bytes : accounts_now_flight + bytes;
        end
        if (empties) begin
            flight_next = 32'd0;
        end
        if (begins) begin
            flight_next = 32'd0;
        end
    end

    always @* begin
        received_next = accounts_now_received;
        if (is_ack) begin
            received_next = accounts_now_received + newly;
        end
        if (empties) begin
            received_next = accounts_now_received + accounts_now_flight;
        end
        if (begins) begin
            received_next = 32'd0;
        end
    end

    always @* begin
        said_valid = 1'b0;
        said_kind = DEED_KIND_ACK;
        said_bytes = 32'd0;
        if (deed_counts) begin
            said_valid = size_any;
            said_kind = DEED_KIND_SENT;
            said_bytes = {18'd0, size};
        end else if (deed_leaves) begin
            said_valid = size_any;
            said_kind = deed_kind;
            said_bytes = {18'd0, size};
        end
        if (is_ack) begin
            said_valid = 1'b1;
            said_bytes = newly;
            if (!explicit) begin
                said_kind = DEED_KIND_PROBE_ACK;
            end
        end
        if (is_credit) begin
            said_valid = 1'b1;
            said_kind = DEED_KIND_CREDIT;
            said_bytes = 32'd0;
        end
        if (is_adjust) begin
            said_valid = 1'b1;
            said_kind = DEED_KIND_READD;
            said_bytes = bytes;
            if (leaves) begin
                said_kind = DEED_KIND_WITHDRAWN;
            end
        end
        if (empties) begin
            said_valid = 1'b1;
            said_kind = DEED_KIND_WITHDRAWN;
            said_bytes = accounts_now_flight;
            if (negative) begin
                said_kind = DEED_KIND_READD;
                said_bytes = 32'd0 - accounts_now_flight;
            end
        end
        if (begins) begin
            said_valid = step_kind == STEP_KIND_OPEN && leaves;
            said_kind = DEED_KIND_START;
            said_bytes = 32'd0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            refund_write_enable <= 1'b0;
        end else begin
            refund_write_enable <= refunds_change;
        end
    end

    always @(posedge clk) begin
        told_valid <= said_valid;
        told_kind <= said_kind;
        told_bytes <= said_bytes;
        ccc_1 <= ccc;
        ccc_2 <= ccc_1;
        refund_write_ccc <= ccc_2;
        refund_write_refunded <= refunded;
    end

    wire _unused_ok = &{1'b0, step_place, step_open, step_moved, step_ordered, step_roce, step_state, step_start, step_peer, step_cum, step_above, step_tail_tail, step_tail_open, step_range, step_sleek, step_keeps, step_close_due, deed_sends, deed_retx, deed_asks, deed_marks, deed_unmarks, deed_timed, deed_sent_at, deed_fails, deed_backs, deed_spurious, deed_held, deed_ignored, accounts_at, accounts_valid, refunds_at, refunds_valid};

endmodule

`default_nettype wire
