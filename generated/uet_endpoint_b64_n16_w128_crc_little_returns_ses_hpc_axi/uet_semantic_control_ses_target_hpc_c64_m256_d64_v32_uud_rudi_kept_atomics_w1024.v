// Software's way to the semantic sublayer of an endpoint, profile hpc, behind AXI4-Lite.
`default_nettype none

module uet_semantic_control_ses_target_hpc_c64_m256_d64_v32_uud_rudi_kept_atomics_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        done_job_valid,
    input  wire  [2:0] done_job_status,
    input  wire  [3:0] done_job_slot,
    input  wire        done_process_valid,
    input  wire  [2:0] done_process_status,
    input  wire  [4:0] done_process_slot,
    input  wire        done_resource_valid,
    input  wire  [2:0] done_resource_status,
    input  wire  [5:0] done_resource_slot,
    input  wire        done_region_valid,
    input  wire  [2:0] done_region_status,
    input  wire  [5:0] done_region_slot,
    input  wire        done_context_taken,
    input  wire        done_receive_taken,
    input  wire        done_sends_valid,
    input  wire  [1:0] done_sends_kind,
    input  wire  [1:0] done_sends_outcome,
    input  wire [31:0] done_sends_wr_id,
    input  wire        done_tags_valid,
    input  wire  [1:0] done_tags_kind,
    input  wire  [1:0] done_tags_outcome,
    input  wire [31:0] done_tags_wr_id,
    input  wire        done_kept_found_valid,
    input  wire [31:0] done_kept_found_wr_id,
    input  wire  [4:0] done_kept_found_number,
    input  wire        done_kept_found_is_whole,
    input  wire        done_released_valid,
    input  wire        done_released_ok,
    input  wire        host_atomic_done_taken,
    input  wire        host_atomic_done_done_valid,
    input  wire  [5:0] host_atomic_done_done_code,
    input  wire [63:0] host_atomic_done_done_fetched,
    input  wire [31:0] bytes_unasked,
    input  wire [31:0] rudi_counts_datagram_sent,
    input  wire [31:0] rudi_counts_retransmitted,
    input  wire [31:0] rudi_counts_lost_trim,
    input  wire [31:0] rudi_counts_lost_nack,
    input  wire [31:0] rudi_counts_lost_timeout,
    input  wire [31:0] rudi_counts_nack_unexpected,
    input  wire [31:0] rudi_counts_pkt_id_unknown,
    input  wire [31:0] rudi_counts_peer_dropped,
    input  wire        deferral_told_restart_valid,
    input  wire [31:0] deferral_told_restart_payload_wr_id,
    input  wire [63:0] deferral_told_restart_payload_tokens,
    input  wire [31:0] deferral_told_restart_payload_at,
    input  wire [31:0] deferral_told_restart_payload_length,
    input  wire        deferral_told_returned_valid,
    input  wire [31:0] deferral_told_returned_wr_id,
    output wire        commands_job_valid,
    output wire        commands_job_payload_remove,
    output wire [23:0] commands_job_payload_key,
    output wire        commands_process_valid,
    output wire        commands_process_payload_remove,
    output wire        commands_process_payload_process_rel,
    output wire [23:0] commands_process_payload_process_job_id,
    output wire [11:0] commands_process_payload_process_pid_on_fep,
    output wire        commands_resource_valid,
    output wire        commands_resource_payload_remove,
    output wire        commands_resource_payload_absolute,
    output wire  [4:0] commands_resource_payload_owner,
    output wire  [1:0] commands_resource_payload_space,
    output wire [11:0] commands_resource_payload_resource_index,
    output wire        commands_resource_payload_context_enabled,
    output wire        commands_resource_payload_context_uses_generation,
    output wire  [7:0] commands_resource_payload_context_generation,
    output wire [15:0] commands_resource_payload_context_supported,
    output wire        commands_context_valid,
    output wire  [5:0] commands_context_payload_index,
    output wire        commands_context_payload_context_enabled,
    output wire        commands_context_payload_context_uses_generation,
    output wire  [7:0] commands_context_payload_context_generation,
    output wire [15:0] commands_context_payload_context_supported,
    output wire        commands_region_valid,
    output wire        commands_region_payload_remove,
    output wire [63:0] commands_region_payload_region_key,
    output wire [63:0] commands_region_payload_region_base,
    output wire [63:0] commands_region_payload_region_first,
    output wire [63:0] commands_region_payload_region_length,
    output wire        commands_region_payload_region_remote_read,
    output wire        commands_region_payload_region_remote_write,
    output wire        commands_region_payload_region_remote_atomic,
    output wire        commands_region_payload_region_restricts_job,
    output wire [23:0] commands_region_payload_region_job_id,
    output wire        commands_region_payload_region_restricts_resource,
    output wire [11:0] commands_region_payload_region_resource,
    output wire        commands_receive_valid,
    output wire        commands_receive_payload_tagged,
    output wire  [1:0] commands_receive_payload_kind,
    output wire  [5:0] commands_receive_payload_resource,
    output wire [63:0] commands_receive_payload_tag_match_bits,
    output wire [31:0] commands_receive_payload_tag_initiator,
    output wire        commands_receive_payload_any_initiator,
    output wire [63:0] commands_receive_payload_ignore_bits,
    output wire [31:0] commands_receive_payload_place_wr_id,
    output wire [63:0] commands_receive_payload_place_address,
    output wire [31:0] commands_receive_payload_place_length,
    output wire        commands_release_valid,
    output wire  [4:0] commands_release_number,
    output wire        host_atomic_valid,
    output wire  [7:0] host_atomic_payload_opcode,
    output wire  [7:0] host_atomic_payload_data_type,
    output wire [12:0] host_atomic_payload_address,
    output wire [63:0] host_atomic_payload_operand,
    output wire [63:0] host_atomic_payload_compare,
    output wire  [1:0] deferral_choices_partial,
    output wire        deferral_choices_target_upper,
    output wire        deferral_restart_ready,
    output wire        deferral_returned_ready,
    input  wire  [7:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output wire  [1:0] s_axi_bresp,
    output wire        s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [7:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] KIND_POST       = 2'd0;
    localparam [1:0] KIND_CANCEL     = 2'd2;
    localparam [2:0] STATUS_OK       = 3'd0;
    localparam [2:0] STATUS_MISSING  = 3'd3;
    localparam [1:0] OUTCOME_MATCHED = 2'd0;

    reg   [7:0] offers;
    reg         waits;
    reg   [2:0] status;
    reg   [1:0] outcome;
    reg  [11:0] slot;
    reg  [31:0] told_wr_id;
    reg   [5:0] atomic_code;
    reg  [63:0] fetched;
    reg         found_valid;
    reg         found_is_whole;
    reg  [15:0] found_number;
    wire        registers_regs_go_job;
    wire        registers_regs_go_process;
    wire        registers_regs_go_resource;
    wire        registers_regs_go_context;
    wire        registers_regs_go_region;
    wire        registers_regs_go_receive;
    wire        registers_regs_go_atomic;
    wire        registers_regs_go_release;
    wire        registers_regs_command_remove;
    wire        registers_regs_command_absolute;
    wire        registers_regs_command_rel;
    wire  [1:0] registers_regs_command_space;
    wire        registers_regs_command_tagged;
    wire        registers_regs_command_any_initiator;
    wire        registers_regs_command_for_job;
    wire        registers_regs_command_multi;
    wire [23:0] registers_regs_job_id;
    wire [11:0] registers_regs_address_pid_on_fep;
    wire [11:0] registers_regs_address_resource_index;
    wire [11:0] registers_regs_owner_owner;
    wire [11:0] registers_regs_owner_context;
    wire        registers_regs_context_enabled;
    wire        registers_regs_context_uses_generation;
    wire  [7:0] registers_regs_context_generation;
    wire [15:0] registers_regs_context_supported;
    wire        registers_regs_rights_remote_read;
    wire        registers_regs_rights_remote_write;
    wire        registers_regs_rights_remote_atomic;
    wire        registers_regs_rights_restricts_job;
    wire        registers_regs_rights_restricts_context;
    wire [31:0] registers_regs_key_0_bits;
    wire [31:0] registers_regs_key_1_bits;
    wire [31:0] registers_regs_base_0_bits;
    wire [31:0] registers_regs_base_1_bits;
    wire [31:0] registers_regs_length_0_bits;
    wire [31:0] registers_regs_length_1_bits;
    wire [31:0] registers_regs_first_0_bits;
    wire [31:0] registers_regs_first_1_bits;
    wire [31:0] registers_regs_ignore_0_bits;
    wire [31:0] registers_regs_ignore_1_bits;
    wire [31:0] registers_regs_initiator_initiator;
    wire [31:0] registers_regs_wr_id_wr_id;
    wire  [7:0] registers_regs_atomic_opcode;
    wire  [7:0] registers_regs_atomic_data_type;
    wire [15:0] registers_regs_atomic_address;
    wire [31:0] registers_regs_operand_0_bits;
    wire [31:0] registers_regs_operand_1_bits;
    wire [31:0] registers_regs_compare_0_bits;
    wire [31:0] registers_regs_compare_1_bits;
    wire [15:0] registers_regs_buffer_number;
    wire [31:0] registers_regs_min_free_bytes;
    wire [31:0] registers_regs_exhausted_0_bits;
    wire [31:0] registers_regs_exhausted_1_bits;
    wire        registers_regs_deferral_target_upper;
    wire  [1:0] registers_regs_deferral_partial;
    wire        registers_regs_take_restart;
    wire        registers_regs_take_returned;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;
    reg   [1:0] kind;

    wire        busy = (|offers) || waits;
    wire [63:0] commands_region_payload_region_key_word = {registers_regs_key_1_bits, registers_regs_key_0_bits};
    wire [63:0] commands_region_payload_region_base_word = {registers_regs_base_1_bits, registers_regs_base_0_bits};
    wire  [7:0] offers_word = {
        registers_regs_go_release,
        registers_regs_go_atomic,
        registers_regs_go_receive,
        registers_regs_go_region,
        registers_regs_go_context,
        registers_regs_go_resource,
        registers_regs_go_process,
        registers_regs_go_job
    };

    uet_endpoint_semantic_registers registers (
        .clk                             (clk),
        .rst                             (rst),
        .hw_status_busy                  (busy),
        .hw_status_status                (status),
        .hw_status_outcome               (outcome),
        .hw_status_slot                  (slot),
        .hw_told_wr_id                   (told_wr_id),
        .hw_built_profile                (2'd0),
        .hw_built_reads                  (1'b1),
        .hw_built_defers                 (1'b1),
        .hw_built_rests                  (1'b1),
        .hw_built_keeps                  (1'b1),
        .hw_built_jobs                   (1'b0),
        .hw_built_multi                  (1'b0),
        .hw_built_rod                    (1'b0),
        .hw_atomic_code_code             (atomic_code),
        .hw_fetched_0_bits               (fetched[31:0]),
        .hw_fetched_1_bits               (fetched[63:32]),
        .hw_bytes_unasked_packets        (bytes_unasked),
        .hw_left_bytes                   (32'd0),
        .hw_found_valid                  (found_valid),
        .hw_found_is_whole               (found_is_whole),
        .hw_found_number                 (found_number),
        .hw_exhausted_0_bits             (32'd0),
        .hw_exhausted_1_bits             (32'd0),
        .hw_waiting_restart              (deferral_told_restart_valid),
        .hw_waiting_returned             (deferral_told_returned_valid),
        .hw_waiting_released             (1'b0),
        .hw_restart_wr_id_wr_id          (deferral_told_restart_payload_wr_id),
        .hw_restart_tokens_0_bits        (deferral_told_restart_payload_tokens[31:0]),
        .hw_restart_tokens_1_bits        (deferral_told_restart_payload_tokens[63:32]),
        .hw_restart_at_bytes             (deferral_told_restart_payload_at),
        .hw_restart_length_bytes         (deferral_told_restart_payload_length),
        .hw_returned_wr_id_wr_id         (deferral_told_returned_wr_id),
        .hw_returned_address_0_bits      (32'd0),
        .hw_returned_address_1_bits      (32'd0),
        .hw_returned_length_bytes        (32'd0),
        .hw_rudi_sent_packets            (rudi_counts_datagram_sent),
        .hw_rudi_retransmitted_packets   (rudi_counts_retransmitted),
        .hw_rudi_lost_trim_packets       (rudi_counts_lost_trim),
        .hw_rudi_lost_nack_packets       (rudi_counts_lost_nack),
        .hw_rudi_lost_timeout_packets    (rudi_counts_lost_timeout),
        .hw_rudi_nack_unexpected_packets (rudi_counts_nack_unexpected),
        .hw_rudi_pkt_id_unknown_packets  (rudi_counts_pkt_id_unknown),
        .hw_rudi_peer_dropped_packets    (rudi_counts_peer_dropped),
        .regs_go_job                     (registers_regs_go_job),
        .regs_go_process                 (registers_regs_go_process),
        .regs_go_resource                (registers_regs_go_resource),
        .regs_go_context                 (registers_regs_go_context),
        .regs_go_region                  (registers_regs_go_region),
        .regs_go_receive                 (registers_regs_go_receive),
        .regs_go_atomic                  (registers_regs_go_atomic),
        .regs_go_release                 (registers_regs_go_release),
        .regs_command_remove             (registers_regs_command_remove),
        .regs_command_absolute           (registers_regs_command_absolute),
        .regs_command_rel                (registers_regs_command_rel),
        .regs_command_space              (registers_regs_command_space),
        .regs_command_tagged             (registers_regs_command_tagged),
        .regs_command_any_initiator      (registers_regs_command_any_initiator),
        .regs_command_for_job            (registers_regs_command_for_job),
        .regs_command_multi              (registers_regs_command_multi),
        .regs_job_id                     (registers_regs_job_id),
        .regs_address_pid_on_fep         (registers_regs_address_pid_on_fep),
        .regs_address_resource_index     (registers_regs_address_resource_index),
        .regs_owner_owner                (registers_regs_owner_owner),
        .regs_owner_context              (registers_regs_owner_context),
        .regs_context_enabled            (registers_regs_context_enabled),
        .regs_context_uses_generation    (registers_regs_context_uses_generation),
        .regs_context_generation         (registers_regs_context_generation),
        .regs_context_supported          (registers_regs_context_supported),
        .regs_rights_remote_read         (registers_regs_rights_remote_read),
        .regs_rights_remote_write        (registers_regs_rights_remote_write),
        .regs_rights_remote_atomic       (registers_regs_rights_remote_atomic),
        .regs_rights_restricts_job       (registers_regs_rights_restricts_job),
        .regs_rights_restricts_context   (registers_regs_rights_restricts_context),
        .regs_key_0_bits                 (registers_regs_key_0_bits),
        .regs_key_1_bits                 (registers_regs_key_1_bits),
        .regs_base_0_bits                (registers_regs_base_0_bits),
        .regs_base_1_bits                (registers_regs_base_1_bits),
        .regs_length_0_bits              (registers_regs_length_0_bits),
        .regs_length_1_bits              (registers_regs_length_1_bits),
        .regs_first_0_bits               (registers_regs_first_0_bits),
        .regs_first_1_bits               (registers_regs_first_1_bits),
        .regs_ignore_0_bits              (registers_regs_ignore_0_bits),
        .regs_ignore_1_bits              (registers_regs_ignore_1_bits),
        .regs_initiator_initiator        (registers_regs_initiator_initiator),
        .regs_wr_id_wr_id                (registers_regs_wr_id_wr_id),
        .regs_atomic_opcode              (registers_regs_atomic_opcode),
        .regs_atomic_data_type           (registers_regs_atomic_data_type),
        .regs_atomic_address             (registers_regs_atomic_address),
        .regs_operand_0_bits             (registers_regs_operand_0_bits),
        .regs_operand_1_bits             (registers_regs_operand_1_bits),
        .regs_compare_0_bits             (registers_regs_compare_0_bits),
        .regs_compare_1_bits             (registers_regs_compare_1_bits),
        .regs_buffer_number              (registers_regs_buffer_number),
        .regs_min_free_bytes             (registers_regs_min_free_bytes),
        .regs_exhausted_0_bits           (registers_regs_exhausted_0_bits),
        .regs_exhausted_1_bits           (registers_regs_exhausted_1_bits),
        .regs_deferral_target_upper      (registers_regs_deferral_target_upper),
        .regs_deferral_partial           (registers_regs_deferral_partial),
        .regs_take_restart               (registers_regs_take_restart),
        .regs_take_returned              (registers_regs_take_returned),
        .s_axi_awaddr                    (s_axi_awaddr),
        .s_axi_awprot                    (s_axi_awprot),
        .s_axi_awvalid                   (s_axi_awvalid),
        .s_axi_awready                   (registers_s_axi_awready),
        .s_axi_wdata                     (s_axi_wdata),
        .s_axi_wstrb                     (s_axi_wstrb),
        .s_axi_wvalid                    (s_axi_wvalid),
        .s_axi_wready                    (registers_s_axi_wready),
        .s_axi_bresp                     (registers_s_axi_bresp),
        .s_axi_bvalid                    (registers_s_axi_bvalid),
        .s_axi_bready                    (s_axi_bready),
        .s_axi_araddr                    (s_axi_araddr),
        .s_axi_arprot                    (s_axi_arprot),
        .s_axi_arvalid                   (s_axi_arvalid),
        .s_axi_arready                   (registers_s_axi_arready),
        .s_axi_rdata                     (registers_s_axi_rdata),
        .s_axi_rresp                     (registers_s_axi_rresp),
        .s_axi_rvalid                    (registers_s_axi_rvalid),
        .s_axi_rready                    (s_axi_rready)
    );

    always @* begin
        kind = KIND_POST;
        if (registers_regs_command_remove) begin
            kind = KIND_CANCEL;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            offers <= 8'd0;
            waits <= 1'b0;
            status <= STATUS_OK;
            outcome <= OUTCOME_MATCHED;
            slot <= 12'd0;
            told_wr_id <= 32'd0;
            atomic_code <= 6'd0;
            fetched <= 64'd0;
            found_valid <= 1'b0;
            found_is_whole <= 1'b0;
            found_number <= 16'd0;
        end else begin
            if (!busy && (|offers_word)) begin
                offers <= offers_word & (~offers_word + 8'd1);
            end
            if (offers[0] && done_job_valid) begin
                offers <= 8'd0;
                status <= done_job_status;
                slot <= {8'd0, done_job_slot};
            end
            if (offers[1] && done_process_valid) begin
                offers <= 8'd0;
                status <= done_process_status;
                slot <= {7'd0, done_process_slot};
            end
            if (offers[2] && done_resource_valid) begin
                offers <= 8'd0;
                status <= done_resource_status;
                slot <= {6'd0, done_resource_slot};
            end
            if (offers[4] && done_region_valid) begin
                offers <= 8'd0;
                status <= done_region_status;
                slot <= {6'd0, done_region_slot};
            end
            if (offers[3] && done_context_taken) begin
                offers <= 8'd0;
            end
            if (offers[5] && done_receive_taken) begin
                offers <= 8'd0;
                waits <= 1'b1;
                found_valid <= 1'b0;
            end
            if (done_sends_valid) begin
                waits <= 1'b0;
                outcome <= done_sends_outcome;
                told_wr_id <= done_sends_wr_id;
            end
            if (done_tags_valid) begin
                waits <= 1'b0;
                outcome <= done_tags_outcome;
                told_wr_id <= done_tags_wr_id;
            end
            if (done_kept_found_valid) begin
                found_valid <= 1'b1;
                found_is_whole <= done_kept_found_is_whole;
                found_number <= {11'd0, done_kept_found_number};
            end
            if (offers[7]) begin
                offers <= 8'd0;
                waits <= 1'b1;
            end
            if (done_released_valid) begin
                waits <= 1'b0;
                status <= done_released_ok ? STATUS_OK : STATUS_MISSING;
            end
            if (offers[6] && host_atomic_done_taken) begin
                offers <= 8'd0;
                waits <= 1'b1;
            end
            if (host_atomic_done_done_valid) begin
                waits <= 1'b0;
                atomic_code <= host_atomic_done_done_code;
                fetched <= host_atomic_done_done_fetched;
            end
        end
    end

    assign commands_job_valid = offers[0];
    assign commands_job_payload_remove = registers_regs_command_remove;
    assign commands_job_payload_key = registers_regs_job_id;
    assign commands_process_valid = offers[1];
    assign commands_process_payload_remove = registers_regs_command_remove;
    assign commands_process_payload_process_rel = registers_regs_command_rel;
    assign commands_process_payload_process_job_id = registers_regs_job_id & {24{registers_regs_command_rel}};
    assign commands_process_payload_process_pid_on_fep = registers_regs_address_pid_on_fep;
    assign commands_resource_valid = offers[2];
    assign commands_resource_payload_remove = registers_regs_command_remove;
    assign commands_resource_payload_absolute = registers_regs_command_absolute;
    assign commands_resource_payload_owner = registers_regs_owner_owner[4:0];
    assign commands_resource_payload_space = registers_regs_command_space;
    assign commands_resource_payload_resource_index = registers_regs_address_resource_index;
    assign commands_resource_payload_context_enabled = registers_regs_context_enabled;
    assign commands_resource_payload_context_uses_generation = registers_regs_context_uses_generation;
    assign commands_resource_payload_context_generation = registers_regs_context_generation;
    assign commands_resource_payload_context_supported = registers_regs_context_supported;
    assign commands_context_valid = offers[3];
    assign commands_context_payload_index = registers_regs_owner_context[5:0];
    assign commands_context_payload_context_enabled = registers_regs_context_enabled;
    assign commands_context_payload_context_uses_generation = registers_regs_context_uses_generation;
    assign commands_context_payload_context_generation = registers_regs_context_generation;
    assign commands_context_payload_context_supported = registers_regs_context_supported;
    assign commands_region_valid = offers[4];
    assign commands_region_payload_remove = registers_regs_command_remove;
    assign commands_region_payload_region_key = commands_region_payload_region_key_word;
    assign commands_region_payload_region_base = commands_region_payload_region_base_word;
    assign commands_region_payload_region_first = {registers_regs_first_1_bits, registers_regs_first_0_bits};
    assign commands_region_payload_region_length = {registers_regs_length_1_bits, registers_regs_length_0_bits};
    assign commands_region_payload_region_remote_read = registers_regs_rights_remote_read;
    assign commands_region_payload_region_remote_write = registers_regs_rights_remote_write;
    assign commands_region_payload_region_remote_atomic = registers_regs_rights_remote_atomic;
    assign commands_region_payload_region_restricts_job = registers_regs_rights_restricts_job;
    assign commands_region_payload_region_job_id = registers_regs_job_id;
    assign commands_region_payload_region_restricts_resource = registers_regs_rights_restricts_context;
    assign commands_region_payload_region_resource = registers_regs_owner_context;
    assign commands_receive_valid = offers[5];
    assign commands_receive_payload_tagged = registers_regs_command_tagged;
    assign commands_receive_payload_kind = kind;
    assign commands_receive_payload_resource = registers_regs_owner_context[5:0];
    assign commands_receive_payload_tag_match_bits = commands_region_payload_region_key_word;
    assign commands_receive_payload_tag_initiator = registers_regs_initiator_initiator;
    assign commands_receive_payload_any_initiator = registers_regs_command_any_initiator;
    assign commands_receive_payload_ignore_bits = {registers_regs_ignore_1_bits, registers_regs_ignore_0_bits};
    assign commands_receive_payload_place_wr_id = registers_regs_wr_id_wr_id;
    assign commands_receive_payload_place_address = commands_region_payload_region_base_word;
    assign commands_receive_payload_place_length = registers_regs_length_0_bits;
    assign commands_release_valid = offers[7];
    assign commands_release_number = registers_regs_buffer_number[4:0];
    assign host_atomic_valid = offers[6];
    assign host_atomic_payload_opcode = registers_regs_atomic_opcode;
    assign host_atomic_payload_data_type = registers_regs_atomic_data_type;
    assign host_atomic_payload_address = registers_regs_atomic_address[12:0];
    assign host_atomic_payload_operand = {registers_regs_operand_1_bits, registers_regs_operand_0_bits};
    assign host_atomic_payload_compare = {registers_regs_compare_1_bits, registers_regs_compare_0_bits};
    assign deferral_choices_partial = registers_regs_deferral_partial;
    assign deferral_choices_target_upper = registers_regs_deferral_target_upper;
    assign deferral_restart_ready = registers_regs_take_restart;
    assign deferral_returned_ready = registers_regs_take_returned;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

    wire _unused_ok = &{1'b0, done_sends_kind, done_tags_kind, done_kept_found_wr_id, registers_regs_command_for_job, registers_regs_command_multi, registers_regs_owner_owner[11:5], registers_regs_atomic_address[15:13], registers_regs_buffer_number[15:5], registers_regs_min_free_bytes, registers_regs_exhausted_0_bits, registers_regs_exhausted_1_bits};

endmodule

`default_nettype wire
