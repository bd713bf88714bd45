// Registers and counters of the TSS layer behind AXI4-Lite, and its interrupt.
`default_nettype none

module tss_control_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         quiet,
    input  wire         keeps,
    input  wire         elsewhere,
    input  wire         again,
    input  wire         privileged_only,
    input  wire         ready,
    input  wire         clear,
    input  wire         self_test_passed,
    input  wire         self_test_failed,
    input  wire         numbers_refused,
    input  wire         job_refused,
    input  wire  [15:0] latched,
    input  wire  [15:0] warned,
    input  wire         not_sent,
    input  wire         misfit,
    input  wire         upset,
    input  wire         counts_in_ok,
    input  wire  [13:0] counts_in_octets,
    input  wire         counts_in_auth_fail,
    input  wire         counts_in_late,
    input  wire   [1:0] counts_in_invalid,
    input  wire         counts_in_invalid_sa,
    input  wire         counts_in_binding_failure,
    input  wire         counts_out_ok,
    input  wire  [13:0] counts_out_octets,
    input  wire         counts_out_invoke_fail,
    input  wire         counts_in_latched,
    input  wire         counts_in_trimmed,
    input  wire         counts_out_misfit,
    input  wire         counts_in_key_missed,
    input  wire         counts_out_key_missed,
    input  wire         counts_in_unkeyed,
    input  wire         counts_in_early,
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
    output reg          irq,
    output wire         check_enable,
    output wire   [4:0] check_association,
    output wire [255:0] check_key,
    output wire  [15:0] budget_interval,
    output wire   [7:0] budget_burst,
    output wire  [31:0] failure_window,
    output wire         zeroise,
    input  wire   [7:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire   [7:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready,
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

    reg   [15:0] latched_then;
    reg          failed_then;
    reg   [15:0] warned_then;
    reg    [4:0] select;
    reg          locked_keys;
    reg          locked_domains;
    wire   [3:0] registers_regs_command_operation_value;
    wire         registers_regs_command_operation_written;
    wire   [7:0] registers_regs_target_entry;
    wire         registers_regs_target_an;
    wire  [23:0] registers_regs_domain_sdi;
    wire   [1:0] registers_regs_domain_mode_mode;
    wire   [1:0] registers_regs_domain_mode_udp_aad;
    wire   [1:0] registers_regs_domain_mode_associations;
    wire   [7:0] registers_regs_domain_mode_crypt_offset;
    wire  [15:0] registers_regs_domain_epoch_epoch_0;
    wire  [15:0] registers_regs_domain_epoch_epoch_1;
    wire  [15:0] registers_regs_domain_limits_failures;
    wire  [15:0] registers_regs_domain_limits_epoch_lifetime;
    wire  [31:0] registers_regs_rekey_mask_low_count;
    wire  [15:0] registers_regs_rekey_mask_high_count;
    wire   [5:0] registers_regs_rekey_mask_high_shift;
    wire  [31:0] registers_regs_number_next_low_count;
    wire  [16:0] registers_regs_number_next_high_count;
    wire  [31:0] registers_regs_number_limit_low_count;
    wire  [16:0] registers_regs_number_limit_high_count;
    wire  [23:0] registers_regs_job_id;
    wire         registers_regs_interrupts_latched;
    wire         registers_regs_interrupts_not_sent;
    wire         registers_regs_interrupts_misfit;
    wire         registers_regs_interrupts_warned;
    wire         registers_regs_interrupts_upset;
    wire         registers_regs_interrupts_self_test_failed;
    wire         registers_regs_interrupt_enable_latched;
    wire         registers_regs_interrupt_enable_not_sent;
    wire         registers_regs_interrupt_enable_misfit;
    wire         registers_regs_interrupt_enable_warned;
    wire         registers_regs_interrupt_enable_upset;
    wire         registers_regs_interrupt_enable_self_test_failed;
    wire   [4:0] registers_regs_counter_select_index_value;
    wire         registers_regs_counter_select_index_written;
    wire  [15:0] registers_regs_derivations_interval;
    wire   [7:0] registers_regs_derivations_burst;
    wire  [15:0] registers_regs_domain_ahead_epochs;
    wire  [31:0] registers_regs_failure_window_clocks;
    wire  [15:0] registers_regs_domain_warning_failures;
    wire   [1:0] registers_regs_lock_commands_value;
    wire         registers_regs_lock_commands_written;
    wire  [31:0] registers_regs_key_0_word_value;
    wire         registers_regs_key_0_word_written;
    wire  [31:0] registers_regs_key_1_word_value;
    wire         registers_regs_key_1_word_written;
    wire  [31:0] registers_regs_key_2_word_value;
    wire         registers_regs_key_2_word_written;
    wire  [31:0] registers_regs_key_3_word_value;
    wire         registers_regs_key_3_word_written;
    wire  [31:0] registers_regs_key_4_word_value;
    wire         registers_regs_key_4_word_written;
    wire  [31:0] registers_regs_key_5_word_value;
    wire         registers_regs_key_5_word_written;
    wire  [31:0] registers_regs_key_6_word_value;
    wire         registers_regs_key_6_word_written;
    wire  [31:0] registers_regs_key_7_word_value;
    wire         registers_regs_key_7_word_written;
    wire  [31:0] registers_regs_iv_mask_0_word_value;
    wire         registers_regs_iv_mask_0_word_written;
    wire  [31:0] registers_regs_iv_mask_1_word_value;
    wire         registers_regs_iv_mask_1_word_written;
    wire  [31:0] registers_regs_iv_mask_2_word_value;
    wire         registers_regs_iv_mask_2_word_written;
    wire         registers_s_axi_awready;
    wire         registers_s_axi_wready;
    wire   [1:0] registers_s_axi_bresp;
    wire         registers_s_axi_bvalid;
    wire         registers_s_axi_arready;
    wire  [31:0] registers_s_axi_rdata;
    wire   [1:0] registers_s_axi_rresp;
    wire         registers_s_axi_rvalid;
    reg   [31:0] gathered_key_0;
    reg          has_key_0;
    reg   [31:0] gathered_key_1;
    reg          has_key_1;
    reg   [31:0] gathered_key_2;
    reg          has_key_2;
    reg   [31:0] gathered_key_3;
    reg          has_key_3;
    reg   [31:0] gathered_key_4;
    reg          has_key_4;
    reg   [31:0] gathered_key_5;
    reg          has_key_5;
    reg   [31:0] gathered_key_6;
    reg          has_key_6;
    reg   [31:0] gathered_key_7;
    reg          has_key_7;
    reg   [31:0] gathered_iv_mask_0;
    reg          has_iv_mask_0;
    reg   [31:0] gathered_iv_mask_1;
    reg          has_iv_mask_1;
    reg   [31:0] gathered_iv_mask_2;
    reg          has_iv_mask_2;
    wire         management_busy;
    wire         management_refused;
    wire         management_hold;
    wire         management_domain_enable;
    wire   [3:0] management_domain_index;
    wire         management_domain_used;
    wire  [23:0] management_domain_sdi;
    wire   [1:0] management_domain_domain_mode;
    wire   [1:0] management_domain_domain_associations;
    wire   [7:0] management_domain_domain_crypt_offset;
    wire   [1:0] management_domain_domain_udp_aad;
    wire  [15:0] management_domain_domain_epoch_0;
    wire  [15:0] management_domain_domain_epoch_1;
    wire  [15:0] management_domain_domain_max_epoch_lifetime;
    wire  [15:0] management_domain_domain_max_epoch_ahead;
    wire  [47:0] management_domain_domain_rekey_mask;
    wire   [5:0] management_domain_domain_rekey_shift;
    wire         management_association_enable;
    wire         management_association_there;
    wire   [4:0] management_association_association;
    wire [255:0] management_association_key_key;
    wire  [95:0] management_association_key_iv_mask;
    wire         management_check_enable;
    wire   [4:0] management_check_association;
    wire [255:0] management_check_key;
    wire         management_command_ready;
    wire   [4:0] management_numbers_payload_context;
    wire   [1:0] management_numbers_payload_kind;
    wire  [48:0] management_numbers_payload_next;
    wire  [48:0] management_numbers_payload_limit;
    wire         management_numbers_valid;
    wire   [3:0] management_failures_payload_index;
    wire         management_failures_payload_kind;
    wire  [15:0] management_failures_payload_limit;
    wire  [15:0] management_failures_payload_warning;
    wire         management_failures_valid;
    wire  [23:0] management_bindings_payload_job;
    wire         management_bindings_payload_bound;
    wire  [23:0] management_bindings_payload_sdi;
    wire         management_bindings_valid;
    reg    [3:0] operation;
    wire         counters_taken;
    wire  [47:0] counters_snapshot;

    wire  [3:0] shown_operation = operation & {4{management_busy}};
    wire        shown_refused = management_refused;
    wire        shown_taken = counters_taken;
    wire [47:0] shown_snapshot = counters_snapshot;
    wire        begins = registers_regs_command_operation_written && management_command_ready;
    wire        commanded_below = registers_regs_command_operation_value < 4'd9;
    wire  [3:0] commanded = registers_regs_command_operation_value & {4{commanded_below}};
    wire        takes_secrets = begins && commanded == 4'd3;
    wire  [7:0] whole_word = {has_key_0, has_key_1, has_key_2, has_key_3, has_key_4, has_key_5, has_key_6, has_key_7};
    wire  [2:0] whole_word_2 = {has_iv_mask_0, has_iv_mask_1, has_iv_mask_2};
    wire        whole = (&whole_word) && ((&whole_word_2) || !(|whole_word_2));
    wire        zeroises = registers_regs_command_operation_written && commanded == 4'd8;
    wire        takes_secrets_or_clear = takes_secrets || clear;
    wire  [5:0] irq_word = {
        registers_regs_interrupts_latched,
        registers_regs_interrupts_not_sent,
        registers_regs_interrupts_misfit,
        registers_regs_interrupts_warned,
        registers_regs_interrupts_upset,
        registers_regs_interrupts_self_test_failed
    };
    wire  [5:0] irq_word_2 = {
        registers_regs_interrupt_enable_latched,
        registers_regs_interrupt_enable_not_sent,
        registers_regs_interrupt_enable_misfit,
        registers_regs_interrupt_enable_warned,
        registers_regs_interrupt_enable_upset,
        registers_regs_interrupt_enable_self_test_failed
    };

    tss_registers registers (
        .clk                                    (clk),
        .rst                                    (rst),
        .hw_command_operation                   (shown_operation),
        .hw_status_ready                        (ready),
        .hw_status_refused                      (shown_refused),
        .hw_status_self_test                    ({self_test_failed, self_test_passed}),
        .hw_latched_entries                     ({16'd0, latched}),
        .hw_interrupts_latched                  (|(latched & ~latched_then)),
        .hw_interrupts_not_sent                 (not_sent),
        .hw_interrupts_misfit                   (misfit),
        .hw_interrupts_warned                   (|(warned & ~warned_then)),
        .hw_interrupts_upset                    (upset),
        .hw_interrupts_self_test_failed         (self_test_failed && !failed_then),
        .hw_counter_select_index                (select),
        .hw_counter_low_count                   (shown_snapshot[31:0]),
        .hw_counter_high_count                  (shown_snapshot[47:32]),
        .hw_counter_high_taken                  (shown_taken),
        .hw_warned_entries                      ({16'd0, warned}),
        .hw_lock_commands                       ({locked_keys, locked_domains}),
        .hw_key_0_word                          (32'd0),
        .hw_key_1_word                          (32'd0),
        .hw_key_2_word                          (32'd0),
        .hw_key_3_word                          (32'd0),
        .hw_key_4_word                          (32'd0),
        .hw_key_5_word                          (32'd0),
        .hw_key_6_word                          (32'd0),
        .hw_key_7_word                          (32'd0),
        .hw_iv_mask_0_word                      (32'd0),
        .hw_iv_mask_1_word                      (32'd0),
        .hw_iv_mask_2_word                      (32'd0),
        .regs_command_operation_value           (registers_regs_command_operation_value),
        .regs_command_operation_written         (registers_regs_command_operation_written),
        .regs_target_entry                      (registers_regs_target_entry),
        .regs_target_an                         (registers_regs_target_an),
        .regs_domain_sdi                        (registers_regs_domain_sdi),
        .regs_domain_mode_mode                  (registers_regs_domain_mode_mode),
        .regs_domain_mode_udp_aad               (registers_regs_domain_mode_udp_aad),
        .regs_domain_mode_associations          (registers_regs_domain_mode_associations),
        .regs_domain_mode_crypt_offset          (registers_regs_domain_mode_crypt_offset),
        .regs_domain_epoch_epoch_0              (registers_regs_domain_epoch_epoch_0),
        .regs_domain_epoch_epoch_1              (registers_regs_domain_epoch_epoch_1),
        .regs_domain_limits_failures            (registers_regs_domain_limits_failures),
        .regs_domain_limits_epoch_lifetime      (registers_regs_domain_limits_epoch_lifetime),
        .regs_rekey_mask_low_count              (registers_regs_rekey_mask_low_count),
        .regs_rekey_mask_high_count             (registers_regs_rekey_mask_high_count),
        .regs_rekey_mask_high_shift             (registers_regs_rekey_mask_high_shift),
        .regs_number_next_low_count             (registers_regs_number_next_low_count),
        .regs_number_next_high_count            (registers_regs_number_next_high_count),
        .regs_number_limit_low_count            (registers_regs_number_limit_low_count),
        .regs_number_limit_high_count           (registers_regs_number_limit_high_count),
        .regs_job_id                            (registers_regs_job_id),
        .regs_interrupts_latched                (registers_regs_interrupts_latched),
        .regs_interrupts_not_sent               (registers_regs_interrupts_not_sent),
        .regs_interrupts_misfit                 (registers_regs_interrupts_misfit),
        .regs_interrupts_warned                 (registers_regs_interrupts_warned),
        .regs_interrupts_upset                  (registers_regs_interrupts_upset),
        .regs_interrupts_self_test_failed       (registers_regs_interrupts_self_test_failed),
        .regs_interrupt_enable_latched          (registers_regs_interrupt_enable_latched),
        .regs_interrupt_enable_not_sent         (registers_regs_interrupt_enable_not_sent),
        .regs_interrupt_enable_misfit           (registers_regs_interrupt_enable_misfit),
        .regs_interrupt_enable_warned           (registers_regs_interrupt_enable_warned),
        .regs_interrupt_enable_upset            (registers_regs_interrupt_enable_upset),
        .regs_interrupt_enable_self_test_failed (registers_regs_interrupt_enable_self_test_failed),
        .regs_counter_select_index_value        (registers_regs_counter_select_index_value),
        .regs_counter_select_index_written      (registers_regs_counter_select_index_written),
        .regs_derivations_interval              (registers_regs_derivations_interval),
        .regs_derivations_burst                 (registers_regs_derivations_burst),
        .regs_domain_ahead_epochs               (registers_regs_domain_ahead_epochs),
        .regs_failure_window_clocks             (registers_regs_failure_window_clocks),
        .regs_domain_warning_failures           (registers_regs_domain_warning_failures),
        .regs_lock_commands_value               (registers_regs_lock_commands_value),
        .regs_lock_commands_written             (registers_regs_lock_commands_written),
        .regs_key_0_word_value                  (registers_regs_key_0_word_value),
        .regs_key_0_word_written                (registers_regs_key_0_word_written),
        .regs_key_1_word_value                  (registers_regs_key_1_word_value),
        .regs_key_1_word_written                (registers_regs_key_1_word_written),
        .regs_key_2_word_value                  (registers_regs_key_2_word_value),
        .regs_key_2_word_written                (registers_regs_key_2_word_written),
        .regs_key_3_word_value                  (registers_regs_key_3_word_value),
        .regs_key_3_word_written                (registers_regs_key_3_word_written),
        .regs_key_4_word_value                  (registers_regs_key_4_word_value),
        .regs_key_4_word_written                (registers_regs_key_4_word_written),
        .regs_key_5_word_value                  (registers_regs_key_5_word_value),
        .regs_key_5_word_written                (registers_regs_key_5_word_written),
        .regs_key_6_word_value                  (registers_regs_key_6_word_value),
        .regs_key_6_word_written                (registers_regs_key_6_word_written),
        .regs_key_7_word_value                  (registers_regs_key_7_word_value),
        .regs_key_7_word_written                (registers_regs_key_7_word_written),
        .regs_iv_mask_0_word_value              (registers_regs_iv_mask_0_word_value),
        .regs_iv_mask_0_word_written            (registers_regs_iv_mask_0_word_written),
        .regs_iv_mask_1_word_value              (registers_regs_iv_mask_1_word_value),
        .regs_iv_mask_1_word_written            (registers_regs_iv_mask_1_word_written),
        .regs_iv_mask_2_word_value              (registers_regs_iv_mask_2_word_value),
        .regs_iv_mask_2_word_written            (registers_regs_iv_mask_2_word_written),
        .s_axi_awaddr                           (privileged_only && !s_axi_awprot[0] ? 8'd252 : s_axi_awaddr),
        .s_axi_awprot                           (s_axi_awprot),
        .s_axi_awvalid                          (s_axi_awvalid),
        .s_axi_awready                          (registers_s_axi_awready),
        .s_axi_wdata                            (s_axi_wdata),
        .s_axi_wstrb                            (s_axi_wstrb),
        .s_axi_wvalid                           (s_axi_wvalid),
        .s_axi_wready                           (registers_s_axi_wready),
        .s_axi_bresp                            (registers_s_axi_bresp),
        .s_axi_bvalid                           (registers_s_axi_bvalid),
        .s_axi_bready                           (s_axi_bready),
        .s_axi_araddr                           (privileged_only && !s_axi_arprot[0] ? 8'd252 : s_axi_araddr),
        .s_axi_arprot                           (s_axi_arprot),
        .s_axi_arvalid                          (s_axi_arvalid),
        .s_axi_arready                          (registers_s_axi_arready),
        .s_axi_rdata                            (registers_s_axi_rdata),
        .s_axi_rresp                            (registers_s_axi_rresp),
        .s_axi_rvalid                           (registers_s_axi_rvalid),
        .s_axi_rready                           (s_axi_rready)
    );

    tss_management_n16 management (
        .clk                                       (clk),
        .rst                                       (rst),
        .quiet                                     (quiet),
        .keeps                                     (keeps),
        .clear                                     (clear),
        .numbers_refused                           (numbers_refused),
        .job_refused                               (job_refused),
        .key_whole                                 (whole),
        .elsewhere                                 (elsewhere),
        .again                                     (again),
        .locked_keys                               (locked_keys),
        .locked_domains                            (locked_domains),
        .busy                                      (management_busy),
        .refused                                   (management_refused),
        .hold                                      (management_hold),
        .domain_enable                             (management_domain_enable),
        .domain_index                              (management_domain_index),
        .domain_used                               (management_domain_used),
        .domain_sdi                                (management_domain_sdi),
        .domain_domain_mode                        (management_domain_domain_mode),
        .domain_domain_associations                (management_domain_domain_associations),
        .domain_domain_crypt_offset                (management_domain_domain_crypt_offset),
        .domain_domain_udp_aad                     (management_domain_domain_udp_aad),
        .domain_domain_epoch_0                     (management_domain_domain_epoch_0),
        .domain_domain_epoch_1                     (management_domain_domain_epoch_1),
        .domain_domain_max_epoch_lifetime          (management_domain_domain_max_epoch_lifetime),
        .domain_domain_max_epoch_ahead             (management_domain_domain_max_epoch_ahead),
        .domain_domain_rekey_mask                  (management_domain_domain_rekey_mask),
        .domain_domain_rekey_shift                 (management_domain_domain_rekey_shift),
        .association_enable                        (management_association_enable),
        .association_there                         (management_association_there),
        .association_association                   (management_association_association),
        .association_key_key                       (management_association_key_key),
        .association_key_iv_mask                   (management_association_key_iv_mask),
        .check_enable                              (management_check_enable),
        .check_association                         (management_check_association),
        .check_key                                 (management_check_key),
        .command_payload_operation                 (commanded),
        .command_payload_entry                     (registers_regs_target_entry[3:0]),
        .command_payload_an                        (registers_regs_target_an),
        .command_payload_sdi                       (registers_regs_domain_sdi),
        .command_payload_domain_mode               (registers_regs_domain_mode_mode),
        .command_payload_domain_associations       (registers_regs_domain_mode_associations),
        .command_payload_domain_crypt_offset       (registers_regs_domain_mode_crypt_offset),
        .command_payload_domain_udp_aad            (registers_regs_domain_mode_udp_aad),
        .command_payload_domain_epoch_0            (registers_regs_domain_epoch_epoch_0),
        .command_payload_domain_epoch_1            (registers_regs_domain_epoch_epoch_1),
        .command_payload_domain_max_epoch_lifetime (registers_regs_domain_limits_epoch_lifetime),
        .command_payload_domain_max_epoch_ahead    (registers_regs_domain_ahead_epochs),
        .command_payload_domain_rekey_mask         ({registers_regs_rekey_mask_high_count, registers_regs_rekey_mask_low_count}),
        .command_payload_domain_rekey_shift        (registers_regs_rekey_mask_high_shift),
        .command_payload_failure_limit             (registers_regs_domain_limits_failures),
        .command_payload_failure_warning           (registers_regs_domain_warning_failures),
        .command_payload_key_key                   ({
        gathered_key_0,
        gathered_key_1,
        gathered_key_2,
        gathered_key_3,
        gathered_key_4,
        gathered_key_5,
        gathered_key_6,
        gathered_key_7
    }),
        .command_payload_key_iv_mask               ({gathered_iv_mask_0, gathered_iv_mask_1, gathered_iv_mask_2}),
        .command_payload_next                      ({registers_regs_number_next_high_count, registers_regs_number_next_low_count}),
        .command_payload_limit                     ({registers_regs_number_limit_high_count, registers_regs_number_limit_low_count}),
        .command_payload_job                       (registers_regs_job_id),
        .command_valid                             (registers_regs_command_operation_written),
        .command_ready                             (management_command_ready),
        .numbers_payload_context                   (management_numbers_payload_context),
        .numbers_payload_kind                      (management_numbers_payload_kind),
        .numbers_payload_next                      (management_numbers_payload_next),
        .numbers_payload_limit                     (management_numbers_payload_limit),
        .numbers_valid                             (management_numbers_valid),
        .numbers_ready                             (numbers_ready),
        .failures_payload_index                    (management_failures_payload_index),
        .failures_payload_kind                     (management_failures_payload_kind),
        .failures_payload_limit                    (management_failures_payload_limit),
        .failures_payload_warning                  (management_failures_payload_warning),
        .failures_valid                            (management_failures_valid),
        .failures_ready                            (failures_ready),
        .bindings_payload_job                      (management_bindings_payload_job),
        .bindings_payload_bound                    (management_bindings_payload_bound),
        .bindings_payload_sdi                      (management_bindings_payload_sdi),
        .bindings_valid                            (management_bindings_valid),
        .bindings_ready                            (bindings_ready)
    );

    tss_counters_w48 counters (
        .clk                       (clk),
        .rst                       (rst),
        .counts_in_ok              (counts_in_ok),
        .counts_in_octets          (counts_in_octets),
        .counts_in_auth_fail       (counts_in_auth_fail),
        .counts_in_late            (counts_in_late),
        .counts_in_invalid         (counts_in_invalid),
        .counts_in_invalid_sa      (counts_in_invalid_sa),
        .counts_in_binding_failure (counts_in_binding_failure),
        .counts_out_ok             (counts_out_ok),
        .counts_out_octets         (counts_out_octets),
        .counts_out_invoke_fail    (counts_out_invoke_fail),
        .counts_in_latched         (counts_in_latched),
        .counts_in_trimmed         (counts_in_trimmed),
        .counts_out_misfit         (counts_out_misfit),
        .counts_in_key_missed      (counts_in_key_missed),
        .counts_out_key_missed     (counts_out_key_missed),
        .counts_in_unkeyed         (counts_in_unkeyed),
        .counts_in_early           (counts_in_early),
        .take                      (registers_regs_counter_select_index_written),
        .index                     (registers_regs_counter_select_index_value),
        .taken                     (counters_taken),
        .snapshot                  (counters_snapshot)
    );

    always @(posedge clk) begin
        if (rst) begin
            latched_then <= 16'd0;
            failed_then <= 1'b0;
            warned_then <= 16'd0;
            select <= 5'd0;
            locked_keys <= 1'b0;
            locked_domains <= 1'b0;
            gathered_key_0 <= 32'd0;
            has_key_0 <= 1'b0;
            gathered_key_1 <= 32'd0;
            has_key_1 <= 1'b0;
            gathered_key_2 <= 32'd0;
            has_key_2 <= 1'b0;
            gathered_key_3 <= 32'd0;
            has_key_3 <= 1'b0;
            gathered_key_4 <= 32'd0;
            has_key_4 <= 1'b0;
            gathered_key_5 <= 32'd0;
            has_key_5 <= 1'b0;
            gathered_key_6 <= 32'd0;
            has_key_6 <= 1'b0;
            gathered_key_7 <= 32'd0;
            has_key_7 <= 1'b0;
            gathered_iv_mask_0 <= 32'd0;
            has_iv_mask_0 <= 1'b0;
            gathered_iv_mask_1 <= 32'd0;
            has_iv_mask_1 <= 1'b0;
            gathered_iv_mask_2 <= 32'd0;
            has_iv_mask_2 <= 1'b0;
            operation <= 4'd0;
            irq <= 1'b0;
        end else begin
            latched_then <= latched;
            failed_then <= self_test_failed;
            warned_then <= warned;
            if (registers_regs_lock_commands_written) begin
                locked_keys <= locked_keys || registers_regs_lock_commands_value[1];
                locked_domains <= locked_domains || registers_regs_lock_commands_value[0];
            end
            if (takes_secrets_or_clear) begin
                gathered_key_0 <= 32'd0;
                has_key_0 <= 1'b0;
            end
            if (registers_regs_key_0_word_written && !clear) begin
                gathered_key_0 <= registers_regs_key_0_word_value;
                has_key_0 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_1 <= 32'd0;
                has_key_1 <= 1'b0;
            end
            if (registers_regs_key_1_word_written && !clear) begin
                gathered_key_1 <= registers_regs_key_1_word_value;
                has_key_1 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_2 <= 32'd0;
                has_key_2 <= 1'b0;
            end
            if (registers_regs_key_2_word_written && !clear) begin
                gathered_key_2 <= registers_regs_key_2_word_value;
                has_key_2 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_3 <= 32'd0;
                has_key_3 <= 1'b0;
            end
            if (registers_regs_key_3_word_written && !clear) begin
                gathered_key_3 <= registers_regs_key_3_word_value;
                has_key_3 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_4 <= 32'd0;
                has_key_4 <= 1'b0;
            end
            if (registers_regs_key_4_word_written && !clear) begin
                gathered_key_4 <= registers_regs_key_4_word_value;
                has_key_4 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_5 <= 32'd0;
                has_key_5 <= 1'b0;
            end
            if (registers_regs_key_5_word_written && !clear) begin
                gathered_key_5 <= registers_regs_key_5_word_value;
                has_key_5 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_6 <= 32'd0;
                has_key_6 <= 1'b0;
            end
            if (registers_regs_key_6_word_written && !clear) begin
                gathered_key_6 <= registers_regs_key_6_word_value;
                has_key_6 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_key_7 <= 32'd0;
                has_key_7 <= 1'b0;
            end
            if (registers_regs_key_7_word_written && !clear) begin
                gathered_key_7 <= registers_regs_key_7_word_value;
                has_key_7 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_iv_mask_0 <= 32'd0;
                has_iv_mask_0 <= 1'b0;
            end
            if (registers_regs_iv_mask_0_word_written && !clear) begin
                gathered_iv_mask_0 <= registers_regs_iv_mask_0_word_value;
                has_iv_mask_0 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_iv_mask_1 <= 32'd0;
                has_iv_mask_1 <= 1'b0;
            end
            if (registers_regs_iv_mask_1_word_written && !clear) begin
                gathered_iv_mask_1 <= registers_regs_iv_mask_1_word_value;
                has_iv_mask_1 <= 1'b1;
            end
            if (takes_secrets_or_clear) begin
                gathered_iv_mask_2 <= 32'd0;
                has_iv_mask_2 <= 1'b0;
            end
            if (registers_regs_iv_mask_2_word_written && !clear) begin
                gathered_iv_mask_2 <= registers_regs_iv_mask_2_word_value;
                has_iv_mask_2 <= 1'b1;
            end
            if (begins) begin
                operation <= commanded;
            end
            if (clear) begin
                operation <= 4'd8;
            end
            if (registers_regs_counter_select_index_written) begin
                select <= registers_regs_counter_select_index_value;
            end
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign hold = management_hold;
    assign domain_enable = management_domain_enable;
    assign domain_index = management_domain_index;
    assign domain_used = management_domain_used;
    assign domain_sdi = management_domain_sdi;
    assign domain_domain_mode = management_domain_domain_mode;
    assign domain_domain_associations = management_domain_domain_associations;
    assign domain_domain_crypt_offset = management_domain_domain_crypt_offset;
    assign domain_domain_udp_aad = management_domain_domain_udp_aad;
    assign domain_domain_epoch_0 = management_domain_domain_epoch_0;
    assign domain_domain_epoch_1 = management_domain_domain_epoch_1;
    assign domain_domain_max_epoch_lifetime = management_domain_domain_max_epoch_lifetime;
    assign domain_domain_max_epoch_ahead = management_domain_domain_max_epoch_ahead;
    assign domain_domain_rekey_mask = management_domain_domain_rekey_mask;
    assign domain_domain_rekey_shift = management_domain_domain_rekey_shift;
    assign association_enable = management_association_enable;
    assign association_there = management_association_there;
    assign association_association = management_association_association;
    assign association_key_key = management_association_key_key;
    assign association_key_iv_mask = management_association_key_iv_mask;
    assign check_enable = management_check_enable;
    assign check_association = management_check_association;
    assign check_key = management_check_key;
    assign budget_interval = registers_regs_derivations_interval;
    assign budget_burst = registers_regs_derivations_burst;
    assign failure_window = registers_regs_failure_window_clocks;
    assign zeroise = zeroises;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;
    assign numbers_payload_context = management_numbers_payload_context;
    assign numbers_payload_kind = management_numbers_payload_kind;
    assign numbers_payload_next = management_numbers_payload_next;
    assign numbers_payload_limit = management_numbers_payload_limit;
    assign numbers_valid = management_numbers_valid;
    assign failures_payload_index = management_failures_payload_index;
    assign failures_payload_kind = management_failures_payload_kind;
    assign failures_payload_limit = management_failures_payload_limit;
    assign failures_payload_warning = management_failures_payload_warning;
    assign failures_valid = management_failures_valid;
    assign bindings_payload_job = management_bindings_payload_job;
    assign bindings_payload_bound = management_bindings_payload_bound;
    assign bindings_payload_sdi = management_bindings_payload_sdi;
    assign bindings_valid = management_bindings_valid;

    wire _unused_ok = &{1'b0, registers_regs_target_entry[7:4]};

endmodule

`default_nettype wire
