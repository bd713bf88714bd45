// Measures up to 8191 bytes of the line, 8 blocks a clock.
`default_nettype none

module llr_block_distance_w13_b64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        advance,
    input  wire  [4:0] at,
    input  wire        start,
    input  wire  [4:0] from,
    input  wire [12:0] length,
    output wire        passed,
    output wire        near
);

    reg  [12:0] length_less;
    reg  [11:0] left;

    wire [13:0] length_blocks_sum = {1'b0, length} + 14'd7;
    wire [10:0] length_blocks = length_blocks_sum[13:3];
    wire [12:0] begun = {8'd0, from} + length_less;
    wire [12:0] less = {1'b0, left} - 13'd8;
    wire [11:0] left_and = begun[11:0] & {12{!begun[12]}};

    always @(posedge clk) begin
        if (rst) begin
            left <= 12'd0;
        end else begin
            if (advance) begin
                left <= start ? left_and : less[11:0] & {12{!less[12]}};
            end
        end
    end

    always @(posedge clk) begin
        length_less <= {2'd0, length_blocks} - 13'd8;
    end

    assign passed = {7'd0, at} >= left;
    assign near = left <= 12'd27;

    wire _unused_ok = &{1'b0, length_blocks_sum[2:0]};

endmodule

`default_nettype wire
