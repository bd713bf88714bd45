// Joins pieces of packets to beats of 16 bytes.
`default_nettype none

module packet_pack_b16 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] up_payload_data,
    input  wire   [4:0] up_payload_count,
    input  wire         up_payload_last,
    input  wire         up_payload_ok,
    input  wire         up_payload_wrong,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_ok,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] fill;
    wire         turn_up_ready;
    wire [127:0] turn_down_payload_data;
    wire   [4:0] turn_down_payload_before;
    wire   [4:0] turn_down_payload_after;
    wire         turn_down_payload_over;
    wire         turn_down_payload_last;
    wire         turn_down_payload_ok;
    wire         turn_down_payload_wrong;
    wire         turn_down_valid;
    reg  [127:0] held_data;
    reg   [15:0] held_keep;
    reg          held_last;
    reg          held_ok;
    reg          held_wrong;
    wire         out_up_ready;
    wire [127:0] out_down_payload_data;
    wire  [15:0] out_down_payload_keep;
    wire         out_down_payload_last;
    wire         out_down_payload_ok;
    wire         out_down_payload_wrong;
    wire         out_down_valid;

    wire   [5:0] total = {1'b0, fill} + {1'b0, up_payload_count};
    wire         exceeds = total > 6'd16;
    wire   [5:0] held_then_choice = exceeds ? total - 6'd16 : total;
    wire   [4:0] held_then = held_then_choice[4:0];
    assign up_ready = turn_up_ready;
    wire [127:0] turned_1_word = {up_payload_data[119:0], up_payload_data[127:120]};
    wire [127:0] turned_1 = fill[0] ? turned_1_word : up_payload_data;
    wire [127:0] turned_2 = fill[1] ? {turned_1[111:0], turned_1[127:112]} : turned_1;
    wire [127:0] turned_4 = fill[2] ? {turned_2[95:0], turned_2[127:96]} : turned_2;
    wire [127:0] turned_8 = fill[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire         joined_ready = out_up_ready;
    wire  [15:0] out_up_payload_data_not = ~({16{1'b1}} << turn_down_payload_before);
    wire [127:0] out_up_payload_data_word = {
        out_up_payload_data_not[15] ? held_data[127:120] : turn_down_payload_data[127:120],
        out_up_payload_data_not[14] ? held_data[119:112] : turn_down_payload_data[119:112],
        out_up_payload_data_not[13] ? held_data[111:104] : turn_down_payload_data[111:104],
        out_up_payload_data_not[12] ? held_data[103:96] : turn_down_payload_data[103:96],
        out_up_payload_data_not[11] ? held_data[95:88] : turn_down_payload_data[95:88],
        out_up_payload_data_not[10] ? held_data[87:80] : turn_down_payload_data[87:80],
        out_up_payload_data_not[9] ? held_data[79:72] : turn_down_payload_data[79:72],
        out_up_payload_data_not[8] ? held_data[71:64] : turn_down_payload_data[71:64],
        out_up_payload_data_not[7] ? held_data[63:56] : turn_down_payload_data[63:56],
        out_up_payload_data_not[6] ? held_data[55:48] : turn_down_payload_data[55:48],
        out_up_payload_data_not[5] ? held_data[47:40] : turn_down_payload_data[47:40],
        out_up_payload_data_not[4] ? held_data[39:32] : turn_down_payload_data[39:32],
        out_up_payload_data_not[3] ? held_data[31:24] : turn_down_payload_data[31:24],
        out_up_payload_data_not[2] ? held_data[23:16] : turn_down_payload_data[23:16],
        out_up_payload_data_not[1] ? held_data[15:8] : turn_down_payload_data[15:8],
        out_up_payload_data_not[0] ? held_data[7:0] : turn_down_payload_data[7:0]
    };
    wire  [15:0] held_data_not = ~({16{1'b1}} << turn_down_payload_after);
    wire         held_data_not_15 = held_data_not[15];
    wire         held_data_not_14 = held_data_not[14];
    wire         held_data_not_13 = held_data_not[13];
    wire         held_data_not_12 = held_data_not[12];
    wire         held_data_not_11 = held_data_not[11];
    wire         held_data_not_10 = held_data_not[10];
    wire         held_data_not_9 = held_data_not[9];
    wire         held_data_not_8 = held_data_not[8];
    wire         held_data_not_7 = held_data_not[7];
    wire         held_data_not_6 = held_data_not[6];
    wire         held_data_not_5 = held_data_not[5];
    wire         held_data_not_4 = held_data_not[4];
    wire         held_data_not_3 = held_data_not[3];
    wire         held_data_not_2 = held_data_not[2];
    wire         held_data_not_1 = held_data_not[1];
    wire         held_data_not_0 = held_data_not[0];
    wire [127:0] held_data_word = {
        {7{held_data_not_15}},
        held_data_not[15:14],
        {6{held_data_not_14}},
        held_data_not[14:13],
        {6{held_data_not_13}},
        held_data_not[13:12],
        {6{held_data_not_12}},
        held_data_not[12:11],
        {6{held_data_not_11}},
        held_data_not[11:10],
        {6{held_data_not_10}},
        held_data_not[10:9],
        {6{held_data_not_9}},
        held_data_not[9:8],
        {6{held_data_not_8}},
        held_data_not[8:7],
        {6{held_data_not_7}},
        held_data_not[7:6],
        {6{held_data_not_6}},
        held_data_not[6:5],
        {6{held_data_not_5}},
        held_data_not[5:4],
        {6{held_data_not_4}},
        held_data_not[4:3],
        {6{held_data_not_3}},
        held_data_not[3:2],
        {6{held_data_not_2}},
        held_data_not[2:1],
        {6{held_data_not_1}},
        held_data_not[1:0],
        {7{held_data_not_0}}
    };

    forward_slice_w142 turn (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_data     (turned_8),
        .up_payload_before   (fill),
        .up_payload_after    (held_then),
        .up_payload_over     (exceeds),
        .up_payload_last     (up_payload_last),
        .up_payload_ok       (up_payload_ok),
        .up_payload_wrong    (up_payload_wrong),
        .up_valid            (up_valid),
        .up_ready            (turn_up_ready),
        .down_payload_data   (turn_down_payload_data),
        .down_payload_before (turn_down_payload_before),
        .down_payload_after  (turn_down_payload_after),
        .down_payload_over   (turn_down_payload_over),
        .down_payload_last   (turn_down_payload_last),
        .down_payload_ok     (turn_down_payload_ok),
        .down_payload_wrong  (turn_down_payload_wrong),
        .down_valid          (turn_down_valid),
        .down_ready          (joined_ready)
    );

    forward_slice_w147 out (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (held_last ? held_data : out_up_payload_data_word),
        .up_payload_keep    (held_last ? held_keep : {16{1'b1}}),
        .up_payload_last    (held_last),
        .up_payload_ok      (held_ok),
        .up_payload_wrong   (held_wrong),
        .up_valid           (held_last || (turn_down_valid && turn_down_payload_over)),
        .up_ready           (out_up_ready),
        .down_payload_data  (out_down_payload_data),
        .down_payload_keep  (out_down_payload_keep),
        .down_payload_last  (out_down_payload_last),
        .down_payload_ok    (out_down_payload_ok),
        .down_payload_wrong (out_down_payload_wrong),
        .down_valid         (out_down_valid),
        .down_ready         (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            fill <= 5'd0;
            held_last <= 1'b0;
        end else begin
            if (up_ready) begin
                if (up_valid) begin
                    fill <= up_payload_last ? 5'd0 : held_then;
                end
            end
            if (joined_ready) begin
                held_last <= turn_down_valid && turn_down_payload_last;
            end
        end
    end

    always @(posedge clk) begin
        if (joined_ready) begin
            if (turn_down_valid) begin
                held_data <= (turn_down_payload_over ? turn_down_payload_data : out_up_payload_data_word) & held_data_word;
            end
            held_keep <= held_data_not;
            held_ok <= turn_down_payload_ok;
            held_wrong <= turn_down_payload_wrong;
        end
    end

    assign down_payload_data = out_down_payload_data;
    assign down_payload_keep = out_down_payload_keep;
    assign down_payload_last = out_down_payload_last;
    assign down_payload_ok = out_down_payload_ok && !out_down_payload_wrong;
    assign down_valid = out_down_valid;

    wire _unused_ok = &{1'b0, held_then_choice[5]};

endmodule

`default_nettype wire
