// Maps what arrives for the initiator to its events.
`default_nettype none

module uet_peer_map_generations (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire   [2:0] arrival_event_kind,
    input  wire [127:0] arrival_event_source,
    input  wire   [3:0] arrival_event_local,
    input  wire  [15:0] arrival_event_entropy,
    input  wire  [15:0] arrival_event_spdcid,
    input  wire  [15:0] arrival_event_dpdcid,
    input  wire         arrival_event_m,
    input  wire         arrival_event_retx,
    input  wire   [1:0] arrival_event_req,
    input  wire         arrival_event_p,
    input  wire  [15:0] arrival_event_ack_psn_offset,
    input  wire         arrival_event_nt,
    input  wire   [7:0] arrival_event_nack_code,
    input  wire   [7:0] arrival_event_vendor_code,
    input  wire  [31:0] arrival_event_psn,
    input  wire  [31:0] arrival_event_payload,
    input  wire   [3:0] arrival_event_cc_type,
    input  wire   [7:0] arrival_event_mpr,
    input  wire  [15:0] arrival_event_sack_psn_offset,
    input  wire  [63:0] arrival_event_sack_bitmap,
    input  wire  [63:0] arrival_event_cc_state,
    input  wire   [2:0] arrival_ses,
    input  wire [351:0] arrival_ses_header,
    output wire         shown,
    output wire   [2:0] event_kind,
    output wire [127:0] event_source,
    output wire   [3:0] event_local,
    output wire  [15:0] event_spdcid,
    output wire  [15:0] event_dpdcid,
    output wire         event_m,
    output wire         event_retx,
    output wire   [1:0] event_req,
    output wire         event_probe,
    output wire  [15:0] event_offset,
    output wire  [31:0] event_psn,
    output wire   [7:0] event_nack_code,
    output wire  [31:0] event_payload,
    output wire         event_has_state,
    output wire   [7:0] event_mpr,
    output wire  [15:0] event_sack_offset,
    output wire  [63:0] event_sack_bitmap,
    output wire  [15:0] event_ooo_count,
    output wire         event_has_nscc,
    output wire  [15:0] event_service_time,
    output wire         event_restore_cwnd,
    output wire   [6:0] event_rcv_cwnd_pend,
    output wire  [23:0] event_rcvd_bytes,
    output wire         event_has_credit,
    output wire  [23:0] event_credit,
    output wire  [15:0] event_entropy,
    output wire         event_response_present,
    output wire   [1:0] event_response_list,
    output wire   [5:0] event_response_opcode,
    output wire   [5:0] event_response_return_code,
    output wire  [15:0] event_response_message_id,
    output wire  [31:0] event_response_modified_length
);

    localparam [2:0] KIND_ACK                        = 3'd0;
    localparam [2:0] KIND_NACK                       = 3'd1;
    localparam [2:0] KIND_CLEAR_REQ                  = 3'd2;
    localparam [2:0] KIND_CLOSE_REQ                  = 3'd3;
    localparam [2:0] KIND_CREDIT                     = 3'd4;
    localparam [1:0] EVENT_REQ_NONE                  = 2'd0;
    localparam [1:0] EVENT_REQ_CLEAR                 = 2'd1;
    localparam [1:0] EVENT_REQ_CLOSE                 = 2'd2;
    localparam [2:0] ARRIVAL_SES_RESPONSE            = 3'd4;
    localparam [2:0] ARRIVAL_SES_RESPONSE_DATA       = 3'd5;
    localparam [2:0] ARRIVAL_SES_RESPONSE_DATA_SMALL = 3'd6;
    localparam [2:0] ARRIVAL_EVENT_KIND_ACK_CC       = 3'd1;
    localparam [2:0] ARRIVAL_EVENT_KIND_ACK_CCX      = 3'd2;
    localparam [2:0] ARRIVAL_EVENT_KIND_NACK         = 3'd3;
    localparam [2:0] ARRIVAL_EVENT_KIND_NACK_CCX     = 3'd4;
    localparam [2:0] ARRIVAL_EVENT_KIND_CREDIT       = 3'd5;
    localparam [2:0] ARRIVAL_EVENT_KIND_CLEAR_REQ    = 3'd6;
    localparam [2:0] ARRIVAL_EVENT_KIND_CLOSE_REQ    = 3'd7;

    reg    [2:0] kind;
    reg    [2:0] event_1_kind;
    reg  [127:0] event_1_source;
    reg    [3:0] event_1_local;
    reg   [15:0] event_1_spdcid;
    reg   [15:0] event_1_dpdcid;
    reg          event_1_m;
    reg          event_1_retx;
    reg    [1:0] event_1_req;
    reg          event_1_probe;
    reg   [15:0] event_1_offset;
    reg   [31:0] event_1_psn;
    reg    [7:0] event_1_nack_code;
    reg   [31:0] event_1_payload;
    reg          event_1_has_state;
    reg    [7:0] event_1_mpr;
    reg   [15:0] event_1_sack_offset;
    reg   [63:0] event_1_sack_bitmap;
    reg   [15:0] event_1_ooo_count;
    reg          event_1_has_nscc;
    reg   [15:0] event_1_service_time;
    reg          event_1_restore_cwnd;
    reg    [6:0] event_1_rcv_cwnd_pend;
    reg   [23:0] event_1_rcvd_bytes;
    reg          event_1_has_credit;
    reg   [23:0] event_1_credit;
    reg   [15:0] event_1_entropy;
    reg          event_1_response_present;
    reg    [1:0] event_1_response_list;
    reg    [5:0] event_1_response_opcode;
    reg    [5:0] event_1_response_return_code;
    reg   [15:0] event_1_response_message_id;
    reg   [31:0] event_1_response_modified_length;
    reg          shown_1;

    wire        is_cc = arrival_event_kind == ARRIVAL_EVENT_KIND_ACK_CC;
    wire        is_ccx = arrival_event_kind == ARRIVAL_EVENT_KIND_ACK_CCX;
    wire        is_plain = arrival_ses == ARRIVAL_SES_RESPONSE;
    wire        has_nscc = is_cc && arrival_event_cc_type == 4'd0;
    wire        has_credit = is_cc && arrival_event_cc_type == 4'd1;
    wire        is_of_pdc = !arrival_event_nt || kind != KIND_NACK;
    wire        not_has_nscc_or_has_credit = !(has_nscc || has_credit);
    wire        event_1_response_modified_length_match = arrival_ses_header[341:336] == 6'd2;
    wire [31:0] event_1_response_modified_length_choice = event_1_response_modified_length_match ? {24'd0, arrival_ses_header[319:312]} : arrival_ses_header[287:256];

    always @* begin
        kind = KIND_ACK;
        case (arrival_event_kind)
            ARRIVAL_EVENT_KIND_NACK: begin
                kind = KIND_NACK;
            end
            ARRIVAL_EVENT_KIND_NACK_CCX: begin
                kind = KIND_NACK;
            end
            ARRIVAL_EVENT_KIND_CREDIT: begin
                kind = KIND_CREDIT;
            end
            ARRIVAL_EVENT_KIND_CLEAR_REQ: begin
                kind = KIND_CLEAR_REQ;
            end
            ARRIVAL_EVENT_KIND_CLOSE_REQ: begin
                kind = KIND_CLOSE_REQ;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            shown_1 <= 1'b0;
        end else begin
            shown_1 <= valid && is_of_pdc;
        end
    end

    always @(posedge clk) begin
        event_1_kind <= kind;
        event_1_source <= arrival_event_source;
        event_1_local <= arrival_event_local;
        event_1_spdcid <= arrival_event_spdcid;
        event_1_dpdcid <= arrival_event_dpdcid;
        event_1_m <= arrival_event_m;
        event_1_retx <= arrival_event_retx;
        event_1_req <= EVENT_REQ_NONE;
        event_1_probe <= arrival_event_p;
        event_1_offset <= arrival_event_ack_psn_offset;
        event_1_psn <= arrival_event_psn;
        event_1_nack_code <= arrival_event_nack_code;
        event_1_payload <= arrival_event_payload;
        event_1_has_state <= is_cc || is_ccx;
        event_1_mpr <= arrival_event_mpr;
        event_1_sack_offset <= arrival_event_sack_psn_offset;
        event_1_sack_bitmap <= arrival_event_sack_bitmap;
        event_1_ooo_count <= arrival_event_cc_state[15:0] | {16{not_has_nscc_or_has_credit}};
        event_1_has_nscc <= has_nscc;
        event_1_service_time <= arrival_event_cc_state[63:48];
        event_1_restore_cwnd <= arrival_event_cc_state[47];
        event_1_rcv_cwnd_pend <= arrival_event_cc_state[46:40];
        event_1_rcvd_bytes <= arrival_event_cc_state[39:16];
        event_1_has_credit <= has_credit;
        event_1_credit <= arrival_event_cc_state[63:40];
        event_1_entropy <= arrival_event_entropy;
        event_1_response_present <= is_plain || arrival_ses == ARRIVAL_SES_RESPONSE_DATA || arrival_ses == ARRIVAL_SES_RESPONSE_DATA_SMALL;
        event_1_response_list <= arrival_ses_header[351:350];
        event_1_response_opcode <= arrival_ses_header[349:344];
        event_1_response_return_code <= arrival_ses_header[341:336];
        event_1_response_message_id <= arrival_ses_header[335:320] & {16{is_plain}};
        event_1_response_modified_length <= event_1_response_modified_length_choice & {32{is_plain}};
        if (arrival_event_req == 2'd1) begin
            event_1_req <= EVENT_REQ_CLEAR;
        end else if (arrival_event_req == 2'd2) begin
            event_1_req <= EVENT_REQ_CLOSE;
        end
    end

    assign shown = shown_1;
    assign event_kind = event_1_kind;
    assign event_source = event_1_source;
    assign event_local = event_1_local;
    assign event_spdcid = event_1_spdcid;
    assign event_dpdcid = event_1_dpdcid;
    assign event_m = event_1_m;
    assign event_retx = event_1_retx;
    assign event_req = event_1_req;
    assign event_probe = event_1_probe;
    assign event_offset = event_1_offset;
    assign event_psn = event_1_psn;
    assign event_nack_code = event_1_nack_code;
    assign event_payload = event_1_payload;
    assign event_has_state = event_1_has_state;
    assign event_mpr = event_1_mpr;
    assign event_sack_offset = event_1_sack_offset;
    assign event_sack_bitmap = event_1_sack_bitmap;
    assign event_ooo_count = event_1_ooo_count;
    assign event_has_nscc = event_1_has_nscc;
    assign event_service_time = event_1_service_time;
    assign event_restore_cwnd = event_1_restore_cwnd;
    assign event_rcv_cwnd_pend = event_1_rcv_cwnd_pend;
    assign event_rcvd_bytes = event_1_rcvd_bytes;
    assign event_has_credit = event_1_has_credit;
    assign event_credit = event_1_credit;
    assign event_entropy = event_1_entropy;
    assign event_response_present = event_1_response_present;
    assign event_response_list = event_1_response_list;
    assign event_response_opcode = event_1_response_opcode;
    assign event_response_return_code = event_1_response_return_code;
    assign event_response_message_id = event_1_response_message_id;
    assign event_response_modified_length = event_1_response_modified_length;

    wire _unused_ok = &{1'b0, arrival_event_vendor_code, arrival_ses_header[343:342], arrival_ses_header[311:288], arrival_ses_header[255:0]};

endmodule

`default_nettype wire
