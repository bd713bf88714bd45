// AXI4-Lite register file: status, interrupts, interrupt_enable, last_error, loss, retries, rto_init, rto_max, nack_retx, datagram_sent, datagram_sent_high, retransmitted, retransmitted_high, lost_trim, lost_trim_high, lost_nack, lost_nack_high, lost_timeout, lost_timeout_high, nack_unexpected, nack_unexpected_high, pkt_id_unknown, pkt_id_unknown_high, peer_dropped, peer_dropped_high, failed, failed_high.
`default_nettype none

module pds_datagrams_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_ready,
    input  wire        hw_interrupts_failed,
    input  wire        hw_interrupts_peer_dropped,
    input  wire [15:0] hw_last_error_message,
    input  wire  [7:0] hw_last_error_code,
    input  wire  [5:0] hw_datagram_sent_count,
    input  wire  [5:0] hw_retransmitted_count,
    input  wire  [5:0] hw_lost_trim_count,
    input  wire  [5:0] hw_lost_nack_count,
    input  wire  [5:0] hw_lost_timeout_count,
    input  wire  [5:0] hw_nack_unexpected_count,
    input  wire  [5:0] hw_pkt_id_unknown_count,
    input  wire  [5:0] hw_peer_dropped_count,
    input  wire  [5:0] hw_failed_count,
    output reg         regs_interrupts_failed,
    output reg         regs_interrupts_peer_dropped,
    output reg         regs_interrupt_enable_failed,
    output reg         regs_interrupt_enable_peer_dropped,
    output reg         regs_loss_rto,
    output reg         regs_loss_service_required,
    output reg   [3:0] regs_retries_max_rto_retx,
    output reg   [4:0] regs_retries_max_nack_retx,
    output reg  [31:0] regs_rto_init_clocks,
    output reg  [31:0] regs_rto_max_clocks,
    output reg  [31:0] regs_nack_retx_clocks,
    input  wire  [8:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output reg   [1:0] s_axi_bresp,
    output reg         s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire  [8:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] S_AXI_BRESP_OKAY   = 2'd0;
    localparam [1:0] S_AXI_BRESP_SLVERR = 2'd2;

    reg         aw_held;
    reg         w_held;
    reg   [6:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;
    wire [63:0] counters_total;
    reg         holds_high;
    reg  [31:0] held_high;
    reg   [3:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [6:0] r_word = s_axi_araddr[8:2];
    wire        w_status = w_word == 7'd0;
    wire        w_interrupts = w_word == 7'd1;
    wire        w_interrupt_enable = w_word == 7'd2;
    wire        w_last_error = w_word == 7'd3;
    wire        w_loss = w_word == 7'd5;
    wire        w_retries = w_word == 7'd6;
    wire        w_rto_init = w_word == 7'd16;
    wire        w_rto_max = w_word == 7'd17;
    wire        w_nack_retx = w_word == 7'd18;
    wire        w_counters = {5'd0, w_word[6:5]} == 7'd2 && w_word[4:0] < 5'd18;
    wire        r_counter = {5'd0, r_word[6:5]} == 7'd2 && r_word[4:0] < 5'd18;
    wire        takes_held = holds_high && held_of == r_word[4:1];
    wire        s_axi_bresp_term = w_status || w_interrupts || w_interrupt_enable || w_last_error || w_loss;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_retries || w_rto_init || w_rto_max || w_nack_retx;
    wire        regs_interrupts_failed_term = regs_interrupts_failed && !(w_data[0] && w_strb[0]);
    wire        regs_interrupts_peer_dropped_term = regs_interrupts_peer_dropped && !(w_data[1] && w_strb[0]);
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    pds_datagrams_registers_counters counters (
        .clk                    (clk),
        .rst                    (rst),
        .counts_datagram_sent   (hw_datagram_sent_count),
        .counts_retransmitted   (hw_retransmitted_count),
        .counts_lost_trim       (hw_lost_trim_count),
        .counts_lost_nack       (hw_lost_nack_count),
        .counts_lost_timeout    (hw_lost_timeout_count),
        .counts_nack_unexpected (hw_nack_unexpected_count),
        .counts_pkt_id_unknown  (hw_pkt_id_unknown_count),
        .counts_peer_dropped    (hw_peer_dropped_count),
        .counts_failed          (hw_failed_count),
        .read                   (r_word[4:1]),
        .total                  (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_interrupts_failed <= 1'b0;
            regs_interrupts_peer_dropped <= 1'b0;
            regs_interrupt_enable_failed <= 1'b0;
            regs_interrupt_enable_peer_dropped <= 1'b0;
            regs_loss_rto <= 1'b1;
            regs_loss_service_required <= 1'b1;
            regs_retries_max_rto_retx <= 4'd5;
            regs_retries_max_nack_retx <= 5'd5;
            regs_rto_init_clocks <= 32'h4c4b4;
            regs_rto_max_clocks <= 32'h9502f900;
            regs_nack_retx_clocks <= 32'h4c4b4;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
            end
            if (write) begin
                aw_held <= 1'b0;
                w_held <= 1'b0;
                s_axi_bvalid <= 1'b1;
            end
            if (read && r_counter) begin
                if (!r_word[0]) begin
                    holds_high <= 1'b1;
                end else if (takes_held) begin
                    holds_high <= 1'b0;
                end
            end
            regs_interrupts_failed <= regs_interrupts_failed || hw_interrupts_failed;
            regs_interrupts_peer_dropped <= regs_interrupts_peer_dropped || hw_interrupts_peer_dropped;
            if (write && w_interrupts) begin
                regs_interrupts_failed <= regs_interrupts_failed_term || hw_interrupts_failed;
                regs_interrupts_peer_dropped <= regs_interrupts_peer_dropped_term || hw_interrupts_peer_dropped;
            end
            if (write && w_interrupt_enable) begin
                if (w_strb[0]) begin
                    regs_interrupt_enable_failed <= w_data[0];
                    regs_interrupt_enable_peer_dropped <= w_data[1];
                end
            end
            if (write && w_loss) begin
                if (w_strb[0]) begin
                    regs_loss_rto <= w_data[4];
                end
                if (w_strb[2]) begin
                    regs_loss_service_required <= w_data[17];
                end
            end
            if (write && w_retries) begin
                if (w_strb[0]) begin
                    regs_retries_max_rto_retx <= w_data[3:0];
                end
                if (w_strb[1]) begin
                    regs_retries_max_nack_retx <= w_data[12:8];
                end
            end
            if (write && w_rto_init) begin
                regs_rto_init_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_rto_init_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_rto_init_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_rto_init_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_rto_init_clocks[7:0]
                };
            end
            if (write && w_rto_max) begin
                regs_rto_max_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_rto_max_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_rto_max_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_rto_max_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_rto_max_clocks[7:0]
                };
            end
            if (write && w_nack_retx) begin
                regs_nack_retx_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_nack_retx_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_nack_retx_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_nack_retx_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_nack_retx_clocks[7:0]
                };
            end
            if (s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
            end
            if (read) begin
                s_axi_rvalid <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            w_word <= s_axi_awaddr[8:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_2 || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[4:1];
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 7'd0) begin
                s_axi_rdata <= {31'd0, hw_status_ready};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd1) begin
                s_axi_rdata <= {30'd0, regs_interrupts_peer_dropped, regs_interrupts_failed};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd2) begin
                s_axi_rdata <= {30'd0, regs_interrupt_enable_peer_dropped, regs_interrupt_enable_failed};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd3) begin
                s_axi_rdata <= {8'd0, hw_last_error_code, hw_last_error_message};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd5) begin
                s_axi_rdata <= {14'd0, regs_loss_service_required, 12'd0, regs_loss_rto, 4'd0};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd6) begin
                s_axi_rdata <= {19'd0, regs_retries_max_nack_retx, 4'd0, regs_retries_max_rto_retx};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd16) begin
                s_axi_rdata <= regs_rto_init_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd17) begin
                s_axi_rdata <= regs_rto_max_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd18) begin
                s_axi_rdata <= regs_nack_retx_clocks;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_counter) begin
                s_axi_rdata <= r_word[0] ? s_axi_rdata_choice : counters_total[31:0];
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

`ifdef FORMAL
    reg         past_valid;
    reg         s_axi_bvalid_past;
    reg         s_axi_bready_past;
    reg   [1:0] s_axi_bresp_past;
    reg         s_axi_rvalid_past;
    reg         s_axi_rready_past;
    reg   [1:0] s_axi_rresp_past;
    reg  [31:0] s_axi_rdata_past;

    wire b_is_kept_term = s_axi_bvalid && (!past_valid || s_axi_bresp == s_axi_bresp_past);
    wire r_is_kept_term = s_axi_rvalid && (!past_valid || s_axi_rresp == s_axi_rresp_past);
    wire r_is_kept_term_2 = r_is_kept_term && (!past_valid || s_axi_rdata == s_axi_rdata_past);

    always @(posedge clk) begin
        if (rst) begin
            past_valid <= 1'b0;
        end else begin
            past_valid <= 1'b1;
        end
    end

    always @(posedge clk) begin
        s_axi_bvalid_past <= s_axi_bvalid;
        s_axi_bready_past <= s_axi_bready;
        s_axi_bresp_past <= s_axi_bresp;
        s_axi_rvalid_past <= s_axi_rvalid;
        s_axi_rready_past <= s_axi_rready;
        s_axi_rresp_past <= s_axi_rresp;
        s_axi_rdata_past <= s_axi_rdata;
    end

    always @(posedge clk) if (!rst) b_is_kept: assert (!(past_valid && s_axi_bvalid_past && !s_axi_bready_past) || b_is_kept_term);
    always @(posedge clk) if (!rst) r_is_kept: assert (!(past_valid && s_axi_rvalid_past && !s_axi_rready_past) || r_is_kept_term_2);
`endif

endmodule

`default_nettype wire
