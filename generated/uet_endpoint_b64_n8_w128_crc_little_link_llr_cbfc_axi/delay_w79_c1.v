// Delays 79 bits by 1 clock.
`default_nettype none

module delay_w79_c1 (
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

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_last <= d_last;
        ago_1_handle <= d_handle;
        ago_1_message <= d_message;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
    end

    assign q_kind = ago_1_kind;
    assign q_last = ago_1_last;
    assign q_handle = ago_1_handle;
    assign q_message = ago_1_message;
    assign q_length = ago_1_length;
    assign q_size = ago_1_size;

endmodule

`default_nettype wire
