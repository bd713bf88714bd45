// Registers and counters of a sender of RUDI and UUD behind AXI4-Lite, and its interrupt.
`default_nettype none

module pds_datagrams_control (
    input  wire        clk,
    input  wire        rst,
    input  wire        ready,
    input  wire        counts_datagram_sent,
    input  wire        counts_retransmitted,
    input  wire        counts_lost_trim,
    input  wire        counts_lost_nack,
    input  wire        counts_lost_timeout,
    input  wire        counts_nack_unexpected,
    input  wire        counts_pkt_id_unknown,
    input  wire        counts_peer_dropped,
    input  wire        outcome_valid,
    input  wire [31:0] outcome_handle,
    input  wire [15:0] outcome_message,
    input  wire  [1:0] outcome_kind,
    input  wire        outcome_response_present,
    input  wire  [1:0] outcome_response_list,
    input  wire  [5:0] outcome_response_opcode,
    input  wire  [5:0] outcome_response_return_code,
    input  wire [15:0] outcome_response_message_id,
    input  wire [31:0] outcome_response_modified_length,
    input  wire  [7:0] outcome_code,
    output wire        registers_rto,
    output wire [31:0] registers_rto_init,
    output wire [31:0] registers_rto_max,
    output wire  [3:0] registers_max_rto_retx,
    output wire [31:0] registers_nack_retx,
    output wire  [4:0] registers_max_nack_retx,
    output wire        registers_service_required,
    output reg         irq,
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

    localparam [1:0] OUTCOME_KIND_FAILED = 2'd2;

    reg   [5:0] datagram_sent;
    reg   [5:0] retransmitted;
    reg   [5:0] lost_trim;
    reg   [5:0] lost_nack;
    reg   [5:0] lost_timeout;
    reg   [5:0] nack_unexpected;
    reg   [5:0] pkt_id_unknown;
    reg   [5:0] peer_dropped;
    reg   [5:0] failed;
    reg  [15:0] last_message;
    reg   [7:0] last_code;
    wire        registers_regs_interrupts_failed;
    wire        registers_regs_interrupts_peer_dropped;
    wire        registers_regs_interrupt_enable_failed;
    wire        registers_regs_interrupt_enable_peer_dropped;
    wire        registers_regs_loss_rto;
    wire        registers_regs_loss_service_required;
    wire  [3:0] registers_regs_retries_max_rto_retx;
    wire  [4:0] registers_regs_retries_max_nack_retx;
    wire [31:0] registers_regs_rto_init_clocks;
    wire [31:0] registers_regs_rto_max_clocks;
    wire [31:0] registers_regs_nack_retx_clocks;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    wire       fails = outcome_valid && outcome_kind == OUTCOME_KIND_FAILED;
    wire [1:0] irq_word = {registers_regs_interrupts_peer_dropped, registers_regs_interrupts_failed};
    wire [1:0] irq_word_2 = {registers_regs_interrupt_enable_peer_dropped, registers_regs_interrupt_enable_failed};

    pds_datagrams_registers registers (
        .clk                                (clk),
        .rst                                (rst),
        .hw_status_ready                    (ready),
        .hw_interrupts_failed               (fails),
        .hw_interrupts_peer_dropped         (counts_peer_dropped),
        .hw_last_error_message              (last_message),
        .hw_last_error_code                 (last_code),
        .hw_datagram_sent_count             (datagram_sent),
        .hw_retransmitted_count             (retransmitted),
        .hw_lost_trim_count                 (lost_trim),
        .hw_lost_nack_count                 (lost_nack),
        .hw_lost_timeout_count              (lost_timeout),
        .hw_nack_unexpected_count           (nack_unexpected),
        .hw_pkt_id_unknown_count            (pkt_id_unknown),
        .hw_peer_dropped_count              (peer_dropped),
        .hw_failed_count                    (failed),
        .regs_interrupts_failed             (registers_regs_interrupts_failed),
        .regs_interrupts_peer_dropped       (registers_regs_interrupts_peer_dropped),
        .regs_interrupt_enable_failed       (registers_regs_interrupt_enable_failed),
        .regs_interrupt_enable_peer_dropped (registers_regs_interrupt_enable_peer_dropped),
        .regs_loss_rto                      (registers_regs_loss_rto),
        .regs_loss_service_required         (registers_regs_loss_service_required),
        .regs_retries_max_rto_retx          (registers_regs_retries_max_rto_retx),
        .regs_retries_max_nack_retx         (registers_regs_retries_max_nack_retx),
        .regs_rto_init_clocks               (registers_regs_rto_init_clocks),
        .regs_rto_max_clocks                (registers_regs_rto_max_clocks),
        .regs_nack_retx_clocks              (registers_regs_nack_retx_clocks),
        .s_axi_awaddr                       (s_axi_awaddr),
        .s_axi_awprot                       (s_axi_awprot),
        .s_axi_awvalid                      (s_axi_awvalid),
        .s_axi_awready                      (registers_s_axi_awready),
        .s_axi_wdata                        (s_axi_wdata),
        .s_axi_wstrb                        (s_axi_wstrb),
        .s_axi_wvalid                       (s_axi_wvalid),
        .s_axi_wready                       (registers_s_axi_wready),
        .s_axi_bresp                        (registers_s_axi_bresp),
        .s_axi_bvalid                       (registers_s_axi_bvalid),
        .s_axi_bready                       (s_axi_bready),
        .s_axi_araddr                       (s_axi_araddr),
        .s_axi_arprot                       (s_axi_arprot),
        .s_axi_arvalid                      (s_axi_arvalid),
        .s_axi_arready                      (registers_s_axi_arready),
        .s_axi_rdata                        (registers_s_axi_rdata),
        .s_axi_rresp                        (registers_s_axi_rresp),
        .s_axi_rvalid                       (registers_s_axi_rvalid),
        .s_axi_rready                       (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            datagram_sent <= 6'd0;
            retransmitted <= 6'd0;
            lost_trim <= 6'd0;
            lost_nack <= 6'd0;
            lost_timeout <= 6'd0;
            nack_unexpected <= 6'd0;
            pkt_id_unknown <= 6'd0;
            peer_dropped <= 6'd0;
            failed <= 6'd0;
            last_message <= 16'd0;
            last_code <= 8'd0;
            irq <= 1'b0;
        end else begin
            datagram_sent <= datagram_sent + {5'd0, counts_datagram_sent};
            retransmitted <= retransmitted + {5'd0, counts_retransmitted};
            lost_trim <= lost_trim + {5'd0, counts_lost_trim};
            lost_nack <= lost_nack + {5'd0, counts_lost_nack};
            lost_timeout <= lost_timeout + {5'd0, counts_lost_timeout};
            nack_unexpected <= nack_unexpected + {5'd0, counts_nack_unexpected};
            pkt_id_unknown <= pkt_id_unknown + {5'd0, counts_pkt_id_unknown};
            peer_dropped <= peer_dropped + {5'd0, counts_peer_dropped};
            failed <= failed + {5'd0, fails};
            if (fails) begin
                last_message <= outcome_message;
            end
            if (fails) begin
                last_code <= outcome_code;
            end
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign registers_rto = registers_regs_loss_rto;
    assign registers_rto_init = registers_regs_rto_init_clocks;
    assign registers_rto_max = registers_regs_rto_max_clocks;
    assign registers_max_rto_retx = registers_regs_retries_max_rto_retx;
    assign registers_nack_retx = registers_regs_nack_retx_clocks;
    assign registers_max_nack_retx = registers_regs_retries_max_nack_retx;
    assign registers_service_required = registers_regs_loss_service_required;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

    wire _unused_ok = &{1'b0, outcome_handle, outcome_response_present, outcome_response_list, outcome_response_opcode, outcome_response_return_code, outcome_response_message_id, outcome_response_modified_length};

endmodule

`default_nettype wire
