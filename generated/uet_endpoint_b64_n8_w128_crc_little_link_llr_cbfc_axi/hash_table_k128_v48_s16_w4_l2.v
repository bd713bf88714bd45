// Table of 16 sets of 4 keys of 128 bits with values of 48 bits.
`default_nettype none

module hash_table_k128_v48_s16_w4_l2 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] op,
    input  wire [127:0] key,
    input  wire  [47:0] value,
    input  wire         enable,
    output wire         ready,
    output wire         valid,
    output wire         hit,
    output wire         full,
    output wire         inserted,
    output wire  [47:0] found
);

    localparam [1:0] OP_INSERT         = 2'd1;
    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;

    reg          clearing;
    reg    [3:0] cleared;
    reg          insert_1;
    reg          insert_2;
    reg          add_1;
    reg          add_2;
    reg          remove_1;
    reg          remove_2;
    reg          begun_1;
    reg          begun_2;
    reg          clear_1;
    reg          clear_2;
    reg  [127:0] key_1;
    reg  [127:0] key_2;
    reg   [47:0] value_1;
    reg   [47:0] value_2;
    wire [707:0] ram_word;
    wire   [3:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [707:0] set = ram_word;
    wire         match_0 = set[0] && set[128:1] == key_2;
    wire         match_1 = set[177] && set[305:178] == key_2;
    wire         match_2 = set[354] && set[482:355] == key_2;
    wire         match_3 = set[531] && set[659:532] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[177] || !set[354];
    wire         free = free_term || !set[531];
    wire         is_added = add_2 && !matched && free;
    wire  [47:0] found_or = (set[176:129] & {48{match_0}}) | (set[353:306] & {48{match_1}});
    wire  [47:0] found_or_2 = found_or | (set[530:483] & {48{match_2}});
    wire   [3:0] ram_addr_word = {
        ^(key & 128'hc8f591eb23d647ac8f591eb23d647ac8),
        ^(key & 128'h647ac8f591eb23d647ac8f591eb23d64),
        ^(key & 128'hb23d647ac8f591eb23d647ac8f591eb2),
        ^(key & 128'h91eb23d647ac8f591eb23d647ac8f591)
    };
    wire         ram_next_term = !set[531] && set[0] && set[177] && set[354];
    wire         ram_next_term_2 = (is_added && ram_next_term) || (insert_2 && match_3);
    wire [176:0] ram_next_word = {value_2, key_2, 1'b1};
    wire [176:0] ram_next_word_2 = {set[707:532], set[531] && !(remove_2 && match_3)};
    wire         ram_next_term_3 = is_added && !set[354] && set[0] && set[177];
    wire [176:0] ram_next_word_3 = {set[530:355], set[354] && !(remove_2 && match_2)};
    wire [176:0] ram_next_choice = ram_next_term_3 || (insert_2 && match_2) ? ram_next_word : ram_next_word_3;
    wire         ram_next_term_4 = (is_added && !set[177] && set[0]) || (insert_2 && match_1);
    wire [176:0] ram_next_word_4 = {set[353:178], set[177] && !(remove_2 && match_1)};
    wire         ram_next_term_5 = (is_added && !set[0]) || (insert_2 && match_0);
    wire [176:0] ram_next_word_5 = {set[176:1], set[0] && !(remove_2 && match_0)};

    forwarding_ram_w708_d16_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 177'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_2,
        clear_2 ? 177'd0 : ram_next_choice,
        clear_2 ? 177'd0 : ram_next_term_4 ? ram_next_word : ram_next_word_4,
        clear_2 ? 177'd0 : ram_next_term_5 ? ram_next_word : ram_next_word_5
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
        insert_1 <= op == OP_INSERT && begins;
        insert_2 <= insert_1;
        add_1 <= (op == OP_INSERT || op == OP_FIND_OR_INSERT) && begins;
        add_2 <= add_1;
        remove_1 <= op == OP_REMOVE && begins;
        remove_2 <= remove_1;
        clear_1 <= clearing;
        clear_2 <= clear_1;
        key_1 <= key;
        key_2 <= key_1;
        value_1 <= value;
        value_2 <= value_1;
    end

    assign ready = !clearing;
    assign valid = begun_2;
    assign hit = begun_2 && matched;
    assign full = begun_2 && !(matched || free);
    assign inserted = begun_2 && is_added;
    assign found = found_or_2 | (set[707:660] & {48{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
