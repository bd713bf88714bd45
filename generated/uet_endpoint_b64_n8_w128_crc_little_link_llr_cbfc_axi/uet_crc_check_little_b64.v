// Checks the UET CRC of packets, little-endian, in beats of 64 bytes.
`default_nettype none

module uet_crc_check_little_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] data,
    input  wire         last,
    input  wire         valid,
    input  wire         has_crc,
    input  wire   [7:0] from,
    input  wire  [16:0] crc_end,
    output reg          good
);

    reg          starting;
    reg   [10:0] index;
    reg          from_here;
    reg          from_later;
    reg    [5:0] from_byte;
    reg          start_here;
    reg          start_later;
    reg    [5:0] start_byte;
    reg          to_here;
    reg          to_later;
    reg    [5:0] to_byte;
    reg          goes_on;
    reg    [5:0] trailer_at;
    reg          trailer_ends;
    reg  [511:0] held;
    reg   [23:0] previous;
    reg          held_last;
    reg          is_checked;
    reg  [511:0] masked;
    reg   [63:0] keep;
    reg          closes;
    reg          feeds;
    reg   [31:0] trailer;
    wire  [31:0] engine_crc;
    wire         engine_done;
    reg   [31:0] value;
    wire  [31:0] expected_q;

    wire [10:0] beat = starting ? 11'd0 : index;
    wire [63:0] below_from = ~({64{1'b1}} << {from_later, from_byte & {6{from_here}}});
    wire [63:0] below_start = ~({64{1'b1}} << {start_later, start_byte & {6{start_here}}});
    wire [31:0] picked_choice = trailer_at[0] ? held[511:480] : held[503:472];
    wire [31:0] picked_choice_2 = trailer_at[0] ? held[495:464] : held[487:456];
    wire [31:0] picked_choice_3 = trailer_at[1] ? picked_choice : picked_choice_2;
    wire [31:0] picked_choice_4 = trailer_at[0] ? held[479:448] : held[471:440];
    wire [31:0] picked_choice_5 = trailer_at[0] ? held[463:432] : held[455:424];
    wire [31:0] picked_choice_6 = trailer_at[1] ? picked_choice_4 : picked_choice_5;
    wire [31:0] picked_choice_7 = trailer_at[2] ? picked_choice_3 : picked_choice_6;
    wire [31:0] picked_choice_8 = trailer_at[0] ? held[447:416] : held[439:408];
    wire [31:0] picked_choice_9 = trailer_at[0] ? held[431:400] : held[423:392];
    wire [31:0] picked_choice_10 = trailer_at[1] ? picked_choice_8 : picked_choice_9;
    wire [31:0] picked_choice_11 = trailer_at[0] ? held[415:384] : held[407:376];
    wire [31:0] picked_choice_12 = trailer_at[0] ? held[399:368] : held[391:360];
    wire [31:0] picked_choice_13 = trailer_at[1] ? picked_choice_11 : picked_choice_12;
    wire [31:0] picked_choice_14 = trailer_at[2] ? picked_choice_10 : picked_choice_13;
    wire [31:0] picked_choice_15 = trailer_at[3] ? picked_choice_7 : picked_choice_14;
    wire [31:0] picked_choice_16 = trailer_at[0] ? held[383:352] : held[375:344];
    wire [31:0] picked_choice_17 = trailer_at[0] ? held[367:336] : held[359:328];
    wire [31:0] picked_choice_18 = trailer_at[1] ? picked_choice_16 : picked_choice_17;
    wire [31:0] picked_choice_19 = trailer_at[0] ? held[351:320] : held[343:312];
    wire [31:0] picked_choice_20 = trailer_at[0] ? held[335:304] : held[327:296];
    wire [31:0] picked_choice_21 = trailer_at[1] ? picked_choice_19 : picked_choice_20;
    wire [31:0] picked_choice_22 = trailer_at[2] ? picked_choice_18 : picked_choice_21;
    wire [31:0] picked_choice_23 = trailer_at[0] ? held[319:288] : held[311:280];
    wire [31:0] picked_choice_24 = trailer_at[0] ? held[303:272] : held[295:264];
    wire [31:0] picked_choice_25 = trailer_at[1] ? picked_choice_23 : picked_choice_24;
    wire [31:0] picked_choice_26 = trailer_at[0] ? held[287:256] : held[279:248];
    wire [31:0] picked_choice_27 = trailer_at[0] ? held[271:240] : held[263:232];
    wire [31:0] picked_choice_28 = trailer_at[1] ? picked_choice_26 : picked_choice_27;
    wire [31:0] picked_choice_29 = trailer_at[2] ? picked_choice_25 : picked_choice_28;
    wire [31:0] picked_choice_30 = trailer_at[3] ? picked_choice_22 : picked_choice_29;
    wire [31:0] picked_choice_31 = trailer_at[4] ? picked_choice_15 : picked_choice_30;
    wire [31:0] picked_choice_32 = trailer_at[0] ? held[255:224] : held[247:216];
    wire [31:0] picked_choice_33 = trailer_at[0] ? held[239:208] : held[231:200];
    wire [31:0] picked_choice_34 = trailer_at[1] ? picked_choice_32 : picked_choice_33;
    wire [31:0] picked_choice_35 = trailer_at[0] ? held[223:192] : held[215:184];
    wire [31:0] picked_choice_36 = trailer_at[0] ? held[207:176] : held[199:168];
    wire [31:0] picked_choice_37 = trailer_at[1] ? picked_choice_35 : picked_choice_36;
    wire [31:0] picked_choice_38 = trailer_at[2] ? picked_choice_34 : picked_choice_37;
    wire [31:0] picked_choice_39 = trailer_at[0] ? held[191:160] : held[183:152];
    wire [31:0] picked_choice_40 = trailer_at[0] ? held[175:144] : held[167:136];
    wire [31:0] picked_choice_41 = trailer_at[1] ? picked_choice_39 : picked_choice_40;
    wire [31:0] picked_choice_42 = trailer_at[0] ? held[159:128] : held[151:120];
    wire [31:0] picked_choice_43 = trailer_at[0] ? held[143:112] : held[135:104];
    wire [31:0] picked_choice_44 = trailer_at[1] ? picked_choice_42 : picked_choice_43;
    wire [31:0] picked_choice_45 = trailer_at[2] ? picked_choice_41 : picked_choice_44;
    wire [31:0] picked_choice_46 = trailer_at[3] ? picked_choice_38 : picked_choice_45;
    wire [31:0] picked_choice_47 = trailer_at[0] ? held[127:96] : held[119:88];
    wire [31:0] picked_choice_48 = trailer_at[0] ? held[111:80] : held[103:72];
    wire [31:0] picked_choice_49 = trailer_at[1] ? picked_choice_47 : picked_choice_48;
    wire [31:0] picked_choice_50 = trailer_at[0] ? held[95:64] : held[87:56];
    wire [31:0] picked_choice_51 = trailer_at[0] ? held[79:48] : held[71:40];
    wire [31:0] picked_choice_52 = trailer_at[1] ? picked_choice_50 : picked_choice_51;
    wire [31:0] picked_choice_53 = trailer_at[2] ? picked_choice_49 : picked_choice_52;
    wire [31:0] picked_choice_54 = trailer_at[0] ? held[63:32] : held[55:24];
    wire [31:0] picked_choice_55 = trailer_at[0] ? held[47:16] : held[39:8];
    wire [31:0] picked_choice_56 = trailer_at[1] ? picked_choice_54 : picked_choice_55;
    wire [31:0] picked_choice_57 = trailer_at[0] ? held[31:0] : {held[23:0], previous[23:16]};
    wire [31:0] picked_word = {held[15:0], previous[23:8]};
    wire [31:0] picked_choice_58 = trailer_at[0] ? picked_word : {held[7:0], previous};
    wire [31:0] picked_choice_59 = trailer_at[1] ? picked_choice_57 : picked_choice_58;
    wire [31:0] picked_choice_60 = trailer_at[2] ? picked_choice_56 : picked_choice_59;
    wire [31:0] picked_choice_61 = trailer_at[3] ? picked_choice_53 : picked_choice_60;
    wire [31:0] picked_choice_62 = trailer_at[4] ? picked_choice_46 : picked_choice_61;
    wire [31:0] picked = trailer_at[5] ? picked_choice_31 : picked_choice_62;
    wire [16:0] start_here_sum = {9'd0, from} + 17'd4;
    wire [10:0] start_here_sum_16_6 = start_here_sum[16:6];
    wire [16:0] crc_end_minus_4 = crc_end - 17'd4;
    wire [10:0] crc_end_minus_4_16_6 = crc_end_minus_4[16:6];
    wire [16:0] crc_end_minus_5 = crc_end - 17'd5;
    wire [16:0] crc_end_minus_1 = crc_end - 17'd1;
    wire  [6:0] keep_word = {to_later, to_byte & {6{to_here}}};

    crc32c_from_zero_w512 engine (
        .clk   (clk),
        .rst   (rst),
        .data  (masked),
        .keep  (keep),
        .last  (closes),
        .valid (feeds),
        .crc   (engine_crc),
        .done  (engine_done)
    );

    delay_w32_c6 expected (
        .clk (clk),
        .d   (trailer),
        .q   (expected_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            starting <= 1'b1;
            trailer_ends <= 1'b0;
            is_checked <= 1'b0;
            feeds <= 1'b0;
        end else begin
            if (valid) begin
                starting <= last;
            end
            trailer_ends <= valid && crc_end_minus_1[16:6] >= beat;
            is_checked <= valid && has_crc;
            feeds <= is_checked && !from_later && (|keep_word);
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            index <= beat + 11'd1;
        end
        from_here <= {9'd0, from[7:6]} == beat;
        from_later <= beat < {9'd0, from[7:6]};
        from_byte <= from[5:0];
        start_here <= start_here_sum_16_6 == beat;
        start_later <= beat < start_here_sum_16_6;
        start_byte <= start_here_sum[5:0];
        to_here <= crc_end_minus_4_16_6 == beat;
        to_later <= beat < crc_end_minus_4_16_6;
        to_byte <= crc_end_minus_4[5:0];
        goes_on <= beat < crc_end_minus_5[16:6];
        trailer_at <= crc_end_minus_1[5:0];
        if (valid) begin
            previous <= held[511:488];
            held <= data;
            held_last <= last;
        end
        masked <= {
            (held[511:504] ^ {8{below_start[63]}}) & {8{!below_from[63]}},
            (held[503:496] ^ {8{below_start[62]}}) & {8{!below_from[62]}},
            (held[495:488] ^ {8{below_start[61]}}) & {8{!below_from[61]}},
            (held[487:480] ^ {8{below_start[60]}}) & {8{!below_from[60]}},
            (held[479:472] ^ {8{below_start[59]}}) & {8{!below_from[59]}},
            (held[471:464] ^ {8{below_start[58]}}) & {8{!below_from[58]}},
            (held[463:456] ^ {8{below_start[57]}}) & {8{!below_from[57]}},
            (held[455:448] ^ {8{below_start[56]}}) & {8{!below_from[56]}},
            (held[447:440] ^ {8{below_start[55]}}) & {8{!below_from[55]}},
            (held[439:432] ^ {8{below_start[54]}}) & {8{!below_from[54]}},
            (held[431:424] ^ {8{below_start[53]}}) & {8{!below_from[53]}},
            (held[423:416] ^ {8{below_start[52]}}) & {8{!below_from[52]}},
            (held[415:408] ^ {8{below_start[51]}}) & {8{!below_from[51]}},
            (held[407:400] ^ {8{below_start[50]}}) & {8{!below_from[50]}},
            (held[399:392] ^ {8{below_start[49]}}) & {8{!below_from[49]}},
            (held[391:384] ^ {8{below_start[48]}}) & {8{!below_from[48]}},
            (held[383:376] ^ {8{below_start[47]}}) & {8{!below_from[47]}},
            (held[375:368] ^ {8{below_start[46]}}) & {8{!below_from[46]}},
            (held[367:360] ^ {8{below_start[45]}}) & {8{!below_from[45]}},
            (held[359:352] ^ {8{below_start[44]}}) & {8{!below_from[44]}},
            (held[351:344] ^ {8{below_start[43]}}) & {8{!below_from[43]}},
            (held[343:336] ^ {8{below_start[42]}}) & {8{!below_from[42]}},
            (held[335:328] ^ {8{below_start[41]}}) & {8{!below_from[41]}},
            (held[327:320] ^ {8{below_start[40]}}) & {8{!below_from[40]}},
            (held[319:312] ^ {8{below_start[39]}}) & {8{!below_from[39]}},
            (held[311:304] ^ {8{below_start[38]}}) & {8{!below_from[38]}},
            (held[303:296] ^ {8{below_start[37]}}) & {8{!below_from[37]}},
            (held[295:288] ^ {8{below_start[36]}}) & {8{!below_from[36]}},
            (held[287:280] ^ {8{below_start[35]}}) & {8{!below_from[35]}},
            (held[279:272] ^ {8{below_start[34]}}) & {8{!below_from[34]}},
            (held[271:264] ^ {8{below_start[33]}}) & {8{!below_from[33]}},
            (held[263:256] ^ {8{below_start[32]}}) & {8{!below_from[32]}},
            (held[255:248] ^ {8{below_start[31]}}) & {8{!below_from[31]}},
            (held[247:240] ^ {8{below_start[30]}}) & {8{!below_from[30]}},
            (held[239:232] ^ {8{below_start[29]}}) & {8{!below_from[29]}},
            (held[231:224] ^ {8{below_start[28]}}) & {8{!below_from[28]}},
            (held[223:216] ^ {8{below_start[27]}}) & {8{!below_from[27]}},
            (held[215:208] ^ {8{below_start[26]}}) & {8{!below_from[26]}},
            (held[207:200] ^ {8{below_start[25]}}) & {8{!below_from[25]}},
            (held[199:192] ^ {8{below_start[24]}}) & {8{!below_from[24]}},
            (held[191:184] ^ {8{below_start[23]}}) & {8{!below_from[23]}},
            (held[183:176] ^ {8{below_start[22]}}) & {8{!below_from[22]}},
            (held[175:168] ^ {8{below_start[21]}}) & {8{!below_from[21]}},
            (held[167:160] ^ {8{below_start[20]}}) & {8{!below_from[20]}},
            (held[159:152] ^ {8{below_start[19]}}) & {8{!below_from[19]}},
            (held[151:144] ^ {8{below_start[18]}}) & {8{!below_from[18]}},
            (held[143:136] ^ {8{below_start[17]}}) & {8{!below_from[17]}},
            (held[135:128] ^ {8{below_start[16]}}) & {8{!below_from[16]}},
            (held[127:120] ^ {8{below_start[15]}}) & {8{!below_from[15]}},
            (held[119:112] ^ {8{below_start[14]}}) & {8{!below_from[14]}},
            (held[111:104] ^ {8{below_start[13]}}) & {8{!below_from[13]}},
            (held[103:96] ^ {8{below_start[12]}}) & {8{!below_from[12]}},
            (held[95:88] ^ {8{below_start[11]}}) & {8{!below_from[11]}},
            (held[87:80] ^ {8{below_start[10]}}) & {8{!below_from[10]}},
            (held[79:72] ^ {8{below_start[9]}}) & {8{!below_from[9]}},
            (held[71:64] ^ {8{below_start[8]}}) & {8{!below_from[8]}},
            (held[63:56] ^ {8{below_start[7]}}) & {8{!below_from[7]}},
            (held[55:48] ^ {8{below_start[6]}}) & {8{!below_from[6]}},
            (held[47:40] ^ {8{below_start[5]}}) & {8{!below_from[5]}},
            (held[39:32] ^ {8{below_start[4]}}) & {8{!below_from[4]}},
            (held[31:24] ^ {8{below_start[3]}}) & {8{!below_from[3]}},
            (held[23:16] ^ {8{below_start[2]}}) & {8{!below_from[2]}},
            (held[15:8] ^ {8{below_start[1]}}) & {8{!below_from[1]}},
            (held[7:0] ^ {8{below_start[0]}}) & {8{!below_from[0]}}
        };
        keep <= ~({64{1'b1}} << keep_word);
        closes <= held_last || !goes_on;
        if (trailer_ends) begin
            trailer <= picked;
        end
        if (engine_done) begin
            value <= engine_crc;
        end
        good <= value == expected_q;
    end

    wire _unused_ok = &{1'b0, crc_end_minus_5[5:0]};

endmodule

`default_nettype wire
