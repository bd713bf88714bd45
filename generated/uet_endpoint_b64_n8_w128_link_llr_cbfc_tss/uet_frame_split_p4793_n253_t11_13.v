// Splits frames of UET at their PDS or TSS header.
`default_nettype none

module uet_frame_split_p4793_n253_t11_13 (
    input  wire         clk,
    input  wire         rst,
    output wire         others,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [527:0] frame_payload_outer_header,
    output wire   [6:0] frame_payload_outer_length,
    output wire         frame_payload_outer_tagged,
    output wire         frame_payload_outer_ipv6,
    output wire         frame_payload_outer_udp,
    output wire         frame_payload_around_ipv6,
    output wire [127:0] frame_payload_around_source,
    output wire [127:0] frame_payload_around_destination,
    output wire         frame_payload_around_udp,
    output wire  [63:0] frame_payload_around_between,
    output wire  [13:0] frame_payload_around_bytes,
    output wire         frame_payload_trimmed,
    output wire         frame_valid,
    input  wire         frame_ready,
    output wire [127:0] body_payload_data,
    output wire  [15:0] body_payload_keep,
    output wire         body_payload_last,
    output wire         body_valid,
    input  wire         body_ready
);

    reg          first;
    wire         beats_up_ready;
    wire [127:0] beats_down_payload_data;
    wire  [15:0] beats_down_payload_keep;
    wire         beats_down_payload_last;
    wire         beats_down_valid;
    wire [527:0] collect_header;
    wire   [7:0] collect_count;
    wire         collect_done;
    wire         collect_completes;
    reg          is_uet;
    reg          is_udp;
    reg          is_ipv6;
    reg          is_tagged;
    reg          is_trimmed;
    reg  [527:0] got_header;
    reg  [127:0] got_source;
    reg  [127:0] got_destination;
    reg   [63:0] got_between;
    reg   [15:0] got_bytes;
    reg          shown;
    wire   [3:0] frames_level;
    wire         frames_up_ready;
    wire [527:0] frames_down_payload_outer_header;
    wire   [6:0] frames_down_payload_outer_length;
    wire         frames_down_payload_outer_tagged;
    wire         frames_down_payload_outer_ipv6;
    wire         frames_down_payload_outer_udp;
    wire         frames_down_payload_around_ipv6;
    wire [127:0] frames_down_payload_around_source;
    wire [127:0] frames_down_payload_around_destination;
    wire         frames_down_payload_around_udp;
    wire  [63:0] frames_down_payload_around_between;
    wire  [13:0] frames_down_payload_around_bytes;
    wire         frames_down_payload_trimmed;
    wire         frames_down_valid;
    wire   [3:0] cuts_level;
    wire         cuts_up_ready;
    wire         cuts_down_payload_uet;
    wire   [6:0] cuts_down_payload_skip;
    wire  [13:0] cuts_down_payload_length;
    wire         cuts_down_valid;
    wire         piece_up_ready;
    wire [127:0] piece_down_payload_data;
    wire  [15:0] piece_down_payload_keep;
    wire         piece_down_payload_last;
    wire         piece_down_valid;

    wire         opens = frames_level <= 4'd5 && cuts_level <= 4'd5;
    wire         passes = cuts_down_valid && (piece_up_ready || !cuts_down_payload_uet);
    wire         beats_taken = passes;
    wire         may = !first || opens;
    wire         ready = may && beats_up_ready;
    wire         taken = up_valid && ready;
    wire         found_tag = collect_header[431:416] == 16'h8100;
    wire [383:0] ip = found_tag ? collect_header[383:0] : collect_header[415:32];
    wire  [15:0] ether_type = found_tag ? collect_header[399:384] : collect_header[431:416];
    wire         found_ipv6 = ether_type == 16'h86dd;
    wire         is_ip = found_ipv6 || (ether_type == 16'h800 && ip[383:376] == 8'd69);
    wire   [7:0] protocol = found_ipv6 ? ip[335:328] : ip[311:304];
    wire   [5:0] dscp = found_ipv6 ? ip[379:374] : ip[375:370];
    wire  [63:0] between = found_ipv6 ? ip[63:0] : ip[223:160];
    wire  [15:0] ip_bytes = found_ipv6 ? ip[351:336] : ip[367:352] - 16'd20;
    wire   [6:0] length_choice = is_udp ? 7'd8 : 7'd4;
    wire   [6:0] length = (is_ipv6 ? 7'd54 : 7'd34) + length_choice + (is_tagged ? 7'd4 : 7'd0);
    wire  [15:0] bytes_difference = got_bytes - {9'd0, length_choice};
    wire  [13:0] bytes = bytes_difference[13:0];
    wire         cut_taken = passes && beats_down_valid && beats_down_payload_last;
    wire         goes = beats_down_valid && cuts_down_valid;
    wire         is_uet_term = protocol == 8'd17 && between[47:32] == 16'h12b9;

    fifo_w145_d16 beats (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (up_payload_data),
        .up_payload_keep   (up_payload_keep),
        .up_payload_last   (up_payload_last),
        .up_valid          (up_valid && may),
        .up_ready          (beats_up_ready),
        .down_payload_data (beats_down_payload_data),
        .down_payload_keep (beats_down_payload_keep),
        .down_payload_last (beats_down_payload_last),
        .down_valid        (beats_down_valid),
        .down_ready        (beats_taken)
    );

    header_collect_b16_h66 collect (
        .clk       (clk),
        .rst       (rst),
        .beat_data (up_payload_data),
        .beat_keep (up_payload_keep),
        .beat_last (up_payload_last),
        .valid     (taken),
        .header    (collect_header),
        .count     (collect_count),
        .done      (collect_done),
        .completes (collect_completes)
    );

    level_fifo_w875_d8 frames (
        .clk                             (clk),
        .rst                             (rst),
        .level                           (frames_level),
        .up_payload_outer_header         (got_header),
        .up_payload_outer_length         (length),
        .up_payload_outer_tagged         (is_tagged),
        .up_payload_outer_ipv6           (is_ipv6),
        .up_payload_outer_udp            (is_udp),
        .up_payload_around_ipv6          (is_ipv6),
        .up_payload_around_source        (got_source),
        .up_payload_around_destination   (got_destination),
        .up_payload_around_udp           (is_udp),
        .up_payload_around_between       (got_between),
        .up_payload_around_bytes         (bytes),
        .up_payload_trimmed              (is_trimmed),
        .up_valid                        (shown && is_uet),
        .up_ready                        (frames_up_ready),
        .down_payload_outer_header       (frames_down_payload_outer_header),
        .down_payload_outer_length       (frames_down_payload_outer_length),
        .down_payload_outer_tagged       (frames_down_payload_outer_tagged),
        .down_payload_outer_ipv6         (frames_down_payload_outer_ipv6),
        .down_payload_outer_udp          (frames_down_payload_outer_udp),
        .down_payload_around_ipv6        (frames_down_payload_around_ipv6),
        .down_payload_around_source      (frames_down_payload_around_source),
        .down_payload_around_destination (frames_down_payload_around_destination),
        .down_payload_around_udp         (frames_down_payload_around_udp),
        .down_payload_around_between     (frames_down_payload_around_between),
        .down_payload_around_bytes       (frames_down_payload_around_bytes),
        .down_payload_trimmed            (frames_down_payload_trimmed),
        .down_valid                      (frames_down_valid),
        .down_ready                      (frame_ready)
    );

    level_fifo_w22_d8 cuts (
        .clk                 (clk),
        .rst                 (rst),
        .level               (cuts_level),
        .up_payload_uet      (is_uet),
        .up_payload_skip     (length),
        .up_payload_length   (bytes),
        .up_valid            (shown),
        .up_ready            (cuts_up_ready),
        .down_payload_uet    (cuts_down_payload_uet),
        .down_payload_skip   (cuts_down_payload_skip),
        .down_payload_length (cuts_down_payload_length),
        .down_valid          (cuts_down_valid),
        .down_ready          (cut_taken)
    );

    packet_cut_b16_s7_l14_d16 piece (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_data        (beats_down_payload_data),
        .up_payload_keep        (beats_down_payload_keep),
        .up_payload_last        (beats_down_payload_last),
        .up_payload_user_skip   (cuts_down_payload_skip),
        .up_payload_user_length (cuts_down_payload_length),
        .up_valid               (goes && cuts_down_payload_uet),
        .up_ready               (piece_up_ready),
        .down_payload_data      (piece_down_payload_data),
        .down_payload_keep      (piece_down_payload_keep),
        .down_payload_last      (piece_down_payload_last),
        .down_valid             (piece_down_valid),
        .down_ready             (body_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            first <= 1'b1;
            shown <= 1'b0;
        end else begin
            if (taken) begin
                first <= up_payload_last;
            end
            shown <= collect_done;
        end
    end

    always @(posedge clk) begin
        is_uet <= is_ip && (is_uet_term || protocol == 8'd253);
        is_udp <= is_uet_term;
        is_ipv6 <= found_ipv6;
        is_tagged <= found_tag;
        is_trimmed <= dscp == 6'd11 || dscp == 6'd13;
        got_header <= {
            collect_header[7:0],
            collect_header[15:8],
            collect_header[23:16],
            collect_header[31:24],
            collect_header[39:32],
            collect_header[47:40],
            collect_header[55:48],
            collect_header[63:56],
            collect_header[71:64],
            collect_header[79:72],
            collect_header[87:80],
            collect_header[95:88],
            collect_header[103:96],
            collect_header[111:104],
            collect_header[119:112],
            collect_header[127:120],
            collect_header[135:128],
            collect_header[143:136],
            collect_header[151:144],
            collect_header[159:152],
            collect_header[167:160],
            collect_header[175:168],
            collect_header[183:176],
            collect_header[191:184],
            collect_header[199:192],
            collect_header[207:200],
            collect_header[215:208],
            collect_header[223:216],
            collect_header[231:224],
            collect_header[239:232],
            collect_header[247:240],
            collect_header[255:248],
            collect_header[263:256],
            collect_header[271:264],
            collect_header[279:272],
            collect_header[287:280],
            collect_header[295:288],
            collect_header[303:296],
            collect_header[311:304],
            collect_header[319:312],
            collect_header[327:320],
            collect_header[335:328],
            collect_header[343:336],
            collect_header[351:344],
            collect_header[359:352],
            collect_header[367:360],
            collect_header[375:368],
            collect_header[383:376],
            collect_header[391:384],
            collect_header[399:392],
            collect_header[407:400],
            collect_header[415:408],
            collect_header[423:416],
            collect_header[431:424],
            collect_header[439:432],
            collect_header[447:440],
            collect_header[455:448],
            collect_header[463:456],
            collect_header[471:464],
            collect_header[479:472],
            collect_header[487:480],
            collect_header[495:488],
            collect_header[503:496],
            collect_header[511:504],
            collect_header[519:512],
            collect_header[527:520]
        };
        got_source <= found_ipv6 ? ip[319:192] : {96'd0, ip[287:256]};
        got_destination <= found_ipv6 ? ip[191:64] : {96'd0, ip[255:224]};
        got_between <= between;
        got_bytes <= ip_bytes;
    end

    assign others = shown && !is_uet;
    assign up_ready = ready;
    assign frame_payload_outer_header = frames_down_payload_outer_header;
    assign frame_payload_outer_length = frames_down_payload_outer_length;
    assign frame_payload_outer_tagged = frames_down_payload_outer_tagged;
    assign frame_payload_outer_ipv6 = frames_down_payload_outer_ipv6;
    assign frame_payload_outer_udp = frames_down_payload_outer_udp;
    assign frame_payload_around_ipv6 = frames_down_payload_around_ipv6;
    assign frame_payload_around_source = frames_down_payload_around_source;
    assign frame_payload_around_destination = frames_down_payload_around_destination;
    assign frame_payload_around_udp = frames_down_payload_around_udp;
    assign frame_payload_around_between = frames_down_payload_around_between;
    assign frame_payload_around_bytes = frames_down_payload_around_bytes;
    assign frame_payload_trimmed = frames_down_payload_trimmed;
    assign frame_valid = frames_down_valid;
    assign body_payload_data = piece_down_payload_data;
    assign body_payload_keep = piece_down_payload_keep;
    assign body_payload_last = piece_down_payload_last;
    assign body_valid = piece_down_valid;

    wire _unused_ok = &{1'b0, collect_count, collect_completes, ip[369:368], ip[327:320], frames_up_ready, cuts_up_ready, bytes_difference[15:14]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) a_frame_finds_its_place: assert (!shown || (cuts_up_ready && frames_up_ready));
`endif

endmodule

`default_nettype wire
