// 16 regions of memory that peers may write to, behind AXI4-Lite.
`default_nettype none

module uet_endpoint_region_control (
    input  wire        clk,
    input  wire        rst,
    output wire        regions_valid,
    output wire  [3:0] regions_index,
    output wire        regions_region_enable,
    output wire [63:0] regions_region_key,
    output wire [63:0] regions_region_base,
    output wire [63:0] regions_region_length,
    output wire        regions_region_remote_write,
    input  wire  [5:0] s_axi_awaddr,
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
    input  wire  [5:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output wire [31:0] s_axi_rdata,
    output wire  [1:0] s_axi_rresp,
    output wire        s_axi_rvalid,
    input  wire        s_axi_rready
);

    reg          flags_enable;
    reg          flags_remote_write;
    reg   [31:0] key_0_bits;
    reg   [31:0] key_1_bits;
    reg   [31:0] base_0_bits;
    reg   [31:0] base_1_bits;
    reg   [31:0] length_0_bits;
    reg   [31:0] length_1_bits;
    wire   [3:0] registers_regs_index_entry;
    wire         registers_regs_go_write;
    wire         registers_regs_go_read;
    wire         registers_regs_flags_enable_value;
    wire         registers_regs_flags_enable_written;
    wire         registers_regs_flags_remote_write_value;
    wire         registers_regs_flags_remote_write_written;
    wire  [31:0] registers_regs_key_0_bits_value;
    wire         registers_regs_key_0_bits_written;
    wire  [31:0] registers_regs_key_1_bits_value;
    wire         registers_regs_key_1_bits_written;
    wire  [31:0] registers_regs_base_0_bits_value;
    wire         registers_regs_base_0_bits_written;
    wire  [31:0] registers_regs_base_1_bits_value;
    wire         registers_regs_base_1_bits_written;
    wire  [31:0] registers_regs_length_0_bits_value;
    wire         registers_regs_length_0_bits_written;
    wire  [31:0] registers_regs_length_1_bits_value;
    wire         registers_regs_length_1_bits_written;
    wire         registers_s_axi_awready;
    wire         registers_s_axi_wready;
    wire   [1:0] registers_s_axi_bresp;
    wire         registers_s_axi_bvalid;
    wire         registers_s_axi_arready;
    wire  [31:0] registers_s_axi_rdata;
    wire   [1:0] registers_s_axi_rresp;
    wire         registers_s_axi_rvalid;
    wire [193:0] kept_entry;

    wire keeps = registers_regs_go_write;

    uet_endpoint_region_registers registers (
        .clk                             (clk),
        .rst                             (rst),
        .hw_flags_enable                 (flags_enable),
        .hw_flags_remote_write           (flags_remote_write),
        .hw_key_0_bits                   (key_0_bits),
        .hw_key_1_bits                   (key_1_bits),
        .hw_base_0_bits                  (base_0_bits),
        .hw_base_1_bits                  (base_1_bits),
        .hw_length_0_bits                (length_0_bits),
        .hw_length_1_bits                (length_1_bits),
        .regs_index_entry                (registers_regs_index_entry),
        .regs_go_write                   (registers_regs_go_write),
        .regs_go_read                    (registers_regs_go_read),
        .regs_flags_enable_value         (registers_regs_flags_enable_value),
        .regs_flags_enable_written       (registers_regs_flags_enable_written),
        .regs_flags_remote_write_value   (registers_regs_flags_remote_write_value),
        .regs_flags_remote_write_written (registers_regs_flags_remote_write_written),
        .regs_key_0_bits_value           (registers_regs_key_0_bits_value),
        .regs_key_0_bits_written         (registers_regs_key_0_bits_written),
        .regs_key_1_bits_value           (registers_regs_key_1_bits_value),
        .regs_key_1_bits_written         (registers_regs_key_1_bits_written),
        .regs_base_0_bits_value          (registers_regs_base_0_bits_value),
        .regs_base_0_bits_written        (registers_regs_base_0_bits_written),
        .regs_base_1_bits_value          (registers_regs_base_1_bits_value),
        .regs_base_1_bits_written        (registers_regs_base_1_bits_written),
        .regs_length_0_bits_value        (registers_regs_length_0_bits_value),
        .regs_length_0_bits_written      (registers_regs_length_0_bits_written),
        .regs_length_1_bits_value        (registers_regs_length_1_bits_value),
        .regs_length_1_bits_written      (registers_regs_length_1_bits_written),
        .s_axi_awaddr                    (s_axi_awaddr),
        .s_axi_awprot                    (s_axi_awprot),
        .s_axi_awvalid                   (s_axi_awvalid),
        .s_axi_awready                   (registers_s_axi_awready),
        .s_axi_wdata                     (s_axi_wdata),
        .s_axi_wstrb                     (s_axi_wstrb),
        .s_axi_wvalid                    (s_axi_wvalid),
        .s_axi_wready                    (registers_s_axi_wready),
        .s_axi_bresp                     (registers_s_axi_bresp),
        .s_axi_bvalid                    (registers_s_axi_bvalid),
        .s_axi_bready                    (s_axi_bready),
        .s_axi_araddr                    (s_axi_araddr),
        .s_axi_arprot                    (s_axi_arprot),
        .s_axi_arvalid                   (s_axi_arvalid),
        .s_axi_arready                   (registers_s_axi_arready),
        .s_axi_rdata                     (registers_s_axi_rdata),
        .s_axi_rresp                     (registers_s_axi_rresp),
        .s_axi_rvalid                    (registers_s_axi_rvalid),
        .s_axi_rready                    (s_axi_rready)
    );

    uet_written_table_w194_n16 kept (
        .clk   (clk),
        .rst   (rst),
        .index (registers_regs_index_entry),
        .write (keeps),
        .data  ({
        length_1_bits,
        length_0_bits,
        base_1_bits,
        base_0_bits,
        key_1_bits,
        key_0_bits,
        flags_remote_write,
        flags_enable
    }),
        .entry (kept_entry)
    );

    always @(posedge clk) begin
        if (rst) begin
            flags_enable <= 1'b0;
            flags_remote_write <= 1'b0;
            key_0_bits <= 32'd0;
            key_1_bits <= 32'd0;
            base_0_bits <= 32'd0;
            base_1_bits <= 32'd0;
            length_0_bits <= 32'd0;
            length_1_bits <= 32'd0;
        end else begin
            if (registers_regs_flags_enable_written) begin
                flags_enable <= registers_regs_flags_enable_value;
            end
            if (registers_regs_go_read) begin
                flags_enable <= kept_entry[0];
            end
            if (registers_regs_flags_remote_write_written) begin
                flags_remote_write <= registers_regs_flags_remote_write_value;
            end
            if (registers_regs_go_read) begin
                flags_remote_write <= kept_entry[1];
            end
            if (registers_regs_key_0_bits_written) begin
                key_0_bits <= registers_regs_key_0_bits_value;
            end
            if (registers_regs_go_read) begin
                key_0_bits <= kept_entry[33:2];
            end
            if (registers_regs_key_1_bits_written) begin
                key_1_bits <= registers_regs_key_1_bits_value;
            end
            if (registers_regs_go_read) begin
                key_1_bits <= kept_entry[65:34];
            end
            if (registers_regs_base_0_bits_written) begin
                base_0_bits <= registers_regs_base_0_bits_value;
            end
            if (registers_regs_go_read) begin
                base_0_bits <= kept_entry[97:66];
            end
            if (registers_regs_base_1_bits_written) begin
                base_1_bits <= registers_regs_base_1_bits_value;
            end
            if (registers_regs_go_read) begin
                base_1_bits <= kept_entry[129:98];
            end
            if (registers_regs_length_0_bits_written) begin
                length_0_bits <= registers_regs_length_0_bits_value;
            end
            if (registers_regs_go_read) begin
                length_0_bits <= kept_entry[161:130];
            end
            if (registers_regs_length_1_bits_written) begin
                length_1_bits <= registers_regs_length_1_bits_value;
            end
            if (registers_regs_go_read) begin
                length_1_bits <= kept_entry[193:162];
            end
        end
    end

    assign regions_valid = registers_regs_go_write;
    assign regions_index = registers_regs_index_entry;
    assign regions_region_enable = flags_enable;
    assign regions_region_key = {key_1_bits, key_0_bits};
    assign regions_region_base = {base_1_bits, base_0_bits};
    assign regions_region_length = {length_1_bits, length_0_bits};
    assign regions_region_remote_write = flags_remote_write;
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
