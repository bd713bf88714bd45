// CRC crc32 of packets, 512 bits a clock, with byte enables in the last beat.
`default_nettype none

module crc32_w512 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] data,
    input  wire  [63:0] keep,
    input  wire         last,
    input  wire         valid,
    output reg   [31:0] crc,
    output reg          done
);

    reg  [511:0] masked;
    reg          masked_last;
    reg          masked_valid;
    wire  [31:0] whole_remainder;
    wire         whole_done;
    reg    [5:0] dropped_0;
    reg    [5:0] dropped_1;
    reg    [5:0] dropped_2;
    reg   [31:0] wound_3;
    reg          wound_3_done;
    reg    [2:0] wound_3_dropped;

    wire [511:0] kept = {
        data[511:504] & {8{keep[63]}},
        data[503:496] & {8{keep[62]}},
        data[495:488] & {8{keep[61]}},
        data[487:480] & {8{keep[60]}},
        data[479:472] & {8{keep[59]}},
        data[471:464] & {8{keep[58]}},
        data[463:456] & {8{keep[57]}},
        data[455:448] & {8{keep[56]}},
        data[447:440] & {8{keep[55]}},
        data[439:432] & {8{keep[54]}},
        data[431:424] & {8{keep[53]}},
        data[423:416] & {8{keep[52]}},
        data[415:408] & {8{keep[51]}},
        data[407:400] & {8{keep[50]}},
        data[399:392] & {8{keep[49]}},
        data[391:384] & {8{keep[48]}},
        data[383:376] & {8{keep[47]}},
        data[375:368] & {8{keep[46]}},
        data[367:360] & {8{keep[45]}},
        data[359:352] & {8{keep[44]}},
        data[351:344] & {8{keep[43]}},
        data[343:336] & {8{keep[42]}},
        data[335:328] & {8{keep[41]}},
        data[327:320] & {8{keep[40]}},
        data[319:312] & {8{keep[39]}},
        data[311:304] & {8{keep[38]}},
        data[303:296] & {8{keep[37]}},
        data[295:288] & {8{keep[36]}},
        data[287:280] & {8{keep[35]}},
        data[279:272] & {8{keep[34]}},
        data[271:264] & {8{keep[33]}},
        data[263:256] & {8{keep[32]}},
        data[255:248] & {8{keep[31]}},
        data[247:240] & {8{keep[30]}},
        data[239:232] & {8{keep[29]}},
        data[231:224] & {8{keep[28]}},
        data[223:216] & {8{keep[27]}},
        data[215:208] & {8{keep[26]}},
        data[207:200] & {8{keep[25]}},
        data[199:192] & {8{keep[24]}},
        data[191:184] & {8{keep[23]}},
        data[183:176] & {8{keep[22]}},
        data[175:168] & {8{keep[21]}},
        data[167:160] & {8{keep[20]}},
        data[159:152] & {8{keep[19]}},
        data[151:144] & {8{keep[18]}},
        data[143:136] & {8{keep[17]}},
        data[135:128] & {8{keep[16]}},
        data[127:120] & {8{keep[15]}},
        data[119:112] & {8{keep[14]}},
        data[111:104] & {8{keep[13]}},
        data[103:96] & {8{keep[12]}},
        data[95:88] & {8{keep[11]}},
        data[87:80] & {8{keep[10]}},
        data[79:72] & {8{keep[9]}},
        data[71:64] & {8{keep[8]}},
        data[63:56] & {8{keep[7]}},
        data[55:48] & {8{keep[6]}},
        data[47:40] & {8{keep[5]}},
        data[39:32] & {8{keep[4]}},
        data[31:24] & {8{keep[3]}},
        data[23:16] & {8{keep[2]}},
        data[15:8] & {8{keep[1]}},
        data[7:0] & {8{keep[0]}}
    };
    wire  [63:0] ending = keep & ~{1'b0, keep[63:1]};
    wire  [31:0] before_32 = {
        ^(whole_remainder & 32'hdf447466),
        ^(whole_remainder & 32'h30e64e55),
        ^(whole_remainder & 32'h4737534c),
        ^(whole_remainder & 32'h239ba9a6),
        ^(whole_remainder & 32'hce89a0b5),
        ^(whole_remainder & 32'hb800a43c),
        ^(whole_remainder & 32'h5c00521e),
        ^(whole_remainder & 32'hf1445d69),
        ^(whole_remainder & 32'ha7e65ad2),
        ^(whole_remainder & 32'hd3f32d69),
        ^(whole_remainder & 32'hb6bde2d2),
        ^(whole_remainder & 32'h841a850f),
        ^(whole_remainder & 32'h9d4936e1),
        ^(whole_remainder & 32'h4ea49b70),
        ^(whole_remainder & 32'h27524db8),
        ^(whole_remainder & 32'h93a926dc),
        ^(whole_remainder & 32'h1690e708),
        ^(whole_remainder & 32'h8b487384),
        ^(whole_remainder & 32'h45a439c2),
        ^(whole_remainder & 32'h22d21ce1),
        ^(whole_remainder & 32'h11690e70),
        ^(whole_remainder & 32'h8b48738),
        ^(whole_remainder & 32'h5b1e37fa),
        ^(whole_remainder & 32'h72cb6f9b),
        ^(whole_remainder & 32'h3965b7cd),
        ^(whole_remainder & 32'h1cb2dbe6),
        ^(whole_remainder & 32'hd11d1995),
        ^(whole_remainder & 32'he88e8cca),
        ^(whole_remainder & 32'hf4474665),
        ^(whole_remainder & 32'hfa23a332),
        ^(whole_remainder & 32'h7d11d199),
        ^(whole_remainder & 32'hbe88e8cc)
    };
    wire  [31:0] left_32 = dropped_2[5] ? before_32 : whole_remainder;
    wire  [31:0] before_16 = {
        ^(left_32 & 32'h483a672a),
        ^(left_32 & 32'h6c2754bf),
        ^(left_32 & 32'h7e29cd75),
        ^(left_32 & 32'hbf14e6ba),
        ^(left_32 & 32'h17b01477),
        ^(left_32 & 32'h43e26d11),
        ^(left_32 & 32'ha1f13688),
        ^(left_32 & 32'h18c2fc6e),
        ^(left_32 & 32'hc45b191d),
        ^(left_32 & 32'h622d8c8e),
        ^(left_32 & 32'hf92ca16d),
        ^(left_32 & 32'h34ac379c),
        ^(left_32 & 32'h526c7ce4),
        ^(left_32 & 32'ha9363e72),
        ^(left_32 & 32'h549b1f39),
        ^(left_32 & 32'haa4d8f9c),
        ^(left_32 & 32'h9d1ca0e4),
        ^(left_32 & 32'h4e8e5072),
        ^(left_32 & 32'h27472839),
        ^(left_32 & 32'h93a3941c),
        ^(left_32 & 32'hc9d1ca0e),
        ^(left_32 & 32'h64e8e507),
        ^(left_32 & 32'hfa4e15a9),
        ^(left_32 & 32'h351d6dfe),
        ^(left_32 & 32'h1a8eb6ff),
        ^(left_32 & 32'h8d475b7f),
        ^(left_32 & 32'he99ca95),
        ^(left_32 & 32'h74ce54a),
        ^(left_32 & 32'h83a672a5),
        ^(left_32 & 32'h41d33952),
        ^(left_32 & 32'h20e99ca9),
        ^(left_32 & 32'h9074ce54)
    };
    wire  [31:0] left_16 = dropped_2[4] ? before_16 : left_32;
    wire  [31:0] before_8 = {
        ^(left_16 & 32'h699e50ff),
        ^(left_16 & 32'h5d517880),
        ^(left_16 & 32'hc736ecbf),
        ^(left_16 & 32'h639b765f),
        ^(left_16 & 32'hd853ebd0),
        ^(left_16 & 32'h85b7a517),
        ^(left_16 & 32'hc2dbd28b),
        ^(left_16 & 32'h8f3b9ba),
        ^(left_16 & 32'hede78c22),
        ^(left_16 & 32'h76f3c611),
        ^(left_16 & 32'h52e7b3f7),
        ^(left_16 & 32'hc0ed8904),
        ^(left_16 & 32'h89e8947d),
        ^(left_16 & 32'h44f44a3e),
        ^(left_16 & 32'ha27a251f),
        ^(left_16 & 32'hd13d128f),
        ^(left_16 & 32'h8100d9b8),
        ^(left_16 & 32'h40806cdc),
        ^(left_16 & 32'ha040366e),
        ^(left_16 & 32'hd0201b37),
        ^(left_16 & 32'h68100d9b),
        ^(left_16 & 32'hb40806cd),
        ^(left_16 & 32'h339a5399),
        ^(left_16 & 32'h70537933),
        ^(left_16 & 32'h3829bc99),
        ^(left_16 & 32'h1c14de4c),
        ^(left_16 & 32'h67943fd9),
        ^(left_16 & 32'h33ca1fec),
        ^(left_16 & 32'h99e50ff6),
        ^(left_16 & 32'h4cf287fb),
        ^(left_16 & 32'ha67943fd),
        ^(left_16 & 32'hd33ca1fe)
    };
    wire  [31:0] left_8 = dropped_2[3] ? before_8 : left_16;
    wire  [31:0] before_4 = {
        ^(wound_3 & 32'h64428d55),
        ^(wound_3 & 32'hd663cbff),
        ^(wound_3 & 32'hf7368aa),
        ^(wound_3 & 32'h87b9b455),
        ^(wound_3 & 32'ha79e577f),
        ^(wound_3 & 32'h378da6ea),
        ^(wound_3 & 32'h9bc6d375),
        ^(wound_3 & 32'ha9a1e4ef),
        ^(wound_3 & 32'h30927f22),
        ^(wound_3 & 32'h18493f91),
        ^(wound_3 & 32'he866129d),
        ^(wound_3 & 32'h9071841b),
        ^(wound_3 & 32'h2c7a4f58),
        ^(wound_3 & 32'h963d27ac),
        ^(wound_3 & 32'h4b1e93d6),
        ^(wound_3 & 32'ha58f49eb),
        ^(wound_3 & 32'hb68529a0),
        ^(wound_3 & 32'h5b4294d0),
        ^(wound_3 & 32'h2da14a68),
        ^(wound_3 & 32'h16d0a534),
        ^(wound_3 & 32'h8b68529a),
        ^(wound_3 & 32'hc5b4294d),
        ^(wound_3 & 32'h869899f3),
        ^(wound_3 & 32'ha70ec1ac),
        ^(wound_3 & 32'hd38760d6),
        ^(wound_3 & 32'he9c3b06b),
        ^(wound_3 & 32'h10a35560),
        ^(wound_3 & 32'h8851aab0),
        ^(wound_3 & 32'h4428d558),
        ^(wound_3 & 32'h22146aac),
        ^(wound_3 & 32'h910a3556),
        ^(wound_3 & 32'hc8851aab)
    };
    wire  [31:0] left_4 = wound_3_dropped[2] ? before_4 : wound_3;
    wire  [31:0] before_2 = {
        ^(left_4 & 32'h8d558000),
        ^(left_4 & 32'hcbff4000),
        ^(left_4 & 32'h68aa2000),
        ^(left_4 & 32'hb4551000),
        ^(left_4 & 32'h577f0800),
        ^(left_4 & 32'ha6ea0400),
        ^(left_4 & 32'hd3750200),
        ^(left_4 & 32'he4ef0100),
        ^(left_4 & 32'h7f220080),
        ^(left_4 & 32'h3f910040),
        ^(left_4 & 32'h129d0020),
        ^(left_4 & 32'h841b0010),
        ^(left_4 & 32'h4f580008),
        ^(left_4 & 32'h27ac0004),
        ^(left_4 & 32'h93d60002),
        ^(left_4 & 32'h49eb0001),
        ^(left_4 & 32'h29a00000),
        ^(left_4 & 32'h94d00000),
        ^(left_4 & 32'h4a680000),
        ^(left_4 & 32'ha5340000),
        ^(left_4 & 32'h529a0000),
        ^(left_4 & 32'h294d0000),
        ^(left_4 & 32'h99f30000),
        ^(left_4 & 32'hc1ac0000),
        ^(left_4 & 32'h60d60000),
        ^(left_4 & 32'hb06b0000),
        ^(left_4 & 32'h55600000),
        ^(left_4 & 32'haab00000),
        ^(left_4 & 32'hd5580000),
        ^(left_4 & 32'h6aac0000),
        ^(left_4 & 32'h35560000),
        ^(left_4 & 32'h1aab0000)
    };
    wire  [31:0] left_2 = wound_3_dropped[1] ? before_2 : left_4;
    wire  [31:0] before_1 = {
        ^(left_2 & 32'h55800000),
        ^(left_2 & 32'hff400000),
        ^(left_2 & 32'haa200000),
        ^(left_2 & 32'h55100000),
        ^(left_2 & 32'h7f080000),
        ^(left_2 & 32'hea040000),
        ^(left_2 & 32'h75020000),
        ^(left_2 & 32'hef010000),
        ^(left_2 & 32'h22008000),
        ^(left_2 & 32'h91004000),
        ^(left_2 & 32'h9d002000),
        ^(left_2 & 32'h1b001000),
        ^(left_2 & 32'h58000800),
        ^(left_2 & 32'hac000400),
        ^(left_2 & 32'hd6000200),
        ^(left_2 & 32'heb000100),
        ^(left_2 & 32'ha0000080),
        ^(left_2 & 32'hd0000040),
        ^(left_2 & 32'h68000020),
        ^(left_2 & 32'h34000010),
        ^(left_2 & 32'h9a000008),
        ^(left_2 & 32'h4d000004),
        ^(left_2 & 32'hf3000002),
        ^(left_2 & 32'hac000001),
        ^(left_2 & 32'hd6000000),
        ^(left_2 & 32'h6b000000),
        ^(left_2 & 32'h60000000),
        ^(left_2 & 32'hb0000000),
        ^(left_2 & 32'h58000000),
        ^(left_2 & 32'hac000000),
        ^(left_2 & 32'h56000000),
        ^(left_2 & 32'hab000000)
    };
    wire  [31:0] left_1 = wound_3_dropped[0] ? before_1 : left_2;

    crc32_remainder_w512 whole (
        .clk       (clk),
        .rst       (rst),
        .data      (masked),
        .last      (masked_last),
        .valid     (masked_valid),
        .remainder (whole_remainder),
        .done      (whole_done)
    );

    always @(posedge clk) begin
        if (rst) begin
            masked_valid <= 1'b0;
            wound_3_done <= 1'b0;
            done <= 1'b0;
        end else begin
            masked_valid <= valid;
            wound_3_done <= whole_done;
            done <= wound_3_done;
        end
    end

    always @(posedge clk) begin
        masked <= kept;
        masked_last <= last;
        dropped_0 <= {
            |(ending & 64'hffffffff),
            |(ending & 64'hffff0000ffff),
            |(ending & 64'hff00ff00ff00ff),
            |(ending & 64'hf0f0f0f0f0f0f0f),
            |(ending & 64'h3333333333333333),
            |(ending & 64'h5555555555555555)
        };
        dropped_1 <= dropped_0;
        dropped_2 <= dropped_1;
        wound_3 <= left_8;
        wound_3_dropped <= dropped_2[2:0];
        crc <= ~left_1;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) keep_is_a_run_from_0: assert (!valid || (!(|(keep & (keep + 64'd1))) && keep[0]));
    always @(posedge clk) if (!rst) all_kept_before_last: assert (!valid || last || (&keep));
`endif

endmodule

`default_nettype wire
