// The S-boxes of two bytes in block RAM, a clock later.
`default_nettype none

module aes_sbox_ram (
    input  wire       clk,
    input  wire [7:0] a,
    input  wire [7:0] b,
    output wire [7:0] s_twice,
    output wire [7:0] s_byte,
    output wire [7:0] t_twice,
    output wire [7:0] t_byte
);

    reg  [15:0] substitutes_rdata;
    reg  [15:0] substitutes_rdata_1;
    (* rom_style = "block" *)
    reg  [15:0] substitutes [0:255];

    initial begin
        substitutes[0] = 16'hc663; substitutes[1] = 16'hf87c; substitutes[2] = 16'hee77;
        substitutes[3] = 16'hf67b; substitutes[4] = 16'hfff2; substitutes[5] = 16'hd66b;
        substitutes[6] = 16'hde6f; substitutes[7] = 16'h91c5; substitutes[8] = 16'h6030;
        substitutes[9] = 16'h201; substitutes[10] = 16'hce67; substitutes[11] = 16'h562b;
        substitutes[12] = 16'he7fe; substitutes[13] = 16'hb5d7; substitutes[14] = 16'h4dab;
        substitutes[15] = 16'hec76; substitutes[16] = 16'h8fca; substitutes[17] = 16'h1f82;
        substitutes[18] = 16'h89c9; substitutes[19] = 16'hfa7d; substitutes[20] = 16'heffa;
        substitutes[21] = 16'hb259; substitutes[22] = 16'h8e47; substitutes[23] = 16'hfbf0;
        substitutes[24] = 16'h41ad; substitutes[25] = 16'hb3d4; substitutes[26] = 16'h5fa2;
        substitutes[27] = 16'h45af; substitutes[28] = 16'h239c; substitutes[29] = 16'h53a4;
        substitutes[30] = 16'he472; substitutes[31] = 16'h9bc0; substitutes[32] = 16'h75b7;
        substitutes[33] = 16'he1fd; substitutes[34] = 16'h3d93; substitutes[35] = 16'h4c26;
        substitutes[36] = 16'h6c36; substitutes[37] = 16'h7e3f; substitutes[38] = 16'hf5f7;
        substitutes[39] = 16'h83cc; substitutes[40] = 16'h6834; substitutes[41] = 16'h51a5;
        substitutes[42] = 16'hd1e5; substitutes[43] = 16'hf9f1; substitutes[44] = 16'he271;
        substitutes[45] = 16'habd8; substitutes[46] = 16'h6231; substitutes[47] = 16'h2a15;
        substitutes[48] = 16'h804; substitutes[49] = 16'h95c7; substitutes[50] = 16'h4623;
        substitutes[51] = 16'h9dc3; substitutes[52] = 16'h3018; substitutes[53] = 16'h3796;
        substitutes[54] = 16'ha05; substitutes[55] = 16'h2f9a; substitutes[56] = 16'he07;
        substitutes[57] = 16'h2412; substitutes[58] = 16'h1b80; substitutes[59] = 16'hdfe2;
        substitutes[60] = 16'hcdeb; substitutes[61] = 16'h4e27; substitutes[62] = 16'h7fb2;
        substitutes[63] = 16'hea75; substitutes[64] = 16'h1209; substitutes[65] = 16'h1d83;
        substitutes[66] = 16'h582c; substitutes[67] = 16'h341a; substitutes[68] = 16'h361b;
        substitutes[69] = 16'hdc6e; substitutes[70] = 16'hb45a; substitutes[71] = 16'h5ba0;
        substitutes[72] = 16'ha452; substitutes[73] = 16'h763b; substitutes[74] = 16'hb7d6;
        substitutes[75] = 16'h7db3; substitutes[76] = 16'h5229; substitutes[77] = 16'hdde3;
        substitutes[78] = 16'h5e2f; substitutes[79] = 16'h1384; substitutes[80] = 16'ha653;
        substitutes[81] = 16'hb9d1; substitutes[82] = 16'd0; substitutes[83] = 16'hc1ed;
        substitutes[84] = 16'h4020; substitutes[85] = 16'he3fc; substitutes[86] = 16'h79b1;
        substitutes[87] = 16'hb65b; substitutes[88] = 16'hd46a; substitutes[89] = 16'h8dcb;
        substitutes[90] = 16'h67be; substitutes[91] = 16'h7239; substitutes[92] = 16'h944a;
        substitutes[93] = 16'h984c; substitutes[94] = 16'hb058; substitutes[95] = 16'h85cf;
        substitutes[96] = 16'hbbd0; substitutes[97] = 16'hc5ef; substitutes[98] = 16'h4faa;
        substitutes[99] = 16'hedfb; substitutes[100] = 16'h8643; substitutes[101] = 16'h9a4d;
        substitutes[102] = 16'h6633; substitutes[103] = 16'h1185; substitutes[104] = 16'h8a45;
        substitutes[105] = 16'he9f9; substitutes[106] = 16'h402; substitutes[107] = 16'hfe7f;
        substitutes[108] = 16'ha050; substitutes[109] = 16'h783c; substitutes[110] = 16'h259f;
        substitutes[111] = 16'h4ba8; substitutes[112] = 16'ha251; substitutes[113] = 16'h5da3;
        substitutes[114] = 16'h8040; substitutes[115] = 16'h58f; substitutes[116] = 16'h3f92;
        substitutes[117] = 16'h219d; substitutes[118] = 16'h7038; substitutes[119] = 16'hf1f5;
        substitutes[120] = 16'h63bc; substitutes[121] = 16'h77b6; substitutes[122] = 16'hafda;
        substitutes[123] = 16'h4221; substitutes[124] = 16'h2010; substitutes[125] = 16'he5ff;
        substitutes[126] = 16'hfdf3; substitutes[127] = 16'hbfd2; substitutes[128] = 16'h81cd;
        substitutes[129] = 16'h180c; substitutes[130] = 16'h2613; substitutes[131] = 16'hc3ec;
        substitutes[132] = 16'hbe5f; substitutes[133] = 16'h3597; substitutes[134] = 16'h8844;
        substitutes[135] = 16'h2e17; substitutes[136] = 16'h93c4; substitutes[137] = 16'h55a7;
        substitutes[138] = 16'hfc7e; substitutes[139] = 16'h7a3d; substitutes[140] = 16'hc864;
        substitutes[141] = 16'hba5d; substitutes[142] = 16'h3219; substitutes[143] = 16'he673;
        substitutes[144] = 16'hc060; substitutes[145] = 16'h1981; substitutes[146] = 16'h9e4f;
        substitutes[147] = 16'ha3dc; substitutes[148] = 16'h4422; substitutes[149] = 16'h542a;
        substitutes[150] = 16'h3b90; substitutes[151] = 16'hb88; substitutes[152] = 16'h8c46;
        substitutes[153] = 16'hc7ee; substitutes[154] = 16'h6bb8; substitutes[155] = 16'h2814;
        substitutes[156] = 16'ha7de; substitutes[157] = 16'hbc5e; substitutes[158] = 16'h160b;
        substitutes[159] = 16'haddb; substitutes[160] = 16'hdbe0; substitutes[161] = 16'h6432;
        substitutes[162] = 16'h743a; substitutes[163] = 16'h140a; substitutes[164] = 16'h9249;
        substitutes[165] = 16'hc06; substitutes[166] = 16'h4824; substitutes[167] = 16'hb85c;
        substitutes[168] = 16'h9fc2; substitutes[169] = 16'hbdd3; substitutes[170] = 16'h43ac;
        substitutes[171] = 16'hc462; substitutes[172] = 16'h3991; substitutes[173] = 16'h3195;
        substitutes[174] = 16'hd3e4; substitutes[175] = 16'hf279; substitutes[176] = 16'hd5e7;
        substitutes[177] = 16'h8bc8; substitutes[178] = 16'h6e37; substitutes[179] = 16'hda6d;
        substitutes[180] = 16'h18d; substitutes[181] = 16'hb1d5; substitutes[182] = 16'h9c4e;
        substitutes[183] = 16'h49a9; substitutes[184] = 16'hd86c; substitutes[185] = 16'hac56;
        substitutes[186] = 16'hf3f4; substitutes[187] = 16'hcfea; substitutes[188] = 16'hca65;
        substitutes[189] = 16'hf47a; substitutes[190] = 16'h47ae; substitutes[191] = 16'h1008;
        substitutes[192] = 16'h6fba; substitutes[193] = 16'hf078; substitutes[194] = 16'h4a25;
        substitutes[195] = 16'h5c2e; substitutes[196] = 16'h381c; substitutes[197] = 16'h57a6;
        substitutes[198] = 16'h73b4; substitutes[199] = 16'h97c6; substitutes[200] = 16'hcbe8;
        substitutes[201] = 16'ha1dd; substitutes[202] = 16'he874; substitutes[203] = 16'h3e1f;
        substitutes[204] = 16'h964b; substitutes[205] = 16'h61bd; substitutes[206] = 16'hd8b;
        substitutes[207] = 16'hf8a; substitutes[208] = 16'he070; substitutes[209] = 16'h7c3e;
        substitutes[210] = 16'h71b5; substitutes[211] = 16'hcc66; substitutes[212] = 16'h9048;
        substitutes[213] = 16'h603; substitutes[214] = 16'hf7f6; substitutes[215] = 16'h1c0e;
        substitutes[216] = 16'hc261; substitutes[217] = 16'h6a35; substitutes[218] = 16'hae57;
        substitutes[219] = 16'h69b9; substitutes[220] = 16'h1786; substitutes[221] = 16'h99c1;
        substitutes[222] = 16'h3a1d; substitutes[223] = 16'h279e; substitutes[224] = 16'hd9e1;
        substitutes[225] = 16'hebf8; substitutes[226] = 16'h2b98; substitutes[227] = 16'h2211;
        substitutes[228] = 16'hd269; substitutes[229] = 16'ha9d9; substitutes[230] = 16'h78e;
        substitutes[231] = 16'h3394; substitutes[232] = 16'h2d9b; substitutes[233] = 16'h3c1e;
        substitutes[234] = 16'h1587; substitutes[235] = 16'hc9e9; substitutes[236] = 16'h87ce;
        substitutes[237] = 16'haa55; substitutes[238] = 16'h5028; substitutes[239] = 16'ha5df;
        substitutes[240] = 16'h38c; substitutes[241] = 16'h59a1; substitutes[242] = 16'h989;
        substitutes[243] = 16'h1a0d; substitutes[244] = 16'h65bf; substitutes[245] = 16'hd7e6;
        substitutes[246] = 16'h8442; substitutes[247] = 16'hd068; substitutes[248] = 16'h8241;
        substitutes[249] = 16'h2999; substitutes[250] = 16'h5a2d; substitutes[251] = 16'h1e0f;
        substitutes[252] = 16'h7bb0; substitutes[253] = 16'ha854; substitutes[254] = 16'h6dbb;
        substitutes[255] = 16'h2c16;
    end

    always @(posedge clk) begin
        substitutes_rdata <= substitutes[a];
        substitutes_rdata_1 <= substitutes[b];
    end

    assign s_twice = substitutes_rdata[15:8];
    assign s_byte = substitutes_rdata[7:0];
    assign t_twice = substitutes_rdata_1[15:8];
    assign t_byte = substitutes_rdata_1[7:0];

endmodule

`default_nettype wire
