// AXI4-Lite register file: ack_control, ack_gen_trigger, ack_gen_min_add, offer, new_pdc_time, close_req_time, linger_time, quarantine_time, new_pdc_threshold, status, interrupts, interrupt_enable, counter_select, counter_low, counter_high.
`default_nettype none

module pds_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_ready,
    input  wire        hw_status_new_pdc_alarm,
    input  wire        hw_interrupts_new_pdc_alarm,
    input  wire        hw_interrupts_reply_dropped,
    input  wire        hw_interrupts_guaranteed_not_stored,
    input  wire  [5:0] hw_counter_select_index,
    input  wire [31:0] hw_counter_low_count,
    input  wire [15:0] hw_counter_high_count,
    input  wire        hw_counter_high_taken,
    output reg         regs_ack_control_on_ecn,
    output reg         regs_ack_control_per_packet,
    output reg         regs_ack_control_tail,
    output reg  [15:0] regs_ack_gen_trigger_bytes,
    output reg  [11:0] regs_ack_gen_min_add_bytes,
    output reg   [7:0] regs_offer_mpr,
    output reg   [6:0] regs_offer_rcv_cwnd_pend,
    output reg         regs_offer_restore_cwnd,
    output reg  [19:0] regs_new_pdc_time_units,
    output reg  [19:0] regs_close_req_time_units,
    output reg  [19:0] regs_linger_time_units,
    output reg  [24:0] regs_quarantine_time_units,
    output reg  [15:0] regs_new_pdc_threshold_timeouts,
    output reg         regs_interrupts_new_pdc_alarm,
    output reg         regs_interrupts_reply_dropped,
    output reg         regs_interrupts_guaranteed_not_stored,
    output reg         regs_interrupt_enable_new_pdc_alarm,
    output reg         regs_interrupt_enable_reply_dropped,
    output reg         regs_interrupt_enable_guaranteed_not_stored,
    output reg   [5:0] regs_counter_select_index_value,
    output reg         regs_counter_select_index_written,
    input  wire  [5:0] s_axi_awaddr,
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
    input  wire  [5:0] s_axi_araddr,
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
    reg   [3:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [3:0] r_word = s_axi_araddr[5:2];
    wire       w_ack_control = w_word == 4'd0;
    wire       w_ack_gen_trigger = w_word == 4'd1;
    wire       w_ack_gen_min_add = w_word == 4'd2;
    wire       w_offer = w_word == 4'd3;
    wire       w_new_pdc_time = w_word == 4'd4;
    wire       w_close_req_time = w_word == 4'd5;
    wire       w_linger_time = w_word == 4'd6;
    wire       w_quarantine_time = w_word == 4'd7;
    wire       w_new_pdc_threshold = w_word == 4'd8;
    wire       w_status = w_word == 4'd9;
    wire       w_interrupts = w_word == 4'd10;
    wire       w_interrupt_enable = w_word == 4'd11;
    wire       w_counter_select = w_word == 4'd12;
    wire       w_counter_low = w_word == 4'd13;
    wire       w_counter_high = w_word == 4'd14;
    wire       s_axi_bresp_term = w_ack_control || w_ack_gen_trigger || w_ack_gen_min_add || w_offer;
    wire       s_axi_bresp_term_2 = s_axi_bresp_term || w_new_pdc_time || w_close_req_time || w_linger_time;
    wire       s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_quarantine_time || w_new_pdc_threshold || w_status;
    wire       s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_interrupts || w_interrupt_enable || w_counter_select;
    wire       regs_interrupts_new_pdc_alarm_term = regs_interrupts_new_pdc_alarm && !(w_data[0] && w_strb[0]);
    wire       regs_interrupts_reply_dropped_term = regs_interrupts_reply_dropped && !(w_data[1] && w_strb[0]);
    wire       regs_interrupts_guaranteed_not_stored_term = regs_interrupts_guaranteed_not_stored && !(w_data[2] && w_strb[0]);

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_ack_control_on_ecn <= 1'b1;
            regs_ack_control_per_packet <= 1'b0;
            regs_ack_control_tail <= 1'b1;
            regs_ack_gen_trigger_bytes <= 16'h4000;
            regs_ack_gen_min_add_bytes <= 12'h400;
            regs_offer_mpr <= 8'd8;
            regs_offer_rcv_cwnd_pend <= 7'd0;
            regs_offer_restore_cwnd <= 1'b0;
            regs_new_pdc_time_units <= 20'h9896;
            regs_close_req_time_units <= 20'h1e84;
            regs_linger_time_units <= 20'h1e84;
            regs_quarantine_time_units <= 25'hee6b28;
            regs_new_pdc_threshold_timeouts <= 16'h400;
            regs_interrupts_new_pdc_alarm <= 1'b0;
            regs_interrupts_reply_dropped <= 1'b0;
            regs_interrupts_guaranteed_not_stored <= 1'b0;
            regs_interrupt_enable_new_pdc_alarm <= 1'b0;
            regs_interrupt_enable_reply_dropped <= 1'b0;
            regs_interrupt_enable_guaranteed_not_stored <= 1'b0;
            regs_counter_select_index_written <= 1'b0;
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
            if (write && w_ack_control) begin
                if (w_strb[0]) begin
                    regs_ack_control_on_ecn <= w_data[0];
                    regs_ack_control_per_packet <= w_data[1];
                    regs_ack_control_tail <= w_data[2];
                end
            end
            if (write && w_ack_gen_trigger) begin
                regs_ack_gen_trigger_bytes <= {
                    w_strb[1] ? w_data[15:8] : regs_ack_gen_trigger_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_ack_gen_trigger_bytes[7:0]
                };
            end
            if (write && w_ack_gen_min_add) begin
                regs_ack_gen_min_add_bytes <= {
                    w_strb[1] ? w_data[11:8] : regs_ack_gen_min_add_bytes[11:8],
                    w_strb[0] ? w_data[7:0] : regs_ack_gen_min_add_bytes[7:0]
                };
            end
            if (write && w_offer) begin
                if (w_strb[0]) begin
                    regs_offer_mpr <= w_data[7:0];
                end
                if (w_strb[1]) begin
                    regs_offer_rcv_cwnd_pend <= w_data[14:8];
                end
                if (w_strb[2]) begin
                    regs_offer_restore_cwnd <= w_data[16];
                end
            end
            if (write && w_new_pdc_time) begin
                regs_new_pdc_time_units <= {
                    w_strb[2] ? w_data[19:16] : regs_new_pdc_time_units[19:16],
                    w_strb[1] ? w_data[15:8] : regs_new_pdc_time_units[15:8],
                    w_strb[0] ? w_data[7:0] : regs_new_pdc_time_units[7:0]
                };
            end
            if (write && w_close_req_time) begin
                regs_close_req_time_units <= {
                    w_strb[2] ? w_data[19:16] : regs_close_req_time_units[19:16],
                    w_strb[1] ? w_data[15:8] : regs_close_req_time_units[15:8],
                    w_strb[0] ? w_data[7:0] : regs_close_req_time_units[7:0]
                };
            end
            if (write && w_linger_time) begin
                regs_linger_time_units <= {
                    w_strb[2] ? w_data[19:16] : regs_linger_time_units[19:16],
                    w_strb[1] ? w_data[15:8] : regs_linger_time_units[15:8],
                    w_strb[0] ? w_data[7:0] : regs_linger_time_units[7:0]
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
            if (write && w_new_pdc_threshold) begin
                regs_new_pdc_threshold_timeouts <= {
                    w_strb[1] ? w_data[15:8] : regs_new_pdc_threshold_timeouts[15:8],
                    w_strb[0] ? w_data[7:0] : regs_new_pdc_threshold_timeouts[7:0]
                };
            end
            regs_interrupts_new_pdc_alarm <= regs_interrupts_new_pdc_alarm || hw_interrupts_new_pdc_alarm;
            regs_interrupts_reply_dropped <= regs_interrupts_reply_dropped || hw_interrupts_reply_dropped;
            regs_interrupts_guaranteed_not_stored <= regs_interrupts_guaranteed_not_stored || hw_interrupts_guaranteed_not_stored;
            if (write && w_interrupts) begin
                regs_interrupts_new_pdc_alarm <= regs_interrupts_new_pdc_alarm_term || hw_interrupts_new_pdc_alarm;
                regs_interrupts_reply_dropped <= regs_interrupts_reply_dropped_term || hw_interrupts_reply_dropped;
                regs_interrupts_guaranteed_not_stored <= regs_interrupts_guaranteed_not_stored_term || hw_interrupts_guaranteed_not_stored;
            end
            if (write && w_interrupt_enable) begin
                if (w_strb[0]) begin
                    regs_interrupt_enable_new_pdc_alarm <= w_data[0];
                    regs_interrupt_enable_reply_dropped <= w_data[1];
                    regs_interrupt_enable_guaranteed_not_stored <= w_data[2];
                end
            end
            regs_counter_select_index_written <= 1'b0;
            if (write && w_counter_select) begin
                regs_counter_select_index_written <= w_strb[0];
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
            w_word <= s_axi_awaddr[5:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_4 || w_counter_low || w_counter_high) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (write && w_counter_select) begin
            regs_counter_select_index_value <= w_strb[0] ? w_data[5:0] : hw_counter_select_index;
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 4'd0) begin
                s_axi_rdata <= {29'd0, regs_ack_control_tail, regs_ack_control_per_packet, regs_ack_control_on_ecn};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd1) begin
                s_axi_rdata <= {16'd0, regs_ack_gen_trigger_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd2) begin
                s_axi_rdata <= {20'd0, regs_ack_gen_min_add_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd3) begin
                s_axi_rdata <= {15'd0, regs_offer_restore_cwnd, 1'b0, regs_offer_rcv_cwnd_pend, regs_offer_mpr};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd4) begin
                s_axi_rdata <= {12'd0, regs_new_pdc_time_units};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd5) begin
                s_axi_rdata <= {12'd0, regs_close_req_time_units};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd6) begin
                s_axi_rdata <= {12'd0, regs_linger_time_units};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd7) begin
                s_axi_rdata <= {7'd0, regs_quarantine_time_units};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd8) begin
                s_axi_rdata <= {16'd0, regs_new_pdc_threshold_timeouts};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd9) begin
                s_axi_rdata <= {30'd0, hw_status_new_pdc_alarm, hw_status_ready};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd10) begin
                s_axi_rdata <= {
                    29'd0,
                    regs_interrupts_guaranteed_not_stored,
                    regs_interrupts_reply_dropped,
                    regs_interrupts_new_pdc_alarm
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd11) begin
                s_axi_rdata <= {
                    29'd0,
                    regs_interrupt_enable_guaranteed_not_stored,
                    regs_interrupt_enable_reply_dropped,
                    regs_interrupt_enable_new_pdc_alarm
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd12) begin
                s_axi_rdata <= {26'd0, hw_counter_select_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd13) begin
                s_axi_rdata <= hw_counter_low_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd14) begin
                s_axi_rdata <= {hw_counter_high_taken, 15'd0, hw_counter_high_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[31:25]};

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
