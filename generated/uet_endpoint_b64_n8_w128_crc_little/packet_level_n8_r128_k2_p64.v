// Packets of a PDC that are queued or outstanding.
`default_nettype none

module packet_level_n8_r128_k2_p64 (
    input  wire        clk,
    input  wire        placed_enable,
    input  wire [14:0] placed_pdc,
    input  wire  [7:0] placed_count,
    input  wire        retired_valid,
    input  wire [15:0] retired_pdcid,
    input  wire  [7:0] retired_count,
    input  wire [14:0] pdc,
    output wire  [7:0] level
);

    wire [11:0] placed_counts_word_generation;
    wire  [7:0] placed_counts_word_count;
    reg  [11:0] generation_read;
    reg  [11:0] generation_out;
    wire [11:0] retired_counts_word_generation;
    wire  [7:0] retired_counts_word_count;

    wire       level_match = placed_counts_word_generation == generation_out;
    wire       level_match_2 = retired_counts_word_generation == generation_out;
    wire [7:0] level_and = retired_counts_word_count & {8{level_match_2}};

    context_copy_w20_n8 placed_counts (
        .clk             (clk),
        .enable          (placed_enable),
        .pdc             (placed_pdc[2:0]),
        .data_generation (placed_pdc[14:3]),
        .data_count      (placed_count),
        .read            (pdc[2:0]),
        .word_generation (placed_counts_word_generation),
        .word_count      (placed_counts_word_count)
    );

    context_copy_w20_n8 retired_counts (
        .clk             (clk),
        .enable          (retired_valid),
        .pdc             (retired_pdcid[2:0]),
        .data_generation (retired_pdcid[14:3]),
        .data_count      (retired_count),
        .read            (pdc[2:0]),
        .word_generation (retired_counts_word_generation),
        .word_count      (retired_counts_word_count)
    );

    always @(posedge clk) begin
        generation_read <= pdc[14:3];
        generation_out <= generation_read;
    end

    assign level = (placed_counts_word_count & {8{level_match}}) - level_and;

    wire _unused_ok = &{1'b0, retired_pdcid[15]};

endmodule

`default_nettype wire
