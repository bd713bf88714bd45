// Receives that are posted and taken back, one after the other.
`default_nettype none

module ses_receive_turns_r6_s8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        may_post,
    input  wire        taken,
    input  wire        told_valid,
    input  wire  [1:0] told_kind,
    input  wire  [1:0] told_outcome,
    input  wire [31:0] told_wr_id,
    input  wire  [7:0] slot,
    input  wire        header_done_valid,
    input  wire        header_done_again,
    output wire        command_valid,
    output wire        command_payload_tagged,
    output wire  [1:0] command_payload_kind,
    output wire  [5:0] command_payload_resource,
    output wire [63:0] command_payload_tag_match_bits,
    output wire [31:0] command_payload_tag_initiator,
    output wire        command_payload_any_initiator,
    output wire [63:0] command_payload_ignore_bits,
    output wire [31:0] command_payload_place_wr_id,
    output wire [63:0] command_payload_place_address,
    output wire [31:0] command_payload_place_length,
    output wire        done_valid,
    output wire  [1:0] done_kind,
    output wire  [1:0] done_outcome,
    output wire [31:0] done_wr_id,
    output wire        header_valid,
    output wire  [7:0] header_slot,
    output wire [31:0] header_place_wr_id,
    output wire [63:0] header_place_address,
    output wire [31:0] header_place_length,
    input  wire        receives_payload_tagged,
    input  wire  [1:0] receives_payload_kind,
    input  wire  [5:0] receives_payload_resource,
    input  wire [63:0] receives_payload_tag_match_bits,
    input  wire [31:0] receives_payload_tag_initiator,
    input  wire        receives_payload_any_initiator,
    input  wire [63:0] receives_payload_ignore_bits,
    input  wire [31:0] receives_payload_place_wr_id,
    input  wire [63:0] receives_payload_place_address,
    input  wire [31:0] receives_payload_place_length,
    input  wire        receives_valid,
    output wire        receives_ready
);

    localparam [1:0] STEP_IDLE            = 2'd0;
    localparam [1:0] STEP_ASK             = 2'd1;
    localparam [1:0] STEP_RESULT          = 2'd2;
    localparam [1:0] STEP_FIND            = 2'd3;
    localparam [1:0] TOLD_KIND_POST       = 2'd0;
    localparam [1:0] TOLD_OUTCOME_MATCHED = 2'd0;

    reg   [1:0] step;
    reg         command_tagged;
    reg   [1:0] command_kind;
    reg   [5:0] command_resource;
    reg  [63:0] command_tag_match_bits;
    reg  [31:0] command_tag_initiator;
    reg         command_any_initiator;
    reg  [63:0] command_ignore_bits;
    reg  [31:0] command_place_wr_id;
    reg  [63:0] command_place_address;
    reg  [31:0] command_place_length;
    reg   [7:0] found;

    wire is_told = step == STEP_FIND && header_done_valid;
    wire finds = told_valid && told_kind == TOLD_KIND_POST && told_outcome == TOLD_OUTCOME_MATCHED;
    wire ready = step == STEP_IDLE && (may_post || receives_payload_kind != TOLD_KIND_POST);

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
        end else begin
            case (step)
                STEP_IDLE: begin
                    if (receives_valid && ready) begin
                        step <= STEP_ASK;
                    end
                end
                STEP_ASK: begin
                    if (taken) begin
                        step <= STEP_RESULT;
                    end
                end
                STEP_RESULT: begin
                    if (told_valid) begin
                        step <= STEP_IDLE;
                    end
                    if (finds) begin
                        step <= STEP_FIND;
                    end
                end
                STEP_FIND: begin
                    if (is_told) begin
                        step <= STEP_IDLE;
                    end
                    if (is_told && header_done_again) begin
                        step <= STEP_ASK;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        case (step)
            STEP_IDLE: begin
                command_tagged <= receives_payload_tagged;
                command_kind <= receives_payload_kind;
                command_resource <= receives_payload_resource;
                command_tag_match_bits <= receives_payload_tag_match_bits;
                command_tag_initiator <= receives_payload_tag_initiator;
                command_any_initiator <= receives_payload_any_initiator;
                command_ignore_bits <= receives_payload_ignore_bits;
                command_place_wr_id <= receives_payload_place_wr_id;
                command_place_address <= receives_payload_place_address;
                command_place_length <= receives_payload_place_length;
            end
            STEP_RESULT: begin
                found <= slot;
            end
            default: begin end
        endcase
    end

    assign command_valid = step == STEP_ASK;
    assign command_payload_tagged = command_tagged;
    assign command_payload_kind = command_kind;
    assign command_payload_resource = command_resource;
    assign command_payload_tag_match_bits = command_tag_match_bits;
    assign command_payload_tag_initiator = command_tag_initiator;
    assign command_payload_any_initiator = command_any_initiator;
    assign command_payload_ignore_bits = command_ignore_bits;
    assign command_payload_place_wr_id = command_place_wr_id;
    assign command_payload_place_address = command_place_address;
    assign command_payload_place_length = command_place_length;
    assign done_valid = (told_valid && !finds) || (is_told && !header_done_again);
    assign done_kind = command_kind;
    assign done_outcome = is_told ? TOLD_OUTCOME_MATCHED : told_outcome;
    assign done_wr_id = is_told ? command_place_wr_id : told_wr_id;
    assign header_valid = step == STEP_FIND;
    assign header_slot = found;
    assign header_place_wr_id = command_place_wr_id;
    assign header_place_address = command_place_address;
    assign header_place_length = command_place_length;
    assign receives_ready = ready;

`ifdef FORMAL
    always @(posedge clk) if (!rst) is_told_of_its_own: assert (!told_valid || step == STEP_RESULT);
`endif

endmodule

`default_nettype wire
