// Sum over 8 virtual channels, 2 clocks later.
`default_nettype none

module cbfc_port_sum_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [19:0] parts_0,
    input  wire [19:0] parts_1,
    input  wire [19:0] parts_2,
    input  wire [19:0] parts_3,
    input  wire [19:0] parts_4,
    input  wire [19:0] parts_5,
    input  wire [19:0] parts_6,
    input  wire [19:0] parts_7,
    output wire [22:0] sum
);

    reg  [21:0] sum_0_0;
    reg  [21:0] sum_0_1;
    reg  [22:0] sum_1_0;

    wire [21:0] sum_0_0_sum = {2'd0, parts_0} + {2'd0, parts_1} + {2'd0, parts_2};
    wire [21:0] sum_0_1_sum = {2'd0, parts_4} + {2'd0, parts_5} + {2'd0, parts_6};

    always @(posedge clk) begin
        if (rst) begin
            sum_0_0 <= 22'd0;
            sum_0_1 <= 22'd0;
            sum_1_0 <= 23'd0;
        end else begin
            sum_0_0 <= sum_0_0_sum + {2'd0, parts_3};
            sum_0_1 <= sum_0_1_sum + {2'd0, parts_7};
            sum_1_0 <= {1'b0, sum_0_0} + {1'b0, sum_0_1};
        end
    end

    assign sum = sum_1_0;

endmodule

`default_nettype wire
