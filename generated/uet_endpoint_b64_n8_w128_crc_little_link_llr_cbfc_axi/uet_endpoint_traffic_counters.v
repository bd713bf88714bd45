// Counters of the datapath of an endpoint, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_traffic_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] rx_parser_uet,
    input  wire [31:0] rx_parser_other,
    input  wire [31:0] rx_parser_short,
    input  wire [31:0] rx_parser_unknown_type,
    input  wire [31:0] rx_parser_unknown_next_header,
    input  wire [31:0] rx_parser_bad_length,
    input  wire [31:0] rx_parser_bad_version,
    input  wire [31:0] rx_parser_unsupported,
    input  wire [31:0] rx_parser_fragment,
    input  wire [31:0] rx_parser_bad_checksum,
    input  wire [31:0] rx_parser_bad_crc,
    input  wire [31:0] rx_parser_bad_fcs,
    input  wire [31:0] rx_parser_reserved_bits,
    input  wire [31:0] rx_parser_wrong_next_header,
    input  wire [31:0] rx_parser_unknown_control_type,
    input  wire [31:0] rx_parser_unknown_ack_request,
    input  wire [31:0] rx_deparser_sent,
    input  wire [31:0] rx_deparser_wrong_length,
    input  wire [31:0] rx_deparser_too_long,
    input  wire [31:0] rx_deparser_no_packet,
    input  wire [31:0] rx_off,
    input  wire [31:0] rx_unknown_address,
    input  wire [31:0] rx_too_long,
    input  wire [31:0] rx_unrouted,
    input  wire [31:0] rx_no_buffer,
    input  wire [31:0] tx_deparser_sent,
    input  wire [31:0] tx_deparser_wrong_length,
    input  wire [31:0] tx_deparser_too_long,
    input  wire [31:0] tx_deparser_no_packet,
    input  wire [31:0] tx_stale,
    input  wire [31:0] tx_messages,
    input  wire [31:0] tx_completions,
    input  wire        ses_delivered,
    input  wire  [5:0] ses_return_code,
    input  wire        ses_completed,
    input  wire  [8:0] s_axi_awaddr,
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
    input  wire  [8:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg  [15:0] count_delivered;
    reg  [15:0] count_refused;
    reg  [15:0] count_completed;
    wire        registers_s_axi_awready;
    wire        registers_s_axi_wready;
    wire  [1:0] registers_s_axi_bresp;
    wire        registers_s_axi_bvalid;
    wire        registers_s_axi_arready;
    wire [31:0] registers_s_axi_rdata;
    wire  [1:0] registers_s_axi_rresp;
    wire        registers_s_axi_rvalid;

    uet_endpoint_traffic_registers registers (
        .clk                                  (clk),
        .rst                                  (rst),
        .hw_parsed_uet_count                  (rx_parser_uet),
        .hw_parsed_other_count                (rx_parser_other),
        .hw_parsed_short_count                (rx_parser_short),
        .hw_parsed_unknown_type_count         (rx_parser_unknown_type),
        .hw_parsed_unknown_next_header_count  (rx_parser_unknown_next_header),
        .hw_parsed_bad_length_count           (rx_parser_bad_length),
        .hw_parsed_bad_version_count          (rx_parser_bad_version),
        .hw_parsed_unsupported_count          (rx_parser_unsupported),
        .hw_parsed_fragment_count             (rx_parser_fragment),
        .hw_parsed_bad_checksum_count         (rx_parser_bad_checksum),
        .hw_parsed_bad_crc_count              (rx_parser_bad_crc),
        .hw_parsed_bad_fcs_count              (rx_parser_bad_fcs),
        .hw_parsed_reserved_bits_count        (rx_parser_reserved_bits),
        .hw_parsed_wrong_next_header_count    (rx_parser_wrong_next_header),
        .hw_parsed_unknown_control_type_count (rx_parser_unknown_control_type),
        .hw_parsed_unknown_ack_request_count  (rx_parser_unknown_ack_request),
        .hw_off_count                         (rx_off),
        .hw_unknown_address_count             (rx_unknown_address),
        .hw_too_long_count                    (rx_too_long),
        .hw_unrouted_count                    (rx_unrouted),
        .hw_no_buffer_count                   (rx_no_buffer),
        .hw_replies_sent_count                (rx_deparser_sent),
        .hw_replies_wrong_length_count        (rx_deparser_wrong_length),
        .hw_replies_too_long_count            (rx_deparser_too_long),
        .hw_replies_no_packet_count           (rx_deparser_no_packet),
        .hw_data_sent_count                   (tx_deparser_sent),
        .hw_data_wrong_length_count           (tx_deparser_wrong_length),
        .hw_data_too_long_count               (tx_deparser_too_long),
        .hw_data_no_packet_count              (tx_deparser_no_packet),
        .hw_stale_count                       (tx_stale),
        .hw_messages_count                    (tx_messages),
        .hw_completions_count                 (tx_completions),
        .hw_delivered_count                   (count_delivered),
        .hw_refused_count                     (count_refused),
        .hw_completed_count                   (count_completed),
        .s_axi_awaddr                         (s_axi_awaddr),
        .s_axi_awprot                         (s_axi_awprot),
        .s_axi_awvalid                        (s_axi_awvalid),
        .s_axi_awready                        (registers_s_axi_awready),
        .s_axi_wdata                          (s_axi_wdata),
        .s_axi_wstrb                          (s_axi_wstrb),
        .s_axi_wvalid                         (s_axi_wvalid),
        .s_axi_wready                         (registers_s_axi_wready),
        .s_axi_bresp                          (registers_s_axi_bresp),
        .s_axi_bvalid                         (registers_s_axi_bvalid),
        .s_axi_bready                         (s_axi_bready),
        .s_axi_araddr                         (s_axi_araddr),
        .s_axi_arprot                         (s_axi_arprot),
        .s_axi_arvalid                        (s_axi_arvalid),
        .s_axi_arready                        (registers_s_axi_arready),
        .s_axi_rdata                          (registers_s_axi_rdata),
        .s_axi_rresp                          (registers_s_axi_rresp),
        .s_axi_rvalid                         (registers_s_axi_rvalid),
        .s_axi_rready                         (s_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            count_delivered <= 16'd0;
            count_refused <= 16'd0;
            count_completed <= 16'd0;
        end else begin
            if (ses_delivered) begin
                count_delivered <= count_delivered + 16'd1;
            end
            if (ses_delivered && ses_return_code != 6'd1) begin
                count_refused <= count_refused + 16'd1;
            end
            if (ses_completed) begin
                count_completed <= count_completed + 16'd1;
            end
        end
    end

    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

endmodule

`default_nettype wire
