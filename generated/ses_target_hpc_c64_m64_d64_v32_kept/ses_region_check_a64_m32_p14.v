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
    output reg   [5:0] code,
    output reg  [63:0] address
);

    reg         early_op;
    reg         early_key;
    reg         early_job;
    reg         early_right;
    reg         early_rudi;
    reg         early_ie;
    reg  [64:0] relative;
    reg  [32:0] tail;
    reg  [63:0] at_1_base;
    reg  [63:0] at_1_length;
    reg  [31:0] at_1_message_offset;
    reg  [31:0] at_1_request_length;
    reg   [5:0] before_bounds;
    reg   [5:0] code_2;
    reg  [65:0] message_end;
    reg  [65:0] packet_end;
    reg  [63:0] address_2;
    reg  [63:0] at_2_length;
    reg  [31:0] at_2_message_offset;
    reg         at_2_beyond_message;
    reg         at_2_ie;
    reg   [5:0] at_3_code;
    reg         at_3_message_over;
    reg         at_3_packet_over;
    reg         at_3_beyond_message;
    reg         at_3_ie;
    reg  [63:0] at_3_address;
    reg   [5:0] code_3;

    wire early_op_term = kind_opcode == 6'd3 || kind_opcode == 6'd4;
    wire early_right_term = (rights_remote_read && rights_remote_write) || !settings_atomics_need_all;
    wire early_right_choice = kind_opcode == 6'd1 ? rights_remote_write : rights_remote_read;

    always @* begin
        before_bounds = 6'd1;
        if (!early_op) begin
            before_bounds = 6'd6;
        end else if (!early_key) begin
            before_bounds = 6'd28;
        end else if (!early_job) begin
            before_bounds = settings_job_code;
        end else if (!early_right) begin
            before_bounds = settings_right_code;
        end else if (!early_rudi) begin
            before_bounds = 6'd24;
        end else if (relative[64]) begin
            before_bounds = 6'd29;
        end
    end

    always @* begin
        code_3 = 6'd1;
        if (at_3_code != 6'd1) begin
            code_3 = at_3_code;
        end else if (at_3_message_over) begin
            code_3 = settings_message_code;
        end else if (at_3_packet_over) begin
            code_3 = 6'd29;
        end else if (at_3_beyond_message) begin
            code_3 = 6'd24;
        end else if (at_3_ie) begin
            code_3 = 6'd35;
        end
    end

    always @(posedge clk) begin
        early_op <= kind_opcode == 6'd1 || kind_opcode == 6'd2 || early_op_term;
        early_key <= rights_hit && rights_resource_fits;
        early_job <= rights_job_fits;
        early_right <= early_op_term ? rights_remote_atomic && early_right_term : early_right_choice;
        early_rudi <= !kind_rudi || (rights_idempotent_safe && !early_op_term);
        early_ie <= kind_ie;
        relative <= {1'b0, offset} - {1'b0, first};
        tail <= {1'b0, message_offset} + {19'd0, payload_length};
        at_1_base <= base;
        at_1_length <= length;
        at_1_message_offset <= message_offset;
        at_1_request_length <= request_length;
        code_2 <= before_bounds;
        message_end <= {2'd0, relative[63:0]} + {34'd0, at_1_request_length};
        packet_end <= {2'd0, relative[63:0]} + {33'd0, tail};
        address_2 <= at_1_base + relative[63:0];
        at_2_length <= at_1_length;
        at_2_message_offset <= at_1_message_offset;
        at_2_beyond_message <= {1'b0, at_1_request_length} < tail;
        at_2_ie <= early_ie;
        at_3_code <= code_2;
        at_3_message_over <= {2'd0, at_2_length} < message_end && settings_checks_message;
        at_3_packet_over <= {2'd0, at_2_length} < packet_end;
        at_3_beyond_message <= at_2_beyond_message;
        at_3_ie <= at_2_ie;
        at_3_address <= address_2 + {32'd0, at_2_message_offset};
        code <= code_3;
        address <= at_3_address;
    end

endmodule

`default_nettype wire
