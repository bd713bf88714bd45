// Interrupts of 8 completion rings, by count and by time.
`default_nettype none

module interrupt_moderation_c312_r8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        written_valid,
    input  wire  [2:0] written_ring,
    input  wire        reset_ring_valid,
    input  wire  [2:0] reset_ring_ring,
    input  wire        doorbell_valid,
    input  wire  [2:0] doorbell_index,
    input  wire [15:0] doorbell_consumer,
    input  wire        doorbell_arm,
    input  wire        moderation_valid,
    input  wire  [2:0] moderation_index,
    input  wire  [7:0] moderation_count,
    input  wire [15:0] moderation_time,
    output wire  [7:0] interrupts
);

    reg   [8:0] clock_in_microsecond;
    reg   [7:0] count_0;
    reg  [15:0] time_0;
    reg         armed_0;
    reg  [15:0] in_memory_0;
    reg  [15:0] read_0;
    reg  [15:0] waited_0;
    reg  [15:0] unread_0;
    reg         enough_0;
    reg         late_0;
    reg   [2:0] settled_0;
    reg   [7:0] count_1;
    reg  [15:0] time_1;
    reg         armed_1;
    reg  [15:0] in_memory_1;
    reg  [15:0] read_1;
    reg  [15:0] waited_1;
    reg  [15:0] unread_1;
    reg         enough_1;
    reg         late_1;
    reg   [2:0] settled_1;
    reg   [7:0] count_2;
    reg  [15:0] time_2;
    reg         armed_2;
    reg  [15:0] in_memory_2;
    reg  [15:0] read_2;
    reg  [15:0] waited_2;
    reg  [15:0] unread_2;
    reg         enough_2;
    reg         late_2;
    reg   [2:0] settled_2;
    reg   [7:0] count_3;
    reg  [15:0] time_3;
    reg         armed_3;
    reg  [15:0] in_memory_3;
    reg  [15:0] read_3;
    reg  [15:0] waited_3;
    reg  [15:0] unread_3;
    reg         enough_3;
    reg         late_3;
    reg   [2:0] settled_3;
    reg   [7:0] count_4;
    reg  [15:0] time_4;
    reg         armed_4;
    reg  [15:0] in_memory_4;
    reg  [15:0] read_4;
    reg  [15:0] waited_4;
    reg  [15:0] unread_4;
    reg         enough_4;
    reg         late_4;
    reg   [2:0] settled_4;
    reg   [7:0] count_5;
    reg  [15:0] time_5;
    reg         armed_5;
    reg  [15:0] in_memory_5;
    reg  [15:0] read_5;
    reg  [15:0] waited_5;
    reg  [15:0] unread_5;
    reg         enough_5;
    reg         late_5;
    reg   [2:0] settled_5;
    reg   [7:0] count_6;
    reg  [15:0] time_6;
    reg         armed_6;
    reg  [15:0] in_memory_6;
    reg  [15:0] read_6;
    reg  [15:0] waited_6;
    reg  [15:0] unread_6;
    reg         enough_6;
    reg         late_6;
    reg   [2:0] settled_6;
    reg   [7:0] count_7;
    reg  [15:0] time_7;
    reg         armed_7;
    reg  [15:0] in_memory_7;
    reg  [15:0] read_7;
    reg  [15:0] waited_7;
    reg  [15:0] unread_7;
    reg         enough_7;
    reg         late_7;
    reg   [2:0] settled_7;

    wire        tick = clock_in_microsecond == 9'h137;
    wire [15:0] ahead_0 = in_memory_0 - read_0;
    wire        fire_0 = armed_0 && (&settled_0) && (enough_0 || late_0);
    wire [15:0] ahead_1 = in_memory_1 - read_1;
    wire        fire_1 = armed_1 && (&settled_1) && (enough_1 || late_1);
    wire [15:0] ahead_2 = in_memory_2 - read_2;
    wire        fire_2 = armed_2 && (&settled_2) && (enough_2 || late_2);
    wire [15:0] ahead_3 = in_memory_3 - read_3;
    wire        fire_3 = armed_3 && (&settled_3) && (enough_3 || late_3);
    wire [15:0] ahead_4 = in_memory_4 - read_4;
    wire        fire_4 = armed_4 && (&settled_4) && (enough_4 || late_4);
    wire [15:0] ahead_5 = in_memory_5 - read_5;
    wire        fire_5 = armed_5 && (&settled_5) && (enough_5 || late_5);
    wire [15:0] ahead_6 = in_memory_6 - read_6;
    wire        fire_6 = armed_6 && (&settled_6) && (enough_6 || late_6);
    wire [15:0] ahead_7 = in_memory_7 - read_7;
    wire        fire_7 = armed_7 && (&settled_7) && (enough_7 || late_7);
    wire  [7:0] count_0_choice = (|moderation_count) ? moderation_count : 8'd1;
    wire        unread_0_any = |unread_0;
    wire        unread_1_any = |unread_1;
    wire        unread_2_any = |unread_2;
    wire        unread_3_any = |unread_3;
    wire        unread_4_any = |unread_4;
    wire        unread_5_any = |unread_5;
    wire        unread_6_any = |unread_6;
    wire        unread_7_any = |unread_7;

    always @(posedge clk) begin
        if (rst) begin
            clock_in_microsecond <= 9'd0;
            count_0 <= 8'd1;
            time_0 <= 16'd0;
            armed_0 <= 1'b0;
            in_memory_0 <= 16'd0;
            read_0 <= 16'd0;
            waited_0 <= 16'd0;
            unread_0 <= 16'd0;
            enough_0 <= 1'b0;
            late_0 <= 1'b0;
            settled_0 <= 3'd0;
            count_1 <= 8'd1;
            time_1 <= 16'd0;
            armed_1 <= 1'b0;
            in_memory_1 <= 16'd0;
            read_1 <= 16'd0;
            waited_1 <= 16'd0;
            unread_1 <= 16'd0;
            enough_1 <= 1'b0;
            late_1 <= 1'b0;
            settled_1 <= 3'd0;
            count_2 <= 8'd1;
            time_2 <= 16'd0;
            armed_2 <= 1'b0;
            in_memory_2 <= 16'd0;
            read_2 <= 16'd0;
            waited_2 <= 16'd0;
            unread_2 <= 16'd0;
            enough_2 <= 1'b0;
            late_2 <= 1'b0;
            settled_2 <= 3'd0;
            count_3 <= 8'd1;
            time_3 <= 16'd0;
            armed_3 <= 1'b0;
            in_memory_3 <= 16'd0;
            read_3 <= 16'd0;
            waited_3 <= 16'd0;
            unread_3 <= 16'd0;
            enough_3 <= 1'b0;
            late_3 <= 1'b0;
            settled_3 <= 3'd0;
            count_4 <= 8'd1;
            time_4 <= 16'd0;
            armed_4 <= 1'b0;
            in_memory_4 <= 16'd0;
            read_4 <= 16'd0;
            waited_4 <= 16'd0;
            unread_4 <= 16'd0;
            enough_4 <= 1'b0;
            late_4 <= 1'b0;
            settled_4 <= 3'd0;
            count_5 <= 8'd1;
            time_5 <= 16'd0;
            armed_5 <= 1'b0;
            in_memory_5 <= 16'd0;
            read_5 <= 16'd0;
            waited_5 <= 16'd0;
            unread_5 <= 16'd0;
            enough_5 <= 1'b0;
            late_5 <= 1'b0;
            settled_5 <= 3'd0;
            count_6 <= 8'd1;
            time_6 <= 16'd0;
            armed_6 <= 1'b0;
            in_memory_6 <= 16'd0;
            read_6 <= 16'd0;
            waited_6 <= 16'd0;
            unread_6 <= 16'd0;
            enough_6 <= 1'b0;
            late_6 <= 1'b0;
            settled_6 <= 3'd0;
            count_7 <= 8'd1;
            time_7 <= 16'd0;
            armed_7 <= 1'b0;
            in_memory_7 <= 16'd0;
            read_7 <= 16'd0;
            waited_7 <= 16'd0;
            unread_7 <= 16'd0;
            enough_7 <= 1'b0;
            late_7 <= 1'b0;
            settled_7 <= 3'd0;
        end else begin
            clock_in_microsecond <= tick ? 9'd0 : clock_in_microsecond + 9'd1;
            if (moderation_valid && moderation_index == 3'd0) begin
                count_0 <= count_0_choice;
                time_0 <= moderation_time;
            end
            unread_0 <= ahead_0 & {16{!ahead_0[15]}};
            enough_0 <= unread_0 >= {8'd0, count_0};
            late_0 <= unread_0_any && waited_0 >= time_0;
            if (written_valid && written_ring == 3'd0) begin
                in_memory_0 <= in_memory_0 + 16'd1;
            end
            if (!unread_0_any) begin
                waited_0 <= 16'd0;
            end else if (tick && !(&waited_0)) begin
                waited_0 <= waited_0 + 16'd1;
            end
            settled_0 <= {settled_0[1:0], 1'b0} | 3'd1;
            if (fire_0) begin
                armed_0 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd0) begin
                read_0 <= doorbell_consumer;
                armed_0 <= doorbell_arm;
                settled_0 <= 3'd0;
                waited_0 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd0) begin
                armed_0 <= 1'b0;
                in_memory_0 <= 16'd0;
                read_0 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd1) begin
                count_1 <= count_0_choice;
                time_1 <= moderation_time;
            end
            unread_1 <= ahead_1 & {16{!ahead_1[15]}};
            enough_1 <= unread_1 >= {8'd0, count_1};
            late_1 <= unread_1_any && waited_1 >= time_1;
            if (written_valid && written_ring == 3'd1) begin
                in_memory_1 <= in_memory_1 + 16'd1;
            end
            if (!unread_1_any) begin
                waited_1 <= 16'd0;
            end else if (tick && !(&waited_1)) begin
                waited_1 <= waited_1 + 16'd1;
            end
            settled_1 <= {settled_1[1:0], 1'b0} | 3'd1;
            if (fire_1) begin
                armed_1 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd1) begin
                read_1 <= doorbell_consumer;
                armed_1 <= doorbell_arm;
                settled_1 <= 3'd0;
                waited_1 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd1) begin
                armed_1 <= 1'b0;
                in_memory_1 <= 16'd0;
                read_1 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd2) begin
                count_2 <= count_0_choice;
                time_2 <= moderation_time;
            end
            unread_2 <= ahead_2 & {16{!ahead_2[15]}};
            enough_2 <= unread_2 >= {8'd0, count_2};
            late_2 <= unread_2_any && waited_2 >= time_2;
            if (written_valid && written_ring == 3'd2) begin
                in_memory_2 <= in_memory_2 + 16'd1;
            end
            if (!unread_2_any) begin
                waited_2 <= 16'd0;
            end else if (tick && !(&waited_2)) begin
                waited_2 <= waited_2 + 16'd1;
            end
            settled_2 <= {settled_2[1:0], 1'b0} | 3'd1;
            if (fire_2) begin
                armed_2 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd2) begin
                read_2 <= doorbell_consumer;
                armed_2 <= doorbell_arm;
                settled_2 <= 3'd0;
                waited_2 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd2) begin
                armed_2 <= 1'b0;
                in_memory_2 <= 16'd0;
                read_2 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd3) begin
                count_3 <= count_0_choice;
                time_3 <= moderation_time;
            end
            unread_3 <= ahead_3 & {16{!ahead_3[15]}};
            enough_3 <= unread_3 >= {8'd0, count_3};
            late_3 <= unread_3_any && waited_3 >= time_3;
            if (written_valid && written_ring == 3'd3) begin
                in_memory_3 <= in_memory_3 + 16'd1;
            end
            if (!unread_3_any) begin
                waited_3 <= 16'd0;
            end else if (tick && !(&waited_3)) begin
                waited_3 <= waited_3 + 16'd1;
            end
            settled_3 <= {settled_3[1:0], 1'b0} | 3'd1;
            if (fire_3) begin
                armed_3 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd3) begin
                read_3 <= doorbell_consumer;
                armed_3 <= doorbell_arm;
                settled_3 <= 3'd0;
                waited_3 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd3) begin
                armed_3 <= 1'b0;
                in_memory_3 <= 16'd0;
                read_3 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd4) begin
                count_4 <= count_0_choice;
                time_4 <= moderation_time;
            end
            unread_4 <= ahead_4 & {16{!ahead_4[15]}};
            enough_4 <= unread_4 >= {8'd0, count_4};
            late_4 <= unread_4_any && waited_4 >= time_4;
            if (written_valid && written_ring == 3'd4) begin
                in_memory_4 <= in_memory_4 + 16'd1;
            end
            if (!unread_4_any) begin
                waited_4 <= 16'd0;
            end else if (tick && !(&waited_4)) begin
                waited_4 <= waited_4 + 16'd1;
            end
            settled_4 <= {settled_4[1:0], 1'b0} | 3'd1;
            if (fire_4) begin
                armed_4 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd4) begin
                read_4 <= doorbell_consumer;
                armed_4 <= doorbell_arm;
                settled_4 <= 3'd0;
                waited_4 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd4) begin
                armed_4 <= 1'b0;
                in_memory_4 <= 16'd0;
                read_4 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd5) begin
                count_5 <= count_0_choice;
                time_5 <= moderation_time;
            end
            unread_5 <= ahead_5 & {16{!ahead_5[15]}};
            enough_5 <= unread_5 >= {8'd0, count_5};
            late_5 <= unread_5_any && waited_5 >= time_5;
            if (written_valid && written_ring == 3'd5) begin
                in_memory_5 <= in_memory_5 + 16'd1;
            end
            if (!unread_5_any) begin
                waited_5 <= 16'd0;
            end else if (tick && !(&waited_5)) begin
                waited_5 <= waited_5 + 16'd1;
            end
            settled_5 <= {settled_5[1:0], 1'b0} | 3'd1;
            if (fire_5) begin
                armed_5 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd5) begin
                read_5 <= doorbell_consumer;
                armed_5 <= doorbell_arm;
                settled_5 <= 3'd0;
                waited_5 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd5) begin
                armed_5 <= 1'b0;
                in_memory_5 <= 16'd0;
                read_5 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd6) begin
                count_6 <= count_0_choice;
                time_6 <= moderation_time;
            end
            unread_6 <= ahead_6 & {16{!ahead_6[15]}};
            enough_6 <= unread_6 >= {8'd0, count_6};
            late_6 <= unread_6_any && waited_6 >= time_6;
            if (written_valid && written_ring == 3'd6) begin
                in_memory_6 <= in_memory_6 + 16'd1;
            end
            if (!unread_6_any) begin
                waited_6 <= 16'd0;
            end else if (tick && !(&waited_6)) begin
                waited_6 <= waited_6 + 16'd1;
            end
            settled_6 <= {settled_6[1:0], 1'b0} | 3'd1;
            if (fire_6) begin
                armed_6 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd6) begin
                read_6 <= doorbell_consumer;
                armed_6 <= doorbell_arm;
                settled_6 <= 3'd0;
                waited_6 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd6) begin
                armed_6 <= 1'b0;
                in_memory_6 <= 16'd0;
                read_6 <= 16'd0;
            end
            if (moderation_valid && moderation_index == 3'd7) begin
                count_7 <= count_0_choice;
                time_7 <= moderation_time;
            end
            unread_7 <= ahead_7 & {16{!ahead_7[15]}};
            enough_7 <= unread_7 >= {8'd0, count_7};
            late_7 <= unread_7_any && waited_7 >= time_7;
            if (written_valid && written_ring == 3'd7) begin
                in_memory_7 <= in_memory_7 + 16'd1;
            end
            if (!unread_7_any) begin
                waited_7 <= 16'd0;
            end else if (tick && !(&waited_7)) begin
                waited_7 <= waited_7 + 16'd1;
            end
            settled_7 <= {settled_7[1:0], 1'b0} | 3'd1;
            if (fire_7) begin
                armed_7 <= 1'b0;
            end
            if (doorbell_valid && doorbell_index == 3'd7) begin
                read_7 <= doorbell_consumer;
                armed_7 <= doorbell_arm;
                settled_7 <= 3'd0;
                waited_7 <= 16'd0;
            end
            if (reset_ring_valid && reset_ring_ring == 3'd7) begin
                armed_7 <= 1'b0;
                in_memory_7 <= 16'd0;
                read_7 <= 16'd0;
            end
        end
    end

    assign interrupts = {fire_7, fire_6, fire_5, fire_4, fire_3, fire_2, fire_1, fire_0};

endmodule

`default_nettype wire
