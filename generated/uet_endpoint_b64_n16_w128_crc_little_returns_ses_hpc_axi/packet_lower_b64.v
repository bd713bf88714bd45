// Moves packets down to byte 0 of their beats of 64 bytes.
`default_nettype none

module packet_lower_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire   [5:0] up_payload_from,
    input  wire         up_payload_wrong,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          full;
    reg          begins;
    reg          is_first;
    reg  [511:0] turned_data;
    reg   [63:0] turned_keep;
    reg          turned_last;
    reg          turned_wrong;
    reg   [63:0] above;
    reg  [511:0] held_data;
    reg   [63:0] held_keep;
    reg          held_last;
    reg          held_wrong;
    reg          tail;
    reg          shown;
    reg  [511:0] out_data;
    reg   [63:0] out_keep;
    reg          out_last;
    reg          out_wrong;

    wire         free = !shown || down_ready;
    wire         joins = free && full;
    wire         ready = !full || joins;
    wire [511:0] turned_1_word = {up_payload_data[7:0], up_payload_data[511:8]};
    wire [511:0] turned_1 = up_payload_from[0] ? turned_1_word : up_payload_data;
    wire [511:0] turned_2 = up_payload_from[1] ? {turned_1[15:0], turned_1[511:16]} : turned_1;
    wire [511:0] turned_4 = up_payload_from[2] ? {turned_2[31:0], turned_2[511:32]} : turned_2;
    wire [511:0] turned_8 = up_payload_from[3] ? {turned_4[63:0], turned_4[511:64]} : turned_4;
    wire [511:0] turned_16 = up_payload_from[4] ? {turned_8[127:0], turned_8[511:128]} : turned_8;
    wire [511:0] turned_32 = up_payload_from[5] ? {turned_16[255:0], turned_16[511:256]} : turned_16;
    wire  [63:0] keep_turned_1_word = {up_payload_keep[0], up_payload_keep[63:1]};
    wire  [63:0] keep_turned_1 = up_payload_from[0] ? keep_turned_1_word : up_payload_keep;
    wire  [63:0] keep_turned_2_word = {keep_turned_1[1:0], keep_turned_1[63:2]};
    wire  [63:0] keep_turned_2 = up_payload_from[1] ? keep_turned_2_word : keep_turned_1;
    wire  [63:0] keep_turned_4_word = {keep_turned_2[3:0], keep_turned_2[63:4]};
    wire  [63:0] keep_turned_4 = up_payload_from[2] ? keep_turned_4_word : keep_turned_2;
    wire  [63:0] keep_turned_8_word = {keep_turned_4[7:0], keep_turned_4[63:8]};
    wire  [63:0] keep_turned_8 = up_payload_from[3] ? keep_turned_8_word : keep_turned_4;
    wire  [63:0] keep_turned_16_word = {keep_turned_8[15:0], keep_turned_8[63:16]};
    wire  [63:0] keep_turned_16 = up_payload_from[4] ? keep_turned_16_word : keep_turned_8;
    wire  [63:0] keep_turned_32_word = {keep_turned_16[31:0], keep_turned_16[63:32]};
    wire  [63:0] keep_turned_32 = up_payload_from[5] ? keep_turned_32_word : keep_turned_16;
    wire         follows = full && !is_first;
    wire  [63:0] rest = turned_keep & (is_first ? {64{1'b1}} : ~above);
    wire         is_wrong = turned_wrong || (held_wrong && !is_first);
    wire         has_rest = |rest;
    wire  [63:0] above_not = ~({64{1'b1}} << up_payload_from);
    wire [511:0] out_data_word = {
        above[63] ? turned_data[511:504] : held_data[511:504],
        above[62] ? turned_data[503:496] : held_data[503:496],
        above[61] ? turned_data[495:488] : held_data[495:488],
        above[60] ? turned_data[487:480] : held_data[487:480],
        above[59] ? turned_data[479:472] : held_data[479:472],
        above[58] ? turned_data[471:464] : held_data[471:464],
        above[57] ? turned_data[463:456] : held_data[463:456],
        above[56] ? turned_data[455:448] : held_data[455:448],
        above[55] ? turned_data[447:440] : held_data[447:440],
        above[54] ? turned_data[439:432] : held_data[439:432],
        above[53] ? turned_data[431:424] : held_data[431:424],
        above[52] ? turned_data[423:416] : held_data[423:416],
        above[51] ? turned_data[415:408] : held_data[415:408],
        above[50] ? turned_data[407:400] : held_data[407:400],
        above[49] ? turned_data[399:392] : held_data[399:392],
        above[48] ? turned_data[391:384] : held_data[391:384],
        above[47] ? turned_data[383:376] : held_data[383:376],
        above[46] ? turned_data[375:368] : held_data[375:368],
        above[45] ? turned_data[367:360] : held_data[367:360],
        above[44] ? turned_data[359:352] : held_data[359:352],
        above[43] ? turned_data[351:344] : held_data[351:344],
        above[42] ? turned_data[343:336] : held_data[343:336],
        above[41] ? turned_data[335:328] : held_data[335:328],
        above[40] ? turned_data[327:320] : held_data[327:320],
        above[39] ? turned_data[319:312] : held_data[319:312],
        above[38] ? turned_data[311:304] : held_data[311:304],
        above[37] ? turned_data[303:296] : held_data[303:296],
        above[36] ? turned_data[295:288] : held_data[295:288],
        above[35] ? turned_data[287:280] : held_data[287:280],
        above[34] ? turned_data[279:272] : held_data[279:272],
        above[33] ? turned_data[271:264] : held_data[271:264],
        above[32] ? turned_data[263:256] : held_data[263:256],
        above[31] ? turned_data[255:248] : held_data[255:248],
        above[30] ? turned_data[247:240] : held_data[247:240],
        above[29] ? turned_data[239:232] : held_data[239:232],
        above[28] ? turned_data[231:224] : held_data[231:224],
        above[27] ? turned_data[223:216] : held_data[223:216],
        above[26] ? turned_data[215:208] : held_data[215:208],
        above[25] ? turned_data[207:200] : held_data[207:200],
        above[24] ? turned_data[199:192] : held_data[199:192],
        above[23] ? turned_data[191:184] : held_data[191:184],
        above[22] ? turned_data[183:176] : held_data[183:176],
        above[21] ? turned_data[175:168] : held_data[175:168],
        above[20] ? turned_data[167:160] : held_data[167:160],
        above[19] ? turned_data[159:152] : held_data[159:152],
        above[18] ? turned_data[151:144] : held_data[151:144],
        above[17] ? turned_data[143:136] : held_data[143:136],
        above[16] ? turned_data[135:128] : held_data[135:128],
        above[15] ? turned_data[127:120] : held_data[127:120],
        above[14] ? turned_data[119:112] : held_data[119:112],
        above[13] ? turned_data[111:104] : held_data[111:104],
        above[12] ? turned_data[103:96] : held_data[103:96],
        above[11] ? turned_data[95:88] : held_data[95:88],
        above[10] ? turned_data[87:80] : held_data[87:80],
        above[9] ? turned_data[79:72] : held_data[79:72],
        above[8] ? turned_data[71:64] : held_data[71:64],
        above[7] ? turned_data[63:56] : held_data[63:56],
        above[6] ? turned_data[55:48] : held_data[55:48],
        above[5] ? turned_data[47:40] : held_data[47:40],
        above[4] ? turned_data[39:32] : held_data[39:32],
        above[3] ? turned_data[31:24] : held_data[31:24],
        above[2] ? turned_data[23:16] : held_data[23:16],
        above[1] ? turned_data[15:8] : held_data[15:8],
        above[0] ? turned_data[7:0] : held_data[7:0]
    };

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            begins <= 1'b1;
            tail <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
            if (ready && up_valid) begin
                begins <= up_payload_last;
            end
            if (free) begin
                shown <= tail || follows;
                tail <= full && turned_last && (is_first || has_rest);
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_32;
            turned_keep <= keep_turned_32;
            turned_last <= up_payload_last;
            turned_wrong <= up_payload_wrong;
            above <= {
                above_not[0],
                above_not[1],
                above_not[2],
                above_not[3],
                above_not[4],
                above_not[5],
                above_not[6],
                above_not[7],
                above_not[8],
                above_not[9],
                above_not[10],
                above_not[11],
                above_not[12],
                above_not[13],
                above_not[14],
                above_not[15],
                above_not[16],
                above_not[17],
                above_not[18],
                above_not[19],
                above_not[20],
                above_not[21],
                above_not[22],
                above_not[23],
                above_not[24],
                above_not[25],
                above_not[26],
                above_not[27],
                above_not[28],
                above_not[29],
                above_not[30],
                above_not[31],
                above_not[32],
                above_not[33],
                above_not[34],
                above_not[35],
                above_not[36],
                above_not[37],
                above_not[38],
                above_not[39],
                above_not[40],
                above_not[41],
                above_not[42],
                above_not[43],
                above_not[44],
                above_not[45],
                above_not[46],
                above_not[47],
                above_not[48],
                above_not[49],
                above_not[50],
                above_not[51],
                above_not[52],
                above_not[53],
                above_not[54],
                above_not[55],
                above_not[56],
                above_not[57],
                above_not[58],
                above_not[59],
                above_not[60],
                above_not[61],
                above_not[62],
                above_not[63]
            };
            is_first <= begins;
        end
        if (free) begin
            if (full) begin
                held_data <= turned_data;
                held_keep <= rest;
                held_last <= turned_last;
                held_wrong <= is_wrong;
            end
            out_data <= tail ? held_data : out_data_word;
            out_keep <= held_keep | (turned_keep & above & {64{!tail}});
            out_last <= tail || (turned_last && !has_rest);
            out_wrong <= tail ? held_wrong : is_wrong;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_wrong = out_wrong;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, held_last};

`ifdef FORMAL
    always @(posedge clk) if (!rst) an_end_is_followed_by_a_beginning: assert (!(tail && full) || is_first);
`endif

endmodule

`default_nettype wire
