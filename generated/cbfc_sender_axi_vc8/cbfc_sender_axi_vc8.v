// Sender of credit-based flow control with registers, 8 virtual channels.
`default_nettype none

module cbfc_sender_axi_vc8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        replaying,
    input  wire        reinitialised,
    input  wire        link_fault,
    input  wire        malformed,
    output wire  [7:0] room,
    output reg         irq,
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
    input  wire        s_axi_rready,
    input  wire  [2:0] enqueue_payload_vc,
    input  wire [13:0] enqueue_payload_bytes,
    input  wire [15:0] enqueue_payload_tag,
    input  wire        enqueue_valid,
    output wire        enqueue_ready,
    input  wire  [4:0] cf_update_payload_vc_0,
    input  wire [14:0] cf_update_payload_freed_0,
    input  wire  [4:0] cf_update_payload_vc_1,
    input  wire [14:0] cf_update_payload_freed_1,
    input  wire        cf_update_valid,
    output wire        cf_update_ready,
    output wire        grant_payload_kind,
    output wire  [2:0] grant_payload_vc,
    output wire [13:0] grant_payload_bytes,
    output wire  [9:0] grant_payload_cost,
    output wire [15:0] grant_payload_tag,
    output wire        grant_valid,
    input  wire        grant_ready,
    output wire        cc_update_payload_half,
    output wire [19:0] cc_update_payload_consumed_0,
    output wire [19:0] cc_update_payload_consumed_1,
    output wire [19:0] cc_update_payload_consumed_2,
    output wire [19:0] cc_update_payload_consumed_3,
    output wire [19:0] cc_update_payload_consumed_4,
    output wire [19:0] cc_update_payload_consumed_5,
    output wire [19:0] cc_update_payload_consumed_6,
    output wire [19:0] cc_update_payload_consumed_7,
    output wire [19:0] cc_update_payload_consumed_8,
    output wire [19:0] cc_update_payload_consumed_9,
    output wire [19:0] cc_update_payload_consumed_10,
    output wire [19:0] cc_update_payload_consumed_11,
    output wire [19:0] cc_update_payload_consumed_12,
    output wire [19:0] cc_update_payload_consumed_13,
    output wire [19:0] cc_update_payload_consumed_14,
    output wire [19:0] cc_update_payload_consumed_15,
    output wire        cc_update_valid,
    input  wire        cc_update_ready
);

    localparam [3:0] KIND_ENABLE       = 4'd0;
    localparam [3:0] KIND_DISABLE      = 4'd1;
    localparam [3:0] KIND_LOSSLESS     = 4'd2;
    localparam [3:0] KIND_BEST_EFFORT  = 4'd3;
    localparam [3:0] KIND_ZERO         = 4'd4;
    localparam [3:0] KIND_LIMIT        = 4'd5;
    localparam [3:0] KIND_RESERVED     = 4'd6;
    localparam [3:0] KIND_WEIGHT       = 4'd7;
    localparam [3:0] KIND_RESTART_MOST = 4'd8;

    reg  [19:0] snapshot_used;
    reg  [19:0] snapshot_consumed;
    reg  [19:0] snapshot_freed;
    reg         snapshot_enabled;
    reg         snapshot_lossless;
    reg   [3:0] snapshot_waiting;
    reg  [19:0] snapshot_most_used;
    reg         snapshot_taken;
    wire  [7:0] malformed_counter_count;
    wire  [7:0] file_regs_frames_overhead;
    wire  [2:0] file_regs_frames_size;
    wire  [1:0] file_regs_limits_mode;
    wire  [3:0] file_regs_limits_alpha;
    wire [19:0] file_regs_port_limit_credits;
    wire  [9:0] file_regs_largest_frame_credits;
    wire        file_regs_turns_weighted;
    wire [17:0] file_regs_cc_updates_period;
    wire  [9:0] file_regs_cc_updates_clocks;
    wire        file_regs_cc_updates_under_llr;
    wire  [1:0] file_regs_link_on_fault;
    wire        file_regs_actions_send_cc_update;
    wire        file_regs_events_cf_refused;
    wire        file_regs_events_cf_malformed;
    wire        file_regs_events_link_fault;
    wire        file_regs_interrupts_cf_refused;
    wire        file_regs_interrupts_cf_malformed;
    wire        file_regs_interrupts_link_fault;
    wire  [4:0] file_regs_channel_index_value;
    wire        file_regs_channel_index_written;
    wire [19:0] file_regs_channel_limit_credits_value;
    wire        file_regs_channel_limit_credits_written;
    wire [19:0] file_regs_channel_reserved_credits_value;
    wire        file_regs_channel_reserved_credits_written;
    wire [15:0] file_regs_channel_weight_credits_value;
    wire        file_regs_channel_weight_credits_written;
    wire  [3:0] file_regs_channel_command_kind;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;
    reg   [4:0] channel_index;
    reg         channel_chosen;
    reg   [7:0] known;
    reg   [3:0] kind;
    wire  [7:0] cbfc_room;
    wire [19:0] cbfc_status_used;
    wire [19:0] cbfc_status_consumed;
    wire [19:0] cbfc_status_freed;
    wire        cbfc_status_enabled;
    wire        cbfc_status_lossless;
    wire  [3:0] cbfc_status_waiting;
    wire [19:0] cbfc_status_most_used;
    wire [22:0] cbfc_counts_used;
    wire [22:0] cbfc_counts_most_used;
    wire  [7:0] cbfc_counts_cf_updates;
    wire  [7:0] cbfc_counts_cf_refused;
    wire  [7:0] cbfc_counts_cc_updates;
    wire        cbfc_refused;
    wire        cbfc_enqueue_ready;
    wire        cbfc_cf_update_ready;
    wire        cbfc_command_ready;
    wire        cbfc_grant_payload_kind;
    wire  [2:0] cbfc_grant_payload_vc;
    wire [13:0] cbfc_grant_payload_bytes;
    wire  [9:0] cbfc_grant_payload_cost;
    wire [15:0] cbfc_grant_payload_tag;
    wire        cbfc_grant_valid;
    wire        cbfc_cc_update_payload_half;
    wire [19:0] cbfc_cc_update_payload_consumed_0;
    wire [19:0] cbfc_cc_update_payload_consumed_1;
    wire [19:0] cbfc_cc_update_payload_consumed_2;
    wire [19:0] cbfc_cc_update_payload_consumed_3;
    wire [19:0] cbfc_cc_update_payload_consumed_4;
    wire [19:0] cbfc_cc_update_payload_consumed_5;
    wire [19:0] cbfc_cc_update_payload_consumed_6;
    wire [19:0] cbfc_cc_update_payload_consumed_7;
    wire [19:0] cbfc_cc_update_payload_consumed_8;
    wire [19:0] cbfc_cc_update_payload_consumed_9;
    wire [19:0] cbfc_cc_update_payload_consumed_10;
    wire [19:0] cbfc_cc_update_payload_consumed_11;
    wire [19:0] cbfc_cc_update_payload_consumed_12;
    wire [19:0] cbfc_cc_update_payload_consumed_13;
    wire [19:0] cbfc_cc_update_payload_consumed_14;
    wire [19:0] cbfc_cc_update_payload_consumed_15;
    wire        cbfc_cc_update_valid;
    reg         snapshot_shown;
    reg  [55:0] settings [0:7];

    wire [22:0] counts_used = cbfc_counts_used;
    wire [22:0] counts_most_used = cbfc_counts_most_used;
    wire  [7:0] counts_cf_updates = cbfc_counts_cf_updates;
    wire  [7:0] counts_cf_refused = cbfc_counts_cf_refused;
    wire  [7:0] counts_cc_updates = cbfc_counts_cc_updates;
    wire        refused = cbfc_refused;
    wire  [7:0] known_shr_channel_index_2_0 = known >> channel_index[2:0];
    wire        exists = !(|channel_index[4:3]);
    wire        is_known = known_shr_channel_index_2_0[0] && exists;
    wire [55:0] settings_rdata = settings[channel_index[2:0]];
    wire [19:0] kept_limit = is_known ? settings_rdata[55:36] : 20'd0;
    wire [19:0] kept_reserved = is_known ? settings_rdata[35:16] : 20'd0;
    wire [15:0] kept_weight = is_known ? settings_rdata[15:0] : 16'd0;
    wire  [4:0] index = channel_index;
    wire        sets_term = file_regs_channel_limit_credits_written || file_regs_channel_reserved_credits_written;
    wire        sets = (sets_term || file_regs_channel_weight_credits_written) && exists;
    wire        commands_term = (|file_regs_channel_command_kind) && file_regs_channel_command_kind <= 4'd6;
    wire        commands = (commands_term && exists) || sets;
    wire [19:0] cbfc_command_payload_value_word = {4'd0, file_regs_channel_weight_credits_value};
    wire [19:0] cbfc_command_payload_value_choice = file_regs_channel_reserved_credits_written ? file_regs_channel_reserved_credits_value : cbfc_command_payload_value_word;
    wire  [2:0] irq_word = {file_regs_events_cf_refused, file_regs_events_cf_malformed, file_regs_events_link_fault};
    wire  [2:0] irq_word_2 = {file_regs_interrupts_cf_refused, file_regs_interrupts_cf_malformed, file_regs_interrupts_link_fault};

    rolling_counter_w8_by1 malformed_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (malformed),
        .count  (malformed_counter_count)
    );

    cbfc_sender_registers_vc8 file (
        .clk                                   (clk),
        .rst                                   (rst),
        .hw_identity_channels                  (6'd8),
        .hw_identity_longest_frame             (15'h2800),
        .hw_link_fault                         (link_fault),
        .hw_link_replaying                     (replaying),
        .hw_events_cf_refused                  (refused),
        .hw_events_cf_malformed                (malformed),
        .hw_events_link_fault                  (link_fault),
        .hw_channel_index                      (index),
        .hw_channel_taken                      (snapshot_taken),
        .hw_channel_limit_credits              (kept_limit),
        .hw_channel_reserved_credits           (kept_reserved),
        .hw_channel_weight_credits             (kept_weight),
        .hw_channel_state_enabled              (snapshot_enabled),
        .hw_channel_state_lossless             (snapshot_lossless),
        .hw_channel_state_waiting              (snapshot_waiting),
        .hw_channel_used_count                 (snapshot_used),
        .hw_channel_most_used_count            (snapshot_most_used),
        .hw_channel_consumed_count             (snapshot_consumed),
        .hw_channel_freed_count                (snapshot_freed),
        .hw_port_used_count                    (counts_used),
        .hw_port_most_used_count               (counts_most_used),
        .hw_cf_updates_received_count          (counts_cf_updates),
        .hw_cf_updates_refused_count           (counts_cf_refused),
        .hw_cf_updates_malformed_count         (malformed_counter_count),
        .hw_cc_updates_sent_count              (counts_cc_updates),
        .regs_frames_overhead                  (file_regs_frames_overhead),
        .regs_frames_size                      (file_regs_frames_size),
        .regs_limits_mode                      (file_regs_limits_mode),
        .regs_limits_alpha                     (file_regs_limits_alpha),
        .regs_port_limit_credits               (file_regs_port_limit_credits),
        .regs_largest_frame_credits            (file_regs_largest_frame_credits),
        .regs_turns_weighted                   (file_regs_turns_weighted),
        .regs_cc_updates_period                (file_regs_cc_updates_period),
        .regs_cc_updates_clocks                (file_regs_cc_updates_clocks),
        .regs_cc_updates_under_llr             (file_regs_cc_updates_under_llr),
        .regs_link_on_fault                    (file_regs_link_on_fault),
        .regs_actions_send_cc_update           (file_regs_actions_send_cc_update),
        .regs_events_cf_refused                (file_regs_events_cf_refused),
        .regs_events_cf_malformed              (file_regs_events_cf_malformed),
        .regs_events_link_fault                (file_regs_events_link_fault),
        .regs_interrupts_cf_refused            (file_regs_interrupts_cf_refused),
        .regs_interrupts_cf_malformed          (file_regs_interrupts_cf_malformed),
        .regs_interrupts_link_fault            (file_regs_interrupts_link_fault),
        .regs_channel_index_value              (file_regs_channel_index_value),
        .regs_channel_index_written            (file_regs_channel_index_written),
        .regs_channel_limit_credits_value      (file_regs_channel_limit_credits_value),
        .regs_channel_limit_credits_written    (file_regs_channel_limit_credits_written),
        .regs_channel_reserved_credits_value   (file_regs_channel_reserved_credits_value),
        .regs_channel_reserved_credits_written (file_regs_channel_reserved_credits_written),
        .regs_channel_weight_credits_value     (file_regs_channel_weight_credits_value),
        .regs_channel_weight_credits_written   (file_regs_channel_weight_credits_written),
        .regs_channel_command_kind             (file_regs_channel_command_kind),
        .s_axi_awaddr                          (s_axi_awaddr),
        .s_axi_awprot                          (s_axi_awprot),
        .s_axi_awvalid                         (s_axi_awvalid),
        .s_axi_awready                         (file_s_axi_awready),
        .s_axi_wdata                           (s_axi_wdata),
        .s_axi_wstrb                           (s_axi_wstrb),
        .s_axi_wvalid                          (s_axi_wvalid),
        .s_axi_wready                          (file_s_axi_wready),
        .s_axi_bresp                           (file_s_axi_bresp),
        .s_axi_bvalid                          (file_s_axi_bvalid),
        .s_axi_bready                          (s_axi_bready),
        .s_axi_araddr                          (s_axi_araddr),
        .s_axi_arprot                          (s_axi_arprot),
        .s_axi_arvalid                         (s_axi_arvalid),
        .s_axi_arready                         (file_s_axi_arready),
        .s_axi_rdata                           (file_s_axi_rdata),
        .s_axi_rresp                           (file_s_axi_rresp),
        .s_axi_rvalid                          (file_s_axi_rvalid),
        .s_axi_rready                          (s_axi_rready)
    );

    cbfc_sender_vc8 cbfc (
        .clk                           (clk),
        .rst                           (rst),
        .settings_unit_overhead        (file_regs_frames_overhead),
        .settings_unit_size            (file_regs_frames_size),
        .settings_mode                 (file_regs_limits_mode),
        .settings_limit                (file_regs_port_limit_credits),
        .settings_largest_frame        (file_regs_largest_frame_credits),
        .settings_alpha                (file_regs_limits_alpha),
        .settings_weighted             (file_regs_turns_weighted),
        .settings_on_fault             (file_regs_link_on_fault),
        .updates_clocks                (file_regs_cc_updates_clocks),
        .updates_period                (file_regs_cc_updates_period),
        .force_update                  (file_regs_actions_send_cc_update || reinitialised),
        .hold_update                   (replaying && !file_regs_cc_updates_under_llr),
        .link_fault                    (link_fault),
        .status_vc                     (channel_index[2:0]),
        .room                          (cbfc_room),
        .status_used                   (cbfc_status_used),
        .status_consumed               (cbfc_status_consumed),
        .status_freed                  (cbfc_status_freed),
        .status_enabled                (cbfc_status_enabled),
        .status_lossless               (cbfc_status_lossless),
        .status_waiting                (cbfc_status_waiting),
        .status_most_used              (cbfc_status_most_used),
        .counts_used                   (cbfc_counts_used),
        .counts_most_used              (cbfc_counts_most_used),
        .counts_cf_updates             (cbfc_counts_cf_updates),
        .counts_cf_refused             (cbfc_counts_cf_refused),
        .counts_cc_updates             (cbfc_counts_cc_updates),
        .refused                       (cbfc_refused),
        .enqueue_payload_vc            (enqueue_payload_vc),
        .enqueue_payload_bytes         (enqueue_payload_bytes),
        .enqueue_payload_tag           (enqueue_payload_tag),
        .enqueue_valid                 (enqueue_valid),
        .enqueue_ready                 (cbfc_enqueue_ready),
        .cf_update_payload_vc_0        (cf_update_payload_vc_0),
        .cf_update_payload_freed_0     (cf_update_payload_freed_0),
        .cf_update_payload_vc_1        (cf_update_payload_vc_1),
        .cf_update_payload_freed_1     (cf_update_payload_freed_1),
        .cf_update_valid               (cf_update_valid),
        .cf_update_ready               (cbfc_cf_update_ready),
        .command_payload_vc            (channel_index[2:0]),
        .command_payload_kind          (kind),
        .command_payload_value         (file_regs_channel_limit_credits_written ? file_regs_channel_limit_credits_value : cbfc_command_payload_value_choice),
        .command_valid                 (commands),
        .command_ready                 (cbfc_command_ready),
        .grant_payload_kind            (cbfc_grant_payload_kind),
        .grant_payload_vc              (cbfc_grant_payload_vc),
        .grant_payload_bytes           (cbfc_grant_payload_bytes),
        .grant_payload_cost            (cbfc_grant_payload_cost),
        .grant_payload_tag             (cbfc_grant_payload_tag),
        .grant_valid                   (cbfc_grant_valid),
        .grant_ready                   (grant_ready),
        .cc_update_payload_half        (cbfc_cc_update_payload_half),
        .cc_update_payload_consumed_0  (cbfc_cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (cbfc_cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (cbfc_cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (cbfc_cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (cbfc_cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (cbfc_cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (cbfc_cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (cbfc_cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (cbfc_cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (cbfc_cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (cbfc_cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (cbfc_cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (cbfc_cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (cbfc_cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (cbfc_cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (cbfc_cc_update_payload_consumed_15),
        .cc_update_valid               (cbfc_cc_update_valid),
        .cc_update_ready               (cc_update_ready)
    );

    always @* begin
        kind = KIND_LIMIT;
        if (file_regs_channel_command_kind == 4'd1) begin
            kind = KIND_ENABLE;
        end
        if (file_regs_channel_command_kind == 4'd2) begin
            kind = KIND_DISABLE;
        end
        if (file_regs_channel_command_kind == 4'd3) begin
            kind = KIND_LOSSLESS;
        end
        if (file_regs_channel_command_kind == 4'd4) begin
            kind = KIND_BEST_EFFORT;
        end
        if (file_regs_channel_command_kind == 4'd5) begin
            kind = KIND_ZERO;
        end
        if (file_regs_channel_command_kind == 4'd6) begin
            kind = KIND_RESTART_MOST;
        end
        if (file_regs_channel_reserved_credits_written) begin
            kind = KIND_RESERVED;
        end
        if (file_regs_channel_weight_credits_written) begin
            kind = KIND_WEIGHT;
        end
    end

    always @(posedge clk) begin
        if (sets) settings[channel_index[2:0]] <= {
        file_regs_channel_limit_credits_written ? file_regs_channel_limit_credits_value : kept_limit,
        file_regs_channel_reserved_credits_written ? file_regs_channel_reserved_credits_value : kept_reserved,
        file_regs_channel_weight_credits_written ? file_regs_channel_weight_credits_value : kept_weight
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            snapshot_used <= 20'd0;
            snapshot_consumed <= 20'd0;
            snapshot_freed <= 20'd0;
            snapshot_enabled <= 1'b0;
            snapshot_lossless <= 1'b0;
            snapshot_waiting <= 4'd0;
            snapshot_most_used <= 20'd0;
            snapshot_taken <= 1'b0;
            channel_index <= 5'd0;
            channel_chosen <= 1'b0;
            known <= 8'd0;
            snapshot_shown <= 1'b0;
            irq <= 1'b0;
        end else begin
            if (file_regs_channel_index_written) begin
                channel_index <= file_regs_channel_index_value;
            end
            channel_chosen <= file_regs_channel_index_written;
            if (channel_chosen) begin
                snapshot_taken <= 1'b0;
            end
            if (sets) begin
                known <= known | (8'd1 << channel_index[2:0]);
            end
            snapshot_shown <= channel_chosen;
            if (snapshot_shown) begin
                snapshot_used <= cbfc_status_used;
                snapshot_consumed <= cbfc_status_consumed;
                snapshot_freed <= cbfc_status_freed;
                snapshot_enabled <= cbfc_status_enabled;
                snapshot_lossless <= cbfc_status_lossless;
                snapshot_waiting <= cbfc_status_waiting;
                snapshot_most_used <= cbfc_status_most_used;
                snapshot_taken <= 1'b1;
            end
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign room = cbfc_room;
    assign s_axi_awready = file_s_axi_awready;
    assign s_axi_wready = file_s_axi_wready;
    assign s_axi_bresp = file_s_axi_bresp;
    assign s_axi_bvalid = file_s_axi_bvalid;
    assign s_axi_arready = file_s_axi_arready;
    assign s_axi_rdata = file_s_axi_rdata;
    assign s_axi_rresp = file_s_axi_rresp;
    assign s_axi_rvalid = file_s_axi_rvalid;
    assign enqueue_ready = cbfc_enqueue_ready;
    assign cf_update_ready = cbfc_cf_update_ready;
    assign grant_payload_kind = cbfc_grant_payload_kind;
    assign grant_payload_vc = cbfc_grant_payload_vc;
    assign grant_payload_bytes = cbfc_grant_payload_bytes;
    assign grant_payload_cost = cbfc_grant_payload_cost;
    assign grant_payload_tag = cbfc_grant_payload_tag;
    assign grant_valid = cbfc_grant_valid;
    assign cc_update_payload_half = cbfc_cc_update_payload_half;
    assign cc_update_payload_consumed_0 = cbfc_cc_update_payload_consumed_0;
    assign cc_update_payload_consumed_1 = cbfc_cc_update_payload_consumed_1;
    assign cc_update_payload_consumed_2 = cbfc_cc_update_payload_consumed_2;
    assign cc_update_payload_consumed_3 = cbfc_cc_update_payload_consumed_3;
    assign cc_update_payload_consumed_4 = cbfc_cc_update_payload_consumed_4;
    assign cc_update_payload_consumed_5 = cbfc_cc_update_payload_consumed_5;
    assign cc_update_payload_consumed_6 = cbfc_cc_update_payload_consumed_6;
    assign cc_update_payload_consumed_7 = cbfc_cc_update_payload_consumed_7;
    assign cc_update_payload_consumed_8 = cbfc_cc_update_payload_consumed_8;
    assign cc_update_payload_consumed_9 = cbfc_cc_update_payload_consumed_9;
    assign cc_update_payload_consumed_10 = cbfc_cc_update_payload_consumed_10;
    assign cc_update_payload_consumed_11 = cbfc_cc_update_payload_consumed_11;
    assign cc_update_payload_consumed_12 = cbfc_cc_update_payload_consumed_12;
    assign cc_update_payload_consumed_13 = cbfc_cc_update_payload_consumed_13;
    assign cc_update_payload_consumed_14 = cbfc_cc_update_payload_consumed_14;
    assign cc_update_payload_consumed_15 = cbfc_cc_update_payload_consumed_15;
    assign cc_update_valid = cbfc_cc_update_valid;

    wire _unused_ok = &{1'b0, cbfc_command_ready, known_shr_channel_index_2_0[7:1]};

endmodule

`default_nettype wire
