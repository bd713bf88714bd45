// Sum over 4 virtual channels, 2 clocks later.
`default_nettype none

module cbfc_port_sum_n4 (
    input  wire        clk,
    input  wire        rst,
    input  wire [19:0] parts_0,
    input  wire [19:0] parts_1,
    input  wire [19:0] parts_2,
    input  wire [19:0] parts_3,
    output wire [21:0] sum
);

    reg  [20:0] sum_0_0;
    reg  [20:0] sum_0_1;
    reg  [21:0] sum_1_0;

    always @(posedge clk) begin
        if (rst) begin
            sum_0_0 <= 21'd0;
            sum_0_1 <= 21'd0;
            sum_1_0 <= 22'd0;
        end else begin
            sum_0_0 <= {1'b0, parts_0} + {1'b0, parts_1};
            sum_0_1 <= {1'b0, parts_2} + {1'b0, parts_3};
            sum_1_0 <= {1'b0, sum_0_0} + {1'b0, sum_0_1};
        end
    end

    assign sum = sum_1_0;

endmodule

`default_nettype wire
