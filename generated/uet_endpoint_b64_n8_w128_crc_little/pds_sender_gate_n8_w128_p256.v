// Lets packets into an initiator of 8 PDCs and 256 records.
`default_nettype none

module pds_sender_gate_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        placed_valid,
    input  wire [15:0] placed_pdcid,
    input  wire  [1:0] placed_packet_kind,
    input  wire [15:0] placed_packet_message,
    input  wire        placed_packet_first,
    input  wire        placed_packet_last,
    input  wire [13:0] placed_packet_length,
    input  wire [13:0] placed_packet_size,
    input  wire [31:0] placed_packet_payload,
    input  wire [31:0] placed_packet_handle,
    input  wire        stranded_valid,
    input  wire [15:0] stranded_pdcid,
    input  wire  [1:0] stranded_packet_kind,
    input  wire [15:0] stranded_packet_message,
    input  wire        stranded_packet_first,
    input  wire        stranded_packet_last,
    input  wire [13:0] stranded_packet_length,
    input  wire [13:0] stranded_packet_size,
    input  wire [31:0] stranded_packet_payload,
    input  wire [31:0] stranded_packet_handle,
    input  wire        told,
    input  wire        opened_enable,
    input  wire  [2:0] opened_place,
    input  wire [15:0] opened_pdcid,
    input  wire        over_enable,
    input  wire  [2:0] over_place,
    input  wire [15:0] over_pdcid,
    input  wire        retired,
    input  wire        close_valid,
    input  wire [15:0] close_pdcid,
    input  wire        late,
    input  wire        clear_enable,
    input  wire  [2:0] clear_place,
    output wire        room,
    output wire        crowded,
    output wire  [2:0] send_payload_place,
    output wire  [1:0] send_payload_kind,
    output wire [31:0] send_payload_handle,
    output wire [15:0] send_payload_message,
    output wire        send_payload_first,
    output wire        send_payload_last,
    output wire [13:0] send_payload_length,
    output wire [13:0] send_payload_size,
    output wire        send_valid,
    input  wire        send_ready,
    output wire  [2:0] closes_payload,
    output wire        closes_valid,
    input  wire        closes_ready,
    output wire [31:0] unsent_payload_handle,
    output wire [15:0] unsent_payload_message,
    output wire        unsent_valid,
    input  wire        unsent_ready
);

    localparam [1:0] SEND_KIND_REQUEST            = 2'd0;
    localparam [1:0] SEND_KIND_NOOP               = 2'd1;
    localparam [1:0] SEND_KIND_NEGOTIATION        = 2'd2;
    localparam [1:0] NEXT_PACKET_KIND_NOOP        = 2'd1;
    localparam [1:0] NEXT_PACKET_KIND_NEGOTIATION = 2'd2;

    reg   [4:0] tells;
    reg   [4:0] begun;
    wire  [4:0] queue_level;
    wire        queue_up_ready;
    wire [15:0] queue_down_payload_pdcid;
    wire  [4:0] queue_down_payload_tag;
    wire  [1:0] queue_down_payload_packet_kind;
    wire [15:0] queue_down_payload_packet_message;
    wire        queue_down_payload_packet_first;
    wire        queue_down_payload_packet_last;
    wire [13:0] queue_down_payload_packet_length;
    wire [13:0] queue_down_payload_packet_size;
    wire [31:0] queue_down_payload_packet_payload;
    wire [31:0] queue_down_payload_packet_handle;
    wire        queue_down_valid;
    reg         next_valid;
    reg         next_stale;
    reg         next_over;
    reg         next_ended;
    reg   [2:0] next_place;
    reg   [1:0] next_packet_kind;
    reg  [15:0] next_packet_message;
    reg         next_packet_first;
    reg         next_packet_last;
    reg  [13:0] next_packet_length;
    reg  [13:0] next_packet_size;
    reg  [31:0] next_packet_payload;
    reg  [31:0] next_packet_handle;
    wire        failed_up_ready;
    wire [31:0] failed_down_payload_handle;
    wire [15:0] failed_down_payload_message;
    wire        failed_down_valid;
    reg   [7:0] failures;
    reg   [8:0] used;
    reg   [1:0] left;
    reg         has_records;
    reg         room_now;
    wire        closing_up_ready;
    wire  [2:0] closing_down_payload;
    wire        closing_down_valid;
    reg   [1:0] send_kind;
    reg         is_crowded;
    reg  [12:0] current [0:7];
    reg  [12:0] last_over [0:7];

    wire  [4:0] tag = tells + {4'd0, told};
    wire  [4:0] waits_difference = begun - queue_down_payload_tag;
    wire        waits = waits_difference[4];
    wire        dead = next_stale || next_over || next_ended;
    wire        fails = next_valid && dead && !stranded_valid;
    wire        next_valid_and_not_dead = next_valid && !dead;
    wire        goes = next_valid_and_not_dead && send_ready;
    wire        moves = !next_valid || fails || goes;
    wire [12:0] current_rdata = current[queue_down_payload_pdcid[2:0]];
    wire [12:0] last_over_rdata = last_over[queue_down_payload_pdcid[2:0]];
    wire        stale = current_rdata != queue_down_payload_pdcid[15:3];
    wire        is_over = last_over_rdata == queue_down_payload_pdcid[15:3];
    wire        failed_down_ready = unsent_ready;
    wire [12:0] current_rdata_1 = current[close_pdcid[2:0]];
    wire        stranded_valid_or_fails = stranded_valid || fails;
    wire  [2:0] last_over_choice = clear_enable ? clear_place : over_place;
    wire        failures_term = failed_down_valid && failed_down_ready;
    wire        not_stranded_valid_or_fails = !stranded_valid_or_fails;

    level_fifo_w133_d16 queue (
        .clk                         (clk),
        .rst                         (rst),
        .level                       (queue_level),
        .up_payload_pdcid            (placed_pdcid),
        .up_payload_tag              (tag),
        .up_payload_packet_kind      (placed_packet_kind),
        .up_payload_packet_message   (placed_packet_message),
        .up_payload_packet_first     (placed_packet_first),
        .up_payload_packet_last      (placed_packet_last),
        .up_payload_packet_length    (placed_packet_length),
        .up_payload_packet_size      (placed_packet_size),
        .up_payload_packet_payload   (placed_packet_payload),
        .up_payload_packet_handle    (placed_packet_handle),
        .up_valid                    (placed_valid),
        .up_ready                    (queue_up_ready),
        .down_payload_pdcid          (queue_down_payload_pdcid),
        .down_payload_tag            (queue_down_payload_tag),
        .down_payload_packet_kind    (queue_down_payload_packet_kind),
        .down_payload_packet_message (queue_down_payload_packet_message),
        .down_payload_packet_first   (queue_down_payload_packet_first),
        .down_payload_packet_last    (queue_down_payload_packet_last),
        .down_payload_packet_length  (queue_down_payload_packet_length),
        .down_payload_packet_size    (queue_down_payload_packet_size),
        .down_payload_packet_payload (queue_down_payload_packet_payload),
        .down_payload_packet_handle  (queue_down_payload_packet_handle),
        .down_valid                  (queue_down_valid),
        .down_ready                  (moves && !waits)
    );

    block_fifo_w48_d128 failed (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_handle    (stranded_valid ? stranded_packet_handle : next_packet_handle),
        .up_payload_message   (stranded_valid ? stranded_packet_message : next_packet_message),
        .up_valid             (stranded_valid_or_fails),
        .up_ready             (failed_up_ready),
        .down_payload_handle  (failed_down_payload_handle),
        .down_payload_message (failed_down_payload_message),
        .down_valid           (failed_down_valid),
        .down_ready           (failed_down_ready)
    );

    block_fifo_w3_d4 closing (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (close_pdcid[2:0]),
        .up_valid     (close_valid && current_rdata_1 == close_pdcid[15:3]),
        .up_ready     (closing_up_ready),
        .down_payload (closing_down_payload),
        .down_valid   (closing_down_valid),
        .down_ready   (closes_ready)
    );

    always @* begin
        send_kind = SEND_KIND_REQUEST;
        case (next_packet_kind)
            NEXT_PACKET_KIND_NOOP: begin
                send_kind = SEND_KIND_NOOP;
            end
            NEXT_PACKET_KIND_NEGOTIATION: begin
                send_kind = SEND_KIND_NEGOTIATION;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (opened_enable) current[opened_place] <= opened_pdcid[15:3];
    end

    always @(posedge clk) begin
        if (clear_enable || over_enable) last_over[last_over_choice] <= over_pdcid[15:3] & {13{!clear_enable}};
    end

    always @(posedge clk) begin
        if (rst) begin
            tells <= 5'd0;
            begun <= 5'd0;
            next_valid <= 1'b0;
            failures <= 8'd0;
            used <= 9'd0;
            left <= 2'd0;
            has_records <= 1'b0;
            room_now <= 1'b0;
            is_crowded <= 1'b0;
        end else begin
            tells <= tag;
            if (opened_enable) begin
                begun <= begun + 5'd1;
            end
            if (moves) begin
                next_valid <= queue_down_valid && !waits;
            end
            if (stranded_valid_or_fails && !failures_term) begin
                failures <= failures + 8'd1;
            end else if (failures_term && not_stranded_valid_or_fails) begin
                failures <= failures - 8'd1;
            end
            left <= {1'b0, retired} + {1'b0, fails};
            used <= used + {8'd0, placed_valid} - {7'd0, left};
            has_records <= used < 9'd232;
            room_now <= queue_level <= 5'd3 && !late;
            is_crowded <= failures >= 8'd14;
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            next_stale <= stale;
            next_over <= is_over;
            next_ended <= over_enable && over_pdcid == queue_down_payload_pdcid;
            next_place <= queue_down_payload_pdcid[2:0];
            next_packet_kind <= queue_down_payload_packet_kind;
            next_packet_message <= queue_down_payload_packet_message;
            next_packet_first <= queue_down_payload_packet_first;
            next_packet_last <= queue_down_payload_packet_last;
            next_packet_length <= queue_down_payload_packet_length;
            next_packet_size <= queue_down_payload_packet_size;
            next_packet_payload <= queue_down_payload_packet_payload;
            next_packet_handle <= queue_down_payload_packet_handle;
        end
    end

    assign room = room_now && has_records;
    assign crowded = is_crowded;
    assign send_payload_place = next_place;
    assign send_payload_kind = send_kind;
    assign send_payload_handle = next_packet_kind == NEXT_PACKET_KIND_NEGOTIATION ? next_packet_payload : next_packet_handle;
    assign send_payload_message = next_packet_message;
    assign send_payload_first = next_packet_first;
    assign send_payload_last = next_packet_last;
    assign send_payload_length = next_packet_length;
    assign send_payload_size = next_packet_size;
    assign send_valid = next_valid_and_not_dead;
    assign closes_payload = closing_down_payload;
    assign closes_valid = closing_down_valid;
    assign unsent_payload_handle = failed_down_payload_handle;
    assign unsent_payload_message = failed_down_payload_message;
    assign unsent_valid = failed_down_valid;

    wire _unused_ok = &{1'b0, stranded_pdcid, stranded_packet_kind, stranded_packet_first, stranded_packet_last, stranded_packet_length, stranded_packet_size, stranded_packet_payload, opened_pdcid[2:0], queue_up_ready, failed_up_ready, closing_up_ready, waits_difference[3:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) placed_has_room: assert (!placed_valid || queue_up_ready);
    always @(posedge clk) if (!rst) failed_has_room: assert (not_stranded_valid_or_fails || failed_up_ready);
`endif

endmodule

`default_nettype wire
