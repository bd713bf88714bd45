// Registers of NSCC and path selection for 100 Gb/s behind AXI4-Lite, and what they count.
`default_nettype none

module cms_control_g100_nscc (
    input  wire        clk,
    input  wire        rst,
    input  wire        events_nscc_valid,
    input  wire  [2:0] events_nscc_outcome_quadrant,
    input  wire  [1:0] events_nscc_outcome_adapted,
    input  wire        events_nscc_outcome_fulfilled,
    input  wire        events_nscc_outcome_eta,
    input  wire        events_picked_valid,
    input  wire  [2:0] events_picked_way,
    output wire [19:0] nscc_base_rtt,
    output wire [16:0] nscc_target,
    output wire [15:0] nscc_fast_delay,
    output wire [19:0] nscc_qa_threshold,
    output wire [19:0] nscc_adjust_period,
    output wire [19:0] nscc_adjust_bytes,
    output wire [16:0] nscc_min_window,
    output wire [19:0] nscc_window_per_tick,
    output wire [23:0] nscc_alpha,
    output wire [19:0] nscc_fair_increase,
    output wire [15:0] nscc_eta,
    output wire [15:0] nscc_fast_scale,
    output wire  [9:0] nscc_gamma,
    output wire  [9:0] nscc_most_decrease,
    output wire [10:0] nscc_gain,
    output wire  [2:0] nscc_qa_gate,
    output wire        nscc_has_credit,
    output wire [19:0] nscc_ack_trigger,
    output wire  [1:0] paths_scheme,
    output wire  [7:0] paths_unused,
    output wire [30:0] paths_freeze,
    output wire [13:0] full,
    input  wire  [8:0] s_axi_awaddr,
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
    input  wire  [8:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [2:0] EVENTS_PICKED_WAY_WALK               = 3'd0;
    localparam [2:0] EVENTS_PICKED_WAY_RECYCLE            = 3'd1;
    localparam [2:0] EVENTS_PICKED_WAY_FRESH              = 3'd2;
    localparam [2:0] EVENTS_PICKED_WAY_EXPLORE            = 3'd3;
    localparam [2:0] EVENTS_PICKED_WAY_FROZEN             = 3'd4;
    localparam [2:0] EVENTS_PICKED_WAY_FROZEN_EMPTY       = 3'd5;
    localparam [1:0] EVENTS_NSCC_OUTCOME_ADAPTED_WINDOW   = 2'd1;
    localparam [1:0] EVENTS_NSCC_OUTCOME_ADAPTED_CUT      = 2'd2;
    localparam [1:0] EVENTS_NSCC_OUTCOME_ADAPTED_IGNORE   = 2'd3;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_PI      = 3'd1;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_FAST    = 3'd2;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_FI      = 3'd3;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_NOOP    = 3'd4;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_MD      = 3'd5;
    localparam [2:0] EVENTS_NSCC_OUTCOME_QUADRANT_MD_SKIP = 3'd6;

    wire  [7:0] nscc_pi_events_count;
    wire  [7:0] nscc_fast_events_count;
    wire  [7:0] nscc_fi_events_count;
    wire  [7:0] nscc_noop_events_count;
    wire  [7:0] nscc_md_events_count;
    wire  [7:0] nscc_md_skip_events_count;
    wire  [7:0] nscc_qa_window_events_count;
    wire  [7:0] nscc_qa_cut_events_count;
    wire  [7:0] nscc_qa_ignore_events_count;
    wire  [7:0] nscc_fulfilled_events_count;
    wire  [7:0] nscc_eta_events_count;
    wire  [7:0] path_walk_events_count;
    wire  [7:0] path_recycle_events_count;
    wire  [7:0] path_fresh_events_count;
    wire  [7:0] path_explore_events_count;
    wire  [7:0] path_frozen_events_count;
    wire  [7:0] path_frozen_empty_events_count;
    wire [19:0] file_regs_base_rtt_clocks;
    wire [16:0] file_regs_target_clocks;
    wire [15:0] file_regs_fast_delay_clocks;
    wire [19:0] file_regs_qa_threshold_clocks;
    wire [19:0] file_regs_adjust_period_clocks;
    wire [19:0] file_regs_adjust_bytes_bytes;
    wire [16:0] file_regs_min_window_bytes;
    wire [19:0] file_regs_window_per_tick_bytes_256;
    wire [23:0] file_regs_alpha_bytes_4096;
    wire [19:0] file_regs_fair_increase_bytes;
    wire [15:0] file_regs_eta_bytes;
    wire [15:0] file_regs_fast_scale_bytes_4096;
    wire  [9:0] file_regs_decrease_gamma;
    wire  [9:0] file_regs_decrease_most;
    wire [10:0] file_regs_gain_parts_16384;
    wire  [2:0] file_regs_control_qa_gate;
    wire        file_regs_control_has_credit;
    wire [19:0] file_regs_ack_trigger_bytes;
    wire  [1:0] file_regs_paths_scheme;
    wire  [7:0] file_regs_paths_unused;
    wire [30:0] file_regs_freeze_clocks;
    wire [13:0] file_regs_full_packet_bytes;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;

    rolling_counter_w8_by1 nscc_pi_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_PI && events_nscc_valid),
        .count  (nscc_pi_events_count)
    );

    rolling_counter_w8_by1 nscc_fast_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_FAST && events_nscc_valid),
        .count  (nscc_fast_events_count)
    );

    rolling_counter_w8_by1 nscc_fi_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_FI && events_nscc_valid),
        .count  (nscc_fi_events_count)
    );

    rolling_counter_w8_by1 nscc_noop_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_NOOP && events_nscc_valid),
        .count  (nscc_noop_events_count)
    );

    rolling_counter_w8_by1 nscc_md_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_MD && events_nscc_valid),
        .count  (nscc_md_events_count)
    );

    rolling_counter_w8_by1 nscc_md_skip_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_quadrant == EVENTS_NSCC_OUTCOME_QUADRANT_MD_SKIP && events_nscc_valid),
        .count  (nscc_md_skip_events_count)
    );

    rolling_counter_w8_by1 nscc_qa_window_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_adapted == EVENTS_NSCC_OUTCOME_ADAPTED_WINDOW && events_nscc_valid),
        .count  (nscc_qa_window_events_count)
    );

    rolling_counter_w8_by1 nscc_qa_cut_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_adapted == EVENTS_NSCC_OUTCOME_ADAPTED_CUT && events_nscc_valid),
        .count  (nscc_qa_cut_events_count)
    );

    rolling_counter_w8_by1 nscc_qa_ignore_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_adapted == EVENTS_NSCC_OUTCOME_ADAPTED_IGNORE && events_nscc_valid),
        .count  (nscc_qa_ignore_events_count)
    );

    rolling_counter_w8_by1 nscc_fulfilled_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_fulfilled && events_nscc_valid),
        .count  (nscc_fulfilled_events_count)
    );

    rolling_counter_w8_by1 nscc_eta_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nscc_outcome_eta && events_nscc_valid),
        .count  (nscc_eta_events_count)
    );

    rolling_counter_w8_by1 path_walk_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_WALK && events_picked_valid),
        .count  (path_walk_events_count)
    );

    rolling_counter_w8_by1 path_recycle_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_RECYCLE && events_picked_valid),
        .count  (path_recycle_events_count)
    );

    rolling_counter_w8_by1 path_fresh_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_FRESH && events_picked_valid),
        .count  (path_fresh_events_count)
    );

    rolling_counter_w8_by1 path_explore_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_EXPLORE && events_picked_valid),
        .count  (path_explore_events_count)
    );

    rolling_counter_w8_by1 path_frozen_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_FROZEN && events_picked_valid),
        .count  (path_frozen_events_count)
    );

    rolling_counter_w8_by1 path_frozen_empty_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_picked_way == EVENTS_PICKED_WAY_FROZEN_EMPTY && events_picked_valid),
        .count  (path_frozen_empty_events_count)
    );

    cms_registers_g100_nscc file (
        .clk                            (clk),
        .rst                            (rst),
        .hw_nscc_pi_count               (nscc_pi_events_count),
        .hw_nscc_fast_count             (nscc_fast_events_count),
        .hw_nscc_fi_count               (nscc_fi_events_count),
        .hw_nscc_noop_count             (nscc_noop_events_count),
        .hw_nscc_md_count               (nscc_md_events_count),
        .hw_nscc_md_skip_count          (nscc_md_skip_events_count),
        .hw_nscc_qa_window_count        (nscc_qa_window_events_count),
        .hw_nscc_qa_cut_count           (nscc_qa_cut_events_count),
        .hw_nscc_qa_ignore_count        (nscc_qa_ignore_events_count),
        .hw_nscc_fulfilled_count        (nscc_fulfilled_events_count),
        .hw_nscc_eta_count              (nscc_eta_events_count),
        .hw_path_walk_count             (path_walk_events_count),
        .hw_path_recycle_count          (path_recycle_events_count),
        .hw_path_fresh_count            (path_fresh_events_count),
        .hw_path_explore_count          (path_explore_events_count),
        .hw_path_frozen_count           (path_frozen_events_count),
        .hw_path_frozen_empty_count     (path_frozen_empty_events_count),
        .regs_base_rtt_clocks           (file_regs_base_rtt_clocks),
        .regs_target_clocks             (file_regs_target_clocks),
        .regs_fast_delay_clocks         (file_regs_fast_delay_clocks),
        .regs_qa_threshold_clocks       (file_regs_qa_threshold_clocks),
        .regs_adjust_period_clocks      (file_regs_adjust_period_clocks),
        .regs_adjust_bytes_bytes        (file_regs_adjust_bytes_bytes),
        .regs_min_window_bytes          (file_regs_min_window_bytes),
        .regs_window_per_tick_bytes_256 (file_regs_window_per_tick_bytes_256),
        .regs_alpha_bytes_4096          (file_regs_alpha_bytes_4096),
        .regs_fair_increase_bytes       (file_regs_fair_increase_bytes),
        .regs_eta_bytes                 (file_regs_eta_bytes),
        .regs_fast_scale_bytes_4096     (file_regs_fast_scale_bytes_4096),
        .regs_decrease_gamma            (file_regs_decrease_gamma),
        .regs_decrease_most             (file_regs_decrease_most),
        .regs_gain_parts_16384          (file_regs_gain_parts_16384),
        .regs_control_qa_gate           (file_regs_control_qa_gate),
        .regs_control_has_credit        (file_regs_control_has_credit),
        .regs_ack_trigger_bytes         (file_regs_ack_trigger_bytes),
        .regs_paths_scheme              (file_regs_paths_scheme),
        .regs_paths_unused              (file_regs_paths_unused),
        .regs_freeze_clocks             (file_regs_freeze_clocks),
        .regs_full_packet_bytes         (file_regs_full_packet_bytes),
        .s_axi_awaddr                   (s_axi_awaddr),
        .s_axi_awprot                   (s_axi_awprot),
        .s_axi_awvalid                  (s_axi_awvalid),
        .s_axi_awready                  (file_s_axi_awready),
        .s_axi_wdata                    (s_axi_wdata),
        .s_axi_wstrb                    (s_axi_wstrb),
        .s_axi_wvalid                   (s_axi_wvalid),
        .s_axi_wready                   (file_s_axi_wready),
        .s_axi_bresp                    (file_s_axi_bresp),
        .s_axi_bvalid                   (file_s_axi_bvalid),
        .s_axi_bready                   (s_axi_bready),
        .s_axi_araddr                   (s_axi_araddr),
        .s_axi_arprot                   (s_axi_arprot),
        .s_axi_arvalid                  (s_axi_arvalid),
        .s_axi_arready                  (file_s_axi_arready),
        .s_axi_rdata                    (file_s_axi_rdata),
        .s_axi_rresp                    (file_s_axi_rresp),
        .s_axi_rvalid                   (file_s_axi_rvalid),
        .s_axi_rready                   (s_axi_rready)
    );

    assign nscc_base_rtt = file_regs_base_rtt_clocks;
    assign nscc_target = file_regs_target_clocks;
    assign nscc_fast_delay = file_regs_fast_delay_clocks;
    assign nscc_qa_threshold = file_regs_qa_threshold_clocks;
    assign nscc_adjust_period = file_regs_adjust_period_clocks;
    assign nscc_adjust_bytes = file_regs_adjust_bytes_bytes;
    assign nscc_min_window = file_regs_min_window_bytes;
    assign nscc_window_per_tick = file_regs_window_per_tick_bytes_256;
    assign nscc_alpha = file_regs_alpha_bytes_4096;
    assign nscc_fair_increase = file_regs_fair_increase_bytes;
    assign nscc_eta = file_regs_eta_bytes;
    assign nscc_fast_scale = file_regs_fast_scale_bytes_4096;
    assign nscc_gamma = file_regs_decrease_gamma;
    assign nscc_most_decrease = file_regs_decrease_most;
    assign nscc_gain = file_regs_gain_parts_16384;
    assign nscc_qa_gate = file_regs_control_qa_gate;
    assign nscc_has_credit = file_regs_control_has_credit;
    assign nscc_ack_trigger = file_regs_ack_trigger_bytes;
    assign paths_scheme = file_regs_paths_scheme;
    assign paths_unused = file_regs_paths_unused;
    assign paths_freeze = file_regs_freeze_clocks;
    assign full = file_regs_full_packet_bytes;
    assign s_axi_awready = file_s_axi_awready;
    assign s_axi_wready = file_s_axi_wready;
    assign s_axi_bresp = file_s_axi_bresp;
    assign s_axi_bvalid = file_s_axi_bvalid;
    assign s_axi_arready = file_s_axi_arready;
    assign s_axi_rdata = file_s_axi_rdata;
    assign s_axi_rresp = file_s_axi_rresp;
    assign s_axi_rvalid = file_s_axi_rvalid;

endmodule

`default_nettype wire
