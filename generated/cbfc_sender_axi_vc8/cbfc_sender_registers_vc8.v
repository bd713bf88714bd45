// AXI4-Lite register file: identity, frames, limits, port_limit, largest_frame, turns, cc_updates, link, actions, events, interrupts, channel, channel_limit, channel_reserved, channel_weight, channel_command, channel_state, channel_used, channel_most_used, channel_consumed, channel_freed, port_used, port_most_used, cf_updates_received, cf_updates_received_high, cf_updates_refused, cf_updates_refused_high, cf_updates_malformed, cf_updates_malformed_high, cc_updates_sent, cc_updates_sent_high.
`default_nettype none

module cbfc_sender_registers_vc8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] hw_identity_channels,
    input  wire [14:0] hw_identity_longest_frame,
    input  wire        hw_link_fault,
    input  wire        hw_link_replaying,
    input  wire        hw_events_cf_refused,
    input  wire        hw_events_cf_malformed,
    input  wire        hw_events_link_fault,
    input  wire  [4:0] hw_channel_index,
    input  wire        hw_channel_taken,
    input  wire [19:0] hw_channel_limit_credits,
    input  wire [19:0] hw_channel_reserved_credits,
    input  wire [15:0] hw_channel_weight_credits,
    input  wire        hw_channel_state_enabled,
    input  wire        hw_channel_state_lossless,
    input  wire  [3:0] hw_channel_state_waiting,
    input  wire [19:0] hw_channel_used_count,
    input  wire [19:0] hw_channel_most_used_count,
    input  wire [19:0] hw_channel_consumed_count,
    input  wire [19:0] hw_channel_freed_count,
    input  wire [22:0] hw_port_used_count,
    input  wire [22:0] hw_port_most_used_count,
    input  wire  [7:0] hw_cf_updates_received_count,
    input  wire  [7:0] hw_cf_updates_refused_count,
    input  wire  [7:0] hw_cf_updates_malformed_count,
    input  wire  [7:0] hw_cc_updates_sent_count,
    output reg   [7:0] regs_frames_overhead,
    output reg   [2:0] regs_frames_size,
    output reg   [1:0] regs_limits_mode,
    output reg   [3:0] regs_limits_alpha,
    output reg  [19:0] regs_port_limit_credits,
    output reg   [9:0] regs_largest_frame_credits,
    output reg         regs_turns_weighted,
    output reg  [17:0] regs_cc_updates_period,
    output reg   [9:0] regs_cc_updates_clocks,
    output reg         regs_cc_updates_under_llr,
    output reg   [1:0] regs_link_on_fault,
    output reg         regs_actions_send_cc_update,
    output reg         regs_events_cf_refused,
    output reg         regs_events_cf_malformed,
    output reg         regs_events_link_fault,
    output reg         regs_interrupts_cf_refused,
    output reg         regs_interrupts_cf_malformed,
    output reg         regs_interrupts_link_fault,
    output reg   [4:0] regs_channel_index_value,
    output reg         regs_channel_index_written,
    output reg  [19:0] regs_channel_limit_credits_value,
    output reg         regs_channel_limit_credits_written,
    output reg  [19:0] regs_channel_reserved_credits_value,
    output reg         regs_channel_reserved_credits_written,
    output reg  [15:0] regs_channel_weight_credits_value,
    output reg         regs_channel_weight_credits_written,
    output reg   [3:0] regs_channel_command_kind,
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
    reg   [1:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [5:0] r_word = s_axi_araddr[7:2];
    wire        w_identity = w_word == 6'd0;
    wire        w_frames = w_word == 6'd1;
    wire        w_limits = w_word == 6'd2;
    wire        w_port_limit = w_word == 6'd3;
    wire        w_largest_frame = w_word == 6'd4;
    wire        w_turns = w_word == 6'd5;
    wire        w_cc_updates = w_word == 6'd6;
    wire        w_link = w_word == 6'd7;
    wire        w_actions = w_word == 6'd8;
    wire        w_events = w_word == 6'd9;
    wire        w_interrupts = w_word == 6'd10;
    wire        w_channel = w_word == 6'd16;
    wire        w_channel_limit = w_word == 6'd17;
    wire        w_channel_reserved = w_word == 6'd18;
    wire        w_channel_weight = w_word == 6'd19;
    wire        w_channel_command = w_word == 6'd20;
    wire        w_channel_state = w_word == 6'd21;
    wire        w_channel_used = w_word == 6'd24;
    wire        w_channel_most_used = w_word == 6'd25;
    wire        w_channel_consumed = w_word == 6'd26;
    wire        w_channel_freed = w_word == 6'd27;
    wire        w_port_used = w_word == 6'd28;
    wire        w_port_most_used = w_word == 6'd29;
    wire        w_counters = {3'd0, w_word[5:3]} == 6'd4;
    wire        r_counter = {3'd0, r_word[5:3]} == 6'd4;
    wire        takes_held = holds_high && held_of == r_word[2:1];
    wire        s_axi_bresp_term = w_identity || w_frames || w_limits || w_port_limit || w_largest_frame;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_turns || w_cc_updates || w_link || w_actions;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_events || w_interrupts || w_channel || w_channel_limit;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_channel_reserved || w_channel_weight || w_channel_command;
    wire        s_axi_bresp_term_5 = s_axi_bresp_term_4 || w_channel_state || w_channel_used || w_channel_most_used;
    wire        s_axi_bresp_term_6 = s_axi_bresp_term_5 || w_channel_consumed || w_channel_freed || w_port_used;
    wire        w_data_0_and_w_strb_0 = w_data[0] && w_strb[0];
    wire        regs_events_cf_malformed_term = regs_events_cf_malformed && !(w_data[1] && w_strb[0]);
    wire        regs_events_link_fault_term = regs_events_link_fault && !(w_data[2] && w_strb[0]);
    wire        regs_channel_limit_credits_written_term = w_strb[2] || w_strb[1] || w_strb[0];
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    cbfc_sender_registers_vc8_counters counters (
        .clk                         (clk),
        .rst                         (rst),
        .counts_cf_updates_received  (hw_cf_updates_received_count),
        .counts_cf_updates_refused   (hw_cf_updates_refused_count),
        .counts_cf_updates_malformed (hw_cf_updates_malformed_count),
        .counts_cc_updates_sent      (hw_cc_updates_sent_count),
        .read                        (r_word[2:1]),
        .total                       (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
            regs_frames_overhead <= 8'd0;
            regs_frames_size <= 3'd2;
            regs_limits_mode <= 2'd0;
            regs_limits_alpha <= 4'd0;
            regs_port_limit_credits <= 20'd0;
            regs_largest_frame_credits <= 10'd0;
            regs_turns_weighted <= 1'b0;
            regs_cc_updates_period <= 18'h100;
            regs_cc_updates_clocks <= 10'h142;
            regs_cc_updates_under_llr <= 1'b0;
            regs_link_on_fault <= 2'd0;
            regs_actions_send_cc_update <= 1'b0;
            regs_events_cf_refused <= 1'b0;
            regs_events_cf_malformed <= 1'b0;
            regs_events_link_fault <= 1'b0;
            regs_interrupts_cf_refused <= 1'b0;
            regs_interrupts_cf_malformed <= 1'b0;
            regs_interrupts_link_fault <= 1'b0;
            regs_channel_index_written <= 1'b0;
            regs_channel_limit_credits_written <= 1'b0;
            regs_channel_reserved_credits_written <= 1'b0;
            regs_channel_weight_credits_written <= 1'b0;
            regs_channel_command_kind <= 4'd0;
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
            if (write && w_frames) begin
                if (w_strb[0]) begin
                    regs_frames_overhead <= w_data[7:0];
                end
                if (w_strb[1]) begin
                    regs_frames_size <= w_data[10:8];
                end
            end
            if (write && w_limits) begin
                if (w_strb[0]) begin
                    regs_limits_mode <= w_data[1:0];
                end
                if (w_strb[1]) begin
                    regs_limits_alpha <= w_data[11:8];
                end
            end
            if (write && w_port_limit) begin
                regs_port_limit_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_port_limit_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_port_limit_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_port_limit_credits[7:0]
                };
            end
            if (write && w_largest_frame) begin
                regs_largest_frame_credits <= {
                    w_strb[1] ? w_data[9:8] : regs_largest_frame_credits[9:8],
                    w_strb[0] ? w_data[7:0] : regs_largest_frame_credits[7:0]
                };
            end
            if (write && w_turns) begin
                if (w_strb[0]) begin
                    regs_turns_weighted <= w_data[0];
                end
            end
            if (write && w_cc_updates) begin
                if (w_strb[3]) begin
                    regs_cc_updates_under_llr <= w_data[31];
                end
                regs_cc_updates_period <= {
                    w_strb[2] ? w_data[17:16] : regs_cc_updates_period[17:16],
                    w_strb[1] ? w_data[15:8] : regs_cc_updates_period[15:8],
                    w_strb[0] ? w_data[7:0] : regs_cc_updates_period[7:0]
                };
                regs_cc_updates_clocks <= {
                    w_strb[3] ? w_data[29:24] : regs_cc_updates_clocks[9:4],
                    w_strb[2] ? w_data[23:20] : regs_cc_updates_clocks[3:0]
                };
            end
            if (write && w_link) begin
                if (w_strb[0]) begin
                    regs_link_on_fault <= w_data[1:0];
                end
            end
            regs_actions_send_cc_update <= 1'b0;
            if (write && w_actions) begin
                regs_actions_send_cc_update <= w_data_0_and_w_strb_0;
            end
            regs_events_cf_refused <= regs_events_cf_refused || hw_events_cf_refused;
            regs_events_cf_malformed <= regs_events_cf_malformed || hw_events_cf_malformed;
            regs_events_link_fault <= regs_events_link_fault || hw_events_link_fault;
            if (write && w_events) begin
                regs_events_cf_refused <= (regs_events_cf_refused && !w_data_0_and_w_strb_0) || hw_events_cf_refused;
                regs_events_cf_malformed <= regs_events_cf_malformed_term || hw_events_cf_malformed;
                regs_events_link_fault <= regs_events_link_fault_term || hw_events_link_fault;
            end
            if (write && w_interrupts) begin
                if (w_strb[0]) begin
                    regs_interrupts_cf_refused <= w_data[0];
                    regs_interrupts_cf_malformed <= w_data[1];
                    regs_interrupts_link_fault <= w_data[2];
                end
            end
            regs_channel_index_written <= 1'b0;
            if (write && w_channel) begin
                regs_channel_index_written <= w_strb[0];
            end
            regs_channel_limit_credits_written <= 1'b0;
            if (write && w_channel_limit) begin
                regs_channel_limit_credits_written <= regs_channel_limit_credits_written_term;
            end
            regs_channel_reserved_credits_written <= 1'b0;
            if (write && w_channel_reserved) begin
                regs_channel_reserved_credits_written <= regs_channel_limit_credits_written_term;
            end
            regs_channel_weight_credits_written <= 1'b0;
            if (write && w_channel_weight) begin
                regs_channel_weight_credits_written <= w_strb[1] || w_strb[0];
            end
            regs_channel_command_kind <= 4'd0;
            if (write && w_channel_command) begin
                regs_channel_command_kind <= w_data[3:0] & {4{w_strb[0]}};
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
            if (s_axi_bresp_term_6 || w_port_most_used || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[2:1];
            end
        end
        if (write && w_channel) begin
            regs_channel_index_value <= w_strb[0] ? w_data[4:0] : hw_channel_index;
        end
        if (write && w_channel_limit) begin
            regs_channel_limit_credits_value <= {
                w_strb[2] ? w_data[19:16] : hw_channel_limit_credits[19:16],
                w_strb[1] ? w_data[15:8] : hw_channel_limit_credits[15:8],
                w_strb[0] ? w_data[7:0] : hw_channel_limit_credits[7:0]
            };
        end
        if (write && w_channel_reserved) begin
            regs_channel_reserved_credits_value <= {
                w_strb[2] ? w_data[19:16] : hw_channel_reserved_credits[19:16],
                w_strb[1] ? w_data[15:8] : hw_channel_reserved_credits[15:8],
                w_strb[0] ? w_data[7:0] : hw_channel_reserved_credits[7:0]
            };
        end
        if (write && w_channel_weight) begin
            regs_channel_weight_credits_value <= {
                w_strb[1] ? w_data[15:8] : hw_channel_weight_credits[15:8],
                w_strb[0] ? w_data[7:0] : hw_channel_weight_credits[7:0]
            };
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 6'd0) begin
                s_axi_rdata <= {1'b0, hw_identity_longest_frame, 10'd0, hw_identity_channels};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd1) begin
                s_axi_rdata <= {21'd0, regs_frames_size, regs_frames_overhead};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd2) begin
                s_axi_rdata <= {20'd0, regs_limits_alpha, 6'd0, regs_limits_mode};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= {12'd0, regs_port_limit_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= {22'd0, regs_largest_frame_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {31'd0, regs_turns_weighted};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd6) begin
                s_axi_rdata <= {regs_cc_updates_under_llr, 1'b0, regs_cc_updates_clocks, 2'd0, regs_cc_updates_period};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd7) begin
                s_axi_rdata <= {14'd0, hw_link_replaying, hw_link_fault, 14'd0, regs_link_on_fault};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd8) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd9) begin
                s_axi_rdata <= {29'd0, regs_events_link_fault, regs_events_cf_malformed, regs_events_cf_refused};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd10) begin
                s_axi_rdata <= {29'd0, regs_interrupts_link_fault, regs_interrupts_cf_malformed, regs_interrupts_cf_refused};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= {hw_channel_taken, 26'd0, hw_channel_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd17) begin
                s_axi_rdata <= {12'd0, hw_channel_limit_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd18) begin
                s_axi_rdata <= {12'd0, hw_channel_reserved_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd19) begin
                s_axi_rdata <= {16'd0, hw_channel_weight_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd20) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd21) begin
                s_axi_rdata <= {20'd0, hw_channel_state_waiting, 6'd0, hw_channel_state_lossless, hw_channel_state_enabled};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd24) begin
                s_axi_rdata <= {12'd0, hw_channel_used_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd25) begin
                s_axi_rdata <= {12'd0, hw_channel_most_used_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd26) begin
                s_axi_rdata <= {12'd0, hw_channel_consumed_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd27) begin
                s_axi_rdata <= {12'd0, hw_channel_freed_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd28) begin
                s_axi_rdata <= {9'd0, hw_port_used_count};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd29) begin
                s_axi_rdata <= {9'd0, hw_port_most_used_count};
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

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[30]};

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
