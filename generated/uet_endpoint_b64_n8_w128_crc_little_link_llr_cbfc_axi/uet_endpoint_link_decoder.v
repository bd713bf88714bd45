// AXI4-Lite decoder: endpoint, link.
`default_nettype none

module uet_endpoint_link_decoder (
    input  wire        clk,
    input  wire        rst,
    input  wire [16:0] s_axi_awaddr,
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
    input  wire [16:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready,
    output wire [15:0] endpoint_awaddr,
    output wire  [2:0] endpoint_awprot,
    output wire        endpoint_awvalid,
    input  wire        endpoint_awready,
    output wire [31:0] endpoint_wdata,
    output wire  [3:0] endpoint_wstrb,
    output wire        endpoint_wvalid,
    input  wire        endpoint_wready,
    input  wire  [1:0] endpoint_bresp,
    input  wire        endpoint_bvalid,
    output wire        endpoint_bready,
    output wire [15:0] endpoint_araddr,
    output wire  [2:0] endpoint_arprot,
    output wire        endpoint_arvalid,
    input  wire        endpoint_arready,
    input  wire [31:0] endpoint_rdata,
    input  wire  [1:0] endpoint_rresp,
    input  wire        endpoint_rvalid,
    output wire        endpoint_rready,
    output wire [13:0] link_awaddr,
    output wire  [2:0] link_awprot,
    output wire        link_awvalid,
    input  wire        link_awready,
    output wire [31:0] link_wdata,
    output wire  [3:0] link_wstrb,
    output wire        link_wvalid,
    input  wire        link_wready,
    input  wire  [1:0] link_bresp,
    input  wire        link_bvalid,
    output wire        link_bready,
    output wire [13:0] link_araddr,
    output wire  [2:0] link_arprot,
    output wire        link_arvalid,
    input  wire        link_arready,
    input  wire [31:0] link_rdata,
    input  wire  [1:0] link_rresp,
    input  wire        link_rvalid,
    output wire        link_rready
);

    localparam [1:0] LINK_BRESP_DECERR = 2'd3;

    reg         aw_held;
    reg         w_held;
    reg         aw_left;
    reg         w_left;
    reg  [16:0] awaddr;
    reg   [2:0] awprot;
    reg  [31:0] wdata;
    reg   [3:0] wstrb;
    reg   [1:0] w_choice;
    reg         ar_held;
    reg         ar_left;
    reg  [16:0] araddr;
    reg   [2:0] arprot;
    reg   [1:0] r_choice;

    wire        writes = aw_held && w_held && !s_axi_bvalid;
    wire        b_taken = writes && aw_left && w_left;
    wire        reads = ar_held && !s_axi_rvalid;
    wire        r_taken = reads && ar_left;
    wire        writes_and_w_choice_0 = writes && w_choice[0];
    wire        writes_and_w_choice_1 = writes && w_choice[1];
    wire        aw_left_term = (endpoint_awready && w_choice[0]) || (link_awready && w_choice[1]);
    wire        w_left_term = (endpoint_wready && w_choice[0]) || (link_wready && w_choice[1]);
    wire        s_axi_bvalid_term = (endpoint_bvalid && w_choice[0]) || (link_bvalid && w_choice[1]);
    wire        ar_left_term = (endpoint_arready && r_choice[0]) || (link_arready && r_choice[1]);
    wire        s_axi_rvalid_term = (endpoint_rvalid && r_choice[0]) || (link_rvalid && r_choice[1]);
    wire [31:0] s_axi_rdata_and = endpoint_rdata & {32{r_choice[0]}};

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
            if (writes && aw_left_term) begin
                aw_left <= 1'b1;
            end
            if (writes && w_left_term) begin
                w_left <= 1'b1;
            end
            if (writes && !(|w_choice)) begin
                s_axi_bvalid <= 1'b1;
            end else if (b_taken && s_axi_bvalid_term) begin
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
            if (reads && ar_left_term) begin
                ar_left <= 1'b1;
            end
            if (reads && !(|r_choice)) begin
                s_axi_rvalid <= 1'b1;
            end else if (r_taken && s_axi_rvalid_term) begin
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
            w_choice <= {{14'd0, s_axi_awaddr[16:14]} == 17'd4, {16'd0, s_axi_awaddr[16]} == 17'd0};
        end
        if (s_axi_wvalid && !w_held) begin
            wdata <= s_axi_wdata;
            wstrb <= s_axi_wstrb;
        end
        if (writes && !(|w_choice)) begin
            s_axi_bresp <= LINK_BRESP_DECERR;
        end else if (b_taken && s_axi_bvalid_term) begin
            if (w_choice[0]) begin
                s_axi_bresp <= endpoint_bresp;
            end
            if (w_choice[1]) begin
                s_axi_bresp <= link_bresp;
            end
        end
        if (s_axi_arvalid && !ar_held) begin
            araddr <= s_axi_araddr;
            arprot <= s_axi_arprot;
            r_choice <= {{14'd0, s_axi_araddr[16:14]} == 17'd4, {16'd0, s_axi_araddr[16]} == 17'd0};
        end
        if (reads && !(|r_choice)) begin
            s_axi_rresp <= LINK_BRESP_DECERR;
            s_axi_rdata <= 32'd0;
        end else if (r_taken && s_axi_rvalid_term) begin
            s_axi_rdata <= s_axi_rdata_and | (link_rdata & {32{r_choice[1]}});
            if (r_choice[0]) begin
                s_axi_rresp <= endpoint_rresp;
            end
            if (r_choice[1]) begin
                s_axi_rresp <= link_rresp;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !ar_held;
    assign endpoint_awaddr = awaddr[15:0];
    assign endpoint_awprot = awprot;
    assign endpoint_awvalid = writes_and_w_choice_0 && !aw_left;
    assign endpoint_wdata = wdata;
    assign endpoint_wstrb = wstrb;
    assign endpoint_wvalid = writes_and_w_choice_0 && !w_left;
    assign endpoint_bready = b_taken && w_choice[0];
    assign endpoint_araddr = araddr[15:0];
    assign endpoint_arprot = arprot;
    assign endpoint_arvalid = reads && r_choice[0] && !ar_left;
    assign endpoint_rready = r_taken && r_choice[0];
    assign link_awaddr = awaddr[13:0];
    assign link_awprot = awprot;
    assign link_awvalid = writes_and_w_choice_1 && !aw_left;
    assign link_wdata = wdata;
    assign link_wstrb = wstrb;
    assign link_wvalid = writes_and_w_choice_1 && !w_left;
    assign link_bready = b_taken && w_choice[1];
    assign link_araddr = araddr[13:0];
    assign link_arprot = arprot;
    assign link_arvalid = reads && r_choice[1] && !ar_left;
    assign link_rready = r_taken && r_choice[1];

    wire _unused_ok = &{1'b0, awaddr[16], araddr[16]};

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
    always @(posedge clk) if (!rst) one_window_writes: assert (!(|(w_choice & (w_choice - 2'd1))) || !aw_held);
    always @(posedge clk) if (!rst) one_window_reads: assert (!(|(r_choice & (r_choice - 2'd1))) || !ar_held);
`endif

endmodule

`default_nettype wire
