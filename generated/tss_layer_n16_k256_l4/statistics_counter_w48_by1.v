// Sums amounts of 1 bits up to the largest number of 48 bits.
`default_nettype none

module statistics_counter_w48_by1 (
    input  wire        clk,
    input  wire        rst,
    input  wire        amount,
    input  wire        clear,
    output reg  [47:0] count
);

    wire [48:0] sum = {1'b0, count} + {48'd0, amount};

    always @(posedge clk) begin
        if (rst) begin
            count <= 48'd0;
        end else begin
            count <= clear ? {47'd0, amount} : sum[47:0] | {48{sum[48]}};
        end
    end

endmodule

`default_nettype wire
