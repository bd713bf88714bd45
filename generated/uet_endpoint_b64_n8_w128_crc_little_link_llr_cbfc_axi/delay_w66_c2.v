// Delays 66 bits by 2 clocks.
`default_nettype none

module delay_w66_c2 (
    input  wire        clk,
    input  wire        d_sends,
    input  wire        d_retires,
    input  wire  [8:0] d_chain_first,
    input  wire  [8:0] d_chain_last,
    input  wire [13:0] d_chain_length,
    input  wire [31:0] d_handle,
    output wire        q_sends,
    output wire        q_retires,
    output wire  [8:0] q_chain_first,
    output wire  [8:0] q_chain_last,
    output wire [13:0] q_chain_length,
    output wire [31:0] q_handle
);

    reg         ago_1_sends;
    reg         ago_1_retires;
    reg   [8:0] ago_1_chain_first;
    reg   [8:0] ago_1_chain_last;
    reg  [13:0] ago_1_chain_length;
    reg  [31:0] ago_1_handle;
    reg         ago_2_sends;
    reg         ago_2_retires;
    reg   [8:0] ago_2_chain_first;
    reg   [8:0] ago_2_chain_last;
    reg  [13:0] ago_2_chain_length;
    reg  [31:0] ago_2_handle;

    always @(posedge clk) begin
        ago_1_sends <= d_sends;
        ago_1_retires <= d_retires;
        ago_1_chain_first <= d_chain_first;
        ago_1_chain_last <= d_chain_last;
        ago_1_chain_length <= d_chain_length;
        ago_1_handle <= d_handle;
        ago_2_sends <= ago_1_sends;
        ago_2_retires <= ago_1_retires;
        ago_2_chain_first <= ago_1_chain_first;
        ago_2_chain_last <= ago_1_chain_last;
        ago_2_chain_length <= ago_1_chain_length;
        ago_2_handle <= ago_1_handle;
    end

    assign q_sends = ago_2_sends;
    assign q_retires = ago_2_retires;
    assign q_chain_first = ago_2_chain_first;
    assign q_chain_last = ago_2_chain_last;
    assign q_chain_length = ago_2_chain_length;
    assign q_handle = ago_2_handle;

endmodule

`default_nettype wire
