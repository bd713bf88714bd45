// Cuts a piece out of each packet, in beats of 64 bytes.
`default_nettype none

module packet_cut_b64_s8_l16_d32 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire   [7:0] up_payload_user_skip,
    input  wire  [15:0] up_payload_user_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] ROLE_AHEAD = 2'd0;
    localparam [1:0] ROLE_FIRST = 2'd1;
    localparam [1:0] ROLE_LATER = 2'd2;

    reg          open;
    reg          starting;
    reg    [1:0] left;
    reg          in_piece;
    reg    [1:0] role;
    reg          full;
    reg  [511:0] turned;
    reg   [63:0] from_held;
    reg          opens;
    reg          closes;
    reg   [15:0] length;
    reg  [511:0] held;
    reg   [15:0] rest;
    reg          owed;
    reg          tail;
    reg          out_valid;
    reg  [511:0] out_data;
    reg    [5:0] out_count;
    reg          out_full;
    reg          out_last;
    wire   [5:0] queue_level;
    wire         queue_up_ready;
    wire [511:0] queue_down_payload_data;
    wire  [63:0] queue_down_payload_keep;
    wire         queue_down_payload_last;
    wire         queue_down_valid;

    wire         takes = up_valid && open;
    wire   [1:0] skip_beats = up_payload_user_skip[7:6];
    wire   [1:0] to_skip = starting ? skip_beats : left;
    wire         is_inside = in_piece && !starting;
    wire [511:0] turned_1_word = {up_payload_data[7:0], up_payload_data[511:8]};
    wire [511:0] turned_1 = up_payload_user_skip[0] ? turned_1_word : up_payload_data;
    wire [511:0] turned_2 = up_payload_user_skip[1] ? {turned_1[15:0], turned_1[511:16]} : turned_1;
    wire [511:0] turned_4 = up_payload_user_skip[2] ? {turned_2[31:0], turned_2[511:32]} : turned_2;
    wire [511:0] turned_8 = up_payload_user_skip[3] ? {turned_4[63:0], turned_4[511:64]} : turned_4;
    wire [511:0] turned_16 = up_payload_user_skip[4] ? {turned_8[127:0], turned_8[511:128]} : turned_8;
    wire [511:0] turned_32_word = {turned_16[255:0], turned_16[511:256]};
    wire [511:0] turned_32 = up_payload_user_skip[5] ? turned_32_word : turned_16;
    wire         fits = rest <= 16'd64;
    wire         joins = full && role == ROLE_LATER && owed && (|rest);
    wire         emits = tail || joins;
    wire         ends = tail || fits;
    wire  [63:0] from_held_not = ~({64{1'b1}} << up_payload_user_skip[5:0]);
    wire  [63:0] from_held_word = {
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
        from_held_not[63]
    };
    wire [511:0] out_data_word = {
        from_held[63] ? held[511:504] : turned[511:504],
        from_held[62] ? held[503:496] : turned[503:496],
        from_held[61] ? held[495:488] : turned[495:488],
        from_held[60] ? held[487:480] : turned[487:480],
        from_held[59] ? held[479:472] : turned[479:472],
        from_held[58] ? held[471:464] : turned[471:464],
        from_held[57] ? held[463:456] : turned[463:456],
        from_held[56] ? held[455:448] : turned[455:448],
        from_held[55] ? held[447:440] : turned[447:440],
        from_held[54] ? held[439:432] : turned[439:432],
        from_held[53] ? held[431:424] : turned[431:424],
        from_held[52] ? held[423:416] : turned[423:416],
        from_held[51] ? held[415:408] : turned[415:408],
        from_held[50] ? held[407:400] : turned[407:400],
        from_held[49] ? held[399:392] : turned[399:392],
        from_held[48] ? held[391:384] : turned[391:384],
        from_held[47] ? held[383:376] : turned[383:376],
        from_held[46] ? held[375:368] : turned[375:368],
        from_held[45] ? held[367:360] : turned[367:360],
        from_held[44] ? held[359:352] : turned[359:352],
        from_held[43] ? held[351:344] : turned[351:344],
        from_held[42] ? held[343:336] : turned[343:336],
        from_held[41] ? held[335:328] : turned[335:328],
        from_held[40] ? held[327:320] : turned[327:320],
        from_held[39] ? held[319:312] : turned[319:312],
        from_held[38] ? held[311:304] : turned[311:304],
        from_held[37] ? held[303:296] : turned[303:296],
        from_held[36] ? held[295:288] : turned[295:288],
        from_held[35] ? held[287:280] : turned[287:280],
        from_held[34] ? held[279:272] : turned[279:272],
        from_held[33] ? held[271:264] : turned[271:264],
        from_held[32] ? held[263:256] : turned[263:256],
        from_held[31] ? held[255:248] : turned[255:248],
        from_held[30] ? held[247:240] : turned[247:240],
        from_held[29] ? held[239:232] : turned[239:232],
        from_held[28] ? held[231:224] : turned[231:224],
        from_held[27] ? held[223:216] : turned[223:216],
        from_held[26] ? held[215:208] : turned[215:208],
        from_held[25] ? held[207:200] : turned[207:200],
        from_held[24] ? held[199:192] : turned[199:192],
        from_held[23] ? held[191:184] : turned[191:184],
        from_held[22] ? held[183:176] : turned[183:176],
        from_held[21] ? held[175:168] : turned[175:168],
        from_held[20] ? held[167:160] : turned[167:160],
        from_held[19] ? held[159:152] : turned[159:152],
        from_held[18] ? held[151:144] : turned[151:144],
        from_held[17] ? held[143:136] : turned[143:136],
        from_held[16] ? held[135:128] : turned[135:128],
        from_held[15] ? held[127:120] : turned[127:120],
        from_held[14] ? held[119:112] : turned[119:112],
        from_held[13] ? held[111:104] : turned[111:104],
        from_held[12] ? held[103:96] : turned[103:96],
        from_held[11] ? held[95:88] : turned[95:88],
        from_held[10] ? held[87:80] : turned[87:80],
        from_held[9] ? held[79:72] : turned[79:72],
        from_held[8] ? held[71:64] : turned[71:64],
        from_held[7] ? held[63:56] : turned[63:56],
        from_held[6] ? held[55:48] : turned[55:48],
        from_held[5] ? held[47:40] : turned[47:40],
        from_held[4] ? held[39:32] : turned[39:32],
        from_held[3] ? held[31:24] : turned[31:24],
        from_held[2] ? held[23:16] : turned[23:16],
        from_held[1] ? held[15:8] : turned[15:8],
        from_held[0] ? held[7:0] : turned[7:0]
    };

    level_fifo_w577_d32 queue (
        .clk               (clk),
        .rst               (rst),
        .level             (queue_level),
        .up_payload_data   (out_data),
        .up_payload_keep   (out_full ? {64{1'b1}} : ~({64{1'b1}} << out_count)),
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
            left <= to_skip - 2'd1;
            in_piece <= is_inside || to_skip == 2'd0;
        end
        turned <= turned_32;
        from_held <= ~from_held_word;
        opens <= starting;
        closes <= up_payload_last;
        length <= up_payload_user_length;
        if (is_inside) begin
            role <= ROLE_LATER;
        end else if (to_skip == 2'd0) begin
            role <= ROLE_FIRST;
        end else begin
            role <= ROLE_AHEAD;
        end
        if (full) begin
            held <= turned;
            if (opens) begin
                rest <= length;
            end else if (joins) begin
                rest <= rest - 16'd64;
            end
        end
        out_data <= tail ? held : out_data_word;
        out_count <= rest[5:0];
        out_full <= |rest[15:6];
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
