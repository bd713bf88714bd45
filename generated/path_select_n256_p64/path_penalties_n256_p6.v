// Penalties of up to 64 paths of each of 256 contexts.
`default_nettype none

module path_penalties_n256_p6 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_recovers,
    input  wire        inputs_ecn,
    input  wire        inputs_nack,
    input  wire        inputs_timeout,
    input  wire  [5:0] inputs_path,
    input  wire  [7:0] read_ccc,
    input  wire  [5:0] read_path,
    output wire [63:0] penalised,
    output wire  [3:0] penalty
);

    reg         valid_fetch;
    reg         valid_decode;
    reg   [7:0] ccc_fetch;
    reg   [7:0] ccc_decode;
    reg  [63:0] one_known;
    reg         touches_known;
    reg         starts_known;
    wire [63:0] known_paths_word;
    wire  [7:0] known_paths_at;
    wire        known_paths_valid;
    reg         known_charge;
    reg         recovers_known;
    reg         recovers_charge;
    reg         nack_known;
    reg         nack_charge;
    reg         timeout_known;
    reg         timeout_charge;
    reg   [5:0] path_known;
    reg   [5:0] path_charge;
    wire  [3:0] counts_word;
    wire [13:0] counts_at;
    wire        counts_valid;
    reg   [3:0] count_collect;
    reg  [63:0] one_collect;
    reg         touches_charge;
    reg         touches_collect;
    reg         starts_charge;
    reg         starts_collect;
    wire [63:0] penalised_paths_word;
    wire  [7:0] penalised_paths_at;
    wire        penalised_paths_valid;
    reg         valid_known;
    reg         valid_charge;
    reg         valid_collect;
    reg         valid_out;
    reg  [63:0] set_out;
    wire [63:0] sets_seen_word;
    reg         touches_out;
    reg   [5:0] path_collect;
    reg   [5:0] path_out;
    reg   [3:0] count_out;
    wire  [3:0] counts_seen_word;
    wire  [7:0] ccc_out_later_q;

    wire        recovers = inputs_recovers;
    wire        nack = inputs_nack;
    wire        timeout = inputs_timeout;
    wire  [5:0] path = inputs_path;
    wire        touches_term = inputs_recovers || inputs_ecn || inputs_nack || inputs_timeout;
    wire        touches = touches_term && valid_decode;
    wire        starts = inputs_start && valid_decode;
    wire [63:0] one = 64'd1 << inputs_path;
    wire [63:0] known_paths_now = known_paths_word;
    wire        known = |(known_paths_now & one_known);
    wire  [3:0] counts_now = counts_word;
    wire  [3:0] penalty_before = counts_now & {4{known_charge}};
    wire  [3:0] penalty_after_difference = penalty_before - {3'd0, |penalty_before};
    wire  [4:0] penalty_after_sum = {1'b0, penalty_before} + {1'b0, nack_charge ? 4'd4 : 4'd1};
    wire  [3:0] penalty_after_choice = timeout_charge || penalty_after_sum[4] ? 4'd15 : penalty_after_sum[3:0];
    wire  [3:0] penalty_after = recovers_charge ? penalty_after_difference : penalty_after_choice;
    wire  [3:0] count = penalty_after;
    wire [63:0] one_of_charge = 64'd1 << path_charge;
    wire [63:0] penalised_paths_now = penalised_paths_word;
    wire [63:0] set_and = penalised_paths_now & ~(one_collect & {64{touches_collect}});
    wire        set_term = (|count_collect) && touches_collect;
    wire [63:0] set = (set_and | (one_collect & {64{set_term}})) & {64{!starts_collect}};
    wire  [7:0] ccc_out = ccc_out_later_q;

    forwarding_ram_w64_d256_l3 known_paths (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   ((known_paths_now | (one_known & {64{touches_known}})) & {64{!starts_known}}),
        .write  (1'b1),
        .word   (known_paths_word),
        .at     (known_paths_at),
        .valid  (known_paths_valid)
    );

    forwarding_ram_w4_d16384_l2 counts (
        .clk    (clk),
        .rst    (rst),
        .addr   ({ccc_decode, path}),
        .enable (touches),
        .next   (penalty_after),
        .write  (1'b1),
        .word   (counts_word),
        .at     (counts_at),
        .valid  (counts_valid)
    );

    forwarding_ram_w64_d256_l3 penalised_paths (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc_decode),
        .enable (valid_decode),
        .next   ((set_and | (one_collect & {64{set_term}})) & {64{!starts_collect}}),
        .write  (1'b1),
        .word   (penalised_paths_word),
        .at     (penalised_paths_at),
        .valid  (penalised_paths_valid)
    );

    context_copy_w64_n256 sets_seen (
        .clk    (clk),
        .enable (valid_out),
        .pdc    (ccc_out),
        .data   (set_out),
        .read   (read_ccc),
        .word   (sets_seen_word)
    );

    context_copy_w4_n16384 counts_seen (
        .clk    (clk),
        .enable (touches_out),
        .pdc    ({ccc_out, path_out}),
        .data   (count_out),
        .read   ({read_ccc, read_path}),
        .word   (counts_seen_word)
    );

    delay_w8_c4 ccc_out_later (
        .clk (clk),
        .d   (ccc_decode),
        .q   (ccc_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_fetch <= 1'b0;
            valid_decode <= 1'b0;
            touches_known <= 1'b0;
            starts_known <= 1'b0;
            touches_charge <= 1'b0;
            touches_collect <= 1'b0;
            starts_charge <= 1'b0;
            starts_collect <= 1'b0;
            valid_known <= 1'b0;
            valid_charge <= 1'b0;
            valid_collect <= 1'b0;
            valid_out <= 1'b0;
            touches_out <= 1'b0;
        end else begin
            valid_fetch <= enable;
            valid_decode <= valid_fetch;
            touches_known <= touches;
            starts_known <= starts;
            touches_charge <= touches_known;
            touches_collect <= touches_charge;
            starts_charge <= starts_known;
            starts_collect <= starts_charge;
            valid_known <= valid_decode;
            valid_charge <= valid_known;
            valid_collect <= valid_charge;
            valid_out <= valid_collect;
            touches_out <= touches_collect;
        end
    end

    always @(posedge clk) begin
        ccc_fetch <= ccc;
        ccc_decode <= ccc_fetch;
        one_known <= one;
        known_charge <= known;
        recovers_known <= recovers;
        recovers_charge <= recovers_known;
        nack_known <= nack;
        nack_charge <= nack_known;
        timeout_known <= timeout;
        timeout_charge <= timeout_known;
        path_known <= path;
        path_charge <= path_known;
        count_collect <= count;
        one_collect <= one_of_charge;
        set_out <= set;
        path_collect <= path_charge;
        path_out <= path_collect;
        count_out <= count_collect;
    end

    assign penalised = sets_seen_word;
    assign penalty = counts_seen_word;

    wire _unused_ok = &{1'b0, known_paths_at, known_paths_valid, counts_at, counts_valid, penalised_paths_at, penalised_paths_valid};

endmodule

`default_nettype wire
