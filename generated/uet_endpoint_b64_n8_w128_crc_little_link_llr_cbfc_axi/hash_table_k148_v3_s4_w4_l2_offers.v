// Table of 4 sets of 4 keys of 148 bits with values of 3 bits.
`default_nettype none

module hash_table_k148_v3_s4_w4_l2_offers (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] op,
    input  wire [127:0] key_source,
    input  wire   [3:0] key_local,
    input  wire  [15:0] key_spdcid,
    input  wire         enable,
    input  wire         offer_valid,
    input  wire   [2:0] offer_value,
    output wire         ready,
    output wire         valid,
    output wire         hit,
    output wire         full,
    output wire         inserted,
    output wire   [2:0] found
);

    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;

    reg          clearing;
    reg    [1:0] cleared;
    reg          add_1;
    reg          add_2;
    reg          remove_1;
    reg          remove_2;
    reg          begun_1;
    reg          begun_2;
    reg          clear_1;
    reg          clear_2;
    reg  [147:0] key_1;
    reg  [147:0] key_2;
    wire [607:0] ram_word;
    wire   [1:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [607:0] set = ram_word;
    wire         match_0 = set[0] && set[148:1] == key_2;
    wire         match_1 = set[152] && set[300:153] == key_2;
    wire         match_2 = set[304] && set[452:305] == key_2;
    wire         match_3 = set[456] && set[604:457] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[152] || !set[304];
    wire         free = free_term || !set[456];
    wire         is_added = add_2 && offer_valid && !matched && free;
    wire   [2:0] found_or = (set[151:149] & {3{match_0}}) | (set[303:301] & {3{match_1}});
    wire   [2:0] found_or_2 = found_or | (set[455:453] & {3{match_2}});
    wire [147:0] ram_addr_word = {key_source, key_local, key_spdcid};
    wire   [1:0] ram_addr_word_2 = {
        ^(ram_addr_word & 148'h6db6db6db6db6db6db6db6db6db6db6db6db6),
        ^(ram_addr_word & 148'hdb6db6db6db6db6db6db6db6db6db6db6db6d)
    };
    wire         ram_next_term = !set[456] && set[0] && set[152] && set[304];
    wire [151:0] ram_next_word = {offer_value, key_2, 1'b1};
    wire [151:0] ram_next_word_2 = {set[607:457], set[456] && !(remove_2 && match_3)};
    wire         ram_next_term_2 = is_added && !set[304] && set[0] && set[152];
    wire [151:0] ram_next_word_3 = {set[455:305], set[304] && !(remove_2 && match_2)};
    wire [151:0] ram_next_word_4 = {set[303:153], set[152] && !(remove_2 && match_1)};
    wire [151:0] ram_next_choice = is_added && !set[152] && set[0] ? ram_next_word : ram_next_word_4;
    wire [151:0] ram_next_word_5 = {set[151:1], set[0] && !(remove_2 && match_0)};
    wire [151:0] ram_next_choice_2 = is_added && !set[0] ? ram_next_word : ram_next_word_5;

    forwarding_ram_w608_d4_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word_2),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 152'd0 : is_added && ram_next_term ? ram_next_word : ram_next_word_2,
        clear_2 ? 152'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_3,
        clear_2 ? 152'd0 : ram_next_choice,
        clear_2 ? 152'd0 : ram_next_choice_2
    }),
        .write  (clear_2 || add_2 || remove_2),
        .word   (ram_word),
        .at     (ram_at),
        .valid  (ram_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 2'd0;
            begun_1 <= 1'b0;
            begun_2 <= 1'b0;
        end else begin
            cleared <= cleared + 2'd1;
            if (cleared == 2'd3) begin
                clearing <= 1'b0;
            end
            begun_1 <= begins;
            begun_2 <= begun_1;
        end
    end

    always @(posedge clk) begin
        add_1 <= op == OP_FIND_OR_INSERT && begins;
        add_2 <= add_1;
        remove_1 <= op == OP_REMOVE && begins;
        remove_2 <= remove_1;
        clear_1 <= clearing;
        clear_2 <= clear_1;
        key_1 <= ram_addr_word;
        key_2 <= key_1;
    end

    assign ready = !clearing;
    assign valid = begun_2;
    assign hit = begun_2 && matched;
    assign full = begun_2 && !(matched || free);
    assign inserted = begun_2 && is_added;
    assign found = found_or_2 | (set[607:605] & {3{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
