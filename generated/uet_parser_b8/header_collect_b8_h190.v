// Copies the first 190 bytes of each packet into one word, the first byte on top.
`default_nettype none

module header_collect_b8_h190 (
    input  wire          clk,
    input  wire          rst,
    input  wire   [63:0] beat_data,
    input  wire    [7:0] beat_keep,
    input  wire          beat_last,
    input  wire          valid,
    output wire [1519:0] header,
    output reg     [8:0] count,
    output reg           done,
    output wire          completes
);

    reg  [23:0] next;
    reg  [63:0] word_0;
    reg  [63:0] word_1;
    reg  [63:0] word_2;
    reg  [63:0] word_3;
    reg  [63:0] word_4;
    reg  [63:0] word_5;
    reg  [63:0] word_6;
    reg  [63:0] word_7;
    reg  [63:0] word_8;
    reg  [63:0] word_9;
    reg  [63:0] word_10;
    reg  [63:0] word_11;
    reg  [63:0] word_12;
    reg  [63:0] word_13;
    reg  [63:0] word_14;
    reg  [63:0] word_15;
    reg  [63:0] word_16;
    reg  [63:0] word_17;
    reg  [63:0] word_18;
    reg  [63:0] word_19;
    reg  [63:0] word_20;
    reg  [63:0] word_21;
    reg  [63:0] word_22;
    reg  [63:0] word_23;
    reg   [8:0] taken;

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
    assign completes = valid && next_any && (beat_last || next[23]);
    wire  [8:0] count_and = ({beat_keep, 1'b0} | 9'd1) & ~{1'b0, beat_keep};
    wire  [8:0] count_word = {5'd0, |(count_and & 9'h100), |(count_and & 9'd240), |(count_and & 9'd204), |(count_and & 9'd170)};

    always @(posedge clk) begin
        if (rst) begin
            next <= 24'd1;
            taken <= 9'd0;
            done <= 1'b0;
        end else begin
            if (valid) begin
                if (beat_last) begin
                    next <= 24'd1;
                    taken <= 9'd0;
                end else begin
                    next <= {next[22:0], 1'b0};
                    if (next_any) begin
                        taken <= taken + 9'd8;
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
            if (next[6]) begin
                word_6 <= swapped;
            end else if (next[0]) begin
                word_6 <= 64'd0;
            end
            if (next[7]) begin
                word_7 <= swapped;
            end else if (next[0]) begin
                word_7 <= 64'd0;
            end
            if (next[8]) begin
                word_8 <= swapped;
            end else if (next[0]) begin
                word_8 <= 64'd0;
            end
            if (next[9]) begin
                word_9 <= swapped;
            end else if (next[0]) begin
                word_9 <= 64'd0;
            end
            if (next[10]) begin
                word_10 <= swapped;
            end else if (next[0]) begin
                word_10 <= 64'd0;
            end
            if (next[11]) begin
                word_11 <= swapped;
            end else if (next[0]) begin
                word_11 <= 64'd0;
            end
            if (next[12]) begin
                word_12 <= swapped;
            end else if (next[0]) begin
                word_12 <= 64'd0;
            end
            if (next[13]) begin
                word_13 <= swapped;
            end else if (next[0]) begin
                word_13 <= 64'd0;
            end
            if (next[14]) begin
                word_14 <= swapped;
            end else if (next[0]) begin
                word_14 <= 64'd0;
            end
            if (next[15]) begin
                word_15 <= swapped;
            end else if (next[0]) begin
                word_15 <= 64'd0;
            end
            if (next[16]) begin
                word_16 <= swapped;
            end else if (next[0]) begin
                word_16 <= 64'd0;
            end
            if (next[17]) begin
                word_17 <= swapped;
            end else if (next[0]) begin
                word_17 <= 64'd0;
            end
            if (next[18]) begin
                word_18 <= swapped;
            end else if (next[0]) begin
                word_18 <= 64'd0;
            end
            if (next[19]) begin
                word_19 <= swapped;
            end else if (next[0]) begin
                word_19 <= 64'd0;
            end
            if (next[20]) begin
                word_20 <= swapped;
            end else if (next[0]) begin
                word_20 <= 64'd0;
            end
            if (next[21]) begin
                word_21 <= swapped;
            end else if (next[0]) begin
                word_21 <= 64'd0;
            end
            if (next[22]) begin
                word_22 <= swapped;
            end else if (next[0]) begin
                word_22 <= 64'd0;
            end
            if (next[23]) begin
                word_23 <= swapped;
            end else if (next[0]) begin
                word_23 <= 64'd0;
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
        word_11,
        word_12,
        word_13,
        word_14,
        word_15,
        word_16,
        word_17,
        word_18,
        word_19,
        word_20,
        word_21,
        word_22,
        word_23[63:16]
    };

    wire _unused_ok = &{1'b0, word_23[15:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_slot_at_most: assert (!(|(next & (next - 24'd1))));
`endif

endmodule

`default_nettype wire
