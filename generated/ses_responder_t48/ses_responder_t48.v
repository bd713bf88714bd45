// Response headers of what is said of packets, one a clock.
`default_nettype none

module ses_responder_t48 (
    input  wire        clk,
    input  wire        rst,
    input  wire        about_valid,
    input  wire [47:0] about_tag,
    input  wire [15:0] about_message_id,
    input  wire [23:0] about_job_id,
    input  wire [31:0] about_request_length,
    input  wire [31:0] about_message_offset,
    input  wire [31:0] about_psn,
    input  wire        about_small,
    input  wire  [5:0] about_code,
    input  wire        about_refused,
    input  wire  [7:0] about_generation,
    input  wire  [1:0] about_list,
    input  wire [31:0] about_modified_length,
    input  wire        about_waits,
    input  wire        about_has_data,
    input  wire [13:0] about_payload_length,
    input  wire        default_is_zero,
    output wire        response_valid,
    output wire [47:0] response_tag,
    output wire  [3:0] response_next_hdr,
    output wire  [5:0] response_opcode,
    output wire  [1:0] response_list,
    output wire  [5:0] response_return_code,
    output wire [15:0] response_message_id,
    output wire  [7:0] response_ri_generation,
    output wire [23:0] response_job_id,
    output wire [31:0] response_modified_length,
    output wire [13:0] response_payload_length,
    output wire [15:0] response_read_request_message_id,
    output wire [31:0] response_message_offset,
    output wire [31:0] response_original_request_psn,
    output wire        response_gtd,
    output wire        response_plain_ok
);

    reg         case_1_about_valid;
    reg  [47:0] case_1_about_tag;
    reg  [15:0] case_1_about_message_id;
    reg  [23:0] case_1_about_job_id;
    reg  [31:0] case_1_about_request_length;
    reg  [31:0] case_1_about_message_offset;
    reg  [31:0] case_1_about_psn;
    reg         case_1_about_small;
    reg   [5:0] case_1_about_code;
    reg         case_1_about_refused;
    reg   [7:0] case_1_about_generation;
    reg   [1:0] case_1_about_list;
    reg  [31:0] case_1_about_modified_length;
    reg         case_1_about_waits;
    reg         case_1_about_has_data;
    reg  [13:0] case_1_about_payload_length;
    reg   [5:0] case_1_code;
    reg         case_1_ok;
    reg         case_1_waits;
    reg         case_1_data;
    reg         case_1_plain;
    reg  [47:0] fields_tag;
    reg   [3:0] fields_next_hdr;
    reg   [5:0] fields_opcode;
    reg   [1:0] fields_list;
    reg   [5:0] fields_return_code;
    reg  [15:0] fields_message_id;
    reg   [7:0] fields_ri_generation;
    reg  [23:0] fields_job_id;
    reg  [31:0] fields_modified_length;
    reg  [13:0] fields_payload_length;
    reg  [15:0] fields_read_request_message_id;
    reg  [31:0] fields_message_offset;
    reg  [31:0] fields_original_request_psn;
    reg         fields_gtd;
    reg         fields_plain_ok;
    reg         valid_1;
    reg         valid_2;

    wire  [5:0] is_ok_choice = about_refused ? 6'd33 : about_code;
    wire        is_ok = is_ok_choice == 6'd1;
    wire        is_waiting = is_ok && about_waits;
    wire        small_data = case_1_data && case_1_about_small;
    wire        standard_data = case_1_data && !case_1_about_small;
    wire        says_length_term = case_1_ok && !case_1_waits;
    wire        says_length = says_length_term && !small_data && !(case_1_plain && default_is_zero);
    wire        is_ok_and_not_about_waits = is_ok && !about_waits;
    wire        case_1_plain_term = is_ok_and_not_about_waits && !about_has_data && !(|about_list);
    wire        fields_list_term = says_length_term && !case_1_data;
    wire        fields_ri_generation_term = !case_1_ok && !case_1_about_refused;
    wire [31:0] fields_modified_length_and = case_1_about_modified_length & {32{says_length}};

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
        end else begin
            valid_1 <= about_valid;
            valid_2 <= valid_1;
        end
    end

    always @(posedge clk) begin
        case_1_about_valid <= about_valid;
        case_1_about_tag <= about_tag;
        case_1_about_message_id <= about_message_id;
        case_1_about_job_id <= about_job_id;
        case_1_about_request_length <= about_request_length;
        case_1_about_message_offset <= about_message_offset;
        case_1_about_psn <= about_psn;
        case_1_about_small <= about_small;
        case_1_about_code <= about_code;
        case_1_about_refused <= about_refused;
        case_1_about_generation <= about_generation;
        case_1_about_list <= about_list;
        case_1_about_modified_length <= about_modified_length;
        case_1_about_waits <= about_waits;
        case_1_about_has_data <= about_has_data;
        case_1_about_payload_length <= about_payload_length;
        case_1_code <= is_ok_choice;
        case_1_ok <= is_ok;
        case_1_waits <= is_waiting;
        case_1_data <= is_ok_and_not_about_waits && about_has_data;
        case_1_plain <= case_1_plain_term && about_modified_length == about_request_length;
        fields_tag <= case_1_about_tag;
        fields_next_hdr <= small_data ? 4'd6 : standard_data ? 4'd5 : 4'd4;
        fields_opcode <= case_1_plain ? 6'd0 : case_1_waits ? 6'd3 : case_1_data ? 6'd2 : 6'd1;
        fields_list <= case_1_about_list & {2{fields_list_term}};
        fields_return_code <= case_1_code;
        fields_message_id <= case_1_about_message_id & {16{!small_data}};
        fields_ri_generation <= case_1_about_generation & {8{fields_ri_generation_term}};
        fields_job_id <= case_1_about_job_id;
        fields_modified_length <= case_1_waits ? case_1_about_request_length : fields_modified_length_and;
        fields_payload_length <= case_1_about_payload_length & {14{case_1_data}};
        fields_read_request_message_id <= case_1_about_message_id & {16{standard_data}};
        fields_message_offset <= case_1_about_message_offset & {32{standard_data}};
        fields_original_request_psn <= case_1_about_psn & {32{small_data}};
        fields_gtd <= !(case_1_plain || case_1_waits);
        fields_plain_ok <= case_1_plain;
    end

    assign response_valid = valid_2;
    assign response_tag = fields_tag;
    assign response_next_hdr = fields_next_hdr;
    assign response_opcode = fields_opcode;
    assign response_list = fields_list;
    assign response_return_code = fields_return_code;
    assign response_message_id = fields_message_id;
    assign response_ri_generation = fields_ri_generation;
    assign response_job_id = fields_job_id;
    assign response_modified_length = fields_modified_length;
    assign response_payload_length = fields_payload_length;
    assign response_read_request_message_id = fields_read_request_message_id;
    assign response_message_offset = fields_message_offset;
    assign response_original_request_psn = fields_original_request_psn;
    assign response_gtd = fields_gtd;
    assign response_plain_ok = fields_plain_ok;

    wire _unused_ok = &{1'b0, case_1_about_valid, case_1_about_code, case_1_about_waits, case_1_about_has_data};

endmodule

`default_nettype wire
