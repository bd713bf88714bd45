// A place for a block, in the column of 1 that leaves.
`default_nettype none

module llr_column_place_b8_waiting_set_start_frame_error (
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
    localparam [2:0] CONTENT_ERROR   = 3'd4;
    localparam [2:0] CONTENT_IDLE    = 3'd5;

    reg  [2:0] content;

    wire       content_term = place >= plan_from && place < plan_to;
    wire [2:0] content_choice = content_term ? 3'd3 : plan_error ? 3'd4 : 3'd5;
    wire [2:0] content_choice_2 = plan_has_start && plan_from == place + 3'd1 ? 3'd2 : content_choice;
    wire [2:0] content_choice_3 = plan_has_set && plan_at == place ? 3'd1 : content_choice_2;

    always @(posedge clk) begin
        if (rst) begin
            content <= CONTENT_IDLE;
            block_data <= 64'd30;
            block_control <= 1'b1;
        end else begin
            if (advance) begin
                content <= place < plan_at ? CONTENT_WAITING : content_choice_3;
                block_data <= 64'd30;
                block_control <= 1'b1;
                if (content == CONTENT_WAITING) begin
                    block_data <= waiting_data;
                    block_control <= waiting_control;
                end
                if (content == CONTENT_SET) begin
                    block_data <= set;
                    block_control <= 1'b1;
                end
                if (content == CONTENT_START) begin
                    block_data <= start;
                    block_control <= 1'b1;
                end
                if (content == CONTENT_FRAME) begin
                    block_data <= frame_data;
                    block_control <= frame_control;
                end
                if (content == CONTENT_ERROR) begin
                    block_data <= 64'h3c78f1e3c78f1e1e;
                    block_control <= 1'b1;
                end
            end
        end
    end

    wire _unused_ok = &{1'b0, plan_over};

endmodule

`default_nettype wire
