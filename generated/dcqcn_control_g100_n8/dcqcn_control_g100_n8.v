// Registers of DCQCN for 100 Gb/s and 8 contexts behind AXI4-Lite, and what they count.
`default_nettype none

module dcqcn_control_g100_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        events_packet,
    input  wire        events_mark,
    input  wire        events_turn,
    input  wire [39:0] events_rate,
    output wire [39:0] registers_dcqcn_link_rate,
    output wire [39:0] registers_dcqcn_least_rate,
    output wire [39:0] registers_dcqcn_additive,
    output wire [39:0] registers_dcqcn_hyper,
    output wire [22:0] registers_dcqcn_alpha_time,
    output wire [22:0] registers_dcqcn_decrease_time,
    output wire [22:0] registers_dcqcn_rate_time,
    output wire  [4:0] registers_dcqcn_fast_stages,
    output wire        registers_dcqcn_clamps_target,
    output wire  [3:0] registers_dcqcn_gain_shift,
    output wire [16:0] registers_dcqcn_pace,
    output wire [23:0] registers_dcqcn_burst,
    output wire [23:0] registers_flight,
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

    reg         turn;
    reg         is_slow;
    wire  [7:0] marks_events_count;
    wire  [7:0] packets_events_count;
    wire  [7:0] turns_events_count;
    wire  [7:0] slow_turns_events_count;
    wire [31:0] file_regs_link_rate_bps_256;
    wire [31:0] file_regs_least_rate_bps_256;
    wire [31:0] file_regs_additive_bps_256;
    wire [31:0] file_regs_hyper_bps_256;
    wire [22:0] file_regs_alpha_time_clocks;
    wire [22:0] file_regs_decrease_time_clocks;
    wire [22:0] file_regs_rate_time_clocks;
    wire  [4:0] file_regs_fast_stages_value;
    wire        file_regs_clamps_target_value;
    wire  [3:0] file_regs_gain_shift_value;
    wire [16:0] file_regs_pace_value;
    wire [23:0] file_regs_burst_bytes;
    wire [23:0] file_regs_flight_bytes;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;

    wire [39:0] link_rate_word = {file_regs_link_rate_bps_256, 8'd0};
    wire [39:0] link_rate = link_rate_word;

    rolling_counter_w8_by1 marks_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_mark),
        .count  (marks_events_count)
    );

    rolling_counter_w8_by1 packets_events (
        .clk    (clk),
        .rst    (rst),
        .amount (events_packet),
        .count  (packets_events_count)
    );

    rolling_counter_w8_by1 turns_events (
        .clk    (clk),
        .rst    (rst),
        .amount (turn),
        .count  (turns_events_count)
    );

    rolling_counter_w8_by1 slow_turns_events (
        .clk    (clk),
        .rst    (rst),
        .amount (turn && is_slow),
        .count  (slow_turns_events_count)
    );

    dcqcn_registers_g100_n8 file (
        .clk                       (clk),
        .rst                       (rst),
        .hw_marks_count            (marks_events_count),
        .hw_packets_count          (packets_events_count),
        .hw_turns_count            (turns_events_count),
        .hw_slow_turns_count       (slow_turns_events_count),
        .regs_link_rate_bps_256    (file_regs_link_rate_bps_256),
        .regs_least_rate_bps_256   (file_regs_least_rate_bps_256),
        .regs_additive_bps_256     (file_regs_additive_bps_256),
        .regs_hyper_bps_256        (file_regs_hyper_bps_256),
        .regs_alpha_time_clocks    (file_regs_alpha_time_clocks),
        .regs_decrease_time_clocks (file_regs_decrease_time_clocks),
        .regs_rate_time_clocks     (file_regs_rate_time_clocks),
        .regs_fast_stages_value    (file_regs_fast_stages_value),
        .regs_clamps_target_value  (file_regs_clamps_target_value),
        .regs_gain_shift_value     (file_regs_gain_shift_value),
        .regs_pace_value           (file_regs_pace_value),
        .regs_burst_bytes          (file_regs_burst_bytes),
        .regs_flight_bytes         (file_regs_flight_bytes),
        .s_axi_awaddr              (s_axi_awaddr),
        .s_axi_awprot              (s_axi_awprot),
        .s_axi_awvalid             (s_axi_awvalid),
        .s_axi_awready             (file_s_axi_awready),
        .s_axi_wdata               (s_axi_wdata),
        .s_axi_wstrb               (s_axi_wstrb),
        .s_axi_wvalid              (s_axi_wvalid),
        .s_axi_wready              (file_s_axi_wready),
        .s_axi_bresp               (file_s_axi_bresp),
        .s_axi_bvalid              (file_s_axi_bvalid),
        .s_axi_bready              (s_axi_bready),
        .s_axi_araddr              (s_axi_araddr),
        .s_axi_arprot              (s_axi_arprot),
        .s_axi_arvalid             (s_axi_arvalid),
        .s_axi_arready             (file_s_axi_arready),
        .s_axi_rdata               (file_s_axi_rdata),
        .s_axi_rresp               (file_s_axi_rresp),
        .s_axi_rvalid              (file_s_axi_rvalid),
        .s_axi_rready              (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
        end else begin
            turn <= events_turn;
        end
    end

    always @(posedge clk) begin
        is_slow <= events_rate < link_rate;
    end

    assign registers_dcqcn_link_rate = link_rate_word;
    assign registers_dcqcn_least_rate = {file_regs_least_rate_bps_256, 8'd0};
    assign registers_dcqcn_additive = {file_regs_additive_bps_256, 8'd0};
    assign registers_dcqcn_hyper = {file_regs_hyper_bps_256, 8'd0};
    assign registers_dcqcn_alpha_time = file_regs_alpha_time_clocks;
    assign registers_dcqcn_decrease_time = file_regs_decrease_time_clocks;
    assign registers_dcqcn_rate_time = file_regs_rate_time_clocks;
    assign registers_dcqcn_fast_stages = file_regs_fast_stages_value;
    assign registers_dcqcn_clamps_target = file_regs_clamps_target_value;
    assign registers_dcqcn_gain_shift = file_regs_gain_shift_value;
    assign registers_dcqcn_pace = file_regs_pace_value;
    assign registers_dcqcn_burst = file_regs_burst_bytes;
    assign registers_flight = file_regs_flight_bytes;
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
