// Sums amounts of 1 bits modulo 2^32.
`default_nettype none

module rolling_counter_w32_by1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        amount,
    output reg  [31:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 32'd0;
        end else begin
            count <= count + {31'd0, amount};
        end
    end

endmodule

`default_nettype wire
