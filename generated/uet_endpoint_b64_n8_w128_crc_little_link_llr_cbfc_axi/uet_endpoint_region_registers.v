// AXI4-Lite register file: index, go, flags, key_0, key_1, base_0, base_1, length_0, length_1.
`default_nettype none

module uet_endpoint_region_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_flags_enable,
    input  wire        hw_flags_remote_write,
    input  wire [31:0] hw_key_0_bits,
    input  wire [31:0] hw_key_1_bits,
    input  wire [31:0] hw_base_0_bits,
    input  wire [31:0] hw_base_1_bits,
    input  wire [31:0] hw_length_0_bits,
    input  wire [31:0] hw_length_1_bits,
    output reg   [3:0] regs_index_entry,
    output reg         regs_go_write,
    output reg         regs_go_read,
    output reg         regs_flags_enable_value,
    output reg         regs_flags_enable_written,
    output reg         regs_flags_remote_write_value,
    output reg         regs_flags_remote_write_written,
    output reg  [31:0] regs_key_0_bits_value,
    output reg         regs_key_0_bits_written,
    output reg  [31:0] regs_key_1_bits_value,
    output reg         regs_key_1_bits_written,
    output reg  [31:0] regs_base_0_bits_value,
    output reg         regs_base_0_bits_written,
    output reg  [31:0] regs_base_1_bits_value,
    output reg         regs_base_1_bits_written,
    output reg  [31:0] regs_length_0_bits_value,
    output reg         regs_length_0_bits_written,
    output reg  [31:0] regs_length_1_bits_value,
    output reg         regs_length_1_bits_written,
    input  wire  [5:0] s_axi_awaddr,
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
    input  wire  [5:0] s_axi_araddr,
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
    reg   [3:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [3:0] r_word = s_axi_araddr[5:2];
    wire       w_index = w_word == 4'd0;
    wire       w_go = w_word == 4'd1;
    wire       w_flags = w_word == 4'd2;
    wire       w_key_0 = w_word == 4'd4;
    wire       w_key_1 = w_word == 4'd5;
    wire       w_base_0 = w_word == 4'd6;
    wire       w_base_1 = w_word == 4'd7;
    wire       w_length_0 = w_word == 4'd8;
    wire       w_length_1 = w_word == 4'd9;
    wire       s_axi_bresp_term = w_index || w_go || w_flags || w_key_0 || w_key_1 || w_base_0;
    wire       regs_key_0_bits_written_term = w_strb[3] || w_strb[2] || w_strb[1] || w_strb[0];

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_index_entry <= 4'd0;
            regs_go_write <= 1'b0;
            regs_go_read <= 1'b0;
            regs_flags_enable_written <= 1'b0;
            regs_flags_remote_write_written <= 1'b0;
            regs_key_0_bits_written <= 1'b0;
            regs_key_1_bits_written <= 1'b0;
            regs_base_0_bits_written <= 1'b0;
            regs_base_1_bits_written <= 1'b0;
            regs_length_0_bits_written <= 1'b0;
            regs_length_1_bits_written <= 1'b0;
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
            if (write && w_index) begin
                if (w_strb[0]) begin
                    regs_index_entry <= w_data[3:0];
                end
            end
            regs_go_write <= 1'b0;
            regs_go_read <= 1'b0;
            if (write && w_go) begin
                regs_go_write <= w_data[0] && w_strb[0];
                regs_go_read <= w_data[1] && w_strb[0];
            end
            regs_flags_enable_written <= 1'b0;
            regs_flags_remote_write_written <= 1'b0;
            if (write && w_flags) begin
                regs_flags_enable_written <= w_strb[0];
                regs_flags_remote_write_written <= w_strb[0];
            end
            regs_key_0_bits_written <= 1'b0;
            if (write && w_key_0) begin
                regs_key_0_bits_written <= regs_key_0_bits_written_term;
            end
            regs_key_1_bits_written <= 1'b0;
            if (write && w_key_1) begin
                regs_key_1_bits_written <= regs_key_0_bits_written_term;
            end
            regs_base_0_bits_written <= 1'b0;
            if (write && w_base_0) begin
                regs_base_0_bits_written <= regs_key_0_bits_written_term;
            end
            regs_base_1_bits_written <= 1'b0;
            if (write && w_base_1) begin
                regs_base_1_bits_written <= regs_key_0_bits_written_term;
            end
            regs_length_0_bits_written <= 1'b0;
            if (write && w_length_0) begin
                regs_length_0_bits_written <= regs_key_0_bits_written_term;
            end
            regs_length_1_bits_written <= 1'b0;
            if (write && w_length_1) begin
                regs_length_1_bits_written <= regs_key_0_bits_written_term;
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
            w_word <= s_axi_awaddr[5:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term || w_base_1 || w_length_0 || w_length_1) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (write && w_flags) begin
            regs_flags_enable_value <= w_strb[0] ? w_data[0] : hw_flags_enable;
            regs_flags_remote_write_value <= w_strb[0] ? w_data[1] : hw_flags_remote_write;
        end
        if (write && w_key_0) begin
            regs_key_0_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_0_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_0_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_0_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_0_bits[7:0]
            };
        end
        if (write && w_key_1) begin
            regs_key_1_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_key_1_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_key_1_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_key_1_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_key_1_bits[7:0]
            };
        end
        if (write && w_base_0) begin
            regs_base_0_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_base_0_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_base_0_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_base_0_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_base_0_bits[7:0]
            };
        end
        if (write && w_base_1) begin
            regs_base_1_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_base_1_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_base_1_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_base_1_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_base_1_bits[7:0]
            };
        end
        if (write && w_length_0) begin
            regs_length_0_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_length_0_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_length_0_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_length_0_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_length_0_bits[7:0]
            };
        end
        if (write && w_length_1) begin
            regs_length_1_bits_value <= {
                w_strb[3] ? w_data[31:24] : hw_length_1_bits[31:24],
                w_strb[2] ? w_data[23:16] : hw_length_1_bits[23:16],
                w_strb[1] ? w_data[15:8] : hw_length_1_bits[15:8],
                w_strb[0] ? w_data[7:0] : hw_length_1_bits[7:0]
            };
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 4'd0) begin
                s_axi_rdata <= {28'd0, regs_index_entry};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd1) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd2) begin
                s_axi_rdata <= {30'd0, hw_flags_remote_write, hw_flags_enable};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd4) begin
                s_axi_rdata <= hw_key_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd5) begin
                s_axi_rdata <= hw_key_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd6) begin
                s_axi_rdata <= hw_base_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd7) begin
                s_axi_rdata <= hw_base_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd8) begin
                s_axi_rdata <= hw_length_0_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd9) begin
                s_axi_rdata <= hw_length_1_bits;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

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
