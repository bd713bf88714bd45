// CREDIT_REQs among the packets of 16 PDCs.
`default_nettype none

module pds_initiator_credit_requests_n16_w128_returns (
    input  wire        clk,
    input  wire        rst,
    input  wire        open_enable,
    input  wire  [3:0] open_place,
    input  wire        open_rod,
    input  wire        pdc_event_valid,
    input  wire  [3:0] pdc_event_place,
    input  wire [15:0] pdc_event_pdcid,
    input  wire        pdc_event_opened,
    input  wire        pdc_event_established,
    input  wire        pdc_event_moved,
    input  wire        pdc_event_quiesce,
    input  wire        pdc_event_failed,
    input  wire  [7:0] pdc_event_code,
    input  wire        pdc_event_closed,
    input  wire        pdc_event_ended,
    input  wire [31:0] pdc_event_next_psn,
    input  wire        pdc_event_syn_resent,
    input  wire [31:0] pdc_event_start_psn,
    input  wire [15:0] pdc_event_peer,
    output wire        sent,
    output wire        ignored,
    input  wire  [3:0] ask_payload_place,
    input  wire [23:0] ask_payload_credit_target,
    input  wire        ask_valid,
    output wire        ask_ready,
    input  wire  [3:0] up_payload_place,
    input  wire  [2:0] up_payload_kind,
    input  wire        up_payload_rod,
    input  wire        up_payload_retx,
    input  wire        up_payload_ar,
    input  wire        up_payload_syn,
    input  wire [31:0] up_payload_psn,
    input  wire [15:0] up_payload_clear_offset,
    input  wire [15:0] up_payload_opaque,
    input  wire [31:0] up_payload_payload,
    input  wire [15:0] up_payload_spdcid,
    input  wire [15:0] up_payload_dpdcid,
    input  wire [15:0] up_payload_picked_entropy,
    input  wire  [7:0] up_payload_picked_ccc_id,
    input  wire [23:0] up_payload_picked_credit_target,
    input  wire [31:0] up_payload_handle,
    input  wire [15:0] up_payload_message,
    input  wire [13:0] up_payload_length,
    input  wire [13:0] up_payload_size,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [3:0] down_payload_place,
    output wire  [2:0] down_payload_kind,
    output wire        down_payload_rod,
    output wire        down_payload_retx,
    output wire        down_payload_ar,
    output wire        down_payload_syn,
    output wire [31:0] down_payload_psn,
    output wire [15:0] down_payload_clear_offset,
    output wire [15:0] down_payload_opaque,
    output wire [31:0] down_payload_payload,
    output wire [15:0] down_payload_spdcid,
    output wire [15:0] down_payload_dpdcid,
    output wire [15:0] down_payload_picked_entropy,
    output wire  [7:0] down_payload_picked_ccc_id,
    output wire [23:0] down_payload_picked_credit_target,
    output wire [31:0] down_payload_handle,
    output wire [15:0] down_payload_message,
    output wire [13:0] down_payload_length,
    output wire [13:0] down_payload_size,
    output wire        down_valid,
    input  wire        down_ready
);

    localparam [2:0] PACKET_KIND_CREDIT_REQ = 3'd7;

    reg         clearing;
    reg   [3:0] cleared;
    reg   [1:0] step;
    reg   [3:0] asked_place;
    reg  [23:0] asked_credit_target;
    wire        modes_word;
    wire        peers_word_alive;
    wire [15:0] peers_word_pdcid;
    wire [15:0] peers_word_peer;
    reg         waits;
    reg         offers;
    reg   [3:0] packet_place;
    reg   [2:0] packet_kind;
    reg         packet_rod;
    reg         packet_retx;
    reg         packet_ar;
    reg         packet_syn;
    reg  [31:0] packet_psn;
    reg  [15:0] packet_clear_offset;
    reg  [15:0] packet_opaque;
    reg  [31:0] packet_payload;
    reg  [15:0] packet_spdcid;
    reg  [15:0] packet_dpdcid;
    reg  [15:0] packet_picked_entropy;
    reg   [7:0] packet_picked_ccc_id;
    reg  [23:0] packet_picked_credit_target;
    reg  [31:0] packet_handle;
    reg  [15:0] packet_message;
    reg  [13:0] packet_length;
    reg  [13:0] packet_size;

    wire step_any = |step;
    wire is_idle = !(step_any || waits || offers || clearing);
    wire is_looked = &step;
    wire may_go = waits && (!up_valid || down_ready);
    wire goes = offers && down_ready;
    wire peers_enable_term = pdc_event_failed || pdc_event_closed || pdc_event_ended;
    wire peers_enable_term_2 = pdc_event_valid && (pdc_event_opened || pdc_event_established || peers_enable_term);
    wire peers_data_alive_term = pdc_event_established || (pdc_event_opened && pdc_event_place[3]);

    context_copy_w1_n16 modes (
        .clk    (clk),
        .enable (open_enable),
        .pdc    (open_place),
        .data   (open_rod),
        .read   (asked_place),
        .word   (modes_word)
    );

    context_copy_w33_n16_600f94 peers (
        .clk        (clk),
        .enable     (clearing || peers_enable_term_2),
        .pdc        (clearing ? cleared : pdc_event_place),
        .data_alive (peers_data_alive_term && !peers_enable_term && !clearing),
        .data_pdcid (pdc_event_pdcid),
        .data_peer  (pdc_event_peer),
        .read       (asked_place),
        .word_alive (peers_word_alive),
        .word_pdcid (peers_word_pdcid),
        .word_peer  (peers_word_peer)
    );

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 4'd0;
            step <= 2'd0;
            waits <= 1'b0;
            offers <= 1'b0;
        end else begin
            cleared <= cleared + 4'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            if (is_idle && ask_valid) begin
                step <= 2'd1;
            end
            if (step_any) begin
                step <= step + 2'd1;
            end
            if (is_looked) begin
                waits <= peers_word_alive;
            end
            if (may_go) begin
                waits <= 1'b0;
                offers <= 1'b1;
            end else if (goes) begin
                offers <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (is_idle && ask_valid) begin
            asked_place <= ask_payload_place;
            asked_credit_target <= ask_payload_credit_target;
        end
        if (is_looked) begin
            packet_place <= asked_place;
            packet_kind <= PACKET_KIND_CREDIT_REQ;
            packet_rod <= modes_word;
            packet_retx <= 1'b0;
            packet_ar <= 1'b0;
            packet_syn <= 1'b0;
            packet_psn <= 32'd0;
            packet_clear_offset <= 16'd0;
            packet_opaque <= 16'd0;
            packet_payload <= {8'd0, asked_credit_target};
            packet_spdcid <= peers_word_pdcid;
            packet_dpdcid <= peers_word_peer;
            packet_picked_entropy <= 16'd0;
            packet_picked_ccc_id <= 8'd0;
            packet_picked_credit_target <= 24'd0;
            packet_handle <= 32'd0;
            packet_message <= 16'd0;
            packet_length <= 14'd0;
            packet_size <= 14'd0;
        end
    end

    assign sent = goes;
    assign ignored = is_looked && !peers_word_alive;
    assign ask_ready = is_idle;
    assign up_ready = down_ready && !offers;
    assign down_payload_place = offers ? packet_place : up_payload_place;
    assign down_payload_kind = offers ? packet_kind : up_payload_kind;
    assign down_payload_rod = offers ? packet_rod : up_payload_rod;
    assign down_payload_retx = offers ? packet_retx : up_payload_retx;
    assign down_payload_ar = offers ? packet_ar : up_payload_ar;
    assign down_payload_syn = offers ? packet_syn : up_payload_syn;
    assign down_payload_psn = offers ? packet_psn : up_payload_psn;
    assign down_payload_clear_offset = offers ? packet_clear_offset : up_payload_clear_offset;
    assign down_payload_opaque = offers ? packet_opaque : up_payload_opaque;
    assign down_payload_payload = offers ? packet_payload : up_payload_payload;
    assign down_payload_spdcid = offers ? packet_spdcid : up_payload_spdcid;
    assign down_payload_dpdcid = offers ? packet_dpdcid : up_payload_dpdcid;
    assign down_payload_picked_entropy = offers ? packet_picked_entropy : up_payload_picked_entropy;
    assign down_payload_picked_ccc_id = offers ? packet_picked_ccc_id : up_payload_picked_ccc_id;
    assign down_payload_picked_credit_target = offers ? packet_picked_credit_target : up_payload_picked_credit_target;
    assign down_payload_handle = offers ? packet_handle : up_payload_handle;
    assign down_payload_message = offers ? packet_message : up_payload_message;
    assign down_payload_length = offers ? packet_length : up_payload_length;
    assign down_payload_size = offers ? packet_size : up_payload_size;
    assign down_valid = offers || up_valid;

    wire _unused_ok = &{1'b0, pdc_event_moved, pdc_event_quiesce, pdc_event_code, pdc_event_next_psn, pdc_event_syn_resent, pdc_event_start_psn};

endmodule

`default_nettype wire
