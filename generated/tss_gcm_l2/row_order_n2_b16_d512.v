// The rows of 2 lanes in the order of their packets.
`default_nettype none

module row_order_n2_b16_d512 (
    input  wire        clk,
    input  wire        rst,
    output wire        refused,
    input  wire        up_0_payload_start,
    input  wire        up_0_payload_end,
    input  wire  [9:0] up_0_payload_rows,
    input  wire        up_0_payload_last,
    input  wire        up_0_payload_ok,
    input  wire [15:0] up_0_payload_keep,
    input  wire        up_0_payload_refused,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire        up_1_payload_start,
    input  wire        up_1_payload_end,
    input  wire  [9:0] up_1_payload_rows,
    input  wire        up_1_payload_last,
    input  wire        up_1_payload_ok,
    input  wire [15:0] up_1_payload_keep,
    input  wire        up_1_payload_refused,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire        order_payload,
    input  wire        order_valid,
    output wire        order_ready,
    output wire        down_payload_lane,
    output wire        down_payload_of_start,
    output wire        down_payload_of_end,
    output wire  [9:0] down_payload_of_rows,
    output wire        down_payload_of_last,
    output wire        down_payload_of_ok,
    output wire [15:0] down_payload_of_keep,
    output wire        down_payload_of_refused,
    output wire        down_valid,
    input  wire        down_ready
);

    wire        queue_up_ready;
    wire        queue_down_payload_lane;
    wire        queue_down_payload_of_start;
    wire        queue_down_payload_of_end;
    wire  [9:0] queue_down_payload_of_rows;
    wire        queue_down_payload_of_last;
    wire        queue_down_payload_of_ok;
    wire [15:0] queue_down_payload_of_keep;
    wire        queue_down_payload_of_refused;
    wire        queue_down_valid;

    wire valid = order_valid && (order_payload ? up_1_valid : up_0_valid);
    wire takes_choice = order_payload ? up_1_payload_refused : up_0_payload_refused;
    wire takes = valid && (queue_up_ready || takes_choice);
    wire order_ready_choice = order_payload ? up_1_payload_last : up_0_payload_last;

    fifo_w32_d4 queue (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_lane         (order_payload),
        .up_payload_of_start     (order_payload ? up_1_payload_start : up_0_payload_start),
        .up_payload_of_end       (order_payload ? up_1_payload_end : up_0_payload_end),
        .up_payload_of_rows      (order_payload ? up_1_payload_rows : up_0_payload_rows),
        .up_payload_of_last      (order_ready_choice),
        .up_payload_of_ok        (order_payload ? up_1_payload_ok : up_0_payload_ok),
        .up_payload_of_keep      (order_payload ? up_1_payload_keep : up_0_payload_keep),
        .up_payload_of_refused   (takes_choice),
        .up_valid                (valid && !takes_choice),
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

    assign refused = takes && takes_choice;
    assign up_0_ready = takes && !order_payload;
    assign up_1_ready = takes && order_payload;
    assign order_ready = takes && (order_ready_choice || takes_choice);
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
