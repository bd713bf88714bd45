// Marks one response a clock of 8 PDCs with windows of 128 PSNs.
`default_nettype none

module response_pipe_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         response_valid,
    input  wire   [2:0] response_pdc,
    input  wire  [31:0] response_psn,
    input  wire         response_guaranteed,
    input  wire         forget,
    input  wire         start_write_enable,
    input  wire   [2:0] start_write_pdc,
    input  wire  [31:0] start_write_origin,
    input  wire         base_write_enable,
    input  wire   [2:0] base_write_pdc,
    input  wire  [31:0] base_write_base,
    output wire         word_write_enable,
    output wire         word_write_store,
    output wire   [2:0] word_write_pdc,
    output wire         word_write_word,
    output wire   [1:0] word_write_written,
    output wire [127:0] word_write_data,
    output wire         flags_write_enable,
    output wire   [2:0] flags_write_pdc,
    output wire   [3:0] flags_write_flags
);

    wire  [31:0] starts_word;
    reg   [31:0] psn_base;
    reg   [31:0] psn_offset;
    reg    [2:0] pdc_base;
    wire  [31:0] bases_word;
    reg   [31:0] offset_place;
    wire         place_oldest;
    wire         place_prior;
    wire         place_in_window;
    wire         place_behind;
    wire  [63:0] place_passed;
    reg   [31:0] offset_out;
    reg          valid_base;
    reg          valid_offset;
    reg    [2:0] pdc_offset;
    reg          forget_base;
    reg          forget_offset;
    reg          forget_place;
    reg          forget_out;
    wire         responded_arrived;
    wire         responded_word_write_enable;
    wire         responded_word_write_store;
    wire   [2:0] responded_word_write_pdc;
    wire         responded_word_write_word;
    wire   [1:0] responded_word_write_written;
    wire [127:0] responded_word_write_data;
    wire         responded_flags_write_enable;
    wire   [2:0] responded_flags_write_pdc;
    wire   [3:0] responded_flags_write_flags;
    wire         guaranteed_out_later_q;

    wire [31:0] offset = psn_offset + ~starts_word;
    wire        guaranteed_out = guaranteed_out_later_q;

    context_copy_w32_n8 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_pdc),
        .data   (start_write_origin),
        .read   (response_pdc),
        .word   (starts_word)
    );

    context_copy_w32_n8 bases (
        .clk    (clk),
        .enable (base_write_enable),
        .pdc    (base_write_pdc),
        .data   (base_write_base),
        .read   (pdc_base),
        .word   (bases_word)
    );

    window_place_w128 place (
        .clk       (clk),
        .offset    (offset_place),
        .base      (bases_word),
        .oldest    (place_oldest),
        .prior     (place_prior),
        .in_window (place_in_window),
        .behind    (place_behind),
        .passed    (place_passed)
    );

    context_bitmap_n8_w128_p2 responded (
        .clk                (clk),
        .rst                (rst),
        .enable             (valid_offset),
        .pdc                (pdc_offset),
        .fresh              (forget_offset),
        .word               (offset_place[6]),
        .mark               (place_in_window && !forget_out),
        .slot               (offset_out[5:0]),
        .lap                (offset_out[7]),
        .tag                (guaranteed_out),
        .passed             (place_passed),
        .arrived            (responded_arrived),
        .word_write_enable  (responded_word_write_enable),
        .word_write_store   (responded_word_write_store),
        .word_write_pdc     (responded_word_write_pdc),
        .word_write_word    (responded_word_write_word),
        .word_write_written (responded_word_write_written),
        .word_write_data    (responded_word_write_data),
        .flags_write_enable (responded_flags_write_enable),
        .flags_write_pdc    (responded_flags_write_pdc),
        .flags_write_flags  (responded_flags_write_flags)
    );

    delay_w1_c4 guaranteed_out_later (
        .clk (clk),
        .d   (response_guaranteed),
        .q   (guaranteed_out_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_base <= 1'b0;
            valid_offset <= 1'b0;
        end else begin
            valid_base <= response_valid || forget;
            valid_offset <= valid_base;
        end
    end

    always @(posedge clk) begin
        psn_base <= response_psn;
        psn_offset <= psn_base;
        pdc_base <= response_pdc;
        offset_place <= offset;
        offset_out <= offset_place;
        pdc_offset <= pdc_base;
        forget_base <= forget;
        forget_offset <= forget_base;
        forget_place <= forget_offset;
        forget_out <= forget_place;
    end

    assign word_write_enable = responded_word_write_enable;
    assign word_write_store = responded_word_write_store;
    assign word_write_pdc = responded_word_write_pdc;
    assign word_write_word = responded_word_write_word;
    assign word_write_written = responded_word_write_written;
    assign word_write_data = responded_word_write_data;
    assign flags_write_enable = responded_flags_write_enable;
    assign flags_write_pdc = responded_flags_write_pdc;
    assign flags_write_flags = responded_flags_write_flags;

    wire _unused_ok = &{1'b0, place_oldest, place_prior, place_behind, offset_out[31:8], offset_out[6], responded_arrived};

endmodule

`default_nettype wire
