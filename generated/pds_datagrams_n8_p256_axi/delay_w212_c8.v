// Delays 212 bits by 8 clocks.
`default_nettype none

module delay_w212_c8 (
    input  wire         clk,
    input  wire         d_uud,
    input  wire   [2:0] d_ccc,
    input  wire [127:0] d_destination,
    input  wire   [3:0] d_local,
    input  wire  [31:0] d_handle,
    input  wire  [15:0] d_message,
    input  wire  [13:0] d_length,
    input  wire  [13:0] d_size,
    output wire         q_uud,
    output wire   [2:0] q_ccc,
    output wire [127:0] q_destination,
    output wire   [3:0] q_local,
    output wire  [31:0] q_handle,
    output wire  [15:0] q_message,
    output wire  [13:0] q_length,
    output wire  [13:0] q_size
);

    reg          ago_1_uud;
    reg    [2:0] ago_1_ccc;
    reg  [127:0] ago_1_destination;
    reg    [3:0] ago_1_local;
    reg   [31:0] ago_1_handle;
    reg   [15:0] ago_1_message;
    reg   [13:0] ago_1_length;
    reg   [13:0] ago_1_size;
    reg          ago_2_uud;
    reg    [2:0] ago_2_ccc;
    reg  [127:0] ago_2_destination;
    reg    [3:0] ago_2_local;
    reg   [31:0] ago_2_handle;
    reg   [15:0] ago_2_message;
    reg   [13:0] ago_2_length;
    reg   [13:0] ago_2_size;
    reg          ago_3_uud;
    reg    [2:0] ago_3_ccc;
    reg  [127:0] ago_3_destination;
    reg    [3:0] ago_3_local;
    reg   [31:0] ago_3_handle;
    reg   [15:0] ago_3_message;
    reg   [13:0] ago_3_length;
    reg   [13:0] ago_3_size;
    reg          ago_4_uud;
    reg    [2:0] ago_4_ccc;
    reg  [127:0] ago_4_destination;
    reg    [3:0] ago_4_local;
    reg   [31:0] ago_4_handle;
    reg   [15:0] ago_4_message;
    reg   [13:0] ago_4_length;
    reg   [13:0] ago_4_size;
    reg          ago_5_uud;
    reg    [2:0] ago_5_ccc;
    reg  [127:0] ago_5_destination;
    reg    [3:0] ago_5_local;
    reg   [31:0] ago_5_handle;
    reg   [15:0] ago_5_message;
    reg   [13:0] ago_5_length;
    reg   [13:0] ago_5_size;
    reg          ago_6_uud;
    reg    [2:0] ago_6_ccc;
    reg  [127:0] ago_6_destination;
    reg    [3:0] ago_6_local;
    reg   [31:0] ago_6_handle;
    reg   [15:0] ago_6_message;
    reg   [13:0] ago_6_length;
    reg   [13:0] ago_6_size;
    reg          ago_7_uud;
    reg    [2:0] ago_7_ccc;
    reg  [127:0] ago_7_destination;
    reg    [3:0] ago_7_local;
    reg   [31:0] ago_7_handle;
    reg   [15:0] ago_7_message;
    reg   [13:0] ago_7_length;
    reg   [13:0] ago_7_size;
    reg          ago_8_uud;
    reg    [2:0] ago_8_ccc;
    reg  [127:0] ago_8_destination;
    reg    [3:0] ago_8_local;
    reg   [31:0] ago_8_handle;
    reg   [15:0] ago_8_message;
    reg   [13:0] ago_8_length;
    reg   [13:0] ago_8_size;

    always @(posedge clk) begin
        ago_1_uud <= d_uud;
        ago_1_ccc <= d_ccc;
        ago_1_destination <= d_destination;
        ago_1_local <= d_local;
        ago_1_handle <= d_handle;
        ago_1_message <= d_message;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
        ago_2_uud <= ago_1_uud;
        ago_2_ccc <= ago_1_ccc;
        ago_2_destination <= ago_1_destination;
        ago_2_local <= ago_1_local;
        ago_2_handle <= ago_1_handle;
        ago_2_message <= ago_1_message;
        ago_2_length <= ago_1_length;
        ago_2_size <= ago_1_size;
        ago_3_uud <= ago_2_uud;
        ago_3_ccc <= ago_2_ccc;
        ago_3_destination <= ago_2_destination;
        ago_3_local <= ago_2_local;
        ago_3_handle <= ago_2_handle;
        ago_3_message <= ago_2_message;
        ago_3_length <= ago_2_length;
        ago_3_size <= ago_2_size;
        ago_4_uud <= ago_3_uud;
        ago_4_ccc <= ago_3_ccc;
        ago_4_destination <= ago_3_destination;
        ago_4_local <= ago_3_local;
        ago_4_handle <= ago_3_handle;
        ago_4_message <= ago_3_message;
        ago_4_length <= ago_3_length;
        ago_4_size <= ago_3_size;
        ago_5_uud <= ago_4_uud;
        ago_5_ccc <= ago_4_ccc;
        ago_5_destination <= ago_4_destination;
        ago_5_local <= ago_4_local;
        ago_5_handle <= ago_4_handle;
        ago_5_message <= ago_4_message;
        ago_5_length <= ago_4_length;
        ago_5_size <= ago_4_size;
        ago_6_uud <= ago_5_uud;
        ago_6_ccc <= ago_5_ccc;
        ago_6_destination <= ago_5_destination;
        ago_6_local <= ago_5_local;
        ago_6_handle <= ago_5_handle;
        ago_6_message <= ago_5_message;
        ago_6_length <= ago_5_length;
        ago_6_size <= ago_5_size;
        ago_7_uud <= ago_6_uud;
        ago_7_ccc <= ago_6_ccc;
        ago_7_destination <= ago_6_destination;
        ago_7_local <= ago_6_local;
        ago_7_handle <= ago_6_handle;
        ago_7_message <= ago_6_message;
        ago_7_length <= ago_6_length;
        ago_7_size <= ago_6_size;
        ago_8_uud <= ago_7_uud;
        ago_8_ccc <= ago_7_ccc;
        ago_8_destination <= ago_7_destination;
        ago_8_local <= ago_7_local;
        ago_8_handle <= ago_7_handle;
        ago_8_message <= ago_7_message;
        ago_8_length <= ago_7_length;
        ago_8_size <= ago_7_size;
    end

    assign q_uud = ago_8_uud;
    assign q_ccc = ago_8_ccc;
    assign q_destination = ago_8_destination;
    assign q_local = ago_8_local;
    assign q_handle = ago_8_handle;
    assign q_message = ago_8_message;
    assign q_length = ago_8_length;
    assign q_size = ago_8_size;

endmodule

`default_nettype wire
