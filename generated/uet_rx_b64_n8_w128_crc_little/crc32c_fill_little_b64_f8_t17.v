// Writes the crc32c of a piece of each packet after it, little-endian, in beats of 64 bytes.
`default_nettype none

module crc32c_fill_little_b64_f8_t17 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] data,
    input  wire         last,
    input  wire         valid,
    input  wire         has,
    input  wire   [7:0] from,
    input  wire  [16:0] to,
    input  wire         spoil,
    output reg  [511:0] filled
);

    reg          starting;
    reg   [10:0] index;
    reg          begun;
    reg          ended;
    reg          held;
    reg          second;
    reg  [511:0] piece;
    reg          feeds;
    reg          closes;
    reg    [5:0] outside;
    reg    [6:0] inverts;
    reg    [5:0] end_lane;
    wire  [31:0] engine_crc;
    wire         engine_done;
    reg   [31:0] value;
    wire [511:0] data_later_q;
    wire   [5:0] place_later_q_lane;
    wire         place_later_q_here;
    wire         place_later_q_next;
    wire         place_later_q_spoil;
    reg   [63:0] lanes;
    reg    [1:0] turn;
    reg          spoilt;

    wire  [10:0] beat = starting ? 11'd0 : index;
    wire  [16:0] final_byte = to - 17'd1;
    wire         begins = beat == {9'd0, from[7:6]};
    wire         ends = beat == final_byte[16:6];
    wire         holds = has && beat == to[16:6];
    wire         was_begun = begun && !starting;
    wire         was_ended = ended && !starting;
    wire   [5:0] lane = to[5:0];
    wire   [6:0] inverted_to = {1'b0, from[5:0]} + 7'd4;
    wire         goes_on = inverted_to[6] && second && !starting;
    wire  [63:0] below_first = ~({64{1'b1}} << outside);
    wire  [63:0] below_inverted = ~({64{1'b1}} << inverts);
    wire  [63:0] up_to_end_not = ~({64{1'b1}} << end_lane);
    wire  [63:0] up_to_end = {up_to_end_not[62:0], 1'b0} | 64'd1;
    wire [511:0] covered = {
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
    wire   [7:0] spoiling = {8{spoilt}};
    wire   [7:0] turned_choice = turn[0] ? value[7:0] : value[15:8];
    wire   [7:0] turned_choice_2 = turn[0] ? value[23:16] : value[31:24];
    wire   [7:0] turned_choice_3 = turn[0] ? value[31:24] : value[7:0];
    wire   [7:0] turned_choice_4 = turn[0] ? value[15:8] : value[23:16];
    wire  [31:0] turned = {
        (turn[1] ? turned_choice : turned_choice_2) ^ spoiling,
        (turn[1] ? turned_choice_3 : turned_choice_4) ^ spoiling,
        (turn[1] ? turned_choice_2 : turned_choice) ^ spoiling,
        (turn[1] ? turned_choice_4 : turned_choice_3) ^ spoiling
    };
    wire         begins_or_was_begun = begins || was_begun;
    wire  [63:0] lanes_shl = {64{1'b1}} << place_later_q_lane;
    wire  [63:0] not_lanes_shl = ~lanes_shl;
    wire  [63:0] lanes_and = lanes_shl & ({not_lanes_shl[59:0], 4'd0} | 64'd15);
    wire  [63:0] lanes_and_2 = ~({64{1'b1}} << place_later_q_lane[1:0]) & {64{place_later_q_next}};

    crc32c_from_zero_w512 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (covered),
        .keep  (up_to_end | {64{!closes}}),
        .last  (closes),
        .valid (feeds),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w512_c6 data_later (
        .clk (clk),
        .d   (piece),
        .q   (data_later_q)
    );

    delay_w9_c6 place_later (
        .clk     (clk),
        .d_lane  (lane),
        .d_here  (holds),
        .d_next  (held && !starting && lane > 6'd60),
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
            index <= beat + 11'd1;
            begun <= begins_or_was_begun;
            ended <= ends || was_ended;
            held <= holds;
            second <= begins;
        end
        piece <= data;
        closes <= ends;
        outside <= from[5:0] & {6{begins}};
        end_lane <= final_byte[5:0];
        if (begins) begin
            inverts <= inverted_to;
        end else if (goes_on) begin
            inverts <= {1'b0, inverted_to[5:0]};
        end else begin
            inverts <= 7'd0;
        end
        if (engine_done) begin
            value <= engine_crc;
        end
        lanes <= (lanes_and & {64{place_later_q_here}}) | lanes_and_2;
        turn <= place_later_q_lane[1:0];
        spoilt <= place_later_q_spoil;
        filled <= {
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

    wire _unused_ok = &{1'b0, up_to_end_not[63], not_lanes_shl[63:60]};

endmodule

`default_nettype wire
