// Packs blocks into columns of 1, 6 places.
`default_nettype none

module llr_column_packer_b8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        advance,
    input  wire  [2:0] plan_at,
    input  wire        plan_has_set,
    input  wire        plan_has_start,
    input  wire  [2:0] plan_from,
    input  wire  [2:0] plan_to,
    input  wire        plan_over,
    input  wire        plan_error,
    input  wire        frame_0_control,
    input  wire [63:0] frame_0_data,
    input  wire [63:0] set,
    input  wire [63:0] start,
    output wire        column_0_control,
    output wire [63:0] column_0_data
);

    reg  [63:0] set_block;
    reg  [63:0] start_block;
    reg         lanes_0_control;
    reg  [63:0] lanes_0_data;
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

    llr_column_place_b8_end place_5 (
        .clk            (clk),
        .advance        (advance),
        .place          (3'd5),
        .plan_at        (plan_at),
        .plan_has_set   (plan_has_set),
        .plan_has_start (plan_has_start),
        .plan_from      (plan_from),
        .plan_to        (plan_to),
        .plan_over      (plan_over),
        .plan_error     (plan_error),
        .block_control  (place_5_block_control),
        .block_data     (place_5_block_data)
    );

    llr_column_place_b8_waiting_frame_end place_4 (
        .clk             (clk),
        .advance         (advance),
        .place           (3'd4),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_5_block_control),
        .waiting_data    (place_5_block_data),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_4_block_control),
        .block_data      (place_4_block_data)
    );

    llr_column_place_b8_waiting_start_frame_end place_3 (
        .clk             (clk),
        .advance         (advance),
        .place           (3'd3),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_4_block_control),
        .waiting_data    (place_4_block_data),
        .start           (start_block),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_3_block_control),
        .block_data      (place_3_block_data)
    );

    llr_column_place_b8_waiting_start_frame_end place_2 (
        .clk             (clk),
        .advance         (advance),
        .place           (3'd2),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_3_block_control),
        .waiting_data    (place_3_block_data),
        .start           (start_block),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_2_block_control),
        .block_data      (place_2_block_data)
    );

    llr_column_place_b8_waiting_start_frame_end place_1 (
        .clk             (clk),
        .advance         (advance),
        .place           (3'd1),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_2_block_control),
        .waiting_data    (place_2_block_data),
        .start           (start_block),
        .frame_control   (lanes_0_control),
        .frame_data      (lanes_0_data),
        .block_control   (place_1_block_control),
        .block_data      (place_1_block_data)
    );

    llr_column_place_b8_waiting_set_start_frame_error place_0 (
        .clk             (clk),
        .rst             (rst),
        .advance         (advance),
        .place           (3'd0),
        .plan_at         (plan_at),
        .plan_has_set    (plan_has_set),
        .plan_has_start  (plan_has_start),
        .plan_from       (plan_from),
        .plan_to         (plan_to),
        .plan_over       (plan_over),
        .plan_error      (plan_error),
        .waiting_control (place_1_block_control),
        .waiting_data    (place_1_block_data),
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
            lanes_0_control <= frame_0_control;
            lanes_0_data <= frame_0_data;
        end
    end

    assign column_0_control = place_0_block_control;
    assign column_0_data = place_0_block_data;

endmodule

`default_nettype wire
