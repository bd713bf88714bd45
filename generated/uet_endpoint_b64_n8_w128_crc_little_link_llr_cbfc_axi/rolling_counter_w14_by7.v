// Sums amounts of 7 bits modulo 2^14.
`default_nettype none

module rolling_counter_w14_by7 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] amount,
    output reg  [13:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 14'd0;
        end else begin
            count <= count + {7'd0, amount};
        end
    end

endmodule

`default_nettype wire
