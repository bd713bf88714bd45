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
    reg  [127:0] turned;
    reg          turned_full;
    reg    [4:0] filled;
    reg    [4:0] fills;
    reg          over;
    reg          last;
    reg          ok;
    reg          wrong;
    reg  [127:0] held_data;
    reg   [15:0] held_keep;
    reg          held_last;
    reg          held_ok;
    reg          held_wrong;
    reg  [127:0] out_data;
    reg   [15:0] out_keep;
    reg          out_last;
    reg          out_ok;
    reg          out_wrong;
    reg          out_full;

    wire         out_ready = !out_full || down_ready;
    wire         join_ready = out_ready;
    wire         turn_ready = !turned_full || join_ready;
    wire   [5:0] total = {1'b0, fill} + {1'b0, up_payload_count};
    wire         exceeds = total > 6'd16;
    wire   [5:0] held_then_choice = exceeds ? total - 6'd16 : total;
    wire   [4:0] held_then = held_then_choice[4:0];
    wire [127:0] turned_1_word = {up_payload_data[119:0], up_payload_data[127:120]};
    wire [127:0] turned_1 = fill[0] ? turned_1_word : up_payload_data;
    wire [127:0] turned_2 = fill[1] ? {turned_1[111:0], turned_1[127:112]} : turned_1;
    wire [127:0] turned_4 = fill[2] ? {turned_2[95:0], turned_2[127:96]} : turned_2;
    wire [127:0] turned_8 = fill[3] ? {turned_4[63:0], turned_4[127:64]} : turned_4;
    wire         leaves = held_last || (turned_full && over);
    wire  [15:0] out_data_not = ~({16{1'b1}} << filled);
    wire   [7:0] out_data_choice = out_data_not[15] ? held_data[127:120] : turned[127:120];
    wire   [7:0] out_data_choice_2 = out_data_not[14] ? held_data[119:112] : turned[119:112];
    wire   [7:0] out_data_choice_3 = out_data_not[13] ? held_data[111:104] : turned[111:104];
    wire   [7:0] out_data_choice_4 = out_data_not[12] ? held_data[103:96] : turned[103:96];
    wire   [7:0] out_data_choice_5 = out_data_not[11] ? held_data[95:88] : turned[95:88];
    wire   [7:0] out_data_choice_6 = out_data_not[10] ? held_data[87:80] : turned[87:80];
    wire   [7:0] out_data_choice_7 = out_data_not[9] ? held_data[79:72] : turned[79:72];
    wire   [7:0] out_data_choice_8 = out_data_not[8] ? held_data[71:64] : turned[71:64];
    wire   [7:0] out_data_choice_9 = out_data_not[7] ? held_data[63:56] : turned[63:56];
    wire   [7:0] out_data_choice_10 = out_data_not[6] ? held_data[55:48] : turned[55:48];
    wire   [7:0] out_data_choice_11 = out_data_not[5] ? held_data[47:40] : turned[47:40];
    wire   [7:0] out_data_choice_12 = out_data_not[4] ? held_data[39:32] : turned[39:32];
    wire   [7:0] out_data_choice_13 = out_data_not[3] ? held_data[31:24] : turned[31:24];
    wire   [7:0] out_data_choice_14 = out_data_not[2] ? held_data[23:16] : turned[23:16];
    wire   [7:0] out_data_choice_15 = out_data_not[1] ? held_data[15:8] : turned[15:8];
    wire   [7:0] out_data_choice_16 = out_data_not[0] ? held_data[7:0] : turned[7:0];
    wire [127:0] out_data_word = {
        out_data_choice,
        out_data_choice_2,
        out_data_choice_3,
        out_data_choice_4,
        out_data_choice_5,
        out_data_choice_6,
        out_data_choice_7,
        out_data_choice_8,
        out_data_choice_9,
        out_data_choice_10,
        out_data_choice_11,
        out_data_choice_12,
        out_data_choice_13,
        out_data_choice_14,
        out_data_choice_15,
        out_data_choice_16
    };
    wire  [15:0] held_data_not = ~({16{1'b1}} << fills);
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

    always @(posedge clk) begin
        if (rst) begin
            fill <= 5'd0;
            turned_full <= 1'b0;
            held_last <= 1'b0;
            out_full <= 1'b0;
        end else begin
            if (turn_ready) begin
                turned_full <= up_valid;
                if (up_valid) begin
                    fill <= up_payload_last ? 5'd0 : held_then;
                end
            end
            if (out_ready) begin
                out_full <= leaves;
                held_last <= turned_full && last;
            end
        end
    end

    always @(posedge clk) begin
        if (turn_ready) begin
            turned <= turned_8;
            filled <= fill;
            fills <= held_then;
            over <= exceeds;
            last <= up_payload_last;
            ok <= up_payload_ok;
            wrong <= up_payload_wrong;
        end
        if (out_ready) begin
            out_data <= held_last ? held_data : out_data_word;
            out_keep <= held_last ? held_keep : {16{1'b1}};
            out_last <= held_last;
            out_ok <= held_ok;
            out_wrong <= held_wrong;
            if (turned_full) begin
                held_data <= {
                    (over ? turned[127:120] : out_data_choice) & {8{held_data_not_15}},
                    (over ? turned[119:112] : out_data_choice_2) & {8{held_data_not_14}},
                    (over ? turned[111:104] : out_data_choice_3) & {8{held_data_not_13}},
                    (over ? turned[103:96] : out_data_choice_4) & {8{held_data_not_12}},
                    (over ? turned[95:88] : out_data_choice_5) & {8{held_data_not_11}},
                    (over ? turned[87:80] : out_data_choice_6) & {8{held_data_not_10}},
                    (over ? turned[79:72] : out_data_choice_7) & {8{held_data_not_9}},
                    (over ? turned[71:64] : out_data_choice_8) & {8{held_data_not_8}},
                    (over ? turned[63:56] : out_data_choice_9) & {8{held_data_not_7}},
                    (over ? turned[55:48] : out_data_choice_10) & {8{held_data_not_6}},
                    (over ? turned[47:40] : out_data_choice_11) & {8{held_data_not_5}},
                    (over ? turned[39:32] : out_data_choice_12) & {8{held_data_not_4}},
                    (over ? turned[31:24] : out_data_choice_13) & {8{held_data_not_3}},
                    (over ? turned[23:16] : out_data_choice_14) & {8{held_data_not_2}},
                    (over ? turned[15:8] : out_data_choice_15) & {8{held_data_not_1}},
                    (over ? turned[7:0] : out_data_choice_16) & {8{held_data_not_0}}
                };
            end
            held_keep <= held_data_not;
            held_ok <= ok;
            held_wrong <= wrong;
        end
    end

    assign up_ready = turn_ready;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_ok = out_ok && !out_wrong;
    assign down_valid = out_full;

    wire _unused_ok = &{1'b0, held_then_choice[5]};

endmodule

`default_nettype wire
