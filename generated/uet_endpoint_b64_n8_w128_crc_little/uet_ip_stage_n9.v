// Parses an IPv4 or IPv6 header.
`default_nettype none

module uet_ip_stage_n9 (
    input  wire          clk,
    input  wire          ipv4,
    input  wire          ipv6,
    input  wire [1343:0] bytes,
    input  wire    [8:0] there,
    input  wire    [7:0] at_link,
    output wire  [319:0] header,
    output wire    [3:0] early,
    output wire    [3:0] late,
    output wire          bad_checksum,
    output wire          udp,
    output wire          entropy,
    output wire          trimmed,
    output wire [1343:0] rest,
    output wire          behind_ipv4,
    output wire   [63:0] transport,
    output wire   [15:0] left,
    output wire    [7:0] at,
    output wire   [16:0] packet_end
);

    localparam [3:0] LATE_UET         = 4'd0;
    localparam [3:0] LATE_SHORT       = 4'd2;
    localparam [3:0] LATE_BAD_LENGTH  = 4'd5;
    localparam [3:0] LATE_BAD_VERSION = 4'd6;
    localparam [3:0] LATE_UNSUPPORTED = 4'd7;
    localparam [3:0] LATE_FRAGMENT    = 4'd8;

    reg     [3:0] refusal_now;
    reg           ipv4_choose;
    reg           ipv6_choose;
    reg  [1343:0] bytes_choose;
    reg     [3:0] refusal_choose;
    reg           fragment_choose;
    reg    [15:0] length_choose;
    reg     [7:0] start_choose;
    reg           is_udp_choose;
    reg           is_native_choose;
    reg           is_trimmed_choose;
    reg   [319:0] ip_out_header;
    reg     [3:0] ip_out_early;
    reg     [3:0] ip_out_late;
    reg           ip_out_udp;
    reg           ip_out_entropy;
    reg           ip_out_trimmed;
    reg  [1343:0] ip_out_rest;
    reg           ip_out_behind_ipv4;
    reg    [63:0] ip_out_transport;
    reg    [15:0] ip_out_left;
    reg     [7:0] ip_out_at;
    reg    [16:0] ip_out_packet_end;
    reg    [16:0] pairs_quads_0;
    reg    [16:0] pairs_quads_1;
    reg    [16:0] pairs_quads_2;
    reg    [16:0] pairs_quads_3;
    reg    [16:0] pairs_quads_4;
    reg    [17:0] quads_half_0;
    reg    [17:0] quads_half_1;
    reg    [18:0] half_sum;
    reg    [16:0] fifth_half;
    reg    [16:0] fifth_sum;
    reg           is_checked_quads;
    reg           is_checked_half;
    reg           is_checked_sum;
    reg           wrong_sum_out;

    wire    [7:0] protocol = ipv4 ? bytes[1271:1264] : bytes[1295:1288];
    wire    [5:0] dscp = ipv4 ? bytes[1335:1330] : bytes[1339:1334];
    wire    [3:0] refusal = refusal_now;
    wire          fragment = ipv4 && (bytes[1293] || (|bytes[1292:1280]));
    wire          is_udp = protocol == 8'd17;
    wire          is_native = protocol == 8'd253;
    wire          is_trimmed = dscp == 6'd11 || dscp == 6'd13;
    wire   [15:0] length = ipv4 ? bytes[1327:1312] - 16'd20 : bytes[1311:1296];
    wire    [7:0] start = ipv4 ? at_link + 8'd20 : at_link + 8'd40;
    wire          is_ip = (ipv4_choose || ipv6_choose) && refusal_choose == LATE_UET;
    wire          is_whole = is_ip && !fragment_choose;
    wire  [319:0] ip_header_choice = ipv6_choose ? bytes_choose[1343:1024] : 320'd0;
    wire  [319:0] ip_header = ipv4_choose ? {bytes_choose[1343:1184], 160'd0} : ip_header_choice;
    wire    [3:0] ip_early = refusal_choose;
    wire    [3:0] ip_late_choice = is_whole && !(is_udp_choose || is_native_choose) ? 4'd1 : 4'd0;
    wire    [3:0] ip_late = is_ip && fragment_choose ? LATE_FRAGMENT : ip_late_choice;
    wire          ip_udp = is_whole && is_udp_choose;
    wire          ip_entropy = is_whole && is_native_choose;
    wire          ip_trimmed = is_whole && is_trimmed_choose;
    wire [1343:0] ip_rest = bytes_choose;
    wire          ip_behind_ipv4 = ipv4_choose;
    wire   [63:0] ip_transport = ipv4_choose ? bytes_choose[1183:1120] : bytes_choose[1023:960];
    wire   [15:0] ip_left = length_choose;
    wire    [7:0] ip_at = start_choose;
    wire   [16:0] ip_packet_end = {1'b0, length_choose} + {9'd0, start_choose};
    wire   [16:0] pairs_0 = {1'b0, bytes[1343:1328]} + {1'b0, bytes[1327:1312]};
    wire   [16:0] pairs_1 = {1'b0, bytes[1311:1296]} + {1'b0, bytes[1295:1280]};
    wire   [16:0] pairs_2 = {1'b0, bytes[1279:1264]} + {1'b0, bytes[1263:1248]};
    wire   [16:0] pairs_3 = {1'b0, bytes[1247:1232]} + {1'b0, bytes[1231:1216]};
    wire   [16:0] pairs_4 = {1'b0, bytes[1215:1200]} + {1'b0, bytes[1199:1184]};
    wire   [17:0] quads_0 = {1'b0, pairs_quads_0} + {1'b0, pairs_quads_1};
    wire   [17:0] quads_1 = {1'b0, pairs_quads_2} + {1'b0, pairs_quads_3};
    wire   [16:0] fifth = pairs_quads_4;
    wire   [18:0] half = {1'b0, quads_half_0} + {1'b0, quads_half_1};
    wire   [19:0] sum = {1'b0, half_sum} + {3'd0, fifth_sum};
    wire          wrong_sum = is_checked_sum && sum[15:0] != {{12{1'b1}}, ~sum[19:16]};

    always @* begin
        refusal_now = LATE_UET;
        if (ipv4) begin
            if (there < 9'd20) begin
                refusal_now = LATE_SHORT;
            end else if (bytes[1343:1340] != 4'd4) begin
                refusal_now = LATE_BAD_VERSION;
            end else if (bytes[1339:1336] < 4'd5) begin
                refusal_now = LATE_BAD_LENGTH;
            end else if (bytes[1339:1336] != 4'd5) begin
                refusal_now = LATE_UNSUPPORTED;
            end else if (bytes[1327:1312] < 16'd20) begin
                refusal_now = LATE_BAD_LENGTH;
            end
        end else if (ipv6) begin
            if (there < 9'd40) begin
                refusal_now = LATE_SHORT;
            end else if (bytes[1343:1340] != 4'd6) begin
                refusal_now = LATE_BAD_VERSION;
            end
        end
    end

    always @(posedge clk) begin
        ipv4_choose <= ipv4;
        ipv6_choose <= ipv6;
        bytes_choose <= bytes;
        refusal_choose <= refusal;
        fragment_choose <= fragment;
        length_choose <= length;
        start_choose <= start;
        is_udp_choose <= is_udp;
        is_native_choose <= is_native;
        is_trimmed_choose <= is_trimmed;
        ip_out_header <= ip_header;
        ip_out_early <= ip_early;
        ip_out_late <= ip_late;
        ip_out_udp <= ip_udp;
        ip_out_entropy <= ip_entropy;
        ip_out_trimmed <= ip_trimmed;
        ip_out_rest <= ip_rest;
        ip_out_behind_ipv4 <= ip_behind_ipv4;
        ip_out_transport <= ip_transport;
        ip_out_left <= ip_left;
        ip_out_at <= ip_at;
        ip_out_packet_end <= ip_packet_end;
        pairs_quads_0 <= pairs_0;
        pairs_quads_1 <= pairs_1;
        pairs_quads_2 <= pairs_2;
        pairs_quads_3 <= pairs_3;
        pairs_quads_4 <= pairs_4;
        quads_half_0 <= quads_0;
        quads_half_1 <= quads_1;
        half_sum <= half;
        fifth_half <= fifth;
        fifth_sum <= fifth_half;
        is_checked_quads <= ipv4;
        is_checked_half <= is_checked_quads;
        is_checked_sum <= is_checked_half;
        wrong_sum_out <= wrong_sum;
    end

    assign header = ip_out_header;
    assign early = ip_out_early;
    assign late = ip_out_late;
    assign bad_checksum = wrong_sum_out;
    assign udp = ip_out_udp;
    assign entropy = ip_out_entropy;
    assign trimmed = ip_out_trimmed;
    assign rest = ip_out_rest;
    assign behind_ipv4 = ip_out_behind_ipv4;
    assign transport = ip_out_transport;
    assign left = ip_out_left;
    assign at = ip_out_at;
    assign packet_end = ip_out_packet_end;

endmodule

`default_nettype wire
