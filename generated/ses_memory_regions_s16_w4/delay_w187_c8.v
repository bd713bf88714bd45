// Delays 187 bits by 8 clocks.
`default_nettype none

module delay_w187_c8 (
    input  wire        clk,
    input  wire  [5:0] d_opcode,
    input  wire        d_small,
    input  wire        d_rudi,
    input  wire        d_ie,
    input  wire [23:0] d_job_id,
    input  wire [11:0] d_resource,
    input  wire [63:0] d_buffer_offset,
    input  wire [31:0] d_message_offset,
    input  wire [13:0] d_payload_length,
    input  wire [31:0] d_request_length,
    output wire  [5:0] q_opcode,
    output wire        q_small,
    output wire        q_rudi,
    output wire        q_ie,
    output wire [23:0] q_job_id,
    output wire [11:0] q_resource,
    output wire [63:0] q_buffer_offset,
    output wire [31:0] q_message_offset,
    output wire [13:0] q_payload_length,
    output wire [31:0] q_request_length
);

    reg   [5:0] ago_1_opcode;
    reg         ago_1_small;
    reg         ago_1_rudi;
    reg         ago_1_ie;
    reg  [23:0] ago_1_job_id;
    reg  [11:0] ago_1_resource;
    reg  [63:0] ago_1_buffer_offset;
    reg  [31:0] ago_1_message_offset;
    reg  [13:0] ago_1_payload_length;
    reg  [31:0] ago_1_request_length;
    reg   [5:0] ago_2_opcode;
    reg         ago_2_small;
    reg         ago_2_rudi;
    reg         ago_2_ie;
    reg  [23:0] ago_2_job_id;
    reg  [11:0] ago_2_resource;
    reg  [63:0] ago_2_buffer_offset;
    reg  [31:0] ago_2_message_offset;
    reg  [13:0] ago_2_payload_length;
    reg  [31:0] ago_2_request_length;
    reg   [5:0] ago_3_opcode;
    reg         ago_3_small;
    reg         ago_3_rudi;
    reg         ago_3_ie;
    reg  [23:0] ago_3_job_id;
    reg  [11:0] ago_3_resource;
    reg  [63:0] ago_3_buffer_offset;
    reg  [31:0] ago_3_message_offset;
    reg  [13:0] ago_3_payload_length;
    reg  [31:0] ago_3_request_length;
    reg   [5:0] ago_4_opcode;
    reg         ago_4_small;
    reg         ago_4_rudi;
    reg         ago_4_ie;
    reg  [23:0] ago_4_job_id;
    reg  [11:0] ago_4_resource;
    reg  [63:0] ago_4_buffer_offset;
    reg  [31:0] ago_4_message_offset;
    reg  [13:0] ago_4_payload_length;
    reg  [31:0] ago_4_request_length;
    reg   [5:0] ago_5_opcode;
    reg         ago_5_small;
    reg         ago_5_rudi;
    reg         ago_5_ie;
    reg  [23:0] ago_5_job_id;
    reg  [11:0] ago_5_resource;
    reg  [63:0] ago_5_buffer_offset;
    reg  [31:0] ago_5_message_offset;
    reg  [13:0] ago_5_payload_length;
    reg  [31:0] ago_5_request_length;
    reg   [5:0] ago_6_opcode;
    reg         ago_6_small;
    reg         ago_6_rudi;
    reg         ago_6_ie;
    reg  [23:0] ago_6_job_id;
    reg  [11:0] ago_6_resource;
    reg  [63:0] ago_6_buffer_offset;
    reg  [31:0] ago_6_message_offset;
    reg  [13:0] ago_6_payload_length;
    reg  [31:0] ago_6_request_length;
    reg   [5:0] ago_7_opcode;
    reg         ago_7_small;
    reg         ago_7_rudi;
    reg         ago_7_ie;
    reg  [23:0] ago_7_job_id;
    reg  [11:0] ago_7_resource;
    reg  [63:0] ago_7_buffer_offset;
    reg  [31:0] ago_7_message_offset;
    reg  [13:0] ago_7_payload_length;
    reg  [31:0] ago_7_request_length;
    reg   [5:0] ago_8_opcode;
    reg         ago_8_small;
    reg         ago_8_rudi;
    reg         ago_8_ie;
    reg  [23:0] ago_8_job_id;
    reg  [11:0] ago_8_resource;
    reg  [63:0] ago_8_buffer_offset;
    reg  [31:0] ago_8_message_offset;
    reg  [13:0] ago_8_payload_length;
    reg  [31:0] ago_8_request_length;

    always @(posedge clk) begin
        ago_1_opcode <= d_opcode;
        ago_1_small <= d_small;
        ago_1_rudi <= d_rudi;
        ago_1_ie <= d_ie;
        ago_1_job_id <= d_job_id;
        ago_1_resource <= d_resource;
        ago_1_buffer_offset <= d_buffer_offset;
        ago_1_message_offset <= d_message_offset;
        ago_1_payload_length <= d_payload_length;
        ago_1_request_length <= d_request_length;
        ago_2_opcode <= ago_1_opcode;
        ago_2_small <= ago_1_small;
        ago_2_rudi <= ago_1_rudi;
        ago_2_ie <= ago_1_ie;
        ago_2_job_id <= ago_1_job_id;
        ago_2_resource <= ago_1_resource;
        ago_2_buffer_offset <= ago_1_buffer_offset;
        ago_2_message_offset <= ago_1_message_offset;
        ago_2_payload_length <= ago_1_payload_length;
        ago_2_request_length <= ago_1_request_length;
        ago_3_opcode <= ago_2_opcode;
        ago_3_small <= ago_2_small;
        ago_3_rudi <= ago_2_rudi;
        ago_3_ie <= ago_2_ie;
        ago_3_job_id <= ago_2_job_id;
        ago_3_resource <= ago_2_resource;
        ago_3_buffer_offset <= ago_2_buffer_offset;
        ago_3_message_offset <= ago_2_message_offset;
        ago_3_payload_length <= ago_2_payload_length;
        ago_3_request_length <= ago_2_request_length;
        ago_4_opcode <= ago_3_opcode;
        ago_4_small <= ago_3_small;
        ago_4_rudi <= ago_3_rudi;
        ago_4_ie <= ago_3_ie;
        ago_4_job_id <= ago_3_job_id;
        ago_4_resource <= ago_3_resource;
        ago_4_buffer_offset <= ago_3_buffer_offset;
        ago_4_message_offset <= ago_3_message_offset;
        ago_4_payload_length <= ago_3_payload_length;
        ago_4_request_length <= ago_3_request_length;
        ago_5_opcode <= ago_4_opcode;
        ago_5_small <= ago_4_small;
        ago_5_rudi <= ago_4_rudi;
        ago_5_ie <= ago_4_ie;
        ago_5_job_id <= ago_4_job_id;
        ago_5_resource <= ago_4_resource;
        ago_5_buffer_offset <= ago_4_buffer_offset;
        ago_5_message_offset <= ago_4_message_offset;
        ago_5_payload_length <= ago_4_payload_length;
        ago_5_request_length <= ago_4_request_length;
        ago_6_opcode <= ago_5_opcode;
        ago_6_small <= ago_5_small;
        ago_6_rudi <= ago_5_rudi;
        ago_6_ie <= ago_5_ie;
        ago_6_job_id <= ago_5_job_id;
        ago_6_resource <= ago_5_resource;
        ago_6_buffer_offset <= ago_5_buffer_offset;
        ago_6_message_offset <= ago_5_message_offset;
        ago_6_payload_length <= ago_5_payload_length;
        ago_6_request_length <= ago_5_request_length;
        ago_7_opcode <= ago_6_opcode;
        ago_7_small <= ago_6_small;
        ago_7_rudi <= ago_6_rudi;
        ago_7_ie <= ago_6_ie;
        ago_7_job_id <= ago_6_job_id;
        ago_7_resource <= ago_6_resource;
        ago_7_buffer_offset <= ago_6_buffer_offset;
        ago_7_message_offset <= ago_6_message_offset;
        ago_7_payload_length <= ago_6_payload_length;
        ago_7_request_length <= ago_6_request_length;
        ago_8_opcode <= ago_7_opcode;
        ago_8_small <= ago_7_small;
        ago_8_rudi <= ago_7_rudi;
        ago_8_ie <= ago_7_ie;
        ago_8_job_id <= ago_7_job_id;
        ago_8_resource <= ago_7_resource;
        ago_8_buffer_offset <= ago_7_buffer_offset;
        ago_8_message_offset <= ago_7_message_offset;
        ago_8_payload_length <= ago_7_payload_length;
        ago_8_request_length <= ago_7_request_length;
    end

    assign q_opcode = ago_8_opcode;
    assign q_small = ago_8_small;
    assign q_rudi = ago_8_rudi;
    assign q_ie = ago_8_ie;
    assign q_job_id = ago_8_job_id;
    assign q_resource = ago_8_resource;
    assign q_buffer_offset = ago_8_buffer_offset;
    assign q_message_offset = ago_8_message_offset;
    assign q_payload_length = ago_8_payload_length;
    assign q_request_length = ago_8_request_length;

endmodule

`default_nettype wire
