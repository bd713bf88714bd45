// Writes packets to memory over AXI4, 64 bytes a beat.
`default_nettype none

module axi_writer_b64_a64_l14_i2_n0_o32 (
    input  wire         clk,
    input  wire         rst,
    output wire         issued,
    output wire         done,
    output wire         failed,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire  [63:0] up_payload_user_address,
    input  wire  [13:0] up_payload_user_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [1:0] m_axi_awid,
    output wire  [63:0] m_axi_awaddr,
    output wire   [7:0] m_axi_awlen,
    output wire   [2:0] m_axi_awsize,
    output wire   [1:0] m_axi_awburst,
    output wire         m_axi_awlock,
    output wire   [3:0] m_axi_awcache,
    output wire   [2:0] m_axi_awprot,
    output wire         m_axi_awvalid,
    input  wire         m_axi_awready,
    output wire [511:0] m_axi_wdata,
    output wire  [63:0] m_axi_wstrb,
    output wire         m_axi_wlast,
    output wire         m_axi_wvalid,
    input  wire         m_axi_wready,
    input  wire   [1:0] m_axi_bid,
    input  wire   [1:0] m_axi_bresp,
    input  wire         m_axi_bvalid,
    output wire         m_axi_bready
);

    localparam [1:0] M_AXI_BRESP_SLVERR = 2'd2;
    localparam [1:0] M_AXI_BRESP_DECERR = 2'd3;

    reg          begins;
    wire         raise_up_ready;
    wire [511:0] raise_down_payload_data;
    wire  [63:0] raise_down_payload_keep;
    wire         raise_down_payload_last;
    wire  [11:0] raise_down_payload_user;
    wire         raise_down_valid;
    wire         ranges_up_ready;
    wire  [63:0] ranges_down_payload_address;
    wire  [13:0] ranges_down_payload_length;
    wire         ranges_down_valid;
    wire         bursts_up_ready;
    wire  [63:0] bursts_down_payload_address;
    wire   [7:0] bursts_down_payload_len;
    wire         bursts_down_payload_last;
    wire         bursts_down_valid;
    wire         open_up_ready;
    wire         open_down_payload;
    wire         open_down_valid;
    reg          line_begins;
    reg    [5:0] next_in_line;
    reg          bad;

    wire       has_bytes = !begins || up_payload_keep[0];
    wire       ranges_ready = ranges_up_ready;
    wire       not_begins_or_ranges_ready = !begins || ranges_ready;
    wire       ready = !has_bytes || (raise_up_ready && not_begins_or_ranges_ready);
    wire       takes = up_valid && ready;
    wire       range_issued = takes && begins && has_bytes;
    wire       open_ready = open_up_ready;
    wire [5:0] in_line = line_begins ? raise_down_payload_user[11:6] : next_in_line;
    wire       is_bad = bad || m_axi_bresp == M_AXI_BRESP_SLVERR || m_axi_bresp == M_AXI_BRESP_DECERR;
    wire       range_done = m_axi_bvalid && open_down_payload;

    packet_raise_b64_u12_by raise (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (up_payload_data),
        .up_payload_keep   (up_payload_keep),
        .up_payload_last   (up_payload_last),
        .up_payload_user   (up_payload_user_address[11:0]),
        .up_valid          (up_valid && has_bytes && not_begins_or_ranges_ready),
        .up_ready          (raise_up_ready),
        .down_payload_data (raise_down_payload_data),
        .down_payload_keep (raise_down_payload_keep),
        .down_payload_last (raise_down_payload_last),
        .down_payload_user (raise_down_payload_user),
        .down_valid        (raise_down_valid),
        .down_ready        (m_axi_wready)
    );

    fifo_w78_d4 ranges (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_address   (up_payload_user_address),
        .up_payload_length    (up_payload_user_length),
        .up_valid             (range_issued),
        .up_ready             (ranges_up_ready),
        .down_payload_address (ranges_down_payload_address),
        .down_payload_length  (ranges_down_payload_length),
        .down_valid           (ranges_down_valid),
        .down_ready           (bursts_up_ready)
    );

    axi_bursts_b64_a64_l14 bursts (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_address   (ranges_down_payload_address),
        .up_payload_length    (ranges_down_payload_length),
        .up_valid             (ranges_down_valid),
        .up_ready             (bursts_up_ready),
        .down_payload_address (bursts_down_payload_address),
        .down_payload_len     (bursts_down_payload_len),
        .down_payload_last    (bursts_down_payload_last),
        .down_valid           (bursts_down_valid),
        .down_ready           (m_axi_awready && open_ready)
    );

    fifo_w1_d32 open (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (bursts_down_payload_last),
        .up_valid     (bursts_down_valid && m_axi_awready),
        .up_ready     (open_up_ready),
        .down_payload (open_down_payload),
        .down_valid   (open_down_valid),
        .down_ready   (m_axi_bvalid)
    );

    always @(posedge clk) begin
        if (rst) begin
            begins <= 1'b1;
            line_begins <= 1'b1;
            bad <= 1'b0;
        end else begin
            if (takes) begin
                begins <= up_payload_last;
            end
            if (raise_down_valid && m_axi_wready) begin
                line_begins <= raise_down_payload_last;
            end
            if (m_axi_bvalid) begin
                bad <= is_bad && !open_down_payload;
            end
        end
    end

    always @(posedge clk) begin
        if (raise_down_valid && m_axi_wready) begin
            next_in_line <= in_line + 6'd1;
        end
    end

    assign issued = range_issued;
    assign done = range_done;
    assign failed = is_bad;
    assign up_ready = ready;
    assign m_axi_awid = 2'd0;
    assign m_axi_awaddr = bursts_down_payload_address;
    assign m_axi_awlen = bursts_down_payload_len;
    assign m_axi_awsize = 3'd6;
    assign m_axi_awburst = 2'd1;
    assign m_axi_awlock = 1'b0;
    assign m_axi_awcache = 4'd3;
    assign m_axi_awprot = 3'd2;
    assign m_axi_awvalid = bursts_down_valid && open_ready;
    assign m_axi_wdata = raise_down_payload_data;
    assign m_axi_wstrb = raise_down_payload_keep;
    assign m_axi_wlast = raise_down_payload_last || (&in_line);
    assign m_axi_wvalid = raise_down_valid;
    assign m_axi_bready = 1'b1;

    wire _unused_ok = &{1'b0, m_axi_bid, raise_down_payload_user[5:0], open_down_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) responses_are_to_bursts: assert (!m_axi_bvalid || open_down_valid);
`endif

endmodule

`default_nettype wire
