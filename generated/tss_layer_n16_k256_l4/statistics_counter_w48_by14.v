// Sums amounts of 14 bits up to the largest number of 48 bits.
`default_nettype none

module statistics_counter_w48_by14 (
    input  wire        clk,
    input  wire        rst,
    input  wire [13:0] amount,
    input  wire        clear,
    output reg  [47:0] count
);

    wire [48:0] sum = {1'b0, count} + {35'd0, amount};

    always @(posedge clk) begin
        if (rst) begin
            count <= 48'd0;
        end else begin
            count <= clear ? {34'd0, amount} : sum[47:0] | {48{sum[48]}};
        end
    end

endmodule

`default_nettype wire
