// AXI4-Lite decoder: m_axi_first, m_axi_second, m_axi_third.
`default_nettype none

module axi_lite_decoder (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] s_axi_awaddr,
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
    input  wire [15:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready,
    output wire [11:0] m_axi_first_awaddr,
    output wire  [2:0] m_axi_first_awprot,
    output wire        m_axi_first_awvalid,
    input  wire        m_axi_first_awready,
    output wire [31:0] m_axi_first_wdata,
    output wire  [3:0] m_axi_first_wstrb,
    output wire        m_axi_first_wvalid,
    input  wire        m_axi_first_wready,
    input  wire  [1:0] m_axi_first_bresp,
    input  wire        m_axi_first_bvalid,
    output wire        m_axi_first_bready,
    output wire [11:0] m_axi_first_araddr,
    output wire  [2:0] m_axi_first_arprot,
    output wire        m_axi_first_arvalid,
    input  wire        m_axi_first_arready,
    input  wire [31:0] m_axi_first_rdata,
    input  wire  [1:0] m_axi_first_rresp,
    input  wire        m_axi_first_rvalid,
    output wire        m_axi_first_rready,
    output wire [11:0] m_axi_second_awaddr,
    output wire  [2:0] m_axi_second_awprot,
    output wire        m_axi_second_awvalid,
    input  wire        m_axi_second_awready,
    output wire [31:0] m_axi_second_wdata,
    output wire  [3:0] m_axi_second_wstrb,
    output wire        m_axi_second_wvalid,
    input  wire        m_axi_second_wready,
    input  wire  [1:0] m_axi_second_bresp,
    input  wire        m_axi_second_bvalid,
    output wire        m_axi_second_bready,
    output wire [11:0] m_axi_second_araddr,
    output wire  [2:0] m_axi_second_arprot,
    output wire        m_axi_second_arvalid,
    input  wire        m_axi_second_arready,
    input  wire [31:0] m_axi_second_rdata,
    input  wire  [1:0] m_axi_second_rresp,
    input  wire        m_axi_second_rvalid,
    output wire        m_axi_second_rready,
    output wire  [7:0] m_axi_third_awaddr,
    output wire  [2:0] m_axi_third_awprot,
    output wire        m_axi_third_awvalid,
    input  wire        m_axi_third_awready,
    output wire [31:0] m_axi_third_wdata,
    output wire  [3:0] m_axi_third_wstrb,
    output wire        m_axi_third_wvalid,
    input  wire        m_axi_third_wready,
    input  wire  [1:0] m_axi_third_bresp,
    input  wire        m_axi_third_bvalid,
    output wire        m_axi_third_bready,
    output wire  [7:0] m_axi_third_araddr,
    output wire  [2:0] m_axi_third_arprot,
    output wire        m_axi_third_arvalid,
    input  wire        m_axi_third_arready,
    input  wire [31:0] m_axi_third_rdata,
    input  wire  [1:0] m_axi_third_rresp,
    input  wire        m_axi_third_rvalid,
    output wire        m_axi_third_rready
);

    localparam [1:0] S_AXI_BRESP_DECERR = 2'd3;

    reg         aw_held;
    reg         w_held;
    reg         aw_left;
    reg         w_left;
    reg  [15:0] awaddr;
    reg   [2:0] awprot;
    reg  [31:0] wdata;
    reg   [3:0] wstrb;
    reg   [2:0] w_choice;
    reg         ar_held;
    reg         ar_left;
    reg  [15:0] araddr;
    reg   [2:0] arprot;
    reg   [2:0] r_choice;

    wire        writes = aw_held && w_held && !s_axi_bvalid;
    wire        b_taken = writes && aw_left && w_left;
    wire        reads = ar_held && !s_axi_rvalid;
    wire        r_taken = reads && ar_left;
    wire        writes_and_w_choice_0 = writes && w_choice[0];
    wire        writes_and_w_choice_1 = writes && w_choice[1];
    wire        writes_and_w_choice_2 = writes && w_choice[2];
    wire        aw_left_term = m_axi_second_awready && w_choice[1];
    wire        aw_left_term_2 = (m_axi_first_awready && w_choice[0]) || aw_left_term;
    wire        w_left_term = m_axi_second_wready && w_choice[1];
    wire        w_left_term_2 = (m_axi_first_wready && w_choice[0]) || w_left_term;
    wire        s_axi_bvalid_term = m_axi_second_bvalid && w_choice[1];
    wire        s_axi_bvalid_term_2 = (m_axi_first_bvalid && w_choice[0]) || s_axi_bvalid_term;
    wire        ar_left_term = m_axi_second_arready && r_choice[1];
    wire        ar_left_term_2 = (m_axi_first_arready && r_choice[0]) || ar_left_term;
    wire        s_axi_rvalid_term = m_axi_second_rvalid && r_choice[1];
    wire        s_axi_rvalid_term_2 = (m_axi_first_rvalid && r_choice[0]) || s_axi_rvalid_term;
    wire [31:0] s_axi_rdata_and = m_axi_second_rdata & {32{r_choice[1]}};
    wire [31:0] s_axi_rdata_or = (m_axi_first_rdata & {32{r_choice[0]}}) | s_axi_rdata_and;

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            aw_left <= 1'b0;
            w_left <= 1'b0;
            s_axi_bvalid <= 1'b0;
            ar_held <= 1'b0;
            ar_left <= 1'b0;
            s_axi_rvalid <= 1'b0;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (writes && (aw_left_term_2 || (m_axi_third_awready && w_choice[2]))) begin
                aw_left <= 1'b1;
            end
            if (writes && (w_left_term_2 || (m_axi_third_wready && w_choice[2]))) begin
                w_left <= 1'b1;
            end
            if (writes && !(|w_choice)) begin
                s_axi_bvalid <= 1'b1;
            end else if (b_taken && (s_axi_bvalid_term_2 || (m_axi_third_bvalid && w_choice[2]))) begin
                s_axi_bvalid <= 1'b1;
            end
            if (s_axi_bvalid && s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
                aw_held <= 1'b0;
                w_held <= 1'b0;
                aw_left <= 1'b0;
                w_left <= 1'b0;
            end
            if (s_axi_arvalid && !ar_held) begin
                ar_held <= 1'b1;
            end
            if (reads && (ar_left_term_2 || (m_axi_third_arready && r_choice[2]))) begin
                ar_left <= 1'b1;
            end
            if (reads && !(|r_choice)) begin
                s_axi_rvalid <= 1'b1;
            end else if (r_taken && (s_axi_rvalid_term_2 || (m_axi_third_rvalid && r_choice[2]))) begin
                s_axi_rvalid <= 1'b1;
            end
            if (s_axi_rvalid && s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
                ar_held <= 1'b0;
                ar_left <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            awaddr <= s_axi_awaddr;
            awprot <= s_axi_awprot;
            w_choice <= {
                {8'd0, s_axi_awaddr[15:8]} == 16'd128,
                {12'd0, s_axi_awaddr[15:12]} == 16'd1,
                {12'd0, s_axi_awaddr[15:12]} == 16'd0
            };
        end
        if (s_axi_wvalid && !w_held) begin
            wdata <= s_axi_wdata;
            wstrb <= s_axi_wstrb;
        end
        if (writes && !(|w_choice)) begin
            s_axi_bresp <= S_AXI_BRESP_DECERR;
        end else if (b_taken && (s_axi_bvalid_term_2 || (m_axi_third_bvalid && w_choice[2]))) begin
            if (w_choice[0]) begin
                s_axi_bresp <= m_axi_first_bresp;
            end
            if (w_choice[1]) begin
                s_axi_bresp <= m_axi_second_bresp;
            end
            if (w_choice[2]) begin
                s_axi_bresp <= m_axi_third_bresp;
            end
        end
        if (s_axi_arvalid && !ar_held) begin
            araddr <= s_axi_araddr;
            arprot <= s_axi_arprot;
            r_choice <= {
                {8'd0, s_axi_araddr[15:8]} == 16'd128,
                {12'd0, s_axi_araddr[15:12]} == 16'd1,
                {12'd0, s_axi_araddr[15:12]} == 16'd0
            };
        end
        if (reads && !(|r_choice)) begin
            s_axi_rresp <= S_AXI_BRESP_DECERR;
            s_axi_rdata <= 32'd0;
        end else if (r_taken && (s_axi_rvalid_term_2 || (m_axi_third_rvalid && r_choice[2]))) begin
            s_axi_rdata <= s_axi_rdata_or | (m_axi_third_rdata & {32{r_choice[2]}});
            if (r_choice[0]) begin
                s_axi_rresp <= m_axi_first_rresp;
            end
            if (r_choice[1]) begin
                s_axi_rresp <= m_axi_second_rresp;
            end
            if (r_choice[2]) begin
                s_axi_rresp <= m_axi_third_rresp;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !ar_held;
    assign m_axi_first_awaddr = awaddr[11:0];
    assign m_axi_first_awprot = awprot;
    assign m_axi_first_awvalid = writes_and_w_choice_0 && !aw_left;
    assign m_axi_first_wdata = wdata;
    assign m_axi_first_wstrb = wstrb;
    assign m_axi_first_wvalid = writes_and_w_choice_0 && !w_left;
    assign m_axi_first_bready = b_taken && w_choice[0];
    assign m_axi_first_araddr = araddr[11:0];
    assign m_axi_first_arprot = arprot;
    assign m_axi_first_arvalid = reads && r_choice[0] && !ar_left;
    assign m_axi_first_rready = r_taken && r_choice[0];
    assign m_axi_second_awaddr = awaddr[11:0];
    assign m_axi_second_awprot = awprot;
    assign m_axi_second_awvalid = writes_and_w_choice_1 && !aw_left;
    assign m_axi_second_wdata = wdata;
    assign m_axi_second_wstrb = wstrb;
    assign m_axi_second_wvalid = writes_and_w_choice_1 && !w_left;
    assign m_axi_second_bready = b_taken && w_choice[1];
    assign m_axi_second_araddr = araddr[11:0];
    assign m_axi_second_arprot = arprot;
    assign m_axi_second_arvalid = reads && r_choice[1] && !ar_left;
    assign m_axi_second_rready = r_taken && r_choice[1];
    assign m_axi_third_awaddr = awaddr[7:0];
    assign m_axi_third_awprot = awprot;
    assign m_axi_third_awvalid = writes_and_w_choice_2 && !aw_left;
    assign m_axi_third_wdata = wdata;
    assign m_axi_third_wstrb = wstrb;
    assign m_axi_third_wvalid = writes_and_w_choice_2 && !w_left;
    assign m_axi_third_bready = b_taken && w_choice[2];
    assign m_axi_third_araddr = araddr[7:0];
    assign m_axi_third_arprot = arprot;
    assign m_axi_third_arvalid = reads && r_choice[2] && !ar_left;
    assign m_axi_third_rready = r_taken && r_choice[2];

    wire _unused_ok = &{1'b0, awaddr[15:12], araddr[15:12]};

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
    always @(posedge clk) if (!rst) one_window_writes: assert (!(|(w_choice & (w_choice - 3'd1))) || !aw_held);
    always @(posedge clk) if (!rst) one_window_reads: assert (!(|(r_choice & (r_choice - 3'd1))) || !ar_held);
`endif

endmodule

`default_nettype wire
