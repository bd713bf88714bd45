// The product of polynomials of 32 bits over GF(2), a clock later.
`default_nettype none

module gf2_product_w32_l1 (
    input  wire        clk,
    input  wire [31:0] a,
    input  wire [31:0] b,
    output wire [62:0] p
);

    wire [30:0] low_16_p;
    wire [30:0] high_16_p;
    wire [30:0] both_16_p;

    wire [30:0] middle = both_16_p ^ low_16_p ^ high_16_p;

    gf2_product_w16_l0 low_16 (
        .clk (clk),
        .a   (a[15:0]),
        .b   (b[15:0]),
        .p   (low_16_p)
    );

    gf2_product_w16_l0 high_16 (
        .clk (clk),
        .a   (a[31:16]),
        .b   (b[31:16]),
        .p   (high_16_p)
    );

    gf2_product_w16_l0 both_16 (
        .clk (clk),
        .a   (a[15:0] ^ a[31:16]),
        .b   (b[15:0] ^ b[31:16]),
        .p   (both_16_p)
    );

    assign p = {high_16_p, 1'b0, low_16_p} ^ {16'd0, middle, 16'd0};

endmodule

`default_nettype wire
