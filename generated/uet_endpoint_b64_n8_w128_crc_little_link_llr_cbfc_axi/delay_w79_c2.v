// Delays 79 bits by 2 clocks.
`default_nettype none

module delay_w79_c2 (
    input  wire        clk,
    input  wire  [1:0] d_kind,
    input  wire        d_last,
    input  wire [31:0] d_handle,
    input  wire [15:0] d_message,
    input  wire [13:0] d_length,
    input  wire [13:0] d_size,
    output wire  [1:0] q_kind,
    output wire        q_last,
    output wire [31:0] q_handle,
    output wire [15:0] q_message,
    output wire [13:0] q_length,
    output wire [13:0] q_size
);

    reg   [1:0] ago_1_kind;
    reg         ago_1_last;
    reg  [31:0] ago_1_handle;
    reg  [15:0] ago_1_message;
    reg  [13:0] ago_1_length;
    reg  [13:0] ago_1_size;
    reg   [1:0] ago_2_kind;
    reg         ago_2_last;
    reg  [31:0] ago_2_handle;
    reg  [15:0] ago_2_message;
    reg  [13:0] ago_2_length;
    reg  [13:0] ago_2_size;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_last <= d_last;
        ago_1_handle <= d_handle;
        ago_1_message <= d_message;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
        ago_2_kind <= ago_1_kind;
        ago_2_last <= ago_1_last;
        ago_2_handle <= ago_1_handle;
        ago_2_message <= ago_1_message;
        ago_2_length <= ago_1_length;
        ago_2_size <= ago_1_size;
    end

    assign q_kind = ago_2_kind;
    assign q_last = ago_2_last;
    assign q_handle = ago_2_handle;
    assign q_message = ago_2_message;
    assign q_length = ago_2_length;
    assign q_size = ago_2_size;

endmodule

`default_nettype wire
