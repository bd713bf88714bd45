// Chooses what is answered next: what arrivals ask, responses of SES, control packets.
`default_nettype none

module answer_events_c8 (
    input  wire         clk,
    input  wire         rst,
    input  wire         ask_valid,
    input  wire   [2:0] ask_about,
    input  wire  [15:0] ask_pdcid,
    input  wire  [31:0] ask_psn,
    input  wire         ask_cookie_ack,
    input  wire         ask_cookie_ce,
    input  wire         ask_cookie_retx,
    input  wire  [15:0] ask_cookie_entropy,
    input  wire  [16:0] ask_cookie_time,
    input  wire [127:0] ask_destination,
    input  wire   [3:0] ask_local,
    input  wire  [15:0] ask_peer_pdcid,
    input  wire         ask_default_response,
    input  wire  [15:0] ask_message_id,
    input  wire  [23:0] ask_job_id,
    input  wire         ask_by_ack_req,
    input  wire  [15:0] ask_opaque,
    input  wire  [31:0] ask_payload,
    input  wire   [7:0] ask_nack_code,
    input  wire         calm,
    output reg          valid,
    output reg    [2:0] event_kind,
    output reg          event_wants,
    output reg   [15:0] event_pdcid,
    output reg   [31:0] event_psn,
    output reg          event_cookie_ack,
    output reg          event_cookie_ce,
    output reg          event_cookie_retx,
    output reg   [15:0] event_cookie_entropy,
    output reg   [16:0] event_cookie_time,
    output reg  [127:0] event_destination,
    output reg    [3:0] event_local,
    output reg   [15:0] event_peer_pdcid,
    output reg          event_default_response,
    output reg   [15:0] event_message_id,
    output reg   [23:0] event_job_id,
    output reg          event_by_ack_req,
    output reg   [15:0] event_opaque,
    output reg   [31:0] event_payload,
    output reg    [7:0] event_nack_code,
    output reg          event_follows,
    output reg          event_guaranteed,
    output reg   [31:0] event_handle,
    output reg    [3:0] event_next_hdr,
    output reg          forgets,
    output reg    [7:0] forgotten,
    input  wire  [15:0] response_payload_pdcid,
    input  wire  [31:0] response_payload_psn,
    input  wire         response_payload_cookie_ack,
    input  wire         response_payload_cookie_ce,
    input  wire         response_payload_cookie_retx,
    input  wire  [15:0] response_payload_cookie_entropy,
    input  wire  [16:0] response_payload_cookie_time,
    input  wire         response_payload_guaranteed,
    input  wire         response_payload_plain_ok,
    input  wire  [31:0] response_payload_handle,
    input  wire   [3:0] response_payload_next_hdr,
    input  wire         response_valid,
    output wire         response_ready,
    input  wire         control_payload_kind,
    input  wire  [15:0] control_payload_pdcid,
    input  wire  [31:0] control_payload_psn,
    input  wire         control_valid,
    output wire         control_ready,
    input  wire   [7:0] forget_payload,
    input  wire         forget_valid,
    output wire         forget_ready
);

    localparam [2:0] ASK_ABOUT_COMPLETE   = 3'd0;
    localparam [2:0] ASK_ABOUT_AGAIN      = 3'd1;
    localparam [2:0] ASK_ABOUT_STORED     = 3'd2;
    localparam [2:0] ASK_ABOUT_PROBE      = 3'd3;
    localparam [2:0] ASK_ABOUT_NACK       = 3'd4;
    localparam [2:0] ASK_ABOUT_FOLLOWS    = 3'd5;
    localparam [2:0] EVENT_KIND_COMPLETE  = 3'd0;
    localparam [2:0] EVENT_KIND_AGAIN     = 3'd1;
    localparam [2:0] EVENT_KIND_STORED    = 3'd2;
    localparam [2:0] EVENT_KIND_PROBE     = 3'd3;
    localparam [2:0] EVENT_KIND_NACK      = 3'd4;
    localparam [2:0] EVENT_KIND_RESPONSE  = 3'd5;
    localparam [2:0] EVENT_KIND_CLEAR_REQ = 3'd6;
    localparam [2:0] EVENT_KIND_CLOSE_REQ = 3'd7;

    wire tracker_free = !ask_valid || ask_about == ASK_ABOUT_NACK;
    assign response_ready = !ask_valid && !forget_valid && calm;
    assign control_ready = response_ready && !response_valid;
    wire takes_response = response_ready && response_valid;
    wire event_wants_term = response_payload_cookie_ack || response_payload_guaranteed;

    always @(posedge clk) begin
        if (rst) begin
            valid <= 1'b0;
            forgets <= 1'b0;
        end else begin
            valid <= ask_valid || takes_response || (control_ready && control_valid);
            forgets <= forget_valid && tracker_free;
        end
    end

    always @(posedge clk) begin
        event_kind <= EVENT_KIND_CLOSE_REQ;
        event_wants <= 1'b1;
        event_pdcid <= control_payload_pdcid;
        event_psn <= control_payload_psn;
        event_cookie_ack <= 1'b0;
        event_cookie_ce <= 1'b0;
        event_cookie_retx <= 1'b0;
        event_cookie_entropy <= 16'd0;
        event_cookie_time <= response_payload_cookie_time;
        event_destination <= ask_destination;
        event_local <= ask_local;
        event_peer_pdcid <= ask_peer_pdcid;
        event_default_response <= ask_default_response;
        event_message_id <= ask_message_id;
        event_job_id <= ask_job_id;
        event_by_ack_req <= ask_by_ack_req;
        event_opaque <= ask_opaque;
        event_payload <= ask_payload;
        event_nack_code <= ask_nack_code;
        event_follows <= 1'b0;
        event_guaranteed <= response_payload_guaranteed;
        event_handle <= response_payload_handle;
        event_next_hdr <= response_payload_next_hdr;
        if (!control_payload_kind) begin
            event_kind <= EVENT_KIND_CLEAR_REQ;
        end
        if (response_valid) begin
            event_kind <= EVENT_KIND_RESPONSE;
            event_wants <= event_wants_term || !response_payload_plain_ok;
            event_pdcid <= response_payload_pdcid;
            event_psn <= response_payload_psn;
            event_cookie_ack <= response_payload_cookie_ack;
            event_cookie_ce <= response_payload_cookie_ce;
            event_cookie_retx <= response_payload_cookie_retx;
            event_cookie_entropy <= response_payload_cookie_entropy;
            event_cookie_time <= response_payload_cookie_time;
        end
        if (ask_valid) begin
            event_kind <= EVENT_KIND_NACK;
            event_wants <= ask_about != ASK_ABOUT_COMPLETE || ask_cookie_ack;
            event_pdcid <= ask_pdcid;
            event_psn <= ask_psn;
            event_cookie_ack <= ask_cookie_ack;
            event_cookie_ce <= ask_cookie_ce;
            event_cookie_retx <= ask_cookie_retx;
            event_cookie_entropy <= ask_cookie_entropy;
            event_cookie_time <= ask_cookie_time;
            case (ask_about)
                ASK_ABOUT_COMPLETE: begin
                    event_kind <= EVENT_KIND_COMPLETE;
                end
                ASK_ABOUT_AGAIN: begin
                    event_kind <= EVENT_KIND_AGAIN;
                end
                ASK_ABOUT_STORED: begin
                    event_kind <= EVENT_KIND_STORED;
                end
                ASK_ABOUT_PROBE: begin
                    event_kind <= EVENT_KIND_PROBE;
                end
                ASK_ABOUT_FOLLOWS: begin
                    event_follows <= 1'b1;
                end
                default: begin end
            endcase
        end
        forgotten <= forget_payload;
    end

    assign forget_ready = tracker_free;

endmodule

`default_nettype wire
