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

    reg   [7:0] position_1;
    reg   [7:0] position_2;
    reg   [7:0] position_3;
    reg   [7:0] position_4;
    reg   [7:0] position_5;
    reg   [7:0] position_6;
    reg   [7:0] position_7;
    wire        update_later_q_enable;
    wire  [7:0] update_later_q_at;
    wire        update_later_q_freed;
    wire        update_later_q_doomed;
    reg   [3:0] own;
    reg         own_freed;
    reg         doomed;
    reg         looked_at_parity;
    reg  [15:0] looked_at_pdcid;
    reg  [31:0] looked_at_psn;
    reg  [31:0] looked_at_handle;
    reg   [3:0] looked_at_next_hdr;
    reg         exists;
    reg         clearing_1;
    reg         clearing_2;
    wire        live_ready;
    wire        live_lives;
    wire [31:0] starts_word;
    wire [31:0] clears_word;
    reg  [31:0] offset;
    wire [31:0] psn_later_q;
    reg  [31:0] uncleared;
    reg         lives;
    reg         is_done;
    reg         taken_1;
    reg         taken_2;
    reg         taken_3;
    reg         taken_4;
    reg         freed_later_1;
    reg         freed_later_2;
    reg         freed_later_3;
    reg         freed_later_4;
    reg         doomed_later_1;
    reg         doomed_later_2;
    reg         doomed_later_3;
    reg         doomed_later_4;
    reg         released;
    wire [15:0] entry_later_q_pdcid;
    wire [31:0] entry_later_q_psn;
    wire [31:0] entry_later_q_handle;
    reg         shown_freed_0 [0:63];
    reg         freed_0 [0:63];
    reg         shown_freed_1 [0:63];
    reg         freed_1 [0:63];
    reg         shown_freed_2 [0:63];
    reg         freed_2 [0:63];
    reg         shown_freed_3 [0:63];
    reg         freed_3 [0:63];
    reg         doomed_bits [0:255];

    wire        update_enable = clearing || (taken_4 && (is_done || doomed_later_4));
    wire  [7:0] update_at = clearing ? position : position_7;
    wire        update_freed = (freed_later_4 ^ doomed_later_4) && !clearing;
    wire        update_doomed = !doomed_later_4 && !clearing;
    wire        shown_freed_0_rdata = shown_freed_0[set];
    wire        freed_0_rdata = freed_0[position_1[5:0]];
    wire        shown_freed_1_rdata = shown_freed_1[set];
    wire        freed_1_rdata = freed_1[position_1[5:0]];
    wire        shown_freed_2_rdata = shown_freed_2[set];
    wire        freed_2_rdata = freed_2[position_1[5:0]];
    wire        shown_freed_3_rdata = shown_freed_3[set];
    wire        freed_3_rdata = freed_3[position_1[5:0]];
    wire        doomed_bits_rdata = doomed_bits[position_2];
    wire        taken = (looked_at_parity ^ own_freed) && exists;
    wire        releases = taken_4 && doomed_later_4 && !clearing;
    wire  [3:0] own_shr_position_2_7_6 = own >> position_2[7:6];
    wire [31:0] offset_minus_uncleared = offset - uncleared;

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

    live_pdcs_n8_of_born live (
        .clk          (clk),
        .rst          (rst),
        .born_enable  (born_enable),
        .born_pdcid   (born_pdcid),
        .born_marked  (born_marked),
        .ended_enable (ended_enable),
        .ended_pdcid  (ended_pdcid),
        .ended_marked (ended_marked),
        .pdcid        (looked_at_pdcid),
        .ready        (live_ready),
        .lives        (live_lives)
    );

    context_copy_w32_n8 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_pdc),
        .data   (start_write_origin),
        .read   (looked_at_pdcid[2:0]),
        .word   (starts_word)
    );

    context_copy_w32_n8 clears (
        .clk    (clk),
        .enable (clear_write_enable),
        .pdc    (clear_write_pdc),
        .data   (clear_write_uncleared),
        .read   (looked_at_pdcid[2:0]),
        .word   (clears_word)
    );

    delay_w32_c2 psn_later (
        .clk (clk),
        .d   (looked_at_psn),
        .q   (psn_later_q)
    );

    delay_w80_c5 entry_later (
        .clk      (clk),
        .d_pdcid  (looked_at_pdcid),
        .d_psn    (looked_at_psn),
        .d_handle (looked_at_handle),
        .q_pdcid  (entry_later_q_pdcid),
        .q_psn    (entry_later_q_psn),
        .q_handle (entry_later_q_handle)
    );

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd0) shown_freed_0[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd0) freed_0[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd1) shown_freed_1[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd1) freed_1[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd2) shown_freed_2[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd2) freed_2[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_later_q_enable && update_later_q_at[7:6] == 2'd3) shown_freed_3[update_later_q_at[5:0]] <= update_later_q_freed;
    end

    always @(posedge clk) begin
        if (update_enable && update_at[7:6] == 2'd3) freed_3[update_at[5:0]] <= update_freed;
    end

    always @(posedge clk) begin
        if (update_enable) doomed_bits[update_at] <= update_doomed;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            position <= 8'd0;
            released <= 1'b0;
        end else begin
            position <= position + 8'd1;
            if (&position) begin
                clearing <= 1'b0;
            end
            released <= releases;
        end
    end

    always @(posedge clk) begin
        position_1 <= position;
        position_2 <= position_1;
        position_3 <= position_2;
        position_4 <= position_3;
        position_5 <= position_4;
        position_6 <= position_5;
        position_7 <= position_6;
        own <= {freed_3_rdata, freed_2_rdata, freed_1_rdata, freed_0_rdata};
        own_freed <= own_shr_position_2_7_6[0];
        doomed <= doomed_bits_rdata;
        looked_at_parity <= entry_parity;
        looked_at_pdcid <= entry_pdcid;
        looked_at_psn <= entry_psn;
        looked_at_handle <= entry_handle;
        looked_at_next_hdr <= entry_next_hdr;
        clearing_1 <= clearing;
        clearing_2 <= clearing_1;
        exists <= !clearing_2;
        offset <= psn_later_q + ~starts_word;
        uncleared <= clears_word;
        lives <= live_lives;
        is_done <= offset_minus_uncleared[31] || !lives;
        taken_1 <= taken;
        taken_2 <= taken_1;
        taken_3 <= taken_2;
        taken_4 <= taken_3;
        freed_later_1 <= own_freed;
        freed_later_2 <= freed_later_1;
        freed_later_3 <= freed_later_2;
        freed_later_4 <= freed_later_3;
        doomed_later_1 <= doomed;
        doomed_later_2 <= doomed_later_1;
        doomed_later_3 <= doomed_later_2;
        doomed_later_4 <= doomed_later_3;
    end

    assign waits = clearing || !live_ready;
    assign way = position[7:6];
    assign freed = {shown_freed_3_rdata, shown_freed_2_rdata, shown_freed_1_rdata, shown_freed_0_rdata};
    assign released_valid = released;
    assign released_pdcid = entry_later_q_pdcid;
    assign released_psn = entry_later_q_psn;
    assign released_handle = entry_later_q_handle;

    wire _unused_ok = &{1'b0, update_later_q_doomed, looked_at_next_hdr, own_shr_position_2_7_6[3:1], offset_minus_uncleared[30:0]};

endmodule

`default_nettype wire
