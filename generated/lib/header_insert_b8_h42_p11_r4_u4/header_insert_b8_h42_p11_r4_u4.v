// Puts up to 42 bytes in front of each packet, and room after it, in beats of 8 bytes.
`default_nettype none

module header_insert_b8_h42_p11_r4_u4 (
    input  wire         clk,
    input  wire         rst,
    input  wire [335:0] frame_payload_header,
    input  wire   [5:0] frame_payload_length,
    input  wire  [10:0] frame_payload_payload,
    input  wire   [3:0] frame_payload_room,
    input  wire         frame_payload_send,
    input  wire   [3:0] frame_payload_user,
    input  wire         frame_valid,
    output wire         frame_ready,
    input  wire  [63:0] up_payload_data,
    input  wire   [7:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [63:0] down_payload_data,
    output wire   [7:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire   [3:0] down_payload_user,
    output wire         down_valid,
    input  wire         down_ready
);

    reg          planned;
    reg  [335:0] header;
    reg    [9:0] header_end;
    reg    [9:0] take_end;
    reg    [9:0] frame_end;
    reg    [2:0] turn;
    reg    [7:0] in_header;
    reg    [7:0] in_packet;
    reg    [2:0] last_lane;
    reg          send;
    reg    [3:0] user;
    reg    [9:0] index;
    reg          taken;
    reg          spoilt;
    reg          draining;
    reg   [63:0] turned;
    reg   [63:0] head;
    reg          is_head;
    reg    [7:0] below;
    reg    [7:0] turned_keep;
    reg          turned_last;
    reg          turned_wrong;
    reg    [3:0] turned_user;
    reg          turned_full;
    reg   [63:0] held;
    reg   [63:0] out_data;
    reg    [7:0] out_keep;
    reg          out_last;
    reg          out_wrong;
    reg    [3:0] out_user;
    reg          out_full;

    wire        join_ready = !out_full || down_ready;
    wire        turn_ready = !turned_full || join_ready;
    wire        drops = planned && !send && !draining;
    wire        there = up_valid && !draining;
    wire        fills = index < header_end;
    wire        wants = !(fills || taken);
    wire        hands = planned && send && turn_ready && (there || !wants);
    wire        at_end = index == frame_end;
    wire        frame_used = drops || (hands && at_end);
    wire        plan_ready = !planned || frame_used;
    wire [12:0] header_last = {7'd0, frame_payload_length} - 13'd1;
    wire [12:0] packet_last = {2'd0, frame_payload_payload} - 13'd1;
    wire        empty = !(|frame_payload_payload);
    wire [12:0] frame_last_sum = {7'd0, frame_payload_length} + {9'd0, frame_payload_room};
    wire [12:0] frame_last = frame_last_sum + packet_last;
    wire        at_take_end = index == take_end;
    wire        takes = hands && wants;
    wire        misfits_term = at_take_end && up_payload_keep != in_packet;
    wire        misfits = up_payload_last != at_take_end || misfits_term;
    wire        is_wrong = spoilt || (takes && misfits);
    wire        up_payload_keep_7_and_takes = up_payload_keep[7] && takes;
    wire        up_payload_keep_6_and_takes = up_payload_keep[6] && takes;
    wire        up_payload_keep_5_and_takes = up_payload_keep[5] && takes;
    wire        up_payload_keep_4_and_takes = up_payload_keep[4] && takes;
    wire        up_payload_keep_3_and_takes = up_payload_keep[3] && takes;
    wire        up_payload_keep_2_and_takes = up_payload_keep[2] && takes;
    wire        up_payload_keep_1_and_takes = up_payload_keep[1] && takes;
    wire        up_payload_keep_0_and_takes = up_payload_keep[0] && takes;
    wire [63:0] masked = {
        up_payload_data[63:56] & {8{up_payload_keep_7_and_takes}},
        up_payload_data[55:48] & {8{up_payload_keep_6_and_takes}},
        up_payload_data[47:40] & {8{up_payload_keep_5_and_takes}},
        up_payload_data[39:32] & {8{up_payload_keep_4_and_takes}},
        up_payload_data[31:24] & {8{up_payload_keep_3_and_takes}},
        up_payload_data[23:16] & {8{up_payload_keep_2_and_takes}},
        up_payload_data[15:8] & {8{up_payload_keep_1_and_takes}},
        up_payload_data[7:0] & {8{up_payload_keep_0_and_takes}}
    };
    wire [63:0] turned_1 = turn[0] ? {masked[55:0], masked[63:56]} : masked;
    wire [63:0] turned_2 = turn[1] ? {turned_1[47:0], turned_1[63:48]} : turned_1;
    wire [63:0] turned_4 = turn[2] ? {turned_2[31:0], turned_2[63:32]} : turned_2;
    wire [63:0] word_choice = index[0] ? {48'd0, header[335:320]} : header[319:256];
    wire [63:0] word_choice_2 = index[0] ? header[255:192] : header[191:128];
    wire [63:0] word_choice_3 = index[0] ? header[127:64] : header[63:0];
    wire [63:0] word = index[2] ? word_choice : index[1] ? word_choice_2 : word_choice_3;
    wire  [7:0] in_header_not = ~(8'd255 << header_last[2:0]);
    wire  [7:0] in_packet_not = ~(8'd255 << packet_last[2:0]);
    wire  [7:0] turned_keep_not = ~(8'd255 << last_lane);

    always @(posedge clk) begin
        if (rst) begin
            planned <= 1'b0;
            index <= 10'd0;
            taken <= 1'b0;
            spoilt <= 1'b0;
            draining <= 1'b0;
            turned_full <= 1'b0;
            out_full <= 1'b0;
        end else begin
            if (plan_ready) begin
                planned <= frame_valid;
            end
            if (hands) begin
                if (at_end) begin
                    index <= 10'd0;
                    taken <= 1'b0;
                    spoilt <= 1'b0;
                end else begin
                    index <= index + 10'd1;
                    taken <= taken || (takes && (up_payload_last || at_take_end));
                    spoilt <= is_wrong;
                end
            end
            if (drops || (takes && at_take_end && !up_payload_last)) begin
                draining <= 1'b1;
            end else if (up_valid && up_payload_last) begin
                draining <= 1'b0;
            end
            if (turn_ready) begin
                turned_full <= hands;
            end
            if (join_ready) begin
                out_full <= turned_full;
            end
        end
    end

    always @(posedge clk) begin
        if (plan_ready) begin
            header <= frame_payload_header;
            header_end <= header_last[12:3];
            take_end <= header_last[12:3] + (empty ? 10'd0 : packet_last[12:3]);
            frame_end <= frame_last[12:3];
            turn <= frame_payload_length[2:0];
            in_header <= {in_header_not[6:0], 1'b0} | 8'd1;
            in_packet <= ({in_packet_not[6:0], 1'b0} | 8'd1) & {8{!empty}};
            last_lane <= frame_last[2:0];
            send <= frame_payload_send;
            user <= frame_payload_user;
        end
        if (turn_ready) begin
            turned <= turned_4;
            head <= word;
            is_head <= header_end >= index;
            below <= in_header | {8{fills}};
            turned_keep <= {turned_keep_not[6:0], 1'b0} | 8'd1 | {8{!at_end}};
            turned_last <= at_end;
            turned_wrong <= is_wrong;
            turned_user <= user;
        end
        if (join_ready) begin
            if (turned_full) begin
                held <= turned;
            end
            out_data <= {
                below[7] ? (is_head ? head[63:56] : held[63:56]) : turned[63:56],
                below[6] ? (is_head ? head[55:48] : held[55:48]) : turned[55:48],
                below[5] ? (is_head ? head[47:40] : held[47:40]) : turned[47:40],
                below[4] ? (is_head ? head[39:32] : held[39:32]) : turned[39:32],
                below[3] ? (is_head ? head[31:24] : held[31:24]) : turned[31:24],
                below[2] ? (is_head ? head[23:16] : held[23:16]) : turned[23:16],
                below[1] ? (is_head ? head[15:8] : held[15:8]) : turned[15:8],
                below[0] ? (is_head ? head[7:0] : held[7:0]) : turned[7:0]
            };
            out_keep <= turned_keep;
            out_last <= turned_last;
            out_wrong <= turned_wrong;
            out_user <= turned_user;
        end
    end

    assign frame_ready = plan_ready;
    assign up_ready = takes || draining;
    assign down_payload_data = out_data;
    assign down_payload_keep = out_keep;
    assign down_payload_last = out_last;
    assign down_payload_wrong = out_wrong;
    assign down_payload_user = out_user;
    assign down_valid = out_full;

    wire _unused_ok = &{1'b0, in_header_not[7], in_packet_not[7], turned_keep_not[7]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) frame_ends_behind_its_parts: assert (!planned || !send || frame_end >= take_end);
`endif

endmodule

`default_nettype wire
