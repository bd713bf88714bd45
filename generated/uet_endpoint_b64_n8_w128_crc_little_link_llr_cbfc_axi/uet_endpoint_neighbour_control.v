// 64 neighbours of an endpoint, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_neighbour_control (
    input  wire         clk,
    input  wire         rst,
    input  wire         ready,
    output wire         neighbour_valid,
    output wire         neighbour_forget,
    output wire [127:0] neighbour_ip,
    output wire  [47:0] neighbour_mac,
    input  wire   [5:0] s_axi_awaddr,
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
    input  wire   [5:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    reg          busy;
    reg          forgotten;
    reg          valid;
    reg          forget;
    reg  [127:0] ip;
    reg   [47:0] mac;
    reg          flags_enable;
    reg   [31:0] mac_0_bits;
    reg   [15:0] mac_1_bits;
    reg   [31:0] ip_0_bits;
    reg   [31:0] ip_1_bits;
    reg   [31:0] ip_2_bits;
    reg   [31:0] ip_3_bits;
    wire   [5:0] registers_regs_index_entry;
    wire         registers_regs_go_write;
    wire         registers_regs_go_read;
    wire         registers_regs_flags_enable_value;
    wire         registers_regs_flags_enable_written;
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
    wire         registers_s_axi_awready;
    wire         registers_s_axi_wready;
    wire   [1:0] registers_s_axi_bresp;
    wire         registers_s_axi_bvalid;
    wire         registers_s_axi_arready;
    wire  [31:0] registers_s_axi_rdata;
    wire   [1:0] registers_s_axi_rresp;
    wire         registers_s_axi_rvalid;
    wire [176:0] kept_entry;
    reg          differs;

    wire         tells = busy && forgotten;
    wire         keeps = tells;
    wire [127:0] differs_word = {ip_3_bits, ip_2_bits, ip_1_bits, ip_0_bits};

    uet_endpoint_neighbour_registers registers (
        .clk                       (clk),
        .rst                       (rst),
        .hw_status_busy            (busy),
        .hw_flags_enable           (flags_enable),
        .hw_mac_0_bits             (mac_0_bits),
        .hw_mac_1_bits             (mac_1_bits),
        .hw_ip_0_bits              (ip_0_bits),
        .hw_ip_1_bits              (ip_1_bits),
        .hw_ip_2_bits              (ip_2_bits),
        .hw_ip_3_bits              (ip_3_bits),
        .regs_index_entry          (registers_regs_index_entry),
        .regs_go_write             (registers_regs_go_write),
        .regs_go_read              (registers_regs_go_read),
        .regs_flags_enable_value   (registers_regs_flags_enable_value),
        .regs_flags_enable_written (registers_regs_flags_enable_written),
        .regs_mac_0_bits_value     (registers_regs_mac_0_bits_value),
        .regs_mac_0_bits_written   (registers_regs_mac_0_bits_written),
        .regs_mac_1_bits_value     (registers_regs_mac_1_bits_value),
        .regs_mac_1_bits_written   (registers_regs_mac_1_bits_written),
        .regs_ip_0_bits_value      (registers_regs_ip_0_bits_value),
        .regs_ip_0_bits_written    (registers_regs_ip_0_bits_written),
        .regs_ip_1_bits_value      (registers_regs_ip_1_bits_value),
        .regs_ip_1_bits_written    (registers_regs_ip_1_bits_written),
        .regs_ip_2_bits_value      (registers_regs_ip_2_bits_value),
        .regs_ip_2_bits_written    (registers_regs_ip_2_bits_written),
        .regs_ip_3_bits_value      (registers_regs_ip_3_bits_value),
        .regs_ip_3_bits_written    (registers_regs_ip_3_bits_written),
        .s_axi_awaddr              (s_axi_awaddr),
        .s_axi_awprot              (s_axi_awprot),
        .s_axi_awvalid             (s_axi_awvalid),
        .s_axi_awready             (registers_s_axi_awready),
        .s_axi_wdata               (s_axi_wdata),
        .s_axi_wstrb               (s_axi_wstrb),
        .s_axi_wvalid              (s_axi_wvalid),
        .s_axi_wready              (registers_s_axi_wready),
        .s_axi_bresp               (registers_s_axi_bresp),
        .s_axi_bvalid              (registers_s_axi_bvalid),
        .s_axi_bready              (s_axi_bready),
        .s_axi_araddr              (s_axi_araddr),
        .s_axi_arprot              (s_axi_arprot),
        .s_axi_arvalid             (s_axi_arvalid),
        .s_axi_arready             (registers_s_axi_arready),
        .s_axi_rdata               (registers_s_axi_rdata),
        .s_axi_rresp               (registers_s_axi_rresp),
        .s_axi_rvalid              (registers_s_axi_rvalid),
        .s_axi_rready              (s_axi_rready)
    );

    uet_written_table_w177_n64 kept (
        .clk   (clk),
        .rst   (rst),
        .index (registers_regs_index_entry),
        .write (keeps),
        .data  ({ip_3_bits, ip_2_bits, ip_1_bits, ip_0_bits, mac_1_bits, mac_0_bits, flags_enable}),
        .entry (kept_entry)
    );

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            forgotten <= 1'b0;
            valid <= 1'b0;
            flags_enable <= 1'b0;
            mac_0_bits <= 32'd0;
            mac_1_bits <= 16'd0;
            ip_0_bits <= 32'd0;
            ip_1_bits <= 32'd0;
            ip_2_bits <= 32'd0;
            ip_3_bits <= 32'd0;
        end else begin
            if (registers_regs_flags_enable_written) begin
                flags_enable <= registers_regs_flags_enable_value;
            end
            if (registers_regs_go_read) begin
                flags_enable <= kept_entry[0];
            end
            if (registers_regs_mac_0_bits_written) begin
                mac_0_bits <= registers_regs_mac_0_bits_value;
            end
            if (registers_regs_go_read) begin
                mac_0_bits <= kept_entry[32:1];
            end
            if (registers_regs_mac_1_bits_written) begin
                mac_1_bits <= registers_regs_mac_1_bits_value;
            end
            if (registers_regs_go_read) begin
                mac_1_bits <= kept_entry[48:33];
            end
            if (registers_regs_ip_0_bits_written) begin
                ip_0_bits <= registers_regs_ip_0_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_0_bits <= kept_entry[80:49];
            end
            if (registers_regs_ip_1_bits_written) begin
                ip_1_bits <= registers_regs_ip_1_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_1_bits <= kept_entry[112:81];
            end
            if (registers_regs_ip_2_bits_written) begin
                ip_2_bits <= registers_regs_ip_2_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_2_bits <= kept_entry[144:113];
            end
            if (registers_regs_ip_3_bits_written) begin
                ip_3_bits <= registers_regs_ip_3_bits_value;
            end
            if (registers_regs_go_read) begin
                ip_3_bits <= kept_entry[176:145];
            end
            valid <= 1'b0;
            if (registers_regs_go_write) begin
                busy <= 1'b1;
            end
            if (busy && ready && !forgotten) begin
                forgotten <= 1'b1;
                valid <= kept_entry[0] && differs;
            end
            if (tells) begin
                busy <= 1'b0;
                forgotten <= 1'b0;
                valid <= flags_enable;
            end
        end
    end

    always @(posedge clk) begin
        differs <= differs_word != kept_entry[176:49] || !flags_enable;
        if (busy && ready && !forgotten) begin
            forget <= 1'b1;
            ip <= kept_entry[176:49];
        end
        if (tells) begin
            forget <= 1'b0;
            ip <= differs_word;
            mac <= {mac_1_bits, mac_0_bits};
        end
    end

    assign neighbour_valid = valid;
    assign neighbour_forget = forget;
    assign neighbour_ip = ip;
    assign neighbour_mac = mac;
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
