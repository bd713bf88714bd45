// Sum over 4 virtual channels, 1 clocks later.
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

    reg  [21:0] sum_0_0;

    wire [21:0] sum_0_0_sum = {2'd0, parts_0} + {2'd0, parts_1} + {2'd0, parts_2};

    always @(posedge clk) begin
        if (rst) begin
            sum_0_0 <= 22'd0;
        end else begin
            sum_0_0 <= sum_0_0_sum + {2'd0, parts_3};
        end
    end

    assign sum = sum_0_0;

endmodule

`default_nettype wire
