// Identity, parameters, switches and interrupts of an endpoint, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_b64_n8_w128_crc_little_gated_identity (
    input  wire        clk,
    input  wire        rst,
    input  wire        status_ready,
    input  wire        status_target,
    input  wire        status_initiator,
    input  wire        events_neighbour_not_known,
    input  wire        events_ring_above,
    input  wire        events_store_below,
    input  wire        events_bad_frame,
    input  wire        target_irq,
    input  wire        initiator_irq,
    output wire        receive,
    output wire        transmit,
    output reg         irq,
    input  wire  [6:0] s_axi_awaddr,
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
    input  wire  [6:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    wire        registers_regs_control_receive;
    wire        registers_regs_control_transmit;
    wire        registers_regs_events_neighbour_not_known;
    wire        registers_regs_events_ring_above;
    wire        registers_regs_events_store_below;
    wire        registers_regs_events_bad_frame;
    wire        registers_regs_event_enable_neighbour_not_known;
    wire        registers_regs_event_enable_ring_above;
    wire        registers_regs_event_enable_store_below;
    wire        registers_regs_event_enable_bad_frame;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    wire happened_term = registers_regs_events_neighbour_not_known && registers_regs_event_enable_neighbour_not_known;
    wire happened_term_2 = registers_regs_events_ring_above && registers_regs_event_enable_ring_above;
    wire happened_term_3 = registers_regs_events_store_below && registers_regs_event_enable_store_below;
    wire happened_term_4 = registers_regs_events_bad_frame && registers_regs_event_enable_bad_frame;
    wire happened = happened_term || happened_term_2 || happened_term_3 || happened_term_4;

    uet_endpoint_identity_registers registers (
        .clk                                   (clk),
        .rst                                   (rst),
        .hw_identity_value                     (32'h55455445),
        .hw_version_minor                      (16'd3),
        .hw_version_major                      (16'd1),
        .hw_pdcs_target                        (16'd8),
        .hw_pdcs_initiator                     (16'd8),
        .hw_windows_target                     (16'd128),
        .hw_windows_initiator                  (16'd128),
        .hw_ring_bytes                         (32'h10000),
        .hw_store_bytes                        (32'h20000),
        .hw_wire_udp_port                      (16'h12b9),
        .hw_wire_native_protocol               (8'd253),
        .hw_wire_native                        (1'b1),
        .hw_wire_crc                           (2'd1),
        .hw_wire_crc_of_payload                (1'b0),
        .hw_datapath_bytes                     (8'd64),
        .hw_datapath_congestion                (4'd0),
        .hw_datapath_semantics                 (1'b0),
        .hw_datapath_mtu                       (16'h1000),
        .hw_trimmed_0_dscps                    (32'h2800),
        .hw_trimmed_1_dscps                    (32'd0),
        .hw_status_ready                       (status_ready),
        .hw_status_target                      (status_target),
        .hw_status_initiator                   (status_initiator),
        .hw_events_neighbour_not_known         (events_neighbour_not_known),
        .hw_events_ring_above                  (events_ring_above),
        .hw_events_store_below                 (events_store_below),
        .hw_events_bad_frame                   (events_bad_frame),
        .hw_cause_events                       (happened),
        .hw_cause_target                       (target_irq),
        .hw_cause_initiator                    (initiator_irq),
        .regs_control_receive                  (registers_regs_control_receive),
        .regs_control_transmit                 (registers_regs_control_transmit),
        .regs_events_neighbour_not_known       (registers_regs_events_neighbour_not_known),
        .regs_events_ring_above                (registers_regs_events_ring_above),
        .regs_events_store_below               (registers_regs_events_store_below),
        .regs_events_bad_frame                 (registers_regs_events_bad_frame),
        .regs_event_enable_neighbour_not_known (registers_regs_event_enable_neighbour_not_known),
        .regs_event_enable_ring_above          (registers_regs_event_enable_ring_above),
        .regs_event_enable_store_below         (registers_regs_event_enable_store_below),
        .regs_event_enable_bad_frame           (registers_regs_event_enable_bad_frame),
        .s_axi_awaddr                          (s_axi_awaddr),
        .s_axi_awprot                          (s_axi_awprot),
        .s_axi_awvalid                         (s_axi_awvalid),
        .s_axi_awready                         (registers_s_axi_awready),
        .s_axi_wdata                           (s_axi_wdata),
        .s_axi_wstrb                           (s_axi_wstrb),
        .s_axi_wvalid                          (s_axi_wvalid),
        .s_axi_wready                          (registers_s_axi_wready),
        .s_axi_bresp                           (registers_s_axi_bresp),
        .s_axi_bvalid                          (registers_s_axi_bvalid),
        .s_axi_bready                          (s_axi_bready),
        .s_axi_araddr                          (s_axi_araddr),
        .s_axi_arprot                          (s_axi_arprot),
        .s_axi_arvalid                         (s_axi_arvalid),
        .s_axi_arready                         (registers_s_axi_arready),
        .s_axi_rdata                           (registers_s_axi_rdata),
        .s_axi_rresp                           (registers_s_axi_rresp),
        .s_axi_rvalid                          (registers_s_axi_rvalid),
        .s_axi_rready                          (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            irq <= 1'b0;
        end else begin
            irq <= happened || target_irq || initiator_irq;
        end
    end

    assign receive = registers_regs_control_receive;
    assign transmit = registers_regs_control_transmit;
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
