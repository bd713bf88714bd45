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
    output wire  [5:0] verdict,
    output wire        tells_pdcid,
    output wire  [1:0] request_clear,
    output wire  [1:0] state,
    output wire        is_gap
);

    localparam [1:0] STATE_PENDING                   = 2'd1;
    localparam [1:0] STATE_OPENED                    = 2'd2;
    localparam [5:0] VERDICT_CREATED                 = 6'd0;
    localparam [5:0] VERDICT_CLOSED                  = 6'd2;
    localparam [5:0] VERDICT_PROBE_ANSWERED          = 6'd7;
    localparam [5:0] VERDICT_CLEAR_ASKED             = 6'd11;
    localparam [5:0] VERDICT_DROPPED_TRIMMED_CONTROL = 6'd14;
    localparam [5:0] VERDICT_DROPPED_NO_PDC          = 6'd15;
    localparam [5:0] VERDICT_DROPPED_CLOSE_EARLY     = 6'd18;
    localparam [5:0] VERDICT_DROPPED_STATE           = 6'd19;
    localparam [5:0] VERDICT_NACK_NO_PDC_AVAIL       = 6'd22;
    localparam [5:0] VERDICT_NACK_NO_PKT_BUFFER      = 6'd25;
    localparam [5:0] VERDICT_NACK_PSN_OOR_WINDOW     = 6'd29;
    localparam [5:0] VERDICT_NACK_INV_DPDCID         = 6'd31;
    localparam [5:0] VERDICT_NACK_PDC_HDR_MISMATCH   = 6'd32;
    localparam [5:0] VERDICT_NACK_CLOSING            = 6'd33;
    localparam [5:0] VERDICT_NACK_CLOSING_IN_ERR     = 6'd34;
    localparam [5:0] VERDICT_NACK_INVALID_SYN        = 6'd38;
    localparam [5:0] VERDICT_NACK_PDC_MODE_MISMATCH  = 6'd39;
    localparam [5:0] VERDICT_NACK_NEW_START_PSN      = 6'd40;
    localparam [5:0] VERDICT_NACK_RCVD_SES_PROCG     = 6'd41;
    localparam [5:0] VERDICT_NACK_UNEXP_EVENT        = 6'd42;
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
    localparam [1:0] PACKET_TRIMMED_NONE             = 2'd0;
    localparam [1:0] PACKET_TRIMMED_LAST_HOP         = 2'd2;
    localparam [2:0] FOUND_BELONGING_OURS            = 3'd0;
    localparam [2:0] FOUND_BELONGING_OPENED          = 3'd1;
    localparam [2:0] FOUND_BELONGING_ABSENT          = 3'd2;
    localparam [2:0] FOUND_BELONGING_UNKNOWN         = 3'd3;
    localparam [2:0] FOUND_BELONGING_MISMATCH        = 3'd4;
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

    reg  [2:0] check_belonging;
    reg        check_pends;
    reg        check_other_mode;
    reg        check_other_start;
    reg        check_is_request;
    reg        check_syn;
    reg  [5:0] check_missing;
    reg  [5:0] check_unopened;
    reg        check_lacks_resource;
    reg  [5:0] check_controlled;
    reg        check_is_trimmed;
    reg        check_is_last_hop;
    reg        check_opens;
    reg        check_sequenced;
    reg        check_is_hint;
    reg        check_is_ack_req;
    reg        check_is_other_close;
    reg        check_is_clear;
    reg        check_is_silent;
    reg        check_clears_ahead;
    reg  [5:0] judged_verdict;
    reg        judged_tells_pdcid;
    reg  [1:0] judged_request_clear;
    reg  [1:0] judged_state;
    reg        judged_is_gap;

    wire       came = tracked_judgement == TRACKED_JUDGEMENT_PRIOR || tracked_judgement == TRACKED_JUDGEMENT_DUPLICATE;
    wire       check_missing_term = !packet_resources_gtd_del || packet_resources_gtd_last;
    wire [5:0] check_missing_choice = check_missing_term ? 6'd26 : !packet_resources_ses_msg ? 6'd27 : 6'd28;
    wire       check_unopened_term = packet_kind == PACKET_KIND_REQUEST || packet_kind == PACKET_KIND_NOOP || packet_kind == PACKET_KIND_NEGOTIATION;
    wire       check_unopened_term_2 = found_belonging == FOUND_BELONGING_ABSENT && !check_unopened_term;
    wire       check_unopened_term_3 = found_belonging == FOUND_BELONGING_ABSENT && !found_has_room;
    wire       check_unopened_term_4 = found_belonging == FOUND_BELONGING_ABSENT && !packet_resources_ccc;
    wire       check_unopened_term_5 = found_belonging == FOUND_BELONGING_ABSENT && !packet_resources_bitmap;
    wire       check_unopened_term_6 = found_belonging != FOUND_BELONGING_ABSENT && found_other_start;
    wire       check_unopened_term_7 = packet_rod && (|packet_dpdcid[11:0]);
    wire       packet_dpdcid_11_7_any = |packet_dpdcid[11:7];
    wire [5:0] check_unopened_choice = check_unopened_term_7 ? 6'd30 : packet_dpdcid_11_7_any ? 6'd24 : 6'd15;
    wire [5:0] check_unopened_choice_2 = check_unopened_term_5 ? 6'd24 : check_unopened_term_6 ? 6'd40 : check_unopened_choice;
    wire [5:0] check_unopened_choice_3 = check_unopened_term_3 ? 6'd22 : check_unopened_term_4 ? 6'd23 : check_unopened_choice_2;
    wire       check_lacks_resource_choice = check_unopened_term_6 ? 1'b0 : check_unopened_term_7 ? 1'b0 : !packet_dpdcid_11_7_any;
    wire       check_lacks_resource_choice_2 = check_unopened_term_4 ? 1'b0 : check_unopened_term_5 ? 1'b0 : check_lacks_resource_choice;
    wire       check_clears_ahead_term = packet_kind == PACKET_KIND_REQUEST && !packet_clear_offset[15];
    wire       judged_verdict_term = check_belonging == FOUND_BELONGING_OURS || check_belonging == FOUND_BELONGING_OPENED;
    wire       judged_verdict_term_2 = check_other_mode || check_other_start;
    wire       judged_verdict_term_3 = !(tracked_is_close && tracked_judgement == TRACKED_JUDGEMENT_DUPLICATE);
    wire       judged_verdict_term_4 = judged_verdict_term && !judged_verdict_term_2 && came && judged_verdict_term_3;
    wire [5:0] judged_verdict_choice = tracked_response == TRACKED_RESPONSE_GUARANTEED ? 6'd4 : 6'd3;
    wire [5:0] judged_verdict_choice_2 = check_is_silent ? 6'd12 : tracked_response == TRACKED_RESPONSE_WAITING ? 6'd41 : judged_verdict_choice;
    wire [5:0] judged_verdict_choice_3 = judged_verdict_term_4 ? judged_verdict_choice_2 : check_is_last_hop ? 6'd21 : 6'd20;
    wire [5:0] judged_verdict_choice_4 = check_lacks_resource ? check_missing : check_unopened;
    wire       judged_verdict_term_5 = tracked_closed || tracked_judgement == TRACKED_JUDGEMENT_FAILED;
    wire       judged_verdict_term_6 = check_opens && check_other_start && judged_verdict_term_5;
    wire [5:0] judged_verdict_choice_5 = check_is_hint ? VERDICT_DROPPED_STATE : check_opens ? judged_verdict_choice_4 : VERDICT_NACK_UNEXP_EVENT;
    wire       judged_verdict_term_7 = tracked_judgement == TRACKED_JUDGEMENT_FAILED || tracked_judgement == TRACKED_JUDGEMENT_CLOSE_BUSY;
    wire       judged_verdict_term_8 = tracked_judgement == TRACKED_JUDGEMENT_AHEAD || tracked_judgement == TRACKED_JUDGEMENT_BEYOND_CLOSE;
    wire [5:0] judged_verdict_choice_6 = !tracked_first_gap ? 6'd17 : 6'd30;
    wire [5:0] judged_verdict_choice_7 = tracked_ends_pending ? 6'd0 : 6'd1;
    wire [5:0] judged_verdict_choice_8 = tracked_judgement == TRACKED_JUDGEMENT_REFUSED ? check_missing : judged_verdict_choice_7;
    wire [5:0] judged_verdict_choice_9 = tracked_judgement == TRACKED_JUDGEMENT_GAP ? judged_verdict_choice_6 : judged_verdict_choice_8;
    wire [5:0] judged_verdict_choice_10 = tracked_judgement == TRACKED_JUDGEMENT_CLOSE_EARLY ? VERDICT_DROPPED_CLOSE_EARLY : judged_verdict_choice_9;
    wire [5:0] judged_verdict_choice_11 = tracked_judgement == TRACKED_JUDGEMENT_CLOSE_WAITS ? VERDICT_NACK_RCVD_SES_PROCG : judged_verdict_choice_10;
    wire [5:0] judged_verdict_choice_12 = came ? judged_verdict_choice_2 : tracked_judgement == TRACKED_JUDGEMENT_CLOSED ? VERDICT_CLOSED : judged_verdict_choice_11;
    wire [5:0] judged_verdict_choice_13 = tracked_judgement == TRACKED_JUDGEMENT_BEHIND ? (check_syn ? VERDICT_NACK_INVALID_SYN : VERDICT_NACK_PSN_OOR_WINDOW) : judged_verdict_choice_12;
    wire [5:0] judged_verdict_choice_14 = tracked_judgement == TRACKED_JUDGEMENT_CLOSING ? VERDICT_NACK_CLOSING : judged_verdict_term_8 ? VERDICT_NACK_PSN_OOR_WINDOW : judged_verdict_choice_13;
    wire [5:0] judged_verdict_choice_15 = came && tracked_response == TRACKED_RESPONSE_GUARANTEED ? 6'd6 : came ? 6'd5 : 6'd35;
    wire [5:0] judged_verdict_choice_16 = came && tracked_response == TRACKED_RESPONSE_WAITING ? 6'd41 : judged_verdict_choice_15;
    wire [5:0] judged_verdict_choice_17 = tracked_judgement == TRACKED_JUDGEMENT_BEHIND ? 6'd29 : judged_verdict_choice_16;
    wire [5:0] judged_verdict_choice_18 = tracked_judgement == TRACKED_JUDGEMENT_FAILED ? 6'd42 : judged_verdict_choice_17;
    wire       judged_verdict_term_9 = tracked_judgement == TRACKED_JUDGEMENT_FAILED && !check_is_other_close;
    wire [5:0] judged_verdict_choice_19 = tracked_clear == TRACKED_CLEAR_BEYOND ? 6'd10 : 6'd9;
    wire [5:0] judged_verdict_choice_20 = tracked_clear == TRACKED_CLEAR_APPLIED ? 6'd8 : judged_verdict_choice_19;
    wire [5:0] judged_verdict_choice_21 = judged_verdict_term_9 ? VERDICT_DROPPED_STATE : check_is_clear ? judged_verdict_choice_20 : check_controlled;
    wire [5:0] judged_verdict_choice_22 = check_is_ack_req ? judged_verdict_choice_18 : judged_verdict_choice_21;
    wire [5:0] judged_verdict_choice_23 = check_sequenced ? (judged_verdict_term_7 ? VERDICT_NACK_CLOSING_IN_ERR : judged_verdict_choice_14) : judged_verdict_choice_22;
    wire [5:0] judged_verdict_choice_24 = check_other_start ? VERDICT_NACK_INVALID_SYN : judged_verdict_choice_23;
    wire [5:0] judged_verdict_choice_25 = tracked_judgement == TRACKED_JUDGEMENT_PENDING ? judged_verdict_choice_5 : judged_verdict_choice_24;
    wire [5:0] judged_verdict_choice_26 = judged_verdict_term_6 ? VERDICT_NACK_NO_PDC_AVAIL : check_other_mode ? VERDICT_NACK_PDC_MODE_MISMATCH : judged_verdict_choice_25;
    wire [5:0] judged_verdict_choice_27 = check_belonging == FOUND_BELONGING_OPENED ? (check_pends ? VERDICT_NACK_NEW_START_PSN : VERDICT_CREATED) : judged_verdict_choice_26;
    wire [5:0] judged_verdict_choice_28 = check_belonging == FOUND_BELONGING_ABSENT ? judged_verdict_choice_4 : judged_verdict_choice_27;
    wire [5:0] judged_verdict_choice_29 = check_belonging == FOUND_BELONGING_MISMATCH ? VERDICT_NACK_PDC_HDR_MISMATCH : judged_verdict_choice_28;
    wire [5:0] judged_verdict_choice_30 = check_belonging == FOUND_BELONGING_UNKNOWN ? VERDICT_NACK_INV_DPDCID : judged_verdict_choice_29;
    wire       judged_tells_pdcid_term = !((check_is_trimmed && judged_verdict_term_2) || judged_verdict_term_6);
    wire       judged_request_clear_term = check_belonging == FOUND_BELONGING_OURS && !(judged_verdict_term_2 || check_is_trimmed);
    wire       judged_request_clear_term_2 = tracked_judgement == TRACKED_JUDGEMENT_PENDING || tracked_judgement == TRACKED_JUDGEMENT_FAILED;
    wire       judged_request_clear_term_3 = judged_request_clear_term_2 || tracked_judgement == TRACKED_JUDGEMENT_CLOSING || tracked_judgement == TRACKED_JUDGEMENT_BEYOND_CLOSE;
    wire       judged_request_clear_term_4 = check_clears_ahead && !(judged_request_clear_term_3 || tracked_ends_pending);
    wire [1:0] judged_request_clear_choice = tracked_clear == TRACKED_CLEAR_BEYOND ? 2'd2 : 2'd0;
    wire [1:0] judged_request_clear_choice_2 = judged_request_clear_term_4 ? 2'd2 : tracked_clear == TRACKED_CLEAR_APPLIED ? 2'd1 : judged_request_clear_choice;
    wire [1:0] judged_state_choice = tracked_judgement == TRACKED_JUDGEMENT_CLOSED || tracked_judgement == TRACKED_JUDGEMENT_CLOSE_BUSY ? 2'd3 : 2'd0;
    wire [1:0] judged_state_choice_2 = tracked_ends_pending ? 2'd2 : judged_state_choice;
    wire [1:0] judged_state_choice_3 = check_belonging == FOUND_BELONGING_OURS ? judged_state_choice_2 : 2'd0;

    always @(posedge clk) begin
        check_belonging <= found_belonging;
        check_pends <= found_pends;
        check_other_mode <= found_other_mode;
        check_other_start <= found_other_start;
        check_is_request <= packet_kind == PACKET_KIND_REQUEST;
        check_syn <= packet_syn;
        check_missing <= !packet_resources_pkt_buffer ? VERDICT_NACK_NO_PKT_BUFFER : check_missing_choice;
        check_unopened <= check_unopened_term_2 ? VERDICT_DROPPED_NO_PDC : check_unopened_choice_3;
        check_lacks_resource <= check_unopened_term_2 ? 1'b0 : check_unopened_term_3 ? 1'b0 : check_lacks_resource_choice_2;
        check_controlled <= packet_kind == PACKET_KIND_CLOSE_REQ ? VERDICT_NACK_UNEXP_EVENT : packet_kind == PACKET_KIND_PROBE ? VERDICT_PROBE_ANSWERED : VERDICT_CLEAR_ASKED;
        check_is_trimmed <= packet_trimmed != PACKET_TRIMMED_NONE;
        check_is_last_hop <= packet_trimmed == PACKET_TRIMMED_LAST_HOP;
        check_opens <= check_unopened_term && packet_syn;
        check_sequenced <= check_unopened_term || packet_kind == PACKET_KIND_CLOSE_CMD;
        check_is_hint <= packet_kind == PACKET_KIND_CLEAR_CMD || packet_kind == PACKET_KIND_CLEAR_REQ || packet_kind == PACKET_KIND_PROBE;
        check_is_ack_req <= packet_kind == PACKET_KIND_ACK_REQ;
        check_is_other_close <= packet_kind == PACKET_KIND_CLOSE_REQ;
        check_is_clear <= packet_kind == PACKET_KIND_CLEAR_CMD;
        check_is_silent <= 1'b0;
        check_clears_ahead <= check_clears_ahead_term && (|packet_clear_offset);
        judged_verdict <= check_is_trimmed ? (!check_is_request ? VERDICT_DROPPED_TRIMMED_CONTROL : judged_verdict_choice_3) : judged_verdict_choice_30;
        judged_tells_pdcid <= judged_verdict_term && tracked_judgement != TRACKED_JUDGEMENT_PENDING && judged_tells_pdcid_term;
        judged_request_clear <= check_is_request && judged_request_clear_term ? judged_request_clear_choice_2 : REQUEST_CLEAR_NONE;
        judged_state <= check_belonging == FOUND_BELONGING_OPENED ? (check_pends ? STATE_PENDING : STATE_OPENED) : judged_state_choice_3;
        judged_is_gap <= check_belonging == FOUND_BELONGING_OURS && tracked_judgement != TRACKED_JUDGEMENT_PENDING;
    end

    assign verdict = judged_verdict;
    assign tells_pdcid = judged_tells_pdcid;
    assign request_clear = judged_request_clear;
    assign state = judged_state;
    assign is_gap = judged_is_gap;

    wire _unused_ok = &{1'b0, packet_retx, packet_dpdcid[15:12], packet_resources_other, found_valid, found_failed, found_return_busy, found_pdcid, found_rod, found_start_psn, tracked_valid, tracked_pdc, tracked_expected, tracked_is_highest};

endmodule

`default_nettype wire
