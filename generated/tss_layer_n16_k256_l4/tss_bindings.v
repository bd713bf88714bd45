// The secure domain that each job must use.
`default_nettype none

module tss_bindings (
    input  wire        clk,
    input  wire        rst,
    output wire        ready,
    output reg         refused,
    output wire [13:0] bytes,
    input  wire [23:0] write_payload_job,
    input  wire        write_payload_bound,
    input  wire [23:0] write_payload_sdi,
    input  wire        write_valid,
    output wire        write_ready,
    input  wire        query_payload_secured,
    input  wire [23:0] query_payload_sdi,
    input  wire        query_payload_has_job,
    input  wire [23:0] query_payload_job,
    input  wire [13:0] query_payload_bytes,
    input  wire        query_valid,
    output wire        query_ready,
    output wire  [1:0] answer_payload,
    output wire        answer_valid,
    input  wire        answer_ready
);

    localparam [1:0] OP_LOOKUP            = 2'd0;
    localparam [1:0] OP_INSERT            = 2'd1;
    localparam [1:0] OP_REMOVE            = 2'd2;
    localparam [1:0] TOLD_ACCEPTED        = 2'd0;
    localparam [1:0] TOLD_INVALID         = 2'd1;
    localparam [1:0] TOLD_BINDING_FAILURE = 2'd2;
    localparam [2:0] STATE_IDLE           = 3'd0;
    localparam [2:0] STATE_LOOK           = 3'd1;
    localparam [2:0] STATE_WAIT           = 3'd2;
    localparam [2:0] STATE_FOUND          = 3'd3;
    localparam [2:0] STATE_JUDGE          = 3'd4;
    localparam [2:0] STATE_OFFER          = 3'd5;

    reg   [2:0] state;
    reg         writes;
    reg   [1:0] op;
    reg         held_secured;
    reg  [23:0] held_sdi;
    reg         held_has_job;
    reg  [23:0] held_job;
    reg  [13:0] held_bytes;
    reg   [1:0] told;
    wire        jobs_ready;
    wire        jobs_valid;
    wire        jobs_hit;
    wire        jobs_full;
    wire        jobs_inserted;
    wire [23:0] jobs_found;
    reg         is_bound;
    reg  [23:0] bound;

    wire idle = state == STATE_IDLE && jobs_ready;
    wire right = is_bound && bound == held_sdi;

    hash_table_k24_v24_s64_w4_l2 jobs (
        .clk      (clk),
        .rst      (rst),
        .op       (op),
        .key      (held_job),
        .value    (held_sdi),
        .enable   (state == STATE_LOOK),
        .ready    (jobs_ready),
        .valid    (jobs_valid),
        .hit      (jobs_hit),
        .full     (jobs_full),
        .inserted (jobs_inserted),
        .found    (jobs_found)
    );

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            refused <= 1'b0;
        end else begin
            refused <= 1'b0;
            case (state)
                STATE_IDLE: begin
                    if (jobs_ready && (write_valid || query_valid)) begin
                        state <= STATE_LOOK;
                    end
                end
                STATE_LOOK: begin
                    state <= STATE_WAIT;
                end
                STATE_WAIT: begin
                    state <= STATE_FOUND;
                end
                STATE_FOUND: begin
                    refused <= op == OP_INSERT && jobs_full;
                    state <= STATE_JUDGE;
                end
                STATE_JUDGE: begin
                    if (writes) begin
                        state <= STATE_IDLE;
                    end else begin
                        state <= STATE_OFFER;
                    end
                end
                STATE_OFFER: begin
                    if (answer_ready) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        is_bound <= jobs_hit;
        bound <= jobs_found;
        case (state)
            STATE_IDLE: begin
                writes <= write_valid;
                op <= OP_LOOKUP;
                held_secured <= query_payload_secured;
                held_sdi <= query_payload_sdi;
                held_has_job <= query_payload_has_job;
                held_job <= query_payload_job;
                held_bytes <= query_payload_bytes;
                if (write_valid) begin
                    held_sdi <= write_payload_sdi;
                    held_job <= write_payload_job;
                    if (write_payload_bound) begin
                        op <= OP_INSERT;
                    end else begin
                        op <= OP_REMOVE;
                    end
                end
            end
            STATE_JUDGE: begin
                told <= TOLD_ACCEPTED;
                if (held_has_job) begin
                    if (held_secured && !right) begin
                        told <= TOLD_BINDING_FAILURE;
                    end
                    if (!held_secured && is_bound) begin
                        told <= TOLD_INVALID;
                    end
                end
            end
            default: begin end
        endcase
    end

    assign ready = jobs_ready;
    assign bytes = held_bytes;
    assign write_ready = idle;
    assign query_ready = idle && !write_valid;
    assign answer_payload = told;
    assign answer_valid = state == STATE_OFFER;

    wire _unused_ok = &{1'b0, jobs_valid, jobs_inserted};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_is_there: assert (state != STATE_FOUND || jobs_valid);
`endif

endmodule

`default_nettype wire
