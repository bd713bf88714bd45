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
    output wire  [5:0] verdict_code,
    output wire        verdict_has_context,
    output wire  [5:0] verdict_context,
    output wire  [7:0] verdict_generation,
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

    reg   [1:0] packet_find_process_version;
    reg   [5:0] packet_find_process_opcode;
    reg         packet_find_process_rel;
    reg  [23:0] packet_find_process_job_id;
    reg  [11:0] packet_find_process_pid_on_fep;
    reg  [11:0] packet_find_process_resource_index;
    reg   [7:0] packet_find_process_ri_generation;
    reg         packet_find_process_no_resource;
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
    reg  [18:0] resource_key_find_resource;
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
    reg         has_resource_fetch;
    reg         has_resource_judge;
    reg   [5:0] resource_slot_fetch;
    reg   [5:0] resource_slot_judge;
    reg         kept_judge_enabled;
    reg         kept_judge_uses_generation;
    reg   [7:0] kept_judge_generation;
    reg  [15:0] kept_judge_supported;
    reg         valid_find_process;
    reg         valid_compare_0;
    reg         valid_compare_1;
    reg         valid_compare_2;
    reg         valid_compare_3;
    reg         valid_name_resource;
    reg         valid_find_resource;
    reg         valid_match_0;
    reg         valid_match_1;
    reg         valid_match_2;
    reg         valid_match_3;
    reg         valid_read;
    reg         valid_fetch;
    reg         valid_judge;
    reg         valid_out;
    reg   [5:0] judged_out_code;
    reg   [5:0] judged_out_context;
    reg   [7:0] judged_out_generation;
    reg         judged_out_has_context;
    wire  [1:0] asks_name_resource_later_q_version;
    wire  [5:0] asks_name_resource_later_q_opcode;
    wire        asks_name_resource_later_q_rel;
    wire [11:0] asks_name_resource_later_q_resource_index;
    wire  [7:0] asks_name_resource_later_q_ri_generation;
    wire        asks_name_resource_later_q_no_resource;
    wire        has_job_judge_later_q;
    wire        has_process_judge_later_q;
    wire  [1:0] header_judge_later_q_version;
    wire  [5:0] header_judge_later_q_opcode;
    wire  [7:0] header_judge_later_q_ri_generation;
    wire        header_judge_later_q_no_resource;
    reg  [25:0] contexts_kept [0:63];

    wire  [1:0] asks_version = packet_find_process_version;
    wire  [5:0] asks_opcode = packet_find_process_opcode;
    wire        asks_rel = packet_find_process_rel;
    wire [11:0] asks_resource_index = packet_find_process_resource_index;
    wire  [7:0] asks_ri_generation = packet_find_process_ri_generation;
    wire        asks_no_resource = packet_find_process_no_resource;
    wire  [1:0] asks_name_resource_version = asks_name_resource_later_q_version;
    wire  [5:0] asks_name_resource_opcode = asks_name_resource_later_q_opcode;
    wire        asks_name_resource_rel = asks_name_resource_later_q_rel;
    wire [11:0] asks_name_resource_resource_index = asks_name_resource_later_q_resource_index;
    wire  [7:0] asks_name_resource_ri_generation = asks_name_resource_later_q_ri_generation;
    wire        asks_name_resource_no_resource = asks_name_resource_later_q_no_resource;
    wire        resource_key_term = asks_name_resource_opcode == 6'd1 || asks_name_resource_opcode == 6'd2;
    wire        resource_key_term_2 = resource_key_term || asks_name_resource_opcode == 6'd3;
    wire        resource_key_term_3 = asks_name_resource_opcode == 6'd5 || asks_name_resource_opcode == 6'd6;
    wire        resource_key_term_4 = resource_key_term_3 || asks_name_resource_opcode == 6'd7;
    wire  [1:0] resource_key_choice = resource_key_term_4 || asks_name_resource_opcode == 6'd8 ? 2'd1 : 2'd2;
    wire [18:0] resource_key = {
        processes_slot,
        resource_key_term_2 || asks_name_resource_opcode == 6'd4 ? 2'd0 : resource_key_choice,
        asks_name_resource_resource_index
    };
    wire        has_job = jobs_hit || !asks_name_resource_rel;
    wire        has_process = processes_hit;
    wire  [1:0] header_version = asks_name_resource_version;
    wire  [5:0] header_opcode = asks_name_resource_opcode;
    wire  [7:0] header_ri_generation = asks_name_resource_ri_generation;
    wire        header_no_resource = asks_name_resource_no_resource;
    wire        has_resource = resources_hit;
    wire  [5:0] resource_slot = resources_slot;
    wire        kept_enabled = contexts_kept_rdata[25];
    wire        kept_uses_generation = contexts_kept_rdata[24];
    wire  [7:0] kept_generation = contexts_kept_rdata[23:16];
    wire [15:0] kept_supported = contexts_kept_rdata[15:0];
    wire  [1:0] header_judge_version = header_judge_later_q_version;
    wire  [5:0] header_judge_opcode = header_judge_later_q_opcode;
    wire  [7:0] header_judge_ri_generation = header_judge_later_q_ri_generation;
    wire        header_judge_no_resource = header_judge_later_q_no_resource;
    wire        has_job_judge = has_job_judge_later_q;
    wire        has_process_judge = has_process_judge_later_q;
    wire        judged_code_term = header_judge_opcode == 6'd0 || header_judge_opcode == 6'd12;
    wire        judged_code_term_2 = (judged_code_term || header_judge_opcode == 6'd15) && !header_judge_no_resource;
    wire  [5:0] judged_code_choice = kept_judge_uses_generation ? 6'd4 : 6'd3;
    wire        judged_code_term_3 = kept_judge_generation != header_judge_ri_generation;
    wire        judged_code_term_4 = kept_judge_uses_generation && judged_code_term_3 && header_judge_opcode != 6'd7;
    wire [15:0] judged_code_shr = kept_judge_supported >> header_judge_opcode[3:0];
    wire  [5:0] judged_code_choice_2 = judged_code_term_4 ? 6'd2 : !judged_code_shr[0] ? 6'd6 : 6'd1;
    wire  [5:0] judged_code_choice_3 = !kept_judge_enabled ? judged_code_choice : judged_code_choice_2;
    wire  [5:0] judged_code_choice_4 = !has_resource_judge ? 6'd25 : judged_code_choice_3;
    wire  [5:0] judged_code_choice_5 = !has_process_judge ? 6'd26 : header_judge_no_resource ? 6'd1 : judged_code_choice_4;
    wire  [5:0] judged_code_choice_6 = !has_job_judge ? 6'd27 : judged_code_choice_5;
    wire  [5:0] judged_code_choice_7 = judged_code_term_2 ? 6'd1 : (|header_judge_opcode[5:4]) ? 6'd6 : judged_code_choice_6;
    wire  [5:0] judged_code = (|header_judge_version) ? settings_version_code : judged_code_choice_7;
    wire  [5:0] judged_context = resource_slot_judge;
    wire  [7:0] judged_generation = kept_judge_generation;
    wire        judged_has_context_match = ((|header_judge_version) ? settings_version_code : judged_code_choice_7) == 6'd1;
    wire        judged_has_context = judged_has_context_match && !judged_code_term_2 && !header_judge_no_resource;
    wire  [5:0] contexts_kept_choice = resources_placed_valid ? resources_placed_slot : contexts_payload_index;

    ses_key_table_k24_s8_w2_d14 jobs (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  (packet_find_process_job_id),
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
        .lookup                  ({
        packet_find_process_rel,
        packet_find_process_job_id & {24{packet_find_process_rel}},
        packet_find_process_pid_on_fep
    }),
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

    ses_key_table_k19_s16_w4_d8 resources (
        .clk                     (clk),
        .rst                     (rst),
        .lookup                  (resource_key_find_resource),
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

    delay_w30_c5 asks_name_resource_later (
        .clk              (clk),
        .d_version        (asks_version),
        .d_opcode         (asks_opcode),
        .d_rel            (asks_rel),
        .d_resource_index (asks_resource_index),
        .d_ri_generation  (asks_ri_generation),
        .d_no_resource    (asks_no_resource),
        .q_version        (asks_name_resource_later_q_version),
        .q_opcode         (asks_name_resource_later_q_opcode),
        .q_rel            (asks_name_resource_later_q_rel),
        .q_resource_index (asks_name_resource_later_q_resource_index),
        .q_ri_generation  (asks_name_resource_later_q_ri_generation),
        .q_no_resource    (asks_name_resource_later_q_no_resource)
    );

    delay_w1_c8 has_job_judge_later (
        .clk (clk),
        .d   (has_job),
        .q   (has_job_judge_later_q)
    );

    delay_w1_c8 has_process_judge_later (
        .clk (clk),
        .d   (has_process),
        .q   (has_process_judge_later_q)
    );

    delay_w17_c8 header_judge_later (
        .clk             (clk),
        .d_version       (header_version),
        .d_opcode        (header_opcode),
        .d_ri_generation (header_ri_generation),
        .d_no_resource   (header_no_resource),
        .q_version       (header_judge_later_q_version),
        .q_opcode        (header_judge_later_q_opcode),
        .q_ri_generation (header_judge_later_q_ri_generation),
        .q_no_resource   (header_judge_later_q_no_resource)
    );

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
            valid_find_process <= 1'b0;
            valid_compare_0 <= 1'b0;
            valid_compare_1 <= 1'b0;
            valid_compare_2 <= 1'b0;
            valid_compare_3 <= 1'b0;
            valid_name_resource <= 1'b0;
            valid_find_resource <= 1'b0;
            valid_match_0 <= 1'b0;
            valid_match_1 <= 1'b0;
            valid_match_2 <= 1'b0;
            valid_match_3 <= 1'b0;
            valid_read <= 1'b0;
            valid_fetch <= 1'b0;
            valid_judge <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_find_process <= packet_valid;
            valid_compare_0 <= valid_find_process;
            valid_compare_1 <= valid_compare_0;
            valid_compare_2 <= valid_compare_1;
            valid_compare_3 <= valid_compare_2;
            valid_name_resource <= valid_compare_3;
            valid_find_resource <= valid_name_resource;
            valid_match_0 <= valid_find_resource;
            valid_match_1 <= valid_match_0;
            valid_match_2 <= valid_match_1;
            valid_match_3 <= valid_match_2;
            valid_read <= valid_match_3;
            valid_fetch <= valid_read;
            valid_judge <= valid_fetch;
            valid_out <= valid_judge;
        end
    end

    always @(posedge clk) begin
        packet_find_process_version <= packet_version;
        packet_find_process_opcode <= packet_opcode;
        packet_find_process_rel <= packet_rel;
        packet_find_process_job_id <= packet_job_id;
        packet_find_process_pid_on_fep <= packet_pid_on_fep;
        packet_find_process_resource_index <= packet_resource_index;
        packet_find_process_ri_generation <= packet_ri_generation;
        packet_find_process_no_resource <= packet_no_resource;
        resource_key_find_resource <= resource_key;
        has_resource_fetch <= has_resource;
        has_resource_judge <= has_resource_fetch;
        resource_slot_fetch <= resource_slot;
        resource_slot_judge <= resource_slot_fetch;
        kept_judge_enabled <= kept_enabled;
        kept_judge_uses_generation <= kept_uses_generation;
        kept_judge_generation <= kept_generation;
        kept_judge_supported <= kept_supported;
        judged_out_code <= judged_code;
        judged_out_context <= judged_context;
        judged_out_generation <= judged_generation;
        judged_out_has_context <= judged_has_context;
    end

    assign ready = jobs_ready && processes_ready && resources_ready;
    assign verdict_valid = valid_out;
    assign verdict_code = judged_out_code;
    assign verdict_has_context = judged_out_has_context;
    assign verdict_context = judged_out_context;
    assign verdict_generation = judged_out_generation;
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

    wire _unused_ok = &{1'b0, resource_commands_payload_absolute, jobs_slot, jobs_placed_valid, jobs_placed_slot, processes_placed_valid, processes_placed_slot, judged_code_shr[15:1]};

endmodule

`default_nettype wire
