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
    wire [15:0] entropies_word;
    reg         told_pick_1_valid;
    reg   [2:0] told_pick_1_ccc;
    reg   [3:0] told_pick_1_kind;
    reg  [31:0] told_pick_1_bytes;
    reg  [15:0] told_pick_1_entropy;
    reg         told_pick_1_ecn;
    reg         told_pick_1_rtt_valid;
    reg  [31:0] told_pick_1_rtt;
    reg  [15:0] told_pick_1_out_of_order;
    reg         told_pick_1_has_nscc;
    reg   [6:0] told_pick_1_rcv_cwnd_pend;
    reg         told_pick_1_restore_cwnd;
    reg         told_pick_1_has_credit;
    reg  [23:0] told_pick_1_credit;
    reg  [31:0] told_pick_1_now;
    reg         told_pick_2_valid;
    reg   [2:0] told_pick_2_ccc;
    reg   [3:0] told_pick_2_kind;
    reg  [31:0] told_pick_2_bytes;
    reg  [15:0] told_pick_2_entropy;
    reg         told_pick_2_ecn;
    reg         told_pick_2_rtt_valid;
    reg  [31:0] told_pick_2_rtt;
    reg  [15:0] told_pick_2_out_of_order;
    reg         told_pick_2_has_nscc;
    reg   [6:0] told_pick_2_rcv_cwnd_pend;
    reg         told_pick_2_restore_cwnd;
    reg         told_pick_2_has_credit;
    reg  [23:0] told_pick_2_credit;
    reg  [31:0] told_pick_2_now;
    reg         told_pick_3_valid;
    reg   [2:0] told_pick_3_ccc;
    reg   [3:0] told_pick_3_kind;
    reg  [31:0] told_pick_3_bytes;
    reg  [15:0] told_pick_3_entropy;
    reg         told_pick_3_ecn;
    reg         told_pick_3_rtt_valid;
    reg  [31:0] told_pick_3_rtt;
    reg  [15:0] told_pick_3_out_of_order;
    reg         told_pick_3_has_nscc;
    reg   [6:0] told_pick_3_rcv_cwnd_pend;
    reg         told_pick_3_restore_cwnd;
    reg         told_pick_3_has_credit;
    reg  [23:0] told_pick_3_credit;
    reg  [31:0] told_pick_3_now;
    reg         told_pick_4_valid;
    reg   [2:0] told_pick_4_ccc;
    reg   [3:0] told_pick_4_kind;
    reg  [31:0] told_pick_4_bytes;
    reg  [15:0] told_pick_4_entropy;
    reg         told_pick_4_ecn;
    reg         told_pick_4_rtt_valid;
    reg  [31:0] told_pick_4_rtt;
    reg  [15:0] told_pick_4_out_of_order;
    reg         told_pick_4_has_nscc;
    reg   [6:0] told_pick_4_rcv_cwnd_pend;
    reg         told_pick_4_restore_cwnd;
    reg         told_pick_4_has_credit;
    reg  [23:0] told_pick_4_credit;
    reg  [31:0] told_pick_4_now;
    reg         told_pick_5_valid;
    reg   [2:0] told_pick_5_ccc;
    reg   [3:0] told_pick_5_kind;
    reg  [31:0] told_pick_5_bytes;
    reg  [15:0] told_pick_5_entropy;
    reg         told_pick_5_ecn;
    reg         told_pick_5_rtt_valid;
    reg  [31:0] told_pick_5_rtt;
    reg  [15:0] told_pick_5_out_of_order;
    reg         told_pick_5_has_nscc;
    reg   [6:0] told_pick_5_rcv_cwnd_pend;
    reg         told_pick_5_restore_cwnd;
    reg         told_pick_5_has_credit;
    reg  [23:0] told_pick_5_credit;
    reg  [31:0] told_pick_5_now;
    reg         told_look_valid;
    reg   [2:0] told_look_ccc;
    reg   [3:0] told_look_kind;
    reg  [31:0] told_look_bytes;
    reg  [15:0] told_look_entropy;
    reg         told_look_ecn;
    reg         told_look_rtt_valid;
    reg  [31:0] told_look_rtt;
    reg  [15:0] told_look_out_of_order;
    reg         told_look_has_nscc;
    reg   [6:0] told_look_rcv_cwnd_pend;
    reg         told_look_restore_cwnd;
    reg         told_look_has_credit;
    reg  [23:0] told_look_credit;
    reg  [31:0] told_look_now;
    reg         told_read_valid;
    reg   [2:0] told_read_ccc;
    reg   [3:0] told_read_kind;
    reg  [31:0] told_read_bytes;
    reg  [15:0] told_read_entropy;
    reg         told_read_ecn;
    reg         told_read_rtt_valid;
    reg  [31:0] told_read_rtt;
    reg  [15:0] told_read_out_of_order;
    reg         told_read_has_nscc;
    reg   [6:0] told_read_rcv_cwnd_pend;
    reg         told_read_restore_cwnd;
    reg         told_read_has_credit;
    reg  [23:0] told_read_credit;
    reg  [31:0] told_read_now;
    reg         told_leave_valid;
    reg   [2:0] told_leave_ccc;
    reg   [3:0] told_leave_kind;
    reg  [31:0] told_leave_bytes;
    reg  [15:0] told_leave_entropy;
    reg         told_leave_ecn;
    reg         told_leave_rtt_valid;
    reg  [31:0] told_leave_rtt;
    reg  [15:0] told_leave_out_of_order;
    reg         told_leave_has_nscc;
    reg   [6:0] told_leave_rcv_cwnd_pend;
    reg         told_leave_restore_cwnd;
    reg         told_leave_has_credit;
    reg  [23:0] told_leave_credit;
    reg  [31:0] told_leave_now;
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
    wire        keeps_leave_later_q;
    wire  [7:0] id_leave_later_q;
    wire  [7:0] id_look_later_q;
    wire        is_record_leave_later_q;
    wire        arrives_leave_later_q;

    wire        uses_look = uses_look_later_q;
    wire  [2:0] packet_look_place = packet_look_later_q_place;
    wire  [2:0] packet_look_kind = packet_look_later_q_kind;
    wire        packet_look_rod = packet_look_later_q_rod;
    wire        packet_look_retx = packet_look_later_q_retx;
    wire        packet_look_ar = packet_look_later_q_ar;
    wire        packet_look_syn = packet_look_later_q_syn;
    wire [31:0] packet_look_psn = packet_look_later_q_psn;
    wire [15:0] packet_look_clear_offset = packet_look_later_q_clear_offset;
    wire [15:0] packet_look_opaque = packet_look_later_q_opaque;
    wire [31:0] packet_look_payload = packet_look_later_q_payload;
    wire [15:0] packet_look_spdcid = packet_look_later_q_spdcid;
    wire [15:0] packet_look_dpdcid = packet_look_later_q_dpdcid;
    wire [15:0] packet_look_picked_entropy = packet_look_later_q_picked_entropy;
    wire  [7:0] packet_look_picked_ccc_id = packet_look_later_q_picked_ccc_id;
    wire [23:0] packet_look_picked_credit_target = packet_look_later_q_picked_credit_target;
    wire [31:0] packet_look_handle = packet_look_later_q_handle;
    wire [15:0] packet_look_message = packet_look_later_q_message;
    wire [13:0] packet_look_length = packet_look_later_q_length;
    wire [13:0] packet_look_size = packet_look_later_q_size;
    wire [15:0] kept_now = kept_word;
    wire        keeps_leave = keeps_leave_later_q;
    wire        is_record_leave = is_record_leave_later_q;
    wire  [7:0] id_leave = id_leave_later_q;
    wire  [7:0] id_look = id_look_later_q;
    wire        arrives_leave = arrives_leave_later_q;
    wire [15:0] kept_next_choice = packet_leave_rod && keeps_leave ? kept_now : picked_entropy;
    wire        entropies_enable_term = leaves_leave && is_record_leave;
    wire        told_entropy_term = told_leave_kind == TOLD_KIND_ACK || told_leave_kind == TOLD_KIND_PROBE_ACK;
    wire [15:0] told_entropy_choice = told_entropy_term ? told_leave_entropy : entropies_word;

    forwarding_ram_w16_d8_l2 kept (
        .clk    (clk),
        .rst    (rst),
        .addr   (packet_look_place),
        .enable (uses_look),
        .next   (kept_next_choice),
        .write  (1'b1),
        .word   (kept_word),
        .at     (kept_at),
        .valid  (kept_valid)
    );

    context_copy_w16_n256 entropies (
        .clk    (clk),
        .enable (entropies_enable_term),
        .pdc    (id_leave),
        .data   (kept_next_choice),
        .read   (id_look),
        .word   (entropies_word)
    );

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

    delay_w8_c2 id_leave_later (
        .clk (clk),
        .d   (id_look),
        .q   (id_leave_later_q)
    );

    delay_w8_c6 id_look_later (
        .clk (clk),
        .d   (record),
        .q   (id_look_later_q)
    );

    delay_w1_c8 is_record_leave_later (
        .clk (clk),
        .d   (is_record),
        .q   (is_record_leave_later_q)
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
            told_pick_1_valid <= 1'b0;
            told_pick_2_valid <= 1'b0;
            told_pick_3_valid <= 1'b0;
            told_pick_4_valid <= 1'b0;
            told_pick_5_valid <= 1'b0;
            told_look_valid <= 1'b0;
            told_read_valid <= 1'b0;
            told_leave_valid <= 1'b0;
            left <= 1'b0;
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
            told_pick_1_valid <= congestion_valid;
            told_pick_2_valid <= told_pick_1_valid;
            told_pick_3_valid <= told_pick_2_valid;
            told_pick_4_valid <= told_pick_3_valid;
            told_pick_5_valid <= told_pick_4_valid;
            told_look_valid <= told_pick_5_valid;
            told_read_valid <= told_look_valid;
            told_leave_valid <= told_read_valid;
            left <= leaves_leave;
            told_valid <= told_leave_valid;
            departed_enable <= entropies_enable_term;
            arrived_enable <= arrives_leave;
        end
    end

    always @(posedge clk) begin
        packet_read_place <= packet_look_place;
        packet_read_kind <= packet_look_kind;
        packet_read_rod <= packet_look_rod;
        packet_read_retx <= packet_look_retx;
        packet_read_ar <= packet_look_ar;
        packet_read_syn <= packet_look_syn;
        packet_read_psn <= packet_look_psn;
        packet_read_clear_offset <= packet_look_clear_offset;
        packet_read_opaque <= packet_look_opaque;
        packet_read_payload <= packet_look_payload;
        packet_read_spdcid <= packet_look_spdcid;
        packet_read_dpdcid <= packet_look_dpdcid;
        packet_read_picked_entropy <= packet_look_picked_entropy;
        packet_read_picked_ccc_id <= packet_look_picked_ccc_id;
        packet_read_picked_credit_target <= packet_look_picked_credit_target;
        packet_read_handle <= packet_look_handle;
        packet_read_message <= packet_look_message;
        packet_read_length <= packet_look_length;
        packet_read_size <= packet_look_size;
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
        told_pick_1_ccc <= congestion_ccc;
        told_pick_1_kind <= congestion_kind;
        told_pick_1_bytes <= congestion_bytes;
        told_pick_1_entropy <= congestion_entropy;
        told_pick_1_ecn <= congestion_ecn;
        told_pick_1_rtt_valid <= congestion_rtt_valid;
        told_pick_1_rtt <= congestion_rtt;
        told_pick_1_out_of_order <= congestion_out_of_order;
        told_pick_1_has_nscc <= congestion_has_nscc;
        told_pick_1_rcv_cwnd_pend <= congestion_rcv_cwnd_pend;
        told_pick_1_restore_cwnd <= congestion_restore_cwnd;
        told_pick_1_has_credit <= congestion_has_credit;
        told_pick_1_credit <= congestion_credit;
        told_pick_1_now <= congestion_now;
        told_pick_2_ccc <= told_pick_1_ccc;
        told_pick_2_kind <= told_pick_1_kind;
        told_pick_2_bytes <= told_pick_1_bytes;
        told_pick_2_entropy <= told_pick_1_entropy;
        told_pick_2_ecn <= told_pick_1_ecn;
        told_pick_2_rtt_valid <= told_pick_1_rtt_valid;
        told_pick_2_rtt <= told_pick_1_rtt;
        told_pick_2_out_of_order <= told_pick_1_out_of_order;
        told_pick_2_has_nscc <= told_pick_1_has_nscc;
        told_pick_2_rcv_cwnd_pend <= told_pick_1_rcv_cwnd_pend;
        told_pick_2_restore_cwnd <= told_pick_1_restore_cwnd;
        told_pick_2_has_credit <= told_pick_1_has_credit;
        told_pick_2_credit <= told_pick_1_credit;
        told_pick_2_now <= told_pick_1_now;
        told_pick_3_ccc <= told_pick_2_ccc;
        told_pick_3_kind <= told_pick_2_kind;
        told_pick_3_bytes <= told_pick_2_bytes;
        told_pick_3_entropy <= told_pick_2_entropy;
        told_pick_3_ecn <= told_pick_2_ecn;
        told_pick_3_rtt_valid <= told_pick_2_rtt_valid;
        told_pick_3_rtt <= told_pick_2_rtt;
        told_pick_3_out_of_order <= told_pick_2_out_of_order;
        told_pick_3_has_nscc <= told_pick_2_has_nscc;
        told_pick_3_rcv_cwnd_pend <= told_pick_2_rcv_cwnd_pend;
        told_pick_3_restore_cwnd <= told_pick_2_restore_cwnd;
        told_pick_3_has_credit <= told_pick_2_has_credit;
        told_pick_3_credit <= told_pick_2_credit;
        told_pick_3_now <= told_pick_2_now;
        told_pick_4_ccc <= told_pick_3_ccc;
        told_pick_4_kind <= told_pick_3_kind;
        told_pick_4_bytes <= told_pick_3_bytes;
        told_pick_4_entropy <= told_pick_3_entropy;
        told_pick_4_ecn <= told_pick_3_ecn;
        told_pick_4_rtt_valid <= told_pick_3_rtt_valid;
        told_pick_4_rtt <= told_pick_3_rtt;
        told_pick_4_out_of_order <= told_pick_3_out_of_order;
        told_pick_4_has_nscc <= told_pick_3_has_nscc;
        told_pick_4_rcv_cwnd_pend <= told_pick_3_rcv_cwnd_pend;
        told_pick_4_restore_cwnd <= told_pick_3_restore_cwnd;
        told_pick_4_has_credit <= told_pick_3_has_credit;
        told_pick_4_credit <= told_pick_3_credit;
        told_pick_4_now <= told_pick_3_now;
        told_pick_5_ccc <= told_pick_4_ccc;
        told_pick_5_kind <= told_pick_4_kind;
        told_pick_5_bytes <= told_pick_4_bytes;
        told_pick_5_entropy <= told_pick_4_entropy;
        told_pick_5_ecn <= told_pick_4_ecn;
        told_pick_5_rtt_valid <= told_pick_4_rtt_valid;
        told_pick_5_rtt <= told_pick_4_rtt;
        told_pick_5_out_of_order <= told_pick_4_out_of_order;
        told_pick_5_has_nscc <= told_pick_4_has_nscc;
        told_pick_5_rcv_cwnd_pend <= told_pick_4_rcv_cwnd_pend;
        told_pick_5_restore_cwnd <= told_pick_4_restore_cwnd;
        told_pick_5_has_credit <= told_pick_4_has_credit;
        told_pick_5_credit <= told_pick_4_credit;
        told_pick_5_now <= told_pick_4_now;
        told_look_ccc <= told_pick_5_ccc;
        told_look_kind <= told_pick_5_kind;
        told_look_bytes <= told_pick_5_bytes;
        told_look_entropy <= told_pick_5_entropy;
        told_look_ecn <= told_pick_5_ecn;
        told_look_rtt_valid <= told_pick_5_rtt_valid;
        told_look_rtt <= told_pick_5_rtt;
        told_look_out_of_order <= told_pick_5_out_of_order;
        told_look_has_nscc <= told_pick_5_has_nscc;
        told_look_rcv_cwnd_pend <= told_pick_5_rcv_cwnd_pend;
        told_look_restore_cwnd <= told_pick_5_restore_cwnd;
        told_look_has_credit <= told_pick_5_has_credit;
        told_look_credit <= told_pick_5_credit;
        told_look_now <= told_pick_5_now;
        told_read_ccc <= told_look_ccc;
        told_read_kind <= told_look_kind;
        told_read_bytes <= told_look_bytes;
        told_read_entropy <= told_look_entropy;
        told_read_ecn <= told_look_ecn;
        told_read_rtt_valid <= told_look_rtt_valid;
        told_read_rtt <= told_look_rtt;
        told_read_out_of_order <= told_look_out_of_order;
        told_read_has_nscc <= told_look_has_nscc;
        told_read_rcv_cwnd_pend <= told_look_rcv_cwnd_pend;
        told_read_restore_cwnd <= told_look_restore_cwnd;
        told_read_has_credit <= told_look_has_credit;
        told_read_credit <= told_look_credit;
        told_read_now <= told_look_now;
        told_leave_ccc <= told_read_ccc;
        told_leave_kind <= told_read_kind;
        told_leave_bytes <= told_read_bytes;
        told_leave_entropy <= told_read_entropy;
        told_leave_ecn <= told_read_ecn;
        told_leave_rtt_valid <= told_read_rtt_valid;
        told_leave_rtt <= told_read_rtt;
        told_leave_out_of_order <= told_read_out_of_order;
        told_leave_has_nscc <= told_read_has_nscc;
        told_leave_rcv_cwnd_pend <= told_read_rcv_cwnd_pend;
        told_leave_restore_cwnd <= told_read_restore_cwnd;
        told_leave_has_credit <= told_read_has_credit;
        told_leave_credit <= told_read_credit;
        told_leave_now <= told_read_now;
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
        told_ccc <= told_leave_ccc;
        told_kind <= told_leave_kind;
        told_bytes <= told_leave_bytes;
        told_entropy <= told_leave_kind == TOLD_KIND_SENT ? kept_next_choice : told_entropy_choice;
        told_ecn <= told_leave_ecn;
        told_rtt_valid <= told_leave_rtt_valid;
        told_rtt <= told_leave_rtt;
        told_out_of_order <= told_leave_out_of_order;
        told_has_nscc <= told_leave_has_nscc;
        told_rcv_cwnd_pend <= told_leave_rcv_cwnd_pend;
        told_restore_cwnd <= told_leave_restore_cwnd;
        told_has_credit <= told_leave_has_credit;
        told_credit <= told_leave_credit;
        told_now <= told_leave_now;
        departed_record <= id_leave;
        departed_entropy <= kept_next_choice;
        departed_sent_at <= told_leave_now;
        arrived_place <= packet_leave_place;
        arrived_record <= id_leave;
    end

    assign pick_valid = leaves;
    assign pick_ccc = ccc;
    assign pick_place = packet_place;
    assign pick_size = packet_size;
    assign pick_ordered = packet_rod;

    wire _unused_ok = &{1'b0, packet_leave_picked_entropy, packet_leave_picked_ccc_id, packet_leave_picked_credit_target, kept_at, kept_valid};

endmodule

`default_nettype wire
