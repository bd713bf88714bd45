// Checks of a packet against the region of its key.
`default_nettype none

module ses_region_check_a64_m32_p14 (
    input  wire        clk,
    input  wire  [5:0] kind_opcode,
    input  wire        kind_rudi,
    input  wire        kind_ie,
    input  wire [63:0] offset,
    input  wire [31:0] message_offset,
    input  wire [13:0] payload_length,
    input  wire [31:0] request_length,
    input  wire        rights_hit,
    input  wire        rights_remote_read,
    input  wire        rights_remote_write,
    input  wire        rights_remote_atomic,
    input  wire        rights_idempotent_safe,
    input  wire        rights_job_fits,
    input  wire        rights_resource_fits,
    input  wire [63:0] base,
    input  wire [63:0] first,
    input  wire [63:0] length,
    input  wire  [5:0] settings_job_code,
    input  wire  [5:0] settings_right_code,
    input  wire  [5:0] settings_message_code,
    input  wire        settings_checks_message,
    input  wire        settings_atomics_need_all,
    output wire  [5:0] code,
    output wire [63:0] address
);

    reg  [64:0] relative_ends;
    reg  [32:0] tail_ends;
    reg  [31:0] request_length_ends;
    reg         has_op_ends;
    reg         has_key_ends;
    reg         has_job_ends;
    reg         has_right_ends;
    reg         may_rudi_ends;
    reg  [63:0] base_ends;
    reg  [63:0] length_ends;
    reg  [63:0] length_compare;
    reg  [65:0] message_end_compare;
    reg  [65:0] packet_end_compare;
    reg  [63:0] origin_compare;
    reg  [31:0] message_offset_ends;
    reg  [31:0] message_offset_compare;
    reg   [5:0] early_code_compare;
    reg   [5:0] early_code_judge;
    reg         message_over_judge;
    reg         packet_over_judge;
    reg         beyond_message_compare;
    reg         beyond_message_judge;
    reg         is_bad_ends;
    reg         is_bad_compare;
    reg         is_bad_judge;
    reg   [5:0] verdict_out;
    reg  [63:0] place_judge;
    reg  [63:0] place_out;

    wire        has_op_term = kind_opcode == 6'd3 || kind_opcode == 6'd4;
    wire        has_op = kind_opcode == 6'd1 || kind_opcode == 6'd2 || has_op_term;
    wire        has_key = rights_hit && rights_resource_fits;
    wire        has_job = rights_job_fits;
    wire        has_right_term = (rights_remote_read && rights_remote_write) || !settings_atomics_need_all;
    wire        has_right_choice = kind_opcode == 6'd1 ? rights_remote_write : rights_remote_read;
    wire        has_right = has_op_term ? rights_remote_atomic && has_right_term : has_right_choice;
    wire        may_rudi = !kind_rudi || (rights_idempotent_safe && !has_op_term);
    wire        is_bad = kind_ie;
    wire [64:0] relative = {1'b0, offset} - {1'b0, first};
    wire [32:0] tail = {1'b0, message_offset} + {19'd0, payload_length};
    wire  [5:0] early_code_choice = !may_rudi_ends ? 6'd24 : relative_ends[64] ? 6'd29 : 6'd1;
    wire  [5:0] early_code_choice_2 = !has_right_ends ? settings_right_code : early_code_choice;
    wire  [5:0] early_code_choice_3 = !has_job_ends ? settings_job_code : early_code_choice_2;
    wire  [5:0] early_code = !has_op_ends ? 6'd6 : !has_key_ends ? 6'd28 : early_code_choice_3;
    wire [65:0] message_end = {2'd0, relative_ends[63:0]} + {34'd0, request_length_ends};
    wire [65:0] packet_end = {2'd0, relative_ends[63:0]} + {33'd0, tail_ends};
    wire [63:0] origin = base_ends + relative_ends[63:0];
    wire        beyond_message = {1'b0, request_length_ends} < tail_ends;
    wire        message_over = {2'd0, length_compare} < message_end_compare && settings_checks_message;
    wire        packet_over = {2'd0, length_compare} < packet_end_compare;
    wire [63:0] place = origin_compare + {32'd0, message_offset_compare};
    wire  [5:0] verdict_choice = beyond_message_judge ? 6'd24 : is_bad_judge ? 6'd35 : 6'd1;
    wire  [5:0] verdict_choice_2 = packet_over_judge ? 6'd29 : verdict_choice;
    wire  [5:0] verdict_choice_3 = message_over_judge ? settings_message_code : verdict_choice_2;
    wire  [5:0] verdict = early_code_judge != 6'd1 ? early_code_judge : verdict_choice_3;

    always @(posedge clk) begin
        relative_ends <= relative;
        tail_ends <= tail;
        request_length_ends <= request_length;
        has_op_ends <= has_op;
        has_key_ends <= has_key;
        has_job_ends <= has_job;
        has_right_ends <= has_right;
        may_rudi_ends <= may_rudi;
        base_ends <= base;
        length_ends <= length;
        length_compare <= length_ends;
        message_end_compare <= message_end;
        packet_end_compare <= packet_end;
        origin_compare <= origin;
        message_offset_ends <= message_offset;
        message_offset_compare <= message_offset_ends;
        early_code_compare <= early_code;
        early_code_judge <= early_code_compare;
        message_over_judge <= message_over;
        packet_over_judge <= packet_over;
        beyond_message_compare <= beyond_message;
        beyond_message_judge <= beyond_message_compare;
        is_bad_ends <= is_bad;
        is_bad_compare <= is_bad_ends;
        is_bad_judge <= is_bad_compare;
        verdict_out <= verdict;
        place_judge <= place;
        place_out <= place_judge;
    end

    assign code = verdict_out;
    assign address = place_out;

endmodule

`default_nettype wire
