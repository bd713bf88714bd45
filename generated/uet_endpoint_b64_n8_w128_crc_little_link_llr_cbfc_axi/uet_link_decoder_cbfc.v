// AXI4-Lite decoder: retry, credit, store.
`default_nettype none

module uet_link_decoder_cbfc (
    input  wire        clk,
    input  wire        rst,
    input  wire [13:0] s_axi_awaddr,
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
    input  wire [13:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready,
    output wire  [9:0] retry_awaddr,
    output wire  [2:0] retry_awprot,
    output wire        retry_awvalid,
    input  wire        retry_awready,
    output wire [31:0] retry_wdata,
    output wire  [3:0] retry_wstrb,
    output wire        retry_wvalid,
    input  wire        retry_wready,
    input  wire  [1:0] retry_bresp,
    input  wire        retry_bvalid,
    output wire        retry_bready,
    output wire  [9:0] retry_araddr,
    output wire  [2:0] retry_arprot,
    output wire        retry_arvalid,
    input  wire        retry_arready,
    input  wire [31:0] retry_rdata,
    input  wire  [1:0] retry_rresp,
    input  wire        retry_rvalid,
    output wire        retry_rready,
    output wire  [7:0] credit_awaddr,
    output wire  [2:0] credit_awprot,
    output wire        credit_awvalid,
    input  wire        credit_awready,
    output wire [31:0] credit_wdata,
    output wire  [3:0] credit_wstrb,
    output wire        credit_wvalid,
    input  wire        credit_wready,
    input  wire  [1:0] credit_bresp,
    input  wire        credit_bvalid,
    output wire        credit_bready,
    output wire  [7:0] credit_araddr,
    output wire  [2:0] credit_arprot,
    output wire        credit_arvalid,
    input  wire        credit_arready,
    input  wire [31:0] credit_rdata,
    input  wire  [1:0] credit_rresp,
    input  wire        credit_rvalid,
    output wire        credit_rready,
    output wire  [5:0] store_awaddr,
    output wire  [2:0] store_awprot,
    output wire        store_awvalid,
    input  wire        store_awready,
    output wire [31:0] store_wdata,
    output wire  [3:0] store_wstrb,
    output wire        store_wvalid,
    input  wire        store_wready,
    input  wire  [1:0] store_bresp,
    input  wire        store_bvalid,
    output wire        store_bready,
    output wire  [5:0] store_araddr,
    output wire  [2:0] store_arprot,
    output wire        store_arvalid,
    input  wire        store_arready,
    input  wire [31:0] store_rdata,
    input  wire  [1:0] store_rresp,
    input  wire        store_rvalid,
    output wire        store_rready
);

    localparam [1:0] RETRY_BRESP_DECERR = 2'd3;

    reg         aw_held;
    reg         w_held;
    reg         aw_left;
    reg         w_left;
    reg  [13:0] awaddr;
    reg   [2:0] awprot;
    reg  [31:0] wdata;
    reg   [3:0] wstrb;
    reg   [2:0] w_choice;
    reg         ar_held;
    reg         ar_left;
    reg  [13:0] araddr;
    reg   [2:0] arprot;
    reg   [2:0] r_choice;

    wire        writes = aw_held && w_held && !s_axi_bvalid;
    wire        b_taken = writes && aw_left && w_left;
    wire        reads = ar_held && !s_axi_rvalid;
    wire        r_taken = reads && ar_left;
    wire        writes_and_w_choice_0 = writes && w_choice[0];
    wire        writes_and_w_choice_1 = writes && w_choice[1];
    wire        writes_and_w_choice_2 = writes && w_choice[2];
    wire        aw_left_term = (retry_awready && w_choice[0]) || (credit_awready && w_choice[1]);
    wire        w_left_term = (retry_wready && w_choice[0]) || (credit_wready && w_choice[1]);
    wire        s_axi_bvalid_term = (retry_bvalid && w_choice[0]) || (credit_bvalid && w_choice[1]);
    wire        ar_left_term = (retry_arready && r_choice[0]) || (credit_arready && r_choice[1]);
    wire        s_axi_rvalid_term = (retry_rvalid && r_choice[0]) || (credit_rvalid && r_choice[1]);
    wire [31:0] s_axi_rdata_and = credit_rdata & {32{r_choice[1]}};
    wire [31:0] s_axi_rdata_or = (retry_rdata & {32{r_choice[0]}}) | s_axi_rdata_and;

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
            if (writes && (aw_left_term || (store_awready && w_choice[2]))) begin
                aw_left <= 1'b1;
            end
            if (writes && (w_left_term || (store_wready && w_choice[2]))) begin
                w_left <= 1'b1;
            end
            if (writes && !(|w_choice)) begin
                s_axi_bvalid <= 1'b1;
            end else if (b_taken && (s_axi_bvalid_term || (store_bvalid && w_choice[2]))) begin
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
            if (reads && (ar_left_term || (store_arready && r_choice[2]))) begin
                ar_left <= 1'b1;
            end
            if (reads && !(|r_choice)) begin
                s_axi_rvalid <= 1'b1;
            end else if (r_taken && (s_axi_rvalid_term || (store_rvalid && r_choice[2]))) begin
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
                {6'd0, s_axi_awaddr[13:6]} == 14'd128,
                {8'd0, s_axi_awaddr[13:8]} == 14'd16,
                {10'd0, s_axi_awaddr[13:10]} == 14'd0
            };
        end
        if (s_axi_wvalid && !w_held) begin
            wdata <= s_axi_wdata;
            wstrb <= s_axi_wstrb;
        end
        if (writes && !(|w_choice)) begin
            s_axi_bresp <= RETRY_BRESP_DECERR;
        end else if (b_taken && (s_axi_bvalid_term || (store_bvalid && w_choice[2]))) begin
            if (w_choice[0]) begin
                s_axi_bresp <= retry_bresp;
            end
            if (w_choice[1]) begin
                s_axi_bresp <= credit_bresp;
            end
            if (w_choice[2]) begin
                s_axi_bresp <= store_bresp;
            end
        end
        if (s_axi_arvalid && !ar_held) begin
            araddr <= s_axi_araddr;
            arprot <= s_axi_arprot;
            r_choice <= {
                {6'd0, s_axi_araddr[13:6]} == 14'd128,
                {8'd0, s_axi_araddr[13:8]} == 14'd16,
                {10'd0, s_axi_araddr[13:10]} == 14'd0
            };
        end
        if (reads && !(|r_choice)) begin
            s_axi_rresp <= RETRY_BRESP_DECERR;
            s_axi_rdata <= 32'd0;
        end else if (r_taken && (s_axi_rvalid_term || (store_rvalid && r_choice[2]))) begin
            s_axi_rdata <= s_axi_rdata_or | (store_rdata & {32{r_choice[2]}});
            if (r_choice[0]) begin
                s_axi_rresp <= retry_rresp;
            end
            if (r_choice[1]) begin
                s_axi_rresp <= credit_rresp;
            end
            if (r_choice[2]) begin
                s_axi_rresp <= store_rresp;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !ar_held;
    assign retry_awaddr = awaddr[9:0];
    assign retry_awprot = awprot;
    assign retry_awvalid = writes_and_w_choice_0 && !aw_left;
    assign retry_wdata = wdata;
    assign retry_wstrb = wstrb;
    assign retry_wvalid = writes_and_w_choice_0 && !w_left;
    assign retry_bready = b_taken && w_choice[0];
    assign retry_araddr = araddr[9:0];
    assign retry_arprot = arprot;
    assign retry_arvalid = reads && r_choice[0] && !ar_left;
    assign retry_rready = r_taken && r_choice[0];
    assign credit_awaddr = awaddr[7:0];
    assign credit_awprot = awprot;
    assign credit_awvalid = writes_and_w_choice_1 && !aw_left;
    assign credit_wdata = wdata;
    assign credit_wstrb = wstrb;
    assign credit_wvalid = writes_and_w_choice_1 && !w_left;
    assign credit_bready = b_taken && w_choice[1];
    assign credit_araddr = araddr[7:0];
    assign credit_arprot = arprot;
    assign credit_arvalid = reads && r_choice[1] && !ar_left;
    assign credit_rready = r_taken && r_choice[1];
    assign store_awaddr = awaddr[5:0];
    assign store_awprot = awprot;
    assign store_awvalid = writes_and_w_choice_2 && !aw_left;
    assign store_wdata = wdata;
    assign store_wstrb = wstrb;
    assign store_wvalid = writes_and_w_choice_2 && !w_left;
    assign store_bready = b_taken && w_choice[2];
    assign store_araddr = araddr[5:0];
    assign store_arprot = arprot;
    assign store_arvalid = reads && r_choice[2] && !ar_left;
    assign store_rready = r_taken && r_choice[2];

    wire _unused_ok = &{1'b0, awaddr[13:10], araddr[13:10]};

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
