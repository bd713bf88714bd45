// A place for a block, behind the column of 8 that leaves.
`default_nettype none

module llr_column_place_b64_waiting_frame_end (
    input  wire        clk,
    input  wire        advance,
    input  wire  [4:0] place,
    input  wire  [4:0] plan_at,
    input  wire        plan_has_set,
    input  wire        plan_has_start,
    input  wire  [4:0] plan_from,
    input  wire  [4:0] plan_to,
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
    localparam [1:0] CONTENT_IDLE    = 2'd3;

    reg  [1:0] content;
    reg  [1:0] planned;

    always @* begin
        planned = CONTENT_IDLE;
        if (plan_over && plan_to == place) begin
            planned = CONTENT_END;
        end
        if (place >= plan_from && place < plan_to) begin
            planned = CONTENT_FRAME;
        end
        if (place < plan_at) begin
            planned = CONTENT_WAITING;
        end
    end

    always @(posedge clk) begin
        if (advance) begin
            content <= planned;
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
