// Transport security of 16 secure domains, both directions, 16 bytes a clock.
`default_nettype none

module tss_layer_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         zeroise,
    input  wire         privileged_only,
    output wire         irq,
    output wire         clearing,
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
    input  wire         tx_head_payload_ipv6,
    input  wire [127:0] tx_head_payload_source,
    input  wire [127:0] tx_head_payload_destination,
    input  wire         tx_head_payload_udp,
    input  wire  [63:0] tx_head_payload_between,
    input  wire  [13:0] tx_head_payload_bytes,
    input  wire  [23:0] tx_head_payload_sdi,
    input  wire         tx_head_payload_an,
    input  wire         tx_head_payload_has_ssi,
    input  wire  [31:0] tx_head_payload_ssi,
    input  wire         tx_head_valid,
    output wire         tx_head_ready,
    input  wire [127:0] tx_body_payload_data,
    input  wire  [15:0] tx_body_payload_keep,
    input  wire         tx_body_payload_last,
    input  wire         tx_body_valid,
    output wire         tx_body_ready,
    output wire [127:0] tx_down_payload_data,
    output wire  [15:0] tx_down_payload_keep,
    output wire         tx_down_payload_last,
    output wire         tx_down_valid,
    input  wire         tx_down_ready,
    output wire         tx_outcome_payload_sent,
    output wire  [63:0] tx_outcome_payload_tsc,
    output wire         tx_outcome_valid,
    input  wire         tx_outcome_ready,
    input  wire         rx_head_payload_ipv6,
    input  wire [127:0] rx_head_payload_source,
    input  wire [127:0] rx_head_payload_destination,
    input  wire         rx_head_payload_udp,
    input  wire  [63:0] rx_head_payload_between,
    input  wire  [13:0] rx_head_payload_bytes,
    input  wire         rx_head_payload_trimmed,
    input  wire   [7:0] rx_head_payload_tag,
    input  wire         rx_head_valid,
    output wire         rx_head_ready,
    input  wire [127:0] rx_body_payload_data,
    input  wire  [15:0] rx_body_payload_keep,
    input  wire         rx_body_payload_last,
    input  wire         rx_body_valid,
    output wire         rx_body_ready,
    output wire [127:0] rx_down_payload_data,
    output wire  [15:0] rx_down_payload_keep,
    output wire         rx_down_payload_last,
    output wire         rx_down_valid,
    input  wire         rx_down_ready,
    output wire [127:0] rx_plain_payload_data,
    output wire  [15:0] rx_plain_payload_keep,
    output wire         rx_plain_payload_last,
    output wire         rx_plain_valid,
    input  wire         rx_plain_ready,
    output wire   [3:0] rx_verdict_payload_verdict,
    output wire  [23:0] rx_verdict_payload_sdi,
    output wire         rx_verdict_payload_around_ipv6,
    output wire [127:0] rx_verdict_payload_around_source,
    output wire [127:0] rx_verdict_payload_around_destination,
    output wire         rx_verdict_payload_around_udp,
    output wire  [63:0] rx_verdict_payload_around_between,
    output wire  [13:0] rx_verdict_payload_around_bytes,
    output wire   [7:0] rx_verdict_payload_tag,
    output wire         rx_verdict_valid,
    input  wire         rx_verdict_ready,
    input  wire         job_payload_secured,
    input  wire  [23:0] job_payload_sdi,
    input  wire         job_payload_has_job,
    input  wire  [23:0] job_payload_job,
    input  wire  [13:0] job_payload_bytes,
    input  wire         job_valid,
    output wire         job_ready,
    output wire   [1:0] job_answer_payload,
    output wire         job_answer_valid,
    input  wire         job_answer_ready
);

    localparam [1:0] JOB_ANSWER_PAYLOAD_ACCEPTED        = 2'd0;
    localparam [1:0] JOB_ANSWER_PAYLOAD_INVALID         = 2'd1;
    localparam [1:0] JOB_ANSWER_PAYLOAD_BINDING_FAILURE = 2'd2;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_HINT       = 4'd2;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_AUTH_FAIL  = 4'd3;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_LATE       = 4'd4;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_INVALID    = 4'd5;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_INVALID_SA = 4'd6;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_LATCHED    = 4'd7;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_UNKEYED    = 4'd8;
    localparam [3:0] SEEN_RX_VERDICT_PAYLOAD_EARLY      = 4'd9;

    reg          zeroising = 1'b1;
    reg          resetting = 1'b1;
    reg          fresh = 1'b1;
    wire         control_hold;
    wire         control_domain_enable;
    wire   [3:0] control_domain_index;
    wire         control_domain_used;
    wire  [23:0] control_domain_sdi;
    wire   [1:0] control_domain_domain_mode;
    wire   [1:0] control_domain_domain_associations;
    wire   [7:0] control_domain_domain_crypt_offset;
    wire   [1:0] control_domain_domain_udp_aad;
    wire  [15:0] control_domain_domain_epoch_0;
    wire  [15:0] control_domain_domain_epoch_1;
    wire  [15:0] control_domain_domain_max_epoch_lifetime;
    wire  [15:0] control_domain_domain_max_epoch_ahead;
    wire  [47:0] control_domain_domain_rekey_mask;
    wire   [5:0] control_domain_domain_rekey_shift;
    wire         control_association_enable;
    wire         control_association_there;
    wire   [4:0] control_association_association;
    wire [255:0] control_association_key_key;
    wire  [95:0] control_association_key_iv_mask;
    wire         control_irq;
    wire         control_check_enable;
    wire   [4:0] control_check_association;
    wire [255:0] control_check_key;
    wire  [15:0] control_budget_interval;
    wire   [7:0] control_budget_burst;
    wire  [31:0] control_failure_window;
    wire         control_zeroise;
    wire         control_s_axi_awready;
    wire         control_s_axi_wready;
    wire   [1:0] control_s_axi_bresp;
    wire         control_s_axi_bvalid;
    wire         control_s_axi_arready;
    wire  [31:0] control_s_axi_rdata;
    wire   [1:0] control_s_axi_rresp;
    wire         control_s_axi_rvalid;
    wire   [4:0] control_numbers_payload_context;
    wire   [1:0] control_numbers_payload_kind;
    wire  [48:0] control_numbers_payload_next;
    wire  [48:0] control_numbers_payload_limit;
    wire         control_numbers_valid;
    wire   [3:0] control_failures_payload_index;
    wire         control_failures_payload_kind;
    wire  [15:0] control_failures_payload_limit;
    wire  [15:0] control_failures_payload_warning;
    wire         control_failures_valid;
    wire  [23:0] control_bindings_payload_job;
    wire         control_bindings_payload_bound;
    wire  [23:0] control_bindings_payload_sdi;
    wire         control_bindings_valid;
    reg          is_ready;
    wire         self_test_testing;
    wire         self_test_running;
    wire         self_test_passed;
    wire         self_test_failed;
    wire         self_test_restart;
    wire         self_test_domain_enable;
    wire  [23:0] self_test_domain_sdi;
    wire   [1:0] self_test_domain_mode;
    wire  [15:0] self_test_domain_epoch;
    wire  [15:0] self_test_domain_rekey_mask;
    wire   [5:0] self_test_domain_rekey_shift;
    wire         self_test_association_enable;
    wire [255:0] self_test_association_key;
    wire   [1:0] self_test_numbers_payload_kind;
    wire  [48:0] self_test_numbers_payload_next;
    wire  [48:0] self_test_numbers_payload_limit;
    wire         self_test_numbers_valid;
    wire         self_test_failures_payload_kind;
    wire  [15:0] self_test_failures_payload_limit;
    wire         self_test_failures_valid;
    wire         self_test_tx_head_payload_around_ipv6;
    wire  [31:0] self_test_tx_head_payload_around_source;
    wire  [31:0] self_test_tx_head_payload_around_destination;
    wire  [31:0] self_test_tx_head_payload_around_entropy;
    wire  [13:0] self_test_tx_head_payload_around_bytes;
    wire  [23:0] self_test_tx_head_payload_sdi;
    wire         self_test_tx_head_valid;
    wire [127:0] self_test_tx_body_payload_data;
    wire  [15:0] self_test_tx_body_payload_keep;
    wire         self_test_tx_body_payload_last;
    wire         self_test_tx_body_valid;
    wire         self_test_rx_head_payload_around_ipv6;
    wire  [31:0] self_test_rx_head_payload_around_source;
    wire  [31:0] self_test_rx_head_payload_around_destination;
    wire  [31:0] self_test_rx_head_payload_around_entropy;
    wire  [13:0] self_test_rx_head_payload_around_bytes;
    wire         self_test_rx_head_valid;
    wire [127:0] self_test_rx_body_payload_data;
    wire  [15:0] self_test_rx_body_payload_keep;
    wire         self_test_rx_body_payload_last;
    wire         self_test_rx_body_valid;
    wire         self_test_tx_down_ready;
    wire         self_test_tx_outcome_ready;
    wire         self_test_rx_down_ready;
    wire         self_test_rx_verdict_ready;
    reg    [3:0] domain_index;
    reg   [15:0] budget_interval;
    reg    [7:0] budget_burst;
    wire         transmit_quiet;
    wire         transmit_keeps;
    wire         transmit_elsewhere;
    wire         transmit_again;
    wire         transmit_numbers_refused;
    wire         transmit_upset;
    wire         transmit_events_sent;
    wire         transmit_events_failed;
    wire  [13:0] transmit_events_octets;
    wire         transmit_events_missed;
    wire         transmit_events_misfit;
    wire         transmit_numbers_ready;
    wire         transmit_head_ready;
    wire         transmit_body_ready;
    wire [127:0] transmit_down_payload_data;
    wire  [15:0] transmit_down_payload_keep;
    wire         transmit_down_payload_last;
    wire         transmit_down_valid;
    wire         transmit_outcome_payload_sent;
    wire  [63:0] transmit_outcome_payload_tsc;
    wire         transmit_outcome_valid;
    wire         receive_quiet;
    wire         receive_missed;
    wire  [15:0] receive_latched;
    wire  [15:0] receive_warned;
    wire         receive_upset;
    wire         receive_failures_ready;
    wire         receive_head_ready;
    wire         receive_body_ready;
    wire [127:0] receive_down_payload_data;
    wire  [15:0] receive_down_payload_keep;
    wire         receive_down_payload_last;
    wire         receive_down_valid;
    wire [127:0] receive_plain_payload_data;
    wire  [15:0] receive_plain_payload_keep;
    wire         receive_plain_payload_last;
    wire         receive_plain_valid;
    wire   [3:0] receive_verdict_payload_verdict;
    wire  [23:0] receive_verdict_payload_sdi;
    wire         receive_verdict_payload_around_ipv6;
    wire [127:0] receive_verdict_payload_around_source;
    wire [127:0] receive_verdict_payload_around_destination;
    wire         receive_verdict_payload_around_udp;
    wire  [63:0] receive_verdict_payload_around_between;
    wire  [13:0] receive_verdict_payload_around_bytes;
    wire   [7:0] receive_verdict_payload_tag;
    wire         receive_verdict_valid;
    wire         bindings_ready;
    wire         bindings_refused;
    wire  [13:0] bindings_bytes;
    wire         bindings_write_ready;
    wire         bindings_query_ready;
    wire   [1:0] bindings_answer_payload;
    wire         bindings_answer_valid;
    reg          counts_in_ok;
    reg   [13:0] counts_in_octets;
    reg          counts_in_auth_fail;
    reg          counts_in_late;
    reg    [1:0] counts_in_invalid;
    reg          counts_in_invalid_sa;
    reg          counts_in_binding_failure;
    reg          counts_out_ok;
    reg   [13:0] counts_out_octets;
    reg          counts_out_invoke_fail;
    reg          counts_in_latched;
    reg          counts_in_trimmed;
    reg          counts_out_misfit;
    reg          counts_in_key_missed;
    reg          counts_out_key_missed;
    reg          counts_in_unkeyed;
    reg          counts_in_early;

    wire         quiet = transmit_quiet && receive_quiet;
    wire         live = !resetting && self_test_passed;
    wire         told_quiet = quiet && live;
    wire         told_keeps = transmit_keeps;
    wire         told_elsewhere = transmit_elsewhere;
    wire         told_again = transmit_again;
    wire         told_privileged_only = privileged_only;
    wire         told_ready = is_ready;
    wire         told_clear = zeroising;
    wire         told_self_test_passed = self_test_passed;
    wire         told_self_test_failed = self_test_failed && !fresh;
    wire         told_numbers_refused = transmit_numbers_refused;
    wire         told_job_refused = bindings_refused;
    wire  [15:0] told_latched = receive_latched & {16{live}};
    wire  [15:0] told_warned = receive_warned & {16{live}};
    wire         told_not_sent = counts_out_invoke_fail;
    wire         told_misfit = counts_out_misfit;
    wire         told_upset = (transmit_upset || receive_upset) && live;
    wire         told_counts_in_ok = counts_in_ok;
    wire  [13:0] told_counts_in_octets = counts_in_octets;
    wire         told_counts_in_auth_fail = counts_in_auth_fail;
    wire         told_counts_in_late = counts_in_late;
    wire   [1:0] told_counts_in_invalid = counts_in_invalid;
    wire         told_counts_in_invalid_sa = counts_in_invalid_sa;
    wire         told_counts_in_binding_failure = counts_in_binding_failure;
    wire         told_counts_out_ok = counts_out_ok;
    wire  [13:0] told_counts_out_octets = counts_out_octets;
    wire         told_counts_out_invoke_fail = counts_out_invoke_fail;
    wire         told_counts_in_latched = counts_in_latched;
    wire         told_counts_in_trimmed = counts_in_trimmed;
    wire         told_counts_out_misfit = counts_out_misfit;
    wire         told_counts_in_key_missed = counts_in_key_missed;
    wire         told_counts_out_key_missed = counts_out_key_missed;
    wire         told_counts_in_unkeyed = counts_in_unkeyed;
    wire         told_counts_in_early = counts_in_early;
    wire         sides_reset = resetting;
    wire         testing = self_test_testing;
    wire         self_test_reset = fresh || (resetting && testing);
    wire         quiet_and_bindings_ready = quiet && bindings_ready;
    wire         seen_quiet = quiet_and_bindings_ready && !resetting;
    wire         seen_plain_valid = receive_plain_valid;
    wire [127:0] seen_tx_down_payload_data = transmit_down_payload_data;
    wire  [15:0] seen_tx_down_payload_keep = transmit_down_payload_keep;
    wire         seen_tx_down_payload_last = transmit_down_payload_last;
    wire         seen_tx_down_valid = transmit_down_valid;
    wire         seen_tx_outcome_payload_sent = transmit_outcome_payload_sent;
    wire  [63:0] seen_tx_outcome_payload_tsc = transmit_outcome_payload_tsc;
    wire         seen_tx_outcome_valid = transmit_outcome_valid;
    wire [127:0] seen_rx_down_payload_data = receive_down_payload_data;
    wire  [15:0] seen_rx_down_payload_keep = receive_down_payload_keep;
    wire         seen_rx_down_payload_last = receive_down_payload_last;
    wire         seen_rx_down_valid = receive_down_valid;
    wire   [3:0] seen_rx_verdict_payload = receive_verdict_payload_verdict;
    wire         seen_rx_verdict_valid = receive_verdict_valid;
    wire         hold = (control_hold || !is_ready) && !self_test_running;
    wire         zeroises = zeroise || control_zeroise || self_test_failed;
    wire         transmit_domain_enable_choice = self_test_testing ? self_test_domain_enable : control_domain_enable;
    wire         transmit_domain_used_term = control_domain_used || self_test_testing;
    wire  [23:0] transmit_domain_sdi_choice = self_test_testing ? self_test_domain_sdi : control_domain_sdi;
    wire   [1:0] transmit_domain_domain_mode_choice = self_test_testing ? self_test_domain_mode : control_domain_domain_mode;
    wire   [1:0] transmit_domain_domain_associations_or = control_domain_domain_associations | {1'b0, self_test_testing};
    wire  [15:0] transmit_domain_domain_epoch_0_choice = self_test_testing ? self_test_domain_epoch : control_domain_domain_epoch_0;
    wire  [15:0] transmit_domain_domain_rekey_mask_part = control_domain_domain_rekey_mask[47:32];
    wire  [47:0] transmit_domain_domain_rekey_mask_word = {
        self_test_testing ? self_test_domain_rekey_mask : transmit_domain_domain_rekey_mask_part,
        control_domain_domain_rekey_mask[31:0]
    };
    wire   [5:0] transmit_domain_domain_rekey_shift_choice = self_test_testing ? self_test_domain_rekey_shift : control_domain_domain_rekey_shift;
    wire         transmit_association_enable_choice = self_test_testing ? self_test_association_enable : control_association_enable;
    wire         transmit_association_there_term = control_association_there || self_test_testing;
    wire [255:0] transmit_association_key_key_choice = self_test_testing ? self_test_association_key : control_association_key_key;
    wire  [31:0] tx_head_payload_source_31_0 = tx_head_payload_source[31:0];
    wire  [31:0] transmit_head_payload_destination_part = tx_head_payload_destination[31:0];
    wire  [31:0] transmit_head_payload_between_part = tx_head_payload_between[63:32];
    wire  [31:0] rx_head_payload_source_31_0 = rx_head_payload_source[31:0];
    wire  [31:0] receive_head_payload_destination_part = rx_head_payload_destination[31:0];
    wire  [31:0] receive_head_payload_between_part = rx_head_payload_between[63:32];
    wire         counts_in_ok_term = bindings_answer_valid && job_answer_ready;
    wire         counts_in_ok_term_2 = counts_in_ok_term && bindings_answer_payload == JOB_ANSWER_PAYLOAD_ACCEPTED;
    wire         counts_in_auth_fail_term = receive_verdict_valid && rx_verdict_ready && live;
    wire   [1:0] counts_in_invalid_word = {1'b0, counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_INVALID};
    wire         counts_out_ok_term = transmit_events_sent && live;

    tss_control_n16 control (
        .clk                              (clk),
        .rst                              (rst),
        .quiet                            (told_quiet),
        .keeps                            (told_keeps),
        .elsewhere                        (told_elsewhere),
        .again                            (told_again),
        .privileged_only                  (told_privileged_only),
        .ready                            (told_ready),
        .clear                            (told_clear),
        .self_test_passed                 (told_self_test_passed),
        .self_test_failed                 (told_self_test_failed),
        .numbers_refused                  (told_numbers_refused),
        .job_refused                      (told_job_refused),
        .latched                          (told_latched),
        .warned                           (told_warned),
        .not_sent                         (told_not_sent),
        .misfit                           (told_misfit),
        .upset                            (told_upset),
        .counts_in_ok                     (told_counts_in_ok),
        .counts_in_octets                 (told_counts_in_octets),
        .counts_in_auth_fail              (told_counts_in_auth_fail),
        .counts_in_late                   (told_counts_in_late),
        .counts_in_invalid                (told_counts_in_invalid),
        .counts_in_invalid_sa             (told_counts_in_invalid_sa),
        .counts_in_binding_failure        (told_counts_in_binding_failure),
        .counts_out_ok                    (told_counts_out_ok),
        .counts_out_octets                (told_counts_out_octets),
        .counts_out_invoke_fail           (told_counts_out_invoke_fail),
        .counts_in_latched                (told_counts_in_latched),
        .counts_in_trimmed                (told_counts_in_trimmed),
        .counts_out_misfit                (told_counts_out_misfit),
        .counts_in_key_missed             (told_counts_in_key_missed),
        .counts_out_key_missed            (told_counts_out_key_missed),
        .counts_in_unkeyed                (told_counts_in_unkeyed),
        .counts_in_early                  (told_counts_in_early),
        .hold                             (control_hold),
        .domain_enable                    (control_domain_enable),
        .domain_index                     (control_domain_index),
        .domain_used                      (control_domain_used),
        .domain_sdi                       (control_domain_sdi),
        .domain_domain_mode               (control_domain_domain_mode),
        .domain_domain_associations       (control_domain_domain_associations),
        .domain_domain_crypt_offset       (control_domain_domain_crypt_offset),
        .domain_domain_udp_aad            (control_domain_domain_udp_aad),
        .domain_domain_epoch_0            (control_domain_domain_epoch_0),
        .domain_domain_epoch_1            (control_domain_domain_epoch_1),
        .domain_domain_max_epoch_lifetime (control_domain_domain_max_epoch_lifetime),
        .domain_domain_max_epoch_ahead    (control_domain_domain_max_epoch_ahead),
        .domain_domain_rekey_mask         (control_domain_domain_rekey_mask),
        .domain_domain_rekey_shift        (control_domain_domain_rekey_shift),
        .association_enable               (control_association_enable),
        .association_there                (control_association_there),
        .association_association          (control_association_association),
        .association_key_key              (control_association_key_key),
        .association_key_iv_mask          (control_association_key_iv_mask),
        .irq                              (control_irq),
        .check_enable                     (control_check_enable),
        .check_association                (control_check_association),
        .check_key                        (control_check_key),
        .budget_interval                  (control_budget_interval),
        .budget_burst                     (control_budget_burst),
        .failure_window                   (control_failure_window),
        .zeroise                          (control_zeroise),
        .s_axi_awaddr                     (s_axi_awaddr),
        .s_axi_awprot                     (s_axi_awprot),
        .s_axi_awvalid                    (s_axi_awvalid),
        .s_axi_awready                    (control_s_axi_awready),
        .s_axi_wdata                      (s_axi_wdata),
        .s_axi_wstrb                      (s_axi_wstrb),
        .s_axi_wvalid                     (s_axi_wvalid),
        .s_axi_wready                     (control_s_axi_wready),
        .s_axi_bresp                      (control_s_axi_bresp),
        .s_axi_bvalid                     (control_s_axi_bvalid),
        .s_axi_bready                     (s_axi_bready),
        .s_axi_araddr                     (s_axi_araddr),
        .s_axi_arprot                     (s_axi_arprot),
        .s_axi_arvalid                    (s_axi_arvalid),
        .s_axi_arready                    (control_s_axi_arready),
        .s_axi_rdata                      (control_s_axi_rdata),
        .s_axi_rresp                      (control_s_axi_rresp),
        .s_axi_rvalid                     (control_s_axi_rvalid),
        .s_axi_rready                     (s_axi_rready),
        .numbers_payload_context          (control_numbers_payload_context),
        .numbers_payload_kind             (control_numbers_payload_kind),
        .numbers_payload_next             (control_numbers_payload_next),
        .numbers_payload_limit            (control_numbers_payload_limit),
        .numbers_valid                    (control_numbers_valid),
        .numbers_ready                    (transmit_numbers_ready && self_test_passed),
        .failures_payload_index           (control_failures_payload_index),
        .failures_payload_kind            (control_failures_payload_kind),
        .failures_payload_limit           (control_failures_payload_limit),
        .failures_payload_warning         (control_failures_payload_warning),
        .failures_valid                   (control_failures_valid),
        .failures_ready                   (receive_failures_ready && self_test_passed),
        .bindings_payload_job             (control_bindings_payload_job),
        .bindings_payload_bound           (control_bindings_payload_bound),
        .bindings_payload_sdi             (control_bindings_payload_sdi),
        .bindings_valid                   (control_bindings_valid),
        .bindings_ready                   (bindings_write_ready)
    );

    tss_self_test_n16 self_test (
        .clk                                (clk),
        .rst                                (self_test_reset),
        .quiet                              (seen_quiet),
        .plain_valid                        (seen_plain_valid),
        .testing                            (self_test_testing),
        .running                            (self_test_running),
        .passed                             (self_test_passed),
        .failed                             (self_test_failed),
        .restart                            (self_test_restart),
        .domain_enable                      (self_test_domain_enable),
        .domain_sdi                         (self_test_domain_sdi),
        .domain_mode                        (self_test_domain_mode),
        .domain_epoch                       (self_test_domain_epoch),
        .domain_rekey_mask                  (self_test_domain_rekey_mask),
        .domain_rekey_shift                 (self_test_domain_rekey_shift),
        .association_enable                 (self_test_association_enable),
        .association_key                    (self_test_association_key),
        .numbers_payload_kind               (self_test_numbers_payload_kind),
        .numbers_payload_next               (self_test_numbers_payload_next),
        .numbers_payload_limit              (self_test_numbers_payload_limit),
        .numbers_valid                      (self_test_numbers_valid),
        .numbers_ready                      (transmit_numbers_ready),
        .failures_payload_kind              (self_test_failures_payload_kind),
        .failures_payload_limit             (self_test_failures_payload_limit),
        .failures_valid                     (self_test_failures_valid),
        .failures_ready                     (receive_failures_ready),
        .tx_head_payload_around_ipv6        (self_test_tx_head_payload_around_ipv6),
        .tx_head_payload_around_source      (self_test_tx_head_payload_around_source),
        .tx_head_payload_around_destination (self_test_tx_head_payload_around_destination),
        .tx_head_payload_around_entropy     (self_test_tx_head_payload_around_entropy),
        .tx_head_payload_around_bytes       (self_test_tx_head_payload_around_bytes),
        .tx_head_payload_sdi                (self_test_tx_head_payload_sdi),
        .tx_head_valid                      (self_test_tx_head_valid),
        .tx_head_ready                      (transmit_head_ready),
        .tx_body_payload_data               (self_test_tx_body_payload_data),
        .tx_body_payload_keep               (self_test_tx_body_payload_keep),
        .tx_body_payload_last               (self_test_tx_body_payload_last),
        .tx_body_valid                      (self_test_tx_body_valid),
        .tx_body_ready                      (transmit_body_ready),
        .rx_head_payload_around_ipv6        (self_test_rx_head_payload_around_ipv6),
        .rx_head_payload_around_source      (self_test_rx_head_payload_around_source),
        .rx_head_payload_around_destination (self_test_rx_head_payload_around_destination),
        .rx_head_payload_around_entropy     (self_test_rx_head_payload_around_entropy),
        .rx_head_payload_around_bytes       (self_test_rx_head_payload_around_bytes),
        .rx_head_valid                      (self_test_rx_head_valid),
        .rx_head_ready                      (receive_head_ready),
        .rx_body_payload_data               (self_test_rx_body_payload_data),
        .rx_body_payload_keep               (self_test_rx_body_payload_keep),
        .rx_body_payload_last               (self_test_rx_body_payload_last),
        .rx_body_valid                      (self_test_rx_body_valid),
        .rx_body_ready                      (receive_body_ready),
        .tx_down_payload_data               (seen_tx_down_payload_data),
        .tx_down_payload_keep               (seen_tx_down_payload_keep),
        .tx_down_payload_last               (seen_tx_down_payload_last),
        .tx_down_valid                      (seen_tx_down_valid),
        .tx_down_ready                      (self_test_tx_down_ready),
        .tx_outcome_payload_sent            (seen_tx_outcome_payload_sent),
        .tx_outcome_payload_tsc             (seen_tx_outcome_payload_tsc),
        .tx_outcome_valid                   (seen_tx_outcome_valid),
        .tx_outcome_ready                   (self_test_tx_outcome_ready),
        .rx_down_payload_data               (seen_rx_down_payload_data),
        .rx_down_payload_keep               (seen_rx_down_payload_keep),
        .rx_down_payload_last               (seen_rx_down_payload_last),
        .rx_down_valid                      (seen_rx_down_valid),
        .rx_down_ready                      (self_test_rx_down_ready),
        .rx_verdict_payload                 (seen_rx_verdict_payload),
        .rx_verdict_valid                   (seen_rx_verdict_valid),
        .rx_verdict_ready                   (self_test_rx_verdict_ready)
    );

    tss_transmit_n16_k256 transmit (
        .clk                              (clk),
        .rst                              (sides_reset),
        .hold                             (hold),
        .domain_enable                    (transmit_domain_enable_choice),
        .domain_index                     (domain_index),
        .domain_used                      (transmit_domain_used_term),
        .domain_sdi                       (transmit_domain_sdi_choice),
        .domain_domain_mode               (transmit_domain_domain_mode_choice),
        .domain_domain_associations       (transmit_domain_domain_associations_or),
        .domain_domain_crypt_offset       (control_domain_domain_crypt_offset),
        .domain_domain_udp_aad            (control_domain_domain_udp_aad),
        .domain_domain_epoch_0            (transmit_domain_domain_epoch_0_choice),
        .domain_domain_epoch_1            (control_domain_domain_epoch_1),
        .domain_domain_max_epoch_lifetime (control_domain_domain_max_epoch_lifetime),
        .domain_domain_max_epoch_ahead    (control_domain_domain_max_epoch_ahead),
        .domain_domain_rekey_mask         (transmit_domain_domain_rekey_mask_word),
        .domain_domain_rekey_shift        (transmit_domain_domain_rekey_shift_choice),
        .association_enable               (transmit_association_enable_choice),
        .association_there                (transmit_association_there_term),
        .association_association          (control_association_association),
        .association_key_key              (transmit_association_key_key_choice),
        .association_key_iv_mask          (control_association_key_iv_mask),
        .check_enable                     (control_check_enable),
        .check_association                (control_check_association),
        .check_key                        (control_check_key),
        .quiet                            (transmit_quiet),
        .keeps                            (transmit_keeps),
        .elsewhere                        (transmit_elsewhere),
        .again                            (transmit_again),
        .numbers_refused                  (transmit_numbers_refused),
        .upset                            (transmit_upset),
        .events_sent                      (transmit_events_sent),
        .events_failed                    (transmit_events_failed),
        .events_octets                    (transmit_events_octets),
        .events_missed                    (transmit_events_missed),
        .events_misfit                    (transmit_events_misfit),
        .numbers_payload_context          (control_numbers_payload_context),
        .numbers_payload_kind             (self_test_testing ? self_test_numbers_payload_kind : control_numbers_payload_kind),
        .numbers_payload_next             (self_test_testing ? self_test_numbers_payload_next : control_numbers_payload_next),
        .numbers_payload_limit            (self_test_testing ? self_test_numbers_payload_limit : control_numbers_payload_limit),
        .numbers_valid                    (self_test_testing ? self_test_numbers_valid : control_numbers_valid),
        .numbers_ready                    (transmit_numbers_ready),
        .head_payload_ipv6                (self_test_testing ? self_test_tx_head_payload_around_ipv6 : tx_head_payload_ipv6),
        .head_payload_source              ({
        tx_head_payload_source[127:32],
        self_test_testing ? self_test_tx_head_payload_around_source : tx_head_payload_source_31_0
    }),
        .head_payload_destination         ({
        tx_head_payload_destination[127:32],
        self_test_testing ? self_test_tx_head_payload_around_destination : transmit_head_payload_destination_part
    }),
        .head_payload_udp                 (tx_head_payload_udp),
        .head_payload_between             ({
        self_test_testing ? self_test_tx_head_payload_around_entropy : transmit_head_payload_between_part,
        tx_head_payload_between[31:0]
    }),
        .head_payload_bytes               (self_test_testing ? self_test_tx_head_payload_around_bytes : tx_head_payload_bytes),
        .head_payload_sdi                 (self_test_testing ? self_test_tx_head_payload_sdi : tx_head_payload_sdi),
        .head_payload_an                  (tx_head_payload_an && !self_test_testing),
        .head_payload_has_ssi             (tx_head_payload_has_ssi && !self_test_testing),
        .head_payload_ssi                 (tx_head_payload_ssi),
        .head_valid                       (self_test_testing ? self_test_tx_head_valid : tx_head_valid),
        .head_ready                       (transmit_head_ready),
        .body_payload_data                (self_test_testing ? self_test_tx_body_payload_data : tx_body_payload_data),
        .body_payload_keep                (self_test_testing ? self_test_tx_body_payload_keep : tx_body_payload_keep),
        .body_payload_last                (self_test_testing ? self_test_tx_body_payload_last : tx_body_payload_last),
        .body_valid                       (self_test_testing ? self_test_tx_body_valid : tx_body_valid),
        .body_ready                       (transmit_body_ready),
        .down_payload_data                (transmit_down_payload_data),
        .down_payload_keep                (transmit_down_payload_keep),
        .down_payload_last                (transmit_down_payload_last),
        .down_valid                       (transmit_down_valid),
        .down_ready                       (tx_down_ready || self_test_tx_down_ready),
        .outcome_payload_sent             (transmit_outcome_payload_sent),
        .outcome_payload_tsc              (transmit_outcome_payload_tsc),
        .outcome_valid                    (transmit_outcome_valid),
        .outcome_ready                    (tx_outcome_ready || self_test_tx_outcome_ready)
    );

    tss_receive_n16_k256_v1024 receive (
        .clk                                (clk),
        .rst                                (sides_reset),
        .hold                               (hold),
        .domain_enable                      (transmit_domain_enable_choice),
        .domain_index                       (domain_index),
        .domain_used                        (transmit_domain_used_term),
        .domain_sdi                         (transmit_domain_sdi_choice),
        .domain_domain_mode                 (transmit_domain_domain_mode_choice),
        .domain_domain_associations         (transmit_domain_domain_associations_or),
        .domain_domain_crypt_offset         (control_domain_domain_crypt_offset),
        .domain_domain_udp_aad              (control_domain_domain_udp_aad),
        .domain_domain_epoch_0              (transmit_domain_domain_epoch_0_choice),
        .domain_domain_epoch_1              (control_domain_domain_epoch_1),
        .domain_domain_max_epoch_lifetime   (control_domain_domain_max_epoch_lifetime),
        .domain_domain_max_epoch_ahead      (control_domain_domain_max_epoch_ahead),
        .domain_domain_rekey_mask           (transmit_domain_domain_rekey_mask_word),
        .domain_domain_rekey_shift          (transmit_domain_domain_rekey_shift_choice),
        .association_enable                 (transmit_association_enable_choice),
        .association_there                  (transmit_association_there_term),
        .association_association            (control_association_association),
        .association_key_key                (transmit_association_key_key_choice),
        .association_key_iv_mask            (control_association_key_iv_mask),
        .budget_interval                    (budget_interval),
        .budget_burst                       (budget_burst),
        .failure_window                     (control_failure_window),
        .quiet                              (receive_quiet),
        .missed                             (receive_missed),
        .latched                            (receive_latched),
        .warned                             (receive_warned),
        .upset                              (receive_upset),
        .failures_payload_index             (control_failures_payload_index),
        .failures_payload_kind              (self_test_testing ? self_test_failures_payload_kind : control_failures_payload_kind),
        .failures_payload_limit             (self_test_testing ? self_test_failures_payload_limit : control_failures_payload_limit),
        .failures_payload_warning           (control_failures_payload_warning),
        .failures_valid                     (self_test_testing ? self_test_failures_valid : control_failures_valid),
        .failures_ready                     (receive_failures_ready),
        .head_payload_ipv6                  (self_test_testing ? self_test_rx_head_payload_around_ipv6 : rx_head_payload_ipv6),
        .head_payload_source                ({
        rx_head_payload_source[127:32],
        self_test_testing ? self_test_rx_head_payload_around_source : rx_head_payload_source_31_0
    }),
        .head_payload_destination           ({
        rx_head_payload_destination[127:32],
        self_test_testing ? self_test_rx_head_payload_around_destination : receive_head_payload_destination_part
    }),
        .head_payload_udp                   (rx_head_payload_udp),
        .head_payload_between               ({
        self_test_testing ? self_test_rx_head_payload_around_entropy : receive_head_payload_between_part,
        rx_head_payload_between[31:0]
    }),
        .head_payload_bytes                 (self_test_testing ? self_test_rx_head_payload_around_bytes : rx_head_payload_bytes),
        .head_payload_trimmed               (rx_head_payload_trimmed && !self_test_testing),
        .head_payload_tag                   (rx_head_payload_tag),
        .head_valid                         (self_test_testing ? self_test_rx_head_valid : rx_head_valid),
        .head_ready                         (receive_head_ready),
        .body_payload_data                  (self_test_testing ? self_test_rx_body_payload_data : rx_body_payload_data),
        .body_payload_keep                  (self_test_testing ? self_test_rx_body_payload_keep : rx_body_payload_keep),
        .body_payload_last                  (self_test_testing ? self_test_rx_body_payload_last : rx_body_payload_last),
        .body_valid                         (self_test_testing ? self_test_rx_body_valid : rx_body_valid),
        .body_ready                         (receive_body_ready),
        .down_payload_data                  (receive_down_payload_data),
        .down_payload_keep                  (receive_down_payload_keep),
        .down_payload_last                  (receive_down_payload_last),
        .down_valid                         (receive_down_valid),
        .down_ready                         (rx_down_ready || self_test_rx_down_ready),
        .plain_payload_data                 (receive_plain_payload_data),
        .plain_payload_keep                 (receive_plain_payload_keep),
        .plain_payload_last                 (receive_plain_payload_last),
        .plain_valid                        (receive_plain_valid),
        .plain_ready                        (rx_plain_ready || self_test_testing),
        .verdict_payload_verdict            (receive_verdict_payload_verdict),
        .verdict_payload_sdi                (receive_verdict_payload_sdi),
        .verdict_payload_around_ipv6        (receive_verdict_payload_around_ipv6),
        .verdict_payload_around_source      (receive_verdict_payload_around_source),
        .verdict_payload_around_destination (receive_verdict_payload_around_destination),
        .verdict_payload_around_udp         (receive_verdict_payload_around_udp),
        .verdict_payload_around_between     (receive_verdict_payload_around_between),
        .verdict_payload_around_bytes       (receive_verdict_payload_around_bytes),
        .verdict_payload_tag                (receive_verdict_payload_tag),
        .verdict_valid                      (receive_verdict_valid),
        .verdict_ready                      (rx_verdict_ready || self_test_rx_verdict_ready)
    );

    tss_bindings bindings (
        .clk                   (clk),
        .rst                   (rst),
        .ready                 (bindings_ready),
        .refused               (bindings_refused),
        .bytes                 (bindings_bytes),
        .write_payload_job     (control_bindings_payload_job),
        .write_payload_bound   (control_bindings_payload_bound),
        .write_payload_sdi     (control_bindings_payload_sdi),
        .write_valid           (control_bindings_valid),
        .write_ready           (bindings_write_ready),
        .query_payload_secured (job_payload_secured),
        .query_payload_sdi     (job_payload_sdi),
        .query_payload_has_job (job_payload_has_job),
        .query_payload_job     (job_payload_job),
        .query_payload_bytes   (job_payload_bytes),
        .query_valid           (job_valid),
        .query_ready           (bindings_query_ready),
        .answer_payload        (bindings_answer_payload),
        .answer_valid          (bindings_answer_valid),
        .answer_ready          (job_answer_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            zeroising <= 1'b1;
            resetting <= 1'b1;
            fresh <= 1'b1;
            is_ready <= 1'b0;
            counts_in_ok <= 1'b0;
            counts_in_octets <= 14'd0;
            counts_in_auth_fail <= 1'b0;
            counts_in_late <= 1'b0;
            counts_in_invalid <= 2'd0;
            counts_in_invalid_sa <= 1'b0;
            counts_in_binding_failure <= 1'b0;
            counts_out_ok <= 1'b0;
            counts_out_octets <= 14'd0;
            counts_out_invoke_fail <= 1'b0;
            counts_in_latched <= 1'b0;
            counts_in_trimmed <= 1'b0;
            counts_out_misfit <= 1'b0;
            counts_in_key_missed <= 1'b0;
            counts_out_key_missed <= 1'b0;
            counts_in_unkeyed <= 1'b0;
            counts_in_early <= 1'b0;
        end else begin
            fresh <= 1'b0;
            zeroising <= zeroises;
            resetting <= zeroises || self_test_restart;
            if (resetting || !self_test_passed) begin
                is_ready <= 1'b0;
            end else if (quiet_and_bindings_ready) begin
                is_ready <= 1'b1;
            end
            counts_in_ok <= counts_in_ok_term_2;
            counts_in_octets <= bindings_bytes & {14{counts_in_ok_term_2}};
            counts_in_auth_fail <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_AUTH_FAIL;
            counts_in_late <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_LATE;
            counts_in_invalid <= counts_in_invalid_word + {1'b0, counts_in_ok_term && bindings_answer_payload == JOB_ANSWER_PAYLOAD_INVALID};
            counts_in_invalid_sa <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_INVALID_SA;
            counts_in_binding_failure <= counts_in_ok_term && bindings_answer_payload == JOB_ANSWER_PAYLOAD_BINDING_FAILURE;
            counts_out_ok <= counts_out_ok_term;
            counts_out_octets <= transmit_events_octets & {14{counts_out_ok_term}};
            counts_out_invoke_fail <= transmit_events_failed && live;
            counts_in_latched <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_LATCHED;
            counts_in_trimmed <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_HINT;
            counts_out_misfit <= transmit_events_misfit && live;
            counts_in_key_missed <= receive_missed && live;
            counts_out_key_missed <= transmit_events_missed && live;
            counts_in_unkeyed <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_UNKEYED;
            counts_in_early <= counts_in_auth_fail_term && receive_verdict_payload_verdict == SEEN_RX_VERDICT_PAYLOAD_EARLY;
        end
    end

    always @(posedge clk) begin
        domain_index <= control_domain_index;
        budget_interval <= control_budget_interval & {16{!self_test_testing}};
        budget_burst <= control_budget_burst;
    end

    assign irq = control_irq;
    assign clearing = !is_ready;
    assign s_axi_awready = control_s_axi_awready;
    assign s_axi_wready = control_s_axi_wready;
    assign s_axi_bresp = control_s_axi_bresp;
    assign s_axi_bvalid = control_s_axi_bvalid;
    assign s_axi_arready = control_s_axi_arready;
    assign s_axi_rdata = control_s_axi_rdata;
    assign s_axi_rresp = control_s_axi_rresp;
    assign s_axi_rvalid = control_s_axi_rvalid;
    assign tx_head_ready = transmit_head_ready && live;
    assign tx_body_ready = transmit_body_ready && live;
    assign tx_down_payload_data = transmit_down_payload_data;
    assign tx_down_payload_keep = transmit_down_payload_keep;
    assign tx_down_payload_last = transmit_down_payload_last;
    assign tx_down_valid = transmit_down_valid && live;
    assign tx_outcome_payload_sent = transmit_outcome_payload_sent;
    assign tx_outcome_payload_tsc = transmit_outcome_payload_tsc;
    assign tx_outcome_valid = transmit_outcome_valid && live;
    assign rx_head_ready = receive_head_ready && live;
    assign rx_body_ready = receive_body_ready && live;
    assign rx_down_payload_data = receive_down_payload_data;
    assign rx_down_payload_keep = receive_down_payload_keep;
    assign rx_down_payload_last = receive_down_payload_last;
    assign rx_down_valid = receive_down_valid && live;
    assign rx_plain_payload_data = receive_plain_payload_data;
    assign rx_plain_payload_keep = receive_plain_payload_keep;
    assign rx_plain_payload_last = receive_plain_payload_last;
    assign rx_plain_valid = receive_plain_valid && live;
    assign rx_verdict_payload_verdict = receive_verdict_payload_verdict;
    assign rx_verdict_payload_sdi = receive_verdict_payload_sdi;
    assign rx_verdict_payload_around_ipv6 = receive_verdict_payload_around_ipv6;
    assign rx_verdict_payload_around_source = receive_verdict_payload_around_source;
    assign rx_verdict_payload_around_destination = receive_verdict_payload_around_destination;
    assign rx_verdict_payload_around_udp = receive_verdict_payload_around_udp;
    assign rx_verdict_payload_around_between = receive_verdict_payload_around_between;
    assign rx_verdict_payload_around_bytes = receive_verdict_payload_around_bytes;
    assign rx_verdict_payload_tag = receive_verdict_payload_tag;
    assign rx_verdict_valid = receive_verdict_valid && live;
    assign job_ready = bindings_query_ready;
    assign job_answer_payload = bindings_answer_payload;
    assign job_answer_valid = bindings_answer_valid;

`ifdef FORMAL
    wire tested_as_after_reset_any = |{domain_index, control_numbers_payload_context, control_failures_payload_index};
    wire tested_as_after_reset_term = !(|{control_domain_domain_udp_aad, control_domain_domain_crypt_offset});

    always @(posedge clk) if (!rst) tested_as_after_reset: assert (!self_test_domain_enable || (!tested_as_after_reset_any && tested_as_after_reset_term));
`endif

endmodule

`default_nettype wire
