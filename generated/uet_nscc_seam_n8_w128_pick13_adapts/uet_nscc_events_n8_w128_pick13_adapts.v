// Events of a PDS sender as NSCC takes them.
`default_nettype none

module uet_nscc_events_n8_w128_pick13_adapts (
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
    input  wire [13:0] full,
    output reg         cc_event_valid,
    output reg   [2:0] cc_event_ccc,
    output reg   [3:0] cc_event_kind,
    output reg  [31:0] cc_event_bytes,
    output reg         cc_event_rtt_valid,
    output reg  [23:0] cc_event_rtt,
    output reg         cc_event_keeps_base,
    output reg         cc_event_ecn,
    output reg   [6:0] cc_event_penalty,
    output reg         cc_event_restores,
    output reg  [31:0] cc_event_now
);

    localparam [3:0] KIND_START               = 4'd0;
    localparam [3:0] KIND_SENT                = 4'd1;
    localparam [3:0] KIND_ACK                 = 4'd2;
    localparam [3:0] KIND_PROBE_ACK           = 4'd3;
    localparam [3:0] KIND_NACK_TRIM           = 4'd4;
    localparam [3:0] KIND_NACK_LAST_HOP       = 4'd5;
    localparam [3:0] KIND_NACK_OTHER          = 4'd6;
    localparam [3:0] KIND_TIMEOUT             = 4'd7;
    localparam [3:0] KIND_INFERRED            = 4'd8;
    localparam [3:0] KIND_WITHDRAWN           = 4'd9;
    localparam [3:0] KIND_READD               = 4'd10;
    localparam [3:0] KIND_CREDIT              = 4'd11;
    localparam [3:0] KIND_IDLE                = 4'd12;
    localparam [3:0] EVENT_KIND_SENT          = 4'd0;
    localparam [3:0] EVENT_KIND_ACK           = 4'd1;
    localparam [3:0] EVENT_KIND_PROBE_ACK     = 4'd2;
    localparam [3:0] EVENT_KIND_NACK_TRIM     = 4'd3;
    localparam [3:0] EVENT_KIND_NACK_LAST_HOP = 4'd4;
    localparam [3:0] EVENT_KIND_NACK_OTHER    = 4'd5;
    localparam [3:0] EVENT_KIND_TIMEOUT       = 4'd6;
    localparam [3:0] EVENT_KIND_INFERRED      = 4'd7;
    localparam [3:0] EVENT_KIND_WITHDRAWN     = 4'd8;
    localparam [3:0] EVENT_KIND_READD         = 4'd9;
    localparam [3:0] EVENT_KIND_CREDIT        = 4'd10;
    localparam [3:0] EVENT_KIND_START         = 4'd11;
    localparam [3:0] EVENT_KIND_IDLE          = 4'd12;

    reg  [3:0] kind;

    wire event_rtt_31_24_any = |event_rtt[31:24];

    always @* begin
        kind = KIND_START;
        case (event_kind)
            EVENT_KIND_SENT: begin
                kind = KIND_SENT;
            end
            EVENT_KIND_ACK: begin
                kind = KIND_ACK;
            end
            EVENT_KIND_PROBE_ACK: begin
                kind = KIND_PROBE_ACK;
            end
            EVENT_KIND_NACK_TRIM: begin
                kind = KIND_NACK_TRIM;
            end
            EVENT_KIND_NACK_LAST_HOP: begin
                kind = KIND_NACK_LAST_HOP;
            end
            EVENT_KIND_NACK_OTHER: begin
                kind = KIND_NACK_OTHER;
            end
            EVENT_KIND_TIMEOUT: begin
                kind = KIND_TIMEOUT;
            end
            EVENT_KIND_INFERRED: begin
                kind = KIND_INFERRED;
            end
            EVENT_KIND_WITHDRAWN: begin
                kind = KIND_WITHDRAWN;
            end
            EVENT_KIND_READD: begin
                kind = KIND_READD;
            end
            EVENT_KIND_CREDIT: begin
                kind = KIND_CREDIT;
            end
            EVENT_KIND_START: begin
                kind = KIND_START;
            end
            EVENT_KIND_IDLE: begin
                kind = KIND_IDLE;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            cc_event_valid <= 1'b0;
        end else begin
            cc_event_valid <= event_valid;
        end
    end

    always @(posedge clk) begin
        cc_event_ccc <= event_ccc;
        cc_event_kind <= kind;
        cc_event_bytes <= event_bytes;
        cc_event_rtt_valid <= event_rtt_valid;
        cc_event_rtt <= event_rtt[23:0] | {24{event_rtt_31_24_any}};
        cc_event_keeps_base <= event_size < full;
        cc_event_ecn <= event_ecn;
        cc_event_penalty <= event_rcv_cwnd_pend & {7{event_has_nscc}};
        cc_event_restores <= event_restore_cwnd && event_has_nscc;
        cc_event_now <= event_now;
    end

    wire _unused_ok = &{1'b0, event_entropy, event_out_of_order, event_has_credit, event_credit};

endmodule

`default_nettype wire
