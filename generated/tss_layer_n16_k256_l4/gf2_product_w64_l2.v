// The product of polynomials of 64 bits over GF(2), a clock later.
`default_nettype none

module gf2_product_w64_l2 (
    input  wire         clk,
    input  wire  [63:0] a,
    input  wire  [63:0] b,
    output wire [126:0] p
);

    wire [62:0] low_32_p;
    wire [62:0] high_32_p;
    wire [62:0] both_32_p;

    wire [62:0] middle = both_32_p ^ low_32_p ^ high_32_p;

    gf2_product_w32_l1 low_32 (
        .clk (clk),
        .a   (a[31:0]),
        .b   (b[31:0]),
        .p   (low_32_p)
    );

    gf2_product_w32_l1 high_32 (
        .clk (clk),
        .a   (a[63:32]),
        .b   (b[63:32]),
        .p   (high_32_p)
    );

    gf2_product_w32_l1 both_32 (
        .clk (clk),
        .a   (a[31:0] ^ a[63:32]),
        .b   (b[31:0] ^ b[63:32]),
        .p   (both_32_p)
    );

    assign p = {high_32_p, 1'b0, low_32_p} ^ {32'd0, middle, 32'd0};

endmodule

`default_nettype wire
