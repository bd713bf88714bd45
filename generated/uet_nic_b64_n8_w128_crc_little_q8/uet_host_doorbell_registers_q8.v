// AXI4-Lite register file: send_0, completion_0, receive, send_1, completion_1, send_2, completion_2, send_3, completion_3, send_4, completion_4, send_5, completion_5, send_6, completion_6, send_7, completion_7.
`default_nettype none

module uet_host_doorbell_registers_q8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] hw_send_0_producer,
    input  wire [15:0] hw_completion_0_consumer,
    input  wire [15:0] hw_receive_producer,
    input  wire [15:0] hw_send_1_producer,
    input  wire [15:0] hw_completion_1_consumer,
    input  wire [15:0] hw_send_2_producer,
    input  wire [15:0] hw_completion_2_consumer,
    input  wire [15:0] hw_send_3_producer,
    input  wire [15:0] hw_completion_3_consumer,
    input  wire [15:0] hw_send_4_producer,
    input  wire [15:0] hw_completion_4_consumer,
    input  wire [15:0] hw_send_5_producer,
    input  wire [15:0] hw_completion_5_consumer,
    input  wire [15:0] hw_send_6_producer,
    input  wire [15:0] hw_completion_6_consumer,
    input  wire [15:0] hw_send_7_producer,
    input  wire [15:0] hw_completion_7_consumer,
    output reg  [15:0] regs_send_0_producer_value,
    output reg         regs_send_0_producer_written,
    output reg  [15:0] regs_completion_0_consumer_value,
    output reg         regs_completion_0_consumer_written,
    output reg         regs_completion_0_arm,
    output reg  [15:0] regs_receive_producer_value,
    output reg         regs_receive_producer_written,
    output reg  [15:0] regs_send_1_producer_value,
    output reg         regs_send_1_producer_written,
    output reg  [15:0] regs_completion_1_consumer_value,
    output reg         regs_completion_1_consumer_written,
    output reg         regs_completion_1_arm,
    output reg  [15:0] regs_send_2_producer_value,
    output reg         regs_send_2_producer_written,
    output reg  [15:0] regs_completion_2_consumer_value,
    output reg         regs_completion_2_consumer_written,
    output reg         regs_completion_2_arm,
    output reg  [15:0] regs_send_3_producer_value,
    output reg         regs_send_3_producer_written,
    output reg  [15:0] regs_completion_3_consumer_value,
    output reg         regs_completion_3_consumer_written,
    output reg         regs_completion_3_arm,
    output reg  [15:0] regs_send_4_producer_value,
    output reg         regs_send_4_producer_written,
    output reg  [15:0] regs_completion_4_consumer_value,
    output reg         regs_completion_4_consumer_written,
    output reg         regs_completion_4_arm,
    output reg  [15:0] regs_send_5_producer_value,
    output reg         regs_send_5_producer_written,
    output reg  [15:0] regs_completion_5_consumer_value,
    output reg         regs_completion_5_consumer_written,
    output reg         regs_completion_5_arm,
    output reg  [15:0] regs_send_6_producer_value,
    output reg         regs_send_6_producer_written,
    output reg  [15:0] regs_completion_6_consumer_value,
    output reg         regs_completion_6_consumer_written,
    output reg         regs_completion_6_arm,
    output reg  [15:0] regs_send_7_producer_value,
    output reg         regs_send_7_producer_written,
    output reg  [15:0] regs_completion_7_consumer_value,
    output reg         regs_completion_7_consumer_written,
    output reg         regs_completion_7_arm,
    input  wire [14:0] s_axi_awaddr,
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
    input  wire [14:0] s_axi_araddr,
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
    reg  [12:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire        write = aw_held && w_held && !s_axi_bvalid;
    wire        read = s_axi_arvalid && !s_axi_rvalid;
    wire [12:0] r_word = s_axi_araddr[14:2];
    wire        w_send_0 = w_word == 13'd0;
    wire        w_completion_0 = w_word == 13'd1;
    wire        w_receive = w_word == 13'd2;
    wire        w_send_1 = w_word == 13'h400;
    wire        w_completion_1 = w_word == 13'h401;
    wire        w_send_2 = w_word == 13'h800;
    wire        w_completion_2 = w_word == 13'h801;
    wire        w_send_3 = w_word == 13'hc00;
    wire        w_completion_3 = w_word == 13'hc01;
    wire        w_send_4 = w_word == 13'h1000;
    wire        w_completion_4 = w_word == 13'h1001;
    wire        w_send_5 = w_word == 13'h1400;
    wire        w_completion_5 = w_word == 13'h1401;
    wire        w_send_6 = w_word == 13'h1800;
    wire        w_completion_6 = w_word == 13'h1801;
    wire        w_send_7 = w_word == 13'h1c00;
    wire        w_completion_7 = w_word == 13'h1c01;
    wire        s_axi_bresp_term = w_send_0 || w_completion_0 || w_receive || w_send_1 || w_completion_1;
    wire        s_axi_bresp_term_2 = s_axi_bresp_term || w_send_2 || w_completion_2 || w_send_3 || w_completion_3;
    wire        s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_send_4 || w_completion_4 || w_send_5 || w_completion_5;
    wire        w_strb_1_and_w_strb_0 = w_strb[1] && w_strb[0];

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_send_0_producer_written <= 1'b0;
            regs_completion_0_consumer_written <= 1'b0;
            regs_completion_0_arm <= 1'b0;
            regs_receive_producer_written <= 1'b0;
            regs_send_1_producer_written <= 1'b0;
            regs_completion_1_consumer_written <= 1'b0;
            regs_completion_1_arm <= 1'b0;
            regs_send_2_producer_written <= 1'b0;
            regs_completion_2_consumer_written <= 1'b0;
            regs_completion_2_arm <= 1'b0;
            regs_send_3_producer_written <= 1'b0;
            regs_completion_3_consumer_written <= 1'b0;
            regs_completion_3_arm <= 1'b0;
            regs_send_4_producer_written <= 1'b0;
            regs_completion_4_consumer_written <= 1'b0;
            regs_completion_4_arm <= 1'b0;
            regs_send_5_producer_written <= 1'b0;
            regs_completion_5_consumer_written <= 1'b0;
            regs_completion_5_arm <= 1'b0;
            regs_send_6_producer_written <= 1'b0;
            regs_completion_6_consumer_written <= 1'b0;
            regs_completion_6_arm <= 1'b0;
            regs_send_7_producer_written <= 1'b0;
            regs_completion_7_consumer_written <= 1'b0;
            regs_completion_7_arm <= 1'b0;
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
            regs_send_0_producer_written <= 1'b0;
            if (write && w_send_0) begin
                regs_send_0_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_0_consumer_written <= 1'b0;
            if (write && w_completion_0) begin
                if (w_strb[3]) begin
                    regs_completion_0_arm <= w_data[31];
                end
                regs_completion_0_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_receive_producer_written <= 1'b0;
            if (write && w_receive) begin
                regs_receive_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_1_producer_written <= 1'b0;
            if (write && w_send_1) begin
                regs_send_1_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_1_consumer_written <= 1'b0;
            if (write && w_completion_1) begin
                if (w_strb[3]) begin
                    regs_completion_1_arm <= w_data[31];
                end
                regs_completion_1_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_2_producer_written <= 1'b0;
            if (write && w_send_2) begin
                regs_send_2_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_2_consumer_written <= 1'b0;
            if (write && w_completion_2) begin
                if (w_strb[3]) begin
                    regs_completion_2_arm <= w_data[31];
                end
                regs_completion_2_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_3_producer_written <= 1'b0;
            if (write && w_send_3) begin
                regs_send_3_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_3_consumer_written <= 1'b0;
            if (write && w_completion_3) begin
                if (w_strb[3]) begin
                    regs_completion_3_arm <= w_data[31];
                end
                regs_completion_3_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_4_producer_written <= 1'b0;
            if (write && w_send_4) begin
                regs_send_4_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_4_consumer_written <= 1'b0;
            if (write && w_completion_4) begin
                if (w_strb[3]) begin
                    regs_completion_4_arm <= w_data[31];
                end
                regs_completion_4_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_5_producer_written <= 1'b0;
            if (write && w_send_5) begin
                regs_send_5_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_5_consumer_written <= 1'b0;
            if (write && w_completion_5) begin
                if (w_strb[3]) begin
                    regs_completion_5_arm <= w_data[31];
                end
                regs_completion_5_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_6_producer_written <= 1'b0;
            if (write && w_send_6) begin
                regs_send_6_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_6_consumer_written <= 1'b0;
            if (write && w_completion_6) begin
                if (w_strb[3]) begin
                    regs_completion_6_arm <= w_data[31];
                end
                regs_completion_6_consumer_written <= w_strb_1_and_w_strb_0;
            end
            regs_send_7_producer_written <= 1'b0;
            if (write && w_send_7) begin
                regs_send_7_producer_written <= w_strb_1_and_w_strb_0;
            end
            regs_completion_7_consumer_written <= 1'b0;
            if (write && w_completion_7) begin
                if (w_strb[3]) begin
                    regs_completion_7_arm <= w_data[31];
                end
                regs_completion_7_consumer_written <= w_strb_1_and_w_strb_0;
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
            w_word <= s_axi_awaddr[14:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_3 || w_send_6 || w_completion_6 || w_send_7 || w_completion_7) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (write && w_send_0) begin
            regs_send_0_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_0_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_0_producer[7:0]
            };
        end
        if (write && w_completion_0) begin
            regs_completion_0_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_0_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_0_consumer[7:0]
            };
        end
        if (write && w_receive) begin
            regs_receive_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_receive_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_receive_producer[7:0]
            };
        end
        if (write && w_send_1) begin
            regs_send_1_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_1_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_1_producer[7:0]
            };
        end
        if (write && w_completion_1) begin
            regs_completion_1_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_1_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_1_consumer[7:0]
            };
        end
        if (write && w_send_2) begin
            regs_send_2_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_2_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_2_producer[7:0]
            };
        end
        if (write && w_completion_2) begin
            regs_completion_2_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_2_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_2_consumer[7:0]
            };
        end
        if (write && w_send_3) begin
            regs_send_3_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_3_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_3_producer[7:0]
            };
        end
        if (write && w_completion_3) begin
            regs_completion_3_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_3_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_3_consumer[7:0]
            };
        end
        if (write && w_send_4) begin
            regs_send_4_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_4_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_4_producer[7:0]
            };
        end
        if (write && w_completion_4) begin
            regs_completion_4_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_4_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_4_consumer[7:0]
            };
        end
        if (write && w_send_5) begin
            regs_send_5_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_5_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_5_producer[7:0]
            };
        end
        if (write && w_completion_5) begin
            regs_completion_5_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_5_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_5_consumer[7:0]
            };
        end
        if (write && w_send_6) begin
            regs_send_6_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_6_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_6_producer[7:0]
            };
        end
        if (write && w_completion_6) begin
            regs_completion_6_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_6_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_6_consumer[7:0]
            };
        end
        if (write && w_send_7) begin
            regs_send_7_producer_value <= {
                w_strb[1] ? w_data[15:8] : hw_send_7_producer[15:8],
                w_strb[0] ? w_data[7:0] : hw_send_7_producer[7:0]
            };
        end
        if (write && w_completion_7) begin
            regs_completion_7_consumer_value <= {
                w_strb[1] ? w_data[15:8] : hw_completion_7_consumer[15:8],
                w_strb[0] ? w_data[7:0] : hw_completion_7_consumer[7:0]
            };
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 13'd0) begin
                s_axi_rdata <= {16'd0, hw_send_0_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'd1) begin
                s_axi_rdata <= {16'd0, hw_completion_0_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'd2) begin
                s_axi_rdata <= {16'd0, hw_receive_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h400) begin
                s_axi_rdata <= {16'd0, hw_send_1_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h401) begin
                s_axi_rdata <= {16'd0, hw_completion_1_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h800) begin
                s_axi_rdata <= {16'd0, hw_send_2_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h801) begin
                s_axi_rdata <= {16'd0, hw_completion_2_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'hc00) begin
                s_axi_rdata <= {16'd0, hw_send_3_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'hc01) begin
                s_axi_rdata <= {16'd0, hw_completion_3_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1000) begin
                s_axi_rdata <= {16'd0, hw_send_4_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1001) begin
                s_axi_rdata <= {16'd0, hw_completion_4_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1400) begin
                s_axi_rdata <= {16'd0, hw_send_5_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1401) begin
                s_axi_rdata <= {16'd0, hw_completion_5_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1800) begin
                s_axi_rdata <= {16'd0, hw_send_6_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1801) begin
                s_axi_rdata <= {16'd0, hw_completion_6_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1c00) begin
                s_axi_rdata <= {16'd0, hw_send_7_producer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 13'h1c01) begin
                s_axi_rdata <= {16'd0, hw_completion_7_consumer};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[30:16], w_strb[2]};

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
