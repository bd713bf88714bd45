// Moves packets up within their beats of 16 bytes, by as much as each says.
`default_nettype none

module packet_raise_b16_u12_by (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire  [15:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire  [11:0] up_payload_user,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire  [11:0] down_payload_user,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          full;
    reg          begins;
    reg  [127:0] turned_data;
    reg   [15:0] turned_keep;
    reg          turned_last;
    reg   [11:0] turned_user;
    reg   [15:0] below;
    reg          is_first;
    reg  [127:0] held;
    reg   [15:0] held_keep;
    reg   [11:0] owner;
    reg          tail;
    reg          shown;
    reg  [127:0] out_data;
    reg   [15:0] out_keep;
    reg          out_last;
    reg   [11:0] out_user;

    wire         free = !shown || down_ready;
    wire         joins = free && full && !tail;
    wire         ready = !full || joins;
    wire   [3:0] amount = up_payload_user[3:0];
    wire [127:0] turned_1_word = {up_payload_data[119:0], up_payload_data[127:120]};
    wire [127:0] turned_1 = amount[0] ? turned_1_word : up_payload_data;
    wire [127:0] turned_2 = amount[1] ? {turned_1[111:0], turned_1[127:112]} : turned_1;
    wire [127:0] turned_4 = amount[2] ? {turned_2[95:0], turned_2[127:96]} : turned_2;
    wire [127:0] turned_8 = amount[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire  [15:0] keep_turned_1_word = {up_payload_keep[14:0], up_payload_keep[15]};
    wire  [15:0] keep_turned_1 = amount[0] ? keep_turned_1_word : up_payload_keep;
    wire  [15:0] keep_turned_2_word = {keep_turned_1[13:0], keep_turned_1[15:14]};
    wire  [15:0] keep_turned_2 = amount[1] ? keep_turned_2_word : keep_turned_1;
    wire  [15:0] keep_turned_4_word = {keep_turned_2[11:0], keep_turned_2[15:12]};
    wire  [15:0] keep_turned_4 = amount[2] ? keep_turned_4_word : keep_turned_2;
    wire  [15:0] keep_turned_8_word = {keep_turned_4[7:0], keep_turned_4[15:8]};
    wire  [15:0] keep_turned_8 = amount[3] ? keep_turned_8_word : keep_turned_4;
    wire  [15:0] over = turned_keep & below;
    wire         spills = |over;
    wire  [15:0] left = held_keep & {16{!is_first}};

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
                shown <= full || tail;
            end
            if (joins) begin
                tail <= turned_last && spills;
            end else if (free && tail) begin
                tail <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (ready && up_valid) begin
            turned_data <= turned_8;
            turned_keep <= keep_turned_8;
            turned_last <= up_payload_last;
            turned_user <= up_payload_user;
            below <= ~({16{1'b1}} << amount);
            is_first <= begins;
        end
        if (joins) begin
            held <= turned_data;
            held_keep <= over;
            owner <= turned_user;
            out_data <= {
                below[15] ? held[127:120] : turned_data[127:120],
                below[14] ? held[119:112] : turned_data[119:112],
                below[13] ? held[111:104] : turned_data[111:104],
                below[12] ? held[103:96] : turned_data[103:96],
                below[11] ? held[95:88] : turned_data[95:88],
                below[10] ? held[87:80] : turned_data[87:80],
                below[9] ? held[79:72] : turned_data[79:72],
                below[8] ? held[71:64] : turned_data[71:64],
                below[7] ? held[63:56] : turned_data[63:56],
                below[6] ? held[55:48] : turned_data[55:48],
                below[5] ? held[47:40] : turned_data[47:40],
                below[4] ? held[39:32] : turned_data[39:32],
                below[3] ? held[31:24] : turned_data[31:24],
                below[2] ? held[23:16] : turned_data[23:16],
                below[1] ? held[15:8] : turned_data[15:8],
                below[0] ? held[7:0] : turned_data[7:0]
            };
            out_keep <= (below & left) | (turned_keep & ~below);
            out_last <= turned_last && !spills;
            out_user <= turned_user;
        end else if (free && tail) begin
            out_data <= held;
            out_keep <= held_keep;
            out_last <= 1'b1;
            out_user <= owner;
        end
    end

    assign up_ready = ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_user = out_user;
    assign down_valid = shown;

endmodule

`default_nettype wire
