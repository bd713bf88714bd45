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

    wire        uses_look_later_q;
    wire  [2:0] packet_look_later_q_place;
    wire  [2:0] packet_look_later_q_kind;
    wire        packet_look_later_q_rod;
    wire        packet_look_later_q_retx;
    wire        packet_look_later_q_ar;
    wire        packet_look_later_q_syn;
    wire [31:0] packet_look_later_q_psn;
    wire [15:0] packet_look_later_q_clear_offset;
    wire [15:0] packet_look_later_q_opaque;
    wire [31:0] packet_look_later_q_payload;
    wire [15:0] packet_look_later_q_spdcid;
    wire [15:0] packet_look_later_q_dpdcid;
    wire [15:0] packet_look_later_q_picked_entropy;
    wire  [7:0] packet_look_later_q_picked_ccc_id;
    wire [23:0] packet_look_later_q_picked_credit_target;
    wire [31:0] packet_look_later_q_handle;
    wire [15:0] packet_look_later_q_message;
    wire [13:0] packet_look_later_q_length;
    wire [13:0] packet_look_later_q_size;
    reg   [2:0] packet_read_place;
    reg   [2:0] packet_read_kind;
    reg         packet_read_rod;
    reg         packet_read_retx;
    reg         packet_read_ar;
    reg         packet_read_syn;
    reg  [31:0] packet_read_psn;
    reg  [15:0] packet_read_clear_offset;
    reg  [15:0] packet_read_opaque;
    reg  [31:0] packet_read_payload;
    reg  [15:0] packet_read_spdcid;
    reg  [15:0] packet_read_dpdcid;
    reg  [15:0] packet_read_picked_entropy;
    reg   [7:0] packet_read_picked_ccc_id;
    reg  [23:0] packet_read_picked_credit_target;
    reg  [31:0] packet_read_handle;
    reg  [15:0] packet_read_message;
    reg  [13:0] packet_read_length;
    reg  [13:0] packet_read_size;
    reg   [2:0] packet_leave_place;
    reg   [2:0] packet_leave_kind;
    reg         packet_leave_rod;
    reg         packet_leave_retx;
    reg         packet_leave_ar;
    reg         packet_leave_syn;
    reg  [31:0] packet_leave_psn;
    reg  [15:0] packet_leave_clear_offset;
    reg  [15:0] packet_leave_opaque;
    reg  [31:0] packet_leave_payload;
    reg  [15:0] packet_leave_spdcid;
    reg  [15:0] packet_leave_dpdcid;
    reg  [15:0] packet_leave_picked_entropy;
    reg   [7:0] packet_leave_picked_ccc_id;
    reg  [23:0] packet_leave_picked_credit_target;
    reg  [31:0] packet_leave_handle;
    reg  [15:0] packet_leave_message;
    reg  [13:0] packet_leave_length;
    reg  [13:0] packet_leave_size;
    wire        keeps_leave_later_q;
    wire [15:0] kept_word;
    wire  [2:0] kept_at;
    wire        kept_valid;
    reg         leaves_pick_1;
    reg         leaves_pick_2;
    reg         leaves_pick_3;
    reg         leaves_pick_4;
    reg         leaves_pick_5;
    reg         leaves_look;
    reg         leaves_read;
    reg         leaves_leave;
    wire        is_record_leave_later_q;
    wire  [7:0] id_leave_later_q;
    wire  [7:0] id_look_later_q;
    wire [15:0] entropies_word;
    wire  [2:0] told_leave_later_q_ccc;
    wire  [3:0] told_leave_later_q_kind;
    wire [31:0] told_leave_later_q_bytes;
    wire [15:0] told_leave_later_q_entropy;
    wire        told_leave_later_q_ecn;
    wire        told_leave_later_q_rtt_valid;
    wire [31:0] told_leave_later_q_rtt;
    wire [15:0] told_leave_later_q_out_of_order;
    wire        told_leave_later_q_has_nscc;
    wire  [6:0] told_leave_later_q_rcv_cwnd_pend;
    wire        told_leave_later_q_restore_cwnd;
    wire        told_leave_later_q_has_credit;
    wire [23:0] told_leave_later_q_credit;
    wire [31:0] told_leave_later_q_now;
    wire        arrives_leave_later_q;
    reg         tells_pick_1;
    reg         tells_pick_2;
    reg         tells_pick_3;
    reg         tells_pick_4;
    reg         tells_pick_5;
    reg         tells_look;
    reg         tells_read;
    reg         tells_leave;

    wire [15:0] kept_now = kept_word;
    wire [15:0] kept_next_choice = packet_leave_rod && keeps_leave_later_q ? kept_now : picked_entropy;
    wire        entropies_enable_term = leaves_leave && is_record_leave_later_q;
    wire        told_entropy_term = told_leave_later_q_kind == TOLD_KIND_ACK || told_leave_later_q_kind == TOLD_KIND_PROBE_ACK;
    wire [15:0] told_entropy_choice = told_entropy_term ? told_leave_later_q_entropy : entropies_word;

    delay_w1_c6 uses_look_later (
        .clk (clk),
        .d   (leaves),
        .q   (uses_look_later_q)
    );

    delay_w262_c6 packet_look_later (
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
        .q_place                (packet_look_later_q_place),
        .q_kind                 (packet_look_later_q_kind),
        .q_rod                  (packet_look_later_q_rod),
        .q_retx                 (packet_look_later_q_retx),
        .q_ar                   (packet_look_later_q_ar),
        .q_syn                  (packet_look_later_q_syn),
        .q_psn                  (packet_look_later_q_psn),
        .q_clear_offset         (packet_look_later_q_clear_offset),
        .q_opaque               (packet_look_later_q_opaque),
        .q_payload              (packet_look_later_q_payload),
        .q_spdcid               (packet_look_later_q_spdcid),
        .q_dpdcid               (packet_look_later_q_dpdcid),
        .q_picked_entropy       (packet_look_later_q_picked_entropy),
        .q_picked_ccc_id        (packet_look_later_q_picked_ccc_id),
        .q_picked_credit_target (packet_look_later_q_picked_credit_target),
        .q_handle               (packet_look_later_q_handle),
        .q_message              (packet_look_later_q_message),
        .q_length               (packet_look_later_q_length),
        .q_size                 (packet_look_later_q_size)
    );

    delay_w1_c8 keeps_leave_later (
        .clk (clk),
        .d   (keeps),
        .q   (keeps_leave_later_q)
    );

    forwarding_ram_w16_d8_l2 kept (
        .clk    (clk),
        .rst    (rst),
        .addr   (packet_look_later_q_place),
        .enable (uses_look_later_q),
        .next   (kept_next_choice),
        .write  (1'b1),
        .word   (kept_word),
        .at     (kept_at),
        .valid  (kept_valid)
    );

    delay_w1_c8 is_record_leave_later (
        .clk (clk),
        .d   (is_record),
        .q   (is_record_leave_later_q)
    );

    delay_w8_c8 id_leave_later (
        .clk (clk),
        .d   (record),
        .q   (id_leave_later_q)
    );

    delay_w8_c6 id_look_later (
        .clk (clk),
        .d   (record),
        .q   (id_look_later_q)
    );

    context_copy_w16_n256 entropies (
        .clk    (clk),
        .enable (entropies_enable_term),
        .pdc    (id_leave_later_q),
        .data   (kept_next_choice),
        .read   (id_look_later_q),
        .word   (entropies_word)
    );

    delay_w171_c8 told_leave_later (
        .clk             (clk),
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
        .q_ccc           (told_leave_later_q_ccc),
        .q_kind          (told_leave_later_q_kind),
        .q_bytes         (told_leave_later_q_bytes),
        .q_entropy       (told_leave_later_q_entropy),
        .q_ecn           (told_leave_later_q_ecn),
        .q_rtt_valid     (told_leave_later_q_rtt_valid),
        .q_rtt           (told_leave_later_q_rtt),
        .q_out_of_order  (told_leave_later_q_out_of_order),
        .q_has_nscc      (told_leave_later_q_has_nscc),
        .q_rcv_cwnd_pend (told_leave_later_q_rcv_cwnd_pend),
        .q_restore_cwnd  (told_leave_later_q_restore_cwnd),
        .q_has_credit    (told_leave_later_q_has_credit),
        .q_credit        (told_leave_later_q_credit),
        .q_now           (told_leave_later_q_now)
    );

    delay_w1_c8 arrives_leave_later (
        .clk (clk),
        .d   (arrives),
        .q   (arrives_leave_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            leaves_pick_1 <= 1'b0;
            leaves_pick_2 <= 1'b0;
            leaves_pick_3 <= 1'b0;
            leaves_pick_4 <= 1'b0;
            leaves_pick_5 <= 1'b0;
            leaves_look <= 1'b0;
            leaves_read <= 1'b0;
            leaves_leave <= 1'b0;
            left <= 1'b0;
            tells_pick_1 <= 1'b0;
            tells_pick_2 <= 1'b0;
            tells_pick_3 <= 1'b0;
            tells_pick_4 <= 1'b0;
            tells_pick_5 <= 1'b0;
            tells_look <= 1'b0;
            tells_read <= 1'b0;
            tells_leave <= 1'b0;
            told_valid <= 1'b0;
            departed_enable <= 1'b0;
            arrived_enable <= 1'b0;
        end else begin
            leaves_pick_1 <= leaves;
            leaves_pick_2 <= leaves_pick_1;
            leaves_pick_3 <= leaves_pick_2;
            leaves_pick_4 <= leaves_pick_3;
            leaves_pick_5 <= leaves_pick_4;
            leaves_look <= leaves_pick_5;
            leaves_read <= leaves_look;
            leaves_leave <= leaves_read;
            left <= leaves_leave;
            tells_pick_1 <= congestion_valid;
            tells_pick_2 <= tells_pick_1;
            tells_pick_3 <= tells_pick_2;
            tells_pick_4 <= tells_pick_3;
            tells_pick_5 <= tells_pick_4;
            tells_look <= tells_pick_5;
            tells_read <= tells_look;
            tells_leave <= tells_read;
            told_valid <= tells_leave;
            departed_enable <= entropies_enable_term;
            arrived_enable <= arrives_leave_later_q;
        end
    end

    always @(posedge clk) begin
        packet_read_place <= packet_look_later_q_place;
        packet_read_kind <= packet_look_later_q_kind;
        packet_read_rod <= packet_look_later_q_rod;
        packet_read_retx <= packet_look_later_q_retx;
        packet_read_ar <= packet_look_later_q_ar;
        packet_read_syn <= packet_look_later_q_syn;
        packet_read_psn <= packet_look_later_q_psn;
        packet_read_clear_offset <= packet_look_later_q_clear_offset;
        packet_read_opaque <= packet_look_later_q_opaque;
        packet_read_payload <= packet_look_later_q_payload;
        packet_read_spdcid <= packet_look_later_q_spdcid;
        packet_read_dpdcid <= packet_look_later_q_dpdcid;
        packet_read_picked_entropy <= packet_look_later_q_picked_entropy;
        packet_read_picked_ccc_id <= packet_look_later_q_picked_ccc_id;
        packet_read_picked_credit_target <= packet_look_later_q_picked_credit_target;
        packet_read_handle <= packet_look_later_q_handle;
        packet_read_message <= packet_look_later_q_message;
        packet_read_length <= packet_look_later_q_length;
        packet_read_size <= packet_look_later_q_size;
        packet_leave_place <= packet_read_place;
        packet_leave_kind <= packet_read_kind;
        packet_leave_rod <= packet_read_rod;
        packet_leave_retx <= packet_read_retx;
        packet_leave_ar <= packet_read_ar;
        packet_leave_syn <= packet_read_syn;
        packet_leave_psn <= packet_read_psn;
        packet_leave_clear_offset <= packet_read_clear_offset;
        packet_leave_opaque <= packet_read_opaque;
        packet_leave_payload <= packet_read_payload;
        packet_leave_spdcid <= packet_read_spdcid;
        packet_leave_dpdcid <= packet_read_dpdcid;
        packet_leave_picked_entropy <= packet_read_picked_entropy;
        packet_leave_picked_ccc_id <= packet_read_picked_ccc_id;
        packet_leave_picked_credit_target <= packet_read_picked_credit_target;
        packet_leave_handle <= packet_read_handle;
        packet_leave_message <= packet_read_message;
        packet_leave_length <= packet_read_length;
        packet_leave_size <= packet_read_size;
        emitted_place <= packet_leave_place;
        emitted_kind <= packet_leave_kind;
        emitted_rod <= packet_leave_rod;
        emitted_retx <= packet_leave_retx;
        emitted_ar <= packet_leave_ar;
        emitted_syn <= packet_leave_syn;
        emitted_psn <= packet_leave_psn;
        emitted_clear_offset <= packet_leave_clear_offset;
        emitted_opaque <= packet_leave_opaque;
        emitted_payload <= packet_leave_payload;
        emitted_spdcid <= packet_leave_spdcid;
        emitted_dpdcid <= packet_leave_dpdcid;
        emitted_picked_entropy <= kept_next_choice;
        emitted_picked_ccc_id <= picked_ccc_id;
        emitted_picked_credit_target <= picked_credit_target;
        emitted_handle <= packet_leave_handle;
        emitted_message <= packet_leave_message;
        emitted_length <= packet_leave_length;
        emitted_size <= packet_leave_size;
        told_ccc <= told_leave_later_q_ccc;
        told_kind <= told_leave_later_q_kind;
        told_bytes <= told_leave_later_q_bytes;
        told_entropy <= told_leave_later_q_kind == TOLD_KIND_SENT ? kept_next_choice : told_entropy_choice;
        told_ecn <= told_leave_later_q_ecn;
        told_rtt_valid <= told_leave_later_q_rtt_valid;
        told_rtt <= told_leave_later_q_rtt;
        told_out_of_order <= told_leave_later_q_out_of_order;
        told_has_nscc <= told_leave_later_q_has_nscc;
        told_rcv_cwnd_pend <= told_leave_later_q_rcv_cwnd_pend;
        told_restore_cwnd <= told_leave_later_q_restore_cwnd;
        told_has_credit <= told_leave_later_q_has_credit;
        told_credit <= told_leave_later_q_credit;
        told_now <= told_leave_later_q_now;
        departed_record <= id_leave_later_q;
        departed_entropy <= kept_next_choice;
        departed_sent_at <= told_leave_later_q_now;
        arrived_place <= packet_leave_place;
        arrived_record <= id_leave_later_q;
    end

    assign pick_valid = leaves;
    assign pick_ccc = ccc;
    assign pick_place = packet_place;
    assign pick_size = packet_size;
    assign pick_ordered = packet_rod;

    wire _unused_ok = &{1'b0, packet_leave_picked_entropy, packet_leave_picked_ccc_id, packet_leave_picked_credit_target, kept_at, kept_valid};

endmodule

`default_nettype wire
