// Where the next SACK of each of 256 PDCs begins.
`default_nettype none

module sack_pointer_n256_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] pdc,
    input  wire        forget,
    input  wire        moves,
    input  wire        notes,
    input  wire [11:0] base,
    input  wire [11:0] asked,
    input  wire [11:0] highest,
    output wire [11:0] pointer
);

    reg  [11:0] base_move;
    reg  [11:0] asked_move;
    reg  [11:0] base_moved_move;
    reg  [11:0] asked_moved_move;
    reg  [11:0] last_move;
    reg         moves_move;
    reg         notes_move;
    reg         forget_move;
    wire [11:0] pointers_word;
    wire  [7:0] pointers_at;
    wire        pointers_valid;
    reg  [11:0] moved_out;

    wire [11:0] last = highest - 12'd64;
    wire [11:0] last_minus_base = last - base;
    wire        base_leaves = !last_minus_base[11] && moves;
    wire [11:0] last_minus_asked = last - asked;
    wire        asked_leaves = !last_minus_asked[11] && moves;
    wire [11:0] base_moved = (base_leaves ? base + 12'd64 : base) & {12{!forget}};
    wire [11:0] asked_moved = asked_leaves ? asked + 12'd64 : asked;
    wire [11:0] pointers_now = pointers_word;
    wire [11:0] goes_back_difference = asked_move - pointers_now;
    wire        goes_back = notes_move && goes_back_difference[11];
    wire [11:0] pointers_now_minus_base_move = pointers_now - base_move;
    wire        is_below = pointers_now_minus_base_move[11] || forget_move;
    wire [11:0] last_move_minus_pointers_now = last_move - pointers_now;
    wire        leaves = !last_move_minus_pointers_now[11] && moves_move;
    wire [11:0] moved = is_below ? base_move : goes_back ? asked_move : pointers_now;
    wire [11:0] pointers_next_choice = leaves ? pointers_now + 12'd64 : pointers_now;

    forwarding_ram_w12_d256_l2_f23dd1 pointers (
        .clk    (clk),
        .rst    (rst),
        .addr   (pdc),
        .enable (enable),
        .next   (is_below ? base_moved_move : goes_back ? asked_moved_move : pointers_next_choice),
        .write  (1'b1),
        .word   (pointers_word),
        .at     (pointers_at),
        .valid  (pointers_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            forget_move <= 1'b0;
        end else begin
            forget_move <= forget;
        end
    end

    always @(posedge clk) begin
        base_move <= base;
        asked_move <= asked;
        base_moved_move <= base_moved;
        asked_moved_move <= asked_moved;
        last_move <= last;
        moves_move <= moves;
        notes_move <= notes;
        moved_out <= moved;
    end

    assign pointer = moved_out;

    wire _unused_ok = &{1'b0, pointers_at, pointers_valid, last_minus_base[10:0], last_minus_asked[10:0], goes_back_difference[10:0], pointers_now_minus_base_move[10:0], last_move_minus_pointers_now[10:0]};

endmodule

`default_nettype wire
