// The walk over its paths of each of 8 contexts.
`default_nettype none

module path_walk_n8_p6 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_walks,
    input  wire [63:0] inputs_free,
    input  wire  [2:0] inputs_turn,
    input  wire [63:0] inputs_lowest,
    input  wire [63:0] inputs_above,
    input  wire  [5:0] inputs_first_draw,
    input  wire  [5:0] inputs_second_draw,
    input  wire [63:0] first_place,
    output reg  [63:0] outputs_before,
    output reg   [5:0] outputs_order_before,
    output reg  [63:0] outputs_taken,
    output reg   [5:0] outputs_order_taken,
    output reg   [5:0] outputs_order,
    output reg   [2:0] outputs_turn
);

    wire [63:0] walks_word_place;
    wire  [5:0] walks_word_order;
    wire  [2:0] walks_word_turn;
    wire  [2:0] walks_at;
    wire        walks_valid;

    wire [63:0] walks_now_place = walks_word_place;
    wire  [5:0] walks_now_order = walks_word_order;
    wire  [2:0] walks_now_turn = walks_word_turn;
    wire        is_old = walks_now_turn != inputs_turn;
    wire [63:0] free_now = inputs_free | {64{is_old}};
    wire [64:0] sum = {1'b0, ~free_now} + {1'b0, walks_now_place};
    wire        goes_round = sum[64];
    wire        is_below = |(walks_now_place & inputs_above);
    wire [63:0] taken_choice = is_below ? inputs_lowest : walks_now_place;
    wire [63:0] taken = goes_round ? taken_choice : sum[63:0] & free_now;
    wire        ends = taken[63];
    wire  [5:0] order_choice = goes_round ? inputs_first_draw : walks_now_order;
    wire  [5:0] order = ends ? (goes_round ? inputs_second_draw : inputs_first_draw) : order_choice;
    wire        inputs_start_or_ends = inputs_start || ends;
    wire        turns = inputs_start_or_ends || goes_round;
    wire  [2:0] turn = turns ? walks_now_turn + 3'd1 : walks_now_turn;
    wire  [5:0] walks_next_order_choice = inputs_start ? inputs_first_draw : order;

    forwarding_ram_w73_d8_l3 walks (
        .clk        (clk),
        .rst        (rst),
        .addr       (ccc),
        .enable     (enable),
        .next_place (inputs_start_or_ends ? first_place : {taken[62:0], 1'b0}),
        .next_order (walks_next_order_choice),
        .next_turn  (turn),
        .write      (inputs_start || inputs_walks),
        .word_place (walks_word_place),
        .word_order (walks_word_order),
        .word_turn  (walks_word_turn),
        .at         (walks_at),
        .valid      (walks_valid)
    );

    always @(posedge clk) begin
        outputs_before <= walks_now_place;
        outputs_order_before <= walks_now_order;
        outputs_taken <= taken;
        outputs_order_taken <= order_choice;
        outputs_order <= walks_next_order_choice;
        outputs_turn <= turn;
    end

    wire _unused_ok = &{1'b0, walks_at, walks_valid};

endmodule

`default_nettype wire
