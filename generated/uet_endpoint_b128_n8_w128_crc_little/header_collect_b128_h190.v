// Copies the first 190 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b128_h190 (
    input  wire          clk,
    input  wire          rst,
    input  wire [1023:0] beat_data,
    input  wire  [127:0] beat_keep,
    input  wire          beat_last,
    input  wire          valid,
    output wire [1519:0] header,
    output reg     [8:0] count,
    output reg           done,
    output wire          completes
);

    reg     [1:0] next;
    reg  [1023:0] word_0;
    reg  [1023:0] word_1;
    reg     [8:0] taken;

    wire [1023:0] swapped = {
        beat_data[7:0],
        beat_data[15:8],
        beat_data[23:16],
        beat_data[31:24],
        beat_data[39:32],
        beat_data[47:40],
        beat_data[55:48],
        beat_data[63:56],
        beat_data[71:64],
        beat_data[79:72],
        beat_data[87:80],
        beat_data[95:88],
        beat_data[103:96],
        beat_data[111:104],
        beat_data[119:112],
        beat_data[127:120],
        beat_data[135:128],
        beat_data[143:136],
        beat_data[151:144],
        beat_data[159:152],
        beat_data[167:160],
        beat_data[175:168],
        beat_data[183:176],
        beat_data[191:184],
        beat_data[199:192],
        beat_data[207:200],
        beat_data[215:208],
        beat_data[223:216],
        beat_data[231:224],
        beat_data[239:232],
        beat_data[247:240],
        beat_data[255:248],
        beat_data[263:256],
        beat_data[271:264],
        beat_data[279:272],
        beat_data[287:280],
        beat_data[295:288],
        beat_data[303:296],
        beat_data[311:304],
        beat_data[319:312],
        beat_data[327:320],
        beat_data[335:328],
        beat_data[343:336],
        beat_data[351:344],
        beat_data[359:352],
        beat_data[367:360],
        beat_data[375:368],
        beat_data[383:376],
        beat_data[391:384],
        beat_data[399:392],
        beat_data[407:400],
        beat_data[415:408],
        beat_data[423:416],
        beat_data[431:424],
        beat_data[439:432],
        beat_data[447:440],
        beat_data[455:448],
        beat_data[463:456],
        beat_data[471:464],
        beat_data[479:472],
        beat_data[487:480],
        beat_data[495:488],
        beat_data[503:496],
        beat_data[511:504],
        beat_data[519:512],
        beat_data[527:520],
        beat_data[535:528],
        beat_data[543:536],
        beat_data[551:544],
        beat_data[559:552],
        beat_data[567:560],
        beat_data[575:568],
        beat_data[583:576],
        beat_data[591:584],
        beat_data[599:592],
        beat_data[607:600],
        beat_data[615:608],
        beat_data[623:616],
        beat_data[631:624],
        beat_data[639:632],
        beat_data[647:640],
        beat_data[655:648],
        beat_data[663:656],
        beat_data[671:664],
        beat_data[679:672],
        beat_data[687:680],
        beat_data[695:688],
        beat_data[703:696],
        beat_data[711:704],
        beat_data[719:712],
        beat_data[727:720],
        beat_data[735:728],
        beat_data[743:736],
        beat_data[751:744],
        beat_data[759:752],
        beat_data[767:760],
        beat_data[775:768],
        beat_data[783:776],
        beat_data[791:784],
        beat_data[799:792],
        beat_data[807:800],
        beat_data[815:808],
        beat_data[823:816],
        beat_data[831:824],
        beat_data[839:832],
        beat_data[847:840],
        beat_data[855:848],
        beat_data[863:856],
        beat_data[871:864],
        beat_data[879:872],
        beat_data[887:880],
        beat_data[895:888],
        beat_data[903:896],
        beat_data[911:904],
        beat_data[919:912],
        beat_data[927:920],
        beat_data[935:928],
        beat_data[943:936],
        beat_data[951:944],
        beat_data[959:952],
        beat_data[967:960],
        beat_data[975:968],
        beat_data[983:976],
        beat_data[991:984],
        beat_data[999:992],
        beat_data[1007:1000],
        beat_data[1015:1008],
        beat_data[1023:1016]
    };
    wire          next_any = |next;
    assign completes = valid && next_any && (beat_last || next[1]);
    wire  [128:0] count_and = ({beat_keep, 1'b0} | 129'd1) & ~{1'b0, beat_keep};
    wire    [8:0] count_word = {
        1'b0,
        |(count_and & 129'h100000000000000000000000000000000),
        |(count_and & 129'hffffffffffffffff0000000000000000),
        |(count_and & 129'hffffffff00000000ffffffff00000000),
        |(count_and & 129'hffff0000ffff0000ffff0000ffff0000),
        |(count_and & 129'hff00ff00ff00ff00ff00ff00ff00ff00),
        |(count_and & 129'hf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0),
        |(count_and & 129'hcccccccccccccccccccccccccccccccc),
        |(count_and & 129'haaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            next <= 2'd1;
            taken <= 9'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 2'd1;
                    taken <= 9'd0;
                end else begin
                    next <= {next[0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 9'd128;
                    end
                end
            end
            done <= completes;
        end
    end

    always @(posedge clk) begin
        if (valid) begin
            if (next[0]) begin
                word_0 <= swapped;
            end
            if (next[1]) begin
                word_1 <= swapped;
            end else if (next[0]) begin
                word_1 <= 1024'd0;
            end
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {word_0, word_1[1023:528]};

    wire _unused_ok = &{1'b0, word_1[527:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 2'd1))));
`endif

endmodule

`default_nettype wire
