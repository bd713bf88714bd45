// Cuts a piece out of each packet, in beats of 128 bytes.
`default_nettype none

module packet_cut_b128_s8_l16_d32 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1023:0] up_payload_data,
    input  wire  [127:0] up_payload_keep,
    input  wire          up_payload_last,
    input  wire    [7:0] up_payload_user_skip,
    input  wire   [15:0] up_payload_user_length,
    input  wire          up_valid,
    output wire          up_ready,
    output wire [1023:0] down_payload_data,
    output wire  [127:0] down_payload_keep,
    output wire          down_payload_last,
    output wire          down_valid,
    input  wire          down_ready
);

    localparam [1:0] ROLE_AHEAD = 2'd0;
    localparam [1:0] ROLE_FIRST = 2'd1;
    localparam [1:0] ROLE_LATER = 2'd2;

    reg           open;
    reg           starting;
    reg           left;
    reg           in_piece;
    reg  [1023:0] turned;
    reg           is_odd;
    reg     [1:0] role;
    reg   [127:0] from_held;
    reg           opens;
    reg           closes;
    reg    [15:0] length;
    reg           full;
    reg  [1023:0] held;
    reg    [15:0] rest;
    reg           owed;
    reg           tail;
    reg  [1023:0] out_data;
    reg     [6:0] out_count;
    reg           out_full;
    reg           out_last;
    reg           out_valid;
    wire    [5:0] queue_level;
    wire          queue_up_ready;
    wire [1023:0] queue_down_payload_data;
    wire  [127:0] queue_down_payload_keep;
    wire          queue_down_payload_last;
    wire          queue_down_valid;

    wire          takes = up_valid && open;
    wire          skip_beats = up_payload_user_skip[7];
    wire          to_skip = starting ? skip_beats : left;
    wire          is_inside = in_piece && !starting;
    wire [1023:0] turned_1_word = {up_payload_data[15:0], up_payload_data[1023:16]};
    wire [1023:0] turned_1 = up_payload_user_skip[1] ? turned_1_word : up_payload_data;
    wire [1023:0] turned_2 = up_payload_user_skip[2] ? {turned_1[31:0], turned_1[1023:32]} : turned_1;
    wire [1023:0] turned_4 = up_payload_user_skip[3] ? {turned_2[63:0], turned_2[1023:64]} : turned_2;
    wire [1023:0] turned_8 = up_payload_user_skip[4] ? {turned_4[127:0], turned_4[1023:128]} : turned_4;
    wire [1023:0] turned_16 = up_payload_user_skip[5] ? {turned_8[255:0], turned_8[1023:256]} : turned_8;
    wire [1023:0] turned_32_word = {turned_16[511:0], turned_16[1023:512]};
    wire [1023:0] turned_32 = up_payload_user_skip[6] ? turned_32_word : turned_16;
    wire [1023:0] whole = is_odd ? {turned[7:0], turned[1023:8]} : turned;
    wire          fits = rest <= 16'd128;
    wire          joins = full && role == ROLE_LATER && owed && (|rest);
    wire          emits = tail || joins;
    wire          ends = tail || fits;
    wire  [127:0] queue_up_payload_keep_not = ~({128{1'b1}} << out_count);
    wire  [127:0] from_held_not = ~({128{1'b1}} << up_payload_user_skip[6:0]);
    wire  [127:0] from_held_word = {
        from_held_not[0],
        from_held_not[1],
        from_held_not[2],
        from_held_not[3],
        from_held_not[4],
        from_held_not[5],
        from_held_not[6],
        from_held_not[7],
        from_held_not[8],
        from_held_not[9],
        from_held_not[10],
        from_held_not[11],
        from_held_not[12],
        from_held_not[13],
        from_held_not[14],
        from_held_not[15],
        from_held_not[16],
        from_held_not[17],
        from_held_not[18],
        from_held_not[19],
        from_held_not[20],
        from_held_not[21],
        from_held_not[22],
        from_held_not[23],
        from_held_not[24],
        from_held_not[25],
        from_held_not[26],
        from_held_not[27],
        from_held_not[28],
        from_held_not[29],
        from_held_not[30],
        from_held_not[31],
        from_held_not[32],
        from_held_not[33],
        from_held_not[34],
        from_held_not[35],
        from_held_not[36],
        from_held_not[37],
        from_held_not[38],
        from_held_not[39],
        from_held_not[40],
        from_held_not[41],
        from_held_not[42],
        from_held_not[43],
        from_held_not[44],
        from_held_not[45],
        from_held_not[46],
        from_held_not[47],
        from_held_not[48],
        from_held_not[49],
        from_held_not[50],
        from_held_not[51],
        from_held_not[52],
        from_held_not[53],
        from_held_not[54],
        from_held_not[55],
        from_held_not[56],
        from_held_not[57],
        from_held_not[58],
        from_held_not[59],
        from_held_not[60],
        from_held_not[61],
        from_held_not[62],
        from_held_not[63],
        from_held_not[64],
        from_held_not[65],
        from_held_not[66],
        from_held_not[67],
        from_held_not[68],
        from_held_not[69],
        from_held_not[70],
        from_held_not[71],
        from_held_not[72],
        from_held_not[73],
        from_held_not[74],
        from_held_not[75],
        from_held_not[76],
        from_held_not[77],
        from_held_not[78],
        from_held_not[79],
        from_held_not[80],
        from_held_not[81],
        from_held_not[82],
        from_held_not[83],
        from_held_not[84],
        from_held_not[85],
        from_held_not[86],
        from_held_not[87],
        from_held_not[88],
        from_held_not[89],
        from_held_not[90],
        from_held_not[91],
        from_held_not[92],
        from_held_not[93],
        from_held_not[94],
        from_held_not[95],
        from_held_not[96],
        from_held_not[97],
        from_held_not[98],
        from_held_not[99],
        from_held_not[100],
        from_held_not[101],
        from_held_not[102],
        from_held_not[103],
        from_held_not[104],
        from_held_not[105],
        from_held_not[106],
        from_held_not[107],
        from_held_not[108],
        from_held_not[109],
        from_held_not[110],
        from_held_not[111],
        from_held_not[112],
        from_held_not[113],
        from_held_not[114],
        from_held_not[115],
        from_held_not[116],
        from_held_not[117],
        from_held_not[118],
        from_held_not[119],
        from_held_not[120],
        from_held_not[121],
        from_held_not[122],
        from_held_not[123],
        from_held_not[124],
        from_held_not[125],
        from_held_not[126],
        from_held_not[127]
    };
    wire [1023:0] out_data_word = {
        from_held[127] ? held[1023:1016] : whole[1023:1016],
        from_held[126] ? held[1015:1008] : whole[1015:1008],
        from_held[125] ? held[1007:1000] : whole[1007:1000],
        from_held[124] ? held[999:992] : whole[999:992],
        from_held[123] ? held[991:984] : whole[991:984],
        from_held[122] ? held[983:976] : whole[983:976],
        from_held[121] ? held[975:968] : whole[975:968],
        from_held[120] ? held[967:960] : whole[967:960],
        from_held[119] ? held[959:952] : whole[959:952],
        from_held[118] ? held[951:944] : whole[951:944],
        from_held[117] ? held[943:936] : whole[943:936],
        from_held[116] ? held[935:928] : whole[935:928],
        from_held[115] ? held[927:920] : whole[927:920],
        from_held[114] ? held[919:912] : whole[919:912],
        from_held[113] ? held[911:904] : whole[911:904],
        from_held[112] ? held[903:896] : whole[903:896],
        from_held[111] ? held[895:888] : whole[895:888],
        from_held[110] ? held[887:880] : whole[887:880],
        from_held[109] ? held[879:872] : whole[879:872],
        from_held[108] ? held[871:864] : whole[871:864],
        from_held[107] ? held[863:856] : whole[863:856],
        from_held[106] ? held[855:848] : whole[855:848],
        from_held[105] ? held[847:840] : whole[847:840],
        from_held[104] ? held[839:832] : whole[839:832],
        from_held[103] ? held[831:824] : whole[831:824],
        from_held[102] ? held[823:816] : whole[823:816],
        from_held[101] ? held[815:808] : whole[815:808],
        from_held[100] ? held[807:800] : whole[807:800],
        from_held[99] ? held[799:792] : whole[799:792],
        from_held[98] ? held[791:784] : whole[791:784],
        from_held[97] ? held[783:776] : whole[783:776],
        from_held[96] ? held[775:768] : whole[775:768],
        from_held[95] ? held[767:760] : whole[767:760],
        from_held[94] ? held[759:752] : whole[759:752],
        from_held[93] ? held[751:744] : whole[751:744],
        from_held[92] ? held[743:736] : whole[743:736],
        from_held[91] ? held[735:728] : whole[735:728],
        from_held[90] ? held[727:720] : whole[727:720],
        from_held[89] ? held[719:712] : whole[719:712],
        from_held[88] ? held[711:704] : whole[711:704],
        from_held[87] ? held[703:696] : whole[703:696],
        from_held[86] ? held[695:688] : whole[695:688],
        from_held[85] ? held[687:680] : whole[687:680],
        from_held[84] ? held[679:672] : whole[679:672],
        from_held[83] ? held[671:664] : whole[671:664],
        from_held[82] ? held[663:656] : whole[663:656],
        from_held[81] ? held[655:648] : whole[655:648],
        from_held[80] ? held[647:640] : whole[647:640],
        from_held[79] ? held[639:632] : whole[639:632],
        from_held[78] ? held[631:624] : whole[631:624],
        from_held[77] ? held[623:616] : whole[623:616],
        from_held[76] ? held[615:608] : whole[615:608],
        from_held[75] ? held[607:600] : whole[607:600],
        from_held[74] ? held[599:592] : whole[599:592],
        from_held[73] ? held[591:584] : whole[591:584],
        from_held[72] ? held[583:576] : whole[583:576],
        from_held[71] ? held[575:568] : whole[575:568],
        from_held[70] ? held[567:560] : whole[567:560],
        from_held[69] ? held[559:552] : whole[559:552],
        from_held[68] ? held[551:544] : whole[551:544],
        from_held[67] ? held[543:536] : whole[543:536],
        from_held[66] ? held[535:528] : whole[535:528],
        from_held[65] ? held[527:520] : whole[527:520],
        from_held[64] ? held[519:512] : whole[519:512],
        from_held[63] ? held[511:504] : whole[511:504],
        from_held[62] ? held[503:496] : whole[503:496],
        from_held[61] ? held[495:488] : whole[495:488],
        from_held[60] ? held[487:480] : whole[487:480],
        from_held[59] ? held[479:472] : whole[479:472],
        from_held[58] ? held[471:464] : whole[471:464],
        from_held[57] ? held[463:456] : whole[463:456],
        from_held[56] ? held[455:448] : whole[455:448],
        from_held[55] ? held[447:440] : whole[447:440],
        from_held[54] ? held[439:432] : whole[439:432],
        from_held[53] ? held[431:424] : whole[431:424],
        from_held[52] ? held[423:416] : whole[423:416],
        from_held[51] ? held[415:408] : whole[415:408],
        from_held[50] ? held[407:400] : whole[407:400],
        from_held[49] ? held[399:392] : whole[399:392],
        from_held[48] ? held[391:384] : whole[391:384],
        from_held[47] ? held[383:376] : whole[383:376],
        from_held[46] ? held[375:368] : whole[375:368],
        from_held[45] ? held[367:360] : whole[367:360],
        from_held[44] ? held[359:352] : whole[359:352],
        from_held[43] ? held[351:344] : whole[351:344],
        from_held[42] ? held[343:336] : whole[343:336],
        from_held[41] ? held[335:328] : whole[335:328],
        from_held[40] ? held[327:320] : whole[327:320],
        from_held[39] ? held[319:312] : whole[319:312],
        from_held[38] ? held[311:304] : whole[311:304],
        from_held[37] ? held[303:296] : whole[303:296],
        from_held[36] ? held[295:288] : whole[295:288],
        from_held[35] ? held[287:280] : whole[287:280],
        from_held[34] ? held[279:272] : whole[279:272],
        from_held[33] ? held[271:264] : whole[271:264],
        from_held[32] ? held[263:256] : whole[263:256],
        from_held[31] ? held[255:248] : whole[255:248],
        from_held[30] ? held[247:240] : whole[247:240],
        from_held[29] ? held[239:232] : whole[239:232],
        from_held[28] ? held[231:224] : whole[231:224],
        from_held[27] ? held[223:216] : whole[223:216],
        from_held[26] ? held[215:208] : whole[215:208],
        from_held[25] ? held[207:200] : whole[207:200],
        from_held[24] ? held[199:192] : whole[199:192],
        from_held[23] ? held[191:184] : whole[191:184],
        from_held[22] ? held[183:176] : whole[183:176],
        from_held[21] ? held[175:168] : whole[175:168],
        from_held[20] ? held[167:160] : whole[167:160],
        from_held[19] ? held[159:152] : whole[159:152],
        from_held[18] ? held[151:144] : whole[151:144],
        from_held[17] ? held[143:136] : whole[143:136],
        from_held[16] ? held[135:128] : whole[135:128],
        from_held[15] ? held[127:120] : whole[127:120],
        from_held[14] ? held[119:112] : whole[119:112],
        from_held[13] ? held[111:104] : whole[111:104],
        from_held[12] ? held[103:96] : whole[103:96],
        from_held[11] ? held[95:88] : whole[95:88],
        from_held[10] ? held[87:80] : whole[87:80],
        from_held[9] ? held[79:72] : whole[79:72],
        from_held[8] ? held[71:64] : whole[71:64],
        from_held[7] ? held[63:56] : whole[63:56],
        from_held[6] ? held[55:48] : whole[55:48],
        from_held[5] ? held[47:40] : whole[47:40],
        from_held[4] ? held[39:32] : whole[39:32],
        from_held[3] ? held[31:24] : whole[31:24],
        from_held[2] ? held[23:16] : whole[23:16],
        from_held[1] ? held[15:8] : whole[15:8],
        from_held[0] ? held[7:0] : whole[7:0]
    };

    level_fifo_w1153_d32 queue (
        .clk               (clk),
        .rst               (rst),
        .level             (queue_level),
        .up_payload_data   (out_data),
        .up_payload_keep   (out_full ? {128{1'b1}} : queue_up_payload_keep_not),
        .up_payload_last   (out_last),
        .up_valid          (out_valid),
        .up_ready          (queue_up_ready),
        .down_payload_data (queue_down_payload_data),
        .down_payload_keep (queue_down_payload_keep),
        .down_payload_last (queue_down_payload_last),
        .down_valid        (queue_down_valid),
        .down_ready        (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            starting <= 1'b1;
            full <= 1'b0;
            owed <= 1'b0;
            tail <= 1'b0;
            out_valid <= 1'b0;
        end else begin
            full <= takes;
            if (takes) begin
                starting <= up_payload_last;
            end
            tail <= 1'b0;
            if (full) begin
                if (opens) begin
                    owed <= 1'b1;
                    tail <= closes;
                end else begin
                    if (joins) begin
                        owed <= !fits;
                    end
                    tail <= closes && owed && !(joins && fits);
                end
            end
            out_valid <= emits;
            open <= queue_level <= 6'd26;
        end
    end

    always @(posedge clk) begin
        if (takes) begin
            left <= to_skip - 1'b1;
            in_piece <= is_inside || !to_skip;
        end
        turned <= turned_32;
        is_odd <= up_payload_user_skip[0];
        from_held <= ~from_held_word;
        opens <= starting;
        closes <= up_payload_last;
        length <= up_payload_user_length;
        if (is_inside) begin
            role <= ROLE_LATER;
        end else if (!to_skip) begin
            role <= ROLE_FIRST;
        end else begin
            role <= ROLE_AHEAD;
        end
        if (full) begin
            held <= whole;
            if (opens) begin
                rest <= length;
            end else if (joins) begin
                rest <= rest - 16'd128;
            end
        end
        out_data <= tail ? held : out_data_word;
        out_count <= rest[6:0];
        out_full <= |rest[15:7];
        out_last <= ends;
    end

    assign up_ready = open;
    assign down_payload_data = queue_down_payload_data;
    assign down_payload_keep = queue_down_payload_keep;
    assign down_payload_last = queue_down_payload_last;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, up_payload_keep, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!out_valid || queue_up_ready);
`endif

endmodule

`default_nettype wire
