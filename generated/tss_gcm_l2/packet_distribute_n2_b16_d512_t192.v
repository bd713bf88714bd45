// Gives packets of beats of 2 segments of 16 bytes to 2 lanes.
`default_nettype none

module packet_distribute_n2_b16_d512_t192 (
    input  wire         clk,
    input  wire         rst,
    input  wire [255:0] up_payload_data,
    input  wire  [31:0] up_payload_keep,
    input  wire   [1:0] up_payload_enable,
    input  wire   [1:0] up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         starts_payload_lane,
    output wire         starts_payload_before,
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
    input  wire         down_1_ready
);

    wire         slice_up_ready;
    wire [255:0] slice_down_payload_data;
    wire  [31:0] slice_down_payload_keep;
    wire   [1:0] slice_down_payload_enable;
    wire   [1:0] slice_down_payload_last;
    wire         slice_down_valid;
    reg          in_packet;
    reg          lane;
    reg          next_lane;
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
    reg          pick;
    wire   [1:0] turn_grant;
    wire         turn_index;
    wire         turn_valid;
    reg          so_far;

    wire       room = &{queue_1_room, queue_0_room};
    wire [1:0] ends_1_and = slice_down_payload_enable & slice_down_payload_last;
    wire [1:0] ends_1 = ends_1_and | {ends_1_and[0], 1'b0};
    wire [1:0] ended = {ends_1[0], 1'b0};
    wire [1:0] old = slice_down_payload_enable & ~ended & {2{in_packet}};
    wire [1:0] fresh = slice_down_payload_enable & ~old;
    wire       begins = |fresh;
    wire       ready_term = !begins || (next_lane_known && starts_ready);
    wire       ready = room && ready_term;
    wire       slice_down_valid_and_room = slice_down_valid && room;
    wire       takes = slice_down_valid_and_room && ready_term;
    wire [1:0] mine_0 = ({2{!lane}} & old) | ({2{!next_lane}} & fresh);
    wire       push_0 = takes && (|mine_0);
    wire [1:0] row_enable_0 = mine_0;
    wire [1:0] mine_1 = ({2{lane}} & old) | ({2{next_lane}} & fresh);
    wire       push_1 = takes && (|mine_1);
    wire [1:0] row_enable_1 = mine_1;
    wire       tells = slice_down_valid_and_room && begins && next_lane_known;
    wire       uses = takes && begins;
    wire [1:0] so_long_sum = {1'b0, old[1]} + {1'b0, old[0]};
    wire       so_long = so_far + so_long_sum[0];
    wire [1:0] so_far_sum = {1'b0, fresh[1]} + {1'b0, fresh[0]};

    forward_slice_w292 slice (
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

    lane_queue_n2_b16_d512_t192 queue_0 (
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

    lane_queue_n2_b16_d512_t192 queue_1 (
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

    round_robin_n2 turn (
        .clk     (clk),
        .rst     (rst),
        .request ({!queue_1_busy, !queue_0_busy}),
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
            so_far <= 1'b0;
        end else begin
            if (!next_lane_known || uses) begin
                next_lane_known <= turn_valid;
            end
            if (takes) begin
                in_packet <= slice_down_payload_enable[1] && !slice_down_payload_last[1];
                if (begins) begin
                    so_far <= so_far_sum[0];
                end else begin
                    so_far <= so_long;
                end
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
    assign starts_payload_before = so_long;
    assign starts_valid = tells;
    assign down_0_payload_data = queue_0_down_payload_data;
    assign down_0_payload_keep = queue_0_down_payload_keep;
    assign down_0_payload_last = queue_0_down_payload_last;
    assign down_0_valid = queue_0_down_valid;
    assign down_1_payload_data = queue_1_down_payload_data;
    assign down_1_payload_keep = queue_1_down_payload_keep;
    assign down_1_payload_last = queue_1_down_payload_last;
    assign down_1_valid = queue_1_down_valid;

    wire _unused_ok = &{1'b0, ends_1[1], turn_grant, so_long_sum[1], so_far_sum[1]};

`ifdef FORMAL
    wire [1:0] firsts_and = fresh & ~slice_down_payload_last;
    wire [1:0] firsts = fresh & ~{firsts_and[0], 1'b0};
    wire [1:0] packets_have_no_gaps_and = slice_down_payload_enable & ~slice_down_payload_last;
    wire       packets_have_no_gaps_term = !(packets_have_no_gaps_and[0] && !slice_down_payload_enable[1]);
    wire       one_packet_begins_term = {1'b0, firsts[1]} + {1'b0, firsts[0]} <= 2'd1;

    wire _unused_in_checks = &{1'b0, firsts_and[1], packets_have_no_gaps_and[1]};

    always @(posedge clk) if (!rst) packets_have_no_gaps: assert (!slice_down_valid || packets_have_no_gaps_term);
    always @(posedge clk) if (!rst) packets_go_on: assert (!(slice_down_valid && in_packet) || slice_down_payload_enable[0]);
    always @(posedge clk) if (!rst) one_packet_begins: assert (!slice_down_valid || one_packet_begins_term);
`endif

endmodule

`default_nettype wire
