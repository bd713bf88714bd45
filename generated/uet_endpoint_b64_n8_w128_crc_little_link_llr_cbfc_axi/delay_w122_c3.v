// Delays 122 bits by 3 clocks.
`default_nettype none

module delay_w122_c3 (
    input  wire        clk,
    input  wire        d_count_enable,
    input  wire  [2:0] d_count_pdc,
    input  wire  [7:0] d_count_accepted,
    input  wire [31:0] d_count_highest,
    input  wire        d_word_enable,
    input  wire        d_word_store,
    input  wire  [2:0] d_word_pdc,
    input  wire        d_word_word,
    input  wire  [1:0] d_word_written,
    input  wire [63:0] d_word_data,
    input  wire        d_flags_enable,
    input  wire  [2:0] d_flags_pdc,
    input  wire  [1:0] d_flags_flags,
    output wire        q_count_enable,
    output wire  [2:0] q_count_pdc,
    output wire  [7:0] q_count_accepted,
    output wire [31:0] q_count_highest,
    output wire        q_word_enable,
    output wire        q_word_store,
    output wire  [2:0] q_word_pdc,
    output wire        q_word_word,
    output wire  [1:0] q_word_written,
    output wire [63:0] q_word_data,
    output wire        q_flags_enable,
    output wire  [2:0] q_flags_pdc,
    output wire  [1:0] q_flags_flags
);

    reg         ago_1_count_enable;
    reg   [2:0] ago_1_count_pdc;
    reg   [7:0] ago_1_count_accepted;
    reg  [31:0] ago_1_count_highest;
    reg         ago_1_word_enable;
    reg         ago_1_word_store;
    reg   [2:0] ago_1_word_pdc;
    reg         ago_1_word_word;
    reg   [1:0] ago_1_word_written;
    reg  [63:0] ago_1_word_data;
    reg         ago_1_flags_enable;
    reg   [2:0] ago_1_flags_pdc;
    reg   [1:0] ago_1_flags_flags;
    reg         ago_2_count_enable;
    reg   [2:0] ago_2_count_pdc;
    reg   [7:0] ago_2_count_accepted;
    reg  [31:0] ago_2_count_highest;
    reg         ago_2_word_enable;
    reg         ago_2_word_store;
    reg   [2:0] ago_2_word_pdc;
    reg         ago_2_word_word;
    reg   [1:0] ago_2_word_written;
    reg  [63:0] ago_2_word_data;
    reg         ago_2_flags_enable;
    reg   [2:0] ago_2_flags_pdc;
    reg   [1:0] ago_2_flags_flags;
    reg         ago_3_count_enable;
    reg   [2:0] ago_3_count_pdc;
    reg   [7:0] ago_3_count_accepted;
    reg  [31:0] ago_3_count_highest;
    reg         ago_3_word_enable;
    reg         ago_3_word_store;
    reg   [2:0] ago_3_word_pdc;
    reg         ago_3_word_word;
    reg   [1:0] ago_3_word_written;
    reg  [63:0] ago_3_word_data;
    reg         ago_3_flags_enable;
    reg   [2:0] ago_3_flags_pdc;
    reg   [1:0] ago_3_flags_flags;

    always @(posedge clk) begin
        ago_1_count_enable <= d_count_enable;
        ago_1_count_pdc <= d_count_pdc;
        ago_1_count_accepted <= d_count_accepted;
        ago_1_count_highest <= d_count_highest;
        ago_1_word_enable <= d_word_enable;
        ago_1_word_store <= d_word_store;
        ago_1_word_pdc <= d_word_pdc;
        ago_1_word_word <= d_word_word;
        ago_1_word_written <= d_word_written;
        ago_1_word_data <= d_word_data;
        ago_1_flags_enable <= d_flags_enable;
        ago_1_flags_pdc <= d_flags_pdc;
        ago_1_flags_flags <= d_flags_flags;
        ago_2_count_enable <= ago_1_count_enable;
        ago_2_count_pdc <= ago_1_count_pdc;
        ago_2_count_accepted <= ago_1_count_accepted;
        ago_2_count_highest <= ago_1_count_highest;
        ago_2_word_enable <= ago_1_word_enable;
        ago_2_word_store <= ago_1_word_store;
        ago_2_word_pdc <= ago_1_word_pdc;
        ago_2_word_word <= ago_1_word_word;
        ago_2_word_written <= ago_1_word_written;
        ago_2_word_data <= ago_1_word_data;
        ago_2_flags_enable <= ago_1_flags_enable;
        ago_2_flags_pdc <= ago_1_flags_pdc;
        ago_2_flags_flags <= ago_1_flags_flags;
        ago_3_count_enable <= ago_2_count_enable;
        ago_3_count_pdc <= ago_2_count_pdc;
        ago_3_count_accepted <= ago_2_count_accepted;
        ago_3_count_highest <= ago_2_count_highest;
        ago_3_word_enable <= ago_2_word_enable;
        ago_3_word_store <= ago_2_word_store;
        ago_3_word_pdc <= ago_2_word_pdc;
        ago_3_word_word <= ago_2_word_word;
        ago_3_word_written <= ago_2_word_written;
        ago_3_word_data <= ago_2_word_data;
        ago_3_flags_enable <= ago_2_flags_enable;
        ago_3_flags_pdc <= ago_2_flags_pdc;
        ago_3_flags_flags <= ago_2_flags_flags;
    end

    assign q_count_enable = ago_3_count_enable;
    assign q_count_pdc = ago_3_count_pdc;
    assign q_count_accepted = ago_3_count_accepted;
    assign q_count_highest = ago_3_count_highest;
    assign q_word_enable = ago_3_word_enable;
    assign q_word_store = ago_3_word_store;
    assign q_word_pdc = ago_3_word_pdc;
    assign q_word_word = ago_3_word_word;
    assign q_word_written = ago_3_word_written;
    assign q_word_data = ago_3_word_data;
    assign q_flags_enable = ago_3_flags_enable;
    assign q_flags_pdc = ago_3_flags_pdc;
    assign q_flags_flags = ago_3_flags_flags;

endmodule

`default_nettype wire
