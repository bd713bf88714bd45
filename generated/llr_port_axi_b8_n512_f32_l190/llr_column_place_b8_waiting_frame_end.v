// A place for a block, behind the column of 1 that leaves.
`default_nettype none

module llr_column_place_b8_waiting_frame_end (
    input  wire        clk,
    input  wire        advance,
    input  wire  [2:0] place,
    input  wire  [2:0] plan_at,
    input  wire        plan_has_set,
    input  wire        plan_has_start,
    input  wire  [2:0] plan_from,
    input  wire  [2:0] plan_to,
    input  wire        plan_over,
    input  wire        plan_error,
    input  wire        waiting_control,
    input  wire [63:0] waiting_data,
    input  wire        frame_control,
    input  wire [63:0] frame_data,
    output reg         block_control,
    output reg  [63:0] block_data
);

    localparam [1:0] CONTENT_WAITING = 2'd0;
    localparam [1:0] CONTENT_FRAME   = 2'd1;
    localparam [1:0] CONTENT_END     = 2'd2;

    reg  [1:0] content;

    wire [1:0] content_choice = plan_over && plan_to == place ? 2'd2 : 2'd3;
    wire [1:0] content_choice_2 = place >= plan_from && place < plan_to ? 2'd1 : content_choice;

    always @(posedge clk) begin
        if (advance) begin
            content <= place < plan_at ? CONTENT_WAITING : content_choice_2;
            block_data <= 64'd30;
            block_control <= 1'b1;
            if (content == CONTENT_WAITING) begin
                block_data <= waiting_data;
                block_control <= waiting_control;
            end
            if (content == CONTENT_FRAME) begin
                block_data <= frame_data;
                block_control <= frame_control;
            end
            if (content == CONTENT_END) begin
                block_data <= 64'd135;
                block_control <= 1'b1;
            end
        end
    end

    wire _unused_ok = &{1'b0, plan_has_set, plan_has_start, plan_error};

endmodule

`default_nettype wire
