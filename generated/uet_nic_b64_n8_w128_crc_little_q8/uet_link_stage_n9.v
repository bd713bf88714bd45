// Parses Ethernet and up to two VLAN tags.
`default_nettype none

module uet_link_stage_n9 (
    input  wire          clk,
    input  wire [1519:0] bytes,
    input  wire    [8:0] there,
    output wire  [111:0] ethernet,
    output wire   [31:0] outer_tag,
    output wire   [31:0] inner_tag,
    output wire    [1:0] tags,
    output wire    [3:0] verdict,
    output wire          ipv4,
    output wire          ipv6,
    output wire [1343:0] rest,
    output wire    [8:0] left,
    output wire    [7:0] at
);

    localparam [3:0] VERDICT_UET   = 4'd0;
    localparam [3:0] VERDICT_OTHER = 4'd1;
    localparam [3:0] VERDICT_SHORT = 4'd2;

    reg  [1519:0] bytes_move;
    reg     [8:0] there_move;
    reg           one_tag_move;
    reg           two_tags_move;
    reg           short_move;
    reg           is_ipv4_move;
    reg           is_ipv6_move;
    reg   [111:0] link_out_ethernet;
    reg    [31:0] link_out_outer_tag;
    reg    [31:0] link_out_inner_tag;
    reg     [1:0] link_out_tags;
    reg     [3:0] link_out_verdict;
    reg           link_out_ipv4;
    reg           link_out_ipv6;
    reg  [1343:0] link_out_rest;
    reg     [8:0] link_out_left;
    reg     [7:0] link_out_at;

    wire          has_tag = bytes[1423:1408] == 16'h8100 || bytes[1423:1408] == 16'h88a8;
    wire          two_tags_term = has_tag && (bytes[1391:1376] == 16'h8100 || bytes[1391:1376] == 16'h88a8);
    wire          two_tags = two_tags_term;
    wire          one_tag = has_tag && !two_tags_term;
    wire          short_term = there < 9'd14 || (has_tag && there < 9'd18);
    wire          short = short_term || (two_tags_term && there < 9'd22);
    wire          is_ipv4_choice = has_tag ? bytes[1391:1376] == 16'h800 : bytes[1423:1408] == 16'h800;
    wire          is_ipv4 = two_tags_term ? bytes[1359:1344] == 16'h800 : is_ipv4_choice;
    wire          is_ipv6_choice = has_tag ? bytes[1391:1376] == 16'h86dd : bytes[1423:1408] == 16'h86dd;
    wire          is_ipv6 = two_tags_term ? bytes[1359:1344] == 16'h86dd : is_ipv6_choice;
    wire  [111:0] link_ethernet = bytes_move[1519:1408];
    wire   [31:0] link_outer_tag = one_tag_move || two_tags_move ? bytes_move[1407:1376] : 32'd0;
    wire   [31:0] link_inner_tag = two_tags_move ? bytes_move[1375:1344] : 32'd0;
    wire    [1:0] link_tags = {two_tags_move, one_tag_move};
    wire    [3:0] link_verdict = short_move ? VERDICT_SHORT : is_ipv4_move || is_ipv6_move ? VERDICT_UET : VERDICT_OTHER;
    wire          link_ipv4 = is_ipv4_move && !short_move;
    wire          link_ipv6 = is_ipv6_move && !short_move;
    wire [1343:0] link_rest_choice = one_tag_move ? bytes_move[1375:32] : bytes_move[1407:64];
    wire [1343:0] link_rest = two_tags_move ? bytes_move[1343:0] : link_rest_choice;
    wire    [8:0] link_left_choice = one_tag_move ? there_move - 9'd18 : there_move - 9'd14;
    wire    [8:0] link_left = two_tags_move ? there_move - 9'd22 : link_left_choice;
    wire    [7:0] link_at = two_tags_move ? 8'd22 : one_tag_move ? 8'd18 : 8'd14;

    always @(posedge clk) begin
        bytes_move <= bytes;
        there_move <= there;
        one_tag_move <= one_tag;
        two_tags_move <= two_tags;
        short_move <= short;
        is_ipv4_move <= is_ipv4;
        is_ipv6_move <= is_ipv6;
        link_out_ethernet <= link_ethernet;
        link_out_outer_tag <= link_outer_tag;
        link_out_inner_tag <= link_inner_tag;
        link_out_tags <= link_tags;
        link_out_verdict <= link_verdict;
        link_out_ipv4 <= link_ipv4;
        link_out_ipv6 <= link_ipv6;
        link_out_rest <= link_rest;
        link_out_left <= link_left;
        link_out_at <= link_at;
    end

    assign ethernet = link_out_ethernet;
    assign outer_tag = link_out_outer_tag;
    assign inner_tag = link_out_inner_tag;
    assign tags = link_out_tags;
    assign verdict = link_out_verdict;
    assign ipv4 = link_out_ipv4;
    assign ipv6 = link_out_ipv6;
    assign rest = link_out_rest;
    assign left = link_out_left;
    assign at = link_out_at;

endmodule

`default_nettype wire
