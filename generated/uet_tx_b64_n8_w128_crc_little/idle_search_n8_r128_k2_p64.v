// Finds the PDC of 8 that has been idle for longest.
`default_nettype none

module idle_search_n8_r128_k2_p64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        state_write_enable,
    input  wire  [2:0] state_write_index,
    input  wire [11:0] state_write_count_generation,
    input  wire        state_write_count_alive,
    input  wire        state_write_count_closing,
    input  wire        state_write_count_busy,
    input  wire        state_write_count_used,
    input  wire  [7:0] state_write_count_count,
    input  wire        retired_valid,
    input  wire [15:0] retired_pdcid,
    input  wire  [7:0] retired_count,
    input  wire        wanted,
    input  wire        closes,
    input  wire [31:0] now,
    output reg         close_valid,
    output reg  [15:0] close_pdcid
);

    reg   [2:0] position;
    wire [11:0] states_word_generation;
    wire        states_word_alive;
    wire        states_word_closing;
    wire        states_word_busy;
    wire        states_word_used;
    wire  [7:0] states_word_count;
    wire [11:0] retired_counts_word_generation;
    wire  [7:0] retired_counts_word_count;
    wire        seen_word_idle;
    wire [31:0] seen_word_since;
    reg   [2:0] at_fetch_1;
    reg   [2:0] at_look;
    reg   [2:0] at_out;
    reg  [11:0] generation_out;
    reg         idle_out;
    reg  [31:0] since_out;
    reg         best_valid;
    reg  [31:0] best_age;
    reg  [14:0] best_pdc;
    reg   [9:0] waits;
    reg   [1:0] stale;

    wire  [2:0] stored_index = at_out;
    wire        stored_seen_idle = idle_out;
    wire [31:0] stored_seen_since = since_out;
    wire        idle_term = states_word_alive && !states_word_closing && states_word_used;
    wire        idle_match = retired_counts_word_generation == states_word_generation;
    wire        idle_match_2 = states_word_count == (retired_counts_word_count & {8{idle_match}});
    wire        idle = idle_term && !states_word_busy && idle_match_2;
    wire        since_term = idle_term && !states_word_busy && idle_match_2 && seen_word_idle;
    wire [31:0] since = since_term ? seen_word_since : now;
    wire [11:0] generation = states_word_generation;
    wire [31:0] age = now - since_out;
    wire        is_first = at_out == 3'd0;
    wire        is_older = !best_valid || is_first || best_age < age;
    wire        waits_any = |waits;
    wire        stale_any = |stale;
    wire        ends = is_first && best_valid && wanted && !(waits_any || stale_any);

    context_copy_w24_n8 states (
        .clk             (clk),
        .enable          (state_write_enable),
        .pdc             (state_write_index),
        .data_generation (state_write_count_generation),
        .data_alive      (state_write_count_alive),
        .data_closing    (state_write_count_closing),
        .data_busy       (state_write_count_busy),
        .data_used       (state_write_count_used),
        .data_count      (state_write_count_count),
        .read            (position),
        .word_generation (states_word_generation),
        .word_alive      (states_word_alive),
        .word_closing    (states_word_closing),
        .word_busy       (states_word_busy),
        .word_used       (states_word_used),
        .word_count      (states_word_count)
    );

    context_copy_w20_n8 retired_counts (
        .clk             (clk),
        .enable          (retired_valid),
        .pdc             (retired_pdcid[2:0]),
        .data_generation (retired_pdcid[14:3]),
        .data_count      (retired_count),
        .read            (position),
        .word_generation (retired_counts_word_generation),
        .word_count      (retired_counts_word_count)
    );

    context_copy_w33_n8 seen (
        .clk        (clk),
        .enable     (1'b1),
        .pdc        (stored_index),
        .data_idle  (stored_seen_idle),
        .data_since (stored_seen_since),
        .read       (position),
        .word_idle  (seen_word_idle),
        .word_since (seen_word_since)
    );

    always @(posedge clk) begin
        if (rst) begin
            position <= 3'd0;
            idle_out <= 1'b0;
            best_valid <= 1'b0;
            waits <= 10'd0;
            stale <= 2'd0;
            close_valid <= 1'b0;
        end else begin
            position <= position + 3'd1;
            idle_out <= idle;
            if (is_first) begin
                best_valid <= 1'b0;
            end
            if (idle_out && is_older) begin
                best_valid <= 1'b1;
            end
            if (closes) begin
                stale <= 2'd2;
            end else if (is_first && stale_any) begin
                stale <= stale - 2'd1;
            end
            if (ends) begin
                waits <= {10{1'b1}};
            end else if (closes) begin
                waits <= 10'd0;
            end else if (waits_any) begin
                waits <= waits - 10'd1;
            end
            close_valid <= ends;
        end
    end

    always @(posedge clk) begin
        at_fetch_1 <= position;
        at_look <= at_fetch_1;
        at_out <= at_look;
        generation_out <= generation;
        since_out <= since;
        if (idle_out && is_older) begin
            best_age <= age;
            best_pdc <= {generation_out, at_out};
        end
        close_pdcid <= {1'b1, best_pdc};
    end

    wire _unused_ok = &{1'b0, retired_pdcid[15]};

endmodule

`default_nettype wire
