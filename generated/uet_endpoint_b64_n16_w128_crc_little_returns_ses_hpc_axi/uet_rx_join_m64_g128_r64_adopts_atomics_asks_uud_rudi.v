// Joins headers and verdicts of received packets, and reserves what SES may need.
`default_nettype none

module uet_rx_join_m64_g128_r64_adopts_atomics_asks_uud_rudi (
    input  wire         clk,
    input  wire         rst,
    input  wire         shown,
    input  wire   [2:0] meta_route,
    input  wire [440:0] meta_content,
    input  wire   [2:0] meta_ses,
    input  wire [351:0] meta_ses_header,
    input  wire [287:0] meta_extension,
    input  wire         meta_rudi,
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
    output wire   [3:0] aside_side_local,
    output wire  [13:0] aside_side_length,
    output wire   [2:0] aside_side_ses,
    output wire [351:0] aside_side_ses_header,
    output wire [287:0] aside_side_extension,
    output wire         aside_uud,
    output wire         aside_rudi_is,
    output wire         aside_rudi_brings,
    output wire  [31:0] aside_rudi_echo_pkt_id,
    output wire  [15:0] aside_rudi_echo_entropy,
    output wire         aside_rudi_echo_retx,
    output wire         aside_rudi_echo_m,
    output wire         refused_valid,
    output wire  [31:0] refused_echo_pkt_id,
    output wire  [15:0] refused_echo_entropy,
    output wire         refused_echo_retx,
    output wire         refused_echo_m,
    output wire [127:0] refused_to_destination,
    output wire   [3:0] refused_to_local,
    output wire   [7:0] refused_nack_code,
    output wire         events_off,
    output wire         events_unknown_address,
    output wire         events_too_long,
    output wire         events_unrouted,
    output wire         events_no_buffer,
    output reg    [4:0] judged,
    output wire   [6:0] free_messages,
    output wire   [7:0] free_guaranteed,
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

    localparam [2:0] SES_RESPONSE_DATA               = 3'd5;
    localparam [2:0] META_ROUTE_TARGET               = 3'd0;
    localparam [2:0] META_ROUTE_INITIATOR            = 3'd1;
    localparam [2:0] META_ROUTE_CREDIT_REQ           = 3'd2;
    localparam [2:0] META_ROUTE_DATAGRAM             = 3'd3;
    localparam [2:0] META_ROUTE_SECURED              = 3'd4;
    localparam [2:0] META_ROUTE_UNKNOWN_ADDRESS      = 3'd5;
    localparam [2:0] META_ROUTE_TOO_LONG             = 3'd6;
    localparam [2:0] META_ROUTE_UNROUTED             = 3'd7;
    localparam [2:0] EITHER_KIND_ACK                 = 3'd0;
    localparam [2:0] EITHER_KIND_CLOSE_REQ           = 3'd7;
    localparam [1:0] REQUEST_PAYLOAD_TSS_METHOD_NONE = 2'd0;

    wire         metas_up_ready;
    wire   [2:0] metas_down_payload_route;
    wire [440:0] metas_down_payload_content;
    wire   [2:0] metas_down_payload_ses;
    wire [351:0] metas_down_payload_ses_header;
    wire [287:0] metas_down_payload_extension;
    wire         metas_down_payload_rudi;
    wire         metas_down_valid;
    wire         ends_up_ready;
    wire         ends_down_payload_good;
    wire         ends_down_payload_stored;
    wire         ends_down_valid;
    reg          to_target;
    reg          to_peer;
    reg          off;
    reg          foreign;
    reg          long;
    reg          unrouted;
    reg          to_ses;
    reg          is_rudi;
    reg          is_here;
    reg          stored;
    reg  [440:0] content;
    reg    [2:0] ses;
    reg  [351:0] ses_header;
    reg  [287:0] extension;
    wire         messages_there;
    wire   [6:0] messages_free;
    wire         guaranteed_there;
    wire   [7:0] guaranteed_free;
    wire         responses_there;
    wire   [6:0] responses_free;
    reg    [2:0] either_kind;
    reg  [127:0] either_source;
    reg    [3:0] either_local;
    reg   [15:0] either_entropy;
    reg   [15:0] either_spdcid;
    reg   [15:0] either_dpdcid;
    reg          either_m;
    reg          either_retx;
    reg    [1:0] either_req;
    reg          either_p;
    reg   [15:0] either_ack_psn_offset;
    reg          either_nt;
    reg    [7:0] either_nack_code;
    reg    [7:0] either_vendor_code;
    reg   [31:0] either_psn;
    reg   [31:0] either_payload;
    reg    [3:0] either_cc_type;
    reg    [7:0] either_mpr;
    reg   [15:0] either_sack_psn_offset;
    reg   [63:0] either_sack_bitmap;
    reg   [63:0] either_cc_state;
    reg   [17:0] here;
    reg   [17:0] reserved;
    wire         side_later_q_stored;
    wire [127:0] side_later_q_source;
    wire   [3:0] side_later_q_local;
    wire  [13:0] side_later_q_length;
    wire   [2:0] side_later_q_ses;
    wire [351:0] side_later_q_ses_header;
    wire [287:0] side_later_q_extension;
    reg   [17:0] datagram;
    wire         rudi_later_q_is;
    wire  [31:0] rudi_later_q_echo_pkt_id;
    wire  [15:0] rudi_later_q_echo_entropy;
    wire         rudi_later_q_echo_retx;
    wire         rudi_later_q_echo_m;
    reg   [17:0] brought;

    wire       joins = metas_down_valid && ends_down_valid;
    wire       is_on_term = joins && ends_down_payload_good;
    wire       is_on = is_on_term && enable;
    wire       is_off = is_on_term && !enable;
    wire       takes_term = to_target && content[308:305] == 4'd0;
    wire       ses_msg = messages_there && responses_there;
    wire       gtd_del = guaranteed_there;
    wire       is_trimmed = content[303:302] != 2'd0;
    wire       to_ses_and_not_is_trimmed = to_ses && !is_trimmed;
    wire       gtd_last = guaranteed_free <= 8'd8;
    wire       takes_datagram = to_ses_and_not_is_trimmed && stored && ses_msg && gtd_del && !gtd_last;
    wire       takes = (takes_term && stored && ses_msg && gtd_del) || takes_datagram;
    wire       is_for_ses = delivered || datagram[17];
    wire       unused = reserved[17] && !is_for_ses;
    wire       brings_term = to_peer && content[236] && content[440:438] == 3'd0;
    wire       brings = brings_term && ses == SES_RESPONSE_DATA;
    wire       is_lost = brings && !stored;
    wire       takes_rudi = takes_datagram && is_rudi;
    wire       peer_valid_term = to_target && content[308:305] == 4'd6;
    wire [7:0] refused_nack_code_choice = !stored ? 8'd7 : !(gtd_del && !gtd_last) ? 8'd8 : 8'd9;
    wire [7:0] refused_nack_code_choice_2 = content[303:302] == 2'd2 ? 8'd2 : refused_nack_code_choice;
    wire       events_no_buffer_term = (takes_term && !stored) || (to_ses_and_not_is_trimmed && !takes_datagram);
    wire       unrouted_term = metas_down_payload_route == META_ROUTE_CREDIT_REQ || metas_down_payload_route == META_ROUTE_SECURED;

    fifo_w1088_d32 metas (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_route        (meta_route),
        .up_payload_content      (meta_content),
        .up_payload_ses          (meta_ses),
        .up_payload_ses_header   (meta_ses_header),
        .up_payload_extension    (meta_extension),
        .up_payload_rudi         (meta_rudi),
        .up_valid                (shown),
        .up_ready                (metas_up_ready),
        .down_payload_route      (metas_down_payload_route),
        .down_payload_content    (metas_down_payload_content),
        .down_payload_ses        (metas_down_payload_ses),
        .down_payload_ses_header (metas_down_payload_ses_header),
        .down_payload_extension  (metas_down_payload_extension),
        .down_payload_rudi       (metas_down_payload_rudi),
        .down_valid              (metas_down_valid),
        .down_ready              (joins)
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
        .down_ready          (joins)
    );

    unit_count_n64 messages (
        .clk      (clk),
        .rst      (rst),
        .take     (takes),
        .returned (returns_messages + {1'b0, unused}),
        .there    (messages_there),
        .free     (messages_free)
    );

    unit_count_n128 guaranteed (
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

    delay_w790_c18 side_later (
        .clk          (clk),
        .d_stored     (stored),
        .d_source     (brings ? content[437:310] : content[440:313]),
        .d_local      (brings ? content[309:306] : content[312:309]),
        .d_length     (content[169:156]),
        .d_ses        (ses),
        .d_ses_header (ses_header),
        .d_extension  (extension),
        .q_stored     (side_later_q_stored),
        .q_source     (side_later_q_source),
        .q_local      (side_later_q_local),
        .q_length     (side_later_q_length),
        .q_ses        (side_later_q_ses),
        .q_ses_header (side_later_q_ses_header),
        .q_extension  (side_later_q_extension)
    );

    delay_w51_c18 rudi_later (
        .clk            (clk),
        .d_is           (takes_rudi),
        .d_echo_pkt_id  (brings ? content[219:188] : content[297:266]),
        .d_echo_entropy (content[141:126]),
        .d_echo_retx    (content[300]),
        .d_echo_m       (content[301]),
        .q_is           (rudi_later_q_is),
        .q_echo_pkt_id  (rudi_later_q_echo_pkt_id),
        .q_echo_entropy (rudi_later_q_echo_entropy),
        .q_echo_retx    (rudi_later_q_echo_retx),
        .q_echo_m       (rudi_later_q_echo_m)
    );

    always @* begin
        either_kind = EITHER_KIND_ACK;
        either_source = 128'd0;
        either_local = 4'd0;
        either_entropy = 16'd0;
        either_spdcid = 16'd0;
        either_dpdcid = 16'd0;
        either_m = 1'b0;
        either_retx = 1'b0;
        either_req = 2'd0;
        either_p = 1'b0;
        either_ack_psn_offset = 16'd0;
        either_nt = 1'b0;
        either_nack_code = 8'd0;
        either_vendor_code = 8'd0;
        either_psn = 32'd0;
        either_payload = 32'd0;
        either_cc_type = 4'd0;
        either_mpr = 8'd0;
        either_sack_psn_offset = 16'd0;
        either_sack_bitmap = 64'd0;
        either_cc_state = 64'd0;
        either_kind = content[440:438];
        either_source = content[437:310];
        either_local = content[309:306];
        either_entropy = content[305:290];
        either_spdcid = content[289:274];
        either_dpdcid = content[273:258];
        either_m = content[257];
        either_retx = content[256];
        either_req = content[255:254];
        either_p = content[253];
        either_ack_psn_offset = content[252:237];
        either_nt = content[236];
        either_nack_code = content[235:228];
        either_vendor_code = content[227:220];
        either_psn = content[219:188];
        either_payload = content[187:156];
        either_cc_type = content[155:152];
        either_mpr = content[151:144];
        either_sack_psn_offset = content[143:128];
        either_sack_bitmap = content[127:64];
        either_cc_state = content[63:0];
        if (peer_valid_term) begin
            either_kind = EITHER_KIND_CLOSE_REQ;
            either_source = content[440:313];
            either_local = content[312:309];
            either_entropy = content[141:126];
            either_spdcid = content[201:186];
            either_dpdcid = content[185:170];
            either_m = 1'b0;
            either_retx = 1'b0;
            either_req = 2'd0;
            either_p = 1'b0;
            either_ack_psn_offset = 16'd0;
            either_nt = 1'b0;
            either_nack_code = 8'd0;
            either_vendor_code = 8'd0;
            either_psn = content[297:266];
            either_payload = content[233:202];
            either_cc_type = 4'd0;
            either_mpr = 8'd0;
            either_sack_psn_offset = 16'd0;
            either_sack_bitmap = 64'd0;
            either_cc_state = 64'd0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            to_target <= 1'b0;
            to_peer <= 1'b0;
            off <= 1'b0;
            foreign <= 1'b0;
            long <= 1'b0;
            unrouted <= 1'b0;
            to_ses <= 1'b0;
            is_here <= 1'b0;
            here <= 18'd0;
            reserved <= 18'd0;
            datagram <= 18'd0;
            brought <= 18'd0;
            judged <= 5'd0;
        end else begin
            to_target <= is_on && metas_down_payload_route == META_ROUTE_TARGET;
            to_peer <= is_on && metas_down_payload_route == META_ROUTE_INITIATOR;
            off <= is_off;
            foreign <= is_on && metas_down_payload_route == META_ROUTE_UNKNOWN_ADDRESS;
            long <= is_on && metas_down_payload_route == META_ROUTE_TOO_LONG;
            unrouted <= is_on && (unrouted_term || metas_down_payload_route == META_ROUTE_UNROUTED);
            to_ses <= is_on && metas_down_payload_route == META_ROUTE_DATAGRAM;
            is_here <= is_on_term;
            here <= {here[16:0], 1'b0} | {17'd0, is_here};
            reserved <= {reserved[16:0], 1'b0} | {17'd0, takes};
            datagram <= {datagram[16:0], 1'b0} | {17'd0, takes_datagram};
            brought <= {brought[16:0], 1'b0} | {17'd0, brings && stored};
            judged <= judged + {4'd0, takes} - {4'd0, reserved[17]};
        end
    end

    always @(posedge clk) begin
        is_rudi <= metas_down_payload_rudi;
        stored <= ends_down_payload_stored;
        content <= metas_down_payload_content;
        ses <= metas_down_payload_ses;
        ses_header <= metas_down_payload_ses_header;
        extension <= metas_down_payload_extension;
    end

    assign peer_valid = (to_peer && !is_lost) || peer_valid_term;
    assign peer_arrival_event_kind = either_kind;
    assign peer_arrival_event_source = either_source;
    assign peer_arrival_event_local = either_local;
    assign peer_arrival_event_entropy = either_entropy;
    assign peer_arrival_event_spdcid = either_spdcid;
    assign peer_arrival_event_dpdcid = either_dpdcid;
    assign peer_arrival_event_m = either_m;
    assign peer_arrival_event_retx = either_retx;
    assign peer_arrival_event_req = either_req;
    assign peer_arrival_event_p = either_p;
    assign peer_arrival_event_ack_psn_offset = either_ack_psn_offset;
    assign peer_arrival_event_nt = either_nt;
    assign peer_arrival_event_nack_code = either_nack_code;
    assign peer_arrival_event_vendor_code = either_vendor_code;
    assign peer_arrival_event_psn = either_psn;
    assign peer_arrival_event_payload = either_payload;
    assign peer_arrival_event_cc_type = either_cc_type;
    assign peer_arrival_event_mpr = either_mpr;
    assign peer_arrival_event_sack_psn_offset = either_sack_psn_offset;
    assign peer_arrival_event_sack_bitmap = either_sack_bitmap;
    assign peer_arrival_event_cc_state = either_cc_state;
    assign peer_arrival_ses = ses;
    assign peer_arrival_ses_header = ses_header;
    assign aside_valid = here[17];
    assign aside_delivered = is_for_ses;
    assign aside_side_stored = side_later_q_stored;
    assign aside_side_reserved = reserved[17];
    assign aside_side_source = side_later_q_source;
    assign aside_side_local = side_later_q_local;
    assign aside_side_length = side_later_q_length;
    assign aside_side_ses = side_later_q_ses;
    assign aside_side_ses_header = side_later_q_ses_header;
    assign aside_side_extension = side_later_q_extension;
    assign aside_uud = datagram[17] && !rudi_later_q_is;
    assign aside_rudi_is = datagram[17] && rudi_later_q_is;
    assign aside_rudi_brings = brought[17];
    assign aside_rudi_echo_pkt_id = rudi_later_q_echo_pkt_id;
    assign aside_rudi_echo_entropy = rudi_later_q_echo_entropy;
    assign aside_rudi_echo_retx = rudi_later_q_echo_retx;
    assign aside_rudi_echo_m = rudi_later_q_echo_m;
    assign refused_valid = to_ses && is_rudi && !takes_datagram;
    assign refused_echo_pkt_id = content[297:266];
    assign refused_echo_entropy = content[141:126];
    assign refused_echo_retx = content[300];
    assign refused_echo_m = content[301];
    assign refused_to_destination = content[440:313];
    assign refused_to_local = content[312:309];
    assign refused_nack_code = content[303:302] == 2'd1 ? 8'd1 : refused_nack_code_choice_2;
    assign events_off = off;
    assign events_unknown_address = foreign;
    assign events_too_long = long;
    assign events_unrouted = unrouted;
    assign events_no_buffer = events_no_buffer_term || is_lost;
    assign free_messages = messages_free;
    assign free_guaranteed = guaranteed_free;
    assign free_responses = responses_free;
    assign request_payload_source = content[440:313];
    assign request_payload_local = content[312:309];
    assign request_payload_kind = content[308:305];
    assign request_payload_rod = content[304];
    assign request_payload_trimmed = content[303:302];
    assign request_payload_ce = content[301];
    assign request_payload_retx = content[300];
    assign request_payload_ar = content[299];
    assign request_payload_syn = content[298];
    assign request_payload_psn = content[297:266];
    assign request_payload_clear_offset = content[265:250];
    assign request_payload_opaque = content[249:234];
    assign request_payload_payload = content[233:202];
    assign request_payload_spdcid = content[201:186];
    assign request_payload_dpdcid = content[185:170];
    assign request_payload_length = content[169:156];
    assign request_payload_size = content[155:142];
    assign request_payload_entropy = content[141:126];
    assign request_payload_message_id = content[125:110];
    assign request_payload_job_id = content[109:86];
    assign request_payload_resources_ccc = 1'b1;
    assign request_payload_resources_bitmap = 1'b1;
    assign request_payload_resources_pkt_buffer = stored;
    assign request_payload_resources_gtd_del = gtd_del;
    assign request_payload_resources_gtd_last = gtd_last;
    assign request_payload_resources_ses_msg = ses_msg;
    assign request_payload_resources_other = 1'b1;
    assign request_payload_tss_method = REQUEST_PAYLOAD_TSS_METHOD_NONE;
    assign request_payload_tss_start_psn = 32'd0;
    assign request_valid = to_target;

    wire _unused_ok = &{1'b0, request_ready, metas_up_ready, ends_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) meta_finds_room: assert (!shown || metas_up_ready);
    always @(posedge clk) if (!rst) end_finds_room: assert (!end_valid || ends_up_ready);
    always @(posedge clk) if (!rst) target_takes: assert (!to_target || request_ready);
    always @(posedge clk) if (!rst) what_is_delivered_has_all: assert (!is_for_ses || (reserved[17] && side_later_q_stored));
    always @(posedge clk) if (!rst) a_datagram_is_no_delivery: assert (!(delivered && datagram[17]));
`endif

endmodule

`default_nettype wire
