// CRC crc32c_from_zero of packets, 512 bits a clock, with byte enables in the last beat.
`default_nettype none

module crc32c_from_zero_w512 (
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
        ^(whole_remainder & 32'h875f472),
        ^(whole_remainder & 32'h43afa39),
        ^(whole_remainder & 32'h21d7d1c),
        ^(whole_remainder & 32'h810ebe8e),
        ^(whole_remainder & 32'h40875f47),
        ^(whole_remainder & 32'h2043afa3),
        ^(whole_remainder & 32'h985423a3),
        ^(whole_remainder & 32'hcc2a11d1),
        ^(whole_remainder & 32'h6e60fc9a),
        ^(whole_remainder & 32'hbf458a3f),
        ^(whole_remainder & 32'h57d7316d),
        ^(whole_remainder & 32'h239e6cc4),
        ^(whole_remainder & 32'h91cf3662),
        ^(whole_remainder & 32'hc0926f43),
        ^(whole_remainder & 32'he83cc3d3),
        ^(whole_remainder & 32'hf41e61e9),
        ^(whole_remainder & 32'hfa0f30f4),
        ^(whole_remainder & 32'h7d07987a),
        ^(whole_remainder & 32'hb6f6384f),
        ^(whole_remainder & 32'hd30ee855),
        ^(whole_remainder & 32'h61f28058),
        ^(whole_remainder & 32'h30f9402c),
        ^(whole_remainder & 32'h10095464),
        ^(whole_remainder & 32'h715e40),
        ^(whole_remainder & 32'h8038af20),
        ^(whole_remainder & 32'h4869a3e2),
        ^(whole_remainder & 32'h2c412583),
        ^(whole_remainder & 32'h1e5566b3),
        ^(whole_remainder & 32'h875f472b),
        ^(whole_remainder & 32'h43afa395),
        ^(whole_remainder & 32'h21d7d1ca),
        ^(whole_remainder & 32'h10ebe8e5)
    };
    wire  [31:0] left_32 = dropped_2[5] ? before_32 : whole_remainder;
    wire  [31:0] before_16 = {
        ^(left_32 & 32'hbe750e6e),
        ^(left_32 & 32'h5f3a8737),
        ^(left_32 & 32'haf9d439b),
        ^(left_32 & 32'h57cea1cd),
        ^(left_32 & 32'h2be750e6),
        ^(left_32 & 32'h15f3a873),
        ^(left_32 & 32'hb48cda57),
        ^(left_32 & 32'h5a466d2b),
        ^(left_32 & 32'h135638fb),
        ^(left_32 & 32'hb7de1213),
        ^(left_32 & 32'he59a0767),
        ^(left_32 & 32'h4cb80ddd),
        ^(left_32 & 32'ha65c06ee),
        ^(left_32 & 32'h6d5b0d19),
        ^(left_32 & 32'h8d888e2),
        ^(left_32 & 32'h46c4471),
        ^(left_32 & 32'h82362238),
        ^(left_32 & 32'h411b111c),
        ^(left_32 & 32'h9ef886e0),
        ^(left_32 & 32'hf1094d1e),
        ^(left_32 & 32'h46f1a8e1),
        ^(left_32 & 32'ha378d470),
        ^(left_32 & 32'hefc96456),
        ^(left_32 & 32'hc991bc45),
        ^(left_32 & 32'he4c8de22),
        ^(left_32 & 32'h4c11617f),
        ^(left_32 & 32'h187dbed1),
        ^(left_32 & 32'hb24bd106),
        ^(left_32 & 32'he750e6ed),
        ^(left_32 & 32'hf3a87376),
        ^(left_32 & 32'hf9d439bb),
        ^(left_32 & 32'h7cea1cdd)
    };
    wire  [31:0] left_16 = dropped_2[4] ? before_16 : left_32;
    wire  [31:0] before_8 = {
        ^(left_16 & 32'hd506a5d5),
        ^(left_16 & 32'hea8352ea),
        ^(left_16 & 32'hf541a975),
        ^(left_16 & 32'h7aa0d4ba),
        ^(left_16 & 32'h3d506a5d),
        ^(left_16 & 32'h9ea8352e),
        ^(left_16 & 32'h9a52bf42),
        ^(left_16 & 32'h4d295fa1),
        ^(left_16 & 32'h73920a05),
        ^(left_16 & 32'heccfa0d7),
        ^(left_16 & 32'ha36175be),
        ^(left_16 & 32'h84b61f0a),
        ^(left_16 & 32'hc25b0f85),
        ^(left_16 & 32'hb42b2217),
        ^(left_16 & 32'hf1334de),
        ^(left_16 & 32'h7899a6f),
        ^(left_16 & 32'h83c4cd37),
        ^(left_16 & 32'hc1e2669b),
        ^(left_16 & 32'h35f79698),
        ^(left_16 & 32'h4ffd6e99),
        ^(left_16 & 32'hf2f81299),
        ^(left_16 & 32'hf97c094c),
        ^(left_16 & 32'ha9b8a173),
        ^(left_16 & 32'h1daf56c),
        ^(left_16 & 32'hed7ab6),
        ^(left_16 & 32'hd570188e),
        ^(left_16 & 32'hbfbea992),
        ^(left_16 & 32'had9f11c),
        ^(left_16 & 32'h506a5d5b),
        ^(left_16 & 32'ha8352ead),
        ^(left_16 & 32'h541a9756),
        ^(left_16 & 32'haa0d4bab)
    };
    wire  [31:0] left_8 = dropped_2[3] ? before_8 : left_16;
    wire  [31:0] before_4 = {
        ^(wound_3 & 32'hbd9ebfa0),
        ^(wound_3 & 32'hdecf5fd0),
        ^(wound_3 & 32'h6f67afe8),
        ^(wound_3 & 32'hb7b3d7f4),
        ^(wound_3 & 32'h5bd9ebfa),
        ^(wound_3 & 32'hadecf5fd),
        ^(wound_3 & 32'heb68c55e),
        ^(wound_3 & 32'h75b462af),
        ^(wound_3 & 32'h7448ef7),
        ^(wound_3 & 32'h3e3cf8db),
        ^(wound_3 & 32'h2280c3cd),
        ^(wound_3 & 32'hacdede46),
        ^(wound_3 & 32'h566f6f23),
        ^(wound_3 & 32'h16a90831),
        ^(wound_3 & 32'h36ca3bb8),
        ^(wound_3 & 32'h1b651ddc),
        ^(wound_3 & 32'h8db28eee),
        ^(wound_3 & 32'hc6d94777),
        ^(wound_3 & 32'h5ef21c1b),
        ^(wound_3 & 32'h92e7b1ad),
        ^(wound_3 & 32'h74ed6776),
        ^(wound_3 & 32'hba76b3bb),
        ^(wound_3 & 32'he0a5e67d),
        ^(wound_3 & 32'h4dcc4c9e),
        ^(wound_3 & 32'h26e6264f),
        ^(wound_3 & 32'haeedac87),
        ^(wound_3 & 32'heae869e3),
        ^(wound_3 & 32'hc8ea8b51),
        ^(wound_3 & 32'hd9ebfa08),
        ^(wound_3 & 32'hecf5fd04),
        ^(wound_3 & 32'hf67afe82),
        ^(wound_3 & 32'h7b3d7f41)
    };
    wire  [31:0] left_4 = wound_3_dropped[2] ? before_4 : wound_3;
    wire  [31:0] before_2 = {
        ^(left_4 & 32'hbfa08000),
        ^(left_4 & 32'h5fd04000),
        ^(left_4 & 32'hafe82000),
        ^(left_4 & 32'hd7f41000),
        ^(left_4 & 32'hebfa0800),
        ^(left_4 & 32'hf5fd0400),
        ^(left_4 & 32'hc55e0200),
        ^(left_4 & 32'h62af0100),
        ^(left_4 & 32'h8ef70080),
        ^(left_4 & 32'hf8db0040),
        ^(left_4 & 32'hc3cd0020),
        ^(left_4 & 32'hde460010),
        ^(left_4 & 32'h6f230008),
        ^(left_4 & 32'h8310004),
        ^(left_4 & 32'h3bb80002),
        ^(left_4 & 32'h1ddc0001),
        ^(left_4 & 32'h8eee0000),
        ^(left_4 & 32'h47770000),
        ^(left_4 & 32'h1c1b0000),
        ^(left_4 & 32'hb1ad0000),
        ^(left_4 & 32'h67760000),
        ^(left_4 & 32'hb3bb0000),
        ^(left_4 & 32'he67d0000),
        ^(left_4 & 32'h4c9e0000),
        ^(left_4 & 32'h264f0000),
        ^(left_4 & 32'hac870000),
        ^(left_4 & 32'h69e30000),
        ^(left_4 & 32'h8b510000),
        ^(left_4 & 32'hfa080000),
        ^(left_4 & 32'hfd040000),
        ^(left_4 & 32'hfe820000),
        ^(left_4 & 32'h7f410000)
    };
    wire  [31:0] left_2 = wound_3_dropped[1] ? before_2 : left_4;
    wire  [31:0] before_1 = {
        ^(left_2 & 32'ha0800000),
        ^(left_2 & 32'hd0400000),
        ^(left_2 & 32'he8200000),
        ^(left_2 & 32'hf4100000),
        ^(left_2 & 32'hfa080000),
        ^(left_2 & 32'hfd040000),
        ^(left_2 & 32'h5e020000),
        ^(left_2 & 32'haf010000),
        ^(left_2 & 32'hf7008000),
        ^(left_2 & 32'hdb004000),
        ^(left_2 & 32'hcd002000),
        ^(left_2 & 32'h46001000),
        ^(left_2 & 32'h23000800),
        ^(left_2 & 32'h31000400),
        ^(left_2 & 32'hb8000200),
        ^(left_2 & 32'hdc000100),
        ^(left_2 & 32'hee000080),
        ^(left_2 & 32'h77000040),
        ^(left_2 & 32'h1b000020),
        ^(left_2 & 32'had000010),
        ^(left_2 & 32'h76000008),
        ^(left_2 & 32'hbb000004),
        ^(left_2 & 32'h7d000002),
        ^(left_2 & 32'h9e000001),
        ^(left_2 & 32'h4f000000),
        ^(left_2 & 32'h87000000),
        ^(left_2 & 32'he3000000),
        ^(left_2 & 32'h51000000),
        left_2[27:26],
        ^(left_2 & 32'h82000000),
        ^(left_2 & 32'h41000000)
    };
    wire  [31:0] left_1 = wound_3_dropped[0] ? before_1 : left_2;

    crc32c_from_zero_remainder_w512 whole (
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
