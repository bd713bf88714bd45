// CRC crc32c_from_zero of packets, 1024 bits a clock, with byte enables in the last beat.
`default_nettype none

module crc32c_from_zero_w1024 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1023:0] data,
    input  wire  [127:0] keep,
    input  wire          last,
    input  wire          valid,
    output reg    [31:0] crc,
    output reg           done
);

    reg  [1023:0] masked;
    reg           masked_last;
    reg           masked_valid;
    wire   [31:0] whole_remainder;
    wire          whole_done;
    reg     [6:0] dropped_0;
    reg     [6:0] dropped_1;
    reg     [6:0] dropped_2;
    reg    [31:0] wound_4;
    reg           wound_4_done;
    reg     [3:0] wound_4_dropped;
    reg    [31:0] wound_1;
    reg           wound_1_done;
    reg           wound_1_dropped;

    wire [1023:0] kept = {
        keep[127] ? data[1023:1016] : 8'd0,
        keep[126] ? data[1015:1008] : 8'd0,
        keep[125] ? data[1007:1000] : 8'd0,
        keep[124] ? data[999:992] : 8'd0,
        keep[123] ? data[991:984] : 8'd0,
        keep[122] ? data[983:976] : 8'd0,
        keep[121] ? data[975:968] : 8'd0,
        keep[120] ? data[967:960] : 8'd0,
        keep[119] ? data[959:952] : 8'd0,
        keep[118] ? data[951:944] : 8'd0,
        keep[117] ? data[943:936] : 8'd0,
        keep[116] ? data[935:928] : 8'd0,
        keep[115] ? data[927:920] : 8'd0,
        keep[114] ? data[919:912] : 8'd0,
        keep[113] ? data[911:904] : 8'd0,
        keep[112] ? data[903:896] : 8'd0,
        keep[111] ? data[895:888] : 8'd0,
        keep[110] ? data[887:880] : 8'd0,
        keep[109] ? data[879:872] : 8'd0,
        keep[108] ? data[871:864] : 8'd0,
        keep[107] ? data[863:856] : 8'd0,
        keep[106] ? data[855:848] : 8'd0,
        keep[105] ? data[847:840] : 8'd0,
        keep[104] ? data[839:832] : 8'd0,
        keep[103] ? data[831:824] : 8'd0,
        keep[102] ? data[823:816] : 8'd0,
        keep[101] ? data[815:808] : 8'd0,
        keep[100] ? data[807:800] : 8'd0,
        keep[99] ? data[799:792] : 8'd0,
        keep[98] ? data[791:784] : 8'd0,
        keep[97] ? data[783:776] : 8'd0,
        keep[96] ? data[775:768] : 8'd0,
        keep[95] ? data[767:760] : 8'd0,
        keep[94] ? data[759:752] : 8'd0,
        keep[93] ? data[751:744] : 8'd0,
        keep[92] ? data[743:736] : 8'd0,
        keep[91] ? data[735:728] : 8'd0,
        keep[90] ? data[727:720] : 8'd0,
        keep[89] ? data[719:712] : 8'd0,
        keep[88] ? data[711:704] : 8'd0,
        keep[87] ? data[703:696] : 8'd0,
        keep[86] ? data[695:688] : 8'd0,
        keep[85] ? data[687:680] : 8'd0,
        keep[84] ? data[679:672] : 8'd0,
        keep[83] ? data[671:664] : 8'd0,
        keep[82] ? data[663:656] : 8'd0,
        keep[81] ? data[655:648] : 8'd0,
        keep[80] ? data[647:640] : 8'd0,
        keep[79] ? data[639:632] : 8'd0,
        keep[78] ? data[631:624] : 8'd0,
        keep[77] ? data[623:616] : 8'd0,
        keep[76] ? data[615:608] : 8'd0,
        keep[75] ? data[607:600] : 8'd0,
        keep[74] ? data[599:592] : 8'd0,
        keep[73] ? data[591:584] : 8'd0,
        keep[72] ? data[583:576] : 8'd0,
        keep[71] ? data[575:568] : 8'd0,
        keep[70] ? data[567:560] : 8'd0,
        keep[69] ? data[559:552] : 8'd0,
        keep[68] ? data[551:544] : 8'd0,
        keep[67] ? data[543:536] : 8'd0,
        keep[66] ? data[535:528] : 8'd0,
        keep[65] ? data[527:520] : 8'd0,
        keep[64] ? data[519:512] : 8'd0,
        keep[63] ? data[511:504] : 8'd0,
        keep[62] ? data[503:496] : 8'd0,
        keep[61] ? data[495:488] : 8'd0,
        keep[60] ? data[487:480] : 8'd0,
        keep[59] ? data[479:472] : 8'd0,
        keep[58] ? data[471:464] : 8'd0,
        keep[57] ? data[463:456] : 8'd0,
        keep[56] ? data[455:448] : 8'd0,
        keep[55] ? data[447:440] : 8'd0,
        keep[54] ? data[439:432] : 8'd0,
        keep[53] ? data[431:424] : 8'd0,
        keep[52] ? data[423:416] : 8'd0,
        keep[51] ? data[415:408] : 8'd0,
        keep[50] ? data[407:400] : 8'd0,
        keep[49] ? data[399:392] : 8'd0,
        keep[48] ? data[391:384] : 8'd0,
        keep[47] ? data[383:376] : 8'd0,
        keep[46] ? data[375:368] : 8'd0,
        keep[45] ? data[367:360] : 8'd0,
        keep[44] ? data[359:352] : 8'd0,
        keep[43] ? data[351:344] : 8'd0,
        keep[42] ? data[343:336] : 8'd0,
        keep[41] ? data[335:328] : 8'd0,
        keep[40] ? data[327:320] : 8'd0,
        keep[39] ? data[319:312] : 8'd0,
        keep[38] ? data[311:304] : 8'd0,
        keep[37] ? data[303:296] : 8'd0,
        keep[36] ? data[295:288] : 8'd0,
        keep[35] ? data[287:280] : 8'd0,
        keep[34] ? data[279:272] : 8'd0,
        keep[33] ? data[271:264] : 8'd0,
        keep[32] ? data[263:256] : 8'd0,
        keep[31] ? data[255:248] : 8'd0,
        keep[30] ? data[247:240] : 8'd0,
        keep[29] ? data[239:232] : 8'd0,
        keep[28] ? data[231:224] : 8'd0,
        keep[27] ? data[223:216] : 8'd0,
        keep[26] ? data[215:208] : 8'd0,
        keep[25] ? data[207:200] : 8'd0,
        keep[24] ? data[199:192] : 8'd0,
        keep[23] ? data[191:184] : 8'd0,
        keep[22] ? data[183:176] : 8'd0,
        keep[21] ? data[175:168] : 8'd0,
        keep[20] ? data[167:160] : 8'd0,
        keep[19] ? data[159:152] : 8'd0,
        keep[18] ? data[151:144] : 8'd0,
        keep[17] ? data[143:136] : 8'd0,
        keep[16] ? data[135:128] : 8'd0,
        keep[15] ? data[127:120] : 8'd0,
        keep[14] ? data[119:112] : 8'd0,
        keep[13] ? data[111:104] : 8'd0,
        keep[12] ? data[103:96] : 8'd0,
        keep[11] ? data[95:88] : 8'd0,
        keep[10] ? data[87:80] : 8'd0,
        keep[9] ? data[79:72] : 8'd0,
        keep[8] ? data[71:64] : 8'd0,
        keep[7] ? data[63:56] : 8'd0,
        keep[6] ? data[55:48] : 8'd0,
        keep[5] ? data[47:40] : 8'd0,
        keep[4] ? data[39:32] : 8'd0,
        keep[3] ? data[31:24] : 8'd0,
        keep[2] ? data[23:16] : 8'd0,
        keep[1] ? data[15:8] : 8'd0,
        keep[0] ? data[7:0] : 8'd0
    };
    wire  [127:0] ending = keep & ~{1'b0, keep[127:1]};
    wire   [31:0] before_64 = {
        ^(whole_remainder & 32'h36a48fdb),
        ^(whole_remainder & 32'h1b5247ed),
        ^(whole_remainder & 32'h8da923f6),
        ^(whole_remainder & 32'hc6d491fb),
        ^(whole_remainder & 32'h636a48fd),
        ^(whole_remainder & 32'h31b5247e),
        ^(whole_remainder & 32'hae7e1de4),
        ^(whole_remainder & 32'h573f0ef2),
        ^(whole_remainder & 32'h9d3b08a2),
        ^(whole_remainder & 32'h78390b8a),
        ^(whole_remainder & 32'hab80a1e),
        ^(whole_remainder & 32'hb3f88ad4),
        ^(whole_remainder & 32'hd9fc456a),
        ^(whole_remainder & 32'h5a5aad6e),
        ^(whole_remainder & 32'h1b89d96c),
        ^(whole_remainder & 32'h8dc4ecb6),
        ^(whole_remainder & 32'hc6e2765b),
        ^(whole_remainder & 32'h63713b2d),
        ^(whole_remainder & 32'h71c124d),
        ^(whole_remainder & 32'h352a86fd),
        ^(whole_remainder & 32'hac31cca5),
        ^(whole_remainder & 32'hd618e652),
        ^(whole_remainder & 32'h5da8fcf2),
        ^(whole_remainder & 32'h9870f1a2),
        ^(whole_remainder & 32'hcc3878d1),
        ^(whole_remainder & 32'h50b8b3b3),
        ^(whole_remainder & 32'h1ef8d602),
        ^(whole_remainder & 32'hb9d8e4da),
        ^(whole_remainder & 32'h6a48fdb6),
        ^(whole_remainder & 32'hb5247edb),
        ^(whole_remainder & 32'hda923f6d),
        ^(whole_remainder & 32'h6d491fb6)
    };
    wire   [31:0] left_64 = dropped_2[6] ? before_64 : whole_remainder;
    wire   [31:0] before_32 = {
        ^(left_64 & 32'h875f472),
        ^(left_64 & 32'h43afa39),
        ^(left_64 & 32'h21d7d1c),
        ^(left_64 & 32'h810ebe8e),
        ^(left_64 & 32'h40875f47),
        ^(left_64 & 32'h2043afa3),
        ^(left_64 & 32'h985423a3),
        ^(left_64 & 32'hcc2a11d1),
        ^(left_64 & 32'h6e60fc9a),
        ^(left_64 & 32'hbf458a3f),
        ^(left_64 & 32'h57d7316d),
        ^(left_64 & 32'h239e6cc4),
        ^(left_64 & 32'h91cf3662),
        ^(left_64 & 32'hc0926f43),
        ^(left_64 & 32'he83cc3d3),
        ^(left_64 & 32'hf41e61e9),
        ^(left_64 & 32'hfa0f30f4),
        ^(left_64 & 32'h7d07987a),
        ^(left_64 & 32'hb6f6384f),
        ^(left_64 & 32'hd30ee855),
        ^(left_64 & 32'h61f28058),
        ^(left_64 & 32'h30f9402c),
        ^(left_64 & 32'h10095464),
        ^(left_64 & 32'h715e40),
        ^(left_64 & 32'h8038af20),
        ^(left_64 & 32'h4869a3e2),
        ^(left_64 & 32'h2c412583),
        ^(left_64 & 32'h1e5566b3),
        ^(left_64 & 32'h875f472b),
        ^(left_64 & 32'h43afa395),
        ^(left_64 & 32'h21d7d1ca),
        ^(left_64 & 32'h10ebe8e5)
    };
    wire   [31:0] left_32 = dropped_2[5] ? before_32 : left_64;
    wire   [31:0] before_16 = {
        ^(left_32 & 32'hbe750e6e),
        ^(left_32 & 32'h5f3a8737),
        ^(left_32 & 32'haf9d439b),
        ^(left_32 & 32'h57cea1cd),
        ^(left_32 & 32'h2be750e6),
        ^(left_32 & 32'h15f3a873),
        ^(left_32 & 32'hb48cda57),
        ^(left_32 & 32'h5a466d2b),
        ^(left_32 & 32'h135638fb),
        ^(left_32 & 32'hb7de1213),
        ^(left_32 & 32'he59a0767),
        ^(left_32 & 32'h4cb80ddd),
        ^(left_32 & 32'ha65c06ee),
        ^(left_32 & 32'h6d5b0d19),
        ^(left_32 & 32'h8d888e2),
        ^(left_32 & 32'h46c4471),
        ^(left_32 & 32'h82362238),
        ^(left_32 & 32'h411b111c),
        ^(left_32 & 32'h9ef886e0),
        ^(left_32 & 32'hf1094d1e),
        ^(left_32 & 32'h46f1a8e1),
        ^(left_32 & 32'ha378d470),
        ^(left_32 & 32'hefc96456),
        ^(left_32 & 32'hc991bc45),
        ^(left_32 & 32'he4c8de22),
        ^(left_32 & 32'h4c11617f),
        ^(left_32 & 32'h187dbed1),
        ^(left_32 & 32'hb24bd106),
        ^(left_32 & 32'he750e6ed),
        ^(left_32 & 32'hf3a87376),
        ^(left_32 & 32'hf9d439bb),
        ^(left_32 & 32'h7cea1cdd)
    };
    wire   [31:0] left_16 = dropped_2[4] ? before_16 : left_32;
    wire   [31:0] before_8 = {
        ^(wound_4 & 32'hd506a5d5),
        ^(wound_4 & 32'hea8352ea),
        ^(wound_4 & 32'hf541a975),
        ^(wound_4 & 32'h7aa0d4ba),
        ^(wound_4 & 32'h3d506a5d),
        ^(wound_4 & 32'h9ea8352e),
        ^(wound_4 & 32'h9a52bf42),
        ^(wound_4 & 32'h4d295fa1),
        ^(wound_4 & 32'h73920a05),
        ^(wound_4 & 32'heccfa0d7),
        ^(wound_4 & 32'ha36175be),
        ^(wound_4 & 32'h84b61f0a),
        ^(wound_4 & 32'hc25b0f85),
        ^(wound_4 & 32'hb42b2217),
        ^(wound_4 & 32'hf1334de),
        ^(wound_4 & 32'h7899a6f),
        ^(wound_4 & 32'h83c4cd37),
        ^(wound_4 & 32'hc1e2669b),
        ^(wound_4 & 32'h35f79698),
        ^(wound_4 & 32'h4ffd6e99),
        ^(wound_4 & 32'hf2f81299),
        ^(wound_4 & 32'hf97c094c),
        ^(wound_4 & 32'ha9b8a173),
        ^(wound_4 & 32'h1daf56c),
        ^(wound_4 & 32'hed7ab6),
        ^(wound_4 & 32'hd570188e),
        ^(wound_4 & 32'hbfbea992),
        ^(wound_4 & 32'had9f11c),
        ^(wound_4 & 32'h506a5d5b),
        ^(wound_4 & 32'ha8352ead),
        ^(wound_4 & 32'h541a9756),
        ^(wound_4 & 32'haa0d4bab)
    };
    wire   [31:0] left_8 = wound_4_dropped[3] ? before_8 : wound_4;
    wire   [31:0] before_4 = {
        ^(left_8 & 32'hbd9ebfa0),
        ^(left_8 & 32'hdecf5fd0),
        ^(left_8 & 32'h6f67afe8),
        ^(left_8 & 32'hb7b3d7f4),
        ^(left_8 & 32'h5bd9ebfa),
        ^(left_8 & 32'hadecf5fd),
        ^(left_8 & 32'heb68c55e),
        ^(left_8 & 32'h75b462af),
        ^(left_8 & 32'h7448ef7),
        ^(left_8 & 32'h3e3cf8db),
        ^(left_8 & 32'h2280c3cd),
        ^(left_8 & 32'hacdede46),
        ^(left_8 & 32'h566f6f23),
        ^(left_8 & 32'h16a90831),
        ^(left_8 & 32'h36ca3bb8),
        ^(left_8 & 32'h1b651ddc),
        ^(left_8 & 32'h8db28eee),
        ^(left_8 & 32'hc6d94777),
        ^(left_8 & 32'h5ef21c1b),
        ^(left_8 & 32'h92e7b1ad),
        ^(left_8 & 32'h74ed6776),
        ^(left_8 & 32'hba76b3bb),
        ^(left_8 & 32'he0a5e67d),
        ^(left_8 & 32'h4dcc4c9e),
        ^(left_8 & 32'h26e6264f),
        ^(left_8 & 32'haeedac87),
        ^(left_8 & 32'heae869e3),
        ^(left_8 & 32'hc8ea8b51),
        ^(left_8 & 32'hd9ebfa08),
        ^(left_8 & 32'hecf5fd04),
        ^(left_8 & 32'hf67afe82),
        ^(left_8 & 32'h7b3d7f41)
    };
    wire   [31:0] left_4 = wound_4_dropped[2] ? before_4 : left_8;
    wire   [31:0] before_2 = {
        ^(left_4 & 32'hbfa08000),
        ^(left_4 & 32'h5fd04000),
        ^(left_4 & 32'hafe82000),
        ^(left_4 & 32'hd7f41000),
        ^(left_4 & 32'hebfa0800),
        ^(left_4 & 32'hf5fd0400),
        ^(left_4 & 32'hc55e0200),
        ^(left_4 & 32'h62af0100),
        ^(left_4 & 32'h8ef70080),
        ^(left_4 & 32'hf8db0040),
        ^(left_4 & 32'hc3cd0020),
        ^(left_4 & 32'hde460010),
        ^(left_4 & 32'h6f230008),
        ^(left_4 & 32'h8310004),
        ^(left_4 & 32'h3bb80002),
        ^(left_4 & 32'h1ddc0001),
        ^(left_4 & 32'h8eee0000),
        ^(left_4 & 32'h47770000),
        ^(left_4 & 32'h1c1b0000),
        ^(left_4 & 32'hb1ad0000),
        ^(left_4 & 32'h67760000),
        ^(left_4 & 32'hb3bb0000),
        ^(left_4 & 32'he67d0000),
        ^(left_4 & 32'h4c9e0000),
        ^(left_4 & 32'h264f0000),
        ^(left_4 & 32'hac870000),
        ^(left_4 & 32'h69e30000),
        ^(left_4 & 32'h8b510000),
        ^(left_4 & 32'hfa080000),
        ^(left_4 & 32'hfd040000),
        ^(left_4 & 32'hfe820000),
        ^(left_4 & 32'h7f410000)
    };
    wire   [31:0] left_2 = wound_4_dropped[1] ? before_2 : left_4;
    wire   [31:0] before_1 = {
        ^(wound_1 & 32'ha0800000),
        ^(wound_1 & 32'hd0400000),
        ^(wound_1 & 32'he8200000),
        ^(wound_1 & 32'hf4100000),
        ^(wound_1 & 32'hfa080000),
        ^(wound_1 & 32'hfd040000),
        ^(wound_1 & 32'h5e020000),
        ^(wound_1 & 32'haf010000),
        ^(wound_1 & 32'hf7008000),
        ^(wound_1 & 32'hdb004000),
        ^(wound_1 & 32'hcd002000),
        ^(wound_1 & 32'h46001000),
        ^(wound_1 & 32'h23000800),
        ^(wound_1 & 32'h31000400),
        ^(wound_1 & 32'hb8000200),
        ^(wound_1 & 32'hdc000100),
        ^(wound_1 & 32'hee000080),
        ^(wound_1 & 32'h77000040),
        ^(wound_1 & 32'h1b000020),
        ^(wound_1 & 32'had000010),
        ^(wound_1 & 32'h76000008),
        ^(wound_1 & 32'hbb000004),
        ^(wound_1 & 32'h7d000002),
        ^(wound_1 & 32'h9e000001),
        ^(wound_1 & 32'h4f000000),
        ^(wound_1 & 32'h87000000),
        ^(wound_1 & 32'he3000000),
        ^(wound_1 & 32'h51000000),
        wound_1[27:26],
        ^(wound_1 & 32'h82000000),
        ^(wound_1 & 32'h41000000)
    };
    wire   [31:0] left_1 = wound_1_dropped ? before_1 : wound_1;

    crc32c_from_zero_remainder_w1024 whole (
        .clk       (clk),
        .rst       (rst),
        .data      (masked),
        .last      (masked_last),
        .valid     (masked_valid),
        .remainder (whole_remainder),
        .done      (whole_done)
    );

    always @(posedge clk) begin
        if (rst) begin
            masked_valid <= 1'b0;
            wound_4_done <= 1'b0;
            wound_1_done <= 1'b0;
            done <= 1'b0;
        end else begin
            masked_valid <= valid;
            wound_4_done <= whole_done;
            wound_1_done <= wound_4_done;
            done <= wound_1_done;
        end
    end

    always @(posedge clk) begin
        masked <= kept;
        masked_last <= last;
        dropped_0 <= {
            |(ending & 128'hffffffffffffffff),
            |(ending & 128'hffffffff00000000ffffffff),
            |(ending & 128'hffff0000ffff0000ffff0000ffff),
            |(ending & 128'hff00ff00ff00ff00ff00ff00ff00ff),
            |(ending & 128'hf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f),
            |(ending & 128'h33333333333333333333333333333333),
            |(ending & 128'h55555555555555555555555555555555)
        };
        dropped_1 <= dropped_0;
        dropped_2 <= dropped_1;
        wound_4 <= left_16;
        wound_4_dropped <= dropped_2[3:0];
        wound_1 <= left_2;
        wound_1_dropped <= wound_4_dropped[0];
        crc <= ~left_1;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) keep_is_a_run_from_0: assert (!valid || (!(|(keep & (keep + 128'd1))) && keep[0]));
    always @(posedge clk) if (!rst) all_kept_before_last: assert (!valid || last || (&keep));
`endif

endmodule

`default_nettype wire
