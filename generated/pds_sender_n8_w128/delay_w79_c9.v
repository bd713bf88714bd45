// Delays 79 bits by 9 clocks.
`default_nettype none

module delay_w79_c9 (
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
    reg   [1:0] ago_3_kind;
    reg         ago_3_last;
    reg  [31:0] ago_3_handle;
    reg  [15:0] ago_3_message;
    reg  [13:0] ago_3_length;
    reg  [13:0] ago_3_size;
    reg   [1:0] ago_4_kind;
    reg         ago_4_last;
    reg  [31:0] ago_4_handle;
    reg  [15:0] ago_4_message;
    reg  [13:0] ago_4_length;
    reg  [13:0] ago_4_size;
    reg   [1:0] ago_5_kind;
    reg         ago_5_last;
    reg  [31:0] ago_5_handle;
    reg  [15:0] ago_5_message;
    reg  [13:0] ago_5_length;
    reg  [13:0] ago_5_size;
    reg   [1:0] ago_6_kind;
    reg         ago_6_last;
    reg  [31:0] ago_6_handle;
    reg  [15:0] ago_6_message;
    reg  [13:0] ago_6_length;
    reg  [13:0] ago_6_size;
    reg   [1:0] ago_7_kind;
    reg         ago_7_last;
    reg  [31:0] ago_7_handle;
    reg  [15:0] ago_7_message;
    reg  [13:0] ago_7_length;
    reg  [13:0] ago_7_size;
    reg   [1:0] ago_8_kind;
    reg         ago_8_last;
    reg  [31:0] ago_8_handle;
    reg  [15:0] ago_8_message;
    reg  [13:0] ago_8_length;
    reg  [13:0] ago_8_size;
    reg   [1:0] ago_9_kind;
    reg         ago_9_last;
    reg  [31:0] ago_9_handle;
    reg  [15:0] ago_9_message;
    reg  [13:0] ago_9_length;
    reg  [13:0] ago_9_size;

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
        ago_3_kind <= ago_2_kind;
        ago_3_last <= ago_2_last;
        ago_3_handle <= ago_2_handle;
        ago_3_message <= ago_2_message;
        ago_3_length <= ago_2_length;
        ago_3_size <= ago_2_size;
        ago_4_kind <= ago_3_kind;
        ago_4_last <= ago_3_last;
        ago_4_handle <= ago_3_handle;
        ago_4_message <= ago_3_message;
        ago_4_length <= ago_3_length;
        ago_4_size <= ago_3_size;
        ago_5_kind <= ago_4_kind;
        ago_5_last <= ago_4_last;
        ago_5_handle <= ago_4_handle;
        ago_5_message <= ago_4_message;
        ago_5_length <= ago_4_length;
        ago_5_size <= ago_4_size;
        ago_6_kind <= ago_5_kind;
        ago_6_last <= ago_5_last;
        ago_6_handle <= ago_5_handle;
        ago_6_message <= ago_5_message;
        ago_6_length <= ago_5_length;
        ago_6_size <= ago_5_size;
        ago_7_kind <= ago_6_kind;
        ago_7_last <= ago_6_last;
        ago_7_handle <= ago_6_handle;
        ago_7_message <= ago_6_message;
        ago_7_length <= ago_6_length;
        ago_7_size <= ago_6_size;
        ago_8_kind <= ago_7_kind;
        ago_8_last <= ago_7_last;
        ago_8_handle <= ago_7_handle;
        ago_8_message <= ago_7_message;
        ago_8_length <= ago_7_length;
        ago_8_size <= ago_7_size;
        ago_9_kind <= ago_8_kind;
        ago_9_last <= ago_8_last;
        ago_9_handle <= ago_8_handle;
        ago_9_message <= ago_8_message;
        ago_9_length <= ago_8_length;
        ago_9_size <= ago_8_size;
    end

    assign q_kind = ago_9_kind;
    assign q_last = ago_9_last;
    assign q_handle = ago_9_handle;
    assign q_message = ago_9_message;
    assign q_length = ago_9_length;
    assign q_size = ago_9_size;

endmodule

`default_nettype wire
