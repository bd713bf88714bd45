// Delays 12 bits by 4 clocks.
`default_nettype none

module delay_w12_c4 (
    input  wire       clk,
    input  wire [4:0] d_opcode,
    input  wire [1:0] d_size,
    input  wire       d_is_signed,
    input  wire       d_is_float,
    input  wire [2:0] d_byte,
    output wire [4:0] q_opcode,
    output wire [1:0] q_size,
    output wire       q_is_signed,
    output wire       q_is_float,
    output wire [2:0] q_byte
);

    reg  [4:0] ago_1_opcode;
    reg  [1:0] ago_1_size;
    reg        ago_1_is_signed;
    reg        ago_1_is_float;
    reg  [2:0] ago_1_byte;
    reg  [4:0] ago_2_opcode;
    reg  [1:0] ago_2_size;
    reg        ago_2_is_signed;
    reg        ago_2_is_float;
    reg  [2:0] ago_2_byte;
    reg  [4:0] ago_3_opcode;
    reg  [1:0] ago_3_size;
    reg        ago_3_is_signed;
    reg        ago_3_is_float;
    reg  [2:0] ago_3_byte;
    reg  [4:0] ago_4_opcode;
    reg  [1:0] ago_4_size;
    reg        ago_4_is_signed;
    reg        ago_4_is_float;
    reg  [2:0] ago_4_byte;

    always @(posedge clk) begin
        ago_1_opcode <= d_opcode;
        ago_1_size <= d_size;
        ago_1_is_signed <= d_is_signed;
        ago_1_is_float <= d_is_float;
        ago_1_byte <= d_byte;
        ago_2_opcode <= ago_1_opcode;
        ago_2_size <= ago_1_size;
        ago_2_is_signed <= ago_1_is_signed;
        ago_2_is_float <= ago_1_is_float;
        ago_2_byte <= ago_1_byte;
        ago_3_opcode <= ago_2_opcode;
        ago_3_size <= ago_2_size;
        ago_3_is_signed <= ago_2_is_signed;
        ago_3_is_float <= ago_2_is_float;
        ago_3_byte <= ago_2_byte;
        ago_4_opcode <= ago_3_opcode;
        ago_4_size <= ago_3_size;
        ago_4_is_signed <= ago_3_is_signed;
        ago_4_is_float <= ago_3_is_float;
        ago_4_byte <= ago_3_byte;
    end

    assign q_opcode = ago_4_opcode;
    assign q_size = ago_4_size;
    assign q_is_signed = ago_4_is_signed;
    assign q_is_float = ago_4_is_float;
    assign q_byte = ago_4_byte;

endmodule

`default_nettype wire
