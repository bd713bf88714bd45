// Joins headers and verdicts of received packets, and reserves what SES may need.
`default_nettype none

module uet_rx_join_m64_g64_r64 (
    input  wire         clk,
    input  wire         rst,
    input  wire         shown,
    input  wire   [2:0] meta_route,
    input  wire [440:0] meta_content,
    input  wire   [2:0] meta_ses,
    input  wire [351:0] meta_ses_header,
    input  wire         end_valid,
    input  wire         end_good,
    input  wire         end_stored,
    input  wire         enable,
    input  wire         delivered,
    input  wire   [1:0] returns_messages,
    input  wire   [1:0] returns_guaranteed,
    input  wire   [1:0] returns_responses,
    output wire         peer_valid,
    output wire   [2:0] peer_arrival_event_kind,
    output wire [127:0] peer_arrival_event_source,
    output wire   [3:0] peer_arrival_event_local,
    output wire  [15:0] peer_arrival_event_entropy,
    output wire  [15:0] peer_arrival_event_spdcid,
    output wire  [15:0] peer_arrival_event_dpdcid,
    output wire         peer_arrival_event_m,
    output wire         peer_arrival_event_retx,
    output wire   [1:0] peer_arrival_event_req,
    output wire         peer_arrival_event_p,
    output wire  [15:0] peer_arrival_event_ack_psn_offset,
    output wire         peer_arrival_event_nt,
    output wire   [7:0] peer_arrival_event_nack_code,
    output wire   [7:0] peer_arrival_event_vendor_code,
    output wire  [31:0] peer_arrival_event_psn,
    output wire  [31:0] peer_arrival_event_payload,
    output wire   [3:0] peer_arrival_event_cc_type,
    output wire   [7:0] peer_arrival_event_mpr,
    output wire  [15:0] peer_arrival_event_sack_psn_offset,
    output wire  [63:0] peer_arrival_event_sack_bitmap,
    output wire  [63:0] peer_arrival_event_cc_state,
    output wire   [2:0] peer_arrival_ses,
    output wire [351:0] peer_arrival_ses_header,
    output wire         aside_valid,
    output wire         aside_delivered,
    output wire         aside_side_stored,
    output wire         aside_side_reserved,
    output wire [127:0] aside_side_source,
    output wire  [13:0] aside_side_length,
    output wire   [2:0] aside_side_ses,
    output wire [351:0] aside_side_ses_header,
    output wire         events_off,
    output wire         events_unknown_address,
    output wire         events_too_long,
    output wire         events_unrouted,
    output wire         events_no_buffer,
    output reg    [4:0] judged,
    output wire   [6:0] free_messages,
    output wire   [6:0] free_guaranteed,
    output wire   [6:0] free_responses,
    output wire [127:0] request_payload_source,
    output wire   [3:0] request_payload_local,
    output wire   [3:0] request_payload_kind,
    output wire         request_payload_rod,
    output wire   [1:0] request_payload_trimmed,
    output wire         request_payload_ce,
    output wire         request_payload_retx,
    output wire         request_payload_ar,
    output wire         request_payload_syn,
    output wire  [31:0] request_payload_psn,
    output wire  [15:0] request_payload_clear_offset,
    output wire  [15:0] request_payload_opaque,
    output wire  [31:0] request_payload_payload,
    output wire  [15:0] request_payload_spdcid,
    output wire  [15:0] request_payload_dpdcid,
    output wire  [13:0] request_payload_length,
    output wire  [13:0] request_payload_size,
    output wire  [15:0] request_payload_entropy,
    output wire  [15:0] request_payload_message_id,
    output wire  [23:0] request_payload_job_id,
    output wire         request_payload_resources_ccc,
    output wire         request_payload_resources_bitmap,
    output wire         request_payload_resources_pkt_buffer,
    output wire         request_payload_resources_gtd_del,
    output wire         request_payload_resources_gtd_last,
    output wire         request_payload_resources_ses_msg,
    output wire         request_payload_resources_other,
    output wire   [1:0] request_payload_tss_method,
    output wire  [31:0] request_payload_tss_start_psn,
    output wire         request_valid,
    input  wire         request_ready
);

    localparam [2:0] META_ROUTE_TARGET               = 3'd0;
    localparam [2:0] META_ROUTE_INITIATOR            = 3'd1;
    localparam [2:0] META_ROUTE_CREDIT_REQ           = 3'd2;
    localparam [2:0] META_ROUTE_DATAGRAM             = 3'd3;
    localparam [2:0] META_ROUTE_SECURED              = 3'd4;
    localparam [2:0] META_ROUTE_UNKNOWN_ADDRESS      = 3'd5;
    localparam [2:0] META_ROUTE_TOO_LONG             = 3'd6;
    localparam [2:0] META_ROUTE_UNROUTED             = 3'd7;
    localparam [1:0] REQUEST_PAYLOAD_TSS_METHOD_NONE = 2'd0;

    wire         metas_up_ready;
    wire   [2:0] metas_down_payload_route;
    wire [440:0] metas_down_payload_content;
    wire   [2:0] metas_down_payload_ses;
    wire [351:0] metas_down_payload_ses_header;
    wire         metas_down_valid;
    wire         ends_up_ready;
    wire         ends_down_payload_good;
    wire         ends_down_payload_stored;
    wire         ends_down_valid;
    reg          to_target_out;
    reg          to_peer_out;
    reg          stored_out;
    reg  [440:0] content_out;
    wire         messages_there;
    wire   [6:0] messages_free;
    wire         guaranteed_there;
    wire   [6:0] guaranteed_free;
    wire         responses_there;
    wire   [6:0] responses_free;
    reg   [17:0] reserved;
    reg    [2:0] ses_out;
    reg  [351:0] ses_header_out;
    reg          valid_out;
    reg   [17:0] here;
    reg          off_out;
    reg          foreign_out;
    reg          long_out;
    reg          unrouted_out;
    wire         side_out_later_q_stored;
    wire [127:0] side_out_later_q_source;
    wire  [13:0] side_out_later_q_length;
    wire   [2:0] side_out_later_q_ses;
    wire [351:0] side_out_later_q_ses_header;

    wire         takes_term = to_target_out && content_out[308:305] == 4'd0;
    wire         ses_msg = messages_there && responses_there;
    wire         gtd_del = guaranteed_there;
    wire         takes = takes_term && stored_out && ses_msg && gtd_del;
    wire         unused = reserved[17] && !delivered;
    wire         gtd_last = guaranteed_free <= 7'd8;
    wire         side_out_stored = side_out_later_q_stored;
    wire [127:0] side_out_source = side_out_later_q_source;
    wire  [13:0] side_out_length = side_out_later_q_length;
    wire   [2:0] side_out_ses = side_out_later_q_ses;
    wire [351:0] side_out_ses_header = side_out_later_q_ses_header;
    wire         to_target_out_term = metas_down_valid && ends_down_valid && ends_down_payload_good;
    wire         to_target_out_term_2 = to_target_out_term && enable;
    wire         unrouted_out_term = metas_down_payload_route == META_ROUTE_CREDIT_REQ || metas_down_payload_route == META_ROUTE_SECURED;
    wire         unrouted_out_term_2 = unrouted_out_term || metas_down_payload_route == META_ROUTE_UNROUTED;

    fifo_w799_d32 metas (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_route        (meta_route),
        .up_payload_content      (meta_content),
        .up_payload_ses          (meta_ses),
        .up_payload_ses_header   (meta_ses_header),
        .up_valid                (shown),
        .up_ready                (metas_up_ready),
        .down_payload_route      (metas_down_payload_route),
        .down_payload_content    (metas_down_payload_content),
        .down_payload_ses        (metas_down_payload_ses),
        .down_payload_ses_header (metas_down_payload_ses_header),
        .down_valid              (metas_down_valid),
        .down_ready              (ends_down_valid)
    );

    fifo_w2_d32 ends (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_good     (end_good),
        .up_payload_stored   (end_stored),
        .up_valid            (end_valid),
        .up_ready            (ends_up_ready),
        .down_payload_good   (ends_down_payload_good),
        .down_payload_stored (ends_down_payload_stored),
        .down_valid          (ends_down_valid),
        .down_ready          (metas_down_valid)
    );

    unit_count_n64 messages (
        .clk      (clk),
        .rst      (rst),
        .take     (takes),
        .returned (returns_messages + {1'b0, unused}),
        .there    (messages_there),
        .free     (messages_free)
    );

    unit_count_n64 guaranteed (
        .clk      (clk),
        .rst      (rst),
        .take     (takes),
        .returned (returns_guaranteed + {1'b0, unused}),
        .there    (guaranteed_there),
        .free     (guaranteed_free)
    );

    unit_count_n64 responses (
        .clk      (clk),
        .rst      (rst),
        .take     (takes),
        .returned (returns_responses + {1'b0, unused}),
        .there    (responses_there),
        .free     (responses_free)
    );

    delay_w498_c18 side_out_later (
        .clk          (clk),
        .d_stored     (stored_out),
        .d_source     (content_out[440:313]),
        .d_length     (content_out[169:156]),
        .d_ses        (ses_out),
        .d_ses_header (ses_header_out),
        .q_stored     (side_out_later_q_stored),
        .q_source     (side_out_later_q_source),
        .q_length     (side_out_later_q_length),
        .q_ses        (side_out_later_q_ses),
        .q_ses_header (side_out_later_q_ses_header)
    );

    always @(posedge clk) begin
        if (rst) begin
            to_target_out <= 1'b0;
            to_peer_out <= 1'b0;
            reserved <= 18'd0;
            judged <= 5'd0;
            valid_out <= 1'b0;
            here <= 18'd0;
            off_out <= 1'b0;
            foreign_out <= 1'b0;
            long_out <= 1'b0;
            unrouted_out <= 1'b0;
        end else begin
            to_target_out <= to_target_out_term_2 && metas_down_payload_route == META_ROUTE_TARGET;
            to_peer_out <= to_target_out_term_2 && metas_down_payload_route == META_ROUTE_INITIATOR;
            reserved <= {reserved[16:0], 1'b0} | {17'd0, takes};
            judged <= judged + {4'd0, takes} - {4'd0, reserved[17]};
            valid_out <= to_target_out_term;
            here <= {here[16:0], 1'b0} | {17'd0, valid_out};
            off_out <= to_target_out_term && !enable;
            foreign_out <= to_target_out_term_2 && metas_down_payload_route == META_ROUTE_UNKNOWN_ADDRESS;
            long_out <= to_target_out_term_2 && metas_down_payload_route == META_ROUTE_TOO_LONG;
            unrouted_out <= to_target_out_term_2 && (unrouted_out_term_2 || metas_down_payload_route == META_ROUTE_DATAGRAM);
        end
    end

    always @(posedge clk) begin
        stored_out <= ends_down_payload_stored;
        content_out <= metas_down_payload_content;
        ses_out <= metas_down_payload_ses;
        ses_header_out <= metas_down_payload_ses_header;
    end

    assign peer_valid = to_peer_out;
    assign peer_arrival_event_kind = content_out[440:438];
    assign peer_arrival_event_source = content_out[437:310];
    assign peer_arrival_event_local = content_out[309:306];
    assign peer_arrival_event_entropy = content_out[305:290];
    assign peer_arrival_event_spdcid = content_out[289:274];
    assign peer_arrival_event_dpdcid = content_out[273:258];
    assign peer_arrival_event_m = content_out[257];
    assign peer_arrival_event_retx = content_out[256];
    assign peer_arrival_event_req = content_out[255:254];
    assign peer_arrival_event_p = content_out[253];
    assign peer_arrival_event_ack_psn_offset = content_out[252:237];
    assign peer_arrival_event_nt = content_out[236];
    assign peer_arrival_event_nack_code = content_out[235:228];
    assign peer_arrival_event_vendor_code = content_out[227:220];
    assign peer_arrival_event_psn = content_out[219:188];
    assign peer_arrival_event_payload = content_out[187:156];
    assign peer_arrival_event_cc_type = content_out[155:152];
    assign peer_arrival_event_mpr = content_out[151:144];
    assign peer_arrival_event_sack_psn_offset = content_out[143:128];
    assign peer_arrival_event_sack_bitmap = content_out[127:64];
    assign peer_arrival_event_cc_state = content_out[63:0];
    assign peer_arrival_ses = ses_out;
    assign peer_arrival_ses_header = ses_header_out;
    assign aside_valid = here[17];
    assign aside_delivered = delivered;
    assign aside_side_stored = side_out_stored;
    assign aside_side_reserved = reserved[17];
    assign aside_side_source = side_out_source;
    assign aside_side_length = side_out_length;
    assign aside_side_ses = side_out_ses;
    assign aside_side_ses_header = side_out_ses_header;
    assign events_off = off_out;
    assign events_unknown_address = foreign_out;
    assign events_too_long = long_out;
    assign events_unrouted = unrouted_out;
    assign events_no_buffer = takes_term && !stored_out;
    assign free_messages = messages_free;
    assign free_guaranteed = guaranteed_free;
    assign free_responses = responses_free;
    assign request_payload_source = content_out[440:313];
    assign request_payload_local = content_out[312:309];
    assign request_payload_kind = content_out[308:305];
    assign request_payload_rod = content_out[304];
    assign request_payload_trimmed = content_out[303:302];
    assign request_payload_ce = content_out[301];
    assign request_payload_retx = content_out[300];
    assign request_payload_ar = content_out[299];
    assign request_payload_syn = content_out[298];
    assign request_payload_psn = content_out[297:266];
    assign request_payload_clear_offset = content_out[265:250];
    assign request_payload_opaque = content_out[249:234];
    assign request_payload_payload = content_out[233:202];
    assign request_payload_spdcid = content_out[201:186];
    assign request_payload_dpdcid = content_out[185:170];
    assign request_payload_length = content_out[169:156];
    assign request_payload_size = content_out[155:142];
    assign request_payload_entropy = content_out[141:126];
    assign request_payload_message_id = content_out[125:110];
    assign request_payload_job_id = content_out[109:86];
    assign request_payload_resources_ccc = 1'b1;
    assign request_payload_resources_bitmap = 1'b1;
    assign request_payload_resources_pkt_buffer = stored_out;
    assign request_payload_resources_gtd_del = gtd_del;
    assign request_payload_resources_gtd_last = gtd_last;
    assign request_payload_resources_ses_msg = ses_msg;
    assign request_payload_resources_other = 1'b1;
    assign request_payload_tss_method = REQUEST_PAYLOAD_TSS_METHOD_NONE;
    assign request_payload_tss_start_psn = 32'd0;
    assign request_valid = to_target_out;

    wire _unused_ok = &{1'b0, request_ready, metas_up_ready, ends_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) meta_finds_room: assert (!shown || metas_up_ready);
    always @(posedge clk) if (!rst) end_finds_room: assert (!end_valid || ends_up_ready);
    always @(posedge clk) if (!rst) target_takes: assert (!to_target_out || request_ready);
    always @(posedge clk) if (!rst) what_is_delivered_has_all: assert (!delivered || (reserved[17] && side_out_stored));
`endif

endmodule

`default_nettype wire
