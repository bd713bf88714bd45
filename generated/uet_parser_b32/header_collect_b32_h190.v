// Copies the first 190 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b32_h190 (
    input  wire          clk,
    input  wire          rst,
    input  wire  [255:0] beat_data,
    input  wire   [31:0] beat_keep,
    input  wire          beat_last,
    input  wire          valid,
    output wire [1519:0] header,
    output reg     [8:0] count,
    output reg           done,
    output wire          completes
);

    reg    [5:0] next;
    reg  [255:0] word_0;
    reg  [255:0] word_1;
    reg  [255:0] word_2;
    reg  [255:0] word_3;
    reg  [255:0] word_4;
    reg  [255:0] word_5;
    reg    [8:0] taken;

    wire [255:0] swapped = {
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
        beat_data[255:248]
    };
    wire         next_any = |next;
    assign completes = valid && next_any && (beat_last || next[5]);
    wire  [32:0] count_and = ({beat_keep, 1'b0} | 33'd1) & ~{1'b0, beat_keep};
    wire   [8:0] count_word = {
        3'd0,
        |(count_and & 33'h100000000),
        |(count_and & 33'hffff0000),
        |(count_and & 33'hff00ff00),
        |(count_and & 33'hf0f0f0f0),
        |(count_and & 33'hcccccccc),
        |(count_and & 33'haaaaaaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            next <= 6'd1;
            taken <= 9'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 6'd1;
                    taken <= 9'd0;
                end else begin
                    next <= {next[4:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 9'd32;
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
                word_1 <= 256'd0;
            end
            if (next[2]) begin
                word_2 <= swapped;
            end else if (next[0]) begin
                word_2 <= 256'd0;
            end
            if (next[3]) begin
                word_3 <= swapped;
            end else if (next[0]) begin
                word_3 <= 256'd0;
            end
            if (next[4]) begin
                word_4 <= swapped;
            end else if (next[0]) begin
                word_4 <= 256'd0;
            end
            if (next[5]) begin
                word_5 <= swapped;
            end else if (next[0]) begin
                word_5 <= 256'd0;
            end
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {word_0, word_1, word_2, word_3, word_4, word_5[255:16]};

    wire _unused_ok = &{1'b0, word_5[15:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 6'd1))));
`endif

endmodule

`default_nettype wire
