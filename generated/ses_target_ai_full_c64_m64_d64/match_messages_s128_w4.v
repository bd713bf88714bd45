// Table of 128 sets of 4 entries, the oldest that has a key.
`default_nettype none

module match_messages_s128_w4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire  [6:0] cleared,
    input  wire  [6:0] read,
    input  wire  [5:0] wanted_resource,
    input  wire [63:0] wanted_tag_match_bits,
    input  wire [31:0] wanted_tag_initiator,
    input  wire        wanted_any_initiator,
    input  wire [31:0] wanted_wr_id,
    input  wire        wanted_cancels,
    input  wire        remove,
    input  wire        add,
    input  wire  [5:0] key_resource,
    input  wire [63:0] key_tag_match_bits,
    input  wire [31:0] key_tag_initiator,
    input  wire [31:0] rest_initiator,
    input  wire [15:0] rest_header_peer,
    input  wire [15:0] rest_header_pdc,
    input  wire [15:0] rest_header_message_id,
    input  wire [15:0] rest_header_kept_at,
    input  wire [31:0] rest_header_request_length,
    output wire        hit,
    output wire        room,
    output wire [31:0] found_initiator,
    output wire [15:0] found_header_peer,
    output wire [15:0] found_header_pdc,
    output wire [15:0] found_header_message_id,
    output wire [15:0] found_header_kept_at,
    output wire [31:0] found_header_request_length
);

    reg    [6:0] set_1;
    reg    [6:0] set_2;
    reg    [6:0] set_3;
    reg    [6:0] set_4;
    reg    [6:0] set_5;
    reg  [101:0] keys_0_rdata;
    reg    [5:0] key_0_2_resource;
    reg   [63:0] key_0_2_tag_match_bits;
    reg   [31:0] key_0_2_tag_initiator;
    reg  [101:0] keys_1_rdata;
    reg    [5:0] key_1_2_resource;
    reg   [63:0] key_1_2_tag_match_bits;
    reg   [31:0] key_1_2_tag_initiator;
    reg  [101:0] keys_2_rdata;
    reg    [5:0] key_2_2_resource;
    reg   [63:0] key_2_2_tag_match_bits;
    reg   [31:0] key_2_2_tag_initiator;
    reg  [101:0] keys_3_rdata;
    reg    [5:0] key_3_2_resource;
    reg   [63:0] key_3_2_tag_match_bits;
    reg   [31:0] key_3_2_tag_initiator;
    reg   [10:0] orders_rdata;
    reg    [2:0] order_2_count;
    reg    [1:0] order_2_order_0;
    reg    [1:0] order_2_order_1;
    reg    [1:0] order_2_order_2;
    reg    [1:0] order_2_order_3;
    reg    [3:0] fit_3;
    reg    [2:0] order_3_count;
    reg    [1:0] order_3_order_0;
    reg    [1:0] order_3_order_1;
    reg    [1:0] order_3_order_2;
    reg    [1:0] order_3_order_3;
    reg    [3:0] rank_4;
    reg          hit_4;
    reg    [2:0] order_4_count;
    reg    [1:0] order_4_order_0;
    reg    [1:0] order_4_order_1;
    reg    [1:0] order_4_order_2;
    reg    [1:0] order_4_order_3;
    reg          room_4;
    reg    [1:0] at_4;
    reg    [1:0] free_4;
    reg    [1:0] at_5;
    reg    [1:0] free_5;
    reg    [3:0] rank_5;
    reg    [2:0] order_5_count;
    reg    [1:0] order_5_order_0;
    reg    [1:0] order_5_order_1;
    reg    [1:0] order_5_order_2;
    reg    [1:0] order_5_order_3;
    reg  [127:0] rests_rdata;
    (* no_rw_check *)
    reg  [101:0] keys_0 [0:127];
    (* no_rw_check *)
    reg  [101:0] keys_1 [0:127];
    (* no_rw_check *)
    reg  [101:0] keys_2 [0:127];
    (* no_rw_check *)
    reg  [101:0] keys_3 [0:127];
    (* no_rw_check *)
    reg   [10:0] orders [0:127];
    (* no_rw_check *)
    reg  [127:0] rests [0:511];

    wire         change_add = add;
    wire   [1:0] change_at = free_5;
    wire   [3:0] fit_3_shr_order_3_order_3 = fit_3 >> order_3_order_3;
    wire   [3:0] fit_3_shr_order_3_order_2 = fit_3 >> order_3_order_2;
    wire   [3:0] fit_3_shr_order_3_order_1 = fit_3 >> order_3_order_1;
    wire   [3:0] fit_3_shr_order_3_order_0 = fit_3 >> order_3_order_0;
    wire   [3:0] rank_word = {
        fit_3_shr_order_3_order_3[0] && order_3_count > 3'd3,
        fit_3_shr_order_3_order_2[0] && order_3_count > 3'd2,
        fit_3_shr_order_3_order_1[0] && order_3_count > 3'd1,
        fit_3_shr_order_3_order_0[0] && order_3_count > 3'd0
    };
    wire   [3:0] rank = rank_word & (4'd0 - rank_word);
    wire   [1:0] at_3_and = order_3_order_0 & {2{rank[0]}};
    wire   [1:0] at_3_or = at_3_and | (order_3_order_1 & {2{rank[1]}});
    wire   [1:0] at_3_or_2 = at_3_or | (order_3_order_2 & {2{rank[2]}});
    wire   [1:0] at_3 = at_3_or_2 | (order_3_order_3 & {2{rank[3]}});
    wire [101:0] keys_0_word = {key_resource, key_tag_match_bits, key_tag_initiator};
    wire   [6:0] orders_choice = clear ? cleared : set_5;
    wire   [2:0] orders_choice_2 = remove ? order_5_count - 3'd1 : order_5_count + 3'd1;
    wire   [1:0] orders_and = order_5_order_0 & {2{rank_5[0]}};
    wire   [1:0] orders_or = orders_and | (order_5_order_1 & {2{rank_5[1]}});
    wire   [1:0] orders_or_2 = orders_or | (order_5_order_2 & {2{rank_5[2]}});
    wire   [1:0] orders_or_3 = orders_or_2 | (order_5_order_3 & {2{rank_5[3]}});
    wire   [1:0] orders_choice_3 = (|rank_5[2:0]) ? order_5_order_3 : order_5_order_2;
    wire   [1:0] orders_choice_4 = (|rank_5[1:0]) ? order_5_order_2 : order_5_order_1;
    wire   [1:0] orders_choice_5 = remove ? (rank_5[0] ? order_5_order_1 : order_5_order_0) : order_5_order_0;
    wire         fit_3_match = key_3_2_tag_match_bits == wanted_tag_match_bits;
    wire         fit_3_term = wanted_any_initiator || key_3_2_tag_initiator == wanted_tag_initiator;
    wire         fit_3_match_2 = key_2_2_tag_match_bits == wanted_tag_match_bits;
    wire         fit_3_term_2 = wanted_any_initiator || key_2_2_tag_initiator == wanted_tag_initiator;
    wire         fit_3_match_3 = key_1_2_tag_match_bits == wanted_tag_match_bits;
    wire         fit_3_term_3 = wanted_any_initiator || key_1_2_tag_initiator == wanted_tag_initiator;
    wire         fit_3_match_4 = key_0_2_tag_match_bits == wanted_tag_match_bits;
    wire         fit_3_term_4 = wanted_any_initiator || key_0_2_tag_initiator == wanted_tag_initiator;
    wire   [1:0] free_4_choice = order_3_count[0] ? order_3_order_3 : order_3_order_2;
    wire   [1:0] free_4_choice_2 = order_3_count[0] ? order_3_order_1 : order_3_order_0;
    wire   [1:0] free_4_choice_3 = order_3_count[1] ? free_4_choice : free_4_choice_2;

    always @(posedge clk) begin
        keys_0_rdata <= keys_0[read];
        if (change_add && change_at == 2'd0) keys_0[set_5] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_1_rdata <= keys_1[read];
        if (change_add && change_at == 2'd1) keys_1[set_5] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_2_rdata <= keys_2[read];
        if (change_add && change_at == 2'd2) keys_2[set_5] <= keys_0_word;
    end

    always @(posedge clk) begin
        keys_3_rdata <= keys_3[read];
        if (change_add && change_at == 2'd3) keys_3[set_5] <= keys_0_word;
    end

    always @(posedge clk) begin
        orders_rdata <= orders[read];
        if (clear || remove || add) orders[orders_choice] <= {
        clear ? 3'd0 : orders_choice_2,
        clear ? 2'd3 : remove ? orders_or_3 : order_5_order_3,
        clear ? 2'd2 : remove ? orders_choice_3 : order_5_order_2,
        clear ? 2'd1 : remove ? orders_choice_4 : order_5_order_1,
        clear ? 2'd0 : orders_choice_5
    };
    end

    always @(posedge clk) begin
        rests_rdata <= rests[{set_5, at_5}];
        if (add) rests[{set_5, free_5}] <= {
        rest_initiator,
        rest_header_peer,
        rest_header_pdc,
        rest_header_message_id,
        rest_header_kept_at,
        rest_header_request_length
    };
    end

    always @(posedge clk) begin
        set_1 <= read;
        set_2 <= set_1;
        set_3 <= set_2;
        set_4 <= set_3;
        set_5 <= set_4;
        key_0_2_resource <= keys_0_rdata[101:96];
        key_0_2_tag_match_bits <= keys_0_rdata[95:32];
        key_0_2_tag_initiator <= keys_0_rdata[31:0];
        key_1_2_resource <= keys_1_rdata[101:96];
        key_1_2_tag_match_bits <= keys_1_rdata[95:32];
        key_1_2_tag_initiator <= keys_1_rdata[31:0];
        key_2_2_resource <= keys_2_rdata[101:96];
        key_2_2_tag_match_bits <= keys_2_rdata[95:32];
        key_2_2_tag_initiator <= keys_2_rdata[31:0];
        key_3_2_resource <= keys_3_rdata[101:96];
        key_3_2_tag_match_bits <= keys_3_rdata[95:32];
        key_3_2_tag_initiator <= keys_3_rdata[31:0];
        order_2_count <= orders_rdata[10:8];
        order_2_order_0 <= orders_rdata[1:0];
        order_2_order_1 <= orders_rdata[3:2];
        order_2_order_2 <= orders_rdata[5:4];
        order_2_order_3 <= orders_rdata[7:6];
        fit_3 <= {
            key_3_2_resource == wanted_resource && fit_3_match && fit_3_term,
            key_2_2_resource == wanted_resource && fit_3_match_2 && fit_3_term_2,
            key_1_2_resource == wanted_resource && fit_3_match_3 && fit_3_term_3,
            key_0_2_resource == wanted_resource && fit_3_match_4 && fit_3_term_4
        };
        order_3_count <= order_2_count;
        order_3_order_0 <= order_2_order_0;
        order_3_order_1 <= order_2_order_1;
        order_3_order_2 <= order_2_order_2;
        order_3_order_3 <= order_2_order_3;
        rank_4 <= rank;
        hit_4 <= |rank;
        order_4_count <= order_3_count;
        order_4_order_0 <= order_3_order_0;
        order_4_order_1 <= order_3_order_1;
        order_4_order_2 <= order_3_order_2;
        order_4_order_3 <= order_3_order_3;
        room_4 <= order_3_count != 3'd4;
        at_4 <= at_3;
        free_4 <= order_3_count[2] ? order_3_order_3 : free_4_choice_3;
        at_5 <= at_4;
        free_5 <= free_4;
        rank_5 <= rank_4;
        order_5_count <= order_4_count;
        order_5_order_0 <= order_4_order_0;
        order_5_order_1 <= order_4_order_1;
        order_5_order_2 <= order_4_order_2;
        order_5_order_3 <= order_4_order_3;
    end

    assign hit = hit_4;
    assign room = room_4;
    assign found_initiator = rests_rdata[127:96];
    assign found_header_peer = rests_rdata[95:80];
    assign found_header_pdc = rests_rdata[79:64];
    assign found_header_message_id = rests_rdata[63:48];
    assign found_header_kept_at = rests_rdata[47:32];
    assign found_header_request_length = rests_rdata[31:0];

    wire _unused_ok = &{1'b0, rst, wanted_wr_id, wanted_cancels, fit_3_shr_order_3_order_3[3:1], fit_3_shr_order_3_order_2[3:1], fit_3_shr_order_3_order_1[3:1], fit_3_shr_order_3_order_0[3:1]};

`ifdef FORMAL
    reg  hit_4_past;
    reg  room_4_past;

    always @(posedge clk) begin
        hit_4_past <= hit_4;
        room_4_past <= room_4;
    end

    always @(posedge clk) if (!rst) adds_or_removes: assert (!(add && remove));
    always @(posedge clk) if (!rst) removes_what_is_there: assert (!remove || hit_4_past);
    always @(posedge clk) if (!rst) adds_where_there_is_room: assert (!add || room_4_past);
`endif

endmodule

`default_nettype wire
