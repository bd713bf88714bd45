// Packets as they leave, with their entropy values.
`default_nettype none

module pds_initiator_departure_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        leaves,
    input  wire  [2:0] packet_place,
    input  wire  [2:0] packet_kind,
    input  wire        packet_rod,
    input  wire        packet_retx,
    input  wire        packet_ar,
    input  wire        packet_syn,
    input  wire [31:0] packet_psn,
    input  wire [15:0] packet_clear_offset,
    input  wire [15:0] packet_opaque,
    input  wire [31:0] packet_payload,
    input  wire [15:0] packet_spdcid,
    input  wire [15:0] packet_dpdcid,
    input  wire [15:0] packet_picked_entropy,
    input  wire  [7:0] packet_picked_ccc_id,
    input  wire [23:0] packet_picked_credit_target,
    input  wire [31:0] packet_handle,
    input  wire [15:0] packet_message,
    input  wire [13:0] packet_length,
    input  wire [13:0] packet_size,
    input  wire        keeps,
    input  wire  [2:0] ccc,
    input  wire  [7:0] record,
    input  wire        is_record,
    input  wire        arrives,
    input  wire        congestion_valid,
    input  wire  [2:0] congestion_ccc,
    input  wire  [3:0] congestion_kind,
    input  wire [31:0] congestion_bytes,
    input  wire [15:0] congestion_entropy,
    input  wire        congestion_ecn,
    input  wire        congestion_rtt_valid,
    input  wire [31:0] congestion_rtt,
    input  wire [15:0] congestion_out_of_order,
    input  wire        congestion_has_nscc,
    input  wire  [6:0] congestion_rcv_cwnd_pend,
    input  wire        congestion_restore_cwnd,
    input  wire        congestion_has_credit,
    input  wire [23:0] congestion_credit,
    input  wire [31:0] congestion_now,
    input  wire [15:0] picked_entropy,
    input  wire  [7:0] picked_ccc_id,
    input  wire [23:0] picked_credit_target,
    output wire        pick_valid,
    output wire  [2:0] pick_ccc,
    output wire  [2:0] pick_place,
    output wire [13:0] pick_size,
    output wire        pick_ordered,
    output reg         left,
    output reg   [2:0] emitted_place,
    output reg   [2:0] emitted_kind,
    output reg         emitted_rod,
    output reg         emitted_retx,
    output reg         emitted_ar,
    output reg         emitted_syn,
    output reg  [31:0] emitted_psn,
    output reg  [15:0] emitted_clear_offset,
    output reg  [15:0] emitted_opaque,
    output reg  [31:0] emitted_payload,
    output reg  [15:0] emitted_spdcid,
    output reg  [15:0] emitted_dpdcid,
    output reg  [15:0] emitted_picked_entropy,
    output reg   [7:0] emitted_picked_ccc_id,
    output reg  [23:0] emitted_picked_credit_target,
    output reg  [31:0] emitted_handle,
    output reg  [15:0] emitted_message,
    output reg  [13:0] emitted_length,
    output reg  [13:0] emitted_size,
    output reg         told_valid,
    output reg   [2:0] told_ccc,
    output reg   [3:0] told_kind,
    output reg  [31:0] told_bytes,
    output reg  [15:0] told_entropy,
    output reg         told_ecn,
    output reg         told_rtt_valid,
    output reg  [31:0] told_rtt,
    output reg  [15:0] told_out_of_order,
    output reg         told_has_nscc,
    output reg   [6:0] told_rcv_cwnd_pend,
    output reg         told_restore_cwnd,
    output reg         told_has_credit,
    output reg  [23:0] told_credit,
    output reg  [31:0] told_now,
    output reg         departed_enable,
    output reg   [7:0] departed_record,
    output reg  [15:0] departed_entropy,
    output reg  [31:0] departed_sent_at,
    output reg         arrived_enable,
    output reg   [2:0] arrived_place,
    output reg   [7:0] arrived_record
);

    localparam [3:0] TOLD_KIND_SENT      = 4'd0;
    localparam [3:0] TOLD_KIND_ACK       = 4'd1;
    localparam [3:0] TOLD_KIND_PROBE_ACK = 4'd2;

    reg         leaves_1;
    reg         leaves_2;
    reg         leaves_3;
    reg         leaves_4;
    reg         leaves_5;
    reg         leaves_6;
    reg         leaves_7;
    reg         leaves_8;
    reg         tells_1;
    reg         tells_2;
    reg         tells_3;
    reg         tells_4;
    reg         tells_5;
    reg         tells_6;
    reg         tells_7;
    reg         tells_8;
    wire  [2:0] packet_8_later_q_place;
    wire  [2:0] packet_8_later_q_kind;
    wire        packet_8_later_q_rod;
    wire        packet_8_later_q_retx;
    wire        packet_8_later_q_ar;
    wire        packet_8_later_q_syn;
    wire [31:0] packet_8_later_q_psn;
    wire [15:0] packet_8_later_q_clear_offset;
    wire [15:0] packet_8_later_q_opaque;
    wire [31:0] packet_8_later_q_payload;
    wire [15:0] packet_8_later_q_spdcid;
    wire [15:0] packet_8_later_q_dpdcid;
    wire [15:0] packet_8_later_q_picked_entropy;
    wire  [7:0] packet_8_later_q_picked_ccc_id;
    wire [23:0] packet_8_later_q_picked_credit_target;
    wire [31:0] packet_8_later_q_handle;
    wire [15:0] packet_8_later_q_message;
    wire [13:0] packet_8_later_q_length;
    wire [13:0] packet_8_later_q_size;
    wire        told_8_later_q_valid;
    wire  [2:0] told_8_later_q_ccc;
    wire  [3:0] told_8_later_q_kind;
    wire [31:0] told_8_later_q_bytes;
    wire [15:0] told_8_later_q_entropy;
    wire        told_8_later_q_ecn;
    wire        told_8_later_q_rtt_valid;
    wire [31:0] told_8_later_q_rtt;
    wire [15:0] told_8_later_q_out_of_order;
    wire        told_8_later_q_has_nscc;
    wire  [6:0] told_8_later_q_rcv_cwnd_pend;
    wire        told_8_later_q_restore_cwnd;
    wire        told_8_later_q_has_credit;
    wire [23:0] told_8_later_q_credit;
    wire [31:0] told_8_later_q_now;
    wire        late_8_later_q_keeps;
    wire  [7:0] late_8_later_q_id;
    wire        late_8_later_q_is_record;
    wire        late_8_later_q_arrives;
    wire  [2:0] place_6_later_q;
    reg         use_1;
    reg         use_2;
    reg         use_3;
    reg         use_4;
    reg         use_5;
    reg         use_6;
    wire [15:0] kept_word;
    wire  [2:0] kept_at;
    wire        kept_valid;
    wire  [7:0] id_6_later_q;
    wire [15:0] entropies_word;

    wire [15:0] kept_now = kept_word;
    wire [15:0] kept_value = packet_8_later_q_rod && late_8_later_q_keeps ? kept_now : picked_entropy;
    wire [15:0] entropy = kept_value;
    wire        value_term = told_8_later_q_kind == TOLD_KIND_ACK || told_8_later_q_kind == TOLD_KIND_PROBE_ACK;
    wire [15:0] value_choice = value_term ? told_8_later_q_entropy : entropies_word;
    wire [15:0] value = told_8_later_q_kind == TOLD_KIND_SENT ? entropy : value_choice;
    wire        entropies_enable_term = leaves_8 && late_8_later_q_is_record;

    delay_w262_c8 packet_8_later (
        .clk                    (clk),
        .d_place                (packet_place),
        .d_kind                 (packet_kind),
        .d_rod                  (packet_rod),
        .d_retx                 (packet_retx),
        .d_ar                   (packet_ar),
        .d_syn                  (packet_syn),
        .d_psn                  (packet_psn),
        .d_clear_offset         (packet_clear_offset),
        .d_opaque               (packet_opaque),
        .d_payload              (packet_payload),
        .d_spdcid               (packet_spdcid),
        .d_dpdcid               (packet_dpdcid),
        .d_picked_entropy       (packet_picked_entropy),
        .d_picked_ccc_id        (packet_picked_ccc_id),
        .d_picked_credit_target (packet_picked_credit_target),
        .d_handle               (packet_handle),
        .d_message              (packet_message),
        .d_length               (packet_length),
        .d_size                 (packet_size),
        .q_place                (packet_8_later_q_place),
        .q_kind                 (packet_8_later_q_kind),
        .q_rod                  (packet_8_later_q_rod),
        .q_retx                 (packet_8_later_q_retx),
        .q_ar                   (packet_8_later_q_ar),
        .q_syn                  (packet_8_later_q_syn),
        .q_psn                  (packet_8_later_q_psn),
        .q_clear_offset         (packet_8_later_q_clear_offset),
        .q_opaque               (packet_8_later_q_opaque),
        .q_payload              (packet_8_later_q_payload),
        .q_spdcid               (packet_8_later_q_spdcid),
        .q_dpdcid               (packet_8_later_q_dpdcid),
        .q_picked_entropy       (packet_8_later_q_picked_entropy),
        .q_picked_ccc_id        (packet_8_later_q_picked_ccc_id),
        .q_picked_credit_target (packet_8_later_q_picked_credit_target),
        .q_handle               (packet_8_later_q_handle),
        .q_message              (packet_8_later_q_message),
        .q_length               (packet_8_later_q_length),
        .q_size                 (packet_8_later_q_size)
    );

    delay_w172_c8 told_8_later (
        .clk             (clk),
        .d_valid         (congestion_valid),
        .d_ccc           (congestion_ccc),
        .d_kind          (congestion_kind),
        .d_bytes         (congestion_bytes),
        .d_entropy       (congestion_entropy),
        .d_ecn           (congestion_ecn),
        .d_rtt_valid     (congestion_rtt_valid),
        .d_rtt           (congestion_rtt),
        .d_out_of_order  (congestion_out_of_order),
        .d_has_nscc      (congestion_has_nscc),
        .d_rcv_cwnd_pend (congestion_rcv_cwnd_pend),
        .d_restore_cwnd  (congestion_restore_cwnd),
        .d_has_credit    (congestion_has_credit),
        .d_credit        (congestion_credit),
        .d_now           (congestion_now),
        .q_valid         (told_8_later_q_valid),
        .q_ccc           (told_8_later_q_ccc),
        .q_kind          (told_8_later_q_kind),
        .q_bytes         (told_8_later_q_bytes),
        .q_entropy       (told_8_later_q_entropy),
        .q_ecn           (told_8_later_q_ecn),
        .q_rtt_valid     (told_8_later_q_rtt_valid),
        .q_rtt           (told_8_later_q_rtt),
        .q_out_of_order  (told_8_later_q_out_of_order),
        .q_has_nscc      (told_8_later_q_has_nscc),
        .q_rcv_cwnd_pend (told_8_later_q_rcv_cwnd_pend),
        .q_restore_cwnd  (told_8_later_q_restore_cwnd),
        .q_has_credit    (told_8_later_q_has_credit),
        .q_credit        (told_8_later_q_credit),
        .q_now           (told_8_later_q_now)
    );

    delay_w11_c8 late_8_later (
        .clk         (clk),
        .d_keeps     (keeps),
        .d_id        (record),
        .d_is_record (is_record),
        .d_arrives   (arrives),
        .q_keeps     (late_8_later_q_keeps),
        .q_id        (late_8_later_q_id),
        .q_is_record (late_8_later_q_is_record),
        .q_arrives   (late_8_later_q_arrives)
    );

    delay_w3_c6 place_6_later (
        .clk (clk),
        .d   (packet_place),
        .q   (place_6_later_q)
    );

    forwarding_ram_w16_d8_l2 kept (
        .clk    (clk),
        .rst    (rst),
        .addr   (place_6_later_q),
        .enable (use_6),
        .next   (kept_value),
        .write  (1'b1),
        .word   (kept_word),
        .at     (kept_at),
        .valid  (kept_valid)
    );

    delay_w8_c6 id_6_later (
        .clk (clk),
        .d   (record),
        .q   (id_6_later_q)
    );

    context_copy_w16_n256 entropies (
        .clk    (clk),
        .enable (entropies_enable_term),
        .pdc    (late_8_later_q_id),
        .data   (entropy),
        .read   (id_6_later_q),
        .word   (entropies_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            leaves_1 <= 1'b0;
            leaves_2 <= 1'b0;
            leaves_3 <= 1'b0;
            leaves_4 <= 1'b0;
            leaves_5 <= 1'b0;
            leaves_6 <= 1'b0;
            leaves_7 <= 1'b0;
            leaves_8 <= 1'b0;
            tells_1 <= 1'b0;
            tells_2 <= 1'b0;
            tells_3 <= 1'b0;
            tells_4 <= 1'b0;
            tells_5 <= 1'b0;
            tells_6 <= 1'b0;
            tells_7 <= 1'b0;
            tells_8 <= 1'b0;
            left <= 1'b0;
            told_valid <= 1'b0;
            departed_enable <= 1'b0;
            arrived_enable <= 1'b0;
        end else begin
            leaves_1 <= leaves;
            leaves_2 <= leaves_1;
            leaves_3 <= leaves_2;
            leaves_4 <= leaves_3;
            leaves_5 <= leaves_4;
            leaves_6 <= leaves_5;
            leaves_7 <= leaves_6;
            leaves_8 <= leaves_7;
            tells_1 <= congestion_valid;
            tells_2 <= tells_1;
            tells_3 <= tells_2;
            tells_4 <= tells_3;
            tells_5 <= tells_4;
            tells_6 <= tells_5;
            tells_7 <= tells_6;
            tells_8 <= tells_7;
            left <= leaves_8;
            told_valid <= tells_8;
            departed_enable <= entropies_enable_term;
            arrived_enable <= late_8_later_q_arrives;
        end
    end

    always @(posedge clk) begin
        use_1 <= leaves;
        use_2 <= use_1;
        use_3 <= use_2;
        use_4 <= use_3;
        use_5 <= use_4;
        use_6 <= use_5;
        emitted_place <= packet_8_later_q_place;
        emitted_kind <= packet_8_later_q_kind;
        emitted_rod <= packet_8_later_q_rod;
        emitted_retx <= packet_8_later_q_retx;
        emitted_ar <= packet_8_later_q_ar;
        emitted_syn <= packet_8_later_q_syn;
        emitted_psn <= packet_8_later_q_psn;
        emitted_clear_offset <= packet_8_later_q_clear_offset;
        emitted_opaque <= packet_8_later_q_opaque;
        emitted_payload <= packet_8_later_q_payload;
        emitted_spdcid <= packet_8_later_q_spdcid;
        emitted_dpdcid <= packet_8_later_q_dpdcid;
        emitted_picked_entropy <= entropy;
        emitted_picked_ccc_id <= picked_ccc_id;
        emitted_picked_credit_target <= picked_credit_target;
        emitted_handle <= packet_8_later_q_handle;
        emitted_message <= packet_8_later_q_message;
        emitted_length <= packet_8_later_q_length;
        emitted_size <= packet_8_later_q_size;
        told_ccc <= told_8_later_q_ccc;
        told_kind <= told_8_later_q_kind;
        told_bytes <= told_8_later_q_bytes;
        told_entropy <= value;
        told_ecn <= told_8_later_q_ecn;
        told_rtt_valid <= told_8_later_q_rtt_valid;
        told_rtt <= told_8_later_q_rtt;
        told_out_of_order <= told_8_later_q_out_of_order;
        told_has_nscc <= told_8_later_q_has_nscc;
        told_rcv_cwnd_pend <= told_8_later_q_rcv_cwnd_pend;
        told_restore_cwnd <= told_8_later_q_restore_cwnd;
        told_has_credit <= told_8_later_q_has_credit;
        told_credit <= told_8_later_q_credit;
        told_now <= told_8_later_q_now;
        departed_record <= late_8_later_q_id;
        departed_entropy <= entropy;
        departed_sent_at <= told_8_later_q_now;
        arrived_place <= packet_8_later_q_place;
        arrived_record <= late_8_later_q_id;
    end

    assign pick_valid = leaves;
    assign pick_ccc = ccc;
    assign pick_place = packet_place;
    assign pick_size = packet_size;
    assign pick_ordered = packet_rod;

    wire _unused_ok = &{1'b0, packet_8_later_q_picked_entropy, packet_8_later_q_picked_ccc_id, packet_8_later_q_picked_credit_target, told_8_later_q_valid, kept_at, kept_valid};

endmodule

`default_nettype wire
