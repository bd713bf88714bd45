// AXI4-Lite register file: switches, channels, control_dscps_0, control_dscps_1, limit_control, limit_data, own_limit_control, own_limit_data, minimum_spacing, maximum_spacing, updates, updates_period, mac_0, mac_1, state, used, most_used, cf_updates_received, cf_updates_received_high, cf_updates_refused, cf_updates_refused_high, cc_updates_sent, cc_updates_sent_high, cf_updates_sent, cf_updates_sent_high, cc_updates_received, cc_updates_received_high, cc_updates_discarded, cc_updates_discarded_high, cc_updates_too_soon, cc_updates_too_soon_high, cc_updates_malformed, cc_updates_malformed_high, overflows, overflows_high.
`default_nettype none

module uet_link_credit_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire  [1:0] hw_state_active,
    input  wire  [1:0] hw_state_overflowed,
    input  wire [21:0] hw_used_count,
    input  wire [21:0] hw_most_used_count,
    input  wire  [7:0] hw_cf_updates_received_count,
    input  wire  [7:0] hw_cf_updates_refused_count,
    input  wire  [7:0] hw_cc_updates_sent_count,
    input  wire  [7:0] hw_cf_updates_sent_count,
    input  wire  [7:0] hw_cc_updates_received_count,
    input  wire  [7:0] hw_cc_updates_discarded_count,
    input  wire  [7:0] hw_cc_updates_too_soon_count,
    input  wire  [7:0] hw_cc_updates_malformed_count,
    input  wire  [7:0] hw_overflows_count,
    output reg         regs_switches_receive,
    output reg         regs_switches_transmit,
    output reg   [1:0] regs_channels_lossless,
    output reg  [31:0] regs_control_dscps_0_bits,
    output reg  [31:0] regs_control_dscps_1_bits,
    output reg  [19:0] regs_limit_control_credits,
    output reg  [19:0] regs_limit_data_credits,
    output reg  [19:0] regs_own_limit_control_credits,
    output reg  [19:0] regs_own_limit_data_credits,
    output reg  [17:0] regs_minimum_spacing_bytes,
    output reg  [20:0] regs_maximum_spacing_bytes,
    output reg   [9:0] regs_updates_clocks,
    output reg  [17:0] regs_updates_period_microseconds,
    output reg  [31:0] regs_mac_0_bits,
    output reg  [15:0] regs_mac_1_bits,
    input  wire  [7:0] s_axi_awaddr,
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
    input  wire  [7:0] s_axi_araddr,
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
    reg   [5:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;
    wire [63:0] counters_total;
    reg         holds_high;
    reg  [31:0] held_high;
    reg   [3:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [5:0] r_word = s_axi_araddr[7:2];
    wire        w_switches = w_word == 6'd0;
    wire        w_channels = w_word == 6'd1;
    wire        w_control_dscps_0 = w_word == 6'd2;
    wire        w_control_dscps_1 = w_word == 6'd3;
    wire        w_limit_control = w_word == 6'd4;
    wire        w_limit_data = w_word == 6'd5;
    wire        w_own_limit_control = w_word == 6'd6;
    wire        w_own_limit_data = w_word == 6'd7;
    wire        w_minimum_spacing = w_word == 6'd8;
    wire        w_maximum_spacing = w_word == 6'd9;
    wire        w_updates = w_word == 6'd10;
    wire        w_updates_period = w_word == 6'd11;
    wire        w_mac_0 = w_word == 6'd12;
    wire        w_mac_1 = w_word == 6'd13;
    wire        w_state = w_word == 6'd14;
    wire        w_used = w_word == 6'd15;
    wire        w_most_used = w_word == 6'd16;
    wire        w_counters = {5'd0, w_word[5]} == 6'd1 && w_word[4:0] < 5'd18;
    wire        r_counter = {5'd0, r_word[5]} == 6'd1 && r_word[4:0] < 5'd18;
    wire        takes_held = holds_high && held_of == r_word[4:1];
    wire        s_axi_bresp_term = w_switches || w_channels || w_control_dscps_0 || w_control_dscps_1;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_limit_control || w_limit_data || w_own_limit_control;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_own_limit_data || w_minimum_spacing || w_maximum_spacing;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_updates || w_updates_period || w_mac_0 || w_mac_1;
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    uet_link_credit_registers_counters counters (
        .clk                         (clk),
        .rst                         (rst),
        .counts_cf_updates_received  (hw_cf_updates_received_count),
        .counts_cf_updates_refused   (hw_cf_updates_refused_count),
        .counts_cc_updates_sent      (hw_cc_updates_sent_count),
        .counts_cf_updates_sent      (hw_cf_updates_sent_count),
        .counts_cc_updates_received  (hw_cc_updates_received_count),
        .counts_cc_updates_discarded (hw_cc_updates_discarded_count),
        .counts_cc_updates_too_soon  (hw_cc_updates_too_soon_count),
        .counts_cc_updates_malformed (hw_cc_updates_malformed_count),
        .counts_overflows            (hw_overflows_count),
        .read                        (r_word[4:1]),
        .total                       (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_switches_receive <= 1'b0;
            regs_switches_transmit <= 1'b0;
            regs_channels_lossless <= 2'd0;
            regs_control_dscps_0_bits <= 32'd0;
            regs_control_dscps_1_bits <= 32'd0;
            regs_limit_control_credits <= 20'd0;
            regs_limit_data_credits <= 20'd0;
            regs_own_limit_control_credits <= 20'd0;
            regs_own_limit_data_credits <= 20'd0;
            regs_minimum_spacing_bytes <= 18'h1900;
            regs_maximum_spacing_bytes <= 21'h40000;
            regs_updates_clocks <= 10'h138;
            regs_updates_period_microseconds <= 18'h3e8;
            regs_mac_0_bits <= 32'd0;
            regs_mac_1_bits <= 16'd0;
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
            if (write && w_switches) begin
                if (w_strb[0]) begin
                    regs_switches_receive <= w_data[0];
                    regs_switches_transmit <= w_data[1];
                end
            end
            if (write && w_channels) begin
                if (w_strb[0]) begin
                    regs_channels_lossless <= w_data[1:0];
                end
            end
            if (write && w_control_dscps_0) begin
                regs_control_dscps_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_control_dscps_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_control_dscps_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_control_dscps_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_control_dscps_0_bits[7:0]
                };
            end
            if (write && w_control_dscps_1) begin
                regs_control_dscps_1_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_control_dscps_1_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_control_dscps_1_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_control_dscps_1_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_control_dscps_1_bits[7:0]
                };
            end
            if (write && w_limit_control) begin
                regs_limit_control_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_limit_control_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_limit_control_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_limit_control_credits[7:0]
                };
            end
            if (write && w_limit_data) begin
                regs_limit_data_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_limit_data_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_limit_data_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_limit_data_credits[7:0]
                };
            end
            if (write && w_own_limit_control) begin
                regs_own_limit_control_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_own_limit_control_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_own_limit_control_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_own_limit_control_credits[7:0]
                };
            end
            if (write && w_own_limit_data) begin
                regs_own_limit_data_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_own_limit_data_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_own_limit_data_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_own_limit_data_credits[7:0]
                };
            end
            if (write && w_minimum_spacing) begin
                regs_minimum_spacing_bytes <= {
                    w_strb[2] ? w_data[17:16] : regs_minimum_spacing_bytes[17:16],
                    w_strb[1] ? w_data[15:8] : regs_minimum_spacing_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_minimum_spacing_bytes[7:0]
                };
            end
            if (write && w_maximum_spacing) begin
                regs_maximum_spacing_bytes <= {
                    w_strb[2] ? w_data[20:16] : regs_maximum_spacing_bytes[20:16],
                    w_strb[1] ? w_data[15:8] : regs_maximum_spacing_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_maximum_spacing_bytes[7:0]
                };
            end
            if (write && w_updates) begin
                regs_updates_clocks <= {
                    w_strb[1] ? w_data[9:8] : regs_updates_clocks[9:8],
                    w_strb[0] ? w_data[7:0] : regs_updates_clocks[7:0]
                };
            end
            if (write && w_updates_period) begin
                regs_updates_period_microseconds <= {
                    w_strb[2] ? w_data[17:16] : regs_updates_period_microseconds[17:16],
                    w_strb[1] ? w_data[15:8] : regs_updates_period_microseconds[15:8],
                    w_strb[0] ? w_data[7:0] : regs_updates_period_microseconds[7:0]
                };
            end
            if (write && w_mac_0) begin
                regs_mac_0_bits <= {
                    w_strb[3] ? w_data[31:24] : regs_mac_0_bits[31:24],
                    w_strb[2] ? w_data[23:16] : regs_mac_0_bits[23:16],
                    w_strb[1] ? w_data[15:8] : regs_mac_0_bits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_mac_0_bits[7:0]
                };
            end
            if (write && w_mac_1) begin
                regs_mac_1_bits <= {w_strb[1] ? w_data[15:8] : regs_mac_1_bits[15:8], w_strb[0] ? w_data[7:0] : regs_mac_1_bits[7:0]};
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
            w_word <= s_axi_awaddr[7:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_4 || w_state || w_used || w_most_used || w_counters) begin
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
            if (r_word == 6'd0) begin
                s_axi_rdata <= {30'd0, regs_switches_transmit, regs_switches_receive};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd1) begin
                s_axi_rdata <= {30'd0, regs_channels_lossless};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd2) begin
                s_axi_rdata <= regs_control_dscps_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= regs_control_dscps_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= {12'd0, regs_limit_control_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {12'd0, regs_limit_data_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd6) begin
                s_axi_rdata <= {12'd0, regs_own_limit_control_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd7) begin
                s_axi_rdata <= {12'd0, regs_own_limit_data_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd8) begin
                s_axi_rdata <= {14'd0, regs_minimum_spacing_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd9) begin
                s_axi_rdata <= {11'd0, regs_maximum_spacing_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd10) begin
                s_axi_rdata <= {22'd0, regs_updates_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd11) begin
                s_axi_rdata <= {14'd0, regs_updates_period_microseconds};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd12) begin
                s_axi_rdata <= regs_mac_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd13) begin
                s_axi_rdata <= {16'd0, regs_mac_1_bits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd14) begin
                s_axi_rdata <= {22'd0, hw_state_overflowed, 6'd0, hw_state_active};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd15) begin
                s_axi_rdata <= {10'd0, hw_used_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= {10'd0, hw_most_used_count};
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
