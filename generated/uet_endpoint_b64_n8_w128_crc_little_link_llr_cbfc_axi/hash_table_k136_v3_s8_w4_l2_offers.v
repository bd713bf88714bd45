// Table of 8 sets of 4 keys of 136 bits with values of 3 bits.
`default_nettype none

module hash_table_k136_v3_s8_w4_l2_offers (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] op,
    input  wire   [3:0] key_local,
    input  wire [127:0] key_destination,
    input  wire   [3:0] key_traffic_class,
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
    reg    [2:0] cleared;
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
    wire [559:0] ram_word;
    wire   [2:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [559:0] set = ram_word;
    wire         match_0 = set[0] && set[136:1] == key_2;
    wire         match_1 = set[140] && set[276:141] == key_2;
    wire         match_2 = set[280] && set[416:281] == key_2;
    wire         match_3 = set[420] && set[556:421] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[140] || !set[280];
    wire         free = free_term || !set[420];
    wire         is_added = add_2 && offer_valid && !matched && free;
    wire   [2:0] found_or = (set[139:137] & {3{match_0}}) | (set[279:277] & {3{match_1}});
    wire   [2:0] found_or_2 = found_or | (set[419:417] & {3{match_2}});
    wire [135:0] ram_addr_word = {key_local, key_destination, key_traffic_class};
    wire   [2:0] ram_addr_word_2 = {
        ^(ram_addr_word & 136'h9d3a74e9d3a74e9d3a74e9d3a74e9d3a74),
        ^(ram_addr_word & 136'h4e9d3a74e9d3a74e9d3a74e9d3a74e9d3a),
        ^(ram_addr_word & 136'h3a74e9d3a74e9d3a74e9d3a74e9d3a74e9)
    };
    wire         ram_next_term = !set[420] && set[0] && set[140] && set[280];
    wire [139:0] ram_next_word = {offer_value, key_2, 1'b1};
    wire [139:0] ram_next_word_2 = {set[559:421], set[420] && !(remove_2 && match_3)};
    wire         ram_next_term_2 = is_added && !set[280] && set[0] && set[140];
    wire [139:0] ram_next_word_3 = {set[419:281], set[280] && !(remove_2 && match_2)};
    wire [139:0] ram_next_word_4 = {set[279:141], set[140] && !(remove_2 && match_1)};
    wire [139:0] ram_next_choice = is_added && !set[140] && set[0] ? ram_next_word : ram_next_word_4;
    wire [139:0] ram_next_word_5 = {set[139:1], set[0] && !(remove_2 && match_0)};
    wire [139:0] ram_next_choice_2 = is_added && !set[0] ? ram_next_word : ram_next_word_5;

    forwarding_ram_w560_d8_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word_2),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 140'd0 : is_added && ram_next_term ? ram_next_word : ram_next_word_2,
        clear_2 ? 140'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_3,
        clear_2 ? 140'd0 : ram_next_choice,
        clear_2 ? 140'd0 : ram_next_choice_2
    }),
        .write  (clear_2 || add_2 || remove_2),
        .word   (ram_word),
        .at     (ram_at),
        .valid  (ram_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 3'd0;
            begun_1 <= 1'b0;
            begun_2 <= 1'b0;
        end else begin
            cleared <= cleared + 3'd1;
            if (cleared == 3'd7) begin
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
    assign found = found_or_2 | (set[559:557] & {3{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
