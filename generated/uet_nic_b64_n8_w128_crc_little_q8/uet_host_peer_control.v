// 256 peers of a host's send queues, behind AXI4-Lite.
`default_nettype none

module uet_host_peer_control (
    input  wire         clk,
    input  wire         rst,
    output wire         peer_valid,
    output wire   [7:0] peer_index,
    output wire         peer_known,
    output wire   [3:0] peer_local,
    output wire [127:0] peer_destination,
    input  wire   [4:0] s_axi_awaddr,
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
    input  wire   [4:0] s_axi_araddr,
    input  wire   [2:0] s_axi_arprot,
    input  wire         s_axi_arvalid,
    output wire         s_axi_arready,
    output wire  [31:0] s_axi_rdata,
    output wire   [1:0] s_axi_rresp,
    output wire         s_axi_rvalid,
    input  wire         s_axi_rready
);

    reg          flags_enable;
    reg    [3:0] flags_local;
    reg   [31:0] address_0_bits;
    reg   [31:0] address_1_bits;
    reg   [31:0] address_2_bits;
    reg   [31:0] address_3_bits;
    wire   [7:0] registers_regs_index_entry;
    wire         registers_regs_go_write;
    wire         registers_regs_go_read;
    wire         registers_regs_flags_enable_value;
    wire         registers_regs_flags_enable_written;
    wire   [3:0] registers_regs_flags_local_value;
    wire         registers_regs_flags_local_written;
    wire  [31:0] registers_regs_address_0_bits_value;
    wire         registers_regs_address_0_bits_written;
    wire  [31:0] registers_regs_address_1_bits_value;
    wire         registers_regs_address_1_bits_written;
    wire  [31:0] registers_regs_address_2_bits_value;
    wire         registers_regs_address_2_bits_written;
    wire  [31:0] registers_regs_address_3_bits_value;
    wire         registers_regs_address_3_bits_written;
    wire         registers_s_axi_awready;
    wire         registers_s_axi_wready;
    wire   [1:0] registers_s_axi_bresp;
    wire         registers_s_axi_bvalid;
    wire         registers_s_axi_arready;
    wire  [31:0] registers_s_axi_rdata;
    wire   [1:0] registers_s_axi_rresp;
    wire         registers_s_axi_rvalid;
    wire [132:0] kept_entry;

    wire keeps = registers_regs_go_write;

    uet_host_peer_registers registers (
        .clk                         (clk),
        .rst                         (rst),
        .hw_flags_enable             (flags_enable),
        .hw_flags_local              (flags_local),
        .hw_address_0_bits           (address_0_bits),
        .hw_address_1_bits           (address_1_bits),
        .hw_address_2_bits           (address_2_bits),
        .hw_address_3_bits           (address_3_bits),
        .regs_index_entry            (registers_regs_index_entry),
        .regs_go_write               (registers_regs_go_write),
        .regs_go_read                (registers_regs_go_read),
        .regs_flags_enable_value     (registers_regs_flags_enable_value),
        .regs_flags_enable_written   (registers_regs_flags_enable_written),
        .regs_flags_local_value      (registers_regs_flags_local_value),
        .regs_flags_local_written    (registers_regs_flags_local_written),
        .regs_address_0_bits_value   (registers_regs_address_0_bits_value),
        .regs_address_0_bits_written (registers_regs_address_0_bits_written),
        .regs_address_1_bits_value   (registers_regs_address_1_bits_value),
        .regs_address_1_bits_written (registers_regs_address_1_bits_written),
        .regs_address_2_bits_value   (registers_regs_address_2_bits_value),
        .regs_address_2_bits_written (registers_regs_address_2_bits_written),
        .regs_address_3_bits_value   (registers_regs_address_3_bits_value),
        .regs_address_3_bits_written (registers_regs_address_3_bits_written),
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

    uet_written_table_w133_n256 kept (
        .clk   (clk),
        .rst   (rst),
        .index (registers_regs_index_entry),
        .write (keeps),
        .data  ({address_3_bits, address_2_bits, address_1_bits, address_0_bits, flags_local, flags_enable}),
        .entry (kept_entry)
    );

    always @(posedge clk) begin
        if (rst) begin
            flags_enable <= 1'b0;
            flags_local <= 4'd0;
            address_0_bits <= 32'd0;
            address_1_bits <= 32'd0;
            address_2_bits <= 32'd0;
            address_3_bits <= 32'd0;
        end else begin
            if (registers_regs_flags_enable_written) begin
                flags_enable <= registers_regs_flags_enable_value;
            end
            if (registers_regs_go_read) begin
                flags_enable <= kept_entry[0];
            end
            if (registers_regs_flags_local_written) begin
                flags_local <= registers_regs_flags_local_value;
            end
            if (registers_regs_go_read) begin
                flags_local <= kept_entry[4:1];
            end
            if (registers_regs_address_0_bits_written) begin
                address_0_bits <= registers_regs_address_0_bits_value;
            end
            if (registers_regs_go_read) begin
                address_0_bits <= kept_entry[36:5];
            end
            if (registers_regs_address_1_bits_written) begin
                address_1_bits <= registers_regs_address_1_bits_value;
            end
            if (registers_regs_go_read) begin
                address_1_bits <= kept_entry[68:37];
            end
            if (registers_regs_address_2_bits_written) begin
                address_2_bits <= registers_regs_address_2_bits_value;
            end
            if (registers_regs_go_read) begin
                address_2_bits <= kept_entry[100:69];
            end
            if (registers_regs_address_3_bits_written) begin
                address_3_bits <= registers_regs_address_3_bits_value;
            end
            if (registers_regs_go_read) begin
                address_3_bits <= kept_entry[132:101];
            end
        end
    end

    assign peer_valid = registers_regs_go_write;
    assign peer_index = registers_regs_index_entry;
    assign peer_known = flags_enable;
    assign peer_local = flags_local;
    assign peer_destination = {address_3_bits, address_2_bits, address_1_bits, address_0_bits};
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
