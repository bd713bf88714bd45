// Packs blocks into columns of 8, 24 places.
`default_nettype none

module llr_column_packer_b64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        advance,
    input  wire  [4:0] plan_at,
    input  wire        plan_has_set,
    input  wire        plan_has_start,
    input  wire  [4:0] plan_from,
    input  wire  [4:0] plan_to,
    input  wire        plan_over,
    input  wire        plan_error,
    input  wire        frame_0_control,
    input  wire [63:0] frame_0_data,
    input  wire        frame_1_control,
    input  wire [63:0] frame_1_data,
    input  wire        frame_2_control,
    input  wire [63:0] frame_2_data,
    input  wire        frame_3_control,
    input  wire [63:0] frame_3_data,
    input  wire        frame_4_control,
    input  wire [63:0] frame_4_data,
    input  wire        frame_5_control,
    input  wire [63:0] frame_5_data,
    input  wire        frame_6_control,
    input  wire [63:0] frame_6_data,
    input  wire        frame_7_control,
    input  wire [63:0] frame_7_data,
    input  wire [63:0] set,
    input  wire [63:0] start,
    output wire        column_0_control,
    output wire [63:0] column_0_data,
    output wire        column_1_control,
    output wire [63:0] column_1_data,
    output wire        column_2_control,
    output wire [63:0] column_2_data,
    output wire        column_3_control,
    output wire [63:0] column_3_data,
    output wire        column_4_control,
    output wire [63:0] column_4_data,
    output wire        column_5_control,
    output wire [63:0] column_5_data,
    output wire        column_6_control,
    output wire [63:0] column_6_data,
    output wire        column_7_control,
    output wire [63:0] column_7_data
);

    reg  [63:0] set_block;
    reg  [63:0] start_block;
    reg         lanes_0_control;
    reg  [63:0] lanes_0_data;
    reg         lanes_1_control;
    reg  [63:0] lanes_1_data;
    reg         lanes_2_control;
    reg  [63:0] lanes_2_data;
    reg         lanes_3_control;
    reg  [63:0] lanes_3_data;
    reg         lanes_4_control;
    reg  [63:0] lanes_4_data;
    reg         lanes_5_control;
    reg  [63:0] lanes_5_data;
    reg         lanes_6_control;
    reg  [63:0] lanes_6_data;
    reg         lanes_7_control;
    reg  [63:0] lanes_7_data;
    wire        place_23_block_control;
    wire [63:0] place_23_block_data;
    wire        place_22_block_control;
    wire [63:0] place_22_block_data;
    wire        place_21_block_control;
    wire [63:0] place_21_block_data;
    wire        place_20_block_control;
    wire [63:0] place_20_block_data;
    wire        place_19_block_control;
    wire [63:0] place_19_block_data;
    wire        place_18_block_control;
    wire [63:0] place_18_block_data;
    wire        place_17_block_control;
    wire [63:0] place_17_block_data;
    wire        place_16_block_control;
    wire [63:0] place_16_block_data;
    wire        place_15_block_control;
    wire [63:0] place_15_block_data;
    wire        place_14_block_control;
    wire [63:0] place_14_block_data;
    wire        place_13_block_control;
    wire [63:0] place_13_block_data;
    wire        place_12_block_control;
    wire [63:0] place_12_block_data;
    wire        place_11_block_control;
    wire [63:0] place_11_block_data;
    wire        place_10_block_control;
    wire [63:0] place_10_block_data;
    wire        place_9_block_control;
    wire [63:0] place_9_block_data;
    wire        place_8_block_control;
    wire [63:0] place_8_block_data;
    wire        place_7_block_control;
    wire [63:0] place_7_block_data;
    wire        place_6_block_control;
    wire [63:0] place_6_block_data;
    wire        place_5_block_control;
    wire [63:0] place_5_block_data;
    wire        place_4_block_control;
    wire [63:0] place_4_block_data;
    wire        place_3_block_control;
    wire [63:0] place_3_block_data;
    wire        place_2_block_control;
    wire [63:0] place_2_block_data;
    wire        place_1_block_control;
    wire [63:0] place_1_block_data;
    wire        place_0_block_control;
    wire [63:0] place_0_block_data;

    wire        turned_by_1_lane_0_control = plan_from[0] ? frame_7_control : frame_0_control;
    wire [63:0] turned_by_1_lane_0_data = plan_from[0] ? frame_7_data : frame_0_data;
    wire        turned_by_1_lane_1_control = plan_from[0] ? frame_0_control : frame_1_control;
    wire [63:0] turned_by_1_lane_1_data = plan_from[0] ? frame_0_data : frame_1_data;
    wire        turned_by_1_lane_2_control = plan_from[0] ? frame_1_control : frame_2_control;
    wire [63:0] turned_by_1_lane_2_data = plan_from[0] ? frame_1_data : frame_2_data;
    wire        turned_by_1_lane_3_control = plan_from[0] ? frame_2_control : frame_3_control;
    wire [63:0] turned_by_1_lane_3_data = plan_from[0] ? frame_2_data : frame_3_data;
    wire        turned_by_1_lane_4_control = plan_from[0] ? frame_3_control : frame_4_control;
    wire [63:0] turned_by_1_lane_4_data = plan_from[0] ? frame_3_data : frame_4_data;
    wire        turned_by_1_lane_5_control = plan_from[0] ? frame_4_control : frame_5_control;
    wire [63:0] turned_by_1_lane_5_data = plan_from[0] ? frame_4_data : frame_5_data;
    wire        turned_by_1_lane_6_control = plan_from[0] ? frame_5_control : frame_6_control;
    wire [63:0] turned_by_1_lane_6_data = plan_from[0] ? frame_5_data : frame_6_data;
    wire        turned_by_1_lane_7_control = plan_from[0] ? frame_6_control : frame_7_control;
    wire [63:0] turned_by_1_lane_7_data = plan_from[0] ? frame_6_data : frame_7_data;
    wire        turned_by_3_lane_0_control = plan_from[1] ? turned_by_1_lane_6_control : turned_by_1_lane_0_control;
    wire [63:0] turned_by_3_lane_0_data = plan_from[1] ? turned_by_1_lane_6_data : turned_by_1_lane_0_data;
    wire        turned_by_3_lane_1_control = plan_from[1] ? turned_by_1_lane_7_control : turned_by_1_lane_1_control;
    wire [63:0] turned_by_3_lane_1_data = plan_from[1] ? turned_by_1_lane_7_data : turned_by_1_lane_1_data;
    wire        turned_by_3_lane_2_control = plan_from[1] ? turned_by_1_lane_0_control : turned_by_1_lane_2_control;
    wire [63:0] turned_by_3_lane_2_data = plan_from[1] ? turned_by_1_lane_0_data : turned_by_1_lane_2_data;
    wire        turned_by_3_lane_3_control = plan_from[1] ? turned_by_1_lane_1_control : turned_by_1_lane_3_control;
    wire [63:0] turned_by_3_lane_3_data = plan_from[1] ? turned_by_1_lane_1_data : turned_by_1_lane_3_data;
    wire        turned_by_3_lane_4_control = plan_from[1] ? turned_by_1_lane_2_control : turned_by_1_lane_4_control;
    wire [63:0] turned_by_3_lane_4_data = plan_from[1] ? turned_by_1_lane_2_data : turned_by_1_lane_4_data;
    wire        turned_by_3_lane_5_control = plan_from[1] ? turned_by_1_lane_3_control : turned_by_1_lane_5_control;
    wire [63:0] turned_by_3_lane_5_data = plan_from[1] ? turned_by_1_lane_3_data : turned_by_1_lane_5_data;
    wire        turned_by_3_lane_6_control = plan_from[1] ? turned_by_1_lane_4_control : turned_by_1_lane_6_control;
    wire [63:0] turned_by_3_lane_6_data = plan_from[1] ? turned_by_1_lane_4_data : turned_by_1_lane_6_data;
    wire        turned_by_3_lane_7_control = plan_from[1] ? turned_by_1_lane_5_control : turned_by_1_lane_7_control;
    wire [63:0] turned_by_3_lane_7_data = plan_from[1] ? turned_by_1_lane_5_data : turned_by_1_lane_7_data;
    wire        turned_by_7_lane_0_control = plan_from[2] ? turned_by_3_lane_4_control : turned_by_3_lane_0_control;
    wire [63:0] turned_by_7_lane_0_data = plan_from[2] ? turned_by_3_lane_4_data : turned_by_3_lane_0_data;
    wire        turned_by_7_lane_1_control = plan_from[2] ? turned_by_3_lane_5_control : turned_by_3_lane_1_control;
    wire [63:0] turned_by_7_lane_1_data = plan_from[2] ? turned_by_3_lane_5_data : turned_by_3_lane_1_data;
    wire        turned_by_7_lane_2_control = plan_from[2] ? turned_by_3_lane_6_control : turned_by_3_lane_2_control;
    wire [63:0] turned_by_7_lane_2_data = plan_from[2] ? turned_by_3_lane_6_data : turned_by_3_lane_2_data;
    wire        turned_by_7_lane_3_control = plan_from[2] ? turned_by_3_lane_7_control : turned_by_3_lane_3_control;
    wire [63:0] turned_by_7_lane_3_data = plan_from[2] ? turned_by_3_lane_7_data : turned_by_3_lane_3_data;
    wire        turned_by_7_lane_4_control = plan_from[2] ? turned_by_3_lane_0_control : turned_by_3_lane_4_control;
    wire [63:0] turned_by_7_lane_4_data = plan_from[2] ? turned_by_3_lane_0_data : turned_by_3_lane_4_data;
    wire        turned_by_7_lane_5_control = plan_from[2] ? turned_by_3_lane_1_control : turned_by_3_lane_5_control;
    wire [63:0] turned_by_7_lane_5_data = plan_from[2] ? turned_by_3_lane_1_data : turned_by_3_lane_5_data;
    wire        turned_by_7_lane_6_control = plan_from[2] ? turned_by_3_lane_2_control : turned_by_3_lane_6_control;
    wire [63:0] turned_by_7_lane_6_data = plan_from[2] ? turned_by_3_lane_2_data : turned_by_3_lane_6_data;
    wire        turned_by_7_lane_7_control = plan_from[2] ? turned_by_3_lane_3_control : turned_by_3_lane_7_control;
    wire [63:0] turned_by_7_lane_7_data = plan_from[2] ? turned_by_3_lane_3_data : turned_by_3_lane_7_data;

    llr_column_place_b64_end place_23 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd23),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .block_control  (place_23_block_control),
        .block_data     (place_23_block_data)
    );

    llr_column_place_b64_frame_end place_22 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd22),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_6_control),
        .frame_data     (lanes_6_data),
        .block_control  (place_22_block_control),
        .block_data     (place_22_block_data)
    );

    llr_column_place_b64_frame_end place_21 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd21),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_5_control),
        .frame_data     (lanes_5_data),
        .block_control  (place_21_block_control),
        .block_data     (place_21_block_data)
    );

    llr_column_place_b64_frame_end place_20 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd20),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_4_control),
        .frame_data     (lanes_4_data),
        .block_control  (place_20_block_control),
        .block_data     (place_20_block_data)
    );

    llr_column_place_b64_frame_end place_19 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd19),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_3_control),
        .frame_data     (lanes_3_data),
        .block_control  (place_19_block_control),
        .block_data     (place_19_block_data)
    );

    llr_column_place_b64_frame_end place_18 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd18),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_2_control),
        .frame_data     (lanes_2_data),
        .block_control  (place_18_block_control),
        .block_data     (place_18_block_data)
    );

    llr_column_place_b64_frame_end place_17 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd17),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_1_control),
        .frame_data     (lanes_1_data),
        .block_control  (place_17_block_control),
        .block_data     (place_17_block_data)
    );

    llr_column_place_b64_frame_end place_16 (
        .clk            (clk),
        .advance        (advance),
        .place          (5'd16),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .frame_control  (lanes_0_control),
        .frame_data     (lanes_0_data),
        .block_control  (place_16_block_control),
        .block_data     (place_16_block_data)
    );

    llr_column_place_b64_waiting_frame_end place_15 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd15),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_23_block_control),
        .waiting_data    (place_23_block_data),
        .frame_control   (lanes_7_control),
        .frame_data      (lanes_7_data),
        .block_control   (place_15_block_control),
        .block_data      (place_15_block_data)
    );

    llr_column_place_b64_waiting_start_frame_end place_14 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd14),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_22_block_control),
        .waiting_data    (place_22_block_data),
        .start           (start_block),
        .frame_control   (lanes_6_control),
        .frame_data      (lanes_6_data),
        .block_control   (place_14_block_control),
        .block_data      (place_14_block_data)
    );

    llr_column_place_b64_waiting_start_frame_end place_13 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd13),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_21_block_control),
        .waiting_data    (place_21_block_data),
        .start           (start_block),
        .frame_control   (lanes_5_control),
        .frame_data      (lanes_5_data),
        .block_control   (place_13_block_control),
        .block_data      (place_13_block_data)
    );

    llr_column_place_b64_waiting_start_frame_end place_12 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd12),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_20_block_control),
        .waiting_data    (place_20_block_data),
        .start           (start_block),
        .frame_control   (lanes_4_control),
        .frame_data      (lanes_4_data),
        .block_control   (place_12_block_control),
        .block_data      (place_12_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_end place_11 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd11),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_19_block_control),
        .waiting_data    (place_19_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_3_control),
        .frame_data      (lanes_3_data),
        .block_control   (place_11_block_control),
        .block_data      (place_11_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_end place_10 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd10),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_18_block_control),
        .waiting_data    (place_18_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_2_control),
        .frame_data      (lanes_2_data),
        .block_control   (place_10_block_control),
        .block_data      (place_10_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_end place_9 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd9),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_17_block_control),
        .waiting_data    (place_17_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_1_control),
        .frame_data      (lanes_1_data),
        .block_control   (place_9_block_control),
        .block_data      (place_9_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_end place_8 (
        .clk             (clk),
        .advance         (advance),
        .place           (5'd8),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_16_block_control),
        .waiting_data    (place_16_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_8_block_control),
        .block_data      (place_8_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_7 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd7),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_15_block_control),
        .waiting_data    (place_15_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_7_control),
        .frame_data      (lanes_7_data),
        .block_control   (place_7_block_control),
        .block_data      (place_7_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_6 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd6),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_14_block_control),
        .waiting_data    (place_14_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_6_control),
        .frame_data      (lanes_6_data),
        .block_control   (place_6_block_control),
        .block_data      (place_6_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_5 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd5),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_13_block_control),
        .waiting_data    (place_13_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_5_control),
        .frame_data      (lanes_5_data),
        .block_control   (place_5_block_control),
        .block_data      (place_5_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_4 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd4),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_12_block_control),
        .waiting_data    (place_12_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_4_control),
        .frame_data      (lanes_4_data),
        .block_control   (place_4_block_control),
        .block_data      (place_4_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_3 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd3),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_11_block_control),
        .waiting_data    (place_11_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_3_control),
        .frame_data      (lanes_3_data),
        .block_control   (place_3_block_control),
        .block_data      (place_3_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_2 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd2),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_10_block_control),
        .waiting_data    (place_10_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_2_control),
        .frame_data      (lanes_2_data),
        .block_control   (place_2_block_control),
        .block_data      (place_2_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_1 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd1),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_9_block_control),
        .waiting_data    (place_9_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_1_control),
        .frame_data      (lanes_1_data),
        .block_control   (place_1_block_control),
        .block_data      (place_1_block_data)
    );

    llr_column_place_b64_waiting_set_start_frame_error place_0 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (5'd0),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_8_block_control),
        .waiting_data    (place_8_block_data),
        .set             (set_block),
        .start           (start_block),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_0_block_control),
        .block_data      (place_0_block_data)
    );

    always @(posedge clk) begin
        if (advance) begin
            set_block <= set;
        end
        if (advance) begin
            start_block <= start;
        end
        if (advance) begin
            lanes_0_control <= turned_by_7_lane_0_control;
            lanes_0_data <= turned_by_7_lane_0_data;
            lanes_1_control <= turned_by_7_lane_1_control;
            lanes_1_data <= turned_by_7_lane_1_data;
            lanes_2_control <= turned_by_7_lane_2_control;
            lanes_2_data <= turned_by_7_lane_2_data;
            lanes_3_control <= turned_by_7_lane_3_control;
            lanes_3_data <= turned_by_7_lane_3_data;
            lanes_4_control <= turned_by_7_lane_4_control;
            lanes_4_data <= turned_by_7_lane_4_data;
            lanes_5_control <= turned_by_7_lane_5_control;
            lanes_5_data <= turned_by_7_lane_5_data;
            lanes_6_control <= turned_by_7_lane_6_control;
            lanes_6_data <= turned_by_7_lane_6_data;
            lanes_7_control <= turned_by_7_lane_7_control;
            lanes_7_data <= turned_by_7_lane_7_data;
        end
    end

    assign column_0_control = place_0_block_control;
    assign column_0_data = place_0_block_data;
    assign column_1_control = place_1_block_control;
    assign column_1_data = place_1_block_data;
    assign column_2_control = place_2_block_control;
    assign column_2_data = place_2_block_data;
    assign column_3_control = place_3_block_control;
    assign column_3_data = place_3_block_data;
    assign column_4_control = place_4_block_control;
    assign column_4_data = place_4_block_data;
    assign column_5_control = place_5_block_control;
    assign column_5_data = place_5_block_data;
    assign column_6_control = place_6_block_control;
    assign column_6_data = place_6_block_data;
    assign column_7_control = place_7_block_control;
    assign column_7_data = place_7_block_data;

endmodule

`default_nettype wire
