// Completes the FCS of frames, or poisons it, in beats of 64 bytes.
`default_nettype none

module llr_fcs_fill_xor_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] beat_data,
    input  wire  [63:0] beat_keep,
    input  wire         beat_last,
    input  wire         beat_user_llr,
    input  wire  [19:0] beat_user_seq,
    input  wire         valid,
    input  wire         fresh,
    input  wire         poison,
    input  wire         marked,
    input  wire         forget,
    input  wire  [31:0] pattern,
    output wire [511:0] out_beat_data,
    output wire  [63:0] out_beat_keep,
    output wire         out_beat_last,
    output wire         out_beat_user_llr,
    output wire  [19:0] out_beat_user_seq,
    output wire         out_valid,
    output wire         out_marked,
    output wire         out_fresh,
    output wire         poisoned,
    output wire         marks
);

    wire  [31:0] engine_crc;
    wire         engine_done;
    reg          mark_fresh;
    reg          mark_poison;
    reg    [1:0] mark_turn;
    reg   [31:0] missing;
    reg          wrong;
    wire         mark_later_q_fresh;
    wire         mark_later_q_poison;
    wire   [1:0] mark_later_q_turn;
    reg   [31:0] turned;
    reg          poisons_now;
    reg          fresh_now;
    wire [511:0] beat_later_q_data;
    wire  [63:0] beat_later_q_keep;
    wire         beat_later_q_last;
    wire         beat_later_q_user_llr;
    wire  [19:0] beat_later_q_user_seq;
    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg          marked_1;
    reg          marked_2;
    reg          marked_3;
    reg          marked_4;
    reg          marked_5;
    reg          marked_6;
    reg          marked_7;
    reg  [511:0] held_data;
    reg   [63:0] held_keep;
    reg          held_last;
    reg          held_user_llr;
    reg   [19:0] held_user_seq;
    reg          held_fresh;
    reg          held_poisoned;
    reg          holds;
    reg          held_marked;

    wire [63:0] ends = beat_keep & ~{1'b0, beat_keep[63:1]};
    wire [31:0] remainder = ~engine_crc;
    wire [31:0] added_word = {
        ^(remainder & 32'h64428d55),
        ^(remainder & 32'hd663cbff),
        ^(remainder & 32'hf7368aa),
        ^(remainder & 32'h87b9b455),
        ^(remainder & 32'ha79e577f),
        ^(remainder & 32'h378da6ea),
        ^(remainder & 32'h9bc6d375),
        ^(remainder & 32'ha9a1e4ef),
        ^(remainder & 32'h30927f22),
        ^(remainder & 32'h18493f91),
        ^(remainder & 32'he866129d),
        ^(remainder & 32'h9071841b),
        ^(remainder & 32'h2c7a4f58),
        ^(remainder & 32'h963d27ac),
        ^(remainder & 32'h4b1e93d6),
        ^(remainder & 32'ha58f49eb),
        ^(remainder & 32'hb68529a0),
        ^(remainder & 32'h5b4294d0),
        ^(remainder & 32'h2da14a68),
        ^(remainder & 32'h16d0a534),
        ^(remainder & 32'h8b68529a),
        ^(remainder & 32'hc5b4294d),
        ^(remainder & 32'h869899f3),
        ^(remainder & 32'ha70ec1ac),
        ^(remainder & 32'hd38760d6),
        ^(remainder & 32'he9c3b06b),
        ^(remainder & 32'h10a35560),
        ^(remainder & 32'h8851aab0),
        ^(remainder & 32'h4428d558),
        ^(remainder & 32'h22146aac),
        ^(remainder & 32'h910a3556),
        ^(remainder & 32'hc8851aab)
    };
    wire [31:0] added = ~added_word;
    wire        poisons = mark_later_q_fresh ? mark_later_q_poison : wrong;
    wire [31:0] sum = missing ^ (pattern & {32{poisons}});
    wire        leaves = holds && (held_last || valid_7);
    wire        straddles = !held_last && beat_later_q_last;
    wire        out_beat_data_term = straddles && !beat_later_q_keep[3];
    wire        out_beat_data_term_2 = straddles && !beat_later_q_keep[2];
    wire        out_beat_data_term_3 = straddles && !beat_later_q_keep[1];
    wire        out_beat_data_term_4 = straddles && !beat_later_q_keep[0];
    wire        marks_term = marked_1 || marked_2 || marked_3 || marked_4 || marked_5 || marked_6;
    wire  [7:0] turned_choice = mark_later_q_turn[0] ? sum[7:0] : sum[15:8];
    wire  [7:0] turned_choice_2 = mark_later_q_turn[0] ? sum[23:16] : sum[31:24];
    wire  [7:0] turned_choice_3 = mark_later_q_turn[0] ? sum[31:24] : sum[7:0];
    wire  [7:0] turned_choice_4 = mark_later_q_turn[0] ? sum[15:8] : sum[23:16];
    wire        held_data_term = beat_later_q_last && beat_later_q_keep[63];
    wire  [7:0] held_data_xor = beat_later_q_data[511:504] ^ turned[31:24];
    wire        held_data_term_2 = beat_later_q_last && beat_later_q_keep[62];
    wire  [7:0] held_data_xor_2 = beat_later_q_data[503:496] ^ turned[23:16];
    wire        held_data_term_3 = beat_later_q_last && beat_later_q_keep[61];
    wire  [7:0] held_data_xor_3 = beat_later_q_data[495:488] ^ turned[15:8];
    wire        held_data_term_4 = beat_later_q_last && beat_later_q_keep[60];
    wire  [7:0] held_data_xor_4 = beat_later_q_data[487:480] ^ turned[7:0];
    wire        held_data_term_5 = beat_later_q_last && beat_later_q_keep[59] && !beat_later_q_keep[63];
    wire  [7:0] held_data_xor_5 = beat_later_q_data[479:472] ^ turned[31:24];
    wire        held_data_term_6 = beat_later_q_last && beat_later_q_keep[58] && !beat_later_q_keep[62];
    wire  [7:0] held_data_xor_6 = beat_later_q_data[471:464] ^ turned[23:16];
    wire        held_data_term_7 = beat_later_q_last && beat_later_q_keep[57] && !beat_later_q_keep[61];
    wire  [7:0] held_data_xor_7 = beat_later_q_data[463:456] ^ turned[15:8];
    wire        held_data_term_8 = beat_later_q_last && beat_later_q_keep[56] && !beat_later_q_keep[60];
    wire  [7:0] held_data_xor_8 = beat_later_q_data[455:448] ^ turned[7:0];
    wire        held_data_term_9 = beat_later_q_last && beat_later_q_keep[55] && !beat_later_q_keep[59];
    wire  [7:0] held_data_xor_9 = beat_later_q_data[447:440] ^ turned[31:24];
    wire        held_data_term_10 = beat_later_q_last && beat_later_q_keep[54] && !beat_later_q_keep[58];
    wire  [7:0] held_data_xor_10 = beat_later_q_data[439:432] ^ turned[23:16];
    wire        held_data_term_11 = beat_later_q_last && beat_later_q_keep[53] && !beat_later_q_keep[57];
    wire  [7:0] held_data_xor_11 = beat_later_q_data[431:424] ^ turned[15:8];
    wire        held_data_term_12 = beat_later_q_last && beat_later_q_keep[52] && !beat_later_q_keep[56];
    wire  [7:0] held_data_xor_12 = beat_later_q_data[423:416] ^ turned[7:0];
    wire        held_data_term_13 = beat_later_q_last && beat_later_q_keep[51] && !beat_later_q_keep[55];
    wire  [7:0] held_data_xor_13 = beat_later_q_data[415:408] ^ turned[31:24];
    wire        held_data_term_14 = beat_later_q_last && beat_later_q_keep[50] && !beat_later_q_keep[54];
    wire  [7:0] held_data_xor_14 = beat_later_q_data[407:400] ^ turned[23:16];
    wire        held_data_term_15 = beat_later_q_last && beat_later_q_keep[49] && !beat_later_q_keep[53];
    wire  [7:0] held_data_xor_15 = beat_later_q_data[399:392] ^ turned[15:8];
    wire        held_data_term_16 = beat_later_q_last && beat_later_q_keep[48] && !beat_later_q_keep[52];
    wire  [7:0] held_data_xor_16 = beat_later_q_data[391:384] ^ turned[7:0];
    wire        held_data_term_17 = beat_later_q_last && beat_later_q_keep[47] && !beat_later_q_keep[51];
    wire  [7:0] held_data_xor_17 = beat_later_q_data[383:376] ^ turned[31:24];
    wire        held_data_term_18 = beat_later_q_last && beat_later_q_keep[46] && !beat_later_q_keep[50];
    wire  [7:0] held_data_xor_18 = beat_later_q_data[375:368] ^ turned[23:16];
    wire        held_data_term_19 = beat_later_q_last && beat_later_q_keep[45] && !beat_later_q_keep[49];
    wire  [7:0] held_data_xor_19 = beat_later_q_data[367:360] ^ turned[15:8];
    wire        held_data_term_20 = beat_later_q_last && beat_later_q_keep[44] && !beat_later_q_keep[48];
    wire  [7:0] held_data_xor_20 = beat_later_q_data[359:352] ^ turned[7:0];
    wire        held_data_term_21 = beat_later_q_last && beat_later_q_keep[43] && !beat_later_q_keep[47];
    wire  [7:0] held_data_xor_21 = beat_later_q_data[351:344] ^ turned[31:24];
    wire        held_data_term_22 = beat_later_q_last && beat_later_q_keep[42] && !beat_later_q_keep[46];
    wire  [7:0] held_data_xor_22 = beat_later_q_data[343:336] ^ turned[23:16];
    wire        held_data_term_23 = beat_later_q_last && beat_later_q_keep[41] && !beat_later_q_keep[45];
    wire  [7:0] held_data_xor_23 = beat_later_q_data[335:328] ^ turned[15:8];
    wire        held_data_term_24 = beat_later_q_last && beat_later_q_keep[40] && !beat_later_q_keep[44];
    wire  [7:0] held_data_xor_24 = beat_later_q_data[327:320] ^ turned[7:0];
    wire        held_data_term_25 = beat_later_q_last && beat_later_q_keep[39] && !beat_later_q_keep[43];
    wire  [7:0] held_data_xor_25 = beat_later_q_data[319:312] ^ turned[31:24];
    wire        held_data_term_26 = beat_later_q_last && beat_later_q_keep[38] && !beat_later_q_keep[42];
    wire  [7:0] held_data_xor_26 = beat_later_q_data[311:304] ^ turned[23:16];
    wire        held_data_term_27 = beat_later_q_last && beat_later_q_keep[37] && !beat_later_q_keep[41];
    wire  [7:0] held_data_xor_27 = beat_later_q_data[303:296] ^ turned[15:8];
    wire        held_data_term_28 = beat_later_q_last && beat_later_q_keep[36] && !beat_later_q_keep[40];
    wire  [7:0] held_data_xor_28 = beat_later_q_data[295:288] ^ turned[7:0];
    wire        held_data_term_29 = beat_later_q_last && beat_later_q_keep[35] && !beat_later_q_keep[39];
    wire  [7:0] held_data_xor_29 = beat_later_q_data[287:280] ^ turned[31:24];
    wire        held_data_term_30 = beat_later_q_last && beat_later_q_keep[34] && !beat_later_q_keep[38];
    wire  [7:0] held_data_xor_30 = beat_later_q_data[279:272] ^ turned[23:16];
    wire        held_data_term_31 = beat_later_q_last && beat_later_q_keep[33] && !beat_later_q_keep[37];
    wire  [7:0] held_data_xor_31 = beat_later_q_data[271:264] ^ turned[15:8];
    wire        held_data_term_32 = beat_later_q_last && beat_later_q_keep[32] && !beat_later_q_keep[36];
    wire  [7:0] held_data_xor_32 = beat_later_q_data[263:256] ^ turned[7:0];
    wire        held_data_term_33 = beat_later_q_last && beat_later_q_keep[31] && !beat_later_q_keep[35];
    wire  [7:0] held_data_xor_33 = beat_later_q_data[255:248] ^ turned[31:24];
    wire        held_data_term_34 = beat_later_q_last && beat_later_q_keep[30] && !beat_later_q_keep[34];
    wire  [7:0] held_data_xor_34 = beat_later_q_data[247:240] ^ turned[23:16];
    wire        held_data_term_35 = beat_later_q_last && beat_later_q_keep[29] && !beat_later_q_keep[33];
    wire  [7:0] held_data_xor_35 = beat_later_q_data[239:232] ^ turned[15:8];
    wire        held_data_term_36 = beat_later_q_last && beat_later_q_keep[28] && !beat_later_q_keep[32];
    wire  [7:0] held_data_xor_36 = beat_later_q_data[231:224] ^ turned[7:0];
    wire        held_data_term_37 = beat_later_q_last && beat_later_q_keep[27] && !beat_later_q_keep[31];
    wire  [7:0] held_data_xor_37 = beat_later_q_data[223:216] ^ turned[31:24];
    wire        held_data_term_38 = beat_later_q_last && beat_later_q_keep[26] && !beat_later_q_keep[30];
    wire  [7:0] held_data_xor_38 = beat_later_q_data[215:208] ^ turned[23:16];
    wire        held_data_term_39 = beat_later_q_last && beat_later_q_keep[25] && !beat_later_q_keep[29];
    wire  [7:0] held_data_xor_39 = beat_later_q_data[207:200] ^ turned[15:8];
    wire        held_data_term_40 = beat_later_q_last && beat_later_q_keep[24] && !beat_later_q_keep[28];
    wire  [7:0] held_data_xor_40 = beat_later_q_data[199:192] ^ turned[7:0];
    wire        held_data_term_41 = beat_later_q_last && beat_later_q_keep[23] && !beat_later_q_keep[27];
    wire  [7:0] held_data_xor_41 = beat_later_q_data[191:184] ^ turned[31:24];
    wire        held_data_term_42 = beat_later_q_last && beat_later_q_keep[22] && !beat_later_q_keep[26];
    wire  [7:0] held_data_xor_42 = beat_later_q_data[183:176] ^ turned[23:16];
    wire        held_data_term_43 = beat_later_q_last && beat_later_q_keep[21] && !beat_later_q_keep[25];
    wire  [7:0] held_data_xor_43 = beat_later_q_data[175:168] ^ turned[15:8];
    wire        held_data_term_44 = beat_later_q_last && beat_later_q_keep[20] && !beat_later_q_keep[24];
    wire  [7:0] held_data_xor_44 = beat_later_q_data[167:160] ^ turned[7:0];
    wire        held_data_term_45 = beat_later_q_last && beat_later_q_keep[19] && !beat_later_q_keep[23];
    wire  [7:0] held_data_xor_45 = beat_later_q_data[159:152] ^ turned[31:24];
    wire        held_data_term_46 = beat_later_q_last && beat_later_q_keep[18] && !beat_later_q_keep[22];
    wire  [7:0] held_data_xor_46 = beat_later_q_data[151:144] ^ turned[23:16];
    wire        held_data_term_47 = beat_later_q_last && beat_later_q_keep[17] && !beat_later_q_keep[21];
    wire  [7:0] held_data_xor_47 = beat_later_q_data[143:136] ^ turned[15:8];
    wire        held_data_term_48 = beat_later_q_last && beat_later_q_keep[16] && !beat_later_q_keep[20];
    wire  [7:0] held_data_xor_48 = beat_later_q_data[135:128] ^ turned[7:0];
    wire        held_data_term_49 = beat_later_q_last && beat_later_q_keep[15] && !beat_later_q_keep[19];
    wire  [7:0] held_data_xor_49 = beat_later_q_data[127:120] ^ turned[31:24];
    wire        held_data_term_50 = beat_later_q_last && beat_later_q_keep[14] && !beat_later_q_keep[18];
    wire  [7:0] held_data_xor_50 = beat_later_q_data[119:112] ^ turned[23:16];
    wire        held_data_term_51 = beat_later_q_last && beat_later_q_keep[13] && !beat_later_q_keep[17];
    wire  [7:0] held_data_xor_51 = beat_later_q_data[111:104] ^ turned[15:8];
    wire        held_data_term_52 = beat_later_q_last && beat_later_q_keep[12] && !beat_later_q_keep[16];
    wire  [7:0] held_data_xor_52 = beat_later_q_data[103:96] ^ turned[7:0];
    wire        held_data_term_53 = beat_later_q_last && beat_later_q_keep[11] && !beat_later_q_keep[15];
    wire  [7:0] held_data_xor_53 = beat_later_q_data[95:88] ^ turned[31:24];
    wire        held_data_term_54 = beat_later_q_last && beat_later_q_keep[10] && !beat_later_q_keep[14];
    wire  [7:0] held_data_xor_54 = beat_later_q_data[87:80] ^ turned[23:16];
    wire        held_data_term_55 = beat_later_q_last && beat_later_q_keep[9] && !beat_later_q_keep[13];
    wire  [7:0] held_data_xor_55 = beat_later_q_data[79:72] ^ turned[15:8];
    wire        held_data_term_56 = beat_later_q_last && beat_later_q_keep[8] && !beat_later_q_keep[12];
    wire  [7:0] held_data_xor_56 = beat_later_q_data[71:64] ^ turned[7:0];
    wire        held_data_term_57 = beat_later_q_last && beat_later_q_keep[7] && !beat_later_q_keep[11];
    wire  [7:0] held_data_xor_57 = beat_later_q_data[63:56] ^ turned[31:24];
    wire        held_data_term_58 = beat_later_q_last && beat_later_q_keep[6] && !beat_later_q_keep[10];
    wire  [7:0] held_data_xor_58 = beat_later_q_data[55:48] ^ turned[23:16];
    wire        held_data_term_59 = beat_later_q_last && beat_later_q_keep[5] && !beat_later_q_keep[9];
    wire  [7:0] held_data_xor_59 = beat_later_q_data[47:40] ^ turned[15:8];
    wire        held_data_term_60 = beat_later_q_last && beat_later_q_keep[4] && !beat_later_q_keep[8];
    wire  [7:0] held_data_xor_60 = beat_later_q_data[39:32] ^ turned[7:0];
    wire        held_data_term_61 = beat_later_q_last && beat_later_q_keep[3] && !beat_later_q_keep[7];
    wire  [7:0] held_data_xor_61 = beat_later_q_data[31:24] ^ turned[31:24];
    wire        held_data_term_62 = beat_later_q_last && beat_later_q_keep[2] && !beat_later_q_keep[6];
    wire  [7:0] held_data_xor_62 = beat_later_q_data[23:16] ^ turned[23:16];
    wire        held_data_term_63 = beat_later_q_last && beat_later_q_keep[1] && !beat_later_q_keep[5];
    wire  [7:0] held_data_xor_63 = beat_later_q_data[15:8] ^ turned[15:8];
    wire        held_data_term_64 = beat_later_q_last && beat_later_q_keep[0] && !beat_later_q_keep[4];
    wire  [7:0] held_data_xor_64 = beat_later_q_data[7:0] ^ turned[7:0];

    crc32_w512 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (beat_data),
        .keep  (beat_keep),
        .last  (beat_last),
        .valid (valid),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w4_c5 mark_later (
        .clk      (clk),
        .d_fresh  (mark_fresh),
        .d_poison (mark_poison),
        .d_turn   (mark_turn),
        .q_fresh  (mark_later_q_fresh),
        .q_poison (mark_later_q_poison),
        .q_turn   (mark_later_q_turn)
    );

    delay_w598_c7 beat_later (
        .clk        (clk),
        .d_data     (beat_data),
        .d_keep     (beat_keep),
        .d_last     (beat_last),
        .d_user_llr (beat_user_llr),
        .d_user_seq (beat_user_seq),
        .q_data     (beat_later_q_data),
        .q_keep     (beat_later_q_keep),
        .q_last     (beat_later_q_last),
        .q_user_llr (beat_later_q_user_llr),
        .q_user_seq (beat_later_q_user_seq)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            marked_1 <= 1'b0;
            marked_2 <= 1'b0;
            marked_3 <= 1'b0;
            marked_4 <= 1'b0;
            marked_5 <= 1'b0;
            marked_6 <= 1'b0;
            marked_7 <= 1'b0;
            holds <= 1'b0;
            held_marked <= 1'b0;
        end else begin
            valid_1 <= valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            marked_1 <= marked && valid && !forget;
            marked_2 <= marked_1 && !forget;
            marked_3 <= marked_2 && !forget;
            marked_4 <= marked_3 && !forget;
            marked_5 <= marked_4 && !forget;
            marked_6 <= marked_5 && !forget;
            marked_7 <= marked_6 && !forget;
            if (valid_7) begin
                holds <= 1'b1;
                held_marked <= marked_7;
            end else if (leaves) begin
                holds <= 1'b0;
                held_marked <= 1'b0;
            end
            if (forget) begin
                held_marked <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        mark_fresh <= fresh;
        mark_poison <= poison;
        mark_turn <= {|(ends & 64'h6666666666666666), |(ends & 64'h5555555555555555)};
        missing <= added;
        wrong <= engine_crc != 32'h2144df1c;
        turned <= {
            mark_later_q_turn[1] ? turned_choice : turned_choice_2,
            mark_later_q_turn[1] ? turned_choice_3 : turned_choice_4,
            mark_later_q_turn[1] ? turned_choice_2 : turned_choice,
            mark_later_q_turn[1] ? turned_choice_4 : turned_choice_3
        };
        poisons_now <= poisons;
        fresh_now <= mark_later_q_fresh;
        if (valid_7) begin
            held_data <= {
                held_data_term ? held_data_xor : beat_later_q_data[511:504],
                held_data_term_2 ? held_data_xor_2 : beat_later_q_data[503:496],
                held_data_term_3 ? held_data_xor_3 : beat_later_q_data[495:488],
                held_data_term_4 ? held_data_xor_4 : beat_later_q_data[487:480],
                held_data_term_5 ? held_data_xor_5 : beat_later_q_data[479:472],
                held_data_term_6 ? held_data_xor_6 : beat_later_q_data[471:464],
                held_data_term_7 ? held_data_xor_7 : beat_later_q_data[463:456],
                held_data_term_8 ? held_data_xor_8 : beat_later_q_data[455:448],
                held_data_term_9 ? held_data_xor_9 : beat_later_q_data[447:440],
                held_data_term_10 ? held_data_xor_10 : beat_later_q_data[439:432],
                held_data_term_11 ? held_data_xor_11 : beat_later_q_data[431:424],
                held_data_term_12 ? held_data_xor_12 : beat_later_q_data[423:416],
                held_data_term_13 ? held_data_xor_13 : beat_later_q_data[415:408],
                held_data_term_14 ? held_data_xor_14 : beat_later_q_data[407:400],
                held_data_term_15 ? held_data_xor_15 : beat_later_q_data[399:392],
                held_data_term_16 ? held_data_xor_16 : beat_later_q_data[391:384],
                held_data_term_17 ? held_data_xor_17 : beat_later_q_data[383:376],
                held_data_term_18 ? held_data_xor_18 : beat_later_q_data[375:368],
                held_data_term_19 ? held_data_xor_19 : beat_later_q_data[367:360],
                held_data_term_20 ? held_data_xor_20 : beat_later_q_data[359:352],
                held_data_term_21 ? held_data_xor_21 : beat_later_q_data[351:344],
                held_data_term_22 ? held_data_xor_22 : beat_later_q_data[343:336],
                held_data_term_23 ? held_data_xor_23 : beat_later_q_data[335:328],
                held_data_term_24 ? held_data_xor_24 : beat_later_q_data[327:320],
                held_data_term_25 ? held_data_xor_25 : beat_later_q_data[319:312],
                held_data_term_26 ? held_data_xor_26 : beat_later_q_data[311:304],
                held_data_term_27 ? held_data_xor_27 : beat_later_q_data[303:296],
                held_data_term_28 ? held_data_xor_28 : beat_later_q_data[295:288],
                held_data_term_29 ? held_data_xor_29 : beat_later_q_data[287:280],
                held_data_term_30 ? held_data_xor_30 : beat_later_q_data[279:272],
                held_data_term_31 ? held_data_xor_31 : beat_later_q_data[271:264],
                held_data_term_32 ? held_data_xor_32 : beat_later_q_data[263:256],
                held_data_term_33 ? held_data_xor_33 : beat_later_q_data[255:248],
                held_data_term_34 ? held_data_xor_34 : beat_later_q_data[247:240],
                held_data_term_35 ? held_data_xor_35 : beat_later_q_data[239:232],
                held_data_term_36 ? held_data_xor_36 : beat_later_q_data[231:224],
                held_data_term_37 ? held_data_xor_37 : beat_later_q_data[223:216],
                held_data_term_38 ? held_data_xor_38 : beat_later_q_data[215:208],
                held_data_term_39 ? held_data_xor_39 : beat_later_q_data[207:200],
                held_data_term_40 ? held_data_xor_40 : beat_later_q_data[199:192],
                held_data_term_41 ? held_data_xor_41 : beat_later_q_data[191:184],
                held_data_term_42 ? held_data_xor_42 : beat_later_q_data[183:176],
                held_data_term_43 ? held_data_xor_43 : beat_later_q_data[175:168],
                held_data_term_44 ? held_data_xor_44 : beat_later_q_data[167:160],
                held_data_term_45 ? held_data_xor_45 : beat_later_q_data[159:152],
                held_data_term_46 ? held_data_xor_46 : beat_later_q_data[151:144],
                held_data_term_47 ? held_data_xor_47 : beat_later_q_data[143:136],
                held_data_term_48 ? held_data_xor_48 : beat_later_q_data[135:128],
                held_data_term_49 ? held_data_xor_49 : beat_later_q_data[127:120],
                held_data_term_50 ? held_data_xor_50 : beat_later_q_data[119:112],
                held_data_term_51 ? held_data_xor_51 : beat_later_q_data[111:104],
                held_data_term_52 ? held_data_xor_52 : beat_later_q_data[103:96],
                held_data_term_53 ? held_data_xor_53 : beat_later_q_data[95:88],
                held_data_term_54 ? held_data_xor_54 : beat_later_q_data[87:80],
                held_data_term_55 ? held_data_xor_55 : beat_later_q_data[79:72],
                held_data_term_56 ? held_data_xor_56 : beat_later_q_data[71:64],
                held_data_term_57 ? held_data_xor_57 : beat_later_q_data[63:56],
                held_data_term_58 ? held_data_xor_58 : beat_later_q_data[55:48],
                held_data_term_59 ? held_data_xor_59 : beat_later_q_data[47:40],
                held_data_term_60 ? held_data_xor_60 : beat_later_q_data[39:32],
                held_data_term_61 ? held_data_xor_61 : beat_later_q_data[31:24],
                held_data_term_62 ? held_data_xor_62 : beat_later_q_data[23:16],
                held_data_term_63 ? held_data_xor_63 : beat_later_q_data[15:8],
                held_data_term_64 ? held_data_xor_64 : beat_later_q_data[7:0]
            };
            held_keep <= beat_later_q_keep;
            held_last <= beat_later_q_last;
            held_user_llr <= beat_later_q_user_llr;
            held_user_seq <= beat_later_q_user_seq;
        end
        if (valid_7) begin
            held_fresh <= fresh_now;
        end
        if (valid_7) begin
            held_poisoned <= poisons_now;
        end
    end

    assign out_beat_data = {
        out_beat_data_term ? held_data[511:504] ^ turned[31:24] : held_data[511:504],
        out_beat_data_term_2 ? held_data[503:496] ^ turned[23:16] : held_data[503:496],
        out_beat_data_term_3 ? held_data[495:488] ^ turned[15:8] : held_data[495:488],
        out_beat_data_term_4 ? held_data[487:480] ^ turned[7:0] : held_data[487:480],
        held_data[479:0]
    };
    assign out_beat_keep = held_keep;
    assign out_beat_last = held_last;
    assign out_beat_user_llr = held_user_llr;
    assign out_beat_user_seq = held_user_seq;
    assign out_valid = leaves;
    assign out_marked = held_marked && leaves;
    assign out_fresh = held_fresh;
    assign poisoned = held_poisoned;
    assign marks = marks_term || marked_7 || held_marked;

    wire _unused_ok = &{1'b0, engine_done};

endmodule

`default_nettype wire
