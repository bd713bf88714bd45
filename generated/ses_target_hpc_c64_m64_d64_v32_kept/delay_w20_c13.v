// Delays 20 bits by 13 clocks.
`default_nettype none

module delay_w20_c13 (
    input  wire       clk,
    input  wire [5:0] d_code,
    input  wire [7:0] d_generation,
    input  wire [5:0] d_context,
    output wire [5:0] q_code,
    output wire [7:0] q_generation,
    output wire [5:0] q_context
);

    reg  [5:0] ago_1_code;
    reg  [7:0] ago_1_generation;
    reg  [5:0] ago_1_context;
    reg  [5:0] ago_2_code;
    reg  [7:0] ago_2_generation;
    reg  [5:0] ago_2_context;
    reg  [5:0] ago_3_code;
    reg  [7:0] ago_3_generation;
    reg  [5:0] ago_3_context;
    reg  [5:0] ago_4_code;
    reg  [7:0] ago_4_generation;
    reg  [5:0] ago_4_context;
    reg  [5:0] ago_5_code;
    reg  [7:0] ago_5_generation;
    reg  [5:0] ago_5_context;
    reg  [5:0] ago_6_code;
    reg  [7:0] ago_6_generation;
    reg  [5:0] ago_6_context;
    reg  [5:0] ago_7_code;
    reg  [7:0] ago_7_generation;
    reg  [5:0] ago_7_context;
    reg  [5:0] ago_8_code;
    reg  [7:0] ago_8_generation;
    reg  [5:0] ago_8_context;
    reg  [5:0] ago_9_code;
    reg  [7:0] ago_9_generation;
    reg  [5:0] ago_9_context;
    reg  [5:0] ago_10_code;
    reg  [7:0] ago_10_generation;
    reg  [5:0] ago_10_context;
    reg  [5:0] ago_11_code;
    reg  [7:0] ago_11_generation;
    reg  [5:0] ago_11_context;
    reg  [5:0] ago_12_code;
    reg  [7:0] ago_12_generation;
    reg  [5:0] ago_12_context;
    reg  [5:0] ago_13_code;
    reg  [7:0] ago_13_generation;
    reg  [5:0] ago_13_context;

    always @(posedge clk) begin
        ago_1_code <= d_code;
        ago_1_generation <= d_generation;
        ago_1_context <= d_context;
        ago_2_code <= ago_1_code;
        ago_2_generation <= ago_1_generation;
        ago_2_context <= ago_1_context;
        ago_3_code <= ago_2_code;
        ago_3_generation <= ago_2_generation;
        ago_3_context <= ago_2_context;
        ago_4_code <= ago_3_code;
        ago_4_generation <= ago_3_generation;
        ago_4_context <= ago_3_context;
        ago_5_code <= ago_4_code;
        ago_5_generation <= ago_4_generation;
        ago_5_context <= ago_4_context;
        ago_6_code <= ago_5_code;
        ago_6_generation <= ago_5_generation;
        ago_6_context <= ago_5_context;
        ago_7_code <= ago_6_code;
        ago_7_generation <= ago_6_generation;
        ago_7_context <= ago_6_context;
        ago_8_code <= ago_7_code;
        ago_8_generation <= ago_7_generation;
        ago_8_context <= ago_7_context;
        ago_9_code <= ago_8_code;
        ago_9_generation <= ago_8_generation;
        ago_9_context <= ago_8_context;
        ago_10_code <= ago_9_code;
        ago_10_generation <= ago_9_generation;
        ago_10_context <= ago_9_context;
        ago_11_code <= ago_10_code;
        ago_11_generation <= ago_10_generation;
        ago_11_context <= ago_10_context;
        ago_12_code <= ago_11_code;
        ago_12_generation <= ago_11_generation;
        ago_12_context <= ago_11_context;
        ago_13_code <= ago_12_code;
        ago_13_generation <= ago_12_generation;
        ago_13_context <= ago_12_context;
    end

    assign q_code = ago_13_code;
    assign q_generation = ago_13_generation;
    assign q_context = ago_13_context;

endmodule

`default_nettype wire
