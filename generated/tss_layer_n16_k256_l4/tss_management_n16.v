// Commands of management to the TSS layer.
`default_nettype none

module tss_management_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         quiet,
    input  wire         keeps,
    input  wire         clear,
    input  wire         numbers_refused,
    input  wire         job_refused,
    input  wire         key_whole,
    input  wire         elsewhere,
    input  wire         again,
    input  wire         locked_keys,
    input  wire         locked_domains,
    output wire         busy,
    output wire         refused,
    output wire         hold,
    output wire         domain_enable,
    output wire   [3:0] domain_index,
    output wire         domain_used,
    output wire  [23:0] domain_sdi,
    output wire   [1:0] domain_domain_mode,
    output wire   [1:0] domain_domain_associations,
    output wire   [7:0] domain_domain_crypt_offset,
    output wire   [1:0] domain_domain_udp_aad,
    output wire  [15:0] domain_domain_epoch_0,
    output wire  [15:0] domain_domain_epoch_1,
    output wire  [15:0] domain_domain_max_epoch_lifetime,
    output wire  [15:0] domain_domain_max_epoch_ahead,
    output wire  [47:0] domain_domain_rekey_mask,
    output wire   [5:0] domain_domain_rekey_shift,
    output wire         association_enable,
    output wire         association_there,
    output wire   [4:0] association_association,
    output wire [255:0] association_key_key,
    output wire  [95:0] association_key_iv_mask,
    output wire         check_enable,
    output wire   [4:0] check_association,
    output wire [255:0] check_key,
    input  wire   [3:0] command_payload_operation,
    input  wire   [3:0] command_payload_entry,
    input  wire         command_payload_an,
    input  wire  [23:0] command_payload_sdi,
    input  wire   [1:0] command_payload_domain_mode,
    input  wire   [1:0] command_payload_domain_associations,
    input  wire   [7:0] command_payload_domain_crypt_offset,
    input  wire   [1:0] command_payload_domain_udp_aad,
    input  wire  [15:0] command_payload_domain_epoch_0,
    input  wire  [15:0] command_payload_domain_epoch_1,
    input  wire  [15:0] command_payload_domain_max_epoch_lifetime,
    input  wire  [15:0] command_payload_domain_max_epoch_ahead,
    input  wire  [47:0] command_payload_domain_rekey_mask,
    input  wire   [5:0] command_payload_domain_rekey_shift,
    input  wire  [15:0] command_payload_failure_limit,
    input  wire  [15:0] command_payload_failure_warning,
    input  wire [255:0] command_payload_key_key,
    input  wire  [95:0] command_payload_key_iv_mask,
    input  wire  [48:0] command_payload_next,
    input  wire  [48:0] command_payload_limit,
    input  wire  [23:0] command_payload_job,
    input  wire         command_valid,
    output wire         command_ready,
    output wire   [4:0] numbers_payload_context,
    output wire   [1:0] numbers_payload_kind,
    output wire  [48:0] numbers_payload_next,
    output wire  [48:0] numbers_payload_limit,
    output wire         numbers_valid,
    input  wire         numbers_ready,
    output wire   [3:0] failures_payload_index,
    output wire         failures_payload_kind,
    output wire  [15:0] failures_payload_limit,
    output wire  [15:0] failures_payload_warning,
    output wire         failures_valid,
    input  wire         failures_ready,
    output wire  [23:0] bindings_payload_job,
    output wire         bindings_payload_bound,
    output wire  [23:0] bindings_payload_sdi,
    output wire         bindings_valid,
    input  wire         bindings_ready
);

    localparam [3:0] STATE_IDLE                    = 4'd0;
    localparam [3:0] STATE_CALM                    = 4'd1;
    localparam [3:0] STATE_CHECK                   = 4'd2;
    localparam [3:0] STATE_ACT                     = 4'd3;
    localparam [3:0] STATE_LIMIT                   = 4'd4;
    localparam [3:0] STATE_ANSWER                  = 4'd5;
    localparam [3:0] STATE_INSTALL                 = 4'd6;
    localparam [3:0] STATE_ERASE                   = 4'd7;
    localparam [3:0] STATE_SWEEP                   = 4'd8;
    localparam [1:0] NUMBER_KIND_START             = 2'd0;
    localparam [1:0] NUMBER_KIND_RAISE             = 2'd1;
    localparam [1:0] NUMBER_KIND_RESUME            = 2'd2;
    localparam FAILURE_KIND_LIMIT            = 1'b0;
    localparam FAILURE_KIND_CLEAR            = 1'b1;
    localparam [3:0] HELD_OPERATION_WRITE_DOMAIN   = 4'd1;
    localparam [3:0] HELD_OPERATION_REMOVE_DOMAIN  = 4'd2;
    localparam [3:0] HELD_OPERATION_INSTALL_KEY    = 4'd3;
    localparam [3:0] HELD_OPERATION_RAISE_NUMBERS  = 4'd4;
    localparam [3:0] HELD_OPERATION_CLEAR_FAILURES = 4'd5;
    localparam [3:0] HELD_OPERATION_BIND_JOB       = 4'd6;
    localparam [3:0] HELD_OPERATION_UNBIND_JOB     = 4'd7;

    reg    [3:0] state;
    reg    [3:0] held_operation;
    reg    [3:0] held_entry;
    reg          held_an;
    reg   [23:0] held_sdi;
    reg    [1:0] held_domain_mode;
    reg    [1:0] held_domain_associations;
    reg    [7:0] held_domain_crypt_offset;
    reg    [1:0] held_domain_udp_aad;
    reg   [15:0] held_domain_epoch_0;
    reg   [15:0] held_domain_epoch_1;
    reg   [15:0] held_domain_max_epoch_lifetime;
    reg   [15:0] held_domain_max_epoch_ahead;
    reg   [47:0] held_domain_rekey_mask;
    reg    [5:0] held_domain_rekey_shift;
    reg   [15:0] held_failure_limit;
    reg   [15:0] held_failure_warning;
    reg  [255:0] held_key_key;
    reg   [95:0] held_key_iv_mask;
    reg   [48:0] held_next;
    reg   [48:0] held_limit;
    reg   [23:0] held_job;
    reg          refusal;
    reg    [2:0] left;
    reg    [5:0] checking;
    reg          orphans;
    reg          second;
    reg    [1:0] number_kind;
    reg          failure_kind;

    wire       writes = held_operation == HELD_OPERATION_WRITE_DOMAIN;
    wire       numbered = held_operation == HELD_OPERATION_INSTALL_KEY || held_operation == HELD_OPERATION_RAISE_NUMBERS;
    wire       checks = held_operation == HELD_OPERATION_INSTALL_KEY && (state == STATE_CHECK || state == STATE_ACT);
    wire       binds = held_operation == HELD_OPERATION_BIND_JOB || held_operation == HELD_OPERATION_UNBIND_JOB;
    wire       offers_failures = state == STATE_LIMIT || (state == STATE_ACT && held_operation == HELD_OPERATION_CLEAR_FAILURES);
    wire       hold_term = held_operation == HELD_OPERATION_WRITE_DOMAIN || held_operation == HELD_OPERATION_REMOVE_DOMAIN;
    wire [4:0] check_association_word = {held_entry, held_an};
    wire       refusal_term = command_payload_operation == HELD_OPERATION_WRITE_DOMAIN || command_payload_operation == HELD_OPERATION_REMOVE_DOMAIN;
    wire       refusal_term_2 = refusal_term || command_payload_operation == HELD_OPERATION_BIND_JOB;
    wire       refusal_term_3 = locked_domains && (refusal_term_2 || command_payload_operation == HELD_OPERATION_UNBIND_JOB);
    wire       refusal_term_4 = (command_payload_operation == HELD_OPERATION_INSTALL_KEY && locked_keys) || refusal_term_3;

    always @* begin
        number_kind = NUMBER_KIND_RAISE;
        if (held_operation == HELD_OPERATION_INSTALL_KEY) begin
            if (again) begin
                number_kind = NUMBER_KIND_RESUME;
            end else begin
                number_kind = NUMBER_KIND_START;
            end
        end
    end

    always @* begin
        failure_kind = FAILURE_KIND_LIMIT;
        if (held_operation == HELD_OPERATION_CLEAR_FAILURES) begin
            failure_kind = FAILURE_KIND_CLEAR;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            refusal <= 1'b0;
            checking <= 6'd0;
            second <= 1'b0;
        end else begin
            case (state)
                STATE_IDLE: begin
                    if (command_valid) begin
                        refusal <= 1'b0;
                        if (refusal_term_4 || (command_payload_operation == HELD_OPERATION_INSTALL_KEY && !key_whole)) begin
                            refusal <= 1'b1;
                        end else if (refusal_term || command_payload_operation == HELD_OPERATION_INSTALL_KEY) begin
                            state <= STATE_CALM;
                        end else begin
                            state <= STATE_ACT;
                        end
                    end
                end
                STATE_CALM: begin
                    if (quiet) begin
                        if (held_operation == HELD_OPERATION_INSTALL_KEY) begin
                            state <= STATE_CHECK;
                        end else begin
                            state <= STATE_ACT;
                        end
                    end
                end
                STATE_CHECK: begin
                    checking <= checking + 6'd1;
                    if (checking == 6'd35) begin
                        checking <= 6'd0;
                        if (elsewhere) begin
                            refusal <= 1'b1;
                            state <= STATE_IDLE;
                        end else begin
                            state <= STATE_ACT;
                        end
                    end
                end
                STATE_ACT: begin
                    if (writes) begin
                        state <= STATE_LIMIT;
                    end else if (held_operation == HELD_OPERATION_REMOVE_DOMAIN) begin
                        state <= STATE_ERASE;
                    end else if (numbered) begin
                        if (numbers_ready) begin
                            state <= STATE_ANSWER;
                        end
                    end else if (binds) begin
                        if (bindings_ready) begin
                            state <= STATE_ANSWER;
                        end
                    end else if (held_operation == HELD_OPERATION_CLEAR_FAILURES) begin
                        if (failures_ready) begin
                            state <= STATE_IDLE;
                        end
                    end else begin
                        state <= STATE_IDLE;
                    end
                end
                STATE_LIMIT: begin
                    if (failures_ready) begin
                        if (orphans) begin
                            state <= STATE_ERASE;
                        end else begin
                            state <= STATE_SWEEP;
                        end
                    end
                end
                STATE_ANSWER: begin
                    if (numbers_refused || job_refused) begin
                        refusal <= 1'b1;
                    end
                    if (left == 3'd0) begin
                        if (held_operation == HELD_OPERATION_INSTALL_KEY && !refusal) begin
                            state <= STATE_INSTALL;
                        end else begin
                            state <= STATE_IDLE;
                        end
                    end
                end
                STATE_INSTALL: begin
                    state <= STATE_SWEEP;
                end
                STATE_ERASE: begin
                    second <= !second;
                    if (second) begin
                        state <= STATE_SWEEP;
                    end
                end
                STATE_SWEEP: begin
                    if (quiet) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
            if (clear) begin
                second <= 1'b0;
                checking <= 6'd0;
                refusal <= 1'b0;
                state <= STATE_SWEEP;
            end
        end
    end

    always @(posedge clk) begin
        left <= 3'd7;
        case (state)
            STATE_IDLE: begin
                held_operation <= command_payload_operation;
                held_entry <= command_payload_entry;
                held_an <= command_payload_an;
                held_sdi <= command_payload_sdi;
                held_domain_mode <= command_payload_domain_mode;
                held_domain_associations <= command_payload_domain_associations;
                held_domain_crypt_offset <= command_payload_domain_crypt_offset;
                held_domain_udp_aad <= command_payload_domain_udp_aad;
                held_domain_epoch_0 <= command_payload_domain_epoch_0;
                held_domain_epoch_1 <= command_payload_domain_epoch_1;
                held_domain_max_epoch_lifetime <= command_payload_domain_max_epoch_lifetime;
                held_domain_max_epoch_ahead <= command_payload_domain_max_epoch_ahead;
                held_domain_rekey_mask <= command_payload_domain_rekey_mask;
                held_domain_rekey_shift <= command_payload_domain_rekey_shift;
                held_failure_limit <= command_payload_failure_limit;
                held_failure_warning <= command_payload_failure_warning;
                held_key_key <= command_payload_key_key;
                held_key_iv_mask <= command_payload_key_iv_mask;
                held_next <= command_payload_next;
                held_limit <= command_payload_limit;
                held_job <= command_payload_job;
            end
            STATE_ACT: begin
                orphans <= !keeps;
            end
            STATE_ANSWER: begin
                left <= left - 3'd1;
            end
            default: begin end
        endcase
        if (clear) begin
            held_key_key <= 256'd0;
            held_key_iv_mask <= 96'd0;
        end
    end

    assign busy = state != STATE_IDLE;
    assign refused = refusal;
    assign hold = state != STATE_IDLE && (hold_term || held_operation == HELD_OPERATION_INSTALL_KEY);
    assign domain_enable = state == STATE_ACT && hold_term;
    assign domain_index = held_entry;
    assign domain_used = writes;
    assign domain_sdi = held_sdi;
    assign domain_domain_mode = held_domain_mode;
    assign domain_domain_associations = held_domain_associations;
    assign domain_domain_crypt_offset = held_domain_crypt_offset;
    assign domain_domain_udp_aad = held_domain_udp_aad;
    assign domain_domain_epoch_0 = held_domain_epoch_0;
    assign domain_domain_epoch_1 = held_domain_epoch_1;
    assign domain_domain_max_epoch_lifetime = held_domain_max_epoch_lifetime;
    assign domain_domain_max_epoch_ahead = held_domain_max_epoch_ahead;
    assign domain_domain_rekey_mask = held_domain_rekey_mask;
    assign domain_domain_rekey_shift = held_domain_rekey_shift;
    assign association_enable = state == STATE_INSTALL || state == STATE_ERASE;
    assign association_there = state == STATE_INSTALL;
    assign association_association = {held_entry, state == STATE_ERASE ? second : held_an};
    assign association_key_key = held_key_key & {256{state == STATE_INSTALL}};
    assign association_key_iv_mask = held_key_iv_mask & {96{state == STATE_INSTALL}};
    assign check_enable = checks;
    assign check_association = check_association_word;
    assign check_key = held_key_key;
    assign command_ready = state == STATE_IDLE;
    assign numbers_payload_context = check_association_word;
    assign numbers_payload_kind = number_kind;
    assign numbers_payload_next = held_next;
    assign numbers_payload_limit = held_limit;
    assign numbers_valid = state == STATE_ACT && numbered;
    assign failures_payload_index = held_entry;
    assign failures_payload_kind = failure_kind;
    assign failures_payload_limit = held_failure_limit;
    assign failures_payload_warning = held_failure_warning;
    assign failures_valid = offers_failures;
    assign bindings_payload_job = held_job;
    assign bindings_payload_bound = held_operation == HELD_OPERATION_BIND_JOB;
    assign bindings_payload_sdi = held_sdi;
    assign bindings_valid = state == STATE_ACT && binds;

endmodule

`default_nettype wire
