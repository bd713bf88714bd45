// A place for a block, behind the column of 1 that leaves.
`default_nettype none

module llr_column_place_b8_end (
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
    output wire        block_control,
    output reg  [63:0] block_data
);

    reg  content;

    always @(posedge clk) begin
        if (advance) begin
            content <= !(plan_over && plan_to == place);
            block_data <= 64'd30;
            if (!content) begin
                block_data <= 64'd135;
            end
        end
    end

    assign block_control = 1'b1;

    wire _unused_ok = &{1'b0, plan_at, plan_has_set, plan_has_start, plan_from, plan_error};

endmodule

`default_nettype wire
