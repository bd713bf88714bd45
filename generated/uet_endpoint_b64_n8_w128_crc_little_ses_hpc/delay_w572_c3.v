// Delays 572 bits by 3 clocks.
`default_nettype none

module delay_w572_c3 (
    input  wire        clk,
    input  wire        d_step_expired,
    input  wire        d_step_found,
    input  wire        d_step_cut,
    input  wire  [5:0] d_step_first_code,
    input  wire  [7:0] d_step_first_generation,
    input  wire        d_step_first_bound,
    input  wire [31:0] d_step_first_wr_id,
    input  wire [63:0] d_step_first_address,
    input  wire [31:0] d_step_first_claim,
    input  wire        d_step_first_is_cut,
    input  wire  [5:0] d_step_first_opcode,
    input  wire [31:0] d_step_first_request_length,
    input  wire [63:0] d_step_first_match_bits,
    input  wire [31:0] d_step_first_initiator,
    input  wire [23:0] d_step_first_job_id,
    input  wire  [5:0] d_step_header_code,
    input  wire  [5:0] d_step_later_code,
    input  wire  [7:0] d_generation,
    input  wire  [5:0] d_context,
    input  wire        d_wants_send,
    input  wire        d_wants_tagged,
    input  wire        d_is_write,
    input  wire        d_is_read,
    input  wire        d_is_no_op,
    input  wire        d_is_atomic,
    input  wire [63:0] d_region_address,
    input  wire  [7:0] d_slot,
    input  wire        d_keeps,
    input  wire        d_completes,
    input  wire        d_has_header_data,
    input  wire        d_dc,
    input  wire [63:0] d_header_data,
    input  wire [13:0] d_payload_length,
    input  wire [31:0] d_message_offset,
    input  wire [15:0] d_message_peer,
    input  wire [15:0] d_message_pdc,
    input  wire [15:0] d_message_message_id,
    input  wire        d_tracked,
    output wire        q_step_expired,
    output wire        q_step_found,
    output wire        q_step_cut,
    output wire  [5:0] q_step_first_code,
    output wire  [7:0] q_step_first_generation,
    output wire        q_step_first_bound,
    output wire [31:0] q_step_first_wr_id,
    output wire [63:0] q_step_first_address,
    output wire [31:0] q_step_first_claim,
    output wire        q_step_first_is_cut,
    output wire  [5:0] q_step_first_opcode,
    output wire [31:0] q_step_first_request_length,
    output wire [63:0] q_step_first_match_bits,
    output wire [31:0] q_step_first_initiator,
    output wire [23:0] q_step_first_job_id,
    output wire  [5:0] q_step_header_code,
    output wire  [5:0] q_step_later_code,
    output wire  [7:0] q_generation,
    output wire  [5:0] q_context,
    output wire        q_wants_send,
    output wire        q_wants_tagged,
    output wire        q_is_write,
    output wire        q_is_read,
    output wire        q_is_no_op,
    output wire        q_is_atomic,
    output wire [63:0] q_region_address,
    output wire  [7:0] q_slot,
    output wire        q_keeps,
    output wire        q_completes,
    output wire        q_has_header_data,
    output wire        q_dc,
    output wire [63:0] q_header_data,
    output wire [13:0] q_payload_length,
    output wire [31:0] q_message_offset,
    output wire [15:0] q_message_peer,
    output wire [15:0] q_message_pdc,
    output wire [15:0] q_message_message_id,
    output wire        q_tracked
);

    reg         ago_1_step_expired;
    reg         ago_1_step_found;
    reg         ago_1_step_cut;
    reg   [5:0] ago_1_step_first_code;
    reg   [7:0] ago_1_step_first_generation;
    reg         ago_1_step_first_bound;
    reg  [31:0] ago_1_step_first_wr_id;
    reg  [63:0] ago_1_step_first_address;
    reg  [31:0] ago_1_step_first_claim;
    reg         ago_1_step_first_is_cut;
    reg   [5:0] ago_1_step_first_opcode;
    reg  [31:0] ago_1_step_first_request_length;
    reg  [63:0] ago_1_step_first_match_bits;
    reg  [31:0] ago_1_step_first_initiator;
    reg  [23:0] ago_1_step_first_job_id;
    reg   [5:0] ago_1_step_header_code;
    reg   [5:0] ago_1_step_later_code;
    reg   [7:0] ago_1_generation;
    reg   [5:0] ago_1_context;
    reg         ago_1_wants_send;
    reg         ago_1_wants_tagged;
    reg         ago_1_is_write;
    reg         ago_1_is_read;
    reg         ago_1_is_no_op;
    reg         ago_1_is_atomic;
    reg  [63:0] ago_1_region_address;
    reg   [7:0] ago_1_slot;
    reg         ago_1_keeps;
    reg         ago_1_completes;
    reg         ago_1_has_header_data;
    reg         ago_1_dc;
    reg  [63:0] ago_1_header_data;
    reg  [13:0] ago_1_payload_length;
    reg  [31:0] ago_1_message_offset;
    reg  [15:0] ago_1_message_peer;
    reg  [15:0] ago_1_message_pdc;
    reg  [15:0] ago_1_message_message_id;
    reg         ago_1_tracked;
    reg         ago_2_step_expired;
    reg         ago_2_step_found;
    reg         ago_2_step_cut;
    reg   [5:0] ago_2_step_first_code;
    reg   [7:0] ago_2_step_first_generation;
    reg         ago_2_step_first_bound;
    reg  [31:0] ago_2_step_first_wr_id;
    reg  [63:0] ago_2_step_first_address;
    reg  [31:0] ago_2_step_first_claim;
    reg         ago_2_step_first_is_cut;
    reg   [5:0] ago_2_step_first_opcode;
    reg  [31:0] ago_2_step_first_request_length;
    reg  [63:0] ago_2_step_first_match_bits;
    reg  [31:0] ago_2_step_first_initiator;
    reg  [23:0] ago_2_step_first_job_id;
    reg   [5:0] ago_2_step_header_code;
    reg   [5:0] ago_2_step_later_code;
    reg   [7:0] ago_2_generation;
    reg   [5:0] ago_2_context;
    reg         ago_2_wants_send;
    reg         ago_2_wants_tagged;
    reg         ago_2_is_write;
    reg         ago_2_is_read;
    reg         ago_2_is_no_op;
    reg         ago_2_is_atomic;
    reg  [63:0] ago_2_region_address;
    reg   [7:0] ago_2_slot;
    reg         ago_2_keeps;
    reg         ago_2_completes;
    reg         ago_2_has_header_data;
    reg         ago_2_dc;
    reg  [63:0] ago_2_header_data;
    reg  [13:0] ago_2_payload_length;
    reg  [31:0] ago_2_message_offset;
    reg  [15:0] ago_2_message_peer;
    reg  [15:0] ago_2_message_pdc;
    reg  [15:0] ago_2_message_message_id;
    reg         ago_2_tracked;
    reg         ago_3_step_expired;
    reg         ago_3_step_found;
    reg         ago_3_step_cut;
    reg   [5:0] ago_3_step_first_code;
    reg   [7:0] ago_3_step_first_generation;
    reg         ago_3_step_first_bound;
    reg  [31:0] ago_3_step_first_wr_id;
    reg  [63:0] ago_3_step_first_address;
    reg  [31:0] ago_3_step_first_claim;
    reg         ago_3_step_first_is_cut;
    reg   [5:0] ago_3_step_first_opcode;
    reg  [31:0] ago_3_step_first_request_length;
    reg  [63:0] ago_3_step_first_match_bits;
    reg  [31:0] ago_3_step_first_initiator;
    reg  [23:0] ago_3_step_first_job_id;
    reg   [5:0] ago_3_step_header_code;
    reg   [5:0] ago_3_step_later_code;
    reg   [7:0] ago_3_generation;
    reg   [5:0] ago_3_context;
    reg         ago_3_wants_send;
    reg         ago_3_wants_tagged;
    reg         ago_3_is_write;
    reg         ago_3_is_read;
    reg         ago_3_is_no_op;
    reg         ago_3_is_atomic;
    reg  [63:0] ago_3_region_address;
    reg   [7:0] ago_3_slot;
    reg         ago_3_keeps;
    reg         ago_3_completes;
    reg         ago_3_has_header_data;
    reg         ago_3_dc;
    reg  [63:0] ago_3_header_data;
    reg  [13:0] ago_3_payload_length;
    reg  [31:0] ago_3_message_offset;
    reg  [15:0] ago_3_message_peer;
    reg  [15:0] ago_3_message_pdc;
    reg  [15:0] ago_3_message_message_id;
    reg         ago_3_tracked;

    always @(posedge clk) begin
        ago_1_step_expired <= d_step_expired;
        ago_1_step_found <= d_step_found;
        ago_1_step_cut <= d_step_cut;
        ago_1_step_first_code <= d_step_first_code;
        ago_1_step_first_generation <= d_step_first_generation;
        ago_1_step_first_bound <= d_step_first_bound;
        ago_1_step_first_wr_id <= d_step_first_wr_id;
        ago_1_step_first_address <= d_step_first_address;
        ago_1_step_first_claim <= d_step_first_claim;
        ago_1_step_first_is_cut <= d_step_first_is_cut;
        ago_1_step_first_opcode <= d_step_first_opcode;
        ago_1_step_first_request_length <= d_step_first_request_length;
        ago_1_step_first_match_bits <= d_step_first_match_bits;
        ago_1_step_first_initiator <= d_step_first_initiator;
        ago_1_step_first_job_id <= d_step_first_job_id;
        ago_1_step_header_code <= d_step_header_code;
        ago_1_step_later_code <= d_step_later_code;
        ago_1_generation <= d_generation;
        ago_1_context <= d_context;
        ago_1_wants_send <= d_wants_send;
        ago_1_wants_tagged <= d_wants_tagged;
        ago_1_is_write <= d_is_write;
        ago_1_is_read <= d_is_read;
        ago_1_is_no_op <= d_is_no_op;
        ago_1_is_atomic <= d_is_atomic;
        ago_1_region_address <= d_region_address;
        ago_1_slot <= d_slot;
        ago_1_keeps <= d_keeps;
        ago_1_completes <= d_completes;
        ago_1_has_header_data <= d_has_header_data;
        ago_1_dc <= d_dc;
        ago_1_header_data <= d_header_data;
        ago_1_payload_length <= d_payload_length;
        ago_1_message_offset <= d_message_offset;
        ago_1_message_peer <= d_message_peer;
        ago_1_message_pdc <= d_message_pdc;
        ago_1_message_message_id <= d_message_message_id;
        ago_1_tracked <= d_tracked;
        ago_2_step_expired <= ago_1_step_expired;
        ago_2_step_found <= ago_1_step_found;
        ago_2_step_cut <= ago_1_step_cut;
        ago_2_step_first_code <= ago_1_step_first_code;
        ago_2_step_first_generation <= ago_1_step_first_generation;
        ago_2_step_first_bound <= ago_1_step_first_bound;
        ago_2_step_first_wr_id <= ago_1_step_first_wr_id;
        ago_2_step_first_address <= ago_1_step_first_address;
        ago_2_step_first_claim <= ago_1_step_first_claim;
        ago_2_step_first_is_cut <= ago_1_step_first_is_cut;
        ago_2_step_first_opcode <= ago_1_step_first_opcode;
        ago_2_step_first_request_length <= ago_1_step_first_request_length;
        ago_2_step_first_match_bits <= ago_1_step_first_match_bits;
        ago_2_step_first_initiator <= ago_1_step_first_initiator;
        ago_2_step_first_job_id <= ago_1_step_first_job_id;
        ago_2_step_header_code <= ago_1_step_header_code;
        ago_2_step_later_code <= ago_1_step_later_code;
        ago_2_generation <= ago_1_generation;
        ago_2_context <= ago_1_context;
        ago_2_wants_send <= ago_1_wants_send;
        ago_2_wants_tagged <= ago_1_wants_tagged;
        ago_2_is_write <= ago_1_is_write;
        ago_2_is_read <= ago_1_is_read;
        ago_2_is_no_op <= ago_1_is_no_op;
        ago_2_is_atomic <= ago_1_is_atomic;
        ago_2_region_address <= ago_1_region_address;
        ago_2_slot <= ago_1_slot;
        ago_2_keeps <= ago_1_keeps;
        ago_2_completes <= ago_1_completes;
        ago_2_has_header_data <= ago_1_has_header_data;
        ago_2_dc <= ago_1_dc;
        ago_2_header_data <= ago_1_header_data;
        ago_2_payload_length <= ago_1_payload_length;
        ago_2_message_offset <= ago_1_message_offset;
        ago_2_message_peer <= ago_1_message_peer;
        ago_2_message_pdc <= ago_1_message_pdc;
        ago_2_message_message_id <= ago_1_message_message_id;
        ago_2_tracked <= ago_1_tracked;
        ago_3_step_expired <= ago_2_step_expired;
        ago_3_step_found <= ago_2_step_found;
        ago_3_step_cut <= ago_2_step_cut;
        ago_3_step_first_code <= ago_2_step_first_code;
        ago_3_step_first_generation <= ago_2_step_first_generation;
        ago_3_step_first_bound <= ago_2_step_first_bound;
        ago_3_step_first_wr_id <= ago_2_step_first_wr_id;
        ago_3_step_first_address <= ago_2_step_first_address;
        ago_3_step_first_claim <= ago_2_step_first_claim;
        ago_3_step_first_is_cut <= ago_2_step_first_is_cut;
        ago_3_step_first_opcode <= ago_2_step_first_opcode;
        ago_3_step_first_request_length <= ago_2_step_first_request_length;
        ago_3_step_first_match_bits <= ago_2_step_first_match_bits;
        ago_3_step_first_initiator <= ago_2_step_first_initiator;
        ago_3_step_first_job_id <= ago_2_step_first_job_id;
        ago_3_step_header_code <= ago_2_step_header_code;
        ago_3_step_later_code <= ago_2_step_later_code;
        ago_3_generation <= ago_2_generation;
        ago_3_context <= ago_2_context;
        ago_3_wants_send <= ago_2_wants_send;
        ago_3_wants_tagged <= ago_2_wants_tagged;
        ago_3_is_write <= ago_2_is_write;
        ago_3_is_read <= ago_2_is_read;
        ago_3_is_no_op <= ago_2_is_no_op;
        ago_3_is_atomic <= ago_2_is_atomic;
        ago_3_region_address <= ago_2_region_address;
        ago_3_slot <= ago_2_slot;
        ago_3_keeps <= ago_2_keeps;
        ago_3_completes <= ago_2_completes;
        ago_3_has_header_data <= ago_2_has_header_data;
        ago_3_dc <= ago_2_dc;
        ago_3_header_data <= ago_2_header_data;
        ago_3_payload_length <= ago_2_payload_length;
        ago_3_message_offset <= ago_2_message_offset;
        ago_3_message_peer <= ago_2_message_peer;
        ago_3_message_pdc <= ago_2_message_pdc;
        ago_3_message_message_id <= ago_2_message_message_id;
        ago_3_tracked <= ago_2_tracked;
    end

    assign q_step_expired = ago_3_step_expired;
    assign q_step_found = ago_3_step_found;
    assign q_step_cut = ago_3_step_cut;
    assign q_step_first_code = ago_3_step_first_code;
    assign q_step_first_generation = ago_3_step_first_generation;
    assign q_step_first_bound = ago_3_step_first_bound;
    assign q_step_first_wr_id = ago_3_step_first_wr_id;
    assign q_step_first_address = ago_3_step_first_address;
    assign q_step_first_claim = ago_3_step_first_claim;
    assign q_step_first_is_cut = ago_3_step_first_is_cut;
    assign q_step_first_opcode = ago_3_step_first_opcode;
    assign q_step_first_request_length = ago_3_step_first_request_length;
    assign q_step_first_match_bits = ago_3_step_first_match_bits;
    assign q_step_first_initiator = ago_3_step_first_initiator;
    assign q_step_first_job_id = ago_3_step_first_job_id;
    assign q_step_header_code = ago_3_step_header_code;
    assign q_step_later_code = ago_3_step_later_code;
    assign q_generation = ago_3_generation;
    assign q_context = ago_3_context;
    assign q_wants_send = ago_3_wants_send;
    assign q_wants_tagged = ago_3_wants_tagged;
    assign q_is_write = ago_3_is_write;
    assign q_is_read = ago_3_is_read;
    assign q_is_no_op = ago_3_is_no_op;
    assign q_is_atomic = ago_3_is_atomic;
    assign q_region_address = ago_3_region_address;
    assign q_slot = ago_3_slot;
    assign q_keeps = ago_3_keeps;
    assign q_completes = ago_3_completes;
    assign q_has_header_data = ago_3_has_header_data;
    assign q_dc = ago_3_dc;
    assign q_header_data = ago_3_header_data;
    assign q_payload_length = ago_3_payload_length;
    assign q_message_offset = ago_3_message_offset;
    assign q_message_peer = ago_3_message_peer;
    assign q_message_pdc = ago_3_message_pdc;
    assign q_message_message_id = ago_3_message_message_id;
    assign q_tracked = ago_3_tracked;

endmodule

`default_nettype wire
