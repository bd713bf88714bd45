// AXI4-Lite register file: go, status, told, built, command, job, address, owner, context, rights, key_0, key_1, base_0, base_1, length_0, length_1, first_0, first_1, ignore_0, ignore_1, initiator, wr_id, atomic, atomic_code, operand_0, operand_1, compare_0, compare_1, fetched_0, fetched_1, bytes_unasked, buffer, min_free, left, found, exhausted_0, exhausted_1, deferral, waiting, take, restart_wr_id, restart_tokens_0, restart_tokens_1, restart_at, restart_length, returned_wr_id, returned_address_0, returned_address_1, returned_length, rudi_sent, rudi_retransmitted, rudi_lost_trim, rudi_lost_nack, rudi_lost_timeout, rudi_nack_unexpected, rudi_pkt_id_unknown, rudi_peer_dropped.
`default_nettype none

module uet_endpoint_semantic_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_busy,
    input  wire  [2:0] hw_status_status,
    input  wire  [1:0] hw_status_outcome,
    input  wire [11:0] hw_status_slot,
    input  wire [31:0] hw_told_wr_id,
    input  wire  [1:0] hw_built_profile,
    input  wire        hw_built_reads,
    input  wire        hw_built_defers,
    input  wire        hw_built_rests,
    input  wire        hw_built_keeps,
    input  wire        hw_built_jobs,
    input  wire        hw_built_multi,
    input  wire        hw_built_rod,
    input  wire  [5:0] hw_atomic_code_code,
    input  wire [31:0] hw_fetched_0_bits,
    input  wire [31:0] hw_fetched_1_bits,
    input  wire [31:0] hw_bytes_unasked_packets,
    input  wire [31:0] hw_left_bytes,
    input  wire        hw_found_valid,
    input  wire        hw_found_is_whole,
    input  wire [15:0] hw_found_number,
    input  wire [31:0] hw_exhausted_0_bits,
    input  wire [31:0] hw_exhausted_1_bits,
    input  wire        hw_waiting_restart,
    input  wire        hw_waiting_returned,
    input  wire        hw_waiting_released,
    input  wire [31:0] hw_restart_wr_id_wr_id,
    input  wire [31:0] hw_restart_tokens_0_bits,
    input  wire [31:0] hw_restart_tokens_1_bits,
    input  wire [31:0] hw_restart_at_bytes,
    input  wire [31:0] hw_restart_length_bytes,
    input  wire [31:0] hw_returned_wr_id_wr_id,
    input  wire [31:0] hw_returned_address_0_bits,
    input  wire [31:0] hw_returned_address_1_bits,
    input  wire [31:0] hw_returned_length_bytes,
    input  wire [31:0] hw_rudi_sent_packets,
    input  wire [31:0] hw_rudi_retransmitted_packets,
    input  wire [31:0] hw_rudi_lost_trim_packets,
    input  wire [31:0] hw_rudi_lost_nack_packets,
    input  wire [31:0] hw_rudi_lost_timeout_packets,
    input  wire [31:0] hw_rudi_nack_unexpected_packets,
    input  wire [31:0] hw_rudi_pkt_id_unknown_packets,
    input  wire [31:0] hw_rudi_peer_dropped_packets,
    output reg         regs_go_job,
    output reg         regs_go_process,
    output reg         regs_go_resource,
    output reg         regs_go_context,
    output reg         regs_go_region,
    output reg         regs_go_receive,
    output reg         regs_go_atomic,
    output reg         regs_go_release,
    output reg         regs_command_remove,
    output reg         regs_command_absolute,
    output reg         regs_command_rel,
    output reg   [1:0] regs_command_space,
    output reg         regs_command_tagged,
    output reg         regs_command_any_initiator,
    output reg         regs_command_for_job,
    output reg         regs_command_multi,
    output reg  [23:0] regs_job_id,
    output reg  [11:0] regs_address_pid_on_fep,
    output reg  [11:0] regs_address_resource_index,
    output reg  [11:0] regs_owner_owner,
    output reg  [11:0] regs_owner_context,
    output reg         regs_context_enabled,
    output reg         regs_context_uses_generation,
    output reg   [7:0] regs_context_generation,
    output reg  [15:0] regs_context_supported,
    output reg         regs_rights_remote_read,
    output reg         regs_rights_remote_write,
    output reg         regs_rights_remote_atomic,
    output reg         regs_rights_restricts_job,
    output reg         regs_rights_restricts_context,
    output reg  [31:0] regs_key_0_bits,
    output reg  [31:0] regs_key_1_bits,
    output reg  [31:0] regs_base_0_bits,
    output reg  [31:0] regs_base_1_bits,
    output reg  [31:0] regs_length_0_bits,
    output reg  [31:0] regs_length_1_bits,
    output reg  [31:0] regs_first_0_bits,
    output reg  [31:0] regs_first_1_bits,
    output reg  [31:0] regs_ignore_0_bits,
    output reg  [31:0] regs_ignore_1_bits,
    output reg  [31:0] regs_initiator_initiator,
    output reg  [31:0] regs_wr_id_wr_id,
    output reg   [7:0] regs_atomic_opcode,
    output reg   [7:0] regs_atomic_data_type,
    output reg  [15:0] regs_atomic_address,
    output reg  [31:0] regs_operand_0_bits,
    output reg  [31:0] regs_operand_1_bits,
    output reg  [31:0] regs_compare_0_bits,
    output reg  [31:0] regs_compare_1_bits,
    output reg  [15:0] regs_buffer_number,
    output reg  [31:0] regs_min_free_bytes,
    output reg  [31:0] regs_exhausted_0_bits,
    output reg  [31:0] regs_exhausted_1_bits,
    output reg         regs_deferral_target_upper,
    output reg   [1:0] regs_deferral_partial,
    output reg         regs_take_restart,
    output reg         regs_take_returned,
    input  wire  [7:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output reg   [1:0] s_axi_bresp,
    output reg         s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [7:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] S_AXI_BRESP_OKAY   = 2'd0;
    localparam [1:0] S_AXI_BRESP_SLVERR = 2'd2;

    reg         aw_held;
    reg         w_held;
    reg   [5:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [5:0] r_word = s_axi_araddr[7:2];
    wire        w_go = w_word == 6'd0;
    wire        w_status = w_word == 6'd1;
    wire        w_told = w_word == 6'd2;
    wire        w_built = w_word == 6'd3;
    wire        w_command = w_word == 6'd4;
    wire        w_job = w_word == 6'd5;
    wire        w_address = w_word == 6'd6;
    wire        w_owner = w_word == 6'd7;
    wire        w_context = w_word == 6'd8;
    wire        w_rights = w_word == 6'd9;
    wire        w_key_0 = w_word == 6'd10;
    wire        w_key_1 = w_word == 6'd11;
    wire        w_base_0 = w_word == 6'd12;
    wire        w_base_1 = w_word == 6'd13;
    wire        w_length_0 = w_word == 6'd14;
    wire        w_length_1 = w_word == 6'd15;
    wire        w_first_0 = w_word == 6'd16;
    wire        w_first_1 = w_word == 6'd17;
    wire        w_ignore_0 = w_word == 6'd18;
    wire        w_ignore_1 = w_word == 6'd19;
    wire        w_initiator = w_word == 6'd20;
    wire        w_wr_id = w_word == 6'd21;
    wire        w_atomic = w_word == 6'd22;
    wire        w_atomic_code = w_word == 6'd23;
    wire        w_operand_0 = w_word == 6'd24;
    wire        w_operand_1 = w_word == 6'd25;
    wire        w_compare_0 = w_word == 6'd26;
    wire        w_compare_1 = w_word == 6'd27;
    wire        w_fetched_0 = w_word == 6'd28;
    wire        w_fetched_1 = w_word == 6'd29;
    wire        w_bytes_unasked = w_word == 6'd30;
    wire        w_buffer = w_word == 6'd31;
    wire        w_min_free = w_word == 6'd32;
    wire        w_left = w_word == 6'd33;
    wire        w_found = w_word == 6'd34;
    wire        w_exhausted_0 = w_word == 6'd35;
    wire        w_exhausted_1 = w_word == 6'd36;
    wire        w_deferral = w_word == 6'd37;
    wire        w_waiting = w_word == 6'd38;
    wire        w_take = w_word == 6'd39;
    wire        w_restart_wr_id = w_word == 6'd40;
    wire        w_restart_tokens_0 = w_word == 6'd41;
    wire        w_restart_tokens_1 = w_word == 6'd42;
    wire        w_restart_at = w_word == 6'd43;
    wire        w_restart_length = w_word == 6'd44;
    wire        w_returned_wr_id = w_word == 6'd45;
    wire        w_returned_address_0 = w_word == 6'd46;
    wire        w_returned_address_1 = w_word == 6'd47;
    wire        w_returned_length = w_word == 6'd48;
    wire        w_rudi_sent = w_word == 6'd49;
    wire        w_rudi_retransmitted = w_word == 6'd50;
    wire        w_rudi_lost_trim = w_word == 6'd51;
    wire        w_rudi_lost_nack = w_word == 6'd52;
    wire        w_rudi_lost_timeout = w_word == 6'd53;
    wire        w_rudi_nack_unexpected = w_word == 6'd54;
    wire        w_rudi_pkt_id_unknown = w_word == 6'd55;
    wire        w_rudi_peer_dropped = w_word == 6'd56;
    wire        s_axi_bresp_term = w_go || w_status || w_told || w_built || w_command || w_job;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_address || w_owner || w_context || w_rights;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_key_0 || w_key_1 || w_base_0 || w_base_1;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_length_0 || w_length_1 || w_first_0 || w_first_1;
    wire        s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_ignore_0 || w_ignore_1 || w_initiator || w_wr_id;
    wire        s_axi_bresp_term_6 = s_axi_bresp_term_5 || w_atomic || w_atomic_code || w_operand_0 || w_operand_1;
    wire        s_axi_bresp_term_7 = s_axi_bresp_term_6 || w_compare_0 || w_compare_1 || w_fetched_0 || w_fetched_1;
    wire        s_axi_bresp_term_8 = s_axi_bresp_term_7 || w_bytes_unasked || w_buffer || w_min_free || w_left;
    wire        s_axi_bresp_term_9 = s_axi_bresp_term_8 || w_found || w_exhausted_0 || w_exhausted_1 || w_deferral;
    wire        s_axi_bresp_term_10 = s_axi_bresp_term_9 || w_waiting || w_take || w_restart_wr_id;
    wire        s_axi_bresp_term_11 = s_axi_bresp_term_10 || w_restart_tokens_0 || w_restart_tokens_1 || w_restart_at;
    wire        s_axi_bresp_term_12 = s_axi_bresp_term_11 || w_restart_length || w_returned_wr_id || w_returned_address_0;
    wire        s_axi_bresp_term_13 = s_axi_bresp_term_12 || w_returned_address_1 || w_returned_length || w_rudi_sent;
    wire        s_axi_bresp_term_14 = s_axi_bresp_term_13 || w_rudi_retransmitted || w_rudi_lost_trim || w_rudi_lost_nack;
    wire        s_axi_bresp_term_15 = s_axi_bresp_term_14 || w_rudi_lost_timeout || w_rudi_nack_unexpected;
    wire        w_data_0_and_w_strb_0 = w_data[0] && w_strb[0];
    wire        w_data_1_and_w_strb_0 = w_data[1] && w_strb[0];
    wire [31:0] regs_exhausted_0_bits_word = {
        w_data[31:24] & {8{w_strb[3]}},
        w_data[23:16] & {8{w_strb[2]}},
        w_data[15:8] & {8{w_strb[1]}},
        w_data[7:0] & {8{w_strb[0]}}
    };
    wire [31:0] regs_exhausted_0_bits_not = ~regs_exhausted_0_bits_word;

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_go_job <= 1'b0;
            regs_go_process <= 1'b0;
            regs_go_resource <= 1'b0;
            regs_go_context <= 1'b0;
            regs_go_region <= 1'b0;
            regs_go_receive <= 1'b0;
            regs_go_atomic <= 1'b0;
            regs_go_release <= 1'b0;
            regs_command_remove <= 1'b0;
            regs_command_absolute <= 1'b0;
            regs_command_rel <= 1'b0;
            regs_command_space <= 2'd0;
            regs_command_tagged <= 1'b0;
            regs_command_any_initiator <= 1'b0;
            regs_command_for_job <= 1'b0;
            regs_command_multi <= 1'b0;
            regs_job_id <= 24'd0;
            regs_address_pid_on_fep <= 12'd0;
            regs_address_resource_index <= 12'd0;
            regs_owner_owner <= 12'd0;
            regs_owner_context <= 12'd0;
            regs_context_enabled <= 1'b0;
            regs_context_uses_generation <= 1'b0;
            regs_context_generation <= 8'd0;
            regs_context_supported <= 16'd0;
            regs_rights_remote_read <= 1'b0;
            regs_rights_remote_write <= 1'b0;
            regs_rights_remote_atomic <= 1'b0;
            regs_rights_restricts_job <= 1'b0;
            regs_rights_restricts_context <= 1'b0;
            regs_key_0_bits <= 32'd0;
            regs_key_1_bits <= 32'd0;
            regs_base_0_bits <= 32'd0;
            regs_base_1_bits <= 32'd0;
            regs_length_0_bits <= 32'd0;
            regs_length_1_bits <= 32'd0;
            regs_first_0_bits <= 32'd0;
            regs_first_1_bits <= 32'd0;
            regs_ignore_0_bits <= 32'd0;
            regs_ignore_1_bits <= 32'd0;
            regs_initiator_initiator <= 32'd0;
            regs_wr_id_wr_id <= 32'd0;
            regs_atomic_opcode <= 8'd0;
            regs_atomic_data_type <= 8'd0;
            regs_atomic_address <= 16'd0;
            regs_operand_0_bits <= 32'd0;
            regs_operand_1_bits <= 32'd0;
            regs_compare_0_bits <= 32'd0;
            regs_compare_1_bits <= 32'd0;
            regs_buffer_number <= 16'd0;
            regs_min_free_bytes <= 32'd0;
            regs_exhausted_0_bits <= 32'd0;
            regs_exhausted_1_bits <= 32'd0;
            regs_deferral_target_upper <= 1'b0;
            regs_deferral_partial <= 2'd0;
            regs_take_restart <= 1'b0;
            regs_take_returned <= 1'b0;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
            end
            if (write) begin
                aw_held <= 1'b0;
                w_held <= 1'b0;
                s_axi_bvalid <= 1'b1;
            end
            regs_go_job <= 1'b0;
            regs_go_process <= 1'b0;
            regs_go_resource <= 1'b0;
            regs_go_context <= 1'b0;
            regs_go_region <= 1'b0;
            regs_go_receive <= 1'b0;
            regs_go_atomic <= 1'b0;
            regs_go_release <= 1'b0;
            if (write && w_go) begin
                regs_go_job <= w_data_0_and_w_strb_0;
                regs_go_process <= w_data_1_and_w_strb_0;
                regs_go_resource <= w_data[2] && w_strb[0];
                regs_go_context <= w_data[3] && w_strb[0];
                regs_go_region <= w_data[4] && w_strb[0];
                regs_go_receive <= w_data[5] && w_strb[0];
                regs_go_atomic <= w_data[6] && w_strb[0];
                regs_go_release <= w_data[7] && w_strb[0];
            end
            if (write && w_command) begin
                if (w_strb[0]) begin
                    regs_command_remove <= w_data[0];
                    regs_command_absolute <= w_data[1];
                    regs_command_rel <= w_data[2];
                    regs_command_space <= w_data[5:4];
                end
                if (w_strb[1]) begin
                    regs_command_tagged <= w_data[8];
                    regs_command_any_initiator <= w_data[9];
                    regs_command_for_job <= w_data[10];
                    regs_command_multi <= w_data[11];
                end
            end
            if (write && w_job) begin
                regs_job_id <= {
                    w_strb[2] ? w_data[23:16] : regs_job_id[23:16],
                    w_strb[1] ? w_data[15:8] : regs_job_id[15:8],
                    w_strb[0] ? w_data[7:0] : regs_job_id[7:0]
                };
            end
            if (write && w_address) begin
                regs_address_pid_on_fep <= {
                    w_strb[1] ? w_data[11:8] : regs_address_pid_on_fep[11:8],
                    w_strb[0] ? w_data[7:0] : regs_address_pid_on_fep[7:0]
                };
                regs_address_resource_index <= {
                    w_strb[3] ? w_data[27:24] : regs_address_resource_index[11:8],
                    w_strb[2] ? w_data[23:16] : regs_address_resource_index[7:0]
                };
            end
            if (write && w_owner) begin
                regs_owner_owner <= {w_strb[1] ? w_data[11:8] : regs_owner_owner[11:8], w_strb[0] ? w_data[7:0] : regs_owner_owner[7:0]};
                regs_owner_context <= {
                    w_strb[3] ? w_data[27:24] : regs_owner_context[11:8],
                    w_strb[2] ? w_data[23:16] : regs_owner_context[7:0]
                };
            end
            if (write && w_context) begin
                if (w_strb[0]) begin
                    regs_context_enabled <= w_data[0];
                    regs_context_uses_generation <= w_data[1];
                end
                if (w_strb[1]) begin
                    regs_context_generation <= w_data[15:8];
                end
                regs_context_supported <= {
                    w_strb[3] ? w_data[31:24] : regs_context_supported[15:8],
                    w_strb[2] ? w_data[23:16] : regs_context_supported[7:0]
                };
            end
            if (write && w_rights) begin
                if (w_strb[0]) begin
                    regs_rights_remote_read <= w_data[0];
                    regs_rights_remote_write <= w_data[1];
                    regs_rights_remote_atomic <= w_data[2];
                    regs_rights_restricts_job <= w_data[3];
                    regs_rights_restricts_context <= w_data[4];
                end
            end
            if (write && w_key_0) begin
                regs_key_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_key_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_key_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_key_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_key_0_bits[7:0]
                };
            end
            if (write && w_key_1) begin
                regs_key_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_key_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_key_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_key_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_key_1_bits[7:0]
                };
            end
            if (write && w_base_0) begin
                regs_base_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_base_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_base_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_base_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_base_0_bits[7:0]
                };
            end
            if (write && w_base_1) begin
                regs_base_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_base_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_base_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_base_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_base_1_bits[7:0]
                };
            end
            if (write && w_length_0) begin
                regs_length_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_length_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_length_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_length_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_length_0_bits[7:0]
                };
            end
            if (write && w_length_1) begin
                regs_length_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_length_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_length_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_length_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_length_1_bits[7:0]
                };
            end
            if (write && w_first_0) begin
                regs_first_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_first_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_first_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_first_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_first_0_bits[7:0]
                };
            end
            if (write && w_first_1) begin
                regs_first_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_first_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_first_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_first_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_first_1_bits[7:0]
                };
            end
            if (write && w_ignore_0) begin
                regs_ignore_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_ignore_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_ignore_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_ignore_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_ignore_0_bits[7:0]
                };
            end
            if (write && w_ignore_1) begin
                regs_ignore_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_ignore_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_ignore_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_ignore_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_ignore_1_bits[7:0]
                };
            end
            if (write && w_initiator) begin
                regs_initiator_initiator <= {
                    w_strb[3] ? w_data[31:24] : regs_initiator_initiator[31:24],
                    w_strb[2] ? w_data[23:16] : regs_initiator_initiator[23:16],
                    w_strb[1] ? w_data[15:8] : regs_initiator_initiator[15:8],
                    w_strb[0] ? w_data[7:0] : regs_initiator_initiator[7:0]
                };
            end
            if (write && w_wr_id) begin
                regs_wr_id_wr_id <= {
                    w_strb[3] ? w_data[31:24] : regs_wr_id_wr_id[31:24],
                    w_strb[2] ? w_data[23:16] : regs_wr_id_wr_id[23:16],
                    w_strb[1] ? w_data[15:8] : regs_wr_id_wr_id[15:8],
                    w_strb[0] ? w_data[7:0] : regs_wr_id_wr_id[7:0]
                };
            end
            if (write && w_atomic) begin
                if (w_strb[0]) begin
                    regs_atomic_opcode <= w_data[7:0];
                end
                if (w_strb[1]) begin
                    regs_atomic_data_type <= w_data[15:8];
                end
                regs_atomic_address <= {
                    w_strb[3] ? w_data[31:24] : regs_atomic_address[15:8],
                    w_strb[2] ? w_data[23:16] : regs_atomic_address[7:0]
                };
            end
            if (write && w_operand_0) begin
                regs_operand_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_operand_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_operand_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_operand_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_operand_0_bits[7:0]
                };
            end
            if (write && w_operand_1) begin
                regs_operand_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_operand_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_operand_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_operand_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_operand_1_bits[7:0]
                };
            end
            if (write && w_compare_0) begin
                regs_compare_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_compare_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_compare_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_compare_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_compare_0_bits[7:0]
                };
            end
            if (write && w_compare_1) begin
                regs_compare_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_compare_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_compare_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_compare_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_compare_1_bits[7:0]
                };
            end
            if (write && w_buffer) begin
                regs_buffer_number <= {
                    w_strb[1] ? w_data[15:8] : regs_buffer_number[15:8],
                    w_strb[0] ? w_data[7:0] : regs_buffer_number[7:0]
                };
            end
            if (write && w_min_free) begin
                regs_min_free_bytes <= {
                    w_strb[3] ? w_data[31:24] : regs_min_free_bytes[31:24],
                    w_strb[2] ? w_data[23:16] : regs_min_free_bytes[23:16],
                    w_strb[1] ? w_data[15:8] : regs_min_free_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_min_free_bytes[7:0]
                };
            end
            regs_exhausted_0_bits <= regs_exhausted_0_bits | hw_exhausted_0_bits;
            if (write && w_exhausted_0) begin
                regs_exhausted_0_bits <= (regs_exhausted_0_bits & regs_exhausted_0_bits_not) | hw_exhausted_0_bits;
            end
            regs_exhausted_1_bits <= regs_exhausted_1_bits | hw_exhausted_1_bits;
            if (write && w_exhausted_1) begin
                regs_exhausted_1_bits <= (regs_exhausted_1_bits & regs_exhausted_0_bits_not) | hw_exhausted_1_bits;
            end
            if (write && w_deferral) begin
                if (w_strb[0]) begin
                    regs_deferral_target_upper <= w_data[0];
                    regs_deferral_partial <= w_data[5:4];
                end
            end
            regs_take_restart <= 1'b0;
            regs_take_returned <= 1'b0;
            if (write && w_take) begin
                regs_take_restart <= w_data_0_and_w_strb_0;
                regs_take_returned <= w_data_1_and_w_strb_0;
            end
            if (s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
            end
            if (read) begin
                s_axi_rvalid <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            w_word <= s_axi_awaddr[7:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_15 || w_rudi_pkt_id_unknown || w_rudi_peer_dropped) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 6'd0) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd1) begin
                s_axi_rdata <= {4'd0, hw_status_slot, 6'd0, hw_status_outcome, 1'b0, hw_status_status, 3'd0, hw_status_busy};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd2) begin
                s_axi_rdata <= hw_told_wr_id;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= {
                    23'd0,
                    hw_built_rod,
                    hw_built_multi,
                    hw_built_jobs,
                    hw_built_keeps,
                    hw_built_rests,
                    hw_built_defers,
                    hw_built_reads,
                    hw_built_profile
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= {
                    20'd0,
                    regs_command_multi,
                    regs_command_for_job,
                    regs_command_any_initiator,
                    regs_command_tagged,
                    2'd0,
                    regs_command_space,
                    1'b0,
                    regs_command_rel,
                    regs_command_absolute,
                    regs_command_remove
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {8'd0, regs_job_id};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd6) begin
                s_axi_rdata <= {4'd0, regs_address_resource_index, 4'd0, regs_address_pid_on_fep};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd7) begin
                s_axi_rdata <= {4'd0, regs_owner_context, 4'd0, regs_owner_owner};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd8) begin
                s_axi_rdata <= {
                    regs_context_supported,
                    regs_context_generation,
                    6'd0,
                    regs_context_uses_generation,
                    regs_context_enabled
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd9) begin
                s_axi_rdata <= {
                    27'd0,
                    regs_rights_restricts_context,
                    regs_rights_restricts_job,
                    regs_rights_remote_atomic,
                    regs_rights_remote_write,
                    regs_rights_remote_read
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd10) begin
                s_axi_rdata <= regs_key_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd11) begin
                s_axi_rdata <= regs_key_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd12) begin
                s_axi_rdata <= regs_base_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd13) begin
                s_axi_rdata <= regs_base_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd14) begin
                s_axi_rdata <= regs_length_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd15) begin
                s_axi_rdata <= regs_length_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= regs_first_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd17) begin
                s_axi_rdata <= regs_first_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd18) begin
                s_axi_rdata <= regs_ignore_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd19) begin
                s_axi_rdata <= regs_ignore_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd20) begin
                s_axi_rdata <= regs_initiator_initiator;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd21) begin
                s_axi_rdata <= regs_wr_id_wr_id;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd22) begin
                s_axi_rdata <= {regs_atomic_address, regs_atomic_data_type, regs_atomic_opcode};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd23) begin
                s_axi_rdata <= {26'd0, hw_atomic_code_code};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd24) begin
                s_axi_rdata <= regs_operand_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd25) begin
                s_axi_rdata <= regs_operand_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd26) begin
                s_axi_rdata <= regs_compare_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd27) begin
                s_axi_rdata <= regs_compare_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd28) begin
                s_axi_rdata <= hw_fetched_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd29) begin
                s_axi_rdata <= hw_fetched_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd30) begin
                s_axi_rdata <= hw_bytes_unasked_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd31) begin
                s_axi_rdata <= {16'd0, regs_buffer_number};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd32) begin
                s_axi_rdata <= regs_min_free_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd33) begin
                s_axi_rdata <= hw_left_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd34) begin
                s_axi_rdata <= {hw_found_number, 14'd0, hw_found_is_whole, hw_found_valid};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd35) begin
                s_axi_rdata <= regs_exhausted_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd36) begin
                s_axi_rdata <= regs_exhausted_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd37) begin
                s_axi_rdata <= {26'd0, regs_deferral_partial, 3'd0, regs_deferral_target_upper};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd38) begin
                s_axi_rdata <= {29'd0, hw_waiting_released, hw_waiting_returned, hw_waiting_restart};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd39) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd40) begin
                s_axi_rdata <= hw_restart_wr_id_wr_id;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd41) begin
                s_axi_rdata <= hw_restart_tokens_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd42) begin
                s_axi_rdata <= hw_restart_tokens_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd43) begin
                s_axi_rdata <= hw_restart_at_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd44) begin
                s_axi_rdata <= hw_restart_length_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd45) begin
                s_axi_rdata <= hw_returned_wr_id_wr_id;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd46) begin
                s_axi_rdata <= hw_returned_address_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd47) begin
                s_axi_rdata <= hw_returned_address_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd48) begin
                s_axi_rdata <= hw_returned_length_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd49) begin
                s_axi_rdata <= hw_rudi_sent_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd50) begin
                s_axi_rdata <= hw_rudi_retransmitted_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd51) begin
                s_axi_rdata <= hw_rudi_lost_trim_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd52) begin
                s_axi_rdata <= hw_rudi_lost_nack_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd53) begin
                s_axi_rdata <= hw_rudi_lost_timeout_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd54) begin
                s_axi_rdata <= hw_rudi_nack_unexpected_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd55) begin
                s_axi_rdata <= hw_rudi_pkt_id_unknown_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd56) begin
                s_axi_rdata <= hw_rudi_peer_dropped_packets;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

`ifdef FORMAL
    reg         past_valid;
    reg         s_axi_bvalid_past;
    reg         s_axi_bready_past;
    reg   [1:0] s_axi_bresp_past;
    reg         s_axi_rvalid_past;
    reg         s_axi_rready_past;
    reg   [1:0] s_axi_rresp_past;
    reg  [31:0] s_axi_rdata_past;

    wire b_is_kept_term = s_axi_bvalid && (!past_valid || s_axi_bresp == s_axi_bresp_past);
    wire r_is_kept_term = s_axi_rvalid && (!past_valid || s_axi_rresp == s_axi_rresp_past);
    wire r_is_kept_term_2 = r_is_kept_term && (!past_valid || s_axi_rdata == s_axi_rdata_past);

    always @(posedge clk) begin
        if (rst) begin
            past_valid <= 1'b0;
        end else begin
            past_valid <= 1'b1;
        end
    end

    always @(posedge clk) begin
        s_axi_bvalid_past <= s_axi_bvalid;
        s_axi_bready_past <= s_axi_bready;
        s_axi_bresp_past <= s_axi_bresp;
        s_axi_rvalid_past <= s_axi_rvalid;
        s_axi_rready_past <= s_axi_rready;
        s_axi_rresp_past <= s_axi_rresp;
        s_axi_rdata_past <= s_axi_rdata;
    end

    always @(posedge clk) if (!rst) b_is_kept: assert (!(past_valid && s_axi_bvalid_past && !s_axi_bready_past) || b_is_kept_term);
    always @(posedge clk) if (!rst) r_is_kept: assert (!(past_valid && s_axi_rvalid_past && !s_axi_rready_past) || r_is_kept_term_2);
`endif

endmodule

`default_nettype wire
