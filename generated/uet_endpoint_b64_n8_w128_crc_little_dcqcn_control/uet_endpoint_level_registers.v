// AXI4-Lite register file: ring, ring_most, store, store_least, messages, units, units_least, clear, ring_limit, store_limit.
`default_nettype none

module uet_endpoint_level_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] hw_ring_count,
    input  wire [31:0] hw_ring_most_count,
    input  wire [31:0] hw_store_count,
    input  wire [31:0] hw_store_least_count,
    input  wire [31:0] hw_messages_count,
    input  wire  [6:0] hw_units_messages,
    input  wire  [7:0] hw_units_guaranteed,
    input  wire  [6:0] hw_units_responses,
    input  wire  [6:0] hw_units_least_messages,
    input  wire  [7:0] hw_units_least_guaranteed,
    input  wire  [6:0] hw_units_least_responses,
    output reg         regs_clear_now,
    output reg  [31:0] regs_ring_limit_beats,
    output reg  [31:0] regs_store_limit_pages,
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
    wire       w_ring = w_word == 4'd0;
    wire       w_ring_most = w_word == 4'd1;
    wire       w_store = w_word == 4'd2;
    wire       w_store_least = w_word == 4'd3;
    wire       w_messages = w_word == 4'd4;
    wire       w_units = w_word == 4'd5;
    wire       w_units_least = w_word == 4'd6;
    wire       w_clear = w_word == 4'd7;
    wire       w_ring_limit = w_word == 4'd8;
    wire       w_store_limit = w_word == 4'd9;
    wire       s_axi_bresp_term = w_ring || w_ring_most || w_store || w_store_least || w_messages;
    wire       s_axi_bresp_term_2 = s_axi_bresp_term || w_units || w_units_least || w_clear || w_ring_limit;

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_clear_now <= 1'b0;
            regs_ring_limit_beats <= {32{1'b1}};
            regs_store_limit_pages <= 32'd0;
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
            regs_clear_now <= 1'b0;
            if (write && w_clear) begin
                regs_clear_now <= w_data[0] && w_strb[0];
            end
            if (write && w_ring_limit) begin
                regs_ring_limit_beats <= {
                    w_strb[3] ? w_data[31:24] : regs_ring_limit_beats[31:24],
                    w_strb[2] ? w_data[23:16] : regs_ring_limit_beats[23:16],
                    w_strb[1] ? w_data[15:8] : regs_ring_limit_beats[15:8],
                    w_strb[0] ? w_data[7:0] : regs_ring_limit_beats[7:0]
                };
            end
            if (write && w_store_limit) begin
                regs_store_limit_pages <= {
                    w_strb[3] ? w_data[31:24] : regs_store_limit_pages[31:24],
                    w_strb[2] ? w_data[23:16] : regs_store_limit_pages[23:16],
                    w_strb[1] ? w_data[15:8] : regs_store_limit_pages[15:8],
                    w_strb[0] ? w_data[7:0] : regs_store_limit_pages[7:0]
                };
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
            if (s_axi_bresp_term_2 || w_store_limit) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 4'd0) begin
                s_axi_rdata <= hw_ring_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd1) begin
                s_axi_rdata <= hw_ring_most_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd2) begin
                s_axi_rdata <= hw_store_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd3) begin
                s_axi_rdata <= hw_store_least_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd4) begin
                s_axi_rdata <= hw_messages_count;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd5) begin
                s_axi_rdata <= {9'd0, hw_units_responses, hw_units_guaranteed, 1'b0, hw_units_messages};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd6) begin
                s_axi_rdata <= {9'd0, hw_units_least_responses, hw_units_least_guaranteed, 1'b0, hw_units_least_messages};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd7) begin
                s_axi_rdata <= 32'd0;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd8) begin
                s_axi_rdata <= regs_ring_limit_beats;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 4'd9) begin
                s_axi_rdata <= regs_store_limit_pages;
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
