// AXI4-Lite register file: command, psn, go, status.
`default_nettype none

module uet_endpoint_command_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_busy,
    output reg  [15:0] regs_command_pdcid,
    output reg   [2:0] regs_command_kind,
    output reg         regs_command_with_psn,
    output reg  [31:0] regs_psn_psn,
    output reg         regs_go_give,
    input  wire  [3:0] s_axi_awaddr,
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
    input  wire  [3:0] s_axi_araddr,
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
    reg   [1:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [1:0] r_word = s_axi_araddr[3:2];
    wire       w_command = w_word == 2'd0;
    wire       w_psn = w_word == 2'd1;
    wire       w_go = w_word == 2'd2;
    wire       w_status = w_word == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_command_pdcid <= 16'd0;
            regs_command_kind <= 3'd0;
            regs_command_with_psn <= 1'b0;
            regs_psn_psn <= 32'd0;
            regs_go_give <= 1'b0;
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
            if (write && w_command) begin
                if (w_strb[2]) begin
                    regs_command_kind <= w_data[18:16];
                end
                if (w_strb[3]) begin
                    regs_command_with_psn <= w_data[24];
                end
                regs_command_pdcid <= {
                    w_strb[1] ? w_data[15:8] : regs_command_pdcid[15:8],
                    w_strb[0] ? w_data[7:0] : regs_command_pdcid[7:0]
                };
            end
            if (write && w_psn) begin
                regs_psn_psn <= {
                    w_strb[3] ? w_data[31:24] : regs_psn_psn[31:24],
                    w_strb[2] ? w_data[23:16] : regs_psn_psn[23:16],
                    w_strb[1] ? w_data[15:8] : regs_psn_psn[15:8],
                    w_strb[0] ? w_data[7:0] : regs_psn_psn[7:0]
                };
            end
            regs_go_give <= 1'b0;
            if (write && w_go) begin
                regs_go_give <= w_data[0] && w_strb[0];
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
            w_word <= s_axi_awaddr[3:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (w_command || w_psn || w_go || w_status) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 2'd0) begin
                s_axi_rdata <= {7'd0, regs_command_with_psn, 5'd0, regs_command_kind, regs_command_pdcid};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 2'd1) begin
                s_axi_rdata <= regs_psn_psn;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 2'd2) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 2'd3) begin
                s_axi_rdata <= {31'd0, hw_status_busy};
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
