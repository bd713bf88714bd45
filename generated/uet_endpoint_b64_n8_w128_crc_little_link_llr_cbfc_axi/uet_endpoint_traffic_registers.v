// AXI4-Lite register file: parsed_uet, parsed_uet_high, parsed_other, parsed_other_high, parsed_short, parsed_short_high, parsed_unknown_type, parsed_unknown_type_high, parsed_unknown_next_header, parsed_unknown_next_header_high, parsed_bad_length, parsed_bad_length_high, parsed_bad_version, parsed_bad_version_high, parsed_unsupported, parsed_unsupported_high, parsed_fragment, parsed_fragment_high, parsed_bad_checksum, parsed_bad_checksum_high, parsed_bad_crc, parsed_bad_crc_high, parsed_bad_fcs, parsed_bad_fcs_high, parsed_reserved_bits, parsed_reserved_bits_high, parsed_wrong_next_header, parsed_wrong_next_header_high, parsed_unknown_control_type, parsed_unknown_control_type_high, parsed_unknown_ack_request, parsed_unknown_ack_request_high, off, off_high, unknown_address, unknown_address_high, too_long, too_long_high, unrouted, unrouted_high, no_buffer, no_buffer_high, replies_sent, replies_sent_high, replies_wrong_length, replies_wrong_length_high, replies_too_long, replies_too_long_high, replies_no_packet, replies_no_packet_high, data_sent, data_sent_high, data_wrong_length, data_wrong_length_high, data_too_long, data_too_long_high, data_no_packet, data_no_packet_high, stale, stale_high, messages, messages_high, completions, completions_high, delivered, delivered_high, refused, refused_high, completed, completed_high.
`default_nettype none

module uet_endpoint_traffic_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] hw_parsed_uet_count,
    input  wire [31:0] hw_parsed_other_count,
    input  wire [31:0] hw_parsed_short_count,
    input  wire [31:0] hw_parsed_unknown_type_count,
    input  wire [31:0] hw_parsed_unknown_next_header_count,
    input  wire [31:0] hw_parsed_bad_length_count,
    input  wire [31:0] hw_parsed_bad_version_count,
    input  wire [31:0] hw_parsed_unsupported_count,
    input  wire [31:0] hw_parsed_fragment_count,
    input  wire [31:0] hw_parsed_bad_checksum_count,
    input  wire [31:0] hw_parsed_bad_crc_count,
    input  wire [31:0] hw_parsed_bad_fcs_count,
    input  wire [31:0] hw_parsed_reserved_bits_count,
    input  wire [31:0] hw_parsed_wrong_next_header_count,
    input  wire [31:0] hw_parsed_unknown_control_type_count,
    input  wire [31:0] hw_parsed_unknown_ack_request_count,
    input  wire [31:0] hw_off_count,
    input  wire [31:0] hw_unknown_address_count,
    input  wire [31:0] hw_too_long_count,
    input  wire [31:0] hw_unrouted_count,
    input  wire [31:0] hw_no_buffer_count,
    input  wire [31:0] hw_replies_sent_count,
    input  wire [31:0] hw_replies_wrong_length_count,
    input  wire [31:0] hw_replies_too_long_count,
    input  wire [31:0] hw_replies_no_packet_count,
    input  wire [31:0] hw_data_sent_count,
    input  wire [31:0] hw_data_wrong_length_count,
    input  wire [31:0] hw_data_too_long_count,
    input  wire [31:0] hw_data_no_packet_count,
    input  wire [31:0] hw_stale_count,
    input  wire [31:0] hw_messages_count,
    input  wire [31:0] hw_completions_count,
    input  wire [15:0] hw_delivered_count,
    input  wire [15:0] hw_refused_count,
    input  wire [15:0] hw_completed_count,
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
    reg   [5:0] held_of;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire  [6:0] r_word = s_axi_araddr[8:2];
    wire        w_counters = w_word < 7'd70;
    wire        r_counter = r_word < 7'd70;
    wire        takes_held = holds_high && held_of == r_word[6:1];
    wire [31:0] s_axi_rdata_choice = takes_held ? held_high : counters_total[63:32];

    uet_endpoint_traffic_registers_counters counters (
        .clk                                (clk),
        .rst                                (rst),
        .counts_parsed_uet                  (hw_parsed_uet_count),
        .counts_parsed_other                (hw_parsed_other_count),
        .counts_parsed_short                (hw_parsed_short_count),
        .counts_parsed_unknown_type         (hw_parsed_unknown_type_count),
        .counts_parsed_unknown_next_header  (hw_parsed_unknown_next_header_count),
        .counts_parsed_bad_length           (hw_parsed_bad_length_count),
        .counts_parsed_bad_version          (hw_parsed_bad_version_count),
        .counts_parsed_unsupported          (hw_parsed_unsupported_count),
        .counts_parsed_fragment             (hw_parsed_fragment_count),
        .counts_parsed_bad_checksum         (hw_parsed_bad_checksum_count),
        .counts_parsed_bad_crc              (hw_parsed_bad_crc_count),
        .counts_parsed_bad_fcs              (hw_parsed_bad_fcs_count),
        .counts_parsed_reserved_bits        (hw_parsed_reserved_bits_count),
        .counts_parsed_wrong_next_header    (hw_parsed_wrong_next_header_count),
        .counts_parsed_unknown_control_type (hw_parsed_unknown_control_type_count),
        .counts_parsed_unknown_ack_request  (hw_parsed_unknown_ack_request_count),
        .counts_off                         (hw_off_count),
        .counts_unknown_address             (hw_unknown_address_count),
        .counts_too_long                    (hw_too_long_count),
        .counts_unrouted                    (hw_unrouted_count),
        .counts_no_buffer                   (hw_no_buffer_count),
        .counts_replies_sent                (hw_replies_sent_count),
        .counts_replies_wrong_length        (hw_replies_wrong_length_count),
        .counts_replies_too_long            (hw_replies_too_long_count),
        .counts_replies_no_packet           (hw_replies_no_packet_count),
        .counts_data_sent                   (hw_data_sent_count),
        .counts_data_wrong_length           (hw_data_wrong_length_count),
        .counts_data_too_long               (hw_data_too_long_count),
        .counts_data_no_packet              (hw_data_no_packet_count),
        .counts_stale                       (hw_stale_count),
        .counts_messages                    (hw_messages_count),
        .counts_completions                 (hw_completions_count),
        .counts_delivered                   (hw_delivered_count),
        .counts_refused                     (hw_refused_count),
        .counts_completed                   (hw_completed_count),
        .read                               (r_word[6:1]),
        .total                              (counters_total)
    );

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            holds_high <= 1'b0;
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
            if (w_counters) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read && r_counter) begin
            if (!r_word[0]) begin
                held_high <= counters_total[63:32];
                held_of <= r_word[6:1];
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_counter) begin
                s_axi_rdata <= r_word[0] ? s_axi_rdata_choice : counters_total[31:0];
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data, w_strb};

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
