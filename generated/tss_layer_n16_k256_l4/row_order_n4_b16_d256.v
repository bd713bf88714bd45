// The rows of 4 lanes in the order of their packets.
`default_nettype none

module row_order_n4_b16_d256 (
    input  wire        clk,
    input  wire        rst,
    output wire        refused,
    input  wire  [1:0] up_0_payload_start,
    input  wire  [1:0] up_0_payload_end,
    input  wire  [8:0] up_0_payload_rows,
    input  wire        up_0_payload_last,
    input  wire        up_0_payload_ok,
    input  wire [15:0] up_0_payload_keep,
    input  wire        up_0_payload_refused,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire  [1:0] up_1_payload_start,
    input  wire  [1:0] up_1_payload_end,
    input  wire  [8:0] up_1_payload_rows,
    input  wire        up_1_payload_last,
    input  wire        up_1_payload_ok,
    input  wire [15:0] up_1_payload_keep,
    input  wire        up_1_payload_refused,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire  [1:0] up_2_payload_start,
    input  wire  [1:0] up_2_payload_end,
    input  wire  [8:0] up_2_payload_rows,
    input  wire        up_2_payload_last,
    input  wire        up_2_payload_ok,
    input  wire [15:0] up_2_payload_keep,
    input  wire        up_2_payload_refused,
    input  wire        up_2_valid,
    output wire        up_2_ready,
    input  wire  [1:0] up_3_payload_start,
    input  wire  [1:0] up_3_payload_end,
    input  wire  [8:0] up_3_payload_rows,
    input  wire        up_3_payload_last,
    input  wire        up_3_payload_ok,
    input  wire [15:0] up_3_payload_keep,
    input  wire        up_3_payload_refused,
    input  wire        up_3_valid,
    output wire        up_3_ready,
    input  wire  [1:0] order_payload,
    input  wire        order_valid,
    output wire        order_ready,
    output wire  [1:0] down_payload_lane,
    output wire  [1:0] down_payload_of_start,
    output wire  [1:0] down_payload_of_end,
    output wire  [8:0] down_payload_of_rows,
    output wire        down_payload_of_last,
    output wire        down_payload_of_ok,
    output wire [15:0] down_payload_of_keep,
    output wire        down_payload_of_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    wire        queue_up_ready;
    wire  [1:0] queue_down_payload_lane;
    wire  [1:0] queue_down_payload_of_start;
    wire  [1:0] queue_down_payload_of_end;
    wire  [8:0] queue_down_payload_of_rows;
    wire        queue_down_payload_of_last;
    wire        queue_down_payload_of_ok;
    wire [15:0] queue_down_payload_of_keep;
    wire        queue_down_payload_of_refused;
    wire        queue_down_valid;

    wire        valid_choice = order_payload[0] ? up_3_valid : up_2_valid;
    wire        valid_choice_2 = order_payload[0] ? up_1_valid : up_0_valid;
    wire        valid = order_valid && (order_payload[1] ? valid_choice : valid_choice_2);
    wire        takes_choice = order_payload[0] ? up_3_payload_refused : up_2_payload_refused;
    wire        takes_choice_2 = order_payload[0] ? up_1_payload_refused : up_0_payload_refused;
    wire        takes_choice_3 = order_payload[1] ? takes_choice : takes_choice_2;
    wire        takes = valid && (queue_up_ready || takes_choice_3);
    wire        order_ready_choice = order_payload[0] ? up_3_payload_last : up_2_payload_last;
    wire        order_ready_choice_2 = order_payload[0] ? up_1_payload_last : up_0_payload_last;
    wire        order_ready_choice_3 = order_payload[1] ? order_ready_choice : order_ready_choice_2;
    wire  [1:0] queue_up_payload_of_start_choice = order_payload[0] ? up_3_payload_start : up_2_payload_start;
    wire  [1:0] queue_up_payload_of_start_choice_2 = order_payload[0] ? up_1_payload_start : up_0_payload_start;
    wire  [1:0] queue_up_payload_of_end_choice = order_payload[0] ? up_3_payload_end : up_2_payload_end;
    wire  [1:0] queue_up_payload_of_end_choice_2 = order_payload[0] ? up_1_payload_end : up_0_payload_end;
    wire  [8:0] queue_up_payload_of_rows_choice = order_payload[0] ? up_3_payload_rows : up_2_payload_rows;
    wire  [8:0] queue_up_payload_of_rows_choice_2 = order_payload[0] ? up_1_payload_rows : up_0_payload_rows;
    wire        queue_up_payload_of_ok_choice = order_payload[0] ? up_3_payload_ok : up_2_payload_ok;
    wire        queue_up_payload_of_ok_choice_2 = order_payload[0] ? up_1_payload_ok : up_0_payload_ok;
    wire [15:0] queue_up_payload_of_keep_choice = order_payload[0] ? up_3_payload_keep : up_2_payload_keep;
    wire [15:0] queue_up_payload_of_keep_choice_2 = order_payload[0] ? up_1_payload_keep : up_0_payload_keep;

    fifo_w34_d4 queue (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_lane         (order_payload),
        .up_payload_of_start     (order_payload[1] ? queue_up_payload_of_start_choice : queue_up_payload_of_start_choice_2),
        .up_payload_of_end       (order_payload[1] ? queue_up_payload_of_end_choice : queue_up_payload_of_end_choice_2),
        .up_payload_of_rows      (order_payload[1] ? queue_up_payload_of_rows_choice : queue_up_payload_of_rows_choice_2),
        .up_payload_of_last      (order_ready_choice_3),
        .up_payload_of_ok        (order_payload[1] ? queue_up_payload_of_ok_choice : queue_up_payload_of_ok_choice_2),
        .up_payload_of_keep      (order_payload[1] ? queue_up_payload_of_keep_choice : queue_up_payload_of_keep_choice_2),
        .up_payload_of_refused   (takes_choice_3),
        .up_valid                (valid && !takes_choice_3),
        .up_ready                (queue_up_ready),
        .down_payload_lane       (queue_down_payload_lane),
        .down_payload_of_start   (queue_down_payload_of_start),
        .down_payload_of_end     (queue_down_payload_of_end),
        .down_payload_of_rows    (queue_down_payload_of_rows),
        .down_payload_of_last    (queue_down_payload_of_last),
        .down_payload_of_ok      (queue_down_payload_of_ok),
        .down_payload_of_keep    (queue_down_payload_of_keep),
        .down_payload_of_refused (queue_down_payload_of_refused),
        .down_valid              (queue_down_valid),
        .down_ready              (down_ready)
    );

    assign refused = takes && takes_choice_3;
    assign up_0_ready = takes && order_payload == 2'd0;
    assign up_1_ready = takes && order_payload == 2'd1;
    assign up_2_ready = takes && order_payload == 2'd2;
    assign up_3_ready = takes && order_payload == 2'd3;
    assign order_ready = takes && (order_ready_choice_3 || takes_choice_3);
    assign down_payload_lane = queue_down_payload_lane;
    assign down_payload_of_start = queue_down_payload_of_start;
    assign down_payload_of_end = queue_down_payload_of_end;
    assign down_payload_of_rows = queue_down_payload_of_rows;
    assign down_payload_of_last = queue_down_payload_of_last;
    assign down_payload_of_ok = queue_down_payload_of_ok;
    assign down_payload_of_keep = queue_down_payload_of_keep;
    assign down_payload_of_refused = queue_down_payload_of_refused;
    assign down_valid = queue_down_valid;

endmodule

`default_nettype wire
