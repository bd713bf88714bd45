// Copies the first 66 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b16_h66 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] beat_data,
    input  wire  [15:0] beat_keep,
    input  wire         beat_last,
    input  wire         valid,
    output wire [527:0] header,
    output reg    [7:0] count,
    output reg          done,
    output wire         completes
);

    reg    [4:0] next;
    reg  [127:0] word_0;
    reg  [127:0] word_1;
    reg  [127:0] word_2;
    reg  [127:0] word_3;
    reg  [127:0] word_4;
    reg    [7:0] taken;

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
    assign completes = valid && next_any && (beat_last || next[4]);
    wire  [16:0] count_and = ({beat_keep, 1'b0} | 17'd1) & ~{1'b0, beat_keep};
    wire   [7:0] count_word = {
        3'd0,
        |(count_and & 17'h10000),
        |(count_and & 17'hff00),
        |(count_and & 17'hf0f0),
        |(count_and & 17'hcccc),
        |(count_and & 17'haaaa)
    };

    always @(posedge clk) begin
        if (rst) begin
            next <= 5'd1;
            taken <= 8'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 5'd1;
                    taken <= 8'd0;
                end else begin
                    next <= {next[3:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 8'd16;
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
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {word_0, word_1, word_2, word_3, word_4[127:112]};

    wire _unused_ok = &{1'b0, word_4[111:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 5'd1))));
`endif

endmodule

`default_nettype wire
