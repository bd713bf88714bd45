// AXI4-Lite register file: command, target, status, domain, domain_mode, domain_epoch, domain_limits, rekey_mask_low, rekey_mask_high, number_next_low, number_next_high, number_limit_low, number_limit_high, job, latched, interrupts, interrupt_enable, counter_select, counter_low, counter_high, derivations, domain_ahead, failure_window, domain_warning, warned, lock, key_0, key_1, key_2, key_3, key_4, key_5, key_6, key_7, iv_mask_0, iv_mask_1, iv_mask_2.
`default_nettype none

module tss_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire  [3:0] hw_command_operation,
    input  wire        hw_status_ready,
    input  wire        hw_status_refused,
    input  wire  [1:0] hw_status_self_test,
    input  wire [31:0] hw_latched_entries,
    input  wire        hw_interrupts_latched,
    input  wire        hw_interrupts_not_sent,
    input  wire        hw_interrupts_misfit,
    input  wire        hw_interrupts_warned,
    input  wire        hw_interrupts_upset,
    input  wire        hw_interrupts_self_test_failed,
    input  wire  [4:0] hw_counter_select_index,
    input  wire [31:0] hw_counter_low_count,
    input  wire [15:0] hw_counter_high_count,
    input  wire        hw_counter_high_taken,
    input  wire [31:0] hw_warned_entries,
    input  wire  [1:0] hw_lock_commands,
    input  wire [31:0] hw_key_0_word,
    input  wire [31:0] hw_key_1_word,
    input  wire [31:0] hw_key_2_word,
    input  wire [31:0] hw_key_3_word,
    input  wire [31:0] hw_key_4_word,
    input  wire [31:0] hw_key_5_word,
    input  wire [31:0] hw_key_6_word,
    input  wire [31:0] hw_key_7_word,
    input  wire [31:0] hw_iv_mask_0_word,
    input  wire [31:0] hw_iv_mask_1_word,
    input  wire [31:0] hw_iv_mask_2_word,
    output reg   [3:0] regs_command_operation_value,
    output reg         regs_command_operation_written,
    output reg   [7:0] regs_target_entry,
    output reg         regs_target_an,
    output reg  [23:0] regs_domain_sdi,
    output reg   [1:0] regs_domain_mode_mode,
    output reg   [1:0] regs_domain_mode_udp_aad,
    output reg   [1:0] regs_domain_mode_associations,
    output reg   [7:0] regs_domain_mode_crypt_offset,
    output reg  [15:0] regs_domain_epoch_epoch_0,
    output reg  [15:0] regs_domain_epoch_epoch_1,
    output reg  [15:0] regs_domain_limits_failures,
    output reg  [15:0] regs_domain_limits_epoch_lifetime,
    output reg  [31:0] regs_rekey_mask_low_count,
    output reg  [15:0] regs_rekey_mask_high_count,
    output reg   [5:0] regs_rekey_mask_high_shift,
    output reg  [31:0] regs_number_next_low_count,
    output reg  [16:0] regs_number_next_high_count,
    output reg  [31:0] regs_number_limit_low_count,
    output reg  [16:0] regs_number_limit_high_count,
    output reg  [23:0] regs_job_id,
    output reg         regs_interrupts_latched,
    output reg         regs_interrupts_not_sent,
    output reg         regs_interrupts_misfit,
    output reg         regs_interrupts_warned,
    output reg         regs_interrupts_upset,
    output reg         regs_interrupts_self_test_failed,
    output reg         regs_interrupt_enable_latched,
    output reg         regs_interrupt_enable_not_sent,
    output reg         regs_interrupt_enable_misfit,
    output reg         regs_interrupt_enable_warned,
    output reg         regs_interrupt_enable_upset,
    output reg         regs_interrupt_enable_self_test_failed,
    output reg   [4:0] regs_counter_select_index_value,
    output reg         regs_counter_select_index_written,
    output reg  [15:0] regs_derivations_interval,
    output reg   [7:0] regs_derivations_burst,
    output reg  [15:0] regs_domain_ahead_epochs,
    output reg  [31:0] regs_failure_window_clocks,
    output reg  [15:0] regs_domain_warning_failures,
    output reg   [1:0] regs_lock_commands_value,
    output reg         regs_lock_commands_written,
    output reg  [31:0] regs_key_0_word_value,
    output reg         regs_key_0_word_written,
    output reg  [31:0] regs_key_1_word_value,
    output reg         regs_key_1_word_written,
    output reg  [31:0] regs_key_2_word_value,
    output reg         regs_key_2_word_written,
    output reg  [31:0] regs_key_3_word_value,
    output reg         regs_key_3_word_written,
    output reg  [31:0] regs_key_4_word_value,
    output reg         regs_key_4_word_written,
    output reg  [31:0] regs_key_5_word_value,
    output reg         regs_key_5_word_written,
    output reg  [31:0] regs_key_6_word_value,
    output reg         regs_key_6_word_written,
    output reg  [31:0] regs_key_7_word_value,
    output reg         regs_key_7_word_written,
    output reg  [31:0] regs_iv_mask_0_word_value,
    output reg         regs_iv_mask_0_word_written,
    output reg  [31:0] regs_iv_mask_1_word_value,
    output reg         regs_iv_mask_1_word_written,
    output reg  [31:0] regs_iv_mask_2_word_value,
    output reg         regs_iv_mask_2_word_written,
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

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [5:0] r_word = s_axi_araddr[7:2];
    wire       w_command = w_word == 6'd0;
    wire       w_target = w_word == 6'd1;
    wire       w_status = w_word == 6'd2;
    wire       w_domain = w_word == 6'd3;
    wire       w_domain_mode = w_word == 6'd4;
    wire       w_domain_epoch = w_word == 6'd5;
    wire       w_domain_limits = w_word == 6'd6;
    wire       w_rekey_mask_low = w_word == 6'd7;
    wire       w_rekey_mask_high = w_word == 6'd8;
    wire       w_number_next_low = w_word == 6'd9;
    wire       w_number_next_high = w_word == 6'd10;
    wire       w_number_limit_low = w_word == 6'd11;
    wire       w_number_limit_high = w_word == 6'd12;
    wire       w_job = w_word == 6'd13;
    wire       w_latched = w_word == 6'd14;
    wire       w_interrupts = w_word == 6'd15;
    wire       w_interrupt_enable = w_word == 6'd16;
    wire       w_counter_select = w_word == 6'd17;
    wire       w_counter_low = w_word == 6'd18;
    wire       w_counter_high = w_word == 6'd19;
    wire       w_derivations = w_word == 6'd20;
    wire       w_domain_ahead = w_word == 6'd21;
    wire       w_failure_window = w_word == 6'd22;
    wire       w_domain_warning = w_word == 6'd23;
    wire       w_warned = w_word == 6'd24;
    wire       w_lock = w_word == 6'd25;
    wire       w_key_0 = w_word == 6'd32;
    wire       w_key_1 = w_word == 6'd33;
    wire       w_key_2 = w_word == 6'd34;
    wire       w_key_3 = w_word == 6'd35;
    wire       w_key_4 = w_word == 6'd36;
    wire       w_key_5 = w_word == 6'd37;
    wire       w_key_6 = w_word == 6'd38;
    wire       w_key_7 = w_word == 6'd39;
    wire       w_iv_mask_0 = w_word == 6'd40;
    wire       w_iv_mask_1 = w_word == 6'd41;
    wire       w_iv_mask_2 = w_word == 6'd42;
    wire       s_axi_bresp_term = w_command || w_target || w_status || w_domain || w_domain_mode;
    wire       s_axi_bresp_term_2 = s_axi_bresp_term || w_domain_epoch || w_domain_limits || w_rekey_mask_low;
    wire       s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_rekey_mask_high || w_number_next_low || w_number_next_high;
    wire       s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_number_limit_low || w_number_limit_high || w_job;
    wire       s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_latched || w_interrupts || w_interrupt_enable;
    wire       s_axi_bresp_term_6 = s_axi_bresp_term_5 || w_counter_select || w_counter_low || w_counter_high;
    wire       s_axi_bresp_term_7 = s_axi_bresp_term_6 || w_derivations || w_domain_ahead || w_failure_window;
    wire       s_axi_bresp_term_8 = s_axi_bresp_term_7 || w_domain_warning || w_warned || w_lock || w_key_0;
    wire       s_axi_bresp_term_9 = s_axi_bresp_term_8 || w_key_1 || w_key_2 || w_key_3 || w_key_4 || w_key_5;
    wire       s_axi_bresp_term_10 = s_axi_bresp_term_9 || w_key_6 || w_key_7 || w_iv_mask_0 || w_iv_mask_1;
    wire       regs_interrupts_latched_term = regs_interrupts_latched && !(w_data[0] && w_strb[0]);
    wire       regs_interrupts_not_sent_term = regs_interrupts_not_sent && !(w_data[1] && w_strb[0]);
    wire       regs_interrupts_misfit_term = regs_interrupts_misfit && !(w_data[2] && w_strb[0]);
    wire       regs_interrupts_warned_term = regs_interrupts_warned && !(w_data[3] && w_strb[0]);
    wire       regs_interrupts_upset_term = regs_interrupts_upset && !(w_data[4] && w_strb[0]);
    wire       regs_interrupts_self_test_failed_term = regs_interrupts_self_test_failed && !(w_data[5] && w_strb[0]);
    wire       regs_key_0_word_written_term = w_strb[3] && w_strb[2] && w_strb[1] && w_strb[0];

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_command_operation_written <= 1'b0;
            regs_target_entry <= 8'd0;
            regs_target_an <= 1'b0;
            regs_domain_sdi <= 24'd0;
            regs_domain_mode_mode <= 2'd0;
            regs_domain_mode_udp_aad <= 2'd0;
            regs_domain_mode_associations <= 2'd0;
            regs_domain_mode_crypt_offset <= 8'd0;
            regs_domain_epoch_epoch_0 <= 16'd0;
            regs_domain_epoch_epoch_1 <= 16'd0;
            regs_domain_limits_failures <= 16'h3e8;
            regs_domain_limits_epoch_lifetime <= 16'd16;
            regs_rekey_mask_low_count <= 32'd0;
            regs_rekey_mask_high_count <= 16'd0;
            regs_rekey_mask_high_shift <= 6'd0;
            regs_number_next_low_count <= 32'd0;
            regs_number_next_high_count <= 17'd0;
            regs_number_limit_low_count <= 32'd0;
            regs_number_limit_high_count <= 17'd0;
            regs_job_id <= 24'd0;
            regs_interrupts_latched <= 1'b0;
            regs_interrupts_not_sent <= 1'b0;
            regs_interrupts_misfit <= 1'b0;
            regs_interrupts_warned <= 1'b0;
            regs_interrupts_upset <= 1'b0;
            regs_interrupts_self_test_failed <= 1'b0;
            regs_interrupt_enable_latched <= 1'b0;
            regs_interrupt_enable_not_sent <= 1'b0;
            regs_interrupt_enable_misfit <= 1'b0;
            regs_interrupt_enable_warned <= 1'b0;
            regs_interrupt_enable_upset <= 1'b0;
            regs_interrupt_enable_self_test_failed <= 1'b0;
            regs_counter_select_index_written <= 1'b0;
            regs_derivations_interval <= 16'h100;
            regs_derivations_burst <= 8'd64;
            regs_domain_ahead_epochs <= 16'd16;
            regs_failure_window_clocks <= 32'd0;
            regs_domain_warning_failures <= 16'd0;
            regs_lock_commands_written <= 1'b0;
            regs_key_0_word_written <= 1'b0;
            regs_key_1_word_written <= 1'b0;
            regs_key_2_word_written <= 1'b0;
            regs_key_3_word_written <= 1'b0;
            regs_key_4_word_written <= 1'b0;
            regs_key_5_word_written <= 1'b0;
            regs_key_6_word_written <= 1'b0;
            regs_key_7_word_written <= 1'b0;
            regs_iv_mask_0_word_written <= 1'b0;
            regs_iv_mask_1_word_written <= 1'b0;
            regs_iv_mask_2_word_written <= 1'b0;
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
            regs_command_operation_written <= 1'b0;
            if (write && w_command) begin
                regs_command_operation_written <= w_strb[0];
            end
            if (write && w_target) begin
                if (w_strb[0]) begin
                    regs_target_entry <= w_data[7:0];
                end
                if (w_strb[1]) begin
                    regs_target_an <= w_data[8];
                end
            end
            if (write && w_domain) begin
                regs_domain_sdi <= {
                    w_strb[2] ? w_data[23:16] : regs_domain_sdi[23:16],
                    w_strb[1] ? w_data[15:8] : regs_domain_sdi[15:8],
                    w_strb[0] ? w_data[7:0] : regs_domain_sdi[7:0]
                };
            end
            if (write && w_domain_mode) begin
                if (w_strb[0]) begin
                    regs_domain_mode_mode <= w_data[1:0];
                    regs_domain_mode_udp_aad <= w_data[3:2];
                    regs_domain_mode_associations <= w_data[5:4];
                end
                if (w_strb[1]) begin
                    regs_domain_mode_crypt_offset <= w_data[15:8];
                end
            end
            if (write && w_domain_epoch) begin
                regs_domain_epoch_epoch_0 <= {
                    w_strb[1] ? w_data[15:8] : regs_domain_epoch_epoch_0[15:8],
                    w_strb[0] ? w_data[7:0] : regs_domain_epoch_epoch_0[7:0]
                };
                regs_domain_epoch_epoch_1 <= {
                    w_strb[3] ? w_data[31:24] : regs_domain_epoch_epoch_1[15:8],
                    w_strb[2] ? w_data[23:16] : regs_domain_epoch_epoch_1[7:0]
                };
            end
            if (write && w_domain_limits) begin
                regs_domain_limits_failures <= {
                    w_strb[1] ? w_data[15:8] : regs_domain_limits_failures[15:8],
                    w_strb[0] ? w_data[7:0] : regs_domain_limits_failures[7:0]
                };
                regs_domain_limits_epoch_lifetime <= {
                    w_strb[3] ? w_data[31:24] : regs_domain_limits_epoch_lifetime[15:8],
                    w_strb[2] ? w_data[23:16] : regs_domain_limits_epoch_lifetime[7:0]
                };
            end
            if (write && w_rekey_mask_low) begin
                regs_rekey_mask_low_count <= {
                    w_strb[3] ? w_data[31:24] : regs_rekey_mask_low_count[31:24],
                    w_strb[2] ? w_data[23:16] : regs_rekey_mask_low_count[23:16],
                    w_strb[1] ? w_data[15:8] : regs_rekey_mask_low_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_rekey_mask_low_count[7:0]
                };
            end
            if (write && w_rekey_mask_high) begin
                if (w_strb[2]) begin
                    regs_rekey_mask_high_shift <= w_data[21:16];
                end
                regs_rekey_mask_high_count <= {
                    w_strb[1] ? w_data[15:8] : regs_rekey_mask_high_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_rekey_mask_high_count[7:0]
                };
            end
            if (write && w_number_next_low) begin
                regs_number_next_low_count <= {
                    w_strb[3] ? w_data[31:24] : regs_number_next_low_count[31:24],
                    w_strb[2] ? w_data[23:16] : regs_number_next_low_count[23:16],
                    w_strb[1] ? w_data[15:8] : regs_number_next_low_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_number_next_low_count[7:0]
                };
            end
            if (write && w_number_next_high) begin
                regs_number_next_high_count <= {
                    w_strb[2] ? w_data[16] : regs_number_next_high_count[16],
                    w_strb[1] ? w_data[15:8] : regs_number_next_high_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_number_next_high_count[7:0]
                };
            end
            if (write && w_number_limit_low) begin
                regs_number_limit_low_count <= {
                    w_strb[3] ? w_data[31:24] : regs_number_limit_low_count[31:24],
                    w_strb[2] ? w_data[23:16] : regs_number_limit_low_count[23:16],
                    w_strb[1] ? w_data[15:8] : regs_number_limit_low_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_number_limit_low_count[7:0]
                };
            end
            if (write && w_number_limit_high) begin
                regs_number_limit_high_count <= {
                    w_strb[2] ? w_data[16] : regs_number_limit_high_count[16],
                    w_strb[1] ? w_data[15:8] : regs_number_limit_high_count[15:8],
                    w_strb[0] ? w_data[7:0] : regs_number_limit_high_count[7:0]
                };
            end
            if (write && w_job) begin
                regs_job_id <= {
                    w_strb[2] ? w_data[23:16] : regs_job_id[23:16],
                    w_strb[1] ? w_data[15:8] : regs_job_id[15:8],
                    w_strb[0] ? w_data[7:0] : regs_job_id[7:0]
                };
            end
            regs_interrupts_latched <= regs_interrupts_latched || hw_interrupts_latched;
            regs_interrupts_not_sent <= regs_interrupts_not_sent || hw_interrupts_not_sent;
            regs_interrupts_misfit <= regs_interrupts_misfit || hw_interrupts_misfit;
            regs_interrupts_warned <= regs_interrupts_warned || hw_interrupts_warned;
            regs_interrupts_upset <= regs_interrupts_upset || hw_interrupts_upset;
            regs_interrupts_self_test_failed <= regs_interrupts_self_test_failed || hw_interrupts_self_test_failed;
            if (write && w_interrupts) begin
                regs_interrupts_latched <= regs_interrupts_latched_term || hw_interrupts_latched;
                regs_interrupts_not_sent <= regs_interrupts_not_sent_term || hw_interrupts_not_sent;
                regs_interrupts_misfit <= regs_interrupts_misfit_term || hw_interrupts_misfit;
                regs_interrupts_warned <= regs_interrupts_warned_term || hw_interrupts_warned;
                regs_interrupts_upset <= regs_interrupts_upset_term || hw_interrupts_upset;
                regs_interrupts_self_test_failed <= regs_interrupts_self_test_failed_term || hw_interrupts_self_test_failed;
            end
            if (write && w_interrupt_enable) begin
                if (w_strb[0]) begin
                    regs_interrupt_enable_latched <= w_data[0];
                    regs_interrupt_enable_not_sent <= w_data[1];
                    regs_interrupt_enable_misfit <= w_data[2];
                    regs_interrupt_enable_warned <= w_data[3];
                    regs_interrupt_enable_upset <= w_data[4];
                    regs_interrupt_enable_self_test_failed <= w_data[5];
                end
            end
            regs_counter_select_index_written <= 1'b0;
            if (write && w_counter_select) begin
                regs_counter_select_index_written <= w_strb[0];
            end
            if (write && w_derivations) begin
                if (w_strb[2]) begin
                    regs_derivations_burst <= w_data[23:16];
                end
                regs_derivations_interval <= {
                    w_strb[1] ? w_data[15:8] : regs_derivations_interval[15:8],
                    w_strb[0] ? w_data[7:0] : regs_derivations_interval[7:0]
                };
            end
            if (write && w_domain_ahead) begin
                regs_domain_ahead_epochs <= {
                    w_strb[1] ? w_data[15:8] : regs_domain_ahead_epochs[15:8],
                    w_strb[0] ? w_data[7:0] : regs_domain_ahead_epochs[7:0]
                };
            end
            if (write && w_failure_window) begin
                regs_failure_window_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_failure_window_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_failure_window_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_failure_window_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_failure_window_clocks[7:0]
                };
            end
            if (write && w_domain_warning) begin
                regs_domain_warning_failures <= {
                    w_strb[1] ? w_data[15:8] : regs_domain_warning_failures[15:8],
                    w_strb[0] ? w_data[7:0] : regs_domain_warning_failures[7:0]
                };
            end
            regs_lock_commands_written <= 1'b0;
            if (write && w_lock) begin
                regs_lock_commands_written <= w_strb[0];
            end
            regs_key_0_word_written <= 1'b0;
            if (write && w_key_0) begin
                regs_key_0_word_written <= regs_key_0_word_written_term;
            end
            regs_key_1_word_written <= 1'b0;
            if (write && w_key_1) begin
                regs_key_1_word_written <= regs_key_0_word_written_term;
            end
            regs_key_2_word_written <= 1'b0;
            if (write && w_key_2) begin
                regs_key_2_word_written <= regs_key_0_word_written_term;
            end
            regs_key_3_word_written <= 1'b0;
            if (write && w_key_3) begin
                regs_key_3_word_written <= regs_key_0_word_written_term;
            end
            regs_key_4_word_written <= 1'b0;
            if (write && w_key_4) begin
                regs_key_4_word_written <= regs_key_0_word_written_term;
            end
            regs_key_5_word_written <= 1'b0;
            if (write && w_key_5) begin
                regs_key_5_word_written <= regs_key_0_word_written_term;
            end
            regs_key_6_word_written <= 1'b0;
            if (write && w_key_6) begin
                regs_key_6_word_written <= regs_key_0_word_written_term;
            end
            regs_key_7_word_written <= 1'b0;
            if (write && w_key_7) begin
                regs_key_7_word_written <= regs_key_0_word_written_term;
            end
            regs_iv_mask_0_word_written <= 1'b0;
            if (write && w_iv_mask_0) begin
                regs_iv_mask_0_word_written <= regs_key_0_word_written_term;
            end
            regs_iv_mask_1_word_written <= 1'b0;
            if (write && w_iv_mask_1) begin
                regs_iv_mask_1_word_written <= regs_key_0_word_written_term;
            end
            regs_iv_mask_2_word_written <= 1'b0;
            if (write && w_iv_mask_2) begin
                regs_iv_mask_2_word_written <= regs_key_0_word_written_term;
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
            w_data <= 32'd0;
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_10 || w_iv_mask_2) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (write && w_command) begin
            regs_command_operation_value <= w_strb[0] ? w_data[3:0] : hw_command_operation;
        end
        if (write && w_counter_select) begin
            regs_counter_select_index_value <= w_strb[0] ? w_data[4:0] : hw_counter_select_index;
        end
        if (write && w_lock) begin
            regs_lock_commands_value <= w_strb[0] ? w_data[1:0] : hw_lock_commands;
        end
        regs_key_0_word_value <= 32'd0;
        if (write && w_key_0) begin
            regs_key_0_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_0_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_0_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_0_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_0_word[7:0]
            };
        end
        regs_key_1_word_value <= 32'd0;
        if (write && w_key_1) begin
            regs_key_1_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_1_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_1_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_1_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_1_word[7:0]
            };
        end
        regs_key_2_word_value <= 32'd0;
        if (write && w_key_2) begin
            regs_key_2_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_2_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_2_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_2_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_2_word[7:0]
            };
        end
        regs_key_3_word_value <= 32'd0;
        if (write && w_key_3) begin
            regs_key_3_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_3_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_3_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_3_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_3_word[7:0]
            };
        end
        regs_key_4_word_value <= 32'd0;
        if (write && w_key_4) begin
            regs_key_4_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_4_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_4_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_4_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_4_word[7:0]
            };
        end
        regs_key_5_word_value <= 32'd0;
        if (write && w_key_5) begin
            regs_key_5_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_5_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_5_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_5_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_5_word[7:0]
            };
        end
        regs_key_6_word_value <= 32'd0;
        if (write && w_key_6) begin
            regs_key_6_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_6_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_6_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_6_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_6_word[7:0]
            };
        end
        regs_key_7_word_value <= 32'd0;
        if (write && w_key_7) begin
            regs_key_7_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_7_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_7_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_7_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_7_word[7:0]
            };
        end
        regs_iv_mask_0_word_value <= 32'd0;
        if (write && w_iv_mask_0) begin
            regs_iv_mask_0_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_iv_mask_0_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_iv_mask_0_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_iv_mask_0_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_iv_mask_0_word[7:0]
            };
        end
        regs_iv_mask_1_word_value <= 32'd0;
        if (write && w_iv_mask_1) begin
            regs_iv_mask_1_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_iv_mask_1_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_iv_mask_1_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_iv_mask_1_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_iv_mask_1_word[7:0]
            };
        end
        regs_iv_mask_2_word_value <= 32'd0;
        if (write && w_iv_mask_2) begin
            regs_iv_mask_2_word_value <= {
                w_strb[3] ? w_data[31:24] : hw_iv_mask_2_word[31:24],
                w_strb[2] ? w_data[23:16] : hw_iv_mask_2_word[23:16],
                w_strb[1] ? w_data[15:8] : hw_iv_mask_2_word[15:8],
                w_strb[0] ? w_data[7:0] : hw_iv_mask_2_word[7:0]
            };
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 6'd0) begin
                s_axi_rdata <= {28'd0, hw_command_operation};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd1) begin
                s_axi_rdata <= {23'd0, regs_target_an, regs_target_entry};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd2) begin
                s_axi_rdata <= {28'd0, hw_status_self_test, hw_status_refused, hw_status_ready};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= {8'd0, regs_domain_sdi};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= {
                    16'd0,
                    regs_domain_mode_crypt_offset,
                    2'd0,
                    regs_domain_mode_associations,
                    regs_domain_mode_udp_aad,
                    regs_domain_mode_mode
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {regs_domain_epoch_epoch_1, regs_domain_epoch_epoch_0};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd6) begin
                s_axi_rdata <= {regs_domain_limits_epoch_lifetime, regs_domain_limits_failures};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd7) begin
                s_axi_rdata <= regs_rekey_mask_low_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd8) begin
                s_axi_rdata <= {10'd0, regs_rekey_mask_high_shift, regs_rekey_mask_high_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd9) begin
                s_axi_rdata <= regs_number_next_low_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd10) begin
                s_axi_rdata <= {15'd0, regs_number_next_high_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd11) begin
                s_axi_rdata <= regs_number_limit_low_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd12) begin
                s_axi_rdata <= {15'd0, regs_number_limit_high_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd13) begin
                s_axi_rdata <= {8'd0, regs_job_id};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd14) begin
                s_axi_rdata <= hw_latched_entries;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd15) begin
                s_axi_rdata <= {
                    26'd0,
                    regs_interrupts_self_test_failed,
                    regs_interrupts_upset,
                    regs_interrupts_warned,
                    regs_interrupts_misfit,
                    regs_interrupts_not_sent,
                    regs_interrupts_latched
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= {
                    26'd0,
                    regs_interrupt_enable_self_test_failed,
                    regs_interrupt_enable_upset,
                    regs_interrupt_enable_warned,
                    regs_interrupt_enable_misfit,
                    regs_interrupt_enable_not_sent,
                    regs_interrupt_enable_latched
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd17) begin
                s_axi_rdata <= {27'd0, hw_counter_select_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd18) begin
                s_axi_rdata <= hw_counter_low_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd19) begin
                s_axi_rdata <= {hw_counter_high_taken, 15'd0, hw_counter_high_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd20) begin
                s_axi_rdata <= {8'd0, regs_derivations_burst, regs_derivations_interval};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd21) begin
                s_axi_rdata <= {16'd0, regs_domain_ahead_epochs};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd22) begin
                s_axi_rdata <= regs_failure_window_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd23) begin
                s_axi_rdata <= {16'd0, regs_domain_warning_failures};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd24) begin
                s_axi_rdata <= hw_warned_entries;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd25) begin
                s_axi_rdata <= {30'd0, hw_lock_commands};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd32) begin
                s_axi_rdata <= hw_key_0_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd33) begin
                s_axi_rdata <= hw_key_1_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd34) begin
                s_axi_rdata <= hw_key_2_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd35) begin
                s_axi_rdata <= hw_key_3_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd36) begin
                s_axi_rdata <= hw_key_4_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd37) begin
                s_axi_rdata <= hw_key_5_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd38) begin
                s_axi_rdata <= hw_key_6_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd39) begin
                s_axi_rdata <= hw_key_7_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd40) begin
                s_axi_rdata <= hw_iv_mask_0_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd41) begin
                s_axi_rdata <= hw_iv_mask_1_word;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd42) begin
                s_axi_rdata <= hw_iv_mask_2_word;
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
