// Writes the crc32c of a piece of each packet behind it, little-endian, in beats of 128 bytes.
`default_nettype none

module crc32c_fill_little_b128_f8_t17 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1023:0] data,
    input  wire          last,
    input  wire          valid,
    input  wire          has,
    input  wire    [7:0] from,
    input  wire   [16:0] to,
    input  wire          spoil,
    output reg  [1023:0] filled
);

    reg           starting;
    reg     [9:0] index;
    reg           begun;
    reg           ended;
    reg           held;
    reg           second;
    reg  [1023:0] piece;
    reg           feeds;
    reg           closes;
    reg     [6:0] outside;
    reg     [7:0] inverts;
    reg     [6:0] end_lane;
    wire   [31:0] engine_crc;
    wire          engine_done;
    reg    [31:0] value;
    wire [1023:0] data_later_q;
    wire    [6:0] place_later_q_lane;
    wire          place_later_q_here;
    wire          place_later_q_next;
    wire          place_later_q_spoil;
    reg   [127:0] lanes;
    reg     [1:0] turn;
    reg           spoilt;

    wire    [9:0] beat = starting ? 10'd0 : index;
    wire   [16:0] final_byte = to - 17'd1;
    wire          begins = beat == {9'd0, from[7]};
    wire          ends = beat == final_byte[16:7];
    wire          holds = has && beat == to[16:7];
    wire          was_begun = begun && !starting;
    wire          was_ended = ended && !starting;
    wire    [6:0] lane = to[6:0];
    wire    [7:0] inverted_to = {1'b0, from[6:0]} + 8'd4;
    wire          goes_on = inverted_to[7] && second && !starting;
    wire  [127:0] below_first = ~({128{1'b1}} << outside);
    wire  [127:0] below_inverted = ~({128{1'b1}} << inverts);
    wire  [127:0] up_to_end_not = ~({128{1'b1}} << end_lane);
    wire  [127:0] up_to_end = {up_to_end_not[126:0], 1'b0} | 128'd1;
    wire [1023:0] covered = {
        (piece[1023:1016] ^ {8{below_inverted[127]}}) & {8{!below_first[127]}},
        (piece[1015:1008] ^ {8{below_inverted[126]}}) & {8{!below_first[126]}},
        (piece[1007:1000] ^ {8{below_inverted[125]}}) & {8{!below_first[125]}},
        (piece[999:992] ^ {8{below_inverted[124]}}) & {8{!below_first[124]}},
        (piece[991:984] ^ {8{below_inverted[123]}}) & {8{!below_first[123]}},
        (piece[983:976] ^ {8{below_inverted[122]}}) & {8{!below_first[122]}},
        (piece[975:968] ^ {8{below_inverted[121]}}) & {8{!below_first[121]}},
        (piece[967:960] ^ {8{below_inverted[120]}}) & {8{!below_first[120]}},
        (piece[959:952] ^ {8{below_inverted[119]}}) & {8{!below_first[119]}},
        (piece[951:944] ^ {8{below_inverted[118]}}) & {8{!below_first[118]}},
        (piece[943:936] ^ {8{below_inverted[117]}}) & {8{!below_first[117]}},
        (piece[935:928] ^ {8{below_inverted[116]}}) & {8{!below_first[116]}},
        (piece[927:920] ^ {8{below_inverted[115]}}) & {8{!below_first[115]}},
        (piece[919:912] ^ {8{below_inverted[114]}}) & {8{!below_first[114]}},
        (piece[911:904] ^ {8{below_inverted[113]}}) & {8{!below_first[113]}},
        (piece[903:896] ^ {8{below_inverted[112]}}) & {8{!below_first[112]}},
        (piece[895:888] ^ {8{below_inverted[111]}}) & {8{!below_first[111]}},
        (piece[887:880] ^ {8{below_inverted[110]}}) & {8{!below_first[110]}},
        (piece[879:872] ^ {8{below_inverted[109]}}) & {8{!below_first[109]}},
        (piece[871:864] ^ {8{below_inverted[108]}}) & {8{!below_first[108]}},
        (piece[863:856] ^ {8{below_inverted[107]}}) & {8{!below_first[107]}},
        (piece[855:848] ^ {8{below_inverted[106]}}) & {8{!below_first[106]}},
        (piece[847:840] ^ {8{below_inverted[105]}}) & {8{!below_first[105]}},
        (piece[839:832] ^ {8{below_inverted[104]}}) & {8{!below_first[104]}},
        (piece[831:824] ^ {8{below_inverted[103]}}) & {8{!below_first[103]}},
        (piece[823:816] ^ {8{below_inverted[102]}}) & {8{!below_first[102]}},
        (piece[815:808] ^ {8{below_inverted[101]}}) & {8{!below_first[101]}},
        (piece[807:800] ^ {8{below_inverted[100]}}) & {8{!below_first[100]}},
        (piece[799:792] ^ {8{below_inverted[99]}}) & {8{!below_first[99]}},
        (piece[791:784] ^ {8{below_inverted[98]}}) & {8{!below_first[98]}},
        (piece[783:776] ^ {8{below_inverted[97]}}) & {8{!below_first[97]}},
        (piece[775:768] ^ {8{below_inverted[96]}}) & {8{!below_first[96]}},
        (piece[767:760] ^ {8{below_inverted[95]}}) & {8{!below_first[95]}},
        (piece[759:752] ^ {8{below_inverted[94]}}) & {8{!below_first[94]}},
        (piece[751:744] ^ {8{below_inverted[93]}}) & {8{!below_first[93]}},
        (piece[743:736] ^ {8{below_inverted[92]}}) & {8{!below_first[92]}},
        (piece[735:728] ^ {8{below_inverted[91]}}) & {8{!below_first[91]}},
        (piece[727:720] ^ {8{below_inverted[90]}}) & {8{!below_first[90]}},
        (piece[719:712] ^ {8{below_inverted[89]}}) & {8{!below_first[89]}},
        (piece[711:704] ^ {8{below_inverted[88]}}) & {8{!below_first[88]}},
        (piece[703:696] ^ {8{below_inverted[87]}}) & {8{!below_first[87]}},
        (piece[695:688] ^ {8{below_inverted[86]}}) & {8{!below_first[86]}},
        (piece[687:680] ^ {8{below_inverted[85]}}) & {8{!below_first[85]}},
        (piece[679:672] ^ {8{below_inverted[84]}}) & {8{!below_first[84]}},
        (piece[671:664] ^ {8{below_inverted[83]}}) & {8{!below_first[83]}},
        (piece[663:656] ^ {8{below_inverted[82]}}) & {8{!below_first[82]}},
        (piece[655:648] ^ {8{below_inverted[81]}}) & {8{!below_first[81]}},
        (piece[647:640] ^ {8{below_inverted[80]}}) & {8{!below_first[80]}},
        (piece[639:632] ^ {8{below_inverted[79]}}) & {8{!below_first[79]}},
        (piece[631:624] ^ {8{below_inverted[78]}}) & {8{!below_first[78]}},
        (piece[623:616] ^ {8{below_inverted[77]}}) & {8{!below_first[77]}},
        (piece[615:608] ^ {8{below_inverted[76]}}) & {8{!below_first[76]}},
        (piece[607:600] ^ {8{below_inverted[75]}}) & {8{!below_first[75]}},
        (piece[599:592] ^ {8{below_inverted[74]}}) & {8{!below_first[74]}},
        (piece[591:584] ^ {8{below_inverted[73]}}) & {8{!below_first[73]}},
        (piece[583:576] ^ {8{below_inverted[72]}}) & {8{!below_first[72]}},
        (piece[575:568] ^ {8{below_inverted[71]}}) & {8{!below_first[71]}},
        (piece[567:560] ^ {8{below_inverted[70]}}) & {8{!below_first[70]}},
        (piece[559:552] ^ {8{below_inverted[69]}}) & {8{!below_first[69]}},
        (piece[551:544] ^ {8{below_inverted[68]}}) & {8{!below_first[68]}},
        (piece[543:536] ^ {8{below_inverted[67]}}) & {8{!below_first[67]}},
        (piece[535:528] ^ {8{below_inverted[66]}}) & {8{!below_first[66]}},
        (piece[527:520] ^ {8{below_inverted[65]}}) & {8{!below_first[65]}},
        (piece[519:512] ^ {8{below_inverted[64]}}) & {8{!below_first[64]}},
        (piece[511:504] ^ {8{below_inverted[63]}}) & {8{!below_first[63]}},
        (piece[503:496] ^ {8{below_inverted[62]}}) & {8{!below_first[62]}},
        (piece[495:488] ^ {8{below_inverted[61]}}) & {8{!below_first[61]}},
        (piece[487:480] ^ {8{below_inverted[60]}}) & {8{!below_first[60]}},
        (piece[479:472] ^ {8{below_inverted[59]}}) & {8{!below_first[59]}},
        (piece[471:464] ^ {8{below_inverted[58]}}) & {8{!below_first[58]}},
        (piece[463:456] ^ {8{below_inverted[57]}}) & {8{!below_first[57]}},
        (piece[455:448] ^ {8{below_inverted[56]}}) & {8{!below_first[56]}},
        (piece[447:440] ^ {8{below_inverted[55]}}) & {8{!below_first[55]}},
        (piece[439:432] ^ {8{below_inverted[54]}}) & {8{!below_first[54]}},
        (piece[431:424] ^ {8{below_inverted[53]}}) & {8{!below_first[53]}},
        (piece[423:416] ^ {8{below_inverted[52]}}) & {8{!below_first[52]}},
        (piece[415:408] ^ {8{below_inverted[51]}}) & {8{!below_first[51]}},
        (piece[407:400] ^ {8{below_inverted[50]}}) & {8{!below_first[50]}},
        (piece[399:392] ^ {8{below_inverted[49]}}) & {8{!below_first[49]}},
        (piece[391:384] ^ {8{below_inverted[48]}}) & {8{!below_first[48]}},
        (piece[383:376] ^ {8{below_inverted[47]}}) & {8{!below_first[47]}},
        (piece[375:368] ^ {8{below_inverted[46]}}) & {8{!below_first[46]}},
        (piece[367:360] ^ {8{below_inverted[45]}}) & {8{!below_first[45]}},
        (piece[359:352] ^ {8{below_inverted[44]}}) & {8{!below_first[44]}},
        (piece[351:344] ^ {8{below_inverted[43]}}) & {8{!below_first[43]}},
        (piece[343:336] ^ {8{below_inverted[42]}}) & {8{!below_first[42]}},
        (piece[335:328] ^ {8{below_inverted[41]}}) & {8{!below_first[41]}},
        (piece[327:320] ^ {8{below_inverted[40]}}) & {8{!below_first[40]}},
        (piece[319:312] ^ {8{below_inverted[39]}}) & {8{!below_first[39]}},
        (piece[311:304] ^ {8{below_inverted[38]}}) & {8{!below_first[38]}},
        (piece[303:296] ^ {8{below_inverted[37]}}) & {8{!below_first[37]}},
        (piece[295:288] ^ {8{below_inverted[36]}}) & {8{!below_first[36]}},
        (piece[287:280] ^ {8{below_inverted[35]}}) & {8{!below_first[35]}},
        (piece[279:272] ^ {8{below_inverted[34]}}) & {8{!below_first[34]}},
        (piece[271:264] ^ {8{below_inverted[33]}}) & {8{!below_first[33]}},
        (piece[263:256] ^ {8{below_inverted[32]}}) & {8{!below_first[32]}},
        (piece[255:248] ^ {8{below_inverted[31]}}) & {8{!below_first[31]}},
        (piece[247:240] ^ {8{below_inverted[30]}}) & {8{!below_first[30]}},
        (piece[239:232] ^ {8{below_inverted[29]}}) & {8{!below_first[29]}},
        (piece[231:224] ^ {8{below_inverted[28]}}) & {8{!below_first[28]}},
        (piece[223:216] ^ {8{below_inverted[27]}}) & {8{!below_first[27]}},
        (piece[215:208] ^ {8{below_inverted[26]}}) & {8{!below_first[26]}},
        (piece[207:200] ^ {8{below_inverted[25]}}) & {8{!below_first[25]}},
        (piece[199:192] ^ {8{below_inverted[24]}}) & {8{!below_first[24]}},
        (piece[191:184] ^ {8{below_inverted[23]}}) & {8{!below_first[23]}},
        (piece[183:176] ^ {8{below_inverted[22]}}) & {8{!below_first[22]}},
        (piece[175:168] ^ {8{below_inverted[21]}}) & {8{!below_first[21]}},
        (piece[167:160] ^ {8{below_inverted[20]}}) & {8{!below_first[20]}},
        (piece[159:152] ^ {8{below_inverted[19]}}) & {8{!below_first[19]}},
        (piece[151:144] ^ {8{below_inverted[18]}}) & {8{!below_first[18]}},
        (piece[143:136] ^ {8{below_inverted[17]}}) & {8{!below_first[17]}},
        (piece[135:128] ^ {8{below_inverted[16]}}) & {8{!below_first[16]}},
        (piece[127:120] ^ {8{below_inverted[15]}}) & {8{!below_first[15]}},
        (piece[119:112] ^ {8{below_inverted[14]}}) & {8{!below_first[14]}},
        (piece[111:104] ^ {8{below_inverted[13]}}) & {8{!below_first[13]}},
        (piece[103:96] ^ {8{below_inverted[12]}}) & {8{!below_first[12]}},
        (piece[95:88] ^ {8{below_inverted[11]}}) & {8{!below_first[11]}},
        (piece[87:80] ^ {8{below_inverted[10]}}) & {8{!below_first[10]}},
        (piece[79:72] ^ {8{below_inverted[9]}}) & {8{!below_first[9]}},
        (piece[71:64] ^ {8{below_inverted[8]}}) & {8{!below_first[8]}},
        (piece[63:56] ^ {8{below_inverted[7]}}) & {8{!below_first[7]}},
        (piece[55:48] ^ {8{below_inverted[6]}}) & {8{!below_first[6]}},
        (piece[47:40] ^ {8{below_inverted[5]}}) & {8{!below_first[5]}},
        (piece[39:32] ^ {8{below_inverted[4]}}) & {8{!below_first[4]}},
        (piece[31:24] ^ {8{below_inverted[3]}}) & {8{!below_first[3]}},
        (piece[23:16] ^ {8{below_inverted[2]}}) & {8{!below_first[2]}},
        (piece[15:8] ^ {8{below_inverted[1]}}) & {8{!below_first[1]}},
        (piece[7:0] ^ {8{below_inverted[0]}}) & {8{!below_first[0]}}
    };
    wire    [7:0] spoiling = {8{spoilt}};
    wire    [7:0] turned_choice = turn[0] ? value[7:0] : value[15:8];
    wire    [7:0] turned_choice_2 = turn[0] ? value[23:16] : value[31:24];
    wire    [7:0] turned_choice_3 = turn[0] ? value[31:24] : value[7:0];
    wire    [7:0] turned_choice_4 = turn[0] ? value[15:8] : value[23:16];
    wire   [31:0] turned = {
        (turn[1] ? turned_choice : turned_choice_2) ^ spoiling,
        (turn[1] ? turned_choice_3 : turned_choice_4) ^ spoiling,
        (turn[1] ? turned_choice_2 : turned_choice) ^ spoiling,
        (turn[1] ? turned_choice_4 : turned_choice_3) ^ spoiling
    };
    wire          begins_or_was_begun = begins || was_begun;
    wire  [127:0] lanes_shl = {128{1'b1}} << place_later_q_lane;
    wire  [127:0] not_lanes_shl = ~lanes_shl;
    wire  [127:0] lanes_and = lanes_shl & ({not_lanes_shl[123:0], 4'd0} | 128'd15);
    wire  [127:0] lanes_and_2 = lanes_and & {128{place_later_q_here}};
    wire  [127:0] lanes_not = ~({128{1'b1}} << place_later_q_lane[1:0]);

    crc32c_from_zero_w1024 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (covered),
        .keep  (up_to_end | {128{!closes}}),
        .last  (closes),
        .valid (feeds),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w1024_c7 data_later (
        .clk (clk),
        .d   (piece),
        .q   (data_later_q)
    );

    delay_w10_c7 place_later (
        .clk     (clk),
        .d_lane  (lane),
        .d_here  (holds),
        .d_next  (held && !starting && lane > 7'd124),
        .d_spoil (spoil),
        .q_lane  (place_later_q_lane),
        .q_here  (place_later_q_here),
        .q_next  (place_later_q_next),
        .q_spoil (place_later_q_spoil)
    );

    always @(posedge clk) begin
        if (rst) begin
            starting <= 1'b1;
            feeds <= 1'b0;
        end else begin
            if (valid) begin
                starting <= last;
            end
            feeds <= valid && has && begins_or_was_begun && !was_ended;
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            index <= beat + 10'd1;
            begun <= begins_or_was_begun;
            ended <= ends || was_ended;
            held <= holds;
            second <= begins;
        end
        piece <= data;
        closes <= ends;
        outside <= from[6:0] & {7{begins}};
        end_lane <= final_byte[6:0];
        if (begins) begin
            inverts <= inverted_to;
        end else if (goes_on) begin
            inverts <= {1'b0, inverted_to[6:0]};
        end else begin
            inverts <= 8'd0;
        end
        if (engine_done) begin
            value <= engine_crc;
        end
        lanes <= lanes_and_2 | (lanes_not & {128{place_later_q_next}});
        turn <= place_later_q_lane[1:0];
        spoilt <= place_later_q_spoil;
        filled <= {
            lanes[127] ? turned[31:24] : data_later_q[1023:1016],
            lanes[126] ? turned[23:16] : data_later_q[1015:1008],
            lanes[125] ? turned[15:8] : data_later_q[1007:1000],
            lanes[124] ? turned[7:0] : data_later_q[999:992],
            lanes[123] ? turned[31:24] : data_later_q[991:984],
            lanes[122] ? turned[23:16] : data_later_q[983:976],
            lanes[121] ? turned[15:8] : data_later_q[975:968],
            lanes[120] ? turned[7:0] : data_later_q[967:960],
            lanes[119] ? turned[31:24] : data_later_q[959:952],
            lanes[118] ? turned[23:16] : data_later_q[951:944],
            lanes[117] ? turned[15:8] : data_later_q[943:936],
            lanes[116] ? turned[7:0] : data_later_q[935:928],
            lanes[115] ? turned[31:24] : data_later_q[927:920],
            lanes[114] ? turned[23:16] : data_later_q[919:912],
            lanes[113] ? turned[15:8] : data_later_q[911:904],
            lanes[112] ? turned[7:0] : data_later_q[903:896],
            lanes[111] ? turned[31:24] : data_later_q[895:888],
            lanes[110] ? turned[23:16] : data_later_q[887:880],
            lanes[109] ? turned[15:8] : data_later_q[879:872],
            lanes[108] ? turned[7:0] : data_later_q[871:864],
            lanes[107] ? turned[31:24] : data_later_q[863:856],
            lanes[106] ? turned[23:16] : data_later_q[855:848],
            lanes[105] ? turned[15:8] : data_later_q[847:840],
            lanes[104] ? turned[7:0] : data_later_q[839:832],
            lanes[103] ? turned[31:24] : data_later_q[831:824],
            lanes[102] ? turned[23:16] : data_later_q[823:816],
            lanes[101] ? turned[15:8] : data_later_q[815:808],
            lanes[100] ? turned[7:0] : data_later_q[807:800],
            lanes[99] ? turned[31:24] : data_later_q[799:792],
            lanes[98] ? turned[23:16] : data_later_q[791:784],
            lanes[97] ? turned[15:8] : data_later_q[783:776],
            lanes[96] ? turned[7:0] : data_later_q[775:768],
            lanes[95] ? turned[31:24] : data_later_q[767:760],
            lanes[94] ? turned[23:16] : data_later_q[759:752],
            lanes[93] ? turned[15:8] : data_later_q[751:744],
            lanes[92] ? turned[7:0] : data_later_q[743:736],
            lanes[91] ? turned[31:24] : data_later_q[735:728],
            lanes[90] ? turned[23:16] : data_later_q[727:720],
            lanes[89] ? turned[15:8] : data_later_q[719:712],
            lanes[88] ? turned[7:0] : data_later_q[711:704],
            lanes[87] ? turned[31:24] : data_later_q[703:696],
            lanes[86] ? turned[23:16] : data_later_q[695:688],
            lanes[85] ? turned[15:8] : data_later_q[687:680],
            lanes[84] ? turned[7:0] : data_later_q[679:672],
            lanes[83] ? turned[31:24] : data_later_q[671:664],
            lanes[82] ? turned[23:16] : data_later_q[663:656],
            lanes[81] ? turned[15:8] : data_later_q[655:648],
            lanes[80] ? turned[7:0] : data_later_q[647:640],
            lanes[79] ? turned[31:24] : data_later_q[639:632],
            lanes[78] ? turned[23:16] : data_later_q[631:624],
            lanes[77] ? turned[15:8] : data_later_q[623:616],
            lanes[76] ? turned[7:0] : data_later_q[615:608],
            lanes[75] ? turned[31:24] : data_later_q[607:600],
            lanes[74] ? turned[23:16] : data_later_q[599:592],
            lanes[73] ? turned[15:8] : data_later_q[591:584],
            lanes[72] ? turned[7:0] : data_later_q[583:576],
            lanes[71] ? turned[31:24] : data_later_q[575:568],
            lanes[70] ? turned[23:16] : data_later_q[567:560],
            lanes[69] ? turned[15:8] : data_later_q[559:552],
            lanes[68] ? turned[7:0] : data_later_q[551:544],
            lanes[67] ? turned[31:24] : data_later_q[543:536],
            lanes[66] ? turned[23:16] : data_later_q[535:528],
            lanes[65] ? turned[15:8] : data_later_q[527:520],
            lanes[64] ? turned[7:0] : data_later_q[519:512],
            lanes[63] ? turned[31:24] : data_later_q[511:504],
            lanes[62] ? turned[23:16] : data_later_q[503:496],
            lanes[61] ? turned[15:8] : data_later_q[495:488],
            lanes[60] ? turned[7:0] : data_later_q[487:480],
            lanes[59] ? turned[31:24] : data_later_q[479:472],
            lanes[58] ? turned[23:16] : data_later_q[471:464],
            lanes[57] ? turned[15:8] : data_later_q[463:456],
            lanes[56] ? turned[7:0] : data_later_q[455:448],
            lanes[55] ? turned[31:24] : data_later_q[447:440],
            lanes[54] ? turned[23:16] : data_later_q[439:432],
            lanes[53] ? turned[15:8] : data_later_q[431:424],
            lanes[52] ? turned[7:0] : data_later_q[423:416],
            lanes[51] ? turned[31:24] : data_later_q[415:408],
            lanes[50] ? turned[23:16] : data_later_q[407:400],
            lanes[49] ? turned[15:8] : data_later_q[399:392],
            lanes[48] ? turned[7:0] : data_later_q[391:384],
            lanes[47] ? turned[31:24] : data_later_q[383:376],
            lanes[46] ? turned[23:16] : data_later_q[375:368],
            lanes[45] ? turned[15:8] : data_later_q[367:360],
            lanes[44] ? turned[7:0] : data_later_q[359:352],
            lanes[43] ? turned[31:24] : data_later_q[351:344],
            lanes[42] ? turned[23:16] : data_later_q[343:336],
            lanes[41] ? turned[15:8] : data_later_q[335:328],
            lanes[40] ? turned[7:0] : data_later_q[327:320],
            lanes[39] ? turned[31:24] : data_later_q[319:312],
            lanes[38] ? turned[23:16] : data_later_q[311:304],
            lanes[37] ? turned[15:8] : data_later_q[303:296],
            lanes[36] ? turned[7:0] : data_later_q[295:288],
            lanes[35] ? turned[31:24] : data_later_q[287:280],
            lanes[34] ? turned[23:16] : data_later_q[279:272],
            lanes[33] ? turned[15:8] : data_later_q[271:264],
            lanes[32] ? turned[7:0] : data_later_q[263:256],
            lanes[31] ? turned[31:24] : data_later_q[255:248],
            lanes[30] ? turned[23:16] : data_later_q[247:240],
            lanes[29] ? turned[15:8] : data_later_q[239:232],
            lanes[28] ? turned[7:0] : data_later_q[231:224],
            lanes[27] ? turned[31:24] : data_later_q[223:216],
            lanes[26] ? turned[23:16] : data_later_q[215:208],
            lanes[25] ? turned[15:8] : data_later_q[207:200],
            lanes[24] ? turned[7:0] : data_later_q[199:192],
            lanes[23] ? turned[31:24] : data_later_q[191:184],
            lanes[22] ? turned[23:16] : data_later_q[183:176],
            lanes[21] ? turned[15:8] : data_later_q[175:168],
            lanes[20] ? turned[7:0] : data_later_q[167:160],
            lanes[19] ? turned[31:24] : data_later_q[159:152],
            lanes[18] ? turned[23:16] : data_later_q[151:144],
            lanes[17] ? turned[15:8] : data_later_q[143:136],
            lanes[16] ? turned[7:0] : data_later_q[135:128],
            lanes[15] ? turned[31:24] : data_later_q[127:120],
            lanes[14] ? turned[23:16] : data_later_q[119:112],
            lanes[13] ? turned[15:8] : data_later_q[111:104],
            lanes[12] ? turned[7:0] : data_later_q[103:96],
            lanes[11] ? turned[31:24] : data_later_q[95:88],
            lanes[10] ? turned[23:16] : data_later_q[87:80],
            lanes[9] ? turned[15:8] : data_later_q[79:72],
            lanes[8] ? turned[7:0] : data_later_q[71:64],
            lanes[7] ? turned[31:24] : data_later_q[63:56],
            lanes[6] ? turned[23:16] : data_later_q[55:48],
            lanes[5] ? turned[15:8] : data_later_q[47:40],
            lanes[4] ? turned[7:0] : data_later_q[39:32],
            lanes[3] ? turned[31:24] : data_later_q[31:24],
            lanes[2] ? turned[23:16] : data_later_q[23:16],
            lanes[1] ? turned[15:8] : data_later_q[15:8],
            lanes[0] ? turned[7:0] : data_later_q[7:0]
        };
    end

    wire _unused_ok = &{1'b0, up_to_end_not[127], not_lanes_shl[127:124]};

endmodule

`default_nettype wire
