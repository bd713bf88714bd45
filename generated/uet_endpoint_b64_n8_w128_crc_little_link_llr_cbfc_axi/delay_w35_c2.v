// Delays 35 bits by 2 clocks.
`default_nettype none

module delay_w35_c2 (
    input  wire        clk,
    input  wire        d_word,
    input  wire        d_is_wrapped,
    input  wire        d_is_own,
    input  wire [31:0] d_lowest,
    output wire        q_word,
    output wire        q_is_wrapped,
    output wire        q_is_own,
    output wire [31:0] q_lowest
);

    reg         ago_1_word;
    reg         ago_1_is_wrapped;
    reg         ago_1_is_own;
    reg  [31:0] ago_1_lowest;
    reg         ago_2_word;
    reg         ago_2_is_wrapped;
    reg         ago_2_is_own;
    reg  [31:0] ago_2_lowest;

    always @(posedge clk) begin
        ago_1_word <= d_word;
        ago_1_is_wrapped <= d_is_wrapped;
        ago_1_is_own <= d_is_own;
        ago_1_lowest <= d_lowest;
        ago_2_word <= ago_1_word;
        ago_2_is_wrapped <= ago_1_is_wrapped;
        ago_2_is_own <= ago_1_is_own;
        ago_2_lowest <= ago_1_lowest;
    end

    assign q_word = ago_2_word;
    assign q_is_wrapped = ago_2_is_wrapped;
    assign q_is_own = ago_2_is_own;
    assign q_lowest = ago_2_lowest;

endmodule

`default_nettype wire
