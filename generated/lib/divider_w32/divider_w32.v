// Divides words of 32 bits, a bit a clock.
`default_nettype none

module divider_w32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_dividend,
    input  wire [31:0] up_payload_divisor,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_quotient,
    output wire [31:0] down_payload_remainder,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         full;
    reg   [5:0] left;
    reg  [31:0] divisor;
    reg  [31:0] quotient;
    reg  [31:0] remainder;

    wire [32:0] wider = {remainder, quotient[31]};
    wire [32:0] difference = wider - {1'b0, divisor};
    wire        fits = !difference[32];
    wire [32:0] remainder_choice = fits ? difference : wider;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
            left <= 6'd0;
        end else begin
            if (!full) begin
                full <= up_valid;
                left <= 6'd32;
            end else if (|left) begin
                left <= left - 6'd1;
            end else begin
                full <= !down_ready;
            end
        end
    end

    always @(posedge clk) begin
        if (!full) begin
            divisor <= up_payload_divisor;
        end
        if (!full) begin
            quotient <= up_payload_dividend;
            remainder <= 32'd0;
        end else if (|left) begin
            quotient <= {quotient[30:0], fits};
            remainder <= remainder_choice[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_quotient = quotient;
    assign down_payload_remainder = remainder;
    assign down_valid = full && left == 6'd0;

    wire _unused_ok = &{1'b0, remainder_choice[32]};

endmodule

`default_nettype wire
