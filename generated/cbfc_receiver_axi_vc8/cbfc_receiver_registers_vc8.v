// AXI4-Lite register file: identity, frames, line, minimum_spacing, maximum_spacing, urgent, link, events, interrupts, enable, active, overflowed, channel, channel_limit, channel_state, channel_consumed, channel_freed, cf_updates_sent, cf_updates_sent_high, cc_updates_received, cc_updates_received_high, cc_updates_discarded, cc_updates_discarded_high, cc_updates_too_soon, cc_updates_too_soon_high, cc_updates_malformed, cc_updates_malformed_high, bad_frames, bad_frames_high, overflows, overflows_high.
`default_nettype none

module cbfc_receiver_registers_vc8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] hw_identity_channels,
    input  wire [14:0] hw_identity_longest_frame,
    input  wire        hw_link_fault,
    input  wire        hw_link_recovering,
    input  wire        hw_events_overflow,
    input  wire        hw_events_cc_malformed,
    input  wire        hw_events_cc_discarded,
    input  wire        hw_events_cc_too_soon,
    input  wire        hw_events_bad_frame,
    input  wire        hw_events_link_fault,
    input  wire  [7:0] hw_active_channels,
    input  wire  [7:0] hw_overflowed_channels,
    input  wire  [4:0] hw_channel_index,
    input  wire        hw_channel_taken,
    input  wire [19:0] hw_channel_limit_credits,
    input  wire        hw_channel_limit_known,
    input  wire        hw_channel_state_active,
    input  wire [19:0] hw_channel_consumed_count,
    input  wire [19:0] hw_channel_freed_count,
    input  wire  [7:0] hw_cf_updates_sent_count,
    input  wire  [7:0] hw_cc_updates_received_count,
    input  wire  [7:0] hw_cc_updates_discarded_count,
    input  wire  [7:0] hw_cc_updates_too_soon_count,
    input  wire  [7:0] hw_cc_updates_malformed_count,
    input  wire  [7:0] hw_bad_frames_count,
    input  wire  [7:0] hw_overflows_count,
    output reg   [7:0] regs_frames_overhead,
    output reg   [2:0] regs_frames_size,
    output reg   [8:0] regs_line_bytes,
    output reg  [17:0] regs_minimum_spacing_bytes,
    output reg  [20:0] regs_maximum_spacing_bytes,
    output reg  [19:0] regs_urgent_credits,
    output reg         regs_link_fault_clears,
    output reg         regs_link_cc_under_llr,
    output reg         regs_events_overflow,
    output reg         regs_events_cc_malformed,
    output reg         regs_events_cc_discarded,
    output reg         regs_events_cc_too_soon,
    output reg         regs_events_bad_frame,
    output reg         regs_events_link_fault,
    output reg         regs_interrupts_overflow,
    output reg         regs_interrupts_cc_malformed,
    output reg         regs_interrupts_cc_discarded,
    output reg         regs_interrupts_cc_too_soon,
    output reg         regs_interrupts_bad_frame,
    output reg         regs_interrupts_link_fault,
    output reg   [7:0] regs_enable_channels,
    output reg   [7:0] regs_overflowed_channels_value,
    output reg         regs_overflowed_channels_written,
    output reg   [4:0] regs_channel_index_value,
    output reg         regs_channel_index_written,
    output reg  [19:0] regs_channel_limit_credits_value,
    output reg         regs_channel_limit_credits_written,
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
    reg   [2:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [5:0] r_word = s_axi_araddr[7:2];
    wire        w_identity = w_word == 6'd0;
    wire        w_frames = w_word == 6'd1;
    wire        w_line = w_word == 6'd2;
    wire        w_minimum_spacing = w_word == 6'd3;
    wire        w_maximum_spacing = w_word == 6'd4;
    wire        w_urgent = w_word == 6'd5;
    wire        w_link = w_word == 6'd7;
    wire        w_events = w_word == 6'd9;
    wire        w_interrupts = w_word == 6'd10;
    wire        w_enable = w_word == 6'd11;
    wire        w_active = w_word == 6'd12;
    wire        w_overflowed = w_word == 6'd13;
    wire        w_channel = w_word == 6'd16;
    wire        w_channel_limit = w_word == 6'd17;
    wire        w_channel_state = w_word == 6'd21;
    wire        w_channel_consumed = w_word == 6'd26;
    wire        w_channel_freed = w_word == 6'd27;
    wire        w_counters = {4'd0, w_word[5:4]} == 6'd2 && w_word[3:0] < 4'd14;
    wire        r_counter = {4'd0, r_word[5:4]} == 6'd2 && r_word[3:0] < 4'd14;
    wire        takes_held = holds_high && held_of == r_word[3:1];
    wire        s_axi_bresp_term = w_identity || w_frames || w_line || w_minimum_spacing || w_maximum_spacing;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_urgent || w_link || w_events || w_interrupts;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_enable || w_active || w_overflowed || w_channel;
    wire        s_axi_bresp_term_4 = s_axi_bresp_term_3 || w_channel_limit || w_channel_state || w_channel_consumed;
    wire        regs_events_overflow_term = regs_events_overflow && !(w_data[0] && w_strb[0]);
    wire        regs_events_cc_malformed_term = regs_events_cc_malformed && !(w_data[1] && w_strb[0]);
    wire        regs_events_cc_discarded_term = regs_events_cc_discarded && !(w_data[2] && w_strb[0]);
    wire        regs_events_cc_too_soon_term = regs_events_cc_too_soon && !(w_data[3] && w_strb[0]);
    wire        regs_events_bad_frame_term = regs_events_bad_frame && !(w_data[4] && w_strb[0]);
    wire        regs_events_link_fault_term = regs_events_link_fault && !(w_data[5] && w_strb[0]);
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    cbfc_receiver_registers_vc8_counters counters (
        .clk                         (clk),
        .rst                         (rst),
        .counts_cf_updates_sent      (hw_cf_updates_sent_count),
        .counts_cc_updates_received  (hw_cc_updates_received_count),
        .counts_cc_updates_discarded (hw_cc_updates_discarded_count),
        .counts_cc_updates_too_soon  (hw_cc_updates_too_soon_count),
        .counts_cc_updates_malformed (hw_cc_updates_malformed_count),
        .counts_bad_frames           (hw_bad_frames_count),
        .counts_overflows            (hw_overflows_count),
        .read                        (r_word[3:1]),
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
            regs_line_bytes <= 9'd64;
            regs_minimum_spacing_bytes <= 18'h1900;
            regs_maximum_spacing_bytes <= 21'h40000;
            regs_urgent_credits <= {20{1'b1}};
            regs_link_fault_clears <= 1'b0;
            regs_link_cc_under_llr <= 1'b0;
            regs_events_overflow <= 1'b0;
            regs_events_cc_malformed <= 1'b0;
            regs_events_cc_discarded <= 1'b0;
            regs_events_cc_too_soon <= 1'b0;
            regs_events_bad_frame <= 1'b0;
            regs_events_link_fault <= 1'b0;
            regs_interrupts_overflow <= 1'b0;
            regs_interrupts_cc_malformed <= 1'b0;
            regs_interrupts_cc_discarded <= 1'b0;
            regs_interrupts_cc_too_soon <= 1'b0;
            regs_interrupts_bad_frame <= 1'b0;
            regs_interrupts_link_fault <= 1'b0;
            regs_enable_channels <= 8'd0;
            regs_overflowed_channels_written <= 1'b0;
            regs_channel_index_written <= 1'b0;
            regs_channel_limit_credits_written <= 1'b0;
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
            if (write && w_line) begin
                regs_line_bytes <= {w_strb[1] ? w_data[8] : regs_line_bytes[8], w_strb[0] ? w_data[7:0] : regs_line_bytes[7:0]};
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
            if (write && w_urgent) begin
                regs_urgent_credits <= {
                    w_strb[2] ? w_data[19:16] : regs_urgent_credits[19:16],
                    w_strb[1] ? w_data[15:8] : regs_urgent_credits[15:8],
                    w_strb[0] ? w_data[7:0] : regs_urgent_credits[7:0]
                };
            end
            if (write && w_link) begin
                if (w_strb[0]) begin
                    regs_link_fault_clears <= w_data[0];
                end
                if (w_strb[1]) begin
                    regs_link_cc_under_llr <= w_data[8];
                end
            end
            regs_events_overflow <= regs_events_overflow || hw_events_overflow;
            regs_events_cc_malformed <= regs_events_cc_malformed || hw_events_cc_malformed;
            regs_events_cc_discarded <= regs_events_cc_discarded || hw_events_cc_discarded;
            regs_events_cc_too_soon <= regs_events_cc_too_soon || hw_events_cc_too_soon;
            regs_events_bad_frame <= regs_events_bad_frame || hw_events_bad_frame;
            regs_events_link_fault <= regs_events_link_fault || hw_events_link_fault;
            if (write && w_events) begin
                regs_events_overflow <= regs_events_overflow_term || hw_events_overflow;
                regs_events_cc_malformed <= regs_events_cc_malformed_term || hw_events_cc_malformed;
                regs_events_cc_discarded <= regs_events_cc_discarded_term || hw_events_cc_discarded;
                regs_events_cc_too_soon <= regs_events_cc_too_soon_term || hw_events_cc_too_soon;
                regs_events_bad_frame <= regs_events_bad_frame_term || hw_events_bad_frame;
                regs_events_link_fault <= regs_events_link_fault_term || hw_events_link_fault;
            end
            if (write && w_interrupts) begin
                if (w_strb[0]) begin
                    regs_interrupts_overflow <= w_data[0];
                    regs_interrupts_cc_malformed <= w_data[1];
                    regs_interrupts_cc_discarded <= w_data[2];
                    regs_interrupts_cc_too_soon <= w_data[3];
                    regs_interrupts_bad_frame <= w_data[4];
                    regs_interrupts_link_fault <= w_data[5];
                end
            end
            if (write && w_enable) begin
                if (w_strb[0]) begin
                    regs_enable_channels <= w_data[7:0];
                end
            end
            regs_overflowed_channels_written <= 1'b0;
            if (write && w_overflowed) begin
                regs_overflowed_channels_written <= w_strb[0];
            end
            regs_channel_index_written <= 1'b0;
            if (write && w_channel) begin
                regs_channel_index_written <= w_strb[0];
            end
            regs_channel_limit_credits_written <= 1'b0;
            if (write && w_channel_limit) begin
                regs_channel_limit_credits_written <= w_strb[2] || w_strb[1] || w_strb[0];
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
            if (s_axi_bresp_term_4 || w_channel_freed || w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[3:1];
            end
        end
        if (write && w_overflowed) begin
            regs_overflowed_channels_value <= w_strb[0] ? w_data[7:0] : hw_overflowed_channels;
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
                s_axi_rdata <= {23'd0, regs_line_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd3) begin
                s_axi_rdata <= {14'd0, regs_minimum_spacing_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd4) begin
                s_axi_rdata <= {11'd0, regs_maximum_spacing_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd5) begin
                s_axi_rdata <= {12'd0, regs_urgent_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd7) begin
                s_axi_rdata <= {14'd0, hw_link_recovering, hw_link_fault, 7'd0, regs_link_cc_under_llr, 7'd0, regs_link_fault_clears};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd9) begin
                s_axi_rdata <= {
                    26'd0,
                    regs_events_link_fault,
                    regs_events_bad_frame,
                    regs_events_cc_too_soon,
                    regs_events_cc_discarded,
                    regs_events_cc_malformed,
                    regs_events_overflow
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd10) begin
                s_axi_rdata <= {
                    26'd0,
                    regs_interrupts_link_fault,
                    regs_interrupts_bad_frame,
                    regs_interrupts_cc_too_soon,
                    regs_interrupts_cc_discarded,
                    regs_interrupts_cc_malformed,
                    regs_interrupts_overflow
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd11) begin
                s_axi_rdata <= {24'd0, regs_enable_channels};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd12) begin
                s_axi_rdata <= {24'd0, hw_active_channels};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd13) begin
                s_axi_rdata <= {24'd0, hw_overflowed_channels};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd16) begin
                s_axi_rdata <= {hw_channel_taken, 26'd0, hw_channel_index};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd17) begin
                s_axi_rdata <= {hw_channel_limit_known, 11'd0, hw_channel_limit_credits};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 6'd21) begin
                s_axi_rdata <= {31'd0, hw_channel_state_active};
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
            if (r_counter) begin
                s_axi_rdata <= r_word[0] ? s_axi_rdata_choice : counters_total[31:0];
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[31:21], w_strb[3]};

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
