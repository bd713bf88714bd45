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
    reg   [4:0] shift_1;
    reg   [4:0] shift_2;
    reg   [4:0] shift_3;
    reg   [4:0] shift_4;
    reg   [4:0] shift_5;
    reg   [4:0] shift_6;
    reg   [5:0] right;
    reg  [48:0] partial;
    reg  [48:0] product;
    reg  [39:0] whole;
    reg  [23:0] quotient;

    wire [48:0] product_shr_right = product >> right;

    reciprocal_w24 one_over (
        .clk    (clk),
        .word   (window),
        .shift  (one_over_shift),
        .result (one_over_result)
    );

    always @(posedge clk) begin
        shift_1 <= one_over_shift;
        shift_2 <= shift_1;
        shift_3 <= shift_2;
        shift_4 <= shift_3;
        shift_5 <= shift_4;
        shift_6 <= shift_5;
        right <= 6'd32 - {1'b0, shift_6};
        partial <= {17'd0, gathered} * {32'd0, one_over_result};
        product <= partial;
        whole <= product_shr_right[39:0];
        quotient <= (|whole[39:24]) ? {24{1'b1}} : whole[23:0];
    end

    assign bytes = quotient;

    wire _unused_ok = &{1'b0, product_shr_right[48:40]};

endmodule

`default_nettype wire
