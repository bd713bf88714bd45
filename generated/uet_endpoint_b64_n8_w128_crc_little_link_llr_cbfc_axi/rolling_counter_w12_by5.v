// Sums amounts of 5 bits modulo 2^12.
`default_nettype none

module rolling_counter_w12_by5 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [4:0] amount,
    output reg  [11:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 12'd0;
        end else begin
            count <= count + {7'd0, amount};
        end
    end

endmodule

`default_nettype wire
