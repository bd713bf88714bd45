// Table of 64 sets of 4 keys of 24 bits with values of 24 bits.
`default_nettype none

module hash_table_k24_v24_s64_w4_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] op,
    input  wire [23:0] key,
    input  wire [23:0] value,
    input  wire        enable,
    output wire        ready,
    output wire        valid,
    output wire        hit,
    output wire        full,
    output wire        inserted,
    output wire [23:0] found
);

    localparam [1:0] OP_INSERT         = 2'd1;
    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;

    reg          clearing;
    reg    [5:0] cleared;
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
    reg   [23:0] key_1;
    reg   [23:0] key_2;
    reg   [23:0] value_1;
    reg   [23:0] value_2;
    wire [195:0] ram_word;
    wire   [5:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [195:0] set = ram_word;
    wire         match_0 = set[0] && set[24:1] == key_2;
    wire         match_1 = set[49] && set[73:50] == key_2;
    wire         match_2 = set[98] && set[122:99] == key_2;
    wire         match_3 = set[147] && set[171:148] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[49] || !set[98];
    wire         free = free_term || !set[147];
    wire         is_added = add_2 && !matched && free;
    wire  [23:0] found_or = (set[48:25] & {24{match_0}}) | (set[97:74] & {24{match_1}});
    wire  [23:0] found_or_2 = found_or | (set[146:123] & {24{match_2}});
    wire   [5:0] ram_addr_word = {
        ^(key & 24'hf28c20),
        ^(key & 24'h794610),
        ^(key & 24'hbca308),
        ^(key & 24'h5e5184),
        ^(key & 24'h2f28c2),
        ^(key & 24'he51841)
    };
    wire         ram_next_term = !set[147] && set[0] && set[49] && set[98];
    wire         ram_next_term_2 = (is_added && ram_next_term) || (insert_2 && match_3);
    wire  [48:0] ram_next_word = {value_2, key_2, 1'b1};
    wire  [48:0] ram_next_word_2 = {set[195:148], set[147] && !(remove_2 && match_3)};
    wire         ram_next_term_3 = is_added && !set[98] && set[0] && set[49];
    wire  [48:0] ram_next_word_3 = {set[146:99], set[98] && !(remove_2 && match_2)};
    wire  [48:0] ram_next_choice = ram_next_term_3 || (insert_2 && match_2) ? ram_next_word : ram_next_word_3;
    wire         ram_next_term_4 = (is_added && !set[49] && set[0]) || (insert_2 && match_1);
    wire  [48:0] ram_next_word_4 = {set[97:50], set[49] && !(remove_2 && match_1)};
    wire         ram_next_term_5 = (is_added && !set[0]) || (insert_2 && match_0);
    wire  [48:0] ram_next_word_5 = {set[48:1], set[0] && !(remove_2 && match_0)};

    forwarding_ram_w196_d64_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 49'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_2,
        clear_2 ? 49'd0 : ram_next_choice,
        clear_2 ? 49'd0 : ram_next_term_4 ? ram_next_word : ram_next_word_4,
        clear_2 ? 49'd0 : ram_next_term_5 ? ram_next_word : ram_next_word_5
    }),
        .write  (clear_2 || add_2 || remove_2),
        .word   (ram_word),
        .at     (ram_at),
        .valid  (ram_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 6'd0;
            begun_1 <= 1'b0;
            begun_2 <= 1'b0;
        end else begin
            cleared <= cleared + 6'd1;
            if (cleared == 6'd63) begin
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
    assign found = found_or_2 | (set[195:172] & {24{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
