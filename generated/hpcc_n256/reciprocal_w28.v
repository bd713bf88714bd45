// One over 28 bits, by a table of 512 entries and a correction.
`default_nettype none

module reciprocal_w28 (
    input  wire        clk,
    input  wire [27:0] word,
    output wire  [4:0] shift,
    output wire [16:0] result
);

    wire  [4:0] leading_count;
    reg  [27:0] word_normalise;
    reg   [4:0] zeros_normalise;
    reg  [27:0] mantissa_out;
    reg  [25:0] reciprocals_rdata;
    reg   [8:0] slope_correct;
    reg   [8:0] rest_entry;
    reg   [8:0] rest_correct;
    reg  [16:0] value_correct;
    reg  [16:0] value_subtract;
    reg   [8:0] correction_subtract;
    reg  [16:0] reciprocal_out;
    (* rom_style = "block" *)
    reg  [25:0] reciprocals [0:511];

    wire  [4:0] zeros = leading_count;
    wire [27:0] mantissa = word_normalise << zeros_normalise;
    wire  [8:0] rest = mantissa_out[17:9];
    wire [16:0] value = reciprocals_rdata[25:9];
    wire  [8:0] slope = reciprocals_rdata[8:0];
    wire [17:0] correction_product = {9'd0, slope_correct} * {9'd0, rest_correct};
    wire  [8:0] correction = correction_product[17:9];
    wire [16:0] reciprocal = value_subtract - {8'd0, correction_subtract};

    leading_zeros_w28 leading (
        .word  (word),
        .count (leading_count)
    );

    initial begin
        reciprocals[0] = 26'h3fffeff; reciprocals[1] = 26'h3fe00ff; reciprocals[2] = 26'h3fc02fd;
        reciprocals[3] = 26'h3fa08fd; reciprocals[4] = 26'h3f80efb; reciprocals[5] = 26'h3f618fb;
        reciprocals[6] = 26'h3f422f9; reciprocals[7] = 26'h3f230f9; reciprocals[8] = 26'h3f03ef8;
        reciprocals[9] = 26'h3ee4ef6; reciprocals[10] = 26'h3ec62f6; reciprocals[11] = 26'h3ea76f5;
        reciprocals[12] = 26'h3e88cf4; reciprocals[13] = 26'h3e6a4f3; reciprocals[14] = 26'h3e4bef2;
        reciprocals[15] = 26'h3e2daf1; reciprocals[16] = 26'h3e0f8f1; reciprocals[17] = 26'h3df16ef;
        reciprocals[18] = 26'h3dd38ee; reciprocals[19] = 26'h3db5cee; reciprocals[20] = 26'h3d980ed;
        reciprocals[21] = 26'h3d7a6eb; reciprocals[22] = 26'h3d5d0eb; reciprocals[23] = 26'h3d3faea;
        reciprocals[24] = 26'h3d226ea; reciprocals[25] = 26'h3d052e8; reciprocals[26] = 26'h3ce82e7;
        reciprocals[27] = 26'h3ccb4e7; reciprocals[28] = 26'h3cae6e6; reciprocals[29] = 26'h3c91ae4;
        reciprocals[30] = 26'h3c752e4; reciprocals[31] = 26'h3c58ae4; reciprocals[32] = 26'h3c3c2e2;
        reciprocals[33] = 26'h3c1fee1; reciprocals[34] = 26'h3c03ce1; reciprocals[35] = 26'h3be7ae0;
        reciprocals[36] = 26'h3bcbadf; reciprocals[37] = 26'h3bafcde; reciprocals[38] = 26'h3b940de;
        reciprocals[39] = 26'h3b784dc; reciprocals[40] = 26'h3b5ccdc; reciprocals[41] = 26'h3b414db;
        reciprocals[42] = 26'h3b25edb; reciprocals[43] = 26'h3b0a8d9; reciprocals[44] = 26'h3aef6d9;
        reciprocals[45] = 26'h3ad44d8; reciprocals[46] = 26'h3ab94d7; reciprocals[47] = 26'h3a9e6d6;
        reciprocals[48] = 26'h3a83ad6; reciprocals[49] = 26'h3a68ed5; reciprocals[50] = 26'h3a4e4d4;
        reciprocals[51] = 26'h3a33cd3; reciprocals[52] = 26'h3a196d3; reciprocals[53] = 26'h39ff0d2;
        reciprocals[54] = 26'h39e4cd1; reciprocals[55] = 26'h39caad0; reciprocals[56] = 26'h39b0ad0;
        reciprocals[57] = 26'h3996acf; reciprocals[58] = 26'h397ccce; reciprocals[59] = 26'h39630cd;
        reciprocals[60] = 26'h39496cd; reciprocals[61] = 26'h392fccc; reciprocals[62] = 26'h39164cb;
        reciprocals[63] = 26'h38fcecb; reciprocals[64] = 26'h38e38ca; reciprocals[65] = 26'h38ca4c9;
        reciprocals[66] = 26'h38b12c9; reciprocals[67] = 26'h38980c8; reciprocals[68] = 26'h387f0c7;
        reciprocals[69] = 26'h38662c6; reciprocals[70] = 26'h384d6c6; reciprocals[71] = 26'h3834ac5;
        reciprocals[72] = 26'h381c0c4; reciprocals[73] = 26'h38038c4; reciprocals[74] = 26'h37eb0c3;
        reciprocals[75] = 26'h37d2ac3; reciprocals[76] = 26'h37ba4c2; reciprocals[77] = 26'h37a20c1;
        reciprocals[78] = 26'h3789ec0; reciprocals[79] = 26'h3771ec0; reciprocals[80] = 26'h3759ebf;
        reciprocals[81] = 26'h37420bf; reciprocals[82] = 26'h372a2bd; reciprocals[83] = 26'h37128be;
        reciprocals[84] = 26'h36facbc; reciprocals[85] = 26'h36e34bc; reciprocals[86] = 26'h36cbcbc;
        reciprocals[87] = 26'h36b44ba; reciprocals[88] = 26'h369d0ba; reciprocals[89] = 26'h3685cba;
        reciprocals[90] = 26'h366e8b9; reciprocals[91] = 26'h36576b8; reciprocals[92] = 26'h36406b8;
        reciprocals[93] = 26'h36296b7; reciprocals[94] = 26'h36128b6; reciprocals[95] = 26'h35fbcb6;
        reciprocals[96] = 26'h35e50b5; reciprocals[97] = 26'h35ce6b5; reciprocals[98] = 26'h35b7cb4;
        reciprocals[99] = 26'h35a14b3; reciprocals[100] = 26'h358aeb3;
        reciprocals[101] = 26'h35748b3; reciprocals[102] = 26'h355e2b1;
        reciprocals[103] = 26'h35480b2; reciprocals[104] = 26'h3531cb0;
        reciprocals[105] = 26'h351bcb0; reciprocals[106] = 26'h3505cb0;
        reciprocals[107] = 26'h34efcae; reciprocals[108] = 26'h34da0af;
        reciprocals[109] = 26'h34c42ad; reciprocals[110] = 26'h34ae8ae;
        reciprocals[111] = 26'h3498cac; reciprocals[112] = 26'h34834ac;
        reciprocals[113] = 26'h346dcac; reciprocals[114] = 26'h34584ab;
        reciprocals[115] = 26'h3442eaa; reciprocals[116] = 26'h342daaa;
        reciprocals[117] = 26'h34186a9; reciprocals[118] = 26'h34034a9;
        reciprocals[119] = 26'h33ee2a9; reciprocals[120] = 26'h33d90a7;
        reciprocals[121] = 26'h33c42a8; reciprocals[122] = 26'h33af2a6;
        reciprocals[123] = 26'h339a6a6; reciprocals[124] = 26'h3385aa6;
        reciprocals[125] = 26'h3370ea5; reciprocals[126] = 26'h335c4a5;
        reciprocals[127] = 26'h3347aa4; reciprocals[128] = 26'h33332a3;
        reciprocals[129] = 26'h331eca4; reciprocals[130] = 26'h330a4a2;
        reciprocals[131] = 26'h32f60a2; reciprocals[132] = 26'h32e1ca2;
        reciprocals[133] = 26'h32cd8a1; reciprocals[134] = 26'h32b96a0;
        reciprocals[135] = 26'h32a56a0; reciprocals[136] = 26'h32916a0;
        reciprocals[137] = 26'h327d69f; reciprocals[138] = 26'h326989f;
        reciprocals[139] = 26'h3255a9e; reciprocals[140] = 26'h3241e9d;
        reciprocals[141] = 26'h322e49e; reciprocals[142] = 26'h321a89c;
        reciprocals[143] = 26'h320709c; reciprocals[144] = 26'h31f389c;
        reciprocals[145] = 26'h31e009b; reciprocals[146] = 26'h31cca9b;
        reciprocals[147] = 26'h31b949a; reciprocals[148] = 26'h31a609a;
        reciprocals[149] = 26'h3192c9a; reciprocals[150] = 26'h317f898;
        reciprocals[151] = 26'h316c899; reciprocals[152] = 26'h3159698;
        reciprocals[153] = 26'h3146697; reciprocals[154] = 26'h3133898;
        reciprocals[155] = 26'h3120896; reciprocals[156] = 26'h310dc96;
        reciprocals[157] = 26'h30fb096; reciprocals[158] = 26'h30e8495;
        reciprocals[159] = 26'h30d5a95; reciprocals[160] = 26'h30c3095;
        reciprocals[161] = 26'h30b0693; reciprocals[162] = 26'h309e094;
        reciprocals[163] = 26'h308b893; reciprocals[164] = 26'h3079293;
        reciprocals[165] = 26'h3066c92; reciprocals[166] = 26'h3054892;
        reciprocals[167] = 26'h3042491; reciprocals[168] = 26'h3030291;
        reciprocals[169] = 26'h301e090; reciprocals[170] = 26'h300c090;
        reciprocals[171] = 26'h2ffa090; reciprocals[172] = 26'h2fe808f;
        reciprocals[173] = 26'h2fd628f; reciprocals[174] = 26'h2fc448f;
        reciprocals[175] = 26'h2fb268e; reciprocals[176] = 26'h2fa0a8d;
        reciprocals[177] = 26'h2f8f08d; reciprocals[178] = 26'h2f7d68d;
        reciprocals[179] = 26'h2f6bc8c; reciprocals[180] = 26'h2f5a48c;
        reciprocals[181] = 26'h2f48c8c; reciprocals[182] = 26'h2f3748b;
        reciprocals[183] = 26'h2f25e8b; reciprocals[184] = 26'h2f1488a;
        reciprocals[185] = 26'h2f0348a; reciprocals[186] = 26'h2ef208a;
        reciprocals[187] = 26'h2ee0c89; reciprocals[188] = 26'h2ecfa88;
        reciprocals[189] = 26'h2ebea89; reciprocals[190] = 26'h2ead888;
        reciprocals[191] = 26'h2e9c887; reciprocals[192] = 26'h2e8ba88;
        reciprocals[193] = 26'h2e7aa86; reciprocals[194] = 26'h2e69e87;
        reciprocals[195] = 26'h2e59086; reciprocals[196] = 26'h2e48486;
        reciprocals[197] = 26'h2e37885; reciprocals[198] = 26'h2e26e85;
        reciprocals[199] = 26'h2e16484; reciprocals[200] = 26'h2e05c85;
        reciprocals[201] = 26'h2df5283; reciprocals[202] = 26'h2de4c84;
        reciprocals[203] = 26'h2dd4483; reciprocals[204] = 26'h2dc3e83;
        reciprocals[205] = 26'h2db3882; reciprocals[206] = 26'h2da3482;
        reciprocals[207] = 26'h2d93082; reciprocals[208] = 26'h2d82c81;
        reciprocals[209] = 26'h2d72a81; reciprocals[210] = 26'h2d62880;
        reciprocals[211] = 26'h2d52881; reciprocals[212] = 26'h2d42680;
        reciprocals[213] = 26'h2d3267f; reciprocals[214] = 26'h2d2287f;
        reciprocals[215] = 26'h2d12a7f; reciprocals[216] = 26'h2d02c7e;
        reciprocals[217] = 26'h2cf307f; reciprocals[218] = 26'h2ce327d;
        reciprocals[219] = 26'h2cd387e; reciprocals[220] = 26'h2cc3c7d;
        reciprocals[221] = 26'h2cb427d; reciprocals[222] = 26'h2ca487c;
        reciprocals[223] = 26'h2c9507c; reciprocals[224] = 26'h2c8587c;
        reciprocals[225] = 26'h2c7607b; reciprocals[226] = 26'h2c66a7b;
        reciprocals[227] = 26'h2c5747b; reciprocals[228] = 26'h2c47e7a;
        reciprocals[229] = 26'h2c38a7a; reciprocals[230] = 26'h2c2967a;
        reciprocals[231] = 26'h2c1a279; reciprocals[232] = 26'h2c0b079;
        reciprocals[233] = 26'h2bfbe79; reciprocals[234] = 26'h2becc79;
        reciprocals[235] = 26'h2bdda78; reciprocals[236] = 26'h2bcea78;
        reciprocals[237] = 26'h2bbfa77; reciprocals[238] = 26'h2bb0c77;
        reciprocals[239] = 26'h2ba1e77; reciprocals[240] = 26'h2b93077;
        reciprocals[241] = 26'h2b84276; reciprocals[242] = 26'h2b75676;
        reciprocals[243] = 26'h2b66a75; reciprocals[244] = 26'h2b58075;
        reciprocals[245] = 26'h2b49675; reciprocals[246] = 26'h2b3ac75;
        reciprocals[247] = 26'h2b2c274; reciprocals[248] = 26'h2b1da74;
        reciprocals[249] = 26'h2b0f274; reciprocals[250] = 26'h2b00a74;
        reciprocals[251] = 26'h2af2273; reciprocals[252] = 26'h2ae3c72;
        reciprocals[253] = 26'h2ad5873; reciprocals[254] = 26'h2ac7272;
        reciprocals[255] = 26'h2ab8e72; reciprocals[256] = 26'h2aaaa72;
        reciprocals[257] = 26'h2a9c671; reciprocals[258] = 26'h2a8e471;
        reciprocals[259] = 26'h2a80271; reciprocals[260] = 26'h2a72070;
        reciprocals[261] = 26'h2a64071; reciprocals[262] = 26'h2a55e6f;
        reciprocals[263] = 26'h2a48070; reciprocals[264] = 26'h2a3a06f;
        reciprocals[265] = 26'h2a2c26f; reciprocals[266] = 26'h2a1e46f;
        reciprocals[267] = 26'h2a1066e; reciprocals[268] = 26'h2a02a6f;
        reciprocals[269] = 26'h29f4c6e; reciprocals[270] = 26'h29e706d;
        reciprocals[271] = 26'h29d966d; reciprocals[272] = 26'h29cbc6e;
        reciprocals[273] = 26'h29be06c; reciprocals[274] = 26'h29b086d;
        reciprocals[275] = 26'h29a2e6c; reciprocals[276] = 26'h299566c;
        reciprocals[277] = 26'h2987e6c; reciprocals[278] = 26'h297a66b;
        reciprocals[279] = 26'h296d06b; reciprocals[280] = 26'h295fa6b;
        reciprocals[281] = 26'h295246b; reciprocals[282] = 26'h2944e6a;
        reciprocals[283] = 26'h2937a6a; reciprocals[284] = 26'h292a66a;
        reciprocals[285] = 26'h291d269; reciprocals[286] = 26'h2910069;
        reciprocals[287] = 26'h2902e69; reciprocals[288] = 26'h28f5c69;
        reciprocals[289] = 26'h28e8a69; reciprocals[290] = 26'h28db868;
        reciprocals[291] = 26'h28ce868; reciprocals[292] = 26'h28c1867;
        reciprocals[293] = 26'h28b4a68; reciprocals[294] = 26'h28a7a67;
        reciprocals[295] = 26'h289ac67; reciprocals[296] = 26'h288de67;
        reciprocals[297] = 26'h2881066; reciprocals[298] = 26'h2874466;
        reciprocals[299] = 26'h2867866; reciprocals[300] = 26'h285ac66;
        reciprocals[301] = 26'h284e065; reciprocals[302] = 26'h2841665;
        reciprocals[303] = 26'h2834c65; reciprocals[304] = 26'h2828265;
        reciprocals[305] = 26'h281b864; reciprocals[306] = 26'h280f064;
        reciprocals[307] = 26'h2802864; reciprocals[308] = 26'h27f6064;
        reciprocals[309] = 26'h27e9864; reciprocals[310] = 26'h27dd063;
        reciprocals[311] = 26'h27d0a63; reciprocals[312] = 26'h27c4462;
        reciprocals[313] = 26'h27b8063; reciprocals[314] = 26'h27aba62;
        reciprocals[315] = 26'h279f662; reciprocals[316] = 26'h2793262;
        reciprocals[317] = 26'h2786e61; reciprocals[318] = 26'h277ac62;
        reciprocals[319] = 26'h276e861; reciprocals[320] = 26'h2762661;
        reciprocals[321] = 26'h2756460; reciprocals[322] = 26'h274a461;
        reciprocals[323] = 26'h273e260; reciprocals[324] = 26'h2732260;
        reciprocals[325] = 26'h272625f; reciprocals[326] = 26'h271a460;
        reciprocals[327] = 26'h270e45f; reciprocals[328] = 26'h270265f;
        reciprocals[329] = 26'h26f685f; reciprocals[330] = 26'h26eaa5e;
        reciprocals[331] = 26'h26dee5f; reciprocals[332] = 26'h26d305e;
        reciprocals[333] = 26'h26c745e; reciprocals[334] = 26'h26bb85d;
        reciprocals[335] = 26'h26afe5e; reciprocals[336] = 26'h26a425d;
        reciprocals[337] = 26'h269885d; reciprocals[338] = 26'h268ce5d;
        reciprocals[339] = 26'h268145c; reciprocals[340] = 26'h2675c5d;
        reciprocals[341] = 26'h266a25c; reciprocals[342] = 26'h265ea5c;
        reciprocals[343] = 26'h265325b; reciprocals[344] = 26'h2647c5c;
        reciprocals[345] = 26'h263c45b; reciprocals[346] = 26'h2630e5b;
        reciprocals[347] = 26'h262585b; reciprocals[348] = 26'h261a25b;
        reciprocals[349] = 26'h260ec5a; reciprocals[350] = 26'h260385a;
        reciprocals[351] = 26'h25f845a; reciprocals[352] = 26'h25ed05a;
        reciprocals[353] = 26'h25e1c5a; reciprocals[354] = 26'h25d6859;
        reciprocals[355] = 26'h25cb659; reciprocals[356] = 26'h25c0459;
        reciprocals[357] = 26'h25b5259; reciprocals[358] = 26'h25aa058;
        reciprocals[359] = 26'h259f059; reciprocals[360] = 26'h2593e58;
        reciprocals[361] = 26'h2588e58; reciprocals[362] = 26'h257de58;
        reciprocals[363] = 26'h2572e57; reciprocals[364] = 26'h2568058;
        reciprocals[365] = 26'h255d057; reciprocals[366] = 26'h2552257;
        reciprocals[367] = 26'h2547456; reciprocals[368] = 26'h253c857;
        reciprocals[369] = 26'h2531a56; reciprocals[370] = 26'h2526e57;
        reciprocals[371] = 26'h251c055; reciprocals[372] = 26'h2511656;
        reciprocals[373] = 26'h2506a56; reciprocals[374] = 26'h24fbe55;
        reciprocals[375] = 26'h24f1455; reciprocals[376] = 26'h24e6a55;
        reciprocals[377] = 26'h24dc055; reciprocals[378] = 26'h24d1655;
        reciprocals[379] = 26'h24c6c54; reciprocals[380] = 26'h24bc455;
        reciprocals[381] = 26'h24b1a54; reciprocals[382] = 26'h24a7254;
        reciprocals[383] = 26'h249ca53; reciprocals[384] = 26'h2492454;
        reciprocals[385] = 26'h2487c53; reciprocals[386] = 26'h247d653;
        reciprocals[387] = 26'h2473053; reciprocals[388] = 26'h2468a53;
        reciprocals[389] = 26'h245e452; reciprocals[390] = 26'h2454053;
        reciprocals[391] = 26'h2449a52; reciprocals[392] = 26'h243f652;
        reciprocals[393] = 26'h2435252; reciprocals[394] = 26'h242ae52;
        reciprocals[395] = 26'h2420a51; reciprocals[396] = 26'h2416851;
        reciprocals[397] = 26'h240c651; reciprocals[398] = 26'h2402451;
        reciprocals[399] = 26'h23f8251; reciprocals[400] = 26'h23ee051;
        reciprocals[401] = 26'h23e3e50; reciprocals[402] = 26'h23d9e50;
        reciprocals[403] = 26'h23cfe51; reciprocals[404] = 26'h23c5c4f;
        reciprocals[405] = 26'h23bbe50; reciprocals[406] = 26'h23b1e50;
        reciprocals[407] = 26'h23a7e4f; reciprocals[408] = 26'h239e04f;
        reciprocals[409] = 26'h239424f; reciprocals[410] = 26'h238a44f;
        reciprocals[411] = 26'h238064f; reciprocals[412] = 26'h237684e;
        reciprocals[413] = 26'h236cc4f; reciprocals[414] = 26'h2362e4e;
        reciprocals[415] = 26'h235924e; reciprocals[416] = 26'h234f64e;
        reciprocals[417] = 26'h2345a4d; reciprocals[418] = 26'h233c04e;
        reciprocals[419] = 26'h233244d; reciprocals[420] = 26'h2328a4d;
        reciprocals[421] = 26'h231f04d; reciprocals[422] = 26'h231564d;
        reciprocals[423] = 26'h230bc4d; reciprocals[424] = 26'h230224d;
        reciprocals[425] = 26'h22f884c; reciprocals[426] = 26'h22ef04c;
        reciprocals[427] = 26'h22e584c; reciprocals[428] = 26'h22dc04c;
        reciprocals[429] = 26'h22d284c; reciprocals[430] = 26'h22c904b;
        reciprocals[431] = 26'h22bfa4c; reciprocals[432] = 26'h22b624b;
        reciprocals[433] = 26'h22acc4b; reciprocals[434] = 26'h22a364b;
        reciprocals[435] = 26'h229a04b; reciprocals[436] = 26'h2290a4a;
        reciprocals[437] = 26'h228764b; reciprocals[438] = 26'h227e04a;
        reciprocals[439] = 26'h2274c4a; reciprocals[440] = 26'h226b84a;
        reciprocals[441] = 26'h226244a; reciprocals[442] = 26'h2259049;
        reciprocals[443] = 26'h224fe4a; reciprocals[444] = 26'h2246a49;
        reciprocals[445] = 26'h223d849; reciprocals[446] = 26'h223464a;
        reciprocals[447] = 26'h222b248; reciprocals[448] = 26'h2222249;
        reciprocals[449] = 26'h2219049; reciprocals[450] = 26'h220fe48;
        reciprocals[451] = 26'h2206e48; reciprocals[452] = 26'h21fde49;
        reciprocals[453] = 26'h21f4c48; reciprocals[454] = 26'h21ebc47;
        reciprocals[455] = 26'h21e2e48; reciprocals[456] = 26'h21d9e48;
        reciprocals[457] = 26'h21d0e47; reciprocals[458] = 26'h21c8047;
        reciprocals[459] = 26'h21bf247; reciprocals[460] = 26'h21b6447;
        reciprocals[461] = 26'h21ad647; reciprocals[462] = 26'h21a4847;
        reciprocals[463] = 26'h219ba46; reciprocals[464] = 26'h2192e47;
        reciprocals[465] = 26'h218a046; reciprocals[466] = 26'h2181446;
        reciprocals[467] = 26'h2178846; reciprocals[468] = 26'h216fc46;
        reciprocals[469] = 26'h2167046; reciprocals[470] = 26'h215e445;
        reciprocals[471] = 26'h2155a45; reciprocals[472] = 26'h214d046;
        reciprocals[473] = 26'h2144445; reciprocals[474] = 26'h213ba45;
        reciprocals[475] = 26'h2133045; reciprocals[476] = 26'h212a644;
        reciprocals[477] = 26'h2121e45; reciprocals[478] = 26'h2119444;
        reciprocals[479] = 26'h2110c44; reciprocals[480] = 26'h2108445;
        reciprocals[481] = 26'h20ffa44; reciprocals[482] = 26'h20f7243;
        reciprocals[483] = 26'h20eec44; reciprocals[484] = 26'h20e6444;
        reciprocals[485] = 26'h20ddc43; reciprocals[486] = 26'h20d5643;
        reciprocals[487] = 26'h20cd044; reciprocals[488] = 26'h20c4843;
        reciprocals[489] = 26'h20bc243; reciprocals[490] = 26'h20b3c42;
        reciprocals[491] = 26'h20ab843; reciprocals[492] = 26'h20a3243;
        reciprocals[493] = 26'h209ac42; reciprocals[494] = 26'h2092842;
        reciprocals[495] = 26'h208a442; reciprocals[496] = 26'h2082042;
        reciprocals[497] = 26'h2079c42; reciprocals[498] = 26'h2071842;
        reciprocals[499] = 26'h2069441; reciprocals[500] = 26'h2061242;
        reciprocals[501] = 26'h2058e41; reciprocals[502] = 26'h2050c41;
        reciprocals[503] = 26'h2048a41; reciprocals[504] = 26'h2040841;
        reciprocals[505] = 26'h2038641; reciprocals[506] = 26'h2030441;
        reciprocals[507] = 26'h2028240; reciprocals[508] = 26'h2020241;
        reciprocals[509] = 26'h2018040; reciprocals[510] = 26'h2010040;
        reciprocals[511] = 26'h2008040;
    end

    always @(posedge clk) begin
        reciprocals_rdata <= reciprocals[mantissa_out[26:18]];
    end

    always @(posedge clk) begin
        word_normalise <= word;
        zeros_normalise <= zeros;
        mantissa_out <= mantissa;
        slope_correct <= slope;
        rest_entry <= rest;
        rest_correct <= rest_entry;
        value_correct <= value;
        value_subtract <= value_correct;
        correction_subtract <= correction;
        reciprocal_out <= reciprocal;
    end

    assign shift = zeros_normalise;
    assign result = reciprocal_out;

    wire _unused_ok = &{1'b0, mantissa_out[27], mantissa_out[8:0], correction_product[8:0]};

endmodule

`default_nettype wire
