// Table of 64 sets of 4 keys of 190 bits with values of 6 bits.
`default_nettype none

module hash_table_k190_v6_s64_w4_l2_offers (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] op,
    input  wire   [1:0] key_mode,
    input  wire  [23:0] key_job_id,
    input  wire   [3:0] key_local,
    input  wire [127:0] key_destination,
    input  wire   [3:0] key_traffic_class,
    input  wire  [23:0] key_sdi,
    input  wire   [3:0] key_lane,
    input  wire         enable,
    input  wire         offer_valid,
    input  wire   [5:0] offer_value,
    output wire         ready,
    output wire         valid,
    output wire         hit,
    output wire         full,
    output wire         inserted,
    output wire   [5:0] found
);

    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;

    reg          clearing;
    reg    [5:0] cleared;
    reg          add_1;
    reg          add_2;
    reg          remove_1;
    reg          remove_2;
    reg          begun_1;
    reg          begun_2;
    reg          clear_1;
    reg          clear_2;
    reg  [189:0] key_1;
    reg  [189:0] key_2;
    wire [787:0] ram_word;
    wire   [5:0] ram_at;
    wire         ram_valid;

    wire         begins = enable && !clearing;
    wire [787:0] set = ram_word;
    wire         match_0 = set[0] && set[190:1] == key_2;
    wire         match_1 = set[197] && set[387:198] == key_2;
    wire         match_2 = set[394] && set[584:395] == key_2;
    wire         match_3 = set[591] && set[781:592] == key_2;
    wire         matched = match_0 || match_1 || match_2 || match_3;
    wire         free_term = !set[0] || !set[197] || !set[394];
    wire         free = free_term || !set[591];
    wire         is_added = add_2 && offer_valid && !matched && free;
    wire   [5:0] found_or = (set[196:191] & {6{match_0}}) | (set[393:388] & {6{match_1}});
    wire   [5:0] found_or_2 = found_or | (set[590:585] & {6{match_2}});
    wire [189:0] ram_addr_word = {key_mode, key_job_id, key_local, key_destination, key_traffic_class, key_sdi, key_lane};
    wire   [5:0] ram_addr_word_2 = {
        ^(ram_addr_word & 190'h1fab376938bca3083f566ed2717946107eacdda4e2f28c20),
        ^(ram_addr_word & 190'hfd59bb49c5e51841fab376938bca3083f566ed271794610),
        ^(ram_addr_word & 190'h7eacdda4e2f28c20fd59bb49c5e51841fab376938bca308),
        ^(ram_addr_word & 190'h3f566ed2717946107eacdda4e2f28c20fd59bb49c5e5184),
        ^(ram_addr_word & 190'h1fab376938bca3083f566ed2717946107eacdda4e2f28c2),
        ^(ram_addr_word & 190'h3f566ed2717946107eacdda4e2f28c20fd59bb49c5e51841)
    };
    wire         ram_next_term = !set[591] && set[0] && set[197] && set[394];
    wire [196:0] ram_next_word = {offer_value, key_2, 1'b1};
    wire [196:0] ram_next_word_2 = {set[787:592], set[591] && !(remove_2 && match_3)};
    wire         ram_next_term_2 = is_added && !set[394] && set[0] && set[197];
    wire [196:0] ram_next_word_3 = {set[590:395], set[394] && !(remove_2 && match_2)};
    wire [196:0] ram_next_word_4 = {set[393:198], set[197] && !(remove_2 && match_1)};
    wire [196:0] ram_next_choice = is_added && !set[197] && set[0] ? ram_next_word : ram_next_word_4;
    wire [196:0] ram_next_word_5 = {set[196:1], set[0] && !(remove_2 && match_0)};
    wire [196:0] ram_next_choice_2 = is_added && !set[0] ? ram_next_word : ram_next_word_5;

    forwarding_ram_w788_d64_l2 ram (
        .clk    (clk),
        .rst    (rst),
        .addr   (clearing ? cleared : ram_addr_word_2),
        .enable (begins || clearing),
        .next   ({
        clear_2 ? 197'd0 : is_added && ram_next_term ? ram_next_word : ram_next_word_2,
        clear_2 ? 197'd0 : ram_next_term_2 ? ram_next_word : ram_next_word_3,
        clear_2 ? 197'd0 : ram_next_choice,
        clear_2 ? 197'd0 : ram_next_choice_2
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
    assign found = found_or_2 | (set[787:782] & {6{match_3}});

    wire _unused_ok = &{1'b0, ram_at, ram_valid};

`ifdef FORMAL
    wire key_in_one_way_term = (match_1 && match_0) || (match_2 && match_0) || (match_2 && match_1);
    wire key_in_one_way_term_2 = key_in_one_way_term || (match_3 && match_0) || (match_3 && match_1);

    always @(posedge clk) if (!rst) key_in_one_way: assert (!(begun_2 && (key_in_one_way_term_2 || (match_3 && match_2))));
`endif

endmodule

`default_nettype wire
