// Copies the first 42 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b8_h42 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] beat_data,
    input  wire   [7:0] beat_keep,
    input  wire         beat_last,
    input  wire         valid,
    output wire [335:0] header,
    output reg    [6:0] count,
    output reg          done,
    output wire         completes
);

    reg   [5:0] next;
    reg  [63:0] word_0;
    reg  [63:0] word_1;
    reg  [63:0] word_2;
    reg  [63:0] word_3;
    reg  [63:0] word_4;
    reg  [63:0] word_5;
    reg   [6:0] taken;

    wire [63:0] swapped = {
        beat_data[7:0],
        beat_data[15:8],
        beat_data[23:16],
        beat_data[31:24],
        beat_data[39:32],
        beat_data[47:40],
        beat_data[55:48],
        beat_data[63:56]
    };
    wire        next_any = |next;
    assign completes = valid && next_any && (beat_last || next[5]);
    wire  [8:0] count_and = ({beat_keep, 1'b0} | 9'd1) & ~{1'b0, beat_keep};
    wire  [6:0] count_word = {3'd0, |(count_and & 9'h100), |(count_and & 9'd240), |(count_and & 9'd204), |(count_and & 9'd170)};

    always @(posedge clk) begin
        if (rst) begin
            next <= 6'd1;
            taken <= 7'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 6'd1;
                    taken <= 7'd0;
                end else begin
                    next <= {next[4:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 7'd8;
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
                word_1 <= 64'd0;
            end
            if (next[2]) begin
                word_2 <= swapped;
            end else if (next[0]) begin
                word_2 <= 64'd0;
            end
            if (next[3]) begin
                word_3 <= swapped;
            end else if (next[0]) begin
                word_3 <= 64'd0;
            end
            if (next[4]) begin
                word_4 <= swapped;
            end else if (next[0]) begin
                word_4 <= 64'd0;
            end
            if (next[5]) begin
                word_5 <= swapped;
            end else if (next[0]) begin
                word_5 <= 64'd0;
            end
            if (next_any) begin
                count <= taken + count_word;
            end
        end
    end

    assign header = {word_0, word_1, word_2, word_3, word_4, word_5[63:48]};

    wire _unused_ok = &{1'b0, word_5[47:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 6'd1))));
`endif

endmodule

`default_nettype wire
