// Reads the entries of 1 rings in host memory.
`default_nettype none

module ring_fetch_b64_a64_i2_n1_r1 (
    input  wire         clk,
    input  wire         rst,
    input  wire         set_valid,
    input  wire         set_index,
    input  wire         set_ring_enable,
    input  wire  [63:0] set_ring_base,
    input  wire   [3:0] set_ring_log_size,
    input  wire   [2:0] set_ring_completions,
    input  wire         doorbell_valid,
    input  wire         doorbell_index,
    input  wire  [15:0] doorbell_producer,
    output wire  [15:0] heads,
    output wire         stopped,
    output wire         entries_payload_ring,
    output wire   [2:0] entries_payload_completions,
    output wire [511:0] entries_payload_entry,
    output wire         entries_payload_wrong,
    output wire         entries_valid,
    input  wire         entries_ready,
    output wire   [1:0] m_axi_arid,
    output wire  [63:0] m_axi_araddr,
    output wire   [7:0] m_axi_arlen,
    output wire   [2:0] m_axi_arsize,
    output wire   [1:0] m_axi_arburst,
    output wire         m_axi_arlock,
    output wire   [3:0] m_axi_arcache,
    output wire   [2:0] m_axi_arprot,
    output wire         m_axi_arvalid,
    input  wire         m_axi_arready,
    input  wire   [1:0] m_axi_rid,
    input  wire [511:0] m_axi_rdata,
    input  wire   [1:0] m_axi_rresp,
    input  wire         m_axi_rlast,
    input  wire         m_axi_rvalid,
    output wire         m_axi_rready
);

    localparam [1:0] STATE_PICK  = 2'd0;
    localparam [1:0] STATE_LOOK  = 2'd1;
    localparam [1:0] STATE_COUNT = 2'd2;
    localparam [1:0] STATE_ASK   = 2'd3;

    reg    [1:0] state;
    reg          index;
    reg    [2:0] entries_asked;
    reg   [63:0] range_address;
    reg    [8:0] range_length;
    reg    [2:0] completions;
    reg    [1:0] life;
    wire         order_up_ready;
    wire         order_down_payload_ring;
    wire   [2:0] order_down_payload_completions;
    wire   [1:0] order_down_payload_life;
    wire         order_down_valid;
    wire         reader_up_ready;
    wire [511:0] reader_down_payload_data;
    wire  [63:0] reader_down_payload_keep;
    wire         reader_down_payload_last;
    wire         reader_down_payload_wrong;
    wire         reader_down_valid;
    wire   [1:0] reader_m_axi_arid;
    wire  [63:0] reader_m_axi_araddr;
    wire   [7:0] reader_m_axi_arlen;
    wire   [2:0] reader_m_axi_arsize;
    wire   [1:0] reader_m_axi_arburst;
    wire         reader_m_axi_arlock;
    wire   [3:0] reader_m_axi_arcache;
    wire   [2:0] reader_m_axi_arprot;
    wire         reader_m_axi_arvalid;
    wire         reader_m_axi_rready;
    reg          on_0;
    reg          stopped_0;
    reg   [63:0] base_0;
    reg    [2:0] completions_0;
    reg   [14:0] mask_0;
    reg   [15:0] head_0;
    reg   [15:0] producer_0;
    reg   [15:0] read_0;
    reg    [1:0] life_0;
    reg   [63:0] base;
    reg   [14:0] at;
    reg   [15:0] waits;
    reg   [15:0] to_end;

    wire        ordered_payload_ring = index;
    wire  [2:0] ordered_payload_completions = completions;
    wire  [1:0] ordered_payload_life = life;
    wire        asked_term = state == STATE_ASK && order_up_ready;
    wire        asked = asked_term && reader_up_ready;
    wire        ordered_valid = asked;
    wire        is_stale = life_0 != order_down_payload_life;
    wire        is_now = reader_down_valid && !is_stale;
    wire        left_valid = is_now && entries_ready;
    wire        left_ring = order_down_payload_ring;
    wire        left_wrong = reader_down_payload_wrong;
    wire        request = on_0 && !stopped_0 && head_0 != producer_0;
    wire        picks = state == STATE_PICK && request;
    wire  [2:0] most = waits >= 16'd4 ? 3'd4 : waits[2:0];
    wire  [2:0] room = to_end >= 16'd4 ? 3'd4 : to_end[2:0];
    wire  [2:0] number = most < room ? most : room;
    wire        entries_ready_or_is_stale = entries_ready || is_stale;
    wire [14:0] head_0_14_0_and_mask_0 = head_0[14:0] & mask_0;

    fifo_w6_d8 order (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_ring          (ordered_payload_ring),
        .up_payload_completions   (ordered_payload_completions),
        .up_payload_life          (ordered_payload_life),
        .up_valid                 (ordered_valid),
        .up_ready                 (order_up_ready),
        .down_payload_ring        (order_down_payload_ring),
        .down_payload_completions (order_down_payload_completions),
        .down_payload_life        (order_down_payload_life),
        .down_valid               (order_down_valid),
        .down_ready               (reader_down_valid && entries_ready_or_is_stale && reader_down_payload_last)
    );

    axi_reader_b64_a64_l9_i2_n1_o4_r16 reader (
        .clk                (clk),
        .rst                (rst),
        .up_payload_address (range_address),
        .up_payload_length  (range_length),
        .up_valid           (asked_term),
        .up_ready           (reader_up_ready),
        .down_payload_data  (reader_down_payload_data),
        .down_payload_keep  (reader_down_payload_keep),
        .down_payload_last  (reader_down_payload_last),
        .down_payload_wrong (reader_down_payload_wrong),
        .down_valid         (reader_down_valid),
        .down_ready         (entries_ready_or_is_stale),
        .m_axi_arid         (reader_m_axi_arid),
        .m_axi_araddr       (reader_m_axi_araddr),
        .m_axi_arlen        (reader_m_axi_arlen),
        .m_axi_arsize       (reader_m_axi_arsize),
        .m_axi_arburst      (reader_m_axi_arburst),
        .m_axi_arlock       (reader_m_axi_arlock),
        .m_axi_arcache      (reader_m_axi_arcache),
        .m_axi_arprot       (reader_m_axi_arprot),
        .m_axi_arvalid      (reader_m_axi_arvalid),
        .m_axi_arready      (m_axi_arready),
        .m_axi_rid          (m_axi_rid),
        .m_axi_rdata        (m_axi_rdata),
        .m_axi_rresp        (m_axi_rresp),
        .m_axi_rlast        (m_axi_rlast),
        .m_axi_rvalid       (m_axi_rvalid),
        .m_axi_rready       (reader_m_axi_rready)
    );

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_PICK;
            on_0 <= 1'b0;
            stopped_0 <= 1'b0;
            head_0 <= 16'd0;
            producer_0 <= 16'd0;
            read_0 <= 16'd0;
            life_0 <= 2'd0;
        end else begin
            if (doorbell_valid && !doorbell_index && on_0) begin
                producer_0 <= doorbell_producer;
            end
            if (asked && !index) begin
                head_0 <= head_0 + {13'd0, entries_asked};
            end
            if (left_valid && !left_ring) begin
                read_0 <= read_0 + 16'd1;
                if (left_wrong) begin
                    stopped_0 <= 1'b1;
                end
            end
            if (set_valid && !set_index) begin
                on_0 <= set_ring_enable;
                stopped_0 <= 1'b0;
                head_0 <= 16'd0;
                producer_0 <= 16'd0;
                read_0 <= 16'd0;
                life_0 <= life_0 + 2'd1;
            end
            case (state)
                STATE_PICK: begin
                    if (picks) begin
                        state <= STATE_LOOK;
                    end
                end
                STATE_LOOK: begin
                    state <= STATE_COUNT;
                end
                STATE_COUNT: begin
                    if (|waits) begin
                        state <= STATE_ASK;
                    end else begin
                        state <= STATE_PICK;
                    end
                end
                STATE_ASK: begin
                    if (asked) begin
                        state <= STATE_PICK;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        if (set_valid && !set_index) begin
            base_0 <= set_ring_base;
            completions_0 <= set_ring_completions;
            mask_0 <= ~({15{1'b1}} << set_ring_log_size);
        end
        case (state)
            STATE_PICK: begin
                if (picks) begin
                    index <= 1'b0;
                end
            end
            STATE_LOOK: begin
                base <= base_0;
                completions <= completions_0;
                at <= head_0_14_0_and_mask_0;
                life <= life_0;
                waits <= (producer_0 - head_0) & {16{on_0}};
                to_end <= {1'b0, mask_0} - {1'b0, head_0_14_0_and_mask_0} + 16'd1;
            end
            STATE_COUNT: begin
                entries_asked <= number;
                range_address <= base + {43'd0, at, 6'd0};
                range_length <= {number, 6'd0};
            end
            default: begin end
        endcase
    end

    assign heads = read_0;
    assign stopped = stopped_0;
    assign entries_payload_ring = order_down_payload_ring;
    assign entries_payload_completions = order_down_payload_completions;
    assign entries_payload_entry = reader_down_payload_data;
    assign entries_payload_wrong = reader_down_payload_wrong;
    assign entries_valid = is_now;
    assign m_axi_arid = reader_m_axi_arid;
    assign m_axi_araddr = reader_m_axi_araddr;
    assign m_axi_arlen = reader_m_axi_arlen;
    assign m_axi_arsize = reader_m_axi_arsize;
    assign m_axi_arburst = reader_m_axi_arburst;
    assign m_axi_arlock = reader_m_axi_arlock;
    assign m_axi_arcache = reader_m_axi_arcache;
    assign m_axi_arprot = reader_m_axi_arprot;
    assign m_axi_arvalid = reader_m_axi_arvalid;
    assign m_axi_rready = reader_m_axi_rready;

    wire _unused_ok = &{1'b0, order_down_valid, reader_down_payload_keep};

`ifdef FORMAL
    always @(posedge clk) if (!rst) entries_have_a_ring: assert (!reader_down_valid || order_down_valid);
`endif

endmodule

`default_nettype wire
