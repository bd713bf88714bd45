// Delays 339 bits by 3 clocks.
`default_nettype none

module delay_w339_c3 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire  [5:0] d_opcode,
    input  wire        d_ie,
    input  wire        d_som,
    input  wire        d_eom,
    input  wire [15:0] d_message_id,
    input  wire [23:0] d_job_id,
    input  wire [63:0] d_key,
    input  wire [63:0] d_buffer_offset,
    input  wire [31:0] d_message_offset,
    input  wire [31:0] d_request_length,
    input  wire        d_has_header_data,
    input  wire [63:0] d_header_data,
    input  wire [31:0] d_initiator,
    output wire        q_valid,
    output wire  [5:0] q_opcode,
    output wire        q_ie,
    output wire        q_som,
    output wire        q_eom,
    output wire [15:0] q_message_id,
    output wire [23:0] q_job_id,
    output wire [63:0] q_key,
    output wire [63:0] q_buffer_offset,
    output wire [31:0] q_message_offset,
    output wire [31:0] q_request_length,
    output wire        q_has_header_data,
    output wire [63:0] q_header_data,
    output wire [31:0] q_initiator
);

    reg         ago_1_valid;
    reg   [5:0] ago_1_opcode;
    reg         ago_1_ie;
    reg         ago_1_som;
    reg         ago_1_eom;
    reg  [15:0] ago_1_message_id;
    reg  [23:0] ago_1_job_id;
    reg  [63:0] ago_1_key;
    reg  [63:0] ago_1_buffer_offset;
    reg  [31:0] ago_1_message_offset;
    reg  [31:0] ago_1_request_length;
    reg         ago_1_has_header_data;
    reg  [63:0] ago_1_header_data;
    reg  [31:0] ago_1_initiator;
    reg         ago_2_valid;
    reg   [5:0] ago_2_opcode;
    reg         ago_2_ie;
    reg         ago_2_som;
    reg         ago_2_eom;
    reg  [15:0] ago_2_message_id;
    reg  [23:0] ago_2_job_id;
    reg  [63:0] ago_2_key;
    reg  [63:0] ago_2_buffer_offset;
    reg  [31:0] ago_2_message_offset;
    reg  [31:0] ago_2_request_length;
    reg         ago_2_has_header_data;
    reg  [63:0] ago_2_header_data;
    reg  [31:0] ago_2_initiator;
    reg         ago_3_valid;
    reg   [5:0] ago_3_opcode;
    reg         ago_3_ie;
    reg         ago_3_som;
    reg         ago_3_eom;
    reg  [15:0] ago_3_message_id;
    reg  [23:0] ago_3_job_id;
    reg  [63:0] ago_3_key;
    reg  [63:0] ago_3_buffer_offset;
    reg  [31:0] ago_3_message_offset;
    reg  [31:0] ago_3_request_length;
    reg         ago_3_has_header_data;
    reg  [63:0] ago_3_header_data;
    reg  [31:0] ago_3_initiator;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_opcode <= d_opcode;
        ago_1_ie <= d_ie;
        ago_1_som <= d_som;
        ago_1_eom <= d_eom;
        ago_1_message_id <= d_message_id;
        ago_1_job_id <= d_job_id;
        ago_1_key <= d_key;
        ago_1_buffer_offset <= d_buffer_offset;
        ago_1_message_offset <= d_message_offset;
        ago_1_request_length <= d_request_length;
        ago_1_has_header_data <= d_has_header_data;
        ago_1_header_data <= d_header_data;
        ago_1_initiator <= d_initiator;
        ago_2_valid <= ago_1_valid;
        ago_2_opcode <= ago_1_opcode;
        ago_2_ie <= ago_1_ie;
        ago_2_som <= ago_1_som;
        ago_2_eom <= ago_1_eom;
        ago_2_message_id <= ago_1_message_id;
        ago_2_job_id <= ago_1_job_id;
        ago_2_key <= ago_1_key;
        ago_2_buffer_offset <= ago_1_buffer_offset;
        ago_2_message_offset <= ago_1_message_offset;
        ago_2_request_length <= ago_1_request_length;
        ago_2_has_header_data <= ago_1_has_header_data;
        ago_2_header_data <= ago_1_header_data;
        ago_2_initiator <= ago_1_initiator;
        ago_3_valid <= ago_2_valid;
        ago_3_opcode <= ago_2_opcode;
        ago_3_ie <= ago_2_ie;
        ago_3_som <= ago_2_som;
        ago_3_eom <= ago_2_eom;
        ago_3_message_id <= ago_2_message_id;
        ago_3_job_id <= ago_2_job_id;
        ago_3_key <= ago_2_key;
        ago_3_buffer_offset <= ago_2_buffer_offset;
        ago_3_message_offset <= ago_2_message_offset;
        ago_3_request_length <= ago_2_request_length;
        ago_3_has_header_data <= ago_2_has_header_data;
        ago_3_header_data <= ago_2_header_data;
        ago_3_initiator <= ago_2_initiator;
    end

    assign q_valid = ago_3_valid;
    assign q_opcode = ago_3_opcode;
    assign q_ie = ago_3_ie;
    assign q_som = ago_3_som;
    assign q_eom = ago_3_eom;
    assign q_message_id = ago_3_message_id;
    assign q_job_id = ago_3_job_id;
    assign q_key = ago_3_key;
    assign q_buffer_offset = ago_3_buffer_offset;
    assign q_message_offset = ago_3_message_offset;
    assign q_request_length = ago_3_request_length;
    assign q_has_header_data = ago_3_has_header_data;
    assign q_header_data = ago_3_header_data;
    assign q_initiator = ago_3_initiator;

endmodule

`default_nettype wire
