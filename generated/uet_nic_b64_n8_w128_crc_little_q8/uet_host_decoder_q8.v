// AXI4-Lite decoder: rings, peers, status, doorbells.
`default_nettype none

module uet_host_decoder_q8 (
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
    output wire  [4:0] rings_awaddr,
    output wire  [2:0] rings_awprot,
    output wire        rings_awvalid,
    input  wire        rings_awready,
    output wire [31:0] rings_wdata,
    output wire  [3:0] rings_wstrb,
    output wire        rings_wvalid,
    input  wire        rings_wready,
    input  wire  [1:0] rings_bresp,
    input  wire        rings_bvalid,
    output wire        rings_bready,
    output wire  [4:0] rings_araddr,
    output wire  [2:0] rings_arprot,
    output wire        rings_arvalid,
    input  wire        rings_arready,
    input  wire [31:0] rings_rdata,
    input  wire  [1:0] rings_rresp,
    input  wire        rings_rvalid,
    output wire        rings_rready,
    output wire  [4:0] peers_awaddr,
    output wire  [2:0] peers_awprot,
    output wire        peers_awvalid,
    input  wire        peers_awready,
    output wire [31:0] peers_wdata,
    output wire  [3:0] peers_wstrb,
    output wire        peers_wvalid,
    input  wire        peers_wready,
    input  wire  [1:0] peers_bresp,
    input  wire        peers_bvalid,
    output wire        peers_bready,
    output wire  [4:0] peers_araddr,
    output wire  [2:0] peers_arprot,
    output wire        peers_arvalid,
    input  wire        peers_arready,
    input  wire [31:0] peers_rdata,
    input  wire  [1:0] peers_rresp,
    input  wire        peers_rvalid,
    output wire        peers_rready,
    output wire  [7:0] status_awaddr,
    output wire  [2:0] status_awprot,
    output wire        status_awvalid,
    input  wire        status_awready,
    output wire [31:0] status_wdata,
    output wire  [3:0] status_wstrb,
    output wire        status_wvalid,
    input  wire        status_wready,
    input  wire  [1:0] status_bresp,
    input  wire        status_bvalid,
    output wire        status_bready,
    output wire  [7:0] status_araddr,
    output wire  [2:0] status_arprot,
    output wire        status_arvalid,
    input  wire        status_arready,
    input  wire [31:0] status_rdata,
    input  wire  [1:0] status_rresp,
    input  wire        status_rvalid,
    output wire        status_rready,
    output wire [14:0] doorbells_awaddr,
    output wire  [2:0] doorbells_awprot,
    output wire        doorbells_awvalid,
    input  wire        doorbells_awready,
    output wire [31:0] doorbells_wdata,
    output wire  [3:0] doorbells_wstrb,
    output wire        doorbells_wvalid,
    input  wire        doorbells_wready,
    input  wire  [1:0] doorbells_bresp,
    input  wire        doorbells_bvalid,
    output wire        doorbells_bready,
    output wire [14:0] doorbells_araddr,
    output wire  [2:0] doorbells_arprot,
    output wire        doorbells_arvalid,
    input  wire        doorbells_arready,
    input  wire [31:0] doorbells_rdata,
    input  wire  [1:0] doorbells_rresp,
    input  wire        doorbells_rvalid,
    output wire        doorbells_rready
);

    localparam [1:0] RINGS_BRESP_DECERR = 2'd3;

    reg         aw_held;
    reg         w_held;
    reg         aw_left;
    reg         w_left;
    reg  [16:0] awaddr;
    reg   [2:0] awprot;
    reg  [31:0] wdata;
    reg   [3:0] wstrb;
    reg   [3:0] w_choice;
    reg         ar_held;
    reg         ar_left;
    reg  [16:0] araddr;
    reg   [2:0] arprot;
    reg   [3:0] r_choice;

    wire        writes = aw_held && w_held && !s_axi_bvalid;
    wire        b_taken = writes && aw_left && w_left;
    wire        reads = ar_held && !s_axi_rvalid;
    wire        r_taken = reads && ar_left;
    wire        writes_and_w_choice_0 = writes && w_choice[0];
    wire        writes_and_w_choice_1 = writes && w_choice[1];
    wire        writes_and_w_choice_2 = writes && w_choice[2];
    wire        writes_and_w_choice_3 = writes && w_choice[3];
    wire        aw_left_term = (rings_awready && w_choice[0]) || (peers_awready && w_choice[1]);
    wire        aw_left_term_2 = aw_left_term || (status_awready && w_choice[2]);
    wire        w_left_term = (rings_wready && w_choice[0]) || (peers_wready && w_choice[1]);
    wire        w_left_term_2 = w_left_term || (status_wready && w_choice[2]);
    wire        s_axi_bvalid_term = (rings_bvalid && w_choice[0]) || (peers_bvalid && w_choice[1]);
    wire        s_axi_bvalid_term_2 = s_axi_bvalid_term || (status_bvalid && w_choice[2]);
    wire        ar_left_term = (rings_arready && r_choice[0]) || (peers_arready && r_choice[1]);
    wire        ar_left_term_2 = ar_left_term || (status_arready && r_choice[2]);
    wire        s_axi_rvalid_term = (rings_rvalid && r_choice[0]) || (peers_rvalid && r_choice[1]);
    wire        s_axi_rvalid_term_2 = s_axi_rvalid_term || (status_rvalid && r_choice[2]);
    wire [31:0] s_axi_rdata_and = rings_rdata & {32{r_choice[0]}};
    wire [31:0] s_axi_rdata_or = s_axi_rdata_and | (peers_rdata & {32{r_choice[1]}});
    wire [31:0] s_axi_rdata_or_2 = s_axi_rdata_or | (status_rdata & {32{r_choice[2]}});

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
            if (writes && (aw_left_term_2 || (doorbells_awready && w_choice[3]))) begin
                aw_left <= 1'b1;
            end
            if (writes && (w_left_term_2 || (doorbells_wready && w_choice[3]))) begin
                w_left <= 1'b1;
            end
            if (writes && !(|w_choice)) begin
                s_axi_bvalid <= 1'b1;
            end else if (b_taken && (s_axi_bvalid_term_2 || (doorbells_bvalid && w_choice[3]))) begin
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
            if (reads && (ar_left_term_2 || (doorbells_arready && r_choice[3]))) begin
                ar_left <= 1'b1;
            end
            if (reads && !(|r_choice)) begin
                s_axi_rvalid <= 1'b1;
            end else if (r_taken && (s_axi_rvalid_term_2 || (doorbells_rvalid && r_choice[3]))) begin
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
                {15'd0, s_axi_awaddr[16:15]} == 17'd2,
                {8'd0, s_axi_awaddr[16:8]} == 17'd32,
                {5'd0, s_axi_awaddr[16:5]} == 17'd128,
                {5'd0, s_axi_awaddr[16:5]} == 17'd0
            };
        end
        if (s_axi_wvalid && !w_held) begin
            wdata <= s_axi_wdata;
            wstrb <= s_axi_wstrb;
        end
        if (writes && !(|w_choice)) begin
            s_axi_bresp <= RINGS_BRESP_DECERR;
        end else if (b_taken && (s_axi_bvalid_term_2 || (doorbells_bvalid && w_choice[3]))) begin
            if (w_choice[0]) begin
                s_axi_bresp <= rings_bresp;
            end
            if (w_choice[1]) begin
                s_axi_bresp <= peers_bresp;
            end
            if (w_choice[2]) begin
                s_axi_bresp <= status_bresp;
            end
            if (w_choice[3]) begin
                s_axi_bresp <= doorbells_bresp;
            end
        end
        if (s_axi_arvalid && !ar_held) begin
            araddr <= s_axi_araddr;
            arprot <= s_axi_arprot;
            r_choice <= {
                {15'd0, s_axi_araddr[16:15]} == 17'd2,
                {8'd0, s_axi_araddr[16:8]} == 17'd32,
                {5'd0, s_axi_araddr[16:5]} == 17'd128,
                {5'd0, s_axi_araddr[16:5]} == 17'd0
            };
        end
        if (reads && !(|r_choice)) begin
            s_axi_rresp <= RINGS_BRESP_DECERR;
            s_axi_rdata <= 32'd0;
        end else if (r_taken && (s_axi_rvalid_term_2 || (doorbells_rvalid && r_choice[3]))) begin
            s_axi_rdata <= s_axi_rdata_or_2 | (doorbells_rdata & {32{r_choice[3]}});
            if (r_choice[0]) begin
                s_axi_rresp <= rings_rresp;
            end
            if (r_choice[1]) begin
                s_axi_rresp <= peers_rresp;
            end
            if (r_choice[2]) begin
                s_axi_rresp <= status_rresp;
            end
            if (r_choice[3]) begin
                s_axi_rresp <= doorbells_rresp;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !ar_held;
    assign rings_awaddr = awaddr[4:0];
    assign rings_awprot = awprot;
    assign rings_awvalid = writes_and_w_choice_0 && !aw_left;
    assign rings_wdata = wdata;
    assign rings_wstrb = wstrb;
    assign rings_wvalid = writes_and_w_choice_0 && !w_left;
    assign rings_bready = b_taken && w_choice[0];
    assign rings_araddr = araddr[4:0];
    assign rings_arprot = arprot;
    assign rings_arvalid = reads && r_choice[0] && !ar_left;
    assign rings_rready = r_taken && r_choice[0];
    assign peers_awaddr = awaddr[4:0];
    assign peers_awprot = awprot;
    assign peers_awvalid = writes_and_w_choice_1 && !aw_left;
    assign peers_wdata = wdata;
    assign peers_wstrb = wstrb;
    assign peers_wvalid = writes_and_w_choice_1 && !w_left;
    assign peers_bready = b_taken && w_choice[1];
    assign peers_araddr = araddr[4:0];
    assign peers_arprot = arprot;
    assign peers_arvalid = reads && r_choice[1] && !ar_left;
    assign peers_rready = r_taken && r_choice[1];
    assign status_awaddr = awaddr[7:0];
    assign status_awprot = awprot;
    assign status_awvalid = writes_and_w_choice_2 && !aw_left;
    assign status_wdata = wdata;
    assign status_wstrb = wstrb;
    assign status_wvalid = writes_and_w_choice_2 && !w_left;
    assign status_bready = b_taken && w_choice[2];
    assign status_araddr = araddr[7:0];
    assign status_arprot = arprot;
    assign status_arvalid = reads && r_choice[2] && !ar_left;
    assign status_rready = r_taken && r_choice[2];
    assign doorbells_awaddr = awaddr[14:0];
    assign doorbells_awprot = awprot;
    assign doorbells_awvalid = writes_and_w_choice_3 && !aw_left;
    assign doorbells_wdata = wdata;
    assign doorbells_wstrb = wstrb;
    assign doorbells_wvalid = writes_and_w_choice_3 && !w_left;
    assign doorbells_bready = b_taken && w_choice[3];
    assign doorbells_araddr = araddr[14:0];
    assign doorbells_arprot = arprot;
    assign doorbells_arvalid = reads && r_choice[3] && !ar_left;
    assign doorbells_rready = r_taken && r_choice[3];

    wire _unused_ok = &{1'b0, awaddr[16:15], araddr[16:15]};

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
    always @(posedge clk) if (!rst) one_window_writes: assert (!(|(w_choice & (w_choice - 4'd1))) || !aw_held);
    always @(posedge clk) if (!rst) one_window_reads: assert (!(|(r_choice & (r_choice - 4'd1))) || !ar_held);
`endif

endmodule

`default_nettype wire
