// The verdict on a packet, of what it is, whose it is and what the tracker says of its PSN.
`default_nettype none

module judge_n8_w128_aang (
    input  wire        clk,
    input  wire  [3:0] packet_kind,
    input  wire        packet_rod,
    input  wire  [1:0] packet_trimmed,
    input  wire        packet_syn,
    input  wire        packet_retx,
    input  wire [15:0] packet_dpdcid,
    input  wire [15:0] packet_clear_offset,
    input  wire        packet_resources_ccc,
    input  wire        packet_resources_bitmap,
    input  wire        packet_resources_pkt_buffer,
    input  wire        packet_resources_gtd_del,
    input  wire        packet_resources_gtd_last,
    input  wire        packet_resources_ses_msg,
    input  wire        packet_resources_other,
    input  wire        found_valid,
    input  wire  [2:0] found_belonging,
    input  wire        found_pends,
    input  wire        found_has_room,
    input  wire        found_other_mode,
    input  wire        found_other_start,
    input  wire        found_failed,
    input  wire        found_return_busy,
    input  wire [15:0] found_pdcid,
    input  wire        found_rod,
    input  wire [31:0] found_start_psn,
    input  wire        tracked_valid,
    input  wire  [2:0] tracked_pdc,
    input  wire  [3:0] tracked_judgement,
    input  wire  [1:0] tracked_response,
    input  wire        tracked_is_close,
    input  wire        tracked_closed,
    input  wire        tracked_first_gap,
    input  wire [31:0] tracked_expected,
    input  wire  [1:0] tracked_clear,
    input  wire        tracked_is_highest,
    input  wire        tracked_ends_pending,
    output reg   [5:0] verdict,
    output reg         tells_pdcid,
    output reg   [1:0] request_clear,
    output reg   [1:0] state,
    output reg         is_gap
);

    localparam [1:0] STATE_NONE                      = 2'd0;
    localparam [1:0] STATE_PENDING                   = 2'd1;
    localparam [1:0] STATE_OPENED                    = 2'd2;
    localparam [1:0] STATE_CLOSING                   = 2'd3;
    localparam [5:0] MISSING_CREATED                 = 6'd0;
    localparam [5:0] MISSING_ACCEPTED                = 6'd1;
    localparam [5:0] MISSING_CLOSED                  = 6'd2;
    localparam [5:0] MISSING_DUPLICATE_ANSWERED      = 6'd3;
    localparam [5:0] MISSING_STORED_RESPONSE         = 6'd4;
    localparam [5:0] MISSING_ACK_REQ_ANSWERED        = 6'd5;
    localparam [5:0] MISSING_ACK_REQ_STORED          = 6'd6;
    localparam [5:0] MISSING_PROBE_ANSWERED          = 6'd7;
    localparam [5:0] MISSING_CLEAR_APPLIED           = 6'd8;
    localparam [5:0] MISSING_CLEAR_STALE             = 6'd9;
    localparam [5:0] MISSING_CLEAR_INVALID           = 6'd10;
    localparam [5:0] MISSING_CLEAR_ASKED             = 6'd11;
    localparam [5:0] MISSING_DROPPED_DUPLICATE       = 6'd12;
    localparam [5:0] MISSING_DROPPED_TRIMMED_CONTROL = 6'd14;
    localparam [5:0] MISSING_DROPPED_NO_PDC          = 6'd15;
    localparam [5:0] MISSING_DROPPED_ROD_GAP         = 6'd17;
    localparam [5:0] MISSING_DROPPED_CLOSE_EARLY     = 6'd18;
    localparam [5:0] MISSING_DROPPED_STATE           = 6'd19;
    localparam [5:0] MISSING_NACK_TRIMMED            = 6'd20;
    localparam [5:0] MISSING_NACK_TRIMMED_LASTHOP    = 6'd21;
    localparam [5:0] MISSING_NACK_NO_PDC_AVAIL       = 6'd22;
    localparam [5:0] MISSING_NACK_NO_CCC_AVAIL       = 6'd23;
    localparam [5:0] MISSING_NACK_NO_BITMAP          = 6'd24;
    localparam [5:0] MISSING_NACK_NO_PKT_BUFFER      = 6'd25;
    localparam [5:0] MISSING_NACK_NO_GTD_DEL_AVAIL   = 6'd26;
    localparam [5:0] MISSING_NACK_NO_SES_MSG_AVAIL   = 6'd27;
    localparam [5:0] MISSING_NACK_NO_RESOURCE        = 6'd28;
    localparam [5:0] MISSING_NACK_PSN_OOR_WINDOW     = 6'd29;
    localparam [5:0] MISSING_NACK_ROD_OOO            = 6'd30;
    localparam [5:0] MISSING_NACK_INV_DPDCID         = 6'd31;
    localparam [5:0] MISSING_NACK_PDC_HDR_MISMATCH   = 6'd32;
    localparam [5:0] MISSING_NACK_CLOSING            = 6'd33;
    localparam [5:0] MISSING_NACK_CLOSING_IN_ERR     = 6'd34;
    localparam [5:0] MISSING_NACK_PKT_NOT_RCVD       = 6'd35;
    localparam [5:0] MISSING_NACK_INVALID_SYN        = 6'd38;
    localparam [5:0] MISSING_NACK_PDC_MODE_MISMATCH  = 6'd39;
    localparam [5:0] MISSING_NACK_NEW_START_PSN      = 6'd40;
    localparam [5:0] MISSING_NACK_RCVD_SES_PROCG     = 6'd41;
    localparam [5:0] MISSING_NACK_UNEXP_EVENT        = 6'd42;
    localparam [2:0] BELONGING_OURS                  = 3'd0;
    localparam [2:0] BELONGING_OPENED                = 3'd1;
    localparam [2:0] BELONGING_ABSENT                = 3'd2;
    localparam [2:0] BELONGING_UNKNOWN               = 3'd3;
    localparam [2:0] BELONGING_MISMATCH              = 3'd4;
    localparam [3:0] PACKET_KIND_REQUEST             = 4'd0;
    localparam [3:0] PACKET_KIND_NOOP                = 4'd1;
    localparam [3:0] PACKET_KIND_ACK_REQ             = 4'd2;
    localparam [3:0] PACKET_KIND_CLEAR_CMD           = 4'd3;
    localparam [3:0] PACKET_KIND_CLEAR_REQ           = 4'd4;
    localparam [3:0] PACKET_KIND_CLOSE_CMD           = 4'd5;
    localparam [3:0] PACKET_KIND_CLOSE_REQ           = 4'd6;
    localparam [3:0] PACKET_KIND_PROBE               = 4'd7;
    localparam [3:0] PACKET_KIND_NEGOTIATION         = 4'd8;
    localparam [1:0] TRACKED_CLEAR_APPLIED           = 2'd1;
    localparam [1:0] TRACKED_CLEAR_BEYOND            = 2'd3;
    localparam [1:0] REQUEST_CLEAR_NONE              = 2'd0;
    localparam [1:0] REQUEST_CLEAR_APPLIED           = 2'd1;
    localparam [1:0] REQUEST_CLEAR_INVALID           = 2'd2;
    localparam [1:0] PACKET_TRIMMED_NONE             = 2'd0;
    localparam [1:0] PACKET_TRIMMED_LAST_HOP         = 2'd2;
    localparam [1:0] TRACKED_RESPONSE_WAITING        = 2'd0;
    localparam [1:0] TRACKED_RESPONSE_GUARANTEED     = 2'd2;
    localparam [3:0] TRACKED_JUDGEMENT_PENDING       = 4'd0;
    localparam [3:0] TRACKED_JUDGEMENT_FAILED        = 4'd1;
    localparam [3:0] TRACKED_JUDGEMENT_CLOSING       = 4'd2;
    localparam [3:0] TRACKED_JUDGEMENT_BEYOND_CLOSE  = 4'd3;
    localparam [3:0] TRACKED_JUDGEMENT_PRIOR         = 4'd4;
    localparam [3:0] TRACKED_JUDGEMENT_BEHIND        = 4'd5;
    localparam [3:0] TRACKED_JUDGEMENT_AHEAD         = 4'd6;
    localparam [3:0] TRACKED_JUDGEMENT_DUPLICATE     = 4'd7;
    localparam [3:0] TRACKED_JUDGEMENT_GAP           = 4'd8;
    localparam [3:0] TRACKED_JUDGEMENT_CLOSED        = 4'd9;
    localparam [3:0] TRACKED_JUDGEMENT_CLOSE_BUSY    = 4'd10;
    localparam [3:0] TRACKED_JUDGEMENT_CLOSE_WAITS   = 4'd11;
    localparam [3:0] TRACKED_JUDGEMENT_CLOSE_EARLY   = 4'd12;
    localparam [3:0] TRACKED_JUDGEMENT_REFUSED       = 4'd13;

    reg  [5:0] missing;
    reg  [5:0] unopened;
    reg        unopened_for_resources;
    reg  [5:0] controlled;
    reg  [2:0] belonging;
    reg        pends;
    reg        other_mode;
    reg        other_start;
    reg        is_trimmed;
    reg        is_last_hop;
    reg        is_request;
    reg        is_syn;
    reg        opens;
    reg        is_sequenced;
    reg        is_hint;
    reg        is_ack_req;
    reg        is_close_req;
    reg        is_clear;
    reg        is_silent;
    reg        clears_ahead;

    wire ours = belonging == BELONGING_OURS || belonging == BELONGING_OPENED;
    wire pending = tracked_judgement == TRACKED_JUDGEMENT_PENDING;
    wire failed = tracked_judgement == TRACKED_JUDGEMENT_FAILED;
    wire came = tracked_judgement == TRACKED_JUDGEMENT_PRIOR || tracked_judgement == TRACKED_JUDGEMENT_DUPLICATE;
    wire other_mode_or_other_start = other_mode || other_start;
    wire fits = ours && !other_mode_or_other_start;
    wire comes_again = opens && other_start && (tracked_closed || failed);
    wire misfits = (is_trimmed && other_mode_or_other_start) || comes_again;
    wire closing = tracked_judgement == TRACKED_JUDGEMENT_CLOSING || tracked_judgement == TRACKED_JUDGEMENT_BEYOND_CLOSE;
    wire taken = belonging == BELONGING_OURS && !(other_mode_or_other_start || is_trimmed);
    wire unopened_term = packet_kind == PACKET_KIND_REQUEST || packet_kind == PACKET_KIND_NOOP || packet_kind == PACKET_KIND_NEGOTIATION;
    wire clears_ahead_term = packet_kind == PACKET_KIND_REQUEST && !packet_clear_offset[15];

    always @(posedge clk) begin
        missing <= MISSING_NACK_NO_RESOURCE;
        if (!packet_resources_pkt_buffer) begin
            missing <= MISSING_NACK_NO_PKT_BUFFER;
        end else if (!packet_resources_gtd_del || packet_resources_gtd_last) begin
            missing <= MISSING_NACK_NO_GTD_DEL_AVAIL;
        end else if (!packet_resources_ses_msg) begin
            missing <= MISSING_NACK_NO_SES_MSG_AVAIL;
        end
        unopened_for_resources <= 1'b0;
        unopened <= MISSING_DROPPED_NO_PDC;
        if (found_belonging == BELONGING_ABSENT && !unopened_term) begin
            unopened <= MISSING_DROPPED_NO_PDC;
        end else if (found_belonging == BELONGING_ABSENT && !found_has_room) begin
            unopened <= MISSING_NACK_NO_PDC_AVAIL;
        end else if (found_belonging == BELONGING_ABSENT && !packet_resources_ccc) begin
            unopened <= MISSING_NACK_NO_CCC_AVAIL;
        end else if (found_belonging == BELONGING_ABSENT && !packet_resources_bitmap) begin
            unopened <= MISSING_NACK_NO_BITMAP;
        end else if (found_belonging != BELONGING_ABSENT && found_other_start) begin
            unopened <= MISSING_NACK_NEW_START_PSN;
        end else if (packet_rod && (|packet_dpdcid[11:0])) begin
            unopened <= MISSING_NACK_ROD_OOO;
        end else if (|packet_dpdcid[11:7]) begin
            unopened <= MISSING_NACK_NO_BITMAP;
        end else begin
            unopened_for_resources <= 1'b1;
        end
        controlled <= MISSING_CLEAR_ASKED;
        if (packet_kind == PACKET_KIND_CLOSE_REQ) begin
            controlled <= MISSING_NACK_UNEXP_EVENT;
        end else if (packet_kind == PACKET_KIND_PROBE) begin
            controlled <= MISSING_PROBE_ANSWERED;
        end
        belonging <= found_belonging;
        pends <= found_pends;
        other_mode <= found_other_mode;
        other_start <= found_other_start;
        is_trimmed <= packet_trimmed != PACKET_TRIMMED_NONE;
        is_last_hop <= packet_trimmed == PACKET_TRIMMED_LAST_HOP;
        is_request <= packet_kind == PACKET_KIND_REQUEST;
        is_syn <= packet_syn;
        opens <= unopened_term && packet_syn;
        is_sequenced <= unopened_term || packet_kind == PACKET_KIND_CLOSE_CMD;
        is_hint <= packet_kind == PACKET_KIND_CLEAR_CMD || packet_kind == PACKET_KIND_CLEAR_REQ || packet_kind == PACKET_KIND_PROBE;
        is_ack_req <= packet_kind == PACKET_KIND_ACK_REQ;
        is_close_req <= packet_kind == PACKET_KIND_CLOSE_REQ;
        is_clear <= packet_kind == PACKET_KIND_CLEAR_CMD;
        is_silent <= 1'b0;
        clears_ahead <= clears_ahead_term && (|packet_clear_offset);
        verdict <= MISSING_ACCEPTED;
        if (is_trimmed) begin
            verdict <= MISSING_NACK_TRIMMED;
            if (!is_request) begin
                verdict <= MISSING_DROPPED_TRIMMED_CONTROL;
            end else if (fits && came && !(tracked_is_close && tracked_judgement == TRACKED_JUDGEMENT_DUPLICATE)) begin
                if (is_silent) begin
                    verdict <= MISSING_DROPPED_DUPLICATE;
                end else if (tracked_response == TRACKED_RESPONSE_WAITING) begin
                    verdict <= MISSING_NACK_RCVD_SES_PROCG;
                end else if (tracked_response == TRACKED_RESPONSE_GUARANTEED) begin
                    verdict <= MISSING_STORED_RESPONSE;
                end else begin
                    verdict <= MISSING_DUPLICATE_ANSWERED;
                end
            end else if (is_last_hop) begin
                verdict <= MISSING_NACK_TRIMMED_LASTHOP;
            end
        end else if (belonging == BELONGING_UNKNOWN) begin
            verdict <= MISSING_NACK_INV_DPDCID;
        end else if (belonging == BELONGING_MISMATCH) begin
            verdict <= MISSING_NACK_PDC_HDR_MISMATCH;
        end else if (belonging == BELONGING_ABSENT) begin
            verdict <= unopened;
            if (unopened_for_resources) begin
                verdict <= missing;
            end
        end else if (belonging == BELONGING_OPENED) begin
            verdict <= MISSING_CREATED;
            if (pends) begin
                verdict <= MISSING_NACK_NEW_START_PSN;
            end
        end else if (comes_again) begin
            verdict <= MISSING_NACK_NO_PDC_AVAIL;
        end else if (other_mode) begin
            verdict <= MISSING_NACK_PDC_MODE_MISMATCH;
        end else if (pending) begin
            verdict <= MISSING_NACK_UNEXP_EVENT;
            if (is_hint) begin
                verdict <= MISSING_DROPPED_STATE;
            end else if (opens) begin
                verdict <= unopened;
                if (unopened_for_resources) begin
                    verdict <= missing;
                end
            end
        end else if (other_start) begin
            verdict <= MISSING_NACK_INVALID_SYN;
        end else if (is_sequenced) begin
            if (failed || tracked_judgement == TRACKED_JUDGEMENT_CLOSE_BUSY) begin
                verdict <= MISSING_NACK_CLOSING_IN_ERR;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_CLOSING) begin
                verdict <= MISSING_NACK_CLOSING;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_AHEAD || tracked_judgement == TRACKED_JUDGEMENT_BEYOND_CLOSE) begin
                verdict <= MISSING_NACK_PSN_OOR_WINDOW;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_BEHIND) begin
                verdict <= MISSING_NACK_PSN_OOR_WINDOW;
                if (is_syn) begin
                    verdict <= MISSING_NACK_INVALID_SYN;
                end
            end else if (came) begin
                if (is_silent) begin
                    verdict <= MISSING_DROPPED_DUPLICATE;
                end else if (tracked_response == TRACKED_RESPONSE_WAITING) begin
                    verdict <= MISSING_NACK_RCVD_SES_PROCG;
                end else if (tracked_response == TRACKED_RESPONSE_GUARANTEED) begin
                    verdict <= MISSING_STORED_RESPONSE;
                end else begin
                    verdict <= MISSING_DUPLICATE_ANSWERED;
                end
            end else if (tracked_judgement == TRACKED_JUDGEMENT_CLOSED) begin
                verdict <= MISSING_CLOSED;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_CLOSE_WAITS) begin
                verdict <= MISSING_NACK_RCVD_SES_PROCG;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_CLOSE_EARLY) begin
                verdict <= MISSING_DROPPED_CLOSE_EARLY;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_GAP) begin
                verdict <= MISSING_NACK_ROD_OOO;
                if (!tracked_first_gap) begin
                    verdict <= MISSING_DROPPED_ROD_GAP;
                end
            end else if (tracked_judgement == TRACKED_JUDGEMENT_REFUSED) begin
                verdict <= missing;
            end else if (tracked_ends_pending) begin
                verdict <= MISSING_CREATED;
            end
        end else if (is_ack_req) begin
            verdict <= MISSING_NACK_PKT_NOT_RCVD;
            if (failed) begin
                verdict <= MISSING_NACK_UNEXP_EVENT;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_BEHIND) begin
                verdict <= MISSING_NACK_PSN_OOR_WINDOW;
            end else if (came && tracked_response == TRACKED_RESPONSE_WAITING) begin
                verdict <= MISSING_NACK_RCVD_SES_PROCG;
            end else if (came && tracked_response == TRACKED_RESPONSE_GUARANTEED) begin
                verdict <= MISSING_ACK_REQ_STORED;
            end else if (came) begin
                verdict <= MISSING_ACK_REQ_ANSWERED;
            end
        end else if (failed && !is_close_req) begin
            verdict <= MISSING_DROPPED_STATE;
        end else if (is_clear) begin
            verdict <= MISSING_CLEAR_STALE;
            if (tracked_clear == TRACKED_CLEAR_APPLIED) begin
                verdict <= MISSING_CLEAR_APPLIED;
            end else if (tracked_clear == TRACKED_CLEAR_BEYOND) begin
                verdict <= MISSING_CLEAR_INVALID;
            end
        end else begin
            verdict <= controlled;
        end
        tells_pdcid <= ours && !pending && !misfits;
        request_clear <= REQUEST_CLEAR_NONE;
        if (is_request && taken) begin
            if (clears_ahead && !(pending || failed || closing || tracked_ends_pending)) begin
                request_clear <= REQUEST_CLEAR_INVALID;
            end else if (tracked_clear == TRACKED_CLEAR_APPLIED) begin
                request_clear <= REQUEST_CLEAR_APPLIED;
            end else if (tracked_clear == TRACKED_CLEAR_BEYOND) begin
                request_clear <= REQUEST_CLEAR_INVALID;
            end
        end
        state <= STATE_NONE;
        if (belonging == BELONGING_OPENED) begin
            state <= STATE_OPENED;
            if (pends) begin
                state <= STATE_PENDING;
            end
        end else if (belonging == BELONGING_OURS) begin
            if (tracked_ends_pending) begin
                state <= STATE_OPENED;
            end else if (tracked_judgement == TRACKED_JUDGEMENT_CLOSED || tracked_judgement == TRACKED_JUDGEMENT_CLOSE_BUSY) begin
                state <= STATE_CLOSING;
            end
        end
        is_gap <= belonging == BELONGING_OURS && !pending;
    end

    wire _unused_ok = &{1'b0, packet_retx, packet_dpdcid[15:12], packet_resources_other, found_valid, found_failed, found_return_busy, found_pdcid, found_rod, found_start_psn, tracked_valid, tracked_pdc, tracked_expected, tracked_is_highest};

endmodule

`default_nettype wire
