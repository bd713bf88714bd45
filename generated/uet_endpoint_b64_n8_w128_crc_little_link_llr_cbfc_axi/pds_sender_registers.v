// AXI4-Lite register file: status, interrupts, interrupt_enable, last_error, choice, loss, retries, range, sizes, quarantine_time, rto_init, rto_max, nack_retx, go_back, tail_loss, probe, probe_tail, probe_again, clear, idle, ack_unknown_pdc, ack_unknown_pdc_high, ack_mismatch, ack_mismatch_high, ack_out_of_range, ack_out_of_range_high, sack_out_of_range, sack_out_of_range_high, nack_out_of_range, nack_out_of_range_high, nack_again, nack_again_high, nack_unexpected, nack_unexpected_high, probe_stale, probe_stale_high, peer_dropped, peer_dropped_high, retransmitted, retransmitted_high, lost_trim, lost_trim_high, lost_nack, lost_nack_high, lost_tail, lost_tail_high, lost_timeout, lost_timeout_high, held_timeout, held_timeout_high, spurious, spurious_high, duplicate_ack, duplicate_ack_high, ack_req_sent, ack_req_sent_high, probe_sent, probe_sent_high, clear_sent, clear_sent_high, recoveries, recoveries_high, pdc_opened, pdc_opened_high, pdc_closed, pdc_closed_high, pdc_error, pdc_error_high, pdc_moved, pdc_moved_high, parked, parked_high, unsent, unsent_high, sent, sent_high, lost_entropy, lost_entropy_high, credit_req_sent, credit_req_sent_high, credit_req_ignored, credit_req_ignored_high.
`default_nettype none

module pds_sender_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_ready,
    input  wire        hw_interrupts_pdc_error,
    input  wire        hw_interrupts_peer_dropped,
    input  wire        hw_interrupts_unsent,
    input  wire [15:0] hw_last_error_pdcid,
    input  wire  [7:0] hw_last_error_code,
    input  wire  [6:0] hw_ack_unknown_pdc_count,
    input  wire  [6:0] hw_ack_mismatch_count,
    input  wire  [6:0] hw_ack_out_of_range_count,
    input  wire  [6:0] hw_sack_out_of_range_count,
    input  wire  [6:0] hw_nack_out_of_range_count,
    input  wire  [6:0] hw_nack_again_count,
    input  wire  [6:0] hw_nack_unexpected_count,
    input  wire  [6:0] hw_probe_stale_count,
    input  wire  [6:0] hw_peer_dropped_count,
    input  wire  [6:0] hw_retransmitted_count,
    input  wire  [6:0] hw_lost_trim_count,
    input  wire  [6:0] hw_lost_nack_count,
    input  wire  [6:0] hw_lost_tail_count,
    input  wire  [6:0] hw_lost_timeout_count,
    input  wire  [6:0] hw_held_timeout_count,
    input  wire  [6:0] hw_spurious_count,
    input  wire  [6:0] hw_duplicate_ack_count,
    input  wire  [6:0] hw_ack_req_sent_count,
    input  wire  [6:0] hw_probe_sent_count,
    input  wire  [6:0] hw_clear_sent_count,
    input  wire  [6:0] hw_recoveries_count,
    input  wire  [6:0] hw_pdc_opened_count,
    input  wire  [6:0] hw_pdc_closed_count,
    input  wire  [6:0] hw_pdc_error_count,
    input  wire  [6:0] hw_pdc_moved_count,
    input  wire  [6:0] hw_parked_count,
    input  wire  [6:0] hw_unsent_count,
    input  wire  [6:0] hw_sent_count,
    input  wire  [6:0] hw_lost_entropy_count,
    input  wire  [6:0] hw_credit_req_sent_count,
    input  wire  [6:0] hw_credit_req_ignored_count,
    output reg         regs_interrupts_pdc_error,
    output reg         regs_interrupts_peer_dropped,
    output reg         regs_interrupts_unsent,
    output reg         regs_interrupt_enable_pdc_error,
    output reg         regs_interrupt_enable_peer_dropped,
    output reg         regs_interrupt_enable_unsent,
    output reg   [2:0] regs_choice_pdcs_per_tuple,
    output reg         regs_choice_spread_turns,
    output reg         regs_choice_expected_0rtt,
    output reg  [14:0] regs_choice_full_level,
    output reg         regs_loss_trim_nack,
    output reg         regs_loss_loss_nack,
    output reg         regs_loss_out_of_order,
    output reg         regs_loss_probe,
    output reg         regs_loss_rto,
    output reg         regs_loss_ack_req,
    output reg         regs_loss_entropy,
    output reg   [1:0] regs_loss_tail,
    output reg         regs_loss_probe_first,
    output reg         regs_loss_service_required,
    output reg   [3:0] regs_retries_max_rto_retx,
    output reg   [4:0] regs_retries_max_nack_retx,
    output reg   [3:0] regs_retries_max_tail_loss,
    output reg   [7:0] regs_range_default_mpr,
    output reg   [7:0] regs_range_override_mpr_zero,
    output reg  [15:0] regs_sizes_ack_request_below,
    output reg   [3:0] regs_sizes_packet_shift,
    output reg  [24:0] regs_quarantine_time_units,
    output reg  [31:0] regs_rto_init_clocks,
    output reg  [31:0] regs_rto_max_clocks,
    output reg  [31:0] regs_nack_retx_clocks,
    output reg  [31:0] regs_go_back_clocks,
    output reg  [31:0] regs_tail_loss_clocks,
    output reg  [31:0] regs_probe_clocks,
    output reg  [31:0] regs_probe_tail_clocks,
    output reg  [31:0] regs_probe_again_clocks,
    output reg  [31:0] regs_clear_clocks,
    output reg  [31:0] regs_idle_clocks,
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
    reg   [4:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [6:0] r_word = s_axi_araddr[8:2];
    wire        w_status = w_word == 7'd0;
    wire        w_interrupts = w_word == 7'd1;
    wire        w_interrupt_enable = w_word == 7'd2;
    wire        w_last_error = w_word == 7'd3;
    wire        w_choice = w_word == 7'd4;
    wire        w_loss = w_word == 7'd5;
    wire        w_retries = w_word == 7'd6;
    wire        w_range = w_word == 7'd7;
    wire        w_sizes = w_word == 7'd8;
    wire        w_quarantine_time = w_word == 7'd9;
    wire        w_rto_init = w_word == 7'd16;
    wire        w_rto_max = w_word == 7'd17;
    wire        w_nack_retx = w_word == 7'd18;
    wire        w_go_back = w_word == 7'd19;
    wire        w_tail_loss = w_word == 7'd20;
    wire        w_probe = w_word == 7'd21;
    wire        w_probe_tail = w_word == 7'd22;
    wire        w_probe_again = w_word == 7'd23;
    wire        w_clear = w_word == 7'd24;
    wire        w_idle = w_word == 7'd25;
    wire        w_counters = {6'd0, w_word[6]} == 7'd1 && w_word[5:0] < 6'd62;
    wire        r_counter = {6'd0, r_word[6]} == 7'd1 && r_word[5:0] < 6'd62;
    wire        takes_held = holds_high && held_of == r_word[5:1];
    wire        s_axi_bresp_term = w_status || w_interrupts || w_interrupt_enable || w_last_error || w_choice;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_loss || w_retries || w_range || w_sizes;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_quarantine_time || w_rto_init || w_rto_max;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_nack_retx || w_go_back || w_tail_loss || w_probe;
    wire        s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_probe_tail || w_probe_again || w_clear || w_idle;
    wire        regs_interrupts_pdc_error_term = regs_interrupts_pdc_error && !(w_data[0] && w_strb[0]);
    wire        regs_interrupts_peer_dropped_term = regs_interrupts_peer_dropped && !(w_data[1] && w_strb[0]);
    wire        regs_interrupts_unsent_term = regs_interrupts_unsent && !(w_data[2] && w_strb[0]);
    wire [31:0] s_axi_rdata_and = {31'd0, hw_status_ready} & {32{r_word == 7'd0}};
    wire [31:0] s_axi_rdata_word = {29'd0, regs_interrupts_unsent, regs_interrupts_peer_dropped, regs_interrupts_pdc_error};
    wire [31:0] s_axi_rdata_or = s_axi_rdata_and | (s_axi_rdata_word & {32{r_word == 7'd1}});
    wire [31:0] s_axi_rdata_word_2 = {
        29'd0,
        regs_interrupt_enable_unsent,
        regs_interrupt_enable_peer_dropped,
        regs_interrupt_enable_pdc_error
    };
    wire [31:0] s_axi_rdata_and_2 = {8'd0, hw_last_error_code, hw_last_error_pdcid} & {32{r_word == 7'd3}};
    wire [31:0] s_axi_rdata_or_2 = s_axi_rdata_or | (s_axi_rdata_word_2 & {32{r_word == 7'd2}}) | s_axi_rdata_and_2;
    wire [31:0] s_axi_rdata_word_3 = {
        1'b0,
        regs_choice_full_level,
        10'd0,
        regs_choice_expected_0rtt,
        regs_choice_spread_turns,
        1'b0,
        regs_choice_pdcs_per_tuple
    };
    wire [31:0] s_axi_rdata_or_3 = s_axi_rdata_or_2 | (s_axi_rdata_word_3 & {32{r_word == 7'd4}});
    wire [31:0] s_axi_rdata_word_4 = {
        14'd0,
        regs_loss_service_required,
        regs_loss_probe_first,
        6'd0,
        regs_loss_tail,
        1'b0,
        regs_loss_entropy,
        regs_loss_ack_req,
        regs_loss_rto,
        regs_loss_probe,
        regs_loss_out_of_order,
        regs_loss_loss_nack,
        regs_loss_trim_nack
    };
    wire [31:0] s_axi_rdata_or_4 = s_axi_rdata_or_3 | (s_axi_rdata_word_4 & {32{r_word == 7'd5}});
    wire [31:0] s_axi_rdata_word_5 = {12'd0, regs_retries_max_tail_loss, 3'd0, regs_retries_max_nack_retx, 4'd0, regs_retries_max_rto_retx};
    wire [31:0] s_axi_rdata_or_5 = s_axi_rdata_or_4 | (s_axi_rdata_word_5 & {32{r_word == 7'd6}});
    wire [31:0] s_axi_rdata_word_6 = {16'd0, regs_range_override_mpr_zero, regs_range_default_mpr};
    wire [31:0] s_axi_rdata_or_6 = s_axi_rdata_or_5 | (s_axi_rdata_word_6 & {32{r_word == 7'd7}});
    wire [31:0] s_axi_rdata_word_7 = {12'd0, regs_sizes_packet_shift, regs_sizes_ack_request_below};
    wire [31:0] s_axi_rdata_and_3 = {7'd0, regs_quarantine_time_units} & {32{r_word == 7'd9}};
    wire [31:0] s_axi_rdata_or_7 = s_axi_rdata_or_6 | (s_axi_rdata_word_7 & {32{r_word == 7'd8}}) | s_axi_rdata_and_3;
    wire [31:0] s_axi_rdata_or_8 = s_axi_rdata_or_7 | (regs_rto_init_clocks & {32{r_word == 7'd16}});
    wire [31:0] s_axi_rdata_or_9 = s_axi_rdata_or_8 | (regs_rto_max_clocks & {32{r_word == 7'd17}});
    wire [31:0] s_axi_rdata_or_10 = s_axi_rdata_or_9 | (regs_nack_retx_clocks & {32{r_word == 7'd18}});
    wire [31:0] s_axi_rdata_or_11 = s_axi_rdata_or_10 | (regs_go_back_clocks & {32{r_word == 7'd19}});
    wire [31:0] s_axi_rdata_or_12 = s_axi_rdata_or_11 | (regs_tail_loss_clocks & {32{r_word == 7'd20}});
    wire [31:0] s_axi_rdata_or_13 = s_axi_rdata_or_12 | (regs_probe_clocks & {32{r_word == 7'd21}});
    wire [31:0] s_axi_rdata_or_14 = s_axi_rdata_or_13 | (regs_probe_tail_clocks & {32{r_word == 7'd22}});
    wire [31:0] s_axi_rdata_or_15 = s_axi_rdata_or_14 | (regs_probe_again_clocks & {32{r_word == 7'd23}});
    wire [31:0] s_axi_rdata_or_16 = s_axi_rdata_or_15 | (regs_clear_clocks & {32{r_word == 7'd24}});
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];
    wire [31:0] s_axi_rdata_and_4 = (r_word[0] ? s_axi_rdata_choice : counters_total[31:0]) & {32{r_counter}};
    wire        s_axi_rresp_term = r_word == 7'd0 || r_word == 7'd1 || r_word == 7'd2;
    wire        s_axi_rresp_term_2 = s_axi_rresp_term || r_word == 7'd3 || r_word == 7'd4;
    wire        s_axi_rresp_term_3 = s_axi_rresp_term_2 || r_word == 7'd5 || r_word == 7'd6;
    wire        s_axi_rresp_term_4 = s_axi_rresp_term_3 || r_word == 7'd7 || r_word == 7'd8;
    wire        s_axi_rresp_term_5 = s_axi_rresp_term_4 || r_word == 7'd9 || r_word == 7'd16;
    wire        s_axi_rresp_term_6 = s_axi_rresp_term_5 || r_word == 7'd17 || r_word == 7'd18;
    wire        s_axi_rresp_term_7 = s_axi_rresp_term_6 || r_word == 7'd19 || r_word == 7'd20;
    wire        s_axi_rresp_term_8 = s_axi_rresp_term_7 || r_word == 7'd21 || r_word == 7'd22;
    wire        s_axi_rresp_term_9 = s_axi_rresp_term_8 || r_word == 7'd23 || r_word == 7'd24;

    pds_sender_registers_counters counters (
        .clk                       (clk),
        .rst                       (rst),
        .counts_ack_unknown_pdc    (hw_ack_unknown_pdc_count),
        .counts_ack_mismatch       (hw_ack_mismatch_count),
        .counts_ack_out_of_range   (hw_ack_out_of_range_count),
        .counts_sack_out_of_range  (hw_sack_out_of_range_count),
        .counts_nack_out_of_range  (hw_nack_out_of_range_count),
        .counts_nack_again         (hw_nack_again_count),
        .counts_nack_unexpected    (hw_nack_unexpected_count),
        .counts_probe_stale        (hw_probe_stale_count),
        .counts_peer_dropped       (hw_peer_dropped_count),
        .counts_retransmitted      (hw_retransmitted_count),
        .counts_lost_trim          (hw_lost_trim_count),
        .counts_lost_nack          (hw_lost_nack_count),
        .counts_lost_tail          (hw_lost_tail_count),
        .counts_lost_timeout       (hw_lost_timeout_count),
        .counts_held_timeout       (hw_held_timeout_count),
        .counts_spurious           (hw_spurious_count),
        .counts_duplicate_ack      (hw_duplicate_ack_count),
        .counts_ack_req_sent       (hw_ack_req_sent_count),
        .counts_probe_sent         (hw_probe_sent_count),
        .counts_clear_sent         (hw_clear_sent_count),
        .counts_recoveries         (hw_recoveries_count),
        .counts_pdc_opened         (hw_pdc_opened_count),
        .counts_pdc_closed         (hw_pdc_closed_count),
        .counts_pdc_error          (hw_pdc_error_count),
        .counts_pdc_moved          (hw_pdc_moved_count),
        .counts_parked             (hw_parked_count),
        .counts_unsent             (hw_unsent_count),
        .counts_sent               (hw_sent_count),
        .counts_lost_entropy       (hw_lost_entropy_count),
        .counts_credit_req_sent    (hw_credit_req_sent_count),
        .counts_credit_req_ignored (hw_credit_req_ignored_count),
        .read                      (r_word[5:1]),
        .total                     (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_interrupts_pdc_error <= 1'b0;
            regs_interrupts_peer_dropped <= 1'b0;
            regs_interrupts_unsent <= 1'b0;
            regs_interrupt_enable_pdc_error <= 1'b0;
            regs_interrupt_enable_peer_dropped <= 1'b0;
            regs_interrupt_enable_unsent <= 1'b0;
            regs_choice_pdcs_per_tuple <= 3'd1;
            regs_choice_spread_turns <= 1'b0;
            regs_choice_expected_0rtt <= 1'b0;
            regs_choice_full_level <= 15'd64;
            regs_loss_trim_nack <= 1'b1;
            regs_loss_loss_nack <= 1'b1;
            regs_loss_out_of_order <= 1'b1;
            regs_loss_probe <= 1'b1;
            regs_loss_rto <= 1'b1;
            regs_loss_ack_req <= 1'b1;
            regs_loss_entropy <= 1'b0;
            regs_loss_tail <= 2'd1;
            regs_loss_probe_first <= 1'b0;
            regs_loss_service_required <= 1'b1;
            regs_retries_max_rto_retx <= 4'd5;
            regs_retries_max_nack_retx <= 5'd5;
            regs_retries_max_tail_loss <= 4'd5;
            regs_range_default_mpr <= 8'd8;
            regs_range_override_mpr_zero <= 8'd0;
            regs_sizes_ack_request_below <= 16'h1040;
            regs_sizes_packet_shift <= 4'd12;
            regs_quarantine_time_units <= 25'hee6b28;
            regs_rto_init_clocks <= 32'h4c4b4;
            regs_rto_max_clocks <= 32'h9502f900;
            regs_nack_retx_clocks <= 32'h4c4b4;
            regs_go_back_clocks <= 32'hea6;
            regs_tail_loss_clocks <= 32'h4c4b4;
            regs_probe_clocks <= 32'h2bf2;
            regs_probe_tail_clocks <= 32'h19a2;
            regs_probe_again_clocks <= 32'h493e;
            regs_clear_clocks <= 32'h4c4b4;
            regs_idle_clocks <= 32'h2faf08;
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
            regs_interrupts_pdc_error <= regs_interrupts_pdc_error || hw_interrupts_pdc_error;
            regs_interrupts_peer_dropped <= regs_interrupts_peer_dropped || hw_interrupts_peer_dropped;
            regs_interrupts_unsent <= regs_interrupts_unsent || hw_interrupts_unsent;
            if (write && w_interrupts) begin
                regs_interrupts_pdc_error <= regs_interrupts_pdc_error_term || hw_interrupts_pdc_error;
                regs_interrupts_peer_dropped <= regs_interrupts_peer_dropped_term || hw_interrupts_peer_dropped;
                regs_interrupts_unsent <= regs_interrupts_unsent_term || hw_interrupts_unsent;
            end
            if (write && w_interrupt_enable) begin
                if (w_strb[0]) begin
                    regs_interrupt_enable_pdc_error <= w_data[0];
                    regs_interrupt_enable_peer_dropped <= w_data[1];
                    regs_interrupt_enable_unsent <= w_data[2];
                end
            end
            if (write && w_choice) begin
                if (w_strb[0]) begin
                    regs_choice_pdcs_per_tuple <= w_data[2:0];
                    regs_choice_spread_turns <= w_data[4];
                    regs_choice_expected_0rtt <= w_data[5];
                end
                regs_choice_full_level <= {
                    w_strb[3] ? w_data[30:24] : regs_choice_full_level[14:8],
                    w_strb[2] ? w_data[23:16] : regs_choice_full_level[7:0]
                };
            end
            if (write && w_loss) begin
                if (w_strb[0]) begin
                    regs_loss_trim_nack <= w_data[0];
                    regs_loss_loss_nack <= w_data[1];
                    regs_loss_out_of_order <= w_data[2];
                    regs_loss_probe <= w_data[3];
                    regs_loss_rto <= w_data[4];
                    regs_loss_ack_req <= w_data[5];
                    regs_loss_entropy <= w_data[6];
                end
                if (w_strb[1]) begin
                    regs_loss_tail <= w_data[9:8];
                end
                if (w_strb[2]) begin
                    regs_loss_probe_first <= w_data[16];
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
                if (w_strb[2]) begin
                    regs_retries_max_tail_loss <= w_data[19:16];
                end
            end
            if (write && w_range) begin
                if (w_strb[0]) begin
                    regs_range_default_mpr <= w_data[7:0];
                end
                if (w_strb[1]) begin
                    regs_range_override_mpr_zero <= w_data[15:8];
                end
            end
            if (write && w_sizes) begin
                if (w_strb[2]) begin
                    regs_sizes_packet_shift <= w_data[19:16];
                end
                regs_sizes_ack_request_below <= {
                    w_strb[1] ? w_data[15:8] : regs_sizes_ack_request_below[15:8],
                    w_strb[0] ? w_data[7:0] : regs_sizes_ack_request_below[7:0]
                };
            end
            if (write && w_quarantine_time) begin
                regs_quarantine_time_units <= {
                    w_strb[3] ? w_data[24] : regs_quarantine_time_units[24],
                    w_strb[2] ? w_data[23:16] : regs_quarantine_time_units[23:16],
                    w_strb[1] ? w_data[15:8] : regs_quarantine_time_units[15:8],
                    w_strb[0] ? w_data[7:0] : regs_quarantine_time_units[7:0]
                };
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
            if (write && w_go_back) begin
                regs_go_back_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_go_back_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_go_back_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_go_back_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_go_back_clocks[7:0]
                };
            end
            if (write && w_tail_loss) begin
                regs_tail_loss_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_tail_loss_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_tail_loss_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_tail_loss_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_tail_loss_clocks[7:0]
                };
            end
            if (write && w_probe) begin
                regs_probe_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_probe_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_probe_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_probe_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_probe_clocks[7:0]
                };
            end
            if (write && w_probe_tail) begin
                regs_probe_tail_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_probe_tail_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_probe_tail_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_probe_tail_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_probe_tail_clocks[7:0]
                };
            end
            if (write && w_probe_again) begin
                regs_probe_again_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_probe_again_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_probe_again_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_probe_again_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_probe_again_clocks[7:0]
                };
            end
            if (write && w_clear) begin
                regs_clear_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_clear_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_clear_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_clear_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_clear_clocks[7:0]
                };
            end
            if (write && w_idle) begin
                regs_idle_clocks <= {
                    w_strb[3] ? w_data[31:24] : regs_idle_clocks[31:24],
                    w_strb[2] ? w_data[23:16] : regs_idle_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_idle_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_idle_clocks[7:0]
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
            if (s_axi_bresp_term_5 || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[5:1];
            end
        end
        if (read) begin
            s_axi_rdata <= s_axi_rdata_or_16 | (regs_idle_clocks & {32{r_word == 7'd25}}) | s_axi_rdata_and_4;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_rresp_term_9 || r_word == 7'd25 || r_counter) begin
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
