// Gives packets of beats of 4 segments of 16 bytes to 4 lanes.
`default_nettype none

module packet_distribute_n4_b16_d256_t96_aligned (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire   [3:0] up_payload_enable,
    input  wire   [3:0] up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] starts_payload_lane,
    output wire   [1:0] starts_payload_before,
    output wire         starts_valid,
    input  wire         starts_ready,
    output wire [127:0] down_0_payload_data,
    output wire  [15:0] down_0_payload_keep,
    output wire         down_0_payload_last,
    output wire         down_0_valid,
    input  wire         down_0_ready,
    output wire [127:0] down_1_payload_data,
    output wire  [15:0] down_1_payload_keep,
    output wire         down_1_payload_last,
    output wire         down_1_valid,
    input  wire         down_1_ready,
    output wire [127:0] down_2_payload_data,
    output wire  [15:0] down_2_payload_keep,
    output wire         down_2_payload_last,
    output wire         down_2_valid,
    input  wire         down_2_ready,
    output wire [127:0] down_3_payload_data,
    output wire  [15:0] down_3_payload_keep,
    output wire         down_3_payload_last,
    output wire         down_3_valid,
    input  wire         down_3_ready
);

    wire         slice_up_ready;
    wire [511:0] slice_down_payload_data;
    wire  [63:0] slice_down_payload_keep;
    wire   [3:0] slice_down_payload_enable;
    wire   [3:0] slice_down_payload_last;
    wire         slice_down_valid;
    reg          in_packet;
    reg    [1:0] lane;
    reg    [1:0] next_lane;
    reg          next_lane_known;
    wire         queue_0_busy;
    wire         queue_0_room;
    wire [127:0] queue_0_down_payload_data;
    wire  [15:0] queue_0_down_payload_keep;
    wire         queue_0_down_payload_last;
    wire         queue_0_down_valid;
    wire         queue_1_busy;
    wire         queue_1_room;
    wire [127:0] queue_1_down_payload_data;
    wire  [15:0] queue_1_down_payload_keep;
    wire         queue_1_down_payload_last;
    wire         queue_1_down_valid;
    wire         queue_2_busy;
    wire         queue_2_room;
    wire [127:0] queue_2_down_payload_data;
    wire  [15:0] queue_2_down_payload_keep;
    wire         queue_2_down_payload_last;
    wire         queue_2_down_valid;
    wire         queue_3_busy;
    wire         queue_3_room;
    wire [127:0] queue_3_down_payload_data;
    wire  [15:0] queue_3_down_payload_keep;
    wire         queue_3_down_payload_last;
    wire         queue_3_down_valid;
    reg          pick;
    wire   [3:0] turn_grant;
    wire   [1:0] turn_index;
    wire         turn_valid;

    wire       room = &{queue_3_room, queue_2_room, queue_1_room, queue_0_room};
    wire       begins = !in_packet;
    wire       ready_term = !begins || (next_lane_known && starts_ready);
    wire       ready = room && ready_term;
    wire       slice_down_valid_and_room = slice_down_valid && room;
    wire       takes = slice_down_valid_and_room && ready_term;
    wire [1:0] lane_now = in_packet ? lane : next_lane;
    wire       push_0 = takes && lane_now == 2'd0;
    wire [3:0] row_enable_0 = slice_down_payload_enable;
    wire       push_1 = takes && lane_now == 2'd1;
    wire [3:0] row_enable_1 = slice_down_payload_enable;
    wire       push_2 = takes && lane_now == 2'd2;
    wire [3:0] row_enable_2 = slice_down_payload_enable;
    wire       push_3 = takes && lane_now == 2'd3;
    wire [3:0] row_enable_3 = slice_down_payload_enable;
    wire       tells = slice_down_valid_and_room && begins && next_lane_known;
    wire       uses = takes && begins;

    forward_slice_w584 slice (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_data     (up_payload_data),
        .up_payload_keep     (up_payload_keep),
        .up_payload_enable   (up_payload_enable),
        .up_payload_last     (up_payload_last),
        .up_valid            (up_valid),
        .up_ready            (slice_up_ready),
        .down_payload_data   (slice_down_payload_data),
        .down_payload_keep   (slice_down_payload_keep),
        .down_payload_enable (slice_down_payload_enable),
        .down_payload_last   (slice_down_payload_last),
        .down_valid          (slice_down_valid),
        .down_ready          (ready)
    );

    lane_queue_n4_b16_d256_t96 queue_0 (
        .clk               (clk),
        .rst               (rst),
        .push              (push_0),
        .row_data          (slice_down_payload_data),
        .row_keep          (slice_down_payload_keep),
        .row_enable        (row_enable_0),
        .row_last          (slice_down_payload_last),
        .busy              (queue_0_busy),
        .room              (queue_0_room),
        .down_payload_data (queue_0_down_payload_data),
        .down_payload_keep (queue_0_down_payload_keep),
        .down_payload_last (queue_0_down_payload_last),
        .down_valid        (queue_0_down_valid),
        .down_ready        (down_0_ready)
    );

    lane_queue_n4_b16_d256_t96 queue_1 (
        .clk               (clk),
        .rst               (rst),
        .push              (push_1),
        .row_data          (slice_down_payload_data),
        .row_keep          (slice_down_payload_keep),
        .row_enable        (row_enable_1),
        .row_last          (slice_down_payload_last),
        .busy              (queue_1_busy),
        .room              (queue_1_room),
        .down_payload_data (queue_1_down_payload_data),
        .down_payload_keep (queue_1_down_payload_keep),
        .down_payload_last (queue_1_down_payload_last),
        .down_valid        (queue_1_down_valid),
        .down_ready        (down_1_ready)
    );

    lane_queue_n4_b16_d256_t96 queue_2 (
        .clk               (clk),
        .rst               (rst),
        .push              (push_2),
        .row_data          (slice_down_payload_data),
        .row_keep          (slice_down_payload_keep),
        .row_enable        (row_enable_2),
        .row_last          (slice_down_payload_last),
        .busy              (queue_2_busy),
        .room              (queue_2_room),
        .down_payload_data (queue_2_down_payload_data),
        .down_payload_keep (queue_2_down_payload_keep),
        .down_payload_last (queue_2_down_payload_last),
        .down_valid        (queue_2_down_valid),
        .down_ready        (down_2_ready)
    );

    lane_queue_n4_b16_d256_t96 queue_3 (
        .clk               (clk),
        .rst               (rst),
        .push              (push_3),
        .row_data          (slice_down_payload_data),
        .row_keep          (slice_down_payload_keep),
        .row_enable        (row_enable_3),
        .row_last          (slice_down_payload_last),
        .busy              (queue_3_busy),
        .room              (queue_3_room),
        .down_payload_data (queue_3_down_payload_data),
        .down_payload_keep (queue_3_down_payload_keep),
        .down_payload_last (queue_3_down_payload_last),
        .down_valid        (queue_3_down_valid),
        .down_ready        (down_3_ready)
    );

    round_robin_n4 turn (
        .clk     (clk),
        .rst     (rst),
        .request ({!queue_3_busy, !queue_2_busy, !queue_1_busy, !queue_0_busy}),
        .accept  (pick),
        .grant   (turn_grant),
        .index   (turn_index),
        .valid   (turn_valid)
    );

    always @* begin
        pick = 1'b0;
        if (!next_lane_known || uses) begin
            pick = turn_valid;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            in_packet <= 1'b0;
            next_lane_known <= 1'b0;
        end else begin
            if (!next_lane_known || uses) begin
                next_lane_known <= turn_valid;
            end
            if (takes) begin
                in_packet <= slice_down_payload_enable[3] && !slice_down_payload_last[3];
            end
        end
    end

    always @(posedge clk) begin
        if (!next_lane_known || uses) begin
            next_lane <= turn_index;
        end
        if (takes) begin
            if (begins) begin
                lane <= next_lane;
            end
        end
    end

    assign up_ready = slice_up_ready;
    assign starts_payload_lane = next_lane;
    assign starts_payload_before = 2'd0;
    assign starts_valid = tells;
    assign down_0_payload_data = queue_0_down_payload_data;
    assign down_0_payload_keep = queue_0_down_payload_keep;
    assign down_0_payload_last = queue_0_down_payload_last;
    assign down_0_valid = queue_0_down_valid;
    assign down_1_payload_data = queue_1_down_payload_data;
    assign down_1_payload_keep = queue_1_down_payload_keep;
    assign down_1_payload_last = queue_1_down_payload_last;
    assign down_1_valid = queue_1_down_valid;
    assign down_2_payload_data = queue_2_down_payload_data;
    assign down_2_payload_keep = queue_2_down_payload_keep;
    assign down_2_payload_last = queue_2_down_payload_last;
    assign down_2_valid = queue_2_down_valid;
    assign down_3_payload_data = queue_3_down_payload_data;
    assign down_3_payload_keep = queue_3_down_payload_keep;
    assign down_3_payload_last = queue_3_down_payload_last;
    assign down_3_valid = queue_3_down_valid;

    wire _unused_ok = &{1'b0, turn_grant};

`ifdef FORMAL
    wire [3:0] old = slice_down_payload_enable & {4{in_packet}};
    wire [3:0] fresh = slice_down_payload_enable & ~old;
    wire [3:0] firsts_and = fresh & ~slice_down_payload_last;
    wire [3:0] firsts = fresh & ~{firsts_and[2:0], 1'b0};
    wire [3:0] packets_have_no_gaps_and = slice_down_payload_enable & ~slice_down_payload_last;
    wire       packets_have_no_gaps_term = !(|(packets_have_no_gaps_and[2:0] & ~slice_down_payload_enable[3:1]));
    wire [2:0] one_packet_begins_word = {1'b0, {1'b0, firsts[3]} + {1'b0, firsts[2]}};
    wire [2:0] one_packet_begins_word_2 = {1'b0, {1'b0, firsts[1]} + {1'b0, firsts[0]}};

    wire _unused_in_checks = &{1'b0, firsts_and[3], packets_have_no_gaps_and[3]};

    always @(posedge clk) if (!rst) packets_have_no_gaps: assert (!slice_down_valid || packets_have_no_gaps_term);
    always @(posedge clk) if (!rst) packets_go_on: assert (!slice_down_valid || slice_down_payload_enable[0]);
    always @(posedge clk) if (!rst) one_packet_begins: assert (!slice_down_valid || one_packet_begins_word + one_packet_begins_word_2 <= 3'd1);
`endif

endmodule

`default_nettype wire
