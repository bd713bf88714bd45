// What an event comes to: the part of its reply that the tracker does not know.
`default_nettype none

module reply_parts_tracking_align1_ack_cc (
    input  wire   [2:0] event_kind,
    input  wire         event_wants,
    input  wire  [15:0] event_pdcid,
    input  wire  [31:0] event_psn,
    input  wire         event_cookie_ack,
    input  wire         event_cookie_ce,
    input  wire         event_cookie_retx,
    input  wire  [15:0] event_cookie_entropy,
    input  wire  [16:0] event_cookie_time,
    input  wire [127:0] event_destination,
    input  wire   [3:0] event_local,
    input  wire  [15:0] event_peer_pdcid,
    input  wire         event_default_response,
    input  wire  [15:0] event_message_id,
    input  wire  [23:0] event_job_id,
    input  wire         event_by_ack_req,
    input  wire  [15:0] event_opaque,
    input  wire  [31:0] event_payload,
    input  wire   [7:0] event_nack_code,
    input  wire         event_follows,
    input  wire         event_guaranteed,
    input  wire  [31:0] event_handle,
    input  wire   [3:0] event_next_hdr,
    input  wire [127:0] route_destination,
    input  wire   [3:0] route_local,
    input  wire  [15:0] route_peer_pdcid,
    input  wire         exists,
    input  wire         kept_found,
    input  wire  [31:0] kept_handle,
    input  wire   [3:0] kept_next_hdr,
    input  wire         stored,
    output wire   [1:0] part_type,
    output wire         part_p,
    output wire [127:0] part_route_destination,
    output wire   [3:0] part_route_local,
    output wire  [15:0] part_route_peer_pdcid,
    output wire  [15:0] part_entropy,
    output wire  [15:0] part_pdcid,
    output wire         part_m,
    output wire         part_retx,
    output wire  [31:0] part_psn,
    output wire   [1:0] part_response,
    output wire  [39:0] part_identity,
    output wire         part_kept,
    output wire  [15:0] part_opaque,
    output wire   [7:0] part_nack_code,
    output wire  [31:0] part_payload,
    output wire         part_control,
    output wire         asks,
    output wire   [1:0] mode,
    output wire  [31:0] sack_psn,
    output wire         found,
    output wire         missing
);

    localparam [1:0] MODE_NEXT            = 2'd1;
    localparam [1:0] MODE_NOTE            = 2'd2;
    localparam [1:0] PART_TYPE_NACK       = 2'd2;
    localparam [2:0] EVENT_KIND_COMPLETE  = 3'd0;
    localparam [2:0] EVENT_KIND_AGAIN     = 3'd1;
    localparam [2:0] EVENT_KIND_STORED    = 3'd2;
    localparam [2:0] EVENT_KIND_PROBE     = 3'd3;
    localparam [2:0] EVENT_KIND_NACK      = 3'd4;
    localparam [2:0] EVENT_KIND_RESPONSE  = 3'd5;
    localparam [2:0] EVENT_KIND_CLEAR_REQ = 3'd6;
    localparam [2:0] EVENT_KIND_CLOSE_REQ = 3'd7;

    assign found = event_kind == EVENT_KIND_STORED && kept_found;
    assign missing = event_kind == EVENT_KIND_STORED && !kept_found;
    wire        refuses = event_kind == EVENT_KIND_NACK || missing;
    wire  [1:0] part_type_choice = event_kind == EVENT_KIND_CLEAR_REQ || event_kind == EVENT_KIND_CLOSE_REQ ? 2'd3 : 2'd1;
    wire  [1:0] part_response_choice = event_kind == EVENT_KIND_AGAIN && event_default_response ? 2'd1 : 2'd0;
    wire  [1:0] part_response_choice_2 = event_kind == EVENT_KIND_RESPONSE || found ? 2'd2 : part_response_choice;
    wire [35:0] part_identity_word = {event_handle, event_next_hdr};
    wire [35:0] part_identity_choice = event_kind == EVENT_KIND_RESPONSE ? part_identity_word : {kept_handle, kept_next_hdr};
    wire [35:0] part_identity_word_2 = {event_message_id, event_job_id[23:4]};
    wire        asks_term = !((event_kind == EVENT_KIND_NACK && !event_follows) || event_kind == EVENT_KIND_CLOSE_REQ);
    wire        mode_term = event_kind == EVENT_KIND_COMPLETE || event_kind == EVENT_KIND_RESPONSE;
    wire  [1:0] mode_choice = event_kind == EVENT_KIND_AGAIN || found ? 2'd1 : 2'd0;
    wire  [1:0] mode_choice_2 = event_kind == EVENT_KIND_NACK ? 2'd2 : mode_choice;

    assign part_type = refuses ? PART_TYPE_NACK : part_type_choice;
    assign part_p = event_kind == EVENT_KIND_PROBE;
    assign part_route_destination = route_destination;
    assign part_route_local = route_local;
    assign part_route_peer_pdcid = route_peer_pdcid;
    assign part_entropy = event_cookie_entropy;
    assign part_pdcid = event_pdcid;
    assign part_m = event_cookie_ce;
    assign part_retx = event_cookie_retx;
    assign part_psn = event_psn;
    assign part_response = part_response_choice_2;
    assign part_identity = {part_response_choice_2 == 2'd2 ? part_identity_choice : part_identity_word_2, event_job_id[3:0]};
    assign part_kept = found || (event_kind == EVENT_KIND_RESPONSE && event_guaranteed && stored);
    assign part_opaque = event_opaque;
    assign part_nack_code = missing ? (event_by_ack_req ? 8'd20 : 8'd19) : event_nack_code;
    assign part_payload = event_payload & {32{event_kind == EVENT_KIND_NACK}};
    assign part_control = event_kind != EVENT_KIND_CLEAR_REQ;
    assign asks = exists && asks_term;
    assign mode = mode_term ? (event_wants ? MODE_NEXT : MODE_NOTE) : mode_choice_2;
    assign sack_psn = event_kind == EVENT_KIND_PROBE ? event_payload : event_psn;

    wire _unused_ok = &{1'b0, event_cookie_ack, event_cookie_time, event_destination, event_local, event_peer_pdcid};

endmodule

`default_nettype wire
