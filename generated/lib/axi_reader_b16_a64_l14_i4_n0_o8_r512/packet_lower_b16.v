// Moves packets down to byte 0 of their beats of 16 bytes.
`default_nettype none

module packet_lower_b16 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire   [3:0] up_payload_from,
    input  wire         up_payload_wrong,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          full;
    reg          begins;
    reg          is_first;
    reg  [127:0] turned_data;
    reg   [15:0] turned_keep;
    reg          turned_last;
    reg          turned_wrong;
    reg   [15:0] above;
    reg  [127:0] held_data;
    reg   [15:0] held_keep;
    reg          held_last;
    reg          held_wrong;
    reg          tail;
    reg          shown;
    reg  [127:0] out_data;
    reg   [15:0] out_keep;
    reg          out_last;
    reg          out_wrong;

    wire         free = !shown || down_ready;
    wire         joins = free && full;
    wire         ready = !full || joins;
    wire [127:0] turned_1_word = {up_payload_data[7:0], up_payload_data[127:8]};
    wire [127:0] turned_1 = up_payload_from[0] ? turned_1_word : up_payload_data;
    wire [127:0] turned_2 = up_payload_from[1] ? {turned_1[15:0], turned_1[127:16]} : turned_1;
    wire [127:0] turned_4 = up_payload_from[2] ? {turned_2[31:0], turned_2[127:32]} : turned_2;
    wire [127:0] turned_8 = up_payload_from[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire  [15:0] keep_turned_1_word = {up_payload_keep[0], up_payload_keep[15:1]};
    wire  [15:0] keep_turned_1 = up_payload_from[0] ? keep_turned_1_word : up_payload_keep;
    wire  [15:0] keep_turned_2_word = {keep_turned_1[1:0], keep_turned_1[15:2]};
    wire  [15:0] keep_turned_2 = up_payload_from[1] ? keep_turned_2_word : keep_turned_1;
    wire  [15:0] keep_turned_4_word = {keep_turned_2[3:0], keep_turned_2[15:4]};
    wire  [15:0] keep_turned_4 = up_payload_from[2] ? keep_turned_4_word : keep_turned_2;
    wire  [15:0] keep_turned_8_word = {keep_turned_4[7:0], keep_turned_4[15:8]};
    wire  [15:0] keep_turned_8 = up_payload_from[3] ? keep_turned_8_word : keep_turned_4;
    wire         follows = full && !is_first;
    wire  [15:0] rest = turned_keep & (is_first ? {16{1'b1}} : ~above);
    wire         is_wrong = turned_wrong || (held_wrong && !is_first);
    wire         has_rest = |rest;
    wire  [15:0] above_not = ~({16{1'b1}} << up_payload_from);
    wire [127:0] out_data_word = {
        above[15] ? turned_data[127:120] : held_data[127:120],
        above[14] ? turned_data[119:112] : held_data[119:112],
        above[13] ? turned_data[111:104] : held_data[111:104],
        above[12] ? turned_data[103:96] : held_data[103:96],
        above[11] ? turned_data[95:88] : held_data[95:88],
        above[10] ? turned_data[87:80] : held_data[87:80],
        above[9] ? turned_data[79:72] : held_data[79:72],
        above[8] ? turned_data[71:64] : held_data[71:64],
        above[7] ? turned_data[63:56] : held_data[63:56],
        above[6] ? turned_data[55:48] : held_data[55:48],
        above[5] ? turned_data[47:40] : held_data[47:40],
        above[4] ? turned_data[39:32] : held_data[39:32],
        above[3] ? turned_data[31:24] : held_data[31:24],
        above[2] ? turned_data[23:16] : held_data[23:16],
        above[1] ? turned_data[15:8] : held_data[15:8],
        above[0] ? turned_data[7:0] : held_data[7:0]
    };

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            begins <= 1'b1;
            tail <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
            if (ready && up_valid) begin
                begins <= up_payload_last;
            end
            if (free) begin
                shown <= tail || follows;
                tail <= full && turned_last && (is_first || has_rest);
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_8;
            turned_keep <= keep_turned_8;
            turned_last <= up_payload_last;
            turned_wrong <= up_payload_wrong;
            above <= {
                above_not[0],
                above_not[1],
                above_not[2],
                above_not[3],
                above_not[4],
                above_not[5],
                above_not[6],
                above_not[7],
                above_not[8],
                above_not[9],
                above_not[10],
                above_not[11],
                above_not[12],
                above_not[13],
                above_not[14],
                above_not[15]
            };
            is_first <= begins;
        end
        if (free) begin
            if (full) begin
                held_data <= turned_data;
                held_keep <= rest;
                held_last <= turned_last;
                held_wrong <= is_wrong;
            end
            out_data <= tail ? held_data : out_data_word;
            out_keep <= held_keep | (turned_keep & above & {16{!tail}});
            out_last <= tail || (turned_last && !has_rest);
            out_wrong <= tail ? held_wrong : is_wrong;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_wrong = out_wrong;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, held_last};

`ifdef FORMAL
    always @(posedge clk) if (!rst) an_end_is_followed_by_a_beginning: assert (!(tail && full) || is_first);
`endif

endmodule

`default_nettype wire
