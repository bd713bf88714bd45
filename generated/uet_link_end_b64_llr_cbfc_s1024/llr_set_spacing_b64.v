// Spacing of control ordered sets, 64 bytes a clock.
`default_nettype none

module llr_set_spacing_b64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [14:0] spacing_minimum,
    input  wire  [9:0] spacing_from_frame_start,
    input  wire [12:0] spacing_within_frame,
    input  wire        advance,
    input  wire  [4:0] at,
    input  wire        set,
    input  wire        starts,
    input  wire  [4:0] start_at,
    input  wire        ends,
    output wire        may,
    output wire        near
);

    reg  in_frame;
    reg  set_in_frame;
    wire any_set_gap_passed;
    wire any_set_gap_near;
    wire frame_start_gap_passed;
    wire frame_start_gap_near;
    wire set_in_frame_gap_passed;
    wire set_in_frame_gap_near;

    wire       may_term = frame_start_gap_passed && (!set_in_frame || set_in_frame_gap_passed);
    wire       near_term = frame_start_gap_near && (!set_in_frame || set_in_frame_gap_near);
    wire [4:0] at_plus_1 = at + 5'd1;

    llr_block_distance_w15_b64 any_set_gap (
        .clk     (clk),
        .rst     (rst),
        .advance (advance),
        .at      (at),
        .start   (set),
        .from    (at_plus_1),
        .length  (spacing_minimum),
        .passed  (any_set_gap_passed),
        .near    (any_set_gap_near)
    );

    llr_block_distance_w10_b64 frame_start_gap (
        .clk     (clk),
        .rst     (rst),
        .advance (advance),
        .at      (at),
        .start   (starts),
        .from    (start_at),
        .length  (spacing_from_frame_start),
        .passed  (frame_start_gap_passed),
        .near    (frame_start_gap_near)
    );

    llr_block_distance_w13_b64 set_in_frame_gap (
        .clk     (clk),
        .rst     (rst),
        .advance (advance),
        .at      (at),
        .start   (set),
        .from    (at_plus_1),
        .length  (spacing_within_frame),
        .passed  (set_in_frame_gap_passed),
        .near    (set_in_frame_gap_near)
    );

    always @(posedge clk) begin
        if (rst) begin
            in_frame <= 1'b0;
        end else begin
            if (advance) begin
                if (ends) begin
                    in_frame <= 1'b0;
                end else if (starts) begin
                    in_frame <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (starts) begin
            set_in_frame <= 1'b0;
        end else if (set) begin
            set_in_frame <= 1'b1;
        end
    end

    assign may = any_set_gap_passed && (!in_frame || may_term);
    assign near = any_set_gap_near && (!in_frame || near_term);

endmodule

`default_nettype wire
