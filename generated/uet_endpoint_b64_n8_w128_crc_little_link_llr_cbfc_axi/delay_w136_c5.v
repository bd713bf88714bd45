// Delays 136 bits by 5 clocks.
`default_nettype none

module delay_w136_c5 (
    input  wire         clk,
    input  wire         d_enable,
    input  wire         d_store,
    input  wire   [2:0] d_pdc,
    input  wire         d_word,
    input  wire   [1:0] d_written,
    input  wire [127:0] d_data,
    output wire         q_enable,
    output wire         q_store,
    output wire   [2:0] q_pdc,
    output wire         q_word,
    output wire   [1:0] q_written,
    output wire [127:0] q_data
);

    reg          ago_1_enable;
    reg          ago_1_store;
    reg    [2:0] ago_1_pdc;
    reg          ago_1_word;
    reg    [1:0] ago_1_written;
    reg  [127:0] ago_1_data;
    reg          ago_2_enable;
    reg          ago_2_store;
    reg    [2:0] ago_2_pdc;
    reg          ago_2_word;
    reg    [1:0] ago_2_written;
    reg  [127:0] ago_2_data;
    reg          ago_3_enable;
    reg          ago_3_store;
    reg    [2:0] ago_3_pdc;
    reg          ago_3_word;
    reg    [1:0] ago_3_written;
    reg  [127:0] ago_3_data;
    reg          ago_4_enable;
    reg          ago_4_store;
    reg    [2:0] ago_4_pdc;
    reg          ago_4_word;
    reg    [1:0] ago_4_written;
    reg  [127:0] ago_4_data;
    reg          ago_5_enable;
    reg          ago_5_store;
    reg    [2:0] ago_5_pdc;
    reg          ago_5_word;
    reg    [1:0] ago_5_written;
    reg  [127:0] ago_5_data;

    always @(posedge clk) begin
        ago_1_enable <= d_enable;
        ago_1_store <= d_store;
        ago_1_pdc <= d_pdc;
        ago_1_word <= d_word;
        ago_1_written <= d_written;
        ago_1_data <= d_data;
        ago_2_enable <= ago_1_enable;
        ago_2_store <= ago_1_store;
        ago_2_pdc <= ago_1_pdc;
        ago_2_word <= ago_1_word;
        ago_2_written <= ago_1_written;
        ago_2_data <= ago_1_data;
        ago_3_enable <= ago_2_enable;
        ago_3_store <= ago_2_store;
        ago_3_pdc <= ago_2_pdc;
        ago_3_word <= ago_2_word;
        ago_3_written <= ago_2_written;
        ago_3_data <= ago_2_data;
        ago_4_enable <= ago_3_enable;
        ago_4_store <= ago_3_store;
        ago_4_pdc <= ago_3_pdc;
        ago_4_word <= ago_3_word;
        ago_4_written <= ago_3_written;
        ago_4_data <= ago_3_data;
        ago_5_enable <= ago_4_enable;
        ago_5_store <= ago_4_store;
        ago_5_pdc <= ago_4_pdc;
        ago_5_word <= ago_4_word;
        ago_5_written <= ago_4_written;
        ago_5_data <= ago_4_data;
    end

    assign q_enable = ago_5_enable;
    assign q_store = ago_5_store;
    assign q_pdc = ago_5_pdc;
    assign q_word = ago_5_word;
    assign q_written = ago_5_written;
    assign q_data = ago_5_data;

endmodule

`default_nettype wire
