// AXI4-Lite register file: link_rate, least_rate, additive, hyper, alpha_time, decrease_time, rate_time, fast_stages, clamps_target, gain_shift, pace, burst, flight, marks, marks_high, packets, packets_high, turns, turns_high, slow_turns, slow_turns_high.
`default_nettype none

module dcqcn_registers_g100_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] hw_marks_count,
    input  wire  [7:0] hw_packets_count,
    input  wire  [7:0] hw_turns_count,
    input  wire  [7:0] hw_slow_turns_count,
    output reg  [31:0] regs_link_rate_bps_256,
    output reg  [31:0] regs_least_rate_bps_256,
    output reg  [31:0] regs_additive_bps_256,
    output reg  [31:0] regs_hyper_bps_256,
    output reg  [22:0] regs_alpha_time_clocks,
    output reg  [22:0] regs_decrease_time_clocks,
    output reg  [22:0] regs_rate_time_clocks,
    output reg   [4:0] regs_fast_stages_value,
    output reg         regs_clamps_target_value,
    output reg   [3:0] regs_gain_shift_value,
    output reg  [16:0] regs_pace_value,
    output reg  [23:0] regs_burst_bytes,
    output reg  [23:0] regs_flight_bytes,
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
    reg   [1:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [6:0] r_word = s_axi_araddr[8:2];
    wire        w_link_rate = w_word == 7'd0;
    wire        w_least_rate = w_word == 7'd1;
    wire        w_additive = w_word == 7'd2;
    wire        w_hyper = w_word == 7'd3;
    wire        w_alpha_time = w_word == 7'd4;
    wire        w_decrease_time = w_word == 7'd5;
    wire        w_rate_time = w_word == 7'd6;
    wire        w_fast_stages = w_word == 7'd7;
    wire        w_clamps_target = w_word == 7'd8;
    wire        w_gain_shift = w_word == 7'd9;
    wire        w_pace = w_word == 7'd10;
    wire        w_burst = w_word == 7'd11;
    wire        w_flight = w_word == 7'd12;
    wire        w_counters = {3'd0, w_word[6:3]} == 7'd8;
    wire        r_counter = {3'd0, r_word[6:3]} == 7'd8;
    wire        takes_held = holds_high && held_of == r_word[2:1];
    wire        s_axi_bresp_term = w_link_rate || w_least_rate || w_additive || w_hyper || w_alpha_time;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_decrease_time || w_rate_time || w_fast_stages;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_clamps_target || w_gain_shift || w_pace || w_burst;
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    dcqcn_registers_g100_n8_counters counters (
        .clk               (clk),
        .rst               (rst),
        .counts_marks      (hw_marks_count),
        .counts_packets    (hw_packets_count),
        .counts_turns      (hw_turns_count),
        .counts_slow_turns (hw_slow_turns_count),
        .read              (r_word[2:1]),
        .total             (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_link_rate_bps_256 <= 32'h174876e8;
            regs_least_rate_bps_256 <= 32'h5f5e1;
            regs_additive_bps_256 <= 32'h5f5e1;
            regs_hyper_bps_256 <= 32'h1dcd65;
            regs_alpha_time_clocks <= 23'h4324;
            regs_decrease_time_clocks <= 23'h3d09;
            regs_rate_time_clocks <= 23'h4324;
            regs_fast_stages_value <= 5'd5;
            regs_clamps_target_value <= 1'b1;
            regs_gain_shift_value <= 4'd8;
            regs_pace_value <= 17'h370;
            regs_burst_bytes <= 24'h2e00;
            regs_flight_bytes <= 24'h249f0;
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
            if (write && w_link_rate) begin
                regs_link_rate_bps_256 <= {
                    w_strb[3] ? w_data[31:24] : regs_link_rate_bps_256[31:24],
                    w_strb[2] ? w_data[23:16] : regs_link_rate_bps_256[23:16],
                    w_strb[1] ? w_data[15:8] : regs_link_rate_bps_256[15:8],
                    w_strb[0] ? w_data[7:0] : regs_link_rate_bps_256[7:0]
                };
            end
            if (write && w_least_rate) begin
                regs_least_rate_bps_256 <= {
                    w_strb[3] ? w_data[31:24] : regs_least_rate_bps_256[31:24],
                    w_strb[2] ? w_data[23:16] : regs_least_rate_bps_256[23:16],
                    w_strb[1] ? w_data[15:8] : regs_least_rate_bps_256[15:8],
                    w_strb[0] ? w_data[7:0] : regs_least_rate_bps_256[7:0]
                };
            end
            if (write && w_additive) begin
                regs_additive_bps_256 <= {
                    w_strb[3] ? w_data[31:24] : regs_additive_bps_256[31:24],
                    w_strb[2] ? w_data[23:16] : regs_additive_bps_256[23:16],
                    w_strb[1] ? w_data[15:8] : regs_additive_bps_256[15:8],
                    w_strb[0] ? w_data[7:0] : regs_additive_bps_256[7:0]
                };
            end
            if (write && w_hyper) begin
                regs_hyper_bps_256 <= {
                    w_strb[3] ? w_data[31:24] : regs_hyper_bps_256[31:24],
                    w_strb[2] ? w_data[23:16] : regs_hyper_bps_256[23:16],
                    w_strb[1] ? w_data[15:8] : regs_hyper_bps_256[15:8],
                    w_strb[0] ? w_data[7:0] : regs_hyper_bps_256[7:0]
                };
            end
            if (write && w_alpha_time) begin
                regs_alpha_time_clocks <= {
                    w_strb[2] ? w_data[22:16] : regs_alpha_time_clocks[22:16],
                    w_strb[1] ? w_data[15:8] : regs_alpha_time_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_alpha_time_clocks[7:0]
                };
            end
            if (write && w_decrease_time) begin
                regs_decrease_time_clocks <= {
                    w_strb[2] ? w_data[22:16] : regs_decrease_time_clocks[22:16],
                    w_strb[1] ? w_data[15:8] : regs_decrease_time_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_decrease_time_clocks[7:0]
                };
            end
            if (write && w_rate_time) begin
                regs_rate_time_clocks <= {
                    w_strb[2] ? w_data[22:16] : regs_rate_time_clocks[22:16],
                    w_strb[1] ? w_data[15:8] : regs_rate_time_clocks[15:8],
                    w_strb[0] ? w_data[7:0] : regs_rate_time_clocks[7:0]
                };
            end
            if (write && w_fast_stages) begin
                if (w_strb[0]) begin
                    regs_fast_stages_value <= w_data[4:0];
                end
            end
            if (write && w_clamps_target) begin
                if (w_strb[0]) begin
                    regs_clamps_target_value <= w_data[0];
                end
            end
            if (write && w_gain_shift) begin
                if (w_strb[0]) begin
                    regs_gain_shift_value <= w_data[3:0];
                end
            end
            if (write && w_pace) begin
                regs_pace_value <= {
                    w_strb[2] ? w_data[16] : regs_pace_value[16],
                    w_strb[1] ? w_data[15:8] : regs_pace_value[15:8],
                    w_strb[0] ? w_data[7:0] : regs_pace_value[7:0]
                };
            end
            if (write && w_burst) begin
                regs_burst_bytes <= {
                    w_strb[2] ? w_data[23:16] : regs_burst_bytes[23:16],
                    w_strb[1] ? w_data[15:8] : regs_burst_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_burst_bytes[7:0]
                };
            end
            if (write && w_flight) begin
                regs_flight_bytes <= {
                    w_strb[2] ? w_data[23:16] : regs_flight_bytes[23:16],
                    w_strb[1] ? w_data[15:8] : regs_flight_bytes[15:8],
                    w_strb[0] ? w_data[7:0] : regs_flight_bytes[7:0]
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
            if (s_axi_bresp_term_3 || w_flight || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[2:1];
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 7'd0) begin
                s_axi_rdata <= regs_link_rate_bps_256;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd1) begin
                s_axi_rdata <= regs_least_rate_bps_256;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd2) begin
                s_axi_rdata <= regs_additive_bps_256;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd3) begin
                s_axi_rdata <= regs_hyper_bps_256;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd4) begin
                s_axi_rdata <= {9'd0, regs_alpha_time_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd5) begin
                s_axi_rdata <= {9'd0, regs_decrease_time_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd6) begin
                s_axi_rdata <= {9'd0, regs_rate_time_clocks};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd7) begin
                s_axi_rdata <= {27'd0, regs_fast_stages_value};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd8) begin
                s_axi_rdata <= {31'd0, regs_clamps_target_value};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd9) begin
                s_axi_rdata <= {28'd0, regs_gain_shift_value};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd10) begin
                s_axi_rdata <= {15'd0, regs_pace_value};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd11) begin
                s_axi_rdata <= {8'd0, regs_burst_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 7'd12) begin
                s_axi_rdata <= {8'd0, regs_flight_bytes};
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
