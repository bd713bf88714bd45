// Times, commands and ends of 256 PDCs.
`default_nettype none

module housekeeper_n256_c41 (
    input  wire        clk,
    input  wire        rst,
    input  wire        taken_enable,
    input  wire [15:0] taken_pdcid,
    input  wire        taken_pending,
    input  wire        timer_valid,
    input  wire [15:0] timer_pdcid,
    input  wire  [1:0] timer_op,
    input  wire        ended_valid,
    input  wire        ended_done,
    input  wire [19:0] times_new_pdc,
    input  wire [19:0] times_linger,
    input  wire [19:0] times_close_req,
    output reg         ready,
    output reg         fail_valid,
    output reg  [15:0] fail_pdcid,
    output reg         fail_by_time,
    output wire        close_write_enable,
    output wire  [7:0] close_write_pdc,
    output wire        close_write_flag,
    output wire        busy_write_enable,
    output wire  [7:0] busy_write_pdc,
    output wire        busy_write_flag,
    output wire        retired_valid,
    output wire  [7:0] retired_pdc,
    output wire        events_new_pdc_timeout,
    output wire        events_close_req_timeout,
    output wire        events_command_ignored,
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
    output wire  [7:0] forget_payload,
    output wire        forget_valid,
    input  wire        forget_ready
);

    localparam [1:0] TIMER_OP_NEW_PDC       = 2'd0;
    localparam [1:0] TIMER_OP_LINGER        = 2'd1;
    localparam [1:0] TIMER_OP_STOP          = 2'd2;
    localparam [1:0] LIFE_STATE_GONE        = 2'd0;
    localparam [1:0] LIFE_STATE_PENDING     = 2'd1;
    localparam [1:0] LIFE_STATE_ESTABLISHED = 2'd2;

    reg         changed;
    reg         retimed;
    reg  [15:0] change_pdcid;
    reg   [1:0] change_state;
    reg   [1:0] change_op;
    reg         disturbed;
    reg   [7:0] life_generation;
    reg   [1:0] life_state;
    reg         life_close_requested;
    wire        jobs_idle;
    wire  [7:0] jobs_pdc;
    wire [15:0] jobs_effects_pdcid;
    wire        jobs_effects_write;
    wire  [7:0] jobs_effects_life_generation;
    wire  [1:0] jobs_effects_life_state;
    wire        jobs_effects_life_close_requested;
    wire        jobs_effects_fail;
    wire        jobs_effects_linger;
    wire        jobs_effects_request_close;
    wire        jobs_effects_busy_write;
    wire        jobs_effects_busy;
    wire        jobs_events_new_pdc_timeout;
    wire        jobs_events_close_req_timeout;
    wire        jobs_events_command_ignored;
    wire        jobs_expired_ready;
    wire        jobs_command_ready;
    wire [15:0] jobs_end_payload_pdcid;
    wire        jobs_end_payload_pending;
    wire        jobs_end_valid;
    wire        jobs_control_payload_kind;
    wire [15:0] jobs_control_payload_pdcid;
    wire [31:0] jobs_control_payload_psn;
    wire        jobs_control_valid;
    wire  [7:0] jobs_retire_payload;
    wire        jobs_retire_valid;
    reg  [10:0] lives_rdata;
    reg         restarting;
    reg         restarts_start;
    reg   [7:0] restarts_context;
    reg  [19:0] restarts_timeout;
    wire        wheel_ready;
    wire  [7:0] wheel_expired_payload;
    wire        wheel_expired_valid;
    reg         last_restart_valid;
    reg   [7:0] last_restart_id;
    reg         recalled;
    wire        retirement_retired_valid;
    wire  [7:0] retirement_retired_pdc;
    wire        retirement_ended_ready;
    wire  [7:0] retirement_forget_payload;
    wire        retirement_forget_valid;
    reg   [7:0] cleared;
    reg         clearing;
    reg  [10:0] lives [0:255];

    wire [7:0] expired_payload = wheel_expired_payload;
    wire       expired_valid = wheel_expired_valid;
    assign retired_valid = retirement_retired_valid;
    assign retired_pdc = retirement_retired_pdc;
    wire       free = !(changed || retired_valid);
    wire       recalls = last_restart_valid && last_restart_id == wheel_expired_payload;
    wire       is_recalled = recalls || recalled;
    wire       resets = clearing || retired_valid;
    wire [7:0] close_write_pdc_choice = clearing ? cleared : retired_valid ? retired_pdc : jobs_effects_pdcid[7:0];
    wire [7:0] lives_choice = changed ? change_pdcid[7:0] : jobs_effects_pdcid[7:0];
    wire [7:0] lives_choice_2 = clearing ? cleared : lives_choice;
    wire [1:0] change_state_choice = timer_op == TIMER_OP_LINGER ? 2'd3 : timer_op == TIMER_OP_NEW_PDC ? 2'd1 : 2'd2;
    wire       disturbed_term = changed && change_pdcid[7:0] == jobs_pdc;

    housekeeping_jobs_c8 jobs (
        .clk                          (clk),
        .rst                          (rst),
        .enable                       (ready),
        .life_generation              (life_generation),
        .life_state                   (life_state),
        .life_close_requested         (life_close_requested),
        .disturbed                    (disturbed),
        .recalled                     (is_recalled),
        .free                         (free),
        .ended_valid                  (ended_valid),
        .ended_done                   (ended_done),
        .idle                         (jobs_idle),
        .pdc                          (jobs_pdc),
        .effects_pdcid                (jobs_effects_pdcid),
        .effects_write                (jobs_effects_write),
        .effects_life_generation      (jobs_effects_life_generation),
        .effects_life_state           (jobs_effects_life_state),
        .effects_life_close_requested (jobs_effects_life_close_requested),
        .effects_fail                 (jobs_effects_fail),
        .effects_linger               (jobs_effects_linger),
        .effects_request_close        (jobs_effects_request_close),
        .effects_busy_write           (jobs_effects_busy_write),
        .effects_busy                 (jobs_effects_busy),
        .events_new_pdc_timeout       (jobs_events_new_pdc_timeout),
        .events_close_req_timeout     (jobs_events_close_req_timeout),
        .events_command_ignored       (jobs_events_command_ignored),
        .expired_payload              (expired_payload),
        .expired_valid                (expired_valid),
        .expired_ready                (jobs_expired_ready),
        .command_payload_kind         (command_payload_kind),
        .command_payload_pdcid        (command_payload_pdcid),
        .command_payload_with_psn     (command_payload_with_psn),
        .command_payload_psn          (command_payload_psn),
        .command_valid                (command_valid),
        .command_ready                (jobs_command_ready),
        .end_payload_pdcid            (jobs_end_payload_pdcid),
        .end_payload_pending          (jobs_end_payload_pending),
        .end_valid                    (jobs_end_valid),
        .end_ready                    (end_ready),
        .control_payload_kind         (jobs_control_payload_kind),
        .control_payload_pdcid        (jobs_control_payload_pdcid),
        .control_payload_psn          (jobs_control_payload_psn),
        .control_valid                (jobs_control_valid),
        .control_ready                (control_ready),
        .retire_payload               (jobs_retire_payload),
        .retire_valid                 (jobs_retire_valid),
        .retire_ready                 (retirement_ended_ready)
    );

    timer_wheel_n256_t20_c41 wheel (
        .clk             (clk),
        .rst             (rst),
        .enable          (restarting),
        .start           (restarts_start),
        .id              (restarts_context),
        .timeout         (restarts_timeout),
        .ready           (wheel_ready),
        .expired_payload (wheel_expired_payload),
        .expired_valid   (wheel_expired_valid),
        .expired_ready   (jobs_expired_ready)
    );

    retirement_n256 retirement (
        .clk            (clk),
        .rst            (rst),
        .retired_valid  (retirement_retired_valid),
        .retired_pdc    (retirement_retired_pdc),
        .ended_payload  (jobs_retire_payload),
        .ended_valid    (jobs_retire_valid),
        .ended_ready    (retirement_ended_ready),
        .forget_payload (retirement_forget_payload),
        .forget_valid   (retirement_forget_valid),
        .forget_ready   (forget_ready)
    );

    always @(posedge clk) begin
        lives_rdata <= lives[jobs_pdc];
        if (clearing || changed || jobs_effects_write) lives[lives_choice_2] <= {
        changed ? change_pdcid[15:8] : jobs_effects_life_generation,
        clearing ? LIFE_STATE_GONE : changed ? change_state : jobs_effects_life_state,
        changed ? 1'b0 : jobs_effects_life_close_requested
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            ready <= 1'b0;
            cleared <= 8'd0;
            clearing <= 1'b1;
            fail_valid <= 1'b0;
        end else begin
            ready <= wheel_ready;
            cleared <= cleared + 8'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            fail_valid <= jobs_effects_fail;
        end
    end

    always @(posedge clk) begin
        changed <= taken_enable || timer_valid;
        retimed <= timer_valid;
        change_pdcid <= timer_valid ? timer_pdcid : taken_pdcid;
        change_state <= timer_valid ? change_state_choice : taken_pending ? LIFE_STATE_PENDING : LIFE_STATE_ESTABLISHED;
        change_op <= timer_op;
        disturbed <= disturbed_term || (disturbed && !jobs_idle);
        life_generation <= lives_rdata[10:3];
        life_state <= lives_rdata[2:1];
        life_close_requested <= lives_rdata[0];
        restarting <= retimed || jobs_effects_linger || jobs_effects_request_close;
        restarts_start <= 1'b1;
        restarts_context <= retimed ? change_pdcid[7:0] : jobs_effects_pdcid[7:0];
        restarts_timeout <= jobs_effects_request_close ? times_close_req : times_linger;
        if (retimed) begin
            case (change_op)
                TIMER_OP_NEW_PDC: begin
                    restarts_timeout <= times_new_pdc;
                end
                TIMER_OP_LINGER: begin
                    restarts_timeout <= times_linger;
                end
                TIMER_OP_STOP: begin
                    restarts_start <= 1'b0;
                end
                default: begin end
            endcase
        end
        last_restart_valid <= restarting;
        last_restart_id <= restarts_context;
        recalled <= is_recalled && wheel_expired_valid && !jobs_expired_ready;
        fail_pdcid <= jobs_effects_pdcid;
        fail_by_time <= jobs_events_close_req_timeout;
    end

    assign close_write_enable = jobs_effects_request_close || resets;
    assign close_write_pdc = close_write_pdc_choice;
    assign close_write_flag = !resets;
    assign busy_write_enable = jobs_effects_busy_write || resets;
    assign busy_write_pdc = close_write_pdc_choice;
    assign busy_write_flag = jobs_effects_busy && !resets;
    assign events_new_pdc_timeout = jobs_events_new_pdc_timeout;
    assign events_close_req_timeout = jobs_events_close_req_timeout;
    assign events_command_ignored = jobs_events_command_ignored;
    assign command_ready = jobs_command_ready;
    assign end_payload_pdcid = jobs_end_payload_pdcid;
    assign end_payload_pending = jobs_end_payload_pending;
    assign end_valid = jobs_end_valid;
    assign control_payload_kind = jobs_control_payload_kind;
    assign control_payload_pdcid = jobs_control_payload_pdcid;
    assign control_payload_psn = jobs_control_payload_psn;
    assign control_valid = jobs_control_valid;
    assign forget_payload = retirement_forget_payload;
    assign forget_valid = retirement_forget_valid;

endmodule

`default_nettype wire
