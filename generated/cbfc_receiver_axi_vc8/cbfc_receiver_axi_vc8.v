// Receiver of credit-based flow control with registers, 8 virtual channels.
`default_nettype none

module cbfc_receiver_axi_vc8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        link_fault,
    input  wire        recovering,
    input  wire        malformed,
    output wire  [7:0] active,
    output reg         irq,
    input  wire  [7:0] s_axi_awaddr,
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
    input  wire  [7:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready,
    input  wire  [2:0] arrival_payload_vc,
    input  wire [13:0] arrival_payload_bytes,
    input  wire        arrival_payload_good,
    input  wire        arrival_valid,
    output wire        arrival_ready,
    input  wire  [2:0] release_payload_vc,
    input  wire [13:0] release_payload_bytes,
    input  wire        release_valid,
    output wire        release_ready,
    input  wire        cc_update_payload_half,
    input  wire [19:0] cc_update_payload_consumed_0,
    input  wire [19:0] cc_update_payload_consumed_1,
    input  wire [19:0] cc_update_payload_consumed_2,
    input  wire [19:0] cc_update_payload_consumed_3,
    input  wire [19:0] cc_update_payload_consumed_4,
    input  wire [19:0] cc_update_payload_consumed_5,
    input  wire [19:0] cc_update_payload_consumed_6,
    input  wire [19:0] cc_update_payload_consumed_7,
    input  wire [19:0] cc_update_payload_consumed_8,
    input  wire [19:0] cc_update_payload_consumed_9,
    input  wire [19:0] cc_update_payload_consumed_10,
    input  wire [19:0] cc_update_payload_consumed_11,
    input  wire [19:0] cc_update_payload_consumed_12,
    input  wire [19:0] cc_update_payload_consumed_13,
    input  wire [19:0] cc_update_payload_consumed_14,
    input  wire [19:0] cc_update_payload_consumed_15,
    input  wire        cc_update_valid,
    output wire        cc_update_ready,
    output wire  [4:0] cf_update_payload_vc_0,
    output wire [14:0] cf_update_payload_freed_0,
    output wire  [4:0] cf_update_payload_vc_1,
    output wire [14:0] cf_update_payload_freed_1,
    output wire        cf_update_valid,
    input  wire        cf_update_ready
);

    reg         snapshot_active;
    reg  [19:0] snapshot_consumed;
    reg  [19:0] snapshot_freed;
    reg         snapshot_taken;
    wire  [7:0] file_regs_frames_overhead;
    wire  [2:0] file_regs_frames_size;
    wire  [8:0] file_regs_line_bytes;
    wire [17:0] file_regs_minimum_spacing_bytes;
    wire [20:0] file_regs_maximum_spacing_bytes;
    wire [19:0] file_regs_urgent_credits;
    wire        file_regs_link_fault_clears;
    wire        file_regs_link_cc_under_llr;
    wire        file_regs_events_overflow;
    wire        file_regs_events_cc_malformed;
    wire        file_regs_events_cc_discarded;
    wire        file_regs_events_cc_too_soon;
    wire        file_regs_events_bad_frame;
    wire        file_regs_events_link_fault;
    wire        file_regs_interrupts_overflow;
    wire        file_regs_interrupts_cc_malformed;
    wire        file_regs_interrupts_cc_discarded;
    wire        file_regs_interrupts_cc_too_soon;
    wire        file_regs_interrupts_bad_frame;
    wire        file_regs_interrupts_link_fault;
    wire  [7:0] file_regs_enable_channels;
    wire  [7:0] file_regs_overflowed_channels_value;
    wire        file_regs_overflowed_channels_written;
    wire  [4:0] file_regs_channel_index_value;
    wire        file_regs_channel_index_written;
    wire [19:0] file_regs_channel_limit_credits_value;
    wire        file_regs_channel_limit_credits_written;
    wire        file_s_axi_awready;
    wire        file_s_axi_wready;
    wire  [1:0] file_s_axi_bresp;
    wire        file_s_axi_bvalid;
    wire        file_s_axi_arready;
    wire [31:0] file_s_axi_rdata;
    wire  [1:0] file_s_axi_rresp;
    wire        file_s_axi_rvalid;
    reg   [4:0] channel_index;
    reg         channel_chosen;
    reg   [7:0] known;
    wire  [7:0] cbfc_active;
    wire  [7:0] cbfc_overflowed;
    wire  [2:0] cbfc_status_vc;
    wire        cbfc_status_active;
    wire [19:0] cbfc_status_consumed;
    wire [19:0] cbfc_status_freed;
    wire  [7:0] cbfc_counts_cf_updates;
    wire  [7:0] cbfc_counts_cc_updates;
    wire  [7:0] cbfc_counts_cc_discarded;
    wire  [7:0] cbfc_counts_cc_too_soon;
    wire  [7:0] cbfc_counts_cc_malformed;
    wire  [7:0] cbfc_counts_bad_frames;
    wire  [7:0] cbfc_counts_overflows;
    wire        cbfc_events_cc_discarded;
    wire        cbfc_events_cc_too_soon;
    wire        cbfc_events_bad_frame;
    wire        cbfc_events_overflow;
    wire        cbfc_arrival_ready;
    wire        cbfc_release_ready;
    wire        cbfc_cc_update_ready;
    wire  [4:0] cbfc_cf_update_payload_vc_0;
    wire [14:0] cbfc_cf_update_payload_freed_0;
    wire  [4:0] cbfc_cf_update_payload_vc_1;
    wire [14:0] cbfc_cf_update_payload_freed_1;
    wire        cbfc_cf_update_valid;
    wire        cbfc_set_limit_ready;
    reg         snapshot_wanted;
    reg  [19:0] limits [0:7];

    wire  [7:0] counts_cf_updates = cbfc_counts_cf_updates;
    wire  [7:0] counts_cc_updates = cbfc_counts_cc_updates;
    wire  [7:0] counts_cc_discarded = cbfc_counts_cc_discarded;
    wire  [7:0] counts_cc_too_soon = cbfc_counts_cc_too_soon;
    wire  [7:0] counts_cc_malformed = cbfc_counts_cc_malformed;
    wire  [7:0] counts_bad_frames = cbfc_counts_bad_frames;
    wire  [7:0] counts_overflows = cbfc_counts_overflows;
    wire        events_cc_discarded = cbfc_events_cc_discarded;
    wire        events_cc_too_soon = cbfc_events_cc_too_soon;
    wire        events_bad_frame = cbfc_events_bad_frame;
    wire        events_overflow = cbfc_events_overflow;
    wire  [7:0] active_channels = cbfc_active;
    wire  [7:0] overflowed = cbfc_overflowed;
    wire  [7:0] known_shr_channel_index_2_0 = known >> channel_index[2:0];
    wire        exists = !(|channel_index[4:3]);
    wire        is_known = known_shr_channel_index_2_0[0] && exists;
    wire [19:0] limits_rdata = limits[channel_index[2:0]];
    wire [19:0] limit = is_known ? limits_rdata : 20'd0;
    wire  [4:0] index = channel_index;
    wire        sets = file_regs_channel_limit_credits_written && exists;
    wire  [5:0] irq_word = {
        file_regs_events_overflow,
        file_regs_events_cc_malformed,
        file_regs_events_cc_discarded,
        file_regs_events_cc_too_soon,
        file_regs_events_bad_frame,
        file_regs_events_link_fault
    };
    wire  [5:0] irq_word_2 = {
        file_regs_interrupts_overflow,
        file_regs_interrupts_cc_malformed,
        file_regs_interrupts_cc_discarded,
        file_regs_interrupts_cc_too_soon,
        file_regs_interrupts_bad_frame,
        file_regs_interrupts_link_fault
    };

    cbfc_receiver_registers_vc8 file (
        .clk                                (clk),
        .rst                                (rst),
        .hw_identity_channels               (6'd8),
        .hw_identity_longest_frame          (15'h2800),
        .hw_link_fault                      (link_fault),
        .hw_link_recovering                 (recovering),
        .hw_events_overflow                 (events_overflow),
        .hw_events_cc_malformed             (malformed),
        .hw_events_cc_discarded             (events_cc_discarded),
        .hw_events_cc_too_soon              (events_cc_too_soon),
        .hw_events_bad_frame                (events_bad_frame),
        .hw_events_link_fault               (link_fault),
        .hw_active_channels                 (active_channels),
        .hw_overflowed_channels             (overflowed),
        .hw_channel_index                   (index),
        .hw_channel_taken                   (snapshot_taken),
        .hw_channel_limit_credits           (limit),
        .hw_channel_limit_known             (is_known),
        .hw_channel_state_active            (snapshot_active),
        .hw_channel_consumed_count          (snapshot_consumed),
        .hw_channel_freed_count             (snapshot_freed),
        .hw_cf_updates_sent_count           (counts_cf_updates),
        .hw_cc_updates_received_count       (counts_cc_updates),
        .hw_cc_updates_discarded_count      (counts_cc_discarded),
        .hw_cc_updates_too_soon_count       (counts_cc_too_soon),
        .hw_cc_updates_malformed_count      (counts_cc_malformed),
        .hw_bad_frames_count                (counts_bad_frames),
        .hw_overflows_count                 (counts_overflows),
        .regs_frames_overhead               (file_regs_frames_overhead),
        .regs_frames_size                   (file_regs_frames_size),
        .regs_line_bytes                    (file_regs_line_bytes),
        .regs_minimum_spacing_bytes         (file_regs_minimum_spacing_bytes),
        .regs_maximum_spacing_bytes         (file_regs_maximum_spacing_bytes),
        .regs_urgent_credits                (file_regs_urgent_credits),
        .regs_link_fault_clears             (file_regs_link_fault_clears),
        .regs_link_cc_under_llr             (file_regs_link_cc_under_llr),
        .regs_events_overflow               (file_regs_events_overflow),
        .regs_events_cc_malformed           (file_regs_events_cc_malformed),
        .regs_events_cc_discarded           (file_regs_events_cc_discarded),
        .regs_events_cc_too_soon            (file_regs_events_cc_too_soon),
        .regs_events_bad_frame              (file_regs_events_bad_frame),
        .regs_events_link_fault             (file_regs_events_link_fault),
        .regs_interrupts_overflow           (file_regs_interrupts_overflow),
        .regs_interrupts_cc_malformed       (file_regs_interrupts_cc_malformed),
        .regs_interrupts_cc_discarded       (file_regs_interrupts_cc_discarded),
        .regs_interrupts_cc_too_soon        (file_regs_interrupts_cc_too_soon),
        .regs_interrupts_bad_frame          (file_regs_interrupts_bad_frame),
        .regs_interrupts_link_fault         (file_regs_interrupts_link_fault),
        .regs_enable_channels               (file_regs_enable_channels),
        .regs_overflowed_channels_value     (file_regs_overflowed_channels_value),
        .regs_overflowed_channels_written   (file_regs_overflowed_channels_written),
        .regs_channel_index_value           (file_regs_channel_index_value),
        .regs_channel_index_written         (file_regs_channel_index_written),
        .regs_channel_limit_credits_value   (file_regs_channel_limit_credits_value),
        .regs_channel_limit_credits_written (file_regs_channel_limit_credits_written),
        .s_axi_awaddr                       (s_axi_awaddr),
        .s_axi_awprot                       (s_axi_awprot),
        .s_axi_awvalid                      (s_axi_awvalid),
        .s_axi_awready                      (file_s_axi_awready),
        .s_axi_wdata                        (s_axi_wdata),
        .s_axi_wstrb                        (s_axi_wstrb),
        .s_axi_wvalid                       (s_axi_wvalid),
        .s_axi_wready                       (file_s_axi_wready),
        .s_axi_bresp                        (file_s_axi_bresp),
        .s_axi_bvalid                       (file_s_axi_bvalid),
        .s_axi_bready                       (s_axi_bready),
        .s_axi_araddr                       (s_axi_araddr),
        .s_axi_arprot                       (s_axi_arprot),
        .s_axi_arvalid                      (s_axi_arvalid),
        .s_axi_arready                      (file_s_axi_arready),
        .s_axi_rdata                        (file_s_axi_rdata),
        .s_axi_rresp                        (file_s_axi_rresp),
        .s_axi_rvalid                       (file_s_axi_rvalid),
        .s_axi_rready                       (s_axi_rready)
    );

    cbfc_receiver_vc8 cbfc (
        .clk                           (clk),
        .rst                           (rst),
        .unit_overhead                 (file_regs_frames_overhead),
        .unit_size                     (file_regs_frames_size),
        .line_bytes                    (file_regs_line_bytes),
        .minimum_spacing               (file_regs_minimum_spacing_bytes),
        .maximum_spacing               (file_regs_maximum_spacing_bytes),
        .urgent                        (file_regs_urgent_credits),
        .enable                        (file_regs_enable_channels),
        .link_fault                    (link_fault),
        .fault_clears                  (file_regs_link_fault_clears),
        .recovering                    (recovering && !file_regs_link_cc_under_llr),
        .malformed                     (malformed),
        .clear_overflowed              (file_regs_overflowed_channels_value & {8{file_regs_overflowed_channels_written}}),
        .active                        (cbfc_active),
        .overflowed                    (cbfc_overflowed),
        .status_vc                     (cbfc_status_vc),
        .status_active                 (cbfc_status_active),
        .status_consumed               (cbfc_status_consumed),
        .status_freed                  (cbfc_status_freed),
        .counts_cf_updates             (cbfc_counts_cf_updates),
        .counts_cc_updates             (cbfc_counts_cc_updates),
        .counts_cc_discarded           (cbfc_counts_cc_discarded),
        .counts_cc_too_soon            (cbfc_counts_cc_too_soon),
        .counts_cc_malformed           (cbfc_counts_cc_malformed),
        .counts_bad_frames             (cbfc_counts_bad_frames),
        .counts_overflows              (cbfc_counts_overflows),
        .events_cc_discarded           (cbfc_events_cc_discarded),
        .events_cc_too_soon            (cbfc_events_cc_too_soon),
        .events_bad_frame              (cbfc_events_bad_frame),
        .events_overflow               (cbfc_events_overflow),
        .arrival_payload_vc            (arrival_payload_vc),
        .arrival_payload_bytes         (arrival_payload_bytes),
        .arrival_payload_good          (arrival_payload_good),
        .arrival_valid                 (arrival_valid),
        .arrival_ready                 (cbfc_arrival_ready),
        .release_payload_vc            (release_payload_vc),
        .release_payload_bytes         (release_payload_bytes),
        .release_valid                 (release_valid),
        .release_ready                 (cbfc_release_ready),
        .cc_update_payload_half        (cc_update_payload_half),
        .cc_update_payload_consumed_0  (cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (cc_update_payload_consumed_15),
        .cc_update_valid               (cc_update_valid),
        .cc_update_ready               (cbfc_cc_update_ready),
        .cf_update_payload_vc_0        (cbfc_cf_update_payload_vc_0),
        .cf_update_payload_freed_0     (cbfc_cf_update_payload_freed_0),
        .cf_update_payload_vc_1        (cbfc_cf_update_payload_vc_1),
        .cf_update_payload_freed_1     (cbfc_cf_update_payload_freed_1),
        .cf_update_valid               (cbfc_cf_update_valid),
        .cf_update_ready               (cf_update_ready),
        .set_limit_payload_vc          (channel_index[2:0]),
        .set_limit_payload_limit       (file_regs_channel_limit_credits_value),
        .set_limit_valid               (sets),
        .set_limit_ready               (cbfc_set_limit_ready)
    );

    always @(posedge clk) begin
        if (sets) limits[channel_index[2:0]] <= file_regs_channel_limit_credits_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            snapshot_active <= 1'b0;
            snapshot_consumed <= 20'd0;
            snapshot_freed <= 20'd0;
            snapshot_taken <= 1'b0;
            channel_index <= 5'd0;
            channel_chosen <= 1'b0;
            known <= 8'd0;
            snapshot_wanted <= 1'b0;
            irq <= 1'b0;
        end else begin
            if (file_regs_channel_index_written) begin
                channel_index <= file_regs_channel_index_value;
            end
            channel_chosen <= file_regs_channel_index_written;
            if (sets) begin
                known <= known | (8'd1 << channel_index[2:0]);
            end
            if (snapshot_wanted && cbfc_status_vc == channel_index[2:0]) begin
                snapshot_active <= cbfc_status_active;
                snapshot_consumed <= cbfc_status_consumed & {20{cbfc_status_active}};
                snapshot_freed <= cbfc_status_freed & {20{cbfc_status_active}};
                snapshot_taken <= 1'b1;
                snapshot_wanted <= 1'b0;
            end
            if (channel_chosen) begin
                snapshot_wanted <= 1'b1;
                snapshot_taken <= 1'b0;
            end
            irq <= |(irq_word & irq_word_2);
        end
    end

    assign active = cbfc_active;
    assign s_axi_awready = file_s_axi_awready;
    assign s_axi_wready = file_s_axi_wready;
    assign s_axi_bresp = file_s_axi_bresp;
    assign s_axi_bvalid = file_s_axi_bvalid;
    assign s_axi_arready = file_s_axi_arready;
    assign s_axi_rdata = file_s_axi_rdata;
    assign s_axi_rresp = file_s_axi_rresp;
    assign s_axi_rvalid = file_s_axi_rvalid;
    assign arrival_ready = cbfc_arrival_ready;
    assign release_ready = cbfc_release_ready;
    assign cc_update_ready = cbfc_cc_update_ready;
    assign cf_update_payload_vc_0 = cbfc_cf_update_payload_vc_0;
    assign cf_update_payload_freed_0 = cbfc_cf_update_payload_freed_0;
    assign cf_update_payload_vc_1 = cbfc_cf_update_payload_vc_1;
    assign cf_update_payload_freed_1 = cbfc_cf_update_payload_freed_1;
    assign cf_update_valid = cbfc_cf_update_valid;

    wire _unused_ok = &{1'b0, cbfc_set_limit_ready, known_shr_channel_index_2_0[7:1]};

endmodule

`default_nettype wire
