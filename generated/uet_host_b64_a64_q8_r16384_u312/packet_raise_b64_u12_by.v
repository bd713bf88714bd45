// Moves packets up within their beats of 64 bytes, by as much as each says.
`default_nettype none

module packet_raise_b64_u12_by (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire  [11:0] up_payload_user,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire  [11:0] down_payload_user,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          full;
    reg          begins;
    reg  [511:0] turned_data;
    reg   [63:0] turned_keep;
    reg          turned_last;
    reg   [11:0] turned_user;
    reg   [63:0] below;
    reg          is_first;
    reg  [511:0] held;
    reg   [63:0] held_keep;
    reg   [11:0] owner;
    reg          tail;
    reg          shown;
    reg  [511:0] out_data;
    reg   [63:0] out_keep;
    reg          out_last;
    reg   [11:0] out_user;

    wire         free = !shown || down_ready;
    wire         joins = free && full && !tail;
    wire         ready = !full || joins;
    wire   [5:0] amount = up_payload_user[5:0];
    wire [511:0] turned_1_word = {up_payload_data[503:0], up_payload_data[511:504]};
    wire [511:0] turned_1 = amount[0] ? turned_1_word : up_payload_data;
    wire [511:0] turned_2 = amount[1] ? {turned_1[495:0], turned_1[511:496]} : turned_1;
    wire [511:0] turned_4 = amount[2] ? {turned_2[479:0], turned_2[511:480]} : turned_2;
    wire [511:0] turned_8 = amount[3] ? {turned_4[447:0], turned_4[511:448]} : turned_4;
    wire [511:0] turned_16 = amount[4] ? {turned_8[383:0], turned_8[511:384]} : turned_8;
    wire [511:0] turned_32 = amount[5] ? {turned_16[255:0], turned_16[511:256]} : turned_16;
    wire  [63:0] keep_turned_1_word = {up_payload_keep[62:0], up_payload_keep[63]};
    wire  [63:0] keep_turned_1 = amount[0] ? keep_turned_1_word : up_payload_keep;
    wire  [63:0] keep_turned_2_word = {keep_turned_1[61:0], keep_turned_1[63:62]};
    wire  [63:0] keep_turned_2 = amount[1] ? keep_turned_2_word : keep_turned_1;
    wire  [63:0] keep_turned_4_word = {keep_turned_2[59:0], keep_turned_2[63:60]};
    wire  [63:0] keep_turned_4 = amount[2] ? keep_turned_4_word : keep_turned_2;
    wire  [63:0] keep_turned_8_word = {keep_turned_4[55:0], keep_turned_4[63:56]};
    wire  [63:0] keep_turned_8 = amount[3] ? keep_turned_8_word : keep_turned_4;
    wire  [63:0] keep_turned_16_word = {keep_turned_8[47:0], keep_turned_8[63:48]};
    wire  [63:0] keep_turned_16 = amount[4] ? keep_turned_16_word : keep_turned_8;
    wire  [63:0] keep_turned_32_word = {keep_turned_16[31:0], keep_turned_16[63:32]};
    wire  [63:0] keep_turned_32 = amount[5] ? keep_turned_32_word : keep_turned_16;
    wire  [63:0] over = turned_keep & below;
    wire         spills = |over;
    wire  [63:0] left = held_keep & {64{!is_first}};

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
                shown <= full || tail;
            end
            if (joins) begin
                tail <= turned_last && spills;
            end else if (free && tail) begin
                tail <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_32;
            turned_keep <= keep_turned_32;
            turned_last <= up_payload_last;
            turned_user <= up_payload_user;
            below <= ~({64{1'b1}} << amount);
            is_first <= begins;
        end
        if (joins) begin
            held <= turned_data;
            held_keep <= over;
            owner <= turned_user;
            out_data <= {
                below[63] ? held[511:504] : turned_data[511:504],
                below[62] ? held[503:496] : turned_data[503:496],
                below[61] ? held[495:488] : turned_data[495:488],
                below[60] ? held[487:480] : turned_data[487:480],
                below[59] ? held[479:472] : turned_data[479:472],
                below[58] ? held[471:464] : turned_data[471:464],
                below[57] ? held[463:456] : turned_data[463:456],
                below[56] ? held[455:448] : turned_data[455:448],
                below[55] ? held[447:440] : turned_data[447:440],
                below[54] ? held[439:432] : turned_data[439:432],
                below[53] ? held[431:424] : turned_data[431:424],
                below[52] ? held[423:416] : turned_data[423:416],
                below[51] ? held[415:408] : turned_data[415:408],
                below[50] ? held[407:400] : turned_data[407:400],
                below[49] ? held[399:392] : turned_data[399:392],
                below[48] ? held[391:384] : turned_data[391:384],
                below[47] ? held[383:376] : turned_data[383:376],
                below[46] ? held[375:368] : turned_data[375:368],
                below[45] ? held[367:360] : turned_data[367:360],
                below[44] ? held[359:352] : turned_data[359:352],
                below[43] ? held[351:344] : turned_data[351:344],
                below[42] ? held[343:336] : turned_data[343:336],
                below[41] ? held[335:328] : turned_data[335:328],
                below[40] ? held[327:320] : turned_data[327:320],
                below[39] ? held[319:312] : turned_data[319:312],
                below[38] ? held[311:304] : turned_data[311:304],
                below[37] ? held[303:296] : turned_data[303:296],
                below[36] ? held[295:288] : turned_data[295:288],
                below[35] ? held[287:280] : turned_data[287:280],
                below[34] ? held[279:272] : turned_data[279:272],
                below[33] ? held[271:264] : turned_data[271:264],
                below[32] ? held[263:256] : turned_data[263:256],
                below[31] ? held[255:248] : turned_data[255:248],
                below[30] ? held[247:240] : turned_data[247:240],
                below[29] ? held[239:232] : turned_data[239:232],
                below[28] ? held[231:224] : turned_data[231:224],
                below[27] ? held[223:216] : turned_data[223:216],
                below[26] ? held[215:208] : turned_data[215:208],
                below[25] ? held[207:200] : turned_data[207:200],
                below[24] ? held[199:192] : turned_data[199:192],
                below[23] ? held[191:184] : turned_data[191:184],
                below[22] ? held[183:176] : turned_data[183:176],
                below[21] ? held[175:168] : turned_data[175:168],
                below[20] ? held[167:160] : turned_data[167:160],
                below[19] ? held[159:152] : turned_data[159:152],
                below[18] ? held[151:144] : turned_data[151:144],
                below[17] ? held[143:136] : turned_data[143:136],
                below[16] ? held[135:128] : turned_data[135:128],
                below[15] ? held[127:120] : turned_data[127:120],
                below[14] ? held[119:112] : turned_data[119:112],
                below[13] ? held[111:104] : turned_data[111:104],
                below[12] ? held[103:96] : turned_data[103:96],
                below[11] ? held[95:88] : turned_data[95:88],
                below[10] ? held[87:80] : turned_data[87:80],
                below[9] ? held[79:72] : turned_data[79:72],
                below[8] ? held[71:64] : turned_data[71:64],
                below[7] ? held[63:56] : turned_data[63:56],
                below[6] ? held[55:48] : turned_data[55:48],
                below[5] ? held[47:40] : turned_data[47:40],
                below[4] ? held[39:32] : turned_data[39:32],
                below[3] ? held[31:24] : turned_data[31:24],
                below[2] ? held[23:16] : turned_data[23:16],
                below[1] ? held[15:8] : turned_data[15:8],
                below[0] ? held[7:0] : turned_data[7:0]
            };
            out_keep <= (below & left) | (turned_keep & ~below);
            out_last <= turned_last && !spills;
            out_user <= turned_user;
        end else if (free && tail) begin
            out_data <= held;
            out_keep <= held_keep;
            out_last <= 1'b1;
            out_user <= owner;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_user = out_user;
    assign down_valid = shown;

endmodule

`default_nettype wire
