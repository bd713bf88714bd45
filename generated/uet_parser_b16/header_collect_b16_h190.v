// Copies the first 190 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b16_h190 (
    input  wire          clk,
    input  wire          rst,
    input  wire  [127:0] beat_data,
    input  wire   [15:0] beat_keep,
    input  wire          beat_last,
    input  wire          valid,
    output wire [1519:0] header,
    output reg     [8:0] count,
    output reg           done,
    output wire          completes
);

    reg   [11:0] next;
    reg  [127:0] word_0;
    reg  [127:0] word_1;
    reg  [127:0] word_2;
    reg  [127:0] word_3;
    reg  [127:0] word_4;
    reg  [127:0] word_5;
    reg  [127:0] word_6;
    reg  [127:0] word_7;
    reg  [127:0] word_8;
    reg  [127:0] word_9;
    reg  [127:0] word_10;
    reg  [127:0] word_11;
    reg    [8:0] taken;

    wire [127:0] swapped = {
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
        beat_data[127:120]
    };
    wire         next_any = |next;
    assign completes = valid && next_any && (beat_last || next[11]);
    wire  [16:0] count_and = ({beat_keep, 1'b0} | 17'd1) & ~{1'b0, beat_keep};
    wire   [8:0] count_word = {
        4'd0,
        |(count_and & 17'h10000),
        |(count_and & 17'hff00),
        |(count_and & 17'hf0f0),
        |(count_and & 17'hcccc),
        |(count_and & 17'haaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            next <= 12'd1;
            taken <= 9'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 12'd1;
                    taken <= 9'd0;
                end else begin
                    next <= {next[10:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 9'd16;
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
                word_1 <= 128'd0;
            end
            if (next[2]) begin
                word_2 <= swapped;
            end else if (next[0]) begin
                word_2 <= 128'd0;
            end
            if (next[3]) begin
                word_3 <= swapped;
            end else if (next[0]) begin
                word_3 <= 128'd0;
            end
            if (next[4]) begin
                word_4 <= swapped;
            end else if (next[0]) begin
                word_4 <= 128'd0;
            end
            if (next[5]) begin
                word_5 <= swapped;
            end else if (next[0]) begin
                word_5 <= 128'd0;
            end
            if (next[6]) begin
                word_6 <= swapped;
            end else if (next[0]) begin
                word_6 <= 128'd0;
            end
            if (next[7]) begin
                word_7 <= swapped;
            end else if (next[0]) begin
                word_7 <= 128'd0;
            end
            if (next[8]) begin
                word_8 <= swapped;
            end else if (next[0]) begin
                word_8 <= 128'd0;
            end
            if (next[9]) begin
                word_9 <= swapped;
            end else if (next[0]) begin
                word_9 <= 128'd0;
            end
            if (next[10]) begin
                word_10 <= swapped;
            end else if (next[0]) begin
                word_10 <= 128'd0;
            end
            if (next[11]) begin
                word_11 <= swapped;
            end else if (next[0]) begin
                word_11 <= 128'd0;
            end
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {
        word_0,
        word_1,
        word_2,
        word_3,
        word_4,
        word_5,
        word_6,
        word_7,
        word_8,
        word_9,
        word_10,
        word_11[127:16]
    };

    wire _unused_ok = &{1'b0, word_11[15:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 12'd1))));
`endif

endmodule

`default_nettype wire
