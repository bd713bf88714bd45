// A place for a block, behind the column of 1 that leaves.
`default_nettype none

module llr_column_place_b8 (
    input  wire        clk,
    input  wire        rst,
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
    input  wire [63:0] set,
    input  wire [63:0] start,
    input  wire        frame_control,
    input  wire [63:0] frame_data,
    output reg         block_control,
    output reg  [63:0] block_data
);

    localparam [2:0] CONTENT_WAITING = 3'd0;
    localparam [2:0] CONTENT_SET     = 3'd1;
    localparam [2:0] CONTENT_START   = 3'd2;
    localparam [2:0] CONTENT_FRAME   = 3'd3;
    localparam [2:0] CONTENT_END     = 3'd4;
    localparam [2:0] CONTENT_ERROR   = 3'd5;
    localparam [2:0] CONTENT_IDLE    = 3'd6;

    reg  [2:0] content;

    always @(posedge clk) begin
        if (rst) begin
            content <= CONTENT_IDLE;
        end else begin
            if (advance) begin
                if (place < plan_at) begin
                    content <= CONTENT_WAITING;
                end else if (plan_has_set && plan_at == place) begin
                    content <= CONTENT_SET;
                end else if (plan_has_start && plan_from == place + 3'd1) begin
                    content <= CONTENT_START;
                end else if (place >= plan_from && place < plan_to) begin
                    content <= CONTENT_FRAME;
                end else if (plan_over && plan_to == place) begin
                    content <= CONTENT_END;
                end else if (plan_error) begin
                    content <= CONTENT_ERROR;
                end else begin
                    content <= CONTENT_IDLE;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (advance) begin
            case (content)
                CONTENT_WAITING: begin
                    block_control <= waiting_control;
                    block_data <= waiting_data;
                end
                CONTENT_SET: begin
                    block_control <= 1'b1;
                    block_data <= set;
                end
                CONTENT_START: begin
                    block_control <= 1'b1;
                    block_data <= start;
                end
                CONTENT_FRAME: begin
                    block_control <= frame_control;
                    block_data <= frame_data;
                end
                CONTENT_END: begin
                    block_control <= 1'b1;
                    block_data <= 64'd135;
                end
                CONTENT_ERROR: begin
                    block_control <= 1'b1;
                    block_data <= 64'h3c78f1e3c78f1e1e;
                end
                CONTENT_IDLE: begin
                    block_control <= 1'b1;
                    block_data <= 64'd30;
                end
                default: begin end
            endcase
        end
    end

endmodule

`default_nettype wire
