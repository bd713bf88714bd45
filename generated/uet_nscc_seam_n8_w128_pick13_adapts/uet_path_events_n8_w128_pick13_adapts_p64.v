// What path selection hears of packets that leave and of entropy values that come back.
`default_nettype none

module uet_path_events_n8_w128_pick13_adapts_p64 (
    input  wire        clk,
    input  wire        rst,
    input  wire        told_event_valid,
    input  wire  [2:0] told_event_ccc,
    input  wire  [3:0] told_event_kind,
    input  wire [31:0] told_event_bytes,
    input  wire [15:0] told_event_entropy,
    input  wire        told_event_ecn,
    input  wire        told_event_rtt_valid,
    input  wire [31:0] told_event_rtt,
    input  wire [15:0] told_event_out_of_order,
    input  wire        told_event_has_nscc,
    input  wire  [6:0] told_event_rcv_cwnd_pend,
    input  wire        told_event_restore_cwnd,
    input  wire        told_event_has_credit,
    input  wire [23:0] told_event_credit,
    input  wire [31:0] told_event_now,
    input  wire [13:0] told_event_size,
    input  wire        told_pick_valid,
    input  wire  [2:0] told_pick_ccc,
    input  wire  [2:0] told_pick_place,
    input  wire [13:0] told_pick_size,
    input  wire        told_pick_ordered,
    input  wire        told_begins_valid,
    input  wire  [2:0] told_begins_ccc,
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

    localparam [2:0] KIND_START                    = 3'd0;
    localparam [2:0] KIND_PICK                     = 3'd1;
    localparam [2:0] KIND_GOOD                     = 3'd2;
    localparam [2:0] KIND_ECN                      = 3'd3;
    localparam [2:0] KIND_NACK                     = 3'd4;
    localparam [2:0] KIND_TIMEOUT                  = 3'd5;
    localparam [3:0] TOLD_EVENT_KIND_ACK           = 4'd1;
    localparam [3:0] TOLD_EVENT_KIND_PROBE_ACK     = 4'd2;
    localparam [3:0] TOLD_EVENT_KIND_NACK_TRIM     = 4'd3;
    localparam [3:0] TOLD_EVENT_KIND_NACK_LAST_HOP = 4'd4;
    localparam [3:0] TOLD_EVENT_KIND_TIMEOUT       = 4'd6;
    localparam [3:0] TOLD_EVENT_KIND_INFERRED      = 4'd7;

    reg   [2:0] became;
    reg         tells;
    wire  [2:0] begun_level;
    wire  [2:0] begun_down_payload;
    wire        begun_down_valid;
    wire  [4:0] back_level;
    wire  [2:0] back_down_payload_kind;
    wire  [2:0] back_down_payload_ccc;
    wire [15:0] back_down_payload_entropy;
    wire        back_down_valid;
    reg   [2:0] kind;

    wire       back_down_ready_term = told_pick_valid || begun_down_valid;
    wire [2:0] path_event_ccc_choice = begun_down_valid ? begun_down_payload : back_down_payload_ccc;

    roomy_fifo_w3_d8 begun (
        .clk          (clk),
        .rst          (rst),
        .push_enable  (told_begins_valid),
        .push_payload (told_begins_ccc),
        .level        (begun_level),
        .down_payload (begun_down_payload),
        .down_valid   (begun_down_valid),
        .down_ready   (!told_pick_valid)
    );

    roomy_fifo_w22_d32 back (
        .clk                  (clk),
        .rst                  (rst),
        .push_enable          (told_event_valid && tells),
        .push_payload_kind    (became),
        .push_payload_ccc     (told_event_ccc),
        .push_payload_entropy (told_event_entropy),
        .level                (back_level),
        .down_payload_kind    (back_down_payload_kind),
        .down_payload_ccc     (back_down_payload_ccc),
        .down_payload_entropy (back_down_payload_entropy),
        .down_valid           (back_down_valid),
        .down_ready           (!back_down_ready_term)
    );

    always @* begin
        became = KIND_GOOD;
        case (told_event_kind)
            TOLD_EVENT_KIND_ACK: begin
                became = KIND_GOOD;
                if (told_event_ecn) begin
                    became = KIND_ECN;
                end
            end
            TOLD_EVENT_KIND_PROBE_ACK: begin
                became = KIND_GOOD;
                if (told_event_ecn) begin
                    became = KIND_ECN;
                end
            end
            TOLD_EVENT_KIND_NACK_TRIM: begin
                became = KIND_NACK;
            end
            TOLD_EVENT_KIND_NACK_LAST_HOP: begin
                became = KIND_NACK;
            end
            TOLD_EVENT_KIND_TIMEOUT: begin
                became = KIND_TIMEOUT;
            end
            TOLD_EVENT_KIND_INFERRED: begin
                became = KIND_NACK;
            end
            default: begin end
        endcase
    end

    always @* begin
        tells = 1'b0;
        case (told_event_kind)
            TOLD_EVENT_KIND_ACK: begin
                tells = told_event_has_nscc;
            end
            TOLD_EVENT_KIND_PROBE_ACK: begin
                tells = told_event_has_nscc;
            end
            TOLD_EVENT_KIND_NACK_TRIM: begin
                tells = 1'b1;
            end
            TOLD_EVENT_KIND_NACK_LAST_HOP: begin
                tells = 1'b1;
            end
            TOLD_EVENT_KIND_TIMEOUT: begin
                tells = 1'b1;
            end
            TOLD_EVENT_KIND_INFERRED: begin
                tells = 1'b1;
            end
            default: begin end
        endcase
    end

    always @* begin
        kind = KIND_PICK;
        if (told_pick_valid) begin
        end else if (begun_down_valid) begin
            kind = KIND_START;
        end else begin
            kind = back_down_payload_kind;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            path_event_valid <= 1'b0;
        end else begin
            path_event_valid <= back_down_ready_term || back_down_valid;
        end
    end

    always @(posedge clk) begin
        path_event_ccc <= told_pick_valid ? told_pick_ccc : path_event_ccc_choice;
        path_event_kind <= kind;
        path_event_entropy <= back_down_payload_entropy;
        path_event_now <= now;
        path_event_first_draw <= random[5:0];
        path_event_second_draw <= random[31:16];
    end

    wire _unused_ok = &{1'b0, told_event_bytes, told_event_rtt_valid, told_event_rtt, told_event_out_of_order, told_event_rcv_cwnd_pend, told_event_restore_cwnd, told_event_has_credit, told_event_credit, told_event_now, told_event_size, told_pick_place, told_pick_size, told_pick_ordered, random[15:6], begun_level, back_level};

endmodule

`default_nettype wire
