// Opens and ends 8 PDCs.
`default_nettype none

module pds_sender_desk_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         open_valid,
    input  wire  [15:0] open_pdcid,
    input  wire   [1:0] open_tuple_mode,
    input  wire  [23:0] open_tuple_job_id,
    input  wire   [3:0] open_tuple_local,
    input  wire [127:0] open_tuple_destination,
    input  wire   [3:0] open_tuple_traffic_class,
    input  wire  [23:0] open_tuple_sdi,
    input  wire   [3:0] open_tuple_lane,
    input  wire  [31:0] open_start_psn,
    input  wire  [15:0] open_last_psn,
    input  wire         pdc_event_valid,
    input  wire   [2:0] pdc_event_place,
    input  wire  [15:0] pdc_event_pdcid,
    input  wire         pdc_event_opened,
    input  wire         pdc_event_established,
    input  wire         pdc_event_moved,
    input  wire         pdc_event_quiesce,
    input  wire         pdc_event_failed,
    input  wire   [7:0] pdc_event_code,
    input  wire         pdc_event_closed,
    input  wire         pdc_event_ended,
    input  wire  [31:0] pdc_event_next_psn,
    input  wire         pdc_event_syn_resent,
    input  wire         expected_0rtt,
    output wire         ready,
    output reg          late,
    output wire   [2:0] opens_payload_place,
    output wire  [15:0] opens_payload_pdcid,
    output wire         opens_payload_rod,
    output wire         opens_payload_roce,
    output wire   [2:0] opens_payload_ccc,
    output wire         opens_payload_starts,
    output wire  [31:0] opens_payload_start_psn,
    output wire [127:0] opens_payload_destination,
    output wire   [3:0] opens_payload_local,
    output wire         opens_valid,
    input  wire         opens_ready,
    output wire         notice_payload_news,
    output wire  [15:0] notice_payload_pdcid,
    output wire  [31:0] notice_payload_next,
    output wire         notice_valid,
    input  wire         notice_ready
);

    localparam [1:0] JOB_END                    = 2'd0;
    localparam [1:0] JOB_MOVE                   = 2'd1;
    localparam [1:0] JOB_OPEN                   = 2'd2;
    localparam [1:0] STATE_IDLE                 = 2'd0;
    localparam [1:0] STATE_RUN                  = 2'd1;
    localparam [1:0] STATE_OFFER                = 2'd2;
    localparam [1:0] STATE_TELL                 = 2'd3;
    localparam [1:0] OPEN_TUPLE_MODE_ROD        = 2'd1;
    localparam [1:0] OPEN_TUPLE_MODE_ROCE       = 2'd2;
    localparam SHOWN_PAYLOAD_NEWS_QUIESCE = 1'b0;
    localparam SHOWN_PAYLOAD_NEWS_ENDED   = 1'b1;

    reg          clearing;
    reg    [3:0] cleared;
    wire         opens_waiting_up_ready;
    wire         opens_waiting_down_payload_valid;
    wire  [15:0] opens_waiting_down_payload_pdcid;
    wire   [1:0] opens_waiting_down_payload_tuple_mode;
    wire  [23:0] opens_waiting_down_payload_tuple_job_id;
    wire   [3:0] opens_waiting_down_payload_tuple_local;
    wire [127:0] opens_waiting_down_payload_tuple_destination;
    wire   [3:0] opens_waiting_down_payload_tuple_traffic_class;
    wire  [23:0] opens_waiting_down_payload_tuple_sdi;
    wire   [3:0] opens_waiting_down_payload_tuple_lane;
    wire  [31:0] opens_waiting_down_payload_start_psn;
    wire  [15:0] opens_waiting_down_payload_last_psn;
    wire         opens_waiting_down_valid;
    wire         ends_waiting_up_ready;
    wire  [15:0] ends_waiting_down_payload_pdcid;
    wire  [31:0] ends_waiting_down_payload_next;
    wire         ends_waiting_down_valid;
    wire         moves_waiting_up_ready;
    wire  [15:0] moves_waiting_down_payload_pdcid;
    wire  [31:0] moves_waiting_down_payload_next;
    wire         moves_waiting_down_valid;
    wire         quiets_waiting_up_ready;
    wire  [15:0] quiets_waiting_down_payload;
    wire         quiets_waiting_down_valid;
    reg    [1:0] state;
    reg    [1:0] job;
    reg    [3:0] count;
    reg   [15:0] pdcid;
    reg   [31:0] next;
    reg  [162:0] owners_rdata;
    reg   [23:0] peer_sdi;
    reg    [3:0] peer_local;
    reg  [127:0] peer_destination;
    reg    [3:0] traffic_class;
    reg    [2:0] ccc;
    reg    [3:0] index;
    reg  [188:0] expected_rdata;
    reg          is_known;
    reg          is_newer;
    reg    [3:0] given;
    wire         free_up_ready;
    wire   [2:0] free_down_payload;
    wire         free_down_valid;
    wire         cccs_ready;
    wire         cccs_valid;
    wire         cccs_hit;
    wire         cccs_full;
    wire         cccs_inserted;
    wire   [2:0] cccs_found;
    reg          begins;
    reg          has_ccc;
    reg    [3:0] users_rdata;
    reg    [3:0] others;
    reg   [15:0] distance;
    reg   [31:0] start_psn;
    reg          shown_valid;
    reg          shown_payload_news;
    reg   [15:0] shown_payload_pdcid;
    reg   [31:0] shown_payload_next;
    reg    [3:0] waits;
    reg    [4:0] cools;
    reg  [162:0] owners [0:7];
    reg  [188:0] expected [0:15];
    reg    [3:0] users [0:7];

    wire         ends = pdc_event_valid && (pdc_event_closed || pdc_event_ended);
    wire         quits = pdc_event_valid && (pdc_event_quiesce || pdc_event_failed);
    wire         is_fresh = !given[3];
    wire         state_eq_1_and_count_eq_8 = state == STATE_RUN && count == 4'd8;
    wire         ends_now = state_eq_1_and_count_eq_8 && job == JOB_END;
    wire         is_last = others == 4'd1;
    wire         frees = ends_now && is_last;
    wire         opens_now = state_eq_1_and_count_eq_8 && job == JOB_OPEN && has_ccc;
    wire         expects = expected_0rtt && is_known;
    wire         moves = !shown_valid || notice_ready;
    wire         has_quiet = quiets_waiting_down_valid || (shown_valid && !shown_payload_news);
    wire         ends_waiting_down_ready_term = moves && state == STATE_TELL && !quiets_waiting_down_valid;
    wire   [2:0] cccs_offer_value_choice = is_fresh ? given[2:0] : free_down_payload;
    wire         expected_term = state_eq_1_and_count_eq_8 && job != JOB_OPEN && (!is_known || is_newer);
    wire   [3:0] expected_choice = clearing ? cleared : index;
    wire   [3:0] users_choice = begins ? 4'd1 : others + 4'd1;
    wire   [3:0] owners_rdata_6_3 = owners_rdata[6:3];
    wire [155:0] index_word = {peer_sdi, peer_local, peer_destination};
    wire  [31:0] is_newer_difference = next - expected_rdata[31:0];
    wire  [15:0] start_psn_sum = opens_waiting_down_payload_last_psn + 16'd3;
    wire  [31:0] start_psn_word = {distance + 16'd2 < 16'd5 ? start_psn_sum : expected_rdata[31:16], expected_rdata[15:0]};
    wire         state_term = ends_waiting_down_valid || moves_waiting_down_valid || opens_waiting_down_valid;

    block_fifo_w255_d8 opens_waiting (
        .clk                              (clk),
        .rst                              (rst),
        .up_payload_valid                 (open_valid),
        .up_payload_pdcid                 (open_pdcid),
        .up_payload_tuple_mode            (open_tuple_mode),
        .up_payload_tuple_job_id          (open_tuple_job_id),
        .up_payload_tuple_local           (open_tuple_local),
        .up_payload_tuple_destination     (open_tuple_destination),
        .up_payload_tuple_traffic_class   (open_tuple_traffic_class),
        .up_payload_tuple_sdi             (open_tuple_sdi),
        .up_payload_tuple_lane            (open_tuple_lane),
        .up_payload_start_psn             (open_start_psn),
        .up_payload_last_psn              (open_last_psn),
        .up_valid                         (open_valid),
        .up_ready                         (opens_waiting_up_ready),
        .down_payload_valid               (opens_waiting_down_payload_valid),
        .down_payload_pdcid               (opens_waiting_down_payload_pdcid),
        .down_payload_tuple_mode          (opens_waiting_down_payload_tuple_mode),
        .down_payload_tuple_job_id        (opens_waiting_down_payload_tuple_job_id),
        .down_payload_tuple_local         (opens_waiting_down_payload_tuple_local),
        .down_payload_tuple_destination   (opens_waiting_down_payload_tuple_destination),
        .down_payload_tuple_traffic_class (opens_waiting_down_payload_tuple_traffic_class),
        .down_payload_tuple_sdi           (opens_waiting_down_payload_tuple_sdi),
        .down_payload_tuple_lane          (opens_waiting_down_payload_tuple_lane),
        .down_payload_start_psn           (opens_waiting_down_payload_start_psn),
        .down_payload_last_psn            (opens_waiting_down_payload_last_psn),
        .down_valid                       (opens_waiting_down_valid),
        .down_ready                       (state == STATE_OFFER && opens_ready)
    );

    block_fifo_w48_d8 ends_waiting (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (pdc_event_pdcid),
        .up_payload_next    (pdc_event_next_psn),
        .up_valid           (ends),
        .up_ready           (ends_waiting_up_ready),
        .down_payload_pdcid (ends_waiting_down_payload_pdcid),
        .down_payload_next  (ends_waiting_down_payload_next),
        .down_valid         (ends_waiting_down_valid),
        .down_ready         (ends_waiting_down_ready_term)
    );

    fifo_w48_d4 moves_waiting (
        .clk                (clk),
        .rst                (rst),
        .up_payload_pdcid   (pdc_event_pdcid),
        .up_payload_next    (pdc_event_next_psn),
        .up_valid           (pdc_event_valid && pdc_event_moved),
        .up_ready           (moves_waiting_up_ready),
        .down_payload_pdcid (moves_waiting_down_payload_pdcid),
        .down_payload_next  (moves_waiting_down_payload_next),
        .down_valid         (moves_waiting_down_valid),
        .down_ready         (state_eq_1_and_count_eq_8 && job == JOB_MOVE)
    );

    block_fifo_w16_d16 quiets_waiting (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (pdc_event_pdcid),
        .up_valid     (quits),
        .up_ready     (quiets_waiting_up_ready),
        .down_payload (quiets_waiting_down_payload),
        .down_valid   (quiets_waiting_down_valid),
        .down_ready   (moves)
    );

    block_fifo_w3_d8 free (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (ccc),
        .up_valid     (frees),
        .up_ready     (free_up_ready),
        .down_payload (free_down_payload),
        .down_valid   (free_down_valid),
        .down_ready   (cccs_inserted && !is_fresh)
    );

    hash_table_k136_v3_s8_w4_l2_offers cccs (
        .clk               (clk),
        .rst               (rst),
        .op                (job == JOB_OPEN ? 2'd3 : 2'd2),
        .key_local         (peer_local),
        .key_destination   (peer_destination),
        .key_traffic_class (traffic_class),
        .enable            ((state == STATE_RUN && count == 4'd3 && job == JOB_OPEN) || frees),
        .offer_valid       (is_fresh || free_down_valid),
        .offer_value       (cccs_offer_value_choice),
        .ready             (cccs_ready),
        .valid             (cccs_valid),
        .hit               (cccs_hit),
        .full              (cccs_full),
        .inserted          (cccs_inserted),
        .found             (cccs_found)
    );

    always @(posedge clk) begin
        owners_rdata <= owners[pdcid[2:0]];
        if (opens_now) owners[pdcid[2:0]] <= {peer_sdi, peer_local, peer_destination, traffic_class, ccc};
    end

    always @(posedge clk) begin
        expected_rdata <= expected[index];
        if (clearing || expected_term) expected[expected_choice] <= {!clearing, peer_sdi, peer_local, peer_destination, next};
    end

    always @(posedge clk) begin
        users_rdata <= users[ccc];
        if (opens_now || ends_now) users[ccc] <= job == JOB_OPEN ? users_choice : others - 4'd1;
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            state <= STATE_IDLE;
            given <= 4'd0;
            shown_valid <= 1'b0;
            waits <= 4'd0;
            late <= 1'b0;
            cools <= 5'd0;
        end else begin
            cleared <= cleared + 4'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            if (cccs_inserted && is_fresh) begin
                given <= given + 4'd1;
            end
            if (moves) begin
                shown_valid <= quiets_waiting_down_valid || state == STATE_TELL;
            end
            if (has_quiet && !notice_ready) begin
                if (waits != 4'd8) begin
                    waits <= waits + 4'd1;
                end else begin
                    late <= 1'b1;
                end
            end else begin
                waits <= 4'd0;
            end
            if (has_quiet) begin
                cools <= 5'd24;
            end else if (|cools) begin
                cools <= cools - 5'd1;
            end else begin
                late <= 1'b0;
            end
            case (state)
                STATE_IDLE: begin
                    if (!clearing && state_term) begin
                        state <= STATE_RUN;
                    end
                end
                STATE_RUN: begin
                    if (state_eq_1_and_count_eq_8) begin
                        state <= STATE_IDLE;
                        if (job == JOB_OPEN && has_ccc) begin
                            state <= STATE_OFFER;
                        end
                        if (job == JOB_END) begin
                            state <= STATE_TELL;
                        end
                    end
                end
                STATE_OFFER: begin
                    if (opens_ready) begin
                        state <= STATE_IDLE;
                    end
                end
                STATE_TELL: begin
                    if (ends_waiting_down_ready_term) begin
                        state <= STATE_IDLE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        count <= count + 4'd1;
        if (state == STATE_RUN && count == 4'd2) begin
            peer_sdi <= job == JOB_OPEN ? opens_waiting_down_payload_tuple_sdi : owners_rdata[162:139];
            peer_local <= job == JOB_OPEN ? opens_waiting_down_payload_tuple_local : owners_rdata[138:135];
            peer_destination <= job == JOB_OPEN ? opens_waiting_down_payload_tuple_destination : owners_rdata[134:7];
            traffic_class <= job == JOB_OPEN ? opens_waiting_down_payload_tuple_traffic_class : owners_rdata_6_3;
            ccc <= owners_rdata[2:0];
        end
        index <= {
            ^(index_word & 156'h23d647ac8f591eb23d647ac8f591eb23d647ac8),
            ^(index_word & 156'h91eb23d647ac8f591eb23d647ac8f591eb23d64),
            ^(index_word & 156'hc8f591eb23d647ac8f591eb23d647ac8f591eb2),
            ^(index_word & 156'h47ac8f591eb23d647ac8f591eb23d647ac8f591)
        };
        is_known <= expected_rdata[188] && expected_rdata[187:32] == index_word;
        is_newer <= !is_newer_difference[31] && next != expected_rdata[31:0];
        if (state == STATE_RUN && count == 4'd5 && job == JOB_OPEN) begin
            begins <= cccs_inserted;
            has_ccc <= cccs_inserted || cccs_hit;
            ccc <= cccs_hit ? cccs_found : cccs_offer_value_choice;
        end
        others <= users_rdata;
        distance <= expected_rdata[31:16] - opens_waiting_down_payload_last_psn;
        start_psn <= expects ? start_psn_word : opens_waiting_down_payload_start_psn;
        if (moves) begin
            shown_payload_news <= SHOWN_PAYLOAD_NEWS_ENDED;
            shown_payload_pdcid <= pdcid;
            shown_payload_next <= next;
            if (quiets_waiting_down_valid) begin
                shown_payload_news <= SHOWN_PAYLOAD_NEWS_QUIESCE;
                shown_payload_pdcid <= quiets_waiting_down_payload;
            end
        end
        case (state)
            STATE_IDLE: begin
                count <= 4'd0;
                next <= ends_waiting_down_valid ? ends_waiting_down_payload_next : moves_waiting_down_payload_next;
                job <= JOB_OPEN;
                pdcid <= opens_waiting_down_payload_pdcid;
                if (moves_waiting_down_valid) begin
                    job <= JOB_MOVE;
                    pdcid <= moves_waiting_down_payload_pdcid;
                end
                if (ends_waiting_down_valid) begin
                    job <= JOB_END;
                    pdcid <= ends_waiting_down_payload_pdcid;
                end
            end
            default: begin end
        endcase
    end

    assign ready = !clearing && cccs_ready;
    assign opens_payload_place = pdcid[2:0];
    assign opens_payload_pdcid = pdcid;
    assign opens_payload_rod = opens_waiting_down_payload_tuple_mode == OPEN_TUPLE_MODE_ROD;
    assign opens_payload_roce = opens_waiting_down_payload_tuple_mode == OPEN_TUPLE_MODE_ROCE;
    assign opens_payload_ccc = ccc;
    assign opens_payload_starts = begins;
    assign opens_payload_start_psn = start_psn;
    assign opens_payload_destination = peer_destination;
    assign opens_payload_local = peer_local;
    assign opens_valid = state == STATE_OFFER;
    assign notice_payload_news = shown_payload_news;
    assign notice_payload_pdcid = shown_payload_pdcid;
    assign notice_payload_next = shown_payload_next;
    assign notice_valid = shown_valid;

    wire _unused_ok = &{1'b0, pdc_event_place, pdc_event_opened, pdc_event_established, pdc_event_code, pdc_event_syn_resent, opens_waiting_up_ready, opens_waiting_down_payload_valid, opens_waiting_down_payload_tuple_job_id, opens_waiting_down_payload_tuple_lane, ends_waiting_up_ready, moves_waiting_up_ready, quiets_waiting_up_ready, free_up_ready, cccs_valid, cccs_full, is_newer_difference[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) opens_have_room: assert (!open_valid || opens_waiting_up_ready);
    always @(posedge clk) if (!rst) ends_have_room: assert (!ends || ends_waiting_up_ready);
    always @(posedge clk) if (!rst) quiets_have_room: assert (!quits || quiets_waiting_up_ready);
    always @(posedge clk) if (!rst) free_has_room: assert (!frees || free_up_ready);
`endif

endmodule

`default_nettype wire
