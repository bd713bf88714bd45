// Delays 212 bits by 3 clocks.
`default_nettype none

module delay_w212_c3 (
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
    end

    assign q_uud = ago_3_uud;
    assign q_ccc = ago_3_ccc;
    assign q_destination = ago_3_destination;
    assign q_local = ago_3_local;
    assign q_handle = ago_3_handle;
    assign q_message = ago_3_message;
    assign q_length = ago_3_length;
    assign q_size = ago_3_size;

endmodule

`default_nettype wire
