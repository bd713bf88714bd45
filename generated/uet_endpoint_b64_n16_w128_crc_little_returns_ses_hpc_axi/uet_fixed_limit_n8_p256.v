// A constant window for 8 congestion control contexts.
`default_nettype none

module uet_fixed_limit_n8_p256 (
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
    input  wire [31:0] cwnd,
    output wire        limit_valid,
    output wire  [2:0] limit_ccc,
    output wire [31:0] limit_window,
    output wire        limit_credit_on,
    output wire [31:0] limit_credit,
    output wire [31:0] limit_cwnd,
    output wire [31:0] limit_max_window,
    output wire        limit_is_small
);

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

    reg         heard_valid;
    reg   [2:0] heard_ccc;
    reg   [3:0] heard_kind;
    reg  [31:0] heard_bytes;
    reg  [15:0] heard_entropy;
    reg         heard_ecn;
    reg         heard_rtt_valid;
    reg  [31:0] heard_rtt;
    reg  [15:0] heard_out_of_order;
    reg         heard_has_nscc;
    reg   [6:0] heard_rcv_cwnd_pend;
    reg         heard_restore_cwnd;
    reg         heard_has_credit;
    reg  [23:0] heard_credit;
    reg  [31:0] heard_now;
    reg  [31:0] then;
    reg         allowed_valid;
    reg   [2:0] allowed_ccc;
    reg  [31:0] allowed_window;
    reg         allowed_credit_on;
    reg  [31:0] allowed_credit;
    reg  [31:0] allowed_cwnd;
    reg  [31:0] allowed_max_window;
    reg         allowed_is_small;
    reg  [31:0] removed [0:7];

    wire [31:0] removed_rdata = removed[heard_ccc];
    wire [31:0] then_sum = removed_rdata + heard_bytes;

    always @* begin
        then = 32'd0;
        case (heard_kind)
            EVENT_KIND_SENT: begin
                then = removed_rdata;
            end
            EVENT_KIND_ACK: begin
                then = then_sum;
            end
            EVENT_KIND_PROBE_ACK: begin
                then = then_sum;
            end
            EVENT_KIND_NACK_TRIM: begin
                then = then_sum;
            end
            EVENT_KIND_NACK_LAST_HOP: begin
                then = then_sum;
            end
            EVENT_KIND_NACK_OTHER: begin
                then = then_sum;
            end
            EVENT_KIND_TIMEOUT: begin
                then = then_sum;
            end
            EVENT_KIND_INFERRED: begin
                then = then_sum;
            end
            EVENT_KIND_WITHDRAWN: begin
                then = then_sum;
            end
            EVENT_KIND_READD: begin
                then = removed_rdata - heard_bytes;
            end
            EVENT_KIND_CREDIT: begin
                then = removed_rdata;
            end
            EVENT_KIND_START: begin
                then = heard_bytes;
            end
            EVENT_KIND_IDLE: begin
                then = heard_bytes;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (heard_valid) removed[heard_ccc] <= then;
    end

    always @(posedge clk) begin
        if (rst) begin
            heard_valid <= 1'b0;
            allowed_valid <= 1'b0;
        end else begin
            heard_valid <= event_valid;
            allowed_valid <= heard_valid;
        end
    end

    always @(posedge clk) begin
        heard_ccc <= event_ccc;
        heard_kind <= event_kind;
        heard_bytes <= event_bytes;
        heard_entropy <= event_entropy;
        heard_ecn <= event_ecn;
        heard_rtt_valid <= event_rtt_valid;
        heard_rtt <= event_rtt;
        heard_out_of_order <= event_out_of_order;
        heard_has_nscc <= event_has_nscc;
        heard_rcv_cwnd_pend <= event_rcv_cwnd_pend;
        heard_restore_cwnd <= event_restore_cwnd;
        heard_has_credit <= event_has_credit;
        heard_credit <= event_credit;
        heard_now <= event_now;
        allowed_ccc <= heard_ccc;
        allowed_window <= then + cwnd;
        allowed_credit_on <= 1'b0;
        allowed_credit <= 32'd0;
        allowed_cwnd <= cwnd;
        allowed_max_window <= cwnd;
        allowed_is_small <= 1'b0;
    end

    assign limit_valid = allowed_valid;
    assign limit_ccc = allowed_ccc;
    assign limit_window = allowed_window;
    assign limit_credit_on = allowed_credit_on;
    assign limit_credit = allowed_credit;
    assign limit_cwnd = allowed_cwnd;
    assign limit_max_window = allowed_max_window;
    assign limit_is_small = allowed_is_small;

    wire _unused_ok = &{1'b0, heard_entropy, heard_ecn, heard_rtt_valid, heard_rtt, heard_out_of_order, heard_has_nscc, heard_rcv_cwnd_pend, heard_restore_cwnd, heard_has_credit, heard_credit, heard_now};

endmodule

`default_nettype wire
