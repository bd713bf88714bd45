// Puts up to 190 bytes in front of each packet, and room after it, in beats of 64 bytes.
`default_nettype none

module header_insert_b64_h190_p16_r6_u26 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1519:0] frame_payload_header,
    input  wire    [7:0] frame_payload_length,
    input  wire   [15:0] frame_payload_payload,
    input  wire    [5:0] frame_payload_room,
    input  wire          frame_payload_send,
    input  wire          frame_payload_user_crc_has,
    input  wire    [7:0] frame_payload_user_crc_from,
    input  wire   [16:0] frame_payload_user_crc_at,
    input  wire          frame_valid,
    output wire          frame_ready,
    input  wire  [511:0] up_payload_data,
    input  wire   [63:0] up_payload_keep,
    input  wire          up_payload_last,
    input  wire          up_valid,
    output wire          up_ready,
    output wire  [511:0] down_payload_data,
    output wire   [63:0] down_payload_keep,
    output wire          down_payload_last,
    output wire          down_payload_wrong,
    output wire          down_payload_user_crc_has,
    output wire    [7:0] down_payload_user_crc_from,
    output wire   [16:0] down_payload_user_crc_at,
    output wire          down_valid,
    input  wire          down_ready
);

    reg           planned;
    reg  [1519:0] header;
    reg    [11:0] header_end;
    reg    [11:0] take_end;
    reg    [11:0] frame_end;
    reg     [5:0] turn;
    reg    [63:0] in_header;
    reg    [63:0] in_packet;
    reg     [5:0] last_lane;
    reg           send;
    reg           user_crc_has;
    reg     [7:0] user_crc_from;
    reg    [16:0] user_crc_at;
    reg    [11:0] index;
    reg           taken;
    reg           spoilt;
    reg           draining;
    reg   [511:0] turned;
    reg   [511:0] head;
    reg           is_head;
    reg    [63:0] below;
    reg    [63:0] turned_keep;
    reg           turned_last;
    reg           turned_wrong;
    reg           turned_user_crc_has;
    reg     [7:0] turned_user_crc_from;
    reg    [16:0] turned_user_crc_at;
    reg           turned_full;
    reg   [511:0] held;
    reg   [511:0] out_data;
    reg    [63:0] out_keep;
    reg           out_last;
    reg           out_wrong;
    reg           out_user_crc_has;
    reg     [7:0] out_user_crc_from;
    reg    [16:0] out_user_crc_at;
    reg           out_full;

    wire         join_ready = !out_full || down_ready;
    wire         turn_ready = !turned_full || join_ready;
    wire         drops = planned && !send && !draining;
    wire         there = up_valid && !draining;
    wire         fills = index < header_end;
    wire         wants = !(fills || taken);
    wire         hands = planned && send && turn_ready && (there || !wants);
    wire         at_end = index == frame_end;
    wire         frame_used = drops || (hands && at_end);
    wire         plan_ready = !planned || frame_used;
    wire  [17:0] header_last = {10'd0, frame_payload_length} - 18'd1;
    wire  [17:0] packet_last = {2'd0, frame_payload_payload} - 18'd1;
    wire         empty = !(|frame_payload_payload);
    wire  [17:0] frame_last_sum = {10'd0, frame_payload_length} + {12'd0, frame_payload_room};
    wire  [17:0] frame_last = frame_last_sum + packet_last;
    wire         at_take_end = index == take_end;
    wire         takes = hands && wants;
    wire         misfits_term = at_take_end && up_payload_keep != in_packet;
    wire         misfits = up_payload_last != at_take_end || misfits_term;
    wire         is_wrong = spoilt || (takes && misfits);
    wire         up_payload_keep_63_and_takes = up_payload_keep[63] && takes;
    wire         up_payload_keep_62_and_takes = up_payload_keep[62] && takes;
    wire         up_payload_keep_61_and_takes = up_payload_keep[61] && takes;
    wire         up_payload_keep_60_and_takes = up_payload_keep[60] && takes;
    wire         up_payload_keep_59_and_takes = up_payload_keep[59] && takes;
    wire         up_payload_keep_58_and_takes = up_payload_keep[58] && takes;
    wire         up_payload_keep_57_and_takes = up_payload_keep[57] && takes;
    wire         up_payload_keep_56_and_takes = up_payload_keep[56] && takes;
    wire         up_payload_keep_55_and_takes = up_payload_keep[55] && takes;
    wire         up_payload_keep_54_and_takes = up_payload_keep[54] && takes;
    wire         up_payload_keep_53_and_takes = up_payload_keep[53] && takes;
    wire         up_payload_keep_52_and_takes = up_payload_keep[52] && takes;
    wire         up_payload_keep_51_and_takes = up_payload_keep[51] && takes;
    wire         up_payload_keep_50_and_takes = up_payload_keep[50] && takes;
    wire         up_payload_keep_49_and_takes = up_payload_keep[49] && takes;
    wire         up_payload_keep_48_and_takes = up_payload_keep[48] && takes;
    wire         up_payload_keep_47_and_takes = up_payload_keep[47] && takes;
    wire         up_payload_keep_46_and_takes = up_payload_keep[46] && takes;
    wire         up_payload_keep_45_and_takes = up_payload_keep[45] && takes;
    wire         up_payload_keep_44_and_takes = up_payload_keep[44] && takes;
    wire         up_payload_keep_43_and_takes = up_payload_keep[43] && takes;
    wire         up_payload_keep_42_and_takes = up_payload_keep[42] && takes;
    wire         up_payload_keep_41_and_takes = up_payload_keep[41] && takes;
    wire         up_payload_keep_40_and_takes = up_payload_keep[40] && takes;
    wire         up_payload_keep_39_and_takes = up_payload_keep[39] && takes;
    wire         up_payload_keep_38_and_takes = up_payload_keep[38] && takes;
    wire         up_payload_keep_37_and_takes = up_payload_keep[37] && takes;
    wire         up_payload_keep_36_and_takes = up_payload_keep[36] && takes;
    wire         up_payload_keep_35_and_takes = up_payload_keep[35] && takes;
    wire         up_payload_keep_34_and_takes = up_payload_keep[34] && takes;
    wire         up_payload_keep_33_and_takes = up_payload_keep[33] && takes;
    wire         up_payload_keep_32_and_takes = up_payload_keep[32] && takes;
    wire         up_payload_keep_31_and_takes = up_payload_keep[31] && takes;
    wire         up_payload_keep_30_and_takes = up_payload_keep[30] && takes;
    wire         up_payload_keep_29_and_takes = up_payload_keep[29] && takes;
    wire         up_payload_keep_28_and_takes = up_payload_keep[28] && takes;
    wire         up_payload_keep_27_and_takes = up_payload_keep[27] && takes;
    wire         up_payload_keep_26_and_takes = up_payload_keep[26] && takes;
    wire         up_payload_keep_25_and_takes = up_payload_keep[25] && takes;
    wire         up_payload_keep_24_and_takes = up_payload_keep[24] && takes;
    wire         up_payload_keep_23_and_takes = up_payload_keep[23] && takes;
    wire         up_payload_keep_22_and_takes = up_payload_keep[22] && takes;
    wire         up_payload_keep_21_and_takes = up_payload_keep[21] && takes;
    wire         up_payload_keep_20_and_takes = up_payload_keep[20] && takes;
    wire         up_payload_keep_19_and_takes = up_payload_keep[19] && takes;
    wire         up_payload_keep_18_and_takes = up_payload_keep[18] && takes;
    wire         up_payload_keep_17_and_takes = up_payload_keep[17] && takes;
    wire         up_payload_keep_16_and_takes = up_payload_keep[16] && takes;
    wire         up_payload_keep_15_and_takes = up_payload_keep[15] && takes;
    wire         up_payload_keep_14_and_takes = up_payload_keep[14] && takes;
    wire         up_payload_keep_13_and_takes = up_payload_keep[13] && takes;
    wire         up_payload_keep_12_and_takes = up_payload_keep[12] && takes;
    wire         up_payload_keep_11_and_takes = up_payload_keep[11] && takes;
    wire         up_payload_keep_10_and_takes = up_payload_keep[10] && takes;
    wire         up_payload_keep_9_and_takes = up_payload_keep[9] && takes;
    wire         up_payload_keep_8_and_takes = up_payload_keep[8] && takes;
    wire         up_payload_keep_7_and_takes = up_payload_keep[7] && takes;
    wire         up_payload_keep_6_and_takes = up_payload_keep[6] && takes;
    wire         up_payload_keep_5_and_takes = up_payload_keep[5] && takes;
    wire         up_payload_keep_4_and_takes = up_payload_keep[4] && takes;
    wire         up_payload_keep_3_and_takes = up_payload_keep[3] && takes;
    wire         up_payload_keep_2_and_takes = up_payload_keep[2] && takes;
    wire         up_payload_keep_1_and_takes = up_payload_keep[1] && takes;
    wire         up_payload_keep_0_and_takes = up_payload_keep[0] && takes;
    wire [511:0] masked = {
        up_payload_data[511:504] & {8{up_payload_keep_63_and_takes}},
        up_payload_data[503:496] & {8{up_payload_keep_62_and_takes}},
        up_payload_data[495:488] & {8{up_payload_keep_61_and_takes}},
        up_payload_data[487:480] & {8{up_payload_keep_60_and_takes}},
        up_payload_data[479:472] & {8{up_payload_keep_59_and_takes}},
        up_payload_data[471:464] & {8{up_payload_keep_58_and_takes}},
        up_payload_data[463:456] & {8{up_payload_keep_57_and_takes}},
        up_payload_data[455:448] & {8{up_payload_keep_56_and_takes}},
        up_payload_data[447:440] & {8{up_payload_keep_55_and_takes}},
        up_payload_data[439:432] & {8{up_payload_keep_54_and_takes}},
        up_payload_data[431:424] & {8{up_payload_keep_53_and_takes}},
        up_payload_data[423:416] & {8{up_payload_keep_52_and_takes}},
        up_payload_data[415:408] & {8{up_payload_keep_51_and_takes}},
        up_payload_data[407:400] & {8{up_payload_keep_50_and_takes}},
        up_payload_data[399:392] & {8{up_payload_keep_49_and_takes}},
        up_payload_data[391:384] & {8{up_payload_keep_48_and_takes}},
        up_payload_data[383:376] & {8{up_payload_keep_47_and_takes}},
        up_payload_data[375:368] & {8{up_payload_keep_46_and_takes}},
        up_payload_data[367:360] & {8{up_payload_keep_45_and_takes}},
        up_payload_data[359:352] & {8{up_payload_keep_44_and_takes}},
        up_payload_data[351:344] & {8{up_payload_keep_43_and_takes}},
        up_payload_data[343:336] & {8{up_payload_keep_42_and_takes}},
        up_payload_data[335:328] & {8{up_payload_keep_41_and_takes}},
        up_payload_data[327:320] & {8{up_payload_keep_40_and_takes}},
        up_payload_data[319:312] & {8{up_payload_keep_39_and_takes}},
        up_payload_data[311:304] & {8{up_payload_keep_38_and_takes}},
        up_payload_data[303:296] & {8{up_payload_keep_37_and_takes}},
        up_payload_data[295:288] & {8{up_payload_keep_36_and_takes}},
        up_payload_data[287:280] & {8{up_payload_keep_35_and_takes}},
        up_payload_data[279:272] & {8{up_payload_keep_34_and_takes}},
        up_payload_data[271:264] & {8{up_payload_keep_33_and_takes}},
        up_payload_data[263:256] & {8{up_payload_keep_32_and_takes}},
        up_payload_data[255:248] & {8{up_payload_keep_31_and_takes}},
        up_payload_data[247:240] & {8{up_payload_keep_30_and_takes}},
        up_payload_data[239:232] & {8{up_payload_keep_29_and_takes}},
        up_payload_data[231:224] & {8{up_payload_keep_28_and_takes}},
        up_payload_data[223:216] & {8{up_payload_keep_27_and_takes}},
        up_payload_data[215:208] & {8{up_payload_keep_26_and_takes}},
        up_payload_data[207:200] & {8{up_payload_keep_25_and_takes}},
        up_payload_data[199:192] & {8{up_payload_keep_24_and_takes}},
        up_payload_data[191:184] & {8{up_payload_keep_23_and_takes}},
        up_payload_data[183:176] & {8{up_payload_keep_22_and_takes}},
        up_payload_data[175:168] & {8{up_payload_keep_21_and_takes}},
        up_payload_data[167:160] & {8{up_payload_keep_20_and_takes}},
        up_payload_data[159:152] & {8{up_payload_keep_19_and_takes}},
        up_payload_data[151:144] & {8{up_payload_keep_18_and_takes}},
        up_payload_data[143:136] & {8{up_payload_keep_17_and_takes}},
        up_payload_data[135:128] & {8{up_payload_keep_16_and_takes}},
        up_payload_data[127:120] & {8{up_payload_keep_15_and_takes}},
        up_payload_data[119:112] & {8{up_payload_keep_14_and_takes}},
        up_payload_data[111:104] & {8{up_payload_keep_13_and_takes}},
        up_payload_data[103:96] & {8{up_payload_keep_12_and_takes}},
        up_payload_data[95:88] & {8{up_payload_keep_11_and_takes}},
        up_payload_data[87:80] & {8{up_payload_keep_10_and_takes}},
        up_payload_data[79:72] & {8{up_payload_keep_9_and_takes}},
        up_payload_data[71:64] & {8{up_payload_keep_8_and_takes}},
        up_payload_data[63:56] & {8{up_payload_keep_7_and_takes}},
        up_payload_data[55:48] & {8{up_payload_keep_6_and_takes}},
        up_payload_data[47:40] & {8{up_payload_keep_5_and_takes}},
        up_payload_data[39:32] & {8{up_payload_keep_4_and_takes}},
        up_payload_data[31:24] & {8{up_payload_keep_3_and_takes}},
        up_payload_data[23:16] & {8{up_payload_keep_2_and_takes}},
        up_payload_data[15:8] & {8{up_payload_keep_1_and_takes}},
        up_payload_data[7:0] & {8{up_payload_keep_0_and_takes}}
    };
    wire [511:0] turned_1 = turn[0] ? {masked[503:0], masked[511:504]} : masked;
    wire [511:0] turned_2 = turn[1] ? {turned_1[495:0], turned_1[511:496]} : turned_1;
    wire [511:0] turned_4 = turn[2] ? {turned_2[479:0], turned_2[511:480]} : turned_2;
    wire [511:0] turned_8 = turn[3] ? {turned_4[447:0], turned_4[511:448]} : turned_4;
    wire [511:0] turned_16 = turn[4] ? {turned_8[383:0], turned_8[511:384]} : turned_8;
    wire [511:0] turned_32 = turn[5] ? {turned_16[255:0], turned_16[511:256]} : turned_16;
    wire [511:0] word_choice = index[0] ? header[1023:512] : header[511:0];
    wire [511:0] word = index[1] ? {16'd0, header[1519:1024]} : word_choice;
    wire  [63:0] in_header_not = ~({64{1'b1}} << header_last[5:0]);
    wire  [63:0] in_packet_not = ~({64{1'b1}} << packet_last[5:0]);
    wire  [63:0] turned_keep_not = ~({64{1'b1}} << last_lane);

    always @(posedge clk) begin
        if (rst) begin
            planned <= 1'b0;
            index <= 12'd0;
            taken <= 1'b0;
            spoilt <= 1'b0;
            draining <= 1'b0;
            turned_full <= 1'b0;
            out_full <= 1'b0;
        end else begin
            if (plan_ready) begin
                planned <= frame_valid;
            end
            if (hands) begin
                if (at_end) begin
                    index <= 12'd0;
                    taken <= 1'b0;
                    spoilt <= 1'b0;
                end else begin
                    index <= index + 12'd1;
                    taken <= taken || (takes && (up_payload_last || at_take_end));
                    spoilt <= is_wrong;
                end
            end
            if (drops || (takes && at_take_end && !up_payload_last)) begin
                draining <= 1'b1;
            end else if (up_valid && up_payload_last) begin
                draining <= 1'b0;
            end
            if (turn_ready) begin
                turned_full <= hands;
            end
            if (join_ready) begin
                out_full <= turned_full;
            end
        end
    end

    always @(posedge clk) begin
        if (plan_ready) begin
            header <= frame_payload_header;
            header_end <= header_last[17:6];
            take_end <= header_last[17:6] + (empty ? 12'd0 : packet_last[17:6]);
            frame_end <= frame_last[17:6];
            turn <= frame_payload_length[5:0];
            in_header <= {in_header_not[62:0], 1'b0} | 64'd1;
            in_packet <= ({in_packet_not[62:0], 1'b0} | 64'd1) & {64{!empty}};
            last_lane <= frame_last[5:0];
            send <= frame_payload_send;
            user_crc_has <= frame_payload_user_crc_has;
            user_crc_from <= frame_payload_user_crc_from;
            user_crc_at <= frame_payload_user_crc_at;
        end
        if (turn_ready) begin
            turned <= turned_32;
            head <= word;
            is_head <= header_end >= index;
            below <= in_header | {64{fills}};
            turned_keep <= {turned_keep_not[62:0], 1'b0} | 64'd1 | {64{!at_end}};
            turned_last <= at_end;
            turned_wrong <= is_wrong;
            turned_user_crc_has <= user_crc_has;
            turned_user_crc_from <= user_crc_from;
            turned_user_crc_at <= user_crc_at;
        end
        if (join_ready) begin
            if (turned_full) begin
                held <= turned;
            end
            out_data <= {
                below[63] ? (is_head ? head[511:504] : held[511:504]) : turned[511:504],
                below[62] ? (is_head ? head[503:496] : held[503:496]) : turned[503:496],
                below[61] ? (is_head ? head[495:488] : held[495:488]) : turned[495:488],
                below[60] ? (is_head ? head[487:480] : held[487:480]) : turned[487:480],
                below[59] ? (is_head ? head[479:472] : held[479:472]) : turned[479:472],
                below[58] ? (is_head ? head[471:464] : held[471:464]) : turned[471:464],
                below[57] ? (is_head ? head[463:456] : held[463:456]) : turned[463:456],
                below[56] ? (is_head ? head[455:448] : held[455:448]) : turned[455:448],
                below[55] ? (is_head ? head[447:440] : held[447:440]) : turned[447:440],
                below[54] ? (is_head ? head[439:432] : held[439:432]) : turned[439:432],
                below[53] ? (is_head ? head[431:424] : held[431:424]) : turned[431:424],
                below[52] ? (is_head ? head[423:416] : held[423:416]) : turned[423:416],
                below[51] ? (is_head ? head[415:408] : held[415:408]) : turned[415:408],
                below[50] ? (is_head ? head[407:400] : held[407:400]) : turned[407:400],
                below[49] ? (is_head ? head[399:392] : held[399:392]) : turned[399:392],
                below[48] ? (is_head ? head[391:384] : held[391:384]) : turned[391:384],
                below[47] ? (is_head ? head[383:376] : held[383:376]) : turned[383:376],
                below[46] ? (is_head ? head[375:368] : held[375:368]) : turned[375:368],
                below[45] ? (is_head ? head[367:360] : held[367:360]) : turned[367:360],
                below[44] ? (is_head ? head[359:352] : held[359:352]) : turned[359:352],
                below[43] ? (is_head ? head[351:344] : held[351:344]) : turned[351:344],
                below[42] ? (is_head ? head[343:336] : held[343:336]) : turned[343:336],
                below[41] ? (is_head ? head[335:328] : held[335:328]) : turned[335:328],
                below[40] ? (is_head ? head[327:320] : held[327:320]) : turned[327:320],
                below[39] ? (is_head ? head[319:312] : held[319:312]) : turned[319:312],
                below[38] ? (is_head ? head[311:304] : held[311:304]) : turned[311:304],
                below[37] ? (is_head ? head[303:296] : held[303:296]) : turned[303:296],
                below[36] ? (is_head ? head[295:288] : held[295:288]) : turned[295:288],
                below[35] ? (is_head ? head[287:280] : held[287:280]) : turned[287:280],
                below[34] ? (is_head ? head[279:272] : held[279:272]) : turned[279:272],
                below[33] ? (is_head ? head[271:264] : held[271:264]) : turned[271:264],
                below[32] ? (is_head ? head[263:256] : held[263:256]) : turned[263:256],
                below[31] ? (is_head ? head[255:248] : held[255:248]) : turned[255:248],
                below[30] ? (is_head ? head[247:240] : held[247:240]) : turned[247:240],
                below[29] ? (is_head ? head[239:232] : held[239:232]) : turned[239:232],
                below[28] ? (is_head ? head[231:224] : held[231:224]) : turned[231:224],
                below[27] ? (is_head ? head[223:216] : held[223:216]) : turned[223:216],
                below[26] ? (is_head ? head[215:208] : held[215:208]) : turned[215:208],
                below[25] ? (is_head ? head[207:200] : held[207:200]) : turned[207:200],
                below[24] ? (is_head ? head[199:192] : held[199:192]) : turned[199:192],
                below[23] ? (is_head ? head[191:184] : held[191:184]) : turned[191:184],
                below[22] ? (is_head ? head[183:176] : held[183:176]) : turned[183:176],
                below[21] ? (is_head ? head[175:168] : held[175:168]) : turned[175:168],
                below[20] ? (is_head ? head[167:160] : held[167:160]) : turned[167:160],
                below[19] ? (is_head ? head[159:152] : held[159:152]) : turned[159:152],
                below[18] ? (is_head ? head[151:144] : held[151:144]) : turned[151:144],
                below[17] ? (is_head ? head[143:136] : held[143:136]) : turned[143:136],
                below[16] ? (is_head ? head[135:128] : held[135:128]) : turned[135:128],
                below[15] ? (is_head ? head[127:120] : held[127:120]) : turned[127:120],
                below[14] ? (is_head ? head[119:112] : held[119:112]) : turned[119:112],
                below[13] ? (is_head ? head[111:104] : held[111:104]) : turned[111:104],
                below[12] ? (is_head ? head[103:96] : held[103:96]) : turned[103:96],
                below[11] ? (is_head ? head[95:88] : held[95:88]) : turned[95:88],
                below[10] ? (is_head ? head[87:80] : held[87:80]) : turned[87:80],
                below[9] ? (is_head ? head[79:72] : held[79:72]) : turned[79:72],
                below[8] ? (is_head ? head[71:64] : held[71:64]) : turned[71:64],
                below[7] ? (is_head ? head[63:56] : held[63:56]) : turned[63:56],
                below[6] ? (is_head ? head[55:48] : held[55:48]) : turned[55:48],
                below[5] ? (is_head ? head[47:40] : held[47:40]) : turned[47:40],
                below[4] ? (is_head ? head[39:32] : held[39:32]) : turned[39:32],
                below[3] ? (is_head ? head[31:24] : held[31:24]) : turned[31:24],
                below[2] ? (is_head ? head[23:16] : held[23:16]) : turned[23:16],
                below[1] ? (is_head ? head[15:8] : held[15:8]) : turned[15:8],
                below[0] ? (is_head ? head[7:0] : held[7:0]) : turned[7:0]
            };
            out_keep <= turned_keep;
            out_last <= turned_last;
            out_wrong <= turned_wrong;
            out_user_crc_has <= turned_user_crc_has;
            out_user_crc_from <= turned_user_crc_from;
            out_user_crc_at <= turned_user_crc_at;
        end
    end

    assign frame_ready = plan_ready;
    assign up_ready = takes || draining;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_wrong = out_wrong;
    assign down_payload_user_crc_has = out_user_crc_has;
    assign down_payload_user_crc_from = out_user_crc_from;
    assign down_payload_user_crc_at = out_user_crc_at;
    assign down_valid = out_full;

    wire _unused_ok = &{1'b0, in_header_not[63], in_packet_not[63], turned_keep_not[63]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) frame_ends_behind_its_parts: assert (!planned || !send || frame_end >= take_end);
`endif

endmodule

`default_nettype wire
