// Table of 128 sets of 4 entries, the oldest that has a key.
`default_nettype none

module match_any_s128_w4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire  [6:0] cleared,
    input  wire  [6:0] read,
    input  wire  [3:0] wanted_resource,
    input  wire [63:0] wanted_tag_match_bits,
    input  wire [31:0] wanted_tag_initiator,
    input  wire        wanted_any_initiator,
    input  wire [31:0] wanted_wr_id,
    input  wire        wanted_cancels,
    input  wire        remove,
    input  wire        add,
    input  wire  [3:0] key_resource,
    input  wire [63:0] key_match_bits,
    input  wire [31:0] key_wr_id,
    input  wire [47:0] key_posted,
    input  wire [31:0] rest_wr_id,
    input  wire [63:0] rest_address,
    input  wire [31:0] rest_length,
    output wire        hit,
    output wire        room,
    output wire [47:0] number,
    output wire [31:0] found_wr_id,
    output wire [63:0] found_address,
    output wire [31:0] found_length
);

    reg  [147:0] keys_0_rdata;
    reg    [3:0] key_0_2_resource;
    reg   [63:0] key_0_2_match_bits;
    reg   [31:0] key_0_2_wr_id;
    reg   [47:0] key_0_2_posted;
    reg  [147:0] keys_1_rdata;
    reg    [3:0] key_1_2_resource;
    reg   [63:0] key_1_2_match_bits;
    reg   [31:0] key_1_2_wr_id;
    reg   [47:0] key_1_2_posted;
    reg  [147:0] keys_2_rdata;
    reg    [3:0] key_2_2_resource;
    reg   [63:0] key_2_2_match_bits;
    reg   [31:0] key_2_2_wr_id;
    reg   [47:0] key_2_2_posted;
    reg  [147:0] keys_3_rdata;
    reg    [3:0] key_3_2_resource;
    reg   [63:0] key_3_2_match_bits;
    reg   [31:0] key_3_2_wr_id;
    reg   [47:0] key_3_2_posted;
    reg   [47:0] number_0_3;
    reg   [47:0] number_1_3;
    reg   [47:0] number_2_3;
    reg   [47:0] number_3_3;
    reg   [10:0] orders_rdata;
    reg    [2:0] order_match_count;
    reg    [1:0] order_match_order_0;
    reg    [1:0] order_match_order_1;
    reg    [1:0] order_match_order_2;
    reg    [1:0] order_match_order_3;
    reg    [2:0] order_rank_count;
    reg    [1:0] order_rank_order_0;
    reg    [1:0] order_rank_order_1;
    reg    [1:0] order_rank_order_2;
    reg    [1:0] order_rank_order_3;
    reg    [3:0] fit_rank;
    reg          hits_show;
    reg          has_room_show;
    reg   [47:0] its_number_show;
    reg    [1:0] free_show;
    reg    [1:0] free_change;
    reg    [1:0] at_show;
    reg    [1:0] at_change;
    reg    [3:0] rank_show;
    reg    [3:0] rank_change;
    reg    [2:0] order_show_count;
    reg    [1:0] order_show_order_0;
    reg    [1:0] order_show_order_1;
    reg    [1:0] order_show_order_2;
    reg    [1:0] order_show_order_3;
    reg    [2:0] order_change_count;
    reg    [1:0] order_change_order_0;
    reg    [1:0] order_change_order_1;
    reg    [1:0] order_change_order_2;
    reg    [1:0] order_change_order_3;
    reg  [127:0] rests_rdata;
    wire   [6:0] set_change_later_q;
    (* no_rw_check *)
    reg  [147:0] keys_0 [0:127];
    (* no_rw_check *)
    reg  [147:0] keys_1 [0:127];
    (* no_rw_check *)
    reg  [147:0] keys_2 [0:127];
    (* no_rw_check *)
    reg  [147:0] keys_3 [0:127];
    (* no_rw_check *)
    reg   [10:0] orders [0:127];
    (* no_rw_check *)
    reg  [127:0] rests [0:511];

    wire   [2:0] order_count = orders_rdata[10:8];
    wire   [1:0] order_order_0 = orders_rdata[1:0];
    wire   [1:0] order_order_1 = orders_rdata[3:2];
    wire   [1:0] order_order_2 = orders_rdata[5:4];
    wire   [1:0] order_order_3 = orders_rdata[7:6];
    wire         fit_match = key_3_2_match_bits == wanted_tag_match_bits;
    wire         fit_term = !wanted_cancels || key_3_2_wr_id == wanted_wr_id;
    wire         fit_match_2 = key_2_2_match_bits == wanted_tag_match_bits;
    wire         fit_term_2 = !wanted_cancels || key_2_2_wr_id == wanted_wr_id;
    wire         fit_match_3 = key_1_2_match_bits == wanted_tag_match_bits;
    wire         fit_term_3 = !wanted_cancels || key_1_2_wr_id == wanted_wr_id;
    wire         fit_match_4 = key_0_2_match_bits == wanted_tag_match_bits;
    wire         fit_term_4 = !wanted_cancels || key_0_2_wr_id == wanted_wr_id;
    wire   [3:0] fit = {
        key_3_2_resource == wanted_resource && fit_match && fit_term,
        key_2_2_resource == wanted_resource && fit_match_2 && fit_term_2,
        key_1_2_resource == wanted_resource && fit_match_3 && fit_term_3,
        key_0_2_resource == wanted_resource && fit_match_4 && fit_term_4
    };
    wire   [3:0] rank_shr = fit_rank >> order_rank_order_3;
    wire   [3:0] rank_shr_2 = fit_rank >> order_rank_order_2;
    wire   [3:0] rank_shr_3 = fit_rank >> order_rank_order_1;
    wire   [3:0] rank_shr_4 = fit_rank >> order_rank_order_0;
    wire   [3:0] rank_word = {
        rank_shr[0] && order_rank_count > 3'd3,
        rank_shr_2[0] && order_rank_count > 3'd2,
        rank_shr_3[0] && order_rank_count > 3'd1,
        rank_shr_4[0] && order_rank_count > 3'd0
    };
    wire   [3:0] rank_and = rank_word & (4'd0 - rank_word);
    wire   [3:0] rank = rank_and;
    wire         hits = |rank_and;
    wire         has_room = order_rank_count != 3'd4;
    wire         rank_and_0 = rank_and[0];
    wire   [1:0] at_and = order_rank_order_0 & {2{rank_and_0}};
    wire         rank_and_1 = rank_and[1];
    wire   [1:0] at_or = at_and | (order_rank_order_1 & {2{rank_and_1}});
    wire         rank_and_2 = rank_and[2];
    wire   [1:0] at_or_2 = at_or | (order_rank_order_2 & {2{rank_and_2}});
    wire         rank_and_3 = rank_and[3];
    wire   [1:0] at = at_or_2 | (order_rank_order_3 & {2{rank_and_3}});
    wire   [1:0] free_choice = order_rank_count[0] ? order_rank_order_3 : order_rank_order_2;
    wire   [1:0] free_choice_2 = order_rank_count[0] ? order_rank_order_1 : order_rank_order_0;
    wire   [1:0] free_choice_3 = order_rank_count[1] ? free_choice : free_choice_2;
    wire   [1:0] free = order_rank_count[2] ? order_rank_order_3 : free_choice_3;
    wire         its_number_match = (at_or_2 | (order_rank_order_3 & {2{rank_and_3}})) == 2'd0;
    wire         its_number_match_2 = (at_or_2 | (order_rank_order_3 & {2{rank_and_3}})) == 2'd1;
    wire  [47:0] its_number_or = (number_0_3 & {48{its_number_match}}) | (number_1_3 & {48{its_number_match_2}});
    wire         its_number_match_3 = (at_or_2 | (order_rank_order_3 & {2{rank_and_3}})) == 2'd2;
    wire  [47:0] its_number_or_2 = its_number_or | (number_2_3 & {48{its_number_match_3}});
    wire         its_number_match_4 = (at_or_2 | (order_rank_order_3 & {2{rank_and_3}})) == 2'd3;
    wire  [47:0] its_number = its_number_or_2 | (number_3_3 & {48{its_number_match_4}});
    wire   [6:0] set_change = set_change_later_q;
    wire [147:0] keys_0_word = {key_resource, key_match_bits, key_wr_id, key_posted};
    wire   [6:0] orders_choice = clear ? cleared : set_change;
    wire   [2:0] orders_choice_2 = remove ? order_change_count - 3'd1 : order_change_count + 3'd1;
    wire   [1:0] orders_and = order_change_order_0 & {2{rank_change[0]}};
    wire   [1:0] orders_or = orders_and | (order_change_order_1 & {2{rank_change[1]}});
    wire   [1:0] orders_or_2 = orders_or | (order_change_order_2 & {2{rank_change[2]}});
    wire   [1:0] orders_or_3 = orders_or_2 | (order_change_order_3 & {2{rank_change[3]}});
    wire   [1:0] orders_choice_3 = (|rank_change[2:0]) ? order_change_order_3 : order_change_order_2;
    wire   [1:0] orders_choice_4 = (|rank_change[1:0]) ? order_change_order_2 : order_change_order_1;
    wire   [1:0] orders_choice_5 = rank_change[0] ? order_change_order_1 : order_change_order_0;

    delay_w7_c5 set_change_later (
        .clk (clk),
        .d   (read),
        .q   (set_change_later_q)
    );

    always @(posedge clk) begin
        keys_0_rdata <= keys_0[read];
        if (add && free_change == 2'd0) keys_0[set_change] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_1_rdata <= keys_1[read];
        if (add && free_change == 2'd1) keys_1[set_change] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_2_rdata <= keys_2[read];
        if (add && free_change == 2'd2) keys_2[set_change] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_3_rdata <= keys_3[read];
        if (add && free_change == 2'd3) keys_3[set_change] <= keys_0_word;
    end

    always @(posedge clk) begin
        orders_rdata <= orders[read];
        if (clear || remove || add) orders[orders_choice] <= {
        clear ? 3'd0 : orders_choice_2,
        clear ? 2'd3 : remove ? orders_or_3 : order_change_order_3,
        clear ? 2'd2 : remove ? orders_choice_3 : order_change_order_2,
        clear ? 2'd1 : remove ? orders_choice_4 : order_change_order_1,
        clear ? 2'd0 : remove ? orders_choice_5 : order_change_order_0
    };
    end

    always @(posedge clk) begin
        rests_rdata <= rests[{set_change, at_change}];
        if (add) rests[{set_change, free_change}] <= {rest_wr_id, rest_address, rest_length};
    end

    always @(posedge clk) begin
        key_0_2_resource <= keys_0_rdata[147:144];
        key_0_2_match_bits <= keys_0_rdata[143:80];
        key_0_2_wr_id <= keys_0_rdata[79:48];
        key_0_2_posted <= keys_0_rdata[47:0];
        key_1_2_resource <= keys_1_rdata[147:144];
        key_1_2_match_bits <= keys_1_rdata[143:80];
        key_1_2_wr_id <= keys_1_rdata[79:48];
        key_1_2_posted <= keys_1_rdata[47:0];
        key_2_2_resource <= keys_2_rdata[147:144];
        key_2_2_match_bits <= keys_2_rdata[143:80];
        key_2_2_wr_id <= keys_2_rdata[79:48];
        key_2_2_posted <= keys_2_rdata[47:0];
        key_3_2_resource <= keys_3_rdata[147:144];
        key_3_2_match_bits <= keys_3_rdata[143:80];
        key_3_2_wr_id <= keys_3_rdata[79:48];
        key_3_2_posted <= keys_3_rdata[47:0];
        number_0_3 <= key_0_2_posted;
        number_1_3 <= key_1_2_posted;
        number_2_3 <= key_2_2_posted;
        number_3_3 <= key_3_2_posted;
        order_match_count <= order_count;
        order_match_order_0 <= order_order_0;
        order_match_order_1 <= order_order_1;
        order_match_order_2 <= order_order_2;
        order_match_order_3 <= order_order_3;
        order_rank_count <= order_match_count;
        order_rank_order_0 <= order_match_order_0;
        order_rank_order_1 <= order_match_order_1;
        order_rank_order_2 <= order_match_order_2;
        order_rank_order_3 <= order_match_order_3;
        fit_rank <= fit;
        hits_show <= hits;
        has_room_show <= has_room;
        its_number_show <= its_number;
        free_show <= free;
        free_change <= free_show;
        at_show <= at;
        at_change <= at_show;
        rank_show <= rank;
        rank_change <= rank_show;
        order_show_count <= order_rank_count;
        order_show_order_0 <= order_rank_order_0;
        order_show_order_1 <= order_rank_order_1;
        order_show_order_2 <= order_rank_order_2;
        order_show_order_3 <= order_rank_order_3;
        order_change_count <= order_show_count;
        order_change_order_0 <= order_show_order_0;
        order_change_order_1 <= order_show_order_1;
        order_change_order_2 <= order_show_order_2;
        order_change_order_3 <= order_show_order_3;
    end

    assign hit = hits_show;
    assign room = has_room_show;
    assign number = its_number_show;
    assign found_wr_id = rests_rdata[127:96];
    assign found_address = rests_rdata[95:32];
    assign found_length = rests_rdata[31:0];

    wire _unused_ok = &{1'b0, rst, wanted_tag_initiator, wanted_any_initiator, rank_shr[3:1], rank_shr_2[3:1], rank_shr_3[3:1], rank_shr_4[3:1]};

`ifdef FORMAL
    reg  hits_show_past;
    reg  has_room_show_past;

    always @(posedge clk) begin
        hits_show_past <= hits_show;
        has_room_show_past <= has_room_show;
    end

    always @(posedge clk) if (!rst) adds_or_removes: assert (!(add && remove));
    always @(posedge clk) if (!rst) removes_what_is_there: assert (!remove || hits_show_past);
    always @(posedge clk) if (!rst) adds_where_there_is_room: assert (!add || has_room_show_past);
`endif

endmodule

`default_nettype wire
