// 16 addresses of an endpoint, the gateway and DSCPs, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_address_control (
    input  wire         clk,
    input  wire         rst,
    output wire         addresses_0_enable,
    output wire [127:0] addresses_0_ip,
    output wire  [47:0] addresses_0_mac,
    output wire         addresses_0_tagged,
    output wire   [2:0] addresses_0_tag_pcp,
    output wire         addresses_0_tag_dei,
    output wire  [11:0] addresses_0_tag_vid,
    output wire         addresses_1_enable,
    output wire [127:0] addresses_1_ip,
    output wire  [47:0] addresses_1_mac,
    output wire         addresses_1_tagged,
    output wire   [2:0] addresses_1_tag_pcp,
    output wire         addresses_1_tag_dei,
    output wire  [11:0] addresses_1_tag_vid,
    output wire         addresses_2_enable,
    output wire [127:0] addresses_2_ip,
    output wire  [47:0] addresses_2_mac,
    output wire         addresses_2_tagged,
    output wire   [2:0] addresses_2_tag_pcp,
    output wire         addresses_2_tag_dei,
    output wire  [11:0] addresses_2_tag_vid,
    output wire         addresses_3_enable,
    output wire [127:0] addresses_3_ip,
    output wire  [47:0] addresses_3_mac,
    output wire         addresses_3_tagged,
    output wire   [2:0] addresses_3_tag_pcp,
    output wire         addresses_3_tag_dei,
    output wire  [11:0] addresses_3_tag_vid,
    output wire         addresses_4_enable,
    output wire [127:0] addresses_4_ip,
    output wire  [47:0] addresses_4_mac,
    output wire         addresses_4_tagged,
    output wire   [2:0] addresses_4_tag_pcp,
    output wire         addresses_4_tag_dei,
    output wire  [11:0] addresses_4_tag_vid,
    output wire         addresses_5_enable,
    output wire [127:0] addresses_5_ip,
    output wire  [47:0] addresses_5_mac,
    output wire         addresses_5_tagged,
    output wire   [2:0] addresses_5_tag_pcp,
    output wire         addresses_5_tag_dei,
    output wire  [11:0] addresses_5_tag_vid,
    output wire         addresses_6_enable,
    output wire [127:0] addresses_6_ip,
    output wire  [47:0] addresses_6_mac,
    output wire         addresses_6_tagged,
    output wire   [2:0] addresses_6_tag_pcp,
    output wire         addresses_6_tag_dei,
    output wire  [11:0] addresses_6_tag_vid,
    output wire         addresses_7_enable,
    output wire [127:0] addresses_7_ip,
    output wire  [47:0] addresses_7_mac,
    output wire         addresses_7_tagged,
    output wire   [2:0] addresses_7_tag_pcp,
    output wire         addresses_7_tag_dei,
    output wire  [11:0] addresses_7_tag_vid,
    output wire         addresses_8_enable,
    output wire [127:0] addresses_8_ip,
    output wire  [47:0] addresses_8_mac,
    output wire         addresses_8_tagged,
    output wire   [2:0] addresses_8_tag_pcp,
    output wire         addresses_8_tag_dei,
    output wire  [11:0] addresses_8_tag_vid,
    output wire         addresses_9_enable,
    output wire [127:0] addresses_9_ip,
    output wire  [47:0] addresses_9_mac,
    output wire         addresses_9_tagged,
    output wire   [2:0] addresses_9_tag_pcp,
    output wire         addresses_9_tag_dei,
    output wire  [11:0] addresses_9_tag_vid,
    output wire         addresses_10_enable,
    output wire [127:0] addresses_10_ip,
    output wire  [47:0] addresses_10_mac,
    output wire         addresses_10_tagged,
    output wire   [2:0] addresses_10_tag_pcp,
    output wire         addresses_10_tag_dei,
    output wire  [11:0] addresses_10_tag_vid,
    output wire         addresses_11_enable,
    output wire [127:0] addresses_11_ip,
    output wire  [47:0] addresses_11_mac,
    output wire         addresses_11_tagged,
    output wire   [2:0] addresses_11_tag_pcp,
    output wire         addresses_11_tag_dei,
    output wire  [11:0] addresses_11_tag_vid,
    output wire         addresses_12_enable,
    output wire [127:0] addresses_12_ip,
    output wire  [47:0] addresses_12_mac,
    output wire         addresses_12_tagged,
    output wire   [2:0] addresses_12_tag_pcp,
    output wire         addresses_12_tag_dei,
    output wire  [11:0] addresses_12_tag_vid,
    output wire         addresses_13_enable,
    output wire [127:0] addresses_13_ip,
    output wire  [47:0] addresses_13_mac,
    output wire         addresses_13_tagged,
    output wire   [2:0] addresses_13_tag_pcp,
    output wire         addresses_13_tag_dei,
    output wire  [11:0] addresses_13_tag_vid,
    output wire         addresses_14_enable,
    output wire [127:0] addresses_14_ip,
    output wire  [47:0] addresses_14_mac,
    output wire         addresses_14_tagged,
    output wire   [2:0] addresses_14_tag_pcp,
    output wire         addresses_14_tag_dei,
    output wire  [11:0] addresses_14_tag_vid,
    output wire         addresses_15_enable,
    output wire [127:0] addresses_15_ip,
    output wire  [47:0] addresses_15_mac,
    output wire         addresses_15_tagged,
    output wire   [2:0] addresses_15_tag_pcp,
    output wire         addresses_15_tag_dei,
    output wire  [11:0] addresses_15_tag_vid,
    output reg   [47:0] gateway,
    output wire   [5:0] data_dscp,
    output wire   [5:0] control_dscp,
    output wire         last_hop_used,
    output wire   [5:0] last_hop_dscp,
    output wire   [7:0] outer_ttl,
    output wire         outer_native,
    input  wire   [6:0] s_axi_awaddr,
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
    input  wire   [6:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    reg          flags_enable;
    reg          flags_tagged;
    reg   [11:0] flags_vid;
    reg          flags_dei;
    reg    [2:0] flags_pcp;
    reg   [31:0] mac_0_bits;
    reg   [15:0] mac_1_bits;
    reg   [31:0] ip_0_bits;
    reg   [31:0] ip_1_bits;
    reg   [31:0] ip_2_bits;
    reg   [31:0] ip_3_bits;
    wire   [3:0] registers_regs_index_entry;
    wire         registers_regs_go_write;
    wire         registers_regs_go_read;
    wire         registers_regs_flags_enable_value;
    wire         registers_regs_flags_enable_written;
    wire         registers_regs_flags_tagged_value;
    wire         registers_regs_flags_tagged_written;
    wire  [11:0] registers_regs_flags_vid_value;
    wire         registers_regs_flags_vid_written;
    wire         registers_regs_flags_dei_value;
    wire         registers_regs_flags_dei_written;
    wire   [2:0] registers_regs_flags_pcp_value;
    wire         registers_regs_flags_pcp_written;
    wire  [31:0] registers_regs_mac_0_bits_value;
    wire         registers_regs_mac_0_bits_written;
    wire  [15:0] registers_regs_mac_1_bits_value;
    wire         registers_regs_mac_1_bits_written;
    wire  [31:0] registers_regs_ip_0_bits_value;
    wire         registers_regs_ip_0_bits_written;
    wire  [31:0] registers_regs_ip_1_bits_value;
    wire         registers_regs_ip_1_bits_written;
    wire  [31:0] registers_regs_ip_2_bits_value;
    wire         registers_regs_ip_2_bits_written;
    wire  [31:0] registers_regs_ip_3_bits_value;
    wire         registers_regs_ip_3_bits_written;
    wire  [31:0] registers_regs_gateway_0_bits;
    wire  [15:0] registers_regs_gateway_1_bits_value;
    wire         registers_regs_gateway_1_bits_written;
    wire   [5:0] registers_regs_dscp_data;
    wire   [5:0] registers_regs_dscp_control;
    wire   [5:0] registers_regs_dscp_last_hop;
    wire         registers_regs_dscp_last_hop_used;
    wire   [7:0] registers_regs_outer_ttl;
    wire         registers_regs_outer_native;
    wire         registers_s_axi_awready;
    wire         registers_s_axi_wready;
    wire   [1:0] registers_s_axi_bresp;
    wire         registers_s_axi_bvalid;
    wire         registers_s_axi_arready;
    wire  [31:0] registers_s_axi_rdata;
    wire   [1:0] registers_s_axi_rresp;
    wire         registers_s_axi_rvalid;
    wire [193:0] kept_entry;
    reg          enable_0;
    reg          address_0_enable;
    reg  [127:0] address_0_ip;
    reg   [47:0] address_0_mac;
    reg          address_0_tagged;
    reg    [2:0] address_0_tag_pcp;
    reg          address_0_tag_dei;
    reg   [11:0] address_0_tag_vid;
    reg          enable_1;
    reg          address_1_enable;
    reg  [127:0] address_1_ip;
    reg   [47:0] address_1_mac;
    reg          address_1_tagged;
    reg    [2:0] address_1_tag_pcp;
    reg          address_1_tag_dei;
    reg   [11:0] address_1_tag_vid;
    reg          enable_2;
    reg          address_2_enable;
    reg  [127:0] address_2_ip;
    reg   [47:0] address_2_mac;
    reg          address_2_tagged;
    reg    [2:0] address_2_tag_pcp;
    reg          address_2_tag_dei;
    reg   [11:0] address_2_tag_vid;
    reg          enable_3;
    reg          address_3_enable;
    reg  [127:0] address_3_ip;
    reg   [47:0] address_3_mac;
    reg          address_3_tagged;
    reg    [2:0] address_3_tag_pcp;
    reg          address_3_tag_dei;
    reg   [11:0] address_3_tag_vid;
    reg          enable_4;
    reg          address_4_enable;
    reg  [127:0] address_4_ip;
    reg   [47:0] address_4_mac;
    reg          address_4_tagged;
    reg    [2:0] address_4_tag_pcp;
    reg          address_4_tag_dei;
    reg   [11:0] address_4_tag_vid;
    reg          enable_5;
    reg          address_5_enable;
    reg  [127:0] address_5_ip;
    reg   [47:0] address_5_mac;
    reg          address_5_tagged;
    reg    [2:0] address_5_tag_pcp;
    reg          address_5_tag_dei;
    reg   [11:0] address_5_tag_vid;
    reg          enable_6;
    reg          address_6_enable;
    reg  [127:0] address_6_ip;
    reg   [47:0] address_6_mac;
    reg          address_6_tagged;
    reg    [2:0] address_6_tag_pcp;
    reg          address_6_tag_dei;
    reg   [11:0] address_6_tag_vid;
    reg          enable_7;
    reg          address_7_enable;
    reg  [127:0] address_7_ip;
    reg   [47:0] address_7_mac;
    reg          address_7_tagged;
    reg    [2:0] address_7_tag_pcp;
    reg          address_7_tag_dei;
    reg   [11:0] address_7_tag_vid;
    reg          enable_8;
    reg          address_8_enable;
    reg  [127:0] address_8_ip;
    reg   [47:0] address_8_mac;
    reg          address_8_tagged;
    reg    [2:0] address_8_tag_pcp;
    reg          address_8_tag_dei;
    reg   [11:0] address_8_tag_vid;
    reg          enable_9;
    reg          address_9_enable;
    reg  [127:0] address_9_ip;
    reg   [47:0] address_9_mac;
    reg          address_9_tagged;
    reg    [2:0] address_9_tag_pcp;
    reg          address_9_tag_dei;
    reg   [11:0] address_9_tag_vid;
    reg          enable_10;
    reg          address_10_enable;
    reg  [127:0] address_10_ip;
    reg   [47:0] address_10_mac;
    reg          address_10_tagged;
    reg    [2:0] address_10_tag_pcp;
    reg          address_10_tag_dei;
    reg   [11:0] address_10_tag_vid;
    reg          enable_11;
    reg          address_11_enable;
    reg  [127:0] address_11_ip;
    reg   [47:0] address_11_mac;
    reg          address_11_tagged;
    reg    [2:0] address_11_tag_pcp;
    reg          address_11_tag_dei;
    reg   [11:0] address_11_tag_vid;
    reg          enable_12;
    reg          address_12_enable;
    reg  [127:0] address_12_ip;
    reg   [47:0] address_12_mac;
    reg          address_12_tagged;
    reg    [2:0] address_12_tag_pcp;
    reg          address_12_tag_dei;
    reg   [11:0] address_12_tag_vid;
    reg          enable_13;
    reg          address_13_enable;
    reg  [127:0] address_13_ip;
    reg   [47:0] address_13_mac;
    reg          address_13_tagged;
    reg    [2:0] address_13_tag_pcp;
    reg          address_13_tag_dei;
    reg   [11:0] address_13_tag_vid;
    reg          enable_14;
    reg          address_14_enable;
    reg  [127:0] address_14_ip;
    reg   [47:0] address_14_mac;
    reg          address_14_tagged;
    reg    [2:0] address_14_tag_pcp;
    reg          address_14_tag_dei;
    reg   [11:0] address_14_tag_vid;
    reg          enable_15;
    reg          address_15_enable;
    reg  [127:0] address_15_ip;
    reg   [47:0] address_15_mac;
    reg          address_15_tagged;
    reg    [2:0] address_15_tag_pcp;
    reg          address_15_tag_dei;
    reg   [11:0] address_15_tag_vid;

    wire         keeps = registers_regs_go_write;
    wire [127:0] address_0_ip_word = {ip_3_bits, ip_2_bits, ip_1_bits, ip_0_bits};
    wire  [47:0] address_0_mac_word = {mac_1_bits, mac_0_bits};

    uet_endpoint_address_registers registers (
        .clk                         (clk),
        .rst                         (rst),
        .hw_flags_enable             (flags_enable),
        .hw_flags_tagged             (flags_tagged),
        .hw_flags_vid                (flags_vid),
        .hw_flags_dei                (flags_dei),
        .hw_flags_pcp                (flags_pcp),
        .hw_mac_0_bits               (mac_0_bits),
        .hw_mac_1_bits               (mac_1_bits),
        .hw_ip_0_bits                (ip_0_bits),
        .hw_ip_1_bits                (ip_1_bits),
        .hw_ip_2_bits                (ip_2_bits),
        .hw_ip_3_bits                (ip_3_bits),
        .hw_gateway_1_bits           (gateway[47:32]),
        .regs_index_entry            (registers_regs_index_entry),
        .regs_go_write               (registers_regs_go_write),
        .regs_go_read                (registers_regs_go_read),
        .regs_flags_enable_value     (registers_regs_flags_enable_value),
        .regs_flags_enable_written   (registers_regs_flags_enable_written),
        .regs_flags_tagged_value     (registers_regs_flags_tagged_value),
        .regs_flags_tagged_written   (registers_regs_flags_tagged_written),
        .regs_flags_vid_value        (registers_regs_flags_vid_value),
        .regs_flags_vid_written      (registers_regs_flags_vid_written),
        .regs_flags_dei_value        (registers_regs_flags_dei_value),
        .regs_flags_dei_written      (registers_regs_flags_dei_written),
        .regs_flags_pcp_value        (registers_regs_flags_pcp_value),
        .regs_flags_pcp_written      (registers_regs_flags_pcp_written),
        .regs_mac_0_bits_value       (registers_regs_mac_0_bits_value),
        .regs_mac_0_bits_written     (registers_regs_mac_0_bits_written),
        .regs_mac_1_bits_value       (registers_regs_mac_1_bits_value),
        .regs_mac_1_bits_written     (registers_regs_mac_1_bits_written),
        .regs_ip_0_bits_value        (registers_regs_ip_0_bits_value),
        .regs_ip_0_bits_written      (registers_regs_ip_0_bits_written),
        .regs_ip_1_bits_value        (registers_regs_ip_1_bits_value),
        .regs_ip_1_bits_written      (registers_regs_ip_1_bits_written),
        .regs_ip_2_bits_value        (registers_regs_ip_2_bits_value),
        .regs_ip_2_bits_written      (registers_regs_ip_2_bits_written),
        .regs_ip_3_bits_value        (registers_regs_ip_3_bits_value),
        .regs_ip_3_bits_written      (registers_regs_ip_3_bits_written),
        .regs_gateway_0_bits         (registers_regs_gateway_0_bits),
        .regs_gateway_1_bits_value   (registers_regs_gateway_1_bits_value),
        .regs_gateway_1_bits_written (registers_regs_gateway_1_bits_written),
        .regs_dscp_data              (registers_regs_dscp_data),
        .regs_dscp_control           (registers_regs_dscp_control),
        .regs_dscp_last_hop          (registers_regs_dscp_last_hop),
        .regs_dscp_last_hop_used     (registers_regs_dscp_last_hop_used),
        .regs_outer_ttl              (registers_regs_outer_ttl),
        .regs_outer_native           (registers_regs_outer_native),
        .s_axi_awaddr                (s_axi_awaddr),
        .s_axi_awprot                (s_axi_awprot),
        .s_axi_awvalid               (s_axi_awvalid),
        .s_axi_awready               (registers_s_axi_awready),
        .s_axi_wdata                 (s_axi_wdata),
        .s_axi_wstrb                 (s_axi_wstrb),
        .s_axi_wvalid                (s_axi_wvalid),
        .s_axi_wready                (registers_s_axi_wready),
        .s_axi_bresp                 (registers_s_axi_bresp),
        .s_axi_bvalid                (registers_s_axi_bvalid),
        .s_axi_bready                (s_axi_bready),
        .s_axi_araddr                (s_axi_araddr),
        .s_axi_arprot                (s_axi_arprot),
        .s_axi_arvalid               (s_axi_arvalid),
        .s_axi_arready               (registers_s_axi_arready),
        .s_axi_rdata                 (registers_s_axi_rdata),
        .s_axi_rresp                 (registers_s_axi_rresp),
        .s_axi_rvalid                (registers_s_axi_rvalid),
        .s_axi_rready                (s_axi_rready)
    );

    uet_written_table_w194_n16 kept (
        .clk   (clk),
        .rst   (rst),
        .index (registers_regs_index_entry),
        .write (keeps),
        .data  ({
        ip_3_bits,
        ip_2_bits,
        ip_1_bits,
        ip_0_bits,
        mac_1_bits,
        mac_0_bits,
        flags_pcp,
        flags_dei,
        flags_vid,
        flags_tagged,
        flags_enable
    }),
        .entry (kept_entry)
    );

    always @(posedge clk) begin
        if (rst) begin
            gateway <= 48'd0;
            flags_enable <= 1'b0;
            flags_tagged <= 1'b0;
            flags_vid <= 12'd0;
            flags_dei <= 1'b0;
            flags_pcp <= 3'd0;
            mac_0_bits <= 32'd0;
            mac_1_bits <= 16'd0;
            ip_0_bits <= 32'd0;
            ip_1_bits <= 32'd0;
            ip_2_bits <= 32'd0;
            ip_3_bits <= 32'd0;
            enable_0 <= 1'b0;
            enable_1 <= 1'b0;
            enable_2 <= 1'b0;
            enable_3 <= 1'b0;
            enable_4 <= 1'b0;
            enable_5 <= 1'b0;
            enable_6 <= 1'b0;
            enable_7 <= 1'b0;
            enable_8 <= 1'b0;
            enable_9 <= 1'b0;
            enable_10 <= 1'b0;
            enable_11 <= 1'b0;
            enable_12 <= 1'b0;
            enable_13 <= 1'b0;
            enable_14 <= 1'b0;
            enable_15 <= 1'b0;
        end else begin
            if (registers_regs_flags_enable_written) begin
                flags_enable <= registers_regs_flags_enable_value;
            end
            if (registers_regs_go_read) begin
                flags_enable <= kept_entry[0];
            end
            if (registers_regs_flags_tagged_written) begin
                flags_tagged <= registers_regs_flags_tagged_value;
            end
            if (registers_regs_go_read) begin
                flags_tagged <= kept_entry[1];
            end
            if (registers_regs_flags_vid_written) begin
                flags_vid <= registers_regs_flags_vid_value;
            end
            if (registers_regs_go_read) begin
                flags_vid <= kept_entry[13:2];
            end
            if (registers_regs_flags_dei_written) begin
                flags_dei <= registers_regs_flags_dei_value;
            end
            if (registers_regs_go_read) begin
                flags_dei <= kept_entry[14];
            end
            if (registers_regs_flags_pcp_written) begin
                flags_pcp <= registers_regs_flags_pcp_value;
            end
            if (registers_regs_go_read) begin
                flags_pcp <= kept_entry[17:15];
            end
            if (registers_regs_mac_0_bits_written) begin
                mac_0_bits <= registers_regs_mac_0_bits_value;
            end
            if (registers_regs_go_read) begin
                mac_0_bits <= kept_entry[49:18];
            end
            if (registers_regs_mac_1_bits_written) begin
                mac_1_bits <= registers_regs_mac_1_bits_value;
            end
            if (registers_regs_go_read) begin
                mac_1_bits <= kept_entry[65:50];
            end
            if (registers_regs_ip_0_bits_written) begin
                ip_0_bits <= registers_regs_ip_0_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_0_bits <= kept_entry[97:66];
            end
            if (registers_regs_ip_1_bits_written) begin
                ip_1_bits <= registers_regs_ip_1_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_1_bits <= kept_entry[129:98];
            end
            if (registers_regs_ip_2_bits_written) begin
                ip_2_bits <= registers_regs_ip_2_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_2_bits <= kept_entry[161:130];
            end
            if (registers_regs_ip_3_bits_written) begin
                ip_3_bits <= registers_regs_ip_3_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_3_bits <= kept_entry[193:162];
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd0) begin
                enable_0 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd1) begin
                enable_1 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd2) begin
                enable_2 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd3) begin
                enable_3 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd4) begin
                enable_4 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd5) begin
                enable_5 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd6) begin
                enable_6 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd7) begin
                enable_7 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd8) begin
                enable_8 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd9) begin
                enable_9 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd10) begin
                enable_10 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd11) begin
                enable_11 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd12) begin
                enable_12 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd13) begin
                enable_13 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd14) begin
                enable_14 <= flags_enable;
            end
            if (registers_regs_go_write && registers_regs_index_entry == 4'd15) begin
                enable_15 <= flags_enable;
            end
            if (registers_regs_gateway_1_bits_written) begin
                gateway <= {registers_regs_gateway_1_bits_value, registers_regs_gateway_0_bits};
            end
        end
    end

    always @(posedge clk) begin
        if (registers_regs_go_write && registers_regs_index_entry == 4'd0) begin
            address_0_enable <= flags_enable;
            address_0_ip <= address_0_ip_word;
            address_0_mac <= address_0_mac_word;
            address_0_tagged <= flags_tagged;
            address_0_tag_pcp <= flags_pcp;
            address_0_tag_dei <= flags_dei;
            address_0_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd1) begin
            address_1_enable <= flags_enable;
            address_1_ip <= address_0_ip_word;
            address_1_mac <= address_0_mac_word;
            address_1_tagged <= flags_tagged;
            address_1_tag_pcp <= flags_pcp;
            address_1_tag_dei <= flags_dei;
            address_1_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd2) begin
            address_2_enable <= flags_enable;
            address_2_ip <= address_0_ip_word;
            address_2_mac <= address_0_mac_word;
            address_2_tagged <= flags_tagged;
            address_2_tag_pcp <= flags_pcp;
            address_2_tag_dei <= flags_dei;
            address_2_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd3) begin
            address_3_enable <= flags_enable;
            address_3_ip <= address_0_ip_word;
            address_3_mac <= address_0_mac_word;
            address_3_tagged <= flags_tagged;
            address_3_tag_pcp <= flags_pcp;
            address_3_tag_dei <= flags_dei;
            address_3_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd4) begin
            address_4_enable <= flags_enable;
            address_4_ip <= address_0_ip_word;
            address_4_mac <= address_0_mac_word;
            address_4_tagged <= flags_tagged;
            address_4_tag_pcp <= flags_pcp;
            address_4_tag_dei <= flags_dei;
            address_4_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd5) begin
            address_5_enable <= flags_enable;
            address_5_ip <= address_0_ip_word;
            address_5_mac <= address_0_mac_word;
            address_5_tagged <= flags_tagged;
            address_5_tag_pcp <= flags_pcp;
            address_5_tag_dei <= flags_dei;
            address_5_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd6) begin
            address_6_enable <= flags_enable;
            address_6_ip <= address_0_ip_word;
            address_6_mac <= address_0_mac_word;
            address_6_tagged <= flags_tagged;
            address_6_tag_pcp <= flags_pcp;
            address_6_tag_dei <= flags_dei;
            address_6_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd7) begin
            address_7_enable <= flags_enable;
            address_7_ip <= address_0_ip_word;
            address_7_mac <= address_0_mac_word;
            address_7_tagged <= flags_tagged;
            address_7_tag_pcp <= flags_pcp;
            address_7_tag_dei <= flags_dei;
            address_7_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd8) begin
            address_8_enable <= flags_enable;
            address_8_ip <= address_0_ip_word;
            address_8_mac <= address_0_mac_word;
            address_8_tagged <= flags_tagged;
            address_8_tag_pcp <= flags_pcp;
            address_8_tag_dei <= flags_dei;
            address_8_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd9) begin
            address_9_enable <= flags_enable;
            address_9_ip <= address_0_ip_word;
            address_9_mac <= address_0_mac_word;
            address_9_tagged <= flags_tagged;
            address_9_tag_pcp <= flags_pcp;
            address_9_tag_dei <= flags_dei;
            address_9_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd10) begin
            address_10_enable <= flags_enable;
            address_10_ip <= address_0_ip_word;
            address_10_mac <= address_0_mac_word;
            address_10_tagged <= flags_tagged;
            address_10_tag_pcp <= flags_pcp;
            address_10_tag_dei <= flags_dei;
            address_10_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd11) begin
            address_11_enable <= flags_enable;
            address_11_ip <= address_0_ip_word;
            address_11_mac <= address_0_mac_word;
            address_11_tagged <= flags_tagged;
            address_11_tag_pcp <= flags_pcp;
            address_11_tag_dei <= flags_dei;
            address_11_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd12) begin
            address_12_enable <= flags_enable;
            address_12_ip <= address_0_ip_word;
            address_12_mac <= address_0_mac_word;
            address_12_tagged <= flags_tagged;
            address_12_tag_pcp <= flags_pcp;
            address_12_tag_dei <= flags_dei;
            address_12_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd13) begin
            address_13_enable <= flags_enable;
            address_13_ip <= address_0_ip_word;
            address_13_mac <= address_0_mac_word;
            address_13_tagged <= flags_tagged;
            address_13_tag_pcp <= flags_pcp;
            address_13_tag_dei <= flags_dei;
            address_13_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd14) begin
            address_14_enable <= flags_enable;
            address_14_ip <= address_0_ip_word;
            address_14_mac <= address_0_mac_word;
            address_14_tagged <= flags_tagged;
            address_14_tag_pcp <= flags_pcp;
            address_14_tag_dei <= flags_dei;
            address_14_tag_vid <= flags_vid;
        end
        if (registers_regs_go_write && registers_regs_index_entry == 4'd15) begin
            address_15_enable <= flags_enable;
            address_15_ip <= address_0_ip_word;
            address_15_mac <= address_0_mac_word;
            address_15_tagged <= flags_tagged;
            address_15_tag_pcp <= flags_pcp;
            address_15_tag_dei <= flags_dei;
            address_15_tag_vid <= flags_vid;
        end
    end

    assign addresses_0_enable = enable_0;
    assign addresses_0_ip = address_0_ip;
    assign addresses_0_mac = address_0_mac;
    assign addresses_0_tagged = address_0_tagged;
    assign addresses_0_tag_pcp = address_0_tag_pcp;
    assign addresses_0_tag_dei = address_0_tag_dei;
    assign addresses_0_tag_vid = address_0_tag_vid;
    assign addresses_1_enable = enable_1;
    assign addresses_1_ip = address_1_ip;
    assign addresses_1_mac = address_1_mac;
    assign addresses_1_tagged = address_1_tagged;
    assign addresses_1_tag_pcp = address_1_tag_pcp;
    assign addresses_1_tag_dei = address_1_tag_dei;
    assign addresses_1_tag_vid = address_1_tag_vid;
    assign addresses_2_enable = enable_2;
    assign addresses_2_ip = address_2_ip;
    assign addresses_2_mac = address_2_mac;
    assign addresses_2_tagged = address_2_tagged;
    assign addresses_2_tag_pcp = address_2_tag_pcp;
    assign addresses_2_tag_dei = address_2_tag_dei;
    assign addresses_2_tag_vid = address_2_tag_vid;
    assign addresses_3_enable = enable_3;
    assign addresses_3_ip = address_3_ip;
    assign addresses_3_mac = address_3_mac;
    assign addresses_3_tagged = address_3_tagged;
    assign addresses_3_tag_pcp = address_3_tag_pcp;
    assign addresses_3_tag_dei = address_3_tag_dei;
    assign addresses_3_tag_vid = address_3_tag_vid;
    assign addresses_4_enable = enable_4;
    assign addresses_4_ip = address_4_ip;
    assign addresses_4_mac = address_4_mac;
    assign addresses_4_tagged = address_4_tagged;
    assign addresses_4_tag_pcp = address_4_tag_pcp;
    assign addresses_4_tag_dei = address_4_tag_dei;
    assign addresses_4_tag_vid = address_4_tag_vid;
    assign addresses_5_enable = enable_5;
    assign addresses_5_ip = address_5_ip;
    assign addresses_5_mac = address_5_mac;
    assign addresses_5_tagged = address_5_tagged;
    assign addresses_5_tag_pcp = address_5_tag_pcp;
    assign addresses_5_tag_dei = address_5_tag_dei;
    assign addresses_5_tag_vid = address_5_tag_vid;
    assign addresses_6_enable = enable_6;
    assign addresses_6_ip = address_6_ip;
    assign addresses_6_mac = address_6_mac;
    assign addresses_6_tagged = address_6_tagged;
    assign addresses_6_tag_pcp = address_6_tag_pcp;
    assign addresses_6_tag_dei = address_6_tag_dei;
    assign addresses_6_tag_vid = address_6_tag_vid;
    assign addresses_7_enable = enable_7;
    assign addresses_7_ip = address_7_ip;
    assign addresses_7_mac = address_7_mac;
    assign addresses_7_tagged = address_7_tagged;
    assign addresses_7_tag_pcp = address_7_tag_pcp;
    assign addresses_7_tag_dei = address_7_tag_dei;
    assign addresses_7_tag_vid = address_7_tag_vid;
    assign addresses_8_enable = enable_8;
    assign addresses_8_ip = address_8_ip;
    assign addresses_8_mac = address_8_mac;
    assign addresses_8_tagged = address_8_tagged;
    assign addresses_8_tag_pcp = address_8_tag_pcp;
    assign addresses_8_tag_dei = address_8_tag_dei;
    assign addresses_8_tag_vid = address_8_tag_vid;
    assign addresses_9_enable = enable_9;
    assign addresses_9_ip = address_9_ip;
    assign addresses_9_mac = address_9_mac;
    assign addresses_9_tagged = address_9_tagged;
    assign addresses_9_tag_pcp = address_9_tag_pcp;
    assign addresses_9_tag_dei = address_9_tag_dei;
    assign addresses_9_tag_vid = address_9_tag_vid;
    assign addresses_10_enable = enable_10;
    assign addresses_10_ip = address_10_ip;
    assign addresses_10_mac = address_10_mac;
    assign addresses_10_tagged = address_10_tagged;
    assign addresses_10_tag_pcp = address_10_tag_pcp;
    assign addresses_10_tag_dei = address_10_tag_dei;
    assign addresses_10_tag_vid = address_10_tag_vid;
    assign addresses_11_enable = enable_11;
    assign addresses_11_ip = address_11_ip;
    assign addresses_11_mac = address_11_mac;
    assign addresses_11_tagged = address_11_tagged;
    assign addresses_11_tag_pcp = address_11_tag_pcp;
    assign addresses_11_tag_dei = address_11_tag_dei;
    assign addresses_11_tag_vid = address_11_tag_vid;
    assign addresses_12_enable = enable_12;
    assign addresses_12_ip = address_12_ip;
    assign addresses_12_mac = address_12_mac;
    assign addresses_12_tagged = address_12_tagged;
    assign addresses_12_tag_pcp = address_12_tag_pcp;
    assign addresses_12_tag_dei = address_12_tag_dei;
    assign addresses_12_tag_vid = address_12_tag_vid;
    assign addresses_13_enable = enable_13;
    assign addresses_13_ip = address_13_ip;
    assign addresses_13_mac = address_13_mac;
    assign addresses_13_tagged = address_13_tagged;
    assign addresses_13_tag_pcp = address_13_tag_pcp;
    assign addresses_13_tag_dei = address_13_tag_dei;
    assign addresses_13_tag_vid = address_13_tag_vid;
    assign addresses_14_enable = enable_14;
    assign addresses_14_ip = address_14_ip;
    assign addresses_14_mac = address_14_mac;
    assign addresses_14_tagged = address_14_tagged;
    assign addresses_14_tag_pcp = address_14_tag_pcp;
    assign addresses_14_tag_dei = address_14_tag_dei;
    assign addresses_14_tag_vid = address_14_tag_vid;
    assign addresses_15_enable = enable_15;
    assign addresses_15_ip = address_15_ip;
    assign addresses_15_mac = address_15_mac;
    assign addresses_15_tagged = address_15_tagged;
    assign addresses_15_tag_pcp = address_15_tag_pcp;
    assign addresses_15_tag_dei = address_15_tag_dei;
    assign addresses_15_tag_vid = address_15_tag_vid;
    assign data_dscp = registers_regs_dscp_data;
    assign control_dscp = registers_regs_dscp_control;
    assign last_hop_used = registers_regs_dscp_last_hop_used;
    assign last_hop_dscp = registers_regs_dscp_last_hop;
    assign outer_ttl = registers_regs_outer_ttl;
    assign outer_native = registers_regs_outer_native;
    assign s_axi_awready = registers_s_axi_awready;
    assign s_axi_wready = registers_s_axi_wready;
    assign s_axi_bresp = registers_s_axi_bresp;
    assign s_axi_bvalid = registers_s_axi_bvalid;
    assign s_axi_arready = registers_s_axi_arready;
    assign s_axi_rdata = registers_s_axi_rdata;
    assign s_axi_rresp = registers_s_axi_rresp;
    assign s_axi_rvalid = registers_s_axi_rvalid;

    wire _unused_ok = &{1'b0, address_0_enable, address_1_enable, address_2_enable, address_3_enable, address_4_enable, address_5_enable, address_6_enable, address_7_enable, address_8_enable, address_9_enable, address_10_enable, address_11_enable, address_12_enable, address_13_enable, address_14_enable, address_15_enable};

endmodule

`default_nettype wire
