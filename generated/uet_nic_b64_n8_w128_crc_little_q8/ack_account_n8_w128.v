// Bytes accepted by each of 8 PDCs, and which packets are acknowledged at once.
`default_nettype none

module ack_account_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] pdc,
    input  wire [13:0] length,
    input  wire        taken_accepted,
    input  wire        taken_fresh,
    input  wire        taken_is_highest,
    input  wire        taken_urgent,
    input  wire        taken_ar,
    input  wire        taken_ce,
    input  wire [13:0] taken_size,
    input  wire        registers_ack_on_ecn,
    input  wire        registers_ack_per_packet,
    input  wire        registers_ack_tail,
    input  wire [15:0] registers_ack_gen_trigger,
    input  wire [11:0] registers_ack_gen_min_add,
    output wire        wanted,
    output wire [31:0] bytes
);

    reg  [15:0] step;
    reg  [16:0] threshold;
    reg         shown_wanted;
    reg  [31:0] shown_bytes;
    wire [15:0] accounts_word_count;
    wire        accounts_word_tail;
    wire [31:0] accounts_word_bytes;
    wire  [2:0] accounts_at;
    wire        accounts_valid;

    wire        added_below = length < {2'd0, registers_ack_gen_min_add};
    wire [15:0] added = {2'd0, added_below ? {2'd0, registers_ack_gen_min_add} : length};
    wire [15:0] accounts_now_count = accounts_word_count;
    wire        accounts_now_tail = accounts_word_tail;
    wire [31:0] accounts_now_bytes = accounts_word_bytes;
    wire [15:0] count = accounts_now_count & {16{!taken_fresh}};
    wire        reaches = threshold[16] || count >= threshold[15:0];
    wire        tail_term = accounts_now_tail && !taken_fresh;
    wire        tail = taken_is_highest ? taken_ar : tail_term;
    wire        wants_term = taken_urgent || (taken_ce && registers_ack_on_ecn) || registers_ack_per_packet;
    wire        wants = wants_term || reaches || (tail && registers_ack_tail);
    wire [31:0] accounts_next_bytes_and = accounts_now_bytes & {32{!taken_fresh}};
    wire [31:0] accounts_next_bytes_choice = taken_accepted ? accounts_next_bytes_and + {18'd0, taken_size} : accounts_next_bytes_and;

    forwarding_ram_w49_d8_l2 accounts (
        .clk        (clk),
        .rst        (rst),
        .addr       (pdc),
        .enable     (enable),
        .next_count (taken_accepted ? (count + step) & {16{!wants}} : count),
        .next_tail  (taken_accepted ? tail : tail_term),
        .next_bytes (accounts_next_bytes_choice),
        .write      (1'b1),
        .word_count (accounts_word_count),
        .word_tail  (accounts_word_tail),
        .word_bytes (accounts_word_bytes),
        .at         (accounts_at),
        .valid      (accounts_valid)
    );

    always @(posedge clk) begin
        step <= added;
        threshold <= {1'b0, registers_ack_gen_trigger} - {1'b0, added};
        shown_wanted <= wants;
        shown_bytes <= accounts_next_bytes_choice;
    end

    assign wanted = shown_wanted;
    assign bytes = shown_bytes;

    wire _unused_ok = &{1'b0, accounts_at, accounts_valid};

endmodule

`default_nettype wire
