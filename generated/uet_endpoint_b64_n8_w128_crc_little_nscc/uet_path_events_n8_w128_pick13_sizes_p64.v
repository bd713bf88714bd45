// What path selection hears of packets that leave and of entropy values that come back.
`default_nettype none

module uet_path_events_n8_w128_pick13_sizes_p64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        event_valid,
    input  wire  [2:0] event_ccc,
    input  wire  [3:0] event_kind,
    input  wire [31:0] event_bytes,
    input  wire [15:0] event_entropy,
    input  wire        event_ecn,
    input  wire        event_rtt_valid,
    input  wire [31:0] event_rtt,
    input  wire [15:0] event_out_of_order,
    input  wire        event_has_nscc,
    input  wire  [6:0] event_rcv_cwnd_pend,
    input  wire        event_restore_cwnd,
    input  wire        event_has_credit,
    input  wire [23:0] event_credit,
    input  wire [31:0] event_now,
    input  wire [13:0] event_size,
    input  wire        pick_valid,
    input  wire  [2:0] pick_ccc,
    input  wire  [2:0] pick_place,
    input  wire [13:0] pick_size,
    input  wire        pick_ordered,
    input  wire [31:0] now,
    input  wire [31:0] random,
    output reg         path_event_valid,
    output reg   [2:0] path_event_ccc,
    output reg   [2:0] path_event_kind,
    output reg  [15:0] path_event_entropy,
    output reg  [31:0] path_event_now,
    output reg   [5:0] path_event_first_draw,
    output reg  [15:0] path_event_second_draw
);

    localparam [2:0] KIND_START               = 3'd0;
    localparam [2:0] KIND_PICK                = 3'd1;
    localparam [2:0] KIND_GOOD                = 3'd2;
    localparam [2:0] KIND_ECN                 = 3'd3;
    localparam [2:0] KIND_NACK                = 3'd4;
    localparam [2:0] KIND_TIMEOUT             = 3'd5;
    localparam [3:0] EVENT_KIND_ACK           = 4'd1;
    localparam [3:0] EVENT_KIND_PROBE_ACK     = 4'd2;
    localparam [3:0] EVENT_KIND_NACK_TRIM     = 4'd3;
    localparam [3:0] EVENT_KIND_NACK_LAST_HOP = 4'd4;
    localparam [3:0] EVENT_KIND_TIMEOUT       = 4'd6;
    localparam [3:0] EVENT_KIND_INFERRED      = 4'd7;
    localparam [3:0] EVENT_KIND_START         = 4'd11;

    reg   [2:0] kind;
    reg         tells;
    wire  [4:0] waiting_level;
    wire  [2:0] waiting_down_payload_kind;
    wire  [2:0] waiting_down_payload_ccc;
    wire [15:0] waiting_down_payload_entropy;
    wire        waiting_down_valid;

    roomy_fifo_w22_d32 waiting (
        .clk                  (clk),
        .rst                  (rst),
        .push_enable          (event_valid && tells),
        .push_payload_kind    (kind),
        .push_payload_ccc     (event_ccc),
        .push_payload_entropy (event_entropy),
        .level                (waiting_level),
        .down_payload_kind    (waiting_down_payload_kind),
        .down_payload_ccc     (waiting_down_payload_ccc),
        .down_payload_entropy (waiting_down_payload_entropy),
        .down_valid           (waiting_down_valid),
        .down_ready           (!pick_valid)
    );

    always @* begin
        kind = KIND_START;
        case (event_kind)
            EVENT_KIND_ACK: begin
                kind = KIND_GOOD;
                if (event_ecn) begin
                    kind = KIND_ECN;
                end
            end
            EVENT_KIND_PROBE_ACK: begin
                kind = KIND_GOOD;
                if (event_ecn) begin
                    kind = KIND_ECN;
                end
            end
            EVENT_KIND_NACK_TRIM: begin
                kind = KIND_NACK;
            end
            EVENT_KIND_NACK_LAST_HOP: begin
                kind = KIND_NACK;
            end
            EVENT_KIND_TIMEOUT: begin
                kind = KIND_TIMEOUT;
            end
            EVENT_KIND_INFERRED: begin
                kind = KIND_NACK;
            end
            EVENT_KIND_START: begin
                kind = KIND_START;
            end
            default: begin end
        endcase
    end

    always @* begin
        tells = 1'b0;
        case (event_kind)
            EVENT_KIND_ACK: begin
                tells = event_has_nscc;
            end
            EVENT_KIND_PROBE_ACK: begin
                tells = event_has_nscc;
            end
            EVENT_KIND_NACK_TRIM: begin
                tells = 1'b1;
            end
            EVENT_KIND_NACK_LAST_HOP: begin
                tells = 1'b1;
            end
            EVENT_KIND_TIMEOUT: begin
                tells = 1'b1;
            end
            EVENT_KIND_INFERRED: begin
                tells = 1'b1;
            end
            EVENT_KIND_START: begin
                tells = 1'b1;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            path_event_valid <= 1'b0;
        end else begin
            path_event_valid <= pick_valid || waiting_down_valid;
        end
    end

    always @(posedge clk) begin
        path_event_ccc <= pick_valid ? pick_ccc : waiting_down_payload_ccc;
        path_event_kind <= pick_valid ? KIND_PICK : waiting_down_payload_kind;
        path_event_entropy <= waiting_down_payload_entropy;
        path_event_now <= now;
        path_event_first_draw <= random[5:0];
        path_event_second_draw <= random[31:16];
    end

    wire _unused_ok = &{1'b0, event_bytes, event_rtt_valid, event_rtt, event_out_of_order, event_rcv_cwnd_pend, event_restore_cwnd, event_has_credit, event_credit, event_now, event_size, pick_place, pick_size, pick_ordered, random[15:6], waiting_level};

endmodule

`default_nettype wire
