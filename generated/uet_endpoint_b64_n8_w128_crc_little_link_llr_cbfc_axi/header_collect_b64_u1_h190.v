// Copies the first 190 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b64_u1_h190 (
    input  wire          clk,
    input  wire          rst,
    input  wire  [511:0] beat_data,
    input  wire   [63:0] beat_keep,
    input  wire          beat_last,
    input  wire          beat_user_bad,
    input  wire          valid,
    output wire [1519:0] header,
    output reg     [8:0] count,
    output reg           done,
    output wire          completes
);

    reg    [2:0] next;
    reg  [511:0] word_0;
    reg  [511:0] word_1;
    reg  [511:0] word_2;
    reg    [8:0] taken;

    wire [511:0] swapped = {
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
        beat_data[511:504]
    };
    wire         next_any = |next;
    assign completes = valid && next_any && (beat_last || next[2]);
    wire  [64:0] count_and = ({beat_keep, 1'b0} | 65'd1) & ~{1'b0, beat_keep};
    wire   [8:0] count_word = {
        2'd0,
        |(count_and & 65'h10000000000000000),
        |(count_and & 65'hffffffff00000000),
        |(count_and & 65'hffff0000ffff0000),
        |(count_and & 65'hff00ff00ff00ff00),
        |(count_and & 65'hf0f0f0f0f0f0f0f0),
        |(count_and & 65'hcccccccccccccccc),
        |(count_and & 65'haaaaaaaaaaaaaaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            next <= 3'd1;
            taken <= 9'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 3'd1;
                    taken <= 9'd0;
                end else begin
                    next <= {next[1:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 9'd64;
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
                word_1 <= 512'd0;
            end
            if (next[2]) begin
                word_2 <= swapped;
            end else if (next[0]) begin
                word_2 <= 512'd0;
            end
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {word_0, word_1, word_2[511:16]};

    wire _unused_ok = &{1'b0, beat_user_bad, word_2[15:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 3'd1))));
`endif

endmodule

`default_nettype wire
