// The S-box of AES as table.
`default_nettype none

module aes_sbox_table (
    input  wire [7:0] a,
    output wire [7:0] s
);

    reg  [7:0] substitutes [0:255];

    wire [7:0] substitutes_rdata = substitutes[a];

    initial begin
        substitutes[0] = 8'd99; substitutes[1] = 8'd124; substitutes[2] = 8'd119;
        substitutes[3] = 8'd123; substitutes[4] = 8'd242; substitutes[5] = 8'd107;
        substitutes[6] = 8'd111; substitutes[7] = 8'd197; substitutes[8] = 8'd48;
        substitutes[9] = 8'd1; substitutes[10] = 8'd103; substitutes[11] = 8'd43;
        substitutes[12] = 8'd254; substitutes[13] = 8'd215; substitutes[14] = 8'd171;
        substitutes[15] = 8'd118; substitutes[16] = 8'd202; substitutes[17] = 8'd130;
        substitutes[18] = 8'd201; substitutes[19] = 8'd125; substitutes[20] = 8'd250;
        substitutes[21] = 8'd89; substitutes[22] = 8'd71; substitutes[23] = 8'd240;
        substitutes[24] = 8'd173; substitutes[25] = 8'd212; substitutes[26] = 8'd162;
        substitutes[27] = 8'd175; substitutes[28] = 8'd156; substitutes[29] = 8'd164;
        substitutes[30] = 8'd114; substitutes[31] = 8'd192; substitutes[32] = 8'd183;
        substitutes[33] = 8'd253; substitutes[34] = 8'd147; substitutes[35] = 8'd38;
        substitutes[36] = 8'd54; substitutes[37] = 8'd63; substitutes[38] = 8'd247;
        substitutes[39] = 8'd204; substitutes[40] = 8'd52; substitutes[41] = 8'd165;
        substitutes[42] = 8'd229; substitutes[43] = 8'd241; substitutes[44] = 8'd113;
        substitutes[45] = 8'd216; substitutes[46] = 8'd49; substitutes[47] = 8'd21;
        substitutes[48] = 8'd4; substitutes[49] = 8'd199; substitutes[50] = 8'd35;
        substitutes[51] = 8'd195; substitutes[52] = 8'd24; substitutes[53] = 8'd150;
        substitutes[54] = 8'd5; substitutes[55] = 8'd154; substitutes[56] = 8'd7;
        substitutes[57] = 8'd18; substitutes[58] = 8'd128; substitutes[59] = 8'd226;
        substitutes[60] = 8'd235; substitutes[61] = 8'd39; substitutes[62] = 8'd178;
        substitutes[63] = 8'd117; substitutes[64] = 8'd9; substitutes[65] = 8'd131;
        substitutes[66] = 8'd44; substitutes[67] = 8'd26; substitutes[68] = 8'd27;
        substitutes[69] = 8'd110; substitutes[70] = 8'd90; substitutes[71] = 8'd160;
        substitutes[72] = 8'd82; substitutes[73] = 8'd59; substitutes[74] = 8'd214;
        substitutes[75] = 8'd179; substitutes[76] = 8'd41; substitutes[77] = 8'd227;
        substitutes[78] = 8'd47; substitutes[79] = 8'd132; substitutes[80] = 8'd83;
        substitutes[81] = 8'd209; substitutes[82] = 8'd0; substitutes[83] = 8'd237;
        substitutes[84] = 8'd32; substitutes[85] = 8'd252; substitutes[86] = 8'd177;
        substitutes[87] = 8'd91; substitutes[88] = 8'd106; substitutes[89] = 8'd203;
        substitutes[90] = 8'd190; substitutes[91] = 8'd57; substitutes[92] = 8'd74;
        substitutes[93] = 8'd76; substitutes[94] = 8'd88; substitutes[95] = 8'd207;
        substitutes[96] = 8'd208; substitutes[97] = 8'd239; substitutes[98] = 8'd170;
        substitutes[99] = 8'd251; substitutes[100] = 8'd67; substitutes[101] = 8'd77;
        substitutes[102] = 8'd51; substitutes[103] = 8'd133; substitutes[104] = 8'd69;
        substitutes[105] = 8'd249; substitutes[106] = 8'd2; substitutes[107] = 8'd127;
        substitutes[108] = 8'd80; substitutes[109] = 8'd60; substitutes[110] = 8'd159;
        substitutes[111] = 8'd168; substitutes[112] = 8'd81; substitutes[113] = 8'd163;
        substitutes[114] = 8'd64; substitutes[115] = 8'd143; substitutes[116] = 8'd146;
        substitutes[117] = 8'd157; substitutes[118] = 8'd56; substitutes[119] = 8'd245;
        substitutes[120] = 8'd188; substitutes[121] = 8'd182; substitutes[122] = 8'd218;
        substitutes[123] = 8'd33; substitutes[124] = 8'd16; substitutes[125] = 8'd255;
        substitutes[126] = 8'd243; substitutes[127] = 8'd210; substitutes[128] = 8'd205;
        substitutes[129] = 8'd12; substitutes[130] = 8'd19; substitutes[131] = 8'd236;
        substitutes[132] = 8'd95; substitutes[133] = 8'd151; substitutes[134] = 8'd68;
        substitutes[135] = 8'd23; substitutes[136] = 8'd196; substitutes[137] = 8'd167;
        substitutes[138] = 8'd126; substitutes[139] = 8'd61; substitutes[140] = 8'd100;
        substitutes[141] = 8'd93; substitutes[142] = 8'd25; substitutes[143] = 8'd115;
        substitutes[144] = 8'd96; substitutes[145] = 8'd129; substitutes[146] = 8'd79;
        substitutes[147] = 8'd220; substitutes[148] = 8'd34; substitutes[149] = 8'd42;
        substitutes[150] = 8'd144; substitutes[151] = 8'd136; substitutes[152] = 8'd70;
        substitutes[153] = 8'd238; substitutes[154] = 8'd184; substitutes[155] = 8'd20;
        substitutes[156] = 8'd222; substitutes[157] = 8'd94; substitutes[158] = 8'd11;
        substitutes[159] = 8'd219; substitutes[160] = 8'd224; substitutes[161] = 8'd50;
        substitutes[162] = 8'd58; substitutes[163] = 8'd10; substitutes[164] = 8'd73;
        substitutes[165] = 8'd6; substitutes[166] = 8'd36; substitutes[167] = 8'd92;
        substitutes[168] = 8'd194; substitutes[169] = 8'd211; substitutes[170] = 8'd172;
        substitutes[171] = 8'd98; substitutes[172] = 8'd145; substitutes[173] = 8'd149;
        substitutes[174] = 8'd228; substitutes[175] = 8'd121; substitutes[176] = 8'd231;
        substitutes[177] = 8'd200; substitutes[178] = 8'd55; substitutes[179] = 8'd109;
        substitutes[180] = 8'd141; substitutes[181] = 8'd213; substitutes[182] = 8'd78;
        substitutes[183] = 8'd169; substitutes[184] = 8'd108; substitutes[185] = 8'd86;
        substitutes[186] = 8'd244; substitutes[187] = 8'd234; substitutes[188] = 8'd101;
        substitutes[189] = 8'd122; substitutes[190] = 8'd174; substitutes[191] = 8'd8;
        substitutes[192] = 8'd186; substitutes[193] = 8'd120; substitutes[194] = 8'd37;
        substitutes[195] = 8'd46; substitutes[196] = 8'd28; substitutes[197] = 8'd166;
        substitutes[198] = 8'd180; substitutes[199] = 8'd198; substitutes[200] = 8'd232;
        substitutes[201] = 8'd221; substitutes[202] = 8'd116; substitutes[203] = 8'd31;
        substitutes[204] = 8'd75; substitutes[205] = 8'd189; substitutes[206] = 8'd139;
        substitutes[207] = 8'd138; substitutes[208] = 8'd112; substitutes[209] = 8'd62;
        substitutes[210] = 8'd181; substitutes[211] = 8'd102; substitutes[212] = 8'd72;
        substitutes[213] = 8'd3; substitutes[214] = 8'd246; substitutes[215] = 8'd14;
        substitutes[216] = 8'd97; substitutes[217] = 8'd53; substitutes[218] = 8'd87;
        substitutes[219] = 8'd185; substitutes[220] = 8'd134; substitutes[221] = 8'd193;
        substitutes[222] = 8'd29; substitutes[223] = 8'd158; substitutes[224] = 8'd225;
        substitutes[225] = 8'd248; substitutes[226] = 8'd152; substitutes[227] = 8'd17;
        substitutes[228] = 8'd105; substitutes[229] = 8'd217; substitutes[230] = 8'd142;
        substitutes[231] = 8'd148; substitutes[232] = 8'd155; substitutes[233] = 8'd30;
        substitutes[234] = 8'd135; substitutes[235] = 8'd233; substitutes[236] = 8'd206;
        substitutes[237] = 8'd85; substitutes[238] = 8'd40; substitutes[239] = 8'd223;
        substitutes[240] = 8'd140; substitutes[241] = 8'd161; substitutes[242] = 8'd137;
        substitutes[243] = 8'd13; substitutes[244] = 8'd191; substitutes[245] = 8'd230;
        substitutes[246] = 8'd66; substitutes[247] = 8'd104; substitutes[248] = 8'd65;
        substitutes[249] = 8'd153; substitutes[250] = 8'd45; substitutes[251] = 8'd15;
        substitutes[252] = 8'd176; substitutes[253] = 8'd84; substitutes[254] = 8'd187;
        substitutes[255] = 8'd22;
    end

    assign s = substitutes_rdata;

endmodule

`default_nettype wire
