// Does what the timers and the commands of PDCs demand.
`default_nettype none

module housekeeping_jobs_c3 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire [12:0] life_generation,
    input  wire  [1:0] life_state,
    input  wire        life_close_requested,
    input  wire        disturbed,
    input  wire        recalled,
    input  wire        free,
    input  wire        ended_valid,
    input  wire        ended_done,
    output wire        idle,
    output wire  [2:0] pdc,
    output wire [15:0] effects_pdcid,
    output wire        effects_write,
    output wire [12:0] effects_life_generation,
    output wire  [1:0] effects_life_state,
    output wire        effects_life_close_requested,
    output wire        effects_fail,
    output wire        effects_linger,
    output wire        effects_request_close,
    output wire        effects_busy_write,
    output wire        effects_busy,
    output reg         events_new_pdc_timeout,
    output reg         events_close_req_timeout,
    output reg         events_command_ignored,
    input  wire  [2:0] expired_payload,
    input  wire        expired_valid,
    output wire        expired_ready,
    input  wire  [2:0] command_payload_kind,
    input  wire [15:0] command_payload_pdcid,
    input  wire        command_payload_with_psn,
    input  wire [31:0] command_payload_psn,
    input  wire        command_valid,
    output wire        command_ready,
    output wire [15:0] end_payload_pdcid,
    output wire        end_payload_pending,
    output wire        end_valid,
    input  wire        end_ready,
    output wire        control_payload_kind,
    output wire [15:0] control_payload_pdcid,
    output wire [31:0] control_payload_psn,
    output wire        control_valid,
    input  wire        control_ready,
    output wire  [2:0] retire_payload,
    output wire        retire_valid,
    input  wire        retire_ready
);

    localparam [2:0] STEP_IDLE                              = 3'd0;
    localparam [2:0] STEP_READING                           = 3'd1;
    localparam [2:0] STEP_DECIDING                          = 3'd2;
    localparam [2:0] STEP_ORDERING                          = 3'd3;
    localparam [2:0] STEP_FAILING                           = 3'd4;
    localparam [2:0] STEP_ENDING                            = 3'd5;
    localparam [2:0] STEP_AWAITING                          = 3'd6;
    localparam [2:0] STEP_RETIRING                          = 3'd7;
    localparam [1:0] LIFE_STATE_GONE                        = 2'd0;
    localparam [1:0] LIFE_STATE_PENDING                     = 2'd1;
    localparam [1:0] LIFE_STATE_ESTABLISHED                 = 2'd2;
    localparam [1:0] LIFE_STATE_ENDING                      = 2'd3;
    localparam [2:0] COMMAND_PAYLOAD_KIND_CLOSE             = 3'd0;
    localparam [2:0] COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR    = 3'd1;
    localparam [2:0] COMMAND_PAYLOAD_KIND_RETURN_BUSY_SET   = 3'd2;
    localparam [2:0] COMMAND_PAYLOAD_KIND_RETURN_BUSY_CLEAR = 3'd3;
    localparam [2:0] COMMAND_PAYLOAD_KIND_REQUEST_CLEAR     = 3'd4;

    reg   [2:0] step;
    reg   [2:0] index;
    reg         of_timer;
    reg         pending;
    reg         ordered_kind;
    reg  [31:0] ordered_psn;
    reg         takes_expired;
    reg         takes_command;
    reg         does_write;
    reg         does_ends;
    reg         does_request_close;
    reg         does_fail;
    reg         does_linger;
    reg         does_busy_write;
    reg   [4:0] left;

    assign idle = step == STEP_IDLE;
    wire        deciding = step == STEP_DECIDING;
    wire  [2:0] next = expired_valid ? expired_payload : command_payload_pdcid[2:0];
    wire        is_current = life_generation == command_payload_pdcid[15:3] && life_state != LIFE_STATE_GONE;
    wire        is_established = is_current && life_state == LIFE_STATE_ESTABLISHED;
    wire [15:0] effects_pdcid_word = {life_generation, index};
    wire        left_any = |left;

    always @* begin
        takes_expired = 1'b0;
        case (step)
            STEP_DECIDING: begin
                if (of_timer) begin
                    if (recalled || disturbed || life_state == LIFE_STATE_GONE) begin
                        takes_expired = 1'b1;
                    end else if (life_state == LIFE_STATE_ESTABLISHED) begin
                        if (free) begin
                            takes_expired = 1'b1;
                        end
                    end else if (retire_ready) begin
                        takes_expired = 1'b1;
                    end
                end
            end
            default: begin end
        endcase
    end

    always @* begin
        takes_command = 1'b0;
        case (step)
            STEP_DECIDING: begin
                if (of_timer) begin
                end else if (disturbed) begin
                end else if (free) begin
                    if (command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR) begin
                        takes_command = 1'b1;
                    end else if (!is_established) begin
                        takes_command = 1'b1;
                    end else begin
                        case (command_payload_kind)
                            COMMAND_PAYLOAD_KIND_CLOSE: begin
                                takes_command = 1'b1;
                            end
                            COMMAND_PAYLOAD_KIND_RETURN_BUSY_SET: begin
                                takes_command = 1'b1;
                            end
                            COMMAND_PAYLOAD_KIND_RETURN_BUSY_CLEAR: begin
                                takes_command = 1'b1;
                            end
                            COMMAND_PAYLOAD_KIND_REQUEST_CLEAR: begin
                                takes_command = 1'b1;
                            end
                            default: begin end
                        endcase
                    end
                end
            end
            default: begin end
        endcase
    end

    always @* begin
        does_write = 1'b0;
        does_ends = 1'b0;
        does_request_close = 1'b0;
        does_fail = 1'b0;
        does_linger = 1'b0;
        does_busy_write = 1'b0;
        case (step)
            STEP_DECIDING: begin
                if (of_timer) begin
                    if (recalled || disturbed || life_state == LIFE_STATE_GONE) begin
                    end else if (life_state == LIFE_STATE_ESTABLISHED) begin
                        if (free) begin
                            does_fail = 1'b1;
                        end
                    end
                end else if (disturbed) begin
                end else if (free) begin
                    if (command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR) begin
                        if (!is_current) begin
                        end else if (life_state != LIFE_STATE_ENDING) begin
                            does_fail = 1'b1;
                        end
                    end else if (!is_established) begin
                    end else begin
                        case (command_payload_kind)
                            COMMAND_PAYLOAD_KIND_CLOSE: begin
                                if (!life_close_requested) begin
                                    does_write = 1'b1;
                                    does_request_close = 1'b1;
                                end
                            end
                            COMMAND_PAYLOAD_KIND_RETURN_BUSY_SET: begin
                                does_busy_write = 1'b1;
                            end
                            COMMAND_PAYLOAD_KIND_RETURN_BUSY_CLEAR: begin
                                does_busy_write = 1'b1;
                            end
                            default: begin end
                        endcase
                    end
                end
            end
            STEP_FAILING: begin
                if (!left_any && free) begin
                    does_write = 1'b1;
                    does_linger = 1'b1;
                end
            end
            STEP_RETIRING: begin
                if (free) begin
                    does_write = 1'b1;
                    does_ends = 1'b1;
                end
            end
            default: begin end
        endcase
    end

    always @* begin
        events_new_pdc_timeout = 1'b0;
        events_close_req_timeout = 1'b0;
        events_command_ignored = 1'b0;
        case (step)
            STEP_DECIDING: begin
                if (of_timer) begin
                    if (recalled || disturbed || life_state == LIFE_STATE_GONE) begin
                    end else if (life_state == LIFE_STATE_ESTABLISHED) begin
                        if (free) begin
                            events_close_req_timeout = 1'b1;
                        end
                    end
                end else if (disturbed) begin
                end else if (free) begin
                    if (command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR) begin
                        if (!is_current) begin
                            events_command_ignored = 1'b1;
                        end
                    end else if (!is_established) begin
                        events_command_ignored = 1'b1;
                    end
                end
            end
            STEP_RETIRING: begin
                if (free) begin
                    if (pending) begin
                        events_new_pdc_timeout = 1'b1;
                    end
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
        end else begin
            case (step)
                STEP_IDLE: begin
                    if (enable && (expired_valid || command_valid)) begin
                        step <= STEP_READING;
                    end
                end
                STEP_READING: begin
                    step <= STEP_DECIDING;
                end
                STEP_DECIDING: begin
                    if (of_timer) begin
                        if (recalled || disturbed || life_state == LIFE_STATE_GONE) begin
                            step <= STEP_IDLE;
                        end else if (life_state == LIFE_STATE_ESTABLISHED) begin
                            if (free) begin
                                step <= STEP_FAILING;
                            end
                        end else if (retire_ready) begin
                            step <= STEP_ENDING;
                        end
                    end else if (disturbed) begin
                        step <= STEP_IDLE;
                    end else if (free) begin
                        if (command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR) begin
                            step <= STEP_IDLE;
                            if (!is_current) begin
                            end else if (life_state != LIFE_STATE_ENDING) begin
                                step <= STEP_FAILING;
                            end
                        end else if (!is_established) begin
                            step <= STEP_IDLE;
                        end else begin
                            case (command_payload_kind)
                                COMMAND_PAYLOAD_KIND_CLOSE: begin
                                    step <= STEP_IDLE;
                                    if (command_payload_with_psn) begin
                                        step <= STEP_ORDERING;
                                    end
                                end
                                COMMAND_PAYLOAD_KIND_RETURN_BUSY_SET: begin
                                    step <= STEP_IDLE;
                                end
                                COMMAND_PAYLOAD_KIND_RETURN_BUSY_CLEAR: begin
                                    step <= STEP_IDLE;
                                end
                                COMMAND_PAYLOAD_KIND_REQUEST_CLEAR: begin
                                    step <= STEP_ORDERING;
                                end
                                default: begin end
                            endcase
                        end
                    end
                end
                STEP_ORDERING: begin
                    if (control_ready) begin
                        step <= STEP_IDLE;
                    end
                end
                STEP_FAILING: begin
                    if (!left_any && free) begin
                        step <= STEP_IDLE;
                    end
                end
                STEP_ENDING: begin
                    if (end_ready) begin
                        step <= STEP_AWAITING;
                    end
                end
                STEP_AWAITING: begin
                    if (ended_valid) begin
                        if (ended_done) begin
                            step <= STEP_RETIRING;
                        end else begin
                            step <= STEP_IDLE;
                        end
                    end
                end
                STEP_RETIRING: begin
                    if (free) begin
                        step <= STEP_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        if (idle) begin
            index <= next;
        end
        if (idle) begin
            of_timer <= expired_valid;
        end
        if (deciding) begin
            pending <= life_state == LIFE_STATE_PENDING;
        end
        if (deciding) begin
            ordered_kind <= command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE;
            ordered_psn <= command_payload_psn;
        end
        if (left_any) begin
            left <= left - 5'd1;
        end
        case (step)
            STEP_DECIDING: begin
                if (of_timer) begin
                    if (recalled || disturbed || life_state == LIFE_STATE_GONE) begin
                    end else if (life_state == LIFE_STATE_ESTABLISHED) begin
                        if (free) begin
                            left <= 5'd19;
                        end
                    end
                end else if (disturbed) begin
                end else if (free) begin
                    if (command_payload_kind == COMMAND_PAYLOAD_KIND_CLOSE_IN_ERROR) begin
                        if (!is_current) begin
                        end else if (life_state != LIFE_STATE_ENDING) begin
                            left <= 5'd19;
                        end
                    end
                end
            end
            default: begin end
        endcase
    end

    assign pdc = idle ? next : index;
    assign effects_pdcid = effects_pdcid_word;
    assign effects_write = does_write;
    assign effects_life_generation = life_generation;
    assign effects_life_state = does_linger ? LIFE_STATE_ENDING : does_ends ? LIFE_STATE_GONE : LIFE_STATE_ESTABLISHED;
    assign effects_life_close_requested = does_request_close;
    assign effects_fail = does_fail;
    assign effects_linger = does_linger;
    assign effects_request_close = does_request_close;
    assign effects_busy_write = does_busy_write;
    assign effects_busy = command_payload_kind == COMMAND_PAYLOAD_KIND_RETURN_BUSY_SET;
    assign expired_ready = takes_expired;
    assign command_ready = takes_command;
    assign end_payload_pdcid = effects_pdcid_word;
    assign end_payload_pending = pending;
    assign end_valid = step == STEP_ENDING;
    assign control_payload_kind = ordered_kind;
    assign control_payload_pdcid = effects_pdcid_word;
    assign control_payload_psn = ordered_psn;
    assign control_valid = step == STEP_ORDERING;
    assign retire_payload = index;
    assign retire_valid = does_ends;

endmodule

`default_nettype wire
