// The product of polynomials of 128 bits over GF(2), a clock later.
`default_nettype none

module gf2_product_w128_l3 (
    input  wire         clk,
    input  wire [127:0] a,
    input  wire [127:0] b,
    output wire [254:0] p
);

    wire [126:0] low_64_p;
    wire [126:0] high_64_p;
    wire [126:0] both_64_p;

    wire [126:0] middle = both_64_p ^ low_64_p ^ high_64_p;

    gf2_product_w64_l2 low_64 (
        .clk (clk),
        .a   (a[63:0]),
        .b   (b[63:0]),
        .p   (low_64_p)
    );

    gf2_product_w64_l2 high_64 (
        .clk (clk),
        .a   (a[127:64]),
        .b   (b[127:64]),
        .p   (high_64_p)
    );

    gf2_product_w64_l2 both_64 (
        .clk (clk),
        .a   (a[63:0] ^ a[127:64]),
        .b   (b[63:0] ^ b[127:64]),
        .p   (both_64_p)
    );

    assign p = {high_64_p, 1'b0, low_64_p} ^ {64'd0, middle, 64'd0};

endmodule

`default_nettype wire
