// Measures up to 1023 bytes of the line, 8 blocks a clock.
`default_nettype none

module llr_block_distance_w10_b64 (
    input  wire       clk,
    input  wire       rst,
    input  wire       advance,
    input  wire [4:0] at,
    input  wire       start,
    input  wire [4:0] from,
    input  wire [9:0] length,
    output wire       passed,
    output wire       near
);

    reg  [9:0] length_less;
    reg  [8:0] left;

    wire [10:0] length_blocks_sum = {1'b0, length} + 11'd7;
    wire  [7:0] length_blocks = length_blocks_sum[10:3];
    wire  [9:0] begun = {5'd0, from} + length_less;
    wire  [9:0] less = {1'b0, left} - 10'd8;
    wire  [8:0] left_and = begun[8:0] & {9{!begun[9]}};

    always @(posedge clk) begin
        if (rst) begin
            left <= 9'd0;
        end else begin
            if (advance) begin
                left <= start ? left_and : less[8:0] & {9{!less[9]}};
            end
        end
    end

    always @(posedge clk) begin
        length_less <= {2'd0, length_blocks} - 10'd8;
    end

    assign passed = {4'd0, at} >= left;
    assign near = left <= 9'd27;

    wire _unused_ok = &{1'b0, length_blocks_sum[2:0]};

endmodule

`default_nettype wire
