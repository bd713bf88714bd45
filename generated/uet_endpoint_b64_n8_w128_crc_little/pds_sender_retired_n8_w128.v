// Counts the retired packets of 8 PDCs.
`default_nettype none

module pds_sender_retired_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        opened_enable,
    input  wire  [2:0] opened_place,
    input  wire [15:0] opened_pdcid,
    input  wire        retired_enable,
    input  wire  [2:0] retired_place,
    input  wire        clear_enable,
    input  wire  [2:0] clear_place,
    output wire        count_valid,
    output wire [15:0] count_pdcid,
    output wire  [7:0] count_count
);

    wire [15:0] current_word;
    reg         counts_read;
    reg         counts_out;
    reg         clears_read;
    reg         clears_out;
    wire [15:0] counted_word_pdcid;
    wire  [7:0] counted_word_count;
    wire  [2:0] counted_at;
    wire        counted_valid;
    reg         shown_valid;
    reg  [15:0] shown_pdcid;
    reg   [7:0] shown_count;

    wire  [2:0] addr = clear_enable ? clear_place : retired_place;
    wire        enable = clear_enable || retired_enable;
    wire [15:0] counted_now_pdcid = counted_word_pdcid;
    wire  [7:0] counted_now_count = counted_word_count;
    wire        next_count_match = counted_now_pdcid == current_word;
    wire  [7:0] next_count = (counted_now_count & {8{next_count_match}}) + 8'd1;

    context_copy_w16_n8 current (
        .clk    (clk),
        .enable (opened_enable),
        .pdc    (opened_place),
        .data   (opened_pdcid),
        .read   (addr),
        .word   (current_word)
    );

    forwarding_ram_w24_d8_l2 counted (
        .clk        (clk),
        .rst        (rst),
        .addr       (addr),
        .enable     (enable),
        .next_pdcid (current_word & {16{!clears_out}}),
        .next_count (next_count),
        .write      (counts_out || clears_out),
        .word_pdcid (counted_word_pdcid),
        .word_count (counted_word_count),
        .at         (counted_at),
        .valid      (counted_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            counts_read <= 1'b0;
            counts_out <= 1'b0;
            shown_valid <= 1'b0;
        end else begin
            counts_read <= retired_enable;
            counts_out <= counts_read;
            shown_valid <= counts_out;
        end
    end

    always @(posedge clk) begin
        clears_read <= clear_enable;
        clears_out <= clears_read;
        shown_pdcid <= current_word;
        shown_count <= next_count;
    end

    assign count_valid = shown_valid;
    assign count_pdcid = shown_pdcid;
    assign count_count = shown_count;

    wire _unused_ok = &{1'b0, counted_at, counted_valid};

endmodule

`default_nettype wire
