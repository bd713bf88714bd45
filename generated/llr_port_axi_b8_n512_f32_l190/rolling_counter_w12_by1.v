// Sums amounts of 1 bits modulo 2^12.
`default_nettype none

module rolling_counter_w12_by1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        amount,
    output reg  [11:0] count
);

    always @(posedge clk) begin
        if (rst) begin
            count <= 12'd0;
        end else begin
            count <= count + {11'd0, amount};
        end
    end

endmodule

`default_nettype wire
