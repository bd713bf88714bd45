// Heads of rings, errors and interrupts of a host side, behind AXI4-Lite.
`default_nettype none

module uet_host_status_control_q8_r16384 (
    input  wire         clk,
    input  wire         rst,
    input  wire [127:0] status_send_heads,
    input  wire  [15:0] status_receive_head,
    input  wire [127:0] status_completion_heads,
    input  wire   [7:0] status_send_stopped,
    input  wire         status_receive_stopped,
    input  wire         status_host_error,
    input  wire  [15:0] status_completions_lost,
    input  wire   [7:0] interrupts,
    output wire         clear_host_error,
    output reg          irq,
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
    input  wire         s_axi_rready
);

    reg  [15:0] lost_before;
    wire        registers_regs_events_completions_0;
    wire        registers_regs_events_completions_1;
    wire        registers_regs_events_completions_2;
    wire        registers_regs_events_completions_3;
    wire        registers_regs_events_completions_4;
    wire        registers_regs_events_completions_5;
    wire        registers_regs_events_completions_6;
    wire        registers_regs_events_completions_7;
    wire        registers_regs_events_host_error;
    wire        registers_regs_events_stopped;
    wire        registers_regs_events_completion_lost;
    wire        registers_regs_event_enable_completions_0;
    wire        registers_regs_event_enable_completions_1;
    wire        registers_regs_event_enable_completions_2;
    wire        registers_regs_event_enable_completions_3;
    wire        registers_regs_event_enable_completions_4;
    wire        registers_regs_event_enable_completions_5;
    wire        registers_regs_event_enable_completions_6;
    wire        registers_regs_event_enable_completions_7;
    wire        registers_regs_event_enable_host_error;
    wire        registers_regs_event_enable_stopped;
    wire        registers_regs_event_enable_completion_lost;
    wire        registers_regs_clear_host_error;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    wire        stopped = (|status_send_stopped) || status_receive_stopped;
    wire [10:0] irq_word = {
        registers_regs_events_completion_lost,
        registers_regs_events_stopped,
        registers_regs_events_host_error,
        registers_regs_events_completions_7,
        registers_regs_events_completions_6,
        registers_regs_events_completions_5,
        registers_regs_events_completions_4,
        registers_regs_events_completions_3,
        registers_regs_events_completions_2,
        registers_regs_events_completions_1,
        registers_regs_events_completions_0
    };
    wire [10:0] irq_word_2 = {
        registers_regs_event_enable_completion_lost,
        registers_regs_event_enable_stopped,
        registers_regs_event_enable_host_error,
        registers_regs_event_enable_completions_7,
        registers_regs_event_enable_completions_6,
        registers_regs_event_enable_completions_5,
        registers_regs_event_enable_completions_4,
        registers_regs_event_enable_completions_3,
        registers_regs_event_enable_completions_2,
        registers_regs_event_enable_completions_1,
        registers_regs_event_enable_completions_0
    };

    uet_host_status_registers_q8 registers (
        .clk                               (clk),
        .rst                               (rst),
        .hw_queues_send                    (8'd8),
        .hw_queues_completion              (8'd8),
        .hw_queues_read_bytes              (16'h100),
        .hw_events_completions_0           (interrupts[0]),
        .hw_events_completions_1           (interrupts[1]),
        .hw_events_completions_2           (interrupts[2]),
        .hw_events_completions_3           (interrupts[3]),
        .hw_events_completions_4           (interrupts[4]),
        .hw_events_completions_5           (interrupts[5]),
        .hw_events_completions_6           (interrupts[6]),
        .hw_events_completions_7           (interrupts[7]),
        .hw_events_host_error              (status_host_error),
        .hw_events_stopped                 (stopped),
        .hw_events_completion_lost         (lost_before != status_completions_lost),
        .hw_errors_send_stopped            ({8'd0, status_send_stopped}),
        .hw_errors_receive_stopped         (status_receive_stopped),
        .hw_errors_host_error              (status_host_error),
        .hw_lost_count                     (status_completions_lost),
        .hw_receive_head_index             (status_receive_head),
        .hw_send_head_0_index              (status_send_heads[15:0]),
        .hw_send_head_1_index              (status_send_heads[31:16]),
        .hw_send_head_2_index              (status_send_heads[47:32]),
        .hw_send_head_3_index              (status_send_heads[63:48]),
        .hw_send_head_4_index              (status_send_heads[79:64]),
        .hw_send_head_5_index              (status_send_heads[95:80]),
        .hw_send_head_6_index              (status_send_heads[111:96]),
        .hw_send_head_7_index              (status_send_heads[127:112]),
        .hw_completion_head_0_index        (status_completion_heads[15:0]),
        .hw_completion_head_1_index        (status_completion_heads[31:16]),
        .hw_completion_head_2_index        (status_completion_heads[47:32]),
        .hw_completion_head_3_index        (status_completion_heads[63:48]),
        .hw_completion_head_4_index        (status_completion_heads[79:64]),
        .hw_completion_head_5_index        (status_completion_heads[95:80]),
        .hw_completion_head_6_index        (status_completion_heads[111:96]),
        .hw_completion_head_7_index        (status_completion_heads[127:112]),
        .regs_events_completions_0         (registers_regs_events_completions_0),
        .regs_events_completions_1         (registers_regs_events_completions_1),
        .regs_events_completions_2         (registers_regs_events_completions_2),
        .regs_events_completions_3         (registers_regs_events_completions_3),
        .regs_events_completions_4         (registers_regs_events_completions_4),
        .regs_events_completions_5         (registers_regs_events_completions_5),
        .regs_events_completions_6         (registers_regs_events_completions_6),
        .regs_events_completions_7         (registers_regs_events_completions_7),
        .regs_events_host_error            (registers_regs_events_host_error),
        .regs_events_stopped               (registers_regs_events_stopped),
        .regs_events_completion_lost       (registers_regs_events_completion_lost),
        .regs_event_enable_completions_0   (registers_regs_event_enable_completions_0),
        .regs_event_enable_completions_1   (registers_regs_event_enable_completions_1),
        .regs_event_enable_completions_2   (registers_regs_event_enable_completions_2),
        .regs_event_enable_completions_3   (registers_regs_event_enable_completions_3),
        .regs_event_enable_completions_4   (registers_regs_event_enable_completions_4),
        .regs_event_enable_completions_5   (registers_regs_event_enable_completions_5),
        .regs_event_enable_completions_6   (registers_regs_event_enable_completions_6),
        .regs_event_enable_completions_7   (registers_regs_event_enable_completions_7),
        .regs_event_enable_host_error      (registers_regs_event_enable_host_error),
        .regs_event_enable_stopped         (registers_regs_event_enable_stopped),
        .regs_event_enable_completion_lost (registers_regs_event_enable_completion_lost),
        .regs_clear_host_error             (registers_regs_clear_host_error),
        .s_axi_awaddr                      (s_axi_awaddr),
        .s_axi_awprot                      (s_axi_awprot),
        .s_axi_awvalid                     (s_axi_awvalid),
        .s_axi_awready                     (registers_s_axi_awready),
        .s_axi_wdata                       (s_axi_wdata),
        .s_axi_wstrb                       (s_axi_wstrb),
        .s_axi_wvalid                      (s_axi_wvalid),
        .s_axi_wready                      (registers_s_axi_wready),
        .s_axi_bresp                       (registers_s_axi_bresp),
        .s_axi_bvalid                      (registers_s_axi_bvalid),
        .s_axi_bready                      (s_axi_bready),
        .s_axi_araddr                      (s_axi_araddr),
        .s_axi_arprot                      (s_axi_arprot),
        .s_axi_arvalid                     (s_axi_arvalid),
        .s_axi_arready                     (registers_s_axi_arready),
        .s_axi_rdata                       (registers_s_axi_rdata),
        .s_axi_rresp                       (registers_s_axi_rresp),
        .s_axi_rvalid                      (registers_s_axi_rvalid),
        .s_axi_rready                      (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            lost_before <= 16'd0;
            irq <= 1'b0;
        end else begin
            lost_before <= status_completions_lost;
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign clear_host_error = registers_regs_clear_host_error;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

endmodule

`default_nettype wire
