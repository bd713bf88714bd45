// Registers and counters of a PDS target on AXI4-Lite, and its interrupt.
`default_nettype none

module pds_control (
    input  wire        clk,
    input  wire        rst,
    input  wire        ready,
    input  wire        verdict_valid,
    input  wire  [5:0] verdict_verdict,
    input  wire  [1:0] verdict_request_clear,
    input  wire        events_stored_response,
    input  wire        events_ack_req_stored,
    input  wire        events_gtd_resp_unavail,
    input  wire        events_ack_with_data,
    input  wire        events_response_stale,
    input  wire        events_command_ignored,
    input  wire        events_guaranteed_not_stored,
    input  wire        events_reply_dropped,
    input  wire        housekeeping_events_new_pdc_timeout,
    input  wire        housekeeping_events_close_req_timeout,
    input  wire        housekeeping_events_command_ignored,
    output wire        registers_ack_ack_on_ecn,
    output wire        registers_ack_ack_per_packet,
    output wire        registers_ack_ack_tail,
    output wire [15:0] registers_ack_ack_gen_trigger,
    output wire [11:0] registers_ack_ack_gen_min_add,
    output wire  [7:0] registers_offer_mpr,
    output wire  [6:0] registers_offer_rcv_cwnd_pend,
    output wire        registers_offer_restore_cwnd,
    output wire [19:0] registers_times_new_pdc,
    output wire [19:0] registers_times_linger,
    output wire [19:0] registers_times_close_req,
    output wire [24:0] registers_quarantine,
    output wire        irq,
    input  wire  [5:0] s_axi_awaddr,
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
    input  wire  [5:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] VERDICT_REQUEST_CLEAR_APPLIED = 2'd1;
    localparam [1:0] VERDICT_REQUEST_CLEAR_INVALID = 2'd2;

    reg         alarm;
    reg         alarm_then;
    reg   [5:0] select;
    wire        registers_regs_ack_control_on_ecn;
    wire        registers_regs_ack_control_per_packet;
    wire        registers_regs_ack_control_tail;
    wire [15:0] registers_regs_ack_gen_trigger_bytes;
    wire [11:0] registers_regs_ack_gen_min_add_bytes;
    wire  [7:0] registers_regs_offer_mpr;
    wire  [6:0] registers_regs_offer_rcv_cwnd_pend;
    wire        registers_regs_offer_restore_cwnd;
    wire [19:0] registers_regs_new_pdc_time_units;
    wire [19:0] registers_regs_close_req_time_units;
    wire [19:0] registers_regs_linger_time_units;
    wire [24:0] registers_regs_quarantine_time_units;
    wire [15:0] registers_regs_new_pdc_threshold_timeouts;
    wire        registers_regs_interrupts_new_pdc_alarm;
    wire        registers_regs_interrupts_reply_dropped;
    wire        registers_regs_interrupts_guaranteed_not_stored;
    wire        registers_regs_interrupt_enable_new_pdc_alarm;
    wire        registers_regs_interrupt_enable_reply_dropped;
    wire        registers_regs_interrupt_enable_guaranteed_not_stored;
    wire  [5:0] registers_regs_counter_select_index_value;
    wire        registers_regs_counter_select_index_written;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;
    wire        counters_taken;
    wire [47:0] counters_snapshot;
    wire [47:0] counters_new_pdc_timeouts;
    reg         raised;

    wire        shown_taken = counters_taken;
    wire [47:0] shown_snapshot = counters_snapshot;
    wire        raised_term = registers_regs_interrupts_new_pdc_alarm && registers_regs_interrupt_enable_new_pdc_alarm;
    wire        raised_term_2 = registers_regs_interrupts_reply_dropped && registers_regs_interrupt_enable_reply_dropped;
    wire        raised_term_3 = registers_regs_interrupts_guaranteed_not_stored && registers_regs_interrupt_enable_guaranteed_not_stored;

    pds_registers registers (
        .clk                                         (clk),
        .rst                                         (rst),
        .hw_status_ready                             (ready),
        .hw_status_new_pdc_alarm                     (alarm),
        .hw_interrupts_new_pdc_alarm                 (alarm && !alarm_then),
        .hw_interrupts_reply_dropped                 (events_reply_dropped),
        .hw_interrupts_guaranteed_not_stored         (events_guaranteed_not_stored),
        .hw_counter_select_index                     (select),
        .hw_counter_low_count                        (shown_snapshot[31:0]),
        .hw_counter_high_count                       (shown_snapshot[47:32]),
        .hw_counter_high_taken                       (shown_taken),
        .regs_ack_control_on_ecn                     (registers_regs_ack_control_on_ecn),
        .regs_ack_control_per_packet                 (registers_regs_ack_control_per_packet),
        .regs_ack_control_tail                       (registers_regs_ack_control_tail),
        .regs_ack_gen_trigger_bytes                  (registers_regs_ack_gen_trigger_bytes),
        .regs_ack_gen_min_add_bytes                  (registers_regs_ack_gen_min_add_bytes),
        .regs_offer_mpr                              (registers_regs_offer_mpr),
        .regs_offer_rcv_cwnd_pend                    (registers_regs_offer_rcv_cwnd_pend),
        .regs_offer_restore_cwnd                     (registers_regs_offer_restore_cwnd),
        .regs_new_pdc_time_units                     (registers_regs_new_pdc_time_units),
        .regs_close_req_time_units                   (registers_regs_close_req_time_units),
        .regs_linger_time_units                      (registers_regs_linger_time_units),
        .regs_quarantine_time_units                  (registers_regs_quarantine_time_units),
        .regs_new_pdc_threshold_timeouts             (registers_regs_new_pdc_threshold_timeouts),
        .regs_interrupts_new_pdc_alarm               (registers_regs_interrupts_new_pdc_alarm),
        .regs_interrupts_reply_dropped               (registers_regs_interrupts_reply_dropped),
        .regs_interrupts_guaranteed_not_stored       (registers_regs_interrupts_guaranteed_not_stored),
        .regs_interrupt_enable_new_pdc_alarm         (registers_regs_interrupt_enable_new_pdc_alarm),
        .regs_interrupt_enable_reply_dropped         (registers_regs_interrupt_enable_reply_dropped),
        .regs_interrupt_enable_guaranteed_not_stored (registers_regs_interrupt_enable_guaranteed_not_stored),
        .regs_counter_select_index_value             (registers_regs_counter_select_index_value),
        .regs_counter_select_index_written           (registers_regs_counter_select_index_written),
        .s_axi_awaddr                                (s_axi_awaddr),
        .s_axi_awprot                                (s_axi_awprot),
        .s_axi_awvalid                               (s_axi_awvalid),
        .s_axi_awready                               (registers_s_axi_awready),
        .s_axi_wdata                                 (s_axi_wdata),
        .s_axi_wstrb                                 (s_axi_wstrb),
        .s_axi_wvalid                                (s_axi_wvalid),
        .s_axi_wready                                (registers_s_axi_wready),
        .s_axi_bresp                                 (registers_s_axi_bresp),
        .s_axi_bvalid                                (registers_s_axi_bvalid),
        .s_axi_bready                                (s_axi_bready),
        .s_axi_araddr                                (s_axi_araddr),
        .s_axi_arprot                                (s_axi_arprot),
        .s_axi_arvalid                               (s_axi_arvalid),
        .s_axi_arready                               (registers_s_axi_arready),
        .s_axi_rdata                                 (registers_s_axi_rdata),
        .s_axi_rresp                                 (registers_s_axi_rresp),
        .s_axi_rvalid                                (registers_s_axi_rvalid),
        .s_axi_rready                                (s_axi_rready)
    );

    pds_counters counters (
        .clk                          (clk),
        .rst                          (rst),
        .verdict_valid                (verdict_valid),
        .verdict_verdict              (verdict_verdict),
        .events_stored_response       ({1'b0, events_stored_response}),
        .events_ack_req_stored        ({1'b0, events_ack_req_stored}),
        .events_nack_gtd_resp_unavail ({1'b0, events_gtd_resp_unavail}),
        .events_nack_ack_with_data    ({1'b0, events_ack_with_data}),
        .events_request_clear_applied ({1'b0, verdict_valid && verdict_request_clear == VERDICT_REQUEST_CLEAR_APPLIED}),
        .events_request_clear_invalid ({1'b0, verdict_valid && verdict_request_clear == VERDICT_REQUEST_CLEAR_INVALID}),
        .events_response_stale        ({1'b0, events_response_stale}),
        .events_guaranteed_not_stored ({1'b0, events_guaranteed_not_stored}),
        .events_new_pdc_timeout       ({1'b0, housekeeping_events_new_pdc_timeout}),
        .events_close_req_timeout     ({1'b0, housekeeping_events_close_req_timeout}),
        .events_command_ignored       ({1'b0, housekeeping_events_command_ignored} + {1'b0, events_command_ignored}),
        .events_reply_dropped         ({1'b0, events_reply_dropped}),
        .take                         (registers_regs_counter_select_index_written),
        .index                        (registers_regs_counter_select_index_value),
        .taken                        (counters_taken),
        .snapshot                     (counters_snapshot),
        .new_pdc_timeouts             (counters_new_pdc_timeouts)
    );

    always @(posedge clk) begin
        if (rst) begin
            alarm <= 1'b0;
            alarm_then <= 1'b0;
            select <= 6'd0;
            raised <= 1'b0;
        end else begin
            alarm_then <= alarm;
            if (registers_regs_counter_select_index_written) begin
                select <= registers_regs_counter_select_index_value;
            end
            alarm <= counters_new_pdc_timeouts >= {32'd0, registers_regs_new_pdc_threshold_timeouts};
            raised <= raised_term || raised_term_2 || raised_term_3;
        end
    end

    assign registers_ack_ack_on_ecn = registers_regs_ack_control_on_ecn;
    assign registers_ack_ack_per_packet = registers_regs_ack_control_per_packet;
    assign registers_ack_ack_tail = registers_regs_ack_control_tail;
    assign registers_ack_ack_gen_trigger = registers_regs_ack_gen_trigger_bytes;
    assign registers_ack_ack_gen_min_add = registers_regs_ack_gen_min_add_bytes;
    assign registers_offer_mpr = registers_regs_offer_mpr;
    assign registers_offer_rcv_cwnd_pend = registers_regs_offer_rcv_cwnd_pend;
    assign registers_offer_restore_cwnd = registers_regs_offer_restore_cwnd;
    assign registers_times_new_pdc = registers_regs_new_pdc_time_units;
    assign registers_times_linger = registers_regs_linger_time_units;
    assign registers_times_close_req = registers_regs_close_req_time_units;
    assign registers_quarantine = registers_regs_quarantine_time_units;
    assign irq = raised;
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
