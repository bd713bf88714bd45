// Puts outer headers in front of bodies, with their lengths mended.
`default_nettype none

module uet_frame_join (
    input  wire         clk,
    input  wire         rst,
    input  wire [527:0] frame_payload_outer_header,
    input  wire   [6:0] frame_payload_outer_length,
    input  wire         frame_payload_outer_tagged,
    input  wire         frame_payload_outer_ipv6,
    input  wire         frame_payload_outer_udp,
    input  wire  [13:0] frame_payload_was,
    input  wire  [13:0] frame_payload_bytes,
    input  wire         frame_payload_send,
    input  wire         frame_valid,
    output wire         frame_ready,
    input  wire [127:0] body_payload_data,
    input  wire  [15:0] body_payload_keep,
    input  wire         body_payload_last,
    input  wire         body_valid,
    output wire         body_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          stage_2;
    reg          stage_1;
    reg  [527:0] held_outer_header;
    reg    [6:0] held_outer_length;
    reg          held_outer_tagged;
    reg          held_outer_ipv6;
    reg          held_outer_udp;
    reg   [13:0] held_was;
    reg   [13:0] held_bytes;
    reg          held_send;
    reg   [15:0] grows;
    reg   [15:0] old_ip;
    reg   [15:0] old_udp;
    reg   [15:0] old_sum;
    reg  [527:0] joined_outer_header;
    reg    [6:0] joined_outer_length;
    reg          joined_outer_tagged;
    reg          joined_outer_ipv6;
    reg          joined_outer_udp;
    reg   [13:0] joined_was;
    reg   [13:0] joined_bytes;
    reg          joined_send;
    reg   [15:0] mended_ip;
    reg   [15:0] mended_udp;
    reg   [17:0] mended_sum;
    wire         insert_frame_ready;
    wire         insert_up_ready;
    wire [127:0] insert_down_payload_data;
    wire  [15:0] insert_down_payload_keep;
    wire         insert_down_payload_last;
    wire         insert_down_payload_wrong;
    wire         insert_down_valid;

    wire         insert_taken = insert_frame_ready;
    wire         takes_2 = !stage_2 || insert_taken;
    wire         takes_1 = !stage_1 || takes_2;
    wire  [16:0] once = {1'b0, mended_sum[15:0]} + {15'd0, mended_sum[17:16]};
    wire  [15:0] twice = once[15:0] + {15'd0, once[16]};
    wire [527:0] header_word = {
        joined_outer_header[527:512],
        mended_udp[7:0],
        mended_udp[15:8],
        joined_outer_header[495:192],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[175:0]
    };
    wire [527:0] header_word_2 = {joined_outer_header[527:192], mended_ip[7:0], mended_ip[15:8], joined_outer_header[175:0]};
    wire [527:0] header_choice = joined_outer_udp ? header_word : header_word_2;
    wire [527:0] header_word_3 = {
        joined_outer_header[527:480],
        mended_udp[7:0],
        mended_udp[15:8],
        joined_outer_header[463:160],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[143:0]
    };
    wire [527:0] header_word_4 = {joined_outer_header[527:160], mended_ip[7:0], mended_ip[15:8], joined_outer_header[143:0]};
    wire [527:0] header_choice_2 = joined_outer_udp ? header_word_3 : header_word_4;
    wire [527:0] header_choice_3 = joined_outer_tagged ? header_choice : header_choice_2;
    wire  [15:0] not_twice = ~twice;
    wire   [7:0] not_twice_7_0 = not_twice[7:0];
    wire   [7:0] not_twice_15_8 = not_twice[15:8];
    wire [527:0] header_word_5 = {
        joined_outer_header[527:352],
        mended_udp[7:0],
        mended_udp[15:8],
        joined_outer_header[335:240],
        not_twice_7_0,
        not_twice_15_8,
        joined_outer_header[223:176],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[159:0]
    };
    wire [527:0] header_word_6 = {
        joined_outer_header[527:240],
        not_twice_7_0,
        not_twice_15_8,
        joined_outer_header[223:176],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[159:0]
    };
    wire [527:0] header_choice_4 = joined_outer_udp ? header_word_5 : header_word_6;
    wire [527:0] header_word_7 = {
        joined_outer_header[527:320],
        mended_udp[7:0],
        mended_udp[15:8],
        joined_outer_header[303:208],
        not_twice_7_0,
        not_twice_15_8,
        joined_outer_header[191:144],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[127:0]
    };
    wire [527:0] header_word_8 = {
        joined_outer_header[527:208],
        not_twice_7_0,
        not_twice_15_8,
        joined_outer_header[191:144],
        mended_ip[7:0],
        mended_ip[15:8],
        joined_outer_header[127:0]
    };
    wire [527:0] header_choice_5 = joined_outer_udp ? header_word_7 : header_word_8;
    wire [527:0] header_choice_6 = joined_outer_tagged ? header_choice_4 : header_choice_5;
    wire [527:0] header = joined_outer_ipv6 ? header_choice_3 : header_choice_6;
    wire  [15:0] old_ip_word = {frame_payload_outer_header[183:176], frame_payload_outer_header[191:184]};
    wire  [15:0] old_ip_word_2 = {frame_payload_outer_header[151:144], frame_payload_outer_header[159:152]};
    wire  [15:0] old_ip_choice = frame_payload_outer_tagged ? old_ip_word : old_ip_word_2;
    wire  [15:0] old_ip_word_3 = {frame_payload_outer_header[167:160], frame_payload_outer_header[175:168]};
    wire  [15:0] old_ip_word_4 = {frame_payload_outer_header[135:128], frame_payload_outer_header[143:136]};
    wire  [15:0] old_ip_choice_2 = frame_payload_outer_tagged ? old_ip_word_3 : old_ip_word_4;
    wire  [15:0] old_udp_word = {frame_payload_outer_header[503:496], frame_payload_outer_header[511:504]};
    wire  [15:0] old_udp_word_2 = {frame_payload_outer_header[471:464], frame_payload_outer_header[479:472]};
    wire  [15:0] old_udp_choice = frame_payload_outer_tagged ? old_udp_word : old_udp_word_2;
    wire  [15:0] old_udp_word_3 = {frame_payload_outer_header[343:336], frame_payload_outer_header[351:344]};
    wire  [15:0] old_udp_word_4 = {frame_payload_outer_header[311:304], frame_payload_outer_header[319:312]};
    wire  [15:0] old_udp_choice_2 = frame_payload_outer_tagged ? old_udp_word_3 : old_udp_word_4;
    wire  [15:0] old_sum_word = {frame_payload_outer_header[231:224], frame_payload_outer_header[239:232]};
    wire  [15:0] old_sum_word_2 = {frame_payload_outer_header[199:192], frame_payload_outer_header[207:200]};
    wire  [15:0] old_ip_plus_grows = old_ip + grows;
    wire  [17:0] mended_sum_sum = {2'd0, ~old_sum} + {2'd0, ~old_ip};

    header_insert_b16_h66_p14_r1_u0 insert (
        .clk                   (clk),
        .rst                   (rst),
        .frame_payload_header  (header),
        .frame_payload_length  (joined_outer_length),
        .frame_payload_payload (joined_bytes),
        .frame_payload_room    (1'b0),
        .frame_payload_send    (joined_send),
        .frame_valid           (stage_2),
        .frame_ready           (insert_frame_ready),
        .up_payload_data       (body_payload_data),
        .up_payload_keep       (body_payload_keep),
        .up_payload_last       (body_payload_last),
        .up_valid              (body_valid),
        .up_ready              (insert_up_ready),
        .down_payload_data     (insert_down_payload_data),
        .down_payload_keep     (insert_down_payload_keep),
        .down_payload_last     (insert_down_payload_last),
        .down_payload_wrong    (insert_down_payload_wrong),
        .down_valid            (insert_down_valid),
        .down_ready            (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            stage_2 <= 1'b0;
            stage_1 <= 1'b0;
        end else begin
            if (takes_1) begin
                stage_1 <= frame_valid;
            end
            if (takes_2) begin
                stage_2 <= stage_1;
            end
        end
    end

    always @(posedge clk) begin
        if (takes_1) begin
            held_outer_header <= frame_payload_outer_header;
            held_outer_length <= frame_payload_outer_length;
            held_outer_tagged <= frame_payload_outer_tagged;
            held_outer_ipv6 <= frame_payload_outer_ipv6;
            held_outer_udp <= frame_payload_outer_udp;
            held_was <= frame_payload_was;
            held_bytes <= frame_payload_bytes;
            held_send <= frame_payload_send;
            grows <= {2'd0, frame_payload_bytes} - {2'd0, frame_payload_was};
            old_ip <= frame_payload_outer_ipv6 ? old_ip_choice : old_ip_choice_2;
            old_udp <= frame_payload_outer_ipv6 ? old_udp_choice : old_udp_choice_2;
            old_sum <= frame_payload_outer_tagged ? old_sum_word : old_sum_word_2;
        end
        if (takes_2) begin
            joined_outer_header <= held_outer_header;
            joined_outer_length <= held_outer_length;
            joined_outer_tagged <= held_outer_tagged;
            joined_outer_ipv6 <= held_outer_ipv6;
            joined_outer_udp <= held_outer_udp;
            joined_was <= held_was;
            joined_bytes <= held_bytes;
            joined_send <= held_send;
            mended_ip <= old_ip_plus_grows;
            mended_udp <= old_udp + grows;
            mended_sum <= mended_sum_sum + {2'd0, old_ip_plus_grows};
        end
    end

    assign frame_ready = takes_1;
    assign body_ready = insert_up_ready;
    assign down_payload_data = insert_down_payload_data;
    assign down_payload_keep = insert_down_payload_keep;
    assign down_payload_last = insert_down_payload_last;
    assign down_valid = insert_down_valid;

    wire _unused_ok = &{1'b0, joined_was, insert_down_payload_wrong};

endmodule

`default_nettype wire
