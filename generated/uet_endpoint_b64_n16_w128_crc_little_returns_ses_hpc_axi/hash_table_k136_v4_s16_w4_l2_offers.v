// Table of 16 sets of 4 keys of 136 bits with values of 4 bits.
`default_nettype none

module hash_table_k136_v4_s16_w4_l2_offers (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] op,
    input  wire   [3:0] key_local,
    input  wire [127:0] key_destination,
    input  wire   [3:0] key_traffic_class,
    input  wire         enable,
    input  wire         offer_valid,
    input  wire   [3:0] offer_value,
    output wire         ready,
    output wire         valid,
    output wire         hit,
    output wire         full,
    output wire         inserted,
    output wire   [3:0] found
);

    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;

    reg          clearing;
    reg    [3:0] cleared;
    reg          add_1;
    reg          add_2;
    reg          remove_1;
    reg          remove_2;
    reg          begun_1;
    reg          begun_2;
    reg          clear_1;
    reg          clear_2;
    reg  [135:0] key_1;
    reg  [135:0] key_2;
    wire [563:0] ram_word;
    wire   [3:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [563:0] set = ram_word;
    wire         match_0 = set[0] && set[136:1] == key_2;
    wire         match_1 = set[141] && set[277:142] == key_2;
    wire         match_2 = set[282] && set[418:283] == key_2;
    wire         match_3 = set[423] && set[559:424] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[141] || !set[282];
    wire         free = free_term || !set[423];
    wire         is_added = add_2 && offer_valid && !matched && free;
    wire   [3:0] found_or = (set[140:137] & {4{match_0}}) | (set[281:278] & {4{match_1}});
    wire   [3:0] found_or_2 = found_or | (set[422:419] & {4{match_2}});
    wire [135:0] ram_addr_word = {key_local, key_destination, key_traffic_class};
    wire   [3:0] ram_addr_word_2 = {
        ^(ram_addr_word & 136'h7ac8f591eb23d647ac8f591eb23d647ac8),
        ^(ram_addr_word & 136'h3d647ac8f591eb23d647ac8f591eb23d64),
        ^(ram_addr_word & 136'h1eb23d647ac8f591eb23d647ac8f591eb2),
        ^(ram_addr_word & 136'hf591eb23d647ac8f591eb23d647ac8f591)
    };
    wire         ram_next_term = !set[423] && set[0] && set[141] && set[282];
    wire [140:0] ram_next_word = {offer_value, key_2, 1'b1};
    wire [140:0] ram_next_word_2 = {set[563:424], set[423] && !(remove_2 && match_3)};
    wire         ram_next_term_2 = is_added && !set[282] && set[0] && set[141];
    wire [140:0] ram_next_word_3 = {set[422:283], set[282] && !(remove_2 && match_2)};
    wire [140:0] ram_next_word_4 = {set[281:142], set[141] && !(remove_2 && match_1)};
    wire [140:0] ram_next_choice = is_added && !set[141] && set[0] ? ram_next_word : ram_next_word_4;
    wire [140:0] ram_next_word_5 = {set[140:1], set[0] && !(remove_2 && match_0)};
    wire [140:0] ram_next_choice_2 = is_added && !set[0] ? ram_next_word : ram_next_word_5;

    forwarding_ram_w564_d16_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word_2),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 141'd0 : is_added && ram_next_term ? ram_next_word : ram_next_word_2,
        clear_2 ? 141'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_3,
        clear_2 ? 141'd0 : ram_next_choice,
        clear_2 ? 141'd0 : ram_next_choice_2
    }),
        .write  (clear_2 || add_2 || remove_2),
        .word   (ram_word),
        .at     (ram_at),
        .valid  (ram_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            begun_1 <= 1'b0;
            begun_2 <= 1'b0;
        end else begin
            cleared <= cleared + 4'd1;
            if (cleared == 4'd15) begin
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
    assign found = found_or_2 | (set[563:560] & {4{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
