// Parses Ethernet and up to two VLAN tags.
`default_nettype none

module uet_link_stage_n9 (
    input  wire          clk,
    input  wire [1519:0] bytes,
    input  wire    [8:0] there,
    output reg   [111:0] ethernet,
    output reg    [31:0] outer_tag,
    output reg    [31:0] inner_tag,
    output reg     [1:0] tags,
    output reg     [3:0] verdict,
    output reg           ipv4,
    output reg           ipv6,
    output reg  [1343:0] rest,
    output reg     [8:0] left,
    output reg     [7:0] at
);

    localparam [3:0] VERDICT_UET   = 4'd0;
    localparam [3:0] VERDICT_OTHER = 4'd1;
    localparam [3:0] VERDICT_SHORT = 4'd2;

    reg  [1519:0] held;
    reg     [8:0] held_there;
    reg           one_tag;
    reg           two_tags;
    reg           short;
    reg           is_ipv4;
    reg           is_ipv6;

    wire has_tag = bytes[1423:1408] == 16'h8100 || bytes[1423:1408] == 16'h88a8;
    wire twice = has_tag && (bytes[1391:1376] == 16'h8100 || bytes[1391:1376] == 16'h88a8);
    wire short_term = there < 9'd14 || (has_tag && there < 9'd18);
    wire is_ipv4_choice = has_tag ? bytes[1391:1376] == 16'h800 : bytes[1423:1408] == 16'h800;
    wire is_ipv6_choice = has_tag ? bytes[1391:1376] == 16'h86dd : bytes[1423:1408] == 16'h86dd;

    always @(posedge clk) begin
        held <= bytes;
        held_there <= there;
        one_tag <= has_tag && !twice;
        two_tags <= twice;
        short <= short_term || (twice && there < 9'd22);
        is_ipv4 <= twice ? bytes[1359:1344] == 16'h800 : is_ipv4_choice;
        is_ipv6 <= twice ? bytes[1359:1344] == 16'h86dd : is_ipv6_choice;
        ethernet <= held[1519:1408];
        outer_tag <= one_tag || two_tags ? held[1407:1376] : 32'd0;
        inner_tag <= two_tags ? held[1375:1344] : 32'd0;
        tags <= {two_tags, one_tag};
        if (two_tags) begin
            rest <= held[1343:0];
            left <= held_there - 9'd22;
            at <= 8'd22;
        end else if (one_tag) begin
            rest <= held[1375:32];
            left <= held_there - 9'd18;
            at <= 8'd18;
        end else begin
            rest <= held[1407:64];
            left <= held_there - 9'd14;
            at <= 8'd14;
        end
        if (short) begin
            verdict <= VERDICT_SHORT;
        end else if (is_ipv4 || is_ipv6) begin
            verdict <= VERDICT_UET;
        end else begin
            verdict <= VERDICT_OTHER;
        end
        ipv4 <= is_ipv4 && !short;
        ipv6 <= is_ipv6 && !short;
    end

endmodule

`default_nettype wire
