// Registers and counters of a PDS sender behind AXI4-Lite, and its interrupt.
`default_nettype none

module pds_sender_control_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        ready,
    input  wire        counts_initiator_pipe_ignored_unknown_pdc,
    input  wire        counts_initiator_pipe_ignored_mismatch,
    input  wire        counts_initiator_pipe_ignored_ack_out_of_range,
    input  wire        counts_initiator_pipe_ignored_nack_out_of_range,
    input  wire        counts_initiator_pipe_ignored_nack_unexpected,
    input  wire        counts_initiator_pipe_sack_out_of_range,
    input  wire        counts_initiator_pipe_probe_stale,
    input  wire        counts_initiator_pipe_duplicate_ack,
    input  wire        counts_initiator_pipe_spurious,
    input  wire        counts_initiator_pipe_held_timeout,
    input  wire        counts_initiator_pipe_nack_again,
    input  wire        counts_initiator_pipe_retransmitted,
    input  wire        counts_initiator_pipe_ack_req_sent,
    input  wire        counts_initiator_pipe_probe_sent,
    input  wire        counts_initiator_pipe_clear_sent,
    input  wire        counts_initiator_pipe_lost_trim,
    input  wire        counts_initiator_pipe_lost_nack,
    input  wire        counts_initiator_pipe_lost_timeout,
    input  wire        counts_initiator_pipe_lost_tail,
    input  wire        counts_initiator_pipe_lost_entropy,
    input  wire        counts_initiator_pipe_recoveries,
    input  wire        counts_initiator_peer_mismatch,
    input  wire        counts_initiator_peer_dropped,
    input  wire        counts_parked,
    input  wire        counts_unsent,
    input  wire        counts_credit_req_sent,
    input  wire        counts_credit_req_ignored,
    input  wire        pdc_event_valid,
    input  wire  [2:0] pdc_event_place,
    input  wire [15:0] pdc_event_pdcid,
    input  wire        pdc_event_opened,
    input  wire        pdc_event_established,
    input  wire        pdc_event_moved,
    input  wire        pdc_event_quiesce,
    input  wire        pdc_event_failed,
    input  wire  [7:0] pdc_event_code,
    input  wire        pdc_event_closed,
    input  wire        pdc_event_ended,
    input  wire [31:0] pdc_event_next_psn,
    input  wire        pdc_event_syn_resent,
    input  wire        left,
    output wire [31:0] registers_initiator_rto_init,
    output wire [31:0] registers_initiator_rto_max,
    output wire  [3:0] registers_initiator_max_rto_retx,
    output wire [31:0] registers_initiator_nack_retx,
    output wire  [4:0] registers_initiator_max_nack_retx,
    output wire [31:0] registers_initiator_go_back,
    output wire [31:0] registers_initiator_tail_loss,
    output wire  [3:0] registers_initiator_max_tail_loss,
    output wire [31:0] registers_initiator_probe,
    output wire [31:0] registers_initiator_probe_tail,
    output wire [31:0] registers_initiator_probe_again,
    output wire        registers_initiator_probe_first,
    output wire [31:0] registers_initiator_clear,
    output wire [31:0] registers_initiator_idle,
    output wire  [7:0] registers_initiator_default_mpr,
    output wire  [7:0] registers_initiator_override_mpr_zero,
    output wire [15:0] registers_initiator_ack_request_below,
    output wire  [3:0] registers_initiator_packet_shift,
    output wire        registers_initiator_service_required,
    output wire        registers_initiator_loss_trim_nack,
    output wire        registers_initiator_loss_loss_nack,
    output wire        registers_initiator_loss_out_of_order,
    output wire        registers_initiator_loss_entropy,
    output wire        registers_initiator_loss_probe,
    output wire  [1:0] registers_initiator_loss_tail,
    output wire        registers_initiator_loss_rto,
    output wire        registers_initiator_loss_ack_req,
    output wire  [2:0] registers_choice_pdcs_per_tuple,
    output wire        registers_choice_spread_turns,
    output wire  [7:0] registers_choice_full_level,
    output wire [24:0] registers_choice_quarantine_time,
    output wire        registers_expected_0rtt,
    output wire        irq,
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

    localparam [1:0] TAIL_OFF    = 2'd0;
    localparam [1:0] TAIL_PROBE  = 2'd1;
    localparam [1:0] TAIL_RESEND = 2'd2;

    reg   [6:0] ack_unknown_pdc;
    reg   [6:0] ack_mismatch;
    reg   [6:0] ack_out_of_range;
    reg   [6:0] sack_out_of_range;
    reg   [6:0] nack_out_of_range;
    reg   [6:0] nack_again;
    reg   [6:0] nack_unexpected;
    reg   [6:0] probe_stale;
    reg   [6:0] peer_dropped;
    reg   [6:0] retransmitted;
    reg   [6:0] lost_trim;
    reg   [6:0] lost_nack;
    reg   [6:0] lost_tail;
    reg   [6:0] lost_timeout;
    reg   [6:0] held_timeout;
    reg   [6:0] spurious;
    reg   [6:0] duplicate_ack;
    reg   [6:0] ack_req_sent;
    reg   [6:0] probe_sent;
    reg   [6:0] clear_sent;
    reg   [6:0] recoveries;
    reg   [6:0] pdc_opened;
    reg   [6:0] pdc_closed;
    reg   [6:0] pdc_error;
    reg   [6:0] pdc_moved;
    reg   [6:0] parked;
    reg   [6:0] unsent;
    reg   [6:0] sent;
    reg   [6:0] lost_entropy;
    reg   [6:0] credit_req_sent;
    reg   [6:0] credit_req_ignored;
    reg  [15:0] last_pdcid;
    reg   [7:0] last_code;
    wire        registers_regs_interrupts_pdc_error;
    wire        registers_regs_interrupts_peer_dropped;
    wire        registers_regs_interrupts_unsent;
    wire        registers_regs_interrupt_enable_pdc_error;
    wire        registers_regs_interrupt_enable_peer_dropped;
    wire        registers_regs_interrupt_enable_unsent;
    wire  [2:0] registers_regs_choice_pdcs_per_tuple;
    wire        registers_regs_choice_spread_turns;
    wire        registers_regs_choice_expected_0rtt;
    wire [14:0] registers_regs_choice_full_level;
    wire        registers_regs_loss_trim_nack;
    wire        registers_regs_loss_loss_nack;
    wire        registers_regs_loss_out_of_order;
    wire        registers_regs_loss_probe;
    wire        registers_regs_loss_rto;
    wire        registers_regs_loss_ack_req;
    wire        registers_regs_loss_entropy;
    wire  [1:0] registers_regs_loss_tail;
    wire        registers_regs_loss_probe_first;
    wire        registers_regs_loss_service_required;
    wire  [3:0] registers_regs_retries_max_rto_retx;
    wire  [4:0] registers_regs_retries_max_nack_retx;
    wire  [3:0] registers_regs_retries_max_tail_loss;
    wire  [7:0] registers_regs_range_default_mpr;
    wire  [7:0] registers_regs_range_override_mpr_zero;
    wire [15:0] registers_regs_sizes_ack_request_below;
    wire  [3:0] registers_regs_sizes_packet_shift;
    wire [24:0] registers_regs_quarantine_time_units;
    wire [31:0] registers_regs_rto_init_clocks;
    wire [31:0] registers_regs_rto_max_clocks;
    wire [31:0] registers_regs_nack_retx_clocks;
    wire [31:0] registers_regs_go_back_clocks;
    wire [31:0] registers_regs_tail_loss_clocks;
    wire [31:0] registers_regs_probe_clocks;
    wire [31:0] registers_regs_probe_tail_clocks;
    wire [31:0] registers_regs_probe_again_clocks;
    wire [31:0] registers_regs_clear_clocks;
    wire [31:0] registers_regs_idle_clocks;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;
    reg         raised;
    reg   [1:0] tail;

    wire       fails = pdc_event_valid && pdc_event_failed;
    wire [6:0] ack_mismatch_sum = ack_mismatch + {6'd0, counts_initiator_pipe_ignored_mismatch};
    wire       raised_term = registers_regs_interrupts_pdc_error && registers_regs_interrupt_enable_pdc_error;
    wire       raised_term_2 = registers_regs_interrupts_peer_dropped && registers_regs_interrupt_enable_peer_dropped;
    wire       raised_term_3 = registers_regs_interrupts_unsent && registers_regs_interrupt_enable_unsent;

    pds_sender_registers registers (
        .clk                                (clk),
        .rst                                (rst),
        .hw_status_ready                    (ready),
        .hw_interrupts_pdc_error            (fails),
        .hw_interrupts_peer_dropped         (counts_initiator_peer_dropped),
        .hw_interrupts_unsent               (counts_unsent),
        .hw_last_error_pdcid                (last_pdcid),
        .hw_last_error_code                 (last_code),
        .hw_ack_unknown_pdc_count           (ack_unknown_pdc),
        .hw_ack_mismatch_count              (ack_mismatch),
        .hw_ack_out_of_range_count          (ack_out_of_range),
        .hw_sack_out_of_range_count         (sack_out_of_range),
        .hw_nack_out_of_range_count         (nack_out_of_range),
        .hw_nack_again_count                (nack_again),
        .hw_nack_unexpected_count           (nack_unexpected),
        .hw_probe_stale_count               (probe_stale),
        .hw_peer_dropped_count              (peer_dropped),
        .hw_retransmitted_count             (retransmitted),
        .hw_lost_trim_count                 (lost_trim),
        .hw_lost_nack_count                 (lost_nack),
        .hw_lost_tail_count                 (lost_tail),
        .hw_lost_timeout_count              (lost_timeout),
        .hw_held_timeout_count              (held_timeout),
        .hw_spurious_count                  (spurious),
        .hw_duplicate_ack_count             (duplicate_ack),
        .hw_ack_req_sent_count              (ack_req_sent),
        .hw_probe_sent_count                (probe_sent),
        .hw_clear_sent_count                (clear_sent),
        .hw_recoveries_count                (recoveries),
        .hw_pdc_opened_count                (pdc_opened),
        .hw_pdc_closed_count                (pdc_closed),
        .hw_pdc_error_count                 (pdc_error),
        .hw_pdc_moved_count                 (pdc_moved),
        .hw_parked_count                    (parked),
        .hw_unsent_count                    (unsent),
        .hw_sent_count                      (sent),
        .hw_lost_entropy_count              (lost_entropy),
        .hw_credit_req_sent_count           (credit_req_sent),
        .hw_credit_req_ignored_count        (credit_req_ignored),
        .regs_interrupts_pdc_error          (registers_regs_interrupts_pdc_error),
        .regs_interrupts_peer_dropped       (registers_regs_interrupts_peer_dropped),
        .regs_interrupts_unsent             (registers_regs_interrupts_unsent),
        .regs_interrupt_enable_pdc_error    (registers_regs_interrupt_enable_pdc_error),
        .regs_interrupt_enable_peer_dropped (registers_regs_interrupt_enable_peer_dropped),
        .regs_interrupt_enable_unsent       (registers_regs_interrupt_enable_unsent),
        .regs_choice_pdcs_per_tuple         (registers_regs_choice_pdcs_per_tuple),
        .regs_choice_spread_turns           (registers_regs_choice_spread_turns),
        .regs_choice_expected_0rtt          (registers_regs_choice_expected_0rtt),
        .regs_choice_full_level             (registers_regs_choice_full_level),
        .regs_loss_trim_nack                (registers_regs_loss_trim_nack),
        .regs_loss_loss_nack                (registers_regs_loss_loss_nack),
        .regs_loss_out_of_order             (registers_regs_loss_out_of_order),
        .regs_loss_probe                    (registers_regs_loss_probe),
        .regs_loss_rto                      (registers_regs_loss_rto),
        .regs_loss_ack_req                  (registers_regs_loss_ack_req),
        .regs_loss_entropy                  (registers_regs_loss_entropy),
        .regs_loss_tail                     (registers_regs_loss_tail),
        .regs_loss_probe_first              (registers_regs_loss_probe_first),
        .regs_loss_service_required         (registers_regs_loss_service_required),
        .regs_retries_max_rto_retx          (registers_regs_retries_max_rto_retx),
        .regs_retries_max_nack_retx         (registers_regs_retries_max_nack_retx),
        .regs_retries_max_tail_loss         (registers_regs_retries_max_tail_loss),
        .regs_range_default_mpr             (registers_regs_range_default_mpr),
        .regs_range_override_mpr_zero       (registers_regs_range_override_mpr_zero),
        .regs_sizes_ack_request_below       (registers_regs_sizes_ack_request_below),
        .regs_sizes_packet_shift            (registers_regs_sizes_packet_shift),
        .regs_quarantine_time_units         (registers_regs_quarantine_time_units),
        .regs_rto_init_clocks               (registers_regs_rto_init_clocks),
        .regs_rto_max_clocks                (registers_regs_rto_max_clocks),
        .regs_nack_retx_clocks              (registers_regs_nack_retx_clocks),
        .regs_go_back_clocks                (registers_regs_go_back_clocks),
        .regs_tail_loss_clocks              (registers_regs_tail_loss_clocks),
        .regs_probe_clocks                  (registers_regs_probe_clocks),
        .regs_probe_tail_clocks             (registers_regs_probe_tail_clocks),
        .regs_probe_again_clocks            (registers_regs_probe_again_clocks),
        .regs_clear_clocks                  (registers_regs_clear_clocks),
        .regs_idle_clocks                   (registers_regs_idle_clocks),
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

    always @* begin
        tail = TAIL_OFF;
        if (registers_regs_loss_tail == 2'd1) begin
            tail = TAIL_PROBE;
        end else if (registers_regs_loss_tail == 2'd2) begin
            tail = TAIL_RESEND;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            ack_unknown_pdc <= 7'd0;
            ack_mismatch <= 7'd0;
            ack_out_of_range <= 7'd0;
            sack_out_of_range <= 7'd0;
            nack_out_of_range <= 7'd0;
            nack_again <= 7'd0;
            nack_unexpected <= 7'd0;
            probe_stale <= 7'd0;
            peer_dropped <= 7'd0;
            retransmitted <= 7'd0;
            lost_trim <= 7'd0;
            lost_nack <= 7'd0;
            lost_tail <= 7'd0;
            lost_timeout <= 7'd0;
            held_timeout <= 7'd0;
            spurious <= 7'd0;
            duplicate_ack <= 7'd0;
            ack_req_sent <= 7'd0;
            probe_sent <= 7'd0;
            clear_sent <= 7'd0;
            recoveries <= 7'd0;
            pdc_opened <= 7'd0;
            pdc_closed <= 7'd0;
            pdc_error <= 7'd0;
            pdc_moved <= 7'd0;
            parked <= 7'd0;
            unsent <= 7'd0;
            sent <= 7'd0;
            lost_entropy <= 7'd0;
            credit_req_sent <= 7'd0;
            credit_req_ignored <= 7'd0;
            last_pdcid <= 16'd0;
            last_code <= 8'd0;
            raised <= 1'b0;
        end else begin
            ack_unknown_pdc <= ack_unknown_pdc + {6'd0, counts_initiator_pipe_ignored_unknown_pdc};
            ack_mismatch <= ack_mismatch_sum + {6'd0, counts_initiator_peer_mismatch};
            ack_out_of_range <= ack_out_of_range + {6'd0, counts_initiator_pipe_ignored_ack_out_of_range};
            sack_out_of_range <= sack_out_of_range + {6'd0, counts_initiator_pipe_sack_out_of_range};
            nack_out_of_range <= nack_out_of_range + {6'd0, counts_initiator_pipe_ignored_nack_out_of_range};
            nack_again <= nack_again + {6'd0, counts_initiator_pipe_nack_again};
            nack_unexpected <= nack_unexpected + {6'd0, counts_initiator_pipe_ignored_nack_unexpected};
            probe_stale <= probe_stale + {6'd0, counts_initiator_pipe_probe_stale};
            peer_dropped <= peer_dropped + {6'd0, counts_initiator_peer_dropped};
            retransmitted <= retransmitted + {6'd0, counts_initiator_pipe_retransmitted};
            lost_trim <= lost_trim + {6'd0, counts_initiator_pipe_lost_trim};
            lost_nack <= lost_nack + {6'd0, counts_initiator_pipe_lost_nack};
            lost_tail <= lost_tail + {6'd0, counts_initiator_pipe_lost_tail};
            lost_timeout <= lost_timeout + {6'd0, counts_initiator_pipe_lost_timeout};
            held_timeout <= held_timeout + {6'd0, counts_initiator_pipe_held_timeout};
            spurious <= spurious + {6'd0, counts_initiator_pipe_spurious};
            duplicate_ack <= duplicate_ack + {6'd0, counts_initiator_pipe_duplicate_ack};
            ack_req_sent <= ack_req_sent + {6'd0, counts_initiator_pipe_ack_req_sent};
            probe_sent <= probe_sent + {6'd0, counts_initiator_pipe_probe_sent};
            clear_sent <= clear_sent + {6'd0, counts_initiator_pipe_clear_sent};
            recoveries <= recoveries + {6'd0, counts_initiator_pipe_recoveries};
            pdc_opened <= pdc_opened + {6'd0, pdc_event_valid && pdc_event_opened};
            pdc_closed <= pdc_closed + {6'd0, pdc_event_valid && pdc_event_closed};
            pdc_error <= pdc_error + {6'd0, fails};
            pdc_moved <= pdc_moved + {6'd0, pdc_event_valid && pdc_event_moved};
            parked <= parked + {6'd0, counts_parked};
            unsent <= unsent + {6'd0, counts_unsent};
            sent <= sent + {6'd0, left};
            lost_entropy <= lost_entropy + {6'd0, counts_initiator_pipe_lost_entropy};
            credit_req_sent <= credit_req_sent + {6'd0, counts_credit_req_sent};
            credit_req_ignored <= credit_req_ignored + {6'd0, counts_credit_req_ignored};
            if (fails) begin
                last_pdcid <= pdc_event_pdcid;
                last_code <= pdc_event_code;
            end
            raised <= raised_term || raised_term_2 || raised_term_3;
        end
    end

    assign registers_initiator_rto_init = registers_regs_rto_init_clocks;
    assign registers_initiator_rto_max = registers_regs_rto_max_clocks;
    assign registers_initiator_max_rto_retx = registers_regs_retries_max_rto_retx;
    assign registers_initiator_nack_retx = registers_regs_nack_retx_clocks;
    assign registers_initiator_max_nack_retx = registers_regs_retries_max_nack_retx;
    assign registers_initiator_go_back = registers_regs_go_back_clocks;
    assign registers_initiator_tail_loss = registers_regs_tail_loss_clocks;
    assign registers_initiator_max_tail_loss = registers_regs_retries_max_tail_loss;
    assign registers_initiator_probe = registers_regs_probe_clocks;
    assign registers_initiator_probe_tail = registers_regs_probe_tail_clocks;
    assign registers_initiator_probe_again = registers_regs_probe_again_clocks;
    assign registers_initiator_probe_first = registers_regs_loss_probe_first;
    assign registers_initiator_clear = registers_regs_clear_clocks;
    assign registers_initiator_idle = registers_regs_idle_clocks;
    assign registers_initiator_default_mpr = registers_regs_range_default_mpr;
    assign registers_initiator_override_mpr_zero = registers_regs_range_override_mpr_zero;
    assign registers_initiator_ack_request_below = registers_regs_sizes_ack_request_below;
    assign registers_initiator_packet_shift = registers_regs_sizes_packet_shift;
    assign registers_initiator_service_required = registers_regs_loss_service_required;
    assign registers_initiator_loss_trim_nack = registers_regs_loss_trim_nack;
    assign registers_initiator_loss_loss_nack = registers_regs_loss_loss_nack;
    assign registers_initiator_loss_out_of_order = registers_regs_loss_out_of_order;
    assign registers_initiator_loss_entropy = registers_regs_loss_entropy;
    assign registers_initiator_loss_probe = registers_regs_loss_probe;
    assign registers_initiator_loss_tail = tail;
    assign registers_initiator_loss_rto = registers_regs_loss_rto;
    assign registers_initiator_loss_ack_req = registers_regs_loss_ack_req;
    assign registers_choice_pdcs_per_tuple = (|registers_regs_choice_pdcs_per_tuple) ? registers_regs_choice_pdcs_per_tuple : 3'd1;
    assign registers_choice_spread_turns = registers_regs_choice_spread_turns;
    assign registers_choice_full_level = registers_regs_choice_full_level[7:0];
    assign registers_choice_quarantine_time = registers_regs_quarantine_time_units;
    assign registers_expected_0rtt = registers_regs_choice_expected_0rtt;
    assign irq = raised;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

    wire _unused_ok = &{1'b0, pdc_event_place, pdc_event_established, pdc_event_quiesce, pdc_event_ended, pdc_event_next_psn, pdc_event_syn_resent, registers_regs_choice_full_level[14:8]};

endmodule

`default_nettype wire
