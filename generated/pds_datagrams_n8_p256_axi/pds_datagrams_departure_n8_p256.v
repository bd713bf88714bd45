// Packets without a PDC as they leave, with their entropy values.
`default_nettype none

module pds_datagrams_departure_n8_p256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         effect_valid,
    input  wire   [2:0] effect_event_kind,
    input  wire   [7:0] effect_event_record,
    input  wire   [2:0] effect_event_ccc,
    input  wire         effect_event_fresh,
    input  wire  [23:0] effect_event_age,
    input  wire   [2:0] effect_event_act,
    input  wire         effect_event_peer_nack,
    input  wire [127:0] effect_event_peer_source,
    input  wire   [3:0] effect_event_peer_local,
    input  wire  [31:0] effect_event_peer_pkt_id,
    input  wire         effect_event_peer_m,
    input  wire         effect_event_peer_retx,
    input  wire   [7:0] effect_event_peer_nack_code,
    input  wire  [15:0] effect_event_peer_entropy,
    input  wire         effect_event_peer_response_present,
    input  wire   [1:0] effect_event_peer_response_list,
    input  wire   [5:0] effect_event_peer_response_opcode,
    input  wire   [5:0] effect_event_peer_response_return_code,
    input  wire  [15:0] effect_event_peer_response_message_id,
    input  wire  [31:0] effect_event_peer_response_modified_length,
    input  wire         effect_send_uud,
    input  wire   [2:0] effect_send_ccc,
    input  wire [127:0] effect_send_destination,
    input  wire   [3:0] effect_send_local,
    input  wire  [31:0] effect_send_handle,
    input  wire  [15:0] effect_send_message,
    input  wire  [13:0] effect_send_length,
    input  wire  [13:0] effect_send_size,
    input  wire  [31:0] effect_now,
    input  wire         effect_leaves,
    input  wire         effect_retx,
    input  wire  [23:0] effect_age,
    input  wire         effect_waits,
    input  wire         effect_frees,
    input  wire         effect_ends,
    input  wire         effect_fails,
    input  wire         effect_gives_up,
    input  wire         effect_tells,
    input  wire   [3:0] effect_kind,
    input  wire  [31:0] effect_bytes,
    input  wire         effect_timed,
    input  wire  [31:0] effect_sent_at,
    input  wire         effect_unknown,
    input  wire         effect_lost_trim,
    input  wire         effect_lost_nack,
    input  wire         effect_lost_timeout,
    input  wire  [31:0] base,
    input  wire         registers_rto,
    input  wire  [31:0] registers_rto_init,
    input  wire  [31:0] registers_rto_max,
    input  wire   [3:0] registers_max_rto_retx,
    input  wire  [31:0] registers_nack_retx,
    input  wire   [4:0] registers_max_nack_retx,
    input  wire         registers_service_required,
    input  wire  [15:0] picked_entropy,
    input  wire   [7:0] picked_ccc_id,
    input  wire  [23:0] picked_credit_target,
    output reg          outcome_valid,
    output reg   [31:0] outcome_handle,
    output reg   [15:0] outcome_message,
    output reg    [1:0] outcome_kind,
    output reg          outcome_response_present,
    output reg    [1:0] outcome_response_list,
    output reg    [5:0] outcome_response_opcode,
    output reg    [5:0] outcome_response_return_code,
    output reg   [15:0] outcome_response_message_id,
    output reg   [31:0] outcome_response_modified_length,
    output reg    [7:0] outcome_code,
    output wire         pick_valid,
    output wire   [2:0] pick_ccc,
    output wire  [13:0] pick_size,
    output reg          left,
    output reg          packet_uud,
    output reg          packet_retx,
    output reg   [31:0] packet_pkt_id,
    output reg  [127:0] packet_destination,
    output reg    [3:0] packet_local,
    output reg   [15:0] packet_picked_entropy,
    output reg    [7:0] packet_picked_ccc_id,
    output reg   [23:0] packet_picked_credit_target,
    output reg   [31:0] packet_handle,
    output reg   [15:0] packet_message,
    output reg   [13:0] packet_length,
    output reg   [13:0] packet_size,
    output reg          congestion_valid,
    output reg    [2:0] congestion_ccc,
    output reg    [3:0] congestion_kind,
    output reg   [31:0] congestion_bytes,
    output reg   [15:0] congestion_entropy,
    output reg          congestion_ecn,
    output reg          congestion_rtt_valid,
    output reg   [31:0] congestion_rtt,
    output reg   [15:0] congestion_out_of_order,
    output reg          congestion_has_nscc,
    output reg    [6:0] congestion_rcv_cwnd_pend,
    output reg          congestion_restore_cwnd,
    output reg          congestion_has_credit,
    output reg   [23:0] congestion_credit,
    output reg   [31:0] congestion_now
);

    localparam [3:0] EFFECT_KIND_SENT           = 4'd0;
    localparam [3:0] EFFECT_KIND_ACK            = 4'd1;
    localparam [3:0] EFFECT_KIND_IDLE           = 4'd12;
    localparam [1:0] OUTCOME_KIND_RESPONSE      = 2'd0;
    localparam [1:0] OUTCOME_KIND_DEFAULT_OK    = 2'd1;
    localparam [1:0] OUTCOME_KIND_FAILED        = 2'd2;
    localparam [2:0] EFFECT_EVENT_KIND_RESPONSE = 3'd2;
    localparam [2:0] EFFECT_EVENT_KIND_NACK     = 3'd3;

    reg          goes_pick_0;
    reg          goes_pick_1;
    reg          goes_pick_2;
    reg          goes_pick_3;
    reg          goes_pick_4;
    reg          goes_read;
    reg          goes_fetch;
    reg          goes_picked;
    wire  [15:0] entropies_word;
    reg          tells_pick_0;
    reg          tells_pick_1;
    reg          tells_pick_2;
    reg          tells_pick_3;
    reg          tells_pick_4;
    reg          tells_read;
    reg          tells_fetch;
    reg          tells_picked;
    wire         send_picked_later_q_uud;
    wire   [2:0] send_picked_later_q_ccc;
    wire [127:0] send_picked_later_q_destination;
    wire   [3:0] send_picked_later_q_local;
    wire  [31:0] send_picked_later_q_handle;
    wire  [15:0] send_picked_later_q_message;
    wire  [13:0] send_picked_later_q_length;
    wire  [13:0] send_picked_later_q_size;
    wire   [3:0] kind_picked_later_q;
    wire  [31:0] bytes_picked_later_q;
    wire         retx_picked_later_q;
    wire  [31:0] now_picked_later_q;
    wire   [7:0] record_picked_later_q;
    wire   [7:0] record_read_later_q;
    wire   [2:0] ccc_picked_later_q;
    wire         marked_picked_later_q;
    wire  [15:0] entropy_picked_later_q;
    wire         is_peer_picked_later_q;
    wire  [31:0] pkt_id_picked_later_q;
    wire  [31:0] rtt_picked_later_q;
    wire         is_timed_picked_later_q;

    wire         leaves = effect_valid && effect_leaves;
    wire         is_default = effect_send_uud || !effect_event_peer_response_present;
    wire  [31:0] pkt_id = ({effect_age, effect_event_record} + base) & {32{!effect_send_uud}};
    wire  [31:0] rtt = effect_now - effect_sent_at;
    wire         is_timed = effect_timed && !registers_service_required;
    wire   [7:0] record_picked = record_picked_later_q;
    wire   [7:0] record_read = record_read_later_q;
    wire         send_picked_uud = send_picked_later_q_uud;
    wire   [2:0] send_picked_ccc = send_picked_later_q_ccc;
    wire [127:0] send_picked_destination = send_picked_later_q_destination;
    wire   [3:0] send_picked_local = send_picked_later_q_local;
    wire  [31:0] send_picked_handle = send_picked_later_q_handle;
    wire  [15:0] send_picked_message = send_picked_later_q_message;
    wire  [13:0] send_picked_length = send_picked_later_q_length;
    wire  [13:0] send_picked_size = send_picked_later_q_size;
    wire   [3:0] kind_picked = kind_picked_later_q;
    wire   [2:0] ccc_picked = ccc_picked_later_q;
    wire  [31:0] bytes_picked = bytes_picked_later_q;
    wire  [15:0] entropy_picked = entropy_picked_later_q;
    wire         marked_picked = marked_picked_later_q;
    wire         is_peer_picked = is_peer_picked_later_q;
    wire         is_timed_picked = is_timed_picked_later_q;
    wire  [31:0] rtt_picked = rtt_picked_later_q;
    wire  [31:0] now_picked = now_picked_later_q;
    wire         retx_picked = retx_picked_later_q;
    wire  [31:0] pkt_id_picked = pkt_id_picked_later_q;
    wire  [15:0] congestion_entropy_choice = kind_picked == EFFECT_KIND_ACK ? entropy_picked : entropies_word;

    context_copy_w16_n256 entropies (
        .clk    (clk),
        .enable (goes_picked),
        .pdc    (record_picked),
        .data   (picked_entropy),
        .read   (record_read),
        .word   (entropies_word)
    );

    delay_w212_c8 send_picked_later (
        .clk           (clk),
        .d_uud         (effect_send_uud),
        .d_ccc         (effect_send_ccc),
        .d_destination (effect_send_destination),
        .d_local       (effect_send_local),
        .d_handle      (effect_send_handle),
        .d_message     (effect_send_message),
        .d_length      (effect_send_length),
        .d_size        (effect_send_size),
        .q_uud         (send_picked_later_q_uud),
        .q_ccc         (send_picked_later_q_ccc),
        .q_destination (send_picked_later_q_destination),
        .q_local       (send_picked_later_q_local),
        .q_handle      (send_picked_later_q_handle),
        .q_message     (send_picked_later_q_message),
        .q_length      (send_picked_later_q_length),
        .q_size        (send_picked_later_q_size)
    );

    delay_w4_c8 kind_picked_later (
        .clk (clk),
        .d   (effect_kind),
        .q   (kind_picked_later_q)
    );

    delay_w32_c8 bytes_picked_later (
        .clk (clk),
        .d   (effect_bytes),
        .q   (bytes_picked_later_q)
    );

    delay_w1_c8 retx_picked_later (
        .clk (clk),
        .d   (effect_retx),
        .q   (retx_picked_later_q)
    );

    delay_w32_c8 now_picked_later (
        .clk (clk),
        .d   (effect_now),
        .q   (now_picked_later_q)
    );

    delay_w8_c2 record_picked_later (
        .clk (clk),
        .d   (record_read),
        .q   (record_picked_later_q)
    );

    delay_w8_c6 record_read_later (
        .clk (clk),
        .d   (effect_event_record),
        .q   (record_read_later_q)
    );

    delay_w3_c8 ccc_picked_later (
        .clk (clk),
        .d   (effect_event_ccc),
        .q   (ccc_picked_later_q)
    );

    delay_w1_c8 marked_picked_later (
        .clk (clk),
        .d   (effect_event_peer_m),
        .q   (marked_picked_later_q)
    );

    delay_w16_c8 entropy_picked_later (
        .clk (clk),
        .d   (effect_event_peer_entropy),
        .q   (entropy_picked_later_q)
    );

    delay_w1_c8 is_peer_picked_later (
        .clk (clk),
        .d   (effect_event_kind == EFFECT_EVENT_KIND_RESPONSE || effect_event_kind == EFFECT_EVENT_KIND_NACK),
        .q   (is_peer_picked_later_q)
    );

    delay_w32_c8 pkt_id_picked_later (
        .clk (clk),
        .d   (pkt_id),
        .q   (pkt_id_picked_later_q)
    );

    delay_w32_c8 rtt_picked_later (
        .clk (clk),
        .d   (rtt),
        .q   (rtt_picked_later_q)
    );

    delay_w1_c8 is_timed_picked_later (
        .clk (clk),
        .d   (is_timed),
        .q   (is_timed_picked_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            outcome_valid <= 1'b0;
            goes_pick_0 <= 1'b0;
            goes_pick_1 <= 1'b0;
            goes_pick_2 <= 1'b0;
            goes_pick_3 <= 1'b0;
            goes_pick_4 <= 1'b0;
            goes_read <= 1'b0;
            goes_fetch <= 1'b0;
            goes_picked <= 1'b0;
            congestion_valid <= 1'b0;
            tells_pick_0 <= 1'b0;
            tells_pick_1 <= 1'b0;
            tells_pick_2 <= 1'b0;
            tells_pick_3 <= 1'b0;
            tells_pick_4 <= 1'b0;
            tells_read <= 1'b0;
            tells_fetch <= 1'b0;
            tells_picked <= 1'b0;
            left <= 1'b0;
        end else begin
            outcome_valid <= effect_valid && effect_ends;
            goes_pick_0 <= leaves;
            goes_pick_1 <= goes_pick_0;
            goes_pick_2 <= goes_pick_1;
            goes_pick_3 <= goes_pick_2;
            goes_pick_4 <= goes_pick_3;
            goes_read <= goes_pick_4;
            goes_fetch <= goes_read;
            goes_picked <= goes_fetch;
            tells_pick_0 <= effect_valid && effect_tells;
            tells_pick_1 <= tells_pick_0;
            tells_pick_2 <= tells_pick_1;
            tells_pick_3 <= tells_pick_2;
            tells_pick_4 <= tells_pick_3;
            tells_read <= tells_pick_4;
            tells_fetch <= tells_read;
            tells_picked <= tells_fetch;
            congestion_valid <= tells_picked;
            left <= goes_picked;
        end
    end

    always @(posedge clk) begin
        outcome_handle <= effect_send_handle;
        outcome_message <= effect_send_message;
        outcome_kind <= OUTCOME_KIND_RESPONSE;
        outcome_response_present <= effect_event_peer_response_present;
        outcome_response_list <= effect_event_peer_response_list;
        outcome_response_opcode <= effect_event_peer_response_opcode;
        outcome_response_return_code <= effect_event_peer_response_return_code;
        outcome_response_message_id <= effect_event_peer_response_message_id;
        outcome_response_modified_length <= effect_event_peer_response_modified_length;
        outcome_code <= effect_gives_up ? 8'd240 : effect_event_peer_nack_code;
        if (is_default) begin
            outcome_kind <= OUTCOME_KIND_DEFAULT_OK;
        end
        if (effect_fails) begin
            outcome_kind <= OUTCOME_KIND_FAILED;
        end
        congestion_ccc <= kind_picked == EFFECT_KIND_IDLE ? ccc_picked : send_picked_ccc;
        congestion_kind <= kind_picked;
        congestion_bytes <= bytes_picked;
        congestion_entropy <= kind_picked == EFFECT_KIND_SENT ? picked_entropy : congestion_entropy_choice;
        congestion_ecn <= marked_picked && is_peer_picked;
        congestion_rtt_valid <= is_timed_picked;
        congestion_rtt <= rtt_picked;
        congestion_out_of_order <= {16{1'b1}};
        congestion_has_nscc <= 1'b0;
        congestion_rcv_cwnd_pend <= 7'd0;
        congestion_restore_cwnd <= 1'b0;
        congestion_has_credit <= 1'b0;
        congestion_credit <= 24'd0;
        congestion_now <= now_picked;
        packet_destination <= send_picked_destination;
        packet_local <= send_picked_local;
        packet_handle <= send_picked_handle;
        packet_message <= send_picked_message;
        packet_length <= send_picked_length;
        packet_size <= send_picked_size;
        packet_uud <= send_picked_uud;
        packet_retx <= retx_picked;
        packet_pkt_id <= pkt_id_picked;
        packet_picked_entropy <= picked_entropy;
        packet_picked_ccc_id <= picked_ccc_id;
        packet_picked_credit_target <= picked_credit_target;
    end

    assign pick_valid = leaves;
    assign pick_ccc = effect_send_ccc;
    assign pick_size = effect_send_size;

    wire _unused_ok = &{1'b0, effect_event_fresh, effect_event_age, effect_event_act, effect_event_peer_nack, effect_event_peer_source, effect_event_peer_local, effect_event_peer_pkt_id, effect_event_peer_retx, effect_waits, effect_frees, effect_unknown, effect_lost_trim, effect_lost_nack, effect_lost_timeout, registers_rto, registers_rto_init, registers_rto_max, registers_max_rto_retx, registers_nack_retx, registers_max_nack_retx};

endmodule

`default_nettype wire
