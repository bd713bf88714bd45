// Receive contexts by relative and absolute addresses: a packet in each clock.
`default_nettype none

module ses_address_resolver_j8x2_p8x4_r16x4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        packet_valid,
    input  wire  [1:0] packet_version,
    input  wire  [5:0] packet_opcode,
    input  wire        packet_rel,
    input  wire [23:0] packet_job_id,
    input  wire [11:0] packet_pid_on_fep,
    input  wire [11:0] packet_resource_index,
    input  wire  [7:0] packet_ri_generation,
    input  wire        packet_no_resource,
    input  wire  [5:0] settings_version_code,
    output wire        ready,
    output wire        verdict_valid,
    output reg   [5:0] verdict_code,
    output reg         verdict_has_context,
    output reg   [5:0] verdict_context,
    output reg   [7:0] verdict_generation,
    output wire        job_done_valid,
    output wire  [2:0] job_done_status,
    output wire  [3:0] job_done_slot,
    output wire        process_done_valid,
    output wire  [2:0] process_done_status,
    output wire  [4:0] process_done_slot,
    output wire        resource_done_valid,
    output wire  [2:0] resource_done_status,
    output wire  [5:0] resource_done_slot,
    input  wire        job_commands_payload_remove,
    input  wire [23:0] job_commands_payload_key,
    input  wire        job_commands_valid,
    output wire        job_commands_ready,
    input  wire        process_commands_payload_remove,
    input  wire        process_commands_payload_process_rel,
    input  wire [23:0] process_commands_payload_process_job_id,
    input  wire [11:0] process_commands_payload_process_pid_on_fep,
    input  wire        process_commands_valid,
    output wire        process_commands_ready,
    input  wire        resource_commands_payload_remove,
    input  wire        resource_commands_payload_absolute,
    input  wire  [4:0] resource_commands_payload_owner,
    input  wire  [1:0] resource_commands_payload_space,
    input  wire [11:0] resource_commands_payload_resource_index,
    input  wire        resource_commands_payload_context_enabled,
    input  wire        resource_commands_payload_context_uses_generation,
    input  wire  [7:0] resource_commands_payload_context_generation,
    input  wire [15:0] resource_commands_payload_context_supported,
    input  wire        resource_commands_valid,
    output wire        resource_commands_ready,
    input  wire  [5:0] contexts_payload_index,
    input  wire        contexts_payload_context_enabled,
    input  wire        contexts_payload_context_uses_generation,
    input  wire  [7:0] contexts_payload_context_generation,
    input  wire [15:0] contexts_payload_context_supported,
    input  wire        contexts_valid,
    output wire        contexts_ready
);

    localparam [1:0] RESOURCE_COMMANDS_PAYLOAD_SPACE_NONE = 2'd3;

    reg         packet_1_valid;
    reg   [1:0] packet_1_version;
    reg   [5:0] packet_1_opcode;
    reg         packet_1_rel;
    reg  [23:0] packet_1_job_id;
    reg  [11:0] packet_1_pid_on_fep;
    reg  [11:0] packet_1_resource_index;
    reg   [7:0] packet_1_ri_generation;
    reg         packet_1_no_resource;
    wire        jobs_ready;
    wire        jobs_hit;
    wire  [3:0] jobs_slot;
    wire        jobs_placed_valid;
    wire  [3:0] jobs_placed_slot;
    wire        jobs_done_valid;
    wire  [2:0] jobs_done_status;
    wire  [3:0] jobs_done_slot;
    wire        jobs_commands_ready;
    wire        processes_ready;
    wire        processes_hit;
    wire  [4:0] processes_slot;
    wire        processes_placed_valid;
    wire  [4:0] processes_placed_slot;
    wire        processes_done_valid;
    wire  [2:0] processes_done_status;
    wire  [4:0] processes_done_slot;
    wire        processes_commands_ready;
    wire [66:0] packet_to_6_later_q;
    reg  [18:0] key_7;
    reg         hits_job;
    reg         hits_process;
    wire        resources_ready;
    wire        resources_hit;
    wire  [5:0] resources_slot;
    wire        resources_placed_valid;
    wire  [5:0] resources_placed_slot;
    wire        resources_done_valid;
    wire  [2:0] resources_done_status;
    wire  [5:0] resources_done_slot;
    wire        resources_commands_ready;
    reg  [25:0] contexts_kept_rdata;
    reg         kept_enabled;
    reg         kept_uses_generation;
    reg   [7:0] kept_generation;
    reg  [15:0] kept_supported;
    wire [66:0] packet_to_14_later_q;
    wire        hits_later_q_job;
    wire        hits_later_q_process;
    wire        resource_hit_later_q;
    wire  [5:0] resource_slot_later_q;
    reg   [5:0] code_14;
    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg         valid_6;
    reg         valid_7;
    reg         valid_8;
    reg         valid_9;
    reg         valid_10;
    reg         valid_11;
    reg         valid_12;
    reg         valid_13;
    reg         valid_14;
    reg  [25:0] contexts_kept [0:63];

    wire  [5:0] contexts_kept_choice = resources_placed_valid ? resources_placed_slot : contexts_payload_index;
    wire        key_7_term = packet_to_6_later_q[63:58] == 6'd1 || packet_to_6_later_q[63:58] == 6'd2;
    wire        key_7_term_2 = key_7_term || packet_to_6_later_q[63:58] == 6'd3;
    wire        key_7_term_3 = packet_to_6_later_q[63:58] == 6'd5 || packet_to_6_later_q[63:58] == 6'd6;
    wire        key_7_term_4 = key_7_term_3 || packet_to_6_later_q[63:58] == 6'd7;
    wire  [1:0] key_7_choice = key_7_term_4 || packet_to_6_later_q[63:58] == 6'd8 ? 2'd1 : 2'd2;
    wire        code_14_match = packet_to_14_later_q[63:58] == 6'd0;
    wire        code_14_term = code_14_match || packet_to_14_later_q[63:58] == 6'd12;
    wire        code_14_term_2 = code_14_term || packet_to_14_later_q[63:58] == 6'd15;
    wire        code_14_term_3 = code_14_term_2 && !packet_to_14_later_q[0];
    wire        code_14_term_4 = kept_uses_generation && kept_generation != packet_to_14_later_q[8:1];
    wire [15:0] code_14_shr = kept_supported >> packet_to_14_later_q[61:58];

    ses_key_table_k24_s8_w2_d14 jobs (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  (packet_1_job_id),
        .legal                   (1'b1),
        .ready                   (jobs_ready),
        .hit                     (jobs_hit),
        .slot                    (jobs_slot),
        .placed_valid            (jobs_placed_valid),
        .placed_slot             (jobs_placed_slot),
        .done_valid              (jobs_done_valid),
        .done_status             (jobs_done_status),
        .done_slot               (jobs_done_slot),
        .commands_payload_remove (job_commands_payload_remove),
        .commands_payload_key    (job_commands_payload_key),
        .commands_valid          (job_commands_valid),
        .commands_ready          (jobs_commands_ready)
    );

    ses_key_table_k37_s8_w4_d14 processes (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  ({packet_1_rel, packet_1_job_id & {24{packet_1_rel}}, packet_1_pid_on_fep}),
        .legal                   (1'b1),
        .ready                   (processes_ready),
        .hit                     (processes_hit),
        .slot                    (processes_slot),
        .placed_valid            (processes_placed_valid),
        .placed_slot             (processes_placed_slot),
        .done_valid              (processes_done_valid),
        .done_status             (processes_done_status),
        .done_slot               (processes_done_slot),
        .commands_payload_remove (process_commands_payload_remove),
        .commands_payload_key    ({
        process_commands_payload_process_rel,
        process_commands_payload_process_job_id & {24{process_commands_payload_process_rel}},
        process_commands_payload_process_pid_on_fep
    }),
        .commands_valid          (process_commands_valid),
        .commands_ready          (processes_commands_ready)
    );

    delay_w67_c5 packet_to_6_later (
        .clk (clk),
        .d   ({
        packet_1_valid,
        packet_1_version,
        packet_1_opcode,
        packet_1_rel,
        packet_1_job_id,
        packet_1_pid_on_fep,
        packet_1_resource_index,
        packet_1_ri_generation,
        packet_1_no_resource
    }),
        .q   (packet_to_6_later_q)
    );

    ses_key_table_k19_s16_w4_d8 resources (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  (key_7),
        .legal                   (resource_commands_payload_space != RESOURCE_COMMANDS_PAYLOAD_SPACE_NONE),
        .ready                   (resources_ready),
        .hit                     (resources_hit),
        .slot                    (resources_slot),
        .placed_valid            (resources_placed_valid),
        .placed_slot             (resources_placed_slot),
        .done_valid              (resources_done_valid),
        .done_status             (resources_done_status),
        .done_slot               (resources_done_slot),
        .commands_payload_remove (resource_commands_payload_remove),
        .commands_payload_key    ({
        resource_commands_payload_owner,
        resource_commands_payload_space,
        resource_commands_payload_resource_index
    }),
        .commands_valid          (resource_commands_valid),
        .commands_ready          (resources_commands_ready)
    );

    delay_w67_c8 packet_to_14_later (
        .clk (clk),
        .d   (packet_to_6_later_q),
        .q   (packet_to_14_later_q)
    );

    delay_w2_c7 hits_later (
        .clk       (clk),
        .d_job     (hits_job),
        .d_process (hits_process),
        .q_job     (hits_later_q_job),
        .q_process (hits_later_q_process)
    );

    delay_w1_c2 resource_hit_later (
        .clk (clk),
        .d   (resources_hit),
        .q   (resource_hit_later_q)
    );

    delay_w6_c2 resource_slot_later (
        .clk (clk),
        .d   (resources_slot),
        .q   (resource_slot_later_q)
    );

    always @* begin
        code_14 = 6'd1;
        if (|packet_to_14_later_q[65:64]) begin
            code_14 = settings_version_code;
        end else if (code_14_term_3) begin
            code_14 = 6'd1;
        end else if (|packet_to_14_later_q[63:62]) begin
            code_14 = 6'd6;
        end else if (!hits_later_q_job) begin
            code_14 = 6'd27;
        end else if (!hits_later_q_process) begin
            code_14 = 6'd26;
        end else if (packet_to_14_later_q[0]) begin
            code_14 = 6'd1;
        end else if (!resource_hit_later_q) begin
            code_14 = 6'd25;
        end else if (!kept_enabled) begin
            code_14 = kept_uses_generation ? 6'd4 : 6'd3;
        end else if (code_14_term_4 && packet_to_14_later_q[63:58] != 6'd7) begin
            code_14 = 6'd2;
        end else if (!code_14_shr[0]) begin
            code_14 = 6'd6;
        end
    end

    always @(posedge clk) begin
        contexts_kept_rdata <= contexts_kept[resources_slot];
        if (resources_placed_valid || contexts_valid) contexts_kept[contexts_kept_choice] <= {
        resources_placed_valid ? resource_commands_payload_context_enabled : contexts_payload_context_enabled,
        resources_placed_valid ? resource_commands_payload_context_uses_generation : contexts_payload_context_uses_generation,
        resources_placed_valid ? resource_commands_payload_context_generation : contexts_payload_context_generation,
        resources_placed_valid ? resource_commands_payload_context_supported : contexts_payload_context_supported
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            packet_1_valid <= 1'b0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
            valid_9 <= 1'b0;
            valid_10 <= 1'b0;
            valid_11 <= 1'b0;
            valid_12 <= 1'b0;
            valid_13 <= 1'b0;
            valid_14 <= 1'b0;
        end else begin
            packet_1_valid <= packet_valid;
            valid_1 <= packet_1_valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
            valid_9 <= valid_8;
            valid_10 <= valid_9;
            valid_11 <= valid_10;
            valid_12 <= valid_11;
            valid_13 <= valid_12;
            valid_14 <= valid_13;
        end
    end

    always @(posedge clk) begin
        packet_1_version <= packet_version;
        packet_1_opcode <= packet_opcode;
        packet_1_rel <= packet_rel;
        packet_1_job_id <= packet_job_id;
        packet_1_pid_on_fep <= packet_pid_on_fep;
        packet_1_resource_index <= packet_resource_index;
        packet_1_ri_generation <= packet_ri_generation;
        packet_1_no_resource <= packet_no_resource;
        key_7 <= {
            processes_slot,
            key_7_term_2 || packet_to_6_later_q[63:58] == 6'd4 ? 2'd0 : key_7_choice,
            packet_to_6_later_q[20:9]
        };
        hits_job <= jobs_hit || !packet_to_6_later_q[57];
        hits_process <= processes_hit;
        kept_enabled <= contexts_kept_rdata[25];
        kept_uses_generation <= contexts_kept_rdata[24];
        kept_generation <= contexts_kept_rdata[23:16];
        kept_supported <= contexts_kept_rdata[15:0];
        verdict_code <= code_14;
        verdict_has_context <= code_14 == 6'd1 && !code_14_term_3 && !packet_to_14_later_q[0];
        verdict_context <= resource_slot_later_q;
        verdict_generation <= kept_generation;
    end

    assign ready = jobs_ready && processes_ready && resources_ready;
    assign verdict_valid = valid_14;
    assign job_done_valid = jobs_done_valid;
    assign job_done_status = jobs_done_status;
    assign job_done_slot = jobs_done_slot;
    assign process_done_valid = processes_done_valid;
    assign process_done_status = processes_done_status;
    assign process_done_slot = processes_done_slot;
    assign resource_done_valid = resources_done_valid;
    assign resource_done_status = resources_done_status;
    assign resource_done_slot = resources_done_slot;
    assign job_commands_ready = jobs_commands_ready;
    assign process_commands_ready = processes_commands_ready;
    assign resource_commands_ready = resources_commands_ready;
    assign contexts_ready = !resources_placed_valid;

    wire _unused_ok = &{1'b0, resource_commands_payload_absolute, jobs_slot, jobs_placed_valid, jobs_placed_slot, processes_placed_valid, processes_placed_slot, packet_to_14_later_q[66], packet_to_14_later_q[57:9], code_14_shr[15:1]};

endmodule

`default_nettype wire
