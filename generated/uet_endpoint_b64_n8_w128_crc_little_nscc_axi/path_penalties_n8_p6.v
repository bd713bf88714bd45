// Penalties of up to 64 paths of each of 8 contexts.
`default_nettype none

module path_penalties_n8_p6 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_recovers,
    input  wire        inputs_ecn,
    input  wire        inputs_nack,
    input  wire        inputs_timeout,
    input  wire  [5:0] inputs_path,
    input  wire  [2:0] read_ccc,
    input  wire  [5:0] read_path,
    output wire [63:0] penalised,
    output wire  [3:0] penalty
);

    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg   [2:0] ccc_1;
    reg   [2:0] ccc_2;
    reg   [2:0] ccc_3;
    reg   [2:0] ccc_4;
    reg   [2:0] ccc_5;
    reg   [2:0] ccc_6;
    reg         touches_1;
    reg         touches_2;
    reg         touches_3;
    reg         touches_4;
    reg         starts_1;
    reg         starts_2;
    reg         starts_3;
    reg   [5:0] path_1;
    reg   [5:0] path_2;
    reg   [5:0] path_3;
    reg   [5:0] path_4;
    reg         kind_1_start;
    reg         kind_1_recovers;
    reg         kind_1_ecn;
    reg         kind_1_nack;
    reg         kind_1_timeout;
    reg   [5:0] kind_1_path;
    reg         kind_2_start;
    reg         kind_2_recovers;
    reg         kind_2_ecn;
    reg         kind_2_nack;
    reg         kind_2_timeout;
    reg   [5:0] kind_2_path;
    reg  [63:0] one_3;
    reg         known;
    wire [63:0] known_paths_word;
    wire  [2:0] known_paths_at;
    wire        known_paths_valid;
    reg   [3:0] count;
    wire  [3:0] counts_word;
    wire  [8:0] counts_at;
    wire        counts_valid;
    reg  [63:0] one_5;
    reg  [63:0] set_6;
    wire [63:0] penalised_paths_word;
    wire  [2:0] penalised_paths_at;
    wire        penalised_paths_valid;
    wire [63:0] sets_seen_word;
    reg   [3:0] count_6;
    wire  [3:0] counts_seen_word;

    wire [63:0] known_paths_now = known_paths_word;
    wire  [3:0] counts_now = counts_word;
    wire  [3:0] penalty_before = counts_now & {4{known}};
    wire  [3:0] penalty_after_difference = penalty_before - {3'd0, |penalty_before};
    wire  [4:0] penalty_after_sum = {1'b0, penalty_before} + {1'b0, kind_2_nack ? 4'd4 : 4'd1};
    wire  [3:0] penalty_after_choice = kind_2_timeout || penalty_after_sum[4] ? 4'd15 : penalty_after_sum[3:0];
    wire  [3:0] penalty_after = kind_2_recovers ? penalty_after_difference : penalty_after_choice;
    wire [63:0] penalised_paths_now = penalised_paths_word;
    wire [63:0] penalised_next_and = penalised_paths_now & ~(one_5 & {64{touches_3}});
    wire        count_any_and_touches_3 = (|count) && touches_3;
    wire [63:0] penalised_next = (penalised_next_and | (one_5 & {64{count_any_and_touches_3}})) & {64{!starts_3}};
    wire        counts_enable_term = (inputs_recovers || inputs_ecn || inputs_nack || inputs_timeout) && valid_2;

    forwarding_ram_w64_d8_l3 known_paths (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   ((known_paths_now | (one_3 & {64{touches_1}})) & {64{!starts_1}}),
        .write  (1'b1),
        .word   (known_paths_word),
        .at     (known_paths_at),
        .valid  (known_paths_valid)
    );

    forwarding_ram_w4_d512_l2 counts (
        .clk    (clk),
        .rst    (rst),
        .addr   ({ccc_2, inputs_path}),
        .enable (counts_enable_term),
        .next   (penalty_after),
        .write  (1'b1),
        .word   (counts_word),
        .at     (counts_at),
        .valid  (counts_valid)
    );

    forwarding_ram_w64_d8_l3 penalised_paths (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc_2),
        .enable (valid_2),
        .next   (penalised_next),
        .write  (1'b1),
        .word   (penalised_paths_word),
        .at     (penalised_paths_at),
        .valid  (penalised_paths_valid)
    );

    context_copy_w64_n8 sets_seen (
        .clk    (clk),
        .enable (valid_6),
        .pdc    (ccc_6),
        .data   (set_6),
        .read   (read_ccc),
        .word   (sets_seen_word)
    );

    context_copy_w4_n512 counts_seen (
        .clk    (clk),
        .enable (touches_4),
        .pdc    ({ccc_6, path_4}),
        .data   (count_6),
        .read   ({read_ccc, read_path}),
        .word   (counts_seen_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            touches_1 <= 1'b0;
            touches_2 <= 1'b0;
            touches_3 <= 1'b0;
            touches_4 <= 1'b0;
            starts_1 <= 1'b0;
            starts_2 <= 1'b0;
            starts_3 <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            touches_1 <= counts_enable_term;
            touches_2 <= touches_1;
            touches_3 <= touches_2;
            touches_4 <= touches_3;
            starts_1 <= inputs_start && valid_2;
            starts_2 <= starts_1;
            starts_3 <= starts_2;
        end
    end

    always @(posedge clk) begin
        ccc_1 <= ccc;
        ccc_2 <= ccc_1;
        ccc_3 <= ccc_2;
        ccc_4 <= ccc_3;
        ccc_5 <= ccc_4;
        ccc_6 <= ccc_5;
        path_1 <= inputs_path;
        path_2 <= path_1;
        path_3 <= path_2;
        path_4 <= path_3;
        kind_1_start <= inputs_start;
        kind_1_recovers <= inputs_recovers;
        kind_1_ecn <= inputs_ecn;
        kind_1_nack <= inputs_nack;
        kind_1_timeout <= inputs_timeout;
        kind_1_path <= inputs_path;
        kind_2_start <= kind_1_start;
        kind_2_recovers <= kind_1_recovers;
        kind_2_ecn <= kind_1_ecn;
        kind_2_nack <= kind_1_nack;
        kind_2_timeout <= kind_1_timeout;
        kind_2_path <= kind_1_path;
        one_3 <= 64'd1 << inputs_path;
        known <= |(known_paths_now & one_3);
        count <= penalty_after;
        one_5 <= 64'd1 << path_2;
        set_6 <= penalised_next;
        count_6 <= count;
    end

    assign penalised = sets_seen_word;
    assign penalty = counts_seen_word;

    wire _unused_ok = &{1'b0, kind_2_start, kind_2_ecn, kind_2_path, known_paths_at, known_paths_valid, counts_at, counts_valid, penalised_paths_at, penalised_paths_valid};

endmodule

`default_nettype wire
