// Transport security of frames, 64 bytes a clock outside, 16 inside.
`default_nettype none

module uet_secure_line_b64_n16_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [23:0] settings_sdi,
    input  wire         settings_an,
    input  wire         settings_has_ssi,
    input  wire  [31:0] settings_ssi,
    input  wire         settings_required,
    input  wire         zeroise,
    input  wire         privileged_only,
    output wire         irq,
    output wire  [31:0] counts_opened,
    output wire  [31:0] counts_refused,
    output wire  [31:0] counts_dropped,
    output wire  [31:0] counts_others,
    output wire  [31:0] counts_not_sent,
    output wire         busy,
    output wire         clearing,
    output wire         received_plain,
    input  wire   [7:0] s_axi_awaddr,
    input  wire   [2:0] s_axi_awprot,
    input  wire         s_axi_awvalid,
    output wire         s_axi_awready,
    input  wire  [31:0] s_axi_wdata,
    input  wire   [3:0] s_axi_wstrb,
    input  wire         s_axi_wvalid,
    output wire         s_axi_wready,
    output wire   [1:0] s_axi_bresp,
    output wire         s_axi_bvalid,
    input  wire         s_axi_bready,
    input  wire   [7:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready,
    input  wire [511:0] sent_payload_data,
    input  wire  [63:0] sent_payload_keep,
    input  wire         sent_payload_last,
    input  wire         sent_payload_wrong,
    input  wire         sent_valid,
    output wire         sent_ready,
    output wire [511:0] line_sent_payload_data,
    output wire  [63:0] line_sent_payload_keep,
    output wire         line_sent_payload_last,
    output wire         line_sent_payload_wrong,
    output wire         line_sent_valid,
    input  wire         line_sent_ready,
    input  wire [511:0] line_received_payload_data,
    input  wire  [63:0] line_received_payload_keep,
    input  wire         line_received_payload_last,
    input  wire         line_received_valid,
    output wire         line_received_ready,
    output wire [511:0] received_payload_data,
    output wire  [63:0] received_payload_keep,
    output wire         received_payload_last,
    output wire         received_valid,
    input  wire         received_ready
);

    localparam [3:0] LAYER_RX_VERDICT_PAYLOAD_VERDICT_OPENED = 4'd0;
    localparam [3:0] LAYER_RX_VERDICT_PAYLOAD_VERDICT_PLAIN  = 4'd1;

    reg          restarts = 1'b1;
    wire         tx_gate_up_ready;
    wire [511:0] tx_gate_down_payload_data;
    wire  [63:0] tx_gate_down_payload_keep;
    wire         tx_gate_down_payload_last;
    wire         tx_gate_down_valid;
    wire         tx_narrow_up_ready;
    wire [127:0] tx_narrow_down_payload_data;
    wire  [15:0] tx_narrow_down_payload_keep;
    wire         tx_narrow_down_payload_last;
    wire         tx_narrow_down_valid;
    wire         tx_split_others;
    wire         tx_split_up_ready;
    wire [527:0] tx_split_frame_payload_outer_header;
    wire   [6:0] tx_split_frame_payload_outer_length;
    wire         tx_split_frame_payload_outer_tagged;
    wire         tx_split_frame_payload_outer_ipv6;
    wire         tx_split_frame_payload_outer_udp;
    wire         tx_split_frame_payload_around_ipv6;
    wire [127:0] tx_split_frame_payload_around_source;
    wire [127:0] tx_split_frame_payload_around_destination;
    wire         tx_split_frame_payload_around_udp;
    wire  [63:0] tx_split_frame_payload_around_between;
    wire  [13:0] tx_split_frame_payload_around_bytes;
    wire         tx_split_frame_payload_trimmed;
    wire         tx_split_frame_valid;
    wire [127:0] tx_split_body_payload_data;
    wire  [15:0] tx_split_body_payload_keep;
    wire         tx_split_body_payload_last;
    wire         tx_split_body_valid;
    wire         rx_gate_up_ready;
    wire [511:0] rx_gate_down_payload_data;
    wire  [63:0] rx_gate_down_payload_keep;
    wire         rx_gate_down_payload_last;
    wire         rx_gate_down_valid;
    wire         rx_narrow_up_ready;
    wire [127:0] rx_narrow_down_payload_data;
    wire  [15:0] rx_narrow_down_payload_keep;
    wire         rx_narrow_down_payload_last;
    wire         rx_narrow_down_valid;
    wire         rx_split_others;
    wire         rx_split_up_ready;
    wire [527:0] rx_split_frame_payload_outer_header;
    wire   [6:0] rx_split_frame_payload_outer_length;
    wire         rx_split_frame_payload_outer_tagged;
    wire         rx_split_frame_payload_outer_ipv6;
    wire         rx_split_frame_payload_outer_udp;
    wire         rx_split_frame_payload_around_ipv6;
    wire [127:0] rx_split_frame_payload_around_source;
    wire [127:0] rx_split_frame_payload_around_destination;
    wire         rx_split_frame_payload_around_udp;
    wire  [63:0] rx_split_frame_payload_around_between;
    wire  [13:0] rx_split_frame_payload_around_bytes;
    wire         rx_split_frame_payload_trimmed;
    wire         rx_split_frame_valid;
    wire [127:0] rx_split_body_payload_data;
    wire  [15:0] rx_split_body_payload_keep;
    wire         rx_split_body_payload_last;
    wire         rx_split_body_valid;
    wire         tx_outers_up_ready;
    wire [527:0] tx_outers_down_payload_outer_header;
    wire   [6:0] tx_outers_down_payload_outer_length;
    wire         tx_outers_down_payload_outer_tagged;
    wire         tx_outers_down_payload_outer_ipv6;
    wire         tx_outers_down_payload_outer_udp;
    wire  [13:0] tx_outers_down_payload_was;
    wire         tx_outers_down_valid;
    wire   [5:0] rx_outers_tag;
    wire [527:0] rx_outers_item_outer_header;
    wire   [6:0] rx_outers_item_outer_length;
    wire         rx_outers_item_outer_tagged;
    wire         rx_outers_item_outer_ipv6;
    wire         rx_outers_item_outer_udp;
    wire  [13:0] rx_outers_item_was;
    wire         rx_outers_up_ready;
    wire         layer_irq;
    wire         layer_clearing;
    wire         layer_s_axi_awready;
    wire         layer_s_axi_wready;
    wire   [1:0] layer_s_axi_bresp;
    wire         layer_s_axi_bvalid;
    wire         layer_s_axi_arready;
    wire  [31:0] layer_s_axi_rdata;
    wire   [1:0] layer_s_axi_rresp;
    wire         layer_s_axi_rvalid;
    wire         layer_tx_head_ready;
    wire         layer_tx_body_ready;
    wire [127:0] layer_tx_down_payload_data;
    wire  [15:0] layer_tx_down_payload_keep;
    wire         layer_tx_down_payload_last;
    wire         layer_tx_down_valid;
    wire         layer_tx_outcome_payload_sent;
    wire  [63:0] layer_tx_outcome_payload_tsc;
    wire         layer_tx_outcome_valid;
    wire         layer_rx_head_ready;
    wire         layer_rx_body_ready;
    wire [127:0] layer_rx_down_payload_data;
    wire  [15:0] layer_rx_down_payload_keep;
    wire         layer_rx_down_payload_last;
    wire         layer_rx_down_valid;
    wire [127:0] layer_rx_plain_payload_data;
    wire  [15:0] layer_rx_plain_payload_keep;
    wire         layer_rx_plain_payload_last;
    wire         layer_rx_plain_valid;
    wire   [3:0] layer_rx_verdict_payload_verdict;
    wire  [23:0] layer_rx_verdict_payload_sdi;
    wire         layer_rx_verdict_payload_around_ipv6;
    wire [127:0] layer_rx_verdict_payload_around_source;
    wire [127:0] layer_rx_verdict_payload_around_destination;
    wire         layer_rx_verdict_payload_around_udp;
    wire  [63:0] layer_rx_verdict_payload_around_between;
    wire  [13:0] layer_rx_verdict_payload_around_bytes;
    wire   [7:0] layer_rx_verdict_payload_tag;
    wire         layer_rx_verdict_valid;
    wire         layer_job_ready;
    wire   [1:0] layer_job_answer_payload;
    wire         layer_job_answer_valid;
    wire         tx_join_frame_ready;
    wire         tx_join_body_ready;
    wire [127:0] tx_join_down_payload_data;
    wire  [15:0] tx_join_down_payload_keep;
    wire         tx_join_down_payload_last;
    wire         tx_join_down_valid;
    wire         tx_wide_up_ready;
    wire [511:0] tx_wide_down_payload_data;
    wire  [63:0] tx_wide_down_payload_keep;
    wire         tx_wide_down_payload_last;
    wire         tx_wide_down_valid;
    wire         tx_ending_drop;
    wire         tx_ending_up_ready;
    wire [511:0] tx_ending_down_payload_data;
    wire  [63:0] tx_ending_down_payload_keep;
    wire         tx_ending_down_payload_last;
    wire         tx_ending_down_valid;
    wire   [8:0] tx_frames_beats;
    wire   [8:0] tx_frames_packets;
    wire         tx_frames_overflow;
    wire         tx_frames_up_ready;
    wire [511:0] tx_frames_down_payload_data;
    wire  [63:0] tx_frames_down_payload_keep;
    wire         tx_frames_down_payload_last;
    wire         tx_frames_down_payload_user_plain;
    wire         tx_frames_down_valid;
    wire         sources_up_ready;
    wire         sources_down_payload;
    wire         sources_down_valid;
    wire         rx_join_frame_ready;
    wire         rx_join_body_ready;
    wire [127:0] rx_join_down_payload_data;
    wire  [15:0] rx_join_down_payload_keep;
    wire         rx_join_down_payload_last;
    wire         rx_join_down_valid;
    wire         rx_wide_up_ready;
    wire [511:0] rx_wide_down_payload_data;
    wire  [63:0] rx_wide_down_payload_keep;
    wire         rx_wide_down_payload_last;
    wire         rx_wide_down_valid;
    wire         rx_ending_drop;
    wire         rx_ending_up_ready;
    wire [511:0] rx_ending_down_payload_data;
    wire  [63:0] rx_ending_down_payload_keep;
    wire         rx_ending_down_payload_last;
    wire         rx_ending_down_valid;
    wire         rx_marks_up_ready;
    wire         rx_marks_down_payload;
    wire         rx_marks_down_valid;
    wire   [8:0] rx_frames_beats;
    wire   [8:0] rx_frames_packets;
    wire         rx_frames_overflow;
    wire         rx_frames_up_ready;
    wire [511:0] rx_frames_down_payload_data;
    wire  [63:0] rx_frames_down_payload_keep;
    wire         rx_frames_down_payload_last;
    wire         rx_frames_down_payload_user_plain;
    wire         rx_frames_down_valid;
    reg          begins;
    reg    [8:0] frames_within;
    wire  [31:0] count_opened_count;
    wire  [31:0] count_refused_count;
    wire  [31:0] count_dropped_count;
    wire  [31:0] count_others_count;
    wire  [31:0] count_not_sent_count;

    wire        layer_clears = layer_clearing;
    wire        shut = layer_clears || restarts;
    wire        parts_reset = restarts;
    wire        tx_split_taken = tx_split_up_ready;
    wire        tx_head_taken = layer_tx_head_ready;
    wire        tx_frame_taken = tx_outers_up_ready && tx_head_taken;
    wire        tx_body_taken = layer_tx_body_ready;
    wire        tx_gate_taken = tx_narrow_up_ready;
    wire        rx_split_taken = rx_split_up_ready;
    wire        rx_head_taken = layer_rx_head_ready;
    wire        rx_frame_taken = rx_outers_up_ready && rx_head_taken;
    wire        rx_body_taken = layer_rx_body_ready;
    wire        rx_gate_taken = rx_narrow_up_ready;
    wire        leaves = layer_tx_outcome_valid && tx_outers_down_valid;
    wire        left = leaves && (tx_join_frame_ready || !layer_tx_outcome_payload_sent);
    wire        tx_outer_taken = left;
    wire        tx_offers = tx_split_frame_valid && tx_outers_up_ready;
    wire  [7:0] told_tag = layer_rx_verdict_payload_tag;
    wire        arrives = layer_rx_verdict_valid;
    wire        is_opened = layer_rx_verdict_payload_verdict == LAYER_RX_VERDICT_PAYLOAD_VERDICT_OPENED;
    wire        is_plain = layer_rx_verdict_payload_verdict == LAYER_RX_VERDICT_PAYLOAD_VERDICT_PLAIN;
    wire        has_body = is_opened || is_plain;
    wire        can_join = arrives && has_body && rx_join_frame_ready && sources_up_ready;
    wire        is_wanted = is_opened || (is_plain && !settings_required);
    wire        joins = can_join && (layer_job_ready || !is_wanted);
    wire        judged = arrives && (joins || !has_body);
    wire        told_done = judged;
    wire        rx_offers = rx_split_frame_valid && rx_outers_up_ready;
    wire        tx_down_taken = tx_join_body_ready;
    wire        tx_outcome_taken = left;
    wire        rx_down_taken = sources_down_valid && !sources_down_payload && rx_join_body_ready;
    wire        rx_plain_taken = sources_down_valid && sources_down_payload && rx_join_body_ready;
    wire        rx_verdict_taken = judged;
    wire        asked_valid = can_join && is_wanted;
    wire        asked_payload_secured = is_opened;
    wire [23:0] asked_payload_sdi = layer_rx_verdict_payload_sdi;
    wire        asked_payload_has_job = 1'b0;
    wire [23:0] asked_payload_job = 24'd0;
    wire [13:0] asked_payload_bytes = layer_rx_verdict_payload_around_bytes;
    wire [13:0] extra = settings_has_ssi ? 14'd32 : 14'd28;
    wire        out_taken = tx_wide_up_ready;
    wire        tx_wide_taken = tx_ending_up_ready;
    wire        tx_ending_taken = tx_frames_up_ready;
    wire        in_taken = rx_wide_up_ready;
    wire        source_taken_choice = sources_down_payload ? layer_rx_plain_valid : layer_rx_down_valid;
    wire        source_taken_term = sources_down_valid && source_taken_choice;
    wire        source_taken_choice_2 = sources_down_payload ? layer_rx_plain_payload_last : layer_rx_down_payload_last;
    wire        source_taken = source_taken_term && rx_join_body_ready && source_taken_choice_2;
    wire        rx_wide_taken = rx_ending_up_ready;
    wire        rx_ending_taken = rx_frames_up_ready;
    wire        rx_whole_term = rx_ending_down_valid && rx_frames_up_ready && rx_ending_down_payload_last;
    wire        rx_whole = rx_whole_term && !rx_ending_drop;
    wire        takes = tx_gate_down_valid && tx_narrow_up_ready;
    wire        gone = tx_frames_down_valid && line_sent_ready && tx_frames_down_payload_last;
    wire        over_term = left && !layer_tx_outcome_payload_sent;
    wire  [1:0] over = {1'b0, gone} + {1'b0, over_term} + {1'b0, tx_split_others};
    wire [63:0] layer_tx_head_payload_between_word = {
        tx_split_frame_payload_around_between[63:32],
        tx_split_frame_payload_around_between[31:16] + {2'd0, extra},
        tx_split_frame_payload_around_between[15:0]
    };
    wire        joins_and_is_wanted = joins && is_wanted;

    uet_packet_gate_w577 tx_gate (
        .clk               (clk),
        .rst               (rst),
        .shut              (shut),
        .up_payload_data   (sent_payload_data),
        .up_payload_keep   (sent_payload_keep),
        .up_payload_last   (sent_payload_last),
        .up_valid          (sent_valid),
        .up_ready          (tx_gate_up_ready),
        .down_payload_data (tx_gate_down_payload_data),
        .down_payload_keep (tx_gate_down_payload_keep),
        .down_payload_last (tx_gate_down_payload_last),
        .down_valid        (tx_gate_down_valid),
        .down_ready        (tx_gate_taken)
    );

    width_down_b16_x4 tx_narrow (
        .clk               (clk),
        .rst               (parts_reset),
        .up_payload_data   (tx_gate_down_payload_data),
        .up_payload_keep   (tx_gate_down_payload_keep),
        .up_payload_last   (tx_gate_down_payload_last),
        .up_valid          (tx_gate_down_valid),
        .up_ready          (tx_narrow_up_ready),
        .down_payload_data (tx_narrow_down_payload_data),
        .down_payload_keep (tx_narrow_down_payload_keep),
        .down_payload_last (tx_narrow_down_payload_last),
        .down_valid        (tx_narrow_down_valid),
        .down_ready        (tx_split_taken)
    );

    uet_frame_split_p4793_n253_t11_13 tx_split (
        .clk                              (clk),
        .rst                              (parts_reset),
        .others                           (tx_split_others),
        .up_payload_data                  (tx_narrow_down_payload_data),
        .up_payload_keep                  (tx_narrow_down_payload_keep),
        .up_payload_last                  (tx_narrow_down_payload_last),
        .up_valid                         (tx_narrow_down_valid),
        .up_ready                         (tx_split_up_ready),
        .frame_payload_outer_header       (tx_split_frame_payload_outer_header),
        .frame_payload_outer_length       (tx_split_frame_payload_outer_length),
        .frame_payload_outer_tagged       (tx_split_frame_payload_outer_tagged),
        .frame_payload_outer_ipv6         (tx_split_frame_payload_outer_ipv6),
        .frame_payload_outer_udp          (tx_split_frame_payload_outer_udp),
        .frame_payload_around_ipv6        (tx_split_frame_payload_around_ipv6),
        .frame_payload_around_source      (tx_split_frame_payload_around_source),
        .frame_payload_around_destination (tx_split_frame_payload_around_destination),
        .frame_payload_around_udp         (tx_split_frame_payload_around_udp),
        .frame_payload_around_between     (tx_split_frame_payload_around_between),
        .frame_payload_around_bytes       (tx_split_frame_payload_around_bytes),
        .frame_payload_trimmed            (tx_split_frame_payload_trimmed),
        .frame_valid                      (tx_split_frame_valid),
        .frame_ready                      (tx_frame_taken),
        .body_payload_data                (tx_split_body_payload_data),
        .body_payload_keep                (tx_split_body_payload_keep),
        .body_payload_last                (tx_split_body_payload_last),
        .body_valid                       (tx_split_body_valid),
        .body_ready                       (tx_body_taken)
    );

    uet_packet_gate_w577 rx_gate (
        .clk               (clk),
        .rst               (rst),
        .shut              (shut),
        .up_payload_data   (line_received_payload_data),
        .up_payload_keep   (line_received_payload_keep),
        .up_payload_last   (line_received_payload_last),
        .up_valid          (line_received_valid),
        .up_ready          (rx_gate_up_ready),
        .down_payload_data (rx_gate_down_payload_data),
        .down_payload_keep (rx_gate_down_payload_keep),
        .down_payload_last (rx_gate_down_payload_last),
        .down_valid        (rx_gate_down_valid),
        .down_ready        (rx_gate_taken)
    );

    width_down_b16_x4 rx_narrow (
        .clk               (clk),
        .rst               (parts_reset),
        .up_payload_data   (rx_gate_down_payload_data),
        .up_payload_keep   (rx_gate_down_payload_keep),
        .up_payload_last   (rx_gate_down_payload_last),
        .up_valid          (rx_gate_down_valid),
        .up_ready          (rx_narrow_up_ready),
        .down_payload_data (rx_narrow_down_payload_data),
        .down_payload_keep (rx_narrow_down_payload_keep),
        .down_payload_last (rx_narrow_down_payload_last),
        .down_valid        (rx_narrow_down_valid),
        .down_ready        (rx_split_taken)
    );

    uet_frame_split_p4793_n253_t11_13 rx_split (
        .clk                              (clk),
        .rst                              (parts_reset),
        .others                           (rx_split_others),
        .up_payload_data                  (rx_narrow_down_payload_data),
        .up_payload_keep                  (rx_narrow_down_payload_keep),
        .up_payload_last                  (rx_narrow_down_payload_last),
        .up_valid                         (rx_narrow_down_valid),
        .up_ready                         (rx_split_up_ready),
        .frame_payload_outer_header       (rx_split_frame_payload_outer_header),
        .frame_payload_outer_length       (rx_split_frame_payload_outer_length),
        .frame_payload_outer_tagged       (rx_split_frame_payload_outer_tagged),
        .frame_payload_outer_ipv6         (rx_split_frame_payload_outer_ipv6),
        .frame_payload_outer_udp          (rx_split_frame_payload_outer_udp),
        .frame_payload_around_ipv6        (rx_split_frame_payload_around_ipv6),
        .frame_payload_around_source      (rx_split_frame_payload_around_source),
        .frame_payload_around_destination (rx_split_frame_payload_around_destination),
        .frame_payload_around_udp         (rx_split_frame_payload_around_udp),
        .frame_payload_around_between     (rx_split_frame_payload_around_between),
        .frame_payload_around_bytes       (rx_split_frame_payload_around_bytes),
        .frame_payload_trimmed            (rx_split_frame_payload_trimmed),
        .frame_valid                      (rx_split_frame_valid),
        .frame_ready                      (rx_frame_taken),
        .body_payload_data                (rx_split_body_payload_data),
        .body_payload_keep                (rx_split_body_payload_keep),
        .body_payload_last                (rx_split_body_payload_last),
        .body_valid                       (rx_split_body_valid),
        .body_ready                       (rx_body_taken)
    );

    block_fifo_w552_d64 tx_outers (
        .clk                       (clk),
        .rst                       (parts_reset),
        .up_payload_outer_header   (tx_split_frame_payload_outer_header),
        .up_payload_outer_length   (tx_split_frame_payload_outer_length),
        .up_payload_outer_tagged   (tx_split_frame_payload_outer_tagged),
        .up_payload_outer_ipv6     (tx_split_frame_payload_outer_ipv6),
        .up_payload_outer_udp      (tx_split_frame_payload_outer_udp),
        .up_payload_was            (tx_split_frame_payload_around_bytes),
        .up_valid                  (tx_split_frame_valid && tx_head_taken),
        .up_ready                  (tx_outers_up_ready),
        .down_payload_outer_header (tx_outers_down_payload_outer_header),
        .down_payload_outer_length (tx_outers_down_payload_outer_length),
        .down_payload_outer_tagged (tx_outers_down_payload_outer_tagged),
        .down_payload_outer_ipv6   (tx_outers_down_payload_outer_ipv6),
        .down_payload_outer_udp    (tx_outers_down_payload_outer_udp),
        .down_payload_was          (tx_outers_down_payload_was),
        .down_valid                (tx_outers_down_valid),
        .down_ready                (tx_outer_taken)
    );

    uet_tagged_store_w552_d64 rx_outers (
        .clk                     (clk),
        .rst                     (parts_reset),
        .asked                   (told_tag[5:0]),
        .done                    (told_done),
        .tag                     (rx_outers_tag),
        .item_outer_header       (rx_outers_item_outer_header),
        .item_outer_length       (rx_outers_item_outer_length),
        .item_outer_tagged       (rx_outers_item_outer_tagged),
        .item_outer_ipv6         (rx_outers_item_outer_ipv6),
        .item_outer_udp          (rx_outers_item_outer_udp),
        .item_was                (rx_outers_item_was),
        .up_payload_outer_header (rx_split_frame_payload_outer_header),
        .up_payload_outer_length (rx_split_frame_payload_outer_length),
        .up_payload_outer_tagged (rx_split_frame_payload_outer_tagged),
        .up_payload_outer_ipv6   (rx_split_frame_payload_outer_ipv6),
        .up_payload_outer_udp    (rx_split_frame_payload_outer_udp),
        .up_payload_was          (rx_split_frame_payload_around_bytes),
        .up_valid                (rx_split_frame_valid && rx_head_taken),
        .up_ready                (rx_outers_up_ready)
    );

    tss_layer_n16_k256 layer (
        .clk                                   (clk),
        .rst                                   (rst),
        .zeroise                               (zeroise),
        .privileged_only                       (privileged_only),
        .irq                                   (layer_irq),
        .clearing                              (layer_clearing),
        .s_axi_awaddr                          (s_axi_awaddr),
        .s_axi_awprot                          (s_axi_awprot),
        .s_axi_awvalid                         (s_axi_awvalid),
        .s_axi_awready                         (layer_s_axi_awready),
        .s_axi_wdata                           (s_axi_wdata),
        .s_axi_wstrb                           (s_axi_wstrb),
        .s_axi_wvalid                          (s_axi_wvalid),
        .s_axi_wready                          (layer_s_axi_wready),
        .s_axi_bresp                           (layer_s_axi_bresp),
        .s_axi_bvalid                          (layer_s_axi_bvalid),
        .s_axi_bready                          (s_axi_bready),
        .s_axi_araddr                          (s_axi_araddr),
        .s_axi_arprot                          (s_axi_arprot),
        .s_axi_arvalid                         (s_axi_arvalid),
        .s_axi_arready                         (layer_s_axi_arready),
        .s_axi_rdata                           (layer_s_axi_rdata),
        .s_axi_rresp                           (layer_s_axi_rresp),
        .s_axi_rvalid                          (layer_s_axi_rvalid),
        .s_axi_rready                          (s_axi_rready),
        .tx_head_payload_ipv6                  (tx_split_frame_payload_around_ipv6),
        .tx_head_payload_source                (tx_split_frame_payload_around_source),
        .tx_head_payload_destination           (tx_split_frame_payload_around_destination),
        .tx_head_payload_udp                   (tx_split_frame_payload_around_udp),
        .tx_head_payload_between               (tx_split_frame_payload_around_udp ? layer_tx_head_payload_between_word : tx_split_frame_payload_around_between),
        .tx_head_payload_bytes                 (tx_split_frame_payload_around_bytes),
        .tx_head_payload_sdi                   (settings_sdi),
        .tx_head_payload_an                    (settings_an),
        .tx_head_payload_has_ssi               (settings_has_ssi),
        .tx_head_payload_ssi                   (settings_ssi),
        .tx_head_valid                         (tx_offers && !shut),
        .tx_head_ready                         (layer_tx_head_ready),
        .tx_body_payload_data                  (tx_split_body_payload_data),
        .tx_body_payload_keep                  (tx_split_body_payload_keep),
        .tx_body_payload_last                  (tx_split_body_payload_last),
        .tx_body_valid                         (tx_split_body_valid && !shut),
        .tx_body_ready                         (layer_tx_body_ready),
        .tx_down_payload_data                  (layer_tx_down_payload_data),
        .tx_down_payload_keep                  (layer_tx_down_payload_keep),
        .tx_down_payload_last                  (layer_tx_down_payload_last),
        .tx_down_valid                         (layer_tx_down_valid),
        .tx_down_ready                         (tx_down_taken),
        .tx_outcome_payload_sent               (layer_tx_outcome_payload_sent),
        .tx_outcome_payload_tsc                (layer_tx_outcome_payload_tsc),
        .tx_outcome_valid                      (layer_tx_outcome_valid),
        .tx_outcome_ready                      (tx_outcome_taken),
        .rx_head_payload_ipv6                  (rx_split_frame_payload_around_ipv6),
        .rx_head_payload_source                (rx_split_frame_payload_around_source),
        .rx_head_payload_destination           (rx_split_frame_payload_around_destination),
        .rx_head_payload_udp                   (rx_split_frame_payload_around_udp),
        .rx_head_payload_between               (rx_split_frame_payload_around_between),
        .rx_head_payload_bytes                 (rx_split_frame_payload_around_bytes),
        .rx_head_payload_trimmed               (rx_split_frame_payload_trimmed),
        .rx_head_payload_tag                   ({2'd0, rx_outers_tag}),
        .rx_head_valid                         (rx_offers && !shut),
        .rx_head_ready                         (layer_rx_head_ready),
        .rx_body_payload_data                  (rx_split_body_payload_data),
        .rx_body_payload_keep                  (rx_split_body_payload_keep),
        .rx_body_payload_last                  (rx_split_body_payload_last),
        .rx_body_valid                         (rx_split_body_valid && !shut),
        .rx_body_ready                         (layer_rx_body_ready),
        .rx_down_payload_data                  (layer_rx_down_payload_data),
        .rx_down_payload_keep                  (layer_rx_down_payload_keep),
        .rx_down_payload_last                  (layer_rx_down_payload_last),
        .rx_down_valid                         (layer_rx_down_valid),
        .rx_down_ready                         (rx_down_taken),
        .rx_plain_payload_data                 (layer_rx_plain_payload_data),
        .rx_plain_payload_keep                 (layer_rx_plain_payload_keep),
        .rx_plain_payload_last                 (layer_rx_plain_payload_last),
        .rx_plain_valid                        (layer_rx_plain_valid),
        .rx_plain_ready                        (rx_plain_taken),
        .rx_verdict_payload_verdict            (layer_rx_verdict_payload_verdict),
        .rx_verdict_payload_sdi                (layer_rx_verdict_payload_sdi),
        .rx_verdict_payload_around_ipv6        (layer_rx_verdict_payload_around_ipv6),
        .rx_verdict_payload_around_source      (layer_rx_verdict_payload_around_source),
        .rx_verdict_payload_around_destination (layer_rx_verdict_payload_around_destination),
        .rx_verdict_payload_around_udp         (layer_rx_verdict_payload_around_udp),
        .rx_verdict_payload_around_between     (layer_rx_verdict_payload_around_between),
        .rx_verdict_payload_around_bytes       (layer_rx_verdict_payload_around_bytes),
        .rx_verdict_payload_tag                (layer_rx_verdict_payload_tag),
        .rx_verdict_valid                      (layer_rx_verdict_valid),
        .rx_verdict_ready                      (rx_verdict_taken),
        .job_payload_secured                   (asked_payload_secured),
        .job_payload_sdi                       (asked_payload_sdi),
        .job_payload_has_job                   (asked_payload_has_job),
        .job_payload_job                       (asked_payload_job),
        .job_payload_bytes                     (asked_payload_bytes),
        .job_valid                             (asked_valid),
        .job_ready                             (layer_job_ready),
        .job_answer_payload                    (layer_job_answer_payload),
        .job_answer_valid                      (layer_job_answer_valid),
        .job_answer_ready                      (1'b1)
    );

    uet_frame_join tx_join (
        .clk                        (clk),
        .rst                        (parts_reset),
        .frame_payload_outer_header (tx_outers_down_payload_outer_header),
        .frame_payload_outer_length (tx_outers_down_payload_outer_length),
        .frame_payload_outer_tagged (tx_outers_down_payload_outer_tagged),
        .frame_payload_outer_ipv6   (tx_outers_down_payload_outer_ipv6),
        .frame_payload_outer_udp    (tx_outers_down_payload_outer_udp),
        .frame_payload_was          (tx_outers_down_payload_was),
        .frame_payload_bytes        (tx_outers_down_payload_was + extra),
        .frame_payload_send         (1'b1),
        .frame_valid                (leaves && layer_tx_outcome_payload_sent),
        .frame_ready                (tx_join_frame_ready),
        .body_payload_data          (layer_tx_down_payload_data),
        .body_payload_keep          (layer_tx_down_payload_keep),
        .body_payload_last          (layer_tx_down_payload_last),
        .body_valid                 (layer_tx_down_valid),
        .body_ready                 (tx_join_body_ready),
        .down_payload_data          (tx_join_down_payload_data),
        .down_payload_keep          (tx_join_down_payload_keep),
        .down_payload_last          (tx_join_down_payload_last),
        .down_valid                 (tx_join_down_valid),
        .down_ready                 (out_taken)
    );

    width_up_b16_x4 tx_wide (
        .clk               (clk),
        .rst               (parts_reset),
        .up_payload_data   (tx_join_down_payload_data),
        .up_payload_keep   (tx_join_down_payload_keep),
        .up_payload_last   (tx_join_down_payload_last),
        .up_valid          (tx_join_down_valid),
        .up_ready          (tx_wide_up_ready),
        .down_payload_data (tx_wide_down_payload_data),
        .down_payload_keep (tx_wide_down_payload_keep),
        .down_payload_last (tx_wide_down_payload_last),
        .down_valid        (tx_wide_down_valid),
        .down_ready        (tx_wide_taken)
    );

    uet_packet_ending_w577 tx_ending (
        .clk               (clk),
        .rst               (rst),
        .cut               (shut),
        .drop              (tx_ending_drop),
        .up_payload_data   (tx_wide_down_payload_data),
        .up_payload_keep   (tx_wide_down_payload_keep),
        .up_payload_last   (tx_wide_down_payload_last),
        .up_valid          (tx_wide_down_valid),
        .up_ready          (tx_ending_up_ready),
        .down_payload_data (tx_ending_down_payload_data),
        .down_payload_keep (tx_ending_down_payload_keep),
        .down_payload_last (tx_ending_down_payload_last),
        .down_valid        (tx_ending_down_valid),
        .down_ready        (tx_ending_taken)
    );

    packet_fifo_wait_w578_d256_02c4d3 tx_frames (
        .clk                     (clk),
        .rst                     (rst),
        .drop                    (tx_ending_drop),
        .beats                   (tx_frames_beats),
        .packets                 (tx_frames_packets),
        .overflow                (tx_frames_overflow),
        .up_payload_data         (tx_ending_down_payload_data),
        .up_payload_keep         (tx_ending_down_payload_keep),
        .up_payload_last         (tx_ending_down_payload_last),
        .up_payload_user_plain   (1'b0),
        .up_valid                (tx_ending_down_valid),
        .up_ready                (tx_frames_up_ready),
        .down_payload_data       (tx_frames_down_payload_data),
        .down_payload_keep       (tx_frames_down_payload_keep),
        .down_payload_last       (tx_frames_down_payload_last),
        .down_payload_user_plain (tx_frames_down_payload_user_plain),
        .down_valid              (tx_frames_down_valid),
        .down_ready              (line_sent_ready)
    );

    fifo_w1_d8 sources (
        .clk          (clk),
        .rst          (parts_reset),
        .up_payload   (is_plain),
        .up_valid     (joins),
        .up_ready     (sources_up_ready),
        .down_payload (sources_down_payload),
        .down_valid   (sources_down_valid),
        .down_ready   (source_taken)
    );

    uet_frame_join rx_join (
        .clk                        (clk),
        .rst                        (parts_reset),
        .frame_payload_outer_header (rx_outers_item_outer_header),
        .frame_payload_outer_length (rx_outers_item_outer_length),
        .frame_payload_outer_tagged (rx_outers_item_outer_tagged),
        .frame_payload_outer_ipv6   (rx_outers_item_outer_ipv6),
        .frame_payload_outer_udp    (rx_outers_item_outer_udp),
        .frame_payload_was          (rx_outers_item_was),
        .frame_payload_bytes        (layer_rx_verdict_payload_around_bytes),
        .frame_payload_send         (is_wanted),
        .frame_valid                (joins),
        .frame_ready                (rx_join_frame_ready),
        .body_payload_data          (sources_down_payload ? layer_rx_plain_payload_data : layer_rx_down_payload_data),
        .body_payload_keep          (sources_down_payload ? layer_rx_plain_payload_keep : layer_rx_down_payload_keep),
        .body_payload_last          (source_taken_choice_2),
        .body_valid                 (source_taken_term),
        .body_ready                 (rx_join_body_ready),
        .down_payload_data          (rx_join_down_payload_data),
        .down_payload_keep          (rx_join_down_payload_keep),
        .down_payload_last          (rx_join_down_payload_last),
        .down_valid                 (rx_join_down_valid),
        .down_ready                 (in_taken)
    );

    width_up_b16_x4 rx_wide (
        .clk               (clk),
        .rst               (parts_reset),
        .up_payload_data   (rx_join_down_payload_data),
        .up_payload_keep   (rx_join_down_payload_keep),
        .up_payload_last   (rx_join_down_payload_last),
        .up_valid          (rx_join_down_valid),
        .up_ready          (rx_wide_up_ready),
        .down_payload_data (rx_wide_down_payload_data),
        .down_payload_keep (rx_wide_down_payload_keep),
        .down_payload_last (rx_wide_down_payload_last),
        .down_valid        (rx_wide_down_valid),
        .down_ready        (rx_wide_taken)
    );

    uet_packet_ending_w577 rx_ending (
        .clk               (clk),
        .rst               (rst),
        .cut               (shut),
        .drop              (rx_ending_drop),
        .up_payload_data   (rx_wide_down_payload_data),
        .up_payload_keep   (rx_wide_down_payload_keep),
        .up_payload_last   (rx_wide_down_payload_last),
        .up_valid          (rx_wide_down_valid),
        .up_ready          (rx_ending_up_ready),
        .down_payload_data (rx_ending_down_payload_data),
        .down_payload_keep (rx_ending_down_payload_keep),
        .down_payload_last (rx_ending_down_payload_last),
        .down_valid        (rx_ending_down_valid),
        .down_ready        (rx_ending_taken)
    );

    fifo_w1_d16 rx_marks (
        .clk          (clk),
        .rst          (parts_reset),
        .up_payload   (is_plain),
        .up_valid     (joins_and_is_wanted),
        .up_ready     (rx_marks_up_ready),
        .down_payload (rx_marks_down_payload),
        .down_valid   (rx_marks_down_valid),
        .down_ready   (rx_whole)
    );

    packet_fifo_wait_w578_d256_02c4d3 rx_frames (
        .clk                     (clk),
        .rst                     (rst),
        .drop                    (rx_ending_drop),
        .beats                   (rx_frames_beats),
        .packets                 (rx_frames_packets),
        .overflow                (rx_frames_overflow),
        .up_payload_data         (rx_ending_down_payload_data),
        .up_payload_keep         (rx_ending_down_payload_keep),
        .up_payload_last         (rx_ending_down_payload_last),
        .up_payload_user_plain   (rx_marks_down_payload),
        .up_valid                (rx_ending_down_valid),
        .up_ready                (rx_frames_up_ready),
        .down_payload_data       (rx_frames_down_payload_data),
        .down_payload_keep       (rx_frames_down_payload_keep),
        .down_payload_last       (rx_frames_down_payload_last),
        .down_payload_user_plain (rx_frames_down_payload_user_plain),
        .down_valid              (rx_frames_down_valid),
        .down_ready              (received_ready)
    );

    rolling_counter_w32_by1 count_opened (
        .clk    (clk),
        .rst    (rst),
        .amount (judged && is_opened),
        .count  (count_opened_count)
    );

    rolling_counter_w32_by1 count_refused (
        .clk    (clk),
        .rst    (rst),
        .amount (judged && is_plain && !is_wanted),
        .count  (count_refused_count)
    );

    rolling_counter_w32_by1 count_dropped (
        .clk    (clk),
        .rst    (rst),
        .amount (judged && !has_body),
        .count  (count_dropped_count)
    );

    rolling_counter_w32_by1 count_others (
        .clk    (clk),
        .rst    (rst),
        .amount (rx_split_others),
        .count  (count_others_count)
    );

    rolling_counter_w32_by1 count_not_sent (
        .clk    (clk),
        .rst    (rst),
        .amount (over_term),
        .count  (count_not_sent_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            restarts <= 1'b1;
            frames_within <= 9'd0;
        end else begin
            restarts <= layer_clears;
            if (shut) begin
                frames_within <= tx_frames_packets - {8'd0, gone};
            end else begin
                frames_within <= frames_within + {8'd0, takes && begins} - {7'd0, over};
            end
        end
    end

    always @(posedge clk) begin
        if (parts_reset) begin
            begins <= 1'b1;
        end else begin
            if (takes) begin
                begins <= tx_gate_down_payload_last;
            end
        end
    end

    assign irq = layer_irq;
    assign counts_opened = count_opened_count;
    assign counts_refused = count_refused_count;
    assign counts_dropped = count_dropped_count;
    assign counts_others = count_others_count;
    assign counts_not_sent = count_not_sent_count;
    assign busy = frames_within >= 9'd3;
    assign clearing = layer_clearing;
    assign received_plain = rx_frames_down_payload_user_plain;
    assign s_axi_awready = layer_s_axi_awready;
    assign s_axi_wready = layer_s_axi_wready;
    assign s_axi_bresp = layer_s_axi_bresp;
    assign s_axi_bvalid = layer_s_axi_bvalid;
    assign s_axi_arready = layer_s_axi_arready;
    assign s_axi_rdata = layer_s_axi_rdata;
    assign s_axi_rresp = layer_s_axi_rresp;
    assign s_axi_rvalid = layer_s_axi_rvalid;
    assign sent_ready = tx_gate_up_ready;
    assign line_sent_payload_data = tx_frames_down_payload_data;
    assign line_sent_payload_keep = tx_frames_down_payload_keep;
    assign line_sent_payload_last = tx_frames_down_payload_last;
    assign line_sent_payload_wrong = 1'b0;
    assign line_sent_valid = tx_frames_down_valid;
    assign line_received_ready = rx_gate_up_ready;
    assign received_payload_data = rx_frames_down_payload_data;
    assign received_payload_keep = rx_frames_down_payload_keep;
    assign received_payload_last = rx_frames_down_payload_last;
    assign received_valid = rx_frames_down_valid;

    wire _unused_ok = &{1'b0, sent_payload_wrong, tx_split_frame_payload_trimmed, told_tag[7:6], layer_tx_outcome_payload_tsc, layer_rx_verdict_payload_around_ipv6, layer_rx_verdict_payload_around_source, layer_rx_verdict_payload_around_destination, layer_rx_verdict_payload_around_udp, layer_rx_verdict_payload_around_between, layer_job_answer_payload, layer_job_answer_valid, tx_frames_beats, tx_frames_overflow, tx_frames_down_payload_user_plain, rx_marks_up_ready, rx_marks_down_valid, rx_frames_beats, rx_frames_packets, rx_frames_overflow};

`ifdef FORMAL
    always @(posedge clk) if (!rst) rx_mark_finds_room: assert (!joins_and_is_wanted || rx_marks_up_ready);
`endif

endmodule

`default_nettype wire
