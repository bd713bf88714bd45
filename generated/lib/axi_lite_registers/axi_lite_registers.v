// AXI4-Lite register file: control, status, events, key, limit.
`default_nettype none

module axi_lite_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire        hw_status_busy,
    input  wire [15:0] hw_status_level,
    input  wire        hw_events_above,
    input  wire  [3:0] hw_events_lost,
    input  wire [11:0] hw_limit_items,
    output reg         regs_control_enable,
    output reg   [1:0] regs_control_mode,
    output reg         regs_control_flush,
    output reg  [15:0] regs_control_threshold,
    output reg         regs_events_above,
    output reg   [3:0] regs_events_lost,
    output reg  [31:0] regs_key_value,
    output reg  [11:0] regs_limit_items_value,
    output reg         regs_limit_items_written,
    input  wire  [4:0] s_axi_awaddr,
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
    input  wire  [4:0] s_axi_araddr,
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
    reg   [2:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [2:0] r_word = s_axi_araddr[4:2];
    wire       w_control = w_word == 3'd0;
    wire       w_status = w_word == 3'd1;
    wire       w_events = w_word == 3'd2;
    wire       w_key = w_word == 3'd4;
    wire       w_limit = w_word == 3'd5;
    wire       regs_events_above_term = regs_events_above && !(w_data[0] && w_strb[0]);

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_control_enable <= 1'b0;
            regs_control_mode <= 2'd1;
            regs_control_flush <= 1'b0;
            regs_control_threshold <= 16'd64;
            regs_events_above <= 1'b0;
            regs_events_lost <= 4'd0;
            regs_key_value <= 32'd0;
            regs_limit_items_written <= 1'b0;
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
            regs_control_flush <= 1'b0;
            if (write && w_control) begin
                if (w_strb[0]) begin
                    regs_control_enable <= w_data[0];
                    regs_control_mode <= w_data[3:2];
                end
                regs_control_threshold <= {
                    w_strb[3] ? w_data[27:24] : regs_control_threshold[15:12],
                    w_strb[2] ? w_data[23:16] : regs_control_threshold[11:4],
                    w_strb[1] ? w_data[15:12] : regs_control_threshold[3:0]
                };
                regs_control_flush <= w_data[8] && w_strb[1];
            end
            regs_events_above <= regs_events_above || hw_events_above;
            regs_events_lost <= regs_events_lost | hw_events_lost;
            if (write && w_events) begin
                regs_events_above <= regs_events_above_term || hw_events_above;
            end
            if (read && r_word == 3'd2) begin
                regs_events_lost <= hw_events_lost;
            end
            if (write && w_key) begin
                regs_key_value <= {
                    w_strb[3] ? w_data[31:24] : regs_key_value[31:24],
                    w_strb[2] ? w_data[23:16] : regs_key_value[23:16],
                    w_strb[1] ? w_data[15:8] : regs_key_value[15:8],
                    w_strb[0] ? w_data[7:0] : regs_key_value[7:0]
                };
            end
            regs_limit_items_written <= 1'b0;
            if (write && w_limit) begin
                regs_limit_items_written <= w_strb[1] || w_strb[0];
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
            w_word <= s_axi_awaddr[4:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (w_control || w_status || w_events || w_key || w_limit) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (write && w_limit) begin
            regs_limit_items_value <= {w_strb[1] ? w_data[11:8] : hw_limit_items[11:8], w_strb[0] ? w_data[7:0] : hw_limit_items[7:0]};
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 3'd0) begin
                s_axi_rdata <= {4'd0, regs_control_threshold, 8'd0, regs_control_mode, 1'b0, regs_control_enable};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 3'd1) begin
                s_axi_rdata <= {hw_status_level, 15'd0, hw_status_busy};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 3'd2) begin
                s_axi_rdata <= {24'd0, regs_events_lost, 3'd0, regs_events_above};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 3'd4) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 3'd5) begin
                s_axi_rdata <= {20'd0, hw_limit_items};
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
