// RTOs by the number of retries.
`default_nettype none

module pds_initiator_rto_table (
    input  wire        clk,
    input  wire [31:0] now,
    input  wire [31:0] rto_init,
    input  wire [31:0] rto_max,
    output wire [31:0] due_rto_0,
    output wire [31:0] due_rto_1,
    output wire [31:0] due_rto_2,
    output wire [31:0] due_rto_3,
    output wire [31:0] due_rto_4,
    output wire [31:0] due_rto_5,
    output wire [31:0] due_rto_6,
    output wire [31:0] due_rto_7,
    output wire [31:0] due_rto_8,
    output wire [31:0] due_rto_9,
    output wire [31:0] due_rto_10,
    output wire [31:0] due_rto_11,
    output wire [31:0] due_rto_12,
    output wire [31:0] due_rto_13,
    output wire [31:0] due_rto_14,
    output wire [31:0] due_rto_15
);

    reg  [31:0] time_0;
    reg  [31:0] time_1;
    reg  [31:0] time_2;
    reg  [31:0] time_3;
    reg  [31:0] time_4;
    reg  [31:0] time_5;
    reg  [31:0] time_6;
    reg  [31:0] time_7;
    reg  [31:0] time_8;
    reg  [31:0] time_9;
    reg  [31:0] time_10;
    reg  [31:0] time_11;
    reg  [31:0] time_12;
    reg  [31:0] time_13;
    reg  [31:0] time_14;
    reg  [31:0] time_15;
    reg  [31:0] due_0;
    reg  [31:0] due_1;
    reg  [31:0] due_2;
    reg  [31:0] due_3;
    reg  [31:0] due_4;
    reg  [31:0] due_5;
    reg  [31:0] due_6;
    reg  [31:0] due_7;
    reg  [31:0] due_8;
    reg  [31:0] due_9;
    reg  [31:0] due_10;
    reg  [31:0] due_11;
    reg  [31:0] due_12;
    reg  [31:0] due_13;
    reg  [31:0] due_14;
    reg  [31:0] due_15;

    wire [32:0] doubled_1 = {1'b0, time_0} + {1'b0, time_0};
    wire        is_more_1 = doubled_1[32] || doubled_1[31:0] >= rto_max;
    wire [32:0] doubled_2 = {1'b0, time_1} + {1'b0, time_1};
    wire        is_more_2 = doubled_2[32] || doubled_2[31:0] >= rto_max;
    wire [32:0] doubled_3 = {1'b0, time_2} + {1'b0, time_2};
    wire        is_more_3 = doubled_3[32] || doubled_3[31:0] >= rto_max;
    wire [32:0] doubled_4 = {1'b0, time_3} + {1'b0, time_3};
    wire        is_more_4 = doubled_4[32] || doubled_4[31:0] >= rto_max;
    wire [32:0] doubled_5 = {1'b0, time_4} + {1'b0, time_4};
    wire        is_more_5 = doubled_5[32] || doubled_5[31:0] >= rto_max;
    wire [32:0] doubled_6 = {1'b0, time_5} + {1'b0, time_5};
    wire        is_more_6 = doubled_6[32] || doubled_6[31:0] >= rto_max;
    wire [32:0] doubled_7 = {1'b0, time_6} + {1'b0, time_6};
    wire        is_more_7 = doubled_7[32] || doubled_7[31:0] >= rto_max;
    wire [32:0] doubled_8 = {1'b0, time_7} + {1'b0, time_7};
    wire        is_more_8 = doubled_8[32] || doubled_8[31:0] >= rto_max;
    wire [32:0] doubled_9 = {1'b0, time_8} + {1'b0, time_8};
    wire        is_more_9 = doubled_9[32] || doubled_9[31:0] >= rto_max;
    wire [32:0] doubled_10 = {1'b0, time_9} + {1'b0, time_9};
    wire        is_more_10 = doubled_10[32] || doubled_10[31:0] >= rto_max;
    wire [32:0] doubled_11 = {1'b0, time_10} + {1'b0, time_10};
    wire        is_more_11 = doubled_11[32] || doubled_11[31:0] >= rto_max;
    wire [32:0] doubled_12 = {1'b0, time_11} + {1'b0, time_11};
    wire        is_more_12 = doubled_12[32] || doubled_12[31:0] >= rto_max;
    wire [32:0] doubled_13 = {1'b0, time_12} + {1'b0, time_12};
    wire        is_more_13 = doubled_13[32] || doubled_13[31:0] >= rto_max;
    wire [32:0] doubled_14 = {1'b0, time_13} + {1'b0, time_13};
    wire        is_more_14 = doubled_14[32] || doubled_14[31:0] >= rto_max;
    wire [32:0] doubled_15 = {1'b0, time_14} + {1'b0, time_14};
    wire        is_more_15 = doubled_15[32] || doubled_15[31:0] >= rto_max;

    always @(posedge clk) begin
        time_0 <= rto_init < rto_max ? rto_init : rto_max;
        time_1 <= is_more_1 ? rto_max : doubled_1[31:0];
        time_2 <= is_more_2 ? rto_max : doubled_2[31:0];
        time_3 <= is_more_3 ? rto_max : doubled_3[31:0];
        time_4 <= is_more_4 ? rto_max : doubled_4[31:0];
        time_5 <= is_more_5 ? rto_max : doubled_5[31:0];
        time_6 <= is_more_6 ? rto_max : doubled_6[31:0];
        time_7 <= is_more_7 ? rto_max : doubled_7[31:0];
        time_8 <= is_more_8 ? rto_max : doubled_8[31:0];
        time_9 <= is_more_9 ? rto_max : doubled_9[31:0];
        time_10 <= is_more_10 ? rto_max : doubled_10[31:0];
        time_11 <= is_more_11 ? rto_max : doubled_11[31:0];
        time_12 <= is_more_12 ? rto_max : doubled_12[31:0];
        time_13 <= is_more_13 ? rto_max : doubled_13[31:0];
        time_14 <= is_more_14 ? rto_max : doubled_14[31:0];
        time_15 <= is_more_15 ? rto_max : doubled_15[31:0];
        due_0 <= now + time_0;
        due_1 <= now + time_1;
        due_2 <= now + time_2;
        due_3 <= now + time_3;
        due_4 <= now + time_4;
        due_5 <= now + time_5;
        due_6 <= now + time_6;
        due_7 <= now + time_7;
        due_8 <= now + time_8;
        due_9 <= now + time_9;
        due_10 <= now + time_10;
        due_11 <= now + time_11;
        due_12 <= now + time_12;
        due_13 <= now + time_13;
        due_14 <= now + time_14;
        due_15 <= now + time_15;
    end

    assign due_rto_0 = due_0;
    assign due_rto_1 = due_1;
    assign due_rto_2 = due_2;
    assign due_rto_3 = due_3;
    assign due_rto_4 = due_4;
    assign due_rto_5 = due_5;
    assign due_rto_6 = due_6;
    assign due_rto_7 = due_7;
    assign due_rto_8 = due_8;
    assign due_rto_9 = due_9;
    assign due_rto_10 = due_10;
    assign due_rto_11 = due_11;
    assign due_rto_12 = due_12;
    assign due_rto_13 = due_13;
    assign due_rto_14 = due_14;
    assign due_rto_15 = due_15;

endmodule

`default_nettype wire
