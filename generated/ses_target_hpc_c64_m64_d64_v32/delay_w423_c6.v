// Delays 423 bits by 6 clocks.
`default_nettype none

module delay_w423_c6 (
    input  wire        clk,
    input  wire  [5:0] d_opcode,
    input  wire  [1:0] d_version,
    input  wire        d_small,
    input  wire        d_rudi,
    input  wire        d_rod,
    input  wire        d_dc,
    input  wire        d_ie,
    input  wire        d_rel,
    input  wire        d_hd,
    input  wire        d_som,
    input  wire        d_eom,
    input  wire [15:0] d_message_id,
    input  wire  [7:0] d_ri_generation,
    input  wire [23:0] d_job_id,
    input  wire [11:0] d_pid_on_fep,
    input  wire [11:0] d_resource_index,
    input  wire [63:0] d_buffer_offset,
    input  wire [31:0] d_initiator,
    input  wire [63:0] d_match_bits,
    input  wire [63:0] d_header_data,
    input  wire [31:0] d_request_length,
    input  wire [13:0] d_payload_length,
    input  wire [31:0] d_message_offset,
    input  wire [15:0] d_peer,
    input  wire [15:0] d_pdc,
    output wire  [5:0] q_opcode,
    output wire  [1:0] q_version,
    output wire        q_small,
    output wire        q_rudi,
    output wire        q_rod,
    output wire        q_dc,
    output wire        q_ie,
    output wire        q_rel,
    output wire        q_hd,
    output wire        q_som,
    output wire        q_eom,
    output wire [15:0] q_message_id,
    output wire  [7:0] q_ri_generation,
    output wire [23:0] q_job_id,
    output wire [11:0] q_pid_on_fep,
    output wire [11:0] q_resource_index,
    output wire [63:0] q_buffer_offset,
    output wire [31:0] q_initiator,
    output wire [63:0] q_match_bits,
    output wire [63:0] q_header_data,
    output wire [31:0] q_request_length,
    output wire [13:0] q_payload_length,
    output wire [31:0] q_message_offset,
    output wire [15:0] q_peer,
    output wire [15:0] q_pdc
);

    reg   [5:0] ago_1_opcode;
    reg   [1:0] ago_1_version;
    reg         ago_1_small;
    reg         ago_1_rudi;
    reg         ago_1_rod;
    reg         ago_1_dc;
    reg         ago_1_ie;
    reg         ago_1_rel;
    reg         ago_1_hd;
    reg         ago_1_som;
    reg         ago_1_eom;
    reg  [15:0] ago_1_message_id;
    reg   [7:0] ago_1_ri_generation;
    reg  [23:0] ago_1_job_id;
    reg  [11:0] ago_1_pid_on_fep;
    reg  [11:0] ago_1_resource_index;
    reg  [63:0] ago_1_buffer_offset;
    reg  [31:0] ago_1_initiator;
    reg  [63:0] ago_1_match_bits;
    reg  [63:0] ago_1_header_data;
    reg  [31:0] ago_1_request_length;
    reg  [13:0] ago_1_payload_length;
    reg  [31:0] ago_1_message_offset;
    reg  [15:0] ago_1_peer;
    reg  [15:0] ago_1_pdc;
    reg   [5:0] ago_2_opcode;
    reg   [1:0] ago_2_version;
    reg         ago_2_small;
    reg         ago_2_rudi;
    reg         ago_2_rod;
    reg         ago_2_dc;
    reg         ago_2_ie;
    reg         ago_2_rel;
    reg         ago_2_hd;
    reg         ago_2_som;
    reg         ago_2_eom;
    reg  [15:0] ago_2_message_id;
    reg   [7:0] ago_2_ri_generation;
    reg  [23:0] ago_2_job_id;
    reg  [11:0] ago_2_pid_on_fep;
    reg  [11:0] ago_2_resource_index;
    reg  [63:0] ago_2_buffer_offset;
    reg  [31:0] ago_2_initiator;
    reg  [63:0] ago_2_match_bits;
    reg  [63:0] ago_2_header_data;
    reg  [31:0] ago_2_request_length;
    reg  [13:0] ago_2_payload_length;
    reg  [31:0] ago_2_message_offset;
    reg  [15:0] ago_2_peer;
    reg  [15:0] ago_2_pdc;
    reg   [5:0] ago_3_opcode;
    reg   [1:0] ago_3_version;
    reg         ago_3_small;
    reg         ago_3_rudi;
    reg         ago_3_rod;
    reg         ago_3_dc;
    reg         ago_3_ie;
    reg         ago_3_rel;
    reg         ago_3_hd;
    reg         ago_3_som;
    reg         ago_3_eom;
    reg  [15:0] ago_3_message_id;
    reg   [7:0] ago_3_ri_generation;
    reg  [23:0] ago_3_job_id;
    reg  [11:0] ago_3_pid_on_fep;
    reg  [11:0] ago_3_resource_index;
    reg  [63:0] ago_3_buffer_offset;
    reg  [31:0] ago_3_initiator;
    reg  [63:0] ago_3_match_bits;
    reg  [63:0] ago_3_header_data;
    reg  [31:0] ago_3_request_length;
    reg  [13:0] ago_3_payload_length;
    reg  [31:0] ago_3_message_offset;
    reg  [15:0] ago_3_peer;
    reg  [15:0] ago_3_pdc;
    reg   [5:0] ago_4_opcode;
    reg   [1:0] ago_4_version;
    reg         ago_4_small;
    reg         ago_4_rudi;
    reg         ago_4_rod;
    reg         ago_4_dc;
    reg         ago_4_ie;
    reg         ago_4_rel;
    reg         ago_4_hd;
    reg         ago_4_som;
    reg         ago_4_eom;
    reg  [15:0] ago_4_message_id;
    reg   [7:0] ago_4_ri_generation;
    reg  [23:0] ago_4_job_id;
    reg  [11:0] ago_4_pid_on_fep;
    reg  [11:0] ago_4_resource_index;
    reg  [63:0] ago_4_buffer_offset;
    reg  [31:0] ago_4_initiator;
    reg  [63:0] ago_4_match_bits;
    reg  [63:0] ago_4_header_data;
    reg  [31:0] ago_4_request_length;
    reg  [13:0] ago_4_payload_length;
    reg  [31:0] ago_4_message_offset;
    reg  [15:0] ago_4_peer;
    reg  [15:0] ago_4_pdc;
    reg   [5:0] ago_5_opcode;
    reg   [1:0] ago_5_version;
    reg         ago_5_small;
    reg         ago_5_rudi;
    reg         ago_5_rod;
    reg         ago_5_dc;
    reg         ago_5_ie;
    reg         ago_5_rel;
    reg         ago_5_hd;
    reg         ago_5_som;
    reg         ago_5_eom;
    reg  [15:0] ago_5_message_id;
    reg   [7:0] ago_5_ri_generation;
    reg  [23:0] ago_5_job_id;
    reg  [11:0] ago_5_pid_on_fep;
    reg  [11:0] ago_5_resource_index;
    reg  [63:0] ago_5_buffer_offset;
    reg  [31:0] ago_5_initiator;
    reg  [63:0] ago_5_match_bits;
    reg  [63:0] ago_5_header_data;
    reg  [31:0] ago_5_request_length;
    reg  [13:0] ago_5_payload_length;
    reg  [31:0] ago_5_message_offset;
    reg  [15:0] ago_5_peer;
    reg  [15:0] ago_5_pdc;
    reg   [5:0] ago_6_opcode;
    reg   [1:0] ago_6_version;
    reg         ago_6_small;
    reg         ago_6_rudi;
    reg         ago_6_rod;
    reg         ago_6_dc;
    reg         ago_6_ie;
    reg         ago_6_rel;
    reg         ago_6_hd;
    reg         ago_6_som;
    reg         ago_6_eom;
    reg  [15:0] ago_6_message_id;
    reg   [7:0] ago_6_ri_generation;
    reg  [23:0] ago_6_job_id;
    reg  [11:0] ago_6_pid_on_fep;
    reg  [11:0] ago_6_resource_index;
    reg  [63:0] ago_6_buffer_offset;
    reg  [31:0] ago_6_initiator;
    reg  [63:0] ago_6_match_bits;
    reg  [63:0] ago_6_header_data;
    reg  [31:0] ago_6_request_length;
    reg  [13:0] ago_6_payload_length;
    reg  [31:0] ago_6_message_offset;
    reg  [15:0] ago_6_peer;
    reg  [15:0] ago_6_pdc;

    always @(posedge clk) begin
        ago_1_opcode <= d_opcode;
        ago_1_version <= d_version;
        ago_1_small <= d_small;
        ago_1_rudi <= d_rudi;
        ago_1_rod <= d_rod;
        ago_1_dc <= d_dc;
        ago_1_ie <= d_ie;
        ago_1_rel <= d_rel;
        ago_1_hd <= d_hd;
        ago_1_som <= d_som;
        ago_1_eom <= d_eom;
        ago_1_message_id <= d_message_id;
        ago_1_ri_generation <= d_ri_generation;
        ago_1_job_id <= d_job_id;
        ago_1_pid_on_fep <= d_pid_on_fep;
        ago_1_resource_index <= d_resource_index;
        ago_1_buffer_offset <= d_buffer_offset;
        ago_1_initiator <= d_initiator;
        ago_1_match_bits <= d_match_bits;
        ago_1_header_data <= d_header_data;
        ago_1_request_length <= d_request_length;
        ago_1_payload_length <= d_payload_length;
        ago_1_message_offset <= d_message_offset;
        ago_1_peer <= d_peer;
        ago_1_pdc <= d_pdc;
        ago_2_opcode <= ago_1_opcode;
        ago_2_version <= ago_1_version;
        ago_2_small <= ago_1_small;
        ago_2_rudi <= ago_1_rudi;
        ago_2_rod <= ago_1_rod;
        ago_2_dc <= ago_1_dc;
        ago_2_ie <= ago_1_ie;
        ago_2_rel <= ago_1_rel;
        ago_2_hd <= ago_1_hd;
        ago_2_som <= ago_1_som;
        ago_2_eom <= ago_1_eom;
        ago_2_message_id <= ago_1_message_id;
        ago_2_ri_generation <= ago_1_ri_generation;
        ago_2_job_id <= ago_1_job_id;
        ago_2_pid_on_fep <= ago_1_pid_on_fep;
        ago_2_resource_index <= ago_1_resource_index;
        ago_2_buffer_offset <= ago_1_buffer_offset;
        ago_2_initiator <= ago_1_initiator;
        ago_2_match_bits <= ago_1_match_bits;
        ago_2_header_data <= ago_1_header_data;
        ago_2_request_length <= ago_1_request_length;
        ago_2_payload_length <= ago_1_payload_length;
        ago_2_message_offset <= ago_1_message_offset;
        ago_2_peer <= ago_1_peer;
        ago_2_pdc <= ago_1_pdc;
        ago_3_opcode <= ago_2_opcode;
        ago_3_version <= ago_2_version;
        ago_3_small <= ago_2_small;
        ago_3_rudi <= ago_2_rudi;
        ago_3_rod <= ago_2_rod;
        ago_3_dc <= ago_2_dc;
        ago_3_ie <= ago_2_ie;
        ago_3_rel <= ago_2_rel;
        ago_3_hd <= ago_2_hd;
        ago_3_som <= ago_2_som;
        ago_3_eom <= ago_2_eom;
        ago_3_message_id <= ago_2_message_id;
        ago_3_ri_generation <= ago_2_ri_generation;
        ago_3_job_id <= ago_2_job_id;
        ago_3_pid_on_fep <= ago_2_pid_on_fep;
        ago_3_resource_index <= ago_2_resource_index;
        ago_3_buffer_offset <= ago_2_buffer_offset;
        ago_3_initiator <= ago_2_initiator;
        ago_3_match_bits <= ago_2_match_bits;
        ago_3_header_data <= ago_2_header_data;
        ago_3_request_length <= ago_2_request_length;
        ago_3_payload_length <= ago_2_payload_length;
        ago_3_message_offset <= ago_2_message_offset;
        ago_3_peer <= ago_2_peer;
        ago_3_pdc <= ago_2_pdc;
        ago_4_opcode <= ago_3_opcode;
        ago_4_version <= ago_3_version;
        ago_4_small <= ago_3_small;
        ago_4_rudi <= ago_3_rudi;
        ago_4_rod <= ago_3_rod;
        ago_4_dc <= ago_3_dc;
        ago_4_ie <= ago_3_ie;
        ago_4_rel <= ago_3_rel;
        ago_4_hd <= ago_3_hd;
        ago_4_som <= ago_3_som;
        ago_4_eom <= ago_3_eom;
        ago_4_message_id <= ago_3_message_id;
        ago_4_ri_generation <= ago_3_ri_generation;
        ago_4_job_id <= ago_3_job_id;
        ago_4_pid_on_fep <= ago_3_pid_on_fep;
        ago_4_resource_index <= ago_3_resource_index;
        ago_4_buffer_offset <= ago_3_buffer_offset;
        ago_4_initiator <= ago_3_initiator;
        ago_4_match_bits <= ago_3_match_bits;
        ago_4_header_data <= ago_3_header_data;
        ago_4_request_length <= ago_3_request_length;
        ago_4_payload_length <= ago_3_payload_length;
        ago_4_message_offset <= ago_3_message_offset;
        ago_4_peer <= ago_3_peer;
        ago_4_pdc <= ago_3_pdc;
        ago_5_opcode <= ago_4_opcode;
        ago_5_version <= ago_4_version;
        ago_5_small <= ago_4_small;
        ago_5_rudi <= ago_4_rudi;
        ago_5_rod <= ago_4_rod;
        ago_5_dc <= ago_4_dc;
        ago_5_ie <= ago_4_ie;
        ago_5_rel <= ago_4_rel;
        ago_5_hd <= ago_4_hd;
        ago_5_som <= ago_4_som;
        ago_5_eom <= ago_4_eom;
        ago_5_message_id <= ago_4_message_id;
        ago_5_ri_generation <= ago_4_ri_generation;
        ago_5_job_id <= ago_4_job_id;
        ago_5_pid_on_fep <= ago_4_pid_on_fep;
        ago_5_resource_index <= ago_4_resource_index;
        ago_5_buffer_offset <= ago_4_buffer_offset;
        ago_5_initiator <= ago_4_initiator;
        ago_5_match_bits <= ago_4_match_bits;
        ago_5_header_data <= ago_4_header_data;
        ago_5_request_length <= ago_4_request_length;
        ago_5_payload_length <= ago_4_payload_length;
        ago_5_message_offset <= ago_4_message_offset;
        ago_5_peer <= ago_4_peer;
        ago_5_pdc <= ago_4_pdc;
        ago_6_opcode <= ago_5_opcode;
        ago_6_version <= ago_5_version;
        ago_6_small <= ago_5_small;
        ago_6_rudi <= ago_5_rudi;
        ago_6_rod <= ago_5_rod;
        ago_6_dc <= ago_5_dc;
        ago_6_ie <= ago_5_ie;
        ago_6_rel <= ago_5_rel;
        ago_6_hd <= ago_5_hd;
        ago_6_som <= ago_5_som;
        ago_6_eom <= ago_5_eom;
        ago_6_message_id <= ago_5_message_id;
        ago_6_ri_generation <= ago_5_ri_generation;
        ago_6_job_id <= ago_5_job_id;
        ago_6_pid_on_fep <= ago_5_pid_on_fep;
        ago_6_resource_index <= ago_5_resource_index;
        ago_6_buffer_offset <= ago_5_buffer_offset;
        ago_6_initiator <= ago_5_initiator;
        ago_6_match_bits <= ago_5_match_bits;
        ago_6_header_data <= ago_5_header_data;
        ago_6_request_length <= ago_5_request_length;
        ago_6_payload_length <= ago_5_payload_length;
        ago_6_message_offset <= ago_5_message_offset;
        ago_6_peer <= ago_5_peer;
        ago_6_pdc <= ago_5_pdc;
    end

    assign q_opcode = ago_6_opcode;
    assign q_version = ago_6_version;
    assign q_small = ago_6_small;
    assign q_rudi = ago_6_rudi;
    assign q_rod = ago_6_rod;
    assign q_dc = ago_6_dc;
    assign q_ie = ago_6_ie;
    assign q_rel = ago_6_rel;
    assign q_hd = ago_6_hd;
    assign q_som = ago_6_som;
    assign q_eom = ago_6_eom;
    assign q_message_id = ago_6_message_id;
    assign q_ri_generation = ago_6_ri_generation;
    assign q_job_id = ago_6_job_id;
    assign q_pid_on_fep = ago_6_pid_on_fep;
    assign q_resource_index = ago_6_resource_index;
    assign q_buffer_offset = ago_6_buffer_offset;
    assign q_initiator = ago_6_initiator;
    assign q_match_bits = ago_6_match_bits;
    assign q_header_data = ago_6_header_data;
    assign q_request_length = ago_6_request_length;
    assign q_payload_length = ago_6_payload_length;
    assign q_message_offset = ago_6_message_offset;
    assign q_peer = ago_6_peer;
    assign q_pdc = ago_6_pdc;

endmodule

`default_nettype wire
