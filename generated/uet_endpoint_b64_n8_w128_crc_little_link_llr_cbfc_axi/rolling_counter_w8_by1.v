// Sums amounts of 1 bits modulo 2^8.
`default_nettype none

module rolling_counter_w8_by1 (
    input  wire       clk,
    input  wire       rst,
    input  wire       amount,
    output reg  [7:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 8'd0;
        end else begin
            count <= count + {7'd0, amount};
        end
    end

endmodule

`default_nettype wire
