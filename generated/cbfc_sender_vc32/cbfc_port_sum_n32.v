// Sum over 32 virtual channels, 3 clocks later.
`default_nettype none

module cbfc_port_sum_n32 (
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
    input  wire [19:0] parts_8,
    input  wire [19:0] parts_9,
    input  wire [19:0] parts_10,
    input  wire [19:0] parts_11,
    input  wire [19:0] parts_12,
    input  wire [19:0] parts_13,
    input  wire [19:0] parts_14,
    input  wire [19:0] parts_15,
    input  wire [19:0] parts_16,
    input  wire [19:0] parts_17,
    input  wire [19:0] parts_18,
    input  wire [19:0] parts_19,
    input  wire [19:0] parts_20,
    input  wire [19:0] parts_21,
    input  wire [19:0] parts_22,
    input  wire [19:0] parts_23,
    input  wire [19:0] parts_24,
    input  wire [19:0] parts_25,
    input  wire [19:0] parts_26,
    input  wire [19:0] parts_27,
    input  wire [19:0] parts_28,
    input  wire [19:0] parts_29,
    input  wire [19:0] parts_30,
    input  wire [19:0] parts_31,
    output wire [24:0] sum
);

    reg  [21:0] sum_0_0;
    reg  [21:0] sum_0_1;
    reg  [21:0] sum_0_2;
    reg  [21:0] sum_0_3;
    reg  [21:0] sum_0_4;
    reg  [21:0] sum_0_5;
    reg  [21:0] sum_0_6;
    reg  [21:0] sum_0_7;
    reg  [23:0] sum_1_0;
    reg  [23:0] sum_1_1;
    reg  [24:0] sum_2_0;

    wire [21:0] sum_0_0_sum = {2'd0, parts_0} + {2'd0, parts_1} + {2'd0, parts_2};
    wire [21:0] sum_0_1_sum = {2'd0, parts_4} + {2'd0, parts_5} + {2'd0, parts_6};
    wire [21:0] sum_0_2_sum = {2'd0, parts_8} + {2'd0, parts_9} + {2'd0, parts_10};
    wire [21:0] sum_0_3_sum = {2'd0, parts_12} + {2'd0, parts_13} + {2'd0, parts_14};
    wire [21:0] sum_0_4_sum = {2'd0, parts_16} + {2'd0, parts_17} + {2'd0, parts_18};
    wire [21:0] sum_0_5_sum = {2'd0, parts_20} + {2'd0, parts_21} + {2'd0, parts_22};
    wire [21:0] sum_0_6_sum = {2'd0, parts_24} + {2'd0, parts_25} + {2'd0, parts_26};
    wire [21:0] sum_0_7_sum = {2'd0, parts_28} + {2'd0, parts_29} + {2'd0, parts_30};
    wire [23:0] sum_1_0_sum = {2'd0, sum_0_0} + {2'd0, sum_0_1} + {2'd0, sum_0_2};
    wire [23:0] sum_1_1_sum = {2'd0, sum_0_4} + {2'd0, sum_0_5} + {2'd0, sum_0_6};

    always @(posedge clk) begin
        if (rst) begin
            sum_0_0 <= 22'd0;
            sum_0_1 <= 22'd0;
            sum_0_2 <= 22'd0;
            sum_0_3 <= 22'd0;
            sum_0_4 <= 22'd0;
            sum_0_5 <= 22'd0;
            sum_0_6 <= 22'd0;
            sum_0_7 <= 22'd0;
            sum_1_0 <= 24'd0;
            sum_1_1 <= 24'd0;
            sum_2_0 <= 25'd0;
        end else begin
            sum_0_0 <= sum_0_0_sum + {2'd0, parts_3};
            sum_0_1 <= sum_0_1_sum + {2'd0, parts_7};
            sum_0_2 <= sum_0_2_sum + {2'd0, parts_11};
            sum_0_3 <= sum_0_3_sum + {2'd0, parts_15};
            sum_0_4 <= sum_0_4_sum + {2'd0, parts_19};
            sum_0_5 <= sum_0_5_sum + {2'd0, parts_23};
            sum_0_6 <= sum_0_6_sum + {2'd0, parts_27};
            sum_0_7 <= sum_0_7_sum + {2'd0, parts_31};
            sum_1_0 <= sum_1_0_sum + {2'd0, sum_0_3};
            sum_1_1 <= sum_1_1_sum + {2'd0, sum_0_7};
            sum_2_0 <= {1'b0, sum_1_0} + {1'b0, sum_1_1};
        end
    end

    assign sum = sum_2_0;

endmodule

`default_nettype wire
