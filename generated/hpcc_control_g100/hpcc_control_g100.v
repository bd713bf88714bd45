// Registers of HPCC for 100 Gb/s behind AXI4-Lite, and what they count.
`default_nettype none

module hpcc_control_g100 (
    input  wire        clk,
    input  wire        rst,
    input  wire        events_ack,
    input  wire        events_sample,
    input  wire        events_heard,
    input  wire [27:0] events_load,
    output wire [39:0] registers_link_rate,
    output wire [39:0] registers_least_rate,
    output wire [39:0] registers_additive,
    output wire [20:0] registers_eta,
    output wire  [7:0] registers_max_stage,
    output wire [16:0] registers_base_rtt,
    output wire [23:0] registers_rtt_share,
    output wire [23:0] registers_bytes_scale,
    output wire [23:0] registers_queue_scale,
    output wire [16:0] registers_window_scale,
    output wire [16:0] registers_min_window,
    output wire [23:0] registers_max_window,
    output wire [19:0] registers_ack_trigger,
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

    reg         heard;
    reg         is_loaded;
    wire  [7:0] acks_events_count;
    wire  [7:0] samples_events_count;
    wire  [7:0] heard_events_count;
    wire  [7:0] loaded_events_count;
    wire [31:0] file_regs_link_rate_bps_256;
    wire [31:0] file_regs_least_rate_bps_256;
    wire [31:0] file_regs_additive_bps_256;
    wire [20:0] file_regs_eta_value;
    wire  [7:0] file_regs_max_stage_value;
    wire [16:0] file_regs_base_rtt_ns;
    wire [23:0] file_regs_rtt_share_value;
    wire [23:0] file_regs_bytes_scale_value;
    wire [23:0] file_regs_queue_scale_value;
    wire [16:0] file_regs_window_scale_value;
    wire [16:0] file_regs_min_window_bytes;
    wire [23:0] file_regs_max_window_bytes;
    wire [19:0] file_regs_ack_trigger_bytes;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;

    wire [20:0] eta = file_regs_eta_value;

    rolling_counter_w8_by1 acks_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_ack),
        .count  (acks_events_count)
    );

    rolling_counter_w8_by1 samples_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_sample),
        .count  (samples_events_count)
    );

    rolling_counter_w8_by1 heard_events (
        .clk    (clk),
        .rst    (rst),
        .amount (heard),
        .count  (heard_events_count)
    );

    rolling_counter_w8_by1 loaded_events (
        .clk    (clk),
        .rst    (rst),
        .amount (heard && is_loaded),
        .count  (loaded_events_count)
    );

    hpcc_registers_g100 file (
        .clk                     (clk),
        .rst                     (rst),
        .hw_acks_count           (acks_events_count),
        .hw_samples_count        (samples_events_count),
        .hw_heard_count          (heard_events_count),
        .hw_loaded_count         (loaded_events_count),
        .regs_link_rate_bps_256  (file_regs_link_rate_bps_256),
        .regs_least_rate_bps_256 (file_regs_least_rate_bps_256),
        .regs_additive_bps_256   (file_regs_additive_bps_256),
        .regs_eta_value          (file_regs_eta_value),
        .regs_max_stage_value    (file_regs_max_stage_value),
        .regs_base_rtt_ns        (file_regs_base_rtt_ns),
        .regs_rtt_share_value    (file_regs_rtt_share_value),
        .regs_bytes_scale_value  (file_regs_bytes_scale_value),
        .regs_queue_scale_value  (file_regs_queue_scale_value),
        .regs_window_scale_value (file_regs_window_scale_value),
        .regs_min_window_bytes   (file_regs_min_window_bytes),
        .regs_max_window_bytes   (file_regs_max_window_bytes),
        .regs_ack_trigger_bytes  (file_regs_ack_trigger_bytes),
        .s_axi_awaddr            (s_axi_awaddr),
        .s_axi_awprot            (s_axi_awprot),
        .s_axi_awvalid           (s_axi_awvalid),
        .s_axi_awready           (file_s_axi_awready),
        .s_axi_wdata             (s_axi_wdata),
        .s_axi_wstrb             (s_axi_wstrb),
        .s_axi_wvalid            (s_axi_wvalid),
        .s_axi_wready            (file_s_axi_wready),
        .s_axi_bresp             (file_s_axi_bresp),
        .s_axi_bvalid            (file_s_axi_bvalid),
        .s_axi_bready            (s_axi_bready),
        .s_axi_araddr            (s_axi_araddr),
        .s_axi_arprot            (s_axi_arprot),
        .s_axi_arvalid           (s_axi_arvalid),
        .s_axi_arready           (file_s_axi_arready),
        .s_axi_rdata             (file_s_axi_rdata),
        .s_axi_rresp             (file_s_axi_rresp),
        .s_axi_rvalid            (file_s_axi_rvalid),
        .s_axi_rready            (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            heard <= 1'b0;
        end else begin
            heard <= events_heard;
        end
    end

    always @(posedge clk) begin
        is_loaded <= events_load >= {7'd0, eta};
    end

    assign registers_link_rate = {file_regs_link_rate_bps_256, 8'd0};
    assign registers_least_rate = {file_regs_least_rate_bps_256, 8'd0};
    assign registers_additive = {file_regs_additive_bps_256, 8'd0};
    assign registers_eta = file_regs_eta_value;
    assign registers_max_stage = file_regs_max_stage_value;
    assign registers_base_rtt = file_regs_base_rtt_ns;
    assign registers_rtt_share = file_regs_rtt_share_value;
    assign registers_bytes_scale = file_regs_bytes_scale_value;
    assign registers_queue_scale = file_regs_queue_scale_value;
    assign registers_window_scale = file_regs_window_scale_value;
    assign registers_min_window = file_regs_min_window_bytes;
    assign registers_max_window = file_regs_max_window_bytes;
    assign registers_ack_trigger = file_regs_ack_trigger_bytes;
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
