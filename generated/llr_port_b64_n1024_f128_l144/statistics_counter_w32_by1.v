// Sums amounts of 1 bits up to the largest number of 32 bits.
`default_nettype none

module statistics_counter_w32_by1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        amount,
    input  wire        clear,
    output reg  [31:0] count
);

    wire [32:0] sum = {1'b0, count} + {32'd0, amount};

    always @(posedge clk) begin
        if (rst) begin
            count <= 32'd0;
        end else begin
            count <= clear ? {31'd0, amount} : sum[31:0] | {32{sum[32]}};
        end
    end

endmodule

`default_nettype wire
