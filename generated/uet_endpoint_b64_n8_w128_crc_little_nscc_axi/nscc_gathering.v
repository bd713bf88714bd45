// What an ACK adds to the increases that are gathered: alpha x (target - delay) x bytes, or the fair increase.
`default_nettype none

module nscc_gathering (
    input  wire        clk,
    input  wire [16:0] below,
    input  wire        is_high,
    input  wire [23:0] bytes,
    input  wire [23:0] alpha,
    input  wire [19:0] fair_increase,
    output reg  [31:0] increase
);

    reg  [23:0] slope;
    reg  [40:0] steep_partial;
    reg  [40:0] steep;
    reg         is_high_1;
    reg         is_high_2;
    reg  [19:0] coefficient;
    reg  [23:0] bytes_1;
    reg  [23:0] bytes_2;
    reg  [23:0] bytes_3;
    reg  [43:0] partial;
    reg  [43:0] product;

    always @(posedge clk) begin
        slope <= alpha;
        steep_partial <= {17'd0, slope} * {24'd0, below};
        steep <= steep_partial;
        is_high_1 <= is_high;
        is_high_2 <= is_high_1;
        coefficient <= is_high_2 ? fair_increase : (|steep[40:32]) ? {20{1'b1}} : steep[31:12];
        bytes_1 <= bytes;
        bytes_2 <= bytes_1;
        bytes_3 <= bytes_2;
        partial <= {20'd0, bytes_3} * {24'd0, coefficient};
        product <= partial;
        increase <= (|product[43:40]) ? {32{1'b1}} : product[39:8];
    end

    wire _unused_ok = &{1'b0, steep[11:0], product[7:0]};

endmodule

`default_nettype wire
