// What an ACK adds to the increases that are gathered: alpha x (target - delay) x bytes, or the fair increase.
`default_nettype none

module nscc_gathering (
    input  wire        clk,
    input  wire [16:0] below,
    input  wire        is_high,
    input  wire [23:0] bytes,
    input  wire [23:0] alpha,
    input  wire [19:0] fair_increase,
    output wire [31:0] increase
);

    reg  [23:0] slope;
    reg  [40:0] partial_steep_product;
    reg  [40:0] partial_coefficient;
    reg         is_high_steep_product;
    reg         is_high_coefficient;
    reg  [23:0] bytes_steep_product;
    reg  [23:0] bytes_coefficient;
    reg  [23:0] bytes_size;
    reg  [19:0] coefficient_size;
    reg  [43:0] product_size_product;
    reg  [43:0] product_gather;
    reg  [31:0] gathered_out;

    wire [40:0] partial = {17'd0, slope} * {24'd0, below};
    wire [19:0] coefficient_choice = (|partial_coefficient[40:32]) ? {20{1'b1}} : partial_coefficient[31:12];
    wire [19:0] coefficient = is_high_coefficient ? fair_increase : coefficient_choice;
    wire [43:0] product = {20'd0, bytes_size} * {24'd0, coefficient_size};
    wire [31:0] gathered = (|product_gather[43:40]) ? {32{1'b1}} : product_gather[39:8];

    always @(posedge clk) begin
        slope <= alpha;
        partial_steep_product <= partial;
        partial_coefficient <= partial_steep_product;
        is_high_steep_product <= is_high;
        is_high_coefficient <= is_high_steep_product;
        bytes_steep_product <= bytes;
        bytes_coefficient <= bytes_steep_product;
        bytes_size <= bytes_coefficient;
        coefficient_size <= coefficient;
        product_size_product <= product;
        product_gather <= product_size_product;
        gathered_out <= gathered;
    end

    assign increase = gathered_out;

    wire _unused_ok = &{1'b0, partial_coefficient[11:0], product_gather[7:0]};

endmodule

`default_nettype wire
