// What was gathered, in units of 256 byte^2, divided by the window.
`default_nettype none

module nscc_quotient (
    input  wire        clk,
    input  wire [23:0] window,
    input  wire [31:0] gathered,
    output wire [23:0] bytes
);

    wire  [4:0] one_over_shift;
    wire [16:0] one_over_result;
    reg  [48:0] product_product;
    reg  [48:0] product_align;
    reg   [5:0] right_align;
    reg  [39:0] whole_limit;
    reg  [23:0] quotient_out;
    wire  [4:0] shift_product_later_q;

    wire [48:0] product = {17'd0, gathered} * {32'd0, one_over_result};
    wire  [4:0] shift_product = shift_product_later_q;
    wire  [5:0] right = 6'd32 - {1'b0, shift_product};
    wire [48:0] whole_shr = product_align >> right_align;
    wire [39:0] whole = whole_shr[39:0];
    wire [23:0] quotient = (|whole_limit[39:24]) ? {24{1'b1}} : whole_limit[23:0];

    reciprocal_w24 one_over (
        .clk    (clk),
        .word   (window),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    delay_w5_c6 shift_product_later (
        .clk (clk),
        .d   (one_over_shift),
        .q   (shift_product_later_q)
    );

    always @(posedge clk) begin
        product_product <= product;
        product_align <= product_product;
        right_align <= right;
        whole_limit <= whole;
        quotient_out <= quotient;
    end

    assign bytes = quotient_out;

    wire _unused_ok = &{1'b0, whole_shr[48:40]};

endmodule

`default_nettype wire
