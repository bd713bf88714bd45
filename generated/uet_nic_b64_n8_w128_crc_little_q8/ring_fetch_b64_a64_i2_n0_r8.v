// Reads the entries of 8 rings in host memory.
`default_nettype none

module ring_fetch_b64_a64_i2_n0_r8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         set_valid,
    input  wire   [2:0] set_index,
    input  wire         set_ring_enable,
    input  wire  [63:0] set_ring_base,
    input  wire   [3:0] set_ring_log_size,
    input  wire   [2:0] set_ring_completions,
    input  wire         doorbell_valid,
    input  wire   [2:0] doorbell_index,
    input  wire  [15:0] doorbell_producer,
    output wire [127:0] heads,
    output wire   [7:0] stopped,
    output wire   [2:0] entries_payload_ring,
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
    reg    [2:0] index;
    reg    [2:0] entries_asked;
    reg   [63:0] range_address;
    reg    [8:0] range_length;
    reg    [2:0] completions;
    reg    [1:0] life;
    wire         order_up_ready;
    wire   [2:0] order_down_payload_ring;
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
    reg          on_1;
    reg          stopped_1;
    reg   [63:0] base_1;
    reg    [2:0] completions_1;
    reg   [14:0] mask_1;
    reg   [15:0] head_1;
    reg   [15:0] producer_1;
    reg   [15:0] read_1;
    reg    [1:0] life_1;
    reg          on_2;
    reg          stopped_2;
    reg   [63:0] base_2;
    reg    [2:0] completions_2;
    reg   [14:0] mask_2;
    reg   [15:0] head_2;
    reg   [15:0] producer_2;
    reg   [15:0] read_2;
    reg    [1:0] life_2;
    reg          on_3;
    reg          stopped_3;
    reg   [63:0] base_3;
    reg    [2:0] completions_3;
    reg   [14:0] mask_3;
    reg   [15:0] head_3;
    reg   [15:0] producer_3;
    reg   [15:0] read_3;
    reg    [1:0] life_3;
    reg          on_4;
    reg          stopped_4;
    reg   [63:0] base_4;
    reg    [2:0] completions_4;
    reg   [14:0] mask_4;
    reg   [15:0] head_4;
    reg   [15:0] producer_4;
    reg   [15:0] read_4;
    reg    [1:0] life_4;
    reg          on_5;
    reg          stopped_5;
    reg   [63:0] base_5;
    reg    [2:0] completions_5;
    reg   [14:0] mask_5;
    reg   [15:0] head_5;
    reg   [15:0] producer_5;
    reg   [15:0] read_5;
    reg    [1:0] life_5;
    reg          on_6;
    reg          stopped_6;
    reg   [63:0] base_6;
    reg    [2:0] completions_6;
    reg   [14:0] mask_6;
    reg   [15:0] head_6;
    reg   [15:0] producer_6;
    reg   [15:0] read_6;
    reg    [1:0] life_6;
    reg          on_7;
    reg          stopped_7;
    reg   [63:0] base_7;
    reg    [2:0] completions_7;
    reg   [14:0] mask_7;
    reg   [15:0] head_7;
    reg   [15:0] producer_7;
    reg   [15:0] read_7;
    reg    [1:0] life_7;
    wire   [7:0] turns_grant;
    wire   [2:0] turns_index;
    wire         turns_valid;
    reg   [63:0] base;
    reg   [14:0] at;
    reg   [15:0] waits;
    reg   [15:0] to_end;

    wire  [2:0] ordered_payload_ring = index;
    wire  [2:0] ordered_payload_completions = completions;
    wire  [1:0] ordered_payload_life = life;
    wire        asked_term = state == STATE_ASK && order_up_ready;
    wire        asked = asked_term && reader_up_ready;
    wire        ordered_valid = asked;
    wire  [1:0] is_stale_choice = order_down_payload_ring[0] ? life_7 : life_6;
    wire  [1:0] is_stale_choice_2 = order_down_payload_ring[0] ? life_5 : life_4;
    wire  [1:0] is_stale_choice_3 = order_down_payload_ring[1] ? is_stale_choice : is_stale_choice_2;
    wire  [1:0] is_stale_choice_4 = order_down_payload_ring[0] ? life_3 : life_2;
    wire  [1:0] is_stale_choice_5 = order_down_payload_ring[0] ? life_1 : life_0;
    wire  [1:0] is_stale_choice_6 = order_down_payload_ring[1] ? is_stale_choice_4 : is_stale_choice_5;
    wire  [1:0] is_stale_choice_7 = order_down_payload_ring[2] ? is_stale_choice_3 : is_stale_choice_6;
    wire        is_stale = is_stale_choice_7 != order_down_payload_life;
    wire        is_now = reader_down_valid && !is_stale;
    wire        left_valid = is_now && entries_ready;
    wire  [2:0] left_ring = order_down_payload_ring;
    wire        left_wrong = reader_down_payload_wrong;
    wire  [7:0] request = {
        on_7 && !stopped_7 && head_7 != producer_7,
        on_6 && !stopped_6 && head_6 != producer_6,
        on_5 && !stopped_5 && head_5 != producer_5,
        on_4 && !stopped_4 && head_4 != producer_4,
        on_3 && !stopped_3 && head_3 != producer_3,
        on_2 && !stopped_2 && head_2 != producer_2,
        on_1 && !stopped_1 && head_1 != producer_1,
        on_0 && !stopped_0 && head_0 != producer_0
    };
    wire        picks = state == STATE_PICK && (|request);
    wire  [2:0] most = waits >= 16'd4 ? 3'd4 : waits[2:0];
    wire  [2:0] room = to_end >= 16'd4 ? 3'd4 : to_end[2:0];
    wire  [2:0] number = most < room ? most : room;
    wire        entries_ready_or_is_stale = entries_ready || is_stale;
    wire [14:0] mask_0_not = ~({15{1'b1}} << set_ring_log_size);
    wire [63:0] base_choice = index[0] ? base_7 : base_6;
    wire [63:0] base_choice_2 = index[1] ? base_choice : index[0] ? base_5 : base_4;
    wire [63:0] base_choice_3 = index[0] ? base_3 : base_2;
    wire [63:0] base_choice_4 = index[1] ? base_choice_3 : index[0] ? base_1 : base_0;
    wire  [2:0] completions_choice = index[0] ? completions_7 : completions_6;
    wire  [2:0] completions_choice_2 = index[1] ? completions_choice : index[0] ? completions_5 : completions_4;
    wire  [2:0] completions_choice_3 = index[0] ? completions_3 : completions_2;
    wire  [2:0] completions_choice_4 = index[1] ? completions_choice_3 : index[0] ? completions_1 : completions_0;
    wire [15:0] at_choice = index[0] ? head_7 : head_6;
    wire [15:0] at_choice_2 = index[1] ? at_choice : index[0] ? head_5 : head_4;
    wire [15:0] at_choice_3 = index[0] ? head_3 : head_2;
    wire [15:0] at_choice_4 = index[1] ? at_choice_3 : index[0] ? head_1 : head_0;
    wire [15:0] at_choice_5 = index[2] ? at_choice_2 : at_choice_4;
    wire [14:0] at_choice_6 = index[0] ? mask_7 : mask_6;
    wire [14:0] at_choice_7 = index[1] ? at_choice_6 : index[0] ? mask_5 : mask_4;
    wire [14:0] at_choice_8 = index[0] ? mask_3 : mask_2;
    wire [14:0] at_choice_9 = index[1] ? at_choice_8 : index[0] ? mask_1 : mask_0;
    wire [14:0] at_choice_10 = index[2] ? at_choice_7 : at_choice_9;
    wire [14:0] at_and = at_choice_5[14:0] & at_choice_10;
    wire  [1:0] life_choice = index[0] ? life_7 : life_6;
    wire  [1:0] life_choice_2 = index[1] ? life_choice : index[0] ? life_5 : life_4;
    wire  [1:0] life_choice_3 = index[0] ? life_3 : life_2;
    wire  [1:0] life_choice_4 = index[1] ? life_choice_3 : index[0] ? life_1 : life_0;
    wire [15:0] waits_choice = index[0] ? producer_7 : producer_6;
    wire [15:0] waits_choice_2 = index[1] ? waits_choice : index[0] ? producer_5 : producer_4;
    wire [15:0] waits_choice_3 = index[0] ? producer_3 : producer_2;
    wire [15:0] waits_choice_4 = index[1] ? waits_choice_3 : index[0] ? producer_1 : producer_0;
    wire [15:0] waits_difference = (index[2] ? waits_choice_2 : waits_choice_4) - at_choice_5;
    wire        waits_choice_5 = index[0] ? on_7 : on_6;
    wire        waits_choice_6 = index[1] ? waits_choice_5 : index[0] ? on_5 : on_4;
    wire        waits_choice_7 = index[0] ? on_3 : on_2;
    wire        waits_choice_8 = index[1] ? waits_choice_7 : index[0] ? on_1 : on_0;
    wire        waits_choice_9 = index[2] ? waits_choice_6 : waits_choice_8;

    fifo_w8_d8 order (
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

    axi_reader_b64_a64_l9_i2_n0_o4_r16 reader (
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

    round_robin_n8 turns (
        .clk     (clk),
        .rst     (rst),
        .request (request),
        .accept  (picks),
        .grant   (turns_grant),
        .index   (turns_index),
        .valid   (turns_valid)
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
            on_1 <= 1'b0;
            stopped_1 <= 1'b0;
            head_1 <= 16'd0;
            producer_1 <= 16'd0;
            read_1 <= 16'd0;
            life_1 <= 2'd0;
            on_2 <= 1'b0;
            stopped_2 <= 1'b0;
            head_2 <= 16'd0;
            producer_2 <= 16'd0;
            read_2 <= 16'd0;
            life_2 <= 2'd0;
            on_3 <= 1'b0;
            stopped_3 <= 1'b0;
            head_3 <= 16'd0;
            producer_3 <= 16'd0;
            read_3 <= 16'd0;
            life_3 <= 2'd0;
            on_4 <= 1'b0;
            stopped_4 <= 1'b0;
            head_4 <= 16'd0;
            producer_4 <= 16'd0;
            read_4 <= 16'd0;
            life_4 <= 2'd0;
            on_5 <= 1'b0;
            stopped_5 <= 1'b0;
            head_5 <= 16'd0;
            producer_5 <= 16'd0;
            read_5 <= 16'd0;
            life_5 <= 2'd0;
            on_6 <= 1'b0;
            stopped_6 <= 1'b0;
            head_6 <= 16'd0;
            producer_6 <= 16'd0;
            read_6 <= 16'd0;
            life_6 <= 2'd0;
            on_7 <= 1'b0;
            stopped_7 <= 1'b0;
            head_7 <= 16'd0;
            producer_7 <= 16'd0;
            read_7 <= 16'd0;
            life_7 <= 2'd0;
        end else begin
            if (doorbell_valid && doorbell_index == 3'd0 && on_0) begin
                producer_0 <= doorbell_producer;
            end
            if (asked && index == 3'd0) begin
                head_0 <= head_0 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd0) begin
                read_0 <= read_0 + 16'd1;
                if (left_wrong) begin
                    stopped_0 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd0) begin
                on_0 <= set_ring_enable;
                stopped_0 <= 1'b0;
                head_0 <= 16'd0;
                producer_0 <= 16'd0;
                read_0 <= 16'd0;
                life_0 <= life_0 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd1 && on_1) begin
                producer_1 <= doorbell_producer;
            end
            if (asked && index == 3'd1) begin
                head_1 <= head_1 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd1) begin
                read_1 <= read_1 + 16'd1;
                if (left_wrong) begin
                    stopped_1 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd1) begin
                on_1 <= set_ring_enable;
                stopped_1 <= 1'b0;
                head_1 <= 16'd0;
                producer_1 <= 16'd0;
                read_1 <= 16'd0;
                life_1 <= life_1 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd2 && on_2) begin
                producer_2 <= doorbell_producer;
            end
            if (asked && index == 3'd2) begin
                head_2 <= head_2 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd2) begin
                read_2 <= read_2 + 16'd1;
                if (left_wrong) begin
                    stopped_2 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd2) begin
                on_2 <= set_ring_enable;
                stopped_2 <= 1'b0;
                head_2 <= 16'd0;
                producer_2 <= 16'd0;
                read_2 <= 16'd0;
                life_2 <= life_2 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd3 && on_3) begin
                producer_3 <= doorbell_producer;
            end
            if (asked && index == 3'd3) begin
                head_3 <= head_3 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd3) begin
                read_3 <= read_3 + 16'd1;
                if (left_wrong) begin
                    stopped_3 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd3) begin
                on_3 <= set_ring_enable;
                stopped_3 <= 1'b0;
                head_3 <= 16'd0;
                producer_3 <= 16'd0;
                read_3 <= 16'd0;
                life_3 <= life_3 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd4 && on_4) begin
                producer_4 <= doorbell_producer;
            end
            if (asked && index == 3'd4) begin
                head_4 <= head_4 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd4) begin
                read_4 <= read_4 + 16'd1;
                if (left_wrong) begin
                    stopped_4 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd4) begin
                on_4 <= set_ring_enable;
                stopped_4 <= 1'b0;
                head_4 <= 16'd0;
                producer_4 <= 16'd0;
                read_4 <= 16'd0;
                life_4 <= life_4 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd5 && on_5) begin
                producer_5 <= doorbell_producer;
            end
            if (asked && index == 3'd5) begin
                head_5 <= head_5 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd5) begin
                read_5 <= read_5 + 16'd1;
                if (left_wrong) begin
                    stopped_5 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd5) begin
                on_5 <= set_ring_enable;
                stopped_5 <= 1'b0;
                head_5 <= 16'd0;
                producer_5 <= 16'd0;
                read_5 <= 16'd0;
                life_5 <= life_5 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd6 && on_6) begin
                producer_6 <= doorbell_producer;
            end
            if (asked && index == 3'd6) begin
                head_6 <= head_6 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd6) begin
                read_6 <= read_6 + 16'd1;
                if (left_wrong) begin
                    stopped_6 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd6) begin
                on_6 <= set_ring_enable;
                stopped_6 <= 1'b0;
                head_6 <= 16'd0;
                producer_6 <= 16'd0;
                read_6 <= 16'd0;
                life_6 <= life_6 + 2'd1;
            end
            if (doorbell_valid && doorbell_index == 3'd7 && on_7) begin
                producer_7 <= doorbell_producer;
            end
            if (asked && index == 3'd7) begin
                head_7 <= head_7 + {13'd0, entries_asked};
            end
            if (left_valid && left_ring == 3'd7) begin
                read_7 <= read_7 + 16'd1;
                if (left_wrong) begin
                    stopped_7 <= 1'b1;
                end
            end
            if (set_valid && set_index == 3'd7) begin
                on_7 <= set_ring_enable;
                stopped_7 <= 1'b0;
                head_7 <= 16'd0;
                producer_7 <= 16'd0;
                read_7 <= 16'd0;
                life_7 <= life_7 + 2'd1;
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
        if (set_valid && set_index == 3'd0) begin
            base_0 <= set_ring_base;
            completions_0 <= set_ring_completions;
            mask_0 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd1) begin
            base_1 <= set_ring_base;
            completions_1 <= set_ring_completions;
            mask_1 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd2) begin
            base_2 <= set_ring_base;
            completions_2 <= set_ring_completions;
            mask_2 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd3) begin
            base_3 <= set_ring_base;
            completions_3 <= set_ring_completions;
            mask_3 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd4) begin
            base_4 <= set_ring_base;
            completions_4 <= set_ring_completions;
            mask_4 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd5) begin
            base_5 <= set_ring_base;
            completions_5 <= set_ring_completions;
            mask_5 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd6) begin
            base_6 <= set_ring_base;
            completions_6 <= set_ring_completions;
            mask_6 <= mask_0_not;
        end
        if (set_valid && set_index == 3'd7) begin
            base_7 <= set_ring_base;
            completions_7 <= set_ring_completions;
            mask_7 <= mask_0_not;
        end
        case (state)
            STATE_PICK: begin
                if (picks) begin
                    index <= turns_index;
                end
            end
            STATE_LOOK: begin
                base <= index[2] ? base_choice_2 : base_choice_4;
                completions <= index[2] ? completions_choice_2 : completions_choice_4;
                at <= at_and;
                life <= index[2] ? life_choice_2 : life_choice_4;
                waits <= waits_difference & {16{waits_choice_9}};
                to_end <= {1'b0, at_choice_10} - {1'b0, at_and} + 16'd1;
            end
            STATE_COUNT: begin
                entries_asked <= number;
                range_address <= base + {43'd0, at, 6'd0};
                range_length <= {number, 6'd0};
            end
            default: begin end
        endcase
    end

    assign heads = {read_7, read_6, read_5, read_4, read_3, read_2, read_1, read_0};
    assign stopped = {stopped_7, stopped_6, stopped_5, stopped_4, stopped_3, stopped_2, stopped_1, stopped_0};
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

    wire _unused_ok = &{1'b0, order_down_valid, reader_down_payload_keep, turns_grant, turns_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) entries_have_a_ring: assert (!reader_down_valid || order_down_valid);
`endif

endmodule

`default_nettype wire
