// Parses an IPv4 or IPv6 header.
`default_nettype none

module uet_ip_stage_n9 (
    input  wire          clk,
    input  wire          ipv4,
    input  wire          ipv6,
    input  wire [1343:0] bytes,
    input  wire    [8:0] there,
    input  wire    [7:0] at_link,
    output reg   [319:0] header,
    output reg     [3:0] early,
    output reg     [3:0] late,
    output wire          bad_checksum,
    output reg           udp,
    output reg           entropy,
    output reg           trimmed,
    output reg  [1343:0] rest,
    output reg           behind_ipv4,
    output reg    [63:0] transport,
    output reg    [15:0] left,
    output reg     [7:0] at,
    output reg    [16:0] packet_end
);

    localparam [3:0] LATE_UET         = 4'd0;
    localparam [3:0] LATE_OTHER       = 4'd1;
    localparam [3:0] LATE_SHORT       = 4'd2;
    localparam [3:0] LATE_BAD_LENGTH  = 4'd5;
    localparam [3:0] LATE_BAD_VERSION = 4'd6;
    localparam [3:0] LATE_UNSUPPORTED = 4'd7;
    localparam [3:0] LATE_FRAGMENT    = 4'd8;

    reg     [3:0] early_1;
    reg  [1343:0] held;
    reg           held_ipv4;
    reg           held_ipv6;
    reg           fragment;
    reg           is_udp;
    reg           is_native;
    reg           is_trimmed;
    reg    [15:0] behind;
    reg     [7:0] start;
    reg    [16:0] sum_1_0;
    reg    [16:0] sum_1_1;
    reg    [16:0] sum_1_2;
    reg    [16:0] sum_1_3;
    reg    [16:0] sum_1_4;
    reg    [17:0] sum_2_0;
    reg    [17:0] sum_2_1;
    reg    [16:0] sum_2_2;
    reg    [16:0] sum_3_1;
    reg    [18:0] sum_3_0;
    reg           checked_1;
    reg           checked_2;
    reg           checked_3;
    reg           wrong_sum;

    wire  [7:0] protocol = ipv4 ? bytes[1271:1264] : bytes[1295:1288];
    wire  [5:0] dscp = ipv4 ? bytes[1335:1330] : bytes[1339:1334];
    wire        is_ip = (held_ipv4 || held_ipv6) && early_1 == LATE_UET;
    wire        is_whole = is_ip && !fragment;
    wire [19:0] sum = {1'b0, sum_3_0} + {3'd0, sum_3_1};

    always @(posedge clk) begin
        early_1 <= LATE_UET;
        if (ipv4) begin
            if (there < 9'd20) begin
                early_1 <= LATE_SHORT;
            end else if (bytes[1343:1340] != 4'd4) begin
                early_1 <= LATE_BAD_VERSION;
            end else if (bytes[1339:1336] < 4'd5) begin
                early_1 <= LATE_BAD_LENGTH;
            end else if (bytes[1339:1336] != 4'd5) begin
                early_1 <= LATE_UNSUPPORTED;
            end else if (bytes[1327:1312] < 16'd20) begin
                early_1 <= LATE_BAD_LENGTH;
            end
        end else if (ipv6) begin
            if (there < 9'd40) begin
                early_1 <= LATE_SHORT;
            end else if (bytes[1343:1340] != 4'd6) begin
                early_1 <= LATE_BAD_VERSION;
            end
        end
        held <= bytes;
        held_ipv4 <= ipv4;
        held_ipv6 <= ipv6;
        fragment <= ipv4 && (bytes[1293] || (|bytes[1292:1280]));
        is_udp <= protocol == 8'd17;
        is_native <= protocol == 8'd253;
        is_trimmed <= dscp == 6'd11 || dscp == 6'd13;
        behind <= ipv4 ? bytes[1327:1312] - 16'd20 : bytes[1311:1296];
        start <= ipv4 ? at_link + 8'd20 : at_link + 8'd40;
        header <= held_ipv4 ? {held[1343:1184], 160'd0} : held_ipv6 ? held[1343:1024] : 320'd0;
        rest <= held;
        behind_ipv4 <= held_ipv4;
        transport <= held_ipv4 ? held[1183:1120] : held[1023:960];
        early <= early_1;
        if (is_ip && fragment) begin
            late <= LATE_FRAGMENT;
        end else if (is_whole && !(is_udp || is_native)) begin
            late <= LATE_OTHER;
        end else begin
            late <= LATE_UET;
        end
        udp <= is_whole && is_udp;
        entropy <= is_whole && is_native;
        trimmed <= is_whole && is_trimmed;
        left <= behind;
        at <= start;
        packet_end <= {1'b0, behind} + {9'd0, start};
        sum_1_0 <= {1'b0, bytes[1343:1328]} + {1'b0, bytes[1327:1312]};
        sum_1_1 <= {1'b0, bytes[1311:1296]} + {1'b0, bytes[1295:1280]};
        sum_1_2 <= {1'b0, bytes[1279:1264]} + {1'b0, bytes[1263:1248]};
        sum_1_3 <= {1'b0, bytes[1247:1232]} + {1'b0, bytes[1231:1216]};
        sum_1_4 <= {1'b0, bytes[1215:1200]} + {1'b0, bytes[1199:1184]};
        sum_2_0 <= {1'b0, sum_1_0} + {1'b0, sum_1_1};
        sum_2_1 <= {1'b0, sum_1_2} + {1'b0, sum_1_3};
        sum_2_2 <= sum_1_4;
        sum_3_1 <= sum_2_2;
        sum_3_0 <= {1'b0, sum_2_0} + {1'b0, sum_2_1};
        checked_1 <= ipv4;
        checked_2 <= checked_1;
        checked_3 <= checked_2;
        wrong_sum <= checked_3 && sum[15:0] != {{12{1'b1}}, ~sum[19:16]};
    end

    assign bad_checksum = wrong_sum;

endmodule

`default_nettype wire
