// The ring of REPS of each of 256 contexts.
`default_nettype none

module path_ring_n256_p6 (
    input  wire       clk,
    input  wire       rst,
    input  wire       enable,
    input  wire [7:0] ccc,
    input  wire       inputs_pick,
    input  wire       inputs_good,
    input  wire       inputs_clears,
    input  wire       inputs_is_frozen,
    input  wire       inputs_explores,
    input  wire [5:0] inputs_path,
    output reg  [5:0] path,
    output reg  [2:0] way
);

    localparam [2:0] WAY_RECYCLE      = 3'd1;
    localparam [2:0] WAY_FRESH        = 3'd2;
    localparam [2:0] WAY_EXPLORE      = 3'd3;
    localparam [2:0] WAY_FROZEN       = 3'd4;
    localparam [2:0] WAY_FROZEN_EMPTY = 3'd5;

    wire [5:0] rings_word_paths_0;
    wire [5:0] rings_word_paths_1;
    wire [5:0] rings_word_paths_2;
    wire [5:0] rings_word_paths_3;
    wire [5:0] rings_word_paths_4;
    wire [5:0] rings_word_paths_5;
    wire [5:0] rings_word_paths_6;
    wire [5:0] rings_word_paths_7;
    wire [7:0] rings_word_fresh;
    wire [2:0] rings_word_head;
    wire [3:0] rings_word_count;
    wire [3:0] rings_word_fresh_count;
    wire [2:0] rings_word_frozen_at;
    wire [7:0] rings_at;
    wire       rings_valid;

    wire [5:0] rings_now_paths_0 = rings_word_paths_0;
    wire [5:0] rings_now_paths_1 = rings_word_paths_1;
    wire [5:0] rings_now_paths_2 = rings_word_paths_2;
    wire [5:0] rings_now_paths_3 = rings_word_paths_3;
    wire [5:0] rings_now_paths_4 = rings_word_paths_4;
    wire [5:0] rings_now_paths_5 = rings_word_paths_5;
    wire [5:0] rings_now_paths_6 = rings_word_paths_6;
    wire [5:0] rings_now_paths_7 = rings_word_paths_7;
    wire [7:0] rings_now_fresh = rings_word_fresh;
    wire [2:0] rings_now_head = rings_word_head;
    wire [3:0] rings_now_count = rings_word_count;
    wire [3:0] rings_now_fresh_count = rings_word_fresh_count;
    wire [2:0] rings_now_frozen_at = rings_word_frozen_at;
    wire [2:0] at_difference = rings_now_head - rings_now_fresh_count[2:0];
    wire [2:0] at = inputs_is_frozen ? rings_now_frozen_at : at_difference;
    wire       uses_choice = inputs_is_frozen ? (|rings_now_count) : |rings_now_fresh_count;
    wire       uses = inputs_pick && !inputs_explores && uses_choice;
    wire [2:0] later = rings_now_frozen_at + 3'd1;
    wire       is_round = {1'b0, later} == rings_now_count;
    wire [2:0] put_and = rings_now_head & {3{!inputs_clears}};
    wire [7:0] put = (8'd1 << put_and) & {8{inputs_good}};
    wire [7:0] rings_now_fresh_shr_at = rings_now_fresh >> at;
    wire       is_used = uses && rings_now_fresh_shr_at[0];
    wire [7:0] is_new_shr = rings_now_fresh >> rings_now_head;
    wire       is_new = inputs_good && !(is_new_shr[0] && !inputs_clears);
    wire [3:0] fewer = rings_now_fresh_count - 4'd1;
    wire [3:0] more_and = rings_now_fresh_count & {4{!inputs_clears}};
    wire [3:0] more = more_and + 4'd1;
    wire [7:0] rings_next_fresh_and = rings_now_fresh & {8{!inputs_clears}};
    wire [3:0] rings_next_count_and = rings_now_count & {4{!inputs_clears}};
    wire [2:0] rings_next_frozen_at_and = rings_now_frozen_at & {3{!inputs_clears}};
    wire [5:0] path_choice = at[0] ? rings_now_paths_7 : rings_now_paths_6;
    wire [5:0] path_choice_2 = at[1] ? path_choice : at[0] ? rings_now_paths_5 : rings_now_paths_4;
    wire [5:0] path_choice_3 = at[0] ? rings_now_paths_3 : rings_now_paths_2;
    wire [5:0] path_choice_4 = at[1] ? path_choice_3 : at[0] ? rings_now_paths_1 : rings_now_paths_0;

    forwarding_ram_w70_d256_l3 rings (
        .clk              (clk),
        .rst              (rst),
        .addr             (ccc),
        .enable           (enable),
        .next_paths_0     (put[0] ? inputs_path : rings_now_paths_0),
        .next_paths_1     (put[1] ? inputs_path : rings_now_paths_1),
        .next_paths_2     (put[2] ? inputs_path : rings_now_paths_2),
        .next_paths_3     (put[3] ? inputs_path : rings_now_paths_3),
        .next_paths_4     (put[4] ? inputs_path : rings_now_paths_4),
        .next_paths_5     (put[5] ? inputs_path : rings_now_paths_5),
        .next_paths_6     (put[6] ? inputs_path : rings_now_paths_6),
        .next_paths_7     (put[7] ? inputs_path : rings_now_paths_7),
        .next_fresh       ((rings_next_fresh_and & ~((8'd1 << at) & {8{uses}})) | put),
        .next_head        (put_and + {2'd0, inputs_good}),
        .next_count       (rings_next_count_and + {3'd0, inputs_good && !rings_next_count_and[3]}),
        .next_fresh_count (is_used ? fewer : is_new ? more : more_and),
        .next_frozen_at   (uses && inputs_is_frozen ? later & {3{!is_round}} : rings_next_frozen_at_and),
        .write            (1'b1),
        .word_paths_0     (rings_word_paths_0),
        .word_paths_1     (rings_word_paths_1),
        .word_paths_2     (rings_word_paths_2),
        .word_paths_3     (rings_word_paths_3),
        .word_paths_4     (rings_word_paths_4),
        .word_paths_5     (rings_word_paths_5),
        .word_paths_6     (rings_word_paths_6),
        .word_paths_7     (rings_word_paths_7),
        .word_fresh       (rings_word_fresh),
        .word_head        (rings_word_head),
        .word_count       (rings_word_count),
        .word_fresh_count (rings_word_fresh_count),
        .word_frozen_at   (rings_word_frozen_at),
        .at               (rings_at),
        .valid            (rings_valid)
    );

    always @(posedge clk) begin
        path <= at[2] ? path_choice_2 : path_choice_4;
        way <= WAY_FRESH;
        if (inputs_explores) begin
            way <= WAY_EXPLORE;
        end else if (inputs_is_frozen && !uses_choice) begin
            way <= WAY_FROZEN_EMPTY;
        end else if (inputs_is_frozen) begin
            way <= WAY_FROZEN;
        end else if (uses_choice) begin
            way <= WAY_RECYCLE;
        end
    end

    wire _unused_ok = &{1'b0, rings_at, rings_valid, rings_now_fresh_shr_at[7:1], is_new_shr[7:1]};

endmodule

`default_nettype wire
