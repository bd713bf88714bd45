// Reads memory over AXI4 into packets, 64 bytes a beat.
`default_nettype none

module axi_reader_b64_a64_l14_i4_n0_o16_r256 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] up_payload_address,
    input  wire  [13:0] up_payload_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_wrong,
    output wire         down_valid,
    input  wire         down_ready,
    output wire   [3:0] m_axi_arid,
    output wire  [63:0] m_axi_araddr,
    output wire   [7:0] m_axi_arlen,
    output wire   [2:0] m_axi_arsize,
    output wire   [1:0] m_axi_arburst,
    output wire         m_axi_arlock,
    output wire   [3:0] m_axi_arcache,
    output wire   [2:0] m_axi_arprot,
    output wire         m_axi_arvalid,
    input  wire         m_axi_arready,
    input  wire   [3:0] m_axi_rid,
    input  wire [511:0] m_axi_rdata,
    input  wire   [1:0] m_axi_rresp,
    input  wire         m_axi_rlast,
    input  wire         m_axi_rvalid,
    output wire         m_axi_rready
);

    localparam [1:0] M_AXI_RRESP_SLVERR = 2'd2;
    localparam [1:0] M_AXI_RRESP_DECERR = 2'd3;

    wire         bursts_up_ready;
    wire  [63:0] bursts_down_payload_address;
    wire   [7:0] bursts_down_payload_len;
    wire         bursts_down_payload_last;
    wire         bursts_down_valid;
    wire         ends_up_ready;
    wire   [5:0] ends_down_payload_from;
    wire   [5:0] ends_down_payload_to;
    wire         ends_down_valid;
    reg    [8:0] free;
    wire         open_up_ready;
    wire         open_down_payload;
    wire         open_down_valid;
    reg          begins;
    wire         beats_up_ready;
    wire [511:0] beats_down_payload_data;
    wire  [63:0] beats_down_payload_keep;
    wire         beats_down_payload_last;
    wire   [5:0] beats_down_payload_from;
    wire         beats_down_payload_wrong;
    wire         beats_down_valid;
    wire         lower_up_ready;
    wire [511:0] lower_down_payload_data;
    wire  [63:0] lower_down_payload_keep;
    wire         lower_down_payload_last;
    wire         lower_down_payload_wrong;
    wire         lower_down_valid;

    wire        ends_ready = ends_up_ready;
    wire        ready = bursts_up_ready && ends_ready;
    wire        open_ready = open_up_ready;
    wire        asks = {1'b0, bursts_down_payload_len} < free && open_ready;
    wire        bursts_down_valid_and_asks = bursts_down_valid && asks;
    wire        leaves = bursts_down_valid_and_asks && m_axi_arready;
    wire        is_last = m_axi_rlast && open_down_payload;
    wire        wrong = m_axi_rresp == M_AXI_RRESP_SLVERR || m_axi_rresp == M_AXI_RRESP_DECERR;
    wire        beat_taken = beats_down_valid && lower_up_ready;
    wire [63:0] beats_up_payload_keep_or = ({64{1'b1}} << ends_down_payload_from) | {64{!begins}};
    wire [63:0] beats_up_payload_keep_not = ~({64{1'b1}} << ends_down_payload_to);
    wire [63:0] beats_up_payload_keep_or_2 = {beats_up_payload_keep_not[62:0], 1'b0} | 64'd1 | {64{!is_last}};
    wire  [8:0] free_difference = free - (({1'b0, bursts_down_payload_len} + 9'd1) & {9{leaves}});

    axi_bursts_b64_a64_l14 bursts (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_address   (up_payload_address),
        .up_payload_length    (up_payload_length),
        .up_valid             (up_valid && ends_ready),
        .up_ready             (bursts_up_ready),
        .down_payload_address (bursts_down_payload_address),
        .down_payload_len     (bursts_down_payload_len),
        .down_payload_last    (bursts_down_payload_last),
        .down_valid           (bursts_down_valid),
        .down_ready           (m_axi_arready && asks)
    );

    fifo_w12_d16 ends (
        .clk               (clk),
        .rst               (rst),
        .up_payload_from   (up_payload_address[5:0]),
        .up_payload_to     (up_payload_address[5:0] + up_payload_length[5:0] - 6'd1),
        .up_valid          (up_valid && bursts_up_ready),
        .up_ready          (ends_up_ready),
        .down_payload_from (ends_down_payload_from),
        .down_payload_to   (ends_down_payload_to),
        .down_valid        (ends_down_valid),
        .down_ready        (m_axi_rvalid && is_last)
    );

    fifo_w1_d16 open (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (bursts_down_payload_last),
        .up_valid     (leaves),
        .up_ready     (open_up_ready),
        .down_payload (open_down_payload),
        .down_valid   (open_down_valid),
        .down_ready   (m_axi_rvalid && m_axi_rlast)
    );

    block_fifo_w584_d256 beats (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (m_axi_rdata),
        .up_payload_keep    (beats_up_payload_keep_or & beats_up_payload_keep_or_2),
        .up_payload_last    (is_last),
        .up_payload_from    (ends_down_payload_from),
        .up_payload_wrong   (wrong),
        .up_valid           (m_axi_rvalid),
        .up_ready           (beats_up_ready),
        .down_payload_data  (beats_down_payload_data),
        .down_payload_keep  (beats_down_payload_keep),
        .down_payload_last  (beats_down_payload_last),
        .down_payload_from  (beats_down_payload_from),
        .down_payload_wrong (beats_down_payload_wrong),
        .down_valid         (beats_down_valid),
        .down_ready         (lower_up_ready)
    );

    packet_lower_b64 lower (
        .clk                (clk),
        .rst                (rst),
        .up_payload_data    (beats_down_payload_data),
        .up_payload_keep    (beats_down_payload_keep),
        .up_payload_last    (beats_down_payload_last),
        .up_payload_from    (beats_down_payload_from),
        .up_payload_wrong   (beats_down_payload_wrong),
        .up_valid           (beats_down_valid),
        .up_ready           (lower_up_ready),
        .down_payload_data  (lower_down_payload_data),
        .down_payload_keep  (lower_down_payload_keep),
        .down_payload_last  (lower_down_payload_last),
        .down_payload_wrong (lower_down_payload_wrong),
        .down_valid         (lower_down_valid),
        .down_ready         (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            free <= 9'h100;
            begins <= 1'b1;
        end else begin
            if (m_axi_rvalid) begin
                begins <= is_last;
            end
            free <= free_difference + {8'd0, beat_taken};
        end
    end

    assign up_ready = ready;
    assign down_payload_data = lower_down_payload_data;
    assign down_payload_keep = lower_down_payload_keep;
    assign down_payload_last = lower_down_payload_last;
    assign down_payload_wrong = lower_down_payload_wrong;
    assign down_valid = lower_down_valid;
    assign m_axi_arid = 4'd0;
    assign m_axi_araddr = bursts_down_payload_address;
    assign m_axi_arlen = bursts_down_payload_len;
    assign m_axi_arsize = 3'd6;
    assign m_axi_arburst = 2'd1;
    assign m_axi_arlock = 1'b0;
    assign m_axi_arcache = 4'd3;
    assign m_axi_arprot = 3'd2;
    assign m_axi_arvalid = bursts_down_valid_and_asks;
    assign m_axi_rready = 1'b1;

    wire _unused_ok = &{1'b0, m_axi_rid, ends_down_valid, open_down_valid, beats_up_ready, beats_up_payload_keep_not[63]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answers_are_to_bursts: assert (!m_axi_rvalid || (open_down_valid && ends_down_valid));
    always @(posedge clk) if (!rst) beats_find_room: assert (!m_axi_rvalid || beats_up_ready);
    always @(posedge clk) if (!rst) room_is_room: assert (free <= 9'h100);
`endif

endmodule

`default_nettype wire
