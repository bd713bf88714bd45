// AXI4-Lite register file: base_rtt, target, fast_delay, qa_threshold, adjust_period, adjust_bytes, min_window, window_per_tick, alpha, fair_increase, eta, fast_scale, decrease, gain, control, ack_trigger, paths, freeze, full_packet, nscc_pi, nscc_pi_high, nscc_fast, nscc_fast_high, nscc_fi, nscc_fi_high, nscc_noop, nscc_noop_high, nscc_md, nscc_md_high, nscc_md_skip, nscc_md_skip_high, nscc_qa_window, nscc_qa_window_high, nscc_qa_cut, nscc_qa_cut_high, nscc_qa_ignore, nscc_qa_ignore_high, nscc_fulfilled, nscc_fulfilled_high, nscc_eta, nscc_eta_high, path_walk, path_walk_high, path_recycle, path_recycle_high, path_fresh, path_fresh_high, path_explore, path_explore_high, path_frozen, path_frozen_high, path_frozen_empty, path_frozen_empty_high.
`default_nettype none

module cms_registers_g100_nscc (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] hw_nscc_pi_count,
    input  wire  [7:0] hw_nscc_fast_count,
    input  wire  [7:0] hw_nscc_fi_count,
    input  wire  [7:0] hw_nscc_noop_count,
    input  wire  [7:0] hw_nscc_md_count,
    input  wire  [7:0] hw_nscc_md_skip_count,
    input  wire  [7:0] hw_nscc_qa_window_count,
    input  wire  [7:0] hw_nscc_qa_cut_count,
    input  wire  [7:0] hw_nscc_qa_ignore_count,
    input  wire  [7:0] hw_nscc_fulfilled_count,
    input  wire  [7:0] hw_nscc_eta_count,
    input  wire  [7:0] hw_path_walk_count,
    input  wire  [7:0] hw_path_recycle_count,
    input  wire  [7:0] hw_path_fresh_count,
    input  wire  [7:0] hw_path_explore_count,
    input  wire  [7:0] hw_path_frozen_count,
    input  wire  [7:0] hw_path_frozen_empty_count,
    output reg  [19:0] regs_base_rtt_clocks,
    output reg  [16:0] regs_target_clocks,
    output reg  [15:0] regs_fast_delay_clocks,
    output reg  [19:0] regs_qa_threshold_clocks,
    output reg  [19:0] regs_adjust_period_clocks,
    output reg  [19:0] regs_adjust_bytes_bytes,
    output reg  [16:0] regs_min_window_bytes,
    output reg  [19:0] regs_window_per_tick_bytes_256,
    output reg  [23:0] regs_alpha_bytes_4096,
    output reg  [19:0] regs_fair_increase_bytes,
    output reg  [15:0] regs_eta_bytes,
    output reg  [15:0] regs_fast_scale_bytes_4096,
    output reg   [9:0] regs_decrease_gamma,
    output reg   [9:0] regs_decrease_most,
    output reg  [10:0] regs_gain_parts_16384,
    output reg   [2:0] regs_control_qa_gate,
    output reg         regs_control_has_credit,
    output reg  [19:0] regs_ack_trigger_bytes,
    output reg   [1:0] regs_paths_scheme,
    output reg   [7:0] regs_paths_unused,
    output reg  [30:0] regs_freeze_clocks,
    output reg  [13:0] regs_full_packet_bytes,
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
    wire        w_base_rtt = w_word == 7'd0;
    wire        w_target = w_word == 7'd1;
    wire        w_fast_delay = w_word == 7'd2;
    wire        w_qa_threshold = w_word == 7'd3;
    wire        w_adjust_period = w_word == 7'd4;
    wire        w_adjust_bytes = w_word == 7'd5;
    wire        w_min_window = w_word == 7'd6;
    wire        w_window_per_tick = w_word == 7'd7;
    wire        w_alpha = w_word == 7'd8;
    wire        w_fair_increase = w_word == 7'd9;
    wire        w_eta = w_word == 7'd10;
    wire        w_fast_scale = w_word == 7'd11;
    wire        w_decrease = w_word == 7'd12;
    wire        w_gain = w_word == 7'd13;
    wire        w_control = w_word == 7'd14;
    wire        w_ack_trigger = w_word == 7'd15;
    wire        w_paths = w_word == 7'd16;
    wire        w_freeze = w_word == 7'd17;
    wire        w_full_packet = w_word == 7'd22;
    wire        w_counters = {6'd0, w_word[6]} == 7'd1 && w_word[5:0] < 6'd34;
    wire        r_counter = {6'd0, r_word[6]} == 7'd1 && r_word[5:0] < 6'd34;
    wire        takes_held = holds_high && held_of == r_word[5:1];
    wire        s_axi_bresp_term = w_base_rtt || w_target || w_fast_delay || w_qa_threshold;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_adjust_period || w_adjust_bytes || w_min_window;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_window_per_tick || w_alpha || w_fair_increase || w_eta;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_fast_scale || w_decrease || w_gain || w_control;
    wire        s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_ack_trigger || w_paths || w_freeze || w_full_packet;
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    cms_registers_g100_nscc_counters counters (
        .clk                      (clk),
        .rst                      (rst),
        .counts_nscc_pi           (hw_nscc_pi_count),
        .counts_nscc_fast         (hw_nscc_fast_count),
        .counts_nscc_fi           (hw_nscc_fi_count),
        .counts_nscc_noop         (hw_nscc_noop_count),
        .counts_nscc_md           (hw_nscc_md_count),
        .counts_nscc_md_skip      (hw_nscc_md_skip_count),
        .counts_nscc_qa_window    (hw_nscc_qa_window_count),
        .counts_nscc_qa_cut       (hw_nscc_qa_cut_count),
        .counts_nscc_qa_ignore    (hw_nscc_qa_ignore_count),
        .counts_nscc_fulfilled    (hw_nscc_fulfilled_count),
        .counts_nscc_eta          (hw_nscc_eta_count),
        .counts_path_walk         (hw_path_walk_count),
        .counts_path_recycle      (hw_path_recycle_count),
        .counts_path_fresh        (hw_path_fresh_count),
        .counts_path_explore      (hw_path_explore_count),
        .counts_path_frozen       (hw_path_frozen_count),
        .counts_path_frozen_empty (hw_path_frozen_empty_count),
        .read                     (r_word[5:1]),
        .total                    (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_base_rtt_clocks <= 20'hea6;
            regs_target_clocks <= 17'hafd;
            regs_fast_delay_clocks <= 16'h139;
            regs_qa_threshold_clocks <= 20'h2bf2;
            regs_adjust_period_clocks <= 20'hea6;
            regs_adjust_bytes_bytes <= 20'h8340;
            regs_min_window_bytes <= 17'h1068;
            regs_window_per_tick_bytes_256 <= 20'h3c00;
            regs_alpha_bytes_4096 <= 24'h45e8;
            regs_fair_increase_bytes <= 20'h5000;
            regs_eta_bytes <= 16'h266;
            regs_fast_scale_bytes_4096 <= 16'h400;
            regs_decrease_gamma <= 10'h333;
            regs_decrease_most <= 10'h200;
            regs_gain_parts_16384 <= 11'd205;
            regs_control_qa_gate <= 3'd3;
            regs_control_has_credit <= 1'b0;
            regs_ack_trigger_bytes <= 20'h4000;
            regs_paths_scheme <= 2'd3;
            regs_paths_unused <= 8'd0;
            regs_freeze_clocks <= 31'h2faf08;
            regs_full_packet_bytes <= 14'h1068;
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
            if (write && w_base_rtt) begin
                regs_base_rtt_clocks <= {
                    w_strb[2] ? w_data[19:16] : regs_base_rtt_clocks[19:16],
                    w_strb[1] ? w_data[15:8] : regs_base_rtt_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_base_rtt_clocks[7:0]
                };
            end
            if (write && w_target) begin
                regs_target_clocks <= {
                    w_strb[2] ? w_data[16] : regs_target_clocks[16],
                    w_strb[1] ? w_data[15:8] : regs_target_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_target_clocks[7:0]
                };
            end
            if (write && w_fast_delay) begin
                regs_fast_delay_clocks <= {
                    w_strb[1] ? w_data[15:8] : regs_fast_delay_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_fast_delay_clocks[7:0]
                };
            end
            if (write && w_qa_threshold) begin
                regs_qa_threshold_clocks <= {
                    w_strb[2] ? w_data[19:16] : regs_qa_threshold_clocks[19:16],
                    w_strb[1] ? w_data[15:8] : regs_qa_threshold_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_qa_threshold_clocks[7:0]
                };
            end
            if (write && w_adjust_period) begin
                regs_adjust_period_clocks <= {
                    w_strb[2] ? w_data[19:16] : regs_adjust_period_clocks[19:16],
                    w_strb[1] ? w_data[15:8] : regs_adjust_period_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_adjust_period_clocks[7:0]
                };
            end
            if (write && w_adjust_bytes) begin
                regs_adjust_bytes_bytes <= {
                    w_strb[2] ? w_data[19:16] : regs_adjust_bytes_bytes[19:16],
                    w_strb[1] ? w_data[15:8] : regs_adjust_bytes_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_adjust_bytes_bytes[7:0]
                };
            end
            if (write && w_min_window) begin
                regs_min_window_bytes <= {
                    w_strb[2] ? w_data[16] : regs_min_window_bytes[16],
                    w_strb[1] ? w_data[15:8] : regs_min_window_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_min_window_bytes[7:0]
                };
            end
            if (write && w_window_per_tick) begin
                regs_window_per_tick_bytes_256 <= {
                    w_strb[2] ? w_data[19:16] : regs_window_per_tick_bytes_256[19:16],
                    w_strb[1] ? w_data[15:8] : regs_window_per_tick_bytes_256[15:8],
                    w_strb[0] ? w_data[7:0] : regs_window_per_tick_bytes_256[7:0]
                };
            end
            if (write && w_alpha) begin
                regs_alpha_bytes_4096 <= {
                    w_strb[2] ? w_data[23:16] : regs_alpha_bytes_4096[23:16],
                    w_strb[1] ? w_data[15:8] : regs_alpha_bytes_4096[15:8],
                    w_strb[0] ? w_data[7:0] : regs_alpha_bytes_4096[7:0]
                };
            end
            if (write && w_fair_increase) begin
                regs_fair_increase_bytes <= {
                    w_strb[2] ? w_data[19:16] : regs_fair_increase_bytes[19:16],
                    w_strb[1] ? w_data[15:8] : regs_fair_increase_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_fair_increase_bytes[7:0]
                };
            end
            if (write && w_eta) begin
                regs_eta_bytes <= {w_strb[1] ? w_data[15:8] : regs_eta_bytes[15:8], w_strb[0] ? w_data[7:0] : regs_eta_bytes[7:0]};
            end
            if (write && w_fast_scale) begin
                regs_fast_scale_bytes_4096 <= {
                    w_strb[1] ? w_data[15:8] : regs_fast_scale_bytes_4096[15:8],
                    w_strb[0] ? w_data[7:0] : regs_fast_scale_bytes_4096[7:0]
                };
            end
            if (write && w_decrease) begin
                regs_decrease_gamma <= {
                    w_strb[1] ? w_data[9:8] : regs_decrease_gamma[9:8],
                    w_strb[0] ? w_data[7:0] : regs_decrease_gamma[7:0]
                };
                regs_decrease_most <= {
                    w_strb[3] ? w_data[25:24] : regs_decrease_most[9:8],
                    w_strb[2] ? w_data[23:16] : regs_decrease_most[7:0]
                };
            end
            if (write && w_gain) begin
                regs_gain_parts_16384 <= {
                    w_strb[1] ? w_data[10:8] : regs_gain_parts_16384[10:8],
                    w_strb[0] ? w_data[7:0] : regs_gain_parts_16384[7:0]
                };
            end
            if (write && w_control) begin
                if (w_strb[0]) begin
                    regs_control_qa_gate <= w_data[2:0];
                end
                if (w_strb[1]) begin
                    regs_control_has_credit <= w_data[8];
                end
            end
            if (write && w_ack_trigger) begin
                regs_ack_trigger_bytes <= {
                    w_strb[2] ? w_data[19:16] : regs_ack_trigger_bytes[19:16],
                    w_strb[1] ? w_data[15:8] : regs_ack_trigger_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_ack_trigger_bytes[7:0]
                };
            end
            if (write && w_paths) begin
                if (w_strb[0]) begin
                    regs_paths_scheme <= w_data[1:0];
                end
                if (w_strb[1]) begin
                    regs_paths_unused <= w_data[15:8];
                end
            end
            if (write && w_freeze) begin
                regs_freeze_clocks <= {
                    w_strb[3] ? w_data[30:24] : regs_freeze_clocks[30:24],
                    w_strb[2] ? w_data[23:16] : regs_freeze_clocks[23:16],
                    w_strb[1] ? w_data[15:8] : regs_freeze_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_freeze_clocks[7:0]
                };
            end
            if (write && w_full_packet) begin
                regs_full_packet_bytes <= {
                    w_strb[1] ? w_data[13:8] : regs_full_packet_bytes[13:8],
                    w_strb[0] ? w_data[7:0] : regs_full_packet_bytes[7:0]
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
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 7'd0) begin
                s_axi_rdata <= {12'd0, regs_base_rtt_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd1) begin
                s_axi_rdata <= {15'd0, regs_target_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd2) begin
                s_axi_rdata <= {16'd0, regs_fast_delay_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd3) begin
                s_axi_rdata <= {12'd0, regs_qa_threshold_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd4) begin
                s_axi_rdata <= {12'd0, regs_adjust_period_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd5) begin
                s_axi_rdata <= {12'd0, regs_adjust_bytes_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd6) begin
                s_axi_rdata <= {15'd0, regs_min_window_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd7) begin
                s_axi_rdata <= {12'd0, regs_window_per_tick_bytes_256};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd8) begin
                s_axi_rdata <= {8'd0, regs_alpha_bytes_4096};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd9) begin
                s_axi_rdata <= {12'd0, regs_fair_increase_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd10) begin
                s_axi_rdata <= {16'd0, regs_eta_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd11) begin
                s_axi_rdata <= {16'd0, regs_fast_scale_bytes_4096};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd12) begin
                s_axi_rdata <= {6'd0, regs_decrease_most, 6'd0, regs_decrease_gamma};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd13) begin
                s_axi_rdata <= {21'd0, regs_gain_parts_16384};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd14) begin
                s_axi_rdata <= {23'd0, regs_control_has_credit, 5'd0, regs_control_qa_gate};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd15) begin
                s_axi_rdata <= {12'd0, regs_ack_trigger_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd16) begin
                s_axi_rdata <= {16'd0, regs_paths_unused, 6'd0, regs_paths_scheme};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd17) begin
                s_axi_rdata <= {1'b0, regs_freeze_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd22) begin
                s_axi_rdata <= {18'd0, regs_full_packet_bytes};
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

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[31]};

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
