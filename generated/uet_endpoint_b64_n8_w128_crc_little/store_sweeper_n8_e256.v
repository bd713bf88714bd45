// Lets go of the stored responses that are done with, of 256 entries one a clock.
`default_nettype none

module store_sweeper_n8_e256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        entry_parity,
    input  wire [15:0] entry_pdcid,
    input  wire [31:0] entry_psn,
    input  wire [31:0] entry_handle,
    input  wire  [3:0] entry_next_hdr,
    input  wire  [5:0] set,
    input  wire        start_write_enable,
    input  wire  [2:0] start_write_pdc,
    input  wire [31:0] start_write_origin,
    input  wire        clear_write_enable,
    input  wire  [2:0] clear_write_pdc,
    input  wire [31:0] clear_write_uncleared,
    input  wire        born_enable,
    input  wire [15:0] born_pdcid,
    input  wire        born_marked,
    input  wire        ended_enable,
    input  wire [15:0] ended_pdcid,
    input  wire        ended_marked,
    output wire        waits,
    output reg         clearing,
    output reg   [7:0] position,
    output wire  [1:0] way,
    output wire  [3:0] freed,
    output wire        released_valid,
    output wire [15:0] released_pdcid,
    output wire [31:0] released_psn,
    output wire [31:0] released_handle
);

    reg   [7:0] at_bits;
    reg   [7:0] at_entry;
    reg   [3:0] own_entry;
    reg         emptying_bits;
    reg         emptying_entry;
    reg         looked_whose_parity;
    reg  [15:0] looked_whose_pdcid;
    reg  [31:0] looked_whose_psn;
    reg  [31:0] looked_whose_handle;
    reg   [3:0] looked_whose_next_hdr;
    reg         is_freed_whose;
    reg         exists_whose;
    wire        live_ready;
    wire        live_lives;
    wire [31:0] starts_word;
    wire [31:0] clears_word;
    reg  [31:0] psn_reading;
    reg  [31:0] psn_offset;
    reg  [31:0] offset_done;
    reg  [31:0] uncleared_done;
    reg         lives_done;
    reg         is_done_update;
    reg         releases_out;
    wire        update_later_q_enable;
    wire  [7:0] update_later_q_at;
    wire        update_later_q_freed;
    wire        update_later_q_doomed;
    wire  [7:0] at_update_later_q;
    wire        is_freed_update_later_q;
    wire        doomed_update_later_q;
    wire        taken_update_later_q;
    wire [15:0] shown_out_later_q_pdcid;
    wire [31:0] shown_out_later_q_psn;
    wire [31:0] shown_out_later_q_handle;
    reg         doomed_bits [0:255];
    reg         freed_0 [0:63];
    reg         freed_1 [0:63];
    reg         freed_2 [0:63];
    reg         freed_3 [0:63];
    reg         shown_freed_0 [0:63];
    reg         shown_freed_1 [0:63];
    reg         shown_freed_2 [0:63];
    reg         shown_freed_3 [0:63];

    wire        taken_update = taken_update_later_q;
    wire        doomed_update = doomed_update_later_q;
    wire        update_enable = clearing || (taken_update && (is_done_update || doomed_update));
    wire  [7:0] at_update = at_update_later_q;
    wire  [7:0] update_at = clearing ? position : at_update;
    wire        is_freed_update = is_freed_update_later_q;
    wire        update_freed = (is_freed_update ^ doomed_update) && !clearing;
    wire        update_doomed = !doomed_update && !clearing;
    wire        emptying = clearing;
    wire        freed_0_rdata = freed_0[at_bits[5:0]];
    wire        freed_1_rdata = freed_1[at_bits[5:0]];
    wire        freed_2_rdata = freed_2[at_bits[5:0]];
    wire        freed_3_rdata = freed_3[at_bits[5:0]];
    wire  [3:0] own = {freed_3_rdata, freed_2_rdata, freed_1_rdata, freed_0_rdata};
    wire        doomed_bits_rdata = doomed_bits[at_entry];
    wire        looked_parity = entry_parity;
    wire [15:0] looked_pdcid = entry_pdcid;
    wire [31:0] looked_psn = entry_psn;
    wire [31:0] looked_handle = entry_handle;
    wire  [3:0] looked_next_hdr = entry_next_hdr;
    wire  [3:0] own_entry_shr_at_entry_7_6 = own_entry >> at_entry[7:6];
    wire        is_freed = own_entry_shr_at_entry_7_6[0];
    wire        doomed = doomed_bits_rdata;
    wire        exists = !emptying_entry;
    wire        taken = (looked_whose_parity ^ is_freed_whose) && exists_whose;
    wire [31:0] psn = looked_whose_psn;
    wire [15:0] shown_pdcid = looked_whose_pdcid;
    wire [31:0] shown_psn = looked_whose_psn;
    wire [31:0] shown_handle = looked_whose_handle;
    wire [31:0] offset = psn_offset + ~starts_word;
    wire [31:0] uncleared = clears_word;
    wire        lives = live_lives;
    wire [31:0] is_done_difference = offset_done - uncleared_done;
    wire        is_done = is_done_difference[31] || !lives_done;
    wire        releases = taken_update && doomed_update && !clearing;
    wire [15:0] shown_out_pdcid = shown_out_later_q_pdcid;
    wire [31:0] shown_out_psn = shown_out_later_q_psn;
    wire [31:0] shown_out_handle = shown_out_later_q_handle;
    wire        shown_freed_0_rdata = shown_freed_0[set];
    wire        shown_freed_1_rdata = shown_freed_1[set];
    wire        shown_freed_2_rdata = shown_freed_2[set];
    wire        shown_freed_3_rdata = shown_freed_3[set];

    live_pdcs_n8_of_born live (
        .clk          (clk),
        .rst          (rst),
        .born_enable  (born_enable),
        .born_pdcid   (born_pdcid),
        .born_marked  (born_marked),
        .ended_enable (ended_enable),
        .ended_pdcid  (ended_pdcid),
        .ended_marked (ended_marked),
        .pdcid        (looked_whose_pdcid),
        .ready        (live_ready),
        .lives        (live_lives)
    );

    context_copy_w32_n8 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_pdc),
        .data   (start_write_origin),
        .read   (looked_whose_pdcid[2:0]),
        .word   (starts_word)
    );

    context_copy_w32_n8 clears (
        .clk    (clk),
        .enable (clear_write_enable),
        .pdc    (clear_write_pdc),
        .data   (clear_write_uncleared),
        .read   (looked_whose_pdcid[2:0]),
        .word   (clears_word)
    );

    delay_w11_c2 update_later (
        .clk      (clk),
        .d_enable (update_enable),
        .d_at     (update_at),
        .d_freed  (update_freed),
        .d_doomed (update_doomed),
        .q_enable (update_later_q_enable),
        .q_at     (update_later_q_at),
        .q_freed  (update_later_q_freed),
        .q_doomed (update_later_q_doomed)
    );

    delay_w8_c5 at_update_later (
        .clk (clk),
        .d   (at_entry),
        .q   (at_update_later_q)
    );

    delay_w1_c4 is_freed_update_later (
        .clk (clk),
        .d   (is_freed_whose),
        .q   (is_freed_update_later_q)
    );

    delay_w1_c5 doomed_update_later (
        .clk (clk),
        .d   (doomed),
        .q   (doomed_update_later_q)
    );

    delay_w1_c4 taken_update_later (
        .clk (clk),
        .d   (taken),
        .q   (taken_update_later_q)
    );

    delay_w80_c5 shown_out_later (
        .clk      (clk),
        .d_pdcid  (shown_pdcid),
        .d_psn    (shown_psn),
        .d_handle (shown_handle),
        .q_pdcid  (shown_out_later_q_pdcid),
        .q_psn    (shown_out_later_q_psn),
        .q_handle (shown_out_later_q_handle)
    );

    always @(posedge clk) begin
        if (update_enable) doomed_bits[update_at] <= update_doomed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd0) freed_0[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd1) freed_1[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd2) freed_2[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd3) freed_3[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd0) shown_freed_0[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd1) shown_freed_1[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd2) shown_freed_2[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd3) shown_freed_3[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (rst) begin
            position <= 8'd0;
            clearing <= 1'b1;
            releases_out <= 1'b0;
        end else begin
            position <= position + 8'd1;
            if (&position) begin
                clearing <= 1'b0;
            end
            releases_out <= releases;
        end
    end

    always @(posedge clk) begin
        at_bits <= position;
        at_entry <= at_bits;
        own_entry <= own;
        emptying_bits <= emptying;
        emptying_entry <= emptying_bits;
        looked_whose_parity <= looked_parity;
        looked_whose_pdcid <= looked_pdcid;
        looked_whose_psn <= looked_psn;
        looked_whose_handle <= looked_handle;
        looked_whose_next_hdr <= looked_next_hdr;
        is_freed_whose <= is_freed;
        exists_whose <= exists;
        psn_reading <= psn;
        psn_offset <= psn_reading;
        offset_done <= offset;
        uncleared_done <= uncleared;
        lives_done <= lives;
        is_done_update <= is_done;
    end

    assign waits = clearing || !live_ready;
    assign way = position[7:6];
    assign freed = {shown_freed_3_rdata, shown_freed_2_rdata, shown_freed_1_rdata, shown_freed_0_rdata};
    assign released_valid = releases_out;
    assign released_pdcid = shown_out_pdcid;
    assign released_psn = shown_out_psn;
    assign released_handle = shown_out_handle;

    wire _unused_ok = &{1'b0, looked_whose_next_hdr, update_later_q_doomed, own_entry_shr_at_entry_7_6[3:1], is_done_difference[30:0]};

endmodule

`default_nettype wire
