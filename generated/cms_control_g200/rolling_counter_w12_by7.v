// Sums amounts of 7 bits modulo 2^12.
`default_nettype none

module rolling_counter_w12_by7 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] amount,
    output reg  [11:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 12'd0;
        end else begin
            count <= count + {5'd0, amount};
        end
    end

endmodule

`default_nettype wire
