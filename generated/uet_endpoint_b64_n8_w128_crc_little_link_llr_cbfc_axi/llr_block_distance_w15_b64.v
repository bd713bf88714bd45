// Measures up to 32767 bytes of the line, 8 blocks a clock.
`default_nettype none

module llr_block_distance_w15_b64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        advance,
    input  wire  [4:0] at,
    input  wire        start,
    input  wire  [4:0] from,
    input  wire [14:0] length,
    output wire        passed,
    output wire        near
);

    reg  [14:0] length_less;
    reg  [13:0] left;

    wire [15:0] length_blocks_sum = {1'b0, length} + 16'd7;
    wire [12:0] length_blocks = length_blocks_sum[15:3];
    wire [14:0] begun = {10'd0, from} + length_less;
    wire [14:0] less = {1'b0, left} - 15'd8;
    wire [13:0] left_and = begun[13:0] & {14{!begun[14]}};

    always @(posedge clk) begin
        if (rst) begin
            left <= 14'd0;
        end else begin
            if (advance) begin
                left <= start ? left_and : less[13:0] & {14{!less[14]}};
            end
        end
    end

    always @(posedge clk) begin
        length_less <= {2'd0, length_blocks} - 15'd8;
    end

    assign passed = {9'd0, at} >= left;
    assign near = left <= 14'd27;

    wire _unused_ok = &{1'b0, length_blocks_sum[2:0]};

endmodule

`default_nettype wire
